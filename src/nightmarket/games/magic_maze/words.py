"""The permanent texts: every choice a seat or the clock can make, and every event that can happen."""

from __future__ import annotations

from typing import Final

from nightmarket.games.magic_maze.tiles import (
    ACTIONS,
    DIRECTIONS,
    HEROES,
    TILES,
)
from nightmarket.kernel import Domain, Kind, Numbers, Words

MOST_MS: Final = 10_000  # the longest time one tick can let pass

SEAT: Final = Numbers("seat", 9)
HERO: Final = Domain("hero", HEROES)
DIRECTION: Final = Domain("direction", DIRECTIONS)
ACTION: Final = Domain("action", ACTIONS)
TILE: Final = Domain("tile", TILES)
# A cell by its tile and its column and row there, in the stored orientation: 6-32.
CELL: Final = Domain(
    "cell", tuple([f"{t}-{x}{y}" for t in TILES for y in range(4) for x in range(4)])
)
# A door by its tile and side, in the stored orientation: 6-n.
DOOR: Final = Domain("door", tuple([f"{t}-{side}" for t in TILES for side in DIRECTIONS]))
MS: Final = Numbers("ms", MOST_MS + 1)

WORDS: Final = Words()
WAIT: Final = WORDS.verb("wait")  # look on; changes nothing
READY: Final = WORDS.verb("ready")
START: Final = WORDS.verb("start")  # the host starts, by the clock's hand
STAND: Final = WORDS.verb("stand", HERO, CELL)  # place_start_hero
MOVE: Final = WORDS.verb("move", HERO, DIRECTION, CELL)  # in a straight line to this cell
SLIDE: Final = WORDS.verb("slide", HERO, DIRECTION)  # as far as possible
TAKE_PORTAL: Final = WORDS.verb("portal", CELL)  # the hero is the one of the portal's colour
TAKE_ESCALATOR: Final = WORDS.verb("escalator", HERO)
EXPLORE: Final = WORDS.verb("explore")  # draw; placed at once when only one door is open to it
EXPLORE_AT: Final = WORDS.verb("explore-at", DOOR)
PLACE: Final = WORDS.verb("place", DOOR)  # the tile in hand
FINISH_BALL: Final = WORDS.verb("finish-crystal")
DISCARD: Final = WORDS.verb("discard", TILE)
REVEAL: Final = WORDS.verb("reveal")  # solo: the next action tile
PAWN: Final = WORDS.verb("pawn", SEAT)  # "Do something!"
CONCEDE: Final = WORDS.verb("concede")
TICK: Final = WORDS.verb("tick", MS)  # the clock's: so much time has passed
TURN: Final = WORDS.verb("turn")  # scenario 13: the tile laid apart, by a quarter (R13)

SECONDS: Final = Numbers("seconds", 1_000)
STARTED: Final = Kind("started", left=SECONDS)
IS_READY: Final = Kind("ready", seat=SEAT)
STOOD: Final = Kind("stood", seat=SEAT, hero=HERO, cell=CELL)
MOVED: Final = Kind("moved", seat=SEAT, hero=HERO, direction=DIRECTION, source=CELL, cell=CELL)
TELEPORTED: Final = Kind("teleported", seat=SEAT, hero=HERO, source=CELL, cell=CELL)
RODE: Final = Kind("rode", seat=SEAT, hero=HERO, source=CELL, cell=CELL)
DRAWN: Final = Kind("drawn", seat=SEAT, tile=TILE)
PLACED: Final = Kind("placed", seat=SEAT, tile=TILE, door=DOOR)
CAMERA_OFF: Final = Kind("camera-off", cell=CELL)
BALL_USED: Final = Kind("ball-used", cell=CELL)
FLIPPED: Final = Kind("flipped", seat=SEAT, cell=CELL, before=SECONDS, left=SECONDS)
TILES_PASSED: Final = Kind("tiles-passed")
SHUFFLED: Final = Kind("shuffled")
TALK_OPENS: Final = Kind("talk-opens")  # until the next action
TALK_LASTS: Final = Kind("talk-lasts")  # the elf: until the next flip
SILENCE: Final = Kind("silence")
THEFT: Final = Kind("theft")
HERO_LEFT: Final = Kind("left", hero=HERO, cell=CELL)
TILE_DISCARDED: Final = Kind("discarded", seat=SEAT, tile=TILE)
REVEALED: Final = Kind("revealed", seat=SEAT, action=ACTION)
PAWN_MOVED: Final = Kind("pawn", seat=SEAT, target=SEAT)
CONCEDED: Final = Kind("conceded", seat=SEAT)
WON: Final = Kind("won", left=SECONDS)
SAND_RAN_OUT: Final = Kind("sand-out")
WALLS_STUCK: Final = Kind("walls-stuck")
GAVE_UP: Final = Kind("gave-up")
TURNED: Final = Kind("turned", seat=SEAT)

KINDS: Final = (
    STARTED,
    IS_READY,
    STOOD,
    MOVED,
    TELEPORTED,
    RODE,
    DRAWN,
    PLACED,
    CAMERA_OFF,
    BALL_USED,
    FLIPPED,
    TILES_PASSED,
    SHUFFLED,
    TALK_OPENS,
    TALK_LASTS,
    SILENCE,
    THEFT,
    HERO_LEFT,
    TILE_DISCARDED,
    REVEALED,
    PAWN_MOVED,
    CONCEDED,
    WON,
    SAND_RAN_OUT,
    WALLS_STUCK,
    GAVE_UP,
    TURNED,
)
