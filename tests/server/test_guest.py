"""A program at a live table: it sits, plays, comes back, and leaves its seat to a bot."""

from __future__ import annotations

import asyncio
import json
import shlex
import shutil
import sys
from pathlib import Path
from typing import Any

import pytest

from nightmarket.arena.guest import Guest, address
from nightmarket.arena.outside import Program
from nightmarket.bots.base import BadBot
from nightmarket.kernel import Refusal
from tests.server.house import House, Player, house

EXAMPLES = Path(__file__).parents[2] / "examples" / "bots"
# Of the machine, or the one that ./market fetched.
NODE = shutil.which("node") or str(Path(sys.prefix) / "bin" / "node")


def program(command: str = "") -> Program:
    words = shlex.split(command) or [str(EXAMPLES / "mybot.py")]
    return Program([sys.executable, *words], 10.0, 3)


async def table_for(h: House, bot: Program, said: list[str]) -> tuple[Player, Guest]:
    opened = await h.open("shadow-blades", name="Olha")
    host = await h.join(opened["table"], opened["secret"])
    chairs = [{"kind": "keep"}, {"kind": "open"}]
    await host.ask("configure", chairs=chairs)
    invitation = f"http://127.0.0.1:{h.port}/t/{opened['table']}"
    return host, Guest(invitation, bot, "Mine", say=said.append, rest=lambda _: None)


async def seated(host: Player) -> None:
    while host.table["chairs"][1]["kind"] != "person":
        await host.read()
    await host.ask("start")


@pytest.mark.parametrize(
    "command", [[sys.executable, "mybot.py"], [NODE, "mybot.mjs"]], ids=["Python", "JavaScript"]
)
def test_a_program_plays_a_whole_game_with_a_person(tmp_path: Path, command: list[str]) -> None:
    async def scene() -> None:
        async with house(tmp_path) as h:
            said: list[str] = []
            runs, example = command
            bot = Program([runs, str(EXAMPLES / example)], 10.0, 3)
            host, guest = await table_for(h, bot, said)
            playing = asyncio.create_task(asyncio.to_thread(guest.play))
            await seated(host)
            await host.play_on()
            assert await playing == host.table["result"]["winners"]
            assert said == ["Mine sits in seat 1"]
            assert host.table["chairs"][1]["name"] == "Mine"

    asyncio.run(scene())


def test_a_program_comes_back_when_its_line_is_cut(tmp_path: Path) -> None:
    async def scene() -> None:
        async with house(tmp_path) as h:
            host, guest = await table_for(h, program(), [])
            hear, heard = guest.hear, 0

            def cut_now_and_then(line, message):  # type: ignore[no-untyped-def]
                nonlocal heard
                heard += 1
                if heard % 25 == 0:
                    raise OSError("cut")
                hear(line, message)

            guest.hear = cut_now_and_then  # type: ignore[method-assign]
            playing = asyncio.create_task(asyncio.to_thread(guest.play))
            await seated(host)
            await host.play_on()
            assert await playing == host.table["result"]["winners"]
            assert heard > 50

    asyncio.run(scene())


def test_a_program_that_is_faster_than_the_house_listens_says_it_again(tmp_path: Path) -> None:
    async def scene() -> None:
        async with house(tmp_path) as h:
            host, guest = await table_for(h, program(), [])
            hear = guest.hear
            rests: list[float] = []
            guest.rest = rests.append
            refused: set[str] = set()

            def too_fast_now_and_then(line, message):  # type: ignore[no-untyped-def]
                key = message.get("key", "")
                if message["type"] == "ack" and key not in refused and int(key[1:]) % 5 == 0:
                    refused.add(key)
                    message = {"type": "refused", "key": key, "code": "too-many"}
                hear(line, message)

            guest.hear = too_fast_now_and_then  # type: ignore[method-assign]
            playing = asyncio.create_task(asyncio.to_thread(guest.play))
            await seated(host)
            await host.play_on()
            assert await playing == host.table["result"]["winners"]
            assert len(rests) == len(refused) > 2

    asyncio.run(scene())


def test_a_program_that_is_late_leaves_its_seat_to_a_bot(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("nightmarket.arena.outside.FIRST", 0.0)

    async def scene() -> None:
        async with house(tmp_path) as h:
            sleeps = ["-c", "import signal\nwhile True: signal.pause()"]
            bot = Program([sys.executable, *sleeps], 0.05, 3)
            host, guest = await table_for(h, bot, [])
            playing = asyncio.create_task(asyncio.to_thread(guest.play))
            await seated(host)
            finished = asyncio.create_task(host.play_on())
            with pytest.raises(BadBot, match=r"did not answer within 0\.05 s"):
                await playing
            await finished
            assert host.over
            assert host.table["chairs"][1]["stand_in"]

    asyncio.run(scene())


def test_a_program_that_fails_leaves_its_seat_to_a_bot(tmp_path: Path) -> None:
    async def scene() -> None:
        async with house(tmp_path) as h:
            host, guest = await table_for(h, program("-c pass"), [])
            playing = asyncio.create_task(asyncio.to_thread(guest.play))
            await seated(host)
            finished = asyncio.create_task(host.play_on())
            with pytest.raises(BadBot, match="ended instead of answering"):
                await playing
            await finished
            assert host.over
            assert host.table["chairs"][1]["stand_in"]

    asyncio.run(scene())


def test_a_table_without_a_chair_says_so(tmp_path: Path) -> None:
    async def scene() -> None:
        async with house(tmp_path) as h:
            host, guest = await table_for(h, program(), [])
            await host.ask("configure", chairs=[{"kind": "keep"}, {"kind": "bot", "level": "easy"}])
            with pytest.raises(Refusal, match="no chair is open"):
                await asyncio.to_thread(guest.play)
            nowhere = Guest(f"http://127.0.0.1:{h.port}/t/k7mqx-2pf9d", program(), "Mine")
            with pytest.raises(Refusal, match="unknown-table"):
                await asyncio.to_thread(nowhere.play)

    asyncio.run(scene())


@pytest.mark.parametrize(
    "invitation", ["", "k7mqx-2pf9d", "ftp://house/t/k7mqx", "http://house/", "http:///t/a"]
)
def test_what_is_no_invitation(invitation: str) -> None:
    with pytest.raises(Refusal, match="no invitation"):
        address(invitation)


def test_an_invitation_below_a_prefix() -> None:
    assert address("https://example.org/games/t/k7mqx-2pf9d") == (
        "wss://example.org/games/ws/k7mqx-2pf9d",
        "k7mqx-2pf9d",
    )


def test_the_program_is_told_what_the_page_is_told(tmp_path: Path) -> None:
    """The same words as in the arena: protocol, seat, texts of choices, the seat's own view."""

    async def scene() -> None:
        async with house(tmp_path) as h:
            bot = program()
            told: list[dict[str, Any]] = []
            tell = bot.tell

            def listen(message: dict[str, Any]) -> None:
                told.append(message)
                tell(message)

            bot.tell = listen  # type: ignore[method-assign]
            host, guest = await table_for(h, bot, [])
            playing = asyncio.create_task(asyncio.to_thread(guest.play))
            await seated(host)
            await host.play_on()
            await playing
            hello = {"type": "hello", "protocol": 1, "game": "shadow-blades", "rules_version": 1}
            assert told[0] == {**hello, "seat": 1, "seats": 2, "seed": 3, "seconds": 10.0}
            assert all(m["type"] == "choose" for m in told[1:])
            assert "hand" in json.dumps(told[1]["view"])

    asyncio.run(scene())
