"""Merchants of the Dark Road as a Game: facts, options, the deal, and the doors into its rules."""

from __future__ import annotations

from typing import Any, Final

from nightmarket.games.dark_road.arrival import ARRIVAL_FRAMES, Bonus, Delivering, Filling
from nightmarket.games.dark_road.cards import (
    BUILDINGS,
    COMMISSION_COUNT,
    CROWN_COUNT,
    EVENTS_PER_ROAD,
    FACES,
    FIRST_GAME,
    FRONT_SIDES,
    HERO_COUNT,
    HORSESHOES,
    KINDS,
    LANTERNS,
    LIGHTS,
    LOCKED_AT_FIRST,
    NIGHT_DICE,
    PACK_OPTION,
    QUARTZ,
    SITES,
    SNOW_BEE,
    SPECIES,
    STARTING,
    STEEDS,
    TOWN_COUNT,
    TRADER_CARDS,
    TURNS,
    UPGRADES,
    WARES,
    cards_of,
)
from nightmarket.games.dark_road.cargo import CARGO_FRAMES, Picking, PickingWare
from nightmarket.games.dark_road.districts import DISTRICT_FRAMES
from nightmarket.games.dark_road.effects import EFFECT_FRAMES
from nightmarket.games.dark_road.gains import GAIN_FRAMES
from nightmarket.games.dark_road.guess import imagine, promises
from nightmarket.games.dark_road.programs import PROGRAM_FRAMES
from nightmarket.games.dark_road.rest import REST_FRAMES
from nightmarket.games.dark_road.rules import deliverable, players
from nightmarket.games.dark_road.scoring import score_sheet, victors
from nightmarket.games.dark_road.solo import SOLO_FRAMES
from nightmarket.games.dark_road.state import NO_TRIP, Road, Trader, Trip
from nightmarket.games.dark_road.trader import TRADER_FRAMES
from nightmarket.games.dark_road.travel import TRAVEL_FRAMES, Joining
from nightmarket.games.dark_road.turn import TURN_FRAMES, Opening
from nightmarket.games.dark_road.verbs import VERB_FRAMES, Paying
from nightmarket.games.dark_road.words import (
    DECLINE,
    DELIVER,
    END,
    FULFIL,
    HAND_IN,
    JOIN,
    KINDS_OF_EVENT,
    STAY,
    WORDS,
)
from nightmarket.kernel import (
    SOME_OF,
    BadSetup,
    Beforehand,
    Frame,
    Game,
    Luck,
    Option,
    ScoreLine,
    legal,
)

FIRST_GAME_VALUE: Final = "first-game"
OPTIONS: Final = (
    Option("buildings", (*BUILDINGS, FIRST_GAME_VALUE), "random", "DR-31", SOME_OF),
    Option("reverse_sides", ("off", "on"), "off", "DR-70"),
    Option("snow_bees", ("off", "on"), "off", "DR-91"),
    Option("empty_section", ("price-5", "price-1"), "price-5", "DR-32"),
    Option("slot_c", ("and", "or"), "and", "DR-45"),
    Option("travel_last", ("on", "off"), "on", "DR-62"),
    PACK_OPTION,
)

# The rules behind each question.
ASKS: Final[dict[str, str]] = {
    "Opening": "DR-103",
    "Planning": "DR-42",
    "Lighting": "DR-44",
    "CoinsOrWheel": "DR-45",
    "Moving": "DR-47",
    "Acting": "DR-50",
    "Trading": "DR-59",
    "Buying": "DR-60",
    "Delving": "DR-63",
    "Peering": "DR-63",
    "Sneaking": "DR-64",
    "Favouring": "DR-64",
    "Hosting": "DR-66",
    "Selling": "DR-66",
    "Pausing": "DR-58",
    "Befriending": "DR-72",
    "Heading": "DR-73",
    "ChoosingRoad": "DR-73",
    "Joining": "DR-74",
    "TakingDie": "DR-75",
    "Stopping": "DR-80",
    "Delivering": "DR-80",
    "Filling": "DR-81",
    "Bonus": "DR-83",
    "Overfull": "DR-23",
    "Picking": "DR-11",
    "Overloaded": "DR-20",
    "PickingWare": "DR-87",
    "Inviting": "DR-78",
    "Crowded": "DR-21",
    "LosingHero": "DR-87",
    "Sending": "DR-90",
    "Commissioning": "DR-61",
    "Burdened": "DR-22",
    "Crowning": "DR-14",
    "Fitting": "DR-95",
    "Paying": "DR-88",
    "Raising": "DR-90",
    "TraderStack": "DR-107",
    "TraderGuest": "DR-113",
    "TraderLosing": "DR-113",
    "TraderCrowning": "DR-113",
    "TraderArrival": "DR-108",
    "TraderHeading": "DR-108",
}


class Caravans(Beforehand[Road]):
    """Whoever leads one asks all the others to join (DR-74)."""

    def answers(self) -> dict[str, tuple[str, ...]]:
        return {Joining.__name__: (STAY.name, JOIN.name)}

    def concerns(self, s: Road, seat: int) -> bool:
        """There is something aboard for that region (DR-80)."""
        first = s.trip.town // 2 * 2
        return deliverable(s, seat, first) or deliverable(s, seat, first + 1)


class DarkRoad(Game[Road]):
    """Drive a wagon through the long night, and balance coins and prestige."""

    def __init__(self) -> None:
        super().__init__(
            key="dark-road",
            prefix="DR",
            titles={
                "en": "Merchants of the Dark Road",
                "ru": "Торговцы Тёмной дороги",
                "uk": "Торговці Темної дороги",
            },
            blurbs={
                "en": "Load the wagon, take heroes aboard and trade through the endless night.",
                "ru": "Нагрузите повозку, возьмите героев и торгуйте всю бесконечную ночь.",
                "uk": "Навантажте воза, візьміть героїв і торгуйте всю нескінченну ніч.",
            },
            seats=(1, 2, 3, 4),
            options=OPTIONS,
            rules_version=2,  # 2: goods and dice in any order; gifts at every question
            words=WORDS,
            kinds=KINDS_OF_EVENT,
            frames=(
                *(*TURN_FRAMES, *DISTRICT_FRAMES, *TRAVEL_FRAMES, *ARRIVAL_FRAMES),
                *(*PROGRAM_FRAMES, *VERB_FRAMES, *EFFECT_FRAMES, *GAIN_FRAMES, *CARGO_FRAMES),
                *(*REST_FRAMES, *TRADER_FRAMES, *SOLO_FRAMES),
            ),
        )
        self.asks = ASKS
        self.beforehand = Caravans()
        # Measured against the Trader: 16 random choices later hardly anything of a plan is left,
        # and without any the questions inside an action are judged half-way.
        self.aimless = 4

    def check(self, seats: int, options: dict[str, str]) -> None:
        named = options["buildings"].split(",")
        if len(named) > SITES:
            raise BadSetup(f"option buildings: there are {SITES} sites", "buildings", "DR-31")
        if len(named) > 1 and (FIRST_GAME_VALUE in named or "random" in named):
            raise BadSetup(
                "option buildings: first-game and random stand alone", "buildings", "DR-31"
            )

    def deal(self, seats: int, luck: list[int], options: dict[str, str]) -> Road:
        cards = cards_of(options["pack"])
        n = max(2, seats)  # the Trader is the second player of a solo game
        s = Road(
            luck=luck,
            stack=[Opening()],
            reveals=0,
            cards=cards,
            seats=seats,
            travel_last=int(options["travel_last"] == "on"),
            slot_c_or=int(options["slot_c"] == "or"),
            first=0,
            turn=-1,
            round_=1,
            top=0,
            market=[1] * KINDS,
            removed=0,
            supply=cards.tiles[:],
            lantern_supply=LANTERNS,
            quartz_supply=QUARTZ,
            shoe_supply=HORSESHOES - seats,
            light_supply=LIGHTS - n,
            sites=[],
            dark=0,
            ruins=0,
            stacks=[[] for _ in range(TOWN_COUNT)],
            stack_known=[0] * TOWN_COUNT,
            hero_deck=list(range(HERO_COUNT)),
            hero_known=0,
            inn=[],
            crown_deck=list(range(CROWN_COUNT)),
            palace=[],
            friend_deck=[],
            friend_row=[],
            friend_discard=[],
            row_die=1,
            events=[
                list(range(EVENTS_PER_ROAD)),
                list(range(EVENTS_PER_ROAD, 2 * EVENTS_PER_ROAD)),
            ],
            event_discards=[[], []],
            five=1,
            upgrades=list(range(len(UPGRADES))),
            out=[],
            coins=[5] * n,
            prestige=[0] * n,
            goods=[0] * (n * WARES),
            heroes=[[] for _ in range(n)],
            commissions=[[] for _ in range(n)],
            crowns=[[] for _ in range(n)],
            delivered=[[] for _ in range(n)],
            fulfilled=[[] for _ in range(n)],
            lanterns=[0] * n,
            quartz=[0] * n,
            shoes=[1] * seats + [0] * (n - seats),
            place=[0] * n,
            steeds=[-1] * n,
            fitted=[-1] * n,
            friends=[0] * (n * SPECIES),
            gifted=[0] * (n * SPECIES * 2),
            locked=list(LOCKED_AT_FIRST) * n,
            reserve=[0] * (n * FACES),
            lights=[0] * (n * FACES),
            spent=[0] * n,
            gone=[0] * n,
            sold=[0] * n,
            fine=[0] * n,
            full=[0] * n,
            led=[0] * n,
            followed=[0] * n,
            pool=-1,
            pool_light=-1,
            trip=NO_TRIP,
            echo=-1,
            guest=-1,
            trader=Trader(
                wares=0,
                lights=n - seats,
                deck=list(range(len(TRADER_CARDS))) if seats == 1 else [],
                discard=[],
                card=-1,
                deed=-1,
            ),
        )
        deal_board(s, options)
        deal_players(s)
        return s

    def view(self, s: Road, seat: int) -> object:
        from nightmarket.games.dark_road.look import look

        return look(s, seat)

    def parts(self, s: Road, seats: list[int]) -> tuple[object, list[object]]:
        from nightmarket.games.dark_road.look import own, public

        return public(s), [{"own": own(s, seat)} for seat in seats]

    def resample(self, s: Road, seat: int, rng: Luck) -> Road:
        return imagine(s, seat, rng)

    def sheet(self, s: Road) -> list[ScoreLine]:
        return score_sheet(s)

    def winners(self, s: Road) -> list[int]:
        return victors(s)

    def promise(self, s: Road) -> list[float]:
        return promises(s)

    def idle(self, s: Road, seat: int) -> int:
        """Stay at home, pay nothing, deliver what can be delivered, else the first choice."""
        choices = legal(s, seat)
        for modest in (STAY.base, DECLINE.base):
            if modest in choices:
                return modest
        if isinstance(s.stack[-1], (Delivering, Filling)):
            for choice in choices:
                if DELIVER.holds(choice) or FULFIL.holds(choice) or HAND_IN.holds(choice):
                    return choice
        return END.base if END.base in choices else choices[0]

    def brief(self, s: Road) -> dict[str, str | int]:
        return {"round": min(s.round, TURNS), "of": TURNS}

    def turn(self, s: Road, seat: int) -> int:
        return s.round if s.turn == seat else -1

    def question(self, s: Road) -> dict[str, str | int]:
        asked = super().question(s)
        top = s.stack[-1] if s.stack else None
        if isinstance(top, Paying):
            asked["price"] = top.price
        elif isinstance(top, Bonus):
            asked["left"] = top.left
        elif isinstance(top, Picking):
            asked["upgraded"] = top.side
        elif isinstance(top, PickingWare):
            asked["purpose"] = top.purpose
        return asked

    def names(self, options: dict[str, str]) -> dict[str, dict[str, str]]:
        found: dict[str, dict[str, str]] = {}
        for key, by_language in cards_of(options["pack"]).names.items():
            for language, text in by_language.items():
                found.setdefault(language, {})[key] = text
        return found

    def printed(self, options: dict[str, str]) -> object:
        from nightmarket.games.dark_road.look import printed

        return printed(cards_of(options.get("pack", PACK_OPTION.default)))

    def seat_count(self, s: Road) -> int:
        return s.seats

    def components(self, s: Road) -> list[int]:
        """Cards, tiles, dice and tokens as one sorted list; a lost or doubled one shows."""
        return count_components(s)

    def dump_zones(self, s: Road) -> list[Any]:
        return [
            *(s.cards.value, s.seats, s.travel_last, s.slot_c_or, s.first, s.turn, s.round, s.top),
            *(s.market[:], s.removed, s.supply[:], s.lantern_supply, s.quartz_supply),
            *(s.shoe_supply, s.light_supply, s.sites[:], s.dark, s.ruins),
            *([x[:] for x in s.stacks], s.stack_known[:], s.hero_deck[:], s.hero_known, s.inn[:]),
            *(s.crown_deck[:], s.palace[:], s.friend_deck[:], s.friend_row[:]),
            *(s.friend_discard[:], s.row_die, [x[:] for x in s.events]),
            *([x[:] for x in s.event_discards], s.five, s.upgrades[:], s.out[:]),
            *(s.coins[:], s.prestige[:], s.goods[:], [x[:] for x in s.heroes]),
            *([x[:] for x in s.commissions], [x[:] for x in s.crowns]),
            *([x[:] for x in s.delivered], [x[:] for x in s.fulfilled]),
            *(s.lanterns[:], s.quartz[:], s.shoes[:], s.place[:], s.steeds[:], s.fitted[:]),
            *(s.friends[:], s.gifted[:], s.locked[:], s.reserve[:], s.lights[:], s.spent[:]),
            *(s.gone[:], s.sold[:], s.fine[:], s.full[:], s.led[:], s.followed[:]),
            *(s.pool, s.pool_light, *s.trip.row(), s.echo, s.guest, *s.trader.row()),
        ]

    def load_zones(
        self, luck: list[int], stack: list[Frame[Any]], reveals: int, zones: list[Any]
    ) -> Road:
        parts = [*zones[1:-17], Trip(*zones[-17:-8]), *zones[-8:-6], Trader(*zones[-6:])]
        return Road(luck, stack, reveals, cards_of(zones[0]), *parts).clone()


# -- setup (section 5)


def deal_board(s: Road, options: dict[str, str]) -> None:
    """DR-31 to DR-35."""
    s.sites = choose_buildings(s, options)
    s.top = s.below(KINDS)  # the market die says which good costs most (DR-32)
    empty = 0 if options["empty_section"] == "price-5" else KINDS - 1
    s.market[s.cards.wheel[(s.top + empty) % KINDS]] = 0
    for tile in range(COMMISSION_COUNT):
        s.stacks[s.cards.commission_town[tile]].append(tile)
    for stack in s.stacks:
        s.shuffle(stack)
    for deck in s.events:
        s.shuffle(deck)
    for species in range(SPECIES):
        if species != SNOW_BEE or options["snow_bees"] == "on":
            s.friend_deck += [species] * s.cards.copies[species]
    s.shuffle(s.friend_deck)
    s.friend_row = [s.friend_deck.pop() for _ in range(3)]
    s.shuffle(s.hero_deck)
    s.inn = [s.hero_deck.pop() for _ in range(4)]
    s.shuffle(s.crown_deck)
    s.palace = [s.crown_deck.pop() for _ in range(2)]
    if s.seats == 1:
        s.upgrades = [s.below(len(UPGRADES))]  # DR-103
        s.shuffle(s.trader.deck)


def choose_buildings(s: Road, options: dict[str, str]) -> list[int]:
    """Those that were named and others by lot, on the sites by lot (DR-31)."""
    wanted = options["buildings"]
    if wanted == FIRST_GAME_VALUE:
        found = list(FIRST_GAME)
    else:
        found = [BUILDINGS.index(name) for name in wanted.split(",") if name != "random"]
    faces = len(BUILDINGS) if options["reverse_sides"] == "on" else FRONT_SIDES
    rest = [building for building in range(faces) if building not in found]
    s.shuffle(rest)
    found += rest[: SITES - len(found)]
    s.shuffle(found)
    return found


def deal_players(s: Road) -> None:
    """DR-36, DR-37, DR-39; goods and coins follow when it is known who begins."""
    cards = s.cards
    starting = list(range(HERO_COUNT, HERO_COUNT + STARTING))
    steeds = list(range(len(STEEDS)))
    s.shuffle(starting)
    s.shuffle(steeds)
    for player in range(players(s)):
        s.heroes[player].append(starting.pop())
        s.crowns[player].append(s.crown_deck.pop() * 2)
        if player < s.seats:
            s.steeds[player] = steeds.pop()
            for _ in range(NIGHT_DICE - 3):
                s.reserve[player * FACES + cards.night[s.below(len(cards.night))]] += 1
            s.lights[player * FACES + cards.light[s.below(len(cards.light))]] += 1
    s.out = sorted(starting)
    if s.seats > 1:
        s.first = s.below(s.seats)


# -- what must be conserved (section 16)


def count_components(s: Road) -> list[int]:
    """Heroes 0.., commissions 100.., crowns 200.., events 300.., companions 400.., Trader cards 500..,
    upgrades 600.., then counted things as `1000 * kind + how many`."""
    n = players(s)
    heroes = s.hero_deck + [h for h in s.inn if h >= 0] + s.out + [s.guest] * (s.guest >= 0)
    tiles = [tile for stack in s.stacks for tile in stack]
    crowns = s.crown_deck + [c for c in s.palace if c >= 0]
    species = s.friend_deck + s.friend_discard + [f for f in s.friend_row if f >= 0]
    for player in range(n):
        heroes += s.heroes[player] + s.delivered[player]
        tiles += s.commissions[player] + s.fulfilled[player]
        crowns += [held // 2 for held in s.crowns[player]]
        for kind in range(SPECIES):
            species += [kind] * s.friends[player * SPECIES + kind]
    events = s.events[0] + s.events[1] + s.event_discards[0] + s.event_discards[1]
    events += [s.trip.event] * (s.trip.event >= 0)
    cards = s.trader.deck + s.trader.discard + [s.trader.card] * (s.trader.card >= 0)
    found = [*heroes, *(100 + t for t in tiles), *(200 + c for c in crowns)]
    found += [*(300 + e for e in events), *(400 + f for f in species), *(500 + c for c in cards)]
    for kind in range(KINDS):
        aboard = sum([s.owns(player, kind) for player in range(n)])
        found.append(1000 * (1 + kind) + s.supply[kind] + aboard)
    found.append(7000 + s.lantern_supply + sum(s.lanterns))
    found.append(8000 + s.quartz_supply + sum(s.quartz) + sum(s.gifted))
    found.append(9000 + s.shoe_supply + sum(s.shoes))
    lit = s.light_supply + sum(s.lights) + s.trader.lights + (s.pool_light >= 0)
    found.append(10000 + lit)
    found.append(11000 + sum(s.market) + s.removed)
    for seat in range(s.seats):
        locked = sum([1 for value in s.locked[seat * 3 : seat * 3 + 3] if value >= 0])
        dice = locked + s.reserve_count(seat) + s.spent[seat] + s.gone[seat]
        dice += s.turn == seat and s.pool >= 0
        found.append(12000 + 100 * seat + dice)
    return sorted(found)


GAME: Final = DarkRoad()
