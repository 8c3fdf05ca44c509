"""Sockets. Messages go straight from the wire to the session and back: no task, no queue between.

uvicorn's WebSocket protocol does the handshake, keep-alive and the closing of our side. Its way of
carrying messages costs a queue, a task switch and a dozen objects for each, more than the rules of a
game cost. So once a session is there, frames are read and written here (RFC 6455, section 5).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame, Opcode

try:
    from websockets.speedups import apply_mask
except ImportError:  # a platform without the compiled helper
    from websockets.utils import apply_mask

from nightmarket.server.session import Session

LINE: Final = "nightmarket.line"  # where the application finds the protocol under it
STUCK: Final = 1 << 20  # bytes a socket may owe before it is given up
SHORT: Final = 128  # bytes of a frame that goes into the same piece as the next one

CONTINUED: Final = 0x0
TEXT: Final = 0x1
BINARY: Final = 0x2
CLOSE: Final = 0x8
PING: Final = 0x9
PONG: Final = 0xA

BROKEN_S: Final = 0.5  # time to read why we hang up

NOT_A_FRAME: Final = 1002
TOO_BIG: Final = 1009


class Broken(Exception):
    """The other side does not keep to the protocol; the code tells it so."""

    def __init__(self, code: int) -> None:
        super().__init__(code)
        self.code = code


class LineProtocol(WebSocketsSansIOProtocol):
    """A socket that belongs to a session."""

    session: Session | None = None
    buffer = b""  # the beginning of a frame whose rest has not come
    parts: list[bytes] | None = None  # a message in several frames
    broken = False

    def handle_connect(self, event: Any) -> None:
        super().handle_connect(event)
        scope = getattr(self, "scope", None)
        if scope is not None:
            scope["extensions"][LINE] = self

    # -- inwards

    def data_received(self, data: bytes) -> None:
        if self.session is None:
            super().data_received(data)
            return
        if self.broken:
            return  # whatever still comes cannot be told apart from what was broken
        if self.buffer:
            data = self.buffer + data
        try:
            at = 0
            while at < len(data):
                end = self._frame(data, at)
                if end == 0:
                    break
                at = end
            self.buffer = data[at:] if at else data
        except Broken as broken:
            self.buffer = b""
            self.broken = True
            self.session.line.close(broken.code)
            self.session.lost()
            self.loop.call_later(BROKEN_S, self.transport.close)

    def _frame(self, data: bytes, at: int) -> int:
        """Take the frame that begins here; where it ends, or 0 while it is not whole."""
        have = len(data) - at
        if have < 2:
            return 0
        first, second = data[at], data[at + 1]
        if not second & 0x80 or first & 0x70:
            raise Broken(NOT_A_FRAME)  # unmasked, or an extension nobody agreed on
        size = second & 0x7F
        head = 6
        if size == 126:
            head = 8
            if have < head:
                return 0
            size = data[at + 2] << 8 | data[at + 3]
        elif size == 127:
            head = 14
            if have < head:
                return 0
            size = int.from_bytes(data[at + 2 : at + 10], "big")
        if size > self.config.ws_max_size:
            raise Broken(TOO_BIG)
        if have < head + size:
            return 0
        begin = at + head
        payload = apply_mask(data[begin : begin + size], data[begin - 4 : begin])
        if first == 0x80 | TEXT and self.parts is None:
            if not self.close_sent and self.session is not None:
                self.session.receive(payload)
        else:
            self._other_frame(first, payload)
        return begin + size

    def _other_frame(self, first: int, payload: bytes) -> None:
        """Anything but a whole text message."""
        opcode = first & 0x0F
        final = bool(first & 0x80)
        if opcode >= CLOSE and (not final or len(payload) > 125):
            raise Broken(NOT_A_FRAME)
        if opcode == PING:
            if not self.close_sent:
                self.transport.write(bytes((0x80 | PONG, len(payload))) + payload)
        elif opcode == PONG:
            self.handle_pong(Frame(Opcode.PONG, payload))
        elif opcode == CLOSE:
            self._closed_by_peer(payload)
        elif opcode in (TEXT, BINARY, CONTINUED):
            if (opcode == CONTINUED) != (self.parts is not None):
                raise Broken(NOT_A_FRAME)
            parts = self.parts = self.parts or []
            parts.append(payload)
            if sum(map(len, parts)) > self.config.ws_max_size:
                raise Broken(TOO_BIG)
            if final:
                self.parts = None
                if not self.close_sent and self.session is not None:
                    self.session.receive(b"".join(parts))
        else:
            raise Broken(NOT_A_FRAME)

    def _closed_by_peer(self, payload: bytes) -> None:
        if self.session is not None:
            self.session.lost()
        if not self.close_sent:
            self.transport.write(bytes((0x80 | CLOSE, len(payload[:2]))) + payload[:2])
            self.close_sent = True
        if self.close_timer is not None:
            self.close_timer.cancel()
            self.close_timer = None
        self.transport.close()

    # -- outwards

    def hang_up(self, code: int) -> None:
        if self.close_sent or self.transport.is_closing():
            return
        self.transport.write(bytes((0x80 | CLOSE, 2, code >> 8, code & 255)))
        self.close_sent = True
        self.close_timer = self.loop.call_later(self.close_timeout, self.transport.close)

    def pause_writing(self) -> None:
        super().pause_writing()
        if self.session is not None:
            self.session.clogged = True

    def resume_writing(self) -> None:
        super().resume_writing()
        if self.session is not None:
            self.session.drained()


class Outbox:
    """What a session sends to its socket, gathered for a turn of the loop.

    Every write is a call into the operating system, dearer than the message it carries.
    """

    def __init__(self, line: LineProtocol, waiting: list[Outbox]) -> None:
        self.line = line
        self.write: Callable[[bytes], None] = line.transport.write
        self.is_closing: Callable[[], bool] = line.transport.is_closing
        self.waiting = waiting  # all outboxes with something in them
        self.frames: list[bytes] = []

    def push(self, message: list[bytes]) -> None:
        """Send a text message, given in parts, at the end of this turn."""
        size = 0
        for part in message:
            size += len(part)
        if size < 126:
            head = (0x8100 | size).to_bytes(2, "big")
        elif size < 65536:
            head = (0x817E_0000 | size).to_bytes(4, "big")
        else:
            head = b"\x81\x7f" + size.to_bytes(8, "big")
        parts = [head, *message]
        frames = self.frames
        if not frames:
            if not self.waiting:
                self.line.loop.call_soon(flush, self.waiting)
            self.waiting.append(self)
        elif len(frames[-1]) < SHORT:
            parts.insert(0, frames.pop())  # mostly an acknowledgement: both are copied once
        frames.append(b"".join(parts))

    def flush(self) -> None:
        frames = self.frames
        if frames:
            data = frames[0] if len(frames) == 1 else b"".join(frames)
            frames.clear()
            if not self.is_closing():
                self.write(data)

    def close(self, code: int) -> None:
        """Send what is still to be sent, and hang up."""
        self.flush()
        self.line.hang_up(code)

    def drop_if_stuck(self) -> None:
        """Give up a socket that takes nothing and has too much waiting."""
        if self.line.transport.get_write_buffer_size() > STUCK:
            self.line.transport.abort()


def flush(waiting: list[Outbox]) -> None:
    """The end of a turn: everything that was said goes out, at one stroke.

    A first word to somebody who sleeps wakes them, which is dearer than the word: so one speaks to all.
    """
    outboxes = waiting[:]
    waiting.clear()
    for outbox in outboxes:
        outbox.flush()
