"""The ways a game of Dale of Merchants can end. Random games are long, so a small search plays them."""

from __future__ import annotations

from typing import Final, cast

from nightmarket.bots import Glimpse, SearchBot
from nightmarket.games.dale_of_merchants import GAME
from nightmarket.games.dale_of_merchants.cards import KIND, NASTY_THREAT, SOFA
from nightmarket.games.dale_of_merchants.state import Dale
from nightmarket.kernel import State, asked
from nightmarket.kernel.record import Record, Recorder
from tests.golden.games import Wanted


def searched(seats: int, options: dict[str, str], seed: int) -> Record:
    """Everybody searches a little before each choice."""
    recorder = Recorder(GAME, seats, seed, options)
    bots = [SearchBot(seed * 10 + seat, simulations=60, depth=8) for seat in range(seats)]
    while asked(recorder.state):
        seat = asked(recorder.state)[0]
        choice = bots[seat].choose(Glimpse(GAME, recorder.state, seat))
        recorder.play(seat, GAME.text(choice), len(recorder.record.moves) * 1000)
    return recorder.record


def under_a_threat(s: State) -> bool:
    """DM-121: the last stack was one higher because of an opposing Nasty Threat."""
    t = cast(Dale, s)
    return t.in_force(t.winner, NASTY_THREAT) > 0


def with_a_sofa(s: State) -> bool:
    """DM-59: the winner had a higher hand limit."""
    t = cast(Dale, s)
    return any(card & KIND == SOFA for card in t.stall(t.winner))


def with_stand_ins(s: State) -> bool:
    """DM-8: the junk cards ran out."""
    return cast(Dale, s).junk < 0


def second_team(s: State) -> bool:
    """DM-70: the partners at seats 1 and 3 win together."""
    return cast(Dale, s).winner & 1 == 1


def first_team(s: State) -> bool:
    return cast(Dale, s).winner & 1 == 0


PLAYED: Final = searched
TEAMS: Final = {"teams": "on"}
WANTED: Final = [
    Wanted("first-team-wins", 4, TEAMS, first_team, searched),
    Wanted("second-team-wins", 4, TEAMS, second_team, searched),
    Wanted("won-under-a-threat", 2, {"sets": "crocodile"}, under_a_threat, searched),
    Wanted("won-with-a-sofa", 2, {"sets": "polecat"}, with_a_sofa, searched),
    Wanted("junk-ran-out", 4, {}, with_stand_ins, searched),
]
