# mypyc: no (off the path of a move)
"""HTTP: lobby, records, pages. Play goes over sockets (`line.py`)."""

from __future__ import annotations

import asyncio
import gzip
import hashlib
import logging
import mimetypes
import sqlite3
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any, Final, TypeVar

import msgspec
from starlette.applications import Starlette
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.routing import Route
from starlette.types import ASGIApp, Receive, Scope, Send

import nightmarket
from nightmarket import games
from nightmarket._variant import describe
from nightmarket.kernel import LANGUAGES, Refusal, UnknownGame
from nightmarket.kernel.record import Record
from nightmarket.server import health, logs, openapi, records, visit
from nightmarket.server.config import Config
from nightmarket.server.hall import Hall
from nightmarket.server.thinking import Pool, Thinker
from nightmarket.server.visit import check_origin, visitor_address
from nightmarket.store import RecordRow, Store, StoreTrouble
from nightmarket.store.sqlite import SqliteStore
from nightmarket.table import best, printed, wire
from nightmarket.table.encode import ENCODE
from nightmarket.table.guard import Refuse, digest, plain, plain_facts, tidy_code

log = logging.getLogger("nightmarket.server")

T = TypeVar("T")
Endpoint = Callable[[Request], Awaitable[Response]]

BODY: Final = 96 * 1024  # bytes of a request that is not a record
BODY_S: Final = 15.0  # for all of it to come in
PAGES: Final = 500  # files of the client that are kept in memory
STATUS: Final[dict[str, int]] = {
    "unknown-table": 404,
    "unknown-record": 404,
    "not-found": 404,
    "too-many": 429,
    "too-big": 413,
    "too-slow": 408,
    "foreign-origin": 403,
    "foreign-host": 403,
    "other-rules": 409,
    "expired": 410,
    "not-now": 409,
    "broken": 503,
}
SAFE: Final[list[tuple[bytes, bytes]]] = [
    (
        b"content-security-policy",
        b"default-src 'self'; img-src 'self' data:; object-src 'none'; base-uri 'none'; "
        b"form-action 'self'; frame-ancestors 'none'",
    ),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),  # a table's address is what lets people in
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=()"),
]
STATIC: Final = Path(nightmarket.__file__).resolve().parent / "static"
ADDRESSES_S: Final = 30.0  # for so long the addresses of this machine are taken to be the same
REPLAYS_AT_ONCE: Final = 2
BEST: Final = 10  # runs in each list
FOREVER: Final = "public, max-age=31536000, immutable"  # an address that changes with its text


def create(config: Config, store: Store | None = None, thinker: Thinker | None = None) -> App:
    """The whole application. `nightmarket.server.run` puts it behind sockets that suit it."""
    hall = Hall(
        config,
        store or SqliteStore(config.data / "nightmarket.db"),
        thinker or Pool(config.workers),
    )
    return App(hall)


class App:
    """An ASGI application for everything but sockets."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self.http = safely(http(hall), hall.config)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            raise RuntimeError(
                "start the server with nightmarket.server.run: /ws needs its sockets"
            )
        await self.http(scope, receive, send)


def safely(app: ASGIApp, config: Config) -> ASGIApp:
    """Every answer carries the headers that keep a page to itself, and may be written down."""

    async def wrapped(scope: Scope, receive: Receive, send: Send) -> None:
        began = time.monotonic()

        async def with_headers(message: Any) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*message.get("headers", ()), *SAFE]
                logs.access(
                    address=address_of(Request(scope), config),
                    did=scope["method"],
                    path=scope["path"],
                    status=message["status"],
                    ms=round(1000 * (time.monotonic() - began), 1),
                )
            await send(message)

        await app(scope, receive, with_headers)

    return wrapped


# -- HTTP


def http(hall: Hall) -> Starlette:
    doors = Doors(hall)

    def door(path: str, endpoint: Endpoint, *methods: str) -> Route:
        async def guarded(request: Request) -> Response:
            try:
                if request.method != "GET":
                    check_origin(request.headers, hall.config)
                return await endpoint(request)
            except Refusal as refusal:
                hall.complain(refusal.code, address_of(request, hall.config))
                text, field = plain(str(refusal), 300), plain(refusal.field, 80)
                problem = wire.Problem(
                    refusal.code, text, field, refusal.rule, plain_facts(refusal.facts)
                )
                return answer(problem, STATUS.get(refusal.code, 400))
            except ClientDisconnect:
                return Response(None, 400)  # nobody reads it
            except (sqlite3.Error, StoreTrouble) as trouble:
                log.error("the store fails: %r", trouble)
                return answer(wire.Problem("broken", "the store fails"), STATUS["broken"])

        return Route(path, guarded, methods=list(methods) or ["GET"])

    return Starlette(
        routes=[
            *(door(d.path, getattr(doors, d.endpoint), d.method.upper()) for d in openapi.DOORS),
            door("/api/openapi.json", doors.openapi),
            door("/{path:path}", doors.page),
        ],
    )


def address_of(request: Request, config: Config) -> str:
    peer = request.client.host if request.client else "?"
    return visitor_address(peer, request.headers, config)


def answer(body: object, status: int = 200, **headers: str) -> Response:
    return Response(
        ENCODE(body),
        status,
        {"cache-control": "no-store", **{k.replace("_", "-"): v for k, v in headers.items()}},
        "application/json",
    )


async def body_of(request: Request, limit: int) -> bytes:
    """The request's body, if it is not too long."""
    declared = request.headers.get("content-length", "0")
    if declared.isdigit() and int(declared) > limit:
        raise Refuse("too-big", "this is too big")
    parts = []
    size = 0
    try:
        async with asyncio.timeout(BODY_S):
            async for part in request.stream():
                size += len(part)
                if size > limit:
                    raise Refuse("too-big", "this is too big")
                parts.append(part)
    except TimeoutError as error:
        raise Refuse("too-slow", "this takes too long to come in") from error
    return b"".join(parts)


async def message(request: Request, kind: type[T]) -> T:
    try:
        return msgspec.json.decode(await body_of(request, BODY), type=kind)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise Refuse("malformed", str(error)) from error


def tidy_name(id: str) -> str:
    """What may stand in a header."""
    return "".join(c for c in id if c.isascii() and c.isalnum())


class Doors:
    """The endpoints."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self.static = hall.config.static or STATIC
        self.pages: dict[str, tuple[int, bytes, bytes | None, dict[str, str]]] = {}
        self.replays = asyncio.Semaphore(REPLAYS_AT_ONCE)
        self._found: asyncio.Future[list[str]] | None = None  # addresses, and until when they hold
        self._found_until = 0.0

    def _address(self, request: Request) -> str:
        return address_of(request, self.hall.config)

    async def health(self, request: Request) -> Response:
        """Well is who can write a move down: asked of the disk, not too often."""
        hall = self.hall
        ok = await hall.store_check.passes(health.LONGEST_S)
        told = wire.Health(
            ok, nightmarket.__version__, describe(), len(hall.tables), len(hall.sessions)
        )
        return answer(told, 200 if ok else 503)

    async def addresses(self, request: Request) -> Response:
        """Looked up for all who ask within a while, beside the loop: a name may take its time."""
        now, port = time.monotonic(), request.scope["server"][1]
        if self._found is None or (self._found.done() and now >= self._found_until):
            self._found_until = now + ADDRESSES_S
            self._found = asyncio.ensure_future(
                asyncio.to_thread(visit.addresses, self.hall.config, port)
            )
        return answer(wire.Addresses(await asyncio.shield(self._found)))

    async def alive(self, request: Request) -> Response:
        return answer({"ok": True})

    async def ready(self, request: Request) -> Response:
        """Can people play: does the store take a move, do the bots answer?"""
        store, bots = await asyncio.gather(
            self.hall.store_check.passes(), self.hall.bots_check.passes()
        )
        return answer(wire.Ready(store and bots, store, bots), 200 if store and bots else 503)

    async def games(self, request: Request) -> Response:
        listed = await self.hall.store.count_listed()
        found = []
        for key in games.keys():  # noqa: SIM118 (a function)
            game = self.hall.game(key)
            options = [
                wire.OptionInfo(o.key, list(o.values), o.default, o.rule, o.kind)  # type: ignore[arg-type]
                for o in game.options
            ]
            found.append(
                wire.GameInfo(
                    key,
                    game.prefix,
                    game.titles,
                    game.blurbs,
                    list(game.seats),
                    options,
                    game.rules_version,
                    game.clock is not None,
                    listed.get(key, 0),
                    {verb.name: [d.name for d in verb.domains] for verb in game.words.verbs},
                    {
                        kind.name: {
                            name: field.domain.name
                            for name, field in zip(kind.names, kind.fields, strict=True)
                        }
                        for kind in game.kinds.values()
                    },
                    game.windows is not None,
                )
            )
        return answer(found)

    async def brought(self, request: Request) -> Response:
        game, language = request.path_params["game"], request.path_params["language"]
        if game not in games.guests() or language not in LANGUAGES:
            raise UnknownGame(f"{game[:40]!r} brings no texts in {language[:8]!r}", "game")
        return answer(wire.Brought(games.words_of(game, language), games.rules_of(game, language)))

    async def openapi(self, request: Request) -> Response:
        return answer(openapi.document(nightmarket.__version__))

    # -- tables

    async def open_table(self, request: Request) -> Response:
        wish = await message(request, wire.NewTable)
        await self.hall.check_opening(self._address(request))
        deal = (await self._record(wish.deal_of))[0] if wish.deal_of else None
        return answer(await self.hall.open_table(wish, deal), 201)

    async def table(self, request: Request) -> Response:
        table = await self.hall.table(tidy_code(request.path_params["code"]))
        return answer(table.told())

    async def mine(self, request: Request) -> Response:
        held = (await message(request, wire.MineRequest)).tables
        if len(held) > 50:
            raise Refuse("malformed", "too many tables at once", "tables")
        found = []
        for one in held:
            row = await self.hall.store.table(tidy_code(one.table))
            if row is not None:  # else it is gone for good
                hashes = [digest(secret) for secret in one.secrets[:16]]
                found.append(
                    self.hall.listed(row, lambda known, h=hashes: {known.get(x, -9) for x in h})  # type: ignore[misc]
                )
        return answer(wire.RunningList([table for table in found if table is not None]))

    async def watch(self, request: Request) -> Response:
        wanted = request.query_params.get("game")
        found = []
        for row in await self.hall.store.listed(50):
            if wanted in (None, row.game):
                found.append(self.hall.listed(row, lambda known: set()))
        return answer(wire.RunningList([table for table in found if table is not None]))

    async def best(self, request: Request) -> Response:
        """The best runs of a game; `of` is a table's code, which finds itself in the list."""
        query = request.query_params
        seats = query.get("seats", "0")
        if not (seats.isascii() and seats.isdigit() and len(seats) < 3):
            raise Refuse("malformed", "seats is a number", "seats")
        game, kind = query.get("game", "")[:40], query.get("kind", "")[:40]
        runs = await self.hall.store.best(game, kind, int(seats), BEST if kind else 1)
        of = tidy_code(query.get("of", ""))
        return answer(wire.BestList([best.told(run, of) for run in runs]))

    async def claim(self, request: Request) -> Response:
        wish = await message(request, wire.Claim)
        return answer(await self.hall.claim(wish.code))

    # -- records

    async def _record(self, id: str) -> tuple[Record, bool]:
        """A stored record, or that of a finished table."""
        row = await self.hall.store.record(id) if len(id) <= 40 and id.isascii() else None
        if row is not None:
            return Record.from_json(row.body), True
        code = tidy_code(id)
        if not code:
            raise Refuse("unknown-record", "there is no such record")
        try:
            table = await self.hall.table(code)
        except Refusal as refusal:
            if refusal.code != "unknown-table":
                raise
            raise Refuse("unknown-record", "there is no such record") from refusal
        if table.meta.phase != "over" or table.match is None:
            raise Refuse("not-now", "the game is not over: its record is still secret")
        state = table.match.state
        entries = await self.hall.store.entries(code)
        scores, winners = table.game.scores(state), table.game.winners(state)
        return records.of_table(table.meta, entries, scores, winners), False

    async def record(self, request: Request) -> Response:
        id = request.path_params["id"]
        record, _ = await self._record(id)
        return Response(
            record.to_json().encode(),
            200,
            {
                "cache-control": "no-store",
                "content-disposition": f'attachment; filename="{record.game}-{tidy_name(id)}.json"',
            },
            "application/json",
        )

    async def about(self, request: Request) -> Response:
        id = request.path_params["id"]
        record, imported = await self._record(id)
        return answer(records.about(id, record, imported))

    async def import_record(self, request: Request) -> Response:
        await self.hall.check_opening(self._address(request))
        limits = self.hall.config.limits
        data = await body_of(request, limits.record_bytes)
        async with self.replays:
            record = await asyncio.to_thread(records.read, data, limits)
        kept = records.about(records.new_id(), record, True)
        await self.hall.store_now([RecordRow(kept.id, ENCODE(kept).decode(), record.to_json())])
        return answer(kept, 201)

    async def frames(self, request: Request) -> Response:
        id = request.path_params["id"]
        query = request.query_params
        begin = query.get("from", "0")
        count = query.get("count", str(records.MOMENTS))
        if not all(x.isascii() and x.isdigit() and len(x) < 7 for x in (begin, count)):
            raise Refuse("malformed", "from and count are numbers")
        record, _ = await self._record(id)
        async with self.replays:
            found = await asyncio.to_thread(
                lambda: ENCODE(
                    records.replay(id, record, query.get("seat", "watcher"), int(begin), int(count))
                )
            )
        headers = {"cache-control": "no-store"}
        if "gzip" in request.headers.get("accept-encoding", "") and len(found) > 1000:
            found = gzip.compress(found, 5, mtime=0)
            headers["content-encoding"] = "gzip"
        return Response(found, 200, headers, "application/json")

    async def play_on(self, request: Request) -> Response:
        id = request.path_params["id"]
        wish = await message(request, wire.PlayOn)
        await self.hall.check_opening(self._address(request))
        record, _ = await self._record(id)
        return answer(await self.hall.play_on(id, record, wish), 201)

    async def printed(self, request: Request) -> Response:
        """What is printed on the pieces: of a game's box, or of a table's or record's own pack."""
        asked = request.path_params
        game, options = None, {}
        if "key" in asked:
            game = self.hall.game(asked["key"])
        elif "code" in asked:
            table = await self.hall.table(tidy_code(asked["code"]))
            game, options = table.game, table.meta.options
        else:
            record, _ = await self._record(asked["id"])
            game, options = self.hall.game(record.game), record.options
        name, packed = printed.sheet(game, options)
        headers = {"vary": "accept-encoding", "cache-control": FOREVER}
        if asked["name"] != name:  # a page that is older than this server: what is true now, once
            headers["cache-control"] = "no-store"
        if "gzip" in request.headers.get("accept-encoding", ""):
            headers["content-encoding"] = "gzip"
        else:
            packed = gzip.decompress(packed)
        return Response(packed, 200, headers, "application/json")

    # -- pages

    async def page(self, request: Request) -> Response:
        """A file of the built client, or its one page for every room's address."""
        path = request.path_params["path"]
        if path.startswith("api/"):
            raise Refuse("not-found", "there is no such door")
        name = path if "." in path.rsplit("/", 1)[-1] else "index.html"
        found = self._file(name)
        if found is None:
            raise Refuse("not-found", "there is no such page")
        _, content, packed, headers = found
        if request.headers.get("if-none-match") == headers["etag"]:
            return Response(None, 304, headers)
        if packed is not None and "gzip" in request.headers.get("accept-encoding", ""):
            return Response(packed, 200, {**headers, "content-encoding": "gzip"})
        return Response(content, 200, headers)

    def _file(self, name: str) -> tuple[int, bytes, bytes | None, dict[str, str]] | None:
        """Files are read once, packed once, and kept; a rebuilt client is noticed by its time."""
        try:
            path = (self.static / name).resolve()
            if not path.is_relative_to(self.static.resolve()) or not path.is_file():
                return None
        except (OSError, ValueError):  # no name for a file at all
            return None
        changed = path.stat().st_mtime_ns
        name = path.relative_to(self.static.resolve()).as_posix()  # one name for one file
        known = self.pages.get(name)
        if known is not None and known[0] == changed:
            return known
        content = path.read_bytes()
        kind = mimetypes.guess_type(name)[0] or "application/octet-stream"
        if kind.startswith("text/") or kind in ("application/json", "image/svg+xml"):
            kind += "; charset=utf-8"
        headers = {
            "content-type": kind,
            "etag": f'"{hashlib.sha256(content).hexdigest()[:20]}"',
            "vary": "accept-encoding",
            # Vite puts a hash into the names under assets/: they never change.
            "cache-control": FOREVER if name.startswith("assets/") else "no-cache",
        }
        packed: bytes | None = None
        if kind.startswith(("text/", "application/json", "image/svg")) or "javascript" in kind:
            packed = gzip.compress(content, 9, mtime=0)
        found = (changed, content, packed, headers)
        if len(self.pages) < PAGES:
            self.pages[name] = found
        return found
