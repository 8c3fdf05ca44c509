# mypyc: no (once in a process)
"""A data folder belongs to one server: two that write to it would lose each other's moves."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import IO


class Taken(Exception):
    """Another server holds the folder; `holder` is what it said about itself."""

    def __init__(self, store: Path, holder: str) -> None:
        where = f" (it is {holder})" if holder else ""
        super().__init__(f"another Night Market is using {store.parent}{where}")
        self.holder = holder


class Lock:
    """Held until it is let go or the process ends, however it ends."""

    def __init__(self, store: Path, holder: str = "") -> None:
        """Take a store; raises Taken. `holder` is what the next one who tries is told."""
        path = store.with_name(f"{store.name}.lock")
        self._file: IO[bytes] = os.fdopen(os.open(path, os.O_RDWR | os.O_CREAT, 0o600), "r+b")
        try:
            _lock(self._file)
        except OSError:
            self._file.seek(0)
            told = self._file.read(300).decode("utf-8", "replace").strip()
            self._file.close()
            raise Taken(store, told) from None
        self._file.truncate()
        self._file.write(holder.encode())
        self._file.flush()

    def let_go(self) -> None:
        self._file.close()


if sys.platform == "win32":
    import msvcrt

    def _lock(file: IO[bytes]) -> None:
        # Far behind the words, which others shall be able to read.
        file.seek(1 << 20)
        msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
        file.seek(0)

else:
    import fcntl

    def _lock(file: IO[bytes]) -> None:
        fcntl.flock(file.fileno(), fcntl.LOCK_EX | fcntl.LOCK_NB)
