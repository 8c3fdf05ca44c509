"""The end of the game: conditions, coins, winners (SB-53, SB-58 to SB-60, SB-80)."""

from __future__ import annotations

from nightmarket.games.shadow_blades.cards import (
    ALL_SPHERES,
    ATTACHED,
    DOMINANCE_ALL,
    DOMINANCE_MIN,
    EVERY_SPHERE,
    GRAVEYARD_MIN,
    HAND_MAX,
    NO_CONDITION,
    SPHERES,
    WEAPONS_MIN,
)
from nightmarket.games.shadow_blades.rules import dominated
from nightmarket.games.shadow_blades.state import Blades
from nightmarket.kernel import ScoreLine


def holds(s: Blades, seat: int, card: int) -> bool:
    """Whether the mission's condition holds for the seat now (SB-53)."""
    condition = s.cards.condition[card]
    n = s.cards.n[card]
    if condition == NO_CONDITION:
        return True
    if condition == DOMINANCE_ALL:
        return dominated(s, seat) & n == n
    if condition == DOMINANCE_MIN:
        return dominated(s, seat).bit_count() >= n
    if condition == GRAVEYARD_MIN:
        return len(s.graveyard) >= n
    if condition == WEAPONS_MIN:
        return weapons_attached(s, seat) >= n
    if condition == EVERY_SPHERE:
        return spheres_manned(s, seat) == ALL_SPHERES
    assert condition == HAND_MAX
    return len(s.hands[seat]) <= n


def weapons_attached(s: Blades, seat: int) -> int:
    """Weapons in the seat's rows, whoever attached them (SB-12)."""
    count = 0
    for card in s.armed:
        if s.at[s.at[card] - ATTACHED] >> 2 == seat:
            count += 1
    return count


def spheres_manned(s: Blades, seat: int) -> int:
    """Spheres in which the seat has at least one agent, as bits."""
    found = 0
    for agent in s.board:
        if s.at[agent] >> 2 == seat:
            found |= 1 << (s.at[agent] & 3)
    return found


def worth(s: Blades, seat: int, card: int) -> int:
    """Coins for a laid mission if the game ended now."""
    return s.cards.coins[card] if holds(s, seat, card) else 0


def coins(s: Blades) -> list[int]:
    """Coins by seat if the game ended now (SB-59)."""
    found = [0] * s.seats
    for row in s.laid:
        seat = row >> 2 & 3
        found[seat] += worth(s, seat, row >> 4)
    return found


def score_sheet(s: Blades) -> list[ScoreLine]:
    """Coins by sphere, and what failed (SB-58, SB-59); an alliance adds up (SB-80)."""
    by_sphere = [[0] * s.seats for _ in SPHERES]
    failed = [0] * s.seats
    for row in s.laid:
        card, seat, sphere = row >> 4, row >> 2 & 3, row & 3
        if holds(s, seat, card):
            by_sphere[sphere][seat] += s.cards.coins[card]
        else:
            failed[seat] += s.cards.coins[card]
    lines = [ScoreLine(name, "SB-59", by_sphere[i]) for i, name in enumerate(SPHERES)]
    lines.append(ScoreLine("failed", "SB-58", failed, counts=False))
    if s.allied:
        own = coins(s)
        ally = [own[(seat + 2) % 4] for seat in range(4)]
        lines.append(ScoreLine("ally", "SB-80", ally, under="total"))
    return lines


def totals(s: Blades) -> list[int]:
    """What decides, by seat: the own coins, or those of the alliance."""
    own = coins(s)
    if s.allied:
        return [own[seat] + own[(seat + 2) % 4] for seat in range(4)]
    return own


def victors(s: Blades) -> list[int]:
    """All who have the most (SB-60, SB-80)."""
    points = totals(s)
    most = max(points)
    return [seat for seat in range(s.seats) if points[seat] == most]
