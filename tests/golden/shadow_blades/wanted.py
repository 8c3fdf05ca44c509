"""The ways a game of Shadow Blades can end."""

from __future__ import annotations

from typing import cast

from nightmarket.games.shadow_blades.scoring import coins, holds, victors
from nightmarket.games.shadow_blades.state import Blades
from nightmarket.kernel import State
from tests.golden.games import Wanted


def one_winner(s: State) -> bool:
    """SB-60: somebody has more coins than everybody else."""
    return len(victors(cast(Blades, s))) == 1


def shared(s: State) -> bool:
    """SB-60: two of three share the victory."""
    return len(victors(cast(Blades, s))) == 2


def failed(s: State) -> bool:
    """SB-58: the winner's lead comes from conditions that failed for another."""
    t = cast(Blades, s)
    best = victors(t)
    all_coins = [0] * t.seats
    for row in t.laid:
        all_coins[row >> 2 & 3] += t.cards.coins[row >> 4]
    return len(best) == 1 and all_coins[best[0]] < max(all_coins)


def every_condition(s: State) -> bool:
    """SB-53: conditions of at least five kinds were judged, some met and some missed."""
    t = cast(Blades, s)
    judged = [(t.cards.condition[row >> 4], holds(t, row >> 2 & 3, row >> 4)) for row in t.laid]
    kinds = {kind for kind, _ in judged if kind}
    return len(kinds) >= 5 and {met for kind, met in judged if kind} == {True, False}


def one_alliance(s: State) -> bool:
    """SB-80: an alliance wins although the best single player is on the other side."""
    t = cast(Blades, s)
    own = coins(t)
    best = victors(t)
    return len(best) == 2 and own.count(max(own)) == 1 and own.index(max(own)) not in best


def both_alliances(s: State) -> bool:
    """SB-80: equal sums, all four win."""
    return len(victors(cast(Blades, s))) == 4


def cards_left(s: State) -> bool:
    """SB-82: the final round came although the deck still held cards.

    Random play hardly ever gets there: this game was played by passing shadow cards to and fro.
    """
    return len(cast(Blades, s).deck) > 0


WANTED = [
    Wanted("one-winner", 2, {}, one_winner),
    Wanted("shared-victory", 3, {}, shared),
    Wanted("lead-lost-to-conditions", 3, {}, failed),
    Wanted("many-conditions", 2, {}, every_condition),
    Wanted("one-alliance", 4, {"alliances": "on", "start": "draft"}, one_alliance),
    Wanted("both-alliances", 4, {"alliances": "on", "conspiracy": "random"}, both_alliances),
    Wanted("safety-net", 4, {"alliances": "on"}, cards_left),
]
