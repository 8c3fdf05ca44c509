"""Builds the views: the one place where it is decided what a seat sees."""

from __future__ import annotations

from nightmarket.games.magic_maze.frames import Heist, Rearranging
from nightmarket.games.magic_maze.rules import (
    column_row,
    discards,
    eligible_doors,
    is_ball_active,
    is_top_known,
    open_doors,
)
from nightmarket.games.magic_maze.scenarios import GESTURES, NO_PAWN, NO_PORTALS, RULES
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
    ACTIONS,
    COLOURS,
    DIRECTIONS,
    HEROES,
    SLOT,
    TILES,
)
from nightmarket.games.magic_maze.view import DoorSign, End, Hero, Line, Placed, Sand, View
from nightmarket.games.magic_maze.words import CELL, DOOR


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
        return Hero(HEROES[h], COLOURS[h], None, 0, 0, 0, True)
    x, y = column_row(s, cell)
    return Hero(HEROES[h], COLOURS[h], CELL.text(cell), x, y, s.dimension(cell >> 4), s.is_gone(h))


def door_sign(s: Mall, door: int, eligible: bool) -> DoorSign:
    direction = DIRECTIONS[(door + s.spots[door >> 2]) & 3]
    return DoorSign(DOOR.text(door), COLOURS[SLOT[door]], direction, eligible)
