"""Where a caravan arrives: deliveries, and the leader's bonus (DR-80 to DR-84)."""

from __future__ import annotations

from typing import Final

from nightmarket.games.dark_road.cards import (
    BONUSES,
    COIN_BONUS,
    CROWN_BONUS,
    LIGHT_BONUS,
    LIGHT_SLOTS,
    PRESTIGE_BY_GOODS,
    TOWN_COUNT,
    UPGRADE_BONUS,
)
from nightmarket.games.dark_road.cargo import keep_commission, return_good
from nightmarket.games.dark_road.effects import Fitting, choose_crown, deliver_hero
from nightmarket.games.dark_road.gains import gain_coins, gain_light, gain_prestige
from nightmarket.games.dark_road.programs import Question
from nightmarket.games.dark_road.rules import (
    add_wares,
    can_fulfil,
    can_gift,
    can_serve,
    deliverable,
    is_person,
    serve,
)
from nightmarket.games.dark_road.state import Road
from nightmarket.games.dark_road.trader import trader_arrives, trader_delivers
from nightmarket.games.dark_road.words import (
    BONUS_TAKEN,
    COMMISSION_DONE,
    DELIVER,
    END,
    FULFIL,
    GOOD_HANDED_IN,
    HAND_IN,
    PASS,
    STOP_AT,
    TAKE_BONUS,
)
from nightmarket.kernel import NOBODY

# As what somebody delivers (DR-97).
LED: Final = 0
FOLLOWED: Final = 1
FINAL: Final = 2


# -- arrival (DR-80 to DR-82)


def arrives(s: Road, player: int) -> None:
    if not s.trip.members >> player & 1:
        return
    if player == s.trip.leader:
        if is_person(s, player):
            s.push(Delivering(player, s.trip.town, LED, 0))
        else:
            trader_delivers(s, s.trip.town)
        return
    region = s.trip.town // 2
    if is_person(s, player):
        s.push(Stopping(player, region))
    else:
        trader_arrives(s, [region * 2, region * 2 + 1])


class Stopping(Question):
    """In which town to deliver: one of the region (DR-80), or any on the final journey (DR-99)."""

    def __init__(self, seat: int, region: int) -> None:
        super().__init__(seat)
        self.region = region  # -1: any

    def asks(self, s: Road) -> list[int]:
        for town in range(TOWN_COUNT):
            if (self.region < 0 or town // 2 == self.region) and deliverable(s, self.seat, town):
                return [self.seat]
        return NOBODY  # all can see that there is nothing to deliver

    def run(self, s: Road) -> None:
        s.done()

    def options(self, s: Road, seat: int) -> list[int]:
        found = [PASS.base]
        for town in range(TOWN_COUNT):
            if (self.region < 0 or town // 2 == self.region) and deliverable(s, seat, town):
                found.append(STOP_AT.of(town))
        return found

    def answer(self, s: Road, seat: int, choice: int) -> None:
        if choice == PASS.base:
            s.done()
        else:
            mode = FINAL if self.region < 0 else FOLLOWED
            s.become(Delivering(seat, STOP_AT.a(choice), mode, 0))

    def rule(self, s: Road, choice: int) -> str:
        return "DR-99" if self.region < 0 else "DR-80"

    def row(self) -> list[int]:
        return [self.seat, self.region]


class Delivering(Question):
    """Hand over heroes and commissions of this town, item by item, as many as wanted (DR-80)."""

    def __init__(self, seat: int, town: int, mode: int, made: int) -> None:
        super().__init__(seat)
        self.town = town
        self.mode = mode
        self.made = made  # 1: something was delivered, 3: a commission among it

    def asks(self, s: Road) -> list[int]:
        if deliverable(s, self.seat, self.town) or can_gift(s, self.seat):
            return [self.seat]
        return NOBODY

    def run(self, s: Road) -> None:
        self.end(s)

    def end(self, s: Road) -> None:
        if self.mode == LED and self.made & 2:
            s.led[self.seat] += 1
        elif self.mode == FOLLOWED and self.made:
            s.followed[self.seat] += 1
        s.done()

    def options(self, s: Road, seat: int) -> list[int]:
        cards = s.cards
        found = [END.base]
        for hero in s.heroes[seat]:
            if cards.hero_town[hero] == self.town:
                found.append(DELIVER.of(hero))
        for tile in s.commissions[seat]:
            if cards.commission_town[tile] == self.town and can_fulfil(s, seat, tile):
                found.append(FULFIL.of(tile))
        return found

    def answer(self, s: Road, seat: int, choice: int) -> None:
        if DELIVER.holds(choice):
            s.become(Delivering(seat, self.town, self.mode, self.made | 1))
            deliver_hero(s, seat, DELIVER.a(choice))
        elif FULFIL.holds(choice):
            tile = FULFIL.a(choice)
            s.commissions[seat].remove(tile)
            s.fulfilled[seat].append(tile)
            s.push(Filling(seat, tile, 0, 0))
        else:
            self.end(s)

    def rule(self, s: Road, choice: int) -> str:
        if FULFIL.holds(choice):
            return "DR-81"
        return "DR-82" if DELIVER.holds(choice) else "DR-80"

    def row(self) -> list[int]:
        return [self.seat, self.town, self.mode, self.made]


class Filling(Question):
    """Which goods a commission gets: 1 to 3, one per icon, in any order (DR-81)."""

    def __init__(self, seat: int, tile: int, served: int, fine: int) -> None:
        super().__init__(seat)
        self.tile = tile
        self.served = served  # icons, as bits
        self.fine = fine  # upgraded goods among what was handed in

    def asks(self, s: Road) -> list[int]:
        more = can_serve(s, self.seat, s.cards.needs[self.tile], self.served)
        return [self.seat] if more or can_gift(s, self.seat) else NOBODY

    def run(self, s: Road) -> None:
        seat, tile, goods = self.seat, self.tile, self.served.bit_count()
        prestige = PRESTIGE_BY_GOODS[goods] + self.fine
        s.fine[seat] += self.fine
        if goods == len(s.cards.needs[tile]):
            s.full[seat] += 1
        s.tell(COMMISSION_DONE, seat, tile, s.cards.commission_town[tile], goods, prestige)
        s.done()
        below = s.stack[-1]
        if isinstance(below, Delivering):
            s.become(Delivering(seat, below.town, below.mode, 3))
        gain_prestige(s, seat, prestige)

    def options(self, s: Road, seat: int) -> list[int]:
        found: list[int] = []
        if self.served:
            found.append(END.base)
        add_wares(s, seat, s.cards.needs[self.tile], self.served, HAND_IN.base, found)
        return found

    def answer(self, s: Road, seat: int, choice: int) -> None:
        if choice == END.base:
            self.run(s)
            return
        ware = choice - HAND_IN.base
        return_good(s, seat, ware)
        s.tell(GOOD_HANDED_IN, seat, ware // 2, ware & 1)
        served = serve(s.cards.needs[self.tile], self.served, ware // 2)
        s.become(Filling(seat, self.tile, served, self.fine + (ware & 1)))

    def lapse(self, s: Road) -> None:
        """A gift took the only good before it was handed in: the tile is not done."""
        s.done()
        s.fulfilled[self.seat].remove(self.tile)
        keep_commission(s, self.seat, self.tile)

    def rule(self, s: Road, choice: int) -> str:
        return "DR-81"

    def row(self) -> list[int]:
        return [self.seat, self.tile, self.served, self.fine]


# -- leader bonuses (DR-83)


def can_take_bonus(s: Road, seat: int, bonus: int) -> bool:
    """One that cannot give anything is not offered; coins always are."""
    if bonus == LIGHT_BONUS:
        return s.light_supply > 0 and s.light_count(seat) < LIGHT_SLOTS
    if bonus == CROWN_BONUS:
        return len(s.crown_deck) > 0 or max(s.palace) >= 0
    if bonus == UPGRADE_BONUS:
        return len(s.upgrades) > 0 and s.fitted[seat] < 0
    return True


def bonus_coins(s: Road) -> int:
    """3, but 5 for the first in the game (DR-83, AMB-14)."""
    coins = 5 if s.five else 3
    s.five = 0
    return coins


class Bonus(Question):
    """Step 6: one leader bonus, two for the shortcut."""

    def __init__(self, seat: int, left: int) -> None:
        super().__init__(seat)
        self.left = left

    def options(self, s: Road, seat: int) -> list[int]:
        found: list[int] = []
        for bonus in range(len(BONUSES)):
            if can_take_bonus(s, seat, bonus):
                found.append(TAKE_BONUS.of(bonus))
        return found

    def answer(self, s: Road, seat: int, choice: int) -> None:
        if self.left > 1:
            s.become(Bonus(seat, self.left - 1))
        else:
            s.done()
        bonus = TAKE_BONUS.a(choice)
        s.tell(BONUS_TAKEN, seat, bonus)
        if bonus == LIGHT_BONUS:
            gain_light(s, seat)
        elif bonus == CROWN_BONUS:
            choose_crown(s, seat)
        elif bonus == COIN_BONUS:
            gain_coins(s, seat, bonus_coins(s))
        else:
            s.push(Fitting(seat))

    def rule(self, s: Road, choice: int) -> str:
        return "DR-83"

    def row(self) -> list[int]:
        return [self.seat, self.left]


ARRIVAL_FRAMES = (Stopping, Delivering, Filling, Bonus)
