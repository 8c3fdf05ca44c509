"""What is stored, as plain rows. Bodies are JSON texts that only the server reads."""

from __future__ import annotations

from typing import NamedTuple


class TableRow(NamedTuple):
    """A table but for its log: who sits there, options, phase. Replaced when it changes."""

    code: str
    phase: str
    listed: int
    updated: int  # milliseconds since 1970
    body: str


class EntryRow(NamedTuple):
    """One entry of a table's log. (code, number) is the key: nothing is ever written over."""

    code: str
    number: int
    body: str


class SnapshotRow(NamedTuple):
    """The state after an entry: how a table goes on when the rules have changed since its deal."""

    code: str
    number: int
    body: str


class ChatRow(NamedTuple):
    code: str
    number: int
    body: str


class RecordRow(NamedTuple):
    """A finished or imported game."""

    id: str
    about: str
    body: str


class RunRow(NamedTuple):
    """A finished game among the best of its kind. The smaller `first` is, the better; then `second`."""

    code: str
    game: str
    kind: str
    seats: int
    apart: str  # listed by itself: played on easier terms
    first: int
    second: int
    finished: int  # milliseconds since 1970
    body: str


class Wanted(NamedTuple):
    """Stores nothing: the log of this table is about to be read, so it should be filed."""

    code: str


Change = TableRow | EntryRow | Wanted | SnapshotRow | ChatRow | RecordRow | RunRow
