"""A seat's view in words, and those words as a picture."""

from __future__ import annotations

import textwrap
from collections.abc import Iterator
from typing import Any, Final

import msgspec
import numpy as np
from numpy.typing import NDArray

from nightmarket.kernel import Game, State

LETTERS: Final = 70  # of a line
COLUMNS: Final = 3
LINES: Final = 70  # of a column
# In pixels.
SIZE: Final = 11
ROW: Final = 14
WIDTH: Final = 420
MARGIN: Final = 10


def as_text(game: Game, s: State, seat: int) -> str:
    """What the seat may know, a line for each thing that is not empty."""
    head = f"{game.key}, seat {seat}"
    ask = game.question(s).get("ask")
    return "\n".join([f"{head}: {ask}" if ask else head, *told(_plain(game.view(s, seat)))])


def told(value: Any, name: str = "", indent: int = 0) -> Iterator[str]:
    """A value of JSON in lines: what is one number or name stands with its like, what is many and too
    long for a line is indented; what is empty is left out."""
    space = "  " * indent
    label = f"{space}{name}: " if name else space
    parts = list(value.values() if isinstance(value, dict) else value)
    line = label + inline(value)
    if len(line) <= LETTERS or not any(map(is_many, parts)):
        yield from textwrap.wrap(
            line, LETTERS, subsequent_indent=space + "  ", break_on_hyphens=False
        )
        return
    if name:
        yield label.rstrip()
        indent += 1
    single: dict[str, Any] = {}
    for key, one in value.items() if isinstance(value, dict) else enumerate(value):
        if not is_many(one):
            single[str(key)] = one
            continue
        if not is_empty(one):
            if single:
                yield from told(single, "", indent)
                single = {}
            yield from told(one, str(key), indent)
    if single:
        yield from told(single, "", indent)


def inline(value: Any, inside: bool = False) -> str:
    """The same on one line."""
    if not is_many(value):
        return str(value)
    if isinstance(value, dict):
        shown = [f"{key} {inline(one, True)}" for key, one in value.items() if not is_empty(one)]
    else:
        shown = ["-" if is_empty(one) else inline(one, True) for one in value]
    line = ", ".join(shown)
    return f"({line})" if inside else line


def is_many(value: Any) -> bool:
    return isinstance(value, (dict, list))


def is_empty(value: Any) -> bool:
    """Nothing to say of it; 0 is something: a seat, or none left."""
    return value is None or value is False or value in ("", [], {})


def as_picture(text: str) -> NDArray[np.uint8]:
    """Text in columns, as an image of height × width × 3: of one size, as films want it."""
    from PIL import Image, ImageDraw, ImageFont

    font = ImageFont.load_default(SIZE)
    image = Image.new("RGB", (COLUMNS * WIDTH + MARGIN, LINES * ROW + 2 * MARGIN), (18, 16, 32))
    draw = ImageDraw.Draw(image)
    lines = text.split("\n")
    for i, line in enumerate(lines[: COLUMNS * LINES]):
        at = MARGIN + i // LINES * WIDTH, MARGIN + i % LINES * ROW
        draw.text(at, line, fill=(240, 226, 190), font=font)
    return np.asarray(image)


def _plain(value: object) -> Any:
    return msgspec.json.decode(msgspec.json.encode(value))
