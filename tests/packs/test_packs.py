"""Packs of own cards: what is read, what is refused and in which words, and what is stored."""

from __future__ import annotations

import json
import time
import tomllib
from collections.abc import Callable
from pathlib import Path
from typing import Any, cast

import pytest

from nightmarket.games import game as find
from nightmarket.games.shadow_blades import GAME
from nightmarket.games.shadow_blades.cards import DEFAULT, PACK_OPTION, cards_of
from nightmarket.kernel import BadPack, BadSetup, Luck, asked, legal
from nightmarket.kernel.packs import LIMIT, REMEMBERED, canonical
from nightmarket.kernel.record import Record, Recorder
from nightmarket.locale import LANGUAGES, texts

EXAMPLE = (Path(__file__).parents[2] / "docs" / "packs" / "shadow-blades-example.toml").read_text(
    "utf-8"
)
SHIPPED = PACK_OPTION.shipped_text("reconstructed")

Pack = dict[str, Any]


def pack() -> Pack:
    """The default set as data, to be damaged."""
    return tomllib.loads(SHIPPED)


def play(options: dict[str, str], seed: int = 1, seats: int = 3) -> Recorder:
    recorder = Recorder(GAME, seats, seed, options)
    rng = Luck.seeded(seed)
    while asked(recorder.state):
        seat = asked(recorder.state)[0]
        recorder.play(seat, GAME.text(rng.pick(legal(recorder.state, seat))))
    return recorder


# -- what is read


def test_the_default_round_trips() -> None:
    """The shipped set, written as TOML or as JSON, gives the same cards as its name."""
    for text in (SHIPPED, canonical(pack()), json.dumps(pack(), indent=2)):
        cards = cards_of(text)
        for field in ("ids", "names", "strength", "symbol", "starter", "ability"):
            assert getattr(cards, field) == getattr(DEFAULT, field)
        for field in ("spheres", "coins", "condition", "n", "title"):
            assert getattr(cards, field) == getattr(DEFAULT, field)
        assert cards.value == canonical(pack())


def test_the_same_game_by_name_and_by_text() -> None:
    by_name, by_text = play({}), play({"pack": SHIPPED})
    assert [m.text for m in by_name.record.moves] == [m.text for m in by_text.record.moves]
    assert by_name.record.scores == by_text.record.scores


def test_equal_packs_are_one() -> None:
    """However it was written, a pack is stored in one writing and checked once."""
    chosen = GAME.configure(2, {"pack": EXAMPLE})["pack"]
    other = json.dumps(tomllib.loads(EXAMPLE), indent=4)
    assert GAME.configure(2, {"pack": other})["pack"] == chosen
    assert GAME.configure(2, {"pack": chosen})["pack"] == chosen
    assert cards_of(EXAMPLE) is cards_of(other) is cards_of(chosen)
    assert GAME.configure(2, {})["pack"] == "reconstructed"


def test_the_example_is_played() -> None:
    """Whole games with the example pack, under Espionage too: planted agents with any ability."""
    for seed in range(12):
        conspiracy = "espionage" if seed % 2 else "random"
        recorder = play({"pack": EXAMPLE, "conspiracy": conspiracy}, seed, 2 + seed % 3)
        assert GAME.components(recorder.state) == list(range(76))


def test_cards_are_those_of_the_pack() -> None:
    s = GAME.setup(2, 1, {"pack": EXAMPLE})
    assert s.cards.ids[18] == "shipwright"
    place = DEFAULT.ids.index("grabber")
    assert s.cards.ids[place] == "wrecker"
    assert (s.cards.strength[place], s.cards.ability[place]) == (3, 0)


def test_stored_with_the_table() -> None:
    """A dumped state carries its pack and loads where nobody has seen the pack before."""
    recorder = Recorder(GAME, 3, 5, {"pack": EXAMPLE})
    data = json.loads(json.dumps(GAME.dump(recorder.state)))
    kept = dict(PACK_OPTION.ready)
    PACK_OPTION.ready.clear()
    try:
        s = GAME.load(data)
    finally:
        PACK_OPTION.ready.update(kept)
    assert GAME.dump(s) == GAME.dump(recorder.state)
    assert s.cards.ids[0] == "harpooner"


def test_stored_with_the_record() -> None:
    recorder = play({"pack": EXAMPLE}, 7)
    text = recorder.record.to_json()
    assert "Harbour Night" in text
    moves = sum(1 for _ in Record.from_json(text).replay(find)) - 1
    assert moves == len(recorder.record.moves)


def test_clones_share_the_tables() -> None:
    s = GAME.setup(2, 1, {"pack": EXAMPLE})
    assert s.clone().cards is s.cards


def test_the_shipped_set_has_the_names_of_the_messages() -> None:
    """Whoever starts a pack from it starts with the names that are played."""
    shipped = pack()
    for language in LANGUAGES:
        for card in (*shipped["agents"], *shipped["missions"], *shipped["weapons"]):
            assert texts(language).say(f"sb-card-{card['id']}") == card["name"][language]


def test_names_reach_the_reader() -> None:
    """The names of a pack lie over the game's messages; English stands in for a missing language."""
    names = GAME.names(GAME.configure(2, {"pack": EXAMPLE}))
    assert names["ru"]["sb-card-assassin"] == "Гарпунёр"
    said = texts("uk").named(names).choice(GAME, "lay:odd-job:theft", ["A", "B"])
    assert "Dock Work" in said
    said = texts("uk").named(names).choice(GAME, "play:assassin:assassination", ["A", "B"])
    assert "Гарпунник" in said
    assert GAME.names(GAME.configure(2, {})) == {}


def test_only_some_packs_are_remembered() -> None:
    """A stranger cannot fill the memory with packs; the shipped one always stays."""
    for i in range(REMEMBERED + 5):
        changed = pack()
        changed["name"] = f"Pack {i}"
        GAME.configure(2, {"pack": canonical(changed)})
    assert len(PACK_OPTION.ready) <= REMEMBERED + 1
    assert cards_of("reconstructed") is DEFAULT


# -- what is refused


def agent(field: str, value: object, i: int = 0) -> Callable[[Pack], None]:
    return lambda p: p["agents"][i].__setitem__(field, value)


def mission(field: str, value: object, i: int = 0) -> Callable[[Pack], None]:
    return lambda p: p["missions"][i].__setitem__(field, value)


def weapon(field: str, value: object, i: int = 0) -> Callable[[Pack], None]:
    return lambda p: p["weapons"][i].__setitem__(field, value)


def without(kind: str, field: str) -> Callable[[Pack], None]:
    return lambda p: p[kind][0].pop(field)


def condition(**fields: object) -> Callable[[Pack], None]:
    return mission("condition", fields)


FIRST = "agent assassin"
MISSION = "mission silence-the-witness"
WEAPON = "weapon stiletto"
CONDITION = f"{MISSION}, condition"

BROKEN: list[tuple[str, Callable[[Pack], object], str, str]] = [
    ("no-format", lambda p: p.pop("format"), "pack", "format"),
    ("other-format", lambda p: p.update(format="dark-road-pack"), "pack", "format"),
    ("no-version", lambda p: p.pop("version"), "pack", "version"),
    ("other-version", lambda p: p.update(version=2), "pack", "version"),
    ("no-title", lambda p: p.pop("name"), "pack", "name"),
    ("title-without-english", lambda p: p.update(name={"ru": "Набор"}), "pack, name", "en"),
    ("foreign-language", lambda p: p.update(name={"en": "a", "fr": "b"}), "pack, name", "fr"),
    ("unknown-section", lambda p: p.update(spells=[]), "pack", "spells"),
    ("no-agents", lambda p: p.pop("agents"), "pack", "agents"),
    ("agents-no-list", lambda p: p.update(agents={"a": 1}), "pack", "agents"),
    ("too-few-agents", lambda p: p["agents"].pop(), "pack", "agents"),
    ("too-many-agents", lambda p: p["agents"].append(p["agents"][1]), "pack", "agents"),
    ("too-few-missions", lambda p: p["missions"].pop(), "pack", "missions"),
    ("too-many-weapons", lambda p: p["weapons"].append(p["weapons"][0]), "pack", "weapons"),
    ("agent-no-table", lambda p: p["agents"].__setitem__(4, "spy"), "agent 5", ""),
    ("no-id", without("agents", "id"), "agent 1", "id"),
    ("id-no-text", agent("id", 7), "agent 1", "id"),
    ("id-with-space", agent("id", "night blade", 1), "agent night blade", "id"),
    ("id-in-capitals", agent("id", "Assassin"), "agent Assassin", "id"),
    ("id-cyrillic", agent("id", "убийца"), "agent убийца", "id"),
    ("id-twice", agent("id", "assassin", 1), "agent assassin", "id"),
    ("id-twice-across-kinds", weapon("id", "thief"), "weapon thief", "id"),
    ("no-name", without("agents", "name"), FIRST, "name"),
    ("empty-name", agent("name", "  "), FIRST, "name"),
    ("long-name", agent("name", "x" * 61), FIRST, "name"),
    ("name-with-newline", agent("name", "a\nb"), FIRST, "name"),
    ("name-surrogate", agent("name", "\ud800"), FIRST, "name"),
    ("name-number", agent("name", {"en": 5}), f"{FIRST}, name", "en"),
    ("no-symbol", without("agents", "symbol"), FIRST, "symbol"),
    ("unknown-symbol", agent("symbol", "magic"), FIRST, "symbol"),
    ("symbol-list", agent("symbol", ["theft"]), FIRST, "symbol"),
    ("strength-zero", agent("strength", 0), FIRST, "strength"),
    ("strength-five", agent("strength", 5), FIRST, "strength"),
    ("strength-text", agent("strength", "3"), FIRST, "strength"),
    ("strength-fraction", agent("strength", 1.0), FIRST, "strength"),
    ("strength-true", agent("strength", True), FIRST, "strength"),
    ("starter-text", agent("starter", "yes"), FIRST, "starter"),
    ("five-starters", agent("starter", True, 1), "pack", "agents"),
    ("three-starters", agent("starter", False), "pack", "agents"),
    ("unknown-ability", agent("ability", "fly", 4), "agent poisoner", "ability"),
    ("ability-number", agent("ability", 3, 4), "agent poisoner", "ability"),
    ("misspelt-field", agent("abilty", "recruit-now"), FIRST, "abilty"),
    ("mission-strength", mission("strength", 1), MISSION, "strength"),
    ("no-symbols", without("missions", "symbols"), MISSION, "symbols"),
    ("empty-symbols", mission("symbols", []), MISSION, "symbols"),
    ("symbols-text", mission("symbols", "theft"), MISSION, "symbols"),
    ("symbol-twice", mission("symbols", ["theft", "theft"]), MISSION, "symbols"),
    ("joker-and-sphere", mission("symbols", ["mercenary", "theft"]), MISSION, "symbols"),
    ("no-coins", without("missions", "coins"), MISSION, "coins"),
    ("four-coins", mission("coins", 4), MISSION, "coins"),
    ("condition-text", mission("condition", "hand-max"), CONDITION, ""),
    ("condition-without-code", condition(n=2), CONDITION, "code"),
    ("unknown-condition", condition(code="rich"), CONDITION, "code"),
    ("condition-without-n", condition(code="hand-max"), CONDITION, "n"),
    ("condition-n-too-big", condition(code="dominance-min", n=5), CONDITION, "n"),
    ("condition-n-zero", condition(code="graveyard-min", n=0), CONDITION, "n"),
    ("condition-n-unused", condition(code="agent-in-every-sphere", n=1), CONDITION, "n"),
    ("condition-no-spheres", condition(code="dominance-all"), CONDITION, "spheres"),
    (
        "condition-joker-sphere",
        condition(code="dominance-all", spheres=["mercenary"]),
        CONDITION,
        "spheres",
    ),
    ("weapon-too-strong", weapon("strength", 3), WEAPON, "strength"),
    ("weapon-without-strength", without("weapons", "strength"), WEAPON, "strength"),
    ("weapon-with-symbol", weapon("symbol", "theft"), WEAPON, "symbol"),
]


@pytest.mark.parametrize(
    ("damage", "card", "field"), [row[1:] for row in BROKEN], ids=[row[0] for row in BROKEN]
)
def test_a_broken_pack_is_refused(damage: Callable[[Pack], object], card: str, field: str) -> None:
    """The error names the card and the field, in words and as data; nothing is remembered of it."""
    broken = pack()
    damage(broken)
    before = len(PACK_OPTION.ready)
    with pytest.raises(BadPack) as refused:
        GAME.setup(2, 1, {"pack": json.dumps(broken)})
    assert (refused.value.card, refused.value.entry) == (card, field)
    assert str(refused.value).startswith(f"{card}, field {field}: " if field else f"{card}: ")
    assert refused.value.field == "pack"
    assert refused.value.code == "bad-pack"
    assert texts("en").refusal(refused.value) == f"These cards do not fit: {refused.value}"
    assert len(PACK_OPTION.ready) == before


@pytest.mark.parametrize(
    "text",
    [
        "",
        "no-such-pack",
        "{",
        "[1, 2]",
        "agents = [",
        "x" * (LIMIT + 1),
        "[" * 5000,
        '{"a":' * 5000,
    ],
    ids=[
        "empty",
        "unknown-name",
        "half-json",
        "list",
        "half-toml",
        "too-long",
        "deep",
        "deep-json",
    ],
)
def test_what_is_no_pack_at_all(text: str) -> None:
    with pytest.raises(BadPack):
        GAME.setup(2, 1, {"pack": text})


HOSTILE = {
    "a name of very many parts": ".".join("a" * 31_000) + "=1",
    "quoted parts": ".".join(['"a"'] * 10_000) + "=1",
    "a header of very many parts": "[" + ".".join("a" * 31_000) + "]",
    "tables in tables": "a=" + "{a=" * 5_000 + "1" + "}" * 5_000,
    "lists in lists": "a=" + "[" * 30_000 + "]" * 30_000,
    "lists in lists, JSON": '{"a":' + "[" * 400 + "]" * 400 + "}",
    "objects in objects, JSON": '{"a":' * 500 + "1" + "}" * 500,
    "a number of many digits": "a=" + "9" * 60_000,
    "a hexadecimal number": "a=0x" + "F" * 60_000,
    "a number of many digits, JSON": '{"id":' + "9" * 60_000 + "}",
    "no number at all": '{"id":NaN,"more":Infinity}',
    "half a character as a name": '{"\\ud800":1}',
    "half a character as a value": '{"id":"\\udfff"}',
    "many tables": "[[a]]\n" * 9_000,
    "one key very often": "a=1\n" * 15_000,
    "zeros": "\0" * 60_000,
}


@pytest.mark.parametrize("text", HOSTILE.values(), ids=HOSTILE.keys())
def test_a_hostile_pack_is_refused_and_takes_no_time(text: str) -> None:
    """CPU time, not the clock on the wall: a loaded machine must not fail it, a square must."""
    begin = time.thread_time()
    with pytest.raises(BadPack) as caught:
        GAME.configure(3, {"pack": text})
    assert time.thread_time() - begin < 5
    str(caught.value).encode()


def test_a_date_is_refused_by_name() -> None:
    """TOML has more kinds of values than JSON; they are refused like any other wrong value."""
    text = SHIPPED.replace("strength = 1", "strength = 2024-01-01", 1)
    with pytest.raises(BadPack, match="agent assassin, field strength"):
        GAME.setup(2, 1, {"pack": text})


def test_an_option_is_a_text() -> None:
    with pytest.raises(BadSetup, match="not a text"):
        GAME.setup(2, 1, cast(dict[str, str], {"pack": 7}))


def test_a_record_with_a_broken_pack_is_refused() -> None:
    recorder = play({"pack": EXAMPLE}, 7)
    body = json.loads(recorder.record.to_json())
    body["options"]["pack"] = body["options"]["pack"].replace('"coins":3', '"coins":9')
    with pytest.raises(ValueError, match="coins"):
        list(Record.from_json(json.dumps(body)).replay(find))
