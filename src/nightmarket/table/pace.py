# mypyc: no (off the path of a move, but at tables with a clock)
"""How fast a table is played: banks of time, quiet hours, and what happens when a bank is empty.

A bank runs while its seat is asked. How full the banks were when somebody last did something stands in
the table's row, so a table that sleeps costs nothing and a restart takes nothing from anybody: the
time since then is reckoned, never counted. docs/pace.md tells the story.
"""

from __future__ import annotations

import secrets
from collections.abc import Iterator, Sequence
from typing import Final

from msgspec import Struct
from msgspec.structs import replace

from nightmarket.table import quiet, wire
from nightmarket.table.due import NEVER
from nightmarket.table.guard import Refuse
from nightmarket.table.host import Visitor
from nightmarket.table.look import Look
from nightmarket.table.match import Match
from nightmarket.table.meta import NOBODY, Meta, Sitting, checked_clock
from nightmarket.table.outcome import Outcome

GRACE_MS: Final = 30_000  # after a restart nobody has less, or less than the clock gives at all
STOP_MS: Final = 120_000  # a lost line stops a live clock for no longer
WARN: Final = 4  # over days whoever has this part of a bank left is told so, if they wish


class Returned(Struct):
    """Somebody is here again whose seat a bot has taken when their time had run out."""

    people: list[int]


def full_ms(meta: Meta) -> int:
    return 1000 * meta.clock.seconds


def opened(meta: Meta, at: int) -> Meta:
    """With full banks, from this moment on."""
    return replace(meta, banks=[full_ms(meta)] * len(meta.chairs), banks_at=at)


def running(meta: Meta, who: Sequence[int], is_timed: bool) -> tuple[int, ...]:
    """The seats of people whose time runs when these are asked. Games with sand have their own time."""
    if not meta.clock.seconds or is_timed:
        return ()
    return tuple([seat for seat in who if not meta.is_bot(seat)])


def group(look: Look, meta: Meta, match: Match | None) -> tuple[int, ...]:
    if match is None or match.is_over:
        return ()
    return running(meta, match.who, look.game.clock is not None)


def spans(meta: Meta, chair: Sitting, start: int) -> Iterator[quiet.Span]:
    """When this player's time stands still: at night over days, once for a lost line else."""
    if meta.clock.slow:
        yield from quiet.nights(chair.zone, chair.begins, chair.ends, start)
    elif chair.stopped_at:
        yield chair.stopped_at, chair.stopped_at + (chair.stopped_ms or STOP_MS)


def left_ms(meta: Meta, seat: int, runs: bool, at: int) -> int:
    """What a seat has left at that moment."""
    if seat >= len(meta.banks):
        return full_ms(meta)
    left = meta.banks[seat]
    if runs:
        start = meta.banks_at
        left -= quiet.cost(start, at, spans(meta, meta.chairs[seat], start))
    return max(0, left)


def ends_at(meta: Meta, seat: int) -> int:
    """When the bank of a seat that is asked will be empty, in milliseconds since 1970."""
    start = meta.banks_at
    return quiet.after(start, meta.banks[seat], spans(meta, meta.chairs[seat], start))


def charged(look: Look, meta: Meta, answered: bool) -> Meta:
    """This meta with banks as of now. Who was asked and is not any more has answered."""
    now = look.host.wall_ms()
    if meta.clock != look.meta.clock:  # another pace begins, with its own banks
        return meta
    if len(meta.banks) != len(meta.chairs):
        return opened(meta, now)
    after = group(look, meta, look.match)
    banks, chairs = list(meta.banks), list(meta.chairs)
    for seat in look.clock.group:
        left = left_ms(look.meta, seat, True, now)
        if seat not in after:
            chairs[seat] = replace(chairs[seat], late=chairs[seat].late and not answered)
            if answered:
                back = meta.clock.back
                left = full_ms(meta) if back < 0 else min(full_ms(meta), left + 1000 * back)
        banks[seat] = left
    return replace(meta, banks=banks, banks_at=now, chairs=chairs)


def resumed(look: Look) -> Meta:
    """Read from disk: what was used before is used, but a restart takes nobody's turn."""
    meta, now = look.meta, look.host.wall_ms()
    if len(meta.banks) != len(meta.chairs):  # of an older house
        meta = opened(meta, meta.started + look.need_match().asked_ms)
    runs = group(look, meta, look.match)
    least = min(GRACE_MS, full_ms(meta))
    short = [
        seat
        for seat in runs
        if not meta.chairs[seat].late and left_ms(meta, seat, True, now) < least
    ]
    if not short:
        return meta
    banks = [left_ms(meta, seat, seat in runs, now) for seat in range(len(meta.chairs))]
    for seat in short:
        banks[seat] = least
    return replace(meta, banks=banks, banks_at=now)


def due(look: Look, meta: Meta, match: Match | None) -> float:
    """When the first bank that runs is empty, by the host's clock."""
    if len(meta.banks) != len(meta.chairs):
        return NEVER
    runs = group(look, meta, match)
    now = look.host.wall_ms()
    ends = [next_at(meta, seat, now) for seat in runs if not meta.chairs[seat].late]
    if not ends:
        return NEVER
    # A millisecond more: it must have passed.
    return look.host.now() + (min(ends) + 1 - now) / 1000


def next_at(meta: Meta, seat: int, now: int) -> int:
    """When this bank is empty; over days before that, when it is time to say that it runs out."""
    start, bank = meta.banks_at, meta.banks[seat]
    warn = bank - full_ms(meta) // WARN
    if meta.clock.slow and warn > 0:
        at = quiet.after(start, warn, spans(meta, meta.chairs[seat], start))
        if at >= now:
            return at
    return ends_at(meta, seat)


def remaining(look: Look) -> wire.Remaining | None:
    """What the clock shows."""
    if look.match is None or look.game.clock is not None:
        return None
    return shown(look.meta, look.clock.group, look.host.wall_ms())


def shown(meta: Meta, runs: Sequence[int], now: int) -> wire.Remaining | None:
    """The same of a table that is in nobody's memory."""
    if not meta.clock.seconds or len(meta.banks) != len(meta.chairs):
        return None
    seats = range(len(meta.chairs))
    ms = min([max(0, ends_at(meta, seat) - now) for seat in runs], default=0)
    return wire.Remaining(
        list(runs),
        ms,
        [left_ms(meta, seat, seat in runs, now) for seat in seats],
        [seat for seat in runs if quiet.is_quiet(now, spans(meta, meta.chairs[seat], now))],
    )


def is_up_for(look: Look, seat: int) -> bool:
    """Has this seat's time run out, so that somebody else answers for it?"""
    return look.meta.chairs[seat].late and look.meta.clock.then in ("idle", "bot")


def expire(look: Look) -> Outcome | None:
    """A bank is empty: what was chosen for that happens, and everybody is told."""
    meta, now = look.meta, look.host.wall_ms()
    for seat in look.clock.group:
        chair = meta.chairs[seat]
        if chair.late or left_ms(meta, seat, True, now) > 0:
            continue
        chair = replace(chair, late=True)
        then = meta.clock.then
        if then == "seat":
            chair = replace(chair, stand_in=True, sat_from=look.version, sat_to=0)
            meta = replace(meta, sat_in=True, proposal=None)
        meta = meta.with_chair(seat, chair)
        return Outcome(meta=meta, said=said(look, seat, f"late-{then}"))
    return None


def returned(look: Look, visitor: Visitor | None, m: Returned) -> Outcome | None:
    """The bot that plays for want of time gives the seat back to its owner, with time for an answer."""
    meta = look.meta
    late = [
        seat
        for seat, chair in enumerate(meta.chairs)
        if chair.person in m.people and chair.stand_in and chair.late
    ]
    for seat in late:
        meta = given_back(look, meta, seat)
    return Outcome(meta=meta, said=said(look, late[0], "back")) if late else None


def given_back(look: Look, meta: Meta, seat: int) -> Meta:
    """A person plays here again, with time for an answer where it had run out."""
    chair, banks = meta.chairs[seat], list(meta.banks)
    if chair.late and chair.stand_in and seat < len(banks):
        back = full_ms(meta) if meta.clock.back < 0 else 1000 * meta.clock.back
        banks[seat] = max(banks[seat], back, min(GRACE_MS, full_ms(meta)))
    chair = replace(chair, stand_in=False, late=False, sat_to=look.version)
    return meta.with_chair(seat, chair, banks=banks)


def lines(look: Look) -> Outcome | None:
    """A lost line stops a live clock, once for each player; when they are back it goes on."""
    meta, now = look.meta, look.host.wall_ms()
    if meta.clock.slow or not look.keeps:
        return None
    for seat in look.clock.group:
        chair = meta.chairs[seat]
        here = look.is_here(chair.person)
        if not here and not chair.stopped_at and not chair.late:
            chair = replace(chair, stopped_at=now)
            return Outcome(meta=meta.with_chair(seat, chair), said=said(look, seat, "stopped"))
        since = now - chair.stopped_at
        if here and chair.stopped_at and not chair.stopped_ms:
            chair = replace(chair, stopped_ms=max(1, min(since, STOP_MS)))
            return Outcome(meta=meta.with_chair(seat, chair))
    return None


def said(look: Look, seat: int, note: str) -> wire.Said:
    number = look.said_to + 1
    name = look.meta.chairs[seat].name
    now, after = look.host.wall_ms(), look.version
    return wire.Said(number, seat, name, "", now, note=note, after=after)  # type: ignore[arg-type]


def set_quiet(look: Look, visitor: Visitor, m: wire.Quiet) -> Outcome:
    """For all seats of this person."""
    quiet.checked(m.zone, m.begins, m.ends)
    if not visitor.seats:
        look.need_seat(visitor, NOBODY)
    meta = look.meta
    for seat in visitor.seats:
        chair = replace(meta.chairs[seat], zone=m.zone, begins=m.begins, ends=m.ends)
        meta = meta.with_chair(seat, chair)
    return Outcome(wire.Ack(m.key, look.version), meta)


# -- another pace, by agreement


def propose(look: Look, visitor: Visitor, m: wire.Repace) -> Outcome:
    """Everybody who is seated is asked; who plays alone among bots is not."""
    look.need_phase("playing")
    if not visitor.seats:
        look.need_seat(visitor, NOBODY)
    if look.game.clock is not None:
        raise Refuse("not-now", "this game has its own time")
    clock = checked_clock(m.clock)
    if clock == look.meta.clock:
        raise Refuse("not-now", "this is the pace already", "clock")
    seat, meta = visitor.seats[0], look.meta
    waiting = [
        other
        for other, chair in enumerate(meta.chairs)
        if not meta.is_bot(other) and chair.person not in visitor.people
    ]
    ack = wire.Ack(m.key, look.version)
    if not waiting:
        return agreed(look, ack, clock, seat)
    id = secrets.randbits(31)
    proposal = wire.Proposal(id, seat, look.version, list(visitor.seats), waiting, clock)
    return Outcome(ack, replace(meta, proposal=proposal))


def agreed(look: Look, answer: wire.ToBrowser, clock: wire.Clock, seat: int) -> Outcome:
    """Nothing else changes; everybody has all the time there is by it."""
    chairs = [
        replace(chair, late=chair.late and chair.stand_in, stopped_at=0, stopped_ms=0)
        for chair in look.meta.chairs
    ]
    meta = replace(look.meta, clock=clock, chairs=chairs, proposal=None)
    banks = opened(meta, look.host.wall_ms()) if clock.seconds else replace(meta, banks=[])
    return Outcome(answer, banks, said=said(look, seat, "pace"))
