"""A game over days: an open table, turns taken while the other is away, a digest, the next table."""

from __future__ import annotations

import json
import os
import re
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import expect

from tests.browser.player import Lister, start
from tests.browser.stage import Company, Person, wait_for

PICTURES = os.environ.get("NIGHTMARKET_PICTURES", "")  # a folder to look at them in


def picture(person: Person, name: str) -> None:
    if PICTURES:
        person.page.screenshot(path=Path(PICTURES) / f"{name}.png")


def hold(person: Person, opened: dict[str, str]) -> None:
    """One more seat of this browser."""
    person.page.evaluate(
        "([table, secret]) => { const key = 'night-market:seats';"
        " const all = JSON.parse(localStorage.getItem(key) ?? '{}');"
        " localStorage.setItem(key, JSON.stringify({ ...all, [table]: [secret] })) }",
        [opened["table"], opened["secret"]],
    )


def turn_back(person: Person, table: str, hours: float) -> None:
    """As if this browser had last seen the table so long ago."""
    person.page.evaluate(
        "([table, ms]) => { const key = 'night-market:seen';"
        " const all = JSON.parse(localStorage.getItem(key) ?? '{}');"
        " all[table].at -= ms; localStorage.setItem(key, JSON.stringify(all)) }",
        [table, hours * 3_600_000],
    )


def take_turn(person: Person) -> None:
    """Choose from the list as long as this person is asked."""
    hand = Lister(person)
    wait_for(hand.is_asked, person.page, f"{person.name} is not asked")
    while hand.step():
        pass


def decides_in_advance(person: Person) -> None:
    """While the other is to move: chosen, kept, found again, taken back."""
    person.see("ask-call").get_by_role("button", name="Not at this table").click()
    person.see("decide-ahead").click()
    panel = person.see("ahead")
    choice = panel.locator("[data-choice]").first
    choice.wait_for()
    flawless(person)
    picture(person, "ahead-wide")
    choice.click()
    person.see("ahead-keep").click()
    person.see("ahead-plan").wait_for()
    person.page.reload()
    person.see("decide-ahead").click()
    person.see("ahead-plan").get_by_role("button", name="Take it back").click()
    expect(person.see("ahead-plan")).to_have_count(0)
    person.page.keyboard.press("Escape")


def another_pace(asks: Person, answers: Person) -> None:
    """Everybody seated is asked; one no, and all stays as it was."""
    asks.see("seats").click()
    asks.see("repace").click()
    asks.page.get_by_role("radio", name="No hurry").check(force=True)
    picture(asks, "repace-wide")
    asks.see("repace-ask").click()
    answers.see("proposal").get_by_text("Olha would like another pace: No hurry").wait_for()
    flawless(answers)
    picture(answers, "repace-phone")
    answers.press(answers.see("proposal").get_by_role("button", name="No", exact=True))
    asks.see("proposal").wait_for(state="detached")
    asks.page.keyboard.press("Escape")


def flawless(person: Person) -> None:
    person.assert_fits()
    found: dict[str, Any] = Axe().run(person.page).response
    serious = [v for v in found["violations"] if v["impact"] in ("serious", "critical")]
    assert not serious, json.dumps(serious, indent=1)[:3000]


def test_a_table_over_days_and_the_way_back_to_it(guests: Company) -> None:
    olha, petro = guests.person("Olha"), guests.person("Petro", phone=True)

    # Nobody has a table yet: three ways to the first one.
    olha.page.goto("/tables")
    olha.see("tables-empty").wait_for()
    flawless(olha)
    picture(olha, "empty-wide")

    # A table for anybody, turn by turn; the options are as they were.
    olha.page.goto("/")
    olha.page.get_by_test_id("friends-shadow-blades").first.click()
    olha.see("setup").wait_for()
    code = urlsplit(olha.page.url).path.removeprefix("/t/")
    olha.page.get_by_role("radio", name="Turn by turn").check(force=True)
    pace = olha.see("pace")
    expect(pace.get_by_role("button", name="3 d")).to_have_attribute("aria-pressed", "true")
    olha.see("pace-then").select_option("remind")
    pace.get_by_role("button", name="1 d").first.click()
    expect(pace.get_by_role("button", name="1 d").first).to_have_attribute("aria-pressed", "true")
    olha.see("door").get_by_role("button", name="Anybody").click()
    expect(olha.see("door").get_by_role("button", name="Anybody")).to_have_attribute(
        "aria-pressed", "true"
    )
    olha.see("pace").scroll_into_view_if_needed()
    picture(olha, "pace-wide")
    flawless(olha)

    # A stranger finds it in the market and sits down.
    petro.page.goto("/")
    card = petro.page.locator(f'[data-testid=open-card][href="/t/{code}"]')
    card.wait_for()
    expect(card).to_be_in_viewport(ratio=0.9)
    expect(card).to_contain_text("Olha")
    expect(card).to_contain_text("Turn by turn, 1 d")
    picture(petro, "open-phone")
    petro.press(card)
    petro.press(petro.see("sit-1"))
    petro.see("sit-1").wait_for(state="detached")
    start(olha, petro)

    # A second table of the same two waits for Olha; she takes her turn at the first.
    other = olha.context.request.post(
        "/api/tables",
        data={"game": "shadow-traders", "name": "Olha", "options": {"first": "0"}},
    ).json()
    hold(olha, other)
    if Lister(petro).is_asked():
        take_turn(petro)
    take_turn(olha)
    assert olha.see("next-table").count() == 0  # that table has not begun
    decides_in_advance(olha)
    another_pace(olha, petro)
    start_page = olha.open()
    start_page.goto(f"/t/{other['table']}")
    start_page.get_by_test_id("start").click()
    start_page.get_by_test_id("table").wait_for()
    start_page.close()
    olha.page.reload()
    olha.see("table").wait_for()
    picture(olha, "table-wide")
    olha.see("next-table").wait_for()

    # Away from it: the list says whose turn it is, and nothing more is asked of the tables.
    olha.page.goto("/tables")
    olha.see("tables").wait_for()
    expect(olha.see("table-line")).to_have_count(2)
    expect(olha.page.get_by_role("heading", level=1)).to_have_text("1 table waits for you")
    petro.page.keyboard.press("Escape")
    take_turn(petro)
    petro.press(petro.page.get_by_role("button", name="Log").first)
    petro.page.get_by_role("textbox").fill("It is only business")
    petro.page.keyboard.press("Enter")
    wait_for(
        lambda: any(m["type"] == "chat" for m in petro.received), petro.page, "nothing was said"
    )
    petro.page.goto("/tables")
    expect(petro.page.get_by_role("heading", level=1)).to_have_text("No table waits for you")

    # She is waited for twice now; what happened is told beside the list.
    olha.page.reload()
    expect(olha.page.get_by_role("heading", level=1)).to_have_text("2 tables wait for you")
    expect(olha.page).to_have_title("● 2 · Your tables")
    expect(olha.page.locator("link[rel=icon]")).to_have_attribute("href", re.compile("^data:"))
    line = olha.page.locator(f"[data-table='{code}']")
    label = line.get_attribute("aria-label") or ""
    assert re.match(r"Shadow Blades with Petro\. \d+ cards in the deck\. Your turn for", label), (
        label
    )
    assert "1 unread line" in label, label
    line.focus()
    digest = olha.see("table-digest")
    expect(digest).to_contain_text("It is only business")
    expect(digest).to_contain_text("Your time lasts until")
    expect(digest).to_contain_text("Then you are reminded")
    flawless(olha)
    picture(olha, "tables-wide")
    olha.page.keyboard.press("m")
    assert "muted" in (line.get_attribute("aria-label") or "")
    olha.page.keyboard.press("m")

    # The most urgent one first; at the table what happened opens by itself, and once.
    turn_back(olha, code, 22)
    olha.page.reload()
    olha.see("tables").wait_for()
    olha.page.keyboard.press("n")
    wait_for(lambda: code in olha.page.url, olha.page, "N leads elsewhere")
    told = olha.see("digest")
    told.wait_for()
    expect(told).to_contain_text("It is only business")
    picture(olha, "away-wide")
    flawless(olha)
    # It is watched from where she left.
    olha.see("watch").click()
    olha.see("moment").wait_for()
    olha.see("moment").get_by_role("button").click()
    olha.page.reload()
    olha.see("table").wait_for()
    turn_back(olha, code, 22)
    olha.page.evaluate(
        "(table) => { const key = 'night-market:seen'; const all = JSON.parse(localStorage[key]);"
        " all[table].n -= 2; localStorage[key] = JSON.stringify(all) }",
        code,
    )
    olha.page.reload()
    olha.see("digest").wait_for()
    olha.page.get_by_role("button", name="The whole log").click()
    olha.page.keyboard.press("Escape")
    olha.page.reload()
    olha.see("table").wait_for()
    assert olha.see("digest").count() == 0

    # A turn taken, the next table with one key.
    take_turn(olha)
    olha.page.keyboard.press("Escape")
    olha.see("next-table").wait_for()
    olha.page.keyboard.press("Shift+N")
    wait_for(lambda: other["table"] in olha.page.url, olha.page, "the next table is not there")

    # The same on a phone.
    turn_back(petro, code, 3)
    petro.page.reload()
    petro.see("next-table").wait_for()
    flawless(petro)
    picture(petro, "tables-phone")
    petro.press(petro.see("next-table"))
    petro.see("digest").wait_for()
    picture(petro, "away-phone")
