"""What lies on the table: the animalfolk sets, junk, the market, and how a card is written as an int.

A card kind is a number: 0 is junk, then six kinds for each set in the order of their values. The sets
themselves are in `sets`, one module each. In open
zones (discard piles, stalls, play areas, the market) a card is its kind. In closed zones (hands, decks,
the market deck, set aside) further bits say who knows it and where it could come from; see `knowledge`.
"""

from __future__ import annotations

from typing import Final

from nightmarket.kernel import Domain

# -- what kind of card it is

TECHNIQUE: Final = 1  # played as an action (DM-45)
PLUS: Final = 2  # a technique that grants one more action (DM-34)
LASTING: Final = 4  # a technique that stays until the start of the owner's next turn (DM-49)
PASSIVE: Final = 8  # works by itself (DM-7)
STICKY: Final = 16  # paying with it, its owner may keep it (DM-42)
REARRANGES: Final = 32  # paying with it, the board may be laid anew first (DM-90)
ANY_STACK: Final = 64  # lies in stacks of other sets (DM-56)
QUICK: Final = TECHNIQUE | PLUS
STAYS: Final = TECHNIQUE | PLUS | LASTING

# -- the cards, by kind (DM-5, DM-6). Each set fills in its own, see `technique.add_set`.

PER_SET: Final = 6
ROOM: Final = 64  # kinds there can be: junk and ten sets
NONE: Final = -1  # no card, no set
JUNK: Final = 0

CARD: Final = Domain("card", ("junk", *[f"card-{kind}" for kind in range(1, ROOM)]))
NAMES: Final[list[str]] = CARD.names
VALUE: Final[list[int]] = [1] + [0] * (ROOM - 1)
COPIES: Final[list[int]] = [20] + [0] * (ROOM - 1)
TRAITS: Final[list[int]] = [0] * ROOM
SET_OF: Final[list[int]] = [NONE] * ROOM
# What a card does by lying there: in an opponent's play area …
DEARER: Final[list[int]] = [0] * ROOM  # adds to every price (DM-39)
HIGHER: Final[list[int]] = [0] * ROOM  # adds to what a stack must total (DM-54)
FEWER: Final[list[int]] = [0] * ROOM  # clean-up draws a single card (DM-62)
# … and in the own stall
LIMIT: Final[list[int]] = [0] * ROOM  # adds to the hand limit (DM-59)

SETS: Final[list[str]] = []
CALM: Final[list[int]] = []  # by set: what the rulebook's last page says of it, as an order of
CHANCY: Final[list[int]] = []  # preference when sets are left to chance (DM-11)
NASTY: Final[list[int]] = []

# The owls, whose moments are part of every turn: see `reactions`.
OWLS: Final = 5
WISE_SPY: Final = 31
ANCIENT_KNOWLEDGE: Final = 32
QUALITY_INSPECTION: Final = 33
BINOCULARS: Final = 34
BALANCING: Final = 35
EXTRA_REMARKS: Final = 36

# -- fixed numbers

SLOTS: Final = 5  # the surcharge of a slot is its number, 0 is rightmost (DM-10)
STARTING_DECK: Final = 10  # DM-12
HAND_LIMIT: Final = 5  # DM-59
STACKS: Final = 8  # DM-2
TEAM_STACKS: Final = 10  # DM-70
JUNK_CARDS: Final = 20  # DM-4
DIE: Final[tuple[int, ...]] = (1, 1, 2, 2, 3, 3)  # DM-4
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
