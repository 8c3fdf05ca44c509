"""A series of games from the first to the last: played, kept, stopped when the answer is clear."""

from __future__ import annotations

import json
from collections.abc import Callable
from concurrent.futures import Executor
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

import nightmarket
from nightmarket import _variant
from nightmarket.arena.series import Field, Result, meet
from nightmarket.arena.standing import Row, Verdict, standings, won
from nightmarket.arena.workers import spread
from nightmarket.kernel import Refusal

FORMAT: Final = "nightmarket-arena"


@dataclass
class Ladder:
    """What came of a series."""

    field: Field
    games: int
    answer: str  # of the sequential test: is the first bot stronger?
    rows: list[Row]
    results: list[Result]

    def to_dict(self) -> dict[str, Any]:
        return {
            "field": self.field.head(),
            "version": nightmarket.__version__,
            "compiled": _variant.COMPILED,
            "games": self.games,
            "answer": self.answer,
            "bots": [row.to_dict() for row in self.rows],
        }


class Book:
    """The games of a series on disk: a line about the series, then one line for every finished game.

    A line that a kill cut short is dropped; the game is played again.
    """

    def __init__(self, path: Path | None, field: Field) -> None:
        self.path = path
        self.done: dict[int, Result] = {}
        head = {"format": FORMAT, **field.head()}
        if path is None:
            return
        lines = path.read_bytes().split(b"\n") if path.exists() else []
        whole = lines[:-1]  # what follows the last line break was cut short
        if not whole:
            path.write_text(json.dumps(head) + "\n", "utf-8")
            return
        try:
            rows = [json.loads(line) for line in whole]
            self.done = {row["number"]: Result(**row) for row in rows[1:]}
        except (ValueError, TypeError, KeyError) as error:
            raise Refusal(f"{path} is no file of an arena: {error!r}", "resume") from error
        if rows[0] != head:
            raise Refusal(f"{path} holds another series of games", "resume")
        if lines[-1]:
            path.write_bytes(b"\n".join([*whole, b""]))

    def add(self, result: Result) -> None:
        self.done[result.number] = result
        if self.path is not None:
            with self.path.open("a", encoding="utf-8") as file:
                file.write(json.dumps(result.to_dict()) + "\n")


def contest(
    field: Field,
    games: int,
    *,
    executor: Executor | None = None,
    width: int = 1,
    book: Path | None = None,
    stop: bool = True,
    progress: Callable[[int, int], None] = lambda done, total: None,
) -> Ladder:
    """Play at least so many games, in whole blocks; fewer when the answer is clear and `stop` is set.

    The answer follows the blocks in their order, whichever game ends first: it is the same on one core,
    on a hundred, and after a kill.
    """
    if games < 1:
        raise Refusal("there must be at least one game", "games")
    kept = Book(book, field)
    blocks = field.blocks(games)
    total = sum(map(len, blocks))
    verdict = Verdict(field.seats, field.line_ups()[0].count(field.bots[0]))
    testing = len(field.line_ups()) == 1
    counted: list[Result] = []
    whole = 0  # blocks that were counted

    def judge() -> bool:
        """Count the blocks that are whole, in their order; whether no more games are needed."""
        nonlocal whole
        while whole < len(blocks):
            if stop and testing and verdict.answer != "open":
                return True
            block = [kept.done.get(m.number) for m in blocks[whole]]
            for result in block:
                if result is None:
                    return False
            for result in block:
                assert result is not None
                counted.append(result)
                verdict.take(won(result, field.bots[0]))
            whole += 1
        return True

    if not judge():
        todo = [m for block in blocks for m in block if m.number not in kept.done]
        for result in spread(meet, todo, executor, width):
            kept.add(result)
            progress(len(kept.done), total)
            if judge():
                break
    answer = verdict.answer if testing and verdict.applies else ""
    return Ladder(field, len(counted), answer, standings(field.bots, counted), counted)
