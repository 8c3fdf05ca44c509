# mypyc: no (off the path of a move)
"""Long answers go out a piece at a time, as they are taken: who reads slowly keeps little in memory."""

from __future__ import annotations

import zlib
from collections.abc import Iterator
from typing import Final

from starlette.responses import Response
from starlette.types import Receive, Scope, Send

PIECE: Final = 1 << 16
HELD: Final = "held"  # where a connection finds how much its answer keeps in memory
GZIP: Final = 16 + zlib.MAX_WBITS


class Pieces(Response):
    """`packed`: the body was packed by gzip, and whoever asks does not unpack. `shared`: it is kept
    anyway, for all who ask."""

    def __init__(
        self,
        body: bytes,
        status: int,
        headers: dict[str, str],
        kind: str | None = None,
        packed: bool = False,
        shared: bool = False,
    ) -> None:
        self.packed = packed
        self.shared = shared
        super().__init__(None, status, headers, kind)
        self.body = body
        # The end of what gzip has packed says how long it was.
        size = int.from_bytes(body[-4:], "little") if packed else len(body)
        self.headers["content-length"] = str(size)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if not self.shared:
            scope["state"][HELD] = len(self.body)
        await send(
            {
                "type": "http.response.start",
                "status": self.status_code,
                "headers": self.raw_headers,
            }
        )
        for piece in self.unpacked() if self.packed else self.cut():
            await send({"type": "http.response.body", "body": piece, "more_body": True})
        await send({"type": "http.response.body", "body": b""})
        scope["state"].pop(HELD, None)

    def cut(self) -> Iterator[bytes]:
        whole = memoryview(self.body)
        for at in range(0, len(whole), PIECE):
            yield bytes(whole[at : at + PIECE])

    def unpacked(self) -> Iterator[bytes]:
        unpack = zlib.decompressobj(GZIP)
        rest = bytes(self.body)
        while rest:
            yield unpack.decompress(rest, PIECE)
            rest = unpack.unconsumed_tail
        yield unpack.flush()
