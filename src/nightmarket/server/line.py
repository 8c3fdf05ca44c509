"""Sockets. Messages go straight from the wire to the session and back: no task, no queue between.

The handshake, frames that come in, keep-alive and closing are the websockets library's, which does no
I/O of its own; this feeds it. Going through an ASGI application instead would cost a queue, a task
switch and a dozen objects for each message, more than the rules of a game cost.
"""

from __future__ import annotations

import asyncio
from typing import Any, Final, cast

from websockets.frames import Frame, Opcode
from websockets.http11 import Request
from websockets.server import ServerProtocol

from nightmarket.house.session import Session
from nightmarket.kernel import Refusal
from nightmarket.server.hall import Hall
from nightmarket.server.outbox import Outbox
from nightmarket.server.visit import visitor_address, welcome_here

CLOSING_S: Final = 2.0  # time to say goodbye before the line is cut
BROKEN_S: Final = 0.5  # time to read why we hang up
SILENT: Final = 4  # sweeps without a word before a ping, and as many after it
CLOGGED: Final = 6  # sweeps a socket may take nothing
BITE: Final = 1 << 12  # bytes that are read before anybody looks whether it was too much
LAST_WORDS: Final = 2  # bites after the goodbye; its answer is among the first


class Line(asyncio.Protocol):
    """A socket that belongs to a session, once it has been let in."""

    def __init__(self, hall: Hall, server_state: Any) -> None:
        self.hall = hall
        self.connections: set[object] = server_state.connections
        self.protocol = ServerProtocol(max_size=4 * hall.config.limits.message_bytes)
        self.session: Session | None = None
        self.parts: list[bytes] = []  # a message in several frames
        self.is_done = False  # nothing that still comes is looked at
        self.quiet = 0  # sweeps since the last word
        self.stuck = 0  # sweeps since it took the last one
        self.last_words = 0

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.Transport, transport)
        self.connections.add(self)
        self.hall.lines.add(self)

    def connection_lost(self, error: Exception | None) -> None:
        self.is_done = True
        self.connections.discard(self)
        self.hall.lines.discard(self)
        if self.session is not None:
            self.session.lost()

    def shutdown(self) -> None:
        """The server stops: come back in a moment."""
        if self.session is not None:
            self.session.gone("restarting", again=True)
        else:
            self.transport.close()

    # -- inwards

    def data_received(self, data: bytes) -> None:
        if self.is_done:
            return  # whatever still comes cannot be told apart from what was broken
        self.quiet = 0
        if len(data) <= BITE:
            self._take(data)
            return
        for start in range(0, len(data), BITE):
            self._take(data[start : start + BITE])
            if self.is_done:
                return

    def _take(self, data: bytes) -> None:
        protocol = self.protocol
        protocol.receive_data(data)
        for event in protocol.events_received():
            if isinstance(event, Frame):
                self._frame(event)
                if self.is_done:
                    break
            elif isinstance(event, Request):
                self._let_in(event)
        self._send()
        if protocol.parser_exc is not None and not self.is_done:
            self._end(BROKEN_S)
        elif self.session is not None and self.session.closed:
            self.last_words += 1
            if self.last_words > LAST_WORDS:
                self.is_done = True

    def _let_in(self, request: Request) -> None:
        hall, protocol = self.hall, self.protocol
        peer = self.transport.get_extra_info("peername")
        address = visitor_address(peer[0] if peer else "?", request.headers, hall.config)
        response = protocol.accept(request)
        if response.status_code == 101:
            outbox = Outbox(self.transport, self.hang_up, hall.waiting, hall.call_soon)
            session = Session(hall.door, outbox, address)
            try:
                welcome_here(request.path, request.headers, hall.config)
                hall.enter(session)
                self.session = session
                hall.call_later(hall.config.hello_s, hello_or_leave, session)
            except Refusal as refusal:
                hall.complain(refusal.code, address)
                response = protocol.reject(403, f"{refusal.code}\n")
        protocol.send_response(response)

    def _frame(self, frame: Frame) -> None:
        session = self.session
        if session is None or session.closed:
            return
        opcode = frame.opcode
        if opcode is Opcode.TEXT and frame.fin:
            session.receive(bytes(frame.data))
        elif opcode is Opcode.CLOSE:
            session.lost()
        elif not session.may_send():
            # A piece of a message cannot be refused by itself; nor can a ping.
            session.gone("too-many", again=False)
        elif opcode in (Opcode.TEXT, Opcode.BINARY, Opcode.CONT):
            self.parts.append(bytes(frame.data))
            if frame.fin:
                message = b"".join(self.parts)
                self.parts = []
                session.receive(message)

    def _send(self) -> None:
        """What the protocol has to say by itself: the handshake, pongs, the end."""
        for data in self.protocol.data_to_send():
            if data:
                self.transport.write(data)
            else:
                self._end(BROKEN_S)

    def _end(self, after: float) -> None:
        """Cut the line in a moment."""
        self.is_done = True
        if self.session is not None:
            self.session.lost()
        self.hall.call_later(after, self.transport.abort)
        self.transport.close()  # earlier, when everything has been taken

    # -- outwards

    def hang_up(self, code: int) -> None:
        if not self.is_done and not self.transport.is_closing():
            self.protocol.send_close(code)
            self._send()
            self.hall.call_later(CLOSING_S, self.transport.abort)

    def pause_writing(self) -> None:
        """It takes no more: then it is not listened to either, or its pings would pile up."""
        if self.session is not None:
            self.session.clogged = True
        if not self.transport.is_closing():
            self.transport.pause_reading()

    def resume_writing(self) -> None:
        self.stuck = 0
        if not self.transport.is_closing():
            self.transport.resume_reading()
        if self.session is not None:
            self.session.drained()

    def look_after(self) -> None:
        """Once a sweep: who is silent is asked, who stays silent or takes nothing is given up."""
        self.quiet += 1
        if self.session is not None and self.session.clogged:
            self.stuck += 1
        if self.stuck > CLOGGED or self.quiet > 2 * SILENT:
            self.transport.abort()
        elif self.quiet == SILENT and not self.is_done and self.session is not None:
            self.protocol.send_ping(b"")
            self._send()


def hello_or_leave(session: Session) -> None:
    if not session.greeted:
        session.gone("no-hello", again=False)
