# mypyc: no (off the path of a move)
"""Start the server: find a port, say the address, run until stopped."""

from __future__ import annotations

import asyncio
import contextlib
import errno
import gc
import logging
import socket
import sys
from pathlib import Path

import uvicorn

from nightmarket.server.app import App, create
from nightmarket.server.config import Config, data_folder
from nightmarket.server.line import LineProtocol

PORT = 8000
log = logging.getLogger("nightmarket.server")


def listen(host: str, port: int | None) -> socket.socket:
    """A listening socket: the port that was asked for, else 8000 or the next free one."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    for candidate in [port] if port is not None else [*range(PORT, PORT + 50), 0]:
        # Naming TCP matters: asyncio turns Nagle's 40 ms off only for sockets that say so.
        listener = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            listener.bind((host, candidate))
        except OSError as error:
            listener.close()
            if port is None and error.errno == errno.EADDRINUSE:
                continue
            raise
        listener.listen(1024)
        return listener
    raise OSError(errno.EADDRINUSE, "no free port")


def address(host: str, listener: socket.socket) -> str:
    port = listener.getsockname()[1]
    shown = f"[{host}]" if ":" in host else host
    return f"http://{shown}:{port}/"


class Server(uvicorn.Server):
    """uvicorn around our application."""

    def __init__(self, app: App) -> None:
        super().__init__(
            uvicorn.Config(
                app,
                ws=LineProtocol,
                loop="auto",
                http="auto",
                lifespan="on",
                ws_max_size=4 * app.hall.config.limits.message_bytes,
                ws_per_message_deflate=False,  # its memory is more than that of a whole table
                ws_ping_interval=20,
                ws_ping_timeout=20,
                access_log=False,  # addresses of tables are what lets people in
                log_config=None,
                server_header=False,
                timeout_graceful_shutdown=5,
                backlog=1024,
            )
        )


def run(
    host: str = "127.0.0.1",
    port: int | None = None,
    data: Path | str | None = None,
    config: Config | None = None,
    say: bool = True,
) -> None:
    """Serve until interrupted. Without a port: 8000, or the next free one."""
    logging.basicConfig(level=logging.WARNING, format="%(levelname)s %(name)s: %(message)s")
    config = config or Config(data=Path(data) if data is not None else data_folder())
    listener = listen(host, port)
    server = Server(create(config))
    if say:
        print(f"Night Market is open: {address(host, listener)}", flush=True)
        print(f"Tables are kept in {config.data}", file=sys.stderr, flush=True)
    # Nothing here makes rings of objects by the thousand; looking for them took a tenth of the time.
    gc.collect()
    gc.freeze()
    gc.set_threshold(50_000, 20, 50)
    # The thread that writes to disk should not wait long for a busy event loop.
    sys.setswitchinterval(0.001)
    loop = server.config.get_loop_factory()
    with contextlib.suppress(KeyboardInterrupt), asyncio.Runner(loop_factory=loop) as runner:
        runner.run(server.serve([listener]))
