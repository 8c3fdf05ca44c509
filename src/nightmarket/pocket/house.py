"""The pocket: a house whose people are pages and whose disk is the page's own.

Whoever runs it (a worker in a browser, a test) gives it a file and somebody who thinks, tells it what
comes in, and is told what goes out. Everything it says is the wire of docs/wire.md.
"""

from __future__ import annotations

import gzip
from collections.abc import Awaitable, Callable
from typing import Any, Final
from urllib.parse import parse_qsl, unquote, urlsplit

import msgspec

from nightmarket import analysis
from nightmarket.house import records
from nightmarket.house.doors import Answer, Ask, Doors, find, refused
from nightmarket.house.house import House
from nightmarket.house.session import Session
from nightmarket.house.thinking import answer
from nightmarket.house.voice import Voice
from nightmarket.kernel import Refusal
from nightmarket.pocket.store import Disk, PocketStore
from nightmarket.table.guard import POCKET, Refuse, new_code
from nightmarket.table.settings import Limits, Settings

HERE: Final = "here"  # the one address there is
FOR_GOOD: Final = Settings(limits=Limits(lobby_days=0))  # nothing goes by itself
_encode = msgspec.json.Encoder().encode
_decode = msgspec.json.Decoder(tuple[str, list[Any], int, str, int]).decode


class Mind:
    """Bots think elsewhere: a question as JSON goes out, a choice's text comes back."""

    workers = 1

    def __init__(self, ask: Callable[[str], Awaitable[str]]) -> None:
        self.ask = ask

    def warm(self) -> None:
        """Whoever thinks is loaded with the house."""

    async def think(self, game: str, state: list[Any], seat: int, level: str, seed: int) -> str:
        return await self.ask(_encode([game, state, seat, level, seed]).decode())

    async def look(self, question: bytes) -> bytes:
        return (await self.ask(question.decode())).encode()

    async def ready(self) -> None:
        """Whoever runs the house looks after who thinks."""

    def close(self) -> None:
        """Whoever runs the house lets them go."""


def think(question: str) -> str:
    """Where bots think: what `Mind` asks. A moment to look back at comes as an object."""
    if question.startswith("{"):
        return analysis.answer(question).decode()
    return answer(*_decode(question))


class PageVoice(Voice):
    """Text by text to one page."""

    def __init__(self, say: Callable[[str], object], hang_up: Callable[[int], object]) -> None:
        self.say = say
        self.hang_up = hang_up

    def push(self, message: list[bytes]) -> None:
        self.say(b"".join(message).decode())

    def close(self, code: int) -> None:
        self.hang_up(code)

    def drop_if_stuck(self) -> None:
        """A page that takes nothing takes it later."""


class Pocket(House):
    def __init__(self, disk: Disk, mind: Any, settings: Settings | None = None) -> None:
        super().__init__(settings or FOR_GOOD, PocketStore(disk), mind)
        self.doors = Doors(self)

    def new_code(self) -> str:
        return new_code(POCKET)

    def new_record(self) -> str:
        return records.new_id(POCKET)

    def complain(self, what: str, who: str) -> None:
        """Whoever was refused has been told; nobody else looks into the books here."""

    def connect(
        self, say: Callable[[str], object], hang_up: Callable[[int], object] = lambda code: None
    ) -> Session:
        """A page begins to talk: give the session what it says, and tell it when the page is lost."""
        session = Session(self.door, PageVoice(say, hang_up), HERE)
        self.enter(session)
        return session

    async def ask(self, method: str, address: str, body: bytes = b"") -> Answer:
        """What a server would answer at this address."""
        parts = urlsplit(address)

        async def whole(limit: int) -> bytes:
            if len(body) > limit:
                raise Refuse("too-big", "this is too big")
            return body

        try:
            door, left_open = find(method.lower(), parts.path)
            path = {name: unquote(part) for name, part in left_open.items()}
            ask = Ask(path, dict(parse_qsl(parts.query)), whole, HERE)
            found: Answer = await getattr(self.doors, door.endpoint)(ask)
        except Refusal as refusal:
            return refused(refusal)
        return found._replace(body=gzip.decompress(found.body)) if found.packed else found
