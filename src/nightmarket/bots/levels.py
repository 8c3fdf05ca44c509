# mypyc: no (a table that is tuned often; what is hot lies elsewhere)
"""Levels that people choose by name: one row each for a game and a number of seats.

The figures come from the arena (docs/bots.md). A level thinks for a number of simulations, so that it
plays the same on every machine that keeps up; the time is what people may be kept waiting at most.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from nightmarket.bots.base import SPECIALISTS, Bot, Glimpse, register
from nightmarket.bots.knowing import KnowingBot
from nightmarket.bots.search import SearchBot
from nightmarket.games.dale_of_merchants.lore import LORE as DALE
from nightmarket.games.dark_road.lore import LORE as ROAD
from nightmarket.games.shadow_blades.lore import LORE as BLADES
from nightmarket.games.shadow_traders.lore import LORE as TRADERS
from nightmarket.games.shadow_traders.lore import TradersLore
from nightmarket.games.shadow_traders.outlook import Manner
from nightmarket.kernel import Refusal
from nightmarket.kernel.levels import LEVELS, SECONDS
from nightmarket.kernel.lore import Lore

LORES: Final[dict[str, Lore]] = {
    "dale-of-merchants": DALE,
    "dark-road": ROAD,
    "shadow-blades": BLADES,
    "shadow-traders": TRADERS,
}


class Row:
    """How one level thinks in one game. Game "": any that has no row; no seats: any number."""

    def __init__(
        self,
        level: str,
        game: str,
        seats: tuple[int, ...],
        simulations: int,
        whim: int = 0,
        turns: int = 1,
        depth: int = 40,
        lore: Lore | None = None,
    ) -> None:
        self.level = level
        self.game = game
        self.seats = seats
        self.simulations = simulations
        self.whim = whim  # in a hundred choices: so many are what came to mind
        self.turns = turns  # played on behind the tree before the eye judges
        self.depth = depth  # choices in them, at most
        self.lore = lore  # what it knows of the game, if not all there is to know


# Manners of Shadow Traders: who takes one guess at the missions for the truth and heeds others less than
# they deserve; who moreover looks at little but the own goods and is slow to accuse; and who looks at
# nothing else, has only a vague idea of where points lead, and accuses nobody without proof.
HASTY: Final = TradersLore(TRADERS.game, Manner(deals=0, heed=0.85))
NARROW: Final = TradersLore(TRADERS.game, Manner(deals=0, heed=0.02, sure=2.1, spread=4.0))
SHY: Final = TradersLore(TRADERS.game, Manner(deals=0, heed=0.0, sure=6.0, spread=10.0))

ROWS: Final = (
    Row("easy", "", (), 40, depth=8),
    Row("fair", "", (), 400, depth=16),
    Row("hard", "", (), 3000, depth=16),
    Row("master", "", (), 9000, depth=16),
    # A search over the lore of Shadow Traders is no better than the lore itself: see docs/bots.md.
    Row("easy", "shadow-traders", (), 0, whim=100, lore=SHY),
    Row("fair", "shadow-traders", (), 0, whim=98, lore=NARROW),
    Row("hard", "shadow-traders", (), 0, whim=27, lore=HASTY),
    Row("hard", "shadow-traders", (5,), 0, whim=70, lore=HASTY),
    Row("hard", "shadow-traders", (6,), 0, whim=65, lore=HASTY),
    Row("master", "shadow-traders", (), 0),
    Row("easy", "shadow-blades", (), 12, whim=30, turns=2),
    Row("fair", "shadow-blades", (), 100, whim=8, turns=2),
    Row("hard", "shadow-blades", (), 800, whim=10, turns=2),
    Row("master", "shadow-blades", (), 800, turns=2),
    # Among three and four more is chance, so levels stand further apart.
    Row("easy", "shadow-blades", (3, 4), 12, whim=60, turns=2),
    Row("fair", "shadow-blades", (3, 4), 100, whim=30, turns=2),
    Row("hard", "shadow-blades", (3, 4), 800, whim=18, turns=2),
    Row("easy", "dale-of-merchants", (), 12, whim=50),
    Row("fair", "dale-of-merchants", (), 150, whim=17),
    Row("hard", "dale-of-merchants", (), 600, whim=3),
    Row("master", "dale-of-merchants", (), 4000),
    Row("easy", "dale-of-merchants", (3,), 12, whim=70),
    Row("easy", "dale-of-merchants", (4,), 12, whim=85),
    Row("fair", "dale-of-merchants", (3,), 150, whim=40),
    Row("fair", "dale-of-merchants", (4,), 150, whim=55),
    Row("hard", "dale-of-merchants", (3,), 400, whim=14),
    Row("hard", "dale-of-merchants", (4,), 400, whim=12),
    Row("master", "dale-of-merchants", (3, 4), 1500),
    Row("easy", "dark-road", (), 0, whim=50),
    Row("fair", "dark-road", (), 60, whim=7),
    Row("fair", "dark-road", (2,), 60, whim=8, turns=2),
    Row("hard", "dark-road", (), 200, whim=3),
    Row("hard", "dark-road", (2,), 200, whim=4, turns=2),
    Row("master", "dark-road", (), 2000),
    Row("master", "dark-road", (2,), 2000, turns=2),
)


def row_of(level: str, game: str, seats: int) -> Row:
    """The row that fits best."""
    best, most = ROWS[0], -1
    for row in ROWS:
        if row.level == level and row.game in ("", game) and (not row.seats or seats in row.seats):
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
            return SPECIALISTS[game](self.seed, self.name)
        row, seconds = row_of(self.name, game, seats), SECONDS[self.name]
        lore = row.lore or LORES.get(game)
        if lore:
            return KnowingBot(
                lore, self.seed, row.simulations, seconds, row.depth, row.turns, row.whim
            )
        return SearchBot(self.seed, row.simulations, seconds, row.depth)


class WithLore(Bot):
    """`policy`: lore alone. `lore:SIMULATIONS:TURNS:DEPTH:WHIM`: a search with it. For measuring."""

    def __init__(self, seed: int, numbers: list[int]) -> None:
        self.seed = seed
        self.numbers = numbers
        self.player: Bot | None = None

    def choose(self, glimpse: Glimpse) -> int:
        if self.player is None:
            if glimpse.game.key not in LORES:
                raise Refusal(f"there is no lore of {glimpse.game.key}", "bots")
            lore = LORES[glimpse.game.key]
            simulations, turns, depth, whim = (self.numbers + [400, 1, 40, 0][len(self.numbers) :])[
                :4
            ]
            self.player = KnowingBot(lore, self.seed, simulations, 0.0, depth, turns, whim)
        return self.player.choose(glimpse)


def _policy(seed: int, numbers: list[int]) -> Bot:
    return WithLore(seed, [0])


def _lore(seed: int, numbers: list[int]) -> Bot:
    return WithLore(seed, numbers)


def _level(name: str) -> Callable[[int, list[int]], Bot]:
    def maker(seed: int, numbers: list[int]) -> Bot:
        return Level(name, seed)

    return maker


for _name in LEVELS:
    register(_name, _level(_name))
register("policy", _policy)
register("lore", _lore)
