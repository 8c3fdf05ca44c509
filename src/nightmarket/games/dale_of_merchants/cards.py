"""What lies on the table: the animalfolk sets, junk, the market, and how a card is written as an int.

A card kind is a number: 0 is junk, then six kinds for each set in the order of their values. In open
zones (discard piles, stalls, play areas, the market) a card is its kind. In closed zones (hands, decks,
the market deck, set aside) further bits say who knows it and where it could come from; see `knowledge`.
"""

from __future__ import annotations

from typing import Final

# -- the sets (DM-5, DM-6): name, value, copies, and what kind of card it is

TECHNIQUE: Final = 1  # played as an action (DM-45)
PLUS: Final = 2  # a technique that grants one more action (DM-34)
LASTING: Final = 4  # a technique that stays until the start of the owner's next turn (DM-49)
PASSIVE: Final = 8  # works by itself (DM-7)


class Card:
    """A row of the table of cards."""

    def __init__(self, name: str, value: int, copies: int, traits: int) -> None:
        self.name = name
        self.value = value
        self.copies = copies
        self.traits = traits


_T: Final = TECHNIQUE | PLUS
_L: Final = TECHNIQUE | PLUS | LASTING

FOLK: Final[dict[str, tuple[Card, ...]]] = {
    "platypus": (
        Card("tireless-tinkerer", 1, 4, _T),
        Card("calculations", 2, 3, PASSIVE),
        Card("safety-precaution", 3, 3, _T),
        Card("magnet", 4, 3, _T),
        Card("dangerous-test", 5, 1, _T),
        Card("glue", 5, 1, PASSIVE),
    ),
    "sloth": (
        Card("steady-achiever", 1, 4, _L),
        Card("shopping-journey", 2, 3, TECHNIQUE | LASTING),
        Card("housecleaning", 3, 3, _L),
        Card("siesta", 4, 3, _L),
        Card("lunch-break", 5, 1, _L),
        Card("ironing", 5, 1, _L),
    ),
    "crocodile": (
        Card("little-villain", 1, 4, _T),
        Card("scary-gunfight", 2, 3, _L),
        Card("night-shift", 3, 3, _T),
        Card("ruthless-competition", 4, 3, _T),
        Card("nasty-threat", 5, 1, _L),
        Card("lost-shipments", 5, 1, _L),
    ),
    "fox": (
        Card("cunning-neighbour", 1, 4, _T),
        Card("cheer", 2, 3, _T),
        Card("raffle", 3, 3, _T),
        Card("charity", 4, 3, _T),
        Card("tasters", 5, 1, _T),
        Card("rumours", 5, 1, _T),
    ),
    "polecat": (
        Card("daring-adventurer", 1, 4, _T),
        Card("rare-artefact", 2, 3, _T),
        Card("swank", 3, 3, _T),
        Card("risky-business", 4, 3, _T),
        Card("natural-survivor", 5, 1, _T),
        Card("sofa", 5, 1, PASSIVE),
    ),
    "owl": (
        Card("wise-spy", 1, 4, PASSIVE),
        Card("ancient-knowledge", 2, 3, PASSIVE),
        Card("quality-inspection", 3, 3, PASSIVE),
        Card("binoculars", 4, 3, PASSIVE),
        Card("balancing", 5, 1, PASSIVE),
        Card("extra-remarks", 5, 1, PASSIVE),
    ),
}

SETS: Final[tuple[str, ...]] = tuple(FOLK)
PER_SET: Final = 6
NONE: Final = -1  # no card, no set

JUNK: Final = 0
TIRELESS_TINKERER: Final = 1
CALCULATIONS: Final = 2
SAFETY_PRECAUTION: Final = 3
MAGNET: Final = 4
DANGEROUS_TEST: Final = 5
GLUE: Final = 6
STEADY_ACHIEVER: Final = 7
SHOPPING_JOURNEY: Final = 8
HOUSECLEANING: Final = 9
SIESTA: Final = 10
LUNCH_BREAK: Final = 11
IRONING: Final = 12
LITTLE_VILLAIN: Final = 13
SCARY_GUNFIGHT: Final = 14
NIGHT_SHIFT: Final = 15
RUTHLESS_COMPETITION: Final = 16
NASTY_THREAT: Final = 17
LOST_SHIPMENTS: Final = 18
CUNNING_NEIGHBOUR: Final = 19
CHEER: Final = 20
RAFFLE: Final = 21
CHARITY: Final = 22
TASTERS: Final = 23
RUMOURS: Final = 24
DARING_ADVENTURER: Final = 25
RARE_ARTEFACT: Final = 26
SWANK: Final = 27
RISKY_BUSINESS: Final = 28
NATURAL_SURVIVOR: Final = 29
SOFA: Final = 30
WISE_SPY: Final = 31
ANCIENT_KNOWLEDGE: Final = 32
QUALITY_INSPECTION: Final = 33
BINOCULARS: Final = 34
BALANCING: Final = 35
EXTRA_REMARKS: Final = 36

_ROWS: Final = [Card("junk", 1, 20, 0)] + [card for folk in FOLK.values() for card in folk]
NAMES: Final[tuple[str, ...]] = tuple([card.name for card in _ROWS])
VALUE: Final[list[int]] = [card.value for card in _ROWS]
COPIES: Final[list[int]] = [card.copies for card in _ROWS]
TRAITS: Final[list[int]] = [card.traits for card in _ROWS]
SET_OF: Final[list[int]] = [NONE] + [i // PER_SET for i in range(len(_ROWS) - 1)]

PLATYPUSES: Final = 0
SLOTHS: Final = 1
CROCODILES: Final = 2
FOXES: Final = 3
POLECATS: Final = 4
OWLS: Final = 5

# -- fixed numbers

SLOTS: Final = 5  # the surcharge of a slot is its number, 0 is rightmost (DM-10)
STARTING_DECK: Final = 10  # DM-12
HAND_LIMIT: Final = 5  # DM-59
STACKS: Final = 8  # DM-2
TEAM_STACKS: Final = 10  # DM-70
JUNK_CARDS: Final = 20  # DM-4
DIE: Final = (1, 1, 2, 2, 3, 3)  # DM-4
GUNFIGHT_SURCHARGE: Final = 2  # DM-39
REQUESTS: Final = 3  # how often a player may ask the partner for help in one turn (DM-71)

# -- a card in a closed zone, bit by bit

KIND: Final = 63
KNOWN_BY: Final = 6  # shift: one bit a seat, the fifth for everybody
KNOWS: Final = 31 << 6
EVERYBODY: Final = 31 << 6
PUBLIC: Final = 1 << 10
TAG: Final = 11  # shift: the pool the card was counted in, six bits
TAG_MASK: Final = 63
BLUR: Final = 17  # shift: cards of one blur may have changed places unseen, eight bits
BLUR_MASK: Final = 255
SEEN_BY: Final = 25  # shift: who knows that this card is among those of its blur, five bits
PICKED: Final = 1 << 30  # offered for the stack that is being built
USED: Final = 1 << 31  # a Wise Spy that was used this turn
WORTH: Final = 32  # shift: the changed value, 0 while the printed one holds
MARKS: Final = ~((1 << 30) - 1)  # what a card has only in hand
LOOK: Final = KIND | MARKS  # what makes two copies in a hand different

MARKET: Final = 4  # the owner of pools that come from the market deck
