"""The journal: entries of all tables in the order they came, on their way to where they belong.

The log of a table lies together on disk, in parts of many entries. To write one entry of each of a
hundred tables would touch a hundred pages, each of them to be written and synchronised; the journal
takes them as one row. When a table has gathered a part, that is filed under `logs`, along with newer
entries of others.
"""

from __future__ import annotations

import logging
import sqlite3
from typing import Final

import msgspec

from nightmarket.store.rows import EntryRow, SnapshotRow

log = logging.getLogger("nightmarket.store")

ENCODE: Final = msgspec.json.Encoder().encode
DECODE: Final = msgspec.json.Decoder(list[tuple[str, int, msgspec.Raw]]).decode

_ROW: Final = (
    "json_extract(value, '$[0]'), json_extract(value, '$[1]'), json_extract(value, '$[2]')"
)
# Entries one by one, as they were filed at first.
FIRST_MIGRATION: Final[str] = f"""
    CREATE TABLE journal (id INTEGER PRIMARY KEY, body TEXT NOT NULL);
    -- The whole log for whoever looks from outside; UNION drops what is both filed and not yet swept.
    CREATE VIEW told AS
        SELECT code, number, body FROM entries
        UNION
        SELECT {_ROW} FROM journal, json_each(journal.body);
    -- All that a group of moves writes, as one statement and so as one transaction.
    CREATE VIEW moves AS SELECT 0 AS id, '' AS fresh, '' AS filed, 0 AS oldest, '' AS snapshots;
    CREATE TRIGGER write_moves INSTEAD OF INSERT ON moves BEGIN
        INSERT INTO journal VALUES (new.id, new.fresh);
        INSERT INTO entries SELECT {_ROW} FROM json_each(new.filed);
        DELETE FROM journal WHERE id < new.oldest;
        INSERT OR REPLACE INTO snapshots SELECT {_ROW} FROM json_each(new.snapshots);
    END;
"""
# What was written before stays in `entries`; from now on entries are filed in parts.
MIGRATION: Final[str] = f"""
    INSERT OR IGNORE INTO entries SELECT {_ROW} FROM journal, json_each(journal.body) ORDER BY 1, 2;
    DELETE FROM journal;
    DROP VIEW told;
    DROP VIEW moves;
    CREATE TABLE logs (
        code TEXT NOT NULL, first INTEGER NOT NULL, body TEXT NOT NULL, PRIMARY KEY (code, first)
    ) WITHOUT ROWID;
    -- The whole log for whoever looks from outside; UNION drops what is both filed and not yet swept.
    CREATE VIEW told AS
        SELECT code, number, body FROM entries
        UNION
        SELECT code, first + key AS number, value AS body FROM logs, json_each(logs.body)
        UNION
        SELECT {_ROW} FROM journal, json_each(journal.body);
    -- All that a group of moves writes, as one statement and so as one transaction.
    CREATE VIEW moves AS SELECT 0 AS id, '' AS fresh, '' AS filed, 0 AS oldest, '' AS snapshots;
    CREATE TRIGGER write_moves INSTEAD OF INSERT ON moves BEGIN
        INSERT INTO journal VALUES (new.id, new.fresh);
        INSERT INTO logs SELECT {_ROW} FROM json_each(new.filed);
        DELETE FROM journal WHERE id < new.oldest;
        INSERT OR REPLACE INTO snapshots SELECT {_ROW} FROM json_each(new.snapshots);
    END;
"""
# Entries that fit no log (a damaged disk, a file changed by hand), kept for whoever can make sense of
# them: one table's misfortune must not stop the writes of all.
DAMAGED: Final[str] = """
    CREATE TABLE damaged (code TEXT NOT NULL, number INTEGER NOT NULL, body TEXT NOT NULL);
"""
WRITE: Final = "INSERT INTO moves VALUES (?, ?, ?, ?, ?)"
# How long the filed log of a table is. There is none, or it begins with entry 1 and has no gaps.
LENGTH: Final = """
    SELECT max(
        ifnull((SELECT first + json_array_length(body) - 1
                FROM logs WHERE code = ?1 ORDER BY first DESC LIMIT 1), 0),
        ifnull((SELECT max(number) FROM entries WHERE code = ?1), 0)
    )
"""
FULL: Final = 128  # entries of one table that are worth a few pages
OLD: Final = 1024  # commits after which a slow table is filed too


class Waiting:
    """What the journal holds of one table."""

    def __init__(self, code: str, since: int, first: int) -> None:
        self.code = ENCODE(code).decode()
        self.since = since  # row of the journal
        self.first = first
        self.bodies: list[str] = []

    @property
    def next(self) -> int:
        """Number of the entry that comes after these."""
        return self.first + len(self.bodies)

    def add(self, number: int, body: str) -> None:
        if number != self.next:
            raise sqlite3.IntegrityError(f"{self.code}: entry {number} is not {self.next}")
        self.bodies.append(body)

    def part(self) -> str:
        """As it will be filed."""
        return f"[{self.code},{self.first},[{','.join(self.bodies)}]]"


class Journal:
    """Belongs to the thread that writes. Whatever fails there, `empty` makes disk and memory agree;
    until it has, nothing new may be written, or what is not filed yet would be swept away."""

    def __init__(self, connection: sqlite3.Connection) -> None:
        self.connection = connection
        self.id = 0
        self.waiting: dict[str, Waiting] = {}  # the longest first
        self.agrees = False  # memory with disk

    def write(self, rows: list[EntryRow], snapshots: list[SnapshotRow], wanted: list[str]) -> None:
        """Take entries. One that is not the next of its table is an IntegrityError."""
        self.id += 1
        fresh: list[str] = []
        filed: list[str] = []
        for row in rows:
            held = self._held(row.code)
            held.add(row.number, row.body)
            fresh.append(f"[{held.code},{row.number},{row.body}]")
            if len(held.bodies) >= FULL:
                filed.append(held.part())
                del self.waiting[row.code]
                self.waiting[row.code] = Waiting(row.code, self.id, held.next)
        old = [code for code in wanted if code in self.waiting]
        oldest = self.id
        for code, held in self.waiting.items():
            if held.since > self.id - OLD:
                oldest = held.since
                break
            old.append(code)
        for code in dict.fromkeys(old):
            held = self.waiting.pop(code)
            if held.bodies:
                filed.append(held.part())
        told = ENCODE(snapshots).decode() if snapshots else "[]"
        self.connection.execute(
            WRITE, (self.id, f"[{','.join(fresh)}]", f"[{','.join(filed)}]", oldest, told)
        )

    def _held(self, code: str) -> Waiting:
        held = self.waiting.get(code)
        if held is None:
            length: int = self.connection.execute(LENGTH, (code,)).fetchone()[0]
            held = self.waiting[code] = Waiting(code, self.id, length + 1)
        return held

    def empty(self) -> None:
        """File everything: when there is nothing else to do, on opening, and after a failure."""
        self.agrees = False
        self.waiting.clear()
        connection = self.connection
        try:
            connection.execute("BEGIN IMMEDIATE")
            for row in connection.execute("SELECT body FROM journal ORDER BY id").fetchall():
                for code, number, entry in self._decode(row[0]):
                    held = self._held(code)
                    if number > held.next:
                        self._set_aside(code, number, bytes(entry).decode())
                    elif number == held.next:  # else it is filed already
                        held.add(number, bytes(entry).decode())
            parts = ",".join([held.part() for held in self.waiting.values() if held.bodies])
            connection.execute(f"INSERT INTO logs SELECT {_ROW} FROM json_each(?)", (f"[{parts}]",))
            connection.execute("DELETE FROM journal")
            connection.execute("COMMIT")
        except BaseException:
            if connection.in_transaction:
                connection.execute("ROLLBACK")
            raise
        self.waiting.clear()
        self.agrees = True

    def _decode(self, body: str) -> list[tuple[str, int, msgspec.Raw]]:
        try:
            return DECODE(body)
        except msgspec.DecodeError:
            self._set_aside("", 0, body)
            return []

    def _set_aside(self, code: str, number: int, body: str) -> None:
        log.error("an entry fits no log and is set aside: table %r, entry %d", code, number)
        self.connection.execute("INSERT INTO damaged VALUES (?, ?, ?)", (code, number, body))
