"""A finished game is looked back at: chances, moments by key, an exercise, and playing on from there."""

from __future__ import annotations

import json

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import expect

import nightmarket as nm
from nightmarket.arena.corpus import corpus
from tests.browser.stage import Company, wait_for

PATIENCE_MS = 300_000  # the machine may be busy; the eye looks at two hundred moments


def test_a_game_is_looked_back_at_and_played_on_from_a_moment(guests: Company) -> None:
    record = json.loads(next(corpus(nm.game("shadow-blades"), 2, 1, ["policy"], seed=3)))
    record["names"] = ["Olha", "Petro"]
    host = guests.person("Olha")
    page = host.page
    page.goto("/about")
    kept = page.request.post("/api/records", data=record).json()
    page.goto(f"/r/{kept['id']}")
    host.see("analyse").click()
    host.see("analysis").wait_for()
    assert "#analysis:" in page.url
    host.see("moment-1").wait_for(timeout=PATIENCE_MS)

    # Keys lead to the moments; what was found stands in words, and the graph also as a table.
    page.keyboard.press("1")
    first = host.see("moment-1")
    expect(first).to_have_attribute("aria-current", "step")
    at = int(page.get_by_role("slider").input_value())
    assert f"Move {at}" in first.inner_text()
    page.get_by_role("button", name="Everything").click()
    page.get_by_text("As a table").click()
    assert page.get_by_role("row").count() > 10
    host.assert_fits()
    assert Axe().run(page).response["violations"] == []

    # An exercise: the answer comes after the choice, with its reason.
    host.see("try").click()
    exercise = page.get_by_role("region", name="What would you do?")
    assert "Best:" not in exercise.inner_text()
    exercise.get_by_role("listitem").first.get_by_role("button").click()
    assert "Best:" in exercise.inner_text()
    exercise.get_by_role("button", name="Close").click()

    # A phone shows the graph or the table; then it goes on against a bot.
    phone = guests.person("Petro", phone=True)
    phone.page.goto(f"/r/{kept['id']}#analysis:{at}@1")
    phone.see("moment-1").wait_for(timeout=PATIENCE_MS)  # kept: nobody looks again
    phone.assert_fits()
    phone.page.get_by_role("button", name="See the table").click()
    phone.see("table").wait_for()
    page.keyboard.press("1")
    host.see("play-on").click()
    wait_for(lambda: "/t/" in page.url, page, "no table of one's own")
    host.see("table").wait_for()
