# mypyc: no (off the path of a move)
"""The hall: all tables in memory, everybody connected, and what they share (disk, bots, limits)."""

from __future__ import annotations

import asyncio
import logging
import random
import time
from collections.abc import Callable, Coroutine
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Final, Protocol

import msgspec
from msgspec import UNSET

from nightmarket import games
from nightmarket.kernel import Game, Refusal
from nightmarket.kernel.packs import PackOption
from nightmarket.kernel.record import Record
from nightmarket.server import logs, records
from nightmarket.server.config import Config
from nightmarket.server.door import Door
from nightmarket.server.health import Check
from nightmarket.server.limits import Bucket, Complaints
from nightmarket.server.metrics import Metrics
from nightmarket.server.nodes import Nodes
from nightmarket.server.outbox import Outbox
from nightmarket.server.session import Session
from nightmarket.server.thinking import Asked, Question, Thinker, Waiting
from nightmarket.store import Change, EntryRow, SnapshotRow, Store, StoreTrouble, TableRow
from nightmarket.store.shared import is_shared
from nightmarket.table import guard, rows, wire
from nightmarket.table.entries import Undo
from nightmarket.table.guard import Refuse
from nightmarket.table.host import Books, Done, Host, Visitor
from nightmarket.table.match import Match
from nightmarket.table.meta import DECODE_META, Meta, Sitting, arrange, checked_clock
from nightmarket.table.people import CHAT_KEPT, Adopt, PassOn
from nightmarket.table.table import Table

log = logging.getLogger("nightmarket.server")

SWEEP_S: Final = 5.0
HEAVY: Final = 1000  # characters of an option that are not read in passing
LONG: Final = 100  # entries of a log that are not replayed in passing
_chance = random.SystemRandom().uniform


class Looked(Protocol):
    """A line that is looked after once in a while."""

    def look_after(self) -> None: ...


class Errand(Visitor):
    """The house itself, on somebody's behalf: waits for one answer."""

    def __init__(self) -> None:
        super().__init__()
        self.done: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def push(self, message: list[bytes]) -> None:
        if not self.done.done():
            self.done.set_result(None)

    def refuse(self, key: str, refusal: Refusal) -> None:
        if not self.done.done():
            self.done.set_exception(refusal)

    def gone(self, code: str, again: bool) -> None:
        self.refuse("", Refuse(code, "the table could not write it down"))


class Hall(Host):
    """Everything a running server holds."""

    def __init__(self, config: Config, store: Store, thinker: Thinker) -> None:
        super().__init__(config)
        self.config = config
        self.store = store
        self.thinker = thinker
        self.door = HallDoor(self)
        self.complaints = Complaints()
        self.tables: dict[str, Table] = {}
        self.damaged: dict[str, str] = {}  # tables that cannot be read, and why
        self.sessions: set[Session] = set()
        self.lines: set[Looked] = set()
        self.waiting: list[Outbox] = []  # those with something to send at the end of this turn
        self.call_soon: Callable[..., object] = lambda *args: None
        self.call_later: Callable[..., asyncio.TimerHandle] = lambda *args: None  # type: ignore[assignment]
        self.messages: dict[str, Bucket] = {}  # by address
        self._games: dict[str, Game] = {}
        self._loading: dict[str, asyncio.Future[Table]] = {}
        self._openings: dict[str, Bucket] = {}
        self._by_address: dict[str, int] = {}
        self._callers: dict[str, int] = {}  # HTTP connections, by address
        self._timers: dict[str, asyncio.TimerHandle] = {}
        self._questions = Waiting()
        self._thinking = 0
        self._is_silent = False  # the last question to a bot had no answer
        self._entered = 0  # connections, ever
        self._codes_kept_until = (
            0.0  # then those for other devices that nobody used are thrown away
        )
        self.metrics: Metrics | None = None
        self.store_check = Check("the store takes no write", store.try_write)
        self.bots_check = Check("the bots do not answer", self._ask_bots)
        self._readers = ThreadPoolExecutor(1, "pack-reader")
        self._tasks: set[asyncio.Task[None]] = set()
        # One of many nodes, if the store is one that many can share.
        self.nodes = Nodes(store, self.tables, self.spawn) if is_shared(store) else None

    async def open(self) -> None:
        loop = asyncio.get_running_loop()
        self.call_soon, self.call_later = loop.call_soon, loop.call_later
        await self.store.open()
        if self.nodes is not None:
            await self.nodes.open()
        self.spawn(self._sweep())
        self.spawn(self._wake_all())

    async def close(self) -> None:
        """Say goodbye, finish what is being written, let go."""
        for session in list(self.sessions):
            session.gone("restarting", again=True)
        for timer in self._timers.values():
            timer.cancel()
        for table in self.tables.values():
            self.store.write(table.leave_memory(), lambda error: None)
        for task in list(self._tasks):
            task.cancel()
        self.thinker.close()
        self._readers.shutdown(wait=False, cancel_futures=True)
        await self.store.close()

    def spawn(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    # -- what tables ask for

    def game(self, key: str) -> Game:
        found = self._games.get(key)
        if found is None:
            found = self._games[key] = games.game(key)
        return found

    def now(self) -> float:
        return time.monotonic()

    def wall_ms(self) -> int:
        return self.store.wall_ms()

    def chance(self, low: float, high: float) -> float:
        return _chance(low, high)

    def wake_at(self, code: str, when: float | None) -> None:
        timer = self._timers.pop(code, None)
        if timer is not None:
            timer.cancel()
        if when is not None:
            self._timers[code] = self.call_later(max(0.0, when - self.now()), self._wake, code)

    def _wake(self, code: str) -> None:
        self._timers.pop(code, None)
        table = self.tables.get(code)
        if table is not None:
            table.wake()

    def write(self, changes: list[Change], done: Done) -> None:
        if self.metrics is not None:
            done = self.metrics.timed(changes, done)
        self.store.write(changes, done)

    def retell(
        self, code: str, meta: Meta, entry: Undo, done: Callable[[Match | None], None]
    ) -> None:
        async def retell() -> None:
            try:
                stored = await self.store.entries(code)
                snapshot = await self.store.snapshot(code)
                game = self.game(meta.game)
                match = await asyncio.to_thread(
                    rows.read_books, game, meta, stored, [entry], snapshot
                )
            except Exception:  # as when the rules have changed since
                log.exception("table %s: cannot go back to entry %d", code, entry.to)
                done(None)
                return
            done(match)

        self.spawn(retell())

    def reread(self, code: str, done: Callable[[Books | None], None]) -> None:
        async def reread() -> None:
            try:
                row = await self.store.table(code)
                assert row is not None
                meta = DECODE_META(row.body)
                stored, snapshot = await self.store.entries(code), await self.store.snapshot(code)
                match = await self._replay(meta, stored, snapshot)
                said = rows.read_chat(await self.store.chat(code, CHAT_KEPT))
            except Exception:
                log.exception("table %s: cannot be read again", code)
                done(None)
                return
            done(Books(row.revision, meta, match, said))

        self.spawn(reread())

    async def _replay(
        self, meta: Meta, stored: list[str], snapshot: SnapshotRow | None
    ) -> Match | None:
        if meta.phase == "lobby":
            return None
        game = self.game(meta.game)
        if len(stored) > LONG:
            return await asyncio.to_thread(rows.read_books, game, meta, stored, [], snapshot)
        return rows.read_books(game, meta, stored, [], snapshot)

    def keeps(self, code: str) -> bool:
        return self.nodes is None or code in self.nodes.kept

    def came_or_went(self, code: str) -> None:
        if self.nodes is not None:
            self.nodes.came_or_went(code)

    def warm(self) -> None:
        self.thinker.warm()

    def think(
        self, code: str, question: Question, people: bool, done: Callable[[str | None], None]
    ) -> None:
        self._questions.put(code, people, Asked(question, done))
        self._think_on()

    def _think_on(self) -> None:
        while self._thinking < self.thinker.workers:
            asked = self._questions.take()
            if asked is None:
                return
            self._thinking += 1
            self.spawn(self._ask(asked))

    async def _ask(self, asked: Asked) -> None:
        text: str | None = None
        began = self.now()
        try:
            async with asyncio.timeout(self.config.bot_limit_s):
                text = await self.thinker.think(*asked.question)
        except Exception as error:  # late, dead, or wrong: the table goes on
            self.complain(f"bot gave no answer: {error!r}"[:120], asked.question[0])
        finally:
            self._thinking -= 1
            self._is_silent = text is None
            if self.metrics is not None:
                self.metrics.answered(self.now() - began, text is not None)
            self._think_on()
        asked.done(text)

    async def _ask_bots(self) -> None:
        """Idle ones are asked a trifle; busy ones are well if the last question had its answer."""
        if not self._thinking:
            await self.thinker.ready()
        elif self._is_silent:
            raise RuntimeError("the last question had no answer")

    def bots_busy(self) -> tuple[int, int]:
        """Questions that are thought about, and those in line."""
        return self._thinking, len(self._questions)

    def complain(self, what: str, who: str) -> None:
        self.complaints.note(what, who)

    def forget(self, code: str) -> None:
        self.tables.pop(code, None)
        self._questions.drop(code)

    # -- connections

    def enter(self, session: Session) -> None:
        """A new connection; refused when there are too many."""
        held = self._by_address.get(session.address, 0)
        limits = self.config.limits
        if len(self.sessions) >= limits.connections or held >= limits.connections_per_address:
            raise Refuse("too-many", "too many connections")
        self._by_address[session.address] = held + 1
        self.sessions.add(session)
        self._entered += 1
        session.number = self._entered
        logs.access(connection=session.number, did="came", address=session.address)

    def left(self, session: Session) -> None:
        if session in self.sessions:
            self.sessions.discard(session)
            code = session.table.code if session.table is not None else ""
            logs.access(connection=session.number, did="left", table=code)
            held = self._by_address.get(session.address, 0) - 1
            if held > 0:
                self._by_address[session.address] = held
            else:
                self._by_address.pop(session.address, None)

    def may_call(self, address: str) -> bool:
        """A new HTTP connection; whoever is let in hangs up one day."""
        limits = self.config.limits
        held = self._callers.get(address, 0)
        if held >= limits.connections_per_address and address not in self.config.trusted_proxies:
            self.complain("too-many", address)
            return False
        self._callers[address] = held + 1
        return True

    def hung_up(self, address: str) -> None:
        self._callers[address] -= 1
        if not self._callers[address]:
            del self._callers[address]

    async def check_opening(self, address: str) -> None:
        """Tables and imports are dear: a few a minute."""
        bucket = self._openings.get(address)
        if bucket is None:
            each = self.config.limits.opened_per_minute
            bucket = self._openings[address] = Bucket(each / 60, each)
        full = not bucket.take(self.now())
        if self.nodes is not None:
            full = await self.nodes.store.opened(address) > bucket.burst
        if full:
            raise Refuse("too-many", "too many new tables: wait a minute")

    # -- tables

    async def light_options(self, game: Game, options: dict[str, str]) -> dict[str, str]:
        """Packs of cards in their standard writing, read where nobody has to wait for it."""
        found = dict(options)
        for option in game.options:
            value = found.get(option.key)
            if isinstance(option, PackOption) and value is not None and len(value) > HEAVY:
                loop = asyncio.get_running_loop()
                found[option.key] = await loop.run_in_executor(
                    self._readers, option.standard, value
                )
        return found

    async def open_table(self, wish: wire.NewTable, deal: Record | None = None) -> wire.Opened:
        """A new table in its lobby; with the deal of a record if there is one."""
        game = self.game(wish.game)
        seats = game.seats[0] if deal is None else deal.seats
        chairs = arrange([], wish.chairs) or [Sitting() for _ in range(seats)]
        if deal is not None:
            if (deal.game, deal.rules_version) != (game.key, game.rules_version):
                raise Refuse(
                    "bad-setup", "this record is of another game, or of other rules", "deal_of"
                )
            if len(chairs) != seats or wish.options:
                raise Refuse("bad-setup", "the same deal has the same seats and options", "deal_of")
        secret = guard.new_secret()
        name = guard.clean(wish.name, self.config.limits.name)
        if name:
            if chairs[0].kind != "open":
                raise Refuse(
                    "bad-setup", "the first chair is for whoever opens the table", "chairs"
                )
            chairs[0] = Sitting("person", name, guard.clean(wish.colour, 24), person=0)
        options = await self.light_options(game, deal.options if deal else wish.options)
        meta = Meta(
            game=game.key,
            rules_version=game.rules_version,
            chairs=chairs,
            people=[[guard.digest(secret)]],
            host=0,
            options=game.configure(len(chairs), options),
            clock=checked_clock(wish.clock),
            waits=wish.waits,
            deal_of=wish.deal_of,
            listed=wish.listed,
            seed=f"{deal.seed:032x}" if deal else self.config.seed(),
            created=self.wall_ms(),
        )
        self._make_room()
        code = guard.new_code()
        await self.store_now([rows.table_row(code, meta, None, self.wall_ms(), None)])
        table = Table(self, code, meta, None)
        table.revision = 1
        self._lay(table)
        if any(chair.kind == "bot" for chair in chairs):
            self.thinker.warm()
        return wire.Opened(code, secret)

    async def play_on(self, id: str, record: Record, wish: wire.PlayOn) -> wire.Opened:
        """A table in play that stands where a record stood; whoever opens it has one seat."""
        game = self.game(record.game)
        if record.rules_version != game.rules_version:
            raise Refuse("other-rules", "this record was made with other rules", "rules_version")
        if record.scores is None:
            raise Refuse("not-now", "the game is not over: its record is still secret")
        if not 0 <= wish.at < len(record.moves):
            raise Refuse("bad-setup", "there is no choice to make after this one", "at")
        if not 0 <= wish.seat < record.seats:
            raise Refuse("bad-setup", f"there is no seat {wish.seat}"[:80], "seat")
        name = guard.clean(wish.name, self.config.limits.name)
        if not name:
            raise Refuse("malformed", "a name has at least one letter", "name")
        secret = guard.new_secret()
        chairs = [Sitting("bot", level=wish.level) for _ in range(record.seats)]
        chairs[wish.seat] = Sitting("person", name, person=0)
        before = record.moves[wish.at - 1].ms if wish.at else 0
        meta = Meta(
            game=record.game,
            rules_version=record.rules_version,
            chairs=chairs,
            people=[[guard.digest(secret)]],
            host=0,
            options=record.options,
            clock=wire.Clock(0, "idle"),
            listed=False,
            seed=f"{record.seed:032x}",
            created=self.wall_ms(),
            phase="playing",
            started=self.wall_ms() - before,
            deal_of=id,
        )
        code = guard.new_code()
        told = records.entries(record, wish.at)
        row = rows.table_row(code, meta, None, self.wall_ms(), None)
        await self.store_now([row, *(EntryRow(code, n, entry) for n, entry in enumerate(told, 1))])
        self.thinker.warm()
        await self.table(code)
        return wire.Opened(code, secret)

    async def store_now(self, changes: list[Change]) -> None:
        """Store something that belongs to no table in memory."""
        loop = asyncio.get_running_loop()
        done: asyncio.Future[None] = loop.create_future()

        def tell(error: BaseException | None) -> None:
            if not done.done():
                if error is None:
                    done.set_result(None)
                else:
                    done.set_exception(error)

        self.store.write(changes, tell)
        await done

    async def table(self, code: str) -> Table:
        """The table with this code, from memory or from disk; raises `unknown-table`."""
        found = self.tables.get(code)
        if found is not None:
            return found
        loading = self._loading.get(code)
        if loading is None:
            loading = self._loading[code] = asyncio.ensure_future(self._load(code))
            loading.add_done_callback(lambda _: self._loading.pop(code, None))
        return await asyncio.shield(loading)

    async def _load(self, code: str) -> Table:
        row = await self.store.table(code) if code else None
        if row is None:
            raise Refuse("unknown-table", "there is no such table")
        self._make_room()
        stored = await self.store.entries(code)
        snapshot = await self.store.snapshot(code)
        chat = await self.store.chat(code, CHAT_KEPT)
        try:
            meta = DECODE_META(row.body)
            table = Table(self, code, meta, await self._replay(meta, stored, snapshot))
            table.revision = row.revision
            for by, said in rows.read_chat(chat):
                table.remember(by, said)
            table.resume()
        except Exception as error:
            # Whatever is wrong with it, the others go on.
            if code not in self.damaged:
                log.error("table %s cannot be read: %r", code, error)
            self.damaged[code] = repr(error)[:200]
            if is_of_other_rules(row):
                raise Refuse("other-rules", "this table was dealt by other rules") from error
            raise Refuse("broken", "this table cannot be read") from error
        self._lay(table)
        return table

    def _lay(self, table: Table) -> None:
        """It is in memory from now on."""
        self.tables[table.code] = table
        if self.nodes is not None and table.code not in self.nodes.kept:
            self.spawn(self.nodes.keep_on())

    def _make_room(self) -> None:
        if len(self.tables) >= self.config.limits.tables:
            self._drop_idle(0.0)
        if len(self.tables) >= self.config.limits.tables:
            raise Refuse("too-many", "all tables are taken")

    async def _wake_all(self) -> None:
        """After a start: games whose bots or clocks have work to do go on."""
        codes = [row.code for row in await self.store.running() if needs_nobody(row)]
        if self.nodes is not None:  # those that others look after go on there
            self.nodes.kept |= await self.nodes.store.keep(codes)
            codes = [code for code in codes if code in self.nodes.kept]
        for code in codes:
            await self._go_on(code)

    async def _go_on(self, code: str) -> None:
        try:
            await self.table(code)
        except Exception as error:  # the others go on all the same
            log.error("table %s does not go on: %s", code, error)
        await asyncio.sleep(0)

    async def _sweep(self) -> None:
        while True:
            await asyncio.sleep(SWEEP_S)
            try:
                for line in list(self.lines):
                    line.look_after()
                self._drop_idle(self.config.idle_s)
                await self._wake_due()
                self._tidy()
                if self.now() >= self._codes_kept_until:
                    self._codes_kept_until = self.now() + self.config.claim_s
                    await self.store.take_claim("")  # old ones go with it
            except StoreTrouble as trouble:
                log.warning("sweeping waits: %s", trouble)
            except Exception:
                log.exception("sweeping failed")

    def _tidy(self) -> None:
        now = self.now()
        for table in list(self.tables.values()):
            if table.keeps and table.visitors and table.host_is_gone():
                table.receive(None, PassOn())
        for buckets in (self.messages, self._openings):
            for address in [a for a, b in buckets.items() if now - b.at > 300]:
                del buckets[address]

    async def _wake_due(self) -> None:
        """Tables on disk in which something is about to happen by itself."""
        soon = self.wall_ms() + int(1000 * (self.config.idle_s / 2 + SWEEP_S))
        if self.nodes is not None:
            await self.nodes.sweep()
            codes = await self.nodes.wanted(soon)
        else:
            codes = await self.store.due(soon)
        for code in codes:
            if code not in self.tables and code not in self.damaged:
                await self._go_on(code)

    def _drop_idle(self, after: float) -> None:
        """Tables nobody looks at leave the memory; they are whole on disk."""
        now = self.now()
        for table in list(self.tables.values()):
            if now - table.idle_since >= after and table.may_leave(now + self.config.idle_s):
                self.wake_at(table.code, None)
                self.store.write(table.leave_memory(), lambda error: None)
                del self.tables[table.code]
                if self.nodes is not None:
                    self.nodes.let_go(table.code)
                    self.nodes.came_or_went(table.code)

    def listed(
        self, row: TableRow, people_of: Callable[[dict[str, int]], set[int]]
    ) -> wire.Running | None:
        """A table in a list: from memory if it is there, else as its row tells. Nothing is replayed.

        None for one that cannot be read: whoever wants it is told so there."""
        table = self.tables.get(row.code)
        if table is not None:
            return table.running(people_of(table.by_hash))
        try:
            meta = DECODE_META(row.body)
        except msgspec.DecodeError:
            return None
        people = people_of({h: i for i, hashes in enumerate(meta.people) for h in hashes})
        return wire.Running(
            row.code,
            meta.game,
            meta.phase,
            [
                wire.Chair(c.kind, c.name, c.colour, c.level, False, c.stand_in)  # type: ignore[arg-type]
                for c in meta.chairs
            ],
            rows.asked_of(row),
            [i for i, c in enumerate(meta.chairs) if c.person in people],
            row.version,
            row.updated,
        )

    # -- other devices

    async def claim(self, claim: str) -> wire.Claimed:
        found = await self.store.take_claim(guard.digest(claim))
        if found is None:
            raise Refuse("expired", "this code is used up or too old")
        table = await self.table(found.code)
        secret = guard.new_secret()
        errand = Errand()
        table.receive(errand, Adopt("adopt", found.person, guard.digest(secret)))
        await errand.done
        return wire.Claimed(found.code, secret)


class HallDoor(Door):
    """What connections see of the hall."""

    def __init__(self, hall: Hall) -> None:
        super().__init__(hall.config.limits)
        self.hall = hall

    def address_bucket(self, address: str) -> Bucket:
        bucket = self.hall.messages.get(address)
        if bucket is None:
            bucket = Bucket(self.limits.address_per_s, self.limits.address_burst)
            self.hall.messages[address] = bucket
        return bucket

    def find(self, session: Visitor, code: str) -> None:
        assert isinstance(session, Session)
        table = self.hall.tables.get(code)
        if table is not None and self.hall.nodes is None:
            session.found(table)
        else:
            self.hall.spawn(self._find(session, code))

    async def _find(self, session: Session, code: str) -> None:
        try:
            table = await self.hall.table(code)
            if self.hall.nodes is not None:
                # They may have seen more elsewhere, or sat down there: nobody sees a number go back.
                await self.hall.nodes.look_at(code)
                table = await self.hall.table(code)
        except Refusal as refusal:
            session.refuse("", refusal)
            session.gone(refusal.code, again=False)
            return
        except Exception:
            log.exception("table %s cannot be had", code)
            session.gone("broken", again=True)
            return
        session.found(table)

    def is_heavy(self, message: wire.Configure) -> bool:
        options = message.options
        return options is not UNSET and any(len(value) > HEAVY for value in options.values())

    def lighten(self, session: Visitor, table: Table, message: wire.Configure) -> None:
        self.hall.spawn(self._lighten(session, table, message))

    async def _lighten(self, session: Visitor, table: Table, message: wire.Configure) -> None:
        try:
            if message.options is not UNSET:
                options = await self.hall.light_options(table.game, message.options)
                message = msgspec.structs.replace(message, options=options)
        except Refusal as refusal:
            session.refuse(message.key, refusal)
            return
        table.receive(session, message)

    def left(self, session: Visitor) -> None:
        assert isinstance(session, Session)
        self.hall.left(session)

    def complain(self, what: str, who: str) -> None:
        self.hall.complain(what, who)


def is_of_other_rules(row: TableRow) -> bool:
    try:
        meta = DECODE_META(row.body)
        return meta.rules_version != games.game(meta.game).rules_version
    except (msgspec.DecodeError, Refusal):
        return False


def needs_nobody(row: TableRow) -> bool:
    """Could this table go on without anybody connected: has it a bot or a clock?"""
    try:
        meta = DECODE_META(row.body)
    except msgspec.DecodeError:
        return True  # whoever wakes it says what is wrong
    return meta.clock.seconds > 0 or any(meta.is_bot(seat) for seat in range(len(meta.chairs)))
