"""The house in the page in full: the same games in WebAssembly, whole games in a real browser."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Final

from nightmarket.kernel import Refusal

ROOT: Final = Path(__file__).parents[3]
TOLD: Final = ("golden", "played", "looked", "conform")  # by tests/pocket/inside.py
# In a real browser: what needs nobody else, the pocket's own, whole games without a network.
HELD: Final = (
    ("rooms and tables", ["tests/browser", "-m", "alone"]),
    ("tabs, versions, records", ["tests/browser/test_pocket.py"]),
    ("whole games without a network", ["tests/browser/pocket_games.py"]),
)


def pocket(progress: Callable[[int, int], None]) -> dict[str, object]:
    """From a checkout with the client built: node and a Chromium are needed."""
    node = shutil.which("node")
    if node is None or not (ROOT / "tests" / "pocket").is_dir():
        raise Refusal("the pocket's proofs need a checkout with its tests, and node", "part")
    figures: dict[str, object] = {}
    steps = len(TOLD) + len(HELD)
    for done, what in enumerate(TOLD):
        progress(done, steps)
        outside = output([sys.executable, "-m", "tests.pocket.inside", what])
        inside = output([node, "web/scripts/wasm.mjs", "tests/pocket/inside.py", what])
        for one, other in zip(outside, inside, strict=True):
            if one != other:
                raise AssertionError(f"another game in WebAssembly: {one} is {other}")
        figures[what] = f"{len(outside)} the same"
    for done, (name, which) in enumerate(HELD, len(TOLD)):
        progress(done, steps)
        run = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", *which]
        told = output(run, NIGHTMARKET_POCKET="1")
        figures[name] = next((line for line in reversed(told) if " passed" in line), told[-1])
    progress(steps, steps)
    return figures


def output(command: list[str], **more: str) -> list[str]:
    """Its lines; whatever goes wrong is told."""
    found = subprocess.run(
        command, cwd=ROOT, env={**os.environ, **more}, capture_output=True, text=True
    )
    if found.returncode:
        raise AssertionError(f"{' '.join(command)}:\n{(found.stdout + found.stderr)[-4000:]}")
    return found.stdout.splitlines()
