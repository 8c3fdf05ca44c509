"""Kill -9 at random moments under load: no acknowledged move is lost, none is done twice."""

from __future__ import annotations

import asyncio
import json
import random
import sqlite3
import tempfile
import time
from collections import Counter
from collections.abc import Callable
from http.client import HTTPException
from pathlib import Path

from websockets.exceptions import WebSocketException

from nightmarket.games import game
from nightmarket.soak.house import Family, House
from nightmarket.table import entries
from nightmarket.table.match import Match

TABLES = 16
# What a client sees when the server dies: in the middle of anything, the handshake included.
GONE = (OSError, HTTPException, WebSocketException, TimeoutError)


def kill(
    progress: Callable[[int, int], None], moves: int = 5000, kills: int = 20
) -> dict[str, object]:
    """Play at many tables at once while the server is killed again and again, then read its books."""
    with tempfile.TemporaryDirectory() as folder:
        house = House(Path(folder))
        house.start()
        try:
            return asyncio.run(Trial(house, progress, moves, kills).story())
        finally:
            house.kill()


class Trial:
    """One run of the proof."""

    def __init__(
        self, house: House, progress: Callable[[int, int], None], moves: int, kills: int
    ) -> None:
        self.house = house
        self.progress = progress
        self.moves = moves
        self.kills = kills
        self.killed = 0
        self.resent = 0
        self.outages: list[float] = []
        self.acknowledged: dict[tuple[str, str], int] = {}  # (table, key) -> version
        self.rng = random.Random()

    @property
    def enough(self) -> bool:
        return len(self.acknowledged) >= self.moves and self.killed >= self.kills

    async def story(self) -> dict[str, object]:
        began = time.monotonic()
        players = [asyncio.create_task(self.play(n)) for n in range(TABLES)]
        await asyncio.sleep(0.5)
        while not self.enough:
            # A random moment: after so many more moves, and a little later.
            goal = len(self.acknowledged) + self.rng.randrange(2 * self.moves // self.kills)
            while len(self.acknowledged) < goal and not any(p.done() for p in players):
                await asyncio.sleep(0.01)
            await asyncio.sleep(self.rng.uniform(0, 0.05))
            self.killed += 1
            self.house.kill()
            at = time.monotonic()
            await asyncio.to_thread(self.house.start)
            self.outages.append(time.monotonic() - at)
            for player in players:
                if player.done():
                    player.result()  # a fault ends the proof at once
        await asyncio.gather(*players)
        wall = time.monotonic() - began
        figures = self.audit()
        return {
            "acknowledged": len(self.acknowledged),
            "kills": self.killed,
            **figures,
            "resent": self.resent,
            "restart_s": f"{max(self.outages):.1f} at most",
            "moves_per_s": round(len(self.acknowledged) / wall),
        }

    async def play(self, n: int) -> None:
        """One family; it comes back after every kill and sends what was not acknowledged again."""
        while not self.enough:
            family = Family(self.house)
            try:
                await family.open()
            except GONE:
                await asyncio.sleep(0.1)
                continue
            keys = 0
            while not (family.over or self.enough):
                seat, version = family.asked, family.version
                choice = self.rng.choice(family.views[seat]["choices"])
                keys += 1
                await self.submit(family, f"{keys}", seat, version, choice)

    async def submit(self, family: Family, key: str, seat: int, version: int, choice: str) -> None:
        """Send a move until it is acknowledged, over as many connections as that takes."""
        message = {
            "type": "play",
            "key": key,
            "version": version,
            "seat": seat,
            "choices": [choice],
        }
        first = True
        while True:
            try:
                if not first:
                    await family.greet()
                    self.resent += 1
                first = False
                await family.say(message)
                while True:
                    answer = await family.read()
                    if answer.get("key") == key:
                        break
                if answer["type"] != "ack":
                    raise AssertionError(f"{family.code} {key}: {answer}")
                self.acknowledged[family.code, key] = answer["version"]
                if len(self.acknowledged) % 20 == 0:
                    self.progress(min(len(self.acknowledged), self.moves), self.moves)
                await family.settled(answer["version"])
                return
            except GONE:
                await asyncio.sleep(0.05)

    def audit(self) -> dict[str, object]:
        """Read the books: every acknowledged move once, with its number; every table still whole."""
        books = sqlite3.connect(self.house.data / "nightmarket.db")
        lost = doubled = gaps = stored = 0
        tables = {
            code: json.loads(body) for code, body in books.execute("SELECT code, body FROM tables")
        }
        promised: dict[str, list[tuple[str, int]]] = {}
        for (table, key), version in self.acknowledged.items():
            promised.setdefault(table, []).append((key, version))
        for code, meta in tables.items():
            rows = books.execute(
                "SELECT number, body FROM told WHERE code = ? ORDER BY number", (code,)
            ).fetchall()
            if not rows:
                continue
            gaps += [number for number, _ in rows] != list(range(1, len(rows) + 1))
            log = entries.read([body for _, body in rows])
            keys = {
                n: x.key for n, x in enumerate(log, 1) if isinstance(x, entries.Play | entries.Undo)
            }
            stored += len(keys)
            named = Counter(key for key in keys.values() if key)  # bots sign nothing
            doubled += sum(n - 1 for n in named.values())
            lost += sum(keys.get(version) != key for key, version in promised.get(code, ()))
            Match.replay(  # chance gives again what it gave
                game(meta["game"]),
                len(meta["chairs"]),
                int(meta["seed"], 16),
                meta["options"],
                log,
            )
        books.close()
        if lost or doubled or gaps:
            raise AssertionError(f"lost {lost}, doubled {doubled}, gaps {gaps}")
        missing = set(promised) - set(tables)
        if missing:
            raise AssertionError(f"{len(missing)} tables are gone")
        return {"stored": stored, "lost": lost, "doubled": doubled, "tables": len(tables)}
