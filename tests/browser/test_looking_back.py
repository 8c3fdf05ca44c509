"""Earlier moments: from the log while one plays, in a replay by an address, and played on from there."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.player import ASKED, Hand, is_settled, let_bots_finish, play_until, start
from tests.browser.stage import Company, Person, labels, wait_for
from tests.browser.test_magic_maze import QUIET, begin, moves, tap, team


def goods(board: Locator) -> list[str]:
    return labels(board.get_by_test_id("pile"))


@pytest.mark.alone
def test_a_line_of_the_log_lights_its_things_and_shows_its_moment(guests: Company) -> None:
    host = guests.person("Olha")
    guests.open_table(host, ["open", "bot", "bot", "bot"])
    start(host)
    page = host.page
    hand = Hand(host, seed=1)
    lines = host.see("line")
    rival = host.see("board-1")
    page.keyboard.press("l")

    # Moments of which there is a line, as this page saw them, until the board has changed.
    moments: dict[int, list[str]] = {}

    def has_changed() -> bool:
        version, found = host.version, goods(rival)
        if (
            version == host.version
            and page.locator(f'[data-testid=line][data-at="{version}"]').count()
        ):
            moments[version] = found
        changed = any(old != found for old in moments.values())
        return changed and is_settled(hand) and hand.is_asked()

    play_until([hand], has_changed)
    now, version = goods(rival), host.version
    before = next(at for at, old in moments.items() if old != now)
    line = lines.filter(has_text=re.compile("steal|give|swap|move")).last
    line.hover()
    lit = page.locator("[data-lit]")
    assert lit.filter(visible=True).count() > 0
    page.mouse.move(5, 5)
    wait_for(lambda: lit.count() == 0, page, "things stay lit")

    # An earlier moment: asked nothing there, and the log stays whole.
    count = lines.count()
    page.locator(f'[data-testid=line][data-open=true][data-at="{before}"]').last.click()
    host.see("moment").wait_for()
    assert host.version == before
    assert goods(rival) == moments[before]
    assert page.locator(ASKED).count() == 0
    assert lines.count() == count
    host.assert_fits()
    host.see("moment").get_by_role("button").click()
    host.see("moment").wait_for(state="detached")
    assert (goods(rival), host.version) == (now, version)
    assert hand.is_asked()


def test_an_open_log_leads_to_every_moment_but_the_last(guests: Company) -> None:
    """A line that stands there already can be pressed once the next move has come."""
    host, other = guests.person("Olha"), guests.person("Petro")
    team(guests, host, other, options=QUIET)
    begin(host, other)
    host.page.keyboard.press("l")
    begun = host.version
    for done, person in enumerate((other, host), 1):
        tap(person, moves(person)[0])
        host.page.locator(f'[data-testid=line][data-at="{begun + done}"]').wait_for()
    expect(
        host.page.locator(f'[data-testid=line][data-open=true][data-at="{begun + 1}"]')
    ).to_be_visible()
    assert (
        host.page.locator(f'[data-testid=line][data-open=true][data-at="{begun + 2}"]').count() == 0
    )
    # against the clock one looks back, but goes back nowhere (MM-42)
    assert host.see("undo-to").count() == 0
    assert host.see("horizon").count() == 0


def told(person: Person) -> list[str]:
    """The mission; not what it is worth now, bots may have moved meanwhile."""
    return person.see("mission").inner_text().split("\n")[:2]


def test_a_moment_is_shared_and_played_on_and_a_deal_is_played_again(guests: Company) -> None:
    host = guests.person("Olha")
    host.context.grant_permissions(["clipboard-read", "clipboard-write"])
    table = guests.open_table(host, ["open", "bot", "bot", "bot"])
    start(host)
    let_bots_finish(host)
    page = host.page
    page.goto(f"/r/{table}")
    slider = page.get_by_role("slider")
    slider.wait_for()
    for _ in range(20):
        page.keyboard.press("ArrowRight")
    page.get_by_role("group", name="Seen by").get_by_role("button").nth(2).click()
    own = host.see("own-board")
    own.wait_for()
    link = host.copied(page.get_by_role("button", name="Share"), f"/r/{table}#20@2")

    # Somebody else sees the same moment through the same eyes; a line of the log leads elsewhere.
    other = guests.person("Petro")
    other.page.goto(link)
    there = other.see("own-board")
    there.wait_for()
    assert other.page.get_by_role("slider").input_value() == "20"
    assert goods(there) == goods(own)
    mission = told(other)
    other.page.keyboard.press("l")
    other.page.locator("[data-testid=line][data-open=true]").first.click()
    wait_for(
        lambda: int(other.page.get_by_role("slider").input_value()) < 20,
        other.page,
        "the line does not lead to its moment",
    )

    # And takes that seat, from there, against bots.
    other.page.goto(link)  # only the moment differs: the page stays and goes there
    expect(other.page.get_by_role("slider")).to_have_value("20")
    other.see("play-on").click()
    other.see("table").wait_for()
    wait_for(lambda: other.page.url.find("/t/") > 0, other.page, "no table of one's own")
    assert told(other) == mission
    hand = Hand(other, seed=3)
    play_until([hand], hand.is_asked)
    was = other.version
    assert was > 20
    play_until([hand], lambda: other.version > was)
    other.see("seats").click()
    assert table in other.see("seats-panel").inner_text()

    # The same deal again: the same hand as at the first table.
    page.goto(f"/r/{table}")
    slider.wait_for()
    page.get_by_role("group", name="Seen by").get_by_role("button").first.click()
    own.wait_for()
    mission = told(host)
    page.goto(f"/t/{table}")
    host.see("same-deal").click()
    host.see("start").wait_for()
    assert table in host.see("setup").inner_text()
    start(host)
    assert told(host) == mission
