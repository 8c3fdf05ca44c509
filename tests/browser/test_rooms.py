"""Replay, records, languages, light, rulebook, and what every room has in common."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Browser, Locator, expect
from typer.testing import CliRunner

from nightmarket.cli.app import app
from nightmarket.kernel.record import Record
from tests.browser.player import Hand, let_bots_finish, play_until, start, totals
from tests.browser.stage import Company, Person, Server, labels, wait_for

CYRILLIC = re.compile(r"[А-Яа-яЇїІіЄєҐґ]")
FIRST_LOAD_BYTES = 200_000
# whether nothing of it sticks out at its right
INSIDE = """(card) => [...card.querySelectorAll('*')].every(
  (part) => part.getBoundingClientRect().right <= card.getBoundingClientRect().right)"""
# whether a rule's number stands in the open part of the book; some rules are longer than the screen
BEGINS = """(line) => {
  const number = line.querySelector('b').getBoundingClientRect();
  const book = line.parentElement.getBoundingClientRect();
  return number.top >= book.top && number.bottom <= book.bottom;
}"""


def test_end_replay_and_record(guests: Company, tmp_path: Path) -> None:
    host = guests.person("Olha")
    table = guests.open_table(host, ["open", "bot", "bot", "bot"])
    start(host)
    let_bots_finish(host)
    points = totals(host)
    page = host.page

    # The graph ends where the sheet does.
    host.see("graph-end").first.wait_for()
    ends = host.see("graph-end").all_text_contents()
    assert sorted(ends) == sorted(f"{name} {n}" for name, n in points.items())
    rounds = host.see("graph-round")
    numbers = [text.strip() for text in rounds.all_text_contents()]
    assert numbers == [str(n + 1) for n in range(len(numbers))]
    expect(rounds.nth(1)).to_have_attribute("href", re.compile(rf"/r/{table}#[1-9]"))

    # Each sum says what it is made of.
    number = host.see("total").get_by_role("button").first
    number.click()
    host.see("sum").wait_for()
    expect(number).to_have_attribute("aria-expanded", "true")
    page.keyboard.press("Escape")
    host.see("sum").wait_for(state="detached")

    # With motion the sheet is counted step by step, and nobody is named the winner before.
    page.emulate_media(reduced_motion="no-preference")
    page.reload()
    title = page.get_by_role("heading", level=1).last
    expect(title).to_have_text("The points are counted")
    page.keyboard.press("Space")  # pauses
    page.keyboard.press("ArrowRight")
    counted = host.see("score-sheet").get_by_role("row").nth(1).get_by_role("cell")
    expect(counted).to_have_count(2)  # one, and what it comes to so far
    host.see("at-once").click()
    expect(title).to_contain_text("win")
    page.emulate_media(reduced_motion="reduce")

    # The record as a file: the command line recomputes every roll in it.
    with page.expect_download() as download:
        host.see("export").click()
    file = tmp_path / "record.json"
    download.value.save_as(file)
    checked = CliRunner().invoke(app, ["record", "check", str(file)])
    assert checked.exit_code == 0, checked.output
    record = Record.from_json(file.read_text("utf-8"))
    assert sorted(record.scores or []) == sorted(points.values())

    # Replay: from the deal to the end by keys and by the strip, through other eyes.
    host.see("replay").click()
    slider = page.get_by_role("slider")
    slider.wait_for()
    assert slider.input_value() == "0"
    assert slider.get_attribute("max") == str(len(record.moves))
    host.assert_fits()
    page.keyboard.press("ArrowRight")
    assert slider.input_value() == "1"
    host.see("turn").nth(5).click()
    assert int(slider.input_value()) > 1
    assert host.see("mine").count() == 0
    eyes = page.get_by_role("group", name="Seen by").get_by_role("button")
    missions = set()
    for seat in range(4):
        eyes.nth(seat).click()
        host.see("mine").wait_for()
        name = eyes.nth(seat).get_attribute("aria-label") or ""
        wait_for(
            lambda n=name: (  # type: ignore[misc]
                host.see("own-name").inner_text() == n
            ),
            page,
            f"not {name}'s eyes",
        )
        missions.add(host.see("mission").inner_text())
    assert len(missions) > 1
    eyes.last.click()
    host.see("mine").wait_for(state="detached")
    page.keyboard.press("End")
    assert slider.input_value() == slider.get_attribute("max")
    last = [board_text(page.get_by_test_id(f"board-{seat}")) for seat in range(4)]

    # The same end as at the table itself.
    page.goto(f"/t/{table}")
    page.get_by_role("button", name="See the table").click()
    host.see("table").wait_for()
    assert [board_text(page.get_by_test_id(f"board-{seat}")) for seat in (1, 2, 3)] == last[1:]
    # The storm came in place of a round (ST-72), and none is to come; the graph counts no other.
    bar = host.see("bar")
    expect(bar).to_contain_text(re.compile(rf"Round {numbers[-1]}\s*of 4–6"))
    assert numbers[-1] in ("4", "5", "6")
    expect(bar).not_to_contain_text("Sandstorm")

    # Another browser opens the file and sees the same.
    other = guests.person("Petro")
    other.page.goto("/")
    other.see("import-file").set_input_files(file)
    there = other.page.get_by_role("slider")
    there.wait_for()
    assert there.get_attribute("max") == str(len(record.moves))
    other.page.keyboard.press("End")
    assert [board_text(other.see(f"board-{seat}")) for seat in range(4)] == last


def test_the_set_up_says_who_sits_there_and_how_the_game_goes(guests: Company) -> None:
    """A game without turns has no order; who never said a name is called by the chair."""
    host, friend = guests.person("Olha"), guests.person("")
    table = guests.open_table(host, ["open", "open"], game="magic-maze")
    expect(host.page.locator("main")).to_contain_text("Everybody plays at the same time")
    expect(host.page.locator("main")).not_to_contain_text("clockwise")
    friend.page.goto(f"/t/{table}")
    expect(friend.see("chair-0")).to_contain_text("The host")
    friend.press(friend.see("sit-1"))
    expect(host.see("chair-1")).to_contain_text("Player 2")
    expect(host.see("chair-1")).to_contain_text("joined by link")


def board_text(board: Locator) -> list[str]:
    """Goods on a board, as they are read out."""
    return labels(board.get_by_test_id("pile"))


@pytest.mark.alone
def test_languages_light_and_rulebook_in_play(guests: Company) -> None:
    host = guests.person("Olha")
    guests.open_table(host, ["open", "bot", "bot", "bot"])
    start(host)
    hand = Hand(host, seed=2)
    play_until([hand], hand.is_asked)
    page = host.page
    say = host.see("say")
    english = say.inner_text()
    assert not CYRILLIC.search(english)

    # Three languages, switched in the middle of a turn: nothing else changes.
    said = {english}
    for label, code in (("Українська", "uk"), ("Русский", "ru")):
        host.see("to-settings").click()
        page.get_by_role("button", name=label).click()
        page.locator(f"html[lang={code}]").wait_for()
        page.keyboard.press("Escape")
        words = say.inner_text()
        assert CYRILLIC.search(words), words
        said.add(words)
        assert hand.is_asked()
        host.assert_fits()
        assert host.see("mission").evaluate(INSIDE), "the mission sticks out of its card"
    assert len(said) == 3

    # Light, kept over a reload together with the language.
    host.see("to-settings").click()
    page.get_by_role("button", name="Рассвет").click()
    page.locator("html[data-theme=light]").wait_for()
    page.reload()
    host.see("table").wait_for()
    page.locator("html[data-theme=light][lang=ru]").wait_for()
    host.see("to-settings").click()
    page.get_by_role("button", name="English").click()
    page.locator("html[lang=en]").wait_for()
    page.keyboard.press("Escape")

    # The rule of the prompt opens the book at that rule; a search finds another.
    link = host.see("prompt").get_by_test_id("rule")
    rule = link.inner_text()
    link.click()
    line = page.locator(f'[data-rule="{rule}"]')
    line.wait_for()
    wait_for(lambda: line.evaluate(BEGINS), page, "the rule does not begin on the screen")
    page.get_by_role("searchbox").fill("sandstorm")
    wait_for(lambda: line.count() == 0, page, "the search leaves other rules")
    found = page.locator("[data-found]")
    assert found.count() > 0
    assert all("sandstorm" in text.lower() for text in found.all_inner_texts())


def test_any_stall_plays_and_who_sits_down_says_a_name(guests: Company) -> None:
    host = guests.person("Olha")
    host.page.goto("/")
    # not the stall in focus: one press deals all the same, and it is in focus the next time
    host.see("play-dale-of-merchants").click()
    host.see("table").wait_for()
    host.page.goto("/")
    expect(host.page.locator("[data-stall][data-focus=true]")).to_have_attribute(
        "data-stall", "dale-of-merchants"
    )
    host.page.keyboard.press("Tab")
    host.see("play-dale-of-merchants").focus()
    host.page.keyboard.press("ArrowRight")
    expect(host.page.locator("[data-stall][data-focus=true]")).to_have_attribute(
        "data-stall", "magic-maze"
    )
    expect(host.see("play-magic-maze")).to_be_focused()

    # a market that listens to its own device alone gives no link away
    table = guests.open_table(host, ["open", "open", "bot", "bot"])
    host.see("only-here").wait_for()
    assert host.see("copy-link").count() == 0

    guest = guests.person("")
    guest.page.goto(f"/t/{table}")
    guest.see("name-1").fill("Petro")
    guest.see("sit-1").click()
    expect(host.see("chair-1")).to_contain_text("Petro")
    guest.page.goto("/")
    expect(guest.see("to-me")).to_contain_text("Petro")


@pytest.mark.parametrize("theme", ["dark", "light"])
@pytest.mark.parametrize("phone", [False, True], ids=["wide", "phone"])
def test_axe_finds_nothing(guests: Company, phone: bool, theme: str) -> None:
    host = guests.person("Olha", phone=phone, theme=theme)
    page = host.page
    for room in ("/", "/about", "/settings"):
        page.goto(room)
        page.get_by_role("heading").first.wait_for()
        examine(host, room)
    table = guests.open_table(host, ["open", "bot", "bot", "open"])
    examine(host, "set-up")
    start(host)
    hand = Hand(host, seed=5)
    play_until([hand], hand.is_asked)
    examine(host, "table")
    # Every panel in its turn; a key opens it on a phone too.
    for key, panel in (("l", "log"), ("/", "list"), ("n", "notebook")):
        page.keyboard.press(key)
        page.locator("aside").wait_for()
        examine(host, panel)
        page.keyboard.press("Escape")
    host.press(host.see("seats"))
    host.press(host.see("other-device"))
    host.see("seats-panel").get_by_role("img").first.wait_for()
    examine(host, "seats")
    host.press(host.see("seats"))
    host.press(host.see("bar").get_by_role("button", name="Settings"))
    host.press(page.get_by_role("switch", name="Explain each new question"))
    examine(host, "settings at the table")
    page.keyboard.press("Escape")
    host.see("hint").wait_for()
    examine(host, "hint")
    host.press(host.see("hint").get_by_role("button", name="No more hints"))
    host.press(host.see("prompt").get_by_test_id("rule"))
    page.locator("[data-rule]").first.wait_for()
    examine(host, "rulebook")
    page.keyboard.press("Escape")
    let_bots_finish(host)
    totals(host)
    examine(host, "end")
    page.goto(f"/r/{table}")
    page.get_by_role("slider").wait_for()
    examine(host, "replay")


def examine(person: Person, room: str) -> None:
    person.page.evaluate("document.fonts.ready")
    results = Axe().run(person.page)
    # Gathered like every other problem: one run tells all of them.
    person.problems += [
        f"{room}: {v['id']} ({v['impact']}): {node['target']} {node['failureSummary']}"
        for v in results.response["violations"]
        for node in v["nodes"]
    ]


def test_first_load_is_small_and_strict(chrome: Browser, house: Server) -> None:
    context = chrome.new_context(base_url=house.address)
    page = context.new_page()
    line = context.new_cdp_session(page)
    line.send("Network.enable")
    kinds: dict[str, str] = {}
    sizes: dict[str, float] = {}

    def finished(event: dict[str, object]) -> None:
        sizes[str(event["requestId"])] = float(str(event["encodedDataLength"]))

    def begun(event: dict[str, object]) -> None:
        kinds[str(event["requestId"])] = str(event["type"])

    line.on("Network.requestWillBeSent", begun)
    line.on("Network.loadingFinished", finished)
    answer = page.goto("/", wait_until="networkidle")
    assert answer
    policy = answer.headers["content-security-policy"]
    assert "default-src 'self'" in policy
    assert "'unsafe" not in policy  # but for 'wasm-unsafe-eval': machine code that no text becomes
    counted = {key: size for key, size in sizes.items() if kinds.get(key) != "Font"}
    assert len(counted) > 3
    assert sum(counted.values()) < FIRST_LOAD_BYTES, sum(counted.values())
    context.close()
