# mypyc: no (runs elsewhere)
"""What bots are asked, by turns, and how one answers: never from a look at the true state."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple, Protocol


class Thinker(Protocol):
    """Whatever answers for bots: the permanent text of a choice, or an exception."""

    workers: int  # questions it thinks about at the same time

    def warm(self) -> None:
        """Somebody will ask soon."""

    async def think(self, game: str, state: list[Any], seat: int, level: str, seed: int) -> str: ...

    async def look(self, question: bytes) -> bytes:
        """One moment of a finished game: what `analysis.answer` says to this."""
        ...

    async def ready(self) -> None:
        """Would somebody answer? Raises if not."""

    def close(self) -> None: ...


def answer(game: str, state: list[Any], seat: int, level: str, seed: int) -> str:
    """In the worker: a bot's choice. It gets a glimpse, which shows only what the seat may know."""
    from nightmarket import bots, games

    rules = games.game(game)
    glimpse = bots.Glimpse(rules, rules.load(state), seat)
    return rules.text(bots.make(level, seed).choose(glimpse))


Question = tuple[str, list[Any], int, str, int]  # game, state, seat, level, dice


class Waiting:
    """Questions in their turn: those of tables with people first, then every table by turns.

    A seat waits for one answer: a new question takes the place of one that nobody asks any more. So
    no table, however often it goes back and forth, has more waiting than it has seats.
    """

    def __init__(self) -> None:
        self._with_people: dict[str, dict[int, Asked]] = {}
        self._alone: dict[str, dict[int, Asked]] = {}

    def put(self, code: str, people: bool, asked: Asked) -> None:
        tables, others = self._with_people, self._alone
        if not people:
            tables, others = others, tables
        seat = asked.question[2]
        held = others.get(code)
        if held is not None and held.pop(seat, None) is not None and not held:
            del others[code]
        tables.setdefault(code, {})[seat] = asked

    def take(self) -> Asked | None:
        for tables in (self._with_people, self._alone):
            for code, questions in tables.items():
                asked = questions.pop(next(iter(questions)))
                del tables[code]
                if questions:
                    tables[code] = questions  # the others first
                return asked
        return None

    def __len__(self) -> int:
        return sum(
            len(held) for tables in (self._with_people, self._alone) for held in tables.values()
        )

    def drop(self, code: str) -> None:
        """Nobody waits for the answers of this table any more."""
        self._with_people.pop(code, None)
        self._alone.pop(code, None)


class Asked(NamedTuple):
    question: Question
    done: Callable[[str | None], None]
