"""The lists of refusals.

python -m tests.refusals update [game]   write them anew; read the diff
python -m tests.refusals show <game>     each refusal with a choice that meets it
"""

from __future__ import annotations

import sys

from nightmarket.games import game as find
from nightmarket.games import keys
from tests.refusals.listing import path_of, refusals, written


def main(arguments: list[str]) -> int:
    if not arguments or arguments[0] not in ("update", "show"):
        print(__doc__)
        return 2
    for key in arguments[1:] or keys():
        game = find(key)
        found = refusals(game)
        if arguments[0] == "show":
            for (question, verb, rule), text in sorted(found.items()):
                print(f"{question:<18} {verb:<16} {rule:<7} {text}")
        else:
            path_of(game).write_text(written(found), "utf-8")
            print(f"{path_of(game).name}: {len(found)} kinds of refusal")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
