"""Plain gains and losses: coins, prestige, lanterns, quartz, horseshoes, illuminated dice; the wheel.

The Trader has no limits but the supply, needs no horseshoes and keeps its illuminated dice unrolled; its
coins may not be counted (DR-103, DR-105).
"""

from __future__ import annotations

from typing import Final

from nightmarket.games.dark_road.cards import FACES, KINDS, LIGHT_SLOTS, SECTIONS
from nightmarket.games.dark_road.programs import Question
from nightmarket.games.dark_road.rules import is_person
from nightmarket.games.dark_road.state import Road
from nightmarket.games.dark_road.words import (
    GAINED,
    ITEM_RETURNED,
    LIGHT_FACE,
    LIGHT_LOST,
    LIGHT_ROLLED,
    LOST,
    LOST_COINS,
    NO_ROOM,
    NOTHING_TO_GAIN,
    RETURN_ITEM,
    RUINS_MOVED,
    TRADER_GAINED,
    TRADER_GAINED_COINS,
    TRADER_LIGHT,
    TRADER_LOST,
    TRADER_LOST_COINS,
    WHEEL_TURNED,
)
from nightmarket.kernel import CHANCE, NOBODY, Frame

# Fields of the event "gained" and its like.
COINS: Final = 0
PRESTIGE: Final = 1
LANTERN: Final = 2
QUARTZ: Final = 3
HORSESHOE: Final = 4
GOODS_COUNTED: Final = 5
SHOE_ITEM: Final = 0
QUARTZ_ITEM: Final = 1


def tell_gain(s: Road, player: int, thing: int, n: int) -> None:
    if is_person(s, player):
        s.tell(GAINED, player, thing, n)
    else:
        s.tell(TRADER_GAINED, thing, n)


def tell_loss(s: Road, player: int, thing: int, n: int) -> None:
    if is_person(s, player):
        s.tell(LOST, player, thing, n)
    else:
        s.tell(TRADER_LOST, thing, n)


# -- coins and prestige


def gain_coins(s: Road, player: int, n: int) -> None:
    if n:
        s.coins[player] += n
        if is_person(s, player):
            s.tell(GAINED, player, COINS, n)
        else:
            s.tell(TRADER_GAINED_COINS)


def lose_coins(s: Road, player: int, n: int) -> None:
    """As many as there are; nobody else sees how many (DR-86)."""
    paid = min(n, s.coins[player])
    s.coins[player] -= paid
    if is_person(s, player):
        s.tell(LOST_COINS, player, paid)
    else:
        s.tell(TRADER_LOST_COINS)


def gain_prestige(s: Road, player: int, n: int) -> None:
    if n:
        s.prestige[player] += n
        tell_gain(s, player, PRESTIGE, n)


def lose_prestige(s: Road, player: int, n: int) -> None:
    lost = min(n, s.prestige[player])
    if lost:
        s.prestige[player] -= lost
        tell_loss(s, player, PRESTIGE, lost)


# -- lanterns, quartz and horseshoes


def gain_lanterns(s: Road, player: int, n: int) -> None:
    """As many as the supply has (DR-6) and the slots hold; more are lost (DR-23)."""
    got = min(n, s.lantern_supply)
    if is_person(s, player):
        room = s.lantern_slots(player) - s.lanterns[player]
        if got > room:
            s.tell(NO_ROOM, player, LANTERN, got - room)
            got = room
    if got:
        s.lanterns[player] += got
        s.lantern_supply -= got
        tell_gain(s, player, LANTERN, got)


def lose_lanterns(s: Road, player: int, n: int) -> None:
    lost = min(n, s.lanterns[player])
    if lost:
        s.lanterns[player] -= lost
        s.lantern_supply += lost
        tell_loss(s, player, LANTERN, lost)


def gain_quartz(s: Road, player: int, n: int) -> None:
    got = min(n, s.quartz_supply)
    if got:
        s.quartz[player] += got
        s.quartz_supply -= got
        tell_gain(s, player, QUARTZ, got)
        check_trinkets(s, player)


def gain_horseshoes(s: Road, player: int, n: int) -> None:
    got = min(n, s.shoe_supply)
    if got and is_person(s, player):
        s.shoes[player] += got
        s.shoe_supply -= got
        s.tell(GAINED, player, HORSESHOE, got)
        check_trinkets(s, player)


def check_trinkets(s: Road, player: int) -> None:
    if is_person(s, player) and s.quartz[player] + s.shoes[player] > s.trinket_slots(player):
        s.push(Overfull(player))


class Overfull(Question):
    """More horseshoes and quartz than slots: some go back (DR-23)."""

    def asks(self, s: Road) -> list[int]:
        seat = self.seat
        room = s.quartz[seat] + s.shoes[seat] <= s.trinket_slots(seat)
        return NOBODY if room else [seat]

    def run(self, s: Road) -> None:
        s.done()

    def options(self, s: Road, seat: int) -> list[int]:
        found: list[int] = []
        if s.shoes[seat]:
            found.append(RETURN_ITEM.of(SHOE_ITEM))
        if s.quartz[seat]:
            found.append(RETURN_ITEM.of(QUARTZ_ITEM))
        return found

    def answer(self, s: Road, seat: int, choice: int) -> None:
        if RETURN_ITEM.a(choice) == SHOE_ITEM:
            s.shoes[seat] -= 1
            s.shoe_supply += 1
        else:
            s.quartz[seat] -= 1
            s.quartz_supply += 1
        s.tell(ITEM_RETURNED, seat, RETURN_ITEM.a(choice))

    def rule(self, s: Road, choice: int) -> str:
        return "DR-23"


# -- illuminated dice


def gain_light(s: Road, player: int) -> None:
    """An illuminated die, rolled into the special reserve (DR-30); lost without room (DR-23)."""
    if not is_person(s, player):
        if s.light_supply:
            s.light_supply -= 1
            s.trader.lights += 1
            s.tell(TRADER_LIGHT)
    elif s.light_supply == 0:
        s.tell(NOTHING_TO_GAIN, player)
    elif s.light_count(player) >= LIGHT_SLOTS:
        s.tell(LIGHT_LOST, player)
    else:
        s.push(RollingLight(player))


class RollingLight(Frame[Road]):
    """A gained illuminated die in the air (DR-30)."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def asks(self, s: Road) -> list[int]:
        return [CHANCE]

    def choices(self, s: Road, seat: int) -> list[int]:
        return [LIGHT_FACE.of(value) for value in s.cards.light]

    def choose(self, s: Road, seat: int, choice: int) -> None:
        value = LIGHT_FACE.a(choice)
        s.light_supply -= 1
        s.lights[self.seat * FACES + value] += 1
        s.tell(LIGHT_ROLLED, self.seat, value)
        s.done()

    def row(self) -> list[int]:
        return [self.seat]


# -- the wheel and the ruins


def turn_wheel(s: Road, steps: int) -> None:
    """Clockwise; dice lie on goods and travel with them (DR-9)."""
    s.top = (s.top - steps) % KINDS
    s.tell(WHEEL_TURNED, s.cards.wheel[s.top])


def step_ruins(s: Road, steps: int) -> None:
    s.ruins = (s.ruins + steps) % SECTIONS
    s.tell(RUINS_MOVED, s.ruins)


GAIN_FRAMES = (Overfull, RollingLight)
