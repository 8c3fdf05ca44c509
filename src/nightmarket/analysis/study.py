"""A record as a row of questions, and what the answers come to."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterator
from typing import Final

from nightmarket import games
from nightmarket.analysis.looking import look
from nightmarket.analysis.told import VERSION, Analysis, Looked, Question
from nightmarket.analysis.turning import exercises, turning
from nightmarket.kernel import BadRecord, Refusal
from nightmarket.kernel.levels import LEVELS
from nightmarket.kernel.record import Record

LONGEST: Final = 600  # moments that are looked at; of longer games every second, third …


class Study:
    """What there is to look at in a finished game. Raises BadRecord where there is nothing."""

    def __init__(self, record: Record, level: str = "fair") -> None:
        if level not in LEVELS:
            raise Refusal(f"level {level[:20]!r} is not one of {', '.join(LEVELS)}", "level")
        if record.scores is None:
            raise BadRecord("the game is not over: there is nothing to look back at", "result")
        self.record = record
        self.level = level
        self.game = games.game(record.game)
        self.total = len(record.moves) + 1
        self.stride = (self.total + LONGEST - 1) // LONGEST
        self.count = (
            self.total + self.stride - 2
        ) // self.stride + 1  # questions: the last one always
        self.found: list[Looked] = []

    def questions(self) -> Iterator[Question]:
        """One for each moment that is looked at, in order."""
        record, game = self.record, self.game
        for n, (state, _, _) in enumerate(record.replay(games.game)):
            # The last moment is always looked at: it says who won.
            if n % self.stride and n + 1 < self.total:
                continue
            move = record.moves[n] if n < len(record.moves) else None
            yield Question(
                n,
                record.game,
                record.options,
                game.dump(state),
                move.seat if move is not None else -1,
                move.text if move is not None else "",
                self.level,
                self.seed(n),
            )

    def seed(self, n: int) -> int:
        """The same record, level and version: the same luck."""
        text = f"{VERSION} {self.level} {self.record.game} {self.record.seed:x} {n}"
        return int.from_bytes(hashlib.sha256(text.encode()).digest()[:8])

    def take(self, looked: Looked) -> None:
        self.found.append(looked)

    def done(self) -> Analysis:
        """When every question has its answer, in order."""
        seats = self.record.seats
        together = self.game.is_cooperative()
        return Analysis(
            self.record.game,
            self.level,
            VERSION,
            together,
            self.found,
            [turning(self.found, self.record, seat) for seat in range(seats)],
            [exercises(self.found, seat) for seat in range(seats)],
        )


def analyse(
    record: Record, level: str = "fair", progress: Callable[[int, int], None] | None = None
) -> Analysis:
    """All of it, here and now."""
    study = Study(record, level)
    for done, question in enumerate(study.questions(), 1):
        study.take(look(question))
        if progress is not None:
            progress(done, study.total)
    return study.done()
