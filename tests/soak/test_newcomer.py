"""What `./market soak newcomer` promises, without the minutes it takes."""

from __future__ import annotations

import pytest

from nightmarket.kernel import Refusal
from nightmarket.soak.newcomer import judge
from nightmarket.soak.research import research

TOLD = "after 20 s it wins 60% against random play\nafter 80 s it wins 97% against random play\n"


def test_what_was_learned_at_the_end_counts() -> None:
    figures = judge(TOLD, 40.2, 119.8)
    assert figures["seconds"] == 120
    assert figures["wins against random play"] == "97%"


@pytest.mark.parametrize(("told", "spent"), [(TOLD[:44], 60.0), ("", 60.0), (TOLD, 301.0)])
def test_too_little_or_too_late_is_no_proof(told: str, spent: float) -> None:
    with pytest.raises(AssertionError):
        judge(told, 40.0, spent)


def test_a_proof_that_is_not_there_is_named() -> None:
    with pytest.raises(Refusal, match="there are: PettingZoo"):
        research(lambda done, total: None, ("Chess",))
