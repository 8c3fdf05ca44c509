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

A card that comes into the open shows its kind but not its pool, if others were mixed with it: it is
kept as a *ghost*, so that a guess may let it have been of another pool. A guess thus holds no more than
the seat could have counted (DM-84). Of two mixes that overlap only the later one is remembered.

Being asked for a reaction is decided by the same bookkeeping, from the point of view of everybody.
"""

from __future__ import annotations

from typing import Final

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

GHOSTS: Final = 16  # after so many more it is worth looking which still matter
ROUNDS: Final = 6  # of dealing again where what was seen binds the rest


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
    group = first >> BLUR & BLUR_MASK
    needed = group != 0 or (card >= 0 and card & others != 0)
    for other in zone:
        if other & others or (other ^ first) >> TAG & TAG_MASK:
            needed = True
        if other >> BLUR & BLUR_MASK != group:
            group = 0
            needed = True
    if not needed:
        return card
    if not group:  # a part of what was mixed before stays part of it
        s.blurs = s.blurs % BLUR_MASK + 1
        group = s.blurs
    for i in range(len(zone)):
        if not zone[i] & MARKS:
            zone[i] = blurred(zone[i], group, others)
    return blurred(card, group, others) if card >= 0 else card


def blurred(card: int, group: int, others: int) -> int:
    knew = card & others
    return card & ~(BLUR_MASK << BLUR) & ~others | group << BLUR | knew >> KNOWN_BY << SEEN_BY


def opened(s: Dale, card: int) -> int:
    """A card came into the open; its kind.

    Seen is its kind, not its pool: if its blur holds cards of several pools it may have been of any of
    them. So it is remembered.
    """
    group = card >> BLUR & BLUR_MASK
    if group:
        zones = closed_zones(s)
        zones.append(s.ghosts)
        for zone in zones:
            for other in zone:
                if other >> BLUR & BLUR_MASK == group and (other ^ card) >> TAG & TAG_MASK:
                    s.ghosts.append(card & ~KNOWS)
                    if len(s.ghosts) % GHOSTS == 0:
                        lay_ghosts(s)
                    return card & KIND
    return card & KIND


def lay_ghosts(s: Dale) -> None:
    """Forget those of pools of which nothing is hidden any more.

    Others stay, however old: who is asked hangs on the pools of a blur, and whoever forgot some of them
    would let a guess differ from the truth in that.
    """
    zones = closed_zones(s)
    hidden = 0
    for zone in zones:
        for card in zone:
            if not card & PUBLIC:
                hidden |= 1 << (card >> TAG & TAG_MASK)
    pools, opens = blurred_pools(s, zones)
    kept: list[int] = []
    matters: dict[
        int, bool
    ] = {}  # by tag: the pools it is linked with are the same for all its ghosts
    for ghost in s.ghosts:
        tag = ghost >> TAG & TAG_MASK
        if tag not in matters:
            matters[tag] = bool(grown(pools, opens, 1 << tag) & hidden)
        if matters[tag]:
            kept.append(ghost)
    s.ghosts = kept


def closed_zones(s: Dale) -> list[list[int]]:
    zones = s.hands + s.decks
    zones.append(s.market_deck)
    zones.append(s.aside)
    return zones


def whereabouts(card: int) -> int:
    """The same for cards that nobody can tell apart: of one blur, or of one pool and no blur."""
    return card >> BLUR & BLUR_MASK or -1 - (card >> TAG & TAG_MASK)


def is_possible(s: Dale, card: int, kind: int) -> bool:
    """Whether this card could be of the kind, as far as everybody knows."""
    if card & PUBLIC:
        return card & KIND == kind
    zones = closed_zones(s)
    tag = card >> TAG & TAG_MASK
    wanted = 0  # pools with a hidden card of the kind
    for zone in zones:
        for other in zone:
            if other & KIND == kind and not other & PUBLIC:
                if other >> TAG & TAG_MASK == tag:
                    return True
                wanted |= 1 << (other >> TAG & TAG_MASK)
    # Only then is it worth asking which pools cannot be told from its own.
    if not (wanted and s.blurs):
        return False
    return linked(s, zones, card >> BLUR & BLUR_MASK, 1 << tag) & wanted != 0


def linked(s: Dale, zones: list[list[int]], group: int, tags: int) -> int:
    """The pools a card of this blur and these pools (bits) could be of, as far as everybody knows."""
    pools, opens = blurred_pools(s, zones)
    return grown(pools, opens, tags | pools.get(group, 0))


def blurred_pools(s: Dale, zones: list[list[int]]) -> tuple[dict[int, int], int]:
    """The pools in each blur (bits), and the blurs of which a card lies, or came, in the open (bits)."""
    pools: dict[int, int] = {}
    opens = 0
    for zone in zones:
        for other in zone:
            mine = other >> BLUR & BLUR_MASK
            if mine:
                pools[mine] = pools.get(mine, 0) | 1 << (other >> TAG & TAG_MASK)
                if other & PUBLIC:
                    opens |= 1 << mine
    for ghost in s.ghosts:
        mine = ghost >> BLUR & BLUR_MASK
        pools[mine] = pools.get(mine, 0) | 1 << (ghost >> TAG & TAG_MASK)
        opens |= 1 << mine
    return pools, opens


def grown(pools: dict[int, int], opens: int, tags: int) -> int:
    """A card that lies open in a blur may be of any pool in it, and so leave a copy in another."""
    more = True
    while more:
        more = False
        for mine, mask in pools.items():
            if opens >> mine & 1 and mask & tags and mask & ~tags:
                tags |= mask
                more = True
    return tags


def imagine(s: Dale, seat: int, keep: int, rng: Luck) -> Dale:
    """A state this seat cannot tell from the true one.

    What the seat knows stays in its place. The rest is dealt again: cards that may have changed places
    do, copies of one kind in one blur exchange their pools (whichever of them was seen, nobody can tell
    which pool it was of), and every pool is dealt anew. Where something of a blur was seen, one round
    of this depends on the last; some rounds make them forget the truth. `keep`: a seat whose hand
    stays too, or -1.
    """
    t = s.clone()
    t.luck = rng.fresh()
    who = seat if seat >= 0 else 4
    bit = 1 << (KNOWN_BY + who)
    seen = 1 << (SEEN_BY + who)
    zones = closed_zones(t)
    zones.append(t.ghosts)
    ghosts = len(zones) - 1
    if keep >= 0:
        zones[keep] = []
    groups: dict[int, list[int]] = {}
    rounds = 1
    for z in range(len(zones)):
        zone = zones[z]
        for i in range(len(zone)):
            group = zone[i] >> BLUR & BLUR_MASK
            if group:
                if group not in groups:
                    groups[group] = []
                groups[group].append(z << 10 | i)
                if z == ghosts or zone[i] & (bit | seen):
                    rounds = ROUNDS
    for _ in range(rounds):
        for places in groups.values():
            if len(places) > 1:
                exchange(zones, places, bit, ghosts, rng)
                if rounds > 1:
                    relabel(zones, places, rng)
        deal_pools(zones, bit | seen, ghosts, rng)
    return t


def exchange(zones: list[list[int]], places: list[int], bit: int, ghosts: int, rng: Luck) -> None:
    """The cards at those of these places the seat does not know change places."""
    hidden = [at for at in places if at >> 10 != ghosts and not zones[at >> 10][at & 1023] & bit]
    cards = [zones[at >> 10][at & 1023] for at in hidden]
    rng.shuffle(cards)
    for at, card in zip(hidden, cards, strict=True):
        zone = zones[at >> 10]
        zone[at & 1023] = zone[at & 1023] & KNOWS | card & ~KNOWS


def relabel(zones: list[list[int]], places: list[int], rng: Luck) -> None:
    """Copies of one kind exchange their pools."""
    copies: dict[int, list[int]] = {}
    for at in places:
        kind = zones[at >> 10][at & 1023] & KIND
        if kind not in copies:
            copies[kind] = []
        copies[kind].append(at)
    for alike in copies.values():
        if len(alike) > 1:
            tags = [zones[at >> 10][at & 1023] & TAG_MASK << TAG for at in alike]
            rng.shuffle(tags)
            for at, tag in zip(alike, tags, strict=True):
                zone = zones[at >> 10]
                zone[at & 1023] = zone[at & 1023] & ~(TAG_MASK << TAG) | tag


def deal_pools(zones: list[list[int]], known: int, ghosts: int, rng: Luck) -> None:
    """Every pool is dealt anew over the places it is in, but for the cards whose kind is known."""
    pools: list[list[int]] = [[] for _ in range(TAG_MASK + 1)]
    for z in range(ghosts):
        for card in zones[z]:
            if not card & known:
                pools[card >> TAG & TAG_MASK].append(card & KIND)
    for pool in pools:
        if len(pool) > 1:
            rng.shuffle(pool)
    for z in range(ghosts):
        zone = zones[z]
        for i in range(len(zone)):
            card = zone[i]
            if not card & known:
                zone[i] = card & ~KIND | pools[card >> TAG & TAG_MASK].pop()


def counted(s: Dale, seat: int) -> list[tuple[list[int], list[int]]]:
    """What this seat could have counted: pools of cards it cannot place, each as kinds and zones.

    Pools that share a blur are one: nobody can tell which of their cards is where. Zones: hands by
    seat, decks by seat, the market deck, cards set aside.
    """
    bit = 1 << (KNOWN_BY + (seat if seat >= 0 else 4))
    zones = closed_zones(s)
    root = list(range(TAG_MASK + 1))
    first: dict[int, int] = {}  # a pool of each blur
    for zone in (*zones, s.ghosts):
        for card in zone:
            group = card >> BLUR & BLUR_MASK
            tag = card >> TAG & TAG_MASK
            if group:
                old, new = root[tag], root[first.setdefault(group, tag)]
                root = [new if other == old else other for other in root]
    found: list[tuple[list[int], list[int]]] = [([], []) for _ in root]
    for z in range(len(zones)):
        for card in zones[z]:
            if not card & bit:
                kinds, places = found[root[card >> TAG & TAG_MASK]]
                kinds.append(card & KIND)
                places.append(z)
    return sorted((sorted(kinds), places) for kinds, places in found if kinds)
