# mypyc: no (once a connection)
"""Who comes, from where, and whether the page that sends them may."""

from __future__ import annotations

import contextlib
import ipaddress
import socket
from collections.abc import Mapping
from functools import lru_cache
from typing import Final
from urllib.parse import SplitResult, urlsplit

from nightmarket.server.config import Config
from nightmarket.table.guard import Refuse

# Names that only a household, or whoever owns its router's, can give to a machine.
AT_HOME: Final = (
    ".localhost", ".local", ".lan", ".home", ".home.arpa", ".internal", ".fritz.box"
)  # fmt: skip


def visitor_address(peer: str, headers: Mapping[str, str], config: Config) -> str:
    """The address limits are counted by: the peer's own, or what proxies that are trusted say of it."""
    address = peer
    told = [part.strip() for part in headers.get("x-forwarded-for", "").split(",") if part.strip()]
    while address in config.trusted_proxies and told:
        address = told.pop()
        try:
            address = str(ipaddress.ip_address(address))
        except ValueError:
            return household(peer)
    return household(address)


@lru_cache(4096)
def household(address: str) -> str:
    """Whose address it is: with IPv6 everybody has as many as they like, all with one beginning."""
    try:
        found = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if isinstance(found, ipaddress.IPv4Address) or found.is_loopback:
        return str(found)
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return str(ipaddress.IPv6Network((found, 64), strict=False))


def welcome_here(path: str, headers: Mapping[str, str], config: Config) -> None:
    """May this page open a socket here? The address may name the table, for whoever spreads tables."""
    where = inside(path.split("?", 1)[0], config)
    if where != "/ws" and not where.startswith("/ws/"):
        raise Refuse("not-found")
    if headers.get("origin") is None:
        check_host(headers.get("host", ""), config)
    check_origin(headers, config)


def inside(path: str, config: Config) -> str:
    """An address as the house knows it. Some proxies take off the path it stands under, some do not."""
    root = config.root
    return path[len(root) :] if root and path.startswith(f"{root}/") else path


def check_origin(headers: Mapping[str, str], config: Config) -> None:
    """A browser says which page asks. Ours, or one that was allowed; programs say nothing."""
    origin = headers.get("origin")
    if origin is None or origin in config.origins:
        return
    host = headers.get("host", "")
    if config.public_url and same_place(origin, config.public_url):
        return  # a proxy may have written another host
    try:
        is_ours = urlsplit(origin).netloc.lower() == host.lower()
    except ValueError:
        is_ours = False
    if not is_ours:
        raise Refuse("foreign-origin", "another site's page may not do this")
    check_host(host, config)


def own_origin(headers: Mapping[str, str], config: Config) -> str:
    """Where the page that asks stands, if it is a page of this house itself; it was checked before."""
    origin = headers.get("origin", "")
    return "" if origin in config.origins and not same_place(origin, config.public_url) else origin


def same_place(one: str, other: str) -> bool:
    """Have both addresses the same scheme, name and port?"""
    try:
        a, b = urlsplit(one), urlsplit(other)
        return (a.scheme, a.hostname, port_of(a)) == (b.scheme, b.hostname, port_of(b))
    except ValueError:
        return False


def port_of(address: SplitResult) -> int | None:
    return address.port or {"http": 80, "https": 443}.get(address.scheme)


def check_host(host: str, config: Config) -> None:
    """By which name has the browser come? Anybody may point a name of theirs at this machine, and their
    page would then look like ours: only names count that no stranger can have."""
    try:
        name = (urlsplit(f"//{host}").hostname or "").rstrip(".")
    except ValueError:
        name = ""
    if not is_name_of_ours(name, config):
        raise Refuse(
            "foreign-host", f"{name[:80]!r} is no name of this server (see --public-url)", "host"
        )


def is_name_of_ours(name: str, config: Config) -> bool:
    if not name:
        return False
    if "." not in name or name.endswith(AT_HOME) or name == socket.gethostname().lower():
        return True  # a name without a dot cannot be had on the internet
    if any(urlsplit(url).hostname == name for url in (config.public_url, *config.origins)):
        return True
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return False
    return True


def addresses(config: Config, port: int) -> list[str]:
    """Where others can find this server, the likeliest first; empty when only this device can."""
    listens = config.host
    if listens in ("0.0.0.0", "::"):
        found = [f"http://{name}:{port}" for name in names_at_home()]
    elif is_loopback(listens):
        found = []
    else:
        found = [f"http://[{listens}]:{port}" if ":" in listens else f"http://{listens}:{port}"]
    return [config.public_url, *found] if config.public_url else found


def names_at_home() -> list[str]:
    """The addresses of this machine in its nets; asking for its own name may take a while."""
    found: list[str] = []
    with contextlib.suppress(OSError), socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as way:
        way.connect(("10.255.255.255", 1))  # only asks the system by which of them it would go
        found.append(way.getsockname()[0])
    with contextlib.suppress(OSError):
        found += socket.gethostbyname_ex(socket.gethostname())[2]
    return [name for name in dict.fromkeys(found) if is_reachable(name)]


def is_reachable(name: str) -> bool:
    address = ipaddress.ip_address(name)
    return not (address.is_loopback or address.is_unspecified or address.is_link_local)


def is_loopback(name: str) -> bool:
    try:
        return ipaddress.ip_address(name).is_loopback
    except ValueError:
        return name == "localhost"
