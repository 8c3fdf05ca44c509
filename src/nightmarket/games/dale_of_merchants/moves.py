"""Cards on the move: drawing, discarding, throwing away, rebuilding decks, and what this sets off."""

from __future__ import annotations

from typing import Final

from nightmarket.games.dale_of_merchants.cards import (
    ANCIENT_KNOWLEDGE,
    BALANCING,
    BINOCULARS,
    EXTRA_REMARKS,
    JUNK,
    KIND,
    KNOWN_BY,
    MARKET,
    MARKS,
    NONE,
    PUBLIC,
    QUALITY_INSPECTION,
    SLOTS,
    TAG,
    TAG_MASK,
    USED,
)
from nightmarket.games.dale_of_merchants.knowledge import (
    expose,
    is_possible,
    mix,
    new_pool,
    opened,
    shown,
    tagged,
)
from nightmarket.games.dale_of_merchants.state import Dale
from nightmarket.games.dale_of_merchants.words import (
    CLEARED,
    DISCARDED,
    DREW,
    FETCHED,
    LAID_OUT,
    MARKET_SHUFFLED,
    MILLED,
    ON_DECK,
    SHUFFLED,
    THREW,
    TOOK,
)

# -- what may be reacted to (DM-77): rows in `s.events`, ROW ints each

TECHNIQUE_DONE: Final = 0
PURCHASE: Final = 1
STACK_BUILT: Final = 2
DECK_SHUFFLED: Final = 3
INSPECTION: Final = 4  # a card that could be Quality Inspection came into a hand
OVER: Final = 5  # the card that could have reacted is gone (DM-80)
REACTOR: Final[list[int]] = [
    *(ANCIENT_KNOWLEDGE, BINOCULARS, EXTRA_REMARKS, BALANCING, QUALITY_INSPECTION),
    NONE,
]
# A row: what, who, then by seat the number of cards in hand at that moment (later ones cannot react,
# DM-80), then by seat how many copies have reacted (DM-81). For an inspection: its place in the
# hand, or -1 and its tag when it has gone and only its owner knows that.
ROW: Final = 10
SIZES: Final = 2
SPENT: Final = 6


def happened(s: Dale, what: int, seat: int) -> None:
    """Something others may react to; without the owls nobody can."""
    if not s.owls:
        return
    row = [what, seat, 0, 0, 0, 0, 0, 0, 0, 0]
    for other in range(s.seats):
        row[SIZES + other] = len(s.hands[other])
    s.events += row


def come(s: Dale, seat: int, card: int) -> None:
    """A card enters a hand."""
    hand = s.hands[seat]
    card |= 1 << (KNOWN_BY + seat)
    hand.append(card)
    if s.owls and is_possible(s, card, QUALITY_INSPECTION):
        s.events += [INSPECTION, seat, len(hand) - 1, 0, 0, 0, 0, 0, 0, 0]


def slip(s: Dale, seat: int, i: int) -> int:
    """A card leaves a hand. What may still be reacted to keeps pointing at the right cards."""
    card = s.hands[seat].pop(i)
    if card & USED:
        s.spies_gone += 1
    events = s.events
    for at in range(0, len(events), ROW):
        what = events[at]
        if what == INSPECTION:
            if events[at + 1] == seat:
                if events[at + SIZES] == i:
                    events[at + SIZES] = NONE
                    events[at + SIZES + 1] = card >> TAG & TAG_MASK
                    if card & PUBLIC:  # or else nobody can tell that it was this card
                        events[at] = OVER
                elif events[at + SIZES] > i:
                    events[at + SIZES] -= 1
        elif events[at + SIZES + seat] > i:
            events[at + SIZES + seat] -= 1
            if REACTOR[what] == card & KIND and events[at + SPENT + seat]:
                events[at + SPENT + seat] -= 1  # of two copies the spent one goes first
    return card & ~MARKS  # a changed value ends here (DM-25)


def leave(s: Dale, seat: int, i: int) -> int:
    """A card leaves a hand openly; its kind."""
    card = slip(s, seat, i)
    return opened(s, expose(s, s.hands[seat], card, seat))


def taken(s: Dale, victim: int, i: int, taker: int) -> int:
    """A card goes out of a hand, seen by two. If the taker knew of a copy, it may be just that."""
    card = slip(s, victim, i)
    hand = s.hands[victim]
    bit = 1 << (KNOWN_BY + taker)
    if taker != victim and not card & bit:
        for j in range(len(hand)):
            if hand[j] & (KIND | bit) == card & KIND | bit:
                hand[j] &= ~bit
                break
    return mix(s, hand, card | bit, 1 << victim | 1 << taker)


# -- decks


def can_draw(s: Dale, owner: int) -> bool:
    return len(s.decks[owner]) > 0 or len(s.discards[owner]) > 0


def rebuild(s: Dale, owner: int) -> None:
    """The discard pile becomes the deck, only when somebody must draw and the deck is empty (DM-17)."""
    if s.decks[owner] or not s.discards[owner]:
        return
    new_pool(s, owner)
    deck = s.decks[owner]
    for kind in s.discards[owner]:
        deck.append(tagged(s, owner, kind))
    s.discards[owner] = []
    s.shuffle(deck)
    s.tell(SHUFFLED, owner)
    happened(s, DECK_SHUFFLED, owner)


def shuffle_deck(s: Dale, owner: int) -> None:
    """A card told its owner to shuffle. Nobody knows the place of any card afterwards."""
    deck = s.decks[owner]
    mix(s, deck, NONE, 0)
    s.shuffle(deck)
    s.tell(SHUFFLED, owner)
    happened(s, DECK_SHUFFLED, owner)


def draw(s: Dale, seat: int) -> bool:
    """Draw one card from the own deck (DM-16); False when there is none."""
    rebuild(s, seat)
    deck = s.decks[seat]
    if not deck:
        return False
    card = deck.pop()
    s.reveal()
    s.tell(DREW, seat, card & KIND)
    come(s, seat, card)
    return True


def mill(s: Dale, seat: int) -> None:
    """The top card of the deck goes onto the discard pile (DM-18)."""
    rebuild(s, seat)
    if s.decks[seat]:
        kind = opened(s, s.decks[seat].pop())
        s.discards[seat].append(kind)
        s.reveal()
        s.tell(MILLED, seat, kind)


def put_on_deck(s: Dale, seat: int, kind: int) -> None:
    """Openly onto the own deck."""
    s.decks[seat].append(shown(s, seat, kind))
    s.tell(ON_DECK, seat, kind)


def learn_deck(s: Dale, seat: int) -> None:
    """Searching: the owner looks through the whole deck (DM-19)."""
    deck = s.decks[seat]
    for i in range(len(deck)):
        deck[i] |= 1 << (KNOWN_BY + seat)
    s.reveal()


def fetch(s: Dale, seat: int, kind: int) -> None:
    """A card out of a searched deck into hand; nobody else sees which."""
    deck = s.decks[seat]
    for i in range(len(deck)):
        if deck[i] & KIND == kind:
            card = deck.pop(i)
            s.tell(FETCHED, seat, kind)
            come(s, seat, mix(s, deck, card, 1 << seat))
            return


# -- hands and piles


def discard(s: Dale, seat: int, i: int) -> None:
    kind = leave(s, seat, i)
    s.discards[seat].append(kind)
    s.tell(DISCARDED, seat, kind)


def throw_away(s: Dale, seat: int, i: int) -> int:
    """Junk to the junk pile, animalfolk onto the market discard pile (DM-21); the kind."""
    kind = leave(s, seat, i)
    if kind == JUNK:
        s.junk += 1
    else:
        s.market_discard.append(kind)
    s.tell(THREW, seat, kind)
    return kind


def take_discarded(s: Dale, seat: int, at: int) -> None:
    """A card from the own discard pile into hand, the others keep their order (DM-23)."""
    kind = s.discards[seat].pop(at)
    s.tell(TOOK, seat, kind)
    come(s, seat, shown(s, seat, kind))


def show_in_hand(s: Dale, seat: int, kind: int, mark: int) -> None:
    """Reveal a plain copy in hand; everybody knows it from now on."""
    hand = s.hands[seat]
    best = -1
    for i in range(len(hand)):
        if hand[i] & KIND == kind and not hand[i] & USED:
            if best < 0 or hand[i] & PUBLIC:
                best = i
    hand[best] = expose(s, hand, hand[best], seat) | mark
    s.reveal()


# -- the market


def draw_market(s: Dale) -> int:
    """The top card of the market deck, rebuilt if need be; -1 when there is none (DM-17)."""
    deck = s.market_deck
    if not deck and s.market_discard:
        new_pool(s, MARKET)
        for kind in s.market_discard:
            deck.append(tagged(s, MARKET, kind))
        s.market_discard = []
        s.shuffle(deck)
        s.tell(MARKET_SHUFFLED)
    if not deck:
        return NONE
    s.reveal()
    return deck.pop()


def fill_market(s: Dale) -> None:
    """Fill empty slots, the rightmost first (DM-29, DM-63)."""
    for slot in range(SLOTS):
        if s.market[slot] == NONE:
            card = draw_market(s)
            if card == NONE:  # DM-64
                return
            s.market[slot] = card & KIND
            s.tell(LAID_OUT, slot, card & KIND)


def slide_market(s: Dale) -> None:
    """Every card moves right over empty slots, keeping the order (DM-63)."""
    free = 0
    market = s.market
    for slot in range(SLOTS):
        kind = market[slot]
        if kind != NONE:
            market[slot] = NONE
            market[free] = kind
            free += 1


def clear_slot(s: Dale, seat: int, slot: int) -> None:
    """Throw away a card from the board."""
    kind = s.market[slot]
    s.market[slot] = NONE
    s.market_discard.append(kind)
    s.tell(CLEARED, seat, kind)
