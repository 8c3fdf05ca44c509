"""Records as data: the shape of a record as types, its JSON schema, and tables for Parquet or Arrow.

docs/record.schema.json is made by `python -m nightmarket.research.records > docs/record.schema.json`.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterable
from pathlib import Path
from typing import Annotated, Any, Literal

from msgspec import UNSET, Meta, Struct, UnsetType
from msgspec import json as mjson

Count = Annotated[int, Meta(ge=0)]


class Result(Struct, forbid_unknown_fields=True):
    """How a finished game ended."""

    scores: list[int]  # by seat
    winners: list[Count]  # seats


class RecordFile(Struct, forbid_unknown_fields=True):
    """A whole game: how it was set up and every choice in it."""

    format: Literal["nightmarket-record"]
    version: Literal[1]
    game: str
    rules_version: Count
    seats: Annotated[int, Meta(ge=1)]
    options: dict[str, str]
    seed: Annotated[
        str,
        Meta(
            pattern="^([0-9a-f]{32}|[0-9a-f]{64})$",
            description="A number below 2**128, or one of sealed luck below 2**256.",
        ),
    ]
    opening: Annotated[list[str], Meta(description="Results of chance before the first choice.")]
    choices: Annotated[
        list[tuple[Count | Literal["clock"], str, list[str], Count]],
        Meta(description="Seat, choice, results of chance that followed, ms since the start."),
    ]
    names: Annotated[list[str], Meta(description="Who sat there, by seat.")] | UnsetType = UNSET
    result: Result | UnsetType = UNSET


def schema() -> str:
    found = {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Night Market record",
        **mjson.schema(RecordFile),
    }
    return json.dumps(found, indent=2) + "\n"


def tables(lines: Iterable[str | bytes]) -> tuple[Any, Any]:
    """Records, one a line, as two Arrow tables: games, and their choices in order."""
    import pyarrow as pa

    games: dict[str, list[Any]] = {
        name: [] for name in ("game", "rules_version", "seats", "seed", "options", "names")
    }
    games |= {"opening": [], "scores": [], "winners": []}
    moves: dict[str, list[Any]] = {
        name: [] for name in ("record", "move", "seat", "choice", "verb", "rolls", "ms")
    }
    decode = mjson.Decoder(RecordFile).decode
    for number, line in enumerate(lines):
        r = decode(line)
        games["game"].append(r.game)
        games["rules_version"].append(r.rules_version)
        games["seats"].append(r.seats)
        games["seed"].append(r.seed)
        games["options"].append(list(r.options.items()))
        games["names"].append(None if r.names is UNSET else r.names)
        games["opening"].append(r.opening)
        games["scores"].append(None if r.result is UNSET else r.result.scores)
        games["winners"].append(None if r.result is UNSET else r.result.winners)
        for i, (seat, text, rolls, ms) in enumerate(r.choices):
            moves["record"].append(number)
            moves["move"].append(i)
            moves["seat"].append(None if seat == "clock" else seat)  # nobody's: the clock's
            moves["choice"].append(text)
            moves["verb"].append(text.partition(":")[0])
            moves["rolls"].append(rolls)
            moves["ms"].append(ms)
    texts = pa.dictionary(pa.int32(), pa.string())
    return (
        pa.table(
            games,
            pa.schema(
                {
                    "game": texts,
                    "rules_version": pa.int32(),
                    "seats": pa.int8(),
                    "seed": pa.string(),
                    "options": pa.map_(pa.string(), pa.string()),
                    "names": pa.list_(pa.string()),
                    "opening": pa.list_(pa.string()),
                    "scores": pa.list_(pa.int32()),
                    "winners": pa.list_(pa.int8()),
                }
            ),
        ),
        pa.table(
            moves,
            pa.schema(
                {
                    "record": pa.int64(),
                    "move": pa.int32(),
                    "seat": pa.int8(),
                    "choice": texts,
                    "verb": texts,
                    "rolls": pa.list_(pa.string()),
                    "ms": pa.int64(),
                }
            ),
        ),
    )


def write_parquet(lines: Iterable[str | bytes], folder: Path) -> list[Path]:
    """games.parquet and moves.parquet in a folder; `record` in moves is the row in games."""
    import pyarrow.parquet as pq

    found = []
    for name, table in zip(("games", "moves"), tables(lines), strict=True):
        found.append(folder / f"{name}.parquet")
        pq.write_table(table, found[-1], compression="zstd")
    return found


if __name__ == "__main__":
    sys.stdout.write(schema())
