"""A lesson over the wire: its deal, its cast, its steps; whoever leaves its path plays a free game."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from nightmarket import games
from nightmarket.kernel import asked
from nightmarket.table import lessons
from tests.server.house import House, Player, house

pytestmark = pytest.mark.usefixtures("either_house")
KEY = "shadow-traders"


async def sit(h: House, key: str = KEY, name: str = "first") -> tuple[Player, list[dict[str, Any]]]:
    course = await h.http.get(f"/api/games/{key}/lessons")
    assert [line["name"] for line in course.json()] == list(lessons.names(key))
    opened = await h.open(key, name="Olha", lesson=name)
    me = await h.join(opened["table"], opened["secret"])
    await me.ask("start")
    await me.until(lambda m: m["type"] == "update")
    lesson = await h.http.get(f"/api/games/{key}/lessons/{name}")
    beats: list[dict[str, Any]] = lesson.json()["beats"]
    return me, beats


async def play(me: Player, *texts: str) -> None:
    answer = await me.play(*texts)
    await me.version(answer["version"])


async def asked_at(me: Player, beat: int | None, wanted: str = "") -> None:
    """Until the table stands there and this seat is asked, for this if it is named."""
    while me.table["lesson"]["beat"] != beat or not me.view["choices"]:
        await me.read()
    while wanted and wanted not in me.view["choices"]:
        await me.read()


@pytest.mark.parametrize(
    ("key", "name"), [(key, name) for key in games.STALLS for name in lessons.names(key)]
)
def test_a_learner_is_led_to_the_end(tmp_path: Path, key: str, name: str) -> None:
    """Everybody else plays as it is written, time too, and waits for the learner as long as it takes."""

    async def scene() -> None:
        # Answers that tell nothing take their time, which nobody has to spend here.
        async with house(tmp_path, window_s=(0.0, 0.0), bot_window_s=(0.0, 0.0)) as h:
            me, beats = await sit(h, key, name)
            for number, beat in enumerate(beats):
                if beat["by"] != 0:
                    continue
                await asked_at(me, number, beat["play"][0])
                assert me.view["clock"] is None  # the sand waits for whoever reads
                for text in beat["play"]:
                    await play(me, text)
            while me.table["lesson"]["beat"] != len(beats):
                await me.read()
            assert h.dice.asked == 0  # nobody had to think
            if not asked(lessons.script(key, name).end):
                while not me.over:
                    await me.read()
            elif games.game(key).clock is not None:
                while me.view["clock"] is None:  # now the sand runs
                    await me.read()
            else:
                await asked_at(me, len(beats))
                await me.play_on()
                assert me.table["lesson"]["beat"] is None
                assert bool(h.dice.asked) == (len(me.table["chairs"]) > 1)  # a free game

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
