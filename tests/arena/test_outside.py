"""Programs that play: asked in JSON lines, held to their time, ended when nobody asks any more."""

from __future__ import annotations

import gc
import json
import shutil
import sys
from pathlib import Path

import pytest

import nightmarket as nm
from nightmarket.arena import make, simulate
from nightmarket.arena.outside import Program, words_of
from nightmarket.bots import Glimpse
from nightmarket.bots.base import BadBot
from nightmarket.kernel import Refusal

EXAMPLES = Path(__file__).parents[2] / "examples" / "bots"
PYTHON = f"process:{sys.executable} {EXAMPLES / 'mybot.py'}"
# Of the machine, or the one that ./market fetched.
NODE = shutil.which("node") or str(Path(sys.prefix) / "bin" / "node")


def glimpse() -> Glimpse:
    game = nm.game("shadow-blades")
    s = game.setup(2, 3)
    return Glimpse(game, s, nm.asked(s)[0])


def program(code: str, seconds: float = 10.0) -> Program:
    return Program([sys.executable, "-c", code], seconds, 0)


def test_the_example_in_python_plays_the_same_game_twice() -> None:
    game = nm.game("shadow-blades")
    first, second = (simulate(game, 2, 2, [PYTHON, "random"], seed=4) for _ in range(2))
    assert first.finished == 2
    assert (first.decisions, first.mean_scores) == (second.decisions, second.mean_scores)


def test_the_example_in_javascript_plays() -> None:
    summary = simulate(
        nm.game("shadow-blades"), 2, 1, [f"process:{NODE} {EXAMPLES / 'mybot.mjs'}", "random"]
    )
    assert summary.finished == 1


def test_a_program_sees_what_its_seat_sees() -> None:
    seen = glimpse()
    asked: list[dict[str, object]] = []
    bot = program("")
    bot.tell = asked.append  # type: ignore[method-assign, assignment]
    bot.begin = lambda: None  # type: ignore[method-assign]
    bot.answers.put(json.dumps({"n": 1, "choice": seen.game.text(seen.choices[-1])}))
    assert bot.choose(seen) == seen.choices[-1]
    hello, question = asked
    assert (hello["protocol"], hello["game"], hello["seat"]) == (1, "shadow-blades", seen.seat)
    assert question["view"] == seen.view()
    assert question["choices"] == [seen.game.text(c) for c in seen.choices]


@pytest.mark.parametrize(
    ("code", "told"),
    [
        ('input();input();print(\'{"choice": "win"}\')', "which is not legal"),
        ("input();input();print('roll')", "not {"),
        ('input();input();print(\'{"n": 7, "choice": "recruit"}\')', "answered question 7"),
        ("pass", "ended instead of answering"),
    ],
)
def test_what_is_no_answer_is_named(code: str, told: str) -> None:
    with pytest.raises(BadBot, match=told):
        program(code).choose(glimpse())


def test_a_program_that_thinks_too_long_is_ended(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("nightmarket.arena.outside.FIRST", 0.0)
    monkeypatch.setattr("nightmarket.arena.outside.FAREWELL", 0.01)
    bot = program("import signal\nwhile True: signal.pause()", seconds=0.05)
    with pytest.raises(BadBot, match=r"did not answer within 0\.05 s"):
        bot.choose(glimpse())
    process = bot.process
    assert process is not None
    del bot
    gc.collect()
    assert process.returncode is not None


@pytest.mark.parametrize("name", ["process:", "process/0:x", "process/soon:x", "process:'x", "x:y"])
def test_names_that_are_none_are_refused(name: str) -> None:
    with pytest.raises(Refusal):
        make(name)


def test_paths_of_windows_keep_their_backslashes() -> None:
    command = r'"C:\Program Files\node.exe" bots\mybot.mjs --fast'
    expected = [r"C:\Program Files\node.exe", r"bots\mybot.mjs", "--fast"]
    assert words_of(command, windows=True) == expected
    assert words_of("'/a b/node' mybot.mjs", windows=False) == ["/a b/node", "mybot.mjs"]


def test_a_program_that_is_not_there_is_named() -> None:
    bot = make("process/2:no-such-program-anywhere --fast")
    with pytest.raises(BadBot, match="does not start"):
        bot.choose(glimpse())
