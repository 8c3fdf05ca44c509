"""What the rules say about a position: pure helpers, no frames, nothing changes here."""

from __future__ import annotations

from typing import Final

from nightmarket.games.dale_of_merchants.cards import (
    DEARER,
    FEWER,
    HAND_LIMIT,
    HIGHER,
    KIND,
    LIMIT,
    LOOK,
    MARKS,
    NONE,
    PICKED,
    PUBLIC,
    REARRANGES,
    SET_OF,
    SLOTS,
    TRAITS,
    USED,
    VALUE,
    WISE_SPY,
    WORTH,
)
from nightmarket.games.dale_of_merchants.knowledge import is_possible, pool_of
from nightmarket.games.dale_of_merchants.state import Dale
from nightmarket.games.dale_of_merchants.words import MARKED, TAKE
from nightmarket.kernel import Verb

NO_LOW: Final = 1 << 20  # the lowest card of a payment without cards

# -- values


def value_of(s: Dale, seat: int, card: int) -> int:
    """The present value of a card in hand (DM-25). Ironing came before any other change of the turn."""
    if card >> WORTH:
        return card >> WORTH
    return VALUE[card & KIND] + s.ironing if seat == s.turn else VALUE[card & KIND]


def surcharge(s: Dale, seat: int) -> int:
    """What opponents' Scary Gunfights add to every price (DM-39)."""
    return s.in_force(seat, DEARER)


def target(s: Dale, seat: int) -> int:
    """What the next stack must total (DM-52, DM-54)."""
    return s.stacks(seat) + 1 + s.in_force(seat, HIGHER)


def hand_limit(s: Dale, seat: int) -> int:
    """DM-59; a Sofa in the stall counts for both partners (DM-73)."""
    limit = HAND_LIMIT
    for card in s.stall(seat):
        limit += LIMIT[card & KIND]
    return limit


def draws_on(s: Dale, seat: int, drawn: int) -> bool:
    """Whether clean-up goes on drawing (DM-60); under Lost Shipments one card is all (DM-62)."""
    if len(s.hands[seat]) >= hand_limit(s, seat):
        return False
    return drawn == 0 or s.in_force(seat, FEWER) == 0


# -- choosing a card of a hand: plain copies by kind, changed ones by their rank


def add_hand(hand: list[int], base: int, deed: int, found: list[int]) -> None:
    """Add a choice for every different card of a hand."""
    seen = 0
    for card in hand:
        look = card & LOOK
        if look <= KIND:
            if not seen >> look & 1:
                seen |= 1 << look
                found.append(base + look)
        elif not card & PICKED:
            choice = MARKED.of(deed, card & KIND, rank(hand, look))
            if choice not in found:
                found.append(choice)


def rank(hand: list[int], look: int) -> int:
    """Which of the changed copies of its kind this is, from the lowest."""
    lower: list[int] = []
    for card in hand:
        other = card & LOOK
        if other & KIND == look & KIND and other & MARKS and not other & PICKED:
            if other < look and other not in lower:
                lower.append(other)
    return min(len(lower), 7)


def choice_of(hand: list[int], base: int, deed: int, look: int) -> int:
    """The choice that names this look."""
    return base + look if look <= KIND else MARKED.of(deed, look & KIND, rank(hand, look))


def named(hand: list[int], verb: Verb, deed: int, choice: int) -> int:
    """The place in hand of the card a choice names; -1 when there is none.

    Of equal copies the one that most people know goes first: nobody could tell them apart.
    """
    best = -1
    if verb.holds(choice):
        kind = verb.a(choice)
        for i in range(len(hand)):
            card = hand[i]
            if card & LOOK == kind and (best < 0 or (card & PUBLIC and not hand[best] & PUBLIC)):
                best = i
    elif MARKED.holds(choice) and MARKED.a(choice) == deed:
        for i in range(len(hand)):
            look = hand[i] & LOOK
            if look & KIND == MARKED.b(choice) and look & MARKS and not look & PICKED:
                if rank(hand, look) == MARKED.c(choice):
                    best = i
    return best


def holds(hand: list[int], kind: int) -> bool:
    return any(card & KIND == kind for card in hand)


def can_rearrange(hand: list[int]) -> bool:
    return any(TRAITS[card & KIND] & REARRANGES for card in hand)


# -- paying (DM-40, DM-41)


def completes(rest: list[int], paid: int, low: int, price: int) -> bool:
    """Whether cards of these values can complete a payment in which no card is superfluous.

    `paid` is the sum so far and `low` its lowest card. No card is superfluous if the total is below
    price + lowest card. So for each possible lowest value the cards from it upwards must reach a sum in
    that window; sums are bits of `reach`.
    """
    if paid >= price:
        return paid - low < price
    need = price - paid
    values = rest[:]
    values.sort()
    reach = 1
    i = len(values) - 1
    while i >= 0:
        value = values[i]
        while i >= 0 and values[i] == value:
            reach |= reach << value
            i -= 1
        window = value if value < low else low
        if window > 512:  # any sum from the need upwards fits
            if reach >> need:
                return True
        elif reach >> need & ((1 << window) - 1):
            return True
    return False


def unpicked_values(s: Dale, seat: int, but: int) -> list[int]:
    """Values of the cards in hand that are not committed yet, without the one at `but`."""
    hand = s.hands[seat]
    found: list[int] = []
    for i in range(len(hand)):
        if i != but and not hand[i] & PICKED:
            found.append(value_of(s, seat, hand[i]))
    return found


def can_pay_with(s: Dale, seat: int, i: int, paid: int, low: int, price: int, must: int) -> bool:
    """Whether the card at this place can be the next one of a payment; `must`: Calculations is due."""
    hand = s.hands[seat]
    value = value_of(s, seat, hand[i])
    paid += value
    if value < low:
        low = value
    if not must or TRAITS[hand[i] & KIND] & REARRANGES:
        if paid >= price:
            return paid - low < price
        return completes(unpicked_values(s, seat, i), paid, low, price)
    for j in range(len(hand)):
        if j != i and TRAITS[hand[j] & KIND] & REARRANGES and not hand[j] & PICKED:
            due = value_of(s, seat, hand[j])
            rest = unpicked_values(s, seat, i)
            rest.remove(due)
            if completes(rest, paid + due, due if due < low else low, price):
                return True
    return False


def on_board(s: Dale) -> int:
    found = 0
    for kind in s.market:
        if kind != NONE:
            found += 1
    return found


def calculated_slots(s: Dale, seat: int, kind: int, count: int) -> int:
    """Slots (bits) at which a card could be bought with Calculations in the payment (DM-90).

    `count`: cards on the board, which will lie packed to the right (DM-91).
    """
    hand = s.hands[seat]
    found = 0
    extra = surcharge(s, seat)
    for i in range(len(hand)):
        if TRAITS[hand[i] & KIND] & REARRANGES:
            value = value_of(s, seat, hand[i])
            rest = unpicked_values(s, seat, i)
            for slot in range(count):
                if completes(rest, value, value, VALUE[kind] + slot + extra):
                    found |= 1 << slot
    return found


# -- building (DM-52 to DM-54)


def set_cards(hand: list[int], folk: int) -> list[int]:
    """Looks of the cards of one set that are not offered yet, in order."""
    found: list[int] = []
    for card in hand:
        if SET_OF[card & KIND] == folk and not card & PICKED:
            found.append(card & LOOK)
    found.sort()
    return found


def stack_cards(s: Dale, seat: int, looks: list[int], missing: int) -> list[int]:
    """Which of these cards (in order, of one set) belong to a stack that makes up exactly `missing`."""
    found: list[int] = []
    reach = 1  # sums are bits
    for look in looks:
        reach |= reach << value_of(s, seat, look)
    if not reach >> missing & 1:
        return found
    for i in range(len(looks)):
        look = looks[i]
        rest = missing - value_of(s, seat, look)
        if rest < 0 or (found and found[-1] == look):
            continue
        others = 1
        for j in range(len(looks)):
            if j != i:
                others |= others << value_of(s, seat, looks[j])
        if others >> rest & 1:
            found.append(look)
    return found


def small_cards(s: Dale, seat: int, looks: list[int], missing: int) -> list[int]:
    """Which of these cards are not too much: a partner may add the rest (DM-71)."""
    found: list[int] = []
    for look in looks:
        if value_of(s, seat, look) <= missing and (not found or found[-1] != look):
            found.append(look)
    return found


def first_cards(s: Dale, seat: int, helped: bool) -> list[int]:
    """Cards of the next stack; with a partner who may help, any that is not too much."""
    total = target(s, seat)
    found: list[int] = []
    seen = 0
    for card in s.hands[seat]:
        folk = SET_OF[card & KIND]
        if folk != NONE and not seen >> folk & 1:
            seen |= 1 << folk
            looks = set_cards(s.hands[seat], folk)
            if helped:
                found += small_cards(s, seat, looks, total)
            else:
                found += stack_cards(s, seat, looks, total)
    return found


# -- piles


def add_pile(pile: list[int], only: int, found: list[int]) -> None:
    """Add TAKE choices for a discard pile: kind and how-manieth copy from the top.

    Of neighbouring copies only the upper one is offered, since taking either leaves the same pile.
    `only`: just this kind; -1 for any.
    """
    counts: dict[int, int] = {}
    above = NONE
    for i in range(len(pile) - 1, -1, -1):
        kind = pile[i]
        nth = counts.get(kind, 0)
        counts[kind] = nth + 1
        if (only == NONE or kind == only) and kind != above and nth < 40:
            found.append(TAKE.of(kind, nth))
        above = kind


def place_in_pile(pile: list[int], choice: int) -> int:
    """Where the card of a TAKE choice lies; -1 when it does not."""
    nth = TAKE.b(choice)
    kind = TAKE.a(choice)
    for i in range(len(pile) - 1, -1, -1):
        if pile[i] == kind:
            if nth == 0:
                return i
            nth -= 1
    return -1


def add_market(s: Dale, base: int, kinds: int, found: list[int]) -> None:
    """Add `base + slot * kinds + kind` for every card on the board."""
    for slot in range(SLOTS):
        if s.market[slot] != NONE:
            found.append(base + slot * kinds + s.market[slot])


def add_kinds(cards: list[int], base: int, found: list[int]) -> None:
    """Add `base + kind` for every different kind among these cards."""
    seen = 0
    for card in cards:
        kind = card & KIND
        if not seen >> kind & 1:
            seen |= 1 << kind
            found.append(base + kind)


# -- Wise Spy (DM-75, DM-123)


def can_spy(s: Dale, seat: int) -> bool:
    """Whether the active player holds a Wise Spy that was not used this turn."""
    unused = 0
    for card in s.hands[seat]:
        if card & KIND == WISE_SPY and not card & USED:
            unused += 1
    return unused > (0 if s.spy_again else s.spies_gone)  # DM-124


def may_spy(s: Dale, seat: int) -> bool:
    """Whether that is possible as far as everybody knows: decides if the player is asked (DM-86)."""
    if not s.owls:
        return False
    known: list[int] = []  # looked up already
    for card in s.hands[seat]:
        if card & PUBLIC:
            if card & KIND == WISE_SPY and not card & USED:
                return True
        else:
            key = pool_of(s, card)
            if key not in known:
                known.append(key)
                if is_possible(s, card, WISE_SPY):
                    return True
    return False
