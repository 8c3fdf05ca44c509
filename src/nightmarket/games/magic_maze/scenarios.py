"""What each scenario switches on (section 13), and the settings a game is played with."""

from __future__ import annotations

from typing import Any, Final

from nightmarket.games.magic_maze.tiles import MAGE_TILE, SAND, SECOND, SIDE_A, SIDE_B

# The rules that can be switched, as bits. Permanent ones add up over the campaign, scenarios 2 to 6.
RULES: Final[tuple[str, ...]] = (
    "free-talk",  # 1: talking is free all game
    "own-exits",  # 2: every hero leaves by the exit of its own colour
    "passing",  # 3: action tiles pass to the left at every flip
    "gaps",  # 4: the dwarf passes the gaps in orange walls
    "elf-talk",  # 4: an exploration by the elf opens talk
    "crystal-ball",  # 5: the mage explores from afar
    "cameras",  # 6: working cameras close the hourglass cells
    "mage-tile-on-top",  # 5: tile 15 is drawn first
    "face-up",  # 8: the top of the stack is seen
    "leader",  # 9: one player without a tile has the pawn for himself
    "fool-guards",  # 10: artefacts and exits of another colour
    "rearrangement",  # 11: two tiles go at every flip
    "gestures",  # 12: no word, ever
    "dimensions",  # 13: two malls, joined by portals alone
    "no-talk",  # 14: no talk window ever opens
    "no-pawn",  # 15
    "no-portals",  # 16
    "no-gatherings",  # 17: two heroes never share a tile but tile 1
)
FREE_TALK: Final = 1 << 0
OWN_EXITS: Final = 1 << 1
PASSING: Final = 1 << 2
GAPS: Final = 1 << 3
ELF_TALK: Final = 1 << 4
CRYSTAL_BALL: Final = 1 << 5
CAMERAS_WATCH: Final = 1 << 6
MAGE_TILE_ON_TOP: Final = 1 << 7
FACE_UP: Final = 1 << 8
LEADER: Final = 1 << 9
FOOL_GUARDS: Final = 1 << 10
REARRANGEMENT: Final = 1 << 11
GESTURES: Final = 1 << 12
DIMENSIONS: Final = 1 << 13
NO_TALK: Final = 1 << 14
NO_PAWN: Final = 1 << 15
NO_PORTALS: Final = 1 << 16
NO_GATHERINGS: Final = 1 << 17

EVERYDAY: Final = OWN_EXITS | PASSING | GAPS | ELF_TALK | CRYSTAL_BALL | CAMERAS_WATCH

SCENARIOS: Final = 17
LEVELS: Final[tuple[int, ...]] = (12, 14, 15, 17, 19, 22, 24)  # MM-157
DEFAULT_LEVEL: Final = 19

# Tiles without which nothing can be played, and what single rules need besides (MM-167): the artefacts
# and the purple exit, the other exits, the second middle, the mage's tile.
NEEDED: Final[tuple[int, ...]] = (2, 6, 7, 8, 9)
NEEDS: Final[dict[int, tuple[int, ...]]] = {
    OWN_EXITS: (10, 11, 12),
    DIMENSIONS: (SECOND,),
    MAGE_TILE_ON_TOP: (MAGE_TILE,),
}
# Rules that do not go together: in two dimensions two heroes begin on one tile (MM-166).
AGAINST: Final[tuple[tuple[int, int], ...]] = ((DIMENSIONS, NO_GATHERINGS),)

# By scenario, from 1 on: the rule to read about it.
LESSONS: Final[tuple[str, ...]] = (
    *("MM-150", "MM-94", "MM-145", "MM-105", "MM-110", "MM-120", "MM-156"),
    *("MM-158", "MM-159", "MM-160", "MM-130", "MM-161", "MM-162", "MM-163", "MM-164", "MM-165"),
    "MM-166",
)

# By scenario number: the rules (MM-150 to MM-166).
RULES_OF: Final[tuple[int, ...]] = (
    0,
    FREE_TALK,
    OWN_EXITS,
    OWN_EXITS | PASSING,
    OWN_EXITS | PASSING | GAPS | ELF_TALK,
    OWN_EXITS | PASSING | GAPS | ELF_TALK | CRYSTAL_BALL | MAGE_TILE_ON_TOP,
    EVERYDAY,
    EVERYDAY,
    EVERYDAY | FACE_UP,
    EVERYDAY | LEADER,
    EVERYDAY | FOOL_GUARDS,
    EVERYDAY | REARRANGEMENT,
    EVERYDAY | GESTURES,
    EVERYDAY | DIMENSIONS | FACE_UP,
    EVERYDAY | NO_TALK,
    EVERYDAY | NO_TALK | NO_PAWN,
    EVERYDAY | NO_PORTALS,
    EVERYDAY | NO_GATHERINGS,
)
LAST_TILE: Final[tuple[int, ...]] = (0, 9, 12, 12, 14, 13, 17, 19)


def side_of(scenario: int) -> int:
    """Which side of tile 1 is up when nobody chose (MM-150 to MM-157)."""
    return SIDE_A if scenario <= 4 else SIDE_B


def tiles_of(scenario: int, mage_stack: int) -> list[int]:
    """The tiles of the stack when nobody chose others."""
    if scenario == 5:  # MM-154: tile 15 comes on top
        return [*range(2, mage_stack + 1), MAGE_TILE]
    last = LAST_TILE[scenario] if scenario < len(LAST_TILE) else DEFAULT_LEVEL
    return list(range(2, last + 1))


def tiles_up_to(level: int, rules: int) -> list[int]:
    """The tiles of a level (MM-157)."""
    more = [MAGE_TILE] if rules & MAGE_TILE_ON_TOP and level < MAGE_TILE else []
    return [*range(2, level + 1), *more]


class Setting:
    """How this game is played: fixed at the start and shared by all clones."""

    def __init__(
        self,
        scenario: int,
        side: int,
        rules: int,
        tiles: list[int],
        sand: int,
        camera_threshold: int,
        elf_until_action: int,
        leader_fixed: int,
        rearrange_always: int,
        door_first: int,
        used_closed: int,
        reveal_lock: int,
        choose_start: int,
        grace: int,
        turn_second: int,
    ) -> None:
        self.scenario = scenario
        self.side = side  # the tile in the middle: SIDE_A or SIDE_B
        self.rules = rules  # bits
        self.tiles = tiles  # those beside tile 1
        self.sand = sand  # capacity of the timer in ms (MM-91)
        self.camera_threshold = camera_threshold  # working cameras that close hourglasses (R1)
        self.elf_until_action = elf_until_action  # 1: elf talk ends with the next action (R3)
        self.leader_fixed = leader_fixed  # 1: scenario 9's leader stays (R5)
        self.rearrange_always = rearrange_always  # 1: scenario 11 discards after the theft too (R6)
        self.door_first = door_first  # 1: the door is chosen before the tile is seen (R7)
        self.used_closed = used_closed  # 1: cameras close used hourglasses as well (R8)
        self.reveal_lock = reveal_lock  # ms between two reveals in solo (MM-173)
        self.choose_start = choose_start  # 1: players arrange the heroes before the start (R11)
        self.grace = grace  # ms after the last grain in which actions still count (R10)
        self.turn_second = turn_second  # 1: scenario 13's tile 3 is turned before the start (R13)

    def has(self, rule: int) -> bool:
        return self.rules & rule != 0

    def row(self) -> list[Any]:
        return [
            *(self.scenario, self.side, self.rules, self.tiles[:], self.sand),
            *(self.camera_threshold, self.elf_until_action, self.leader_fixed),
            *(self.rearrange_always, self.door_first, self.used_closed, self.reveal_lock),
            *(self.choose_start, self.grace, self.turn_second),
        ]

    def is_slow(self) -> bool:
        """More sand than the box holds: marked in the result (MM-91)."""
        return self.sand > SAND
