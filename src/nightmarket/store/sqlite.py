"""The embedded store: SQLite in WAL mode, synchronous FULL, one writer thread with group commit."""

from __future__ import annotations

import asyncio
import logging
import os
import queue
import sqlite3
import threading
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, Final, TypeVar

import msgspec

from nightmarket.store import Conflict, StoreTrouble, journal, people, runs
from nightmarket.store.lock import Lock
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

log = logging.getLogger("nightmarket.store")

ENCODE: Final = msgspec.json.Encoder().encode
SPLIT: Final = msgspec.json.Decoder(list[msgspec.Raw]).decode
T = TypeVar("T")
Done = Callable[[BaseException | None], None]


class Wanted:
    """Stores nothing: the log of this table is about to be read, so it should be filed."""

    def __init__(self, code: str) -> None:
        self.code = code


Job = tuple[Sequence[Change | Wanted], Done]

# Numbered: a data folder of an older version is brought up to date on opening. Never edit one.
MIGRATIONS: Final = (
    """
    CREATE TABLE tables (
        code TEXT PRIMARY KEY, phase TEXT NOT NULL, listed INTEGER NOT NULL, updated INTEGER NOT NULL,
        body TEXT NOT NULL
    ) WITHOUT ROWID;
    CREATE INDEX tables_by_phase ON tables (phase, updated);
    CREATE TABLE entries (
        code TEXT NOT NULL, number INTEGER NOT NULL, body TEXT NOT NULL, PRIMARY KEY (code, number)
    ) WITHOUT ROWID;
    CREATE TABLE chat (
        code TEXT NOT NULL, number INTEGER NOT NULL, body TEXT NOT NULL, PRIMARY KEY (code, number)
    ) WITHOUT ROWID;
    CREATE TABLE records (id TEXT PRIMARY KEY, about TEXT NOT NULL, body TEXT NOT NULL) WITHOUT ROWID;
    """,
    """
    CREATE TABLE snapshots (
        code TEXT PRIMARY KEY, number INTEGER NOT NULL, body TEXT NOT NULL
    ) WITHOUT ROWID;
    """,
    runs.MIGRATION,
    journal.FIRST_MIGRATION,
    journal.MIGRATION,
    journal.DAMAGED,
    """
    ALTER TABLE tables ADD COLUMN game TEXT NOT NULL DEFAULT '';
    ALTER TABLE tables ADD COLUMN version INTEGER NOT NULL DEFAULT 0;
    ALTER TABLE tables ADD COLUMN asked TEXT NOT NULL DEFAULT '[]';
    ALTER TABLE tables ADD COLUMN due INTEGER;
    UPDATE tables SET game = json_extract(body, '$.game');
    CREATE INDEX tables_by_due ON tables (due) WHERE due IS NOT NULL;
    """,
    """
    CREATE TABLE claims (
        hash TEXT PRIMARY KEY, code TEXT NOT NULL, person INTEGER NOT NULL, until INTEGER NOT NULL
    ) WITHOUT ROWID;
    """,
    # Nobody knows when older records were opened: they count from now on.
    """
    ALTER TABLE records ADD COLUMN opened INTEGER NOT NULL DEFAULT 0;
    UPDATE records SET opened = unixepoch() * 1000;
    CREATE INDEX records_by_opened ON records (opened);
    CREATE TABLE reports (
        id TEXT PRIMARY KEY, at INTEGER NOT NULL, code TEXT NOT NULL, body TEXT NOT NULL
    ) WITHOUT ROWID;
    """,
    people.MIGRATION,
    "CREATE TABLE bans (address TEXT PRIMARY KEY, until INTEGER NOT NULL) WITHOUT ROWID;",
    """
    CREATE TABLE analyses (
        code TEXT NOT NULL, level TEXT NOT NULL, name TEXT NOT NULL, body TEXT NOT NULL,
        PRIMARY KEY (code, level)
    );
    """,
)

# A whole group of rows goes in as one JSON text and one statement. Each call into SQLite gives up the
# interpreter lock, and getting it back from a busy event loop takes longer than the insert itself.
INSERT: Final[dict[type, str]] = {}
for _kind, _verb, _table, _width in (
    (TableRow, "INSERT OR REPLACE", "tables", 9),  # one server alone needs no revision
    (ChatRow, "INSERT", "chat", 3),
    (RecordRow, "INSERT OR REPLACE", "records", 4),
    (AnalysisRow, "INSERT OR REPLACE", "analyses", 4),
    (RunRow, "INSERT OR REPLACE", "runs", 9),
    (ClaimRow, "INSERT", "claims", 4),
    (ReportRow, "INSERT OR REPLACE", "reports", 4),
    (HandleRow, "INSERT", "handles", 2),
    (SeatRow, "INSERT OR REPLACE", "seats", 4),
    (CallRow, "INSERT OR REPLACE", "calls", 3),
    (KeyRow, "INSERT OR IGNORE", "keys", 2),
    (BanRow, "INSERT OR REPLACE", "bans", 2),
):
    _columns = ", ".join(f"json_extract(value, '$[{i}]')" for i in range(_width))
    INSERT[_kind] = f"{_verb} INTO {_table} SELECT {_columns} FROM json_each(?)"
INSERT[PersonRow] = people.FENCED
INSERT[Unsaid] = people.UNSAID
# By what a removal is of: the row with the time it was last opened, then what belongs to it.
REMOVE: Final[dict[str, tuple[str, ...]]] = {
    "table": (
        "DELETE FROM tables WHERE code = ?1 AND updated = ifnull(?2, updated)",
        *(
            f"DELETE FROM {name} WHERE code = ?1"
            for name in (
                *("entries", "logs", "chat", "snapshots", "claims", "runs", "seats"),
                "analyses",
            )
        ),
    ),
    "record": (
        "DELETE FROM records WHERE id = ?1 AND opened = ifnull(?2, opened)",
        "DELETE FROM analyses WHERE code = ?1",
    ),
    "report": ("DELETE FROM reports WHERE id = ?1 AND at = ifnull(?2, at)",),
    "person": (
        "DELETE FROM people WHERE id = ?1 AND revision = ifnull(?2, revision)",
        *(f"DELETE FROM {name} WHERE person = ?1" for name in ("handles", "seats", "calls")),
    ),
    "handle": ("DELETE FROM handles WHERE key = ?1 AND ?2 IS NULL",),
    "call": ("DELETE FROM calls WHERE id = ?1 AND ?2 IS NULL",),
}
GROUP: Final = 1000  # writes in one commit, more or less
ENOUGH: Final = 128  # writes that are worth a commit
QUIET_S: Final = 1.0  # then the journal is emptied


class SqliteStore(Queries):
    """One file. Open it from the event loop that will be told when writes are done."""

    def __init__(self, path: Path, quiet_s: float = QUIET_S) -> None:
        self.path = path
        self.quiet_s = quiet_s
        self.holder = ""  # what another server is told that wants the same folder
        self._lock: Lock | None = None
        self._queue: queue.SimpleQueue[list[Job] | None] = queue.SimpleQueue()
        self._gathered: list[Job] = []  # handed in during this turn of the event loop
        self._writer: threading.Thread | None = None
        self._readers = ThreadPoolExecutor(1, "store-reader")
        self._reader: sqlite3.Connection | None = None
        self._loop: asyncio.AbstractEventLoop | None = None

    async def open(self) -> None:
        self._loop = asyncio.get_running_loop()
        self.path.parent.mkdir(parents=True, exist_ok=True)
        self._lock = Lock(self.path, self.holder)
        try:
            # Secrets of live games: nobody else's to read. SQLite gives its other files the same mode.
            os.close(os.open(self.path, os.O_RDWR | os.O_CREAT, 0o600))
            self.path.chmod(0o600)
            writer = self._connect()
            self._migrate(writer)
            self._reader = self._connect()
        except BaseException:
            self._lock.let_go()
            raise
        self._writer = threading.Thread(target=self._write_on, args=(writer,), name="store-writer")
        self._writer.start()

    def wall_ms(self) -> int:
        return time.time_ns() // 1_000_000

    async def close(self) -> None:
        """Finish what was handed in, then let go of the file."""
        if self._writer is not None:
            self._hand_on(len(self._gathered))
            self._queue.put(None)
            await asyncio.to_thread(self._writer.join)
            self._writer = None
        self._readers.shutdown()
        if self._reader is not None:
            self._reader.close()
            self._reader = None
        if self._lock is not None:
            self._lock.let_go()
            self._lock = None

    def _connect(self) -> sqlite3.Connection:
        connection = sqlite3.connect(self.path, isolation_level=None, check_same_thread=False)
        connection.execute("PRAGMA journal_mode=WAL")
        connection.execute("PRAGMA synchronous=FULL")
        connection.execute("PRAGMA busy_timeout=10000")
        # Pages. The same ones are written again and again: the fewer times they are copied the better.
        connection.execute("PRAGMA wal_autocheckpoint=8000")
        connection.execute("PRAGMA temp_store=MEMORY")
        return connection

    @staticmethod
    def _migrate(connection: sqlite3.Connection) -> None:
        have = connection.execute("PRAGMA user_version").fetchone()[0]
        if have > len(MIGRATIONS):
            raise StoreTrouble("it was written by a newer version of Night Market")
        for number, script in enumerate(MIGRATIONS[have:], have + 1):
            connection.executescript(f"BEGIN; {script} PRAGMA user_version={number}; COMMIT;")

    # -- writing

    def write(self, changes: list[Change], done: Done) -> None:
        """Store these changes together; `done` is called in the event loop when they are on disk."""
        self._gather((changes, done))

    def _gather(self, job: Job) -> None:
        assert self._loop is not None
        if not self._gathered:
            self._loop.call_soon(self._hand_on, 0)
        self._gathered.append(job)

    def _hand_on(self, had: int) -> None:
        """Wake the writer when a turn of the loop has brought nothing more to write, or enough has come.

        A commit costs as much as many moves do: as long as others keep coming they go together.
        """
        have = len(self._gathered)
        if had < have < ENOUGH:
            assert self._loop is not None
            self._loop.call_soon(self._hand_on, have)
        elif have:
            self._queue.put(self._gathered)
            self._gathered = []

    def _write_on(self, connection: sqlite3.Connection) -> None:
        """The writer thread: whatever has gathered while the last commit ran goes into the next."""
        assert self._loop is not None
        going = True
        books = journal.Journal(connection)
        while going:
            try:
                jobs = self._queue.get(timeout=self.quiet_s if books.waiting else None)
            except queue.Empty:
                self._tidy(books)
                continue
            group: list[Job] = []
            while True:
                if jobs is None:
                    going = False
                    break
                group += jobs
                if len(group) >= GROUP or self._queue.empty():
                    break
                jobs = self._queue.get()
            if not group:
                break
            results: list[tuple[Done, BaseException | None]]
            try:
                self._commit(books, [change for changes, _ in group for change in changes])
                results = [(done, None) for _, done in group]
            except Exception as error:
                # One of them does not fit: find out which, and let the others through.
                results = []
                for changes, done in group:
                    fault: BaseException | None = None
                    try:
                        if len(group) == 1:
                            raise error
                        self._commit(books, changes)
                    except Exception as own:
                        if not isinstance(own, Conflict):  # that one is expected, and dealt with
                            log.error("a write failed: %r", own)
                        fault = own
                    results.append((done, fault))
            try:
                self._loop.call_soon_threadsafe(_tell, results)
            except RuntimeError:  # the loop is closed: nobody waits for the news any more
                break
        self._tidy(books)
        connection.close()

    @staticmethod
    def _tidy(books: journal.Journal) -> None:
        """Nothing is lost when this fails, so it must not end the thread; the next write tries again."""
        try:
            books.empty()
        except Exception as error:
            log.error("the journal was not filed: %r", error)

    @staticmethod
    def _commit(books: journal.Journal, changes: Sequence[Change | Wanted]) -> None:
        if not books.agrees:
            books.empty()
        connection = books.connection
        entries: list[EntryRow] = []
        snapshots: list[SnapshotRow] = []
        wanted: list[str] = []
        kinds: dict[type, list[Change | Wanted]] = {}
        for change in changes:
            if type(change) is EntryRow:
                entries.append(change)
            elif type(change) is SnapshotRow:
                snapshots.append(change)
            elif type(change) is Wanted:
                wanted.append(change.code)
            else:
                kinds.setdefault(type(change), []).append(change)
        removals = kinds.pop(Removal, [])
        if removals:
            # The journal may still hold what goes: it is filed, and nothing is added to it.
            books.empty()
            gone = {r.key for r in removals if isinstance(r, Removal) and r.kind == "table"}
            entries = [row for row in entries if row.code not in gone]
            snapshots = [row for row in snapshots if row.code not in gone]
        if TableRow in kinds:
            # Only the last one of each table counts.
            last = {
                change.code: change for change in kinds[TableRow] if isinstance(change, TableRow)
            }
            kinds[TableRow] = list(last.values())
        together = bool(kinds or removals)
        try:
            if together:
                connection.execute("BEGIN IMMEDIATE")
            if entries or snapshots or wanted:
                books.write(entries, snapshots, wanted)  # mostly all there is: its own transaction
            for kind, rows in kinds.items():
                done = connection.execute(INSERT[kind], (ENCODE(rows).decode(),)).rowcount
                if kind is PersonRow and done != len(rows):
                    raise Conflict("a person is not as it was")
            for removal in removals:
                assert isinstance(removal, Removal)
                first, *others = REMOVE[removal.kind]
                if not connection.execute(first, (removal.key, removal.at)).rowcount:
                    raise Conflict(f"{removal.kind} is not there, or not as it was")
                for sql in others:
                    connection.execute(sql, (removal.key,))
            if together:
                connection.execute("COMMIT")
        except BaseException:
            if connection.in_transaction:
                connection.execute("ROLLBACK")
            books.agrees = False
            raise

    # -- reading

    async def _read(self, what: Callable[[sqlite3.Connection], T]) -> T:
        assert self._loop is not None
        assert self._reader is not None
        return await self._loop.run_in_executor(self._readers, what, self._reader)

    def _bytewise(self, column: str) -> str:
        return column

    async def _rows(self, sql: str, *args: object) -> list[Any]:
        asked = sql.replace("$", "?")
        return await self._read(lambda connection: connection.execute(asked, args).fetchall())

    async def try_write(self) -> None:
        """Write nothing, as moves are written: raises what they would meet."""
        await self._file("")

    async def _file(self, code: str) -> None:
        """File what the journal holds of a table."""
        assert self._loop is not None
        filed: asyncio.Future[BaseException | None] = self._loop.create_future()

        def done(error: BaseException | None) -> None:
            if not filed.done():
                filed.set_result(error)

        self._gather(([Wanted(code)], done))
        error = await filed
        if error is not None:
            raise error

    async def entries(self, code: str) -> list[str]:
        await self._file(code)
        return await self._filed(code)

    async def _filed(self, code: str) -> list[str]:
        sql = "SELECT body FROM entries WHERE code = $1 ORDER BY number"
        found = await self._all(str, sql, code)
        for row in await self._rows("SELECT body FROM logs WHERE code = $1 ORDER BY first", code):
            found += [bytes(entry).decode() for entry in SPLIT(row[0])]
        return found

    async def running(self, after: str, limit: int, text: str = "") -> list[TableRow]:
        sql = """SELECT * FROM tables WHERE phase = 'playing' AND code > $1
            AND instr(body, $2) > 0 ORDER BY code LIMIT $3"""
        return await self._all(TableRow, sql, after, text, limit)

    async def size(self) -> int:
        names = (self.path, self.path.with_name(f"{self.path.name}-wal"))
        return sum(path.stat().st_size for path in names if path.exists())


def _tell(results: list[tuple[Done, BaseException | None]]) -> None:
    for done, error in results:
        try:
            done(error)
        except Exception:
            log.exception("what followed a write failed")
