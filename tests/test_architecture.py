"""Dependencies point one way: kernel ← games ← bots ← arena, soak, server ← cli."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

SOURCE = Path(__file__).parents[1] / "src" / "nightmarket"

# What each part may import, beside itself and the standard library's and other people's packages.
MAY_IMPORT = {
    "kernel": set[str](),
    "games": {"kernel"},
    "bots": {"kernel", "games"},
    "locale": {"kernel", "games"},
    "store": {"kernel", "games"},
    "arena": {"kernel", "games", "bots"},
    "server": {"kernel", "games", "bots", "store", "locale"},
    "soak": {"kernel", "games", "bots", "arena", "server", "store"},
    "cli": {"kernel", "games", "bots", "arena", "server", "soak", "store", "locale"},
}
# Facts about the package itself, at hand for everybody above the kernel's games.
TOP = {"nightmarket", "nightmarket._variant"}
# Pure rules: no clock, no randomness but the state's own, no files, no network.
FORBIDDEN_IN_RULES = {"random", "time", "datetime", "socket", "asyncio", "secrets", "threading"}

MODULES = sorted(p for p in SOURCE.rglob("*.py") if p.parent != SOURCE)


def imports(module: Path) -> set[str]:
    found: set[str] = set()
    for node in ast.walk(ast.parse(module.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            found.update(alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{module}: relative import"
            if node.module == "nightmarket":
                found.update(f"nightmarket.{alias.name}" for alias in node.names)
            elif node.module:
                found.add(node.module)
    return found


@pytest.mark.parametrize("module", MODULES, ids=lambda p: str(p.relative_to(SOURCE)))
def test_arrows_point_left(module: Path) -> None:
    part = module.relative_to(SOURCE).parts[0]
    for name in imports(module):
        if name in TOP:
            assert part not in ("kernel", "games"), f"{module}: imports {name}"
        elif name.startswith("nightmarket."):
            target = name.split(".")[1]
            assert target == part or target in MAY_IMPORT[part], f"{module}: imports {name}"


@pytest.mark.parametrize("module", MODULES, ids=lambda p: str(p.relative_to(SOURCE)))
def test_games_are_strangers_and_pure(module: Path) -> None:
    parts = module.relative_to(SOURCE).parts
    if parts[0] not in ("kernel", "games"):
        return
    names = imports(module)
    assert not FORBIDDEN_IN_RULES & {name.split(".")[0] for name in names}, module
    if parts[0] == "games" and len(parts) > 2:
        for name in names:
            if name.startswith("nightmarket.games."):
                assert name.split(".")[2] == parts[1], f"{module}: imports another game"


def test_the_page_everybody_must_understand_fits_on_a_page() -> None:
    lines = (SOURCE / "kernel" / "core.py").read_text("utf-8").splitlines()
    assert len(lines) < 230
