"""People who think too long, go away, come back, or go on elsewhere: the seat stays theirs."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, WebSocketRoute

from tests.browser.player import ASKED, Hand, play_until, sit, start
from tests.browser.stage import Company, Person, Server, company, wait_for


@pytest.fixture
def hasty(chrome: Browser, tmp_path: Path) -> Iterator[Company]:
    """A house where somebody is absent as soon as they are gone."""
    server = Server(tmp_path, absent_s=0)
    server.start()
    try:
        with company(chrome, server) as found:
            yield found
    finally:
        server.stop()


def mission(person: Person) -> str:
    """The symbol of the secret mission, wherever this page draws it."""
    symbol = person.see("seal").locator("use").first
    return (symbol.get_attribute("href") or "").partition("#")[2]


@pytest.mark.alone
@pytest.mark.parametrize("then", ["bot", "idle"])
def test_a_clock_that_runs_out_answers_for_the_person(guests: Company, then: str) -> None:
    host = guests.person("Olha")
    chairs = ["open", "bot", "bot", "bot"]
    guests.open_table(host, chairs, clock={"seconds": 5, "then": then})
    start(host)
    page = host.page
    page.locator(ASKED).wait_for()
    was = host.version
    timer = page.get_by_role("timer")
    shown = [timer.inner_text()]

    def runs_out() -> bool:
        shown.extend(timer.all_inner_texts())
        return host.version > was

    wait_for(runs_out, page, "the clock never ran out")
    runs = [text.strip() for text in dict.fromkeys(shown) if "0:" in text]
    seconds = [int(text.removeprefix("0:")) for text in runs]
    assert seconds[0] <= 5
    assert min(seconds) < max(seconds)  # it is seen to run
    page.get_by_text("Olha: time is up").first.wait_for()
    # The answer is an entry of the own seat, and nobody pressed anything.
    entries = [e for m in host.received if m["type"] == "update" for e in m["log"]]
    assert any(entry["seat"] == 0 and entry["n"] > was for entry in entries)
    assert all(m["type"] != "play" for m in host.sent)
    # The seat is still the person's own.
    assert host.see("stand-in").count() == 0
    hand = Hand(host, seed=1)
    on = host.version
    play_until([hand], lambda: host.version > on and any(m["type"] == "play" for m in host.sent))


def test_the_host_lets_a_bot_take_over_and_the_person_takes_it_back(hasty: Company) -> None:
    host = hasty.person("Olha")
    guest = hasty.person("Petro")
    table = hasty.open_table(host, ["open", "open", "bot", "bot"])
    sit(guest, table, 1)
    start(host, guest)
    hands = [Hand(host, seed=1), Hand(guest, seed=2)]
    play_until(hands, hands[1].is_asked)
    held = mission(guest)
    guest.page.close()

    # Nobody answers for the guest until the host says so.
    host.see("seats").click()
    take_over = host.see("seats-panel").get_by_role("button", name="Let a bot take over")
    take_over.click()
    was = host.version
    host.see("seats-panel").get_by_text("a bot plays for Petro").wait_for()
    played = [m["version"] for m in guest.received if m["type"] == "update"]

    def bot_has_played() -> bool:
        entries = [e for m in host.received if m["type"] == "update" for e in m["log"]]
        return any(e["seat"] == 1 and e["n"] > max(was, *played) for e in entries)

    play_until(hands[:1], bot_has_played)

    # Back again: the page says what happened, one press and the seat is theirs.
    guest.page = guest.open()
    hands[1] = Hand(guest, seed=2)
    guest.page.goto(f"/t/{table}")
    guest.see("stand-in").get_by_role("button", name="Take the seat back").click()
    guest.see("stand-in").wait_for(state="detached")
    assert mission(guest) == held
    play_until(hands, hands[1].is_asked)
    was = guest.version
    play_until(hands[1:], lambda: guest.version > was)

    # Away in their own turn for two minutes: it is said where the question would stand, before all else.
    play_until(hands, hands[1].is_asked)
    guest.page.close()

    def is_gone() -> bool:
        told = next(m for m in reversed(host.received) if m["type"] == "table")
        return not told["chairs"][1]["present"]

    wait_for(is_gone, host.page, "nobody tells that Petro has gone")

    # A leap of the page's own clock would be a line that has been silent for as long: it is told anew.
    def two_minutes_on(line: WebSocketRoute) -> None:
        house = line.connect_to_server()
        gone = r'("present":false,"stand_in":false,"away_s":)\d+'
        house.on_message(lambda told: line.send(re.sub(gone, r"\g<1>125", str(told))))

    host.page.route_web_socket("**", two_minutes_on)
    host.page.reload()
    host.see("away").get_by_text("Petro has been away for 2 minutes").wait_for()


def test_another_device_is_the_same_person(guests: Company) -> None:
    host = guests.person("Olha")
    host.context.grant_permissions(["clipboard-read", "clipboard-write"])
    table = guests.open_table(host, ["open", "bot", "bot", "bot"])
    start(host)
    host.see("seats").click()
    host.see("other-device").click()
    host.see("seats-panel").get_by_role("img", name="Continue on another device").wait_for()
    copy = host.see("seats-panel").get_by_role("button", name="Copy", exact=True)
    link = host.copied(copy, f"/t/{table}#")

    # The phone sits there too, and the code is gone from its address.
    phone = guests.person("Phone", phone=True)
    phone.page.goto(link)
    phone.see("table").wait_for()
    assert phone.page.url.endswith(f"/t/{table}")
    assert mission(phone) == mission(host) != ""
    hands = [Hand(host, seed=1), Hand(phone, seed=2)]
    play_until(hands, lambda: all(hand.is_asked() for hand in hands))
    was = host.version
    play_until(hands[1:], lambda: phone.version > was)
    wait_for(lambda: host.version > was, host.page, "the first device did not see the move")
    phone.page.reload()
    phone.see("table").wait_for()
    assert mission(phone) == mission(host)

    # The code works once: whoever opens it again is told so, and only watches.
    late = guests.person("Late")
    late.page.goto(link)
    late.see("table").wait_for()
    late.page.get_by_text("This code has been used or has expired").first.wait_for()
    assert late.page.locator("[data-testid=mine], [data-testid=my-tokens]").count() == 0
    late.problems = [p for p in late.problems if "/api/claim" not in p and "410" not in p]


def test_a_page_that_has_grown_old_reloads_between_games_only(guests: Company) -> None:
    """The server was renewed under an open page: it is told so before and after a game, not in one."""
    host = guests.person("Olha")

    def newer(line: WebSocketRoute) -> None:
        server = line.connect_to_server()

        def hear(message: str | bytes) -> None:
            found = json.loads(message)
            if found["type"] == "welcome":
                found["wire"] += 1
            line.send(json.dumps(found))

        server.on_message(hear)

    host.page.route_web_socket("**/ws/*", newer)
    guests.open_table(host, ["open", "bot", "bot", "bot"])
    told = host.page.get_by_role("button", name="Reload")
    told.wait_for()
    start(host)
    host.see("prompt").first.wait_for()
    assert told.count() == 0
