"""What lies on the table: goods, dice faces, missions, events. Numbers here are the ints inside.

Names of events, and of three of the six goods, are ours; everything else is from the rulebook.
"""

from __future__ import annotations

from typing import Final

# Goods (ST-5, ST-8): six colours, then the two tokens without a colour.
COLOURS: Final[tuple[str, ...]] = ("green", "yellow", "orange", "blue", "pink", "red")
GOODS: Final[tuple[str, ...]] = (*COLOURS, "lamp", "artefact")
LAMP: Final = 6
ARTEFACT: Final = 7
KINDS: Final = 8  # how many kinds of goods there are
PER_COLOUR: Final = 10

# Faces of a minion die (ST-7). The first five are also the actions.
FACES: Final[tuple[str, ...]] = ("steal", "give", "swap", "protect", "move", "smuggle")
STEAL: Final = 0
GIVE: Final = 1
SWAP: Final = 2
PROTECT: Final = 3
MOVE: Final = 4
SMUGGLE: Final = 5
ACTIONS: Final = FACES[:5]
DICE: Final = 5
OPPOSITE: Final[tuple[int, ...]] = (GIVE, STEAL, PROTECT, SWAP, SMUGGLE, MOVE)

# Missions, and the clients on suspicion tokens (ST-6, ST-9).
MISSIONS: Final[tuple[str, ...]] = ("keep", "take", "collect", "give-away", "choose", "lose")
KEEP: Final = 0
TAKE: Final = 1
COLLECT: Final = 2
GIVE_AWAY: Final = 3
CHOOSE: Final = 4
LOSE: Final = 5
CLIENTS: Final = 6

# Where a suspicion token is: with its owner, discarded for a re-roll, or PLACED + board.
HELD: Final = 0
DISCARDED: Final = 1
PLACED: Final = 2

# Events (ST-71), E1 to E13, and the sandstorm (ST-72).
EVENTS: Final[tuple[str, ...]] = (
    *("double-swap", "double-steal", "double-give", "cursed-artefact", "no-swap"),
    *("place-or-roll", "extra-smuggle", "double-protect", "flip-dice", "no-steal"),
    *("no-protect", "free-reroll", "all-five", "sandstorm"),
)
DOUBLE_SWAP: Final = 0
DOUBLE_STEAL: Final = 1
DOUBLE_GIVE: Final = 2
CURSED_ARTEFACT: Final = 3
NO_SWAP: Final = 4
PLACE_OR_ROLL: Final = 5
EXTRA_SMUGGLE: Final = 6
DOUBLE_PROTECT: Final = 7
FLIP_DICE: Final = 8
NO_STEAL: Final = 9
NO_PROTECT: Final = 10
FREE_REROLL: Final = 11
ALL_FIVE: Final = 12
SANDSTORM: Final = 13

# Which action an event doubles or forbids; -1 for none.
DOUBLED: Final[tuple[int, ...]] = (SWAP, STEAL, GIVE, -1, -1, -1, -1, PROTECT, -1, -1, -1, -1, -1)
FORBIDDEN: Final[tuple[int, ...]] = (-1, -1, -1, -1, SWAP, -1, -1, -1, -1, STEAL, PROTECT, -1, -1)
BONUS_SMUGGLES: Final = 2  # E7
EVENT_ROUNDS: Final = 4  # rounds that draw from the event deck (ST-15)
EMBARGO_AT: Final = 4  # Protect repetitions that make an embargo (ST-62)
