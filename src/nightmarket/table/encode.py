"""Bytes: the one place where what a table says becomes JSON.

An update is the same for everybody but for a few parts. It is put together from parts that were
encoded once: what all are told, what all see, what one seat sees.
"""

from __future__ import annotations

from typing import Final

import msgspec

from nightmarket.kernel import WATCHER
from nightmarket.table import wire
from nightmarket.table.match import Match

ENCODE: Final = msgspec.json.Encoder().encode

# How the part of an update begins that is a seat's own.
SEAT: Final[dict[int, bytes]] = {
    seat: b',"seat":%d,"view":' % seat if seat != WATCHER else b',"seat":null,"view":'
    for seat in (WATCHER, *range(16))
}


def views(match: Match, seats: list[int]) -> tuple[bytes, list[bytes]]:
    """What these viewers see: how all of their views begin, and how each ends."""
    shared, own = match.game.parts(match.state, seats)
    told = ENCODE(shared)
    if told == b"{}":
        return b"", [ENCODE(part) for part in own]
    return told[:-1], [rest_of_object(ENCODE(part)) for part in own]


def rest_of_object(other: bytes) -> bytes:
    """What makes one JSON object of two when it follows the first without its brace."""
    return b"}" if other == b"{}" else b"," + other[1:]


def common(match: Match, log: list[wire.Seen], clock: wire.Remaining | None) -> bytes:
    """How an update begins: what it says to everybody alike."""
    told = ENCODE(
        wire.Common(
            match.version, match.question, match.who, log, match.horizon, clock, match.is_over
        )
    )
    return told[:-1]


def update(
    match: Match, common: bytes, seat: int, shared: bytes, own: bytes, back: int | None
) -> list[bytes]:
    """The message (`wire.Update`), in parts, for everybody who looks through this seat's eyes."""
    choices = ENCODE(match.choices(seat)) if seat in match.asked else b"[]"
    undo = b',"undo":null}' if back is None else b',"undo":%d}' % back
    return [common, SEAT[seat], shared, own, b',"choices":', choices, undo]


def welcome(table: bytes, rest: wire.Greeting) -> list[bytes]:
    """The message (`wire.Welcome`): the table as everybody is told of it, and the newcomer's part."""
    return [b'{"type":"welcome","table":', table, rest_of_object(ENCODE(rest))]
