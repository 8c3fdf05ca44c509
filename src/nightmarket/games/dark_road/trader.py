"""What the Trader of the solo game gains, loses and delivers (DR-105 to DR-113).

The Trader is player 1 without a seat, without a wagon board, steed, horseshoes or limits. Its goods are
only counted. What no rule decides, the person at seat 0 does (DP-25).
"""

from __future__ import annotations

from typing import Final

from nightmarket.games.dark_road.cards import (
    CROWN_DECK,
    LANTERN_ICON,
    OP_AGAIN,
    OP_BASIC,
    OP_COINS,
    OP_COMMISSION,
    OP_CRAFT,
    OP_CROWN,
    OP_DOWNGRADE,
    OP_HERO,
    OP_LANTERN,
    OP_LIGHT,
    OP_LOSE_COINS,
    OP_LOSE_GOOD,
    OP_LOSE_HERO,
    OP_LOSE_LANTERN,
    OP_LOSE_PRESTIGE,
    OP_LOSE_VALUABLE,
    OP_ORACLE,
    OP_PAY,
    OP_PRESTIGE,
    OP_QUARTZ,
    OP_RUINS_DIE,
    OP_RUINS_STEP,
    OP_UPGRADE,
    OP_UPGRADED,
    OP_WHEEL,
    PRESTIGE_BY_GOODS,
    REGION_COINS,
    REGION_PRESTIGE,
    TOWN_COUNT,
)
from nightmarket.games.dark_road.cargo import draw_commission
from nightmarket.games.dark_road.effects import (
    COINS,
    GOODS_COUNTED,
    LANTERN,
    PRESTIGE,
    QUARTZ,
    draw_hero,
    leave_inn,
    send_away,
    step_ruins,
    turn_wheel,
)
from nightmarket.games.dark_road.programs import Question
from nightmarket.games.dark_road.rules import best_towns, cargo_by_town
from nightmarket.games.dark_road.state import Road
from nightmarket.games.dark_road.verbs import ORACLE_CHOICES, RUINS_CHOICES
from nightmarket.games.dark_road.words import (
    ORACLE_FACE,
    ORACLE_ROLLED,
    RUINS_FACE,
    RUINS_ROLLED,
    TRADER_COMMISSION,
    TRADER_CROWN,
    TRADER_CROWN_DRAWN,
    TRADER_CROWN_SHOWN,
    TRADER_DELIVERED,
    TRADER_FULFILLED,
    TRADER_GAINED,
    TRADER_GAINED_COINS,
    TRADER_HERO,
    TRADER_HERO_LOST,
    TRADER_HERO_TAKEN,
    TRADER_LIGHT,
    TRADER_LOSES,
    TRADER_LOST,
    TRADER_LOST_COINS,
    TRADER_PAID,
    TRADER_SOLD,
    TRADER_STACK,
    TRADER_TOWN,
)
from nightmarket.kernel import CHANCE, Frame

TRADER: Final = 1
PERSON: Final = [0]

# Why the Trader takes what it takes.
MOST: Final = 0
PRINTED: Final = 1
CHOSEN: Final = 2
ONLY: Final = 3


class TraderQuestion(Question):
    """What no rule decides for the Trader, the person at seat 0 does (DP-25)."""

    def __init__(self) -> None:
        super().__init__(0)

    def row(self) -> list[int]:
        return []


# -- running a program


def trader_perform(s: Road, program: int) -> None:
    trader_run_from(s, program, 0)


def trader_run_from(s: Road, program: int, at: int) -> None:
    words = s.cards.programs[program]
    n = len(words)
    stack = s.stack
    while at < n:
        word = words[at]
        at += 1
        if at < n:
            height = len(stack)
            s.push(TraderEffects(program, at))
            trader_do(s, word)
            if len(stack) > height + 1:
                return
            stack.pop()
        else:
            trader_do(s, word)


class TraderEffects(Frame[Road]):
    """The rest of a program."""

    def __init__(self, program: int, at: int) -> None:
        self.program = program
        self.at = at

    def run(self, s: Road) -> None:
        s.done()
        trader_run_from(s, self.program, self.at)

    def row(self) -> list[int]:
        return [self.program, self.at]


def trader_do(s: Road, word: int) -> None:
    """One instruction for the Trader. Horseshoes mean nothing to it (DR-105)."""
    op = word & 63
    n = word >> 6 & 255
    if op == OP_COINS:
        trader_gains(s, COINS, n)
    elif op == OP_PRESTIGE:
        trader_gains(s, PRESTIGE, n)
    elif op == OP_LANTERN:
        trader_gains(s, LANTERN, n)
    elif op == OP_QUARTZ:
        trader_gains(s, QUARTZ, n)
    elif op == OP_BASIC or (op == OP_CRAFT and n == 0):
        trader_gains(s, GOODS_COUNTED, 1)
    elif op in (OP_UPGRADED, OP_CRAFT):
        trader_gains(s, GOODS_COUNTED, 1)
        trader_gains(s, QUARTZ, 1)
    elif op == OP_UPGRADE:
        if s.wares:
            trader_gains(s, QUARTZ, 1)
    elif op == OP_HERO:
        trader_hero(s, 0)
    elif op == OP_COMMISSION:
        if n == 0:
            trader_commission(s)
        elif s.stacks[n - 1]:
            trader_takes_tile(s, n - 1, ONLY)
    elif op == OP_CROWN:
        trader_crown(s)
    elif op == OP_LIGHT:
        trader_light(s)
    elif op == OP_RUINS_STEP:
        step_ruins(s, n)
        trader_gains(s, GOODS_COUNTED, 1)
        trader_gains(s, QUARTZ, 1)
    elif op == OP_RUINS_DIE:
        s.push(TraderRuinsDie(0))
    elif op == OP_AGAIN:
        s.push(TraderRuinsDie(word))
    elif op == OP_ORACLE:
        s.push(TraderOracle())
    elif op == OP_WHEEL:
        turn_wheel(s, n)
    elif op == OP_LOSE_COINS:
        s.coins[TRADER] -= min(n, s.coins[TRADER])
        s.tell(TRADER_LOST_COINS)
    elif op == OP_LOSE_PRESTIGE:
        lost = min(n, s.prestige[TRADER])
        s.prestige[TRADER] -= lost
        if lost:
            s.tell(TRADER_LOST, PRESTIGE, lost)
    elif op == OP_LOSE_LANTERN:
        lost = min(n, s.lanterns[TRADER])
        s.lanterns[TRADER] -= lost
        s.lantern_supply += lost
        if lost:
            s.tell(TRADER_LOST, LANTERN, lost)
    elif op in (OP_LOSE_GOOD, OP_LOSE_VALUABLE, OP_DOWNGRADE):
        lost = min(1, s.wares)
        s.wares -= lost
        if lost:
            s.tell(TRADER_LOST, GOODS_COUNTED, lost)
    elif op == OP_LOSE_HERO:
        if len(s.heroes[TRADER]) == 1:
            trader_loses_hero(s, s.heroes[TRADER][0])
        elif s.heroes[TRADER]:
            s.push(TraderLosing())
    elif op == OP_PAY and s.coins[TRADER] >= n:  # made when affordable (DR-113)
        s.coins[TRADER] -= n
        s.tell(TRADER_PAID)
        trader_perform(s, word >> 14)


def trader_gains(s: Road, thing: int, n: int) -> None:
    """No limits but the supply (DR-105)."""
    if thing == COINS:
        s.coins[TRADER] += n
        if n:
            s.tell(TRADER_GAINED_COINS)
        return
    if thing == PRESTIGE:
        s.prestige[TRADER] += n
    elif thing == LANTERN:
        n = min(n, s.lantern_supply)
        s.lantern_supply -= n
        s.lanterns[TRADER] += n
    elif thing == QUARTZ:
        n = min(n, s.quartz_supply)
        s.quartz_supply -= n
        s.quartz[TRADER] += n
    else:
        s.wares += n
    if n:
        s.tell(TRADER_GAINED, thing, n)


def trader_light(s: Road) -> None:
    if s.light_supply:
        s.light_supply -= 1
        s.trader_lights += 1
        s.tell(TRADER_LIGHT)


class TraderRuinsDie(Frame[Road]):
    """The ruins die, rolled for the Trader (DR-109)."""

    def __init__(self, again: int) -> None:
        self.again = again

    def asks(self, s: Road) -> list[int]:
        return [CHANCE]

    def choices(self, s: Road, seat: int) -> list[int]:
        return RUINS_CHOICES

    def choose(self, s: Road, seat: int, choice: int) -> None:
        face = RUINS_FACE.a(choice)
        s.tell(RUINS_ROLLED, face)
        s.done()
        program = s.cards.ruins[face - 1]
        if self.again and self.again in s.cards.programs[program]:
            program = self.again >> 14
        trader_perform(s, program)

    def row(self) -> list[int]:
        return [self.again]


class TraderOracle(Frame[Road]):
    """The oracle die, rolled for the Trader."""

    def asks(self, s: Road) -> list[int]:
        return [CHANCE]

    def choices(self, s: Road, seat: int) -> list[int]:
        return ORACLE_CHOICES

    def choose(self, s: Road, seat: int, choice: int) -> None:
        face = ORACLE_FACE.a(choice)
        s.tell(ORACLE_ROLLED, face)
        s.done()
        trader_perform(s, s.cards.oracle[face - 1])


# -- commissions (DR-107)


def trader_commission(s: Road) -> None:
    """From the town with most of its cargo; tie or none: the printed town; else the person decides."""
    cargo = cargo_by_town(s, TRADER)
    most = max(cargo)
    towns = [town for town in range(TOWN_COUNT) if cargo[town] == most]
    because = MOST
    if most == 0 or len(towns) > 1:
        printed = s.cards.deeds[s.trader_card][s.trader_deed].town if s.trader_deed >= 0 else -1
        if printed >= 0:
            towns = [printed]
            because = PRINTED
    towns = [town for town in towns if s.stacks[town]]
    if not towns:
        towns = [town for town in range(TOWN_COUNT) if s.stacks[town]]
        because = ONLY
    if len(towns) == 1:
        trader_takes_tile(s, towns[0], because)
    elif towns:
        s.push(TraderStack(sum([1 << town for town in towns])))


def trader_takes_tile(s: Road, town: int, because: int) -> None:
    tile = draw_commission(s, town)
    s.commissions[TRADER].append(tile)
    s.tell(TRADER_COMMISSION, tile, town, because)


class TraderStack(TraderQuestion):
    """The person chooses the Trader's commission (DR-107)."""

    def __init__(self, towns: int) -> None:
        super().__init__()
        self.towns = towns

    def options(self, s: Road, seat: int) -> list[int]:
        found: list[int] = []
        for town in range(TOWN_COUNT):
            if self.towns >> town & 1 and s.stacks[town]:
                found.append(TRADER_STACK.of(town))
        return found

    def answer(self, s: Road, seat: int, choice: int) -> None:
        s.done()
        trader_takes_tile(s, TRADER_STACK.a(choice), CHOSEN)

    def rule(self, s: Road, choice: int) -> str:
        return "DR-107"

    def row(self) -> list[int]:
        return [self.towns]


# -- heroes (DR-111, DR-113)


def trader_hero(s: Road, selling: int) -> None:
    """The hero whose town matches most of its cargo; tie or none: the printed one, else the person's."""
    cargo = cargo_by_town(s, TRADER)
    best = -1
    places: list[int] = []
    for place in range(len(s.inn)):
        if s.inn[place] >= 0:
            weight = cargo[s.cards.hero_town[s.inn[place]]]
            if weight > best:
                best = weight
                places = []
            if weight == best:
                places.append(place)
    because = MOST
    if not places:
        if not selling and s.hero_deck:
            trader_boards(s, draw_hero(s), ONLY)
        return
    if best == 0 or len(places) > 1:
        printed = s.cards.deeds[s.trader_card][s.trader_deed].guest if s.trader_deed >= 0 else -1
        if printed >= 0 and s.inn[printed] >= 0:
            places = [printed]
            because = PRINTED
        elif len(places) == 1:
            because = ONLY
    if len(places) == 1:
        trader_hosts(s, s.inn[places[0]], selling, because)
    else:
        s.push(TraderGuest(sum([1 << place for place in places]), selling))


def trader_hosts(s: Road, hero: int, selling: int, because: int) -> None:
    """Sell the printed icons while goods last, then take the hero (DR-111)."""
    if selling:
        wants = s.cards.wants[hero]
        for icon in s.cards.deeds[s.trader_card][s.trader_deed].sells:
            if icon < len(wants) and s.wares:
                s.wares -= 1
                s.tell(TRADER_SOLD, wants[icon])
                trader_gains(s, COINS, s.price(wants[icon]))
    leave_inn(s, hero)
    trader_boards(s, hero, because)


def trader_boards(s: Road, hero: int, because: int) -> None:
    s.heroes[TRADER].append(hero)
    s.tell(TRADER_HERO_TAKEN, hero, s.cards.hero_town[hero], because)
    if s.cards.icon[hero] == LANTERN_ICON:
        trader_gains(s, LANTERN, 1)


class TraderGuest(TraderQuestion):
    """The person chooses the hero for the Trader."""

    def __init__(self, places: int, selling: int) -> None:
        super().__init__()
        self.places = places
        self.selling = selling

    def options(self, s: Road, seat: int) -> list[int]:
        found: list[int] = []
        for place in range(len(s.inn)):
            if self.places >> place & 1 and s.inn[place] >= 0:
                found.append(TRADER_HERO.of(s.inn[place]))
        return found

    def answer(self, s: Road, seat: int, choice: int) -> None:
        s.done()
        trader_hosts(s, TRADER_HERO.a(choice), self.selling, CHOSEN)

    def rule(self, s: Road, choice: int) -> str:
        return "DR-113"

    def row(self) -> list[int]:
        return [self.places, self.selling]


def trader_loses_hero(s: Road, hero: int) -> None:
    send_away(s, TRADER, hero)
    s.tell(TRADER_HERO_LOST, hero)


class TraderLosing(TraderQuestion):
    """The person chooses which hero the Trader loses (DR-113)."""

    def options(self, s: Road, seat: int) -> list[int]:
        return [TRADER_LOSES.of(hero) for hero in s.heroes[TRADER]]

    def answer(self, s: Road, seat: int, choice: int) -> None:
        s.done()
        trader_loses_hero(s, TRADER_LOSES.a(choice))

    def rule(self, s: Road, choice: int) -> str:
        return "DR-113"


# -- crowns


def trader_crown(s: Road) -> None:
    """The printed crown with the reward of its place (DR-108); an empty place means the deck."""
    printed = s.cards.deeds[s.trader_card][s.trader_deed].crown if s.trader_deed >= 0 else -1
    open_places = [place for place in range(CROWN_DECK) if s.palace[place] >= 0]
    if s.crown_deck:
        open_places.append(CROWN_DECK)
    if not open_places:
        return
    if printed >= 0:
        place = printed if printed in open_places else open_places[-1]
        trader_takes_crown(s, place, PRINTED)
    else:
        s.push(TraderCrowning())


def trader_takes_crown(s: Road, place: int, because: int) -> None:
    if place == CROWN_DECK:
        s.crowns[TRADER].append(s.crown_deck.pop() * 2)  # face down: nobody looks (DR-103)
        s.tell(TRADER_CROWN_DRAWN, because)
        return
    crown = s.palace[place]
    s.palace[place] = -1
    s.crowns[TRADER].append(crown * 2 + 1)
    s.tell(TRADER_CROWN_SHOWN, crown, because)
    trader_perform(s, s.cards.palace[place])


class TraderCrowning(TraderQuestion):
    """The person chooses the Trader's crown (DR-113)."""

    def options(self, s: Road, seat: int) -> list[int]:
        found: list[int] = []
        for place in range(CROWN_DECK):
            if s.palace[place] >= 0:
                found.append(TRADER_CROWN.of(place))
        if s.crown_deck:
            found.append(TRADER_CROWN.of(CROWN_DECK))
        return found

    def answer(self, s: Road, seat: int, choice: int) -> None:
        s.done()
        trader_takes_crown(s, TRADER_CROWN.a(choice), CHOSEN)

    def rule(self, s: Road, choice: int) -> str:
        return "DR-113"


# -- deliveries


def trader_delivers(s: Road, town: int) -> None:
    """All heroes and commissions of that town, 3 goods per commission while they last (DR-108)."""
    cards = s.cards
    for hero in s.heroes[TRADER][:]:
        if cards.hero_town[hero] == town:
            s.heroes[TRADER].remove(hero)
            s.delivered[TRADER].append(hero)
            s.tell(TRADER_DELIVERED, hero, town)
            trader_gains(s, COINS, REGION_COINS[town // 2])
            trader_gains(s, PRESTIGE, REGION_PRESTIGE[town // 2])
    for tile in s.commissions[TRADER][:]:
        if cards.commission_town[tile] == town and s.wares:
            goods = min(3, s.wares)
            s.wares -= goods
            s.commissions[TRADER].remove(tile)
            s.fulfilled[TRADER].append(tile)
            s.tell(TRADER_FULFILLED, tile, town, goods, PRESTIGE_BY_GOODS[goods])
            s.prestige[TRADER] += PRESTIGE_BY_GOODS[goods]


def trader_towns(s: Road, towns: list[int]) -> list[int]:
    """Where the Trader would deliver: the best of these towns, several on a tie; none without cargo."""
    cargo = cargo_by_town(s, TRADER)
    with_cargo = [town for town in towns if cargo[town]]
    return best_towns(s, TRADER, with_cargo) if with_cargo else []


class TraderArrival(TraderQuestion):
    """The person chooses between towns that tie, and the Trader delivers there (DR-108, DR-112)."""

    def __init__(self, towns: int) -> None:
        super().__init__()
        self.towns = towns

    def options(self, s: Road, seat: int) -> list[int]:
        return [TRADER_TOWN.of(town) for town in range(TOWN_COUNT) if self.towns >> town & 1]

    def answer(self, s: Road, seat: int, choice: int) -> None:
        s.done()
        trader_delivers(s, TRADER_TOWN.a(choice))

    def rule(self, s: Road, choice: int) -> str:
        return "DR-108"

    def row(self) -> list[int]:
        return [self.towns]


def trader_arrives(s: Road, towns: list[int]) -> None:
    """Deliver in the best of these towns."""
    best = trader_towns(s, towns)
    if len(best) == 1:
        trader_delivers(s, best[0])
    elif best:
        s.push(TraderArrival(sum([1 << town for town in best])))


TRADER_FRAMES = (
    *(TraderEffects, TraderRuinsDie, TraderOracle, TraderStack, TraderGuest, TraderLosing),
    *(TraderCrowning, TraderArrival),
)
