"""Bots against a simulated clock: what a table of them does in real time, without waiting for it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from nightmarket.bots import Bot, choice_of
from nightmarket.kernel import CLOCK, Luck, Refusal, asked
from nightmarket.kernel.record import Recorder

A_DAY: Final = 24 * 3_600_000


def run(
    recorder: Recorder, bots: Sequence[Bot], pause: int, rng: Luck, together: bool = False
) -> int:
    """Play a real-time game to its end; how many things the bots did.

    Every bot looks up once in `pause` milliseconds, at moments of its own. `together`: once in `pause`
    the team as a whole does one thing, whoever finds something to do first.
    """
    s = recorder.state
    now = done = 0
    due = [rng.below(pause) for _ in bots]
    while asked(s):
        at = now + pause if together else min(due)
        now = wait(recorder, now, at)
        if now > A_DAY:
            raise Refusal(f"{recorder.game.key} did not end within a day of simulated time")
        if together:
            order = list(range(len(bots)))
            rng.shuffle(order)
            done += any(look_up(recorder, bots, seat, now) for seat in order)
        else:
            seat = due.index(at)
            done += look_up(recorder, bots, seat, now)
            due[seat] = at + pause
    return done


def wait(recorder: Recorder, now: int, at: int) -> int:
    """Let the clock run from one moment to another, in ticks of its own; the moment it is then."""
    game = recorder.game
    while now < at:
        tick = -1 if game.clock is None else game.clock.tick(recorder.state, at - now)
        if tick < 0:  # no clock runs before the start, nor after the end
            return at
        text = game.text(tick)
        now += int(text.rpartition(":")[2])
        recorder.play(CLOCK, text, now)
    return now


def look_up(recorder: Recorder, bots: Sequence[Bot], seat: int, now: int) -> bool:
    """Whether this bot does something now. While a clock runs, doing nothing leaves no trace."""
    game, s = recorder.game, recorder.state
    if seat not in asked(s):
        return False
    choice = choice_of(bots[seat], game, s, seat)
    runs = game.clock is not None and game.clock.deadline(s) >= 0
    if runs and choice == game.idle(s, seat):
        return False
    recorder.play(seat, game.text(choice), now)
    return True
