"""What a level would do in somebody's place, and why: for games in which everybody agreed to that."""

from __future__ import annotations

from typing import Final

from nightmarket import games
from nightmarket.analysis.choosing import Why, reason_for
from nightmarket.analysis.eye import Eye
from nightmarket.analysis.told import Asked, Hint
from nightmarket.bots import choice_of, make
from nightmarket.kernel import Luck, legal

GUESSES: Final = 16  # on which its choice is compared with others


def advise(asked: Asked) -> Hint:
    game = games.game(asked.game)
    s = game.load(asked.state)
    seat = asked.seat
    choice = choice_of(make(asked.level, asked.seed), game, s, seat)
    why = Why("", seat, {})
    eye = Eye(game, asked.options, game.seat_count(s), asked.level)
    if eye.plays_on and len(legal(s, seat)) > 1:
        why = reason_for(eye, s, seat, choice, GUESSES, Luck.seeded(asked.seed))
    waits = game.clock is not None and choice == game.idle(s, seat)
    return Hint(asked.level, game.text(choice), waits, *why)
