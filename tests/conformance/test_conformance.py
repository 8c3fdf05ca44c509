"""Every registered game passes every property, at every seat count and with every option."""

from __future__ import annotations

import json
import os
import subprocess
import sys

import pytest

from nightmarket.games import keys
from tests.conformance.cases import cases, registered
from tests.conformance.properties import PROPERTIES, Case, check, digest

# The normal run is a slice; `python -m tests.conformance` plays as much as wanted.
SEEDS = int(os.environ.get("NIGHTMARKET_SEEDS", "1"))
MOMENTS = int(os.environ.get("NIGHTMARKET_MOMENTS", "4"))
CASES = list(cases(registered(), SEEDS, MOMENTS))


@pytest.mark.parametrize("case", CASES, ids=str)
@pytest.mark.parametrize("name", PROPERTIES)
def test_every_game(name: str, case: Case) -> None:
    check(name, case)


@pytest.mark.parametrize("key", keys())
def test_plain_equals_compiled(key: str) -> None:
    """Whole games come out the same in another process that runs the plain kernel.

    On the compiled kernel this shows that plain equals compiled; on the plain one, that nothing hangs
    on the process (the order of hashes, what was played before).
    """
    mine = {str(case): digest(case) for case in CASES if case.game.key == key}
    env = {k: v for k, v in os.environ.items() if not k.startswith("NIGHTMARKET_")}
    env |= {"NIGHTMARKET_PURE": "1", "NIGHTMARKET_SEEDS": str(SEEDS), "PYTHONHASHSEED": "77"}
    env["PYTHONPATH"] = os.pathsep.join(path for path in sys.path if path)
    found = subprocess.run(
        [sys.executable, "-m", "tests.conformance", "digest", key],
        env=env,
        capture_output=True,
        text=True,
        check=False,
    )
    assert found.returncode == 0, found.stderr
    assert json.loads(found.stdout) == mine
