"""Every Python snippet of the guides runs, and every link between pages leads somewhere."""

from __future__ import annotations

import os
import re
from pathlib import Path

import pytest

import nightmarket as nm
from nightmarket.arena.corpus import corpus

ROOT = Path(__file__).parents[2]
PAGES = [ROOT / "README.md", *sorted((ROOT / "docs").rglob("*.md"))]
SNIPPETS = [
    pytest.param(code, id=f"{page.stem}-{i}")
    for page in PAGES
    for i, code in enumerate(
        re.findall(r"^```python\n(.*?)^```", page.read_text("utf-8"), re.M | re.S)
    )
]


@pytest.mark.parametrize("code", SNIPPETS)
def test_snippets_run(code: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    records = corpus(nm.game("shadow-blades"), 2, 1, ["random"])
    Path("records.jsonl").write_text("".join(line + "\n" for line in records), "utf-8")
    exec(compile(code, "<snippet>", "exec"), {"__name__": "__main__"})


@pytest.mark.parametrize("page", PAGES, ids=lambda p: str(p.relative_to(ROOT)))
def test_links_between_pages_lead_somewhere(page: Path) -> None:
    text = re.sub(r"^```.*?^```", "", page.read_text("utf-8"), flags=re.M | re.S)
    for target in re.findall(r"\]\(([^)\s]+)\)", text):
        if not re.match(r"[a-z]+:", target):
            path = target.partition("#")[0]
            assert not path or os.path.exists(page.parent / path), f"{page}: {target}"
