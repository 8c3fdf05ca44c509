"""Games told as one number each, on whatever Python runs this: all must agree.

    python -m tests.pocket.inside WHAT NAME...
    node web/scripts/wasm.mjs tests/pocket/inside.py WHAT NAME...

`golden`: recorded games, move by move, state and every seat's view. `played`: transcripts of games.
`looked`: what an analysis finds at some moments of recorded games.
`conform`: random games of these conformance cases, and every property at some moments of them.
Without a name: all (of the cases every tenth).
"""

from __future__ import annotations

import hashlib
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Final

import msgspec

from nightmarket import games
from nightmarket.analysis import Study, look
from nightmarket.kernel import WATCHER
from nightmarket.kernel.record import Record
from tests.conformance.cases import cases, registered
from tests.conformance.properties import PROPERTIES, Case, check, walk
from tests.playthroughs import transcripts

ROOT: Final = Path(__file__).resolve().parents[2]
GOLDEN: Final = ROOT / "tests" / "golden"
EVERY: Final = 10  # of the conformance cases
LOOKS: Final = 4  # at a recorded game


def golden(name: str) -> str:
    """Everything anybody sees in this game, and all of the state."""
    record = Record.from_json((GOLDEN / name).read_bytes())
    game = games.game(record.game)
    seen = hashlib.sha256()
    for state, move, events in record.replay(games.game):
        seen.update(repr(move).encode())
        for seat in (WATCHER, *range(record.seats)):
            seen.update(msgspec.json.encode([event.seen_by(seat) for event in events]))
            seen.update(msgspec.json.encode(game.view(state, seat)))
        seen.update(msgspec.json.encode(game.dump(state)))
    return seen.hexdigest()


def looked(name: str) -> str:
    """Chances, beliefs, choices and reasons, to the last digit that is told."""
    study = Study(Record.from_json((GOLDEN / name).read_bytes()), "easy")
    seen = hashlib.sha256()
    for question in next(study.rounds()):
        if question.look % (study.count // LOOKS) == LOOKS:
            seen.update(msgspec.json.encode(look(question)))
    return seen.hexdigest()


def played(name: str) -> str:
    for path, game, seats, options in transcripts.all_wanted():
        if f"{path.parent.name}/{path.stem}" == name:
            return hashlib.sha256(transcripts.transcript(game, seats, options).encode()).hexdigest()
    raise ValueError(f"no such transcript: {name}")


def conform(name: str) -> str:
    case = CASES[name]
    for property in PROPERTIES:
        check(property, case)
    seen = hashlib.sha256()
    for state in walk(case):
        seen.update(msgspec.json.encode(case.game.dump(state)))
    return seen.hexdigest()


CASES: Final[dict[str, Case]] = {
    str(case): case for case in list(cases(registered(), 1, 4))[::EVERY]
}
TELL: Final[dict[str, Callable[[str], str]]] = {
    "golden": golden,
    "looked": looked,
    "played": played,
    "conform": conform,
}


def names(what: str) -> list[str]:
    if what in ("golden", "looked"):
        return sorted(path.relative_to(GOLDEN).as_posix() for path in GOLDEN.glob("*/*.json"))
    if what == "played":
        return [f"{path.parent.name}/{path.stem}" for path, *_ in transcripts.all_wanted()]
    return list(CASES)


def lines(what: str, wanted: list[str]) -> Iterator[str]:
    for name in wanted or names(what):
        yield f"{name} {TELL[what](name)}"


if __name__ == "__main__":
    for line in lines(sys.argv[1], sys.argv[2:]):
        print(line, flush=True)
