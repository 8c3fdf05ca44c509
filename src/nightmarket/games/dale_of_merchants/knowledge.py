"""Who knows what (section 13 of the rules, DM-84), and honest guesses at the rest.

Every card in a closed zone carries three things beside its kind:

- *known by*: the seats (and everybody) who know which card lies in this very place.
- *tag*: the pool it was counted in. All cards of a player are counted by everybody; when a deck is
  rebuilt from the open discard pile, its cards form a new pool of known contents; what stays in hand is
  the old one: so somebody who counts knows a hand exactly when the deck runs dry. A card that moves
  unseen keeps its tag in its new zone.
- *blur*: cards of one blur may have changed places unseen (a shuffle, Night Shift, Charity …), so
  their tags are exchangeable for whoever does not know their places. *Seen by*: those who know that the
  card is one of its blur, though not where: a deck that was searched and shuffled, a seen hand of
  which one card was given away.

Being asked for a reaction is decided by the same bookkeeping, from the point of view of everybody.
"""

from __future__ import annotations

from nightmarket.games.dale_of_merchants.cards import (
    BLUR,
    BLUR_MASK,
    EVERYBODY,
    KIND,
    KNOWN_BY,
    KNOWS,
    MARKS,
    PUBLIC,
    SEEN_BY,
    TAG,
    TAG_MASK,
)
from nightmarket.games.dale_of_merchants.state import Dale
from nightmarket.kernel import Luck


def tagged(s: Dale, owner: int, kind: int) -> int:
    """A card of this owner's present pool that nobody knows the place of."""
    return kind | (owner << 3 | s.generations[owner] & 7) << TAG


def shown(s: Dale, owner: int, kind: int) -> int:
    """A card that everybody saw going into a closed zone of this owner."""
    return kind | EVERYBODY | (owner << 3 | s.generations[owner] & 7) << TAG


def mix(s: Dale, zone: list[int], card: int, sure: int) -> int:
    """The cards of this zone and `card` may have changed places, unseen by all but `sure` (bits).

    What others knew of places becomes knowledge of the whole. A card whose value was changed lies open
    until the turn ends. Returns `card`, which may be -1 for none.
    """
    first = card if card >= 0 else zone[0] if zone else 0
    others = KNOWS & ~(sure << KNOWN_BY)
    needed = card >= 0 and card & others != 0
    for other in zone:
        if other & others or (other ^ first) >> TAG & TAG_MASK:
            needed = True
    if not needed:
        return card
    s.blurs = s.blurs % BLUR_MASK + 1
    for i in range(len(zone)):
        if not zone[i] & MARKS:
            zone[i] = blurred(zone[i], s.blurs, others)
    return blurred(card, s.blurs, others) if card >= 0 else card


def blurred(card: int, group: int, others: int) -> int:
    knew = card & others
    return card & ~(BLUR_MASK << BLUR) & ~others | group << BLUR | knew >> KNOWN_BY << SEEN_BY


def closed_zones(s: Dale) -> list[list[int]]:
    zones = s.hands + s.decks
    zones.append(s.market_deck)
    zones.append(s.aside)
    return zones


def is_possible(s: Dale, card: int, kind: int) -> bool:
    """Whether this card could be of the kind, as far as everybody knows."""
    if card & PUBLIC:
        return card & KIND == kind
    zones = closed_zones(s)
    group = card >> BLUR & BLUR_MASK
    tags = 1 << (card >> TAG & TAG_MASK)
    if group:
        for zone in zones:
            for other in zone:
                if other >> BLUR & BLUR_MASK == group and not other & PUBLIC:
                    tags |= 1 << (other >> TAG & TAG_MASK)
    for zone in zones:
        for other in zone:
            if other & KIND == kind and not other & PUBLIC:
                if tags >> (other >> TAG & TAG_MASK) & 1:
                    return True
    return False


def imagine(s: Dale, seat: int, keep: int, rng: Luck) -> Dale:
    """A state this seat cannot tell from the true one.

    What the seat knows stays in its place. The rest is dealt again pool by pool, after the tags of
    cards that may have changed places were exchanged. `keep`: a seat whose hand stays too, or -1.
    """
    t = s.clone()
    t.luck = rng.fresh()
    who = seat if seat >= 0 else 4
    bit = 1 << (KNOWN_BY + who)
    seen = 1 << (SEEN_BY + who)
    zones = closed_zones(t)
    if keep >= 0:
        zones.pop(keep)
    pools: list[list[int]] = [[] for _ in range(TAG_MASK + 1)]
    groups: dict[int, list[int]] = {}
    for z in range(len(zones)):
        zone = zones[z]
        for i in range(len(zone)):
            card = zone[i]
            if not card & bit:
                if not card & seen:
                    pools[card >> TAG & TAG_MASK].append(card & KIND)
                group = card >> BLUR & BLUR_MASK
                if group:
                    if group not in groups:
                        groups[group] = []
                    groups[group].append(z << 10 | i)
    for places in groups.values():
        if len(places) > 1:
            exchange(zones, places, rng)
    for pool in pools:
        if len(pool) > 1:
            rng.shuffle(pool)
    for zone in zones:
        for i in range(len(zone)):
            card = zone[i]
            if not card & bit and not card & seen:
                zone[i] = card & ~KIND | pools[card >> TAG & TAG_MASK].pop()
    return t


def exchange(zones: list[list[int]], places: list[int], rng: Luck) -> None:
    """The cards at these places change places; who knows a place goes on knowing it."""
    cards = [zones[at >> 10][at & 1023] for at in places]
    rng.shuffle(cards)
    for at, card in zip(places, cards, strict=True):
        zone = zones[at >> 10]
        zone[at & 1023] = zone[at & 1023] & KNOWS | card & ~KNOWS
