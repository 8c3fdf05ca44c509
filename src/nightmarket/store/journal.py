"""The journal: entries of all tables in the order they came, on their way to where they belong.

The log of a table lies together on disk. To write one entry of each of a hundred tables would touch a
hundred pages, each of them to be written and synchronised; the journal takes them as one row. Later,
when a table has a few of them, they are filed under `entries` along with newer ones of others.
"""

from __future__ import annotations

import sqlite3
from typing import Final

import msgspec

from nightmarket.store.rows import EntryRow, SnapshotRow

ENCODE: Final = msgspec.json.Encoder().encode

_ROW: Final = (
    "json_extract(value, '$[0]'), json_extract(value, '$[1]'), json_extract(value, '$[2]')"
)
MIGRATION: Final = f"""
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
WRITE: Final = "INSERT INTO moves VALUES (?, ?, ?, ?, ?)"
EMPTY: Final = f"""
    BEGIN IMMEDIATE;
    INSERT OR IGNORE INTO entries SELECT {_ROW} FROM journal, json_each(journal.body) ORDER BY 1, 2;
    DELETE FROM journal;
    COMMIT;
"""
FULL: Final = 128  # entries of one table that are worth a few pages
OLD: Final = 1024  # commits after which a slow table is filed too


class Waiting:
    """What the journal holds of one table."""

    __slots__ = ("last", "rows", "since")

    def __init__(self, since: int, last: int) -> None:
        self.since = since  # row of the journal
        self.last = last  # number of the newest entry
        self.rows: list[EntryRow] = []


class Journal:
    """Belongs to the thread that writes. Whatever fails there, `empty` makes disk and memory agree;
    until it has, nothing new may be written, or what is not filed yet would be swept away."""

    def __init__(self, connection: sqlite3.Connection) -> None:
        self.connection = connection
        self.id = 0
        self.waiting: dict[str, Waiting] = {}  # the longest first
        self.agrees = False  # memory with disk

    def write(self, rows: list[EntryRow], snapshots: list[SnapshotRow], wanted: list[str]) -> None:
        """Take entries. One whose number its table has already is an IntegrityError."""
        self.id += 1
        fresh: list[EntryRow] = []
        filed: list[EntryRow] = []
        for row in rows:
            held = self.waiting.get(row.code)
            if held is None:
                # The first one is filed at once: that shows whether its number is free.
                filed.append(row)
                self.waiting[row.code] = Waiting(self.id, row.number)
                continue
            if row.number <= held.last:
                raise sqlite3.IntegrityError(f"table {row.code} has an entry {row.number} already")
            held.last = row.number
            held.rows.append(row)
            fresh.append(row)
            if len(held.rows) >= FULL:
                filed += self.waiting.pop(row.code).rows
        for code in wanted:
            if code in self.waiting:
                filed += self.waiting.pop(code).rows
        oldest = self.id
        for code, held in list(self.waiting.items()):
            if held.since > self.id - OLD:
                oldest = held.since
                break
            filed += self.waiting.pop(code).rows
        texts = [ENCODE(part).decode() for part in (fresh, filed, snapshots)]
        self.connection.execute(WRITE, (self.id, texts[0], texts[1], oldest, texts[2]))

    def empty(self) -> None:
        """File everything: when there is nothing else to do, on opening, and after a failure."""
        self.agrees = False
        self.waiting.clear()
        try:
            self.connection.executescript(EMPTY)
        except BaseException:
            if self.connection.in_transaction:
                self.connection.execute("ROLLBACK")
            raise
        self.agrees = True
