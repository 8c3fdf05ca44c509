"""A first game: each new kind of question is explained once, with its rule."""

from __future__ import annotations

import pytest

from tests.browser.player import Hand, play_until
from tests.browser.stage import Company


@pytest.mark.parametrize("phone", [False, True])
def test_each_new_question_is_explained_once(guests: Company, phone: bool) -> None:
    person = guests.person("Olha", phone=phone)
    page = person.page
    page.goto("/")
    person.press(person.see("learn-shadow-traders"))
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
