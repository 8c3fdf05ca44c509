# mypyc: no (structs)
"""Settings of a server: those of its tables, and its own. Everything has a default."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import Annotated, Literal
from urllib.parse import urlsplit

from msgspec import Meta

from nightmarket.table.settings import Limits, Settings

__all__ = ["Config", "Limits", "data_folder"]


class Config(Settings, frozen=True, kw_only=True):
    data: Annotated[Path, Meta(description="where tables and records are kept")]
    store: Annotated[
        str, Meta(description="postgresql://… that many nodes share; empty: SQLite in data")
    ] = ""
    host: Annotated[str, Meta(description="where to listen; 0.0.0.0 for the whole house")] = (
        "127.0.0.1"
    )
    port: Annotated[int | None, Meta(description="8000, or the next free one")] = None
    static: Annotated[
        Path | None, Meta(description="the built client, if not the one in the package")
    ] = None
    public_url: Annotated[
        str,
        Meta(
            description="where people find it, if a proxy or a domain stands before it;"
            " a path in it is where the house stands there"
        ),
    ] = ""
    origins: Annotated[
        tuple[str, ...], Meta(description="other sites whose pages may connect")
    ] = ()
    trusted_proxies: Annotated[
        tuple[str, ...], Meta(description="proxies whose X-Forwarded-For is believed")
    ] = ()
    hello_s: Annotated[float, Meta(gt=0, description="for a new socket to say hello")] = 10
    workers: Annotated[
        int, Meta(ge=0, description="processes for bots; 0: one for each core, two to four")
    ] = 0
    metrics: Annotated[str, Meta(description="HOST:PORT for Prometheus; empty: none")] = ""
    log: Annotated[
        Literal["text", "json"], Meta(description="text for people, json for programs")
    ] = "text"
    access_log: Annotated[bool, Meta(description="log who comes, asks and leaves")] = False
    notify: Annotated[
        tuple[str, ...],
        Meta(description="further ways to tell people, like ntfy=ntfys://ntfy.sh/{}; {} is theirs"),
    ] = ()
    admin_secret: Annotated[
        str, Meta(description="opens /house to whoever keeps it; empty: there is no such door")
    ] = ""

    @property
    def has_keeper(self) -> bool:
        return bool(self.admin_secret)

    @property
    def root(self) -> str:
        """The path the house stands under: nothing, or like /games."""
        return urlsplit(self.public_url).path.rstrip("/")


def data_folder() -> Path:
    """Where this platform keeps a program's data."""
    home = Path.home()
    if sys.platform == "darwin":
        return home / "Library" / "Application Support" / "nightmarket"
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA", home / "AppData" / "Local")) / "nightmarket"
    return Path(os.environ.get("XDG_DATA_HOME") or home / ".local" / "share") / "nightmarket"
