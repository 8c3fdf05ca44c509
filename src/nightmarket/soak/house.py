"""A server in a process of its own, for the long proofs: started, killed, started again.

python -m nightmarket.soak.house DATA PORT [usual]
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import random
import signal
import socket
import subprocess
import sys
import time
import urllib.request
from pathlib import Path
from typing import Any, Final

import msgspec
from websockets.asyncio.client import ClientConnection, connect

from nightmarket.server.config import Config, Limits
from nightmarket.server.serve import run

# The load comes from one address and is meant: only the limits that guard against it are lifted.
LIMITS: Final = Limits(
    messages_per_s=1e6,
    messages_burst=1e6,
    address_per_s=1e6,
    address_burst=1e6,
    requests_per_s=1e6,
    requests_burst=1e6,
    opened_per_minute=1e6,
    connections_per_address=4000,
)


SERVE: Final = "from nightmarket.soak.house import main; main()"


class House:
    """The server, seen from outside."""

    def __init__(
        self, data: Path, usual: bool = False, port: int = 0, store: str = "", serve: str = SERVE
    ) -> None:
        self.data = data
        self.store = store  # address of a database it shares with others
        self.serve = serve  # what the process runs
        self.usual = usual  # with the limits everybody has who starts a server
        self.port = port or free_port()
        self.process: subprocess.Popen[bytes] | None = None
        self.log = data / f"server-{self.port}.log" if store else data / "server.log"

    @staticmethod
    def surroundings() -> dict[str, str]:
        """In which another Python finds the same modules."""
        return {**os.environ, "PYTHONPATH": os.pathsep.join(p for p in sys.path if p)}

    def start(self) -> None:
        with open(self.log, "ab") as log:
            self.process = subprocess.Popen(
                [sys.executable, "-c", self.serve, str(self.data), str(self.port)]
                + ["usual"] * self.usual,
                stdin=subprocess.DEVNULL,
                stdout=subprocess.PIPE,
                stderr=log,
                env={**self.surroundings(), "NIGHTMARKET_STORE": self.store},
            )
        assert self.process.stdout is not None
        if not self.process.stdout.readline():  # its address, when it listens
            raise RuntimeError(f"the server does not start: {self.log.read_text()[-2000:]}")

    def kill(self) -> None:
        """As `kill -9` does: no goodbye, nothing finished."""
        assert self.process is not None
        self.process.kill()
        self.process.wait()
        assert self.process.stdout is not None
        self.process.stdout.close()

    def end(self) -> float:
        """As a service manager does, kindly: how many seconds it took."""
        assert self.process is not None
        began = time.monotonic()
        self.process.send_signal(signal.SIGTERM)
        self.process.wait(60)
        assert self.process.stdout is not None
        self.process.stdout.close()
        return time.monotonic() - began

    def memory(self) -> int:
        """Bytes of the server's own process, where the system tells."""
        assert self.process is not None
        with contextlib.suppress(OSError):
            for line in Path(f"/proc/{self.process.pid}/status").read_text().splitlines():
                if line.startswith("VmRSS:"):
                    return int(line.split()[1]) * 1024
        return 0

    def complaints(self) -> list[str]:
        """Lines in the server's log that nobody wants to see."""
        lines = self.log.read_text(errors="replace").splitlines()
        return [line for line in lines if "Traceback" in line or " ERROR " in line]

    def get(self, path: str) -> Any:
        with urllib.request.urlopen(f"http://127.0.0.1:{self.port}{path}", timeout=20) as answer:
            return json.load(answer)

    def post(self, path: str, body: object) -> Any:
        request = urllib.request.Request(
            f"http://127.0.0.1:{self.port}{path}", json.dumps(body).encode(), method="POST"
        )
        with urllib.request.urlopen(request, timeout=20) as answer:
            return json.load(answer)

    async def connect(self, address: str = "127.0.0.1", table: str = "") -> ClientConnection:
        return await connect(
            f"ws://127.0.0.1:{self.port}/ws/{table}".rstrip("/"),
            local_addr=(address, 0),
            max_size=None,
            close_timeout=0.2,
            ping_interval=None,
        )


class Family:
    """One device with all four seats of a table: whoever is asked, it answers."""

    patience_s = 30.0  # with a server that says nothing

    def __init__(self, house: House, address: str = "127.0.0.1") -> None:
        self.house = house
        self.address = address  # that it calls from
        self.code = ""
        self.secret = ""
        self.socket: ClientConnection | None = None
        self.views: dict[int, dict[str, Any]] = {}

    async def open(self) -> None:
        opened = await asyncio.to_thread(
            self.house.post, "/api/tables", {"game": "shadow-traders", "name": "p0"}
        )
        await self.begin(opened)

    async def begin(self, opened: dict[str, Any]) -> None:
        """At a table that was just opened: all sit down, the game starts."""
        self.code, self.secret = opened["table"], opened["secret"]
        await self.greet()
        for seat in (1, 2, 3):
            await self.say({"type": "sit", "key": f"s{seat}", "seat": seat, "name": f"p{seat}"})
            await self.until("seated")
        await self.say({"type": "start", "key": "go"})
        await self.settled()

    async def greet(self, seen: int = -1) -> None:
        self.views = {}
        self.socket = await self.house.connect(self.address, self.code)
        hello = {"type": "hello", "table": self.code, "secrets": [self.secret], "seen": seen}
        await self.say(hello)
        await self.until("welcome")

    async def say(self, message: dict[str, Any]) -> None:
        assert self.socket is not None
        await self.socket.send(json.dumps(message))

    async def read(self) -> dict[str, Any]:
        assert self.socket is not None
        raw = await asyncio.wait_for(self.socket.recv(), self.patience_s)
        message: dict[str, Any] = json.loads(raw)
        if message["type"] == "update":
            self.views[message["seat"]] = message
        return message

    async def until(self, kind: str) -> dict[str, Any]:
        while True:
            message = await self.read()
            if message["type"] == kind:
                return message

    async def settled(self, version: int = 1) -> None:
        """Wait until all four seats have been shown this version or a later one."""
        while not self.is_shown(version):
            await self.read()

    def is_shown(self, version: int) -> bool:
        return len(self.views) == 4 and min(v["version"] for v in self.views.values()) >= version

    @property
    def version(self) -> int:
        found: int = self.views[0]["version"]
        return found

    @property
    def asked(self) -> int:
        found: int = self.views[0]["asked"][0]
        return found

    @property
    def over(self) -> bool:
        return bool(self.views[0]["over"])


def free_port() -> int:
    """One that nobody has, and that the system gives to no connection on its way out meanwhile."""
    while True:
        port = random.randrange(15_000, 32_000)
        with contextlib.suppress(OSError), socket.socket() as found:
            found.bind(("127.0.0.1", port))
            return port


def main() -> None:
    """In the process itself: DATA and PORT are its arguments."""
    data = Path(sys.argv[1])
    store = os.environ.get("NIGHTMARKET_STORE", "")
    usual = Config(data=data, store=store, port=int(sys.argv[2]))
    lifted = msgspec.structs.replace(usual, limits=LIMITS, bot_pause_s=0.0)
    run(usual if "usual" in sys.argv[3:] else lifted)
