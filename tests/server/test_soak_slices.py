"""Slices of the long proofs; `./market soak kill` and `./market soak fuzz` run them whole."""

from __future__ import annotations

import pytest

from nightmarket.soak.fuzz import fuzz
from nightmarket.soak.kill import kill
from nightmarket.soak.nodes import nodes
from tests.conftest import HAS_POSTGRES


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


if HAS_POSTGRES:  # where there is none, the end of the run says so

    def test_nodes_and_their_database_fail() -> None:
        """A node killed, a node frozen, connections cut, the database stopped and started, and at
        last its replica takes over."""
        figures = nodes(lambda done, total: None, moves=60, faults=5, frozen_s=1)
        assert figures["fail_over"] == 1
        assert (figures["lost"], figures["doubled"], figures["went_back"]) == (0, 0, 0)

    def test_without_the_fence_the_checker_fails() -> None:
        with pytest.raises(AssertionError):
            nodes(lambda done, total: None, moves=400, faults=0, fence=False, replica=False)
