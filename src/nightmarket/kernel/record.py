# mypyc: no (JSON is handled dynamically)
"""A record: one JSON document that replays a game exactly, or is refused with the reason.

    {"format": "nightmarket-record", "version": 1, "game": "shadow-traders", "rules_version": 1,
     "seats": 4, "options": {...}, "seed": "000…07", "opening": [],
     "choices": [[0, "roll", ["face:steal", …], 120], …],
     "result": {"scores": [...], "winners": [...]}}

A choice is its seat (or "clock"), its text, the results of chance that followed it, and the time in
milliseconds since the start. A game that is not over has no result.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import Any, Final

from nightmarket.kernel.core import CLOCK, State, apply, asked
from nightmarket.kernel.errors import BadRecord, Refusal
from nightmarket.kernel.events import Event, Tape
from nightmarket.kernel.game import SEED_LIMIT, Game, read_seed, seed_text

FORMAT: Final = "nightmarket-record"
VERSION: Final = 1


@dataclass
class Move:
    """One choice as it was made."""

    seat: int
    text: str
    rolls: list[str] = field(default_factory=list)  # results of chance that followed
    ms: int = 0


@dataclass
class Record:
    """A whole game: how it was set up and every choice in it."""

    game: str
    rules_version: int
    seats: int
    options: dict[str, str]
    seed: int
    opening: list[str] = field(default_factory=list)  # results of chance before the first choice
    moves: list[Move] = field(default_factory=list)
    scores: list[int] | None = None
    winners: list[int] | None = None
    names: list[str] | None = None  # who sat there, when they agreed to be named
    begins: list[Any] | None = None  # the state it goes on from, when other rules led there

    def to_json(self) -> str:
        body: dict[str, Any] = {
            "format": FORMAT,
            "version": VERSION,
            "game": self.game,
            "rules_version": self.rules_version,
            "seats": self.seats,
            "options": self.options,
            "seed": seed_text(self.seed),
            "opening": self.opening,
            "choices": [
                ["clock" if m.seat == CLOCK else m.seat, m.text, m.rolls, m.ms] for m in self.moves
            ],
        }
        if self.begins is not None:
            body["begins"] = self.begins
        if self.names is not None:
            body["names"] = self.names
        if self.scores is not None:
            body["result"] = {"scores": self.scores, "winners": self.winners}
        return json.dumps(body, ensure_ascii=False, separators=(",", ":"))

    @staticmethod
    def from_json(text: str | bytes) -> Record:
        """Read a record; raises BadRecord naming the field that is wrong."""
        try:
            body = json.loads(text)
        except (ValueError, RecursionError) as error:
            raise BadRecord(f"this is no JSON document: {error}", "format") from error
        if not isinstance(body, dict) or body.get("format") != FORMAT:
            raise BadRecord(f"this is no {FORMAT}", "format")
        if body.get("version") != VERSION:
            raise BadRecord(f"record version {body.get('version')!r} is not {VERSION}", "version")
        unknown = set(body) - {
            *("format", "version", "game", "rules_version", "seats", "options"),
            *("seed", "opening", "choices", "result", "names", "begins"),
        }
        if unknown:
            raise BadRecord(f"unknown field {sorted(unknown)[0]!r}", sorted(unknown)[0])
        try:
            seed = read_seed(_take(body, "seed", str))
        except ValueError as error:
            raise BadRecord(str(error), "seed") from error
        options = _take(body, "options", dict)
        if not all(isinstance(v, str) for v in options.values()):
            raise BadRecord("option values are texts", "options")
        result = body.get("result")
        if result is not None and not (
            isinstance(result, dict)
            and _is_ints(result.get("scores"))
            and _is_ints(result.get("winners"))
        ):
            raise BadRecord("the result has scores and winners, both lists of numbers", "result")
        names = body.get("names")
        if names is not None and not (
            isinstance(names, list) and all(isinstance(n, str) for n in names)
        ):
            raise BadRecord("names are texts", "names")
        begins = body.get("begins")
        if begins is not None and not isinstance(begins, list):
            raise BadRecord("a state is a list", "begins")
        return Record(
            game=_take(body, "game", str),
            rules_version=_take(body, "rules_version", int),
            seats=_take(body, "seats", int),
            options=options,
            seed=seed,
            opening=_texts(body.get("opening"), "opening"),
            moves=[_move(i, row) for i, row in enumerate(_take(body, "choices", list))],
            scores=None if result is None else result["scores"],
            winners=None if result is None else result["winners"],
            names=names,
            begins=begins,
        )

    def replay(
        self, find: Callable[[str], Game]
    ) -> Iterator[tuple[State, Move | None, list[Event]]]:
        """The state at the start and after every choice (one object, moving), with what happened.

        Raises BadRecord as soon as the record and the rules part ways.
        """
        game = find(self.game)
        if self.rules_version != game.rules_version:
            raise BadRecord(
                f"made with rules version {self.rules_version} of {self.game}, "
                f"this is version {game.rules_version}",
                "rules_version",
            )
        if not 0 <= self.seed < SEED_LIMIT:
            raise BadRecord("the seed is out of range", "seed")
        if self.seats not in game.seats:  # none would mean the usual number
            raise BadRecord(f"{self.game} is not for {self.seats} seats", "seats")
        tape = Tape()
        try:
            if self.begins is None:
                s = game.setup(self.seats, self.seed, self.options, tape)
            else:
                s = game.load(self.begins)
                s.sink = tape
        except Refusal as refusal:
            raise BadRecord(str(refusal), refusal.field) from refusal
        events, results = tape.take()
        rolls = [game.text(r) for r in results]
        if rolls != self.opening:
            raise BadRecord(f"chance gave {rolls}, the record says {self.opening}", "opening")
        yield s, None, events
        for i, move in enumerate(self.moves):
            where = f"choices[{i}]"
            try:
                apply(s, move.seat, game.parse(move.text))
            except Refusal as refusal:
                raise BadRecord(f"{where}: {refusal}", where, refusal.rule) from refusal
            events, results = tape.take()
            rolls = [game.text(r) for r in results]
            if rolls != move.rolls:
                raise BadRecord(f"{where}: chance gave {rolls}, recorded {move.rolls}", where)
            yield s, move, events
        if asked(s):
            if self.scores is not None:
                raise BadRecord("the record has a result, but the game is not over", "result")
        elif self.scores is None:
            raise BadRecord("the game is over, but the record has no result", "result")
        elif self.scores != game.scores(s) or self.winners != game.winners(s):
            raise BadRecord(
                f"the game ends {game.scores(s)}, won by {game.winners(s)}; "
                f"the record says {self.scores}, {self.winners}",
                "result",
            )


class Recorder:
    """Plays a game and keeps its record."""

    def __init__(
        self, game: Game, seats: int = 0, seed: int = 0, options: dict[str, str] | None = None
    ) -> None:
        seats = seats or game.seats[0]
        chosen = game.configure(seats, options)
        self.game = game
        self.tape = Tape()
        self.state = game.setup(seats, seed, chosen, self.tape)
        self.events, results = self.tape.take()
        opening = [game.text(r) for r in results]
        self.record = Record(game.key, game.rules_version, seats, chosen, seed, opening)

    def play(self, seat: int, text: str, ms: int = 0) -> list[Event]:
        """Make a choice and write it down; a refused one changes neither state nor record."""
        apply(self.state, seat, self.game.parse(text))
        events, results = self.tape.take()
        rolls = [self.game.text(r) for r in results]
        self.record.moves.append(Move(seat, text, rolls, ms))
        if not asked(self.state):
            self.record.scores = self.game.scores(self.state)
            self.record.winners = self.game.winners(self.state)
        return events


def _take(body: dict[str, Any], key: str, kind: type) -> Any:
    value = body.get(key)
    if type(value) is not kind:
        raise BadRecord(f"{key} is missing or not {kind.__name__}", key)
    return value


def _is_ints(value: object) -> bool:
    return isinstance(value, list) and all(type(v) is int for v in value)


def _texts(value: object, where: str) -> list[str]:
    if not isinstance(value, list) or not all(isinstance(v, str) for v in value):
        raise BadRecord(f"{where}: the results of chance are a list of texts", where)
    return value


def _move(i: int, row: object) -> Move:
    where = f"choices[{i}]"
    if not isinstance(row, list) or len(row) != 4:
        raise BadRecord(f"{where} is [seat, text, chance, milliseconds]", where)
    seat, text, rolls, ms = row
    if seat == "clock":
        seat = CLOCK
    elif type(seat) is not int or seat < 0:
        raise BadRecord(f"{where}: {seat!r} is no seat", where)
    if not isinstance(text, str) or type(ms) is not int or ms < 0:
        raise BadRecord(f"{where}: text and milliseconds do not fit", where)
    return Move(seat, text, _texts(rolls, where), ms)
