"""The long proof of looking back: piece by piece, and whoever is stopped goes on."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from nightmarket.kernel import Refusal
from nightmarket.soak import hindsight
from nightmarket.soak.hindsight import Proof, interval, looking_back


def test_pieces_are_run_by_name_and_go_on_where_they_were_stopped(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[tuple[str, int]] = []

    def row(key: str, seats: int, seed: int) -> int:
        assert seats == hindsight.SEATS[key]
        asked.append((key, seed))
        if len(asked) == 3:
            raise KeyboardInterrupt
        return seed

    def told(key: str, rows: list[Any]) -> str:
        return f"{sum(rows)} of {len(rows)}"

    monkeypatch.setattr(hindsight, "KEPT", tmp_path / "kept")
    monkeypatch.setattr(
        hindsight, "PROOFS", {"one": Proof(4, row, told), "two": Proof(1, row, told)}
    )
    told_of: list[tuple[int, int]] = []
    with pytest.raises(KeyboardInterrupt):
        looking_back(lambda done, total: told_of.append((done, total)), ("one", "dark-road"))
    assert told_of == [(1, 4), (2, 4)]
    found = looking_back(lambda done, total: None, ("one", "dark-road"))
    assert found == {"dark-road one": "6 of 4"}
    assert asked == [("dark-road", n) for n in (0, 1, 2, 2, 3)]
    with pytest.raises(Refusal, match="no proof 'three'"):
        looking_back(lambda done, total: None, ("three",))


def test_an_interval_hangs_on_the_moments_not_on_the_games() -> None:
    rows = [[1.0, 0.0]] * 30 + [[0.0, 0.0]] * 30
    low, mean, high = interval(rows)
    assert mean == pytest.approx(0.25)
    assert 0.1 < low < mean < high < 0.4
    wider = interval([[1.0] * 20, [0.0] * 20])
    assert wider[2] - wider[0] > 0.9
    assert interval([]) == (0.0, 0.0, 0.0)


def test_a_proof_fails_where_too_little_was_found() -> None:
    good = {"found": True}
    assert (
        hindsight.told_of_planted("dark-road", [good] * 9 + [{"found": False}, None])
        == "9 of 10 found"
    )
    with pytest.raises(AssertionError, match="1 of 2"):
        hindsight.told_of_planted("dark-road", [good, {"found": False}])
    won = [{"told": 0.3, "won": [[1.0, 0.0], [1.0, 1.0]]}]
    assert "told +30%, 4 moments" in hindsight.told_of_better("dark-road", [won * 3, [], won])
    even = [{"told": 0.3, "won": [[1.0, 0.0], [0.0, 1.0]]}]
    with pytest.raises(AssertionError, match="better choices won"):
        hindsight.told_of_better("dark-road", [even])
