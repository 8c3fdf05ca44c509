"""The words of a game that are explained where they stand: in three languages, as the rules say them."""

from __future__ import annotations

import re
from functools import cache
from importlib.resources import files
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.serializer import serialize_pattern

from nightmarket import games
from nightmarket.locale import LANGUAGES

PAGES = Path(__file__).parents[2] / "docs" / "rules"
FOLDER = Path(str(files("nightmarket.locale")))
EVERY = [(game, language) for game in games.STALLS for language in LANGUAGES]


@cache
def terms(game: str, language: str) -> dict[str, dict[str, str]]:
    """By id: the title, and what else is said of it."""
    text = (FOLDER / language / f"{game}-terms.ftl").read_text("utf-8")
    found = {}
    for entry in FluentParser().parse(text).body:
        if isinstance(entry, ast.Message):
            assert entry.value is not None
            said = {a.id.name: serialize_pattern(a.value).strip() for a in entry.attributes}
            found[entry.id.name] = {"title": serialize_pattern(entry.value).strip(), **said}
    return found


def written(words: str) -> list[re.Pattern[str]]:
    """How a term is written, as the page reads it (web/src/lib/terms.ts)."""
    found = []
    for one in words.split(","):
        pattern = re.escape(one.strip()).replace(r"\*", r"\w*")
        found.append(re.compile(rf"\b{pattern}\b", re.IGNORECASE))
    return found


@pytest.mark.parametrize(("game", "language"), EVERY)
def test_a_term_is_explained_and_its_rule_is_there(game: str, language: str) -> None:
    page = (PAGES / f"{game}.{language}.md").read_text("utf-8")
    rules = set(re.findall(r"^- \*\*([A-Z]+-\d+)\*\*", page, re.M))
    px = games.game(game).prefix.lower()
    assert len(terms(game, language)) >= 8
    for key, said in terms(game, language).items():
        assert key.startswith(f"{px}-term-")
        assert said.keys() == {"title", "words", "means", "rule"}, key
        assert said["rule"] in rules, key
        assert said["means"].endswith("."), key
        assert said["rule"] == terms(game, "en")[key]["rule"]


@pytest.mark.parametrize(("game", "language"), EVERY)
def test_the_words_are_those_of_the_rules(game: str, language: str) -> None:
    page = (PAGES / f"{game}.{language}.md").read_text("utf-8")
    for key, said in terms(game, language).items():
        ways = written(said["words"])
        assert any(way.search(said["title"]) for way in ways), key
        assert any(way.search(page) for way in ways), f"{key}: not a word of the rules"
