"""Foxes: everybody takes part."""

from __future__ import annotations

from typing import Final

from nightmarket.games.dale_of_merchants.cards import KIND, KNOWN_BY, NONE, QUICK, ROOM
from nightmarket.games.dale_of_merchants.frames import remember
from nightmarket.games.dale_of_merchants.knowledge import mix, shown
from nightmarket.games.dale_of_merchants.moves import (
    come,
    fetch,
    learn_deck,
    put_on_deck,
    shuffle_deck,
    taken,
)
from nightmarket.games.dale_of_merchants.rules import add_kinds, add_market, on_board
from nightmarket.games.dale_of_merchants.state import Dale
from nightmarket.games.dale_of_merchants.technique import (
    Card,
    Countdown,
    Effect,
    Question,
    add_set,
)
from nightmarket.games.dale_of_merchants.words import (
    CHOOSE,
    FETCH,
    GATHERED,
    GIVE,
    LEFT,
    PEEKED,
    PICK,
    PICKED_UP,
    RAFFLED,
    RIGHT,
    SHARED,
    TO_DECK,
    TO_DISCARD,
    TURNED,
)

CUNNING_NEIGHBOUR: Final = 19


class CunningNeighbour(Effect):
    """Look at another player's hand; then this card may go on the own deck."""

    def play(self, s: Dale, seat: int, step: int, arg: int) -> bool:
        if step == 0:
            if s.seats == 2:
                peek(s, seat, 1 - seat)
            else:
                s.push(Peeking(seat))
            return True
        if step == 1:
            s.push(Placing(seat))
            return True
        return False

    def places_itself(self) -> bool:
        return True


def peek(s: Dale, seat: int, victim: int) -> None:
    """What was seen stays known to this seat alone."""
    hand = s.hands[victim]
    for i in range(len(hand)):
        hand[i] |= 1 << (KNOWN_BY + seat)
    s.reveal()
    s.tell(PEEKED, seat, victim)


class Peeking(Question):
    """Whose hand; an empty one may be chosen."""

    def choices(self, s: Dale, seat: int) -> list[int]:
        return [CHOOSE.of(other) for other in range(s.seats) if other != seat]

    def choose(self, s: Dale, seat: int, choice: int) -> None:
        s.done()
        peek(s, seat, CHOOSE.a(choice))

    def why(self, s: Dale, seat: int, choice: int) -> str:
        return "DM-27" if CHOOSE.holds(choice) else "DM-48"


class Placing(Question):
    """Where Cunning Neighbour itself goes (DM-46), after seeing the hand."""

    def choices(self, s: Dale, seat: int) -> list[int]:
        return [TO_DISCARD.base, TO_DECK.base]

    def choose(self, s: Dale, seat: int, choice: int) -> None:
        s.done()
        s.areas[seat].remove(CUNNING_NEIGHBOUR)
        if choice == TO_DECK.base:
            put_on_deck(s, seat, CUNNING_NEIGHBOUR)
        else:
            s.discards[seat].append(CUNNING_NEIGHBOUR)

    def why(self, s: Dale, seat: int, choice: int) -> str:
        return "DM-46"


class Cheer(Effect):
    """Everybody searches the own deck for a card, then everybody shuffles: one unit (DM-78)."""

    def play(self, s: Dale, seat: int, step: int, arg: int) -> bool:
        if step:
            return False
        searching = 0
        for i in range(s.seats):
            if s.decks[i]:
                learn_deck(s, i)
                searching |= 1 << i
        if searching:
            s.push(Cheering(seat, searching, searching))
        return True


class Cheering(Question):
    """Which card of the own deck; all choose at the same time, nobody may refuse (DM-100)."""

    def __init__(self, seat: int, searching: int, choosing: int) -> None:
        super().__init__(seat)
        self.searching = searching  # seats that found a deck, as bits
        self.choosing = choosing  # those who have not chosen yet

    def asks(self, s: Dale) -> list[int]:
        return [seat for seat in range(s.seats) if self.choosing >> seat & 1]

    def run(self, s: Dale) -> None:
        s.done()
        for i in range(s.seats):
            owner = (self.seat + i) % s.seats
            if self.searching >> owner & 1:
                shuffle_deck(s, owner)

    def choices(self, s: Dale, seat: int) -> list[int]:
        found: list[int] = []
        add_kinds(s.decks[seat], FETCH.base, found)
        return found

    def choose(self, s: Dale, seat: int, choice: int) -> None:
        s.become(Cheering(self.seat, self.searching, self.choosing & ~(1 << seat)))
        fetch(s, seat, FETCH.a(choice))

    def why(self, s: Dale, seat: int, choice: int) -> str:
        return "DM-19" if FETCH.holds(choice) else "DM-100"

    def row(self) -> list[int]:
        return [self.seat, self.searching, self.choosing]


class Raffle(Effect):
    """Everybody takes a random card from the hand of the neighbour on one side."""

    def play(self, s: Dale, seat: int, step: int, arg: int) -> bool:
        if step == 0:
            if s.seats > 2:  # with two players both sides are the same
                s.push(Pointing(seat))
            else:
                remember(s, 1)
            return True
        if step == 1:
            raffle(s, arg)
            return True
        return False


class Pointing(Question):
    """Left, the next player clockwise, or right, the previous one (DM-28)."""

    def choices(self, s: Dale, seat: int) -> list[int]:
        return [LEFT.base, RIGHT.base]

    def choose(self, s: Dale, seat: int, choice: int) -> None:
        s.done()
        s.tell(TURNED, seat, 0 if choice == LEFT.base else 1)
        remember(s, 1 if choice == LEFT.base else s.seats - 1)

    def why(self, s: Dale, seat: int, choice: int) -> str:
        return "DM-28"


def raffle(s: Dale, side: int) -> None:
    """All picks are made on the original hands and move at once."""
    picks: list[int] = []
    for seat in range(s.seats):
        hand = s.hands[(seat + side) % s.seats]
        picks.append(s.below(len(hand)) if hand else NONE)
    for seat in range(s.seats):
        if picks[seat] != NONE:
            s.aside.append(taken(s, (seat + side) % s.seats, picks[seat], seat))
    for seat in range(s.seats):
        if picks[seat] != NONE:
            s.tell(RAFFLED, seat, (seat + side) % s.seats, s.aside[0] & KIND)
            come(s, seat, s.aside.pop(0))


class Charity(Effect):
    """A random card from every hand, then one back for each of those players (DM-93, DM-97)."""

    def play(self, s: Dale, seat: int, step: int, arg: int) -> bool:
        if step == 0:
            givers = 0
            for i in range(s.seats):
                giver = (seat + i) % s.seats
                hand = s.hands[giver]
                if hand:
                    givers |= 1 << giver
                    s.aside.append(taken(s, giver, s.below(len(hand)), seat))
                    s.tell(GATHERED, seat, giver, s.aside[-1] & KIND)
            remember(s, givers)
            return True
        if step == 1:
            if arg:
                # With two, a giver knows where the own card went.
                mix(s, s.aside, NONE, 1 << seat | (arg if arg.bit_count() == 2 else 0))
                s.push(Sharing(seat, arg))
            return True
        return False


class Sharing(Question):
    """Which card the next player gets, from the active one clockwise; the last goes by itself."""

    def __init__(self, seat: int, receivers: int) -> None:
        super().__init__(seat)
        self.receivers = receivers  # those who still get a card, as bits

    def asks(self, s: Dale) -> list[int]:
        return [self.seat] if len(s.aside) > 1 else []

    def run(self, s: Dale) -> None:
        s.done()
        self.give(s, s.aside[0] & KIND)

    def choices(self, s: Dale, seat: int) -> list[int]:
        found: list[int] = []
        add_kinds(s.aside, GIVE.of(self.receiver(s), 0), found)
        return found

    def choose(self, s: Dale, seat: int, choice: int) -> None:
        receiver = GIVE.a(choice)
        s.become(Sharing(seat, self.receivers & ~(1 << receiver)))
        self.give(s, GIVE.b(choice))

    def receiver(self, s: Dale) -> int:
        seat = self.seat
        while not self.receivers >> seat & 1:
            seat = (seat + 1) % s.seats
        return seat

    def give(self, s: Dale, kind: int) -> None:
        receiver = self.receiver(s)
        s.tell(SHARED, self.seat, receiver, kind)
        for i in range(len(s.aside)):
            if s.aside[i] & KIND == kind:
                come(s, receiver, s.aside.pop(i))
                return

    def why(self, s: Dale, seat: int, choice: int) -> str:
        return "DM-93" if GIVE.holds(choice) else "DM-48"

    def row(self) -> list[int]:
        return [self.seat, self.receivers]


class Tasters(Effect):
    """Everybody takes a market card, the active player first, in the direction chosen."""

    def play(self, s: Dale, seat: int, step: int, arg: int) -> bool:
        if step == 0:
            if s.seats > 2:
                s.push(Pointing(seat))
            else:
                remember(s, 1)
            return True
        if step == 1:
            s.push(Tasting(seat, arg, s.seats))
            return True
        return False


class Tasting(Countdown):
    """Which market card; nobody may refuse while there is one (DM-100). `left`: who still take."""

    def __init__(self, seat: int, side: int, left: int) -> None:
        super().__init__(seat, left)
        self.side = side

    def asks(self, s: Dale) -> list[int]:
        return [self.seat] if self.left and on_board(s) else []

    def run(self, s: Dale) -> None:
        s.done()

    def choices(self, s: Dale, seat: int) -> list[int]:
        found: list[int] = []
        add_market(s, PICK.base, ROOM, found)
        return found

    def choose(self, s: Dale, seat: int, choice: int) -> None:
        slot, kind = PICK.a(choice), PICK.b(choice)
        s.market[slot] = NONE
        s.become(Tasting((seat + self.side) % s.seats, self.side, self.left - 1))
        s.tell(PICKED_UP, seat, kind)
        come(s, seat, shown(s, seat, kind))

    def why(self, s: Dale, seat: int, choice: int) -> str:
        return "DM-29" if PICK.holds(choice) else "DM-100"

    def row(self) -> list[int]:
        return [self.seat, self.side, self.left]


class Rumours(Effect):
    """Everybody puts the two top discards on the own deck, one by one (DM-92)."""

    def play(self, s: Dale, seat: int, step: int, arg: int) -> bool:
        if step > 1:
            return False
        for i in range(s.seats):
            owner = (seat + i) % s.seats
            if s.discards[owner]:
                put_on_deck(s, owner, s.discards[owner].pop())
        return True


add_set(
    3,
    "fox",
    calm=1,
    chancy=1,
    nasty=1,
    cards=(
        Card("cunning-neighbour", 1, 4, QUICK, CunningNeighbour(), rulings=(27, 46, 84)),
        Card("cheer", 2, 3, QUICK, Cheer(), rulings=(19, 78, 100)),
        Card("raffle", 3, 3, QUICK, Raffle(), rulings=(28, 84)),
        Card("charity", 4, 3, QUICK, Charity(), rulings=(84, 93, 97)),
        Card("tasters", 5, 1, QUICK, Tasters(), rulings=(28, 29, 100)),
        Card("rumours", 5, 1, QUICK, Rumours(), rulings=(16, 92)),
    ),
    frames=(Peeking, Placing, Cheering, Pointing, Sharing, Tasting),
)
