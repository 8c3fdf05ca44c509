"""Crowns, final scores and ties (DR-96, DR-97, DR-100, DR-101, DR-115)."""

from __future__ import annotations

from nightmarket.games.dark_road.cards import (
    COMMISSIONS_DELIVERED,
    COMMISSIONS_REGION,
    COMPANIONS_OWNED,
    CROWNS_OWNED,
    FINE_DELIVERED,
    FULL_COMMISSIONS,
    GOODS_LEFT,
    GOODS_SOLD,
    HEROES_DELIVERED,
    HEROES_REGION,
    IN_COINS,
    IN_PRESTIGE,
    JOURNEYS_FOLLOWED,
    JOURNEYS_LED,
    LANTERNS_LEFT,
    QUARTZ_GIFTED,
    SPECIES,
    TOWN_COUNT,
    TOWNS_SERVED,
)
from nightmarket.games.dark_road.state import Road
from nightmarket.games.dark_road.trader import TRADER
from nightmarket.kernel import ScoreLine


def measure(s: Road, player: int, crown: int) -> int:
    """What a crown counts, as far as the player has come (DR-97)."""
    cards = s.cards
    metric, region = cards.metric[crown], cards.region[crown]
    if metric == HEROES_REGION:
        return sum([1 for h in s.delivered[player] if cards.hero_town[h] // 2 == region])
    if metric == COMMISSIONS_REGION:
        return sum([1 for c in s.fulfilled[player] if cards.commission_town[c] // 2 == region])
    if metric == HEROES_DELIVERED:
        return len(s.delivered[player])
    if metric == COMMISSIONS_DELIVERED:
        return len(s.fulfilled[player])
    if metric == TOWNS_SERVED:
        return towns_served(s, player)
    if metric == FULL_COMMISSIONS:
        return s.full[player]
    if metric == FINE_DELIVERED:
        return s.fine[player]
    if metric == COMPANIONS_OWNED:
        return s.friend_count(player)
    if metric == QUARTZ_GIFTED:
        base = player * SPECIES * 2
        return sum(s.gifted[base : base + SPECIES * 2])
    if metric == LANTERNS_LEFT:
        return s.lanterns[player]
    if metric == GOODS_LEFT:
        return s.good_count(player)
    if metric == JOURNEYS_LED:
        return s.led[player]
    if metric == JOURNEYS_FOLLOWED:
        return s.followed[player]
    if metric == CROWNS_OWNED:
        return len(s.crowns[player])
    assert metric == GOODS_SOLD
    return s.sold[player]


def towns_served(s: Road, player: int) -> int:
    """Distinct towns with any delivery."""
    served = [0] * TOWN_COUNT
    for hero in s.delivered[player]:
        served[s.cards.hero_town[hero]] = 1
    for tile in s.fulfilled[player]:
        served[s.cards.commission_town[tile]] = 1
    return sum(served)


def crown_pays(s: Road, player: int, crown: int) -> int:
    """`per`: the reward for every full count, up to the cap; `threshold`: once (DR-96)."""
    cards = s.cards
    steps = measure(s, player, crown) // cards.count[crown]
    if cards.once[crown]:
        return cards.reward[crown] if steps else 0
    return min(steps * cards.reward[crown], cards.cap[crown])


def crown_sums(s: Road, player: int) -> list[int]:
    """What the crowns of a player pay: coins, prestige, points, and how many of them pay."""
    found = [0, 0, 0, 0]
    for held in s.crowns[player]:
        pays = crown_pays(s, player, held // 2)
        if pays:
            found[s.cards.currency[held // 2]] += pays
            found[3] += 1
    return found


class Result:
    """The end of a player's game."""

    def __init__(self, s: Road, seat: int) -> None:
        paid = crown_sums(s, seat)
        self.coins = s.coins[seat] + paid[IN_COINS]
        self.prestige = s.prestige[seat] + paid[IN_PRESTIGE]
        self.base = min(self.coins, self.prestige)
        self.points = paid[2]
        self.lights = s.light_count(seat)
        self.total = self.base + self.points + self.lights
        self.crowns = paid[3]  # completed (AMB-6)

    def rank(self, s: Road, seat: int) -> list[int]:
        """For ties (DR-101): the base, crowns completed, commissions, heroes."""
        delivered, fulfilled = len(s.delivered[seat]), len(s.fulfilled[seat])
        return [self.total, self.base, self.crowns, fulfilled, delivered]


class TraderResult:
    """The end of the Trader's game (DR-115)."""

    def __init__(self, s: Road) -> None:
        self.coins = s.coins[TRADER]
        self.prestige = s.prestige[TRADER]
        self.base = min(self.coins, self.prestige)
        self.goods = s.trader.wares
        self.lights = s.trader.lights
        self.quartz = s.quartz[TRADER]
        self.crowns = len(s.crowns[TRADER])
        self.total = self.base + self.goods + self.lights + self.quartz + self.crowns


def beats_trader(s: Road) -> bool:
    """A higher score; on a tie the higher base, then the larger of coins and prestige (DR-115)."""
    me, trader = Result(s, 0), TraderResult(s)
    mine = [me.total, me.base, max(me.coins, me.prestige)]
    return mine > [trader.total, trader.base, max(trader.coins, trader.prestige)]


def victors(s: Road) -> list[int]:
    """Who wins; nobody when the Trader does."""
    if s.seats == 1:
        return [0] if beats_trader(s) else []
    ranks = [Result(s, seat).rank(s, seat) for seat in range(s.seats)]
    best = max(ranks)
    return [seat for seat in range(s.seats) if ranks[seat] == best]


def score_sheet(s: Road) -> list[ScoreLine]:
    """The score sheet in the order of the rulebook (DR-100)."""
    seats = range(s.seats)
    results = [Result(s, seat) for seat in seats]
    paid = [crown_sums(s, seat) for seat in seats]
    lines = [
        ScoreLine("coins", "DR-100", [result.coins for result in results], False),
        ScoreLine("purse", "DR-100", [s.coins[seat] for seat in seats], False, "coins"),
        ScoreLine("crown-coins", "DR-96", [row[IN_COINS] for row in paid], False, "coins"),
        ScoreLine("prestige", "DR-100", [result.prestige for result in results], False),
        ScoreLine("renown", "DR-100", [s.prestige[seat] for seat in seats], False, "prestige"),
        ScoreLine("crown-prestige", "DR-96", [row[IN_PRESTIGE] for row in paid], False, "prestige"),
        ScoreLine("base", "DR-100", [result.base for result in results]),
        ScoreLine("crown-points", "DR-96", [result.points for result in results]),
        ScoreLine("lights", "DR-100", [result.lights for result in results]),
    ]
    if s.seats == 1:
        trader = TraderResult(s)
        lines += [ScoreLine("goods", "DR-115", [0]), ScoreLine("quartz", "DR-115", [0])]
        shares = [trader.coins, trader.prestige, trader.base, trader.crowns, trader.lights]
        columns = [line for line in lines if not line.under]
        for line, share in zip(columns, [*shares, trader.goods, trader.quartz], strict=True):
            line.box = [share]
    return [
        *lines,
        ScoreLine("crowns-done", "DR-101", [result.crowns for result in results], False, "total"),
        ScoreLine("commissions", "DR-101", [len(s.fulfilled[i]) for i in seats], False, "total"),
        ScoreLine("heroes", "DR-101", [len(s.delivered[i]) for i in seats], False, "total"),
    ]
