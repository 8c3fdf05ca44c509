"""Recruit: pile after pile, privately, until something is taken (SB-23 to SB-30)."""

from __future__ import annotations

from nightmarket.games.shadow_blades.cards import PILES
from nightmarket.games.shadow_blades.deeds import draw, into_hand, refill
from nightmarket.games.shadow_blades.memory import PILE, carry, see
from nightmarket.games.shadow_blades.state import Blades
from nightmarket.games.shadow_blades.words import BACK, LOOKED, PUT_BACK, TAKE, TOOK_PILE
from nightmarket.kernel import Asking


class Looking(Asking[Blades]):
    """A pile is being looked at, privately: take it all or put it all back (SB-23)."""

    def __init__(self, seat: int, pile: int) -> None:
        self.seat = seat
        self.pile = pile

    def choices(self, s: Blades, seat: int) -> list[int]:
        return [TAKE.base, BACK.base] if can_put_back(s, self.pile) else [TAKE.base]

    def choose(self, s: Blades, seat: int, choice: int) -> None:
        pile = self.pile
        if choice == BACK.base:
            s.tell(PUT_BACK, seat, pile)
            look_on(s, seat, pile + 1)
            return
        cards = s.piles[pile]
        s.tell(TOOK_PILE, seat, pile, len(cards))
        carry(s, PILE + pile, seat)
        for card in cards:
            into_hand(s, seat, card)
        s.piles[pile] = []
        refill(s, pile)
        s.done()  # SB-26

    def why(self, s: Blades, seat: int, choice: int) -> str:
        return "SB-25" if choice == BACK.base else "SB-23"

    def row(self) -> list[int]:
        return [self.seat, self.pile]


def can_put_back(s: Blades, pile: int) -> bool:
    """A Recruit ends with taking something: without a deck the last pile with cards must do (R-5)."""
    return bool(s.deck) or any(s.piles[pile + 1 :])


def look_on(s: Blades, seat: int, pile: int) -> None:
    """On to the next pile that is not empty (SB-30), or to the deck (SB-25)."""
    while pile < PILES and not s.piles[pile]:
        pile += 1
    if pile < PILES:
        see(s, seat, s.piles[pile], PILE + pile)
        s.tell(LOOKED, seat, pile, len(s.piles[pile]))
        s.become(Looking(seat, pile))
        return
    draw(s, seat)  # SB-28: before the refill
    refill(s, PILES - 1)
    s.done()
