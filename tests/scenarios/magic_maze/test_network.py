"""Playing at the same time (section 16): one queue, first wins, refusals are private."""

from __future__ import annotations

from pathlib import Path
from typing import cast

from nightmarket.bots.maze import Teammate
from nightmarket.games.magic_maze import GAME
from nightmarket.games.magic_maze.rules import RULE
from nightmarket.games.magic_maze.state import Mall
from nightmarket.games.magic_maze.words import WAIT
from nightmarket.kernel.record import Record, Recorder
from tests.scenarios.magic_maze.table import deal, table

PAGE = Path(__file__).parents[3] / "docs" / "rules" / "magic-maze.en.md"


def test_each_request_is_judged_by_the_state_it_meets() -> None:
    """MM-180: one by one in order of arrival; the second is judged afresh."""
    t = table(seats=5, hands=deal(5), heroes={"barbarian": "1a-11"})
    t.play(0, "move:barbarian:w:1a-01").refused(4, "move:barbarian:w:1a-01", "MM-181")


def test_two_moves_for_one_hero() -> None:
    """MM-181: a target must lie on the straight way from where the hero is now."""
    t = table(seats=4, hands=deal(4), heroes={"mage": "1a-13", "elf": "1a-20", "dwarf": "1a-10"})
    t.stand(barbarian="1a-01")
    meant = "move:mage:n:1a-11"
    t.play(2, "slide:mage:e")  # somebody else was quicker
    t.refused(3, meant, "MM-181")
    t.play(0, "move:mage:w:1a-13").play(3, "move:mage:n:1a-12").play(
        3, meant
    )  # still fits from there
    assert t.on("mage") == "1a-11"


def test_two_heroes_for_one_cell() -> None:
    """MM-182: the first arrives, the second is refused; a slide stops one cell short."""
    t = table(heroes={"mage": "1a-13", "elf": "1a-20", "dwarf": "1a-21", "barbarian": "1a-01"})
    t.move(0, "mage", "n", "1a-10").no_move(0, "elf", "w", "1a-10", "MM-44")
    t.stand(barbarian="1a-13").play(0, "slide:barbarian:n")
    assert t.on("barbarian") == "1a-11"


def test_requests_on_the_way_meet_the_new_state() -> None:
    """MM-183: tiles passed, portals off, a camera laid, the game over."""
    t = table(6, heroes={"elf": "1b-01"}, stack=["16"])
    assert "move:elf:n:1b-00" in t.choices(0)
    t.stand(dwarf="1b-13").play(0, "explore")  # a camera appears
    t.refused(0, "move:elf:n:1b-00", "MM-120")
    t.wait(180_000)
    t.not_asked(0, "slide:elf:n")


def test_a_run_replays_to_the_millisecond() -> None:
    """MM-184: time is in the record as ticks, so every event has its place and its moment."""
    recorder = Recorder(GAME, 2, 5, {"scenario": "1"})
    recorder.play(0, "ready")
    recorder.play(1, "ready")
    bots = [Teammate(seat, patience=0) for seat in range(2)]
    for n in range(60):
        recorder.play(-2, f"tick:{37 + n}")
        seat = n % 2
        choice = bots[seat].act(recorder.state, seat)
        if choice != WAIT.base:
            recorder.play(seat, GAME.text(choice), n)
    text = recorder.record.to_json()
    last = None
    for s, _, _ in Record.from_json(text).replay(lambda key: GAME):
        last = s
    assert last is not None
    assert GAME.dump(cast(Mall, last)) == GAME.dump(recorder.state)
    assert last.now == sum(37 + n for n in range(60))  # type: ignore[attr-defined]


def test_only_the_one_who_tried_is_told_why() -> None:
    """MM-185: by the rule that forbids it, and every verdict has one on the page."""
    page = PAGE.read_text("utf-8")
    assert all(f"**{rule}**" in page for rule in RULE.values())
    t = table(7)
    t.refused(0, "place:1b-n", "MM-73").refused(0, "escalator:mage", "MM-65")
    t.refused(0, "portal:1b-11", "MM-60").refused(0, "explore-at:2-n", "MM-70")
    before = t.view(1)
    assert t.game.why_not(t.state, 0, "portal:1b-11") is not None
    assert t.view(1) == before


def test_a_dropped_players_tile_stays_with_the_seat() -> None:
    """MM-186: tiles pass through an empty seat, and a bot may take it over at any moment."""
    t = table(3, seats=4, hands=deal(4), heroes={"mage": "1a-10"}, left=90_000, stack=["5"])
    t.play(0, "slide:mage:w")  # nobody sits at seat 1
    assert t.hand(1) == ["w", "portal"]
    t.wait(10_000)
    acts = [Teammate(seat).act(t.s, seat) for seat in range(4)]
    assert any(choice != WAIT.base for choice in acts)
    for seat, choice in enumerate(acts):
        assert GAME.why_not(t.s, seat, GAME.text(choice)) is None
