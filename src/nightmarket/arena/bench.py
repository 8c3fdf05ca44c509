"""Speed of a game on this machine: random play, clone, search. Figures, never a test."""

from __future__ import annotations

import sys
import time

from nightmarket import _variant
from nightmarket.bots import Glimpse, SearchBot, playout
from nightmarket.kernel import CLOCK, Game, Luck, State, asked


def measure(game: Game, seconds: float = 2.0) -> dict[str, object]:
    """CPU time per decision, per clone, per simulation; bytes of a dumped state."""
    seats = game.seats[0]
    rng = Luck.seeded(1)
    decisions = games = 0
    began = time.process_time()
    while time.process_time() - began < seconds:
        decisions += playout(game.setup(seats, games), rng, 100_000)
        games += 1
    spent = time.process_time() - began
    middle = midgame(game, seats)
    return {
        "game": game.key,
        "seats": seats,
        "compiled": _variant.COMPILED,
        "decisions_per_second": round(decisions / spent),
        "us_per_decision": round(1e6 * spent / decisions, 3),
        "decisions_per_game": round(decisions / games, 1),
        "us_per_clone": round(clone_time(middle), 3),
        "simulations_per_second": round(search_rate(game, middle, seconds)),
        "state_bytes": state_bytes(middle),
    }


def midgame(game: Game, seats: int) -> State:
    """A position from the middle of a random game, where somebody who is no clock has a real choice."""
    rng = Luck.seeded(7)
    s: State = game.setup(seats, 7)
    length = playout(s, rng, 100_000)
    rng = Luck.seeded(7)
    s = game.setup(seats, 7)
    playout(s, rng, length // 2)
    for _ in range(200):
        who = [seat for seat in asked(s) if seat != CLOCK]
        if who and len(Glimpse(game, s, who[0]).choices) > 1:
            break
        playout(s, rng, 1)
    return s


def clone_time(s: State) -> float:
    """Microseconds for one clone."""
    n = 2_000
    began = time.process_time()
    for _ in range(n):
        s.clone()
    return 1e6 * (time.process_time() - began) / n


def search_rate(game: Game, s: State, seconds: float) -> float:
    bot = SearchBot(3, simulations=10_000_000, seconds=seconds)
    seat = next(seat for seat in asked(s) if seat != CLOCK)
    began = time.process_time()
    bot.choose(Glimpse(game, s, seat))
    return bot.done / (time.process_time() - began)


def state_bytes(s: State) -> int:
    """Memory of one live state: its lists, the ints they hold beyond the small shared ones, frames."""
    seen: set[int] = set()

    def size(x: object) -> int:
        if id(x) in seen or isinstance(x, int):
            return 0
        seen.add(id(x))
        total = sys.getsizeof(x)
        if isinstance(x, list):
            total += sum(size(item) for item in x)
        return total

    names = [n for n in dir(s) if not n.startswith("__")]
    return sys.getsizeof(s) + sum(
        size(value) for n in names if isinstance(value := getattr(s, n), list)
    )
