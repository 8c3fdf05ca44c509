"""Attacks on a server with its usual limits, while people play: nothing gets through.

Each attack has a server of its own and runs in a process of its own, from many loopback addresses. A
family plays on meanwhile; what it feels, what the server takes and how it ends are measured.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import math
import os
import random
import re
import struct
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any, Final

import nightmarket as nm
from nightmarket.kernel import CLOCK, Luck, Refusal, asked, legal
from nightmarket.kernel.packs import PackOption
from nightmarket.kernel.record import Recorder
from nightmarket.soak.house import Family, House
from nightmarket.soak.kill import Trial

Progress = Callable[[int, int], None]

LATE_MS: Final = 250  # beyond what the machine itself keeps a move waiting, with nothing else to do
TWICE: Final = 2.0  # memory, of what it takes when nothing else happens
ENDS_S: Final = 10.0
CALM_MOVES: Final = 40
PACE_S: Final = 0.04  # between two moves of the family
HOLD_S: Final = 3.0  # the family plays on among what an attack has left behind
LONGEST_S: Final = 120.0
DAYS_S: Final = 3600.0  # for days, which are as long as their moves take
MOVES: Final = 200_000  # of a day
FLAT: Final = 1.1  # memory at the end of a day, of what it was in its second fifth


def attack(progress: Progress, only: tuple[str, ...] = (), size: float = 1.0) -> dict[str, object]:
    """Every attack in turn; raises when one gets through. `size`: a part of each, for a test."""
    names = only or tuple(ATTACKS)
    for name in names:
        if name not in ATTACKS:
            raise Refusal(f"no attack {name!r}; there are: {', '.join(ATTACKS)}", "part")
    figures: dict[str, object] = {}
    for done, name in enumerate(names):
        progress(done, len(names))
        with tempfile.TemporaryDirectory() as folder:
            house = House(Path(folder), usual=True)
            house.start()
            try:
                figures[name] = asyncio.run(Siege(house, name, size).story())
            finally:
                house.kill()
    progress(len(names), len(names))
    return figures


class Siege:
    """One attack, and the family that plays on."""

    def __init__(self, house: House, name: str, size: float) -> None:
        self.house = house
        self.name = name
        self.size = size
        self.books = Trial(house, lambda done, total: None, 0, 0)
        self.rng = random.Random(name)
        self.took: list[float] = []  # seconds of each move
        self.memory: list[int] = []  # of the server, while it is attacked
        self.table = ""
        self.enough = asyncio.Event()

    async def story(self) -> str:
        family = asyncio.create_task(self.play())
        try:
            while len(self.took) < CALM_MOVES:
                await self.wait(family)
            if self.name == "persons":  # what they need is loaded when the first of them comes
                await Raid(self.house.port, "", 1).become(0, "Olha", words=True)
            calm, quiet = percentile(self.took, 99), self.house.memory()
            first = len(self.took)
            began = time.monotonic()
            attacker = self.send_attacker()
            watching = asyncio.create_task(self.watch(quiet))
            said = asyncio.create_task(asyncio.to_thread(self.hear, attacker))
            try:
                while not said.done():
                    await self.wait(family)
                    if time.monotonic() - began > (DAYS_S if self.name == "days" else LONGEST_S):
                        raise AssertionError(f"{self.name}: the attack does not end")
                answers = said.result()
                await asyncio.sleep(HOLD_S * self.size)
                took = self.took[first:]
                watching.cancel()
                peak, late = await watching
                self.enough.set()
                await family
                ended = await asyncio.to_thread(self.house.end)
            finally:
                attacker.kill()  # it holds its lines until here
                attacker.wait()
        finally:
            family.cancel()
        stored = self.books.audit()
        busy = max(calm, percentile(late, 99))  # the machine, with other things
        p50, p99, worst = (percentile(took, p) * 1000 for p in (50, 99, 100))
        told = (
            f"move p50 {p50:.0f} ms, p99 {p99:.0f} (machine {busy * 1000:.0f}), longest silence "
            f"{worst:.0f}, {len(took)} moves; memory {quiet >> 20} -> {peak >> 20} MB; "
            f"ended in {ended:.1f} s; lost {stored['lost']}; answered {answers}"
        )
        wrong = []
        if p99 > LATE_MS + busy * 1000:
            wrong.append("moves are late")
        if peak > TWICE * quiet:
            wrong.append("memory")
        if self.name == "days":
            fifths = [max(part) for part in cut(self.memory, 5)]
            told += f"; memory by fifths {', '.join(f'{m / (1 << 20):.1f}' for m in fifths)} MB"
            if fifths[-1] > FLAT * fifths[1]:
                wrong.append("memory grows")
        if ended > ENDS_S:
            wrong.append("does not end")
        wrong += self.house.complaints()[:3]
        if self.house.log.stat().st_size > 1 << 20:
            wrong.append("the log is flooded")
        if "FAILED" in answers:
            wrong.append("the attacker was not answered as it should be")
        if wrong:
            raise AssertionError(f"{self.name}: {'; '.join(wrong)} ({told})")
        return told

    async def wait(self, family: asyncio.Task[None]) -> None:
        await asyncio.sleep(0.05)
        if family.done():
            family.result()  # a fault ends the proof at once
            raise AssertionError(f"{self.name}: the family has stopped")

    async def play(self) -> None:
        """Moves one after the other, at new tables when a game ends. None may get lost or be refused."""
        while not self.enough.is_set():
            family = Family(self.house)
            await family.open()
            self.table = family.code
            keys = 0
            while not (family.over or self.enough.is_set()):
                keys += 1
                seat = family.asked
                choice = self.rng.choice(family.views[seat]["choices"])
                began = time.monotonic()
                await self.books.submit(family, f"{keys}", seat, family.version, choice)
                self.took.append(time.monotonic() - began)
                await asyncio.sleep(PACE_S)
            assert family.socket is not None
            await family.socket.close()
        if self.books.resent:
            raise AssertionError(f"{self.name}: people at the table were cut off")

    async def watch(self, peak: int) -> tuple[int, list[float]]:
        """The most memory the server takes, and how late this process itself is; until cancelled."""
        late = [0.0]
        with contextlib.suppress(asyncio.CancelledError):
            while True:
                self.memory.append(self.house.memory())
                peak = max(peak, self.memory[-1])
                due = time.monotonic() + 0.02
                await asyncio.sleep(0.02)
                late.append(time.monotonic() - due)
        return peak, late

    def send_attacker(self) -> subprocess.Popen[bytes]:
        code = "from nightmarket.soak.attack import main; main()"
        arguments = [self.name, str(self.house.port), self.table, str(self.size)]
        return subprocess.Popen(
            [sys.executable, "-c", code, *arguments],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            env=self.house.surroundings(),
        )

    @staticmethod
    def hear(attacker: subprocess.Popen[bytes]) -> str:
        assert attacker.stdout is not None
        return attacker.stdout.readline().decode().strip() or "FAILED: the attacker died"


def percentile(times: list[float], percent: float) -> float:
    ordered = sorted(times)
    return ordered[max(0, math.ceil(len(ordered) * percent / 100) - 1)]


def cut(values: list[int], parts: int) -> list[list[int]]:
    """In stretches of the same length; of what is too short for that, all of it each time."""
    size = len(values) // parts
    return [values[i * size : (i + 1) * size] or values for i in range(parts)]


# -- the attacker's process


class Raid:
    """What attacks have in common: addresses, lines, and a count of what came back."""

    def __init__(self, port: int, table: str, size: float) -> None:
        self.port = port
        self.table = table
        self.size = size
        self.answers: Counter[str] = Counter()
        self.lines: list[Caller] = []
        self.tasks: list[asyncio.Task[None]] = []
        self.head = b""  # of the last answer

    def many(self, count: int) -> int:
        return max(1, int(count * self.size))

    async def call(self, host: int, reads: bool = True) -> Caller:
        """A connection from the loopback address with this number."""
        reader, writer = await asyncio.open_connection(
            "127.0.0.1", self.port, local_addr=(address_of(host), 0)
        )
        caller = Caller(self, reader, writer)
        self.lines.append(caller)
        if reads:
            self.listen(caller)
        return caller

    def listen(self, caller: Caller) -> None:
        self.tasks.append(asyncio.create_task(caller.listen()))

    async def enter(
        self, host: int, table: str = "", secret: str = "", reads: bool = True
    ) -> Caller:
        """A socket that has said hello."""
        caller = await self.call(host, reads=False)
        if await caller.upgrade():
            caller.say(hello(table or self.table, secret))
        if reads:
            self.listen(caller)
        return caller

    async def become(self, host: int, name: str, words: bool = False) -> str:
        """Somebody who comes back: their cookie, if they may."""
        await self.ask(host, "POST", "/api/me/begin", {"name": name, "language": "en"})
        found = re.search(rb"set-cookie: ([^;]+)", self.head)
        cookie = found[1].decode() if found else ""
        if words:
            await self.ask(host, "POST", "/api/me/words", None, cookie)
            await self.ask(host, "POST", "/api/me/enter", {"credential": {}}, cookie)
        return cookie

    async def ask(
        self, host: int, method: str, path: str, body: object = None, cookie: str = ""
    ) -> dict[str, Any]:
        """One request; its status is counted."""
        reader, writer = await asyncio.open_connection(
            "127.0.0.1", self.port, local_addr=(address_of(host), 0)
        )
        raw = b"" if body is None else json.dumps(body).encode()
        head = f"{method} {path} HTTP/1.1\r\nHost: 127.0.0.1:{self.port}\r\nConnection: close\r\n"
        head += f"Cookie: {cookie}\r\n" if cookie else ""
        writer.write(f"{head}Content-Length: {len(raw)}\r\n\r\n".encode() + raw)
        try:
            answer = await asyncio.wait_for(reader.read(), 60)
        except TimeoutError:
            answer = b""
        except OSError:  # refused before all of it had come
            answer = b"HTTP/1.1 cut"
        writer.close()
        first, _, rest = answer.partition(b"\r\n\r\n")
        self.head = first
        status = first[9:12].decode() or "nothing"
        self.answers[status] += 1
        if status in ("500", "nothing"):
            self.answers["FAILED"] += 1
        try:
            found = json.loads(rest)
        except ValueError:
            return {}
        if isinstance(found, dict):
            self.answers[str(found.get("code", "fine"))] += 1
            return found
        return {}

    async def open(self, host: int, game: str = "shadow-traders", **more: object) -> dict[str, Any]:
        return await self.ask(host, "POST", "/api/tables", {"game": game, **more})


class Caller:
    """A line on which anything can be said, also what no browser would."""

    def __init__(
        self, raid: Raid, reader: asyncio.StreamReader, writer: asyncio.StreamWriter
    ) -> None:
        self.raid = raid
        self.reader = reader
        self.writer = writer
        self.is_cut = False

    async def upgrade(self) -> bool:
        """Ask to be a socket; False when that is refused."""
        self.write(
            f"GET /ws HTTP/1.1\r\nHost: 127.0.0.1:{self.raid.port}\r\nUpgrade: websocket\r\n"
            "Connection: Upgrade\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n"
            "Sec-WebSocket-Version: 13\r\n\r\n".encode()
        )
        try:
            head = await asyncio.wait_for(self.reader.readuntil(b"\r\n\r\n"), 20)
        except (OSError, EOFError, TimeoutError):
            head = b"HTTP/1.1 cut"
        self.raid.answers[head[9:12].decode()] += 1
        return head[9:12] == b"101"

    def write(self, data: bytes) -> None:
        if not self.writer.is_closing():
            self.writer.write(data)

    def say(self, message: dict[str, object]) -> None:
        self.write(frame(0x81, json.dumps(message).encode()))

    async def sent(self) -> bool:
        """Wait until it has been taken; False when nobody takes it any more."""
        try:
            await asyncio.wait_for(self.writer.drain(), 5)
        except (OSError, TimeoutError):
            return False
        return not self.writer.is_closing()

    async def listen(self) -> None:
        with contextlib.suppress(OSError):
            while data := await self.reader.read(1 << 18):
                codes = re.findall(CODE, data)
                self.raid.answers.update((code or status).decode() for code, status in codes)
        self.is_cut = True


def address_of(host: int) -> str:
    """One of many that all lead to this machine."""
    return f"127.0.{2 + host // 250}.{1 + host % 250}"


def frame(first: int, payload: bytes) -> bytes:
    """Masked with zeros, as nobody should, but may."""
    size = len(payload)
    if size < 126:
        return struct.pack("!BBI", first, 0x80 | size, 0) + payload
    if size < 65536:
        return struct.pack("!BBHI", first, 0xFE, size, 0) + payload
    return struct.pack("!BBQI", first, 0xFF, size, 0) + payload


def hello(table: str, secret: str = "", seen: int = -1) -> dict[str, object]:
    secrets = [secret] if secret else []
    return {"type": "hello", "table": table, "secrets": secrets, "seen": seen}


def own_pack() -> str:
    """The shipped cards of Shadow Blades, as if they were somebody's own."""
    option = next(o for o in nm.game("shadow-blades").options if isinstance(o, PackOption))
    return option.shipped_text(option.default)


HOSTILE_PACKS: Final = (
    "a." * 31_000 + "a=1",
    "\n".join(["a." * 24 + "a=1"] * 1200),
    "[" + "a." * 31_000 + "a]",
    "[[" + "a." * 31_000 + "a]]",
    "a={a=" * 12_000 + "1" + "}" * 12_000,
    "a=" + "[" * 30_000 + "]" * 30_000,
    '{"a":' * 10_000 + "1" + "}" * 10_000,
    '{"a":' + "[" * 30_000 + "]" * 30_000 + "}",
    "a=0x" + "F" * 60_000,
    "a=" + "9" * 60_000,
    '{"a":' + "9" * 60_000 + "}",
    '{"a":"\\ud800"}',
    "[[agents]]\n" * 5500,
    'a="' + "\\u0041" * 10_000 + '"',
    "#" + "'" * 60_000,
    "".join(f"[a{n}.b]\nc.d.e=1\n" for n in range(3000)),
)

CODE: Final = rb'"type":"(?:refused|gone)"[^}]*?"code":"([a-z-]+)"|HTTP/1.1 ([0-9]+)'
PING: Final = frame(0x81, b'{"type":"ping"}')


async def pieces(raid: Raid) -> None:
    """Messages in forty thousand empty pieces."""
    for host in range(raid.many(8)):
        caller = await raid.enter(host)
        caller.write(frame(0x01, b"{") + frame(0x00, b"") * raid.many(40_000))
    await asyncio.sleep(2)


async def packs(raid: Raid) -> None:
    """Packs of cards that are hard to read, as a table is opened and set up."""
    await asyncio.gather(
        *(
            raid.open(host, "shadow-blades", options={"pack": pack})
            for host, pack in enumerate(HOSTILE_PACKS)
        )
    )
    for host in range(raid.many(8)):
        opened = await raid.open(host, "shadow-blades", name="Host")
        caller = await raid.enter(host, opened["table"], opened["secret"])
        for n, pack in enumerate(HOSTILE_PACKS):
            caller.say({"type": "configure", "key": f"{n}", "options": {"pack": pack}})
        await caller.sent()
    await asyncio.sleep(2)


async def hellos(raid: Raid) -> None:
    """A crowd at a table with its own cards that greets again and again; a third of it reads nothing."""
    opened = await raid.open(0, "shadow-blades", name="Host", options={"pack": own_pack()})
    crowd = [
        await raid.enter(n // 50, opened["table"], reads=n % 3 > 0) for n in range(raid.many(150))
    ]
    for seen in range(20):
        for caller in crowd:
            caller.say(hello(opened["table"], seen=seen))
        await asyncio.sleep(0.2)


async def crowd(raid: Raid) -> None:
    """Sixteen hundred who watch; they are still there when the server is told to end."""
    for n in range(raid.many(1600)):
        await raid.enter(n // 100)
        if n % 25 == 0:
            await asyncio.sleep(0.1)
    await asyncio.sleep(3)


async def deaf(raid: Raid) -> None:
    """Pings, of both kinds, from sockets that never read an answer."""
    callers = [await raid.enter(n, reads=False) for n in range(raid.many(20))]
    until = time.monotonic() + 5 * raid.size
    while time.monotonic() < until:
        for caller in callers:
            if caller.writer.transport.get_write_buffer_size() < 1 << 16:
                caller.write(PING * 20 + frame(0x89, b"x" * 125) * 20)
        await asyncio.sleep(0.02)


async def stuck(raid: Raid) -> None:
    """Watchers who take nothing, at a table that is set up anew all the time."""
    for host in range(raid.many(3)):
        pack = {"pack": own_pack()}
        opened = await raid.open(host, "shadow-blades", name="Host", options=pack)
        for n in range(raid.many(150)):
            await raid.enter(host, opened["table"], reads=False)
            if n % 25 == 0:
                await asyncio.sleep(0.1)
        caller = await raid.enter(host, opened["table"], opened["secret"])
        raid.tasks.append(asyncio.create_task(rename(caller)))
    await asyncio.sleep(12 * raid.size)


async def rename(caller: Caller) -> None:
    for n in range(2000):
        caller.say({"type": "sit", "key": f"{n}", "seat": 0, "name": f"Host {n}"})
        await asyncio.sleep(0.04)


async def paths(raid: Raid) -> None:
    """One file under a thousand names."""
    for n in range(raid.many(1000)):
        await raid.ask(n % 20, "GET", f"/q{n}/../index.html")


async def times(raid: Raid) -> None:
    """Records with times that no game takes; and good ones, played on."""
    recorder = Recorder(nm.game("shadow-traders"), 4, 7)
    rng = Luck.seeded(7)
    while recorder.state.stack:
        seat = asked(recorder.state)[0]
        choices = legal(recorder.state, seat)
        recorder.play(seat, recorder.game.text(choices[rng.below(len(choices))]))
    whole = json.loads(recorder.record.to_json())
    for host, ms in enumerate((0, 10**30, 2**63, 2**63 - 1, 10**15, -1, 1.5, "x")):
        document = {**whole, "choices": [[*move[:3], ms] for move in whole["choices"]]}
        found = await raid.ask(host, "POST", "/api/records", document)
        if "id" in found:
            wish = {"at": 3, "seat": 0, "name": "Absurd"}
            await raid.ask(host, "POST", f"/api/records/{found['id']}/play-on", wish)


async def bots(raid: Raid) -> None:
    """Sixty tables where only bots play; a person's bot answers in time all the same."""
    hard = {"kind": "bot", "level": "hard"}
    for n in range(raid.many(60)):
        opened = await raid.open(n // 20, chairs=[hard] * 4)
        caller = await raid.enter(n // 20, opened["table"], opened["secret"])
        caller.say({"type": "start", "key": "go"})
    slowest = 0.0
    until = time.monotonic() + 15 * raid.size
    while time.monotonic() < until:
        family = Family(House(Path(), port=raid.port))
        opened = await raid.open(9, name="Olha", chairs=[{"kind": "keep"}, hard, hard, hard])
        family.code, family.secret = opened["table"], opened["secret"]
        await family.greet()
        await family.say({"type": "start", "key": "go"})
        await family.until("update")
        while not family.over and time.monotonic() < until:
            view = family.views[0]
            began = time.monotonic()
            if 0 in view["asked"]:
                await family.say(
                    {"type": "play", "key": f"{view['version']}", "version": view["version"],
                     "seat": 0, "choices": view["choices"][:1]}
                )  # fmt: skip
            while family.version == view["version"]:
                await family.read()
            slowest = max(slowest, time.monotonic() - began)
    raid.answers[f"slowest bot {slowest:.1f} s"] += 1
    if slowest > 15:
        raid.answers["FAILED"] += 1


async def halves(raid: Raid) -> None:
    """Heads and bodies of requests that come a byte at a time, and lines on which nothing comes."""
    slow = "POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Length: 5000\r\n"
    lines: list[tuple[Caller, str]] = []
    for n in range(raid.many(600)):
        caller = await raid.call(n // 50)
        kind = ("head", "body", "idle")[n % 3]
        if kind != "idle":
            caller.write((slow + ("\r\n" if kind == "body" else "")).encode())
        lines.append((caller, kind))
    until = time.monotonic() + 32
    while time.monotonic() < until and not all(caller.is_cut for caller, _ in lines):
        for caller, kind in lines:
            if kind != "idle":
                caller.write(b"x")
        await asyncio.sleep(1)
    for kind in ("head", "body", "idle"):
        left = sum(not caller.is_cut for caller, own in lines if own == kind)
        if left:
            raid.answers[f"FAILED: {kind} {left} still open"] += 1


async def heads(raid: Raid) -> None:
    """Heads of requests without an end."""
    for n in range(raid.many(40)):
        caller = await raid.call(n // 10)
        caller.write(b"GET / HTTP/1.1\r\n")
        for i in range(200):
            caller.write(b"x-%d: " % i + b"y" * 4000 + b"\r\n")
            if not await caller.sent():
                break
    for n in range(raid.many(200)):
        caller = await raid.call(n // 10)
        caller.write(b"\x00\xff nonsense\r\n\r\n" * 10)
    await asyncio.sleep(1)


async def wishes(raid: Raid) -> None:
    """Everything a host may ask for, as fast as it goes: undo, proposals, setups, bots in a hurry."""
    for host in range(raid.many(10)):
        opened = await raid.open(host, name="Host", chairs=[{"kind": "keep"}, *[BOT] * 3])
        caller = await raid.enter(host, opened["table"], opened["secret"])
        caller.say({"type": "start", "key": "go"})
        raid.tasks.append(asyncio.create_task(insist(caller)))
    await asyncio.sleep(8 * raid.size)


BOT: Final[dict[str, object]] = {"kind": "bot", "level": "easy"}


async def insist(caller: Caller) -> None:
    for n in range(100_000):
        at: dict[str, object] = {"key": f"{n}", "seat": 0, "version": n % 50}
        caller.say({"type": "undo", "to": 1, **at})
        caller.say({"type": "hurry", "key": f"h{n}"})
        caller.say({"type": "preview", "key": f"p{n}", "seat": 0, "choices": ["roll"] * 50})
        caller.say({"type": "hand-over", "key": f"a{n}", "seat": 0, "level": "easy"})
        caller.say({"type": "take-back", "key": f"b{n}", "seat": 0})
        caller.say({"type": "chat", "key": f"c{n}", "text": "x" * 300})
        caller.say({"type": "share", "key": f"s{n}"})
        if not await caller.sent():
            return
        await asyncio.sleep(0.22)


async def tables(raid: Raid) -> None:
    """More tables than the house has room for."""
    for n in range(raid.many(4200)):
        await raid.open(n // 28, name="Host")


async def sockets(raid: Raid) -> None:
    """Two thousand sockets, a few of which say a word."""
    for n in range(raid.many(2000)):
        caller = await raid.call(n // 100, reads=False)
        if await caller.upgrade() and n % 5 == 0:
            caller.say(hello(raid.table))
        raid.listen(caller)
        if n % 25 == 0:
            await asyncio.sleep(0.1)
    await asyncio.sleep(3)


def long_game(moves: int, undos: int) -> tuple[dict[str, Any], dict[str, Any]]:
    """A game against the clock in the smallest steps: as a record, and as a table that goes on, whose
    log takes nothing back as often as it can."""
    rules = nm.game("magic-maze")
    assert rules.clock is not None
    recorder = Recorder(rules, 2, 7)
    while len(recorder.record.moves) < moves and recorder.state.stack:
        tick = rules.clock.tick(recorder.state, 5)
        seat = next((s for s in asked(recorder.state) if s >= 0), CLOCK)
        if tick >= 0:
            recorder.play(CLOCK, rules.text(tick))
        else:
            recorder.play(seat, rules.text(legal(recorder.state, seat)[0]))
    whole = json.loads(recorder.record.to_json())
    told = [["deal", whole["opening"]]]
    told += [
        ["play", CLOCK if seat == "clock" else seat, [text], [rolls], 0, ""]
        for seat, text, rolls, _ in whole["choices"]
    ]
    for _ in range(undos):
        told.append(["undo", 0, len(told), 0, ""])
    person = {"kind": "person", "name": "Ann"}
    table = {
        **{key: whole[key] for key in ("game", "rules_version", "options", "seed")},
        "chairs": [person, person],
        "clock": {"seconds": 0, "then": "idle"},
        "waits": True,
        "entries": [json.dumps(entry) for entry in told],
    }
    return whole, table


async def doors(raid: Raid) -> None:
    """The longest record there can be, asked for again and again, and every other door that is dear."""
    record, _ = long_game(raid.many(19_000), 0)
    kept = await raid.ask(0, "POST", "/api/records", record)
    path = f"/api/records/{kept['id']}"
    dear = (path, f"{path}/about", f"{path}/frames?from=18900", "/api/openapi.json", "/api/games")
    held = [{"table": "bbbbb-bbbbb", "secrets": ["x" * 64] * 16}] * 50
    until = time.monotonic() + 10 * raid.size

    async def insist(host: int) -> None:
        while time.monotonic() < until:
            for one in dear:
                await raid.ask(host % 5, "GET", one)
            await raid.ask(host % 5, "POST", "/api/mine", {"tables": held})

    await asyncio.gather(*(insist(host) for host in range(raid.many(40))))


async def uploads(raid: Raid) -> None:
    """Records and tables that take long to read, nonsense by the megabyte, and bodies that never end."""
    record, table = await asyncio.to_thread(long_game, 4000, 15_900)
    nonsense = {"format": "nightmarket-record", "version": 1, "choices": [[]] * 480_000}
    for host in range(raid.many(6)):
        await asyncio.gather(
            raid.ask(host, "POST", "/api/carried", table),
            raid.ask(host, "POST", "/api/records", record),
            raid.ask(host, "POST", "/api/records", nonsense),
            raid.ask(host, "POST", "/api/carried", {**table, "entries": ["[" * 300_000]}),
            raid.ask(host, "POST", "/api/carried", {**table, "entries": [""] * 600_000}),
            raid.ask(host, "POST", "/api/carried", {**table, "seed": "f" * 64}),
        )
    head = f"POST /api/records HTTP/1.1\r\nHost: 127.0.0.1:{raid.port}\r\n"
    head += "Content-Length: 2000000\r\n\r\n"
    for n in range(raid.many(400)):
        caller = await raid.call(10 + n // 20)
        caller.write(head.encode() + b"x" * 1_900_000)
    await asyncio.sleep(5 * raid.size)


async def guesses(raid: Raid) -> None:
    """Secrets of the house, of tables and of other devices, guessed as fast as it goes."""
    wishes: tuple[tuple[str, str, object], ...] = (
        ("POST", "/api/house/door", {"secret": "x" * 60_000}),
        ("POST", "/api/house/do", {"what": "backup"}),
        ("GET", "/api/house", None),
        ("GET", "/house", None),
        ("POST", "/api/claim", {"code": "bbbbbbbb"}),
        ("POST", "/api/tables/bbbbb-bbbbb/carry", {"secrets": ["x" * 64] * 16}),
        ("POST", f"/api/tables/{raid.table}/carry", {"secrets": ["x" * 64] * 16}),
        ("GET", "/api/games/shadow-traders/lessons/..%2f..%2f..%2fetc", None),
    )
    until = time.monotonic() + 5 * raid.size

    async def insist(host: int) -> None:
        while time.monotonic() < until:
            for method, path, body in wishes:
                await raid.ask(host, method, path, body)

    await asyncio.gather(*(insist(host) for host in range(raid.many(30))))
    if raid.answers["200"] or raid.answers["201"]:
        raid.answers["FAILED"] += 1


async def lists(raid: Raid) -> None:
    """The market full of tables with cards of their own, and everybody looks at the market."""
    pack = {"pack": own_pack()}
    for n in range(raid.many(50)):
        await raid.open(n // 20, "shadow-blades", name="Host", listed=True, options=pack)
    until = time.monotonic() + 8 * raid.size

    async def look(host: int) -> None:
        while time.monotonic() < until:
            for path in ("/api/open", "/api/watch", "/api/games", "/t/bbbbb-bbbbb"):
                await raid.ask(host, "GET", path)

    await asyncio.gather(*(look(10 + n // 4) for n in range(raid.many(40))))


async def persons(raid: Raid) -> None:
    """People who were never there: names, words, codes, passkeys, places to be told at, by the heap."""
    until = time.monotonic() + 10 * raid.size
    junk = {"id": "x", "rawId": "x", "type": "public-key", "response": {"clientDataJSON": "x"}}
    call = {"endpoint": "https://no.such.name.invalid/x", "p256dh": "x", "auth": "x"}
    held = [{"table": raid.table, "secrets": ["x"] * 16}] * 50

    async def insist(host: int) -> None:
        cookie = ""
        while time.monotonic() < until:
            if not cookie:
                cookie = await raid.become(host, f"Nobody {host}")
            for path, body in (
                ("words", None), ("words/enter", {"words": "a b c d e f"}), ("link", None),
                ("linked", {"code": "2222-2222"}), ("join", {"code": "x"}), ("call", call),
                ("seats", {"tables": held}), ("change", {"name": "x" * 90_000}),
                ("passkey", {"credential": junk}), ("enter", {"credential": junk}), ("try", None),
            ):  # fmt: skip
                await raid.ask(host, "POST", f"/api/me/{path}", body, cookie)
            for path in ("", "/tables", "/export"):
                await raid.ask(host, "GET", f"/api/me{path}", None, cookie)

    await asyncio.gather(*(insist(host) for host in range(raid.many(30))))


async def slow(raid: Raid) -> None:
    """Long records, asked for by hundreds who take nothing of them."""
    record, _ = long_game(raid.many(19_000), 0)
    kept = await raid.ask(0, "POST", "/api/records", record)
    head = f"GET /api/records/{kept['id']} HTTP/1.1\r\nHost: 127.0.0.1:{raid.port}\r\n\r\n"
    for n in range(raid.many(600)):
        caller = await raid.call(n // 50, reads=False)
        caller.write(head.encode())
        if n % 25 == 0:
            await asyncio.sleep(0.1)
    await asyncio.sleep(10 * raid.size)


async def analyses(raid: Raid) -> None:
    """Long games that everybody wants looked back at, and nobody waits for."""
    rules = nm.game("shadow-traders")
    for n in range(raid.many(60)):
        recorder = Recorder(rules, 4, n)
        rng = Luck.seeded(n)
        while recorder.state.stack:
            seat = asked(recorder.state)[0]
            choices = legal(recorder.state, seat)
            recorder.play(seat, rules.text(choices[rng.below(len(choices))]))
        kept = await raid.ask(
            n // 10, "POST", "/api/records", json.loads(recorder.record.to_json())
        )
        path = f"/api/records/{kept['id']}/analysis"
        for level in ("master", "easy"):
            await raid.ask(n // 10, "POST", path, {"level": level})
            await raid.ask(n // 10, "GET", f"{path}?level={level}")
        await raid.ask(n // 10, "POST", f"{path}/cancel", {"level": "easy"})


async def heaps(raid: Raid) -> None:
    """Setups with the longest packs there can be, one after the other, from many chairs."""
    pack = own_pack() + "\n#" + "x" * 40_000
    for host in range(raid.many(20)):
        opened = await raid.open(host, "shadow-blades", name="Host")
        caller = await raid.enter(host, opened["table"], opened["secret"])
        for n in range(80):
            caller.say({"type": "configure", "key": f"{n}", "options": {"pack": pack}})
    await asyncio.sleep(5 * raid.size)


async def days(raid: Raid) -> None:
    """Nobody is hostile: many families play as fast as they may, for as many moves as a busy house has
    in days. Memory stays flat."""
    wanted = raid.many(MOVES)

    async def family(host: int) -> None:
        rng = random.Random(host)
        while raid.answers["moves"] < wanted:
            family = Family(House(Path(), port=raid.port), address_of(host))
            await family.begin(await raid.open(host, name="p0"))
            while not family.over and raid.answers["moves"] < wanted:
                seat, version = family.asked, family.version
                choice = rng.choice(family.views[seat]["choices"])
                await family.say(
                    {"type": "play", "key": f"{version}", "version": version, "seat": seat,
                     "choices": [choice]}
                )  # fmt: skip
                await family.until("ack")
                await family.settled(version + 1)
                raid.answers["moves"] += 1
                await asyncio.sleep(0.035)  # thirty a second are allowed
            assert family.socket is not None
            await family.socket.close()

    await asyncio.gather(*(family(host) for host in range(16)))


ATTACKS: Final[dict[str, Callable[[Raid], Awaitable[None]]]] = {
    raid.__name__: raid
    for raid in (
        pieces, packs, hellos, crowd, deaf, stuck, paths, times, bots, halves, heads, wishes, tables,
        sockets, doors, uploads, guesses, lists, persons, slow, analyses, heaps, days,
    )
}  # fmt: skip


def main() -> None:
    """In the attacker's process: NAME PORT TABLE SIZE. It holds its lines until its input ends."""
    import resource  # not on every system

    name, port, table, size = sys.argv[1:]
    os.nice(10)  # as if it had a machine of its own
    most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))

    async def run() -> None:
        raid = Raid(int(port), table, float(size))
        await ATTACKS[name](raid)
        told = ", ".join(f"{code} {n}" for code, n in raid.answers.most_common(9)) or "nothing"
        print(told, flush=True)
        await asyncio.to_thread(sys.stdin.read)

    asyncio.run(run())
