"""Choices compared as the seat could have compared them: on the same guesses, with the same luck."""

from __future__ import annotations

import math
from typing import Final

from nightmarket.analysis.eye import Eye, add
from nightmarket.analysis.told import Choosing, Weighed
from nightmarket.kernel import Luck, State, asked, legal, step

MOST: Final = 24  # choices that are compared at all
FINALISTS: Final = 4  # and those that are looked at closely, with what was done
DOUBT: Final = 2.0  # a difference of fewer standard errors is none
LINE: Final = 4  # choices shown after the best


class Candidate:
    """A choice, and what came of it on every guess."""

    def __init__(self, choice: int, seats: int) -> None:
        self.choice = choice
        self.values: list[list[float]] = []  # shares by seat, one row a guess
        self.traits: list[list[float]] = []  # summed over the guesses looked at closely
        self.mean = 0.0

    def average(self, seats: int) -> list[float]:
        total = [0.0] * seats
        for row in self.values:
            add(total, row, len(self.values))
        return total


def compare(
    eye: Eye, s: State, seat: int, played: int, first: int, then: int, rng: Luck
) -> Choosing | None:
    """`first` guesses for every choice, `then` more for the best; None where there was no choice."""
    choices = legal(s, seat)
    if len(choices) < 2:
        return None
    guesses = eye.guesses(s, seat, first + then, rng)
    likely = shortlist(eye, guesses[0], seat, choices, played)
    field = [Candidate(choice, eye.seats) for choice in likely]
    rally(eye, field, guesses[:first], seat, rng, False)
    order = ranked(field, seat)
    finalists = [c for i, c in enumerate(order) if i < FINALISTS or c.choice == played]
    rally(eye, finalists, guesses[first:], seat, rng, True)
    finalists = ranked(finalists, seat)
    best = finalists[0]
    done = next(c for c in field if c.choice == played)
    order = finalists + [c for c in order if c not in finalists]
    chance = {c.choice: eye.scaled(c.average(eye.seats))[seat] for c in order}
    others = [chance[c.choice] for c in order if c is not done]
    lost = gained = 0.0
    if best is not done:
        lost = certain(best, done, seat, chance[best.choice] - chance[played])
    else:
        gained = certain(done, finalists[1], seat, chance[played] - sum(others) / len(others))
    text = eye.game.text
    found = Choosing(
        seat,
        text(played),
        len(choices),
        [Weighed(text(c.choice), round(chance[c.choice], 4)) for c in order],
        round(lost, 4),
        round(gained, 4),
        line(eye, guesses[0], seat, best.choice),
        "",
        seat,
        {},
    )
    explain(eye, found, best, done if best is not done else finalists[1], guesses[0], seat)
    return found


def shortlist(eye: Eye, t: State, seat: int, choices: list[int], played: int) -> list[int]:
    """All of them, or those a good player thinks of, and what was done."""
    if len(choices) <= MOST:
        return choices
    weights = eye.lore.weights(t, seat, choices)
    order = sorted(range(len(choices)), key=lambda i: -weights[i])[:MOST]
    kept = {choices[i] for i in order} | {played}
    return [choice for choice in choices if choice in kept]


def rally(
    eye: Eye, field: list[Candidate], guesses: list[State], seat: int, rng: Luck, closely: bool
) -> None:
    """Try each of them on each guess; what luck brings there is the same for all."""
    for guess in guesses:
        words = rng.fresh()
        for one in field:
            t = guess.clone()
            step(t, seat, one.choice)
            eye.ahead(t, Luck(words[:]))
            one.values.append(eye.see(t))
            if closely:
                row = eye.lore.weigh(t) if t.stack else []
                if row and not one.traits:
                    one.traits = [[0.0] * len(mine) for mine in row]
                for i, mine in enumerate(row):
                    add(one.traits[i], mine, len(guesses))


def ranked(field: list[Candidate], seat: int) -> list[Candidate]:
    """The best first; of equals the one that the rules name first."""
    for one in field:
        one.mean = sum([row[seat] for row in one.values]) / len(one.values)
    return sorted(field, key=lambda one: -one.mean)


def certain(better: Candidate, worse: Candidate, seat: int, difference: float) -> float:
    """The difference, if guess by guess it is clear enough; else nothing."""
    gaps = [a[seat] - b[seat] for a, b in zip(better.values, worse.values, strict=False)]
    mean = sum(gaps) / len(gaps)
    spread = sum([(gap - mean) ** 2 for gap in gaps]) / max(1, len(gaps) - 1)
    clear = mean > DOUBT * math.sqrt(spread / len(gaps))
    return max(0.0, difference) if clear else 0.0


def line(eye: Eye, guess: State, seat: int, choice: int) -> list[str]:
    """How a good player would have gone on with this turn."""
    found: list[str] = []
    t = guess.clone()
    turn = eye.lore.moment(t)
    step(t, seat, choice)
    while len(found) < LINE and t.stack and asked(t) == [seat] and eye.lore.moment(t) == turn:
        choices = legal(t, seat)
        pick = choices[0]
        if len(choices) > 1:
            weights = eye.lore.weights(t, seat, choices)
            pick = choices[weights.index(max(weights))]
            found.append(eye.game.text(pick))
        step(t, seat, pick)
    return found


def explain(
    eye: Eye, found: Choosing, best: Candidate, other: Candidate, guess: State, seat: int
) -> None:
    """The trait that moved most in favour of the seat: its own, or an opponent's."""
    most = 0.0
    names = eye.lore.traits()
    allies = next(side for side in eye.sides if seat in side)
    for who in range(min(len(best.traits), len(other.traits))):
        sign = 1.0 if who in allies else -1.0
        for i, name in enumerate(names):
            moved = sign * (best.traits[who][i] - other.traits[who][i])
            # Others are many: what one does to oneself explains more.
            moved *= 1.0 if who in allies else 0.7
            if moved > most:
                most = moved
                found.reason, found.about = name, who
    if found.reason and found.about == seat:
        found.facts = eye.lore.facts(guess, seat)
