"""Builds the views: the one place where it is decided what a seat sees."""

from __future__ import annotations

from typing import Final

from nightmarket.games.magic_maze.frames import Heist, Rearranging
from nightmarket.games.magic_maze.rules import (
    column_row,
    discards,
    eligible_doors,
    is_ball_active,
    is_top_known,
    may_leave,
    may_steal,
    open_doors,
)
from nightmarket.games.magic_maze.scenarios import (
    AGAINST,
    FOOL_GUARDS,
    GESTURES,
    LESSONS,
    LEVELS,
    NEEDED,
    NEEDS,
    NO_PAWN,
    NO_PORTALS,
    OWN_EXITS,
    RULES,
    WITH,
    Setting,
    is_as_printed,
    kind_of,
    tiles_up_to,
)
from nightmarket.games.magic_maze.scoring import score_sheet
from nightmarket.games.magic_maze.state import (
    MIDDLE,
    NOWHERE,
    OUTCOMES,
    SILENT,
    TALKS,
    WIN,
    Mall,
)
from nightmarket.games.magic_maze.tiles import (
    ACTION_TILES,
    ACTIONS,
    ARTEFACT,
    ARTEFACTS,
    BEYOND,
    COLOUR,
    COLOURS,
    DIRECTIONS,
    ENTRY,
    ESCALATOR,
    EXITS,
    GAP,
    HEROES,
    KIND,
    KINDS,
    OPENING,
    SLOT,
    SLOTS,
    TILES,
    WALL,
)
from nightmarket.games.magic_maze.view import (
    Cell,
    DoorSign,
    End,
    Hero,
    Line,
    Placed,
    Printed,
    Rule,
    Sand,
    Setup,
    View,
)
from nightmarket.games.magic_maze.words import CELL, DOOR

# What looks the same at every table is made once: by rules and theft, see `goal_tiles`.
_GOALS: Final[dict[int, list[list[int]]]] = {}


def look(s: Mall) -> View:
    """The view of anybody: there is no secret of a single seat."""
    top = s.stack[-1] if s.stack else None
    discarding = top.left if isinstance(top, Rearranging) else 0
    locked = max(0, s.revealed_at + s.setting.reveal_lock - s.now) if s.seats == 1 else 0
    eligible = set(eligible_doors(s))
    return View(
        scenario=s.setting.scenario,
        side=TILES[s.setting.side],
        rules=[name for bit, name in enumerate(RULES) if s.has(1 << bit)],
        tile_set=[TILES[tile] for tile in s.setting.tiles],
        talk=TALKS[s.talk],
        talk_since=s.talk_since,
        may_talk=s.talk != SILENT or top is None,
        gestures_only=s.has(GESTURES),
        sand=Sand(
            left=max(0, s.left),
            capacity=s.setting.sand,
            flip_gives=s.setting.sand - max(0, s.left),
            elapsed=s.now,
            flips=s.flips,
            running=isinstance(top, (Heist, Rearranging)),
            slow=s.setting.is_slow(),
            grace=s.setting.grace,
        ),
        theft=bool(s.theft),
        portals=not s.theft and not s.has(NO_PORTALS),
        tiles=[placed(s, tile) for tile in s.placed()],
        heroes=[hero(s, h) for h in range(4)],
        tokens=[CELL.text(cell) for cell in s.tokens],
        doors=[door_sign(s, door, door in eligible) for door in open_doors(s)],
        stack=len(s.deck),
        top=TILES[s.deck[-1]] if s.deck and is_top_known(s) else None,
        bottom=[TILES[tile] for tile in s.deck[: s.known]],
        held=TILES[s.held] if s.held != NOWHERE else None,
        ball_charges=2 - s.charge if is_ball_active(s) else 0,
        cameras=s.working_cameras(),
        camera_threshold=s.setting.camera_threshold,
        action_tiles=[names(s.mask(seat)) for seat in range(s.seats)],
        pile=len(s.pile),
        shown=[names(mask)[0] for mask in s.shown],
        known_pile=[names(mask)[0] for mask in reversed(s.pile)] if s.turned else [],
        reveal_locked=locked,
        pawn=s.pawn if s.pawn != NOWHERE else None,
        pawn_allowed=s.seats > 1 and not s.has(NO_PAWN),
        ready=[bool(s.ready >> seat & 1) for seat in range(s.seats)],
        conceding=[bool(s.votes >> seat & 1) for seat in range(s.seats)],
        actions=s.actions[:],
        to_discard=discarding,
        discardable=[TILES[tile] for tile in discards(s, discarding)] if discarding else [],
        end=None
        if top is not None
        else End(
            OUTCOMES[s.outcome],
            s.outcome == WIN,
            kind_of(s.setting),
            is_as_printed(s.setting),
            [Line(x.key, x.rule, x.points, x.counts) for x in score_sheet(s)],
        ),
    )


def names(mask: int) -> list[str]:
    return [name for bit, name in enumerate(ACTIONS) if mask >> bit & 1]


def placed(s: Mall, tile: int) -> Placed:
    spot = s.spots[tile]
    place = spot >> 2 & 0xFFF
    i, j = (place >> 6) - (MIDDLE >> 6), (place & 63) - (MIDDLE & 63)
    return Placed(TILES[tile], 4 * i - j, i + 4 * j, spot & 3, s.dimension(tile))


def hero(s: Mall, h: int) -> Hero:
    cell = s.heroes[h]
    if cell == NOWHERE:
        return Hero(HEROES[h], COLOURS[h], None, 0, 0, 0, True, "out")
    x, y = column_row(s, cell)
    gone = s.is_gone(h)
    dimension = s.dimension(cell >> 4)
    far = "out" if gone else goal(s, h, cell)
    return Hero(HEROES[h], COLOURS[h], CELL.text(cell), x, y, dimension, gone, far)


def goal(s: Mall, h: int, cell: int) -> str:
    """How far a hero in the mall has come: what it must reach is hidden, seen, or it is there."""
    if not s.theft and KIND[cell] == ARTEFACT and may_steal(s, h, cell):
        return "there"
    spots = s.spots
    for tile in goal_tiles(s)[h]:
        if spots[tile] != NOWHERE:
            return "seen"
    return "hidden"


def goal_tiles(s: Mall) -> list[list[int]]:
    """By hero: the tiles with a cell it must reach now."""
    key = s.setting.rules & (FOOL_GUARDS | OWN_EXITS) | s.theft
    found = _GOALS.get(key)
    if found is None:
        fits, cells = (may_leave, EXITS) if s.theft else (may_steal, ARTEFACTS)
        found = [[cell >> 4 for cell in cells if fits(s, h, cell)] for h in range(4)]
        _GOALS[key] = found
    return found


def printed() -> Printed:
    tiles = {name: [square(16 * tile + i) for i in range(16)] for tile, name in enumerate(TILES)}
    rules = {
        name: Rule([TILES[tile] for tile in NEEDS.get(1 << bit, ())], [], [])
        for bit, name in enumerate(RULES)
    }
    for one, others in WITH:
        rules[RULES[one.bit_length() - 1]].beside += [
            name for bit, name in enumerate(RULES) if others >> bit & 1
        ]
    for one, other in AGAINST:
        rules[RULES[one.bit_length() - 1]].against.append(RULES[other.bit_length() - 1])
        rules[RULES[other.bit_length() - 1]].against.append(RULES[one.bit_length() - 1])
    needs = [TILES[tile] for tile in NEEDED]
    powers = ("MM-121", "MM-110", "MM-106", "MM-105")
    return Printed(
        tiles,
        rules,
        needs,
        {str(n + 1): rule for n, rule in enumerate(LESSONS)},
        dict(zip(HEROES, COLOURS, strict=True)),
        dict(zip(HEROES, powers, strict=True)),
        {
            str(players): [
                [action for bit, action in enumerate(ACTIONS) if tile >> bit & 1]
                for tile in action_tiles
            ]
            for players, action_tiles in ACTION_TILES.items()
        },
    )


def square(cell: int) -> Cell:
    tile, place = divmod(cell, 16)
    sides = []
    colour = ""
    for side in range(4):
        beyond = BEYOND[4 * cell + side]
        door = SLOT[4 * tile + side] if beyond == OPENING and SLOTS[side] == place else ENTRY
        if door != ENTRY:
            colour = COLOURS[door]
            sides.append("door")
        else:
            sides.append("wall" if beyond == WALL else "gap" if beyond >= GAP else "")
    mark = COLOURS[COLOUR[cell]] if COLOUR[cell] >= 0 else ""
    ride = ESCALATOR[cell] - 16 * tile if ESCALATOR[cell] >= 0 else -1
    return Cell(KINDS[KIND[cell]], mark, sides, colour, ride)


def meaning(setting: Setting, plain: Setting, first: int, kind: str) -> Setup:
    """What the options of a table come to; `plain` is the scenario with nothing chosen otherwise."""
    tiles = setting.tiles
    levels = [str(level) for level in LEVELS if tiles == tiles_up_to(level, setting.rules)]
    return Setup(
        setting.scenario,
        first,
        TILES[setting.side],
        levels[0] if levels and tiles != plain.tiles else "scenario",
        [TILES[tile] for tile in tiles],
        [name for bit, name in enumerate(RULES) if setting.has(1 << bit)],
        setting.row()[:4] != plain.row()[:4],
        kind,
    )


def door_sign(s: Mall, door: int, eligible: bool) -> DoorSign:
    direction = DIRECTIONS[(door + s.spots[door >> 2]) & 3]
    return DoorSign(DOOR.text(door), COLOURS[SLOT[door]], direction, eligible)
