"""The stalls of the market. A game is a folder with a `GAME`; it is loaded when first asked for.

Other people's games come in as guests: NIGHTMARKET_GAMES=somewhere.moth_race,elsewhere names packages
that Python finds. The last part of the name is the game's key: `moth-race`.
"""

from __future__ import annotations

import importlib
import os
from importlib.resources import files
from typing import Final

from nightmarket.kernel import Game, UnknownGame

STALLS: Final[dict[str, str]] = {
    "shadow-traders": "nightmarket.games.shadow_traders",
    "shadow-blades": "nightmarket.games.shadow_blades",
    "dark-road": "nightmarket.games.dark_road",
    "dale-of-merchants": "nightmarket.games.dale_of_merchants",
    "magic-maze": "nightmarket.games.magic_maze",
}


def guests() -> dict[str, str]:
    """Keys and modules of the games that NIGHTMARKET_GAMES names."""
    named = os.environ.get("NIGHTMARKET_GAMES", "").replace(",", " ").split()
    found = {module.rpartition(".")[2].replace("_", "-"): module for module in named}
    return {key: module for key, module in found.items() if key not in STALLS}


def keys() -> list[str]:
    """Keys of all games, in the order of the stalls."""
    return [*STALLS, *guests()]


def game(key: str) -> Game:
    """The game with this key; raises UnknownGame."""
    module = STALLS.get(key) or guests().get(key)
    if module is None:
        raise UnknownGame(f"no game {key[:40]!r}; there are: {', '.join(keys())}", "game")
    try:
        found = importlib.import_module(module).GAME
    except (ImportError, AttributeError) as error:
        raise UnknownGame(f"the module {module} brings no game: {error}", "game") from error
    if not isinstance(found, Game) or found.key != key:
        raise UnknownGame(f"GAME in the module {module} is not a Game called {key!r}", "game")
    return found


def words_of(guest: str, language: str) -> str:
    """The Fluent messages a guest brings: its locale/<language>/<game>.ftl, else the English ones."""
    return _text(guest, "locale", language, f"{guest}.ftl") or _text(
        guest, "locale", "en", f"{guest}.ftl"
    )


def rules_of(guest: str, language: str) -> str:
    """The rule page a guest brings: its rules/<game>.<language>.md, else the English one."""
    return _text(guest, "rules", f"{guest}.{language}.md") or _text(
        guest, "rules", f"{guest}.en.md"
    )


def lesson_file(key: str, name: str) -> str:
    """A file of the lessons that lie beside a game's rules; empty where there is none."""
    return _text(key, "lessons", name)


def _text(key: str, *path: str) -> str:
    game(key)  # refuses in words where there is none
    file = files(STALLS.get(key) or guests()[key]).joinpath(*path)
    return file.read_text("utf-8") if file.is_file() else ""
