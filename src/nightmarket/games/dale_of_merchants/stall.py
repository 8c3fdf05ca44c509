"""Building a stack, alone or with the partner's help (sections 8 and 11)."""

from __future__ import annotations

from nightmarket.games.dale_of_merchants.cards import (
    JUNK,
    KIND,
    LOOK,
    PICKED,
    REQUESTS,
    SET_OF,
    STACKS,
    TEAM_STACKS,
)
from nightmarket.games.dale_of_merchants.knowledge import expose
from nightmarket.games.dale_of_merchants.market import unpick
from nightmarket.games.dale_of_merchants.moves import STACK_BUILT, happened, leave
from nightmarket.games.dale_of_merchants.rules import (
    choice_of,
    holds,
    named,
    set_cards,
    small_cards,
    stack_cards,
    target,
    value_of,
)
from nightmarket.games.dale_of_merchants.state import Dale
from nightmarket.games.dale_of_merchants.words import (
    ADD,
    ADD_IT,
    ASK,
    BUILD,
    BUILD_IT,
    BUILT,
    DECLINE,
    HELP_ASKED,
    HELP_DECLINED,
    OFFERED,
    PLACED,
    WON,
)
from nightmarket.kernel import Asking


def can_ask(s: Dale, seat: int) -> bool:
    """Whether the partner could be asked for help (DM-71). Decided by public facts."""
    return s.teams > 0 and s.requests < REQUESTS and len(s.hands[seat ^ 2]) > 0


class Building(Asking[Dale]):
    """Cards for the next stack. An exact total completes it."""

    def __init__(self, seat: int, missing: int, folk: int, count: int) -> None:
        self.seat = seat
        self.missing = missing
        self.folk = folk
        self.count = count

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
        hand[i] = expose(s, hand, hand[i], seat) | PICKED
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


class Helping(Asking[Dale]):
    """The partner adds cards to a stack, or declines and nothing is placed (DM-71)."""

    def __init__(self, seat: int, missing: int, folk: int) -> None:
        self.seat = seat
        self.missing = missing
        self.folk = folk

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
            s.done()  # the action is not used up
            return
        i = named(hand, ADD, ADD_IT, choice)
        look = hand[i] & LOOK
        missing = self.missing - value_of(s, seat, look)
        hand[i] = expose(s, hand, hand[i], seat) | PICKED
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
        for kind in sorted([card & KIND for card in hand if card & PICKED]):
            for i in range(len(hand)):  # the order in the hand is nobody's business
                if hand[i] & PICKED and hand[i] & KIND == kind:
                    stall.append(number << 6 | leave(s, owner, i))
                    s.tell(PLACED, owner, kind, number)
                    break
    s.done()
    s.done()  # DM-57: the action phase is over
    s.tell(BUILT, seat, number, total)
    if number == (TEAM_STACKS if s.teams else STACKS):
        s.winner = seat
        s.tell(WON, seat)
        s.stack.clear()
        s.events.clear()
    else:
        happened(s, STACK_BUILT, seat)


def why_not_build(s: Dale, seat: int, hand: list[int], kind: int) -> str:
    if kind == JUNK:
        return "DM-53"
    if holds(hand, kind) and target(s, seat) > s.stacks(seat) + 1:
        return "DM-54"
    return "DM-52"
