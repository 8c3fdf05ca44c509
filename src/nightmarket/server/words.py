# mypyc: no (off the path of a move)
"""Six words on paper: 66 bits, and all that is kept of them is one slow hash."""

from __future__ import annotations

import hashlib
import secrets
import unicodedata
from functools import cache
from importlib.resources import files
from typing import Final

SIX: Final = 6
LONGEST: Final = 200  # letters that are looked at
# A tenth of a second and 32 MiB: nobody tries many.
COST: Final = 1 << 15
BLOCK: Final = 8


@cache
def known() -> tuple[str, ...]:
    text = (files("nightmarket.server") / "words.txt").read_text("ascii")
    return tuple(line for line in text.split("\n") if line and line[0] != "#")


def new() -> str:
    return " ".join(secrets.choice(known()) for _ in range(SIX))


def tidy(text: str) -> str:
    """Six words as they were meant, in any case, with any blanks; empty when they are none of ours."""
    text = unicodedata.normalize("NFKC", text[:LONGEST]).lower()
    found = "".join(c if c.isalpha() else " " for c in text).split()
    if len(found) != SIX or any(word not in known() for word in found):
        return ""
    return " ".join(found)


def slow_hash(words: str, salt: bytes) -> str:
    """Takes a while: to be called beside the loop."""
    most = 2 * 128 * COST * BLOCK
    found = hashlib.scrypt(words.encode(), salt=salt, n=COST, r=BLOCK, p=1, maxmem=most, dklen=32)
    return found.hex()
