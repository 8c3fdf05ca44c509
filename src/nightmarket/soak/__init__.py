"""The long proofs in full. `./market test` runs a slice of each; `./market soak [PART]` runs them whole.

A part is a function that takes a progress callback (done, total) and returns its figures, or raises.
"""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Final

import nightmarket as nm
from nightmarket.arena import Field, RayExecutor, contest, realtime, simulate
from nightmarket.bots import Teammate, playout
from nightmarket.games import keys
from nightmarket.kernel import ONE_OF, ONE_SEAT, Game, Luck, Refusal
from nightmarket.kernel.record import Recorder
from nightmarket.soak.asleep import asleep
from nightmarket.soak.attack import attack
from nightmarket.soak.courses import courses
from nightmarket.soak.fuzz import fuzz
from nightmarket.soak.hindsight import looking_back
from nightmarket.soak.kill import kill
from nightmarket.soak.newcomer import newcomer
from nightmarket.soak.nodes import nodes
from nightmarket.soak.pocket import pocket
from nightmarket.soak.research import research
from nightmarket.soak.running import running
from nightmarket.soak.table import table

Progress = Callable[[int, int], None]
Figures = dict[str, object]
Part = Callable[[Progress], Figures]

GAMES_PER_SEAT_COUNT: Final = 10_000
LONGEST_GAME: Final = 200_000  # choices; far beyond any real game
TEAM_RUNS: Final = 200


def settings(game: Game) -> Iterator[dict[str, str]]:
    """The printed game, and every other value of every option alone."""
    yield {}
    for option in game.options:
        if option.kind in (ONE_OF, ONE_SEAT):
            for value in option.values:
                if value != option.default:
                    yield {option.key: value}


def games(progress: Progress) -> Figures:
    """Ten thousand random games of every game at every seat count, options in turn: each one ends,
    nothing is lost on the way, the score sheet adds up."""
    todo = [(nm.game(key), seats) for key in keys() for seats in nm.game(key).seats]
    total = len(todo) * GAMES_PER_SEAT_COUNT
    done = choices = 0
    for game, seats in todo:
        variants = []
        for options in settings(game):
            try:
                game.configure(seats, options)
                variants.append(options)
            except Refusal:  # an option for other seat counts
                continue
        for seed in range(GAMES_PER_SEAT_COUNT):
            choices += play_one(game, seats, seed, variants[seed % len(variants)])
            done += 1
            if done % 100 == 0:
                progress(done, total)
    return {"games": done, "choices": choices, "faults": 0}


def play_one(game: Game, seats: int, seed: int, options: dict[str, str]) -> int:
    """One random game; how many choices it had. Components are counted a few times on the way."""
    s = game.setup(seats, seed, options)
    rng = Luck.seeded(seed)
    components = game.components(s)
    choices = 0
    while s.stack:
        choices += playout(s, rng, 1 + rng.below(200))
        if game.components(s) != components:
            raise AssertionError(f"{game.key} {seats} {options} seed {seed}: components lost")
        if choices > LONGEST_GAME:
            raise AssertionError(f"{game.key} {seats} {options} seed {seed}: does not end")
    scores = game.scores(s)
    if len(scores) != seats or any(not 0 <= w < seats for w in game.winners(s)):
        raise AssertionError(f"{game.key} {seats} {options} seed {seed}: scores or winners wrong")
    return choices


def strength(progress: Progress) -> Figures:
    """The search bot, one seat of it, against random players: its share of the victories."""
    figures: Figures = {}
    todo = [key for key in keys() if not nm.game(key).is_cooperative()]
    rounds = 60
    for i, key in enumerate(todo):
        game = nm.game(key)
        seats = max(2, game.seats[0])
        done = i * rounds
        summary = simulate(
            game,
            seats,
            rounds,
            ["fair"] + ["random"] * (seats - 1),
            progress=lambda n, done=done: progress(done + n, rounds * len(todo)),  # type: ignore[misc]
        )
        share = summary.wins_by_bot["fair"] / rounds
        figures[key] = f"fair wins {share:.0%} of {rounds} at {seats} seats (even: {1 / seats:.0%})"
    return figures


def teams(progress: Progress) -> Figures:
    """Teams of Magic Maze's bots on a simulated clock, three actions a second by the whole team and by
    each bot: how many of 200 runs they win."""
    game = nm.game("magic-maze")
    figures: Figures = {}
    todo = [(n, seats, all_) for n in (1, 7) for seats in (2, 4, 8) for all_ in (True, False)]
    for i, (scenario, seats, together) in enumerate(todo):
        won = 0
        for seed in range(TEAM_RUNS):
            recorder = Recorder(game, seats, seed, {"scenario": str(scenario)})
            bots = [Teammate(seed * 10 + seat, patience=0) for seat in range(seats)]
            realtime.run(recorder, bots, 333, Luck.seeded(seed), together)
            won += bool(game.winners(recorder.state))
            progress(i * TEAM_RUNS + seed + 1, len(todo) * TEAM_RUNS)
        least = 0.95 if scenario == 1 else 0.60
        name = f"scenario {scenario}, {seats} seats, {'the team' if together else 'each bot'}"
        figures[name] = f"{won} of {TEAM_RUNS}"
        if won < least * TEAM_RUNS:
            raise AssertionError(f"{name}: only {won} of {TEAM_RUNS}")
    return figures


def load(progress: Progress) -> Figures:
    """The live server beside a peer, from a checkout: benchmarks/servers/compare.py, in full."""
    script = Path(__file__).parents[3] / "benchmarks" / "servers" / "compare.py"
    if not script.exists():
        raise Refusal("the load run needs a checkout: benchmarks/ is not installed", "part")
    progress(0, 1)
    done = subprocess.run(
        [sys.executable, str(script), "--json"], stdout=subprocess.PIPE, text=True, check=True
    )
    progress(1, 1)
    figures: Figures = {"rows": json.loads(done.stdout)}
    return figures


def ray(progress: Progress) -> Figures:
    """The arena on a real local Ray (`pip install nightmarket[cluster]`): it says what one core says."""
    field = Field.of(nm.game("shadow-traders"), 4, ["policy", "random"], 3, {})
    rounds = 40
    alone = contest(field, rounds, stop=False, progress=lambda done, _: progress(done, 2 * rounds))
    with RayExecutor() as cluster:
        width = cluster.width
        spread = contest(
            field, rounds, executor=cluster, width=width, stop=False,
            progress=lambda done, _: progress(rounds + done, 2 * rounds),
        )  # fmt: skip
    for one, other in zip(alone.results, spread.results, strict=True):
        if (one.winners, one.scores, one.moves) != (other.winners, other.scores, other.moves):
            raise AssertionError(f"game {one.number} went another way on Ray")
    share = alone.rows[0].share
    return {"games": spread.games, "cores": width, "policy wins": f"{share:.0%}", "faults": 0}


# Parts that run some of their own parts alone: `soak attack slow`, `soak looking-back better dark-road`.
DIVIDED: Final[dict[str, Callable[[Progress, tuple[str, ...]], Figures]]] = {
    "attack": attack,
    "looking-back": looking_back,
    "research": research,
}
PARTS: Final[dict[str, Part]] = {
    "games": games,
    "strength": strength,
    "kill": kill,
    "nodes": nodes,
    "fuzz": fuzz,
    "attack": attack,
    "house": running,
    "pocket": pocket,
    "courses": courses,
    "table": table,
    "teams": teams,
    "ray": ray,
    "load": load,
    "research": research,
    "newcomer": newcomer,
    "looking-back": looking_back,
    "asleep": asleep,
}
