"""Bots think in other processes, never on the event loop, and never look at the true state."""

from __future__ import annotations

import asyncio
import importlib
import logging
import multiprocessing
import os
import signal
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Any, Final, Protocol

log = logging.getLogger("nightmarket.server")


# Games against the clock have team-mates of their own; their level is how quickly they act.
SPECIALISTS: Final = {"magic-maze": ("nightmarket.bots.maze", "teammate")}


class Thinker(Protocol):
    """Whatever answers for bots: the permanent text of a choice, or an exception."""

    async def think(self, game: str, state: list[Any], seat: int, level: str, seed: int) -> str: ...

    def close(self) -> None: ...


def _start() -> None:
    """A worker ends with the server, not with the Ctrl-C that is meant for it; and it stands back."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    os.nice(5)


def answer(game: str, state: list[Any], seat: int, level: str, seed: int) -> str:
    """In the worker: a bot's choice. It gets a glimpse, which shows only what the seat may know."""
    from nightmarket import bots, games

    rules = games.game(game)
    glimpse = bots.Glimpse(rules, rules.load(state), seat)
    name = level
    if game in SPECIALISTS:
        module, name = SPECIALISTS[game]
        importlib.import_module(module)  # it registers itself
    return rules.text(bots.make(name, seed).choose(glimpse))


class Pool:
    """A few worker processes. One that dies takes its own answer with it and nothing else."""

    def __init__(self, workers: int = 0) -> None:
        self.workers = workers or max(2, min(4, os.cpu_count() or 2))
        self.pool: ProcessPoolExecutor | None = None

    async def think(self, game: str, state: list[Any], seat: int, level: str, seed: int) -> str:
        if self.pool is None:
            self.pool = ProcessPoolExecutor(
                self.workers, multiprocessing.get_context("spawn"), initializer=_start
            )
        pool = self.pool
        loop = asyncio.get_running_loop()
        try:
            return await loop.run_in_executor(pool, answer, game, state, seat, level, seed)
        except BrokenProcessPool:
            log.error("a process that thinks for bots has died; starting new ones")
            if self.pool is pool:
                self.pool = None
            raise

    def close(self) -> None:
        if self.pool is not None:
            self.pool.shutdown(wait=False, cancel_futures=True)
            self.pool = None
