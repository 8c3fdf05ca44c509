"""Travel: a caravan over the dark road or the shortcut, deliveries, leader bonuses (DR-71 to DR-85).

Journey ─ Befriending ─ Heading ─ ChoosingRoad? ─ Joining* ─ Throwing ─ (TakingDie ─ Throwing?)*
        ─ (Stopping ─ Delivering ─ Filling*)* ─ Bonus
"""

from __future__ import annotations

from typing import Final

from nightmarket.games.dark_road.arrival import Bonus, arrives, bonus_coins
from nightmarket.games.dark_road.cards import (
    COIN_BONUS,
    CROWN_BONUS,
    DARK_ROAD,
    DECK,
    LIGHT_BONUS,
    SHORTCUT,
    SHORTCUT_LANTERNS,
    SPECIES,
    TOWN_COUNT,
    UPGRADE_BONUS,
)
from nightmarket.games.dark_road.gains import gain_coins, gain_light
from nightmarket.games.dark_road.programs import Question, perform
from nightmarket.games.dark_road.rules import (
    best_towns,
    can_gift,
    cargo_by_town,
    is_person,
    players,
)
from nightmarket.games.dark_road.state import NO_TRIP, Road, Trip
from nightmarket.games.dark_road.trader import (
    CHOSEN,
    MOST,
    TRADER,
    TraderTown,
    trader_crown,
)
from nightmarket.games.dark_road.words import (
    BEFRIEND,
    BEFRIENDED,
    DIE_TAKEN,
    EVENT_REVEALED,
    GO_BY,
    HEAD_FOR,
    JOIN,
    JOINED,
    JOURNEY,
    REROLL,
    REROLL_FREE,
    REROLLED,
    REROLLED_FREE,
    STAY,
    STAYED,
    STEED_HELPS,
    TAKE,
    TRADER_BONUS,
    TRADER_DIE,
    TRADER_DISCARDED,
    TRADER_JOINED,
    TRADER_JOURNEY,
    TRADER_STAYED,
    TRADER_TOWN,
    TRADER_UPGRADE,
    TRAVEL_FACE,
    TRAVEL_ROLLED,
)
from nightmarket.kernel import CHANCE, NAMELESS, Frame

TRAVEL_CHOICES: Final = [TRAVEL_FACE.of(pips) for pips in range(1, 7)]
TOP_ROW: Final = 6  # DR-27

# Stages of a journey.
COMPANION: Final = 0
TOWN: Final = 1
ROAD: Final = 2
CALL: Final = 3  # who joins
EVENT: Final = 4
PICK: Final = 5
HOME: Final = 6  # dice and event go back
ARRIVE: Final = 7
REWARD: Final = 8
OVER: Final = 9


def set_out(s: Road, leader: int) -> None:
    """The Travel action (DR-71)."""
    s.trip = Trip(
        leader=leader,
        town=-1,
        road=DARK_ROAD,
        members=1 << leader,
        event=-1,
        dice=[],
        taken=0,
        lift=0,
        free_used=0,
    )
    s.push(Journey(COMPANION, 0))
    if is_person(s, leader):
        program = s.cards.steed_travel[s.steeds[leader]]
        if program:
            s.tell(STEED_HELPS, leader, s.steeds[leader])
            perform(s, leader, program)


class Journey(Frame[Road]):
    """The caravan, stage by stage; `i` counts the members within a stage."""

    def __init__(self, stage: int, i: int) -> None:
        self.stage = stage
        self.i = i

    def run(self, s: Road) -> None:
        stage = self.stage
        leader = s.trip.leader
        if stage == COMPANION:
            s.become(Journey(TOWN, 0))
            if not is_person(s, leader):
                discard_companion(s)
            elif max(s.friend_row) >= 0 or s.friend_deck or s.friend_discard:
                s.push(Befriending(leader))
        elif stage == TOWN:
            s.become(Journey(ROAD, 0))
            if is_person(s, leader):
                s.push(Heading(leader))
            else:
                trader_heads(s)
        elif stage == ROAD:
            s.become(Journey(CALL, 1))
            enough = s.lanterns[leader] >= SHORTCUT_LANTERNS
            if not is_person(s, leader):
                choose_road(s, SHORTCUT if enough else DARK_ROAD)  # always when it can (DR-108)
            elif enough or can_gift(s, leader):  # a gift may bring lanterns
                s.push(ChoosingRoad(leader))
            else:
                choose_road(s, DARK_ROAD)
        elif stage == CALL:
            if self.i == players(s):
                s.become(Journey(EVENT, 0))
                return
            s.become(Journey(CALL, self.i + 1))
            called = (leader + self.i) % players(s)
            if is_person(s, called):
                s.push(Joining(called))
            else:
                trader_answers(s)
        elif stage == EVENT:
            s.become(Journey(PICK, 0))
            reveal_event(s)
            s.trip.dice = [0] * (len(s.trip.dice) + s.trip.members.bit_count())  # DR-74
            s.push(Throwing(0))
        elif stage == PICK:
            if self.i == players(s):
                s.become(Journey(HOME, 0))
                return
            s.become(Journey(PICK, self.i + 1))
            # DR-75: the leader first on the dark road, last on the shortcut.
            picker = (leader + self.i + s.trip.road) % players(s)
            if s.trip.members >> picker & 1:
                if is_person(s, picker):
                    s.push(TakingDie(picker))
                else:
                    trader_takes_die(s)
        elif stage == HOME:
            s.become(Journey(ARRIVE, 0))
            s.trip.dice = []  # DR-79
            s.trip.taken = 0
            s.event_discards[s.trip.road].append(s.trip.event)
            s.trip.event = -1
        elif stage == ARRIVE:
            if self.i == players(s):
                s.become(Journey(REWARD, 0))
                return
            s.become(Journey(ARRIVE, self.i + 1))
            arrives(s, (leader + self.i) % players(s))
        elif stage == REWARD:
            s.become(Journey(OVER, 0))
            count = 2 if s.trip.road == SHORTCUT else 1
            if is_person(s, leader):
                s.push(Bonus(leader, count))
            else:
                trader_bonuses(s, count)
        else:
            s.trip = NO_TRIP
            s.done()

    def row(self) -> list[int]:
        return [self.stage, self.i]


# -- the leader's choices (DR-72, DR-73)


def draw_friend(s: Road) -> int:
    """The top companion; what the Trader discarded is shuffled into an empty deck (DR-85)."""
    if not s.friend_deck:
        s.friend_deck = s.friend_discard
        s.friend_discard = []
        s.shuffle(s.friend_deck)
    s.reveal()
    return s.friend_deck.pop()


def take_row_die(s: Road, place: int) -> None:
    """The travel die on the furthest companion goes to the travel area."""
    if place == len(s.friend_row) - 1 and s.row_die:
        s.row_die = 0
        s.trip.dice = [0]


class Befriending(Question):
    """Step 1: a companion, face up or from the deck; mandatory (DR-72, AMB-18)."""

    def options(self, s: Road, seat: int) -> list[int]:
        found: list[int] = []
        for place in range(len(s.friend_row)):
            if s.friend_row[place] >= 0:
                found.append(BEFRIEND.of(place))
        if s.friend_deck or s.friend_discard:
            found.append(BEFRIEND.of(DECK))
        return found

    def answer(self, s: Road, seat: int, choice: int) -> None:
        s.done()
        place = BEFRIEND.a(choice)
        if place == DECK:
            species = draw_friend(s)
        else:
            species = s.friend_row[place]
            s.friend_row[place] = -1
            take_row_die(s, place)
        s.friends[seat * SPECIES + species] += 1
        s.tell(BEFRIENDED, seat, species)

    def rule(self, s: Road, choice: int) -> str:
        return "DR-72"


class Heading(Question):
    """Step 2: the town (DR-73)."""

    def options(self, s: Road, seat: int) -> list[int]:
        return [HEAD_FOR.of(town) for town in range(TOWN_COUNT)]

    def answer(self, s: Road, seat: int, choice: int) -> None:
        s.trip.town = HEAD_FOR.a(choice)
        s.done()

    def rule(self, s: Road, choice: int) -> str:
        return "DR-73"


class ChoosingRoad(Question):
    """Step 3: the dark road, or the shortcut for three lanterns (DR-73)."""

    def options(self, s: Road, seat: int) -> list[int]:
        found = [GO_BY.of(DARK_ROAD)]
        if s.lanterns[seat] >= SHORTCUT_LANTERNS:
            found.append(GO_BY.of(SHORTCUT))
        return found

    def answer(self, s: Road, seat: int, choice: int) -> None:
        s.done()
        choose_road(s, GO_BY.a(choice))

    def rule(self, s: Road, choice: int) -> str:
        return "DR-73"


def choose_road(s: Road, road: int) -> None:
    leader = s.trip.leader
    s.trip.road = road
    if is_person(s, leader):
        s.tell(JOURNEY, leader, s.trip.town, road)
    else:
        tied = len(best_towns(s, TRADER, list(range(TOWN_COUNT)))) > 1
        s.tell(TRADER_JOURNEY, s.trip.town, road, CHOSEN if tied else MOST)
    if road == SHORTCUT:
        s.lanterns[leader] -= SHORTCUT_LANTERNS
        s.lantern_supply += SHORTCUT_LANTERNS


# -- the caravan (DR-74)


class Joining(Question):
    """Step 4: join the caravan or stay; free, and needs no cargo."""

    def options(self, s: Road, seat: int) -> list[int]:
        return [STAY.base, JOIN.base]

    def answer(self, s: Road, seat: int, choice: int) -> None:
        if choice == JOIN.base:
            s.trip.members |= 1 << seat
            s.tell(JOINED, seat)
        else:
            s.tell(STAYED, seat)
        s.done()

    def rule(self, s: Road, choice: int) -> str:
        return "DR-74"


# -- the road (DR-75 to DR-79)


def reveal_event(s: Road) -> None:
    """The top event of that road; a used-up deck is shuffled anew (DR-79)."""
    deck = s.events[s.trip.road]
    if not deck:
        deck += s.event_discards[s.trip.road]
        s.event_discards[s.trip.road] = []
        s.shuffle(deck)
    s.trip.event = deck.pop()
    s.reveal()
    s.tell(EVENT_REVEALED, s.trip.event)


class Throwing(Frame[Road]):
    """Travel dice in the air, one after the other."""

    def __init__(self, at: int) -> None:
        self.at = at

    def asks(self, s: Road) -> list[int]:
        return [CHANCE]

    def choices(self, s: Road, seat: int) -> list[int]:
        return TRAVEL_CHOICES

    def choose(self, s: Road, seat: int, choice: int) -> None:
        s.trip.dice[self.at] = TRAVEL_FACE.a(choice)
        if self.at + 1 < len(s.trip.dice):
            s.become(Throwing(self.at + 1))
            return
        s.done()
        if s.sink is not None:
            d = sorted(s.trip.dice) + [NAMELESS] * 5
            s.tell(TRAVEL_ROLLED, d[0], d[1], d[2], d[3], d[4])

    def row(self) -> list[int]:
        return [self.at]


class TakingDie(Question):
    """Step 5: take a die of the travel area, or roll those left again first (DR-75, DR-76)."""

    def options(self, s: Road, seat: int) -> list[int]:
        found: list[int] = []
        raises = s.cards.steed_raise[s.steeds[seat]] > 0
        for pips in range(1, 7):
            if lies(s, pips):
                found.append(TAKE.of(pips, 0))
                if raises and pips + s.trip.lift < TOP_ROW:
                    found.append(TAKE.of(pips, 1))
        if s.trip.lift == 0:  # a Fey Cat speaks as the die is taken
            if s.lanterns[seat]:
                found.append(REROLL.base)
            if self.free(s, seat):
                found.append(REROLL_FREE.base)
        return found

    def free(self, s: Road, seat: int) -> bool:
        """Cinder: once per journey led (DR-94)."""
        return (
            seat == s.trip.leader
            and not s.trip.free_used
            and s.cards.free_reroll[s.steeds[seat]] > 0
        )

    def answer(self, s: Road, seat: int, choice: int) -> None:
        if TAKE.holds(choice):
            pips = TAKE.a(choice)
            row = pips + s.trip.lift
            if TAKE.b(choice):
                row += s.cards.steed_raise[s.steeds[seat]]
            s.done()
            take_die(s, seat, pips, min(row, TOP_ROW))
        elif choice == REROLL.base:
            s.lanterns[seat] -= 1
            s.lantern_supply += 1
            s.tell(REROLLED, seat)
            s.push(Throwing(0))
        else:
            s.trip.free_used = 1
            s.tell(REROLLED_FREE, seat)
            s.push(Throwing(0))

    def is_at_the_dice(self) -> bool:
        return True

    def rule(self, s: Road, choice: int) -> str:
        if choice == REROLL.base:
            return "DR-76"
        if choice == REROLL_FREE.base:
            return "DR-94"
        if TAKE.holds(choice) and lies(s, TAKE.a(choice)):
            return "DR-93"  # nothing raises the die, or not so far
        return "DR-75"


def lies(s: Road, pips: int) -> bool:
    """Whether a die of the travel area shows this."""
    return any(die == pips for die in s.trip.dice)


def take_die(s: Road, seat: int, pips: int, row: int) -> None:
    """The value, raised or not, picks the row of the event card (DR-77)."""
    s.trip.dice.remove(pips)
    s.trip.taken += 1
    s.trip.lift = 0
    s.tell(DIE_TAKEN, seat, pips, row, s.trip.event)
    program = s.cards.rows[s.trip.event * 6 + row - 1]
    if seat == s.turn:
        s.echo = program
    perform(s, seat, program)


# -- the Trader on the road (DR-108, DR-112)


def discard_companion(s: Road) -> None:
    """The companion at the printed place leaves; its travel die goes to the area."""
    place = s.cards.deeds[s.trader.card][s.trader.deed].companion
    species = s.friend_row[place]
    if species >= 0:
        s.friend_row[place] = -1
        s.friend_discard.append(species)
        s.tell(TRADER_DISCARDED, species)
        take_row_die(s, place)


def trader_heads(s: Road) -> None:
    towns = best_towns(s, TRADER, list(range(TOWN_COUNT)))
    if len(towns) == 1:
        s.trip.town = towns[0]
    else:
        s.push(TraderHeading(sum([1 << town for town in towns])))


class TraderHeading(TraderTown):
    """The Trader travels there."""

    def answer(self, s: Road, seat: int, choice: int) -> None:
        s.trip.town = TRADER_TOWN.a(choice)
        s.done()


def trader_answers(s: Road) -> None:
    """It joins with a hero or commission for the region, or with a lantern (DR-112)."""
    cargo = cargo_by_town(s, TRADER)
    region = s.trip.town // 2
    if cargo[region * 2] or cargo[region * 2 + 1]:
        s.trip.members |= 1 << TRADER
        s.tell(TRADER_JOINED, 0)
    elif s.lanterns[TRADER]:
        s.trip.members |= 1 << TRADER
        s.tell(TRADER_JOINED, 1)
    else:
        s.tell(TRADER_STAYED)


def trader_takes_die(s: Road) -> None:
    """Always the highest (DR-108)."""
    pips = max(s.trip.dice)
    s.trip.dice.remove(pips)
    s.trip.taken += 1
    s.tell(TRADER_DIE, pips, s.trip.event)
    perform(s, TRADER, s.cards.rows[s.trip.event * 6 + pips - 1])


def trader_bonuses(s: Road, count: int) -> None:
    """The printed bonuses: the first, or both after a shortcut (DR-108)."""
    deed = s.cards.deeds[s.trader.card][s.trader.deed]
    if count == 2:
        s.push(TraderBonus(deed.bonuses[1]))
    s.push(TraderBonus(deed.bonuses[0]))


class TraderBonus(Frame[Road]):
    """One leader bonus for the Trader."""

    def __init__(self, bonus: int) -> None:
        self.bonus = bonus

    def run(self, s: Road) -> None:
        s.done()
        bonus = self.bonus
        if bonus == UPGRADE_BONUS and not s.upgrades:
            bonus = COIN_BONUS  # gone: coins instead
        s.tell(TRADER_BONUS, bonus)
        if bonus == LIGHT_BONUS:
            gain_light(s, TRADER)
        elif bonus == CROWN_BONUS:
            trader_crown(s)
        elif bonus == COIN_BONUS:
            gain_coins(s, TRADER, bonus_coins(s))
        else:
            s.tell(TRADER_UPGRADE, s.upgrades[0])
            s.upgrades = []  # out of the game

    def row(self) -> list[int]:
        return [self.bonus]


TRAVEL_FRAMES = (
    *(Journey, Befriending, Heading, ChoosingRoad, Joining, Throwing, TakingDie),
    *(TraderHeading, TraderBonus),
)
