"""How the Dark Road is played well: what a wagon is worth on its way, and what a turn is good for.

The lower of coins and prestige counts, so a surplus is worth only what the turns left can balance. Cargo
counts by town: a journey serves one town, and the last journey of the game is free.
"""

from __future__ import annotations

import math
from typing import Final, cast

from nightmarket.games.dark_road.cards import (
    BAZAAR,
    COIN_BONUS,
    COMMISSIONS,
    CROWN_BONUS,
    DARK_MARKET,
    EXCURSIONS,
    IN_COINS,
    IN_PRESTIGE,
    INN,
    KINDS,
    LEFT,
    LIGHT_BONUS,
    PRESTIGE_BY_GOODS,
    REGION_COINS,
    REGION_PRESTIGE,
    RIGHT,
    RUINS,
    SHORTCUT,
    SLOT_A,
    SLOT_B,
    SPACES,
    TOWN_COUNT,
    TRAVEL,
    TURNS,
    WARES,
)
from nightmarket.games.dark_road.meta import GAME
from nightmarket.games.dark_road.rules import players
from nightmarket.games.dark_road.scoring import TraderResult, crown_pays, victors
from nightmarket.games.dark_road.state import Road
from nightmarket.games.dark_road.trader import TRADER
from nightmarket.games.dark_road.turn import Acting, Moving, Planning
from nightmarket.games.dark_road.words import (
    COMMISSION_FROM,
    DELIVER,
    END,
    FLIP,
    FULFIL,
    GO_BY,
    HAND_IN,
    HEAD_FOR,
    HORSESHOE,
    HOST,
    JOIN,
    LOCK,
    MOVE,
    PASS,
    RAISE,
    REROLL,
    SELL,
    SHINE,
    STAY,
    STOP_AT,
    TAKE,
    TAKE_BONUS,
    TURN_WHEEL,
    UNLOCK,
    VISIT,
)
from nightmarket.kernel import State
from nightmarket.kernel.lore import Lore

STEER: Final = 0.8  # coins against prestige: how far one turn can tip the scales
FOUND: Final[tuple[float, ...]] = (0.25, 0.35, 0.45, 0.0)  # chance to fill up, by goods at hand
PAR: Final = 45.0  # what a good player has in the end
HEAT: Final = 0.025  # of the eye, for the tree


def turns_left(s: Road, player: int) -> float:
    """Turns this player has still before it, the one under way counted in part."""
    if s.turn < 0:
        return 0.0 if s.round else float(TURNS)
    n = players(s)
    mine = (player - s.first) % n
    now = (s.turn - s.first) % n
    left = float(TURNS - s.round)
    if mine > now:
        left += 1.0
    return left


def bundles(
    s: Road, player: int, soon: float, coins: list[float], prestige: list[float]
) -> list[int]:
    """What the cargo for each town is worth there; and which goods are meant for it."""
    cards = s.cards
    for hero in s.heroes[player]:
        town = cards.hero_town[hero]
        coins[town] += REGION_COINS[town // 2]
        prestige[town] += REGION_PRESTIGE[town // 2]
    meant = [0] * KINDS
    base = player * WARES
    for tile in s.commissions[player]:
        goods = fine = 0
        for kind in cards.needs[tile]:
            if s.owns(player, kind) > meant[kind]:
                if s.goods[base + kind * 2 + 1] > meant[kind]:
                    fine += 1
                meant[kind] += 1
                goods += 1
        now = PRESTIGE_BY_GOODS[goods] + fine
        # What is missing may yet be found.
        prestige[cards.commission_town[tile]] += now + (6 - now) * FOUND[goods] * soon
    return meant


def outlook(s: Road, player: int) -> float:
    """Points this player may come to with what it has, without what later turns bring anew."""
    cards = s.cards
    left = turns_left(s, player)
    soon = left / 4.0 if left < 4.0 else 1.0  # whether there is time to use things
    town_coins = [0.0] * TOWN_COUNT
    town_prestige = [0.0] * TOWN_COUNT
    meant = bundles(s, player, soon, town_coins, town_prestige)
    coins = float(s.coins[player])
    prestige = float(s.prestige[player])
    points = float(s.light_count(player)) * (1.0 + 1.2 * soon)
    for held in s.crowns[player]:
        pays = crown_pays(s, player, held // 2)
        currency = cards.currency[held // 2]
        if currency == IN_COINS:
            coins += pays
        elif currency == IN_PRESTIGE:
            prestige += pays
        else:
            points += pays
        points += 2.0 * left / TURNS  # deeds still to be done
    # Towns are served one after the other, the best one in any case: the last journey is free.
    journeys = 1.0 + 0.6 * left
    order = [town_coins[t] + town_prestige[t] for t in range(TOWN_COUNT)]
    while journeys > 0.0:
        best = 0
        for t in range(1, TOWN_COUNT):
            if order[t] > order[best]:
                best = t
        if order[best] <= 0.0:
            break
        sure = 0.95 if journeys >= 1.0 else 0.95 * journeys
        coins += sure * town_coins[best]
        prestige += sure * town_prestige[best]
        order[best] = 0.0
        journeys -= 1.0
    # Goods that no commission wants are sold at the Inn, a few at a time.
    base = player * WARES
    spare = 0
    worth = 0.0
    for kind in range(KINDS):
        fine = s.goods[base + kind * 2 + 1]
        points += 0.3 * soon * fine
        n = s.owns(player, kind) - meant[kind]
        if n > 0:
            spare += n
            worth += n * (1.3 + 0.45 * s.price(kind)) + (fine if fine < n else n)
    if spare:
        sold = 0.75 * left
        coins += worth * (0.9 if sold >= spare else 0.9 * sold / spare)
    quartz = s.quartz[player]
    friends = s.friend_count(player)
    used = quartz if quartz < 2 * friends else 2 * friends
    points += soon * (0.4 * s.shoes[player] + 0.3 * quartz + 0.7 * used + 0.35 * friends)
    lanterns = s.lanterns[player]
    points += soon * (0.35 * lanterns + (0.8 if lanterns >= 3 else 0.0))
    if s.fitted[player] >= 0:
        points += 0.2 * left
    return lower(coins, prestige, left) + points


def lower(coins: float, prestige: float, left: float) -> float:
    """The lower of the two in the end; while turns are left, a little of the higher one too."""
    gap = coins - prestige
    play = STEER * left
    return 0.5 * (coins + prestige - math.sqrt(gap * gap + play * play))


def trader_outlook(s: Road) -> float:
    left = turns_left(s, TRADER)
    result = TraderResult(s)
    cargo = 2.5 * len(s.commissions[TRADER]) + 1.5 * len(s.heroes[TRADER])
    base = lower(float(result.coins), float(result.prestige) + cargo, left)
    return base + result.total - result.base


def rise(x: float) -> float:
    return 1.0 / (1.0 + math.exp(-x))


# -- what a turn is good for


def deeds(s: Road, seat: int) -> list[float]:
    """Points that each action may bring now, roughly, by its number."""
    cards = s.cards
    left = turns_left(s, seat)
    soon = left / 4.0 if left < 4.0 else 1.0
    town_coins = [0.0] * TOWN_COUNT
    town_prestige = [0.0] * TOWN_COUNT
    meant = bundles(s, seat, 0.0, town_coins, town_prestige)
    gap = float(s.coins[seat] - s.prestige[seat])
    play = STEER * left + 1.0
    tilt = 0.5 * gap / math.sqrt(gap * gap + play * play)
    coin, fame = 0.5 - tilt, 0.5 + tilt  # what one more of them adds to the lower one
    found = [0.0] * 6
    found[BAZAAR] = 0.9 * soon
    found[RUINS] = 1.2 * soon
    if s.coins[seat]:
        found[DARK_MARKET] = 0.8 * soon + 1.2 * fame
    if len(s.commissions[seat]) < s.commission_slots(seat):
        found[COMMISSIONS] = 3.0 * fame * soon
    else:
        found[COMMISSIONS] = 0.4 * soon
    for hero in s.inn:
        if hero >= 0:
            gain = 0.0
            for kind in cards.wants[hero]:
                n = s.owns(seat, kind)
                if n > meant[kind]:
                    gain += s.price(kind)
                elif n:
                    gain += 0.4 * s.price(kind)
            if gain > 0.0:
                gain = coin * gain + 0.8
                if gain > found[INN]:
                    found[INN] = gain
    best = 0.0
    for town in range(TOWN_COUNT):
        gain = coin * town_coins[town] + fame * town_prestige[town]
        if gain > best:
            best = gain
    bonus = 3.0 * coin
    if 2.0 * fame + 1.0 > bonus:
        bonus = 2.0 * fame + 1.0
    found[TRAVEL] = 0.7 * best + 0.7 * bonus
    return found


def space_worth(deed: list[float], space: int, both: bool) -> float:
    """The best action beside a space, or both with an illuminated die."""
    left = deed[LEFT[space]]
    right = deed[RIGHT[space]]
    if LEFT[space] == EXCURSIONS and deed[TRAVEL] > left:
        left = deed[TRAVEL]
    if RIGHT[space] == EXCURSIONS and deed[TRAVEL] > right:
        right = deed[TRAVEL]
    if both:
        return left + right
    return left if left > right else right


def reach_worth(s: Road, seat: int, deed: list[float], die: int) -> float:
    """The best space a die leads to, with a horseshoe at a small price."""
    here = s.place[seat]
    best = space_worth(deed, (here + die) % SPACES, False)
    if s.shoes[seat]:
        for by in (-1, 1):
            if die + by >= 0:
                worth = space_worth(deed, (here + die + by) % SPACES, False) - 0.4
                if worth > best:
                    best = worth
    return best


def turn_weights(s: Road, seat: int, choices: list[int]) -> list[float]:
    """Where to plan, move and act: by what the action at the end of it brings."""
    deed = deeds(s, seat)
    wanted = 0  # goods that a commission aboard still lacks, as bits
    for tile in s.commissions[seat]:
        for kind in s.cards.needs[tile]:
            if not s.owns(seat, kind):
                wanted |= 1 << kind
    found: list[float] = []
    for choice in choices:
        if LOCK.holds(choice) or UNLOCK.holds(choice):
            if LOCK.holds(choice):
                slot = LOCK.b(choice)
                kinds = s.cards.craft[LOCK.a(choice)]
            else:
                slot = UNLOCK.a(choice)
                kinds = s.cards.chart
            value = reach_worth(s, seat, deed, s.locked[seat * 3 + slot])
            if slot == SLOT_A:
                value += 2.2 if kinds & wanted else 1.2
            elif slot == SLOT_B:
                value += 2.0 if s.light_count(seat) else 0.4
            else:
                value += 1.0 if s.coins[seat] <= s.prestige[seat] + 5 else 0.4
            found.append(value)
        elif MOVE.holds(choice):
            space = (s.place[seat] + MOVE.a(choice)) % SPACES
            found.append(space_worth(deed, space, s.pool_light >= 0))
        elif HORSESHOE.holds(choice):
            space = (s.place[seat] + HORSESHOE.a(choice)) % SPACES
            found.append(space_worth(deed, space, s.pool_light >= 0) - 0.4)
        elif VISIT.holds(choice):
            found.append(deed[VISIT.a(choice)])
        else:
            found.append(1.0)
    most = max(found)
    return [math.exp((value - most) / 0.7) for value in found]


class RoadLore(Lore):
    """A wagon's outlook; a turn is searched to its end."""

    def eye(self, s_: State) -> list[float]:
        s = cast(Road, s_)
        if not s.stack:
            winners = victors(s)
            return [1.0 / len(winners) if seat in winners else 0.0 for seat in range(s.seats)]
        values = [outlook(s, seat) for seat in range(s.seats)]
        if s.seats == 1:
            values.append(trader_outlook(s))
        found: list[float] = []
        for seat in range(s.seats):
            left = turns_left(s, seat)
            rival = -99.0
            for i in range(len(values)):
                if i != seat and values[i] > rival:
                    rival = values[i]
            ahead = rise((values[seat] - rival) / (4.0 + 0.5 * left))
            par = rise((values[seat] + 3.0 * left - PAR) / 10.0)
            found.append(0.5 * ahead + 0.5 * par)
        return found

    def moment(self, s_: State) -> int:
        s = cast(Road, s_)
        return s.round * 8 + s.turn

    def weights(self, s_: State, seat: int, choices: list[int]) -> list[float]:
        s = cast(Road, s_)
        if isinstance(s.stack[-1], (Planning, Moving, Acting)):
            return turn_weights(s, seat, choices)
        return self.peek(s, seat, choices, HEAT)

    def quick(self, s_: State, seat: int, choices: list[int]) -> list[float]:
        s = cast(Road, s_)
        if isinstance(s.stack[-1], (Planning, Moving, Acting)):
            return turn_weights(s, seat, choices)
        town_coins = [0.0] * TOWN_COUNT
        town_prestige = [0.0] * TOWN_COUNT
        if HEAD_FOR.holds(choices[0]) or STOP_AT.holds(choices[-1]):
            bundles(s, seat, 0.0, town_coins, town_prestige)
        return [liking(s, seat, choice, town_coins, town_prestige) for choice in choices]


def liking(s: Road, seat: int, choice: int, coins: list[float], prestige: list[float]) -> float:
    """How gladly a good player does this, roughly."""
    if HEAD_FOR.holds(choice):
        town = HEAD_FOR.a(choice)
        return 0.05 + (coins[town] + prestige[town]) * (coins[town] + prestige[town])
    if STOP_AT.holds(choice):
        town = STOP_AT.a(choice)
        return 0.05 + (coins[town] + prestige[town]) * (coins[town] + prestige[town])
    if TAKE.holds(choice):
        return float(1 << (TAKE.a(choice) + TAKE.b(choice)))
    if FULFIL.holds(choice):
        goods = 0
        for kind in s.cards.needs[FULFIL.a(choice)]:
            if s.owns(seat, kind):
                goods += 1
        return (0.1, 0.5, 3.0, 20.0)[goods]
    if DELIVER.holds(choice) or HAND_IN.holds(choice):
        return 20.0
    if SELL.holds(choice):
        return 1.0 + s.price(SELL.a(choice))
    if HOST.holds(choice):
        gain = 0.2
        for kind in s.cards.wants[HOST.a(choice)]:
            if s.owns(seat, kind):
                gain += s.price(kind)
        return gain * gain
    if GO_BY.holds(choice):
        return 3.0 if GO_BY.a(choice) == SHORTCUT else 1.0
    if choice == JOIN.base:
        return 3.0
    if choice in (STAY.base, END.base, PASS.base):
        return 1.0
    if TAKE_BONUS.holds(choice):
        bonus = TAKE_BONUS.a(choice)
        if bonus == COIN_BONUS:
            return 3.0 if s.coins[seat] <= s.prestige[seat] + 6 else 0.5
        if bonus == CROWN_BONUS:
            return 4.0
        return 2.0 if bonus == LIGHT_BONUS else 3.0
    if COMMISSION_FROM.holds(choice):
        stack = s.stacks[COMMISSION_FROM.a(choice)]
        goods = 0
        for kind in s.cards.needs[stack[-1]]:
            if s.owns(seat, kind):
                goods += 1
        return (0.5, 1.0, 3.0, 9.0)[goods]
    if SHINE.holds(choice):
        return 2.0
    if HORSESHOE.holds(choice) or choice == REROLL.base or RAISE.holds(choice):
        return 0.3
    if FLIP.holds(choice):
        return 0.03
    if choice == TURN_WHEEL.base:
        return 0.3
    return 1.0


LORE: Final = RoadLore(GAME)
