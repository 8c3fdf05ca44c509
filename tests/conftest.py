"""Counts what a run has proved: rules and components that passing tests name, conformance cases."""

from __future__ import annotations

import importlib
import importlib.util
import inspect
import re
import tempfile
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest

from nightmarket.games import game as find
from nightmarket.games import keys
from nightmarket.kernel import Game
from nightmarket.soak.cluster import Cluster, programs

ROOT = Path(__file__).parents[1]
RULE_ID = re.compile(r"\b[A-Z]{2}-[0-9]+[a-z]?\b")
NAMED = "named"  # the property of a report that holds what its test names


HAS_POSTGRES = programs() is not None and importlib.util.find_spec("asyncpg") is not None


@pytest.fixture(scope="session")
def cluster() -> Iterator[Cluster]:
    """A PostgreSQL for this run, thrown away after it."""
    with tempfile.TemporaryDirectory(prefix="nightmarket-") as folder:
        found = Cluster(Path(folder))
        found.make()
        found.start()
        yield found
        found.stop()


@pytest.fixture
def database(cluster: Cluster) -> str:
    """The address of an empty database."""
    cluster.say("DROP SCHEMA public CASCADE; CREATE SCHEMA public")
    return cluster.address


def folder(key: str) -> str:
    return key.replace("-", "_")


def components(key: str) -> dict[str, tuple[str, ...]]:
    """Cards and other things to be proved one by one: tests/scenarios/<game>/components.py, if any."""
    if not (ROOT / "tests" / "scenarios" / folder(key) / "components.py").exists():
        return {}
    module = importlib.import_module(f"tests.scenarios.{folder(key)}.components")
    found: dict[str, tuple[str, ...]] = module.COMPONENTS
    return found


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Put rule ids and component names of each test on its report, so that only passing tests count."""
    patterns = {
        folder(key): {
            f"{key}/{kind}/{name}": re.compile(rf"(?<![\w-]){re.escape(name)}(?![\w-])")
            for kind, names in components(key).items()
            for name in names
        }
        for key in keys()
    }
    for item in items:
        function = getattr(item, "function", None)
        if function is None:
            continue
        named = set(RULE_ID.findall(function.__doc__ or ""))
        if "scenarios" in item.path.parts:
            source = inspect.getsource(function)
            for name, pattern in patterns.get(item.path.parent.name, {}).items():
                if pattern.search(source):
                    named.add(name)
        if named:
            item.user_properties.append((NAMED, sorted(named)))


def rules_of(game: Game) -> list[str]:
    """Ids that stand at the head of a rule on the English rules page; none while there is no page."""
    page = ROOT / "docs" / "rules" / f"{game.key}.en.md"
    if not page.exists():
        return []
    head = rf"^\W*(?:<[^>]*>\W*)?({re.escape(game.prefix)}-[0-9]+[a-z]?)\b"
    return list(dict.fromkeys(re.findall(head, page.read_text("utf-8"), re.M)))


def physical() -> set[str]:
    """Rules about handling things on a real table, each with its reason in not_applicable.md."""
    page = ROOT / "tests" / "not_applicable.md"
    return set(RULE_ID.findall(page.read_text("utf-8"))) if page.exists() else set()


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    passed = [r for r in terminalreporter.stats.get("passed", []) if r.when == "call"]
    named: set[str] = set()
    for report in passed:
        for name, values in report.user_properties:
            if name == NAMED:
                named.update(values)
    conformance = Counter(
        key
        for report in passed
        if "tests/conformance/test_conformance.py" in report.nodeid
        for key in keys()
        if f"-{key}-" in report.nodeid
    )
    if not HAS_POSTGRES:
        terminalreporter.section("NOT PROVED: there is no PostgreSQL (or no asyncpg) here", "!")
        terminalreporter.write_line(
            "Nothing was said about many nodes: no store, no fence, no soak."
        )
    lines = []
    for key in keys():
        game = find(key)
        mine = {rule for rule in named if rule.startswith(game.prefix + "-")}
        if not mine and not conformance[key]:
            continue
        rules = [rule for rule in rules_of(game) if rule not in physical()]
        shown = [
            f"{len(mine & set(rules))} of {len(rules)} rules" if rules else f"{len(mine)} rules"
        ]
        for kind, names in components(key).items():
            found = [name for name in names if f"{key}/{kind}/{name}" in named]
            shown.append(f"{len(found)} of {len(names)} {kind}")
        shown.append(f"{conformance[key]} conformance cases")
        lines.append(f"{game.titles['en']}: {', '.join(shown)}")
    if lines:
        terminalreporter.section("proved")
        for line in lines:
            terminalreporter.write_line(line)
