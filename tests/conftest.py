"""Counts what a run has proved: rules and cards that passing tests name, and conformance cases."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

import pytest

from nightmarket.games import game as find
from nightmarket.games import keys
from nightmarket.kernel import Game

ROOT = Path(__file__).parents[1]
RULE_ID = re.compile(r"\b[A-Z]{2}-[0-9]+[a-z]?\b")
NAMED = "rules"  # the property of a report that holds the ids its test names


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Put the rule ids of each docstring on the report, so that only passing tests count."""
    for item in items:
        text = (getattr(getattr(item, "function", None), "__doc__", None) or "") + item.name
        ids = sorted(set(RULE_ID.findall(text)))
        if ids:
            item.user_properties.append((NAMED, ids))


def rules_of(game: Game) -> list[str]:
    """Ids that stand at the head of a rule on the English rules page; none while there is no page."""
    page = ROOT / "docs" / "rules" / f"{game.key}.en.md"
    if not page.exists():
        return []
    head = rf"^\s*(?:[-*]\s+|\|\s*|#+\s+)?(?:<[^>]*>)?\**({re.escape(game.prefix)}-[0-9]+[a-z]?)\b"
    return list(dict.fromkeys(re.findall(head, page.read_text("utf-8"), re.M)))


def physical() -> set[str]:
    """Rules about handling things on a real table, each with its reason in not_applicable.md."""
    page = ROOT / "tests" / "not_applicable.md"
    return set(RULE_ID.findall(page.read_text("utf-8"))) if page.exists() else set()


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    passed = [r for r in terminalreporter.stats.get("passed", []) if r.when == "call"]
    named: set[str] = set()
    for report in passed:
        for name, ids in report.user_properties:
            if name == NAMED:
                named.update(ids)
    conformance = Counter(
        key
        for report in passed
        if "tests/conformance/test_conformance.py" in report.nodeid
        for key in keys()
        if f"-{key}-" in report.nodeid
    )
    lines = []
    for key in keys():
        game = find(key)
        mine = {rule for rule in named if rule.startswith(game.prefix + "-")}
        if not mine and not conformance[key]:
            continue
        rules = [rule for rule in rules_of(game) if rule not in physical()]
        shown = f"{len(mine & set(rules))} of {len(rules)} rules" if rules else f"{len(mine)} rules"
        lines.append(f"{game.titles['en']}: {shown}, {conformance[key]} conformance cases")
    if lines:
        terminalreporter.section("proved")
        for line in lines:
            terminalreporter.write_line(line)
