"""Decided in advance: played when it is asked, dropped with a word when it no longer fits."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path
from typing import Any

import pytest

from nightmarket import games
from nightmarket.kernel import asked, legal, step
from nightmarket.table import plans
from nightmarket.table.outcome import Move
from tests.server.calendar import Calendar
from tests.server.house import House, Player, house
from tests.server.test_pace import CHAIRS, DAYS, back, leave

pytestmark = pytest.mark.usefixtures("either_house")


async def two(h: House, game: str, **more: Any) -> list[Player]:
    """Two people, over days."""
    return await h.two(game, chairs=CHAIRS, clock=DAYS, **more)


def planned(person: Player) -> list[dict[str, Any]]:
    """What this person was last told of their own plans."""
    told = [m["you"] if m["type"] == "welcome" else m for m in person.received]
    found: list[dict[str, Any]] = [m for m in told if m["type"] in ("you", "welcome")][-1]["plans"]
    return found


async def who_waits(people: list[Player]) -> tuple[Player, Player]:
    """Whoever is asked, and the other one."""
    first, second = people
    return (first, second) if first.view["choices"] else (second, first)


async def decide(person: Player) -> tuple[str, str]:
    told = await person.ask("ahead", seat=person.seats[0])
    assert told["type"] == "foreseen", told
    assert told["choices"], "nothing can be decided"
    return told["ask"], told["choices"][-1]


def played_by(person: Player, seat: int) -> bool:
    """Has this person been shown a choice of that seat?"""
    log = person.log[person.seats[0]].values()
    return any(entry["seat"] == seat for entry in log)


@pytest.mark.parametrize("game", ["shadow-blades", "dale-of-merchants", "dark-road"])
def test_a_decision_is_played_when_it_is_asked(tmp_path: Path, game: str) -> None:
    """Also while its owner is away; nobody else is told that there is one."""

    async def story() -> None:
        async with house(tmp_path, window_s=(0.0, 0.0)) as h:
            one, other = await who_waits(await two(h, game))
            seat = other.seats[0]
            ask, choice = await decide(other)
            answer = await other.ask("plan", seat=seat, ask=ask, choices=[choice])
            assert answer["type"] == "ack"
            assert planned(other) == [
                {"seat": seat, "ask": ask, "choices": [choice]}
                | {"again": False, "unless": False, "lost": False}
            ]
            await leave(h, other)
            while not played_by(one, seat):
                if one.view["choices"]:
                    answer = await one.play(one.view["choices"][0])
                    await one.version(answer["version"])
                else:
                    await one.read()
            assert choice in "".join(await h.hall.store.entries(one.code))
            assert planned(one) == []
            assert all("plans" not in m or not m["plans"] for m in one.received)
            again = await back(h, other)
            assert planned(again) == []

    asyncio.run(story())


def test_one_that_no_longer_fits_is_dropped_and_its_owner_told(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as h:
            one, other = await who_waits(await two(h, "shadow-blades"))
            seat = other.seats[0]
            ask, choice = await decide(other)
            # A text that the game knows, and that nobody can choose there.
            game = h.hall.game("shadow-blades")
            could = (await other.ask("ahead", seat=seat))["choices"]
            impossible = next(t for t in (game.text(n) for n in range(2000)) if t not in could)
            await other.ask("plan", seat=seat, ask=ask, choices=[impossible])
            while not any(plan["lost"] for plan in planned(other)):
                if one.view["choices"]:
                    answer = await one.play(one.view["choices"][0])
                    for person in (one, other):
                        await person.version(answer["version"])
                else:
                    await other.read()
            assert not played_by(one, seat)
            assert choice in other.view["choices"], "it is theirs to answer"
            await other.play(choice)
            while planned(other):  # with the answer it is told and done
                await other.read()

    asyncio.run(story())


def test_what_is_no_plan_is_refused_by_name(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as h:
            one, other = await who_waits(await two(h, "dark-road"))
            seat = other.seats[0]
            ask, choice = await decide(other)
            wishes: list[tuple[dict[str, Any], str]] = [
                ({"ask": "NoSuchQuestion", "choices": [choice]}, "malformed"),
                ({"ask": ask, "choices": ["no:such:choice"]}, "unknown-choice"),
                ({"ask": ask, "choices": [choice] * 65}, "malformed"),
                ({"ask": ask, "choices": [choice], "again": True}, "malformed"),
                ({"ask": "Joining", "choices": ["stay", "join"], "again": True}, "malformed"),
            ]
            for wish, code in wishes:
                answer = await other.ask("plan", seat=seat, **wish)
                assert (answer["type"], answer["code"]) == ("refused", code), wish
            answer = await other.ask("plan", seat=one.seats[0], ask=ask, choices=[choice])
            assert answer["code"] == "not-yours"
            asks = one.view["question"]["ask"]
            here = one.view["choices"][:1]
            answer = await one.ask("plan", seat=one.seats[0], ask=asks, choices=here)
            assert answer["code"] == "not-now"
            assert planned(other) == planned(one) == []
            assert (await one.ask("ahead", seat=one.seats[0]))["choices"] == []
            stranger = await h.join(one.code)
            assert (await stranger.ask("ahead", seat=0))["code"] == "not-yours"

    asyncio.run(story())


def test_against_the_clock_nothing_is_decided_in_advance(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as h:
            opened = await h.open("magic-maze", name="Olha", chairs=[{"kind": "open"}] * 2)
            olha = await h.join(opened["table"], opened["secret"])
            await olha.ask("start", fill="easy")
            await olha.until(lambda m: m["type"] == "update")
            assert (await olha.ask("ahead", seat=0))["code"] == "not-now"

    asyncio.run(story())


@pytest.mark.parametrize("unless", [False, True], ids=["always", "unless"])
def test_caravans_are_answered_once_for_all(tmp_path: Path, unless: bool) -> None:
    """DR-74: whoever leads asks everybody. Over days nobody has to come for it every time."""

    async def story() -> None:
        async with house(tmp_path) as h:
            calendar = Calendar(h)
            one, other = await who_waits(await two(h, "dark-road"))
            seat = other.seats[0]
            told = await other.ask("ahead", seat=seat)
            assert told["standing"] == [{"ask": "Joining", "choices": ["stay", "join"]}]
            wish = {"ask": "Joining", "choices": ["stay"], "again": True, "unless": unless}
            assert (await other.ask("plan", seat=seat, **wish))["type"] == "ack"
            await leave(h, other)
            table, rng, waited = h.hall.tables[one.code], random.Random(3), 0
            for _ in range(900):
                match = table.match
                if match.is_over:
                    break
                asks = match.who[0]
                if asks == seat and match.question["ask"] == "Joining":
                    # Only what concerns them waits for them.
                    assert unless
                    assert table.game.beforehand.concerns(match.state, seat)
                    waited += 1
                    table._enter(Move(seat, ["join"], []), None)
                else:
                    table._enter(Move(asks, [rng.choice(match.choices(asks))], []), None)
                await calendar.settle()
            log = "".join(await h.hall.store.entries(one.code))
            assert waited if unless else f'["play",{seat},["stay"]' in log
            assert waited or f'["play",{seat},["join"]' not in log
            assert [plan.choices for plan in table.meta.chairs[seat].plans] == [["stay"]]

    asyncio.run(story())


@pytest.mark.parametrize(
    "key", ["shadow-traders", "shadow-blades", "dale-of-merchants", "dark-road"]
)
def test_what_can_be_decided_hangs_on_no_die_and_is_found_without_touching_the_game(
    key: str,
) -> None:
    game = games.game(key)
    seats = max(2, game.seats[0])
    state = game.setup(seats, 7, {})
    found: set[str] = set()
    for _ in range(60):
        who = asked(state)
        for seat in range(seats):
            if seat not in who:
                before = game.dump(state)
                found |= set(plans.foreseen(game, state, seat, [], 5)[1])
                assert game.dump(state) == before
        step(state, who[0], legal(state, who[0])[-1])
    assert found
    if key == "shadow-traders":  # what the dice allow is known when they lie there
        assert not any(text.startswith(("use:", "act:", "steal:")) for text in found)
