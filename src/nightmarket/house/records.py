# mypyc: no (off the path of a move)
"""Records over HTTP: finished tables as documents, imports that prove themselves, replays by move."""

from __future__ import annotations

import secrets
from dataclasses import replace
from typing import Final

from nightmarket import games
from nightmarket.bots.levels import LORES
from nightmarket.kernel import CLOCK, WATCHER, BadRecord, Luck, asked
from nightmarket.kernel.record import Move, Record
from nightmarket.table import entries as log
from nightmarket.table import printed, wire
from nightmarket.table.entries import Deal, Entry, Play, Turn
from nightmarket.table.guard import ALPHABET, Refuse, clean
from nightmarket.table.meta import Meta
from nightmarket.table.settings import Limits

MOMENTS: Final = 100  # in one answer
BRACKETS: Final = 20_000  # besides, as in a pack of cards
LONGEST_MS: Final = 10 * 366 * 24 * 3600 * 1000  # ten years: somebody may think long


def of_table(meta: Meta, entries: list[str], scores: list[int], winners: list[int]) -> list[Record]:
    """The record of a finished table: what still stands of its log. Where the rules have changed in
    the middle there are several, each by its own, and the last has the result."""
    found: list[Record] = []
    for _, entry in log.standing(log.read(entries)):
        if isinstance(entry, Deal):
            seed, names = int(meta.seed, 16), [chair.name for chair in meta.chairs]
            rules, seats = meta.rules_version, len(meta.chairs)
            deal = Record(meta.game, rules, seats, meta.options, seed, entry.rolls, names=names)
            found = [deal]
        elif isinstance(entry, Turn):
            rules, begins = entry.rules_version, entry.state
            if not found[-1].moves and rules == found[-1].rules_version:
                found.pop()  # nothing was played before
            found.append(replace(deal, rules_version=rules, opening=[], moves=[], begins=begins))
        elif isinstance(entry, Play):
            moves = found[-1].moves
            moves.extend(Move(CLOCK, tick, [], entry.ms) for tick in entry.ticks)
            for text, rolls in zip(entry.texts, entry.rolls, strict=True):
                moves.append(Move(entry.seat, text, rolls, entry.ms))
    found[-1].scores, found[-1].winners = scores, winners
    return found


def check_size(data: bytes, limits: Limits) -> None:
    """Each choice is two lists. Many more of them are no record, and would take much room once read."""
    if data.count(b"[") + data.count(b"{") > 3 * limits.record_moves + BRACKETS:
        raise BadRecord(f"more than {limits.record_moves} choices", "choices")


def read(data: bytes, limits: Limits) -> Record:
    """A record from outside, replayed from its seed; raises BadRecord."""
    check_size(data, limits)
    record = Record.from_json(data)
    if record.begins is not None:
        raise BadRecord("a record from elsewhere begins with its deal", "begins")
    if len(record.moves) > limits.record_moves:
        raise BadRecord(f"more than {limits.record_moves} choices", "choices")
    if any(not 0 <= move.ms <= LONGEST_MS for move in record.moves):
        raise BadRecord("a time that no game takes", "choices")
    if record.names is not None:
        if len(record.names) != record.seats:
            raise BadRecord("one name for each seat", "names")
        record.names = [clean(name, limits.name) for name in record.names]
    for _ in record.replay(games.game):
        pass
    return record


def about(id: str, record: Record, imported: bool, limits: Limits, earlier: int = 0) -> wire.Kept:
    game = games.game(record.game)
    return wire.Kept(
        id,
        record.game,
        record.rules_version,
        record.seats,
        len(record.moves),
        record.names or [],
        record.scores,
        record.winners,
        imported,
        limits.record_days if imported else limits.table_days,
        game.names(record.options),
        printed.address(game, record.options, f"records/{id}"),
        earlier,
    )


def entries(record: Record, at: int) -> list[str]:
    """The log of a table that stands where the record stood after so many choices."""
    told: list[Entry] = [Deal(record.opening)]
    if record.begins is not None:
        told.append(Turn(record.rules_version, record.begins, 0))
    told += [Play(m.seat, [m.text], [m.rolls], m.ms, "") for m in record.moves[:at]]
    return [log.write(entry) for entry in told]


def redrawn(record: Record, at: int, seat: int, luck: Luck) -> list[str]:
    """The same, but all that the seat could not know is as it might have been."""
    game = games.game(record.game)
    for n, (state, _, _) in enumerate(record.replay(games.game)):
        if n == at:
            guess = game.resample(state, seat, luck)
            if game.key in LORES:
                LORES[game.key].believe(guess, seat).adjust(guess, luck)
            return [
                log.write(entry)
                for entry in (
                    Deal(record.opening),
                    Turn(record.rules_version, game.dump(guess), record.moves[at].ms),
                )
            ]
    raise BadRecord("there is no such choice", "at")


def new_id(mark: str = "") -> str:
    """An id that is no table's code."""
    return f"{mark}r" + "".join(secrets.choice(ALPHABET) for _ in range(12))


def replay(id: str, record: Record, eye: str, begin: int, count: int) -> wire.Replay:
    """A stretch of a record through somebody's eyes."""
    game = games.game(record.game)
    if record.rules_version != game.rules_version:
        raise Refuse("other-rules", "this record was made with other rules", "rules_version")
    if eye == "watcher":
        seat = WATCHER
    elif eye.isascii() and eye.isdigit() and len(eye) < 3 and int(eye) < record.seats:
        seat = int(eye)
    else:
        raise Refuse("malformed", "seat is a number, or watcher", "seat")
    end = begin + min(count, MOMENTS)
    total = len(record.moves) + 1
    moments = []
    for n, (state, move, events) in enumerate(record.replay(games.game)):
        if n >= end:
            break
        if n < begin:
            continue
        by = None if move is None or move.seat == CLOCK else move.seat
        moments.append(
            wire.Moment(
                n,
                by,
                move.text if move is not None else "",
                [event.seen_by(seat) for event in events],
                game.view(state, seat),
                game.question(state),
                [who for who in asked(state) if who >= 0],
                move.ms if move is not None else 0,
                game.promise(state),
                game.scores(state) + game.box_scores(state),
            )
        )
    return wire.Replay(id, total, moments, end if end < total else None)
