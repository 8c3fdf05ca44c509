# mypyc: no (off the path of a move)
"""HTTP: lobby, records, pages. Play goes over sockets (`line.py`)."""

from __future__ import annotations

import asyncio
import logging
import sqlite3
import time
from collections.abc import Awaitable, Callable
from typing import Any, Final
from urllib.parse import quote, urlsplit

from starlette.applications import Starlette
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.routing import Route
from starlette.types import ASGIApp, Receive, Scope, Send

import nightmarket
from nightmarket.house.doors import (
    BODY,
    DOORS,
    Answer,
    Ask,
    Door,
    Doors,
    answer,
    decoded,
    pack,
    refused,
)
from nightmarket.house.thinking import Thinker
from nightmarket.kernel import Refusal
from nightmarket.server import logs, openapi, sharing, visit
from nightmarket.server import me as my
from nightmarket.server.config import Config
from nightmarket.server.hall import Hall
from nightmarket.server.keeper import COOKIE, KEEPERS, Keeper
from nightmarket.server.pages import STATIC, Pages, accepts
from nightmarket.server.person import about
from nightmarket.server.pieces import Pieces
from nightmarket.server.thinking import Pool
from nightmarket.server.visit import check_host, check_origin, own_origin, visitor_address
from nightmarket.store import Store, StoreTrouble
from nightmarket.store.sqlite import SqliteStore
from nightmarket.table import wire
from nightmarket.table.encode import ENCODE
from nightmarket.table.guard import Refuse

log = logging.getLogger("nightmarket.server")

Endpoint = Callable[[Request], Awaitable[Response]]

BODY_S: Final = 15.0  # for all of it to come in
FILE: Final = 0.2  # of a request: a page has many
CARD: Final = 2  # requests
SHORT: Final = 1000  # bytes of an answer that are not worth packing
SAFE: Final[list[tuple[bytes, bytes]]] = [
    (
        b"content-security-policy",
        b"default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; img-src 'self' data:; "
        b"object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
    ),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),  # a table's address is what lets people in
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=()"),
]


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
        path = visit.inside(scope["path"], self.hall.config)
        await self.http({**scope, "path": path}, receive, send)


def safely(app: ASGIApp, config: Config) -> ASGIApp:
    """Every answer carries the headers that keep a page to itself, and may be written down."""

    async def wrapped(scope: Scope, receive: Receive, send: Send) -> None:
        began = time.monotonic()

        async def with_headers(message: Any) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*message.get("headers", ()), *SAFE]
                if logs.wants_access():
                    logs.access(
                        address=address_of(Request(scope), config),
                        did=scope["method"],
                        path=quote(scope["path"]),  # strangers write lines of a log otherwise
                        status=message["status"],
                        ms=round(1000 * (time.monotonic() - began), 1),
                    )
            await send(message)

        await app(scope, receive, with_headers)

    return wrapped


# -- HTTP


def http(hall: Hall) -> Starlette:
    config = hall.config
    doors, pages = Doors(hall), Pages(config.static or STATIC, config.root)
    keeper = Keeper(hall) if config.admin_secret else None
    mine = my.Me(hall.people, hall.caller, doors) if hall.people and hall.caller else None

    def route(path: str, endpoint: Endpoint, method: str = "get", cost: float = 1) -> Route:
        async def guarded(request: Request) -> Response:
            address = address_of(request, config)
            try:
                hall.check_asking(address, cost)
                if method != "get":
                    check_origin(request.headers, config)
                elif path.startswith("/api/") and not config.public_url:
                    # A page by a stranger's name for this machine says no origin when it only reads.
                    check_host(request.headers.get("host", ""), config)
                return await endpoint(request)
            except Refusal as refusal:
                hall.complain(refusal.code, address)
                response = told(refused(refusal), request)
                if method != "get":  # what it still has to say is not waited for
                    response.headers["connection"] = "close"
                return response
            except ClientDisconnect:
                return Response(None, 400)  # nobody reads it
            except (sqlite3.Error, StoreTrouble) as trouble:
                log.error("the store fails: %r", trouble)
                return told(refused(Refuse("broken", "the store fails")), request)

        return Route(path, guarded, methods=[method.upper()])

    def asked(request: Request) -> Ask:
        return Ask(
            request.path_params,
            dict(request.query_params),
            lambda limit: body_of(request, limit),
            address_of(request, hall.config),
            request.scope["server"][1],
        )

    def through(door: Door) -> Route:
        async def endpoint(request: Request) -> Response:
            return told(await getattr(doors, door.endpoint)(asked(request)), request)

        return route(door.path, endpoint, door.method, door.cost)

    def through_keepers(door: Door) -> Route:
        """Without a secret there is no such door."""

        async def endpoint(request: Request) -> Response:
            if keeper is None:
                raise Refuse("not-found", "there is no such door")
            address = address_of(request, config)
            if door.endpoint == "open_door":
                wish = decoded(await body_of(request, BODY), wire.HouseKey)
                return with_cookie(keeper.open_door(wish.secret, address), config, request)
            keeper.check(request.headers, request.cookies, address)
            if door.endpoint == "leave":
                return with_cookie("", config, request)
            if door.endpoint == "do":
                await keeper.do(decoded(await body_of(request, BODY), wire.HouseWish))
            return told(answer(await keeper.told()), request)

        return route(door.path, endpoint, door.method)

    def through_mine(door: Door) -> Route:
        """Who comes back: their cookie says who it is, and may be another one after it."""

        async def endpoint(request: Request) -> Response:
            if mine is None:
                raise Refuse("not-found", "there is no such door")
            ask = asked(request)
            came = my.Came(
                ask,
                request.cookies.get(my.COOKIE, ""),
                own_origin(request.headers, config),
                about(request.headers.get("user-agent", "")),
            )
            reply: my.Reply = await getattr(mine, door.endpoint)(came)
            response = told(reply.answer, request)
            if reply.token is not None:
                response.set_cookie(
                    my.COOKIE,
                    reply.token,
                    max_age=my.HOLDS_S if reply.token else 0,
                    path=f"{config.root}/api/me",
                    secure=is_over_tls(came.origin, request, config),
                    httponly=True,
                    samesite="strict",
                )
            return response

        return route(door.path, endpoint, door.method, door.cost)

    async def keepers_page(request: Request) -> Response:
        if keeper is None:
            raise Refuse("not-found", "there is no such page")
        request.path_params["path"] = "index.html"
        return await pages.page(request)

    async def room(request: Request) -> Response:
        """The client; a link to a record or a table says what it leads to."""
        path = request.path_params["path"]
        card = None
        if path[:2] in ("r/", "t/"):  # a record is read whole for it
            hall.check_asking(address_of(request, config), CARD)
            card = await sharing.card(hall.store, path, request.headers.get("accept-language", ""))
        if card is None:
            return await pages.page(request)
        return pages.shared(card, config.public_url or str(request.base_url).rstrip("/"), request)

    written: list[Answer] = []  # the document, once somebody has asked for it

    async def document(request: Request) -> Response:
        if not written:
            every = [*DOORS, *KEEPERS, *my.ME]
            body = ENCODE(openapi.document(nightmarket.__version__, config.root, every))
            written.append(Answer(pack(body), packed=True))
        return told(written[0], request)

    return Starlette(
        routes=[
            *(through(door) for door in DOORS),
            *(through_keepers(door) for door in KEEPERS),
            *(through_mine(door) for door in my.ME),
            route("/house", keepers_page),
            route("/api/openapi.json", document),
            route("/{path:path}", room, cost=FILE),
        ],
    )


def is_over_tls(origin: str, request: Request, config: Config) -> bool:
    """Was the page read over TLS? A browser that only reads says no origin."""
    if origin:
        return origin.startswith("https:")
    house = urlsplit(config.public_url)
    is_house = house.scheme == "https" and request.headers.get("host") == house.netloc
    return bool(is_house or request.scope["scheme"] == "https")


def with_cookie(cookie: str, config: Config, request: Request) -> Response:
    """For as long as the browser is open; no script reads it, no other site's page sends it."""
    response = told(answer({}), request)
    response.set_cookie(
        COOKIE,
        cookie,
        max_age=None if cookie else 0,
        path=f"{config.root}/api/house",
        secure=config.public_url.startswith("https:"),
        httponly=True,
        samesite="strict",
    )
    return response


def address_of(request: Request, config: Config) -> str:
    peer = request.client.host if request.client else "?"
    return visitor_address(peer, request.headers, config)


def told(answer: Answer, request: Request) -> Response:
    """An answer of the house over HTTP, packed where that is worth it and wished for."""
    body = answer.body
    headers = {"cache-control": answer.cache, "vary": "accept-encoding"}
    if answer.file:
        headers["content-disposition"] = f'attachment; filename="{answer.file}"'
    unpacks = accepts(request, "gzip")
    if unpacks and (answer.packed or len(body) > SHORT):
        body = body if answer.packed else pack(body)
        headers["content-encoding"] = "gzip"
    return Pieces(
        body, answer.status, headers, "application/json", packed=answer.packed and not unpacks
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
