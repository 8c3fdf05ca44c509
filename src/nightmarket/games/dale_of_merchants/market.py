"""Buying a card: pay, and with Calculations lay the board anew first (section 6)."""

from __future__ import annotations

from nightmarket.games.dale_of_merchants.cards import (
    EVERYBODY,
    KIND,
    LOOK,
    NONE,
    PICKED,
    REARRANGES,
    SLOTS,
    STICKY,
    TRAITS,
    VALUE,
)
from nightmarket.games.dale_of_merchants.knowledge import expose, shown
from nightmarket.games.dale_of_merchants.moves import PURCHASE, come, happened, leave
from nightmarket.games.dale_of_merchants.rules import (
    NO_LOW,
    add_kinds,
    calculated_slots,
    can_pay_with,
    choice_of,
    holds,
    named,
    on_board,
    surcharge,
    value_of,
)
from nightmarket.games.dale_of_merchants.state import Dale
from nightmarket.games.dale_of_merchants.words import (
    ARRANGE,
    ARRANGE_BOUGHT,
    ARRANGED,
    BOUGHT,
    GLUE_KEPT,
    KEEP,
    KEEP_IT,
    PAID,
    PAY,
    PAY_IT,
)
from nightmarket.kernel import Asking, Frame


class Paying(Asking[Dale]):
    """Name payment cards one by one; the order is that of the discard pile (DM-42).

    The payment ends by itself when it covers the price: any further card would be superfluous.
    """

    def __init__(self, seat: int, slot: int, price: int, paid: int, low: int, must: int) -> None:
        self.seat = seat
        self.slot = slot
        self.price = price
        self.paid = paid
        self.low = low  # lowest card so far
        self.must = must  # 1: the board was rearranged, so Calculations must be in the payment

    def choices(self, s: Dale, seat: int) -> list[int]:
        hand = s.hands[seat]
        found: list[int] = []
        looks: list[int] = []
        for i in range(len(hand)):
            look = hand[i] & LOOK
            if look & PICKED or is_in(looks, look):
                continue
            looks.append(look)
            if can_pay_with(s, seat, i, self.paid, self.low, self.price, self.must):
                found.append(choice_of(hand, PAY.base, PAY_IT, look))
                if TRAITS[look & KIND] & STICKY:
                    found.append(choice_of(hand, KEEP.base, KEEP_IT, look))
        return found

    def choose(self, s: Dale, seat: int, choice: int) -> None:
        hand = s.hands[seat]
        i = named(hand, PAY, PAY_IT, choice)
        kept = i < 0
        if kept:
            i = named(hand, KEEP, KEEP_IT, choice)
        card = hand[i]
        value = value_of(s, seat, card)
        s.tell(PAID, seat, card & KIND, value)
        if kept:
            hand[i] = expose(s, hand, hand[i], seat) | PICKED
            s.tell(GLUE_KEPT, seat)
        else:
            s.discards[seat].append(leave(s, seat, i))
        paid = self.paid + value
        must = 0 if TRAITS[card & KIND] & REARRANGES else self.must
        if paid < self.price or must:
            low = value if value < self.low else self.low
            s.become(Paying(seat, self.slot, self.price, paid, low, must))
            return
        kind = s.market[self.slot]
        s.market[self.slot] = NONE
        unpick(hand)
        s.done()  # DM-43
        s.tell(BOUGHT, seat, kind, self.price)
        happened(s, PURCHASE, seat)
        come(s, seat, shown(s, seat, kind))

    def why(self, s: Dale, seat: int, choice: int) -> str:
        if PAY.holds(choice):
            return "DM-41" if holds(s.hands[seat], PAY.a(choice)) else "DM-40"
        return "DM-42" if KEEP.holds(choice) else "DM-40"

    def row(self) -> list[int]:
        return [self.seat, self.slot, self.price, self.paid, self.low, self.must]


def is_in(numbers: list[int], number: int) -> bool:
    return any(other == number for other in numbers)


def unpick(hand: list[int]) -> None:
    for i in range(len(hand)):
        hand[i] &= ~PICKED


def could_have_begun(s: Dale, seat: int) -> bool:
    """Whether the hand of `seat` allows what it is in the middle of: a run of choices that must end.

    For guesses at a hidden hand; slots that depend on it are worked out again.
    """
    top = s.stack[-1]
    if isinstance(top, Arranging):
        count = top.slot + len(s.aside) + (1 if top.bought < 0 else 0)
        good = calculated_slots(s, seat, top.kind, count)
        s.become(Arranging(seat, top.kind, top.slot, top.bought, good))
        return good >> top.slot != 0 if top.bought < 0 else good >> top.bought & 1 != 0
    return len(top.choices(s, seat)) > 0


def begin_arranging(s: Dale, seat: int, slot: int) -> None:
    """Calculations: all cards are lifted from the board and laid down in a new order (DM-91)."""
    kind = s.market[slot]
    good = calculated_slots(s, seat, kind, on_board(s))
    for other in range(SLOTS):
        if other != slot and s.market[other] != NONE:
            s.aside.append(s.market[other] | EVERYBODY)
        s.market[other] = NONE
    s.become(Arranging(seat, kind, 0, NONE, good))


class Arranging(Frame[Dale]):
    """Lay the board anew from the right; the card to buy must end where it can be paid for."""

    def __init__(self, seat: int, kind: int, slot: int, bought: int, good: int) -> None:
        self.seat = seat
        self.kind = kind  # the card to buy
        self.slot = slot  # the next one to fill
        self.bought = bought  # where the card to buy was laid, -1 while it was not
        self.good = good  # slots in which it can be paid for (DM-41)

    def asks(self, s: Dale) -> list[int]:
        return [self.seat] if s.aside or self.bought < 0 else []

    def run(self, s: Dale) -> None:
        s.tell(ARRANGED, self.seat)
        price = VALUE[self.kind] + self.bought + surcharge(s, self.seat)
        s.become(Paying(self.seat, self.bought, price, 0, NO_LOW, 1))

    def choices(self, s: Dale, seat: int) -> list[int]:
        found: list[int] = []
        if self.bought < 0 and self.good >> self.slot & 1:
            found.append(ARRANGE_BOUGHT.base)
        if self.bought >= 0 or self.good >> (self.slot + 1):
            add_kinds(s.aside, ARRANGE.base, found)
        return found

    def choose(self, s: Dale, seat: int, choice: int) -> None:
        slot, bought = self.slot, self.bought
        if choice == ARRANGE_BOUGHT.base:
            s.market[slot] = self.kind
            bought = slot
        else:
            kind = ARRANGE.a(choice)
            s.aside.remove(kind | EVERYBODY)
            s.market[slot] = kind
        s.become(Arranging(seat, self.kind, slot + 1, bought, self.good))

    def why(self, s: Dale, seat: int, choice: int) -> str:
        return "DM-41" if choice == ARRANGE_BOUGHT.base or ARRANGE.holds(choice) else "DM-42"

    def row(self) -> list[int]:
        return [self.seat, self.kind, self.slot, self.bought, self.good]
