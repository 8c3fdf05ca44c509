"""Plan, Move and Act (DR-41 to DR-52); the game from opening to last journey.

Opening ─ Dealing ─ Turns ─ Planning ─ Lighting? ─ Moving ─ Acting ─ (a district)* ─ Pausing ─ Rest
                          └ FinalJourney
"""

from __future__ import annotations

from typing import Final

from nightmarket.games.dark_road.arrival import Stopping
from nightmarket.games.dark_road.cards import (
    BASIC,
    EXCURSIONS,
    FACES,
    KINDS,
    LEFT,
    LOCKED_AT_FIRST,
    RIGHT,
    SLOT_A,
    SLOT_B,
    SPACES,
    TOWN_COUNT,
    TRAVEL,
    TURNS,
)
from nightmarket.games.dark_road.cargo import pick_good, take_good
from nightmarket.games.dark_road.districts import begin
from nightmarket.games.dark_road.gains import (
    HORSESHOE,
    gain_coins,
    gain_lanterns,
    turn_wheel,
)
from nightmarket.games.dark_road.programs import Question, perform
from nightmarket.games.dark_road.rest import DICE_BACK, Pausing, Rest
from nightmarket.games.dark_road.rules import can_gift, is_person, players
from nightmarket.games.dark_road.solo import PLAN, TraderTurn
from nightmarket.games.dark_road.state import Road
from nightmarket.games.dark_road.trader import (
    MOST,
    PERSON,
    TRADER,
    TraderArrival,
    trader_delivers,
    trader_towns,
)
from nightmarket.games.dark_road.words import (
    BEGIN,
    BUILDING_USED,
    END,
    FINAL_JOURNEY,
    LOCK,
    LOCKED,
    MOVE,
    MOVED,
    RESET,
    SHINE,
    SHONE,
    SPENT,
    TAKE_COINS,
    TAKE_LANTERN,
    TRADER_FINAL,
    TURN_BEGINS,
    TURN_WHEEL,
    UNLOCK,
    UNLOCKED,
    USE_BUILDING,
    VISIT,
    WAS_RESET,
)
from nightmarket.games.dark_road.words import HORSESHOE as SHOE_MOVE
from nightmarket.kernel import NOBODY, Frame

# Acting: what was used of the space.
LEFT_USED: Final = 1
RIGHT_USED: Final = 2
BUILDING_DONE: Final = 4


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
        else:
            s.trader.wares += 1
        gain_coins(s, player, self.i)
        if is_person(s, player):
            perform(s, player, cards.steed_setup[s.steeds[player]])
        perform(s, player, bonus)

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


class Planning(Question):
    """A die of the reserve pushes out a locked one; at the end a locked die is played itself."""

    def options(self, s: Road, seat: int) -> list[int]:
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
        return found

    def answer(self, s: Road, seat: int, choice: int) -> None:
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
        else:
            for slot in range(3):
                s.locked[at + slot] = LOCKED_AT_FIRST[slot]
            s.tell(WAS_RESET, seat)

    def rule(self, s: Road, choice: int) -> str:
        if choice == RESET.base:
            return "DR-41"
        return "DR-46" if UNLOCK.holds(choice) else "DR-42"


def slot_action(s: Road, seat: int, slot: int, kinds: int) -> None:
    """What a slot gives, at once (DR-43 to DR-45)."""
    if slot == SLOT_A:
        up = s.fitted[seat]
        if up >= 0 and s.cards.craft_any[up]:
            kinds = s.cards.chart  # Craft Bench (DR-95)
        pick_good(s, seat, kinds, BASIC)
    elif slot == SLOT_B:
        if s.light_count(seat) or can_gift(s, seat):  # a gift may bring a die
            s.push(Lighting(seat))
        else:
            gain_lanterns(s, seat, 1)
    elif s.slot_c_or:
        s.push(CoinsOrWheel(seat))
    else:
        gain_coins(s, seat, 2)
        turn_wheel(s, 1)


class Lighting(Question):
    """Slot B: a lantern, or an illuminated die into the action pool (DR-44)."""

    def options(self, s: Road, seat: int) -> list[int]:
        found = [TAKE_LANTERN.base]
        base = seat * FACES
        for value in range(FACES):
            if s.lights[base + value]:
                found.append(SHINE.of(value))
        return found

    def answer(self, s: Road, seat: int, choice: int) -> None:
        if choice == TAKE_LANTERN.base:
            s.done()
            gain_lanterns(s, seat, 1)
        else:
            value = SHINE.a(choice)
            s.lights[seat * FACES + value] -= 1
            s.pool_light = value
            s.tell(SHONE, seat, value)
            s.done()

    def rule(self, s: Road, choice: int) -> str:
        return "DR-44"


class CoinsOrWheel(Question):
    """Slot C where the table plays it as either or (AMB-12)."""

    def options(self, s: Road, seat: int) -> list[int]:
        return [TAKE_COINS.base, TURN_WHEEL.base]

    def answer(self, s: Road, seat: int, choice: int) -> None:
        s.done()
        if choice == TAKE_COINS.base:
            gain_coins(s, seat, 2)
        else:
            turn_wheel(s, 1)

    def rule(self, s: Road, choice: int) -> str:
        return "DR-45"


# -- Move (DR-47 to DR-49)


class Moving(Question):
    """Exactly as far as one die of the pool says; a horseshoe shifts it."""

    def options(self, s: Road, seat: int) -> list[int]:
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
        return found

    def answer(self, s: Road, seat: int, choice: int) -> None:
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

    def rule(self, s: Road, choice: int) -> str:
        return "DR-48" if SHOE_MOVE.holds(choice) else "DR-47"


# -- Act (DR-50 to DR-52)


class Acting(Question):
    """One district beside the wagon; with an illuminated die both, and the building."""

    def __init__(self, seat: int, used: int) -> None:
        super().__init__(seat)
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

    def options(self, s: Road, seat: int) -> list[int]:
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
        return found

    def add_visits(self, s: Road, district: int, found: list[int]) -> None:
        found.append(VISIT.of(district))  # for Yurg's Excursions this is the Ruins
        if district == EXCURSIONS and self.can_travel(s):
            found.append(VISIT.of(TRAVEL))

    def can_travel(self, s: Road) -> bool:
        """DR-62: only when no other die remains in the pool: the journey leads straight to Rest."""
        return s.pool_light < 0 or not s.travel_last or self.used & (LEFT_USED | RIGHT_USED) != 0

    def answer(self, s: Road, seat: int, choice: int) -> None:
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
        else:
            s.done()

    def rule(self, s: Road, choice: int) -> str:
        if choice == USE_BUILDING.base:
            return "DR-51"
        if choice == END.base:
            return "DR-52"
        if VISIT.holds(choice):
            action = VISIT.a(choice)
            district = EXCURSIONS if action == TRAVEL else action
            space = s.place[self.seat]
            if action == TRAVEL and district in (LEFT[space], RIGHT[space]):
                return "DR-62"
        return "DR-50"

    def row(self) -> list[int]:
        return [self.seat, self.used]


TURN_FRAMES = (
    *(Opening, Dealing, Turns, FinalJourney),
    *(Planning, Lighting, CoinsOrWheel, Moving, Acting),
)
