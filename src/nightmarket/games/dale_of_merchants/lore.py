"""How Dale of Merchants is played well: a race for the last stack, in which every action counts.

Junk pays, cards of the stack that is being gathered stay in hand; bought is what makes a stack with what
one has, and techniques that give another action are played first.
"""

from __future__ import annotations

import math
from typing import Final, cast

from nightmarket.games.dale_of_merchants.cards import (
    JUNK,
    KIND,
    NAMES,
    NONE,
    ROOM,
    SET_OF,
    SETS,
    VALUE,
)
from nightmarket.games.dale_of_merchants.frames import Acting, Stocktaking
from nightmarket.games.dale_of_merchants.learned import WEIGHTS
from nightmarket.games.dale_of_merchants.meta import GAME
from nightmarket.games.dale_of_merchants.rules import surcharge, target, value_of
from nightmarket.games.dale_of_merchants.scoring import goal, odds
from nightmarket.games.dale_of_merchants.state import Dale
from nightmarket.games.dale_of_merchants.words import (
    ADD,
    BUILD,
    BUILD_IT,
    BUY,
    CALCULATE,
    CHOOSE,
    CLEAR,
    DECLINE,
    DISCARD,
    DISCARD_IT,
    DONE,
    DROP,
    FETCH,
    GIVE,
    GUESS,
    KEEP,
    KEEP_IT,
    MARKED,
    ORDER,
    PASS,
    PAY,
    PAY_IT,
    PICK,
    PLAY,
    PLAY_IT,
    RETURN,
    RETURN_IT,
    SHOW,
    SHOW_IT,
    SWAP,
    SWAP_IT,
    TAKE,
    TAKE_BACK,
    THROW,
    THROW_IT,
    TO_DECK,
    USE,
)
from nightmarket.kernel import State
from nightmarket.kernel.lore import Lore

VALUES: Final = 16  # values that are told apart; a multiplied card may be worth more
SUMS: Final = (1 << VALUES) - 1

# What a card is worth, in points of value
POINT: Final = 1.0  # each point of a card
NOW: Final = 3.0  # it makes the next stack with the hand
NEXT: Final = 1.0  # … with all one has
LATER: Final = 0.5  # it makes a later stack with all one has
DEED: Final = 1.0  # what it does when played
JUNK_WORTH: Final = 0.3
# … and how gladly it is kept in hand
HOLD_NOW: Final = 6.0  # part of the next stack, all of it in hand
HOLD_AFTER: Final = 1.5  # part of the stack after it
HOLD_NEXT: Final = 1.0  # part of the next stack with all one has
HOLD_LATER: Final = 0.3  # of a later one
HOLD_POINT: Final = 0.4  # each point of a card
# What is done with it
STACK: Final = 9.0
SMALL: Final = 0.3  # small cards go first, by each point
PRICE: Final = 0.5  # what is given for it, in cards one would keep
COIN: Final = 0.0  # each coin
KEPT: Final = 0.5  # a card that is played is not kept
PLAYING: Final = 1.0
DISCARDING: Final = -2.0
SPARE: Final = 1.0  # a card wanted less than this may go
HEAT: Final = 0.6  # worse by so much: e times rarer
FADING: Final = 0.7  # of stacks further off
AFTER: Final = -40.0  # another card first
NEVER: Final = -100.0  # a search does not look at it either

# How gladly a technique is played, by kind; below zero: not at all.
PLAYED: Final[list[float]] = [
    0.0,
    *(0.2, 0.0, 0.5, 1.5, 2.0, 0.0),  # platypuses
    *(1.5, -6.0, 1.0, 1.0, 2.0, 1.0),  # sloths
    *(0.2, 1.0, 1.0, 2.0, 1.5, 1.5),  # crocodiles
    *(0.1, 0.5, 0.3, 0.8, 1.5, 0.2),  # foxes
    *(0.2, 0.5, 1.0, 1.0, 1.5, 0.0),  # polecats
    *(0.0, 0.0, 0.0, 0.0, 0.0, 0.0),  # owls
    *[0.2] * (ROOM - 37),
]
TINKERER: Final = 1
SAFETY: Final = 3
SHOPPING: Final = 8


class Desk:
    """What a seat has to build with: how many cards of each value, by set."""

    def __init__(self, s: Dale, seat: int) -> None:
        self.total = target(s, seat)  # of the next stack
        self.last = goal(s)
        self.hand = [0] * (len(SETS) * VALUES)
        self.own = [0] * (len(SETS) * VALUES)
        for card in s.hands[seat]:
            folk = SET_OF[card & KIND]
            if folk != NONE:
                value = value_of(s, seat, card)
                if value < VALUES:
                    self.hand[folk * VALUES + value] += 1
                    self.own[folk * VALUES + value] += 1
        for zone in (s.decks[seat], s.discards[seat], s.areas[seat]):
            for card in zone:
                folk = SET_OF[card & KIND]
                if folk != NONE:
                    self.own[folk * VALUES + VALUE[card & KIND]] += 1

    def sums(self, counts: list[int], folk: int, but: int) -> int:
        """The totals (bits) that cards of a set can make, without one of value `but`; 0: with all."""
        found = 1
        at = folk * VALUES
        for value in range(1, VALUES):
            n = counts[at + value]
            if n:
                if value == but:
                    n -= 1
                for _ in range(n):
                    found |= found << value
        return found & SUMS

    def ready(self) -> int:
        """A set of which the next stack can be built from the hand; NONE."""
        for folk in range(len(SETS)):
            if self.sums(self.hand, folk, 0) >> self.total & 1:
                return folk
        return NONE

    def worth(self, kind: int, is_own: bool) -> float:
        """What it is worth to have this card in hand."""
        if kind == JUNK:
            return JUNK_WORTH
        folk, value = SET_OF[kind], VALUE[kind]
        found = POINT * value + DEED * max(0.0, PLAYED[kind])
        n = self.total
        if n >= value and self.sums(self.hand, folk, 0) >> (n - value) & 1:
            found += NOW
        with_own = self.sums(self.own, folk, value if is_own else 0)
        if n >= value and with_own >> (n - value) & 1:
            found += NEXT
        part = LATER
        for later in range(n + 1, self.last + 1):
            if later >= value and with_own >> (later - value) & 1:
                found += part
            part *= FADING
        return found

    def hold(self, card: int, value: int) -> float:
        """How gladly a card is kept in hand."""
        kind = card & KIND
        if kind == JUNK:
            return 0.0
        folk = SET_OF[kind]
        n = self.total
        found = HOLD_POINT * value
        others = self.sums(self.hand, folk, value)
        own = self.sums(self.own, folk, value)
        if n >= value and others >> (n - value) & 1:
            found += HOLD_NOW
        elif n >= value and own >> (n - value) & 1:
            found += HOLD_NEXT
        if n < self.last:
            if n + 1 >= value and others >> (n + 1 - value) & 1:
                found += HOLD_AFTER
        part = HOLD_LATER
        for later in range(n + 1, self.last + 1):
            if later >= value and own >> (later - value) & 1:
                found += part
            part *= FADING
        return found


class Purse:
    """The hand as money, the least wanted cards first."""

    def __init__(self, s: Dale, seat: int, desk: Desk) -> None:
        self.cards: list[tuple[float, int]] = []
        for card in s.hands[seat]:
            value = value_of(s, seat, card)
            self.cards.append((desk.hold(card, value), value))
        self.cards.sort()

    def cost(self, price: int) -> float:
        """What has to be given for it."""
        found = 0.0
        for hold, value in self.cards:
            if price <= 0:
                break
            price -= value
            found += hold
        return found


def named_card(s: Dale, seat: int, choice: int, base: int) -> int:
    """The card in hand that a choice names (by its look); its kind at least."""
    if MARKED.holds(choice):
        kind = MARKED.b(choice)
        for card in s.hands[seat]:
            if card & KIND == kind and card > KIND:
                return card
        return kind
    return choice - base


class DaleLore(Lore):
    """Weights by rules of thumb; an eye that was fitted to games of its own."""

    def weights(self, s: State, seat: int, choices: list[int]) -> list[float]:
        return self.quick(s, seat, choices)

    def quick(self, s_: State, seat: int, choices: list[int]) -> list[float]:
        s = cast(Dale, s_)
        if seat < 0:
            return []
        scores = liking(s, seat, choices)
        best = scores[0]
        for score in scores:
            if score > best:
                best = score
        return [
            0.0 if score <= NEVER < best else math.exp((score - best) / HEAT) for score in scores
        ]

    def decide(self, s_: State, seat: int, choices: list[int]) -> int:
        """The last stack wins at once."""
        s = cast(Dale, s_)
        if s.stacks(seat) + 1 == goal(s):
            for choice in choices:
                if BUILD.holds(choice) or (MARKED.holds(choice) and MARKED.a(choice) == BUILD_IT):
                    return choice
        return -1

    def moment(self, s_: State) -> int:
        return cast(Dale, s_).turns

    def eye(self, s_: State) -> list[float]:
        s = cast(Dale, s_)
        if not s.stack:
            return odds(s)
        seats = s.seats
        found: list[float] = []
        for seat in range(seats):
            found.append(strength(s, seat))
        if s.teams:
            for seat in range(2):
                both = (found[seat] + found[seat + 2]) / 2
                found[seat] = both
                found[seat + 2] = both
        total = 0.0
        for seat in range(seats):
            found[seat] = math.exp(found[seat])
            total += found[seat]
        if s.teams:
            total /= 2
        return [one / total for one in found]

    def heat(self) -> float:
        return 1.4

    def traits(self) -> tuple[str, ...]:
        return TRAITS

    def weigh(self, s_: State) -> list[list[float]]:
        s = cast(Dale, s_)
        found: list[list[float]] = []
        for seat in range(s.seats):
            x = features(s, seat)
            row = [0.0] * len(TRAITS)
            for i in range(WIDTH):
                if x[i]:
                    row[TRAIT_OF[i] if i < BASICS else CARDS_TRAIT] += x[i] * WEIGHTS[i]
            found.append(row)
        return found

    def secrets(self, s_: State, seat: int) -> list[tuple[int, str]]:
        s = cast(Dale, s_)
        return [
            (other, "card:" + NAMES[card & KIND])
            for other in range(s.seats)
            if other != seat
            for card in s.hands[other]
        ]


def liking(s: Dale, seat: int, choices: list[int]) -> list[float]:
    """How good each choice seems, in points of value."""
    desk = Desk(s, seat)
    found: list[float] = []
    lowest = -1  # of the cards that could be discarded only the least wanted may go next
    least = 0.0
    top = s.stack[-1]
    acting = isinstance(top, Acting)
    stocktaking = acting or isinstance(top, Stocktaking)
    purse: Purse | None = None
    for i in range(len(choices)):
        choice = choices[i]
        deed = MARKED.a(choice) if MARKED.holds(choice) else -1
        score = 0.0
        if PAY.holds(choice) or deed == PAY_IT:
            card = named_card(s, seat, choice, PAY.base)
            score = -desk.hold(card, value_of(s, seat, card))
        elif BUILD.holds(choice) or deed == BUILD_IT:
            card = named_card(s, seat, choice, BUILD.base)
            # Small cards first: what makes a high stack of few cards is kept.
            score = STACK - SMALL * value_of(s, seat, card)
            if desk.total >= desk.last:
                score += 50.0
        elif PLAY.holds(choice) or deed == PLAY_IT:
            card = named_card(s, seat, choice, PLAY.base)
            score = play_worth(s, seat, desk, card)
        elif BUY.holds(choice):
            price = VALUE[BUY.b(choice)] + BUY.a(choice) + surcharge(s, seat)
            if purse is None:
                purse = Purse(s, seat, desk)
            score = desk.worth(BUY.b(choice), False) - PRICE * purse.cost(price)
            score -= COIN * price
        elif CALCULATE.holds(choice):
            price = VALUE[CALCULATE.b(choice)] + surcharge(s, seat)
            if purse is None:
                purse = Purse(s, seat, desk)
            score = desk.worth(CALCULATE.b(choice), False) - PRICE * purse.cost(price)
            score -= 0.2 if CALCULATE.a(choice) else 1.0
        elif DISCARD.holds(choice) or deed == DISCARD_IT:
            card = named_card(s, seat, choice, DISCARD.base)
            hold = desk.hold(card, value_of(s, seat, card))
            score = -hold
            if stocktaking:
                score = SPARE - hold + (DISCARDING if acting else 0.0)
                if lowest < 0 or hold < least:
                    if lowest >= 0:
                        found[lowest] = AFTER
                    lowest, least = i, hold
                else:
                    score = AFTER
        elif choice == DONE.base:
            score = -6.0 if acting else 0.0
        elif THROW.holds(choice) or deed == THROW_IT:
            card = named_card(s, seat, choice, THROW.base)
            score = 1.5 - desk.hold(card, value_of(s, seat, card))
        elif KEEP.holds(choice) or deed == KEEP_IT:
            score = 0.1
        elif RETURN.holds(choice) or deed == RETURN_IT:
            card = named_card(s, seat, choice, RETURN.base)
            score = -desk.hold(card, value_of(s, seat, card)) - VALUE[card & KIND]
        elif SWAP.holds(choice) or deed == SWAP_IT:
            card = named_card(s, seat, choice, SWAP.base)
            score = -desk.hold(card, value_of(s, seat, card))
        elif SHOW.holds(choice) or deed == SHOW_IT:
            score = float(VALUE[named_card(s, seat, choice, SHOW.base) & KIND])
        elif PICK.holds(choice):
            score = desk.worth(PICK.b(choice), False)
        elif TAKE.holds(choice):
            score = desk.worth(TAKE.a(choice), True)
        elif FETCH.holds(choice):
            score = desk.worth(FETCH.a(choice), True)
        elif ORDER.holds(choice):
            score = desk.worth(ORDER.a(choice), True)
        elif DROP.holds(choice):
            score = 2.0 - desk.worth(DROP.a(choice), True)
        elif GIVE.holds(choice):
            score = desk.worth(GIVE.b(choice), True)
            if GIVE.a(choice) != seat:
                score = -score
        elif TAKE_BACK.holds(choice):
            # A Safety Precaution taken back for another is the same again, for ever.
            kind = TAKE_BACK.b(choice)
            score = desk.worth(kind, False) if kind != SAFETY else NEVER
        elif CLEAR.holds(choice):
            score = -desk.worth(CLEAR.b(choice), False)
        elif USE.holds(choice):
            score = 1.0
        elif ADD.holds(choice) or choice == PASS.base:
            score = 0.5
        elif choice == DECLINE.base or choice == TO_DECK.base:
            score = -1.0
        elif CHOOSE.holds(choice):
            score = float(s.stacks(CHOOSE.a(choice)))
            if not s.is_opponent(seat, CHOOSE.a(choice)):
                score = -2.0
        elif GUESS.holds(choice):
            score = 0.3 * GUESS.a(choice) if 2 <= GUESS.a(choice) <= 4 else -1.0
        found.append(score)
    return found


def play_worth(s: Dale, seat: int, desk: Desk, card: int) -> float:
    """A technique now: what gives another action comes first, unless the card is wanted for a stack."""
    kind = card & KIND
    score = PLAYING * PLAYED[kind]
    if kind == TINKERER:
        pile = s.discards[seat]
        if not pile or VALUE[pile[-1]] < 2:
            return -2.0
    elif kind == SAFETY:
        best = 0
        for placed in s.stall(seat):
            if placed & KIND != SAFETY:
                best = max(best, VALUE[placed & KIND])
        if best <= 3:
            return -2.0
        score += best - 4
    elif kind == SHOPPING:
        best_worth = 0.0
        for offered in s.market:
            if offered != NONE:
                best_worth = max(best_worth, desk.worth(offered, False))
        return best_worth - 2.0
    value = value_of(s, seat, card)
    n = desk.total
    others = desk.sums(desk.hand, SET_OF[kind], value)
    if n >= value and others >> (n - value) & 1 and not others >> n & 1:
        return -3.0  # it is part of the stack
    score -= KEPT * desk.hold(card, value)
    return STACK + 0.5 + score if score > 0.0 else score


# -- the eye

BASICS: Final = 28
AREA: Final = BASICS + ROOM
WIDTH: Final = BASICS + 2 * ROOM
TRAITS: Final = ("stacks", "ready", "material", "junk", "cards", "purse")
CARDS_TRAIT: Final = 4
TRAIT_OF: Final = (
    *(0, 0, 1, 1, 1, 1, 1),  # built, the turn, what can be built from the hand
    *(2, 2, 2, 2, 2),  # stacks that the own cards make
    *(3, 4, 4, 4, 4, 4, 4, 4),  # junk, cards by value
    *(5, 5, 5, 5, 5),  # the hand as money, and what is left to draw
    *(2, 2, 1),
)


def features(s: Dale, seat: int) -> list[float]:
    """What a seat has going for it, between two turns."""
    x = [0.0] * WIDTH
    desk = Desk(s, seat)
    built = s.stacks(seat)
    n = built + 1
    last = desk.last
    x[0] = float(built)
    x[1] = built * built / 8.0
    if s.turn == seat:
        x[2] = 1.0
    ready = 0
    soon = 0
    for folk in range(len(SETS)):
        sums = desk.sums(desk.hand, folk, 0)
        if sums >> desk.total & 1:
            ready += 1
            if sums >> (2 * desk.total + 1) & 1:
                soon += 1
        elif sums >> (n + 1) & 1:
            soon += 1
    if ready:
        x[3] = 1.0
        if s.turn == seat:
            x[4] = 1.0
        if soon or ready > 1:
            x[5] = 1.0
    elif soon:
        x[6] = 1.0
    # Which stacks the own cards can make, each card once, the next ones first.
    left = desk.own[:]
    chain = True
    covered = 0
    missing = 0
    for number in range(n, last + 1):
        if cover(desk, left, number):
            covered += 1
            if chain:
                x[7] += 1.0
            if number == n:
                x[8] = 1.0
            elif number == n + 1:
                x[9] = 1.0
        else:
            chain = False
            missing += number
    x[10] = float(covered)
    x[11] = missing / 8.0
    value = 0
    cards = 0
    junk = 0
    for zone in (s.decks[seat], s.discards[seat], s.hands[seat], s.areas[seat]):
        cards += len(zone)
        for card in zone:
            kind = card & KIND
            x[BASICS + kind] += 1.0
            value += VALUE[kind]
            if kind == JUNK:
                junk += 1
            else:
                x[12 + VALUE[kind]] += 1.0
    x[12] = junk / 4.0
    x[18] = cards / 8.0
    x[19] = value / cards if cards else 0.0
    purse = 0
    for card in s.hands[seat]:
        worth = VALUE[card & KIND]
        purse += worth
        if card & KIND:
            x[20] += 1.0
            x[21] += worth / 4.0
    x[22] = purse / 8.0
    x[23] = len(s.hands[seat]) / 5.0
    x[24] = len(s.decks[seat]) / 8.0
    rest = 0
    for number in range(n, last + 1):
        rest += number
    enough = value - junk
    x[25] = min(enough, rest) / 8.0
    x[26] = max(0, rest - enough) / 8.0
    if not desk.total - n:
        x[27] = 1.0
    for card in s.areas[seat]:
        x[AREA + (card & KIND)] += 1.0
    return x


def cover(desk: Desk, left: list[int], number: int) -> bool:
    """Take cards for this stack out of what is left; of the sets that can, the richest."""
    best, most = NONE, 0
    for folk in range(len(SETS)):
        sums = desk.sums(left, folk, 0)
        if sums >> number & 1 and sums > most:
            best, most = folk, sums
    if best == NONE:
        return False
    at = best * VALUES
    need = number
    value = min(number, VALUES - 1)
    while need:
        # The largest card after which the rest can still be made up.
        if value <= need and left[at + value]:
            left[at + value] -= 1
            if desk.sums(left, best, 0) >> (need - value) & 1:
                need -= value
                continue
            left[at + value] += 1
        value -= 1
    return True


def strength(s: Dale, seat: int) -> float:
    x = features(s, seat)
    found = 0.0
    for i in range(WIDTH):
        if x[i]:
            found += x[i] * WEIGHTS[i]
    return found


LORE: Final = DaleLore(GAME)
