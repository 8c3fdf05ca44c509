"""The arena: many games between bots, and what came of them."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

from nightmarket import _variant
from nightmarket.bots import Bot, choice_of, make
from nightmarket.kernel import CLOCK, Game, Luck, Refusal, State, asked, legal, step


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


def play_out(game: Game, s: State, bots: Sequence[Bot], clock: Luck, limit: int = 1_000_000) -> int:
    """Let bots play a game to its end; how many choices they made."""
    for n in range(limit):
        who = asked(s)
        if not who:
            return n
        seat = who[0] if len(who) == 1 else who[clock.below(len(who))]
        if seat == CLOCK:
            step(s, seat, clock.pick(legal(s, seat)))
        else:
            step(s, seat, choice_of(bots[seat], game, s, seat))
    raise Refusal(f"{game.key} did not end within {limit} choices")


def simulate(
    game: Game,
    seats: int,
    games: int,
    bots: Sequence[str] = ("random",),
    seed: int = 0,
    options: dict[str, str] | None = None,
    progress: Callable[[int], None] = lambda done: None,
) -> Summary:
    """Play a series of games. Bot names are dealt to the seats in turn, rotating from game to game."""
    chosen = game.configure(seats, options)
    for name in bots:
        make(name)  # refuse unknown names before the first game
    if games < 1:
        raise Refusal("there must be at least one game", "games")
    result = Summary(game.key, seats, chosen, list(bots), seed, games)
    wins = [0.0] * seats
    points = [0] * seats
    by_bot = dict.fromkeys(bots, 0.0)
    began = time.perf_counter()
    for g in range(games):
        names = [bots[(seat + g) % len(bots)] for seat in range(seats)]
        players = [make(name, seed * 1_000_003 + g * 101 + seat) for seat, name in enumerate(names)]
        s = game.setup(seats, seed + g, chosen)
        result.decisions += play_out(game, s, players, Luck.seeded(seed + g))
        result.finished += 1
        winners = game.winners(s)
        for seat in winners:
            wins[seat] += 1 / len(winners)
            by_bot[names[seat]] += 1 / len(winners)
        for seat, score in enumerate(game.scores(s)):
            points[seat] += score
        progress(g + 1)
    result.seconds = time.perf_counter() - began
    result.wins_by_seat = [round(w, 3) for w in wins]
    result.wins_by_bot = {name: round(w, 3) for name, w in by_bot.items()}
    result.mean_scores = [round(p / games, 3) for p in points]
    return result
