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

from nightmarket.server.serve import measured
from nightmarket.soak.cluster import Cluster
from nightmarket.store import StoreTrouble
from tests.conftest import HAS_POSTGRES
from tests.server.house import Dice, House, Player, house, table_moves
from tests.server.test_coming_back import Browser
from tests.server.test_copies import command as run_command

if HAS_POSTGRES:  # where there is none, the end of the run says so
    import asyncpg

    from nightmarket.store.postgres import PostgresStore

    @contextlib.asynccontextmanager
    async def nodes(
        folder: Path, address: str, count: int = 2, patience_s: float = 8
    ) -> AsyncIterator[list[House]]:
        async with contextlib.AsyncExitStack() as stack:
            found = []
            for _ in range(count):
                store = PostgresStore(address, patience_s=patience_s, dead_s=1)
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
            while not (person.views and person.table["phase"] == "playing"):
                await person.read()
        return people

    def told(story: Callable[[], Awaitable[None]]) -> None:
        asyncio.run(asyncio.wait_for(story(), 60))

    def test_what_a_deleted_person_said_is_gone_from_every_node(
        database: str, tmp_path: Path
    ) -> None:
        async def story() -> None:
            async with nodes(tmp_path, database) as houses:
                opened = await houses[0].open(name="Olha")
                code = opened["table"]
                olha = await houses[0].join(code, opened["secret"])
                petro = await houses[1].join(code)
                await petro.sit(1, "Petro")
                await olha.ask("chat", text="Where I live")
                await petro.until(lambda m: m["type"] == "chat")
                laptop = Browser(houses[0])
                await laptop.begin()
                laptop.seats[code] = [opened["secret"]]
                await laptop.show()
                await laptop.ask("delete", name="Olha")
                await laptop.http.aclose()
                await petro.until(lambda m: m["type"] == "table" and not m["chairs"][0]["name"])
                while houses[1].hall.tables[code].busy:
                    await asyncio.sleep(0.002)
                later = await houses[1].join(code)
                assert later.received[0]["chat"] == []
                assert (await petro.ask("chat", text="So quiet"))["type"] == "ack"

        told(story)

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

    def test_who_is_kept_out_is_kept_out_everywhere(database: str, tmp_path: Path) -> None:
        async def story() -> None:
            async with nodes(tmp_path, database) as houses:
                people = await four_on(houses)
                first, second = (h.hall for h in houses)
                for session in second.sessions:
                    session.address = "203.0.113.9"  # as a proxy would say
                await first.ban("203.0.113.9", first.wall_ms() + 60_000)
                for person in (people[1], people[3]):
                    gone = await person.until(lambda m: m["type"] == "gone")
                    assert (gone["code"], gone["again"]) == ("banned", False)
                assert second.banned == first.banned
                await first.ban("203.0.113.9", first.wall_ms())
                while second.banned:
                    await asyncio.sleep(0.05)
                assert not first.banned

        told(story)

    def test_hints_go_where_a_table_is_held(database: str, tmp_path: Path) -> None:
        """Nobody is told of a table that only one node has; who comes in later misses nothing."""

        async def story() -> None:
            async with nodes(tmp_path, database, 3) as houses:
                people = await four_on(houses[:1])
                code = people[0].code
                here, other = houses[0].hall, houses[1].hall
                while not here.nodes._alone:
                    await asyncio.sleep(0.01)
                heard: list[str] = []
                ear = await asyncpg.connect(database)
                await ear.add_listener("nightmarket", lambda *told: heard.append(told[-1]))
                for _ in range(5):
                    await table_moves(people)
                await ear.execute("SELECT pg_notify('nightmarket', 'x end:0')")
                while not heard or heard[-1] != "x end:0":
                    await asyncio.sleep(0.01)
                assert not [one for one in heard if re.search(f"{code}:[1-9]", one)]
                # Whatever is seen over there from now on is not found by looking once in a while.
                for h in houses:
                    h.hall.nodes.sweep = idle
                watcher = await houses[1].join(code)
                for _ in range(5):
                    await watcher.version(await table_moves(people))
                assert here.nodes._alone == other.nodes._alone == set()
                await watcher.socket.close()
                while other.tables[code].visitors:
                    await asyncio.sleep(0.01)
                other.nodes.kept.discard(code)
                other.put_away(other.tables[code])
                while not here.nodes._alone:
                    await asyncio.sleep(0.01)
                await ear.close()

        told(story)

    async def idle() -> None:
        pass

    def deafen(house: House) -> None:
        """From now on this node hears nothing by itself."""
        house.hall.store._heard = lambda hints: None

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
                for task in keeper.hall.store._tasks:
                    task.cancel()
                last = twin if other is houses[1] else me
                await last.version(me.view["version"])
                await go_on(last, 12)
                assert other.hall.tables[code].keeps

        told(story)

    CUT = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'nightmarket'"
    READ_ONLY = (
        "BEGIN READ WRITE; ALTER DATABASE postgres SET default_transaction_read_only = {}; COMMIT"
    )
    # A table at a time, and room is made without touching any: whoever holds one while waiting for the
    # next meets a move that does the same the other way round.
    DISK = """
        CREATE OR REPLACE FUNCTION full_disk() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN {} END $$;
    """
    FULL = DISK.format("RAISE EXCEPTION 'no room' USING ERRCODE = 'disk_full';") + "".join(
        f"BEGIN; CREATE OR REPLACE TRIGGER full_disk BEFORE INSERT OR UPDATE ON {table}"
        " EXECUTE FUNCTION full_disk(); COMMIT;"
        for table in ("entries", "tables", "nodes")
    )
    ROOM = DISK.format("RETURN NULL;")

    def test_a_bad_day_of_the_database(
        database: str, cluster: Cluster, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        """Connections cut, then slow, read-only or full for a moment: moves wait, nobody is sent away,
        nothing is lost or done twice. And a node's own clock may be wrong."""
        monkeypatch.setattr("time.time_ns", lambda: 1)
        monkeypatch.setattr("nightmarket.store.postgres.ANSWER_S", 1.5)

        async def story() -> None:
            heard: list[str] = []
            listener = await asyncpg.connect(database)
            await listener.add_listener("nightmarket", lambda *told: heard.append(told[3]))
            async with nodes(tmp_path, database) as houses:
                people = await four_on(houses)
                assert await table_moves(people) == 2
                cluster.say(CUT)
                assert await table_moves(people) == 3
                days = {
                    "TimeoutError": ("BEGIN; LOCK TABLE entries IN EXCLUSIVE MODE", "ROLLBACK"),
                    "ReadOnly": (READ_ONLY.format("on"), READ_ONLY.format("off")),
                    "DiskFull": (FULL, ROOM),
                }
                for number, (trouble, (begins, ends)) in enumerate(days.items(), 4):
                    await listener.execute(begins)
                    if "READ" in begins:
                        cluster.say(CUT)  # whoever comes anew may only read
                    moving = asyncio.create_task(table_moves(people))
                    while not any(trouble in h.hall.store.trouble for h in houses):
                        await asyncio.sleep(0.01)
                    await listener.execute(ends)
                    assert await moving == number
                assert len(await houses[0].hall.store.entries(people[0].code)) == 6
                received = [m for person in people for m in person.received]
                assert all(m["type"] != "gone" for m in received)
                for one in houses:  # nobody has gone deaf, or fallen silent
                    assert not any(task.done() for task in one.hall.store._tasks)
                table = houses[0].hall.tables[people[0].code]
                assert table.meta.started > 1_600_000_000_000  # the database's time
            # Notices name tables and numbers, and nothing that was chosen.
            assert heard
            assert all(
                re.fullmatch(r"[0-9a-f]{12}( [0-9a-z]{5}-[0-9a-z]{5}:\d+)+", h) for h in heard
            )
            await listener.close()

        told(story)

    def test_a_database_that_takes_nothing_for_long(
        database: str, cluster: Cluster, tmp_path: Path
    ) -> None:
        """What is not stored is not done, and everybody is told; people come back to what is stored,
        and what they had pressed is done once."""

        async def story() -> None:
            async with nodes(tmp_path, database, patience_s=0.2) as houses:
                people = await four_on(houses)
                assert await table_moves(people) == 2
                me = people[people[0].view["asked"][0]]
                play = {"version": 2, "seat": me.seats[0], "choices": [me.view["choices"][0]]}
                house = next(h for h in houses if me in h.people)
                cluster.say(FULL)
                await me.send(type="play", key="k", **play)
                gone = await me.until(lambda m: m["type"] == "gone")
                assert (gone["code"], gone["again"]) == ("broken", True)
                refused = await house.http.post("/api/tables", json={"game": "shadow-traders"})
                assert (refused.status_code, refused.json()["code"]) == (503, "broken")
                assert (await house.http.get("/readyz")).json()["store"] is False
                back = await house.join(me.code, *me.secrets, seen=2)  # one may still look
                await back.version(2)
                cluster.say(ROOM)
                house.hall.store_check.holds_until = 0
                assert (await house.http.get("/readyz")).json()["store"] is True
                answers = [await back.ask("play", key="k", **play) for _ in range(2)]
                assert [(a["type"], a["version"]) for a in answers] == [("ack", 3)] * 2
                others = [p for p in people if p not in house.people]
                for person in others:
                    await person.version(3)
                    assert all(m["type"] != "gone" for m in person.received)

        told(story)

    def test_nodes_are_renewed_one_by_one(database: str, tmp_path: Path) -> None:
        """Whoever is at a node that ends is told to come back, does so elsewhere and plays on."""

        async def story() -> None:
            async with contextlib.AsyncExitStack() as stack:
                stays = await stack.enter_async_context(
                    house(tmp_path, store=PostgresStore(database, dead_s=1))
                )
                async with house(tmp_path, store=PostgresStore(database, dead_s=1)) as ends:
                    people = await four_on([stays, ends])
                    assert await table_moves(people) == 2
                    leaving = [p for p in people if p in ends.people]
                    ends.people.clear()  # who hang up by themselves
                for person in leaving:
                    gone = await person.until(lambda m: m["type"] == "gone")
                    assert (gone["code"], gone["again"]) == ("restarting", True)
                    await person.socket.close()
                renewed = await stack.enter_async_context(
                    house(tmp_path, store=PostgresStore(database, dead_s=1))
                )
                for seat in (1, 3):
                    people[seat] = await renewed.join(people[0].code, *people[seat].secrets, seen=2)
                    await people[seat].version(2)
                assert await table_moves(people) == 3
                assert all(m["type"] != "gone" for m in people[0].received)
                assert stays.hall.tables[people[0].code].keeps

        told(story)

    def test_nodes_with_other_rules_stay_out(database: str, tmp_path: Path) -> None:
        """As long as others play by theirs: two answers to one choice would be two games."""

        async def story() -> None:
            async with nodes(tmp_path, database, count=1) as [first]:
                other = PostgresStore(database, dead_s=1)
                other.rules = first.hall.store.rules + "x"
                with pytest.raises(StoreTrouble, match="other rules"):
                    await other.open()
            await other.open()
            await other.close()

        told(story)

    def test_a_house_moves_to_postgresql_and_back(database: str, tmp_path: Path) -> None:
        """By `store copy`, out of a database that is in use; people play on where the copy stood."""

        async def story() -> None:
            async with house(tmp_path / "first") as h:
                people = await h.four()
                for _ in range(4):
                    await table_moves(people)
                await people[0].ask("chat", text="good evening")
                view = people[0].view["view"]
            assert "1 tables are in PostgreSQL" in await command(tmp_path / "first", database)
            async with nodes(tmp_path, database) as houses:
                again = [await houses[i % 2].join(p.code, *p.secrets) for i, p in enumerate(people)]
                for person in again:
                    await person.version(5)
                assert again[0].view["view"] == view
                assert await table_moves(again) == 6
                await again[1].ask("chat", text="and more")
                await command(database, tmp_path / "third.db")
                await command(tmp_path / "third.db", database, code=1)  # there are tables
                await table_moves(again)  # is not in it
            (tmp_path / "third").mkdir()
            (tmp_path / "third.db").rename(tmp_path / "third" / "nightmarket.db")
            async with house(tmp_path / "third") as h:
                last = [await h.join(p.code, *p.secrets) for p in people]
                for person in last:
                    await person.version(6)
                welcome = next(m for m in last[0].received if m["type"] == "welcome")
                assert [said["text"] for said in welcome["chat"]] == ["good evening", "and more"]
                assert await table_moves(last) == 7

        async def command(source: Path | str, target: Path | str, code: int = 0) -> str:
            args = ("store", "copy", str(source), str(target))
            return await asyncio.to_thread(run_command, *args, code=code)

        told(story)

    def test_what_prometheus_reads_of_a_node(database: str, tmp_path: Path) -> None:
        """Conflicts, catching up, how far behind others it is, what it keeps."""

        async def story() -> None:
            async with nodes(tmp_path, database) as houses:
                figures = [measured(h.hall) for h in houses]
                people = await four_on(houses)
                for _ in range(4):
                    await table_moves(people)
                deafen(houses[0])
                deafen(houses[1])
                seat = people[0].view["asked"][0]
                twins = [await h.join(people[0].code, *people[seat].secrets) for h in houses]
                for twin in twins:
                    await twin.until(lambda m: m["type"] == "update")
                choice = twins[0].views[seat]["choices"][0]
                await asyncio.gather(*(t.play(choice, seat=seat) for t in twins))

                def sum_of(name: str, **labels: str) -> float:
                    found = [
                        f.registry.get_sample_value(f"nightmarket_{name}", labels) for f in figures
                    ]
                    return sum(value or 0 for value in found)

                assert sum_of("conflicts_total") == 1
                assert sum_of("store_failures_total") == 0
                assert sum_of("shared_total", what="caught-up") >= 4
                assert sum_of("lag_seconds_count") >= 4
                assert sum_of("tables_kept") == 1

        told(story)
