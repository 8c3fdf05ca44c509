"""The ways a game of Dale of Merchants can end. Random games are long, so greedy players play them."""

from __future__ import annotations

from typing import Final, cast

from nightmarket.games.dale_of_merchants import GAME
from nightmarket.games.dale_of_merchants.cards import HIGHER, KIND, LIMIT
from nightmarket.games.dale_of_merchants.state import Dale
from nightmarket.kernel import Luck, State, asked, legal, step
from nightmarket.kernel.record import Record, Recorder
from tests.golden.games import Wanted


def greedy(seats: int, options: dict[str, str], seed: int) -> Record:
    """Mostly what promises most at once, now and then anything."""
    recorder = Recorder(GAME, seats, seed, options)
    rng = Luck.seeded(seed)
    while asked(recorder.state):
        seat = rng.pick(asked(recorder.state))
        choice = best(recorder.state, seat, rng)
        recorder.play(seat, GAME.text(choice), len(recorder.record.moves) * 1000)
    return recorder.record


def best(s: State, seat: int, rng: Luck) -> int:
    choices = legal(s, seat)
    rng.shuffle(choices)
    found, most = choices[0], -1.0
    for choice in choices if rng.below(10) else []:
        tried = s.clone()
        step(tried, seat, choice)
        if (chance := GAME.promise(cast(Dale, tried))[seat]) > most:
            found, most = choice, chance
    return found


def under_a_threat(s: State) -> bool:
    """DM-121: the last stack was one higher because of an opposing Nasty Threat."""
    t = cast(Dale, s)
    return t.in_force(t.winner, HIGHER) > 0


def with_a_sofa(s: State) -> bool:
    """DM-59: the winner had a higher hand limit."""
    t = cast(Dale, s)
    return any(LIMIT[card & KIND] for card in t.stall(t.winner))


def second_team(s: State) -> bool:
    """DM-70: the partners at seats 1 and 3 win together."""
    return cast(Dale, s).winner & 1 == 1


def first_team(s: State) -> bool:
    return cast(Dale, s).winner & 1 == 0


PLAYED: Final = greedy
TEAMS: Final = {"teams": "on"}
WANTED: Final = [
    Wanted("first-team-wins", 4, TEAMS, first_team, greedy),
    Wanted("second-team-wins", 4, TEAMS, second_team, greedy),
    Wanted("won-under-a-threat", 2, {"sets": "crocodile"}, under_a_threat, greedy),
    Wanted("won-with-a-sofa", 2, {"sets": "polecat"}, with_a_sofa, greedy),
]
