# mypyc: no (msgspec structs)
"""What everybody may know of Magic Maze: all but the order of what lies face down (MM-168)."""

from __future__ import annotations

from nightmarket.kernel.shown import Shown


class Cell(Shown):
    """A cell of a tile as it is printed, north up."""

    kind: str  # void, floor, portal, artefact, exit, hourglass, crystal-ball or camera
    colour: str  # of a portal, artefact or exit; else empty
    sides: list[str]  # north, east, south, west: wall, gap, door, or empty where one walks on
    door: str  # the colour that opens its door; empty without one
    ride: int  # the cell at the other end of its escalator; -1 without one


class Rule(Shown):
    """A rule that a scenario switches on."""

    needs: list[str]  # tiles without which it cannot be played
    against: list[str]  # rules that do not go with it
    beside: list[str]  # it goes only with one of these; empty: alone too


class Printed(Shown):
    tiles: dict[str, list[Cell]]  # four rows of four
    rules: dict[str, Rule]
    needs: list[str]  # tiles without which nothing can be played
    scenarios: dict[str, str]  # the rule to read about each
    colours: dict[str, str]  # of each hero
    powers: dict[str, str]  # the rule of each hero's own
    actions: dict[str, list[list[str]]]  # of every action tile, by the number of players


class Setup(Shown):
    """What the options of a table come to."""

    scenario: int
    first: int  # the scenario for this many players when nobody chose one
    side: str
    level: str  # as the option says it: the last tile when all up to it are there, else "scenario"
    tiles: list[str]
    rules: list[str]
    own: bool  # not as the scenario says (MM-167)
    kind: str  # which best runs it is compared with; empty: with none


class Placed(Shown):
    """A tile on the table: its origin in cells, its clockwise quarter turns, its dimension."""

    tile: str
    x: int
    y: int
    turns: int
    dimension: int


class Hero(Shown):
    hero: str
    colour: str
    cell: str | None  # None: taken off the board
    x: int
    y: int
    dimension: int
    left: bool
    goal: (
        str  # its artefact, after the theft its exit: hidden, seen, there, or out when it has left
    )


class DoorSign(Shown):
    """A door with nothing behind it yet."""

    door: str
    colour: str
    direction: str  # on the table
    eligible: bool  # a tile could be placed here now


class Sand(Shown):
    left: int  # ms
    capacity: int
    flip_gives: int  # what a flip now would leave
    elapsed: int
    flips: int
    running: bool
    slow: bool  # more sand than the box holds (MM-91)
    grace: int  # ms after the last grain in which actions still count (R10)


class Line(Shown):
    key: str
    rule: str
    points: list[int]
    counts: bool


class End(Shown):
    outcome: str
    won: bool
    kind: str  # which best runs it is compared with; empty: with none
    counts: bool  # for the number of its scenario, with its rules and at least its tiles
    sheet: list[Line]


class View(Shown):
    scenario: int
    side: str
    rules: list[str]
    tile_set: list[str]
    talk: str
    talk_since: int
    may_talk: bool
    gestures_only: bool
    sand: Sand
    theft: bool
    portals: bool
    tiles: list[Placed]
    heroes: list[Hero]
    tokens: list[str]
    doors: list[DoorSign]
    stack: int
    top: str | None  # the next tile, where all know it
    bottom: list[str]  # tiles all know to lie at the bottom, the lowest first
    held: str | None
    ball_charges: int  # 0: no ball is active
    cameras: int  # working
    camera_threshold: int
    action_tiles: list[list[str]]  # by seat; solo: the usable tile
    pile: int  # solo: action tiles face down
    shown: list[str]  # solo: face up, the usable one last
    known_pile: list[str]  # solo: the pile's order once it has been seen, the next one first
    reveal_locked: int  # solo: ms until the next reveal
    pawn: int | None
    pawn_allowed: bool
    ready: list[bool]
    conceding: list[bool]
    actions: list[int]
    to_discard: int
    discardable: list[str]
    end: End | None
