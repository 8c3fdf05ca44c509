"""The permanent texts: every choice a seat can make, and every event that can happen.

Choices name cards by the names of the default set: with another pack, `play:herald:support` plays
whatever agent lies in the Herald's place.
"""

from __future__ import annotations

from typing import Final

from nightmarket.games.shadow_blades.cards import (
    AGENTS,
    CARDS,
    CONSPIRACIES,
    DEFAULT,
    FIRST_WEAPON,
    PILES,
    SPHERES,
)
from nightmarket.kernel import Domain, Kind, Numbers, Words

SEAT: Final = Numbers("seat", 4)
SPHERE: Final = Domain("sphere", SPHERES)
# All three are called "card": one set of messages names them.
AGENT: Final = Domain("card", tuple(DEFAULT.ids[:AGENTS]))
MISSION: Final = Domain("card", tuple(DEFAULT.ids[AGENTS:FIRST_WEAPON]))
CARD: Final = Domain("card", tuple(DEFAULT.ids))
PILE: Final = Domain(
    "pile", tuple(str(i + 1) for i in range(PILES))
)  # as people count them (SB-17)
CONSPIRACY: Final = Domain("conspiracy", CONSPIRACIES)
COUNT: Final = Numbers("count", CARDS + 1)
STRENGTH: Final = Numbers("strength", 100)

WORDS: Final = Words()
KEEP: Final = WORDS.verb("keep", CARD)  # the draft (SB-19)
RECRUIT: Final = WORDS.verb("recruit")
TAKE: Final = WORDS.verb("take")  # the pile being looked at
BACK: Final = WORDS.verb("back")  # put it back
SKIP: Final = WORDS.verb("skip")  # final round only
END: Final = WORDS.verb("end")  # of the Order
SHADOW: Final = WORDS.verb("shadow", CARD)  # end the Order with a card for the ally (SB-77)
PLAY: Final = WORDS.verb("play", AGENT, SPHERE)  # without weapons
PLAY_ARMED: Final = WORDS.verb("play-armed", AGENT, SPHERE)  # weapons follow
PLANT: Final = WORDS.verb("plant", AGENT, SEAT, SPHERE)  # Espionage: into that seat's row
PLANT_ARMED: Final = WORDS.verb("plant-armed", AGENT, SEAT, SPHERE)
ARM: Final = WORDS.verb("arm", CARD)
READY: Final = WORDS.verb("ready")  # enough weapons
LAY: Final = WORDS.verb("lay", MISSION, SPHERE)
BETRAY: Final = WORDS.verb("betray", AGENT)  # Traitor: whom; the weapon follows
BLOW: Final = WORDS.verb("blow", AGENT)  # Deadly Blow: what I discard; the target follows
DECLINE: Final = WORDS.verb("decline")  # leave an ability unused
USE: Final = WORDS.verb("use")  # an ability without a target
DESTROY: Final = WORDS.verb("destroy", AGENT)
SACRIFICE_IT: Final = WORDS.verb("sacrifice", AGENT)
LURE: Final = WORDS.verb("lure", AGENT)
RETURN: Final = WORDS.verb("return", AGENT)
FORGE_FOR: Final = WORDS.verb("forge", AGENT)  # Blacksmith: for whom; the weapon follows
LOOT: Final = WORDS.verb("loot", CARD)  # Marauder
STEAL: Final = WORDS.verb("steal", SEAT)  # Cutpurse
PRESS: Final = WORDS.verb("press", SEAT)  # Blackmailer
WATCH: Final = WORDS.verb("watch", SEAT)  # Watcher
SEEN: Final = WORDS.verb("seen")  # done looking at a hand
SEARCH: Final = WORDS.verb("search", PILE)  # Smuggler: look at this pile
GIVE: Final = WORDS.verb("give", CARD)  # into that pile
GET: Final = WORDS.verb("get", CARD)  # out of that pile
DISCARD: Final = WORDS.verb("discard", CARD)

BEGINS: Final = Kind("begins", seat=SEAT, conspiracy=CONSPIRACY)
KEPT: Final = Kind("kept", seat=SEAT, card=CARD.only("seat"))
RECRUITS: Final = Kind("recruits", seat=SEAT)
LOOKED: Final = Kind("looked", seat=SEAT, pile=PILE, count=COUNT)
PUT_BACK: Final = Kind("put-back", seat=SEAT, pile=PILE)
TOOK_PILE: Final = Kind("took-pile", seat=SEAT, pile=PILE, count=COUNT)
DREW: Final = Kind("drew", seat=SEAT, card=CARD.only("seat"))
REFILLED: Final = Kind("refilled", pile=PILE, count=COUNT)
PLAYED: Final = Kind("played", seat=SEAT, agent=AGENT, sphere=SPHERE, strength=STRENGTH)
PLANTED: Final = Kind(
    "planted", seat=SEAT, agent=AGENT, other=SEAT, sphere=SPHERE, strength=STRENGTH
)
ARMED: Final = Kind("armed", seat=SEAT, card=CARD, agent=AGENT, strength=STRENGTH)
LAID: Final = Kind("laid", seat=SEAT, sphere=SPHERE, mission=MISSION.only("seat"))
UNUSED: Final = Kind("unused", seat=SEAT, agent=AGENT)
DESTROYED: Final = Kind("destroyed", seat=SEAT, agent=AGENT, owner=SEAT)
SACRIFICED: Final = Kind("sacrificed", seat=SEAT, agent=AGENT)
DISCARDED: Final = Kind("discarded", seat=SEAT, card=CARD)
MOVED: Final = Kind("moved", seat=SEAT, agent=AGENT, owner=SEAT, sphere=SPHERE)
RETURNED: Final = Kind("returned", seat=SEAT, agent=AGENT)
STOLEN: Final = Kind("stolen", seat=SEAT, victim=SEAT, card=CARD.only("seat", "victim"))
PRESSED: Final = Kind("pressed", seat=SEAT, victim=SEAT)
WATCHED: Final = Kind("watched", seat=SEAT, other=SEAT)
LOOTED: Final = Kind("looted", seat=SEAT, card=CARD, agent=AGENT)
DUG_UP: Final = Kind("dug-up", seat=SEAT, card=CARD)
SEARCHED: Final = Kind("searched", seat=SEAT, pile=PILE, count=COUNT)
SWAPPED: Final = Kind(
    "swapped", seat=SEAT, pile=PILE, gave=CARD.only("seat"), got=CARD.only("seat")
)
PASSED: Final = Kind("shadow", seat=SEAT, ally=SEAT, card=CARD.only("seat", "ally"))
GAINED: Final = Kind("gained", seat=SEAT, sphere=SPHERE)
LOST: Final = Kind("lost", seat=SEAT, sphere=SPHERE)
SKIPPED: Final = Kind("skipped", seat=SEAT)
FINAL_ROUND: Final = Kind("final-round", seat=SEAT, deck=COUNT)
REVEALED: Final = Kind("revealed", seat=SEAT, mission=MISSION, sphere=SPHERE, coins=COUNT)

KINDS_OF_EVENT: Final = (
    BEGINS,
    KEPT,
    RECRUITS,
    LOOKED,
    PUT_BACK,
    TOOK_PILE,
    DREW,
    REFILLED,
    PLAYED,
    PLANTED,
    ARMED,
    LAID,
    UNUSED,
    DESTROYED,
    SACRIFICED,
    DISCARDED,
    MOVED,
    RETURNED,
    STOLEN,
    PRESSED,
    WATCHED,
    LOOTED,
    DUG_UP,
    SEARCHED,
    SWAPPED,
    PASSED,
    GAINED,
    LOST,
    SKIPPED,
    FINAL_ROUND,
    REVEALED,
)
