"""Records as data: the schema is the code's, a corpus is the same however it is made."""

from __future__ import annotations

import json
from pathlib import Path

import msgspec
import pytest
from typer.testing import CliRunner

import nightmarket as nm
from nightmarket.arena import local
from nightmarket.arena.corpus import corpus
from nightmarket.cli.app import app
from nightmarket.kernel import Refusal
from nightmarket.kernel.record import Record
from nightmarket.research.records import RecordFile, schema

ROOT = Path(__file__).parents[2]


def test_the_schema_is_that_of_the_code() -> None:
    """If this fails: python -m nightmarket.research.records > docs/record.schema.json"""
    assert (ROOT / "docs" / "record.schema.json").read_text("utf-8") == schema()


@pytest.mark.parametrize("key", nm.keys())
def test_a_corpus_fits_the_schema_and_replays(key: str) -> None:
    game = nm.game(key)
    for line in corpus(
        game, max(game.seats[0], 2), 2, ["random", "easy"] if game.clock else ["random"]
    ):
        read = msgspec.json.decode(line, type=RecordFile)
        assert read.game == key
        record = Record.from_json(line)
        assert record.scores is not None
        for _ in record.replay(nm.game):
            pass


@pytest.mark.parametrize(
    ("field", "wrong"),
    [("seed", "7"), ("version", 2), ("choices", [[0, "roll"]]), ("colour", "red"), ("seats", 0)],
)
def test_what_the_reader_refuses_the_schema_refuses(field: str, wrong: object) -> None:
    line = next(corpus(nm.game("shadow-traders"), 4, 1, ["random"]))
    text = json.dumps({**json.loads(line), field: wrong})
    with pytest.raises(msgspec.ValidationError):
        msgspec.json.decode(text, type=RecordFile)
    with pytest.raises(Refusal):
        for _ in Record.from_json(text).replay(nm.game):
            pass


def test_processes_change_nothing() -> None:
    game = nm.game("shadow-blades")
    alone = list(corpus(game, 2, 4, ["random"], seed=3))
    with local(2) as executor:
        assert list(corpus(game, 2, 4, ["random"], 3, None, executor, 2)) == alone


def test_one_command_makes_a_corpus(tmp_path: Path) -> None:
    done = CliRunner().invoke(
        app,
        f"corpus shadow-blades --to {tmp_path / 'new'} --games 2 --bots random --jobs 1".split(),
    )
    assert done.exit_code == 0, done.output
    lines = (tmp_path / "new" / "records.jsonl").read_text("utf-8").splitlines()
    assert [Record.from_json(line).names for line in lines] == [["random", "random"]] * 2
