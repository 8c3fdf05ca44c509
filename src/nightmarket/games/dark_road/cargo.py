"""Goods and commissions in a wagon: gained, lost, turned over, and too many of them (DR-17 to DR-23)."""

from __future__ import annotations

from typing import Final

from nightmarket.games.dark_road.cards import BASIC, KINDS, TOWN_COUNT, UPGRADED, WARES
from nightmarket.games.dark_road.gains import GOODS_COUNTED, gain_quartz
from nightmarket.games.dark_road.packing import fits
from nightmarket.games.dark_road.programs import Question
from nightmarket.games.dark_road.rules import dearest, in_supply, is_person, wares_aboard
from nightmarket.games.dark_road.state import Road
from nightmarket.games.dark_road.words import (
    COMMISSION_DROPPED,
    COMMISSION_FROM,
    COMMISSION_TAKEN,
    DOWNGRADE_GOOD,
    DROP_COMMISSION,
    GAIN,
    GOOD_DOWNGRADED,
    GOOD_GAINED,
    GOOD_LOST,
    GOOD_RETURNED,
    GOOD_UPGRADED,
    LOSE,
    NOTHING_TO_GAIN,
    RETURN_GOOD,
    TRADER_GAINED,
    TRADER_LOST,
    UPGRADE_GOOD,
)
from nightmarket.kernel import NOBODY

# What a good is picked for.
TO_LOSE: Final = 0
TO_UPGRADE: Final = 1
TO_DOWNGRADE: Final = 2
TO_LOSE_DEAREST: Final = 3


# -- goods


def pick_good(s: Road, seat: int, kinds: int, side: int) -> None:
    """Gain one good of these kinds (bits) that the supply has (DR-40)."""
    if not is_person(s, seat):
        count_goods(s, 1)
        gain_quartz(s, seat, side)
        return
    kinds = in_supply(s, kinds)
    if kinds == 0:
        s.tell(NOTHING_TO_GAIN, seat)
    elif kinds & (kinds - 1):
        s.push(Picking(seat, kinds, side))
    else:
        gain_good(s, seat, kinds.bit_length() - 1, side)


def count_goods(s: Road, n: int) -> None:
    """Goods of the Trader are only counted; for an upgraded one it takes a quartz (DR-105)."""
    s.trader.wares += n
    s.tell(TRADER_GAINED, GOODS_COUNTED, n)


def gain_good(s: Road, seat: int, kind: int, side: int) -> None:
    """Take a tile that is there, and make room for it (DR-20)."""
    take_good(s, seat, kind, side)
    check_goods(s, seat)


def take_good(s: Road, seat: int, kind: int, side: int) -> None:
    s.supply[kind] -= 1
    s.goods[seat * WARES + kind * 2 + side] += 1
    s.tell(GOOD_GAINED, seat, kind, side)


def return_good(s: Road, seat: int, ware: int) -> None:
    """A tile back to the supply."""
    s.goods[seat * WARES + ware] -= 1
    s.supply[ware // 2] += 1


def check_goods(s: Road, seat: int) -> None:
    if not fits(s, seat):
        s.push(Overloaded(seat))


class Picking(Question):
    """Which good to gain (DP-3, DP-28)."""

    def __init__(self, seat: int, kinds: int, side: int) -> None:
        super().__init__(seat)
        self.kinds = kinds
        self.side = side

    def options(self, s: Road, seat: int) -> list[int]:
        found: list[int] = []
        for kind in range(KINDS):
            if self.kinds >> kind & 1 and s.supply[kind]:
                found.append(GAIN.of(kind, self.side))
        return found

    def answer(self, s: Road, seat: int, choice: int) -> None:
        s.done()
        gain_good(s, seat, GAIN.a(choice), self.side)

    def lapse(self, s: Road) -> None:
        s.tell(NOTHING_TO_GAIN, self.seat)
        s.done()

    def rule(self, s: Road, choice: int) -> str:
        if GAIN.holds(choice) and s.supply[GAIN.a(choice)] == 0:
            return "DR-40"
        return "DR-11"

    def row(self) -> list[int]:
        return [self.seat, self.kinds, self.side]


class Overloaded(Question):
    """The goods do not fit: return some until the rest do (DR-20)."""

    def asks(self, s: Road) -> list[int]:
        return NOBODY if fits(s, self.seat) else [self.seat]

    def run(self, s: Road) -> None:
        s.done()

    def options(self, s: Road, seat: int) -> list[int]:
        found: list[int] = []
        base = seat * WARES
        for ware in range(WARES):
            if s.goods[base + ware]:
                found.append(RETURN_GOOD.base + ware)
        return found

    def answer(self, s: Road, seat: int, choice: int) -> None:
        ware = choice - RETURN_GOOD.base
        return_good(s, seat, ware)
        s.tell(GOOD_RETURNED, seat, ware // 2, ware & 1)

    def rule(self, s: Road, choice: int) -> str:
        return "DR-20"


def ware_choices(s: Road, seat: int, purpose: int) -> list[int]:
    """The goods aboard that can be lost or turned over (DR-69, DR-87)."""
    if purpose == TO_UPGRADE:
        return each_ware(UPGRADE_GOOD.base, wares_aboard(s, seat, BASIC), 2)
    if purpose == TO_LOSE_DEAREST:
        return each_ware(LOSE.base, dearest(s, seat), 1)
    if purpose == TO_DOWNGRADE:
        fine = wares_aboard(s, seat, UPGRADED)
        if fine:
            return each_ware(DOWNGRADE_GOOD.base, fine, 2)
    return each_ware(LOSE.base, wares_aboard(s, seat, -1), 1)


def each_ware(base: int, wares: int, step: int) -> list[int]:
    """A choice for each of these wares (bits), or with step 2 for its kind."""
    found: list[int] = []
    for ware in range(WARES):
        if wares >> ware & 1:
            found.append(base + ware // step)
    return found


def pick_ware(s: Road, seat: int, purpose: int) -> None:
    """Choose a good aboard to lose or to turn over; nothing without any (DR-86)."""
    if not is_person(s, seat):
        if s.trader.wares:
            use_counted(s, seat, purpose)
        return
    found = ware_choices(s, seat, purpose)
    if len(found) > 1:
        s.push(PickingWare(seat, purpose))
    elif found:
        use_ware(s, seat, found[0])


def use_ware(s: Road, seat: int, choice: int) -> None:
    base = seat * WARES
    if LOSE.holds(choice):
        ware = choice - LOSE.base
        return_good(s, seat, ware)
        s.tell(GOOD_LOST, seat, ware // 2, ware & 1)
    elif UPGRADE_GOOD.holds(choice):
        kind = UPGRADE_GOOD.a(choice)
        s.goods[base + kind * 2] -= 1
        s.goods[base + kind * 2 + 1] += 1
        s.tell(GOOD_UPGRADED, seat, kind)
    else:
        kind = DOWNGRADE_GOOD.a(choice)
        s.goods[base + kind * 2 + 1] -= 1
        s.goods[base + kind * 2] += 1
        s.tell(GOOD_DOWNGRADED, seat, kind)


def use_counted(s: Road, trader: int, purpose: int) -> None:
    """Upgrading gives the Trader a quartz; it holds no upgraded goods that could be turned (DR-105)."""
    if purpose == TO_UPGRADE:
        gain_quartz(s, trader, 1)
    else:
        s.trader.wares -= 1
        s.tell(TRADER_LOST, GOODS_COUNTED, 1)


class PickingWare(Question):
    """Which good to lose, upgrade or downgrade (DR-69, DR-87)."""

    def __init__(self, seat: int, purpose: int) -> None:
        super().__init__(seat)
        self.purpose = purpose

    def options(self, s: Road, seat: int) -> list[int]:
        return ware_choices(s, seat, self.purpose)

    def answer(self, s: Road, seat: int, choice: int) -> None:
        s.done()
        use_ware(s, seat, choice)

    def rule(self, s: Road, choice: int) -> str:
        return "DR-69" if self.purpose == TO_UPGRADE else "DR-87"

    def row(self) -> list[int]:
        return [self.seat, self.purpose]


# -- commissions


def choose_commission(s: Road, seat: int) -> bool:
    """The top tile of any stack (DR-61); False when all stacks are empty."""
    last, count = -1, 0
    for town in range(TOWN_COUNT):
        if s.stacks[town]:
            last = town
            count += 1
    if count > 1:
        s.push(Commissioning(seat))
    elif count == 1:
        take_commission(s, seat, last)
    else:
        s.tell(NOTHING_TO_GAIN, seat)
    return count > 0


def draw_commission(s: Road, town: int) -> int:
    tile = s.stacks[town].pop()
    s.stack_known[town] = min(s.stack_known[town], len(s.stacks[town]))
    s.reveal()  # the next tile is visible now
    return tile


def take_commission(s: Road, seat: int, town: int) -> None:
    tile = draw_commission(s, town)
    s.tell(COMMISSION_TAKEN, seat, tile, town)
    keep_commission(s, seat, tile)


def keep_commission(s: Road, seat: int, tile: int) -> None:
    s.commissions[seat].append(tile)
    if len(s.commissions[seat]) > s.commission_slots(seat):
        s.push(Burdened(seat))


class Commissioning(Question):
    """Which town's commission to take (DP-8)."""

    def options(self, s: Road, seat: int) -> list[int]:
        found: list[int] = []
        for town in range(TOWN_COUNT):
            if s.stacks[town]:
                found.append(COMMISSION_FROM.of(town))
        return found

    def answer(self, s: Road, seat: int, choice: int) -> None:
        s.done()
        take_commission(s, seat, COMMISSION_FROM.a(choice))

    def lapse(self, s: Road) -> None:
        s.tell(NOTHING_TO_GAIN, self.seat)
        s.done()

    def rule(self, s: Road, choice: int) -> str:
        return "DR-61"


class Burdened(Question):
    """One commission too many: one goes to the bottom of its stack (DR-22)."""

    def asks(self, s: Road) -> list[int]:
        room = len(s.commissions[self.seat]) <= s.commission_slots(self.seat)
        return NOBODY if room else [self.seat]

    def run(self, s: Road) -> None:
        s.done()

    def options(self, s: Road, seat: int) -> list[int]:
        return [DROP_COMMISSION.of(tile) for tile in s.commissions[seat]]

    def answer(self, s: Road, seat: int, choice: int) -> None:
        tile = DROP_COMMISSION.a(choice)
        town = s.cards.commission_town[tile]
        s.commissions[seat].remove(tile)
        s.stacks[town].insert(0, tile)
        s.stack_known[town] += 1
        s.tell(COMMISSION_DROPPED, seat, tile, town)

    def rule(self, s: Road, choice: int) -> str:
        return "DR-22"


CARGO_FRAMES = (Picking, Overloaded, PickingWare, Commissioning, Burdened)
