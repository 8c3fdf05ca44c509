"""Golden games replay to the last bit, and end the way their names say."""

from __future__ import annotations

import pytest

from nightmarket.games import game as find
from nightmarket.kernel import Game, asked
from tests.golden.games import HERE, Wanted, all_wanted, opened, path_of, read, written

WANTED = list(all_wanted())
IDS = [f"{game.key}/{golden.name}" for game, golden in WANTED]


@pytest.mark.parametrize(("game", "golden"), WANTED, ids=IDS)
def test_golden_game(game: Game, golden: Wanted) -> None:
    path = path_of(game, golden)
    assert path.exists(), f"missing: python -m tests.golden update {game.key}"
    record = read(path)
    assert (record.game, record.seats) == (game.key, golden.seats)
    for key, value in golden.options.items():
        assert record.options[key] == value
    *_, (s, _, _) = record.replay(find)
    assert not asked(s)
    assert golden.ending(s), f"{path.name} does not end as its name says"
    assert written(record) == path.read_text("utf-8")


def test_no_record_is_forgotten() -> None:
    assert {path_of(game, golden) for game, golden in WANTED} == set(HERE.glob("*/*.json"))


@pytest.mark.parametrize(("game", "golden"), WANTED, ids=IDS)
def test_opened_in_the_middle(game: Game, golden: Wanted) -> None:
    """Opened at a move, the recorded choice is legal and brings what it brought then."""
    record = read(path_of(game, golden))
    middle = len(record.moves) // 2
    t = opened(str(path_of(game, golden).relative_to(HERE).with_suffix("")), middle)
    move = record.moves[middle]
    assert game.why_not(t.state, move.seat, move.text) is None
    t.play(move.seat, move.text)
    assert t.rolled == move.rolls
