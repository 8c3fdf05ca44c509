"""Boards of random stacks, placed at random doors: legal and complete (MM-22 to MM-24).

The normal run looks at a slice; `NIGHTMARKET_BOARDS=3000` at all of them.
"""

from __future__ import annotations

import itertools
import os

import pytest

from nightmarket.games.magic_maze import GAME
from nightmarket.games.magic_maze.rules import column_row, is_joined, open_doors, step
from nightmarket.games.magic_maze.state import NOWHERE, Mall
from nightmarket.games.magic_maze.tiles import (
    ARTEFACTS,
    BARBARIAN,
    CAMERAS,
    ESCALATOR,
    EXITS,
    KIND,
    VOID,
)
from nightmarket.kernel import Luck
from tests.scenarios.magic_maze.table import behind

BOARDS = int(os.environ.get("NIGHTMARKET_BOARDS", "300"))
LEVELS = ("12", "14", "15", "17", "19", "22", "24")


def build(seed: int) -> Mall:
    """A board with the whole stack laid out, every tile at a random door."""
    options = {"scenario": "8", "level": LEVELS[seed % 7], "side": "1a" if seed % 2 else "1b"}
    s = GAME.setup(2, seed, options)
    rng = Luck.seeded(seed)
    while s.deck:
        doors = open_doors(s)
        assert doors, f"seed {seed}: {len(s.deck)} tiles left and no door open"
        behind(s, s.deck.pop(), rng.pick(doors))
    s.heroes = [NOWHERE] * 4
    s.tokens = CAMERAS[:]  # switched off, so that the hourglasses count as floor
    return s


def walkable(s: Mall) -> list[int]:
    return [c for tile in s.placed() for c in range(tile * 16, tile * 16 + 16) if KIND[c] != VOID]


@pytest.mark.parametrize("part", range(10))
def test_random_boards_are_legal_and_complete(part: int) -> None:
    """MM-23: tiles never overlap, whatever the order; MM-24, MM-15: all can be walked from tile 1."""
    for seed in range(part * BOARDS // 10, (part + 1) * BOARDS // 10):
        s = build(seed)
        cells = [c for tile in s.placed() for c in range(tile * 16, tile * 16 + 16)]
        places = {column_row(s, cell): cell for cell in cells}
        assert len(places) == len(cells), f"seed {seed}: two tiles overlap"

        reached = {s.setting.side * 16 + 5}
        todo = list(reached)
        for cell in todo:
            x, y = column_row(s, cell)
            onward = [ESCALATOR[cell]]
            for direction, (dx, dy) in enumerate(((0, -1), (1, 0), (0, 1), (-1, 0))):
                there = step(s, BARBARIAN, cell, direction)
                if there >= 0:
                    # One step is one cell on the table, also over a border, and leads back again.
                    assert column_row(s, there) == (x + dx, y + dy)
                    assert step(s, BARBARIAN, there, direction ^ 2) == cell
                    onward.append(there)
            for there in onward:
                if there >= 0 and there not in reached:
                    reached.add(there)
                    todo.append(there)
        assert reached == set(walkable(s)), f"seed {seed}: not all can be reached on foot"
        assert set(ARTEFACTS + EXITS) <= reached


def test_neighbours_know_each_other() -> None:
    """MM-24: a passage is one from both sides."""
    for seed in range(20):
        s = build(seed)
        for tile in s.placed():
            for direction in range(4):
                other = s.beside[tile * 4 + direction]
                if other != NOWHERE:
                    assert s.beside[other * 4 + (direction ^ 2)] == tile
                    assert is_joined(s, tile, direction) == is_joined(s, other, direction ^ 2)


def test_a_straight_move_crosses_one_border_at_most() -> None:
    """MM-52: opposite openings are shifted by one cell."""
    crossed = 0
    for seed in range(20):
        s = build(seed)
        for start in walkable(s):
            for direction in range(4):
                tiles = [start >> 4]
                cell = step(s, BARBARIAN, start, direction)
                while cell >= 0:
                    tiles.append(cell >> 4)
                    cell = step(s, BARBARIAN, cell, direction)
                changes = sum(a != b for a, b in itertools.pairwise(tiles))
                assert changes <= 1
                assert len(tiles) <= 8
                crossed += changes
    assert crossed > 100
