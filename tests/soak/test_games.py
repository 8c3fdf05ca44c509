"""A slice of the long proof `./market soak games`, and the games in which it once found a fault."""

from __future__ import annotations

import pytest

import nightmarket as nm
from nightmarket.games import keys
from nightmarket.soak import play_one


@pytest.mark.parametrize("key", keys())
def test_random_games_end_with_everything_in_place(key: str) -> None:
    game = nm.game(key)
    for seats in game.seats:
        for seed in range(3):
            assert play_one(game, seats, 100 + seed, {}) > 0


def test_a_gift_may_cost_the_last_coin_in_the_dark_market() -> None:
    """DR-64: the marker cannot move without a coin, so the action ends there."""
    assert play_one(nm.game("dark-road"), 3, 593, {"travel_last": "off"}) > 0
