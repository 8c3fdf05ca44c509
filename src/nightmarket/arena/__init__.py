"""The arena: many games between bots, and what came of them."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

from nightmarket import _variant
from nightmarket.arena.ladder import Ladder, contest
from nightmarket.arena.outside import make
from nightmarket.arena.series import Field, Meeting, meet, play_out
from nightmarket.arena.workers import RayExecutor, cores, local, spread
from nightmarket.kernel import Game, Refusal

__all__ = [
    "Field",
    "Ladder",
    "RayExecutor",
    "Summary",
    "contest",
    "cores",
    "local",
    "make",
    "play_out",
    "simulate",
]


@dataclass
class Summary:
    """What came of a series of games."""

    game: str
    seats: int
    options: dict[str, str]
    bots: list[str]
    seed: int
    games: int
    finished: int = 0
    decisions: int = 0
    seconds: float = 0.0
    compiled: bool = _variant.COMPILED
    wins_by_seat: list[float] = field(default_factory=list)  # a shared victory counts in parts
    wins_by_bot: dict[str, float] = field(default_factory=dict)
    mean_scores: list[float] = field(default_factory=list)

    def to_dict(self) -> dict[str, object]:
        return {
            **vars(self),
            "decisions_per_second": round(self.decisions / self.seconds) if self.seconds else 0,
        }


def simulate(
    game: Game,
    seats: int,
    games: int,
    bots: Sequence[str] = ("random",),
    seed: int = 0,
    options: dict[str, str] | None = None,
    progress: Callable[[int], None] = lambda done: None,
    jobs: int = 1,
) -> Summary:
    """Play a series of games. Bot names are dealt to the seats in turn, rotating from game to game."""
    chosen = game.configure(seats, options)
    for name in bots:
        make(name)  # refuse unknown names before the first game
    if games < 1:
        raise Refusal("there must be at least one game", "games")
    game.setup(seats, seed, chosen)  # and a seed that is none
    result = Summary(game.key, seats, chosen, list(bots), seed, games)
    wins = [0.0] * seats
    points = [0] * seats
    by_bot = dict.fromkeys(bots, 0.0)
    meetings = []
    for g in range(games):
        names = tuple(bots[(seat + g) % len(bots)] for seat in range(seats))
        meetings.append(Meeting(g, game.key, chosen, names, seed + g, seed * 10_007 + g))
    began = time.perf_counter()
    pool = local(jobs) if jobs > 1 else None
    try:
        for played in spread(meet, meetings, pool, jobs):
            result.finished += 1
            result.decisions += played.moves
            for seat in played.winners:
                wins[seat] += 1 / len(played.winners)
                by_bot[played.bots[seat]] += 1 / len(played.winners)
            for seat, score in enumerate(played.scores):
                points[seat] += score
            progress(result.finished)
    finally:
        if pool is not None:
            pool.shutdown(cancel_futures=True)
    result.seconds = time.perf_counter() - began
    result.wins_by_seat = [round(w, 3) for w in wins]
    result.wins_by_bot = {name: round(w, 3) for name, w in by_bot.items()}
    result.mean_scores = [round(p / games, 3) for p in points]
    return result
