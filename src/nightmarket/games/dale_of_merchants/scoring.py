"""Who stands how: the stalls at the end, and an honest guess before it."""

from __future__ import annotations

import math
from typing import Final

from nightmarket.games.dale_of_merchants.cards import (
    KIND,
    STACKS,
    TEAM_STACKS,
    VALUE,
)
from nightmarket.games.dale_of_merchants.rules import first_cards
from nightmarket.games.dale_of_merchants.state import Dale
from nightmarket.kernel import ScoreLine

READY: Final = 0.5  # of a stack: the next one can be built from the hand
RICHES: Final = 0.06  # of a stack, for each point of value above 1 among the own cards
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
    """Stacks, and part of one for what hand and deck promise."""
    found = float(s.stacks(seat))
    if first_cards(s, seat, False):
        found += READY
    riches = 0
    for card in s.hands[seat]:
        riches += VALUE[card & KIND] - 1
    for card in s.decks[seat]:
        riches += VALUE[card & KIND] - 1
    for card in s.discards[seat]:
        riches += VALUE[card] - 1
    for card in s.areas[seat]:
        riches += VALUE[card] - 1
    return found + RICHES * min(riches, 30)


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
