"""One search bot for every game: Monte Carlo tree search over information sets.

Each simulation guesses a full state that the seat cannot tell from the true one (`resample`), walks down
a tree shared by all guesses, adds a leaf, plays a little at random, and asks the game how well everybody
stands. Which choices exist may differ from guess to guess, so a choice competes by how often it was
*available* (Cowling, Powley, Whitehouse: Information Set Monte Carlo Tree Search, 2012). Every seat in
the tree maximizes its own promise.
"""

from __future__ import annotations

import math
import time
from collections.abc import Callable
from typing import Final

from nightmarket.bots.base import Bot, Glimpse, register
from nightmarket.bots.playout import first_asked
from nightmarket.kernel import CLOCK, Game, Luck, State, legal, settle, step

CURIOSITY: Final = 0.3  # weight of what was tried little; promises lie between 0 and 1


class Node:
    """A choice in the tree, seen from the seat that makes it."""

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.visits = 0
        self.available = 0
        self.total = 0.0
        self.children: dict[int, Node] = {}


class SearchBot(Bot):
    """Searches for a number of simulations, or for a time, or until it is hurried.

    Bounded by simulations it is deterministic under its seed.
    """

    def __init__(
        self,
        seed: int,
        simulations: int = 400,
        seconds: float = 0.0,
        depth: int = 16,
        curiosity: float = CURIOSITY,
        hurried: Callable[[], bool] | None = None,
    ) -> None:
        self.rng = Luck.seeded(seed)
        self.simulations = simulations
        self.seconds = seconds  # 0: no limit
        self.depth = (
            depth  # random choices after the leaf, before the game is asked for its promise
        )
        self.curiosity = curiosity
        self.hurried = hurried
        self.done = 0  # simulations of the last search
        self.root = Node(0)  # of the last search, for those who want to look

    def choose(self, glimpse: Glimpse) -> int:
        choices = glimpse.choices
        self.done = 0
        if len(choices) == 1:
            return choices[0]
        self.root = root = Node(glimpse.seat)
        until = time.monotonic() + self.seconds if self.seconds else 0.0
        while self.done < self.simulations:
            self.simulate(glimpse.game, glimpse.guess(self.rng), root, glimpse.seat)
            self.done += 1
            if self.done % 16 == 0:
                if until and time.monotonic() > until:
                    break
                if self.hurried is not None and self.hurried():
                    break
        best, most = choices[0], -1.0
        for choice in choices:
            child = root.children.get(choice)
            if child is not None:
                value = child.visits + child.total / (child.visits + 1)
                if value > most:
                    best, most = choice, value
        return best

    def simulate(self, game: Game, s: State, root: Node, searcher: int) -> None:
        rng = self.rng
        path = [root]
        node = root
        while s.stack:
            # At the root it is the searcher's choice, whoever else is asked at the same time.
            seat = searcher if node is root else first_asked(s)
            choices = legal(s, seat)
            if seat == CLOCK:
                step(s, seat, choices[rng.below(len(choices))])
                continue
            fresh = 0  # choices that have no node yet, and one of them at random
            pick = -1
            for choice in choices:
                if choice not in node.children:
                    fresh += 1
                    if rng.below(fresh) == 0:
                        pick = choice
            if fresh:
                child = Node(seat)
                child.available = node.visits + 1
                node.children[pick] = child
                path.append(child)
                step(s, seat, pick)
                break
            node, pick = best_child(node, choices, self.curiosity)
            path.append(node)
            step(s, seat, pick)
        rollout(s, rng, min(self.depth, game.aimless))
        promise = game.promise(s)
        for visited in path:
            visited.visits += 1
            visited.total += promise[visited.seat]


def rollout(s: State, rng: Luck, limit: int) -> None:
    """Random play that first picks what to do and then how.

    Many questions are "one more of these, or stop". Picked evenly, the one way to stop would drown among
    the twenty ways to go on, and every roll-out would place, pay or discard all it can.
    """
    stack = s.stack
    words = s.words()
    for _ in range(limit):
        if not stack:
            return
        top = stack[-1]
        who = top.asks(s)
        seat = who[0] if len(who) == 1 else who[rng.below(len(who))]
        choices = top.choices(s, seat)
        n = len(choices)
        low, high = 0, n
        if n > 2:
            starts = [0]
            verb = words.of(choices[0])
            for i in range(1, n):
                if not verb.holds(choices[i]):
                    verb = words.of(choices[i])
                    starts.append(i)
            if len(starts) > 1:
                group = rng.below(len(starts))
                low = starts[group]
                high = starts[group + 1] if group + 1 < len(starts) else n
        top.choose(s, seat, choices[low + rng.below(high - low)])
        settle(s)


def best_child(node: Node, choices: list[int], curiosity: float) -> tuple[Node, int]:
    """The child with the highest upper confidence bound among the choices available now."""
    best: Node | None = None
    pick = -1
    most = -1.0
    for choice in choices:
        child = node.children[choice]
        child.available += 1
        value = child.total / child.visits + curiosity * math.sqrt(
            math.log(child.available) / child.visits
        )
        if value > most:
            best, pick, most = child, choice, value
    assert best is not None
    return best, pick


def _plain(seed: int, numbers: list[int]) -> Bot:
    """`plain:SIMULATIONS:DEPTH`: the search without lore, to measure others against."""
    simulations = numbers[0] if numbers else 400
    return SearchBot(seed, simulations, 0.0, numbers[1] if len(numbers) > 1 else 16)


register("plain", _plain)
