"""Whose turn it is, as games tell it (`Game.turn`): a page asks before a choice that would end it."""

from __future__ import annotations

import pytest

from nightmarket import games
from nightmarket.kernel import Luck, apply, asked, legal

TURNS = [key for key in games.STALLS if games.game(key).clock is None]


@pytest.mark.parametrize("key", TURNS)
def test_a_turn_lasts_until_the_last_choice_in_it(key: str) -> None:
    game = games.game(key)
    luck = Luck.seeded(17)
    for seats in game.seats[:2]:
        s = game.setup(seats, 17)
        begun: set[tuple[int, int]] = set()
        ended = 0
        number = -1
        for _ in range(600):
            if not asked(s):
                break
            seat = asked(s)[0]
            owners = [one for one in range(seats) if game.turn(s, one) >= 0]
            assert len(owners) <= 1
            turn = game.turn(s, seat)
            if turn >= 0:
                begun.add((seat, turn))
            apply(s, seat, luck.pick(legal(s, seat)))
            if turn >= 0 and game.turn(s, seat) != turn:
                ended += 1
                number = turn
        assert ended >= 10
        assert number >= 0
        if game.key != "shadow-blades":  # its turns have no numbers
            assert len(begun) - ended <= 1
