"""The ways a run of Magic Maze can end: every scenario won by a team of bots, and every one lost."""

from __future__ import annotations

from typing import Final, cast

from nightmarket.arena.realtime import run
from nightmarket.bots import Teammate
from nightmarket.games.magic_maze import GAME
from nightmarket.games.magic_maze.state import GIVEN_UP, OUT_OF_SAND, STUCK_WALLS, WIN, Mall
from nightmarket.kernel import Luck
from nightmarket.kernel.record import Record, Recorder
from tests.golden.games import Ending, Wanted

SEATS: Final = {9: 5, 12: 2, 13: 3, 17: 3}  # for a little variety; four elsewhere


def ends(outcome: int) -> Ending:
    return lambda s: cast(Mall, s).outcome == outcome


def at_pace(seats: int, options: dict[str, str], seed: int, pause: int) -> Record:
    recorder = Recorder(GAME, seats, seed, options)
    bots = [Teammate(seed * 10 + seat, patience=0) for seat in range(seats)]
    run(recorder, bots, pause, Luck.seeded(seed), together=seats > 1)
    return recorder.record


def swift(seats: int, options: dict[str, str], seed: int) -> Record:
    """A team of bots that does three things a second."""
    return at_pace(seats, options, seed, 333)


def slow(seats: int, options: dict[str, str], seed: int) -> Record:
    """A team that is too slow: one thing in three seconds, whatever the hourglasses give."""
    return at_pace(seats, options, seed, 3_000)


def sleepy(seats: int, options: dict[str, str], seed: int) -> Record:
    """A team that turns the timer now and then and still makes it."""
    return at_pace(seats, options, seed, 1_200)


def surrender(seats: int, options: dict[str, str], seed: int) -> Record:
    """Everybody has had enough."""
    recorder = Recorder(GAME, seats, seed, options)
    for seat in range(seats):
        recorder.play(seat, "ready")
    for seat in range(seats):
        if recorder.state.stack:
            recorder.play(seat, "concede", 1_000 * seat)
    return recorder.record


def won_after_a_flip(s: object) -> bool:
    mall = cast(Mall, s)
    return mall.outcome == WIN and mall.flips > 0


WANTED: Final = [
    *[
        Wanted(f"won-{n}", SEATS.get(n, 4), {"scenario": str(n)}, ends(WIN), swift)
        for n in range(1, 18)
    ],
    *[
        Wanted(f"lost-{n}", SEATS.get(n, 4), {"scenario": str(n)}, ends(OUT_OF_SAND), slow)
        for n in range(1, 18)
    ],
    Wanted("won-alone", 1, {"scenario": "1"}, ends(WIN), swift),
    Wanted("won-after-a-flip", 4, {"scenario": "3"}, won_after_a_flip, sleepy),
    Wanted("lost-in-the-walls", 2, {"scenario": "11"}, ends(STUCK_WALLS)),
    Wanted("given-up", 3, {"scenario": "2"}, ends(GIVEN_UP), surrender),
]
