# mypyc: no (structs)
"""The entries of a table's log, as they are stored: short arrays that begin with their kind."""

from __future__ import annotations

from typing import Any, Final

import msgspec
from msgspec import Struct

from nightmarket.kernel import BadState


class Deal(Struct, array_like=True, tag="deal"):
    """The first entry: what chance gave before the first choice."""

    rolls: list[str]


class Play(Struct, array_like=True, tag="play"):
    """Choices of a seat, made together."""

    seat: int
    texts: list[str]
    rolls: list[list[str]]  # what chance gave to each of them
    ms: int  # since the start
    key: str
    ticks: list[str] = []  # of the clock, before them


class Undo(Struct, array_like=True, tag="undo"):
    """Everything after entry `to` is taken back."""

    seat: int
    to: int
    ms: int
    key: str


class Turn(Struct, array_like=True, tag="turn"):
    """From here on by these rules, from this state: those that led there are no longer here."""

    rules_version: int
    state: list[Any]  # as the game dumps it
    ms: int


Entry = Deal | Play | Undo | Turn

ENCODE: Final = msgspec.json.Encoder().encode
DECODE: Final = msgspec.json.Decoder(Entry).decode


def write(entry: Entry) -> str:
    return ENCODE(entry).decode()


def read(texts: list[str]) -> list[Entry]:
    """What was stored; raises BadState."""
    found: list[Entry] = []
    for number, text in enumerate(texts, 1):
        try:
            found.append(DECODE(text))
        except (msgspec.DecodeError, RecursionError) as error:
            raise BadState(f"entry {number}: {error}", f"entries[{number}]") from error
    return found


def standing(log: list[Entry]) -> list[tuple[int, Entry]]:
    """The entries that were not taken back, and the marks of taking back, with their numbers."""
    line: list[tuple[int, Entry]] = []
    for number, entry in enumerate(log, 1):
        if isinstance(entry, Undo):
            while line and line[-1][0] > entry.to:
                line.pop()
        line.append((number, entry))
    return line


def last_turn(log: list[Entry]) -> tuple[int, Turn] | None:
    """Since when today's rules hold, if they did not hold from the deal on. Never taken back."""
    for number in range(len(log), 0, -1):
        entry = log[number - 1]
        if isinstance(entry, Turn):
            return number, entry
    return None
