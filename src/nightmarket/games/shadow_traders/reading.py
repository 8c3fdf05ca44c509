"""What a collection and its tokens give away: how likely every seat has each mission.

A row of features for each count, summed up by phase of the game, and neurons over them, as games of
these bots have taught (`learned.py`). Missions of all seats are weighed together: each exists once.
"""

from __future__ import annotations

import math
from typing import Final, cast

from nightmarket.games.shadow_traders.cards import (
    ARTEFACT,
    CLIENTS,
    COLLECT,
    HELD,
    KINDS,
    LAMP,
    PLACED,
)
from nightmarket.games.shadow_traders.learned import SIGNS, SIGNS_IN, SIGNS_OUT
from nightmarket.games.shadow_traders.scoring import TAKE_POINTS
from nightmarket.games.shadow_traders.state import Traders
from nightmarket.kernel import Luck, State
from nightmarket.kernel.lore import Belief

# Rows of what was learned, by what is counted: goods, all of them and those stashed,
ROUND: Final = 0
SEATS: Final = 8
OWN: Final = 11
OWN_STASHED: Final = 22
OTHER: Final = 33
OTHER_STASHED: Final = 44
LAMP_AT: Final = 55  # nowhere here, in the open, stashed
ARTEFACT_AT: Final = 58
GOODS: Final = 61
COLOURS: Final = 92
ONES: Final = 99
TWOS: Final = 106
SHUT: Final = 113  # an embargo
# then tokens: of each client those on the board, and whether the seat has put down its own,
ACCUSED: Final = 115
PUT_DOWN: Final = 139
TO_PLACE: Final = 151
TAKEN: Final = 158  # and what the goods would be worth to Take, in fives.
SIGN_ROWS: Final = 170

SIGN_WIDTH: Final = 16  # neurons


def sign_rows(s: Traders, seat: int) -> list[int]:
    """What everybody sees of a seat's goods and tokens."""
    base = seat * KINDS
    own = s.colour[seat]
    several = ones = twos = taken = 0
    goods = 0
    for k in range(KINDS):
        goods += s.goods[base + k] + s.stash[base + k]
    lamp, artefact = base + LAMP, base + ARTEFACT
    found = [
        ROUND + min(7, s.round),
        SEATS + s.seats - 4,
        LAMP_AT + (1 if s.goods[lamp] else 2 if s.stash[lamp] else 0),
        ARTEFACT_AT + (1 if s.goods[artefact] else 2 if s.stash[artefact] else 0),
        GOODS + min(30, goods),
        SHUT + s.embargo[seat],
    ]
    for k in s.colour:
        stashed = s.stash[base + k]
        n = s.goods[base + k] + stashed
        if n:
            several += 1
            if n == 1:
                ones += 1
            elif n == 2:
                twos += 1
        if k == own:
            found.append(OWN + n)
            found.append(OWN_STASHED + stashed)
        else:
            found.append(OTHER + n)
            found.append(OTHER_STASHED + stashed)
            taken += TAKE_POINTS[n] if n < 5 else 25
    found.append(COLOURS + several)
    found.append(ONES + ones)
    found.append(TWOS + twos)
    found.append(TAKEN + min(11, taken // 5))
    accused = [0] * CLIENTS
    for token in s.stacks[seat]:
        accused[token % CLIENTS] += 1
    held = 0
    for client in range(CLIENTS):
        where = s.tokens[seat * CLIENTS + client]
        if where == HELD:
            held += 1
        found.append(ACCUSED + 4 * client + min(3, accused[client]))
        found.append(PUT_DOWN + 2 * client + (1 if where >= PLACED else 0))
    found.append(TO_PLACE + held)
    return found


def phase(s: Traders) -> int:
    """Of `SIGNS`: the longer the game, the more a collection tells."""
    return 0 if s.round < 3 else s.round - 2 if s.round < 5 else 3


def fit(s: Traders, seat: int) -> list[float]:
    """How well what is seen of a seat fits each mission: the logarithm of how likely it is."""
    rows = sign_rows(s, seat)
    base = phase(s) * SIGN_ROWS
    signs, signs_in, signs_out = SIGNS, SIGNS_IN, SIGNS_OUT
    found: list[float] = []
    for m in range(CLIENTS):
        x = 0.0
        for row in rows:
            x += signs[(base + row) * CLIENTS + m]
        found.append(x)
    for j in range(SIGN_WIDTH):
        x = 0.0
        for row in rows:
            x += signs_in[row * SIGN_WIDTH + j]
        if x > 0.0:
            for m in range(CLIENTS):
                found[m] += x * signs_out[j * CLIENTS + m]
    return found


def deals(s: Traders, seat: int) -> list[list[int]]:
    """Every way the missions of the others can lie, as this seat knows (ST-13, ST-14)."""
    own = s.missions[seat] if seat >= 0 else -1
    found: list[list[int]] = []
    lay(s, seat, own, [], found)
    return found


def lay(s: Traders, seat: int, own: int, so_far: list[int], found: list[list[int]]) -> None:
    at = len(so_far)
    if at == s.seats:
        if s.seats > 4 or sum([1 for m in so_far if m <= COLLECT]) == 2:
            found.append(so_far)
        return
    if at == seat:
        lay(s, seat, own, so_far + [own], found)
        return
    for m in range(CLIENTS):
        if m != own and m not in so_far:
            lay(s, seat, own, so_far + [m], found)


def lot(chances: list[float], rng: Luck) -> int:
    """One of these, as likely as it is."""
    at = rng.below(1 << 20) / (1 << 20)
    for i in range(len(chances) - 1):
        at -= chances[i]
        if at < 0.0:
            return i
    return len(chances) - 1


class Reading(Belief):
    """Missions as likely as the goods on the table make them."""

    def __init__(self, s: Traders, seat: int) -> None:
        self.deals = deals(s, seat)
        signs = [fit(s, other) for other in range(s.seats)]
        self.chances: list[float] = []
        total = 0.0
        for deal in self.deals:
            x = 0.0
            for other in range(s.seats):
                if other != seat:
                    x += signs[other][deal[other]]
            self.chances.append(math.exp(x))
            total += self.chances[-1]
        for i in range(len(self.chances)):
            self.chances[i] /= total

    def adjust(self, t: State, rng: Luck) -> None:
        s = cast(Traders, t)
        s.missions = self.deals[lot(self.chances, rng)]
        s.box = [m for m in range(CLIENTS) if m not in s.missions]

    def likely(self, most: int, rng: Luck) -> tuple[list[list[int]], list[float]]:
        """The likeliest deals, at most so many, and their shares of the chances; or any one of them."""
        if not most:
            return [self.deals[lot(self.chances, rng)]], [1.0]
        order = sorted(range(len(self.deals)), key=lambda i: -self.chances[i])[:most]
        while len(order) > 1 and self.chances[order[-1]] < 0.02 * self.chances[order[0]]:
            order.pop()
        total = sum([self.chances[i] for i in order])
        return [self.deals[i] for i in order], [self.chances[i] / total for i in order]

    def chance(self, board: int, client: int) -> float:
        """How likely this board belongs to that client."""
        found = 0.0
        for i in range(len(self.deals)):
            if self.deals[i][board] == client:
                found += self.chances[i]
        return found
