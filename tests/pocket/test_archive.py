"""The house in the page finds everything it imports in its archive."""

from __future__ import annotations

import subprocess
import sys

from tools.pocket import FILES, PARTS

SAY = (
    "import sys, nightmarket.pocket.worker;"
    "print(*(name for name in sys.modules if name.startswith('nightmarket.')))"
)


def test_what_it_imports_travels_with_it() -> None:
    told = subprocess.run([sys.executable, "-c", SAY], capture_output=True, text=True, check=True)
    parts = {name.split(".")[1] for name in told.stdout.split()}
    assert parts - set(PARTS) - {"store", "_variant"} == set()
    assert {"store/__init__.py", "store/rows.py"} <= set(FILES)
