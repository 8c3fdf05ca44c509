"""The best runs on disk: their table, and how the best of each kind are found."""

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
# The best of every kind, seat count and list; an empty kind and no seats stand for all.
BEST: Final = """
    SELECT code, game, kind, seats, apart, first, second, finished, body FROM (
        SELECT *, row_number() OVER (
            PARTITION BY kind, seats, apart ORDER BY first, second, finished
        ) AS place FROM runs
        WHERE game = ?1 AND (?2 = '' OR kind = ?2) AND (?3 = 0 OR seats = ?3)
    ) WHERE place <= ?4 ORDER BY kind, seats, apart, place LIMIT 500
"""
