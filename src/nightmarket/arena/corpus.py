"""A corpus: records of games between bots, one JSON document a line, whoever sat there in `names`."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from concurrent.futures import Executor

from nightmarket.arena import realtime
from nightmarket.arena.outside import make
from nightmarket.arena.series import Meeting
from nightmarket.arena.workers import spread
from nightmarket.bots import choice_of
from nightmarket.games import game as game_of
from nightmarket.kernel import Game, Luck, Refusal, asked
from nightmarket.kernel.record import Recorder

BEAT = 333  # milliseconds between two looks of a bot in a real-time game


def record(m: Meeting) -> tuple[int, str]:
    """Play one game; its number and its record."""
    game = game_of(m.game)
    recorder = Recorder(game, len(m.bots), m.deal, m.options)
    recorder.record.names = list(m.bots)
    bots = [make(name, m.seed * 101 + seat) for seat, name in enumerate(m.bots)]
    rng = Luck.seeded(m.seed)
    if game.clock is not None:
        realtime.run(recorder, bots, BEAT, rng)
    else:
        while who := asked(recorder.state):
            seat = who[rng.below(len(who))] if len(who) > 1 else who[0]
            choice = choice_of(bots[seat], game, recorder.state, seat)
            recorder.play(seat, game.text(choice))
    return m.number, recorder.record.to_json()


def corpus(
    game: Game,
    seats: int,
    games: int,
    bots: Sequence[str],
    seed: int = 0,
    options: dict[str, str] | None = None,
    executor: Executor | None = None,
    width: int = 1,
) -> Iterator[str]:
    """Records in the order of the deals; bots are dealt to the seats in turn, rotating."""
    chosen = game.configure(seats, options)
    if games < 1 or not bots:
        raise Refusal("a corpus needs a game, and bots", "games")
    for name in bots:
        make(name)  # refuse unknown names before the first game
    meetings = (
        Meeting(
            g,
            game.key,
            chosen,
            tuple(bots[(seat + g) % len(bots)] for seat in range(seats)),
            seed + g,
            seed * 10_007 + g,
        )
        for g in range(games)
    )
    waiting: dict[int, str] = {}
    due = 0
    for number, text in spread(record, meetings, executor, width):
        waiting[number] = text
        while due in waiting:
            yield waiting.pop(due)
            due += 1
