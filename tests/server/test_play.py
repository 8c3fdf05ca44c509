"""Choices over the wire: in time, once, all or none; why not; previews; undo."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from nightmarket import games
from nightmarket.kernel import Luck
from nightmarket.table.guard import Refuse
from nightmarket.table.match import Match
from tests.server.house import House, Player, house

pytestmark = pytest.mark.usefixtures("either_house")


async def at_suspecting(h: House, people: list[Player]) -> Player:
    """Play until somebody may place a token or roll, and everybody has seen it."""
    while True:
        version = max(p.view["version"] for p in people)
        for person in people:
            await person.version(version)
        me: Player = people[people[0].view["asked"][0]]
        if "roll" in me.view["choices"] and places(me):
            return me
        answer = await me.play(me.view["choices"][0])
        for person in people:
            await person.version(answer["version"])


async def at_quiet(h: House, people: list[Player]) -> tuple[Player, list[str]]:
    """Play until somebody has three choices in a row that reveal nothing."""
    while True:
        me = people[people[0].view["asked"][0]]
        run: list[str] = []
        choices = me.view["choices"]
        while choices and len(run) < 3:
            for choice in choices:
                seen = await me.ask("preview", seat=me.seats[0], choices=[*run, choice])
                if seen["view"] is not None and (seen["choices"] or len(run) == 2):
                    run.append(choice)
                    choices = seen["choices"]
                    break
            else:
                choices = []
        if len(run) == 3:
            return me, run
        await everybody(people, await me.play(me.view["choices"][-1]))


def places(player: Player) -> list[str]:
    return [c for c in player.view["choices"] if c.startswith("place:")]


async def everybody(people: list[Player], answer: dict[str, Any]) -> None:
    for person in people:
        await person.version(answer["version"])


def test_a_repeated_key_is_acknowledged_not_repeated(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as h:
            people = await h.four()
            me = await at_suspecting(h, people)
            choice, version = places(me)[0], me.view["version"]
            first = await me.play(choice, key="one", version=version)
            again = await me.play(choice, key="one", version=version)
            assert first == again == {"type": "ack", "key": "one", "version": version + 1}
            await me.drain()
            assert me.view["version"] == version + 1
            # The same key from somebody else is somebody else's.
            other = people[(me.seats[0] + 1) % 4]
            assert (await other.play("roll", key="one", version=version + 1))["code"] == "not-asked"
            # And a new tab knows the key too.
            tab = await h.join(me.code, *me.secrets)
            await tab.until(lambda m: m["type"] == "update")
            assert await tab.play(choice, key="one", version=version) == first

    asyncio.run(story())


def test_a_choice_made_from_an_old_table_is_stale(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as h:
            people = await h.four()
            me = await at_suspecting(h, people)
            version = me.view["version"]
            await me.play(places(me)[0])
            assert (await me.play("roll", version=version))["code"] == "stale"
            assert (await me.play("roll", version=version + 99))["code"] == "stale"
            assert (await me.play("roll", version=-5))["code"] == "stale"
            assert (await me.play("roll", version=version + 1))["type"] == "ack"

    asyncio.run(story())


def test_refusals_have_codes_and_rules(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as h:
            people = await h.four()
            me = await at_suspecting(h, people)
            seat, version = me.seats[0], me.view["version"]
            other = people[(seat + 1) % 4]

            async def code(by: Player, *choices: str, seat: int) -> tuple[str, str]:
                answer = await by.play(*choices, seat=seat, version=version)
                return answer["code"], answer["rule"]

            assert await code(me, "roll", seat=(seat + 1) % 4) == ("not-yours", "")
            assert await code(me, "roll", seat=77) == ("not-yours", "")
            assert await code(other, "roll", seat=other.seats[0]) == ("not-asked", "")
            assert await code(me, "dance", seat=seat) == ("unknown-choice", "")
            assert (await code(me, f"place:take:{seat}", seat=seat))[0] == "illegal"
            assert (await me.play(version=version))["code"] == "malformed"
            assert (await me.play(*["roll"] * 65, version=version))["code"] == "malformed"
            why = await me.ask("why", seat=seat, choice=f"place:take:{seat}")
            assert why["code"] == "illegal"
            assert why["rule"].startswith("ST-")
            assert (await me.ask("why", seat=seat, choice="roll")) == {
                "type": "because",
                "key": why["key"].rsplit("-", 1)[0]
                + "-"
                + str(int(why["key"].rsplit("-", 1)[1]) + 1),
                "code": "",
                "rule": "",
            }
            assert (await other.ask("why", seat=seat, choice="roll"))["code"] == "not-yours"
            await me.drain()
            assert me.view["version"] == version  # nothing has changed

    asyncio.run(story())


def test_a_gesture_is_all_or_none(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as h:
            people = await h.four()
            me = await at_suspecting(h, people)
            version, before = me.view["version"], me.view["view"]
            bad = await me.play(places(me)[0], places(me)[0], "roll")
            assert bad["code"] == "illegal"
            await me.drain()
            assert (me.view["version"], me.view["view"]) == (version, before)
            good = await me.play(places(me)[0], "roll")
            assert good["version"] == version + 1
            await me.version(version + 1)
            [entry] = [e for e in me.log[me.seats[0]].values() if e["n"] == version + 1]
            kinds = [event["event"] for event in entry["events"]]
            assert kinds[0] == "token-placed"
            assert "rolled" in kinds

    asyncio.run(story())


def test_a_preview_shows_what_is_not_revealed(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as h:
            people = await h.four()
            me = await at_suspecting(h, people)
            seat, version = me.seats[0], me.view["version"]
            # A token is placed face up, and dice are rolled: nobody may know before it happens.
            for choice in ("roll", places(me)[0]):
                shown = await me.ask("preview", seat=seat, choices=[choice])
                assert (shown["view"], shown["choices"]) == (None, [])
                assert not shown["ends"]
            bad = await me.ask("preview", seat=seat, choices=["roll", "dance"])
            assert bad["code"] == "unknown-choice"
            assert (await me.ask("preview", seat=77, choices=[]))["code"] == "not-yours"
            assert me.view["version"] == version
            me, run = await at_quiet(h, people)
            seat = me.seats[0]
            shown = await me.ask("preview", seat=seat, choices=run)
            await me.drain()
            answer = await me.play(*run)
            await me.version(answer["version"])
            assert me.view["view"] == shown["view"]
            assert me.view["choices"] == shown["choices"]
            assert shown["ends"] == (seat not in me.view["asked"])

    asyncio.run(story())


def test_a_preview_says_that_the_turn_ends_and_nothing_of_what_is_drawn(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as h:
            opened = await h.open("dale-of-merchants", name="Olha")
            me = await h.join(opened["table"], opened["secret"])
            await me.ask("start", fill="easy")
            await me.until(lambda m: m["type"] == "update" and bool(m["choices"]))
            # Cards are drawn after it: the view is nobody's yet, but the turn is over in any case.
            first = next(c for c in me.view["choices"] if c.startswith("discard:"))
            shown = await me.ask("preview", seat=0, choices=[first, "done"])
            assert (shown["view"], shown["ends"]) == (None, True)

    asyncio.run(story())


def test_undo_is_free_back_to_the_horizon(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as h:
            people = await h.four()
            me, run = await at_quiet(h, people)
            seat, start, before = me.seats[0], me.view["version"], me.view["view"]
            horizon = me.view["horizon"]
            views = []
            for choice in run:
                await everybody(people, await me.play(choice))
                views.append(me.view["view"])
            assert me.view["horizon"] == horizon <= start
            assert me.view["undo"] == start + 2
            other = people[(seat + 1) % 4]
            assert other.view["undo"] is None
            back = await me.ask("undo", version=start + 3, seat=seat, to=start + 2)
            assert back["version"] == start + 4
            await everybody(people, back)
            assert me.view["view"] == views[1]
            assert sorted(me.log[seat])[-2:] == [start + 2, start + 4]
            # All the way, in one go; stale and repeated ones do no harm.
            assert (await me.ask("undo", version=1, seat=seat, to=start))["code"] == "stale"
            back = await me.ask("undo", key="u", version=start + 4, seat=seat, to=start)
            assert await me.ask("undo", key="u", version=start + 4, seat=seat, to=start) == back
            await everybody(people, back)
            assert me.view["view"] == before
            # Another way from here; then a newcomer is told the same story.
            await everybody(people, await me.play(run[0]))
            tab = await h.join(me.code, *me.secrets)
            await tab.until(lambda m: m["type"] == "update")
            numbers = [n for n in sorted(me.log[seat]) if n > start]
            assert numbers == [start + 5, start + 6]
            assert sorted(tab.log[seat]) == sorted(me.log[seat])
            assert tab.view["undo"] == me.view["undo"] == start
            for person in people:
                await person.drain()
            await asyncio.gather(*(person.play_on() for person in people))
            record = await h.http.get(f"/api/records/{me.code}")
            check = await h.http.post("/api/records", content=record.content)
            assert check.status_code == 201, check.text

    asyncio.run(story())


def test_answers_of_the_same_moment_are_all_in_time() -> None:
    """Both are asked at once: the second has not seen the first one's choice, and need not."""
    game, rng = games.game("dale-of-merchants"), Luck.seeded(1)
    match = Match.deal(game, 2, 5, game.configure(2, {"sets": "fox,owl"}))
    while len(match.asked) < 2:
        seat = match.asked[0]
        choices = match.choices(seat)
        match.play(seat, [choices[rng.below(len(choices))]], [], 0, "")
    version = match.version
    match.play(0, match.choices(0)[:1], [], 0, "")
    assert match.asked == [1]
    match.check_in_time(1, version)
    with pytest.raises(Refuse, match="made from"):
        match.check_in_time(0, version)
    match.play(1, match.choices(1)[:1], [], 0, "")
    with pytest.raises(Refuse, match="made from"):  # the next question is another one
        match.check_in_time(1, version)


def test_undo_survives_a_restart(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as h:
            people = await h.four()
            me, run = await at_quiet(h, people)
            for choice in run:
                await everybody(people, await me.play(choice))
            version, seat = me.view["version"], me.seats[0]
            back = await me.ask("undo", version=version, seat=seat, to=version - 2)
            await me.version(back["version"])
        async with house(tmp_path) as h:
            again = await h.join(me.code, *me.secrets)
            await again.until(lambda m: m["type"] == "update")
            for same in ("version", "view", "choices", "horizon", "undo"):
                assert again.view[same] == me.view[same], same
            back = await again.ask("undo", version=version + 1, seat=seat, to=again.view["undo"])
            assert back["version"] == version + 2

    asyncio.run(story())


def test_undo_beyond_the_horizon_needs_everybody(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as h:
            people = await h.four()
            me = await at_suspecting(h, people)
            seat, start, before = me.seats[0], me.view["version"], me.view["view"]
            await everybody(people, await me.play("roll"))
            version = start + 1
            assert me.view["horizon"] == version
            assert me.view["undo"] is None
            others = [p for p in people if p is not me]

            async def propose() -> int:
                assert (await me.ask("undo", version=version, seat=seat, to=start))["type"] == "ack"
                for other in others:
                    while other.table["proposal"] is None:
                        await other.read()
                found: int = others[0].table["proposal"]["id"]
                return found

            first = await propose()
            assert others[0].table["proposal"]["waiting"] == sorted(o.seats[0] for o in others)
            assert (await me.ask("vote", proposal=first, agree=True))["code"] == "not-yours"
            assert (await others[0].ask("vote", proposal=first, agree=True))["type"] == "ack"
            assert (await others[1].ask("vote", proposal=first, agree=False))["type"] == "ack"
            assert (await others[2].ask("vote", proposal=first, agree=True))[
                "code"
            ] == "no-proposal"
            for other in people:
                await other.drain()
            assert me.view["version"] == version
            second = await propose()
            for other in others:
                assert (await other.ask("vote", proposal=second, agree=True))["type"] == "ack"
            for person in people:
                await person.version(version + 1)
            assert me.view["view"] == before
            await me.drain()
            assert me.table["proposal"] is None
            # The seed was committed at the start: the same choice gives the same dice.
            dice = [
                v["view"]["dice"]
                for v in me.received
                if v["type"] == "update" and v["view"]["dice"]
            ]
            await everybody(people, await me.play("roll"))
            assert me.view["view"]["dice"] == dice[-1]

    asyncio.run(story())


def test_a_new_choice_ends_a_proposal(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as h:
            people = await h.four()
            me = await at_suspecting(h, people)
            await everybody(people, await me.play("roll"))
            await me.ask("undo", version=me.view["version"], seat=me.seats[0], to=1)
            await me.until(lambda m: m["type"] == "table" and m["proposal"] is not None)
            await me.play(me.view["choices"][0])
            await me.until(lambda m: m["type"] == "table" and m["proposal"] is None)

    asyncio.run(story())


def test_a_proposal_survives_a_restart_and_a_refused_one_does_not(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as h:
            people = await h.four()
            me = await at_suspecting(h, people)
            seat, start = me.seats[0], me.view["version"]
            await everybody(people, await me.play("roll"))
            await me.ask("undo", version=start + 1, seat=seat, to=start)
            await me.until(lambda m: m["type"] == "table" and m["proposal"] is not None)
        async with house(tmp_path) as h:
            others = [p for p in people if p is not me]
            back = [await h.join(me.code, *p.secrets) for p in others]
            proposal = back[0].table["proposal"]
            assert (proposal["seat"], proposal["to"]) == (seat, start)
            for person in back[:2]:
                await person.ask("vote", proposal=proposal["id"], agree=True)
        async with house(tmp_path) as h:
            last = await h.join(me.code, *others[2].secrets)
            assert last.table["proposal"]["waiting"] == others[2].seats
            await last.ask("vote", proposal=proposal["id"], agree=False)
        async with house(tmp_path) as h:
            assert (await h.join(me.code, *me.secrets)).table["proposal"] is None

    asyncio.run(story())


def test_with_bots_alone_undo_goes_as_far_as_one_likes(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as h:
            opened = await h.open(name="Olha", options={"first": "0"})
            me = await h.join(opened["table"], opened["secret"])
            await me.ask("start", fill="easy")
            await me.until(lambda m: m["type"] == "update")
            first = me.view["view"]
            while me.view["version"] < 30:
                if me.view["choices"]:
                    await me.version((await me.play(me.view["choices"][0]))["version"])
                else:
                    await me.read()
            while not me.view["choices"]:
                await me.read()
            version = me.view["version"]
            nothing = await me.ask("undo", version=version, seat=0, to=version)
            assert nothing["code"] == "nothing-to-undo"
            assert (await me.ask("undo", version=version, seat=0, to=0))[
                "code"
            ] == "nothing-to-undo"
            back = await me.ask("undo", version=version, seat=0, to=1)
            await me.version(back["version"])
            assert me.view["view"] == first
            assert me.view["version"] == version + 1
            await me.play_on()

    asyncio.run(story())
