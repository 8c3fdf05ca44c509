"""The faces for learners beside their peers, random play, one core, in one run.

    python benchmarks/research.py [--rounds 3] [--seconds 1] [--only WORDS] [--json]

Every line is measured the same way: whole games one after the other with random legal actions and, at
every decision, the observation and what is legal for whoever is to move. CPU time of this process. The
lines of a group take turns, so that a crowded minute is one for all of them: medians of the rounds, and
of what each round made beside the peer of the group, with the lowest and the highest. A peer that is not
installed is named and left out: open_spiel, rlcard with pygame, pgx.
OpenSpiel is driven in two ways: as its examples do it (`observation_tensor()`, NumPy's dice), and
`lean`: by its observer, which fills an array in place, and with Python's dice.
"""

from __future__ import annotations

import argparse
import json
import random
import sys
import time
from collections.abc import Callable, Iterator
from functools import partial
from itertools import groupby
from operator import itemgetter
from statistics import median
from typing import Any, Final

import numpy as np

from nightmarket._variant import describe
from nightmarket.research.layouts import ENCODED

Run = Callable[[float], int]  # plays for so many CPU seconds; how many decisions that were

# Of each group the line that the others are held against: the best there is of the peers.
PEERS: Final = {
    "PettingZoo": "PettingZoo: leduc_holdem_v4",
    "OpenSpiel": "OpenSpiel in Python: hangman",
    "lean": "OpenSpiel in Python: hangman",
    "bulk": "OpenSpiel in C++: gin_rummy",
}


def clock(seconds: float) -> Iterator[None]:
    began = time.process_time()
    while time.process_time() - began < seconds:
        yield


def zoo(make: Callable[[], Any]) -> Run:
    """An AEC environment, ours or PettingZoo's own."""
    env = make()
    rng = np.random.default_rng(1)

    def run(seconds: float) -> int:
        steps = seed = 0
        for _ in clock(seconds):
            seed += 1
            env.reset(seed=seed)
            for _ in env.agent_iter():
                seen, _, ended, cut, info = env.last()
                if ended or cut:
                    env.step(None)
                    continue
                mask = seen["action_mask"] if "action_mask" in seen else info["action_mask"]
                env.step(int(rng.choice(np.flatnonzero(mask))))
                steps += 1
        return steps

    return run


def rlcard(name: str) -> Run:
    import rlcard as peer

    env = peer.make(name, config={"seed": 1})
    rng = np.random.default_rng(1)

    def run(seconds: float) -> int:
        steps = 0
        for _ in clock(seconds):
            state, _ = env.reset()
            while not env.is_over():
                state, _ = env.step(int(rng.choice(list(state["legal_actions"]))))
                steps += 1
        return steps

    return run


def spiel(name: str, is_lean: bool = False) -> Run:
    """A game of OpenSpiel through its Python face: state, legal actions, tensor of who moves."""
    import pyspiel

    if name.startswith("nightmarket"):
        import nightmarket.research.spiel  # noqa: F401
    elif name.startswith("python"):
        import open_spiel.python.games  # noqa: F401
    game = empty(int(name.split()[1])) if name.startswith("empty") else pyspiel.load_game(name)
    return lean(game) if is_lean else as_shown(game)


def as_shown(game: Any) -> Run:
    rng = np.random.default_rng(1)
    seen = bool(game.get_type().provides_observation_tensor)

    def run(seconds: float) -> int:
        steps = 0
        for _ in clock(seconds):
            s = game.new_initial_state()
            while not s.is_terminal():
                if s.is_chance_node():
                    outcomes, chances = zip(*s.chance_outcomes(), strict=True)
                    s.apply_action(int(rng.choice(outcomes, p=chances)))
                    continue
                np.asarray(s.observation_tensor() if seen else s.information_state_tensor())
                s.apply_action(int(rng.choice(s.legal_actions())))
                steps += 1
        return steps

    return run


def lean(game: Any) -> Run:
    from open_spiel.python.observation import make_observation

    sight = make_observation(game)
    dice = random.Random(1)

    def run(seconds: float) -> int:
        steps = 0
        for _ in clock(seconds):
            s = game.new_initial_state()
            while not s.is_terminal():
                if s.is_chance_node():
                    outcomes, chances = zip(*s.chance_outcomes(), strict=True)
                    s.apply_action(dice.choices(outcomes, chances)[0])
                    continue
                sight.set_from(s, s.current_player())
                s.apply_action(dice.choice(s.legal_actions()))
                steps += 1
        return steps

    return run


def empty(cells: int) -> Any:
    """A Python game of OpenSpiel that does nothing and shows so many zeros: no other can be faster."""
    import pyspiel

    kinds = pyspiel.GameType

    class Nothing:
        tensor = np.zeros(cells, np.float32)
        dict = {"zeros": tensor}

        def set_from(self, state: Any, player: int) -> None:
            pass

        def string_from(self, state: Any, player: int) -> str:
            return ""

    class State(pyspiel.State):  # type: ignore[misc]
        made = 0

        def current_player(self) -> int:
            return int(pyspiel.PlayerId.TERMINAL) if self.is_terminal() else 0

        def _legal_actions(self, player: int) -> list[int]:
            return [0, 1, 2, 3]

        def _apply_action(self, action: int) -> None:
            self.made += 1

        def is_terminal(self) -> bool:
            return self.made >= 100

    class Game(pyspiel.Game):  # type: ignore[misc]
        def __init__(self) -> None:
            kind = kinds(
                short_name="empty",
                long_name="Empty",
                dynamics=kinds.Dynamics.SEQUENTIAL,
                chance_mode=kinds.ChanceMode.DETERMINISTIC,
                information=kinds.Information.IMPERFECT_INFORMATION,
                utility=kinds.Utility.ZERO_SUM,
                reward_model=kinds.RewardModel.TERMINAL,
                max_num_players=2,
                min_num_players=2,
                provides_information_state_string=True,
                provides_information_state_tensor=True,
                provides_observation_string=True,
                provides_observation_tensor=True,
                parameter_specification={},
            )
            super().__init__(kind, pyspiel.GameInfo(4, 0, 2, -1.0, 1.0, 0.0, 100), {})

        def new_initial_state(self) -> State:
            return State(self)

        def make_py_observer(self, kind: Any = None, params: Any = None) -> Nothing:
            return Nothing()

    return Game()


def batch(key: str) -> Run:
    from nightmarket.research.bulk import Batch

    found = Batch(key, games=64)
    rng = np.random.default_rng(1)

    def run(seconds: float) -> int:
        steps = 0
        for _ in clock(seconds):
            found.step(found.any_actions(rng))
            steps += 64
        return steps

    return run


def encoding(key: str, again: bool) -> Run:
    """View and row alone, of moments of one game after the other: as a first look, or looking again."""
    from nightmarket.kernel import Luck, legal
    from nightmarket.research.encoding import Eye, encoder
    from nightmarket.research.play import Play

    of, play, rng = encoder(key), Play(key), Luck.seeded(1)
    play.reset(1)
    moments = []
    while play.turn >= 0 and len(moments) < 500:
        moments.append((play.state.clone(), play.turn))
        choices = legal(play.state, play.turn)
        play.take(choices[rng.below(len(choices))])
    eyes = [Eye(of, seat) for seat in range(play.seats)]

    def run(seconds: float) -> int:
        steps = 0
        for _ in clock(seconds):
            for s, seat in moments:
                if again:
                    eyes[seat].look(s)
                else:
                    of.observe(s, seat)
            steps += len(moments)
        return steps

    return run


def pgx(name: str) -> Run:
    """pgx on the CPU, 64 games in a batch, compiled before it is measured."""
    import jax
    import pgx as peer

    env = peer.make(name)
    begin = jax.jit(jax.vmap(env.init))
    keys = jax.random.split(jax.random.PRNGKey(0), 64)

    def one(state: Any, key: Any) -> Any:
        logits = jax.numpy.log(state.legal_action_mask.astype(jax.numpy.float32))
        moved = env.step(state, jax.random.categorical(key, logits), key)
        fresh = env.init(key)
        return jax.tree.map(
            lambda a, b: jax.numpy.where(moved.terminated | moved.truncated, a, b), fresh, moved
        )

    step = jax.jit(jax.vmap(one))
    state = step(begin(keys), keys)
    held = [state, jax.random.PRNGKey(1)]

    def run(seconds: float) -> int:
        steps = 0
        for _ in clock(seconds):
            held[1], *more = jax.random.split(held[1], 65)
            held[0] = step(held[0], jax.numpy.stack(more))
            np.asarray(held[0].observation)
            steps += 64
        return steps

    return run


def lines() -> Iterator[tuple[str, str, Callable[[], Run]]]:
    """Group, name, and how to begin."""
    from nightmarket.research import aec

    for key in ENCODED:
        yield "PettingZoo", f"ours: {key}", partial(zoo, partial(aec, key))
    for name in ("leduc_holdem_v4", "texas_holdem_v4", "texas_holdem_no_limit_v6"):

        def theirs(name: str = name) -> Run:
            from importlib import import_module

            return zoo(import_module(f"pettingzoo.classic.{name}").env)

        yield "PettingZoo", f"PettingZoo: {name}", theirs
    for name in ("gin-rummy", "leduc-holdem", "uno", "doudizhu"):
        yield "PettingZoo", f"rlcard: {name}", partial(rlcard, name)
    python = "kuhn_poker", "hangman", "liars_poker", "tic_tac_toe", "block_dominoes"
    for group, is_lean in (("OpenSpiel", False), ("lean", True)):
        for key in ENCODED:
            name = f"nightmarket_{key.replace('-', '_')}(chance=sampled)"
            yield group, f"ours: {key}", partial(spiel, name, is_lean)
        for name in python:
            yield group, f"OpenSpiel in Python: {name}", partial(spiel, f"python_{name}", is_lean)
        for cells in (11, 1_800):
            yield (
                group,
                f"a game that does nothing: {cells}",
                partial(spiel, f"empty {cells}", is_lean),
            )
    for key in ENCODED:
        yield "encoder", f"a first look: {key}", partial(encoding, key, False)
        yield "encoder", f"looking again: {key}", partial(encoding, key, True)
    for key in ENCODED:
        yield "bulk", f"ours, batch: {key}", partial(batch, key)
    yield "bulk", "OpenSpiel in C++: gin_rummy", partial(spiel, "gin_rummy")
    yield "bulk", "OpenSpiel in C++: gin_rummy, lean", partial(spiel, "gin_rummy", True)
    for name in ("leduc_holdem", "backgammon"):
        yield "bulk", f"pgx: {name}", partial(pgx, name)


def measured(run: Run, seconds: float) -> float:
    """Decisions a second."""
    began = time.process_time()
    steps = run(seconds)
    return steps / (time.process_time() - began)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--seconds", type=float, default=1.0)
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--only", default="")
    arguments = parser.parse_args()
    found = []
    for group, members in groupby(lines(), key=itemgetter(0)):
        runs: dict[str, Run] = {}
        begins = {name: begin for _, name, begin in members}
        wanted = [name for name in begins if arguments.only in f"{group} {name}"]
        if wanted and PEERS.get(group, wanted[0]) not in wanted:
            wanted.append(PEERS[group])
        for name in wanted:
            try:
                run = begins[name]()
                run(0.2)
                runs[name] = run
            except Exception as error:
                print(f"{group:11} {name:45} left out: {error!r:.100}", file=sys.stderr, flush=True)
        rates: dict[str, list[float]] = {name: [] for name in runs}
        for _ in range(arguments.rounds):
            for name, run in runs.items():
                rates[name].append(measured(run, arguments.seconds))
        for name, made in rates.items():
            line = {"group": group, "name": name, "decisions_per_second": round(median(made))}
            told = f"{group:11} {name:45} {median(made):>12,.0f} a second"
            peer = rates.get(PEERS.get(group, ""), made)
            if peer is not made:
                times = sorted(a / b for a, b in zip(made, peer, strict=True))
                line["times_the_peer"] = [round(x, 2) for x in times]
                told += f" {median(times):6.2f} x ({times[0]:.2f} to {times[-1]:.2f})"
            found.append(line)
            if not arguments.json:
                print(told, flush=True)
    if arguments.json:
        print(json.dumps({"kernel": describe(), "lines": found}))


if __name__ == "__main__":
    main()
