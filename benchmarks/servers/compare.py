"""The live server beside boardgame.io, in one run: moves a second, waiting times, memory.

    .venv/bin/python benchmarks/servers/compare.py [--seconds 3] [--rounds 3] [--json]

Ours plays with real rules, a view for every seat and a durable log (an acknowledged move is on disk):
Shadow Blades with two seats, as theirs, and Shadow Traders with four; theirs a small card game in
memory. A server is kept to one core, the load to another. The two take turns, and the ratios are of
medians. The load reads of our updates only what it needs to choose; theirs goes through their client.
With busy neighbours look at moves_per_cpu_s: it counts all CPU time of the server, all threads.
"""

from __future__ import annotations

import argparse
import json
import os
import shutil
import socket
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

HERE = Path(__file__).resolve().parent
ROOT = HERE.parents[1]
SCRATCH = ROOT / ".market" / "peers" / "servers"
PACKAGES = ("boardgame.io@0.50.2", "socket.io-client@4.8.4")

SERVE = "from nightmarket.soak.house import main; main()"

# Our game and its seats, tables, sockets at each, pause before a move. Theirs has a seat per socket.
ROWS = (
    ("shadow-blades", 2, 100, 2, 0),
    ("shadow-traders", 4, 100, 4, 0),
    ("shadow-traders", 4, 100, 2, 0),
    ("shadow-traders", 4, 500, 2, 1000),
)


def install() -> None:
    if (SCRATCH / "node_modules" / "boardgame.io").is_dir():
        return
    if not shutil.which("npm"):
        sys.exit("the peer needs Node and npm on PATH")
    print("installing the peer under .market …", file=sys.stderr)
    SCRATCH.mkdir(parents=True, exist_ok=True)
    (SCRATCH / "package.json").write_text('{"private": true}')
    subprocess.run(
        ["npm", "install", "--no-audit", "--no-fund", *PACKAGES],
        cwd=SCRATCH,
        check=True,
        stdout=subprocess.DEVNULL,
    )


def pinned(which: Callable[[set[int]], int]) -> Callable[[], None] | None:
    """Keep a child to one core, where the machine has several and lets us."""
    if not hasattr(os, "sched_setaffinity") or len(os.sched_getaffinity(0)) < 2:
        return None
    core = which(os.sched_getaffinity(0))
    return lambda: os.sched_setaffinity(0, {core})


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


def measure(kind: str, row: tuple[str, int, int, int, int], seconds: float) -> dict[str, Any]:
    """Start a server, put the load on it, stop it."""
    game, seats, tables, sockets, pause = row
    env = {**os.environ, "NODE_PATH": str(SCRATCH / "node_modules"), "NODE_ENV": "production"}
    env["PYTHONPATH"] = str(ROOT / "src")
    port = free_port()
    with tempfile.TemporaryDirectory(dir=SCRATCH) as data:
        command = (
            ["node", str(HERE / "peer.cjs"), str(port)]
            if kind == "peer"
            else [sys.executable, "-c", SERVE, data, str(port)]
        )
        server = subprocess.Popen(
            command, env=env, stdout=subprocess.PIPE, stderr=sys.stderr, preexec_fn=pinned(min)
        )
        try:
            assert server.stdout is not None
            server.stdout.readline()  # it listens
            time.sleep(0.5)
            spec = {
                "kind": kind,
                "port": port,
                "pid": server.pid,
                "game": game,
                "seats": seats,
                "tables": tables,
                "sockets": sockets,
                "pause_ms": pause,
                "seconds": seconds,
                "runs": 3,
            }
            load = subprocess.run(
                ["node", str(HERE / "load.cjs"), json.dumps(spec)],
                env=env,
                stdout=subprocess.PIPE,
                timeout=180,
                preexec_fn=pinned(max),
                check=False,
            )
            found: dict[str, Any] = json.loads(load.stdout)
            if "failed" in found or found["refused"]:
                raise RuntimeError(f"{kind}: {found}")
            found["moves_per_cpu_s"] = round(found["moves_s"] / found["server_cores"])
            return found
        finally:
            server.kill()
            server.wait()


def variant() -> str:
    code = "import nightmarket; from nightmarket._variant import describe; print(describe())"
    env = {**os.environ, "PYTHONPATH": str(ROOT / "src")}
    return subprocess.run(
        [sys.executable, "-c", code], env=env, capture_output=True, text=True, check=True
    ).stdout.strip()


SHOWN = ("moves_s", "p50_ms", "p99_ms", "moves_per_cpu_s", "kib_per_table", "neighbour_cores")


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--seconds", type=float, default=3)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--json", action="store_true")
    arguments = parser.parse_args()
    install()
    results = []
    say = print if not arguments.json else (lambda *a, **k: None)
    say(f"our kernel: {variant()}")
    for row in ROWS:
        game, seats, tables, sockets, pause = row
        pace = f"a move in {pause} ms" if pause else "saturated"
        name = f"{tables} tables, {pace}: {game} with {seats} seats, {sockets} sockets each"
        rows: dict[str, list[dict[str, Any]]] = {"peer": [], "ours": []}
        for _ in range(arguments.rounds):
            for kind in ("peer", "ours"):
                rows[kind].append(measure(kind, row, arguments.seconds))
        middle = {
            kind: {key: statistics.median(r[key] for r in found) for key in SHOWN}
            for kind, found in rows.items()
        }
        say(f"\n{name}")
        for kind, found in middle.items():
            label = "boardgame.io" if kind == "peer" else "Night Market"
            say(f"  {label:13}" + "  ".join(f"{key} {found[key]:.1f}" for key in SHOWN))
        peer, ours = middle["peer"], middle["ours"]
        ratios = {
            "moves_s": ours["moves_s"] / peer["moves_s"],
            "moves_per_cpu_s": ours["moves_per_cpu_s"] / peer["moves_per_cpu_s"],
            "p99": ours["p99_ms"] / peer["p99_ms"],
            "memory": ours["kib_per_table"] / peer["kib_per_table"],
        }
        say("  ratio        " + "  ".join(f"{key} {value:.2f}" for key, value in ratios.items()))
        results.append({"row": name, **middle, "ratios": ratios, "all": rows})
    if arguments.json:
        print(json.dumps(results))


if __name__ == "__main__":
    main()
