"""Builds the views: the one place where it is decided what a seat sees."""

from __future__ import annotations

from typing import Final

from nightmarket.games.dale_of_merchants.cards import (
    ANY_STACK,
    EVERYBODY,
    JUNK,
    KIND,
    KNOWN_BY,
    NAMES,
    NONE,
    PASSIVE,
    PICKED,
    PLUS,
    PUBLIC,
    SETS,
    SLOTS,
    USED,
    VALUE,
    WORTH,
)
from nightmarket.games.dale_of_merchants.knowledge import counted
from nightmarket.games.dale_of_merchants.market import Arranging, Paying
from nightmarket.games.dale_of_merchants.rules import hand_limit, surcharge, target, value_of
from nightmarket.games.dale_of_merchants.scoring import goal, victors
from nightmarket.games.dale_of_merchants.state import Dale
from nightmarket.games.dale_of_merchants.technique import FOLK
from nightmarket.games.dale_of_merchants.view import (
    Card,
    Held,
    Pool,
    Printed,
    Side,
    Slot,
    Stall,
    View,
)
from nightmarket.kernel.shown import keep

# What looks as it did is made once.
_SLOTS: Final[dict[int, Slot]] = {}  # by place, card and price
_HELD: Final[dict[int, Held]] = {}  # by card, value and marks


def look(s: Dale, seat: int) -> View:
    """The view of a seat; WATCHER sees what is public."""
    bit = 1 << (KNOWN_BY + seat) if seat >= 0 else PUBLIC
    payer = seat if 0 <= seat < s.seats else s.turn
    extra = surcharge(s, payer)
    # In the order of the fields, here and below: naming each of them costs more than the values do.
    return View(
        [SETS[folk] for folk in s.sets],
        bool(s.teams),
        goal(s),
        s.turn,
        s.turns,
        s.ironing,
        [slot(s, i, extra) for i in range(SLOTS)],
        len(s.market_deck),
        [NAMES[card] for card in s.market_discard],
        max(0, s.junk),
        [side(s, i, bit) for i in range(s.seats)],
        [stall(s, i) for i in range(len(s.stalls))],
        own(s, seat) if 0 <= seat < s.seats else None,
        pools(s, seat),
        [NAMES[card & KIND] if card & bit else "" for card in s.aside],
        searched(s, seat, bit),
        buying(s),
        victors(s),
    )


def slot(s: Dale, at: int, extra: int) -> Slot:
    card = s.market[at]
    price = VALUE[card] + at + extra if card != NONE else 0
    key = ((card + 1) * 64 + price) * SLOTS + at
    found = _SLOTS.get(key)
    if found is None:
        found = keep(_SLOTS, key, Slot(NAMES[card] if card != NONE else "", at, price))
    return found


def printed() -> Printed:
    """The cards of all sets, and junk."""
    cards = {
        NAMES[JUNK]: Card("junk", VALUE[JUNK], "junk", False, False, ["DM-8", "DM-53", "DM-61"])
    }
    for folk in SETS:
        for card in FOLK[folk]:
            cards[card.name] = Card(
                folk,
                card.value,
                "passive" if card.traits & PASSIVE else "technique",
                bool(card.traits & PLUS),
                bool(card.traits & ANY_STACK),
                [f"DM-{rule}" for rule in card.rulings],
            )
    return Printed(cards)


def pools(s: Dale, seat: int) -> list[Pool]:
    found = []
    for kinds, zones in counted(s, seat):
        cards: dict[str, int] = {}
        begin = 0
        for i in range(1, len(kinds) + 1):  # they are sorted
            if i == len(kinds) or kinds[i] != kinds[begin]:
                cards[NAMES[kinds[begin]]] = i - begin
                begin = i
        spread = [0] * (2 * s.seats + 2)
        for zone in zones:
            spread[zone] += 1
        hands, decks = spread[: s.seats], spread[s.seats : 2 * s.seats]
        found.append(Pool(cards, hands, decks, spread[2 * s.seats], spread[2 * s.seats + 1]))
    return found


def side(s: Dale, at: int, bit: int) -> Side:
    deck = s.decks[at]
    hidden = 0  # at the bottom of the deck
    while hidden < len(deck) and not deck[hidden] & bit:
        hidden += 1
    top: list[str] = []
    for i in range(len(deck) - 1, hidden - 1, -1):
        top.append(NAMES[deck[i] & KIND] if deck[i] & bit else "")
    return Side(
        len(s.hands[at]),
        sorted([NAMES[card & KIND] for card in s.hands[at] if card & bit]),
        sorted([NAMES[card & KIND] for card in s.hands[at] if card & PICKED]),
        len(deck),
        top,
        [NAMES[card] for card in s.discards[at]],
        [NAMES[card] for card in s.areas[at]],
        hand_limit(s, at),
        at & 1 if s.teams else at,
        target(s, at),
    )


def stall(s: Dale, at: int) -> Stall:
    cards = s.stalls[at]
    stacks: list[list[str]] = [[] for _ in range(cards[-1] >> 6 if cards else 0)]
    for card in cards:
        stacks[(card >> 6) - 1].append(NAMES[card & KIND])
    return Stall([i for i in range(s.seats) if (i & 1 if s.teams else i) == at], stacks)


def own(s: Dale, seat: int) -> list[Held]:
    return [held(card, value_of(s, seat, card)) for card in s.hands[seat]]


def held(card: int, value: int) -> Held:
    marks = bool(card >> WORTH) * 8 + bool(card & PICKED) * 4 + bool(card & USED) * 2
    marks += card & EVERYBODY == EVERYBODY
    key = (value * 16 + marks) * (KIND + 1) + (card & KIND)
    found = _HELD.get(key)
    if found is None:
        made = Held(
            NAMES[card & KIND],
            value,
            bool(card >> WORTH),
            bool(card & PICKED),
            bool(card & USED),
            card & EVERYBODY == EVERYBODY,
        )
        found = keep(_HELD, key, made)
    return found


def searched(s: Dale, seat: int, bit: int) -> list[str]:
    """The own deck, when every place in it is known: that is while searching."""
    if not 0 <= seat < s.seats or not all(card & bit for card in s.decks[seat]):
        return []
    return sorted(NAMES[card & KIND] for card in s.decks[seat])


def buying(s: Dale) -> str:
    top = s.stack[-1] if s.stack else None
    if isinstance(top, Paying):
        return NAMES[s.market[top.slot]]
    return NAMES[top.kind] if isinstance(top, Arranging) else ""
