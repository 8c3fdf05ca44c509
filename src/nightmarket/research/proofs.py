"""The long proofs of the faces: the peers' own tests for every game, seat count and option."""

from __future__ import annotations

import tempfile
import warnings
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from typing import Any, Final

from nightmarket.arena.corpus import corpus
from nightmarket.games import game as game_of
from nightmarket.kernel import SEAT_COLOURS, SOME_OF, BadSetup, Game, Option
from nightmarket.research.layouts import ENCODED

Tick = Callable[[], None]


def tables() -> Iterator[tuple[str, int, dict[str, Any]]]:
    """Every game at every seat count, and with every value of every option at its fewest."""
    for key in ENCODED:
        game = game_of(key)
        for seats in game.seats:
            yield key, seats, {}
        for option in game.options:
            left = list(option.values)
            while left:
                found = first_that_goes(game, option, left[0])
                if found is None:
                    left.pop(0)  # goes only with another option: a scenario brings it along
                    continue
                seats, said, held = found
                yield key, seats, {option.key: said}
                left = [value for value in left if value not in held]


def first_that_goes(game: Game, option: Option, value: str) -> tuple[int, str, list[str]] | None:
    """The fewest seats that take it, where several may be named with as few after it as are taken:
    seats, what is said of the option, and which values that holds."""
    at = option.values.index(value)
    after = (option.values * 2)[at : at + len(option.values)]
    widths = range(1, len(after) + 1) if option.kind == SOME_OF else (1,)
    for width in widths:
        for seats in game.seats:
            held = list(after[: seats if option.kind == SEAT_COLOURS else width])
            said = ",".join(held)
            try:
                game.configure(seats, {option.key: said})
            except BadSetup:
                continue
            return seats, said, held
    return None


def zoo(tick: Tick) -> str:
    """PettingZoo's api_test, seed_test and parallel_api_test."""
    from pettingzoo.test import api_test, parallel_api_test, seed_test

    from nightmarket.research import aec, parallel

    done = 0
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        for key, seats, options in tables():

            def make(key: str = key, seats: int = seats, options: Any = options) -> Any:
                return aec(key, seats=seats, **options)

            api_test(make(), num_cycles=300, verbose_progress=False)
            seed_test(make, num_cycles=100)
            if key == "magic-maze":
                parallel_api_test(parallel(key, seats=seats, **options), num_cycles=100)
            done += 1
            tick()
    return f"{done} tables pass PettingZoo's tests"


def spiel(tick: Tick) -> str:
    """OpenSpiel's random_sim_test, chance explicit, storing every state on the way, and sampled.

    To store a sampled game OpenSpiel asks for the state of its luck, which Python cannot give it.
    """
    import pyspiel

    from nightmarket.research.spiel import short_name

    done = 0
    for key in ENCODED:
        for players in game_of(key).seats:
            for chance in ("explicit", "sampled"):
                game = pyspiel.load_game(f"{short_name(key)}(players={players},chance={chance})")
                stored = chance == "explicit"
                pyspiel.random_sim_test(game, num_sims=1, serialize=stored, verbose=False)
                done += 1
                tick()
    return f"{done} games pass OpenSpiel's random_sim_test"


def playthroughs(tick: Tick) -> str:
    """OpenSpiel's playthrough test: a game in full words, played again from its actions alone."""
    from nightmarket.research.spiel import short_name

    done = 0
    for key in ENCODED:
        for players in game_of(key).seats:
            name = f"{short_name(key)}(players={players},deals=3,limit=100)"
            told, again = played_through(name)
            assert told == again, f"{name} goes another way when it is played again"
            done += 1
            tick()
    return f"{done} playthroughs come out the same"


def played_through(name: str) -> tuple[str, str]:
    """A game as OpenSpiel tells it, and as it tells it from the actions alone."""
    from absl import flags
    from open_spiel.python.algorithms import generate_playthrough

    if not flags.FLAGS.is_parsed():
        flags.FLAGS(["playthroughs"])
    # It rounds every cell of every state, told or not: nine tenths of the time, for a few values.
    generate_playthrough.round = cache(round)
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder, "playthrough.txt")
        file.write_text(generate_playthrough.playthrough(name, None, seed=7), "utf-8")
        told, again = generate_playthrough.replay(str(file))
    return told, again


def parquet(tick: Tick) -> str:
    """A corpus as Parquet, and back."""
    import pyarrow.parquet as pq

    from nightmarket.research.records import write_parquet

    lines = [line for key in ENCODED for line in corpus(game_of(key), 4, 3, ["random"])]
    with tempfile.TemporaryDirectory() as folder:
        games, moves = (pq.read_table(file) for file in write_parquet(lines, Path(folder)))
    assert games.num_rows == len(lines)
    assert set(moves["record"].to_pylist()) == set(range(len(lines)))
    tick()
    return f"{games.num_rows} games, {moves.num_rows} choices written and read"


def ray(tick: Tick) -> str:
    """A batch on a Ray cluster is the batch played here."""
    import numpy as np
    import ray as _  # noqa: F401  (without it this is not proved)

    from nightmarket.research.bulk import Batch

    sums = []
    for cluster in (False, True):
        with Batch("shadow-blades", games=8, ray=cluster) as batch:
            rng = np.random.default_rng(1)
            for _step in range(100):
                batch.step(batch.any_actions(rng))
            sums.append(batch.rows.tobytes())
            tick()
    assert sums[0] == sums[1]
    return "100 steps of 8 games are the same"


PROOFS: Final[dict[str, Callable[[Tick], str]]] = {
    "PettingZoo": zoo,
    "OpenSpiel": spiel,
    "playthroughs": playthroughs,
    "Parquet": parquet,
    "Ray": ray,
}
