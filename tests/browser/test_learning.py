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

    # The hint covers nothing: what it explains can be answered while it stands there.
    hand = Hand(person, seed=1)
    explained: list[str] = []

    def next_hint() -> bool:
        text = hint.inner_text() if hint.count() else ""
        if text and text not in explained:
            explained.append(text)
        return len(explained) > 1

    play_until([hand], next_hint)
    assert all("ST-" in text for text in explained)
    person.assert_fits()

    # Its rule opens the book there, and the hint is back when the book is closed.
    rule = hint.locator(".rule")
    number = rule.inner_text()
    person.press(rule)
    page.locator(f'[data-rule="{number}"]').wait_for()
    page.keyboard.press("Escape")
    hint.wait_for()
    for _ in range(2):
        if hint.count():
            person.press(ok)

    # What was explained stays explained, after a reload too; and hints can be switched off.
    page.reload()
    person.see("table").wait_for()
    texts: set[str] = set()

    def another() -> bool:
        if hint.count():
            texts.add(hint.inner_text())
        return bool(texts)

    play_until([hand], another)
    assert not texts & set(explained)
    person.press(hint.get_by_role("button", name="No more hints"))
    hint.wait_for(state="detached")
    was = person.version
    play_until([hand], lambda: person.version > was + 6 or hint.count() > 0)
    assert hint.count() == 0
