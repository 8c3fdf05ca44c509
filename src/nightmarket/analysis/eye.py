"""How likely everybody wins: a game's own eye after a stretch played on by its lore, scaled to chances.

A bot's eye need only tell better from worse. Here 70 % must mean that seven of ten such games are won,
so what the eye says is bent by one number for each game (`Lore.heat`), fitted to games between levels
by tools/calibrate.py.
"""

from __future__ import annotations

import math
from typing import Final

from nightmarket.bots.knowing import follow
from nightmarket.bots.levels import LORES, row_of
from nightmarket.kernel import Game, Luck, State
from nightmarket.kernel.lore import Lore

LEAST: Final = 0.005  # nothing is impossible before the end
STRONG: Final = "hard"
DEPTH: Final = 40  # choices played on, at most
FOREVER: Final = 1 << 20


class Eye:
    """Looks at positions of one game."""

    def __init__(self, game: Game, options: dict[str, str], seats: int, level: str) -> None:
        self.game = game
        self.seats = seats
        self.is_alone = game.is_cooperative() or seats == 1
        lore = LORES.get(game.key)
        self.plays_on = lore is not None
        self.lore: Lore = lore or Lore(game)
        self.turns = row_of(level, game.key, seats).turns
        self.strong = row_of(STRONG, game.key, seats)  # how a strong player thinks
        # Where it makes nobody stronger, the eye tells choices apart only long after them.
        self.searches = self.strong.simulations > 0
        self.heat = self.lore.heat()
        teams = game.teams(game.configure(seats, options))
        self.sides = teams or [[seat] for seat in range(seats)]

    def ahead(self, t: State, rng: Luck) -> None:
        """Play on to where the eye judges well."""
        if self.plays_on:
            follow(t, self.lore, rng, DEPTH, self.turns)

    def gaze(self, t: State, rng: Luck) -> list[float]:
        """What the eye says after the turn of each seat, on average: to an eye whoever has just moved
        stands better than they do."""
        turns = self.seats if self.plays_on else 1
        total = [0.0] * self.seats
        for turn in range(turns):
            if turn == 0:
                self.ahead(t, rng)
            else:
                follow(t, self.lore, rng, DEPTH, 1)
            add(total, self.see(t), turns)
        return total

    def to_end(self, t: State, rng: Luck) -> None:
        """Play on until somebody has won."""
        follow(t, self.lore, rng, FOREVER, FOREVER)

    def see(self, t: State) -> list[float]:
        """What the eye says, as shares of one."""
        return self.shares(self.lore.eye(t) if t.stack else self.outcome(t))

    def outcome(self, t: State) -> list[float]:
        winners = self.game.winners(t)
        each = 1.0 if self.is_alone else 1.0 / max(1, len(winners))
        return [each if seat in winners else 0.0 for seat in range(self.seats)]

    def shares(self, found: list[float]) -> list[float]:
        if self.is_alone:
            return found
        total = sum([found[side[0]] for side in self.sides])
        if total <= 0.0:
            return [1.0 / len(self.sides)] * self.seats
        return [one / total for one in found]

    def against(self, own: float, seat: int) -> list[float]:
        """Shares where only that of one seat is known."""
        rest = (1.0 - own) / max(1, self.seats - 1)
        return [own if one == seat else rest for one in range(self.seats)]

    def scaled(self, found: list[float]) -> list[float]:
        """Chances from what the eye said on average."""
        bounded = [min(1.0 - LEAST, max(LEAST, one)) for one in found]
        if self.is_alone:
            odds = [math.pow(one / (1.0 - one), self.heat) for one in bounded]
            return [one / (1.0 + one) for one in odds]
        return self.shares([math.pow(one, self.heat) for one in bounded])

    def chances(self, s: State, samples: int, rng: Luck) -> list[float]:
        """With everything on the table; only what luck will bring is not known."""
        if not s.stack:
            return self.outcome(s)
        total = [0.0] * self.seats
        for _ in range(samples if self.plays_on else 1):
            t = s.clone()
            t.luck = rng.fresh()
            add(total, self.gaze(t, rng), samples if self.plays_on else 1)
        return self.scaled(total)

    def guesses(self, s: State, seat: int, count: int, rng: Luck) -> list[State]:
        """States that this seat could take for the true one, as likely as they are."""
        first = self.game.resample(s, seat, rng)
        belief = self.lore.believe(first, seat)
        found: list[State] = []
        for i in range(count):
            t = first if i == 0 else self.game.resample(s, seat, rng)
            belief.adjust(t, rng)
            found.append(t)
        return found

    def known(self, guesses: list[State], rng: Luck) -> list[float]:
        """How everybody stands, for all that a seat with these guesses can tell."""
        total = [0.0] * self.seats
        for guess in guesses:
            add(total, self.gaze(guess.clone(), rng), len(guesses))
        return self.scaled(total)


def add(total: list[float], found: list[float], of: int) -> None:
    for i in range(len(total)):
        total[i] += found[i] / of
