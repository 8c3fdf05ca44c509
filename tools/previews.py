"""Draws what a messenger shows beside a link: a picture for each game, from its stall.

    python tools/previews.py http://127.0.0.1:8000

asks a running house for its stalls and writes web/public/preview/<game>.png.
"""

from __future__ import annotations

import base64
import io
import os
import sys
from pathlib import Path

from PIL import Image
from playwright.sync_api import ViewportSize, sync_playwright

import nightmarket as nm
from nightmarket.games import keys

OUT = Path(__file__).parents[1] / "web" / "public" / "preview"
SIZE: ViewportSize = {"width": 1200, "height": 630}
COLOURS = 96  # flat drawings need no more
CARD = """
<body style="margin:0;width:1200px;height:630px;display:flex;align-items:flex-end;gap:20px;
  background:radial-gradient(700px 520px at 26%% 70%%, #ffb45455, transparent 70%%),
  linear-gradient(#0d1324, #1a2145);color:#fff4dd;font-family:Georgia,serif">
<img src="data:image/png;base64,%s" style="height:500px;margin:0 0 20px 60px">
<div style="margin:0 60px 210px 0"><div style="font-size:40px;color:#ffc86f">Night Market</div>
<div style="font-size:72px;font-weight:700;line-height:1.05">%s</div></div></body>
"""


def main(house: str) -> None:
    OUT.mkdir(parents=True, exist_ok=True)
    with sync_playwright() as playwright:
        chromium = os.environ.get("NIGHTMARKET_CHROMIUM")
        browser = playwright.chromium.launch(executable_path=chromium)
        page = browser.new_page(viewport=SIZE, device_scale_factor=2.5, bypass_csp=True)
        page.goto(house)
        page.locator("[data-stall] > svg").first.wait_for()
        page.wait_for_load_state("networkidle")
        # The stall alone, on nothing.
        page.add_style_tag(
            content="* { background: none !important } [data-stall] > :not(svg),"
            " svg:not([data-stall] svg) { visibility: hidden }"
        )
        for key in keys():
            page.locator(f"[data-stall={key}] > svg").click(force=True)
            page.wait_for_timeout(600)
            art = page.locator(f"[data-stall={key}] > svg").screenshot(omit_background=True)
            card = browser.new_page(viewport=SIZE)
            card.set_content(CARD % (base64.b64encode(art).decode(), nm.game(key).titles["en"]))
            picture = Image.open(io.BytesIO(card.screenshot())).convert("RGB")
            picture.quantize(COLOURS).save(OUT / f"{key}.png", optimize=True)
            card.close()
        browser.close()


if __name__ == "__main__":
    main(sys.argv[1])
