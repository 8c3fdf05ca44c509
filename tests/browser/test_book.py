"""The book: rules, what lies in the box, words that explain themselves; and bots that are asked why."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from nightmarket import games
from tests.browser.player import Hand, is_settled, play_until, start
from tests.browser.stage import Company, Person, wait_for
from tests.browser.test_rooms import examine

# The pieces beside the rules that nothing was drawn for.
BLANK = """() => [...document.querySelectorAll('[data-piece]')]
  .filter((e) => !e.querySelector('svg, [data-testid=number]')).map((e) => e.dataset.piece)"""
CUT = """() => [...document.querySelectorAll('[data-entry]')]
  .filter((e) => e.scrollWidth > e.clientWidth + 1).map((e) => e.dataset.entry)"""

# Steps that ended a turn and can be asked for their reason; the log ends them with whose turn it is.
ASKED_BEHIND = """() => {
  const last = new Map([...document.querySelectorAll('[data-testid=line]')]
    .map((line) => [line.dataset.at, line]));
  return [...last].filter(([at, line]) => /’s turn$/.test(line.innerText.trim())
    && document.querySelector(`[data-at="${at}"] [data-testid=why]`)).length;
}"""


def read_rules(me: Person, game: str) -> None:
    """By keyboard: a number, words, a reference, and all the way back."""
    page = me.page
    prefix = games.game(game).prefix
    page.goto(f"/book/{game}")
    page.locator("[data-rule]").first.wait_for()
    wait_for(lambda: page.evaluate(BLANK) == [], page, "a piece is not drawn")
    assert page.locator("[data-piece]").count() >= 8
    examine(me, f"book of {game}")
    me.assert_fits()

    page.get_by_role("searchbox").focus()
    page.keyboard.type(f"{prefix.lower()} 34")
    expect(page.locator("[data-found]").first).to_have_attribute("data-found", f"{prefix}-34")
    page.keyboard.press("Enter")
    expect(page.locator("[data-rule][data-open=true]")).to_be_focused()
    assert page.url.endswith(f"/book/{game}#{prefix}-34")
    # from the rule back to what was searched for
    page.keyboard.press("Backspace")
    expect(page.get_by_role("searchbox")).to_have_value(f"{prefix.lower()} 34")
    page.keyboard.press("Escape")
    link = page.locator("[data-rule]").get_by_test_id("rule").first
    link.focus()
    page.keyboard.press("Enter")
    expect(page.locator("[data-rule][data-open=true]")).to_be_focused()
    page.keyboard.press("Backspace")
    expect(me.see("book-back")).to_have_count(0)


def look_up(me: Person, game: str) -> None:
    """Everything, one kind of it, what has a word; and on paper."""
    page = me.page
    me.press(page.locator("[data-leaf=pieces]"))
    entries = page.locator("[data-entry]")
    entries.first.wait_for()
    all_of_them = entries.count()
    assert all_of_them > 30
    assert page.evaluate(CUT) == []
    examine(me, f"reference of {game}")
    me.assert_fits()
    me.see("book-kind").select_option(index=1)
    wait_for(lambda: 0 < entries.count() < all_of_them, page, "one kind of pieces")
    me.see("book-kind").select_option(index=0)
    name = entries.nth(2).get_attribute("aria-label") or "?"
    page.get_by_role("searchbox").fill(name)
    wait_for(lambda: 0 < entries.count() < all_of_them, page, "the pieces with this word")
    expect(page.get_by_role("article", name=name, exact=True).first).to_be_visible()

    # what is shown goes on paper, from its whole height, and nothing of it stays
    shown = entries.count()
    page.emulate_media(media="print")
    page.evaluate("dispatchEvent(new Event('beforeprint'))")
    paper = me.see("paper")
    expect(paper.locator("[data-entry]")).to_have_count(shown)
    expect(paper.locator("[data-entry]").first).to_be_visible()
    page.evaluate("dispatchEvent(new Event('afterprint'))")
    page.emulate_media(media="screen")
    expect(paper).to_have_count(0)


@pytest.mark.parametrize(("phone", "theme"), [(False, "dark"), (True, "light")])
def test_the_book_of_every_game(guests: Company, phone: bool, theme: str) -> None:
    me = guests.person("Olha", phone=phone, theme=theme)
    for game in games.STALLS:
        read_rules(me, game)
        look_up(me, game)


def test_the_book_opens_where_the_question_stands(guests: Company) -> None:
    me = guests.person("Olha")
    page = me.page
    guests.open_table(me, ["open", "bot", "bot", "bot"])
    start(me)
    hand = Hand(me, seed=2)
    # a word of the question, asked for what it means
    word = me.see("say").get_by_test_id("word")

    def stands() -> bool:
        return word.count() > 0 and hand.is_asked()

    # asked again behind a press that was on its way: it may have brought another question
    play_until([hand], lambda: stands() and is_settled(hand) and stands())
    word.first.click()
    expect(me.see("tip").get_by_test_id("rule")).to_be_visible()
    page.keyboard.press("Escape")
    expect(me.see("tip")).to_have_count(0)

    asked = me.see("prompt").get_by_test_id("rule").inner_text()
    page.get_by_role("button", name="Rulebook", exact=True).click()
    now = page.locator("[data-rule][data-now=true]")
    expect(now).to_have_attribute("data-rule", asked)
    expect(now).to_be_in_viewport()
    parts = page.get_by_role("navigation", name="Where you are in the turn").get_by_role("button")
    expect(parts).to_have_count(4)
    # one press from here to all the pieces: the question stays in sight
    page.get_by_role("button", name="Reference", exact=True).first.click()
    page.locator("[data-entry='client:keep']").wait_for()
    expect(me.see("prompt").get_by_test_id("rule")).to_be_in_viewport()
    page.keyboard.press("Escape")
    expect(me.see("reference")).to_have_count(0)


def test_bots_play_for_who_looks_on_and_are_asked_why(guests: Company) -> None:
    me = guests.person("Olha")
    page = me.page
    page.goto("/")
    page.get_by_role("heading", level=2, name="Shadow Blades").click()
    me.see("more-shadow-blades").click()
    me.see("watch-bots-shadow-blades").click()
    me.see("table").wait_for()
    page.keyboard.press("l")
    why = me.see("why")
    why.first.wait_for()
    assert me.see("sit-0").count() == 0
    lines = me.see("lines")

    def play_on() -> None:
        was = me.version
        wait_for(lambda: me.version > was + 2, page, "the bots play on")

    # it follows, also where it has become lower
    overflows = "(e) => e.scrollHeight - e.clientHeight > 200"
    wait_for(lambda: bool(lines.evaluate(overflows)), page, "a long log")
    page.set_viewport_size({"width": 1280, "height": 600})
    play_on()
    ends = "(e) => e.scrollHeight - e.scrollTop - e.clientHeight < 40"
    wait_for(lambda: bool(lines.evaluate(ends)), page, "the end of the log")
    # whoever reads further up stays there, however fast they play
    lines.evaluate("(e) => e.scrollTo(0, 0)")
    play_on()
    assert lines.evaluate("(e) => e.scrollTop") == 0
    reason = me.see("reason")
    me.press(why.first)
    reason.wait_for()
    expect(reason).to_contain_text("SB-")
    play_on()
    expect(reason).to_be_in_viewport()
    rule = reason.get_by_test_id("rule").first
    number = rule.inner_text()
    rule.click()
    expect(page.locator(f"[data-rule='{number}'][data-open=true]")).to_be_visible()


def test_what_ended_a_turn_is_asked_why_too(guests: Company) -> None:
    """What follows from a choice stands behind it in the log, and nobody did that."""
    me = guests.person("Olha")
    page = me.page
    page.goto("/")
    page.get_by_role("heading", level=2, name="Dale of Merchants 2").click()
    me.see("more-dale-of-merchants").click()
    me.see("watch-bots-dale-of-merchants").click()
    me.see("table").wait_for()
    page.keyboard.press("l")
    wait_for(lambda: page.evaluate(ASKED_BEHIND) > 1, page, "the end of a turn can be asked")
