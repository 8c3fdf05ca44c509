"""The languages of the market, listed here alone: messages, rule pages, packs and the client follow."""

from __future__ import annotations

from typing import Final

# Each under its own name, never translated. English comes first: it stands in where another has no text.
LANGUAGES: Final[dict[str, str]] = {"en": "English", "ru": "Русский", "uk": "Українська"}


def spoken(wish: str) -> str:
    """This language, or the first where it is none of ours."""
    return wish if wish in LANGUAGES else next(iter(LANGUAGES))
