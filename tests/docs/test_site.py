"""The docs as a site: built without a warning, with the names that people are sent to."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]


def test_the_site_is_built_without_a_warning(tmp_path: Path) -> None:
    built = subprocess.run(
        [sys.executable, "-m", "mkdocs", "build", "--strict", "--site-dir", str(tmp_path)],
        cwd=ROOT,
        # The theme announces its successor in colours; that is no fault of a page.
        env={**os.environ, "NO_MKDOCS_2_WARNING": "1"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert built.returncode == 0, built.stderr
    assert "WARNING" not in built.stderr
    reference = (tmp_path / "api" / "index.html").read_text("utf-8")
    for name in ("kernel.game.Game.resample", "kernel.core.apply", "bots.base.Glimpse"):
        assert f'id="nightmarket.{name}"' in reference, name
    # What is linked outside docs/ is a page too: a reader of the site has no checkout.
    shown = (tmp_path / "files" / "examples" / "bots" / "mybot.py" / "index.html").read_text(
        "utf-8"
    )
    assert "json" in shown
    for name in ("index.html", "bots/index.html"):
        assert "files/examples/bots/mybot.py/" in (tmp_path / name).read_text("utf-8")
    for page in ROOT.glob("docs/*.md"):
        place = tmp_path if page.stem == "index" else tmp_path / page.stem
        assert (place / "index.html").exists(), page
