"""Parts of views that are remembered: never too many, and never another's."""

from __future__ import annotations

from collections.abc import Iterator
from types import ModuleType

import msgspec
import pytest

import nightmarket as nm
from nightmarket.games.dale_of_merchants import look as dale
from nightmarket.games.dark_road import look as dark_road
from nightmarket.kernel import Luck, shown, step

KEPT = {
    dark_road: ("_SECTIONS", "_RINGS", "_SUPPLIES", "_SLOTS", "_FRIENDS", "_FACES"),
    dale: ("_SLOTS", "_HELD"),
}


def test_a_full_memory_is_emptied(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shown, "KEPT", 2)
    kept: dict[int, str] = {}
    assert [shown.keep(kept, i, text) for i, text in enumerate("abc")] == ["a", "b", "c"]
    assert kept == {2: "c"}


@pytest.mark.parametrize(("key", "module"), [("dark-road", dark_road), ("dale-of-merchants", dale)])
def test_many_deals_leave_little_behind(
    key: str, module: ModuleType, monkeypatch: pytest.MonkeyPatch
) -> None:
    """With a memory so short that it is emptied all the time, views are what they were."""
    told = list(views(key))
    monkeypatch.setattr(shown, "KEPT", 16)
    for name in KEPT[module]:
        getattr(module, name).clear()
    for before, after in zip(told, views(key), strict=True):
        assert before == after
        for name in KEPT[module]:
            assert len(getattr(module, name)) <= 16, name


def views(key: str) -> Iterator[bytes]:
    game, rng = nm.game(key), Luck.seeded(1)
    for deal in range(12):
        seats = game.seats[deal % len(game.seats)]
        s = game.setup(seats, deal, game.configure(seats, {}))
        for _ in range(60):
            who = nm.asked(s)
            if not who:
                break
            yield msgspec.json.encode(game.view(s, who[0]))
            choices = nm.legal(s, who[0])
            step(s, who[0], choices[rng.below(len(choices))])
