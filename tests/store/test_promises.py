"""What every store promises, whatever it is made of. A new one is a line in `STORES`."""

from __future__ import annotations

import asyncio
import os
import tempfile
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from nightmarket.pocket.store import PocketStore
from nightmarket.soak.cluster import Cluster
from nightmarket.store import (
    AnalysisRow,
    BanRow,
    Change,
    ChatRow,
    ClaimRow,
    Conflict,
    EntryRow,
    RecordRow,
    Removal,
    ReportRow,
    RunRow,
    SnapshotRow,
    Store,
    StoreTrouble,
    TableRow,
)
from nightmarket.store.sqlite import SqliteStore
from tests.conftest import HAS_POSTGRES
from tests.pocket.file import FileDisk

Make = Callable[[], Store]
STORES: dict[str, Callable[[Path, pytest.FixtureRequest], Make]] = {
    "sqlite": lambda folder, request: lambda: SqliteStore(folder / "x.db"),
    "pocket": lambda folder, request: lambda: PocketStore(FileDisk(folder / "x.log")),
    "postgres": lambda folder, request: postgres(request.getfixturevalue("database")),
}
if not HAS_POSTGRES:
    del STORES["postgres"]  # the end of the run says so
Story = Callable[[Store], Awaitable[None]]


def postgres(address: str) -> Make:
    from nightmarket.store.postgres import PostgresStore

    return lambda: PostgresStore(address)


@pytest.fixture(params=STORES, ids=list(STORES))
def keep(request: pytest.FixtureRequest, tmp_path: Path) -> Callable[[Story], None]:
    return keeping(STORES[request.param](tmp_path, request))


def keeping(make: Make) -> Callable[[Story], None]:
    """Runs stories one after the other, each on the store as the last one left it."""

    def run(story: Story) -> None:
        async def told() -> None:
            store = make()
            await store.open()
            try:
                await story(store)
            finally:
                await store.close()

        asyncio.run(told())

    return run


async def write(store: Store, *changes: Change) -> BaseException | None:
    done: asyncio.Future[BaseException | None] = asyncio.get_running_loop().create_future()
    store.write(list(changes), done.set_result)
    return await done


def row(code: str, phase: str = "playing", **more: Any) -> TableRow:
    return TableRow(code, phase, more.pop("listed", 0), 5, "{}", **more)


def test_what_was_reported_is_there_and_stays(keep: Callable[[Story], None]) -> None:
    changes = (
        row("a", game="g", version=2, asked="[1]", due=7),
        EntryRow("a", 1, "[1]"),
        EntryRow("a", 2, "[2]"),
        SnapshotRow("a", 2, "[]"),
        ChatRow("a", 1, "hello"),
        RecordRow("r", "about", "body"),
        RunRow("a", "g", "k", 2, "", 1, 2, 3, "{}"),
        AnalysisRow("r", "fair", "name", "found"),
    )

    async def first(store: Store) -> None:
        assert await write(store, *changes) is None
        await look(store)

    async def look(store: Store) -> None:
        assert await store.table("a") == changes[0]
        assert await store.table("b") is None
        assert await store.entries("a") == ["[1]", "[2]"]
        assert await store.entries("b") == []
        assert await store.snapshot("a") == changes[3]
        assert await store.snapshot("b") is None
        assert await store.chat("a", 10) == ["hello"]
        assert await store.record("r") == changes[5]
        assert await store.record("s") is None
        assert await store.analysis("r", "fair") == changes[7]
        assert await store.analysis("r", "hard") is None
        assert await store.best("g", "k", 2, 1) == [changes[6]]
        assert await store.all_tables("", 9) == [changes[0]]
        assert await store.all_records("", 9) == [changes[5]]
        assert await store.all_runs("", 9) == [changes[6]]
        assert not await store.all_tables("a", 9)
        assert not await store.all_runs("a", 9)

    keep(first)
    keep(look)


def test_entries_have_no_gap_and_none_is_written_twice(keep: Callable[[Story], None]) -> None:
    """The number is the fence: whoever comes second with it fails."""

    async def story(store: Store) -> None:
        assert await write(store, EntryRow("a", 1, "[1]")) is None
        assert await write(store, EntryRow("a", 1, "[9]")) is not None
        assert await write(store, EntryRow("a", 3, "[3]")) is not None
        assert await write(store, EntryRow("a", 2, "[2]")) is None
        assert await store.entries("a") == ["[1]", "[2]"]

    keep(story)
    keep(story_of(["[1]", "[2]"]))


def story_of(entries: list[str]) -> Story:
    async def story(store: Store) -> None:
        assert await store.entries("a") == entries

    return story


def test_all_of_a_call_or_nothing(keep: Callable[[Story], None]) -> None:
    async def story(store: Store) -> None:
        failed = await write(store, row("a"), EntryRow("a", 2, "[2]"), ChatRow("a", 1, "x"))
        assert failed is not None
        assert await store.table("a") is None
        assert await store.chat("a", 10) == []
        # Others that were handed in at the same moment go through.
        loop = asyncio.get_running_loop()
        done: list[asyncio.Future[BaseException | None]] = [loop.create_future() for _ in range(3)]
        store.write([EntryRow("a", 1, "[1]")], done[0].set_result)
        store.write([EntryRow("b", 5, "[5]")], done[1].set_result)
        store.write([EntryRow("c", 1, "[1]")], done[2].set_result)
        assert [await one is None for one in done] == [True, False, True]

    keep(story)


def test_tables_in_play_are_found_by_what_is_in_them(keep: Callable[[Story], None]) -> None:
    async def story(store: Store) -> None:
        seed = '{"seed":"5eed"}'
        over = row("c", "over")._replace(body=seed)
        await write(store, row("a"), row("b")._replace(body=seed), over)
        assert [found.code for found in await store.running("", 9, '"5eed"')] == ["b"]
        assert await store.running("b", 9, "5eed") == []

    keep(story)


def test_lists_replay_nothing(keep: Callable[[Story], None]) -> None:
    async def story(store: Store) -> None:
        await write(
            store,
            row("a", game="g", listed=1, due=10),
            row("b", game="g", due=99),
            row("c", "over", game="g", listed=1),
            row("d", game="h", listed=1),
        )
        assert [found.code for found in await store.running("", 9)] == ["a", "b", "d"]
        assert [found.code for found in await store.running("a", 1)] == ["b"]
        assert sorted(found.code for found in await store.listed(10)) == ["a", "d"]
        assert await store.count_listed() == {"g": 1, "h": 1}
        assert await store.due(50) == ["a"]
        await write(store, row("a", game="g"))
        assert await store.due(50) == []  # the last row counts

    keep(story)


def test_order_is_kept_under_load(keep: Callable[[Story], None]) -> None:
    async def story(store: Store) -> None:
        loop = asyncio.get_running_loop()
        last: list[asyncio.Future[BaseException | None]] = []
        for n in range(1, 301):
            last.append(loop.create_future())
            store.write([EntryRow("a", n, f"[{n}]")], last[-1].set_result)
        assert [await one for one in last] == [None] * 300
        assert await store.entries("a") == [f"[{n}]" for n in range(1, 301)]

    keep(story)


def test_what_is_removed_is_gone_and_only_as_it_was_known(keep: Callable[[Story], None]) -> None:
    async def story(store: Store) -> None:
        for code, phase, updated in (("a", "lobby", 5), ("b", "playing", 6), ("c", "playing", 9)):
            table = TableRow(code, phase, 0, updated, "{}")
            assert (
                await write(store, table, EntryRow(code, 1, "[1]"), EntryRow(code, 2, "[2]"))
                is None
            )
        said = (ChatRow("b", 1, "{}"), SnapshotRow("b", 2, "[]"), ClaimRow("h", "b", 0, 1 << 50))
        run = RunRow("b", "g", "k", 4, "", 1, 1, 1, "{}")
        report = ReportRow("r", 3, "b", "{}")
        assert await write(store, *said, run, report, RecordRow("x", "{}", "{}", 7)) is None
        for code in ("b", "c", "x"):
            for name in ("old", "new"):  # the last one counts
                assert await write(store, AnalysisRow(code, "fair", name, "found")) is None
        assert await store.count_phases() == {"lobby": 1, "playing": 2}
        assert [row.code for row in await store.newest("playing", 9)] == ["c", "b"]
        assert [row.code for row in await store.forgotten("playing", 9, 9)] == ["b"]
        assert await store.forgotten("lobby", 5, 9) == []
        assert await store.forgotten_records(7, 9) == []
        assert await store.forgotten_records(8, 9) == [("x", 7)]
        assert await store.reports(9) == [report]
        bans = [BanRow("192.0.2.1", 1 << 50), BanRow("192.0.2.9", 1 << 50), BanRow("over", 1)]
        assert await write(store, *bans) is None
        assert await store.bans() == bans[:2]
        assert await write(store, BanRow("192.0.2.9", 0)) is None
        assert await store.size() > 0
        # Somebody has opened it since: it stays, whole.
        assert isinstance(await write(store, Removal("table", "b", 5)), Conflict)
        assert await store.entries("b") == ["[1]", "[2]"]
        late = EntryRow("b", 3, "[3]")  # in the same breath
        gone = await asyncio.gather(write(store, late), write(store, Removal("table", "b", 6)))
        assert gone[1] is None
        for removal in (Removal("table", "a"), Removal("record", "x", 7), Removal("report", "r")):
            assert await write(store, removal) is None
            assert isinstance(await write(store, removal), Conflict)
        assert await write(store, EntryRow("c", 3, "[3]")) is None

    async def after(store: Store) -> None:
        assert [row.code for row in await store.all_tables("", 9)] == ["c"]
        assert await store.entries("b") == []
        assert await store.chat("b", 9) == []
        assert await store.snapshot("b") is None
        assert await store.analysis("b", "fair") is None
        assert await store.analysis("x", "fair") is None
        assert await store.analysis("c", "fair") == AnalysisRow("c", "fair", "new", "found")
        assert await store.take_claim("h") is None
        assert await store.best("g", "k", 4, 9) == []
        assert await store.record("x") is None
        assert await store.reports(9) == []
        assert await store.bans() == [BanRow("192.0.2.1", 1 << 50)]
        assert await store.entries("c") == ["[1]", "[2]", "[3]"]
        # The name is free again.
        assert (
            await write(store, TableRow("b", "lobby", 0, 5, "{}"), EntryRow("b", 1, "[]")) is None
        )
        assert await store.entries("b") == ["[]"]

    keep(story)
    keep(after)


def test_a_code_is_given_away_once(keep: Callable[[Story], None]) -> None:
    async def story(store: Store) -> None:
        later = store.wall_ms() + 60_000
        claims = ClaimRow("x", "a", 3, later), ClaimRow("old", "a", 3, 5)
        assert await write(store, *claims) is None
        assert await store.take_claim("y") is None
        assert await store.take_claim("old") is None
        assert await store.take_claim("x") == claims[0]
        assert await store.take_claim("x") is None

    keep(story)


if HAS_POSTGRES:

    def test_whoever_has_not_read_a_row_does_not_replace_it(database: str) -> None:
        """Two nodes: a revision is the fence of a row; what is there word for word counts as written."""

        async def story() -> None:
            one, other = postgres(database)(), postgres(database)()
            await one.open()
            await other.open()
            first = row("a", revision=1)
            assert await write(one, first) is None
            assert await write(other, first._replace(body="[1]")) is not None
            second = first._replace(body="[2]", revision=2)
            assert await write(other, second) is None
            assert isinstance(await write(one, second._replace(body="[3]")), Conflict)
            assert await write(one, second) is None  # sent again, word for word
            assert await one.table("a") == second
            assert await write(one, EntryRow("a", 1, "[1]"), ChatRow("a", 1, "x")) is None
            for change in (EntryRow("a", 1, "[9]"), ChatRow("a", 1, "y")):
                assert isinstance(await write(other, change), Conflict)
            assert await write(other, EntryRow("a", 1, "[1]")) is None
            await one.close()
            await other.close()

        asyncio.run(story())

    def test_an_older_program_refuses_a_newer_schema(database: str, cluster: Cluster) -> None:
        async def story() -> None:
            store = postgres(database)()
            await store.open()
            await store.close()
            cluster.say("INSERT INTO schema VALUES (1000)")
            with pytest.raises(StoreTrouble, match="newer"):
                await postgres(database)().open()

        asyncio.run(story())

    def test_what_the_replica_has_not_got_is_not_written() -> None:
        """A server committed it, fell before the replica had it, and finds it in its books."""

        async def story(first: Cluster, second: Cluster) -> None:
            store = postgres(first.address)()
            await store.open()
            assert await write(store, EntryRow("a", 1, "[1]")) is None
            second.stop()
            written = asyncio.create_task(write(store, EntryRow("a", 2, "[2]")))
            looked = asyncio.create_task(store.entries("a"))
            await asyncio.sleep(0.3)
            assert await looked == ["[1]"]
            await asyncio.to_thread(first.stop)
            await asyncio.to_thread(first.start)
            looked = asyncio.create_task(store.entries("a"))
            await asyncio.sleep(1.5)
            assert not written.done()
            assert not looked.done() or looked.exception()  # nor is it shown to anybody
            await asyncio.to_thread(second.start)
            assert await written is None
            assert await store.entries("a") == ["[1]", "[2]"]
            await asyncio.gather(looked, return_exceptions=True)
            await store.close()

        with tempfile.TemporaryDirectory(prefix="nightmarket-") as folder:
            os.chmod(folder, 0o755)
            first = Cluster(Path(folder) / "first")
            first.make()
            first.start()
            second = first.replica(Path(folder) / "second")
            try:
                asyncio.run(story(first, second))
            finally:
                for cluster in (first, second):
                    cluster.stop()
