"""Are the chances of an analysis true: of the moments called 70 %, are about 70 % won?

    .venv/bin/python tools/calibrate.py GAMES [GAME[:SEATS] …]

Levels play each other, whoever is dealt to a seat; moments spread over each game are judged as closely
as an analysis at `fair` does, with everything on the table and by what the seat knew that was to choose.
What was judged lies in `.market/calibration`, a line a game, so whoever is stopped goes on from there.

Of every two games one finds the heat that fits best, which is printed for `Lore.heat`; the other
shows how well it fits. The figures go to docs/calibration.json; docs/analysis.md gets a table and a
picture for each game from them.
"""

from __future__ import annotations

import json
import math
import random
import sys
from pathlib import Path
from typing import Any, Final, NamedTuple

import nightmarket as nm
from nightmarket.analysis.eye import Eye
from nightmarket.analysis.looking import care_for
from nightmarket.arena import realtime
from nightmarket.arena.corpus import corpus
from nightmarket.arena.reliability import Tenth, picture
from nightmarket.bots import make
from nightmarket.kernel import Game, Luck
from nightmarket.kernel.levels import BEATS_S, LEVELS
from nightmarket.kernel.record import Record, Recorder
from nightmarket.soak.hindsight import SEATS as JUDGED

ROOT: Final = Path(__file__).parents[1]
DOCS: Final = ROOT / "docs"
KEPT: Final = ROOT / ".market" / "calibration"
SEATS: Final = {**JUDGED, "magic-maze": 4}
# Cheap ones, so that many games can be played: what is proved is the eye, not the level.
PLAYERS: Final = {"shadow-traders": LEVELS}
USUAL: Final = ("easy", "fair")
MOMENTS: Final = 8  # of each game
FIRST: Final = 5000  # seed
SCENARIOS: Final = 17  # of Magic Maze
SLOWEST: Final = 4  # times as slow as a bot
AGAIN: Final = 400  # samples of the games, for an interval
BEGIN, END = "<!-- made by tools/calibrate.py -->", "<!-- end -->"
KINDS: Final = ("everything", "known")


class Moment(NamedTuple):
    """What the eye said of each seat before it was bent, and what each had won in the end."""

    game: int
    said: list[float]
    won: list[float]


Moments = list[Moment]


# -- playing and judging


def played(key: str, seats: int, n: int) -> Record:
    """A game between levels."""
    game = nm.game(key)
    if game.clock is not None:
        return raced(game, seats, n)
    rng, levels = Luck.seeded(FIRST + n), PLAYERS.get(key, USUAL)
    bots = [levels[rng.below(len(levels))] for _ in range(seats)]
    return Record.from_json(next(corpus(game, seats, 1, bots, FIRST + n)))


def raced(game: Game, seats: int, n: int) -> Record:
    """Against a clock: all of one level, at its own pace or as slow as people are."""
    rng, level = Luck.seeded(FIRST + n), LEVELS[n // 2 % len(LEVELS)]
    options = {"scenario": str(1 + rng.below(SCENARIOS))}
    recorder = Recorder(game, seats, rng.below(1 << 30), options)
    bots = [make(level, rng.below(1 << 30)) for _ in range(seats)]
    realtime.run(recorder, bots, int(1000 * BEATS_S[level]) * (1 + rng.below(SLOWEST)), rng)
    return recorder.record


def eye_of(key: str, seats: int, options: dict[str, str]) -> Eye:
    """One that says what it sees, unbent."""
    eye = Eye(nm.game(key), options, seats, "fair")
    eye.heat = 1.0
    return eye


def judged(key: str, seats: int, n: int) -> dict[str, Any]:
    record = played(key, seats, n)
    eye = eye_of(key, seats, record.options)
    care, rng = care_for(eye, "fair"), Luck.seeded(n)
    winners = record.winners or []
    each = 1.0 if eye.is_alone else 1.0 / max(1, len(winners))
    found: dict[str, Any] = {"n": n, "won": [each * (i in winners) for i in range(seats)]}
    told: dict[str, list[list[float]]] = {kind: [] for kind in KINDS}
    wanted = {(2 * i + 1) * len(record.moves) // (2 * MOMENTS) for i in range(MOMENTS)}
    for at, (s, _, _) in enumerate(record.replay(nm.game)):
        if at in wanted:
            seat = max(0, record.moves[at].seat)
            told["everything"].append(eye.chances(s, care.open, rng))
            if eye.plays_on:
                told["known"].append(eye.known(eye.guesses(s, seat, care.known, rng), rng))
    return found | told


def collect(key: str, seats: int, games: int) -> dict[str, Moments]:
    """Every judged game of this kind, played now where it was not before."""
    KEPT.mkdir(parents=True, exist_ok=True)
    file = KEPT / f"{key}-{seats}.jsonl"
    lines = file.read_text("utf-8").splitlines() if file.exists() else []
    with file.open("a", encoding="utf-8") as out:
        for n in range(len(lines), games):
            lines.append(json.dumps(judged(key, seats, n)))
            print(lines[-1], file=out, flush=True)
    rows = [json.loads(line) for line in lines]
    return {
        kind: [Moment(row["n"], said, row["won"]) for row in rows for said in row[kind]]
        for kind in KINDS
    }


# -- fitting


class Fit:
    """What was said of games of one kind, bent by a heat."""

    def __init__(self, key: str, seats: int, rows: Moments, heat: float) -> None:
        self.rows = rows
        self.eye = eye_of(key, seats, {})
        self.eye.heat = heat

    def loss(self) -> float:
        """How much the ends of the games surprise whoever believes it."""
        total = 0.0
        for _, said, won in self.rows:
            for chance, got in zip(self.eye.scaled(said), won, strict=True):
                total -= got * math.log(chance)
                total -= (1.0 - got) * math.log(1.0 - chance) if self.eye.is_alone else 0.0
        return total / len(self.rows)

    def sums(self) -> dict[int, list[Sum]]:
        """By game and tenths of what was said."""
        found: dict[int, list[Sum]] = {}
        for game, said, won in self.rows:
            sums = found.setdefault(game, [NOTHING] * 10)
            told = list(zip(self.eye.scaled(said), won, strict=True))
            for chance, got in told[:1] if self.eye.is_alone else told:
                tenth = min(9, int(10 * chance))
                sums[tenth] = sums[tenth].plus(Sum(1, chance, got))
        return found

    def tenths(self) -> list[Tenth]:
        """With the interval in which 95 % of other such games would lie: drawn anew game by game,
        since the moments of one game hang together."""
        games, rng = list(self.sums().values()), random.Random(1)
        draws = [added(rng.choices(games, k=len(games))) for _ in range(AGAIN)]
        found: list[Tenth] = []
        for i, (count, said, won) in enumerate(added(games)):
            if count:
                shares = sorted(draw[i].won / draw[i].many for draw in draws if draw[i].many)
                low, high = (shares[int(len(shares) * q)] for q in (0.025, 0.975))
                found.append(Tenth(count, said / count, won / count, low, high))
        return found


class Sum(NamedTuple):
    many: int
    said: float
    won: float

    def plus(self, other: Sum) -> Sum:
        return Sum(self.many + other.many, self.said + other.said, self.won + other.won)


NOTHING: Final = Sum(0, 0.0, 0.0)


def added(games: list[list[Sum]]) -> list[Sum]:
    found = [NOTHING] * 10
    for sums in games:
        found = [a.plus(b) for a, b in zip(found, sums, strict=True)]
    return found


def error(tenths: list[Tenth]) -> float:
    """How far off what was said is on average, tenth by tenth."""
    total = sum(one.many for one in tenths)
    return sum(one.many * abs(one.said - one.won) for one in tenths) / total


def figures_of(key: str, seats: int, rows: dict[str, Moments]) -> dict[str, Any]:
    fits = nm.game(key).clock is None  # who plays against a clock has an outlook fitted elsewhere
    taught = [one for kind in KINDS for one in rows[kind] if one.game % 2 == 0]
    heat = 1.0
    if fits:
        heat = min((Fit(key, seats, taught, h / 20).loss(), h / 20) for h in range(8, 101))[1]
    used = Eye(nm.game(key), {}, seats, "fair").heat
    print(f"{key} {seats}: best heat {heat:.2f}, in use {used:.2f}", flush=True)
    found: dict[str, Any] = {"game": key, "seats": seats, "heat": heat}
    found["games"] = len({one.game for one in rows["everything"]})
    for kind in KINDS:
        if shown := [one for one in rows[kind] if one.game % 2 or not fits]:
            found["shown"] = len({one.game for one in shown})
            tenths = Fit(key, seats, shown, heat).tenths()
            found[kind] = {
                "unbent": round(error(Fit(key, seats, shown, 1.0).tenths()), 4),
                "error": round(error(tenths), 4),
                "tenths": [[one.many, *(round(x, 4) for x in one[1:])] for one in tenths],
            }
    return found


# -- telling


def table(figures: dict[str, Any]) -> str:
    lines = [
        "| game | seats | games | heat | by | about 75 % was called, won | error unbent | error |",
        "| --- | --- | --- | --- | --- | --- | --- | --- |",
    ]
    for _, one in sorted(figures.items()):
        for kind in KINDS:
            if kind in one:
                _, said, won, low, high = (100 * x for x in near(one[kind]["tenths"]))
                lines.append(
                    f"| `{one['game']}` | {one['seats']} | {one['games']} | {one['heat']:.2f} | {kind} "
                    f"| {said:.0f} %, {won:.0f} % [{low:.0f}-{high:.0f}] "
                    f"| {100 * one[kind]['unbent']:.1f} % | {100 * one[kind]['error']:.1f} % |"
                )
    return "\n".join(lines)


def near(tenths: list[list[float]]) -> list[float]:
    return min(tenths, key=lambda one: abs(one[1] - 0.75))


def drawn(one: dict[str, Any]) -> str:
    title = f"{one['game']}, {one['seats']} seats: {one['shown']} of {one['games']} games"
    note = "by tenths of what was told; the line is the 95 % interval, the size how many moments"
    kinds: dict[str, list[Tenth]] = {kind: [Tenth(int(t[0]), *t[1:]) for t in one[kind]["tenths"]]
             for kind in KINDS if kind in one}  # fmt: skip
    return picture(title, note, kinds)


def write(figures: dict[str, Any]) -> None:
    file = DOCS / "calibration.json"
    file.write_text(json.dumps(figures, sort_keys=True) + "\n", "utf-8")
    pictures = []
    for name, one in sorted(figures.items()):
        (DOCS / "pictures" / f"reliability-{name}.svg").write_text(drawn(one), "utf-8")
        pictures.append(f"![Reliability of {name}](pictures/reliability-{name}.svg)")
    page = DOCS / "analysis.md"
    before, rest = page.read_text("utf-8").split(BEGIN)
    told = "\n".join([table(figures), "", *pictures])
    page.write_text(f"{before}{BEGIN}\n{told}\n{END}{rest.split(END)[1]}", "utf-8")


def main(games: int, names: list[str]) -> None:
    file = DOCS / "calibration.json"
    figures = json.loads(file.read_text("utf-8")) if file.exists() else {}
    for name in names or SEATS:
        key, _, count = name.partition(":")
        seats = int(count or SEATS[key])
        figures[f"{key}-{seats}"] = figures_of(key, seats, collect(key, seats, games))
        write(figures)


if __name__ == "__main__":
    main(int(sys.argv[1]), sys.argv[2:])
