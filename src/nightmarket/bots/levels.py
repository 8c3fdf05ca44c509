"""Levels that people choose by name: one row each for a game and a number of seats.

The figures come from the arena (docs/bots.md). A level thinks for a number of simulations, so that it
plays the same on every machine that keeps up; the time is what people may be kept waiting at most.
"""

from __future__ import annotations

from typing import Final

from nightmarket.bots.base import SPECIALISTS, Bot, Glimpse, register
from nightmarket.bots.knowing import KnowingBot, PolicyBot
from nightmarket.bots.search import SearchBot
from nightmarket.games.dark_road.lore import LORE as DARK_ROAD
from nightmarket.games.shadow_blades.lore import LORE as BLADES
from nightmarket.games.shadow_traders.lore import LORE as TRADERS
from nightmarket.kernel import Refusal
from nightmarket.kernel.lore import Lore

LORES: Final[dict[str, Lore]] = {
    "dark-road": DARK_ROAD,
    "shadow-blades": BLADES,
    "shadow-traders": TRADERS,
}


class Row:
    """How one level thinks in one game. Seats 0: any number; game "": any other."""

    def __init__(
        self, level: str, game: str, seats: int, simulations: int, depth: int, turns: int = 1
    ) -> None:
        self.level = level
        self.game = game
        self.seats = seats
        self.simulations = simulations
        self.depth = depth  # choices played on behind the tree, at most
        self.turns = turns  # or turns, whichever ends first; only with lore


SECONDS: Final = {"easy": 0.1, "fair": 0.3, "hard": 1.0, "master": 2.0}
ROWS: Final = (
    Row("easy", "", 0, 40, 8),
    Row("fair", "", 0, 400, 16),
    Row("hard", "", 0, 3000, 16),
    Row("master", "", 0, 6000, 16),
    Row("easy", "shadow-traders", 0, 10, 40),
    Row("fair", "shadow-traders", 0, 120, 40),
    Row("hard", "shadow-traders", 0, 800, 40),
    Row("master", "shadow-traders", 0, 2000, 40),
    Row("easy", "dark-road", 0, 15, 40),
    Row("fair", "dark-road", 0, 150, 40),
    Row("hard", "dark-road", 0, 1000, 40),
    Row("master", "dark-road", 0, 2500, 40),
)


def row_of(level: str, game: str, seats: int) -> Row:
    """The row that fits best."""
    best, most = ROWS[0], -1
    for row in ROWS:
        if row.level == level and row.game in ("", game) and row.seats in (0, seats):
            fit = (2 if row.game else 0) + (1 if row.seats else 0)
            if fit > most:
                best, most = row, fit
    return best


class Level(Bot):
    """A level of play: a game's own player where it has one, else a search with what is known of it."""

    def __init__(self, name: str, seed: int) -> None:
        self.name = name
        self.seed = seed
        self.player: Bot | None = None

    def choose(self, glimpse: Glimpse) -> int:
        if self.player is None:
            self.player = self.find(glimpse.game.key, glimpse.seats)
        return self.player.choose(glimpse)

    def find(self, game: str, seats: int) -> Bot:
        if game in SPECIALISTS:
            return SPECIALISTS[game](self.seed)
        row = row_of(self.name, game, seats)
        seconds = SECONDS[self.name]
        if game in LORES:
            return KnowingBot(
                LORES[game], self.seed, row.simulations, seconds, row.depth, row.turns
            )
        return SearchBot(self.seed, row.simulations, seconds, row.depth)


class WithLore(Bot):
    """`policy`: lore alone. `lore:SIMULATIONS:TURNS:DEPTH`: a search with it. For measuring."""

    def __init__(self, seed: int, numbers: list[int]) -> None:
        self.seed = seed
        self.numbers = numbers
        self.player: Bot | None = None

    def choose(self, glimpse: Glimpse) -> int:
        if self.player is None:
            if glimpse.game.key not in LORES:
                raise Refusal(f"there is no lore of {glimpse.game.key}", "bots")
            lore = LORES[glimpse.game.key]
            if not self.numbers:
                self.player = PolicyBot(lore, self.seed)
            else:
                turns = self.numbers[1] if len(self.numbers) > 1 else 1
                depth = self.numbers[2] if len(self.numbers) > 2 else 40
                self.player = KnowingBot(lore, self.seed, self.numbers[0], 0.0, depth, turns)
        return self.player.choose(glimpse)


def _policy(seed: int, numbers: list[int]) -> Bot:
    return WithLore(seed, [])


def _lore(seed: int, numbers: list[int]) -> Bot:
    return WithLore(seed, numbers or [400])


def _easy(seed: int, numbers: list[int]) -> Bot:
    return Level("easy", seed)


def _fair(seed: int, numbers: list[int]) -> Bot:
    return Level("fair", seed)


def _hard(seed: int, numbers: list[int]) -> Bot:
    return Level("hard", seed)


def _master(seed: int, numbers: list[int]) -> Bot:
    return Level("master", seed)


register("easy", _easy)
register("fair", _fair)
register("hard", _hard)
register("master", _master)
register("policy", _policy)
register("lore", _lore)
