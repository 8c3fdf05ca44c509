"""Several nodes on one PostgreSQL: the same table through any of them."""

from __future__ import annotations

import asyncio
import contextlib
import re
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from nightmarket.soak.cluster import Cluster
from tests.conftest import HAS_POSTGRES
from tests.server.house import Dice, House, Player, house, table_moves

if HAS_POSTGRES:  # where there is none, the end of the run says so
    import asyncpg

    from nightmarket.store.postgres import PostgresStore

    @contextlib.asynccontextmanager
    async def nodes(folder: Path, address: str, count: int = 2) -> AsyncIterator[list[House]]:
        async with contextlib.AsyncExitStack() as stack:
            found = []
            for _ in range(count):
                store = PostgresStore(address, patience_s=8, dead_s=1)
                found.append(await stack.enter_async_context(house(folder, store=store)))
            yield found

    async def four_on(houses: list[House], **more: Any) -> list[Player]:
        """A table of four people, each on the next node, started."""
        opened = await houses[0].open(name="Host", **more)
        people = [await houses[0].join(opened["table"], opened["secret"])]
        for seat in (1, 2, 3):
            guest = await houses[seat % len(houses)].join(opened["table"])
            await guest.sit(seat, f"Guest {seat}")
            people.append(guest)
        while any(chair["kind"] == "open" for chair in people[0].table["chairs"]):
            await people[0].read()
        assert (await people[0].ask("start"))["type"] == "ack"
        for person in people:
            await person.until(lambda m: m["type"] == "update")
        return people

    def told(story: Callable[[], Awaitable[None]]) -> None:
        asyncio.run(asyncio.wait_for(story(), 60))

    def test_people_of_one_table_on_two_nodes(database: str, tmp_path: Path) -> None:
        """Moves, chairs, chat and who is here reach everybody; nobody's socket is dropped."""

        async def story() -> None:
            async with nodes(tmp_path, database) as houses:
                people = await four_on(houses)
                for _ in range(12):
                    await table_moves(people)
                views = [person.view for person in people]
                assert len({view["version"] for view in views}) == 1
                assert (await people[0].ask("chat", text="hello"))["type"] == "ack"
                heard = await people[1].until(lambda m: m["type"] == "chat")
                assert heard["text"] == "hello"
                assert (await people[1].ask("chat", text="and you"))["type"] == "ack"
                await people[0].until(lambda m: m["type"] == "chat" and m["n"] == 2)
                for person in people:
                    while not all(c["present"] for c in person.table["chairs"]):
                        await person.read()
                # A code for another device is a row: any node takes it, once.
                link = await people[0].ask("share")
                answers = [
                    await h.http.post("/api/claim", json={"code": link["code"]}) for h in houses
                ]
                assert sorted(a.status_code for a in answers) == [200, 410]
                # Going back is told by the books.
                mover = people[people[0].view["asked"][0]]
                await mover.play(mover.view["choices"][0])
                kept = [h.hall.tables[people[0].code].keeps for h in houses]
                assert sorted(kept) == [False, True]
                assert all(m["type"] != "gone" for person in people for m in person.received)

        told(story)

    def deafen(house: House) -> None:
        """From now on this node hears nothing by itself."""
        house.hall.store._heard = lambda hints: None  # type: ignore[attr-defined]

    def test_a_message_that_meets_anothers_is_looked_at_again(
        database: str, tmp_path: Path
    ) -> None:
        """In time, a repeat, or stale; and whoever comes in is shown what others have written."""

        async def story() -> None:
            async with nodes(tmp_path, database) as houses:
                people = await four_on(houses)
                code = people[0].code
                other = houses[1].hall
                deafen(houses[1])
                while people[0].view["asked"] != [0]:
                    await on_the_first(people, houses)
                before = people[0].view["version"]
                choice = people[0].view["choices"][0]
                answer = await people[0].play(choice, key="once")
                assert (answer["type"], other.tables[code].version < before + 1) == ("ack", True)
                # The same person elsewhere repeats it: the log has its key.
                again = await houses[1].join(code, *people[0].secrets, seen=before + 1)
                await again.version(answer["version"])  # nobody sees a number go back
                repeated = await again.play(choice, key="once", seat=0, version=before)
                assert (repeated["type"], repeated["version"]) == ("ack", answer["version"])
                # One person on two nodes, which know nothing of each other, chooses twice.
                deafen(houses[0])
                await people[0].version(answer["version"])
                seat = people[0].view["asked"][0]
                twins = [await h.join(code, *people[seat].secrets) for h in houses]
                for twin in twins:
                    await twin.version(answer["version"])
                choice = twins[0].views[seat]["choices"][-1]
                answers = await asyncio.gather(
                    *(t.play(choice, seat=seat, key=f"t{i}") for i, t in enumerate(twins))
                )
                assert sorted(a["type"] for a in answers) == ["ack", "refused"]
                assert next(a["code"] for a in answers if a["type"] == "refused") == "stale"
                assert len(await other.store.entries(code)) == answer["version"] + 1
                for twin in twins:
                    await twin.version(answer["version"] + 1)
                # Chairs: both would sit there, one does, the other is told.
                lobby = (await houses[0].open())["table"]
                guests = [await h.join(lobby) for h in houses]
                sat = await asyncio.gather(*(g.ask("sit", seat=1, name="Me") for g in guests))
                assert sorted(a["type"] for a in sat) == ["refused", "seated"]
                assert next(a["code"] for a in sat if a["type"] == "refused") == "taken"
                received = [m for p in (*people, *twins, *guests) for m in p.received]
                assert all(m["type"] != "gone" for m in received)

        told(story)

    async def on_the_first(people: list[Player], houses: list[House]) -> None:
        """Whoever is asked chooses through the first node."""
        seat = people[0].view["asked"][0]
        me = await houses[0].join(people[0].code, *people[seat].secrets)
        await me.until(lambda m: m["type"] == "update")
        answer = await me.play(me.views[seat]["choices"][0], seat=seat)
        await people[0].version(answer["version"])

    def test_no_two_nodes_think_about_the_same_question(database: str, tmp_path: Path) -> None:
        """And when the one that does dies, another goes on."""

        async def story() -> None:
            asked: Counter[str] = Counter()

            class Counting(Dice):
                async def think(
                    self, game: str, state: list[Any], seat: int, level: str, seed: int
                ) -> str:
                    asked[f"{seat} {state}"] += 1
                    return await super().think(game, state, seat, level, seed)

            async with contextlib.AsyncExitStack() as stack:
                houses = [
                    await stack.enter_async_context(
                        house(
                            tmp_path,
                            Counting(),
                            PostgresStore(database, dead_s=1),
                            bot_pause_s=0.02,
                        )
                    )
                    for _ in range(2)
                ]
                opened = await houses[0].open(
                    name="Host", chairs=[{"kind": "open"}] + [{"kind": "bot"}] * 3
                )
                code = opened["table"]
                me = await houses[0].join(code, opened["secret"])
                twin = await houses[1].join(code, opened["secret"])
                await me.ask("start")
                await me.until(lambda m: m["type"] == "update")
                await twin.until(lambda m: m["type"] == "update")

                async def go_on(player: Player, moves: int) -> None:
                    """Until the table has moved so often; the bots do their part."""
                    goal = player.view["version"] + moves
                    while player.view["version"] < goal:
                        if 0 in player.view["asked"]:
                            answer = await player.play(player.view["choices"][0])
                            if answer["type"] == "ack":
                                await player.version(answer["version"])
                        else:
                            await player.read()

                await go_on(me, 20)
                assert max(asked.values()) == 1
                keeper = next(h for h in houses if h.hall.tables[code].keeps)
                other = next(h for h in houses if h is not keeper)
                # As after kill -9: it neither beats nor thinks nor writes.
                for task in keeper.hall.store._tasks:  # type: ignore[attr-defined]
                    task.cancel()
                last = twin if other is houses[1] else me
                await last.version(me.view["version"])
                await go_on(last, 12)
                assert other.hall.tables[code].keeps

        told(story)

    def test_a_bad_day_of_the_database(
        database: str, cluster: Cluster, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        """Connections cut, then read-only for a moment: moves wait, nobody is sent away, nothing lost.
        And a node's own clock may be wrong."""
        monkeypatch.setattr("time.time_ns", lambda: 1)

        async def story() -> None:
            heard: list[str] = []
            listener = await asyncpg.connect(database)
            await listener.add_listener("nightmarket", lambda *told: heard.append(told[3]))
            async with nodes(tmp_path, database) as houses:
                people = await four_on(houses)
                assert await table_moves(people) == 2
                cluster.say(
                    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
                    " WHERE application_name = 'nightmarket'"
                )
                assert await table_moves(people) == 3
                for on in ("on", "off"):
                    cluster.say(f"ALTER SYSTEM SET default_transaction_read_only = {on}")
                    cluster.say("SELECT pg_reload_conf()")
                    if on == "on":
                        moving = asyncio.create_task(table_moves(people))
                        while not any(h.hall.store.trouble for h in houses):  # type: ignore[attr-defined]
                            await asyncio.sleep(0.01)
                assert await moving == 4
                received = [m for person in people for m in person.received]
                assert all(m["type"] != "gone" for m in received)
                table = houses[0].hall.tables[people[0].code]
                assert table.meta.started > 1_600_000_000_000  # the database's time
            # Notices name tables and numbers, and nothing that was chosen.
            assert heard
            assert all(
                re.fullmatch(r"[0-9a-f]{12}( [0-9a-z]{5}-[0-9a-z]{5}:\d+)+", h) for h in heard
            )
            await listener.close()

        told(story)
