"""What every game has: keys alone play it to its end; its table draws its symbols."""

from __future__ import annotations

import pytest

from nightmarket import games
from tests.browser.player import Typist, is_end, play_the_end, play_until, start, totals
from tests.browser.stage import Company, wait_for

# Symbols on the screen that are not there: their sprite does not hold them.
UNDRAWN = """() => [...document.querySelectorAll('use')]
  .filter((use) => use.checkVisibility() && !use.getBoundingClientRect().width)
  .map((use) => use.getAttribute('href'))"""


@pytest.mark.alone
@pytest.mark.parametrize(
    "game", ["shadow_blades/2-seats", "dark_road/1-seats", "dale_of_merchants/2-seats"]
)
def test_the_end_of_a_game_by_keys_alone_in_ukrainian(guests: Company, game: str) -> None:
    """At the drawn tables; Shadow Traders has a typist of its own. Whole ones: `./market soak table`."""
    host = guests.person("Olha", language="uk")
    play_the_end(host, game)
    host.assert_fits()
    hand = Typist(host, seed=6)
    play_until([hand], lambda: is_end(hand))
    assert len(totals(host)) == 2  # alone on the Dark Road one plays against the Trader


@pytest.mark.alone
@pytest.mark.parametrize("game", games.STALLS)
def test_every_symbol_of_a_table_is_drawn(guests: Company, game: str) -> None:
    host = guests.person("Olha")
    chairs = ["open", *["bot"] * (max(2, games.game(game).seats[0]) - 1)]
    guests.open_table(host, chairs, game=game)
    start(host)
    assert host.page.locator("use").count() > 5
    wait_for(
        lambda: host.page.evaluate(UNDRAWN) == [],
        host.page,
        f"symbols are missing: {host.page.evaluate(UNDRAWN)}",
        timeout_s=10,
    )
