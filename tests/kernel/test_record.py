"""Records: one document that replays a game exactly, or is refused with the field that is wrong."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from nightmarket.games import game
from nightmarket.kernel import CLOCK, BadRecord, Game, Luck, NotAsked, asked, legal
from nightmarket.kernel.record import Record, Recorder
from tests.conformance.honest import Lanterns

GAME = Lanterns()


def find(key: str) -> Game:
    return GAME if key == GAME.key else game(key)


def played(seats: int = 2, seed: int = 3, moves: int = 10_000, clock: str = "calm") -> Record:
    recorder = Recorder(GAME, seats, seed, {"clock": clock})
    rng = Luck.seeded(seed)
    while asked(recorder.state) and len(recorder.record.moves) < moves:
        seat = rng.pick(asked(recorder.state))
        choice = rng.pick(legal(recorder.state, seat))
        recorder.play(seat, GAME.text(choice), len(recorder.record.moves) * 7)
    return recorder.record


def replay(text: str | bytes) -> list[Any]:
    return [GAME.dump(s) for s, _, _ in Record.from_json(text).replay(find)]


def body(**more: Any) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(played().to_json())
    return found | more


def test_a_record_replays() -> None:
    for clock in ("calm", "hasty"):
        record = played(clock=clock)
        states = replay(record.to_json())
        assert len(states) == len(record.moves) + 1
        assert Record.from_json(record.to_json()) == record
        assert Record.from_json(record.to_json().encode()) == record


def test_events_come_with_the_replay() -> None:
    record = played()
    kinds = [event.kind.name for _, _, events in record.replay(find) for event in events]
    assert kinds[0] == "offered"
    assert "sold" in kinds


def test_an_unfinished_game_has_no_result() -> None:
    record = played(moves=5)
    assert "result" not in json.loads(record.to_json())
    assert len(replay(record.to_json())) == 6


def test_the_clock_has_a_name() -> None:
    record = played(clock="hasty")
    rows = json.loads(record.to_json())["choices"]
    assert any(row[0] == "clock" for row in rows)
    assert any(move.seat == CLOCK for move in record.moves)


def test_names_are_optional() -> None:
    record = played()
    record.names = ["Ada", "Böör"]
    again = Record.from_json(record.to_json())
    assert again.names == ["Ada", "Böör"]
    assert played().names is None


def test_a_refused_choice_is_not_written_down() -> None:
    recorder = Recorder(GAME)
    before = GAME.dump(recorder.state)
    with pytest.raises(NotAsked):
        recorder.play(1, "pass")
    assert recorder.record.moves == []
    assert GAME.dump(recorder.state) == before


DAMAGE: list[tuple[str, dict[str, Any]]] = [
    ("format", {"format": "chess-record"}),
    ("format", {"format": None}),
    ("version", {"version": 2}),
    ("version", {"version": "1"}),
    ("surprise", {"surprise": 1}),
    ("game", {"game": 7}),
    ("game", {"game": None}),
    ("rules_version", {"rules_version": "1"}),
    ("rules_version", {"rules_version": True}),
    ("rules_version", {"rules_version": 2}),
    ("seats", {"seats": "2"}),
    ("seats", {"seats": 2.0}),
    ("seats", {"seats": 9}),
    ("options", {"options": []}),
    ("options", {"options": {"clock": 1}}),
    ("clock", {"options": {"clock": "never"}}),
    ("colour", {"options": {"colour": "red"}}),
    ("seed", {"seed": 3}),
    ("seed", {"seed": "xyz"}),
    ("seed", {"seed": "f" * 33}),
    ("seed", {"seed": ""}),
    ("seed", {"seed": "-1"}),
    ("opening", {"opening": None}),
    ("opening", {"opening": [1]}),
    ("opening", {"opening": ["die:1"]}),
    ("choices", {"choices": None}),
    ("choices", {"choices": {}}),
    ("choices[0]", {"choices": [1]}),
    ("choices[0]", {"choices": [[0, "pass", []]]}),
    ("choices[0]", {"choices": [["one", "pass", [], 0]]}),
    ("choices[0]", {"choices": [[-1, "pass", [], 0]]}),
    ("choices[0]", {"choices": [[True, "pass", [], 0]]}),
    ("choices[0]", {"choices": [[0, 5, [], 0]]}),
    ("choices[0]", {"choices": [[0, "pass", "none", 0]]}),
    ("choices[0]", {"choices": [[0, "pass", [], -1]]}),
    ("choices[0]", {"choices": [[0, "pass", [], "0"]]}),
    ("choices[0]", {"choices": [[0, "pass", [], 0]]}),
    ("choices[0]", {"choices": [[0, "no such choice", [], 0]]}),
    ("choices[0]", {"choices": [[1, "sell:paper", [], 0]]}),
    ("result", {"result": []}),
    ("result", {"result": {"scores": [1, 2]}}),
    ("result", {"result": {"scores": "1", "winners": []}}),
    ("result", {"result": {"scores": [1, 2], "winners": [0]}}),
    ("result", {"result": None}),
    ("result", {"choices": []}),
    ("names", {"names": "Ada"}),
    ("names", {"names": [1]}),
]


@pytest.mark.parametrize(
    ("field", "damage"), DAMAGE, ids=[f"{f}={json.dumps(d)[:50]}" for f, d in DAMAGE]
)
def test_damage_names_its_field(field: str, damage: dict[str, Any]) -> None:
    with pytest.raises(BadRecord) as refusal:
        replay(json.dumps(body(**damage)))
    assert refusal.value.code == "bad-record"
    assert refusal.value.field == field


@pytest.mark.parametrize("key", sorted(body()))
def test_missing_fields_are_named(key: str) -> None:
    found = body()
    del found[key]
    with pytest.raises(BadRecord) as refusal:
        replay(json.dumps(found))
    assert refusal.value.field == key


def test_unknown_game() -> None:
    with pytest.raises(ValueError, match="no game"):
        replay(json.dumps(body(game="chess")))


@pytest.mark.parametrize(
    "text", ["", "{", "[]", "null", "7", '"x"', b"\xff\xfe", "[" * 100_000, "{}", "NaN"]
)
def test_no_record_at_all(text: str | bytes) -> None:
    with pytest.raises(BadRecord) as refusal:
        Record.from_json(text)
    assert refusal.value.field == "format"


RECORD = played().to_json()


def test_no_seats_is_no_number_of_seats() -> None:
    found = body()
    found["seats"] = 0
    with pytest.raises(BadRecord) as refusal:
        replay(json.dumps(found))
    assert refusal.value.field == "seats"


@settings(max_examples=150, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(st.integers(0, len(RECORD) - 1), st.sampled_from(list('0179abz"[]{},: -')))
def test_one_wrong_character(at: int, character: str) -> None:
    """A record with one character overwritten is refused, or says the same game in other words."""
    text = RECORD[:at] + character + RECORD[at + 1 :]
    try:
        states = replay(text)
    except ValueError:
        return
    original = replay(RECORD)
    damaged, whole = json.loads(text), json.loads(RECORD)
    harmless = [row[3] for row in damaged["choices"]] != [row[3] for row in whole["choices"]]
    assert states == original
    assert harmless or damaged == whole


def test_a_damaged_choice_says_which_rule() -> None:
    found = body()
    cards = ["guard", "paper", "glass", "brass"]
    s = GAME.setup(2, 3)
    held = [GAME.text(c) for c in legal(s, 0)]
    other = next(f"sell:{card}" for card in cards if f"sell:{card}" not in held)
    found["choices"][0][1] = other
    with pytest.raises(BadRecord) as refusal:
        replay(json.dumps(found))
    assert (refusal.value.field, refusal.value.rule) == ("choices[0]", "HL-2")
