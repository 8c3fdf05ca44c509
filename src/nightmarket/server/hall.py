# mypyc: no (off the path of a move)
"""The hall: the house behind sockets. Who is connected from where, threads for what takes long, and
other nodes, if the store is one that many can share."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Final, Protocol, TypeVar

from nightmarket import games
from nightmarket.house.house import House
from nightmarket.house.limits import Bucket
from nightmarket.house.once import Once
from nightmarket.house.session import Session
from nightmarket.house.thinking import Thinker
from nightmarket.kernel.packs import PackOption
from nightmarket.server import logs, visit
from nightmarket.server.calling import Caller
from nightmarket.server.config import Config
from nightmarket.server.expiry import Expiry
from nightmarket.server.metrics import Metrics
from nightmarket.server.nodes import Nodes
from nightmarket.server.outbox import Outbox
from nightmarket.server.people import People
from nightmarket.server.push import Push
from nightmarket.server.visit import household
from nightmarket.server.ways import Ways
from nightmarket.store import BanRow, Change, Store, StoreTrouble
from nightmarket.store.people import keeps_people
from nightmarket.store.shared import is_shared
from nightmarket.table.guard import Refuse
from nightmarket.table.host import Done
from nightmarket.table.table import Table

T = TypeVar("T")

log = logging.getLogger("nightmarket.server")

PEOPLE_S: Final = 600.0
NOBODYS: Final = "mailto:nobody@localhost"  # who sends notes, where the house has no name
ANSWERS: Final = 1 << 24  # bytes of long answers that wait to be taken, of all together
ADDRESSES_S: Final = 30.0  # for so long the addresses of this machine are taken to be the same


class Looked(Protocol):
    """A line that is looked after once in a while."""

    def look_after(self) -> None: ...


class Answering(Looked, Protocol):
    """One on which an answer may be on its way."""

    @property
    def held(self) -> int:
        """Bytes that it keeps in memory."""
        ...

    age: int  # sweeps since it was asked for

    def give_up(self) -> None: ...


class Hall(House):
    """Everything a running server holds."""

    def __init__(self, config: Config, store: Store, thinker: Thinker) -> None:
        super().__init__(config, store, thinker)
        self.config = config
        self.lines: set[Looked] = set()
        self.pages: set[Answering] = set()  # those of them that are no sockets
        self.waiting: list[Outbox] = []  # those with something to send at the end of this turn
        self.metrics: Metrics | None = None
        self.banned: dict[str, int] = {}  # addresses nobody is let in from; until when, as stored
        self.expiry = Expiry(self, None if config.store else config.data)
        # Who comes back, and how they are called, if the store is one that keeps people.
        self.people = People(self, store) if keeps_people(store) else None
        self.caller: Caller | None = None
        if self.people is not None:
            about = config.public_url if config.public_url.startswith("https:") else NOBODYS
            push = Push(self, self.people.store, about)
            self.caller = Caller(self, self.people, push, Ways(config.notify), config.public_url)
        self._people_at = 0.0  # then it is looked whom nobody has been for long
        self._entered = 0  # connections, ever
        self._by_address: dict[str, int] = {}
        self._callers: dict[str, int] = {}  # HTTP connections, by address
        self._calls = 0  # all of them
        self._asking: dict[str, Bucket] = {}  # requests, by address
        self._port = 0  # by which people come in
        self._addresses = Once(
            lambda: self.aside(lambda: visit.addresses(config, self._port)), ADDRESSES_S
        )
        self._readers = ThreadPoolExecutor(1, "pack-reader")
        # One of many nodes, if the store is one that many can share.
        self.nodes = Nodes(store, self.tables, self.spawn) if is_shared(store) else None
        if self.nodes is not None:
            self.nodes.changed = lambda: self.spawn(self._tell_all())

    async def open_store(self) -> None:
        if self.nodes is not None:
            self.nodes.store.rules = " ".join(
                f"{key}:{self.game(key).rules_version}" for key in sorted(games.keys())
            )
        await super().open_store()
        await self.read_bans()
        if self.nodes is not None:
            await self.nodes.open()

    async def _wake_all(self) -> None:
        await super()._wake_all()
        await self._tell_all()

    async def _tell_all(self) -> None:
        """After a start, or when a node is gone: what was to be told by it is told here."""
        if self.caller is None:
            return
        try:
            async for found in self.in_play():
                owed = [row.code for row in found if await self.caller.owes(row)]
                for code in await self.ours([code for code in owed if code not in self.tables]):
                    await self._go_on(code)
        except StoreTrouble as trouble:
            log.warning("notes wait: %s", trouble)

    async def close(self) -> None:
        self._readers.shutdown(wait=False, cancel_futures=True)
        if self.caller is not None:
            self.caller.close()
        await super().close()

    async def aside(self, work: Callable[[], T]) -> T:
        return await asyncio.to_thread(work)

    async def read_pack(self, option: PackOption, pack: str) -> str:
        """One after the other, however many come with packs."""
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._readers, option.standard, pack)

    async def addresses(self, port: int) -> list[str]:
        """Looked up for all who ask within a while, beside the loop: a name may take its time."""
        self._port = port
        return await self._addresses.ask()

    def write(self, changes: list[Change], done: Done) -> None:
        if self.metrics is not None:
            done = self.metrics.timed(changes, done)
        super().write(changes, done)

    def answered(self, seconds: float, is_one: bool) -> None:
        if self.metrics is not None:
            self.metrics.answered(seconds, is_one)

    def look_after(self) -> None:
        for line in list(self.lines):
            line.look_after()
        # Where answers fill the memory, those that have been taken for longest are given up.
        held = 0
        for page in sorted((page for page in self.pages if page.held), key=lambda page: page.age):
            held += page.held
            if held > ANSWERS:
                page.give_up()

    async def tidy(self) -> None:
        now = self.now()
        if self.banned or self.nodes is not None:
            await self.read_bans()
        for address in [a for a, bucket in self._asking.items() if now - bucket.at > 300]:
            del self._asking[address]
        await self.expiry.sweep()
        if self.people is not None and now >= self._people_at:
            self._people_at = now + PEOPLE_S
            await self.people.sweep()

    async def check_room(self) -> None:
        await self.expiry.check_room()

    def enter(self, session: Session) -> None:
        """A new connection; refused when there are too many."""
        self.check_banned(session.address)
        held = self._by_address.get(session.address, 0)
        limits = self.config.limits
        if len(self.sessions) >= limits.connections or held >= limits.connections_per_address:
            raise Refuse("too-many", "too many connections")
        self._by_address[session.address] = held + 1
        super().enter(session)
        self._entered += 1
        session.number = self._entered
        logs.access(connection=session.number, did="came", address=session.address)

    def left(self, session: Session) -> None:
        if session in self.sessions:
            super().left(session)
            code = session.table.code if session.table is not None else ""
            logs.access(connection=session.number, did="left", table=code)
            held = self._by_address.get(session.address, 0) - 1
            if held > 0:
                self._by_address[session.address] = held
            else:
                self._by_address.pop(session.address, None)

    async def ban(self, address: str, until: int) -> None:
        """Nobody comes in from there any more, at any node; until now: everybody does again."""
        await self.store_now([BanRow(address, until)])
        await self.read_bans()

    async def read_bans(self) -> None:
        """Who is kept out is known to the store: others may have said so."""
        self.banned = {ban.address: ban.until for ban in await self.store.bans()}
        for session in list(self.sessions) if self.banned else ():
            if session.address in self.banned:
                session.gone("banned", again=False)

    def check_banned(self, address: str) -> None:
        if self.banned.get(address, 0) > self.wall_ms():
            raise Refuse("banned", "whoever keeps this house lets nobody in from there")

    def check_asking(self, address: str, cost: float) -> None:
        """May a request come from there now?"""
        if self.banned:
            self.check_banned(address)
        bucket = self._asking.get(address)
        if bucket is None:
            limits = self.config.limits
            bucket = self._asking[address] = Bucket(limits.requests_per_s, limits.requests_burst)
        if not bucket.take(self.now(), cost):
            raise Refuse("too-many", "too many requests: slow down")

    def may_call(self, peer: str) -> bool:
        """A new HTTP connection; whoever is let in hangs up one day."""
        limits = self.config.limits
        address = household(peer)
        held = self._callers.get(address, 0)
        is_one_too_many = (
            held >= limits.connections_per_address and peer not in self.config.trusted_proxies
        )
        if is_one_too_many or self._calls >= limits.connections:
            self.complain("too-many", address)
            return False
        self._callers[address] = held + 1
        self._calls += 1
        return True

    def hung_up(self, peer: str) -> None:
        address = household(peer)
        self._calls -= 1
        self._callers[address] -= 1
        if not self._callers[address]:
            del self._callers[address]

    # -- one of many nodes

    def keeps(self, code: str) -> bool:
        return self.nodes is None or code in self.nodes.kept

    def asks(self, code: str) -> None:
        if self.caller is not None:
            self.caller.look_soon(code)

    def remind(self, code: str, seat: int) -> None:
        if self.caller is not None:
            self.caller.remind(code, seat)

    def named(self, code: str, people: list[int], by: int | None) -> None:
        if self.caller is not None:
            self.caller.named(code, people, by)

    def came_or_went(self, code: str) -> None:
        if self.caller is not None:
            self.caller.look_soon(code)
        if self.nodes is not None:
            self.nodes.came_or_went(code)

    async def may_open(self, address: str) -> bool:
        if self.nodes is None:
            return await super().may_open(address)
        return await self.nodes.store.opened(address) <= self.config.limits.opened_per_minute

    def lay(self, table: Table) -> None:
        super().lay(table)
        if self.nodes is not None:
            self.nodes.came_or_went(table.code)
            if table.code not in self.nodes.kept:
                self.nodes.want(table.code)

    def put_away(self, table: Table) -> None:
        super().put_away(table)
        if self.nodes is not None:
            self.nodes.let_go(table.code)
            self.nodes.dropped(table.code)

    def forget(self, code: str) -> None:
        super().forget(code)
        if self.nodes is not None:
            self.nodes.dropped(code)

    def at_hand(self, code: str) -> Table | None:
        return super().at_hand(code) if self.nodes is None else None

    async def latest(self, code: str) -> Table:
        table = await self.table(code)
        if self.nodes is not None:
            # They may have seen more elsewhere, or sat down there: nobody sees a number go back.
            await self.nodes.look_at(code)
            table = await self.table(code)
        return table

    async def ours(self, codes: list[str]) -> list[str]:
        if self.nodes is None:
            return codes
        # Those that others look after go on there.
        self.nodes.kept |= await self.nodes.store.keep(codes)
        return [code for code in codes if code in self.nodes.kept]

    async def due(self, before: int) -> list[str]:
        if self.nodes is None:
            return await super().due(before)
        await self.nodes.sweep()
        return await self.nodes.wanted(before)
