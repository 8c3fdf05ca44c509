"""The levels of bots, listed here alone, from the weakest to the strongest."""

from __future__ import annotations

from typing import Final


class Rank:
    """A level by its name: how long it may think, and how often it acts where everybody acts at once."""

    def __init__(self, level: str, seconds: float, beat_s: float) -> None:
        self.level = level
        self.seconds = seconds  # a choice, at most, on one core
        self.beat_s = beat_s


RANKS: Final = (
    Rank("easy", 0.1, 2.0),
    Rank("fair", 0.3, 1.2),
    Rank("hard", 1.0, 0.7),
    Rank("master", 2.0, 0.5),
)
LEVELS: Final = tuple([rank.level for rank in RANKS])
SECONDS: Final = {rank.level: rank.seconds for rank in RANKS}
BEATS_S: Final = {rank.level: rank.beat_s for rank in RANKS}
