# mypyc: no (off the path of a move)
"""A lesson: a fixed deal, moves that others make in it, and the learner's steps, one after the other.

    title = { en = "First game", ru = "Первая партия", uk = "Перша партія" }
    seats = 4
    seed = "00000000000000000000000000000007"

    [[beats]]                  # the learner's: the message <prefix>-lesson-<lesson>-<step> goes with it
    step = "steal"
    play = ["use:1:2"]         # what is taught; several texts are one gesture
    point = ["plate-steal"]    # test ids of what is pointed at
    rule = "ST-47"

    [[beats]]                  # of seat 1
    by = 1
    play = ["roll"]

    [[beats]]                  # of everybody, at once: what lies between two things worth learning
    by = -1
    play = ["roll", "act:give:1"]

Where a table stands in its lesson is told by its state alone, so undoing, restarting and another order
that leads to the same all lead to the right step; who leaves the path plays a free game with bots.
On the path the sand of a game against the clock runs only where the script says so.
"""

from __future__ import annotations

import hashlib
import tomllib
from functools import cache
from itertools import pairwise
from typing import Final

import msgspec
from msgspec import Struct

from nightmarket import games
from nightmarket.kernel import BadSetup, Game, Refusal, State, apply, asked

LEARNER: Final = 0
EVERYBODY: Final = -1


class Beat(Struct, forbid_unknown_fields=True):
    """A gesture of one seat."""

    play: list[str]
    by: int = LEARNER
    step: str = ""  # of the learner: which message explains it
    point: list[str] = []
    rule: str = ""


class Lesson(Struct, forbid_unknown_fields=True):
    seats: int
    seed: str
    beats: list[Beat] = []
    options: dict[str, str] = {}
    title: dict[str, str] = {}  # by language

    @property
    def steps(self) -> int:
        """Gestures one after the other that belong to one step count once."""
        before = ["", *(beat.step for beat in self.beats)]
        return sum(step not in ("", last) for last, step in pairwise(before))


class Told(Struct):
    """What is to be done now: by whom, and whether nobody waits for it to be followed."""

    seat: int
    text: str
    swift: bool


class Script:
    """A lesson played through once: which beat belongs to which state."""

    def __init__(self, game: Game, lesson: Lesson) -> None:
        self.game = game
        self.lesson = lesson
        self._at: dict[bytes, tuple[int, int]] = {}  # beat, and how much of it is done
        self._told: list[list[Told]] = []
        self.end = game.setup(lesson.seats, int(lesson.seed, 16), lesson.options)
        for number, beat in enumerate(lesson.beats):
            told: list[Told] = []
            for done, text in enumerate(beat.play):
                self._at.setdefault(mark(game, self.end), (number, done))
                seat = whose(game, self.end, text) if beat.by == EVERYBODY else beat.by
                try:
                    apply(self.end, seat, game.parse(text))
                except Refusal as refusal:
                    where = f"beats[{number}]"
                    raise BadSetup(f"{where}: {text}: {refusal}", where, refusal.rule) from refusal
                told.append(Told(seat, text, beat.by == EVERYBODY))
            self._told.append(told)
        self._at.setdefault(mark(game, self.end), (len(lesson.beats), 0))

    def place(self, state: State) -> tuple[int, int] | None:
        """The beat that comes now (behind the last: their number), and how much of it is done."""
        return self._at.get(mark(self.game, state))

    def told(self, state: State) -> Told | None:
        """What comes now; None where everybody is free to do as they like."""
        number, done = self.place(state) or (len(self.lesson.beats), 0)
        return self._told[number][done] if number < len(self.lesson.beats) else None


def whose(game: Game, state: State, text: str) -> int:
    """The first who is asked and may do this, the clock too; without one, whoever is asked first."""
    who = asked(state) or [LEARNER]
    return next((seat for seat in who if game.why_not(state, seat, text) is None), who[0])


def mark(game: Game, state: State) -> bytes:
    return hashlib.blake2b(msgspec.msgpack.encode(game.dump(state)), digest_size=16).digest()


@cache
def names(key: str) -> tuple[str, ...]:
    """The lessons of a game, in the order of its course."""
    course = games.lesson_file(key, "course.toml")
    return tuple(tomllib.loads(course)["lessons"]) if course else ()


@cache
def script(key: str, name: str) -> Script:
    """Raises BadSetup where there is no such lesson."""
    return Script(games.game(key), lesson(key, name))


@cache
def lesson(key: str, name: str) -> Lesson:
    """As it is written, not yet played. Raises BadSetup where there is none."""
    if name not in names(key):
        raise BadSetup(f"{key} has no lesson {name[:40]!r}", "lesson")
    return read(games.lesson_file(key, f"{name}.toml"))


def read(text: str) -> Lesson:
    return msgspec.convert(tomllib.loads(text), type=Lesson)
