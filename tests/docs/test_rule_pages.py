"""The rule pages are quoted by id in prompts, refusals and tests, so their ids must never drift."""

import re
from pathlib import Path

import pytest
from msgspec import json

from nightmarket import games
from nightmarket.kernel import LANGUAGES
from nightmarket.locale import texts

PAGES = Path(__file__).resolve().parents[2] / "docs" / "rules"
RULING = {"en": "ruling", "ru": "наше решение", "uk": "наше рішення"}

# The table of README.md lists the ids of each game: a dropped or an invented id must fail here.
GAMES = dict(
    re.findall(
        r"^\| `([a-z-]+)` \| .*? \| (.*?) \|$", (PAGES / "README.md").read_text("utf-8"), re.M
    )
)

RULE = re.compile(r"^- \*\*([A-Z]{2}-\d+)\*\* (\S.*)$")
SECTION = re.compile(r"^## (\d+)\. \S")
NESTED = re.compile(r"^  - \S")
LABEL = re.compile(r"^  - \*\*(E\d+) ")
CONTINUED = re.compile(r"^  [^\s-]")
REFERENCE = re.compile(r"\b[A-Z]{2}-\d+\b")
MARK = re.compile(r" <!-- (\w+)((?: [\w:-]+)*) -->")


def expected(game: str) -> list[str]:
    prefix = games.game(game).prefix
    ids: list[str] = []
    for span in GAMES[game].split(", "):
        first, last = re.findall(rf"\b{prefix}-(\d+)", span)
        ids += [f"{prefix}-{n}" for n in range(int(first), int(last) + 1)]
    return ids


def lines(game: str, language: str) -> list[str]:
    return (PAGES / f"{game}.{language}.md").read_text(encoding="utf-8").splitlines()


def outline(game: str, language: str) -> list[str]:
    """Section numbers and rule ids in reading order."""
    found: list[str] = []
    for line in lines(game, language):
        if section := SECTION.match(line):
            found.append(section[1])
        elif rule := RULE.match(line):
            found.append(rule[1])
    return found


def nested(game: str, language: str) -> list[tuple[str, str]]:
    """Rule and label (E1 …) of every nested item: no event or card may be lost in one language."""
    found: list[tuple[str, str]] = []
    current = ""
    for line in lines(game, language):
        if rule := RULE.match(line):
            current = rule[1]
        elif NESTED.match(line):
            label = LABEL.match(line)
            found.append((current, label[1] if label else ""))
    return found


def every_page() -> list[tuple[str, str]]:
    return [(game, language) for game in GAMES for language in LANGUAGES]


def test_every_page_belongs_to_a_listed_game() -> None:
    assert sorted(GAMES) == sorted(games.STALLS), "the table of docs/rules/README.md"
    assert {p.name for p in PAGES.glob("*.md")} == {
        "README.md",
        *(f"{game}.{language}.md" for game, language in every_page()),
    }


@pytest.mark.parametrize(("game", "language"), every_page())
def test_ids_are_complete_and_unique(game: str, language: str) -> None:
    ids = [found for found in outline(game, language) if not found.isdigit()]
    assert sorted(ids) == sorted(expected(game))


@pytest.mark.parametrize(("game", "language"), every_page())
def test_sections_are_numbered_without_gaps(game: str, language: str) -> None:
    numbers = [int(found) for found in outline(game, language) if found.isdigit()]
    assert numbers
    assert numbers == list(range(1, len(numbers) + 1))


@pytest.mark.parametrize(("game", "language"), every_page())
def test_page_has_title_introduction_and_only_known_lines(game: str, language: str) -> None:
    title, introduction, *body = lines(game, language)
    assert re.match(r"^# \S", title)
    assert re.match(r"^> \S", introduction)
    shapes = (RULE, SECTION, NESTED, CONTINUED)
    assert [x for x in body if x and not any(shape.match(x) for shape in shapes)] == []


@pytest.mark.parametrize(("game", "language"), every_page())
def test_references_name_existing_rules(game: str, language: str) -> None:
    assert set(REFERENCE.findall("\n".join(lines(game, language)))) <= set(expected(game))


@pytest.mark.parametrize("game", GAMES)
def test_languages_agree(game: str) -> None:
    for language in LANGUAGES:
        assert outline(game, language) == outline(game, "en")
        assert nested(game, language) == nested(game, "en")


def marks(game: str, language: str) -> list[tuple[str, str, list[str]]]:
    """What the book alone reads: the rule, the kind of mark, what it names."""
    found: list[tuple[str, str, list[str]]] = []
    current = ""
    for line in lines(game, language):
        if rule := RULE.match(line):
            current = rule[1]
        assert line.count("<!--") == len(MARK.findall(line)), line
        found += [(current, kind, names.split()) for kind, names in MARK.findall(line)]
    return found


@pytest.mark.parametrize("game", GAMES)
def test_the_parts_of_a_turn_are_marked_alike(game: str) -> None:
    sections = {found for found in outline(game, "en") if found.isdigit()}
    parts = [(rule, names) for rule, kind, names in marks(game, "en") if kind == "turn"]
    assert len(parts) >= 2
    for rule, names in parts:
        assert rule
        assert set(names) <= sections | set(expected(game))


@pytest.mark.parametrize("game", GAMES)
def test_the_pieces_beside_the_rules_are_in_the_box(game: str) -> None:
    of = games.game(game)
    printed = json.decode(json.encode(of.printed({})))
    verbs = [domain for verb in of.words.verbs for domain in verb.domains]
    kinds = [field.domain for kind in of.kinds.values() for field in kind.fields]
    known = {name for domain in verbs + kinds for name in domain.names}
    for part in printed.values():
        known |= {x["id"] if isinstance(x, dict) else str(x) for x in part}
    if game == "magic-maze":
        known |= {"hourglass", "ball", "camera", *printed["colours"].values()}
    for card in printed.get("cards", {}).values():
        known |= {card.get("set", ""), *card.get("symbols", ())}
    shown = [x for _, kind, names in marks(game, "en") if kind == "pieces" for x in names]
    assert len(shown) >= 8
    assert {name.split(":", 1)[1] for name in shown} <= known


@pytest.mark.parametrize("game", GAMES)
def test_marks_are_the_same_in_every_language(game: str) -> None:
    for language in LANGUAGES:
        assert {kind for _, kind, _ in marks(game, language)} == {"turn", "pieces"}
        assert marks(game, language) == marks(game, "en")


@pytest.mark.parametrize("game", GAMES)
def test_rulings_are_marked_in_every_language(game: str) -> None:
    marks = {x: "\n".join(lines(game, x)).lower().count(f"*{RULING[x]}") for x in LANGUAGES}
    assert marks["en"] > 0
    assert len(set(marks.values())) == 1, marks


@pytest.mark.parametrize("game", GAMES)
def test_questions_and_cards_name_rules_that_are_there(game: str) -> None:
    rules, of = set(expected(game)), games.game(game)
    english = texts("en")
    for frame in of.frames:
        words = re.sub(r"(?<!^)(?=[A-Z])", "-", frame).lower()
        if english.has(f"{of.prefix.lower()}-ask-{words}"):
            assert of.asks.get(frame), f"{frame} is asked by which rule?"
    told = json.encode([of.asks, of.printed({})]).decode()
    assert set(REFERENCE.findall(told)) <= rules
