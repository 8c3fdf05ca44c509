"""A seat's view in words, and those words as a picture."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec
import numpy as np
from numpy.typing import NDArray

from nightmarket.kernel import Game, State

ROW = 14  # pixels of a line of text
LETTER = 7


def as_text(game: Game, s: State, seat: int) -> str:
    """What the seat may know, a line for each thing that is not empty."""
    head = f"{game.key}, seat {seat}"
    ask = game.question(s).get("ask")
    return "\n".join([f"{head}: {ask}" if ask else head, *told(_plain(game.view(s, seat)))])


def told(value: Any, name: str = "", indent: int = 0) -> Iterator[str]:
    """A value of JSON, indented; what is empty is left out."""
    space = "  " * indent
    if value in (None, "", [], {}, False):
        return
    items = list(value.items()) if isinstance(value, dict) else None
    if isinstance(value, list) and any(isinstance(one, (dict, list)) for one in value):
        items = [(str(i), one) for i, one in enumerate(value)]
    if items is None:
        shown = ", ".join(map(str, value)) if isinstance(value, list) else str(value)
        yield f"{space}{name}: {shown}"
        return
    if all(isinstance(one, (str, int)) for _, one in items):
        shown = ", ".join(f"{key} {one}" for key, one in items if one not in ("", False))
        yield f"{space}{name}: {shown}"
        return
    if name:
        yield f"{space}{name}:"
    for key, one in items:
        yield from told(one, key, indent + 1 if name else indent)


def as_picture(text: str) -> NDArray[np.uint8]:
    """Text as an image of height × width × 3."""
    from PIL import Image, ImageDraw

    lines = text.split("\n")
    size = (LETTER * max(len(line) for line in lines) + 16, ROW * len(lines) + 16)
    image = Image.new("RGB", size, (18, 16, 32))
    draw = ImageDraw.Draw(image)
    for i, line in enumerate(lines):
        draw.text((8, 8 + ROW * i), line, fill=(240, 226, 190))
    return np.asarray(image)


def _plain(value: object) -> Any:
    return msgspec.json.decode(msgspec.json.encode(value))
