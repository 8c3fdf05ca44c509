# mypyc: no (structs)
"""What a page and the house say to each other about the person who comes back."""

from __future__ import annotations

from typing import Any, Literal

from msgspec import UNSET, Struct, UnsetType

from nightmarket.table import wire

# What somebody can be told: their turn, that their time runs out, that a table is full or over, that
# somebody has called them by name.
Kind = Literal["turn", "late", "over", "talk"]


class MyDevice(Struct):
    id: str
    about: str  # Firefox · Linux
    since: int  # milliseconds since 1970
    seen: int
    here: bool
    called: bool  # it is told when it is their turn


class MyPasskey(Struct):
    id: str
    about: str
    made: int  # milliseconds since 1970


class MyWay(Struct):
    """Another way to be told, which the host has set up."""

    name: str
    place: str  # what the person has filled in and proved; empty: nothing


class Self(Struct):
    name: str
    language: str
    created: int
    devices: list[MyDevice]
    passkeys: list[MyPasskey]
    words_at: int  # when six words were last written down; 0: never
    seats: int
    told: list[Kind]
    ways: list[MyWay]
    quiet: wire.QuietHours | None  # when notes wait for the morning
    blocked: int  # how many people are


class Me(Struct):
    """Who this browser is, and what the house can do for them at this address."""

    person: Self | None
    push: str  # the house's public key for notes
    person_days: int  # how long nobody may come before a person goes; 0: they stay
    table_days: int
    backups: int


class Begin(Struct, forbid_unknown_fields=True):
    name: str
    language: str = "en"


class ChangeMe(Struct, forbid_unknown_fields=True):
    name: str | UnsetType = UNSET
    language: str | UnsetType = UNSET
    told: list[Kind] | UnsetType = UNSET
    quiet: wire.QuietHours | UnsetType | None = UNSET


class GivenSeat(Struct):
    table: str
    secret: str


class GivenSeats(Struct):
    """The seats it has from now on too."""

    seats: list[GivenSeat]


class LinkCode(Struct):
    code: str
    seconds: int


class Code(Struct, forbid_unknown_fields=True):
    code: str


class Linked(Struct):
    """Whose code it was, and what says: yes, this is me."""

    name: str
    key: str


class SixWords(Struct, forbid_unknown_fields=True):
    words: str


class PasskeyWish(Struct):
    """What the browser's own dialogue is asked, as WebAuthn writes it."""

    options: dict[str, Any]


class PasskeyShown(Struct, forbid_unknown_fields=True):
    """What it answered."""

    credential: dict[str, Any]


class Named(Struct, forbid_unknown_fields=True):
    """A device, or a passkey."""

    id: str


class Subscribed(Struct, forbid_unknown_fields=True):
    """Where this browser is told."""

    endpoint: str
    p256dh: str
    auth: str


class MuteTable(Struct, forbid_unknown_fields=True):
    table: str
    on: bool


class Fill(Struct, forbid_unknown_fields=True):
    """Another way to be told: without a code one is sent there; an empty place ends it."""

    name: str
    place: str
    code: str = ""


class Tried(Struct):
    """A note that was sent to see whether it comes: how many were taken, how many were not."""

    sent: int
    failed: int


class MyTable(Struct):
    table: wire.Running
    muted: bool


class MyTables(Struct):
    tables: list[MyTable]


class FriendSeats(Struct):
    """Where somebody sits, at a table of this person's."""

    table: str
    seats: list[int]


class Friend(Struct):
    """Somebody this person has played with who comes back too."""

    id: str  # means something to this person alone
    name: str
    games: int
    last: int  # when they last played together, in milliseconds since 1970
    blocked: bool
    seats: list[FriendSeats]  # at tables that are not over; of who is blocked, at all of them
    open: list[str]  # tables that anybody may join, where they wait


class Friends(Struct):
    friends: list[Friend]


class Block(Struct, forbid_unknown_fields=True):
    """Want nothing more of somebody, or no longer so. They are not told."""

    id: str
    on: bool


class DeleteMe(Struct, forbid_unknown_fields=True):
    name: str  # typed once more
