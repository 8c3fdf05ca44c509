"""A lesson step by step; a first game in which each new kind of question is explained once."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.player import Hand, play_until
from tests.browser.stage import Company


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
    rule = hint.locator(".rule")
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


@pytest.mark.alone
@pytest.mark.parametrize("phone", [False, True])
def test_a_lesson_goes_step_by_step_and_can_be_left(guests: Company, phone: bool) -> None:
    person = guests.person("Olha", phone=phone)
    page = person.page
    page.goto("/")
    person.press(person.see("learn-shadow-traders"))
    card = person.see("lesson-card")
    bar = card.get_by_role("progressbar")
    expect(bar).to_have_attribute("aria-valuenow", "1")
    assert page.locator("[data-point]").count() or phone  # a phone shows the mission when asked
    person.assert_fits()
    person.press(card.get_by_role("button", name="Why?"))
    expect(card).to_contain_text("Nobody sees your mission")
    assert page.locator(".tk.choosable").count() == 0  # tokens are not in this step

    person.press(page.locator(".prompt .btn.primary:enabled"))
    expect(bar).to_have_attribute("aria-valuenow", "2")
    acts = page.locator("[data-act], .cho .ns button")
    expect(acts).to_have_count(1)
    person.press(acts)
    expect(bar).to_have_attribute("aria-valuenow", "3")
    page.reload()
    expect(bar).to_have_attribute("aria-valuenow", "3")
    person.assert_fits()

    person.press(person.see("leave-lesson"))
    card.wait_for(state="detached")
    if not phone:
        piles = page.locator("[data-testid=board-1] .pile.choosable")
        person.press(piles)  # whatever one likes
