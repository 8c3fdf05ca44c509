"""Conformance by the hour: `python -m tests.conformance soak 50 [game …]`.

Every case with so many seeds, every property, at every moment of a game.
"""

from __future__ import annotations

import sys
import time
from collections.abc import Callable
from functools import partial

from nightmarket._variant import describe
from nightmarket.research import encoder
from nightmarket.research.layouts import ENCODED
from tests.conformance.cases import cases, registered
from tests.conformance.encoded import ENCODER_PROPERTIES
from tests.conformance.properties import PROPERTIES, Case, Violation, check


def main(arguments: list[str]) -> int:
    what, *rest = arguments or ["soak"]
    seeds = int(rest.pop(0)) if what == "soak" and rest else 5
    wanted = [key.replace("_", "-") for key in rest]
    games = [game for game in registered() if not wanted or game.key in wanted]
    if what != "soak" or len(games) < len(rest):
        print(__doc__)
        return 2
    begun, held, broken = time.monotonic(), 0, 0
    for game in games:
        encoded = ENCODER_PROPERTIES if game.key in ENCODED else ()
        for case in cases([game], seeds, 0):
            held_by: list[Callable[[Case], None]] = [partial(check, name) for name in PROPERTIES]
            held_by += [partial(hold, of=encoder(game.key)) for hold in encoded]
            for hold in held_by:
                try:
                    hold(case)
                    held += 1
                except Violation as violation:
                    broken += 1
                    print(violation, file=sys.stderr)
        print(f"{game.key}: {held} checks held, {broken} broken, {time.monotonic() - begun:.0f} s")
    print(f"{held} checks on {describe()}, {broken} broken")
    return 1 if broken else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
