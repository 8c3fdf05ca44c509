"""Back without asking up to the last thing revealed; beyond it only when the others agree."""

from __future__ import annotations

import re

from playwright.sync_api import Locator

from tests.browser.player import AIM, GOLD, TOKENS, Hand, is_end, play_until, sit, start
from tests.browser.stage import Company, Person, labels


def faces(person: Person) -> list[str]:
    return labels(person.see("die"))


def press(person: Person, button: Locator) -> None:
    """Press, and wait until the table has moved on."""
    was = person.version
    button.click()
    person.page.locator(f'[data-testid=table]:not([data-version="{was}"])').wait_for()


def before_the_roll(person: Person) -> Locator:
    """The button that leads to just before the last roll, in the open log."""
    lines = person.see("line")
    rolled = lines.filter(has_text=re.compile(r"(You roll|rolls)(?! again)")).last
    at = int(
        rolled.evaluate(
            "(e) => [...e.parentElement.querySelectorAll('[data-testid=line]')].indexOf(e)"
        )
    )
    backs = [i for i in range(at) if lines.nth(i).get_by_test_id("undo-to").count()]
    return lines.nth(backs[-1]).get_by_test_id("undo-to")


def by_keys(person: Person) -> None:
    """Keys, list and board show one gesture; then roll by Enter, whatever was clicked last."""
    page = person.page
    page.keyboard.press("?")
    assert page.get_by_test_id("keys").get_by_role("heading", name="Keys").is_visible()
    page.keyboard.press("Escape")
    page.get_by_test_id("keys").wait_for(state="detached")
    page.locator(TOKENS).first.click()
    page.locator(AIM).first.click()
    page.keyboard.press("/")
    listed = page.get_by_role("list", name="Everything you can do")
    listed.get_by_text("Picked so far").wait_for()
    listed.get_by_role("button", name="Clear picks").click()
    listed.get_by_text("Picked so far").wait_for(state="detached")
    person.see("open-log").click()
    was = person.version
    page.keyboard.press("Enter")
    page.locator(f'[data-testid=table]:not([data-version="{was}"])').wait_for()


def test_undo_before_the_horizon_and_across_it(guests: Company) -> None:
    host = guests.person("Olha")
    guest = guests.person("Petro")
    table = guests.open_table(host, ["open", "open", "bot", "bot"])
    sit(guest, table, 1)
    start(host, guest)
    hand, other = Hand(host, seed=1), Hand(guest, seed=2)

    # A turn of the host with a roll and an action that asks on after it; most turns are such.
    primary = host.page.locator(GOLD)
    undo = host.see("undo")
    act = host.page.locator("[data-act]")
    while undo.count() == 0:

        def may_roll() -> bool:
            s = hand.look()
            return bool(s.get("tokens") and s["gold"] and not s["dice"] and not s["marked"])

        play_until([hand, other], may_roll)
        assert not is_end(hand), "no turn with an action in the whole game"
        press(host, primary)
        dice, offered = faces(host), act.count()
        # An action that needs no more answers ends the turn: then it is tried in the next one.
        if offered:
            press(host, act.last)

    # Free: an action is chosen and taken back; nobody is asked, the dice still lie there.
    press(host, undo)
    act.first.wait_for()
    assert act.count() == offered
    assert [face.split(",")[0] for face in faces(host)] == [face.split(",")[0] for face in dice]
    assert guest.see("proposal").count() == 0

    # Across the roll: the other person is asked. A no leaves everything as it was.
    was = host.version
    host.page.keyboard.press("l")
    before_the_roll(host).click()
    host.see("proposal").wait_for()
    guest.see("proposal").get_by_role("button", name="No").click()
    host.see("proposal").wait_for(state="detached")
    assert host.version == was
    assert act.count() == offered

    # A yes goes back to before the roll; the same roll then gives the same dice.
    before_the_roll(host).click()
    guest.see("proposal").get_by_role("button", name="Agree").click()
    host.page.locator(f'[data-testid=table]:not([data-version="{was}"])').wait_for()
    host.see("proposal").wait_for(state="detached")
    assert act.count() == 0
    by_keys(host)
    act.first.wait_for()
    assert faces(host) == dice
    # the button is gone with its question: the focus is not lost with it
    assert host.page.evaluate("document.activeElement !== document.body")
