"""What the Trader of the solo game gains, loses and delivers (DR-105 to DR-113).

The Trader is player 1 without a seat, without a wagon board, steed, horseshoes or limits. Its goods are
only counted. What no rule decides, the person at seat 0 does (DP-25).
"""

from __future__ import annotations

from typing import Final

from nightmarket.games.dark_road.cards import (
    CROWN_DECK,
    LANTERN_ICON,
    PRESTIGE_BY_GOODS,
    TOWN_COUNT,
)
from nightmarket.games.dark_road.cargo import draw_commission
from nightmarket.games.dark_road.effects import deliver_hero, draw_hero, leave_inn, lose_hero
from nightmarket.games.dark_road.gains import gain_coins, gain_lanterns
from nightmarket.games.dark_road.programs import Question, perform
from nightmarket.games.dark_road.rules import best_towns, cargo_by_town
from nightmarket.games.dark_road.state import Road
from nightmarket.games.dark_road.words import (
    TRADER_COMMISSION,
    TRADER_CROWN,
    TRADER_CROWN_DRAWN,
    TRADER_CROWN_SHOWN,
    TRADER_FULFILLED,
    TRADER_HERO,
    TRADER_HERO_TAKEN,
    TRADER_LOSES,
    TRADER_SOLD,
    TRADER_STACK,
    TRADER_TOWN,
)

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


# -- commissions (DR-107)


def trader_commission(s: Road) -> None:
    """From the town with most of its cargo; tie or none: the printed town; else the person decides."""
    cargo = cargo_by_town(s, TRADER)
    most = max(cargo)
    towns = [town for town in range(TOWN_COUNT) if cargo[town] == most]
    because = MOST
    if most == 0 or len(towns) > 1:
        printed = s.cards.deeds[s.trader.card][s.trader.deed].town if s.trader.deed >= 0 else -1
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
        printed = s.cards.deeds[s.trader.card][s.trader.deed].guest if s.trader.deed >= 0 else -1
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
        for icon in s.cards.deeds[s.trader.card][s.trader.deed].sells:
            if icon < len(wants) and s.trader.wares:
                s.trader.wares -= 1
                s.tell(TRADER_SOLD, wants[icon])
                gain_coins(s, TRADER, s.price(wants[icon]))
    leave_inn(s, hero)
    trader_boards(s, hero, because)


def trader_boards(s: Road, hero: int, because: int) -> None:
    s.heroes[TRADER].append(hero)
    s.tell(TRADER_HERO_TAKEN, hero, s.cards.hero_town[hero], because)
    if s.cards.icon[hero] == LANTERN_ICON:
        gain_lanterns(s, TRADER, 1)


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


def trader_loses_hero(s: Road) -> None:
    if len(s.heroes[TRADER]) == 1:
        lose_hero(s, TRADER, s.heroes[TRADER][0])
    elif s.heroes[TRADER]:
        s.push(TraderLosing())


class TraderLosing(TraderQuestion):
    """The person chooses which hero the Trader loses (DR-113)."""

    def options(self, s: Road, seat: int) -> list[int]:
        return [TRADER_LOSES.of(hero) for hero in s.heroes[TRADER]]

    def answer(self, s: Road, seat: int, choice: int) -> None:
        s.done()
        lose_hero(s, TRADER, TRADER_LOSES.a(choice))

    def rule(self, s: Road, choice: int) -> str:
        return "DR-113"


# -- crowns


def trader_crown(s: Road) -> None:
    """The printed crown with the reward of its place (DR-108); an empty place means the deck."""
    printed = s.cards.deeds[s.trader.card][s.trader.deed].crown if s.trader.deed >= 0 else -1
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
    perform(s, TRADER, s.cards.palace[place])


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
            deliver_hero(s, TRADER, hero)
    for tile in s.commissions[TRADER][:]:
        if cards.commission_town[tile] == town and s.trader.wares:
            goods = min(3, s.trader.wares)
            s.trader.wares -= goods
            s.commissions[TRADER].remove(tile)
            s.fulfilled[TRADER].append(tile)
            s.tell(TRADER_FULFILLED, tile, town, goods, PRESTIGE_BY_GOODS[goods])
            s.prestige[TRADER] += PRESTIGE_BY_GOODS[goods]


def trader_towns(s: Road, towns: list[int]) -> list[int]:
    """Where the Trader would deliver: the best of these towns, several on a tie; none without cargo."""
    cargo = cargo_by_town(s, TRADER)
    with_cargo = [town for town in towns if cargo[town]]
    return best_towns(s, TRADER, with_cargo) if with_cargo else []


class TraderTown(TraderQuestion):
    """The person chooses between towns that tie (DR-108)."""

    def __init__(self, towns: int) -> None:
        super().__init__()
        self.towns = towns

    def options(self, s: Road, seat: int) -> list[int]:
        return [TRADER_TOWN.of(town) for town in range(TOWN_COUNT) if self.towns >> town & 1]

    def rule(self, s: Road, choice: int) -> str:
        return "DR-108"

    def row(self) -> list[int]:
        return [self.towns]


class TraderArrival(TraderTown):
    """The Trader delivers there (DR-108, DR-112)."""

    def answer(self, s: Road, seat: int, choice: int) -> None:
        s.done()
        trader_delivers(s, TRADER_TOWN.a(choice))


def trader_arrives(s: Road, towns: list[int]) -> None:
    """Deliver in the best of these towns."""
    best = trader_towns(s, towns)
    if len(best) == 1:
        trader_delivers(s, best[0])
    elif best:
        s.push(TraderArrival(sum([1 << town for town in best])))


TRADER_FRAMES = (TraderStack, TraderGuest, TraderLosing, TraderCrowning, TraderArrival)
