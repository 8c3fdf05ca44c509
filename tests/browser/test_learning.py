"""A lesson step by step; a first game in which each new kind of question is explained once."""

from __future__ import annotations

from functools import partial

import pytest
from playwright.sync_api import expect

from nightmarket.table import lessons
from tests.browser.dale import BUTTONS, CLEAR, FREE, STOCK
from tests.browser.player import ACTS, ASKED, GOLD, PILES, TOKENS, Hand, play_until
from tests.browser.stage import Company, wait_for
from tests.browser.test_courses import open_lesson
from tests.browser.test_rooms import examine


@pytest.mark.alone
@pytest.mark.parametrize("phone", [False, True])
def test_each_new_question_is_explained_once(guests: Company, phone: bool) -> None:
    person = guests.person("Olha", phone=phone)
    page = person.page
    guests.open_table(person, ["open", "bot", "bot", "bot"])
    page.goto(f"{page.url}#learn")
    page.reload()
    hint = person.see("hint")
    hint.wait_for()
    assert "secret client" in hint.inner_text()
    person.assert_fits()
    ok = hint.get_by_role("button", name="Got it")
    person.press(ok)

    # The first question: its rule opens the book there, and the hint is back when the book is closed.
    hint.wait_for()
    rule = hint.get_by_test_id("rule")
    number = rule.inner_text()
    person.press(rule)
    page.locator(f'[data-rule="{number}"]').wait_for()
    page.keyboard.press("Escape")
    hint.wait_for()
    person.assert_fits()

    # The hint covers nothing: what it explains is answered while it stands there.
    hand = Hand(person, seed=1)
    explained: list[str] = []

    def three_kinds() -> bool:
        explained.extend(t for t in hint.locator("p").all_inner_texts() if t not in explained)
        return len(explained) > 2

    play_until([hand], three_kinds)
    page.keyboard.press("Escape")  # what was pressed as it turned grey may tell of the clients
    person.see("clients").wait_for(state="detached")
    if hint.count():
        person.press(ok)

    # What was explained stays explained, after a reload too; and hints can be switched off.
    page.reload()
    person.see("table").wait_for()
    texts: set[str] = set()

    def another() -> bool:
        texts.update(hint.locator("p").all_inner_texts())
        return bool(texts)

    play_until([hand], another)
    assert not texts & set(explained)
    person.press(hint.get_by_role("button", name="No more hints"))
    hint.wait_for(state="detached")
    was = person.version
    play_until([hand], lambda: person.version > was + 6 or hint.count() > 0)
    assert hint.count() == 0


@pytest.mark.parametrize("phone", [False, True])
def test_lessons_come_when_somebody_wants_them(guests: Company, phone: bool) -> None:
    """Whoever only walks past the stalls loads nothing of them, not even their titles."""
    person = guests.person("Olha", phone=phone)
    page = person.page

    def brought() -> list[str]:
        return [path for path in person.headers if "lessons" in path or "Course" in path]

    page.goto("/")
    more = person.see("more-shadow-traders")
    more.wait_for()
    page.wait_for_load_state("networkidle")
    titles = [title.encode() for title in lessons.lesson("shadow-traders", "lose").title.values()]
    assert brought() == []
    assert not [path for path, body in person.bodies if any(one in body for one in titles)]
    person.press(more)
    person.see("lesson-shadow-traders-lose").wait_for()
    assert "/api/games/shadow-traders/lessons" in brought()
    assert "/api/games/shadow-blades/lessons" not in brought()


@pytest.mark.alone
def test_a_lesson_goes_step_by_step_and_can_be_left(guests: Company) -> None:
    person = guests.person("Olha")
    page = person.page
    page.goto("/")
    person.press(person.see("learn-shadow-traders"))
    card = person.see("lesson-card")
    bar = card.get_by_role("progressbar")
    expect(bar).to_have_attribute("aria-valuenow", "1")
    assert page.locator("[data-point]").count()
    person.assert_fits()
    page.keyboard.press("y")
    expect(card).to_contain_text("Nobody sees your mission")
    expect(page.locator("[aria-live=polite]")).to_contain_text("Nobody sees your mission")
    page.keyboard.press("F6")
    expect(card).to_be_focused()
    assert page.locator(TOKENS).count() == 0  # tokens are not in this step
    examine(person, "lesson")

    person.press(page.locator(GOLD))
    expect(bar).to_have_attribute("aria-valuenow", "2")
    acts = page.locator(ACTS)
    expect(acts).to_have_count(1)
    # What is taught is read out behind the roll and the question of the same moment.
    ears = page.locator("[aria-live=polite]")
    expect(ears).to_contain_text("You do one kind of action, as often as your dice show it")
    # Swap 2 and a re-roll are allowed by the rules: no rule is named, the step is.
    for other in (page.get_by_role("button", name="Swap").first, person.see("die").first):
        other.click(force=True)
        expect(person.see("toast")).to_contain_text("Now: One action, as often as your dice say")
        assert person.see("why-not").count() == 0
    person.press(person.see("lesson-back"))
    expect(bar).to_have_attribute("aria-valuenow", "1")
    expect(person.see("toast")).to_have_count(0, timeout=1500)  # another step: it holds no longer
    person.press(page.locator(GOLD))
    expect(bar).to_have_attribute("aria-valuenow", "2")
    # It is shown and nothing has happened; and the step before can be done again.
    person.press(person.see("show-me"))
    expect(acts).to_have_count(0)
    expect(acts).to_have_count(1)
    expect(bar).to_have_attribute("aria-valuenow", "2")
    person.press(person.see("lesson-back"))
    expect(bar).to_have_attribute("aria-valuenow", "1")
    person.press(page.locator(GOLD))
    expect(bar).to_have_attribute("aria-valuenow", "2")
    person.press(acts)
    expect(bar).to_have_attribute("aria-valuenow", "3")
    page.reload()
    expect(bar).to_have_attribute("aria-valuenow", "3")
    person.assert_fits()

    person.press(person.see("leave-lesson"))
    card.wait_for(state="detached")
    person.press(person.see("board-1").locator(PILES))  # whatever one likes

    # The stall knows how far one came, and goes on from there.
    page.goto("/")
    expect(person.see("so-far-shadow-traders")).to_contain_text("2 of ")
    person.press(person.see("more-shadow-traders"))
    stall = person.see("lesson-shadow-traders-first")
    expect(stall).to_contain_text("2 of 12")
    person.press(stall)
    expect(bar).to_have_attribute("aria-valuenow", "3")


def test_a_whole_lesson_on_a_phone_ends_with_the_score_sheet(guests: Company) -> None:
    """Whoever presses what is offered is led through all of it, the turns that are skipped too."""
    person = guests.person("Olha", phone=True)
    page = person.page
    page.goto("/")
    page.locator("[data-testid^=learn-]").first.wait_for()  # its stall stands first in the light
    page.evaluate(
        "() => { const kept = JSON.parse(localStorage.getItem('night-market') ?? '{}');"
        " localStorage.setItem('night-market', JSON.stringify({ ...kept, played: 'shadow-blades' })) }"
    )
    page.reload()
    person.press(person.see("learn-shadow-blades"))
    card = person.see("lesson-card")
    bar = card.get_by_role("progressbar")
    expect(bar).to_have_attribute("aria-valuenow", "1")
    person.assert_fits()
    offers = page.get_by_role("list", name="Everything you can do").get_by_role("button")
    steps: list[str] = []
    over = person.see("end")

    def moved(was: int) -> bool:
        """Also when the table has made room for the end in the meantime."""
        version = "() => document.querySelector('[data-testid=table]')?.dataset.version ?? 'over'"
        return str(page.evaluate(version)) != str(was)

    asked = page.locator(ASKED)
    while True:
        wait_for(lambda: over.count() + asked.count() > 0, page, "a question, or the end")
        if over.count():
            break
        steps.append(bar.get_attribute("aria-valuenow") or "")
        was = person.version
        page.keyboard.press("/")
        person.press(offers.first)
        wait_for(partial(moved, was), page, "the move")
        page.keyboard.press("Escape")
    assert list(dict.fromkeys(steps)) == [str(n) for n in range(1, 12)]
    expect(person.see("learned")).to_contain_text("What counts in the end")
    examine(person, "learned")
    person.assert_fits()


@pytest.mark.alone
def test_a_lesson_is_followed_by_keys_alone(guests: Company) -> None:
    """Its words are reached and left again; the focus is never lost, whatever was pressed."""
    person = guests.person("Olha")
    page = person.page
    open_lesson(person, "shadow-blades", "conspiracy")
    card = person.see("lesson-card")
    go_on = card.get_by_role("button", name="Play on")
    offer = page.get_by_role("list", name="Everything you can do").get_by_role("button").first
    page.locator(ASKED).wait_for()
    page.keyboard.press("F6")
    expect(card).to_be_focused()
    page.keyboard.press("F6")

    def moved(was: int) -> bool:
        return person.version != was

    while not go_on.count():
        was = person.version
        page.keyboard.press("/")
        expect(offer).to_be_focused()
        page.keyboard.press("Enter")
        wait_for(partial(moved, was), page, "the move")
        page.keyboard.press("Escape")
        wait_for(lambda: go_on.count() + person.see("show-me").count() > 0, page, "the next step")
        expect(page.locator(":focus")).to_have_count(1)
    go_on.focus()
    page.keyboard.press("Enter")
    card.wait_for(state="detached")


@pytest.mark.alone
@pytest.mark.parametrize("phone", [False, True])
def test_what_is_pressed_here_is_explained_before_the_server_hears_of_it(
    guests: Company, phone: bool
) -> None:
    """Paying and building in the dale are gestures of the page: the server asks nothing in between."""
    person = guests.person("Olha", phone=phone)
    page = person.page
    guests.open_table(person, ["open", "bot"], "dale-of-merchants")
    page.goto(f"{page.url}#learn")
    page.reload()
    hint = person.see("hint")
    for _ in ("welcome", "the action"):
        wait_for(lambda: hint.count() > 0, page, "a hint")
        said = hint.locator("p").inner_text()
        person.press(hint.get_by_role("button", name="Got it"))
        expect(hint.filter(has_text=said)).to_have_count(0)
    version = person.version
    person.press(page.locator(STOCK).first)
    expect(hint).to_contain_text("No change is given")
    person.press(page.locator(CLEAR))
    person.press(page.locator(f"{FREE}:not([data-card=junk])").first)
    person.press(page.locator(BUTTONS).filter(has_text="Build"))
    expect(hint).to_contain_text("belong to one animalfolk")
    assert person.version == version
    person.assert_fits()
