"""The permanent texts: every choice a seat can make, and every event that can happen."""

from __future__ import annotations

from typing import Final

from nightmarket.games.dale_of_merchants.cards import CARD, SLOTS
from nightmarket.kernel import Domain, Kind, Numbers, Words

SEAT: Final = Numbers("seat", 4)
SLOT: Final = Numbers("slot", SLOTS)
STACK: Final = Numbers("stack", 11)
NTH: Final = Numbers("nth", 40)  # the how-manieth copy from the top of a pile
COPY: Final = Numbers("copy", 8)  # the how-manieth changed copy in a hand
VALUE: Final = Numbers("value", 6)
COUNT: Final = Numbers("count", 999)
DEEDS: Final = Domain(
    "deed", ("play", "pay", "build", "add", "discard", "throw", "show", "return", "swap", "keep")
)
PLAY_IT: Final = 0
PAY_IT: Final = 1
BUILD_IT: Final = 2
ADD_IT: Final = 3
DISCARD_IT: Final = 4
THROW_IT: Final = 5
SHOW_IT: Final = 6
RETURN_IT: Final = 7
SWAP_IT: Final = 8
KEEP_IT: Final = 9

WORDS: Final = Words()
# -- a card of the own hand; a copy with a changed value is named by `marked` instead
PLAY: Final = WORDS.verb("play", CARD)
PAY: Final = WORDS.verb("pay", CARD)
BUILD: Final = WORDS.verb("build", CARD)
ADD: Final = WORDS.verb("add", CARD)  # the partner adds to a stack (DM-71)
DISCARD: Final = WORDS.verb("discard", CARD)
THROW: Final = WORDS.verb("throw", CARD)  # throw away (DM-21)
SHOW: Final = WORDS.verb("show", CARD)
RETURN: Final = WORDS.verb("return", CARD)
SWAP: Final = WORDS.verb("swap", CARD)
KEEP: Final = WORDS.verb("keep", CARD)  # pay with Glue and keep it
MARKED: Final = WORDS.verb("marked", DEEDS, CARD, COPY)
# -- the market
BUY: Final = WORDS.verb("buy", SLOT, CARD)
CALCULATE: Final = WORDS.verb("calculate", SLOT, CARD)  # buy, rearranging the board first
ARRANGE: Final = WORDS.verb("arrange", CARD)  # the next card from the right
ARRANGE_BOUGHT: Final = WORDS.verb("arrange-bought")
PICK: Final = WORDS.verb("pick", SLOT, CARD)  # take from the board without buying
CLEAR: Final = WORDS.verb("clear", SLOT, CARD)  # throw away from the board
# -- piles, stall, players
TAKE: Final = WORDS.verb("take", CARD, NTH)  # from the own discard pile
FETCH: Final = WORDS.verb("fetch", CARD)  # from the own deck, searching
DROP: Final = WORDS.verb("drop", CARD)  # discard out of the searched deck
TAKE_BACK: Final = WORDS.verb("take-back", STACK, CARD)  # from the own stall
ORDER: Final = WORDS.verb("order", CARD)  # the next card from the top
GIVE: Final = WORDS.verb("give", SEAT, CARD)
CHOOSE: Final = WORDS.verb("choose", SEAT)
# -- the rest
DONE: Final = WORDS.verb("done")  # no more cards
ASK: Final = WORDS.verb("ask")  # the partner, for help with a stack
DECLINE: Final = WORDS.verb("decline")
USE: Final = WORDS.verb("use", CARD)  # an owl in hand
PASS: Final = WORDS.verb("pass")
GO_ON: Final = WORDS.verb("go-on")  # with the clean-up
RESOLVE: Final = WORDS.verb("resolve", CARD)  # a waiting technique
LEFT: Final = WORDS.verb("left")
RIGHT: Final = WORDS.verb("right")
TO_DECK: Final = WORDS.verb("to-deck")
TO_DISCARD: Final = WORDS.verb("to-discard")
GUESS: Final = WORDS.verb("guess", VALUE)
FACE: Final = WORDS.verb("face", VALUE)  # chance: the polecat die

TURN_BEGINS: Final = Kind("turn-begins", seat=SEAT)
WAITING_RESOLVED: Final = Kind("waiting", seat=SEAT, card=CARD)
PAID: Final = Kind("paid", seat=SEAT, card=CARD, value=COUNT)
GLUE_KEPT: Final = Kind("glue-kept", seat=SEAT)
ARRANGED: Final = Kind("arranged", seat=SEAT)
BOUGHT: Final = Kind("bought", seat=SEAT, card=CARD, price=COUNT)
PLAYED: Final = Kind("played", seat=SEAT, card=CARD)
RESOLVED: Final = Kind("resolved", seat=SEAT, card=CARD)
PLACED: Final = Kind("placed", seat=SEAT, card=CARD, stack=STACK)
BUILT: Final = Kind("built", seat=SEAT, stack=STACK, total=COUNT)
OFFERED: Final = Kind("offered", seat=SEAT, card=CARD)
HELP_ASKED: Final = Kind("help-asked", seat=SEAT, partner=SEAT, missing=COUNT)
HELP_DECLINED: Final = Kind("help-declined", seat=SEAT)
DISCARDED: Final = Kind("discarded", seat=SEAT, card=CARD)
MILLED: Final = Kind("milled", seat=SEAT, card=CARD)  # from the top of the deck
STUDIED: Final = Kind("studied", seat=SEAT, card=CARD)  # discarded out of a searched deck
DREW: Final = Kind("drew", seat=SEAT, card=CARD.only("seat"))
DREW_JUNK: Final = Kind("drew-junk", seat=SEAT)
STOLE: Final = Kind("stole", seat=SEAT, victim=SEAT, card=CARD.only("seat"))
RETURNED: Final = Kind("returned", seat=SEAT, victim=SEAT, card=CARD.only("seat"))
DREW_MARKET: Final = Kind("drew-market", seat=SEAT, card=CARD.only("seat"))
SHUFFLED: Final = Kind("shuffled", seat=SEAT)
MARKET_SHUFFLED: Final = Kind("market-shuffled")
LAID_OUT: Final = Kind("laid-out", slot=SLOT, card=CARD)
THREW: Final = Kind("threw", seat=SEAT, card=CARD)
CLEARED: Final = Kind("cleared", seat=SEAT, card=CARD)
PICKED_UP: Final = Kind("picked", seat=SEAT, card=CARD)
TOOK: Final = Kind("took", seat=SEAT, card=CARD)
TOOK_BACK: Final = Kind("took-back", seat=SEAT, card=CARD, stack=STACK)
ON_DECK: Final = Kind("on-deck", seat=SEAT, card=CARD)
FETCHED: Final = Kind("fetched", seat=SEAT, card=CARD.only("seat"))
LOOKED: Final = Kind("looked", seat=SEAT, count=COUNT)
PEEKED: Final = Kind("peeked", seat=SEAT, victim=SEAT)
SHIFTED: Final = Kind("shifted", seat=SEAT, owner=SEAT, card=CARD.only("seat"))
RAFFLED: Final = Kind("raffled", seat=SEAT, victim=SEAT, card=CARD.only("seat", "victim"))
GATHERED: Final = Kind("gathered", seat=SEAT, giver=SEAT, card=CARD.only("seat", "giver"))
SHARED: Final = Kind("shared", seat=SEAT, receiver=SEAT, card=CARD.only("seat", "receiver"))
TURNED: Final = Kind("turned", seat=SEAT, side=Domain("side", ("left", "right")))
ROLLED: Final = Kind("rolled", seat=SEAT, value=VALUE)
SHOWN: Final = Kind("shown", seat=SEAT, card=CARD)
CHANGED: Final = Kind("changed", seat=SEAT, card=CARD, value=COUNT)
GUESSED: Final = Kind("guessed", seat=SEAT, value=VALUE)
REVEALED: Final = Kind("revealed", seat=SEAT, card=CARD)
SURVIVED: Final = Kind("survived", seat=SEAT, count=COUNT)
IRONED: Final = Kind("ironed", seat=SEAT)
USED_OWL: Final = Kind("used", seat=SEAT, card=CARD)
BALANCED: Final = Kind("balanced", seat=SEAT, gave=CARD, got=CARD)
WON: Final = Kind("won", seat=SEAT)

KINDS_OF_EVENT: Final = (
    *(TURN_BEGINS, WAITING_RESOLVED, PAID, GLUE_KEPT, ARRANGED, BOUGHT, PLAYED, RESOLVED, PLACED),
    *(BUILT, OFFERED, HELP_ASKED, HELP_DECLINED, DISCARDED, MILLED, STUDIED, DREW, DREW_JUNK),
    *(STOLE, RETURNED, DREW_MARKET, SHUFFLED, MARKET_SHUFFLED, LAID_OUT, THREW, CLEARED),
    *(PICKED_UP, TOOK, TOOK_BACK, ON_DECK, FETCHED, LOOKED, PEEKED, SHIFTED, RAFFLED, GATHERED),
    *(SHARED, TURNED, ROLLED, SHOWN, CHANGED, GUESSED, REVEALED, SURVIVED, IRONED, USED_OWL),
    *(BALANCED, WON),
)
