"""A newcomer with two cores and five minutes: from nothing installed to an agent that learned.

A fresh environment gets the library and what `nightmarket[research]` brings, then runs the script that
docs/research.md sends people to. All of it is inside the five minutes.
"""

from __future__ import annotations

import os
import re
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import Final

from nightmarket.kernel import Refusal

ROOT: Final = Path(__file__).parents[3]
SCRIPT: Final = ROOT / "examples" / "learn_dale.py"
MINUTES: Final = 5
LEAST: Final = 80  # of a hundred games against random play
STEPS: Final = 3


def newcomer(progress: Callable[[int, int], None]) -> dict[str, object]:
    """From `python -m venv` to an agent that beats random play in Dale of Merchants."""
    if not SCRIPT.exists():
        raise Refusal("the newcomer needs a checkout: examples/ is not installed", "part")
    # Of this machine's own settings nothing: the package alone is what a newcomer has.
    env = {k: v for k, v in os.environ.items() if not k.startswith(("PYTHON", "NIGHTMARKET_"))}
    with tempfile.TemporaryDirectory() as folder:
        python = Path(folder, "bin", "python")
        began = time.monotonic()
        told = ""
        commands: list[list[str | Path]] = [
            [sys.executable, "-m", "venv", folder],
            [python, "-m", "pip", "install", "-q", f"{ROOT}[research]"],
            [python, SCRIPT],
        ]
        for done, command in enumerate(commands):
            progress(done, STEPS)
            ready = time.monotonic() - began
            told = subprocess.run(
                command, cwd=folder, env=env, stdout=subprocess.PIPE, text=True, check=True
            ).stdout
        spent = time.monotonic() - began
    progress(STEPS, STEPS)
    return judge(told, ready, spent)


def judge(told: str, ready: float, spent: float) -> dict[str, object]:
    """What the script said at its end, held against the promise."""
    shares = re.findall(r"wins (\d+)%", told)
    if not shares or int(shares[-1]) < LEAST:
        raise AssertionError(f"the agent learned too little: {told.strip()[-200:]!r}")
    if spent > MINUTES * 60:
        raise AssertionError(f"it took {spent:.0f} s, of which {ready:.0f} to install")
    return {
        "seconds": round(spent),
        "of these to install": round(ready),
        "wins against random play": f"{shares[-1]}%",
    }
