"""What the rules say about a position: pure helpers, no frames, nothing changes here."""

from __future__ import annotations

from typing import Final

from nightmarket.games.shadow_blades.cards import (
    AGENTS,
    ALL_SPHERES,
    ARROGANCE,
    ATTACHED,
    BLACKMAIL,
    BOUNTY,
    DEADLY_BLOW,
    DESTROY_SMALL,
    DESTROY_WEAKER,
    DIG_UP,
    ESPIONAGE,
    EXTRA_AGENT,
    EXTRA_SMALL_AGENT,
    FIRST_WEAPON,
    FORGE,
    FULL_SUPPORT,
    INFILTRATION,
    LOOK_AT_HAND,
    LURE_SMALL,
    MERCENARY,
    PARTNERS,
    RECRUIT_NOW,
    RETURN_AGENT,
    SACRIFICE,
    SMALL,
    STEAL_CARD,
    STOLEN_WEAPONS,
    SUPPORT,
    SWAP_WITH_PILE,
    TAKE_WEAPON,
    THEFT,
    TRAITOR,
)
from nightmarket.games.shadow_blades.state import Blades
from nightmarket.games.shadow_blades.words import (
    ARM,
    BETRAY,
    BLOW,
    DESTROY,
    DISCARD,
    FORGE_FOR,
    LAY,
    LOOT,
    LURE,
    PLANT,
    PLANT_ARMED,
    PLAY,
    PLAY_ARMED,
    PRESS,
    RETURN,
    SACRIFICE_IT,
    SEARCH,
    SHADOW,
    STEAL,
    USE,
    WATCH,
)

# Whose agents may be aimed at (SB-43).
OPPONENTS: Final = 0
OTHERS: Final = 1
ANYBODY: Final = 2
ANY_SPHERE: Final = -1
ANY_STRENGTH: Final = 99


# -- people and dominance


def is_opponent(s: Blades, seat: int, other: int) -> bool:
    """Neither oneself nor the ally (SB-43, SB-73)."""
    return (seat ^ other) & 1 == 1 if s.allied else seat != other


def is_in_scope(s: Blades, seat: int, other: int, scope: int) -> bool:
    if scope == OPPONENTS:
        return is_opponent(s, seat, other)
    return scope == ANYBODY or seat != other


def dominates(s: Blades, seat: int, sphere: int) -> bool:
    """Strictly more than every other player (SB-9), or than each opponent of an alliance (SB-74)."""
    totals = s.totals
    mine = totals[seat * 4 + sphere]
    for other in range(s.seats):
        if other != seat and totals[other * 4 + sphere] >= mine and is_opponent(s, seat, other):
            return False
    return True


def leads(s: Blades, sphere: int) -> list[int]:
    """By seat: how far it is ahead of every opponent; more than 0 is dominance."""
    totals = s.totals[sphere : s.seats * 4 : 4]
    if s.allied:
        even, odd = max(totals[0], totals[2]), max(totals[1], totals[3])
        return [totals[0] - odd, totals[1] - even, totals[2] - odd, totals[3] - even]
    first, second = totals[0], totals[1]
    if second > first:
        first, second = second, first
    for total in totals[2:]:
        if total > first:
            first, second = total, first
        elif total > second:
            second = total
    return [total - (second if total == first else first) for total in totals]


def dominated(s: Blades, seat: int) -> int:
    """The spheres in which the seat has dominance, as bits."""
    found = 0
    for sphere in range(4):
        if dominates(s, seat, sphere):
            found |= 1 << sphere
    return found


def sign(s: Blades, agent: int, place: int) -> int:
    """Infiltration agents count against the row they were planted in, except Infiltration (SB-71)."""
    if place & 3 != INFILTRATION and s.cards.symbol[agent] == INFILTRATION:
        return -1
    return 1


# -- aims in play


def is_target(
    s: Blades, agent: int, seat: int, scope: int, sphere: int, low: int, high: int
) -> bool:
    place = s.at[agent]
    power = s.power[agent]
    return (
        low <= power <= high
        and (sphere == ANY_SPHERE or place & 3 == sphere)
        and is_in_scope(s, seat, place >> 2, scope)
    )


def has_target(
    s: Blades, source: int, seat: int, scope: int, sphere: int, low: int, high: int
) -> bool:
    """Whether there is an agent to aim at, other than the source itself (SB-44)."""
    for agent in s.board:
        if agent != source and is_target(s, agent, seat, scope, sphere, low, high):
            return True
    return False


def add_targets(
    s: Blades,
    source: int,
    seat: int,
    scope: int,
    sphere: int,
    low: int,
    high: int,
    base: int,
    found: list[int],
) -> None:
    """Add `base + agent` for every agent to aim at, in the order of the pack."""
    targets = [
        a for a in s.board if a != source and is_target(s, a, seat, scope, sphere, low, high)
    ]
    targets.sort()
    for agent in targets:
        found.append(base + agent)


# -- cards in hand


def is_weapon(s: Blades, card: int) -> bool:
    """Whether a card in hand can be used as a weapon (SB-34, SB-69)."""
    if card >= FIRST_WEAPON:
        return True
    return s.conspiracy == STOLEN_WEAPONS and card < AGENTS and s.cards.symbol[card] == THEFT


def weapons_in_hand(s: Blades, seat: int) -> int:
    count = 0
    for card in s.hands[seat]:
        if is_weapon(s, card):
            count += 1
    return count


def add_weapons(s: Blades, seat: int, strength: int, found: list[int]) -> None:
    """Add the weapons in hand; of this strength, unless 0."""
    for card in s.hands[seat]:
        if is_weapon(s, card):
            if not strength or s.cards.strength[card] == strength:
                found.append(ARM.base + card)


def spheres_of(s: Blades, agent: int) -> int:
    """The spheres of the own mat an agent may be played into, as bits (SB-5, SB-70)."""
    symbol = s.cards.symbol[agent]
    if symbol == MERCENARY or (symbol == SUPPORT and s.conspiracy == FULL_SUPPORT):
        return ALL_SPHERES
    return 1 << symbol


def open_spheres(s: Blades, seat: int) -> int:
    """The spheres of the own mat in which agents may be played at all (SB-64)."""
    return ALL_SPHERES & ~dominated(s, seat) if s.conspiracy == ARROGANCE else ALL_SPHERES


def is_partner(s: Blades, seat: int, agent: int) -> bool:
    """Whether the agent may be the additional one of Partners (SB-67)."""
    symbol = s.cards.symbol[agent]
    if symbol == MERCENARY:
        return False
    strength = s.cards.strength[agent]
    for first in s.played:
        place = s.at[first]
        if 0 <= place < ATTACHED and place >> 2 == seat:
            if s.power[first] == strength and s.cards.symbol[first] != symbol:
                return True
    return False


def add_plays(s: Blades, seat: int, strongest: int, partner: int, found: list[int]) -> None:
    """Add every way to play an agent from hand: where, and with or without weapons (SB-32)."""
    weapons = weapons_in_hand(s, seat)
    spheres = open_spheres(s, seat)
    symbols = s.cards.symbol
    for agent in s.hands[seat]:
        if agent >= AGENTS:  # hands are sorted
            break
        if s.cards.strength[agent] > strongest:
            continue
        if partner and not is_partner(s, seat, agent):
            continue
        # Under Stolen Weapons a Theft agent is no weapon for itself.
        armed = weapons - (1 if weapons and is_weapon(s, agent) else 0)
        where = spheres_of(s, agent) & spheres
        for sphere in range(4):
            if where >> sphere & 1:
                found.append(PLAY.base + agent * 4 + sphere)
                if armed:
                    found.append(PLAY_ARMED.base + agent * 4 + sphere)
        if s.conspiracy == ESPIONAGE and symbols[agent] == INFILTRATION:
            for other in range(s.seats):
                if is_opponent(s, seat, other):
                    for sphere in range(4):
                        at = agent * 16 + other * 4 + sphere
                        found.append(PLANT.base + at)
                        if armed:
                            found.append(PLANT_ARMED.base + at)


def why_not_laid(s: Blades, seat: int, choice: int) -> str:
    """The rule that keeps an agent from being laid there now, whoever allows to play it."""
    planted = choice >= PLANT.base
    if planted:
        verb = PLANT if PLANT.holds(choice) else PLANT_ARMED
    else:
        verb = PLAY if PLAY.holds(choice) else PLAY_ARMED
    agent = verb.a(choice)
    if agent not in s.hands[seat]:
        return "SB-32"
    if planted:
        other = verb.b(choice)
        if s.conspiracy != ESPIONAGE or s.cards.symbol[agent] != INFILTRATION:
            return "SB-71"
        return "SB-71" if other >= s.seats or not is_opponent(s, seat, other) else "SB-34"
    sphere = verb.b(choice)
    if not spheres_of(s, agent) >> sphere & 1:
        return "SB-5"
    return "SB-34" if open_spheres(s, seat) >> sphere & 1 else "SB-64"


def can_play_now(s: Blades, seat: int) -> bool:
    """Whether the turn's agent is still to be played (SB-33), or the additional one (SB-67)."""
    if not s.played:
        return True
    return s.conspiracy == PARTNERS and not s.partnered


def add_missions(s: Blades, seat: int, found: list[int]) -> None:
    """Add every mission that can be laid, one for each sphere a turn (SB-35, SB-36)."""
    spheres = -1
    for card in s.hands[seat]:
        if card >= FIRST_WEAPON:
            break
        if card >= AGENTS:
            if spheres < 0:
                spheres = dominated(s, seat) & ~s.used
            where = s.cards.spheres[card] & spheres
            if where:
                for sphere in range(4):
                    if where >> sphere & 1:
                        found.append(LAY.base + (card - AGENTS) * 4 + sphere)


def can_betray(s: Blades, seat: int, agent: int) -> bool:
    """Whether Traitor can turn this agent: a weapon as strong as it is, in hand (SB-65)."""
    if s.betrayed or not is_opponent(s, seat, s.at[agent] >> 2):
        return False
    hand = s.hands[seat]
    if not s.played and (not hand or hand[0] >= AGENTS):
        return False  # an agent must be played in the same Order
    power = s.power[agent]
    return any(card >= FIRST_WEAPON and s.cards.strength[card] == power for card in hand)


def is_blow(s: Blades, agent: int) -> bool:
    """Whether Deadly Blow can be struck by discarding this agent (SB-68)."""
    k = s.cards.strength[agent]
    return s.cards.symbol[agent] == 0 and has_target(s, -1, 0, ANYBODY, ANY_SPHERE, k, k)


def add_steps(s: Blades, seat: int, found: list[int]) -> None:
    """Add everything that can be done in an Order now (SB-31), its end apart."""
    if can_play_now(s, seat):
        add_plays(s, seat, ANY_STRENGTH, 1 if s.played else 0, found)
    add_missions(s, seat, found)
    if s.conspiracy == TRAITOR:
        for agent in range(AGENTS):
            if 0 <= s.at[agent] < ATTACHED and can_betray(s, seat, agent):
                found.append(BETRAY.base + agent)
    elif s.conspiracy == DEADLY_BLOW:
        for card in s.hands[seat]:
            if card < AGENTS and is_blow(s, card):
                found.append(BLOW.base + card)
    if s.allied and not owes_agent(s):
        for card in s.hands[seat]:
            found.append(SHADOW.base + card)


def owes_agent(s: Blades) -> bool:
    """After Traitor the Order cannot end before an agent has been played (SB-65)."""
    return s.betrayed == 1 and not s.played


# -- abilities


def add_uses(s: Blades, seat: int, agent: int, found: list[int]) -> None:
    """Add every way to use the agent's ability; nothing when its parts cannot all be done (SB-41)."""
    ability = s.cards.ability[agent]
    hand = s.hands[seat]
    sphere = s.at[agent] & 3
    if ability == DESTROY_SMALL:
        add_targets(s, agent, seat, OPPONENTS, ANY_SPHERE, 0, SMALL, DESTROY.base, found)
    elif ability == DESTROY_WEAKER:
        weaker = s.power[agent] - 1
        add_targets(s, agent, seat, OPPONENTS, sphere, 0, weaker, DESTROY.base, found)
    elif ability == SACRIFICE:
        for own in range(AGENTS):
            if own != agent and 0 <= s.at[own] < ATTACHED and s.at[own] >> 2 == seat:
                if has_target(s, agent, seat, OTHERS, ANY_SPHERE, 0, s.power[own]):
                    found.append(SACRIFICE_IT.base + own)
    elif ability == RECRUIT_NOW:
        if s.deck or any(s.piles):
            found.append(USE.base)
    elif ability in (STEAL_CARD, BLACKMAIL):
        base = STEAL.base if ability == STEAL_CARD else PRESS.base
        for other in range(s.seats):
            if s.hands[other] and is_opponent(s, seat, other):
                found.append(base + other)
    elif ability == TAKE_WEAPON:
        weapons = [card for card in s.armed if s.at[card] != ATTACHED + agent]
        weapons.sort()
        for card in weapons:
            found.append(LOOT.base + card)
    elif ability == EXTRA_AGENT:
        add_plays(s, seat, ANY_STRENGTH, 0, found)
    elif ability == DIG_UP:
        if s.graveyard:
            found.append(USE.base)
    elif ability == FORGE:
        if weapons_in_hand(s, seat):
            add_own(s, seat, agent, FORGE_FOR.base, found)
    elif ability == LURE_SMALL:
        if has_target(s, agent, seat, OPPONENTS, ANY_SPHERE, 0, SMALL):
            for card in hand:
                found.append(DISCARD.base + card)
    elif ability == LOOK_AT_HAND:
        for other in range(s.seats):
            if other != seat and s.hands[other]:
                found.append(WATCH.base + other)
    elif ability == EXTRA_SMALL_AGENT:
        add_plays(s, seat, SMALL, 0, found)
    elif ability == BOUNTY:
        if has_target(s, agent, seat, OPPONENTS, sphere, 0, ANY_STRENGTH):
            for card in hand:
                if AGENTS <= card < FIRST_WEAPON:
                    found.append(DISCARD.base + card)
    elif ability == SWAP_WITH_PILE:
        if hand:
            for pile, cards in enumerate(s.piles):
                if cards:
                    found.append(SEARCH.base + pile)
    elif ability == RETURN_AGENT:
        add_own(s, seat, agent, RETURN.base, found)


def add_own(s: Blades, seat: int, source: int, base: int, found: list[int]) -> None:
    """Add `base + agent` for the seat's own other agents."""
    for own in range(AGENTS):
        if own != source and 0 <= s.at[own] < ATTACHED and s.at[own] >> 2 == seat:
            found.append(base + own)


def add_lures(s: Blades, seat: int, source: int, found: list[int]) -> None:
    add_targets(s, source, seat, OPPONENTS, ANY_SPHERE, 0, SMALL, LURE.base, found)
