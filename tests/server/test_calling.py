"""Called back: notes that are encrypted for real, to endpoints of the test's own."""

from __future__ import annotations

import asyncio
import base64
import contextlib
import json
import os
import re
import subprocess
import sys
import threading
from collections.abc import AsyncIterator, Callable
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import http_ece
import msgspec
import pytest
from cryptography.hazmat.primitives import serialization
from cryptography.hazmat.primitives.asymmetric import ec
from py_vapid import Vapid02
from websockets.exceptions import ConnectionClosed

from nightmarket.server import calling, push, ways
from nightmarket.server.push import is_public
from nightmarket.soak.house import House as Soaked
from tests.conftest import HAS_POSTGRES
from tests.server.calendar import Calendar
from tests.server.house import PATIENT, House, Player, house, visitor
from tests.server.test_coming_back import Browser, browsers


def b64(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


class Service:
    """A push service and the browsers behind it: takes notes, and opens them."""

    def __init__(self) -> None:
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.auth = os.urandom(16)
        self.notes: list[dict[str, Any]] = []
        self.raw: list[bytes] = []
        self.headers: list[dict[str, str]] = []
        self.came = asyncio.Event()
        self.status = 201
        self.silent = False  # takes everything, says nothing
        self.on_note: Callable[[], object] | None = None  # once, before anything is said
        self.url = ""

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with contextlib.suppress(ConnectionError, asyncio.IncompleteReadError):
            head = (await reader.readuntil(b"\r\n\r\n")).decode().split("\r\n")
            headers = dict(line.split(": ", 1) for line in head[1:] if line)
            body = await reader.readexactly(int(headers["content-length"]))
            if self.silent:
                self.came.set()
                await reader.read()  # until they hang up
                return
            assert headers["content-encoding"] == "aes128gcm"
            note = http_ece.decrypt(body, private_key=self.key, auth_secret=self.auth)
            self.raw.append(note)
            self.notes.append(json.loads(note))
            self.headers.append(headers)
            if self.on_note is not None:
                happens, self.on_note = self.on_note, None
                happens()
            writer.write(f"HTTP/1.1 {self.status} x\r\ncontent-length: 0\r\n\r\n".encode())
            await writer.drain()
        self.came.set()
        writer.close()

    async def note(self, number: int) -> dict[str, Any]:
        async with asyncio.timeout(60):
            while len(self.notes) < number:
                self.came.clear()
                await self.came.wait()
        return self.notes[number - 1]

    def keys(self) -> dict[str, str]:
        raw = self.key.public_key().public_bytes(
            serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint
        )
        return {"p256dh": b64(raw), "auth": b64(self.auth)}

    async def subscribe(self, browser: Browser, name: str = "x") -> dict[str, Any]:
        return await browser.ask("call", 200, endpoint=f"{self.url}/{name}", **self.keys())


@contextlib.asynccontextmanager
async def service() -> AsyncIterator[Service]:
    found = Service()
    server = await asyncio.start_server(found.serve, "127.0.0.1", 0)
    found.url = f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}"
    async with server:
        yield found


@contextlib.asynccontextmanager
async def called(data: Path, **settings: Any) -> AsyncIterator[tuple[House, Any, Service]]:
    settings = {"calls_inward": True, "call_s": 0.0, **settings}
    async with service() as post, browsers(data, **settings) as (inside, browser):
        yield inside, browser, post


async def two(inside: House, browser: Browser, **more: Any) -> tuple[Player, Player]:
    """Olha, who has this browser, and Petro play; the loser of the toss waits."""
    chairs = [{"kind": "open"}] * 2
    opened = await inside.open("shadow-blades", name="Olha", chairs=chairs, **more)
    olha = await inside.join(opened["table"], opened["secret"])
    browser.seats[opened["table"]] = olha.secrets
    petro = await inside.join(opened["table"])
    await petro.sit(1, "Petro")
    await olha.ask("start")
    for person in (olha, petro):
        await person.until(lambda m: m["type"] == "update")
    await browser.begin()
    await browser.show()
    return olha, petro


@contextlib.asynccontextmanager
async def scene(
    data: Path,
) -> AsyncIterator[tuple[House, Any, Service, Browser, Player, Player]]:
    """Olha plays with Petro, and is told on her laptop."""
    async with called(data) as (inside, browser, post):
        laptop = browser()
        olha, petro = await two(inside, laptop)
        await post.subscribe(laptop)
        yield inside, browser, post, laptop, olha, petro


async def until_asked(me: Player, other: Player) -> None:
    """Play on until it is this one's turn alone."""
    while me.view["asked"] != me.seats:
        one = other if other.view["choices"] else me
        answer = await one.play(one.view["choices"][0])
        for player in (me, other):
            await player.version(answer["version"])


async def gone_home(inside: House, olha: Player, petro: Player) -> None:
    """Olha closes the page while it is Petro's turn."""
    await until_asked(petro, olha)
    await olha.socket.close()
    inside.people.remove(olha)
    await petro.until(lambda m: m["type"] == "table" and not m["chairs"][0]["present"])


async def answer(petro: Player) -> None:
    """Petro plays until it is not his turn any more."""
    while petro.view["choices"]:
        told = await petro.play(petro.view["choices"][0])
        await petro.version(told["version"])


async def named_by_now() -> None:
    """When whoever was called by name is noted down, or is not."""
    while any("_named" in str(task) for task in asyncio.all_tasks()):
        await asyncio.sleep(0.01)


async def look_again(inside: House, code: str) -> None:
    """When what is on its way has arrived."""
    caller = inside.hall.caller
    soon = 1.0  # what is to be looked at much later is not waited for
    while code in caller._busy or (
        code in caller._later and caller._later[code][0] - inside.hall.now() < soon
    ):
        await asyncio.sleep(0.01)
    await caller._look_at(code)


def test_who_is_asked_and_away_is_told_and_the_note_goes_when_it_is_read(tmp_path: Path) -> None:
    async def story() -> None:
        async with called(tmp_path) as (inside, browser, post):
            laptop = browser()
            olha, petro = await two(inside, laptop)
            me = await post.subscribe(laptop)
            assert me["person"]["devices"][0]["called"]
            await gone_home(inside, olha, petro)
            await answer(petro)
            games = (await inside.http.get("/api/games")).json()
            game = next(game for game in games if game["key"] == "shadow-blades")
            assert await post.note(1) == {
                "kind": "turn",
                "tag": olha.code,
                "path": f"/t/{olha.code}",
                "title": f"Ваш хід · {game['titles']['uk']}",
                "body": "За столом: Petro",
                "open": "Зробити хід",
                "mute": "Не сповіщати про цей стіл",
                "language": "uk",
            }
            headers = post.headers[0]
            assert int(headers["ttl"]) > 3600
            # The service can see that the house has sent it, and one topic for each table.
            key = (await laptop.http.get("/api/me")).json()["push"]
            token = headers["Authorization"].split("t=")[1].split(",")[0]
            public = Vapid02.from_raw_public(key.encode())
            signed, _, signature = token.rpartition(".")
            assert public.verify_token(signed.encode(), signature)
            said = json.loads(base64.urlsafe_b64decode(token.split(".")[1] + "=="))
            assert said["aud"] == post.url
            # Looked at on any device it goes from all of them, under the same topic.
            again = await inside.join(olha.code, *laptop.seats[olha.code])
            assert await post.note(2) == {"kind": "gone", "tag": olha.code}
            assert post.headers[1]["topic"] == headers["topic"]
            while (await inside.hall.store.seats_at(olha.code))[0].told > 0:
                await asyncio.sleep(0.01)
            # Seen and left: the same question is not told again.
            await again.socket.close()
            inside.people.remove(again)
            await petro.until(lambda m: m["type"] == "table" and not m["chairs"][0]["present"])
            await look_again(inside, olha.code)
            assert len(post.notes) == 2

    asyncio.run(story())


def test_nothing_hidden_is_in_a_note(tmp_path: Path) -> None:
    """Whole games with somebody who never looks: the notes hold what a stranger could know."""

    async def story() -> None:
        async with called(tmp_path) as (inside, browser, post):
            laptop = browser()
            olha, petro = await two(inside, laptop)
            await petro.ask("chat", text="between us")
            await post.subscribe(laptop)
            for _ in range(3):
                await gone_home(inside, olha, petro)
                have = len(post.notes)
                await answer(petro)
                await post.note(have + 1)
                olha = await inside.join(olha.code, *laptop.seats[olha.code])
                await olha.until(lambda m: m["type"] == "update")
                await post.note(have + 2)
            code = olha.code
            table = (await inside.http.get(f"/api/tables/{code}")).json()
            public = json.dumps(table, ensure_ascii=False) + "uk turn over gone kind tag path"
            for raw in post.raw:
                note = json.loads(raw)
                assert note.keys() <= {
                    *("kind", "tag", "path", "title", "body", "open", "mute", "language")
                }
                assert "between us" not in raw.decode()
                names = note.get("body", "").removeprefix("За столом: ").split(", ")
                assert all(name in public for name in names)
                for private in (*laptop.seats[code], *petro.secrets, table["commitment"]):
                    assert private not in raw.decode()

    asyncio.run(story())


def test_muted_tables_and_unwanted_kinds_are_silent(tmp_path: Path) -> None:
    async def story() -> None:
        async with scene(tmp_path) as (inside, _, post, laptop, olha, petro):
            await laptop.ask("mute", table=olha.code, on=True)
            await gone_home(inside, olha, petro)
            await answer(petro)
            await look_again(inside, olha.code)
            assert not post.notes
            await laptop.ask("mute", table=olha.code, on=False)
            await laptop.ask("change", told=["over"])
            await look_again(inside, olha.code)
            assert not post.notes
            await laptop.ask("change", told=["turn"])
            await look_again(inside, olha.code)
            await post.note(1)
            # Muted while a note is out: it goes, however its code is written.
            await laptop.ask("mute", table=olha.code.upper(), on=True)
            assert (await post.note(2))["kind"] == "gone"
            assert (await laptop.ask("mute", 404, table="22222-22222", on=True))["code"]

    asyncio.run(story())


def test_a_game_that_ends_without_somebody_is_told_once(tmp_path: Path) -> None:
    async def story() -> None:
        async with scene(tmp_path) as (inside, _, post, laptop, olha, petro):
            await gone_home(inside, olha, petro)
            # A bot sits in for her, so the game ends.
            again = await inside.join(olha.code, *laptop.seats[olha.code])
            await again.ask("hand-over", seat=0, level="easy")
            await again.socket.close()
            inside.people.remove(again)
            await asyncio.wait_for(petro.play_on(), 60)
            while not any(note["kind"] == "over" for note in post.notes):
                await post.note(len(post.notes) + 1)
            await look_again(inside, olha.code)
            assert [note["kind"] for note in post.notes].count("over") == 1

    asyncio.run(story())


def test_over_days_a_note_says_the_time_and_waits_for_the_morning(tmp_path: Path) -> None:
    async def story() -> None:
        async with called(tmp_path) as (inside, browser, post):
            calendar = Calendar(inside, "2026-03-10 12:00")
            laptop = browser()
            clock = {"seconds": 2 * 86_400, "then": "remind", "slow": True}
            olha, petro = await two(inside, laptop, clock=clock)
            await olha.ask("quiet", zone="Europe/Kyiv", begins=23, ends=8)
            await post.subscribe(laptop)
            await gone_home(inside, olha, petro)
            await calendar.go(10.5 * 3600)  # half past midnight in Kyiv
            await answer(petro)
            await look_again(inside, olha.code)
            assert not post.notes
            calendar.time += 8 * 3600
            inside.hall.caller._look(olha.code)  # as the timer does, which no calendar turns
            note = await post.note(1)
            assert note["body"].startswith("За столом: Petro · лишилося 1 д 23 год")
            # A quarter is left: they are told once, in the place of the note that is out.
            await calendar.go(2.5 * 86_400)
            await look_again(inside, olha.code)
            note = await post.note(2)
            assert (note["kind"], note["tag"]) == ("short", olha.code)
            assert note["title"].startswith("Ваш час спливає")
            await look_again(inside, olha.code)
            # The bank is empty: the table reminds.
            await calendar.go(2 * 86_400)
            note = await post.note(3)
            assert (note["kind"], note["tag"]) == ("late", olha.code)
            assert note["title"].startswith("Ваш час сплив")
            assert len({headers["topic"] for headers in post.headers}) == 1

    asyncio.run(story())


def test_a_restarted_house_tells_what_is_out_no_second_time(tmp_path: Path) -> None:
    async def story() -> None:
        async with service() as post:
            settings = {"calls_inward": True, "call_s": 0.0}
            async with browsers(tmp_path, **settings) as (inside, browser):
                laptop = browser()
                olha, petro = await two(inside, laptop)
                await post.subscribe(laptop)
                await gone_home(inside, olha, petro)
                await answer(petro)
                await post.note(1)
                code, secrets = olha.code, petro.secrets
                key = (await laptop.http.get("/api/me")).json()["push"]
                while not (await inside.hall.store.seats_at(code))[0].told:
                    await asyncio.sleep(0.01)
            async with browsers(tmp_path, **settings) as (inside, browser):
                await inside.join(code, *secrets)
                await look_again(inside, code)
                assert len(post.notes) == 1
                # The house has the key it had.
                assert (await browser().http.get("/api/me")).json()["push"] == key
                again = await inside.join(code, *laptop.seats[code])
                assert again.seats == [0]
                assert (await post.note(2))["kind"] == "gone"

    asyncio.run(story())


def test_what_waits_for_the_morning_is_told_by_a_house_that_was_restarted_at_night(
    tmp_path: Path,
) -> None:
    async def story() -> None:
        async with service() as post:
            settings = {"calls_inward": True, "call_s": 0.0}
            async with browsers(tmp_path, **settings) as (inside, browser):
                now = datetime.now(UTC)
                noon = f"Etc/GMT{now.hour - 12:+d}"  # where it is noon now, and was ten at night
                evening = now - timedelta(hours=14)
                calendar, laptop = Calendar(inside, f"{evening:%Y-%m-%d %H:%M}"), browser()
                clock = {"seconds": 2 * 86_400, "then": "remind", "slow": True}
                olha, petro = await two(inside, laptop, clock=clock)
                await olha.ask("quiet", zone=noon, begins=23, ends=8)
                await post.subscribe(laptop)
                await gone_home(inside, olha, petro)
                await calendar.go(2 * 3600)
                await answer(petro)
                await look_again(inside, olha.code)
                assert not post.notes
                code = olha.code
            async with browsers(tmp_path, **settings) as (inside, browser):
                # Nobody opens the table.
                async with asyncio.timeout(20):
                    while not post.notes:
                        await asyncio.sleep(0.01)
                await look_again(inside, code)
                assert [(note["kind"], note["tag"]) for note in post.notes] == [("turn", code)]
            async with browsers(tmp_path, **settings) as (inside, browser):
                row = await inside.hall.store.table(code)
                assert not await inside.hall.caller.owes(row)  # it stays asleep

    asyncio.run(story())


def test_gone_and_silent_endpoints(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        async with called(tmp_path) as (inside, browser, post):
            laptop = browser()
            await laptop.begin()
            assert await laptop.ask("try") == {"sent": 0, "failed": 0}
            await post.subscribe(laptop)
            assert await laptop.ask("try") == {"sent": 1, "failed": 0}
            assert (await post.note(1))["kind"] == "try"
            # One that answers slowly is given up; meanwhile the house does other things.
            post.silent = True
            monkeypatch.setattr("nightmarket.server.push.ANSWER_S", 0.3)
            trying = asyncio.create_task(laptop.ask("try"))
            await post.came.wait()
            assert (await inside.http.get("/healthz")).status_code == 200
            assert await trying == {"sent": 0, "failed": 1}
            monkeypatch.undo()
            # One that is gone is deleted.
            post.silent = False
            post.status = 410
            assert await laptop.ask("try") == {"sent": 0, "failed": 1}
            assert await inside.hall.store.count_people() == (1, 0)

    asyncio.run(story())


def test_a_note_that_was_taken_nowhere_is_sent_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        monkeypatch.setattr(calling, "AGAIN_S", 0.02)
        async with scene(tmp_path) as (inside, _, post, _laptop, olha, petro):
            await gone_home(inside, olha, petro)
            post.status = 503
            await answer(petro)
            await post.note(3)
            assert (await inside.hall.store.seats_at(olha.code))[0].told == 0
            post.status = 201
            told = len(post.notes)
            await post.note(told + 1)
            await look_again(inside, olha.code)
            assert (await inside.hall.store.seats_at(olha.code))[0].told > 0
            assert {(note["kind"], note["tag"]) for note in post.notes} == {("turn", olha.code)}
            # A service that never takes anything is left alone one day.
            (row,) = await inside.hall.store.seats_at(olha.code)
            tries = [inside.hall.caller._give_up(row) for _ in range(calling.TRIES + 1)]
            assert tries == [False] * calling.TRIES + [True]

    asyncio.run(story())


INWARD = [
    "https://127.0.0.1/x", "https://localhost/x", "https://10.1.2.3/x", "https://192.168.0.1/x",
    "https://169.254.169.254/latest", "https://[::1]/x", "https://[fd00::1]/x", "https://0.0.0.0/",
    "https://[::ffff:10.0.0.1]/x", "https://[64:ff9b::a00:1]/x", "https://[2002:a00:1::]/x",
    "http://93.184.216.34/x", "https://93.184.216.34:8443/x", "https://user@93.184.216.34/x",
    "ftp://93.184.216.34/x", "https://", "nonsense", "https://93.184.216.34/" + "x" * 2000,
    "https://93.184.216.34/a b", "https://93.184.216.34/\r\nx: y", "https://2130706433/x",
]  # fmt: skip


def test_names_that_are_none_and_names_that_take_too_long_are_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        async with service() as post, browsers(tmp_path) as (_inside, browser):
            laptop = browser()
            await laptop.begin()
            for name in ("a" * 70 + ".example", "a..example"):
                refused = await laptop.ask("call", 400, endpoint=f"https://{name}/x", **post.keys())
                assert (refused["code"], refused["field"]) == ("bad-endpoint", "endpoint"), name

            async def never(place: Any, names: Any, inward: bool = False) -> str:
                await asyncio.Event().wait()
                return ""

            monkeypatch.setattr(push, "ANSWER_S", 0.01)
            monkeypatch.setattr(push, "address_of", never)
            wish = {"endpoint": "https://slow.example/x", **post.keys()}
            assert (await laptop.ask("call", 400, **wish))["code"] == "bad-endpoint"

    asyncio.run(story())


def test_no_note_is_sent_into_the_house(tmp_path: Path) -> None:
    async def story() -> None:
        async with service() as post, browsers(tmp_path) as (inside, browser):
            laptop = browser()
            await laptop.begin()
            for endpoint in INWARD:
                refused = await laptop.ask("call", 400, endpoint=endpoint, **post.keys())
                assert (refused["code"], refused["field"]) == ("bad-endpoint", "endpoint"), endpoint
            good = "https://93.184.216.34/x"
            for keys in ({"p256dh": "AA"}, {"auth": "AA"}, {"p256dh": b64(b"\x04" + bytes(64))}):
                refused = await laptop.ask("call", 400, **{"endpoint": good, **post.keys(), **keys})
                assert refused["field"] in ("p256dh", "auth")
            assert await inside.hall.store.count_people() == (1, 0)
            assert not post.notes

    asyncio.run(story())


def test_a_name_that_turns_inward_later_is_not_followed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Looked at when it is given, and again for each note; the note goes to what was looked at."""

    async def story() -> None:
        async with service() as post, browsers(tmp_path) as (_inside, browser):
            laptop = browser()
            await laptop.begin()
            found = ["93.184.216.34"]
            monkeypatch.setattr(push, "look_up", lambda name, port: list(found))
            await laptop.ask("call", 200, endpoint="https://push.example/x", **post.keys())
            found[:] = ["127.0.0.1"]
            assert await laptop.ask("try") == {"sent": 0, "failed": 1}
            found[:] = ["93.184.216.34", "10.0.0.1"]
            refused = await laptop.ask(
                "call", 400, endpoint="https://push.example/y", **post.keys()
            )
            assert refused["code"] == "bad-endpoint"

    asyncio.run(story())


def test_ten_thousand_subscriptions_are_not_taken(tmp_path: Path) -> None:
    async def story() -> None:
        limits = msgspec.structs.replace(PATIENT, calls=3)
        async with called(tmp_path, limits=limits) as (inside, browser, post):
            laptop = browser()
            await laptop.begin()
            for n in range(40):  # one device has one
                await post.subscribe(laptop, f"same-{n}")
            assert await inside.hall.store.count_people() == (1, 1)
            others = [browser() for _ in range(3)]
            for n, other in enumerate(others[:2]):
                await other.begin()
                await post.subscribe(other, f"other-{n}")
            await others[2].begin()
            refused = await others[2].ask("call", 507, endpoint=f"{post.url}/z", **post.keys())
            assert refused["code"] == "full"
            # An endpoint is one browser's: it goes over, nobody is told twice.
            await post.subscribe(others[0], "same-39")
            assert await inside.hall.store.count_people() == (4, 2)
            # Switched off, forgotten: gone.
            await others[0].ask("uncall")
            await others[1].ask("forget", id=(await others[1].me())["devices"][0]["id"])
            assert await inside.hall.store.count_people() == (4, 0)

    asyncio.run(story())


def test_what_is_public() -> None:
    assert is_public("93.184.216.34")
    assert is_public("2606:2800:220:1::1")
    for inward in ("::1", "fe80::1%eth0", "224.0.0.1", "100.64.0.1", "2001:0:1::", "x"):
        assert not is_public(inward), inward


if HAS_POSTGRES:  # where there is none, the end of the run says so
    from nightmarket.store.postgres import PostgresStore

    # A node as anybody starts it, but that notes may go to this machine and are told at once.
    NODE = (
        "import sys; from pathlib import Path; from nightmarket.server import run;"
        "from nightmarket.server.config import Config;"
        "run(Config(data=Path(sys.argv[1]), port=int(sys.argv[2]), store=sys.argv[3],"
        " calls_inward=True, call_s=0.0))"
    )

    class Node(House):
        """A node in a process of its own, as far as people see it."""

        def __init__(self, data: Path, store: str) -> None:
            self.process = subprocess.Popen(
                [sys.executable, "-c", NODE, str(data), "0", store],
                stdout=subprocess.PIPE,
                text=True,
                env=Soaked.surroundings(),
            )
            assert self.process.stdout is not None
            address = re.search(r":(\d+)/", self.process.stdout.readline())
            assert address, "the node did not start"
            self.port = int(address[1])
            self.http = visitor(f"http://127.0.0.1:{self.port}")
            self.people = []

        def kill(self) -> None:
            """No time for a last word."""
            self.process.kill()
            self.process.wait()
            assert self.process.stdout is not None
            self.process.stdout.close()

    def test_a_node_that_is_killed_while_it_tells_is_followed_by_another_that_tells(
        tmp_path: Path, database: str
    ) -> None:
        """Two real nodes; the push service sees one die in the middle of handing a note over."""

        async def story() -> None:
            async with service() as post, contextlib.AsyncExitStack() as stack:
                nodes = [await asyncio.to_thread(Node, tmp_path, database) for _ in range(2)]
                dies, other = nodes
                for node in nodes:
                    stack.push_async_callback(node.http.aclose)
                    stack.callback(node.kill)
                laptop = Browser(dies)
                stack.push_async_callback(laptop.http.aclose)
                olha, petro = await two(dies, laptop)
                await post.subscribe(laptop)
                await gone_home(dies, olha, petro)
                post.on_note = dies.kill
                with contextlib.suppress(ConnectionClosed):
                    await answer(petro)
                await post.note(2)
                assert {note["kind"] for note in post.notes} == {"turn"}
                assert {note["tag"] for note in post.notes} == {olha.code}
                assert len({headers["topic"] for headers in post.headers}) == 1
                # Nobody is asked twice, and it goes everywhere once it is looked at.
                back = await other.join(olha.code, *laptop.seats[olha.code])
                assert back.seats == [0]
                assert (await post.note(3))["kind"] == "gone"

        asyncio.run(story())

    def test_on_many_nodes_somebody_is_one_person_and_told_once(
        tmp_path: Path, database: str
    ) -> None:
        async def story() -> None:
            settings = {"calls_inward": True, "call_s": 0.0}
            async with service() as post, contextlib.AsyncExitStack() as stack:
                nodes = []
                for _ in range(2):
                    store = PostgresStore(database, patience_s=8, dead_s=1)
                    inside = house(tmp_path, store=store, **settings)
                    nodes.append(await stack.enter_async_context(inside))
                one, other = nodes
                laptop, phone = Browser(one), Browser(other)
                for browser in (laptop, phone):
                    stack.push_async_callback(browser.http.aclose)
                # One name before both: a challenge of one node is answered at the other.
                at = laptop.origin
                phone.http.headers.update({"origin": at, "host": at.partition("//")[2]})
                olha, petro = await two(one, laptop)
                key = await laptop.keep()
                options = (await laptop.ask("enter/ask"))["options"]
                shown = key.get(options, at)
                assert (await phone.ask("enter", credential=shown))["person"]["name"] == "Olha"
                assert (await laptop.ask("enter", 410, credential=shown))["code"] == "expired"
                await phone.show()
                await post.subscribe(phone)
                # Petro goes on by way of the other node.
                await gone_home(one, olha, petro)
                again = await other.join(olha.code, *petro.secrets)
                await again.until(lambda m: m["type"] == "update")
                await answer(again)
                assert (await post.note(1))["kind"] == "turn"
                back = await other.join(olha.code, *phone.seats[olha.code])
                assert back.seats == [0]
                assert (await post.note(2))["kind"] == "gone"
                for node in nodes:
                    await look_again(node, olha.code)
                assert len(post.notes) == 2

        asyncio.run(story())

    def test_a_node_that_dies_between_telling_and_writing_it_down_leaves_one_note(
        tmp_path: Path, database: str, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        """Told at least once by whoever takes over, and shown once: it has the tag and topic it had."""

        async def story() -> None:
            settings = {"calls_inward": True, "call_s": 0.0}
            async with service() as post, contextlib.AsyncExitStack() as stack:
                other = await stack.enter_async_context(
                    house(tmp_path, store=PostgresStore(database, dead_s=1), **settings)
                )
                dies = house(tmp_path, store=PostgresStore(database, dead_s=1), **settings)
                async with dies as one:
                    laptop = Browser(one)
                    stack.push_async_callback(laptop.http.aclose)
                    olha, petro = await two(one, laptop)
                    await post.subscribe(laptop)

                    async def never(*args: Any) -> None:
                        await asyncio.Event().wait()

                    monkeypatch.setattr(one.hall.caller, "_note_down", never)
                    await gone_home(one, olha, petro)
                    await answer(petro)
                    await post.note(1)
                (row,) = await other.hall.people.store.seats_at(olha.code)
                assert row.told <= 0  # nobody knows that it was told
                again = await other.join(olha.code, *petro.secrets)
                await again.until(lambda m: m["type"] == "update")
                while olha.code not in other.hall.nodes.kept:
                    await asyncio.sleep(0.05)
                other.hall.caller.look_soon(olha.code)
                await post.note(2)
                await look_again(other, olha.code)
                assert [note["kind"] for note in post.notes] == ["turn", "turn"]
                assert {note["tag"] for note in post.notes} == {olha.code}
                assert len({headers["topic"] for headers in post.headers}) == 1
                (row,) = await other.hall.people.store.seats_at(olha.code)
                assert row.told > 0

        asyncio.run(story())


def test_other_ways_are_the_hosts_and_a_place_is_proved(tmp_path: Path) -> None:
    """Through Apprise for real, to a service of the test's own that the host has named."""

    async def story() -> None:
        heard: list[tuple[str, dict[str, Any]]] = []
        came = asyncio.Event()

        async def serve(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            head = (await reader.readuntil(b"\r\n\r\n")).decode()
            length = re.search(r"content-length: (\d+)", head, re.I)
            assert length
            body = json.loads(await reader.readexactly(int(length[1])))
            heard.append((head.split(" ")[1], body))
            writer.write(b"HTTP/1.1 200 OK\r\ncontent-length: 0\r\nconnection: close\r\n\r\n")
            await writer.drain()
            writer.close()
            came.set()

        server = await asyncio.start_server(serve, "127.0.0.1", 0)
        port = server.sockets[0].getsockname()[1]
        notify = ways.checked((f"hook=json://127.0.0.1:{port}/for/{{}}",))
        async with server, called(tmp_path, notify=notify) as (inside, browser, post):
            laptop = browser()
            olha, petro = await two(inside, laptop)
            assert (await laptop.me())["ways"] == [{"name": "hook", "place": ""}]
            refused = await laptop.ask("way", 404, name="mail", place="x")
            assert refused["field"] == "name"
            for place in ("../x", "a/b", "a b", "http://10.0.0.1", "x" * 65, "a?b", "a#b", "a:b"):
                assert (await laptop.ask("way", 400, name="hook", place=place))["field"] == "place"
            assert not heard
            # Nobody is told anywhere but where a code has come from.
            await laptop.ask("way", name="hook", place="olha-7f3k")
            path, said = heard.pop()
            assert path.rstrip("/") == "/for/olha-7f3k"
            code = said["message"].split(" ")[0]
            wrong = {"name": "hook", "place": "olha-7f3k", "code": "NONSENSE"}
            assert (await laptop.ask("way", 410, **wrong))["code"] == "expired"
            other = {"name": "hook", "place": "petro", "code": code}
            assert (await laptop.ask("way", 410, **other))["code"] == "expired"
            assert (await laptop.me())["ways"][0]["place"] == ""
            await laptop.ask("way", name="hook", place="olha-7f3k", code=code)
            assert (await laptop.me())["ways"][0]["place"] == "olha-7f3k"
            came.clear()
            await gone_home(inside, olha, petro)
            await answer(petro)
            await asyncio.wait_for(came.wait(), 20)
            path, said = heard.pop()
            assert said["title"].startswith("Ваш хід")
            assert said["message"] == "За столом: Petro"
            await laptop.ask("way", name="hook", place="")
            assert (await laptop.me())["ways"][0]["place"] == ""
            assert not post.notes

    asyncio.run(story())


@pytest.mark.parametrize(
    "line",
    ["hook=json://{}", "hook=jsons://{}/x", "hook=jsons://u:{}@host/", "hook=jsons://host/", "Bad=x",
     "hook=nothing://host/{}", "hook={}://host/"],
)  # fmt: skip
def test_a_way_in_which_people_would_name_a_machine_is_none(line: str) -> None:
    with pytest.raises(ValueError):
        ways.checked((line,))


def test_notes_wait_for_a_persons_own_quiet_hours(tmp_path: Path) -> None:
    """Also at a table without a clock; those of a live one are not held back."""

    async def story() -> None:
        async with scene(tmp_path) as (inside, _, post, laptop, olha, petro):
            calendar = Calendar(inside, "2026-03-10 21:30")
            hours = {"zone": "Europe/Kyiv", "begins": 23, "ends": 8}
            told = await laptop.ask("change", quiet=hours)
            assert told["person"]["quiet"] == hours
            for wrong, field in (
                ({**hours, "zone": "Nowhere/Land"}, "zone"),
                ({**hours, "begins": 24}, "begins"),
                ({**hours, "ends": 22}, "ends"),
            ):
                refused = await laptop.ask("change", 400, quiet=wrong)
                assert (refused["code"], refused["field"]) == ("bad-setup", field)
            await gone_home(inside, olha, petro)
            await answer(petro)
            await look_again(inside, olha.code)
            assert not post.notes
            calendar.time += 10 * 3600
            inside.hall.caller._look(olha.code)  # as the timer does, which no calendar turns
            assert (await post.note(1))["kind"] == "turn"
            assert (await laptop.ask("change", quiet=None))["person"]["quiet"] is None

    asyncio.run(story())


def test_who_is_called_by_name_is_told_if_they_wish(tmp_path: Path) -> None:
    """Not what was said, and not by a name that is only part of a word."""

    async def story() -> None:
        async with scene(tmp_path) as (inside, browser, post, laptop, olha, petro):
            await gone_home(inside, olha, petro)
            await petro.ask("chat", text="Where is olha, I wonder")
            await look_again(inside, olha.code)
            assert not post.notes  # she has not asked for it
            await laptop.ask("change", told=["talk"])
            await petro.ask("chat", text="olhaland")
            await look_again(inside, olha.code)
            # Nor by who is blocked.
            his = browser()
            his.seats[olha.code] = petro.secrets
            await his.begin("Petro")
            await his.show()
            (friend,) = (await laptop.http.get("/api/me/friends")).json()["friends"]
            await laptop.ask("block", id=friend["id"], on=True)
            await petro.ask("chat", text="Olha, Olha")
            await named_by_now()
            await look_again(inside, olha.code)
            assert not post.notes
            await laptop.ask("block", id=friend["id"], on=False)
            await petro.ask("chat", text="Well, OLHA: a secret for you")
            note = await post.note(1)
            assert (note["kind"], note["tag"]) == ("talk", olha.code)
            assert "secret" not in post.raw[0].decode()
            await petro.ask("chat", text="Olha!")
            await look_again(inside, olha.code)
            assert len(post.notes) == 1  # one is out
            await inside.join(olha.code, *laptop.seats[olha.code])
            assert (await post.note(2))["kind"] == "gone"

    asyncio.run(story())


def test_a_table_that_is_full_is_told_to_who_waits_elsewhere(tmp_path: Path) -> None:
    async def story() -> None:
        async with called(tmp_path) as (inside, browser, post):
            laptop = browser()
            opened = await inside.open("shadow-blades", name="Olha", chairs=[{"kind": "open"}] * 2)
            laptop.seats[opened["table"]] = [opened["secret"]]
            olha = await inside.join(opened["table"], opened["secret"])
            await laptop.begin()
            await laptop.show()
            await post.subscribe(laptop)
            await olha.socket.close()
            inside.people.remove(olha)
            petro = await inside.join(opened["table"])
            await look_again(inside, opened["table"])
            assert not post.notes
            await petro.sit(1, "Petro")
            note = await post.note(1)
            assert (note["kind"], note["path"]) == ("full", f"/t/{opened['table']}")
            await petro.ask("stand", seat=1)
            assert (await post.note(2))["kind"] == "gone"

    asyncio.run(story())


def test_who_is_only_told_something_has_not_been_here(tmp_path: Path) -> None:
    """Else nobody who is told would ever be forgotten."""

    async def story() -> None:
        async with scene(tmp_path) as (inside, _, post, _laptop, olha, petro):
            await gone_home(inside, olha, petro)
            people = inside.hall.people.store
            (row,) = await people.all_people("", 9)
            calendar = Calendar(inside, "2027-06-01 12:00")
            await answer(petro)
            await post.note(1)
            while not (await people.seats_at(olha.code))[0].told:
                await asyncio.sleep(0.01)
            (later,) = await people.all_people("", 9)
            assert later.revision > row.revision
            assert later.seen == row.seen
            calendar.time += 400 * 86_400
            await inside.hall.people.sweep()
            assert await people.all_people("", 9) == []

    asyncio.run(story())


def test_a_way_that_never_comes_back_holds_up_nobody(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """However many notes wait for it: no more threads than there may be, and none that others use."""
    ended = threading.Event()
    began: list[str] = []

    class Stuck:
        addresses: dict[str, str] = {}

        def send(self, name: str, place: str, title: str, body: str) -> bool:
            began.append(threading.current_thread().name)
            return ended.wait(60)

    async def story() -> None:
        async with called(tmp_path) as (inside, _, _post):
            caller = inside.hall.caller
            monkeypatch.setattr(caller, "ways", Stuck())
            monkeypatch.setattr(calling, "WAY_S", 0.05)
            sent = await asyncio.gather(*(caller.write("x", "y", "", "") for _ in range(40)))
            assert not any(sent)
            assert len(began) == calling.WRITERS
            assert set(began) == {"hanging"}
            # What takes long for others goes on.
            assert await asyncio.wait_for(inside.hall.aside(lambda: 7), 10) == 7
            ended.set()
            while caller._writers.busy:
                await asyncio.sleep(0.01)
            assert await caller.write("x", "y", "", "")

    asyncio.run(story())
