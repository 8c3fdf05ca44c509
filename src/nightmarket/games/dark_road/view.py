# mypyc: no (msgspec structs)
"""What a seat may know of Merchants of the Dark Road, field by field (section 15 of the rules)."""

from __future__ import annotations

from nightmarket.kernel.shown import Shown


class Effect(Shown):
    """A step of what a row or a gift does; what its operation does not need is empty."""

    op: str  # as its message is called
    n: int
    good: str
    town: str
    then: list[Effect]  # what is bought, or repeated


class Hero(Shown):
    id: str
    town: str
    wants: list[str]
    icon: str


class Tile(Shown):
    """A commission."""

    id: str
    town: str
    goods: list[str]


class TraderDeed(Shown):
    """A line of a Trader card, done if it can be and this holds (DR-104)."""

    action: str
    goods_min: int  # of the Trader
    goods_max: int
    commissions_max: int


class TraderCard(Shown):
    id: str
    lit: list[Effect]  # for an illuminated die; empty: there is no such variant
    otherwise: list[Effect]
    deeds: list[TraderDeed]


class Printed(Shown):
    """The pieces of a pack."""

    districts: dict[str, str]  # the rule of each
    regions: dict[str, str]  # of each town
    events: dict[str, list[list[Effect]]]  # six rows each
    shapes: dict[str, list[str]]  # of each good, in rows: # is a cell
    heroes: list[Hero]
    commissions: list[Tile]
    roads: dict[str, str]  # of each event
    crowns: dict[str, str]  # the rule of each, here and below
    companions: dict[str, str]
    steeds: dict[str, str]
    upgrades: dict[str, str]
    buildings: dict[str, str]
    slots: dict[str, str]
    trader: list[TraderCard]


class Crown(Shown):
    id: str
    counts: int  # what it counts, as far as its owner has come; 0 while nobody owns it
    pays: int  # what it would pay now
    pays_in: str = ""  # coins, prestige or vp; of the owner's crowns only


class Section(Shown):
    """A section of the market wheel."""

    good: str
    price: int
    dice: int
    left: int  # tiles in the supply


class Stack(Shown):
    """Commissions of a town: only the top tile is visible."""

    town: str
    height: int
    top: Tile | None


class Space(Shown):
    """A space of the ring and what lies beside it."""

    left: str
    right: str
    building: str
    wagons: list[int]


class Piece(Shown):
    """A good in the wagon and where it may lie; no cells: on a hero or in the saddlebag."""

    good: str
    side: str
    cells: list[int]


class Friend(Shown):
    """A companion and which of its gifts are still free."""

    companion: str
    count: int
    free: list[int]  # for each gift: how many copies can still receive it


class Wagon(Shown):
    """What lies before a player, as everybody sees it."""

    player: int
    trader: bool
    prestige: int
    space: int
    steed: str
    upgrade: str
    heroes: list[Hero]
    commissions: list[Tile]
    goods: list[Piece]
    good_count: int
    rows: int
    columns: int
    lanterns: int
    quartz: int
    horseshoes: int
    slots: dict[str, int]
    friends: list[Friend]
    locked: list[int]  # value by slot; -1 is empty
    reserve: list[int]
    lights: list[int]
    light_count: int
    spent: int
    removed: int
    crown_count: int
    seen_crowns: list[Crown]  # those everybody saw when they were taken
    delivered: list[str]
    fulfilled: list[str]


class Own(Shown):
    """What only the owner of a seat knows."""

    coins: int
    crowns: list[Crown]
    score: int  # if it ended now, crowns included


class Caravan(Shown):
    """The journey under way."""

    leader: int
    town: str
    road: str
    members: list[int]
    event: str
    dice: list[int]
    taken: int
    lift: int


class Step(Shown):
    """What is pending: the question's name and how far it has come."""

    name: str
    town: str = ""
    left: int = 0
    price: int = 0
    commission: str = ""
    purpose: str = ""
    side: str = ""
    used: int = 0


class Line(Shown):
    key: str
    rule: str
    points: list[int]
    counts: bool


class End(Shown):
    """What is known when the last journey is over."""

    coins: list[int]
    crowns: list[list[Crown]]
    sheet: list[Line]
    totals: list[int]
    winners: list[int]
    trader: int  # its score; 0 without it


class Public(Shown):
    """What everybody sees."""

    turn: int  # whose turn; -1 when nobody's
    phase: str  # plan, move, act or rest; empty between a person's turns
    round: int
    rounds: int
    first: int
    pool: int  # the night die in the action pool, -1 for none
    pool_light: int
    wheel: list[Section]  # clockwise, the dearest first
    ring: list[Space]
    stacks: list[Stack]
    inn: list[Hero | None]
    hero_deck: int
    guest: Hero | None
    palace: list[Crown | None]
    crown_deck: int
    friends: list[str]  # the companion row, the furthest last; empty text for a gap
    friend_deck: int
    row_die: bool
    dark_market: int
    dark_sections: list[list[str]]
    ruins: int
    ruins_sections: list[list[str]]
    event_decks: list[int]
    past_events: list[str]
    five: bool
    upgrades: list[str]
    supply: dict[str, int]
    caravan: Caravan | None
    wagons: list[Wagon]
    trader_card: str
    trader_deck: int
    step: Step | None
    end: End | None


class View(Public):
    """What a seat sees."""

    own: Own | None  # nobody's for whoever watches
