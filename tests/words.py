"""What a message says, for those who look whether it says too much."""

from __future__ import annotations

from typing import Any


def words_in(value: Any) -> list[str]:
    """Every text in a message, keys left out."""
    if isinstance(value, str):
        return [value]
    if isinstance(value, dict):
        return [word for part in value.values() for word in words_in(part)]
    if isinstance(value, list):
        return [word for part in value for word in words_in(part)]
    return []
