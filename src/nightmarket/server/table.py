"""A live table: people on chairs, the match between them, and one mailbox that everything goes through.

A message is checked, done, written to disk, and only then answered and shown. While the disk works,
later messages wait in the inbox, and so does whoever comes in: nobody sees what is not yet on disk.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections import deque
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

import msgspec

from nightmarket.kernel import WATCHER, Game, Refusal
from nightmarket.server import guard, printed, wire
from nightmarket.server.clocks import MoveClock, Sand
from nightmarket.server.guard import Refuse
from nightmarket.server.match import ENCODE, Match
from nightmarket.server.meta import DECODE_META, NOBODY, Meta, Sitting, now_ms
from nightmarket.server.minds import Minds
from nightmarket.server.people import Adopt
from nightmarket.server.windows import Windows
from nightmarket.store import Change, SnapshotRow, TableRow

if TYPE_CHECKING:
    from nightmarket.server.hall import Hall
    from nightmarket.server.session import Session

log = logging.getLogger("nightmarket.server")

KEY_LENGTH: Final = 64


def read_match(game: Game, meta: Meta, entries: list[str], snapshot: SnapshotRow | None) -> Match:
    """The game as the books tell it; raises BadState."""
    seats = len(meta.chairs)
    if meta.rules_version == game.rules_version or snapshot is None:
        return Match.replay(game, seats, int(meta.seed, 16), meta.options, entries)
    # The rules have changed since the deal: go on from the last stored state.
    return Match.resume(game, seats, snapshot.number, snapshot.body, entries)


class Table:
    """One table in memory."""

    def __init__(self, hall: Hall, code: str, meta: Meta, match: Match | None) -> None:
        self.hall = hall
        self.code = code
        self.meta = meta
        self.match = match
        self.game = hall.game(meta.game)
        self.chat: list[wire.Said] = []
        self.said = 0
        self.sessions: list[Session] = []
        self.eyes: dict[int, list[Session]] = {}  # who looks through which seat's eyes
        self.by_hash: dict[str, int] = {}
        # People without a connection, and since when.
        self.away = dict.fromkeys(range(len(meta.people)), time.monotonic())
        self.inbox: deque[tuple[Session | None, Any]] = deque()
        self.busy = False
        self.broken = False
        self.minds = Minds(self)
        self.clock = MoveClock(self)
        self.sand = Sand(self)
        self.windows = Windows(self)
        self.idle_since = time.monotonic()
        self.know_people()

    @staticmethod
    def from_row(
        hall: Hall, row: TableRow, entries: list[str], snapshot: SnapshotRow | None
    ) -> Table:
        """A table as it stands on disk; raises BadState."""
        meta = DECODE_META(row.body)
        match = None
        if meta.phase != "lobby":
            match = read_match(hall.game(meta.game), meta, entries, snapshot)
        return Table(hall, row.code, meta, match)

    def snapshot(self) -> list[Change]:
        """The state as it stands, to be stored; nothing when there is no game going on."""
        if self.match is None or self.meta.phase != "playing" or self.busy:
            return []
        dump = ENCODE(self.game.dump(self.match.state)).decode()
        # After an undo the version is that of its mark; the state is that of the entry before.
        return [SnapshotRow(self.code, self.match.version, dump)]

    def row(self, phase: wire.Phase | None = None) -> TableRow:
        """What is stored of the table beside its log; in another phase when that begins with it."""
        meta = self.meta if phase is None else msgspec.structs.replace(self.meta, phase=phase)
        return TableRow(self.code, meta.phase, int(meta.listed), now_ms(), ENCODE(meta).decode())

    def know_people(self) -> None:
        self.by_hash = {h: i for i, hashes in enumerate(self.meta.people) for h in hashes}

    @property
    def is_idle(self) -> bool:
        """Nobody looks, nothing is under way: it may leave the memory."""
        quiet = not (self.busy or self.inbox or self.minds.thinking or self.clock.group)
        resting = self.sand.is_held or not self.sand.runs
        return quiet and resting and not (self.sessions or self.windows.open)

    def resume(self) -> None:
        """Just read from disk: let clocks run and bots think."""
        self.clock.resume()
        self.sand.set()
        self.wake()

    def wake(self) -> None:
        """Whoever is asked and does not answer in person."""
        self.minds.wake()
        self.windows.wake()

    # -- coming and going

    def join(self, session: Session, hello: wire.Hello) -> None:
        """A connection looks at this table from now on."""
        if session.closed:
            return
        known = [self.by_hash.get(guard.digest(secret), NOBODY) for secret in hello.secrets]
        session.people = {person for person in known if person != NOBODY}
        session.table = self
        session.behind = False
        self.sessions.append(session)
        for person in session.people:
            self.away.pop(person, None)
        session.seats = self.seats_of(session)
        for eye in session.seats or [WATCHER]:
            self.eyes.setdefault(eye, []).append(session)
        session.you = wire.You(session.seats, self.is_host(session), self._automatic(session.seats))
        session.push(
            ENCODE(
                wire.Welcome(
                    self.told(),
                    session.you,
                    self.match.version if self.match else 0,
                    self.chat,
                    known.count(NOBODY),
                )
            )
        )
        self.catch_up(session, hello.seen)
        self.windows.tell(session)
        self.broadcast_table(but=session)
        self.sand.look_round()
        self.wake()
        for message in session.waiting:
            self.receive(session, message)
        session.waiting = []

    def leave(self, session: Session) -> None:
        if session not in self.sessions:
            return
        self.sessions.remove(session)
        for eye in session.seats or [WATCHER]:
            self._close_eye(eye, session)
        now = time.monotonic()
        for person in session.people:
            if not any(person in other.people for other in self.sessions):
                self.away[person] = now
        if not self.sessions:
            self.idle_since = now
        self.broadcast_table()
        self.sand.look_round()

    def _close_eye(self, eye: int, session: Session) -> None:
        looking = self.eyes.get(eye)
        if looking and session in looking:
            looking.remove(session)
            if not looking:
                del self.eyes[eye]

    def catch_up(self, session: Session, seen: int) -> None:
        """The game as it stands, and the entries this viewer has not seen, for each of its seats."""
        if self.match is None:
            return
        eyes = session.seats or [WATCHER]
        shared, own = self.match.views(eyes)
        for eye, part in zip(eyes, own, strict=True):
            common = self.match.common(self.match.story(eye, seen), self.remaining())
            session.push_parts(self.match.update(common, eye, shared, part, session.seats))
        session.seen = self.match.version

    def drained(self, session: Session) -> None:
        """A connection that was left out takes more again."""
        if session.table is self and not session.clogged:
            session.behind = False
            self.catch_up(session, session.seen)

    def seats_of(self, session: Session) -> list[int]:
        return [i for i, c in enumerate(self.meta.chairs) if c.person in session.people]

    def reseat(self) -> None:
        """Chairs have changed hands: let everybody look through the right eyes."""
        for session in self.sessions:
            seats = self.seats_of(session)
            you = wire.You(seats, self.is_host(session), self._automatic(seats))
            if seats != session.seats:
                fresh = [seat for seat in seats if seat not in session.seats]
                for eye in session.seats or [WATCHER]:
                    self._close_eye(eye, session)
                was_watching = not session.seats
                session.seats = seats
                for eye in seats or [WATCHER]:
                    self.eyes.setdefault(eye, []).append(session)
                session.push(ENCODE(you))
                if fresh or was_watching or not seats:
                    # Other eyes may read the log otherwise: tell it from the start.
                    self.catch_up(session, -1)
            elif you != session.you:
                session.push(ENCODE(you))
            session.you = you

    def _automatic(self, seats: list[int]) -> list[int]:
        return [seat for seat in seats if self.meta.chairs[seat].automatic]

    # -- what everybody may know

    def told(self) -> wire.Table:
        meta = self.meta
        over = meta.phase == "over"
        return wire.Table(
            code=self.code,
            game=meta.game,
            rules_version=meta.rules_version,
            phase=meta.phase,
            chairs=[self._chair(c) for c in meta.chairs],
            host=[i for i, c in enumerate(meta.chairs) if c.person == meta.host != NOBODY],
            options=meta.options,
            names=self.game.names(meta.options),
            meaning=self._meaning(),
            printed=printed.address(self.game, meta.options, f"tables/{self.code}"),
            clock=meta.clock,
            waits=meta.waits,
            paused=self.sand.waited_for() if self.sand.runs else [],
            listed=meta.listed,
            commitment=guard.commitment(meta.seed),
            seed=meta.seed if over else None,
            result=self._result() if over else None,
            proposal=meta.proposal,
            next=meta.next,
            deal_of=meta.deal_of,
            watchers=len(self.eyes.get(WATCHER, ())),
            absent_s=self.hall.config.absent_s,
        )

    def _meaning(self) -> object:
        chosen = {o.key: self.meta.options.get(o.key, o.default) for o in self.game.options}
        return self.game.meaning(len(self.meta.chairs), chosen)

    def _result(self) -> wire.Result | None:
        if self.match is None:
            return None
        state = self.match.state
        return wire.Result(
            [wire.Line(x.key, x.rule, x.points, x.counts) for x in self.game.sheet(state)],
            self.game.scores(state),
            self.game.winners(state),
        )

    def is_here(self, person: int) -> bool:
        return person != NOBODY and any(person in s.people for s in self.sessions)

    def _chair(self, c: Sitting) -> wire.Chair:
        present = self.is_here(c.person)
        return wire.Chair(
            c.kind,  # type: ignore[arg-type]  # stored as one of these
            c.name,
            c.colour,
            c.level,
            present,
            c.stand_in,
        )

    def remaining(self) -> wire.Remaining | None:
        """What the clock shows."""
        if self.sand.runs:
            return wire.Remaining([], self.sand.left())
        return self.clock.left()

    def broadcast_table(self, but: Session | None = None) -> None:
        if self.sessions:
            data = ENCODE(self.told())
            for session in self.sessions:
                if session is not but:
                    session.push(data)

    def running(self, people: set[int]) -> wire.Running:
        """This table in a list."""
        told = self.told()
        match = self.match
        return wire.Running(
            self.code,
            told.game,
            told.phase,
            told.chairs,
            match.who if match else [],
            [i for i, c in enumerate(self.meta.chairs) if c.person in people],
            match.version if match else 0,
            now_ms(),
        )

    # -- the mailbox

    def receive(self, session: Session | None, message: Any) -> None:
        """Take a message: at once, or when the ones before it are on disk."""
        if self.busy:
            self.inbox.append((session, message))
        else:
            self._handle(session, message)

    def _handle(self, session: Session | None, message: Any) -> None:
        try:
            key = getattr(message, "key", None)
            if key is not None and not 0 < len(key) <= KEY_LENGTH:
                raise Refuse("malformed", f"a key has 1 to {KEY_LENGTH} characters")
            self.hall.handlers[type(message)](self, session, message)
        except Refusal as refusal:
            if session is not None:
                session.refuse(getattr(message, "key", ""), refusal)
            else:
                log.error("table %s: a move of its own was refused: %s", self.code, refusal)
        except Exception:
            log.exception("table %s: %s failed", self.code, type(message).__name__)
            if session is not None:
                session.refuse(getattr(message, "key", ""), Refuse("broken"))

    def commit(self, changes: list[Change], then: Callable[[], None]) -> None:
        """Write, then go on. A table that cannot write is given up and read again from disk."""
        self.busy = True

        def done(error: BaseException | None) -> None:
            if error is not None:
                self.give_up()
                return
            self.busy = False
            try:
                then()
            except Exception:
                log.exception("table %s: what followed a write failed", self.code)
                self.give_up()
                return
            while self.inbox and not self.busy:
                self._handle(*self.inbox.popleft())

        self.hall.store.write(changes, done)

    def give_up(self) -> None:
        """Memory and disk may differ: forget the memory. People come back to what is on disk."""
        self.broken = True
        waiting = [session for session, _ in self.inbox if session is not None]
        self.inbox.clear()
        self.stop()
        self.hall.forget(self)
        for session in [*self.sessions, *waiting]:
            session.gone("broken", again=True)

    def stop(self) -> None:
        self.clock.stop()
        self.sand.stop()
        self.windows.stop()

    def save(self, then: Callable[[], None]) -> None:
        self.commit([self.row()], then)

    def change(self, session: Session | None, key: str) -> Callable[[], None]:
        """What follows most changes of the chairs: acknowledge, tell everybody."""

        def then() -> None:
            self.know_people()
            self.reseat()
            if session is not None:
                session.push(ENCODE(wire.Ack(key, self.match.version if self.match else 0)))
            self.broadcast_table()
            self.clock.set()
            self.sand.look_round()
            self.wake()

        return then

    # -- rights

    def is_host(self, session: Session) -> bool:
        return self.meta.host in session.people

    def need_host(self, session: Session) -> None:
        if not self.is_host(session):
            raise Refuse("not-host", "only the host may do this")

    def need_phase(self, *phases: wire.Phase) -> None:
        if self.meta.phase not in phases:
            raise Refuse("not-now", f"the table is {self.meta.phase}")

    def need_seat(self, session: Session, seat: int) -> Sitting:
        if seat not in session.seats:
            raise Refuse("not-yours", f"seat {seat} is not yours", "seat")
        return self.meta.chairs[seat]

    def chair_at(self, seat: int) -> Sitting:
        if not 0 <= seat < len(self.meta.chairs):
            raise Refuse("bad-setup", f"there is no seat {seat}", "seat")
        return self.meta.chairs[seat]

    def need_match(self) -> Match:
        if self.match is None:
            raise Refuse("not-now", "the game has not begun")
        return self.match

    # -- other devices, and a host who is away

    async def claim(self, person: int) -> str:
        """Another device for the same person: a secret of its own."""
        secret = guard.new_secret()
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.receive(None, Adopt(person, guard.digest(secret), done))
        await done
        return secret

    def host_is_gone(self) -> bool:
        since = self.away.get(self.meta.host)
        return since is not None and time.monotonic() - since >= self.hall.config.absent_s
