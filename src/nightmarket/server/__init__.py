# mypyc: no (nothing to gain)
"""The live server: tables, people, bots and the wire."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from nightmarket.server.config import Config


def run(
    host: str = "127.0.0.1",
    port: int | None = None,
    data: Path | str | None = None,
    config: Config | None = None,
) -> None:
    """Serve until interrupted. Without a port: 8000, or the next free one."""
    from nightmarket.server.serve import run as serve  # so that the wire alone imports quickly

    serve(host, port, data, config)


__all__ = ["run"]
