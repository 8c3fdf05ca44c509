"""What an analysis is worth: blunders that were planted are found, and better choices win more often."""

from __future__ import annotations

import json
import random
from collections.abc import Callable, Iterator
from pathlib import Path
from statistics import fmean
from typing import Any, Final, NamedTuple

import nightmarket as nm
from nightmarket.analysis import VERSION, analyse
from nightmarket.analysis.choosing import play_out
from nightmarket.analysis.eye import STRONG, Eye
from nightmarket.arena.corpus import corpus
from nightmarket.bots import choice_of, make
from nightmarket.bots.levels import LORES, row_of
from nightmarket.kernel import Game, Luck, Refusal, State, asked, legal, step
from nightmarket.kernel.record import Record, Recorder

# As few opponents as a game takes, for every one that is judged by its lore.
SEATS: Final = {key: max(2, lore.game.seats[0]) for key, lore in LORES.items()}
LEVEL: Final = "fair"
WEAKEST: Final = "easy"
GROSS: Final = 0.6  # what a blunder costs, in even shares, by games played to the end
TRIES: Final = 30  # of them for each choice, to find one
SURE: Final = 80  # and to be sure: the worst of many tries may be bad luck
LOOK: Final = 10  # after so many of these it may be clear that it is none
QUICK: Final = "lore:16"
EARLY: Final = 10  # choices before the first that may be one
FOUND: Final = 0.9  # so many of them are among the three moments
FRESH: Final = 12_000  # seeds of games on which nothing was tuned
# Times a moment is played on, and as often after what was done: many moments tell more than many games
# of one, and what is near the end costs little.
SELDOM: Final = 2
OFTEN: Final = 12
LENGTH: Final = 300  # choices in all of these games
CHEAP: Final = 100  # times, where a strong player searches nothing
DRAWS: Final = 4000  # of the moments, for an interval
CLEAR: Final = 0.05  # what such a choice must be better by
KEPT: Final = (
    Path(".market") / "looking-back"
)  # a line a game: whoever is stopped goes on from there


class Proof(NamedTuple):
    games: int  # each
    row: Callable[[str, int, int], Any]  # what one of them says: game, seats, seed
    told: Callable[[str, list[Any]], str]  # what all of them say; raises where that is not enough


def looking_back(
    progress: Callable[[int, int], None], only: tuple[str, ...] = ()
) -> dict[str, object]:
    """Planted blunders of every game, and better choices, played on by `hard` in all seats; or only what
    is named: `planted`, `better`, games."""
    for name in only:
        if name not in PROOFS and name not in SEATS:
            names = ", ".join([*PROOFS, *SEATS])
            raise Refusal(f"no proof {name!r}; there are: {names}", "part")
    kinds = [kind for kind in PROOFS if kind in only] or list(PROOFS)
    keys = [key for key in SEATS if key in only] or list(SEATS)
    total = sum([PROOFS[kind].games for kind in kinds]) * len(keys)
    done = 0
    figures: dict[str, object] = {}
    for kind in kinds:
        proof = PROOFS[kind]
        for key in keys:
            rows: list[Any] = []
            for row in rows_of(kind, key):
                rows.append(row)
                done += 1
                progress(done, total)
            figures[f"{key} {kind}"] = proof.told(key, rows)
    return figures


def rows_of(kind: str, key: str) -> Iterator[Any]:
    """Game by game: those that were judged before by the same eye, then the others."""
    proof = PROOFS[kind]
    KEPT.mkdir(parents=True, exist_ok=True)
    file = KEPT / f"{kind}-{key}-{VERSION}.jsonl"
    lines = file.read_text("utf-8").splitlines() if file.exists() else []
    yield from [json.loads(line) for line in lines[: proof.games]]
    with file.open("a", encoding="utf-8") as out:
        for seed in range(len(lines), proof.games):
            row = proof.row(key, SEATS[key], seed)
            print(json.dumps(row), file=out, flush=True)
            yield row


def told_of_planted(key: str, rows: list[Any]) -> str:
    found = [row["found"] for row in rows if row is not None]
    told = f"{sum(found)} of {len(found)} found"
    if sum(found) < FOUND * len(found):
        raise AssertionError(f"{key}: of planted blunders {told}")
    return told


def told_of_better(key: str, rows: list[Any]) -> str:
    moments = [moment for row in rows for moment in row]
    low, mean, high = interval([[a - b for a, b in moment["won"]] for moment in moments])
    claimed = sum([moment["told"] for moment in moments]) / max(1, len(moments))
    told = f"{mean:+.0%} [{low:+.0%}, {high:+.0%}] of a game"
    told += f", told {claimed:+.0%}, {len(moments)} moments"
    if low <= 0.0:
        raise AssertionError(f"{key}: better choices won {told}")
    return told


def interval(gaps: list[list[float]]) -> tuple[float, float, float]:
    """What one game differs by, with the 95 % interval of that: moment by moment, since games from one
    hang together."""
    each = [sum(row) / len(row) for row in gaps]
    if not each:
        return 0.0, 0.0, 0.0
    rng = random.Random(1)
    found = sorted([fmean(rng.choices(each, k=len(each))) for _ in range(DRAWS)])
    return found[len(found) // 40], fmean(each), found[-1 - len(found) // 40]


def looked_for(key: str, seats: int, seed: int) -> dict[str, Any] | None:
    """Is the blunder in a game among its three moments? None where no choice was bad enough."""
    record, at = planted(key, seats, seed)
    if at < 0:
        return None
    seat = record.moves[at].seat
    found = analyse(record, LEVEL)
    told = {turn.n: turn.difference for turn in found.turning[seat]}
    chosen = next(one.choosing for one in found.moments if one.n == at)
    seems = chosen.seems if chosen is not None else 0.0
    return {"seed": seed, "at": at, "found": at in told, "told": told, "seems": seems}


def planted(key: str, seats: int, seed: int) -> tuple[Record, int]:
    """A game of those who know it well, and where one of them blundered; -1: nowhere."""
    game = nm.game(key)
    recorder = Recorder(game, seats, seed)
    bots = [make(good(key, seats), 100 * seed + seat) for seat in range(seats)]
    rng = Luck.seeded(seed)
    at = -1
    while names := asked(recorder.state):
        seat = names[0]
        choice = choice_of(bots[seat], game, recorder.state, seat)
        n = len(recorder.record.moves)
        if at < 0 and n > EARLY and rng.below(2) == 0:
            worst = blunder(game, recorder.state, seat, rng)
            if worst >= 0:
                choice, at = worst, n
        recorder.play(seat, game.text(choice))
    return recorder.record, at


def good(key: str, seats: int) -> str:
    """Who plays well and quickly: with a little search where that helps."""
    return QUICK if row_of("hard", key, seats).simulations else "policy"


def blunder(game: Game, s: State, seat: int, rng: Luck) -> int:
    """What a good player likes least, if games played to their end say that it throws this one away: a
    few by the lore, then others by who plays well; else -1."""
    choices = legal(s, seat)
    if len(choices) < 2:
        return -1
    eye = Eye(game, {}, game.seat_count(s), "fair")
    weights = eye.lore.weights(eye.guesses(s, seat, 1, rng)[0], seat, choices)
    pair = choices[weights.index(max(weights))], choices[weights.index(min(weights))]
    gross = GROSS / eye.seats
    lead = 0.0
    for tried in range(LOOK, TRIES + 1, LOOK):
        ends = play_out(eye, s, seat, list(pair), LOOK, rng)
        best, worst = (ends[choice].average(eye.seats)[seat] for choice in pair)
        lead += LOOK * (best - worst)
        if lead < gross * tried:
            return -1
    gaps: list[float] = []
    for i, guess in enumerate(eye.guesses(s, seat, SURE, rng)):
        won = duel(game, guess, seat, pair, good(game.key, eye.seats), rng.below(1 << 30))
        gaps.append(won[0] - won[1])
        if (i + 1) % LOOK == 0 and sum(gaps) < gross * len(gaps):
            return -1
    return pair[1]


def played_on(key: str, seats: int, seed: int) -> list[dict[str, Any]]:
    """From each clear loss of a game of the weakest: what was told of it, and who won each of some games
    that a bot played on in all seats, after the better choice and after what was done; with the same
    luck and the same hidden things, drawn from what the seat knew."""
    game = nm.game(key)
    record = Record.from_json(next(corpus(game, seats, 1, [WEAKEST], seed=FRESH + seed)))
    found = analyse(record, LEVEL)
    wanted = {
        turn.n
        for turns in found.turning
        for turn in turns
        if turn.kind == "loss" and turn.difference <= -CLEAR
    }
    chosen = {one.n: one.choosing for one in found.moments if one.n in wanted}
    eye = Eye(game, record.options, seats, LEVEL)
    told: list[dict[str, Any]] = []
    for n, (s, _, _) in enumerate(record.replay(nm.game)):
        one = chosen.get(n)
        if one is None:
            continue
        rng = Luck.seeded(1000 * seed + n)
        pair = game.parse(one.weighed[0].choice), game.parse(one.played)
        guesses = eye.guesses(s, one.seat, times(eye, len(record.moves) - n), rng)
        won = [duel(game, t, one.seat, pair, STRONG, rng.below(1 << 30)) for t in guesses]
        told.append({"n": n, "told": one.lost, "won": won})
    return told


def times(eye: Eye, left: int) -> int:
    """How often a moment is played on with so many choices to come."""
    return max(SELDOM, min(OFTEN, LENGTH // left)) if eye.searches else CHEAP


def duel(
    game: Game, s: State, seat: int, pair: tuple[int, int], bot: str, seed: int
) -> tuple[float, float]:
    """What a seat wins with each of two choices that a bot plays on in all seats, with the same luck."""
    words = Luck.seeded(seed).fresh()
    won = [0.0, 0.0]
    for which, choice in enumerate(pair):
        t = s.clone()
        t.luck = words[:]
        won[which] = outcome(game, t, seat, choice, bot, seed)
    return won[0], won[1]


def outcome(game: Game, t: State, seat: int, choice: int, bot: str, seed: int) -> float:
    """What a seat has won of a game that goes on with this choice."""
    bots = [make(bot, 31 * seed + other) for other in range(game.seat_count(t))]
    step(t, seat, choice)
    while names := asked(t):
        step(t, names[0], choice_of(bots[names[0]], game, t, names[0]))
    winners = game.winners(t)
    return 1.0 / len(winners) if seat in winners else 0.0


PROOFS: Final = {
    "planted": Proof(20, looked_for, told_of_planted),
    "better": Proof(24, played_on, told_of_better),
}
