"""Simulations a second of the plain search in the middle of each turn game, as JSON.

On whatever Python runs this: `benchmarks/pocket.py` runs it in WebAssembly and beside it. By CPU time of
the whole process, which neighbours on the machine do not change.
"""

from __future__ import annotations

import importlib.util
import json
import sys
import time
from pathlib import Path

from nightmarket import games
from nightmarket.bots import Glimpse, SearchBot
from nightmarket.kernel import CLOCK, asked

GAMES = ("shadow-traders", "shadow-blades", "dark-road", "dale-of-merchants")
# By its path: what travels in the pocket's archive has no arena.
BENCH = Path(__file__).resolve().parents[1] / "src" / "nightmarket" / "arena" / "bench.py"
spec = importlib.util.spec_from_file_location("bench", BENCH)
assert spec
assert spec.loader
bench = importlib.util.module_from_spec(spec)
spec.loader.exec_module(bench)


def spent() -> float:
    """Seconds of CPU so far. WebAssembly has no such clock; the node around it has."""
    if sys.platform != "emscripten":
        return time.process_time()
    from js import process  # type: ignore[import-not-found]

    used = process.cpuUsage()
    return float(used.user + used.system) / 1e6


def rate(key: str, simulations: int) -> float:
    game = games.game(key)
    middle = bench.midgame(game, max(2, game.seats[0]))
    glimpse = Glimpse(game, middle, next(seat for seat in asked(middle) if seat != CLOCK))
    SearchBot(3, simulations=simulations // 4, seconds=600).choose(
        glimpse
    )  # what is hot is compiled
    began = spent()
    SearchBot(3, simulations=simulations, seconds=600).choose(glimpse)
    return simulations / (spent() - began)


if __name__ == "__main__":
    print(json.dumps({key: rate(key, int(sys.argv[1])) for key in GAMES}))
