"""Golden games: whole recorded games, one for each way a game can end and for each option.

`python -m tests.golden update [game]` looks for missing ones by random play. A game's own
`tests/golden/<game>/wanted.py` lists the endings that make it a game; seats and options come by
themselves. A record is never rewritten unless it no longer replays.
"""

from __future__ import annotations

import importlib.util
import json
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from nightmarket.games import STALLS, keys
from nightmarket.games import game as find
from nightmarket.kernel import ONE_OF, ONE_SEAT, Game, Luck, State, asked, legal, step
from nightmarket.kernel.record import Record, Recorder
from tests.conformance.cases import accepts, values
from tests.tabletalk import Table

HERE: Final = Path(__file__).parent
SEARCH: Final = 30_000  # seeds to try for a rare ending

Ending = Callable[[State], bool]
Played = Callable[[int, dict[str, str], int], Record]  # seats, options, seed


@dataclass(frozen=True)
class Wanted:
    """A golden game: its file name, how the table is set up, and how it must end."""

    name: str
    seats: int
    options: dict[str, str]
    ending: Ending = lambda s: True
    played: Played | None = None


def folder(game: Game) -> Path:
    return HERE / STALLS[game.key].rpartition(".")[2]


def wanted(game: Game) -> Iterator[Wanted]:
    """Every seat count, every option value, and the game's own endings.

    They are played at random, or by the `PLAYED` of the game's own file where random games are too long.
    """
    own = folder(game) / "wanted.py"
    module = None
    if own.exists():
        spec = importlib.util.spec_from_file_location(f"wanted_{folder(game).name}", own)
        assert spec is not None
        assert spec.loader is not None
        module = importlib.util.module_from_spec(spec)
        spec.loader.exec_module(module)
    played: Played | None = getattr(module, "PLAYED", None)
    for seats in game.seats:
        yield Wanted(f"{seats}-seats", seats, {}, played=played)
    for option in game.options:
        # A list of values is as long as the table; the smallest table shows it.
        tables = game.seats if option.kind in (ONE_OF, ONE_SEAT) else game.seats[:1]
        seen = {option.default}
        for seats, value in ((n, value) for n in tables for value in values(option, n)):
            options = {option.key: value}
            if value not in seen and accepts(game, seats, options):
                seen.add(value)
                name = f"{option.key}-{value.replace(',', '+')[:60]}"
                yield Wanted(name, seats, options, played=played)
    if module is not None:
        yield from module.WANTED


def all_wanted() -> Iterator[tuple[Game, Wanted]]:
    for key in keys():
        game = find(key)
        for golden in wanted(game):
            yield game, golden


def path_of(game: Game, golden: Wanted) -> Path:
    return folder(game) / f"{golden.name}.json"


# -- making


def search(game: Game, golden: Wanted) -> Record:
    """The first game that ends as wanted, played at random or as the game's own file says."""
    for seed in range(SEARCH):
        if golden.played is not None:
            record = golden.played(golden.seats, golden.options, seed)
            *_, (s, _, _) = record.replay(find)
            if golden.ending(s):
                return record
            continue
        s = game.setup(golden.seats, seed, golden.options)
        rng = Luck.seeded(seed)
        moves = []
        while asked(s):
            seat = rng.pick(asked(s))
            choice = rng.pick(legal(s, seat))
            moves.append((seat, choice))
            step(s, seat, choice)
        if golden.ending(s):
            recorder = Recorder(game, golden.seats, seed, golden.options)
            for number, (seat, choice) in enumerate(moves):
                recorder.play(seat, game.text(choice), number * 1000)
            return recorder.record
    raise AssertionError(f"{game.key}: no {golden.name} among {SEARCH} random games")


def written(record: Record) -> str:
    """A record with a line for each choice, so that diffs can be read."""
    body = json.loads(record.to_json())
    rows = body.pop("choices")
    head = json.dumps(body, ensure_ascii=False)[:-1]
    lines = ",\n".join(json.dumps(row, ensure_ascii=False) for row in rows)
    return f'{head}, "choices": [\n{lines}\n]}}\n'


# -- reading


def read(path: Path) -> Record:
    return Record.from_json(path.read_text("utf-8"))


def opened(name: str, move: int) -> Table:
    """A golden game opened after so many choices, ready to be played on: `shadow_traders/storm-5`."""
    record = read(HERE / f"{name}.json")
    game = find(record.game)
    s = game.setup(record.seats, record.seed, record.options)
    for played in record.moves[:move]:
        step(s, played.seat, game.parse(played.text))
    return Table(game, s)
