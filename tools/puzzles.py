"""Make the sets of puzzles anew: positions of games between bots with one choice that is clearly best.

    .venv/bin/python tools/puzzles.py [--count 28] [GAME …]

Every choice of a game is looked at quickly; where one seems clearly best it is looked at again, as
closely as an analysis does. What still stands clear of the second is kept; three of one game at most,
and four with the same answer.
What was found lies in `.market/puzzles`, a line a game, so whoever is stopped goes on from there.
"""

from __future__ import annotations

import argparse
import itertools
import random
from collections.abc import Iterator
from pathlib import Path

import msgspec

import nightmarket as nm
from nightmarket.analysis.choosing import closer, compare
from nightmarket.analysis.daily import FOLDER, Puzzle, Shipped
from nightmarket.analysis.eye import Eye
from nightmarket.analysis.looking import care_for
from nightmarket.analysis.told import VERSION, Choosing
from nightmarket.arena.corpus import corpus
from nightmarket.kernel import Luck, State, legal
from nightmarket.kernel.record import Record
from nightmarket.soak.hindsight import SEATS, good

KEPT = Path(__file__).parents[1] / ".market" / "puzzles"
FIRST = 40_000  # seed
LEVEL = "fair"
FEWEST = 3  # choices
MOST = 12  # of them, so that they can be read
CLEAR = 0.06  # the best is better than the second by so much
OPEN = (0.08, 0.92)  # chances of a game that is still to be won or lost
EACH = 3  # of one game
ALIKE = 4  # with the same answer


def puzzles_of(record: Record) -> list[Puzzle]:
    game = nm.game(record.game)
    eye = Eye(game, record.options, record.seats, LEVEL)
    rng = Luck.seeded(record.seed % (1 << 64))
    quick, care = (care_for(eye, level) for level in ("easy", LEVEL))
    seen: list[tuple[float, State, Choosing]] = []
    for n, (state, _, _) in enumerate(record.replay(nm.game)):
        move = record.moves[n] if n < len(record.moves) else None
        if move is None or move.seat < 0 or not FEWEST <= len(legal(state, move.seat)) <= MOST:
            continue
        played = game.parse(move.text)
        one = compare(eye, state, move.seat, played, quick.first, quick.then, quick.few, rng)
        if one is not None and is_good(one):
            seen.append((gap(one), state.clone(), one))
    found: list[Puzzle] = []
    for _, state, one in sorted(seen, key=lambda row: -row[0])[: 2 * EACH]:
        again = closer(eye, state, one, care.then, care.last, rng)
        if is_good(again) and (again.lost or again.gained) and len(found) < EACH:
            found.append(Puzzle(record.options, game.dump(state), again))
    return found


def best(one: Puzzle) -> str:
    return one.choosing.weighed[0].choice


def gap(one: Choosing) -> float:
    return one.weighed[0].chance - one.weighed[1].chance


def is_good(one: Choosing) -> bool:
    return gap(one) >= CLEAR and OPEN[0] < one.weighed[0].chance < OPEN[1] and one.reason != ""


def by_game(key: str) -> Iterator[list[Puzzle]]:
    """Of one game after the other: those that were looked at before, then others without end."""
    game, seats = nm.game(key), SEATS[key]
    KEPT.mkdir(parents=True, exist_ok=True)
    file = KEPT / f"{key}-{VERSION}.jsonl"
    lines = file.read_bytes().splitlines() if file.exists() else []
    yield from [msgspec.json.decode(line, type=list[Puzzle]) for line in lines]
    with file.open("ab") as out:
        for seed in itertools.count(FIRST + len(lines)):
            played = next(corpus(game, seats, 1, [good(key, seats)], seed=seed))
            found = puzzles_of(Record.from_json(played))
            out.write(msgspec.json.encode(found) + b"\n")
            out.flush()
            yield found


def main(count: int, keys: list[str]) -> None:
    FOLDER.mkdir(exist_ok=True)
    for key in keys or SEATS:
        game = nm.game(key)
        found: list[Puzzle] = []
        for n, more in enumerate(by_game(key), 1):
            for one in more:
                if sum(best(other) == best(one) for other in found) < ALIKE:
                    found.append(one)
            print(f"{key}: {len(found)} of {count} in {n} games", flush=True)
            if len(found) >= count:
                break
        random.Random(1).shuffle(found)
        made = Shipped(game.rules_version, found[:count])
        (FOLDER / f"{key}.json").write_bytes(msgspec.json.encode(made) + b"\n")


if __name__ == "__main__":
    parser = argparse.ArgumentParser()
    parser.add_argument("--count", type=int, default=28)
    parser.add_argument("games", nargs="*")
    wish = parser.parse_args()
    main(wish.count, wish.games)
