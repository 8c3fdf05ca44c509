"""What an analysis is worth: blunders that were planted are found, and better choices win more often."""

from __future__ import annotations

from collections.abc import Callable
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
GROSS: Final = 0.3  # what a blunder costs, by games played to the end
TRIES: Final = 30  # of them for each choice, to find one
SURE: Final = 300  # and to be sure: the worst of many tries may be bad luck
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
    for key, seats in SEATS.items():
        rows = [played_on(key, seats, seed, "fair", "hard") for seed in range(PLANTED)]
        better, as_done = [sum(row[i] for row in rows) for i in (0, 1)]
        figures[f"{key} better"] = f"{better:g} won, {as_done:g} as it was done"
        done += PLANTED
        progress(done, total)
    return figures


def is_found(key: str, seats: int, seed: int, level: str) -> bool | None:
    """Is the blunder in a game among its three moments? None where no choice was bad enough."""
    game = nm.game(key)
    recorder = Recorder(game, seats, seed)
    bots = [make("policy", 100 * seed + seat) for seat in range(seats)]
    rng = Luck.seeded(seed)
    at, who = -1, -1
    while names := asked(recorder.state):
        seat = names[0]
        choice = choice_of(bots[seat], game, recorder.state, seat)
        n = len(recorder.record.moves)
        if at < 0 and n > 10 and rng.below(2) == 0:
            worst = blunder(game, recorder.state, seat, rng)
            if worst >= 0:
                choice, at, who = worst, n, seat
        recorder.play(seat, game.text(choice))
    if at < 0:
        return None
    return at in [turn.n for turn in analyse(recorder.record, level).turning[who]]


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
        if best - worst < GROSS:
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


def played_on(key: str, seats: int, seed: int, level: str, bot: str) -> tuple[float, float]:
    """Games won from the better choices of a game of the weakest, and from what was done there."""
    game = nm.game(key)
    record = Record.from_json(next(corpus(game, seats, 1, ["easy"], seed=7000 + seed)))
    found = analyse(record, level)
    wanted = {
        turn.n: turn.seat
        for turns in found.turning
        for turn in turns
        if turn.kind == "loss" and turn.difference <= -CLEAR
    }
    chosen = {one.n: one.choosing for one in found.moments if one.n in wanted}
    better = as_done = 0.0
    for n, (s, _, _) in enumerate(record.replay(nm.game)):
        one = chosen.get(n)
        if one is None:
            continue
        for i in range(PLAYED_ON):
            words = Luck.seeded(1000 * seed + 10 * n + i).fresh()
            for choice in (one.weighed[0].choice, one.played):
                t = s.clone()
                t.luck = words[:]
                share = outcome(game, t, wanted[n], game.parse(choice), bot, i)
                if choice == one.played:
                    as_done += share
                else:
                    better += share
    return better, as_done


def outcome(game: Game, t: State, seat: int, choice: int, bot: str, seed: int) -> float:
    """What a seat has won of a game that goes on with this choice."""
    bots = [make(bot, 31 * seed + other) for other in range(game.seat_count(t))]
    step(t, seat, choice)
    while names := asked(t):
        step(t, names[0], choice_of(bots[names[0]], game, t, names[0]))
    winners = game.winners(t)
    return 1.0 / len(winners) if seat in winners else 0.0
