"""Transcripts: a whole game as text, made by a script and reviewed as a diff.

Each block is one decision: who was asked what, the choices (shortened), the one made, what chance gave,
what everybody heard, and what changed in the chooser's view. The number at the end is a hash of the
whole state, so nothing can change unseen.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import msgspec

from nightmarket.games import STALLS, keys
from nightmarket.games import game as find
from nightmarket.kernel import (
    CLOCK,
    WATCHER,
    Event,
    Game,
    Luck,
    State,
    Tape,
    asked,
    legal,
    step,
)
from tests.conformance.cases import accepts, values

HERE: Final = Path(__file__).parent
LIMIT: Final = 52_000  # characters in a file; a longer game loses its middle


def folder(game: Game) -> Path:
    return HERE / STALLS[game.key].rpartition(".")[2]


def wanted(game: Game) -> Iterator[tuple[str, int, dict[str, str]]]:
    """File name, seats and options: every seat count, and every option away from its default.

    One value shows what an option changes; the conformance suite plays them all.
    """
    for seats in game.seats:
        yield f"{seats}-seats", seats, {}
    for option in game.options:
        for seats, value in ((n, value) for n in game.seats for value in values(option, n)):
            options = {option.key: value}
            if value != option.default and accepts(game, seats, options):
                yield f"{option.key}-{value.replace(',', '+')[:40]}", seats, options
                break


def flat(value: Any, at: str = "") -> Iterator[tuple[str, str]]:
    """A view as lines of path and value."""
    if isinstance(value, dict) and value:
        for key, inner in value.items():
            yield from flat(inner, f"{at}.{key}" if at else str(key))
    elif isinstance(value, list) and any(is_deep(inner) for inner in value):
        for i, inner in enumerate(value):
            yield from flat(inner, f"{at}.{i}")
    elif isinstance(value, list):
        rows = [":".join(map(str, v.values())) if isinstance(v, dict) else str(v) for v in value]
        yield at, "[" + " ".join(rows) + "]"
    else:
        yield at, str(value)


def is_deep(value: Any) -> bool:
    """Whether a value is more than a row of scalars."""
    inner = value.values() if isinstance(value, dict) else value if isinstance(value, list) else []
    return isinstance(value, list) or any(isinstance(v, dict | list) for v in inner)


def look(game: Game, s: State, seat: int) -> dict[str, str]:
    return dict(flat(msgspec.to_builtins(game.view(s, seat if seat != CLOCK else WATCHER))))


def changes(before: dict[str, str], after: dict[str, str]) -> list[str]:
    paths = [*before, *(path for path in after if path not in before)]
    return [
        f"{path} {before.get(path, '–')} → {after.get(path, '–')}"
        for path in paths
        if before.get(path) != after.get(path)
    ]


def short(texts: list[str]) -> str:
    shown = texts if len(texts) <= 8 else [*texts[:6], f"… {len(texts)} in all"]
    return ", ".join(shown)


def told(event: Event) -> str:
    """An event with all its fields; those that only some may see are in brackets."""
    public = event.seen_by(WATCHER)
    everything = [
        f"{name}={field.domain.text(value) if value >= 0 else '–'}"
        if name in public
        else f"[{name}={field.domain.text(value) if value >= 0 else '–'}]"
        for name, field, value in zip(
            event.kind.names, event.kind.fields, event.values, strict=True
        )
    ]
    return " ".join([event.kind.name, *everything])


def mark(game: Game, s: State) -> str:
    return hashlib.sha256(json.dumps(game.dump(s)).encode()).hexdigest()[:8]


def transcript(game: Game, seats: int, options: dict[str, str]) -> str:
    """The whole text of one random game; each option set gets a game of its own."""
    tape = Tape()
    seed = sum(f"{seats}{options}".encode())
    s = game.setup(seats, seed, options, tape)
    rng = Luck.seeded(seed)
    chosen = " ".join(f"{k}={v}" for k, v in game.configure(seats, options).items())
    head = [f"{game.titles['en']}, {seats} seats, seed {seed}", chosen or "no options"]
    head += [f"  * {told(event)}" for event in tape.take()[0]] + [f"  # {mark(game, s)}"]
    blocks: list[str] = []
    while asked(s):
        seat = rng.pick(asked(s))
        choice = rng.pick(legal(s, seat))
        who = "clock" if seat == CLOCK else f"seat {seat}"
        asks = "" if len(asked(s)) == 1 else f" (asked: {asked(s)})"
        question = " ".join(
            f"{v}" if k == "ask" else f"{k}={v}" for k, v in game.question(s).items() if k != "rule"
        )
        lines = [
            f"{len(blocks) + 1}. {who}{asks}, {question}: "
            + short([game.text(c) for c in legal(s, seat)]),
            f"  > {game.text(choice)}",
        ]
        before = look(game, s, seat)
        step(s, seat, choice)
        events, rolls = tape.take()
        if rolls:
            lines.append("  ~ " + " ".join(game.text(roll) for roll in rolls))
        lines += [f"  * {told(event)}" for event in events]
        changed = changes(before, look(game, s, seat))
        lines += [f"  = {line}" for line in changed[:6]]
        if len(changed) > 6:
            lines.append(f"  = … {len(changed)} changes in all")
        lines.append(f"  # {mark(game, s)}")
        blocks.append("\n".join(lines))
    foot = ["The score sheet:"]
    for line in game.sheet(s):
        counts = "" if line.counts else " (does not count)"
        points = line.points + line.box
        foot.append(f"  {line.key:24} {points}  {line.rule}{counts}")
    foot += [f"  {'total':24} {game.scores(s) + game.box_scores(s)}", f"Won by {game.winners(s)}."]
    return "\n".join(["\n".join(head), *fitting(blocks), "\n".join(foot)]) + "\n"


def fitting(blocks: list[str]) -> list[str]:
    """All blocks, or as many from both ends as fit, three of four from the beginning."""
    if sum(map(len, blocks)) <= LIMIT:
        return blocks
    first, room = 0, LIMIT * 3 // 4
    while room > len(blocks[first]):
        room -= len(blocks[first]) + 1
        first += 1
    last, room = len(blocks), LIMIT // 4
    while room > len(blocks[last - 1]):
        last -= 1
        room -= len(blocks[last]) + 1
    return [*blocks[:first], f"… {last - first} decisions left out …", *blocks[last:]]


def all_wanted() -> Iterator[tuple[Path, Game, int, dict[str, str]]]:
    for key in keys():
        game = find(key)
        for name, seats, options in wanted(game):
            yield folder(game) / f"{name}.txt", game, seats, options
