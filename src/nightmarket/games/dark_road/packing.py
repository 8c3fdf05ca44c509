"""The storage as a packing problem (DR-18 to DR-20): exact, by search, remembered with the pack.

Goods of one shape are alike here. A load is how many pieces of each shape there are; some may lie beside
the grid, one on each hero with the storage icon and one in the saddlebag.
"""

from __future__ import annotations

from nightmarket.games.dark_road.cards import KINDS, WARES, Cards
from nightmarket.games.dark_road.state import Road

PIECES = 16  # more of one shape never fit; loads are written in this base


def fits(s: Road, player: int) -> bool:
    """Whether all goods of a player find room (DR-20: a real packing, not a count of cells)."""
    cards = s.cards
    base = player * WARES
    load = [0] * len(cards.shapes)
    for kind in range(KINDS):
        n = s.goods[base + kind * 2] + s.goods[base + kind * 2 + 1]
        if n:
            load[cards.shape[kind]] += n
    return fits_load(cards, s.grid_rows(player), s.side_places(player), load)


def fits_load(cards: Cards, rows: int, beside: int, load: list[int]) -> bool:
    return sum(load) <= beside or len(arrange(cards, rows, beside, load)) > 0


def arrange(cards: Cards, rows: int, beside: int, load: list[int]) -> list[list[int]]:
    """Where every piece goes: `[shape, cells as bits]`, no cells for a piece beside the grid.

    Empty when there is no way (a load without pieces is no question).
    """
    key = rows * PIECES + beside
    for n in load:
        key = key * PIECES + (n if n < PIECES else PIECES - 1)
    known = cards.packings.get(key)
    if known is None:
        known = cards.packings[key] = pack(cards, rows, beside, load)
    return known


def pack(cards: Cards, rows: int, beside: int, load: list[int]) -> list[list[int]]:
    pieces: list[int] = []
    for shape in range(len(cards.shapes) - 1, -1, -1):
        pieces += [shape] * load[shape]
    spots = cards.spots.get(rows)
    if spots is None:
        spots = [placements(shape, rows, cards.columns) for shape in cards.shapes]
        cards.spots[rows] = spots
    sizes = [sum([row.count("#") for row in shape]) for shape in cards.shapes]
    found: list[list[int]] = []
    if search(pieces, 0, 0, 0, beside, rows * cards.columns, spots, sizes, found):
        return found
    return []


def search(
    pieces: list[int],
    at: int,
    from_: int,
    used: int,
    beside: int,
    room: int,
    spots: list[list[int]],
    sizes: list[int],
    found: list[list[int]],
) -> bool:
    """Place the pieces from `at` on; equal pieces in the order of their spots, since they are alike."""
    if at == len(pieces):
        return True
    if len(pieces) - at <= beside:
        for piece in pieces[at:]:
            found.append([piece, 0])
        return True
    # Not even the smallest pieces that must stay in the grid would fill it.
    rest = sorted([sizes[piece] for piece in pieces[at:]])
    if sum(rest[: len(rest) - beside]) > room:
        return False
    shape = pieces[at]
    options = spots[shape]
    for i in range(from_, len(options)):
        cells = options[i]
        if cells & used:
            continue
        found.append([shape, cells])
        follows = i + 1 if at + 1 < len(pieces) and pieces[at + 1] == shape else 0
        left = room - sizes[shape]
        if search(pieces, at + 1, follows, used | cells, beside, left, spots, sizes, found):
            return True
        found.pop()
    if beside:
        # This piece lies beside the grid; its equals go on from the same spot.
        found.append([shape, 0])
        follows = from_ if at + 1 < len(pieces) and pieces[at + 1] == shape else 0
        if search(pieces, at + 1, follows, used, beside - 1, room, spots, sizes, found):
            return True
        found.pop()
    return False


def placements(shape: list[str], rows: int, columns: int) -> list[int]:
    """Every way to lay a shape into the grid, turned and mirrored, as sets of cells."""
    cells = [(r, c) for r, row in enumerate(shape) for c, mark in enumerate(row) if mark == "#"]
    found: list[int] = []
    for mirrored in (False, True):
        turned = [(r, -c) for r, c in cells] if mirrored else cells
        for _ in range(4):
            turned = [(c, -r) for r, c in turned]
            low_r = min([r for r, c in turned])
            low_c = min([c for r, c in turned])
            flat = [(r - low_r, c - low_c) for r, c in turned]
            high_r = max([r for r, c in flat])
            high_c = max([c for r, c in flat])
            for down in range(rows - high_r):
                for right in range(columns - high_c):
                    bits = 0
                    for r, c in flat:
                        bits |= 1 << ((r + down) * columns + c + right)
                    if bits not in found:
                        found.append(bits)
    found.sort()
    return found
