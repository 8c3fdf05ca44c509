"""Builds the views: the one place where it is decided what a seat sees."""

from __future__ import annotations

from typing import Any, Final

from nightmarket.games.dark_road.arrival import Bonus, Delivering, Filling
from nightmarket.games.dark_road.cards import (
    ACTIONS,
    BUILDINGS,
    COMMISSION_IDS,
    COMPANIONS,
    CROWNS,
    CURRENCIES,
    DISTRICTS,
    EVENTS,
    EVENTS_PER_ROAD,
    FACES,
    FRONT_SIDES,
    GOODS,
    HEROES,
    ICONS,
    KINDS,
    LEFT,
    LIGHT_SLOTS,
    MEANT,
    OP_BASIC,
    OP_COMMISSION,
    OP_CRAFT,
    OP_UPGRADED,
    OPS,
    PRICED,
    PRINTED_STEEDS,
    REGIONS,
    RIGHT,
    ROADS,
    SIDES,
    SLOTS,
    SNOW_BEE,
    SPECIES,
    STEEDS,
    TOWN_COUNT,
    TOWNS,
    TRADER_CARDS,
    TURNS,
    UPGRADES,
    WARES,
    Cards,
)
from nightmarket.games.dark_road.cargo import Picking, PickingWare
from nightmarket.games.dark_road.districts import Selling, Trading
from nightmarket.games.dark_road.packing import PIECES, arrange
from nightmarket.games.dark_road.programs import AskAnew
from nightmarket.games.dark_road.rest import Pausing, Rest
from nightmarket.games.dark_road.rules import players
from nightmarket.games.dark_road.scoring import (
    Result,
    TraderResult,
    crown_pays,
    measure,
    score_sheet,
    victors,
)
from nightmarket.games.dark_road.state import Road
from nightmarket.games.dark_road.turn import Acting, Moving
from nightmarket.games.dark_road.verbs import Paying
from nightmarket.games.dark_road.view import (
    Caravan,
    Crown,
    Effect,
    End,
    Friend,
    Hero,
    Line,
    Own,
    Piece,
    Printed,
    Public,
    Section,
    Space,
    Stack,
    Step,
    Tile,
    TraderCard,
    TraderDeed,
    View,
    Wagon,
)
from nightmarket.kernel.shown import keep

# What looks as it did is made once, here and with the cards of a pack: a view is mostly what the view
# before it was.
_SECTIONS: Final[dict[int, Section]] = {}  # by good, price, dice and tiles
_RINGS: Final[dict[int, list[Space]]] = {}  # by the buildings and where the wagons stand
_SUPPLIES: Final[dict[int, dict[str, int]]] = {}
_SLOTS: Final[dict[int, dict[str, int]]] = {}
_FRIENDS: Final[dict[int, Friend]] = {}  # by species, count and free gifts
_FACES: Final[dict[int, list[int]]] = {}  # dice, by how many there are of each value
_PALACE: Final = [Crown(crown, 0, 0) for crown in CROWNS]  # nobody's


def look(s: Road, seat: int) -> View:
    """The view of a seat; WATCHER sees what is public."""
    seen = parts(s)
    seen.append(own(s, seat))
    return View(*seen)


def public(s: Road) -> Public:
    return Public(*parts(s))


def parts(s: Road) -> list[Any]:
    """What everybody sees, in the order of the fields, here and below: naming each of them costs more
    than the values do."""
    cards = s.cards
    prepare(cards)
    heroes = cards.hero_looks
    return [
        s.turn,
        phase(s),
        s.round,
        TURNS,
        s.first,
        s.pool,
        s.pool_light,
        [section(s, cards.wheel[(s.top + i) % KINDS]) for i in range(KINDS)],
        ring(s),
        [stack(s, town) for town in range(TOWN_COUNT)],
        [heroes[h] if h >= 0 else None for h in s.inn],
        len(s.hero_deck),
        heroes[s.guest] if s.guest >= 0 else None,
        [_PALACE[c] if c >= 0 else None for c in s.palace],
        len(s.crown_deck),
        [COMPANIONS[f] if f >= 0 else "" for f in s.friend_row],
        len(s.friend_deck),
        bool(s.row_die),
        s.dark,
        cards.sections[0],
        s.ruins,
        cards.sections[1],
        [len(deck) for deck in s.events],
        [EVENTS[e] for pile in s.event_discards for e in pile],
        bool(s.five),
        [UPGRADES[u] for u in s.upgrades],
        supply(s),
        caravan(s) if s.trip.leader >= 0 else None,
        [wagon(s, player) for player in range(players(s))],
        TRADER_CARDS[s.trader.card] if s.trader.card >= 0 else "",
        len(s.trader.deck),
        pending(s),
        None if s.stack else end(s),
    ]


def phase(s: Road) -> str:
    """How far the turn has come, by what is still to happen in it."""
    if not 0 <= s.turn < s.seats or not s.stack:
        return ""
    for at, frame in enumerate(s.stack):
        if isinstance(frame, Moving):
            above = s.stack[at + 1 :]
            return "move" if not above or isinstance(above[0], AskAnew) else "plan"
    return "rest" if isinstance(s.stack[-1], (Pausing, Rest)) else "act"


def prepare(c: Cards) -> None:
    """What looks the same at every table is made with the first view of a pack."""
    if c.sections:
        return
    c.hero_looks = [
        Hero(HEROES[h], TOWNS[c.hero_town[h]], [GOODS[k] for k in c.wants[h]], ICONS[c.icon[h]])
        for h in range(len(HEROES))
    ]
    c.tile_looks = [
        Tile(tile, TOWNS[c.commission_town[t]], [GOODS[k] for k in c.needs[t]])
        for t, tile in enumerate(COMMISSION_IDS)
    ]
    heights = range(len(COMMISSION_IDS) + 1)
    c.stack_looks = [[Stack(tile.town, n, tile) for n in heights] for tile in c.tile_looks]
    c.no_stacks = [Stack(town, 0, None) for town in TOWNS]
    # Last: whoever finds these finds all.
    c.sections = [
        [[GOODS[k] for k in goods] for goods in c.dark_goods],
        [bits(goods) for goods in c.ruins_goods],
    ]


def bits(kinds: int) -> list[str]:
    return [GOODS[kind] for kind in range(KINDS) if kinds >> kind & 1]


def section(s: Road, kind: int) -> Section:
    price, dice, left = s.price(kind), s.market[kind], s.supply[kind]
    key = ((kind * 256 + price) * 256 + dice) * 256 + left
    found = _SECTIONS.get(key)
    if found is None:
        found = keep(_SECTIONS, key, Section(GOODS[kind], price, dice, left))
    return found


def ring(s: Road) -> list[Space]:
    count = players(s)
    key = count
    for site in s.sites:
        key = key * 64 + site
    for player in range(count):
        key = key * 8 + s.place[player] + 1
    found = _RINGS.get(key)
    if found is None:
        found = keep(_RINGS, key, [space(s, at) for at in range(len(LEFT))])
    return found


def space(s: Road, at: int) -> Space:
    there = [player for player in range(players(s)) if s.place[player] == at]
    building = BUILDINGS[s.sites[at - 1]] if at else ""
    return Space(DISTRICTS[LEFT[at]], DISTRICTS[RIGHT[at]], building, there)


def supply(s: Road) -> dict[str, int]:
    key = ((s.lantern_supply * 256 + s.quartz_supply) * 256 + s.shoe_supply) * 256 + s.light_supply
    found = _SUPPLIES.get(key)
    if found is None:
        made = {
            "lantern": s.lantern_supply,
            "quartz": s.quartz_supply,
            "horseshoe": s.shoe_supply,
            "illuminated": s.light_supply,
        }
        found = keep(_SUPPLIES, key, made)
    return found


def stack(s: Road, town: int) -> Stack:
    tiles = s.stacks[town]
    return s.cards.stack_looks[tiles[-1]][len(tiles)] if tiles else s.cards.no_stacks[town]


def wagon(s: Road, player: int) -> Wagon:
    cards = s.cards
    trader = player >= s.seats
    steed, up = s.steeds[player], s.fitted[player]
    base = player * FACES
    friends: list[Friend] = []
    for species in range(SPECIES):
        count = s.friends[player * SPECIES + species]
        if count:
            at = (player * SPECIES + species) * 2
            friends.append(friend(species, count, count - s.gifted[at], count - s.gifted[at + 1]))
    seen = [held // 2 for held in s.crowns[player] if held & 1]
    goods = [] if trader else pieces(s, player)
    lights = faces(s.lights, base)
    return Wagon(
        player,
        trader,
        s.prestige[player],
        s.place[player],
        STEEDS[steed] if steed >= 0 else "",
        UPGRADES[up] if up >= 0 else "",
        [cards.hero_looks[h] for h in s.heroes[player]],
        [cards.tile_looks[t] for t in s.commissions[player]],
        goods,
        s.trader.wares if trader else len(goods),
        s.grid_rows(player),
        cards.columns,
        s.lanterns[player],
        s.quartz[player],
        s.shoes[player],
        slots(s, player),
        friends,
        [] if trader else s.locked[player * 3 : player * 3 + len(SLOTS)],
        faces(s.reserve, base),
        lights,
        s.trader.lights if trader else len(lights),
        s.spent[player],
        s.gone[player],
        len(s.crowns[player]),
        [Crown(CROWNS[c], measure(s, player, c), 0) for c in seen],
        [HEROES[h] for h in s.delivered[player]],
        [COMMISSION_IDS[t] for t in s.fulfilled[player]],
    )


def slots(s: Road, player: int) -> dict[str, int]:
    heroes, commissions = s.hero_slots(player), s.commission_slots(player)
    lanterns, trinkets = s.lantern_slots(player), s.trinket_slots(player)
    beside = s.side_places(player)
    key = (((heroes * 64 + commissions) * 64 + lanterns) * 64 + trinkets) * 64 + beside
    found = _SLOTS.get(key)
    if found is None:
        made = {
            "heroes": heroes,
            "commissions": commissions,
            "lanterns": lanterns,
            "trinkets": trinkets,
            "illuminated": LIGHT_SLOTS,
            "beside": beside,
        }
        found = keep(_SLOTS, key, made)
    return found


def friend(species: int, count: int, first: int, second: int) -> Friend:
    """A companion, with how many of each of its gifts are free."""
    key = ((species * 64 + count) * 64 + first) * 64 + second
    found = _FRIENDS.get(key)
    if found is None:
        found = keep(_FRIENDS, key, Friend(COMPANIONS[species], count, [first, second]))
    return found


def faces(counts: list[int], base: int) -> list[int]:
    """The values of dice that are counted by value, from `base` on."""
    key = 0
    for value in range(FACES):
        key = key * 64 + counts[base + value]
    found = _FACES.get(key)
    if found is None:
        made = [value for value in range(FACES) for _ in range(counts[base + value])]
        found = keep(_FACES, key, made)
    return found


def pieces(s: Road, player: int) -> list[Piece]:
    """The goods with a place for each (DR-18: any packing is as good); none while they overflow."""
    rows, beside = s.grid_rows(player), s.side_places(player)
    key = rows * PIECES + beside
    base = player * WARES
    for at in range(base, base + WARES):
        n = s.goods[at]
        if n >= PIECES:  # an overflow that no key has room for
            return laid(s.cards, rows, beside, s.goods[base : base + WARES])
        key = key * PIECES + n
    found = s.cards.loads.get(key)
    if found is None:
        goods = s.goods[base : base + WARES]
        found = keep(s.cards.loads, key, laid(s.cards, rows, beside, goods))
    return found


def laid(cards: Cards, rows: int, beside: int, goods: list[int]) -> list[Piece]:
    load = [0] * len(cards.shapes)
    wares: list[list[int]] = [[] for _ in cards.shapes]
    for ware in range(WARES):
        for _ in range(goods[ware]):
            load[cards.shape[ware // 2]] += 1
            wares[cards.shape[ware // 2]].append(ware)
    spots = arrange(cards, rows, beside, load)
    if not spots:
        return [Piece(GOODS[w // 2], SIDES[w & 1], []) for group in wares for w in group]
    found: list[Piece] = []
    for shape, cells in spots:
        ware = wares[shape].pop(0)
        marks = [cell for cell in range(cells.bit_length()) if cells >> cell & 1]
        found.append(Piece(GOODS[ware // 2], SIDES[ware & 1], marks))
    return found


def crown(s: Road, player: int, c: int) -> Crown:
    currency = CURRENCIES[s.cards.currency[c]]
    return Crown(CROWNS[c], measure(s, player, c), crown_pays(s, player, c), currency)


def own(s: Road, seat: int) -> Own | None:
    if not 0 <= seat < s.seats:
        return None
    crowns = [crown(s, seat, held // 2) for held in s.crowns[seat]]
    return Own(s.coins[seat], crowns, Result(s, seat).total)


def printed(c: Cards) -> Printed:
    prepare(c)
    rules = ("DR-60", "DR-61", "DR-62", "DR-64", "DR-66")
    return Printed(
        dict(zip(DISTRICTS, rules, strict=True)),
        {town: REGIONS[i // 2] for i, town in enumerate(TOWNS)},
        {
            event: [steps(c, program) for program in c.rows[6 * i : 6 * i + 6]]
            for i, event in enumerate(EVENTS)
        },
        {good: c.shapes[c.shape[kind]] for kind, good in enumerate(GOODS)},
        heroes=c.hero_looks,
        commissions=c.tile_looks,
        roads={event: ROADS[i // EVENTS_PER_ROAD] for i, event in enumerate(EVENTS)},
        crowns=dict.fromkeys(CROWNS, "DR-96"),
        companions={
            friend: "DR-91" if i == SNOW_BEE else "DR-90" for i, friend in enumerate(COMPANIONS)
        },
        steeds={
            steed: "DR-94" if i >= PRINTED_STEEDS else "DR-93" for i, steed in enumerate(STEEDS)
        },
        upgrades=dict.fromkeys(UPGRADES, "DR-95"),
        buildings={
            building: "DR-70" if i >= FRONT_SIDES else "DR-69"
            for i, building in enumerate(BUILDINGS)
        },
        slots=dict(zip(SLOTS, ("DR-43", "DR-44", "DR-45"), strict=True)),
        trader=[trader_card(c, i) for i in range(len(TRADER_CARDS))],
    )


def trader_card(c: Cards, i: int) -> TraderCard:
    return TraderCard(
        TRADER_CARDS[i],
        steps(c, c.with_light[i]) if c.with_light[i] else [],
        steps(c, c.otherwise[i]),
        [
            TraderDeed(ACTIONS[d.action], d.goods_min, d.goods_max, d.commissions_max)
            for d in c.deeds[i]
        ],
    )


def steps(c: Cards, program: int) -> list[Effect]:
    """A program as data: each step is called as its message is."""
    found = []
    for word in c.programs[program]:
        op, n, then = word & 63, word >> 6 & 255, word >> 14
        step = Effect(OPS[op], n or 1, "", "", steps(c, then) if then else [])
        if op in (OP_BASIC, OP_UPGRADED):
            if n >= PRICED:
                step.op, step.n = f"{step.op}-price", n - PRICED
            elif n < len(GOODS):
                step.op, step.n, step.good = f"{step.op}-good", 1, GOODS[n]
            else:
                step.op, step.n = f"{step.op}-{MEANT[n]}", 1
        elif op == OP_CRAFT:
            step.op, step.n = f"craft-{SIDES[n]}", 1
        elif op == OP_COMMISSION and n:
            step.op, step.n, step.town = "commission-town", 1, TOWNS[n - 1]
        found.append(step)
    return found


def caravan(s: Road) -> Caravan:
    return Caravan(
        leader=s.trip.leader,
        town=TOWNS[s.trip.town] if s.trip.town >= 0 else "",
        road=ROADS[s.trip.road],
        members=[player for player in range(players(s)) if s.trip.members >> player & 1],
        event=EVENTS[s.trip.event] if s.trip.event >= 0 else "",
        dice=sorted([die for die in s.trip.dice if die]),
        taken=s.trip.taken,
        lift=s.trip.lift,
    )


def pending(s: Road) -> Step | None:
    """The question on top, by its name."""
    if not s.stack:
        return None
    top = s.stack[-1]
    step = Step(type(top).__name__)
    if isinstance(top, Delivering):
        step.town = TOWNS[top.town]
    elif isinstance(top, Filling):
        step.commission = COMMISSION_IDS[top.tile]
        step.used = top.served
    elif isinstance(top, Selling):
        step.used = top.served
    elif isinstance(top, Bonus):
        step.left = top.left
    elif isinstance(top, Paying):
        step.price = top.price
    elif isinstance(top, Picking):
        step.side = SIDES[top.side]
    elif isinstance(top, PickingWare):
        step.purpose = ("lose", "upgrade", "downgrade", "lose")[top.purpose]
    elif isinstance(top, (Acting, Trading)):
        step.used = top.used if isinstance(top, Acting) else top.did
    return step


def end(s: Road) -> End:
    return End(
        coins=s.coins[:],
        crowns=[
            [crown(s, player, held // 2) for held in s.crowns[player]]
            for player in range(players(s))
        ],
        sheet=[Line(x.key, x.rule, x.points, x.counts) for x in score_sheet(s)],
        totals=[Result(s, seat).total for seat in range(s.seats)],
        winners=victors(s),
        trader=TraderResult(s).total if s.seats == 1 else 0,
    )
