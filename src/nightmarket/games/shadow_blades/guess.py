"""What a seat cannot know: hidden cards dealt anew, and how the game stands."""

from __future__ import annotations

import math
from typing import Final

from nightmarket.games.shadow_blades.agents import Arming
from nightmarket.games.shadow_blades.cards import AGENTS, CARDS, FIRST_WEAPON, NO_CONDITION, NOWHERE
from nightmarket.games.shadow_blades.effects import Betraying, Forging
from nightmarket.games.shadow_blades.memory import (
    NO_HOME,
    PACKET,
    PILE,
    SURE,
    card_of,
    hidden_at,
    home_of,
    seat_of,
    strays_of,
    zones_of,
)
from nightmarket.games.shadow_blades.rules import dominated, is_weapon, owes_agent
from nightmarket.games.shadow_blades.scoring import holds
from nightmarket.games.shadow_blades.state import Blades
from nightmarket.kernel import Luck, asked

TRIES: Final = 60
EAGER: Final = 3  # from this try on, missions known to be with a player are laid first
ZONES: Final = PACKET + 1


def imagine(s: Blades, seat: int, rng: Luck) -> Blades:
    """A state this seat cannot tell from the true one (section 14 of the rules).

    Everything public stays, and so does what the seat could have counted: cards it saw in a pile, until
    somebody takes them, and then with that player; a hand it was shown; cards taken up openly; that
    everybody was dealt a starter; that whoever is about to attach a weapon has one. A card it knew where
    a hidden card has left is there or where that one went (see `memory`). All other hidden cards are
    dealt anew, missions only where they fit.

    What is known must all find room, so a deal may fail and is tried again. The last resort, traces and
    missions where they truly are, did not come in 220,000 guesses of random games with every option.
    """
    sight = Sight(s, seat)
    attempt = 0
    guess: Deal | None = None
    while guess is None:
        guess = sight.deal(rng, attempt)
        attempt += 1
    return guess.state(rng)


class Sight:
    """Where each hidden card is, as far as one seat knows."""

    def __init__(self, s: Blades, seat: int) -> None:
        self.s = s
        self.seat = seat
        self.knows = 1 << seat if seat >= 0 else 0
        self.kept: list[list[int]] = [[] for _ in range(ZONES)]  # for certain; of a seat: in hand
        self.loose: list[list[int]] = [[] for _ in range(s.seats)]  # with this player, hand or laid
        self.room = [0] * ZONES  # places to be filled; of a seat: in hand
        self.slots: list[int] = []  # laid missions to be dealt anew, as numbers in s.laid
        self.pool = s.deck[:]  # cards the seat has no idea of
        self.traces = [trace for trace in s.traces if seat_of(trace) == seat]
        self.traced = [card_of(trace) for trace in self.traces]
        for other in range(s.seats):
            if other != seat:
                for card in s.hands[other]:
                    if s.known[card] & self.knows << 4:
                        self.kept[other].append(card)
                    else:
                        self.room[other] += 1
                        self.sort_in(card, other)
        if s.stack:  # afterwards they lie open
            for i, row in enumerate(s.laid):
                if row >> 2 & 3 != seat:
                    self.slots.append(i)
                    self.sort_in(row >> 4, row >> 2 & 3)
        for zone in range(PILE, ZONES):
            for card in hidden_at(s, zone):
                if s.known[card] & self.knows:
                    self.kept[zone].append(card)
                else:
                    self.room[zone] += 1
                    self.sort_in(card, zone)

    def sort_in(self, card: int, zone: int) -> None:
        """A card whose very place is not known."""
        if self.s.known[card] & self.knows:
            self.loose[zone].append(card)
        elif card not in self.traced:
            self.pool.append(card)

    def deal(self, rng: Luck, attempt: int) -> Deal | None:
        """Everything once more; None when something known finds no room."""
        deal = Deal(self)
        rng.shuffle(deal.pool)
        if not deal.follow_traces(rng, attempt):
            return None
        deal.seal_again()
        if not deal.meet_needs():
            return None
        return deal if deal.lay_missions(rng, attempt) else None


class Deal:
    """A sight being filled."""

    def __init__(self, sight: Sight) -> None:
        self.s = sight.s
        self.sight = sight
        self.kept = [cards[:] for cards in sight.kept]
        self.loose = [cards[:] for cards in sight.loose]
        self.room = sight.room[:]
        self.pool = sight.pool[:]
        self.laid = sight.s.laid[:]
        self.sealed = sight.s.sealed[:]

    def take(self, card: int, other: int) -> None:
        """A card of the pool goes into that hand."""
        self.pool.remove(card)
        self.room[other] -= 1
        self.kept[other].append(card)

    def has_room(self, zone: int, trace: int) -> bool:
        if zone >= PILE or trace & SURE:
            return self.room[zone] > 0
        spheres = self.s.cards.spheres[card_of(trace)]
        places = [self.s.laid[i] & 15 for i in self.sight.slots if self.s.laid[i] >> 2 & 3 == zone]
        if len(self.loose[zone]) >= self.room[zone] + len(places):
            return False
        return self.room[zone] > 0 or any(spheres >> (place & 3) & 1 for place in places)

    def follow_traces(self, rng: Luck, attempt: int) -> bool:
        """Every card that may have moved is somewhere it may have moved to."""
        traces = self.sight.traces[:]
        if not traces:
            return True
        rng.shuffle(traces)
        left = [0] * (NO_HOME + 1)  # strays, by home
        for trace in traces:
            left[home_of(trace)] = strays_of(trace)
        for trace in traces:
            home = home_of(trace)
            zone = home
            stays = home != NO_HOME and self.has_room(home, trace)
            away = [
                z
                for z in range(ZONES)
                if z != home and zones_of(trace) >> z & 1 and self.has_room(z, trace)
            ]
            goes = bool(away) and (home == NO_HOME or left[home] > 0)
            if attempt == TRIES:
                zone = zone_of(self.s, card_of(trace))
            elif not stays and not goes:
                return False
            elif goes and (not stays or self.strays(trace, attempt, rng)):
                zone = rng.pick(away)
                left[home] -= 1
            if zone < PILE and not trace & SURE:
                self.loose[zone].append(card_of(trace))
            else:
                self.kept[zone].append(card_of(trace))
                self.room[zone] -= 1
        return True

    def strays(self, trace: int, attempt: int, rng: Luck) -> bool:
        """Each card that lay there then is as likely to be the one that went."""
        if attempt > EAGER and attempt & 1:  # room is scarce: anything that fits
            return rng.below(2) == 0
        home, count = home_of(trace), strays_of(trace)
        there = len(self.s.hands[home] if home < PILE else hidden_at(self.s, home))
        return rng.below(there + count) < count

    def seal_again(self) -> None:
        """Another starter for everybody whose first card nobody has seen (SB-15)."""
        s = self.s
        starters = [card for card in self.pool if card < AGENTS and s.cards.starter[card]]
        sealed = [other for other in range(s.seats) if s.sealed[other] in starters]
        needy = asked(s)[0] if s.stack else -1
        if (
            needy in sealed
            and needy != self.sight.seat
            and needs_weapon(s)
            and self.room[needy] == 1
        ):
            # Stolen Weapons: a lone hidden starter that is about to serve as a weapon can.
            sealed.remove(needy)
            sealed.insert(0, needy)
            for card in starters:
                if is_needed_weapon(s, card):
                    starters.remove(card)
                    starters.append(card)
                    break
        for other in sealed:
            self.take(starters[-1], other)
            self.sealed[other] = starters.pop()

    def meet_needs(self) -> bool:
        """Somebody in the middle of an Order has what the step at hand asks for: all know that."""
        s = self.s
        other = asked(s)[0] if s.stack else self.sight.seat
        if other == self.sight.seat:
            return True
        if needs_weapon(s) and not any(is_needed_weapon(s, card) for card in self.kept[other]):
            weapons = [card for card in self.pool if is_needed_weapon(s, card)]
            if not weapons or not self.room[other]:
                return False
            self.take(weapons[0], other)
        if owes_agent(s) and not any(card < AGENTS for card in self.kept[other]):
            agents = [card for card in self.pool if card < AGENTS]
            if not agents or not self.room[other]:
                return False
            self.take(agents[0], other)
        return True

    def lay_missions(self, rng: Luck, attempt: int) -> bool:
        """Fill the laid missions again, each with one that fits its sphere (SB-6, SB-35)."""
        slots = self.sight.slots[:]
        rng.shuffle(slots)
        for cards in self.loose:
            if len(cards) > 1:
                rng.shuffle(cards)
        laid = [NOWHERE] * CARDS  # by card: in which slot
        for i in slots:
            if attempt == TRIES:
                laid[self.s.laid[i] >> 4] = i
            elif not self.lay(i, laid, [], attempt < EAGER, rng):
                return False
        for card, i in enumerate(laid):
            if i != NOWHERE:
                place = self.s.laid[i] & 15
                theirs = self.loose[place >> 2]
                (theirs if card in theirs else self.pool).remove(card)
                self.laid[i] = card * 16 + place
        return all(len(cards) <= self.room[other] for other, cards in enumerate(self.loose))

    def lay(self, i: int, laid: list[int], tried: list[int], fair: bool, rng: Luck) -> bool:
        """Lay a mission into this slot; one that lies elsewhere already may make way for another."""
        place = self.s.laid[i] & 15
        theirs = fitting(self.s, self.loose[place >> 2], place & 3)
        others = fitting(self.s, self.pool, place & 3)
        if fair and theirs and rng.below(len(theirs) + len(others)) >= len(theirs):
            theirs, others = others, theirs
        for card in theirs + others:
            if card not in tried:
                tried.append(card)
                if laid[card] == NOWHERE or self.lay(laid[card], laid, tried, fair, rng):
                    laid[card] = i
                    return True
        return False

    def state(self, rng: Luck) -> Blades:
        """The state that this deal makes of the true one."""
        s, seat = self.s, self.sight.seat
        t = s.clone()
        t.luck = rng.fresh()
        t.laid = self.laid
        t.sealed = self.sealed
        pool = self.pool
        heirs = list(range(CARDS))  # by card: the one that lies in its place now
        for other in range(s.seats):
            if other != seat:
                hand = self.kept[other] + self.loose[other]
                while len(hand) < len(s.hands[other]):
                    hand.append(pool.pop())
                inherit(s.hands[other], hand, heirs)
                hand.sort()
                t.hands[other] = hand
        t.piles = [self.fill(pile, PILE + i, heirs, rng) for i, pile in enumerate(s.piles)]
        t.packet = self.fill(s.packet, PACKET, heirs, rng)
        for i in self.sight.slots:
            heirs[s.laid[i] >> 4] = t.laid[i] >> 4
        t.deck = pool
        self.pass_on_knowledge(t, heirs)
        return t

    def fill(self, old: list[int], zone: int, heirs: list[int], rng: Luck) -> list[int]:
        """A pile or the packet: what the seat knows stays where it lies."""
        stays = [card for card in old if self.s.known[card] & self.sight.knows]
        new = [card for card in self.kept[zone] if card not in stays]
        while len(stays) + len(new) < len(old):
            new.append(self.pool.pop())
        rng.shuffle(new)
        found = [card if card in stays else new.pop() for card in old]
        inherit(old, found, heirs)
        return found

    def pass_on_knowledge(self, t: Blades, heirs: list[int]) -> None:
        """What others know about a place stays; what this seat knows about a card stays, too."""
        s, seat = self.s, self.sight.seat
        mine = self.sight.knows * 17
        for card in t.deck:
            t.known[card] = 0
        for card, heir in enumerate(heirs):
            if heir != card:
                t.known[heir] = (s.known[card] & ~mine) | (s.known[heir] & mine)
        for i, trace in enumerate(s.traces):
            if seat_of(trace) != seat:
                t.traces[i] = trace - card_of(trace) + heirs[card_of(trace)]


def inherit(old: list[int], new: list[int], heirs: list[int]) -> None:
    """Cards that stay remain what they are; each of the others takes the place of one that has gone."""
    come = [card for card in new if card not in old]
    for card in old:
        if card not in new:
            heirs[card] = come.pop()


def zone_of(s: Blades, card: int) -> int:
    """Where a hidden card truly is."""
    for seat in range(s.seats):
        if card in hidden_at(s, seat):
            return seat
    for i, pile in enumerate(s.piles):
        if card in pile:
            return PILE + i
    return PACKET


def needs_weapon(s: Blades) -> bool:
    """Whether the question on top cannot be answered without a weapon in hand."""
    top = s.stack[-1]
    if isinstance(top, Arming):
        return not top.count
    return isinstance(top, (Betraying, Forging))


def is_needed_weapon(s: Blades, card: int) -> bool:
    if not is_weapon(s, card):
        return False
    top = s.stack[-1]
    return not isinstance(top, Betraying) or s.cards.strength[card] == s.power[top.agent]


def fitting(s: Blades, cards: list[int], sphere: int) -> list[int]:
    return [card for card in cards if s.cards.spheres[card] >> sphere & 1]


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
