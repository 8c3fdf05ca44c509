# mypyc: no (nothing to gain)
"""The live server: tables, people, bots and the wire."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from nightmarket.server.config import Config


def run(config: Config | None = None) -> None:
    """Serve until interrupted, as it is configured: here, or else by the environment."""
    from nightmarket.server import serve, sources  # so that the wire alone imports quickly

    serve.run(config or sources.read(environment=os.environ).config)


__all__ = ["run"]
