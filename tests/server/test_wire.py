"""The wire: one source for both sides."""

from __future__ import annotations

import typing
from pathlib import Path

from nightmarket.server.typescript import default_path, typescript
from nightmarket.table import wire

WIRE_MD = Path(__file__).resolve().parents[2] / "docs" / "wire.md"


def test_the_typescript_types_are_those_of_the_structs() -> None:
    made = default_path().read_text(encoding="utf-8")
    assert made == typescript(), "run python -m nightmarket.server.typescript"


def test_every_message_is_documented() -> None:
    text = WIRE_MD.read_text(encoding="utf-8")
    for union in (wire.ToServer, wire.ToBrowser):
        for message in typing.get_args(union):
            tag = message.__struct_config__.tag
            assert f"`{tag}`" in text or f'"type":"{tag}"' in text, tag
