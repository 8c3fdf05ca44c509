"""Coming back to tables: what lists say without a replay, digests, open tables, kept chairs."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from nightmarket.kernel import Luck
from nightmarket.table.rows import waiting_of
from tests.server.calendar import HOUR, Calendar
from tests.server.house import House, Player, house, table_moves

pytestmark = pytest.mark.usefixtures("either_house")

DAYS: Any = {"seconds": 3 * 86_400, "then": "seat", "back": 12 * 3600, "slow": True}
CHAIRS = [{"kind": "open"}, {"kind": "open"}]


async def two(h: House, **more: Any) -> list[Player]:
    return await h.two("shadow-blades", chairs=CHAIRS, options={"first": "0"}, **more)


async def gone(h: House, *people: Player) -> None:
    for person in people:
        await person.socket.close()
        h.people.remove(person)
    while any(table.visitors for table in h.hall.tables.values()):
        await asyncio.sleep(0.002)


async def listed(h: House, person: Player) -> dict[str, Any]:
    held = {"table": person.code, "secrets": person.secrets}
    answer = await h.http.post("/api/mine", json={"tables": [held]})
    (found,) = answer.json()["tables"]
    return dict(found)


def test_a_list_says_the_same_whether_the_table_is_in_memory_or_not(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as h:
            calendar = Calendar(h)
            olha, petro = await two(h, clock=DAYS, language="uk")
            await calendar.go(5 * HOUR)
            while olha.view["asked"] == [0]:
                await table_moves([olha, petro])
            at = int(calendar.time * 1000)
            await petro.ask("chat", text="Your move was fine")
            await gone(h, olha, petro)
            awake = await listed(h, petro)
            await calendar.go(HOUR)
            await calendar.sleep()
            assert not h.hall.tables
            asleep = await listed(h, petro)
            assert not h.hall.tables  # nothing was read again for it
            assert (asleep["asked"], asleep["yours"], asleep["since"]) == ([1], [1], at)
            assert (asleep["said"], asleep["language"], asleep["clock"]) == (1, "uk", DAYS)
            assert asleep["time"]["banks"] == [72 * 3_600_000, 71 * 3_600_000]
            for same in ("asked", "yours", "since", "said", "clock", "version", "language"):
                assert asleep[same] == awake[same], same

    asyncio.run(story())


def test_a_row_of_an_older_house_is_read(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as h:
            calendar = Calendar(h)
            people = await two(h)
            await gone(h, *people)
            await calendar.sleep()
            row = await h.hall.store.table(people[0].code)
            old = waiting_of(row._replace(asked="[1]"))
            assert (old.seats, old.since) == ([1], row.updated)
            await h.hall.store_now([row._replace(asked="[1]")])
            assert (await listed(h, people[1]))["asked"] == [1]

    asyncio.run(story())


def test_who_won_stands_in_the_list(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as h:
            calendar = Calendar(h)
            people = await two(h)
            while not people[0].over:
                await table_moves(people)
            assert people[0].table["phase"] == "over"
            winners = people[0].table["result"]["winners"]
            await gone(h, *people)
            awake = await listed(h, people[0])
            await calendar.sleep()
            asleep = await listed(h, people[0])
            assert awake["winners"] == asleep["winners"] == winners
            assert asleep["phase"] == "over"
            assert awake["since"] == asleep["since"] > 0

    asyncio.run(story())


def test_a_digest_is_what_the_seat_would_be_shown_and_never_more(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as h:
            people = await h.four()
            for _ in range(30):
                await table_moves(people)
            me = people[1]
            await people[0].ask("chat", text="Hello")
            wish = {"table": me.code, "secrets": me.secrets, "seen": 10, "said": 0}
            answer = await h.http.post("/api/digest", json=wish)
            told = answer.json()
            again = await h.join(me.code, *me.secrets, seen=10)
            update = await again.until(lambda m: m["type"] == "update")
            assert told["update"] == update
            assert [line["text"] for line in told["chat"]] == ["Hello"]
            assert told["you"]["seats"] == [1]
            assert told["table"]["seed"] is None
            more = await h.http.post("/api/digest", json={**wish, "said": 1})
            assert more.json()["chat"] == []

    asyncio.run(story())


def test_nobody_gets_a_digest_of_somebody_elses_seat(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as h:
            opened = await h.open(name="Olha")
            asks = [
                ({"table": opened["table"], "secrets": []}, 403),
                ({"table": opened["table"], "secrets": ["no secret of anybody"]}, 403),
                ({"table": opened["table"], "secrets": ["x"] * 17}, 400),
                ({"table": opened["table"], "secrets": [opened["secret"]]}, 409),  # not dealt
                ({"table": "bbbbb-bbbbb", "secrets": []}, 404),
                ({"table": opened["table"], "secrets": [], "seen": "x"}, 400),
            ]
            for wish, status in asks:
                answer = await h.http.post("/api/digest", json=wish)
                assert answer.status_code == status, answer.text

    asyncio.run(story())


def test_tables_where_anybody_may_sit_down(tmp_path: Path) -> None:
    async def open_tables(h: House) -> list[dict[str, Any]]:
        found: list[dict[str, Any]] = (await h.http.get("/api/open")).json()["tables"]
        return found

    async def story() -> None:
        async with house(tmp_path) as h:
            await h.open("shadow-blades", name="Nobody's business")
            mixed = [{"kind": "open"}, {"kind": "open"}, {"kind": "bot", "level": "hard"}]
            opened = await h.open(
                "shadow-blades", name="Olha", chairs=mixed, clock=DAYS, listed=True, language="ru"
            )
            (found,) = await open_tables(h)
            assert (found["table"], found["language"]) == (opened["table"], "ru")
            assert [c["kind"] for c in found["chairs"]] == ["person", "open", "bot"]
            assert found["chairs"][2]["level"] == "hard"
            assert found["clock"] == DAYS
            assert found["yours"] == []
            olha = await h.join(opened["table"], opened["secret"])
            await olha.ask("lock", on=True, seat=1)
            assert await open_tables(h) == []
            stranger = await h.join(opened["table"])
            assert (await stranger.ask("lock", on=False, seat=1))["code"] == "not-yours"
            assert (await stranger.sit(1, "Petro"))["code"] == "locked"
            assert (await olha.ask("lock", on=True, seat=2))["code"] == "taken"
            assert (await olha.ask("lock", on=True, seat=9))["code"] == "bad-setup"
            await olha.ask("lock", on=False, seat=1)
            assert len(await open_tables(h)) == 1
            assert (await stranger.sit(1, "Petro"))["type"] == "seated"
            assert await open_tables(h) == []  # nobody else finds room there

    asyncio.run(story())


def test_a_language_that_is_none_is_refused_by_name(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as h:
            wish = {"game": "shadow-blades", "language": "xx"}
            answer = await h.http.post("/api/tables", json=wish)
            assert (answer.status_code, answer.json()["field"]) == (400, "language")

    asyncio.run(story())


def test_where_a_game_stands_is_in_the_list_and_public(tmp_path: Path) -> None:
    """Whether it is in memory or not."""

    async def story() -> None:
        async with house(tmp_path) as h:
            calendar = Calendar(h)
            for game in ("shadow-traders", "shadow-blades", "dale-of-merchants", "dark-road"):
                seats = max(2, h.hall.game(game).seats[0])
                opened = await h.open(game, name="Olha", chairs=[{"kind": "open"}] * seats)
                olha = await h.join(opened["table"], opened["secret"])
                await olha.ask("start", fill="easy")
                await olha.until(lambda m: m["type"] == "update")
                await calendar.settle()
                awake = await listed(h, olha)
                table = h.hall.tables[olha.code]
                assert awake["brief"] == table.game.brief(table.match.state) != {}
                other = table.game.resample(table.match.state, 0, Luck.seeded(3))
                assert table.game.brief(other) == awake["brief"]
                await olha.socket.close()
                h.people.remove(olha)
                while table.visitors:
                    await asyncio.sleep(0.002)
                await calendar.sleep()
                assert (await listed(h, olha))["brief"] == awake["brief"]

    asyncio.run(story())


def test_what_was_missed_can_be_watched_as_the_seat_saw_it(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as h:
            people = await h.four()
            me = people[1]
            shown: dict[int, Any] = {}
            for _ in range(25):
                await table_moves(people)
                shown[me.view["version"]] = me.view["view"]
            wish = {"table": me.code, "secrets": me.secrets, "seen": 5}
            told = (await h.http.post("/api/since", json=wish)).json()["moments"]
            assert [one["n"] for one in told] == [n for n in shown if n > 5]
            assert {one["n"]: one["view"] for one in told} == {n: shown[n] for n in shown if n > 5}
            strange = await h.http.post("/api/since", json={**wish, "secrets": ["x" * 20]})
            assert strange.status_code == 403

    asyncio.run(story())


def test_what_is_covered_by_now_is_not_watched_again(tmp_path: Path) -> None:
    """ST-36, A-3: with closed stacks nobody looks at a covered token a second time."""

    async def story() -> None:
        async with house(tmp_path) as h:
            people = await h.four(options={"first": "0"})
            me, other = people[:2]
            moments = []
            for choice in ("place:keep:1", "place:take:1"):
                answer = await me.play(choice)
                for person in people:
                    await person.version(answer["version"])
                moments.append(answer["version"])
            wish = {"table": me.code, "secrets": other.secrets, "seen": -1}
            told = (await h.http.post("/api/since", json=wish)).json()["moments"]
            seen = [one["n"] for one in told]
            assert moments[0] not in seen
            assert moments[1] in seen
            mine = {"table": me.code, "secrets": me.secrets, "seen": -1}
            own = (await h.http.post("/api/since", json=mine)).json()["moments"]
            assert set(moments) <= {one["n"] for one in own}

    asyncio.run(story())
