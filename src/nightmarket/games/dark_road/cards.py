"""What lies on the table: goods, towns, dice, and the cards of a pack. Numbers here are the ints inside.

The places of cards have permanent names (`h07` is the seventh hero); the pack says what lies there. Most
printed cards are not public, so nearly everything in packs/reconstructed.toml is a reconstruction.
"""

from __future__ import annotations

from typing import Final, cast

from nightmarket.games.dark_road.view import Hero, Piece, Stack, Tile
from nightmarket.kernel import Entry, PackOption


def named(rows: dict[int, str]) -> tuple[str, ...]:
    """The names of a table by its numbers; a gap or a double would shift all that follow."""
    if list(rows) != list(range(len(rows))):
        raise ValueError(f"not numbered from 0 on: {rows}")
    return tuple(rows.values())


# Goods (DR-4). A good of a wagon is `kind * 2 + side`.
GOODS: Final[tuple[str, ...]] = ("potion", "book", "sword", "lute", "shield", "bow")
KINDS: Final = 6
BASIC: Final = 0
UPGRADED: Final = 1
SIDES: Final = named({BASIC: "basic", UPGRADED: "upgraded"})
WARES: Final = 12  # kinds times sides
ALL_GOODS: Final = 63  # as bits

# Towns: two to a region (DR-5), so the region is `town // 2`.
TOWNS: Final[tuple[str, ...]] = (
    "scorchbog",
    "northbreak",
    "cursecairn",
    "nightpoem",
    "farglen",
    "windglass",
)
TOWN_COUNT: Final = 6
REGIONS: Final[tuple[str, ...]] = ("a", "b", "c")
REGION_COINS: Final[tuple[int, ...]] = (2, 1, 0)  # for a hero delivered (DR-82)
REGION_PRESTIGE: Final[tuple[int, ...]] = (0, 1, 2)

# The ring (DR-7): space r lies between DISTRICTS[LEFT[r]] and DISTRICTS[RIGHT[r]].
BAZAAR: Final = 0
COMMISSIONS: Final = 1
EXCURSIONS: Final = 2
DARK_MARKET: Final = 3
INN: Final = 4
DISTRICTS: Final = named(
    {
        BAZAAR: "bazaar",
        COMMISSIONS: "commissions",
        EXCURSIONS: "excursions",
        DARK_MARKET: "dark-market",
        INN: "inn",
    }
)
SPACES: Final = 5
LEFT: Final[tuple[int, ...]] = (INN, BAZAAR, COMMISSIONS, EXCURSIONS, DARK_MARKET)
RIGHT: Final[tuple[int, ...]] = (BAZAAR, COMMISSIONS, EXCURSIONS, DARK_MARKET, INN)

# What a die can be used for in Act; Yurg's Excursions are two actions (DR-62).
RUINS: Final = 2
TRAVEL: Final = 5
ACTIONS: Final = named(
    {
        BAZAAR: "bazaar",
        COMMISSIONS: "commissions",
        RUINS: "ruins",
        DARK_MARKET: "dark-market",
        INN: "inn",
        TRAVEL: "travel",
    }
)

HERO_COUNT: Final = 42
STARTING: Final = 6
HEROES: Final[tuple[str, ...]] = (
    *(f"h{i:02}" for i in range(1, HERO_COUNT + 1)),
    *(f"sh{i}" for i in range(1, STARTING + 1)),
)
COMMISSION_COUNT: Final = 30
COMMISSION_IDS: Final = tuple(f"c{i:02}" for i in range(1, COMMISSION_COUNT + 1))
CROWN_COUNT: Final = 19
CROWNS: Final = tuple(f"k{i:02}" for i in range(1, CROWN_COUNT + 1))
EVENTS_PER_ROAD: Final = 13
EVENTS: Final[tuple[str, ...]] = (
    *(f"d{i:02}" for i in range(1, EVENTS_PER_ROAD + 1)),
    *(f"s{i:02}" for i in range(1, EVENTS_PER_ROAD + 1)),
)
DARK_ROAD: Final = 0
SHORTCUT: Final = 1
ROADS: Final = named({DARK_ROAD: "dark-road", SHORTCUT: "shortcut"})
SHORTCUT_LANTERNS: Final = 3  # DR-73
COMPANIONS: Final[tuple[str, ...]] = (
    *("raven", "fey-cat", "frost-mouse", "cave-dragon", "scorpion", "phoenix", "snow-bee"),
)
SPECIES: Final = 7
SNOW_BEE: Final = 6  # in the module of extra companions (DR-91)
GIFTS: Final[tuple[str, ...]] = ("a", "b")
STEEDS: Final[tuple[str, ...]] = (
    *("sugarfoot", "lovebug", "whisper", "brembant", "bramblehoof", "cinder", "old-marrow"),
)
PRINTED_STEEDS: Final = 4  # the others are ours (DR-94)
BUILDINGS: Final[tuple[str, ...]] = (
    *("quartz-mine", "frozen-harbor", "hoarfrost-filigree", "oracle-of-lumi", "yedls-workshop"),
    *("royal-post", "star-chapel", "counting-house", "farrier", "lamp-house"),
)
FRONT_SIDES: Final = 5  # the others are the reverse sides (DR-70)
FIRST_GAME: Final[tuple[int, ...]] = (0, 2, 3, 4)  # DR-31
SITES: Final = 4
UPGRADES: Final[tuple[str, ...]] = (
    *("long-bed", "lantern-rack", "passenger-bench", "courier-case", "curio-chest", "craft-bench"),
)
TRADER_CARDS: Final = tuple(f"t{i:02}" for i in range(1, 11))

# The leader track (DR-16).
LIGHT_BONUS: Final = 0
CROWN_BONUS: Final = 1
COIN_BONUS: Final = 2
UPGRADE_BONUS: Final = 3
BONUSES: Final = named(
    {
        LIGHT_BONUS: "illuminated",
        CROWN_BONUS: "crown",
        COIN_BONUS: "coins",
        UPGRADE_BONUS: "wagon-upgrade",
    }
)

# Supplies and limits (DR-2, DR-6, DR-17).
LANTERNS: Final = 16
QUARTZ: Final = 24
HORSESHOES: Final = 12
LIGHTS: Final = 8  # illuminated dice
MARKET_DICE: Final = 5
TRAVEL_DICE: Final = 5
NIGHT_DICE: Final = 7  # of each player
HERO_SLOTS: Final = 3
COMMISSION_SLOTS: Final = 3
LANTERN_SLOTS: Final = 4
TRINKET_SLOTS: Final = 3
LIGHT_SLOTS: Final = 2
FACES: Final = 7  # values of a night die lie below
TURNS: Final = 13
SECTION_LIMIT: Final = 2  # market dice on one section (DR-10)
SLOT_A: Final = 0
SLOT_B: Final = 1
SLOT_C: Final = 2
SLOTS: Final = named({SLOT_A: "a", SLOT_B: "b", SLOT_C: "c"})
LOCKED_AT_FIRST: Final[tuple[int, ...]] = (1, 2, 3)  # DR-36
PRESTIGE_BY_GOODS: Final[tuple[int, ...]] = (0, 1, 3, 6)  # DR-81, S-1
SECTIONS: Final = 4  # of either rondel

# Icons of a hero (DR-67).
NO_ICON: Final = 0
LANTERN_ICON: Final = 1
HORSESHOE_ICON: Final = 2
STORAGE_ICON: Final = 3
ICONS: Final = named(
    {
        NO_ICON: "none",
        LANTERN_ICON: "lantern",
        HORSESHOE_ICON: "horseshoe",
        STORAGE_ICON: "storage",
    }
)

# Where a crown or a companion comes from.
PLACES: Final[tuple[str, ...]] = ("first", "second", "third", "deck")
DECK: Final = 3
CROWN_PLACES: Final[tuple[str, ...]] = ("first", "second", "deck")
CROWN_DECK: Final = 2

# What a crown counts (DR-97).
HEROES_REGION: Final = 0
COMMISSIONS_REGION: Final = 1
HEROES_DELIVERED: Final = 2
COMMISSIONS_DELIVERED: Final = 3
TOWNS_SERVED: Final = 4
FULL_COMMISSIONS: Final = 5
FINE_DELIVERED: Final = 6
COMPANIONS_OWNED: Final = 7
QUARTZ_GIFTED: Final = 8
LANTERNS_LEFT: Final = 9
GOODS_LEFT: Final = 10
JOURNEYS_LED: Final = 11
JOURNEYS_FOLLOWED: Final = 12
CROWNS_OWNED: Final = 13
GOODS_SOLD: Final = 14
METRICS: Final = named(
    {
        HEROES_REGION: "heroes-region",
        COMMISSIONS_REGION: "commissions-region",
        HEROES_DELIVERED: "heroes-delivered",
        COMMISSIONS_DELIVERED: "commissions-delivered",
        TOWNS_SERVED: "towns-served",
        FULL_COMMISSIONS: "full-commissions",
        FINE_DELIVERED: "upgraded-goods-delivered",
        COMPANIONS_OWNED: "companions",
        QUARTZ_GIFTED: "quartz-gifted",
        LANTERNS_LEFT: "lanterns-left",
        GOODS_LEFT: "goods-left",
        JOURNEYS_LED: "journeys-led-with-commission",
        JOURNEYS_FOLLOWED: "journeys-followed-with-delivery",
        CROWNS_OWNED: "crowns-owned",
        GOODS_SOLD: "goods-sold",
    }
)
IN_COINS: Final = 0
IN_PRESTIGE: Final = 1
IN_POINTS: Final = 2
CURRENCIES: Final = named({IN_COINS: "coins", IN_PRESTIGE: "prestige", IN_POINTS: "vp"})

# Operations (section 14). An instruction is `op + (number << 6) + (program << 14)`.
OP_COINS: Final = 0
OP_PRESTIGE: Final = 1
OP_LANTERN: Final = 2
OP_QUARTZ: Final = 3
OP_HORSESHOE: Final = 4
OP_BASIC: Final = 5
OP_UPGRADED: Final = 6
OP_HERO: Final = 7
OP_COMMISSION: Final = 8
OP_CROWN: Final = 9
OP_LIGHT: Final = 10
OP_WAGON: Final = 11
OP_CRAFT: Final = 12
OP_UPGRADE: Final = 13
OP_DOWNGRADE: Final = 14
OP_RUINS_STEP: Final = 15
OP_RUINS_DIE: Final = 16
OP_ORACLE: Final = 17
OP_WHEEL: Final = 18
OP_LOSE_COINS: Final = 19
OP_LOSE_PRESTIGE: Final = 20
OP_LOSE_LANTERN: Final = 21
OP_LOSE_GOOD: Final = 22
OP_LOSE_VALUABLE: Final = 23
OP_LOSE_HERO: Final = 24
OP_PAY: Final = 25
OP_AGAIN: Final = 26
OP_REPEAT: Final = 27
OP_RAISE: Final = 28
OP_SEND: Final = 29
# What an operation takes.
NOTHING: Final = 0
AMOUNT: Final = 1
WHICH_GOOD: Final = 2
WHICH_SIDE: Final = 3
MAYBE_TOWN: Final = 4
# The number of a "basic" or "upgraded": a kind, any, off the market, or a price.
ANY_GOOD: Final = 6
OFF_MARKET: Final = 7
PRICED: Final = 8  # plus the price
MEANT: Final[tuple[str, ...]] = (*GOODS, "any", "off-market")


class Operation:
    """A word of the programs in a pack."""

    def __init__(
        self,
        op: int,
        name: str,
        takes: int = NOTHING,
        then: bool = False,
        only: tuple[str, ...] = (),
    ) -> None:
        self.op = op
        self.name = name
        self.takes = takes
        self.then = then  # what follows its colon is a program
        self.only = only  # the fields of a pack it makes sense in; empty: all


OPERATIONS: Final = (
    Operation(OP_COINS, "coins", AMOUNT),
    Operation(OP_PRESTIGE, "prestige", AMOUNT),
    Operation(OP_LANTERN, "lantern", AMOUNT),
    Operation(OP_QUARTZ, "quartz", AMOUNT),
    Operation(OP_HORSESHOE, "horseshoe", AMOUNT),
    Operation(OP_BASIC, "basic", WHICH_GOOD),
    Operation(OP_UPGRADED, "upgraded", WHICH_GOOD),
    Operation(OP_HERO, "hero"),
    Operation(OP_COMMISSION, "commission", MAYBE_TOWN),
    Operation(OP_CROWN, "crown"),
    Operation(OP_LIGHT, "illuminated"),
    Operation(OP_WAGON, "wagon-upgrade"),
    Operation(OP_CRAFT, "craft", WHICH_SIDE),
    Operation(OP_UPGRADE, "upgrade"),
    Operation(OP_DOWNGRADE, "downgrade"),
    Operation(OP_RUINS_STEP, "ruins-step", AMOUNT),
    Operation(OP_RUINS_DIE, "ruins-die"),
    Operation(OP_ORACLE, "oracle"),
    Operation(OP_WHEEL, "wheel", AMOUNT),
    Operation(OP_LOSE_COINS, "lose-coins", AMOUNT),
    Operation(OP_LOSE_PRESTIGE, "lose-prestige", AMOUNT),
    Operation(OP_LOSE_LANTERN, "lose-lantern", AMOUNT),
    Operation(OP_LOSE_GOOD, "lose-good"),
    Operation(OP_LOSE_VALUABLE, "lose-valuable"),
    Operation(OP_LOSE_HERO, "lose-hero"),
    Operation(OP_PAY, "pay", AMOUNT, then=True),
    Operation(OP_AGAIN, "again", then=True, only=("ruins",)),
    Operation(OP_REPEAT, "repeat-row", only=GIFTS),
    Operation(OP_RAISE, "raise-die", only=GIFTS),
    Operation(OP_SEND, "send-hero", only=GIFTS),
)
OPS: Final = named({row.op: row.name for row in OPERATIONS})
OPERATION: Final = {row.name: row for row in OPERATIONS}

# When a gift can be made (DR-90).
ANY_TIME: Final = 0
AFTER_ROW: Final = 1  # after the own travel die was taken this turn
AT_THE_DICE: Final = 2  # as the own travel die is taken

# Requirements of a Trader action (section 14).
NO_LIMIT: Final = 99
FORMAT: Final = "dark-road-pack"
VERSION: Final = 1
# The faces the messages have names for (`dr-oracle-face-1` …), in the order of DR-29 and DR-28.
ORACLE_FACES: Final = (
    *("prestige 2", "coins 3", "basic any"),
    *("lantern 1; quartz 1", "horseshoe 1; prestige 1", "illuminated"),
)
RUINS_FACES: Final = (
    *("ruins-step 1", "again: illuminated", "basic price 1", "quartz 1", "coins 2", "hero"),
)


class Deed:
    """One action line of a Trader card, with the hints printed on it (DR-104)."""

    def __init__(self, entry: Entry) -> None:
        self.action = entry.one_of("do", ACTIONS)
        self.goods_min = entry.number("goods-min", 0, 20) if entry.has("goods-min") else 0
        self.goods_max = entry.number("goods-max", 0, 20) if entry.has("goods-max") else NO_LIMIT
        self.commissions_max = NO_LIMIT
        if entry.has("commissions-max"):
            self.commissions_max = entry.number("commissions-max", 0, 30)
        self.icons = 0  # market goods removed, as bits
        if self.action == BAZAAR:
            for kind in entry.some_of("icons", GOODS):
                self.icons |= 1 << kind
        self.town = entry.one_of("town", TOWNS) if entry.has("town") else -1
        self.guest = entry.number("guest", 1, 4) - 1 if self.action == INN else -1
        self.sells: list[int] = []  # places in the hero's list of wants
        if self.action == INN:
            self.sells = [n - 1 for n in numbers(entry, "sells", 1, 3)]
        stepping = self.action in (RUINS, DARK_MARKET)
        self.steps = entry.number("steps", 1, 4) if stepping else 0
        self.favour = -1  # on the section of commission or crown: 0 commission, 1 crown
        if self.action == DARK_MARKET:
            self.favour = entry.one_of("favour", ("commission", "crown"))
        self.companion = entry.number("companion", 1, 3) - 1 if self.action == TRAVEL else -1
        self.bonuses: list[int] = []
        if self.action == TRAVEL:
            self.bonuses = chosen(entry, "bonuses", entry.take("bonuses"), BONUSES)
            if len(self.bonuses) != 2:
                raise entry.bad("bonuses", "pack-entries", wanted=2)
        self.crown = entry.one_of("crown", CROWN_PLACES) if entry.has("crown") else -1
        if self.action == COMMISSIONS and self.town < 0:
            raise entry.bad("town", "pack-missing")
        if self.action == DARK_MARKET and self.favour == 0 and self.town < 0:
            raise entry.bad("town", "pack-missing")
        if self.crown < 0 and (self.action == TRAVEL or self.favour == 1):
            raise entry.bad("crown", "pack-missing")
        entry.end()

    def is_open(self) -> bool:
        """Whether it can always be done; the last line of a card must be."""
        free = self.goods_min == 0 and self.goods_max == NO_LIMIT
        return free and self.commissions_max == NO_LIMIT and self.action != TRAVEL


def numbers(entry: Entry, field: str, low: int, high: int) -> list[int]:
    """A list of at least one whole number."""
    given = entry.take(field)
    if not isinstance(given, list) or not given or len(given) > 12:
        raise entry.bad(field, "pack-list", low=1, high=12)
    for value in given:
        if type(value) is not int or not low <= value <= high:
            raise entry.bad(field, "pack-range", value=value, low=low, high=high)
    return list(given)


def chosen(entry: Entry, field: str, given: object, values: tuple[str, ...]) -> list[int]:
    """A list of names as numbers; a name may stand there twice."""
    if not isinstance(given, list) or not given or len(given) > 12:
        raise entry.bad(field, "pack-list", low=1, high=12)
    for value in given:
        if not isinstance(value, str) or value not in values:
            raise entry.bad(field, "pack-choice", value=value, values=", ".join(values))
    return [values.index(value) for value in given]


class Cards:
    """The cards of one pack as tables; shared by all states that play with it."""

    def __init__(self, value: str, pack: Entry) -> None:
        self.value = value  # of the option: a name, or the whole pack as a text
        self.names: dict[str, dict[str, str]] = {}  # names the pack brings, by message id
        self.programs: list[list[int]] = [[]]  # 0: nothing happens
        self.effects = [""]  # their texts
        self.packings: dict[int, list[list[int]]] = {}  # what packing.py has found out, by load
        self.spots: dict[int, list[list[int]]] = {}  # where each shape may lie, by rows of the grid
        self.hero_looks: list[Hero] = []  # what look.py has made of them for every table
        self.tile_looks: list[Tile] = []
        self.stack_looks: list[list[Stack]] = []  # by the tile on top and the height
        self.no_stacks: list[Stack] = []  # by town
        self.loads: dict[int, list[Piece]] = {}  # goods as they lie, by how many there are of each
        self.sections: list[list[list[str]]] = []  # of the Dark Market and of the Ruins
        if pack.text("format", 40) != FORMAT:
            raise pack.bad("format", "pack-differs", wanted=FORMAT)
        if pack.number("version", 0, 1_000_000) != VERSION:
            raise pack.bad("version", "pack-differs", wanted=VERSION)
        self.title = pack.names("name")
        self.read_board(pack.inner("board"))
        self.read_wagon(pack.inner("wagon"))
        self.read_dice(pack.inner("dice"))
        self.read_goods(pack)
        self.hero_town: list[int] = []  # ordinary heroes, then the starting ones
        self.wants: list[list[int]] = []
        self.icon: list[int] = []
        self.hero_bonus: list[int] = [0] * HERO_COUNT  # programs of the starting heroes
        self.read_heroes(pack)
        self.commission_town: list[int] = []
        self.needs: list[list[int]] = []
        self.read_commissions(pack)
        self.metric: list[int] = []
        self.region: list[int] = []
        self.once: list[int] = []  # 1: a threshold, 0: for every so many
        self.count: list[int] = []
        self.reward: list[int] = []
        self.cap: list[int] = []
        self.currency: list[int] = []
        self.read_crowns(pack)
        self.rows: list[int] = []  # programs: event * 6 + value - 1
        self.read_events(pack)
        self.copies: list[int] = []
        self.gifts: list[int] = []  # programs: species * 2 + gift
        self.gift_time: list[int] = []
        self.read_companions(pack)
        self.steed_move: list[int] = []  # -1: as the dice say
        self.saddlebag: list[int] = []
        self.steed_travel: list[int] = []  # program on choosing Travel
        self.steed_raise: list[int] = []
        self.discount: list[int] = []
        self.shoe_range: list[int] = []
        self.free_reroll: list[int] = []
        self.sale_goods: list[int] = []
        self.sale_bonus: list[int] = []  # program
        self.steed_setup: list[int] = []  # program
        self.read_steeds(pack)
        self.building: list[int] = []  # programs
        for entry in self.cards(pack, "buildings", "building", BUILDINGS):
            self.building.append(self.program(entry, "effect"))
            entry.end()
        self.more_rows: list[int] = []  # what each wagon upgrade adds, -1 index aside
        self.more_lanterns: list[int] = []
        self.more_heroes: list[int] = []
        self.more_commissions: list[int] = []
        self.more_trinkets: list[int] = []
        self.craft_any: list[int] = []
        self.upgrade_now: list[int] = []  # program
        self.read_upgrades(pack)
        self.move_to: list[int] = []
        self.with_light: list[int] = []  # programs; 0: the card has no such variant
        self.otherwise: list[int] = []
        self.deeds: list[list[Deed]] = []
        self.read_trader(pack)
        pack.end()

    # -- reading

    def cards(self, pack: Entry, field: str, what: str, ids: tuple[str, ...]) -> list[Entry]:
        """The entries of a kind of card, in their permanent order; keeps names the pack brings."""
        found = pack.entries(field, what, len(ids))
        for entry, id_ in zip(found, ids, strict=True):
            if entry.word("id") != id_:
                raise entry.bad("id", "pack-place", id=id_)
            if entry.has("name"):
                self.names[f"dr-{what}-{id_}"] = entry.names("name")
        return found

    def program(self, entry: Entry, field: str) -> int:
        """The program of a field that must be there."""
        return self.compile(entry, field, entry.text(field, 200))

    def maybe_program(self, entry: Entry, field: str) -> int:
        return self.program(entry, field) if entry.has(field) else 0

    def programs_of(self, entry: Entry, field: str, count: int) -> list[int]:
        given = entry.take(field)
        if not isinstance(given, list) or len(given) != count:
            raise entry.bad(field, "pack-entries", wanted=count)
        for text in given:
            if not isinstance(text, str) or len(text) > 200:
                raise entry.bad(field, "pack-effect", value=text)
        return [self.compile(entry, field, text) for text in given]

    def compile(self, entry: Entry, field: str, text: str) -> int:
        """The number of the program with this text: `lantern 1; coins 2`, `pay 2: crown`."""
        found: list[int] = []
        head, colon, tail = text.partition(":")
        before = [part.split() for part in head.split(";")]
        for i, words in enumerate(before):
            name = words[0] if words else ""
            row = OPERATION.get(name)
            if row is None:
                raise entry.bad(field, "pack-effect", value=name)
            then = 0
            if colon and i == len(before) - 1:
                if not row.then:
                    raise entry.bad(field, "pack-colon", value=text)
                then = self.compile(entry, field, tail)
            elif row.then:
                raise entry.bad(field, "pack-needs-colon", value=text, word=name)
            word = instruction(entry, field, text, row, words[1:])
            if row.only and field not in row.only:
                raise entry.bad(field, "pack-misplaced", value=text, word=name)
            if field in ("oracle", "ruins") and word & 63 in (OP_ORACLE, OP_RUINS_DIE):
                raise entry.bad(field, "pack-endless", value=text)
            found.append(word + (then << 14))
        self.programs.append(found)
        self.effects.append(text)
        return len(self.programs) - 1

    def read_board(self, entry: Entry) -> None:
        self.wheel = entry.some_of("wheel", GOODS)  # clockwise
        if len(self.wheel) != KINDS:
            raise entry.bad("wheel", "pack-entries", wanted=KINDS)
        self.wheel_at = [self.wheel.index(kind) for kind in range(KINDS)]
        self.prices = numbers(entry, "prices", 0, 9)
        if len(self.prices) != KINDS:
            raise entry.bad("prices", "pack-entries", wanted=KINDS)
        self.dark_goods: list[list[int]] = [[]]
        self.ruins_goods: list[int] = [ALL_GOODS]  # as bits
        for field in ("dark-market", "ruins"):
            given = entry.take(field)
            if not isinstance(given, list) or len(given) != SECTIONS - 1:
                raise entry.bad(field, "pack-entries", wanted=3)
            for section in given:
                goods = chosen(entry, field, section, GOODS)
                if field == "ruins":
                    self.ruins_goods.append(sum([1 << kind for kind in set(goods)]))
                else:
                    self.dark_goods.append(goods)
        self.palace = self.programs_of(entry, "palace", 2)
        entry.end()

    def read_wagon(self, entry: Entry) -> None:
        self.columns = entry.number("columns", 2, 6)
        self.grid_rows = entry.number("rows", 2, 5)
        given = entry.take("craft")
        if not isinstance(given, list) or not 1 <= len(given) <= FACES:
            raise entry.bad("craft", "pack-list", low=1, high=FACES)
        self.craft: list[int] = []  # goods by value of the die, as bits
        self.chart = 0  # all goods on the chart
        for goods in given:
            bits = 0
            for kind in chosen(entry, "craft", goods, GOODS):
                bits |= 1 << kind
            self.craft.append(bits)
            self.chart |= bits
        entry.end()

    def read_dice(self, entry: Entry) -> None:
        most = len(self.craft) - 1  # every value needs its line of the craft chart
        self.night = numbers(entry, "night", 0, most)
        self.light = numbers(entry, "illuminated", 0, most)
        for value in LOCKED_AT_FIRST:
            if value > most:
                raise entry.bad("night", "pack-chart-ends", value=value)
        self.oracle = self.programs_of(entry, "oracle", 6)
        self.ruins = self.programs_of(entry, "ruins", 6)
        for die, named, programs in (
            ("oracle", ORACLE_FACES, self.oracle),
            ("ruins", RUINS_FACES, self.ruins),
        ):
            for face in range(6):
                text = self.effects[programs[face]]
                if text != named[face]:  # a face of its own is called as the pack writes it
                    self.names[f"dr-{die}-face-{face + 1}"] = {"en": text}
        entry.end()

    def read_goods(self, pack: Entry) -> None:
        self.tiles: list[int] = []
        self.shape: list[int] = []  # by kind: which of the shapes below
        self.shapes: list[list[str]] = []
        for entry in self.cards(pack, "goods", "good", GOODS):
            shape = entry.take("shape")
            texts = isinstance(shape, list) and all(isinstance(row, str) for row in shape)
            if not texts or not is_shape(shape, min(self.columns, self.grid_rows)):
                raise entry.bad("shape", "pack-shape")
            if shape not in self.shapes:
                self.shapes.append(list(shape))
            self.shape.append(self.shapes.index(shape))
            self.tiles.append(entry.number("tiles", 4, 40))
            entry.end()

    def read_heroes(self, pack: Entry) -> None:
        for entry in self.cards(pack, "heroes", "hero", HEROES[:HERO_COUNT]):
            self.hero_town.append(entry.one_of("town", TOWNS))
            wants = chosen(entry, "wants", entry.take("wants"), GOODS)
            if len(wants) > 3:
                raise entry.bad("wants", "pack-list", low=1, high=3)
            self.wants.append(wants)
            self.icon.append(entry.one_of("icon", ICONS) if entry.has("icon") else NO_ICON)
            entry.end()
        for entry in self.cards(pack, "starting-heroes", "hero", HEROES[HERO_COUNT:]):
            self.hero_town.append(entry.one_of("town", TOWNS))
            self.wants.append([])
            self.icon.append(NO_ICON)
            self.hero_bonus.append(self.program(entry, "bonus"))
            entry.end()

    def read_commissions(self, pack: Entry) -> None:
        for entry in self.cards(pack, "commissions", "commission", COMMISSION_IDS):
            self.commission_town.append(entry.one_of("town", TOWNS))
            goods = chosen(entry, "goods", entry.take("goods"), GOODS)
            if len(goods) != 3:
                raise entry.bad("goods", "pack-entries", wanted=3)
            self.needs.append(goods)
            entry.end()
        for town, name in enumerate(TOWNS):
            if self.commission_town.count(town) != COMMISSION_COUNT // TOWN_COUNT:
                raise pack.bad("commissions", "pack-town", town=name)

    def read_crowns(self, pack: Entry) -> None:
        for entry in self.cards(pack, "crowns", "crown", CROWNS):
            metric = entry.one_of("counts", METRICS)
            self.metric.append(metric)
            needs_region = metric in (HEROES_REGION, COMMISSIONS_REGION)
            self.region.append(entry.one_of("region", REGIONS) if needs_region else 0)
            self.once.append(entry.one_of("kind", ("per", "threshold")))
            self.count.append(entry.number("count", 1, 99))
            self.reward.append(entry.number("reward", 1, 20))
            self.cap.append(entry.number("cap", 1, 40))
            self.currency.append(entry.one_of("currency", CURRENCIES))
            entry.end()

    def read_events(self, pack: Entry) -> None:
        for i, entry in enumerate(self.cards(pack, "events", "event", EVENTS)):
            if entry.one_of("road", ROADS) != i // EVENTS_PER_ROAD:
                raise entry.bad("road", "pack-road")
            self.rows += self.programs_of(entry, "rows", 6)
            entry.end()

    def read_companions(self, pack: Entry) -> None:
        for entry in self.cards(pack, "companions", "companion", COMPANIONS):
            self.copies.append(entry.number("copies", 1, 6))
            for gift in GIFTS:
                program = self.program(entry, gift)
                ops = [word & 63 for word in self.programs[program]]
                self.gifts.append(program)
                self.gift_time.append(
                    AT_THE_DICE if OP_RAISE in ops else AFTER_ROW if OP_REPEAT in ops else ANY_TIME
                )
            entry.end()

    def read_steeds(self, pack: Entry) -> None:
        for entry in self.cards(pack, "steeds", "steed", STEEDS):
            self.steed_move.append(entry.number("move", 0, 6) if entry.has("move") else -1)
            self.saddlebag.append(entry.flag("saddlebag"))
            self.steed_travel.append(self.maybe_program(entry, "travel"))
            self.steed_raise.append(entry.number("raise", 0, 5) if entry.has("raise") else 0)
            self.discount.append(entry.number("discount", 0, 9) if entry.has("discount") else 0)
            self.shoe_range.append(entry.number("horseshoe", 1, 3) if entry.has("horseshoe") else 1)
            self.free_reroll.append(entry.flag("reroll"))
            self.sale_bonus.append(self.maybe_program(entry, "sale"))
            self.sale_goods.append(entry.number("sale-goods", 1, 3) if self.sale_bonus[-1] else 9)
            self.steed_setup.append(self.maybe_program(entry, "setup"))
            entry.end()

    def read_upgrades(self, pack: Entry) -> None:
        for entry in self.cards(pack, "upgrades", "upgrade", UPGRADES):
            self.more_rows.append(entry.number("rows", 0, 2) if entry.has("rows") else 0)
            self.more_lanterns.append(
                entry.number("lanterns", 0, 9) if entry.has("lanterns") else 0
            )
            self.more_heroes.append(entry.number("heroes", 0, 3) if entry.has("heroes") else 0)
            more = entry.number("commissions", 0, 3) if entry.has("commissions") else 0
            self.more_commissions.append(more)
            self.more_trinkets.append(
                entry.number("trinkets", 0, 9) if entry.has("trinkets") else 0
            )
            self.craft_any.append(entry.flag("craft-any"))
            self.upgrade_now.append(self.maybe_program(entry, "now"))
            entry.end()

    def read_trader(self, pack: Entry) -> None:
        for entry in self.cards(pack, "trader", "trader-card", TRADER_CARDS):
            self.move_to.append(entry.number("move-to", 0, SPACES - 1))
            self.with_light.append(self.maybe_program(entry, "illuminated"))
            self.otherwise.append(self.program(entry, "otherwise"))
            given = entry.take("actions")
            if not isinstance(given, list) or not 1 <= len(given) <= 6:
                raise entry.bad("actions", "pack-list", low=1, high=6)
            deeds = [Deed(Entry(f"{entry.what}, action {i + 1}", d)) for i, d in enumerate(given)]
            if not deeds[-1].is_open():
                raise entry.bad("actions", "pack-last")
            self.deeds.append(deeds)
            entry.end()


def instruction(entry: Entry, field: str, text: str, row: Operation, rest: list[str]) -> int:
    """One instruction, without what follows its colon."""
    n = 0
    if row.takes == AMOUNT:
        n = int(rest[0]) if len(rest) == 1 and rest[0].isdigit() and len(rest[0]) < 3 else -1
        if not 1 <= n <= 20:
            raise entry.bad(field, "pack-takes-number", value=text, word=row.name)
    elif row.takes == WHICH_GOOD:
        if len(rest) == 2 and rest[0] == "price" and rest[1].isdigit() and len(rest[1]) == 1:
            n = PRICED + int(rest[1])
        elif len(rest) == 1 and rest[0] in MEANT:
            n = MEANT.index(rest[0])
        else:
            raise entry.bad(field, "pack-takes-good", value=text, word=row.name)
    elif row.takes == WHICH_SIDE:
        if len(rest) != 1 or rest[0] not in SIDES:
            raise entry.bad(field, "pack-takes-side", value=text, word=row.name)
        n = SIDES.index(rest[0])
    elif row.takes == MAYBE_TOWN and rest:
        if len(rest) != 1 or rest[0] not in TOWNS:
            raise entry.bad(field, "pack-takes-town", value=text, word=row.name)
        n = TOWNS.index(rest[0]) + 1
    elif rest:
        raise entry.bad(field, "pack-takes-nothing", value=text, word=row.name)
    return row.op + (n << 6)


def is_shape(rows: list[str], most: int) -> bool:
    if not 1 <= len(rows) <= most or not all(1 <= len(row) <= most for row in rows):
        return False
    if len({len(row) for row in rows}) != 1 or any(c not in "#." for row in rows for c in row):
        return False
    return any("#" in row for row in rows)


def make_cards(value: str, pack: Entry) -> object:
    return Cards(value, pack)


PACK_OPTION: Final = PackOption(
    "pack", "nightmarket.games.dark_road", ("reconstructed",), "DR-2", make_cards
)


def cards_of(value: str) -> Cards:
    return cast(Cards, PACK_OPTION.load(value))
