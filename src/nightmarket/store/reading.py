"""A database as it was at one moment, read beside the server that writes to it."""

from __future__ import annotations

import asyncio
import sqlite3
from pathlib import Path

from nightmarket.store import StoreTrouble
from nightmarket.store.journal import DECODE
from nightmarket.store.rows import Change
from nightmarket.store.sqlite import MIGRATIONS, Done, SqliteStore


class SqliteReader(SqliteStore):
    """Takes no lock and writes nothing; what happens after `open` is not seen."""

    def __init__(self, path: Path) -> None:
        super().__init__(path)
        self._fresh: dict[str, list[tuple[int, str]]] = {}  # what is not filed yet, by table

    async def open(self) -> None:
        self._loop = asyncio.get_running_loop()
        if not self.path.is_file():
            raise StoreTrouble(f"there is no {self.path}")
        connection = self._connect()
        connection.execute("PRAGMA query_only=ON")
        connection.execute("BEGIN")  # from the first look on it shows one moment
        have = connection.execute("PRAGMA user_version").fetchone()[0]
        if have != len(MIGRATIONS):
            connection.close()
            raise StoreTrouble(f"{self.path} is of another version: serve it once with this one")
        for row in connection.execute("SELECT body FROM journal ORDER BY id").fetchall():
            for code, number, entry in DECODE(row[0]):
                self._fresh.setdefault(code, []).append((number, bytes(entry).decode()))
        self._reader = connection

    def write(self, changes: list[Change], done: Done) -> None:
        done(sqlite3.OperationalError("this store is only read"))

    async def try_write(self) -> None:
        raise sqlite3.OperationalError("this store is only read")

    async def entries(self, code: str) -> list[str]:
        found = await self._filed(code)
        for number, body in self._fresh.get(code, ()):
            if number == len(found) + 1:  # else it is filed already
                found.append(body)
        return found
