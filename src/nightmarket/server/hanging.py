# mypyc: no (off the path of a move)
"""What may hang for as long as somebody else likes: done by threads that nobody else needs, and that end
with the process, whether they are done or not."""

from __future__ import annotations

import asyncio
import contextlib
import threading
from collections.abc import Callable
from typing import TypeVar

T = TypeVar("T")


class Hanging:
    """So many at once; while all of them hang nothing more is begun."""

    def __init__(self, most: int) -> None:
        self.most = most
        self.busy = 0

    async def do(self, work: Callable[[], T]) -> T:
        """What it comes to; raises a TimeoutError where nobody is free."""
        if self.busy >= self.most:
            raise TimeoutError("all others hang")
        loop = asyncio.get_running_loop()
        done: asyncio.Future[T] = loop.create_future()

        def ended(found: T | None, error: BaseException | None) -> None:
            self.busy -= 1
            if done.done():
                return  # nobody waits for it any more
            if error is not None:
                done.set_exception(error)
            else:
                done.set_result(found)  # type: ignore[arg-type]  # one of the two is there

        def run() -> None:
            found: T | None = None
            error: BaseException | None = None
            try:
                found = work()
            except Exception as trouble:
                error = trouble
            with contextlib.suppress(RuntimeError):  # the loop has ended meanwhile
                loop.call_soon_threadsafe(ended, found, error)

        self.busy += 1
        threading.Thread(target=run, name="hanging", daemon=True).start()
        return await done
