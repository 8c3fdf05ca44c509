"""What owls are offered and when (section 12): reactions, and Wise Spy in the own turn (DM-123)."""

from __future__ import annotations

from nightmarket.games.dale_of_merchants.cards import (
    EVERYBODY,
    KIND,
    KNOWN_BY,
    NONE,
    PUBLIC,
    QUALITY_INSPECTION,
    TAG,
    USED,
    WISE_SPY,
)
from nightmarket.games.dale_of_merchants.knowledge import expose, is_possible, mix, pool_of
from nightmarket.games.dale_of_merchants.moves import (
    DECK_SHUFFLED,
    INSPECTION,
    OVER,
    REACTOR,
    ROW,
    SIZES,
    SPENT,
    STACK_BUILT,
    rebuild,
    show_in_hand,
)
from nightmarket.games.dale_of_merchants.rules import add_kinds
from nightmarket.games.dale_of_merchants.state import Dale
from nightmarket.games.dale_of_merchants.technique import EFFECTS
from nightmarket.games.dale_of_merchants.words import LOOKED, ORDER, PASS, USE, USED_OWL
from nightmarket.kernel import Frame

# -- Wise Spy


def spy(s: Dale, seat: int) -> None:
    """Show a Wise Spy and set aside the top three cards of the own deck (DM-75, DM-76)."""
    show_in_hand(s, seat, WISE_SPY, USED)
    s.tell(USED_OWL, seat, WISE_SPY)
    for _ in range(3):
        rebuild(s, seat)  # beneath the cards already set aside
        if s.decks[seat]:
            s.aside.append(s.decks[seat].pop() | 1 << (KNOWN_BY + seat))
    if len(s.aside) > 1:  # others will not see how they go back
        mix(s, s.aside, NONE, 1 << seat)
    s.tell(LOOKED, seat, len(s.aside))
    if s.aside:
        s.push(Ordering(seat, 0))


class Ordering(Frame[Dale]):
    """Put the cards back on the deck, named from the top down."""

    def __init__(self, seat: int, count: int) -> None:
        self.seat = seat
        self.count = count  # named so far; they lie at the end of the set-aside cards

    def asks(self, s: Dale) -> list[int]:
        return [] if s.events or self.count + 1 >= len(s.aside) else [self.seat]

    def run(self, s: Dale) -> None:
        if s.events:
            s.push(Reacting(0, len(s.events) // ROW))
            return
        s.done()
        deck = s.decks[self.seat]
        deck.append(s.aside[0])  # the one that was not named
        for i in range(len(s.aside) - 1, 0, -1):
            deck.append(s.aside[i])
        s.aside = []

    def choices(self, s: Dale, seat: int) -> list[int]:
        found: list[int] = []
        add_kinds(s.aside[: len(s.aside) - self.count], ORDER.base, found)
        return found

    def choose(self, s: Dale, seat: int, choice: int) -> None:
        kind = ORDER.a(choice)
        for i in range(len(s.aside) - self.count):
            if s.aside[i] & KIND == kind:
                s.aside.append(s.aside.pop(i))
                break
        s.become(Ordering(seat, self.count + 1))

    def why(self, s: Dale, seat: int, choice: int) -> str:
        return "DM-75"

    def row(self) -> list[int]:
        return [self.seat, self.count]


# -- reactions


class Reacting(Frame[Dale]):
    """Everything that happened since the last checkpoint, offered to one seat after the other (DM-79).

    A seat is asked if it could hold a card that reacts, as far as everybody knows (DM-86).
    """

    def __init__(self, offset: int, count: int) -> None:
        self.offset = offset  # seats after the active player
        self.count = count  # rows of `s.events`; what comes later waits at the end of the queue

    def asks(self, s: Dale) -> list[int]:
        seat = (s.turn + self.offset) % s.seats
        return [seat] if may_react(s, seat, self.count) else []

    def run(self, s: Dale) -> None:
        self.next_seat(s)

    def next_seat(self, s: Dale) -> None:
        if self.offset + 1 < s.seats:
            s.become(Reacting(self.offset + 1, self.count))
            return
        del s.events[: self.count * ROW]
        if s.events:
            s.become(Reacting(0, len(s.events) // ROW))
        else:
            s.done()

    def choices(self, s: Dale, seat: int) -> list[int]:
        found = [PASS.base]
        for at in range(0, self.count * ROW, ROW):
            if can_react(s, seat, at):
                choice = USE.base + REACTOR[s.events[at]]
                if choice not in found:
                    found.append(choice)
        return found

    def choose(self, s: Dale, seat: int, choice: int) -> None:
        if choice == PASS.base:
            self.next_seat(s)
            return
        kind = USE.a(choice)
        at = 0
        while REACTOR[s.events[at]] != kind or not can_react(s, seat, at):
            at += ROW
        show_reactor(s, seat, at)
        s.tell(USED_OWL, seat, kind)
        EFFECTS[kind].react(s, seat)

    def why(self, s: Dale, seat: int, choice: int) -> str:
        return "DM-77" if USE.holds(choice) else "DM-79"

    def row(self) -> list[int]:
        return [self.offset, self.count]


def can_use(s: Dale, seat: int, what: int) -> bool:
    """Public conditions: these two need a discard pile."""
    return (what != STACK_BUILT and what != DECK_SHUFFLED) or len(s.discards[seat]) > 0


def can_react(s: Dale, seat: int, at: int) -> bool:
    """Whether the seat holds a card that reacts to this event and has not done so (DM-80, DM-81)."""
    events = s.events
    what = events[at]
    hand = s.hands[seat]
    if what == OVER:
        return False
    if what == INSPECTION:
        return (
            events[at + 1] == seat
            and not events[at + SPENT]
            and events[at + SIZES] >= 0
            and hand[events[at + SIZES]] & KIND == QUALITY_INSPECTION
        )
    if events[at + 1] == seat or not can_use(s, seat, what):  # DM-101
        return False
    kind = REACTOR[what]
    copies = 0
    for i in range(events[at + SIZES + seat]):
        if hand[i] & KIND == kind:
            copies += 1
    return copies > events[at + SPENT + seat]


def may_react(s: Dale, seat: int, count: int) -> bool:
    """Whether any of these events could be reacted to by the seat, as far as everybody knows."""
    events = s.events
    hand = s.hands[seat]
    for at in range(0, count * ROW, ROW):
        what = events[at]
        if what == OVER:
            continue
        if what == INSPECTION:
            if events[at + 1] == seat and not events[at + SPENT]:
                place = events[at + SIZES]
                card = hand[place] if place >= 0 else events[at + SIZES + 1] << TAG
                if is_possible(s, card, QUALITY_INSPECTION):
                    return True
            continue
        if events[at + 1] == seat or not can_use(s, seat, what):
            continue
        kind = REACTOR[what]
        copies = 0
        known: list[int] = []  # looked up already
        for i in range(events[at + SIZES + seat]):
            card = hand[i]
            if card & PUBLIC:
                if card & KIND == kind:
                    copies += 1
            elif pool_of(s, card) not in known:
                known.append(pool_of(s, card))
                if is_possible(s, card, kind):
                    return True
        if copies > events[at + SPENT + seat]:
            return True
    return False


def show_reactor(s: Dale, seat: int, at: int) -> None:
    """Reveal the reacting card (DM-76) and note that it has reacted."""
    events = s.events
    hand = s.hands[seat]
    if events[at] == INSPECTION:
        events[at + SPENT] = 1
        hand[events[at + SIZES]] |= EVERYBODY
    else:
        kind = REACTOR[events[at]]
        events[at + SPENT + seat] += 1
        left = events[at + SPENT + seat]  # as many copies as have reacted are known now
        hidden = NONE
        for i in range(events[at + SIZES + seat]):
            if hand[i] & KIND == kind:
                if hand[i] & PUBLIC:
                    left -= 1
                else:
                    hidden = i
        if left > 0:
            hand[hidden] = expose(s, hand, hand[hidden], seat)
    s.reveal()


def why_not_spy(choice: int) -> str:
    return "DM-75" if USE.a(choice) == WISE_SPY else "DM-77"
