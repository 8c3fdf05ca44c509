# mypyc: no (off the path of a move)
"""A lesson: a fixed deal, moves that others make in it, and the learner's steps, one after the other.

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

Where a table stands in its lesson is told by its state alone, so undoing, restarting and another order
that leads to the same all lead to the right step; who leaves the path plays a free game with bots.
"""

from __future__ import annotations

import hashlib
import tomllib
from functools import cache
from typing import Final

import msgspec
from msgspec import Struct

from nightmarket import games
from nightmarket.kernel import BadSetup, Game, Refusal, State, apply

LEARNER: Final = 0


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


class Script:
    """A lesson played through once: which beat belongs to which state."""

    def __init__(self, game: Game, lesson: Lesson) -> None:
        self.game = game
        self.lesson = lesson
        self._at: dict[bytes, tuple[int, int]] = {}  # beat, and how much of it is done
        self.end = game.setup(lesson.seats, int(lesson.seed, 16), lesson.options)
        for number, beat in enumerate(lesson.beats):
            for done, text in enumerate(beat.play):
                self._at.setdefault(mark(game, self.end), (number, done))
                try:
                    apply(self.end, beat.by, game.parse(text))
                except Refusal as refusal:
                    where = f"beats[{number}]"
                    raise BadSetup(f"{where}: {text}: {refusal}", where, refusal.rule) from refusal
        self._at.setdefault(mark(game, self.end), (len(lesson.beats), 0))

    def place(self, state: State) -> tuple[int, int] | None:
        """The beat that comes now (behind the last: their number), and how much of it is done."""
        return self._at.get(mark(self.game, state))

    def told(self, state: State, seat: int) -> str:
        """What this seat does now; empty where it is free to do as it likes."""
        number, done = self.place(state) or (len(self.lesson.beats), 0)
        if number == len(self.lesson.beats) or self.lesson.beats[number].by != seat:
            return ""
        return self.lesson.beats[number].play[done]


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
    if name not in names(key):
        raise BadSetup(f"{key} has no lesson {name[:40]!r}", "lesson")
    return Script(games.game(key), read(games.lesson_file(key, f"{name}.toml")))


def read(text: str) -> Lesson:
    return msgspec.convert(tomllib.loads(text), type=Lesson)
