"""Every lesson of every game in a real browser, by its words alone: wide, then on a phone."""

from __future__ import annotations

import sys
from collections.abc import Callable

from nightmarket.kernel import Refusal
from nightmarket.soak.pocket import ROOT, output

FOLLOWED = "tests/browser/test_courses.py"


def courses(progress: Callable[[int, int], None]) -> dict[str, object]:
    """From a checkout with the client built; a Chromium is needed."""
    if not (ROOT / FOLLOWED).exists():
        raise Refusal("the courses need a checkout with its tests", "part")
    figures: dict[str, object] = {}
    for done, screen in enumerate(("wide", "phone")):
        progress(done, 2)
        run = [sys.executable, "-m", "pytest", "-p", "no:cacheprovider", "-k", screen]
        told = output([*run, FOLLOWED], NIGHTMARKET_COURSES="all")
        figures[screen] = next((line for line in reversed(told) if " passed" in line), told[-1])
    progress(2, 2)
    return figures
