"""A table of Magic Maze in the middle of a run: tiles, heroes and hands by name."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Self, cast

from nightmarket.games.magic_maze import GAME
from nightmarket.games.magic_maze.frames import Heist
from nightmarket.games.magic_maze.rules import column_row, step
from nightmarket.games.magic_maze.scenarios import DIMENSIONS, FREE_TALK
from nightmarket.games.magic_maze.state import FREE, NOWHERE, SILENT, STEPS, TALKS, Mall
from nightmarket.games.magic_maze.tiles import (
    ACTION_TILES,
    ACTIONS,
    CENTRE,
    DIRECTIONS,
    HEROES,
    KIND,
    TILES,
    VOID,
)
from nightmarket.games.magic_maze.words import CELL, DOOR
from nightmarket.kernel import CLOCK
from tests.tabletalk import Table

Place = str | tuple[int, int]
EVERYTHING = " ".join(ACTIONS)


class MazeTable(Table):
    """What a test of Magic Maze likes to look at. Cells are `1a-20` or (x, y) on the table (MM-20)."""

    @property
    def s(self) -> Mall:
        return cast(Mall, self.state)

    # -- places

    def cell(self, place: Place, dimension: int = 0) -> str:
        """The name of a cell."""
        if isinstance(place, str):
            return place
        for tile in self.s.placed():
            if self.s.dimension(tile) == dimension:
                for cell in range(tile * 16, tile * 16 + 16):
                    if column_row(self.s, cell) == place:
                        return CELL.text(cell)
        raise AssertionError(f"no tile covers {place}")

    def where(self, hero: str) -> tuple[int, int] | None:
        """Where a hero stands; None when it was taken off the board."""
        cell = self.s.heroes[HEROES.index(hero)]
        return None if cell == NOWHERE else column_row(self.s, cell)

    def on(self, hero: str) -> str | None:
        """The name of the cell under a hero."""
        cell = self.s.heroes[HEROES.index(hero)]
        return None if cell == NOWHERE else CELL.text(cell)

    def stand(self, **heroes: Place) -> Self:
        """Put heroes down, whatever the rules say; nothing is triggered."""
        for hero, place in heroes.items():
            self.s.heroes[HEROES.index(hero)] = CELL.parse(self.cell(place))
        return self

    def ray(self, hero: str, direction: str) -> list[tuple[int, int]]:
        """The cells a hero can reach in a straight line."""
        found: list[tuple[int, int]] = []
        h, d = HEROES.index(hero), DIRECTIONS.index(direction)
        cell = step(self.s, h, self.s.heroes[h], d)
        while cell >= 0:
            found.append(column_row(self.s, cell))
            cell = step(self.s, h, cell, d)
        return found

    def spot(self, tile: str) -> tuple[int, int, int]:
        """Lattice place (i, j) and quarter turns of a tile (MM-22)."""
        spot = self.s.spots[TILES.index(tile)]
        place = spot >> 2 & 0xFFF
        return (place >> 6) - 32, (place & 63) - 32, spot & 3

    @property
    def placed(self) -> list[str]:
        return [TILES[tile] for tile in self.s.placed()]

    @property
    def tokens(self) -> list[str]:
        return [CELL.text(cell) for cell in self.s.tokens]

    @property
    def gone(self) -> list[str]:
        return [hero for h, hero in enumerate(HEROES) if self.s.is_gone(h)]

    @property
    def talk(self) -> str:
        return TALKS[self.s.talk]

    def hand(self, seat: int) -> list[str]:
        return [name for bit, name in enumerate(ACTIONS) if self.s.mask(seat) >> bit & 1]

    def doors(self, seat: int = 0) -> list[str]:
        """Doors at which this seat could place a tile now."""
        found = self.choices(seat, "explore-at") + self.choices(seat, "place")
        return [text.split(":")[1] for text in found]

    # -- playing

    def move(self, seat: int, hero: str, direction: str, to: Place) -> Self:
        x = self.s.dimension(self.s.heroes[HEROES.index(hero)] >> 4)
        return self.play(seat, f"move:{hero}:{direction}:{self.cell(to, x)}")

    def no_move(self, seat: int, hero: str, direction: str, to: Place, rule: str) -> Self:
        return self.refused(seat, f"move:{hero}:{direction}:{self.cell(to)}", rule)

    def wait(self, ms: int) -> Self:
        """Let time pass."""
        while ms > 0:
            self.play(CLOCK, f"tick:{min(ms, 10_000)}")
            ms -= 10_000
        return self


def table(
    scenario: int = 1,
    seats: int = 2,
    board: Sequence[str] = (),
    heroes: Mapping[str, Place] | None = None,
    hands: Sequence[str] | None = None,
    stack: Iterable[str] = (),
    tokens: Sequence[str] = (),
    left: int = 180_000,
    theft: bool = False,
    started: bool = True,
    options: dict[str, str] | None = None,
    seed: int = 1,
) -> MazeTable:
    """A running game.

    `board`: tiles in order, each behind a door: `2@1a-n`. `heroes`: cells, the rest on the centre of
    tile 1 in the order of the heroes. `hands`: actions by seat; without them the first seat has all.
    `stack`: the coming tiles, the next one first.
    """
    chosen = {"scenario": str(scenario), **(options or {})}
    s = GAME.setup(seats, seed, chosen)
    t = MazeTable(GAME, s)
    for entry in board:
        tile, door = entry.split("@")
        behind(s, TILES.index(tile), DOOR.parse(door))
    wanted = {hero: CELL.parse(t.cell(place)) for hero, place in (heroes or {}).items()}
    centre = [s.setting.side * 16 + cell for cell in CENTRE]
    free = [cell for cell in centre if cell not in wanted.values()]
    for h, hero in enumerate(HEROES):
        if hero in wanted:
            assert KIND[wanted[hero]] != VOID, f"{hero} would stand in the void"
            s.heroes[h] = wanted[hero]
        elif not s.has(DIMENSIONS):
            s.heroes[h] = free.pop(0)
    assert len(set(s.heroes)) == 4, "two heroes on one cell"
    if hands is not None:
        s.hands = [sum(1 << ACTIONS.index(a) for a in hand.split()) for hand in hands]
    elif seats > 1:
        s.hands = [sum(1 << bit for bit in range(7)), *[0] * (seats - 1)]
    s.deck = [TILES.index(tile) for tile in stack][::-1]
    s.tokens = [CELL.parse(cell) for cell in tokens]
    s.left = left
    s.theft = int(theft)
    if started:
        s.stack = [Heist()]
        s.talk = FREE if s.seats == 1 or s.has(FREE_TALK) else SILENT
    return t


def behind(s: Mall, tile: int, door: int) -> None:
    """Lay a tile behind a door, by the geometry of MM-22, with no hero at work."""
    spot = s.spots[door >> 2]
    assert spot != NOWHERE, f"{DOOR.text(door)} is not on the table"
    direction = (door + spot) & 3
    s.put(tile, ((spot >> 2) + STEPS[direction]) * 4 + direction)


def deal(seats: int) -> list[str]:
    """The action tiles for so many players, in the order of the rulebook."""
    return [
        " ".join(name for bit, name in enumerate(ACTIONS) if mask >> bit & 1)
        for mask in ACTION_TILES[seats]
    ]
