"""What nobody opens goes where the house wants it so, and is told before; a full house opens nothing."""

from __future__ import annotations

import asyncio
import logging
from pathlib import Path

import pytest

from nightmarket.house.doors import DAY_MS
from nightmarket.store.sqlite import SqliteStore
from nightmarket.table.settings import Limits
from tests.server.house import House, Player, house
from tests.server.test_http import a_record

FREE = {"opened_per_minute": 1000.0, "messages_per_s": 1000.0, "messages_burst": 1000.0}


async def asleep(h: House) -> None:
    """Everybody goes, and the tables leave the memory."""
    for player in h.people:
        await player.socket.close()
    while h.hall.sessions:
        await asyncio.sleep(0)
    h.hall._drop_idle(0.0)
    assert not h.hall.tables
    await h.hall.store.try_write()


def test_what_nobody_opens_goes_and_is_told_before(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    limits = Limits(**FREE, lobby_days=7, table_days=60, record_days=14)  # type: ignore[arg-type]

    async def story() -> None:
        async with house(tmp_path, limits=limits) as h:
            days = 0
            wall = h.hall.store.wall_ms()
            monkeypatch.setattr(h.hall, "wall_ms", lambda: wall + days * DAY_MS + 1)
            expiry = h.hall.expiry
            lobby = await h.open(name="Host")
            looked_at = await h.open(name="Host")
            host = await h.join(lobby["table"], lobby["secret"])
            assert host.table["kept_days"] == 7
            people = await h.four()
            assert people[0].table["kept_days"] == 60
            kept = (await h.http.post("/api/records", content=a_record())).json()
            again = (await h.http.post("/api/records", content=a_record())).json()
            assert kept["kept_days"] == 14
            h.people.append(await h.join(looked_at["table"]))
            await asleep(h)

            days = 6  # one of them is looked at, and so stays
            h.people = [await h.join(looked_at["table"])]
            await asleep(h)
            days = 13
            assert (await h.http.get(f"/api/records/{again['id']}/about")).status_code == 200

            days = 15
            with caplog.at_level(logging.WARNING):
                await expiry.sweep()  # not yet: first it is said
            assert await h.hall.store.table(lobby["table"]) is not None
            assert "2 lobby tables go in 60 minutes" in caplog.text
            assert "1 imported records go" in caplog.text
            days = 8
            caplog.clear()
            with caplog.at_level(logging.WARNING):
                await expiry.expire()
            assert await h.hall.store.table(lobby["table"]) is None
            assert await h.hall.store.table(looked_at["table"]) is not None
            assert f"table {lobby['table']} removed: nobody has opened it for 7 days" in caplog.text
            assert caplog.text.count("removed") == 1

            days = 15
            await expiry.expire()
            assert (await h.http.get(f"/api/records/{kept['id']}/about")).status_code == 404
            assert (await h.http.get(f"/api/records/{again['id']}/about")).status_code == 200

            # A game in play that somebody has opened is not touched, in memory or out of it.
            days = 59
            me = await h.join(people[0].code, *people[0].secrets)
            h.people = [me]
            days = 70
            await expiry.expire()
            assert (await me.ask("chat", text="here"))["type"] == "ack"
            await asleep(h)
            days = 129
            await expiry.expire()
            assert await h.hall.store.table(people[0].code) is not None
            days = 131
            await expiry.expire()
            assert await h.hall.store.table(people[0].code) is None
            assert await h.hall.store.entries(people[0].code) == []

    asyncio.run(story())


def test_bots_alone_do_not_keep_a_table(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """It wakes after a start of the server and goes to sleep again: nobody has opened it."""
    limits = Limits(**FREE, table_days=10)  # type: ignore[arg-type]
    days = 0

    async def story(first: bool) -> None:
        async with house(tmp_path, limits=limits) as h:
            wall = h.hall.store.wall_ms()
            monkeypatch.setattr(h.hall, "wall_ms", lambda: wall + days * DAY_MS + 1)
            if first:
                chairs = [{"kind": "open"}, {"kind": "bot", "level": "easy"}]
                opened = await h.open("shadow-blades", name="Olha", chairs=chairs)
                me = await h.join(opened["table"], opened["secret"])
                await me.ask("start")
                codes.append(opened["table"])
            else:
                await h.hall.table(codes[0])
            await asleep(h)
            if not first:
                await h.hall.expiry.expire()
                assert await h.hall.store.table(codes[0]) is None

    codes: list[str] = []
    asyncio.run(story(True))
    days = 11
    asyncio.run(story(False))


def test_by_default_nothing_that_began_ever_goes(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as h:
            assert [one[0] for one in h.hall.expiry.limits()] == ["lobby"]

    asyncio.run(story())


@pytest.mark.parametrize("limit", ["disk_free_mb", "store_mb"])
def test_a_full_house_opens_nothing_new_and_plays_on(
    tmp_path: Path, limit: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def size(store: SqliteStore) -> int:
        return 3 << 20

    monkeypatch.setattr(SqliteStore, "size", size)

    async def before() -> list[Player]:
        async with house(tmp_path) as h:
            return await h.four()

    async def story(people: list[Player]) -> None:
        full = Limits(**FREE, **{limit: {"disk_free_mb": 1 << 40, "store_mb": 2}[limit]})  # type: ignore[arg-type]
        async with house(tmp_path, limits=full) as h:
            answer = await h.http.post("/api/tables", json={"game": "shadow-traders"})
            assert (answer.status_code, answer.json()["code"]) == (507, "full")
            assert limit in answer.json()["text"]
            answer = await h.http.post("/api/records", content=a_record())
            assert answer.status_code == 507
            asked = people[people[0].view["asked"][0]]
            me = await h.join(asked.code, *asked.secrets)
            await me.until(lambda m: m["type"] == "update")
            assert (await me.play(me.view["choices"][0]))["type"] == "ack"

    asyncio.run(story(asyncio.run(before())))
