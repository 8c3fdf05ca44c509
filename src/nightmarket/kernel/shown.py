# mypyc: no (msgspec structs)
"""What views are made of."""

from __future__ import annotations

from typing import TypeVar

from msgspec import Struct

KEPT = 4096  # parts of one kind that are remembered; a house runs for months

Part = TypeVar("Part")


class Shown(Struct, gc=False):
    """A part of a view. Views hold numbers, texts and other parts, and never themselves: whoever lets
    go of one frees it, and the search for rings of garbage need not walk through it."""


def keep(kept: dict[int, Part], key: int, made: Part) -> Part:
    """Remember a part that other views will show too. Nobody may change it then."""
    if len(kept) >= KEPT:
        kept.clear()
    kept[key] = made
    return made
