"""Who knows what (section 13 of the rules, DM-84), and honest guesses at the rest.

Every card in a closed zone carries three things beside its kind:

- *known by*: the seats (and everybody) who know which card lies in this very place.
- *tag*: the pool it was counted in. All cards of a player are counted by everybody; when a deck is
  rebuilt from the open discard pile, its cards form a new pool of known contents; what stays in hand is
  the old one: so somebody who counts knows a hand exactly when the deck runs dry. A card that moves
  unseen keeps its tag in its new zone.
- *blur*: cards of one blur may have changed places unseen (Night Shift, Charity, Ruthless
  Competition), so for everybody but the one who did it their tags are exchangeable.

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


def doubt(zone: list[int], sure: int) -> None:
    """A card left this zone unseen: only the seats in `sure` (bits) still know what lies there.

    A card whose value was changed lies open until the turn ends.
    """
    forget = KNOWS & ~(sure << KNOWN_BY)
    for i in range(len(zone)):
        if not zone[i] & MARKS:
            zone[i] &= ~forget


def blur(s: Dale, zone: list[int]) -> None:
    """The cards of this zone may have changed places: their tags are exchangeable from now on."""
    s.blurs = s.blurs % BLUR_MASK + 1
    for i in range(len(zone)):
        zone[i] = zone[i] & ~(BLUR_MASK << BLUR) | s.blurs << BLUR


def blur_mixed(s: Dale, zone: list[int]) -> None:
    """Like `blur`, where it makes a difference: the cards come from different pools."""
    for card in zone:
        if (card ^ zone[0]) >> TAG & TAG_MASK:
            blur(s, zone)
            return


def blur_both(s: Dale, one: list[int], two: list[int]) -> None:
    """Cards went unseen between these two zones."""
    together = one + two
    for card in together:
        if (card ^ together[0]) >> TAG & TAG_MASK:
            s.blurs = s.blurs % BLUR_MASK + 1
            for zone in (one, two):
                for i in range(len(zone)):
                    zone[i] = zone[i] & ~(BLUR_MASK << BLUR) | s.blurs << BLUR
            return


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
    bit = 1 << (KNOWN_BY + seat) if seat >= 0 else PUBLIC
    zones = closed_zones(t)
    if keep >= 0:
        zones.pop(keep)
    pools: list[list[int]] = [[] for _ in range(TAG_MASK + 1)]
    blurred: list[list[int]] = [[] for _ in range(BLUR_MASK + 1)]
    for z in range(len(zones)):
        zone = zones[z]
        for i in range(len(zone)):
            card = zone[i]
            if not card & bit:
                pools[card >> TAG & TAG_MASK].append(card & KIND)
                group = card >> BLUR & BLUR_MASK
                if group:
                    blurred[group].append(z << 10 | i)
    for places in blurred:
        if len(places) > 1:
            exchange_tags(zones, places, rng)
    for pool in pools:
        if len(pool) > 1:
            rng.shuffle(pool)
    for zone in zones:
        for i in range(len(zone)):
            card = zone[i]
            if not card & bit:
                zone[i] = card & ~KIND | pools[card >> TAG & TAG_MASK].pop()
    return t


def exchange_tags(zones: list[list[int]], places: list[int], rng: Luck) -> None:
    tags = [zones[at >> 10][at & 1023] >> TAG & TAG_MASK for at in places]
    rng.shuffle(tags)
    for at, tag in zip(places, tags, strict=True):
        zone = zones[at >> 10]
        zone[at & 1023] = zone[at & 1023] & ~(TAG_MASK << TAG) | tag << TAG
