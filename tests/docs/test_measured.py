"""What docs/ says was measured is what the files beside it hold."""

from __future__ import annotations

import importlib.util
import json
from pathlib import Path
from types import ModuleType

ROOT = Path(__file__).parents[2]


def tool(name: str) -> ModuleType:
    spec = importlib.util.spec_from_file_location(name, ROOT / "tools" / f"{name}.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_the_table_of_bots_is_made_from_the_ladder_file() -> None:
    ladder = tool("ladder")
    text = ladder.PAGE.read_text("utf-8")
    series = json.loads(ladder.LADDER.read_text("utf-8"))
    assert series
    assert ladder.page(text, series) == text


def test_a_newer_run_takes_the_place_of_the_older_one() -> None:
    ladder = tool("ladder")
    series = json.loads(ladder.LADDER.read_text("utf-8"))
    again = {**series[0], "games": 1}
    before = len(series)
    ladder.take(series, again)
    assert len(series) == before
    assert again in series


def test_the_page_of_balance_is_made_from_its_file() -> None:
    balance = tool("balance")
    figures = json.loads(balance.FIGURES.read_text("utf-8"))
    assert balance.page(figures) == balance.PAGE.read_text("utf-8")
