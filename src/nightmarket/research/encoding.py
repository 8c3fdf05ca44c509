"""Encoders: what a seat may know, and what it may choose, as NumPy arrays."""

from __future__ import annotations

from functools import cache
from typing import Any

import numpy as np
from numpy.typing import NDArray

from nightmarket.games import game as game_of
from nightmarket.kernel import State, asked, legal
from nightmarket.research.actions import Actions
from nightmarket.research.layouts import layout_of

Row = NDArray[np.int16]
Mask = NDArray[np.int8]


class Encoder:
    """Observations and actions of one game: the same shapes at every table of it."""

    def __init__(self, key: str) -> None:
        self.game = game_of(key)
        self.layout = layout_of(key)
        self.actions = Actions(self.game, self.layout)
        self.size = self.layout.size
        cells = self.layout.cells()
        self.low: Row = np.array([cell.low for cell in cells], np.int16)
        self.high: Row = np.array([cell.high for cell in cells], np.int16)
        self._fill = self.layout.compile()

    def observe(self, s: State, seat: int) -> Row:
        """What the seat may know, as `docs/encoders.md` lists it."""
        row = np.zeros(self.size, np.int16)
        self.write(s, seat, row.data)
        return row

    def write(self, s: State, seat: int, row: Any) -> None:
        """The same into a row of zeros: any sequence that takes whole numbers."""
        game = self.game
        self._fill(row, game.view(s, seat), game.question(s), seat, asked(s))

    def mask(self, s: State, seat: int) -> Mask:
        """1 for every action the seat may take now."""
        found = np.zeros(self.actions.size, np.int8)
        self.mark(s, seat, found.data)
        return found

    def mark(self, s: State, seat: int, mask: Any) -> None:
        """The same into a row of zeros."""
        actions = self.actions.tables(seat, self.game.seat_count(s))[0]
        for choice in legal(s, seat):
            mask[actions[choice]] = 1

    def scaled(self, rows: NDArray[np.int16]) -> NDArray[np.float32]:
        """Rows as learners like them: every cell from 0 to 1, or from -1 where it can be negative."""
        scale = np.maximum(np.maximum(self.high, -self.low), 1).astype(np.float32)
        return rows.astype(np.float32) / scale


@cache
def encoder(key: str) -> Encoder:
    """The encoder of a game."""
    return Encoder(key)
