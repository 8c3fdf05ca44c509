"""A game without a table of its own is played by the plain list of choices, to its end."""

from __future__ import annotations

from tests.browser.player import Lister, is_end, play_until, start, totals
from tests.browser.stage import Company


def test_a_game_by_the_plain_list(guests: Company) -> None:
    host = guests.person("Olha")
    guests.open_table(host, ["open", "bot"], game="shadow-blades")
    start(host)
    host.assert_fits()
    lister = Lister(host, seed=6)
    play_until([lister], lambda: is_end(lister))
    assert len(totals(host)) == 2
