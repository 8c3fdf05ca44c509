"""Hourglass cells and the timer (section 6)."""

from __future__ import annotations

import pytest

from nightmarket.games.magic_maze.meta import Hourglass
from nightmarket.games.magic_maze.state import NOWHERE
from nightmarket.games.magic_maze.tiles import HEROES
from nightmarket.kernel import CLOCK
from tests.scenarios.magic_maze.table import table

HOURGLASS = Hourglass()


def test_an_hourglass_turns_the_timer_once() -> None:
    """MM-80: at once, helpful or not, by any hero; each cell works once."""
    for hero in ("barbarian", "mage", "elf", "dwarf"):
        t = table(heroes={hero: "1a-10"}, left=170_000)
        t.move(0, hero, "w", "1a-00")
        assert t.s.left == 10_000
        assert t.tokens == ["1a-00"]
        assert t.view(0).sand.flips == 1
        t.play(0, f"slide:{hero}:e").move(0, hero, "w", "1a-00")
        assert t.view(0).sand.flips == 1


@pytest.mark.parametrize(("left", "gives"), [(150, 30), (90, 90), (10, 170)])
def test_sand_physics(left: int, gives: int) -> None:
    """MM-81, test vector 11: what has run through is what is left after the flip; no reset."""
    t = table(heroes={"mage": "1a-10"}, left=left * 1000)
    assert t.view(0).sand.flip_gives == gives * 1000
    t.move(0, "mage", "w", "1a-00")
    assert t.s.left == gives * 1000


def test_vector_11_a_whole_life() -> None:
    """Test vector 11 (MM-81): 100 s, flip, 70 s, flip: 320 s in all."""
    t = table(board=["3@1a-s"], heroes={"mage": "1a-10", "elf": "3-12"})
    t.wait(100_000).move(0, "mage", "w", "1a-00")
    assert t.s.left == 100_000
    t.wait(70_000)
    move = next(m for m in t.choices(0, "move") if m.startswith("move:elf") and m.endswith("3-02"))
    t.play(0, move)
    assert t.s.left == 150_000
    t.wait(149_999)
    assert not t.over
    t.wait(1)
    assert t.over
    assert t.s.now == 320_000


def test_standing_there_or_a_used_cell_does_nothing() -> None:
    """MM-82."""
    t = table(heroes={"mage": "1a-10"}, tokens=["1a-00"], left=170_000)
    t.move(0, "mage", "w", "1a-00")
    assert t.s.left == 170_000
    t = table(heroes={"mage": "1a-00"}, left=170_000).play(0, "slide:barbarian:n")
    assert t.s.left == 170_000


def test_placing_heroes_turns_nothing() -> None:
    """MM-83: scenario 13 may start on an hourglass."""
    t = table(13, started=False).play(0, "stand:mage:3-02")
    assert t.on("mage") == "3-02"
    assert t.tokens == []
    t.play(CLOCK, "start")
    assert t.s.left == 180_000


def test_what_follows_a_flip() -> None:
    """MM-84: tiles pass from scenario 3 on, a talk window opens, solo shuffles."""
    for scenario, passes in ((2, False), (3, True)):
        t = table(scenario, heroes={"mage": "1a-10"}, left=90_000)
        t.move(0, "mage", "w", "1a-00")
        assert ("tiles-passed" in t.events) is passes
        assert t.talk == "talk"
    t = table(7, seats=1, heroes={"mage": "1b-01"}, left=90_000)
    t.s.pile, t.s.shown = [2, 4, 8], [16, 1]  # north is up
    t.play(0, "slide:mage:n")
    assert "shuffled" in t.events


def test_a_full_timer_turned_over_is_empty() -> None:
    """MM-81, MM-90: a flip before any sand has run leaves nothing."""
    t = table(3, heroes={"mage": "1a-10"}).move(0, "mage", "w", "1a-00")
    assert t.over
    assert t.view(0).end.outcome == "sand"


def test_the_deadline() -> None:
    """MM-90: at the deadline the action is void and the game lost; the clock never stops."""
    t = table(2, heroes={"mage": "1a-10"}, left=5_000)
    t.wait(4_999).move(0, "mage", "w", "1a-00")
    assert t.talk == "talk"
    left = t.s.left
    t.wait(1_000)
    assert t.s.left == left - 1_000  # talk windows cost time
    t.wait(left)
    t.not_asked(0, "slide:mage:e")


def test_the_clock_runs_while_tiles_are_discarded() -> None:
    """MM-90: also during scenario 11's duty."""
    t = table(
        11, board=["6@1b-n", "7@1b-e", "8@1b-s", "9@1b-w"], heroes={"mage": "1b-01"}, left=100_000
    )
    t.play(0, "slide:mage:n")
    assert t.pending == "Rearranging"
    t.wait(80_000)
    assert t.over


def test_slow_sand() -> None:
    """MM-91: more sand for those who need it; the physics stay, and the result says so."""
    t = table(heroes={"mage": "1a-10"}, options={"sand": "420"}, left=400_000)
    t.move(0, "mage", "w", "1a-00")
    assert t.s.left == 20_000
    assert t.view(0).sand.slow
    t.wait(20_000)
    assert t.line("slow-sand") == [420, 420]
    plain = table().wait(180_000)
    assert [line.key for line in plain.view(0).end.sheet if "sand" in line.key] == ["sand"]


def test_grace_after_the_last_grain() -> None:
    """MM-90, R10: by the default too late is too late; four seconds of grace count as the last grain."""
    t = table(heroes={"mage": "1a-10"}, left=1_000).wait(1_000)
    assert t.over
    t = table(heroes={"mage": "1a-10"}, left=1_000, options={"grace": "4"}).wait(4_999)
    assert not t.over
    assert t.view(0).sand.left == 0
    assert HOURGLASS.deadline(t.s) == 1
    t.move(0, "mage", "w", "1a-00")  # a flip in it gives a whole timer
    assert t.s.left == 180_000
    t = table(left=1_000, options={"grace": "4"}).wait(5_000)
    assert t.over
    assert t.s.now == 5_000
    assert t.view(0).end.outcome == "sand"


def test_a_run_can_be_won_in_the_grace() -> None:
    """MM-90, R10: the last hero leaves with nothing left."""
    t = table(
        board=["2@1a-n"], heroes={"mage": "2-20"}, theft=True, left=500, options={"grace": "4"}
    )
    t.s.gone = 15 & ~(1 << HEROES.index("mage"))
    for hero in ("barbarian", "elf", "dwarf"):
        t.s.heroes[HEROES.index(hero)] = NOWHERE
    t.wait(2_000)
    exit_move = next(m for m in t.choices(0, "move") if m.endswith("2-30"))
    t.play(0, exit_move)
    assert t.view(0).end.won
    assert [line.points for line in t.view(0).end.sheet if line.key == "seconds-left"] == [[0, 0]]
