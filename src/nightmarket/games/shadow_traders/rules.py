"""What the rules say about a position: pure helpers, no frames, nothing changes here."""

from __future__ import annotations

from nightmarket.games.shadow_traders.cards import (
    BONUS_SMUGGLES,
    DOUBLED,
    EMBARGO_AT,
    EXTRA_SMUGGLE,
    FORBIDDEN,
    GIVE,
    KINDS,
    MOVE,
    PROTECT,
    SMUGGLE,
    STEAL,
    SWAP,
)
from nightmarket.games.shadow_traders.state import Traders


def is_open(s: Traders, seat: int, kind: int) -> bool:
    """Whether others can take such a good from this seat (ST-53, ST-59, ST-62)."""
    return not s.embargo[seat] and s.goods[seat * KINDS + kind] > 0


def can_lose_goods(s: Traders, seat: int) -> bool:
    """Whether others can take anything from this seat."""
    return not s.embargo[seat] and s.main_count(seat) > 0


def owns_goods(s: Traders, seat: int) -> bool:
    base = seat * KINDS
    return any(s.goods[base + k] or s.stash[base + k] for k in range(KINDS))


def can_act(s: Traders, seat: int, action: int) -> bool:
    """Whether one repetition of the action is possible now (ST-51). For Protect: something to stash."""
    if action == STEAL:
        return any(o != seat and can_lose_goods(s, o) for o in range(s.seats))
    if action == GIVE:
        return owns_goods(s, seat) and any(o != seat and not s.embargo[o] for o in range(s.seats))
    if action == SWAP:
        return owns_goods(s, seat) and can_act(s, seat, STEAL)
    if action == PROTECT:
        return s.main_count(seat) > 0
    return any(can_move_from(s, seat, source) for source in range(s.seats))


def can_move_from(s: Traders, seat: int, source: int) -> bool:
    """Whether the seat can move a good away from `source` (ST-56)."""
    if source == seat or not can_lose_goods(s, source):
        return False
    return any(o != seat and o != source and not s.embargo[o] for o in range(s.seats))


def smuggles(s: Traders) -> int:
    """Smuggle symbols at hand, bonus symbols of the event included (ST-48, E7)."""
    return s.dice.count(SMUGGLE) + (BONUS_SMUGGLES if s.event() == EXTRA_SMUGGLE else 0)


def repetitions(s: Traders, seat: int, action: int) -> list[int]:
    """How many times the action can be chosen now: N = m × (d + k), ST-48; empty when not at all."""
    event = s.event()
    if FORBIDDEN[event] == action:  # ST-70
        return []
    dice = s.dice.count(action)
    most = dice if action == MOVE else dice + smuggles(s)  # ST-47: never for Move
    least = dice if dice else 1
    if action == MOVE:
        least = most if most else 1
    times = 2 if DOUBLED[event] == action else 1
    counts = [times * n for n in range(least, most + 1)]
    if not can_act(s, seat, action):
        # ST-64: an embargo needs no goods; anything else needs a legal repetition (ST-51).
        return [n for n in counts if n >= EMBARGO_AT] if action == PROTECT else []
    return counts


def holder(s: Traders, kind: int) -> int:
    """The seat whose collection holds this single token; -1 for nobody."""
    for seat in range(s.seats):
        if s.goods[seat * KINDS + kind] or s.stash[seat * KINDS + kind]:
            return seat
    return -1
