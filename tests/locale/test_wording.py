"""How messages and pages are worded: nicknames, gender, one word for one thing, nothing broken."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

from nightmarket import games
from nightmarket.locale import LANGUAGES
from tests.locale.grammar import NAME, declined, gendered, spoken

HERE = Path(__file__).parent
PAGES = HERE.parents[1] / "docs" / "rules"
FOLDER = Path(str(files("nightmarket.locale")))
# The variables in which messages get nicknames; `$name` may also be a thing, not declined either.
NICKNAMES = {
    *("seat", "name", "names", "who", "whose", "owner", "other", "victim", "giver", "target"),
    *("ally", "partner", "receiver", "board", "source", "first"),
}
# Case forms and articles are a language's own.
FORMS = {"a", "acc", "gen", "fine", "fineacc"}


def pattern(text: str) -> ast.Pattern:
    entry = FluentParser().parse_entry(f"sample = {text}")
    assert isinstance(entry, ast.Message), text
    assert entry.value is not None
    return entry.value


@cache
def entries(language: str) -> list[tuple[str, ast.Message]]:
    """Every message with the file it stands in."""
    found = []
    for file in sorted((FOLDER / language).glob("*.ftl")):
        for entry in FluentParser().parse(file.read_text("utf-8")).body:
            if isinstance(entry, ast.Message):
                found.append((file.stem, entry))
    return found


@cache
def sentences(language: str) -> list[tuple[str, str, str]]:
    """Every variant of every message and attribute: file, id, text."""
    found = []
    for section, entry in entries(language):
        named = [(entry.id.name, entry.value)]
        named += [(f"{entry.id.name}.{a.id.name}", a.value) for a in entry.attributes]
        for key, value in named:
            found += [(section, key, text) for text in spoken(value, NICKNAMES)] if value else []
    return found


def lines(language: str) -> Iterator[tuple[str, str, str]]:
    """The lines of the rule pages in the same form."""
    for page in sorted(PAGES.glob(f"*.{language}.md")):
        for n, line in enumerate(page.read_text("utf-8").splitlines(), 1):
            yield page.name.split(".")[0], f"{page.name}:{n}", line


# -- nicknames


def test_all_nicknames_are_known() -> None:
    """A field or argument that is a seat has its nickname in a variable of its name."""
    for key in games.STALLS:
        game = games.game(key)
        for kind in game.kinds.values():
            fields = zip(kind.names, kind.fields, strict=True)
            assert {n for n, f in fields if f.domain.name == "seat"} <= NICKNAMES, kind.name


@pytest.mark.parametrize("language", ["ru", "uk"])
def test_no_nickname_needs_a_case(language: str) -> None:
    faults = [
        (key, bad) for _, key, text in sentences(language) for bad in declined(text, language)
    ]
    assert faults == []


@pytest.mark.parametrize("language", ["ru", "uk"])
def test_nothing_said_of_a_person_has_a_gender(language: str) -> None:
    faults = [
        (key, bad) for _, key, text in sentences(language) for bad in gendered(text, language)
    ]
    assert faults == []


@pytest.mark.parametrize(
    ("language", "bad", "good"),
    [
        ("ru", "Лампа у { $seat }", "Лампа у игрока { $seat }"),
        ("ru", "Глазами { $name }", "Чей взгляд: { $name }"),
        ("ru", "Украсть товар, он у { $seat }", "Украсть товар, он у игрока { $seat }"),
        ("ru", "Сейчас { $seat } и { $other }", "Ход делает { $seat }"),
        ("uk", "Лампа в { $seat }", "Лампа в гравця { $seat }"),
        ("uk", "Очима { $name }", "Цей раунд починає { $name }"),
        ("uk", "{ $n ->\n    [one] Дати\n   *[other] Дати все\n} { $who }", "Дати: { $who }"),
    ],
)
def test_the_check_of_cases_finds_faults(language: str, bad: str, good: str) -> None:
    def faults(text: str) -> list[str]:
        return [x for t in spoken(pattern(text), NICKNAMES) for x in declined(t, language)]

    assert faults(bad)
    assert not faults(good)


@pytest.mark.parametrize(
    ("language", "bad", "good"),
    [
        ("ru", "{ $seat } взял карту", "{ $seat } берёт карту"),
        ("ru", "Её забрал игрок { $name }", "Она у игрока { $name }"),
        ("ru", "{ $seat } должен сбросить карту", "{ $seat } сбрасывает карту"),
        ("ru", "Эмбарго у игрока { $name } до его хода", "Эмбарго у игрока { $name } до хода"),
        ("ru", "Первым ходит { $name }", "Раунд начинает { $name }"),
        ("ru", "Кубик вы берёте последним", "Кубик вам достаётся последний"),
        ("uk", "{ $seat } взяв карту", "{ $seat } бере карту"),
        ("uk", "{ $seat } взяла карту", "{ $seat } бере { $n } товарів"),
        ("uk", "Лампа в гравця { $seat }: він перший", "Лампа в гравця { $seat }"),
        ("uk", "Кубик ви берете останнім", "Кубик вам дістається останній"),
    ],
)
def test_the_check_of_genders_finds_faults(language: str, bad: str, good: str) -> None:
    def faults(text: str) -> list[str]:
        return [x for t in spoken(pattern(text), NICKNAMES) for x in gendered(t, language)]

    assert faults(bad)
    assert not faults(good)


def test_a_message_is_heard_in_all_its_variants() -> None:
    said = '{ $n ->\n    [one] Один { $seat }\n   *[other] Много{ ", " }<b>{ $n }</b>\n }!'
    assert list(spoken(pattern(said), ["seat"])) == [f"Один {NAME}!", "Много, 0!"]


# -- one word for one thing


def synonyms(language: str, text: str, section: str) -> list[str]:
    """The words of a text that stand in the place of a term."""
    found = []
    for where, terms in glossary(language).items():
        if where == "all" or section.startswith(where):
            for term, wrong in terms.items():
                found += [f"{m[0]} ({term})" for m in re.finditer(wrong, text)]
    return found


@cache
def glossary(language: str) -> dict[str, dict[str, re.Pattern[str]]]:
    read = tomllib.loads((HERE / f"glossary.{language}.toml").read_text("utf-8"))
    return {
        where: {
            term: re.compile(rf"\b(?:{'|'.join(wrong)})\b", re.IGNORECASE)
            for term, wrong in terms.items()
        }
        for where, terms in read.items()
    }


@pytest.mark.parametrize("language", LANGUAGES)
def test_one_word_for_one_thing(language: str) -> None:
    assert glossary(language).keys() <= {"all", *games.STALLS}
    faults = [
        (key, word)
        for section, key, text in (*sentences(language), *lines(language))
        for word in synonyms(language, text, section)
    ]
    assert faults == []


@pytest.mark.parametrize(
    ("language", "section", "bad"),
    [
        ("ru", "common", "Добавить стул"),
        ("ru", "dark-road-table", "Верните один куб ночи"),
        ("uk", "shadow-traders", "Стоси підозр"),
        ("uk", "dale-of-merchants", "Ваш партнер"),
        ("en", "magic-maze", "You turn the timer"),
    ],
)
def test_the_check_of_terms_finds_faults(language: str, section: str, bad: str) -> None:
    assert synonyms(language, bad, section)


def test_a_term_of_one_game_is_free_in_another() -> None:
    assert not synonyms("uk", "Восьмий стос", "dale-of-merchants-table")
    assert not synonyms("ru", "Отравленный кубок и кубик", "dark-road")


# -- true at every moment at which it is shown

# A message, and of what it must not speak: it also stands where that does not hold.
ELSEWHERE = {
    "sb-ui-hand-none": r"recruit|вербу",  # in an Order nobody recruits
    "mm-ui-before": r"silen|тиш|молч|мовч",  # the first scenario has no silence
    "st-of-rounds": r"7",  # the storm comes in place of a seventh round
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_message_speaks_of_nothing_that_may_not_hold(language: str) -> None:
    said = [(key, text) for _, key, text in sentences(language) if key in ELSEWHERE]
    assert {key for key, _ in said} == ELSEWHERE.keys()
    assert [one for one in said if re.search(ELSEWHERE[one[0]], one[1], re.IGNORECASE)] == []


# -- nothing broken


def untidy(text: str) -> bool:
    """Doubled or hanging spaces, straight quotes and apostrophes, three full stops."""
    text = re.sub(r" [?.] ", " 0 ", text)  # a key or a sign that is named
    return text != text.strip() or bool(re.search(r"  | [,.;:!?]|['\"]|\.\.\.", text))


@pytest.mark.parametrize("language", LANGUAGES)
def test_messages_are_tidy(language: str) -> None:
    assert [(key, text) for _, key, text in sentences(language) if untidy(text)] == []


@pytest.mark.parametrize(
    "bad",
    [
        "Украдите  1 товар",
        "Steal 1 good ",
        "the hero's icons",
        'press "Learn"',
        "becomes ...",
        "Да , нет",
    ],
)
def test_the_check_of_tidiness_finds_faults(bad: str) -> None:
    assert untidy(bad)
    assert not untidy("Hold, right-click or press ? for details")


def test_attributes_are_the_same_in_every_language() -> None:
    """Notes, hints, effects and rules; but `.b` comes after an `.a` that is no article."""
    by_language = {
        language: {
            entry.id.name: {a.id.name for a in entry.attributes} for _, entry in entries(language)
        }
        for language in LANGUAGES
    }
    for key, english in by_language["en"].items():
        own = set() if "b" in english else FORMS
        for language in LANGUAGES:
            assert by_language[language][key] - own == english - own, f"{language}: {key}"
