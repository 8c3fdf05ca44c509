"""A server on a port of its own, and people who talk to it over real sockets."""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import random
from collections.abc import AsyncIterator, Callable
from contextvars import ContextVar
from pathlib import Path
from typing import Any, Protocol
from urllib.parse import urlencode

import httpx
import msgspec
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from nightmarket import analysis, bots, games
from nightmarket.pocket.house import Pocket
from nightmarket.server.app import App, create
from nightmarket.server.config import Config, Limits
from nightmarket.server.serve import Server, listen
from nightmarket.table import wire
from nightmarket.table.settings import Settings
from tests.pocket.file import FileDisk

PATIENT = Limits(messages_per_s=100_000, messages_burst=100_000, opened_per_minute=10_000)
PATIENT = msgspec.structs.replace(
    PATIENT, address_per_s=1e6, address_burst=1e6, requests_per_s=1e6, requests_burst=1e6
)
WAIT_S = 20.0


class Dice:
    """Bots that choose at random, on the spot: what is tested here is the table, not their play."""

    workers = 8

    def __init__(self) -> None:
        self.rng = random.Random(1)
        self.asked = 0
        self.delay = 0.0
        self.say: str | None = None

    def warm(self) -> None:
        pass

    async def think(self, game: str, state: list[Any], seat: int, level: str, seed: int) -> str:
        self.asked += 1
        if self.delay and level != "easy":
            await asyncio.sleep(self.delay)
        if self.say is not None:
            return self.say
        rules = games.game(game)
        glimpse = bots.Glimpse(rules, rules.load(state), seat)
        return rules.text(self.rng.choice(glimpse.choices))

    async def look(self, question: bytes) -> bytes:
        await asyncio.sleep(0)
        asked = msgspec.json.decode(question, type=analysis.Question)
        even = [0.5] * 9
        return msgspec.json.encode(analysis.Looked(asked.look, even, [even] * 9, [[]] * 9, None))

    async def ready(self) -> None:
        pass

    def close(self) -> None:
        pass


class Socket(Protocol):
    """One end of a conversation."""

    async def send(self, message: str) -> None: ...
    async def recv(self) -> str | bytes: ...
    async def close(self) -> None: ...


def visitor(address: str, **more: Any) -> httpx.AsyncClient:
    """Who comes by HTTP, and waits: a disk that is slow for some seconds is no fault."""
    return httpx.AsyncClient(base_url=address, timeout=60, **more)


class House:
    """The running server."""

    hall: Any
    http: Any

    def __init__(self, app: App, port: int, dice: Dice) -> None:
        self.app = app
        self.hall = app.hall
        self.port = port
        self.dice = dice
        self.http = visitor(f"http://127.0.0.1:{port}")
        self.people: list[Player] = []

    async def connect(self) -> Socket:
        return await connect(f"ws://127.0.0.1:{self.port}/ws", max_size=None, close_timeout=0.2)

    async def open(self, game: str = "shadow-traders", **more: Any) -> dict[str, Any]:
        answer = await self.http.post("/api/tables", json={"game": game, **more})
        assert answer.status_code == 201, answer.text
        found: dict[str, Any] = answer.json()
        return found

    async def two(self, game: str, **more: Any) -> list[Player]:
        """Olha opens a table, Petro sits down beside her, and they begin."""
        opened = await self.open(game, name="Olha", **more)
        people = [await self.join(opened["table"], opened["secret"])]
        people.append(await self.join(opened["table"]))
        await people[1].sit(1, "Petro")
        await people[0].ask("start")
        for person in people:
            await person.until(lambda m: m["type"] == "update")
        return people

    async def join(self, table: str, *secrets: str, seen: int = -1) -> Player:
        player = Player(await self.connect(), table, list(secrets))
        self.people.append(player)
        await player.send(type="hello", table=table, secrets=player.secrets, seen=seen)
        await player.until(lambda m: m["type"] == "welcome")
        return player

    async def four(self, **more: Any) -> list[Player]:
        """A table of four people, started."""
        opened = await self.open(name="Host", **more)
        people = [await self.join(opened["table"], opened["secret"])]
        for seat in (1, 2, 3):
            guest = await self.join(opened["table"])
            await guest.sit(seat, f"Guest {seat}")
            people.append(guest)
        await people[0].ask("start")
        for person in people:
            await person.until(lambda m: m["type"] == "update")
        return people


class Player:
    """A browser without a screen: remembers everything it was sent."""

    def __init__(self, socket: Any, table: str, secrets: list[str]) -> None:
        self.socket = socket
        self.code = table
        self.secrets = secrets
        self.received: list[dict[str, Any]] = []
        self.views: dict[int | None, dict[str, Any]] = {}  # the last update for each seat
        self.log: dict[int | None, dict[int, Any]] = {}
        self.table: dict[str, Any] = {}
        self.seats: list[int] = []
        self.host = False
        self.keys = itertools.count()
        self.rng = random.Random(7)

    async def send(self, **message: Any) -> None:
        await self.socket.send(msgspec.json.encode(message).decode())

    async def read(self) -> dict[str, Any]:
        raw = await asyncio.wait_for(self.socket.recv(), WAIT_S)
        m: dict[str, Any] = msgspec.json.decode(raw)
        self.received.append(m)
        kind = m["type"]
        if kind == "welcome":
            self.table = m["table"]
            self._you(m["you"])
        elif kind == "table":
            self.table = m
        elif kind == "you":
            self._you(m)
        elif kind == "seated" and m["secret"]:
            self.secrets.append(m["secret"])
        elif kind == "update":
            assert m.keys() == {"type", *wire.Update.__struct_fields__}
            self.views[m["seat"]] = m
            log = self.log.setdefault(m["seat"], {})
            for entry in m["log"]:
                if entry["undo"] is not None:
                    for n in [n for n in log if n > entry["undo"]]:
                        del log[n]
                log[entry["n"]] = entry
        return m

    def _you(self, you: dict[str, Any]) -> None:
        self.seats = you["seats"]
        self.host = you["host"]

    async def until(self, wanted: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
        while True:
            m = await self.read()
            if wanted(m):
                return m

    async def ask(self, kind: str, **fields: Any) -> dict[str, Any]:
        """Send something with a key and wait for its one answer."""
        key = fields.pop("key", None) or f"{id(self)}-{next(self.keys)}"
        await self.send(type=kind, key=key, **fields)
        return await self.until(lambda m: m.get("key") == key)

    async def sit(self, seat: int, name: str, colour: str = "") -> dict[str, Any]:
        answer = await self.ask("sit", seat=seat, name=name, colour=colour)
        if answer["type"] == "seated" and seat not in self.seats:
            await self.until(lambda m: m["type"] == "you")
        return answer

    @property
    def view(self) -> dict[str, Any]:
        return self.views[self.seats[0] if self.seats else None]

    @property
    def over(self) -> bool:
        return any(v["over"] for v in self.views.values())

    async def version(self, number: int) -> None:
        """Wait until every own seat has been shown this version."""
        while any(
            self.views.get(s, {"version": -1})["version"] < number for s in (self.seats or (None,))
        ):
            await self.read()

    async def play(self, *choices: str, seat: int | None = None, **more: Any) -> dict[str, Any]:
        at = self.seats[0] if seat is None else seat
        version = more.pop("version", None)
        version = self.views[at]["version"] if version is None else version
        return await self.ask("play", version=version, seat=at, choices=list(choices), **more)

    async def play_on(self) -> None:
        """Choose at random whenever asked, until the game is over."""
        while not self.over:
            asked = [s for s in self.seats if self.views.get(s, {}).get("choices")]
            if asked:
                before = self.views[asked[0]]
                choice = self.rng.choice(before["choices"])
                answer = await self.play(choice, seat=asked[0])
                if answer["type"] == "refused":
                    assert answer["code"] in ("stale", "not-asked", "over"), answer
                    if self.views[asked[0]] is before:  # the news may be here already
                        await self.read()
                else:
                    await self.version(answer["version"])
            else:
                await self.read()

    async def drain(self, quiet_s: float = 0.05) -> None:
        """Read what is on its way."""
        with contextlib.suppress(TimeoutError, ConnectionClosed):
            while True:
                async with asyncio.timeout(quiet_s):
                    await self.read()


async def table_moves(people: list[Player]) -> int:
    """Whoever is asked chooses, all of these see it: the version then. One seat each, in order."""
    me = people[people[0].view["asked"][0]]
    answer = await me.play(me.view["choices"][0])
    for person in people:
        await person.version(answer["version"])
    version: int = answer["version"]
    return version


class Channel:
    """A page's end of a conversation with the pocket: what it is told waits here."""

    def __init__(self, pocket: Pocket) -> None:
        self.told: asyncio.Queue[str] = asyncio.Queue()
        self.session = pocket.connect(self.told.put_nowait)

    async def send(self, message: str) -> None:
        self.session.receive(message.encode())

    async def recv(self) -> str:
        return await self.told.get()

    async def close(self) -> None:
        self.session.lost()


class Doorbell:
    """The pocket's doors, asked as one would ask over HTTP."""

    def __init__(self, pocket: Pocket) -> None:
        self.pocket = pocket

    async def get(self, path: str, params: dict[str, str] | None = None) -> httpx.Response:
        return await self._ask("GET", f"{path}?{urlencode(params)}" if params else path, b"")

    async def post(
        self, path: str, json: Any = None, content: str | bytes | None = None
    ) -> httpx.Response:
        data = content.encode() if isinstance(content, str) else content
        return await self._ask("POST", path, msgspec.json.encode(json) if data is None else data)

    async def _ask(self, method: str, path: str, body: bytes) -> httpx.Response:
        answer = await self.pocket.ask(method, path, body)
        return httpx.Response(answer.status, content=answer.body)


class InPocket(House):
    """The house inside a page, with a file in the place of the page's own."""

    def __init__(self, pocket: Pocket, dice: Dice) -> None:
        self.hall = pocket
        self.dice = dice
        self.http = Doorbell(pocket)
        self.people = []

    async def connect(self) -> Socket:
        return Channel(self.hall)


@contextlib.asynccontextmanager
async def pocket(data: Path, thinker: Any, settings: Settings) -> AsyncIterator[House]:
    dice = Dice()
    data.mkdir(parents=True, exist_ok=True)
    found = Pocket(FileDisk(data / "pocket.log"), thinker or dice, settings)
    await found.open()
    inside = InPocket(found, dice)
    try:
        yield inside
    finally:
        for player in inside.people:
            await player.socket.close()
        await found.close()


IN_POCKET: ContextVar[bool] = ContextVar("in_pocket", default=False)
STORE: ContextVar[str] = ContextVar("store", default="")  # the address of a PostgreSQL


@contextlib.asynccontextmanager
async def house(
    data: Path, thinker: Any = None, store: Any = None, **settings: Any
) -> AsyncIterator[House]:
    """A house that lives as long as the block; its data stays."""
    settings.setdefault("limits", PATIENT)
    settings.setdefault("bot_pause_s", 0.0)
    settings.setdefault("told_s", 0.0)
    deals = itertools.count(1)  # the same ones in every run: a chance deal makes a chance test
    settings.setdefault("seed", lambda: f"{next(deals):032x}")
    if IN_POCKET.get():
        async with pocket(data, thinker, Settings(**settings)) as inside:
            yield inside
        return
    dice = Dice()
    if STORE.get() and store is None:
        from nightmarket.store.postgres import PostgresStore

        store = PostgresStore(STORE.get(), dead_s=1)
    app = create(Config(data=data, **settings), store, thinker or dice)
    listener = listen("127.0.0.1", 0)
    server = Server(app)
    serving = asyncio.create_task(server.serve([listener]))
    while not server.started:
        await asyncio.sleep(0.005)
        if serving.done():
            await serving
    found = House(app, listener.getsockname()[1], dice)
    try:
        yield found
    finally:
        for player in found.people:
            await player.socket.close()
        await found.http.aclose()
        server.should_exit = True
        await serving
