"""What the page says a sale brings is what the rules then pay.

The page's sums are tested against cases.json. This writes the cases, and fails when they are not what
the rules say: python -m tests.scenarios.dark_road.test_guess
"""

from __future__ import annotations

from itertools import combinations
from pathlib import Path
from typing import Any

import msgspec

from tests.scenarios.dark_road.table import table

CASES = Path(__file__).parents[3] / "web" / "src" / "games" / "dark-road" / "cases.json"
WANTED = ("potion:upgraded", "potion:basic", "sword:basic", "bow:upgraded")


def cases() -> list[Any]:
    """Every part of a visit to the Inn: the wheel, what is sold, and the coins it brought."""
    found: list[Any] = []
    for n in (1, 2, 3):
        for wares in combinations(WANTED, n):
            if {"potion:upgraded", "potion:basic"} <= set(wares):
                continue  # h01 has one sign for each kind
            goods = {"potion": 1, "potion+": 1, "sword": 1, "bow+": 1}
            t = table(stage="act", place=[4], goods=[goods])
            t.play(0, "visit:inn", "host:h01")
            wheel = msgspec.to_builtins(t.view(0).wheel)
            before = t.purse()[0]
            sold = [f"sell:{ware}" for ware in wares]
            t.play(0, *sold)
            found.append([wheel, sold, t.purse()[0] - before])
    return found


def written() -> bytes:
    return msgspec.json.encode(cases()) + b"\n"


def test_the_cases_of_the_page_are_what_the_rules_do() -> None:
    assert CASES.read_bytes() == written()


if __name__ == "__main__":
    CASES.write_bytes(written())
