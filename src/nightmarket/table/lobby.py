# mypyc: no (off the path of a move)
"""Before the game and after it: chairs, options, the start, the next table."""

from __future__ import annotations

from collections.abc import Collection

from msgspec import UNSET
from msgspec.structs import replace

from nightmarket.kernel import SEAT_COLOURS, BadSetup, Game
from nightmarket.table import guard, pace, wire
from nightmarket.table.guard import Refuse
from nightmarket.table.host import Visitor
from nightmarket.table.look import Look
from nightmarket.table.match import Match
from nightmarket.table.meta import (
    NOBODY,
    Meta,
    Sitting,
    arrange,
    checked_clock,
    wish_colours,
)
from nightmarket.table.outcome import Outcome
from nightmarket.table.rows import table_row


def sit(look: Look, visitor: Visitor, m: wire.Sit) -> Outcome:
    look.need_phase("lobby", "playing")
    chair = look.chair_at(m.seat)
    meta = look.meta
    limits = look.host.settings.limits
    if m.secret and not (16 <= len(m.secret) <= 64 and m.secret.isascii()):
        raise Refuse("malformed", "a secret has 16 to 64 characters", "secret")
    # A repeated wish whose first answer was lost: they are somebody here already.
    known = look.by_hash.get(guard.digest(m.secret), NOBODY) if m.secret else NOBODY
    mine = visitor.people if known == NOBODY else visitor.people | {known}
    own = chair.person != NOBODY and chair.person in mine
    if chair.kind != "open" and not own:
        raise Refuse("taken", f"seat {m.seat} is not open", "seat")
    if meta.phase == "playing" and not own and not may_take(look, chair, mine):
        raise Refuse("closed", "somebody who is seated has to open this chair first", "seat")
    if chair.locked and not look.is_host(visitor):
        raise Refuse("locked", "this chair is kept for somebody", "seat")
    if meta.locked and not mine:
        raise Refuse("locked", "the people at this table have locked it")
    name = guard.clean(m.name, limits.name)
    if not name:
        raise Refuse("malformed", "a name has at least one letter", "name")
    secret = m.secret if known != NOBODY else None
    people = meta.people
    if own:
        person = chair.person
        if chair.stand_in:
            meta = pace.given_back(look, meta, m.seat)
            chair = meta.chairs[m.seat]
    elif mine:
        person = min(mine)
    else:
        secret = m.secret or guard.new_secret()
        person = free_place(look)
        # Who came and went leaves no trace that others could use up: their place is given again.
        people = [*people[:person], [guard.digest(secret)], *people[person + 1 :]]
    sitting = Sitting("person", name, guard.clean(m.colour, 24), chair.level, person)
    if own:
        sitting = replace(
            sitting,
            automatic=chair.automatic,
            unless=chair.unless,
            opened=chair.opened,
            muted=chair.muted,
            zone=chair.zone,
            begins=chair.begins,
            ends=chair.ends,
            late=chair.late,
            stopped_at=chair.stopped_at,
            stopped_ms=chair.stopped_ms,
            teaches=chair.teaches,
            plans=chair.plans,
        )
    elif meta.phase == "playing" and chair.left not in mine:
        sitting = replace(sitting, opened=chair.opened)
    host = person if meta.host == NOBODY else meta.host
    return Outcome(
        wire.Seated(m.key, m.seat, secret),
        meta.with_chair(m.seat, sitting, people=people, host=host),
        newcomer=person,
    )


def may_take(look: Look, chair: Sitting, mine: Collection[int]) -> bool:
    """A hand lies at a chair that was left in play: for who left it, and for whom others let in."""
    if chair.left in mine:
        return True
    others = {c.person for c in look.meta.chairs} - {NOBODY, *mine}
    return chair.opened != NOBODY and (chair.opened not in mine or not others)


def open_chair(look: Look, visitor: Visitor, m: wire.Open) -> Outcome:
    look.need_phase("playing")
    if not visitor.seats:
        raise Refuse("not-yours", "take a seat first")
    chair = look.chair_at(m.seat)
    if chair.kind != "open":
        raise Refuse("taken", f"seat {m.seat} is not open", "seat")
    chair = replace(chair, opened=min(visitor.people) if m.on else NOBODY)
    return Outcome(wire.Ack(m.key, look.version), look.meta.with_chair(m.seat, chair))


def free_place(look: Look) -> int:
    """A number for somebody new: the next one, or that of somebody who left for good."""
    meta = look.meta
    if len(meta.people) < look.host.settings.limits.people:
        return len(meta.people)
    kept = {meta.host, *(c.person for c in meta.chairs), *(c.left for c in meta.chairs)}
    for person in range(len(meta.people)):
        if person not in kept and not look.is_here(person):
            return person
    raise Refuse("too-many", "too many people have sat here")


def stand(look: Look, visitor: Visitor, m: wire.Stand) -> Outcome:
    look.need_phase("lobby", "playing")
    chair = look.need_seat(visitor, m.seat)
    meta = look.meta
    if meta.phase == "lobby":
        left = Sitting()
    else:
        left = Sitting("open", chair.name, chair.colour, chair.level, left=chair.person)
    sat_in = meta.sat_in or meta.phase == "playing"
    meta = meta.with_chair(m.seat, left, proposal=None, sat_in=sat_in)
    if meta.host in visitor.people and not any(c.person in visitor.people for c in meta.chairs):
        others = [c.person for c in meta.chairs if c.person != NOBODY]
        if others:
            meta = replace(meta, host=others[0])
    return Outcome(wire.Ack(m.key, look.version), meta)


def configure(look: Look, visitor: Visitor, m: wire.Configure) -> Outcome:
    look.need_host(visitor)
    meta = look.meta
    if m.listed is not UNSET and all(
        x is UNSET for x in (m.chairs, m.order, m.options, m.clock, m.waits, m.hints)
    ):
        # At any time.
        return Outcome(wire.Ack(m.key, look.version), replace(meta, listed=m.listed))
    look.need_phase("lobby")
    chairs = meta.chairs
    if m.order is not UNSET:
        if sorted(m.order) != list(range(len(chairs))):
            raise Refuse("bad-setup", "order names every seat once", "order")
        chairs = [chairs[i] for i in m.order]
    if m.chairs is not UNSET:
        chairs = arrange(chairs, m.chairs)
    wishes = m.options if m.options is not UNSET else {}
    options = {**meta.options, **wishes}
    if len(chairs) != len(meta.chairs):
        options = fitting(look.game, len(chairs), options, wishes)
    options = look.game.configure(len(chairs), options)
    if meta.deal_of and (len(chairs) != len(meta.chairs) or options != meta.options):
        raise Refuse("bad-setup", "the same deal has the same seats and options", "options")
    meta = replace(
        meta,
        chairs=chairs,
        options=options,
        clock=meta.clock if m.clock is UNSET else checked_clock(m.clock),
        waits=meta.waits if m.waits is UNSET else m.waits,
        # Other hints are another question; whoever wants them has answered it.
        hints=meta.hints if m.hints is UNSET else m.hints,
        agreed=meta.agreed if m.hints is UNSET else sorted(visitor.people),
        listed=meta.listed if m.listed is UNSET else m.listed,
    )
    return Outcome(wire.Ack(m.key, look.version), meta)


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


def agree(look: Look, visitor: Visitor, m: wire.Agree) -> Outcome:
    look.need_phase("lobby")
    meta = look.meta
    if not visitor.seats:
        raise Refuse("not-yours", "take a seat first")
    if not meta.hints:
        raise Refuse("not-now", "nobody wants hints here")
    agreed = set(meta.agreed) | visitor.people if m.on else set(meta.agreed) - visitor.people
    return Outcome(wire.Ack(m.key, look.version), replace(meta, agreed=sorted(agreed)))


def start(look: Look, visitor: Visitor, m: wire.Start) -> Outcome:
    look.need_host(visitor)
    look.need_phase("lobby")
    meta = look.meta
    if meta.hints and any(c.person not in (NOBODY, *meta.agreed) for c in meta.chairs):
        raise Refuse("not-agreed", "somebody has not agreed to hints", "hints")
    chairs = list(meta.chairs)
    for seat, chair in enumerate(chairs):
        if chair.kind == "open":
            if m.fill is None:
                raise Refuse("open-seats", "somebody is missing")
            chairs[seat] = replace(chair, kind="bot", level=m.fill, locked=False)
            look.host.warm()
    options = dict(meta.options)
    wish_colours(look.game.options, chairs, options)
    options = look.game.configure(len(chairs), options)
    match = Match.deal(look.game, len(chairs), int(meta.seed, 16), options)
    meta = replace(
        meta,
        chairs=chairs,
        options=options,
        phase="playing",
        started=look.host.wall_ms(),
        sat_in=bool(meta.hints),  # a bot may have its say
    )
    if meta.clock.seconds:
        meta = pace.opened(meta, meta.started)
    return Outcome(wire.Ack(m.key, match.version), meta, deal=match)


def rematch(look: Look, visitor: Visitor, m: wire.Rematch) -> Outcome:
    look.need_phase("over")
    if not visitor.seats:
        look.need_host(visitor)
    meta, host = look.meta, look.host
    if meta.next is not None:
        return Outcome(wire.Ack(m.key, 0))
    code = host.new_code()
    options = {o.key: meta.options[o.key] for o in look.game.options if o.key in meta.options}
    if not m.same:
        options = look.game.again(look.need_match().state, options)
        # Colours were dealt by wish; the wishes stand on the chairs.
        for option in look.game.options:
            if option.kind == SEAT_COLOURS:
                options[option.key] = option.default
    chairs = [
        replace(c, stand_in=False, late=False, stopped_at=0, stopped_ms=0, teaches=False, plans=[])
        for c in meta.chairs
    ]
    fresh = Meta(
        game=meta.game,
        rules_version=look.game.rules_version,
        chairs=chairs,
        people=[list(hashes) for hashes in meta.people],
        host=meta.host,
        options=look.game.configure(len(chairs), options),
        clock=meta.clock,
        waits=meta.waits,
        hints=meta.hints,
        agreed=meta.agreed,
        listed=meta.listed,
        seed=meta.seed if m.same else host.settings.seed(),
        created=host.wall_ms(),
        deal_of=look.code if m.same else None,
    )
    return Outcome(
        wire.Ack(m.key, look.version),
        replace(meta, next=code),
        rows=[table_row(code, fresh, None, host.wall_ms(), None)],
    )
