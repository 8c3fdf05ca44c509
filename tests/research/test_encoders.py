"""Encoders: they tell what a view tells, keep their bounds, and never change under one version."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from nightmarket.games import game as find
from nightmarket.kernel import Refusal, State
from nightmarket.research import encoder
from nightmarket.research.layout import Seen
from nightmarket.research.layouts import ENCODED, layout_of
from nightmarket.research.table import fingerprint, page
from tests.conformance.cases import cases
from tests.conformance.encoded import ENCODER_PROPERTIES, tells_no_secret
from tests.conformance.properties import Case, Violation

ROOT = Path(__file__).parents[2]
# A slice: the plain game at every seat count, and some of the option sets. The soak holds all.
SOME = 6


def slice_of(key: str) -> list[Case]:
    found = list(cases([find(key)], 1, moments=3))
    plain = [case for case in found if not case.options]
    return plain + found[len(plain) :: max(1, len(found) // SOME)]


@pytest.mark.parametrize("key", ENCODED)
def test_encoders_hold_their_properties(key: str) -> None:
    for case in slice_of(key):
        for hold in ENCODER_PROPERTIES:
            try:
                hold(case, encoder(key))
            except Violation as violation:
                raise Violation(f"{case}: {violation}") from violation


def test_a_leak_in_a_view_is_found_in_the_row(monkeypatch: pytest.MonkeyPatch) -> None:
    """The property can fail: here every seat's view is that of seat 0."""
    of = encoder("shadow-blades")

    def telling(s: State, seat: int) -> Seen:
        return of.game.view(s, 0), of.game.question(s), []

    monkeypatch.setattr(of, "seen", telling)
    with pytest.raises(Violation, match=r"tells seat . a secret"):
        tells_no_secret(Case(of.game, 2, {}, 1), of)


def test_the_page_of_encoders_is_that_of_the_code() -> None:
    """If this fails: python -m nightmarket.research.table > docs/encoders.md"""
    assert (ROOT / "docs" / "encoders.md").read_text("utf-8") == page()


@pytest.mark.parametrize("key", ENCODED)
def test_a_version_never_changes(key: str) -> None:
    """Models were trained on these cells: whoever moves one raises the version and adds a line."""
    known = json.loads((Path(__file__).parent / "versions.json").read_text("utf-8"))
    layout = layout_of(key)
    assert known[key][str(layout.version)] == fingerprint(layout, encoder(key).actions)


def test_actions_are_counted_from_the_one_who_chooses() -> None:
    actions = encoder("shadow-traders").actions
    words = actions.words
    for seat in range(5):
        left = words.parse(f"steal:{(seat + 1) % 5}:green")
        assert actions.action(left, seat, 5) == actions.action(words.parse("steal:1:green"), 0, 5)
        assert actions.text(actions.action(left, seat, 5), seat, 5) == words.text(left)


def test_a_game_without_a_layout_is_named() -> None:
    with pytest.raises(Refusal, match="checkers"):
        encoder("checkers")
