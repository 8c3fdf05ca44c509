"""Settings by flag, environment and file: who wins, what is said of each, and how a slip is told."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from nightmarket.kernel import Refusal
from nightmarket.server import sources
from nightmarket.server.config import Config, Limits

# Set by a program alone.
WITHIN = {"limits", "seed", "calls_inward"}


def file(folder: Path, text: str) -> Path:
    path = folder / "house.toml"
    path.write_text(text)
    return path


def test_everything_declared_can_be_set_everywhere() -> None:
    found = sources.settings()
    names = {s.name for s in found}
    own = {f.name for f in msgspec.structs.fields(Config)} - WITHIN
    assert names == own | {f"limits.{f.name}" for f in msgspec.structs.fields(Limits)}
    assert len({s.flag for s in found}) == len({s.variable for s in found}) == len(found)
    assert all(s.about for s in found)


def test_a_flag_beats_the_environment_beats_the_file_beats_the_default(tmp_path: Path) -> None:
    path = file(
        tmp_path,
        'host = "::1"\nport = 1\nidle_s = 1\norigins = ["https://A.example"]\n'
        "[limits]\ntables = 1\npeople = 7\n",
    )
    environment = {
        "NIGHTMARKET_PORT": "2",
        "NIGHTMARKET_IDLE_S": "2.5",
        "NIGHTMARKET_LIMITS_TABLES": "2",
        "NIGHTMARKET_WINDOW_S": "1, 2",
        "NIGHTMARKET_TRUSTED_PROXIES": "127.0.0.1 ::1",
        "NIGHTMARKET_PURE": "1",
    }
    flags = {"port": "3", "limits.tables": "3", "data": str(tmp_path)}
    told = sources.read(flags, environment, path)
    config = told.config
    assert (config.port, config.idle_s, config.host) == (3, 2.5, "::1")
    assert (config.limits.tables, config.limits.people, config.limits.name) == (3, 7, Limits().name)
    assert config.origins == ("https://a.example",)
    assert config.trusted_proxies == ("127.0.0.1", "::1")
    assert (config.data, config.window_s) == (tmp_path, (1, 2))
    chosen = {name: c.source for name, c in told.chosen.items()}
    assert (chosen["port"], chosen["limits.tables"]) == ("--port", "--limits-tables")
    assert (chosen["idle_s"], chosen["host"]) == ("NIGHTMARKET_IDLE_S", str(path))
    assert chosen["claim_s"] == "default"
    shown = "\n".join(told.lines())
    assert all(name in shown for name in chosen)
    assert (
        'trusted_proxies                = ["127.0.0.1", "::1"]  (NIGHTMARKET_TRUSTED_PROXIES)'
        in (shown.splitlines())
    )


def test_the_environment_may_name_the_file(tmp_path: Path) -> None:
    path = file(tmp_path, "port = 4")
    assert sources.read({}, {"NIGHTMARKET_CONFIG": str(path)}).config.port == 4


def test_every_slip_is_a_sentence_with_its_field_and_source(tmp_path: Path) -> None:
    path = file(tmp_path, 'conections = 3\n[limits]\nconections = 3\npeople = "many"\n')
    environment = {
        "NIGHTMARKET_PUBLIC_ULR": "x",
        "NIGHTMARKET_PUBLIC_URL": "games.example.org",
        "NIGHTMARKET_BOT_WINDOW_S": "3 1",
    }
    flags = {"port": "70000", "limits.tables": "0", "trusted_proxies": ["here"], "static": "/no"}
    with pytest.raises(Refusal) as refusal:
        sources.read(flags, environment, path)
    lines = str(refusal.value).splitlines()
    assert len(lines) == 10, lines
    for start in (
        "NIGHTMARKET_PUBLIC_ULR is no setting (did you mean NIGHTMARKET_PUBLIC_URL?)",
        f"conections, from {path}, is no setting",
        f"limits.conections, from {path}, is no setting (did you mean limits.connections?)",
        f"limits.people, from {path}: Expected `int`",
        "limits.tables, from --limits-tables: Expected `int` >= 1",
        "port, from --port: 70000 is no port",
        "public_url, from NIGHTMARKET_PUBLIC_URL: 'games.example.org' is no address",
        "bot_window_s, from NIGHTMARKET_BOT_WINDOW_S: 3 to 1 is no stretch",
        "trusted_proxies, from --trusted-proxy: 'here' is no IP address",
        "static, from --static: /no has no index.html",
    ):
        assert any(line.startswith(start) for line in lines), (start, lines)


@pytest.mark.parametrize("text", [None, "port = = 3", "data = 3"])
def test_a_file_that_cannot_be_used_is_named(tmp_path: Path, text: str | None) -> None:
    path = tmp_path / "nowhere.toml" if text is None else file(tmp_path, text)
    with pytest.raises(Refusal, match=str(path)):
        sources.read({}, {}, path)


def test_what_is_deployed_is_told_of_and_can_be_read() -> None:
    root = Path(__file__).parents[2]
    page = (root / "docs" / "running.md").read_text("utf-8")
    for path in (root / "deploy").iterdir():
        assert f"(../deploy/{path.name})" in page
    told = sources.read({}, {}, root / "deploy" / "house.toml")
    assert told.config.public_url == "https://games.example.org"
