"""The pocket's house as a worker in a page sees it: texts in, texts out, a file of the page's own."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any

import msgspec

from nightmarket.house.session import Session
from nightmarket.pocket.house import Mind, Pocket


class PageDisk:
    """The file, whose methods are the worker's (`web/src/pocket/disk.ts`)."""

    def __init__(self, disk: Any) -> None:
        self.disk = disk

    def read(self) -> bytes:
        return bytes(self.disk.read().to_bytes())

    def append(self, data: bytes) -> None:
        self.disk.append(data.decode())

    def replace(self, data: bytes) -> None:
        self.disk.replace(data.decode())

    def close(self) -> None:
        self.disk.close()


class Worker:
    """Lines by name: a page opens one for each conversation, and may be gone without a word."""

    def __init__(self, disk: Any, ask: Callable[[str], Awaitable[str]]) -> None:
        self.house = Pocket(PageDisk(disk), Mind(ask))
        self.lines: dict[str, Session] = {}

    async def open(self) -> None:
        await self.house.open()

    def connect(
        self, line: str, say: Callable[[str], object], hang_up: Callable[[int], object]
    ) -> None:
        self.lines[line] = self.house.connect(say, hang_up)

    def hear(self, line: str, text: str) -> None:
        if line in self.lines:
            self.lines[line].receive(text.encode())

    def leave(self, line: str) -> None:
        session = self.lines.pop(line, None)
        if session is not None:
            session.lost()

    async def ask(self, method: str, address: str, body: str) -> str:
        """Status and body, as JSON: one text crosses the border more cheaply than two."""
        found = await self.house.ask(method, address, body.encode())
        return msgspec.json.encode([found.status, found.body.decode()]).decode()
