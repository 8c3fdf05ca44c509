# mypyc: no (msgspec structs)
"""What a seat may know of Shadow Traders, field by field (section 15 of the rules)."""

from __future__ import annotations

from msgspec import Struct

from nightmarket.kernel.shown import Shown


class Example(Shown):
    """What some goods bring a client."""

    goods: str  # each by its owner: a oneself, b the next
    sum: str


class Printed(Shown):
    points: dict[str, int]  # of goods that count by themselves at the end
    clients: dict[str, str]  # the rule by which each client pays
    examples: dict[str, Example]  # of each client
    events: dict[str, str]  # the rule of each, here and below
    faces: dict[str, str]
    goods: dict[str, str]


class Token(Struct, frozen=True, gc=False):
    """A suspicion token that can be seen."""

    owner: int
    client: str


class Pile(Shown):
    """The suspicion stack on a board: its height and what is visible, newest last."""

    height: int
    tokens: list[Token]


class Board(Shown):
    """A seat's side of the table, as everybody sees it."""

    colour: str
    goods: dict[str, int]
    stash: dict[str, int]
    embargo: bool
    unplaced: int
    discarded: int
    pile: Pile


class PlacedToken(Struct, frozen=True, gc=False):
    client: str
    board: int


class Own(Shown):
    """What only the owner of a seat knows."""

    mission: str
    worth: int  # what the mission would be worth now, as far as its owner can know
    unplaced: list[str]
    discarded: list[str]
    placed: list[PlacedToken]


class Count(Shown):
    """The count formula of an action: (dice + smuggles) × times (ST-48)."""

    action: str
    dice: int
    smuggles: int
    times: int
    counts: list[int]  # repetitions that can be chosen now


class Step(Shown):
    """What is pending: the question's name and how far it has come."""

    name: str
    seat: int
    left: int = 0
    kind: str = ""  # the good in hand, in a swap or a move
    source: int = -1
    picked: list[int] = []
    used: list[int] = []
    protects: int = 0


class Line(Shown):
    key: str
    rule: str
    points: list[int]
    counts: bool


class End(Shown):
    """What is known when the storm has come (ST-73)."""

    missions: list[str]
    removed: list[str]
    stacks: list[list[Token]]
    sheet: list[Line]
    totals: list[int]
    winners: list[int]


class Public(Shown):
    """What everybody sees, people who watch among them."""

    round: int
    event: str  # in force; empty before the first
    past: list[str]
    event_deck: int  # cards left
    storm_deck: int
    first: int
    turn: int  # -1 when nobody's
    closed: bool
    dice: list[str]
    counts: list[Count]
    step: Step | None
    boards: list[Board]
    end: End | None


class View(Public):
    """What a seat sees."""

    own: Own | None  # nobody's for whoever watches
