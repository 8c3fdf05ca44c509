"""What a store that keeps people promises, whatever it is made of."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from nightmarket.store import (
    CallRow,
    ChatRow,
    Conflict,
    HandleRow,
    KeyRow,
    PersonRow,
    Removal,
    SeatRow,
    Unsaid,
    copying,
)
from nightmarket.store.sqlite import SqliteStore
from tests.store.test_promises import STORES, keeping, postgres, write
from tests.store.test_promises import row as table_row

KEEPERS = [name for name in STORES if name != "pocket"]  # nobody comes back to a pocket by name


@pytest.fixture(params=KEEPERS)
def keep(request: pytest.FixtureRequest, tmp_path: Path) -> Callable[[Any], None]:
    return keeping(STORES[request.param](tmp_path, request))


OLHA = PersonRow("olha", 1, 10, "{}")


def test_a_person_is_found_by_what_only_they_have(keep: Callable[[Any], None]) -> None:
    rows = (
        HandleRow("h1", "olha"),
        SeatRow("a", "olha", 0, "{}"),
        SeatRow("b", "olha", 3, "{}"),
        CallRow("c1", "olha", "{}"),
    )

    async def first(store: Any) -> None:
        later = table_row("a")._replace(updated=9)
        assert await write(store, later, table_row("b"), OLHA, *rows) is None
        await look(store)

    async def look(store: Any) -> None:
        assert await store.found_by("h1") == "olha"
        assert await store.found_by("h2") is None
        assert await store.person("olha") == OLHA
        assert await store.person("taras") is None
        assert await store.handles_of("olha") == [rows[0]]
        assert await store.seats_of("olha") == [rows[2], rows[1]]  # "a" was opened later
        assert await store.seats_at("b") == [rows[2]]
        assert await store.calls_of("olha") == [rows[3]]
        assert await store.count_people() == (1, 1)
        assert await store.all_people("", 9) == [OLHA]
        assert await store.forgotten_people(11, 9) == [OLHA]
        assert not await store.forgotten_people(10, 9)
        assert not await store.idle_people(11, 9)  # with a seat

    async def then(store: Any) -> None:
        # A handle belongs to one.
        assert await write(store, HandleRow("h1", "taras")) is not None
        # A seat goes with its table.
        assert await write(store, Removal("table", "a")) is None
        assert await store.seats_of("olha") == [rows[2]]
        assert await write(store, Removal("call", "c1"), Removal("handle", "h1")) is None
        assert not await store.calls_of("olha")
        assert await store.found_by("h1") is None
        assert isinstance(await write(store, Removal("call", "c1")), Conflict)
        assert await write(store, Removal("table", "b")) is None
        assert await store.idle_people(11, 9) == [OLHA]
        assert not await store.idle_people(10, 9)

    keep(first)
    keep(look)
    keep(then)


def test_only_who_has_read_a_person_replaces_them(keep: Callable[[Any], None]) -> None:
    async def story(store: Any) -> None:
        assert await write(store, OLHA) is None
        # Two have read the first: one of them writes.
        assert (
            await write(store, OLHA._replace(revision=2, body="2"), HandleRow("h", "olha")) is None
        )
        late = await write(store, OLHA._replace(revision=2, body="x"), HandleRow("i", "olha"))
        assert isinstance(late, Conflict)
        assert await store.found_by("i") is None  # nothing of it
        assert isinstance(await write(store, OLHA._replace(body="new")), Conflict)
        assert (await store.person("olha")).body == "2"
        # Who was deleted meanwhile does not come back.
        assert isinstance(await write(store, Removal("person", "olha", 1)), Conflict)
        assert await write(store, Removal("person", "olha", 2)) is None
        assert isinstance(await write(store, OLHA._replace(revision=3)), Conflict)
        assert await store.person("olha") is None
        assert await store.found_by("h") is None

    keep(story)


def test_the_house_makes_a_key_once(keep: Callable[[Any], None]) -> None:
    async def story(store: Any) -> None:
        assert await write(store, KeyRow("push", "first")) is None
        assert await write(store, KeyRow("push", "second")) is None
        assert await store.key("push") == "first"
        assert await store.key("words") is None

    keep(story)


def test_a_line_of_the_chat_can_be_unsaid(keep: Callable[[Any], None]) -> None:
    async def story(store: Any) -> None:
        assert await write(store, *(ChatRow("a", n, str(n)) for n in (1, 2, 3))) is None
        assert await write(store, Unsaid("a", 2), Unsaid("b", 1)) is None
        assert await store.chat("a", 9) == ["1", "3"]

    keep(story)


def test_people_move_house(keep: Callable[[Any], None], tmp_path: Path) -> None:
    rows = (HandleRow("h1", "olha"), SeatRow("a", "olha", 4, "{}"), CallRow("c1", "olha", "{}"))

    async def story(store: Any) -> None:
        assert await write(store, table_row("a"), OLHA, *rows, KeyRow("push", "k")) is None
        assert await write(store, OLHA._replace(revision=2)) is None
        copy = SqliteStore(tmp_path / "copy.db")
        await copy.open()
        await copying.copy(store, copy)
        assert await copy.found_by("h1") == "olha"
        assert await copy.seats_at("a") == [rows[1]]
        assert await copy.calls_of("olha") == [rows[2]]
        assert await copy.key("push") == "k"
        await copy.close()

    keep(story)


if "postgres" in KEEPERS:

    def test_a_person_whose_commit_nobody_heard_of_is_not_written_twice(
        database: str, tmp_path: Path
    ) -> None:
        """The line broke after the commit: the same again is the same, another is not."""

        async def story() -> None:
            store: Any = postgres(database)()
            await store.open()
            try:
                assert await write(store, OLHA) is None
                again = OLHA._replace(revision=2, body='{"name":"Olha"}')
                assert await write(store, again) is None
                assert await write(store, again) is None
                other = again._replace(body='{"name":"Petro"}')
                assert isinstance(await write(store, other), Conflict)
                assert await store.person("olha") == again
            finally:
                await store.close()

        asyncio.run(story())
