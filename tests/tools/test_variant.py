"""The compiled kernel runs only when it was built from exactly the sources that lie here."""

from __future__ import annotations

import importlib.util
import os
import subprocess
import sys
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

import pytest

from nightmarket import _variant

PACKAGE = Path(_variant.__file__).parent
ASK = (
    "import nightmarket.kernel as k, nightmarket.games.toy as g, nightmarket._variant as v;"
    "print(k.MADE, g.MADE, v.COMPILED, v.describe())"
)


class Project:
    """A small checkout. Its build is plain modules with a mark: which one loads is the point."""

    def __init__(self, root: Path) -> None:
        self.root = root
        self.package = root / "src" / "nightmarket"
        self.kernel = self.package / "kernel" / "__init__.py"
        self.write(self.package, "by hand")
        (self.package / "__init__.py").write_text("from nightmarket import _variant\n")
        (self.package / "_variant.py").write_bytes((PACKAGE / "_variant.py").read_bytes())

    def write(self, package: Path, made: str) -> None:
        for name in ("kernel", "games", "games/toy", "bots"):
            (package / name).mkdir(parents=True)
            (package / name / "__init__.py").write_text(f"MADE = {made!r}\n")

    def build(self) -> None:
        self.write(_variant.build_folder(self.package) / "nightmarket", "by machine")

    def ask(self, program: str = ASK, **env: str) -> subprocess.CompletedProcess[str]:
        clean = {k: v for k, v in os.environ.items() if not k.startswith("NIGHTMARKET_")}
        clean.update(PYTHONPATH=str(self.root / "src"), PYTHONDONTWRITEBYTECODE="1", **env)
        return subprocess.run(
            [sys.executable, "-c", program],
            env=clean,
            capture_output=True,
            text=True,
            cwd=self.root,
        )

    def answer(self, program: str = ASK, **env: str) -> str:
        result = self.ask(program, **env)
        assert result.returncode == 0, result.stderr
        return result.stdout.strip()


@pytest.fixture
def project(tmp_path: Path) -> Project:
    return Project(tmp_path)


PLAIN = "by hand by hand False plain Python"
COMPILED = "by machine by machine True compiled"


def test_without_a_build_it_is_plain(project: Project) -> None:
    assert project.answer() == PLAIN


def test_a_fresh_build_comes_first(project: Project) -> None:
    project.build()
    assert project.answer() == COMPILED


@pytest.mark.parametrize("change", ["edit", "add", "remove", "rename", "data"])
def test_a_build_from_other_sources_is_ignored(project: Project, change: str) -> None:
    toy = project.package / "games" / "toy"
    (toy / "cards.py").write_text("LANTERN = 1\n")
    project.build()
    assert project.answer() == COMPILED
    if change == "edit":  # the same length and the same time: only the contents tell
        before = (toy / "cards.py").stat()
        (toy / "cards.py").write_text("LANTERN = 2\n")
        os.utime(toy / "cards.py", ns=(before.st_atime_ns, before.st_mtime_ns))
    elif change == "add":
        (toy / "effects.py").write_text("")
    elif change == "remove":
        (toy / "cards.py").unlink()
    elif change == "rename":
        (toy / "cards.py").rename(toy / "wares.py")
    else:
        (toy / "cards.json").write_text("{}")
    assert project.answer() == PLAIN


def test_a_touched_but_equal_source_keeps_the_build(project: Project) -> None:
    project.build()
    os.utime(project.kernel, (1, 1))
    (project.package / "kernel" / "__pycache__").mkdir()
    (project.package / "kernel" / "__pycache__" / "x.pyc").write_bytes(b"x")
    assert project.answer() == COMPILED


def test_sources_outside_the_kernel_do_not_matter(project: Project) -> None:
    project.build()
    (project.package / "server.py").write_text("PORT = 1\n")
    assert project.answer() == COMPILED
    assert project.answer("import nightmarket.server as s; print(s.PORT)") == "1"


def test_pure_leaves_the_build_alone(project: Project) -> None:
    project.build()
    assert project.answer(NIGHTMARKET_PURE="1") == PLAIN


def test_insisting_takes_a_fresh_build(project: Project) -> None:
    project.build()
    assert project.answer(NIGHTMARKET_COMPILED="1") == COMPILED


@pytest.mark.parametrize("stale", [False, True])
def test_insisting_without_a_fresh_build_fails(project: Project, stale: bool) -> None:
    if stale:
        project.build()
        project.kernel.write_text("MADE = 'anew'\n")
    result = project.ask(NIGHTMARKET_COMPILED="1")
    assert result.returncode == 1
    assert "ImportError" in result.stderr
    assert "run ./market compile" in result.stderr


def test_wanting_both_is_refused(project: Project) -> None:
    project.build()
    result = project.ask(NIGHTMARKET_COMPILED="1", NIGHTMARKET_PURE="1")
    assert "choose one" in result.stderr


def test_spawned_processes_run_the_same_variant(project: Project) -> None:
    project.build()
    (project.root / "spawn.py").write_text(
        "import multiprocessing, nightmarket.kernel\n"
        "def made(_):\n    return nightmarket.kernel.MADE\n"
        "if __name__ == '__main__':\n"
        "    with multiprocessing.get_context('spawn').Pool(1) as pool:\n"
        "        print(made(0), pool.map(made, [0]))\n"
    )
    program = "import runpy; runpy.run_path('spawn.py', run_name='__main__')"
    assert project.answer(program) == "by machine ['by machine']"


def kernel_modules() -> list[tuple[str, bool]]:
    """Every module of the compiled packages, and whether it has opted out."""
    found = []
    for name in _variant.PACKAGES:
        for path in sorted((PACKAGE / name).rglob("*.py")):
            parts = path.relative_to(PACKAGE.parent).with_suffix("").parts
            module = ".".join(parts[:-1] if parts[-1] == "__init__" else parts)
            head = path.read_text(encoding="utf-8").splitlines()[:5]
            found.append((module, any(line.startswith("# mypyc: no") for line in head)))
    return found


def test_this_very_run_is_the_variant_it_was_asked_to_be() -> None:
    if os.environ.get("NIGHTMARKET_COMPILED") == "1":
        assert _variant.COMPILED
    if os.environ.get("NIGHTMARKET_PURE") == "1":
        assert not _variant.COMPILED
    modules = kernel_modules()
    assert modules
    for module, plain in modules:
        spec = importlib.util.find_spec(module)
        assert spec is not None
        assert spec.origin is not None
        is_native = spec.origin.endswith(tuple(EXTENSION_SUFFIXES))
        assert is_native == (_variant.COMPILED and not plain), spec.origin
