"""Attacks, each as small as it can be: `./market soak attack` runs them at full size."""

from __future__ import annotations

import asyncio
import contextlib
import gzip
import json
import os
import signal
import sqlite3
import subprocess
import sys
from pathlib import Path
from typing import Any

import msgspec
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from nightmarket import games
from nightmarket.house.thinking import Asked, Waiting
from nightmarket.kernel import Refusal
from nightmarket.server import line, page
from nightmarket.server.config import Config, Limits
from nightmarket.server.serve import run
from nightmarket.server.visit import check_host, check_origin, visitor_address, welcome_here
from nightmarket.soak.attack import HOSTILE_PACKS, attack, frame, own_pack
from nightmarket.table import printed
from nightmarket.table.guard import clean
from tests.server.house import PATIENT, House, Player, house, table_moves
from tests.server.test_http import CARRIED, a_record

WEIRD = [
    *("", "0", "-1", "9" * 5000, "\ud800", "\x00", "💡", "../x", "a" * 5000, "é", "NaN"),
    *("%", "bbbbb-bbbbb", "rbbbbbbbbbbbb", "١", "²"),
]


def test_a_slice_of_the_attacks() -> None:
    told: list[tuple[int, int]] = []
    figures = attack(lambda done, total: told.append((done, total)), ("pieces", "wishes"), 0.1)
    assert list(figures) == ["pieces", "wishes"]
    assert told[-1] == (2, 2)


# -- two servers, broken stores


SERVE = "from nightmarket.cli.app import main; main()"


def serve(data: Path, *more: str) -> subprocess.Popen[str]:
    return subprocess.Popen(
        [sys.executable, "-c", SERVE, "serve", "--port", "0", "--data", str(data), *more],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )


def test_a_second_server_says_who_has_the_folder_and_goes(tmp_path: Path) -> None:
    first = serve(tmp_path)
    try:
        assert first.stdout is not None
        where = first.stdout.readline().split()[-1]
        second = serve(tmp_path)
        out, err = second.communicate(timeout=60)
        assert second.returncode not in (0, None)
        assert "is open" not in out
        assert where in err
        assert "Traceback" not in err
        assert len(err.splitlines()) == 1
        assert (tmp_path / "nightmarket.db.lock").stat().st_mode & 0o077 == 0
        for file in tmp_path.glob("nightmarket.db*"):
            assert file.stat().st_mode & 0o077 == 0, file
        first.send_signal(signal.SIGTERM)
        first.communicate(timeout=30)
        assert first.returncode == 0
    finally:
        first.kill()
        first.wait()


@pytest.mark.parametrize(
    "trouble", ["no database", "a newer version", "a folder", "no folder can be made"]
)
def test_a_store_that_cannot_be_used_is_one_sentence(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], trouble: str
) -> None:
    path = tmp_path / "nightmarket.db"
    if trouble == "no database":
        path.write_bytes(b"this is no database at all" * 100)
    elif trouble == "a newer version":
        with contextlib.closing(sqlite3.connect(path)) as newer:
            newer.execute("PRAGMA user_version=999")
    elif trouble == "a folder":
        path.mkdir()
    else:  # as in a folder that is only read
        (tmp_path / "file").write_text("")
    data = tmp_path / "file" / "data" if trouble == "no folder can be made" else tmp_path
    with pytest.raises(SystemExit) as end:
        run(Config(port=0, data=data))
    assert "does not start" in str(end.value)
    assert "\n" not in str(end.value)
    assert str(tmp_path) in str(end.value)
    assert "is open" not in capsys.readouterr().out


# The owner of everything may write everywhere, unless that is taken away first.
NOT_EVERYWHERE = ["setpriv", "--bounding-set=-dac_override,-dac_read_search"]


@pytest.mark.parametrize("lived_in", [False, True])
def test_a_folder_that_can_only_be_read_is_one_sentence(tmp_path: Path, lived_in: bool) -> None:
    data = tmp_path / "data"
    data.mkdir()
    if lived_in:
        first = serve(data)
        assert first.stdout is not None
        assert "is open" in first.stdout.readline()
        first.send_signal(signal.SIGTERM)
        first.communicate(timeout=60)
        for file in data.iterdir():
            file.chmod(0o444)
    data.chmod(0o555)
    try:
        command = [sys.executable, "-c", SERVE, "serve", "--port", "0", "--data", str(data)]
        if os.geteuid() == 0:
            command = [*NOT_EVERYWHERE, *command]
        done = subprocess.run(command, capture_output=True, text=True, timeout=60)
        assert done.returncode == 1
        assert "is open" not in done.stdout
        assert "does not start" in done.stderr
        assert str(data) in done.stderr
        assert len(done.stderr.splitlines()) == 1
    finally:
        data.chmod(0o755)


class FullDisk:
    """A store that takes no row, until `over`."""

    def __init__(self, data: Path) -> None:
        self.path = data / "nightmarket.db"
        for table in ("journal", "tables"):
            self._do(
                f"CREATE TRIGGER no_room_in_{table} BEFORE INSERT ON {table} "
                "BEGIN SELECT RAISE(ABORT, 'the disk is full'); END"
            )

    def over(self) -> None:
        for table in ("journal", "tables"):
            self._do(f"DROP TRIGGER no_room_in_{table}")

    def _do(self, sql: str) -> None:
        with contextlib.closing(sqlite3.connect(self.path)) as books:
            books.execute(sql)
            books.commit()


def test_health_is_whether_a_move_can_be_written(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as h:
            assert (await h.http.get("/api/health")).status_code == 200
            h.hall.store_check.holds_until = 0
            disk = FullDisk(tmp_path)
            answers = await asyncio.gather(*(h.http.get("/api/health") for _ in range(5)))
            assert {(a.status_code, a.json()["ok"]) for a in answers} == {(503, False)}
            opened = await h.http.post("/api/tables", json={"game": "shadow-traders"})
            assert (opened.status_code, opened.json()["code"]) == (503, "broken")
            disk.over()
            h.hall.store_check.holds_until = 0
            assert (await h.http.get("/api/health")).status_code == 200
            await h.open()

    asyncio.run(story())


def test_a_device_is_told_when_it_could_not_be_written_down(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as h:
            opened = await h.open(name="Olha")
            me = await h.join(opened["table"], opened["secret"])
            link = await me.ask("share")
            FullDisk(tmp_path)
            answer = await h.http.post("/api/claim", json={"code": link["code"]})
            assert (answer.status_code, answer.json()["code"]) == (503, "broken")

    asyncio.run(story())


def test_what_the_journal_cannot_file_is_not_read_as_if_it_were_not_there(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as h:
            people = await h.four()
            await table_moves(people)
            FullDisk(tmp_path)
            with pytest.raises(sqlite3.Error):
                await h.hall.store.entries(people[0].code)
            h.hall.forget(people[0].code)
            late = await connect(f"ws://127.0.0.1:{h.port}/ws")
            await late.send(json.dumps({"type": "hello", "table": people[0].code}))
            gone = msgspec.json.decode(await late.recv())
            assert (gone["type"], gone["code"], gone["again"]) == ("gone", "broken", True)

    asyncio.run(story())


def test_a_table_that_cannot_be_read_is_named_and_the_others_go_on(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    codes: list[str] = []

    async def story() -> None:
        async with house(tmp_path) as h:
            bots = [{"kind": "bot", "level": "easy"}] * 3
            for _ in range(3):
                opened = await h.open(name="Olha", chairs=[{"kind": "open"}, *bots], listed=True)
                me = await h.join(opened["table"], opened["secret"])
                await me.ask("start")
                codes.append(opened["table"])
        with contextlib.closing(sqlite3.connect(tmp_path / "nightmarket.db")) as books:
            for code, body in ((codes[0], "{}"), (codes[1], "not even JSON")):
                books.execute("UPDATE tables SET body = ? WHERE code = ?", (body, code))
            books.commit()
        async with house(tmp_path) as h:
            while codes[2] not in h.hall.tables or len(h.hall.damaged) < 2:
                await asyncio.sleep(0.01)
            assert set(h.hall.damaged) == set(codes[:2])
            listed = (await h.http.get("/api/watch")).json()["tables"]
            assert [table["table"] for table in listed] == codes[2:]
            held = [{"table": code, "secrets": []} for code in codes]
            mine = await h.http.post("/api/mine", json={"tables": held})
            assert [table["table"] for table in mine.json()["tables"]] == codes[2:]
            answer = await h.http.get(f"/api/tables/{codes[0]}")
            assert (answer.status_code, answer.json()["code"]) == (503, "broken")

    asyncio.run(asyncio.wait_for(story(), 30))
    for code in codes[:2]:
        assert f"table {code} cannot be read" in caplog.text


# -- frames, packs, crowds


async def gone(player: Player) -> None:
    with contextlib.suppress(ConnectionClosed):
        while True:
            await player.read()


def test_a_message_in_thousands_of_pieces_is_not_read_to_its_end(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    pieces = 0
    parse = line.Line._frame

    def count(self: line.Line, frame: Any) -> None:
        nonlocal pieces
        pieces += 1
        parse(self, frame)

    monkeypatch.setattr(line.Line, "_frame", count)

    async def story() -> None:
        async with house(tmp_path, limits=Limits()) as h:
            opened = await h.open(name="Olha")
            rogue = await h.join(opened["table"])
            rogue.socket.transport.write(frame(0x01, b"{") + frame(0x00, b"") * 40_000)
            await gone(rogue)
            assert rogue.received[-1]["code"] == "too-many"
            assert pieces < 5000

    asyncio.run(story())


def test_hostile_packs_are_refused_at_every_door(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as h:
            opened = await h.open("shadow-blades", name="Olha")
            me = await h.join(opened["table"], opened["secret"])
            for pack in HOSTILE_PACKS:
                wish = {"game": "shadow-blades", "options": {"pack": pack}}
                answer = await h.http.post("/api/tables", json=wish)
                assert answer.status_code == 400, pack[:40]
                refused = await me.ask("configure", options={"pack": pack})
                assert refused["type"] == "refused", pack[:40]
                assert refused["code"] in ("bad-pack", "malformed"), pack[:40]

    asyncio.run(story())


def test_a_crowd_is_told_of_together(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path, told_s=1000.0) as h:
            pack = {"pack": own_pack()}
            opened = await h.open("shadow-blades", name="Olha", options=pack)
            me = await h.join(opened["table"], opened["secret"])
            made = printed._sheet.cache_info().misses
            for _ in range(30):
                await h.join(opened["table"])
            await me.drain()
            assert sum(m["type"] == "table" for m in me.received) <= 1
            assert printed._sheet.cache_info().misses == made

    asyncio.run(story())


def test_a_socket_that_takes_nothing_is_not_listened_to_and_given_up(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as h:
            opened = await h.open(name="Olha")
            await h.join(opened["table"])
            (deaf,) = [one for one in h.hall.lines if isinstance(one, line.Line)]
            deaf.pause_writing()
            assert not deaf.transport.is_reading()
            deaf.resume_writing()
            assert deaf.transport.is_reading()
            deaf.pause_writing()
            for _ in range(line.CLOGGED + 1):
                deaf.quiet = 0
                deaf.look_after()
            assert deaf.transport.is_closing()
            assert (line.CLOGGED + 1) * 5 < 60

    asyncio.run(story())


def test_who_takes_nothing_is_told_the_last_word_only(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as h:
            opened = await h.open(name="Olha")
            host = await h.join(opened["table"], opened["secret"])
            deaf = await h.join(opened["table"])
            session = next(s for s in h.hall.sessions if not s.seats)
            session.clogged = True  # as when its socket takes no more
            for n in range(5):
                await host.sit(0, f"Olha {n}")
            session.drained()
            deaf.received.clear()
            assert (await deaf.until(lambda m: m["type"] == "table"))["chairs"][0][
                "name"
            ] == "Olha 4"
            await deaf.ask("share")
            assert sum(m["type"] == "table" for m in deaf.received) == 1

    asyncio.run(story())


def test_who_stops_says_so(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as h:
            people = await h.four()
            for one in list(h.hall.lines):
                if isinstance(one, line.Line):
                    one.shutdown()  # as the server does with every line
            for person in people:
                await gone(person)
                assert person.received[-1] == {"type": "gone", "code": "restarting", "again": True}

    asyncio.run(story())


# -- requests


def test_half_requests_are_not_waited_for(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as h:
            lines = {}
            slow = b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Length: 500\r\n"
            for name, begin in (("idle", b""), ("head", slow), ("body", slow + b"\r\n{")):
                reader, writer = await asyncio.open_connection("127.0.0.1", h.port)
                writer.write(begin)
                lines[name] = reader, writer
            while len(waiting := pages(h)) < 3:
                await asyncio.sleep(0.01)
            for one in waiting:
                for _ in range(page.ASKING):
                    one.look_after()
                assert not one.transport.is_closing()
                one.look_after()
            for name, (reader, _) in lines.items():
                with contextlib.suppress(ConnectionError):
                    assert await asyncio.wait_for(reader.read(), 5) == b"", name
            assert pages(h) == []
            assert h.hall._callers == {}

    asyncio.run(story())


def pages(h: House) -> list[page.Page]:
    return [one for one in h.hall.lines if isinstance(one, page.Page)]


def test_a_server_that_stops_does_not_wait_for_half_a_request(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def story() -> None:
        async with house(tmp_path) as h:
            _, writer = await asyncio.open_connection("127.0.0.1", h.port)
            writer.write(b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Length: 500\r\n\r\n{")
            while not any(one.cycle for one in pages(h)):
                await asyncio.sleep(0.01)

    asyncio.run(asyncio.wait_for(story(), 4))
    assert not [r for r in caplog.records if r.levelname == "ERROR"]


def test_one_address_has_so_many_connections(tmp_path: Path) -> None:
    limits = msgspec.structs.replace(PATIENT, connections_per_address=5)

    async def story() -> None:
        async with house(tmp_path, limits=limits) as h:
            lines = [await asyncio.open_connection("127.0.0.1", h.port) for _ in range(8)]
            for reader, _ in lines[5:]:
                with contextlib.suppress(ConnectionError):
                    assert await reader.read() == b""
            assert h.hall._callers == {"127.0.0.1": 5}
            for _, writer in lines:
                writer.close()
            while h.hall._callers:
                await asyncio.sleep(0.01)
            assert (await h.http.get("/api/health")).status_code == 200

    asyncio.run(story())


def test_one_file_is_kept_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    packed = 0
    compress = gzip.compress

    def count(*args: Any, **more: Any) -> bytes:
        nonlocal packed
        packed += 1
        return compress(*args, **more)

    monkeypatch.setattr(gzip, "compress", count)
    (tmp_path / "static" / "assets").mkdir(parents=True)
    (tmp_path / "static" / "assets" / "x.js").write_text("export {};")
    (tmp_path / "static" / "index.html").write_text("<!doctype html>")

    async def story() -> None:
        async with house(tmp_path / "data", static=tmp_path / "static") as h:
            for n in range(20):
                reader, writer = await asyncio.open_connection("127.0.0.1", h.port)
                head = f"GET /q{n}/../assets/x.js HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n"
                writer.write(head.encode())
                assert b" 200 " in (await reader.read())[:20]
            assert packed == 1

    asyncio.run(story())


def test_no_door_breaks(tmp_path: Path) -> None:
    """Strange words in every place where a stranger can put some: refused, never our fault."""

    async def story() -> None:
        async with house(tmp_path) as h:
            paths = [
                "/api/tables/{}", "/api/records/{}", "/api/records/{}/about", "/{}", "/assets/{}.js",
                "/api/records/{}/frames", "/api/best?game={}", "/api/best?kind={}&seats=2",
                "/api/best?seats={}", "/api/best?of={}", "/api/watch?game={}",
            ]  # fmt: skip
            kept = (await h.http.post("/api/records", content=a_record())).json()["id"]
            for query in ("seat", "from", "count"):
                paths.append(f"/api/records/{kept}/frames?{query}={{}}")
            for path in paths:
                for word in WEIRD:
                    raw = "".join(f"%{b:02x}" for b in word.encode("utf-8", "surrogatepass"))
                    answer = await h.http.get(path.format(raw))
                    assert answer.status_code < 500, (path, word[:20])
            fields = {
                "/api/tables": {
                    "game": "shadow-blades",
                    "name": "x",
                    "deal_of": "x",
                    "options": {},
                },
                "/api/claim": {"code": "x"},
                "/api/mine": {"tables": [{"table": "x", "secrets": ["x"]}]},
                f"/api/records/{kept}/play-on": {"at": 1, "seat": 0, "name": "x", "level": "easy"},
                "/api/records": json.loads(a_record()),
                "/api/carried": {**CARRIED, "invite": True},
                f"/api/tables/{kept}/carry": {"secrets": []},
            }
            values: list[Any] = [*WEIRD, 2**70, -(2**70), 1e300, None, [], {}, {"pack": "\ud800"}]
            for path, body in fields.items():
                for field in body:
                    for value in values:
                        sent = json.dumps({**body, field: value})
                        answer = await h.http.post(path, content=sent)
                        assert answer.status_code < 500, (path, field, str(value)[:20])
            for raw_body in (b"\xff", b"[" * 90_000, b'{"game":"\\ud800"}', b"9" * 5000):
                for path in fields:
                    assert (await h.http.post(path, content=raw_body)).status_code < 500, path

    asyncio.run(story())


def test_no_message_breaks_a_table(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as h:
            people = await h.four()
            me = people[0]
            for kind in ("play", "undo", "sit", "stand", "preview", "why", "hold", "automatic"):
                for seat in (-1, 99, 2**62, 2**70):
                    m = {"type": kind, "key": "k", "seat": seat, "version": 1, "choices": ["x"]}
                    m |= {"name": "x", "to": 1, "choice": "x", "on": True}
                    await me.socket.send(json.dumps(m))
            for word in WEIRD:
                await me.socket.send(json.dumps({"type": "chat", "key": word, "text": word}))
                await me.socket.send(json.dumps({"type": "share", "key": word}))
            huge = '{"type":"play","key":"k","version":1,"seat":' + "9" * 5000 + ',"choices":["x"]}'
            await me.socket.send(huge)
            await me.ask("share", key="last")
            assert not any(m.get("code") == "broken" for m in me.received)
            await table_moves(people)

    asyncio.run(story())


def test_a_refused_wish_is_answered_by_its_key(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as h:
            opened = await h.open(name="Olha")
            me = await h.join(opened["table"], opened["secret"])
            assert (await me.ask("sit", seat="zero"))["code"] == "malformed"
            assert (await me.ask("dance"))["code"] == "malformed"
            await me.socket.send('{"type":"sit","key":7}')
            assert (await me.until(lambda m: m["type"] == "refused"))["key"] == ""

    asyncio.run(story())


# -- who comes from where


@pytest.mark.parametrize(
    ("peer", "told", "trusted", "address"),
    [
        ("10.0.0.1", "", (), "10.0.0.1"),
        ("10.0.0.1", "6.6.6.6", (), "10.0.0.1"),
        ("10.0.0.1", "6.6.6.6", ("10.0.0.2",), "10.0.0.1"),
        ("10.0.0.1", "6.6.6.6", ("10.0.0.1",), "6.6.6.6"),
        ("10.0.0.1", "1.1.1.1, 6.6.6.6", ("10.0.0.1",), "6.6.6.6"),
        ("10.0.0.1", "1.1.1.1, 10.0.0.2", ("10.0.0.1", "10.0.0.2"), "1.1.1.1"),
        ("10.0.0.1", "nonsense", ("10.0.0.1",), "10.0.0.1"),
    ],
)
def test_only_trusted_proxies_are_believed(
    tmp_path: Path, peer: str, told: str, trusted: tuple[str, ...], address: str
) -> None:
    config = Config(data=tmp_path, trusted_proxies=trusted)
    assert visitor_address(peer, {"x-forwarded-for": told} if told else {}, config) == address


@pytest.mark.parametrize(
    ("origin", "host", "public", "code"),
    [
        ("http://127.0.0.1:8000", "127.0.0.1:8000", "", ""),
        ("http://[::1]:8000", "[::1]:8000", "", ""),
        ("http://192.168.1.7:8000", "192.168.1.7:8000", "", ""),
        ("http://localhost:8000", "localhost:8000", "", ""),
        ("http://nas:8000", "nas:8000", "", ""),
        ("http://nas.local:8000", "nas.local:8000", "", ""),
        ("http://nas.fritz.box:8000", "nas.fritz.box:8000", "", ""),
        ("http://evil.example:8000", "evil.example:8000", "", "foreign-host"),
        ("http://local.evil.example", "local.evil.example", "", "foreign-host"),
        ("http://evil.example", "127.0.0.1:8000", "", "foreign-origin"),
        ("null", "127.0.0.1:8000", "", "foreign-origin"),
        ("http://[", "127.0.0.1:8000", "", "foreign-origin"),
        # Behind a proxy that keeps the host, and behind one that does not.
        ("https://games.example", "games.example", "https://games.example", ""),
        ("https://games.example", "127.0.0.1:8000", "https://games.example/", ""),
        ("https://games.example:443", "127.0.0.1:8000", "https://games.example", ""),
        ("http://games.example", "127.0.0.1:8000", "https://games.example", "foreign-origin"),
        ("https://evil.example", "127.0.0.1:8000", "https://games.example", "foreign-origin"),
    ],
)
def test_pages_and_names_of_ours(
    tmp_path: Path, origin: str, host: str, public: str, code: str
) -> None:
    config = Config(data=tmp_path, public_url=public)
    try:
        check_origin({"origin": origin, "host": host}, config)
        found = ""
    except Refusal as refusal:
        found = refusal.code
    assert found == code


def test_a_program_comes_by_a_name_of_ours_too(tmp_path: Path) -> None:
    config = Config(data=tmp_path)
    welcome_here("/ws", {"host": "127.0.0.1:8000"}, config)
    for host in ("evil.example", "", "[", "127.0.0.1.evil.example"):
        with pytest.raises(Refusal):
            welcome_here("/ws", {"host": host}, config)
    check_host("games.example", Config(data=tmp_path, public_url="https://games.example"))


def test_a_page_of_another_name_is_refused_by_a_running_server(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path, public_url="https://games.example") as h:
            headers = {"origin": "https://games.example"}
            made = await h.http.post("/api/tables", json={"game": "magic-maze"}, headers=headers)
            assert made.status_code == 201
            headers = {"origin": "http://evil.example", "host": "evil.example"}
            made = await h.http.post("/api/tables", json={"game": "magic-maze"}, headers=headers)
            assert (made.status_code, made.json()["code"]) == (403, "foreign-host")
            address = f"ws://127.0.0.1:{h.port}/ws"
            await (await connect(address, origin="https://games.example")).close()  # type: ignore[arg-type]
            with pytest.raises(InvalidStatus):
                await connect(address, origin="http://evil.example")  # type: ignore[arg-type]

    asyncio.run(story())


def test_settings_of_the_command_line_are_checked() -> None:
    for option, wrong in (
        ("--public-url", "games.example"),
        ("--origin", "ftp://x"),
        ("--trusted-proxy", "nginx"),
    ):
        done = subprocess.run(
            [sys.executable, "-c", SERVE, "serve", option, wrong], capture_output=True, text=True
        )
        assert done.returncode == 2
        assert wrong in done.stderr
        assert "Traceback" not in done.stderr


# -- bots


def question(table: int, seat: int, said: list[str]) -> Asked:
    return Asked(("shadow-traders", [], seat, "hard", 0), lambda text: said.append(f"{table}"))


def test_people_first_then_every_table_in_turn() -> None:
    waiting = Waiting()
    said: list[str] = []
    for table in range(60):
        for seat in range(4):
            for _ in range(5):  # asked again and again, as after many steps back
                waiting.put(f"bots {table}", False, question(table, seat, said))
    waiting.put("person", True, question(99, 1, said))
    order: list[str] = []
    while (asked := waiting.take()) is not None:
        said.clear()
        asked.done(None)
        order += said
    assert order[0] == "99"
    assert len(order) == 1 + 60 * 4  # one question for each seat
    assert len(set(order[1:61])) == 60  # nobody twice before everybody was heard


def test_a_persons_bot_does_not_wait_for_sixty_tables_of_bots(tmp_path: Path) -> None:
    class Queue:
        """One thinker, who answers in the order of asking, and says in which."""

        workers = 1

        def __init__(self) -> None:
            self.free = asyncio.Event()
            self.games: list[str] = []

        def warm(self) -> None: ...
        async def ready(self) -> None: ...
        def close(self) -> None: ...

        async def think(self, game: str, state: list[Any], seat: int, level: str, seed: int) -> str:
            await self.free.wait()
            self.games.append(game)
            rules = games.game(game)
            s = rules.load(state)
            return rules.text(rules.idle(s, seat))

    async def story() -> None:
        queue = Queue()
        async with house(tmp_path, thinker=queue) as h:
            bot = {"kind": "bot", "level": "hard"}
            for _ in range(60):
                opened = await h.open("shadow-blades", chairs=[bot, bot])
                host = await h.join(opened["table"], opened["secret"])
                await host.ask("start")
            opened = await h.open(name="Olha", options={"first": "1"})
            me = await h.join(opened["table"], opened["secret"])
            await me.ask("start", fill="hard")
            queue.free.set()
            await me.until(lambda m: m["type"] == "update" and m["version"] > 1)
            assert "shadow-traders" in queue.games[:2]  # one was being thought about already

    asyncio.run(asyncio.wait_for(story(), 60))


# -- people


@pytest.mark.parametrize(
    ("text", "kept"),
    [
        ("\u200d", ""),
        ("\u3164", ""),
        ("\u2800\u2800", ""),
        ("\u115f\u1160", ""),
        ("\u00ad\u2060", ""),
        ("\u202eabc\u202c", "abc"),
        ("a\u3164b", "a b"),
        ("a\u200db", "ab"),
        ("\u0301", ""),
        ("👩\u200d🚀", "👩\u200d🚀"),
    ],
)
def test_a_name_can_be_seen(text: str, kept: str) -> None:
    assert clean(text, 24) == kept


def test_who_sits_down_again_because_the_answer_was_lost_is_the_same_person(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as h:
            opened = await h.open(name="Olha")
            wish: dict[str, Any] = {"seat": 1, "name": "Petro", "secret": "0123456789abcdef"}
            first = await h.join(opened["table"])
            await first.send(type="sit", key="s", **wish)
            await first.socket.close()  # before the answer has come
            while h.hall.tables[opened["table"]].meta.chairs[1].kind != "person":
                await asyncio.sleep(0.01)
            again = await h.join(opened["table"])
            seated = await again.ask("sit", key="s", **wish)
            assert (seated["type"], seated["secret"]) == ("seated", wish["secret"])
            await again.until(lambda m: m["type"] == "you")
            assert again.seats == [1]
            meta = h.hall.tables[opened["table"]].meta
            assert len(meta.people) == 2
            later = await h.join(opened["table"], wish["secret"])
            assert later.seats == [1]
            other = await h.join(opened["table"])
            for secret in ("short", "x" * 65, "é" * 20):
                assert (await other.ask("sit", seat=2, name="x", secret=secret))[
                    "code"
                ] == "malformed"
            taken = {**wish, "secret": "another secret 12"}
            assert (await other.ask("sit", **taken))["code"] == "taken"

    asyncio.run(story())


def test_strangers_who_come_and_go_use_nothing_up(tmp_path: Path) -> None:
    limits = msgspec.structs.replace(PATIENT, people=4)

    async def story() -> None:
        async with house(tmp_path, limits=limits) as h:
            opened = await h.open(name="Olha")
            for _ in range(12):
                stranger = await h.join(opened["table"])
                assert (await stranger.sit(1, "Nobody"))["type"] == "seated"
                await stranger.ask("stand", seat=1)
                await stranger.socket.close()
                await asyncio.sleep(0.01)
            friend = await h.join(opened["table"])
            assert (await friend.sit(1, "Petro"))["type"] == "seated"
            host = await h.join(opened["table"], opened["secret"])
            assert host.seats == [0]

    asyncio.run(story())


def test_a_line_of_talk_sent_twice_is_said_once(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as h:
            opened = await h.open(name="Olha")
            me = await h.join(opened["table"], opened["secret"])
            for _ in range(3):
                assert (await me.ask("chat", key="once", text="Hello"))["type"] == "ack"
            assert [line.text for line in h.hall.tables[opened["table"]].chat] == ["Hello"]

    asyncio.run(story())


def test_a_clock_that_is_set_back_spoils_no_record(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        async with house(tmp_path) as h:
            people = await h.four()
            await table_moves(people)
            hall: Any = h.hall
            true = h.hall.wall_ms
            hall.wall_ms = lambda: true() - 3_600_000
            await asyncio.gather(*(person.play_on() for person in people))
            record = (await h.http.get(f"/api/records/{people[0].code}")).json()
            times = [move[3] for move in record["choices"]]
            assert times == sorted(times)
            assert times[0] >= 0
            assert (await h.http.post("/api/records", json=record)).status_code == 201

    asyncio.run(story())


def test_times_that_no_game_takes_are_refused(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as h:
            good = json.loads(a_record())
            for ms in (-1, 10**15, 2**63, 10**30, 1.5):
                bad = {**good, "choices": [[*move[:3], ms] for move in good["choices"]]}
                answer = await h.http.post("/api/records", json=bad)
                assert (answer.status_code, answer.json()["code"]) == (400, "bad-record")

    asyncio.run(story())


def test_a_finished_game_of_other_rules_says_so(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        async with house(tmp_path) as h:
            people = await h.four()
            await asyncio.gather(*(person.play_on() for person in people))
            code = people[0].code
            kept = (await h.http.post("/api/records", content=a_record())).json()["id"]
        game = games.game("shadow-traders")
        monkeypatch.setattr(game, "rules_version", game.rules_version + 1)
        setup = type(game).setup
        monkeypatch.setattr(
            type(game), "setup", lambda self, n, seed, *rest: setup(self, n, seed ^ 1, *rest)
        )
        async with house(tmp_path) as h:
            table = await h.http.get(f"/api/tables/{code}")  # its result stands
            assert table.json()["result"] == people[0].table["result"]
            for id in (code, kept):
                frames = await h.http.get(f"/api/records/{id}/frames")
                assert (frames.status_code, frames.json()["code"]) == (409, "other-rules")
                assert (await h.http.get(f"/api/records/{id}")).status_code == 200
                wish = {"at": 1, "seat": 0, "name": "Olha"}
                on = await h.http.post(f"/api/records/{id}/play-on", json=wish)
                assert on.json()["code"] == "other-rules"

    asyncio.run(story())
