"""A finished game is looked back at: chances, moments by key, an exercise, and playing on from there."""

from __future__ import annotations

import json
from itertools import cycle

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import expect

import nightmarket as nm
from nightmarket.arena.corpus import corpus
from tests.browser.blades import Blade
from tests.browser.player import Lister, play_until
from tests.browser.stage import Company, Person, wait_for

PATIENCE_MS = 600_000  # the machine may be busy; the eye looks at two hundred moments


def answered(person: Person) -> None:
    """What would you do? Chosen on the board, by mouse or finger; a phone goes there and comes back."""
    if person.phone:
        person.press(person.see("choose-there"))
    person.see("table").wait_for()
    answer = person.see("answer")
    play_until([Blade(person, seed=1)], answer.is_visible)
    expect(answer).to_contain_text("Best:")


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
    # Whoever has seen enough stops it, and may change their mind.
    page.get_by_role("button", name="Stop").click()
    page.get_by_text("Stopped.").wait_for()
    page.get_by_role("button", name="Look again").click()
    host.see("moment-1").wait_for(timeout=PATIENCE_MS)

    # Keys lead to the moments; what was found stands in words, and the graph also as a table.
    page.keyboard.press("1")
    first = host.see("moment-1")
    expect(first).to_have_attribute("aria-current", "step")
    at = int(page.get_by_role("slider").input_value())
    assert f"Move {at}" in first.inner_text()
    # What would have been better is ringed where it lies on the board.
    keys = cycle("231")

    def is_ringed() -> bool:
        page.keyboard.press(next(keys))
        return page.locator("[data-better]").count() > 0

    wait_for(is_ringed, page, "nothing is ringed")
    host.see("ringed").wait_for()
    page.keyboard.press("1")
    page.get_by_role("button", name="Everything").click()
    page.get_by_text("As a table").click()
    assert page.get_by_role("row").count() > 10
    host.assert_fits()
    assert Axe().run(page).response["violations"] == []

    # An exercise is answered on its board, by keys too; then the best stands there with its reason.
    host.see("try").click()
    exercise = page.get_by_role("region", name="What would you do?")
    expect(exercise).to_contain_text("Choose on the table")
    assert "Best:" not in exercise.inner_text()
    host.assert_fits()
    assert Axe().run(page).response["violations"] == []
    page.keyboard.press("/")
    page.locator(Lister.ITEMS).first.wait_for()
    page.keyboard.press("Enter")
    expect(host.see("answer")).to_contain_text("Best:")
    exercise.get_by_role("button", name="Close").click()

    # A phone shows the graph or the table; then it goes on against a bot.
    phone = guests.person("Petro", phone=True)
    phone.page.goto(f"/r/{kept['id']}#analysis:{at}@1")
    phone.see("moment-1").wait_for(timeout=PATIENCE_MS)  # kept: nobody looks again
    phone.assert_fits()
    phone.page.get_by_role("button", name="See the table").click()
    phone.see("table").wait_for()
    phone.press(phone.page.get_by_role("button", name="See the graph"))
    phone.press(phone.see("try"))
    answered(phone)
    phone.assert_fits()
    page.keyboard.press("1")
    host.see("play-on").click()
    wait_for(lambda: "/t/" in page.url, page, "no table of one's own")
    host.see("table").wait_for()


def test_hints_need_everybodys_word_and_a_puzzle_waits_at_the_stall(guests: Company) -> None:
    host = guests.person("Olha")
    code = guests.open_table(host, ["host", "open"], "shadow-blades")
    friend = guests.person("Petro", phone=True)
    friend.page.goto(f"/t/{code}")
    friend.press(friend.see("sit-1"))
    host.see("hints-level").select_option("easy")
    expect(host.see("hints-agreed")).to_have_text("Still to agree: Petro")
    host.see("start").click()
    host.page.get_by_text("Not everybody has agreed to hints yet.").first.wait_for()
    friend.press(friend.see("step-pace"))
    friend.press(friend.see("agree"))
    expect(host.see("hints-agreed")).to_have_text("Everybody agrees.")
    host.see("start").click()

    # Whoever is asked may ask; the answer goes with the moment.
    ask = [person.see("ask-advice") for person in (host, friend)]
    wait_for(lambda: any(one.is_visible() for one in ask), host.page, "nobody may ask")
    who = host if ask[0].is_visible() else friend
    who.see("table").wait_for()
    who.press(who.see("ask-advice"))
    who.see("advice").wait_for(timeout=PATIENCE_MS)
    expect(who.see("advice")).to_contain_text("An easy bot would do this:")
    who.assert_fits()
    assert Axe().run(who.page).response["violations"] == []

    # The puzzle of a day is the same for everybody: choose, then see what is best and why.
    for person in (host, friend):
        page = person.page
        page.goto("/puzzle/shadow-blades#2026-11-18")
        exercise = page.get_by_role("region", name="What would you do?")
        exercise.wait_for()
        assert "Best:" not in exercise.inner_text()
        answered(person)
        page.get_by_role(
            "main"
        ).wait_for()  # a wide page has the table beside it, when that is loaded
        person.assert_fits()
        assert Axe().run(page).response["violations"] == []
    host.page.goto("/")
    host.page.locator("[data-testid^=more-]").first.click()
    host.page.locator("[data-testid^=puzzle-]").first.wait_for()
