"""The pocket's file: what was acknowledged is there, whatever happened to the last write."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from nightmarket.pocket import store as pocket
from nightmarket.pocket.store import PocketStore
from nightmarket.store import Change, ClaimRow, EntryRow, TableRow
from tests.pocket.file import FileDisk


async def kept(path: Path, *changes: Change) -> PocketStore:
    store = PocketStore(FileDisk(path))
    await store.open()
    for change in changes:
        done: asyncio.Future[BaseException | None] = asyncio.get_running_loop().create_future()
        store.write([change], done.set_result)
        assert await done is None
    await store.close()
    return store


@pytest.mark.parametrize("lost", [1, 5, 20])
def test_a_write_that_was_cut_off_is_none(tmp_path: Path, lost: int) -> None:
    path = tmp_path / "log"
    asyncio.run(kept(path, EntryRow("a", 1, "[1]"), EntryRow("a", 2, "[2]")))
    path.write_bytes(path.read_bytes()[:-lost])
    store = asyncio.run(kept(path, EntryRow("a", 2, "[22]"), EntryRow("a", 3, "[3]")))
    assert store.logs["a"] == ["[1]", "[22]", "[3]"]
    assert asyncio.run(kept(path)).logs == store.logs


def test_a_full_disk_takes_nothing_and_says_so(tmp_path: Path) -> None:
    class Full(FileDisk):
        def append(self, data: bytes) -> None:
            raise OSError("full")

    async def story() -> None:
        store = PocketStore(Full(tmp_path / "log"))
        await store.open()
        done: asyncio.Future[BaseException | None] = asyncio.get_running_loop().create_future()
        store.write([EntryRow("a", 1, "[1]")], done.set_result)
        assert isinstance(await done, OSError)
        assert await store.entries("a") == []

    asyncio.run(story())


def test_the_file_is_written_anew_without_what_is_old(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pocket, "WASTE", 0)
    monkeypatch.setattr(pocket, "KEPT", 2)
    path = tmp_path / "log"
    over = [TableRow(f"t{n}", "over", 0, n, "{}") for n in range(4)]
    played = [TableRow("p", "playing", 0, n, "{}") for n in range(50)]
    asyncio.run(kept(path, *over, *played, EntryRow("p", 1, "[1]")))
    before = len(path.read_bytes())
    store = asyncio.run(kept(path))
    assert set(store.tables) == {"t2", "t3", "p"}
    assert store.tables["p"].updated == 49
    assert len(path.read_bytes()) < before / 5
    again = asyncio.run(kept(path))
    assert (again.tables, again.logs) == (store.tables, store.logs)


def test_a_code_that_was_given_away_stays_so(tmp_path: Path) -> None:
    """Others are there after a start, but for those that are too old."""
    path = tmp_path / "log"
    later = 1 << 50
    claims = [ClaimRow("x", "a", 3, later), ClaimRow("y", "a", 3, later), ClaimRow("z", "a", 3, 5)]
    asyncio.run(kept(path, *claims))

    async def story() -> None:
        store = PocketStore(FileDisk(path))
        await store.open()
        assert await store.take_claim("x") == claims[0]
        await store.close()

    asyncio.run(story())
    assert list(asyncio.run(kept(path)).claims.values()) == [claims[1]]
