"""Games against the clock: true time becomes the state's time, and everybody acts at once."""

from __future__ import annotations

import asyncio
from pathlib import Path

from nightmarket import games
from nightmarket.kernel.record import Record
from nightmarket.server.thinking import Pool
from tests.server.house import House, Player, house


async def heist(h: House, people: int = 2) -> list[Player]:
    """A heist that has begun."""
    chairs = [{"kind": "open"}] * people
    opened = await h.open("magic-maze", name="Ann", chairs=chairs, options={"free_talk": "off"})
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
            assert table.sand.since is not None
            table.sand.since -= 600  # ten minutes go by
            late = await mover.play("wait", version=mover.view["version"] + 1)
            assert late["code"] == "over"
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
            assert table.sand.since is not None
            table.sand.since -= 600
            table.sand.set()
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
