"""The game and its turns: the draft, Recruit or Order, the final round (SB-19 to SB-22, SB-54 to SB-58).

Opening ─ Drafting* ─ Turns ─ Turn ┬ Looking*                                   (recruit)
                                   └ Ordering ─ Arming? ─ Ability? ─ what it asks (order, agents …)

Frames hold public facts only: whoever chooses in two steps shows the first one at once, so a frame never
remembers a card that others must not know.
"""

from __future__ import annotations

from typing import Final

from nightmarket.games.shadow_blades.agents import Ability, Arming
from nightmarket.games.shadow_blades.cards import AGENTS, QUIET_ROUNDS
from nightmarket.games.shadow_blades.deeds import into_hand
from nightmarket.games.shadow_blades.effects import (
    Betraying,
    Discarding,
    Forging,
    Getting,
    Giving,
    Luring,
    Striking,
    Watching,
)
from nightmarket.games.shadow_blades.memory import EVERYBODY, PACKET, carry, find, see, slip
from nightmarket.games.shadow_blades.order import Ordering, take_step, why_not_step
from nightmarket.games.shadow_blades.recruit import Looking, look_on
from nightmarket.games.shadow_blades.rules import add_steps
from nightmarket.games.shadow_blades.scoring import worth
from nightmarket.games.shadow_blades.state import Blades
from nightmarket.games.shadow_blades.words import (
    BEGINS,
    END,
    FINAL_ROUND,
    KEEP,
    KEPT,
    RECRUIT,
    RECRUITS,
    REVEALED,
    SKIP,
    SKIPPED,
)
from nightmarket.kernel import Asking, Frame


class Opening(Frame[Blades]):
    """The conspiracy lies open beside the deck (SB-61); with the draft start the packet travels."""

    def run(self, s: Blades) -> None:
        s.tell(BEGINS, s.first, s.conspiracy)
        s.become(Turns(s.first))
        if s.packet:
            picker = (s.first + s.seats - 1) % s.seats  # the right neighbour of the first player
            hand_packet(s, picker)
            s.push(Drafting(picker))


class Drafting(Asking[Blades]):
    """Keep one card of the packet, pass the rest to the right (SB-19)."""

    def choices(self, s: Blades, seat: int) -> list[int]:
        found = [KEEP.base + card for card in s.packet]
        found.sort()
        return found

    def choose(self, s: Blades, seat: int, choice: int) -> None:
        slip(s, PACKET, seat, 1 << seat)  # who keeps which remains unseen
        keep_card(s, seat, KEEP.a(choice))
        right = (seat + s.seats - 1) % s.seats
        if len(s.packet) > 1:
            hand_packet(s, right)
            s.become(Drafting(right))
        else:  # the first player receives the last card without a choice
            hand_packet(s, right)
            carry(s, PACKET, right)
            keep_card(s, right, s.packet[0])
            s.done()

    def why(self, s: Blades, seat: int, choice: int) -> str:
        return "SB-19"


def hand_packet(s: Blades, seat: int) -> None:
    see(s, seat, s.packet, PACKET)


def keep_card(s: Blades, seat: int, card: int) -> None:
    s.packet.remove(card)
    into_hand(s, seat, card)
    s.tell(KEPT, seat, card)


class Turns(Frame[Blades]):
    """One turn after the other, clockwise (SB-21), until the final round is over (SB-54 to SB-58)."""

    def __init__(self, seat: int) -> None:
        self.seat = seat  # whose turn comes next

    def run(self, s: Blades) -> None:
        if s.mark >= 0 and s.final < 0:  # a turn before the final round has just ended
            s.quiet = s.quiet + 1 if len(s.deck) == s.mark else 0
            if not s.deck or s.quiet >= QUIET_ROUNDS * s.seats:  # SB-54, SB-82
                s.final = s.seats
                s.tell(FINAL_ROUND, (self.seat + s.seats - 1) % s.seats, len(s.deck))
        if s.final == 0:
            reveal_missions(s)
            s.done()
            return
        if s.final > 0:
            s.final -= 1
        s.mark = len(s.deck)
        s.used = 0
        s.betrayed = 0
        s.partnered = 0
        s.played = []
        seat = self.seat
        s.become(Turns((seat + 1) % s.seats))
        s.push(Turn(seat))

    def row(self) -> list[int]:
        return [self.seat]


def reveal_missions(s: Blades) -> None:
    """All laid missions are turned up and judged together (SB-58)."""
    s.reveal()
    for row in s.laid:
        card, place = row >> 4, row & 15
        find(s, card, place >> 2, EVERYBODY)
        s.tell(REVEALED, place >> 2, card - AGENTS, place & 3, worth(s, place >> 2, card))


class Turn(Asking[Blades]):
    """Recruit, or take the first step of an Order (SB-21, SB-22); in the final round Order or skip."""

    def choices(self, s: Blades, seat: int) -> list[int]:
        found = [SKIP.base if s.final >= 0 else RECRUIT.base]
        add_steps(s, seat, found)
        return found

    def choose(self, s: Blades, seat: int, choice: int) -> None:
        if choice == RECRUIT.base:
            s.tell(RECRUITS, seat)
            s.become(Looking(seat, 0))
            look_on(s, seat, 0)
        elif choice == SKIP.base:
            s.tell(SKIPPED, seat)
            s.done()
        else:
            s.become(Ordering(seat))
            take_step(s, seat, choice)

    def why(self, s: Blades, seat: int, choice: int) -> str:
        if choice == RECRUIT.base or choice == SKIP.base:
            return "SB-57"
        if choice == END.base:
            return "SB-39" if s.final < 0 else "SB-57"
        return why_not_step(s, seat, choice)


# Their numbers stand in stored games.
FRAMES: Final = (
    *(Opening, Drafting, Turns, Turn, Looking, Ordering, Arming, Betraying, Striking, Ability),
    *(Luring, Forging, Discarding, Watching, Giving, Getting),
)
