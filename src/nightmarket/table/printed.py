# mypyc: no (off the path of a move)
"""What is printed on the pieces of a table: told once, at an address that changes with what it says.

Only a pack changes it. The cards of the box have one address for all tables, so a browser fetches them
once and keeps them; the cards of somebody's own pack are asked for at the table or record that has them.
"""

from __future__ import annotations

import gzip
import hashlib
from functools import lru_cache

from nightmarket.kernel import Game
from nightmarket.kernel.packs import PACK, REMEMBERED
from nightmarket.table.encode import ENCODE


def sheet(game: Game, options: dict[str, str]) -> tuple[str, bytes]:
    """What is printed, as packed JSON, and the name of this very text; no name where nothing is."""
    packs = [(o.key, options.get(o.key, o.default)) for o in game.options if o.kind == PACK]
    return _sheet(game, tuple(packs))


@lru_cache(REMEMBERED)
def _sheet(game: Game, packs: tuple[tuple[str, str], ...]) -> tuple[str, bytes]:
    found = game.printed(dict(packs))
    text = ENCODE(found or {})
    name = hashlib.sha256(text).hexdigest()[:16] if found else ""
    return name, gzip.compress(text, 9, mtime=0)


def address(game: Game, options: dict[str, str], owner: str) -> str:
    """Where it is fetched: with the game, or with its owner when the cards are the owner's own."""
    name, _ = sheet(game, options)
    own = [
        o for o in game.options if o.kind == PACK and options.get(o.key, o.default) not in o.values
    ]
    return name and f"/api/{owner if own else f'games/{game.key}'}/printed/{name}"
