"""How long until a newcomer can press something, and how much travels for it.

    .venv/bin/python benchmarks/first_load.py [--rounds 5] [--json]

A real Chromium with an empty cache opens the home page of a server on loopback: from the start of the
navigation to the first button that stands on the screen and takes a click. Build the client first.
"""

from __future__ import annotations

import argparse
import json
import statistics
import sys
import tempfile
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, sync_playwright

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from tests.browser.stage import Server, launch

# Looked at in every frame: a visible button that would get the click at its middle.
FIRST_BUTTON = """() => new Promise((done) => {
  const look = () => {
    for (const button of document.querySelectorAll('main button:enabled')) {
      const box = button.getBoundingClientRect();
      const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
      if (box.width && button.contains(document.elementFromPoint(x, y)))
        return done(performance.now());
    }
    requestAnimationFrame(look);
  };
  look();
})"""


def load(browser: Browser, address: str) -> dict[str, Any]:
    """One visit in a fresh context."""
    context = browser.new_context(base_url=address, viewport={"width": 1280, "height": 720})
    page = context.new_page()
    line = context.new_cdp_session(page)
    line.send("Network.enable")
    kinds: dict[str, str] = {}
    sizes: dict[str, float] = {}
    line.on("Network.requestWillBeSent", lambda e: kinds.update({e["requestId"]: e["type"]}))
    line.on(
        "Network.loadingFinished", lambda e: sizes.update({e["requestId"]: e["encodedDataLength"]})
    )
    page.goto("/", wait_until="commit")
    ms = page.evaluate(FIRST_BUTTON)
    page.wait_for_load_state("networkidle")
    fonts = sum(size for key, size in sizes.items() if kinds.get(key) == "Font")
    context.close()
    return {"ms": ms, "bytes": sum(sizes.values()) - fonts, "fonts": fonts, "files": len(sizes)}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--json", action="store_true")
    wish = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(Path(folder))
        server.start()
        browser = launch(playwright)
        try:
            rounds = [load(browser, server.address) for _ in range(wish.rounds)]
        finally:
            browser.close()
            server.stop()
    if wish.json:
        print(json.dumps(rounds))
        return
    times = [one["ms"] for one in rounds]
    last = rounds[-1]
    print(
        f"first button after {statistics.median(times):.0f} ms"
        f" (median of {len(times)}; {min(times):.0f} to {max(times):.0f})"
    )
    print(
        f"{last['bytes'] / 1000:.1f} kB compressed in {last['files']} files,"
        f" fonts {last['fonts'] / 1000:.1f} kB besides"
    )


if __name__ == "__main__":
    main()
