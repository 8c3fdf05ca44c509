"""The same deal again, and the best runs of a game."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any, cast

import pytest
from msgspec.structs import replace

from nightmarket.games.magic_maze import GAME
from nightmarket.games.magic_maze.meta import make_setting
from nightmarket.games.magic_maze.scenarios import kind_of
from nightmarket.games.magic_maze.state import Mall
from nightmarket.kernel import CLOCK
from nightmarket.kernel.record import Record
from nightmarket.table.best import row as best_row
from tests.golden.games import HERE, read
from tests.server.house import House, Player, house

pytestmark = pytest.mark.usefixtures("either_house")


def golden(name: str) -> Record:
    return read(HERE / "magic_maze" / f"{name}.json")


async def imported(h: House, record: Record) -> str:
    answer = await h.http.post("/api/records", content=record.to_json())
    assert answer.status_code == 201, answer.text
    return str(answer.json()["id"])


async def race(h: House, again: str, record: Record, **more: Any) -> Player:
    """One person on all chairs plays a recorded run once more, as fast as it goes."""
    opened = await h.open("magic-maze", name="Ann", deal_of=again, **more)
    me = await h.join(opened["table"], opened["secret"])
    assert len(me.table["chairs"]) == record.seats
    for seat in range(1, record.seats):
        await me.sit(seat, f"Friend {seat}")
    assert (await me.ask("start"))["type"] == "ack"
    for seat in range(record.seats):
        while seat not in me.views:
            await me.read()
    for move in record.moves:
        if move.seat != CLOCK:
            answer = await me.play(move.text, seat=move.seat)
            assert answer["type"] == "ack", answer
            await me.version(answer["version"])
    return me


async def best(h: House, **query: Any) -> list[dict[str, Any]]:
    answer = await h.http.get("/api/best", params={"game": "magic-maze", **query})
    assert answer.status_code == 200, answer.text
    found: list[dict[str, Any]] = answer.json()["runs"]
    return found


def test_a_run_in_which_a_bot_sat_in_does_not_count(tmp_path: Path) -> None:
    """Also when the person was back for the last seconds; everybody is told."""
    record = golden("won-1")

    async def story() -> None:
        async with house(tmp_path) as h:
            again = await imported(h, record)
            opened = await h.open("magic-maze", name="Ann", deal_of=again)
            me = await h.join(opened["table"], opened["secret"])
            for seat in range(1, record.seats):
                await me.sit(seat, f"Friend {seat}")
            await me.ask("start")
            for seat in range(record.seats):
                while seat not in me.views:
                    await me.read()
            assert me.table["sat_in"] is False
            await me.ask("hand-over", seat=0, level="easy")
            await me.ask("take-back", seat=0)
            await me.drain()
            assert me.table["sat_in"] is True
            meta = h.hall.tables[opened["table"]].meta
            *_, (won, _move, _events) = record.replay(lambda _: GAME)
            assert best_row("x", meta, GAME, won, 0) is None
            assert best_row("x", replace(meta, sat_in=False), GAME, won, 0) is not None

    asyncio.run(story())


def test_the_same_deal_again(tmp_path: Path) -> None:
    """A finished run's seed, options and seats; everybody is told; nothing of it can be changed."""
    record = golden("won-1")

    async def story() -> None:
        async with house(tmp_path) as h:
            id = await imported(h, record)
            opened = await h.open("magic-maze", name="Ann", deal_of=id)
            me = await h.join(opened["table"], opened["secret"])
            assert me.table["deal_of"] == id
            assert me.table["options"].items() >= record.options.items()
            for wish in (
                {"options": {"sand": "420"}},
                {"chairs": [{"kind": "keep"}, {"kind": "open"}]},
            ):
                assert (await me.ask("configure", **wish))["code"] == "bad-setup"
            assert (await me.ask("configure", waits=True))["type"] == "ack"
            for wrong, status in (
                ({"game": "shadow-blades", "deal_of": id}, 400),
                ({"game": "magic-maze", "deal_of": id, "options": {"sand": "240"}}, 400),
                ({"game": "magic-maze", "deal_of": id, "chairs": [{"kind": "open"}]}, 400),
                ({"game": "magic-maze", "deal_of": "nothing"}, 404),
                ({"game": "magic-maze", "deal_of": me.code}, 409),  # not over: still secret
            ):
                assert (await h.http.post("/api/tables", json=wrong)).status_code == status, wrong
            me = await race(h, id, record)
            assert me.over
            while me.table["phase"] != "over":
                await me.read()
            assert int(me.table["seed"], 16) == record.seed
            # And that one can be raced as well, by its own code; a rematch is a fresh deal.
            opened = await h.open("magic-maze", name="Bob", deal_of=me.code)
            told = (await h.http.get(f"/api/tables/{opened['table']}")).json()
            assert told["deal_of"] == me.code
            await me.ask("rematch")
            while me.table["next"] is None:
                await me.read()
            assert (await h.http.get(f"/api/tables/{me.table['next']}")).json()["deal_of"] is None

    asyncio.run(story())


def test_best_runs_by_kind_and_seats(tmp_path: Path) -> None:
    """MM-157: fewer hourglasses first, then less time; known deals in a list of their own."""
    record = golden("won-1")

    async def story() -> None:
        async with house(tmp_path) as h:
            id = await imported(h, record)
            assert await best(h) == []
            hidden = await race(h, id, record)
            [run] = await best(h, kind="1", seats=4)
            assert (run["apart"], run["kind"], run["seats"]) == ("known", "1", 4)
            # A table that was not listed gives away neither its code nor its people.
            assert (run["id"], run["names"], run["people"], run["bots"]) == ("", [], 4, 0)
            [run] = await best(h, kind="1", seats=4, of=hidden.code)
            assert run["id"] == hidden.code
            assert run["names"] == ["Ann", "Friend 1", "Friend 2", "Friend 3"]
            shown = await race(h, id, record, listed=True)
            runs = await best(h, kind="1", seats=4)
            assert sorted(run["id"] for run in runs) == ["", shown.code]
            assert runs == sorted(runs, key=lambda run: (run["first"], run["second"]))
            assert len(await best(h)) == 1  # without a kind: the best of each
            assert await best(h, kind="1", seats=3) == []
            assert await best(h, kind="2") == []
            answer = await h.http.get("/api/best", params={"game": "magic-maze", "seats": "x"})
            assert answer.status_code == 400
        async with house(tmp_path) as h:
            assert len(await best(h, kind="1")) == 2  # on disk

    asyncio.run(story())


def test_what_is_compared_with_what() -> None:
    """MM-91, MM-157, MM-167: slow sand apart, levels by themselves, own scenarios not at all."""

    def kind(**options: str) -> str:
        return kind_of(make_setting(4, GAME.configure(4, options)))

    assert kind(scenario="3") == "3"
    assert kind(scenario="1", free_talk="off") == "1"
    assert kind(scenario="5", mage_stack="14") == "5"
    assert kind(scenario="8") == "8-1b-19"
    assert kind(scenario="8", side="1a", level="24") == "8-1a-24"
    assert kind(scenario="3", side="1b") == ""
    assert kind(scenario="3", rules="own-exits") == ""
    assert kind(scenario="8", tiles="2,3,4,5,6,7,8,9,10,11,12,20") == ""
    for name, apart in (("won-3", ""), ("lost-3", None)):
        *_, (s, _, _) = golden(name).replay(lambda key: GAME)
        mall = cast(Mall, s)
        feat = GAME.feat(mall)
        assert (feat.apart if feat else None) == apart
        if feat:
            assert (feat.kind, feat.first, feat.second) == ("3", mall.flips, mall.now)
            mall.setting.sand = 420_000
            slow = GAME.feat(mall)
            assert slow is not None
            assert slow.apart == "slow"
