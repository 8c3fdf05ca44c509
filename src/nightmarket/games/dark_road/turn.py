"""Plan, Move, Act and the five districts (DR-41 to DR-70); the game from opening to last journey.

Opening ─ Dealing ─ Turns ─ Planning ─ Lighting? ─ Moving ─ Acting ─ (a district)* ─ Pausing ─ Rest
                          └ FinalJourney
"""

from __future__ import annotations

from typing import Final

from nightmarket.games.dark_road.cards import (
    BASIC,
    BAZAAR,
    COMMISSIONS,
    DARK_MARKET,
    EXCURSIONS,
    FACES,
    INN,
    KINDS,
    LEFT,
    LOCKED_AT_FIRST,
    RIGHT,
    RUINS,
    SECTION_LIMIT,
    SECTIONS,
    SLOT_A,
    SLOT_B,
    SPACES,
    TOWN_COUNT,
    TRAVEL,
    TURNS,
    UPGRADED,
)
from nightmarket.games.dark_road.effects import (
    COINS,
    HORSESHOE,
    LANTERN,
    RollingRuins,
    board_hero,
    check_goods,
    choose_commission,
    choose_crown,
    gain_coins,
    gain_lanterns,
    gain_quartz,
    give,
    leave_inn,
    perform,
    pick_good,
    return_good,
    step_ruins,
    take_good,
    turn_wheel,
)
from nightmarket.games.dark_road.rest import DICE_BACK, Pausing, Rest
from nightmarket.games.dark_road.rules import (
    add_gifts,
    players,
    sellable,
    why_not_gift,
)
from nightmarket.games.dark_road.solo import PLAN, TraderTurn
from nightmarket.games.dark_road.state import Road
from nightmarket.games.dark_road.trader import (
    MOST,
    PERSON,
    TRADER,
    TraderArrival,
    trader_delivers,
    trader_gains,
    trader_perform,
    trader_towns,
)
from nightmarket.games.dark_road.travel import Stopping, add_wares, is_person, set_out
from nightmarket.games.dark_road.words import (
    ASK_FAVOUR,
    BEGIN,
    BOUGHT,
    BUILDING_USED,
    BUY,
    DELVE,
    END,
    FINAL_JOURNEY,
    FLIP,
    FLIPPED,
    GIVE,
    HOST,
    LOCK,
    LOCKED,
    MARKET_MOVED,
    MOVE,
    MOVED,
    NO_EFFECT,
    PAY_STEPS,
    RESET,
    RUINS_DIE,
    SELL,
    SHINE,
    SHONE,
    SOLD,
    SPENT,
    STEED_HELPS,
    TAKE_COINS,
    TAKE_LANTERN,
    TRADER_FINAL,
    TURN_BEGINS,
    TURN_WHEEL,
    UNLOCK,
    UNLOCKED,
    USE_BUILDING,
    VISIT,
    VISITED,
    WAS_RESET,
)
from nightmarket.games.dark_road.words import (
    HORSESHOE as SHOE_MOVE,
)
from nightmarket.kernel import NOBODY, Frame

# Acting: what was used of the space.
LEFT_USED: Final = 1
RIGHT_USED: Final = 2
BUILDING_DONE: Final = 4

# Trading: what was done to the wheel.
TURNED: Final = 1
CHANGED: Final = 2
MOST_STEPS: Final = 4  # of the Dark Market marker (DR-64)


# -- the whole game


class Opening(Frame[Road]):
    """Who starts: drawn by lot, or chosen by whoever plays alone (DR-38, DR-103)."""

    def asks(self, s: Road) -> list[int]:
        return PERSON if s.seats == 1 else NOBODY

    def run(self, s: Road) -> None:
        s.become(Dealing(0))

    def choices(self, s: Road, seat: int) -> list[int]:
        return [BEGIN.of(0), BEGIN.of(1)]

    def choose(self, s: Road, seat: int, choice: int) -> None:
        s.first = TRADER if BEGIN.a(choice) else 0
        s.become(Dealing(0))

    def why(self, s: Road, seat: int, choice: int) -> str:
        return "DR-103"


class Dealing(Frame[Road]):
    """Starting goods and coins in turn order, the hero's bonus, what the steed brings (DR-38, DR-39)."""

    def __init__(self, i: int) -> None:
        self.i = i

    def run(self, s: Road) -> None:
        cards = s.cards
        if self.i == players(s):
            s.become(Turns(0))
            return
        player = (s.first + self.i) % players(s)
        kind = cards.wheel[(s.top + self.i) % KINDS]  # the goods priced 5, 4, 3, 2
        bonus = cards.hero_bonus[s.heroes[player][0]]
        s.become(Dealing(self.i + 1))
        if is_person(s, player):
            take_good(s, player, kind, BASIC)
            gain_coins(s, player, self.i)
            setup = cards.steed_setup[s.steeds[player]]
            if setup:
                perform(s, player, setup)
            perform(s, player, bonus)
        else:
            s.wares += 1
            trader_gains(s, COINS, self.i)
            trader_perform(s, bonus)

    def row(self) -> list[int]:
        return [self.i]


class Turns(Frame[Road]):
    """Turn after turn, 13 for each player (DR-1, DR-98)."""

    def __init__(self, begun: int) -> None:
        self.begun = begun

    def run(self, s: Road) -> None:
        count = players(s)
        s.echo = -1
        if self.begun == TURNS * count:
            s.turn = -1
            s.become(FinalJourney(0))
            return
        player = (s.first + self.begun) % count
        s.turn = player
        s.round = self.begun // count + 1
        s.become(Turns(self.begun + 1))
        if not is_person(s, player):
            s.push(TraderTurn(PLAN))
            return
        s.tell(TURN_BEGINS, player, s.round)
        s.push(Rest(player, DICE_BACK))
        s.push(Pausing(player))
        s.push(Acting(player, 0))
        s.push(Moving(player))
        s.push(Planning(player))

    def row(self) -> list[int]:
        return [self.begun]


class FinalJourney(Frame[Road]):
    """In turn order everybody may deliver in one town (DR-99, DR-114)."""

    def __init__(self, i: int) -> None:
        self.i = i

    def run(self, s: Road) -> None:
        if self.i == players(s):
            s.reveal()  # coins and crowns come from behind the screens
            s.done()
            return
        player = (s.first + self.i) % players(s)
        s.become(FinalJourney(self.i + 1))
        if is_person(s, player):
            s.tell(FINAL_JOURNEY, player)
            s.push(Stopping(player, -1))
            return
        towns = trader_towns(s, list(range(TOWN_COUNT)))
        if len(towns) == 1:
            s.tell(TRADER_FINAL, towns[0], MOST)
            trader_delivers(s, towns[0])
        elif towns:
            s.push(TraderArrival(sum([1 << town for town in towns])))

    def row(self) -> list[int]:
        return [self.i]


# -- Plan (DR-41 to DR-46)


def can_reset(s: Road, seat: int) -> bool:
    """Three locked dice of one value (DR-41)."""
    at = seat * 3
    value = s.locked[at]
    return value >= 0 and s.locked[at + 1] == value and s.locked[at + 2] == value


class Planning(Frame[Road]):
    """A die of the reserve pushes out a locked one; at the end a locked die is played itself."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def asks(self, s: Road) -> list[int]:
        return [self.seat]

    def choices(self, s: Road, seat: int) -> list[int]:
        found: list[int] = []
        base = seat * FACES
        for value in range(FACES):
            if s.reserve[base + value]:
                for slot in range(3):
                    found.append(LOCK.of(value, slot))
        if not found:
            for slot in range(3):
                if s.locked[seat * 3 + slot] >= 0:
                    found.append(UNLOCK.of(slot))
        if can_reset(s, seat):
            found.append(RESET.base)
        add_gifts(s, seat, found)
        return found

    def choose(self, s: Road, seat: int, choice: int) -> None:
        at = seat * 3
        if LOCK.holds(choice):
            value, slot = LOCK.a(choice), LOCK.b(choice)
            s.pool = s.locked[at + slot]
            s.reserve[seat * FACES + value] -= 1
            s.locked[at + slot] = value
            s.tell(LOCKED, seat, value, slot, s.pool)
            s.done()
            slot_action(s, seat, slot, s.cards.craft[value])
        elif UNLOCK.holds(choice):
            slot = UNLOCK.a(choice)
            s.pool = s.locked[at + slot]
            s.locked[at + slot] = -1
            s.tell(UNLOCKED, seat, slot, s.pool)
            s.done()
            slot_action(s, seat, slot, s.cards.chart)  # any good of the chart (DR-46)
        elif choice == RESET.base:
            for slot in range(3):
                s.locked[at + slot] = LOCKED_AT_FIRST[slot]
            s.tell(WAS_RESET, seat)
        else:
            give(s, seat, choice)

    def why(self, s: Road, seat: int, choice: int) -> str:
        if GIVE.holds(choice):
            return why_not_gift(s, seat, choice)
        if choice == RESET.base:
            return "DR-41"
        return "DR-46" if UNLOCK.holds(choice) else "DR-42"

    def row(self) -> list[int]:
        return [self.seat]


def slot_action(s: Road, seat: int, slot: int, kinds: int) -> None:
    """What a slot gives, at once (DR-43 to DR-45)."""
    if slot == SLOT_A:
        up = s.fitted[seat]
        if up >= 0 and s.cards.craft_any[up]:
            kinds = s.cards.chart  # Craft Bench (DR-95)
        pick_good(s, seat, kinds, BASIC)
    elif slot == SLOT_B:
        if s.light_count(seat):
            s.push(Lighting(seat))
        else:
            gain_lanterns(s, seat, 1)
    elif s.slot_c_or:
        s.push(CoinsOrWheel(seat))
    else:
        gain_coins(s, seat, 2)
        turn_wheel(s, 1)


class Lighting(Frame[Road]):
    """Slot B: a lantern, or an illuminated die into the action pool (DR-44)."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def asks(self, s: Road) -> list[int]:
        return [self.seat]

    def choices(self, s: Road, seat: int) -> list[int]:
        found = [TAKE_LANTERN.base]
        base = seat * FACES
        for value in range(FACES):
            if s.lights[base + value]:
                found.append(SHINE.of(value))
        add_gifts(s, seat, found)
        return found

    def choose(self, s: Road, seat: int, choice: int) -> None:
        if GIVE.holds(choice):
            give(s, seat, choice)
        elif choice == TAKE_LANTERN.base:
            s.done()
            gain_lanterns(s, seat, 1)
        else:
            value = SHINE.a(choice)
            s.lights[seat * FACES + value] -= 1
            s.pool_light = value
            s.tell(SHONE, seat, value)
            s.done()

    def why(self, s: Road, seat: int, choice: int) -> str:
        return why_not_gift(s, seat, choice) if GIVE.holds(choice) else "DR-44"

    def row(self) -> list[int]:
        return [self.seat]


class CoinsOrWheel(Frame[Road]):
    """Slot C where the table plays it as either or (AMB-12)."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def asks(self, s: Road) -> list[int]:
        return [self.seat]

    def choices(self, s: Road, seat: int) -> list[int]:
        found = [TAKE_COINS.base, TURN_WHEEL.base]
        add_gifts(s, seat, found)
        return found

    def choose(self, s: Road, seat: int, choice: int) -> None:
        if GIVE.holds(choice):
            give(s, seat, choice)
            return
        s.done()
        if choice == TAKE_COINS.base:
            gain_coins(s, seat, 2)
        else:
            turn_wheel(s, 1)

    def why(self, s: Road, seat: int, choice: int) -> str:
        return why_not_gift(s, seat, choice) if GIVE.holds(choice) else "DR-45"

    def row(self) -> list[int]:
        return [self.seat]


# -- Move (DR-47 to DR-49)


class Moving(Frame[Road]):
    """Exactly as far as one die of the pool says; a horseshoe shifts it."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def asks(self, s: Road) -> list[int]:
        return [self.seat]

    def choices(self, s: Road, seat: int) -> list[int]:
        plain = 1 << s.pool  # steps that can be made, as bits
        if s.pool_light >= 0:
            plain |= 1 << s.pool_light
        fixed = s.cards.steed_move[s.steeds[seat]]
        if fixed >= 0:
            plain |= 1 << fixed
        found: list[int] = []
        for steps in range(FACES):
            if plain >> steps & 1:
                found.append(MOVE.of(steps))
        if s.shoes[seat]:
            reach = 0
            for by in range(1, s.cards.shoe_range[s.steeds[seat]] + 1):
                reach |= plain << by | plain >> by
            for steps in range(FACES + 3):
                if reach >> steps & 1:
                    found.append(SHOE_MOVE.of(steps))
        add_gifts(s, seat, found)
        return found

    def choose(self, s: Road, seat: int, choice: int) -> None:
        if GIVE.holds(choice):
            give(s, seat, choice)
            return
        if MOVE.holds(choice):
            steps = MOVE.a(choice)
        else:
            steps = SHOE_MOVE.a(choice)
            s.shoes[seat] -= 1
            s.shoe_supply += 1
            s.tell(SPENT, seat, HORSESHOE, 1)
        s.place[seat] = (s.place[seat] + steps) % SPACES
        s.tell(MOVED, seat, steps, s.place[seat])
        s.done()

    def why(self, s: Road, seat: int, choice: int) -> str:
        if GIVE.holds(choice):
            return why_not_gift(s, seat, choice)
        return "DR-48" if SHOE_MOVE.holds(choice) else "DR-47"

    def row(self) -> list[int]:
        return [self.seat]


# -- Act (DR-50 to DR-52)


class Acting(Frame[Road]):
    """One district beside the wagon; with an illuminated die both, and the building."""

    def __init__(self, seat: int, used: int) -> None:
        self.seat = seat
        self.used = used

    def asks(self, s: Road) -> list[int]:
        return NOBODY if self.is_over(s) else [self.seat]

    def is_over(self, s: Road) -> bool:
        if s.pool_light < 0:
            return self.used & (LEFT_USED | RIGHT_USED) != 0
        both = self.used & LEFT_USED and self.used & RIGHT_USED
        return both != 0 and (self.used & BUILDING_DONE != 0 or s.place[self.seat] == 0)

    def run(self, s: Road) -> None:
        s.done()

    def choices(self, s: Road, seat: int) -> list[int]:
        found: list[int] = []
        space = s.place[seat]
        if not self.used & LEFT_USED:
            self.add_visits(s, LEFT[space], found)
        if not self.used & RIGHT_USED:
            self.add_visits(s, RIGHT[space], found)
        if s.pool_light >= 0 and space and not self.used & BUILDING_DONE:
            if not found:
                found.append(END.base)
            found.append(USE_BUILDING.base)
        add_gifts(s, seat, found)
        return found

    def add_visits(self, s: Road, district: int, found: list[int]) -> None:
        found.append(VISIT.of(district))  # for Yurg's Excursions this is the Ruins
        if district == EXCURSIONS and self.can_travel(s):
            found.append(VISIT.of(TRAVEL))

    def can_travel(self, s: Road) -> bool:
        """DR-62: only when no other die remains in the pool: the journey leads straight to Rest."""
        return s.pool_light < 0 or not s.travel_last or self.used & (LEFT_USED | RIGHT_USED) != 0

    def choose(self, s: Road, seat: int, choice: int) -> None:
        if VISIT.holds(choice):
            action = VISIT.a(choice)
            district = EXCURSIONS if action == TRAVEL else action
            used = self.used
            used |= LEFT_USED if LEFT[s.place[seat]] == district else RIGHT_USED
            if s.pool_light < 0 or (action == TRAVEL and s.travel_last):
                s.done()
            else:
                s.become(Acting(seat, used))
            begin(s, seat, action)
        elif choice == USE_BUILDING.base:
            s.become(Acting(seat, self.used | BUILDING_DONE))
            building = s.sites[s.place[seat] - 1]
            s.tell(BUILDING_USED, seat, building)
            perform(s, seat, s.cards.building[building])
        elif choice == END.base:
            s.done()
        else:
            give(s, seat, choice)

    def why(self, s: Road, seat: int, choice: int) -> str:
        if GIVE.holds(choice):
            return why_not_gift(s, seat, choice)
        if choice == USE_BUILDING.base:
            return "DR-51"
        if choice == END.base:
            return "DR-52"
        if VISIT.holds(choice):
            action = VISIT.a(choice)
            district = EXCURSIONS if action == TRAVEL else action
            space = s.place[seat]
            if action == TRAVEL and district in (LEFT[space], RIGHT[space]):
                return "DR-62"
        return "DR-50"

    def row(self) -> list[int]:
        return [self.seat, self.used]


def begin(s: Road, seat: int, action: int) -> None:
    """A district's action, or nothing where it cannot be carried out (DR-52)."""
    s.tell(VISITED, seat, action)
    if action == BAZAAR:
        s.push(Trading(seat, 0))
    elif action == COMMISSIONS:
        if not choose_commission(s, seat):
            s.tell(NO_EFFECT, seat, action)
    elif action == RUINS:
        s.push(Delving(seat))
    elif action == DARK_MARKET:
        if s.coins[seat]:
            s.push(Sneaking(seat))
        else:
            s.tell(NO_EFFECT, seat, action)  # DR-65
    elif action == INN:
        for hero in s.inn:
            if hero >= 0 and sellable(s, seat, hero):
                s.push(Hosting(seat))
                return
        s.tell(NO_EFFECT, seat, action)  # DR-68
    else:
        set_out(s, seat)


# -- Great Bazaar (DR-59, DR-60)


class Trading(Frame[Road]):
    """Turn the wheel, change a die, each at most once; then buy."""

    def __init__(self, seat: int, did: int) -> None:
        self.seat = seat
        self.did = did

    def asks(self, s: Road) -> list[int]:
        return [self.seat]

    def choices(self, s: Road, seat: int) -> list[int]:
        found = [END.base]
        add_buys(s, seat, 0, 0, found)
        if not self.did & TURNED:
            found.append(TURN_WHEEL.base)
        if not self.did & CHANGED:
            for kind in range(KINDS):
                if s.market[kind]:
                    for into in range(KINDS):
                        if into != kind and s.market[into] < SECTION_LIMIT:
                            found.append(FLIP.of(kind, into))
        add_gifts(s, seat, found)
        return found

    def choose(self, s: Road, seat: int, choice: int) -> None:
        if BUY.holds(choice):
            s.become(Buying(seat, 0, 0, 0))
            s.stack[-1].choose(s, seat, choice)
        elif choice == TURN_WHEEL.base:
            turn_wheel(s, 1)
            s.become(Trading(seat, self.did | TURNED))
        elif FLIP.holds(choice):
            kind, into = FLIP.a(choice), FLIP.b(choice)
            s.market[kind] -= 1
            s.market[into] += 1
            s.tell(FLIPPED, seat, kind, into)
            s.become(Trading(seat, self.did | CHANGED))
        elif choice == END.base:
            s.done()
        else:
            give(s, seat, choice)

    def why(self, s: Road, seat: int, choice: int) -> str:
        if GIVE.holds(choice):
            return why_not_gift(s, seat, choice)
        if BUY.holds(choice):
            return why_not_buy(s, BUY.a(choice), BUY.b(choice))
        if FLIP.holds(choice) and not self.did & CHANGED and s.market[FLIP.b(choice)] >= 2:
            return "DR-10"
        return "DR-59"

    def row(self) -> list[int]:
        return [self.seat, self.did]


def why_not_buy(s: Road, kind: int, n: int) -> str:
    return "DR-40" if 0 < n <= s.market[kind] and n > s.supply[kind] else "DR-60"


def price_of(s: Road, seat: int, total: int) -> int:
    """Brembant lowers the total, not below 0 (DR-60)."""
    return max(0, total - s.cards.discount[s.steeds[seat]])


def add_buys(s: Road, seat: int, at: int, total: int, found: list[int]) -> None:
    """Add the purchases of goods from `at` on that the seat can pay beside `total`.

    DR-60: a kind costs its price once, however many of its dice are bought.
    """
    for kind in range(at, KINDS):
        n = min(s.market[kind], s.supply[kind])
        if n and price_of(s, seat, total + s.price(kind)) <= s.coins[seat]:
            for count in range(1, n + 1):
                found.append(BUY.of(kind, count))


class Buying(Frame[Road]):
    """Fill the basket, one kind after the other in a fixed order, then pay."""

    def __init__(self, seat: int, at: int, basket: int, total: int) -> None:
        self.seat = seat
        self.at = at  # kinds before this one are settled
        self.basket = basket  # dice by kind, two bits each
        self.total = total

    def asks(self, s: Road) -> list[int]:
        return [self.seat]

    def choices(self, s: Road, seat: int) -> list[int]:
        found = [END.base]
        add_buys(s, seat, self.at, self.total, found)
        return found

    def choose(self, s: Road, seat: int, choice: int) -> None:
        if choice == END.base:
            self.pay(s, self.basket, self.total)
            return
        kind, count = BUY.a(choice), BUY.b(choice)
        basket = self.basket | count << 2 * kind
        total = self.total + s.price(kind)
        more: list[int] = []
        add_buys(s, seat, kind + 1, total, more)
        if more:
            s.become(Buying(seat, kind + 1, basket, total))
        else:
            self.pay(s, basket, total)

    def pay(self, s: Road, basket: int, total: int) -> None:
        seat = self.seat
        price = price_of(s, seat, total)
        s.done()
        s.coins[seat] -= price
        for kind in range(KINDS):
            count = basket >> 2 * kind & 3
            if count:
                s.tell(BOUGHT, seat, kind, count)
                s.market[kind] -= count
                s.removed += count
                for _ in range(count):
                    take_good(s, seat, kind, BASIC)
        s.tell(SPENT, seat, COINS, price)
        check_goods(s, seat)

    def why(self, s: Road, seat: int, choice: int) -> str:
        if GIVE.holds(choice):
            return why_not_gift(s, seat, choice)
        return why_not_buy(s, BUY.a(choice), BUY.b(choice)) if BUY.holds(choice) else "DR-60"

    def row(self) -> list[int]:
        return [self.seat, self.at, self.basket, self.total]


# -- Ruins (DR-63)


class Delving(Frame[Road]):
    """The ruins marker goes 1 to 1 + heroes sections on (AMB-2)."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def asks(self, s: Road) -> list[int]:
        return [self.seat]

    def choices(self, s: Road, seat: int) -> list[int]:
        found = [DELVE.of(steps) for steps in range(1, 2 + len(s.heroes[seat]))]
        add_gifts(s, seat, found)
        return found

    def choose(self, s: Road, seat: int, choice: int) -> None:
        if GIVE.holds(choice):
            give(s, seat, choice)
            return
        s.become(Peering(seat))
        step_ruins(s, DELVE.a(choice))
        pick_good(s, seat, s.cards.ruins_goods[s.ruins], UPGRADED)

    def why(self, s: Road, seat: int, choice: int) -> str:
        return why_not_gift(s, seat, choice) if GIVE.holds(choice) else "DR-63"

    def row(self) -> list[int]:
        return [self.seat]


class Peering(Frame[Road]):
    """Return a lantern to roll the ruins die, once (DR-63)."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def asks(self, s: Road) -> list[int]:
        return [self.seat] if s.lanterns[self.seat] else NOBODY

    def run(self, s: Road) -> None:
        s.done()

    def choices(self, s: Road, seat: int) -> list[int]:
        found = [END.base, RUINS_DIE.base]
        add_gifts(s, seat, found)
        return found

    def choose(self, s: Road, seat: int, choice: int) -> None:
        if GIVE.holds(choice):
            give(s, seat, choice)
            return
        s.done()
        if choice == RUINS_DIE.base:
            s.lanterns[seat] -= 1
            s.lantern_supply += 1
            s.tell(SPENT, seat, LANTERN, 1)
            s.push(RollingRuins(seat, 0))

    def why(self, s: Road, seat: int, choice: int) -> str:
        return why_not_gift(s, seat, choice) if GIVE.holds(choice) else "DR-63"

    def row(self) -> list[int]:
        return [self.seat]


# -- Dark Market (DR-64, DR-65)


class Sneaking(Frame[Road]):
    """The marker moves on for a coin a section, one to four of them."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def asks(self, s: Road) -> list[int]:
        # A gift in between may have cost the last coin: the action comes to nothing (AMB-8).
        return [self.seat] if s.coins[self.seat] else NOBODY

    def run(self, s: Road) -> None:
        s.done()

    def choices(self, s: Road, seat: int) -> list[int]:
        most = min(MOST_STEPS, s.coins[seat])
        found = [PAY_STEPS.of(steps) for steps in range(1, most + 1)]
        add_gifts(s, seat, found)
        return found

    def choose(self, s: Road, seat: int, choice: int) -> None:
        if GIVE.holds(choice):
            give(s, seat, choice)
            return
        steps = PAY_STEPS.a(choice)
        s.coins[seat] -= steps
        s.tell(SPENT, seat, COINS, steps)
        s.dark = (s.dark + steps) % SECTIONS
        s.tell(MARKET_MOVED, s.dark)
        if s.dark == 0:
            s.become(Favouring(seat))
            return
        s.done()
        for kind in s.cards.dark_goods[s.dark]:
            if s.supply[kind]:  # DR-40
                take_good(s, seat, kind, BASIC)
        check_goods(s, seat)

    def why(self, s: Road, seat: int, choice: int) -> str:
        return why_not_gift(s, seat, choice) if GIVE.holds(choice) else "DR-64"

    def row(self) -> list[int]:
        return [self.seat]


class Favouring(Frame[Road]):
    """The first section: a commission or a crown (DR-64)."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def asks(self, s: Road) -> list[int]:
        return [self.seat] if self.options(s) else NOBODY

    def run(self, s: Road) -> None:
        s.done()

    def options(self, s: Road) -> list[int]:
        found: list[int] = []
        for stack in s.stacks:
            if stack:
                found.append(ASK_FAVOUR.of(0))
                break
        if s.crown_deck or max(s.palace) >= 0:
            found.append(ASK_FAVOUR.of(1))
        return found

    def choices(self, s: Road, seat: int) -> list[int]:
        found = self.options(s)
        add_gifts(s, seat, found)
        return found

    def choose(self, s: Road, seat: int, choice: int) -> None:
        if GIVE.holds(choice):
            give(s, seat, choice)
            return
        s.done()
        if ASK_FAVOUR.a(choice) == 0:
            choose_commission(s, seat)
        else:
            choose_crown(s, seat)

    def why(self, s: Road, seat: int, choice: int) -> str:
        return why_not_gift(s, seat, choice) if GIVE.holds(choice) else "DR-64"

    def row(self) -> list[int]:
        return [self.seat]


# -- Ringway Inn (DR-66 to DR-68)


class Hosting(Frame[Road]):
    """Whom to sell to: a face-up hero who wants something that is aboard."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def asks(self, s: Road) -> list[int]:
        for hero in s.inn:
            if hero >= 0 and sellable(s, self.seat, hero):
                return [self.seat]
        return NOBODY  # a gift has taken away the last one

    def run(self, s: Road) -> None:
        s.tell(NO_EFFECT, self.seat, INN)
        s.done()

    def choices(self, s: Road, seat: int) -> list[int]:
        found: list[int] = []
        for hero in s.inn:
            if hero >= 0 and sellable(s, seat, hero):
                found.append(HOST.of(hero))
        add_gifts(s, seat, found)
        return found

    def choose(self, s: Road, seat: int, choice: int) -> None:
        if GIVE.holds(choice):
            give(s, seat, choice)
        else:
            s.guest = HOST.a(choice)
            leave_inn(s, s.guest)
            s.become(Selling(seat, 0, 0))

    def why(self, s: Road, seat: int, choice: int) -> str:
        return why_not_gift(s, seat, choice) if GIVE.holds(choice) else "DR-66"

    def row(self) -> list[int]:
        return [self.seat]


class Selling(Frame[Road]):
    """One good per want icon, at least one in all, in the order of the icons (DR-66)."""

    def __init__(self, seat: int, at: int, sold: int) -> None:
        self.seat = seat
        self.at = at  # icons before this one are served or passed over
        self.sold = sold

    def asks(self, s: Road) -> list[int]:
        return [self.seat]

    def choices(self, s: Road, seat: int) -> list[int]:
        found: list[int] = []
        if self.sold:
            found.append(END.base)
        add_wares(s, seat, s.cards.wants[s.guest], self.at, SELL.base, found)
        return found

    def choose(self, s: Road, seat: int, choice: int) -> None:
        if choice == END.base:
            s.become(Welcoming(seat, self.sold))
            return
        ware = choice - SELL.base
        kind, side = ware // 2, ware & 1
        wants = s.cards.wants[s.guest]
        at = self.at
        while wants[at] != kind:
            at += 1
        price = s.price(kind) + side  # an upgraded good: a coin and a quartz more
        return_good(s, seat, ware)
        s.sold[seat] += 1
        s.tell(SOLD, seat, kind, side, price, s.guest)
        more = False
        for icon in range(at + 1, len(wants)):
            if s.owns(seat, wants[icon]):
                more = True
        if more:
            s.become(Selling(seat, at + 1, self.sold + 1))
        else:
            s.become(Welcoming(seat, self.sold + 1))
        s.coins[seat] += price
        if side:
            gain_quartz(s, seat, 1)

    def why(self, s: Road, seat: int, choice: int) -> str:
        return why_not_gift(s, seat, choice) if GIVE.holds(choice) else "DR-66"

    def row(self) -> list[int]:
        return [self.seat, self.at, self.sold]


class Welcoming(Frame[Road]):
    """The hero who bought joins the wagon (DR-67)."""

    def __init__(self, seat: int, sold: int) -> None:
        self.seat = seat
        self.sold = sold

    def run(self, s: Road) -> None:
        seat, steed = self.seat, s.steeds[self.seat]
        hero = s.guest
        s.guest = -1
        s.done()
        if self.sold >= s.cards.sale_goods[steed]:  # Old Marrow (DR-94)
            s.tell(STEED_HELPS, seat, steed)
            perform(s, seat, s.cards.sale_bonus[steed])
        board_hero(s, seat, hero)

    def row(self) -> list[int]:
        return [self.seat, self.sold]


TURN_FRAMES = (
    *(Opening, Dealing, Turns, FinalJourney, Planning, Lighting, CoinsOrWheel, Moving, Acting),
    *(Trading, Buying, Delving, Peering, Sneaking, Favouring, Hosting, Selling, Welcoming),
)
