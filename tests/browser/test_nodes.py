"""Two nodes on one PostgreSQL: people of one table come through different ones, and one of them dies.

Where there is no PostgreSQL the end of the run says so: NOT PROVED.
"""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import Coroutine, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from pathlib import Path
from threading import Thread
from typing import Any, TypeVar

import pytest
from playwright.sync_api import Browser
from websockets.asyncio.client import connect

from tests.browser.player import Hand, Lister, play_until, sit, start
from tests.browser.stage import Company, Front, Person, Server, company, wait_for
from tests.browser.test_magic_maze import HEROES, begin, cell_of, moves, offered, tap
from tests.conftest import HAS_POSTGRES
from tests.server.house import Player

T = TypeVar("T")

if HAS_POSTGRES:

    @pytest.fixture
    def nodes(database: str, tmp_path: Path) -> Iterator[list[Server]]:
        found = [Server(tmp_path, store=database) for _ in range(2)]
        with ExitStack() as stack, ThreadPoolExecutor() as threads:
            list(threads.map(Server.start, found))
            for node in found:
                stack.callback(node.stop)
            yield found

    class Friends:
        """Three people without a screen, in a loop of their own: the browser's driver has one here."""

        def __init__(self) -> None:
            self.loop = asyncio.new_event_loop()
            Thread(target=self.loop.run_forever, daemon=True).start()
            self.team: list[Player] = []
            self.rng = random.Random(4)

        def do(self, work: Coroutine[Any, Any, T]) -> T:
            return asyncio.run_coroutine_threadsafe(work, self.loop).result(60)

        async def sit(self, table: str, *nodes: Server) -> None:
            for seat, node in enumerate(nodes, 1):
                address = f"ws://127.0.0.1:{node.port}/ws/{table}"
                friend = Player(await connect(address, max_size=None), table, [])
                await friend.send(type="hello", table=table, secrets=[])
                await friend.until(lambda m: m["type"] == "welcome")
                assert (await friend.sit(seat, f"Friend {seat}"))["type"] == "seated"
                self.team.append(friend)

        async def ready(self) -> None:
            for friend in self.team:
                while not friend.views.get(friend.seats[0], {}).get("choices"):
                    await friend.read()
                while (await friend.play("ready"))["type"] != "ack":
                    await friend.read()  # somebody else was ready at the same moment

        async def hurry(self, steps: int) -> int:
            """All at once, each through its own node; whoever is second is told so, and goes on.

            Returns the version of the last step.
            """

            async def act(friend: Player) -> None:
                for _ in range(steps):
                    while "wait" not in friend.view["choices"]:
                        await friend.read()  # until the sand runs
                    text = next((c for c in friend.view["choices"] if c.startswith("move:")), "")
                    if not text:  # no hero can go this way, and nobody may be left to change that
                        return
                    answer = await friend.play(text)
                    if answer["type"] == "ack":
                        await friend.version(answer["version"])
                    else:
                        assert answer["code"] in ("stale", "illegal"), answer

            await asyncio.gather(*map(act, self.team))
            return max(int(friend.view["version"]) for friend in self.team)

        async def step(self) -> int:
            """One more of theirs, any; who was last to go knows of all the others."""
            for friend in self.team:
                texts = [c for c in friend.view["choices"] if c.startswith("move:")]
                if texts:
                    answer = await friend.play(self.rng.choice(texts))
                    assert answer["type"] == "ack", answer
                    await self.see(int(answer["version"]))
            return int(self.team[0].view["version"])

        async def see(self, version: int) -> list[dict[str, Any]]:
            for friend in self.team:
                await friend.version(version)
            return [friend.view for friend in self.team]

    def log_of(person: Person) -> dict[int, int | None]:
        """Whose entries this page was told, by number; and no number ever went back."""
        updates = [m for m in person.received if m["type"] == "update"]
        numbers = [m["version"] for m in updates]
        assert numbers == sorted(numbers), f"{person.name} was shown {numbers}"
        return {e["n"]: e["seat"] for m in updates for e in m["log"]}

    def is_in_mid_turn(hand: Hand, other: Person) -> bool:
        """The last choice was this person's, the next one is too; the other has seen that."""
        last = next(m for m in reversed(hand.person.received) if m["type"] == "update")
        mine = last["version"] > 4 and last["log"][-1]["seat"] == last["seat"] in last["asked"]
        return mine and hand.is_asked() and last["version"] == hand.person.version == other.version

    def see(person: Person, version: int) -> None:
        wait_for(lambda: person.version >= version, person.page, "the others' steps are not seen")

    def four_in_the_maze(guests: Company, nodes: list[Server]) -> None:
        """Magic Maze with four people on two nodes: all act at once, all see the same mall."""
        host = guests.person("Iryna")
        friends = Friends()
        table = guests.open_table(
            host, ["open"] * 4, game="magic-maze", options={"free_talk": "off"}
        )
        friends.do(friends.sit(table, nodes[1], nodes[0], nodes[1]))
        host.press(host.see("start"))
        host.see("action-tile").wait_for()
        friends.do(friends.ready())
        begin(host)
        last = friends.do(friends.hurry(5))
        assert last > 4  # they have gone
        # or the step that is chosen here is one that somebody has just taken
        see(host, last)
        while not offered(host.received, host.version):  # nobody stands where a hero can go her way
            see(host, friends.do(friends.step()))
        was = host.version
        tap(host, moves(host)[0])
        wait_for(lambda: host.version > was, host.page, "the move was not taken")
        for view in friends.do(friends.see(host.version)):
            assert view["version"] == host.version
            shown = {hero["hero"]: hero["cell"] for hero in view["view"]["heroes"]}
            assert shown == {hero: cell_of(host, hero) for hero in HEROES}

    def test_people_of_one_table_on_two_nodes_of_which_one_is_killed(
        chrome: Browser, nodes: list[Server]
    ) -> None:
        """In mid-turn: both go on at once and see the same."""
        here, there = Front(*nodes), Front(*reversed(nodes))
        with company(chrome, here) as guests:
            four_in_the_maze(guests, nodes)
            host = guests.person("Olha", lossy=True)
            guest = guests.person("Petro", through=there)
            table = guests.open_table(host, ["open", "open"], game="shadow-blades")
            sit(guest, table, 1)
            start(host, guest)
            hands = [Lister(host, seed=1), Lister(guest, seed=2)]
            play_until(hands, lambda: is_in_mid_turn(hands[0], guest))
            was = host.version
            nodes[0].kill()
            died = time.monotonic()
            play_until(hands, lambda: min(host.version, guest.version) > was)
            print(f"both went on {time.monotonic() - died:.2f} s after a node had been killed")
            play_until(hands, lambda: min(host.version, guest.version) > was + 4)
            wait_for(lambda: host.version == guest.version, host.page, "they see different games")
            assert log_of(host) == log_of(guest)
            assert not any(m["type"] == "gone" for m in guest.received)
        here.close()
        there.close()
