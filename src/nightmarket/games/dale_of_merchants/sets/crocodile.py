"""Crocodiles: theft and threats. The threats work by lying in the play area: see their rows."""

from __future__ import annotations

from nightmarket.games.dale_of_merchants.cards import KIND, KNOWN_BY, NONE, QUICK, STAYS
from nightmarket.games.dale_of_merchants.frames import remember
from nightmarket.games.dale_of_merchants.knowledge import mix
from nightmarket.games.dale_of_merchants.moves import can_draw, come, mill, rebuild, slip
from nightmarket.games.dale_of_merchants.rules import add_hand, add_kinds, named
from nightmarket.games.dale_of_merchants.state import Dale
from nightmarket.games.dale_of_merchants.technique import Card, Effect, Question, add_set
from nightmarket.games.dale_of_merchants.words import (
    CHOOSE,
    GIVE,
    LOOKED,
    RETURN,
    RETURN_IT,
    RETURNED,
    SHIFTED,
    STOLE,
)


class LittleVillain(Effect):
    """Each opponent discards the top card of the deck, twice, one by one (DM-18)."""

    def play(self, s: Dale, seat: int, step: int, arg: int) -> bool:
        if step:
            return False
        for i in range(1, s.seats):
            other = (seat + i) % s.seats
            if s.is_opponent(seat, other):
                mill(s, other)
                mill(s, other)
        return True


class NightShift(Effect):
    """Look at the top card of every deck and put one back on each of them (DM-97)."""

    def play(self, s: Dale, seat: int, step: int, arg: int) -> bool:
        if step == 0:
            owners = 0
            for i in range(s.seats):
                owner = (seat + i) % s.seats
                rebuild(s, owner)
                if s.decks[owner]:
                    owners |= 1 << owner
                    s.aside.append(s.decks[owner].pop() | 1 << (KNOWN_BY + seat))
            if len(s.aside) > 1:  # nobody else will know what went where
                mix(s, s.aside, NONE, 1 << seat)
            s.reveal()
            s.tell(LOOKED, seat, len(s.aside))
            remember(s, owners)
            return True
        if step == 1:
            if arg:
                s.push(Shifting(seat, arg))
            return True
        return False


class Shifting(Question):
    """Which card goes on the next of the decks, from the own one clockwise; the last goes by itself."""

    def __init__(self, seat: int, owners: int) -> None:
        super().__init__(seat)
        self.owners = owners  # decks that still get a card, as bits

    def asks(self, s: Dale) -> list[int]:
        return [self.seat] if len(s.aside) > 1 else []

    def run(self, s: Dale) -> None:
        s.done()
        self.put(s, s.aside[0] & KIND)

    def choices(self, s: Dale, seat: int) -> list[int]:
        found: list[int] = []
        add_kinds(s.aside, GIVE.of(next_owner(s, seat, self.owners), 0), found)
        return found

    def choose(self, s: Dale, seat: int, choice: int) -> None:
        owner = GIVE.a(choice)
        s.become(Shifting(seat, self.owners & ~(1 << owner)))
        self.put(s, GIVE.b(choice))

    def put(self, s: Dale, kind: int) -> None:
        owner = next_owner(s, self.seat, self.owners)
        for i in range(len(s.aside)):
            if s.aside[i] & KIND == kind:
                s.decks[owner].append(s.aside.pop(i))
                break
        s.tell(SHIFTED, self.seat, owner, kind)

    def why(self, s: Dale, seat: int, choice: int) -> str:
        return "DM-97" if GIVE.holds(choice) else "DM-48"

    def row(self) -> list[int]:
        return [self.seat, self.owners]


def next_owner(s: Dale, seat: int, owners: int) -> int:
    """The first of these seats, clockwise from `seat`."""
    while not owners >> seat & 1:
        seat = (seat + 1) % s.seats
    return seat


class RuthlessCompetition(Effect):
    """Draw from another player's deck, then put a card of the own hand on it."""

    def play(self, s: Dale, seat: int, step: int, arg: int) -> bool:
        if step == 0:
            victims = rivals(s, seat)
            if len(victims) == 1:
                steal(s, seat, victims[0])
            elif victims:
                s.push(Competing(seat))
            return True
        if step == 1:
            if arg and s.hands[seat]:
                s.push(Returning(seat, arg - 1))
            return True
        return False


def rivals(s: Dale, seat: int) -> list[int]:
    """Other players with a card in deck or discard pile (DM-103)."""
    return [other for other in range(s.seats) if other != seat and can_draw(s, other)]


def steal(s: Dale, seat: int, victim: int) -> None:
    rebuild(s, victim)
    card = s.decks[victim].pop()
    s.reveal()
    s.tell(STOLE, seat, victim, card & KIND)
    remember(s, victim + 1)
    come(s, seat, card)


class Competing(Question):
    """Whose deck."""

    def choices(self, s: Dale, seat: int) -> list[int]:
        return [CHOOSE.of(other) for other in rivals(s, seat)]

    def choose(self, s: Dale, seat: int, choice: int) -> None:
        s.done()
        steal(s, seat, CHOOSE.a(choice))

    def why(self, s: Dale, seat: int, choice: int) -> str:
        if not CHOOSE.holds(choice):
            return "DM-48"
        other = CHOOSE.a(choice)
        return "DM-27" if other == seat or other >= s.seats else "DM-103"


class Returning(Question):
    """Which card of the own hand goes on that deck; nobody else sees it."""

    def __init__(self, seat: int, victim: int) -> None:
        super().__init__(seat)
        self.victim = victim

    def choices(self, s: Dale, seat: int) -> list[int]:
        found: list[int] = []
        add_hand(s.hands[seat], RETURN.base, RETURN_IT, found)
        return found

    def choose(self, s: Dale, seat: int, choice: int) -> None:
        hand = s.hands[seat]
        i = named(hand, RETURN, RETURN_IT, choice)
        card = slip(s, seat, i)  # any card of this hand may be the one that went
        s.decks[self.victim].append(mix(s, hand, card, 1 << seat))
        s.done()
        s.tell(RETURNED, seat, self.victim, card & KIND)

    def why(self, s: Dale, seat: int, choice: int) -> str:
        return "DM-51" if RETURN.holds(choice) else "DM-48"

    def row(self) -> list[int]:
        return [self.seat, self.victim]


add_set(
    2,
    "crocodile",
    calm=3,
    chancy=3,
    nasty=0,
    cards=(
        Card("little-villain", 1, 4, QUICK, LittleVillain(), rulings=(18, 27)),
        Card("scary-gunfight", 2, 3, STAYS, dearer=2, rulings=(39, 49, 50, 118)),
        Card("night-shift", 3, 3, QUICK, NightShift(), rulings=(17, 84, 97)),
        Card("ruthless-competition", 4, 3, QUICK, RuthlessCompetition(), rulings=(17, 27, 103)),
        Card("nasty-threat", 5, 1, STAYS, higher=1, rulings=(49, 50, 54, 121)),
        Card("lost-shipments", 5, 1, STAYS, fewer=1, rulings=(49, 50, 62)),
    ),
    frames=(Shifting, Competing, Returning),
)
