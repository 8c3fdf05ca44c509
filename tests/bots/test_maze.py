"""Team-mates of Magic Maze: what they may know and do, and how well they do it (MM-100).

The normal run plays a few runs of each; `NIGHTMARKET_RUNS=200` all of them.
"""

from __future__ import annotations

import os
from typing import cast

import pytest

from nightmarket.arena.realtime import run
from nightmarket.arena.series import Field, meet
from nightmarket.bots import Bot, Glimpse, Teammate, make
from nightmarket.games.magic_maze import GAME
from nightmarket.games.magic_maze.state import TALK, Mall
from nightmarket.games.magic_maze.words import WAIT
from nightmarket.kernel import CLOCK, Luck, asked, legal
from nightmarket.kernel.record import Recorder

RUNS = int(os.environ.get("NIGHTMARKET_RUNS", "3"))
THREE_A_SECOND = 333  # ms


def team_run(
    scenario: int, seats: int, seed: int, pause: int = THREE_A_SECOND, together: bool = True
) -> Recorder:
    """A whole run of bots alone, so talk windows do not hold them (MM-100)."""
    recorder = Recorder(GAME, seats, seed, {"scenario": str(scenario)})
    bots = [Teammate(seed * 10 + seat, patience=0) for seat in range(seats)]
    run(recorder, bots, pause, Luck.seeded(seed), together)
    return recorder


@pytest.mark.parametrize("together", [True, False], ids=["team", "each"])
@pytest.mark.parametrize("seats", [2, 4, 8])
@pytest.mark.parametrize(("scenario", "share"), [(1, 0.95), (7, 0.60)])
def test_teams_win(scenario: int, share: float, seats: int, together: bool) -> None:
    """Three actions a second, by the whole team or by each bot: enough for these scenarios."""
    won = 0
    for seed in range(RUNS):
        won += bool(GAME.winners(team_run(scenario, seats, seed, together=together).state))
    assert won >= share * RUNS, f"{won} of {RUNS}"


@pytest.mark.parametrize("scenario", range(1, 18))
def test_some_team_wins_every_scenario(scenario: int) -> None:
    """Nothing in a scenario stops the bots for good."""
    assert any(GAME.winners(team_run(scenario, 4, seed).state) for seed in range(4))


@pytest.mark.parametrize(
    ("scenario", "deal"),
    [(13, 5), (17, 0), (17, 1), (17, 8)],
    ids=["door", "stroll", "shut", "past"],
)
def test_nobody_is_shut_in_for_good(scenario: int, deal: int) -> None:
    """Runs that were lost: a hero waited at a door nobody meant, or all stood in each other's way."""
    field = Field.of(GAME, 4, ["master"], 0, {"scenario": str(scenario)})
    assert meet(field.blocks(deal + 1)[deal][0]).winners


def test_bots_know_only_what_lies_on_the_table() -> None:
    """Whatever the order of the stack, a bot does the same: it cannot know it (MM-168)."""
    recorder = Recorder(GAME, 3, 4, {"scenario": "7"})
    bots = [Teammate(seat, patience=0) for seat in range(3)]
    for seat in range(3):
        recorder.play(seat, "ready")
    rng = Luck.seeded(1)
    looked = 0
    for n in range(150):
        seat = n % 3
        s = recorder.state
        mine = bots[seat].choose(Glimpse(GAME, s, seat))
        for _ in range(3):
            other = GAME.resample(s, seat, rng)
            assert Teammate(9, patience=0).choose(Glimpse(GAME, other, seat)) == mine
        looked += 1
        recorder.play(seat, GAME.text(mine))
        recorder.play(CLOCK, "tick:100")
        if not asked(s):
            break
    assert looked > 50


def test_bots_use_their_own_tile_and_no_word() -> None:
    """Every choice is legal for the seat, and the pawn stays where it is: they are silent."""
    record = team_run(7, 4, 3).record
    assert len(record.moves) > 200
    *_, (last, _, _) = record.replay(lambda key: GAME)  # every choice was legal when it was made
    assert GAME.winners(cast(Mall, last)) == [0, 1, 2, 3]
    assert not any(move.text.startswith("pawn") for move in record.moves)


def test_bots_with_people_keep_still_in_a_talk_window() -> None:
    """MM-100: until somebody acts or ten seconds have gone by."""
    recorder = Recorder(GAME, 4, 6, {"scenario": "7"})
    for seat in range(4):
        recorder.play(seat, "ready")
    s = cast(Mall, recorder.state)
    s.talk = TALK
    for seat in range(4):
        assert make("fair", 1).choose(Glimpse(GAME, s, seat)) == WAIT.base
    recorder.play(CLOCK, "tick:10000")
    found = [make("fair", 1).choose(Glimpse(GAME, s, seat)) for seat in range(4)]
    assert any(choice != WAIT.base for choice in found)
    assert all(choice in legal(s, seat) for seat, choice in enumerate(found))


def test_a_slow_team_needs_the_hourglasses() -> None:
    """At a slow pace the team turns the timer in time instead of watching it run out."""
    slow = [team_run(2, 4, seed, pause=1_300) for seed in range(4)]
    assert any(cast(Mall, r.state).flips > 0 and GAME.winners(r.state) for r in slow)


def test_one_player_alone() -> None:
    """Solo: the bot turns up tiles until it finds what it wants (MM-171)."""
    recorder = team_run(1, 1, 2, together=False)
    assert GAME.winners(recorder.state) == [0]
    assert any(move.text == "reveal" for move in recorder.record.moves)


class Sleepy(Bot):
    """A person who looks up only now and then."""

    def __init__(self) -> None:
        self.awake = Teammate(1)
        self.rng = Luck.seeded(1)

    def choose(self, glimpse: Glimpse) -> int:
        if self.rng.below(4) == 0:
            return self.awake.choose(glimpse)
        return glimpse.choices[0]  # ready, or wait


def test_any_mix_of_people_and_bots() -> None:
    """Somebody slow at the table does not stop the others; they only wait for that seat's actions."""
    recorder = Recorder(GAME, 4, 2, {"scenario": "1"})
    bots = [Sleepy(), Teammate(2), Teammate(3), Teammate(4)]
    run(recorder, bots, THREE_A_SECOND, Luck.seeded(2))
    assert GAME.winners(recorder.state) == [0, 1, 2, 3]


# -- levels


def answers(s: Mall, seat: int, level: str) -> list[str]:
    """What bots of a level do here, each with its own chance."""
    bots = [Teammate(seed, level) for seed in range(20)]
    return [GAME.text(bot.choose(Glimpse(GAME, s, seat))) for bot in bots]


def test_levels_are_manners_of_keeping_company() -> None:
    """A beginner overlooks things, a partner leaves moves to others who could make them; with nothing to
    do all ask people by the pawn (MM-98). The plan is the same."""
    recorder = Recorder(GAME, 8, 4, {"scenario": "7"})
    for seat in range(8):
        recorder.play(seat, "ready")
    s = cast(Mall, recorder.state)
    s.now = 60_000
    busy = asking = leaving = 0
    for n in range(20):
        plans = [GAME.text(Teammate(1, patience=0).choose(Glimpse(GAME, s, x))) for x in range(8)]
        for seat in range(0, 8, 2):
            if plans[seat] == "wait" and not asking:
                for level in ("fair", "hard", "master"):
                    asked = set(answers(s, seat, level)) - {"wait"}
                    assert all(text.startswith("pawn:") for text in asked)
                    asking += len(asked)
            elif plans[seat] != "wait":
                if not busy:
                    assert set(answers(s, seat, "easy")) == {plans[seat], "wait"}
                busy += 1
                fair = answers(s, seat, "fair")
                leaving += plans[seat] in fair and fair.count(plans[seat]) < len(fair)
        acts = [seat for seat in range(8) if plans[seat] != "wait"]
        if leaving or not acts:
            break
        recorder.play(acts[n % len(acts)], plans[acts[n % len(acts)]])
    assert busy
    assert asking
    assert leaving
