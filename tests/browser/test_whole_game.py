"""A whole game of Shadow Traders: mouse, phone, keyboard, a bot and somebody who only watches."""

from __future__ import annotations

from tests.browser.player import Hand, Keys, is_end, play_until, sit, start, totals
from tests.browser.stage import Company


def test_whole_game(guests: Company) -> None:
    host = guests.person("Olha")
    phone = guests.person("Petro", phone=True)
    typist = guests.person("Iryna")
    watcher = guests.person("Watcher")
    table = guests.open_table(host, ["open", "open", "open", "bot"])
    sit(phone, table, 1)
    typist.page.goto(f"/t/{table}")
    keys = Keys(typist, seed=3)
    typist.see("sit-2").wait_for()
    keys.press("[data-testid=sit-2]")
    typist.see("sit-2").wait_for(state="detached")
    watcher.page.goto(f"/t/{table}")
    watcher.see("setup").wait_for()
    start(host, phone, typist, watcher)
    hands = [Hand(host, seed=1), Hand(phone, seed=2), keys]
    for person in (host, phone, typist, watcher):
        person.assert_fits()
    eyes = Hand(watcher)
    play_until(hands, lambda: all(is_end(hand) for hand in [*hands, eyes]))
    sheets = [totals(person) for person in (host, phone, typist, watcher)]
    assert len(sheets[0]) == 4
    assert all(sheet == sheets[0] for sheet in sheets)
