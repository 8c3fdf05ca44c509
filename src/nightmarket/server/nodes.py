# mypyc: no (off the path of a move)
"""One of many: what this node learns of the others through the store they share.

Nothing here is needed to be right (the fence of the store sees to that); it is needed to be quick, and
so that one node alone looks after the bots, clocks and sand of a table.
"""

from __future__ import annotations

import asyncio
import logging
from collections import Counter
from collections.abc import Callable, Coroutine
from typing import Any, Final

from nightmarket.store import StoreTrouble
from nightmarket.store.shared import Hint, Seen, SharedStore
from nightmarket.store.shared import News as Stored
from nightmarket.table import entries, rows
from nightmarket.table.host import Elsewhere, News
from nightmarket.table.meta import DECODE_META
from nightmarket.table.table import Keep, Table

log = logging.getLogger("nightmarket.server")

ORPHANS: Final = 50  # tables of dead nodes taken at once


class Nodes:
    """Looks, keeping, and who is where. Belongs to a hall."""

    def __init__(
        self,
        store: SharedStore,
        tables: dict[str, Table],
        spawn: Callable[[Coroutine[Any, Any, None]], None],
    ) -> None:
        self.store = store
        self.tables = tables
        self.spawn = spawn
        self.kept: set[str] = set()
        self.counted: Counter[str] = Counter()
        self._hinted: set[str] = set()
        self._looking: asyncio.Future[None] | None = None
        self._moved: set[str] = set()  # tables where somebody came or went
        self._telling = False
        self._said: set[str] = set()  # tables others could know we have
        self._alone: set[str] = set()  # those of them that nobody else has: nobody need be told
        self._asking = asyncio.Lock()
        self._wanted: set[str] = set()  # tables that have just come into memory
        self.lagged: Callable[[float], object] = lambda seconds: None
        self.changed: Callable[[], object] = lambda: None  # others may have come or gone

    async def open(self) -> None:
        await self.store.listen(self._hear, self._lost, self._alone.__contains__)

    # -- hints and looks

    def _hear(self, hints: list[Hint]) -> None:
        for code, number in hints:
            table = self.tables.get(code)
            if table is not None and not 0 < number <= table.version:
                self._hinted.add(code)
        if self._hinted:
            self.look()

    def _lost(self) -> None:
        """Hints may have been lost, or nodes have come and gone: look at everything, tell everything."""
        self.counted["resyncs"] += 1
        self._hinted.update(self.tables)
        self.look()
        for code in self.tables:
            self.came_or_went(code)
        self.spawn(self.keep_on())
        self.changed()

    def look(self) -> asyncio.Future[None]:
        """Look at what was hinted at: one query for all of it, and another for what comes meanwhile."""
        if self._looking is None or self._looking.done():
            self._looking = asyncio.ensure_future(self._look())
        return self._looking

    async def look_at(self, code: str) -> None:
        """Be sure to know what was stored of this table before now."""
        if self._looking is not None and not self._looking.done():
            await self._looking  # it may have begun too early
        self._hinted.add(code)
        await self.look()

    async def _look(self) -> None:
        await asyncio.sleep(0)  # more may be hinted at in this turn
        while self._hinted:
            codes, self._hinted = self._hinted, set()
            tables = [self.tables[code] for code in codes if code in self.tables]
            if not tables:
                continue
            try:
                found = await self.store.news([seen(table) for table in tables])
            except StoreTrouble as trouble:
                log.warning("cannot look at what others wrote: %s", trouble)
                self._alone.clear()  # who knows
                return
            self._count_holders(tables, found)
            for table in tables:
                stored = found[table.code]
                self.counted["looks"] += 1
                self.counted["caught-up"] += len(stored.entries)
                if stored.gone:
                    table.give_up("shut", again=False)
                    continue
                try:
                    table.receive(None, news(stored))
                    if stored.entries and table.match is not None:
                        at = table.meta.started + table.match.ms  # when others decided it
                        self.lagged(max(0, self.store.wall_ms() - at) / 1000)
                except Exception:
                    log.exception("table %s: what others wrote cannot be read", table.code)
                    table.give_up()

    def _count_holders(self, tables: list[Table], found: dict[str, Stored]) -> None:
        """Who has a table to itself sends no hints. When it no longer has, the others are told to look
        once: what was written meanwhile was told to nobody."""
        joined = []
        for table in tables:
            code = table.code
            if not found[code].nodes:
                if code in self._said and code in self.tables:
                    self._alone.add(code)
            elif code in self._alone:
                self._alone.discard(code)
                joined.append((code, 0))
        if joined:
            self.spawn(self._hint(joined))

    async def _hint(self, hints: list[Hint]) -> None:
        try:
            await self.store.hint(hints)
        except StoreTrouble:
            log.warning("others look by themselves")

    async def sweep(self) -> None:
        """Once in a while, whatever was hinted at."""
        self._hinted.update(self.tables)
        await self.look()
        await self.keep_on()

    # -- keeping

    def want(self, code: str) -> None:
        """A table has come into memory; many at once are one question."""
        self._wanted.add(code)
        if len(self._wanted) == 1:
            self.spawn(self._want())

    async def _want(self) -> None:
        await asyncio.sleep(0)
        codes, self._wanted = self._wanted, set()
        await self.keep_on(codes)

    async def keep_on(self, codes: set[str] | None = None) -> None:
        """Ask for these, or every table in memory: those of others stay theirs as long as they live."""
        async with self._asking:  # or an older answer might come after a newer one
            had = set(self.tables) if codes is None else codes
            try:
                kept = await self.store.keep(sorted(had))
            except StoreTrouble:
                return
            self.kept = (self.kept - had) | kept
            for code in had:
                table = self.tables.get(code)
                if table is not None and table.keeps != (code in kept):
                    self.counted["took-over" if code in kept else "lost"] += 1
                    table.receive(None, Keep(code in kept))

    async def wanted(self, before: int) -> list[str]:
        """Tables that nobody else looks after, and this node does from now on: to be read."""
        found = await self.store.orphans(ORPHANS)
        due = [code for code in await self.store.due_unkept(before) if code not in self.tables]
        taken = {*found, *await self.store.keep(due)}
        self.kept |= taken
        return [code for code in taken if code not in self.tables]

    def let_go(self, code: str) -> None:
        if code in self.kept:
            self.kept.discard(code)
            self.spawn(self._let_go(code))

    async def _let_go(self, code: str) -> None:
        try:
            await self.store.let_go([code])
        except StoreTrouble:
            log.warning("table %s stays ours a while", code)

    # -- who is here

    def dropped(self, code: str) -> None:
        """A table has left the memory."""
        self._said.discard(code)
        self._alone.discard(code)
        self.came_or_went(code)

    def came_or_went(self, code: str) -> None:
        self._moved.add(code)
        if not self._telling:
            self._telling = True
            self.spawn(self._tell())

    async def _tell(self) -> None:
        await asyncio.sleep(0)
        try:
            while self._moved:
                codes, self._moved = self._moved, set()
                told = []
                for code in sorted(codes & self.tables.keys()):
                    visitors = self.tables[code].visitors
                    here = {p for v in visitors for p in v.people}
                    told.append((code, sorted(here), sum(not v.seats for v in visitors)))
                await self.store.present(told, sorted(codes - self.tables.keys()))
                new = {code for code, _, _ in told} - self._said
                if new:  # others may have been there before
                    self._said |= new
                    self._hinted |= new
                    self.look()
        except StoreTrouble:
            log.warning("others do not know who is here")
        finally:
            self._telling = False


def seen(table: Table) -> Seen:
    # A game that has just been dealt elsewhere is told from its first entry.
    version = table.match.version if table.match is not None else 0
    return Seen(table.code, table.revision, version, table.said_to)


def news(stored: Stored) -> News:
    return News(
        stored.revision,
        DECODE_META(stored.body) if stored.body is not None else None,
        [(number, entries.DECODE(body)) for number, body in stored.entries],
        rows.read_chat(stored.chat),
        Elsewhere(set(stored.people), stored.watchers),
    )
