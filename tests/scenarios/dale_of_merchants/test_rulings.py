"""Rulings of section 15 that no card test shows (DM-87 to DM-106), and the appendix."""

from __future__ import annotations

import ast
import os
import subprocess
import sys
from importlib.resources import files

from nightmarket.games.dale_of_merchants.cards import PASSIVE, TECHNIQUE
from nightmarket.games.dale_of_merchants.technique import FOLK
from tests.scenarios.dale_of_merchants.table import table

FIVE = "junk junk junk junk junk"


def test_classic_texts() -> None:
    """DM-87: the classic cards: Cunning Neighbour is a technique, owls stay, Siesta is free."""
    fox = {card.name: card.traits for card in FOLK["fox"]}
    assert fox["cunning-neighbour"] & TECHNIQUE
    assert "rumours" in fox
    assert all(card.traits == PASSIVE for card in FOLK["owl"])
    t = table(areas=["siesta"], discards=["glue"], start=True)
    assert "done" in t.choices(0)  # the remaster made it compulsory


def test_delayed_effects_come_before_the_action() -> None:
    """DM-88: all "next turn" effects happen at the start of the turn, before any action."""
    t = table(areas=["steady-achiever siesta"], discards=["glue"], hands=["junk"], start=True)
    t.refused(0, "discard:junk", "DM-33")
    t.play(0, "resolve:steady-achiever", "done")
    assert t.pending == "Acting"


def test_set_aside_cards_have_not_entered_a_hand() -> None:
    """DM-97: Night Shift's and Wise Spy's cards do not trigger Quality Inspection."""
    t = table(hands=["night-shift", ""], decks=["quality-inspection junk", "junk junk"])
    t.play(0, "play:night-shift", "give:0:quality-inspection")
    assert t.pending == "Acting"
    t = table(hands=["wise-spy", ""], decks=["quality-inspection junk junk", FIVE])
    t.play(0, "use:wise-spy", "order:junk", "order:junk")
    assert t.pending == "Acting"
    t = table(hands=["charity quality-inspection", "junk"])  # given back, it does enter a hand
    t.play(0, "play:charity", "give:0:quality-inspection")
    assert t.choices(0) == ["pass", "use:quality-inspection"]


def test_overpay_uses_changed_values() -> None:
    """DM-106: the overpay test looks at current values."""
    t = table(hands=["rare-artefact junk cheer", ""], market="raffle")
    t.dice("3").play(0, "play:rare-artefact", "show:junk")
    t.play(0, "buy:0:raffle")
    assert t.choices(0) == ["marked:pay:junk:0"]  # worth 3: Cheer would be superfluous beside it


def test_sets_do_not_know_each_other() -> None:
    """DM-122: a set is a module of its own, so sets of the series can be mixed in one for one."""
    effects = files("nightmarket.games.dale_of_merchants") / "sets"
    for name in FOLK:
        tree = ast.parse((effects / f"{name}.py").read_text("utf-8"))
        for node in ast.walk(tree):
            if isinstance(node, ast.ImportFrom):
                assert node.module is not None
                assert not node.module.endswith(".sets"), f"{name} imports {node.module}"


def test_a_seventh_set_is_one_file() -> None:
    """DM-122: a set of another game of the series comes in as one module; nothing else changes."""
    env = {**os.environ, "NIGHTMARKET_PURE": "1", "PYTHONPATH": os.pathsep.join(sys.path)}
    env.pop("NIGHTMARKET_COMPILED", None)
    done = subprocess.run(
        [sys.executable, "-m", "tests.scenarios.dale_of_merchants.seventh_set"],
        env=env, capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert done.stdout == "seven sets\n", done.stderr
