"""Are the chances of an analysis true: of the moments called 70 %, are about 70 % won?

    .venv/bin/python tools/calibrate.py GAMES [GAME …]

Levels play each other; moments spread over each game are judged with everything on the table and by what
the seat knew that was to choose. One half of the games finds the heat that fits best, which is printed
for `analysis/eye.py`; the other half shows how well it fits. The figures go to docs/calibration.json,
the table in docs/analysis.md is made of them.
"""

from __future__ import annotations

import json
import math
import sys
from pathlib import Path

import nightmarket as nm
from nightmarket.analysis.eye import HEAT, Eye
from nightmarket.arena.corpus import corpus
from nightmarket.bots.levels import LORES
from nightmarket.kernel import Luck, State
from nightmarket.kernel.record import Record

DOCS = Path(__file__).parents[1] / "docs"
SEATS = {"shadow-traders": 4, "shadow-blades": 2, "dale-of-merchants": 2, "dark-road": 2}
# Cheap ones, so that many games can be played: what is proved is the eye, not the level.
BOTS = {"shadow-traders": ["easy", "fair", "hard", "master"]}
USUAL = ["policy", "easy"]
MOMENTS = 8  # of each game
SAMPLES = 12
BEGIN, END = "<!-- made by tools/calibrate.py -->", "<!-- end -->"

Judged = tuple[list[float], list[float]]  # what the eye said on average, unscaled, and who won


def judge(key: str, games: int) -> dict[str, list[Judged]]:
    game, seats = nm.game(key), SEATS[key]
    found: dict[str, list[Judged]] = {"everything": [], "known": []}
    rng = Luck.seeded(1)
    for line in corpus(game, seats, games, BOTS.get(key, USUAL), seed=5000):
        record = Record.from_json(line)
        eye = Eye(game, record.options, seats, "fair")
        eye.heat = 1.0
        won = [
            1.0 / len(record.winners or []) if i in (record.winners or []) else 0.0
            for i in range(seats)
        ]
        wanted = {(2 * i + 1) * len(record.moves) // (2 * MOMENTS) for i in range(MOMENTS)}
        for n, (s, _, _) in enumerate(record.replay(nm.game)):
            if n in wanted:
                seat = max(0, record.moves[n].seat)
                found["everything"].append((eye.chances(s, SAMPLES, rng), won))
                found["known"].append((known(eye, s, seat, rng), won))
    return found


def known(eye: Eye, s: State, seat: int, rng: Luck) -> list[float]:
    return eye.known(eye.guesses(s, seat, SAMPLES, rng), rng)


def heated(chances: list[float], heat: float) -> list[float]:
    powers = [math.pow(one, heat) for one in chances]
    return [one / sum(powers) for one in powers]


def loss(rows: list[Judged], heat: float) -> float:
    total = 0.0
    for chances, won in rows:
        total -= sum(w * math.log(c) for c, w in zip(heated(chances, heat), won, strict=True))
    return total / len(rows)


def reliability(rows: list[Judged], heat: float) -> list[list[float]]:
    """By tenths: how many, what was said on average, what was won."""
    tenths = [[0.0, 0.0, 0.0] for _ in range(10)]
    for chances, won in rows:
        for c, w in zip(heated(chances, heat), won, strict=True):
            tenth = tenths[min(9, int(10 * c))]
            tenth[0] += 1
            tenth[1] += c
            tenth[2] += w
    return [[n, said / n, got / n] for n, said, got in tenths if n]


def table(figures: dict[str, dict[str, object]]) -> str:
    """What was said and what was won, as percentages; in brackets how many."""
    lines = [
        "| game | games | by | said > won (so often) | error |",
        "| --- | --- | --- | --- | --- |",
    ]
    for key, figure in sorted(figures.items()):
        for by in ("everything", "known"):
            rows: list[list[float]] = figure[by]  # type: ignore[assignment]
            told = " · ".join(f"{100 * a:.0f} > {100 * b:.0f} ({n:.0f})" for n, a, b in rows)
            error = sum(n * abs(a - b) for n, a, b in rows) / sum(n for n, _, _ in rows)
            lines.append(f"| `{key}` | {figure['games']} | {by} | {told} | {100 * error:.1f} % |")
    return "\n".join(lines)


def main(games: int, keys: list[str]) -> None:
    file = DOCS / "calibration.json"
    figures = json.loads(file.read_text("utf-8")) if file.exists() else {}
    for key in keys or list(LORES):
        rows = judge(key, games)
        half = MOMENTS * (games // 2)
        taught = rows["everything"][:half] + rows["known"][:half]
        heat = min((loss(taught, h / 20), h / 20) for h in range(8, 61))[1]
        print(f"{key}: best heat {heat:.2f}, in use {HEAT[key]:.2f}", flush=True)
        figures[key] = {"games": games, "heat": heat} | {
            by: [[round(x, 4) for x in row] for row in reliability(found[half:], heat)]
            for by, found in rows.items()
        }
        file.write_text(json.dumps(figures, indent=1, sort_keys=True) + "\n", "utf-8")
        page = DOCS / "analysis.md"
        before, rest = page.read_text("utf-8").split(BEGIN)
        after = rest.split(END)[1]
        page.write_text(f"{before}{BEGIN}\n{table(figures)}\n{END}{after}", "utf-8")


if __name__ == "__main__":
    main(int(sys.argv[1]), sys.argv[2:])
