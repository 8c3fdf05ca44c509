"""What a series of games says: shares with their intervals, when the answer is clear, ratings."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from nightmarket.arena.series import Result

Z95: Final = 1.959964
# Wald's sequential test: one in twenty wrong either way.
CLEAR: Final = math.log(0.95 / 0.05)
STRONGER: Final = 1.3  # times the even share at two seats: 65 %
STRONGER_AT_MORE: Final = 1.4


def wilson(wins: float, games: int) -> tuple[float, float]:
    """The 95 % interval of a share (Wilson); it stays honest for few games and for none lost."""
    if not games:
        return 0.0, 1.0
    p = wins / games
    z2 = Z95 * Z95
    middle = (p + z2 / (2 * games)) / (1 + z2 / games)
    half = Z95 / (1 + z2 / games) * math.sqrt(p * (1 - p) / games + z2 / (4 * games * games))
    return max(0.0, middle - half), min(1.0, middle + half)


def won(result: Result, name: str) -> float:
    """What this bot won of a game, all its seats together; a shared victory counts in parts."""
    winners = result.winners
    return sum(1 / len(winners) for seat in winners if result.bots[seat] == name)


class Verdict:
    """Sequential test (SPRT): is the first bot stronger than even, so that it shows?

    Against "its share is even" stands "it is 1.3 times that" (two seats) or 1.4 times (more). Games are
    taken as independent; those of one deal are less scattered than that, so it errs on the safe side.
    It is asked only after whole blocks, when every seat was had equally often.
    """

    def __init__(self, seats: int, own: int) -> None:
        even = own / seats
        self.low = even
        self.high = min(even * (STRONGER if seats == 2 else STRONGER_AT_MORE), (1 + even) / 2)
        self.evidence = 0.0
        self.applies = 0 < own < seats

    def take(self, share: float) -> None:
        if self.applies:
            self.evidence += share * math.log(self.high / self.low)
            self.evidence += (1 - share) * math.log((1 - self.high) / (1 - self.low))

    @property
    def answer(self) -> str:
        if self.evidence >= CLEAR:
            return "stronger"
        return "not stronger" if self.evidence <= -CLEAR else "open"


@dataclass
class Row:
    """One bot's line in the table."""

    bot: str
    games: int  # games it sat in
    seats: int  # seats it had in them
    wins: float
    share: float  # of the games it sat in
    low: float
    high: float
    even: float  # the share that pure chance would give
    points: float  # mean per seat
    ms: float  # CPU per real choice
    longest_ms: float
    mu: float = 0.0
    sigma: float = 0.0

    def to_dict(self) -> dict[str, Any]:
        return {k: round(v, 4) if isinstance(v, float) else v for k, v in vars(self).items()}


def standings(bots: Sequence[str], results: Sequence[Result]) -> list[Row]:
    """The table, in the order the bots were named."""
    found: list[Row] = []
    for name in dict.fromkeys(bots):
        mine = [r for r in results if name in r.bots]
        at = [(r, seat) for r in mine for seat, bot in enumerate(r.bots) if bot == name]
        wins = sum(won(r, name) for r in mine)
        choices = sum(r.choices[seat] for r, seat in at)
        low, high = wilson(wins, len(mine))
        found.append(
            Row(
                bot=name,
                games=len(mine),
                seats=len(at),
                wins=wins,
                share=wins / len(mine) if mine else 0.0,
                low=low,
                high=high,
                even=sum(1 / len(r.bots) for r, _ in at) / len(mine) if mine else 0.0,
                points=sum(r.scores[seat] for r, seat in at) / len(at) if at else 0.0,
                ms=1000 * sum(r.cpu[seat] for r, seat in at) / choices if choices else 0.0,
                longest_ms=1000 * max((r.longest[seat] for r, seat in at), default=0.0),
            )
        )
    rate(found, results)
    return found


def rate(rows: Sequence[Row], results: Sequence[Result]) -> None:
    """Ratings by openskill (Plackett-Luce), game after game; none without that package."""
    try:
        from openskill.models import PlackettLuce
    except ImportError:
        return
    model = PlackettLuce()
    ratings = {row.bot: model.rating(name=row.bot) for row in rows}
    for r in results:
        if len(r.bots) < 2 or len(set(r.bots)) < 2:
            continue
        ranks = [0.0 if seat in r.winners else 1.0 for seat in range(len(r.bots))]
        after = model.rate([[ratings[name]] for name in r.bots], ranks=ranks)
        for name in set(r.bots):
            # A bot that had several seats learns from all of them, once.
            own = [team[0] for team, bot in zip(after, r.bots, strict=True) if bot == name]
            ratings[name] = model.rating(
                mu=sum(x.mu for x in own) / len(own),
                sigma=sum(x.sigma for x in own) / len(own),
                name=name,
            )
    for row in rows:
        row.mu, row.sigma = ratings[row.bot].mu, ratings[row.bot].sigma
