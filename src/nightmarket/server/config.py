# mypyc: no (structs)
"""Settings of a server: those of its tables, and its own. Everything has a default."""

from __future__ import annotations

import os
import sys
from pathlib import Path

from nightmarket.table.settings import Limits, Settings

__all__ = ["Config", "Limits", "data_folder"]


class Config(Settings, frozen=True, kw_only=True):
    data: Path
    static: Path | None = None  # the built client; None: the one in the package
    listens: str = "127.0.0.1"  # the address it is bound to
    public_url: str = ""  # where people find it, when a proxy or a name of the net stands before it
    origins: tuple[str, ...] = ()  # foreign pages that may connect (a development server)
    trusted_proxies: tuple[
        str, ...
    ] = ()  # addresses whose word on where a visitor comes from holds
    idle_s: float = 120  # a table nobody looks at leaves the memory
    hello_s: float = 10
    workers: int = 0  # processes for bots; 0: as many as the machine has cores, at most four


def data_folder() -> Path:
    """Where this platform keeps a program's data."""
    chosen = os.environ.get("NIGHTMARKET_DATA")
    if chosen:
        return Path(chosen)
    home = Path.home()
    if sys.platform == "darwin":
        return home / "Library" / "Application Support" / "nightmarket"
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA", home / "AppData" / "Local")) / "nightmarket"
    return Path(os.environ.get("XDG_DATA_HOME") or home / ".local" / "share") / "nightmarket"
