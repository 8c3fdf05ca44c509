"""Whole games at the drawn tables, by keys alone and by touch alone, in Ukrainian.

`./market soak table` runs these, the suite does not: it has a part of each.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from nightmarket.games import STALLS, game
from nightmarket.kernel import CLOCK
from nightmarket.kernel.record import Record, Recorder
from tests.browser.blades import Blade
from tests.browser.dale import Trader
from tests.browser.payload import scan
from tests.browser.player import Hand, Keys, Typist, is_end, play_until, sit, start, totals
from tests.browser.presser import Presser
from tests.browser.stage import Company, Person, wait_for
from tests.browser.test_magic_maze import HEROES, choice
from tests.golden.games import HERE, read

TYPE: dict[str, Callable[[Person, int], Hand]] = {
    "shadow-traders": Keys,
    "shadow-blades": Typist,
    "dark-road": Typist,
    "dale-of-merchants": Typist,
}
TOUCH: dict[str, Callable[[Person, int], Hand]] = {
    "shadow-traders": Hand,
    "shadow-blades": Blade,
    "dark-road": Presser,
    "dale-of-merchants": Trader,
}
BOTS = {"shadow-traders": 3, "shadow-blades": 2, "dark-road": 1, "dale-of-merchants": 1}


@pytest.mark.parametrize("phone", [False, True], ids=["keys", "touch"])
@pytest.mark.parametrize("key", BOTS)
def test_a_whole_game(guests: Company, key: str, phone: bool) -> None:
    me = guests.person("Olha", phone=phone, language="uk")
    table = guests.open_table(me, ["open", *["bot"] * BOTS[key]], game=key)
    start(me)
    hand = (TOUCH if phone else TYPE)[key](me, 3)
    play_until([hand], lambda: is_end(hand), timeout_s=1500)
    assert len(totals(me)) == 1 + BOTS[key]
    assert me.record(table).winners
    me.assert_fits()


def test_partners_on_two_devices(guests: Company) -> None:
    """DM-70: they share a stall of ten stacks, and win together."""
    host = guests.person("Olha", language="uk")
    partner = guests.person("Petro", phone=True, language="uk")
    table = guests.open_table(
        host,
        ["open", "bot", "open", "bot"],
        game="dale-of-merchants",
        options={"teams": "on", "sets": "platypus,sloth,fox,polecat"},  # nothing to react with
    )
    sit(partner, table, 2)
    start(host, partner)
    hands: list[Hand] = [Trader(host, seed=4), Trader(partner, seed=5)]
    play_until(hands, lambda: all(map(is_end, hands)), timeout_s=1500)
    sheet = totals(host)
    assert totals(partner) == sheet
    assert sorted(sheet.values())[-2:] == [10, 10]
    assert scan({0: host, 2: partner}, host.record(table)) > 20


# -- Magic Maze: a run that somebody has won alone, once more

ARROW = {"n": "ArrowUp", "e": "ArrowRight", "s": "ArrowDown", "w": "ArrowLeft"}


def unhurried() -> Record:
    """The same run with more sand, and tiles that turn up at once: a loaded machine wins it too."""
    won = read(HERE / "magic_maze" / "won-alone.json")
    made = Recorder(
        game("magic-maze"), 1, won.seed, {**won.options, "sand": "420", "reveal_lock": "0"}
    )
    for move in won.moves:
        if move.seat != CLOCK:
            made.play(move.seat, move.text)
    return made.record


class Runner:
    """Makes a choice as a person does: the hero, then where to, on the mall and the own tile."""

    def __init__(self, person: Person) -> None:
        self.person = person
        self.page = person.page

    def make(self, text: str) -> None:
        heard = self.answers()
        verb, *what = text.split(":")
        if verb in ("move", "escalator"):
            self.pick(what[0])
        self.act(verb, what, text)
        wait_for(lambda: self.answers() > heard, self.page, f"{text} is not answered")
        last = [m for m in self.person.received if m["type"] in ("ack", "refused")][-1]
        assert last["type"] == "ack", f"{text}: {last}"
        wait_for(
            lambda: self.person.see("end").count() > 0 or self.person.version >= last["version"],
            self.page,
            f"{text} is not shown",
        )

    def answers(self) -> int:
        return sum(m["type"] in ("ack", "refused") for m in self.person.received)

    def offers(self, start: str) -> list[str]:
        def last() -> dict[str, Any]:
            return next(m for m in reversed(self.person.received) if m["type"] == "update")

        shown = self.person.version
        wait_for(lambda: last()["version"] >= shown, self.page, "what is shown was heard")
        return [text for text in last()["choices"] if text.startswith(start)]

    def pick(self, hero: str) -> None:
        card = self.person.see(f"hero-{hero}")
        if card.get_attribute("aria-pressed") != "true":
            self.lift(hero)
            expect(card).to_have_attribute("aria-pressed", "true")

    def lift(self, hero: str) -> None:
        self.person.see(f"hero-{hero}").tap()

    def act(self, verb: str, what: list[str], text: str) -> None:
        if verb in ("escalator", "portal"):
            self.page.locator(f"[data-testid=action-tile] [data-action={verb}]").tap()
        if verb == "explore-at":  # nobody in hand: the whole mall is seen
            for hero in self.page.locator("[data-testid^=hero-][aria-pressed=true]").all():
                hero.tap()
        if verb != "escalator":
            choice(self.person, text).tap()


class Typer(Runner):
    """The same by keys alone: those that are shown, and the full stop for what has none."""

    def lift(self, hero: str) -> None:
        self.page.keyboard.press(str(HEROES.index(hero) + 1))

    def act(self, verb: str, what: list[str], text: str) -> None:
        press = self.page.keyboard.press
        if verb == "move":
            ways = self.offers(":".join((verb, *what[:2])) + ":")
            if text == ways[-1]:
                press(ARROW[what[1]])
            elif text == ways[0]:
                press(f"Shift+{ARROW[what[1]]}")
            else:
                self.go_to(text)
        elif verb == "portal":
            press("p")
            self.go_to(text)
        elif verb == "explore-at" and len(self.offers(verb)) > 1:
            self.go_to(text)
        else:
            press({"ready": "Enter", "reveal": " ", "escalator": "r", "explore-at": "e"}[verb])

    def go_to(self, text: str) -> None:
        choice(self.person, text).wait_for()
        for _ in range(60):
            self.page.keyboard.press(".")
            if self.page.evaluate("document.activeElement.dataset.choice") == text:
                return self.page.keyboard.press("Enter")
        raise AssertionError(f"the full stop never comes to {text}")


@pytest.mark.parametrize("phone", [False, True], ids=["keys", "touch"])
def test_a_whole_run(guests: Company, phone: bool) -> None:
    me = guests.person("Olha", phone=phone, language="uk")
    record = unhurried()
    kept = me.ask("/api/records", record.to_json())
    wish = {"game": "magic-maze", "name": me.name, "deal_of": kept["id"]}
    opened = me.ask("/api/tables", wish)
    me.sit_at(opened)
    start(me)
    runner = Runner(me) if phone else Typer(me)
    for move in record.moves:
        runner.make(move.text)
    me.see("end").wait_for()
    assert me.record(opened["table"]).winners == [0]
    me.assert_fits()


def test_every_game_is_here() -> None:
    assert {*BOTS, "magic-maze"} == set(STALLS)
