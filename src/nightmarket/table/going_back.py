# mypyc: no (off the path of a move)
"""Undo: free back to the horizon, beyond it by consent of all (teach mode is one); and consent."""

from __future__ import annotations

import secrets

from msgspec.structs import replace

from nightmarket.table import pace, wire
from nightmarket.table.guard import Refuse
from nightmarket.table.host import Visitor
from nightmarket.table.look import Look
from nightmarket.table.outcome import Back, Outcome


def undo(look: Look, visitor: Visitor, m: wire.Undo) -> Outcome:
    match = look.need_match()
    done = match.keys.get(f"{m.seat}:{m.key}")
    look.need_seat(visitor, m.seat)
    if done is not None:
        return Outcome(wire.Ack(m.key, done))
    if look.sand.runs and not look.meta.teaching:
        raise Refuse("not-now", "time cannot be taken back")
    if m.version != match.version:
        raise Refuse("stale", "the table has moved on")
    if match.version >= look.host.settings.limits.record_moves:  # each is told from all of them
        raise Refuse("too-many", "too much was taken back in this game")
    numbers = match.numbers()
    to = max((n for n in numbers if n <= m.to), default=0)
    if to == 0 or to == max(numbers):
        raise Refuse("nothing-to-undo", "there is nothing to take back")
    if match.is_free(to, visitor.seats):
        return Outcome(back=Back(to, m.seat, m.key))
    if look.meta.phase == "over":
        raise Refuse("over", "the game is over")
    if look.meta.teaching:
        return Outcome(back=Back(to, m.seat, m.key))
    waiting = [
        seat
        for seat, chair in enumerate(look.meta.chairs)
        if not look.meta.is_bot(seat) and chair.person not in visitor.people
    ]
    if not waiting:
        return Outcome(back=Back(to, m.seat, m.key))
    if look.meta.proposal is not None and look.meta.proposal.clock is not None:
        raise Refuse("not-now", "everybody is asked about the pace: that comes first")
    proposal = wire.Proposal(secrets.randbits(31), m.seat, to, list(visitor.seats), waiting)
    return Outcome(wire.Ack(m.key, match.version), replace(look.meta, proposal=proposal))


def vote(look: Look, visitor: Visitor, m: wire.Vote) -> Outcome:
    proposal = look.meta.proposal
    if proposal is None or proposal.id != m.proposal:
        raise Refuse("no-proposal", "this proposal is not open")
    mine = [seat for seat in proposal.waiting if seat in visitor.seats]
    if not mine:
        raise Refuse("not-yours", "you are not asked")
    ack = wire.Ack(m.key, look.need_match().version)
    if not m.agree:
        return Outcome(ack, replace(look.meta, proposal=None))
    waiting = [seat for seat in proposal.waiting if seat not in mine]
    if not waiting and proposal.clock is not None:
        return pace.agreed(look, ack, proposal.clock, proposal.seat)
    if not waiting:
        return Outcome(ack, back=Back(proposal.to, proposal.seat))
    proposal = replace(proposal, waiting=waiting, agreed=proposal.agreed + mine)
    return Outcome(ack, replace(look.meta, proposal=proposal))
