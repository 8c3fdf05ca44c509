"""The suite itself: an honest game passes, and each planted fault is found by the right property."""

from __future__ import annotations

from dataclasses import replace

import pytest

from tests.conformance.broken import BROKEN, EmptyQuestion, with_state
from tests.conformance.cases import cases
from tests.conformance.honest import Lanterns
from tests.conformance.properties import PROPERTIES, Case, Violation, check


def failing(game: Lanterns) -> set[str]:
    """The properties that some case of this game breaks."""
    found: set[str] = set()
    for case in cases([game], seeds=2, moments=12):
        case = replace(case, bound=120)
        for name in set(PROPERTIES) - found:
            try:
                check(name, case)
            except Violation:
                found.add(name)
    return found


@pytest.mark.parametrize("case", list(cases([Lanterns()], seeds=3, moments=0)), ids=str)
@pytest.mark.parametrize("name", PROPERTIES)
def test_honest_game_passes(name: str, case: Case) -> None:
    check(name, case)


@pytest.mark.parametrize(("game", "finders"), BROKEN, ids=[game.key for game, _ in BROKEN])
def test_fault_is_found(game: Lanterns, finders: set[str]) -> None:
    assert failing(game) == finders


def test_every_property_finds_a_fault() -> None:
    """A property that no fault can break would prove nothing; one that breaks all proves nothing."""
    own = [finders for _, finders in BROKEN if finders != set(PROPERTIES)]
    assert set().union(*own) == set(PROPERTIES)


def test_a_question_without_a_choice_is_named() -> None:
    """The kernel says which question hangs, instead of a table where nobody can go on."""
    case = next(iter(cases([with_state(EmptyQuestion)], seeds=1, moments=12)))
    with pytest.raises(Violation, match=r"DeadEnd.*asked by .* and has no choice"):
        check("ends", case)
