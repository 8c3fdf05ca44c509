"""The cards, set by set. No set imports another; a new one: its rows in `cards.FOLK` and a file here."""

from __future__ import annotations

from typing import Any, Final

from nightmarket.games.dale_of_merchants.effects import (
    crocodile,
    fox,
    owl,
    platypus,
    polecat,
    sloth,
)
from nightmarket.games.dale_of_merchants.technique import EFFECTS, Effect
from nightmarket.kernel import Frame

OF_SETS: Final[list[dict[int, Effect]]] = [
    *(platypus.EFFECTS, sloth.EFFECTS, crocodile.EFFECTS, fox.EFFECTS),
    *(polecat.EFFECTS, owl.EFFECTS),
]
for effects in OF_SETS:
    for kind, effect in effects.items():
        EFFECTS[kind] = effect

FRAMES: Final[tuple[type[Frame[Any]], ...]] = (
    *(*platypus.FRAMES, *sloth.FRAMES, *crocodile.FRAMES),
    *(*fox.FRAMES, *polecat.FRAMES, *owl.FRAMES),
)
