"""How much is too much: buckets of tokens, and a log of refusals without floods."""

from __future__ import annotations

import logging
import time

log = logging.getLogger("nightmarket.server")


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
