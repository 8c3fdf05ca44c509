"""Lore: what a good player of a game knows, beside its rules. Bots that search are guided by it.

It is no rule: nothing here decides what is legal, what is seen or who wins. A game without lore is
searched all the same, only less well.
"""

from __future__ import annotations

import math

from mypy_extensions import mypyc_attr

from nightmarket.kernel.core import State, step
from nightmarket.kernel.game import Game, Luck


@mypyc_attr(allow_interpreted_subclasses=True)
class Belief:
    """What a seat makes of the things it cannot see. This one takes every deal for as likely."""

    def adjust(self, t: State, rng: Luck) -> None:
        """Change what is hidden in an evenly dealt guess, so that likely things come up more often."""


EVEN = Belief()


@mypyc_attr(allow_interpreted_subclasses=True)
class Lore:
    """How a game is played well. Asked in guesses only: what stands there, the seat may suppose."""

    def __init__(self, game: Game) -> None:
        self.game = game

    def believe(self, t: State, seat: int) -> Belief:
        """Beliefs of a seat, drawn from what is public in `t`."""
        return EVEN

    def decide(self, t: State, seat: int, choices: list[int]) -> int:
        """A choice that knowledge settles without a search; -1 when it is worth thinking about."""
        return -1

    def weights(self, s: State, seat: int, choices: list[int]) -> list[float]:
        """How likely a good player takes each choice, in any measure; 0: never. For the tree.

        Unless a game knows better: by what the eye sees right after it.
        """
        return self.peek(s, seat, choices, 0.02)

    def ponder(
        self, t: State, seat: int, choices: list[int], belief: Belief, rng: Luck
    ) -> list[float]:
        """The same for the true table, of which `t` is a guess, when there is no search behind it."""
        belief.adjust(t, rng)
        return self.weights(t, seat, choices)

    def quick(self, s: State, seat: int, choices: list[int]) -> list[float]:
        """The same for moves behind the tree, where it must be cheap. Empty: they are all the same."""
        return []

    def eye(self, s: State) -> list[float]:
        """How well each seat stands, 0 to 1; at the end who won."""
        return self.game.promise(s)

    def moment(self, s: State) -> int:
        """A number that changes when a turn is over: the eye judges best between turns."""
        return 0

    # -- for who looks back and explains: see docs/analysis.md

    def heat(self) -> float:
        """Chances to win are what the eye says to this power: above one, it is too modest. Measured by
        tools/calibrate.py."""
        return 1.0

    def traits(self) -> tuple[str, ...]:
        """What the eye looks at, by name; each has its messages `<prefix>-reason-<trait>`."""
        return ()

    def weigh(self, s: State) -> list[list[float]]:
        """By seat: what each trait counts for there, in any one measure; more is better for the seat."""
        return []

    def facts(self, s: State, seat: int) -> dict[str, str]:
        """What a sentence about a seat's own traits may name beside them, as values of domains."""
        return {}

    def secrets(self, s: State, seat: int) -> list[tuple[int, str]]:
        """What others hold that this seat wonders about: whose, and `domain:value`."""
        return []

    def peek(self, s: State, seat: int, choices: list[int], heat: float) -> list[float]:
        """Weights from a look one choice ahead; a choice worse by `heat` is e times rarer."""
        values: list[float] = []
        best = 0.0
        for choice in choices:
            t = s.clone()
            step(t, seat, choice)
            value = self.eye(t)[seat]
            values.append(value)
            if value > best:
                best = value
        return [math.exp((value - best) / heat) for value in values]
