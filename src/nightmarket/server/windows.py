"""Automatic answers, given so that a pause tells nothing.

Some questions are asked by public facts: whoever could hold an answer is asked, holding one or not, and
`Game.decline` is the answer of those who have none. A seat may let the server give it. Then the question
stays open for a window drawn by chance, the same for every hand, and what others see is one of these:

- the window ends with the decline: the seat holds nothing, or did not use what it holds;
- an answer is used, at any moment: that shows the card anyway;
- the seat takes its time (`hold`), which anybody may do, also to bluff.

A person's own decline waits for the end of the window. So the time until it comes is the same chance
for every hand, and depends on nothing that is hidden.
"""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable
from typing import TYPE_CHECKING, Protocol

from msgspec import Struct

from nightmarket.server import playing, wire
from nightmarket.server.guard import Refuse
from nightmarket.server.match import ENCODE

if TYPE_CHECKING:
    from nightmarket.server.session import Session
    from nightmarket.server.table import Table


class Timer(Protocol):
    def cancel(self) -> None: ...


class Closed(Struct):
    """The window of a seat has ended, on its way through the mailbox."""

    seat: int
    version: int


class Window:
    """An open question of a seat with automatic answers."""

    __slots__ = ("ends", "held", "key", "session", "timer", "version")

    def __init__(self, version: int, ends: float, timer: Timer) -> None:
        self.version = version
        self.ends = ends
        self.timer = timer
        self.held = False
        self.key = ""  # of a decline that came before the end, and who sent it
        self.session: Session | None = None


class Windows:
    """The windows of one table."""

    __slots__ = ("draw", "later", "now", "open", "table")

    def __init__(self, table: Table) -> None:
        self.table = table
        self.open: dict[int, Window] = {}
        # Chance and time come through these three, so that a test can hold them still.
        self.draw: Callable[[float, float], float] = random.SystemRandom().uniform
        self.later: Callable[[float, Callable[[], None]], Timer] = self._later
        self.now: Callable[[], float] = lambda: asyncio.get_running_loop().time()

    def _later(self, delay: float, call: Callable[[], None]) -> Timer:
        return asyncio.get_running_loop().call_later(delay, call)

    def wake(self) -> None:
        """Something has changed: forget windows of questions that are over, open those of new ones."""
        table, match = self.table, self.table.match
        if match is None or table.busy or table.broken:
            return
        for seat, window in list(self.open.items()):
            if seat not in match.asked or match.floor[seat] > window.version:
                window.timer.cancel()
                del self.open[seat]
        for seat in match.asked:
            if seat >= 0 and seat not in self.open and self._is_automatic(seat):
                if table.game.decline(match.state, seat) >= 0:
                    self._open(seat, match.version)

    def _is_automatic(self, seat: int) -> bool:
        return self.table.meta.chairs[seat].automatic and not self.table.minds.is_bot(seat)

    def _open(self, seat: int, version: int) -> None:
        delay = self.draw(*self.table.hall.config.window_s)
        timer = self.later(delay, lambda: self.table.receive(None, Closed(seat, version)))
        self.open[seat] = Window(version, self.now() + delay, timer)
        for session in self.table.eyes.get(seat, ()):
            self.tell(session)

    def tell(self, session: Session) -> None:
        """How long the windows of this connection's own seats stay open. Nobody else is told."""
        for seat in session.seats:
            window = self.open.get(seat)
            if window is not None and not window.held:
                left = max(0, int((window.ends - self.now()) * 1000))
                session.push(ENCODE(wire.Window(seat, window.version, left)))

    def keeps(self, session: Session, m: wire.Play) -> bool:
        """A decline before the end of the window waits for it: at once would tell of a hand."""
        window = self.open.get(m.seat)
        if window is None or window.held:
            return False
        game, state = self.table.game, self.table.need_match().state
        if m.choices != [game.text(game.decline(state, m.seat))]:
            return False
        window.key, window.session = m.key, session
        return True

    def closed(self, m: Closed) -> None:
        table, window = self.table, self.open.get(m.seat)
        if window is None or window.held or window.version != m.version:
            return
        del self.open[m.seat]
        match = table.need_match()
        if m.seat in match.asked and match.floor[m.seat] <= m.version:
            text = table.game.text(table.game.decline(match.state, m.seat))
            playing.enter(table, m.seat, [text], [], window.key, window.session)

    def hold(self, session: Session, m: wire.Hold) -> None:
        """Take time: nobody answers this question for the seat."""
        self.table.need_seat(session, m.seat)
        window = self.open.get(m.seat)
        if window is None:
            raise Refuse("not-now", "nothing is about to be answered for this seat", "seat")
        window.timer.cancel()
        window.held = True
        session.push(ENCODE(wire.Ack(m.key, self.table.need_match().version)))

    def stop(self) -> None:
        for window in self.open.values():
            window.timer.cancel()
        self.open.clear()


def automatic(table: Table, session: Session, m: wire.Automatic) -> None:
    """Switch the automatic answers of an own seat; kept with the seat."""
    chair = table.need_seat(session, m.seat)
    chair.automatic = m.on
    window = table.windows.open.pop(m.seat, None)
    if window is not None:
        window.timer.cancel()

    def then() -> None:
        table.reseat()
        session.push(ENCODE(wire.Ack(m.key, table.match.version if table.match else 0)))
        table.windows.wake()

    table.save(then)
