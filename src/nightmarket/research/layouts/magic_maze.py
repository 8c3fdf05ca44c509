"""The row of Magic Maze: everybody knows all but the order of what lies face down (MM-168).

Times are in tenths of a second.
"""

from __future__ import annotations

from typing import Final

from nightmarket.games.magic_maze import GAME
from nightmarket.games.magic_maze.scenarios import RULES, SCENARIOS
from nightmarket.games.magic_maze.state import TALKS
from nightmarket.games.magic_maze.tiles import ACTIONS, COLOURS, DIRECTIONS, HEROES, TILES
from nightmarket.games.magic_maze.words import CELL, DOOR
from nightmarket.research.layout import (
    MOST,
    ByName,
    BySeat,
    Counts,
    Custom,
    Flag,
    Group,
    Layout,
    Number,
    OneOf,
    Places,
    Rows,
    Seat,
)

SEATS: Final = 9
FAR: Final = 200  # cells from the middle; 24 tiles of four cells in a row are less
PILE: Final = 9  # action tiles of one who plays alone

LAYOUT: Final = Layout(
    "magic-maze",
    version=1,
    seats=SEATS,
    people="action_tiles",
    questions=list(GAME.asks),
    without=["tick", "start"],
    fields=[
        Places("scenario", SCENARIOS, "($.scenario - 1,)"),
        OneOf("side", TILES[:2]),
        Counts("rules", RULES),
        Counts("tile_set", TILES),
        OneOf("talk", TALKS),
        Flag("may_talk"),
        Flag("gestures_only"),
        Group(
            "sand",
            [
                Number("left", MOST, "$.left // 100"),
                Number("capacity", MOST, "$.capacity // 100"),
                Number("elapsed", MOST, "$.elapsed // 100", clipped=True),
                Number("flips", 100, clipped=True),
                Flag("running"),
                Flag("slow"),
                Number("grace", MOST, "$.grace // 100"),
            ],
        ),
        Flag("theft"),
        Flag("portals"),
        ByName(
            "tiles",
            "tile",
            TILES,
            [
                Flag("placed", "True or $"),
                Number("x", FAR, low=-FAR),
                Number("y", FAR, low=-FAR),
                Places("turns", 4, "($.turns,)"),
                Number("dimension", 2),
            ],
        ),
        ByName(
            "heroes",
            "hero",
            HEROES,
            [
                OneOf("tile", TILES, "$.cell and $.cell.split('-')[0]"),
                Custom(
                    "cell",
                    16,
                    1,
                    "which cell of that tile, row by row as it is printed",
                    "if {v}: o[{o} + int({v}[-1]) * 4 + int({v}[-2])] = 1",
                ),
                Number("x", FAR, low=-FAR),
                Number("y", FAR, low=-FAR),
                Number("dimension", 2),
                Flag("left"),
                OneOf("goal", ("hidden", "seen", "there", "out")),
            ],
        ),
        Counts("tokens", CELL.names, 2),
        ByName(
            "doors",
            "door",
            DOOR.names,
            [
                OneOf("colour", COLOURS),
                OneOf("direction", DIRECTIONS),
                Flag("eligible"),
            ],
        ),
        Number("stack", len(TILES)),
        OneOf("top", TILES),
        Counts("bottom", TILES),
        OneOf("held", TILES),
        Number("ball_charges", 2),
        Number("cameras", len(TILES)),
        Number("camera_threshold", 2),
        BySeat(
            "action_tiles",
            SEATS,
            [Counts("", ACTIONS, path="")],
        ),
        Number("pile", PILE),
        Counts("shown", ACTIONS, PILE),
        Rows("known_pile", PILE, [OneOf("", ACTIONS, "")]),
        Number("reveal_locked", MOST, "$.reveal_locked // 100"),
        Seat("pawn", SEATS),
        Flag("pawn_allowed"),
        BySeat("ready", SEATS, [Flag("", "")]),
        BySeat("conceding", SEATS, [Flag("", "")]),
        BySeat("actions", SEATS, [Number("", MOST, "", clipped=True)]),
        Number("to_discard", 2),
        Counts("discardable", TILES),
    ],
)
