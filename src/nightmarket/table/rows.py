# mypyc: no (off the path of a move)
"""What a table stores of itself, and how it is read again."""

from __future__ import annotations

from typing import Any, Final

import msgspec

from nightmarket.kernel import BadState, Game
from nightmarket.store.rows import ChatRow, SnapshotRow, TableRow
from nightmarket.table import entries, wire
from nightmarket.table.entries import Entry
from nightmarket.table.guard import Refuse
from nightmarket.table.match import Match
from nightmarket.table.meta import Meta

ENCODE: Final = msgspec.json.Encoder().encode


class Waiting(msgspec.Struct):
    """What a list shows of a game, as of when its row was written."""

    seats: list[int]  # that are asked
    since: int = 0  # when they were, in milliseconds since 1970; or when it was over
    said: int = 0  # lines of the chat
    winners: list[int] = []
    brief: dict[str, str | int] = {}  # where the game stands, as everybody sees it


_waiting = msgspec.json.Decoder(list[int] | Waiting).decode


class Line(wire.Said):
    """A line of the chat as it is stored: with the key it was sent with, so that it is said once."""

    by: str = ""


DECODE_LINE: Final = msgspec.json.Decoder(Line).decode


def waiting(meta: Meta, match: Match | None, said: int) -> Waiting:
    if match is None:
        return Waiting([], meta.created, said)
    winners = match.game.winners(match.state) if match.is_over else []
    brief = {} if match.is_over else match.game.brief(match.state)
    return Waiting(match.who, meta.started + match.asked_ms, said, winners, brief)


def table_row(
    code: str,
    meta: Meta,
    match: Match | None,
    now_ms: int,
    due: int | None,
    revision: int = 1,
    said: int = 0,
) -> TableRow:
    """The table beside its log; what lists show stands in columns of its own."""
    return TableRow(
        code,
        meta.phase,
        int(meta.listed),
        now_ms,
        ENCODE(meta).decode(),
        meta.game,
        match.version if match is not None else 0,
        ENCODE(waiting(meta, match, said)).decode(),
        due,
        revision,
    )


def waiting_of(row: TableRow) -> Waiting:
    """Rows of older houses have the seats alone."""
    found = _waiting(row.asked)
    return found if isinstance(found, Waiting) else Waiting(found, row.updated)


def chat_row(code: str, said: wire.Said, by: str) -> ChatRow:
    fields = {name: getattr(said, name) for name in said.__struct_fields__}
    return ChatRow(code, said.n, ENCODE(Line(**fields, by=by)).decode())


def read_chat(stored: list[str]) -> list[tuple[str, wire.Said]]:
    """Lines with the keys they were sent with."""
    found = []
    for body in stored:
        line = DECODE_LINE(body)
        fields = {name: getattr(line, name) for name in wire.Said.__struct_fields__}
        found.append((line.by, wire.Said(**fields)))
    return found


def snapshot_row(code: str, match: Match) -> SnapshotRow:
    return SnapshotRow(code, match.version, ENCODE(match.game.dump(match.state)).decode())


def read_match(game: Game, meta: Meta, log: list[Entry], snapshot: SnapshotRow | None) -> Match:
    """The game as the books tell it; raises BadState."""
    seats = len(meta.chairs)
    turned = entries.last_turn(log)
    rules = meta.rules_version if turned is None else turned[1].rules_version
    if rules > game.rules_version:
        raise Refuse("other-rules", "this table goes on by newer rules, which are not here")
    if rules != game.rules_version and snapshot is not None:
        # The rules have changed since: go on from the last stored state.
        match = Match.resume(game, seats, snapshot.number, read_dump(snapshot), log)
    elif turned is not None:
        match = Match.resume(game, seats, turned[0], turned[1].state, log)
    else:
        match = Match.replay(game, seats, int(meta.seed, 16), meta.options, log)
    match.rules = rules
    return match


def read_dump(snapshot: SnapshotRow) -> list[Any]:
    try:
        dump: list[Any] = msgspec.json.decode(snapshot.body, type=list)
    except msgspec.DecodeError as error:
        raise BadState(f"the stored state is damaged: {error}", "snapshot") from error
    return dump


def read_books(
    game: Game, meta: Meta, stored: list[str], more: list[Entry], snapshot: SnapshotRow | None
) -> Match:
    """The same from what a store gives, and entries that are not there yet."""
    return read_match(game, meta, [*entries.read(stored), *more], snapshot)
