"""What a card does. Each set fills in its own effects, see `effects`."""

from __future__ import annotations

from typing import Final

from nightmarket.games.dale_of_merchants.cards import NAMES
from nightmarket.games.dale_of_merchants.state import Dale


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


EFFECTS: Final[list[Effect]] = [Effect() for _ in NAMES]  # by kind
