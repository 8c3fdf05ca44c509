"""Time at a table: the clock for people's moves, and the sand of games against the clock."""

from __future__ import annotations

import asyncio
import time
from typing import TYPE_CHECKING, Final

from msgspec import Struct

from nightmarket.kernel import CLOCK
from nightmarket.server import playing, wire
from nightmarket.server.meta import now_ms

if TYPE_CHECKING:
    from nightmarket.server.table import Table

GRACE_S: Final = 30.0  # after a restart nobody has less, or less than the clock gives at all


class Expired(Struct):
    """The clock of these seats has run out."""

    group: tuple[int, ...]


class SandRanOut(Struct):
    """In a game against the clock: nobody has acted until the clock decides."""


class LookRound(Struct):
    """Somebody has come, gone or been replaced: does the sand still run?"""


class MoveClock:
    """How long the people who are asked may still think."""

    __slots__ = ("deadline", "expired", "group", "table", "timer")

    def __init__(self, table: Table) -> None:
        self.table = table
        self.group: tuple[int, ...] = ()  # people the clock runs for
        self.deadline = 0.0
        self.expired = False
        self.timer: asyncio.TimerHandle | None = None

    def set(self) -> None:
        """The clock runs on while the same people are asked, and begins anew for others."""
        seconds = self.table.meta.clock.seconds
        if seconds or self.group:
            self._set(float(seconds))

    def resume(self) -> None:
        """Just read from disk: what was used before is used, but a restart takes nobody's turn."""
        meta, match = self.table.meta, self.table.match
        if match is not None and meta.clock.seconds:
            used = (now_ms() - meta.started - match.asked_ms) / 1000
            grace = min(GRACE_S, meta.clock.seconds)
            self._set(max(meta.clock.seconds - used, grace))

    def _set(self, seconds: float) -> None:
        table, match = self.table, self.table.match
        group: tuple[int, ...] = ()
        if match is not None and table.meta.clock.seconds and not match.is_over:
            group = tuple(s for s in match.asked if s >= 0 and not table.minds.is_bot(s))
        if group == self.group:
            return
        self.stop()
        self.group = group
        self.expired = False
        if group:
            loop = asyncio.get_running_loop()
            self.deadline = loop.time() + seconds
            self.timer = loop.call_later(seconds, table.receive, None, Expired(group))

    def stop(self) -> None:
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None

    def ran_out(self, m: Expired) -> None:
        if m.group == self.group:
            self.expired = True
            self.table.minds.wake()

    def is_up_for(self, seat: int) -> bool:
        """Has this seat's time run out, so that somebody else answers for it?"""
        return self.expired and seat in self.group

    def left(self) -> wire.Remaining | None:
        if not self.group:
            return None
        left = self.deadline - asyncio.get_running_loop().time()
        return wire.Remaining(list(self.group), max(0, int(left * 1000)))


class Sand:
    """Games against the clock: time passes as choices of the clock's own seat.

    Where the table waits for people who have dropped, the sand is held: the time until then goes into
    the log as ticks, and none passes until everybody is back. So a record knows nothing of the pause.
    """

    __slots__ = ("is_held", "since", "table", "timer")

    def __init__(self, table: Table) -> None:
        self.table = table
        # When the state's own time was last brought up to the true one; None while nothing runs.
        self.since: float | None = None
        self.is_held = False
        self.timer: asyncio.TimerHandle | None = None

    @property
    def runs(self) -> bool:
        return self.since is not None

    def waited_for(self) -> list[int]:
        """Seats whose people have dropped, where the table waits for them."""
        table = self.table
        if not table.meta.waits:
            return []
        return [
            seat
            for seat, chair in enumerate(table.meta.chairs)
            if not table.minds.is_bot(seat) and not table.is_here(chair.person)
        ]

    def look_round(self) -> None:
        if self.runs and self.table.meta.waits:
            self.table.receive(None, LookRound())

    def wait_or_go_on(self) -> None:
        """Stop for those who are missing, or go on from the same second."""
        table = self.table
        wait = self.runs and bool(self.waited_for())
        if wait == self.is_held or not self.runs:
            return
        if wait:
            ticks = self.ticks()
            if ticks and self.left() == 0:
                return  # too late for a pause
            self.is_held = True
            self.stop()
            if ticks:
                playing.enter(table, CLOCK, ticks, [], "", None)
                return
        else:
            self.is_held = False
            self.since = time.monotonic()
            self.set()
        for session in table.sessions:  # the clock as it stands
            table.catch_up(session, session.seen)
        table.minds.wake()

    def passed(self) -> int:
        """Milliseconds since the state's own time was brought up to the true one."""
        if self.since is None or self.is_held:
            return 0
        return int((time.monotonic() - self.since) * 1000)

    def left(self) -> int:
        """Milliseconds until the clock decides."""
        return max(0, self.table.game.deadline(self.table.need_match().state) - self.passed())

    def ticks(self) -> list[str]:
        """The time that has passed, as choices of the clock; not beyond what it decides itself."""
        left = self.passed()
        if not left:
            return []
        game, state = self.table.game, self.table.need_match().state
        left = min(left, game.deadline(state))
        found: list[str] = []
        while left > 0:
            tick = game.tick(state, left)
            if tick < 0:
                break
            found.append(game.text(tick))
            left -= game.words.arguments(tick)[0]
        return found

    def _milliseconds(self, tick: str) -> int:
        game = self.table.game
        return game.words.arguments(game.parse(tick))[0]

    def move_on(self, ticks: list[str]) -> None:
        """The state's own time has moved on by these ticks."""
        if self.since is not None:
            self.since += sum(map(self._milliseconds, ticks)) / 1000
        self.set()

    def set(self) -> None:
        """After every change: is the sand running, and when will it have run out?"""
        self.stop()
        table = self.table
        left = -1 if table.match is None else table.game.deadline(table.match.state)
        if left < 0:
            self.since = None
            self.is_held = False
            return
        if self.since is None:
            self.since = time.monotonic()
            self.look_round()
        if self.is_held:
            return
        wait = max(0, left - self.passed()) / 1000 + 0.001
        loop = asyncio.get_running_loop()
        self.timer = loop.call_later(wait, table.receive, None, SandRanOut())

    def stop(self) -> None:
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None

    def ran_out(self) -> None:
        """Nobody was quick enough: the clock moves the game on."""
        ticks = self.ticks()
        if ticks and self.left() == 0:
            playing.enter(self.table, CLOCK, ticks, [], "", None)
        else:
            self.set()
