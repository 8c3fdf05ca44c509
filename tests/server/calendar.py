"""A calendar that tests turn: days pass in milliseconds, and what is due comes when it is due."""

from __future__ import annotations

import asyncio
from datetime import UTC, datetime
from typing import Any

from tests.server.house import House

MINUTE, HOUR, DAY = 60.0, 3600.0, 86_400.0


class Calendar:
    """Both clocks of a house: the one people read and the one that nobody sets."""

    def __init__(self, house: House, start: str = "2026-03-10 10:00") -> None:
        self.hall: Any = house.hall
        self.time = datetime.fromisoformat(start).replace(tzinfo=UTC).timestamp()
        self.due: dict[str, float] = {}
        self.hall.now = lambda: self.time
        self.hall.wall_ms = lambda: int(self.time * 1000)
        self.hall.wake_at = self._wake_at

    def _wake_at(self, code: str, when: float | None) -> None:
        if when is None:
            self.due.pop(code, None)
        else:
            self.due[code] = when

    async def settle(self) -> None:
        """Until every table has done what it has to do now."""
        while True:
            ripe = [code for code, when in self.due.items() if when <= self.time]
            for code in ripe:
                del self.due[code]
                if code in self.hall.tables:
                    self.hall.tables[code].wake()
            await asyncio.sleep(0.002)
            tables = self.hall.tables.values()
            busy = any(table.busy or table.inbox for table in tables)
            thinking = any(
                not thought.answered for table in tables for thought in table.thoughts.values()
            )
            if not (ripe or busy or thinking) and not any(
                when <= self.time for when in self.due.values()
            ):
                return

    async def go(self, seconds: float) -> None:
        """So much time passes, stopping wherever something is due."""
        end = self.time + seconds
        while True:
            await self.settle()
            soon = [when for when in self.due.values() if self.time < when <= end]
            if not soon:
                break
            self.time = min(soon)
        self.time = end
        await self.settle()

    async def sleep(self) -> None:
        """Every table that may leaves the memory, as after a while without anybody."""
        await self.settle()
        self.hall._drop_idle(-1.0)
        await self.hall.store.try_write()

    async def night_watch(self) -> None:
        """What the house does once in a while: tables on disk whose time has come are taken up."""
        await self.hall._wake_due()
        await self.settle()
