"""The page holds no rules (docs/wire.md): it has no table of its own keyed by the pieces of a game.

What is printed on pieces is told by the server (`Game.printed`), what can be done with them by choices,
views and previews. A page may say how a piece looks: such tables are named here, and a new one fails.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from msgspec import to_builtins

from nightmarket import games

PAGES = Path(__file__).parents[1] / "web" / "src" / "games"
ITEM = re.compile(r"""\s*\[?\s*(?:'([\w-]+)'|"([\w-]+)")""")
KEY = re.compile(r"""\s*(?:'([\w-]+)'|"([\w-]+)"|([\w-]+))\s*:""")
NAME = re.compile(r"(?:const|let) (\w+)(?:\s*:[^=]*)?\s*=\s*(?:[$\w. <>[\]]+\()?$")
PIECES_IN_A_TABLE = 3  # two pieces may be two arguments that are called alike

# Symbols, colours, keys of the keyboard, sentences, the order in which they are drawn: how pieces look
# and are called, not what they do.
LOOKS = {
    "dale-of-merchants/cards.ts": {"LOOK"},
    "dale-of-merchants/view.ts": {"HAND"},  # verbs whose argument is a card of the hand
    "dark-road/view.ts": {
        *("GOOD_ICON", "GOOD_COLOUR", "DISTRICT_ICON", "DISTRICT_COLOUR", "FRIEND_ICON"),
        *("BUILDING_ICON", "PLACES"),
    },
    "magic-maze/Action.svelte": {"TURN"},
    "magic-maze/board.ts": {"SIDES"},
    "magic-maze/view.ts": {"DIRECTIONS"},
    "magic-maze/words.ts": {"KEY_OF", "ACTION_ICON"},
    "shadow-blades/view.ts": {"SPHERE_ICON", "SPHERES", "ART"},
    "shadow-traders/Good.svelte": {"SYMBOL"},
    "shadow-traders/gesture.ts": {"FRAMES"},  # which questions are answered by one gesture
    "shadow-traders/say.ts": {"ASK"},
    "shadow-traders/view.ts": {
        *("LETTER", "FACE_ICON", "CLIENT_ICON", "EVENT_ICON", "GOODS", "CLIENTS", "ACTIONS"),
    },
}


def pieces(game: str) -> set[str]:
    """The ids of everything a game's choices, events and printed facts name."""
    of = games.game(game)
    domains = [domain for verb in of.words.verbs for domain in verb.domains]
    domains += [field.domain for kind in of.kinds.values() for field in kind.fields]
    found = {name for domain in domains for name in domain.names}
    printed = to_builtins(of.printed({})) or {}
    found |= {id for part in printed.values() if isinstance(part, dict) for id in part}
    return found | {value for option in of.options for value in option.values}


def tables(text: str) -> Iterator[tuple[str, list[str]]]:
    """Every object in braces with its keys and every list with its items, each by the name it is given.

    Of a pair, as a map is made of them, the first counts.
    """
    text = re.sub(r"/\*.*?\*/|<!--.*?-->|^\s*//.*?$", "", text, flags=re.S | re.M)
    text = re.sub(r"<style>.*?</style>", "", text, flags=re.S)
    open_at: list[tuple[str, list[str]]] = []
    brackets: list[str] = []
    for i, char in enumerate(text):
        if char in "{[":
            name = NAME.search(text[max(0, i - 200) : i])
            open_at.append((name[1] if name else "", []))
            brackets.append(char)
        elif char in "}]" and open_at:
            brackets.pop()
            yield open_at.pop()
        if open_at and char in "{[,":
            key = (KEY if brackets[-1] == "{" else ITEM).match(text, i + 1)
            if key:
                open_at[-1][1].append(next(filter(None, key.groups())))


def own_tables(path: Path, ids: set[str]) -> set[str]:
    """The tables of a file that are keyed by pieces; one in a list or a call has no name."""
    found = set()
    for name, keys in tables(path.read_text("utf-8")):
        named = [key for key in keys if key in ids]
        if len(named) >= PIECES_IN_A_TABLE and 2 * len(named) > len(keys):
            found.add(name)
    return found


@pytest.mark.parametrize("game", games.STALLS)
def test_the_page_has_no_table_of_pieces(game: str) -> None:
    ids = pieces(game)
    found = {}
    for path in sorted((PAGES / game).rglob("*")):
        if path.suffix not in (".ts", ".svelte", ".json") or path.name.endswith(".test.ts"):
            continue
        if path.name != "cases.json":  # written by a test of the rules
            found[f"{game}/{path.name}"] = own_tables(path, ids)
    looks = {file: names for file, names in LOOKS.items() if file.startswith(f"{game}/")}
    assert {file: names for file, names in found.items() if names} == looks, (
        "see the top of this file"
    )


def test_a_table_of_pieces_is_found(tmp_path: Path) -> None:
    ids = pieces("dale-of-merchants")
    page = tmp_path / "cards.ts"
    page.write_text(
        "const look = (card: string) => ({ card, value: 1 });\n"
        "const VALUE: Record<string, number> = { glue: 5, magnet: 4, 'dangerous-test': 5 };\n"
    )
    assert own_tables(page, ids) == {"VALUE"}
    page.write_text('{ "glue": [5], "magnet": [4], "cheer": [2] }')
    assert own_tables(page, ids) == {""}
    page.write_text("const VALUE = new Map([['glue', 5], ['magnet', 4], ['cheer', 2]]);")
    assert own_tables(page, ids) == {"VALUE"}
    page.write_text("const dear = new Set<string>(['glue', 'magnet', 'cheer']);")
    assert own_tables(page, ids) == {"dear"}
