"""Undo: free back to the horizon, by consent of all people beyond it."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Callable
from typing import TYPE_CHECKING

from nightmarket.server import wire
from nightmarket.server.guard import Refuse
from nightmarket.server.match import ENCODE, Match, undo_entry
from nightmarket.server.meta import now_ms
from nightmarket.server.playing import publish
from nightmarket.server.table import read_match
from nightmarket.store import Change, EntryRow

if TYPE_CHECKING:
    from nightmarket.server.session import Session
    from nightmarket.server.table import Table

log = logging.getLogger("nightmarket.server")


def undo(table: Table, session: Session, m: wire.Undo) -> None:
    match = table.need_match()
    done = match.keys.get(f"{m.seat}:{m.key}")
    table.need_seat(session, m.seat)
    if done is not None:
        session.push(ENCODE(wire.Ack(m.key, done)))
        return
    if table.sand.runs:
        raise Refuse("not-now", "time cannot be taken back")
    if m.version != match.version:
        raise Refuse("stale", "the table has moved on")
    to = max((n for n in match.numbers() if n <= m.to), default=0)
    if to == 0 or to == max(match.numbers()):
        raise Refuse("nothing-to-undo", "there is nothing to take back")
    if match.is_free(to, session.seats):
        go_back(table, to, m.seat, m.key, session)
        return
    if table.meta.phase == "over":
        raise Refuse("over", "the game is over")
    voters = {c.person for c in table.meta.chairs if c.kind == "person" and not c.stand_in}
    waiting = voters - session.people
    if not waiting:
        go_back(table, to, m.seat, m.key, session)
        return
    table.meta.proposal = wire.Proposal(
        secrets.randbits(31), m.seat, to, list(session.seats), seats_held(table, waiting)
    )
    table.save(told(table, session, m.key))


def seats_held(table: Table, people: set[int]) -> list[int]:
    return [
        i
        for i, c in enumerate(table.meta.chairs)
        if c.person in people and c.kind == "person" and not c.stand_in
    ]


def vote(table: Table, session: Session, m: wire.Vote) -> None:
    proposal = table.meta.proposal
    if proposal is None or proposal.id != m.proposal:
        raise Refuse("no-proposal", "this proposal is not open")
    mine = [seat for seat in proposal.waiting if seat in session.seats]
    if not mine:
        raise Refuse("not-yours", "you are not asked")
    if not m.agree:
        table.meta.proposal = None
        table.save(told(table, session, m.key))
        return
    proposal.waiting = [seat for seat in proposal.waiting if seat not in mine]
    proposal.agreed = proposal.agreed + mine
    if proposal.waiting:
        table.save(told(table, session, m.key))
    else:
        session.push(ENCODE(wire.Ack(m.key, table.need_match().version)))
        go_back(table, proposal.to, proposal.seat, "", None)


def told(table: Table, session: Session, key: str) -> Callable[[], None]:
    """What follows a change of the proposal: acknowledge, tell everybody."""

    def then() -> None:
        session.push(ENCODE(wire.Ack(key, table.need_match().version)))
        table.broadcast_table()

    return then


def go_back(table: Table, to: int, seat: int, key: str, session: Session | None) -> None:
    """Back to an entry: an entry itself. Nothing is deleted from the disk."""
    match = table.need_match()
    ms = now_ms() - table.meta.started
    number = match.version + 1
    body = undo_entry(seat, to, ms, key)
    proposed = table.meta.proposal is not None
    table.meta.proposal = None

    def then(fresh: Match) -> None:
        table.match = fresh
        if proposed:
            table.broadcast_table()
        if session is not None:
            session.push(ENCODE(wire.Ack(key, number)))
        publish(table, ms)

    def cannot() -> None:
        table.broadcast_table()
        if session is not None:
            session.refuse(
                key, Refuse("nothing-to-undo", "the game cannot be told again up to there")
            )

    async def retell() -> None:
        """Tell the game again from the books, up to there."""
        store = table.hall.store
        try:
            entries = [*await store.entries(table.code), body]
            snapshot = await store.snapshot(table.code)
            fresh = await asyncio.to_thread(read_match, table.game, table.meta, entries, snapshot)
        except Exception:  # as when the rules have changed since
            log.exception("table %s: cannot go back to entry %d", table.code, to)
            table.commit([table.row()], cannot)
            return
        changes: list[Change] = [EntryRow(table.code, number, body)]
        if proposed:
            changes.append(table.row())
        table.commit(changes, lambda: then(fresh))

    table.busy = True
    table.hall.spawn(retell())
