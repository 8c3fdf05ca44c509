"""The best runs on disk: their table."""

from __future__ import annotations

from typing import Final

MIGRATION: Final[str] = """
    CREATE TABLE runs (
        code TEXT PRIMARY KEY, game TEXT NOT NULL, kind TEXT NOT NULL, seats INTEGER NOT NULL,
        apart TEXT NOT NULL, first INTEGER NOT NULL, second INTEGER NOT NULL, finished INTEGER NOT NULL,
        body TEXT NOT NULL
    ) WITHOUT ROWID;
    CREATE INDEX runs_by_mark ON runs (game, kind, seats, apart, first, second, finished);
"""
