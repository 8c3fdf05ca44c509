"""What can be pending in Shadow Blades, from the game as a whole down to a single weapon.

Opening ─ Drafting* ─ Turns ─ Turn ┬ Looking*                                         (Recruit)
                                   └ Ordering ─ Arming? ─ Ability? ─ what it asks     (Order)

Frames hold public facts only: whoever chooses in two steps shows the first one at once, so a frame never
remembers a card that others must not know.
"""

from __future__ import annotations

from typing import Final

from nightmarket.games.shadow_blades.cards import (
    AGENTS,
    ATTACHED,
    BOUNTY,
    ESPIONAGE,
    INFILTRATION,
    NO_ABILITY,
    NOWHERE,
    PARTNERS,
    PILES,
    QUIET_ROUNDS,
    RECRUIT_NOW,
)
from nightmarket.games.shadow_blades.deeds import (
    attach,
    destroy,
    discard,
    draw,
    forget,
    into_hand,
    move,
    refill,
    set_down,
    shift,
    show,
    sure,
    take_apart,
)
from nightmarket.games.shadow_blades.rules import (
    ANY_SPHERE,
    ANY_STRENGTH,
    ANYBODY,
    OPPONENTS,
    OTHERS,
    add_lures,
    add_steps,
    add_targets,
    add_uses,
    add_weapons,
    can_play_now,
    is_opponent,
    is_partner,
    is_target,
    is_weapon,
    open_spheres,
    owes_agent,
    sign,
    spheres_of,
)
from nightmarket.games.shadow_blades.scoring import worth
from nightmarket.games.shadow_blades.state import Blades
from nightmarket.games.shadow_blades.words import (
    ARM,
    BACK,
    BEGINS,
    BETRAY,
    BLOW,
    DECLINE,
    DESTROY,
    DISCARD,
    DUG_UP,
    END,
    FINAL_ROUND,
    FORGE_FOR,
    GET,
    GIVE,
    KEEP,
    KEPT,
    LAID,
    LAY,
    LOOKED,
    LOOT,
    LOOTED,
    LURE,
    PASSED,
    PLANT,
    PLANT_ARMED,
    PLANTED,
    PLAY,
    PLAY_ARMED,
    PLAYED,
    PRESS,
    PRESSED,
    PUT_BACK,
    READY,
    RECRUIT,
    RECRUITS,
    RETURN,
    RETURNED,
    REVEALED,
    SACRIFICE_IT,
    SACRIFICED,
    SEARCH,
    SEARCHED,
    SEEN,
    SHADOW,
    SKIP,
    SKIPPED,
    STEAL,
    STOLEN,
    SWAPPED,
    TAKE,
    TOOK_PILE,
    UNUSED,
    USE,
    WATCH,
    WATCHED,
)
from nightmarket.kernel import Frame

# -- the game and its turns


class Opening(Frame[Blades]):
    """The conspiracy lies open beside the deck (SB-61); with the draft start the packet travels."""

    def run(self, s: Blades) -> None:
        s.tell(BEGINS, s.first, s.conspiracy)
        s.become(Turns(s.first))
        if s.packet:
            picker = (s.first + s.seats - 1) % s.seats  # the right neighbour of the first player
            hand_packet(s, picker)
            s.push(Drafting(picker))


class Drafting(Frame[Blades]):
    """Keep one card of the packet, pass the rest to the right (SB-19)."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def asks(self, s: Blades) -> list[int]:
        return [self.seat]

    def choices(self, s: Blades, seat: int) -> list[int]:
        found = [KEEP.base + card for card in s.packet]
        found.sort()
        return found

    def choose(self, s: Blades, seat: int, choice: int) -> None:
        keep_card(s, seat, KEEP.a(choice))
        right = (seat + s.seats - 1) % s.seats
        if len(s.packet) > 1:
            for card in s.packet:  # who keeps which of them remains unseen
                s.known[card] = 0
            hand_packet(s, right)
            s.become(Drafting(right))
        else:  # the first player receives the last card without a choice
            hand_packet(s, right)
            keep_card(s, right, s.packet[0])
            s.done()

    def why(self, s: Blades, seat: int, choice: int) -> str:
        return "SB-19"

    def row(self) -> list[int]:
        return [self.seat]


def hand_packet(s: Blades, seat: int) -> None:
    for card in s.packet:
        s.known[card] |= sure(seat)
    s.reveal()


def keep_card(s: Blades, seat: int, card: int) -> None:
    s.packet.remove(card)
    s.known[card] = sure(seat) | (s.known[card] if not s.packet else 0)
    into_hand(s, seat, card)
    s.tell(KEPT, seat, card)


class Turns(Frame[Blades]):
    """One turn after the other, clockwise (SB-21), until the final round is over (SB-54 to SB-58)."""

    def __init__(self, seat: int) -> None:
        self.seat = seat  # whose turn comes next

    def run(self, s: Blades) -> None:
        if s.mark >= 0 and s.final < 0:  # a turn before the final round has just ended
            s.quiet = s.quiet + 1 if len(s.deck) == s.mark else 0
            if not s.deck or s.quiet >= QUIET_ROUNDS * s.seats:  # SB-54, SB-82
                s.final = s.seats
                s.tell(FINAL_ROUND, (self.seat + s.seats - 1) % s.seats, len(s.deck))
        if s.final == 0:
            reveal_missions(s)
            s.done()
            return
        if s.final > 0:
            s.final -= 1
        s.mark = len(s.deck)
        s.used = 0
        s.betrayed = 0
        s.partnered = 0
        s.played = []
        seat = self.seat
        s.become(Turns((seat + 1) % s.seats))
        s.push(Turn(seat))

    def row(self) -> list[int]:
        return [self.seat]


def reveal_missions(s: Blades) -> None:
    """All laid missions are turned up and judged together (SB-58)."""
    s.reveal()
    for row in s.laid:
        card, place = row >> 4, row & 15
        s.tell(REVEALED, place >> 2, card - AGENTS, place & 3, worth(s, place >> 2, card))


class Turn(Frame[Blades]):
    """Recruit, or take the first step of an Order (SB-21, SB-22); in the final round Order or skip."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def asks(self, s: Blades) -> list[int]:
        return [self.seat]

    def choices(self, s: Blades, seat: int) -> list[int]:
        found = [SKIP.base if s.final >= 0 else RECRUIT.base]
        add_steps(s, seat, found)
        return found

    def choose(self, s: Blades, seat: int, choice: int) -> None:
        if choice == RECRUIT.base:
            s.tell(RECRUITS, seat)
            s.become(Looking(seat, 0))
            look_on(s, seat, 0)
        elif choice == SKIP.base:
            s.tell(SKIPPED, seat)
            s.done()
        else:
            s.become(Ordering(seat))
            take_step(s, seat, choice)

    def why(self, s: Blades, seat: int, choice: int) -> str:
        if choice == RECRUIT.base or choice == SKIP.base:
            return "SB-57"
        if choice == END.base:
            return "SB-39"
        return why_not_step(s, seat, choice)

    def row(self) -> list[int]:
        return [self.seat]


# -- Recruit


class Looking(Frame[Blades]):
    """A pile is being looked at, privately: take it all or put it all back (SB-23)."""

    def __init__(self, seat: int, pile: int) -> None:
        self.seat = seat
        self.pile = pile

    def asks(self, s: Blades) -> list[int]:
        return [self.seat]

    def choices(self, s: Blades, seat: int) -> list[int]:
        return [TAKE.base, BACK.base] if can_put_back(s, self.pile) else [TAKE.base]

    def choose(self, s: Blades, seat: int, choice: int) -> None:
        pile = self.pile
        if choice == BACK.base:
            s.tell(PUT_BACK, seat, pile)
            look_on(s, seat, pile + 1)
            return
        cards = s.piles[pile]
        s.tell(TOOK_PILE, seat, pile, len(cards))
        for card in cards:
            into_hand(s, seat, card)
        s.piles[pile] = []
        refill(s, pile)
        s.done()  # SB-26

    def why(self, s: Blades, seat: int, choice: int) -> str:
        return "SB-25" if choice == BACK.base else "SB-23"

    def row(self) -> list[int]:
        return [self.seat, self.pile]


def can_put_back(s: Blades, pile: int) -> bool:
    """A Recruit ends with taking something: without a deck the last pile with cards must do (R-5)."""
    return bool(s.deck) or any(s.piles[pile + 1 :])


def look_on(s: Blades, seat: int, pile: int) -> None:
    """On to the next pile that is not empty (SB-30), or to the deck (SB-25)."""
    while pile < PILES and not s.piles[pile]:
        pile += 1
    if pile < PILES:
        for card in s.piles[pile]:
            s.known[card] |= sure(seat)
        s.reveal()
        s.tell(LOOKED, seat, pile, len(s.piles[pile]))
        s.become(Looking(seat, pile))
        return
    draw(s, seat)  # SB-28: before the refill
    refill(s, PILES - 1)
    s.done()


# -- Order


class Ordering(Frame[Blades]):
    """An Order has begun: agent, missions and conspiracy in any order (SB-31), then the end."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def asks(self, s: Blades) -> list[int]:
        return [self.seat]

    def choices(self, s: Blades, seat: int) -> list[int]:
        found = [] if owes_agent(s) else [END.base]
        add_steps(s, seat, found)
        return found

    def choose(self, s: Blades, seat: int, choice: int) -> None:
        if choice == END.base:
            s.done()
        else:
            take_step(s, seat, choice)

    def why(self, s: Blades, seat: int, choice: int) -> str:
        if choice == END.base:
            return "SB-65"
        if choice == RECRUIT.base or choice == SKIP.base:
            return "SB-22"
        return why_not_step(s, seat, choice)

    def row(self) -> list[int]:
        return [self.seat]


def take_step(s: Blades, seat: int, choice: int) -> None:
    """One step of an Order; `Ordering` is on top."""
    if choice >= PLAY.base and choice < PLANT_ARMED.end:
        if s.played:
            s.partnered = 1  # SB-67: a second agent by choice can only be the partner
        play(s, seat, choice)
    elif LAY.holds(choice):
        lay_mission(s, seat, AGENTS + LAY.a(choice), LAY.b(choice))
    elif BETRAY.holds(choice):
        s.betrayed = 1
        s.push(Betraying(seat, BETRAY.a(choice)))
    elif BLOW.holds(choice):
        card = BLOW.a(choice)
        discard(s, seat, card)
        k = s.cards.strength[card]
        s.push(Striking(seat, -1, ANYBODY, ANY_SPHERE, k, k))
    else:  # SB-77: nothing more after a shadow card
        card = SHADOW.a(choice)
        ally = (seat + 2) % 4
        forget(s, seat, ally)
        s.hands[seat].remove(card)
        into_hand(s, ally, card)
        s.known[card] |= sure(ally)
        s.reveal()
        s.tell(PASSED, seat, ally, card)
        s.done()


def why_not_step(s: Blades, seat: int, choice: int) -> str:
    if PLAY.holds(choice) or PLAY_ARMED.holds(choice):
        verb = PLAY if PLAY.holds(choice) else PLAY_ARMED
        return why_not_play(s, seat, verb.a(choice), seat, verb.b(choice), 0)
    if PLANT.holds(choice) or PLANT_ARMED.holds(choice):
        verb = PLANT if PLANT.holds(choice) else PLANT_ARMED
        return why_not_play(s, seat, verb.a(choice), verb.b(choice), verb.c(choice), 1)
    if LAY.holds(choice):
        card, sphere = AGENTS + LAY.a(choice), LAY.b(choice)
        if card in s.hands[seat] and not s.cards.spheres[card] >> sphere & 1:
            return "SB-6"
        if card in s.hands[seat] and s.used >> sphere & 1:
            return "SB-36"
        return "SB-35"
    if BETRAY.holds(choice):
        return "SB-65"
    if BLOW.holds(choice):
        return "SB-68"
    if SHADOW.holds(choice):
        return "SB-65" if owes_agent(s) else "SB-77"
    if ARM.holds(choice):
        return "SB-34"
    if choice == TAKE.base or choice == BACK.base:
        return "SB-23"
    return "SB-31"


def why_not_play(s: Blades, seat: int, agent: int, other: int, sphere: int, planted: int) -> str:
    """The rule that keeps an agent from being played there."""
    if agent not in s.hands[seat]:
        return "SB-32"
    if not can_play_now(s, seat):
        return "SB-67" if s.conspiracy == PARTNERS else "SB-33"
    if s.played and not is_partner(s, seat, agent):
        return "SB-67"
    if planted:
        if s.conspiracy != ESPIONAGE or s.cards.symbol[agent] != INFILTRATION:
            return "SB-71"
        return "SB-71" if other >= s.seats or not is_opponent(s, seat, other) else "SB-34"
    if not spheres_of(s, agent) >> sphere & 1:
        return "SB-5"
    return "SB-34" if open_spheres(s, seat) >> sphere & 1 else "SB-64"


def play(s: Blades, seat: int, choice: int) -> None:
    """Lay an agent from hand face up (SB-32); its weapons and then its ability follow."""
    armed = False
    if choice < PLANT.base:
        verb = PLAY if choice < PLAY_ARMED.base else PLAY_ARMED
        armed = choice >= PLAY_ARMED.base
        agent, sphere = verb.a(choice), verb.b(choice)
        s.tell(PLAYED, seat, agent, sphere, s.cards.strength[agent])
        place = seat * 4 + sphere
    else:
        verb = PLANT if choice < PLANT_ARMED.base else PLANT_ARMED
        armed = choice >= PLANT_ARMED.base
        agent, other, sphere = verb.a(choice), verb.b(choice), verb.c(choice)
        s.tell(PLANTED, seat, agent, other, sphere, s.cards.strength[agent])
        place = other * 4 + sphere
    show(s, seat, agent)
    set_down(s, agent, place)
    s.played.append(agent)
    if armed:
        s.push(Arming(seat, agent, -1))
    elif s.cards.ability[agent] != NO_ABILITY:
        s.push(Ability(seat, agent))


def lay_mission(s: Blades, seat: int, card: int, sphere: int) -> None:
    """Face down above a sphere the seat dominates (SB-35); it stays there (SB-37)."""
    # Others cannot tell which of the missions that fit has left the hand, only that the seat has it.
    keep = sure(seat) | 15
    for held in s.hands[seat]:
        if s.cards.spheres[held] >> sphere & 1:
            s.known[held] &= keep
    s.hands[seat].remove(card)
    s.laid.append(card * 16 + seat * 4 + sphere)
    s.used |= 1 << sphere
    s.tell(LAID, seat, sphere, card - AGENTS)


class Arming(Frame[Blades]):
    """Weapons for the agent being played (SB-32), named in increasing order since the order is noise."""

    def __init__(self, seat: int, agent: int, last: int) -> None:
        self.seat = seat
        self.agent = agent
        self.last = last  # the weapon attached last; -1 before the first

    def asks(self, s: Blades) -> list[int]:
        return [self.seat]

    def choices(self, s: Blades, seat: int) -> list[int]:
        found = [READY.base] if self.last >= 0 else []
        add_weapons(s, seat, self.last, 0, found)
        return found

    def choose(self, s: Blades, seat: int, choice: int) -> None:
        agent = self.agent
        if choice == READY.base:
            if s.cards.ability[agent] != NO_ABILITY:
                s.become(Ability(seat, agent))
            else:
                s.done()
            return
        card = choice - ARM.base
        attach(s, seat, card, agent)
        s.become(Arming(seat, agent, card))

    def why(self, s: Blades, seat: int, choice: int) -> str:
        if ARM.holds(choice) and is_weapon(s, ARM.a(choice)):
            return "SB-52"  # ascending, or not in hand
        return "SB-34" if ARM.holds(choice) else "SB-32"

    def row(self) -> list[int]:
        return [self.seat, self.agent, self.last]


# -- conspiracies that ask for more


class Betraying(Frame[Blades]):
    """Traitor: the weapon that turns the agent, as strong as the agent is (SB-65)."""

    def __init__(self, seat: int, agent: int) -> None:
        self.seat = seat
        self.agent = agent

    def asks(self, s: Blades) -> list[int]:
        return [self.seat]

    def choices(self, s: Blades, seat: int) -> list[int]:
        found: list[int] = []
        add_weapons(s, seat, -1, s.power[self.agent], found)
        return found

    def choose(self, s: Blades, seat: int, choice: int) -> None:
        s.done()
        attach(s, seat, choice - ARM.base, self.agent)
        move(s, seat, self.agent)

    def why(self, s: Blades, seat: int, choice: int) -> str:
        return "SB-65"

    def row(self) -> list[int]:
        return [self.seat, self.agent]


class Striking(Frame[Blades]):
    """Whom to destroy: an agent in scope, in a sphere, of a strength (SB-45)."""

    def __init__(
        self, seat: int, source: int, scope: int, sphere: int, low: int, high: int
    ) -> None:
        self.seat = seat
        self.source = source  # the agent whose ability this is; -1 for Deadly Blow
        self.scope = scope
        self.sphere = sphere
        self.low = low
        self.high = high

    def asks(self, s: Blades) -> list[int]:
        return [self.seat]

    def choices(self, s: Blades, seat: int) -> list[int]:
        found: list[int] = []
        add_targets(
            s,
            self.source,
            seat,
            self.scope,
            self.sphere,
            self.low,
            self.high,
            DESTROY.base,
            found,
        )
        return found

    def choose(self, s: Blades, seat: int, choice: int) -> None:
        s.done()
        destroy(s, seat, DESTROY.a(choice))

    def why(self, s: Blades, seat: int, choice: int) -> str:
        if self.source < 0:
            return "SB-68"
        if DESTROY.holds(choice):
            return why_not_target(s, seat, self.source, DESTROY.a(choice), self.scope)
        return "SB-41"

    def row(self) -> list[int]:
        return [self.seat, self.source, self.scope, self.sphere, self.low, self.high]


def why_not_target(s: Blades, seat: int, source: int, agent: int, scope: int) -> str:
    """The rule that keeps an agent from being aimed at."""
    if agent == source:
        return "SB-44"
    if not 0 <= s.at[agent] < ATTACHED:
        return "SB-43"
    fits = is_target(s, agent, seat, scope, ANY_SPHERE, 0, ANY_STRENGTH)
    return "SB-49" if fits else "SB-43"


# -- abilities


class Ability(Frame[Blades]):
    """Use the ability of the agent just played, or leave it (SB-41).

    Asked also when only "decline" is left: why an ability cannot be used may be a secret of the hand.
    """

    def __init__(self, seat: int, agent: int) -> None:
        self.seat = seat
        self.agent = agent

    def asks(self, s: Blades) -> list[int]:
        return [self.seat]

    def choices(self, s: Blades, seat: int) -> list[int]:
        found = [DECLINE.base]
        add_uses(s, seat, self.agent, found)
        return found

    def choose(self, s: Blades, seat: int, choice: int) -> None:
        s.done()
        if choice == DECLINE.base:
            s.tell(UNUSED, seat, self.agent)
        else:
            use(s, seat, self.agent, choice)

    def why(self, s: Blades, seat: int, choice: int) -> str:
        for verb in (DESTROY, LURE, SACRIFICE_IT, RETURN, FORGE_FOR):
            if verb.holds(choice):
                scope = OTHERS if verb is SACRIFICE_IT else OPPONENTS
                own = verb in (SACRIFICE_IT, RETURN, FORGE_FOR)
                agent = verb.a(choice)
                if own and agent != self.agent:
                    return "SB-41"
                return why_not_target(s, seat, self.agent, agent, scope)
        if LOOT.holds(choice) and s.at[LOOT.a(choice)] == ATTACHED + self.agent:
            return "SB-44"
        if PLAY.base <= choice < PLANT_ARMED.end:
            return "SB-42"
        if STEAL.holds(choice) or PRESS.holds(choice) or WATCH.holds(choice):
            return "SB-43"
        return "SB-41"

    def row(self) -> list[int]:
        return [self.seat, self.agent]


def use(s: Blades, seat: int, agent: int, choice: int) -> None:
    """Carry out an ability; its question is off the stack already."""
    if PLAY.base <= choice < PLANT_ARMED.end:  # Herald, Captain: at once, and it nests (SB-42)
        play(s, seat, choice)
    elif DESTROY.holds(choice):
        destroy(s, seat, DESTROY.a(choice))
    elif SACRIFICE_IT.holds(choice):
        own = SACRIFICE_IT.a(choice)
        limit = s.power[own]
        s.tell(SACRIFICED, seat, own)
        s.graveyard.extend(take_apart(s, own))
        s.push(Striking(seat, agent, OTHERS, ANY_SPHERE, 0, limit))
    elif choice == USE.base:
        if s.cards.ability[agent] == RECRUIT_NOW:
            s.tell(RECRUITS, seat)
            s.push(Looking(seat, 0))
            look_on(s, seat, 0)
        else:
            card = s.graveyard.pop()
            into_hand(s, seat, card)
            s.tell(DUG_UP, seat, card)
    elif DISCARD.holds(choice):
        discard(s, seat, DISCARD.a(choice))
        if s.cards.ability[agent] == BOUNTY:
            s.push(Striking(seat, agent, OPPONENTS, s.at[agent] & 3, 0, ANY_STRENGTH))
        else:
            s.push(Luring(seat, agent))
    elif STEAL.holds(choice):
        steal(s, seat, STEAL.a(choice))
    elif PRESS.holds(choice):
        s.tell(PRESSED, seat, PRESS.a(choice))
        s.push(Discarding(PRESS.a(choice), seat))
    elif WATCH.holds(choice):
        other = WATCH.a(choice)
        for card in s.hands[other]:
            s.known[card] |= sure(seat)
        s.reveal()
        s.tell(WATCHED, seat, other)
        s.push(Watching(seat, other))
    elif LOOT.holds(choice):
        loot(s, seat, LOOT.a(choice))
    elif FORGE_FOR.holds(choice):
        s.push(Forging(seat, FORGE_FOR.a(choice)))
    elif RETURN.holds(choice):
        s.tell(RETURNED, seat, RETURN.a(choice))
        for card in take_apart(s, RETURN.a(choice)):  # SB-48
            into_hand(s, seat, card)
    else:
        pile = SEARCH.a(choice)
        for card in s.piles[pile]:
            s.known[card] |= sure(seat)
        s.reveal()
        s.tell(SEARCHED, seat, pile, len(s.piles[pile]))
        s.push(Giving(seat, pile))


def steal(s: Blades, seat: int, victim: int) -> None:
    """Cutpurse: a card from that hand at random; only the two learn which."""
    hand = s.hands[victim]
    card = hand[s.below(len(hand))]
    forget(s, victim, seat)
    # The thief knew those cards perhaps; the one in his hand he knows for certain.
    hand.remove(card)
    into_hand(s, seat, card)
    s.known[card] |= sure(seat)
    s.tell(STOLEN, seat, victim, card)


def loot(s: Blades, seat: int, card: int) -> None:
    """Marauder: an attached weapon goes to hand; under Stolen Weapons it is an agent again (SB-69)."""
    agent = s.at[card] - ATTACHED
    s.tell(LOOTED, seat, card, agent)
    s.armed.remove(card)
    s.at[card] = NOWHERE
    strength = s.cards.strength[card]
    s.power[agent] -= strength
    place = s.at[agent]
    shift(s, place, -sign(s, agent, place) * strength)
    into_hand(s, seat, card)


class Luring(Frame[Blades]):
    """Tempter: which small agent of an opponent comes over (SB-46)."""

    def __init__(self, seat: int, source: int) -> None:
        self.seat = seat
        self.source = source

    def asks(self, s: Blades) -> list[int]:
        return [self.seat]

    def choices(self, s: Blades, seat: int) -> list[int]:
        found: list[int] = []
        add_lures(s, seat, self.source, found)
        return found

    def choose(self, s: Blades, seat: int, choice: int) -> None:
        s.done()
        move(s, seat, LURE.a(choice))

    def why(self, s: Blades, seat: int, choice: int) -> str:
        if LURE.holds(choice):
            return why_not_target(s, seat, self.source, LURE.a(choice), OPPONENTS)
        return "SB-41"

    def row(self) -> list[int]:
        return [self.seat, self.source]


class Forging(Frame[Blades]):
    """Blacksmith: the weapon for an agent that is already in play."""

    def __init__(self, seat: int, agent: int) -> None:
        self.seat = seat
        self.agent = agent

    def asks(self, s: Blades) -> list[int]:
        return [self.seat]

    def choices(self, s: Blades, seat: int) -> list[int]:
        found: list[int] = []
        add_weapons(s, seat, -1, 0, found)
        return found

    def choose(self, s: Blades, seat: int, choice: int) -> None:
        s.done()
        attach(s, seat, choice - ARM.base, self.agent)

    def why(self, s: Blades, seat: int, choice: int) -> str:
        return "SB-34" if ARM.holds(choice) else "SB-41"

    def row(self) -> list[int]:
        return [self.seat, self.agent]


class Discarding(Frame[Blades]):
    """Blackmailer: the chosen opponent discards a card of their own choice."""

    def __init__(self, seat: int, by: int) -> None:
        self.seat = seat
        self.by = by

    def asks(self, s: Blades) -> list[int]:
        return [self.seat]

    def choices(self, s: Blades, seat: int) -> list[int]:
        return [DISCARD.base + card for card in s.hands[seat]]

    def choose(self, s: Blades, seat: int, choice: int) -> None:
        s.done()
        discard(s, seat, DISCARD.a(choice))

    def why(self, s: Blades, seat: int, choice: int) -> str:
        return "SB-49"

    def row(self) -> list[int]:
        return [self.seat, self.by]


class Watching(Frame[Blades]):
    """Watcher: a whole hand lies open before one seat, until that seat has seen enough."""

    def __init__(self, seat: int, other: int) -> None:
        self.seat = seat
        self.other = other

    def asks(self, s: Blades) -> list[int]:
        return [self.seat]

    def choices(self, s: Blades, seat: int) -> list[int]:
        return [SEEN.base]

    def choose(self, s: Blades, seat: int, choice: int) -> None:
        s.done()

    def why(self, s: Blades, seat: int, choice: int) -> str:
        return "SB-49"

    def row(self) -> list[int]:
        return [self.seat, self.other]


class Giving(Frame[Blades]):
    """Smuggler: a card of the own hand for the pile just looked at; no way back now."""

    def __init__(self, seat: int, pile: int) -> None:
        self.seat = seat
        self.pile = pile

    def asks(self, s: Blades) -> list[int]:
        return [self.seat]

    def choices(self, s: Blades, seat: int) -> list[int]:
        return [GIVE.base + card for card in s.hands[seat]]

    def choose(self, s: Blades, seat: int, choice: int) -> None:
        card = GIVE.a(choice)
        forget(s, seat, seat)
        s.hands[seat].remove(card)
        s.piles[self.pile].append(card)  # last: `Getting` tells it from the others by that
        s.become(Getting(seat, self.pile))

    def why(self, s: Blades, seat: int, choice: int) -> str:
        return "SB-41"

    def row(self) -> list[int]:
        return [self.seat, self.pile]


class Getting(Frame[Blades]):
    """Smuggler: one of the cards of that pile, but not the one just given."""

    def __init__(self, seat: int, pile: int) -> None:
        self.seat = seat
        self.pile = pile

    def asks(self, s: Blades) -> list[int]:
        return [self.seat]

    def choices(self, s: Blades, seat: int) -> list[int]:
        found = [GET.base + card for card in s.piles[self.pile][:-1]]
        found.sort()
        return found

    def choose(self, s: Blades, seat: int, choice: int) -> None:
        pile = s.piles[self.pile]
        card = GET.a(choice)
        for other in pile:  # nobody else can tell which of them has gone
            s.known[other] &= sure(seat)
        s.tell(SWAPPED, seat, self.pile, pile[-1], card)
        pile.remove(card)
        into_hand(s, seat, card)
        s.done()

    def why(self, s: Blades, seat: int, choice: int) -> str:
        return "SB-49"

    def row(self) -> list[int]:
        return [self.seat, self.pile]


FRAMES: Final = (
    *(Opening, Drafting, Turns, Turn, Looking, Ordering, Arming, Betraying, Striking, Ability),
    *(Luring, Forging, Discarding, Watching, Giving, Getting),
)
