# mypyc: no (runs in other processes)
"""Bots think in other processes, never on the event loop, and never look at the true state."""

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
from typing import Any, NamedTuple, Protocol, TypeVar

log = logging.getLogger("nightmarket.server")

T = TypeVar("T")


class Thinker(Protocol):
    """Whatever answers for bots: the permanent text of a choice, or an exception."""

    workers: int  # questions it thinks about at the same time

    def warm(self) -> None:
        """Somebody will ask soon."""

    async def think(self, game: str, state: list[Any], seat: int, level: str, seed: int) -> str: ...

    async def ready(self) -> None:
        """Would somebody answer? Raises if not."""

    def close(self) -> None: ...


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


def answer(game: str, state: list[Any], seat: int, level: str, seed: int) -> str:
    """In the worker: a bot's choice. It gets a glimpse, which shows only what the seat may know."""
    from nightmarket import bots, games

    rules = games.game(game)
    glimpse = bots.Glimpse(rules, rules.load(state), seat)
    return rules.text(bots.make(level, seed).choose(glimpse))


Question = tuple[str, list[Any], int, str, int]  # game, state, seat, level, dice


class Waiting:
    """Questions in their turn: those of tables with people first, then every table by turns.

    A seat waits for one answer: a new question takes the place of one that nobody asks any more. So
    no table, however often it goes back and forth, has more waiting than it has seats.
    """

    def __init__(self) -> None:
        self._with_people: dict[str, dict[int, Asked]] = {}
        self._alone: dict[str, dict[int, Asked]] = {}

    def put(self, code: str, people: bool, asked: Asked) -> None:
        tables, others = self._with_people, self._alone
        if not people:
            tables, others = others, tables
        seat = asked.question[2]
        held = others.get(code)
        if held is not None and held.pop(seat, None) is not None and not held:
            del others[code]
        tables.setdefault(code, {})[seat] = asked

    def take(self) -> Asked | None:
        for tables in (self._with_people, self._alone):
            for code, questions in tables.items():
                asked = questions.pop(next(iter(questions)))
                del tables[code]
                if questions:
                    tables[code] = questions  # the others first
                return asked
        return None

    def __len__(self) -> int:
        return sum(
            len(held) for tables in (self._with_people, self._alone) for held in tables.values()
        )

    def drop(self, code: str) -> None:
        """Nobody waits for the answers of this table any more."""
        self._with_people.pop(code, None)
        self._alone.pop(code, None)


class Asked(NamedTuple):
    question: Question
    done: Callable[[str | None], None]


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
            self.pool = ProcessPoolExecutor(
                self.workers, multiprocessing.get_context("spawn"), initializer=_start
            )
        return self.pool

    async def think(self, game: str, state: list[Any], seat: int, level: str, seed: int) -> str:
        return await self._asked(answer, game, state, seat, level, seed)

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
