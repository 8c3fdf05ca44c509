"""What can be pending in every game of the series: turns, the four actions, clean-up, reactions.

Turns ─ Starting ─ Acting ─ (Paying · Resolving · Building · Stocktaking) ─ CleaningUp
        └ Waiting                                   └ Helping (teams)
and Reacting on top of any of them. Questions of single cards are in `effects`.
"""

from __future__ import annotations

from typing import Final

from nightmarket.games.dale_of_merchants.cards import (
    CALCULATIONS,
    EVERYBODY,
    GLUE,
    JUNK,
    KIND,
    KNOWN_BY,
    LASTING,
    LOOK,
    NAMES,
    NONE,
    PICKED,
    PLUS,
    PUBLIC,
    QUALITY_INSPECTION,
    REQUESTS,
    SET_OF,
    SLOTS,
    STACKS,
    TEAM_STACKS,
    TECHNIQUE,
    TRAITS,
    USED,
    VALUE,
    WISE_SPY,
)
from nightmarket.games.dale_of_merchants.knowledge import is_possible, mix, shown
from nightmarket.games.dale_of_merchants.moves import (
    DECK_SHUFFLED,
    INSPECTION,
    OVER,
    PURCHASE,
    REACTOR,
    ROW,
    SIZES,
    SPENT,
    STACK_BUILT,
    TECHNIQUE_DONE,
    come,
    discard,
    draw,
    fill_market,
    happened,
    leave,
    rebuild,
    show_in_hand,
    slide_market,
)
from nightmarket.games.dale_of_merchants.rules import (
    NO_LOW,
    add_hand,
    add_kinds,
    calculated_slots,
    can_pay_with,
    can_spy,
    choice_of,
    draws_on,
    first_cards,
    holds,
    may_spy,
    named,
    on_board,
    set_cards,
    small_cards,
    stack_cards,
    surcharge,
    target,
    value_of,
)
from nightmarket.games.dale_of_merchants.state import Dale
from nightmarket.games.dale_of_merchants.technique import EFFECTS
from nightmarket.games.dale_of_merchants.words import (
    ADD,
    ADD_IT,
    ARRANGE,
    ARRANGE_BOUGHT,
    ARRANGED,
    ASK,
    BOUGHT,
    BUILD,
    BUILD_IT,
    BUILT,
    BUY,
    CALCULATE,
    DECLINE,
    DISCARD,
    DISCARD_IT,
    DONE,
    DREW_JUNK,
    GLUE_KEPT,
    GO_ON,
    HELP_ASKED,
    HELP_DECLINED,
    KEEP,
    KEEP_IT,
    LOOKED,
    MARKED,
    OFFERED,
    ORDER,
    PAID,
    PASS,
    PAY,
    PAY_IT,
    PLACED,
    PLAY,
    PLAY_IT,
    PLAYED,
    RESOLVE,
    RESOLVED,
    TURN_BEGINS,
    USE,
    USED_OWL,
    WAITING_RESOLVED,
    WON,
)
from nightmarket.kernel import Frame

KINDS: Final = len(NAMES)


class Question(Frame[Dale]):
    """A question to one seat."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def asks(self, s: Dale) -> list[int]:
        return [self.seat]

    def row(self) -> list[int]:
        return [self.seat]


class Countdown(Question):
    """A question that comes back as long as something is left to choose."""

    def __init__(self, seat: int, left: int) -> None:
        super().__init__(seat)
        self.left = left

    def row(self) -> list[int]:
        return [self.seat, self.left]


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
            if card & KIND == CALCULATIONS:
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
            s.become(Building(seat, target(s, seat), SET_OF[hand[i] & KIND], 0))
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
            return "DM-41" if holds(hand, CALCULATIONS) else "DM-42"
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


def why_not_spy(choice: int) -> str:
    return "DM-75" if USE.a(choice) == WISE_SPY else "DM-77"


def why_not_build(s: Dale, seat: int, hand: list[int], kind: int) -> str:
    if kind == JUNK:
        return "DM-53"
    if holds(hand, kind) and target(s, seat) > s.stacks(seat) + 1:
        return "DM-54"
    return "DM-52"


# -- market


class Paying(Frame[Dale]):
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

    def asks(self, s: Dale) -> list[int]:
        return [self.seat]

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
                if look & KIND == GLUE:
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
            hand[i] |= EVERYBODY | PICKED
            s.tell(GLUE_KEPT, seat)
        else:
            s.discards[seat].append(leave(s, seat, i))
        paid = self.paid + value
        must = 0 if card & KIND == CALCULATIONS else self.must
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


# -- stall


def can_ask(s: Dale, seat: int) -> bool:
    """Whether the partner could be asked for help (DM-71). Decided by public facts."""
    return s.teams > 0 and s.requests < REQUESTS and len(s.hands[seat ^ 2]) > 0


class Building(Frame[Dale]):
    """Cards for the next stack. An exact total completes it."""

    def __init__(self, seat: int, missing: int, folk: int, count: int) -> None:
        self.seat = seat
        self.missing = missing
        self.folk = folk
        self.count = count

    def asks(self, s: Dale) -> list[int]:
        return [self.seat]

    def choices(self, s: Dale, seat: int) -> list[int]:
        hand = s.hands[seat]
        found: list[int] = []
        looks = set_cards(hand, self.folk)
        if can_ask(s, seat):
            if self.count:
                found.append(ASK.base)
            looks = small_cards(s, seat, looks, self.missing)
        else:
            looks = stack_cards(s, seat, looks, self.missing)
        for look in looks:
            found.append(choice_of(hand, BUILD.base, BUILD_IT, look))
        return found

    def choose(self, s: Dale, seat: int, choice: int) -> None:
        if choice == ASK.base:
            s.requests += 1
            s.tell(HELP_ASKED, seat, seat ^ 2, self.missing)
            s.become(Helping(seat ^ 2, self.missing, self.folk))
            return
        hand = s.hands[seat]
        i = named(hand, BUILD, BUILD_IT, choice)
        look = hand[i] & LOOK
        missing = self.missing - value_of(s, seat, hand[i])
        hand[i] |= EVERYBODY | PICKED
        s.tell(OFFERED, seat, look & KIND)
        if missing:
            s.become(Building(seat, missing, self.folk, self.count + 1))
        else:
            place_stack(s, seat)

    def why(self, s: Dale, seat: int, choice: int) -> str:
        if BUILD.holds(choice):
            kind = BUILD.a(choice)
            if kind == JUNK or SET_OF[kind] != self.folk:
                return "DM-53"
            return why_not_build(s, seat, s.hands[seat], kind)
        return "DM-71" if choice == ASK.base else "DM-55"

    def row(self) -> list[int]:
        return [self.seat, self.missing, self.folk, self.count]


class Helping(Frame[Dale]):
    """The partner adds cards to a stack, or declines and nothing is placed (DM-71)."""

    def __init__(self, seat: int, missing: int, folk: int) -> None:
        self.seat = seat
        self.missing = missing
        self.folk = folk

    def asks(self, s: Dale) -> list[int]:
        return [self.seat]

    def choices(self, s: Dale, seat: int) -> list[int]:
        hand = s.hands[seat]
        found = [DECLINE.base]
        looks = set_cards(hand, self.folk)
        for look in stack_cards(s, seat, looks, self.missing):
            found.append(choice_of(hand, ADD.base, ADD_IT, look))
        return found

    def choose(self, s: Dale, seat: int, choice: int) -> None:
        hand = s.hands[seat]
        if choice == DECLINE.base:
            unpick(hand)
            unpick(s.hands[s.turn])
            s.tell(HELP_DECLINED, seat)
            s.become(Acting(s.turn))  # the action is not used up
            return
        i = named(hand, ADD, ADD_IT, choice)
        look = hand[i] & LOOK
        missing = self.missing - value_of(s, seat, look)
        hand[i] |= EVERYBODY | PICKED
        s.tell(OFFERED, seat, look & KIND)
        if missing:
            s.become(Helping(seat, missing, self.folk))
        else:
            place_stack(s, s.turn)

    def why(self, s: Dale, seat: int, choice: int) -> str:
        if ADD.holds(choice):
            kind = ADD.a(choice)
            return "DM-53" if kind == JUNK or SET_OF[kind] != self.folk else "DM-52"
        return "DM-71"

    def row(self) -> list[int]:
        return [self.seat, self.missing, self.folk]


def place_stack(s: Dale, seat: int) -> None:
    """The offered cards become the next stack; the last one wins at once (DM-66)."""
    number = s.stacks(seat) + 1
    total = target(s, seat)
    stall = s.stall(seat)
    for owner in (seat, seat ^ 2) if s.teams else (seat,):
        hand = s.hands[owner]
        i = 0
        while i < len(hand):
            if hand[i] & PICKED:
                kind = leave(s, owner, i)
                stall.append(number << 6 | kind)
                s.tell(PLACED, owner, kind, number)
            else:
                i += 1
    s.done()  # DM-57
    s.tell(BUILT, seat, number, total)
    if number == (TEAM_STACKS if s.teams else STACKS):
        s.winner = seat
        s.tell(WON, seat)
        s.stack.clear()
        s.events.clear()
    else:
        happened(s, STACK_BUILT, seat)


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
                if is_possible(s, hand[events[at + SIZES]], QUALITY_INSPECTION):
                    return True
            continue
        if events[at + 1] == seat or not can_use(s, seat, what):
            continue
        kind = REACTOR[what]
        copies = 0
        for i in range(events[at + SIZES + seat]):
            card = hand[i]
            if card & PUBLIC:
                if card & KIND == kind:
                    copies += 1
            elif is_possible(s, card, kind):
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
        for i in range(events[at + SIZES + seat]):
            if left and hand[i] & KIND == kind:
                left -= 1
                hand[i] |= EVERYBODY
    s.reveal()


FRAMES: Final = (
    *(Turns, Starting, Waiting, Acting, Paying, Arranging, Resolving, Building, Helping),
    *(Stocktaking, CleaningUp, Ordering, Reacting),
)
