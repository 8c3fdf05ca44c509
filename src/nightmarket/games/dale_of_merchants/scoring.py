"""Who stands how: the stalls at the end, and an honest guess before it."""

from __future__ import annotations

import math
from typing import Final

from nightmarket.games.dale_of_merchants.cards import (
    KIND,
    SET_OF,
    SETS,
    STACKS,
    TEAM_STACKS,
    VALUE,
)
from nightmarket.games.dale_of_merchants.rules import first_cards
from nightmarket.games.dale_of_merchants.state import Dale
from nightmarket.kernel import ScoreLine

# What a position promises, in stacks. Chosen by matches of the search bot against itself.
READY: Final = 0.25  # the next stack can be built from the hand
MATERIAL: Final[tuple[float, ...]] = (
    0.3,
    0.15,
    0.05,
)  # the own cards could make the next, and later
QUALITY: Final = 0.3  # each point of average value above 1
PURSE: Final = 0.01  # each point of value in hand
SLOPE: Final = 0.9  # how much a stack more is worth in the odds


def goal(s: Dale) -> int:
    """How many stacks win (DM-2, DM-70)."""
    return TEAM_STACKS if s.teams else STACKS


def victors(s: Dale) -> list[int]:
    """The builder of the last stack, with the partner in the team game."""
    if s.winner < 0:
        return []
    return [s.winner & 1, (s.winner & 1) + 2] if s.teams else [s.winner]


def score_sheet(s: Dale) -> list[ScoreLine]:
    return [ScoreLine("stacks", "DM-2", [s.stacks(seat) for seat in range(s.seats)])]


def strength(s: Dale, seat: int) -> float:
    """Stacks, and parts of one for what the own cards promise."""
    built = s.stacks(seat)
    found = float(built)
    if first_cards(s, seat, False):
        found += READY
    reach = [1] * len(SETS)
    value = 0
    count = 0
    purse = 0
    for card in s.hands[seat]:
        purse += VALUE[card & KIND]
    for zone in (s.hands[seat], s.decks[seat], s.discards[seat], s.areas[seat]):
        count += len(zone)
        for card in zone:
            kind = card & KIND
            value += VALUE[kind]
            if kind:
                folk = SET_OF[kind]
                reach[folk] = (reach[folk] | reach[folk] << VALUE[kind]) & 8191
    any_set = 0
    for sums in reach:
        any_set |= sums
    for later in range(3):
        if any_set >> (built + 1 + later) & 1:
            found += MATERIAL[later]
    if count:
        found += QUALITY * (value / count - 1.0)
    return found + PURSE * min(purse, 15)


def odds(s: Dale) -> list[float]:
    """The chance of each seat to win, from the strengths. Partners win together."""
    if not s.stack:
        winners = victors(s)
        return [1.0 if seat in winners else 0.0 for seat in range(s.seats)]
    weights = [0.0] * s.seats
    total = 0.0
    for seat in range(s.seats):
        weights[seat] = strength(s, seat)
    if s.teams:
        for seat in range(2):
            both = (weights[seat] + weights[seat + 2]) / 2
            weights[seat] = both
            weights[seat + 2] = both
    for seat in range(s.seats):
        weights[seat] = math.exp(SLOPE * weights[seat])
        total += weights[seat]
    if s.teams:
        total /= 2
    return [weight / total for weight in weights]
