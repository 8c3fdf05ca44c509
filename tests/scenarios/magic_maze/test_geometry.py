"""Tiles, the skewed lattice, walls and passages (sections 2 and 3)."""

from __future__ import annotations

import pytest

from nightmarket.games.magic_maze.tiles import (
    ARTEFACT,
    BALL,
    BEYOND,
    CAMERA,
    CELLS,
    CLOSED,
    COLOUR,
    COLOURS,
    DRAWINGS,
    ENTRY,
    ESCALATOR,
    EXIT,
    GAP,
    HEROES,
    HOURGLASS,
    KIND,
    KINDS,
    OPENING,
    SLOT,
    SLOTS,
    TILES,
    VOID,
    WALL,
    cells_of,
)
from nightmarket.games.magic_maze.words import CELL
from tests.scenarios.magic_maze.table import table


def tiles_with(kind: int) -> dict[str, str]:
    return {COLOURS[COLOUR[cell]]: TILES[cell >> 4] for cell in cells_of(kind)}


def kind_at(cell: str) -> str:
    return KINDS[KIND[CELL.parse(cell)]]


def test_there_are_24_tiles_and_the_first_has_two_sides() -> None:
    """MM-10: tile 1 is two-sided, tiles 2 to 24 are not; each is four by four cells."""
    assert ("1a", "1b", *[str(n) for n in range(2, 25)]) == TILES
    assert len(KIND) == CELLS == 25 * 16
    assert len(DRAWINGS) == 25


def test_heroes_have_colours() -> None:
    """MM-11: barbarian yellow, mage purple, elf green, dwarf orange; the view names both."""
    assert dict(zip(HEROES, COLOURS, strict=True)) == {
        "barbarian": "yellow",
        "mage": "purple",
        "elf": "green",
        "dwarf": "orange",
    }
    seen = table().view(0).heroes
    assert [(h.hero, h.colour) for h in seen] == list(zip(HEROES, COLOURS, strict=True))


def test_marks_lie_on_their_tiles() -> None:
    """MM-13: which tile carries which mark."""
    assert tiles_with(ARTEFACT) == {"yellow": "6", "orange": "7", "green": "8", "purple": "9"}
    assert tiles_with(EXIT) == {"purple": "2", "green": "10", "yellow": "11", "orange": "12"}
    assert [TILES[c >> 4] for c in cells_of(HOURGLASS)] == ["1a", "1b", "3", "4", "5"]
    assert [TILES[c >> 4] for c in cells_of(CAMERA)] == ["16", "17", "18", "19"]
    assert [TILES[c >> 4] for c in cells_of(BALL)] == ["15", "17", "20"]
    gaps = [TILES[i // 64] for i, beyond in enumerate(BEYOND) if beyond >= GAP]
    assert gaps == [t for t in ("13", "14", "15", "16", "19", "21", "24") for _ in range(2)]
    ends = [TILES[cell >> 4] for cell in range(CELLS) if ESCALATOR[cell] != -1]
    once = ["1a", "1b", "2", "7", "10", "12", "12", "14", "15", "20"]
    assert ends == [tile for tile in once for _ in range(2)]


def test_marked_cells_are_dead_ends() -> None:
    """MM-14: artefacts, exits, hourglasses, cameras and balls have one open side and nothing else."""
    for kind in (ARTEFACT, EXIT, HOURGLASS, CAMERA, BALL):
        for cell in cells_of(kind):
            sides = BEYOND[cell * 4 : cell * 4 + 4]
            assert len([b for b in sides if b != WALL]) == 1, TILES[cell >> 4]
            assert OPENING not in sides
            assert all(b < GAP for b in sides)
            assert ESCALATOR[cell] == -1


def test_every_tile_can_be_walked_from_its_entry() -> None:
    """MM-15: on foot and by escalator, without the gap."""
    for tile in range(2, len(TILES)):
        reached = {tile * 16 + SLOTS[2]}
        todo = list(reached)
        while todo:
            cell = todo.pop()
            onward = [b for b in BEYOND[cell * 4 : cell * 4 + 4] if 0 <= b < GAP]
            for other in [*onward, ESCALATOR[cell]]:
                if other >= 0 and other not in reached:
                    reached.add(other)
                    todo.append(other)
        walkable = {c for c in range(tile * 16, tile * 16 + 16) if KIND[c] != VOID}
        assert reached == walkable, TILES[tile]


def test_openings_are_at_the_slots_only() -> None:
    """MM-21: N (2,0), E (3,2), S (1,3), W (0,1); tiles 2 to 24 have one entry, stored in the south."""
    for cell in range(CELLS):
        for side in range(4):
            if BEYOND[cell * 4 + side] == OPENING:
                assert SLOTS[side] == cell & 15
                assert SLOT[(cell >> 4) * 4 + side] != CLOSED
    for tile in range(2, len(TILES)):
        assert [side for side in range(4) if SLOT[tile * 4 + side] == ENTRY] == [2]
    assert all(SLOT[side] != CLOSED and SLOT[side] != ENTRY for side in range(8))


def test_walls_block_from_both_sides() -> None:
    """MM-25: what stops one way stops the other way, and nothing leads into the void."""
    for cell in range(CELLS):
        for side in range(4):
            beyond = BEYOND[cell * 4 + side]
            if beyond >= 0:
                other = beyond - GAP if beyond >= GAP else beyond
                back = BEYOND[other * 4 + (side ^ 2)]
                assert back == (cell + GAP if beyond >= GAP else cell)
                assert KIND[other] != VOID
                assert KIND[cell] != VOID


@pytest.mark.parametrize(
    ("door", "place", "turns", "entry"),
    [
        ("n", (0, -1), 0, (2, -1)),
        ("e", (1, 0), 1, (4, 2)),
        ("s", (0, 1), 2, (1, 4)),
        ("w", (-1, 0), 3, (-1, 1)),
    ],
)
def test_a_new_tile_is_turned_away_from_the_door(
    door: str, place: tuple[int, int], turns: int, entry: tuple[int, int]
) -> None:
    """MM-22: the entry lies straight in front of the door and the arrow points away from it."""
    t = table(board=[f"5@1a-{door}"])
    assert t.spot("5") == (*place, turns)
    assert t.cell(entry) == "5-13"


def test_directions_are_those_of_the_table() -> None:
    """MM-20: on a turned tile, north is still north of tile 1."""
    t = table(board=["4@1a-e"], heroes={"elf": "4-13"})  # one clockwise turn
    assert t.where("elf") == (4, 2)
    assert t.ray("elf", "e") == [(5, 2), (6, 2)]
    assert t.ray("elf", "n") == t.ray("elf", "s") == []


def test_vector_1_first_steps_on_1a() -> None:
    """Test vector 1 (MM-51, MM-44): hero at (1,1) among the others."""
    t = table(heroes={"barbarian": (1, 1)})
    assert t.ray("barbarian", "n") == [(1, 0)]
    assert t.ray("barbarian", "w") == [(0, 1)]
    t.no_move(0, "barbarian", "e", (2, 1), "MM-44").no_move(0, "barbarian", "s", (1, 2), "MM-44")


def test_vector_2_walls_of_1a() -> None:
    """Test vector 2 (MM-51)."""
    t = table(heroes={"dwarf": (2, 2), "mage": (1, 0), "barbarian": (1, 1), "elf": (1, 2)})
    assert t.ray("dwarf", "e") == []
    assert t.ray("dwarf", "n") == [(2, 1), (2, 0)]
    assert t.ray("mage", "w") == [(0, 0)]
    assert kind_at(t.cell((0, 0))) == "hourglass"


def test_vector_3_escalator_of_1a() -> None:
    """Test vector 3 (MM-65): it joins (3,2) and (2,3), and there is no way on foot."""
    t = table(heroes={"elf": (3, 2)})
    assert t.ray("elf", "s") == t.ray("elf", "w") == []
    t.play(0, "escalator:elf")
    assert t.where("elf") == (2, 3)
    assert t.ray("elf", "e") == []
    t.play(0, "escalator:elf")
    assert t.where("elf") == (3, 2)


def test_vector_4_walls_of_1b() -> None:
    """Test vector 4 (MM-51)."""
    t = table(5, heroes={"mage": (2, 1), "barbarian": (3, 0), "elf": (3, 1), "dwarf": (0, 3)})
    assert t.ray("mage", "n") == t.ray("mage", "e") == []
    assert t.ray("mage", "s") == [(2, 2)]
    assert t.ray("mage", "w") == [(1, 1)]
    t.stand(mage=(1, 2))
    assert t.ray("mage", "w") == [(0, 2)]
    assert t.ray("mage", "s") == []


def test_vector_5_tile_2_in_the_north() -> None:
    """Test vector 5 (MM-22, MM-52): one straight move goes over the border."""
    t = table(heroes={"dwarf": (2, 0)}, stack=["2"])
    t.play(0, "explore")
    assert t.spot("2") == (0, -1, 0)
    assert t.cell((2, -1)) == "2-13"
    assert t.ray("dwarf", "n") == [(2, -1), (2, -2)]
    assert kind_at(t.cell((4, -4))) == "exit"
    t.stand(dwarf=(1, -3)).play(0, "escalator:dwarf")
    assert t.where("dwarf") == (3, -4)


def test_vector_6_tile_4_in_the_east() -> None:
    """Test vector 6 (MM-22, MM-106)."""
    t = table(4, board=["2@1a-n"], heroes={"elf": (3, 2)}, stack=["4"])
    t.play(0, "explore")
    assert t.spot("4") == (1, 0, 1)
    assert t.cell((4, 2)) == "4-13"
    assert kind_at(t.cell((6, 2))) == "hourglass"
    assert t.ray("elf", "e") == [(4, 2), (5, 2), (6, 2)]
    assert t.talk == "open"


def test_vector_7_tile_2_in_the_south() -> None:
    """Test vector 7 (MM-22): two quarter turns."""
    t = table(heroes={"barbarian": (1, 3)}, stack=["2"])
    t.play(0, "explore")
    assert t.spot("2") == (0, 1, 2)
    assert t.cell((1, 4)) == "2-13"
    assert kind_at(t.cell((-1, 7))) == "exit"
    t.stand(barbarian=(2, 6)).play(0, "escalator:barbarian")
    assert t.where("barbarian") == (0, 7)


def test_vector_8_artefacts_around_1a() -> None:
    """Test vector 8 (MM-22)."""
    t = table(board=["6@1a-n", "7@1a-e", "8@1a-s", "9@1a-w"])
    for place, colour in {(4, -2): 0, (5, 1): 3, (2, 4): 2, (-1, -1): 1}.items():
        assert kind_at(t.cell(place)) == "artefact"
        t.stand(mage=place)
        assert COLOUR[t.s.heroes[1]] == colour


def test_vector_9_passages_and_dead_ends() -> None:
    """Test vector 9 (MM-24, MM-74): facing doors join at once, a door before a wall is a dead end."""
    t = table(board=["5@1a-n", "19@1a-e"], heroes={"elf": (3, 2)})
    assert [d.door for d in t.view(0).doors if d.door.startswith("19")] == ["19-n", "19-e", "19-w"]
    joined = table(board=["5@1a-n", "19@1a-e", "8@5-e"], heroes={"elf": (6, 1)})
    assert (6, 0) in joined.ray("elf", "n")
    closed = table(board=["5@1a-n", "19@1a-e", "18@5-e"], heroes={"elf": (6, 1)})
    assert closed.ray("elf", "n") == []
    closed.no_move(0, "elf", "n", (6, 0), "MM-24")
    for t in (joined, closed):
        assert not any(d.door == "19-w" for d in t.view(0).doors)


def test_vector_10_the_gap_of_13() -> None:
    """Test vector 10 (MM-105): only the dwarf goes on."""
    t = table(5, board=["13@1b-n"], heroes={"dwarf": (2, -2)})
    assert t.ray("dwarf", "n") == [(2, -3), (2, -4)]
    t = table(5, board=["13@1b-n"], heroes={"elf": (2, -2)})
    assert t.ray("elf", "n") == [(2, -3)]
    t.no_move(0, "elf", "n", (2, -4), "MM-105")


def test_colours_do_not_matter_for_passing() -> None:
    """MM-24, MM-54: any hero walks through any door once a tile lies behind it."""
    for hero in HEROES:
        t = table(board=["5@1a-n"], heroes={hero: (2, 0)})
        assert t.ray(hero, "n")[0] == (2, -1)
