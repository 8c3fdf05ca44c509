"""Five thousand tables over days, with nobody there: what they cost a house that has them.

Each belongs to somebody who comes back and was told that it is their turn.

A house is started on a store without tables and on one with all of them, and looked at from outside:
its memory when it has come to rest, and the processor time it uses while nothing happens.
"""

from __future__ import annotations

import asyncio
import os
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import Final

import nightmarket as nm
from nightmarket.server.person import Held, Person, Seat, written
from nightmarket.soak.house import House
from nightmarket.store import Change, EntryRow, PersonRow, SeatRow
from nightmarket.store.sqlite import SqliteStore
from nightmarket.table import entries, pace, rows, wire
from nightmarket.table.guard import digest, new_code
from nightmarket.table.match import Match
from nightmarket.table.meta import Meta, Sitting

TABLES: Final = 5000
REST_S: Final = 20.0  # for the house to come to rest
IDLE_S: Final = 40.0  # while nothing happens: eight sweeps
MOST_BYTES: Final = 1024  # of memory for each table
MOST_CPU: Final = 0.01  # of a core, more than without them
DAYS: Final = wire.Clock(3 * 86_400, "seat", 12 * 3600, True)


def asleep(progress: Callable[[int, int], None]) -> dict[str, object]:
    """Memory and processor time of a house with so many tables asleep, against one without any."""
    figures = {}
    for tables in (0, TABLES):
        with tempfile.TemporaryDirectory() as folder:
            asyncio.run(fill(Path(folder), tables, progress))
            figures[tables] = look_at(Path(folder))
    (plain, idle), (full, busy) = figures[0], figures[TABLES]
    each = (full - plain) / TABLES
    if each > MOST_BYTES:
        raise AssertionError(f"{each:.0f} bytes of memory for each table")
    if busy - idle > MOST_CPU:
        raise AssertionError(f"{busy:.4f} of a core, and {idle:.4f} without tables")
    return {
        "tables": TABLES,
        "bytes each": round(each),
        "of a core, without tables": round(idle, 4),
        "of a core, with them": round(busy, 4),
    }


async def fill(data: Path, count: int, progress: Callable[[int, int], None]) -> None:
    store = SqliteStore(data / "nightmarket.db")
    await store.open()
    game = nm.game("shadow-blades")
    for n in range(count):
        now = store.wall_ms()
        meta = Meta(
            game=game.key,
            rules_version=game.rules_version,
            chairs=[Sitting("person", name, person=i) for i, name in enumerate(("Olha", "Petro"))],
            people=[[digest(f"{n} {i}")] for i in range(2)],
            host=0,
            options=game.configure(2, {}),
            clock=DAYS,
            listed=False,
            seed=f"{n:032x}",
            created=now,
            phase="playing",
            started=now,
        )
        match = Match.deal(game, 2, n, meta.options)
        meta, code, due = pace.opened(meta, now), new_code(), now + 3 * 86_400_000 + n
        first = entries.write(entries.Deal(match.marks))
        # Each has a seat of somebody who comes back, and knows that they are asked.
        seat = Seat([Held(0, digest(f"{n} 0"))], out="turn")
        changes: list[Change] = [
            rows.table_row(code, meta, match, now, due),
            EntryRow(code, 1, first),
            PersonRow(f"person {n}", 1, now, written(Person("Olha", "uk", now))),
            SeatRow(code, f"person {n}", match.version, written(seat)),
        ]
        done: asyncio.Future[BaseException | None] = asyncio.get_running_loop().create_future()
        store.write(changes, done.set_result)
        if n % 500 == 499 and (error := await done) is not None:
            raise error
        progress(n + 1, count)
    await store.close()


def look_at(data: Path) -> tuple[int, float]:
    """Bytes of memory, and the part of a core it uses while nothing happens."""
    house = House(data, usual=True)
    house.start()
    try:
        assert house.process is not None
        time.sleep(REST_S)
        before, began = cpu_s(house.process.pid), time.monotonic()
        time.sleep(IDLE_S)
        used = (cpu_s(house.process.pid) - before) / (time.monotonic() - began)
        return house.memory(), used
    finally:
        house.end()


def cpu_s(pid: int) -> float:
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")
