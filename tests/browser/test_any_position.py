"""Rare questions of Shadow Traders in a real page: a record of such a game is played on from there."""

from __future__ import annotations

import random

from nightmarket import games
from nightmarket.kernel import asked, legal
from nightmarket.kernel.record import Record, Recorder
from tests.browser.player import play_on
from tests.browser.stage import Company


def full_workload() -> tuple[Record, int, int, int]:
    """A whole game, a moment when a Smuggle die may stand for several faces (E13), who and which."""
    game = games.game("shadow-traders")
    for seed in range(500):
        rng = random.Random(seed)
        made = Recorder(game, 4, seed)
        found = None
        while asked(made.state):
            seat = asked(made.state)[0]
            texts = [game.text(choice) for choice in legal(made.state, seat)]
            uses = [text.split(":")[1] for text in texts if text.startswith("use:")]
            many = [die for die in uses if uses.count(die) > 1]
            if found is None and many:
                found = (len(made.record.moves), seat, int(many[0]))
            made.play(seat, rng.choice(texts))
        if found is not None:
            return made.record, *found
    raise AssertionError("no such game")


def test_a_smuggle_that_waits_for_its_face_is_marked(guests: Company) -> None:
    person = guests.person("Olha")
    record, at, seat, die = full_workload()
    play_on(person, record, at, seat)
    button = person.page.locator(".die").nth(die)
    assert button.get_attribute("aria-pressed") == "false"
    button.click()
    assert button.get_attribute("aria-pressed") == "true"
    button.click()
    assert button.get_attribute("aria-pressed") == "false"
    button.click()
    was = person.version
    person.page.locator(".prompt .buttons .btn:not(.undo)").first.click()
    person.page.locator(f'[data-testid=table]:not([data-version="{was}"])').wait_for()
