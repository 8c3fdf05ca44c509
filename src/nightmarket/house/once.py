# mypyc: no (off the path of a move)
"""An answer that is found once for all who ask within a while."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from typing import Generic, TypeVar

T = TypeVar("T")


class Once(Generic[T]):
    def __init__(self, find: Callable[[], Awaitable[T]], holds_s: float) -> None:
        self.find = find
        self.holds_s = holds_s
        self._until = 0.0
        self._found: asyncio.Future[T] | None = None

    async def ask(self) -> T:
        now = time.monotonic()
        if self._found is None or (self._found.done() and now >= self._until):
            self._until = now + self.holds_s
            self._found = asyncio.ensure_future(self.find())
        return await asyncio.shield(self._found)
