"""Hints at a table: agreed to by everybody before the start, made of what the seat knows, else none."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import msgspec
import pytest

import nightmarket as nm
from nightmarket import analysis
from nightmarket.analysis import Asked
from nightmarket.bots.levels import LORES
from tests.server.house import Dice, House, Player, house

pytestmark = pytest.mark.usefixtures("either_house")


class Adviser(Dice):
    """Thinks on the spot, and remembers what was asked."""

    def __init__(self) -> None:
        super().__init__()
        self.questions: list[Asked] = []

    async def look(self, question: bytes) -> bytes:
        self.questions.append(msgspec.json.decode(question, type=Asked))
        return analysis.answer(question)


async def two(h: House) -> tuple[Player, Player]:
    opened = await h.open("shadow-blades", name="Olha")
    me = await h.join(opened["table"], opened["secret"])
    guest = await h.join(opened["table"])
    await guest.sit(1, "Petro")
    return me, guest


async def hint(h: House, who: Player, seat: int) -> Any:
    wish = {"table": who.code, "secrets": who.secrets, "seat": seat}
    return await h.http.post("/api/hint", json=wish)


async def dealt(*people: Player) -> None:
    for person in people:
        await person.until(lambda m: m["type"] == "update")


def test_it_starts_when_everybody_has_agreed_and_only_then_are_there_hints(tmp_path: Path) -> None:
    async def story() -> None:
        adviser = Adviser()
        async with house(tmp_path, thinker=adviser) as h:
            me, guest = await two(h)
            assert (await guest.ask("agree", on=True))["code"] == "not-now"  # to what?
            assert (await guest.ask("configure", hints="hard"))["code"] == "not-host"
            assert (await me.ask("configure", hints="genius"))["code"] == "malformed"
            assert (await me.ask("configure", hints="easy"))["type"] == "ack"
            assert (await me.ask("start"))["code"] == "not-agreed"
            await guest.ask("agree", on=True)
            await me.until(lambda m: m["type"] == "table" and m["agreed"] == [0, 1])
            # Another level is another question; and whoever agreed may think again.
            await me.ask("configure", hints="fair")
            assert (await me.ask("start"))["code"] == "not-agreed"
            await guest.ask("agree", on=True)
            await guest.ask("agree", on=False)
            assert (await me.ask("start"))["code"] == "not-agreed"
            assert (await hint(h, me, 0)).json()["code"] == "not-now"  # before the deal
            await guest.ask("agree", on=True)
            assert (await me.ask("start"))["type"] == "ack"
            await dealt(me, guest)
            assert me.table["hints"] == "fair"
            assert me.table["sat_in"]  # it is compared with nobody's
            assert (await guest.ask("agree", on=False))["code"] == "not-now"
            assert (await me.ask("configure", hints=""))["code"] == "not-now"

            asked = me.view["asked"][0]
            people = (me, guest)
            found = (await hint(h, people[asked], asked)).json()
            assert found["level"] == "fair"
            assert found["choice"] in people[asked].view["choices"]
            assert found["reason"] in ("", *LORES["shadow-blades"].traits())
            # Who asks again hears the same, and nobody thinks again.
            assert (await hint(h, people[asked], asked)).json() == found
            assert len(adviser.questions) == 1
            # For one's own seat, when it is asked, and nobody else's.
            other = 1 - asked
            if other not in me.view["asked"]:
                assert (await hint(h, people[other], other)).json()["code"] == "not-now"
            for who, seat in ((people[other], asked), (people[asked], 7), (people[asked], -1)):
                answer = await hint(h, who, seat)
                assert (answer.status_code, answer.json()["code"]) == (403, "not-yours")

    asyncio.run(story())


def test_without_it_there_are_none_and_a_rematch_keeps_it(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path, thinker=Adviser()) as h:
            me, guest = await two(h)
            await me.ask("start")
            await dealt(me, guest)
            asked = me.view["asked"][0]
            answer = await hint(h, (me, guest)[asked], asked)
            assert (answer.status_code, answer.json()["code"]) == (409, "no-hints")
            me, guest = await two(h)
            await me.ask("configure", hints="easy")
            await guest.ask("agree", on=True)
            await me.ask("start")
            await dealt(me, guest)
            await asyncio.gather(me.play_on(), guest.play_on())
            await me.ask("rematch")
            await me.until(lambda m: m["type"] == "table" and m["next"])
            again = await h.join(me.table["next"], *me.secrets)
            assert (again.table["hints"], again.table["agreed"]) == ("easy", [0, 1])

    asyncio.run(story())


def test_what_is_thought_about_holds_nothing_that_the_seat_may_not_know(tmp_path: Path) -> None:
    """The state that leaves the table is a guess: what the seat sees is as it is, the rest is drawn."""

    async def story() -> None:
        adviser = Adviser()
        async with house(tmp_path, thinker=adviser) as h:
            me, guest = await two(h)
            await me.ask("configure", hints="easy")
            await guest.ask("agree", on=True)
            await me.ask("start")
            await dealt(me, guest)
            game = nm.game("shadow-blades")
            others = 0
            for _ in range(12):
                asked = me.view["asked"][0]
                person = (me, guest)[asked]
                assert (await hint(h, person, asked)).status_code == 200
                question = adviser.questions[-1]
                truth = h.hall.tables[me.code].match.state
                guess = game.load(question.state)
                assert msgspec.to_builtins(game.view(guess, asked)) == person.views[asked]["view"]
                others += game.dump(guess)[1:] != game.dump(truth)[1:]
                assert guess.luck != truth.luck
                answer = await person.play(person.view["choices"][0])
                for one in (me, guest):
                    await one.version(answer["version"])
            assert others == 12

    asyncio.run(story())
