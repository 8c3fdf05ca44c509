# mypyc: no (runs in other processes)
"""Bots think in other processes, never on the event loop."""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
import signal
import threading
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Any, TypeVar

from nightmarket import analysis
from nightmarket.house.thinking import answer

log = logging.getLogger("nightmarket.server")

T = TypeVar("T")


def _start() -> None:
    """A worker ends with the server, not with the Ctrl-C that is meant for it; and it stands back."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(5)
    threading.Thread(target=_end_with_parent, daemon=True).start()
    from nightmarket import bots

    bots.bot_names()  # everything is loaded before the first question


def _end_with_parent() -> None:
    """A server that was killed cannot tell its workers; they would wait for questions for ever."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)


class Pool:
    """A few worker processes. One that dies takes its own answer with it and nothing else."""

    def __init__(self, workers: int = 0) -> None:
        self.workers = workers or max(2, min(4, os.cpu_count() or 2))
        self.pool: ProcessPoolExecutor | None = None

    def warm(self) -> None:
        """Start a process now: the first question should not wait for Python to load."""
        if self.pool is None:
            self._open().submit(os.getpid)

    def _open(self) -> ProcessPoolExecutor:
        if self.pool is None:
            # One more: who looks back at a game never stands in the way of the next bot.
            self.pool = ProcessPoolExecutor(
                self.workers + 1, multiprocessing.get_context("spawn"), initializer=_start
            )
        return self.pool

    async def think(self, game: str, state: list[Any], seat: int, level: str, seed: int) -> str:
        return await self._asked(answer, game, state, seat, level, seed)

    async def look(self, question: bytes) -> bytes:
        return await self._asked(analysis.answer, question)

    async def ready(self) -> None:
        await self._asked(os.getpid)

    async def _asked(self, what: Callable[..., T], *about: Any) -> T:
        pool = self._open()
        try:
            return await asyncio.get_running_loop().run_in_executor(pool, what, *about)
        except BrokenProcessPool:
            log.error("a process that thinks for bots has died; starting new ones")
            if self.pool is pool:
                self.pool = None
            raise

    def close(self) -> None:
        if self.pool is not None:
            self.pool.shutdown(wait=False, cancel_futures=True)
            self.pool = None
