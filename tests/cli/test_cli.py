"""The command line: what it prints, and how it says no."""

from __future__ import annotations

import json
import os
import re
import socket
import subprocess
import sys
from pathlib import Path

import pytest

import nightmarket as nm
from nightmarket import _variant
from nightmarket.bots import RandomBot
from nightmarket.kernel import LANGUAGES, asked, legal
from nightmarket.kernel.record import Recorder

ROOT = Path(__file__).parents[2]


def run(*arguments: str, code: int = 0, stdin: str = "") -> subprocess.CompletedProcess[str]:
    done = subprocess.run(
        [sys.executable, "-c", "import nightmarket.cli as c; c.main()", *arguments],
        input=stdin,
        capture_output=True,
        text=True,
        timeout=120,
        env={**os.environ, "COLUMNS": "120", "TERM": "dumb"},
    )
    assert done.returncode == code, done.stdout + done.stderr
    assert "Traceback" not in done.stderr
    return done


def record(seed: int = 4) -> Recorder:
    recorder = Recorder(nm.game("shadow-traders"), 4, seed)
    bots = [RandomBot(seat) for seat in range(4)]
    while who := asked(recorder.state):
        choice = bots[who[0]].rng.pick(legal(recorder.state, who[0]))
        recorder.play(who[0], recorder.game.text(choice))
    return recorder


def test_version_says_which_variant_runs() -> None:
    assert f"({_variant.describe()})" in run("--version").stdout


def test_games_as_json() -> None:
    found = json.loads(run("games", "--json").stdout)
    assert [game["key"] for game in found] == nm.keys()
    for game in found:
        assert game["titles"].keys() == LANGUAGES.keys()
        assert game["seats"]
        assert game["rules_version"] >= 1
        for option in game["options"]:
            assert option["default"]
            for language, words in option["texts"].items():
                for text in words.values():
                    assert not re.match(r"^[a-z]{2}-option-", text), (language, option["key"])


def test_simulate_as_json() -> None:
    arguments = ("simulate", "shadow-traders", "--seats", "5", "--games", "3", "--json")
    found = json.loads(run(*arguments, "--option", "stack_view=open", "--seed", "9").stdout)
    assert (found["game"], found["seats"], found["games"], found["finished"]) == (
        *("shadow-traders", 5, 3, 3),
    )
    assert found["decisions"] > 100
    assert found["decisions_per_second"] > 0
    assert found["seconds"] > 0
    assert found["compiled"] == _variant.COMPILED
    assert sum(found["wins_by_seat"]) == pytest.approx(3, abs=0.01)
    assert len(found["mean_scores"]) == 5
    assert found["options"]["stack_view"] == "open"


@pytest.mark.parametrize(
    ("arguments", "named"),
    [
        (["simulate", "chess"], "[game]"),
        (["simulate", "shadow-traders", "--seats", "3"], "[seats]"),
        (["simulate", "shadow-traders", "--option", "stack=open"], "[stack]"),
        (["simulate", "shadow-traders", "--option", "stack_view=ajar"], "[stack_view]"),
        (["simulate", "shadow-traders", "--option", "first=5"], "[first]"),
        (["simulate", "shadow-traders", "--option", "colours=red,red,any,any"], "[colours]"),
        (["simulate", "shadow-traders", "--option", "colours=red,blue"], "[colours]"),
        (["simulate", "shadow-traders", "--option", "nonsense"], "[option]"),
        (["simulate", "shadow-traders", "--bots", "deep-thought"], "[bots]"),
        (["simulate", "shadow-traders", "--games", "0"], "[games]"),
        (["simulate", "shadow-traders", "--seed", "-1"], "[seed]"),
        (["play", "shadow-traders", "--language", "fr"], "[language]"),
        (["play", "shadow-traders", "--bots", "nobody"], "[bots]"),
        (["record", "check", "no-such-file.json"], "[file]"),
        (["soak", "everything"], "[part]"),
    ],
)
def test_bad_input_names_the_field_and_ends_with_2(arguments: list[str], named: str) -> None:
    done = run(*arguments, code=2)
    assert named in done.stderr
    assert done.stdout == ""


def test_record_check_and_show(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    recorder = record()
    file.write_text(recorder.record.to_json())
    assert "replay exactly" in run("record", "check", str(file)).stdout
    assert "sandstorm" in run("record", "show", str(file)).stdout
    assert "буря" in run("record", "show", str(file), "--language", "ru").stdout


@pytest.mark.parametrize(
    ("damage", "named"),
    [
        (lambda text: text[:200], "[format]"),
        (lambda text: text.replace("nightmarket-record", "pgn"), "[format]"),
        (lambda text: text.replace('"version":1,"game"', '"version":2,"game"'), "[version]"),
        (lambda text: text.replace("shadow-traders", "chess"), "[game]"),
        (lambda text: text.replace('"rules_version":1', '"rules_version":99'), "[rules_version]"),
        (lambda text: text.replace('"seats":4', '"seats":5'), "[opening]|[choices"),
        (lambda text: re.sub(r'"seed":"\w{4}', '"seed":"ffff', text), "[choices"),
        (lambda text: text.replace("face:steal", "face:give", 1), "[choices"),
        (lambda text: text.replace('"winners":[', '"winners":[9,'), "[result]"),
    ],
)
def test_damaged_records_are_refused(tmp_path: Path, damage: object, named: str) -> None:
    file = tmp_path / "damaged.json"
    assert callable(damage)
    text = record().record.to_json()
    file.write_text(damage(text))
    assert file.read_text() != text
    error = run("record", "check", str(file), code=2).stderr
    assert any(part in error for part in named.split("|")), error


def test_play_in_the_terminal_to_the_end(tmp_path: Path) -> None:
    """A whole game by always taking the first choice, kept as a record that replays."""
    file = tmp_path / "played.json"
    arguments = ("play", "shadow-traders", "--bots", "random", "--seed", "3", "--record", str(file))
    shown = run(*arguments, stdin="nonsense\n" + "1\n" * 400).stdout
    assert "no such choice in this game" in shown  # a wrong text is explained, and asked again
    assert "Master of Disguise" in shown
    run("record", "check", str(file))


def test_the_terminal_refuses_in_the_language_of_the_game(tmp_path: Path) -> None:
    shown = run("play", "shadow-traders", "--language", "ru", stdin="nonsense\nq\n").stdout
    assert "Такого выбора в игре нет." in shown
    file = tmp_path / "pack.toml"
    file.write_text("format = 5")
    arguments = ("play", "shadow-blades", "--language", "uk", "--option", f"pack=@{file}")
    error = run(*arguments, code=2).stderr
    assert "Ці карти не підходять. pack, поле format: 5 — не текст" in error


def test_the_readme_example_runs() -> None:
    readme = (ROOT / "README.md").read_text("utf-8")
    code = re.search(r"```python\n(.*?)```", readme, re.S)
    assert code is not None
    assert len(code.group(1).strip().splitlines()) <= 10
    done = subprocess.run(
        [sys.executable, "-c", code.group(1)], capture_output=True, text=True, check=True
    )
    assert "won by" in done.stdout


def test_serve_says_its_settings_or_what_is_wrong_with_them(tmp_path: Path) -> None:
    file = tmp_path / "house.toml"
    file.write_text("[limits]\ntables = 9\n")
    shown = run("serve", "--config", str(file), "--origin", "http://a", "--show-config").stdout
    assert f"limits.tables                  = 9  ({file})" in shown
    assert 'origins                        = ["http://a"]  (--origin)' in shown
    wrong = run("serve", "--port", "x", "--limits-tables", "0", code=2).stderr.splitlines()
    assert [line.split(",")[0] for line in wrong] == [
        "nightmarket: limits.tables",
        "nightmarket: port",
    ]


def test_serve_says_in_one_sentence_why_it_does_not_start(tmp_path: Path) -> None:
    """And ends with the code that docs/running.md gives for it."""
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        port = str(other.getsockname()[1])
        taken = run("serve", "--port", port, "--data", str(tmp_path / "x"), code=2).stderr
    assert f"cannot listen on 127.0.0.1, port {port}: Address already in use" in taken
    assert len(taken.splitlines()) == 1
    (tmp_path / "file").write_text("")
    told = run("serve", "--port", "0", "--data", str(tmp_path / "file" / "data"), code=1).stderr
    assert "Night Market does not start: " in told
    assert len(told.splitlines()) == 1
    file = tmp_path / "house.toml"
    file.write_text('admin_secret = "sixteen letters!"')
    shown = run("serve", "--config", str(file), "--show-config").stdout
    assert "sixteen" not in shown
    assert re.search(r"admin_secret += \(not shown\)", shown)
    assert "admin-secret" not in run("serve", "--help").stdout
