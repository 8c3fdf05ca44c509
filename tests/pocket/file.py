"""A plain file in the place of the page's own file system."""

from __future__ import annotations

import os
from pathlib import Path


class FileDisk:
    def __init__(self, path: Path) -> None:
        self.path = path
        self.file = path.open("ab+")

    def read(self) -> bytes:
        self.file.seek(0)
        return self.file.read()

    def append(self, data: bytes) -> None:
        self.file.write(data)
        self.file.flush()
        os.fdatasync(self.file.fileno())

    def replace(self, data: bytes) -> None:
        self.file.truncate(0)
        self.append(data)

    def close(self) -> None:
        self.file.close()
