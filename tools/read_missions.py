"""Learn to read missions from goods: the table READING of Shadow Traders' lore.

    .venv/bin/python tools/read_missions.py [BOT] [GAMES]

Bots play; at the start of every turn from the second round on, what the table shows of each seat goes
into the data with its true mission. A softmax regression (plain gradient descent) fits the weights.
Prints the table, and how often the likeliest mission of a seat is the right one in other games.
"""

from __future__ import annotations

import math
import sys
from typing import cast

import nightmarket as nm
from nightmarket.bots import choice_of, make
from nightmarket.games.shadow_traders.cards import CLIENTS
from nightmarket.games.shadow_traders.frames import Suspecting
from nightmarket.games.shadow_traders.lore import clues
from nightmarket.games.shadow_traders.state import Traders
from nightmarket.kernel import asked, step

RATE = 0.5
DECAY = 0.0005
EPOCHS = 150

Sample = tuple[list[float], int]


def collect(bot: str, first: int, games: int) -> list[Sample]:
    game = nm.game("shadow-traders")
    found: list[Sample] = []
    for seed in range(first, first + games):
        seats = 4 + seed % 3
        s = cast(Traders, game.setup(seats, seed))
        players = [make(bot, seed * 7 + seat) for seat in range(seats)]
        while asked(s):
            seat = asked(s)[0]
            if s.round > 1 and isinstance(s.stack[-1], Suspecting):
                trust = s.round / 4.0 if s.round < 4 else 1.0
                other = (seat + 1 + seed % (seats - 1)) % seats
                found.append(([trust * x for x in clues(s, other)], s.missions[other]))
            step(s, seat, choice_of(players[seat], game, s, seat))
    return found


def shares(table: list[list[float]], x: list[float]) -> list[float]:
    found = [math.exp(sum(w * v for w, v in zip(row, x, strict=True))) for row in table]
    total = sum(found)
    return [f / total for f in found]


def learn(samples: list[Sample]) -> list[list[float]]:
    width = len(samples[0][0])
    table = [[0.0] * width for _ in range(CLIENTS)]
    for _ in range(EPOCHS):
        slope = [[0.0] * width for _ in range(CLIENTS)]
        for x, mission in samples:
            for m, share in enumerate(shares(table, x)):
                error = (m == mission) - share
                row = slope[m]
                for i, v in enumerate(x):
                    row[i] += error * v
        for m in range(CLIENTS):
            for i in range(width):
                table[m][i] += 5 * RATE * slope[m][i] / len(samples) - DECAY * table[m][i]
    return table


def main(bot: str, games: int) -> None:
    table = learn(collect(bot, 10_000, games))
    for row in table:
        print("    (" + ", ".join(f"{w:.2f}" for w in row) + "),")
    fresh = collect(bot, 50_000, max(10, games // 4))
    right = sum(max(range(CLIENTS), key=shares(table, x).__getitem__) == m for x, m in fresh)
    print(f"right: {100 * right / len(fresh):.0f} % of {len(fresh)}; blind: {100 / CLIENTS:.0f} %")


if __name__ == "__main__":
    given = sys.argv[1:]
    main(given[0] if given else "policy", int(given[1]) if len(given) > 1 else 200)
