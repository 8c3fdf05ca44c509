"""Whole games over real sockets: people, bots, several seats on one device."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from nightmarket import games
from nightmarket.kernel.record import Record
from tests.server.house import house

pytestmark = pytest.mark.usefixtures("either_house")


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


@pytest.mark.parametrize("key", games.keys())
def test_every_game_is_played_over_the_wire(tmp_path: Path, key: str) -> None:
    """One device with all seats, a watcher, a stretch of play; then the same again from disk."""

    async def story() -> None:
        seats = max(2, games.game(key).seats[0])
        async with house(tmp_path) as h:
            opened = await h.open(key, name="p0", chairs=[{"kind": "open"}] * seats)
            us = await h.join(opened["table"], opened["secret"])
            watcher = await h.join(opened["table"])
            for seat in range(1, seats):
                await us.sit(seat, f"p{seat}")
            await us.ask("start")
            while len(us.views) < seats:
                await us.read()
            for _ in range(60):
                asked = [s for s in us.seats if us.views[s]["choices"]]
                if us.over or not asked:
                    break
                # The first choice of a game against the clock is to wait.
                choice = us.rng.choice(us.views[asked[0]]["choices"][-3:])
                answer = await us.play(choice, seat=asked[0])
                assert answer["type"] == "ack", answer
                await us.version(answer["version"])
            await watcher.version(us.view["version"])
            assert watcher.view["seat"] is None
        async with house(tmp_path) as h:
            again = await h.join(opened["table"], *us.secrets)
            while len(again.views) < seats:
                await again.read()
            for seat in range(seats):
                same = ("version", "view", "question", "asked", "choices", "horizon", "over")
                for field in same:
                    assert again.views[seat][field] == us.views[seat][field], (seat, field)
            assert sorted(again.log[0]) == sorted(us.log[0])

    asyncio.run(story())
