"""How Shadow Blades is played well: missions out of the hand at once, agents where they open a sphere,
piles by what lies in them.
"""

from __future__ import annotations

from typing import Final, cast

from nightmarket.games.shadow_blades.cards import AGENTS, FIRST_WEAPON, NO_CONDITION
from nightmarket.games.shadow_blades.meta import GAME
from nightmarket.games.shadow_blades.recruit import Looking
from nightmarket.games.shadow_blades.rules import dominates, is_opponent
from nightmarket.games.shadow_blades.scoring import holds
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
    """Weights by rules of thumb; the promise of the game as its eye."""

    def weights(self, s: State, seat: int, choices: list[int]) -> list[float]:
        return self.quick(s, seat, choices)

    def quick(self, s_: State, seat: int, choices: list[int]) -> list[float]:
        s = cast(Blades, s_)
        return [liking(s, seat, choice) for choice in choices]

    def moment(self, s: State) -> int:
        bottom = s.stack[0] if s.stack else None
        return bottom.seat if isinstance(bottom, Turns) else -1


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


LORE: Final = BladesLore(GAME)
