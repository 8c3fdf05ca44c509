"""Luck that nobody can work out from what it gave: a hash under a key, asked again and again.

Live tables draw from it. It is part of every record of theirs: what it gives never changes.
"""

from __future__ import annotations

from hashlib import blake2s
from struct import pack
from typing import Final

SEALED: Final = 9  # words of luck: eight are the key, the last counts


def key_of(seed: int) -> list[int]:
    """The key that a seed is, not yet asked."""
    key = seed.to_bytes(32, "little")
    return [*(int.from_bytes(key[i : i + 4], "little") for i in range(0, 32, 4)), 0]


def draw(w: list[int]) -> int:
    """The next 32 bits."""
    count = w[8]
    w[8] = count + 1
    key = pack("<8I", w[0], w[1], w[2], w[3], w[4], w[5], w[6], w[7])
    return int.from_bytes(blake2s(pack("<Q", count), key=key, digest_size=4).digest(), "little")
