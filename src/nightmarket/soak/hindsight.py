"""What an analysis is worth: blunders that were planted are found, and better choices win more often."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from typing import Final

import nightmarket as nm
from nightmarket.analysis import analyse
from nightmarket.analysis.choosing import play_out
from nightmarket.analysis.eye import Eye
from nightmarket.arena.corpus import corpus
from nightmarket.bots import choice_of, make
from nightmarket.bots.levels import LORES, row_of
from nightmarket.kernel import Game, Luck, State, asked, legal, step
from nightmarket.kernel.record import Record, Recorder

# As few opponents as a game takes, for every one that is judged by its lore.
SEATS: Final = {key: max(2, lore.game.seats[0]) for key, lore in LORES.items()}
PLANTED: Final = 20  # games each
GROSS: Final = 0.6  # what a blunder costs, in even shares, by games played to the end
TRIES: Final = 30  # of them for each choice, to find one
SURE: Final = 80  # and to be sure: the worst of many tries may be bad luck
LOOK: Final = 10  # after so many of these it may be clear that it is none
QUICK: Final = "lore:16"
EARLY: Final = 10  # choices before the first that may be one
FOUND: Final = 0.9  # so many of them are among the three moments
LOOKED_AT: Final = 12  # games each, of which better choices are played on
PLAYED_ON: Final = 4  # times each, and as often what was done
DRAWS: Final = 4000  # of the moments, for an interval
CLEAR: Final = 0.05  # what such a choice must be better by


def looking_back(progress: Callable[[int, int], None]) -> dict[str, object]:
    """Twenty planted blunders of every game; then better choices, played on by `hard` in all seats."""
    total = (PLANTED + LOOKED_AT) * len(SEATS)
    done = 0
    figures: dict[str, object] = {}
    for key, seats in SEATS.items():
        found = missed = 0
        for seed in range(PLANTED):
            hit = is_found(key, seats, seed, "fair")
            found += hit is True
            missed += hit is False
            done += 1
            progress(done, total)
        figures[f"{key} planted"] = f"{found} of {found + missed} found"
        if found < FOUND * (found + missed):
            raise AssertionError(f"{key}: only {found} of {found + missed} blunders are found")
    for key, seats in SEATS.items():
        gaps: list[list[float]] = []
        for seed in range(LOOKED_AT):
            gaps += played_on(key, seats, seed, "fair", "hard")
            done += 1
            progress(done, total)
        low, mean, high = interval(gaps)
        told = f"{mean:+.0%} [{low:+.0%}, {high:+.0%}] of a game, {len(gaps)} moments"
        figures[f"{key} better"] = told
        if low <= 0.0:
            raise AssertionError(f"{key}: better choices won {told}")
    return figures


def interval(gaps: list[list[float]]) -> tuple[float, float, float]:
    """What one game differs by, with the 95 % interval of that: drawn anew moment by moment, since games
    from one of them hang together."""

    def mean(rows: list[list[float]]) -> float:
        return sum(map(sum, rows)) / max(1, sum(map(len, rows)))

    rng = random.Random(1)
    found = sorted([mean(rng.choices(gaps, k=len(gaps))) for _ in range(DRAWS)]) if gaps else [0.0]
    return found[len(found) // 40], mean(gaps), found[-1 - len(found) // 40]


def is_found(key: str, seats: int, seed: int, level: str) -> bool | None:
    """Is the blunder in a game among its three moments? None where no choice was bad enough."""
    record, at = planted(key, seats, seed)
    if at < 0:
        return None
    return at in [turn.n for turn in analyse(record, level).turning[record.moves[at].seat]]


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
    ends = play_out(eye, s, seat, list(pair), TRIES, rng)
    best, worst = (ends[choice].average(eye.seats)[seat] for choice in pair)
    if best - worst < gross:
        return -1
    gaps: list[float] = []
    for i, guess in enumerate(eye.guesses(s, seat, SURE, rng)):
        won = duel(game, guess, seat, pair, good(game.key, eye.seats), rng.below(1 << 30))
        gaps.append(won[0] - won[1])
        if (i + 1) % LOOK == 0 and sum(gaps) < gross * len(gaps):
            return -1
    return pair[1]


def played_on(key: str, seats: int, seed: int, level: str, bot: str) -> Iterator[list[float]]:
    """From each clear loss of a game of the weakest: what the better choice won more than what was done
    in each of some games that a bot played on in all seats, with the same luck and the same hidden
    things, drawn from what the seat knew."""
    game = nm.game(key)
    record = Record.from_json(next(corpus(game, seats, 1, ["easy"], seed=7000 + seed)))
    found = analyse(record, level)
    wanted = {
        turn.n
        for turns in found.turning
        for turn in turns
        if turn.kind == "loss" and turn.difference <= -CLEAR
    }
    chosen = {one.n: one.choosing for one in found.moments if one.n in wanted}
    eye = Eye(game, record.options, seats, level)
    for n, (s, _, _) in enumerate(record.replay(nm.game)):
        one = chosen.get(n)
        if one is None:
            continue
        rng = Luck.seeded(1000 * seed + n)
        pair = game.parse(one.weighed[0].choice), game.parse(one.played)
        guesses = eye.guesses(s, one.seat, PLAYED_ON, rng)
        pairs = [duel(game, t, one.seat, pair, bot, rng.below(1 << 30)) for t in guesses]
        yield [better - as_done for better, as_done in pairs]


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
