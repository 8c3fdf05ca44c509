"""Every message that is needed is there in every language, and none that is not.

What a game needs follows from its description: verbs, events, domains, options, and the questions and
score lines that come up in play. Everything else must stand in the code in full.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from itertools import product
from pathlib import Path

import msgspec
import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from nightmarket import games
from nightmarket.analysis import daily
from nightmarket.bots.levels import LORES
from nightmarket.kernel import (
    CLOCK,
    BadState,
    Domain,
    Event,
    Game,
    Kind,
    Luck,
    Tape,
    Verb,
    apply,
    asked,
    legal,
)
from nightmarket.kernel.errors import PACK_REASONS
from nightmarket.locale import LANGUAGES, texts
from nightmarket.table import lessons
from tests.conformance.cases import option_sets
from tests.conformance.honest import OPENED, Lanterns

ROOT = Path(__file__).parents[2]
FOLDER = Path(str(files("nightmarket.locale")))
RULES = ROOT / "docs" / "rules"
GAMES = [games.game(key) for key in games.keys()]  # noqa: SIM118 (a function)
# Guests (NIGHTMARKET_GAMES) bring their messages, rules and code in a folder of their own.
HOMES = {key: Path(str(files(module))) for key, module in games.guests().items()}
OWN = sorted(f.stem for f in (FOLDER / "en").glob("*.ftl"))
SECTIONS = [*OWN, *HOMES]
STEPS = 4000  # of one game in play; longer ones have shown their questions by then


class Message:
    """One message: the variables of its text, and its attributes with theirs."""

    def __init__(self, entry: ast.Message) -> None:
        self.variables = variables(entry.value) if entry.value else set()
        self.attributes = {a.id.name: variables(a.value) for a in entry.attributes}
        self.has_text = entry.value is not None


def variables(pattern: ast.BaseNode) -> set[str]:
    found: set[str] = set()

    class Finder(Visitor):
        def visit_VariableReference(self, node: ast.VariableReference) -> None:
            found.add(node.id.name)

    Finder().visit(pattern)
    return found


@cache
def read(language: str, section: str) -> dict[str, Message]:
    folder = HOMES[section] / "locale" if section in HOMES else FOLDER
    text = (folder / language / f"{section}.ftl").read_text("utf-8")
    found: dict[str, Message] = {}
    for entry in FluentParser().parse(text).body:
        assert not isinstance(entry, ast.Junk), f"{language}/{section}: {entry.content}"
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found, f"{language}/{section}: {entry.id.name} twice"
            found[entry.id.name] = Message(entry)
    return found


@cache
def messages(language: str) -> dict[str, Message]:
    found: dict[str, Message] = {}
    for section in SECTIONS:
        for key, message in read(language, section).items():
            assert key not in found, f"{language}: {key} stands in two files"
            found[key] = message
    return found


@cache
def code() -> str:
    """Everything that may ask for a message by its id."""
    paths: list[Path] = []
    for folder, endings in (
        (ROOT / "web" / "src", (".ts", ".svelte")),
        (ROOT / "src" / "nightmarket", (".py",)),
        *((home, (".py",)) for home in HOMES.values()),
    ):
        paths += [
            p for p in folder.rglob("*") if p.suffix in endings and not p.name.endswith(".test.ts")
        ]
    return "\n".join(p.read_text("utf-8") for p in sorted(paths))


@cache
def quoted() -> set[str]:
    """Every text in quotes in the code."""
    return set(re.findall(r"""['"`]([\w-]+)['"`]""", code()))


# -- what play brings up


class Played:
    """What came up in some whole games: questions with their numbers, chance, score lines."""

    def __init__(self) -> None:
        self.asks: dict[str, set[str]] = {}
        self.chance: set[str] = set()
        self.scores: set[str] = set()
        self.box: set[str] = set()  # players without a seat
        self.shown: set[str] = set()  # fields of views


@cache
def played(key: str) -> Played:
    game = games.game(key)
    seen = Played()
    for seats in (game.seats[0], game.seats[-1]):
        for seed, options in enumerate(option_sets(game, seats)):
            if seed < 12:
                play(game, seats, seed, options, seen)
    return seen


def play(game: Game, seats: int, seed: int, options: dict[str, str], seen: Played) -> None:
    tape = Tape()
    s = game.setup(seats, seed, options, tape)
    rng = Luck.seeded(seed)
    for _ in range(STEPS):
        who = [seat for seat in asked(s) if seat >= 0]
        if not who:
            tick = game.clock.tick(s, 1000) if s.stack and game.clock else -1
            if tick < 0:
                break
            apply(s, CLOCK, tick)
            continue
        question = game.question(s)
        numbers = seen.asks.setdefault(str(question["ask"]), set())
        numbers |= question.keys() - {"ask"}
        seat = who[rng.below(len(who))]
        choices = legal(s, seat)
        apply(s, seat, choices[rng.below(len(choices))])
    _, rolls = tape.take()
    seen.chance |= {game.words.of(roll).name for roll in rolls}
    seen.shown |= set(field_names(msgspec.to_builtins(game.view(s, 0))))
    if not s.stack:
        seen.scores |= {line.key for line in game.sheet(s)}
        seen.box |= {f"box-{n}" for n in range(len(game.box_scores(s)))}


def field_names(view: object) -> Iterator[str]:
    """Every field of a view but `seat`, whose value is shown as a name."""
    if isinstance(view, dict):
        yield from (str(key).replace("_", "-") for key in view if key != "seat")
    if isinstance(view, (dict, list)):
        for inner in view.values() if isinstance(view, dict) else view:
            yield from field_names(inner)


def kebab(frame: str) -> str:
    return re.sub(r"(?<!^)(?=[A-Z])", "-", frame).lower()


# -- what a game needs


def arguments(verb: Verb) -> list[tuple[str, Domain]]:
    """A second argument of the same domain has a number behind its name."""
    found: list[tuple[str, Domain]] = []
    for domain in verb.domains:
        n = sum(1 for _, other in found if other.name == domain.name)
        found.append((f"{domain.name}{n + 1}" if n else domain.name, domain))
    return found


def fields(kind: Kind) -> list[tuple[str, Domain]]:
    return [(n, f.domain) for n, f in zip(kind.names, kind.fields, strict=True)]


def spoken(game: Game) -> Iterator[Domain]:
    """Domains whose values are said by name somewhere, not only chosen between (`$good_key`)."""
    px = game.prefix.lower()
    told = [(f"{px}-choice-{verb.name}", arguments(verb)) for verb in game.words.verbs]
    told += [(f"{px}-log-{kind.name}", fields(kind)) for kind in game.kinds.values()]
    for language in LANGUAGES:
        for key, pairs in told:
            message = messages(language).get(key)
            for name, domain in pairs if message else ():
                assert message is not None
                forms = {v for v in message.variables if v == name or v.startswith(f"{name}_")}
                if forms - {f"{name}_key"}:
                    yield domain


def needed(game: Game) -> set[str]:
    px = game.prefix.lower()
    seen = played(game.key)
    found = {f"{px}-about"}
    if f"{game.key}-learn" in SECTIONS:
        found.add(f"{px}-learn-welcome")
    if not (ROOT / "web" / "src" / "games" / game.key / "index.ts").exists():
        found |= {f"{px}-view-{name}" for name in seen.shown}  # for the plain table
    for option in game.options:
        found.add(f"{px}-option-{option.key}")
    for domain in spoken(game):
        # Places of a board are known by their codes: `1a-13`.
        words = [name for name in domain.names if not re.search(r"\d", name)]
        found |= {f"{px}-{domain.name}-{name}" for name in words}
    found |= {
        f"{px}-choice-{verb.name}" for verb in game.words.verbs if verb.name not in seen.chance
    }
    found |= {f"{px}-log-{kind}" for kind in game.kinds}
    for ask in seen.asks:
        found |= {f"{px}-ask-{kebab(ask)}", f"{px}-ask-{kebab(ask)}-other"}
    found |= {f"{px}-score-{key}" for key in seen.scores}
    found |= {f"{px}-{player}" for player in seen.box}
    if game.key in LORES:
        found |= {f"{px}-reason-{trait}" for trait in LORES[game.key].traits()}
    if daily.has_puzzles(game.key):
        puzzles = daily.shipped(game.key).puzzles
        found |= {f"{px}-reason-{puzzle.choosing.reason}" for puzzle in puzzles}
    return found


def allowed(game: Game) -> set[str]:
    """What a game may have besides: names of option values, questions and lines that are rare."""
    px = game.prefix.lower()
    found: set[str] = set()
    for option in game.options:
        for value in (*option.values, option.default):
            found.add(f"{px}-option-{option.key}-{value}")
            found.add(f"{px}-{option.key.removesuffix('s')}-{value}")
    for frame in game.frames:
        ask = f"{px}-ask-{kebab(frame)}"
        found |= {ask, f"{ask}-other", f"{ask}-others", f"{px}-learn-{kebab(frame)}"}
    for name in lessons.names(game.key):
        steps = [beat.step for beat in lessons.script(game.key, name).lesson.beats]
        found |= {f"{px}-lesson-{name}-{step}" for step in (*steps, "end")}
    if f"{game.key}-terms" in SECTIONS:
        found |= read("en", f"{game.key}-terms").keys()  # test_terms.py
    pairs = [pair for verb in game.words.verbs for pair in arguments(verb)]
    pairs += [pair for kind in game.kinds.values() for pair in fields(kind)]
    for _, domain in pairs:
        names = domain.names or [str(number) for number in range(domain.size)]
        found |= {f"{px}-{domain.name}-{name}" for name in names}
    return found


def stands_in_rules(game: Game, key: str) -> bool:
    """`xx-score-lamp` and `xx-symbol-mercenary` are known when the game's code names the value."""
    px = game.prefix.lower()
    if not key.startswith(f"{px}-"):
        return False
    words = key.removeprefix(f"{px}-").split("-")
    own = ROOT / "src" / "nightmarket" / "games" / game.key.replace("-", "_")
    source = HOMES.get(game.key, own).rglob("*.py")
    text = "\n".join(p.read_text("utf-8") for p in sorted(source))
    return any(f'"{"-".join(words[i:])}"' in text for i in range(1, len(words)))


# -- the tests


def test_every_language_has_the_same_files() -> None:
    there = {p.name for p in FOLDER.iterdir() if p.is_dir() and p.name != "__pycache__"}
    assert there == set(LANGUAGES)
    for language in LANGUAGES:
        assert sorted(f.stem for f in (FOLDER / language).glob("*.ftl")) == OWN


@pytest.mark.parametrize("section", SECTIONS)
def test_no_message_is_missing_in_a_language(section: str) -> None:
    english = read("en", section)
    for language in LANGUAGES:
        assert read(language, section).keys() == english.keys(), language
        for key, message in read(language, section).items():
            assert message.has_text, f"{language}: {key} has no text of its own"


@pytest.mark.parametrize("game", GAMES, ids=[g.key for g in GAMES])
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_game_can_say_everything(game: Game, language: str) -> None:
    there = messages(language)
    assert sorted(needed(game) - there.keys()) == []
    px = game.prefix.lower()
    for option in game.options:
        assert "about" in there[f"{px}-option-{option.key}"].attributes, option.key
        for value in {*option.values, option.default}:
            names = (
                f"{px}-option-{option.key}-{value}",
                f"{px}-{option.key.removesuffix('s')}-{value}",
            )
            assert value.isdigit() or any(name in there for name in names), names


@pytest.mark.parametrize("game", GAMES, ids=[g.key for g in GAMES])
@pytest.mark.parametrize("language", LANGUAGES)
def test_messages_ask_for_what_they_are_given(game: Game, language: str) -> None:
    there = messages(language)
    px = game.prefix.lower()

    def given(pairs: list[tuple[str, Domain]]) -> set[str]:
        found: set[str] = set()
        for name, domain in pairs:
            found |= {name, f"{name}_key"}
            for value in domain.names:
                message = there.get(f"{px}-{domain.name}-{value}")
                found |= {f"{name}_{form}" for form in (message.attributes if message else ())}
        return found

    for verb in game.words.verbs:
        key = f"{px}-choice-{verb.name}"
        if key in there:
            assert there[key].variables <= given(arguments(verb)), key
    for kind in game.kinds.values():
        key = f"{px}-log-{kind.name}"
        if key in there:
            assert there[key].variables <= given(fields(kind)), key
    for ask, numbers in played(game.key).asks.items():
        for key in (f"{px}-ask-{kebab(ask)}", f"{px}-ask-{kebab(ask)}-other"):
            if key in there:
                assert there[key].variables <= numbers | {"seat", "seat_key"}, key
        key = f"{px}-ask-{kebab(ask)}-others"
        if key in there:
            assert there[key].variables <= numbers | {"names"}, key


@pytest.mark.parametrize("section", SECTIONS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_language_asks_for_no_more_than_english(section: str, language: str) -> None:
    """It may leave out a number it says in words; case forms are its own."""
    english = read("en", section)
    for key, message in read(language, section).items():
        plain = {re.sub(r"_[a-z]+$", "", name) for name in message.variables}
        known = {re.sub(r"_[a-z]+$", "", name) for name in english[key].variables}
        if not re.search(r"-(choice|log|ask)-", key):  # those were checked against what is given
            assert plain <= known, f"{language}: {key}"


@pytest.mark.parametrize("game", GAMES, ids=[g.key for g in GAMES])
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_stall_has_its_name_and_a_line(game: Game, language: str) -> None:
    assert game.titles[language]
    assert game.blurbs[language]


@pytest.mark.parametrize("game", GAMES, ids=[g.key for g in GAMES])
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_lesson_names_a_rule_of_the_book(game: Game, language: str) -> None:
    if f"{game.key}-learn" not in SECTIONS:
        return  # nobody has to teach
    rules = set(
        re.findall(r"\*\*([A-Z]+-\d+[a-z]?)\*\*", (RULES / f"{game.key}.en.md").read_text("utf-8"))
    )
    text = (FOLDER / language / f"{game.key}-learn.ftl").read_text("utf-8")
    named = re.findall(r"^    \.rule = (.+)$", text, re.MULTILINE)
    # the steps of a lesson have theirs in its script
    hints = [key for key in read(language, f"{game.key}-learn") if "-lesson-" not in key]
    assert len(named) == len(hints)
    assert set(named) <= rules


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "Use die 1: Give"),
        ("ru", "Кубик 1: Отдать"),
        ("uk", "Кубик 1: Віддати"),
    ],
)
def test_people_count_dice_from_one(language: str, said: str) -> None:
    """The text of a choice counts from zero; a number with a name of its own is said by that name."""
    game = games.game("shadow-traders")
    assert texts(language).choice(game, "use:0:give", []) == said


def test_what_is_wrong_with_a_pack_has_a_sentence() -> None:
    """The library speaks English without any messages; the table says the same."""
    for reason, english in PACK_REASONS.items():
        facts: dict[str, object] = dict.fromkeys(re.findall(r"\{(\w+)\}", english), "7")
        assert texts("en").say(f"refused-{reason}", facts) == english.format(**facts)


def test_no_message_is_unused() -> None:
    known = set().union(*(needed(game) | allowed(game) for game in GAMES))
    literal = quoted()
    unused = [
        key
        for key in messages("en")
        if key not in known
        and key not in literal
        and key.removeprefix("refused-") not in literal
        and not any(stands_in_rules(game, key) for game in GAMES)
    ]
    assert unused == []


def test_the_code_asks_for_no_message_that_is_not_there() -> None:
    heads = "|".join(["ui", "cli", "refused", *(game.prefix.lower() for game in GAMES)])
    asked_for = {key for key in quoted() if re.fullmatch(rf"({heads})-[a-z][a-z-]*[a-z]", key)}
    assert len(asked_for) > 100
    assert sorted(asked_for - messages("en").keys()) == []


def test_a_refusal_has_its_sentence() -> None:
    codes = set(re.findall(r'(?:Refuse|gone)\(\s*"([a-z-]+)"', code()))
    table = (ROOT / "docs" / "wire.md").read_text("utf-8").split("`refused.code`")[1]
    for row in re.findall(r"^\| (`.*?) \|", table.split("\n\n`chat`")[0], re.MULTILINE):
        codes |= set(re.findall(r"`([a-z-]+)`", row))
    assert len(codes) > 20
    assert sorted(c for c in codes if f"refused-{c}" not in messages("en")) == []


SECOND_PERSON = {
    "en": r"\b[Yy]ou(r|rs)?\b",
    "ru": r"\b[Вв](ы|ас|ам|ами|аш\w*)\b",
    "uk": r"\b[Вв](и|ас|ам|ами|аш\w*)\b",
}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
def test_you_is_the_reader_and_nobody_else(game: Game, language: str) -> None:
    """Whoever may see a field, as in a record that shows everything, is not the one who acted."""
    names = [f"P{seat}" for seat in range(12)]
    say = texts(language)
    for kind in game.kinds.values():
        if not any(field.owners for field in kind.fields):
            continue
        for values in product(*[range(min(2, field.domain.size)) for field in kind.fields]):
            told = Event(kind, list(values)).seen_by(values[kind.names.index("seat")])
            line = say.event(game, told, names)
            assert not re.search(SECOND_PERSON[language], line), f"{kind.name}: {line}"


def test_without_a_message_choices_can_still_be_told_apart() -> None:
    """A new game reads its permanent texts, and a forgotten list is named."""
    game, say = Lanterns(), texts("en")
    assert say.choice(game, "sell:brass", []) == "sell:brass"
    assert say.choice(game, "pass", []) == "pass"
    told = Event(OPENED, [1, 2]).seen_by(0)
    assert say.event(game, told, ["Olha", "Timur"]) == "opened · Timur · glass"
    del game.kinds["opened"]
    with pytest.raises(LookupError, match="'opened' is not in the list `kinds` of lanterns"):
        say.event(game, told, ["Olha", "Timur"])
    del game.frames["Staking"]
    dump = game.dump(game.setup(2, options={"stakes": "laid"}))
    with pytest.raises(BadState, match=r"no frame 'Staking': each .* in the list `frames`"):
        game.load(dump)
