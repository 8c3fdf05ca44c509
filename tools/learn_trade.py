"""Learn how Shadow Traders goes: the tables of its lore (`learned.py` beside it).

    .venv/bin/python tools/learn_trade.py GAMES [SEED] [BOT …]

Bots play, those named in turn (else: the lore, with and without whims, and the plain search). At the
start of every turn what each seat has goes into the data, with its mission and with what it has at the
end. Ridge regression finds what comes of goods and tokens, by mission and by turns to come; softmax
regression finds what tells the missions apart. Both are written down; how many missions are read rightly
in games put aside is printed. Better tables make better bots, whose games teach the next ones: run it
again, format what was written (`ruff format`), then ask the arena.
"""

from __future__ import annotations

import math
import sys
from pathlib import Path
from textwrap import wrap
from typing import cast

import nightmarket as nm
from nightmarket.bots import choice_of, make
from nightmarket.games.shadow_traders import learned
from nightmarket.games.shadow_traders.cards import CLIENTS, KINDS
from nightmarket.games.shadow_traders.frames import Suspecting, WordsOrDeeds
from nightmarket.games.shadow_traders.lore import LORE, STEPS, clues, outlook, phase, turns_to_come
from nightmarket.games.shadow_traders.scoring import suspicion, totals
from nightmarket.games.shadow_traders.state import Traders
from nightmarket.kernel import asked, step

COMPANY = ["policy", "policy", "lore:0:1:40:30", "policy", "policy", "plain:60:8"]
PULL = 5.0  # towards no change until the end
RATE, DECAY, EPOCHS = 0.05, 1e-5, 8
TARGET = Path(__file__).parents[1] / "src/nightmarket/games/shadow_traders/learned.py"

Row = list[float]
Table = list[list[list[float]]]


class Data:
    """What was seen: by mission and step what came of features, by phase the clues of missions."""

    def __init__(self) -> None:
        self.came: dict[tuple[int, int], list[tuple[Row, float]]] = {}
        self.clues: list[list[tuple[Row, int]]] = [[] for _ in learned.READING]

    def play(self, seed: int, company: list[str]) -> None:
        game = nm.game("shadow-traders")
        s = cast(Traders, game.setup(4, seed))
        players = [make(company[(5 * i + seed) % len(company)], 11 * seed + i) for i in range(4)]
        seen: list[tuple[int, int, int, Row, float]] = []
        moment = -1
        while asked(s):
            seat = asked(s)[0]
            if isinstance(s.stack[-1], Suspecting | WordsOrDeeds) and LORE.moment(s) != moment:
                moment = LORE.moment(s)
                seen += self.look(s, seat)
            step(s, seat, choice_of(players[seat], game, s, seat))
        end = totals(s)
        for seat, mission, left, x, now in seen:
            self.came.setdefault((mission, left), []).append((x, end[seat] - now))

    def look(self, s: Traders, mover: int) -> list[tuple[int, int, int, Row, float]]:
        steps = turns_to_come(s, mover)
        goods = [s.goods[i] + s.stash[i] for i in range(s.seats * KINDS)]
        points, correct = suspicion(s)
        found = []
        for seat, mission in enumerate(s.missions):
            self.clues[phase(s)].append((clues(s, seat), mission))
            width = len(learned.WEIGHTS[mission][0])
            now, *with_one = (
                outlook(s, seat, unit(i, width), goods, points[seat], correct[seat])
                for i in range(-1, width)
            )
            found.append((seat, mission, steps[seat], [y - now for y in with_one], now))
        return found


def unit(at: int, width: int) -> tuple[float, ...]:
    return tuple(float(i == at) for i in range(width))


def ridge(samples: list[tuple[Row, float]], width: int) -> Row:
    rows = [[PULL if i == j else 0.0 for j in range(width)] + [0.0] for i in range(width)]
    for x, y in samples:
        there = [i for i in range(width) if x[i]]
        for i in there:
            row = rows[i]
            for j in there:
                row[j] += x[i] * x[j]
            row[width] += x[i] * y
    for i in range(width):  # elimination; PULL keeps the diagonal above zero
        for k in range(width):
            if k != i and rows[k][i]:
                factor = rows[k][i] / rows[i][i]
                rows[k] = [a - factor * b for a, b in zip(rows[k], rows[i], strict=True)]
    return [rows[i][width] / rows[i][i] for i in range(width)]


def shares(table: list[Row], x: Row) -> Row:
    there = [i for i, v in enumerate(x) if v]
    found = [math.exp(sum(row[i] * x[i] for i in there)) for row in table]
    total = sum(found)
    return [f / total for f in found]


def softmax(samples: list[tuple[Row, int]]) -> list[Row]:
    width = len(samples[0][0])
    table = [[0.0] * width for _ in range(CLIENTS)]
    for epoch in range(EPOCHS):
        rate = RATE / (1 + epoch)
        for x, mission in samples:
            there = [i for i, v in enumerate(x) if v]
            for m, share in enumerate(shares(table, x)):
                error = rate * ((m == mission) - share)
                for i in there:
                    table[m][i] += error * x[i] - DECAY * table[m][i]
    return table


def written(name: str, remark: str, table: Table, digits: int) -> str:
    lines = [f"# {remark}", f"{name}: Final[tuple[tuple[tuple[float, ...], ...], ...]] = ("]
    for part in table:
        lines.append("    (")
        for row in part:
            numbers = ", ".join(f"{w + 0.0:.{digits}f}" for w in row)
            space = " " * 8
            lines += wrap(f"({numbers}),", 98, initial_indent=space, subsequent_indent=f"{space} ")
        lines.append("    ),")
    return "\n".join([*lines, ")", ""])


def main(games: int, first: int, company: list[str]) -> None:
    data, fresh = Data(), Data()
    for seed in range(first, first + games):
        data.play(seed, company)
    for seed in range(first + games, first + games + max(10, games // 10)):
        fresh.play(seed, company)
    weights = [
        [ridge(data.came.get((m, left), []), len(old[0])) for left in range(len(STEPS) + 1)]
        for m, old in enumerate(learned.WEIGHTS)
    ]
    reading = [softmax(samples) for samples in data.clues]
    for at, samples in enumerate(fresh.clues):
        right = sum(
            max(range(CLIENTS), key=shares(reading[at], x).__getitem__) == m for x, m in samples
        )
        print(f"phase {at}: {100 * right / len(samples):.0f} % of {len(samples)} missions right")
    text = [
        '"""What games of these bots have taught: tools/learn_trade.py writes this file."""\n',
        "from __future__ import annotations\n",
        "from typing import Final\n",
        "",
        written(
            "WEIGHTS",
            "What comes of goods and tokens: by mission, then by own turns to come (see `STEPS`).",
            weights,
            1,
        ),
        written("READING", "What tells the missions apart: by phase, then by mission.", reading, 2),
    ]
    TARGET.write_text("\n".join(text), "utf-8")


if __name__ == "__main__":
    given = sys.argv[1:]
    main(
        int(given[0]) if given else 700,
        int(given[1]) if len(given) > 1 else 200_000,
        given[2:] or COMPANY,
    )
