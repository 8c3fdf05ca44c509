"""Slices of the long proofs; `./market soak kill` and `./market soak fuzz` run them whole."""

from __future__ import annotations

from nightmarket.soak.fuzz import fuzz
from nightmarket.soak.kill import kill


def test_killed_under_load() -> None:
    told: list[tuple[int, int]] = []
    figures = kill(lambda done, total: told.append((done, total)), moves=200, kills=2)
    assert int(str(figures["acknowledged"])) >= 200
    assert (figures["lost"], figures["doubled"]) == (0, 0)
    assert told


def test_hostile_messages() -> None:
    figures = fuzz(lambda done, total: None, messages=3000)
    assert int(str(figures["messages"])) >= 3000
    assert figures["changed"] == 0
