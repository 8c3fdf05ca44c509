"""Encoders: what a seat may know, and what it may choose, as NumPy arrays."""

from __future__ import annotations

from functools import cache

import numpy as np
from numpy.typing import NDArray

from nightmarket.games import game as game_of
from nightmarket.kernel import CHANCE, State, asked, legal
from nightmarket.research.actions import Actions
from nightmarket.research.layout import Seen
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
        self.scale = np.maximum(np.maximum(self.high, -self.low), 1).astype(np.float32)
        self.fill, self.renew = self.layout.compile()

    def observe(self, s: State, seat: int) -> Row:
        """What the seat may know, as `docs/encoders.md` lists it."""
        row = np.zeros(self.size, np.int16)
        self.fill(row.data, self.seen(s, seat), seat)
        return row

    def seen(self, s: State, seat: int) -> Seen:
        """All that a row is made from. While dice are rolled nobody is asked anything."""
        who = asked(s)
        return self.game.view(s, seat), {} if CHANCE in who else self.game.question(s), who

    def mask(self, s: State, seat: int) -> Mask:
        """1 for every action the seat may take now."""
        return self.masked(legal(s, seat), seat, self.game.seat_count(s))

    def masked(self, choices: list[int], seat: int, seats: int) -> Mask:
        """1 for every action that is one of these choices of the seat."""
        found = np.zeros(self.actions.size, np.int8)
        mask, actions = found.data, self.actions.tables(seat, seats)[0]
        for choice in choices:
            mask[actions[choice]] = 1
        return found

    def scaled(self, rows: NDArray[np.int16]) -> NDArray[np.float32]:
        """Rows as learners like them: every cell from 0 to 1, or from -1 where it can be negative."""
        return rows.astype(np.float32) / self.scale


class Eye:
    """One seat of one table, looking again and again: only what has changed is written anew."""

    def __init__(self, of: Encoder, seat: int) -> None:
        self.of, self.seat = of, seat
        self.row: Row = np.zeros(of.size, np.int16)
        self._memory = self.row.data
        self._last: Seen | None = None

    def look(self, s: State) -> memoryview:
        """The row as it is now; the next look changes it."""
        seen = self.of.seen(s, self.seat)
        if self._last is None:
            self.of.fill(self._memory, seen, self.seat)
        else:
            self.of.renew(self._memory, self._last, seen, self.seat)
        self._last = seen
        return self._memory


@cache
def encoder(key: str) -> Encoder:
    """The encoder of a game."""
    return Encoder(key)
