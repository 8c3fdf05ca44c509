# mypyc: no (off the path of a move)
"""HTTP connections that are not waited for without end: uvicorn knows no such limits of its own."""

from __future__ import annotations

import asyncio
from typing import Any, Final

from uvicorn.protocols.http.h11_impl import H11Protocol, RequestResponseCycle

from nightmarket.server.hall import Hall
from nightmarket.server.pieces import HELD

ASKING: Final = 4  # sweeps for a request to come in, body and all
LAST_S: Final = 2.0  # for answers when the server stops
ANSWERING: Final = 60  # sweeps for its answer to be made and taken


class Page(H11Protocol):
    """One connection, with one request after the other."""

    def __init__(self, hall: Hall, **uvicorns: Any) -> None:
        super().__init__(**uvicorns)
        self.hall = hall
        self.address = ""  # while it is counted
        self.age = 0  # sweeps since the last request began, or the connection
        self.request: object = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        address = self.client[0] if self.client else "?"
        if self.hall.may_call(address):
            self.address = address
            self.hall.lines.add(self)
            self.hall.pages.add(self)
        else:
            transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        self._uncount()
        super().connection_lost(exc)

    def handle_websocket_upgrade(self, event: Any) -> None:
        """From here on the line belongs to a session, which is counted by itself."""
        self._uncount()
        super().handle_websocket_upgrade(event)

    def _uncount(self) -> None:
        if self.address:
            self.hall.lines.discard(self)
            self.hall.pages.discard(self)
            self.hall.hung_up(self.address)
            self.address = ""

    def shutdown(self) -> None:
        """The server stops: a request on its way is not waited for, an answer not for long."""
        cycle: RequestResponseCycle | None = self.cycle
        if cycle is not None and cycle.more_body:
            self.transport.abort()
        else:
            super().shutdown()
            self.hall.call_later(LAST_S, self.transport.abort)

    @property
    def held(self) -> int:
        """Bytes of an answer that is taken slowly, and that nobody else has."""
        cycle: RequestResponseCycle | None = self.cycle
        return cycle.scope["state"].get(HELD, 0) if cycle is not None else 0

    def give_up(self) -> None:
        self.transport.abort()

    def look_after(self) -> None:
        """Once a sweep."""
        cycle: RequestResponseCycle | None = self.cycle
        if cycle is not self.request:
            self.request = cycle
            self.age = 0
        self.age += 1
        is_answered = cycle is not None and not (cycle.more_body or cycle.response_complete)
        if self.age > (ANSWERING if is_answered else ASKING):
            self.transport.abort()
