"""How Merchants of the Dark Road is played well: the lower of coins and prestige counts, so what is
scarce is worth more; goods are for heroes who want them and for commissions; a journey carries a full
wagon, and the next one is planned while this one is under way.

The outlook of a wagon is learned (learned.py): what a good player makes of it in the turns left.
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
    FACES,
    INN,
    KINDS,
    LEFT,
    LIGHT_BONUS,
    LIGHT_SLOTS,
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
from nightmarket.games.dark_road.learned import WEIGHTS
from nightmarket.games.dark_road.learned_alone import ALONE
from nightmarket.games.dark_road.meta import GAME
from nightmarket.games.dark_road.rules import players
from nightmarket.games.dark_road.scoring import Result, TraderResult, crown_sums, victors
from nightmarket.games.dark_road.state import Road
from nightmarket.games.dark_road.trader import TRADER
from nightmarket.games.dark_road.turn import Acting, Turns
from nightmarket.games.dark_road.words import (
    ASK_FAVOUR,
    BUY,
    COMMISSION_FROM,
    DECLINE,
    DELIVER,
    DROP_COMMISSION,
    DROP_HERO,
    END,
    FULFIL,
    GAIN,
    GIVE,
    GO_BY,
    HAND_IN,
    HEAD_FOR,
    HOST,
    INVITE,
    JOIN,
    LOCK,
    LOSE,
    MOVE,
    PASS,
    REROLL,
    RETURN_GOOD,
    RUINS_DIE,
    SELL,
    SHINE,
    STAY,
    STOP_AT,
    TAKE,
    TAKE_BONUS,
    TAKE_LANTERN,
    UNLOCK,
    USE_BUILDING,
    VISIT,
)
from nightmarket.games.dark_road.words import HORSESHOE as SHOE_MOVE
from nightmarket.kernel import State
from nightmarket.kernel.lore import Lore

USUAL: Final = 42.0  # points of a good player


# -- what a wagon holds


def turns_left(s: Road, player: int) -> int:
    """Turns this player has not begun yet."""
    bottom = s.stack[0]
    if not isinstance(bottom, Turns):
        return 0
    count = players(s)
    order = (player - s.first) % count
    return TURNS - (bottom.begun - order + count - 1) // count


def turns_to_come(s: Road, player: int) -> int:
    """The same, and the present one while its action is still to be chosen.

    Between two turns the next one has begun already, and nothing came of it yet: without it whoever is
    about to move would seem a whole turn poorer, and a look one turn further ahead tell another story.
    Not so alone: against the Trader the count and the table of before won more (docs/bots.md).
    """
    if s.seats == 1:
        return turns_left(s, player)
    for frame in s.stack:
        if isinstance(frame, Acting) and frame.seat == player:
            return turns_left(s, player) + 1
    return turns_left(s, player)


def haul(s: Road, player: int, town: int, goods: list[int]) -> tuple[int, int]:
    """Coins and prestige for everything aboard that belongs to this town; takes its goods away."""
    cards = s.cards
    coins = prestige = 0
    for hero in s.heroes[player]:
        if cards.hero_town[hero] == town:
            coins += REGION_COINS[town // 2]
            prestige += REGION_PRESTIGE[town // 2]
    for tile in s.commissions[player]:
        if cards.commission_town[tile] == town:
            served = 0
            for kind in cards.needs[tile]:
                if goods[kind * 2 + 1]:
                    goods[kind * 2 + 1] -= 1
                    served += 1
                    prestige += 1
                elif goods[kind * 2]:
                    goods[kind * 2] -= 1
                    served += 1
            prestige += PRESTIGE_BY_GOODS[served]
    return coins, prestige


def sale(s: Road, player: int, hero: int, goods: list[int]) -> int:
    """Coins this hero would pay for these goods."""
    found = 0
    taken = 0
    for kind in s.cards.wants[hero]:
        have = goods[kind * 2] + goods[kind * 2 + 1]
        if (taken >> (2 * kind) & 3) < have:
            taken += 1 << (2 * kind)
            found += s.price(kind)
            if goods[kind * 2 + 1]:
                found += 1
    return found


def features(s: Road, player: int) -> list[float]:
    """What a wagon has going for it, three times over: at the very end, before it, and by turns left."""
    cards = s.cards
    left = turns_to_come(s, player)
    base = player * WARES
    goods = s.goods[base : base + WARES]
    best_coins = best_prestige = all_coins = all_prestige = 0
    cargo = 0  # towns with something to deliver
    for town in range(TOWN_COUNT):
        coins, prestige = haul(s, player, town, goods)
        all_coins += coins
        all_prestige += prestige
        if coins + prestige:
            cargo += 1
        if coins + prestige > best_coins + best_prestige:
            best_coins, best_prestige = coins, prestige
    open_icons = 0
    for tile in s.commissions[player]:
        for kind in cards.needs[tile]:
            if not s.owns(player, kind):
                open_icons += 1
    spare = spare_price = fine = 0
    for kind in range(KINDS):
        n = goods[kind * 2] + goods[kind * 2 + 1]
        spare += n
        spare_price += n * s.price(kind)
        fine += goods[kind * 2 + 1]
    best_sale = 0
    for hero in s.inn:
        if hero >= 0:
            pays = sale(s, player, hero, goods)
            if pays > best_sale:
                best_sale = pays
    paid = crown_sums(s, player)
    friends = s.friend_count(player)
    gap = float(s.coins[player] + paid[0] - s.prestige[player] - paid[1])
    if gap > 20.0:
        gap = 20.0
    elif gap < -20.0:
        gap = -20.0
    lanterns = s.lanterns[player]
    place = s.place[player]
    plain = [
        1.0,
        float(best_coins),
        float(best_prestige),
        float(all_coins - best_coins),
        float(all_prestige - best_prestige),
        float(cargo),
        float(len(s.heroes[player])),
        float(len(s.commissions[player])),
        float(open_icons),
        float(spare),
        float(spare_price),
        float(fine),
        float(best_sale),
        float(lanterns),
        1.0 if lanterns >= 3 else 0.0,
        float(s.quartz[player]),
        float(min(s.quartz[player], 2 * friends)),
        float(s.shoes[player]),
        float(friends),
        float(s.light_count(player)),
        1.0 if s.fitted[player] >= 0 else 0.0,
        float(len(s.crowns[player])),
        gap,
        1.0 if place == 1 else 0.0,
        1.0 if place == 2 else 0.0,
        1.0 if place == 3 else 0.0,
        1.0 if place == 4 else 0.0,
    ]
    found: list[float] = []
    share = left / TURNS
    if left == 0:
        found += plain
        found += [0.0] * (2 * len(plain))
    else:
        found += [0.0] * len(plain)
        found += plain
        for x in plain:
            found.append(x * share)
    found.append(share * share)
    return found


def earned(s: Road, player: int) -> list[float]:
    """Coins, prestige and points if the game ended now."""
    paid = crown_sums(s, player)
    return [
        float(s.coins[player] + paid[0]),
        float(s.prestige[player] + paid[1]),
        float(paid[2] + s.light_count(player)),
    ]


def outlook(s: Road, player: int) -> list[float]:
    """Coins, prestige and points at the end, as far as one can tell."""
    found = earned(s, player)
    x = features(s, player)
    width = len(x)
    weights = ALONE if s.seats == 1 else WEIGHTS
    for i in range(width):
        v = x[i]
        if v != 0.0:
            found[0] += v * weights[i]
            found[1] += v * weights[width + i]
            found[2] += v * weights[2 * width + i]
    return found


def forecast(s: Road, player: int) -> float:
    """Points at the end; the more turns are left, the better a surplus can be made up for."""
    o = outlook(s, player)
    half = 0.5 * (o[0] - o[1])
    give = 0.3 + 0.35 * turns_to_come(s, player)
    return 0.5 * (o[0] + o[1]) - math.sqrt(half * half + give * give) + give + o[2]


def trader_forecast(s: Road) -> float:
    left = turns_left(s, TRADER)
    return TraderResult(s).total + 2.6 * left + 1.5 * len(s.commissions[TRADER])


def chance(x: float) -> float:
    return 1.0 / (1.0 + math.exp(-x))


def eye(s: Road) -> list[float]:
    """Half of it against the best of the others, half against what a good player makes."""
    if not s.stack:
        winners = victors(s)
        found: list[float] = []
        for seat in range(s.seats):
            won = 1.0 / len(winners) if seat in winners else 0.0
            found.append(0.8 * won + 0.2 * chance((Result(s, seat).total - USUAL) / 8.0))
        return found
    values = [forecast(s, seat) for seat in range(s.seats)]
    spread = 2.0 + 0.5 * turns_left(s, max(0, s.turn))
    seen: list[float] = []
    for seat in range(s.seats):
        other = trader_forecast(s) if s.seats == 1 else 0.0
        for i in range(s.seats):
            if i != seat and values[i] > other:
                other = values[i]
        ahead = chance((values[seat] - other) / spread)
        seen.append(0.5 * ahead + 0.5 * chance((values[seat] - USUAL) / 8.0))
    return seen


# -- what to do


class Mood:
    """What a coin and a prestige are worth to a seat now, and what each action would bring."""

    def __init__(self, s: Road, seat: int) -> None:
        left = turns_left(s, seat)
        gap = s.coins[seat] - s.prestige[seat]
        self.coin = chance(-(gap - 2.0) / (2.0 + 0.8 * left))
        self.prestige = 1.0 - self.coin
        self.left = left
        base = seat * WARES
        self.goods = s.goods[base : base + WARES]
        self.town = -1
        self.delivery = 0.0
        spare = self.goods[:]
        self.values = [0.0] * TOWN_COUNT
        for town in range(TOWN_COUNT):
            coins, prestige = haul(s, seat, town, spare)
            value = self.coin * coins + self.prestige * prestige
            self.values[town] = value
            if value > self.delivery:
                self.delivery, self.town = value, town
        self.spare = spare

    def actions(self, s: Road, seat: int) -> list[float]:
        """Worth of Bazaar, Commissions, Ruins, Dark Market, Inn, Travel."""
        found = [0.0] * 6
        later = min(self.left, 4) / 4.0  # goods need time to become anything
        dice = 0
        for kind in range(KINDS):
            if s.market[kind] and s.price(kind) <= min(3, s.coins[seat]):
                dice += 1
        found[BAZAAR] = later * min(1.8, 0.6 * dice)
        room = s.commission_slots(seat) - len(s.commissions[seat])
        spare = sum(self.spare)
        found[COMMISSIONS] = later * ((1.2 if room > 0 else 0.3) + 0.4 * min(spare, 3))
        found[RUINS] = later * 1.8
        found[DARK_MARKET] = later * (1.8 if s.coins[seat] > 1 else 0.8 * min(1, s.coins[seat]))
        best = 0.0
        for hero in s.inn:
            if hero >= 0:
                pays = sale(s, seat, hero, self.spare)
                if pays:
                    value = self.coin * pays + 0.7 * later + 0.2
                    if s.cards.hero_town[hero] == self.town:
                        value += 0.4
                    best = max(best, value)
        found[INN] = best
        found[TRAVEL] = self.delivery + 2.2 + (1.2 if s.lanterns[seat] >= 3 else 0.0)
        return found


def space_worth(actions: list[float], space: int, both: bool) -> float:
    """What a space offers with one die, or with two."""
    one = actions[LEFT[space]]
    two = actions[RIGHT[space]]
    if LEFT[space] == RUINS:
        one = max(one, actions[TRAVEL])
    if RIGHT[space] == RUINS:
        two = max(two, actions[TRAVEL])
    if both:
        return one + two + (0.8 if space else 0.0)
    return max(one, two)


def reach(s: Road, seat: int, actions: list[float], steps: int, both: bool) -> float:
    """The best a die of this value leads to."""
    place = s.place[seat]
    found = space_worth(actions, (place + steps) % SPACES, both)
    fixed = s.cards.steed_move[s.steeds[seat]]
    if fixed >= 0:
        found = max(found, space_worth(actions, (place + fixed) % SPACES, both))
    if s.shoes[seat]:
        for by in (-1, 1):
            if steps + by >= 0:
                other = space_worth(actions, (place + steps + by) % SPACES, both) - 0.6
                found = max(found, other)
    return found


def good_worth(s: Road, seat: int, kind: int, mood: Mood) -> float:
    """What one more good of this kind is worth."""
    found = 0.3 + 0.5 * mood.coin * s.price(kind)
    for tile in s.commissions[seat]:
        for need in s.cards.needs[tile]:
            if need == kind and not s.owns(seat, kind):
                found = max(found, 0.4 + 2.2 * mood.prestige)
    for hero in s.inn:
        if hero >= 0 and kind in s.cards.wants[hero]:
            found += 0.15
    return found


def likings(s: Road, seat: int, choices: list[int]) -> list[float]:
    """How gladly a good player does each of these, in points."""
    mood = Mood(s, seat)
    first = choices[0]
    actions: list[float] = []
    if (
        LOCK.holds(first)
        or UNLOCK.holds(first)
        or first == TAKE_LANTERN.base
        or MOVE.holds(first)
        or VISIT.holds(first)
    ):
        actions = mood.actions(s, seat)
    found: list[float] = []
    for choice in choices:
        found.append(liking(s, seat, choice, mood, actions))
    return found


def slot_worth(
    s: Road, seat: int, slot: int, value: int, mood: Mood, actions: list[float]
) -> float:
    """A slot's own action and what the die it sets free leads to."""
    steps = s.locked[seat * 3 + slot]
    found = reach(s, seat, actions, steps, False)
    if slot == SLOT_A:
        kinds = s.cards.chart if value < 0 else s.cards.craft[value]
        best = 0.0
        for kind in range(KINDS):
            if kinds >> kind & 1:
                best = max(best, good_worth(s, seat, kind, mood))
        return found + best * min(mood.left + 1, 4) / 4.0
    if slot == SLOT_B:
        both = 0.0
        base = seat * FACES
        for light in range(FACES):
            if s.lights[base + light]:
                way = max(
                    reach(s, seat, actions, steps, True), reach(s, seat, actions, light, True)
                )
                both = max(both, way - found - 0.8)
        return found + max(both, 0.7 if mood.left else 0.0)
    return found + 2.0 * mood.coin


def liking(s: Road, seat: int, choice: int, mood: Mood, actions: list[float]) -> float:
    if LOCK.holds(choice):
        return slot_worth(s, seat, LOCK.b(choice), LOCK.a(choice), mood, actions)
    if UNLOCK.holds(choice):
        return slot_worth(s, seat, UNLOCK.a(choice), -1, mood, actions)
    if SHINE.holds(choice):
        way = max(
            reach(s, seat, actions, s.pool, True), reach(s, seat, actions, SHINE.a(choice), True)
        )
        return way - 0.8
    if choice == TAKE_LANTERN.base:
        return (reach(s, seat, actions, s.pool, False) if actions else 0.0) + 0.7
    if MOVE.holds(choice):
        space = (s.place[seat] + MOVE.a(choice)) % SPACES
        return space_worth(actions, space, s.pool_light >= 0)
    if SHOE_MOVE.holds(choice):
        space = (s.place[seat] + SHOE_MOVE.a(choice)) % SPACES
        return space_worth(actions, space, s.pool_light >= 0) - 0.6
    if VISIT.holds(choice):
        action = VISIT.a(choice)
        found = actions[action] if actions else 1.0
        return found if action != TRAVEL or s.pool_light < 0 else found - 0.5
    if choice == USE_BUILDING.base:
        return 3.0
    if DELIVER.holds(choice) or FULFIL.holds(choice):
        return 4.0
    if HAND_IN.holds(choice):
        return 3.0 + (choice - HAND_IN.base & 1)
    if SELL.holds(choice):
        ware = choice - SELL.base
        if mood.spare[ware]:
            return mood.coin * (s.price(ware // 2) + (ware & 1)) + 0.3
        return mood.coin * s.price(ware // 2) - 1.8 * mood.prestige
    if HOST.holds(choice):
        hero = HOST.a(choice)
        found = mood.coin * sale(s, seat, hero, mood.spare)
        return found + hero_worth(s, hero, mood)
    if INVITE.holds(choice):
        return hero_worth(s, INVITE.a(choice), mood)
    if DROP_HERO.holds(choice):
        return -hero_worth(s, DROP_HERO.a(choice), mood)
    if DROP_COMMISSION.holds(choice):
        return -tile_worth(s, seat, DROP_COMMISSION.a(choice), mood)
    if COMMISSION_FROM.holds(choice):
        return tile_worth(s, seat, s.stacks[COMMISSION_FROM.a(choice)][-1], mood)
    if GAIN.holds(choice):
        return good_worth(s, seat, GAIN.a(choice), mood)
    if RETURN_GOOD.holds(choice) or LOSE.holds(choice):
        ware = choice - (RETURN_GOOD.base if RETURN_GOOD.holds(choice) else LOSE.base)
        return -good_worth(s, seat, ware // 2, mood) - (ware & 1)
    if BUY.holds(choice):
        kind = BUY.a(choice)
        gain = BUY.b(choice) * good_worth(s, seat, kind, mood) * min(mood.left, 3) / 3.0
        return gain - mood.coin * s.price(kind)
    if HEAD_FOR.holds(choice):
        return mood.values[HEAD_FOR.a(choice)]
    if STOP_AT.holds(choice):
        return 0.5 + mood.values[STOP_AT.a(choice)]
    if GO_BY.holds(choice):
        return 1.0 if GO_BY.a(choice) == SHORTCUT else 0.0
    if choice == JOIN.base:
        region = s.trip.town // 2
        return 0.2 + max(mood.values[region * 2], mood.values[region * 2 + 1])
    if TAKE.holds(choice):
        return 0.7 * (TAKE.a(choice) + TAKE.b(choice))
    if choice == REROLL.base:
        return 1.6
    if TAKE_BONUS.holds(choice):
        bonus = TAKE_BONUS.a(choice)
        if bonus == COIN_BONUS:
            return mood.coin * (5.0 if s.five else 3.0)
        if bonus == CROWN_BONUS:
            return 2.0 * mood.prestige + 0.6
        if bonus == LIGHT_BONUS:
            return 1.2 if s.light_count(seat) < LIGHT_SLOTS else 0.0
        return 0.25 * mood.left
    if GIVE.holds(choice):
        return 0.8
    if ASK_FAVOUR.holds(choice):
        return 2.0 * mood.prestige + 0.5 if ASK_FAVOUR.a(choice) else 1.5
    if choice == RUINS_DIE.base:
        return 0.4
    if choice == END.base or choice == PASS.base or choice == STAY.base or choice == DECLINE.base:
        return 0.0
    return 0.5


def hero_worth(s: Road, hero: int, mood: Mood) -> float:
    region = s.cards.hero_town[hero] // 2
    value = mood.coin * REGION_COINS[region] + mood.prestige * REGION_PRESTIGE[region]
    near = 0.5 if mood.values[s.cards.hero_town[hero]] > 0.0 else 0.0
    return (value + near) * min(mood.left + 1, 4) / 4.0


def tile_worth(s: Road, seat: int, tile: int, mood: Mood) -> float:
    served = 0
    for kind in s.cards.needs[tile]:
        if s.owns(seat, kind):
            served += 1
    near = 0.6 if mood.values[s.cards.commission_town[tile]] > 0.0 else 0.0
    return mood.prestige * PRESTIGE_BY_GOODS[served] + near + 0.1 * mood.left


class RoadLore(Lore):
    """Weights by what a choice brings at once; a learned outlook as the eye."""

    def weights(self, s: State, seat: int, choices: list[int]) -> list[float]:
        return self.quick(s, seat, choices)

    def quick(self, s_: State, seat: int, choices: list[int]) -> list[float]:
        values = likings(cast(Road, s_), seat, choices)
        most = max(values)
        return [math.exp(1.5 * (value - most)) for value in values]

    def eye(self, s: State) -> list[float]:
        return eye(cast(Road, s))

    def moment(self, s: State) -> int:
        bottom = s.stack[0] if s.stack else None
        return bottom.begun if isinstance(bottom, Turns) else -1

    def heat(self) -> float:
        return 2.5

    def traits(self) -> tuple[str, ...]:
        return ("coins", "prestige", "crowns", "ahead")

    def weigh(self, s_: State) -> list[list[float]]:
        """Coins and prestige as far as they count now: the scarcer of them counts for more."""
        s = cast(Road, s_)
        found: list[list[float]] = []
        for seat in range(s.seats):
            have, hope = earned(s, seat), outlook(s, seat)
            half = 0.5 * (hope[0] - hope[1])
            give = 0.3 + 0.35 * turns_to_come(s, seat)
            tilt = 0.5 * half / math.sqrt(half * half + give * give)
            coins, prestige = 0.5 - tilt, 0.5 + tilt
            found.append(
                [
                    coins * have[0],
                    prestige * have[1],
                    have[2],
                    coins * (hope[0] - have[0])
                    + prestige * (hope[1] - have[1])
                    + hope[2]
                    - have[2],
                ]
            )
        return found


LORE: Final = RoadLore(GAME)
