"""What was acknowledged stays: lost connections, restarts, kill -9."""

from __future__ import annotations

import asyncio
import os
import re
import resource
import shutil
import signal
import sqlite3
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from nightmarket import games
from nightmarket.kernel import BadState
from nightmarket.kernel.record import Record
from nightmarket.store import Change, EntryRow, SnapshotRow, TableRow, sqlite
from nightmarket.store.journal import FULL, OLD
from nightmarket.store.lock import Taken
from nightmarket.store.sqlite import SqliteStore
from nightmarket.table import entries
from nightmarket.table.match import Match
from nightmarket.table.table import SNAPSHOT_EVERY
from tests.server.house import House, house, table_moves, visitor


@contextmanager
def full_disk(folder: Path) -> Iterator[None]:
    """No file may grow beyond what the log of the database under this folder has now."""
    before = resource.getrlimit(resource.RLIMIT_FSIZE)
    [log] = folder.rglob("*.db-wal")
    resource.setrlimit(resource.RLIMIT_FSIZE, (log.stat().st_size, before[1]))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, before)


def test_a_viewer_who_comes_back_gets_what_it_missed(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as h:
            people = await h.four()
            lost = people[3]
            seen = max(lost.log[3])
            await lost.socket.close()
            while people[0].view["version"] < seen + 6 and 3 not in people[0].view["asked"]:
                await table_moves(people[:3])
            back = await h.join(lost.code, *lost.secrets, seen=seen)
            update = await back.until(lambda m: m["type"] == "update")
            assert update["version"] == people[0].view["version"]
            assert [entry["n"] for entry in update["log"]] == list(
                range(seen + 1, update["version"] + 1)
            )

    asyncio.run(story())


def test_after_a_restart_everybody_sits_where_they_sat(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as h:
            opened = await h.open(name="Olha")
            me = await h.join(opened["table"], opened["secret"])
            friend = await h.join(opened["table"])
            await friend.sit(2, "Friend")
            await me.ask("start", fill="easy")
            await me.until(lambda m: m["type"] == "update")
            while me.view["version"] < 20:
                both = [p for p in (me, friend) if p.views and p.view["choices"]]
                if both:
                    choice = both[0].view["choices"][0]
                    answer = await both[0].play(choice, key=f"k{me.view['version']}")
                    await both[0].version(answer["version"])
                    await me.version(answer["version"])
                else:
                    await asyncio.gather(me.drain(0.01), friend.drain(0.01))
            await me.ask("chat", text="see you")
            await me.drain()
            gone = [m for m in me.received if m["type"] == "gone"]
            assert not gone
        async with house(tmp_path) as h:
            again = await h.join(opened["table"], *me.secrets)
            other = await h.join(opened["table"], *friend.secrets)
            await again.until(lambda m: m["type"] == "update")
            await other.until(lambda m: m["type"] == "update")
            assert (again.seats, other.seats) == ([0], [2])
            assert again.host
            assert again.view["version"] >= me.view["version"]
            told = {n: e["events"] for n, e in again.log[0].items() if n in me.log[0]}
            assert told.keys() == me.log[0].keys()
            assert again.received[0]["chat"][-1]["text"] == "see you"
            await asyncio.gather(again.play_on(), other.play_on())

    asyncio.run(story())


def test_bots_go_on_after_a_restart_without_anybody(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path, bot_pause_s=60.0) as h:
            opened = await h.open(name="Olha", options={"first": "1"})
            me = await h.join(opened["table"], opened["secret"])
            await me.ask("start", fill="easy")
            await me.until(lambda m: m["type"] == "update")
            assert me.view["asked"] == [1]
        async with house(tmp_path) as h:
            while True:  # nobody connects; the bots play until the person is asked
                table = h.hall.tables.get(opened["table"])
                if table is not None and table.match is not None and table.match.asked == [0]:
                    break
                await asyncio.sleep(0.01)

    asyncio.run(story())


def test_idle_tables_leave_the_memory_and_come_back(tmp_path: Path, monkeypatch: Any) -> None:
    monkeypatch.setattr("nightmarket.house.house.SWEEP_S", 0.02)

    async def story() -> None:
        async with house(tmp_path, idle_s=0.0) as h:
            people = await h.four()
            view = people[1].view["view"]
            for person in people:
                await person.socket.close()
            while h.hall.tables:
                await asyncio.sleep(0.01)
            back = await h.join(people[1].code, *people[1].secrets)
            await back.until(lambda m: m["type"] == "update")
            assert back.view["view"] == view

    asyncio.run(story())


def test_a_table_that_cannot_write_is_read_again(tmp_path: Path) -> None:
    """A full disk: the choice is not acknowledged, and nobody saw it."""

    async def story() -> None:
        async with house(tmp_path) as h:
            people = await h.four()
            me = people[people[0].view["asked"][0]]
            choice, version = me.view["choices"][0], me.view["version"]

            with full_disk(tmp_path):
                await me.send(
                    type="play", key="k", version=version, seat=me.seats[0], choices=[choice]
                )
                gone = await me.until(lambda m: m["type"] == "gone")
            assert gone["again"]
            assert not any(m["type"] == "ack" and m["key"] == "k" for m in me.received)
            back = await h.join(me.code, *me.secrets)
            await back.until(lambda m: m["type"] == "update")
            assert back.view["version"] == version
            assert (await back.play(choice, key="k", version=version))["version"] == version + 1

    asyncio.run(story())


def test_a_failed_write_does_not_spoil_the_others(tmp_path: Path) -> None:
    async def story() -> None:
        store = SqliteStore(tmp_path / "x.db")
        await store.open()
        loop = asyncio.get_running_loop()

        def write(changes: Any) -> asyncio.Future[BaseException | None]:
            done: asyncio.Future[BaseException | None] = loop.create_future()
            store.write(changes, done.set_result)
            return done

        good = [write([EntryRow("a", n, "[1]")]) for n in range(1, 6)]
        bad = [
            write([EntryRow("a", 3, '["again"]'), TableRow("t", "lobby", 0, 0, "never")]),
            write([EntryRow("a", 7, '["one is missing"]')]),
        ]
        more = [write([EntryRow("b", n, "[2]")]) for n in range(1, 6)]
        results = [await f for f in [*good, *bad, *more]]
        assert [r is None for r in results] == [True] * 5 + [False] * 2 + [True] * 5
        assert await store.entries("a") == ["[1]"] * 5
        assert await store.entries("b") == ["[2]"] * 5
        assert await store.table("t") is None
        await store.close()

    asyncio.run(story())


def test_the_journal_is_the_log_at_every_moment(tmp_path: Path) -> None:
    """Filed or not, each entry is read once and in order: while it goes on, after a kill, at the end."""

    def books(path: Path) -> dict[str, list[str]]:
        stored = sqlite3.connect(path)
        rows = stored.execute("SELECT code, body FROM told ORDER BY code, number").fetchall()
        stored.close()
        return {code: [body for c, body in rows if c == code] for code, _ in rows}

    async def story() -> None:
        store = SqliteStore(tmp_path / "x.db")
        await store.open()
        loop = asyncio.get_running_loop()
        told: dict[str, list[str]] = {}
        for n in range(1, 2 * OLD):
            done: asyncio.Future[BaseException | None] = loop.create_future()
            # A table that goes on, one that is slow, and one that stops early.
            codes = ["quick"] + ["slow"] * (n % 40 == 1) + ["early"] * (n < 9)
            rows = []
            for code in codes:
                log = told.setdefault(code, [])
                log.append(f'["{code}",{n}]')
                rows.append(EntryRow(code, len(log), log[-1]))
            store.write([*rows, SnapshotRow("quick", n, str(n))], done.set_result)
            assert await done is None
            if n % 97 == 0:
                for code, bodies in told.items():
                    assert await store.entries(code) == bodies
                for name in ("x.db", "x.db-wal"):
                    shutil.copy(tmp_path / name, tmp_path / f"killed-{name}")
                # As `kill -9` leaves it, and as the next start makes of it.
                killed = tmp_path / "killed-x.db"
                killed_wal = tmp_path / "killed-x.db-wal"
                assert books(killed) == told
                again = SqliteStore(killed)
                await again.open()
                await again.close()
                assert books(killed) == told
                killed.unlink()
                killed_wal.unlink(missing_ok=True)
        reader = sqlite3.connect(tmp_path / "x.db")
        assert reader.execute("SELECT count(*) FROM journal").fetchone()[0] <= OLD + 1
        assert reader.execute("SELECT number FROM snapshots").fetchall() == [(2 * OLD - 1,)]
        twice: asyncio.Future[BaseException | None] = loop.create_future()
        store.write([EntryRow("quick", 2 * OLD - 1, '["twice"]')], twice.set_result)
        assert isinstance(await twice, sqlite3.IntegrityError)
        await store.close()
        assert reader.execute("SELECT count(*) FROM journal").fetchone()[0] == 0
        reader.close()
        assert books(tmp_path / "x.db") == told

    asyncio.run(story())


def test_a_journal_that_cannot_be_filed_loses_nothing(tmp_path: Path) -> None:
    """A full disk for a while: writes are refused, none that was reported done is gone afterwards."""

    async def story() -> None:
        store = SqliteStore(tmp_path / "x.db", quiet_s=0.01)
        await store.open()
        loop = asyncio.get_running_loop()

        async def write(number: int) -> BaseException | None:
            done: asyncio.Future[BaseException | None] = loop.create_future()
            store.write([EntryRow("a", number, f"[{number}]")], done.set_result)
            return await done

        assert [await write(n) for n in (1, 2, 3)] == [None] * 3
        with full_disk(tmp_path):
            await asyncio.sleep(0.1)  # it is quiet: filing is tried, and fails
            assert await write(4) is not None
            assert await write(5) is not None
        assert [await write(n) for n in (4, 5)] == [None] * 2
        assert await store.entries("a") == ["[1]", "[2]", "[3]", "[4]", "[5]"]
        await store.close()

    asyncio.run(story())


def test_a_log_longer_than_a_part_comes_in_at_once(tmp_path: Path) -> None:
    """A record that is played on from: all its entries are one write."""

    async def story() -> None:
        store = SqliteStore(tmp_path / "x.db")
        await store.open()
        told = [f"[{n}]" for n in range(1, 3 * FULL)]
        loop = asyncio.get_running_loop()
        for begin, end in ((0, 2 * FULL + 5), (2 * FULL + 5, len(told))):
            done: asyncio.Future[BaseException | None] = loop.create_future()
            rows = [EntryRow("a", n + 1, told[n]) for n in range(begin, end)]
            store.write([*rows], done.set_result)
            assert await done is None
        assert await store.entries("a") == told
        await store.close()

    asyncio.run(story())


def test_a_journal_with_a_gap_is_kept_aside_and_stops_nobody(tmp_path: Path) -> None:
    """A damaged disk: what fits no log is neither lost nor in the way of other tables."""

    async def story() -> None:
        path = tmp_path / "x.db"
        store = SqliteStore(path)
        await store.open()
        other = sqlite3.connect(path)
        other.execute("""INSERT INTO journal VALUES (1, '[["a",1,[1]],["a",3,[3]]]'), (2, 'no')""")
        other.commit()
        done: asyncio.Future[BaseException | None] = asyncio.get_running_loop().create_future()
        store.write([EntryRow("b", 1, "[1]")], done.set_result)
        assert await done is None
        assert await store.entries("a") == ["[1]"]
        assert await store.entries("b") == ["[1]"]
        aside = other.execute("SELECT code, number, body FROM damaged").fetchall()
        assert aside == [("a", 3, "[3]"), ("", 0, "no")]
        await store.close()
        other.close()

    asyncio.run(story())


def test_a_data_folder_belongs_to_one_server(tmp_path: Path) -> None:
    async def story() -> None:
        first, second = SqliteStore(tmp_path / "x.db"), SqliteStore(tmp_path / "x.db")
        first.holder = "http://127.0.0.1:8000/"
        await first.open()
        with pytest.raises(Taken, match=r"http://127\.0\.0\.1:8000/"):
            await second.open()
        await first.close()
        await second.open()
        assert (tmp_path / "x.db").stat().st_mode & 0o077 == 0
        await second.close()

    asyncio.run(story())


def test_a_data_folder_of_an_older_version_is_read_on(tmp_path: Path) -> None:
    """Entries that were filed one by one, some still in the journal, and new ones after them."""
    path = tmp_path / "x.db"
    older = sqlite3.connect(path)
    for number, script in enumerate(sqlite.MIGRATIONS[:4], 1):
        older.executescript(f"{script} PRAGMA user_version={number};")
    older.execute("INSERT INTO entries VALUES ('a', 1, '[1]'), ('a', 2, '[2]')")
    older.execute("""INSERT INTO journal VALUES (1, '[["a", 2, "[2]"], ["a", 3, "[3]"]]')""")
    older.commit()
    older.close()

    async def story() -> None:
        store = SqliteStore(path)
        await store.open()
        assert await store.entries("a") == ["[1]", "[2]", "[3]"]
        done: asyncio.Future[BaseException | None] = asyncio.get_running_loop().create_future()
        store.write([EntryRow("a", 4, "[4]")], done.set_result)
        assert await done is None
        assert await store.entries("a") == ["[1]", "[2]", "[3]", "[4]"]
        await store.close()

    asyncio.run(story())


def test_a_log_that_chance_contradicts_is_not_taken_for_good() -> None:
    game = games.game("shadow-traders")
    options = game.configure(4, {})
    match = Match.deal(game, 4, 7, options)
    log = ['["deal",[]]']
    while not match.state.dice:  # type: ignore[attr-defined]  # the first roll
        seat = match.asked[0]
        text = "roll" if "roll" in match.choices(seat) else match.choices(seat)[0]
        rolls = match.play(seat, [text], [], 0, "")
        log.append(entries.write(entries.Play(seat, [text], rolls, 0, "")))
    again = Match.replay(game, 4, 7, options, entries.read(log))
    assert game.dump(again.state) == game.dump(match.state)
    found = re.search(r"face:[a-z]+", log[-1])
    assert found
    another = "face:steal" if found[0] != "face:steal" else "face:give"
    changed = log[-1].replace(found[0], another, 1)
    with pytest.raises(BadState, match="chance"):
        Match.replay(game, 4, 7, options, entries.read([*log[:-1], changed]))


def test_a_running_table_outlives_a_change_of_the_rules(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The deal would come out otherwise now; the table goes on from its last stored state."""

    async def story() -> None:
        async with house(tmp_path, seed=lambda: f"{11:032x}") as h:  # a long game
            people = await h.four()
            for _ in range(10):
                await table_moves(people)
        game = games.game("shadow-traders")
        dealt = game.rules_version
        monkeypatch.setattr(game, "rules_version", dealt + 1)
        setup = type(game).setup
        monkeypatch.setattr(
            type(game),
            "setup",
            lambda self, seats, seed, *rest: setup(self, seats, seed ^ 1, *rest),
        )
        async with house(tmp_path) as h:
            again = [await h.join(p.code, *p.secrets) for p in people]
            for person, before in zip(again, people, strict=True):
                await person.until(lambda m: m["type"] == "update")
                assert person.view["view"] == before.view["view"]
                # that the rules are new is an entry of its own
                assert person.view["version"] == before.view["version"] + 1
            # Back over what was chosen since, that goes; not to before the last stored state.
            start = again[0].view["version"]
            while (me := again[again[0].view["asked"][0]]).view["undo"] is None:
                view, before_it = me.view["view"], me.view["version"]
                await table_moves(again)
            fields = {"seat": me.seats[0], "version": me.view["version"]}
            back = await me.ask("undo", to=me.view["undo"], **fields)
            for person in again:
                await person.version(back["version"])
            assert before_it >= start
            assert me.view["view"] == view
            while (version := await table_moves(again)) < SNAPSHOT_EVERY:
                pass
            fields["version"] = version
            assert (await me.ask("undo", to=1, **fields))["code"] == "nothing-to-undo"
            assert (await me.ask("undo", to=start, **fields))["type"] == "ack"
            for other in [p for p in again if p is not me]:
                while other.table["proposal"] is None:
                    await other.read()
                await other.ask("vote", proposal=other.table["proposal"]["id"], agree=True)
            while me.table["proposal"] is None:
                await me.read()
            while me.table["proposal"] is not None:
                await me.read()
            assert me.view["version"] == version
            await asyncio.gather(*(person.play_on() for person in again))
            # What came after can be shown; what was before is kept for who has those rules.
            code, end = again[0].code, again[0].view["view"]
            about = (await h.http.get(f"/api/records/{code}/about")).json()
            assert about["earlier"] == 1
            assert about["rules_version"] == game.rules_version
            last = (
                await h.http.get(f"/api/records/{code}/frames?seat=0&from={about['moves']}")
            ).json()
            assert last["moments"][-1]["view"] == end
            parts = [
                Record.from_json((await h.http.get(f"/api/records/{code}{part}")).content)
                for part in ("?earlier=0", "")
            ]
            assert [part.rules_version for part in parts] == [dealt, dealt + 1]
            assert len(parts[0].moves) == 10
            assert parts[0].scores is None
            assert (await h.http.get(f"/api/records/{code}?earlier=2")).status_code == 404
            on = {"at": 1, "seat": 0, "name": "Olha"}
            assert (await h.http.post(f"/api/records/{code}/play-on", json=on)).status_code == 201
            again_in = await h.http.post("/api/records", content=parts[1].to_json())
            assert again_in.json()["field"] == "begins"
        # Read once more by the same rules: from where they began.
        async with house(tmp_path) as h:
            assert (await h.http.get(f"/api/records/{code}/about")).json() == about
        # Whoever has only the rules of before cannot go on with it.
        monkeypatch.setattr(game, "rules_version", dealt)
        async with house(tmp_path) as h:
            refused = await h.http.get(f"/api/tables/{code}")
            assert (refused.status_code, refused.json()["code"]) == (409, "other-rules")

    asyncio.run(story())


class Slow:
    """A disk that takes its time: writes wait until they are let go."""

    def __init__(self, store: Any) -> None:
        self.store = store
        self.held: list[tuple[list[Change], Callable[[BaseException | None], None]]] = []

    def write(self, changes: list[Change], done: Callable[[BaseException | None], None]) -> None:
        self.held.append((changes, done))

    def wall_ms(self) -> int:
        found: int = self.store.wall_ms()
        return found

    def let_go(self) -> None:
        held, self.held = self.held, []
        for changes, done in held:
            self.store.write(changes, done)


def test_nobody_is_shown_what_is_not_yet_on_disk(tmp_path: Path) -> None:
    """Neither those who sit there, nor who comes in now, nor whose line is free again now."""

    async def story() -> None:
        async with house(tmp_path) as h:
            people = await h.four()
            snail = await h.join(people[0].code)
            await snail.until(lambda m: m["type"] == "update")
            for person in people:
                await person.drain()
            table = h.hall.tables[people[0].code]
            session = next(s for s in h.hall.sessions if not s.seats)
            session.clogged = True
            version = await table_moves(people)  # the snail misses this one
            disk, slow = h.hall.store, Slow(h.hall.store)
            h.hall.store = slow
            me = people[people[0].view["asked"][0]]
            choice = me.view["choices"][0]
            await me.send(type="play", key="k", version=version, seat=me.seats[0], choices=[choice])
            while not slow.held:
                await asyncio.sleep(0.005)
            assert table.need_match().version == version + 1
            session.drained()
            coming = asyncio.create_task(h.join(me.code))
            for person in [*people, snail]:
                before = len(person.received)
                await person.drain()
                assert len(person.received) == before
            assert not coming.done()
            slow.let_go()
            h.hall.store = disk
            newcomer = await coming
            for person in [*people, newcomer, snail]:
                await person.version(version + 1)
            assert [e for e in sorted(snail.log[None]) if e >= version] == [version, version + 1]

    asyncio.run(story())


def test_rules_that_fail_half_way_leave_the_table_as_it_is_on_disk(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def story() -> None:
        async with house(tmp_path) as h:
            people = await h.four()
            while "roll" not in (me := people[people[0].view["asked"][0]]).view["choices"]:
                await table_moves(people)
            version, view = me.view["version"], me.view["view"]
            waiting = await h.join(me.code)
            broken = h.hall.tables[me.code]
            broken.need_match().state.luck = []  # the dice will find nothing
            await me.send(type="play", key="k", version=version, seat=me.seats[0], choices=["roll"])
            for person in [*people, waiting]:
                gone = await person.until(lambda m: m["type"] == "gone")
                assert (gone["code"], gone["again"]) == ("broken", True)
            again = [await h.join(p.code, *p.secrets) for p in people]
            assert h.hall.tables[me.code] is not broken
            for person in again:
                await person.until(lambda m: m["type"] == "update")
            me = again[me.seats[0]]
            assert (me.view["version"], me.view["view"]) == (version, view)
            await asyncio.gather(*(person.play_on() for person in again))

    asyncio.run(story())
    assert "IndexError" in caplog.text


SERVE = """
import sys
from pathlib import Path
from nightmarket.server.config import Config, Limits
from nightmarket.server.serve import run
limits = Limits(messages_per_s=1e6, messages_burst=1e6, address_per_s=1e6, address_burst=1e6)
run(Config(port=0, data=Path(sys.argv[1]), limits=limits, bot_pause_s=0.0))
"""


def start(data: Path) -> tuple[subprocess.Popen[str], int]:
    """A server in a process of its own."""
    env = {**os.environ, "PYTHONPATH": os.pathsep.join(p for p in sys.path if p)}
    process = subprocess.Popen(
        [sys.executable, "-c", SERVE, str(data)], stdout=subprocess.PIPE, text=True, env=env
    )
    assert process.stdout is not None
    line = process.stdout.readline()
    return process, int(line.rsplit(":", 1)[1].strip(" /\n"))


def test_kill_9_in_the_middle_loses_and_doubles_nothing(tmp_path: Path) -> None:
    """A slice; `nightmarket soak` does it for thousands of moves."""

    async def story() -> None:
        process, port = start(tmp_path)
        acknowledged: dict[str, int] = {}
        try:
            h = House.__new__(House)
            h.port, h.people = port, []
            h.http = visitor(f"http://127.0.0.1:{port}")
            people = await h.four()
            code, secrets = people[0].code, [s for p in people for s in p.secrets]
            await h.http.aclose()
            one = people[0]
            for kill in range(3):
                h.port = port
                one = await h.join(code, *secrets)
                await one.until(lambda m: m["type"] == "update" and m["seat"] == 3)
                for n in range(12):
                    seat = one.views[0]["asked"][0]
                    key = f"{kill}-{n}"
                    if n == 11:  # sent, and the server dies before or after it is on disk
                        version = one.views[seat]["version"]
                        await one.send(
                            type="play",
                            key=key,
                            version=version,
                            seat=seat,
                            choices=[one.views[seat]["choices"][0]],
                        )
                        break
                    answer = await one.play(one.views[seat]["choices"][0], seat=seat, key=key)
                    acknowledged[key] = answer["version"]
                    await one.version(answer["version"])
                process.send_signal(signal.SIGKILL)
                process.wait()
                process, port = start(tmp_path)
            h.port = port
            one = await h.join(code, *secrets)
            assert one.seats == [0, 1, 2, 3]
            await one.until(lambda m: m["type"] == "update" and m["seat"] == 3)
            last = max(acknowledged.values())
            assert last <= one.views[0]["version"] <= last + 1
            assert len(set(acknowledged.values())) == len(acknowledged)
        finally:
            process.kill()
            process.wait()

    asyncio.run(story())
