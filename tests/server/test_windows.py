"""Automatic answers: given by the server after a delay that tells nothing about the hand."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from nightmarket.kernel import Luck
from nightmarket.table import windows
from nightmarket.table.table import Table
from tests.scenarios.dale_of_merchants.table import DaleTable, table
from tests.server.house import House, Player, house

pytestmark = pytest.mark.usefixtures("either_house")

FIVE = "junk junk junk junk junk"
AT_ONCE: Any = {"window_s": (0.0, 0.0), "bot_window_s": (0.0, 0.0)}


class Clock:
    """Time that stands still until the test moves it, and chance that always says the same."""

    def __init__(self) -> None:
        self.time = 0.0
        self.due: float | None = None
        self.table: Table | None = None
        self.drawn: list[tuple[float, float]] = []

    def draw(self, low: float, high: float) -> float:
        self.drawn.append((low, high))
        return low + (high - low) * 0.75

    def wake_at(self, code: str, when: float | None) -> None:
        self.due = when

    def rules(self, h: House, at: Table) -> None:
        hall: Any = h.hall
        hall.now, hall.chance, hall.wake_at = lambda: self.time, self.draw, self.wake_at
        self.table = at

    def pass_to(self, time: float) -> None:
        self.time = time
        if self.due is not None and self.due <= time and self.table is not None:
            self.due = None
            self.table.wake()


def bought(hand: str, deck: str) -> DaleTable:
    """Seat 0 has bought a card: seat 1, who could hold Binoculars, is asked (DM-77, DM-86)."""
    t = table(hands=["magnet", hand], decks=[FIVE, deck], market="raffle")
    return t.play(0, "buy:0:raffle", "pay:magnet")


async def sit_down(h: House, t: DaleTable, clock: Clock) -> tuple[Player, Player, Table]:
    """Two people at a table that stands like this; seat 1 has automatic answers."""
    opened = await h.open(
        "dale-of-merchants", name="Olha", chairs=[{"kind": "open"}, {"kind": "open"}]
    )
    buyer = await h.join(opened["table"], opened["secret"])
    asked = await h.join(opened["table"])
    await asked.sit(1, "Petro")
    await asked.ask("automatic", seat=1, on=True)
    await buyer.ask("start")
    at = h.hall.tables[opened["table"]]
    clock.rules(h, at)
    match = at.need_match()
    match.state = t.state.clone()
    match.asked = match.who = t.asked
    for person in (buyer, asked):
        await person.drain()
        person.received.clear()
    at.resume()
    return buyer, asked, at


HOLDING = ("binoculars", "junk")
NOTHING = ("junk", "binoculars")


def story_of(tmp_path: Path, hands: tuple[str, str], act: str) -> list[Any]:
    """What the other seat is sent, and when, from the question until it is over."""

    async def story() -> list[Any]:
        seen: list[Any] = []
        async with house(tmp_path / hands[0] / act) as h:
            clock = Clock()
            buyer, asked, _ = await sit_down(h, bought(*hands), clock)
            for tick in range(1, 9):
                if act == "pass" and tick == 2:
                    await asked.send(
                        type="play", key="p", version=asked.views[1]["version"], seat=1,
                        choices=["pass"],
                    )  # fmt: skip
                    await asyncio.sleep(0.05)
                clock.pass_to(tick * 0.5)
                await buyer.drain(0.1)
                for m in buyer.received:
                    seen.append((tick, m["type"], m.get("asked"), told(m)))
                buyer.received.clear()
            assert clock.drawn[0] == (2.0, 3.5)
        return seen

    return asyncio.run(story())


def told(m: dict[str, Any]) -> Any:
    return [(e["seat"], [x["event"] for x in e["events"]]) for e in m.get("log", [])]


def test_a_pause_tells_nothing_about_the_hand(tmp_path: Path) -> None:
    """The same messages at the same times, holding an answer or not, passing early or not at all."""
    nothing = story_of(tmp_path, NOTHING, "wait")
    assert nothing
    assert nothing[0][0] == 7  # 2.0 + 0.75 · 1.5 s: after the seventh half second
    assert story_of(tmp_path, HOLDING, "wait") == nothing
    assert story_of(tmp_path, HOLDING, "pass") == nothing
    assert story_of(tmp_path, NOTHING, "pass") == nothing


async def settled(person: Any) -> None:
    """Everything said before this question has arrived when its answer has."""
    await person.ask("hold", seat=0)


def bots_story(tmp_path: Path, hands: tuple[str, str], delay: float) -> list[Any]:
    """The same with a bot in that seat, which declines and takes so long to think of it."""

    async def story() -> list[Any]:
        seen: list[Any] = []
        async with house(tmp_path / hands[0] / f"{delay}") as h:
            h.dice.say, h.dice.delay = "pass", delay
            chairs = [{"kind": "open"}, {"kind": "bot", "level": "hard"}]
            opened = await h.open("dale-of-merchants", name="Olha", chairs=chairs)
            buyer = await h.join(opened["table"], opened["secret"])
            clock = Clock()
            at = h.hall.tables[opened["table"]]
            clock.rules(h, at)
            await buyer.ask("start")
            match = at.need_match()
            t = bought(*hands)
            match.state = t.state.clone()
            match.asked = match.who = t.asked
            await settled(buyer)
            buyer.received.clear()
            at.thoughts.clear()
            at.resume()
            for tick in range(1, 12):
                await asyncio.sleep(0.02)  # for the thought
                clock.pass_to(tick * 0.1)
                await settled(buyer)
                updates = [m for m in buyer.received if m["type"] == "update"]
                seen += [(tick, m["type"], m.get("asked"), told(m)) for m in updates]
                buyer.received.clear()
        return seen

    return asyncio.run(story())


def test_a_bots_pause_tells_nothing_about_its_hand(tmp_path: Path) -> None:
    """One that holds an answer is really asked; one that holds none has nothing to think about."""
    nothing = bots_story(tmp_path, NOTHING, 0.0)
    assert nothing[0][:2] == (9, "update")  # 0.6 + 0.75 · 0.4 s
    for delay in (0.0, 60.0):  # what comes then is another question
        assert bots_story(tmp_path, HOLDING, delay)[:1] == nothing[:1]


def test_an_answer_is_used_at_once_and_a_held_question_waits(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as h:
            clock = Clock()
            buyer, asked, at = await sit_down(h, bought(*HOLDING), clock)
            window = await asked.until(lambda m: m["type"] == "window")
            assert (window["seat"], window["ms"]) == (1, 3125)
            assert (await buyer.ask("hold", seat=1))["code"] == "not-yours"
            assert (await buyer.ask("hold", seat=0))["code"] == "not-now"
            assert (await asked.ask("hold", seat=1))["type"] == "ack"
            clock.pass_to(100.0)
            assert at.need_match().asked == [1]  # nobody answered for the seat
            version = at.need_match().version
            answer = await asked.ask("play", version=version, seat=1, choices=["use:binoculars"])
            assert answer["type"] == "ack"
            assert not any(m["type"] == "window" for m in buyer.received)

    asyncio.run(story())


def test_a_pass_before_the_end_is_acknowledged_at_the_end(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as h:
            clock = Clock()
            _, asked, at = await sit_down(h, bought(*HOLDING), clock)
            version = at.need_match().version
            await asked.send(type="play", key="early", version=version, seat=1, choices=["pass"])
            await asked.drain()
            assert not any(m.get("key") == "early" for m in asked.received)
            clock.pass_to(4.0)
            ack = await asked.until(lambda m: m.get("key") == "early")
            assert ack["type"] == "ack"
            assert ack["version"] == version + 1

    asyncio.run(story())


def test_a_pass_among_bots_counts_at_once(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as h:
            clock = Clock()
            buyer, asked, at = await sit_down(h, bought(*HOLDING), clock)
            await buyer.ask("hand-over", seat=0, level="easy")
            version = at.need_match().version
            assert (await asked.ask("play", version=version, seat=1, choices=["pass"]))[
                "type"
            ] == "ack"
            assert clock.time == 0.0

    asyncio.run(story())


def test_the_switch_is_kept_with_the_seat(tmp_path: Path) -> None:
    async def story() -> None:
        opened: dict[str, Any] = {}
        async with house(tmp_path) as h:
            opened.update(await h.open("dale-of-merchants", name="Olha"))
            me = await h.join(opened["table"], opened["secret"])
            assert (await me.ask("automatic", seat=1, on=True))["code"] == "not-yours"
            await me.ask("automatic", seat=0, on=True)
            you = [m for m in me.received if m["type"] == "you"][-1]
            assert you["automatic"] == [0]
            other = await h.join(opened["table"])  # it is nobody else's business
            assert other.received[0]["you"]["automatic"] == []
            assert "automatic" not in str(other.received[0]["table"])
        async with house(tmp_path) as h:
            me = await h.join(opened["table"], opened["secret"])
            assert me.received[0]["you"]["automatic"] == [0]
            await me.ask("stand", seat=0)
            await me.sit(0, "Olha")
            assert h.hall.tables[opened["table"]].meta.chairs[0].automatic is None
            # among people it is on unless the seat says otherwise, alone among bots it is not
            assert windows.is_automatic(h.hall.tables[opened["table"]], 0) is False
            other = await h.join(opened["table"])
            await other.sit(1, "Petro")
            await me.drain()
            assert windows.is_automatic(h.hall.tables[opened["table"]], 0) is True
            assert [m for m in me.received if m["type"] == "you"][-1]["automatic"] == [0]

    asyncio.run(story())


@pytest.mark.parametrize("seats", [2, 4])
def test_whole_games_with_automatic_answers(tmp_path: Path, seats: int) -> None:
    """Everybody has them on and answers nothing that could be declined: the game goes on."""

    async def story() -> None:
        async with house(tmp_path, **AT_ONCE) as h:
            opened = await h.open(
                "dale-of-merchants", name="Olha", options={"sets": "owl"},
                chairs=[{"kind": "open"}, *[{"kind": "bot"}] * (seats - 1)],
            )  # fmt: skip
            me = await h.join(opened["table"], opened["secret"])
            await me.ask("automatic", seat=0, on=True)
            await me.ask("start")
            await me.until(lambda m: m["type"] == "update")
            rng = Luck.seeded(3)
            declined = 0
            while not me.over and me.view["version"] < 400:
                view = me.view
                waiting = len(set(view["view"]["sides"][0]["area"]))  # several want an order
                ask = view["question"].get("ask")
                if ask in ("Reacting", "CleaningUp") or (ask == "Starting" and waiting == 1):
                    declined += 0 in view["asked"]
                    await me.version(view["version"] + 1)
                elif view["choices"]:
                    choice = view["choices"][rng.below(len(view["choices"]))]
                    answer = await me.play(choice)
                    if answer["type"] == "ack":
                        await me.version(answer["version"])
                    else:  # others were asked at the same time
                        assert answer["code"] == "stale", answer
                        await me.version(view["version"] + 1)
                else:
                    await me.read()
            assert declined > 3

    asyncio.run(story())
