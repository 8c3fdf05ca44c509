"""Every snippet of the guides holds: Python runs, commands are understood and run in small, files are
read by whoever reads them, messages are of the wire; and every link between pages leads somewhere."""

from __future__ import annotations

import os
import re
import shlex
from pathlib import Path
from typing import Any

import msgspec
import pytest
import typer
from typer.testing import CliRunner

import nightmarket as nm
from nightmarket.arena.corpus import corpus
from nightmarket.cli.app import app
from nightmarket.server import sources
from nightmarket.table import lessons, wire

ROOT = Path(__file__).parents[2]
PAGES = [ROOT / "README.md", *sorted((ROOT / "docs").rglob("*.md"))]
TEXTS = {page: page.read_text("utf-8") for page in PAGES}


def fenced(language: str) -> list[tuple[str, str]]:
    """Every block in a language, with its page's name and number."""
    return [
        (code, f"{page.stem}-{i}")
        for page, text in TEXTS.items()
        for i, code in enumerate(re.findall(rf"^```{language}\n(.*?)^```", text, re.M | re.S))
    ]


def commands(pattern: str) -> list[str]:
    """What people are told to type, but for what ./market does by itself (tests/tools)."""
    found: set[str] = set()
    for text in TEXTS.values():
        text = re.sub(r"^```.*?^```", "", text, flags=re.M | re.S)
        found |= {line.partition(" #")[0].strip() for line in re.findall(pattern, text, re.M)}
    return sorted(line for line in found if line.split()[0] not in ("test", "clean", "compile"))


IN_BLOCKS = commands(r"^    (?:\S+=\S+ |/\S+/)?(?:nightmarket|\./market) +([a-z].*)$")
IN_SENTENCES = commands(r"`(?:nightmarket|\./market) ([a-z][^`]*)`")


@pytest.mark.parametrize("code", [pytest.param(code, id=at) for code, at in fenced("python")])
def test_snippets_run(code: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    records = corpus(nm.game("shadow-blades"), 2, 1, ["random"])
    Path("records.jsonl").write_text("".join(line + "\n" for line in records), "utf-8")
    exec(compile(code, "<snippet>", "exec"), {"__name__": "__main__"})


def words_of(line: str) -> tuple[list[str], list[str]]:
    """The words as somebody types them, and the flags that may be added (in brackets)."""
    may = re.findall(r"\[(--[a-z-]+)", line)
    line = re.sub(r"\[[^\]]*\]|…", "", line)
    stands_for = {"GAME": "shadow-blades", "N": "2", "K": "2", "a,b,c": "random"}
    return [stands_for.get(word, word) for word in shlex.split(line)], may


@pytest.mark.parametrize("line", sorted({*IN_BLOCKS, *IN_SENTENCES}))
def test_commands_are_understood(line: str) -> None:
    words, may = words_of(line)
    command: Any = typer.main.get_command(app)
    context = command.make_context("nightmarket", [], resilient_parsing=True)
    while hasattr(command, "resolve_command") and words:
        name, command, words = command.resolve_command(context, words)
        context = command.make_context(name, [], parent=context, resilient_parsing=True)
    known = {flag for parameter in command.params for flag in parameter.opts}
    given = {word.partition("=")[0] for word in words if word.startswith("--")} - {"--help"}
    assert {*given, *may} <= known
    if line in IN_BLOCKS:  # in a sentence a command may stand without what it works on
        command.make_context("nightmarket", words, parent=context)


SMALL = {"--games": "2", "--bots": "random", "--jobs": "1", "--to": "new"}
RUN = ("simulate", "arena", "corpus", "games")


@pytest.mark.parametrize("line", [line for line in IN_BLOCKS if line.split()[0] in RUN])
def test_commands_run_in_small(line: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Fewer games, of bots that think less; their programs are those of examples/."""
    monkeypatch.chdir(tmp_path)
    example = ROOT / "docs" / "packs" / "shadow-blades-example.toml"
    Path("my-pack.toml").write_text(example.read_text("utf-8"), "utf-8")
    words, _ = words_of(line)
    for flag, value in SMALL.items():
        if flag in words:
            words[words.index(flag) + 1] = value
    if "--bots" in words and "maze" in line:
        words[words.index("--bots") + 1] = "easy"
    done = CliRunner().invoke(app, words)
    assert done.exit_code == 0, (words, done.output, done.exception)


@pytest.mark.parametrize("code", [pytest.param(code, id=at) for code, at in fenced("toml")])
def test_files_are_read_by_whoever_reads_them(code: str, tmp_path: Path) -> None:
    file = tmp_path / "snippet.toml"
    file.write_text(code, "utf-8")
    if "[[beats]]" in code:
        assert lessons.read(code).beats
    else:
        assert sources.read({}, {}, file).config.limits.tables == 500


def messages() -> list[str]:
    """What the page of the wire sends in full."""
    found = re.findall(r"^    → (\{.*?\})(?:   |$)", TEXTS[ROOT / "docs" / "wire.md"], re.M)
    return [text for text in found if "{…}" not in text]


@pytest.mark.parametrize("text", messages())
def test_messages_are_those_of_the_wire(text: str) -> None:
    msgspec.json.decode(text, type=wire.ToServer)


def test_there_are_snippets_of_every_kind() -> None:
    assert len(fenced("python")) > 5
    assert len(IN_BLOCKS) > 15
    assert len(messages()) > 3


@pytest.mark.parametrize("page", PAGES, ids=lambda p: str(p.relative_to(ROOT)))
def test_links_between_pages_lead_somewhere(page: Path) -> None:
    text = re.sub(r"^```.*?^```", "", TEXTS[page], flags=re.M | re.S)
    for target in re.findall(r"\]\(([^)\s]+)\)", text):
        if not re.match(r"[a-z]+:", target):
            path = target.partition("#")[0]
            assert not path or os.path.exists(page.parent / path), f"{page}: {target}"
