# mypyc: no (off the path of a move)
"""What whoever keeps the house sees of it and may do: with its secret, which stands in no address.

Tables go by the name they have in the log, which admits nobody. No hand, no mission, no talk is shown.
"""

from __future__ import annotations

import asyncio
import contextlib
import hmac
import logging
import os
import shutil
import time
from collections.abc import Mapping
from pathlib import Path
from typing import Final

import msgspec

import nightmarket
from nightmarket._variant import describe
from nightmarket.house.doors import Door, Sheet
from nightmarket.house.house import Errand
from nightmarket.server import logs, sources
from nightmarket.server.hall import Hall
from nightmarket.store import Conflict, Removal, StoreTrouble, TableRow, copying
from nightmarket.table import order, wire
from nightmarket.table.guard import Refuse
from nightmarket.table.meta import DECODE_META

log = logging.getLogger("nightmarket.keeper")

COOKIE: Final = "nightmarket-house"
HOLDS_S: Final = 24 * 3600  # a login
TRIES: Final = 5  # wrong secrets from one address in
PAUSE_S: Final = 600.0
SHOWN: Final = 100  # tables of each phase, reports
BACKUPS: Final = 7  # kept beside the data
LONGEST_MIN: Final = 7 * 24 * 60  # somebody is kept out


KEEPERS: Final = (
    Door("post", "/api/house/door", "open_door", "Say the secret", wire.HouseKey, Sheet),
    Door("get", "/api/house", "told", "How the house is", None, wire.House),
    Door("post", "/api/house/do", "do", "Keep order", wire.HouseWish, wire.House),
    Door("post", "/api/house/leave", "leave", "Forget the secret", None, Sheet),
)


class Keeper:
    """Belongs to a house with a secret."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self.secret = hall.config.admin_secret.encode()
        self.began = hall.now()
        self.backups = hall.config.data / "backups"
        self._wrong: dict[str, list[float]] = {}  # when wrong secrets came, by address
        self._backing_up = asyncio.Lock()

    # -- the door

    def open_door(self, secret: str, address: str) -> str:
        """A cookie for who knows the secret; raises a refusal."""
        self._check(secret, address)
        until = str(self.hall.wall_ms() // 1000 + HOLDS_S)
        return f"{until}.{self._sign(until)}"

    def check(self, headers: Mapping[str, str], cookies: Mapping[str, str], address: str) -> None:
        """Does whoever keeps the house ask? The secret is in a header, or a cookie is made of it."""
        scheme, _, secret = headers.get("authorization", "").partition(" ")
        if scheme.lower() == "bearer" and secret:
            self._check(secret.strip(), address)
            return
        until, _, signed = cookies.get(COOKIE, "").partition(".")
        right = hmac.compare_digest(signed.encode(), self._sign(until).encode())
        if not (right and int(until) > self.hall.wall_ms() // 1000):
            raise Refuse("no-key", "say the secret first")

    def _check(self, secret: str, address: str) -> None:
        now = self.hall.now()
        wrong = [at for at in self._wrong.get(address, ()) if now - at < PAUSE_S]
        if len(wrong) >= TRIES:
            raise Refuse("too-many", "too many wrong secrets: wait ten minutes")
        if hmac.compare_digest(secret.encode("utf-8", "replace"), self.secret):
            return
        self._wrong = {a: at for a, at in self._wrong.items() if now - at[-1] < PAUSE_S}
        self._wrong[address] = [*wrong, now]
        log.warning("a wrong secret for the house, from %s", address)
        raise Refuse("wrong-secret", "this is not the secret")

    def _sign(self, until: str) -> str:
        return hmac.digest(self.secret, b"house " + until.encode(), "sha256").hex()

    # -- what there is to see

    async def told(self) -> wire.House:
        hall = self.hall
        config, store = hall.config, hall.store
        store_ok, bots_ok = await asyncio.gather(
            hall.store_check.passes(), hall.bots_check.passes()
        )
        thinking, queue = hall.bots_busy()
        took = sorted(hall.metrics.recent) if hall.metrics is not None else []
        disk = None if config.store else shutil.disk_usage(config.data)
        cores = os.cpu_count() or 1
        tables = await self._tables()
        return wire.House(
            where=config.public_url,
            version=nightmarket.__version__,
            kernel=describe(),
            store="PostgreSQL" if config.store else "SQLite",
            up_s=int(hall.now() - self.began),
            store_ok=store_ok,
            bots_ok=bots_ok,
            sockets=len(hall.sessions),
            phases=await store.count_phases(),
            in_memory=len(hall.tables),
            load=os.getloadavg()[0] / cores if hasattr(os, "getloadavg") else -1.0,
            cores=cores,
            bots_thinking=thinking,
            bots_queue=queue,
            moves=hall.metrics.moved if hall.metrics is not None else 0,
            move_ms=1000 * took[len(took) // 2] if took else 0.0,
            slow_ms=1000 * took[len(took) * 95 // 100] if took else 0.0,
            memory=memory(),
            disk_free=disk.free if disk else -1,
            disk=disk.total if disk else -1,
            size=await store.size(),
            limits={
                s.name.removeprefix("limits."): sources.shown(getattr(config.limits, s.path[1]))
                for s in sources.settings()
                if s.name.startswith("limits.")
            },
            backups=await asyncio.to_thread(self._backups),
            backups_at=str(self.backups),
            tables=tables,
            reports=await self._reports(),
            bans=[
                wire.HouseBan(address, max(0, until - hall.wall_ms()) // 1000)
                for address, until in hall.banned.items()
            ],
            warnings=list(logs.WARNINGS.lines),
        )

    async def _tables(self) -> list[wire.HouseTable]:
        found: dict[str, wire.HouseTable] = {}
        here: dict[str, list[wire.HouseVisitor]] = {}
        for session in self.hall.sessions:
            if session.table is not None:
                visitor = wire.HouseVisitor(session.number, session.seats, session.address)
                here.setdefault(session.table.code, []).append(visitor)
        rows: list[TableRow] = []
        for phase in ("playing", "lobby", "over"):
            rows += await self.hall.store.newest(phase, SHOWN)
        listed = {row.code for row in rows}
        for code in self.hall.tables:  # with people now, however old their rows are
            if code not in listed and (row := await self.hall.store.table(code)) is not None:
                rows.append(row)
        for row in rows:
            told = self.hall.listed(row, lambda known: set())
            table = self.hall.tables.get(row.code)
            locked = table.meta.locked if table is not None else is_locked(row)
            if table is not None and table.visitors:
                opened = self.hall.wall_ms()
            else:
                opened = table.opened if table is not None else row.updated
            found[row.code] = wire.HouseTable(
                logs.table_id(row.code),
                row.game,
                row.phase,  # type: ignore[arg-type]  # stored as one of these
                told.chairs if told is not None else [],
                locked,
                here.get(row.code, []),
                opened,
                row.code in self.hall.damaged,
            )
        return sorted(found.values(), key=lambda table: (-len(table.here), -table.opened))

    async def _reports(self) -> list[wire.HouseReport]:
        found = []
        for row in await self.hall.store.reports(SHOWN):
            told = order.DECODE_TOLD(row.body)
            table = logs.table_id(row.code)
            found.append(wire.HouseReport(row.id, row.at, table, told.by, told.about, told.text))
        return found

    def _backups(self) -> list[wire.HouseBackup]:
        found = []
        for path in self.backups.glob("house-*.db"):
            about = path.stat()
            found.append(wire.HouseBackup(path.name, int(about.st_mtime * 1000), about.st_size))
        return sorted(found, key=lambda one: one.name, reverse=True)

    # -- what can be done

    async def do(self, wish: wire.HouseWish) -> None:
        """Raises a refusal. Everything is written down."""
        if wish.what in ("close", "remove", "mute", "unmute"):
            await self._at_table(wish, await self._code(wish.table))
            log.warning("the house: %s, %s, seat %d", wish.what, wish.table[:20], wish.seat)
        elif wish.what == "ban":
            await self._ban(wish)
        elif wish.what == "unban":
            if wish.address in self.hall.banned:
                await self.hall.ban(wish.address, self.hall.wall_ms())
        elif wish.what == "dismiss":
            with contextlib.suppress(Conflict):  # somebody else was first
                await self.hall.store_now([Removal("report", wish.report)])
        else:
            await self.back_up()

    async def _at_table(self, wish: wire.HouseWish, code: str) -> None:
        if wish.what == "close":
            with contextlib.suppress(Conflict):  # it is gone already
                await self.hall.close_table(code)
            return
        table = await self.hall.table(code)
        errand = Errand()
        if wish.what == "remove":
            table.receive(errand, order.PutOut("house", wish.seat))
        else:
            table.receive(errand, order.Mute("house", wish.seat, wish.what == "mute"))
        await errand.done

    async def _code(self, id: str) -> str:
        """Which table has this name? Only those that are shown can be meant."""
        store = self.hall.store
        for code in self.hall.tables:
            if logs.table_id(code) == id:
                return code
        for phase in ("playing", "lobby", "over"):
            for row in await store.newest(phase, SHOWN):
                if logs.table_id(row.code) == id:
                    return row.code
        raise Refuse("unknown-table", "there is no such table")

    async def _ban(self, wish: wire.HouseWish) -> None:
        """Nobody comes in from where this connection came from, for a while."""
        if not 1 <= wish.minutes <= LONGEST_MIN:
            raise Refuse("malformed", f"between a minute and {LONGEST_MIN}", "minutes")
        meant = [s for s in self.hall.sessions if s.number == wish.connection]
        if not meant:
            raise Refuse("unknown-table", "they are gone")
        address = meant[0].address
        await self.hall.ban(address, self.hall.wall_ms() + 60_000 * wish.minutes)
        log.warning("the house: nobody comes in from %s for %d minutes", address, wish.minutes)

    async def back_up(self) -> None:
        """As `nightmarket backup` does, beside the data; the oldest go."""
        if self._backing_up.locked():
            raise Refuse("not-now", "a backup is being made")
        async with self._backing_up:
            self.backups.mkdir(mode=0o700, exist_ok=True)
            name = time.strftime("house-%Y-%m-%d-%H%M%S.db", time.gmtime())
            try:
                await self._back_up(self.backups / name)
            except (StoreTrouble, OSError) as trouble:
                log.error("no backup was made: %s", trouble)
                raise Refuse("broken", "no backup was made") from trouble
            for old in self._backups()[BACKUPS:]:
                (self.backups / old.name).unlink()

    async def _back_up(self, file: Path) -> None:
        if self.hall.config.store:
            await copying.backup(self.hall.store, file)
            return
        source = copying.to_read(str(self.hall.config.data))
        await source.open()
        try:
            await copying.backup(source, file)
        finally:
            await source.close()


def is_locked(row: TableRow) -> bool:
    try:
        return DECODE_META(row.body).locked
    except msgspec.DecodeError:
        return False


def memory() -> int:
    """Bytes of this process, where the system tells."""
    try:
        pages = int(Path("/proc/self/statm").read_text().split()[1])
    except (OSError, ValueError, IndexError):
        return 0
    return pages * os.sysconf("SC_PAGE_SIZE")
