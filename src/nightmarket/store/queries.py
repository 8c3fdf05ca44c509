"""The questions a store is asked, in SQL: the same for every database. Each brings its own `_rows`."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, TypeVar

from mypy_extensions import mypyc_attr

from nightmarket.store.rows import (
    AnalysisRow,
    BanRow,
    CallRow,
    ClaimRow,
    HandleRow,
    KeyRow,
    PersonRow,
    RecordRow,
    ReportRow,
    RunRow,
    SeatRow,
    SnapshotRow,
    TableRow,
)

R = TypeVar("R")

# The best of every kind, seat count and list; an empty kind and no seats stand for all.
BEST: Final = """
    SELECT code, game, kind, seats, apart, first, second, finished, body FROM (
        SELECT *, row_number() OVER (
            PARTITION BY kind, seats, apart ORDER BY first, second, finished
        ) AS place FROM runs
        WHERE game = $1 AND ($2 = '' OR kind = $2) AND ($3 = 0 OR seats = $3)
    ) AS r WHERE place <= $4 ORDER BY kind, seats, apart, place LIMIT 500
"""


@mypyc_attr(allow_interpreted_subclasses=True)
class Queries:
    """Reads; whoever inherits it says how a database is asked, and writes."""

    async def _rows(self, sql: str, *args: object) -> list[Any]:
        """What the database answers; values are called $1, $2 …"""
        raise NotImplementedError

    def _bytewise(self, column: str) -> str:
        """This column in the order of its bytes, whatever language the database speaks."""
        raise NotImplementedError

    def wall_ms(self) -> int:
        raise NotImplementedError

    async def _all(self, kind: Callable[..., R], sql: str, *args: object) -> list[R]:
        return [kind(*row) for row in await self._rows(sql, *args)]

    async def _one(self, kind: Callable[..., R], sql: str, *args: object) -> R | None:
        found = await self._rows(sql, *args)
        return kind(*found[0]) if found else None

    # -- tables

    async def table(self, code: str) -> TableRow | None:
        return await self._one(TableRow, "SELECT * FROM tables WHERE code = $1", code)

    async def snapshot(self, code: str) -> SnapshotRow | None:
        return await self._one(SnapshotRow, "SELECT * FROM snapshots WHERE code = $1", code)

    async def chat(self, code: str, last: int) -> list[str]:
        sql = "SELECT body FROM chat WHERE code = $1 ORDER BY number DESC LIMIT $2"
        return (await self._all(str, sql, code, last))[::-1]

    async def due(self, before: int) -> list[str]:
        """Tables in which something happens by itself before this time."""
        return await self._all(str, "SELECT code FROM tables WHERE due < $1 LIMIT 1000", before)

    async def listed(self, limit: int, phase: str = "playing") -> list[TableRow]:
        sql = "SELECT * FROM tables WHERE phase = $1 AND listed = 1 ORDER BY updated DESC LIMIT $2"
        return await self._all(TableRow, sql, phase, limit)

    async def count_listed(self) -> dict[str, int]:
        """Running tables that anybody may watch, by game."""
        sql = "SELECT game, count(*) FROM tables WHERE phase = 'playing' AND listed = 1 GROUP BY 1"
        return {row[0]: row[1] for row in await self._rows(sql)}

    async def newest(self, phase: str, limit: int) -> list[TableRow]:
        sql = "SELECT * FROM tables WHERE phase = $1 ORDER BY updated DESC LIMIT $2"
        return await self._all(TableRow, sql, phase, limit)

    async def forgotten(self, phase: str, before: int, limit: int) -> list[TableRow]:
        """Tables nobody has opened since, the longest first."""
        sql = "SELECT * FROM tables WHERE phase = $1 AND updated < $2 ORDER BY updated LIMIT $3"
        return await self._all(TableRow, sql, phase, before, limit)

    async def count_phases(self) -> dict[str, int]:
        rows = await self._rows("SELECT phase, count(*) FROM tables GROUP BY phase")
        return {row[0]: row[1] for row in rows}

    # -- records, and what was found in them

    async def record(self, id: str) -> RecordRow | None:
        return await self._one(RecordRow, "SELECT * FROM records WHERE id = $1", id)

    async def forgotten_records(self, before: int, limit: int) -> list[tuple[str, int]]:
        sql = "SELECT id, opened FROM records WHERE opened < $1 ORDER BY opened LIMIT $2"
        return [(row[0], row[1]) for row in await self._rows(sql, before, limit)]

    async def analysis(self, code: str, level: str) -> AnalysisRow | None:
        sql = "SELECT * FROM analyses WHERE code = $1 AND level = $2"
        return await self._one(AnalysisRow, sql, code, level)

    async def best(self, game: str, kind: str, seats: int, each: int) -> list[RunRow]:
        return await self._all(RunRow, BEST, game, kind, seats, each)

    # -- keeping the house

    async def take_claim(self, hash: str) -> ClaimRow | None:
        """Give this code away: whoever comes second finds none. Old ones go with it, and old bans."""
        now = self.wall_ms()
        await self._rows("DELETE FROM bans WHERE until < $1", now)
        sql = "DELETE FROM claims WHERE hash = $1 OR until < $2 RETURNING *"
        for claim in await self._all(ClaimRow, sql, hash, now):
            if claim.hash == hash and claim.until > now:
                return claim
        return None

    async def bans(self) -> list[BanRow]:
        sql = "SELECT * FROM bans WHERE until > $1 ORDER BY address"
        return await self._all(BanRow, sql, self.wall_ms())

    async def reports(self, limit: int) -> list[ReportRow]:
        return await self._all(ReportRow, "SELECT * FROM reports ORDER BY at DESC LIMIT $1", limit)

    # -- people who come back

    async def person(self, id: str) -> PersonRow | None:
        return await self._one(PersonRow, "SELECT * FROM people WHERE id = $1", id)

    async def found_by(self, key: str) -> str | None:
        return await self._one(str, "SELECT person FROM handles WHERE key = $1", key)

    async def handles_of(self, person: str) -> list[HandleRow]:
        sql = f"SELECT * FROM handles WHERE person = $1 ORDER BY {self._bytewise('key')}"
        return await self._all(HandleRow, sql, person)

    async def seats_at(self, code: str) -> list[SeatRow]:
        return await self._all(SeatRow, "SELECT * FROM seats WHERE code = $1", code)

    async def seats_of(self, person: str) -> list[SeatRow]:
        sql = (
            "SELECT s.* FROM seats s LEFT JOIN tables t ON t.code = s.code WHERE s.person = $1"
            f" ORDER BY coalesce(t.updated, 0), {self._bytewise('s.code')}"
        )
        return await self._all(SeatRow, sql, person)

    async def calls_of(self, person: str) -> list[CallRow]:
        sql = f"SELECT * FROM calls WHERE person = $1 ORDER BY {self._bytewise('id')}"
        return await self._all(CallRow, sql, person)

    async def count_people(self) -> tuple[int, int]:
        sql = "SELECT (SELECT count(*) FROM people), (SELECT count(*) FROM calls)"
        people, calls = (await self._rows(sql))[0]
        return people, calls

    async def forgotten_people(self, before: int, limit: int) -> list[PersonRow]:
        sql = "SELECT * FROM people WHERE seen < $1 ORDER BY seen LIMIT $2"
        return await self._all(PersonRow, sql, before, limit)

    async def idle_people(self, before: int, limit: int) -> list[PersonRow]:
        sql = (
            "SELECT * FROM people WHERE seen < $1 AND NOT EXISTS"
            " (SELECT 1 FROM seats WHERE person = people.id) ORDER BY seen LIMIT $2"
        )
        return await self._all(PersonRow, sql, before, limit)

    async def key(self, name: str) -> str | None:
        return await self._one(str, "SELECT body FROM keys WHERE name = $1", name)

    async def keys(self) -> list[KeyRow]:
        return await self._all(KeyRow, f"SELECT * FROM keys ORDER BY {self._bytewise('name')}")

    # -- everything there is

    async def all_tables(self, after: str, limit: int) -> list[TableRow]:
        return await self._after(TableRow, "tables", "code", after, limit)

    async def all_records(self, after: str, limit: int) -> list[RecordRow]:
        return await self._after(RecordRow, "records", "id", after, limit)

    async def all_runs(self, after: str, limit: int) -> list[RunRow]:
        return await self._after(RunRow, "runs", "code", after, limit)

    async def all_people(self, after: str, limit: int) -> list[PersonRow]:
        return await self._after(PersonRow, "people", "id", after, limit)

    async def _after(
        self, kind: Callable[..., R], table: str, key: str, after: str, limit: int
    ) -> list[R]:
        order = self._bytewise(key)
        sql = f"SELECT * FROM {table} WHERE {order} > $1 ORDER BY {order} LIMIT $2"
        return await self._all(kind, sql, after, limit)
