"""What somebody finds who reads everything and has a week: dear doors, names that hang, heavy lists,
words that break a log."""

from __future__ import annotations

import asyncio
import json
import logging
import os
import re
import socket
import subprocess
import sys
import threading
from pathlib import Path
from typing import Any

import msgspec
import pytest

from nightmarket.analysis import Study
from nightmarket.house import house as inner
from nightmarket.house.analysing import Analyses
from nightmarket.kernel import LANGUAGES
from nightmarket.kernel.record import Record
from nightmarket.locale import notes
from nightmarket.server import hall, hanging, logs, people, push
from nightmarket.soak.attack import own_pack
from tests.server.house import PATIENT, WAIT_S, house
from tests.server.test_analysis import Slow, a_game, kept
from tests.server.test_calling import called, service
from tests.server.test_coming_back import browsers

ROOT = Path(__file__).parents[2]


def long_record(moves: int) -> Record:
    record = Record.from_json(a_game())
    record.moves = (record.moves * (1 + moves // len(record.moves)))[:moves]
    return record


# -- looking back


@pytest.mark.parametrize("moves", [1, 2, 599, 600, 601, 1199, 1200, 1201, 1202, 1203, 19_999])
def test_as_many_moments_as_were_told(moves: int) -> None:
    record = long_record(moves)
    study = Study(record)
    looked_at = [n for n in range(study.total) if n % study.stride == 0 or n + 1 == study.total]
    assert study.count == len(looked_at)


def test_two_who_begin_at_once_have_one_work(tmp_path: Path) -> None:
    """Whether an address may begin is asked of a store that others share, which takes a while."""

    async def story() -> None:
        slow = Slow()
        async with house(tmp_path, thinker=slow) as h:

            async def may_open(address: str) -> bool:
                await asyncio.sleep(0.01)
                return True

            h.hall.may_open = may_open
            analyses = Analyses(h.hall)
            record = Record.from_json(a_game())
            await asyncio.gather(*(analyses.begin("code", record, "easy", "x") for _ in range(9)))
            assert len(analyses.works) == 1
            slow.on.set()
            while any(work.is_open for work in analyses.works.values()):
                await asyncio.sleep(0.01)
            assert slow.looks == len(record.moves) + 1

    asyncio.run(story())


def test_records_that_are_begun_and_left_are_not_kept(tmp_path: Path) -> None:
    async def story() -> None:
        slow = Slow()
        async with house(tmp_path, thinker=slow) as h:
            analyses = Analyses(h.hall)
            for seed in range(9):
                record = Record.from_json(a_game())
                record.seed = seed
                await analyses.begin("code", record, "easy", "x")
                analyses.cancel(record, "easy")
            held = [work for work in analyses.works.values() if work.study.record.moves]
            assert len(held) <= 1  # until the next one comes
            slow.on.set()

    asyncio.run(story())


# -- lists of tables


class Counting:
    """A store that counts how often its lists are read."""

    def __init__(self, store: Any) -> None:
        self.store = store
        self.read = 0

    async def listed(self, *about: Any) -> Any:
        self.read += 1
        return await self.store.listed(*about)

    def __getattr__(self, name: str) -> Any:
        return getattr(self.store, name)


def test_heavy_tables_are_not_read_for_everybody_who_asks_for_the_list(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path, told_s=30.0) as h:
            pack = {"pack": own_pack()}
            await h.open("shadow-blades", name="Host", listed=True, options=pack)
            h.hall.store = counting = Counting(h.hall.store)
            for path, shown in (("/api/open", 1), ("/api/watch", 0), ("/api/watch?game=x", 0)):
                for _ in range(10):
                    assert len((await h.http.get(path)).json()["tables"]) == shown
            assert counting.read == 2

    asyncio.run(story())


# -- packs of cards


def test_packs_that_wait_to_be_read_are_few(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        async with house(tmp_path) as h:
            opened = await h.open("shadow-blades", name="Host")
            host = await h.join(opened["table"], opened["secret"])
            on = asyncio.Event()
            read_pack = h.hall.read_pack

            async def slowly(*about: Any) -> str:
                await on.wait()
                return str(await read_pack(*about))

            monkeypatch.setattr(h.hall, "read_pack", slowly)
            wish = {"type": "configure", "options": {"pack": own_pack()}}
            for n in range(10):
                await host.send(**wish, key=f"{n}")
            for _ in range(10 - inner.PACKS_EACH):
                refused = await host.until(lambda m: m["type"] == "refused")
                assert refused["code"] == "too-many"
            on.set()
            for n in range(inner.PACKS_EACH):
                assert (await host.until(lambda m: m["type"] == "ack"))["key"] == f"{n}"
            assert (await host.ask("configure", options={"pack": own_pack()}))["type"] == "ack"

    asyncio.run(story())


# -- answers that are taken slowly


async def ask_and_read_nothing(port: int, path: str) -> socket.socket:
    """A socket with little room of its own, so that most of the answer stays where it is."""
    sock = socket.socket()
    sock.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    sock.setblocking(False)
    loop = asyncio.get_running_loop()
    await loop.sock_connect(sock, ("127.0.0.1", port))
    head = f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n"
    await loop.sock_sendall(sock, head.encode())
    return sock


async def all_of(sock: socket.socket) -> bytes:
    loop, found = asyncio.get_running_loop(), bytearray()
    while piece := await asyncio.wait_for(loop.sock_recv(sock, 1 << 20), WAIT_S):
        found += piece
    sock.close()
    return bytes(found)


def test_who_reads_slowly_gets_the_whole_of_a_long_file(tmp_path: Path) -> None:
    (tmp_path / "static").mkdir()
    (tmp_path / "static" / "index.html").write_text("<!doctype html>")
    content = bytes(range(256)) * (1 << 15)  # 8 MiB, as Python for the pocket has
    (tmp_path / "static" / "python.wasm").write_bytes(content)

    async def story() -> None:
        async with house(tmp_path / "data", static=tmp_path / "static") as h:
            sock = await ask_and_read_nothing(h.port, "/python.wasm")
            while not any(page.request or page.cycle for page in h.hall.pages):
                await asyncio.sleep(0.01)
            for _ in range(12):  # a minute of sweeps
                h.hall.look_after()
                await asyncio.sleep(0)
            assert (await all_of(sock)).endswith(content)

    asyncio.run(story())


def test_long_answers_that_nobody_takes_do_not_fill_the_memory(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        async with house(tmp_path) as h:
            told = json.loads(a_game())
            told["names"] = ["x"] * told["seats"]
            id = await kept(h, told)
            body = msgspec.json.encode({"much": "x" * 40_000_000})
            record = (await h.http.get(f"/api/records/{id}")).content
            # Unpacked as it is taken, for those who cannot.
            plain = await h.http.get(f"/api/records/{id}", headers={"accept-encoding": "identity"})
            assert plain.content == record
            assert int(plain.headers["content-length"]) == len(record)
            monkeypatch.setattr("nightmarket.house.doors.pack", lambda found: inner_pack(body))
            slow = [await ask_and_read_nothing(h.port, f"/api/records/{id}") for _ in range(4)]
            while sum(page.held > 0 for page in h.hall.pages) < 4:
                await asyncio.sleep(0.01)
            one = next(page.held for page in h.hall.pages)
            assert one < len(body) / 100  # packed
            monkeypatch.setattr(hall, "ANSWERS", 2 * one)
            h.hall.look_after()
            while sum(page.held > 0 for page in h.hall.pages) > 2:
                await asyncio.sleep(0.01)
            for sock in slow:
                sock.close()

    asyncio.run(story())


def inner_pack(body: bytes) -> bytes:
    import gzip

    return gzip.compress(body, 1, mtime=0)


def test_a_house_that_closes_waits_for_nobody_who_waits_for_records(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def story() -> None:
        async with house(tmp_path) as h:
            id = await kept(h)
            aside = h.hall.aside
            began, on = asyncio.Event(), asyncio.Event()

            async def slowly(work: Any) -> Any:
                began.set()
                await on.wait()
                return await aside(work)

            h.hall.aside = slowly
            for _ in range(20):
                left.append(await ask_and_read_nothing(h.port, f"/api/records/{id}"))
            await began.wait()
            asyncio.get_running_loop().call_later(0.2, on.set)

    left: list[socket.socket] = []
    asyncio.run(story())
    for sock in left:
        sock.close()
    assert not [r for r in caplog.records if r.levelno >= logging.ERROR]


# -- names, services and keys of strangers


def test_names_that_hang_hang_nobody_else(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever owns a name decides when it is answered: nobody else waits for it."""
    hangs = threading.Event()
    began = threading.Semaphore(0)

    def look_up(name: str, port: int) -> list[str]:
        began.release()
        hangs.wait(60)
        return ["93.184.216.34"]

    monkeypatch.setattr(push, "look_up", look_up)
    monkeypatch.setattr(push, "NAMES", 8)

    async def story() -> None:
        async with service() as post, browsers(tmp_path) as (inside, browser):
            laptop = browser()
            await laptop.begin()
            wish = {"endpoint": "https://slow.example/x", **post.keys()}
            hanging_ones = [
                asyncio.create_task(laptop.http.post("/api/me/call", json=wish)) for _ in range(12)
            ]
            for _ in range(8):
                await asyncio.to_thread(began.acquire)
            # All threads there are for everybody are free.
            await asyncio.gather(*(inside.hall.aside(lambda: None) for _ in range(20)))
            # One more name is refused at once.
            refused = await laptop.ask("call", 400, **wish)
            assert refused["code"] == "bad-endpoint"
            for task in hanging_ones:
                task.cancel()
            await asyncio.gather(*hanging_ones, return_exceptions=True)

    asyncio.run(story())  # and it ends, though they still hang
    assert not hangs.is_set()
    hangs.set()


def test_what_hangs_ends_where_it_began() -> None:
    async def story() -> None:
        few = hanging.Hanging(1)
        assert await few.do(lambda: 7) == 7
        with pytest.raises(ZeroDivisionError):
            await few.do(lambda: 1 // 0)
        assert few.busy == 0

    asyncio.run(story())


def test_a_service_that_answers_nonsense_fills_no_log(tmp_path: Path) -> None:
    async def story() -> None:
        async with called(tmp_path) as (inside, browser, post):
            laptop = browser()
            await laptop.begin()
            await post.subscribe(laptop)
            for status in (10**20, 10**21, 7, 1000, 99999):
                post.status = status
                assert await laptop.ask("try") == {"sent": 0, "failed": 1}
            assert len(inside.hall.complaints.counts) == 1

    asyncio.run(story())


def test_passkeys_that_are_none_are_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Libraries that read them raise what they like."""

    async def story() -> None:
        async with browsers(tmp_path) as (_inside, browser):
            laptop = browser()
            await laptop.begin()
            key = await laptop.keep()

            def fails(**about: Any) -> None:
                raise AttributeError("a field of another kind")

            monkeypatch.setattr("webauthn.verify_registration_response", fails)
            monkeypatch.setattr("webauthn.verify_authentication_response", fails)
            options = (await laptop.ask("passkey/ask"))["options"]
            wish = key.create(options, laptop.origin)
            assert (await laptop.ask("passkey", 403, credential=wish))["code"] == "bad-passkey"
            options = (await laptop.ask("enter/ask"))["options"]
            wish = key.get(options, laptop.origin)
            assert (await laptop.ask("enter", 403, credential=wish))["code"] == "bad-passkey"

    asyncio.run(story())


def test_six_words_are_not_made_without_end(tmp_path: Path) -> None:
    async def story() -> None:
        limits = msgspec.structs.replace(PATIENT, opened_per_minute=3)
        async with browsers(tmp_path, limits=limits) as (_inside, browser):
            laptop = browser()
            await laptop.begin()
            for _ in range(2):
                await laptop.ask("words")
            assert (await laptop.ask("words", 429))["code"] == "too-many"

    asyncio.run(story())


def test_strangers_do_not_fill_the_house_for_those_who_come_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        limits = msgspec.structs.replace(PATIENT, persons=3)
        async with browsers(tmp_path, limits=limits) as (inside, browser):
            kept_one, empty, seated_one = browser(), browser(), browser()
            opened = await inside.open("shadow-blades", name="Taras")
            seated_one.seats[opened["table"]] = [opened["secret"]]
            for one in (kept_one, empty, seated_one):
                await one.begin()
            await kept_one.ask("words")
            await seated_one.show()
            newcomer = browser()
            # On their first day everybody stays.
            refused = await newcomer.ask("begin", 507, name="Ivan", language="uk")
            assert refused["code"] == "full"
            now = inside.hall.wall_ms()
            later = [now + 2 * people.DAY_MS]
            monkeypatch.setattr(inside.hall, "wall_ms", lambda: later[0])
            assert (await newcomer.begin("Ivan"))["name"] == "Ivan"
            assert await empty.me() is None
            for one in (kept_one, seated_one, newcomer):
                assert await one.me() is not None
            # Words alone keep somebody for a month.
            later[0] = now + 40 * people.DAY_MS
            await newcomer.me()
            assert (await browser().begin("Petro"))["name"] == "Petro"
            assert await seated_one.me() is not None

    asyncio.run(story())


def test_a_first_visitor_keeps_nobody_waiting_while_something_is_loaded(tmp_path: Path) -> None:
    """What is loaded when it is first needed is loaded beside the loop, and no more than is needed."""
    code = """
import asyncio, sys, threading
from pathlib import Path
from tests.server.test_coming_back import browsers
from nightmarket.locale import texts
heavy = ("webauthn", "py_vapid")
by = {}
class Noted:
    def find_spec(self, name, path=None, target=None):
        if name in heavy:
            by[name] = threading.current_thread() is threading.main_thread()
sys.meta_path.insert(0, Noted())
async def story():
    folder = Path(sys.argv[1])
    async with browsers(folder / "data", static=folder) as (inside, browser):
        laptop = browser()
        await laptop.begin()
        await laptop.ask("enter/ask")
        table = (await inside.open())["table"]
        assert "Shadow" in (await laptop.http.get(f"/t/{table}")).text
        await laptop.ask("try")
asyncio.run(story())
assert by == {name: False for name in heavy}, by
assert texts.cache_info().currsize == 0
"""
    (tmp_path / "index.html").write_text("<html><head><title></title></head></html>")
    surroundings = {**os.environ, "PYTHONPATH": os.pathsep.join([str(ROOT), *sys.path])}
    subprocess.run(
        [sys.executable, "-c", code, str(tmp_path)], check=True, env=surroundings, cwd=ROOT
    )


def test_what_a_server_says_is_in_the_files_it_reads() -> None:
    said = set[str]()
    for module in (ROOT / "src" / "nightmarket" / "server").glob("*.py"):
        said |= set(
            re.findall(r"[\"'](note-[a-z-]+|shared-[a-z-]+)[\"']", module.read_text("utf-8"))
        )
    assert len(said) > 10
    for language in LANGUAGES:
        assert [key for key in said if not notes(language).has(key)] == []


def test_a_browser_that_loses_its_seats_again_and_again_uses_nothing_up(tmp_path: Path) -> None:
    async def story() -> None:
        async with browsers(tmp_path) as (inside, browser):
            laptop = browser()
            opened = await inside.open("shadow-blades", name="Olha")
            code = opened["table"]
            laptop.seats[code] = [opened["secret"]]
            await laptop.begin()
            await laptop.show()
            for _ in range(20):
                laptop.seats.clear()
                await laptop.show()
                assert (await inside.join(code, *laptop.seats[code])).seats == [0]
            table = await inside.hall.table(code)
            assert len(table.meta.people[0]) <= 3
            # Who has more seats than can be shown at once is not given those it has.
            others = [
                {"table": f"bbbbb-bbb{n:02}".replace("0", "c"), "secrets": []} for n in range(50)
            ]
            assert (await laptop.ask("seats", tables=others))["seats"] == []
            assert (await inside.join(code, *laptop.seats[code])).seats == [0]

    asyncio.run(story())


def test_one_person_has_so_many_tables_and_friends(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        async with browsers(tmp_path) as (inside, browser):
            laptop = browser()
            for _ in range(5):
                opened = await inside.open("shadow-blades", name="Olha")
                laptop.seats[opened["table"]] = [opened["secret"]]
                other = browser()
                player = await inside.join(opened["table"])
                await player.sit(1, "Petro")
                other.seats[opened["table"]] = player.secrets
                await other.begin("Petro")
                await other.show()
            monkeypatch.setattr(people, "TABLES", 3)
            monkeypatch.setattr(people, "NEAREST", 2)
            await laptop.begin()
            await laptop.show()
            assert len((await laptop.http.get("/api/me/tables")).json()["tables"]) == 3
            assert len((await laptop.http.get("/api/me/friends")).json()["friends"]) == 2

    asyncio.run(story())


# -- hosts and logs


def test_a_name_of_a_strangers_reads_nothing(tmp_path: Path) -> None:
    """Their page, by a name of theirs for this machine, is no other site to a browser."""

    async def story() -> None:
        async with house(tmp_path) as h:
            for path in ("/api/watch", "/api/addresses", "/api/me", "/api/tables/bbbbb-bbbbb"):
                found = await h.http.get(path, headers={"host": "evil.example"})
                assert (found.status_code, found.json()["code"]) == (403, "foreign-host"), path
            assert (await h.http.get("/healthz", headers={"host": "probe"})).status_code == 200
        async with house(tmp_path, public_url="https://games.example") as h:
            # Its proxy may write what it likes.
            found = await h.http.get("/api/watch", headers={"host": "upstream.example"})
            assert found.status_code == 200

    asyncio.run(story())


def test_a_host_that_is_none_breaks_nothing(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path, public_url="https://games.example") as h:
            wish = {"name": "Olha", "language": "en"}
            for host in ("[", "[::1", "a b"):
                found = await h.http.post("/api/me/begin", json=wish, headers={"host": host})
                assert found.status_code < 500, host

    asyncio.run(story())


def test_a_stranger_writes_no_lines_of_the_log() -> None:
    formatter = logs.Text(logs.STYLE)
    said = "/a\nb\r\x1b[2J\u202e\u2028"
    record = logging.LogRecord("x", logging.INFO, "", 0, "path=%s", (said,), None)
    line = formatter.format(record)
    assert line.endswith(r"path=/a\nb\r\x1b[2J\u202e\u2028")
    assert len(line.splitlines()) == 1
