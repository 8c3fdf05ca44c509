"""Passing action tiles (section 11)."""

from __future__ import annotations

import pytest

from tests.scenarios.magic_maze.table import deal, table


def test_vector_12_tiles_pass_to_the_left() -> None:
    """Test vector 12 (MM-145): each hands on to the next seat."""
    t = table(3, seats=4, hands=deal(4), heroes={"mage": "1a-10"}, left=90_000)
    t.play(0, "slide:mage:w")
    assert [" ".join(t.hand(seat)) for seat in range(4)] == [
        "n",
        "w portal",
        "s explore",
        "e escalator",
    ]


@pytest.mark.parametrize("seats", range(2, 9))
def test_everybody_gets_the_right_neighbours_tile(seats: int) -> None:
    """MM-145: at every player count from two on; two players swap."""
    t = table(3, seats=seats, hands=deal(seats), heroes={"mage": "1a-10"}, left=90_000)
    before = [t.hand(seat) for seat in range(seats)]
    west = next(seat for seat in range(seats) if "w" in before[seat])
    t.play(west, "slide:mage:w")
    assert [t.hand(seat) for seat in range(seats)] == [before[-1], *before[:-1]]


def test_no_passing_before_scenario_3() -> None:
    """MM-145: new in scenario 3."""
    for scenario in (1, 2):
        t = table(scenario, seats=4, hands=deal(4), heroes={"mage": "1a-10"}, left=90_000)
        t.play(0, "slide:mage:w")
        assert t.hand(0) == ["w", "portal"]


def test_the_pass_is_part_of_the_flip() -> None:
    """MM-146: the former holder's next request is refused."""
    t = table(3, seats=4, hands=deal(4), heroes={"mage": "1a-10"}, left=90_000)
    t.play(0, "slide:mage:w").refused(0, "slide:barbarian:w", "MM-40")
    t.play(1, "slide:barbarian:w")


def test_the_portal_stays_off_whoever_holds_it() -> None:
    """MM-147: after the theft."""
    t = table(3, seats=4, hands=deal(4), heroes={"mage": "1a-10"}, left=90_000, theft=True)
    t.play(0, "slide:mage:w")
    assert "portal" in t.hand(1)
    t.refused(1, "portal:1a-30", "MM-61").refused(0, "portal:1a-30", "MM-40")
