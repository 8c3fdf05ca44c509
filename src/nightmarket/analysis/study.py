"""A record as a row of questions, and what the answers come to."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterator
from typing import Final

import msgspec

from nightmarket import games
from nightmarket.analysis.hinting import advise
from nightmarket.analysis.looking import look
from nightmarket.analysis.told import (
    VERSION,
    Analysis,
    Asked,
    Choosing,
    Closer,
    Looked,
    Question,
)
from nightmarket.analysis.turning import exercises, turning
from nightmarket.kernel import BadRecord, Refusal, State
from nightmarket.kernel.levels import LEVELS
from nightmarket.kernel.record import Record

LONGEST: Final = 600  # moments that are looked at; of longer games every second, third …
# Looked at once more, and then again: so many choices of each seat, with one part in so many of the
# care for that.
AGAIN: Final = ((16, 4), (8, 1))
CROWD: Final = 3  # seats; of more, fewer choices of each, that nobody waits much longer for them
PROUD: Final = (
    4  # choices of each seat that seem to have gained most, looked at with the first of these
)


class Study:
    """What there is to look at in a finished game. Raises BadRecord where there is nothing.

    It is asked in rounds: every moment, then ever more closely what seems to have cost most. Every
    answer of a round is handed to `take`, in order, before the next begins.
    """

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
        # Moments: every so many, and the last one always.
        self.count = (self.total + self.stride - 2) // self.stride + 1
        self.found: list[Looked] = []
        self.closer: dict[int, Choosing] = {}  # by moment, as it was last found
        self.lasting: set[int] = set()  # losses that were looked at to the last
        self.proud: set[int] = set()  # gains that were looked at again
        self.answered = 0
        self.asked = self.count  # questions there are, as far as anybody knows
        if not self.game.is_cooperative():
            many = [self._of_each(many) for many, _ in AGAIN]
            many[0] += PROUD
            self.asked += sum([min(self.count, each * record.seats) for each in many])

    def rounds(self) -> Iterator[Iterator[Question]]:
        yield self._moments()
        for many, share in AGAIN:
            doubtful = self._doubtful(self._of_each(many))
            self.lasting = set(doubtful)
            if not self.closer:
                gains = self._gains()
                self.proud = set(gains)
                doubtful |= gains
            yield self._again(doubtful, share)
        self.asked = self.answered

    def _moments(self) -> Iterator[Question]:
        for n, (state, _, _) in enumerate(self.record.replay(games.game)):
            # The last moment is always looked at: it says who won.
            if n % self.stride == 0 or n + 1 == self.total:
                yield self.question(n, state, 0)

    def _again(self, doubtful: dict[int, Choosing], share: int) -> Iterator[Question]:
        if not doubtful:
            return
        for n, (state, _, _) in enumerate(self.record.replay(games.game)):
            if n in doubtful:
                question = self.question(n, state, share)
                question.before, question.share = doubtful[n], share
                yield question

    def question(self, n: int, state: State, share: int) -> Question:
        record = self.record
        move = record.moves[n] if n < len(record.moves) else None
        # The same record, level and version: the same luck.
        text = f"{VERSION} {self.level} {record.game} {record.seed:x} {n} {share}"
        return Question(
            n,
            record.game,
            record.options,
            self.game.dump(state),
            move.seat if move is not None else -1,
            move.text if move is not None else "",
            self.level,
            int.from_bytes(hashlib.sha256(text.encode()).digest()[:8]),
        )

    def take(self, looked: Looked) -> None:
        self.answered += 1
        if len(self.found) < self.count:
            self.found.append(looked)
        elif looked.choosing is not None:
            self.closer[looked.n] = looked.choosing

    def _of_each(self, many: int) -> int:
        return many * CROWD // max(CROWD, self.record.seats)

    def _doubtful(self, many: int) -> dict[int, Choosing]:
        """By seat, the choices that seem to have cost most, whether that is sure or not."""
        latest = {one.n: one.choosing for one in self.found if one.choosing is not None}
        latest.update(self.closer)
        found: dict[int, Choosing] = {}
        for seat in range(self.record.seats):
            cost = [(-one.seems, n) for n, one in latest.items() if one.seat == seat]
            found.update((n, latest[n]) for seems, n in sorted(cost)[:many] if seems < 0.0)
        return found

    def _gains(self) -> dict[int, Choosing]:
        """By seat, the choices that seem to have gained most: the eye of a glance likes some of them far
        too well."""
        found: dict[int, Choosing] = {}
        for seat in range(self.record.seats):
            gains = [
                (-one.choosing.gained, one.n, one.choosing)
                for one in self.found
                if one.choosing is not None and one.choosing.seat == seat
            ]
            found.update(
                (n, one)
                for gained, n, one in sorted(gains, key=lambda row: row[:2])[:PROUD]
                if gained < 0.0
            )
        return found

    def done(self) -> Analysis:
        """When every question has its answer."""
        seats = range(self.record.seats)
        for one in self.found:
            if one.choosing is not None:
                one.choosing = self.closer.get(one.n, one.choosing)
                # A loss is told only where it showed to the last, a gain where it did so twice.
                if one.n not in self.lasting:
                    one.choosing.lost = 0.0
                if one.n not in self.proud:
                    one.choosing.gained = 0.0
        return Analysis(
            self.record.game,
            self.level,
            VERSION,
            self.game.is_cooperative(),
            self.found,
            [turning(self.found, self.record, seat) for seat in seats],
            [exercises(self.found, seat) for seat in seats],
            [Closer(n, self.closer[n]) for n in sorted(self.closer)],
        )


def answer(question: bytes | str) -> bytes:
    """Where it is thought: the moment, or the hint, that was asked for; as JSON."""
    asked = msgspec.json.decode(question, type=Question | Asked)
    return msgspec.json.encode(look(asked) if isinstance(asked, Question) else advise(asked))


def analyse(
    record: Record, level: str = "fair", progress: Callable[[int, int], None] | None = None
) -> Analysis:
    """All of it, here and now."""
    study = Study(record, level)
    for questions in study.rounds():
        for question in questions:
            study.take(look(question))
            if progress is not None:
                progress(study.answered, study.asked)
    return study.done()
