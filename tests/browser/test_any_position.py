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
from tests.browser.player import ANSWERS, Lister, is_end, play_on, play_until, start, totals
from tests.browser.stage import Company, wait_for
from tests.browser.test_magic_maze import begin
from tests.browser.test_rooms import examine

Moment = tuple[int, int, list[str]]  # how many moves before it, who is asked, their choices


def whole(key: str, seats: int, seed: int) -> tuple[Record, list[Moment]]:
    """A game played by chance to its end, and all its moments."""
    game = games.game(key)
    rng = random.Random(seed)
    made = Recorder(game, seats, seed)
    moments: list[Moment] = []
    while asked(made.state):
        seat = asked(made.state)[0]
        texts = [game.text(choice) for choice in legal(made.state, seat)]
        moments.append((len(made.record.moves), seat, texts))
        made.play(seat, rng.choice(texts))
    return made.record, moments


def moment(
    key: str, seats: int, wanted: Callable[[list[str]], bool]
) -> tuple[Record, int, int, list[str]]:
    """A whole game, the first moment when somebody has such choices, who, and the choices."""
    for seed in range(500):
        record, moments = whole(key, seats, seed)
        found = next((one for one in moments if wanted(one[2])), None)
        if found is not None:
            return record, *found
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
    button = person.see("die").nth(many_faces(texts)[0])
    assert button.get_attribute("aria-pressed") == "false"
    button.click()
    assert button.get_attribute("aria-pressed") == "true"
    button.click()
    assert button.get_attribute("aria-pressed") == "false"
    button.click()
    was = person.version
    person.page.locator(ANSWERS).first.click()
    person.page.locator(f'[data-testid=table]:not([data-version="{was}"])').wait_for()


# The room of the question's words, and every answer that sticks out of the question or is covered.
ROOM = """() => {
  const prompt = document.querySelector('[data-testid=prompt]');
  const frame = prompt.getBoundingClientRect();
  const hidden = [...prompt.querySelectorAll('[data-testid=answers] button')].filter((button) => {
    const box = button.getBoundingClientRect();
    const hit = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
    return !button.contains(hit) || button.scrollWidth > button.clientWidth ||
      box.left < frame.left || box.right > frame.right || box.bottom > frame.bottom;
  });
  const words = prompt.querySelector('[data-testid=words]');
  return [words.clientWidth, hidden.map((button) => button.textContent)];
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
    buttons = person.see("answers").get_by_role("button")
    buttons.nth(len(texts) - 1).wait_for()
    person.assert_fits()
    width, hidden = person.page.evaluate(ROOM)
    assert width >= 240
    assert hidden == []


# What is on the page and cannot be seen whole: bar, question, answers and navigation, by name.
CUT = """() => [...document.querySelectorAll(
    'header :is(a, button), nav button, [data-testid=answers] button,' +
    '[data-testid=action-tile] button,' +
    '[data-testid=prompt], [data-testid^=hero-]')]
  .filter((e) => e.checkVisibility())
  .filter((e) => {
    const { left, right, top, bottom } = e.getBoundingClientRect();
    return left < 0 || right > innerWidth || top < 0 || bottom > innerHeight + 0.5;
  })
  .map((e) => e.getAttribute('aria-label') ?? e.textContent)"""
# Words that end in an ellipsis or stick out of their button; sentences on cards are read in the help.
TRIMMED = """() => [...document.querySelectorAll('main *, header *')].filter((e) => {
  const style = getComputedStyle(e);
  if (!e.checkVisibility() || !e.clientWidth || e.closest('svg') || style.clipPath !== 'none' ||
      style.webkitLineClamp !== 'none' || ![...e.childNodes].some((n) => n.data?.trim())) return false;
  const range = document.createRange();
  range.selectNodeContents(e);
  const words = range.getBoundingClientRect();
  const box = e.closest('button')?.getBoundingClientRect() ?? words;
  return (style.overflowX !== 'visible' && e.scrollWidth > e.clientWidth + 1) ||
    words.left < box.left - 1 || words.right > box.right + 1;
}).map((e) => `${e.textContent.trim()} (${e.className})`)"""
# Words that go on in the next line without a hyphen: the second letter stands above the last.
BROKEN = """() => [...document.querySelectorAll('main *, header *, nav *')].flatMap((e) => {
  const style = getComputedStyle(e);
  if (!e.checkVisibility() || e.closest('svg') || style.clipPath !== 'none') return [];
  const top = (node, at) => {
    const range = document.createRange();
    range.setStart(node, at);
    range.setEnd(node, at + 1);
    return range.getBoundingClientRect().top;
  };
  return [...e.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE).flatMap((node) =>
    [...node.data.matchAll(/\\p{L}{3,}/gu)]
      .filter(({ 0: word, index }) => top(node, index + 1) < top(node, index + word.length - 1))
      .map(([word]) => `${word} (${e.className})`));
})"""
# Whether something that can be chosen is seen, if there is such a thing.
IN_SIGHT = """() => {
  const all = [...document.querySelectorAll('[data-can=true], [data-act]')];
  return !all.length || all.some((e) => {
    const { left, top, width, height } = e.getBoundingClientRect();
    return e.contains(document.elementFromPoint(left + width / 2, top + height / 2));
  });
}"""
SIZES = (
    *((768, 1024), (820, 1180), (1024, 768), (390, 844)),
    *((320, 568), (844, 390), (932, 430), (640, 360)),
)


@pytest.mark.parametrize("key", games.STALLS)
def test_a_tablet_a_small_phone_and_one_laid_on_its_side_show_question_and_answers(
    guests: Company, key: str
) -> None:
    person = guests.person("Olha", phone=True, language="uk")
    page = person.page
    if key == "magic-maze":  # a run goes on from nowhere but its start
        guests.open_table(person, ["open", "bot", "bot"], game=key)
        start(person)
        begin(person)
    else:
        record, at, seat, _ = moment(key, 4, lambda texts: len(texts) > 1)
        play_on(person, record, at, seat)
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        page.get_by_role("navigation").wait_for(
            state="visible" if width <= 900 or height <= 500 else "detached"
        )
        person.see("table").wait_for()
        person.assert_fits()
        assert page.evaluate(CUT) == [], f"{width} x {height}"
        assert page.evaluate(BROKEN) == [], f"{width} x {height}"
        wait_for(
            lambda: page.evaluate(IN_SIGHT), page, f"{width} x {height}: no answer is in sight"
        )
        if width in (320, 390, 640, 844):
            assert page.evaluate(TRIMMED) == [], f"{width} x {height}"
    # the place one is at is marked
    log = page.get_by_role("navigation").get_by_role("button", name="Журнал")
    log.tap()
    page.get_by_role("complementary", name="Журнал").wait_for()
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


def test_the_focus_goes_on_to_what_can_be_chosen(guests: Company) -> None:
    """Never to nothing, nor to what is beside the question: a list, or to begin anew."""
    person = guests.person("Olha")
    page = person.page
    record, at, seat, _ = moment(
        "shadow-traders", 4, lambda texts: any(t.startswith("place:") for t in texts)
    )
    play_on(person, record, at, seat)
    roll = person.see("answers").get_by_role("button", name="Roll the dice")
    expect(roll).to_be_focused()
    page.keyboard.press("/")
    choices = page.get_by_role("complementary", name="Everything you can do")
    expect(choices.get_by_role("button", name="Roll the dice")).to_be_focused()
    page.keyboard.press("Escape")
    expect(roll).to_be_focused()  # where it was
    key = page.locator("[data-testid=token][data-can=true] kbd").first
    page.keyboard.press(key.get_attribute("data-t") or "")
    expect(person.see("aim").first).to_be_focused()
    person.see("aim").first.click()
    page.keyboard.press("/")  # with a pick: on to the roll, not to begin anew
    expect(choices.get_by_role("button", name="Roll the dice")).to_be_focused()

    record, at, seat, _ = moment("dark-road", 2, lambda texts: sum(map(dull, texts)) > 4)
    play_on(person, record, at, seat)
    person.see("all-answers").wait_for()
    expect(person.see("all-answers")).not_to_be_focused()
    expect(person.page.locator("[data-testid=answers] button:focus")).to_have_count(1)

    # the one answer does nothing: the focus goes to the table, and the list begins with what does more
    record, at, seat, texts = moment(
        "dale-of-merchants", 3, lambda texts: sum(t.startswith("build:") for t in texts) > 1
    )
    play_on(person, record, at, seat)
    nothing = person.see("answers").get_by_role("button", name="Discard nothing")
    nothing.wait_for()
    expect(page.locator("main [data-can=true]:focus")).to_have_count(1)
    page.keyboard.press("/")
    expect(choices.locator("li button").first).to_be_focused()
    expect(choices.locator("li button").first).not_to_contain_text("Discard")
    expect(choices.get_by_role("button", name="Discard nothing")).to_have_count(1)
    page.keyboard.press("Escape")

    # the next place of the stall asks for cards, and the next card is built with
    person.see("build-here").click()
    card = next(text for text in texts if text.startswith("build:")).split(":")[1]
    page.locator(f"[data-testid=hand] [data-card={card}][data-can=true]").first.click()
    expect(person.see("confirm")).to_be_enabled()


def dull(text: str) -> bool:
    """A sale: one of several answers, none of which is golden."""
    return text.startswith("sell:")


# A choice that somebody has, what is carried for it and where to, and what shows that it has arrived.
CARRIED = {
    "shadow-traders": (
        "place:",
        "[data-testid=token][data-can=true]",
        "[data-testid=aim]",
        "[data-testid=answers] :text('Place 1')",
    ),
    "shadow-blades": (
        "play:",
        "[data-testid=hand] [data-testid=card][data-kind=agent][data-can=true]",
        "[data-testid=place][data-can=true]",
        "[data-testid=play-agent]:enabled",
    ),
    "dale-of-merchants": (
        "build:",
        "[data-testid=hand] [data-card={card}][data-can=true]",
        "[data-testid=build-here]",
        "[data-testid=hand] [aria-pressed=true]",
    ),
}


@pytest.mark.parametrize("key", CARRIED)
def test_cards_are_carried_to_where_they_go(guests: Company, key: str) -> None:
    """Lifted, they show where they may go; let go there, they are picked as if both were pressed."""
    verb, thing, place, arrived = CARRIED[key]
    person = guests.person("Olha")
    page = person.page
    record, at, seat, texts = moment(key, 4, lambda all: any(t.startswith(verb) for t in all))
    play_on(person, record, at, seat)
    wanted = next(text for text in texts if text.startswith(verb))
    source = page.locator(thing.format(card=wanted.split(":")[1])).first
    source.hover()
    page.mouse.down()
    box = source.bounding_box()
    assert box
    page.mouse.move(box["x"] + box["width"] / 2 + 12, box["y"] - 12, steps=3)
    goal = page.locator(place).first
    goal.wait_for()
    goal.hover()
    goal.hover()  # a browser says where it drags to only while it moves
    page.mouse.up()
    expect(page.locator(arrived).first).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator(arrived)).to_have_count(0)


# Cards on the table whose name is not to be read, or sticks out; however many stand side by side.
NAMELESS = """() => [...document.querySelectorAll('[data-testid=agents] [data-testid=name]')]
  .filter((e) => {
    const [name, card] = [e, e.parentElement].map((one) => one.getBoundingClientRect());
    return !e.checkVisibility({visibilityProperty: true}) || e.scrollHeight > e.clientHeight + 1 ||
      e.scrollWidth > e.clientWidth + 1 || name.right > card.right + 1;
  }).map((e) => e.textContent)"""


@pytest.mark.parametrize("phone", [False, True], ids=["wide dark", "phone light"])
@pytest.mark.parametrize("key", ["shadow-blades", "dark-road", "dale-of-merchants"])
def test_axe_finds_nothing_in_the_middle_and_at_the_end(
    guests: Company, key: str, phone: bool
) -> None:
    person = guests.person("Olha", phone=phone, theme="light" if phone else "dark")
    record, moments = whole(key, 3, 1)
    at, seat, _ = moments[len(moments) // 2]
    play_on(person, record, at, seat)
    examine(person, "middle")
    at, seat, _ = moments[-1]
    play_on(person, record, at, seat)
    assert person.page.evaluate(NAMELESS) == []
    hand = Lister(person)
    play_until([hand], lambda: is_end(hand))
    totals(person)
    examine(person, "end")
