# mypyc: no (off the path of a move)
"""From one store into another, whatever both are made of: backup, restore and moving house."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Final

from nightmarket.store import (
    Change,
    ChatRow,
    EntryRow,
    Store,
    StoreTrouble,
    TableRow,
)
from nightmarket.store.people import PeopleStore, keeps_people
from nightmarket.store.reading import SqliteReader
from nightmarket.store.sqlite import SqliteStore

PAGE: Final = 100  # rows that are in memory at once
ALL: Final = 1 << 30
NAME: Final = "nightmarket.db"


def path_of(where: str) -> Path:
    path = Path(where).expanduser()
    return path / NAME if path.is_dir() else path


def is_address(where: str) -> bool:
    return where.startswith(("postgresql://", "postgres://"))


def to_read(where: str) -> Store:
    """A store that is only read, while its server goes on. `where`: a data folder, a file, or the
    address of a database."""
    if is_address(where):
        from nightmarket.store.postgres import PostgresReader

        return PostgresReader(where)
    return SqliteReader(path_of(where))


def to_write(where: str) -> Store:
    if is_address(where):
        from nightmarket.store.postgres import PostgresStore

        return PostgresStore(where)
    return SqliteStore(path_of(where))


async def copy(source: Store, target: Store, step: Callable[[int], None] = lambda n: None) -> int:
    """Everything that is in one store, into another that has nothing yet: how many tables it were."""
    if await target.all_tables("", 1) or await target.all_records("", 1):
        raise StoreTrouble("there are tables already where the copy should go")
    tables = 0
    last = ""
    while found := await source.all_tables(last, PAGE):
        await asyncio.gather(*[_write(target, await _whole(source, row)) for row in found])
        tables += len(found)
        last = found[-1].code
        step(tables)
    last = ""
    while kept := await source.all_records(last, PAGE):
        await _write(target, list[Change](kept))
        last = kept[-1].id
    reports = await source.reports(ALL)
    bans = await source.bans()
    if reports or bans:
        await _write(target, [*reports, *bans])
    last = ""
    while runs := await source.all_runs(last, PAGE):
        await _write(target, list[Change](runs))
        last = runs[-1].code
    if keeps_people(source) and hasattr(target, "found_by"):
        await _copy_people(source, target)
    return tables


async def _copy_people(source: PeopleStore, target: Store) -> None:
    """Everybody with their handles, seats and calls; in the other store they are new."""
    keys = await source.keys()
    if keys:
        await _write(target, list[Change](keys))
    last = ""
    while found := await source.all_people(last, PAGE):
        for person in found:
            changes: list[Change] = [person._replace(revision=1)]
            changes += await source.handles_of(person.id)
            changes += await source.seats_of(person.id)
            changes += await source.calls_of(person.id)
            await _write(target, changes)
        last = found[-1].id


async def backup(source: Store, file: Path) -> int:
    """Everything into a new file, which has its name only when it is a whole one."""
    part = file.with_name(f"{file.name}.part")
    part.unlink(missing_ok=True)
    target = SqliteStore(part)
    await target.open()
    try:
        tables = await copy(source, target)
    finally:
        await target.close()
    part.with_name(f"{part.name}.lock").unlink()
    part.rename(file)
    return tables


async def _whole(source: Store, row: TableRow) -> list[Change]:
    """A table with all that belongs to it."""
    changes: list[Change] = [row]
    changes += [EntryRow(row.code, n, b) for n, b in enumerate(await source.entries(row.code), 1)]
    snapshot = await source.snapshot(row.code)
    if snapshot is not None:
        changes.append(snapshot)
    said = await source.chat(row.code, ALL)
    changes += [ChatRow(row.code, n, body) for n, body in enumerate(said, 1)]
    return changes


async def _write(target: Store, changes: list[Change]) -> None:
    done: asyncio.Future[BaseException | None] = asyncio.get_running_loop().create_future()
    target.write(changes, done.set_result)
    error = await done
    if error is not None:
        raise StoreTrouble(f"the copy cannot be written: {error}")
