# mypyc: no (structs)
"""What a house decides for all its tables. Everything has a default that suits a household."""

from __future__ import annotations

import secrets
from collections.abc import Callable

from msgspec import Struct


class Limits(Struct, frozen=True):
    """What one connection, one address and the whole house may ask for."""

    message_bytes: int = 96 * 1024  # the longest is a setup with a pack of cards
    messages_per_s: float = 30
    messages_burst: float = 90
    address_per_s: float = 200
    address_burst: float = 600
    opened_per_minute: float = 30  # tables and imported records by one address
    connections: int = 4000
    connections_per_address: int = 200
    tables: int = 4000  # in memory
    chat_text: int = 300
    name: int = 24
    people: int = 64  # ever at one table
    gesture: int = 64  # choices in one play
    record_bytes: int = 2 * 1024 * 1024
    record_moves: int = 20_000


def new_seed() -> str:
    """Of a deal nobody has seen: 128 bits nobody can guess."""
    return secrets.token_hex(16)


class Settings(Struct, frozen=True, kw_only=True):
    limits: Limits = Limits()
    absent_s: int = 60  # after so long the host may hand over an absent person's seat
    claim_s: int = 300
    told_s: float = 0.25  # who comes and goes is told together, so often at most
    bot_pause_s: float = 0.25  # so that people can follow
    window_s: tuple[float, float] = (2.0, 3.5)  # before an automatic answer is given, see `windows`
    bot_window_s: tuple[float, float] = (0.6, 1.0)  # the same for bots
    bot_limit_s: float = 20  # a bot that takes longer is replaced by the game's modest default
    seed: Callable[[], str] = new_seed  # of every new deal; tests repeat one
