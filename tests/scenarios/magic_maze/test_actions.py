"""Actions: moves, portals, escalators, exploring (section 5)."""

from __future__ import annotations

from nightmarket.games.magic_maze.tiles import HEROES
from nightmarket.kernel import CLOCK
from tests.scenarios.magic_maze.table import MazeTable, deal, table


def test_only_what_the_tile_shows_but_with_any_hero() -> None:
    """MM-40: at any moment, as often as wanted, with any hero; nobody owns a hero."""
    t = table(seats=4, hands=deal(4))
    heroes = {text.split(":")[1] for seat in range(4) for text in t.choices(seat, "move")}
    assert heroes == set(HEROES)
    t.refused(0, "slide:barbarian:n", "MM-40")
    t.play(3, "slide:barbarian:n").play(1, "slide:barbarian:s").play(3, "slide:barbarian:n")
    assert t.s.actions == [0, 1, 0, 2]


def test_doubled_arrows_are_independent() -> None:
    """MM-41: with five or more players two seats can have the same arrow."""
    t = table(
        seats=5,
        hands=deal(5),
        heroes={"mage": "1a-12", "barbarian": "1a-21", "elf": "1a-20", "dwarf": "1a-10"},
    )
    assert t.choices(0, "move") == t.choices(4, "move")
    t.play(4, "move:barbarian:w:1a-11").play(0, "move:barbarian:w:1a-01")
    assert t.on("barbarian") == "1a-01"


def test_no_undo() -> None:
    """MM-42: a mistake is mended only by an action that undoes it; no choice takes anything back."""
    t = table(seats=4, hands=deal(4), heroes={"mage": "1a-12", "barbarian": "1a-11"})
    t.play(3, "move:barbarian:n:1a-10")
    assert not [c for seat in range(4) for c in t.choices(seat) if "undo" in c or "back" in c]
    t.refused(3, "move:barbarian:s:1a-11", "MM-40").play(1, "move:barbarian:s:1a-11")


def test_a_hero_that_left_stays_away() -> None:
    """MM-43."""
    t = table(2, board=["2@1a-n"], heroes={"mage": "2-20"}, theft=True)
    t.move(0, "mage", "e", "2-30")
    assert t.gone == ["mage"]
    assert t.on("mage") is None
    t.refused(0, "slide:mage:w", "MM-43").refused(0, "escalator:mage", "MM-43")
    t.refused(0, "move:mage:w:2-20", "MM-43")
    assert not [c for c in t.choices(0) if "mage" in c]


def test_one_hero_per_cell() -> None:
    """MM-44: neither by walking, nor by escalator, nor by portal."""
    t = table(heroes={"elf": "1a-23", "dwarf": "1a-32", "mage": "1a-11", "barbarian": "1a-30"})
    t.refused(0, "escalator:elf", "MM-44").refused(0, "escalator:dwarf", "MM-44")
    t.refused(0, "portal:1a-30", "MM-44")
    t.stand(barbarian="1a-21").no_move(0, "mage", "e", "1a-21", "MM-44")


def test_order_of_effects() -> None:
    """MM-45: talk closes, the hero moves, the timer turns, tiles pass, talk opens: one step."""
    t = table(3, heroes={"mage": "1a-10"}, left=100_000)
    t.s.talk = 2
    t.move(0, "mage", "w", "1a-00")
    assert t.events == ["silence", "moved", "flipped", "tiles-passed", "talk-opens"]
    assert t.talk == "talk"


def test_move_as_far_as_one_likes() -> None:
    """MM-50: one or more cells in a straight line; the mover chooses how far."""
    t = table(heroes={"mage": "1a-13", "barbarian": "1a-01", "elf": "1a-02", "dwarf": "1a-23"})
    assert t.choices(0, "move")[:3] == [
        "move:mage:n:1a-12",
        "move:mage:n:1a-11",
        "move:mage:n:1a-10",
    ]
    assert t.move(0, "mage", "n", "1a-11").on("mage") == "1a-11"


def test_what_stops_a_step() -> None:
    """MM-51: walls, the void, heroes; MM-25: nobody enters the void."""
    t = table(heroes={"mage": "1a-23", "dwarf": "1a-22", "barbarian": "1a-21", "elf": "1a-20"})
    t.no_move(0, "mage", "e", "1a-33", "MM-25")  # void
    t.no_move(0, "dwarf", "e", "1a-32", "MM-51")  # wall
    t.no_move(0, "dwarf", "n", "1a-21", "MM-44")


def test_one_border_in_one_move() -> None:
    """MM-52: a straight move may cross to the next tile, and at most one border."""
    t = table(board=["5@1a-n"], heroes={"dwarf": "1a-22", "mage": "1a-12"})
    t.stand(barbarian="1a-01", elf="1a-02")
    assert t.ray("dwarf", "n") == [(2, 1), (2, 0), (2, -1)]
    assert [t.cell(p).split("-")[0] for p in t.ray("dwarf", "n")] == ["1a", "1a", "5"]
    t.play(0, "slide:dwarf:n")
    assert t.where("dwarf") == (2, -1)


def test_all_or_nothing_and_slides() -> None:
    """MM-53: a far target is refused whole; a slide goes as far as possible, at least one step."""
    t = table(heroes={"mage": "1a-13", "barbarian": "1a-10"})
    t.stand(elf="1a-02", dwarf="1a-23")
    t.no_move(0, "mage", "n", "1a-10", "MM-44")
    assert t.on("mage") == "1a-13"
    assert t.play(0, "slide:mage:n").on("mage") == "1a-11"
    t.refused(0, "slide:mage:n", "MM-53")
    t.no_move(0, "mage", "n", "1a-11", "MM-181")  # no step at all


def test_doors_do_nothing_by_themselves() -> None:
    """MM-54: any hero may stand on any door; nobody steps off the board."""
    t = table(heroes={"mage": "1a-20"}, stack=["2"])
    t.refused(0, "explore", "MM-70")
    assert t.placed == ["1a"]
    t.refused(0, "slide:mage:n", "MM-53")
    assert t.ray("mage", "n") == []


def test_portals() -> None:
    """MM-60: from any cell to a free portal of the hero's own colour that is on the table."""
    t = table(board=["3@1a-s"], heroes={"mage": "1a-11"})
    assert set(t.choices(0, "portal")) == {
        "portal:1a-30",  # purple
        "portal:1a-31",  # yellow
        "portal:1a-02",  # orange
        "portal:1a-03",  # green
        "portal:3-20",  # orange
        "portal:3-31",  # green
    }
    t.play(0, "portal:1a-30")
    assert t.on("mage") == "1a-30"
    t.refused(0, "portal:2-23", "MM-60")  # not on the table yet
    t.refused(0, "portal:1a-11", "MM-60")  # no portal at all


def test_portals_stop_with_the_theft() -> None:
    """MM-61: for the rest of the game; the arrows on the same tile still work."""
    t = table(seats=2, hands=deal(2), theft=True)
    assert t.choices(0, "portal") == []
    t.refused(0, "portal:1a-30", "MM-61").play(0, "slide:barbarian:n")
    assert not t.view(0).portals


def test_a_portal_under_the_feet() -> None:
    """MM-62: to go where one stands is no action."""
    table(heroes={"mage": "1a-30"}).refused(0, "portal:1a-30", "MM-62")


def test_escalators() -> None:
    """MM-65: from end to end, either way; what lies under it does not matter."""
    t = table(board=["2@1a-n"], heroes={"dwarf": "2-01", "mage": "1a-12"})
    t.play(0, "escalator:dwarf")
    assert t.on("dwarf") == "2-20"
    t.play(0, "escalator:dwarf")
    assert t.on("dwarf") == "2-01"
    t.refused(0, "escalator:mage", "MM-65")


def test_escalator_ends_can_be_doors() -> None:
    """MM-66: the hero then stands on that door and may explore there."""
    t = table(heroes={"elf": "1a-23"}, stack=["5"])
    t.play(0, "escalator:elf", "explore")
    assert t.placed == ["1a", "5"]
    t = table(board=["7@1a-e"], heroes={"elf": "7-13"})
    t.play(0, "escalator:elf")
    assert t.on("elf") == "7-21"


def test_exploring_needs_a_hero_at_a_door_of_its_colour() -> None:
    """MM-70: the action, a tile in the stack, the right hero on the door, and room behind it."""
    t = table(hands=["n e s w", "explore"], heroes={"dwarf": "1a-20"}, stack=["5"])
    t.refused(0, "explore", "MM-40")
    t.play(1, "explore")
    assert t.placed == ["1a", "5"]
    t.refused(1, "explore", "MM-70")
    table(heroes={"dwarf": "1a-20"}, stack=[]).refused(0, "explore", "MM-70")
    table(heroes={"mage": "1a-20"}, stack=["5"]).refused(0, "explore", "MM-70")
    t = table(board=["4@1a-n"], heroes={"dwarf": "1a-20"}, stack=["5"])
    t.refused(0, "explore-at:1a-n", "MM-74").refused(0, "explore-at:4-w", "MM-70")


def test_the_top_tile_is_placed_without_a_choice_of_rotation() -> None:
    """MM-71: the door decides; no choice names a rotation."""
    t = table(heroes={"mage": "1a-01"}, stack=["8", "9"])
    assert t.choices(0, "explore-at") == ["explore-at:1a-w"]
    t.play(0, "explore")
    assert t.spot("8") == (-1, 0, 3)
    assert t.view(0).stack == 1


def ready_to_choose() -> MazeTable:
    return table(
        seats=3,
        hands=["explore", "n s", "e w"],
        heroes={"mage": "1a-01", "dwarf": "1a-20", "barbarian": "1a-12", "elf": "1a-22"},
        stack=["8", "9"],
    )


def test_several_doors_one_tile_at_a_time() -> None:
    """MM-72: the explorer chooses the door, and draws one by one."""
    t = ready_to_choose()
    assert sorted(t.doors(0)) == ["1a-n", "1a-w"]
    t.play(0, "explore-at:1a-w")
    assert t.spot("8") == (-1, 0, 3)
    t.play(0, "explore")
    assert t.spot("9") == (0, -1, 0)


def test_a_tile_can_be_held() -> None:
    """MM-73: drawn face up for all, placed where a door is eligible then; others go on meanwhile."""
    t = ready_to_choose().play(0, "explore")
    assert t.view(2).held == "8"
    assert sorted(t.doors(0)) == ["1a-n", "1a-w"]
    t.refused(0, "explore", "MM-73").refused(0, "explore-at:1a-n", "MM-73")
    t.refused(0, "place:1a-e", "MM-70").refused(1, "place:1a-n", "MM-40")
    t.play(1, "slide:dwarf:s").play(2, "slide:mage:e")
    assert t.choices(0) == ["wait", "pawn:1", "pawn:2"]  # no door is eligible any more
    t.play(1, "slide:dwarf:n")
    t.play(0, "place:1a-n")
    assert t.view(0).held is None
    assert t.spot("8") == (0, -1, 0)
    t.refused(0, "place:1a-w", "MM-73")
    assert t.s.actions[0] == 2  # drawing and placing are two actions


def test_no_tile_is_drawn_without_a_place() -> None:
    """MM-73: `explore` is refused when no door is eligible."""
    t = table(stack=["5"]).refused(0, "explore", "MM-70")
    assert t.view(0).stack == 1


def test_a_held_tile_passes_with_the_action_tile() -> None:
    """MM-73: the new holder of "explore" places it."""
    t = table(
        3,
        hands=["explore w", "n e s"],
        heroes={"mage": "1a-01", "dwarf": "1a-20", "barbarian": "1a-10"},
        stack=["8", "9"],
        left=90_000,
    )
    t.play(0, "explore", "slide:barbarian:w")
    assert t.hand(1) == ["w", "explore"]
    t.refused(0, "place:1a-n", "MM-40").play(1, "place:1a-n")


def test_the_door_can_come_first() -> None:
    """MM-112, R7: as an option the door is named before the tile is seen."""
    t = table(heroes={"mage": "1a-01", "dwarf": "1a-20"}, stack=["8"], options={"door_first": "on"})
    t.refused(0, "explore", "MM-70")
    assert t.choices(0, "explore") == []
    t.play(0, "explore-at:1a-n")
    assert t.view(0).held is None


def test_a_tile_can_close_other_doors() -> None:
    """MM-74: facing doors make a passage, a door before a wall is a dead end; both are used up."""
    t = table(board=["5@1a-n", "19@1a-e"], heroes={"elf": "5-32"}, stack=["8", "9"])
    before = {d.door for d in t.view(0).doors}
    t.play(0, "explore")
    after = {d.door for d in t.view(0).doors}
    assert "19-w" in before - after
    t.stand(barbarian="19-01").refused(0, "explore-at:19-w", "MM-74")


def test_exploring_after_the_theft() -> None:
    """MM-75: nothing forbids it."""
    t = table(heroes={"dwarf": "1a-20"}, stack=["5"], theft=True).play(0, "explore")
    assert t.placed == ["1a", "5"]


def test_waiting_changes_nothing() -> None:
    """MM-40: nobody has to act; to look on is always possible and leaves no mark."""
    t = table(seats=3)
    before = t.dump()
    t.play(2, "wait")
    assert t.dump() == before
    assert CLOCK in t.asked
