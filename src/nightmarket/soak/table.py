"""Whole games of the five in a real browser: by keys alone and by touch alone, in Ukrainian."""

from __future__ import annotations

import sys
from collections.abc import Callable

from nightmarket.kernel import Refusal
from nightmarket.soak.pocket import ROOT, output

GAMES = "tests/browser/table_games.py"


def table(progress: Callable[[int, int], None]) -> dict[str, object]:
    """From a checkout with the client built: a Chromium is needed."""
    if not (ROOT / GAMES).is_file():
        raise Refusal("whole games at the table need a checkout with its tests", "part")
    progress(0, 1)
    told = output([sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", GAMES])
    progress(1, 1)
    return {"games": next((line for line in reversed(told) if " passed" in line), told[-1])}
