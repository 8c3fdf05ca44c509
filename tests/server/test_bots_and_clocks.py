"""Bots that are slow, wrong or dead, and clocks that run out: a table always goes on."""

from __future__ import annotations

import asyncio
import os
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from nightmarket import games
from nightmarket.house.thinking import answer
from nightmarket.kernel import Luck, asked
from nightmarket.server.thinking import Pool
from tests.server.house import Player, house

pytestmark = pytest.mark.usefixtures("either_house")


async def against_bots(h: Any, first: int, **more: Any) -> Player:
    opened = await h.open(name="Olha", options={"first": str(first)}, **more)
    me: Player = await h.join(opened["table"], opened["secret"])
    await me.ask("start", fill="hard")
    await me.until(lambda m: m["type"] == "update")
    return me


def test_a_slow_bot_says_so_and_can_be_hurried(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as h:
            h.dice.delay = 60.0
            me = await against_bots(h, first=1)
            thinking = await me.until(lambda m: m["type"] == "thinking")
            assert thinking["seat"] == 1
            version = me.view["version"]
            assert (await me.ask("hurry"))["type"] == "ack"
            await me.version(version + 1)
            watcher = await h.join(me.code)
            assert (await watcher.ask("hurry"))["code"] == "not-yours"

    asyncio.run(story())


@pytest.mark.parametrize("say", ["dance", "place:take:1", "", "roll:7"])
def test_a_bot_that_answers_nonsense_breaks_nothing(tmp_path: Path, say: str) -> None:
    async def story() -> None:
        async with house(tmp_path) as h:
            h.dice.say = say
            me = await against_bots(h, first=1)
            await me.play_on()

    asyncio.run(story())


def test_a_bot_that_never_answers_is_played_modestly(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path, bot_limit_s=0.02) as h:
            h.dice.delay = 60.0
            me = await against_bots(h, first=1)
            while not me.view["choices"]:
                await me.read()
            assert me.view["version"] > 3

    asyncio.run(story())


def test_real_bots_think_in_other_processes(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path, thinker=Pool(1)) as h:
            opened = await h.open(name="Olha", options={"first": "1"})
            me = await h.join(opened["table"], opened["secret"])
            await me.ask("start", fill="easy")
            await me.until(lambda m: m["type"] == "update")
            while not me.view["choices"]:
                await me.read()
            assert me.view["version"] > 3

    asyncio.run(story())


def test_a_bot_is_asked_about_a_state_it_may_not_see_only_through_a_glimpse() -> None:
    """Two worlds that a seat cannot tell apart get the same answer from the same bot."""
    game = games.game("shadow-traders")
    s = game.setup(4, 3, {"first": "0"})
    seat = asked(s)[0]
    told = answer(game.key, game.dump(s), seat, "random", 5)
    for n in range(3):
        other = game.resample(s, seat, Luck.seeded(n))
        assert answer(game.key, game.dump(other), seat, "random", 5) == told


def test_who_lets_the_clock_run_out_is_played_modestly(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("nightmarket.house.house.checked_clock", lambda clock: clock)

    async def story() -> None:
        async with house(tmp_path) as h:
            me = await against_bots(h, first=0, clock={"seconds": 1, "then": "idle"})
            assert me.table["clock"]["seconds"] == 1
            clock = me.view["clock"]
            assert clock["seats"] == [0]
            assert 0 < clock["ms"] <= 1000
            await asyncio.sleep(0.02)
            played = await me.play(me.view["choices"][0])  # the same person is asked: it runs on
            await me.version(played["version"])
            if me.view["asked"] == [0]:
                assert me.view["clock"]["ms"] < clock["ms"]
            while 0 in me.view["asked"]:
                await me.read()  # nobody chooses; the turn ends all the same
            assert me.view["version"] > played["version"]

    asyncio.run(story())


def test_or_by_a_bot(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("nightmarket.house.house.checked_clock", lambda clock: clock)

    async def story() -> None:
        async with house(tmp_path) as h:
            me = await against_bots(h, first=0, clock={"seconds": 1, "then": "bot"})
            asked = h.dice.asked
            while 0 in me.view["asked"]:
                await me.read()
            assert h.dice.asked > asked

    asyncio.run(story())


def test_time_used_before_a_restart_is_used(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def left(me: Player) -> int:
        async with house(tmp_path) as h:
            again = await h.join(me.code, *me.secrets)
            await again.until(lambda m: m["type"] == "update")
            found: int = again.view["clock"]["ms"]
            return found

    async def story() -> None:
        async with house(tmp_path) as h:
            me = await against_bots(h, first=0, clock={"seconds": 600, "then": "idle"})
        begin = time.time_ns()
        monkeypatch.setattr("nightmarket.house.house.time.time_ns", lambda: begin + 400 * 10**9)
        # A lost line has stopped the clock for two minutes; then it ran, whether the house stood or not.
        assert 310_000 < await left(me) <= 320_000
        # The rest ran out while nobody could have moved: there is a moment left to come back.
        monkeypatch.setattr("nightmarket.house.house.time.time_ns", lambda: begin + 900 * 10**9)
        assert 25_000 < await left(me) <= 30_000

    asyncio.run(story())


def test_a_game_that_is_over_is_not_due(tmp_path: Path) -> None:
    """Its row would be taken up again and again for a clock that nobody waits for."""

    async def story() -> None:
        async with house(tmp_path) as h:
            me = await against_bots(h, first=0, clock={"seconds": 600, "then": "idle"})
            table = h.hall.tables[me.code]
            playing: Any = table._row(table.meta, 1)
            over: Any = table._row(replace(table.meta, phase="over"), 1)
            assert playing.due is not None
            assert over.due is None

    asyncio.run(story())


ORPHANS = """
import asyncio, os
from nightmarket.server.thinking import Pool

async def main() -> None:
    pool = Pool(1)
    pool.warm()
    loop = asyncio.get_running_loop()
    print(await loop.run_in_executor(pool.pool, os.getpid), flush=True)
    os.kill(os.getpid(), 9)

if __name__ == "__main__":
    asyncio.run(main())
"""


def test_workers_end_with_a_server_that_was_killed(tmp_path: Path) -> None:
    script = tmp_path / "orphans.py"
    script.write_text(ORPHANS)
    env = {**os.environ, "PYTHONPATH": os.pathsep.join(p for p in sys.path if p)}
    dead = subprocess.run(
        [sys.executable, str(script)], env=env, capture_output=True, text=True, timeout=60
    )
    worker = int(dead.stdout)
    for _ in range(200):
        try:
            os.kill(worker, 0)
        except ProcessLookupError:
            return
        if "(zombie)" in Path(f"/proc/{worker}/status").read_text():
            return  # ended; whoever inherited it has not looked yet
        time.sleep(0.05)
    raise AssertionError("the worker is still there")
