"""Learn what comes of a position: the table WEIGHTS of a game's lore (`learned.py` beside it).

    .venv/bin/python tools/learn_outlook.py GAME BOT GAMES [SEATS] [SEED]

Bots play against each other. At every turn what each seat has going for it (`features`) goes into the
data. In a game of points, with what it earned from there to the end (`earned` then, less `earned` now):
ridge regression. In a race without `earned` (two seats), how far the first is ahead of the second, with
who won: logistic regression. Drawn towards the present weights, it fits the table anew and writes it
down. A better outlook makes better bots, whose games teach the next one: run it twice or three times,
then ask the arena.
"""

from __future__ import annotations

import importlib
import math
import sys
from pathlib import Path

import nightmarket as nm
from nightmarket.bots import choice_of, make
from nightmarket.bots.levels import LORES
from nightmarket.kernel import Luck, State, asked, legal, step

PULL = 200.0  # towards the present weights
RACE_PULL = 20.0  # the same, where it is only told who won
STEPS = 6  # of Newton's method
SOURCE = Path(__file__).parents[1] / "src" / "nightmarket" / "games"

Sample = tuple[list[float], list[float]]


def collect(key: str, bot: str, seats: int, first: int, games: int) -> list[Sample]:
    game = nm.game(key)
    lore = LORES[key]
    known = importlib.import_module(type(lore).__module__)
    found: list[Sample] = []
    for seed in range(first, first + games):
        s: State = game.setup(seats, seed)
        players = [make(bot, seed * 7 + seat) for seat in range(seats)]
        chance = Luck.seeded(seed)
        moment = -2
        seen: list[tuple[int, Sample]] = []
        while asked(s):
            if lore.moment(s) != moment:
                moment = lore.moment(s)
                for seat in range(seats):
                    now = known.earned(s, seat) if hasattr(known, "earned") else []
                    seen.append((seat, (known.features(s, seat), now)))
            seat = asked(s)[0]
            if seat < 0:
                step(s, seat, chance.pick(legal(s, seat)))
            else:
                step(s, seat, choice_of(players[seat], game, s, seat))
        if not hasattr(known, "earned"):
            won = [float(0 in game.winners(s))]
            pairs = zip(seen[::2], seen[1::2], strict=True)
            for (_, (own, _)), (_, (other, _)) in pairs:
                found.append(([a - b for a, b in zip(own, other, strict=True)], won))
            continue
        for seat, (x, now) in seen:
            end = known.earned(s, seat)
            found.append((x, [b - a for a, b in zip(now, end, strict=True)]))
    return found


def fit_race(samples: list[Sample], old: list[float]) -> list[float]:
    """Who won, by how far the first was ahead: logistic regression by Newton's method."""
    width = len(old)
    weights = old[:]
    sparse = [([i for i in range(width) if x[i]], x, y[0]) for x, y in samples]
    for _ in range(STEPS):
        rows = [[0.0] * (width + 1) for _ in range(width)]
        for i in range(width):
            rows[i][i] = RACE_PULL
            rows[i][width] = RACE_PULL * (old[i] - weights[i])
        for there, x, y in sparse:
            p = 1.0 / (1.0 + math.exp(-sum(x[i] * weights[i] for i in there)))
            spread = p * (1.0 - p)
            for i in there:
                row, v = rows[i], x[i] * spread
                for j in there:
                    row[j] += v * x[j]
                row[width] += x[i] * (y - p)
        weights = [w + c for w, c in zip(weights, solve(rows), strict=True)]
    return [round(w, 3) for w in weights]


def fit(samples: list[Sample], old: list[float]) -> list[float]:
    """The weights of every target, one after the other."""
    width = len(samples[0][0])
    found: list[float] = []
    for target in range(len(samples[0][1])):
        before = old[target * width : (target + 1) * width]
        rows = [[PULL if i == j else 0.0 for j in range(width)] + [0.0] for i in range(width)]
        for x, y in samples:
            there = [i for i in range(width) if x[i]]
            rest = y[target] - sum(x[i] * before[i] for i in there)
            for i in there:
                row, v = rows[i], x[i]
                for j in there:
                    row[j] += v * x[j]
                row[width] += v * rest
        change = solve(rows)
        found += [round(a + b, 3) for a, b in zip(before, change, strict=True)]
    return found


def solve(rows: list[list[float]]) -> list[float]:
    """Linear equations by elimination; the right side is the last column."""
    n = len(rows)
    for i in range(n):
        pivot = max(range(i, n), key=lambda k: abs(rows[k][i]))
        rows[i], rows[pivot] = rows[pivot], rows[i]
        for k in range(n):
            if k != i and rows[k][i]:
                factor = rows[k][i] / rows[i][i]
                rows[k] = [a - factor * b for a, b in zip(rows[k], rows[i], strict=True)]
    return [rows[i][n] / rows[i][i] for i in range(n)]


def write(path: Path, weights: list[float]) -> None:
    head = path.read_text("utf-8").split("] = [")[0]
    lines = [f"    {w},\n" for w in weights]
    path.write_text(f"{head}] = [\n{''.join(lines)}]\n", "utf-8")


def main() -> None:
    key, bot, games = sys.argv[1], sys.argv[2], int(sys.argv[3])
    seats = int(sys.argv[4]) if len(sys.argv) > 4 else 2
    first = int(sys.argv[5]) if len(sys.argv) > 5 else 1
    module = type(LORES[key]).__module__.rpartition(".")[0]
    old: list[float] = importlib.import_module(f"{module}.learned").WEIGHTS
    samples = collect(key, bot, seats, first, games)
    is_race = not hasattr(importlib.import_module(f"{module}.lore"), "earned")
    fitted = fit_race(samples, old) if is_race else fit(samples, old)
    write(SOURCE / module.rpartition(".")[2] / "learned.py", fitted)
    print(f"{len(samples)} samples of {games} games")


if __name__ == "__main__":
    main()
