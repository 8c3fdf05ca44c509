"""The score sheet of a run: all win or all lose (MM-3), the rest is for the record (MM-157)."""

from __future__ import annotations

import math
from typing import Final

from nightmarket.games.magic_maze.rules import may_steal
from nightmarket.games.magic_maze.state import WIN, Mall
from nightmarket.kernel import ScoreLine

# A team is taken to have done so much in so long before it began: the first moves tell little.
PRIOR_ACTIONS: Final = 8
PRIOR_SECONDS: Final = 10
SUREST: Final = 0.995  # before the end


def score_sheet(s: Mall) -> list[ScoreLine]:
    n = s.seats
    return [
        ScoreLine("victory", "MM-4", [int(s.outcome == WIN)] * n),
        ScoreLine("seconds-left", "MM-90", [max(0, s.left) // 1000] * n, counts=False),
        ScoreLine("hourglasses", "MM-157", [s.flips] * n, counts=False),
        ScoreLine("heroes-out", "MM-94", [s.gone.bit_count()] * n, counts=False),
        ScoreLine("actions", "MM-40", s.actions[:], counts=False),
        # More sand than the box holds is marked in the result (MM-91).
        ScoreLine("slow-sand", "MM-91", [s.setting.sand // 1000] * n, counts=False)
        if s.setting.is_slow()
        else ScoreLine("sand", "MM-2", [s.setting.sand // 1000] * n, counts=False),
    ]


def outlook(s: Mall) -> float:
    """How likely the team makes it, 0 to 1: by the sand, by how far the heist has come, and by how fast
    this team is. Fitted to runs of teams of every level, some as slow as people (docs/analysis.md)."""
    pace = math.log((sum(s.actions) + PRIOR_ACTIONS) / (s.now / 1000 + PRIOR_SECONDS))
    sand = max(0, s.left) / s.setting.sand
    if s.theft:
        hope = 4.67 * sand + 1.88 * s.gone.bit_count() / 4 + 1.88 * pace - 0.45
    else:
        tiles = len(s.setting.tiles)
        stand = sum([1 for hero in range(4) if may_steal(s, hero, s.heroes[hero])])
        hope = 3.86 * sand + 2.29 * (tiles - len(s.deck)) / tiles + 1.35 * stand / 4
        hope += 4.88 * pace - 7.17 * tiles / 24 + 1.78
    return min(SUREST, max(1.0 - SUREST, 1.0 / (1.0 + math.exp(-hope))))
