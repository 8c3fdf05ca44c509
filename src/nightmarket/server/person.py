# mypyc: no (structs)
"""What is kept of a person. docs/coming-back.md says for how long."""

from __future__ import annotations

import re
from typing import Final

import msgspec
from msgspec import Struct, field

from nightmarket.server.person_wire import Kind

DEVICES: Final = 16
PASSKEYS: Final = 10
BLOCKED: Final = 200


class Passkey(Struct):
    id: str  # as WebAuthn writes it, without its padding
    public: str  # the same of its public half
    count: int  # what the authenticator has counted
    about: str
    made: int


class Device(Struct):
    id: str
    hash: str  # of its cookie
    about: str
    since: int
    seen: int


class Person(Struct):
    name: str
    language: str
    created: int
    devices: list[Device] = field(default_factory=list)
    passkeys: list[Passkey] = field(default_factory=list)
    words: str = ""  # their slow hash
    words_at: int = 0
    told: list[Kind] = field(default_factory=lambda: ["turn", "late", "over"])

    ways: dict[str, str] = field(default_factory=dict)  # others to be told by, and where
    # When notes wait for the morning: a time zone by its name, and hours there.
    zone: str = ""
    begins: int = 23
    ends: int = 8
    blocked: list[str] = field(default_factory=list)  # people who do not sit down with this one

    def device(self, id: str) -> Device | None:
        return next((device for device in self.devices if device.id == id), None)

    @property
    def is_kept(self) -> bool:
        """Could they come back from another device?"""
        return bool(self.passkeys or self.words)


class Held(Struct):
    """One of the people of a table."""

    person: int
    anchor: str  # a hash nobody has the secret of: the seat is theirs while it is there
    devices: dict[str, list[str]] = field(default_factory=dict)  # hashes of secrets


class Seat(Struct):
    """What a person has at a table."""

    held: list[Held] = field(default_factory=list)
    muted: bool = False
    out: str = ""  # what the note says that is out
    warned: int = 0  # since when they were asked, when they were told that their time runs out
    named: bool = False  # somebody has called them by name, and they do not know yet


class Call(Struct):
    """A browser that is told."""

    device: str
    endpoint: str
    p256dh: str
    auth: str


ENCODE: Final = msgspec.json.Encoder().encode
DECODE_PERSON: Final = msgspec.json.Decoder(Person).decode
DECODE_SEAT: Final = msgspec.json.Decoder(Seat).decode
DECODE_CALL: Final = msgspec.json.Decoder(Call).decode


def written(body: Struct) -> str:
    return ENCODE(body).decode()


BROWSERS: Final = (
    (r"Edg", "Edge"), (r"OPR/", "Opera"), (r"Firefox|FxiOS", "Firefox"),
    (r"Chrom|CriOS", "Chrome"), (r"Safari", "Safari"),
)  # fmt: skip
SYSTEMS: Final = (
    (r"Android", "Android"), (r"iPhone", "iPhone"), (r"iPad", "iPad"), (r"Windows", "Windows"),
    (r"CrOS", "ChromeOS"), (r"Mac OS", "macOS"), (r"Linux", "Linux"),
)  # fmt: skip


def about(agent: str) -> str:
    """A browser as its owner would know it, and no more: `Firefox · Linux`."""
    agent = agent[:400]
    found = [
        next((name for sign, name in signs if re.search(sign, agent)), "")
        for signs in (BROWSERS, SYSTEMS)
    ]
    return " · ".join(filter(None, found))
