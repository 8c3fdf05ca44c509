# mypyc: no (once a connection)
"""Who comes, from where, and whether the page that sends them may."""

from __future__ import annotations

import ipaddress
from collections.abc import Mapping
from urllib.parse import urlsplit

from nightmarket.server.config import Config
from nightmarket.table.guard import Refuse


def visitor_address(peer: str, headers: Mapping[str, str], config: Config) -> str:
    """The address limits are counted by: the peer's own, or what proxies that are trusted say of it."""
    address = peer
    told = [part.strip() for part in headers.get("x-forwarded-for", "").split(",") if part.strip()]
    while address in config.trusted_proxies and told:
        address = told.pop()
        try:
            address = str(ipaddress.ip_address(address))
        except ValueError:
            return peer
    return address


def welcome_here(path: str, headers: Mapping[str, str], config: Config) -> None:
    """May this page open a socket here? The address may name the table, for whoever spreads tables."""
    where = path.split("?", 1)[0]
    if where != "/ws" and not where.startswith("/ws/"):
        raise Refuse("not-found")
    check_origin(headers, config)


def check_origin(headers: Mapping[str, str], config: Config) -> None:
    """A browser says which page asks. Ours, or one that was allowed; programs say nothing."""
    origin = headers.get("origin")
    if origin is None or origin in config.origins:
        return
    if urlsplit(origin).netloc.lower() != headers.get("host", "").lower():
        raise Refuse("foreign-origin", "another site's page may not do this")
