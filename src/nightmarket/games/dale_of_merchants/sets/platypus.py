"""Platypuses: getting the right card into hand at the right moment.

Calculations and Glue work while paying: see `market`.
"""

from __future__ import annotations

from typing import Final

from nightmarket.games.dale_of_merchants.cards import (
    ANY_STACK,
    KIND,
    PASSIVE,
    QUICK,
    REARRANGES,
    STICKY,
)
from nightmarket.games.dale_of_merchants.knowledge import shown
from nightmarket.games.dale_of_merchants.moves import (
    come,
    discard,
    draw,
    fetch,
    learn_deck,
    put_on_deck,
    shuffle_deck,
)
from nightmarket.games.dale_of_merchants.rules import add_hand, add_kinds, named
from nightmarket.games.dale_of_merchants.state import Dale
from nightmarket.games.dale_of_merchants.technique import (
    Card,
    Countdown,
    Effect,
    Question,
    add_set,
)
from nightmarket.games.dale_of_merchants.words import (
    DISCARD,
    DISCARD_IT,
    FETCH,
    TAKE_BACK,
    TOOK_BACK,
)

SAFETY_PRECAUTION: Final = 3


class TirelessTinkerer(Effect):
    """The top card of the own discard pile goes on the own deck. It lies in the play area itself."""

    def play(self, s: Dale, seat: int, step: int, arg: int) -> bool:
        if step:
            return False
        if s.discards[seat]:
            put_on_deck(s, seat, s.discards[seat].pop())
        return True


class SafetyPrecaution(Effect):
    """A card of the own stall comes into hand; this one takes its place."""

    def play(self, s: Dale, seat: int, step: int, arg: int) -> bool:
        if step:
            return False
        if s.stall(seat):
            s.push(TakingBack(seat))
        else:
            s.areas[seat].remove(SAFETY_PRECAUTION)
            s.discards[seat].append(SAFETY_PRECAUTION)
        return True

    def places_itself(self) -> bool:
        return True


class TakingBack(Question):
    """Which card of the own stall (DM-73: the shared one in the team game)."""

    def choices(self, s: Dale, seat: int) -> list[int]:
        found: list[int] = []
        for card in s.stall(seat):
            choice = TAKE_BACK.of(card >> 6, card & KIND)
            if choice not in found:
                found.append(choice)
        return found

    def choose(self, s: Dale, seat: int, choice: int) -> None:
        number, kind = TAKE_BACK.a(choice), TAKE_BACK.b(choice)
        stall = s.stall(seat)
        for i in range(len(stall)):
            if stall[i] == number << 6 | kind:
                stall[i] = number << 6 | SAFETY_PRECAUTION
                break
        s.done()
        s.areas[seat].remove(SAFETY_PRECAUTION)
        s.tell(TOOK_BACK, seat, kind, number)
        come(s, seat, shown(s, seat, kind))

    def why(self, s: Dale, seat: int, choice: int) -> str:
        return "DM-56" if TAKE_BACK.holds(choice) else "DM-48"


class Magnet(Effect):
    """Search the own deck for a card, then shuffle: one unit (DM-78)."""

    def play(self, s: Dale, seat: int, step: int, arg: int) -> bool:
        if step:
            return False
        if s.decks[seat]:
            learn_deck(s, seat)
            s.push(Searching(seat))
        return True


class Searching(Question):
    """Which card of the own deck."""

    def choices(self, s: Dale, seat: int) -> list[int]:
        found: list[int] = []
        add_kinds(s.decks[seat], FETCH.base, found)
        return found

    def choose(self, s: Dale, seat: int, choice: int) -> None:
        s.done()
        fetch(s, seat, FETCH.a(choice))
        shuffle_deck(s, seat)

    def why(self, s: Dale, seat: int, choice: int) -> str:
        return "DM-19" if FETCH.holds(choice) else "DM-48"


class DangerousTest(Effect):
    """Draw three, then discard three as far as possible (DM-95)."""

    def play(self, s: Dale, seat: int, step: int, arg: int) -> bool:
        if step == 0:
            for _ in range(3):
                draw(s, seat)
            return True
        if step == 1:
            if s.hands[seat]:
                s.push(Testing(seat, min(3, len(s.hands[seat]))))
            return True
        return False


class Testing(Countdown):
    """Which cards to discard, in the order of the pile (DM-22)."""

    def choices(self, s: Dale, seat: int) -> list[int]:
        found: list[int] = []
        add_hand(s.hands[seat], DISCARD.base, DISCARD_IT, found)
        return found

    def choose(self, s: Dale, seat: int, choice: int) -> None:
        discard(s, seat, named(s.hands[seat], DISCARD, DISCARD_IT, choice))
        if self.left > 1:
            s.become(Testing(seat, self.left - 1))
        else:
            s.done()

    def why(self, s: Dale, seat: int, choice: int) -> str:
        return "DM-51" if DISCARD.holds(choice) else "DM-48"


add_set(
    0,
    "platypus",
    calm=0,
    chancy=2,
    nasty=3,
    cards=(
        Card("tireless-tinkerer", 1, 4, QUICK, TirelessTinkerer(), rulings=(16, 120)),
        Card("calculations", 2, 3, PASSIVE | REARRANGES, rulings=(42, 90, 91)),
        Card(
            "safety-precaution", 3, 3, QUICK | ANY_STACK, SafetyPrecaution(), rulings=(46, 56, 73)
        ),
        Card("magnet", 4, 3, QUICK, Magnet(), rulings=(19, 78)),
        Card("dangerous-test", 5, 1, QUICK, DangerousTest(), rulings=(20, 95)),
        Card("glue", 5, 1, PASSIVE | STICKY, rulings=(25, 42)),
    ),
    frames=(TakingBack, Searching, Testing),
)
