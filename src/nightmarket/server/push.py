# mypyc: no (off the path of a move)
"""Web Push: a note for one browser, which the service that carries it cannot read (RFC 8291, 8292).

Where notes go is said by strangers: only to public addresses, over TLS, and never for long.
"""

from __future__ import annotations

import asyncio
import base64
import importlib
import ipaddress
import logging
import socket
import ssl
import time
from typing import Any, Final, Literal, NamedTuple
from urllib.parse import urlsplit

from nightmarket.house.house import House
from nightmarket.server.hanging import Hanging
from nightmarket.server.person import Call
from nightmarket.store import KeyRow
from nightmarket.store.people import PeopleStore
from nightmarket.table.guard import Refuse

log = logging.getLogger("nightmarket.server")

ANSWER_S: Final = 10.0  # for name, connection, note and answer together
LONGEST: Final = 1000  # characters of an endpoint
KEPT_S: Final = 3 * 24 * 3600  # for so long the service keeps what it cannot deliver
SIGNED_S: Final = 12 * 3600
AT_ONCE: Final = 16
NAMES: Final = 32  # that are looked up at once
NAT64: Final = ipaddress.ip_network("64:ff9b::/96")  # an IPv4 address in disguise

Sent = Literal["sent", "gone", "failed"]


class Where(NamedTuple):
    tls: bool
    host: str
    port: int
    path: str

    @property
    def origin(self) -> str:
        usual = self.port == (443 if self.tls else 80)
        host = f"[{self.host}]" if ":" in self.host else self.host
        return f"http{'s' if self.tls else ''}://{host}{'' if usual else f':{self.port}'}"


def where(endpoint: str, inward: bool = False) -> Where:
    """Where an endpoint leads; raises a refusal for anything but https on its own port."""
    try:
        parts = urlsplit(endpoint)
        tls = parts.scheme == "https"
        port = parts.port or (443 if tls else 80)
        fits = (
            len(endpoint) <= LONGEST
            and endpoint.isascii()
            and endpoint.isprintable()
            and " " not in endpoint
            and bool(parts.hostname)
            and "@" not in parts.netloc
            and ((tls and port == 443) or inward)
        )
    except ValueError:
        fits = False
    if not fits:
        raise Refuse("bad-endpoint", "notes go to https addresses alone", "endpoint")
    path = parts.path or "/"
    return Where(tls, parts.hostname or "", port, f"{path}?{parts.query}" if parts.query else path)


def is_public(address: str) -> bool:
    """Is this address outside, whatever it is dressed up as?"""
    try:
        found = ipaddress.ip_address(address.split("%", 1)[0])
    except ValueError:
        return False
    if isinstance(found, ipaddress.IPv6Address):
        inner = found.ipv4_mapped or found.sixtofour
        if inner is not None:
            return is_public(str(inner))
        if found in NAT64 or found.teredo is not None:
            return False
    return found.is_global and not found.is_multicast


def look_up(name: str, port: int) -> list[str]:
    """A stranger's name may be answered when the stranger likes."""
    return [str(one[4][0]) for one in socket.getaddrinfo(name, port, type=socket.SOCK_STREAM)]


async def address_of(place: Where, names: Hanging, inward: bool = False) -> str:
    """The address to connect to; raises a refusal if one of those its name has is inside."""
    try:
        addresses = await names.do(lambda: look_up(place.host, place.port))
    except (OSError, UnicodeError) as error:  # the latter: no name at all
        raise Refuse("bad-endpoint", "there is no such address", "endpoint") from error
    if not addresses or not (inward or all(map(is_public, addresses))):
        raise Refuse("bad-endpoint", "notes do not go into a house's own network", "endpoint")
    return addresses[0]


def unpack(text: str, length: int, field: str) -> bytes:
    try:
        found = base64.urlsafe_b64decode(text[:200] + "=" * (-len(text) % 4))
    except ValueError:
        found = b""
    if len(found) != length:
        raise Refuse("bad-endpoint", f"a key has {length} bytes", field)
    return found


def encrypt(call: Call, note: bytes) -> bytes:
    import http_ece
    from cryptography.hazmat.primitives.asymmetric import ec

    found: bytes = http_ece.encrypt(
        note,
        private_key=ec.generate_private_key(ec.SECP256R1()),
        dh=unpack(call.p256dh, 65, "p256dh"),
        auth_secret=unpack(call.auth, 16, "auth"),
        version="aes128gcm",
    )
    return found


def check_keys(call: Call) -> None:
    """Raises a refusal for keys nothing can be encrypted with."""
    try:
        encrypt(call, b"")
    except ValueError as error:
        raise Refuse("bad-endpoint", "this is no key of a browser", "p256dh") from error


class Push:
    """Belongs to a house whose store keeps people."""

    def __init__(self, house: House, store: PeopleStore, about: str) -> None:
        self.house = house
        self.store = store
        self.about = about  # who sends, for the services
        self.inward = house.settings.calls_inward
        self._key: Any = None
        self._trust = ssl.create_default_context()
        self._sending = asyncio.Semaphore(AT_ONCE)
        self._names = Hanging(NAMES)

    async def open(self) -> None:
        """The key of the house: made at the first start, the same for all nodes from then on."""
        # They take a while to load.
        await self.house.aside(lambda: [*map(importlib.import_module, ("http_ece", "py_vapid"))])
        from py_vapid import Vapid02

        if await self.store.key("push") is None:
            fresh = Vapid02()
            fresh.generate_keys()
            await self.house.store_now([KeyRow("push", fresh.private_pem().decode())])
        pem = await self.store.key("push")
        assert pem is not None
        self._key = Vapid02.from_pem(pem.encode())

    async def public_key(self) -> str:
        """As a browser wants it."""
        from cryptography.hazmat.primitives import serialization as s

        if self._key is None:
            await self.open()
        raw: bytes = self._key.public_key.public_bytes(
            s.Encoding.X962, s.PublicFormat.UncompressedPoint
        )
        return base64.urlsafe_b64encode(raw).rstrip(b"=").decode()

    async def check(self, call: Call) -> None:
        """May this browser be told there? Raises a refusal."""
        await self.house.aside(lambda: check_keys(call))
        try:
            async with asyncio.timeout(ANSWER_S):
                await address_of(where(call.endpoint, self.inward), self._names, self.inward)
        except TimeoutError as error:
            raise Refuse("bad-endpoint", "there is no such address", "endpoint") from error

    async def send(self, call: Call, note: bytes, topic: str) -> Sent:
        if self._key is None:
            await self.open()
        try:
            async with self._sending, asyncio.timeout(ANSWER_S):
                place = where(call.endpoint, self.inward)
                address = await address_of(place, self._names, self.inward)
                head, body = await self.house.aside(lambda: self._written(call, place, note, topic))
                status = await self._post(place, address, head, body)
        except (OSError, ValueError, asyncio.IncompleteReadError, TimeoutError) as trouble:
            # A refusal is a ValueError too: the name leads elsewhere by now.
            self.house.complain(f"a note was not taken: {type(trouble).__name__}", call.device)
            return "failed"
        if status in (404, 410):
            return "gone"
        if not 200 <= status < 300:
            self.house.complain(f"a note was not taken: {status}", call.device)
            return "failed"
        return "sent"

    def _written(self, call: Call, place: Where, note: bytes, topic: str) -> tuple[bytes, bytes]:
        body = encrypt(call, note)
        claims = {"sub": self.about, "aud": place.origin, "exp": int(time.time()) + SIGNED_S}
        headers = {
            "host": place.origin.partition("//")[2],
            "ttl": str(KEPT_S),
            "topic": topic,
            "urgency": "normal",
            "content-encoding": "aes128gcm",
            "content-type": "application/octet-stream",
            "content-length": str(len(body)),
            "connection": "close",
            **self._key.sign(claims),
        }
        lines = [f"POST {place.path} HTTP/1.1", *(f"{k}: {v}" for k, v in headers.items()), "", ""]
        return "\r\n".join(lines).encode("ascii"), body

    async def _post(self, place: Where, address: str, head: bytes, body: bytes) -> int:
        """Hand it over at the address that was looked at; what else is answered is not read."""
        reader, writer = await asyncio.open_connection(
            address,
            place.port,
            ssl=self._trust if place.tls else None,
            server_hostname=place.host if place.tls else None,
        )
        try:
            writer.write(head + body)
            await writer.drain()
            version, status, *_ = (await reader.readline()).split() or (b"", b"")
            if not (version.startswith(b"HTTP/1.") and status.isdigit() and len(status) == 3):
                raise ValueError("this is no answer")
            return int(status)
        finally:
            writer.transport.abort()
