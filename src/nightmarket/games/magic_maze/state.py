"""The zones of Magic Maze."""

from __future__ import annotations

from typing import Any, Final

from nightmarket.games.magic_maze.scenarios import Setting
from nightmarket.games.magic_maze.tiles import CAMERAS, TILES
from nightmarket.games.magic_maze.words import WORDS
from nightmarket.kernel import Frame, State, Words

# Who may talk (MM-95).
FREE: Final = 0
SILENT: Final = 1
TALK: Final = 2  # the next action ends it
OPEN: Final = 3  # the next flip ends it
TALKS: Final[tuple[str, ...]] = ("free", "silent", "talk", "open")

# How it stands.
RUNNING: Final = 0
WIN: Final = 1
OUT_OF_SAND: Final = 2
STUCK_WALLS: Final = 3  # scenario 11 without two tiles to discard (MM-131)
GIVEN_UP: Final = 4
OUTCOMES: Final[tuple[str, ...]] = ("running", "won", "sand", "walls", "conceded")

NOWHERE: Final = -1

# A tile's spot on the table: `((dimension * 64 + i + 32) * 64 + j + 32) * 4 + quarter turns`, with
# i and j on the lattice of MM-22. One step over the lattice, by direction, without the turns:
STEPS: Final[tuple[int, ...]] = (-1, 64, 1, -64)
MIDDLE: Final = 32 * 64 + 32
SECOND_MIDDLE: Final = 64 * 64 + MIDDLE


class Mall(State):
    """A cell is `tile * 16 + y * 4 + x`, a door `tile * 4 + side`, both as stored (see tiles.py)."""

    def __init__(
        self,
        luck: list[int],
        stack: list[Frame[Any]],
        reveals: int,
        setting: Setting,
        seats: int,
        talk: int,
        talk_since: int,
        now: int,
        left: int,
        flips: int,
        theft: int,
        outcome: int,
        held: int,
        charge: int,
        known: int,
        turned: int,
        revealed_at: int,
        pawn: int,
        ready: int,
        votes: int,
        gone: int,
        heroes: list[int],
        spots: list[int],
        beside: list[int],
        tokens: list[int],
        deck: list[int],
        hands: list[int],
        pile: list[int],
        shown: list[int],
        pawn_at: list[int],
        actions: list[int],
    ) -> None:
        super().__init__(luck, stack, reveals)
        self.setting = setting
        self.seats = seats
        self.talk = talk
        self.talk_since = talk_since  # ms, when the talk state last changed
        self.now = now  # ms since the start
        self.left = left  # ms of sand; below zero while grace lasts (R10)
        self.flips = flips
        self.theft = theft  # 1: the artefacts are stolen
        self.outcome = outcome
        self.held = held  # the tile drawn and not yet placed (MM-73), or NOWHERE
        self.charge = charge  # placements made through the ball the mage stands on (MM-113)
        self.known = known  # tiles at the bottom of the deck that all have seen (MM-130)
        self.turned = turned  # 1: the solo pile lies in an order that was seen (MM-171)
        self.revealed_at = revealed_at  # ms, the last reveal in solo
        self.pawn = pawn  # the seat it stands before, or NOWHERE
        self.ready = ready  # bits by seat
        self.votes = votes  # to concede; bits by seat
        self.gone = gone  # heroes that have left; bits
        self.heroes = heroes  # cells, NOWHERE when taken off the board
        self.spots = spots  # by tile, NOWHERE when not on the table
        self.beside = beside  # at tile * 4 + direction on the table: the neighbour tile
        self.tokens = tokens  # cells that are out of order
        self.deck = deck  # mall tiles, the next one last
        self.hands = hands  # actions by seat, bits; solo: none
        self.pile = pile  # solo: action tiles face down, the next one last
        self.shown = shown  # solo: action tiles face up, the usable one last
        self.pawn_at = pawn_at  # ms, by seat: the last use of the pawn
        self.actions = actions  # how many, by seat

    def clone(self) -> Mall:
        return Mall(
            self.luck[:],
            self.stack[:],
            self.reveals,
            self.setting,
            self.seats,
            self.talk,
            self.talk_since,
            self.now,
            self.left,
            self.flips,
            self.theft,
            self.outcome,
            self.held,
            self.charge,
            self.known,
            self.turned,
            self.revealed_at,
            self.pawn,
            self.ready,
            self.votes,
            self.gone,
            self.heroes[:],
            self.spots[:],
            self.beside[:],
            self.tokens[:],
            self.deck[:],
            self.hands[:],
            self.pile[:],
            self.shown[:],
            self.pawn_at[:],
            self.actions[:],
        )

    def words(self) -> Words:
        return WORDS

    # -- plain questions about the zones

    def has(self, rule: int) -> bool:
        return self.setting.rules & rule != 0

    def mask(self, seat: int) -> int:
        """The actions this seat can use now, as bits."""
        if self.seats > 1:
            return self.hands[seat]
        return self.shown[-1] if self.shown else 0

    def is_gone(self, hero: int) -> bool:
        return self.gone >> hero & 1 != 0

    def hero_at(self, cell: int) -> int:
        """The hero on this cell, NOWHERE for none."""
        heroes = self.heroes
        for hero in range(4):
            if heroes[hero] == cell:
                return hero
        return NOWHERE

    def has_token(self, cell: int) -> bool:
        return cell in self.tokens

    def is_placed(self, tile: int) -> bool:
        return self.spots[tile] != NOWHERE

    def dimension(self, tile: int) -> int:
        return self.spots[tile] >> 14

    def placed(self) -> list[int]:
        """The tiles on the table."""
        return [tile for tile in range(len(TILES)) if self.spots[tile] != NOWHERE]

    def working_cameras(self) -> int:
        """Cameras on the table without a token (MM-120)."""
        count = 0
        for cell in CAMERAS:
            if self.spots[cell >> 4] != NOWHERE and not self.has_token(cell):
                count += 1
        return count

    # -- the table

    def put(self, tile: int, spot: int) -> None:
        """Lay a tile on its spot and note its neighbours."""
        self.spots[tile] = spot
        place = spot >> 2
        for other in range(len(TILES)):
            there = self.spots[other]
            if there != NOWHERE and other != tile:
                for side in range(4):
                    if place + STEPS[side] == there >> 2:
                        self.beside[tile * 4 + side] = other
                        self.beside[other * 4 + (side ^ 2)] = tile

    def lift(self, tile: int) -> None:
        """Take a tile off the table."""
        self.spots[tile] = NOWHERE
        for side in range(4):
            other = self.beside[tile * 4 + side]
            if other != NOWHERE:
                self.beside[other * 4 + (side ^ 2)] = NOWHERE
                self.beside[tile * 4 + side] = NOWHERE
