"""What is stored, as plain rows. Bodies are JSON texts that only the server reads."""

from __future__ import annotations

from typing import Literal, NamedTuple


class TableRow(NamedTuple):
    """A table but for its log: who sits there, options, phase. Replaced when it changes."""

    code: str
    phase: str
    listed: int
    updated: int  # when somebody was last there, in milliseconds since 1970
    body: str
    game: str = ""
    # Where the game stood when the row was written. A move writes none: as long as a table is in memory,
    # the memory knows better.
    version: int = 0
    asked: str = "[]"  # who is, since when, and what else lists show: JSON that a table reads
    due: int | None = None  # when something happens by itself, in milliseconds since 1970
    # Where several nodes share a store: how often the body was replaced. A row is taken where the one
    # before it is stored, or where it tells the same again.
    revision: int = 0


class EntryRow:
    """One entry of a table's log. They are numbered from 1: nothing is left out or written over.

    A class of its own, since every move makes one: a named tuple takes ten times as long.
    """

    __slots__ = ("body", "code", "number")

    def __init__(self, code: str, number: int, body: str) -> None:
        self.code = code
        self.number = number
        self.body = body


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
    opened: int = 0  # last, in milliseconds since 1970, give or take a day


class AnalysisRow(NamedTuple):
    """What was found in a record, or in the game of a finished table. Goes with it, and can be made
    again: no copy of a store carries it."""

    code: str  # of the table, or the record's id
    level: str  # how closely it was looked at
    name: str  # of the game that was looked at, the level and the version of who looked
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


class ClaimRow(NamedTuple):
    """A code that makes another device the same person, once."""

    hash: str
    code: str
    person: int
    until: int  # milliseconds since 1970


class ReportRow(NamedTuple):
    """What people of a table tell whoever keeps the house."""

    id: str
    at: int  # milliseconds since 1970
    code: str
    body: str


class PersonRow(NamedTuple):
    """Somebody who comes back. Taken only where the revision before it is stored: a `Conflict` else."""

    id: str
    revision: int  # 1: a new one
    seen: int  # milliseconds since 1970, give or take a day
    body: str


class HandleRow(NamedTuple):
    """How a person is found: the hash of something only they have."""

    key: str
    person: str


class SeatRow(NamedTuple):
    """A table where a person has a seat. Goes with the table, and with the person."""

    code: str
    person: str
    told: int  # the version a note that is still out was about, 0: none is
    body: str


class CallRow(NamedTuple):
    """Where a person is told that it is their turn."""

    id: str
    person: str
    body: str


class KeyRow(NamedTuple):
    """Something the house makes once; whoever comes second finds the first."""

    name: str
    body: str


class Unsaid(NamedTuple):
    """A line of the chat goes."""

    code: str
    number: int


class BanRow(NamedTuple):
    """Where nobody comes in from, and until when; over as soon as that is past."""

    address: str
    until: int  # milliseconds since 1970


class Removal(NamedTuple):
    """Something goes, with all that belongs to it; a `Conflict` where it is not as it was.

    What is written of a table in the same breath goes with it.
    """

    kind: Literal["table", "record", "report", "person", "handle", "call"]
    key: str
    at: int | None = None  # when it was last opened, as far as is known; None: whenever that was


Change = (
    TableRow
    | EntryRow
    | SnapshotRow
    | ChatRow
    | RecordRow
    | AnalysisRow
    | RunRow
    | ClaimRow
    | ReportRow
    | PersonRow
    | HandleRow
    | SeatRow
    | CallRow
    | KeyRow
    | Unsaid
    | BanRow
    | Removal
)
