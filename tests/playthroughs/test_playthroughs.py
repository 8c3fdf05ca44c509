"""Each transcript is what its game plays today; `python -m tests.playthroughs update` after a change."""

from __future__ import annotations

from pathlib import Path

import pytest

from nightmarket.games import keys
from nightmarket.kernel import Game
from tests.playthroughs.transcripts import HERE, all_wanted, transcript

WANTED = list(all_wanted())


@pytest.mark.parametrize(
    ("path", "game", "seats", "options"),
    WANTED,
    ids=[f"{path.parent.name}/{path.stem}" for path, _, _, _ in WANTED],
)
def test_transcript(path: Path, game: Game, seats: int, options: dict[str, str]) -> None:
    assert path.exists(), f"{path.name} is missing: python -m tests.playthroughs update {game.key}"
    text = path.read_text("utf-8")
    assert len(text.encode()) < 60_000
    assert transcript(game, seats, options).splitlines() == text.splitlines()


def test_every_game_has_one_and_no_file_is_forgotten() -> None:
    assert {game.key for _, game, _, _ in WANTED} == set(keys())
    assert {path for path, _, _, _ in WANTED} == set(HERE.glob("*/*.txt"))
