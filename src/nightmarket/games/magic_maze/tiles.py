"""The 24 mall tiles, drawn as they are printed, and the tables read from the drawings.

A cell is `tile * 16 + y * 4 + x` in the tile as it is stored: tiles 2 to 24 with the white entry arrow
in the south, both sides of tile 1 with printed north up (MM-20). A tile on the table is turned; its
cells keep their numbers, only the directions turn with it.

In the drawings: HG hourglass, CB crystal ball, CM camera, P portal, A artefact, X exit, D door, IN
entry, #### void; y, p, g, o for the colour. An `a` or `b` at the end of a cell marks the two ends of an
escalator, `:` and `==` a wall with a gap for the dwarf, `<`, `>`, `^^` and `vv` an opening.
"""

from __future__ import annotations

from typing import Final

# Heroes and their colours (MM-11): barbarian, mage, elf, dwarf.
HEROES: Final[tuple[str, ...]] = ("barbarian", "mage", "elf", "dwarf")
COLOURS: Final[tuple[str, ...]] = ("yellow", "purple", "green", "orange")
BARBARIAN: Final = 0
MAGE: Final = 1
ELF: Final = 2
DWARF: Final = 3

# Directions, clockwise: a quarter turn of a tile adds one (MM-22).
DIRECTIONS: Final[tuple[str, ...]] = ("n", "e", "s", "w")

# What a cell is.
KINDS: Final[tuple[str, ...]] = (
    *("void", "floor", "portal", "artefact", "exit", "hourglass", "crystal-ball", "camera"),
)
VOID: Final = 0
FLOOR: Final = 1
PORTAL: Final = 2
ARTEFACT: Final = 3
EXIT: Final = 4
HOURGLASS: Final = 5
BALL: Final = 6
CAMERA: Final = 7

# What stands at the slot of a side (MM-21): a colour for a door, or one of these.
ENTRY: Final = 4
CLOSED: Final = -1

# What lies beyond a side of a cell, when it is not a cell of the same tile.
WALL: Final = -1
OPENING: Final = -2  # a door or the entry: what is beyond depends on the neighbour tile
GAP: Final = 1000  # added to the cell beyond a wall with a gap (MM-105)

TILES: Final[tuple[str, ...]] = ("1a", "1b", *[str(number) for number in range(2, 25)])
SIDE_A: Final = 0
SIDE_B: Final = 1
SECOND: Final = 3  # the tile that starts the second dimension (MM-162)
MAGE_TILE: Final = 15  # on top of the stack in scenario 5 (MM-154)
CELLS: Final = 16 * len(TILES)

# The cell of each side's slot within a tile: N (2,0), E (3,2), S (1,3), W (0,1).
SLOTS: Final[tuple[int, ...]] = (2, 11, 13, 4)
# The centre cells of tile 1, where the heroes start (MM-31).
CENTRE: Final[tuple[int, ...]] = (5, 6, 9, 10)

DRAWINGS: Final = (
    """
+----+----+ ^^ +----+
| HG        Do   Pp |
+----+    +    +----+
< Dp             Py |
+----+    +    +----+
| Po           | Dga>
+----+    +    +----+
| Pg   Dy     a|####|
+----+ vv +----+----+
    """,
    """
+----+----+ ^^ +----+
| HG |      Dg      |
+    +    +----+    +
< Dp |         |    |
+    +    +    +    +
|              | Dya>
+    +----+----+----+
|      Do     a|####|
+----+ vv +----+----+
    """,
    """
+----+----+----+----+
|####|####|   a  Xp |
+----+----+----+----+
< Doa|####|####|####|
+    +----+----+----+
|         |####|####|
+    +    +----+----+
| Pg | IN   Pp |####|
+----+ vv +----+----+
    """,
    """
+----+----+----+----+
|         | Po |####|
+    +    +    +----+
< Dp |           Pg |
+----+    +----+----+
| HG             Dy >
+----+----+    +----+
|####| IN      |####|
+----+ vv +----+----+
    """,
    """
+----+----+ ^^ +----+
|####|####| Dp   Py |
+----+----+    +----+
|####| HG |    |####|
+----+    +    +----+
| Po             Dg >
+----+    +----+----+
|####| IN |####|####|
+----+ vv +----+----+
    """,
    """
+----+----+ ^^ +----+
|         | Do      |
+    +    +----+    +
< Dy |    | HG |    |
+----+    +    +    +
| Pp             Dg >
+----+----+    +----+
|####| IN      |####|
+----+ vv +----+----+
    """,
    """
+----+----+ ^^ +----+
|####|####| Dg |####|
+----+----+    +----+
< Do           |####|
+----+----+    +----+
|####|           Ay |
+----+    +----+----+
| Pp   IN |####|####|
+----+ vv +----+----+
    """,
    """
+----+----+----+----+
|####|####| Pg |####|
+----+----+    +----+
|             a     |
+    +----+----+    +
| Ao |####|####| Dp >
+----+----+----+    +
|####| INa|####| Py |
+----+ vv +----+----+
    """,
    """
+----+----+----+----+
|                   |
+    +----+    +    +
< Do |####| Py |    |
+----+----+----+    +
|####|####|####| Dp >
+----+----+----+    +
| Ag   IN           |
+----+ vv +----+----+
    """,
    """
+----+----+----+----+
|                   |
+    +----+----+    +
|    |####| Po      |
+    +----+----+    +
|         |####| Dy >
+----+    +----+    +
|####| IN |####| Ap |
+----+ vv +----+----+
    """,
    """
+----+----+----+----+
| Xg        Po |####|
+----+    +----+----+
< Dp     a|####|####|
+----+----+----+----+
|####|####|   a  Dy >
+----+----+    +----+
| Pg   IN      |####|
+----+ vv +----+----+
    """,
    """
+----+----+----+----+
|                Xy |
+    +----+    +----+
< Dg      |    |####|
+----+    +    +----+
|         |      Do >
+    +----+----+----+
|      IN   Py |####|
+----+ vv +----+----+
    """,
    """
+----+----+ ^^ +----+
| Xo     a  Dy      |
+----+----+----+    +
|   a|####|####|   b|
+    +----+----+----+
|             b|####|
+----+    +----+----+
| Pp   IN   Po |####|
+----+ vv +----+----+
    """,
    """
+----+----+----+----+
|                   |
+    +-==-+    +    +
< Dg |    | Pp |    |
+----+    +----+    +
|                Dy >
+    +----+----+----+
|      IN |####|####|
+----+ vv +----+----+
    """,
    """
+----+----+----+----+
|             a  Pp |
+    +----+----+----+
< Do |####|####|####|
+    +----+----+----+
|    :   a       Dg >
+    +----+    +----+
| Py | IN      |####|
+----+ vv +----+----+
    """,
    """
+----+----+ ^^ +----+
|####|      Do     a|
+----+-==-+----+----+
< Dg      |####|####|
+----+    +----+----+
|####|        a  Py |
+----+----+    +----+
| CB   IN      |####|
+----+ vv +----+----+
    """,
    """
+----+----+----+----+
|           CM |####|
+    +    +----+----+
< Do |              |
+    +    +----+    +
|    |    |      Dp >
+    +-==-+    +----+
| Pg | IN      |####|
+----+ vv +----+----+
    """,
    """
+----+----+----+----+
|####| Pg |####| CB |
+----+    +----+    +
|                   |
+    +----+    +----+
|         |      Do >
+----+    +    +----+
|####| IN | CM |####|
+----+ vv +----+----+
    """,
    """
+----+----+----+----+
|####|####| Pp |####|
+----+----+    +----+
< Dg      |    |####|
+----+    +    +----+
|####|           CM |
+----+    +----+----+
|####| IN |####|####|
+----+ vv +----+----+
    """,
    """
+----+----+ ^^ +----+
|         | Dp      |
+    +    +----+    +
< Dy |              |
+    +----+----+    +
|              : Do >
+    +    +----+    +
| CM | IN |####| Pg |
+----+ vv +----+----+
    """,
    """
+----+----+----+----+
|####|         |####|
+----+    +    +----+
< Dg      |   a     |
+    +----+----+    +
|        a|####| Dy >
+----+    +----+    +
|####| IN |####| CB |
+----+ vv +----+----+
    """,
    """
+----+----+----+----+
|                   |
+    +----+----+    +
< Dp           |    |
+----+----+    +    +
|              | Do >
+    +----+----+    +
|      IN      :    |
+----+ vv +----+----+
    """,
    """
+----+----+----+----+
|         |         |
+    +    +    +    +
< Do |         |    |
+----+    +----+    +
|####|         | Dg >
+----+----+    +----+
| Py   IN      |####|
+----+ vv +----+----+
    """,
    """
+----+----+----+----+
|                Py |
+    +    +----+----+
< Do |    |####|####|
+    +    +----+----+
| Pg |         | Dp >
+----+----+    +    +
|####| IN           |
+----+ vv +----+----+
    """,
    """
+----+----+----+----+
|####| Pp           |
+----+----+    +    +
< Dy           |    |
+----+    +----+    +
|####|    |####| Dg >
+----+    +----+    +
| Po   IN      :    |
+----+ vv +----+----+
    """,
)


def read_cells() -> tuple[list[int], list[int], list[int]]:
    """Kind, colour (-1 for none) and other end of the escalator (-1 for none) of every cell."""
    marks = {"P": PORTAL, "A": ARTEFACT, "X": EXIT}
    signs = {"HG": HOURGLASS, "CB": BALL, "CM": CAMERA, "##": VOID}
    kinds: list[int] = []
    colours: list[int] = []
    escalators = [-1] * CELLS
    for tile, drawing in enumerate(DRAWINGS):
        lines = [line.ljust(21) for line in drawing.strip().split("\n")]
        ends: dict[str, int] = {}
        for y in range(4):
            for x in range(4):
                cell = tile * 16 + y * 4 + x
                text = lines[2 * y + 1][5 * x + 1 : 5 * x + 5]
                sign = text[1:3]
                kinds.append(marks[sign[0]] if sign[0] in marks else signs.get(sign, FLOOR))
                colours.append("ypgo".index(sign[1]) if sign[0] in marks else -1)
                if text[3] in "ab":
                    other = ends.setdefault(text[3], cell)
                    if other != cell:
                        escalators[cell], escalators[other] = other, cell
    return kinds, colours, escalators


def read_sides() -> tuple[list[int], list[int]]:
    """What lies beyond each side of each cell, and what stands at each slot of each tile."""
    beyond: list[int] = []
    slots: list[int] = []
    for tile, drawing in enumerate(DRAWINGS):
        lines = [line.ljust(21) for line in drawing.strip().split("\n")]
        for y in range(4):
            for x in range(4):
                cell = tile * 16 + y * 4 + x
                edges = (
                    lines[2 * y][5 * x + 1 : 5 * x + 5],
                    lines[2 * y + 1][5 * x + 5],
                    lines[2 * y + 2][5 * x + 1 : 5 * x + 5],
                    lines[2 * y + 1][5 * x],
                )
                for edge, step in zip(edges, (-4, 1, 4, -1), strict=True):
                    if edge in (" ^^ ", ">", " vv ", "<"):
                        beyond.append(OPENING)
                    elif edge in ("-==-", ":"):
                        beyond.append(GAP + cell + step)
                    else:
                        beyond.append(cell + step if edge.strip() == "" else WALL)
        for side, slot in enumerate(SLOTS):
            y, x = divmod(slot, 4)
            sign = lines[2 * y + 1][5 * x + 2 : 5 * x + 4]
            if beyond[(tile * 16 + slot) * 4 + side] != OPENING:
                slots.append(CLOSED)
            else:
                slots.append(ENTRY if sign == "IN" else "ypgo".index(sign[1]))
    return beyond, slots


_cells = read_cells()
_sides = read_sides()
KIND: Final[list[int]] = _cells[0]
COLOUR: Final[list[int]] = _cells[1]
ESCALATOR: Final[list[int]] = _cells[2]  # the other end
BEYOND: Final[list[int]] = _sides[0]  # at cell * 4 + stored direction
SLOT: Final[list[int]] = _sides[1]  # at tile * 4 + stored side: a colour, ENTRY or CLOSED


def cells_of(kind: int) -> list[int]:
    return [cell for cell in range(CELLS) if KIND[cell] == kind]


CAMERAS: Final[list[int]] = cells_of(CAMERA)
PORTALS: Final[list[int]] = cells_of(PORTAL)
ARTEFACTS: Final[list[int]] = cells_of(ARTEFACT)
EXITS: Final[list[int]] = cells_of(EXIT)
HOURGLASSES: Final[list[int]] = cells_of(HOURGLASS)

# -- action tiles (MM-12, section 12): the actions printed on a tile, as bits

ACTIONS: Final[tuple[str, ...]] = (*DIRECTIONS, "explore", "escalator", "portal")
EXPLORE: Final = 4
RIDE: Final = 5
TELEPORT: Final = 6
CAN_EXPLORE: Final = 1 << EXPLORE
CAN_RIDE: Final = 1 << RIDE
CAN_TELEPORT: Final = 1 << TELEPORT
_N, _E, _S, _W = 1, 2, 4, 8
ACTION_TILES: Final[dict[int, tuple[int, ...]]] = {
    1: (_N, _E, _S, _W, CAN_EXPLORE, CAN_RIDE, CAN_TELEPORT),
    2: (_N | _E | CAN_TELEPORT, _S | _W | CAN_RIDE | CAN_EXPLORE),
    3: (_W | CAN_TELEPORT, _S | CAN_RIDE | CAN_EXPLORE, _N | _E),
    **{
        n: (_W | CAN_TELEPORT, _S | CAN_EXPLORE, _E | CAN_RIDE, _N, _W, _E, _S, _N)[:n]
        for n in range(4, 9)
    },
}

# -- the timer (MM-12, MM-81)

SAND: Final = 180_000
TOKENS: Final = 12  # "out of order" tokens in the box
