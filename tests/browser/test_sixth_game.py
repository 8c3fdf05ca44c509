"""A game from outside, unknown to the client: on the street, at the plain table, in records."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from nightmarket.kernel.record import Record
from tests.browser.player import Lister, is_end, play_until, sit, start, totals
from tests.browser.stage import Company, Person, Server, company, wait_for
from tests.sixth.candle_auction import GAME

STALLS = 6
LATIN = re.compile(r"[A-Za-z]{3,}")


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    server = Server(tmp_path_factory.mktemp("market"), guests="tests.sixth.candle_auction")
    server.start()
    yield server
    server.stop()


@pytest.fixture
def guests(chrome: Browser, house: Server) -> Iterator[Company]:
    with company(chrome, house) as found:
        yield found


@pytest.mark.parametrize("phone", [False, True], ids=["wide", "phone"])
def test_the_street_has_room_for_it(guests: Company, phone: bool) -> None:
    host = guests.person("Olha", phone=phone)
    page = host.page
    page.goto("/")
    if phone:
        expect(page.get_by_role("tab")).to_have_count(STALLS)
        host.press(page.get_by_role("tab", name="Candle Auction"))
    else:
        expect(page.get_by_role("heading", level=1)).to_have_text("Six stalls are open tonight.")
        # and one for the list of tables
        expect(page.get_by_role("heading", level=2)).to_have_count(STALLS + 1)
        boxes = [sign.bounding_box() for sign in host.see("sign").all()]
        edges = sorted((box["x"], box["x"] + box["width"]) for box in boxes if box)
        assert all(left[1] <= right[0] for left, right in pairwise(edges))
        assert edges[-1][1] <= 1280
        host.press(page.get_by_role("heading", level=2, name="Candle Auction"))
    for way in ("play", "friends", "device", "learn", "watch"):
        expect(host.see(f"{way}-candle-auction")).to_be_in_viewport(ratio=1)
    expect(page.get_by_text("Lay one hidden coin, all at once")).to_be_visible()
    host.assert_fits()


def test_from_the_street_to_a_record_and_back(guests: Company, tmp_path: Path) -> None:
    host = guests.person("Olha")
    page = host.page
    page.goto("/")
    page.get_by_role("heading", level=2, name="Candle Auction").click()
    host.see("play-candle-auction").click()
    host.see("table").wait_for()
    host.assert_fits()
    view = host.see("plain-view")
    expect(view).to_contain_text("Your coins")
    expect(view.get_by_role("heading", level=4)).to_have_text(["Olha", "Wren"])
    page.get_by_role("button", name="Rulebook").click()
    expect(page.locator('[data-rule="CA-5"]')).to_contain_text("face down")
    # it has no folder in the client: a plain reference
    page.get_by_role("button", name="Reference", exact=True).first.click()
    expect(host.see("reference").get_by_role("article").first).to_be_visible()
    page.keyboard.press("Escape")
    lister = Lister(host, seed=3)
    play_until([lister], lambda: is_end(lister))
    points = totals(host)
    assert len(points) == 2

    # The record as a file: every roll and every hidden coin comes out the same.
    with page.expect_download() as download:
        host.see("export").click()
    file = tmp_path / "record.json"
    download.value.save_as(file)
    record = Record.from_json(file.read_text("utf-8"))
    *_, (last, _, _) = record.replay(lambda key: GAME)
    assert sorted(GAME.scores(last)) == sorted(points.values())

    # A replay: both lay a coin in one turn, and it says so.
    host.see("replay").click()
    slider = page.get_by_role("slider")
    expect(slider).to_have_attribute("max", str(len(record.moves)))
    turns = page.get_by_role("button", name="at the same time: Olha and Wren")
    expect(turns).to_have_count(4)
    expect(
        page.locator("[data-testid=prompt], [data-testid=moment-caption]")
        .filter(has_text="Olha and Wren")
        .first
    ).to_be_visible()
    page.keyboard.press("End")
    host.assert_fits()

    other = guests.person("Timur")
    other.page.goto("/")
    other.see("import-file").set_input_files(file)
    other.page.wait_for_url("**/r/*")
    expect(other.page.get_by_role("slider")).to_have_attribute("max", str(len(record.moves)))


def test_everybody_who_is_waited_for_is_named(guests: Company) -> None:
    people = [guests.person(name) for name in ("Olha", "Timur", "Ada")]
    host = people[0]
    table = guests.open_table(host, ["open"] * 3, game="candle-auction")
    for seat, person in enumerate(people[1:], 1):
        sit(person, table, seat)
    start(host, *people[1:])
    say(host, "Lay one coin, face down")
    lay(host)
    say(host, "Choosing a coin: Timur and Ada")
    lay(people[1])
    say(host, "Ada chooses a coin")
    say(people[2], "Lay one coin, face down")
    # what lies face down is nobody else's business
    for message in people[2].received:
        if message["type"] == "update":
            assert message["view"]["laid_coin"] is None
            assert not [e for e in message["log"] if "lay:" in str(e)]


@pytest.mark.parametrize("language", ["ru", "uk"])
def test_it_speaks_the_reader_s_language(guests: Company, language: str) -> None:
    host = guests.person("Ольга", language=language, phone=True)
    host.page.goto("/")
    host.press(host.page.get_by_role("tab", name=GAME.titles[language]))
    expect(host.page.get_by_text(GAME.blurbs[language])).to_be_visible()
    guests.open_table(host, ["open", "open"], game="candle-auction")
    expect(host.page.get_by_text(GAME.titles[language])).to_be_visible()
    host.press(host.see("start"))
    host.see("table").wait_for()
    host.assert_fits()
    plain = host.see("plain-view").inner_text().replace("Wren", "")
    choices = host.see("choices").inner_text()
    assert not LATIN.search(plain + choices), plain + choices


def say(person: Person, wanted: str) -> None:
    expect(person.see("say")).to_have_text(wanted)


def lay(person: Person) -> None:
    before = person.version
    person.press(person.see("choices").get_by_role("button").first)
    wait_for(lambda: person.version > before, person.page, "the coin does not lie there")
