"""What a table needs from the house it stands in, and who comes to it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from mypy_extensions import mypyc_attr

from nightmarket.kernel import Game, Refusal
from nightmarket.store.rows import Change
from nightmarket.table import guard, wire
from nightmarket.table.entries import Entry, Undo
from nightmarket.table.match import Match
from nightmarket.table.meta import Meta
from nightmarket.table.settings import Settings

Done = Callable[[BaseException | None], None]


class Elsewhere:
    """Who is at a table by way of other nodes."""

    __slots__ = ("people", "watchers")

    def __init__(self, people: set[int], watchers: int) -> None:
        self.people = people
        self.watchers = watchers


class News:
    """What others have written at a table since this one last looked, as of one moment."""

    __slots__ = ("elsewhere", "entries", "meta", "revision", "said")

    def __init__(
        self,
        revision: int,
        meta: Meta | None,
        entries: list[tuple[int, Entry]],
        said: list[tuple[str, wire.Said]],
        elsewhere: Elsewhere,
    ) -> None:
        self.revision = revision
        self.meta = meta  # None: as it was
        self.entries = entries  # with their numbers
        self.said = said  # with the keys they were sent with
        self.elsewhere = elsewhere


class Books:
    """All that is stored of a table, read again."""

    __slots__ = ("match", "meta", "revision", "said")

    def __init__(
        self, revision: int, meta: Meta, match: Match | None, said: list[tuple[str, wire.Said]]
    ) -> None:
        self.revision = revision
        self.meta = meta
        self.match = match
        self.said = said


@mypyc_attr(allow_interpreted_subclasses=True)
class Host:
    """Time, storage, thinking. Whatever takes long is begun here and told later, never waited for."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.closing = False  # lines that end now were not lost by anybody

    def new_code(self) -> str:
        """For a table that is opened here."""
        return guard.new_code()

    def game(self, key: str) -> Game:
        raise NotImplementedError

    def now(self) -> float:
        """Seconds on a clock that nobody sets."""
        raise NotImplementedError

    def wall_ms(self) -> int:
        """Milliseconds since 1970."""
        raise NotImplementedError

    def chance(self, low: float, high: float) -> float:
        """A time between these that nobody can guess."""
        raise NotImplementedError

    def wake_at(self, code: str, when: float | None) -> None:
        """Call `wake` of this table at this time of `now` and not before; None: not at all."""
        raise NotImplementedError

    def write(self, changes: list[Change], done: Done) -> None:
        """Store these together; `done` is told when they are on disk, or why not."""
        raise NotImplementedError

    def retell(
        self, code: str, meta: Meta, entry: Undo, done: Callable[[Match | None], None]
    ) -> None:
        """Tell the game again from the books and this entry; None when that cannot be done."""
        raise NotImplementedError

    def reread(self, code: str, done: Callable[[Books | None], None]) -> None:
        """Somebody else has written there: read everything again; None when that cannot be done."""
        raise NotImplementedError

    def keeps(self, code: str) -> bool:
        """Is it here that bots, clocks and sand of this table are looked after? A house alone does."""
        return True

    def remind(self, code: str, seat: int) -> None:
        """This seat's time has run out, and its table is one that only calls: if there is a way."""

    def named(self, code: str, people: list[int], by: int | None) -> None:
        """Somebody has called these people by name, and they are not here."""

    def came_or_went(self, code: str) -> None:
        """Others who share the table may want to know."""

    def asks(self, code: str) -> None:
        """Somebody who is not here is asked, or is no longer."""

    def warm(self) -> None:
        """Bots will be asked soon."""
        raise NotImplementedError

    def think(
        self,
        code: str,
        question: tuple[str, list[Any], int, str, int],
        people: bool,
        done: Callable[[str | None], None],
    ) -> None:
        """Let a bot answer (game, state, seat, level, dice): a choice's text, or None when it cannot.

        With people at the table it comes before those who only play among themselves.
        """
        raise NotImplementedError

    def complain(self, what: str, who: str) -> None:
        """Something for the log, which must not be flooded."""
        raise NotImplementedError

    def forget(self, code: str) -> None:
        """Memory and disk may differ: whoever wants this table next reads it from disk."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Visitor:
    """Somebody who looks at a table: which people they are, through whose eyes they look."""

    def __init__(self) -> None:
        self.people: set[int] = set()
        self.seats: list[int] = []
        self.seen = -1  # the last version they were shown
        self.clogged = False  # they take no more for now
        self.behind = False  # and so an update was left out
        self.closed = False
        self.you: wire.You | None = None  # as it was last told
        self.pace_s = 0.0  # what a bot's step should take, see `wire.Follow`
        self.reading = False  # a lesson is open

    def push(self, message: list[bytes]) -> None:
        """Send a message, given in parts."""
        raise NotImplementedError

    def refuse(self, key: str, refusal: Refusal) -> None:
        raise NotImplementedError

    def gone(self, code: str, again: bool) -> None:
        """Send them away; `again`: to come back at once."""
        raise NotImplementedError
