# mypyc: no (off the path of a move)
"""Before the game and after it: chairs, options, the start, the next table."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec
from msgspec import UNSET

from nightmarket.kernel import PER_SEAT, BadSetup, Game
from nightmarket.server import guard, wire
from nightmarket.server.guard import Refuse
from nightmarket.server.match import ENCODE, Match, deal_entry
from nightmarket.server.meta import (
    NOBODY,
    Meta,
    Sitting,
    arrange,
    checked_clock,
    now_ms,
    wish_colours,
)
from nightmarket.store import EntryRow, TableRow

if TYPE_CHECKING:
    from nightmarket.server.session import Session
    from nightmarket.server.table import Table


def sit(table: Table, session: Session, m: wire.Sit) -> None:
    table.need_phase("lobby", "playing")
    chair = table.chair_at(m.seat)
    own = chair.person != NOBODY and chair.person in session.people
    if chair.kind != "open" and not own:
        raise Refuse("taken", f"seat {m.seat} is not open", "seat")
    name = guard.clean(m.name, table.hall.config.limits.name)
    if not name:
        raise Refuse("malformed", "a name has at least one letter", "name")
    secret: str | None = None
    if own:
        person = chair.person
    elif session.people:
        person = min(session.people)
    else:
        if len(table.meta.people) >= table.hall.config.limits.people:
            raise Refuse("too-many", "too many people have sat here")
        secret = guard.new_secret()
        person = len(table.meta.people)
        table.meta.people.append([guard.digest(secret)])
        session.people = session.people | {person}
    chair.kind = "person"
    chair.person = person
    chair.name = name
    chair.colour = guard.clean(m.colour, 24)
    chair.stand_in = False
    if table.meta.host == NOBODY:
        table.meta.host = person

    def then() -> None:
        session.push(ENCODE(wire.Seated(m.key, m.seat, secret)))
        table.know_people()
        table.reseat()
        table.broadcast_table()
        table.wake()

    table.save(then)


def stand(table: Table, session: Session, m: wire.Stand) -> None:
    table.need_phase("lobby", "playing")
    chair = table.need_seat(session, m.seat)
    if table.meta.phase == "lobby":
        table.meta.chairs[m.seat] = Sitting()
    else:
        chair.kind = "open"
        chair.person = NOBODY
        chair.stand_in = False
        chair.automatic = False
    if table.meta.host in session.people and not table.seats_of(session):
        others = [c.person for c in table.meta.chairs if c.person != NOBODY]
        table.meta.host = others[0] if others else table.meta.host
    table.meta.proposal = None
    table.save(table.change(session, m.key))


def configure(table: Table, session: Session, m: wire.Configure) -> None:
    table.need_host(session)
    if m.listed is not UNSET and all(
        x is UNSET for x in (m.chairs, m.order, m.options, m.clock, m.waits)
    ):
        table.meta.listed = m.listed  # at any time
        table.save(table.change(session, m.key))
        return
    table.need_phase("lobby")
    chairs = table.meta.chairs
    if m.order is not UNSET:
        if sorted(m.order) != list(range(len(chairs))):
            raise Refuse("bad-setup", "order names every seat once", "order")
        chairs = [chairs[i] for i in m.order]
    if m.chairs is not UNSET:
        chairs = arrange(chairs, m.chairs)
    wishes = m.options if m.options is not UNSET else {}
    options = {**table.meta.options, **wishes}
    if len(chairs) != len(table.meta.chairs):
        options = fitting(table.game, len(chairs), options, wishes)
    options = table.game.configure(len(chairs), options)
    if table.meta.deal_of and (
        len(chairs) != len(table.meta.chairs) or options != table.meta.options
    ):
        raise Refuse("bad-setup", "the same deal has the same seats and options", "options")
    if m.clock is not UNSET:
        table.meta.clock = checked_clock(m.clock)
    if m.waits is not UNSET:
        table.meta.waits = m.waits
    if m.listed is not UNSET:
        table.meta.listed = m.listed
    table.meta.chairs = chairs
    table.meta.options = options
    table.save(table.change(session, m.key))


def fitting(
    game: Game, seats: int, options: dict[str, str], wishes: dict[str, str]
) -> dict[str, str]:
    """These options without older ones that so many seats do not take; wishes stay, fitting or not."""
    try:
        game.configure(seats, options)
    except BadSetup as refusal:
        if refusal.field in options and refusal.field not in wishes:
            rest = {key: value for key, value in options.items() if key != refusal.field}
            return fitting(game, seats, rest, wishes)
    return options


def start(table: Table, session: Session, m: wire.Start) -> None:
    table.need_host(session)
    table.need_phase("lobby")
    meta = table.meta
    chairs = [msgspec.structs.replace(c) for c in meta.chairs]
    for chair in chairs:
        if chair.kind == "open":
            if m.fill is None:
                raise Refuse("open-seats", "somebody is missing")
            chair.kind = "bot"
            chair.level = m.fill
            table.hall.thinker.warm()
    options = dict(meta.options)
    wish_colours(table.game.options, chairs, options)
    options = table.game.configure(len(chairs), options)
    match = Match.deal(table.game, len(chairs), int(meta.seed, 16), options)
    meta.chairs = chairs
    meta.options = options
    meta.phase = "playing"
    meta.started = now_ms()

    def then() -> None:
        table.match = match
        table.clock.set()
        table.sand.set()
        session.push(ENCODE(wire.Ack(m.key, match.version)))
        table.broadcast_table()
        for other in table.sessions:
            table.catch_up(other, -1)
        table.wake()

    table.commit([table.row(), EntryRow(table.code, 1, deal_entry(match))], then)


def rematch(table: Table, session: Session, m: wire.Rematch) -> None:
    table.need_phase("over")
    if not session.seats:
        table.need_host(session)
    meta = table.meta
    if meta.next is not None:
        session.push(ENCODE(wire.Ack(m.key, 0)))
        return
    code = guard.new_code()
    chairs = [msgspec.structs.replace(c, stand_in=False) for c in meta.chairs]
    options = {o.key: meta.options[o.key] for o in table.game.options if o.key in meta.options}
    if not m.same:
        options = table.game.again(table.need_match().state, options)
        # Colours were dealt by wish; the wishes stand on the chairs.
        for option in table.game.options:
            if option.kind == PER_SEAT:
                options[option.key] = option.default
    fresh = Meta(
        game=meta.game,
        rules_version=table.game.rules_version,
        chairs=chairs,
        people=[list(hashes) for hashes in meta.people],
        host=meta.host,
        options=table.game.configure(len(chairs), options),
        clock=meta.clock,
        waits=meta.waits,
        listed=meta.listed,
        seed=meta.seed if m.same else table.hall.config.seed(),
        created=now_ms(),
        deal_of=table.code if m.same else None,
    )
    meta.next = code
    other = TableRow(code, "lobby", int(fresh.listed), now_ms(), ENCODE(fresh).decode())
    table.commit([table.row(), other], table.change(session, m.key))
