# mypyc: no (off the path of a move)
"""Is something well? It is asked for real, not too often, and not waited for without end."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable
from typing import Final

log = logging.getLogger("nightmarket.server")

HOLDS_S: Final = 1.0  # for so long an answer is taken to be still true
WAITED_S: Final = 1.5  # who does not say yes by then says no
LONGEST_S: Final = 15.0  # then it is asked again


class Check:
    """One question. Many who ask at once are told the same."""

    def __init__(self, trouble: str, ask: Callable[[], Awaitable[None]]) -> None:
        self.trouble = trouble  # in words, when it fails
        self.ask = ask
        self.holds_until = 0.0
        self._answer: asyncio.Future[bool] | None = None

    async def passes(self, wait_s: float = WAITED_S) -> bool:
        now = time.monotonic()
        if self._answer is None or (self._answer.done() and now >= self.holds_until):
            self.holds_until = now + HOLDS_S
            self._answer = asyncio.ensure_future(self._asked())
        done, _ = await asyncio.wait({self._answer}, timeout=wait_s)
        return any(answer.result() for answer in done)

    async def _asked(self) -> bool:
        try:
            async with asyncio.timeout(LONGEST_S):
                await self.ask()
        except Exception as error:
            log.error("%s: %r", self.trouble, error)
            return False
        return True
