"""Whole games over real sockets: people, bots, several seats on one device."""

from __future__ import annotations

import asyncio
from pathlib import Path

from nightmarket import games
from nightmarket.kernel.record import Record
from tests.server.house import house


def test_four_people_play_a_whole_game(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as h:
            people = await h.four()
            await asyncio.gather(*(person.play_on() for person in people))
            ends = [person.view["view"]["end"] for person in people]
            assert ends[0] is not None
            assert all(end == ends[0] for end in ends)
            assert people[0].table["phase"] == "over"
            answer = await h.http.get(f"/api/records/{people[0].code}")
            record = Record.from_json(answer.text)
            last = [state for state, _, _ in record.replay(games.game)][-1]
            assert games.game("shadow-traders").scores(last) == ends[0]["totals"]
            assert record.names == ["Host", "Guest 1", "Guest 2", "Guest 3"]

    asyncio.run(story())


def test_one_person_and_bots(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as h:
            opened = await h.open(name="Olha", colour="green")
            me = await h.join(opened["table"], opened["secret"])
            assert (await me.ask("start"))["code"] == "open-seats"
            await me.ask("start", fill="easy")
            await me.until(lambda m: m["type"] == "update")
            assert me.view["view"]["boards"][0]["colour"] == "green"
            await me.play_on()
            assert [c["kind"] for c in me.table["chairs"]] == ["person", "bot", "bot", "bot"]
            assert h.dice.asked > 10

    asyncio.run(story())
