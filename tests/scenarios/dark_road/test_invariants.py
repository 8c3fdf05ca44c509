"""Random games keep what must be kept between turns (section 16)."""

from __future__ import annotations

import pytest

from nightmarket.games.dark_road import GAME
from nightmarket.games.dark_road.cards import MARKET_DICE, TRAVEL_DICE, TURNS
from nightmarket.games.dark_road.packing import fits
from nightmarket.games.dark_road.rules import players
from nightmarket.games.dark_road.state import NO_TRIP, Road
from nightmarket.games.dark_road.turn import Planning
from nightmarket.kernel import Luck, asked, legal, step


def is_sound(s: Road) -> list[str]:
    """What is wrong with a position between turns; empty when nothing is."""
    wrong: list[str] = []
    if s.removed or max(s.market) > 2 or sum(s.market) != MARKET_DICE:
        wrong.append("market dice")
    if s.row_die + len(s.trip.dice) + s.trip.taken > TRAVEL_DICE:
        wrong.append("travel dice")
    if (min(s.palace) < 0 and s.crown_deck) or (min(s.inn) < 0 and s.hero_deck):
        wrong.append("crown or hero row")
    if min(s.friend_row) < 0 and s.friend_deck:
        wrong.append("companion row")
    for seat in range(s.seats):
        if not fits(s, seat):
            wrong.append(f"goods of {seat}")
        if len(s.heroes[seat]) > s.hero_slots(seat):
            wrong.append(f"heroes of {seat}")
        if len(s.commissions[seat]) > s.commission_slots(seat):
            wrong.append(f"commissions of {seat}")
        if s.lanterns[seat] > s.lantern_slots(seat) or s.light_count(seat) > 2:
            wrong.append(f"lanterns or lights of {seat}")
        if s.quartz[seat] + s.shoes[seat] > s.trinket_slots(seat):
            wrong.append(f"trinkets of {seat}")
    if min(s.coins) < 0 or min(s.prestige) < 0 or s.trader.wares < 0:
        wrong.append("something below 0")
    return wrong


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_random_games_stay_sound(seats: int) -> None:
    """DR-1, DR-10, DR-17, DR-20, DR-55: every game ends after 13 turns each, in order all the way."""
    for seed in range(12):
        options = {"snow_bees": "on", "reverse_sides": "on"} if seed % 2 else {}
        s = GAME.setup(seats, seed, options)
        rng = Luck.seeded(seed)
        components = GAME.components(s)
        plans = set()
        while s.stack:
            seat = asked(s)[0]
            if isinstance(s.stack[-1], Planning) and (s.round, seat) not in plans:
                plans.add((s.round, seat))
                assert is_sound(s) == []
                assert GAME.components(s) == components
            choices = legal(s, seat)
            step(s, seat, choices[rng.below(len(choices))])
        assert len(plans) == TURNS * seats
        assert s.round == TURNS
        assert len(s.place) == players(s)
        assert is_sound(s) == []
    assert NO_TRIP.row() == [-1, -1, 0, 0, -1, [], 0, 0, 0]  # shared by all tables
