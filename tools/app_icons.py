"""Draw the app's icons as pictures out of `web/public/icons/market.svg`, by the Chromium of the tests.

    .venv/bin/python tools/app_icons.py

Whole ones may be cut to any shape (what matters lies inside four fifths of the width); the others have
round corners of their own. The pictures are kept with the sources: a build needs no browser.
"""

from __future__ import annotations

import os
import shutil
from pathlib import Path
from typing import Final

from playwright.sync_api import sync_playwright

ICONS: Final = Path(__file__).resolve().parents[1] / "web" / "public" / "icons"
# By name: how wide, and how round its corners are, as a share of the width.
PICTURES: Final = {
    "market-192.png": (192, 0.22),
    "market-512.png": (512, 0.22),
    "whole-192.png": (192, 0.0),
    "whole-512.png": (512, 0.0),
    "apple-180.png": (180, 0.0),
}


def main() -> None:
    drawing = (ICONS / "market.svg").read_text("utf-8")
    with sync_playwright() as playwright:
        chromium = os.environ.get("NIGHTMARKET_CHROMIUM") or shutil.which("chromium")
        browser = playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox"])
        for name, (width, round_) in PICTURES.items():
            page = browser.new_page(viewport={"width": width, "height": width})
            page.set_content(
                f"<style>body{{margin:0}}svg{{display:block;width:{width}px;height:{width}px;"
                f"border-radius:{width * round_}px}}</style>{drawing}"
            )
            page.screenshot(path=ICONS / name, omit_background=True)
            page.close()
            print(f"{name}: {(ICONS / name).stat().st_size} bytes")
        browser.close()


if __name__ == "__main__":
    main()
