"""Random play beside a peer: our games, plain and compiled, and Catan by catanatron, in one run.

    .venv/bin/python benchmarks/engines.py [--rounds 3] [--seconds 2] [--json]

The peer gets an environment of its own under .market/peers. Every measurement is a process and
counts CPU time, so a busy neighbour takes nothing away; still, compare only figures of one run.
"""

from __future__ import annotations

import argparse
import json
import os
import statistics
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
PEERS = ROOT / ".market" / "peers"
PEER = "catanatron==3.2.1"

# Four random players; a decision is: list the choices, take one at random, carry it out.
CATAN = """
import json, random, sys, time
from catanatron import Color, Game, RandomPlayer
import catanatron.game as rules
seconds = float(sys.argv[1])
decisions = games = 0
began = time.process_time()
while time.process_time() - began < seconds:
    game = Game([RandomPlayer(c) for c in Color], seed=games + 1)
    while game.winning_color() is None and game.state.num_turns < rules.TURNS_LIMIT:
        choices = game.state.playable_actions
        game.execute(choices[int(random.random() * len(choices))])
        decisions += 1
    games += 1
spent = time.process_time() - began
began = time.process_time()
for _ in range(2000):
    game.copy()
clone = (time.process_time() - began) / 2000
print(json.dumps({"game": "catan", "decisions_per_second": round(decisions / spent),
                  "us_per_clone": round(1e6 * clone, 2)}))
"""

OURS = """
import json, sys
import nightmarket as nm
from nightmarket.arena.bench import measure
print(json.dumps(measure(nm.game(sys.argv[2]), float(sys.argv[1]))))
"""


def peer_python() -> Path:
    """The peer's own environment, made on demand."""
    python = PEERS / "catanatron" / "bin" / "python"
    if not python.exists():
        print(f"installing {PEER} into {PEERS.relative_to(ROOT)} …", file=sys.stderr)
        subprocess.run([sys.executable, "-m", "venv", PEERS / "catanatron"], check=True)
        subprocess.run([python, "-m", "pip", "install", "-q", PEER], check=True)
    return python


def measured(python: Path | str, code: str, *args: str, **env: str) -> dict[str, object]:
    done = subprocess.run(
        [python, "-c", code, *args],
        env={**os.environ, **env},
        stdout=subprocess.PIPE,
        text=True,
        check=True,
    )
    found: dict[str, object] = json.loads(done.stdout)
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--seconds", type=float, default=2.0)
    parser.add_argument("--json", action="store_true")
    given = parser.parse_args()

    sys.path.insert(0, str(ROOT / "src"))
    from nightmarket.games import keys

    peer = peer_python()
    runs: dict[str, list[dict[str, object]]] = {}
    for _ in range(given.rounds):
        seconds = str(given.seconds)
        runs.setdefault("catanatron", []).append(measured(peer, CATAN, seconds))
        for key in keys():
            for variant in ("PURE", "COMPILED"):
                name = f"{key} {'plain' if variant == 'PURE' else 'compiled'}"
                row = measured(
                    sys.executable, OURS, seconds, key, **{f"NIGHTMARKET_{variant}": "1"}
                )
                runs.setdefault(name, []).append(row)

    def median(name: str, figure: str) -> float:
        return statistics.median(float(str(row[figure])) for row in runs[name])

    base = median("catanatron", "decisions_per_second")
    rows = [
        {
            "what": name,
            "decisions_per_second": round(median(name, "decisions_per_second")),
            "times_catanatron": round(median(name, "decisions_per_second") / base, 1),
            "us_per_clone": median(name, "us_per_clone"),
        }
        for name in runs
    ]
    if given.json:
        print(json.dumps(rows))
        return
    for row in rows:
        print(
            "  ".join(
                f"{value!s:>28}" if k == "what" else f"{k} {value!s:>10}"
                for k, value in row.items()
            )
        )


if __name__ == "__main__":
    main()
