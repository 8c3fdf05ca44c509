"""The permanent texts: every choice a seat can make, and every event that can happen."""

from __future__ import annotations

from typing import Final

from nightmarket.games.shadow_traders.cards import (
    ACTIONS,
    DICE,
    EVENTS,
    FACES,
    GOODS,
    MISSIONS,
)
from nightmarket.kernel import Domain, Kind, Numbers, Words

SEAT: Final = Numbers("seat", 6)
GOOD: Final = Domain("good", GOODS)
CLIENT: Final = Domain("client", MISSIONS)
FACE: Final = Domain("face", FACES)
ACTION: Final = Domain("action", ACTIONS)
DIE: Final = Numbers("die", DICE)
TIMES: Final = Numbers("times", 15)  # at most 2 × (5 dice + 2 bonus symbols)
EVENT: Final = Domain("event", EVENTS)
ROUND: Final = Numbers("round", 8)

WORDS: Final = Words()
WORDS_ONLY: Final = WORDS.verb("words")  # E6: this turn only place tokens
DEEDS_ONLY: Final = WORDS.verb("deeds")  # E6: this turn only roll and act
PLACE: Final = WORDS.verb("place", CLIENT, SEAT)
ROLL: Final = WORDS.verb("roll")  # enough suspicion, roll the dice
REST: Final = WORDS.verb("rest")  # enough suspicion, and no dice this turn (E6)
REROLL: Final = WORDS.verb("reroll", CLIENT)  # pay with this token
REROLL_FREE: Final = WORDS.verb("reroll-free")  # E12
PICK: Final = WORDS.verb("pick", DIE)  # a die to roll again
THROW: Final = WORDS.verb("throw")  # roll the picked dice
FLIP: Final = WORDS.verb("flip", DIE)  # E9
ACT: Final = WORDS.verb("act", ACTION, TIMES)
SKIP: Final = WORDS.verb("skip")  # nothing can be done
USE: Final = WORDS.verb("use", DIE, ACTION)  # E13
STEAL_IT: Final = WORDS.verb("steal", SEAT, GOOD)
GIVE_IT: Final = WORDS.verb("give", SEAT, GOOD)
GIVE_STASHED: Final = WORDS.verb("give-stashed", SEAT, GOOD)
OFFER: Final = WORDS.verb("offer", GOOD)  # first half of a swap: what I give
OFFER_STASHED: Final = WORDS.verb("offer-stashed", GOOD)
SWAP_FOR: Final = WORDS.verb("swap", SEAT, GOOD)  # second half: what I get, from whom
LIFT: Final = WORDS.verb("lift", SEAT, GOOD)  # first half of a move: what, from whom
DROP: Final = WORDS.verb("drop", SEAT)  # second half: to whom
STASH: Final = WORDS.verb("stash", GOOD)
FACE_UP: Final = WORDS.verb("face", FACE)  # chance: one die shows this face

ROUND_BEGINS: Final = Kind("round-begins", round=ROUND, first=SEAT)
EVENT_REVEALED: Final = Kind("event-revealed", seat=SEAT, event_card=EVENT)
SANDSTORM_COMES: Final = Kind("sandstorm", seat=SEAT)
ARTEFACT_TAKEN: Final = Kind("artefact", seat=SEAT)
TURN_BEGINS: Final = Kind("turn-begins", seat=SEAT, unstashed=Numbers("count", 99))
CHOSE_WORDS: Final = Kind("words", seat=SEAT)
CHOSE_DEEDS: Final = Kind("deeds", seat=SEAT)
TOKEN_PLACED: Final = Kind("token-placed", seat=SEAT, board=SEAT, client=CLIENT)
ROLLED: Final = Kind("rolled", seat=SEAT, d1=FACE, d2=FACE, d3=FACE, d4=FACE, d5=FACE)
TOKEN_DISCARDED: Final = Kind("token-discarded", seat=SEAT, client=CLIENT.only("seat"))
FREE_REROLLED: Final = Kind("free-reroll", seat=SEAT)
FLIPPED: Final = Kind("flipped", seat=SEAT, die=DIE, face=FACE)
ACTS: Final = Kind("acts", seat=SEAT, action=ACTION, times=TIMES)
SKIPPED: Final = Kind("skipped", seat=SEAT)
USED: Final = Kind("used", seat=SEAT, die=DIE, action=ACTION)
STOLEN: Final = Kind("stolen", seat=SEAT, victim=SEAT, good=GOOD)
GIVEN: Final = Kind("given", seat=SEAT, receiver=SEAT, good=GOOD)
SWAPPED: Final = Kind("swapped", seat=SEAT, gave=GOOD, other=SEAT, got=GOOD)
MOVED: Final = Kind("moved", seat=SEAT, source=SEAT, target=SEAT, good=GOOD)
STASHED: Final = Kind("stashed", seat=SEAT, good=GOOD)
EMBARGO: Final = Kind("embargo", seat=SEAT)
LAPSED: Final = Kind("lapsed", seat=SEAT, times=TIMES)
LAMP_CARD: Final = Kind("lamp-card", seat=SEAT)

KINDS_OF_EVENT: Final = (
    ROUND_BEGINS,
    EVENT_REVEALED,
    SANDSTORM_COMES,
    ARTEFACT_TAKEN,
    TURN_BEGINS,
    CHOSE_WORDS,
    CHOSE_DEEDS,
    TOKEN_PLACED,
    ROLLED,
    TOKEN_DISCARDED,
    FREE_REROLLED,
    FLIPPED,
    ACTS,
    SKIPPED,
    USED,
    STOLEN,
    GIVEN,
    SWAPPED,
    MOVED,
    STASHED,
    EMBARGO,
    LAPSED,
    LAMP_CARD,
)
