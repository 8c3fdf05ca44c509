"""Browser tests find things as people do: by role, name or test id; never by what a style is called."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

BROWSER = Path(__file__).parent / "browser"
# A class in a selector: a dot and a name, at its beginning, after another part of it, or after a tag.
TAG = "a|aside|b|body|button|div|em|g|h[1-6]|header|i|kbd|li|main|nav|ol|p|section|small|span|svg|t.|ul"
CLASS = re.compile(rf"(?:^|[\s,>+~(]|\]|\b(?:{TAG}))\.[a-z][\w-]*(?=$|[\s,>+~:.)\[])")
# Where a selector stands: a text of its own, or quoted inside a script.
QUOTED = re.compile(r"'([^'\n]*)'|\"([^\"\n]*)\"|`([^`\n]*)`")
FILE = re.compile(r"\.(py|toml|json|js|ts|html|css|md|svg|png|txt|db|whl|log|pem)$")


def class_selectors(source: str) -> list[str]:
    """Selectors by class in the texts of a file."""
    found: list[str] = []
    for node in ast.walk(ast.parse(source)):
        if not isinstance(node, ast.Constant) or not isinstance(node.value, str):
            continue
        text = node.value
        is_script = "=>" in text or "document." in text or "\n" in text
        parts = ["".join(one) for one in QUOTED.findall(text)] if is_script else [text]
        found += [one for one in parts if CLASS.search(one) and not FILE.search(one.strip())]
    return found


@pytest.mark.parametrize("path", sorted(BROWSER.glob("*.py")), ids=lambda path: path.stem)
def test_nothing_is_found_by_a_class(path: Path) -> None:
    assert class_selectors(path.read_text("utf-8")) == []


def test_a_class_is_found() -> None:
    for text in (".hot", "button.can", "[data-testid=hand] .card", "aside li:not(.on)"):
        assert class_selectors(f"page.locator({text!r})") == [text]
    script = 'LOOK = """() => document.querySelectorAll(\'.drt .hot\')"""'
    assert class_selectors(script) == [".drt .hot"]
    for text in (
        "[data-testid=hand] button:enabled",
        "a record.json",
        "Done.",
        "sums of 1.5 coins",
    ):
        assert class_selectors(f"page.locator({text!r})") == []
