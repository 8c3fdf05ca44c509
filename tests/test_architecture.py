"""One way: kernel ← games ← bots ← arena ← research, soak ← cli; store ← table ← house ← server;

bots ← analysis ← house.
"""

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
    "analysis": {"kernel", "games", "bots"},
    "research": {"kernel", "games", "bots", "arena"},
    "table": {"kernel", "games", "store"},
    "house": {"kernel", "games", "bots", "analysis", "store", "table"},
    "pocket": {"kernel", "games", "bots", "analysis", "store", "table", "house"},
    "server": {"kernel", "games", "bots", "analysis", "store", "table", "house", "locale"},
    "soak": {
        *("kernel", "games", "bots", "analysis", "arena", "research", "table", "house", "server"),
        "store",
    },
    "cli": {
        *("kernel", "games", "bots", "analysis", "arena", "research", "table", "server", "soak"),
        *("store", "locale"),
    },
}
# Who stands on whose shoulders inside a part, from the ground up; imports for types alone count too.
LAYERS = {
    "table": """
        wire settings entries guard
        meta match
        encode rows host best quiet retelling
        due printed lessons
        look
        outcome
        pace
        clocks
        windows
        minds
        playing lobby going_back people order plans
        handlers
        table
    """,
    "house": """
        voice health limits thinking records once
        carrying door
        session
        house
        analysing hinting
        doors
    """,
    "analysis": """
        told eye
        choosing turning
        looking hinting daily
        study
    """,
    "pocket": """
        store
        house
        worker
    """,
    "server": """
        config outbox thinking openapi checking logs metrics sharing expiry words person_wire ways
        hanging pieces
        pages visit sources person typescript
        nodes passkeys push
        people
        calling
        hall
        keeper
        me
        app line page
        serve
    """,
    "store": """
        rows runs lock shared
        journal people queries
        sqlite postgres
        reading
        copying
    """,
}
# A table does nothing of this itself: its host does.
FORBIDDEN_AT_TABLES = {"asyncio", "socket", "threading", "time", "pathlib", "os", "concurrent"}

# Only research needs these: a house runs without them.
FOR_RESEARCH = {"numpy", "gymnasium", "pettingzoo", "PIL", "pyspiel", "open_spiel", "pyarrow"}

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
                found.update(  # a module of the package, or a name in it
                    f"{node.module}.{alias.name}"
                    for alias in node.names
                    if node.module.startswith("nightmarket.")
                )
    return found


@pytest.mark.parametrize("module", MODULES, ids=lambda p: str(p.relative_to(SOURCE)))
def test_arrows_point_left(module: Path) -> None:
    part = module.relative_to(SOURCE).parts[0]
    for name in imports(module):
        if name in TOP or name.startswith("nightmarket._variant."):
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


@pytest.mark.parametrize("module", MODULES, ids=lambda p: str(p.relative_to(SOURCE)))
def test_only_research_needs_its_packages(module: Path) -> None:
    if module.relative_to(SOURCE).parts[0] != "research":
        assert not FOR_RESEARCH & {name.split(".")[0] for name in imports(module)}, module


@pytest.mark.parametrize("part", LAYERS)
def test_inside_a_part_arrows_point_down(part: str) -> None:
    layers = [line.split() for line in LAYERS[part].split("\n") if line.strip()]
    height = {name: i for i, names in enumerate(layers) for name in names}
    for module in sorted((SOURCE / part).glob("*.py")):
        if module.stem == "__init__":
            continue
        assert module.stem in height, f"{module}: stands in no layer"
        for name in imports(module):
            package, _, rest = name.partition(f"nightmarket.{part}.")
            if package or not rest:
                continue
            below = rest.split(".")[0]
            if below in height:
                assert height[below] < height[module.stem], f"{module}: imports {name}"


@pytest.mark.parametrize("module", sorted((SOURCE / "table").glob("*.py")), ids=lambda p: p.stem)
def test_a_table_does_no_input_and_output(module: Path) -> None:
    names = {name.split(".")[0] for name in imports(module)}
    assert not FORBIDDEN_AT_TABLES & names, module


@pytest.mark.parametrize(
    "module",
    [m for m in MODULES if m.parts[-2] in ("table", "house", "server", "pocket", "soak")],
    ids=lambda p: str(p.relative_to(SOURCE)),
)
def test_only_the_table_changes_what_is_on_it(module: Path) -> None:
    """Whoever looks at a table (or is let in by it, or keeps it) assigns nothing there."""
    if module == SOURCE / "table" / "table.py":
        return
    for node in ast.walk(ast.parse(module.read_text("utf-8"))):
        targets = node.targets if isinstance(node, ast.Assign) else []
        if isinstance(node, (ast.AugAssign, ast.AnnAssign)):
            targets = [node.target]
        for target in targets:
            root: ast.expr = target
            field: ast.expr = target
            while isinstance(root, (ast.Attribute, ast.Subscript)):
                field, root = root, root.value
            if isinstance(field, ast.Attribute):
                named = root.id if isinstance(root, ast.Name) else ""
                assert named not in ("look", "visitor", "table"), f"{module}: line {target.lineno}"


def test_the_page_everybody_must_understand_fits_on_a_page() -> None:
    lines = (SOURCE / "kernel" / "core.py").read_text("utf-8").splitlines()
    assert len(lines) < 230
