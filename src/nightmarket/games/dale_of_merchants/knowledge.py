"""Who knows what (section 13 of the rules, DM-84), and honest guesses at the rest.

Every card in a closed zone carries three things beside its kind:

- *known by*: the seats (and everybody) who know which card lies in this very place.
- *tag*: where it was counted. All cards of a player are counted by everybody. A deck rebuilt from the
  open discard pile gets a new tag; what is left of the old one lies in hand, known to whoever counted.
  A card that moves unseen keeps its tag.
- *blur*: cards of one blur may have changed places unseen (a shuffle, Night Shift, Charity …), so
  their tags are exchangeable for whoever does not know their places. *Seen by*: those who know that the
  card is one of its blur, though not where: a deck that was searched and shuffled, a seen hand of
  which one card was given away.

What a viewer is told it could count, and who is asked to react, must be the same in every state that the
viewer cannot tell from the true one. Inside a blur tags are hidden, so neither hangs on them, but on
`s.pools`: by tag, the *pool* it belongs to for everybody. Pools become one when

- cards of several are mixed (`mix`): everybody sees from which places;
- a card is shown out of a hand that has places of several, and each of them may hold this kind
  (`expose`): everybody sees the kind, nobody the place it had in that hand.

So the pool of every place follows from public events alone, and so do the kinds in each pool, by what is
seen to come and go. A guess moves kinds and tags only within pools: it looks like the truth, now and
after every event that looks the same.

Guesses hold more than pools do: of a blur only its own cards have changed places. A card of it that came
into the open showed its kind but not its tag; it is kept for a while as a *ghost*, whose tag a guess may
exchange with that of a copy. Of two mixes that overlap only the later one is remembered.
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

GHOSTS: Final = 16  # are kept
ROUNDS: Final = 6  # of dealing again where what was seen binds the rest


# -- pools


def tagged(s: Dale, owner: int, kind: int) -> int:
    """A card of this owner's present pool that nobody knows the place of."""
    return kind | s.tags[owner] << TAG


def shown(s: Dale, owner: int, kind: int) -> int:
    """A card that everybody saw going into a closed zone of this owner."""
    return kind | EVERYBODY | s.tags[owner] << TAG


def closed_zones(s: Dale) -> list[list[int]]:
    zones = s.hands + s.decks
    zones.append(s.market_deck)
    zones.append(s.aside)
    return zones


def pool_of(s: Dale, card: int) -> int:
    return s.pools[card >> TAG & TAG_MASK]


def new_pool(s: Dale, owner: int) -> None:
    """This owner's deck is about to be made of cards that everybody has seen.

    What is left of the old pool is known if all of it is in the owner's hand: by counting.
    """
    old = s.pools[s.tags[owner]]
    elsewhere = owner >= s.seats
    tags = 0
    pools = 0
    zones = closed_zones(s)
    for z in range(len(zones)):
        for card in zones[z]:
            tag = card >> TAG & TAG_MASK
            tags |= 1 << tag
            pools |= 1 << s.pools[tag]
            if z != owner and s.pools[tag] == old and not card & PUBLIC:
                elsewhere = True
    if not elsewhere:
        hand = s.hands[owner]
        for i in range(len(hand)):
            if pool_of(s, hand[i]) == old:
                hand[i] |= EVERYBODY
    for tag in s.tags + [ghost >> TAG & TAG_MASK for ghost in s.ghosts]:
        tags |= 1 << tag
        pools |= 1 << s.pools[tag]
    tag = first_zero(tags)
    if tag <= TAG_MASK:  # as good as certain; or else the new cards are counted with the old ones
        s.tags[owner] = tag
        s.pools[tag] = first_zero(pools)


def first_zero(bits: int) -> int:
    i = 0
    while bits >> i & 1:
        i += 1
    return i


def merge(s: Dale, one: int, two: int) -> None:
    """Nobody can tell these two pools apart any more. The lower number stays, whoever hides what."""
    if one != two:
        low = min(one, two)
        high = max(one, two)
        for tag in range(len(s.pools)):
            if s.pools[tag] == high:
                s.pools[tag] = low


def holds_hidden(s: Dale, pool: int, kind: int) -> bool:
    """Whether everybody knows that the pool has a card of this kind that nobody can place."""
    for zone in closed_zones(s):
        for card in zone:
            if card & KIND == kind and not card & PUBLIC and pool_of(s, card) == pool:
                return True
    return False


def is_possible(s: Dale, card: int, kind: int) -> bool:
    """Whether this card could be of the kind, as far as everybody knows."""
    if card & PUBLIC:
        return card & KIND == kind
    return holds_hidden(s, pool_of(s, card), kind)


# -- what is seen, and what is not


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
        group = new_blur(s)
    for i in range(len(zone)):
        if not zone[i] & MARKS:
            merge(s, pool_of(s, first), pool_of(s, zone[i]))
            zone[i] = blurred(zone[i], group, others)
    return blurred(card, group, others) if card >= 0 else card


def new_blur(s: Dale) -> int:
    """A number that no card has."""
    used = 1
    for zone in closed_zones(s):
        for card in zone:
            used |= 1 << (card >> BLUR & BLUR_MASK)
    for ghost in s.ghosts:
        used |= 1 << (ghost >> BLUR & BLUR_MASK)
    return first_zero(used)


def blurred(card: int, group: int, others: int) -> int:
    knew = card & others
    return card & ~(BLUR_MASK << BLUR) & ~others | group << BLUR | knew >> KNOWN_BY << SEEN_BY


def opened(s: Dale, card: int) -> int:
    """A card came into the open; its kind. See `imagine` for ghosts."""
    if card >> BLUR & BLUR_MASK:
        s.ghosts.append(card & ~KNOWS)
        if len(s.ghosts) > GHOSTS:
            del s.ghosts[0]
    return card & KIND


def expose(s: Dale, zone: list[int], card: int, owner: int) -> int:
    """Everybody sees what this card of the zone is, but not where in it.

    Whoever knew of another copy there may have seen just that one, and knows of none but this:
    knowing is about kinds, nobody can tell two copies apart.
    """
    if card & PUBLIC:
        return card
    kind = card & KIND
    pool = pool_of(s, card)
    for other in zone:
        if not other & PUBLIC and pool_of(s, other) != pool:
            if holds_hidden(s, pool_of(s, other), kind):
                merge(s, pool, pool_of(s, other))
    unaware = ~(card >> KNOWN_BY | 1 << owner) & EVERYBODY >> KNOWN_BY
    unaware = forget(zone, kind, unaware, KNOWN_BY)
    forget(zone, kind, unaware & ~(card >> SEEN_BY), SEEN_BY)
    return card | EVERYBODY


def forget(zone: list[int], kind: int, seats: int, shift: int) -> int:
    """Each of these seats (bits) takes off one copy it knew of; those that knew of none."""
    for i in range(len(zone)):
        if seats and zone[i] & (KIND | PUBLIC) == kind:
            knew = zone[i] >> shift & seats
            zone[i] &= ~(knew << shift)
            seats &= ~knew
    return seats


# -- guesses


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


# -- counting


def counted(s: Dale, seat: int) -> list[tuple[list[int], list[int]]]:
    """What this seat could have counted: pools of cards it cannot place, each as kinds and zones.

    Zones: hands by seat, decks by seat, the market deck, cards set aside.
    """
    bit = 1 << (KNOWN_BY + (seat if seat >= 0 else 4))
    zones = closed_zones(s)
    of_pool: list[int] = [-1] * (TAG_MASK + 1)  # by pool, its place in what is found
    found: list[tuple[list[int], list[int]]] = []
    for z in range(len(zones)):
        for card in zones[z]:
            if not card & bit:
                pool = s.pools[card >> TAG & TAG_MASK]
                at = of_pool[pool]
                if at < 0:
                    at = of_pool[pool] = len(found)
                    found.append(([], []))
                kinds, places = found[at]
                kinds.append(card & KIND)
                places.append(z)
    for kinds, _ in found:
        kinds.sort()
    return sorted(found) if len(found) > 1 else found
