"""A whole game of Shadow Traders: mouse, phone, keys alone, two in Ukrainian, a bot, and a watcher."""

from __future__ import annotations

import pytest

from nightmarket.kernel import WATCHER
from tests.browser.payload import names_no_mission, scan
from tests.browser.player import Hand, Keys, is_end, play_until, sit, start, totals
from tests.browser.stage import Company


def test_whole_game_and_nothing_hidden_was_sent(guests: Company) -> None:
    host = guests.person("Olha")
    phone = guests.person("Petro", phone=True, language="uk")
    typist = guests.person("Iryna", language="uk")
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
    everybody = (host, phone, typist, watcher)
    for person in everybody:
        person.assert_fits()
    # Somebody who only watches is asked nothing and shown no mission, no tokens, no undo.
    assert watcher.page.locator("[data-testid=prompt][data-asked=false]").is_visible()
    assert watcher.page.locator("[data-testid=my-tokens], [data-testid=undo]").count() == 0

    hands = [Hand(host, seed=1), Hand(phone, seed=2), keys]
    eyes = Hand(watcher)
    play_until(hands, lambda: all(is_end(hand) for hand in [*hands, eyes]))

    sheets = [totals(person) for person in everybody]
    assert len(sheets[0]) == 4
    assert all(sheet == sheets[0] for sheet in sheets)
    record = host.record(table)
    assert record.scores is not None
    assert sorted(record.scores) == sorted(sheets[0].values())
    watched = {0: host, 1: phone, 2: typist, WATCHER: watcher}
    compared = scan(watched, record)
    for eye, person in watched.items():
        names_no_mission(eye, person, record)
    assert compared > 2 * len(record.moves)
    # The scan bites: through another seat's eyes the same messages hold secrets.
    with pytest.raises(AssertionError):
        scan({0: phone, 1: host, 2: typist}, record)
