# mypyc: no (structs)
"""What a house decides for all its tables. Everything has a default that suits a household.

A field with a description is set from outside too, by file, environment and flag: `server/sources.py`.
"""

from __future__ import annotations

import secrets
from collections.abc import Callable
from typing import Annotated

from msgspec import Meta, Struct

from nightmarket.kernel import seed_text


class Limits(Struct, frozen=True):
    """What one connection, one address and the whole house may ask for."""

    # The longest message is a setup with a pack of cards.
    message_bytes: Annotated[int, Meta(ge=1024, description="longest message")] = 96 * 1024
    messages_per_s: Annotated[float, Meta(gt=0, description="messages of one connection")] = 30
    messages_burst: Annotated[float, Meta(ge=1, description="the same at a stretch")] = 90
    address_per_s: Annotated[float, Meta(gt=0, description="messages from one address")] = 200
    address_burst: Annotated[float, Meta(ge=1, description="the same at a stretch")] = 600
    requests_per_s: Annotated[
        float, Meta(gt=0, description="requests from one address; dear ones count more")
    ] = 50
    requests_burst: Annotated[float, Meta(ge=20, description="the same at a stretch")] = 600
    opened_per_minute: Annotated[
        float, Meta(gt=0, description="tables and imported records by one address")
    ] = 30
    connections: Annotated[
        int, Meta(ge=1, description="sockets in the whole house, and as many pages")
    ] = 4000
    connections_per_address: Annotated[
        int, Meta(ge=1, description="sockets, and as many pages, from one address")
    ] = 200
    tables: Annotated[int, Meta(ge=1, description="tables in memory")] = 4000
    chat_text: Annotated[int, Meta(ge=1, description="letters of one line of talk")] = 300
    name: Annotated[int, Meta(ge=1, description="letters of a name")] = 24
    people: Annotated[int, Meta(ge=1, description="people ever at one table")] = 64
    gesture: Annotated[int, Meta(ge=1, description="choices in one play")] = 64
    record_bytes: Annotated[int, Meta(ge=1024, description="size of an imported record")] = (
        2 * 1024 * 1024
    )
    lobby_days: Annotated[
        int, Meta(ge=0, description="a table that never began goes, unopened for so long; 0: never")
    ] = 30
    table_days: Annotated[int, Meta(ge=0, description="the same for a table in play or over")] = 0
    record_days: Annotated[int, Meta(ge=0, description="the same for an imported record")] = 0
    persons: Annotated[int, Meta(ge=0, description="people who come back, in the house")] = 50_000
    calls: Annotated[int, Meta(ge=0, description="browsers that are told, in the house")] = 10_000
    person_days: Annotated[
        int, Meta(ge=0, description="a person nobody has been for so long goes; 0: never")
    ] = 400
    disk_free_mb: Annotated[
        int, Meta(ge=0, description="with less room on the disk nothing new is opened or imported")
    ] = 100
    store_mb: Annotated[
        int, Meta(ge=0, description="nor when the store is bigger than this; 0: however big")
    ] = 0
    record_moves: Annotated[int, Meta(ge=1, description="choices of an imported record")] = 20_000


def new_seed() -> str:
    """Of a deal nobody has seen: 255 bits nobody can guess, the first is set."""
    return seed_text(secrets.randbits(256) | 1 << 255)


class Settings(Struct, frozen=True, kw_only=True):
    limits: Limits = Limits()
    idle_s: Annotated[float, Meta(ge=0, description="a table nobody looks at leaves memory")] = 120
    absent_s: Annotated[
        int, Meta(ge=0, description="after so long the host may hand over an absent person's seat")
    ] = 60
    claim_s: Annotated[int, Meta(ge=1, description="how long a code for another device holds")] = (
        300
    )
    call_s: Annotated[
        float, Meta(ge=0, description="who is asked and away for so long is told, if they wish")
    ] = 20
    told_s: Annotated[
        float, Meta(ge=0, description="who comes and goes is told together, so often at most")
    ] = 0.25
    bot_pause_s: Annotated[
        float, Meta(ge=0, description="pause of a bot, so that people can follow")
    ] = 0.25
    window_s: Annotated[
        tuple[float, float], Meta(description="from-to before an automatic answer is given")
    ] = (2.0, 3.5)
    bot_window_s: Annotated[tuple[float, float], Meta(description="the same for bots")] = (0.6, 1.0)
    bot_limit_s: Annotated[
        float, Meta(gt=0, description="a bot that takes longer is replaced by a modest choice")
    ] = 20
    calls_inward: bool = False  # notes may go to this very machine: for tests, which listen there
    seed: Callable[[], str] = new_seed  # of every new deal; tests repeat one

    @property
    def has_keeper(self) -> bool:
        """Does anybody read what people report?"""
        return False
