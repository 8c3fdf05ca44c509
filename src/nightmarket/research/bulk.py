"""Many games at once: every call steps all of them and fills NumPy buffers that stay where they are.

    batch = Batch("dale-of-merchants", games=256, jobs=2)
    while …:
        batch.step(policy(batch.rows, batch.masks))

A game that ends says so in `done` with its `rewards` and begins anew in the same place, so every place
always waits for an action of the seat in `turns`. What happens depends on the seed alone, not on how
many processes share the work (`jobs`), nor on whether Ray does (`ray=True`).
"""

from __future__ import annotations

import multiprocessing
from array import array
from collections.abc import Mapping
from itertools import pairwise
from multiprocessing.connection import Connection
from multiprocessing.shared_memory import SharedMemory
from typing import Any, Final, Protocol

import numpy as np
from numpy.typing import NDArray

from nightmarket.arena import RayExecutor
from nightmarket.kernel import Refusal, legal
from nightmarket.research.encoding import Eye, encoder
from nightmarket.research.play import BEAT, LIMIT, OVER, WIN, Play

WIDEST: Final = 512  # legal actions of one question that the list has room for

Arrays = dict[str, NDArray[Any]]
Setup = dict[str, Any]


def shapes(setup: Setup, games: int) -> dict[str, tuple[tuple[int, ...], Any]]:
    """Every buffer with its shape and type."""
    of = encoder(setup["key"])
    found: dict[str, tuple[tuple[int, ...], Any]] = {
        "rows": ((games, of.size), np.int16),
        "legal": (
            (games, WIDEST),
            np.int32,
        ),  # the actions that the mask shows, one after the other
        "counts": ((games,), np.int32),  # how many those are
        "turns": ((games,), np.int8),
        "done": ((games,), np.bool_),
        "rewards": ((games, setup["seats"]), np.float32),
        "actions": ((games,), np.int32),
    }
    if setup["masks"]:
        found["masks"] = ((games, of.actions.size), np.int8)
    return found


class Part:
    """Some games of a batch in one process, writing into its rows of the buffers.

    What is known of all games at once is done for all at once: a loop over them does only what the
    rules have to do. It is one loop: each game is stepped and looked at while it lies in the caches.
    """

    def __init__(self, setup: Setup, arrays: Arrays, first: int, of_all: int) -> None:
        self.of = encoder(setup["key"])
        self.arrays = arrays
        self.plays = [
            Play(
                setup["key"],
                setup["seats"],
                setup["options"],
                setup["beat"],
                setup["limit"],
                setup["reward"],
            )
            for _ in arrays["turns"]
        ]
        self.rows = [row.data for row in arrays["rows"]]
        self.eyes = [[Eye(self.of, seat) for seat in range(setup["seats"])] for _ in self.plays]
        tables = [self.of.actions.tables(seat, setup["seats"]) for seat in range(setup["seats"])]
        self.by_choice = np.array([by_choice for by_choice, _ in tables], np.int32)
        self.by_action = np.array([by_action for _, by_action in tables], np.int32)
        self.places = np.arange(len(self.plays))
        # Of what was shown last, one after the other: the game, and an action that is legal there.
        self.shown = np.zeros(0, np.int64), np.zeros(0, np.int32)
        self.deals = [setup["seed"] + first + i for i in range(len(self.plays))]
        self.of_all = of_all

    def reset(self) -> None:
        for play, deal in zip(self.plays, self.deals, strict=True):
            play.reset(deal)
        self.arrays["done"].fill(False)
        self.arrays["rewards"].fill(0)
        self._show([None] * len(self.plays))

    def step(self) -> None:
        actions = self.arrays["actions"]
        self._check(actions)
        self.arrays["done"].fill(False)
        self.arrays["rewards"].fill(0)
        self._show(self.by_action[self.arrays["turns"], actions].tolist())

    def _check(self, actions: NDArray[np.int32]) -> None:
        """Refuse actions that were not shown, before anything is done."""
        games, legal_there = self.shown
        right = np.zeros(len(actions), np.bool_)
        right[games[legal_there == actions[games]]] = True
        if not right.all():
            at = int(np.argmin(right))
            raise Refusal(f"action {actions[at]} is not legal in game {at} of these", "actions")

    def _again(self, i: int) -> None:
        """A game is over: the next begins in its place."""
        self.arrays["done"][i] = True
        self.arrays["rewards"][i] = self.plays[i].rewards()
        self.deals[i] += self.of_all
        self.plays[i].reset(self.deals[i])

    def _show(self, chosen: list[int | None]) -> None:
        """Make these choices, and show what the seat to move of each game may then know and do."""
        arrays = self.arrays
        turns: list[int] = []
        counts: list[int] = []
        choices = array("i")
        games_here = zip(self.plays, self.rows, self.eyes, chosen, strict=True)
        for i, (play, row, eyes, choice) in enumerate(games_here):
            if choice is not None:
                play.take(choice)
                if play.turn == OVER:
                    self._again(i)
            s, seat = play.state, play.turn
            row[:] = eyes[seat].look(s)
            found = legal(s, seat)
            turns.append(seat)
            counts.append(len(found))
            choices.extend(found)
        arrays["turns"][:] = turns
        arrays["counts"][:] = counts
        games = np.repeat(self.places, counts)
        actions = self.by_choice[arrays["turns"][games], choices]
        begins = np.cumsum(counts) - counts
        arrays["legal"][games, np.arange(len(games)) - begins[games]] = actions
        if "masks" in arrays:
            arrays["masks"][self.shown] = 0
            arrays["masks"][games, actions] = 1
        self.shown = games, actions


class Crew(Protocol):
    """Whoever does the work of a batch."""

    def reset(self) -> None: ...

    def step(self) -> None: ...

    def close(self) -> None: ...


class Here:
    """All games in this process."""

    def __init__(self, setup: Setup, arrays: Arrays) -> None:
        part = Part(setup, arrays, 0, len(arrays["turns"]))
        self.reset, self.step = part.reset, part.step

    def close(self) -> None:
        pass


def cuts(games: int, width: int) -> list[tuple[int, int]]:
    """Games dealt out evenly: from, to."""
    edges = [games * i // width for i in range(width + 1)]
    return [(a, b) for a, b in pairwise(edges) if b > a]


class Processes:
    """Games shared out to processes of this machine; the buffers are memory they share."""

    def __init__(self, setup: Setup, memory: Mapping[str, str], games: int, jobs: int) -> None:
        context = multiprocessing.get_context("spawn")
        self.lines: list[Connection] = []
        self.workers: list[Any] = []
        for first, end in cuts(games, jobs):
            mine, theirs = context.Pipe()
            worker = context.Process(
                target=_work, args=(theirs, setup, dict(memory), first, end, games), daemon=True
            )
            worker.start()
            theirs.close()
            self.lines.append(mine)
            self.workers.append(worker)

    def reset(self) -> None:
        self._all("reset")

    def step(self) -> None:
        self._all("step")

    def _all(self, what: str) -> None:
        for line in self.lines:
            line.send(what)
        said = [line.recv() for line in self.lines]  # of all, or the next answers would be these
        for wrong in filter(None, said):
            raise Refusal(wrong, "actions")

    def close(self) -> None:
        for line in self.lines:
            line.send("close")
        for worker in self.workers:
            worker.join()


def _work(
    line: Connection, setup: Setup, memory: dict[str, str], first: int, end: int, games: int
) -> None:
    """A process: does what the line says until it is closed."""
    held = {name: SharedMemory(at) for name, at in memory.items()}
    arrays = {
        name: np.ndarray(shape, kind, held[name].buf)[first:end]
        for name, (shape, kind) in shapes(setup, games).items()
    }
    part = Part(setup, arrays, first, games)
    while True:
        try:
            what = line.recv()
        except EOFError:  # whoever asked is gone
            return
        if what == "close":
            return
        try:
            part.reset() if what == "reset" else part.step()
            line.send("")
        except Exception as error:
            line.send(str(error) or repr(error))


class Cluster:
    """Games shared out to a Ray cluster; arrays travel."""

    def __init__(self, setup: Setup, arrays: Arrays, jobs: int) -> None:
        self.executor = RayExecutor()
        self.ray = self.executor.ray
        self.arrays = arrays
        games = len(arrays["turns"])
        self.cuts = cuts(games, jobs if jobs > 1 else self.executor.width)
        actor = self.ray.remote(Remote)
        self.actors = [actor.remote(setup, first, end, games) for first, end in self.cuts]

    def reset(self) -> None:
        self._take([actor.reset.remote() for actor in self.actors])

    def step(self) -> None:
        actions = self.arrays["actions"]
        self._take(
            [
                actor.step.remote(actions[a:b].copy())
                for actor, (a, b) in zip(self.actors, self.cuts, strict=True)
            ]
        )

    def _take(self, coming: list[Any]) -> None:
        for found, (a, b) in zip(self.ray.get(coming), self.cuts, strict=True):
            for name, part in found.items():
                self.arrays[name][a:b] = part

    def close(self) -> None:
        self.executor.shutdown()


class Remote:
    """A part of a batch on another machine."""

    def __init__(self, setup: Setup, first: int, end: int, games: int) -> None:
        self.arrays = {
            name: np.zeros(shape, kind)
            for name, (shape, kind) in shapes(setup, end - first).items()
        }
        self.part = Part(setup, self.arrays, first, games)

    def reset(self) -> Arrays:
        self.part.reset()
        return self.arrays

    def step(self, actions: NDArray[np.int32]) -> Arrays:
        self.arrays["actions"][:] = actions
        self.part.step()
        return self.arrays


class Batch:
    """Many games of one kind. Buffers are written anew at every step: copy what shall last."""

    def __init__(
        self,
        key: str,
        games: int,
        seats: int = 0,
        seed: int = 0,
        jobs: int = 1,
        ray: bool = False,
        masks: bool = True,
        beat: int = BEAT,
        limit: int = LIMIT,
        reward: str = WIN,
        **options: str,
    ) -> None:
        if games < 1 or jobs < 1:
            raise Refusal("a batch has at least one game, and somebody who plays it", "games")
        first = Play(key, seats, options, beat, limit, reward)  # refuses what cannot be played
        self.encoder = encoder(key)
        self.seats = first.seats
        setup: Setup = {
            "key": key,
            "seats": first.seats,
            "options": first.options,
            "seed": seed,
            "masks": masks,
            "beat": beat,
            "limit": limit,
            "reward": reward,
        }
        self._memory: list[SharedMemory] = []
        arrays: Arrays = {}
        shared = jobs > 1 and not ray
        names: dict[str, str] = {}
        for name, (shape, kind) in shapes(setup, games).items():
            if shared:
                size = max(1, int(np.prod(shape)) * np.dtype(kind).itemsize)
                memory = SharedMemory(create=True, size=size)
                self._memory.append(memory)
                names[name] = memory.name
                arrays[name] = np.ndarray(shape, kind, memory.buf)
            else:
                arrays[name] = np.zeros(shape, kind)
        self.rows, self.legal, self.counts = arrays["rows"], arrays["legal"], arrays["counts"]
        self.turns, self.done, self.rewards = arrays["turns"], arrays["done"], arrays["rewards"]
        self.masks = arrays.get("masks")
        self._actions = arrays["actions"]
        self._crew: Crew
        if ray:
            self._crew = Cluster(setup, arrays, jobs)
        elif shared:
            self._crew = Processes(setup, names, games, jobs)
        else:
            self._crew = Here(setup, arrays)
        self._crew.reset()

    def step(self, actions: NDArray[Any]) -> None:
        """One action for each game. An illegal one raises Refusal; other processes may have stepped."""
        self._actions[:] = actions
        self._crew.step()

    def any_actions(self, rng: np.random.Generator) -> NDArray[np.int32]:
        """A legal action for each game, each as likely."""
        at = (rng.random(len(self.counts)) * self.counts).astype(np.int64)
        found: NDArray[np.int32] = self.legal[np.arange(len(at)), at]
        return found

    def close(self) -> None:
        self._crew.close()
        for memory in self._memory:
            memory.close()
            memory.unlink()
        self._memory = []

    def __enter__(self) -> Batch:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()
