"""What abilities and conspiracies go on to ask, once they are used (SB-43 to SB-49, SB-65)."""

from __future__ import annotations

from nightmarket.games.shadow_blades.cards import ATTACHED, NOWHERE
from nightmarket.games.shadow_blades.deeds import (
    attach,
    destroy,
    discard,
    into_hand,
    move,
    pass_hidden,
    shift,
)
from nightmarket.games.shadow_blades.memory import PILE, slip
from nightmarket.games.shadow_blades.rules import (
    ANY_SPHERE,
    ANY_STRENGTH,
    OPPONENTS,
    add_lures,
    add_targets,
    add_weapons,
    is_target,
    sign,
)
from nightmarket.games.shadow_blades.state import Blades
from nightmarket.games.shadow_blades.words import (
    ARM,
    DESTROY,
    DISCARD,
    GET,
    GIVE,
    LOOTED,
    LURE,
    SEEN,
    STOLEN,
    SWAPPED,
)
from nightmarket.kernel import Asking


class Betraying(Asking[Blades]):
    """Traitor: the weapon that turns the agent, as strong as the agent is (SB-65)."""

    def __init__(self, seat: int, agent: int) -> None:
        self.seat = seat
        self.agent = agent

    def choices(self, s: Blades, seat: int) -> list[int]:
        found: list[int] = []
        add_weapons(s, seat, s.power[self.agent], found)
        return found

    def choose(self, s: Blades, seat: int, choice: int) -> None:
        s.done()
        attach(s, seat, choice - ARM.base, self.agent)
        move(s, seat, self.agent)

    def why(self, s: Blades, seat: int, choice: int) -> str:
        return "SB-65"

    def row(self) -> list[int]:
        return [self.seat, self.agent]


class Striking(Asking[Blades]):
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

    def choices(self, s: Blades, seat: int) -> list[int]:
        found: list[int] = []
        add_targets(
            s, self.source, seat, self.scope, self.sphere, self.low, self.high, DESTROY.base, found
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


class Luring(Asking[Blades]):
    """Tempter: which small agent of an opponent comes over (SB-46)."""

    def __init__(self, seat: int, source: int) -> None:
        self.seat = seat
        self.source = source

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


class Forging(Asking[Blades]):
    """Blacksmith: the weapon for an agent that is already in play."""

    def __init__(self, seat: int, agent: int) -> None:
        self.seat = seat
        self.agent = agent

    def choices(self, s: Blades, seat: int) -> list[int]:
        found: list[int] = []
        add_weapons(s, seat, 0, found)
        return found

    def choose(self, s: Blades, seat: int, choice: int) -> None:
        s.done()
        attach(s, seat, choice - ARM.base, self.agent)

    def why(self, s: Blades, seat: int, choice: int) -> str:
        return "SB-49" if ARM.holds(choice) else "SB-41"

    def row(self) -> list[int]:
        return [self.seat, self.agent]


class Discarding(Asking[Blades]):
    """Blackmailer: the chosen opponent discards a card of their own choice."""

    def __init__(self, seat: int, by: int) -> None:
        self.seat = seat
        self.by = by

    def choices(self, s: Blades, seat: int) -> list[int]:
        return [DISCARD.base + card for card in s.hands[seat]]

    def choose(self, s: Blades, seat: int, choice: int) -> None:
        s.done()
        discard(s, seat, DISCARD.a(choice))

    def why(self, s: Blades, seat: int, choice: int) -> str:
        return "SB-49"

    def row(self) -> list[int]:
        return [self.seat, self.by]


class Watching(Asking[Blades]):
    """Watcher: a whole hand lies open before one seat, until that seat has seen enough."""

    def __init__(self, seat: int, other: int) -> None:
        self.seat = seat
        self.other = other

    def choices(self, s: Blades, seat: int) -> list[int]:
        return [SEEN.base]

    def choose(self, s: Blades, seat: int, choice: int) -> None:
        s.done()

    def why(self, s: Blades, seat: int, choice: int) -> str:
        return "SB-49"

    def row(self) -> list[int]:
        return [self.seat, self.other]


class Giving(Asking[Blades]):
    """Smuggler: a card of the own hand for the pile just looked at; no way back now."""

    def __init__(self, seat: int, pile: int) -> None:
        self.seat = seat
        self.pile = pile

    def choices(self, s: Blades, seat: int) -> list[int]:
        return [GIVE.base + card for card in s.hands[seat]]

    def choose(self, s: Blades, seat: int, choice: int) -> None:
        card = GIVE.a(choice)
        slip(s, seat, PILE + self.pile, 1 << seat)
        s.hands[seat].remove(card)
        s.piles[self.pile].append(card)  # last: `Getting` tells it from the others by that
        s.become(Getting(seat, self.pile))

    def why(self, s: Blades, seat: int, choice: int) -> str:
        return "SB-49" if GIVE.holds(choice) else "SB-41"

    def row(self) -> list[int]:
        return [self.seat, self.pile]


class Getting(Asking[Blades]):
    """Smuggler: one of the cards of that pile, but not the one just given."""

    def __init__(self, seat: int, pile: int) -> None:
        self.seat = seat
        self.pile = pile

    def choices(self, s: Blades, seat: int) -> list[int]:
        found = [GET.base + card for card in s.piles[self.pile][:-1]]
        found.sort()
        return found

    def choose(self, s: Blades, seat: int, choice: int) -> None:
        pile = s.piles[self.pile]
        card = GET.a(choice)
        slip(s, PILE + self.pile, seat, 1 << seat)
        s.tell(SWAPPED, seat, self.pile, pile[-1], card)
        pile.remove(card)
        into_hand(s, seat, card)
        s.done()

    def why(self, s: Blades, seat: int, choice: int) -> str:
        return "SB-49" if GET.holds(choice) else "SB-41"

    def row(self) -> list[int]:
        return [self.seat, self.pile]


def steal(s: Blades, seat: int, victim: int) -> None:
    """Cutpurse: a card from that hand at random; only the two learn which."""
    hand = s.hands[victim]
    card = hand[s.below(len(hand))]
    pass_hidden(s, victim, seat, card)
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
