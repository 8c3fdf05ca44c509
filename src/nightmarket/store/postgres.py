# mypyc: no (waits for a database)
"""The store of many nodes: PostgreSQL. One connection writes, in groups; one listens and beats.

Nothing that was written once is written over by somebody who has not read it: entries and lines of the
chat fail on their key, rows of tables on their revision. Whoever fails is told `Conflict`. A change that
is there word for word counts as written, so what was sent before a connection broke is sent again.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import Awaitable, Callable
from typing import Any, Final, TypeVar

import asyncpg

from nightmarket.store import Conflict, Done, StoreTrouble
from nightmarket.store.queries import Queries
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
from nightmarket.store.shared import Hint, News, Seen

log = logging.getLogger("nightmarket.store")

T = TypeVar("T")
Job = tuple[list[Change], Done]

LOCK: Final = 0x6E69676874  # of those who migrate
CHANNEL: Final = "nightmarket"
PAYLOAD: Final = 7000  # bytes of a notice; PostgreSQL takes 8000
GROUP: Final = 1000  # writes in one commit, more or less
PATIENCE_S: Final = 12.0  # for so long a write waits for a database that is away
ANSWER_S: Final = 8.0  # a database that takes longer for one statement is away
BEAT_S: Final = 1.0
DEAD_S: Final = 4.0  # a node that has not beaten for so long

# Numbered: an older database is brought up to date on opening. Never edit one.
MIGRATIONS: Final = (
    """
    CREATE TABLE tables (
        code text PRIMARY KEY, phase text NOT NULL, listed int NOT NULL, updated bigint NOT NULL,
        body text NOT NULL, game text NOT NULL, version int NOT NULL, asked text NOT NULL, due bigint,
        revision int NOT NULL
    ) WITH (fillfactor = 70);
    CREATE INDEX tables_by_phase ON tables (phase, updated);
    CREATE INDEX tables_by_due ON tables (due) WHERE due IS NOT NULL;
    CREATE TABLE entries (
        code text, number int, body text NOT NULL, PRIMARY KEY (code, number)
    );
    CREATE TABLE chat (code text, number int, body text NOT NULL, PRIMARY KEY (code, number));
    CREATE TABLE snapshots (code text PRIMARY KEY, number int NOT NULL, body text NOT NULL);
    CREATE TABLE records (id text PRIMARY KEY, about text NOT NULL, body text NOT NULL);
    CREATE TABLE runs (
        code text PRIMARY KEY, game text NOT NULL, kind text NOT NULL, seats int NOT NULL,
        apart text NOT NULL, first int NOT NULL, second int NOT NULL, finished bigint NOT NULL,
        body text NOT NULL
    );
    CREATE INDEX runs_by_mark ON runs (game, kind, seats, apart, first, second, finished);
    CREATE TABLE claims (
        hash text PRIMARY KEY, code text NOT NULL, person int NOT NULL, until bigint NOT NULL
    );
    CREATE TABLE keepers (code text PRIMARY KEY, node text NOT NULL);
    -- What need not outlive the database: it costs no log, and a replica that takes over begins anew.
    CREATE UNLOGGED TABLE nodes (node text PRIMARY KEY, seen timestamptz NOT NULL);
    CREATE UNLOGGED TABLE present (
        code text, node text, people int[] NOT NULL, watchers int NOT NULL, PRIMARY KEY (code, node)
    );
    CREATE UNLOGGED TABLE openings (
        address text, minute int, count int NOT NULL, PRIMARY KEY (address, minute)
    );
    -- As many rows as were meant, or nothing at all.
    CREATE FUNCTION fence(have bigint, wanted bigint) RETURNS bool LANGUAGE plpgsql AS $$
    BEGIN
        IF have <> wanted THEN RAISE EXCEPTION 'fence' USING ERRCODE = 'NM001'; END IF;
        RETURN true;
    END $$;
    """,
    # Nobody knows when older records were opened: they count from now on.
    """
    ALTER TABLE records
        ADD COLUMN opened bigint NOT NULL DEFAULT (extract(epoch FROM now()) * 1000)::bigint;
    CREATE INDEX records_by_opened ON records (opened);
    CREATE TABLE reports (
        id text PRIMARY KEY, at bigint NOT NULL, code text NOT NULL, body text NOT NULL
    );
    """,
    "ALTER TABLE nodes ADD COLUMN rules text NOT NULL DEFAULT ''",  # that its games go by
    # People who come back.
    """
    CREATE TABLE people (
        id text PRIMARY KEY, revision int NOT NULL, seen bigint NOT NULL, body text NOT NULL
    );
    CREATE INDEX people_by_seen ON people (seen);
    CREATE TABLE handles (key text PRIMARY KEY, person text NOT NULL);
    CREATE INDEX handles_by_person ON handles (person);
    CREATE TABLE seats (
        code text, person text, told int NOT NULL, body text NOT NULL, PRIMARY KEY (code, person)
    );
    CREATE INDEX seats_by_person ON seats (person);
    CREATE TABLE calls (id text PRIMARY KEY, person text NOT NULL, body text NOT NULL);
    CREATE INDEX calls_by_person ON calls (person);
    CREATE TABLE keys (name text PRIMARY KEY, body text NOT NULL);
    """,
    "CREATE TABLE bans (address text PRIMARY KEY, until bigint NOT NULL)",
    """
    CREATE TABLE analyses (
        code text, level text, name text NOT NULL, body text NOT NULL, PRIMARY KEY (code, level)
    )
    """,
)

TELL: Final = f"SELECT count(pg_notify('{CHANNEL}', p)) FROM unnest($1::text[]) p"
# Entries alone are most of what is written: one statement, which is one transaction, notices included.
# `$4`: the one before stands in the same group.
ENTRIES: Final = f"""
    WITH fresh AS (
        INSERT INTO entries SELECT u.code, u.number, u.body
        FROM unnest($1::text[], $2::int[], $3::text[], $4::bool[]) AS u (code, number, body, follows)
        WHERE u.follows OR EXISTS (
            SELECT FROM entries e WHERE e.code = u.code AND e.number = u.number - 1
        )
        RETURNING 1
    )
    SELECT fence((SELECT count(*) FROM fresh), cardinality($1)),
        (SELECT count(pg_notify('{CHANNEL}', p)) FROM unnest($5::text[]) p)
"""
TABLES: Final = """
    WITH fresh AS (
        INSERT INTO tables AS t SELECT * FROM unnest(
            $1::text[], $2::text[], $3::int[], $4::bigint[], $5::text[], $6::text[], $7::int[],
            $8::text[], $9::bigint[], $10::int[]
        )
        ON CONFLICT (code) DO UPDATE SET
            phase = excluded.phase, listed = excluded.listed, updated = excluded.updated,
            body = excluded.body, game = excluded.game, version = excluded.version,
            asked = excluded.asked, due = excluded.due, revision = excluded.revision
        WHERE t.revision = excluded.revision - 1 OR (
            t.revision = excluded.revision AND t.body = excluded.body
            AND t.version <= excluded.version
        )
        RETURNING 1
    )
    SELECT fence((SELECT count(*) FROM fresh), cardinality($1))
"""
# A new person, or one that stands as whoever writes has read it.
PEOPLE: Final = """
    WITH fresh AS (
        INSERT INTO people AS p
        SELECT u.* FROM unnest($1::text[], $2::int[], $3::bigint[], $4::text[])
            AS u (id, revision, seen, body)
        WHERE u.revision = 1 OR EXISTS (SELECT FROM people o WHERE o.id = u.id)
        ON CONFLICT (id) DO UPDATE SET
            revision = excluded.revision, seen = excluded.seen, body = excluded.body
        WHERE p.revision = excluded.revision - 1
        RETURNING 1
    )
    SELECT fence((SELECT count(*) FROM fresh), cardinality($1))
"""
_REPLACE: Final = "INSERT INTO {0} SELECT * FROM unnest({1}) ON CONFLICT ({2}) DO UPDATE SET {3}"
INSERT: Final[dict[type, str]] = {
    TableRow: TABLES,
    ChatRow: "INSERT INTO chat SELECT * FROM unnest($1::text[], $2::int[], $3::text[])",
    SnapshotRow: _REPLACE.format(
        "snapshots AS s", "$1::text[], $2::int[], $3::text[]", "code",
        "number = excluded.number, body = excluded.body WHERE s.number <= excluded.number",
    ),
    RecordRow: _REPLACE.format(
        "records", "$1::text[], $2::text[], $3::text[], $4::bigint[]", "id",
        "about = excluded.about, body = excluded.body, opened = excluded.opened",
    ),
    AnalysisRow: _REPLACE.format(
        "analyses", "$1::text[], $2::text[], $3::text[], $4::text[]", "code, level",
        "name = excluded.name, body = excluded.body",
    ),
    RunRow: _REPLACE.format(
        "runs",
        "$1::text[], $2::text[], $3::text[], $4::int[], $5::text[], $6::int[], $7::int[],"
        " $8::bigint[], $9::text[]",
        "code",
        "first = excluded.first, second = excluded.second, finished = excluded.finished,"
        " apart = excluded.apart, body = excluded.body",
    ),
    ClaimRow: "INSERT INTO claims SELECT *"
    " FROM unnest($1::text[], $2::text[], $3::int[], $4::bigint[])",
    ReportRow: _REPLACE.format(
        "reports", "$1::text[], $2::bigint[], $3::text[], $4::text[]", "id", "body = excluded.body"
    ),
    PersonRow: PEOPLE,
    HandleRow: "INSERT INTO handles SELECT * FROM unnest($1::text[], $2::text[])",
    SeatRow: _REPLACE.format(
        "seats", "$1::text[], $2::text[], $3::int[], $4::text[]", "code, person",
        "told = excluded.told, body = excluded.body",
    ),
    CallRow: _REPLACE.format(
        "calls", "$1::text[], $2::text[], $3::text[]", "id",
        "person = excluded.person, body = excluded.body",
    ),
    KeyRow: "INSERT INTO keys SELECT * FROM unnest($1::text[], $2::text[]) ON CONFLICT DO NOTHING",
    Unsaid: "DELETE FROM chat c USING unnest($1::text[], $2::int[]) AS u (code, number)"
    " WHERE c.code = u.code AND c.number = u.number",
    BanRow: _REPLACE.format(
        "bans", "$1::text[], $2::bigint[]", "address", "until = excluded.until"
    ),
}  # fmt: skip
# By what a removal is of: the row with the time it was last opened, then what belongs to it.
_REMOVE: Final = """
    WITH gone AS (DELETE FROM {0} WHERE {1} = $1 AND {2} = coalesce($2::bigint, {2}) RETURNING 1)
    SELECT fence((SELECT count(*) FROM gone), 1)
"""
REMOVE: Final[dict[str, tuple[str, ...]]] = {
    "table": (
        _REMOVE.format("tables", "code", "updated"),
        *(
            f"DELETE FROM {name} WHERE code = $1"
            for name in (
                *("entries", "chat", "snapshots", "claims", "runs", "keepers", "present"),
                *("seats", "analyses"),
            )
        ),
    ),
    "record": (
        _REMOVE.format("records", "id", "opened"),
        "DELETE FROM analyses WHERE code = $1",
    ),
    "report": (_REMOVE.format("reports", "id", "at"),),
    "person": (
        _REMOVE.format("people", "id", "revision"),
        *(f"DELETE FROM {name} WHERE person = $1" for name in ("handles", "seats", "calls")),
    ),
    "handle": (_REMOVE.format("handles", "key", "0"),),
    "call": (_REMOVE.format("calls", "id", "0"),),
}
# Are these there word for word? By kind: what of a row tells.
SAME: Final = """
    SELECT (SELECT count(*) FROM unnest($1::text[], $2::int[], $3::text[]) AS u (code, number, body)
            JOIN entries e USING (code, number) WHERE e.body = u.body)
        + (SELECT count(*) FROM unnest($4::text[], $5::int[], $6::text[]) AS u (code, number, body)
            JOIN chat c USING (code, number) WHERE c.body = u.body)
        + (SELECT count(*) FROM unnest($7::text[], $8::int[], $9::text[]) AS u (code, revision, body)
            JOIN tables t USING (code, revision) WHERE t.body = u.body)
        + (SELECT count(*) FROM unnest($10::text[], $11::int[], $12::text[]) AS u (id, revision, body)
            JOIN people p USING (id, revision) WHERE p.body = u.body)
"""
NEWS: Final = """
    WITH seen AS (
        SELECT * FROM unnest($1::text[], $2::int[], $3::int[], $4::int[])
            AS s (code, revision, version, said)
    )
    SELECT 't' AS what, t.code, t.revision AS number, t.body, NULL::int[] AS people
        FROM seen s JOIN tables t USING (code) WHERE t.revision > s.revision
    UNION ALL
    SELECT 'e', e.code, e.number, e.body, NULL
        FROM seen s JOIN entries e ON e.code = s.code AND e.number > s.version
    UNION ALL
    SELECT 'c', c.code, c.number, c.body, NULL
        FROM seen s JOIN chat c ON c.code = s.code AND c.number > s.said
    UNION ALL
    SELECT 'p', p.code, p.watchers, '', p.people
        FROM seen s JOIN present p USING (code) JOIN nodes n USING (node)
        WHERE p.node <> $5 AND n.seen > clock_timestamp() - $6::float8 * interval '1 s'
    UNION ALL
    SELECT 'x', s.code, 0, '', NULL
        FROM seen s WHERE NOT EXISTS (SELECT FROM tables t WHERE t.code = s.code)
    ORDER BY 1, 2, 3
"""
_DEAD: Final = """NOT EXISTS (
    SELECT FROM nodes n
    WHERE n.node = k.node AND n.seen > clock_timestamp() - $2::float8 * interval '1 s'
)"""
# What is ours already costs no write, however often it is asked for.
KEEP: Final = f"""
    WITH ours AS (SELECT code FROM keepers WHERE node = $1 AND code = ANY($3::text[])),
    taken AS (
        INSERT INTO keepers AS k SELECT code, $1 FROM unnest($3::text[]) AS u (code)
        WHERE NOT EXISTS (
            SELECT FROM keepers k WHERE k.code = u.code AND (k.node = $1 OR NOT {_DEAD})
        ) ORDER BY code
        ON CONFLICT (code) DO UPDATE SET node = excluded.node WHERE {_DEAD}
        RETURNING code
    )
    SELECT code FROM ours UNION ALL SELECT code FROM taken
"""
ORPHANS: Final = f"""
    UPDATE keepers SET node = $1 WHERE code IN (
        SELECT code FROM keepers k WHERE {_DEAD} LIMIT $3 FOR UPDATE SKIP LOCKED
    ) RETURNING code
"""
DUE_UNKEPT: Final = f"""
    SELECT code FROM tables t WHERE due < $3 AND NOT EXISTS (
        SELECT FROM keepers k WHERE k.code = t.code AND k.node <> $1 AND NOT {_DEAD}
    ) LIMIT 100
"""
PRESENT: Final = f"""
    WITH gone AS (DELETE FROM present WHERE node = $1 AND code = ANY($5::text[])),
    here AS (
        INSERT INTO present SELECT code, $1, people::int[], watchers
        FROM unnest($2::text[], $3::text[], $4::int[]) AS u (code, people, watchers) ORDER BY code
        ON CONFLICT (code, node) DO UPDATE
        SET people = excluded.people, watchers = excluded.watchers
    )
    SELECT count(pg_notify('{CHANNEL}', p)) FROM unnest($6::text[]) p
"""
BEAT: Final = """
    INSERT INTO nodes VALUES ($1, clock_timestamp(), $2)
    ON CONFLICT (node) DO UPDATE SET seen = excluded.seen
    RETURNING (extract(epoch FROM seen) * 1000)::bigint
"""
OTHER_RULES: Final = """
    SELECT rules FROM nodes
    WHERE rules <> $1 AND rules <> '' AND seen > clock_timestamp() - $2::float8 * interval '1 s'
"""
TRY: Final = "UPDATE nodes SET seen = seen WHERE node = $1"
# A commit of its own: when that is done, a synchronous replica has whatever was committed before it.
SURE: Final = "SELECT pg_logical_emit_message(true, 'nightmarket', '')"
ALIVE: Final = """
    SELECT node FROM nodes WHERE seen > clock_timestamp() - $1::float8 * interval '1 s'
"""
# The database is away, or cannot take this now: another time, or another server of the address, may.
AWAY: Final = (
    OSError,
    TimeoutError,
    asyncpg.InterfaceError,
    asyncpg.InternalClientError,
    asyncpg.PostgresConnectionError,
    asyncpg.exceptions.OperatorInterventionError,
    asyncpg.exceptions.InsufficientResourcesError,
    asyncpg.exceptions.ReadOnlySQLTransactionError,
    asyncpg.exceptions.TransactionRollbackError,
    asyncpg.exceptions.TargetServerAttributeNotMatched,
    asyncpg.exceptions.InvalidAuthorizationSpecificationError,
)


class Plain(asyncpg.Connection):  # type: ignore[misc]  # it carries no types
    """A connection that needs no cleaning between two questions: none of ours leaves anything."""

    def get_reset_query(self) -> str:
        return ""


async def sure(connection: Any) -> None:
    """A server that fell and stands again has in its books what it had not yet told the replica: nobody
    hears of it, and nothing counts as written, before it has."""
    await connection.execute(SURE)


class PostgresStore(Queries):
    """One node's view of the database. Open it from the event loop that will be told of writes."""

    def __init__(
        self, address: str, patience_s: float = PATIENCE_S, dead_s: float = DEAD_S
    ) -> None:
        self.address = address
        self.patience_s = patience_s
        self.dead_s = dead_s
        self.node = secrets.token_hex(6)
        self.rules = ""  # of the games this node plays; who plays none need not say
        self.trouble: str = ""  # why nothing can be written just now
        self.resent = 0  # groups that were sent again
        self._skew: int | None = None  # of the database's clock, against the one nobody sets
        self._gathered: list[Job] = []
        self._wanted = asyncio.Event()
        self._closing = False
        self._pool: Any = None
        self._writing: Any = None
        self._tasks: list[asyncio.Task[None]] = []
        self._heard: Callable[[list[Hint]], None] | None = None
        self._lost: Callable[[], None] | None = None
        self._is_alone: Callable[[str], bool] = lambda code: False

    # -- coming and going

    async def _connect(self) -> Any:
        return await asyncpg.connect(
            self.address,
            timeout=ANSWER_S,
            command_timeout=ANSWER_S,
            # Done is what the database, and a synchronous replica, would still know after a power cut.
            server_settings={"application_name": "nightmarket", "synchronous_commit": "on"},
        )

    async def open(self) -> None:
        try:
            self._writing = await self._connect()
            await self._come_in(self._writing)
            self._pool = await asyncpg.create_pool(
                self.address, min_size=1, max_size=4, timeout=ANSWER_S, command_timeout=ANSWER_S,
                server_settings={"application_name": "nightmarket"}, connection_class=Plain, init=sure,
            )  # fmt: skip
        except (*AWAY, asyncpg.PostgresError, ValueError) as error:
            raise StoreTrouble(f"PostgreSQL: {error}") from error
        self._tasks = [asyncio.create_task(self._write_on())]

    async def close(self) -> None:
        """Finish what was handed in; others need not wait for this node to be silent."""
        self._closing = True
        self._wanted.set()
        if self._tasks:
            await asyncio.wait(self._tasks[:1], timeout=self.patience_s + 1)
            for task in self._tasks:
                task.cancel()
            await asyncio.wait(self._tasks)
            self._tasks = []
        if self._writing is not None and not self._writing.is_closed():
            try:
                await self._writing.execute("DELETE FROM present WHERE node = $1", self.node)
                await self._writing.execute("DELETE FROM nodes WHERE node = $1", self.node)
                await self._writing.close(timeout=2)
            except AWAY:
                self._writing.terminate()
        if self._pool is not None:
            self._pool.terminate()
            self._pool = None

    async def _come_in(self, connection: Any) -> None:
        """One after the other: bring the schema up to date, and stay out where others play otherwise."""
        await connection.execute(f"SELECT pg_advisory_lock({LOCK})")
        try:
            await connection.execute("CREATE TABLE IF NOT EXISTS schema (version int NOT NULL)")
            have = await connection.fetchval("SELECT max(version) FROM schema") or 0
            if have > len(MIGRATIONS):
                raise StoreTrouble("it was written by a newer version of Night Market")
            for number, script in enumerate(MIGRATIONS[have:], have + 1):
                async with connection.transaction():
                    await connection.execute(script)
                    await connection.execute("INSERT INTO schema VALUES ($1)", number)
            if self.rules and await connection.fetch(OTHER_RULES, self.rules, self.dead_s):
                raise StoreTrouble(
                    "other nodes play games by other rules; stop them first, nothing is lost"
                )
            await self._beat(connection)
        finally:
            await connection.execute(f"SELECT pg_advisory_unlock({LOCK})")

    def wall_ms(self) -> int:
        assert self._skew is not None
        return time.monotonic_ns() // 1_000_000 + self._skew

    # -- writing

    def write(self, changes: list[Change], done: Done) -> None:
        """Store these changes together; `done` is called in the event loop when they are stored."""
        self._gathered.append((changes, done))
        self._wanted.set()

    async def try_write(self) -> None:
        """Write nothing that stays, in line with the moves: raises what they would meet."""
        done: asyncio.Future[BaseException | None] = asyncio.get_running_loop().create_future()
        self.write([], done.set_result)
        error = await asyncio.shield(done)  # who asks may not wait so long
        if error is not None:
            raise error

    async def _write_on(self) -> None:
        """Whatever has gathered while the last commit was under way goes into the next."""
        while True:
            await self._wanted.wait()
            had = 0
            while had < len(self._gathered) < GROUP:  # as long as others keep coming
                had = len(self._gathered)
                await asyncio.sleep(0)
            group, self._gathered = self._gathered, []
            if not group:
                if self._closing:
                    return
                self._wanted.clear()
                continue
            await self._commit(group)
            if not self._gathered and not self._closing:
                self._wanted.clear()

    async def _commit(self, group: list[Job]) -> None:
        fault: BaseException | None = None
        try:
            changes = [change for changes, _ in group for change in changes]
            await self._patiently(lambda connection: self._store(connection, changes))
        except Exception as error:
            fault = error
        if fault is None or isinstance(fault, StoreTrouble):
            tell([(done, fault) for _, done in group])
            return
        # One of them does not fit: find out which, and let the others through.
        for changes, done in group:
            tell([(done, await self._alone(changes))])

    async def _alone(self, changes: list[Change]) -> BaseException | None:
        try:
            try:
                await self._patiently(lambda connection: self._store(connection, changes))
            except asyncpg.PostgresError as error:
                if error.sqlstate not in ("NM001", "23505"):
                    raise
                if not await self._patiently(lambda c: self._is_there(c, changes)):
                    return Conflict(str(error))
        except Exception as error:
            log.error("a write failed: %r", error)
            return error
        return None

    async def _patiently(self, work: Callable[[Any], Awaitable[T]]) -> T:
        """On the connection that writes; a broken one is made anew, for as long as people may wait."""
        began = time.monotonic()
        pause = 0.02
        while True:
            try:
                if self._writing is None:
                    self._writing = await self._connect()
                    await sure(self._writing)
                found = await work(self._writing)
                if self.trouble:
                    log.warning("PostgreSQL takes writes again")
                    self.trouble = ""
                return found
            except AWAY as trouble:
                if self._writing is not None:
                    self._writing.terminate()
                    self._writing = None
                if not self.trouble:
                    log.warning("PostgreSQL takes no write: %r", trouble)
                self.trouble = repr(trouble)
                self.resent += 1
                if time.monotonic() - began > self.patience_s:
                    raise StoreTrouble(f"PostgreSQL takes no write: {trouble!r}") from trouble
            await asyncio.sleep(pause)
            pause = min(2 * pause, 0.5)

    async def _store(self, connection: Any, changes: list[Change]) -> None:
        entries: list[EntryRow] = []
        kinds: dict[type, list[Any]] = {}
        for change in changes:
            if type(change) is EntryRow:
                entries.append(change)
            else:
                kinds.setdefault(type(change), []).append(change)
        if not changes:
            await connection.execute(TRY, self.node)
            return
        notices = self._notices(entries, kinds)
        removals: list[Removal] = kinds.pop(Removal, [])
        if not kinds and not removals:
            await self._store_entries(connection, entries, notices)
            return
        async with connection.transaction():
            for kind, rows in kinds.items():
                await connection.fetch(INSERT[kind], *map(list, zip(*rows, strict=True)))
            if entries:
                await self._store_entries(connection, entries, notices)
            elif notices:
                await connection.fetch(TELL, notices)
            for removal in removals:
                first, *others = REMOVE[removal.kind]
                await connection.fetch(first, removal.key, removal.at)
                for sql in others:
                    await connection.fetch(sql, removal.key)

    async def _store_entries(
        self, connection: Any, rows: list[EntryRow], notices: list[str]
    ) -> None:
        known: set[tuple[str, int]] = set()
        follows = []
        for row in rows:
            follows.append(row.number == 1 or (row.code, row.number - 1) in known)
            known.add((row.code, row.number))
        await connection.fetch(ENTRIES, *columns_of(rows), follows, notices)

    def _notices(self, entries: list[EntryRow], kinds: dict[type, list[Any]]) -> list[str]:
        """What others are told: tables and numbers, nothing that anybody has chosen."""
        alone = self._is_alone
        told: list[Hint] = [(row.code, row.number) for row in entries if not alone(row.code)]
        for kind in (TableRow, ChatRow):
            told += [(row.code, 0) for row in kinds.get(kind, ()) if not alone(row.code)]
        told += [(one.key, 0) for one in kinds.get(Removal, ()) if one.kind == "table"]
        return self._as_notices(told)

    def _as_notices(self, hints: list[Hint]) -> list[str]:
        each = PAYLOAD // 24
        return [
            " ".join([self.node, *(f"{code}:{n}" for code, n in hints[start : start + each])])
            for start in range(0, len(hints), each)
        ]

    async def _is_there(self, connection: Any, changes: list[Change]) -> bool:
        """Was this stored before, by a commit nobody heard of?"""
        entries = [c for c in changes if isinstance(c, EntryRow)]
        chat = [c for c in changes if isinstance(c, ChatRow)]
        tables = [c for c in changes if isinstance(c, TableRow)]
        people = [c for c in changes if isinstance(c, PersonRow)]
        found = await connection.fetchval(
            SAME,
            *columns_of(entries),
            *columns_of(chat),
            [t.code for t in tables],
            [t.revision for t in tables],
            [t.body for t in tables],
            [p.id for p in people],
            [p.revision for p in people],
            [p.body for p in people],
        )
        wanted = len(entries) + len(chat) + len(tables) + len(people)
        return bool(wanted) and found == wanted

    # -- reading

    def _bytewise(self, column: str) -> str:
        return f'{column} COLLATE "C"'

    async def _rows(self, sql: str, *args: object) -> list[Any]:
        began = time.monotonic()
        while True:
            if self._pool is None:
                raise StoreTrouble("it is closed")
            try:
                found: list[Any] = await self._pool.fetch(sql, *args)
                return found
            except AWAY as trouble:
                if time.monotonic() - began > self.patience_s:
                    raise StoreTrouble(f"PostgreSQL is away: {trouble!r}") from trouble
                # Whatever else the pool holds is likely to lead to the same dead server.
                await self._pool.expire_connections()
                await asyncio.sleep(0.1)

    async def entries(self, code: str) -> list[str]:
        sql = "SELECT body FROM entries WHERE code = $1 ORDER BY number"
        return await self._all(str, sql, code)

    async def running(self, after: str, limit: int, text: str = "") -> list[TableRow]:
        sql = """SELECT * FROM tables WHERE phase = 'playing' AND code > $1
            AND strpos(body, $2) > 0 ORDER BY code LIMIT $3"""
        return await self._all(TableRow, sql, after, text, limit)

    async def size(self) -> int:
        found: int = (await self._rows("SELECT pg_database_size(current_database())"))[0][0]
        return found

    # -- what nodes tell each other (`shared.py`)

    async def listen(
        self,
        hinted: Callable[[list[Hint]], None],
        everything: Callable[[], None],
        is_alone: Callable[[str], bool],
    ) -> None:
        self._heard, self._lost, self._is_alone = hinted, everything, is_alone
        self._tasks.append(asyncio.create_task(self._listen_on()))

    async def _listen_on(self) -> None:
        """Beat and listen; when the connection was lost, or nodes came and went, look at everything."""
        assert self._lost is not None
        others: set[str] = set()
        while True:
            connection: Any = None
            try:
                connection = await self._connect()
                await connection.add_listener(CHANNEL, self._hear)
                self._lost()
                last = time.monotonic()
                while True:
                    await self._beat(connection)
                    alive = {row[0] for row in await connection.fetch(ALIVE, self.dead_s)}
                    now = time.monotonic()
                    if alive != others or now - last > self.dead_s:
                        others = alive
                        self._lost()
                    last = now
                    await asyncio.sleep(min(BEAT_S, self.dead_s / 4))
            except (
                Exception
            ) as trouble:  # whatever it is: a node that does not beat is dead to others
                log.warning("not listening to PostgreSQL: %r", trouble)
            finally:
                if connection is not None:
                    connection.terminate()
            await asyncio.sleep(0.2)

    async def _beat(self, connection: Any) -> None:
        before = time.monotonic_ns()
        theirs: int = await connection.fetchval(BEAT, self.node, self.rules)
        after = time.monotonic_ns()
        skew = theirs - (before + after) // 2_000_000
        # A slow answer says little about the time; a jump (another server) is believed.
        if self._skew is None or after - before < 5_000_000 or abs(skew - self._skew) > 1000:
            self._skew = skew

    def _hear(self, connection: Any, pid: int, channel: str, payload: str) -> None:
        node, *told = payload.split(" ")
        if node != self.node and self._heard is not None:
            hints = []
            for one in told:
                code, _, number = one.partition(":")
                hints.append((code, int(number)))
            self._heard(hints)

    async def news(self, seen: list[Seen]) -> dict[str, News]:
        found = {one.code: News(one.revision, None, [], [], [], 0) for one in seen}
        rows = await self._rows(NEWS, *map(list, zip(*seen, strict=True)), self.node, self.dead_s)
        for what, code, number, body, people in rows:
            had = found[code]
            if what == "t":
                found[code] = had._replace(revision=number, body=body)
            elif what == "e":
                had.entries.append((number, body))
            elif what == "c":
                had.chat.append(body)
            elif what == "x":
                found[code] = had._replace(gone=True)
            else:
                had.people.extend(people)
                found[code] = had._replace(watchers=had.watchers + number, nodes=had.nodes + 1)
        return found

    async def keep(self, codes: list[str]) -> set[str]:
        if not codes:
            return set()
        return {row[0] for row in await self._rows(KEEP, self.node, self.dead_s, codes)}

    async def let_go(self, codes: list[str]) -> None:
        sql = "DELETE FROM keepers WHERE node = $1 AND code = ANY($2)"
        await self._rows(sql, self.node, codes)

    async def orphans(self, limit: int) -> list[str]:
        return [row[0] for row in await self._rows(ORPHANS, self.node, self.dead_s, limit)]

    async def due_unkept(self, before: int) -> list[str]:
        return [row[0] for row in await self._rows(DUE_UNKEPT, self.node, self.dead_s, before)]

    async def hint(self, hints: list[Hint]) -> None:
        await self._rows(TELL, self._as_notices(hints))

    async def present(self, rows: list[tuple[str, list[int], int]], gone: list[str]) -> None:
        # Arrays of arrays are square in PostgreSQL: people go as texts.
        told = [
            [code for code, _, _ in rows],
            [set_of(p) for _, p, _ in rows],
            [w for *_, w in rows],
        ]
        notices = self._as_notices([(code, 0) for code in [*(c for c, _, _ in rows), *gone]])
        await self._rows(PRESENT, self.node, *told, gone, notices)

    async def opened(self, address: str) -> int:
        minute = self.wall_ms() // 60_000
        await self._rows("DELETE FROM openings WHERE minute < $1", minute)
        sql = """INSERT INTO openings AS o VALUES ($1, $2, 1)
            ON CONFLICT (address, minute) DO UPDATE SET count = o.count + 1 RETURNING count"""
        count: int = (await self._rows(sql, address, minute))[0][0]
        return count


def columns_of(rows: list[EntryRow] | list[ChatRow]) -> tuple[list[str], list[int], list[str]]:
    return [r.code for r in rows], [r.number for r in rows], [r.body for r in rows]


def set_of(people: list[int]) -> str:
    return "{" + ",".join(map(str, people)) + "}"


def tell(results: list[tuple[Done, BaseException | None]]) -> None:
    for done, error in results:
        try:
            done(error)
        except Exception:
            log.exception("what followed a write failed")


class PostgresReader(PostgresStore):
    """As it was at one moment, while nodes go on. Takes part in nothing and writes nothing."""

    async def open(self) -> None:
        try:
            self._writing = connection = await self._connect()
            await connection.execute("BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY")
            have = await connection.fetchval("SELECT max(version) FROM schema")
            now = "SELECT (extract(epoch FROM clock_timestamp()) * 1000)::bigint"
            self._skew = await connection.fetchval(now) - time.monotonic_ns() // 1_000_000
        except (*AWAY, asyncpg.PostgresError, ValueError) as error:
            raise StoreTrouble(f"PostgreSQL: {error}") from error
        if have != len(MIGRATIONS):
            raise StoreTrouble("it is of another version: serve it once with this one")

    async def close(self) -> None:
        if self._writing is not None:
            self._writing.terminate()

    def write(self, changes: list[Change], done: Done) -> None:
        done(StoreTrouble("this store is only read"))

    async def _rows(self, sql: str, *args: object) -> list[Any]:
        try:
            found: list[Any] = await self._writing.fetch(sql, *args)
            return found
        except AWAY as trouble:
            raise StoreTrouble(f"PostgreSQL is away: {trouble!r}") from trouble
