"""A table of Shadow Blades at the start of a turn, every zone by name."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Self, cast

from nightmarket.games.shadow_blades import GAME
from nightmarket.games.shadow_blades.cards import (
    AGENTS,
    CARDS,
    CONSPIRACIES,
    DEFAULT,
    NOWHERE,
    SPHERES,
    Cards,
)
from nightmarket.games.shadow_blades.deeds import set_down, weapons_of
from nightmarket.games.shadow_blades.memory import PUBLIC, sure
from nightmarket.games.shadow_blades.rules import dominated
from nightmarket.games.shadow_blades.state import Blades
from nightmarket.games.shadow_blades.turns import Turn, Turns
from nightmarket.kernel import luck_of
from tests.tabletalk import Table

Rows = Mapping[str, Sequence[str]]
STARTERS = ("assassin", "thief", "courier", "spy")


def number(name: str) -> int:
    return DEFAULT.ids.index(name)


def names(cards: Sequence[int]) -> list[str]:
    return [DEFAULT.ids[card] for card in cards]


class BladesTable(Table):
    """What a test of Shadow Blades likes to look at."""

    @property
    def s(self) -> Blades:
        return cast(Blades, self.state)

    def hand(self, seat: int) -> list[str]:
        return names(self.s.hands[seat])

    def row(self, seat: int, sphere: str) -> list[str]:
        """Agents in a row, oldest first, with their weapons: `spy+stiletto+sabre`."""
        place = seat * 4 + SPHERES.index(sphere)
        return [
            "+".join(names([agent, *weapons_of(self.s, agent)]))
            for agent in self.s.board
            if self.s.at[agent] == place
        ]

    def total(self, seat: int, sphere: str) -> int:
        return self.s.totals[seat * 4 + SPHERES.index(sphere)]

    def strength(self, agent: str) -> int:
        return self.s.power[number(agent)]

    def dominance(self, seat: int) -> list[str]:
        return [sphere for i, sphere in enumerate(SPHERES) if dominated(self.s, seat) >> i & 1]

    def missions(self, seat: int) -> list[str]:
        """Laid missions, oldest first: `odd-job@theft`."""
        return [
            f"{DEFAULT.ids[row >> 4]}@{SPHERES[row & 3]}"
            for row in self.s.laid
            if row >> 2 & 3 == seat
        ]

    @property
    def graveyard(self) -> list[str]:
        """Bottom to top."""
        return names(self.s.graveyard)

    @property
    def piles(self) -> list[int]:
        return [len(pile) for pile in self.s.piles]

    @property
    def deck(self) -> int:
        return len(self.s.deck)

    def pass_turns(self, *seats: int) -> Self:
        """Final turns without an Order."""
        for seat in seats:
            self.play(seat, "skip")
        return self


def table(
    seats: int = 2,
    conspiracy: str = "none",
    alliances: bool = False,
    turn: int = 0,
    first: int = 0,
    hands: Sequence[Sequence[str]] = (),
    rows: Sequence[Rows] = (),
    missions: Sequence[Sequence[str]] = (),
    piles: Sequence[Sequence[str] | int] = (1, 1, 1),
    deck: Sequence[str] | int | None = None,
    graveyard: Sequence[str] = (),
    final: int = -1,
    quiet: int = 0,
    cards: Cards = DEFAULT,
    seed: int = 1,
) -> BladesTable:
    """A table at the start of `turn`'s turn.

    `rows` by seat and sphere, agents as `spy+stiletto`; `missions` by seat as `odd-job@theft`; `deck` by
    name, next card first, or how many; `piles` likewise; `graveyard` from bottom to top. Cards that are
    not named lie in the deck, or, when the deck is given, in the box. `final`: final turns still to come
    after this one.
    """
    box = list(range(CARDS))

    def take(name: str) -> int:
        card = number(name)
        assert card in box, f"{name} lies twice"
        box.remove(card)
        return card

    s = Blades(
        luck=luck_of(seed),
        stack=[Turns((turn + 1) % seats), Turn(turn)],
        reveals=0,
        cards=cards,
        seats=seats,
        allied=int(alliances),
        conspiracy=CONSPIRACIES.index(conspiracy),
        first=first,
        final=final,
        quiet=quiet,
        mark=0,
        used=0,
        betrayed=0,
        partnered=0,
        played=[],
        deck=[],
        piles=[],
        hands=[[] for _ in range(seats)],
        board=[],
        armed=[],
        at=[NOWHERE] * CARDS,
        power=cards.strength[:AGENTS],
        totals=[0] * (seats * 4),
        laid=[],
        graveyard=[take(name) for name in graveyard],
        packet=[],
        known=[0] * CARDS,
        traces=[],
        sealed=[NOWHERE] * seats,
    )
    for card in s.graveyard:
        s.known[card] = PUBLIC
    for seat, held in enumerate(hands):
        s.hands[seat] = sorted(take(name) for name in held)
        for card in s.hands[seat]:
            s.known[card] = sure(seat)
    for seat, given in enumerate(rows):
        for sphere, agents in given.items():
            for text in agents:
                agent, *weapons = [take(name) for name in text.split("+")]
                for weapon in weapons:
                    s.at[weapon] = 16 + agent
                    s.armed.append(weapon)
                    s.known[weapon] = PUBLIC
                    s.power[agent] += cards.strength[weapon]
                set_down(s, agent, seat * 4 + SPHERES.index(sphere))
                s.known[agent] = PUBLIC
    for seat, laid in enumerate(missions):
        for text in laid:
            name, sphere = text.split("@")
            card = take(name)
            s.laid.append(card * 16 + seat * 4 + SPHERES.index(sphere))
            s.known[card] = sure(seat)
    for pile in piles:
        if not isinstance(pile, int):
            s.piles.append([take(name) for name in pile])
        else:
            s.piles.append([])
    named = [take(name) for name in deck] if deck is not None and not isinstance(deck, int) else []
    for i, pile in enumerate(piles):
        if isinstance(pile, int):
            s.piles[i] = [box.pop() for _ in range(pile)]
    if deck is None:
        s.deck = box
    elif isinstance(deck, int):
        s.deck = [box.pop() for _ in range(deck)]
    else:
        s.deck = named[::-1]
    s.mark = len(s.deck)
    return BladesTable(GAME, s)
