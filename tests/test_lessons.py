"""Every lesson is played to its end; it has words, rules of the book, things to point at."""

from __future__ import annotations

import re
from importlib.resources import files
from pathlib import Path

import pytest

from nightmarket import games
from nightmarket.bots import playout
from nightmarket.kernel import CLOCK, LANGUAGES, BadSetup, Game, Luck, apply, asked
from nightmarket.locale import Texts, texts
from nightmarket.table import lessons
from nightmarket.table.lessons import EVERYBODY, LEARNER, Beat, Lesson, Script

ROOT = Path(__file__).parents[1]
RULES = ROOT / "docs" / "rules"
FOLDER = Path(str(files("nightmarket.locale")))
COURSES = [(key, name) for key in games.STALLS for name in lessons.names(key)]
SOURCES = "\n".join(p.read_text("utf-8") for p in (ROOT / "web" / "src").rglob("*.svelte"))
# `board-{seat}` in the page stands for `board-1` in a lesson
TEST_IDS = [
    re.compile(re.sub(r"\{[^}]*\}", r"\\w+", found))
    for found in re.findall(r'data-testid="([^"]+)"', SOURCES)
]


@pytest.mark.parametrize(("key", "name"), COURSES)
def test_a_lesson_is_a_game_by_the_rules(key: str, name: str) -> None:
    script = lessons.script(key, name)  # every move of it is legal
    beats = script.lesson.beats
    first = next(beat for beat in beats if beat.by != EVERYBODY)
    assert first.by == LEARNER, "the learner moves first"
    lesson = script.lesson
    state = script.game.setup(lesson.seats, int(lesson.seed, 16), lesson.options)
    for number, beat in enumerate(beats):
        for done, text in enumerate(beat.play):
            assert script.place(state) == (number, done), "no two moments of a lesson are alike"
            told = script.told(state)
            assert told is not None
            assert (told.text, told.swift) == (text, beat.by == EVERYBODY)
            assert beat.by in (told.seat, EVERYBODY)
            apply(state, told.seat, script.game.parse(text))
    assert script.place(state) == (len(beats), 0)
    assert script.told(state) is None
    if name == "first":
        assert not asked(state), "a first lesson ends with the game and its score sheet"
    elif asked(state):
        assert LEARNER in asked(state), "it ends with a question that is free, or with the game"


@pytest.mark.parametrize(("key", "name"), COURSES)
def test_a_lesson_has_words_rules_and_things_to_point_at(key: str, name: str) -> None:
    game, beats = games.game(key), lessons.script(key, name).lesson.beats
    book = (ROOT / "docs" / "rules" / f"{key}.en.md").read_text("utf-8")
    steps = [beat for beat in beats if beat.by == LEARNER]
    assert all(beat.step and beat.rule for beat in steps)
    assert lessons.lesson(key, name).title.keys() == set(LANGUAGES)
    for beat in steps:
        assert f"**{beat.rule}**" in book
        for wanted in beat.point:
            assert any(known.fullmatch(wanted) for known in TEST_IDS), wanted
    told = [*dict.fromkeys(beat.step for beat in steps), "end"]
    for language in LANGUAGES:
        text = (FOLDER / language / f"{key}-learn.ftl").read_text("utf-8")
        each = rf"^{game.prefix.lower()}-lesson-{name}-([a-z0-9-]+) = (.+)((?:\n    .+)*)"
        found = re.findall(each, text, re.M)
        assert [step for step, _, _ in found] == told
        for step, said, more in found:
            assert len(re.findall(r"[.!?](?:\s|$)", said)) <= 2, f"{step}: two sentences are enough"
            forms = set(re.findall(r"^    \.([a-z]+) = ", more, re.M))
            assert forms - {"after"} == ({"title"} if step == "end" else {"title", "why"}), step


@pytest.mark.parametrize("key", games.STALLS)
def test_what_a_newcomer_asks_is_answered_where_it_says(key: str) -> None:
    """docs/newcomers.md: twelve questions for each game, each with the steps that answer it."""
    game, say = games.game(key), texts("en")
    page = (ROOT / "docs" / "newcomers.md").read_text("utf-8")
    part = page.split("\n## ")[1 + list(games.STALLS).index(key)]
    answers = re.findall(r"^\| .+\? \| (.+) \|$", part, re.M)
    assert len(answers) == 12
    book = (RULES / f"{key}.en.md").read_text("utf-8")
    assert all(f"**{rule}**" in book for rule in re.findall(r"[A-Z]{2}-\d+", part))
    for piece in ";".join(answers).split(";"):
        name = piece.split(",")[0].strip()
        assert name in lessons.names(key), piece
        steps = dict.fromkeys(beat.step for beat in lessons.lesson(key, name).beats if beat.step)
        ids = {}
        for step in steps:
            id_ = f"{game.prefix.lower()}-lesson-{name}-{step}"
            ids[say.say(id_, {f"name{i}": "" for i in range(9)}, "title")] = id_
        for after, wanted in re.findall(r"(after )?\*([^*]+)\*", piece):
            (id_,) = (ids[title] for title in ids if title.startswith(wanted.rstrip("…")))
            assert not after or form(say, id_, "after"), piece


# How many of a game's rules and of its kinds of question its lessons have met: it may grow, not fall.
MET = {
    "shadow-traders": (23, 12),
    "shadow-blades": (22, 6),
    "dark-road": (37, 23),
    "dale-of-merchants": (17, 10),
    "magic-maze": (14, 2),
}


def kebab(frame: str) -> str:
    return re.sub(r"(?<!^)(?=[A-Z])", "-", frame).lower()


def met(key: str) -> tuple[set[str], set[str]]:
    """The rules that a game's lessons name, and the kinds of question that they ask a learner."""
    rules, kinds = set(), set()
    for name in lessons.names(key):
        script = lessons.script(key, name)
        lesson = script.lesson
        state = script.game.setup(lesson.seats, int(lesson.seed, 16), lesson.options)
        for beat in lesson.beats:
            for text in beat.play:
                told = script.told(state)
                assert told is not None
                question = script.game.question(state)
                if beat.step:
                    rules |= {beat.rule, *str(question["rule"]).split()}
                    kinds.add(str(question["ask"]))
                apply(state, told.seat, script.game.parse(text))
    return rules, kinds


@pytest.mark.parametrize("key", games.STALLS)
def test_how_much_of_a_game_its_lessons_meet(key: str) -> None:
    game = games.game(key)
    book = set(re.findall(r"\*\*([A-Z]+-\d+)\*\*", (RULES / f"{key}.en.md").read_text("utf-8")))
    rules, kinds = met(key)
    print(
        f"{key}: {len(lessons.names(key))} lessons, {len(rules & book)} of {len(book)} rules, "
        f"{len(kinds)} of {len(game.asks)} kinds of question"
    )
    assert rules <= book
    assert len(rules) >= MET[key][0]
    assert len(kinds) >= MET[key][1]


def form(say: Texts, id_: str, name: str) -> str:
    """An attribute of a message; empty where it has none."""
    found = say.say(id_, attribute=name)
    return "" if found == id_ else found


def unexplained(key: str, kinds: set[str], language: str) -> list[str]:
    """Those that nothing tells of where they are asked, by a rule of the book: not all do lessons."""
    game, say = games.game(key), texts(language)
    prefix = game.prefix.lower()
    book = (RULES / f"{key}.{language}.md").read_text("utf-8")
    found = []
    for kind in sorted(kinds):
        hint, ask = f"{prefix}-learn-{kebab(kind)}", f"{prefix}-ask-{kebab(kind)}"
        told = say.has(hint) or form(say, ask, "hint")
        rules = form(say, hint, "rule") or game.asks.get(kind, "")
        in_book = rules and all(f"**{one}**" in book for one in rules.split())
        if not (in_book and told):
            found.append(kind)
    return found


def asked_in_play(game: Game) -> set[str]:
    """Kinds of question that random games ask people."""
    kinds: set[str] = set()
    for seats in game.seats:
        rng = Luck.seeded(seats)
        for seed in range(6):
            state = game.setup(seats, seed, {})
            while who := asked(state):
                if who != [CLOCK]:
                    kinds.add(str(game.question(state)["ask"]))
                playout(state, rng, 1)
    return kinds


@pytest.mark.parametrize("key", games.STALLS)
def test_every_kind_of_question_is_explained_where_it_is_first_met(key: str) -> None:
    game = games.game(key)
    kinds = set(game.asks)
    assert asked_in_play(game) <= kinds, "a question without a rule"
    for language in LANGUAGES:
        assert unexplained(key, kinds, language) == []


def test_a_question_that_nothing_explains_is_found() -> None:
    game = games.game("dale-of-merchants")
    assert unexplained(game.key, {"Acting", "Haggling"}, "en") == ["Haggling"]


def test_a_step_that_the_rules_forbid_is_named() -> None:
    lesson = Lesson(4, "1", [Beat(["roll"], step="one"), Beat(["act:steal:5"], step="two")])
    with pytest.raises(BadSetup, match=r"beats\[1\]: act:steal:5"):
        Script(games.game("shadow-traders"), lesson)


def test_a_course_knows_its_lessons() -> None:
    assert "first" in lessons.names("shadow-traders")
    with pytest.raises(BadSetup, match="no lesson 'nothing'"):
        lessons.script("shadow-traders", "nothing")
