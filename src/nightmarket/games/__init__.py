"""The stalls of the market. A game is a folder with a `GAME`; it is loaded when first asked for."""

from __future__ import annotations

import importlib
from typing import Final

from nightmarket.kernel import Game, UnknownGame

STALLS: Final[dict[str, str]] = {
    "shadow-traders": "nightmarket.games.shadow_traders",
    "shadow-blades": "nightmarket.games.shadow_blades",
    "dark-road": "nightmarket.games.dark_road",
    "dale-of-merchants": "nightmarket.games.dale_of_merchants",
    "magic-maze": "nightmarket.games.magic_maze",
}


def keys() -> list[str]:
    """Keys of all games, in the order of the stalls."""
    return list(STALLS)


def game(key: str) -> Game:
    """The game with this key; raises UnknownGame."""
    if key not in STALLS:
        raise UnknownGame(f"no game {key[:40]!r}; there are: {', '.join(STALLS)}", "game")
    found = importlib.import_module(STALLS[key]).GAME
    assert isinstance(found, Game)
    return found
