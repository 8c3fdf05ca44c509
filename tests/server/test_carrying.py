"""A table moves from a person's own device to a server and back, and proves itself on arrival."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from nightmarket.games import keys
from tests.server.house import IN_POCKET, House, Player, house


@asynccontextmanager
async def two_houses(folder: Path) -> AsyncIterator[tuple[House, House]]:
    """A server, and a house inside a page."""
    (folder / "page").mkdir()
    async with house(folder) as server:
        token = IN_POCKET.set(True)
        async with house(folder / "page") as page:
            IN_POCKET.reset(token)
            yield server, page


async def alone(h: House, game: str, moves: int) -> Player:
    """Somebody among bots, so many choices into a game; one is taken back where that can be."""
    opened = await h.open(game, name="Ann", chairs=[{"kind": "open"}] * 4)
    me = await h.join(opened["table"], opened["secret"])
    await me.ask("start", fill="easy")
    await me.until(lambda m: m["type"] == "update")
    undone = False
    for _ in range(moves):
        while not me.view["choices"]:
            await me.read()
        answer = await me.play(me.view["choices"][0])
        await me.version(answer.get("version", 0))
        back = {"version": me.view["version"], "seat": 0, "to": me.view["undo"]}
        if back["to"] is not None and not undone:
            answer = await me.ask("undo", **back)
            undone = answer["type"] == "ack"
    while me.view["asked"] != [0] and me.view["clock"] is None:
        await me.read()
    return me


async def packed(h: House, me: Player) -> dict[str, Any]:
    path = f"/api/tables/{me.code}/carry"
    answer = await h.http.post(path, json={"secrets": me.secrets})
    assert answer.status_code == 200, answer.text
    found: dict[str, Any] = answer.json()
    return found


async def carried(there: House, table: dict[str, Any]) -> Player:
    answer = await there.http.post("/api/carried", json=table)
    assert answer.status_code == 201, answer.text
    opened = answer.json()
    return await looked(there, opened["table"], opened["secret"])


async def looked(h: House, table: str, *secrets: str) -> Player:
    """Somebody has just come in, and was told everything."""
    me = await h.join(table, *secrets)
    await me.until(lambda m: m["type"] == "update")
    return me


def told(me: Player) -> dict[str, Any]:
    """What a person sees, but for the moment it is said at."""
    found = {**me.view, "log": list(me.log[me.seats[0]].values())}
    found.pop("clock")
    return found


@pytest.mark.parametrize("game", keys())
def test_a_table_goes_on_where_it_arrives_and_comes_back(tmp_path: Path, game: str) -> None:
    async def story() -> None:
        async with two_houses(tmp_path) as (server, page):
            here = await alone(page, game, 6)
            table = await packed(page, here)
            me = await carried(server, {**table, "invite": True})
            assert me.table["known"]
            # Against the clock bots go on meanwhile, on both sides.
            if here.view["clock"] is None:
                assert told(me) == told(await looked(page, here.code, *here.secrets))
            # A friend sits down in the place of a bot.
            friend = await server.join(me.code)
            assert (await friend.sit(1, "Ben"))["type"] == "seated"
            await friend.ask("stand", seat=1)
            answer = await server.http.post(
                f"/api/tables/{me.code}/carry", json={"secrets": me.secrets}
            )
            # A hand that somebody else has seen stays.
            assert answer.json()["code"] == "shared", answer.text

            again = await carried(server, table)
            back = await carried(page, await packed(server, again))
            assert back.code.startswith("0")
            while not back.view["choices"]:
                await back.read()
            assert (await back.play(back.view["choices"][0]))["type"] == "ack"

    asyncio.run(story())


def test_only_who_holds_all_seats_may_take_a_table_away(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as h:
            people = await h.four()
            path = f"/api/tables/{people[0].code}/carry"
            for secrets, code in (([], "not-yours"), (people[0].secrets, "shared")):
                answer = await h.http.post(path, json={"secrets": secrets})
                assert answer.json()["code"] == code
            assert not people[0].table["known"]
            everybody = [secret for person in people for secret in person.secrets]
            answer = await h.http.post(path, json={"secrets": everybody})
            assert answer.status_code == 200
            # Those who stay are told that somebody may know what is hidden.
            await people[3].until(lambda m: m["type"] == "table" and m["known"])

    asyncio.run(story())


def test_a_table_in_the_lobby_is_dealt_where_it_arrives(tmp_path: Path) -> None:
    async def story() -> None:
        async with two_houses(tmp_path) as (server, page):
            opened = await page.open("shadow-traders", name="Ann")
            me = await page.join(opened["table"], opened["secret"])
            await me.sit(1, "Ben")
            table = await packed(page, me)
            assert table["seed"] == ""
            assert table["entries"] == []
            answer = await server.http.post("/api/carried", json=table)
            there = await server.join(answer.json()["table"], answer.json()["secret"])
            assert there.seats == [0, 1]
            assert there.host
            assert there.table["phase"] == "lobby"
            assert not there.table["known"]
            assert there.table["chairs"][2]["kind"] == "open"

    asyncio.run(story())


def test_a_log_that_does_not_replay_is_refused_and_leaves_nothing(tmp_path: Path) -> None:
    async def story() -> None:
        async with two_houses(tmp_path) as (server, page):
            me = await alone(page, "shadow-traders", 6)
            table = await packed(page, me)
            log = table["entries"]
            plays = [n for n, entry in enumerate(log) if json.loads(entry)[0] == "play"]

            def other(n: int, field: int, value: Any) -> list[str]:
                entry = json.loads(log[n])
                entry[field] = value
                return [*log[:n], json.dumps(entry), *log[n + 1 :]]

            undo = '["undo",%d,%d,999999999,"k"]'
            wrong: dict[str, dict[str, Any]] = {
                "another seed": {"seed": "0" * 31 + "f"},
                "no seed": {"seed": "x"},
                "no deal": {"entries": log[1:]},
                "two deals": {"entries": [log[0], *log]},
                "another choice": {"entries": other(plays[0], 2, ["no-such-choice"])},
                "another seat": {"entries": other(plays[0], 1, 2**40)},
                "other dice": {"entries": other(plays[0], 3, [["die:9"]])},
                "time that goes back": {"entries": other(plays[-1], 4, -5)},
                "time without end": {"entries": other(plays[-1], 4, 2**60)},
                "back to the future": {"entries": [*log, undo % (0, 10**9)]},
                "back before the deal": {"entries": [*log, undo % (0, 0)]},
                "back by nobody": {"entries": [*log, undo % (2**40, 1)]},
                "too long": {"entries": [log[0]] + ['["deal",[]]'] * 20_000},
                "a state from nowhere": {"entries": [log[0], '["turn",1,[],0]', undo % (0, 1)]},
                "no entry": {"entries": ["{}"]},
                "nobody": {"chairs": [{"kind": "bot"}] * 4},
                "no name": {
                    "chairs": [{"kind": "person", "name": "\u200b"}] + [{"kind": "bot"}] * 3
                },
                "other seats": {"chairs": table["chairs"] + [{"kind": "bot"}]},
            }
            before = len(server.hall.tables)
            for why, fault in wrong.items():
                answer = await server.http.post("/api/carried", json={**table, **fault})
                assert answer.status_code == 400, why
                assert answer.json()["code"] == "bad-table", (why, answer.text)
            answer = await server.http.post("/api/carried", json={**table, "rules_version": 0})
            assert answer.json()["code"] == "other-rules"
            assert len(server.hall.tables) == before
            answer = await server.http.post("/api/carried", json=table)
            assert answer.status_code == 201

    asyncio.run(story())
