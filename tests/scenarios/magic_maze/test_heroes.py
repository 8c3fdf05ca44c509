"""Powers of the heroes: gaps, loudspeakers, crystal balls, cameras (section 10)."""

from __future__ import annotations

import pytest

from nightmarket.games.magic_maze.tiles import HEROES
from nightmarket.games.magic_maze.words import CELL
from tests.scenarios.magic_maze.table import MazeTable, table


def test_only_the_dwarf_passes_gaps() -> None:
    """MM-105: from scenario 4 on, both ways, with the matching arrow."""
    for hero in HEROES:
        for scenario in (3, 4):
            t = table(scenario, board=["13@1a-n"], heroes={hero: "13-11"})
            passes = hero == "dwarf" and scenario == 4
            up = [t.cell(place) for place in t.ray(hero, "n")]
            assert ("13-10" in up) is passes
            t.stand(**{hero: "13-10"})
            down = [t.cell(place) for place in t.ray(hero, "s")]
            assert ("13-11" in down) is passes
    t = table(4, board=["13@1a-n"], heroes={"dwarf": "13-11"}, hands=["s", "n"])
    t.refused(0, "slide:dwarf:n", "MM-40").play(1, "slide:dwarf:n")


def test_powers_need_no_special_player() -> None:
    """MM-107: whoever has the arrow or the glass uses the hero's power."""
    t = table(4, seats=3, hands=["n", "explore", "e"], heroes={"elf": "1a-32"}, stack=["4"])
    t.play(1, "explore")
    assert t.talk == "open"


def on_ball(stack: list[str], scenario: int = 5, **options: str) -> MazeTable:
    """The mage on the crystal ball of tile 15, in the north of 1b; nobody on a door."""
    t = table(scenario, board=["15@1b-n"], heroes={"mage": "15-03"}, stack=stack, options=options)
    assert t.view(0).ball_charges == 2 or scenario < 5
    return t


def test_the_ball_opens_every_door() -> None:
    """MM-110: any explorable door of any colour, no hero needed; also a door of the first new tile."""
    t = on_ball(["5", "9", "8"])
    assert sorted(t.doors()) == ["15-n", "15-w", "1b-e", "1b-s", "1b-w"]
    t.play(0, "explore-at:1b-e")
    assert t.view(0).ball_charges == 1
    assert "5-n" in t.doors()
    t.play(0, "explore-at:5-n")
    assert t.placed == ["1b", "5", "9", "15"]
    assert t.tokens == ["15-03"]
    assert t.doors() == []


def test_the_ball_can_wait() -> None:
    """MM-110: it need not happen at once, only while the mage is there."""
    t = on_ball(["5"])
    t.play(0, "slide:barbarian:n").wait(20_000)
    assert t.doors()
    t.play(0, "slide:mage:e")
    assert t.doors() == []
    t.refused(0, "explore-at:1b-e", "MM-70")


def test_others_on_the_ball_do_nothing() -> None:
    """MM-111; and before scenario 5 not even the mage does."""
    t = table(5, board=["15@1b-n"], heroes={"elf": "15-03"}, stack=["5"])
    assert t.doors() == []
    t = table(4, board=["15@1a-n"], heroes={"mage": "15-03"}, stack=["5"])
    assert t.doors() == []


def test_the_tile_is_seen_before_the_door_is_chosen() -> None:
    """MM-112: draw, look, place."""
    t = on_ball(["5", "9"]).play(0, "explore")
    assert t.view(1).held == "5"
    assert t.view(1).ball_charges == 2  # charged when placed
    t.play(0, "place:1b-s")
    assert t.view(1).ball_charges == 1


def test_the_ball_is_used_up_when_the_mage_leaves_after_one() -> None:
    """MM-113: leaving with one charge left; with both left it stays usable. By any action."""
    t = on_ball(["5", "9"]).play(0, "explore-at:1b-e", "slide:mage:e")
    assert t.tokens == ["15-03"]
    t = on_ball(["5", "9"]).play(0, "slide:mage:e")
    assert t.tokens == []
    t.play(0, "slide:mage:w")
    assert t.view(0).ball_charges == 2
    t = on_ball(["2", "9"]).play(0, "explore-at:1b-e", "portal:2-23")
    assert t.tokens == ["15-03"]


def test_the_ball_is_used_up_with_the_stack() -> None:
    """MM-113: when the stack is empty after one placement."""
    assert on_ball(["5"]).play(0, "explore-at:1b-e").tokens == ["15-03"]


def test_finish_crystal() -> None:
    """MM-113: by the explore holder, after the first placement only; no action for the talk rules."""
    t = on_ball(["5", "9", "8"])
    t.refused(0, "finish-crystal", "MM-113").refused(1, "finish-crystal", "MM-40")
    t.play(0, "explore-at:1b-e")
    t.s.talk = 2
    t.play(0, "finish-crystal")
    assert t.tokens == ["15-03"]
    assert t.talk == "talk"
    assert t.doors() == []


def test_a_hero_at_the_door_makes_it_ordinary() -> None:
    """MM-114: no charge is used and the elf's power applies; without the elf no talk window opens."""
    t = on_ball(["5", "9", "8"]).stand(dwarf="1b-13")
    t.play(0, "explore-at:1b-s")
    assert t.view(0).ball_charges == 2
    t = table(5, board=["15@1b-w"], heroes={"mage": "15-03"}, stack=["5", "9"])
    t.play(0, "explore-at:1b-n")  # a green door, no elf on it
    assert t.talk == "silent"
    t = table(5, board=["15@1b-w"], heroes={"mage": "15-03", "elf": "1b-20"}, stack=["5", "9"])
    t.play(0, "explore-at:1b-n")
    assert t.talk == "open"
    assert t.view(0).ball_charges == 2


def watched(threshold: str = "1", **more: str) -> MazeTable:
    """A camera on the table and a hero before an hourglass."""
    return table(
        6,
        board=["16@1b-n"],
        heroes={"elf": "1b-01", "barbarian": "16-10"},
        left=60_000,
        options={"camera_threshold": threshold, **more},
    )


def test_a_working_camera_closes_the_hourglasses() -> None:
    """MM-120: one is enough by the rulebook; two in other editions."""
    t = watched()
    t.no_move(0, "elf", "n", "1b-00", "MM-120")
    assert t.view(0).cameras == 1
    t = watched("2").move(0, "elf", "n", "1b-00")
    assert t.s.flips == 1
    t = table(
        6, board=["16@1b-n", "18@1b-w"], heroes={"elf": "1b-01"}, options={"camera_threshold": "2"}
    )
    t.no_move(0, "elf", "n", "1b-00", "MM-120")


def test_cameras_sleep_before_scenario_6() -> None:
    """MM-120: the rule is new in scenario 6."""
    t = table(5, board=["16@1b-n"], heroes={"elf": "1b-01"}, left=60_000)
    t.move(0, "elf", "n", "1b-00")
    assert t.s.flips == 1


def test_the_barbarian_switches_cameras_off() -> None:
    """MM-121: he alone, by arriving; a token lies there and the hourglass opens."""
    t = watched().stand(dwarf="16-10", barbarian="1b-11")
    t.move(0, "dwarf", "e", "16-20")
    assert t.tokens == []
    t = watched().move(0, "barbarian", "e", "16-20")
    assert t.tokens == ["16-20"]
    assert t.events[-1] == "camera-off"
    t.move(0, "elf", "n", "1b-00")
    assert t.s.flips == 1


def test_a_used_hourglass_is_floor() -> None:
    """MM-122: cameras do not close it; as an option they do."""
    t = watched()
    t.s.tokens.append(CELL.parse("1b-00"))
    t.move(0, "elf", "n", "1b-00")
    assert t.s.flips == 0
    t = watched(used_hourglass="closed")
    t.s.tokens.append(CELL.parse("1b-00"))
    t.no_move(0, "elf", "n", "1b-00", "MM-120")


def test_cameras_in_the_stack_do_not_count() -> None:
    """MM-123: only those on the table."""
    t = table(6, heroes={"elf": "1b-01"}, stack=["16", "17"], left=60_000)
    assert t.view(0).cameras == 0
    t.move(0, "elf", "n", "1b-00")
    assert t.s.flips == 1


@pytest.mark.parametrize("tile", ["16", "17", "18", "19"])
def test_every_camera_tile_watches(tile: str) -> None:
    """MM-123: each of the four camera tiles counts once it lies there."""
    assert table(7, board=[f"{tile}@1b-n"]).view(0).cameras == 1
