"""What a session sends to its socket, gathered for a turn of the loop.

Every write is a call into the operating system, dearer than the message it carries.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Final

from nightmarket.house.voice import Voice

STUCK: Final = 1 << 20  # bytes a socket may owe before it is given up
SHORT: Final = 128  # bytes of a frame that goes into the same piece as the next one
LONG: Final = (
    1 << 14
)  # bytes of a message whose parts are not copied: others are sent the same ones


class Outbox(Voice):
    """Writes the heads of frames (RFC 6455, section 5.2) itself: there is nothing in them to get wrong,
    and an update that goes to many is encoded once."""

    def __init__(
        self,
        transport: asyncio.Transport,
        hang_up: Callable[[int], None],
        waiting: list[Outbox],
        call_soon: Callable[..., object],
    ) -> None:
        self.transport = transport
        self.write: Callable[[bytes], None] = transport.write
        self.is_closing: Callable[[], bool] = transport.is_closing
        self.hang_up = hang_up
        self.waiting = waiting  # all outboxes with something in them
        self.call_soon = call_soon
        self.frames: list[bytes] = []
        self.closed = False

    def push(self, message: list[bytes]) -> None:
        """Send a text message, given in parts, at the end of this turn."""
        if self.closed:
            return
        size = 0
        for part in message:
            size += len(part)
        if size < 126:
            head = (0x8100 | size).to_bytes(2, "big")
        elif size < 65536:
            head = (0x817E_0000 | size).to_bytes(4, "big")
        else:
            head = b"\x81\x7f" + size.to_bytes(8, "big")
        frames = self.frames
        if not frames:
            if not self.waiting:
                self.call_soon(flush, self.waiting)
            self.waiting.append(self)
        if size > LONG:
            frames.append(head)
            frames.extend(message)
            return
        parts = [head, *message]
        if frames and len(frames[-1]) < SHORT:
            parts.insert(0, frames.pop())  # mostly an acknowledgement: both are copied once
        frames.append(b"".join(parts))

    def flush(self) -> None:
        frames = self.frames
        if frames:
            if not self.is_closing():
                if len(frames) == 1:
                    self.write(frames[0])
                else:
                    self.transport.writelines(frames)
            self.frames = []

    def close(self, code: int) -> None:
        """Send what is still to be sent, and hang up."""
        self.flush()
        self.closed = True
        self.hang_up(code)

    def drop_if_stuck(self) -> None:
        """Give up a socket that takes nothing and has too much waiting."""
        if self.transport.get_write_buffer_size() > STUCK:
            self.transport.abort()


def flush(waiting: list[Outbox]) -> None:
    """The end of a turn: everything that was said goes out, at one stroke.

    A first word to somebody who sleeps wakes them, which is dearer than the word: so one speaks to all.
    """
    outboxes = waiting[:]
    waiting.clear()
    for outbox in outboxes:
        outbox.flush()
