# mypyc: no (off the path of a move)
"""People: what they say, and what happens to their seats while they are away or on other devices."""

from __future__ import annotations

import asyncio
import time
from typing import TYPE_CHECKING, Final

from msgspec import Struct

from nightmarket.server import guard, wire
from nightmarket.server.guard import Refuse
from nightmarket.server.match import ENCODE
from nightmarket.server.meta import NOBODY, now_ms
from nightmarket.store import ChatRow

if TYPE_CHECKING:
    from nightmarket.server.session import Session
    from nightmarket.server.table import Table

CHAT_KEPT: Final = 50
DEVICES: Final = 16  # secrets one person may have


class Adopt:
    """Another device shall be the same person."""

    def __init__(self, person: int, hash: str, done: asyncio.Future[None]) -> None:
        self.person = person
        self.hash = hash
        self.done = done


class PassOn(Struct):
    """Look whether the host is still there."""


def chat(table: Table, session: Session, m: wire.Chat) -> None:
    if not session.seats:
        raise Refuse("not-yours", "only people with a seat may talk")
    state = table.match.state if table.match is not None else None
    if state is not None and table.game.silent(state):
        raise Refuse("silent", "no talking now")
    wordless = bool(m.sign or m.spot)
    if not wordless and state is not None and table.game.wordless(state):
        raise Refuse("silent", "only signs now")
    if m.spot and (m.sign or state is None or not table.game.is_spot(state, m.spot)):
        raise Refuse("malformed", "no such place to point at", "spot")
    text = "" if wordless else guard.clean(m.text, table.hall.config.limits.chat_text)
    if not text and not wordless:
        raise Refuse("malformed", "nothing was said", "text")
    table.said += 1
    seat = session.seats[0]
    name = table.meta.chairs[seat].name
    said = wire.Said(table.said, seat, name, text, now_ms(), m.sign, m.spot)
    data = ENCODE(said)

    def then() -> None:
        table.chat = [*table.chat[-CHAT_KEPT + 1 :], said]
        session.push(ENCODE(wire.Ack(m.key, table.match.version if table.match else 0)))
        for other in table.sessions:
            other.push(data)

    table.commit([ChatRow(table.code, table.said, data.decode())], then)


def hand_over(table: Table, session: Session, m: wire.HandOver) -> None:
    table.need_phase("playing")
    chair = table.chair_at(m.seat)
    if m.seat not in session.seats:
        table.need_host(session)
        since = table.away.get(chair.person)
        if chair.kind != "person":
            raise Refuse("not-now", "nobody sits there", "seat")
        if since is None or time.monotonic() - since < table.hall.config.absent_s:
            raise Refuse("present", "this person is here, or has just left", "seat")
    chair.stand_in = True
    chair.level = m.level
    table.meta.proposal = None
    table.save(table.change(session, m.key))


def take_back(table: Table, session: Session, m: wire.TakeBack) -> None:
    table.need_phase("playing")
    chair = table.need_seat(session, m.seat)
    chair.stand_in = False
    table.minds.forget(m.seat)
    table.save(table.change(session, m.key))


def share(table: Table, session: Session, m: wire.Share) -> None:
    if not session.people:
        raise Refuse("not-yours", "take a seat first")
    code = table.hall.new_claim(table.code, min(session.people))
    session.push(ENCODE(wire.Link(m.key, code, table.hall.config.claim_s)))


def adopt(table: Table, session: Session | None, m: Adopt) -> None:
    hashes = table.meta.people[m.person]
    if len(hashes) >= DEVICES:
        m.done.set_exception(Refuse("too-many", "too many devices"))
        return
    hashes.append(m.hash)

    def then() -> None:
        table.know_people()
        m.done.set_result(None)

    table.save(then)


def pass_on(table: Table, session: Session | None, m: PassOn) -> None:
    """The host has left: the rights go to the next person who is here."""
    meta = table.meta
    if meta.host not in table.away or not table.host_is_gone():
        return
    for chair in meta.chairs:
        if chair.person != NOBODY and chair.person not in table.away:
            meta.host = chair.person

            def then() -> None:
                table.reseat()
                table.broadcast_table()

            table.save(then)
            return
