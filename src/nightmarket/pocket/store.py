"""A store in one file that only grows: a line for each write, and the whole of it in memory.

A line carries its own checksum, so a write that was cut off is no line and everything before it stands.
"""

from __future__ import annotations

import asyncio
import time
import zlib
from collections import Counter
from collections.abc import Iterable
from itertools import groupby
from typing import Any, Final, Protocol, TypeVar

import msgspec

from nightmarket.store import (
    AnalysisRow,
    BanRow,
    Change,
    ChatRow,
    ClaimRow,
    Conflict,
    Done,
    EntryRow,
    RecordRow,
    Removal,
    ReportRow,
    RunRow,
    SnapshotRow,
    StoreTrouble,
    TableRow,
)

T = TypeVar("T")

KEPT: Final = 200  # tables in play, finished ones, brought records: the latest of each
WASTE: Final = 1 << 20  # bytes that nobody needs any more before the file is written anew
KINDS: Final[dict[str, type]] = {
    "table": TableRow,
    "snapshot": SnapshotRow,
    "chat": ChatRow,
    "record": RecordRow,
    "analysis": AnalysisRow,
    "run": RunRow,
    "claim": ClaimRow,
    "report": ReportRow,
    "ban": BanRow,
    "removal": Removal,
}
NAMES: Final = {kind: name for name, kind in KINDS.items()}
_encode = msgspec.json.Encoder().encode
_decode = msgspec.json.Decoder(list[list[Any]]).decode


class Disk(Protocol):
    """One file. What these have returned from survives a crash; what they raised from never was."""

    def read(self) -> bytes: ...
    def append(self, data: bytes) -> None: ...
    def replace(self, data: bytes) -> None: ...
    def close(self) -> None: ...


class PocketStore:
    """`store.Store` on such a file."""

    def __init__(self, disk: Disk) -> None:
        self.disk = disk
        self._clear()

    def _clear(self) -> None:
        self.tables: dict[str, TableRow] = {}
        self.logs: dict[str, list[str]] = {}
        self.snapshots: dict[str, SnapshotRow] = {}
        self.talk: dict[str, dict[int, str]] = {}
        self.records: dict[str, RecordRow] = {}
        self.analyses: dict[str, dict[str, AnalysisRow]] = {}  # by code and level
        self.runs: dict[str, RunRow] = {}
        self.claims: dict[str, ClaimRow] = {}
        self.told: dict[str, ReportRow] = {}
        self.banned: dict[str, BanRow] = {}

    async def open(self) -> None:
        self._clear()
        data = self.disk.read()
        good = 0
        for line in data.splitlines(keepends=True):
            changes = read_line(line)
            if changes is None:
                break  # a write that was never acknowledged, and nothing can stand behind it
            self._take(changes)
            good += len(line)
        self._forget_old()
        told = b"".join(self._told())
        if good < len(data) or len(told) + WASTE < good:
            self.disk.replace(told)

    def wall_ms(self) -> int:
        return time.time_ns() // 1_000_000

    async def close(self) -> None:
        self.disk.close()

    def write(self, changes: list[Change], done: Done) -> None:
        error: Exception | None = None
        try:
            self._check(changes)
            self.disk.append(write_line(changes))
            self._take(changes)
        except Exception as trouble:  # whatever a browser throws: it is not written down
            error = trouble
        asyncio.get_running_loop().call_soon(done, error)

    async def try_write(self) -> None:
        self.disk.append(write_line([]))

    def _check(self, changes: list[Change]) -> None:
        """Nothing is left out of a log or written over."""
        more: Counter[str] = Counter()
        for change in changes:
            if isinstance(change, Removal) and not self._is_as_it_was(change):
                raise Conflict(f"{change.kind} is not there, or not as it was")
            if isinstance(change, EntryRow):
                more[change.code] += 1
                if change.number != len(self.logs.get(change.code, ())) + more[change.code]:
                    raise StoreTrouble(f"entry {change.number} of {change.code} has another place")

    def _take(self, changes: Iterable[Change]) -> None:
        for change in changes:
            if isinstance(change, EntryRow):
                self.logs.setdefault(change.code, []).append(change.body)
            elif isinstance(change, TableRow):
                self.tables[change.code] = change
            elif isinstance(change, SnapshotRow):
                self.snapshots[change.code] = change
            elif isinstance(change, ChatRow):
                self.talk.setdefault(change.code, {})[change.number] = change.body
            elif isinstance(change, RecordRow):
                self.records[change.id] = change
            elif isinstance(change, AnalysisRow):
                self.analyses.setdefault(change.code, {})[change.level] = change
            elif isinstance(change, ClaimRow):
                self.claims[change.hash] = change
            elif isinstance(change, ReportRow):
                self.told[change.id] = change
            elif isinstance(change, BanRow):
                self.banned[change.address] = change
            elif isinstance(change, Removal):
                self._remove(change)
            elif isinstance(change, RunRow):
                self.runs[change.code] = change
            # people who come back live in houses

    def _is_as_it_was(self, removal: Removal) -> bool:
        table, record = self.tables.get(removal.key), self.records.get(removal.key)
        report = self.told.get(removal.key)
        found = {
            "table": table and table.updated,
            "record": record and record.opened,
            "report": report and report.at,
        }.get(removal.kind)
        return found is not None and removal.at in (None, found)

    def _remove(self, removal: Removal) -> None:
        if removal.kind == "table":
            self._remove_table(removal.key)
            self.runs.pop(removal.key, None)
            self.claims = {h: row for h, row in self.claims.items() if row.code != removal.key}
        else:
            held: dict[str, Any] = self.records if removal.kind == "record" else self.told
            held.pop(removal.key, None)
            self.analyses.pop(removal.key, None)

    def _remove_table(self, code: str) -> None:
        for held in (self.tables, self.logs, self.snapshots, self.talk, self.analyses):
            held.pop(code, None)

    def _forget_old(self) -> None:
        for over in (True, False):
            rows = [row for row in self.tables.values() if (row.phase == "over") is over]
            rows.sort(key=lambda row: row.updated)
            for row in rows[:-KEPT]:
                self._remove_table(row.code)
        for id in list(self.records)[:-KEPT]:
            del self.records[id]
        there = self.tables.keys() | self.records.keys()
        self.analyses = {code: rows for code, rows in self.analyses.items() if code in there}
        now = self.wall_ms()
        self.claims = {hash: row for hash, row in self.claims.items() if row.until > now}

    def _told(self) -> Iterable[bytes]:
        """The same things in as few lines as there are tables."""
        for code in {**self.tables, **self.logs, **self.snapshots, **self.talk}:
            changes: list[Change] = [self.tables[code]] if code in self.tables else []
            log = self.logs.get(code, [])
            changes += [EntryRow(code, n, body) for n, body in enumerate(log, 1)]
            if code in self.snapshots:
                changes.append(self.snapshots[code])
            changes += [ChatRow(code, n, body) for n, body in self.talk.get(code, {}).items()]
            yield write_line(changes)
        for record in self.records.values():
            yield write_line([record])
        for rows in self.analyses.values():
            yield write_line(list(rows.values()))
        if self.runs:
            yield write_line(list(self.runs.values()))
        if self.claims:
            yield write_line(list(self.claims.values()))
        if self.told:
            yield write_line(list(self.told.values()))
        if self.banned:
            yield write_line(list(self.banned.values()))

    async def take_claim(self, hash: str) -> ClaimRow | None:
        """Give this code away: it is written down again as one that is too old."""
        claim = self.claims.get(hash)
        if claim is None or claim.until <= self.wall_ms():
            return None
        used: list[Change] = [claim._replace(until=0)]
        self.disk.append(write_line(used))
        self._take(used)
        return claim

    # -- reading

    async def table(self, code: str) -> TableRow | None:
        return self.tables.get(code)

    async def entries(self, code: str) -> list[str]:
        return list(self.logs.get(code, ()))

    async def snapshot(self, code: str) -> SnapshotRow | None:
        return self.snapshots.get(code)

    async def chat(self, code: str, last: int) -> list[str]:
        return [body for _, body in sorted(self.talk.get(code, {}).items())][-last:]

    async def running(self, after: str, limit: int, text: str = "") -> list[TableRow]:
        found = [row for row in self._oldest("playing") if row.code > after and text in row.body]
        return sorted(found, key=lambda row: row.code)[:limit]

    async def due(self, before: int) -> list[str]:
        return [
            row.code for row in self._oldest("playing") if row.due is not None and row.due < before
        ]

    async def listed(self, limit: int, phase: str = "playing") -> list[TableRow]:
        return [row for row in self._oldest(phase)[::-1] if row.listed][:limit]

    async def count_listed(self) -> dict[str, int]:
        return dict(Counter(row.game for row in self._oldest("playing") if row.listed))

    async def record(self, id: str) -> RecordRow | None:
        return self.records.get(id)

    async def analysis(self, code: str, level: str) -> AnalysisRow | None:
        return self.analyses.get(code, {}).get(level)

    async def forgotten(self, phase: str, before: int, limit: int) -> list[TableRow]:
        return [row for row in self._oldest(phase) if row.updated < before][:limit]

    async def forgotten_records(self, before: int, limit: int) -> list[tuple[str, int]]:
        found = [(row.opened, row.id) for row in self.records.values() if row.opened < before]
        return [(id, opened) for opened, id in sorted(found)][:limit]

    async def newest(self, phase: str, limit: int) -> list[TableRow]:
        return self._oldest(phase)[::-1][:limit]

    def _oldest(self, phase: str) -> list[TableRow]:
        found = [row for row in self.tables.values() if row.phase == phase]
        return sorted(found, key=lambda row: row.updated)

    async def count_phases(self) -> dict[str, int]:
        return dict(Counter(row.phase for row in self.tables.values()))

    async def bans(self) -> list[BanRow]:
        now = self.wall_ms()
        return [ban for _, ban in sorted(self.banned.items()) if ban.until > now]

    async def reports(self, limit: int) -> list[ReportRow]:
        return sorted(self.told.values(), key=lambda row: -row.at)[:limit]

    async def size(self) -> int:
        return sum(map(len, self._told()))

    async def all_tables(self, after: str, limit: int) -> list[TableRow]:
        return some(self.tables, after, limit)

    async def all_records(self, after: str, limit: int) -> list[RecordRow]:
        return some(self.records, after, limit)

    async def all_runs(self, after: str, limit: int) -> list[RunRow]:
        return some(self.runs, after, limit)

    async def best(self, game: str, kind: str, seats: int, each: int) -> list[RunRow]:
        def place(run: RunRow) -> tuple[str, int, str]:
            return run.kind, run.seats, run.apart

        found = [
            run
            for run in self.runs.values()
            if run.game == game and kind in ("", run.kind) and seats in (0, run.seats)
        ]
        found.sort(key=lambda run: (*place(run), run.first, run.second, run.finished))
        return [run for _, group in groupby(found, place) for run in list(group)[:each]]


def some(held: dict[str, T], after: str, limit: int) -> list[T]:
    """So many after this key, in the order of their keys."""
    return [held[key] for key in sorted(held) if key > after][:limit]


def write_line(changes: list[Change]) -> bytes:
    text = _encode(
        [
            ["entry", c.code, c.number, c.body] if isinstance(c, EntryRow) else [NAMES[type(c)], *c]
            for c in changes
        ]
    )
    return b"%08x %s\n" % (zlib.crc32(text), text)


def read_line(line: bytes) -> list[Change] | None:
    """What was written together; None for a line that is not whole."""
    text = line[9:-1]
    if line[-1:] != b"\n" or line[:9] != b"%08x " % zlib.crc32(text):
        return None
    return [
        EntryRow(*fields) if name == "entry" else KINDS[name](*fields)
        for name, *fields in _decode(text)
    ]
