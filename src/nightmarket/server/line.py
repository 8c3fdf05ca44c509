"""Sockets. Messages go straight from the wire to the session and back: no task, no queue between.

uvicorn's WebSocket protocol does handshake, keep-alive and closing. Its ASGI path costs a queue, a task
switch and several objects for every message, which is more than the rules of a game cost; so whole
messages are handed over here, and texts are framed by hand (a server's frames are a short head and the
bytes as they are, RFC 6455 section 5.2).
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, MutableMapping
from typing import Any, Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from nightmarket.server.session import Session

Scope = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[MutableMapping[str, Any]]]
Send = Callable[[MutableMapping[str, Any]], Awaitable[None]]

LINE: Final = "nightmarket.line"  # where the application finds the protocol under it
STUCK: Final = 1 << 20  # bytes a socket may owe before it is given up


class LineProtocol(WebSocketsSansIOProtocol):
    """A socket that belongs to a session."""

    session: Session | None = None

    def handle_connect(self, event: Any) -> None:
        super().handle_connect(event)
        scope = getattr(self, "scope", None)
        if scope is not None:
            scope["extensions"][LINE] = self

    def send_receive_event_to_app(self) -> None:
        session = self.session
        if session is None:
            super().send_receive_event_to_app()
            return
        data = self.frames[0] if len(self.frames) == 1 else b"".join(self.frames)
        self.frames = []
        if not self.close_sent:
            session.receive(data)

    def push(self, data: bytes) -> None:
        """Send a text message."""
        if self.close_sent or self.transport.is_closing():
            return
        size = len(data)
        if size < 126:
            head = bytes((0x81, size))
        elif size < 65536:
            head = bytes((0x81, 126, size >> 8, size & 255))
        else:
            head = b"\x81\x7f" + size.to_bytes(8, "big")
        self.transport.write(head + data)
        if self.session is not None and self.session.clogged:
            if self.transport.get_write_buffer_size() > STUCK:
                self.transport.abort()

    def close(self, code: int) -> None:
        if self.close_sent or self.transport.is_closing():
            return
        self.conn.send_close(code)
        self.transport.write(b"".join(self.conn.data_to_send()))
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
