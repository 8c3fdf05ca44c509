# mypyc: no (once a look)
"""What nodes that share a store tell each other through it."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple, Protocol, TypeGuard

from nightmarket.store import Store


class Seen(NamedTuple):
    """How much of a table a node knows."""

    code: str
    revision: int  # of its row
    version: int  # of its log
    said: int  # the last line of its chat


class News(NamedTuple):
    """What the store holds of a table beyond that, all of it at one moment."""

    revision: int
    body: str | None  # of the row; None when its revision is known
    entries: list[tuple[int, str]]  # number and body
    chat: list[str]
    people: list[int]  # who is at the table by way of other nodes
    watchers: int
    nodes: int = 0  # others that have it in memory
    gone: bool = False  # there is no such table any more


Hint = tuple[str, int]  # a table and a number of its log; 0: something else has changed


class SharedStore(Store, Protocol):
    """A store of many nodes. The fence alone makes it right; all of this makes it quick."""

    rules: str  # of the games this node plays: all who share a store go by the same

    async def listen(
        self,
        hinted: Callable[[list[Hint]], None],
        everything: Callable[[], None],
        is_alone: Callable[[str], bool],
    ) -> None:
        """From now on tell what others write, and when hints may have been lost. What is written of a
        table that only this node has in memory need not be told."""

    async def hint(self, hints: list[Hint]) -> None:
        """Tell others to look."""

    async def news(self, seen: list[Seen]) -> dict[str, News]: ...
    async def keep(self, codes: list[str]) -> set[str]:
        """Take these tables unless a living node keeps them: those that this node keeps now."""

    async def let_go(self, codes: list[str]) -> None:
        """Keep these no longer."""

    async def orphans(self, limit: int) -> list[str]:
        """Take tables whose keeper is dead."""

    async def due_unkept(self, before: int) -> list[str]:
        """Tables nobody keeps in which something happens by itself before this time."""

    async def present(self, rows: list[tuple[str, list[int], int]], gone: list[str]) -> None:
        """At these tables this node has these people, and so many who only watch; those that are gone
        it has in memory no longer."""

    async def opened(self, address: str) -> int:
        """Count one more opening by this address: how many there were this minute, in all nodes."""


def is_shared(store: Store) -> TypeGuard[SharedStore]:
    """Asked by what it can do: a protocol knows nobody once it is compiled."""
    return hasattr(store, "listen")
