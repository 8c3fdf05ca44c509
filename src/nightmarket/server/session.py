"""One connection: what it may still send, which table it looks at, and how it is told things."""

from __future__ import annotations

import logging
import time
from typing import TYPE_CHECKING, Final

import msgspec
from msgspec import Struct

from nightmarket.kernel import Refusal
from nightmarket.server import wire
from nightmarket.server.guard import Bucket, Refuse, tidy_code
from nightmarket.server.match import ENCODE

if TYPE_CHECKING:
    from nightmarket.server.hall import Hall
    from nightmarket.server.line import Outbox
    from nightmarket.server.table import Table

log = logging.getLogger("nightmarket.server")

DECODE: Final = msgspec.json.Decoder(wire.ToServer).decode
PONG: Final = ENCODE(wire.Pong())
SECRETS: Final = 16  # people on one device
PATIENCE: Final = 200  # refused messages until the connection is closed; one comes back in a second
POLICY: Final = 1008
AGAIN: Final = 1012


class Drained(Struct):
    """The socket of a session that was left out takes more again."""


class Session:
    """Lives as long as its socket."""

    __slots__ = (
        "address",
        "behind",
        "bucket",
        "clogged",
        "closed",
        "greeted",
        "hall",
        "line",
        "patience",
        "people",
        "seats",
        "seen",
        "table",
        "waiting",
        "you",
    )

    def __init__(self, hall: Hall, line: Outbox, address: str) -> None:
        self.hall = hall
        self.line = line
        self.address = address
        limits = hall.config.limits
        self.bucket = Bucket(limits.messages_per_s, limits.messages_burst)
        self.patience = Bucket(1, PATIENCE)
        self.table: Table | None = None
        self.people: set[int] = set()
        self.seats: list[int] = []
        self.seen = -1
        self.clogged = False  # the socket takes no more for now
        self.behind = False  # and so an update was left out
        self.closed = False
        self.greeted = False
        self.waiting: list[wire.ToServer] = []  # came before the table had time
        self.you: wire.You | None = None  # as it was last told

    # -- outwards

    def push(self, data: bytes) -> None:
        """Send a message."""
        self.push_parts([data])

    def push_parts(self, message: list[bytes]) -> None:
        """Send a message whose parts were written one by one; they are copied once, into its frame."""
        if not self.closed:
            self.line.push(message)
            if self.clogged:
                self.line.drop_if_stuck()

    def refuse(self, key: str, refusal: Refusal) -> None:
        """Say no. Whoever earns many of these in a short time is sent away."""
        self.hall.complaints.note(refusal.code, self.address)
        if not self.patience.take(time.monotonic()):
            self.gone("too-many", again=False)
            return
        text = str(refusal)[:200]
        self.push(ENCODE(wire.Refused(key, refusal.code, refusal.rule, text, refusal.facts)))

    def gone(self, code: str, again: bool) -> None:
        if not self.closed:
            self.push(ENCODE(wire.Gone(code, again)))
            self.line.close(AGAIN if again else POLICY)
            self.lost()

    # -- inwards

    def receive(self, data: bytes) -> None:
        """A whole message has come."""
        if self.closed:
            return
        hall = self.hall
        now = time.monotonic()
        if not (self.bucket.take(now) and hall.address_bucket(self.address).take(now)):
            self.refuse("", Refuse("too-many", "too many messages: slow down"))
            return
        if len(data) > hall.config.limits.message_bytes:
            self.refuse("", Refuse("too-big", "this message is too big"))
            return
        try:
            message = DECODE(data)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
            self.refuse("", Refuse("malformed", str(error)))
            return
        table = self.table
        if type(message) is wire.Ping:
            self.push(PONG)
        elif type(message) is wire.Hello:
            self._hello(message)
        elif table is not None:
            table.receive(self, message)
        elif self.greeted:
            self.waiting.append(message)
        else:
            self.refuse(message.key, Refuse("malformed", "say hello first"))

    def _hello(self, hello: wire.Hello) -> None:
        if self.greeted and self.table is None:
            self.refuse("", Refuse("malformed", "one hello after the other"))
            return
        if len(hello.secrets) > SECRETS or any(len(secret) > 64 for secret in hello.secrets):
            self.refuse("", Refuse("malformed", "too many secrets, or too long ones"))
            return
        self.greeted = True
        if self.table is not None:  # on to another table, after a rematch for instance
            self.table.leave(self)
            self.table = None
        code = tidy_code(hello.table)
        table = self.hall.tables.get(code)
        if table is not None:
            table.receive(self, hello)
        else:
            self.hall.spawn(self._find(code, hello))

    async def _find(self, code: str, hello: wire.Hello) -> None:
        try:
            table = await self.hall.table(code)
        except Refusal as refusal:
            self.refuse("", refusal)
            self.gone(refusal.code, again=False)
            return
        table.receive(self, hello)

    def drained(self) -> None:
        """The socket takes more again: send what was left out meanwhile."""
        self.clogged = False
        if self.behind and self.table is not None:
            self.table.receive(self, Drained())

    def lost(self) -> None:
        """The socket is gone, or will be."""
        if not self.closed:
            self.closed = True
            self.hall.left(self)
            if self.table is not None:
                self.table.leave(self)
                self.table = None
