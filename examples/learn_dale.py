"""From nothing to an agent that beats random play in Dale of Merchants, with NumPy alone.

    pip install "nightmarket[research]"
    python examples/learn_dale.py            # a minute or two; --choices 10000 for a taste

A policy that is linear in the cells of the observation, taught by its own games (REINFORCE): what was
done shortly before a stack came into the own stall becomes likelier. Rows hold few numbers that are
not 0, and few actions are legal, so a step touches only those weights.
"""

from __future__ import annotations

import argparse
import time
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from nightmarket.research import encoder
from nightmarket.research.bulk import Batch
from nightmarket.research.play import Play

KEY = "dale-of-merchants"


PATIENCE = 0.95  # how much less a stack counts for each choice before it
RATE = 0.05


@dataclass
class Move:
    """What was seen, what was likely, what was done."""

    cells: NDArray[np.intp]
    values: NDArray[np.float32]
    legal: NDArray[np.int32]
    chances: NDArray[np.float32]
    taken: int
    stacks: int


class Linear:
    """Weights by cell and action; the last cell is always 1."""

    def __init__(self, seed: int = 0) -> None:
        self.of = encoder(KEY)
        self.scale = np.maximum(np.maximum(self.of.high, -self.of.low), 1).astype(np.float32)
        self.weights = np.zeros((self.of.size + 1, self.of.actions.size), np.float32)
        self.rng = np.random.default_rng(seed)
        self.usual = 0.0  # what a choice gains on average
        names = [cell.name for cell in self.of.layout.cells()]
        self.stall = [i for i, name in enumerate(names) if name.startswith("stalls[0]")]
        self.per_stack = sum(name == "stalls[0].stacks[0]" for name in names)

    def features(self, row: NDArray[np.int16]) -> tuple[NDArray[np.intp], NDArray[np.float32]]:
        at = np.flatnonzero(row)
        values = row[at] / self.scale[at]
        return np.append(at, self.of.size), np.append(values, np.float32(1.0))

    def decide(self, row: NDArray[np.int16], legal: NDArray[np.int32]) -> Move:
        """Choose as its wishes say, each action as likely as it is wished for."""
        cells, values = self.features(row)
        wishes = values @ self.weights[np.ix_(cells, legal)]
        chances = np.exp(wishes - wishes.max())
        chances /= chances.sum()
        taken = int(np.searchsorted(np.cumsum(chances), self.rng.random() * 0.999999))
        return Move(cells, values, legal, chances, taken, self.stacks(row))

    def stacks(self, row: NDArray[np.int16]) -> int:
        """How many stacks lie in the own stall."""
        return int(row[self.stall].reshape(-1, self.per_stack).any(axis=1).sum())

    def learn(self, moves: list[Move], rate: float) -> None:
        """Make what was done likelier, the more so the sooner a stack followed."""
        gain, gains = 0.0, []
        for before, after in zip(reversed(moves[:-1]), reversed(moves[1:]), strict=True):
            gain = after.stacks - before.stacks + PATIENCE * gain
            gains.append(gain)
        for move, gain in zip(reversed(moves[:-1]), gains, strict=True):
            self.usual += 0.001 * (gain - self.usual)
            slope = -move.chances
            slope[move.taken] += 1.0
            step = rate * (gain - self.usual) * np.outer(move.values, slope)
            self.weights[np.ix_(move.cells, move.legal)] += step


def teach(policy: Linear, choices: int, seed: int = 1, games: int = 16) -> None:
    """Let the policy play with itself until it has learned from so many choices."""
    learned = 0
    batch = Batch(KEY, games=games, seats=2, seed=seed, masks=False, limit=4_000)
    memory: list[list[list[Move]]] = [[[], []] for _ in range(games)]
    while learned < choices:
        actions = batch.legal[:, 0].copy()
        for i in np.flatnonzero(batch.counts > 1):
            row = batch.rows[i]
            move = policy.decide(row, batch.legal[i, : batch.counts[i]].copy())
            actions[i] = move.legal[move.taken]
            mine = memory[i][batch.turns[i]]
            mine.append(move)
            if len(mine) > 100:
                policy.learn(mine, RATE)
                learned += len(mine)
                del mine[:-1]
        batch.step(actions)
        for i in np.flatnonzero(batch.done):
            memory[i] = [[], []]
    batch.close()


def against_random(policy: Linear, games: int, seed: int = 10_000) -> float:
    """The share of games the policy wins, sitting in either seat."""
    won = 0.0
    of = policy.of
    for g in range(games):
        play = Play(KEY, 2, limit=4_000)
        play.reset(seed + g)
        while play.turn >= 0:
            seat = play.turn
            legal = np.flatnonzero(of.mask(play.state, seat)).astype(np.int32)
            if seat == g % 2 and len(legal) > 1:
                move = policy.decide(of.observe(play.state, seat), legal)
                action = int(legal[move.taken])
            else:
                action = int(policy.rng.choice(legal))
            play.choose(of.actions.choice(action, seat, 2))
        won += play.rewards()[g % 2] > 0
    return won / games


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--choices", type=int, default=100_000, help="to learn from")
    parser.add_argument("--games", type=int, default=60, help="to judge it by")
    arguments = parser.parse_args()
    policy = Linear()
    began = time.monotonic()
    for part in range(4):
        teach(policy, arguments.choices // 4, seed=1 + part * 1_000_000)
        share = against_random(policy, arguments.games)
        spent = time.monotonic() - began
        print(f"after {spent:.0f} s it wins {share:.0%} against random play", flush=True)


if __name__ == "__main__":
    main()
