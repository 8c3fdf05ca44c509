"""A table of Merchants of the Dark Road in the middle of a turn, every zone by name."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Self, cast

from nightmarket.games.dark_road import GAME
from nightmarket.games.dark_road.cards import (
    BUILDINGS,
    COMMISSION_IDS,
    COMPANIONS,
    CROWNS,
    EVENTS,
    EVENTS_PER_ROAD,
    FACES,
    GOODS,
    HERO_COUNT,
    HEROES,
    HORSESHOES,
    KINDS,
    LANTERNS,
    LIGHTS,
    MARKET_DICE,
    NIGHT_DICE,
    QUARTZ,
    SNOW_BEE,
    SPECIES,
    STEEDS,
    TOWNS,
    TRADER_CARDS,
    TURNS,
    UPGRADES,
    WARES,
)
from nightmarket.games.dark_road.rest import DICE_BACK, Pausing, Rest
from nightmarket.games.dark_road.state import Road
from nightmarket.games.dark_road.trader import TRADER
from nightmarket.games.dark_road.turn import Acting, FinalJourney, Moving, Turns
from nightmarket.kernel import Frame
from tests.tabletalk import Table

Goods = dict[str, int]  # "potion" is a basic one, "potion+" an upgraded one


def ware(name: str) -> int:
    return GOODS.index(name.rstrip("+")) * 2 + name.endswith("+")


class RoadTable(Table):
    """What a test of the Dark Road likes to look at."""

    @property
    def s(self) -> Road:
        return cast(Road, self.state)

    def goods(self, seat: int = 0) -> Goods:
        base = seat * WARES
        return {
            GOODS[w // 2] + "+" * (w & 1): n
            for w, n in enumerate(self.s.goods[base : base + WARES])
            if n
        }

    def heroes(self, seat: int = 0) -> list[str]:
        return [HEROES[h] for h in self.s.heroes[seat]]

    def commissions(self, seat: int = 0) -> list[str]:
        return [COMMISSION_IDS[c] for c in self.s.commissions[seat]]

    def crowns(self, seat: int = 0) -> list[str]:
        return [CROWNS[c // 2] for c in self.s.crowns[seat]]

    def friends(self, seat: int = 0) -> Goods:
        base = seat * SPECIES
        return {COMPANIONS[i]: n for i, n in enumerate(self.s.friends[base : base + SPECIES]) if n}

    def reserve(self, seat: int = 0) -> list[int]:
        base = seat * FACES
        return [v for v in range(FACES) for _ in range(self.s.reserve[base + v])]

    def lights(self, seat: int = 0) -> list[int]:
        base = seat * FACES
        return [v for v in range(FACES) for _ in range(self.s.lights[base + v])]

    def locked(self, seat: int = 0) -> list[int]:
        return self.s.locked[seat * 3 : seat * 3 + 3]

    def prices(self) -> Goods:
        return {name: self.s.price(kind) for kind, name in enumerate(GOODS)}

    def purse(self, seat: int = 0) -> tuple[int, int]:
        """Coins and prestige."""
        return self.s.coins[seat], self.s.prestige[seat]

    def bag(self, seat: int = 0) -> tuple[int, int, int]:
        """Lanterns, quartz and horseshoes."""
        return self.s.lanterns[seat], self.s.quartz[seat], self.s.shoes[seat]

    def inn(self) -> list[str]:
        return [HEROES[h] if h >= 0 else "" for h in self.s.inn]

    def told(self, kind: str) -> list[dict[str, Any]]:
        """All events of a kind that the latest play brought about, as a watcher sees them."""
        return [e.seen_by(-3) for e in self.heard if e.kind.name == kind]

    def pass_on(self, seat: int | None = None) -> Self:
        """Idle choices until somebody else's turn begins, or until `seat` is asked."""
        turn, round_ = self.s.turn, self.s.round
        while self.s.stack and (self.s.turn, self.s.round) == (turn, round_):
            who = self.asked[0]
            if who == seat:
                break
            self.play(who, self.game.text(self.game.idle(self.state, who)))
        return self


def table(
    seats: int = 2,
    stage: str = "plan",
    turn: int = 0,
    round: int = 1,
    pool: int = 1,
    light: int | None = None,
    coins: Sequence[int] = (),
    prestige: Sequence[int] = (),
    goods: Sequence[Goods] = (),
    heroes: Sequence[Sequence[str]] = (),
    commissions: Sequence[Sequence[str]] = (),
    crowns: Sequence[Sequence[str]] = (),
    delivered: Sequence[Sequence[str]] = (),
    fulfilled: Sequence[Sequence[str]] = (),
    lanterns: Sequence[int] = (),
    quartz: Sequence[int] = (),
    shoes: Sequence[int] = (),
    place: Sequence[int] = (),
    steeds: Sequence[str] = (),
    fitted: Sequence[str] = (),
    friends: Sequence[Goods] = (),
    locked: Sequence[Sequence[int]] = (),
    reserve: Sequence[Sequence[int]] = (),
    lights: Sequence[Sequence[int]] = (),
    counted: dict[str, Sequence[int]] | None = None,
    dearest: str = "potion",
    market: Goods | None = None,
    supply: Goods | None = None,
    inn: Sequence[str] = ("h01", "h08", "h15", "h22"),
    hero_deck: Sequence[str] = (),
    palace: Sequence[str] = ("k01", "k02"),
    crown_deck: Sequence[str] = (),
    friend_row: Sequence[str] = ("raven", "fey-cat", "frost-mouse"),
    friend_deck: Sequence[str] = (),
    tops: dict[str, str] | None = None,
    empty_stacks: Sequence[str] = (),
    events: Sequence[str] = (),
    sites: Sequence[str] = ("quartz-mine", "frozen-harbor", "hoarfrost-filigree", "oracle-of-lumi"),
    dark: int = 0,
    ruins: int = 0,
    five: int = 1,
    upgrades: Sequence[str] = UPGRADES,
    wares: int = 0,
    trader_lights: int = 0,
    cards: Sequence[str] = (),
    seed: int = 1,
    **options: str,
) -> RoadTable:
    """A table at some stage of `turn`'s turn: "plan", "move" or "act" (with the dice of the pool),
    "rest", "final" (the last journeys) or "over". Lists go by seat; in a solo game the second entry
    is the Trader's. Named cards lie where they are named, all others where they were by default.
    `crowns` are
    face down unless marked: "k07!" was seen by all. `hero_deck`, `crown_deck`, `friend_deck`, `events`
    and `cards` (the Trader's) name the next cards.
    """
    s = GAME.setup(seats, seed, dict(options))
    n = max(2, seats)
    s.first, s.turn, s.round = 0, -1, round

    def by_player(given: Sequence[Any], default: Any) -> list[Any]:
        return [given[i] if i < len(given) else default for i in range(n)]

    # Heroes.
    s.heroes = [[HEROES.index(h) for h in names] for names in by_player(heroes, ())]
    s.delivered = [[HEROES.index(h) for h in names] for names in by_player(delivered, ())]
    s.inn = [HEROES.index(h) if h else -1 for h in inn]
    lying = [h for zone in (*s.heroes, *s.delivered, s.inn) for h in zone]
    assert len({h for h in lying if h >= 0}) == len([h for h in lying if h >= 0]), "a hero twice"
    coming = [HEROES.index(h) for h in hero_deck]
    rest = [h for h in range(HERO_COUNT) if h not in lying and h not in coming]
    s.hero_deck = rest + coming[::-1]
    s.out = [h for h in range(HERO_COUNT, len(HEROES)) if h not in lying]
    s.hero_known = 0
    # Commissions.
    s.commissions = [[COMMISSION_IDS.index(c) for c in row] for row in by_player(commissions, ())]
    s.fulfilled = [[COMMISSION_IDS.index(c) for c in row] for row in by_player(fulfilled, ())]
    taken = [c for zone in (*s.commissions, *s.fulfilled) for c in zone]
    for town, name in enumerate(TOWNS):
        tiles = [c for c in range(5 * town + 4, 5 * town - 1, -1) if c not in taken]
        if tops and name in tops:
            top = COMMISSION_IDS.index(tops[name])
            tiles.remove(top)
            tiles.append(top)
        if name in empty_stacks:
            s.fulfilled[n - 1] += tiles
            tiles = []
        s.stacks[town] = tiles
    s.stack_known = [0] * len(TOWNS)
    # Crowns.
    s.crowns = [
        [CROWNS.index(c.rstrip("!")) * 2 + c.endswith("!") for c in row]
        for row in by_player(crowns, ())
    ]
    held = [c // 2 for zone in s.crowns for c in zone]
    spare = [c for c in range(len(CROWNS)) if c not in held]
    s.palace = []
    for name in palace:
        crown = CROWNS.index(name) if name else -1
        s.palace.append(crown if crown not in held else next(c for c in spare if c > 1))
    spare = [c for c in spare if c not in s.palace]
    coming = [CROWNS.index(c) for c in crown_deck]
    s.crown_deck = [c for c in spare if c not in coming] + coming[::-1]
    # Companions.
    s.friend_row = [COMPANIONS.index(f) if f else -1 for f in friend_row]
    s.friends = [0] * (n * SPECIES)
    s.gifted = [0] * (n * SPECIES * 2)
    for player, names in enumerate(by_player(friends, {})):
        for name, count in names.items():
            s.friends[player * SPECIES + COMPANIONS.index(name)] = count
    coming = [COMPANIONS.index(f) for f in friend_deck]
    s.friend_deck = []
    for species in range(SPECIES):
        if species == SNOW_BEE and options.get("snow_bees") != "on":
            left = 0
        else:
            left = s.cards.copies[species] - s.friend_row.count(species) - coming.count(species)
            left -= sum(s.friends[species::SPECIES])
        s.friend_deck += [species] * max(0, left)
    s.friend_deck += coming[::-1]
    s.friend_discard = []
    s.row_die = 1 if s.friend_row[-1] >= 0 else 0
    # Events.
    for road in range(2):
        first = road * EVENTS_PER_ROAD
        deck = list(range(first, first + EVENTS_PER_ROAD))
        coming = [e for e in (EVENTS.index(name) for name in events) if e in deck]
        s.events[road] = [e for e in deck if e not in coming] + coming[::-1]
    # The board.
    s.top = s.cards.wheel.index(GOODS.index(dearest))
    s.market = [1] * KINDS
    s.market[GOODS.index(dearest)] = 0
    if market is not None:
        s.market = [market.get(name, 0) for name in GOODS]
    s.removed = MARKET_DICE - sum(s.market)
    assert s.removed >= 0
    s.sites = [BUILDINGS.index(name) for name in sites]
    s.dark, s.ruins, s.five = dark, ruins, five
    s.upgrades = [UPGRADES.index(u) for u in upgrades if u not in fitted]
    # Players.
    s.coins = by_player(coins, 5)
    s.prestige = by_player(prestige, 0)
    s.goods = [0] * (n * WARES)
    for player, names in enumerate(by_player(goods, {})):
        for name, count in names.items():
            s.goods[player * WARES + ware(name)] = count
    for kind in range(KINDS):
        s.supply[kind] = s.cards.tiles[kind] - sum(s.owns(p, kind) for p in range(n))
        if supply and GOODS[kind] in supply:
            s.supply[kind] = supply[GOODS[kind]]
    s.lanterns = by_player(lanterns, 0)
    s.quartz = by_player(quartz, 0)
    s.shoes = by_player(shoes, 0)
    s.place = by_player(place, 0)
    s.steeds = [STEEDS.index(x) for x in by_player(steeds, "brembant")]
    s.fitted = [UPGRADES.index(x) if x else -1 for x in by_player(fitted, "")]
    s.locked = [value for row in by_player(locked, (1, 2, 3)) for value in row]
    s.reserve, s.lights = [0] * (n * FACES), [0] * (n * FACES)
    for player in range(seats):
        for value in by_player(reserve, (0, 1, 2, 3))[player]:
            s.reserve[player * FACES + value] += 1
        for value in by_player(lights, ())[player]:
            s.lights[player * FACES + value] += 1
    s.spent = [0] * n
    for name, values in (counted or {}).items():
        setattr(s, name, by_player(values, 0))
    if seats == 1:
        s.steeds[TRADER] = -1
        s.trader.wares = wares
        s.trader.lights = trader_lights
        coming = [TRADER_CARDS.index(c) for c in cards]
        whole = [c for c in range(len(TRADER_CARDS)) if c not in coming]
        s.trader.deck = whole + coming[::-1]
    s.lantern_supply = LANTERNS - sum(s.lanterns)
    s.quartz_supply = QUARTZ - sum(s.quartz)
    s.shoe_supply = HORSESHOES - sum(s.shoes)
    in_pool = int(light is not None)
    s.light_supply = LIGHTS - sum(s.lights) - s.trader.lights - in_pool
    # What is pending.
    begun = (round - 1) * n + turn
    stack: list[Frame[Any]]
    if stage == "plan":
        stack = [Turns(begun)]
    elif stage in ("final", "over"):
        stack = [FinalJourney(0 if stage == "final" else n)]
        s.round = TURNS
    else:
        s.turn = turn
        s.pool = pool
        s.pool_light = -1 if light is None else light
        stack = [Turns(begun + 1), Rest(turn, DICE_BACK), Pausing(turn)]
        if stage != "rest":
            stack.append(Acting(turn, 0))
        if stage == "move":
            stack.append(Moving(turn))
    for player in range(seats):
        dice = sum(1 for v in s.locked[player * 3 : player * 3 + 3] if v >= 0)
        dice += s.reserve_count(player) + s.spent[player]
        dice += s.turn == player and s.pool >= 0
        s.gone[player] = NIGHT_DICE - dice
    s.stack = stack
    return RoadTable(GAME, s)
