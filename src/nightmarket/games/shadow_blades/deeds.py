"""What changes on the table: cards go from zone to zone, and totals and knowledge follow."""

from __future__ import annotations

from nightmarket.games.shadow_blades.cards import (
    AGENTS,
    ATTACHED,
    DOUBLE_BET,
    FULL_SUPPORT,
    MERCENARY,
    NOWHERE,
    SUPPORT,
)
from nightmarket.games.shadow_blades.memory import EVERYBODY, PUBLIC, find, slip, sure
from nightmarket.games.shadow_blades.rules import dominated, sign
from nightmarket.games.shadow_blades.state import Blades
from nightmarket.games.shadow_blades.words import (
    ARMED,
    DESTROYED,
    DISCARDED,
    DREW,
    GAINED,
    LOST,
    MOVED,
    REFILLED,
)

# -- strength and dominance


def shift(s: Blades, place: int, by: int) -> None:
    """Change a total; dominance follows at once (SB-10). Only the log needs to be told."""
    if s.sink is None:
        s.totals[place] += by
        return
    before = [dominated(s, seat) for seat in range(s.seats)]
    s.totals[place] += by
    after = [dominated(s, seat) for seat in range(s.seats)]
    sphere = place & 3
    for seat in range(s.seats):
        if before[seat] & ~after[seat]:
            s.tell(LOST, seat, sphere)
    for seat in range(s.seats):
        if after[seat] & ~before[seat]:
            s.tell(GAINED, seat, sphere)


def set_down(s: Blades, agent: int, place: int) -> None:
    s.at[agent] = place
    s.board.append(agent)
    shift(s, place, sign(s, agent, place) * s.power[agent])


def pick_up(s: Blades, agent: int) -> None:
    place = s.at[agent]
    s.at[agent] = NOWHERE
    s.board.remove(agent)
    shift(s, place, -sign(s, agent, place) * s.power[agent])


# -- hands


def into_hand(s: Blades, seat: int, card: int) -> None:
    """Put a card among the others; a hand lies sorted."""
    hand = s.hands[seat]
    i = len(hand)
    while i and hand[i - 1] > card:
        i -= 1
    hand.insert(i, card)


def show(s: Blades, seat: int, card: int) -> None:
    """A card leaves the hand for everybody to see."""
    s.hands[seat].remove(card)
    s.known[card] = PUBLIC
    find(s, card, seat, EVERYBODY)
    s.reveal()
    if card < AGENTS and s.cards.starter[card]:
        s.sealed[seat] = NOWHERE  # nobody can tell whether this was the one dealt


def pass_hidden(s: Blades, seat: int, other: int, card: int) -> None:
    """A hidden card goes from hand to hand; only these two see which."""
    slip(s, seat, other, 1 << seat | 1 << other)
    s.known[card] |= sure(other)
    find(s, card, seat, 1 << other)
    s.reveal()
    s.hands[seat].remove(card)
    into_hand(s, other, card)


def discard(s: Blades, seat: int, card: int) -> None:
    """From hand to the graveyard, face up (SB-45, SB-50)."""
    show(s, seat, card)
    s.graveyard.append(card)
    s.tell(DISCARDED, seat, card)


# -- agents and weapons in play


def attach(s: Blades, seat: int, card: int, agent: int) -> None:
    """A weapon from the seat's hand goes under the agent (SB-32, SB-69)."""
    show(s, seat, card)
    s.at[card] = ATTACHED + agent
    s.armed.append(card)
    strength = s.cards.strength[card]
    s.power[agent] += strength
    s.tell(ARMED, seat, card, agent, s.power[agent])
    place = s.at[agent]
    shift(s, place, sign(s, agent, place) * strength)


def order_weapons(s: Blades, agent: int) -> None:
    """Weapons attached in one play count as attached in the order of the card list (SB-52)."""
    armed = s.armed
    i = len(armed) - 1
    while i and s.at[armed[i - 1]] == ATTACHED + agent and armed[i - 1] > armed[i]:
        armed[i - 1], armed[i] = armed[i], armed[i - 1]
        i -= 1


def weapons_of(s: Blades, agent: int) -> list[int]:
    """In the order they were attached."""
    return [card for card in s.armed if s.at[card] == ATTACHED + agent]


def take_apart(s: Blades, agent: int) -> list[int]:
    """The agent and its weapons leave play: the weapons first, the agent last (SB-52)."""
    weapons = weapons_of(s, agent)
    pick_up(s, agent)
    for card in weapons:
        s.armed.remove(card)
        s.at[card] = NOWHERE
    s.power[agent] = s.cards.strength[agent]
    weapons.append(agent)
    return weapons


def destroy(s: Blades, seat: int, agent: int) -> None:
    """To the graveyard with all its weapons, the agent on top (SB-45, SB-52)."""
    s.tell(DESTROYED, seat, agent, s.at[agent] >> 2)
    s.graveyard.extend(take_apart(s, agent))


def move(s: Blades, seat: int, agent: int) -> None:
    """To the seat's own mat with all its weapons; moving is not playing (SB-46, SB-47)."""
    old = s.at[agent]
    symbol = s.cards.symbol[agent]
    sphere = symbol
    if symbol == MERCENARY or (symbol == SUPPORT and s.conspiracy == FULL_SUPPORT):
        sphere = old & 3
    s.tell(MOVED, seat, agent, old >> 2, sphere)
    pick_up(s, agent)
    set_down(s, agent, seat * 4 + sphere)


# -- the deck and the piles


def draw(s: Blades, seat: int) -> None:
    """Take from the deck instead of a pile (SB-25); two under Double Bet (SB-66)."""
    for _ in range(2 if s.conspiracy == DOUBLE_BET else 1):
        if s.deck:
            card = s.deck.pop()
            s.known[card] = sure(seat)
            into_hand(s, seat, card)
            s.tell(DREW, seat, card)
    s.reveal()


def refill(s: Blades, last: int) -> None:
    """One unseen card onto every pile that was looked at (SB-27); two onto an empty one (SB-66)."""
    for pile in range(last + 1):
        cards = s.piles[pile]
        wanted = 2 if s.conspiracy == DOUBLE_BET and not cards else 1
        count = 0
        while count < wanted and s.deck:  # SB-29: the remaining piles get nothing
            cards.append(s.deck.pop())
            count += 1
        if count:
            s.tell(REFILLED, pile, count)
