"""What an analysis tells. The page gets these structs as they are; TypeScript types are made of them.

Moments are numbered as in a replay: 0 is the deal, n stands after n choices. Chances are from 0 to 1.
"""

from __future__ import annotations

from typing import Any, Final, Literal

from msgspec import Struct

# Raised when the same record would be told otherwise: what was kept of older ones is made anew.
VERSION: Final = 8


class Weighed(Struct):
    """A choice there was, and the chance to win of whoever had it, by what they knew."""

    choice: str
    chance: float


class Choosing(Struct):
    """What a seat could choose, the best first, and what tells the best from what was done."""

    seat: int
    played: str
    among: int  # choices there were; of many only the likeliest were compared
    weighed: list[Weighed]
    lost: float  # what the best would have brought more; 0: it was done, or nobody can tell
    gained: float  # so much more than the second best, where the best was done
    seems: float  # what was done seems to have cost so much, sure or not
    line: list[str]  # how the turn would have gone on after the best
    reason: str  # the trait that moved most; empty: none stands out
    about: int  # whose trait that is
    facts: dict[str, str]  # for the sentence


class Question(Struct, tag="look"):
    """One moment to look at, as it goes to whoever thinks."""

    look: int  # which moment
    game: str
    options: dict[str, str]
    state: list[Any]
    seat: int  # who chose then; below zero: nobody
    played: str
    level: str
    seed: int
    before: Choosing | None = None  # looked at once more: what was found before
    share: int = 1  # of the care for such a look, one part in so many


class Asked(Struct, tag="hint"):
    """What would you do? The state is a guess already: nothing is in it that the seat may not know."""

    game: str
    options: dict[str, str]
    state: list[Any]
    seat: int
    level: str
    seed: int


class Hint(Struct):
    """What a level would do, and why, as in `Choosing`."""

    level: str
    choice: str
    waits: bool  # it would do nothing now
    reason: str
    about: int
    facts: dict[str, str]


class Looked(Struct):
    """One moment: how everybody stood, and what could be known of it."""

    n: int
    open: list[float]  # chance to win by seat, with everything on the table
    known: list[list[float]]  # the same as each seat could judge it
    # As each seat could believe: whose, what (`domain:value`), how likely, and whether it was so.
    beliefs: list[list[tuple[int, str, float, bool]]]
    choosing: Choosing | None


class Wish(Struct, forbid_unknown_fields=True):
    """Look back at a game, so closely."""

    level: str = "fair"


class Turning(Struct):
    """A moment that mattered to a seat."""

    n: int  # the position; what mattered came next
    kind: Literal["loss", "gain", "luck"]
    seat: int  # whose choice it was; below zero: nobody's
    difference: float  # to the chance of whoever looks


class Closer(Struct):
    """A choice that was looked at again: instead of what was found the first time."""

    n: int
    choosing: Choosing


class Analysis(Struct):
    game: str
    level: str
    version: int
    together: bool  # all win or all lose: the chance is everybody's
    moments: list[Looked]
    turning: list[list[Turning]]  # by seat, what mattered most first; three at most
    exercises: list[list[int]]  # by seat: moments at which choices really differed, five at most
    closer: list[Closer]  # what seemed to matter most, played to the end; `moments` say the same


class Progress(Struct):
    """How far somebody is with looking back; ask again from the first moment that is missing."""

    state: Literal["waiting", "looking", "done", "stopped"]
    done: int  # questions that are answered: one for each moment, then those that are asked again
    total: int
    moments: list[Looked]  # from the one asked for on, a hundred at most
    analysis: Analysis | None  # with the last moment; its own list of them is empty


class Daily(Struct):
    """The puzzle of a day, through the eyes of whoever has to choose."""

    game: str
    day: str  # as in 2026-11-18
    n: int  # of the game's set, from 1
    of: int
    seats: int
    options: dict[str, str]
    cards: dict[str, dict[str, str]]  # names of a pack's cards, as in a table's `names`
    printed: str  # as a table's
    view: Any  # the game's own View
    question: dict[str, Any]
    asked: list[int]
    choosing: Choosing
