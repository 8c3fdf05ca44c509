"""One connection: what it may still send, which table it looks at, and how it is told things."""

from __future__ import annotations

import time
from typing import Final

import msgspec

from nightmarket.house.door import Door
from nightmarket.house.limits import Bucket
from nightmarket.house.voice import Voice
from nightmarket.kernel import Refusal
from nightmarket.table import wire
from nightmarket.table.encode import ENCODE
from nightmarket.table.guard import Refuse, plain, plain_facts, tidy_code
from nightmarket.table.host import Visitor
from nightmarket.table.table import KEY_LENGTH, Drained, Table

DECODE: Final = msgspec.json.Decoder(wire.ToServer).decode
DECODE_KEY: Final = msgspec.json.Decoder(wire.Keyed).decode
PONG: Final = ENCODE(wire.Pong())
SECRETS: Final = 16  # people on one device
WAITING: Final = 32  # messages before the table was found
PATIENCE: Final = 200  # refused messages until the connection is closed; one comes back in a second
HELLO: Final = 10  # messages that another hello costs: it is told everything again
SHORT: Final = 4096  # bytes of a message whose key is looked for
POLICY: Final = 1008
AGAIN: Final = 1012


def key_of(data: bytes) -> str:
    """The key of a message that is refused unread, so that whoever waits for its answer gets one."""
    if len(data) > SHORT:
        return ""
    try:
        key = DECODE_KEY(data).key
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        return ""
    return key if len(key) <= KEY_LENGTH else ""


class Session(Visitor):
    """Lives as long as its socket."""

    def __init__(self, door: Door, line: Voice, address: str) -> None:
        super().__init__()
        self.door = door
        self.line = line
        self.address = address
        self.number = 0  # which connection this is, for the log
        limits = door.limits
        self.bucket = Bucket(limits.messages_per_s, limits.messages_burst)
        self.patience = Bucket(1, PATIENCE)
        self.shared = door.address_bucket(address)  # with all connections from there
        self.table: Table | None = None
        self.greeted = False
        self.hello: wire.Hello | None = None  # that was answered
        self.waiting: list[wire.ToServer] = []  # came before the table was found

    # -- outwards

    def push(self, message: list[bytes]) -> None:
        """Send a message whose parts were written one by one; they are copied once, into its frame."""
        if not self.closed:
            self.line.push(message)
            if self.clogged:
                self.line.drop_if_stuck()

    def refuse(self, key: str, refusal: Refusal) -> None:
        """Say no. Whoever earns many of these in a short time is sent away."""
        self.door.complain(refusal.code, self.address)
        if not self.patience.take(time.monotonic()):
            self.gone("too-many", again=False)
            return
        text, facts = plain(str(refusal), 200), plain_facts(refusal.facts)
        self.push([ENCODE(wire.Refused(key, refusal.code, refusal.rule, text, facts))])

    def gone(self, code: str, again: bool) -> None:
        if not self.closed:
            self.push([ENCODE(wire.Gone(code, again))])
            self.line.close(AGAIN if again else POLICY)
            self.lost()

    # -- inwards

    def may_send(self, cost: float = 1) -> bool:
        """Take from what this connection and its address may still send."""
        now = time.monotonic()
        return self.bucket.take(now, cost) and self.shared.take(now, cost)

    def receive(self, data: bytes) -> None:
        """A whole message has come."""
        if self.closed:
            return
        if not self.may_send():
            self.refuse(key_of(data), Refuse("too-many", "too many messages: slow down"))
            return
        if len(data) > self.door.limits.message_bytes:
            self.refuse("", Refuse("too-big", "this message is too big"))
            return
        try:
            message = DECODE(data)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
            self.refuse(key_of(data), Refuse("malformed", str(error)))
            return
        if type(message) is wire.Ping:
            self.push([PONG])
        elif type(message) is wire.Hello:
            self._hello(message)
        elif self.table is not None:
            if type(message) is wire.Configure and self.door.is_heavy(message):
                self.door.lighten(self, self.table, message)
            else:
                self.table.receive(self, message)
        elif self.greeted and len(self.waiting) < WAITING:
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
        code = tidy_code(hello.table)
        if self.table is not None:  # on to another table, after a rematch for instance
            if self.table.code == code and self.hello == hello:
                return  # said already
            if not self.may_send(HELLO):
                self.refuse("", Refuse("too-many", "too many messages: slow down"))
                return
            self.table.leave(self)
            self.table = None
        self.greeted = True
        self.hello = hello
        self.door.find(self, code)

    def found(self, table: Table) -> None:
        """The table that was asked for."""
        if self.closed or self.hello is None:
            return
        self.table = table
        table.receive(self, self.hello)
        waiting, self.waiting = self.waiting, []
        for message in waiting:
            table.receive(self, message)

    def drained(self) -> None:
        """The socket takes more again: send what was left out meanwhile."""
        self.clogged = False
        if self.behind and self.table is not None:
            self.table.receive(self, Drained())

    def lost(self) -> None:
        """The socket is gone, or will be."""
        if not self.closed:
            self.closed = True
            self.door.left(self)
            if self.table is not None:
                self.table.leave(self)
                self.table = None
