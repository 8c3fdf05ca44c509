"""Three nodes on one PostgreSQL, everybody on a random one, and whatever can go wrong does.

At every table two devices sit on random nodes and choose, one after the other or at the same moment. A
checker has every acknowledgement and every number that was shown, and reads the log at the end.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import random
import signal
import tempfile
import time
from collections import Counter
from collections.abc import Callable
from http.client import HTTPException
from pathlib import Path
from typing import Any, Final

from websockets.exceptions import WebSocketException

from nightmarket.games import game
from nightmarket.kernel import Refusal
from nightmarket.soak.cluster import Cluster, programs
from nightmarket.soak.house import SERVE, Family, House
from nightmarket.table import entries
from nightmarket.table.match import Match

NODES: Final = 3
TABLES: Final = 12
LATE: Final = ("stale", "not-asked", "over")  # what somebody who was second is told
GONE = (OSError, HTTPException, WebSocketException, TimeoutError, EOFError)
# Without the fence whoever comes second writes over the first; and says so to nobody.
NO_FENCE: Final = (
    "import nightmarket.store.postgres as p;"
    "p.ENTRIES = p.ENTRIES.replace('RETURNING 1',"
    " 'ON CONFLICT (code, number) DO UPDATE SET body = excluded.body RETURNING 1');" + SERVE
)


def nodes(
    progress: Callable[[int, int], None],
    moves: int = 10_000,
    faults: int = 40,
    fence: bool = True,
    replica: bool = True,
    frozen_s: float = 10,
) -> dict[str, object]:
    """Play while nodes and database fail, then read the books. `fence` False: the checker must fail."""
    if programs() is None:
        raise Refusal("there is no PostgreSQL here: nothing was said about many nodes", "part")
    with tempfile.TemporaryDirectory(prefix="nightmarket-") as folder:
        os.chmod(folder, 0o755)
        where = Path(folder)
        clusters = [Cluster(where / "first")]
        clusters[0].make()
        clusters[0].start()
        houses: list[House] = []
        try:
            address = clusters[0].address
            if replica:
                clusters.append(clusters[0].replica(where / "second"))
                hosts = ",".join(f"127.0.0.1:{c.port}" for c in clusters)
                address = f"postgresql://market@{hosts}/postgres?target_session_attrs=read-write"
            serve = SERVE if fence else NO_FENCE
            houses += [House(where, store=address, serve=serve) for _ in range(NODES)]
            for house in houses:
                house.start()
            trial = Trial(houses, clusters, address, progress, moves, faults, frozen_s)
            return asyncio.run(trial.story())
        finally:
            for house in houses:
                if house.process is not None:
                    house.process.send_signal(signal.SIGCONT)
                    house.kill()
            for cluster in clusters:
                cluster.stop()


class Device(Family):
    """A connection to a random node, made anew as often as it takes; what it shows never goes back."""

    patience_s = 6.0

    def __init__(self, trial: Trial, code: str = "", secret: str = "") -> None:
        super().__init__(trial.houses[0])
        self.trial = trial
        self.code = code
        self.secret = secret
        self.seen = self.told = -1  # the last number shown, and acknowledged

    async def greet(self, seen: int = -1) -> None:
        if self.socket is not None:
            await self.socket.close()
        self.house = self.trial.rng.choice(self.trial.houses)
        async with asyncio.timeout(self.patience_s):
            await super().greet(self.seen)

    async def read(self) -> dict[str, Any]:
        message = await super().read()
        if message["type"] == "update":
            if message["version"] < self.seen:
                self.trial.went_back += 1
            self.seen = max(self.seen, message["version"])
        elif message["type"] == "gone":
            self.trial.sent_away[message["code"]] += 1
            raise EOFError
        return message

    async def settled(self, version: int = 1) -> None:
        """However often the line breaks."""
        while not self.is_shown(version):
            try:
                if self.socket is None:
                    await self.greet()
                await self.read()
            except GONE:
                await self.lose()

    async def lose(self) -> None:
        self.socket = None
        self.trial.reconnected += 1
        await asyncio.sleep(0.05)
        with contextlib.suppress(*GONE):
            await self.greet()

    async def submit(self, key: str, seat: int, version: int, choice: str) -> None:
        """Send until it is answered: done, or too late."""
        message = {
            "type": "play",
            "key": key,
            "version": version,
            "seat": seat,
            "choices": [choice],
        }
        while True:
            try:
                if self.socket is None:
                    await self.greet()
                await self.say(message)
                answer = await self.read()
                while answer.get("key") != key:
                    answer = await self.read()
            except GONE:
                await self.lose()
                continue
            if answer["type"] == "ack":
                self.trial.acknowledge(self.code, key, answer["version"])
                self.told = max(self.told, answer["version"])
                return
            if answer["code"] not in LATE and answer["code"] != "broken":
                raise AssertionError(f"{self.code} {key}: {answer}")
            if answer["code"] != "broken":
                self.trial.late[answer["code"]] += 1
                return


class Trial:
    """One run of the proof."""

    def __init__(
        self,
        houses: list[House],
        clusters: list[Cluster],
        address: str,
        progress: Callable[[int, int], None],
        moves: int,
        faults: int,
        frozen_s: float,
    ) -> None:
        self.houses = houses
        self.clusters = clusters
        self.address = address
        self.progress = progress
        self.moves = moves
        self.faults = faults
        self.frozen_s = frozen_s
        self.acknowledged: dict[tuple[str, str], int] = {}
        self.happened: Counter[str] = Counter()
        self.went_back = self.reconnected = 0
        self.sent_away: Counter[str] = Counter()  # why people were told to come back
        self.late: Counter[str] = Counter()
        self.outages: dict[str, float] = {}  # the longest until moves went on, by fault
        self.starting: asyncio.Task[None] | None = None
        self.rng = random.Random()

    @property
    def enough(self) -> bool:
        return len(self.acknowledged) >= self.moves and self.happened.total() >= self.faults

    def acknowledge(self, code: str, key: str, version: int) -> None:
        known = self.acknowledged.setdefault((code, key), version)
        assert known == version, f"{code} {key} was acknowledged as {known} and as {version}"
        if len(self.acknowledged) % 20 == 0:
            self.progress(min(len(self.acknowledged), self.moves), self.moves)

    async def story(self) -> dict[str, object]:
        began = time.monotonic()
        players = [asyncio.create_task(self.play()) for _ in range(TABLES)]
        await asyncio.sleep(0.5)
        kinds = [self.kill, self.freeze, self.cut, self.restart, self.roll]
        while not self.enough:
            goal = len(self.acknowledged) + self.rng.randrange(
                2 * self.moves // max(1, self.faults) + 1
            )
            while len(self.acknowledged) < goal and not any(p.done() for p in players):
                await asyncio.sleep(0.02)
            if self.happened.total() < self.faults:
                last = self.happened.total() == self.faults - 1 and len(self.clusters) > 1
                fault = self.fail_over if last else kinds[self.happened.total() % len(kinds)]
                self.happened[fault.__name__] += 1
                had = len(self.acknowledged)
                at = time.monotonic()
                await fault()
                while len(self.acknowledged) < had + 5 and not self.enough:
                    await asyncio.sleep(0.02)
                    if time.monotonic() - at > 60:
                        raise AssertionError(f"nothing goes on after {fault.__name__}")
                took = time.monotonic() - at
                self.outages[fault.__name__] = max(took, self.outages.get(fault.__name__, 0))
            for player in players:
                if player.done() and player.exception() is not None:
                    # A fault ends the proof at once; what became of the others is heard too, or the
                    # collector of garbage would speak of it in the middle of something else.
                    for other in players:
                        other.cancel()
                    await asyncio.gather(*players, return_exceptions=True)
                    player.result()
        await asyncio.gather(*players)
        if self.starting is not None:
            await self.starting
        wall = time.monotonic() - began
        return {
            "acknowledged": len(self.acknowledged),
            **self.happened,
            **await self.audit(),
            "late": dict(self.late),
            "reconnected": self.reconnected,
            "told_to_come_back": dict(self.sent_away),
            "longest_pause_s": {name: round(took, 1) for name, took in self.outages.items()},
            "moves_per_s": round(len(self.acknowledged) / wall),
        }

    # -- what goes wrong

    async def kill(self) -> None:
        if self.starting is not None:
            await self.starting
        house = self.rng.choice(self.houses)
        house.kill()
        self.starting = asyncio.create_task(asyncio.to_thread(house.start))  # the others go on

    async def freeze(self) -> None:
        """A node that wakes up and believes it is still right."""
        if self.starting is not None:
            await self.starting
        process = self.rng.choice(self.houses).process
        assert process is not None
        process.send_signal(signal.SIGSTOP)
        await asyncio.sleep(self.frozen_s)
        process.send_signal(signal.SIGCONT)

    async def cut(self) -> None:
        sql = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
        await asyncio.to_thread(
            self.clusters[0].say, f"{sql} WHERE application_name = 'nightmarket'"
        )

    async def restart(self) -> None:
        if self.starting is not None:
            await self.starting
        await asyncio.to_thread(self.clusters[0].stop)
        await asyncio.to_thread(self.clusters[0].start)

    async def roll(self) -> None:
        """A new version comes, node by node: people are told to come back, and find another."""
        if self.starting is not None:
            await self.starting
        for house in self.houses:
            await asyncio.to_thread(house.end)
            await asyncio.to_thread(house.start)

    async def fail_over(self) -> None:
        """The first server dies, the replica takes its place."""
        await asyncio.to_thread(self.clusters[0].stop)
        await asyncio.to_thread(self.clusters[1].promote)

    # -- who plays

    async def play(self) -> None:
        while not self.enough:
            try:
                house = self.rng.choice(self.houses)
                wish = {"game": "shadow-traders", "name": "p0"}
                opened = await asyncio.wait_for(
                    asyncio.to_thread(house.post, "/api/tables", wish), 10
                )
                devices = [Device(self, opened["table"], opened["secret"]) for _ in range(2)]
                await devices[0].begin(opened)
            except GONE:
                await asyncio.sleep(0.1)
                continue
            await self.play_at(devices)

    async def play_at(self, devices: list[Device]) -> None:
        keys = 0
        while not self.enough:
            version = max(max(device.seen, device.told) for device in devices)
            for device in devices:
                await device.settled(version)
            view = devices[0].views[0]
            if view["over"]:
                return
            version = min(view["version"] for d in devices for view in d.views.values())
            if any(d.views[0]["version"] != version for d in devices):
                continue
            seat = view["asked"][0]
            choices = devices[0].views[seat]["choices"]
            both = self.rng.random() < 0.3
            who = devices if both else [self.rng.choice(devices)]
            keys += 1
            await asyncio.gather(
                *(
                    device.submit(f"{keys}-{i}", seat, version, self.rng.choice(choices))
                    for i, device in enumerate(who)
                )
            )
        for device in devices:
            if device.socket is not None:
                await device.socket.close()

    # -- the checker

    async def audit(self) -> dict[str, object]:
        """Every acknowledged move once, with its number; no gap; every table tells its game again."""
        import asyncpg

        books = await asyncpg.connect(self.address, timeout=20)
        lost = doubled = gaps = stored = 0
        tables = {
            row[0]: json.loads(row[1]) for row in await books.fetch("SELECT code, body FROM tables")
        }
        for code, meta in tables.items():
            rows = await books.fetch(
                "SELECT number, body FROM entries WHERE code = $1 ORDER BY number", code
            )
            if not rows:
                continue
            gaps += [row[0] for row in rows] != list(range(1, len(rows) + 1))
            log = entries.read([row[1] for row in rows])
            keys = {
                n: x.key for n, x in enumerate(log, 1) if isinstance(x, entries.Play | entries.Undo)
            }
            stored += len(keys)
            named = Counter(key for key in keys.values() if key)
            doubled += sum(n - 1 for n in named.values())
            for (table, key), version in self.acknowledged.items():
                if table == code:
                    lost += keys.get(version) != key
            if not lost:
                seed = int(meta["seed"], 16)
                Match.replay(game(meta["game"]), len(meta["chairs"]), seed, meta["options"], log)
        await books.close()
        missing = {table for table, _ in self.acknowledged} - set(tables)
        if lost or doubled or gaps or missing or self.went_back:
            raise AssertionError(
                f"lost {lost}, doubled {doubled}, gaps {gaps}, tables gone {len(missing)}, "
                f"numbers that went back {self.went_back}"
            )
        return {"stored": stored, "lost": 0, "doubled": 0, "went_back": 0, "tables": len(tables)}
