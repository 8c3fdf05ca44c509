"""A node on SQLite, one and two on PostgreSQL: CPU for a move, waiting times, memory.

    .venv/bin/python benchmarks/servers/nodes.py [--seconds 3] [--rounds 3]

All in one run, taking turns; ratios are of medians. CPU is what holds on a machine that others use as
well: of the nodes (`node_us`), and of PostgreSQL apart (`db_us`), in microseconds for a move that all
sockets of its table have been shown. Needs Node, PostgreSQL's programs and asyncpg.
"""

from __future__ import annotations

import argparse
import json
import os
import statistics
import subprocess
import tempfile
import time
from pathlib import Path
from typing import Any

from compare import HERE, variant

from nightmarket.soak.cluster import Cluster
from nightmarket.soak.house import House

# Name, nodes, on PostgreSQL, everybody on a random node.
HOUSES = (
    ("SQLite, one node", 1, False, False),
    ("PostgreSQL, one node", 1, True, False),
    ("PostgreSQL, two nodes, routed by table", 2, True, False),
    ("PostgreSQL, two nodes, random", 2, True, True),
)
# Tables, pause before a move in ms. Two sockets at each table of Shadow Traders with four seats.
LOADS = ((100, 0), (500, 1000))
SHOWN = ("moves_s", "p50_ms", "p99_ms", "node_us", "db_us", "kib_per_table", "neighbour_cores")


def measure(
    house: tuple[str, int, bool, bool], load: tuple[int, int], seconds: float
) -> dict[str, Any]:
    _, count, shared, scattered = house
    tables, pause = load
    with tempfile.TemporaryDirectory(prefix="nightmarket-") as name:
        os.chmod(name, 0o755)
        folder = Path(name)
        cluster = Cluster(folder / "db") if shared else None
        nodes: list[House] = []
        try:
            if cluster is not None:
                cluster.make()
                cluster.start()
            address = cluster.address if cluster is not None else ""
            nodes += [House(folder, store=address) for _ in range(count)]
            for node in nodes:
                node.start()
            time.sleep(0.5)
            spec = {
                "kind": "ours",
                "ports": [node.port for node in nodes],
                "pids": [node.process.pid for node in nodes if node.process is not None],
                "db": cluster.pid if cluster is not None else 0,
                "random": scattered,
                "game": "shadow-traders",
                "seats": 4,
                "tables": tables,
                "sockets": 2,
                "pause_ms": pause,
                "seconds": seconds,
                "runs": 3,
            }
            done = subprocess.run(
                ["node", str(HERE / "load.cjs"), json.dumps(spec)],
                stdout=subprocess.PIPE,
                timeout=240,
                check=False,
            )
            found: dict[str, Any] = json.loads(done.stdout)
            if "failed" in found or found["refused"]:
                raise RuntimeError(found)
            found["node_us"] = 1e6 * found["server_cores"] / found["moves_s"]
            found["db_us"] = 1e6 * found["db_cores"] / found["moves_s"]
            return found
        finally:
            for node in nodes:
                node.kill()
            if cluster is not None:
                cluster.stop()


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--seconds", type=float, default=3)
    parser.add_argument("--rounds", type=int, default=3)
    arguments = parser.parse_args()
    print(f"our kernel: {variant()}")
    for load in LOADS:
        print(f"\n{load[0]} tables, {f'a move in {load[1]} ms' if load[1] else 'saturated'}")
        rows: dict[str, list[dict[str, Any]]] = {house[0]: [] for house in HOUSES}
        for _ in range(arguments.rounds):
            for house in HOUSES:
                rows[house[0]].append(measure(house, load, arguments.seconds))
        for name, found in rows.items():
            middle = {key: statistics.median(one[key] for one in found) for key in SHOWN}
            shown = "  ".join(f"{key} {value:.1f}" for key, value in middle.items())
            print(f"  {name:40}{shown}", flush=True)


if __name__ == "__main__":
    main()
