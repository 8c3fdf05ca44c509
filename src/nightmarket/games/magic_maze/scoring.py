"""The score sheet of a run: all win or all lose (MM-3), the rest is for the record (MM-157)."""

from __future__ import annotations

from nightmarket.games.magic_maze.state import WIN, Mall
from nightmarket.games.magic_maze.tiles import ARTEFACT, COLOUR, KIND
from nightmarket.kernel import ScoreLine


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


def progress(s: Mall) -> float:
    """How far the heist has come, 0 to 1: artefacts found and reached, heroes out."""
    if s.theft:
        return 0.6 + 0.1 * s.gone.bit_count()
    found = 0.0
    for hero in range(4):
        if KIND[s.heroes[hero]] == ARTEFACT and COLOUR[s.heroes[hero]] == hero:
            found += 0.06
    tiles = s.setting.tiles
    return found + 0.3 * (len(tiles) - len(s.deck)) / len(tiles)
