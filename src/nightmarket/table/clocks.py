"""Time at a table: what the clock shows, and the sand of games against the clock."""

from __future__ import annotations

from nightmarket.table import lessons, pace, wire
from nightmarket.table.look import Look


def remaining(look: Look) -> wire.Remaining | None:
    """What the clock shows."""
    if look.sand.runs:
        return wire.Remaining([], left(look))
    return pace.remaining(look) if look.meta.clock.seconds else None


# -- sand


def waited_for(look: Look) -> list[int]:
    """Seats whose people have dropped, where the table waits for them, or read: alone, or where all
    play to learn."""
    meta = look.meta
    if look.game.clock is not None and is_taught(look):
        return [lessons.LEARNER]
    if not look.sand.runs:
        return []
    readers = look.visitors if meta.teaching else look.alone()
    for visitor in readers:
        if visitor.reading and visitor.seats:
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
