"""The same games to the letter inside WebAssembly: the shortest golden game of each."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path

from tests.golden.games import HERE
from tests.pocket.inside import told

ROOT = Path(__file__).parents[2]


def test_golden_games_in_webassembly() -> None:
    games = [list(folder.glob("*.json")) for folder in sorted(HERE.iterdir())]
    names = [min(each, key=size).relative_to(HERE).as_posix() for each in games if each]
    node = shutil.which("node")
    assert node
    run = [node, "web/scripts/wasm.mjs", "tests/pocket/inside.py", "/repo/tests/golden", *names]
    inside = subprocess.run(run, cwd=ROOT, capture_output=True, text=True)
    assert inside.returncode == 0, inside.stderr
    assert inside.stdout.splitlines() == [f"{name} {told(HERE / name)}" for name in names]


def size(path: Path) -> int:
    return path.stat().st_size
