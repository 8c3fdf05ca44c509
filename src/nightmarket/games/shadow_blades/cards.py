"""What lies on the table: spheres, abilities, conditions, conspiracies, and the cards of a pack.

A card is an int: agents first, then missions, then weapons, in the order of the pack. The 76 places
have permanent names, those of the default set (packs/reconstructed.toml); the pack says what lies there.
"""

from __future__ import annotations

from typing import Final, cast

from nightmarket.kernel import Entry, PackOption

# Spheres, and the joker symbol that is no sphere (SB-4).
SPHERES: Final[tuple[str, ...]] = ("assassination", "theft", "support", "infiltration")
SYMBOLS: Final[tuple[str, ...]] = (*SPHERES, "mercenary")
ASSASSINATION: Final = 0
THEFT: Final = 1
SUPPORT: Final = 2
INFILTRATION: Final = 3
MERCENARY: Final = 4
ALL_SPHERES: Final = 15  # as a set of bits

# How many cards there are (SB-2).
AGENTS: Final = 34
MISSIONS: Final = 32
WEAPONS: Final = 10
FIRST_WEAPON: Final = AGENTS + MISSIONS
CARDS: Final = AGENTS + MISSIONS + WEAPONS
STARTERS: Final = 4
PILES: Final = 3

# Where a card in play is: seat * 4 + sphere, or ATTACHED + the agent that bears it; else NOWHERE.
PLACES: Final = 16
ATTACHED: Final = 16
NOWHERE: Final = -1

# Abilities (SB-49). The words are those of a pack.
ABILITIES: Final[tuple[str, ...]] = (
    "none",
    "destroy-opponent-max2",
    "destroy-same-sphere-weaker",
    "sacrifice-then-destroy",
    "recruit-now",
    "steal-random-hand-card",
    "take-attached-weapon",
    "play-extra-agent-any",
    "take-graveyard-top",
    "attach-weapon-to-earlier-agent",
    "discard-then-move-opponent-max2",
    "opponent-discards",
    "look-at-hand",
    "play-extra-agent-max2",
    "discard-mission-then-destroy-same-sphere",
    "swap-with-pile",
    "return-own-agent",
)
NO_ABILITY: Final = 0
DESTROY_SMALL: Final = 1  # Poisoner
DESTROY_WEAKER: Final = 2  # Duelist
SACRIFICE: Final = 3  # Fanatic
RECRUIT_NOW: Final = 4  # Grabber
STEAL_CARD: Final = 5  # Cutpurse
TAKE_WEAPON: Final = 6  # Marauder
EXTRA_AGENT: Final = 7  # Herald
DIG_UP: Final = 8  # Gravedigger
FORGE: Final = 9  # Blacksmith
LURE_SMALL: Final = 10  # Tempter
BLACKMAIL: Final = 11  # Blackmailer
LOOK_AT_HAND: Final = 12  # Watcher
EXTRA_SMALL_AGENT: Final = 13  # Captain of the Free Company
BOUNTY: Final = 14  # Bounty Hunter
SWAP_WITH_PILE: Final = 15  # Smuggler
RETURN_AGENT: Final = 16  # Wanderer
SMALL: Final = 2  # "strength 2 or less"

# Conditions of missions (SB-53).
CONDITIONS: Final[tuple[str, ...]] = (
    "none",
    "dominance-all",
    "dominance-min",
    "graveyard-min",
    "attached-weapons-min",
    "agent-in-every-sphere",
    "hand-max",
)
NO_CONDITION: Final = 0
DOMINANCE_ALL: Final = 1
DOMINANCE_MIN: Final = 2
GRAVEYARD_MIN: Final = 3
WEAPONS_MIN: Final = 4
EVERY_SPHERE: Final = 5
HAND_MAX: Final = 6
LEAST: Final[tuple[int, ...]] = (0, 0, 1, 1, 1, 0, 0)  # the smallest n that means something
MOST: Final[tuple[int, ...]] = (0, 0, 4, 76, 10, 0, 76)  # and the largest that can be

# Conspiracies (SB-64 to SB-71).
CONSPIRACIES: Final[tuple[str, ...]] = (
    *("none", "arrogance", "traitor", "double-bet", "partners"),
    *("deadly-blow", "stolen-weapons", "full-support", "espionage"),
)
NO_CONSPIRACY: Final = 0
ARROGANCE: Final = 1
TRAITOR: Final = 2
DOUBLE_BET: Final = 3
PARTNERS: Final = 4
DEADLY_BLOW: Final = 5
STOLEN_WEAPONS: Final = 6
FULL_SUPPORT: Final = 7
ESPIONAGE: Final = 8

QUIET_ROUNDS: Final = 10  # rounds without a card from the deck that end the game (SB-82)
FORMAT: Final = "shadow-blades-pack"
VERSION: Final = 1


class Cards:
    """The cards of one pack as tables by card number; shared by all states that play with it."""

    def __init__(self, value: str, pack: Entry) -> None:
        self.value = value  # of the option: a name, or the whole pack as a text
        self.ids: list[str] = []
        self.names: list[dict[str, str]] = []
        self.strength: list[int] = []  # of agents and weapons; 0 for a mission
        self.symbol: list[int] = []  # of agents
        self.starter: list[int] = []  # 1 for the agents with a seal
        self.ability: list[int] = []  # of agents
        self.spheres: list[
            int
        ] = []  # of all cards: the spheres a mission may be laid into, as bits
        self.coins: list[int] = []  # of all cards: what a mission is worth
        self.condition: list[int] = []  # of all cards
        self.n: list[int] = []  # the number in the condition, or its spheres as bits
        if pack.text("format", 40) != FORMAT:
            raise pack.bad("format", "pack-differs", wanted=FORMAT)
        if pack.number("version", 0, 1_000_000) != VERSION:
            raise pack.bad("version", "pack-differs", wanted=VERSION)
        self.title = pack.names("name")
        for entry in pack.entries("agents", "agent", AGENTS):
            self.add_agent(entry)
        if sum(self.starter) != STARTERS:
            count = sum(self.starter)
            raise pack.bad("agents", "pack-starters", count=count, wanted=STARTERS)
        for entry in pack.entries("missions", "mission", MISSIONS):
            self.add_mission(entry)
        for entry in pack.entries("weapons", "weapon", WEAPONS):
            self.add_weapon(entry)
        pack.end()

    def add_name(self, entry: Entry) -> None:
        id_ = entry.word("id")
        if id_ in self.ids:
            raise entry.bad("id", "pack-id-taken")
        self.ids.append(id_)
        self.names.append(entry.names("name"))

    def add_agent(self, entry: Entry) -> None:
        self.add_name(entry)
        self.symbol.append(entry.one_of("symbol", SYMBOLS))
        self.strength.append(entry.number("strength", 1, 4))
        self.starter.append(entry.flag("starter"))
        self.ability.append(entry.one_of("ability", ABILITIES) if entry.has("ability") else 0)
        self.add_mission_fields(0, 0, 0, 0)
        entry.end()

    def add_mission(self, entry: Entry) -> None:
        self.add_name(entry)
        symbols = entry.some_of("symbols", SYMBOLS)
        if MERCENARY in symbols and len(symbols) > 1:
            raise entry.bad("symbols", "pack-mercenary")
        coins = entry.number("coins", 1, 3)
        condition = 0
        n = 0
        if entry.has("condition"):
            inner = entry.inner("condition")
            condition = inner.one_of("code", CONDITIONS)
            if condition == DOMINANCE_ALL:
                n = bits(inner.some_of("spheres", SPHERES))
            elif MOST[condition]:
                n = inner.number("n", LEAST[condition], MOST[condition])
            inner.end()
        self.strength.append(0)
        spheres = ALL_SPHERES if MERCENARY in symbols else bits(symbols)
        self.add_mission_fields(spheres, coins, condition, n)
        entry.end()

    def add_weapon(self, entry: Entry) -> None:
        self.add_name(entry)
        self.strength.append(entry.number("strength", 1, 2))
        self.add_mission_fields(0, 0, 0, 0)
        entry.end()

    def add_mission_fields(self, spheres: int, coins: int, condition: int, n: int) -> None:
        self.spheres.append(spheres)
        self.coins.append(coins)
        self.condition.append(condition)
        self.n.append(n)

    def seals(self) -> list[int]:
        """The starters (SB-15)."""
        return [card for card in range(AGENTS) if self.starter[card]]


def bits(numbers: list[int]) -> int:
    found = 0
    for n in numbers:
        found |= 1 << n
    return found


PACK_OPTION: Final = PackOption(
    "pack", "nightmarket.games.shadow_blades", ("reconstructed",), "SB-2", Cards
)


def cards_of(value: str) -> Cards:
    """The cards of a pack by the option's value."""
    return cast(Cards, PACK_OPTION.load(value))


DEFAULT: Final = cards_of("reconstructed")
