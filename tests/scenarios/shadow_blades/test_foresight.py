"""What a seat may be shown of the table after its own choices (SB-32): all of it, or nothing."""

from __future__ import annotations

import random

import pytest

from nightmarket import games
from nightmarket.kernel import Luck, apply, asked, legal

CHOICES = 0.25  # how many of those that are legal are looked at


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_what_is_foreseen_tells_nothing_of_what_is_hidden(seats: int) -> None:
    """It is the same in every world that the seat cannot tell from the true one."""
    game, luck = games.game("shadow-blades"), Luck.seeded(seats)
    plays = 0
    for seed in range(12):
        rng = random.Random(seed)
        options = {"conspiracy": "random", "start": rng.choice(("standard", "draft"))}
        s = game.setup(seats, seed, options)
        while asked(s):
            seat = asked(s)[0]
            for choice in legal(s, seat):
                if rng.random() > CHOICES:
                    continue
                after, elsewhere = s.clone(), game.resample(s, seat, luck)
                apply(after, seat, choice)
                if game.learns(s, after, seat):
                    continue
                apply(elsewhere, seat, choice)
                assert game.view(after, seat) == game.view(elsewhere, seat), game.text(choice)
                assert game.question(after) == game.question(elsewhere)
                assert legal(after, seat) == legal(elsewhere, seat)
                plays += game.text(choice).startswith("play:")
            apply(s, seat, rng.choice(legal(s, seat)))
    assert plays > 100  # an agent that is played is foreseen
