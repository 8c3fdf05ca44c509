"""What is printed on the pieces, as data: the page says it in words and reads no pack."""

from __future__ import annotations

import re
from typing import cast

import pytest

from nightmarket.games.dark_road import GAME
from nightmarket.games.dark_road.cards import AMOUNT, EVENTS, OPERATIONS, cards_of
from nightmarket.games.dark_road.look import steps
from nightmarket.games.dark_road.view import Effect, Printed
from nightmarket.locale import LANGUAGES, texts

CARDS = cards_of("reconstructed")
AMOUNTS = {row.name for row in OPERATIONS if row.takes == AMOUNT}


def words(effect: Effect) -> str:
    """An effect as a pack writes it."""
    op, n = effect.op, effect.n
    kind = re.fullmatch(r"(basic|upgraded|craft|commission)-(.+)", op)
    text = op
    if kind:
        last = {"good": effect.good, "town": effect.town, "price": f"price {n}"}
        text = f"{kind[1]} {last.get(kind[2], kind[2])}"
    elif op in AMOUNTS:
        text = f"{op} {n}"
    then = "; ".join(words(step) for step in effect.then)
    return f"{text}: {then}" if then else text


@pytest.mark.parametrize("program", range(1, len(CARDS.programs)))
def test_an_effect_is_what_the_pack_says(program: int) -> None:
    """DR-77, DR-90: every program of the pack, read back."""
    found = "; ".join(words(step) for step in steps(CARDS, program))
    assert found == CARDS.effects[program].strip()


def test_every_step_has_its_message() -> None:
    def messages(effect: Effect) -> list[str]:
        return [f"dr-effect-{effect.op}", *[m for step in effect.then for m in messages(step)]]

    for program in range(1, len(CARDS.programs)):
        for step in steps(CARDS, program):
            for language in LANGUAGES:
                assert all(texts(language).has(message) for message in messages(step))


def test_events_and_shapes_are_told_once() -> None:
    """DR-18, DR-77: six rows for each event, a shape for each good."""
    told = cast(Printed, GAME.printed({}))
    assert list(told.events) == list(EVENTS)
    assert all(len(rows) == 6 for rows in told.events.values())
    assert all(shape for shape in told.shapes.values())
