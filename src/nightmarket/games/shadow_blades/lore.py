"""How Shadow Blades is played well: missions out of the hand at once, agents where they open a sphere,
piles by what lies in them; and what wins in the end, as games of these bots have taught (`learned.py`).
"""

from __future__ import annotations

import math
from typing import Final, cast

from nightmarket.games.shadow_blades.cards import (
    AGENTS,
    DEFAULT,
    DOMINANCE_ALL,
    DOMINANCE_MIN,
    FIRST_WEAPON,
    NO_CONDITION,
)
from nightmarket.games.shadow_blades.learned import EARLY, LAST, LATE
from nightmarket.games.shadow_blades.meta import GAME
from nightmarket.games.shadow_blades.recruit import Looking
from nightmarket.games.shadow_blades.rules import dominates, is_opponent, leads, spheres_of
from nightmarket.games.shadow_blades.scoring import holds, victors
from nightmarket.games.shadow_blades.state import Blades
from nightmarket.games.shadow_blades.turns import Turns
from nightmarket.games.shadow_blades.words import (
    BACK,
    BLOW,
    DECLINE,
    DESTROY,
    END,
    LAY,
    LURE,
    PLAY,
    PLAY_ARMED,
    RECRUIT,
    SACRIFICE_IT,
    SKIP,
    TAKE,
)
from nightmarket.kernel import State
from nightmarket.kernel.lore import Lore

CARD: Final = 1.1  # what an unknown card is worth, in coins


def card_worth(s: Blades, seat: int, card: int) -> float:
    """What a card is worth in this hand, in coins or the like."""
    cards = s.cards
    if card < AGENTS:
        return 0.5 + 0.35 * cards.strength[card]
    if card >= FIRST_WEAPON:
        return 0.2 + 0.35 * cards.strength[card]
    value = float(cards.coins[card])
    if cards.condition[card] != NO_CONDITION and not holds(s, seat, card):
        value *= 0.5
    for sphere in range(4):
        if cards.spheres[card] >> sphere & 1 and dominates(s, seat, sphere):
            return value
    return 0.5 * value


def lead(s: Blades, seat: int, sphere: int) -> int:
    """How far the seat is ahead in a sphere; below zero: behind."""
    most = 0
    for other in range(s.seats):
        if is_opponent(s, seat, other) and s.totals[other * 4 + sphere] > most:
            most = s.totals[other * 4 + sphere]
    return s.totals[seat * 4 + sphere] - most


def mission_waits(s: Blades, seat: int, sphere: int) -> float:
    """Coins in hand that dominance in this sphere would let out, the best mission of them."""
    best = 0.0
    for card in s.hands[seat]:
        if AGENTS <= card < FIRST_WEAPON and s.cards.spheres[card] >> sphere & 1:
            value = float(s.cards.coins[card])
            if s.cards.condition[card] != NO_CONDITION and not holds(s, seat, card):
                value *= 0.5
            if value > best:
                best = value
    return best


def play_worth(s: Blades, seat: int, agent: int, sphere: int, arms: int) -> float:
    """What an agent does in a sphere: it opens it for a mission, or holds it."""
    power = s.cards.strength[agent]
    ahead = lead(s, seat, sphere)
    waiting = mission_waits(s, seat, sphere)
    found = 1.0 + 0.2 * power
    if ahead <= 0 < ahead + power:
        found += 2.0 + 4.0 * waiting
    elif ahead <= 0 < ahead + power + arms:
        found += 1.0 + 2.5 * waiting if arms else 0.0
    elif ahead > 0:
        found *= 0.6 if ahead < 3 else 0.3
    return found


class BladesLore(Lore):
    """Weights by rules of thumb; an eye that has learned what wins."""

    def weights(self, s: State, seat: int, choices: list[int]) -> list[float]:
        return self.quick(s, seat, choices)

    def quick(self, s_: State, seat: int, choices: list[int]) -> list[float]:
        s = cast(Blades, s_)
        return [liking(s, seat, choice) for choice in choices]

    def moment(self, s: State) -> int:
        bottom = s.stack[0] if s.stack else None
        return bottom.seat if isinstance(bottom, Turns) else -1

    def eye(self, s_: State) -> list[float]:
        s = cast(Blades, s_)
        if not s.stack:
            winners = victors(s)
            return [1.0 / len(winners) if seat in winners else 0.0 for seat in range(s.seats)]
        counts = counting(s)
        values: list[float] = []
        for f in features(s):
            value = 0.0
            for i in range(FEATURES):
                if f[i]:
                    value += counts[i] * f[i]
            values.append(value)
        if s.allied:
            values = [values[i] + values[(i + 2) % 4] for i in range(4)]
        most = max(values)
        shares = [math.exp(value - most) for value in values]
        total = sum(shares)
        return [share / total for share in shares]

    def heat(self) -> float:
        return 1.05

    def traits(self) -> tuple[str, ...]:
        return TRAITS

    def weigh(self, s_: State) -> list[list[float]]:
        s = cast(Blades, s_)
        counts = counting(s)
        found: list[list[float]] = []
        for f in features(s):
            row = [0.0] * len(TRAITS)
            for i in range(FEATURES):
                row[TRAIT_OF[i]] += counts[i] * f[i]
            found.append(row)
        return found

    def secrets(self, s_: State, seat: int) -> list[tuple[int, str]]:
        s = cast(Blades, s_)
        return [
            (other, "card:" + DEFAULT.ids[card])
            for other in range(s.seats)
            if other != seat
            for card in s.hands[other]
        ]


def liking(s: Blades, seat: int, choice: int) -> float:
    """How gladly a good player does this, roughly."""
    cards = s.cards
    if LAY.holds(choice):
        card = LAY.a(choice) + AGENTS
        if cards.condition[card] == NO_CONDITION:
            return 12.0 * cards.coins[card]
        return (8.0 if holds(s, seat, card) else 2.0) * cards.coins[card]
    if PLAY.holds(choice):
        return play_worth(s, seat, PLAY.a(choice), PLAY.b(choice), 0)
    if PLAY_ARMED.holds(choice):
        arms = 0
        for card in s.hands[seat]:
            if card >= FIRST_WEAPON:
                arms += cards.strength[card]
        return 0.8 * play_worth(s, seat, PLAY_ARMED.a(choice), PLAY_ARMED.b(choice), arms)
    if choice == TAKE.base:
        top = s.stack[-1]
        assert isinstance(top, Looking)
        found = 0.0
        for card in s.piles[top.pile]:
            found += card_worth(s, seat, card)
        return found * found
    if choice == BACK.base:
        return CARD * CARD
    if choice == RECRUIT.base:
        return 2.5
    if choice == END.base or choice == SKIP.base or choice == DECLINE.base:
        return 0.7
    if DESTROY.holds(choice):
        return aim(s, seat, DESTROY.a(choice))
    if LURE.holds(choice):
        return aim(s, seat, LURE.a(choice))
    if BLOW.holds(choice) or SACRIFICE_IT.holds(choice):
        return 0.3
    return 1.0


def aim(s: Blades, seat: int, agent: int) -> float:
    """How good it is to be rid of this agent."""
    owner = s.at[agent] >> 2
    if not is_opponent(s, seat, owner):
        return 0.02
    found = 1.0 + s.power[agent]
    ahead = lead(s, seat, s.at[agent] & 3)
    if ahead <= 0 < ahead + s.power[agent]:
        found *= 2.0
    return found


# -- what wins

FEATURES: Final = 24
TRAITS: Final = ("laid", "waiting", "spheres", "hand", "tempo")
TRAIT_OF: Final = (0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 3, 2, 4, 4, 1, 1)
FULL: Final = 71.0  # cards in the deck of two when the game begins (SB-20)


def counting(s: Blades) -> list[float]:
    """What each feature counts for now."""
    if s.final >= 0:
        return list(LAST)
    early, late = EARLY, LATE
    left = len(s.deck) / FULL
    return [left * early[i] + (1.0 - left) * late[i] for i in range(FEATURES)]


def features(s: Blades) -> list[list[float]]:
    """By seat: what a player counts to see who stands better, as numbers of about the same size."""
    cards = s.cards
    who = s.stack[-1].asks(s) if s.stack else []
    ahead = [leads(s, sphere) for sphere in range(4)]
    found: list[list[float]] = []
    for seat in range(s.seats):
        f = [0.0] * FEATURES
        spheres = 0
        for sphere in range(4):
            lead = ahead[sphere][seat]
            if lead > 0:
                spheres |= 1 << sphere
                f[10] += 1.0
                f[11] += 0.25 * (lead if lead < 5 else 5)
            else:
                f[12] += 0.25 * (lead if lead > -5 else -5)
                if lead >= -2:
                    f[13] += 1.0
            f[19] += 0.1 * s.totals[seat * 4 + sphere]
        arms = best = 0
        for card in s.hands[seat]:
            power = cards.strength[card]
            if card < AGENTS:
                f[14] += 0.25 * power
                f[15] += 1.0
                if power > best:
                    best = power
            elif card >= FIRST_WEAPON:
                arms += power
            else:
                at = 5 if cards.condition[card] == NO_CONDITION else 6
                f[at if cards.spheres[card] & spheres else at + 2] += cards.coins[card]
                f[9] += 1.0
        f[16] = 0.5 * arms
        f[17] = 0.25 * len(s.hands[seat])
        f[18] = 0.25 * best
        f[22] = opening(s, seat, ahead, spheres, arms)
        if seat in who:
            f[20] = 1.0
            f[21] = (len(s.piles[0]) + len(s.piles[1]) + len(s.piles[2])) / 6.0
            f[23] = f[22]
        found.append(f)
    for row in s.laid:
        seat, card = row >> 2 & 3, row >> 4
        kind = cards.condition[card]
        at = 0
        if kind != NO_CONDITION:
            at = 1 if kind in (DOMINANCE_ALL, DOMINANCE_MIN) else 2
            if not holds(s, seat, card):
                at += 2
        found[seat][at] += cards.coins[card]
    return found


def opening(s: Blades, seat: int, ahead: list[list[int]], spheres: int, arms: int) -> float:
    """The most that one agent from the hand opens: a sphere, and coins in hand that wait for it."""
    cards = s.cards
    hand = s.hands[seat]
    best = 0
    for agent in hand:
        if agent >= AGENTS:  # hands are sorted
            break
        where = spheres_of(s, agent)
        for sphere in range(4):
            lead = ahead[sphere][seat]
            if where >> sphere & 1 and lead <= 0 < lead + cards.strength[agent] + arms:
                gain = 1
                for card in hand:  # only missions have spheres
                    if cards.spheres[card] >> sphere & 1 and not cards.spheres[card] & spheres:
                        gain += cards.coins[card]
                if gain > best:
                    best = gain
    return float(best)


LORE: Final = BladesLore(GAME)
