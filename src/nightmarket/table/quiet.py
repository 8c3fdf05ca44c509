# mypyc: no (off the path of a move)
"""Hours that cost a player nothing: the nights of their own time zone.

Everything is reckoned in milliseconds since 1970; where a summer begins or ends the zone knows it.
"""

from __future__ import annotations

from collections.abc import Iterator
from datetime import UTC, datetime, timedelta
from typing import Final
from zoneinfo import ZoneInfo

from nightmarket.table.guard import Refuse

LONGEST_H: Final = 12  # of quiet in a day, or nobody would ever be waited for in vain
NAME: Final = 60  # letters of a zone's name

Span = tuple[int, int]


def checked(zone: str, begins: int, ends: int) -> None:
    """Raises a refusal that names what is wrong."""
    if zone and zone_of(zone) is None:
        raise Refuse("bad-setup", "there is no such time zone", "zone")
    for field, hour in (("begins", begins), ("ends", ends)):
        if not 0 <= hour <= 23:
            raise Refuse("bad-setup", "an hour is 0 to 23", field)
    if (ends - begins) % 24 > LONGEST_H:
        raise Refuse("bad-setup", f"a night has at most {LONGEST_H} hours", "ends")


def zone_of(name: str) -> ZoneInfo | None:
    if len(name) > NAME or not name.isascii():
        return None
    try:
        return ZoneInfo(name)
    except (ValueError, OSError, KeyError):  # a path, a folder, or none at all
        return None


def nights(zone: str, begins: int, ends: int, start: int) -> Iterator[Span]:
    """The nights there, one after the other, from the one that could last until this moment."""
    found = zone_of(zone) if zone and begins != ends else None
    if found is None:
        return
    day = (datetime.fromtimestamp(start / 1000, UTC).astimezone(found)).date() - timedelta(1)
    for _ in range(10_000):
        morning = day + timedelta(int(ends < begins))
        yield (
            _moment(datetime(day.year, day.month, day.day, begins, tzinfo=found)),
            _moment(datetime(morning.year, morning.month, morning.day, ends, tzinfo=found)),
        )
        day += timedelta(1)


def _moment(when: datetime) -> int:
    return int(when.timestamp() * 1000)


def cost(start: int, end: int, quiet: Iterator[Span]) -> int:
    """Milliseconds between these moments that are not quiet."""
    total = max(0, end - start)
    for begins, ends in quiet:
        if begins >= end:
            break
        total -= max(0, min(end, ends) - max(start, begins))
    return max(0, total)


def after(start: int, ms: int, quiet: Iterator[Span]) -> int:
    """The moment when so many milliseconds that are not quiet have passed."""
    at = start
    for begins, ends in quiet:
        free = max(0, begins - at)
        if ms <= free:
            break
        ms -= free
        at = max(at, ends)
    return at + ms


def left(at: int, quiet: Iterator[Span]) -> int:
    """How many milliseconds it is still quiet."""
    for begins, ends in quiet:
        if begins > at:
            break
        if at < ends:
            return ends - at
    return 0


def is_quiet(at: int, quiet: Iterator[Span]) -> bool:
    return left(at, quiet) > 0
