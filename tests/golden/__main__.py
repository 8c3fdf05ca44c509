"""`python -m tests.golden update [game]` adds golden games that are missing or no longer replay."""

from __future__ import annotations

import sys

from nightmarket.games import game as find
from nightmarket.kernel import BadRecord, Game
from tests.golden.games import Wanted, all_wanted, path_of, read, search, written


def holds(game: Game, golden: Wanted) -> bool:
    path = path_of(game, golden)
    if not path.exists():
        return False
    try:
        *_, (s, _, _) = read(path).replay(find)
    except BadRecord as refusal:
        print(f"{path.name}: {refusal}")
        return False
    return golden.ending(s)


def main(arguments: list[str]) -> int:
    if not arguments or arguments[0] != "update":
        print(__doc__)
        return 2
    for game, golden in all_wanted():
        if (arguments[1:] and game.key not in arguments[1:]) or holds(game, golden):
            continue
        path = path_of(game, golden)
        path.parent.mkdir(exist_ok=True)
        path.write_text(written(search(game, golden)), "utf-8")
        print(f"{path.parent.name}/{path.name} written")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
