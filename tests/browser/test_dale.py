"""Whole games of Dale of Merchants in a real browser: for two, for four, and in teams."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import expect

from nightmarket.games.dale_of_merchants.cards import NAMES, PER_SET, SETS
from nightmarket.games.dale_of_merchants.meta import MOODS
from nightmarket.kernel import WATCHER
from nightmarket.locale import LANGUAGES, texts
from tests.browser.dale import Trader
from tests.browser.payload import scan
from tests.browser.player import (
    Hand,
    is_end,
    play_the_end,
    play_until,
    sit,
    start,
    totals,
)
from tests.browser.stage import Company


def test_a_game_for_two_wide_and_phone(guests: Company) -> None:
    """DM-2: mouse and finger, to the eighth stack; nothing hidden was ever sent."""
    wide = guests.person("Olha")
    phone = guests.person("Petro", phone=True)
    watcher = guests.person("Watcher")
    table = guests.open_table(
        wide, ["open", "open"], game="dale-of-merchants", options={"mood": "calm"}
    )
    sit(phone, table, 1)
    watcher.page.goto(f"/t/{table}")
    watcher.see("setup").wait_for()
    start(wide, phone, watcher)
    for person in (wide, phone, watcher):
        person.assert_fits()
    results = Axe().run(wide.page)
    assert results.violations_count == 0, results.generate_report()
    results = Axe().run(phone.page)
    assert results.violations_count == 0, results.generate_report()
    hands: list[Hand] = [Trader(wide, seed=1), Trader(phone, seed=2)]
    eyes = Trader(watcher)
    play_until(hands, lambda: all(is_end(hand) for hand in [*hands, eyes]))
    sheet = totals(wide)
    assert max(sheet.values()) == 8
    assert totals(phone) == sheet
    record = wide.record(table)
    assert any(len(m["choices"]) > 2 for m in wide.sent if m["type"] == "play")  # gestures
    compared = scan({0: wide, 1: phone, WATCHER: watcher}, record)
    assert compared > len(record.moves)
    with pytest.raises(AssertionError):  # the scan bites
        scan({0: phone, 1: wide}, record)


@pytest.mark.alone
def test_the_end_of_a_game_for_four(guests: Company) -> None:
    """DM-2: a person and three bots."""
    host = guests.person("Olha")
    table = play_the_end(host, "dale_of_merchants/4-seats")
    host.assert_fits()
    hand = Trader(host, seed=3)
    play_until([hand], lambda: is_end(hand))
    assert max(totals(host).values()) == 8
    assert scan({0: host}, host.record(table)) > 3


@pytest.mark.alone
def test_the_end_of_a_team_game(guests: Company) -> None:
    """DM-70: partners share a stall of ten stacks, and win together."""
    host = guests.person("Olha", phone=True)
    table = play_the_end(host, "dale_of_merchants/teams-on")
    hand = Trader(host, seed=4)
    play_until([hand], lambda: is_end(hand))
    assert sorted(totals(host).values())[-2:] == [10, 10]
    assert scan({0: host}, host.record(table)) > 3


@pytest.mark.alone
def test_the_set_chooser(guests: Company) -> None:
    """DM-11: a mood, sets by name, or chance; the game that starts has those sets."""
    host = guests.person("Olha")
    page = host.page
    for mood, named in (
        ("calm", []),
        ("chancy", []),
        ("nasty", ["sloth"]),
        ("any", ["fox", "owl"]),
    ):
        guests.open_table(host, ["open", "bot"], game="dale-of-merchants")
        page.get_by_label("Mood").select_option(mood)
        chooser = page.get_by_role("group", name="Animalfolk sets")
        for name in named:
            chooser.get_by_role("button", name=texts("en").say(f"dm-option-sets-{name}")).click()
        expect(chooser.locator("[aria-pressed=true]")).to_have_count(len(named))
        expect(page.get_by_label("Mood")).to_have_value(mood)
        start(host)
        sets = Trader(host).told()["view"]["sets"]
        assert len(sets) == 3
        assert set(named) <= set(sets)
        ranks = {name: MOODS[mood][i] if mood in MOODS else 0 for i, name in enumerate(SETS)}
        best = sorted(ranks[name] for name in SETS if name not in named)
        assert sorted(ranks[name] for name in sets if name not in named) == best[: 3 - len(named)]
        expect(host.see("sets").locator("svg")).to_have_count(3)


# Opens every card of the list in turn, reads its help, and goes back by the button there.
READ = """async () => {
  const drawn = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
  const sheet = () => document.querySelector('[data-testid=sheet]');
  const count = sheet().querySelectorAll('[data-testid=one-card]').length;
  const found = [];
  for (let i = 0; i < count; i++) {
    sheet().querySelectorAll('[data-testid=one-card]')[i].click();
    await drawn();
    const rulings = () => [...sheet().querySelectorAll('[data-testid=ruling]')].map(
      (e) => e.innerText.trim());
    while (rulings().some((text) => /^\\S*$/.test(text))) await drawn();  // the book is fetched
    const [name, effect] = ['aside h2', '[data-testid=effect]'].map(
      (what) => document.querySelector(what).innerText);
    found.push([name, effect, rulings()]);
    sheet().querySelector('[data-testid=all-cards]').click();
    await drawn();
  }
  return found;
}"""


def test_help_for_every_card_in_three_languages(guests: Company) -> None:
    """DM-5: name, effect and rulings of all 36 cards and of junk, in the player's words."""
    rules = Path(__file__).parents[2] / "docs" / "rules"
    for language in LANGUAGES:
        person = guests.person("Olha", language=language)
        page = person.page
        words = texts(language)
        book = squeeze((rules / f"dale-of-merchants.{language}.md").read_text("utf-8"))
        for i, half in enumerate((SETS[:3], SETS[3:])):
            options = {"sets": ",".join(half)}
            guests.open_table(person, ["open", "bot"], game="dale-of-merchants", options=options)
            start(person)
            person.see("open-cards").click()
            person.see("sheet").wait_for()
            seen = page.evaluate(READ)
            cards = NAMES[1 + i * 3 * PER_SET :][: 3 * PER_SET]
            for card, (name, effect, rulings) in zip(cards, seen, strict=True):
                assert name == words.say(f"dm-card-{card}") != f"dm-card-{card}"
                assert effect == words.say(f"dm-card-{card}", None, "effect") != ""
                assert rulings
                assert all(squeeze(ruling) in book for ruling in rulings), rulings
        person.see("piles").get_by_role("button").nth(1).click()
        expect(person.see("sheet")).to_contain_text(words.say("dm-card-junk", None, "effect"))
        expect(person.see("ruling")).to_have_count(3)


def squeeze(text: str) -> str:
    """Letters and figures alone: what stands in the book, however it is set there."""
    return re.sub(r"\W|_", "", text)
