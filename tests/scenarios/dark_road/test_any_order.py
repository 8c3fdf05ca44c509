"""Goods, dice and heroes are named one after the other, and the order says nothing.

Where a question is a run of picks with a stop, what may be picked in one order may be picked in any, and
the table looks the same afterwards. Bots cannot see a fault here: every set would still be reachable in
the one right order.
"""

from __future__ import annotations

from collections import Counter
from itertools import permutations
from typing import Any

import pytest

from nightmarket.games.dark_road import GAME
from nightmarket.games.dark_road.state import Road
from nightmarket.kernel import Asking, Frame, Luck, asked, legal, step
from tests.scenarios.dark_road.table import RoadTable, table
from tests.scenarios.dark_road.test_travel import caravan

STOP = "end"
# Each opens a run of its own, or brings something new: these do not name parts of one set.
OTHER = ("gift", "fulfil")


def verb(choice: int) -> str:
    return GAME.text(choice).split(":")[0]


def is_run(s: Road, t: Road, seat: int) -> bool:
    """Whether one may stop at this question, or will be after the pick that led to `t`."""
    if GAME.parse(STOP) in legal(s, seat):
        return True
    return GAME.question(s) == GAME.question(t) and GAME.parse(STOP) in legal(t, seat)


def after(s: Road, seat: int, choice: int) -> Road:
    """The table when the run goes on or is over; what is asked in between is answered idly."""
    t = s.clone()
    step(t, seat, choice)
    while len(t.stack) > len(s.stack) and (t.turn, t.round) == (s.turn, s.round):
        who = asked(t)[0]
        step(t, who, GAME.idle(t, who))
    return t


def look_of(s: Road) -> list[Any]:
    """The whole state; the order of a scoring pile means nothing."""
    t = s.clone()
    for pile in (*t.delivered, *t.fulfilled):
        pile.sort()
    return GAME.dump(t)


def disorder(s: Road, seat: int) -> tuple[Counter[str], list[str]]:
    """How many pairs of picks were tried in both orders, by verb, and what was wrong with them."""
    tried: Counter[str] = Counter()
    wrong: list[str] = []
    choices = [choice for choice in legal(s, seat) if verb(choice) not in (*OTHER, STOP)]
    first = {a: after(s, seat, a) for a in choices}
    for a in choices:
        for b in choices:
            if b < a or verb(a) != verb(b) or not is_run(s, first[a], seat):
                continue
            ab = b in legal(first[a], seat)
            ba = a in legal(first[b], seat)
            names = f"{GAME.text(a)} and {GAME.text(b)}"
            if ab != ba:
                wrong.append(f"{names}: only in one order")
            elif ab:
                tried[verb(a)] += a != b
                if look_of(after(first[a], seat, b)) != look_of(after(first[b], seat, a)):
                    wrong.append(f"{names}: the order shows")
    return tried, wrong


@pytest.mark.parametrize("seats", [1, 2, 4])
def test_any_order_of_picks_is_the_same(seats: int) -> None:
    """DR-60, DR-66, DR-80, DR-81: positions of random games, every two picks in both orders."""
    tried: Counter[str] = Counter()
    for seed in range(6):
        s = GAME.setup(seats, seed)
        rng = Luck.seeded(seed)
        while s.stack:
            seat = asked(s)[0]
            more, wrong = disorder(s, seat)
            assert wrong == []
            tried += more
            choices = legal(s, seat)
            step(s, seat, choices[rng.below(len(choices))])
    assert {"buy", "sell", "hand-in"} <= set(tried)


class InOrder(Asking[Road]):
    """A run as it should not be: each pick must come after the one before it."""

    def __init__(self, run: Frame[Road], seat: int, least: int) -> None:
        super().__init__(seat)
        self.inner = run
        self.least = least

    def asks(self, s: Road) -> list[int]:
        return self.inner.asks(s)

    def choices(self, s: Road, seat: int) -> list[int]:
        found = self.inner.choices(s, seat)
        return [choice for choice in found if verb(choice) == STOP or choice >= self.least]

    def choose(self, s: Road, seat: int, choice: int) -> None:
        height = len(s.stack)
        self.inner.choose(s, seat, choice)
        if verb(choice) != STOP and len(s.stack) == height:
            s.become(InOrder(s.stack[-1], seat, choice + 1))

    def row(self) -> list[int]:
        return self.inner.row()


def bazaar() -> RoadTable:
    market = {"potion": 2, "book": 1, "bow": 1, "sword": 1}
    return table(stage="act", market=market, coins=[20]).play(0, "visit:bazaar", "buy:sword:1")


def inn() -> RoadTable:
    """EX-7: h01 wants a bow, a potion and a sword."""
    goods = [{"potion+": 1, "sword": 1, "bow": 1}]
    return table(stage="act", place=[4], goods=goods).play(0, "visit:inn", "host:h01")


def town() -> RoadTable:
    """EX-10: c03 asks for a potion, a sword and a shield."""
    t = caravan(
        seats=2,
        joins=(),
        town="scorchbog",
        dice="4",
        commissions=[["c03"]],
        goods=[{"potion+": 1, "sword": 1, "shield": 1}],
    )
    return t.play(0, "take:4:0", "fulfil:c03")


@pytest.mark.parametrize("place", [bazaar, inn, town])
def test_a_fixed_order_is_found(place: Any) -> None:
    """The check above can fail: with a run that must be named in order it does."""
    s = place().s
    assert disorder(s, 0)[1] == []
    s.become(InOrder(s.stack[-1], 0, 0))
    assert disorder(s, 0)[1] != []


def test_three_goods_in_every_order() -> None:
    """DR-81, DR-66, DR-60: six orders, one outcome; enough is said by the player."""
    for goods in permutations(("potion:upgraded", "sword:basic", "shield:basic")):
        t = town().play(0, *(f"hand-in:{good}" for good in goods))
        assert (t.purse()[1], t.s.full[0], t.pending) == (7, 1, "Bonus")
    for goods in permutations(("potion:upgraded", "sword:basic", "bow:basic")):
        t = inn().play(0, *(f"sell:{good}" for good in goods))
        assert (t.purse()[0], t.bag()[1], t.heroes()) == (5 + 5 + 1 + 4 + 1, 1, ["h01"])
    market = {"potion": 2, "book": 1, "bow": 1, "sword": 1}
    for dice in permutations(("potion:2", "book:1", "bow:1")):
        t = table(stage="act", dearest="shield", market=market, coins=[20], steeds=["brembant"])
        t.play(0, "visit:bazaar", *(f"buy:{die}" for die in dice), "end")
        assert (t.purse()[0], t.goods()) == (20 + 2 - 3 - 1 - 4, {"potion": 2, "book": 1, "bow": 1})


def test_enough_is_said_by_the_player() -> None:
    """DR-81, DR-66, DR-60: whatever came first, the rest is still offered, and one may stop."""
    t = town().play(0, "hand-in:shield:basic")
    assert t.choices(0) == ["end", "hand-in:potion:upgraded", "hand-in:sword:basic"]
    assert t.play(0, "end").purse()[1] == 1
    t = inn().play(0, "sell:sword:basic")
    assert t.choices(0) == ["end", "sell:bow:basic", "sell:potion:upgraded"]
    assert t.play(0, "end").heroes() == ["h01"]
    t = bazaar()
    assert t.choices(0, "buy") == ["buy:potion:1", "buy:potion:2", "buy:book:1", "buy:bow:1"]
