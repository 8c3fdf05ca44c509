"""Courses followed by their words alone: wide in one language, on a phone in another.

A slice here; `./market soak courses` (NIGHTMARKET_COURSES=all) follows every lesson on both.
"""

from __future__ import annotations

import os

import pytest

from nightmarket import games
from nightmarket.table import lessons
from tests.browser.learner import Learner
from tests.browser.stage import Company, Person, wait_for

ALL = os.environ.get("NIGHTMARKET_COURSES") == "all"
EVERY = [(key, name) for key in games.STALLS for name in lessons.names(key)]
WIDE = EVERY if ALL else [("magic-maze", "sand"), ("shadow-traders", "clients")]
PHONE = EVERY if ALL else [("shadow-blades", "missions"), ("dark-road", "caravan")]
COURSES = [
    *(pytest.param("uk", False, key, name, id=f"wide-{key}-{name}") for key, name in WIDE),
    *(pytest.param("ru", True, key, name, id=f"phone-{key}-{name}") for key, name in PHONE),
]
# Of all that is pointed at: what is in sight, and what of that lies under the words.
COVERED = """() => {
  const part = (one) => {
    let { left, top, right, bottom } = one.getBoundingClientRect();
    for (let up = one.parentElement; up; up = up.parentElement) {
      if (getComputedStyle(up).overflow === 'visible') continue;
      const box = up.getBoundingClientRect();
      [left, top] = [Math.max(left, box.left), Math.max(top, box.top)];
      [right, bottom] = [Math.min(right, box.right), Math.min(bottom, box.bottom)];
    }
    return { left, top, right, bottom };
  };
  const card = part(document.querySelector('[data-testid=lesson-card]'));
  const all = [...document.querySelectorAll('[data-point]')].filter((one) => one.checkVisibility());
  const seen = all.filter((one) => {
    const { left, top, right, bottom } = part(one);
    return right > left && bottom > top;
  });
  const under = seen.filter((one) => {
    const { left, top, right, bottom } = part(one);
    return left < card.right - 1 && right > card.left + 1
      && top < card.bottom - 1 && bottom > card.top + 1;
  });
  return { under: under.map((one) => one.dataset.testid), all: all.length, seen: seen.length };
}"""
# Of the cards: words that go on in the next line without a hyphen, and lines that end without a sign.
TORN = """() => {
  const torn = [];
  const range = document.createRange();
  const last = (node, at) => {
    range.setStart(node, at);
    range.setEnd(node, at + 1);
    return [...range.getClientRects()].at(-1)?.top;
  };
  for (const card of document.querySelectorAll('main [data-card]')) {
    if (!card.checkVisibility()) continue;
    const walk = document.createTreeWalker(card, NodeFilter.SHOW_TEXT);
    while (walk.nextNode()) {
      const node = walk.currentNode;
      const box = node.parentElement;
      const { writingMode, webkitLineClamp, lineHeight } = getComputedStyle(box);
      if (writingMode !== 'horizontal-tb') continue; // letter under letter
      for (const { 0: word, index } of node.data.matchAll(/[\\p{L}\\p{N}]{2,}/gu))
        for (let at = index + 1; at < index + word.length; at++)
          if (Math.abs(last(node, at) - last(node, at - 1)) > 4) torn.push(`${word}: ${node.data}`);
      if (webkitLineClamp === 'none') continue;
      const line = parseFloat(lineHeight);
      const lines = Math.min(parseInt(webkitLineClamp), box.scrollHeight / line);
      if (box.clientHeight < lines * line - 2) torn.push(node.data);
    }
  }
  return torn;
}"""
READING_MS = 1200


@pytest.mark.alone
@pytest.mark.parametrize(("language", "phone", "key", "name"), COURSES)
def test_whoever_follows_the_words_comes_to_the_end(
    guests: Company, language: str, phone: bool, key: str, name: str
) -> None:
    person = guests.person("Olha", phone=phone, language=language)
    open_lesson(person, key, name)
    learner = Learner(person, language)
    learner.card.wait_for()
    steps: list[int] = []
    while True:
        wait_for(lambda: learner.is_over() or learner.is_asked(), person.page, "nobody is asked")
        now = learner.calm()
        if learner.is_over():
            break
        if learner.step() not in steps:
            steps.append(learner.step())
            where = f"{key}, {name}, step {steps[-1]}"
            assert_explains(person, where)
            if len(steps) == 2:
                assert_waits(person, learner)
        learner.press_one(now)
    assert steps == list(range(1, lessons.lesson(key, name).steps + 1))
    if name == "first":
        person.see("learned").wait_for()
    person.assert_fits()


def open_lesson(person: Person, key: str, name: str) -> None:
    """From the game's own stall, in the street wide, by its tab on a phone."""
    page = person.page
    page.goto("/")
    stall = page.locator(f"[data-stall={key}]")
    person.press(stall.get_by_role("tab") if person.phone else stall.get_by_role("heading"))
    person.press(person.see(f"more-{key}"))
    person.press(person.see(f"lesson-{key}-{name}"))


def assert_explains(person: Person, where: str) -> None:
    """The words cover nothing they explain, some of it is in sight, all fits and no card is torn."""
    found = person.page.evaluate(COVERED)
    assert found["under"] == [], where
    assert found["seen"] or not found["all"], where
    assert person.page.evaluate(TORN) == [], where
    person.assert_fits()


def assert_waits(person: Person, learner: Learner) -> None:
    """However long somebody reads, the others and the sand stand still."""
    before, sand = person.version, person.see("sand")
    left = sand.all_inner_texts()
    assert person.see("sand-waits").count() == len(left)
    person.page.wait_for_timeout(READING_MS)
    assert (person.version, sand.all_inner_texts()) == (before, left)
    assert learner.is_asked()
