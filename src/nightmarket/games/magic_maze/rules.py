"""What the rules say about a position: pure helpers, no frames, nothing changes here."""

from __future__ import annotations

from typing import Final

from nightmarket.games.magic_maze.scenarios import (
    CAMERAS_WATCH,
    CRYSTAL_BALL,
    DIMENSIONS,
    FOOL_GUARDS,
    GAPS,
    LEADER,
    NO_GATHERINGS,
    NO_PAWN,
    NO_PORTALS,
    OWN_EXITS,
)
from nightmarket.games.magic_maze.state import MIDDLE, NOWHERE, Mall
from nightmarket.games.magic_maze.tiles import (
    ARTEFACT,
    BALL,
    BEYOND,
    CAN_EXPLORE,
    CAN_RIDE,
    CAN_TELEPORT,
    CLOSED,
    COLOUR,
    DWARF,
    ENTRY,
    ESCALATOR,
    EXIT,
    GAP,
    HOURGLASS,
    KIND,
    MAGE,
    OPENING,
    PORTAL,
    SECOND,
    SIDE_B,
    SLOT,
    SLOTS,
    TILES,
    VOID,
    WALL,
)
from nightmarket.games.magic_maze.words import (
    CONCEDE,
    EXPLORE,
    EXPLORE_AT,
    FINISH_BALL,
    MOVE,
    PAWN,
    PLACE,
    REVEAL,
    SLIDE,
    TAKE_ESCALATOR,
    TAKE_PORTAL,
    TICK,
    WAIT,
)
from nightmarket.kernel import CLOCK

PAWN_PAUSE: Final = 1000  # ms between two uses by one seat, against Morse code (MM-99)

# Why something is refused: a code (MM-185) and the rule that says so.
VERDICTS: Final = (
    ("", ""),
    ("not_your_action", "MM-40"),
    ("hero_left", "MM-43"),
    ("blocked", "MM-51"),
    ("blocked", "MM-105"),
    ("blocked", "MM-54"),
    ("blocked", "MM-24"),
    ("void", "MM-25"),
    ("occupied", "MM-44"),
    ("cameras", "MM-120"),
    ("group_rule", "MM-166"),
    ("dimension_rule", "MM-162"),
    ("portals_off", "MM-61"),
    ("portals_off", "MM-165"),
    ("wrong_colour", "MM-60"),
    ("blocked", "MM-62"),
    ("no_escalator", "MM-65"),
    ("door_not_explorable", "MM-70"),
    ("door_not_explorable", "MM-74"),
    ("wrong_colour", "MM-70"),
    ("stack_empty", "MM-70"),
    ("tile_held", "MM-73"),
    ("nothing_held", "MM-73"),
    ("discard_pending", "MM-131"),
    ("not_discardable", "MM-130"),
    ("not_started", "MM-34"),
    ("stale", "MM-181"),
    ("pawn_not_allowed", "MM-164"),
    ("pawn_not_allowed", "MM-159"),
    ("pawn_not_allowed", "MM-98"),
    ("pawn_not_allowed", "MM-99"),
    ("pawn_not_allowed", "MM-173"),
    ("ball_not_active", "MM-113"),
    ("not_your_action", "MM-173"),
    ("not_your_action", "MM-171"),
    ("not_your_action", "MM-5"),
    ("not_your_action", "MM-90"),
    ("not_discardable", "MM-131"),
    ("stale", "MM-34"),
    ("blocked", "MM-53"),
)
ALLOWED: Final = 0
NOT_YOURS: Final = 1
HAS_LEFT: Final = 2
BLOCKED: Final = 3
GAP_WALL: Final = 4
UNEXPLORED: Final = 5
DEAD_END: Final = 6
NO_CELL: Final = 7
OCCUPIED: Final = 8
WATCHED: Final = 9
GATHERING: Final = 10
OTHER_DIMENSION: Final = 11
PORTALS_OFF: Final = 12
PORTALS_BROKEN: Final = 13
NO_PORTAL: Final = 14
SAME_CELL: Final = 15
NO_ESCALATOR: Final = 16
NO_DOOR: Final = 17
DOOR_USED: Final = 18
NO_HERO_AT_DOOR: Final = 19
STACK_EMPTY: Final = 20
TILE_HELD: Final = 21
NOTHING_HELD: Final = 22
DISCARD_PENDING: Final = 23
NOT_DISCARDABLE: Final = 24
NOT_STARTED: Final = 25
STALE: Final = 26
NO_PAWN_HERE: Final = 27
LEADERS_PAWN: Final = 28
PAWN_ON_SELF: Final = 29
PAWN_TOO_SOON: Final = 30
PAWN_IN_SOLO: Final = 31
BALL_IDLE: Final = 32
REVEAL_LOCKED: Final = 33
NOT_SOLO: Final = 34
VOTED: Final = 35
CLOCKS_OWN: Final = 36
NO_DISCARD_NOW: Final = 37
BEGUN: Final = 38
NO_STEP: Final = 39

# The side whose slot a cell within its tile is, or -1.
SIDE_AT: Final[list[int]] = [SLOTS.index(i) if i in SLOTS else -1 for i in range(16)]
# Offset of a lattice step in cells: i counts (4, 1), j counts (-1, 4) (MM-22).
DX: Final[tuple[int, ...]] = (0, 1, 0, -1)
DY: Final[tuple[int, ...]] = (-1, 0, 1, 0)


# -- geometry


def column_row(s: Mall, cell: int) -> tuple[int, int]:
    """Where a cell of a placed tile lies on the table: x to the east, y to the south (MM-20)."""
    spot = s.spots[cell >> 4]
    place = spot >> 2 & 0xFFF
    i, j = (place >> 6) - (MIDDLE >> 6), (place & 63) - (MIDDLE & 63)
    x, y = cell & 3, cell >> 2 & 3
    for _ in range(spot & 3):
        x, y = 3 - y, x
    return 4 * i - j + x, i + 4 * j + y


def is_joined(s: Mall, tile: int, direction: int) -> bool:
    """Whether one can walk from this tile to its neighbour in a direction (MM-24)."""
    other = s.beside[tile * 4 + direction]
    if other == NOWHERE:
        return False
    return (
        SLOT[tile * 4 + ((direction - s.spots[tile]) & 3)] != CLOSED
        and SLOT[other * 4 + (((direction ^ 2) - s.spots[other]) & 3)] != CLOSED
    )


# -- moving


def step(s: Mall, hero: int, cell: int, direction: int) -> int:
    """The cell one step on, or the verdict against it as a negative number (MM-51)."""
    tile = cell >> 4
    beyond = BEYOND[cell * 4 + ((direction - s.spots[tile]) & 3)]
    if beyond >= GAP:
        if hero != DWARF or not s.has(GAPS):
            return -GAP_WALL
        beyond -= GAP
    elif beyond == WALL:
        return -BLOCKED
    elif beyond == OPENING:
        other = s.beside[tile * 4 + direction]
        if other == NOWHERE:
            return -UNEXPLORED
        side = ((direction ^ 2) - s.spots[other]) & 3
        if SLOT[other * 4 + side] == CLOSED:
            return -DEAD_END
        beyond = other * 16 + SLOTS[side]
        if s.has(NO_GATHERINGS) and is_crowded(s, hero, other):
            return -GATHERING
    if s.hero_at(beyond) != NOWHERE:
        return -OCCUPIED
    if KIND[beyond] == HOURGLASS and is_watched(s, beyond):
        return -WATCHED
    return beyond


def is_watched(s: Mall, cell: int) -> bool:
    """Whether cameras close this hourglass cell (MM-120, MM-122)."""
    if not s.has(CAMERAS_WATCH):
        return False
    if s.has_token(cell) and not s.setting.used_closed:
        return False
    return s.working_cameras() >= s.setting.camera_threshold


def is_crowded(s: Mall, hero: int, tile: int) -> bool:
    """Scenario 17: whether another hero closes this tile (MM-166)."""
    if tile <= SIDE_B:
        return False
    return any(other != hero and s.heroes[other] >> 4 == tile for other in range(4))


def judge_move(s: Mall, hero: int, direction: int, target: int) -> int:
    """Whether the target lies on the straight way that is open from the hero's cell (MM-181)."""
    cell = s.heroes[hero]
    while True:
        cell = step(s, hero, cell, direction)
        if cell == target:
            return ALLOWED
        if cell < 0:
            break
    if not s.is_placed(target >> 4) or KIND[target] == VOID:
        return NO_CELL
    if s.dimension(target >> 4) != s.dimension(s.heroes[hero] >> 4):
        return STALE
    x, y = column_row(s, target)
    hx, hy = column_row(s, s.heroes[hero])
    dx, dy = DX[direction], DY[direction]
    far = (x - hx) * dx + (y - hy) * dy
    if far <= 0 or x - hx != far * dx or y - hy != far * dy:
        return STALE
    return -cell


# -- portals and escalators


def judge_portal(s: Mall, target: int) -> int:
    """Whether the hero of this portal's colour may go there (MM-60 to MM-62, MM-162)."""
    if s.has(NO_PORTALS):
        return PORTALS_BROKEN
    if s.theft:
        return PORTALS_OFF
    if KIND[target] != PORTAL or not s.is_placed(target >> 4):
        return NO_PORTAL
    hero = COLOUR[target]
    if s.is_gone(hero):
        return HAS_LEFT
    cell = s.heroes[hero]
    if cell == target:
        return SAME_CELL
    if s.hero_at(target) != NOWHERE:
        return OCCUPIED
    if s.has(NO_GATHERINGS) and target >> 4 != cell >> 4 and is_crowded(s, hero, target >> 4):
        return GATHERING
    if s.has(DIMENSIONS):
        there = s.dimension(target >> 4)
        if there == s.dimension(cell >> 4) or KIND[cell] != PORTAL or COLOUR[cell] != hero:
            return OTHER_DIMENSION
        if all(h == hero or s.dimension(s.heroes[h] >> 4) == there for h in range(4)):
            return OTHER_DIMENSION
    return ALLOWED


def judge_escalator(s: Mall, hero: int) -> int:
    end = ESCALATOR[s.heroes[hero]]
    if end == -1:
        return NO_ESCALATOR
    return ALLOWED if s.hero_at(end) == NOWHERE else OCCUPIED


# -- exploring


def is_ball_active(s: Mall) -> bool:
    """Whether the mage stands on a crystal ball that still works (MM-110)."""
    cell = s.heroes[MAGE]
    return cell != NOWHERE and KIND[cell] == BALL and s.has(CRYSTAL_BALL) and not s.has_token(cell)


def is_open_door(s: Mall, door: int) -> bool:
    """A door on the table with nothing behind it yet (MM-70, MM-74)."""
    tile = door >> 2
    spot = s.spots[tile]
    if spot == NOWHERE or SLOT[door] == CLOSED or SLOT[door] == ENTRY:
        return False
    return s.beside[tile * 4 + ((door + spot) & 3)] == NOWHERE


def is_manned(s: Mall, door: int) -> bool:
    """Whether the hero of the door's colour stands on it."""
    hero = SLOT[door]
    return s.heroes[hero] == (door >> 2) * 16 + SLOTS[door & 3] and not s.is_gone(hero)


def open_doors(s: Mall) -> list[int]:
    """All doors with nothing behind them."""
    return [
        tile * 4 + side
        for tile in s.placed()
        for side in range(4)
        if is_open_door(s, tile * 4 + side)
    ]


def eligible_doors(s: Mall) -> list[int]:
    """Doors where a tile can be placed now (MM-70, MM-110)."""
    if is_ball_active(s):
        return open_doors(s)
    found: list[int] = []
    for hero in range(4):
        cell = s.heroes[hero]
        if cell != NOWHERE and not s.is_gone(hero):
            side = SIDE_AT[cell & 15]
            if side != -1:
                door = (cell >> 4) * 4 + side
                if SLOT[door] == hero and is_open_door(s, door):
                    found.append(door)
    return found


def judge_door(s: Mall, door: int) -> int:
    """Whether a tile can be placed at this door now."""
    if not s.is_placed(door >> 2) or SLOT[door] == CLOSED or SLOT[door] == ENTRY:
        return NO_DOOR
    if not is_open_door(s, door):
        return DOOR_USED
    return ALLOWED if is_manned(s, door) or is_ball_active(s) else NO_HERO_AT_DOOR


def judge_exploring(s: Mall, choice: int) -> int:
    if PLACE.holds(choice):
        return judge_door(s, PLACE.a(choice)) if s.held != NOWHERE else NOTHING_HELD
    if choice == FINISH_BALL.base:
        return ALLOWED if s.charge == 1 else BALL_IDLE
    if s.held != NOWHERE:
        return TILE_HELD
    if not s.deck:
        return STACK_EMPTY
    if EXPLORE_AT.holds(choice):
        return judge_door(s, EXPLORE_AT.a(choice))
    doors = len(eligible_doors(s))
    if s.setting.door_first and doors > 1:  # R7: name the door first
        return NO_DOOR
    return ALLOWED if doors else NO_HERO_AT_DOOR


# -- theft and exits


def is_theft(s: Mall) -> bool:
    """Whether all four heroes stand on the artefacts they must steal (MM-92, MM-160)."""
    return all(may_steal(s, hero, s.heroes[hero]) for hero in range(4))


def may_steal(s: Mall, hero: int, cell: int) -> bool:
    """Whether this cell is an artefact the hero must steal (MM-92, MM-160)."""
    return KIND[cell] == ARTEFACT and (COLOUR[cell] == hero) != s.has(FOOL_GUARDS)


def may_leave(s: Mall, hero: int, cell: int) -> bool:
    """Whether this cell is an exit the hero may use (MM-94, MM-160)."""
    if KIND[cell] != EXIT:
        return False
    if s.has(FOOL_GUARDS):
        return COLOUR[cell] != hero
    return COLOUR[cell] == (hero if s.has(OWN_EXITS) else MAGE)


# -- scenario 11


def is_start(s: Mall, tile: int) -> bool:
    return tile == s.setting.side or (tile == SECOND and s.has(DIMENSIONS))


def is_bare(s: Mall, tile: int) -> bool:
    """On the table, not a start tile, and without hero or token (MM-130)."""
    if not s.is_placed(tile) or is_start(s, tile):
        return False
    return not any(cell >> 4 == tile for cell in s.heroes) and not any(
        cell >> 4 == tile for cell in s.tokens
    )


def holds_together(s: Mall, gone: int, gone_too: int) -> bool:
    """Whether all other tiles can still be reached on foot without these two (MM-130).

    By MM-15 a tile that can be entered can be walked through, so tiles are all that matters.
    """
    reached = [tile for tile in range(len(TILES)) if s.is_placed(tile) and is_start(s, tile)]
    seen = 0
    for tile in reached:
        seen |= 1 << tile
    for tile in reached:  # grows while it is walked
        for direction in range(4):
            other = s.beside[tile * 4 + direction]
            if other != NOWHERE and other != gone and other != gone_too and not seen >> other & 1:
                if is_joined(s, tile, direction):
                    seen |= 1 << other
                    reached.append(other)
    return len(reached) + (gone != NOWHERE) + (gone_too != NOWHERE) == len(s.placed())


def discards(s: Mall, left: int) -> list[int]:
    """The tiles that can be discarded when `left` of the two are still to go (MM-130, MM-131)."""
    bare = [tile for tile in range(len(TILES)) if is_bare(s, tile)]
    found = [tile for tile in bare if holds_together(s, tile, NOWHERE)]
    if left == 1:
        return found
    return [
        tile
        for tile in found
        if any(other != tile and holds_together(s, tile, other) for other in bare)
    ]


# -- what a seat may do


def judge_pawn(s: Mall, seat: int, target: int) -> int:
    """Whether the "Do something!" pawn may be put before the target (MM-98, MM-99)."""
    if s.seats == 1:
        return PAWN_IN_SOLO
    if s.has(NO_PAWN):
        return NO_PAWN_HERE
    if s.has(LEADER) and s.hands[seat]:
        return LEADERS_PAWN
    if target == seat or target >= s.seats:
        return PAWN_ON_SELF
    return ALLOWED if s.now - s.pawn_at[seat] >= PAWN_PAUSE else PAWN_TOO_SOON


def judge(s: Mall, seat: int, choice: int) -> int:
    """The verdict on any choice while the sand runs and no tile has to be discarded."""
    if TICK.holds(choice) or seat == CLOCK:
        return ALLOWED if seat == CLOCK and TICK.holds(choice) and TICK.a(choice) else CLOCKS_OWN
    if choice == WAIT.base:
        return ALLOWED
    mask = s.mask(seat)
    if MOVE.holds(choice) or SLIDE.holds(choice):
        slide = SLIDE.holds(choice)
        hero = SLIDE.a(choice) if slide else MOVE.a(choice)
        direction = SLIDE.b(choice) if slide else MOVE.b(choice)
        if not mask >> direction & 1:
            return NOT_YOURS
        if s.is_gone(hero):
            return HAS_LEFT
        if slide:
            return ALLOWED if step(s, hero, s.heroes[hero], direction) >= 0 else NO_STEP
        return judge_move(s, hero, direction, MOVE.c(choice))
    if TAKE_PORTAL.holds(choice):
        return judge_portal(s, TAKE_PORTAL.a(choice)) if mask & CAN_TELEPORT else NOT_YOURS
    if TAKE_ESCALATOR.holds(choice):
        hero = TAKE_ESCALATOR.a(choice)
        if not mask & CAN_RIDE:
            return NOT_YOURS
        return HAS_LEFT if s.is_gone(hero) else judge_escalator(s, hero)
    if (
        choice == EXPLORE.base
        or EXPLORE_AT.holds(choice)
        or PLACE.holds(choice)
        or choice == FINISH_BALL.base
    ):
        return judge_exploring(s, choice) if mask & CAN_EXPLORE else NOT_YOURS
    if choice == REVEAL.base:
        if s.seats > 1:
            return NOT_SOLO
        return ALLOWED if s.now - s.revealed_at >= s.setting.reveal_lock else REVEAL_LOCKED
    if PAWN.holds(choice):
        return judge_pawn(s, seat, PAWN.a(choice))
    if choice == CONCEDE.base:
        return VOTED if s.votes >> seat & 1 else ALLOWED
    return BEGUN
