"""Several nodes on one PostgreSQL: real time, secrets, and many tables that wake at once."""

from __future__ import annotations

import asyncio
import re
from collections import Counter
from pathlib import Path
from typing import Any

from nightmarket.kernel.record import Record
from nightmarket.store import Change, EntryRow
from tests.conftest import HAS_POSTGRES
from tests.server.house import Dice, Player, house
from tests.server.test_secrecy import assert_nothing_hidden_stands_in_it

MANY = 60  # tables that wake

if HAS_POSTGRES:  # where there is none, the end of the run says so
    import asyncpg

    from nightmarket.store.postgres import PostgresStore
    from tests.server.test_nodes import four_on, nodes, told

    def test_four_thieves_on_two_nodes(database: str, tmp_path: Path) -> None:
        """Against the clock: everybody acts when they like, sees the same, and has the same sand."""

        async def story() -> None:
            async with nodes(tmp_path, database) as houses:
                team = await four_on(
                    houses,
                    game="magic-maze",
                    chairs=[{"kind": "open"}] * 4,
                    options={"free_talk": "off"},
                )
                for member in team:
                    answer = await member.play("ready")
                    for other in team:
                        await other.version(answer["version"])
                for member in team:
                    while not member.view["view"]["sand"]["running"]:
                        await member.read()

                async def act(member: Player, times: int) -> int:
                    """Whatever can be done; somebody else may have been quicker."""
                    done = 0
                    for _ in range(times):
                        choices = [c for c in member.view["choices"] if c.startswith("move:")]
                        if not choices:
                            choices = [c for c in member.view["choices"] if c.startswith("nudge")]
                        if not choices:
                            await member.read()
                            continue
                        answer = await member.play(member.rng.choice(choices))
                        if answer["type"] == "ack":
                            done += 1
                            await member.version(answer["version"])
                        else:
                            assert answer["code"] in ("stale", "illegal", "not-asked"), answer
                    return done

                movers = [m for m in team if any("move:" in c for c in m.view["choices"])]
                assert len(movers) > 1
                done = await asyncio.gather(*(act(member, 8) for member in movers))
                assert sum(done) > len(movers)
                newest = max(member.view["version"] for member in team)
                for member in team:
                    await member.version(newest)
                shown = [member.views[member.seats[0]]["view"] for member in team]
                assert len({str(view["heroes"]) for view in shown}) == 1
                left = [member.view["clock"]["ms"] for member in team]
                assert max(left) - min(left) < 2000  # by the database's time, wherever they are
                assert all(m["type"] != "gone" for member in team for m in member.received)

        told(story)

    def test_hidden_stays_hidden_between_nodes(database: str, tmp_path: Path) -> None:
        """In what everybody is shown, in notices, and in what nodes tell each other in rows."""

        async def story() -> None:
            heard: list[str] = []
            ear = await asyncpg.connect(database)
            await ear.add_listener("nightmarket", lambda *told: heard.append(told[-1]))
            async with nodes(tmp_path, database) as houses:
                people = await four_on(houses)
                watcher = await houses[1].join(people[0].code)

                async def look_on() -> None:
                    while not watcher.over:
                        await watcher.read()

                rows: list[str] = []
                await asyncio.gather(look_on(), *(person.play_on() for person in people))
                for name in ("present", "keepers", "nodes", "openings"):
                    found = await ear.fetch(f"SELECT row_to_json(t)::text FROM {name} t")
                    assert found, name
                    rows += [row[0] for row in found]
                answer = await houses[1].http.get(f"/api/records/{people[0].code}")
                record = Record.from_json(answer.text)
            await ear.close()
            assert len(heard) > len(record.moves) // 2
            for notice in heard:
                assert re.fullmatch(r"[0-9a-f]{12}( [a-z0-9]{5}-[a-z0-9]{5}:[0-9]+)+", notice)
            secrets = [secret for person in people for secret in person.secrets]
            for text in rows:
                assert not [s for s in [*secrets, f"{record.seed:032x}", "Guest"] if s in text]
            assert_nothing_hidden_stands_in_it([*people, watcher], record)

        told(story)

    def test_many_tables_wake_at_once(database: str, tmp_path: Path) -> None:
        """After a start: each at one node, none twice, nothing lost; bots think a few at a time, and a
        person who comes meanwhile is let in."""

        async def story() -> None:
            codes = await asleep(database, tmp_path, MANY)
            before = await logs_of(database)
            bots = [Busy(), Busy()]
            store = [PostgresStore(database, dead_s=1) for _ in range(2)]
            async with (
                house(tmp_path, bots[0], store[0]) as one,
                house(tmp_path, bots[1], store[1]) as two,
            ):
                me = await two.join(codes[0])
                await me.until(lambda m: m["type"] == "update")
                while True:
                    now = await logs_of(database)
                    if all(len(now[code]) > len(before[code]) for code in codes):
                        break
                    await asyncio.sleep(0.05)
                assert all(one.most <= one.workers for one in bots)
                assert all(now[code][: len(before[code])] == before[code] for code in codes)
                kept = Counter([*one.hall.nodes.kept, *two.hall.nodes.kept])
                assert max(kept.values()) == 1
                assert not one.hall.damaged
                assert not two.hall.damaged

        told(story)

    class Busy(Dice):
        """Bots that count how many of them think at once."""

        workers = 2

        def __init__(self) -> None:
            super().__init__()
            self.now = self.most = 0

        async def think(self, game: str, state: list[Any], seat: int, level: str, seed: int) -> str:
            self.now += 1
            self.most = max(self.most, self.now)
            await asyncio.sleep(0)
            try:
                return await super().think(game, state, seat, level, seed)
            finally:
                self.now -= 1

    async def asleep(database: str, folder: Path, many: int) -> list[str]:
        """So many tables in which a bot is about to move, in nobody's memory."""
        dice = Dice()
        dice.delay = 3600  # it thinks and thinks
        store = PostgresStore(database, dead_s=1)
        async with house(folder, dice, store) as h:
            chairs = [{"kind": "open"}] + [{"kind": "bot", "level": "fair"}] * 3
            opened = await h.open(name="Ann", chairs=chairs)
            me = await h.join(opened["table"], opened["secret"])
            await me.ask("start")
            await me.until(lambda m: m["type"] == "update")
            while 0 in me.view["asked"]:
                answer = await me.play(me.view["choices"][0])
                await me.version(answer["version"])
            await me.socket.close()
            row = await store.table(opened["table"])
            entries = await store.entries(opened["table"])
            assert row is not None
            codes = [f"bbbbb-{n:05d}".translate(LETTERS) for n in range(many)]
            for code in codes:
                copy: list[Change] = [row._replace(code=code, revision=1)]
                copy += [EntryRow(code, n, body) for n, body in enumerate(entries, 1)]
                await h.hall.store_now(copy)
        return codes

    LETTERS = str.maketrans("0123456789", "bcdfghjkmn")

    async def logs_of(database: str) -> dict[str, list[str]]:
        ear = await asyncpg.connect(database)
        found: dict[str, list[str]] = {}
        for code, body in await ear.fetch("SELECT code, body FROM entries ORDER BY code, number"):
            found.setdefault(code, []).append(body)
        await ear.close()
        return found
