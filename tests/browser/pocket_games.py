"""Whole games in the pocket without a network: `./market soak pocket` runs these, the suite does not.

In the middle of each the tab crashes, and later the worker dies: nothing acknowledged is lost, nothing
hidden was ever sent to the page, and the record replays.
"""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress

import pytest
from playwright.sync_api import Error

from nightmarket.games import STALLS
from tests.browser.blades import Blade
from tests.browser.dale import Trader
from tests.browser.payload import scan
from tests.browser.player import Hand, is_end, is_settled, play_until, start, totals
from tests.browser.presser import Presser
from tests.browser.stage import Company, Person
from tests.browser.test_magic_maze import begin, moves, tap
from tests.browser.test_pocket import KEPT, becomes

HANDS: dict[str, Callable[[Person, int], Hand]] = {
    "shadow-traders": Hand,
    "shadow-blades": Blade,
    "dark-road": Presser,
    "dale-of-merchants": Trader,
}
BOTS = {"shadow-traders": 3, "shadow-blades": 1, "dark-road": 1, "dale-of-merchants": 1}
CRASH, DEATH = 12, 30  # versions after which the one and the other come


def acknowledged(person: Person) -> int:
    return max((m["version"] for m in person.received if m["type"] == "ack"), default=0)


def crash(person: Person) -> None:
    """The tab dies as tabs do; the person opens another one at the same address."""
    address, before = person.page.url, acknowledged(person)
    with suppress(Error):
        person.page.goto("chrome://crash")
    person.page.close()
    person.page = person.open()
    person.page.goto(address)
    person.see("table").wait_for()
    assert person.version >= before, "what was acknowledged is gone"


def kill_house(person: Person) -> None:
    before = acknowledged(person)
    (house,) = [worker for worker in person.page.workers if "/worker-" in worker.url]
    house.evaluate("self.close()")
    person.see("reconnecting").wait_for()
    person.see("reconnecting").wait_for(state="detached")
    assert person.version >= before, "what was acknowledged is gone"


@pytest.mark.parametrize("phone", [False, True], ids=["wide", "phone"])
@pytest.mark.parametrize("guests", ["pocket"], indirect=True)
@pytest.mark.parametrize("game", HANDS)
def test_a_whole_game(guests: Company, game: str, phone: bool) -> None:
    me = guests.person("Olha", phone=phone)
    table = guests.open_table(me, ["open", *["bot"] * BOTS[game]], game=game)
    start(me)
    becomes(me.page, KEPT)
    me.context.set_offline(True)
    hand = HANDS[game](me, 3)
    for at, trouble in ((CRASH, crash), (DEATH, kill_house)):
        play_until([hand], lambda at=at: me.version > at and is_settled(hand))
        trouble(me)
        hand.page = me.page
    play_until([hand], lambda: is_end(hand), timeout_s=1500)
    assert len(totals(me)) >= 2
    record = me.record(table)
    assert scan({0: me}, record) > len(record.moves) / 4
    me.page.goto(f"/r/{table}")
    me.page.get_by_role("slider").wait_for()


@pytest.mark.parametrize("phone", [False, True], ids=["wide", "phone"])
@pytest.mark.parametrize("guests", ["pocket"], indirect=True)
def test_a_run_against_the_sand(guests: Company, phone: bool) -> None:
    """Magic Maze with three bots in real time, to whatever end it comes."""
    me = guests.person("Olha", phone=phone)
    table = guests.open_table(me, ["open", "bot", "bot", "bot"], game="magic-maze")
    me.press(me.see("start"))
    me.see("action-tile").wait_for()
    becomes(me.page, KEPT)
    me.context.set_offline(True)
    begin(me)
    tap(me, moves(me)[0])
    crash(me)
    kill_house(me)
    me.press(me.see("seats"))
    me.press(me.see("seats-panel").get_by_role("button", name="Let a bot play"))
    me.see("end").wait_for(timeout=900_000)
    assert me.record(table).moves


def test_every_game_is_here() -> None:
    assert {*HANDS, "magic-maze"} == set(STALLS)
