# mypyc: no (msgspec structs)
"""What a seat may know of Dale of Merchants, field by field (section 13 of the rules)."""

from __future__ import annotations

from nightmarket.kernel.shown import Shown


class Card(Shown):
    """What is printed on a card."""

    set: str  # junk for junk
    value: int
    kind: str  # technique, passive or junk
    plus: bool  # grants one more action (DM-34)
    any_stack: bool  # lies in stacks of other sets (DM-56)
    rules: list[str]  # that speak of it


class Printed(Shown):
    cards: dict[str, Card]  # set by set, in the order of their values


class Held(Shown):
    """A card in the viewer's own hand, with its present value (DM-25)."""

    card: str
    value: int
    changed: bool = False
    picked: bool = False  # offered for a stack, or a Glue that pays and stays
    used: bool = False  # a Wise Spy that was used this turn
    known: bool = False  # the whole table knows it


class Slot(Shown):
    """A place of the market board, rightmost first."""

    card: str  # empty for a gap
    surcharge: int
    price: int  # for the viewer, for a watcher the active player; Scary Gunfights included


class Side(Shown):
    """A seat's side of the table."""

    hand: int
    known: list[str]  # cards of that hand the viewer knows
    picked: list[str]  # those that lie open: offered, shown, kept
    deck: int
    top: list[str]  # what the viewer knows of the deck, from the top; empty texts are unknown
    discard: list[str]  # bottom to top
    area: list[str]
    limit: int
    stall: int
    needs: int  # total of the next stack (DM-54)


class Stall(Shown):
    seats: list[int]
    stacks: list[list[str]]


class Pool(Shown):
    """Cards the viewer can count but not place: these, spread over so many places (DM-84)."""

    cards: dict[str, int]
    hands: list[int]  # how many of them are in each hand
    decks: list[int]
    market: int  # in the market deck
    aside: int


class View(Shown):
    sets: list[str]
    teams: bool
    goal: int
    turn: int
    turns: int
    ironing: int
    market: list[Slot]
    market_deck: int
    market_discard: list[str]
    junk: int
    sides: list[Side]
    stalls: list[Stall]
    own: list[Held] | None
    pools: list[Pool]  # what the viewer could have counted, as `resample` does
    aside: list[str]  # cards an effect is handling; empty texts are unknown
    searched: list[str]  # the own deck while searching it, in no order
    buying: str  # the card that is being paid for
    winners: list[int]
