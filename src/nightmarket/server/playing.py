"""Choices: made, written to disk, shown to everybody."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from nightmarket.kernel import CLOCK, Refusal, State, legal
from nightmarket.server import best, wire
from nightmarket.server.guard import Refuse
from nightmarket.server.match import ENCODE, play_entry
from nightmarket.server.meta import now_ms
from nightmarket.store import Change, EntryRow, SnapshotRow

if TYPE_CHECKING:
    from nightmarket.server.session import Session
    from nightmarket.server.table import Table

SNAPSHOT_EVERY: Final = 64  # entries


def play(table: Table, session: Session, m: wire.Play) -> None:
    match = table.need_match()
    done = match.keys.get(f"{m.seat}:{m.key}")
    chair = table.need_seat(session, m.seat)
    if done is not None:
        session.push(ENCODE(wire.Ack(m.key, done)))
        return
    if not 0 < len(m.choices) <= table.hall.config.limits.gesture:
        raise Refuse("malformed", "a gesture is one choice or a few", "choices")
    if match.is_over:
        raise Refuse("over", "the game is over")
    if chair.stand_in:
        raise Refuse("not-now", "a bot plays this seat: take it back first", "seat")
    if table.sand.is_held:
        raise Refuse("paused", "the clock has stopped until everybody is back")
    match.check_in_time(m.seat, m.version)
    if table.windows.keeps(session, m):
        return
    ticks = table.sand.ticks()
    if ticks and table.sand.left() == 0:
        table.sand.ran_out()
        raise Refuse("over", "time is up")
    enter(table, m.seat, m.choices, ticks, m.key, session)


def enter(
    table: Table, seat: int, texts: list[str], ticks: list[str], key: str, session: Session | None
) -> None:
    """Make these choices and write them to disk; then everybody sees them. Raises a Refusal."""
    match = table.need_match()
    ms = now_ms() - table.meta.started
    try:
        rolls = match.play(seat, texts, ticks, ms, key)
    except Refusal:
        raise
    except Exception:
        table.give_up()  # the rules have failed half way
        raise
    number = match.version
    changes: list[Change] = [
        EntryRow(table.code, number, play_entry(seat, texts, ticks, rolls, ms, key))
    ]
    table.sand.move_on(texts if seat == CLOCK else ticks)
    over = match.is_over
    news = over or table.meta.proposal is not None  # the table itself changes with this choice
    table.meta.proposal = None
    if news:
        changes.append(table.row("over" if over else None))
    if over:
        run = best.row(table.code, table.meta, table.game, match.state)
        changes += [run] if run is not None else []
    if not over and number % SNAPSHOT_EVERY == 0:
        dump = ENCODE(table.game.dump(match.state)).decode()
        changes.append(SnapshotRow(table.code, number, dump))

    def then() -> None:
        if over:
            table.meta.phase = "over"
        if session is not None:
            session.push(ENCODE(wire.Ack(key, number)))
        if news:
            table.broadcast_table()
        publish(table, ms)

    table.commit(changes, then)


def publish(table: Table, ms: int) -> None:
    """Something has happened: clocks, eyes and bots take notice."""
    table.clock.set()
    show(table, ms)
    table.wake()


def show(table: Table, ms: int) -> None:
    """Send every viewer its own view, and the entry that made it. Each seat's is encoded once."""
    eyes = list(table.eyes)
    if not eyes:
        return
    match = table.need_match()
    clock = table.remaining()
    shared, own = match.views(eyes)
    news = match.news(eyes, ms)
    log: list[wire.Seen] | None = None
    common = b""
    for i, eye in enumerate(eyes):
        if news[i] is not log:
            log = news[i]
            common = match.common(log, clock)
        data: list[bytes] | None = None
        for session in table.eyes[eye]:
            if session.clogged or session.behind:
                session.behind = True  # it gets everything it missed when its line is free
                continue
            if len(session.seats) > 1:  # what they may take back hangs on all of them
                session.push_parts(match.update(common, eye, shared, own[i], session.seats))
            else:
                if data is None:
                    data = match.update(common, eye, shared, own[i], session.seats)
                session.push_parts(data)
            session.seen = match.version


def foreseen(table: Table, seat: int, choices: list[str]) -> State | None:
    """The state after these choices; None when something would be revealed on the way."""
    match = table.need_match()
    if len(choices) > table.hall.config.limits.gesture:
        raise Refuse("malformed", "too many choices", "choices")
    state = match.foresee(seat, choices)
    return state if state.reveals == match.state.reveals else None


def preview(table: Table, session: Session, m: wire.Preview) -> None:
    match = table.need_match()
    table.need_seat(session, m.seat)
    state = foreseen(table, m.seat, m.choices)
    if state is None:
        session.push(ENCODE(wire.Previewed(m.key, match.version, None, {}, [])))
        return
    text = table.game.text
    session.push(
        ENCODE(
            wire.Previewed(
                m.key,
                match.version,
                table.game.view(state, m.seat),
                table.game.question(state),
                [text(c) for c in legal(state, m.seat)],
            )
        )
    )


def why(table: Table, session: Session, m: wire.Why) -> None:
    match = table.need_match()
    table.need_seat(session, m.seat)
    state = foreseen(table, m.seat, m.after) if m.after else match.state
    refusal = None if state is None else table.game.why_not(state, m.seat, m.choice)
    code, rule = ("", "") if refusal is None else (refusal.code, refusal.rule)
    session.push(ENCODE(wire.Because(m.key, code, rule)))
