"""What makes an app of the page: the manifest and its pictures are what they say."""

from __future__ import annotations

import json
import struct
from pathlib import Path

import pytest

PUBLIC = Path(__file__).parents[2] / "web" / "public"
MANIFEST = json.loads((PUBLIC / "manifest.webmanifest").read_text("utf-8"))


@pytest.mark.parametrize("icon", MANIFEST["icons"], ids=lambda icon: icon["src"])
def test_a_picture_has_its_size(icon: dict[str, str]) -> None:
    head = (PUBLIC / icon["src"]).read_bytes()[:24]
    assert head[:8] == b"\x89PNG\r\n\x1a\n"
    width, height = struct.unpack(">II", head[16:24])
    assert icon["sizes"] == f"{width}x{height}"


def test_both_shapes_in_the_sizes_that_browsers_ask_for() -> None:
    sizes = {(icon.get("purpose", "any"), icon["sizes"]) for icon in MANIFEST["icons"]}
    assert sizes == {(p, s) for p in ("any", "maskable") for s in ("192x192", "512x512")}


def test_it_stands_wherever_the_house_stands() -> None:
    """Under a path of another site too."""
    places = [
        MANIFEST["start_url"],
        MANIFEST["scope"],
        *(icon["src"] for icon in MANIFEST["icons"]),
    ]
    assert all(place.startswith("./") for place in places)
