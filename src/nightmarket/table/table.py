"""A live table: the one writer of all that is on it, and one mailbox that everything goes through.

A message is decided by a handler, which changes nothing and returns an `Outcome`. The table does it:
writes to disk, and only then takes it over, answers and shows. While the disk works, later messages
wait in the inbox, and so does whoever comes in: nobody sees what is not yet on disk.
"""

from __future__ import annotations

import logging
from collections import deque
from collections.abc import Callable
from typing import Any, Final

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from nightmarket.kernel import CLOCK, WATCHER, Refusal
from nightmarket.store import Conflict
from nightmarket.store.rows import Change, EntryRow
from nightmarket.table import (
    best,
    clocks,
    encode,
    entries,
    guard,
    lessons,
    minds,
    pace,
    people,
    plans,
    printed,
    windows,
    wire,
)
from nightmarket.table.due import NEVER, Thought, Window
from nightmarket.table.encode import ENCODE
from nightmarket.table.guard import Refuse
from nightmarket.table.handlers import HANDLERS
from nightmarket.table.host import Books, Elsewhere, Host, News, Visitor
from nightmarket.table.look import Facts, Look
from nightmarket.table.match import Match
from nightmarket.table.meta import NOBODY, Meta, Sitting
from nightmarket.table.outcome import Back, Move, Outcome
from nightmarket.table.rows import chat_row, snapshot_row, table_row, waiting

log = logging.getLogger("nightmarket.table")

KEY_LENGTH: Final = 64
KEYS: Final = 64  # of the chat, remembered
SNAPSHOT_EVERY: Final = 64  # entries
DECODE_UPDATE: Final = msgspec.json.Decoder(wire.Update).decode


class Wake(Struct):
    """Something is due."""


class Drained(Struct):
    """A visitor who was left out takes more again."""


class LookRound(Struct):
    """Somebody has come, gone or been replaced: does the sand still run?"""


class Answer(Struct):
    """What a bot has found, on its way through the mailbox."""

    seat: int
    version: int
    text: str | None


class Keep(Struct):
    """From now on, or no longer, bots, clocks and sand are looked after here."""

    on: bool


class Table(Look):
    """One table in memory."""

    def __init__(
        self, host: Host, code: str, meta: Meta, match: Match | None, revision: int = 1
    ) -> None:
        super().__init__(host, code, meta, match)
        self.inbox: deque[tuple[Visitor | None, Any]] = deque()
        self.busy = False
        self.broken = False
        self.idle_since = host.now()
        self.opened = host.wall_ms()  # when somebody was last here
        self.visited = False  # since it is in memory
        self.revision = revision  # of the stored row
        # Whose message is being written, and which: it is looked at again when others were first.
        self._asker: Visitor | None = None
        self._asked: Any = None
        self._told: bytes | None = None  # what everybody is told of the table, encoded
        self._tell_at = NEVER  # who came and went is told then
        self._told_at = 0.0
        self._wakes_at = NEVER
        self._shown_out = meta.shown_out
        self._teaching = meta.teaching  # when it was last told what may be taken back
        self._lost: set[int] = set()  # people who have a device less than before
        self._came: set[int] = set()  # people at another node, not yet looked at
        self._called: list[int] = []  # seats asked when the host was last told of the absent
        self._know_people()

    # -- in and out of the memory

    def recall(self, opened: int, said: list[tuple[str, wire.Said]], said_to: int) -> None:
        """Just read from disk: when somebody was here, and what was said. Numbers of lines that are gone
        are not given again."""
        self.opened = opened
        for by, line in said:
            self._remember(by, line)
        self.said_to = max(self.said_to, said_to)

    def resume(self) -> None:
        """Let clocks run and bots think."""
        if self.match is not None and self.meta.clock.seconds:
            self._take(pace.resumed(self), self.revision)
            self._set_clock()
        self._set_sand()
        self._call()
        if self.match is not None and self.match.rules != self.game.rules_version:
            self._turn(self.match)
        else:
            self._think()
            self._arrange()

    def may_leave(self, at: float) -> bool:
        """Nobody looks, nothing is under way, nothing will be due before that time."""
        quiet = not (self.busy or self.inbox or self.visitors or self.broken)
        return quiet and self._due() > at

    def leave_memory(self) -> list[Change]:
        """What is stored when the table leaves the memory: where it stands and what is due."""
        if self.busy or self.broken:
            return []
        if self.match is None or self.meta.phase != "playing":
            return [self._row(self.meta, self.revision)] if self.visited else []
        # After an undo the version is that of its mark; the state is that of the entry before.
        return [snapshot_row(self.code, self.match), self._row(self.meta, self.revision)]

    def _row(self, meta: Meta, revision: int, deal: Match | None = None) -> Change:
        match = deal or self.match
        now, due = self.host.now(), self._due()
        if meta.clock.seconds and match is not None:
            # What is written goes with this meta, and the clock is set when it is on disk.
            due = min(self._due(False), pace.due(self, meta, match))
        wall = self.host.wall_ms()
        if self.visitors or self.meta is not meta:
            self.opened = wall
        # When a game is over nothing happens by itself, whatever clock still ran a moment ago.
        idle = due == NEVER or meta.phase != "playing"
        at = None if idle else wall + max(0, int((due - now) * 1000))
        return table_row(self.code, meta, match, self.opened, at, revision, self.said_to)

    # -- coming and going

    def touch(self) -> None:
        """Somebody has opened it: it stays a while."""
        self.opened = self.host.wall_ms()
        self.visited = True

    def join(self, visitor: Visitor, hello: wire.Hello) -> None:
        """Somebody looks at this table from now on."""
        if visitor.closed or visitor in self.visitors:
            return
        known = [self.by_hash.get(guard.digest(secret), NOBODY) for secret in hello.secrets]
        visitor.people = {person for person in known if person != NOBODY}
        if self.meta.locked and not visitor.people:
            visitor.gone("locked", again=False)
            return
        visitor.behind = False
        self.visitors.append(visitor)
        self.touch()
        for person in visitor.people:
            self.away.pop(person, None)
        visitor.seats = self.seats_of(visitor)
        for eye in visitor.seats or [WATCHER]:
            self.eyes.setdefault(eye, []).append(visitor)
        self._told = None
        visitor.you = self._you(visitor)
        refused = known.count(NOBODY)
        greeting = wire.Greeting(visitor.you, self.version, self.chat, refused, wire.WIRE)
        visitor.push(encode.welcome(self._table(), greeting))
        self._catch_up(visitor, hello.seen)
        for seat in visitor.seats:
            self._tell_window(visitor, seat)
        self._tell_presence(visitor)
        self._look_round()
        self._think()
        self._look_at_lines(visitor.people)

    def leave(self, visitor: Visitor) -> None:
        if visitor not in self.visitors:
            return
        self.visitors.remove(visitor)
        for eye in visitor.seats or [WATCHER]:
            self._close_eye(eye, visitor)
        now = self.host.now()
        for person in visitor.people:
            if not self.is_here(person):
                self.away[person] = now
        if not self.visitors:
            self.idle_since = now
            self.opened = self.host.wall_ms()
        self._told = None
        self._tell_presence(visitor)
        if self.sand.runs:
            self.receive(None, LookRound())
        self._look_at_lines(set())
        self._arrange()

    def _close_eye(self, eye: int, visitor: Visitor) -> None:
        looking = self.eyes.get(eye)
        if looking and visitor in looking:
            looking.remove(visitor)
            if not looking:
                del self.eyes[eye]

    def _catch_up(self, visitor: Visitor, seen: int) -> None:
        """The game as it stands, and the entries this viewer has not seen, for each of its seats."""
        match = self.match
        if match is None:
            return
        eyes = visitor.seats or [WATCHER]
        back = self._back(visitor.seats)
        shared, own = encode.views(match, eyes)
        for eye, part in zip(eyes, own, strict=True):
            common = encode.common(match, match.story(eye, seen), clocks.remaining(self))
            visitor.push(encode.update(match, common, eye, shared, part, back))
        visitor.seen = match.version

    def _back(self, seats: list[int]) -> int | None:
        """Where one free step back leads the person with these seats."""
        match = self.need_match()
        if self.facts.teaching and not match.is_over:
            return match.before_last(seats)
        return match.step_back(seats)

    def _tell_backs(self) -> None:
        """All have agreed to teach mode, or no longer do: what each may take back is another."""
        if self.facts.teaching == self._teaching:
            return
        self._teaching = self.facts.teaching
        for visitor in self.visitors:
            self._catch_up(visitor, visitor.seen)

    def _reseat(self) -> None:
        """Chairs have changed hands: let everybody look through the right eyes."""
        for visitor in self.visitors:
            old, seats = visitor.seats, self.seats_of(visitor)
            visitor.seats = seats
            you = self._you(visitor)
            if seats != old:
                for eye in old or [WATCHER]:
                    self._close_eye(eye, visitor)
                for eye in seats or [WATCHER]:
                    self.eyes.setdefault(eye, []).append(visitor)
                visitor.push([ENCODE(you)])
                if not seats or not old or any(seat not in old for seat in seats):
                    # Other eyes may read the log otherwise: tell it from the start.
                    self._catch_up(visitor, -1)
            elif you != visitor.you:
                visitor.push([ENCODE(you)])
            visitor.you = you

    def _you(self, visitor: Visitor) -> wire.You:
        automatic: list[int] = []
        unless: list[int] = []
        if self.game.windows is not None:
            automatic = [seat for seat in visitor.seats if windows.is_automatic(self, seat)]
            unless = [seat for seat in automatic if windows.is_unless(self, seat)]
        return wire.You(
            visitor.seats,
            self.is_host(visitor),
            automatic,
            unless,
            self._quiet(visitor),
            [one for seat in visitor.seats for one in self.meta.chairs[seat].plans],
        )

    def _quiet(self, visitor: Visitor) -> wire.QuietHours | None:
        for seat in visitor.seats:
            chair = self.meta.chairs[seat]
            if chair.zone:
                return wire.QuietHours(chair.zone, chair.begins, chair.ends)
        return None

    def _know_people(self) -> None:
        known = {h: i for i, hashes in enumerate(self.meta.people) for h in hashes}
        # A place may be somebody else's by now: then nothing of who was there before is left.
        same = {person for h, person in self.by_hash.items() if known.get(h) == person}
        self._lost |= {person for h, person in self.by_hash.items() if h not in known} & same
        self.by_hash = known

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
            meaning=self.game.meaning(len(meta.chairs), self._chosen()),
            teams=self.game.teams(self._chosen()),
            printed=printed.address(self.game, meta.options, f"tables/{self.code}"),
            clock=meta.clock,
            waits=meta.waits,
            paused=clocks.waited_for(self),
            sat_in=meta.sat_in,
            teaching=meta.teaching,
            taught=meta.taught,
            listed=meta.listed,
            commitment=guard.commitment(meta.seed),
            seed=meta.seed if over else None,
            result=self._result() if over else None,
            proposal=meta.proposal,
            next=meta.next,
            deal_of=meta.deal_of,
            known=meta.known,
            watchers=len(self.eyes.get(WATCHER, ())) + self.elsewhere.watchers,
            absent_s=self.host.settings.absent_s,
            locked=meta.locked,
            kept_days=self.kept_days(),
            reports=self.host.settings.has_keeper,
            lesson=self._in_lesson(),
            hints=meta.hints,
            agreed=[seat for seat, c in enumerate(meta.chairs) if c.person in meta.agreed],
        )

    def _in_lesson(self) -> wire.InLesson | None:
        if not self.meta.lesson:
            return None
        place = None
        if self.match is not None:
            place = lessons.script(self.meta.game, self.meta.lesson).place(self.match.state)
        return wire.InLesson(self.meta.lesson, *(place or (None,)))

    def kept_days(self) -> int:
        """How long nobody may come before it goes; 0: it stays."""
        limits = self.host.settings.limits
        return limits.lobby_days if self.meta.phase == "lobby" else limits.table_days

    def _chosen(self) -> dict[str, str]:
        return {o.key: self.meta.options.get(o.key, o.default) for o in self.game.options}

    def _result(self) -> wire.Result | None:
        if self.match is None:
            return None
        state = self.match.state
        return wire.Result(
            [
                wire.Line(x.key, x.rule, x.points, x.counts, x.under, x.box)
                for x in self.game.sheet(state)
            ],
            self.game.scores(state) + self.game.box_scores(state),
            self.game.winners(state),
            self.game.overruled(state),
        )

    def told_to(self, seat: int, seen: int) -> wire.Update | None:
        """What has happened since, for somebody who is not here: as they would be shown it now."""
        match = self.match
        if match is None:
            return None
        shared, own = encode.views(match, [seat])
        common = encode.common(match, match.story(seat, seen), clocks.remaining(self))
        parts = encode.update(match, common, seat, shared, own[0], self._back([seat]))
        return DECODE_UPDATE(b"".join(parts))

    def _chair(self, c: Sitting) -> wire.Chair:
        return wire.Chair(
            c.kind,  # type: ignore[arg-type]  # stored as one of these
            c.name,
            c.colour,
            c.level,
            self.is_here(c.person),
            c.stand_in,
            self._away_s(c.person),
            c.kind == "open" and c.opened != NOBODY,
            c.is_newcomer,
            c.muted,
            c.sat_from,
            c.sat_to,
            c.late,
            c.stopped_at > 0,
            c.locked,
            c.teaches,
        )

    def _away_s(self, person: int) -> int:
        since = self.away.get(person)
        return 0 if since is None else int(self.host.now() - since)

    def _table(self) -> bytes:
        """What everybody is told, encoded once for all of them."""
        if self._told is None:
            self._told = ENCODE(self.told())
        return self._told

    def _tell_table(self, but: Visitor | None = None) -> None:
        """Tell everybody now."""
        self._tell_at = NEVER
        self._told_at = self.host.now()
        message = [self._table()]
        for visitor in self.visitors:
            if visitor.clogged:
                visitor.behind = True  # the last word is enough, when its line is free
            elif visitor is not but:
                visitor.push(message)

    def _tell_news(self) -> None:
        """Tell everybody, unless they know it: that the sand waits, say, as soon as it would run."""
        known, self._told = self._told, None
        if self._table() != known:
            self._tell_table()

    def _tell_presence(self, who: Visitor) -> None:
        """Somebody came or went. A crowd that only watches is told of together, so often at most."""
        self.host.came_or_went(self.code)
        if not self.visitors:
            return
        at = self._told_at + self.host.settings.told_s
        if who.seats or at <= self.host.now():
            self._tell_table(but=who)
        elif self._tell_at == NEVER:
            self._tell_at = at
            self._arrange()

    def running(self, people: set[int]) -> wire.Running:
        """This table in a list."""
        meta = self.meta
        stands = waiting(meta, self.match, self.said_to)
        return wire.Running(
            self.code,
            meta.game,
            meta.phase,
            [self._chair(c) for c in meta.chairs],
            stands.seats,
            [i for i, c in enumerate(meta.chairs) if c.person in people],
            self.version,
            self.host.wall_ms(),
            stands.since,
            stands.said,
            stands.winners,
            meta.clock,
            clocks.remaining(self),
            meta.language,
            meta.next,
            stands.brief,
        )

    def _tell_window(self, visitor: Visitor, seat: int) -> None:
        window = windows.told(self, seat)
        if window is not None:
            visitor.push([ENCODE(window)])

    # -- the mailbox

    def receive(self, visitor: Visitor | None, message: Any) -> None:
        """Take a message: at once, or when the ones before it are on disk."""
        if self.busy:
            self.inbox.append((visitor, message))
        else:
            self._handle(visitor, message)
            if self.inbox and not self.busy:
                self._read_on()

    def wake(self) -> None:
        """The host's word that it is time."""
        self._wakes_at = NEVER
        self.receive(None, Wake())

    def _handle(self, visitor: Visitor | None, message: Any) -> None:
        self._asked = None
        try:
            handler = HANDLERS.get(type(message))
            if handler is None:
                self._own(visitor, message)
                return
            key = getattr(message, "key", None)
            if key is not None and not 0 < len(key) <= KEY_LENGTH:
                raise Refuse("malformed", f"a key has 1 to {KEY_LENGTH} characters", "key")
            outcome = handler(self, visitor, message)
            if outcome is not None:
                self._asker, self._asked = visitor, message
                self._do(outcome, visitor, message)
        except Refusal as refusal:
            if visitor is not None:
                visitor.refuse(getattr(message, "key", ""), refusal)
            else:
                log.error("table %s: a move of its own was refused: %s", self.code, refusal)
        except Exception:
            log.exception("table %s: %s failed", self.code, type(message).__name__)
            if visitor is not None:
                visitor.refuse(getattr(message, "key", ""), Refuse("broken"))

    def _own(self, visitor: Visitor | None, message: Any) -> None:
        """What a table tells itself."""
        if isinstance(message, wire.Hello):
            assert visitor is not None
            self.join(visitor, message)
        elif isinstance(message, Wake):
            self._do_what_is_due()
        elif isinstance(message, Answer):
            self._hear(message)
        elif isinstance(message, LookRound):
            self._look_round()
            if not self.busy and self.clock.group:
                outcome = pace.lines(self)
                if outcome is not None:
                    self._do(outcome, None, None)
        elif isinstance(message, News):
            self._learn(message)
        elif isinstance(message, Keep):
            self._keep(message.on)
        elif isinstance(message, Drained):
            if visitor is not None and visitor in self.visitors and not visitor.clogged:
                visitor.behind = False
                visitor.push([self._table()])
                self._catch_up(visitor, visitor.seen)
        self._arrange()

    def _do(self, outcome: Outcome, visitor: Visitor | None, message: Any) -> None:
        """The one place where something comes of a message."""
        if outcome.move is not None:
            self._enter(outcome.move, visitor)
            return
        if outcome.back is not None:
            self._go_back(outcome.back, visitor, outcome.answer)
            return
        changes: list[Change] = list(outcome.rows or ())
        if outcome.meta is not None and self.match is not None and self.meta.clock.seconds:
            outcome.meta = pace.charged(self, outcome.meta, answered=False)
        meta, deal, said = outcome.meta, outcome.deal, outcome.said
        if meta is not None:
            if meta.teaching and meta.phase != "lobby":
                meta = outcome.meta = replace(meta, taught=True)
            changes.append(self._row(meta, self.revision + 1, deal))
        if deal is not None:
            first = entries.write(entries.Deal(deal.marks))
            changes.append(EntryRow(self.code, 1, first))
        if said is not None:
            by = people.said_key(visitor, message.key) if visitor is not None else ""
            changes.append(chat_row(self.code, said, by))
        if not changes:
            self._took(outcome, visitor, message)
            return

        def then() -> None:
            self._took(outcome, visitor, message)
            self._arrange()

        self._commit(changes, then)

    def _took(self, outcome: Outcome, visitor: Visitor | None, message: Any) -> None:
        """It is on disk, or needs none: take it over, answer, show."""
        meta, deal, said = outcome.meta, outcome.deal, outcome.said
        if meta is not None:
            self._take(meta, self.revision + 1)
            self._know_people()
        if deal is not None:
            self.match = deal
        if outcome.newcomer != NOBODY and visitor is not None:
            visitor.people = visitor.people | {outcome.newcomer}
            self.host.came_or_went(self.code)
            if visitor in self.visitors:
                self.away.pop(outcome.newcomer, None)
            else:  # the line broke meanwhile
                self.away[outcome.newcomer] = self.host.now()
        if meta is not None and outcome.newcomer == NOBODY:
            self._reseat()
            self._show_out()
        if outcome.answer is not None and visitor is not None:
            visitor.push([ENCODE(outcome.answer)])
        if outcome.unsaid:
            unsaid = outcome.unsaid
            self.chat = [line for line in self.chat if line.n not in unsaid]
            for reader in list(self.visitors):
                reader.gone("restarting", again=True)  # they come back to what is left of it
        if said is not None:
            self._say(said, visitor, message)
        if outcome.waits != NOBODY:
            window = self.windows[outcome.waits]
            window.key, window.visitor = message.key, visitor
        if outcome.patient != NOBODY:
            self.windows[outcome.patient].due = NEVER
        if outcome.hurry:
            self._hurry()
        if outcome.follow is not None and visitor is not None:
            self._follow(visitor, outcome.follow)
        if meta is not None:
            if outcome.newcomer != NOBODY:
                self._reseat()  # who has just sat down is given the secret first
            self._tell_table()
            self._set_clock()
            if deal is not None:
                self._set_sand()
                for other in self.visitors:
                    self._catch_up(other, -1)
            self._tell_backs()
            self._call()
            self._look_round()
            self._think()
        elif outcome.patient != NOBODY or outcome.hurry:
            self._arrange()

    def _show_out(self) -> None:
        """Those go who were sent away: who watched when all watchers were, who is nobody here now."""
        watching = self.meta.shown_out != self._shown_out
        self._shown_out = self.meta.shown_out
        for visitor in list(self.visitors):
            is_nobody = any(not self.meta.people[person] for person in visitor.people)
            if is_nobody or (watching and not visitor.seats):
                visitor.gone("removed", again=False)
            elif visitor.people & self._lost:  # whoever still has a secret comes back with it
                visitor.gone("restarting", again=True)
        self._lost = set()

    def _call(self) -> None:
        """Whoever is asked and is not here may want to know, and so may who is no longer asked."""
        match = self.match
        if not self.keeps:
            return
        if match is None:
            if self.away and self.meta.phase == "lobby":
                self.host.asks(self.code)  # it may be full by now
            return
        before, self._called = self._called, match.who
        if self.away and (
            match.is_over or any(self._is_missed(seat) for seat in before + match.who)
        ):
            self.host.asks(self.code)

    def _is_missed(self, seat: int) -> bool:
        return self.meta.chairs[seat].person in self.away

    def _take(self, meta: Meta, revision: int, tells: bool = True) -> None:
        """This is stored now. `tells`: there is something in it that everybody is told."""
        self.meta = meta
        self.facts = Facts(meta)
        self.revision = revision
        if tells:
            self._told = None

    def _follow(self, visitor: Visitor, how: wire.Follow) -> None:
        visitor.pace_s = how.pace_ms / 1000
        waited = clocks.waited_for(self)
        visitor.reading = how.reading
        # Whose reading stops nothing is nobody's news: a watcher could have everybody told of it.
        if clocks.waited_for(self) != waited:
            self._told = None
            self._tell_table()
            self._look_round()

    def _say(self, said: wire.Said, visitor: Visitor | None, message: Any) -> None:
        self._remember(people.said_key(visitor, message.key) if visitor is not None else "", said)
        data = [ENCODE(said)]
        for other in self.visitors:
            other.push(data)
        if said.note == "late-remind" and said.seat is not None:
            self.host.remind(self.code, said.seat)
        self._name(said)

    def _name(self, said: wire.Said) -> None:
        """Who is called by name and is not here may want to know."""
        if self.keeps and self.away and said.text:
            named = people.named(self, said)
            if named:
                self.host.named(self.code, named, said.seat)

    def _remember(self, by: str, said: wire.Said) -> None:
        """A line of the chat, and the key it was sent with."""
        self.chat = [*self.chat[-people.CHAT_KEPT + 1 :], said]
        self.said_to = said.n
        if by:
            self.said[by] = said.n
            if len(self.said) > KEYS:
                del self.said[next(iter(self.said))]

    def _commit(self, changes: list[Change], then: Callable[[], None]) -> None:
        """Write, then go on. A table that cannot write is given up and read again from disk."""
        self.busy = True

        def done(error: BaseException | None) -> None:
            if self.broken:
                return
            if isinstance(error, Conflict):
                self.host.complain("conflict", self.code)
                self.host.reread(self.code, self._begin_again)
                return
            if error is not None:
                self.give_up()
                return
            self.busy = False
            self._asked = None
            try:
                then()
            except Exception:
                log.exception("table %s: what followed a write failed", self.code)
                self.give_up()
                return
            self._read_on()

        self.host.write(changes, done)

    def _read_on(self) -> None:
        while self.inbox and not self.busy:
            visitor, message = self.inbox.popleft()
            self._handle(visitor, message)

    def give_up(self, code: str = "broken", again: bool = True) -> None:
        """Memory and disk may differ: forget the memory. People come back to what is on disk, if any."""
        self.broken = True
        self.host.wake_at(self.code, None)
        waiting = [self._asker, *(visitor for visitor, _ in self.inbox)]
        self.inbox.clear()
        self.host.forget(self.code)
        for visitor in [*self.visitors, *waiting]:
            if visitor is not None:
                visitor.gone(code, again)

    # -- what others have written, where several nodes share a table

    def _begin_again(self, books: Books | None) -> None:
        """Others were first: here is what they wrote. The message that met it is looked at again."""
        if self.broken:
            return
        if books is None:
            self.give_up()
            return
        visitor, message = self._asker, self._asked
        self._asked = None
        self.busy = False
        try:
            self._take(books.meta, books.revision)
            self.match = books.match
            stands = {said.n for _, said in books.said}
            self.chat = [line for line in self.chat if line.n in stands]
            self._hear_chat(books.said)
            self._took_news(True, True)  # the row may have been known before its deal was
        except Exception:
            log.exception("table %s: what others wrote cannot be shown", self.code)
            self.give_up()
            return
        if message is not None:
            self.inbox.appendleft((visitor, message))
        self._read_on()

    def _learn(self, news: News) -> None:
        """What a look has brought. What is known by now is passed over."""
        changed = news.meta is not None and news.revision > self.revision
        by_books = False
        if changed and news.meta is not None:
            both = zip(self.meta.people, news.meta.people, strict=False)
            by_books = any(len(had) > 0 and len(has) == 0 for had, has in both)
            self._take(news.meta, news.revision)
        self._hear_chat(news.said)
        came = news.elsewhere.people ^ self.elsewhere.people
        if came or news.elsewhere.watchers != self.elsewhere.watchers:
            self._move_people(news.elsewhere)
            if self.keeps:
                self.host.asks(self.code)
            changed = True
        plays: list[entries.Play] = []
        fresh = [(number, entry) for number, entry in news.entries if number > self.version]
        moved = bool(fresh) and self.meta.phase != "lobby"
        if moved:
            plays = [entry for _, entry in fresh if isinstance(entry, entries.Play)]
            whole = self.match is not None and fresh[0][0] == self.version + 1
            by_books = by_books or not whole or len(plays) != len(fresh)
        if by_books:
            # A deal, going back, or somebody's lines that are gone: the books tell it.
            self.busy = True
            self._asked = None
            self.host.reread(self.code, self._begin_again)
            return
        if moved:
            try:
                self.need_match().go_on(fresh)
            except Exception:
                log.exception("table %s: others have played what cannot be played", self.code)
                self.give_up()
                return
        if moved or changed:
            self._took_news(changed, moved, plays[0].ms if len(plays) == 1 else None)

    def _took_news(self, changed: bool, moved: bool, ms: int | None = None) -> None:
        """Clocks, eyes and bots take notice of what others wrote. One entry alone (`ms`) is shown as
        one of our own is."""
        if changed:
            self._know_people()
            self._reseat()
            self._show_out()
            self._tell_table()
            self._tell_backs()
        self._set_clock()
        if moved and self.match is not None:
            if self.game.clock is not None:
                self._set_sand()
                since = self.match.ms + self.meta.started  # the state's own time is as of then
                self.sand.meet(self.host.now() - (self.host.wall_ms() - since) / 1000)
                self._set_sand()
            if ms is not None:
                self._show(ms)
            else:
                for visitor in self.visitors:
                    self._catch_up(visitor, visitor.seen)
            if self._is_old(self.meta.proposal) and self.keeps:
                withdrawn = replace(self.meta, proposal=None)
                self._do(Outcome(meta=withdrawn), None, None)
        self._call()
        self._look_round()
        self._think()
        if changed:
            came, self._came = self._came, set()
            self._look_at_lines(came)
        self._arrange()

    def _hear_chat(self, lines: list[tuple[str, wire.Said]]) -> None:
        for by, said in lines:
            if said.n > self.said_to:
                self._remember(by, said)
                for visitor in self.visitors:
                    visitor.push([ENCODE(said)])
                self._name(said)

    def _move_people(self, elsewhere: Elsewhere) -> None:
        """People have come or gone by way of other nodes."""
        gone = self.elsewhere.people - elsewhere.people
        self._came |= elsewhere.people - self.elsewhere.people
        self.elsewhere = elsewhere
        self._told = None
        now = self.host.now()
        for person in elsewhere.people:
            self.away.pop(person, None)
        for person in gone:
            if not self.is_here(person):
                self.away[person] = now

    def _keep(self, on: bool) -> None:
        if on == self.keeps:
            return
        self.keeps = on
        if not on:
            self.thoughts.clear()
        self._call()
        self._think()

    # -- moves

    def _enter(self, move: Move, visitor: Visitor | None) -> None:
        """Make these choices and write them to disk; then everybody sees them. Raises a Refusal."""
        match = self.need_match()
        ms = self.ms()
        seat, key = move.seat, move.key
        question = match.question
        try:
            rolls = match.play(seat, move.texts, move.ticks, ms, key)
        except Refusal:
            raise
        except Exception:
            self.give_up()  # the rules have failed half way
            raise
        number = match.version
        entry = entries.Play(seat, move.texts, rolls, ms, key, move.ticks)
        changes: list[Change] = [EntryRow(self.code, number, entries.write(entry))]
        if self.sand.runs:
            passed = move.texts if seat == CLOCK else move.ticks
            self.sand.move_on(clocks.milliseconds(self, passed))
        over = match.is_over
        meta: Meta | None = None
        if over or self._is_old(self.meta.proposal):  # the table itself changes with this choice
            meta = replace(self.meta, proposal=None, phase="over" if over else "playing")
        timed = self.meta.clock.seconds > 0
        tells = meta is not None or self.facts.has_late
        planned = self.facts.has_plans and seat >= 0 and bool(self.meta.chairs[seat].plans)
        if planned:
            meta = plans.spent(meta or self.meta, seat, question.get("ask"))
        if timed:
            meta = pace.charged(self, meta or self.meta, answered=True)
        if meta is not None:
            changes.append(self._row(meta, self.revision + 1))
        if over:
            run = best.row(self.code, self.meta, self.game, match.state, self.host.wall_ms())
            if run is not None:
                changes.append(run)
        if over or number % SNAPSHOT_EVERY == 0:  # a result stands, whatever becomes of the rules
            changes.append(snapshot_row(self.code, match))

        def then() -> None:
            if visitor is not None:
                visitor.push([ENCODE(wire.Ack(key, number))])
            if meta is not None:
                self._take(meta, self.revision + 1, tells)
                if tells:
                    self._tell_table()
                if planned:
                    self._reseat()
            self._publish(ms)

        self._commit(changes, then)

    def _is_old(self, proposal: wire.Proposal | None) -> bool:
        """After a move: was it about what stood before? Another pace is not."""
        return proposal is not None and proposal.clock is None

    def _turn(self, old: Match) -> None:
        """Other rules hold from here on: that is written down with where the game stands, so that the
        books can tell it from here again, and what was played before keeps its own rules."""
        if old.is_over:
            return
        match = self.match = old.turned()
        entry = entries.Turn(match.rules, self.game.dump(match.state), self.ms())
        row = EntryRow(self.code, match.version, entries.write(entry))

        def then() -> None:
            self._think()
            self._arrange()

        self._commit([row, snapshot_row(self.code, match)], then)

    def _go_back(self, back: Back, visitor: Visitor | None, answer: wire.ToBrowser | None) -> None:
        """Back to an entry: an entry itself. Nothing is deleted from the disk."""
        ms = self.ms()
        number = self.need_match().version + 1
        entry = entries.Undo(back.seat, back.to, ms, back.key)
        changes: list[Change] = [EntryRow(self.code, number, entries.write(entry))]
        meta: Meta | None = None
        if self.meta.proposal is not None:
            meta = replace(self.meta, proposal=None)
            changes.append(self._row(meta, self.revision + 1))
        if back.key:
            answer = wire.Ack(back.key, number)

        def told_again(match: Match | None) -> None:
            nonlocal meta
            if self.broken:
                return
            if match is not None:
                if self.meta.clock.seconds:
                    # Time that was used stays used.
                    old, self.match = self.match, match
                    meta = pace.charged(self, meta or self.meta, answered=False)
                    changes[1:] = [self._row(meta, self.revision + 1)]
                    self.match = old
                self._commit(changes, lambda: then(match))
            elif meta is not None:
                self._commit(changes[1:], cannot)
            else:
                self.busy = False
                cannot()
                self._read_on()

        def then(match: Match) -> None:
            self.match = match
            self.sand.meet(self.host.now())  # the time that is taken back passes anew
            if meta is not None:
                self._take(meta, self.revision + 1)
                self._tell_table()
            if visitor is not None and answer is not None:
                visitor.push([ENCODE(answer)])
            self._publish(ms)

        def cannot() -> None:
            if meta is not None:
                self._take(meta, self.revision + 1)
                self._tell_table()
            if visitor is not None and back.key:
                why = Refuse("nothing-to-undo", "the game cannot be told again up to there")
                visitor.refuse(back.key, why)
            elif visitor is not None and answer is not None:
                visitor.push([ENCODE(answer)])  # it was a vote, which counted

        self.busy = True
        self.host.retell(self.code, self.meta, entry, told_again)

    def _publish(self, ms: int) -> None:
        """Something has happened: clocks, eyes and bots take notice."""
        self._set_clock()
        if self.game.clock is not None:
            self._set_sand()
        if self.meta.lesson:
            self._told = None
            self._tell_table()  # the step first: the question that follows is a part of it
        self._show(ms)
        self._call()
        self._think()
        self._arrange()

    def _show(self, ms: int) -> None:
        """Send every viewer its own view, and the entry that made it. Each seat's is encoded once."""
        eyes = list(self.eyes)
        if not eyes:
            return
        match = self.need_match()
        clock = clocks.remaining(self)
        shared, own = encode.views(match, eyes)
        news = match.news(eyes, ms)
        seen: list[wire.Seen] | None = None
        common = b""
        for i, eye in enumerate(eyes):
            if news[i] is not seen:
                seen = news[i]
                common = encode.common(match, seen, clock)
            data: list[bytes] | None = None
            for visitor in self.eyes[eye]:
                if visitor.clogged or visitor.behind:
                    visitor.behind = True  # it gets everything it missed when its line is free
                    continue
                if len(visitor.seats) > 1:  # what they may take back hangs on all of them
                    back = self._back(visitor.seats)
                    visitor.push(encode.update(match, common, eye, shared, own[i], back))
                else:
                    if data is None:
                        back = self._back(visitor.seats)
                        data = encode.update(match, common, eye, shared, own[i], back)
                    visitor.push(data)
                visitor.seen = match.version

    # -- what is due

    def _due(self, clock: bool = True) -> float:
        due = self._tell_at
        if self.keeps:
            due = min(self.sand.due, due)
            if clock:
                due = min(self.clock.due, due)
        for window in self.windows.values():
            if window.due < due:
                due = window.due
        for thought in self.thoughts.values():
            if thought.due < due:
                due = thought.due
        return due

    def _arrange(self) -> None:
        """Have the host call when the next thing is due."""
        if self.busy or self.broken:
            return  # what follows the write arranges it
        due = self._due()
        if due != self._wakes_at:
            self._wakes_at = due
            self.host.wake_at(self.code, None if due == NEVER else due)

    def _do_what_is_due(self) -> None:
        """One move at most: what is still due after it comes right after it."""
        now = self.host.now()
        if self._tell_at <= now:
            self._tell_table()
        if self.match is None:
            return
        if self.keeps and self.sand.due <= now:
            ticks = clocks.ticks(self)
            if ticks and clocks.left(self) == 0:
                # Nobody was quick enough: the clock moves the game on.
                self._enter(Move(CLOCK, ticks, []), None)
                return
            self._set_sand()
        if self.keeps and self.clock.due <= now:
            outcome = pace.expire(self)
            if outcome is not None:
                self._do(outcome, None, None)
                return
            self._set_clock()
            self.host.asks(self.code)  # somebody's time runs out
        for seat, window in list(self.windows.items()):
            if window.due <= now:
                move = windows.closed(self, seat)
                del self.windows[seat]
                if move is not None:
                    if window.visitor is not None:
                        self._asker = window.visitor
                        self._asked = wire.Play(move.key, window.version, seat, move.texts)
                    self._enter(move, window.visitor)
                    return
        for seat, thought in list(self.thoughts.items()):
            if not self.busy and thought.due <= now:
                self._think_on(seat, thought, now)

    def _set_clock(self) -> None:
        """After every change: for whom time runs, and until when."""
        if not self.meta.clock.seconds and not self.clock.group:
            return
        self.clock.group = pace.group(self, self.meta, self.match)
        self.clock.due = pace.due(self, self.meta, self.match)
        if self.clock.group and self.visited and pace.lines(self) is not None:
            self.inbox.append((None, LookRound()))

    def _look_at_lines(self, came: set[int]) -> None:
        """Somebody came or went: a clock may stop or go on, a seat go back to its owner."""
        if not self.meta.clock.seconds or self.host.closing or not self.keeps:
            return
        if any(c.person in came and c.late and c.stand_in for c in self.meta.chairs):
            self.receive(None, pace.Returned(list(came)))
        if self.clock.group and not self.meta.clock.slow:
            self.receive(None, LookRound())

    def _set_sand(self) -> None:
        ran = self.sand.runs
        self.sand.set(clocks.deadline(self), self.host.now())
        if self.sand.runs and not ran:
            self._look_round()

    def _look_round(self) -> None:
        """Stop the sand for those who are missing, or go on from the same second."""
        sand = self.sand
        wait = bool(clocks.waited_for(self))
        if not sand.runs or wait == sand.is_held:
            return
        if self.busy:
            self.inbox.append((None, LookRound()))
            return
        now = self.host.now()
        if wait:
            ticks = clocks.ticks(self)
            if ticks and clocks.left(self) == 0:
                return  # too late for a pause
            sand.hold()
            self._tell_news()
            if ticks and self.keeps:
                self._enter(Move(CLOCK, ticks, []), None)
                return
        else:
            sand.go_on(now)
            self._tell_news()
            self._set_sand()
        for visitor in self.visitors:  # the clock as it stands
            self._catch_up(visitor, visitor.seen)
        self._think()

    # -- bots, and answers that are given for people

    def _think(self) -> None:
        """Whoever is asked and does not answer in person."""
        match = self.match
        if self.busy or self.broken:
            return
        if match is None or match.is_over:
            self.windows.clear()
            self.thoughts.clear()
            return
        for seat in [seat for seat in self.windows if windows.is_over(self, seat)]:
            del self.windows[seat]
        for seat in windows.wanted(self):
            delay = self.host.chance(*self.host.settings.window_s)
            self.windows[seat] = Window(match.version, self.host.now() + delay)
            for visitor in self.eyes.get(seat, ()):
                self._tell_window(visitor, seat)
        for seat in list(self.thoughts):
            if not minds.is_wanted(self, seat):
                del self.thoughts[seat]
        if self.sand.is_held or not self.keeps:
            self._arrange()
            return
        decided = plans.due(self)
        if isinstance(decided, Outcome):
            self._do(decided, None, None)
            return
        move = decided or minds.follow(self) or minds.passing(self)
        if move is not None:
            self._enter(move, None)
            return
        for seat in minds.wanted(self):
            thought = self.thoughts[seat] = minds.begin(self, seat)
            if not thought.answered and thought.ask_at == NEVER:
                self._ask(seat, thought.version, thought.level)
        self._arrange()

    def _think_on(self, seat: int, thought: Thought, now: float) -> None:
        """This thought is due: to be asked, to be spoken of, to be answered."""
        if thought.ask_at <= now:
            thought.ask_at = NEVER
            thought.version = self.version
            self._ask(seat, thought.version, thought.level)
        elif thought.answered or thought.gives_up_at <= now:
            del self.thoughts[seat]
            if not thought.answered and not thought.otherwise:
                self.host.complain("bot gave no answer in time", self.meta.game)
            move = None if self.sand.is_held else minds.answer(self, seat, thought)
            if move is not None and minds.leaves(self, move):
                self.left.add(seat)
                move = None
            if move is not None:
                self.left.discard(seat)
                self._enter(move, None)
            else:
                self._think()
        elif thought.say_at <= now:
            thought.say_at = NEVER
            data = [ENCODE(wire.Thinking(seat))]
            for visitor in self.visitors:
                visitor.push(data)

    def _ask(self, seat: int, version: int, level: str) -> None:
        match = self.need_match()
        ticks = clocks.ticks(self)
        state = match.foresee(CLOCK, ticks) if ticks else match.state
        dice = minds.dice_of(self.meta.seed, seat, version)
        question = (self.meta.game, self.game.dump(state), seat, level, dice)
        self.host.think(
            self.code,
            question,
            self.has_people(),
            lambda text: self.receive(None, Answer(seat, version, text)),
        )

    def _hear(self, m: Answer) -> None:
        """A bot has answered; shown when its pause is over."""
        thought = self.thoughts.get(m.seat)
        if thought is None or thought.version != m.version or thought.answered:
            return  # answered already, or not asked any more
        thought.answer(m.text)
        now = self.host.now()
        if thought.ready_at <= now:
            self._think_on(m.seat, thought, now)

    def _hurry(self) -> None:
        for seat, thought in list(self.thoughts.items()):
            if not thought.answered and not thought.otherwise:
                thought.ready_at = self.host.now()
                self._ask(seat, thought.version, "easy")
