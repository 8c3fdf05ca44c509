"""Choices are ints inside and permanent texts outside."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from nightmarket.games import game, keys
from nightmarket.kernel import Domain, Numbers, UnknownChoice, Words


def some_words() -> Words:
    words = Words()
    words.verb("pass")
    words.verb("take", Numbers("seat", 3))
    words.verb("swap", Numbers("seat", 3), Domain("good", ("lamp", "rope")))
    words.verb("pay", Numbers("seat", 2), Domain("good", ("lamp", "rope")), Numbers("coins", 5))
    return words


def test_every_choice_has_its_own_text() -> None:
    words = some_words()
    assert words.size == 1 + 3 + 6 + 20
    texts = [words.text(choice) for choice in range(words.size)]
    assert len(set(texts)) == words.size
    assert [words.parse(text) for text in texts] == list(range(words.size))
    assert texts[:6] == ["pass", "take:0", "take:1", "take:2", "swap:0:lamp", "swap:0:rope"]


def test_arguments() -> None:
    words = some_words()
    pay = words.by_name["pay"]
    for seat in range(2):
        for good in range(2):
            for coins in range(5):
                choice = pay.of(seat, good, coins)
                assert words.of(choice) is pay
                assert pay.holds(choice)
                assert words.arguments(choice) == [seat, good, coins]
                assert (pay.a(choice), pay.b(choice), pay.c(choice)) == (seat, good, coins)
    assert not pay.holds(pay.base - 1)
    assert not pay.holds(pay.end)


@pytest.mark.parametrize("key", keys())
def test_all_words_of_a_game(key: str) -> None:
    """Every choice a game can ever offer keeps its text through parsing."""
    words = game(key).words
    step = max(1, words.size // 20_000)
    for choice in range(0, words.size, step):
        assert words.parse(words.text(choice)) == choice


@pytest.mark.parametrize(
    "text",
    [
        *("", ":", "pass:", "pass:0", "take", "take:", "take:3", "take:-1", "take:01", "take: 1"),
        *("take:1:", "swap:1", "swap:lamp:1", "swap:1:LAMP", "swap:1:lamp:0", "take:١", "PASS"),
        *("take:1e0", "take:" + "9" * 5000, "pay:0:rope:5", "steal:1", "?3", "pass\n", "take:²"),
    ],
)
def test_what_is_no_choice(text: str) -> None:
    with pytest.raises(UnknownChoice) as refusal:
        some_words().parse(text)
    assert refusal.value.code == "unknown-choice"
    assert refusal.value.field == "choice"
    assert len(str(refusal.value)) < 300


@given(st.text(max_size=60))
def test_parse_never_breaks(text: str) -> None:
    """Any text at all is a choice or an UnknownChoice; a choice is written in one way only."""
    words = some_words()
    try:
        choice = words.parse(text)
    except UnknownChoice:
        return
    assert words.text(choice) == text


def test_numbers_out_of_range_have_a_text_for_messages() -> None:
    words = some_words()
    assert words.text(-1) == "?-1"
    assert words.text(words.size) == f"?{words.size}"


def test_words_are_checked_when_made() -> None:
    words = some_words()
    with pytest.raises(ValueError):
        words.verb("pass")
    with pytest.raises(ValueError):
        words.verb("a:b")
    with pytest.raises(ValueError):
        words.verb("four", *[Numbers("n", 2)] * 4)
    with pytest.raises(ValueError):
        Domain("good", ("lamp", "lamp"))
