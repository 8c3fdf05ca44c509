"""The market as a folder of files: no server at all, then no network, then not even the worker."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, TimeoutError, expect

from tests.browser.folder import Folder
from tests.browser.player import Hand, Lister, play_until
from tests.browser.stage import Company, Person, company, wait_for
from tests.golden.games import HERE

# The page is kept on this device, and the house with it.
KEPT = """async () => {
  if ((await navigator.serviceWorker.ready).active.state !== 'activated') return false;
  for (const name of await caches.keys()) {
    const files = await (await caches.open(name)).keys();
    if (files.filter(({url}) => url.includes('/pocket-')).length === 6) return true;
  }
  return false;
}"""
WAITS = "() => navigator.serviceWorker.ready.then((keeper) => keeper.waiting !== null)"
# Where a newer one stands, and who may hold it up.
HELD_UP = """async () => {
  const keeper = await navigator.serviceWorker.getRegistration();
  const told = (worker) => worker && [worker.scriptURL, worker.state];
  return {
    place: location.href,
    active: told(keeper.active),
    waiting: told(keeper.waiting),
    installing: told(keeper.installing),
    controller: told(navigator.serviceWorker.controller),
    locks: await navigator.locks.query(),
    caches: await caches.keys(),
  };
}"""
# The browser's own offer, which no headless one makes.
OFFER = """() => {
  const offer = new Event('beforeinstallprompt', {cancelable: true});
  offer.prompt = async () => (window.prompted = (window.prompted ?? 0) + 1);
  dispatchEvent(offer);
}"""
IPHONE = "Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 Safari/604.1"


@pytest.fixture
def folder(tmp_path: Path) -> Iterator[Folder]:
    """Files that a test may change."""
    found = Folder(tmp_path / "files")
    yield found
    found.stop()


def version(page: Page) -> int:
    return int(page.get_by_test_id("table").get_attribute("data-version") or -1)


def move(hand: Hand) -> int:
    """Play until something of it is acknowledged; the version then."""
    before = version(hand.page)
    play_until([hand], lambda: version(hand.page) > before, quiet_s=60)
    return version(hand.page)


def went_back(person: Person) -> bool:
    told = [m["log"] for m in person.received if m["type"] == "update"]
    return any(entry["undo"] is not None for log in told for entry in log)


def becomes(page: Page, true: str) -> None:
    wait_for(lambda: bool(page.evaluate(true)), page, true)


def sit_down(person: Person) -> Hand:
    """At a table against bots, in a market that is kept on this device."""
    person.page.goto("/")
    person.see("play-shadow-traders").click()
    person.see("table").wait_for()
    becomes(person.page, KEPT)
    return Hand(person, seed=4)


def houses(page: Page) -> int:
    """Where bots think, there is the house."""
    return sum("/mind-" in worker.url for worker in page.workers)


def finish(person: Person, golden: str) -> None:
    """Bring a record, look at its last moment but one, and play on from there to the end."""
    page = person.page
    page.goto("/")
    person.see("import-file").set_input_files(HERE / f"{golden}.json")
    slider = page.get_by_role("slider")
    slider.wait_for()
    page.keyboard.press("End")
    page.keyboard.press("ArrowLeft")
    person.press(person.see("play-on"))
    hand = Hand(person, seed=1)
    play_until([hand], lambda: person.see("end").count() > 0)


def test_files_alone_are_a_market(chrome: Browser, folder: Folder) -> None:
    with company(chrome, folder) as guests:
        me = guests.person("Olha")
        hand = sit_down(me)
        page = me.page
        assert not any(path.startswith("/api") for path in folder.asked)
        # The network goes; the page is opened again and the game goes on.
        seen = move(hand)
        me.context.set_offline(True)
        page.reload()
        me.see("table").wait_for()
        assert version(page) >= seen
        seen = move(hand)
        # The house itself dies in mid-game: a new one reads what the old one had acknowledged.
        next(worker for worker in page.workers if "/worker-" in worker.url).evaluate("self.close()")
        me.see("reconnecting").wait_for()
        me.see("reconnecting").wait_for(state="detached")
        assert version(page) >= seen
        assert move(hand) > seen


def look_back(person: Person) -> None:
    """A long game grows and is stopped; one goes on from its last moment and sees all of that end."""
    page = person.page
    page.goto("/")
    person.see("import-file").set_input_files(HERE / "shadow_blades/2-seats.json")
    page.get_by_role("slider").wait_for()
    person.see("analyse").click()
    expect(page.get_by_text(re.compile(r"^[1-9]\d* of \d+ moves$"))).to_be_visible()
    page.get_by_role("button", name="Stop").click()
    page.keyboard.press("End")
    page.keyboard.press("ArrowLeft")
    expect(page.get_by_label("Drawn anew from what")).to_be_checked()
    person.see("play-on").click()
    hand = Hand(person, seed=1)
    play_until([hand], lambda: person.see("end").count() > 0)
    person.see("end").get_by_test_id("analyse").click()
    expect(page.get_by_role("heading", name="Moments that mattered")).to_be_visible()
    page.get_by_text("As a table").click()
    assert page.get_by_role("row").count() > 1
    page.goto("/puzzle/shadow-blades#2026-11-18")
    page.get_by_role("region", name="What would you do?").wait_for()
    person.see("table").wait_for()
    page.keyboard.press("/")
    page.locator(Lister.ITEMS).first.wait_for()
    page.keyboard.press("Enter")
    expect(person.see("answer")).to_contain_text("Best:")


def test_moves_are_taken_back_bots_watched_and_games_looked_back_at_without_a_network(
    chrome: Browser, folder: Folder
) -> None:
    with company(chrome, folder) as guests:
        me = guests.person("Olha")
        hand = sit_down(me)
        page = me.page
        me.context.set_offline(True)
        for _ in range(3):
            seen = move(hand)
        # Among bots one goes back as far as one likes, however much came to light since.
        page.keyboard.press("l")
        me.press(me.see("undo-to").first)
        wait_for(lambda: went_back(me), page, "nothing is taken back")
        assert move(hand) > seen
        page.goto("/")
        page.get_by_role("heading", level=2, name="Shadow Blades").click()
        me.see("more-shadow-blades").click()
        me.see("watch-bots-shadow-blades").click()
        me.see("table").wait_for()
        assert me.see("sit-0").count() == 0
        seen = version(page)
        wait_for(lambda: version(page) > seen + 2, page, "the bots do not play")
        look_back(me)


def test_tabs_share_one_house_and_the_next_takes_it_over(chrome: Browser, folder: Folder) -> None:
    with company(chrome, folder) as guests:
        me = guests.person("Olha")
        hand = sit_down(me)
        seen = move(hand)
        first, second = me.page, me.open()
        second.goto(first.url)
        me.page = hand.page = second
        me.see("table").wait_for()
        assert version(second) >= seen
        seen = move(hand)
        wait_for(lambda: version(first) >= seen, first, "the first tab does not follow")
        assert (houses(first), houses(second)) == (1, 0)
        # What the browser has promised is told where one looks for it.
        first.goto("/settings")
        told = first.get_by_text("The browser has promised to keep your games")
        expect(told.or_(first.get_by_text("The browser may clear your games"))).to_be_visible()
        wait_for(lambda: houses(second) == 1, second, "nobody took the house over")
        me.see("reconnecting").wait_for(state="detached")
        assert version(second) >= seen
        seen = move(hand)
        first.close()
        assert move(hand) > seen


def test_a_new_version_waits_for_the_end_of_a_game(chrome: Browser, folder: Folder) -> None:
    def newer(name: str, data: bytes) -> bytes:
        """Other rules: the next house has to read what this one has written, and say so in its log."""
        rules = "nightmarket/games/shadow_traders/meta.py"
        return data.replace(b"rules_version=1,", b"rules_version=2,") if name == rules else data

    with company(chrome, folder) as guests:
        me = guests.person("Olha")
        hand = sit_down(me)
        page = me.page
        table = page.url
        seen = move(hand)
        folder.renew(newer)
        # Opened again in mid-game: the old one, all of it, though its files are nowhere else any more.
        page.reload()
        me.see("table").wait_for()
        becomes(page, WAITS)
        assert page.locator("html[data-build=next]").count() == 0
        seen = max(seen, move(hand))
        # Nor does another tab take it while the game is on the screen.
        other = me.open()
        other.goto("/")
        other.get_by_test_id("table-card").first.wait_for()
        assert other.locator("html[data-build=next]").count() == 0
        other.close()
        # Back at home, it is here; and reads the table that the old one has left.
        page.get_by_role("link", name="Night Market").first.click()
        newer_one = page.locator("html[data-build=next]")
        with suppress(TimeoutError):
            newer_one.wait_for(state="attached")
        assert newer_one.count(), page.evaluate(HELD_UP)
        me.see("table-card").first.click()
        me.see("table").wait_for()
        assert page.url == table
        assert version(page) >= seen
        assert move(hand) > seen
        expect(page.get_by_text("Dealt before the rules were mended")).to_be_visible()


def test_the_market_becomes_an_app(chrome: Browser, folder: Folder) -> None:
    """Offered once, after a finished game here; an iPhone is told how it is done by hand."""
    with company(chrome, folder) as guests:
        me = guests.person("Olha")
        finish(me, "shadow_blades/2-seats")
        assert me.see("install").count() == 0  # a browser that offers nothing
        me.page.evaluate(OFFER)
        me.see("install").get_by_role("button", name="Install").click()
        assert me.page.evaluate("window.prompted") == 1
        me.see("install").wait_for(state="detached")
        friend = guests.person("Petro", phone=True, agent=IPHONE)
        finish(friend, "shadow_blades/2-seats")
        expect(friend.see("install")).to_contain_text("Add to Home Screen")
        friend.assert_fits()
        friend.press(friend.see("install").get_by_role("button", name="Not now"))
        finish(friend, "shadow_blades/2-seats")
        assert friend.see("install").count() == 0


def test_without_a_network_it_is_said_what_waits(guests: Company, tmp_path: Path) -> None:
    """A served market: what one plays alone comes to the device, and goes on there when the server is
    out of reach. Records go from one house to the other and back."""
    me = guests.person("Olha", lossy=True, here=True)
    page = me.page
    page.goto("/")
    me.see("play-shadow-blades").click()
    me.see("table").wait_for()
    assert "/t/0" not in page.url
    becomes(page, KEPT)
    page.get_by_role("link", name="Night Market").first.click()
    me.see("play-shadow-blades").click()
    page.wait_for_url("**/t/0*")
    me.see("table").wait_for()

    me.context.set_offline(True)
    finish(me, "shadow_blades/2-seats")
    mine = exported(me, tmp_path)
    page.goto("/")
    expect(page.get_by_text("No network.")).to_be_visible()
    expect(me.see("friends-shadow-blades")).to_be_disabled()
    me.assert_fits()

    me.context.set_offline(False)
    expect(me.see("friends-shadow-blades")).to_be_enabled()
    expect(page.get_by_text("No network.")).to_be_hidden()
    me.see("import-file").set_input_files(mine)
    page.wait_for_url("**/r/*")
    assert "/r/0" not in page.url  # the server has it
    page.get_by_role("slider").wait_for()
    there = page.get_by_role("slider").get_attribute("max")
    me.context.set_offline(True)
    page.goto("/")
    me.see("import-file").set_input_files(mine)
    page.wait_for_url("**/r/0*")
    page.get_by_role("slider").wait_for()
    assert page.get_by_role("slider").get_attribute("max") == there


def exported(person: Person, folder: Path) -> Path:
    """The record of the table that is over, as it is saved."""
    with person.page.expect_download() as download:
        person.press(person.see("export"))
    path = folder / download.value.suggested_filename
    download.value.save_as(path)
    return path
