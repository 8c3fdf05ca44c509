"""Looking back at a game: by doors that server and pocket both have, never at a deal in play."""

from __future__ import annotations

import asyncio
import json
from functools import cache
from pathlib import Path
from typing import Any

import msgspec
import pytest

import nightmarket as nm
from nightmarket.analysis import VERSION
from nightmarket.arena.corpus import corpus
from nightmarket.house.thinking import Question
from nightmarket.store import Removal
from tests.server.house import Dice, House, house

pytestmark = pytest.mark.usefixtures("either_house")


@cache
def a_game() -> str:
    """Short enough to be looked back at in a test, with a seed of its own."""
    return next(corpus(nm.game("shadow-traders"), 4, 1, ["policy"], seed=900))


async def kept(h: House, record: dict[str, Any] | None = None) -> str:
    answer = await h.http.post("/api/records", json=record or json.loads(a_game()))
    assert answer.status_code == 201, answer.text
    return str(answer.json()["id"])


async def looked_at(h: House, id: str) -> dict[str, Any]:
    """Ask until it is done, from the first moment that is missing."""
    door = f"/api/records/{id}/analysis"
    found = (await h.http.post(door, json={"level": "easy"})).json()
    moments = found["moments"]
    while found["analysis"] is None:
        assert found["state"] in ("waiting", "looking", "done"), found
        await asyncio.sleep(0.01)
        found = (await h.http.get(f"{door}?level=easy&from={len(moments)}")).json()
        moments += found["moments"]
    return {**found["analysis"], "moments": moments}


def test_a_record_is_looked_back_at_and_what_was_found_is_kept(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as h:
            id = await kept(h)
            found = await looked_at(h, id)
            choices = json.loads(a_game())["choices"]
            assert [m["n"] for m in found["moments"]] == list(range(len(choices) + 1))
            assert len(found["turning"]) == len(found["exercises"]) == 4
            # Another copy of the same game is known already.
            other = await kept(h)
            door = f"/api/records/{other}/analysis"
            again = (await h.http.post(door, json={"level": "easy"})).json()
            assert again["state"] == "done"
            played = await h.four()
            await asyncio.gather(*(person.play_on() for person in played))
            table = await looked_at(h, played[0].code)
        # It is kept with the record: another day nobody looks again, and the answer is the same.
        lazy = Lazy()
        async with house(tmp_path, thinker=lazy) as h:
            assert await looked_at(h, id) == found
            assert await looked_at(h, played[0].code.upper()) == table
            # A game that nobody has looked at so closely is another question.
            door = f"/api/records/{id}/analysis?level=fair"
            assert (await h.http.get(door)).json()["code"] == "not-now"
            await h.hall.store_now([Removal("record", id)])
            assert await h.hall.store.analysis(id, "easy") is None
        assert lazy.looks == 0

    asyncio.run(story())


class Lazy(Dice):
    """Somebody who counts what is wanted."""

    looks = 0

    async def look(self, question: bytes) -> bytes:
        self.looks += 1
        return await super().look(question)


class Slow(Dice):
    """Somebody who looks at one moment, and then waits to be let on."""

    def __init__(self) -> None:
        super().__init__()
        self.looks = 0
        self.on = asyncio.Event()

    async def look(self, question: bytes) -> bytes:
        self.looks += 1
        if self.looks > 1:
            await self.on.wait()
        return await super().look(question)


def test_it_says_how_far_it_is_and_can_be_stopped(tmp_path: Path) -> None:
    async def story() -> None:
        slow = Slow()
        async with house(tmp_path, thinker=slow) as h:
            id = await kept(h)
            door = f"/api/records/{id}/analysis"
            assert (await h.http.get(door)).json()["code"] == "not-now"  # nobody has begun
            begun = (await h.http.post(door, json={"level": "easy"})).json()
            assert begun["total"] > len(json.loads(a_game())["choices"]) + 1
            while slow.looks < 2:
                await asyncio.sleep(0.01)
            so_far = (await h.http.get(f"{door}?level=easy")).json()
            assert (so_far["state"], so_far["done"], len(so_far["moments"])) == ("looking", 1, 1)
            assert (await h.http.post(f"{door}/cancel", json={"level": "easy"})).status_code == 200
            slow.on.set()
            stopped = (await h.http.get(f"{door}?level=easy")).json()
            assert stopped["state"] == "stopped"
            for bad in ("from=x", "from=-1", "from=99999999"):
                assert (await h.http.get(f"{door}?{bad}")).status_code == 400
            assert (await h.http.post(door, json={"level": "genius"})).status_code == 400
            assert (await h.http.post(door, json={"depth": 1})).status_code == 400

    asyncio.run(story())


def test_a_game_in_play_is_not_looked_into_not_even_by_its_record(tmp_path: Path) -> None:
    """Whoever knows the deal, from a game before, could write a record that passes through it."""

    async def story() -> None:
        async with house(tmp_path) as h:
            people = await h.four()
            me = people[0]
            answer = await h.http.post(f"/api/records/{me.code}/analysis", json={})
            assert answer.json()["code"] == "not-now"
            await asyncio.gather(*(person.play_on() for person in people))
            record = (await h.http.get(f"/api/records/{me.code}")).json()
            found = await looked_at(h, me.code)
            # The same deal again, between the same people.
            await me.ask("rematch", same=True)
            await me.until(lambda m: m["type"] == "table" and m["next"])
            again = [await h.join(me.table["next"], *person.secrets) for person in people]
            await again[0].ask("start")
            for person in again:
                await person.until(lambda m: m["type"] == "update")
            smuggled = await kept(h, record)
            for id in (smuggled, me.code):
                door = f"/api/records/{id}/analysis"
                for answer in (
                    await h.http.post(door, json={"level": "easy"}),
                    await h.http.get(f"{door}?level=easy"),
                ):
                    assert (answer.status_code, answer.json()["code"]) == (409, "in-play")
            # Tables with other deals, however many, are not even read for it.
            await h.four()
            read = [row.code async for rows in h.hall.in_play(record["seed"]) for row in rows]
            assert read == [again[0].code]
            await asyncio.gather(*(person.play_on() for person in again))
            assert (await looked_at(h, smuggled))["turning"] == found["turning"]

    asyncio.run(story())


def test_an_unfinished_record_is_refused_and_playing_on_from_one_stops_nobody(
    tmp_path: Path,
) -> None:
    async def story() -> None:
        async with house(tmp_path) as h:
            told = json.loads(a_game())
            half = {**told, "choices": told["choices"][: len(told["choices"]) // 2]}
            del half["result"]
            id = await kept(h, half)
            answer = await h.http.post(f"/api/records/{id}/analysis", json={})
            assert answer.json()["code"] == "not-now"
            id = await kept(h)
            wish = {"at": 20, "seat": 0, "name": "Olha"}
            assert (await h.http.post(f"/api/records/{id}/play-on", json=wish)).status_code == 201
            assert (await looked_at(h, id))["version"] == VERSION

    asyncio.run(story())


def test_one_plays_on_with_what_was_hidden_drawn_anew(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as h:
            id = await kept(h)
            at = len(json.loads(a_game())["choices"]) - 30
            frames = f"/api/records/{id}/frames?seat=0&from={at}&count=1"
            was = (await h.http.get(frames)).json()["moments"][0]["view"]
            dealt: set[str] = set()
            for _ in range(3):
                wish = {"at": at, "seat": 0, "name": "Olha", "redraw": True}
                opened = (await h.http.post(f"/api/records/{id}/play-on", json=wish)).json()
                _, begins = (await h.hall.store.entries(opened["table"]))[:2]
                dealt.add(begins)
                game = nm.game("shadow-traders")
                state = game.load(json.loads(begins)[2])
                # The seat sees what it saw; what it did not see is another deal every time.
                assert msgspec.to_builtins(game.view(state, 0)) == was
                me = await h.join(opened["table"], opened["secret"])
                await me.until(lambda m: m["type"] == "update")
                await me.play_on()
                again = (await h.http.get(f"/api/records/{me.code}/about")).json()
                assert (again["earlier"], len(again["scores"])) == (0, 4)
            assert len(dealt) == 3

    asyncio.run(story())


class Many(Dice):
    """Several who look, each at its own pace, and think about nothing else before all is seen."""

    workers = 3

    def __init__(self) -> None:
        super().__init__()
        self.at_once = self.most = 0
        self.seen = asyncio.Event()

    async def think(self, game: str, state: list[Any], seat: int, level: str, seed: int) -> str:
        await self.seen.wait()
        return ""

    async def look(self, question: bytes) -> bytes:
        self.at_once += 1
        self.most = max(self.most, self.at_once)
        for _ in range(len(question) % 7):
            await asyncio.sleep(0)
        self.at_once -= 1
        return await super().look(question)


def test_all_look_whom_no_bot_needs_and_what_they_find_comes_in_its_order(tmp_path: Path) -> None:
    async def story(busy: int) -> int:
        many = Many()
        async with house(tmp_path / str(busy), thinker=many) as h:
            for table in range(busy):
                question: Question = ("shadow-traders", [], 0, "easy", 1)
                h.hall.think(f"table {table}", question, False, lambda text: None)
            found = await looked_at(h, await kept(h))
            many.seen.set()
            assert [one["n"] for one in found["moments"]] == list(range(len(found["moments"])))
            return many.most

    assert [asyncio.run(story(busy)) for busy in (0, 2, 3)] == [3, 1, 1]


class Uneven(Dice):
    """Two who look, of whom one has a hard question: it takes as long as five others."""

    workers = 2

    def __init__(self) -> None:
        super().__init__()
        self.looks = 0
        self.others = asyncio.Event()

    async def look(self, question: bytes) -> bytes:
        self.looks += 1
        if self.looks == 1:
            async with asyncio.timeout(30):
                await self.others.wait()
        elif self.looks == 6:
            self.others.set()
        return await super().look(question)


def test_whoever_has_answered_is_asked_again_while_a_hard_question_is_thought_about(
    tmp_path: Path,
) -> None:
    async def story() -> None:
        async with house(tmp_path, thinker=Uneven()) as h:
            found = await looked_at(h, await kept(h))
            assert [one["n"] for one in found["moments"]] == list(range(len(found["moments"])))

    asyncio.run(story())
