"""What an analysis is worth: blunders that were planted are found, and better choices win more often."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final

import nightmarket as nm
from nightmarket.analysis import analyse
from nightmarket.analysis.eye import Eye
from nightmarket.arena.corpus import corpus
from nightmarket.bots import choice_of, make
from nightmarket.kernel import Game, Luck, State, asked, legal, step
from nightmarket.kernel.record import Record, Recorder

SEATS: Final = {"shadow-traders": 4, "shadow-blades": 2, "dale-of-merchants": 2, "dark-road": 2}
PLANTED: Final = 20  # games each
GROSS: Final = 0.6  # what a blunder costs, in even shares, by games played to the end
TRIES: Final = 30  # of them for each choice, to find one
SURE: Final = 300  # and to be sure: the worst of many tries may be bad luck
EARLY: Final = 10  # choices before the first that may be one
FOUND: Final = 0.9  # so many of them are among the three moments
PLAYED_ON: Final = 4  # games from each better choice, and as many from what was done
CLEAR: Final = 0.05  # what such a choice must be better by


def looking_back(progress: Callable[[int, int], None]) -> dict[str, object]:
    """Twenty planted blunders of every game; then better choices, played on by `hard` in all seats."""
    total = 2 * PLANTED * len(SEATS)
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
        better = as_done = 0.0
        for seed in range(PLANTED):
            for one, other in played_on(key, seats, seed, "fair", "hard"):
                better += one
                as_done += other
            done += 1
            progress(done, total)
        figures[f"{key} better"] = f"{better:g} won, {as_done:g} as it was done"
        if better <= as_done:
            raise AssertionError(f"{key}: {better:g} won, but {as_done:g} as it was done")
    return figures


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
    bots = [make("policy", 100 * seed + seat) for seat in range(seats)]
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


def blunder(game: Game, s: State, seat: int, rng: Luck) -> int:
    """What a good player likes least, if games played to their end say that it throws this one away;
    else -1."""
    choices = legal(s, seat)
    if len(choices) < 2:
        return -1
    eye = Eye(game, {}, game.seat_count(s), "fair")
    weights = eye.lore.weights(eye.guesses(s, seat, 1, rng)[0], seat, choices)
    pair = [choices[weights.index(max(weights))], choices[weights.index(min(weights))]]
    for tries in (TRIES, SURE):
        best, worst = rates(eye, s, seat, pair, tries, rng)
        if best - worst < GROSS / eye.seats:
            return -1
    return pair[1]


def rates(eye: Eye, s: State, seat: int, choices: list[int], tries: int, rng: Luck) -> list[float]:
    """How often each choice wins, on the same guesses with the same luck."""
    won = [0.0] * len(choices)
    for guess in eye.guesses(s, seat, tries, rng):
        words = rng.fresh()
        for i, choice in enumerate(choices):
            t = guess.clone()
            step(t, seat, choice)
            eye.to_end(t, Luck(words[:]))
            won[i] += eye.outcome(t)[seat] / tries
    return won


def played_on(
    key: str, seats: int, seed: int, level: str, bot: str
) -> Iterator[tuple[float, float]]:
    """From each clear loss of a game of the weakest: what the better choice won of some games that a
    bot played on in all seats, and what was won with the same luck after what was done."""
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
    for n, (s, _, _) in enumerate(record.replay(nm.game)):
        one = chosen.get(n)
        if one is None:
            continue
        won = [0.0, 0.0]
        for i in range(PLAYED_ON):
            words = Luck.seeded(1000 * seed + 10 * n + i).fresh()
            for which, choice in enumerate((one.weighed[0].choice, one.played)):
                t = s.clone()
                t.luck = words[:]
                won[which] += outcome(game, t, one.seat, game.parse(choice), bot, i)
        yield won[0], won[1]


def outcome(game: Game, t: State, seat: int, choice: int, bot: str, seed: int) -> float:
    """What a seat has won of a game that goes on with this choice."""
    bots = [make(bot, 31 * seed + other) for other in range(game.seat_count(t))]
    step(t, seat, choice)
    while names := asked(t):
        step(t, names[0], choice_of(bots[names[0]], game, t, names[0]))
    winners = game.winners(t)
    return 1.0 / len(winners) if seat in winners else 0.0
