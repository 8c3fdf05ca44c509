"""The set-up script: a step is done again exactly when its inputs changed, and fails in words."""

from __future__ import annotations

import importlib.util
import subprocess
import sys
from importlib.machinery import SourceFileLoader
from pathlib import Path
from types import ModuleType

import pytest

SCRIPT = Path(__file__).resolve().parents[2] / "market"
PYPROJECT = """
[build-system]
requires = ["hatchling"]
[project]
dependencies = ["rich"]
"""


@pytest.fixture
def market(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    """The script as a module, looking at an empty folder instead of this checkout."""
    monkeypatch.setattr(sys, "dont_write_bytecode", True)
    loader = SourceFileLoader("market_script", str(SCRIPT))
    spec = importlib.util.spec_from_loader("market_script", loader)
    assert spec is not None
    module = importlib.util.module_from_spec(spec)
    loader.exec_module(module)
    places = {
        "ROOT": tmp_path,
        "MARKET": tmp_path / ".market",
        "VENV": tmp_path / ".venv",
        "PYTHON": tmp_path / ".venv" / "bin" / "python",
        "WEB": tmp_path / "web",
        "STATIC": tmp_path / "static",
    }
    for name, place in places.items():
        monkeypatch.setattr(module, name, place)
    (tmp_path / "pyproject.toml").write_text(PYPROJECT)
    (tmp_path / "constraints.txt").write_text("rich==15\n")
    return module


def names(market: ModuleType, dev: bool = False) -> list[str]:
    return [step.__name__ for step in market.due(dev)]


def pretend(market: ModuleType, *sets: str) -> None:
    """Leave the stamps of a finished set-up."""
    market.PYTHON.parent.mkdir(parents=True)
    market.PYTHON.write_text("")
    market.stamp("environment", market.environment_key())
    for name in sets:
        market.stamp(name, market.packages_key())


def test_everything_is_due_at_first_and_nothing_the_second_time(market: ModuleType) -> None:
    assert names(market) == ["environment", "packages"]
    pretend(market, "packages")
    assert names(market) == []


def test_the_development_set_serves_both_and_the_other_does_not(market: ModuleType) -> None:
    pretend(market, "packages")
    assert names(market, dev=True) == ["dev_packages"]
    market.stamp("packages", "")
    market.stamp("packages-dev", market.packages_key())
    assert names(market) == names(market, dev=True) == []


@pytest.mark.parametrize(
    ("file", "text"),
    [
        ("pyproject.toml", PYPROJECT.replace("rich", "typer")),
        ("constraints.txt", "rich==16\n"),
    ],
)
def test_other_packages_or_pins_make_them_due(market: ModuleType, file: str, text: str) -> None:
    pretend(market, "packages")
    (market.ROOT / file).write_text(text)
    assert names(market) == ["packages"]


def test_settings_that_pip_does_not_read_install_nothing(market: ModuleType) -> None:
    pretend(market, "packages")
    (market.ROOT / "pyproject.toml").write_text(PYPROJECT + "[tool.ruff]\nline-length = 99\n")
    assert names(market) == []


def test_a_removed_environment_takes_its_packages_along(market: ModuleType) -> None:
    pretend(market, "packages")
    market.PYTHON.unlink()
    assert names(market) == ["environment", "packages"]


def test_a_moved_folder_gets_a_new_environment(
    market: ModuleType, monkeypatch: pytest.MonkeyPatch
) -> None:
    key = market.environment_key()
    monkeypatch.setattr(market, "ROOT", market.ROOT / "elsewhere")
    assert market.environment_key() != key


def test_the_web_client_is_built_anew_when_its_sources_change(market: ModuleType) -> None:
    pretend(market, "packages")
    market.WEB.mkdir()
    (market.WEB / "package.json").write_text("{}")
    assert names(market) == ["web_packages", "web_client"]
    (market.WEB / "node_modules").mkdir()
    market.STATIC.mkdir()
    (market.STATIC / "index.html").write_text("")
    market.stamp("web-packages", market.web_packages_key())
    market.stamp("web-client", market.web_client_key())
    assert names(market) == []
    (market.WEB / "node_modules" / "junk.js").write_text("")
    assert names(market) == []
    (market.WEB / "table.ts").write_text("")
    assert names(market) == ["web_client"]
    market.stamp("web-client", market.web_client_key())
    messages = market.ROOT / "src" / "nightmarket" / "locale" / "en.ftl"
    messages.parent.mkdir(parents=True)
    messages.write_text("hello = Hello\n")
    assert names(market) == ["web_client"]


def test_a_failing_step_shows_the_end_of_its_log_and_where_it_lies(
    market: ModuleType, capsys: pytest.CaptureFixture[str]
) -> None:
    program = "print('first'); print('what went wrong'); raise SystemExit(3)"
    with pytest.raises(market.Failed, match=r"\.market/log/lanterns\.log"):
        market.do("lanterns", [sys.executable, "-c", program])
    assert "what went wrong" in capsys.readouterr().err
    assert "first" in (market.MARKET / "log" / "lanterns.log").read_text()


def test_a_missing_program_is_told_in_words(market: ModuleType) -> None:
    with pytest.raises(market.Failed, match="lanterns"):
        market.do("lanterns", [str(market.ROOT / "no-such-program")])


def test_only_one_at_a_time(market: ModuleType) -> None:
    with (
        market.only_one("compile", ""),
        pytest.raises(market.Failed),
        market.only_one("compile", "", wait=False),
    ):
        pass
    with market.only_one("compile", "", wait=False):
        pass


def test_a_machine_without_a_compiler_is_named(
    market: ModuleType, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("CC", "no-such-compiler")
    assert "no C compiler (no-such-compiler)" in market.why_no_compiler()


def test_the_script_hands_over_or_explains_on_an_old_python() -> None:
    """The words are checked by pretending; that an old Python can parse them, by its grammar."""
    import ast

    source = SCRIPT.read_text(encoding="utf-8")
    ast.parse(source, feature_version=(3, 7))
    old = f"import sys; sys.version_info = (3, 9); sys.argv = ['market']; exec({source!r})"
    result = subprocess.run(
        [sys.executable, "-c", old], env={"PATH": "/nonexistent"}, capture_output=True, text=True
    )
    assert result.returncode == 1
    assert "needs Python 3.11 or later; this is 3.9" in result.stderr
