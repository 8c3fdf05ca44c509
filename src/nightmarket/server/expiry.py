# mypyc: no (off the path of a move)
"""What nobody has opened for long goes, where the house wants it so; a full house opens nothing new."""

from __future__ import annotations

import logging
import shutil
import time
from pathlib import Path
from typing import Final

from nightmarket.house.doors import DAY_MS
from nightmarket.house.house import House
from nightmarket.store import Conflict, Removal, TableRow
from nightmarket.table.guard import Refuse

log = logging.getLogger("nightmarket.server")

FIRST_S: Final = 3600.0  # after the start, so that whoever reads the log can still change a setting
AGAIN_S: Final = 600.0
AT_ONCE: Final = 100
ROOM_S: Final = 5.0  # for so long an answer about room holds


class Expiry:
    """Belongs to a house whose data lies in this folder, or somewhere else."""

    def __init__(self, house: House, data: Path | None) -> None:
        self.house = house
        self.data = data
        self.next = house.now() + FIRST_S
        self.announced = False
        self._room: str | None = None
        self._room_until = 0.0

    def limits(self) -> list[tuple[str, int, str]]:
        """By phase: after how many days without a visit, and the setting that says so."""
        limits = self.house.settings.limits
        found = [
            ("lobby", limits.lobby_days, "limits.lobby_days"),
            ("playing", limits.table_days, "limits.table_days"),
            ("over", limits.table_days, "limits.table_days"),
        ]
        return [one for one in found if one[1]]

    async def announce(self) -> None:
        """At the start: what will go, and why."""
        store, now = self.house.store, self.house.wall_ms()
        for phase, days, setting in self.limits():
            count = len(await store.forgotten(phase, now - days * DAY_MS, AT_ONCE))
            if count:
                self._announce(f"{phase} tables", count, days, setting)
        days = self.house.settings.limits.record_days
        if days:
            found = await store.forgotten_records(now - days * DAY_MS, AT_ONCE)
            if found:
                self._announce("imported records", len(found), days, "limits.record_days")

    def _announce(self, what: str, count: int, days: int, setting: str) -> None:
        many = f"{count} or more" if count == AT_ONCE else str(count)
        minutes = FIRST_S / 60
        log.warning(
            "%s %s go in %d minutes: nobody has opened them for %d days (%s)",
            many, what, minutes, days, setting,
        )  # fmt: skip

    async def sweep(self) -> None:
        """Now and then."""
        if not self.announced:
            self.announced = True
            await self.announce()
        if self.house.now() >= self.next:
            self.next = self.house.now() + AGAIN_S
            await self.expire()

    async def expire(self) -> None:
        house = self.house
        now = house.wall_ms()
        for phase, days, setting in self.limits():
            before = now - days * DAY_MS
            for row in await house.store.forgotten(phase, before, AT_ONCE):
                if await self._let_go(row, before):
                    log.warning(
                        "table %s removed: nobody has opened it for %d days (%s)",
                        row.code, days, setting,
                    )  # fmt: skip
        days = house.settings.limits.record_days
        if days:
            before = now - days * DAY_MS
            for id, opened in await house.store.forgotten_records(before, AT_ONCE):
                if await self._remove(Removal("record", id, opened)):
                    log.warning(
                        "record %s removed: nobody has opened it for %d days (limits.record_days)",
                        id, days,
                    )  # fmt: skip

    async def _let_go(self, row: TableRow, before: int) -> bool:
        house = self.house
        table = house.tables.get(row.code)
        if table is not None:
            if table.visitors or table.opened >= before or not table.may_leave(house.now()):
                house.store.write(table.leave_memory(), lambda error: None)  # with its time
                return False
            house.wake_at(row.code, None)
            house.forget(row.code)
        elif not await house.ours([row.code]):
            return False  # another node has it, with people perhaps
        return await self._remove(Removal("table", row.code, row.updated))

    async def _remove(self, removal: Removal) -> bool:
        try:
            await self.house.store_now([removal])
        except Conflict:
            return False  # somebody has opened it this moment
        return True

    # -- room

    async def check_room(self) -> None:
        """May anything new be kept? Games that are there go on in any case."""
        if time.monotonic() >= self._room_until:
            self._room_until = time.monotonic() + ROOM_S
            self._room = await self._full()
        if self._room is not None:
            raise Refuse("full", self._room)

    async def _full(self) -> str | None:
        limits = self.house.settings.limits
        if self.data is not None and limits.disk_free_mb:
            free = shutil.disk_usage(self.data).free
            if free < limits.disk_free_mb << 20:
                return f"only {free >> 20} MB are free (limits.disk_free_mb)"
        if limits.store_mb:
            size = await self.house.store.size()
            if size > limits.store_mb << 20:
                return f"the store has {size >> 20} MB (limits.store_mb)"
        return None
