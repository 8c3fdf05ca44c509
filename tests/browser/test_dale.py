"""Whole games of Dale of Merchants in a real browser: for two, for four, and in teams."""

from __future__ import annotations

import pytest
from axe_playwright_python.sync_playwright import Axe

from nightmarket.kernel import WATCHER
from nightmarket.kernel.record import Record
from tests.browser.dale import Trader
from tests.browser.payload import scan
from tests.browser.player import (
    Hand,
    is_end,
    play_until,
    sit,
    start,
    totals,
)
from tests.browser.stage import Company, Person


def record_of(person: Person, table: str) -> Record:
    return Record.from_json(person.context.request.get(f"/api/records/{table}").body())


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
    record = record_of(wide, table)
    assert any(len(m["choices"]) > 2 for m in wide.sent if m["type"] == "play")  # gestures
    compared = scan({0: wide, 1: phone, WATCHER: watcher}, record)
    assert compared > len(record.moves)
    with pytest.raises(AssertionError):  # the scan bites
        scan({0: phone, 1: wide}, record)


def test_a_game_for_four_with_bots(guests: Company) -> None:
    """DM-2, DM-11: a person and three bots, five sets."""
    host = guests.person("Olha")
    table = guests.open_table(
        host, ["open", "bot", "bot", "bot"], game="dale-of-merchants", options={"sets": "owl"}
    )
    start(host)
    host.assert_fits()
    hand = Trader(host, seed=3)
    play_until([hand], lambda: is_end(hand))
    assert max(totals(host).values()) == 8
    assert scan({0: host}, record_of(host, table)) > 20


def test_a_team_game(guests: Company) -> None:
    """DM-70: partners share a stall of ten stacks, and win together."""
    host = guests.person("Olha")
    partner = guests.person("Petro", phone=True)
    table = guests.open_table(
        host, ["open", "bot", "open", "bot"], game="dale-of-merchants", options={"teams": "on"}
    )
    sit(partner, table, 2)
    start(host, partner)
    hands: list[Hand] = [Trader(host, seed=4), Trader(partner, seed=5)]
    play_until(hands, lambda: all(is_end(hand) for hand in hands))
    sheet = totals(host)
    assert sorted(sheet.values())[-2:] == [10, 10]
    assert scan({0: host, 2: partner}, record_of(host, table)) > 20
