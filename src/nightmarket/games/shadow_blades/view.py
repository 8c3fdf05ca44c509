# mypyc: no (msgspec structs)
"""What a seat may know of Shadow Blades, field by field (section 14 of the rules)."""

from __future__ import annotations

from msgspec import Struct

from nightmarket.kernel.shown import Shown


class Card(Shown, omit_defaults=True):
    """What is printed on a card."""

    kind: str  # agent, mission or weapon
    rules: list[str]  # what it does, and how that is done
    symbols: list[str] = []
    strength: int = 0
    starter: bool = False
    ability: str = ""
    coins: int = 0
    condition: str = ""
    n: int = 0
    spheres: list[str] = []  # of the condition


class Printed(Shown):
    cards: dict[str, Card]
    conspiracies: dict[str, str]  # the rule of each


class Agent(Struct, frozen=True, gc=False):
    """An agent in play. Here and below a card is its permanent name."""

    card: str
    strength: int  # with its weapons (SB-7)
    weapons: list[str]


class Row(Shown):
    """A seat's side of a sphere, as everybody sees it."""

    agents: list[Agent]
    total: int
    dominance: bool
    lead: (
        int  # ahead of every opponent by so much; 0 is a tie, less is what is lacking (SB-9, SB-74)
    )
    missions: int  # laid here


class Guild(Shown):
    """A seat's mat."""

    rows: list[Row]  # by sphere
    hand: int
    ally: int  # -1 without alliances


class Mission(Struct, frozen=True, gc=False):
    """A laid mission of one's own."""

    card: str
    sphere: str
    met: bool  # its condition holds now


class Own(Shown):
    """What only the owner of a seat knows."""

    hand: list[str]
    missions: list[Mission]
    coins: int  # if the game ended now


class Step(Shown):
    """What is pending: the question's name, who is asked, and what it is about."""

    name: str
    seat: int
    agent: str = ""
    pile: int = 0  # 1 to 3; 0 for none
    other: int = -1


class Line(Shown):
    key: str
    rule: str
    points: list[int]
    counts: bool


class Revealed(Shown):
    seat: int
    card: str
    sphere: str
    coins: int  # 0 when its condition failed


class End(Shown):
    """What is known when the last turn is over (SB-58)."""

    missions: list[Revealed]
    sheet: list[Line]
    totals: list[int]
    winners: list[int]


class Public(Shown):
    """What everybody sees."""

    conspiracy: str
    allied: bool
    first: int
    turn: int  # whose turn it is; -1 when nobody's
    deck: int
    piles: list[int]  # sizes
    graveyard: str  # the top card; empty when there is none
    buried: int  # cards in the graveyard
    final: int  # final turns left after this one; -1 before the final round
    agents_played: list[str]  # this turn
    missions_used: list[str]  # spheres that got a mission this turn
    guilds: list[Guild]
    step: Step | None
    end: End | None


class View(Public):
    """What a seat sees."""

    shown: list[str]  # a pile or hand this seat is looking at now, or the draft packet
    own: Own | None  # nobody's for whoever watches
