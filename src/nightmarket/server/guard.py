"""Against mischief: clean names, unguessable codes, hashed secrets, buckets, a log without floods."""

from __future__ import annotations

import hashlib
import logging
import secrets
import time
import unicodedata
from typing import Final

from nightmarket.kernel import Refusal

log = logging.getLogger("nightmarket.server")

# No letters that look alike, no vowels that make words.
ALPHABET: Final = "23456789bcdfghjkmnpqrstvwxyz"
CODE_LENGTH: Final = 10  # 28 ** 10: about 48 bits, behind a rate limit


class Refuse(Refusal):
    """The server's own refusals, by code."""

    def __init__(self, code: str, message: str = "", field: str = "", rule: str = "") -> None:
        super().__init__(message or code, field, rule)
        self.code = code


def new_code() -> str:
    """A code for a table: two groups of five, easy to read out."""
    letters = "".join(secrets.choice(ALPHABET) for _ in range(CODE_LENGTH))
    return f"{letters[:5]}-{letters[5:]}"


def tidy_code(text: str) -> str:
    """A code as it was meant: any case, with or without the dash. Empty when it is none."""
    letters = text[:40].lower().replace("-", "").replace(" ", "")
    if len(letters) != CODE_LENGTH or any(c not in ALPHABET for c in letters):
        return ""
    return f"{letters[:5]}-{letters[5:]}"


def new_secret() -> str:
    """128 bits."""
    return secrets.token_urlsafe(16)


def digest(secret: str) -> str:
    """What is kept of a secret. It has 128 random bits, so one round is enough."""
    return hashlib.sha256(secret.encode("utf-8", "surrogatepass")).hexdigest()


def commitment(seed: str) -> str:
    return hashlib.sha256(seed.encode("ascii")).hexdigest()


def clean(text: str, limit: int) -> str:
    """Plain text on one line: no control, format or private characters, no runs of blanks."""
    kept = "".join(
        " " if c.isspace() else c
        for c in unicodedata.normalize("NFC", text[: limit * 4])
        if c.isspace() or unicodedata.category(c)[0] != "C" or c == "\u200d"
    )
    return " ".join(kept.split())[:limit].strip()


class Bucket:
    """Tokens that come back with time."""

    __slots__ = ("at", "burst", "rate", "tokens")

    def __init__(self, rate: float, burst: float) -> None:
        self.rate = rate
        self.burst = burst
        self.tokens = burst
        self.at = time.monotonic()

    def take(self, now: float, cost: float = 1) -> bool:
        tokens = self.tokens + (now - self.at) * self.rate
        if tokens > self.burst:
            tokens = self.burst
        self.at = now
        if tokens < cost:
            self.tokens = tokens
            return False
        self.tokens = tokens - cost
        return True


class Complaints:
    """One line in the log for each kind of refusal, then a count once a minute."""

    def __init__(self) -> None:
        self.counts: dict[str, int] = {}
        self.told: dict[str, float] = {}

    def note(self, code: str, address: str) -> None:
        self.counts[code] = self.counts.get(code, 0) + 1
        now = time.monotonic()
        if now - self.told.get(code, -60) >= 60:
            self.told[code] = now
            log.warning("refused: %s (from %s, %d so far)", code, address, self.counts[code])
