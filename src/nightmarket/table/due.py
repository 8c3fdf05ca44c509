"""What is due at a table: clocks, windows and thoughts, as data with a time of the host's clock."""

from __future__ import annotations

from typing import Final

from nightmarket.table.host import Visitor

NEVER: Final = float("inf")


class MoveClock:
    """For whom time runs, and when it will have run out for the first of them; `pace` reckons it."""

    __slots__ = ("due", "group")

    def __init__(self) -> None:
        self.group: tuple[int, ...] = ()  # seats of the people it runs for
        self.due = NEVER


class Sand:
    """Games against the clock: time passes as choices of the clock's own seat.

    Where the table waits for people who have dropped, the sand is held: the time until then goes into
    the log as ticks, and none passes until everybody is back. So a record knows nothing of the pause.
    """

    __slots__ = ("due", "is_held", "since")

    def __init__(self) -> None:
        # When the state's own time was last brought up to the true one; NEVER while nothing runs.
        self.since = NEVER
        self.is_held = False
        self.due = NEVER

    @property
    def runs(self) -> bool:
        return self.since != NEVER

    def passed(self, now: float) -> int:
        """Milliseconds since the state's own time was brought up to the true one."""
        return 0 if self.since == NEVER or self.is_held else int((now - self.since) * 1000)

    def set(self, left: int, now: float) -> None:
        """After every change: does it run, and when will it have run out? `left` is the state's word."""
        if left < 0:
            self.since = self.due = NEVER
            self.is_held = False
            return
        if self.since == NEVER:
            self.since = now
        # A millisecond more: whole ones are counted, and it must have passed.
        self.due = NEVER if self.is_held else self.since + left / 1000 + 0.001

    def move_on(self, ms: int) -> None:
        """The state's own time has moved on by this."""
        if self.since != NEVER:
            self.since += ms / 1000

    def meet(self, since: float) -> None:
        """Others have brought the state's own time up to the true one, then."""
        if self.since != NEVER and not self.is_held:
            self.since = since

    def hold(self) -> None:
        self.is_held = True
        self.due = NEVER

    def go_on(self, now: float) -> None:
        self.is_held = False
        self.since = now


class Window:
    """An open question of a seat with automatic answers."""

    __slots__ = ("due", "key", "version", "visitor")

    def __init__(self, version: int, due: float) -> None:
        self.version = version
        self.due = due  # NEVER once the seat takes its time
        self.key = ""  # of a decline that came before the end, and who sent it
        self.visitor: Visitor | None = None

    @property
    def held(self) -> bool:
        return self.due == NEVER


class Thought:
    """A bot that thinks about what its seat is asked."""

    __slots__ = (
        "answered",
        "ask_at",
        "gives_up_at",
        "level",
        "otherwise",
        "ready_at",
        "say_at",
        "text",
        "version",
    )

    def __init__(self, version: int, level: str, ready_at: float, gives_up_at: float) -> None:
        self.version = version
        self.level = level
        self.ask_at = NEVER  # not asked yet: against the clock a bot looks first
        self.ready_at = ready_at  # not shown before
        self.gives_up_at = gives_up_at
        self.say_at = NEVER  # then everybody is told that it thinks
        self.answered = False
        self.text: str | None = None
        self.otherwise = ""  # what is answered when nothing has come; empty: the modest choice

    @property
    def due(self) -> float:
        if self.ask_at != NEVER:
            return self.ask_at
        if self.answered:
            return self.ready_at
        return min(self.gives_up_at, self.say_at)

    def answer(self, text: str | None) -> None:
        self.answered = True
        self.text = text
