"""The layouts of the market's own games, by key."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec

from nightmarket.games import STALLS, game
from nightmarket.kernel import Refusal
from nightmarket.research.layout import Layout

# Those of the stalls with a layout beside this file.
ENCODED = tuple(k for k in STALLS if find_spec(f"{__name__}.{k.replace('-', '_')}") is not None)


def layout_of(key: str) -> Layout:
    """The layout of a game; raises Refusal for a game without one."""
    name = game(key).key
    if name not in ENCODED:
        raise Refusal(f"{name} has no layout: its views are not described as numbers", "game")
    found: Layout = import_module(f"{__name__}.{name.replace('-', '_')}").LAYOUT
    return found
