# mypyc: no (off the path of a move)
"""The hall: all tables in memory, everybody connected, and what they share (disk, bots, limits)."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Coroutine
from typing import TYPE_CHECKING, Any, Final

import msgspec

from nightmarket import games
from nightmarket.kernel import Game, Refusal
from nightmarket.kernel.record import Record
from nightmarket.server import guard, records, wire
from nightmarket.server.config import Config
from nightmarket.server.guard import Bucket, Complaints, Refuse
from nightmarket.server.handlers import HANDLERS
from nightmarket.server.meta import (
    DECODE_META,
    NOBODY,
    Meta,
    Sitting,
    arrange,
    checked_clock,
    now_ms,
)
from nightmarket.server.people import CHAT_KEPT, PassOn
from nightmarket.server.session import Session
from nightmarket.server.table import Table
from nightmarket.server.thinking import Thinker
from nightmarket.store import Change, EntryRow, Store, TableRow

if TYPE_CHECKING:
    from nightmarket.server.line import Outbox

log = logging.getLogger("nightmarket.server")

SWEEP_S: Final = 5.0
_decode_said = msgspec.json.Decoder(wire.Said).decode


class Hall:
    """Everything a running server holds."""

    def __init__(self, config: Config, store: Store, thinker: Thinker) -> None:
        self.config = config
        self.store = store
        self.thinker = thinker
        self.complaints = Complaints()
        self.handlers = HANDLERS
        self.tables: dict[str, Table] = {}
        self.sessions: set[Session] = set()
        self.waiting: list[Outbox] = []  # those with something to send at the end of this turn
        self._games: dict[str, Game] = {}
        self._loading: dict[str, asyncio.Future[Table]] = {}
        self._claims: dict[str, tuple[str, int, float]] = {}
        self._messages: dict[str, Bucket] = {}  # by address
        self._openings: dict[str, Bucket] = {}
        self._by_address: dict[str, int] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._sweeper: asyncio.Task[None] | None = None

    async def open(self) -> None:
        await self.store.open()
        self._sweeper = asyncio.create_task(self._sweep())
        self.spawn(self._wake_all())

    async def close(self) -> None:
        """Say goodbye, finish what is being written, let go."""
        if self._sweeper is not None:
            self._sweeper.cancel()
        for session in list(self.sessions):
            session.gone("restarting", again=True)
        for table in self.tables.values():
            table.stop()
            self.store.write(table.snapshot(), lambda error: None)
        for task in list(self._tasks):
            task.cancel()
        self.thinker.close()
        await self.store.close()

    def spawn(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def game(self, key: str) -> Game:
        found = self._games.get(key)
        if found is None:
            found = self._games[key] = games.game(key)
        return found

    # -- connections

    def enter(self, session: Session) -> None:
        """A new connection; refused when there are too many."""
        held = self._by_address.get(session.address, 0)
        limits = self.config.limits
        if len(self.sessions) >= limits.connections or held >= limits.connections_per_address:
            raise Refuse("too-many", "too many connections")
        self._by_address[session.address] = held + 1
        self.sessions.add(session)

    def left(self, session: Session) -> None:
        if session in self.sessions:
            self.sessions.discard(session)
            held = self._by_address.get(session.address, 0) - 1
            if held > 0:
                self._by_address[session.address] = held
            else:
                self._by_address.pop(session.address, None)

    def address_bucket(self, address: str) -> Bucket:
        bucket = self._messages.get(address)
        if bucket is None:
            limits = self.config.limits
            bucket = Bucket(limits.address_per_s, limits.address_burst)
            self._messages[address] = bucket
        return bucket

    def check_opening(self, address: str) -> None:
        """Tables and imports are dear: a few a minute."""
        bucket = self._openings.get(address)
        if bucket is None:
            each = self.config.limits.opened_per_minute
            bucket = self._openings[address] = Bucket(each / 60, each)
        if not bucket.take(time.monotonic()):
            raise Refuse("too-many", "too many new tables: wait a minute")

    # -- tables

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
        meta = Meta(
            game=game.key,
            rules_version=game.rules_version,
            chairs=chairs,
            people=[[guard.digest(secret)]],
            host=0,
            options=game.configure(len(chairs), deal.options if deal else wish.options),
            clock=checked_clock(wish.clock),
            waits=wish.waits,
            deal_of=wish.deal_of,
            listed=wish.listed,
            seed=f"{deal.seed:032x}" if deal else self.config.seed(),
            created=now_ms(),
        )
        self._make_room()
        table = Table(self, guard.new_code(), meta, None)
        await self.write([table.row()])
        self.tables[table.code] = table
        if any(chair.kind == "bot" for chair in chairs):
            self.thinker.warm()
        return wire.Opened(table.code, secret)

    async def play_on(self, id: str, record: Record, wish: wire.PlayOn) -> wire.Opened:
        """A table in play that stands where a record stood; whoever opens it has one seat."""
        game = self.game(record.game)
        if record.rules_version != game.rules_version:
            raise Refuse("bad-setup", "this record was made with other rules", "rules_version")
        if record.scores is None:
            raise Refuse("not-now", "the game is not over: its record is still secret")
        if not 0 <= wish.at < len(record.moves):
            raise Refuse("bad-setup", "there is no choice to make after this one", "at")
        if not 0 <= wish.seat < record.seats:
            raise Refuse("bad-setup", f"there is no seat {wish.seat}", "seat")
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
            created=now_ms(),
            phase="playing",
            started=now_ms() - before,
            deal_of=id,
        )
        code = guard.new_code()
        told = records.entries(record, wish.at)
        row = TableRow(code, meta.phase, 0, now_ms(), msgspec.json.encode(meta).decode())
        await self.write([row, *(EntryRow(code, n, entry) for n, entry in enumerate(told, 1))])
        self.thinker.warm()
        await self.table(code)
        return wire.Opened(code, secret)

    async def write(self, changes: list[Change]) -> None:
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
        entries = await self.store.entries(code)
        snapshot = await self.store.snapshot(code)
        try:
            if len(entries) > 100:
                table = await asyncio.to_thread(Table.from_row, self, row, entries, snapshot)
            else:
                table = Table.from_row(self, row, entries, snapshot)
        except (Refusal, msgspec.DecodeError) as error:
            log.error("table %s cannot be read: %s", code, error)
            raise Refuse("broken", "this table cannot be read") from error
        table.chat = [_decode_said(line) for line in await self.store.chat(code, CHAT_KEPT)]
        table.said = table.chat[-1].n if table.chat else 0
        self.tables[code] = table
        table.resume()
        return table

    def _make_room(self) -> None:
        if len(self.tables) >= self.config.limits.tables:
            self._drop_idle(0.0)
        if len(self.tables) >= self.config.limits.tables:
            raise Refuse("too-many", "all tables are taken")

    def forget(self, table: Table) -> None:
        if self.tables.get(table.code) is table:
            del self.tables[table.code]

    async def _wake_all(self) -> None:
        """After a start: games whose bots or clocks have work to do go on."""
        for row in await self.store.running():
            if needs_nobody(row):
                try:
                    await self.table(row.code)
                except Refusal as refusal:
                    log.error("table %s does not go on: %s", row.code, refusal)
                await asyncio.sleep(0)

    async def _sweep(self) -> None:
        while True:
            await asyncio.sleep(SWEEP_S)
            self._drop_idle(self.config.idle_s)
            now = time.monotonic()
            for table in list(self.tables.values()):
                if table.sessions and table.host_is_gone():
                    table.receive(None, PassOn())
            self._claims = {k: v for k, v in self._claims.items() if v[2] > now}
            for buckets in (self._messages, self._openings):
                for address in [a for a, b in buckets.items() if now - b.at > 300]:
                    del buckets[address]

    def _drop_idle(self, after: float) -> None:
        """Tables nobody looks at leave the memory; they are whole on disk."""
        now = time.monotonic()
        for table in list(self.tables.values()):
            if table.is_idle and now - table.idle_since >= after:
                table.stop()
                self.store.write(table.snapshot(), lambda error: None)
                del self.tables[table.code]

    # -- other devices

    def new_claim(self, code: str, person: int) -> str:
        claim = guard.new_secret()
        until = time.monotonic() + self.config.claim_s
        self._claims[guard.digest(claim)] = (code, person, until)
        return claim

    async def claim(self, claim: str) -> wire.Claimed:
        code, person, until = self._claims.pop(guard.digest(claim), ("", NOBODY, 0.0))
        if not code or until < time.monotonic():
            raise Refuse("expired", "this code is used up or too old")
        table = await self.table(code)
        return wire.Claimed(code, await table.claim(person))


def needs_nobody(row: TableRow) -> bool:
    """Could this table go on without anybody connected: has it a bot or a clock?"""
    meta = DECODE_META(row.body)
    bots = any(c.kind != "person" or c.stand_in for c in meta.chairs)
    return bots or meta.clock.seconds > 0
