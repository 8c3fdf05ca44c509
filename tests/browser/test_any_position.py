"""Rare questions in a real page: a record of such a game is played on from there."""

from __future__ import annotations

import random
import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from nightmarket import games
from nightmarket.kernel import asked, legal
from nightmarket.kernel.record import Record, Recorder
from tests.browser.player import play_on
from tests.browser.stage import Company


def moment(
    key: str, seats: int, wanted: Callable[[list[str]], bool]
) -> tuple[Record, int, int, list[str]]:
    """A whole game, the first moment when somebody has such choices, who, and the choices."""
    game = games.game(key)
    for seed in range(500):
        rng = random.Random(seed)
        made = Recorder(game, seats, seed)
        found = None
        while asked(made.state):
            seat = asked(made.state)[0]
            texts = [game.text(choice) for choice in legal(made.state, seat)]
            if found is None and wanted(texts):
                found = (len(made.record.moves), seat, texts)
            made.play(seat, rng.choice(texts))
        if found is not None:
            return made.record, *found
    raise AssertionError("no such game")


def many_faces(texts: list[str]) -> list[int]:
    """Smuggle dice that may stand for several faces (E13)."""
    uses = [text.split(":")[1] for text in texts if text.startswith("use:")]
    return [int(die) for die in uses if uses.count(die) > 1]


@pytest.mark.alone
def test_a_smuggle_that_waits_for_its_face_is_marked(guests: Company) -> None:
    person = guests.person("Olha")
    record, at, seat, texts = moment("shadow-traders", 4, lambda texts: bool(many_faces(texts)))
    play_on(person, record, at, seat)
    button = person.page.locator(".die").nth(many_faces(texts)[0])
    assert button.get_attribute("aria-pressed") == "false"
    button.click()
    assert button.get_attribute("aria-pressed") == "true"
    button.click()
    assert button.get_attribute("aria-pressed") == "false"
    button.click()
    was = person.version
    person.page.locator(".prompt .buttons .btn:not(.undo)").first.click()
    person.page.locator(f'[data-testid=table]:not([data-version="{was}"])').wait_for()


# The room of the question's words, and every answer that sticks out of the question or is covered.
ROOM = """() => {
  const prompt = document.querySelector('.prompt');
  const frame = prompt.getBoundingClientRect();
  const hidden = [...prompt.querySelectorAll('.btn')].filter((button) => {
    const box = button.getBoundingClientRect();
    const hit = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
    return !button.contains(hit) || button.scrollWidth > button.clientWidth ||
      box.left < frame.left || box.right > frame.right || box.bottom > frame.bottom;
  });
  return [prompt.querySelector('.txt').clientWidth, hidden.map((button) => button.textContent)];
}"""


@pytest.mark.parametrize("phone", [False, True])
@pytest.mark.parametrize("language", ["en", "uk"])
def test_a_question_with_many_long_answers_has_room(
    guests: Company, phone: bool, language: str
) -> None:
    """DR-58: gifts may be given at the fork of the road; each is a sentence."""
    person = guests.person("Olha", phone=phone, language=language)

    def gifts_at_the_fork(texts: list[str]) -> bool:
        gifts = sum(text.startswith("gift:") for text in texts)
        return gifts > 1 and any(text.startswith("go-by:") for text in texts)

    record, at, seat, texts = moment("dark-road", 2, gifts_at_the_fork)
    play_on(person, record, at, seat)
    buttons = person.page.locator(".prompt .buttons .btn")
    buttons.nth(len(texts) - 1).wait_for()
    person.assert_fits()
    width, hidden = person.page.evaluate(ROOM)
    assert width >= 240
    assert hidden == []


# What is on the page and cannot be seen whole: bar, question, answers and navigation, by name.
CUT = """() => [...document.querySelectorAll('.topbar :is(a, button), .prompt, .prompt .btn, .nav .btn')]
  .filter((e) => e.checkVisibility())
  .filter((e) => {
    const { left, right, top, bottom } = e.getBoundingClientRect();
    return left < 0 || right > innerWidth || top < 0 || bottom > innerHeight + 0.5;
  })
  .map((e) => e.getAttribute('aria-label') ?? e.textContent)"""
SIZES = ((768, 1024), (820, 1180), (1024, 768), (320, 568), (844, 390), (932, 430), (640, 360))


@pytest.mark.parametrize(
    "key", ["shadow-traders", "shadow-blades", "dark-road", "dale-of-merchants"]
)
def test_a_tablet_a_small_phone_and_one_laid_on_its_side_show_question_and_answers(
    guests: Company, key: str
) -> None:
    person = guests.person("Olha", phone=True, language="uk")
    record, at, seat, _ = moment(key, 4, lambda texts: len(texts) > 1)
    play_on(person, record, at, seat)
    for width, height in SIZES:
        person.page.set_viewport_size({"width": width, "height": height})
        person.page.locator(".nav").wait_for(
            state="visible" if width <= 900 or height <= 500 else "detached"
        )
        person.page.locator(".prompt").wait_for()
        person.assert_fits()
        assert person.page.evaluate(CUT) == [], f"{width} x {height}"
    # the place one is at is marked
    log = person.page.locator(".nav").get_by_role("button", name="Журнал")
    log.tap()
    person.page.get_by_role("complementary", name="Журнал").wait_for()
    assert log.get_attribute("aria-current") == "page"


# A moment of each game at which something is grey, and that thing: by role and name where it has one.
GREY = {
    "shadow-traders": ("act:", "[data-testid=tray] button[aria-disabled=true]"),
    "shadow-blades": ("recruit", "button[aria-disabled=true][aria-label^='Pile 2']"),
    "dark-road": ("visit:", "button[aria-disabled=true][aria-label='Great Bazaar']"),
    "dale-of-merchants": ("buy:", "[data-testid=market] button[aria-disabled=true]"),
}


@pytest.mark.parametrize("key", GREY)
def test_what_is_grey_says_why_not(guests: Company, key: str) -> None:
    """By keys alone: what is forbidden, by what, the rule last; Escape or a second press closes it."""
    verb, selector = GREY[key]
    person = guests.person("Olha")
    page = person.page

    def grey(texts: list[str]) -> bool:
        few = {"shadow-traders": "act:move", "dark-road": "visit:bazaar"}.get(key, "buy:4")
        return any(t.startswith(verb) for t in texts) and not any(t.startswith(few) for t in texts)

    record, at, seat, _ = moment(key, 3 if key != "shadow-traders" else 4, grey)
    play_on(person, record, at, seat)
    thing = page.locator(selector).first
    thing.focus()
    page.keyboard.press("Space")
    why = page.get_by_role("tooltip")
    why.wait_for()
    assert re.search(r"[A-Z]{2}-\d+$", why.inner_text().strip()), why.inner_text()
    expect(thing).to_have_attribute("aria-describedby", why.get_attribute("id") or "?")
    sent = [m for m in person.sent if m["type"] == "play"]
    page.keyboard.press("Space")
    why.wait_for(state="detached")
    page.keyboard.press("Space")
    why.wait_for()
    person.assert_fits()
    page.keyboard.press("Escape")
    why.wait_for(state="detached")
    expect(thing).to_be_focused()
    expect(thing).not_to_have_attribute("aria-describedby", "why-not")
    assert [m for m in person.sent if m["type"] == "play"] == sent == []
