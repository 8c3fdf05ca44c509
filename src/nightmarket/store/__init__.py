"""Where tables live on disk. An append that was reported done survives `kill -9` and a power cut."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from nightmarket.store.rows import (
    AnalysisRow,
    BanRow,
    CallRow,
    Change,
    ChatRow,
    ClaimRow,
    EntryRow,
    HandleRow,
    KeyRow,
    PersonRow,
    RecordRow,
    Removal,
    ReportRow,
    RunRow,
    SeatRow,
    SnapshotRow,
    TableRow,
    Unsaid,
)

Done = Callable[[BaseException | None], None]


class StoreTrouble(Exception):
    """A store that cannot be used, in a sentence for whoever starts the server."""


class Conflict(Exception):
    """Somebody else has written there first: nothing was stored, and what is there is to be read."""


class Store(Protocol):
    """What the server needs from a store. Writes are in order, all-or-nothing per call, and durable
    when `done` is called with None, in the event loop. Reads see everything that was reported done."""

    async def open(self) -> None: ...
    def wall_ms(self) -> int:
        """Milliseconds since 1970, by the clock all who share the store go by."""
        ...

    async def close(self) -> None: ...
    def write(self, changes: list[Change], done: Done) -> None: ...
    async def try_write(self) -> None: ...
    async def table(self, code: str) -> TableRow | None: ...
    async def entries(self, code: str) -> list[str]: ...
    async def snapshot(self, code: str) -> SnapshotRow | None: ...
    async def chat(self, code: str, last: int) -> list[str]: ...
    async def running(self, after: str, limit: int, text: str = "") -> list[TableRow]:
        """Tables in play with this in their body, in the order of their codes, so many after one."""
        ...

    async def due(self, before: int) -> list[str]: ...
    async def listed(self, limit: int, phase: str = "playing") -> list[TableRow]: ...
    async def count_listed(self) -> dict[str, int]: ...
    async def take_claim(self, hash: str) -> ClaimRow | None: ...
    async def record(self, id: str) -> RecordRow | None: ...
    async def analysis(self, code: str, level: str) -> AnalysisRow | None: ...
    # For whoever keeps the house: what nobody has opened since, what is in use, what was told.
    async def forgotten(self, phase: str, before: int, limit: int) -> list[TableRow]: ...
    async def forgotten_records(self, before: int, limit: int) -> list[tuple[str, int]]: ...
    async def newest(self, phase: str, limit: int) -> list[TableRow]: ...
    async def count_phases(self) -> dict[str, int]: ...
    async def reports(self, limit: int) -> list[ReportRow]: ...
    async def bans(self) -> list[BanRow]:
        """Those that hold now."""
        ...

    async def size(self) -> int:
        """Bytes on disk, about."""
        ...

    # Everything there is, in the order of its key (code or id), so many after this one.
    async def all_tables(self, after: str, limit: int) -> list[TableRow]: ...
    async def all_records(self, after: str, limit: int) -> list[RecordRow]: ...
    async def all_runs(self, after: str, limit: int) -> list[RunRow]: ...
    async def best(self, game: str, kind: str, seats: int, each: int) -> list[RunRow]: ...


__all__ = [
    "AnalysisRow",
    "BanRow",
    "CallRow",
    "Change",
    "ChatRow",
    "ClaimRow",
    "Conflict",
    "Done",
    "EntryRow",
    "HandleRow",
    "KeyRow",
    "PersonRow",
    "RecordRow",
    "Removal",
    "ReportRow",
    "RunRow",
    "SeatRow",
    "SnapshotRow",
    "Store",
    "StoreTrouble",
    "TableRow",
    "Unsaid",
]
