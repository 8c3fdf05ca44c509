"""A hundred thousand hostile messages over real sockets: the server stays well, the tables unchanged."""

from __future__ import annotations

import asyncio
import contextlib
import json
import random
import tempfile
import urllib.error
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any

from websockets.asyncio.client import ClientConnection
from websockets.exceptions import WebSocketException

from nightmarket.soak.house import Family, House

VICTIMS = 8
ATTACKERS = 12
BURST = 150  # messages before a connection looks at what came back

JUNK: list[Any] = [
    *(
        None,
        True,
        False,
        0,
        -1,
        1,
        7,
        2**31,
        2**63,
        2**64,
        10**40,
        -(2**70),
        0.5,
        1e308,
        "",
        "roll",
    ),
    *(
        "\x00",
        "\u202e",
        "\ud800",
        "💡" * 20,
        "x" * 500,
        "../../etc/passwd",
        "<script>alert(1)</script>",
    ),
    *(
        "'; DROP TABLE tables; --",
        "place:take:1",
        "place:take:-1",
        "roll:roll",
        "::::",
        "steal:9:gold",
    ),
    *([], {}, [[]], {"a": {"b": []}}, [0] * 200, ["roll"] * 100, {"type": "play"}),
]


def fuzz(progress: Callable[[int, int], None], messages: int = 100_000) -> dict[str, object]:
    with tempfile.TemporaryDirectory() as folder:
        house = House(Path(folder))
        house.start()
        try:
            return asyncio.run(Attack(house, progress, messages).story())
        finally:
            house.kill()


class Attack:
    """One run of the proof."""

    def __init__(self, house: House, progress: Callable[[int, int], None], messages: int) -> None:
        self.house = house
        self.progress = progress
        self.wanted = messages
        self.sent = 0
        self.answers: Counter[str] = Counter()
        self.hung_up = 0
        self.victims: list[Family] = []
        self.rng = random.Random()

    async def story(self) -> dict[str, object]:
        for n in range(VICTIMS):
            family = Family(self.house)
            await family.open()
            for _ in range(3 * n):  # at different points of the game
                await self.one_move(family)
            self.victims.append(family)
        before = [self.face(family) for family in self.victims]
        await asyncio.gather(*(self.attack(n) for n in range(ATTACKERS)))
        health = await asyncio.to_thread(self.house.get, "/api/health")
        changed = 0
        for family, face in zip(self.victims, before, strict=True):
            again = Family(self.house)
            again.code, again.secret = family.code, family.secret
            await again.greet()
            await again.settled()
            changed += self.face(again) != face
            await self.one_move(again)  # and it goes on
        broken = self.answers["broken"] + len(self.house.complaints())
        if changed or broken or not health["ok"]:
            raise AssertionError(
                f"changed {changed}, broken {broken}, health {health}: {self.house.complaints()[:3]}"
            )
        told = ", ".join(f"{code} {n}" for code, n in self.answers.most_common(12))
        return {
            "messages": self.sent,
            "tables": VICTIMS,
            "changed": changed,
            "connections_hung_up": self.hung_up,
            "answers": told,
        }

    async def one_move(self, family: Family) -> None:
        seat = family.asked
        message = {
            "type": "play",
            "key": f"v{family.version}",
            "version": family.version,
            "seat": seat,
            "choices": [family.views[seat]["choices"][0]],
        }
        await family.say(message)
        answer = await family.until("ack")
        await family.settled(answer["version"])

    @staticmethod
    def face(family: Family) -> object:
        """All a table shows to those who sit there."""
        return [
            {k: view[k] for k in ("version", "view", "choices", "asked", "horizon", "over")}
            for _, view in sorted(family.views.items())
        ]

    # -- the attackers

    async def attack(self, n: int) -> None:
        while self.sent < self.wanted:
            try:
                if n == 0:
                    await self.knock()
                socket = await self.house.connect()
            except (OSError, WebSocketException):
                await asyncio.sleep(0.05)
                continue
            with contextlib.suppress(WebSocketException, OSError, TimeoutError):
                await self.talk(socket, n)
            await socket.close()

    async def talk(self, socket: ClientConnection, n: int) -> None:
        victim = self.rng.choice(self.victims)
        listening = asyncio.create_task(self.listen(socket))
        try:
            if n % 4:  # the others never greet, or greet wrongly
                await socket.send(json.dumps({"type": "hello", "table": victim.code}))
            for i in range(BURST):
                raw = self.message(victim)
                self.sent += 1
                if i % 50 == 49 and n % 3 == 0:
                    socket.transport.write(
                        self.rng.randbytes(self.rng.randrange(1, 40))
                    )  # no frame
                await socket.send(raw)
                if self.sent % 500 == 0:
                    self.progress(min(self.sent, self.wanted), self.wanted)
            await asyncio.sleep(0.02)
        finally:
            self.hung_up += socket.close_code is not None
            listening.cancel()
            await asyncio.gather(listening, return_exceptions=True)

    async def listen(self, socket: ClientConnection) -> None:
        async for raw in socket:
            answer = json.loads(raw)
            self.answers[answer["code"] if answer["type"] == "refused" else answer["type"]] += 1

    async def knock(self) -> None:
        """Nonsense over HTTP too."""
        path = self.rng.choice(["/api/tables", "/api/records", "/api/claim", "/api/mine"])
        self.sent += 1
        try:
            await asyncio.to_thread(self.house.post, path, self.rng.choice(JUNK[:-7]))
        except urllib.error.HTTPError as refused:
            with refused:
                self.answers[str(json.load(refused).get("code"))] += 1

    def message(self, victim: Family) -> str | bytes:
        """Something a server should not get. A seat is never offered with its secret."""
        rng = self.rng
        kind = rng.randrange(10)
        if kind == 0:
            return rng.randbytes(rng.randrange(0, 200))
        if kind == 1:
            return rng.choice(["", "{", "[" * 3000, "null", "\x00", '{"type":', "x" * 17_000])
        body = self.valid(victim)
        if kind == 2:  # right in every way, but the seat is not theirs
            return json.dumps(body)
        if kind == 3:
            text = json.dumps(body)
            at = rng.randrange(len(text))
            return text[:at] + rng.choice(["", "\x00", "}", '"', "9", "é"]) + text[at + 1 :]
        if kind == 4:
            text = json.dumps(body)
            return text[: rng.randrange(len(text))]
        if kind == 5:
            body.pop(rng.choice(sorted(body)))
            return json.dumps(body)
        if kind == 6:
            return json.dumps([body] * rng.randrange(1, 4))
        for _ in range(rng.randrange(1, 3)):
            field = rng.choice([*sorted(body), "extra", "__proto__", "secret"])
            body[field] = rng.choice(JUNK)
        return json.dumps(body)

    def valid(self, victim: Family) -> dict[str, Any]:
        """A message that would be fine from somebody who sits there."""
        rng = self.rng
        seat = rng.randrange(4)
        key = str(rng.random())
        view = victim.views[victim.asked]
        return rng.choice(
            [
                {"type": "play", "key": key, "version": view["version"], "seat": victim.asked,
                 "choices": [rng.choice(view["choices"])]},
                {"type": "play", "key": key, "version": 1, "seat": seat, "choices": ["roll"]},
                {"type": "undo", "key": key, "version": view["version"], "seat": seat, "to": 1},
                {"type": "vote", "key": key, "proposal": 1, "agree": True},
                {"type": "hello", "table": victim.code, "secrets": [key, victim.secret[:-1]]},
                {"type": "sit", "key": key, "seat": seat, "name": "thief"},
                {"type": "stand", "key": key, "seat": seat},
                {"type": "configure", "key": key, "options": {"stack_view": "open"}},
                {"type": "start", "key": key, "fill": "easy"},
                {"type": "preview", "key": key, "seat": seat, "choices": ["roll"]},
                {"type": "why", "key": key, "seat": seat, "choice": "roll"},
                {"type": "chat", "key": key, "text": "<img src=x onerror=alert(1)>"},
                {"type": "hand-over", "key": key, "seat": seat, "level": "easy"},
                {"type": "take-back", "key": key, "seat": seat},
                {"type": "hurry", "key": key},
                {"type": "rematch", "key": key},
                {"type": "share", "key": key},
            ]
        )  # fmt: skip
