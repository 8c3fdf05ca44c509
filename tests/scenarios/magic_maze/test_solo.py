"""One player alone (section 15)."""

from __future__ import annotations

import pytest

from nightmarket.games.magic_maze import GAME
from nightmarket.games.magic_maze.tiles import ACTION_TILES, ACTIONS
from nightmarket.kernel import BadSetup, Luck
from tests.scenarios.magic_maze.table import MazeTable, table


def solo(order: str = "n e s w explore escalator portal", scenario: int = 7) -> MazeTable:
    """A run with the pile in this order, the next tile first."""
    t = table(scenario, seats=1, left=90_000)
    t.s.pile = [1 << ACTIONS.index(name) for name in order.split()][::-1]
    return t


def test_seven_single_tiles_in_a_pile() -> None:
    """MM-170: any scenario but 9; shuffled and face down."""
    s = GAME.setup(1, 3, {"scenario": "7"})
    assert sorted(s.pile) == sorted(ACTION_TILES[1])
    piles = {tuple(GAME.setup(1, n, {}).pile) for n in range(20)}
    assert len(piles) > 15
    for scenario in range(1, 18):
        if scenario != 9:
            GAME.setup(1, 0, {"scenario": str(scenario)})
    with pytest.raises(BadSetup):
        GAME.setup(1, 0, {"scenario": "9"})


def test_only_the_top_action_is_usable() -> None:
    """MM-171: with any heroes, any number of times."""
    t = solo()
    assert t.choices(0) == ["wait", "reveal"]
    t.play(0, "reveal")
    assert t.hand(0) == ["n"]
    t.refused(0, "slide:mage:e", "MM-40")
    t.play(0, "move:barbarian:n:1b-10").stand(barbarian="1b-11").play(0, "move:barbarian:n:1b-10")
    t.wait(300).play(0, "reveal")
    assert t.hand(0) == ["e"]
    t.refused(0, "slide:barbarian:n", "MM-40")


def test_vector_17_the_order_repeats() -> None:
    """Test vector 17 (MM-171): the seventh stays usable, the eighth reveal begins anew, unshuffled."""
    t = solo()
    for name in ACTIONS:
        t.play(0, "reveal").wait(300)
        assert t.hand(0) == [name]
    assert t.view(0).pile == 0
    t.play(0, "reveal")
    assert t.hand(0) == ["n"]
    assert t.view(0).pile == 6
    assert t.view(0).known_pile == list(ACTIONS[1:])


def test_a_pile_once_seen_is_known() -> None:
    """MM-171, MM-168: before it was turned over its order is hidden, afterwards it is not."""
    t = solo().play(0, "reveal")
    guesses = [GAME.resample(t.s, 0, Luck.seeded(n)).pile for n in range(10)]
    assert len({tuple(g) for g in guesses}) > 5
    assert all(sorted(g) == sorted(t.s.pile) for g in guesses)
    for _ in range(7):
        t.wait(300).play(0, "reveal")
    assert GAME.resample(t.s, 0, Luck.seeded(1)).pile == t.s.pile


def test_a_flip_shuffles_all_seven() -> None:
    """MM-172: a new face-down pile; nothing is active until the next reveal."""
    t = solo().stand(mage="1b-01").play(0, "reveal", "slide:mage:n")
    assert t.s.flips == 1
    assert t.hand(0) == []
    assert sorted(t.s.pile) == sorted(ACTION_TILES[1])
    assert t.view(0).shown == t.view(0).known_pile == []


def test_one_hand() -> None:
    """MM-173: a short lock on the next reveal; no talk rules, no passing, no pawn."""
    t = solo().play(0, "reveal").refused(0, "reveal", "MM-173")
    assert t.view(0).reveal_locked == 300
    t.wait(299).refused(0, "reveal", "MM-173").wait(1).play(0, "reveal")
    t.refused(0, "pawn:0", "MM-173")
    assert t.talk == "free"
    free = table(7, seats=1, options={"reveal_lock": "0"})
    free.s.pile = list(ACTION_TILES[1])
    free.play(0, "reveal", "reveal")


def test_the_portal_tile_after_the_theft() -> None:
    """MM-173: it stays in the pile and does nothing."""
    t = solo("portal n e s w explore escalator", 2)
    t.s.theft = 1
    t.play(0, "reveal")
    assert t.choices(0) == ["wait"]
    t.refused(0, "portal:1a-30", "MM-61")


def test_revealing_is_no_action() -> None:
    """MM-174: and cannot be undone. With others there is nothing to reveal."""
    t = solo().play(0, "reveal")
    assert t.s.actions == [0]
    table(7).refused(0, "reveal", "MM-171")
