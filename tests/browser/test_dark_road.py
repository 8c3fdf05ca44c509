"""Merchants of the Dark Road at its own table: pressed where things lie, and played to the end."""

from __future__ import annotations

from tests.browser.player import Lister, is_end, play_until, start, totals
from tests.browser.stage import Company


def test_a_plan_is_pressed_on_the_wagon(guests: Company) -> None:
    """DR-42: a die of the reserve, then a slot; the ring then shows where the wagon can go."""
    host = guests.person("Olha")
    guests.open_table(host, ["open"], game="dark-road")
    start(host)
    page = host.page
    page.get_by_role("button", name="I begin").click()
    page.locator(".row .die.hot").first.click()
    page.locator(".slot.hot").last.click()  # slot C: coins and a turn of the wheel
    page.locator(".ring .space.hot").first.wait_for()
    page.locator(".ring .space.hot").first.click()
    page.locator(".ring .district.hot").first.wait_for()
    host.assert_fits()


def test_whole_games_wide_and_alone_on_a_phone(guests: Company) -> None:
    """DR-98, DR-102: to the score sheet, with a bot and against the Trader."""
    wide = guests.person("Olha")
    guests.open_table(wide, ["open", "bot"], game="dark-road")
    start(wide)
    hand = Lister(wide, seed=6)
    play_until([hand], lambda: is_end(hand))
    assert len(totals(wide)) == 2
    phone = guests.person("Petro", phone=True)
    guests.open_table(phone, ["open"], game="dark-road")
    start(phone)
    phone.assert_fits()
    alone = Lister(phone, seed=7)
    play_until([alone], lambda: is_end(alone))
    assert len(totals(phone)) == 1
