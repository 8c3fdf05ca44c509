"""Lore: what a good player of a game knows, beside its rules. Bots that search are guided by it.

It is no rule: nothing here decides what is legal, what is seen or who wins. A game without lore is
searched all the same, only less well.
"""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from nightmarket.kernel.core import State
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
        """How likely a good player takes each choice, in any measure; 0: never. Cheap.

        Empty: they are all the same.
        """
        return []

    def eye(self, s: State) -> list[float]:
        """How well each seat stands, 0 to 1; at the end who won."""
        return self.game.promise(s)
