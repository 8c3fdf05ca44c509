"""Make the set of puzzles of Magic Maze anew: which of your moves helps most on the way out?

    .venv/bin/python tools/maze_puzzles.py [--count 28]

After the theft the ways to the exits are known, so one can tell which move is worth the time it takes:
from runs of bots those positions are taken in which one move of a seat shortens the ways of all heroes
together and no other does. Bots play on after every move many times; then so much sand is left that they
just make it after the best one. What stands clear of the second is kept; two of one run at most.
"""

from __future__ import annotations

import argparse
import random
from typing import Final, cast

import msgspec

import nightmarket as nm
from nightmarket.analysis.daily import FOLDER, Puzzle, Shipped
from nightmarket.analysis.told import Choosing, Weighed
from nightmarket.arena import realtime
from nightmarket.bots import Teammate, choice_of
from nightmarket.bots.maze import FAR, alone, exit_of, find_ways
from nightmarket.games.magic_maze.state import WIN, Mall
from nightmarket.games.magic_maze.words import MOVE, TAKE_ESCALATOR
from nightmarket.kernel import CLOCK, Luck, apply, asked, legal, step
from nightmarket.kernel.record import Record, Recorder

GAME: Final = nm.game("magic-maze")
SEATS: Final = 4
SCENARIOS: Final = 6  # with rules that a newcomer meets first
PAUSE: Final = 700  # ms between two looks of a bot
FEWEST, MOST = 3, 12  # moves to choose from
QUICK, MANY = 12, 60  # runs to the end after each of them, to find a puzzle and to be sure
HOPE: Final = 0.7  # chance after the best
CLEAR: Final = 0.1  # and how much worse the second is
EACH: Final = 2  # of one run
LONGEST: Final = 120_000  # ms to the end, else somebody is shut in


def run_of(seed: int) -> Record:
    scenario = str(1 + seed % SCENARIOS)
    recorder = Recorder(GAME, SEATS, seed, {"scenario": scenario})
    bots = [Teammate(101 * seed + seat, patience=0) for seat in range(SEATS)]
    realtime.run(recorder, bots, PAUSE, Luck.seeded(seed))
    return recorder.record


def way_out(s: Mall) -> int:
    """Actions to the exits, all heroes together, as if none stood in another's way."""
    total = 0
    for hero in range(4):
        if not s.is_gone(hero):
            total += find_ways(alone(s, hero), hero).actions[exit_of(s, hero)]
    return total


def moves_of(s: Mall, seat: int) -> list[int]:
    return [c for c in legal(s, seat) if MOVE.holds(c) or TAKE_ESCALATOR.holds(c)]


def shortened(s: Mall, seat: int, choice: int) -> int:
    t = s.clone()
    step(t, seat, choice)
    return way_out(s) - way_out(t)


def finish(s: Mall, seat: int, choice: int, seed: int) -> int:
    """Milliseconds until all are out, with sand enough; LONGEST where they are not."""
    t = s.clone()
    t.left = LONGEST
    rng = Luck.seeded(seed)
    t.luck = rng.fresh()
    begun = t.now
    step(t, seat, choice)
    bots = [Teammate(rng.below(1 << 30), patience=0) for _ in range(SEATS)]
    due = [begun + rng.below(PAUSE) for _ in bots]
    clock = GAME.clock
    assert clock is not None
    while asked(t):
        who = due.index(min(due))
        while t.now < due[who] and t.stack:
            step(t, CLOCK, clock.tick(t, due[who] - t.now))
        due[who] += PAUSE
        if who in asked(t):
            chosen = choice_of(bots[who], GAME, t, who)
            if chosen != GAME.idle(t, who):
                apply(t, who, chosen)
    return t.now - begun if t.outcome == WIN else LONGEST


def puzzle_of(s: Mall, seat: int, played: int, options: dict[str, str]) -> Puzzle | None:
    choices = moves_of(s, seat)
    helps = [c for c in choices if shortened(s, seat, c) > 0]
    if not FEWEST <= len(choices) <= MOST or len(helps) != 1 or way_out(s) >= FAR:
        return None
    for runs in (QUICK, MANY):
        times = {c: sorted(finish(s, seat, c, n) for n in range(runs)) for c in choices}
        sand = times[helps[0]][int(HOPE * runs)]
        chance = {c: sum(t < sand for t in times[c]) / runs for c in choices}
        order = sorted(choices, key=lambda c: -chance[c])
        if order[0] != helps[0] or chance[order[0]] - chance[order[1]] < CLEAR or sand >= LONGEST:
            return None
    t = s.clone()
    t.left = min(sand, s.setting.sand)
    weighed = [Weighed(GAME.text(c), round(chance[c], 4)) for c in order]
    apart = chance[order[0]] - chance[played]
    gained = 0.0 if apart else chance[order[0]] - chance[order[1]]
    told = Choosing(
        seat, GAME.text(played), len(choices), weighed, round(apart, 4), round(gained, 4),
        round(apart, 4), [], "way", seat, {},
    )  # fmt: skip
    return Puzzle(options, GAME.dump(t), told)


def puzzles_of(record: Record) -> list[Puzzle]:
    found: list[Puzzle] = []
    for n, (state, _, _) in enumerate(record.replay(nm.game)):
        if n == len(record.moves) or len(found) == EACH:
            break
        s, move = cast(Mall, state), record.moves[n]
        played = GAME.parse(move.text)
        if s.theft and move.seat >= 0 and played in moves_of(s, move.seat):
            if puzzle := puzzle_of(s, move.seat, played, record.options):
                found.append(puzzle)
    return found


def main(count: int) -> None:
    found: list[Puzzle] = []
    seed = 40_000
    while len(found) < count:
        found += puzzles_of(run_of(seed))
        seed += 1
        print(f"{len(found)} of {count} in {seed - 40_000} runs", flush=True)
    random.Random(1).shuffle(found)
    made = Shipped(GAME.rules_version, found[:count])
    (FOLDER / "magic-maze.json").write_bytes(msgspec.json.encode(made) + b"\n")


if __name__ == "__main__":
    parser = argparse.ArgumentParser()
    parser.add_argument("--count", type=int, default=28)
    main(parser.parse_args().count)
