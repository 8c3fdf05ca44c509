"""Two sources of luck: the fast one of searches and old records, the sealed one of live tables."""

from __future__ import annotations

import hashlib

import pytest

from nightmarket import game, keys
from nightmarket.kernel import (
    BadRecord,
    BadState,
    Luck,
    asked,
    legal,
    luck_of,
    read_seed,
    seed_text,
)
from nightmarket.kernel.record import Record, Recorder
from nightmarket.table.settings import new_seed

KEY = int.from_bytes(hashlib.sha256(b"a deal").digest(), "big") | 1 << 255
CHOICES = 60


def test_sealed_luck_is_for_ever() -> None:
    """Records are replayed by it: what it gives must never change."""
    luck = Luck(luck_of(KEY))
    assert [luck.below(1000) for _ in range(8)] == [675, 240, 430, 992, 141, 818, 906, 558]
    assert luck.luck[8] >= 8


def test_sealed_luck_is_even() -> None:
    luck = Luck(luck_of(KEY))
    counts = [0] * 6
    for _ in range(6000):
        counts[luck.below(6)] += 1
    assert all(850 < count < 1150 for count in counts)


def test_a_longer_seed_is_a_key() -> None:
    assert len(luck_of((1 << 128) - 1)) == 4
    assert luck_of(1 << 128) == [0, 0, 0, 0, 1, 0, 0, 0, 0]
    assert len({tuple(luck_of(1 << 255 | 1 << i)) for i in range(255)}) == 255


@pytest.mark.parametrize("seed", [0, 7, (1 << 128) - 1, 1 << 128, KEY, (1 << 256) - 1])
def test_a_seed_is_written_in_one_way(seed: int) -> None:
    assert read_seed(seed_text(seed)) == seed


@pytest.mark.parametrize("text", ["", "7", "0" * 31, "0" * 33, "0" * 64, "g" * 32, "A" * 64])
def test_other_texts_are_no_seed(text: str) -> None:
    with pytest.raises(ValueError, match="hexadecimal"):
        read_seed(text)
    recorder = Recorder(game("shadow-traders"), 0, 5)
    body = recorder.record.to_json().replace(seed_text(5), text)
    with pytest.raises(BadRecord) as refusal:
        Record.from_json(body)
    assert refusal.value.field == "seed"


def test_live_tables_are_dealt_by_a_key() -> None:
    seeds = {new_seed() for _ in range(8)}
    assert len(seeds) == 8
    assert all(len(luck_of(read_seed(seed))) == 9 for seed in seeds)


@pytest.mark.parametrize("key", keys())
def test_a_game_dealt_by_a_key(key: str) -> None:
    """It is recorded and stored like any other; a guess at it has fast luck."""
    rules, rng = game(key), Luck.seeded(3)
    recorder = Recorder(rules, 0, KEY)
    for _ in range(CHOICES):
        seats = asked(recorder.state)
        if not seats:
            break
        seat = seats[rng.below(len(seats))]
        recorder.play(seat, rules.text(rng.pick(legal(recorder.state, seat))))
        stored = rules.dump(recorder.state)
        assert rules.dump(rules.load(stored)) == stored
        for viewer in range(rules.seat_count(recorder.state)):
            assert len(rules.resample(recorder.state, viewer, rng).luck) == 4
    told = Record.from_json(recorder.record.to_json())
    assert told.seed == KEY
    last = [rules.dump(s) for s, _, _ in told.replay(game)][-1]
    assert last == rules.dump(recorder.state)


@pytest.mark.parametrize(
    "luck", [[], [1, 2, 3], [1] * 8, [1] * 10, [1, 2, 3, -1], [1, 2, 3, 1 << 32]]
)
def test_a_stored_state_has_luck_of_one_kind(luck: list[int]) -> None:
    rules = game("shadow-traders")
    stored = rules.dump(rules.setup())
    stored[0] = luck
    with pytest.raises(BadState):
        rules.load(stored)
