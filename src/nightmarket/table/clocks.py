"""Time at a table: the clock for people's moves, and the sand of games against the clock."""

from __future__ import annotations

from typing import Final

from nightmarket.table import lessons, wire
from nightmarket.table.look import Look

GRACE_S: Final = 30.0  # after a restart nobody has less, or less than the clock gives at all


def timed(look: Look) -> tuple[int, ...]:
    """The seats of people whose time runs now."""
    match = look.match
    if match is None or not look.meta.clock.seconds or match.is_over:
        return ()
    return tuple([seat for seat in match.who if not look.meta.is_bot(seat)])


def left_after_restart(look: Look) -> float:
    """Seconds: what was used before is used, but a restart takes nobody's turn."""
    seconds = look.meta.clock.seconds
    used = (look.host.wall_ms() - look.meta.started - look.need_match().asked_ms) / 1000
    return max(seconds - used, min(GRACE_S, seconds))


def remaining(look: Look) -> wire.Remaining | None:
    """What the clock shows."""
    if look.sand.runs:
        return wire.Remaining([], left(look))
    clock = look.clock
    if not clock.group:
        return None
    return wire.Remaining(list(clock.group), max(0, int((clock.deadline - look.host.now()) * 1000)))


# -- sand


def waited_for(look: Look) -> list[int]:
    """Seats whose people have dropped, where the table waits for them, or read a lesson alone."""
    meta = look.meta
    if look.game.clock is not None and is_taught(look):
        return [lessons.LEARNER]
    if not look.sand.runs:
        return []
    for visitor in look.alone():
        if visitor.reading:
            return visitor.seats
    if not meta.waits:
        return []
    return [
        seat
        for seat, chair in enumerate(meta.chairs)
        if not meta.is_bot(seat) and not look.is_here(chair.person)
    ]


def is_taught(look: Look) -> bool:
    """Does this table stand on the path of its lesson?"""
    if not look.meta.lesson or look.match is None:
        return False
    return lessons.script(look.meta.game, look.meta.lesson).told(look.match.state) is not None


def deadline(look: Look) -> int:
    """Milliseconds of the state's own time until the clock decides; -1 when none runs.

    None runs on the path of a lesson: who reads what to do next has all the time there is.
    """
    if look.match is None or look.game.clock is None or is_taught(look):
        return -1
    return look.game.clock.deadline(look.match.state)


def left(look: Look) -> int:
    """Milliseconds until the clock decides."""
    return max(0, deadline(look) - look.sand.passed(look.host.now()))


def ticks(look: Look) -> list[str]:
    """The time that has passed, as choices of the clock; not beyond what it decides itself."""
    game, clock = look.game, look.game.clock
    passed = look.sand.passed(look.host.now())
    if not passed or clock is None:
        return []
    state = look.need_match().state
    passed = min(passed, clock.deadline(state))
    found: list[str] = []
    while passed > 0:
        tick = clock.tick(state, passed)
        if tick < 0:
            break
        found.append(game.text(tick))
        passed -= game.words.arguments(tick)[0]
    return found


def milliseconds(look: Look, ticks: list[str]) -> int:
    game = look.game
    return sum([game.words.arguments(game.parse(tick))[0] for tick in ticks])
