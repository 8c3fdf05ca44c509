"""A puzzle a day: positions from games of bots in which one choice was clearly the best.

The set of each game is a file in `puzzles/`, made anew by `tools/puzzles.py`. Which one it is today
hangs on the date alone, so everybody has the same.
"""

from __future__ import annotations

from datetime import date
from functools import cache
from pathlib import Path
from typing import Any, Final

import msgspec
from msgspec import Struct

from nightmarket.analysis.told import Choosing
from nightmarket.kernel import Refusal

FOLDER: Final = Path(__file__).parent / "puzzles"


class Puzzle(Struct):
    """A position, and what was found in it; the seat knew what it sees there, and nothing else."""

    options: dict[str, str]
    state: list[Any]
    choosing: Choosing


class Shipped(Struct):
    rules_version: int
    puzzles: list[Puzzle]


class NoPuzzle(Refusal):
    code = "no-puzzle"


@cache
def shipped(game: str) -> Shipped:
    file = FOLDER / f"{game}.json"
    if not game.replace("-", "").isalnum() or not file.is_file():
        raise NoPuzzle(f"there are no puzzles of {game[:40]!r}", "game")
    return msgspec.json.decode(file.read_bytes(), type=Shipped)


def has_puzzles(game: str) -> bool:
    try:
        return bool(shipped(game).puzzles)
    except NoPuzzle:
        return False


def of_day(game: str, day: date) -> tuple[int, Puzzle]:
    """Its number in the set, from 1; raises NoPuzzle."""
    found = shipped(game).puzzles
    at = (day.toordinal() + len(game)) % len(found)  # games do not begin with the same number
    return at + 1, found[at]
