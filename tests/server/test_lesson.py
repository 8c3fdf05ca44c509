"""A lesson over the wire: its deal, its cast, its steps; whoever leaves its path plays a free game."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from tests.server.house import House, Player, house

pytestmark = pytest.mark.usefixtures("either_house")
KEY = "shadow-traders"


async def sit(h: House) -> tuple[Player, list[dict[str, Any]]]:
    found = await h.http.get("/api/games")
    (info,) = [game for game in found.json() if game["key"] == KEY]
    assert info["lessons"][0] == "first"
    opened = await h.open(KEY, name="Olha", lesson="first")
    me = await h.join(opened["table"], opened["secret"])
    await me.ask("start")
    await me.until(lambda m: m["type"] == "update")
    lesson = await h.http.get(f"/api/games/{KEY}/lessons/first")
    beats: list[dict[str, Any]] = lesson.json()["beats"]
    return me, beats


async def play(me: Player, *texts: str) -> None:
    answer = await me.play(*texts)
    await me.version(answer["version"])


async def asked_at(me: Player, beat: int | None) -> None:
    """Until the table stands there and this seat is asked."""
    while me.table["lesson"]["beat"] != beat or not me.view["choices"]:
        await me.read()


def test_the_others_follow_the_script_until_the_learner_is_free(tmp_path: Path) -> None:
    async def scene() -> None:
        async with house(tmp_path) as h:
            me, beats = await sit(h)
            for number, beat in enumerate(beats):
                if beat["by"] == 0:
                    await asked_at(me, number)
                    assert beat["play"][0] in me.view["choices"]
                    await play(me, *beat["play"])
            await asked_at(me, len(beats))
            assert h.dice.asked == 0  # nobody had to think
            await me.play_on()
            assert me.over
            assert me.table["lesson"]["beat"] is None
            assert h.dice.asked > 0  # a free game

    asyncio.run(scene())


def test_whoever_leaves_the_path_plays_freely_and_undo_leads_back(tmp_path: Path) -> None:
    async def scene() -> None:
        async with house(tmp_path) as h:
            me, beats = await sit(h)
            await asked_at(me, 0)
            await play(me, *beats[0]["play"])
            await asked_at(me, 1)
            assert beats[1]["play"] != ["act:give:1"]
            before = me.view["version"]
            await play(me, "act:give:1")
            await asked_at(me, None)
            back = await me.ask("undo", version=me.view["version"], seat=0, to=before)
            await me.version(back["version"])
            await asked_at(me, 1)
            assert beats[1]["play"][0] in me.view["choices"]

    asyncio.run(scene())


def test_a_lesson_brings_its_own_deal(tmp_path: Path) -> None:
    async def scene() -> None:
        async with house(tmp_path) as h:
            for more in ({"options": {"stacks": "open"}}, {"lesson": "nothing"}):
                wish = {"game": KEY, "lesson": "first", **more}
                answer = await h.http.post("/api/tables", json=wish)
                assert (answer.status_code, answer.json()["field"]) == (400, "lesson"), answer.text
            assert (await h.http.get(f"/api/games/{KEY}/lessons/nothing")).status_code == 400

    asyncio.run(scene())
