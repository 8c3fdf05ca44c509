"""Teach mode: when everybody seated agrees, undo asks nobody; nobody sees more, and nothing counts."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from nightmarket.games.magic_maze import GAME as MAZE
from nightmarket.table.best import row as best_row
from tests.golden.games import HERE, read
from tests.server.house import Player, house, table_moves
from tests.server.test_against_the_clock import heist, moves

pytestmark = pytest.mark.usefixtures("either_house")


async def agree(people: list[Player], on: bool = True) -> None:
    for person in people:
        assert (await person.ask("teach", on=on))["type"] == "ack"
    for person in people:
        await told(person, teaching=on)


async def told(person: Player, **facts: Any) -> None:
    """Until the table says so."""
    while any(person.table[key] != value for key, value in facts.items()):
        await person.read()


async def can_go_back(person: Player, to: int | None) -> None:
    while person.view["undo"] != to:
        await person.read()


async def a_few_moves(people: list[Player], count: int = 12) -> int:
    """Until the one who moved first has moved and others have after it: the version before that."""
    seat = people[0].view["asked"][0]
    mine: int = people[0].view["version"]
    version = mine
    for _ in range(count):
        if people[0].view["asked"][0] == seat:
            mine = version
        version = await table_moves(people)
    while people[0].view["asked"][0] == seat:
        mine = version
        version = await table_moves(people)
    version = await table_moves(people)
    assert version > mine + 1
    return mine


def test_whoever_plays_to_learn_takes_back_what_they_like(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as h:
            people = await h.four()
            first = people[people[0].view["asked"][0]]
            mine = await a_few_moves(people)
            seat, version = first.seats[0], first.view["version"]
            # One after the other agrees; until the last of them nothing has changed.
            for person in people[:3]:
                await person.ask("teach", on=True)
            await told(people[3], teaching=False)
            while [chair["teaches"] for chair in people[3].table["chairs"]] != [True] * 3 + [False]:
                await people[3].read()
            await first.ask("undo", version=version, seat=seat, to=mine)
            while first.table["proposal"] is None:
                await first.read()
            asked = first.table["proposal"]["id"]
            await people[3 if first is not people[3] else 2].ask(
                "vote", proposal=asked, agree=False
            )
            await agree(people)
            assert first.table["taught"] is True
            # Back before one's own last choice, whoever has chosen since: nobody is asked.
            await can_go_back(first, mine)
            back = await first.ask("undo", version=version, seat=seat, to=mine)
            assert back["type"] == "ack", back
            for person in people:
                await person.version(back["version"])
            assert first.table["proposal"] is None
            assert first.view["asked"] == [seat]
            assert max(n for n in first.log[seat] if n < back["version"]) == mine
            # A watcher has no part in it.
            watcher = await h.join(first.code)
            assert (await watcher.ask("teach", on=False))["code"] == "not-yours"
            await watcher.version(back["version"])
            assert watcher.view["undo"] is None
            # Whoever agrees no longer ends it for all; that it was is not forgotten.
            await people[1].ask("teach", on=False)
            await told(first, teaching=False, taught=True)
            await table_moves(people)
            mine = await a_few_moves(people)
            await first.ask("undo", version=first.view["version"], seat=seat, to=mine)
            while first.table["proposal"] is None:
                await first.read()

    asyncio.run(story())


def test_nobody_sees_more_than_without_it(tmp_path: Path) -> None:
    """The same deal and the same choices: every view, log and question is the same to the letter."""
    shown: list[list[Any]] = []

    async def story(on: bool) -> None:
        async with house(tmp_path / str(on), seed=lambda: f"{11:032x}") as h:
            people = await h.four(game="shadow-traders")
            people.append(await h.join(people[0].code))  # who watches
            await people[4].until(lambda m: m["type"] == "update")
            if on:
                await agree(people[:4])
            for _ in range(60):
                await table_moves(people)
            for seat in range(4):  # nor is anybody answered for another seat
                other = people[(seat + 1) % 4]
                answers = [
                    await other.ask("preview", seat=seat, choices=[]),
                    await other.ask("why", seat=seat, choice="roll"),
                ]
                assert [answer["code"] for answer in answers] == ["not-yours"] * 2
            same = ("view", "question", "asked", "choices", "horizon", "version")
            shown.append(
                [
                    [[view[key] for key in same] for view in person.views.values()]
                    + [{n: {**e, "ms": 0} for n, e in log.items()} for log in person.log.values()]
                    for person in people
                ]
            )

    for on in (False, True):
        asyncio.run(story(on))
    assert shown[0] == shown[1]


def test_it_is_agreed_before_the_deal_and_by_newcomers_too(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as h:
            opened = await h.open(name="Ann", chairs=[{"kind": "open"}] * 4)
            ann = await h.join(opened["table"], opened["secret"])
            await agree([ann])
            await told(ann, teaching=True, taught=False)  # nothing was dealt yet
            ben = await h.join(opened["table"])
            await ben.sit(1, "Ben")
            await told(ann, teaching=False)
            await agree([ben])
            await ben.sit(1, "Benjamin")  # another name is the same person
            await told(ben, teaching=True)
            assert (await ann.ask("start", fill="easy"))["type"] == "ack"
            await told(ann, teaching=True, taught=True)
            # Another device knows of it, and so does the house when it comes back.
            assert (await ann.ask("teach", on="yes"))["code"] == "malformed"
        async with house(tmp_path) as h:
            ben = await h.join(opened["table"], *ben.secrets)
            await told(ben, teaching=True, taught=True)
            # Who alone was against it leaves: then all who are seated agree.
            await ben.ask("teach", on=False)
            ann = await h.join(opened["table"], opened["secret"])
            await told(ann, teaching=False)
            await ben.ask("stand", seat=1)
            await told(ann, teaching=True)

    asyncio.run(story())


def test_a_game_that_was_taught_does_not_count(tmp_path: Path) -> None:
    record = read(HERE / "magic_maze" / "won-1.json")
    *_, (won, _move, _events) = record.replay(lambda _: MAZE)

    async def story() -> None:
        async with house(tmp_path) as h:
            opened = await h.open("magic-maze", name="Ann", chairs=[{"kind": "open"}] * 2)
            ann = await h.join(opened["table"], opened["secret"])
            ben = await h.join(opened["table"])
            await ben.sit(1, "Ben")
            await ann.ask("start")
            meta = h.hall.tables[opened["table"]].meta
            assert best_row("x", meta, MAZE, won, 0) is not None
            await agree([ann, ben])
            await agree([ann, ben], on=False)
            meta = h.hall.tables[opened["table"]].meta
            assert best_row("x", meta, MAZE, won, 0) is None
            assert best_row("x", replace(meta, taught=False), MAZE, won, 0) is not None

    asyncio.run(story())


def test_the_sand_waits_for_readers_and_can_be_turned_back(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as h:
            ann, ben = team = await heist(h)
            await agree(team)
            await ben.ask("follow", reading=True)
            await told(ann, paused=[1])
            await ben.ask("follow", reading=False)
            await told(ann, paused=[])
            mover = next(person for person in team if moves(person))
            for person in team:
                await person.version(mover.view["version"])
            start, before = mover.view["version"], mover.view["view"]["heroes"]
            answer = await mover.play(moves(mover)[0])
            await mover.version(answer["version"])
            assert mover.view["view"]["heroes"] != before
            wish = {"seat": mover.seats[0], "to": start}
            back = await mover.ask("undo", version=answer["version"], **wish)
            assert back["type"] == "ack", back
            await mover.version(back["version"])
            assert mover.view["view"]["heroes"] == before
            assert mover.view["clock"]["ms"] > 0

    asyncio.run(story())
