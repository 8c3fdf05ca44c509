"""Hostile clients: refused with a code, nobody else disturbed, nothing lost."""

from __future__ import annotations

import asyncio
import contextlib
import struct
from pathlib import Path
from typing import Any

import msgspec
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from nightmarket.house.session import PONG
from nightmarket.server.app import create
from nightmarket.server.config import Config, Limits
from nightmarket.server.outbox import Outbox
from nightmarket.server.serve import Server
from nightmarket.table.guard import clean, tidy_code
from tests.server.house import PATIENT, House, Player, house, table_moves

GARBAGE: list[Any] = [
    "",
    "null",
    "[]",
    "{}",
    "{",
    '"play"',
    "\x00\x01",
    "[" * 5000,
    '{"type":"play"}',
    '{"type":"dance","key":"x"}',
    '{"type":["play"]}',
    '{"type":"play","key":"k","version":"1","seat":0,"choices":["roll"]}',
    '{"type":"play","key":"k","version":1,"seat":0,"choices":"roll"}',
    '{"type":"play","key":"k","version":1,"seat":0,"choices":[null]}',
    '{"type":"play","key":"k","version":1,"seat":0,"choices":["roll"],"extra":1}',
    '{"type":"play","key":"k","version":1e400,"seat":0,"choices":["roll"]}',
    '{"type":"play","key":"k","version":99999999999999999999999,"seat":0,"choices":["roll"]}',
    '{"type":"play","key":"","version":1,"seat":0,"choices":["roll"]}',
    '{"type":"play","key":"' + "k" * 65 + '","version":1,"seat":0,"choices":["roll"]}',
    '{"type":"sit","key":"k","seat":-1,"name":"x"}',
    '{"type":"vote","key":"k","proposal":1,"agree":1}',
    '{"type":"configure","key":"k","clock":{"seconds":-5,"then":"idle"}}',
    b"\xff\xfe\xfd",
    b"\x80" * 100,
]


async def closed(player: Player) -> None:
    """Read until the server has hung up."""
    with contextlib.suppress(ConnectionClosed):
        while True:
            await player.read()


async def unharmed(h: House, people: list[Player]) -> None:
    """The table stands as it stood, and people play on."""
    me = people[people[0].view["asked"][0]]
    answer = await me.play(me.view["choices"][0])
    assert answer["type"] == "ack"
    for person in people:
        await person.version(answer["version"])
        assert not any(m["type"] in ("refused", "gone") for m in person.received)
    assert (await h.http.get("/api/health")).json()["ok"]


def test_malformed_messages_are_refused(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as h:
            people = await h.four()
            version = people[0].view["version"]
            rogue = await h.join(people[0].code)
            await rogue.drain()
            for garbage in GARBAGE:
                await rogue.socket.send(garbage)
                answer = await rogue.until(lambda m: m["type"] == "refused")
                assert answer["code"] in (
                    "malformed",
                    "not-yours",
                    "bad-setup",
                    "no-proposal",
                    "not-host",
                )
            assert people[0].view["version"] == version
            await unharmed(h, people)

    asyncio.run(story())


def test_big_messages(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as h:
            people = await h.four()
            rogue = await h.join(people[0].code)
            await rogue.socket.send('{"type":"chat","key":"k","text":"' + "x" * 120_000 + '"}')
            assert (await rogue.until(lambda m: m["type"] == "refused"))["code"] == "too-big"

            # In many small frames it is the same message.
            async def drops() -> Any:
                yield '{"type":"chat","key":"k","text":"'
                for _ in range(200):
                    yield "x" * 600
                yield '"}'

            await rogue.socket.send(drops())
            assert (await rogue.until(lambda m: m["type"] == "refused"))["code"] == "too-big"
            await rogue.socket.send("x" * 400_000)
            await closed(rogue)
            assert rogue.socket.close_code == 1009
            await unharmed(h, people)

    asyncio.run(story())


def test_too_many_messages(tmp_path: Path) -> None:
    limits = msgspec.structs.replace(PATIENT, messages_per_s=20, messages_burst=40)

    async def story() -> None:
        async with house(tmp_path, limits=limits) as h:
            people = await h.four()
            rogue = await h.join(people[0].code)
            with contextlib.suppress(ConnectionClosed):
                for _ in range(1000):
                    await rogue.send(type="ping")
            await closed(rogue)
            codes = [m.get("code") for m in rogue.received]
            assert codes.count("too-many") > 10
            assert rogue.received[-1] == {"type": "gone", "code": "too-many", "again": False}
            await unharmed(h, people)

    asyncio.run(story())


def test_too_many_messages_from_one_address(tmp_path: Path) -> None:
    limits = msgspec.structs.replace(PATIENT, address_per_s=1, address_burst=60)

    async def story() -> None:
        async with house(tmp_path, limits=limits) as h:
            opened = await h.open()
            crowd = [await h.join(opened["table"]) for _ in range(6)]
            for member in crowd:
                for _ in range(12):
                    await member.send(type="ping")
            for member in crowd:
                await member.drain()
            answers = [m for member in crowd for m in member.received]
            assert any(m.get("code") == "too-many" for m in answers)

    asyncio.run(story())


def test_too_many_connections_and_tables(tmp_path: Path) -> None:
    limits = Limits(connections_per_address=5, opened_per_minute=3)

    async def story() -> None:
        async with house(tmp_path, limits=limits) as h:
            opened = await h.open()
            for _ in range(5):
                await h.join(opened["table"])
            with pytest.raises(InvalidStatus):
                await h.join(opened["table"])
            answers = [
                await h.http.post("/api/tables", json={"game": "shadow-traders"}) for _ in range(4)
            ]
            assert [a.status_code for a in answers] == [201, 201, 429, 429]
            assert answers[-1].json()["code"] == "too-many"

    asyncio.run(story())


def test_foreign_origins_are_turned_away(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path, origins=("http://localhost:5173",)) as h:
            address = f"ws://127.0.0.1:{h.port}/ws"
            for origin in ("http://evil.example", "null", f"http://127.0.0.1:{h.port + 1}"):
                with pytest.raises(InvalidStatus) as refused:
                    await connect(address, origin=origin)  # type: ignore[arg-type]
                assert refused.value.response.status_code == 403
                wish = {"game": "shadow-traders"}
                answer = await h.http.post("/api/tables", json=wish, headers={"origin": origin})
                assert answer.status_code == 403
                assert answer.json()["code"] == "foreign-origin"
            for origin in (f"http://127.0.0.1:{h.port}", "http://localhost:5173"):
                socket = await connect(address, origin=origin)  # type: ignore[arg-type]
                await socket.close()
            with pytest.raises(InvalidStatus):
                await connect(f"ws://127.0.0.1:{h.port}/elsewhere")

    asyncio.run(story())


def test_forged_and_stolen_seats(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as h:
            people = await h.four()
            forged = [people[0].secrets[0][:-1] + "x", "", "0" * 22, "'; DROP TABLE tables; --"]
            rogue = await h.join(people[0].code, *forged)
            assert rogue.seats == []
            assert rogue.received[0]["refused"] == 4
            # A secret is worth nothing at another table.
            other = await h.open(name="Other")
            elsewhere = await h.join(other["table"], *people[0].secrets)
            assert elsewhere.seats == []
            assert not elsewhere.host
            await unharmed(h, people)

    asyncio.run(story())


def test_a_stranger_without_hello_is_sent_away(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path, hello_s=0.1) as h:
            socket = await connect(f"ws://127.0.0.1:{h.port}/ws")
            await socket.send('{"type":"start","key":"k"}')
            assert msgspec.json.decode(await socket.recv())["code"] == "malformed"
            assert msgspec.json.decode(await socket.recv())["code"] == "no-hello"
            with pytest.raises(ConnectionClosed):
                await socket.recv()
            unknown = await connect(f"ws://127.0.0.1:{h.port}/ws")
            await unknown.send('{"type":"hello","table":"bbbbb-bbbbb"}')
            assert msgspec.json.decode(await unknown.recv())["code"] == "unknown-table"

    asyncio.run(story())


def frame(first: int, payload: bytes, mask: bytes | None = b"abcd") -> bytes:
    """A WebSocket frame as a client should, or should not, send it."""
    head = bytes((first, (0x80 if mask else 0) | len(payload)))
    if mask is None:
        return head + payload
    return head + mask + bytes(b ^ mask[i % 4] for i, b in enumerate(payload))


@pytest.mark.parametrize(
    ("raw", "code"),
    [
        (frame(0x81, b"{}", mask=None), 1002),  # not masked
        (frame(0xC1, b"{}"), 1002),  # an extension nobody agreed on
        (frame(0x83, b"{}"), 1002),  # an unknown kind
        (frame(0x80, b"{}"), 1002),  # continues nothing
        (frame(0x01, b"{") + frame(0x81, b"}"), 1002),  # a message inside a message
        (frame(0x09, b"ping"), 1002),  # a control frame in parts
        (b"\x81\xff" + struct.pack("!Q", 1 << 40) + b"abcd", 1009),
        (b"\x89\xfe" + struct.pack("!H", 200) + b"abcd" + b"x" * 200, 1002),
    ],
)
def test_broken_frames(tmp_path: Path, raw: bytes, code: int) -> None:
    async def story() -> None:
        async with house(tmp_path) as h:
            opened = await h.open(name="Olha")
            rogue = await h.join(opened["table"])
            rogue.socket.transport.write(raw)
            await closed(rogue)
            assert rogue.socket.close_code == code
            assert (await h.http.get("/api/health")).json()["ok"]

    asyncio.run(story())


def test_frames_in_pieces_and_in_heaps(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as h:
            opened = await h.open(name="Olha")
            slow = await h.join(opened["table"])
            ping = frame(0x81, b'{"type":"ping"}')
            for byte in ping:
                slow.socket.transport.write(bytes((byte,)))
                await asyncio.sleep(0)
            await slow.until(lambda m: m["type"] == "pong")
            slow.socket.transport.write(ping * 5 + ping[:7])
            for _ in range(5):
                await slow.until(lambda m: m["type"] == "pong")
            slow.socket.transport.write(ping[7:])
            await slow.until(lambda m: m["type"] == "pong")
            parts = (
                frame(0x01, b'{"ty')
                + frame(0x89, b"!")
                + frame(0x00, b'pe":"ping')
                + frame(0x80, b'"}')
            )
            slow.socket.transport.write(parts)
            await slow.until(lambda m: m["type"] == "pong")

    asyncio.run(story())


def test_a_slow_reader_is_caught_up_and_slows_nobody(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as h:
            people = await h.four()
            snail = await h.join(people[0].code)
            await snail.until(lambda m: m["type"] == "update")
            session = next(s for s in h.hall.sessions if not s.seats)
            session.clogged = True  # as when its socket takes no more
            for _ in range(5):
                version = await table_moves(people)
            session.drained()
            update = await snail.until(lambda m: m["type"] == "update")
            assert update["version"] == version
            assert len(update["log"]) == 5

    asyncio.run(story())


@pytest.mark.parametrize("turns", range(4))
def test_a_socket_that_dies_meanwhile_keeps_nothing_from_others(tmp_path: Path, turns: int) -> None:
    async def story() -> None:
        async with house(tmp_path) as h:
            people = await h.four()
            await h.join(people[0].code)
            dying = next(s for s in h.hall.sessions if not s.seats)
            assert isinstance(dying.line, Outbox)
            dying.line.transport.abort()
            for _ in range(turns):
                await asyncio.sleep(0)
            dying.push([PONG])  # first in the row of those with something to send in this turn
            for session in h.hall.sessions:
                session.push([PONG])
            for person in people:
                await person.until(lambda m: m["type"] == "pong")

    # On the loop the server runs on: the plain one forgives writing to what is closed.
    with asyncio.Runner(
        loop_factory=Server(create(Config(data=tmp_path))).config.get_loop_factory()
    ) as r:
        r.run(asyncio.wait_for(story(), 20))


def test_one_line_in_the_log_for_each_kind_of_refusal(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level("WARNING")

    async def story() -> None:
        async with house(tmp_path) as h:
            opened = await h.open(name="Olha")
            rogue = await h.join(opened["table"])
            for _ in range(50):
                await rogue.socket.send("nonsense")
                await rogue.read()

    asyncio.run(story())
    lines = [r.getMessage() for r in caplog.records if r.name == "nightmarket.server"]
    assert len([line for line in lines if "malformed" in line]) == 1


@pytest.mark.parametrize(
    ("text", "kept"),
    [
        ("  Оля  ", "Оля"),
        ("a\x00b\x1bc\x7f", "abc"),
        ("\u202eevil\u2066", "evil"),
        ("x" * 99, "x" * 24),
        ("a\n\n\tb", "a b"),
        ("\u200b\ufeff", ""),
        ("e\u0301", "é"),
    ],
)
def test_names_are_plain_text(text: str, kept: str) -> None:
    assert clean(text, 24) == kept


def test_codes_are_forgiving() -> None:
    assert tidy_code("BCDFG-hjkmn") == tidy_code(" bcdfghjkmn ") == "bcdfg-hjkmn"
    for wrong in ("", "bcdfg", "bcdfg-hjkm1", "x" * 100, "../../etc/x"):
        assert tidy_code(wrong) == ""
