# mypyc: no (off the path of a move)
"""Order at a table: who is kept out, sent away or silenced, by those who sit there or by the house."""

from __future__ import annotations

from typing import Final

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from nightmarket.store.rows import ReportRow
from nightmarket.table import guard, wire
from nightmarket.table.guard import Refuse
from nightmarket.table.host import Visitor
from nightmarket.table.look import Look
from nightmarket.table.meta import NOBODY, Meta, Sitting
from nightmarket.table.outcome import Outcome


class PutOut(Struct):
    """The house sends somebody away from their chair."""

    key: str
    seat: int


class Mute(Struct):
    """The house takes somebody the word, or gives it back."""

    key: str
    seat: int
    on: bool


class Told(Struct):
    """What is kept of a report."""

    by: str
    about: str  # a name; empty: nobody in particular
    text: str


DECODE_TOLD: Final = msgspec.json.Decoder(Told).decode


def lock(look: Look, visitor: Visitor, m: wire.Lock) -> Outcome:
    """Nobody new comes in: not to sit, not to watch. Any of those seated may say so."""
    need_any_seat(visitor)
    if m.seat is not None:
        look.need_phase("lobby")
        chair = look.chair_at(m.seat)
        if chair.kind != "open":
            raise Refuse("taken", f"seat {m.seat} is not open", "seat")
        chair = replace(chair, locked=m.on)
        return Outcome(wire.Ack(m.key, look.version), look.meta.with_chair(m.seat, chair))
    listed = look.meta.listed and not m.on
    meta = replace(look.meta, locked=m.on, listed=listed)
    return Outcome(wire.Ack(m.key, look.version), meta)


def remove(look: Look, visitor: Visitor, m: wire.Remove) -> Outcome:
    """Send away those who only watch, or somebody who does not belong in their chair."""
    need_any_seat(visitor)
    meta = look.meta
    if m.seat is None:
        out = replace(meta, locked=True, listed=False, shown_out=meta.shown_out + 1)
        return Outcome(wire.Ack(m.key, look.version), out)
    chair = look.chair_at(m.seat)
    if meta.phase == "lobby":
        look.need_host(visitor)
    elif not chair.is_newcomer:
        raise Refuse("not-now", "only somebody who came later can be sent away", "seat")
    elif all(meta.chairs[seat].is_newcomer for seat in visitor.seats):
        raise Refuse("not-yours", "those who were here before decide")
    if chair.person in visitor.people:
        raise Refuse("not-now", "stand up instead", "seat")
    return Outcome(wire.Ack(m.key, look.version), without(look, m.seat))


def report(look: Look, visitor: Visitor, m: wire.Report) -> Outcome:
    """Tell whoever keeps the house. One report by each person of each other: the last one counts."""
    need_any_seat(visitor)
    if not look.host.settings.has_keeper:
        raise Refuse("not-now", "nobody reads reports in this house")
    text = guard.clean(m.text, look.host.settings.limits.chat_text)
    if not text:
        raise Refuse("malformed", "nothing was said", "text")
    about = look.chair_at(m.seat).name if m.seat is not None else ""
    by = look.meta.chairs[visitor.seats[0]].name
    id = guard.digest(f"{look.code} {min(visitor.people)} {m.seat}")[:20]
    body = msgspec.json.encode(Told(by, about, text)).decode()
    row = ReportRow(id, look.host.wall_ms(), look.code, body)
    return Outcome(wire.Ack(m.key, look.version), rows=[row])


def put_out(look: Look, visitor: Visitor, m: PutOut) -> Outcome:
    return Outcome(wire.Ack(m.key, look.version), without(look, m.seat))


def mute(look: Look, visitor: Visitor, m: Mute) -> Outcome:
    chair = replace(look.chair_at(m.seat), muted=m.on)
    return Outcome(wire.Ack(m.key, look.version), look.meta.with_chair(m.seat, chair))


def need_any_seat(visitor: Visitor) -> None:
    if not visitor.seats:
        raise Refuse("not-yours", "take a seat first")


def without(look: Look, seat: int) -> Meta:
    """The table without the person in this chair: what they had of it is worth nothing any more."""
    look.need_phase("lobby", "playing")
    meta = look.meta
    person = look.chair_at(seat).person
    if person == NOBODY:
        raise Refuse("not-now", "nobody sits there", "seat")
    chairs = [left(meta, chair) if chair.person == person else chair for chair in meta.chairs]
    people = [*meta.people[:person], [], *meta.people[person + 1 :]]
    others = [chair.person for chair in chairs if chair.person != NOBODY]
    return replace(
        meta,
        chairs=chairs,
        people=people,
        host=(others[0] if others else NOBODY) if meta.host == person else meta.host,
        proposal=None,
        sat_in=meta.sat_in or meta.phase == "playing",
    )


def left(meta: Meta, chair: Sitting) -> Sitting:
    """In play a hand lies there, closed until somebody opens it."""
    if meta.phase == "lobby":
        return Sitting()
    return Sitting("open", chair.name, chair.colour, chair.level)


def unnamed(row: ReportRow, names: set[str]) -> ReportRow:
    """The same report without these names."""
    told = DECODE_TOLD(row.body)
    by, about = ("" if name in names else name for name in (told.by, told.about))
    return row._replace(body=msgspec.json.encode(Told(by, about, told.text)).decode())
