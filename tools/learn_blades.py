"""Learn what wins in Shadow Blades: the tables of its lore (`learned.py` beside it).

    .venv/bin/python tools/learn_blades.py GAMES [SEED] [BOT …]

Bots play by twos, those named in turn. At the start of every turn what both count (`features`) goes into
the data, with who won. Logistic regression (stochastic gradient descent) finds what counts when the deck
is full, when it is empty, and in the final round; in between it is a mixture. How well the chances fit
games put aside is printed (the mean of the logarithm, nearer to zero is better). Better tables make
better bots, whose games teach the next ones: run it again, `ruff format`, then ask the arena.
"""

from __future__ import annotations

import math
import random
import sys
from pathlib import Path
from typing import cast

import nightmarket as nm
from nightmarket.bots import choice_of, make
from nightmarket.games.shadow_blades.lore import FEATURES, FULL, LORE, features
from nightmarket.games.shadow_blades.state import Blades
from nightmarket.kernel import asked, step

COMPANY = ["lore:40:2", "lore:40:2:40:20"]
RATE, DECAY, EPOCHS = 0.02, 2e-5, 12
TARGET = Path(__file__).parents[1] / "src/nightmarket/games/shadow_blades/learned.py"

Sample = tuple[list[float], float]  # features of one less those of the other, and what the one won


def play(seed: int, company: list[str]) -> list[Sample]:
    game = nm.game("shadow-blades")
    s = cast(Blades, game.setup(2, seed))
    players = [make(company[(i + seed) % len(company)], 11 * seed + i) for i in range(2)]
    seen: list[list[float]] = []
    moment = -1
    while asked(s):
        if LORE.moment(s) != moment:
            moment = LORE.moment(s)
            one, two = features(s)
            ahead = [a - b for a, b in zip(one, two, strict=True)]
            left = len(s.deck) / FULL
            parts = (0.0, 0.0, 1.0) if s.final >= 0 else (left, 1.0 - left, 0.0)
            seen.append([part * x for part in parts for x in ahead])
        seat = asked(s)[0]
        step(s, seat, choice_of(players[seat], game, s, seat))
    winners = game.winners(s)
    won = 1.0 / len(winners) if 0 in winners else 0.0
    return [(x, won) for x in seen]


def chance(weights: list[float], x: list[float]) -> float:
    total = sum(w * v for w, v in zip(weights, x, strict=True) if v)
    return 1.0 / (1.0 + math.exp(-max(-30.0, min(30.0, total))))


def learn(samples: list[Sample]) -> list[float]:
    weights = [0.0] * (3 * FEATURES)
    rng = random.Random(1)
    for epoch in range(EPOCHS):
        rng.shuffle(samples)
        rate = RATE / (1 + epoch)
        for x, won in samples:
            error = rate * (won - chance(weights, x))
            for i, v in enumerate(x):
                if v:
                    weights[i] += error * v - DECAY * weights[i]
    return weights


def main(games: int, first: int, company: list[str]) -> None:
    kept = max(10, games // 8)
    samples = [sample for seed in range(first, first + games) for sample in play(seed, company)]
    weights = learn(samples)
    fresh = [x for seed in range(first + games, first + games + kept) for x in play(seed, company)]
    loss = 0.0
    for x, won in fresh:
        p = chance(weights, x)
        loss += won * math.log(p) + (1.0 - won) * math.log(1.0 - p)
    print(f"{loss / len(fresh):.4f} in {len(fresh)} positions")
    lines = [
        '"""What games of these bots have taught: tools/learn_blades.py writes this file."""\n',
        "from __future__ import annotations\n",
        "from typing import Final\n",
        "# What each of `features` counts for: with a full deck, with an empty one, in the final round.",
    ]
    for i, name in enumerate(("EARLY", "LATE", "LAST")):
        row = weights[i * FEATURES : (i + 1) * FEATURES]
        numbers = ", ".join(f"{w + 0.0:.2f}" for w in row)
        lines.append(f"{name}: Final[tuple[float, ...]] = ({numbers})")
    TARGET.write_text("\n".join([*lines, ""]), "utf-8")


if __name__ == "__main__":
    given = sys.argv[1:]
    main(
        int(given[0]) if given else 700,
        int(given[1]) if len(given) > 1 else 5_000,
        given[2:] or COMPANY,
    )
