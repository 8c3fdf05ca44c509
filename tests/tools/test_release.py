"""The release script refuses what nobody else could build again."""

from __future__ import annotations

import importlib.util
import subprocess
import sys
from pathlib import Path
from types import ModuleType

import pytest

SCRIPT = Path(__file__).resolve().parents[2] / "tools" / "release.py"


@pytest.fixture
def release(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    """The script, looking at a small tree of its own with one commit."""
    spec = importlib.util.spec_from_file_location("release", SCRIPT)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    monkeypatch.setattr(module, "ROOT", tmp_path)
    (tmp_path / "src" / "nightmarket").mkdir(parents=True)
    (tmp_path / "pyproject.toml").write_text('version = "1.2.0"\n')
    (tmp_path / "src" / "nightmarket" / "__init__.py").write_text('__version__ = "1.2.0"\n')
    (tmp_path / "CHANGELOG.md").write_text("# Changelog\n\n## 1.2.0\n\nNews.\n\n## 1.1.0\n")
    git(tmp_path, "init", "-q")
    git(tmp_path, "add", ".")
    git(tmp_path, "commit", "-qm", "All of it")
    return module


def git(folder: Path, *words: str) -> None:
    who = ("-c", "user.name=Olha", "-c", "user.email=olha@example.org")
    subprocess.run(["git", *who, *words], cwd=folder, check=True)


def test_a_committed_tree_with_one_version_is_taken(release: ModuleType) -> None:
    assert release.version() == "1.2.0"
    release.refuse("1.2.0")


@pytest.mark.parametrize("name", ["pyproject.toml", "new.py"])
def test_a_tree_that_is_not_committed_is_refused(
    release: ModuleType, tmp_path: Path, name: str
) -> None:
    with (tmp_path / name).open("a") as file:
        file.write("# changed\n")
    with pytest.raises(SystemExit, match="not committed"):
        release.refuse("1.2.0")


def test_a_version_that_is_out_already_is_refused(release: ModuleType, tmp_path: Path) -> None:
    git(tmp_path, "tag", "v1.2.0")
    with pytest.raises(SystemExit, match="tagged already"):
        release.refuse("1.2.0")


@pytest.mark.parametrize("name", ["pyproject.toml", "src/nightmarket/__init__.py", "CHANGELOG.md"])
def test_versions_that_differ_are_refused(release: ModuleType, tmp_path: Path, name: str) -> None:
    file = tmp_path / name
    file.write_text(file.read_text().replace("1.2.0", "1.3.0"))
    with pytest.raises(SystemExit, match="versions differ"):
        release.version()


def test_a_release_without_the_page_is_refused(
    release: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(release, "DIST", tmp_path / "dist")
    with pytest.raises(SystemExit, match="web client is not built"):
        release.build([sys.executable])
