# mypyc: no (off the path of a move)
"""Start the server: find a port, say the address, run until stopped."""

from __future__ import annotations

import asyncio
import contextlib
import errno
import gc
import io
import shutil
import signal
import socket
import sqlite3
import sys
from typing import Any

import uvicorn

try:
    import resource
except ImportError:  # not on Windows
    resource = None  # type: ignore[assignment]

import nightmarket
from nightmarket._variant import describe
from nightmarket.kernel import Refusal
from nightmarket.server import logs, sources, visit
from nightmarket.server.app import App, create
from nightmarket.server.config import Config
from nightmarket.server.hall import Hall
from nightmarket.server.line import Line
from nightmarket.server.metrics import Metrics
from nightmarket.server.page import Page
from nightmarket.server.pages import STATIC
from nightmarket.store import Store, StoreTrouble
from nightmarket.store.lock import Taken
from nightmarket.store.sqlite import SqliteStore

PORT = 8000
RIM = 2  # dots of light around a code


def listen(host: str, port: int | None) -> socket.socket:
    """A listening socket: the port that was asked for, else 8000 or the next free one."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    for candidate in [port] if port is not None else [*range(PORT, PORT + 50), 0]:
        # Naming TCP matters: asyncio turns Nagle's 40 ms off only for sockets that say so.
        listener = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
        if sys.platform != "win32":  # there two servers would share the port
            listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            listener.bind((host, candidate))
        except OSError as error:
            listener.close()
            if port is None and error.errno in (errno.EADDRINUSE, errno.EACCES):
                continue
            raise
        listener.listen(1024)
        return listener
    raise OSError(errno.EADDRINUSE, "no free port")


def address(host: str, listener: socket.socket) -> str:
    """Where this machine itself finds it."""
    port = listener.getsockname()[1]
    own = {"0.0.0.0": "127.0.0.1", "::": "::1"}.get(host, host)
    shown = f"[{own}]" if ":" in own else own
    return f"http://{shown}:{port}/"


def store_of(config: Config, holder: str = "") -> Store:
    """Files of this server's own, or a database that many share."""
    if config.store:
        try:
            from nightmarket.store.postgres import PostgresStore
        except ImportError:
            raise SystemExit(
                "Night Market does not start: --store needs pip install nightmarket[postgres]"
            ) from None
        return PostgresStore(config.store)
    store = SqliteStore(config.data / "nightmarket.db")
    store.holder = holder  # what another one is told that wants the same folder
    return store


def for_others(config: Config, port: int, drawn: bool) -> str:
    """Which addresses people elsewhere can use, or how they get one; the first as a QR code too."""
    found = visit.addresses(config, port)
    if not found:
        return "Only this machine can come in; `serve --host 0.0.0.0` lets the whole house in"
    said = "\n".join(f"Others come in by {url}/" for url in found)
    return f"{said}\n{code(found[0] + '/')}" if drawn else said


def code(address: str) -> str:
    """As a QR code, dark on light whatever the terminal's colours."""
    import segno

    drawn = io.StringIO()
    segno.make(address, micro=False).terminal(drawn, border=RIM, compact=True)
    return "\n".join(f"\x1b[97;40m{line}\x1b[0m" for line in drawn.getvalue().splitlines())


class Server(uvicorn.Server):
    """uvicorn around our application: open from the first request to the last."""

    def __init__(self, app: App) -> None:
        self.hall = app.hall
        super().__init__(
            uvicorn.Config(
                app,
                ws=self.line,  # type: ignore[arg-type]  # called like the class it expects
                loop="auto",
                http=self.page,  # type: ignore[arg-type]  # called like the class it expects
                lifespan="off",
                proxy_headers=False,  # whose word is believed is ours to say: `visit.py`
                access_log=False,  # addresses of tables are what lets people in
                log_config=None,
                server_header=False,
                timeout_graceful_shutdown=5,
                backlog=1024,
            )
        )

    def line(self, config: uvicorn.Config, server_state: Any, app_state: Any) -> Line:
        return Line(self.hall, server_state)

    def page(self, **uvicorns: Any) -> Page:
        return Page(self.hall, **uvicorns)

    async def serve(self, sockets: list[socket.socket] | None = None) -> None:
        await self.hall.open()
        try:
            await super().serve(sockets)
        finally:
            await self.hall.close()

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        self.opened()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        self.hall.closing = True
        await super().shutdown(sockets)

    def opened(self) -> None:
        """People can come in."""


def measured(hall: Hall) -> Metrics:
    """The hall, measured from now on."""
    metrics = hall.metrics = Metrics(nightmarket.__version__, describe())
    metrics.show("sockets", "People connected", lambda: len(hall.sessions))
    metrics.show("tables", "Tables in memory", lambda: len(hall.tables))
    metrics.show("tables_damaged", "Tables that cannot be read", lambda: len(hall.damaged))
    metrics.show("bots_thinking", "Questions bots think about", lambda: hall.bots_busy()[0])
    metrics.show("bots_queue", "Questions in line", lambda: hall.bots_busy()[1])
    metrics.show(
        "disk_free_bytes", "Room for the data", lambda: shutil.disk_usage(hall.config.data).free
    )
    metrics.show_counts("refusals", "Refusals by code", "code", hall.complaints.counts)
    nodes = hall.nodes
    if nodes is not None:
        metrics.show(
            "tables_kept", "Tables whose bots and clocks run here", lambda: len(nodes.kept)
        )
        metrics.show_counts(
            "shared", "What was done here because of other nodes", "what", nodes.counted
        )
        nodes.lagged = metrics.lag_s.observe
    return metrics


def run(config: Config, say: bool = True) -> None:
    """Serve until interrupted."""
    logs.start(config.log, config.access_log)
    if config.admin_secret:
        logs.use_key(config.admin_secret)
    # Every line is a file to the system, and many give a program a thousand.
    if resource is not None:
        most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
        with contextlib.suppress(OSError, ValueError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    listener = listen(config.host, config.port)
    where = address(config.host, listener)
    store = store_of(config, where)
    server = Server(create(config, store))
    figures = ""
    metrics = measured(server.hall) if config.metrics or config.admin_secret else None
    if config.metrics and metrics is not None:
        host, port = sources.place(config.metrics)
        try:
            port, _ = metrics.serve(host, port)
        except OSError as error:
            raise Refusal(
                f"cannot listen on {config.metrics}: {error.strerror}", "metrics"
            ) from None
        figures = f"http://{sources.address(host, port)}/metrics"

    def opened() -> None:
        if figures:
            print(f"Figures: {figures}", file=sys.stderr, flush=True)
        print(f"Night Market is open: {where}", flush=True)
        if not ((config.static or STATIC) / "index.html").is_file():
            print("It has no pages to show: ./market builds them", file=sys.stderr)
        bound = listener.getsockname()[1]
        print(for_others(config, bound, sys.stderr.isatty()), file=sys.stderr)
        if config.admin_secret:
            print(f"Whoever keeps it: {config.public_url or where[:-1]}/house", file=sys.stderr)
        kept = "PostgreSQL" if config.store else config.data
        print(f"Tables are kept in {kept}", file=sys.stderr, flush=True)

    if say:
        server.opened = opened  # type: ignore[method-assign]
    # Nothing here makes rings of objects by the thousand; looking for them took a tenth of the time.
    gc.collect()
    gc.freeze()
    gc.set_threshold(50_000, 20, 50)
    # The thread that writes to disk should not wait long for a busy event loop.
    sys.setswitchinterval(0.001)
    # uvicorn raises a signal again when it is done: dying of it would skip what is closed after that.
    signal.signal(signal.SIGTERM, signal.default_int_handler)
    loop = server.config.get_loop_factory()
    try:
        with contextlib.suppress(KeyboardInterrupt), asyncio.Runner(loop_factory=loop) as runner:
            runner.run(server.serve([listener]))
    except Taken as taken:
        raise SystemExit(f"Night Market does not start: {taken}") from None
    except (OSError, sqlite3.Error, StoreTrouble) as trouble:
        raise SystemExit(
            f"Night Market does not start: "
            f"{'the store' if config.store else config.data} cannot be used ({trouble})"
        ) from None
