"""What can be pending in every game of the series: turns, the four actions, clean-up, reactions.

Turns ─ Starting ─ Acting ─ (Paying · Resolving · Building · Stocktaking) ─ CleaningUp
        └ Waiting                                   └ Helping (teams)
and Reacting on top of any of them. Buying is in `market`, building in `stall`, Reacting in `reactions`;
questions of single cards are in `sets`.
"""

from __future__ import annotations

from typing import Any, Final

from nightmarket.games.dale_of_merchants.cards import (
    JUNK,
    KIND,
    LASTING,
    LOOK,
    NONE,
    PLUS,
    REARRANGES,
    SET_OF,
    SLOTS,
    TECHNIQUE,
    TRAITS,
    VALUE,
    WISE_SPY,
)
from nightmarket.games.dale_of_merchants.knowledge import shown
from nightmarket.games.dale_of_merchants.market import Arranging, Paying, begin_arranging
from nightmarket.games.dale_of_merchants.moves import (
    ROW,
    TECHNIQUE_DONE,
    come,
    discard,
    draw,
    fill_market,
    happened,
    leave,
    slide_market,
)
from nightmarket.games.dale_of_merchants.reactions import Ordering, Reacting, spy, why_not_spy
from nightmarket.games.dale_of_merchants.rules import (
    NO_LOW,
    add_hand,
    add_kinds,
    calculated_slots,
    can_rearrange,
    can_spy,
    choice_of,
    draws_on,
    first_cards,
    may_spy,
    named,
    on_board,
    surcharge,
    target,
    value_of,
)
from nightmarket.games.dale_of_merchants.stall import (
    Building,
    Helping,
    can_ask,
    why_not_build,
)
from nightmarket.games.dale_of_merchants.state import Dale
from nightmarket.games.dale_of_merchants.technique import EFFECTS
from nightmarket.games.dale_of_merchants.words import (
    BUILD,
    BUILD_IT,
    BUY,
    CALCULATE,
    DISCARD,
    DISCARD_IT,
    DONE,
    DREW_JUNK,
    GO_ON,
    MARKED,
    PLAY,
    PLAY_IT,
    PLAYED,
    RESOLVE,
    RESOLVED,
    TURN_BEGINS,
    USE,
    WAITING_RESOLVED,
)
from nightmarket.kernel import Frame

# -- turns


class Turns(Frame[Dale]):
    """The game: turn after turn, clockwise (DM-3, DM-32), until somebody wins."""

    def __init__(self, seat: int) -> None:
        self.seat = seat  # whose turn comes next

    def run(self, s: Dale) -> None:
        seat = self.seat
        s.turn = seat
        s.turns += 1
        s.ironing = 0
        s.requests = 0
        s.spies_gone = 0
        s.tell(TURN_BEGINS, seat)
        s.become(Turns((seat + 1) % s.seats))
        s.push(CleaningUp(seat, 0))
        s.push(Acting(seat))
        if s.areas[seat]:
            s.push(Starting(seat))

    def row(self) -> list[int]:
        return [self.seat]


class Starting(Frame[Dale]):
    """Start of turn: resolve everything that waits for it, in any order (DM-33)."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def asks(self, s: Dale) -> list[int]:
        if s.events or not s.areas[self.seat]:
            return []
        # DM-123: a Wise Spy may prepare what is drawn, so somebody who could hold one is asked.
        if is_uniform(s.areas[self.seat]) and not may_spy(s, self.seat):
            return []
        return [self.seat]

    def run(self, s: Dale) -> None:
        if s.events:
            s.push(Reacting(0, len(s.events) // ROW))
        elif s.areas[self.seat]:
            s.push(Waiting(self.seat, s.areas[self.seat][0], 0))
        else:
            s.done()

    def choices(self, s: Dale, seat: int) -> list[int]:
        found: list[int] = []
        add_kinds(s.areas[seat], RESOLVE.base, found)
        if s.owls and can_spy(s, seat):
            found.append(USE.of(WISE_SPY))
        return found

    def choose(self, s: Dale, seat: int, choice: int) -> None:
        if RESOLVE.holds(choice):
            s.push(Waiting(seat, RESOLVE.a(choice), 0))
        else:
            spy(s, seat)

    def why(self, s: Dale, seat: int, choice: int) -> str:
        return why_not_spy(choice) if USE.holds(choice) else "DM-33"

    def row(self) -> list[int]:
        return [self.seat]


def is_uniform(cards: list[int]) -> bool:
    return all(card == cards[0] for card in cards)


class Waiting(Frame[Dale]):
    """The delayed part of a technique, step by step; then it is fully resolved (DM-49, DM-89)."""

    def __init__(self, seat: int, kind: int, step: int) -> None:
        self.seat = seat
        self.kind = kind
        self.step = step

    def run(self, s: Dale) -> None:
        if s.events:
            s.push(Reacting(0, len(s.events) // ROW))
            return
        seat, kind = self.seat, self.kind
        if self.step == 0:
            s.tell(WAITING_RESOLVED, seat, kind)
        s.become(Waiting(seat, kind, self.step + 1))
        if not EFFECTS[kind].later(s, seat, self.step):
            s.done()
            s.areas[seat].remove(kind)
            s.discards[seat].append(kind)
            s.tell(RESOLVED, seat, kind)
            happened(s, TECHNIQUE_DONE, seat)

    def row(self) -> list[int]:
        return [self.seat, self.kind, self.step]


# -- the action phase


class Acting(Frame[Dale]):
    """One action: market, technique, stall or inventory (DM-34), or first a Wise Spy (DM-123).

    Stall and inventory begin with their first card; inventory without cards is `done` (DM-36).
    """

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def asks(self, s: Dale) -> list[int]:
        return [] if s.events else [self.seat]

    def run(self, s: Dale) -> None:
        s.push(Reacting(0, len(s.events) // ROW))

    def choices(self, s: Dale, seat: int) -> list[int]:
        hand = s.hands[seat]
        found = [DONE.base]
        purse = 0
        seen = 0
        marked = False
        calculating = False
        for card in hand:
            purse += value_of(s, seat, card)
            look = card & LOOK
            if look > KIND:
                marked = True
            elif not seen >> look & 1:
                seen |= 1 << look
                found.append(DISCARD.base + look)
                if TRAITS[look] & TECHNIQUE:
                    found.append(PLAY.base + look)
            if TRAITS[card & KIND] & REARRANGES:
                calculating = True
        extra = surcharge(s, seat)
        for slot in range(SLOTS):
            kind = s.market[slot]
            if kind != NONE:
                if VALUE[kind] + slot + extra <= purse:
                    found.append(BUY.of(slot, kind))
                if calculating and calculated_slots(s, seat, kind, on_board(s)):
                    found.append(CALCULATE.of(slot, kind))
        for look in first_cards(s, seat, can_ask(s, seat)):
            found.append(choice_of(hand, BUILD.base, BUILD_IT, look))
        if marked:
            add_marked(hand, found)
        if s.owls and can_spy(s, seat):
            found.append(USE.of(WISE_SPY))
        return found

    def choose(self, s: Dale, seat: int, choice: int) -> None:
        if BUY.holds(choice):
            slot = BUY.a(choice)
            price = VALUE[s.market[slot]] + slot + surcharge(s, seat)
            s.become(Paying(seat, slot, price, 0, NO_LOW, 0))
        elif CALCULATE.holds(choice):
            begin_arranging(s, seat, CALCULATE.a(choice))
        elif choice == DONE.base:
            s.done()
        elif USE.holds(choice):
            spy(s, seat)
        else:
            self.choose_card(s, seat, choice)

    def choose_card(self, s: Dale, seat: int, choice: int) -> None:
        hand = s.hands[seat]
        deed = MARKED.a(choice) if MARKED.holds(choice) else -1
        if BUILD.holds(choice) or deed == BUILD_IT:
            i = named(hand, BUILD, BUILD_IT, choice)
            s.push(Building(seat, target(s, seat), SET_OF[hand[i] & KIND], 0))
            s.stack[-1].choose(s, seat, choice)
        elif DISCARD.holds(choice) or deed == DISCARD_IT:
            s.become(Stocktaking(seat))
            discard(s, seat, named(hand, DISCARD, DISCARD_IT, choice))
        else:
            kind = leave(s, seat, named(hand, PLAY, PLAY_IT, choice))
            s.areas[seat].append(kind)
            s.tell(PLAYED, seat, kind)
            if TRAITS[kind] & PLUS:  # DM-34: this frame waits below for the next action
                s.push(Resolving(seat, kind, 0, 0))
            else:
                s.become(Resolving(seat, kind, 0, 0))

    def why(self, s: Dale, seat: int, choice: int) -> str:
        hand = s.hands[seat]
        if BUY.holds(choice):
            return "DM-40" if s.market[BUY.a(choice)] == BUY.b(choice) else "DM-38"
        if CALCULATE.holds(choice):
            if s.market[CALCULATE.a(choice)] != CALCULATE.b(choice):
                return "DM-38"
            return "DM-41" if can_rearrange(hand) else "DM-42"
        if PLAY.holds(choice):
            return "DM-45" if TRAITS[PLAY.a(choice)] & TECHNIQUE else "DM-7"
        if BUILD.holds(choice):
            return why_not_build(s, seat, hand, BUILD.a(choice))
        if DISCARD.holds(choice):
            return "DM-58"
        if USE.holds(choice):
            return why_not_spy(choice)
        return "DM-25" if MARKED.holds(choice) else "DM-34"

    def row(self) -> list[int]:
        return [self.seat]


def add_marked(hand: list[int], found: list[int]) -> None:
    """Changed copies can be discarded and played too."""
    for card in hand:
        look = card & LOOK
        if look > KIND:
            choice = choice_of(hand, DISCARD.base, DISCARD_IT, look)
            if choice not in found:
                found.append(choice)
                if TRAITS[look & KIND] & TECHNIQUE:
                    found.append(choice_of(hand, PLAY.base, PLAY_IT, look))


# -- technique


class Resolving(Frame[Dale]):
    """A technique that was just played, step by step (DM-45)."""

    def __init__(self, seat: int, kind: int, step: int, arg: int) -> None:
        self.seat = seat
        self.kind = kind
        self.step = step
        self.arg = arg  # what an earlier step left to remember

    def run(self, s: Dale) -> None:
        if s.events:
            s.push(Reacting(0, len(s.events) // ROW))
            return
        seat, kind = self.seat, self.kind
        s.become(Resolving(seat, kind, self.step + 1, self.arg))
        effect = EFFECTS[kind]
        if effect.play(s, seat, self.step, self.arg):
            return
        s.done()
        if TRAITS[kind] & LASTING:  # DM-49: not fully resolved before the next turn
            return
        if not effect.places_itself():
            s.areas[seat].remove(kind)
            s.discards[seat].append(kind)
        s.tell(RESOLVED, seat, kind)
        happened(s, TECHNIQUE_DONE, seat)

    def row(self) -> list[int]:
        return [self.seat, self.kind, self.step, self.arg]


def remember(s: Dale, arg: int) -> None:
    """Leave something to the later steps of the technique on top."""
    top = s.stack[-1]
    assert isinstance(top, Resolving)
    s.become(Resolving(top.seat, top.kind, top.step, arg))


# -- inventory


class Stocktaking(Frame[Dale]):
    """Discard any number of cards (DM-58); the order is that of the pile (DM-22)."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def asks(self, s: Dale) -> list[int]:
        return [self.seat] if s.hands[self.seat] else []

    def run(self, s: Dale) -> None:
        s.done()

    def choices(self, s: Dale, seat: int) -> list[int]:
        found = [DONE.base]
        add_hand(s.hands[seat], DISCARD.base, DISCARD_IT, found)
        return found

    def choose(self, s: Dale, seat: int, choice: int) -> None:
        if choice == DONE.base:
            s.done()
        else:
            discard(s, seat, named(s.hands[seat], DISCARD, DISCARD_IT, choice))

    def why(self, s: Dale, seat: int, choice: int) -> str:
        return "DM-58"

    def row(self) -> list[int]:
        return [self.seat]


# -- clean-up


class CleaningUp(Frame[Dale]):
    """Fill the hand one card at a time (DM-59), then slide and fill the market (DM-63).

    Whoever could hold a Wise Spy is asked before each draw and after the last (DM-123).
    """

    def __init__(self, seat: int, drawn: int) -> None:
        self.seat = seat
        self.drawn = drawn

    def asks(self, s: Dale) -> list[int]:
        return [] if s.events or not may_spy(s, self.seat) else [self.seat]

    def run(self, s: Dale) -> None:
        if s.events:
            s.push(Reacting(0, len(s.events) // ROW))
        else:
            self.go_on(s)

    def choices(self, s: Dale, seat: int) -> list[int]:
        return [GO_ON.base, USE.of(WISE_SPY)] if can_spy(s, seat) else [GO_ON.base]

    def choose(self, s: Dale, seat: int, choice: int) -> None:
        if choice == GO_ON.base:
            self.go_on(s)
        else:
            spy(s, seat)

    def go_on(self, s: Dale) -> None:
        seat = self.seat
        if draws_on(s, seat, self.drawn):
            if not draw(s, seat):
                s.junk -= 1  # DM-61; DM-8: below zero it is a stand-in
                s.tell(DREW_JUNK, seat)
                come(s, seat, shown(s, seat, JUNK))
            s.become(CleaningUp(seat, self.drawn + 1))
            return
        s.done()
        slide_market(s)
        fill_market(s)
        hand = s.hands[seat]  # DM-65: changed values end with the turn
        for i in range(len(hand)):
            if hand[i] & LOOK > KIND:
                hand[i] = hand[i] & ~LOOK | hand[i] & KIND
        s.ironing = 0

    def why(self, s: Dale, seat: int, choice: int) -> str:
        return why_not_spy(choice) if USE.holds(choice) else "DM-59"

    def row(self) -> list[int]:
        return [self.seat, self.drawn]


FRAMES: Final[tuple[type[Frame[Any]], ...]] = (
    *(Turns, Starting, Waiting, Acting, Paying, Arranging, Resolving, Building, Helping),
    *(Stocktaking, CleaningUp, Ordering, Reacting),
)
