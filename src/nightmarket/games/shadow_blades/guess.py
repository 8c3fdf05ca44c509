"""What a seat cannot know: hidden cards dealt anew, and how the game stands."""

from __future__ import annotations

import math
from typing import Final

from nightmarket.games.shadow_blades.agents import Arming
from nightmarket.games.shadow_blades.cards import AGENTS, FIRST_WEAPON, NO_CONDITION
from nightmarket.games.shadow_blades.effects import Betraying, Forging
from nightmarket.games.shadow_blades.rules import dominated, is_weapon, owes_agent
from nightmarket.games.shadow_blades.scoring import holds
from nightmarket.games.shadow_blades.state import Blades
from nightmarket.kernel import Luck, asked

TRIES: Final = 30
EAGER: Final = 10  # from this try on, missions known to be with a player are laid first


def imagine(s: Blades, seat: int, rng: Luck) -> Blades:
    """A state this seat cannot tell from the true one (section 14 of the rules).

    Everything public stays, and so does what the seat could have counted: cards it saw in a pile, until
    somebody takes them, and then with that player; a hand it was shown; cards taken up openly; that
    everybody was dealt a starter; that whoever is about to attach a weapon has one. A hidden card passed
    between two others makes it forget what it knew of that hand. All other hidden cards are dealt anew,
    missions only where they fit.
    """
    t = s.clone()
    t.luck = rng.fresh()
    knows = 1 << seat if seat >= 0 else 0
    certain = knows << 4
    pool: list[int] = []  # cards the seat has no idea of
    loose: list[list[int]] = [[] for _ in range(s.seats)]  # with this player, in hand or laid
    free: list[int] = [0] * s.seats  # places in each hand to be filled
    slots: list[int] = []  # laid missions to be dealt anew, as numbers in s.laid
    for other in range(s.seats):
        if other != seat:
            t.hands[other] = []
            for card in s.hands[other]:
                if s.known[card] & certain:
                    t.hands[other].append(card)
                else:
                    free[other] += 1
                    (loose[other] if s.known[card] & knows else pool).append(card)
    if s.stack:  # afterwards they lie open
        for i, row in enumerate(s.laid):
            other = row >> 2 & 3
            if other != seat:
                slots.append(i)
                (loose[other] if s.known[row >> 4] & knows else pool).append(row >> 4)
    for pile in s.piles:
        pool.extend([card for card in pile if not s.known[card] & knows])
    pool.extend([card for card in s.packet if not s.known[card] & knows])
    pool.extend(s.deck)

    rng.shuffle(pool)
    seal_again(s, t, pool, free, seat)
    meet_needs(s, t, pool, free, seat)
    deal_missions(s, t, slots, pool, loose, free, rng)
    for other in range(s.seats):
        if other != seat:
            t.hands[other].extend(loose[other])
            for _ in range(free[other] - len(loose[other])):
                t.hands[other].append(pool.pop())
            pass_on_knowledge(s, t, s.hands[other], t.hands[other], knows | certain)
            t.hands[other].sort()
    for i, pile in enumerate(s.piles):
        t.piles[i] = [card if s.known[card] & knows else pool.pop() for card in pile]
        pass_on_knowledge(s, t, pile, t.piles[i], knows | certain)
    t.packet = [card if s.known[card] & knows else pool.pop() for card in s.packet]
    pass_on_knowledge(s, t, s.packet, t.packet, knows | certain)
    t.deck = pool
    for card in pool:
        t.known[card] = 0
    return t


def seal_again(s: Blades, t: Blades, pool: list[int], free: list[int], seat: int) -> None:
    """Another starter for everybody whose first card nobody has seen (SB-15)."""
    starters = [card for card in pool if card < AGENTS and s.cards.starter[card]]
    sealed = [other for other in range(s.seats) if s.sealed[other] in starters]
    needy = asked(s)[0] if s.stack else -1
    if needy in sealed and needy != seat and needs_weapon(s) and free[needy] == 1:
        # Stolen Weapons: a lone hidden starter that is about to serve as a weapon can.
        sealed.remove(needy)
        sealed.insert(0, needy)
        for card in starters:
            if is_needed_weapon(s, card):
                starters.remove(card)
                starters.append(card)
                break
    for other in sealed:
        take_from_pool(t, pool, free, other, starters[-1])
        t.sealed[other] = starters.pop()


def meet_needs(s: Blades, t: Blades, pool: list[int], free: list[int], seat: int) -> None:
    """Somebody in the middle of an Order has what the step at hand asks for: everybody knows that."""
    if not s.stack:
        return
    other = asked(s)[0]
    if other == seat:
        return
    if needs_weapon(s) and not any(is_needed_weapon(s, card) for card in t.hands[other]):
        for card in pool:
            if is_needed_weapon(s, card):
                take_from_pool(t, pool, free, other, card)
                break
    if owes_agent(s) and not any(card < AGENTS for card in t.hands[other]):
        for card in pool:
            if card < AGENTS:
                take_from_pool(t, pool, free, other, card)
                break


def needs_weapon(s: Blades) -> bool:
    """Whether the question on top cannot be answered without a weapon in hand."""
    top = s.stack[-1]
    if isinstance(top, Arming):
        return top.last < 0
    return isinstance(top, Betraying | Forging)


def is_needed_weapon(s: Blades, card: int) -> bool:
    if not is_weapon(s, card):
        return False
    top = s.stack[-1]
    return not isinstance(top, Betraying) or s.cards.strength[card] == s.power[top.agent]


def take_from_pool(t: Blades, pool: list[int], free: list[int], seat: int, card: int) -> None:
    pool.remove(card)
    free[seat] -= 1
    t.hands[seat].append(card)


def deal_missions(
    s: Blades,
    t: Blades,
    slots: list[int],
    pool: list[int],
    loose: list[list[int]],
    free: list[int],
    rng: Luck,
) -> None:
    """Fill the laid missions again, each with one that fits its sphere (SB-6, SB-35).

    What a player is known to have must still find room in that player's hand, so a deal may fail and is
    tried again. The last resort, the true missions, is so unlikely that no test has met it.
    """
    for attempt in range(TRIES + 1):
        rest = pool[:]
        theirs = [cards[:] for cards in loose]
        rng.shuffle(slots)
        chosen: list[int] = []
        for i in slots:
            place = s.laid[i] & 15
            if attempt == TRIES:
                card = s.laid[i] >> 4
            else:
                mine = fitting(s, theirs[place >> 2], place & 3)
                others = fitting(s, rest, place & 3)
                if attempt < EAGER or not mine:
                    mine = mine + others
                if not mine:
                    break
                card = rng.pick(mine)
            if card in theirs[place >> 2]:
                theirs[place >> 2].remove(card)
            else:
                rest.remove(card)
            chosen.append(card)
        if len(chosen) < len(slots):
            continue
        if any(len(cards) > free[other] for other, cards in enumerate(theirs)):
            continue
        for i, card in zip(slots, chosen, strict=True):
            old = s.laid[i]
            t.laid[i] = card * 16 + (old & 15)
            # Others know of this place what they knew before.
            t.known[card] = s.known[old >> 4]
        pool[:] = rest
        for other, cards in enumerate(theirs):
            loose[other] = cards
        return


def fitting(s: Blades, cards: list[int], sphere: int) -> list[int]:
    return [card for card in cards if s.cards.spheres[card] >> sphere & 1]


def pass_on_knowledge(s: Blades, t: Blades, old: list[int], new: list[int], mine: int) -> None:
    """What the other seats know about a place stays; what this seat knows about a card stays, too."""
    for before, after in zip(old, new, strict=True):
        t.known[after] = (s.known[before] & ~mine) | (s.known[after] & mine)


# -- how the game stands

LAID: Final = 1.0  # a coin on a mission without a condition, laid
MET: Final = 0.8  # … whose condition holds now
MISSED: Final = 0.25  # … whose condition does not hold now
LAYABLE: Final = 0.7  # a coin in hand that could be laid now
HELD: Final = 0.3  # any other coin in hand
DOMINANCE: Final = 0.5  # a dominated sphere
STRENGTH: Final = 0.12  # a point of strength in hand or in play


def prospects(s: Blades) -> list[float]:
    """Coins each seat may hope for: laid missions, missions in hand, and strength to lay more."""
    left = min(len(s.deck), 30) / 30.0 if s.final < 0 else 0.0  # how much is still to come
    found: list[float] = []
    for seat in range(s.seats):
        spheres = dominated(s, seat)
        value = DOMINANCE * left * spheres.bit_count()
        for card in s.hands[seat]:
            if card < AGENTS or card >= FIRST_WEAPON:
                value += STRENGTH * left * s.cards.strength[card]
            elif s.cards.spheres[card] & spheres:
                value += (LAYABLE if s.final != 0 else HELD) * s.cards.coins[card]
            else:
                value += HELD * left * s.cards.coins[card]
        for sphere in range(4):
            value += STRENGTH * left * s.totals[seat * 4 + sphere]
        found.append(value)
    for row in s.laid:
        seat = row >> 2 & 3
        card = row >> 4
        if s.cards.condition[card] == NO_CONDITION:
            found[seat] += LAID * s.cards.coins[card]
        else:
            found[seat] += (MET if holds(s, seat, card) else MISSED) * s.cards.coins[card]
    return found


def chances(s: Blades) -> list[float]:
    """The prospects as shares of one victory: the nearer the end, the more a coin decides."""
    values = prospects(s)
    if s.allied:
        values = [values[i] + values[(i + 2) % 4] for i in range(4)]
    # These numbers make the shares nearest to what random games came to (least log loss).
    warmth = 1.0 + 0.08 * len(s.deck) if s.final < 0 else 1.1
    most = max(values)
    weights = [math.exp((value - most) / warmth) for value in values]
    total = sum(weights)
    return [weight / total for weight in weights]
