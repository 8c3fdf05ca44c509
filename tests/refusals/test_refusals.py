"""No refusal names a rule that nobody has read: `python -m tests.refusals update` after a change."""

from __future__ import annotations

import pytest

from nightmarket.games import game as find
from nightmarket.games import keys
from tests.refusals.listing import HERE, NO_RULE, SOME, path_of, read, refusals, written


@pytest.mark.parametrize("key", keys())
def test_every_refusal_names_a_reviewed_rule(key: str) -> None:
    game = find(key)
    known = read(path_of(game).read_text("utf-8"))
    new = {refused: text for refused, text in refusals(game, SOME).items() if refused not in known}
    assert not new, f"python -m tests.refusals update {key}, and read what changes"


@pytest.mark.parametrize("key", keys())
def test_every_refusal_names_some_rule(key: str) -> None:
    known = read(path_of(find(key)).read_text("utf-8"))
    assert [refused for refused in known if refused[2] == NO_RULE] == []


def test_lists_are_read_as_they_are_written() -> None:
    for path in HERE.glob("*.txt"):
        text = path.read_text("utf-8")
        assert written(read(text)) == text
    assert {path_of(find(key)) for key in keys()} == set(HERE.glob("*.txt"))
