"""Builds the views: the one place where it is decided what a seat sees."""

from __future__ import annotations

from msgspec.structs import asdict

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
    GIFTS,
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
from nightmarket.games.dark_road.packing import arrange
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


def look(s: Road, seat: int) -> View:
    """The view of a seat; WATCHER sees what is public."""
    return View(**asdict(public(s)), own=own(s, seat))


def public(s: Road) -> Public:
    cards = s.cards
    return Public(
        turn=s.turn,
        phase=phase(s),
        round=s.round,
        rounds=TURNS,
        first=s.first,
        pool=s.pool,
        pool_light=s.pool_light,
        wheel=[section(s, cards.wheel[(s.top + i) % KINDS]) for i in range(KINDS)],
        ring=[space(s, i) for i in range(len(LEFT))],
        stacks=[stack(s, town) for town in range(TOWN_COUNT)],
        inn=[hero(cards, h) if h >= 0 else None for h in s.inn],
        hero_deck=len(s.hero_deck),
        guest=hero(cards, s.guest) if s.guest >= 0 else None,
        palace=[Crown(CROWNS[c], 0, 0) if c >= 0 else None for c in s.palace],
        crown_deck=len(s.crown_deck),
        friends=[COMPANIONS[f] if f >= 0 else "" for f in s.friend_row],
        friend_deck=len(s.friend_deck),
        row_die=bool(s.row_die),
        dark_market=s.dark,
        dark_sections=[[GOODS[k] for k in goods] for goods in cards.dark_goods],
        ruins=s.ruins,
        ruins_sections=[bits(goods) for goods in cards.ruins_goods],
        event_decks=[len(deck) for deck in s.events],
        past_events=[EVENTS[e] for pile in s.event_discards for e in pile],
        five=bool(s.five),
        upgrades=[UPGRADES[u] for u in s.upgrades],
        supply={
            "lantern": s.lantern_supply,
            "quartz": s.quartz_supply,
            "horseshoe": s.shoe_supply,
            "illuminated": s.light_supply,
        },
        caravan=caravan(s) if s.trip.leader >= 0 else None,
        wagons=[wagon(s, player) for player in range(players(s))],
        trader_card=TRADER_CARDS[s.trader.card] if s.trader.card >= 0 else "",
        trader_deck=len(s.trader.deck),
        step=pending(s),
        end=None if s.stack else end(s),
    )


def phase(s: Road) -> str:
    """How far the turn has come, by what is still to happen in it."""
    if not 0 <= s.turn < s.seats or not s.stack:
        return ""
    for at, frame in enumerate(s.stack):
        if isinstance(frame, Moving):
            above = s.stack[at + 1 :]
            return "move" if not above or isinstance(above[0], AskAnew) else "plan"
    return "rest" if isinstance(s.stack[-1], (Pausing, Rest)) else "act"


def hero(cards: Cards, h: int) -> Hero:
    wants = [GOODS[kind] for kind in cards.wants[h]]
    return Hero(HEROES[h], TOWNS[cards.hero_town[h]], wants, ICONS[cards.icon[h]])


def tile(cards: Cards, t: int) -> Tile:
    goods = [GOODS[kind] for kind in cards.needs[t]]
    return Tile(COMMISSION_IDS[t], TOWNS[cards.commission_town[t]], goods)


def bits(kinds: int) -> list[str]:
    return [GOODS[kind] for kind in range(KINDS) if kinds >> kind & 1]


def section(s: Road, kind: int) -> Section:
    return Section(GOODS[kind], s.price(kind), s.market[kind], s.supply[kind])


def space(s: Road, at: int) -> Space:
    return Space(
        DISTRICTS[LEFT[at]],
        DISTRICTS[RIGHT[at]],
        BUILDINGS[s.sites[at - 1]] if at else "",
        [player for player in range(players(s)) if s.place[player] == at],
    )


def stack(s: Road, town: int) -> Stack:
    tiles = s.stacks[town]
    return Stack(TOWNS[town], len(tiles), tile(s.cards, tiles[-1]) if tiles else None)


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
            free = [count - s.gifted[at + gift] for gift in range(len(GIFTS))]
            friends.append(Friend(COMPANIONS[species], count, free))
    seen = [held // 2 for held in s.crowns[player] if held & 1]
    return Wagon(
        player=player,
        trader=trader,
        prestige=s.prestige[player],
        space=s.place[player],
        steed=STEEDS[steed] if steed >= 0 else "",
        upgrade=UPGRADES[up] if up >= 0 else "",
        heroes=[hero(cards, h) for h in s.heroes[player]],
        commissions=[tile(cards, t) for t in s.commissions[player]],
        goods=[] if trader else pieces(s, player),
        good_count=s.trader.wares if trader else s.good_count(player),
        rows=s.grid_rows(player),
        columns=cards.columns,
        lanterns=s.lanterns[player],
        quartz=s.quartz[player],
        horseshoes=s.shoes[player],
        slots={
            "heroes": s.hero_slots(player),
            "commissions": s.commission_slots(player),
            "lanterns": s.lantern_slots(player),
            "trinkets": s.trinket_slots(player),
            "illuminated": LIGHT_SLOTS,
            "beside": s.side_places(player),
        },
        friends=friends,
        locked=[] if trader else s.locked[player * 3 : player * 3 + len(SLOTS)],
        reserve=[v for v in range(FACES) for _ in range(s.reserve[base + v])],
        lights=[v for v in range(FACES) for _ in range(s.lights[base + v])],
        light_count=s.trader.lights if trader else s.light_count(player),
        spent=s.spent[player],
        removed=s.gone[player],
        crown_count=len(s.crowns[player]),
        seen_crowns=[Crown(CROWNS[c], measure(s, player, c), 0) for c in seen],
        delivered=[HEROES[h] for h in s.delivered[player]],
        fulfilled=[COMMISSION_IDS[t] for t in s.fulfilled[player]],
    )


def pieces(s: Road, player: int) -> list[Piece]:
    """The goods with a place for each (DR-18: any packing is as good); none while they overflow."""
    cards = s.cards
    base = player * WARES
    load = [0] * len(cards.shapes)
    wares: list[list[int]] = [[] for _ in cards.shapes]
    for ware in range(WARES):
        for _ in range(s.goods[base + ware]):
            load[cards.shape[ware // 2]] += 1
            wares[cards.shape[ware // 2]].append(ware)
    spots = arrange(cards, s.grid_rows(player), s.side_places(player), load)
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
    rules = ("DR-60", "DR-61", "DR-62", "DR-64", "DR-66")
    return Printed(
        dict(zip(DISTRICTS, rules, strict=True)),
        {town: REGIONS[i // 2] for i, town in enumerate(TOWNS)},
        {
            event: [steps(c, program) for program in c.rows[6 * i : 6 * i + 6]]
            for i, event in enumerate(EVENTS)
        },
        {good: c.shapes[c.shape[kind]] for kind, good in enumerate(GOODS)},
        heroes=[hero(c, h) for h in range(len(HEROES))],
        commissions=[tile(c, t) for t in range(len(COMMISSION_IDS))],
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
