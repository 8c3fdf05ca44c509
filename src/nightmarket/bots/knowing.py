"""A search that knows the game: the tree follows a game's lore, and so do the moves behind its leaves.

As in the plain search (search.py) each simulation guesses a full state and walks down a tree shared by
all guesses. What differs:

- hidden things are guessed as likely as they are (`Lore.believe`);
- the own choices are compared on the same guesses, with the same luck, and the worse half of them is
  left out again and again (sequential halving: Karnin, Koren, Somekh 2013), so little is lost to chance;
- below that a choice is tried the more the better a good player likes it (`Lore.weights` as the prior of
  PUCT: Rosin 2011), the moves after a leaf are drawn alike, and `Lore.eye` judges where they end.
"""

from __future__ import annotations

import math
import time
from collections.abc import Callable
from typing import Final

from nightmarket.bots.base import Bot, Glimpse
from nightmarket.bots.playout import first_asked
from nightmarket.kernel import CLOCK, Luck, State, Words, legal, settle, step
from nightmarket.kernel.lore import Lore

CURIOSITY: Final = 0.25  # weight of what is likely good but tried little
OPEN: Final = 0.25  # part of the prior that is the same for every choice the lore allows
TRUST: Final = 0.05  # what the prior counts for where choices seem equal
DOUBT: Final = 0.05  # how much worse than its parent an untried choice is taken to be
MOST: Final = 24  # own choices that are compared at all
LEAST: Final = 8  # simulations for each of them, on average
STRAY: Final = 5  # behind the tree one choice in so many is not the likeliest


class Branch:
    """A choice in the tree, seen from the seat that makes it."""

    def __init__(self, seat: int, prior: float) -> None:
        self.seat = seat
        self.prior = prior
        self.visits = 0
        self.total = 0.0
        self.children: dict[int, Branch] = {}


class KnowingBot(Bot):
    """Searches by a game's lore; without simulations it takes what it likes best, or follows a whim.

    Bounded by simulations it is deterministic under its seed.
    """

    def __init__(
        self,
        lore: Lore,
        seed: int,
        simulations: int = 400,
        seconds: float = 0.0,
        depth: int = 40,
        turns: int = 1,
        whim: int = 0,
        hurried: Callable[[], bool] | None = None,
    ) -> None:
        self.lore = lore
        self.rng = Luck.seeded(seed)
        self.simulations = simulations
        self.seconds = seconds  # 0: no limit
        self.depth = depth  # choices after the leaf, at most, before the eye judges
        self.turns = turns  # or turns, whichever ends first
        self.whim = whim  # in a hundred choices: so many are what came to mind, good things oftener
        self.hurried = hurried
        self.done = 0  # simulations of the last search
        self.root = Branch(0, 1.0)

    def choose(self, glimpse: Glimpse) -> int:
        choices = glimpse.choices
        self.done = 0
        if len(choices) == 1:
            return choices[0]
        lore, rng, seat = self.lore, self.rng, glimpse.seat
        guess = glimpse.guess(rng)
        decided = lore.decide(guess, seat, choices)
        if decided >= 0:
            return decided
        belief = lore.believe(guess, seat)
        whim = rng.below(100) < self.whim
        if self.simulations <= 0 or whim:
            weights = lore.ponder(guess, seat, choices, belief, rng)
            if whim:
                return choices[lot([math.sqrt(w) for w in weights], len(choices), rng)]
            return choices[weights.index(max(weights))]
        self.root = root = Branch(seat, 1.0)
        until = time.monotonic() + self.seconds if self.seconds else 0.0
        grow(root, seat, choices, lore.weights(guess, seat, choices))
        left = self.rank(choices, min(MOST, max(2, self.simulations // LEAST)))
        while len(left) > 1:
            # Every halving gets the same share of the work; the last one what is left.
            halvings = (len(left) - 1).bit_length()
            share = (self.simulations - self.done) // halvings
            for _ in range(max(1, share // len(left))):
                t = glimpse.guess(rng)
                belief.adjust(t, rng)
                for choice in left:
                    self.simulate(t.clone(), choice, seat)
                self.done += len(left)
                if until and time.monotonic() > until:
                    return self.rank(left, 1)[0]
                if self.hurried is not None and self.hurried():
                    return self.rank(left, 1)[0]
            left = self.rank(left, (len(left) + 1) // 2)
        return left[0]

    def rank(self, choices: list[int], count: int) -> list[int]:
        """The best of these choices, by what was seen of them so far."""
        scored: list[tuple[float, int]] = []
        for i in range(len(choices)):
            child = self.root.children[choices[i]]
            if child.prior > 0.0 or len(choices) == 1:
                value = child.total / child.visits if child.visits else 0.0
                scored.append((-value - TRUST * child.prior, i))
        if not scored:
            return choices[:count]
        scored.sort()
        return [choices[i] for _, i in scored[:count]]

    def simulate(self, s: State, choice: int, seat: int) -> None:
        """One walk down the tree from an own choice, and what comes of it."""
        rng, lore = self.rng, self.lore
        node = self.root.children[choice]
        path = [node]
        fresh = node.visits == 0
        step(s, seat, choice)
        while s.stack and not fresh:
            asked = first_asked(s)
            choices = legal(s, asked)
            if asked == CLOCK:
                step(s, asked, choices[rng.below(len(choices))])
                continue
            if len(choices) == 1:
                step(s, asked, choices[0])
                continue
            node, pick = self.best(node, s, asked, choices)
            path.append(node)
            fresh = node.visits == 0
            step(s, asked, pick)
        if fresh:
            follow(s, lore, rng, self.depth, self.turns)
        found = lore.eye(s)
        for visited in path:
            visited.visits += 1
            visited.total += found[visited.seat]

    def best(self, node: Branch, s: State, seat: int, choices: list[int]) -> tuple[Branch, int]:
        """The choice to try next: the value seen so far, and how likely it is good."""
        children = node.children
        for choice in choices:
            if choice not in children:
                grow(node, seat, choices, self.lore.weights(s, seat, choices))
                break
        own = 0.5
        if node.seat == seat and node.visits:
            own = node.total / node.visits
        reach = CURIOSITY * math.sqrt(node.visits + 1)
        found: Branch | None = None
        pick = -1
        most = -1e9
        for choice in choices:
            child = children[choice]
            value = child.total / child.visits if child.visits else own - DOUBT
            value += reach * child.prior / (1 + child.visits)
            if value > most and child.prior > 0.0:
                found, pick, most = child, choice, value
        if found is None:  # nothing a good player would do is legal in this guess
            pick = choices[0]
            found = children[pick]
        return found, pick


def grow(node: Branch, seat: int, choices: list[int], weights: list[float]) -> None:
    """Add the choices that this guess brings; priors of a node sum up to one for the first guess."""
    total = 0.0
    allowed = 0
    for w in weights:
        total += w
        if w > 0.0:
            allowed += 1
    even = 1.0 / len(choices)
    for i in range(len(choices)):
        if choices[i] not in node.children:
            if total <= 0.0:
                prior = even
            elif weights[i] > 0.0:
                prior = (1.0 - OPEN) * weights[i] / total + OPEN / allowed
            else:
                prior = 0.0
            node.children[choices[i]] = Branch(seat, prior)


def follow(s: State, lore: Lore, rng: Luck, limit: int, turns: int) -> None:
    """Play on as the lore says: so many turns, and no more than so many real choices."""
    stack = s.stack
    left = limit
    words = s.words()
    moment = lore.moment(s)
    while stack and left > 0:
        top = stack[-1]
        who = top.asks(s)
        seat = who[0] if len(who) == 1 else who[rng.below(len(who))]
        choices = top.choices(s, seat)
        n = len(choices)
        if n == 1:
            pick = choices[0]
        else:
            left -= 1
            weights = lore.quick(s, seat, choices)
            pick = choices[draw(weights, n, rng)] if weights else pick_kind(words, choices, rng)
        top.choose(s, seat, pick)
        settle(s)
        now = lore.moment(s)
        if now != moment:
            moment = now
            turns -= 1
            if turns <= 0:
                return


def pick_kind(words: Words, choices: list[int], rng: Luck) -> int:
    """First what to do, then how, each as likely: see `rollout` of the plain search."""
    starts = [0]
    verb = words.of(choices[0])
    for i in range(1, len(choices)):
        if not verb.holds(choices[i]):
            verb = words.of(choices[i])
            starts.append(i)
    group = rng.below(len(starts))
    high = starts[group + 1] if group + 1 < len(starts) else len(choices)
    return choices[starts[group] + rng.below(high - starts[group])]


def draw(weights: list[float], n: int, rng: Luck) -> int:
    """An index: mostly the one that weighs most, else any, as likely as its weight."""
    if rng.below(STRAY):
        best = 0
        for i in range(1, n):
            if weights[i] > weights[best]:
                best = i
        return best
    return lot(weights, n, rng)


def lot(weights: list[float], n: int, rng: Luck) -> int:
    """An index, as likely as its weight."""
    total = 0.0
    for w in weights:
        total += w
    if total <= 0.0:
        return rng.below(n)
    at = total * rng.below(1 << 20) / (1 << 20)
    for i in range(n):
        at -= weights[i]
        if at < 0.0:
            return i
    return n - 1
