# mypyc: no (off the path of a move)
"""A house: its tables in memory, everybody who is there, and what they share (disk, bots, time).

Where it stands is for those who build on it to say: behind sockets, or inside a page.
"""

from __future__ import annotations

import asyncio
import logging
import random
import time
from collections.abc import AsyncIterator, Callable, Coroutine
from typing import Any, Final, TypeVar

import msgspec
from msgspec import UNSET

from nightmarket import games
from nightmarket.house import carrying, records
from nightmarket.house.door import Door
from nightmarket.house.health import Check
from nightmarket.house.limits import Bucket, Complaints
from nightmarket.house.session import Session
from nightmarket.house.thinking import Asked, Question, Thinker, Waiting
from nightmarket.kernel import LANGUAGES, Game, Luck, Refusal, seed_text
from nightmarket.kernel.packs import PackOption
from nightmarket.kernel.record import Record
from nightmarket.store import Change, EntryRow, Removal, SnapshotRow, Store, StoreTrouble, TableRow
from nightmarket.table import guard, lessons, pace, rows, wire
from nightmarket.table.entries import Undo
from nightmarket.table.guard import Refuse
from nightmarket.table.host import Books, Done, Host, Visitor
from nightmarket.table.match import Match
from nightmarket.table.meta import DECODE_META, Meta, Sitting, arrange, checked_clock
from nightmarket.table.people import CHAT_KEPT, Adopt, Leave, PassOn
from nightmarket.table.settings import Settings
from nightmarket.table.table import Table

log = logging.getLogger("nightmarket.server")

T = TypeVar("T")

SWEEP_S: Final = 5.0
PAGE: Final = 100  # rows that are looked at together
HEAVY: Final = 1000  # characters of an option that are not read in passing
PACKS_AT_ONCE: Final = 16  # that are read, or wait for it
PACKS_EACH: Final = 4  # of them from one address
LONG: Final = 100  # entries of a log that are not replayed in passing
_chance = random.SystemRandom().uniform


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


class House(Host):
    """Everything a house holds."""

    def __init__(self, settings: Settings, store: Store, thinker: Thinker) -> None:
        super().__init__(settings)
        self.store = store
        self.thinker = thinker
        self.door = HouseDoor(self)
        self.complaints = Complaints()
        self.tables: dict[str, Table] = {}
        self.damaged: dict[str, str] = {}  # tables that cannot be read, and why
        self.sessions: set[Session] = set()
        self.call_soon: Callable[..., object] = lambda *args: None
        self.call_later: Callable[..., asyncio.TimerHandle] = lambda *args: None  # type: ignore[assignment]
        self.messages: dict[str, Bucket] = {}  # by address
        self._games: dict[str, Game] = {}
        self._loading: dict[str, asyncio.Future[Table]] = {}
        self._openings: dict[str, Bucket] = {}
        self._timers: dict[str, asyncio.TimerHandle] = {}
        self._questions = Waiting()
        self._thinking = 0
        self._is_silent = False  # the last question to a bot had no answer
        self._codes_until = 0.0  # then those for other devices that nobody used are thrown away
        self.store_check = Check("the store takes no write", store.try_write)
        self.bots_check = Check("the bots do not answer", self._ask_bots)
        self._tasks: set[asyncio.Task[None]] = set()

    async def open(self) -> None:
        loop = asyncio.get_running_loop()
        self.call_soon, self.call_later = loop.call_soon, loop.call_later
        await self.open_store()
        self.spawn(self._sweep())
        self.spawn(self._wake_all())

    async def open_store(self) -> None:
        await self.store.open()

    async def close(self) -> None:
        """Say goodbye, finish what is being written, let go."""
        self.closing = True
        for session in list(self.sessions):
            session.gone("restarting", again=True)
        for timer in self._timers.values():
            timer.cancel()
        for table in self.tables.values():
            self.store.write(table.leave_memory(), lambda error: None)
        for task in list(self._tasks):
            task.cancel()
        self.thinker.close()
        await self.store.close()

    async def aside(self, work: Callable[[], T]) -> T:
        """Do what takes a while where nobody has to wait for it, if there is such a place."""
        return work()

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

    async def addresses(self, port: int) -> list[str]:
        """Where others find this house, if it stands where others can come."""
        return []

    def new_record(self) -> str:
        """An id for a record that comes from outside."""
        return records.new_id()

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
        self.store.write(changes, done)

    def retell(
        self, code: str, meta: Meta, entry: Undo, done: Callable[[Match | None], None]
    ) -> None:
        async def retell() -> None:
            try:
                stored = await self.store.entries(code)
                snapshot = await self.store.snapshot(code)
                game = self.game(meta.game)
                match = await self.aside(
                    lambda: rows.read_books(game, meta, stored, [entry], snapshot)
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
            return await self.aside(lambda: rows.read_books(game, meta, stored, [], snapshot))
        return rows.read_books(game, meta, stored, [], snapshot)

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
            async with asyncio.timeout(self.settings.bot_limit_s):
                text = await self.thinker.think(*asked.question)
        except Exception as error:  # late, dead, or wrong: the table goes on
            self.complain(f"bot gave no answer: {error!r}"[:120], asked.question[0])
        finally:
            self._thinking -= 1
            self._is_silent = text is None
            self.answered(self.now() - began, text is not None)
            self._think_on()
        asked.done(text)

    def answered(self, seconds: float, is_one: bool) -> None:
        """A bot has answered, or has not; for who measures."""

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
        self.sessions.add(session)

    def left(self, session: Session) -> None:
        self.sessions.discard(session)

    async def check_opening(self, address: str) -> None:
        """Tables and imports are dear: a few a minute, and only while there is room."""
        if not await self.may_open(address):
            raise Refuse("too-many", "too many new tables: wait a minute")
        await self.check_room()

    async def check_room(self) -> None:
        """Raises a refusal where nothing new can be kept."""

    async def may_open(self, address: str) -> bool:
        bucket = self._openings.get(address)
        if bucket is None:
            each = self.settings.limits.opened_per_minute
            bucket = self._openings[address] = Bucket(each / 60, each)
        return bucket.take(self.now())

    # -- tables

    async def light_options(self, game: Game, options: dict[str, str]) -> dict[str, str]:
        """Packs of cards in their standard writing, read where nobody has to wait for it."""
        found = dict(options)
        for option in game.options:
            value = found.get(option.key)
            if isinstance(option, PackOption) and value is not None and len(value) > HEAVY:
                found[option.key] = await self.read_pack(option, value)
        return found

    async def read_pack(self, option: PackOption, pack: str) -> str:
        return option.standard(pack)

    async def open_table(self, wish: wire.NewTable, deal: Record | None = None) -> wire.Opened:
        """A new table in its lobby; with the deal of a record if there is one."""
        game = self.game(wish.game)
        if wish.language not in ("", *LANGUAGES):
            raise Refuse("bad-setup", "there is no such language here", "language")
        seats = game.seats[0] if deal is None else deal.seats
        chairs = arrange([], wish.chairs) or [Sitting() for _ in range(seats)]
        lesson = lessons.lesson(game.key, wish.lesson) if wish.lesson else None
        if lesson is not None:
            if wish.chairs or wish.options or deal is not None:
                raise Refuse("bad-setup", "a lesson has its own chairs, options and deal", "lesson")
            chairs = [Sitting()]
            chairs += [Sitting("bot", level="easy") for _ in range(lesson.seats - 1)]
        if deal is not None:
            if (deal.game, deal.rules_version) != (game.key, game.rules_version):
                raise Refuse(
                    "bad-setup", "this record is of another game, or of other rules", "deal_of"
                )
            if len(chairs) != seats or wish.options:
                raise Refuse("bad-setup", "the same deal has the same seats and options", "deal_of")
        seed = self.settings.seed()
        if deal is not None:
            seed = seed_text(deal.seed)
        elif lesson is not None:
            seed = lesson.seed
        secret = guard.new_secret()
        name = guard.clean(wish.name, self.settings.limits.name)
        if name:
            if chairs[0].kind != "open":
                raise Refuse(
                    "bad-setup", "the first chair is for whoever opens the table", "chairs"
                )
            chairs[0] = Sitting("person", name, guard.clean(wish.colour, 24), person=0)
        wanted = (lesson or deal or wish).options
        options = await self.light_options(game, wanted)
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
            seed=seed,
            created=self.wall_ms(),
            lesson=wish.lesson,
            language=wish.language,
        )
        self._make_room()
        code = self.new_code()
        await self.store_now([rows.table_row(code, meta, None, self.wall_ms(), None)])
        table = Table(self, code, meta, None)
        self.lay(table)
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
        name = guard.clean(wish.name, self.settings.limits.name)
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
            seed=seed_text(record.seed),
            created=self.wall_ms(),
            phase="playing",
            started=self.wall_ms() - before,
            deal_of=id,
        )
        code = self.new_code()
        told = records.entries(record, wish.at)
        if wish.redraw:
            luck = Luck.seeded(int(self.settings.seed(), 16))
            told = await self.aside(lambda: records.redrawn(record, wish.at, wish.seat, luck))
        row = rows.table_row(code, meta, None, self.wall_ms(), None)
        await self.store_now([row, *(EntryRow(code, n, entry) for n, entry in enumerate(told, 1))])
        self.thinker.warm()
        await self.table(code)
        return wire.Opened(code, secret)

    async def carry(self, code: str, secrets: list[str]) -> wire.Carried:
        """Everything another house needs to go on with this table, for whoever holds all of it."""
        table = await self.latest(code)
        errand = Errand()
        table.receive(errand, Leave("carry", [guard.digest(secret) for secret in secrets]))
        await errand.done
        return carrying.pack(table.meta, await self.store.entries(code))

    async def bring(self, carried: wire.Carried) -> wire.Opened:
        """A table from another house goes on here, if its log proves itself."""
        game = self.game(carried.game)
        secret, now, limits = guard.new_secret(), self.wall_ms(), self.settings.limits
        seed = self.settings.seed()
        meta = await self.aside(
            lambda: carrying.unpack(game, carried, guard.digest(secret), seed, now, limits)
        )
        self._make_room()
        code = self.new_code()
        row = rows.table_row(code, meta, None, now, None)
        told = [EntryRow(code, n, entry) for n, entry in enumerate(carried.entries, 1)]
        await self.store_now([row, *told])
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

    async def close_table(self, code: str) -> None:
        """The house ends a table: its people are told, nothing is kept of it."""
        table = self.tables.get(code)
        if table is not None:
            table.give_up("shut", again=False)
        await self.store_now([Removal("table", code)])
        self.damaged.pop(code, None)

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
            match = await self._replay(meta, stored, snapshot)
            table = Table(self, code, meta, match, row.revision)
            table.recall(row.updated, rows.read_chat(chat), rows.waiting_of(row).said)
            table.resume()
        except Exception as error:
            # Whatever is wrong with it, the others go on.
            if code not in self.damaged:
                log.error("table %s cannot be read: %r", code, error)
            self.damaged[code] = repr(error)[:200]
            if isinstance(error, Refusal) and error.code == "other-rules":
                raise
            if is_of_other_rules(row):
                raise Refuse("other-rules", "this table was dealt by other rules") from error
            raise Refuse("broken", "this table cannot be read") from error
        self.lay(table)
        return table

    def lay(self, table: Table) -> None:
        """It is in memory from now on."""
        self.tables[table.code] = table

    def put_away(self, table: Table) -> None:
        """It is in memory no longer."""
        del self.tables[table.code]

    def at_hand(self, code: str) -> Table | None:
        """The table with this code, if it is in memory as it is stored."""
        return self.tables.get(code)

    async def latest(self, code: str) -> Table:
        """The table with this code, with everything that was stored before now."""
        return await self.table(code)

    def _make_room(self) -> None:
        if len(self.tables) >= self.settings.limits.tables:
            self._drop_idle(0.0)
        if len(self.tables) >= self.settings.limits.tables:
            raise Refuse("too-many", "all tables are taken")

    async def _wake_all(self) -> None:
        """After a start: games whose bots or clocks have work to do go on."""
        async for found in self.in_play():
            for code in await self.ours([row.code for row in found if needs_nobody(row)]):
                await self._go_on(code)

    async def in_play(self, text: str = "") -> AsyncIterator[list[TableRow]]:
        """The tables in play with this in their body, some at a time: nobody has to have room for all
        of them."""
        last = ""
        while found := await self.store.running(last, PAGE, text):
            yield found
            last = found[-1].code

    async def ours(self, codes: list[str]) -> list[str]:
        """Those of these tables that are looked after here."""
        return codes

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
                self.look_after()
                await self.tidy()
                self._drop_idle(self.settings.idle_s)
                await self._wake_due()
                self._tidy()
                if self.now() >= self._codes_until:
                    self._codes_until = self.now() + self.settings.claim_s
                    await self.store.take_claim("")  # old ones go with it
            except StoreTrouble as trouble:
                log.warning("sweeping waits: %s", trouble)
            except Exception:
                log.exception("sweeping failed")

    def look_after(self) -> None:
        """Once a sweep."""

    async def tidy(self) -> None:
        """The same, for what takes a while."""

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
        soon = self.wall_ms() + int(1000 * (self.settings.idle_s / 2 + SWEEP_S))
        for code in await self.due(soon):
            if code not in self.tables and code not in self.damaged:
                await self._go_on(code)

    async def due(self, before: int) -> list[str]:
        """Tables in which something happens by itself before this time, to be looked after here."""
        return await self.store.due(before)

    def _drop_idle(self, after: float) -> None:
        """Tables nobody looks at leave the memory; they are whole on disk."""
        now = self.now()
        for table in list(self.tables.values()):
            if now - table.idle_since >= after and table.may_leave(now + self.settings.idle_s):
                self.wake_at(table.code, None)
                self.store.write(table.leave_memory(), lambda error: None)
                self.put_away(table)

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
            is_timed = self.game(meta.game).clock is not None
        except (msgspec.DecodeError, Refusal):
            return None
        people = people_of({h: i for i, hashes in enumerate(meta.people) for h in hashes})
        stands = rows.waiting_of(row)
        runs = pace.running(meta, stands.seats, is_timed) if meta.phase == "playing" else ()
        return wire.Running(
            row.code,
            meta.game,
            meta.phase,
            [
                wire.Chair(
                    c.kind,  # type: ignore[arg-type]  # stored as one of these
                    c.name,
                    c.colour,
                    c.level,
                    False,
                    c.stand_in,
                    late=c.late,
                    locked=c.locked,
                )
                for c in meta.chairs
            ],
            stands.seats,
            [i for i, c in enumerate(meta.chairs) if c.person in people],
            row.version,
            row.updated,
            stands.since,
            stands.said,
            stands.winners,
            meta.clock,
            pace.shown(meta, runs, self.wall_ms()),
            meta.language,
            meta.next,
            stands.brief,
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


class HouseDoor(Door):
    """What connections see of the house."""

    def __init__(self, house: House) -> None:
        super().__init__(house.settings.limits)
        self.house = house
        self.packs: list[str] = []  # from where those come that are being read

    def address_bucket(self, address: str) -> Bucket:
        bucket = self.house.messages.get(address)
        if bucket is None:
            bucket = Bucket(self.limits.address_per_s, self.limits.address_burst)
            self.house.messages[address] = bucket
        return bucket

    def find(self, session: Visitor, code: str) -> None:
        assert isinstance(session, Session)
        table = self.house.at_hand(code)
        if table is not None:
            session.found(table)
        else:
            self.house.spawn(self._find(session, code))

    async def _find(self, session: Session, code: str) -> None:
        try:
            table = await self.house.latest(code)
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
        assert isinstance(session, Session)
        packs, address = self.packs, session.address
        if len(packs) >= PACKS_AT_ONCE or packs.count(address) >= PACKS_EACH:
            session.refuse(message.key, Refuse("too-many", "other cards are still being read"))
        else:
            packs.append(address)
            self.house.spawn(self._lighten(session, table, message))

    async def _lighten(self, session: Session, table: Table, message: wire.Configure) -> None:
        try:
            if message.options is not UNSET:
                options = await self.house.light_options(table.game, message.options)
                message = msgspec.structs.replace(message, options=options)
        except Refusal as refusal:
            session.refuse(message.key, refusal)
            return
        finally:
            self.packs.remove(session.address)
        table.receive(session, message)

    def left(self, session: Visitor) -> None:
        assert isinstance(session, Session)
        self.house.left(session)

    def complain(self, what: str, who: str) -> None:
        self.house.complain(what, who)


def is_of_other_rules(row: TableRow) -> bool:
    try:
        meta = DECODE_META(row.body)
        return meta.rules_version != games.game(meta.game).rules_version
    except (msgspec.DecodeError, Refusal):
        return False


def needs_nobody(row: TableRow) -> bool:
    """Could this table go on without anybody connected? With a clock its row is as new as its log and
    says when; else the row may be older, and a bot may be asked by now."""
    try:
        meta = DECODE_META(row.body)
        if meta.clock.seconds and games.game(meta.game).windows is None:
            return any(meta.is_bot(seat) for seat in rows.waiting_of(row).seats)
    except (msgspec.DecodeError, Refusal):
        return True  # whoever wakes it says what is wrong
    return meta.clock.seconds > 0 or any(meta.is_bot(seat) for seat in range(len(meta.chairs)))
