"""The same games to the letter inside WebAssembly: a slice of what `soak pocket` holds in full."""

from __future__ import annotations

import shutil
import subprocess

import pytest

from tests.pocket.inside import CASES, GOLDEN, ROOT, lines, names


def shortest(what: str) -> list[str]:
    """One of each game."""
    if what in ("golden", "looked"):
        folders = [list(folder.glob("*.json")) for folder in sorted(GOLDEN.iterdir())]
        found = [min(each, key=lambda path: path.stat().st_size) for each in folders if each]
        return [path.relative_to(GOLDEN).as_posix() for path in found]
    first = {CASES[name].game.key: name for name in reversed(names(what))}
    return list(first.values())


@pytest.mark.parametrize("what", ["golden", "looked", "conform"])
def test_the_same_in_webassembly(what: str) -> None:
    node = shutil.which("node")
    assert node
    wanted = shortest(what)
    run = [node, "web/scripts/wasm.mjs", "tests/pocket/inside.py", what, *wanted]
    inside = subprocess.run(run, cwd=ROOT, capture_output=True, text=True)
    assert inside.returncode == 0, inside.stderr
    assert inside.stdout.splitlines() == list(lines(what, wanted))
