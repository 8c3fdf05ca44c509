"""Games against the clock: true time becomes the state's time, and everybody acts at once."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from nightmarket import games
from nightmarket.games.magic_maze.state import TALK, Mall
from nightmarket.kernel import legal
from nightmarket.kernel.record import Record
from nightmarket.server.thinking import Pool
from nightmarket.table import minds
from nightmarket.table.due import NEVER
from nightmarket.table.outcome import Move
from nightmarket.table.table import Table
from tests.server.house import House, Player, house

pytestmark = pytest.mark.usefixtures("either_house")


async def heist(h: House, people: int = 2, bots: int = 0, **more: Any) -> list[Player]:
    """A heist that has begun."""
    chairs = [{"kind": "open"}] * people + [{"kind": "bot"}] * bots
    more.setdefault("options", {"free_talk": "off"})
    opened = await h.open("magic-maze", name="Ann", chairs=chairs, **more)
    team = [await h.join(opened["table"], opened["secret"])]
    for seat in range(1, people):
        team.append(await h.join(opened["table"]))
        await team[-1].sit(seat, f"Friend {seat}")
    await team[0].ask("start")
    for member in team:
        await member.until(lambda m: m["type"] == "update")
        assert member.view["clock"] is None
    for member in team:
        answer = await member.play("ready")
        for other in team:
            await other.version(answer["version"])
    for member in team:
        while not member.view["view"]["sand"]["running"]:
            await member.read()
    return team


def moves(player: Player) -> list[str]:
    return [c for c in player.view["choices"] if c.startswith("move:")]


def test_the_sand_runs_in_true_time(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as h:
            team = await heist(h)
            left = team[0].view["clock"]["ms"]
            assert left > 60_000
            await asyncio.sleep(0.05)
            mover = next(p for p in team if moves(p))
            version = mover.view["version"]
            answer = await mover.play(moves(mover)[0])
            await mover.version(answer["version"])
            assert 30 <= left - mover.view["clock"]["ms"] < 5000
            assert (await mover.ask("undo", version=version + 1, seat=mover.seats[0], to=1))[
                "code"
            ] == "not-now"
            # Both act from the same version: neither is late because of the other.
            for member in team:
                await member.version(answer["version"])
            first = await team[0].play(team[0].view["choices"][-1], version=answer["version"])
            second = await team[1].play(team[1].view["choices"][-1], version=answer["version"])
            assert first["type"] == "ack"
            assert second.get("code") != "stale"

    asyncio.run(story())


def test_the_sand_waits_while_a_lesson_is_read(tmp_path: Path) -> None:
    """Alone among bots, and not where another person plays."""

    async def story() -> None:
        async with house(tmp_path) as h:
            (me,) = await heist(h, people=1, bots=1)
            await me.ask("follow", reading=True)
            await me.drain()
            assert me.table["paused"] == [0]
            # Somebody who only watches reads as they like: nobody is told of it.
            watcher = await h.join(me.table["code"])
            await me.drain()
            me.received.clear()
            for reading in (True, False, True):
                await watcher.ask("follow", reading=reading)
            await me.drain()
            assert [m["type"] for m in me.received if m["type"] == "table"] == []
            at = h.hall.tables[me.table["code"]]
            assert at.sand.is_held
            assert (await me.play(me.view["choices"][0]))["code"] == "paused"
            await me.ask("follow", reading=False)
            await me.drain()
            assert me.table["paused"] == []
            assert not at.sand.is_held
            team = await heist(h)
            await team[0].ask("follow", reading=True)
            assert not h.hall.tables[team[0].table["code"]].sand.is_held

    asyncio.run(story())


def test_who_reads_as_the_sand_starts_is_told_that_it_waits(tmp_path: Path) -> None:
    """Else the page shows sand that runs, and every move is refused."""

    async def story() -> None:
        async with house(tmp_path) as h:
            chairs = [{"kind": "open"}, {"kind": "bot"}]
            opened = await h.open("magic-maze", name="Ann", chairs=chairs)
            me = await h.join(opened["table"], opened["secret"])
            await me.ask("start")
            await me.until(lambda m: m["type"] == "update")
            await me.ask("follow", reading=True)
            await me.play("ready")
            while not me.view["view"]["sand"]["running"]:
                await me.read()
            await me.drain()
            assert h.hall.tables[opened["table"]].sand.is_held
            assert me.table["paused"] == [0]

    asyncio.run(story())


def test_a_bot_takes_the_time_that_the_one_person_wants_to_follow_it(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as h:
            opened = await h.open("shadow-traders", name="Ann")
            me = await h.join(opened["table"], opened["secret"])
            at = h.hall.tables[opened["table"]]
            assert minds.pause_s(at) == 0.0
            await me.ask("follow", pace_ms=900)
            assert minds.pause_s(at) == 0.9
            other = await h.join(opened["table"])
            await other.sit(1, "Ben")
            assert minds.pause_s(at) == 0.0  # nobody waits for somebody else's reading
            assert (await me.ask("follow", pace_ms=9000))["code"] == "malformed"

    asyncio.run(story())


def test_bots_among_themselves_take_the_time_of_the_host_who_looks_on(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as h:
            bots = [{"kind": "bot", "level": "easy"} for _ in range(4)]
            opened = await h.open("shadow-traders", chairs=bots)
            me = await h.join(opened["table"], opened["secret"])
            at = h.hall.tables[opened["table"]]
            await me.ask("follow", pace_ms=900)
            assert minds.pause_s(at) == 0.9
            stranger = await h.join(opened["table"])
            await stranger.ask("follow", pace_ms=1800)
            assert minds.pause_s(at) == 0.9
            await me.ask("follow", pace_ms=0)
            assert (await me.ask("start"))["type"] == "ack"
            seen = await me.until(lambda m: m["type"] == "update")
            assert seen["seat"] is None
            assert seen["choices"] == []
            await me.version(seen["version"] + 3)

    asyncio.run(story())


def test_a_bot_leaves_to_people_for_a_beat_what_they_can_do_too(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as h:
            (me,) = await heist(h, people=1, bots=1)
            at = h.hall.tables[me.table["code"]]
            state, text = at.need_match().state, at.game.text
            mine, theirs = ({text(c) for c in legal(state, seat)} for seat in (0, 1))
            both, only = min(mine & theirs), min(theirs - mine)
            assert minds.leaves(at, Move(1, [both], []))
            assert not minds.leaves(at, Move(1, [only], []))
            at.left.add(1)  # it has waited for a beat
            assert not minds.leaves(at, Move(1, [both], []))

    asyncio.run(story())


def test_nobody_talks_between_the_windows(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as h:
            team = await heist(h)
            assert team[0].view["view"]["may_talk"] is False
            assert (await team[0].ask("chat", text="left!"))["code"] == "silent"

    asyncio.run(story())


def test_when_the_sand_has_run_out_the_game_is_lost(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as h:
            team = await heist(h)
            mover = next(p for p in team if moves(p))
            await mover.play(moves(mover)[0])
            table = h.hall.tables[team[0].code]
            table.sand.since -= 600  # ten minutes go by, and nobody has looked at the clock yet
            late = await mover.play("wait", version=mover.view["version"] + 1)
            assert late["code"] == "over"
            pass_by(table, 600)
            for member in team:
                while not member.over:
                    await member.read()
            text = (await h.http.get(f"/api/records/{team[0].code}")).text
            record = Record.from_json(text)
            assert sum(1 for m in record.moves if m.text.startswith("tick:")) > 10
            assert record.winners == []
            for _ in record.replay(games.game):
                pass

    asyncio.run(story())


def test_the_clock_alone_ends_it(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as h:
            team = await heist(h)
            table = h.hall.tables[team[0].code]
            pass_by(table, 600)
            for member in team:
                while not member.over:
                    await member.read()
        async with house(tmp_path) as h:
            again = await h.join(team[0].code, *team[0].secrets)
            await again.until(lambda m: m["type"] == "update")
            assert again.over

    asyncio.run(story())


def test_team_mates_act_on_their_own(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path, thinker=Pool(1)) as h:
            opened = await h.open("magic-maze", name="Ann", chairs=[{"kind": "open"}] * 3)
            me = await h.join(opened["table"], opened["secret"])
            await me.ask("start", fill="hard")
            await me.until(lambda m: m["type"] == "update")
            await me.ask("hand-over", seat=0, level="hard")  # somebody must have the right tile
            while me.view["clock"] is None:
                await me.read()
            begun = me.view["version"]
            while me.view["version"] < begun + 4:
                await me.read()
            acted = {e["seat"] for n, e in me.log[0].items() if n > begun}
            assert acted <= {0, 1, 2}
            assert len(acted) > 1

    asyncio.run(story())


def pass_by(table: Table, seconds: float) -> None:
    """So much time goes by at the table."""
    table.sand.since -= seconds
    if not table.sand.is_held:
        table.sand.due -= seconds
        table.wake()


async def waiting_heist(h: House, **more: Any) -> list[Player]:
    return await heist(h, options={"free_talk": "off"}, waits=True, **more)


def test_the_sand_stands_still_for_somebody_who_drops(tmp_path: Path) -> None:
    """All wait; a return goes on from the same second; the record replays and knows of no pause."""

    async def story() -> None:
        async with house(tmp_path) as h:
            team = await waiting_heist(h)
            host, other = team
            table = h.hall.tables[host.code]
            await asyncio.sleep(0.03)
            await other.socket.close()
            told = await host.until(lambda m: m["type"] == "table" and m["paused"] == [1])
            assert told["chairs"][1]["present"] is False
            await host.until(lambda m: m["type"] == "update")  # the time until then is in the log
            left = host.view["clock"]["ms"]
            assert table.sand.is_held
            assert table.sand.due == NEVER
            refused = await host.play(host.view["choices"][-1])
            assert refused["code"] == "paused"
            pass_by(table, 600)
            again = await h.join(host.code, *other.secrets)
            await again.until(lambda m: m["type"] == "update")
            assert again.view["clock"]["ms"] == left
            await host.until(lambda m: m["type"] == "update")
            assert left - 1000 < host.view["clock"]["ms"] <= left
            assert not table.sand.is_held
            mover = next(p for p in (host, again) if moves(p))
            moved = await mover.play(moves(mover)[0])
            assert moved["type"] == "ack"
            await mover.version(moved["version"])
            for seat, member in enumerate((host, again)):
                answer = await member.play("concede", seat=seat)
                assert answer["type"] == "ack"
            text = (await h.http.get(f"/api/records/{host.code}")).text
            record = Record.from_json(text)
            passed = sum(int(m.text[5:]) for m in record.moves if m.text.startswith("tick:"))
            assert passed < 30_000
            for _ in record.replay(games.game):
                pass

    asyncio.run(story())


def test_a_pause_outlives_the_server(tmp_path: Path) -> None:
    """Killed while all wait: the sand stands where it stood, until everybody is back."""

    async def story() -> None:
        async with house(tmp_path) as h:
            host, other = await waiting_heist(h)
            await other.socket.close()
            await host.until(lambda m: m["type"] == "update")
            left = host.view["clock"]["ms"]
        async with house(tmp_path) as h:
            first = await h.join(host.code, *host.secrets)
            await first.until(lambda m: m["type"] == "update")
            assert first.table["paused"] == [1]
            assert first.view["clock"]["ms"] == left
            await h.join(host.code, *other.secrets)
            await first.until(lambda m: m["type"] == "table" and m["paused"] == [])
            await first.until(lambda m: m["type"] == "update")
            assert left - 1000 < first.view["clock"]["ms"] <= left

    asyncio.run(story())


def test_a_bot_in_the_empty_seat_ends_the_pause(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path, absent_s=0) as h:
            host, other = await waiting_heist(h)
            await other.socket.close()
            await host.until(lambda m: m["type"] == "table" and m["paused"] == [1])
            assert (await host.ask("hand-over", seat=1, level="easy"))["type"] == "ack"
            await host.until(lambda m: m["type"] == "table" and m["paused"] == [])
            assert not h.hall.tables[host.code].sand.is_held

    asyncio.run(story())


def test_without_the_option_the_sand_runs_on_and_comes_back_right(tmp_path: Path) -> None:
    """A dropped connection in mid-run comes back to the right second."""

    async def story() -> None:
        async with house(tmp_path) as h:
            host, other = await heist(h)
            await other.socket.close()
            await host.until(lambda m: m["type"] == "table" and not m["chairs"][1]["present"])
            assert host.table["paused"] == []
            table = h.hall.tables[host.code]
            pass_by(table, 50)
            again = await h.join(host.code, *other.secrets)
            await again.until(lambda m: m["type"] == "update")
            sand = again.view["view"]["sand"]
            # The view is as old as the last action, the clock is not.
            assert sand["left"] > 170_000
            assert 120_000 < again.view["clock"]["ms"] <= 130_000

    asyncio.run(story())


def test_people_end_a_run_and_bots_follow(tmp_path: Path) -> None:
    """MM-5: most of the people; the bots are not asked."""

    async def story() -> None:
        async with house(tmp_path) as h:
            h.dice.say = "wait"
            team = await heist(h, people=3, bots=4)
            assert (await team[0].play("concede"))["type"] == "ack"
            await team[0].version(team[0].view["version"] + 1)
            await team[0].drain()
            assert not team[0].over  # one of three
            assert team[0].view["view"]["conceding"] == [True] + [False] * 6
            assert (await team[1].play("concede"))["type"] == "ack"
            while not team[2].over:
                await team[2].read()
            assert team[2].view["view"]["end"]["outcome"] == "conceded"

    asyncio.run(story())


def test_signs_where_words_are_forbidden(tmp_path: Path) -> None:
    """MM-161: in scenario 12 a talk window takes signs and pointing, no text; silence takes nothing."""

    async def story() -> None:
        async with house(tmp_path) as h:
            team = await heist(h, options={"scenario": "12"})
            for wish in ({"text": "left!"}, {"sign": "yes"}, {"spot": "1b-00"}):
                assert (await team[0].ask("chat", **wish))["code"] == "silent"
            table = h.hall.tables[team[0].code]
            assert table.match is not None
            mall = table.match.state
            assert isinstance(mall, Mall)
            mall.talk = TALK
            assert (await team[0].ask("chat", text="left!"))["code"] == "silent"
            await team[0].send(type="chat", key="x", sign="shout")
            refused = await team[0].until(lambda m: m["type"] == "refused")
            assert refused["code"] == "malformed"
            assert (await team[0].ask("chat", sign="yes"))["type"] == "ack"
            said = await team[1].until(lambda m: m["type"] == "chat")
            assert (said["sign"], said["text"], said["spot"]) == ("yes", "", "")
            # A finger on the table: on a cell that lies there, and on nothing that could be read.
            for spot in ("24-00", "left!", "x" * 4000):
                assert (await team[0].ask("chat", spot=spot))["code"] == "malformed"
            assert (await team[0].ask("chat", spot="1b-00", sign="yes"))["code"] == "malformed"
            assert (await team[1].ask("chat", spot="1b-00"))["type"] == "ack"
            said = await team[0].until(lambda m: m["type"] == "chat" and m["seat"] == 1)
            assert (said["sign"], said["text"], said["spot"]) == (None, "", "1b-00")
        async with house(tmp_path) as h:
            again = await h.join(team[0].code, *team[0].secrets)
            told = [(line["sign"], line["spot"]) for line in again.received[0]["chat"]]
            assert told == [("yes", ""), (None, "1b-00")]

    asyncio.run(story())
