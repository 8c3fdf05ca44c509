"""A live table: people on chairs, the match between them, and one mailbox that everything goes through.

A message is checked, tried, written to disk, and only then answered and shown. While the disk works,
later messages wait in the inbox; so nothing at one table ever happens at the same time.
"""

from __future__ import annotations

import asyncio
import logging
import random
import secrets
import time
from collections import deque
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

import msgspec
from msgspec import UNSET, Struct

from nightmarket.kernel import CLOCK, PER_SEAT, WATCHER, Refusal, legal
from nightmarket.server import guard, wire
from nightmarket.server.guard import Refuse
from nightmarket.server.match import ENCODE, Match, Trial, deal_entry, play_entry, undo_entry
from nightmarket.store import Change, ChatRow, EntryRow, SnapshotRow, TableRow

if TYPE_CHECKING:
    from nightmarket.server.hall import Hall
    from nightmarket.server.session import Session

log = logging.getLogger("nightmarket.server")

NOBODY: Final = -1
CHAT_KEPT: Final = 50
BEATS_S: Final = {"easy": 2.0, "fair": 1.2, "hard": 0.7}  # how often a bot acts against the clock
THINKING_AFTER_S: Final = 0.7  # a bot that takes longer says so
KEY_LENGTH: Final = 64
SNAPSHOT_EVERY: Final = 64  # entries
DEVICES: Final = 16  # secrets one person may have


# -- what is stored of a table beside its log


class Sitting(Struct):
    kind: str = "open"
    name: str = ""
    colour: str = ""
    level: wire.Level = "fair"
    person: int = NOBODY
    stand_in: bool = False


class Meta(Struct):
    game: str
    rules_version: int
    chairs: list[Sitting]
    people: list[list[str]]  # hashes of each person's secrets, one for each device
    host: int
    options: dict[str, str]
    clock: wire.Clock
    listed: bool
    seed: str
    created: int
    phase: wire.Phase = "lobby"
    started: int = 0
    next: str | None = None


_decode_meta = msgspec.json.Decoder(Meta).decode


def now_ms() -> int:
    return time.time_ns() // 1_000_000


class Answer(Struct):
    """What a bot has decided, on its way through the mailbox."""

    seat: int
    version: int
    text: str | None


class Expired(Struct):
    """The clock of these seats has run out."""

    group: tuple[int, ...]


class SandRanOut(Struct):
    """In a game against the clock: nobody has acted until the clock decides."""


class Adopt:
    """Another device shall be the same person."""

    def __init__(self, person: int, hash: str, done: asyncio.Future[None]) -> None:
        self.person = person
        self.hash = hash
        self.done = done


class PassOn(Struct):
    """Look whether the host is still there."""


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
        self.proposal: wire.Proposal | None = None
        self.proposals = 0
        self.thinking: dict[int, int] = {}  # seats whose bot thinks, and about which version
        self.group: tuple[int, ...] = ()  # people the clock runs for
        self.deadline = 0.0
        self.timer: asyncio.TimerHandle | None = None
        self.expired = False
        # In a game against the clock: when the state's own time was last brought up to the true one.
        self.sand: float | None = None
        self.sand_timer: asyncio.TimerHandle | None = None
        self.idle_since = time.monotonic()
        self._know_people()

    @staticmethod
    def from_row(
        hall: Hall, row: TableRow, entries: list[str], snapshot: SnapshotRow | None
    ) -> Table:
        """A table as it stands on disk; raises BadState."""
        meta = _decode_meta(row.body)
        game, seats = hall.game(meta.game), len(meta.chairs)
        match = None
        if meta.phase != "lobby":
            if meta.rules_version == game.rules_version or snapshot is None:
                match = Match.replay(game, seats, int(meta.seed, 16), meta.options, entries)
            else:  # the rules have changed since the deal: go on from the last stored state
                match = Match.resume(game, seats, snapshot.number, snapshot.body, entries)
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

    def _know_people(self) -> None:
        self.by_hash = {h: i for i, hashes in enumerate(self.meta.people) for h in hashes}

    @property
    def is_idle(self) -> bool:
        """Nobody looks, nothing is under way: it may leave the memory."""
        quiet = not (self.busy or self.inbox or self.thinking or self.group)
        return quiet and not self.sessions and self.sand is None

    def resume(self) -> None:
        """Just read from disk: let clocks run and bots think."""
        self._set_clock()
        self._set_sand()
        self._wake()

    # -- coming and going

    def join(self, session: Session, hello: wire.Hello) -> None:
        """A connection looks at this table from now on."""
        known = [self.by_hash.get(guard.digest(secret), NOBODY) for secret in hello.secrets]
        session.people = {person for person in known if person != NOBODY}
        session.table = self
        self.sessions.append(session)
        for person in session.people:
            self.away.pop(person, None)
        session.seats = self._seats_of(session)
        for eye in session.seats or [WATCHER]:
            self.eyes.setdefault(eye, []).append(session)
        session.push(
            ENCODE(
                wire.Welcome(
                    self.told(),
                    wire.You(session.seats, self.is_host(session)),
                    self.match.version if self.match else 0,
                    self.chat,
                    known.count(NOBODY),
                )
            )
        )
        self.catch_up(session, hello.seen)
        self.broadcast_table(but=session)
        self._wake()

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
        for eye in session.seats or [WATCHER]:
            view = self.game.view(self.match.state, eye)
            log = self.match.story(eye, seen)
            session.push(self.match.update(eye, view, session.seats, log, self._remaining()))
        session.seen = self.match.version

    def _seats_of(self, session: Session) -> list[int]:
        return [i for i, c in enumerate(self.meta.chairs) if c.person in session.people]

    def _reseat(self) -> None:
        """Chairs have changed hands: let everybody look through the right eyes."""
        for session in self.sessions:
            seats = self._seats_of(session)
            you = wire.You(seats, self.is_host(session))
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
            elif you.host != session.was_host:
                session.push(ENCODE(you))
            session.was_host = you.host

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
            clock=meta.clock,
            listed=meta.listed,
            commitment=guard.commitment(meta.seed),
            seed=meta.seed if over else None,
            result=self._result() if over else None,
            proposal=self.proposal,
            next=meta.next,
            watchers=len(self.eyes.get(WATCHER, ())),
            absent_s=self.hall.config.absent_s,
        )

    def _result(self) -> wire.Result | None:
        if self.match is None:
            return None
        state = self.match.state
        return wire.Result(
            [wire.Line(x.key, x.rule, x.points, x.counts) for x in self.game.sheet(state)],
            self.game.scores(state),
            self.game.winners(state),
        )

    def _chair(self, c: Sitting) -> wire.Chair:
        present = c.person != NOBODY and any(c.person in s.people for s in self.sessions)
        return wire.Chair(
            c.kind,  # type: ignore[arg-type]  # stored as one of these
            c.name,
            c.colour,
            c.level,
            present,
            c.stand_in,
        )

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
            [seat for seat in match.asked if seat >= 0] if match else [],
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
            HANDLERS[type(message)](self, session, message)
        except Refusal as refusal:
            if session is not None:
                session.refuse(getattr(message, "key", ""), refusal)
            else:
                log.error("table %s: a move of its own was refused: %s", self.code, refusal)
        except Exception:
            log.exception("table %s: %s failed", self.code, type(message).__name__)
            if session is not None:
                session.refuse(getattr(message, "key", ""), Refuse("broken"))

    def _commit(self, changes: list[Change], then: Callable[[], None]) -> None:
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
        self.inbox.clear()
        self.stop()
        self.hall.forget(self)
        for session in list(self.sessions):
            session.gone("broken", again=True)

    def stop(self) -> None:
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None
        if self.sand_timer is not None:
            self.sand_timer.cancel()
            self.sand_timer = None

    def _save(self, then: Callable[[], None]) -> None:
        self._commit([self.row()], then)

    def _change(self, session: Session | None, key: str) -> Callable[[], None]:
        """What follows most changes of the chairs: acknowledge, tell everybody."""

        def then() -> None:
            self._know_people()
            self._reseat()
            if session is not None:
                session.push(ENCODE(wire.Ack(key, self.match.version if self.match else 0)))
            self.broadcast_table()
            self._set_clock()
            self._wake()

        return then

    # -- rights

    def is_host(self, session: Session) -> bool:
        return self.meta.host in session.people

    def _need_host(self, session: Session) -> None:
        if not self.is_host(session):
            raise Refuse("not-host", "only the host may do this")

    def _need_phase(self, *phases: wire.Phase) -> None:
        if self.meta.phase not in phases:
            raise Refuse("not-now", f"the table is {self.meta.phase}")

    def _need_seat(self, session: Session, seat: int) -> Sitting:
        if seat not in session.seats:
            raise Refuse("not-yours", f"seat {seat} is not yours", "seat")
        return self.meta.chairs[seat]

    def _chair_at(self, seat: int) -> Sitting:
        if not 0 <= seat < len(self.meta.chairs):
            raise Refuse("bad-setup", f"there is no seat {seat}", "seat")
        return self.meta.chairs[seat]

    # -- the lobby

    def _sit(self, session: Session, m: wire.Sit) -> None:
        self._need_phase("lobby", "playing")
        chair = self._chair_at(m.seat)
        own = chair.person != NOBODY and chair.person in session.people
        if chair.kind != "open" and not own:
            raise Refuse("taken", f"seat {m.seat} is not open", "seat")
        name = guard.clean(m.name, self.hall.config.limits.name)
        if not name:
            raise Refuse("malformed", "a name has at least one letter", "name")
        secret: str | None = None
        if own:
            person = chair.person
        elif session.people:
            person = min(session.people)
        else:
            if len(self.meta.people) >= self.hall.config.limits.people:
                raise Refuse("too-many", "too many people have sat here")
            secret = guard.new_secret()
            person = len(self.meta.people)
            self.meta.people.append([guard.digest(secret)])
            session.people = session.people | {person}
        chair.kind = "person"
        chair.person = person
        chair.name = name
        chair.colour = guard.clean(m.colour, 24)
        chair.stand_in = False
        if self.meta.host == NOBODY:
            self.meta.host = person

        def then() -> None:
            session.push(ENCODE(wire.Seated(m.key, m.seat, secret)))
            self._know_people()
            self._reseat()
            self.broadcast_table()
            self._wake()

        self._save(then)

    def _stand(self, session: Session, m: wire.Stand) -> None:
        self._need_phase("lobby", "playing")
        chair = self._need_seat(session, m.seat)
        if self.meta.phase == "lobby":
            self.meta.chairs[m.seat] = Sitting()
        else:
            chair.kind = "open"
            chair.person = NOBODY
            chair.stand_in = False
        if self.meta.host in session.people and not self._seats_of(session):
            others = [c.person for c in self.meta.chairs if c.person != NOBODY]
            self.meta.host = others[0] if others else self.meta.host
        self.proposal = None
        self._save(self._change(session, m.key))

    def _configure(self, session: Session, m: wire.Configure) -> None:
        self._need_host(session)
        if m.listed is not UNSET and all(
            x is UNSET for x in (m.chairs, m.order, m.options, m.clock)
        ):
            self.meta.listed = m.listed  # at any time
            self._save(self._change(session, m.key))
            return
        self._need_phase("lobby")
        chairs = self.meta.chairs
        if m.order is not UNSET:
            if sorted(m.order) != list(range(len(chairs))):
                raise Refuse("bad-setup", "order names every seat once", "order")
            chairs = [chairs[i] for i in m.order]
        if m.chairs is not UNSET:
            chairs = arrange(chairs, m.chairs)
        options = dict(self.meta.options)
        if len(chairs) != len(self.meta.chairs):
            # One value for each seat: the old ones do not fit any more.
            for option in self.game.options:
                if option.kind == PER_SEAT:
                    options.pop(option.key, None)
        if m.options is not UNSET:
            options.update(m.options)
        options = self.game.configure(len(chairs), options)
        if m.clock is not UNSET:
            self.meta.clock = checked_clock(m.clock)
        if m.listed is not UNSET:
            self.meta.listed = m.listed
        self.meta.chairs = chairs
        self.meta.options = options
        self._save(self._change(session, m.key))

    def _start(self, session: Session, m: wire.Start) -> None:
        self._need_host(session)
        self._need_phase("lobby")
        meta = self.meta
        chairs = [msgspec.structs.replace(c) for c in meta.chairs]
        for chair in chairs:
            if chair.kind == "open":
                if m.fill is None:
                    raise Refuse("open-seats", "somebody is missing")
                chair.kind = "bot"
                chair.level = m.fill
                self.hall.thinker.warm()
        options = dict(meta.options)
        wish_colours(self.game.options, chairs, options)
        options = self.game.configure(len(chairs), options)
        match = Match.deal(self.game, len(chairs), int(meta.seed, 16), options)
        meta.chairs = chairs
        meta.options = options
        meta.phase = "playing"
        meta.started = now_ms()

        def then() -> None:
            self.match = match
            self._set_clock()
            self._set_sand()
            session.push(ENCODE(wire.Ack(m.key, match.version)))
            self.broadcast_table()
            for other in self.sessions:
                self.catch_up(other, -1)
            self._wake()

        self._commit([self.row(), EntryRow(self.code, 1, deal_entry(match))], then)

    def _rematch(self, session: Session, m: wire.Rematch) -> None:
        self._need_phase("over")
        if not session.seats:
            self._need_host(session)
        meta = self.meta
        if meta.next is not None:
            session.push(ENCODE(wire.Ack(m.key, 0)))
            return
        code = guard.new_code()
        chairs = [msgspec.structs.replace(c, stand_in=False) for c in meta.chairs]
        options = {o.key: meta.options[o.key] for o in self.game.options if o.key in meta.options}
        # Colours were dealt by wish; the wishes stand on the chairs.
        for option in self.game.options:
            if option.kind == PER_SEAT:
                options[option.key] = option.default
        fresh = Meta(
            game=meta.game,
            rules_version=self.game.rules_version,
            chairs=chairs,
            people=[list(hashes) for hashes in meta.people],
            host=meta.host,
            options=self.game.configure(len(chairs), options),
            clock=meta.clock,
            listed=meta.listed,
            seed=secrets.token_hex(16),
            created=now_ms(),
        )
        meta.next = code
        other = TableRow(code, "lobby", int(fresh.listed), now_ms(), ENCODE(fresh).decode())
        self._commit([self.row(), other], self._change(session, m.key))

    # -- the game

    def _match(self) -> Match:
        if self.match is None:
            raise Refuse("not-now", "the game has not begun")
        return self.match

    def _play(self, session: Session, m: wire.Play) -> None:
        match = self._match()
        done = match.keys.get(f"{m.seat}:{m.key}")
        chair = self._need_seat(session, m.seat)
        if done is not None:
            session.push(ENCODE(wire.Ack(m.key, done)))
            return
        if not 0 < len(m.choices) <= self.hall.config.limits.gesture:
            raise Refuse("malformed", "a gesture is one choice or a few", "choices")
        if match.is_over:
            raise Refuse("over", "the game is over")
        if chair.stand_in:
            raise Refuse("not-now", "a bot plays this seat: take it back first", "seat")
        match.check_in_time(m.seat, m.version)
        ticks = self._ticks()
        if ticks and self.game.deadline(match.state) <= self._passed():
            self._sand_ran_out(None, None)
            raise Refuse("over", "time is up")
        self._enter(match.attempt(m.seat, m.choices, ticks), m.key, session)

    def _enter(self, trial: Trial, key: str, session: Session | None) -> None:
        """Write a tried gesture to disk; then it stands, and everybody sees it."""
        match = self._match()
        ms = now_ms() - self.meta.started
        number = match.version + 1
        changes: list[Change] = [EntryRow(self.code, number, play_entry(trial, ms, key))]
        over = not trial.state.stack
        if over:
            changes.append(self.row("over"))
        elif number % SNAPSHOT_EVERY == 0:
            dump = ENCODE(self.game.dump(trial.state)).decode()
            changes.append(SnapshotRow(self.code, number, dump))
        ticks = trial.texts if trial.seat == CLOCK else trial.ticks
        passed = sum(self._milliseconds(tick) for tick in ticks)

        def then() -> None:
            match.accept(trial, ms, key)
            if self.sand is not None:
                self.sand += passed / 1000
            self._set_sand()
            if over:
                self.meta.phase = "over"
            if session is not None:
                session.push(ENCODE(wire.Ack(key, number)))
            if self.proposal is not None or over:
                self.proposal = None
                self.broadcast_table()
            self._publish(ms)

        self._commit(changes, then)

    def _publish(self, ms: int) -> None:
        """Send every viewer its own view, and the entry that made it. Each seat's is encoded once."""
        match = self._match()
        self._set_clock()
        last = match.version
        clock = self._remaining()
        eyes = list(self.eyes)
        views = self.game.views(match.state, eyes)
        news = match.news(eyes, ms)
        for eye, view, log in zip(eyes, views, news, strict=True):
            data: bytes | None = None
            for session in self.eyes[eye]:
                if session.clogged:
                    continue  # it gets everything it missed when its line is free
                if len(session.seats) > 1:
                    session.push(match.update(eye, view, session.seats, log, clock))
                else:
                    if data is None:
                        data = match.update(eye, view, session.seats, log, clock)
                    session.push(data)
                session.seen = last
        self._wake()

    def _preview(self, session: Session, m: wire.Preview) -> None:
        match = self._match()
        self._need_seat(session, m.seat)
        if len(m.choices) > self.hall.config.limits.gesture:
            raise Refuse("malformed", "too many choices", "choices")
        trial = match.attempt(m.seat, m.choices)
        if trial.state.reveals != match.state.reveals:
            session.push(ENCODE(wire.Previewed(m.key, match.version, None, {}, [])))
            return
        text = self.game.text
        session.push(
            ENCODE(
                wire.Previewed(
                    m.key,
                    match.version,
                    self.game.view(trial.state, m.seat),
                    self.game.question(trial.state),
                    [text(c) for c in legal(trial.state, m.seat)],
                )
            )
        )

    def _why(self, session: Session, m: wire.Why) -> None:
        match = self._match()
        self._need_seat(session, m.seat)
        refusal = self.game.why_not(match.state, m.seat, m.choice)
        code, rule = ("", "") if refusal is None else (refusal.code, refusal.rule)
        session.push(ENCODE(wire.Because(m.key, code, rule)))

    # -- going back

    def _undo(self, session: Session, m: wire.Undo) -> None:
        match = self._match()
        done = match.keys.get(f"{m.seat}:{m.key}")
        self._need_seat(session, m.seat)
        if done is not None:
            session.push(ENCODE(wire.Ack(m.key, done)))
            return
        if self.sand is not None:
            raise Refuse("not-now", "time cannot be taken back")
        if m.version != match.version:
            raise Refuse("stale", "the table has moved on")
        to = max((n for n in match.numbers() if n <= m.to), default=0)
        if to == 0 or to == max(match.numbers()):
            raise Refuse("nothing-to-undo", "there is nothing to take back")
        if match.is_free(to, session.seats):
            self._go_back(to, m.seat, m.key, session)
            return
        if self.meta.phase == "over":
            raise Refuse("over", "the game is over")
        voters = {c.person for c in self.meta.chairs if c.kind == "person" and not c.stand_in}
        waiting = voters - session.people
        if not waiting:
            self._go_back(to, m.seat, m.key, session)
            return
        self.proposals += 1
        self.proposal = wire.Proposal(
            self.proposals, m.seat, to, list(session.seats), self._seats_held(waiting)
        )
        session.push(ENCODE(wire.Ack(m.key, match.version)))
        self.broadcast_table()

    def _seats_held(self, people: set[int]) -> list[int]:
        return [
            i
            for i, c in enumerate(self.meta.chairs)
            if c.person in people and c.kind == "person" and not c.stand_in
        ]

    def _vote(self, session: Session, m: wire.Vote) -> None:
        proposal = self.proposal
        if proposal is None or proposal.id != m.proposal:
            raise Refuse("no-proposal", "this proposal is not open")
        mine = [seat for seat in proposal.waiting if seat in session.seats]
        if not mine:
            raise Refuse("not-yours", "you are not asked")
        if not m.agree:
            self.proposal = None
        else:
            proposal.waiting = [seat for seat in proposal.waiting if seat not in mine]
            proposal.agreed = proposal.agreed + mine
            if not proposal.waiting:
                self.proposal = None
                self._go_back(proposal.to, proposal.seat, "", None)
        session.push(ENCODE(wire.Ack(m.key, self._match().version)))
        self.broadcast_table()

    def _go_back(self, to: int, seat: int, key: str, session: Session | None) -> None:
        """Back to an entry: an entry itself. Nothing is deleted from the disk."""
        match = self._match()
        ms = now_ms() - self.meta.started
        number = match.version + 1
        body = undo_entry(seat, to, ms, key)

        def then(fresh: Match | None) -> None:
            if fresh is None:
                match.rewind(to, seat, ms, key)
            else:
                self.match = fresh
            self.proposal = None
            if session is not None:
                session.push(ENCODE(wire.Ack(key, number)))
            self._publish(ms)

        if to >= match.horizon:
            self._commit([EntryRow(self.code, number, body)], lambda: then(None))
            return
        # Beyond the horizon: tell the game again from the books, up to there.
        self.busy = True
        self.hall.spawn(self._retell(number, body, then))

    async def _retell(self, number: int, body: str, then: Callable[[Match | None], None]) -> None:
        try:
            entries = await self.hall.store.entries(self.code)
            fresh = await asyncio.to_thread(
                Match.replay,
                self.game,
                len(self.meta.chairs),
                int(self.meta.seed, 16),
                self.meta.options,
                [*entries, body],
            )
        except Exception:
            log.exception("table %s: its books cannot be read", self.code)
            self.give_up()
            return
        self._commit([EntryRow(self.code, number, body)], lambda: then(fresh))

    # -- talking

    def _chat(self, session: Session, m: wire.Chat) -> None:
        if not session.seats:
            raise Refuse("not-yours", "only people with a seat may talk")
        if self.match is not None and self.game.silent(self.match.state):
            raise Refuse("silent", "no talking now")
        text = guard.clean(m.text, self.hall.config.limits.chat_text)
        if not text:
            raise Refuse("malformed", "nothing was said", "text")
        self.said += 1
        seat = session.seats[0]
        said = wire.Said(self.said, seat, self.meta.chairs[seat].name, text, now_ms())
        data = ENCODE(said)

        def then() -> None:
            self.chat = [*self.chat[-CHAT_KEPT + 1 :], said]
            session.push(ENCODE(wire.Ack(m.key, self.match.version if self.match else 0)))
            for other in self.sessions:
                other.push(data)

        self._commit([ChatRow(self.code, self.said, data.decode())], then)

    # -- absence, other devices

    def _hand_over(self, session: Session, m: wire.HandOver) -> None:
        self._need_phase("playing")
        chair = self._chair_at(m.seat)
        if m.seat not in session.seats:
            self._need_host(session)
            since = self.away.get(chair.person)
            if chair.kind != "person":
                raise Refuse("not-now", "nobody sits there", "seat")
            if since is None or time.monotonic() - since < self.hall.config.absent_s:
                raise Refuse("present", "this person is here, or has just left", "seat")
        chair.stand_in = True
        chair.level = m.level
        self.proposal = None
        self._save(self._change(session, m.key))

    def _take_back(self, session: Session, m: wire.TakeBack) -> None:
        self._need_phase("playing")
        chair = self._need_seat(session, m.seat)
        chair.stand_in = False
        self.thinking.pop(m.seat, None)
        self._save(self._change(session, m.key))

    def _share(self, session: Session, m: wire.Share) -> None:
        if not session.people:
            raise Refuse("not-yours", "take a seat first")
        code = self.hall.new_claim(self.code, min(session.people))
        session.push(ENCODE(wire.Link(m.key, code, self.hall.config.claim_s)))

    async def claim(self, person: int) -> str:
        """Another device for the same person: a secret of its own."""
        secret = guard.new_secret()
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.receive(None, Adopt(person, guard.digest(secret), done))
        await done
        return secret

    def _adopt(self, session: Session | None, m: Adopt) -> None:
        hashes = self.meta.people[m.person]
        if len(hashes) >= DEVICES:
            m.done.set_exception(Refuse("too-many", "too many devices"))
            return
        hashes.append(m.hash)

        def then() -> None:
            self._know_people()
            m.done.set_result(None)

        self._save(then)

    def _pass_on(self, session: Session | None, m: PassOn) -> None:
        """The host has left: the rights go to the next person who is here."""
        meta = self.meta
        if meta.host not in self.away or not self.host_is_gone():
            return
        for chair in meta.chairs:
            if chair.person != NOBODY and chair.person not in self.away:
                meta.host = chair.person

                def then() -> None:
                    self._reseat()
                    self.broadcast_table()

                self._save(then)
                return

    def host_is_gone(self) -> bool:
        since = self.away.get(self.meta.host)
        return since is not None and time.monotonic() - since >= self.hall.config.absent_s

    # -- bots

    def _is_bot(self, seat: int) -> bool:
        chair = self.meta.chairs[seat]
        return chair.kind != "person" or chair.stand_in

    def _wake(self) -> None:
        """Whoever is asked and is no person here: let a bot think."""
        match = self.match
        if match is None or self.busy or self.broken or match.is_over:
            return
        for seat in match.asked:
            if seat < 0 or self.thinking.get(seat, -1) >= match.floor[seat]:
                continue
            if self._is_bot(seat):
                self._think(seat, self.meta.chairs[seat].level)
            elif self.expired and seat in self.group:
                if self.meta.clock.then == "bot":
                    self._think(seat, "fair")
                else:
                    self._soon(Answer(seat, match.version, None), 0.0)

    def _think(self, seat: int, level: str) -> None:
        match = self._match()
        version = match.version
        self.thinking[seat] = version
        choices = legal(match.state, seat)
        pause = self.hall.config.bot_pause_s
        if self.sand is not None:
            pause = BEATS_S[level] * (0.75 + random.random() / 2)
        elif len(choices) == 1:
            self._soon(Answer(seat, version, self.game.text(choices[0])), pause)
            return
        self.hall.spawn(self._ask_bot(seat, version, level, pause))

    def _soon(self, answer: Answer, pause: float) -> None:
        self.thinking[answer.seat] = answer.version
        loop = asyncio.get_running_loop()
        loop.call_later(pause, self.receive, None, answer)

    async def _ask_bot(self, seat: int, version: int, level: str, pause: float) -> None:
        match = self._match()
        loop = asyncio.get_running_loop()
        begin = loop.time()
        say = loop.call_later(THINKING_AFTER_S, self._say_thinking, seat, version)
        if self.sand is not None:
            say.cancel()  # everybody acts all the time there
        text: str | None = None
        try:
            async with asyncio.timeout(self.hall.config.bot_limit_s):
                if self.sand is not None:
                    await asyncio.sleep(pause)  # then look, then act
                    version = self.thinking[seat] = match.version
                state = match.state
                ticks = self._ticks()
                if ticks:
                    state = match.attempt(CLOCK, ticks).state
                text = await self.hall.thinker.think(
                    self.meta.game, self.game.dump(state), seat, level, secrets.randbits(64)
                )
        except Exception as error:  # late, dead, or wrong: the table goes on
            log.debug("table %s: the bot of seat %d gave no answer: %r", self.code, seat, error)
            self.hall.complaints.note(f"bot gave no answer: {error!r}"[:120], self.meta.game)
        finally:
            say.cancel()
        rest = pause - (loop.time() - begin)
        if rest > 0:
            await asyncio.sleep(rest)
        self.receive(None, Answer(seat, version, text))

    def _say_thinking(self, seat: int, version: int) -> None:
        if self.thinking.get(seat) == version:
            data = ENCODE(wire.Thinking(seat))
            for session in self.sessions:
                session.push(data)

    def _hurry(self, session: Session, m: wire.Hurry) -> None:
        match = self._match()
        if not session.seats:
            raise Refuse("not-yours", "only people with a seat may hurry a bot")
        for seat, version in list(self.thinking.items()):
            if version >= match.floor[seat] and seat in match.asked:
                self.hall.spawn(self._ask_bot(seat, version, "easy", 0.0))
        session.push(ENCODE(wire.Ack(m.key, match.version)))

    def _answer(self, session: Session | None, m: Answer) -> None:
        """A bot has decided. Late or illegal answers never stop a table."""
        match = self._match()
        if self.thinking.get(m.seat) != m.version:
            return  # answered already, or not asked any more
        del self.thinking[m.seat]
        in_time = match.floor[m.seat] <= m.version
        wanted = self._is_bot(m.seat) or (self.expired and m.seat in self.group)
        if not in_time or not wanted or m.seat not in match.asked:
            self._wake()
            return
        trial: Trial | None = None
        modest = self.game.text(self.game.idle(match.state, m.seat))
        if self.sand is not None and m.text in (modest, None):
            self._wake()  # to wait is nothing that happens
            return
        if m.text is not None:
            try:
                trial = match.attempt(m.seat, [m.text], self._ticks())
            except Refusal as refusal:
                if self.sand is not None:  # somebody was quicker
                    self._wake()
                    return
                self.hall.complaints.note(f"bot answered: {refusal}"[:120], self.meta.game)
        if trial is None:
            trial = match.attempt(m.seat, [modest])
        self._enter(trial, "", None)

    # -- clocks

    def _set_clock(self) -> None:
        """The clock runs on while the same people are asked, and begins anew for others."""
        match = self.match
        group: tuple[int, ...] = ()
        if match is not None and self.meta.clock.seconds and not match.is_over:
            group = tuple(s for s in match.asked if s >= 0 and not self._is_bot(s))
        if group == self.group:
            return
        self.group = group
        self.expired = False
        self.stop()
        if group:
            loop = asyncio.get_running_loop()
            self.deadline = loop.time() + self.meta.clock.seconds
            self.timer = loop.call_later(
                self.meta.clock.seconds, self.receive, None, Expired(group)
            )

    def _remaining(self) -> wire.Remaining | None:
        if self.sand is not None:
            sand = self.game.deadline(self._match().state) - self._passed()
            return wire.Remaining([], max(0, sand))
        if not self.group:
            return None
        left = self.deadline - asyncio.get_running_loop().time()
        return wire.Remaining(list(self.group), max(0, int(left * 1000)))

    # -- games against the clock: time passes as choices of the clock's own seat

    def _passed(self) -> int:
        """Milliseconds since the state's own time was brought up to the true one."""
        return 0 if self.sand is None else int((time.monotonic() - self.sand) * 1000)

    def _ticks(self) -> list[str]:
        """The time that has passed, as choices of the clock; not beyond what it decides itself."""
        left = self._passed()
        if left:
            left = min(left, self.game.deadline(self._match().state))
        found: list[str] = []
        while left > 0:
            tick = self.game.tick(self._match().state, left)
            if tick < 0:
                break
            found.append(self.game.text(tick))
            left -= self.game.words.arguments(tick)[0]
        return found

    def _milliseconds(self, tick: str) -> int:
        return self.game.words.arguments(self.game.parse(tick))[0]

    def _set_sand(self) -> None:
        """After every change: is the sand running, and when will it have run out?"""
        if self.sand_timer is not None:
            self.sand_timer.cancel()
            self.sand_timer = None
        left = -1 if self.match is None else self.game.deadline(self.match.state)
        if left < 0:
            self.sand = None
            return
        if self.sand is None:
            self.sand = time.monotonic()
        wait = max(0, left - self._passed()) / 1000 + 0.001
        loop = asyncio.get_running_loop()
        self.sand_timer = loop.call_later(wait, self.receive, None, SandRanOut())

    def _sand_ran_out(self, session: Session | None, m: SandRanOut | None) -> None:
        """Nobody was quick enough: the clock moves the game on."""
        ticks = self._ticks()
        if ticks and self.game.deadline(self._match().state) <= self._passed():
            self._enter(self._match().attempt(CLOCK, ticks), "", None)
        else:
            self._set_sand()

    def _expire(self, session: Session | None, m: Expired) -> None:
        if m.group == self.group:
            self.expired = True
            self._wake()


def arrange(chairs: list[Sitting], wanted: list[wire.Seating]) -> list[Sitting]:
    """The chairs as the host wants them."""
    found = []
    for i, seating in enumerate(wanted):
        if seating.kind == "keep":
            found.append(chairs[i] if i < len(chairs) else Sitting())
        elif seating.kind == "bot":
            old = chairs[i].colour if i < len(chairs) and chairs[i].kind == "bot" else ""
            found.append(Sitting("bot", colour=old, level=seating.level))
        else:
            found.append(Sitting())
    return found


def checked_clock(clock: wire.Clock) -> wire.Clock:
    if clock.seconds and not 5 <= clock.seconds <= 14 * 24 * 3600:
        raise Refuse("bad-setup", "a clock has at least 5 seconds and at most two weeks", "clock")
    return clock


def wish_colours(options: Any, chairs: list[Sitting], chosen: dict[str, str]) -> None:
    """Fill the colours option from what people wished for; first come, first served."""
    for option in options:
        if option.key != "colours" or option.kind != PER_SEAT:
            continue
        if chosen.get(option.key, option.default) != option.default:
            continue  # the host has said it
        wishes: list[str] = []
        for chair in chairs:
            free = chair.colour in option.values and chair.colour not in wishes
            wishes.append(chair.colour if free else option.default)
        if any(wish != option.default for wish in wishes):
            chosen[option.key] = ",".join(wishes)


HANDLERS: Final[dict[type, Callable[[Table, Any, Any], None]]] = {
    wire.Sit: Table._sit,
    wire.Stand: Table._stand,
    wire.Configure: Table._configure,
    wire.Start: Table._start,
    wire.Play: Table._play,
    wire.Preview: Table._preview,
    wire.Why: Table._why,
    wire.Undo: Table._undo,
    wire.Vote: Table._vote,
    wire.Chat: Table._chat,
    wire.HandOver: Table._hand_over,
    wire.TakeBack: Table._take_back,
    wire.Hurry: Table._hurry,
    wire.Rematch: Table._rematch,
    wire.Share: Table._share,
    Answer: Table._answer,
    Expired: Table._expire,
    SandRanOut: Table._sand_ran_out,
    Adopt: Table._adopt,
    PassOn: Table._pass_on,
}
