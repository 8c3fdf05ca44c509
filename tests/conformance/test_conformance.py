"""Every registered game passes every property, at every seat count and with every option."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from itertools import combinations, product

import pytest

from nightmarket.games import game as find
from nightmarket.games import keys
from nightmarket.kernel import ONE_OF, ONE_SEAT
from tests.conformance.cases import accepts, cases, registered, slices
from tests.conformance.properties import PROPERTIES, Case, check, digest

# The normal run is a slice: each option set meets some of the properties, and these look at a few
# moments of one game. NIGHTMARKET_SEEDS=n holds every property against n games of every case;
# `python -m tests.conformance soak n` does so at every moment.
SEEDS = int(os.environ.get("NIGHTMARKET_SEEDS", "0"))
CASES = list(cases(registered(), max(1, SEEDS), moments=4))
CHECKS = (
    [(name, case) for case in CASES for name in PROPERTIES]
    if SEEDS
    else list(slices(CASES, list(PROPERTIES)))
)
COMPARED = 12  # whole games of each game that are played in two processes


@pytest.mark.parametrize(("name", "case"), CHECKS, ids=[f"{name}-{case}" for name, case in CHECKS])
def test_every_game(name: str, case: Case) -> None:
    check(name, case)


@pytest.mark.parametrize("key", keys())
def test_every_two_values_meet(key: str) -> None:
    """Any two values of two options stand together in some case, if the game takes them together."""
    game = find(key)
    rows = [case.options for case in CASES if case.game is game]
    single = [o for o in game.options if o.kind in (ONE_OF, ONE_SEAT)]
    for one, other in combinations(single, 2):
        met = {(row.get(one.key), row.get(other.key)) for row in rows}
        for a, b in product(one.values, other.values):
            fits = any(accepts(game, n, {one.key: a, other.key: b}) for n in game.seats)
            assert ((a, b) in met) is fits, f"{one.key}={a} with {other.key}={b}"


def compared(key: str) -> list[Case]:
    """Some cases of a game, spread over all."""
    mine = [case for case in CASES if case.game.key == key]
    return mine[:: max(1, len(mine) // COMPARED)]


@pytest.mark.parametrize("key", keys())
def test_plain_equals_compiled(key: str) -> None:
    """Whole games come out the same in another process that runs the plain kernel.

    On the compiled kernel this shows that plain equals compiled; on the plain one, that nothing hangs
    on the process (the order of hashes, what was played before).
    """
    mine = {str(case): digest(case) for case in compared(key)}
    env = {k: v for k, v in os.environ.items() if k != "NIGHTMARKET_COMPILED"}
    env |= {"NIGHTMARKET_PURE": "1", "PYTHONHASHSEED": "77"}
    env["PYTHONPATH"] = os.pathsep.join(path for path in sys.path if path)
    program = (
        "import json; from tests.conformance.test_conformance import compared, digest;"
        f"print(json.dumps({{str(case): digest(case) for case in compared({key!r})}}))"
    )
    found = subprocess.run(
        [sys.executable, "-c", program],
        env=env,
        capture_output=True,
        text=True,
        check=False,
    )
    assert found.returncode == 0, found.stderr
    assert json.loads(found.stdout) == mine
