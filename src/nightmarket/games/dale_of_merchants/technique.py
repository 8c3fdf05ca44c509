"""What a card does, and how a set comes into the game: rows, effects and questions in one place."""

from __future__ import annotations

from typing import Any, Final

from nightmarket.games.dale_of_merchants.cards import (
    CALM,
    CARD,
    CHANCY,
    COPIES,
    DEARER,
    FEWER,
    HIGHER,
    LIMIT,
    NASTY,
    PER_SET,
    ROOM,
    SET_OF,
    SETS,
    TRAITS,
    VALUE,
)
from nightmarket.games.dale_of_merchants.state import Dale
from nightmarket.kernel import Asking, Frame


class Effect:
    """The effect of one card. Steps are those of the card text: reactions come in between (DM-78).

    A step is carried out at once or pushes the question it needs; False means there is no such step.
    """

    def play(self, s: Dale, seat: int, step: int, arg: int) -> bool:
        """The immediate part, when the card is played as a technique."""
        return False

    def later(self, s: Dale, seat: int, step: int) -> bool:
        """The delayed part, at the start of the owner's next turn (DM-33)."""
        return False

    def react(self, s: Dale, seat: int) -> None:
        """The effect of an owl that was shown (DM-76)."""

    def places_itself(self) -> bool:
        """Whether the card goes somewhere else than to the discard pile by its own effect (DM-46)."""
        return False


NOTHING: Final = Effect()  # for passives: the rules look at their rows
EFFECTS: Final[list[Effect]] = [NOTHING] * ROOM  # by kind
SET_FRAMES: Final[list[type[Frame[Any]]]] = []  # questions of single cards


class Card:
    """A row of a set."""

    def __init__(
        self,
        name: str,
        value: int,
        copies: int,
        traits: int,
        effect: Effect = NOTHING,
        dearer: int = 0,
        higher: int = 0,
        fewer: int = 0,
        limit: int = 0,
        rulings: tuple[int, ...] = (),
    ) -> None:
        self.name = name
        self.value = value
        self.copies = copies
        self.traits = traits
        self.effect = effect
        self.dearer = dearer
        self.higher = higher
        self.fewer = fewer
        self.limit = limit
        self.rulings = rulings  # numbers of the rules that speak of it


FOLK: Final[dict[str, tuple[Card, ...]]] = {}


def add_set(
    number: int,
    name: str,
    calm: int,
    chancy: int,
    nasty: int,
    cards: tuple[Card, ...],
    frames: tuple[type[Frame[Any]], ...] = (),
) -> None:
    """Bring a set into the game. Its number is permanent; moods: 0 suits best."""
    while len(SETS) <= number:
        SETS.append("")
        for moods in (CALM, CHANCY, NASTY):
            moods.append(0)
    SETS[number] = name
    CALM[number], CHANCY[number], NASTY[number] = calm, chancy, nasty
    FOLK[name] = cards
    for i in range(PER_SET):
        kind, card = 1 + number * PER_SET + i, cards[i]
        CARD.call(kind, card.name)
        VALUE[kind], COPIES[kind], TRAITS[kind] = card.value, card.copies, card.traits
        DEARER[kind], HIGHER[kind], FEWER[kind] = card.dearer, card.higher, card.fewer
        LIMIT[kind] = card.limit
        SET_OF[kind] = number
        EFFECTS[kind] = card.effect
    SET_FRAMES.extend(frames)


class Question(Asking[Dale]):
    """A question to one seat."""


class Countdown(Question):
    """A question that comes back as long as something is left to choose."""

    def __init__(self, seat: int, left: int) -> None:
        super().__init__(seat)
        self.left = left

    def row(self) -> list[int]:
        return [self.seat, self.left]
