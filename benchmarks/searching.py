"""Simulations a second of the plain search in the middle of each turn game, as JSON.

On whatever Python runs this: `benchmarks/pocket.py` runs it in WebAssembly and beside it.
"""

from __future__ import annotations

import importlib.util
import json
import sys
from pathlib import Path

from nightmarket import games

GAMES = ("shadow-traders", "shadow-blades", "dark-road", "dale-of-merchants")
# By its path: what travels in the pocket's archive has no arena.
BENCH = Path(__file__).resolve().parents[1] / "src" / "nightmarket" / "arena" / "bench.py"
spec = importlib.util.spec_from_file_location("bench", BENCH)
assert spec
assert spec.loader
bench = importlib.util.module_from_spec(spec)
spec.loader.exec_module(bench)

if __name__ == "__main__":
    rates = {}
    for key in GAMES:
        game = games.game(key)
        middle = bench.midgame(game, max(2, game.seats[0]))
        rates[key] = bench.search_rate(game, middle, float(sys.argv[1]))
    print(json.dumps(rates))
