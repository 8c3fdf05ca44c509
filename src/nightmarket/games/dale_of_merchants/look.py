"""Builds the views: the one place where it is decided what a seat sees."""

from __future__ import annotations

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


def look(s: Dale, seat: int) -> View:
    """The view of a seat; WATCHER sees what is public."""
    bit = 1 << (KNOWN_BY + seat) if seat >= 0 else PUBLIC
    payer = seat if 0 <= seat < s.seats else s.turn
    extra = surcharge(s, payer)
    return View(
        sets=[SETS[folk] for folk in s.sets],
        teams=bool(s.teams),
        goal=goal(s),
        turn=s.turn,
        turns=s.turns,
        ironing=s.ironing,
        market=[
            Slot("", i, 0)
            if s.market[i] == NONE
            else Slot(NAMES[s.market[i]], i, VALUE[s.market[i]] + i + extra)
            for i in range(SLOTS)
        ],
        market_deck=len(s.market_deck),
        market_discard=[NAMES[card] for card in s.market_discard],
        junk=max(0, s.junk),
        sides=[side(s, i, bit) for i in range(s.seats)],
        stalls=[stall(s, i) for i in range(len(s.stalls))],
        own=own(s, seat) if 0 <= seat < s.seats else None,
        pools=pools(s, seat),
        aside=[NAMES[card & KIND] if card & bit else "" for card in s.aside],
        searched=searched(s, seat, bit),
        buying=buying(s),
        winners=victors(s),
    )


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
        found.append(
            Pool(
                cards={NAMES[kind]: kinds.count(kind) for kind in kinds},
                hands=[zones.count(i) for i in range(s.seats)],
                decks=[zones.count(s.seats + i) for i in range(s.seats)],
                market=zones.count(2 * s.seats),
                aside=zones.count(2 * s.seats + 1),
            )
        )
    return found


def side(s: Dale, at: int, bit: int) -> Side:
    deck = s.decks[at]
    top = [NAMES[card & KIND] if card & bit else "" for card in reversed(deck)]
    while top and not top[-1]:
        top.pop()
    return Side(
        hand=len(s.hands[at]),
        known=sorted(NAMES[card & KIND] for card in s.hands[at] if card & bit),
        picked=sorted(NAMES[card & KIND] for card in s.hands[at] if card & PICKED),
        deck=len(deck),
        top=top,
        discard=[NAMES[card] for card in s.discards[at]],
        area=[NAMES[card] for card in s.areas[at]],
        limit=hand_limit(s, at),
        stall=at & 1 if s.teams else at,
        needs=target(s, at),
    )


def stall(s: Dale, at: int) -> Stall:
    cards = s.stalls[at]
    numbers = range(1, (cards[-1] >> 6 if cards else 0) + 1)
    return Stall(
        seats=[i for i in range(s.seats) if (i & 1 if s.teams else i) == at],
        stacks=[[NAMES[card & KIND] for card in cards if card >> 6 == n] for n in numbers],
    )


def own(s: Dale, seat: int) -> list[Held]:
    return [
        Held(
            card=NAMES[card & KIND],
            value=value_of(s, seat, card),
            changed=bool(card >> WORTH),
            picked=bool(card & PICKED),
            used=bool(card & USED),
            known=card & EVERYBODY == EVERYBODY,
        )
        for card in s.hands[seat]
    ]


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
