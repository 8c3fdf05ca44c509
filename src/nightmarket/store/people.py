# mypyc: no (texts)
"""People who come back, on disk: their tables, and what a store that keeps them can be asked."""

from __future__ import annotations

from typing import Final, Protocol, TypeGuard

from nightmarket.store.rows import CallRow, HandleRow, KeyRow, PersonRow, SeatRow

MIGRATION: Final = """
    CREATE TABLE people (
        id TEXT PRIMARY KEY, revision INTEGER NOT NULL, seen INTEGER NOT NULL, body TEXT NOT NULL
    ) WITHOUT ROWID;
    CREATE INDEX people_by_seen ON people (seen);
    CREATE TABLE handles (key TEXT PRIMARY KEY, person TEXT NOT NULL) WITHOUT ROWID;
    CREATE INDEX handles_by_person ON handles (person);
    CREATE TABLE seats (
        code TEXT NOT NULL, person TEXT NOT NULL, told INTEGER NOT NULL, body TEXT NOT NULL,
        PRIMARY KEY (code, person)
    ) WITHOUT ROWID;
    CREATE INDEX seats_by_person ON seats (person);
    CREATE TABLE calls (
        id TEXT PRIMARY KEY, person TEXT NOT NULL, body TEXT NOT NULL
    ) WITHOUT ROWID;
    CREATE INDEX calls_by_person ON calls (person);
    CREATE TABLE keys (name TEXT PRIMARY KEY, body TEXT NOT NULL) WITHOUT ROWID;
"""
# A new person, or one that stands as whoever writes has read it: else no row is touched.
FENCED: Final = """
    INSERT INTO people SELECT
        json_extract(value, '$[0]'), json_extract(value, '$[1]'), json_extract(value, '$[2]'),
        json_extract(value, '$[3]')
    FROM json_each(?) WHERE json_extract(value, '$[1]') = 1 OR EXISTS (
        SELECT 1 FROM people p WHERE p.id = json_extract(value, '$[0]')
    )
    ON CONFLICT (id) DO UPDATE SET
        revision = excluded.revision, seen = excluded.seen, body = excluded.body
    WHERE people.revision = excluded.revision - 1
"""
UNSAID: Final = """
    DELETE FROM chat WHERE (code, number) IN (
        SELECT json_extract(value, '$[0]'), json_extract(value, '$[1]') FROM json_each(?)
    )
"""


class PeopleStore(Protocol):
    """What a store is asked about people, where it keeps any. They are written as everything else is."""

    async def person(self, id: str) -> PersonRow | None: ...
    async def found_by(self, key: str) -> str | None:
        """The person with this handle."""
        ...

    async def handles_of(self, person: str) -> list[HandleRow]: ...
    async def seats_at(self, code: str) -> list[SeatRow]: ...
    async def seats_of(self, person: str) -> list[SeatRow]:
        """The tables that were opened last come last."""
        ...

    async def calls_of(self, person: str) -> list[CallRow]: ...
    async def count_people(self) -> tuple[int, int]:
        """People, and places where they are called."""
        ...

    async def forgotten_people(self, before: int, limit: int) -> list[PersonRow]: ...
    async def idle_people(self, before: int, limit: int) -> list[PersonRow]:
        """The same, of those who have no seat anywhere."""
        ...

    async def key(self, name: str) -> str | None: ...
    async def keys(self) -> list[KeyRow]: ...
    async def all_people(self, after: str, limit: int) -> list[PersonRow]: ...


def keeps_people(store: object) -> TypeGuard[PeopleStore]:
    """Asked by what it can do: a protocol knows nobody once it is compiled."""
    return hasattr(store, "found_by")
