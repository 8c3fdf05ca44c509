"""What the house in the page costs: bytes, times, memory, and how fast it thinks.

    .venv/bin/python -m benchmarks.pocket [PART...]

Parts: size, ready, moves, maze, memory, search; without a name all. A real Chromium; build the client
first. Times are the best and the median of several rounds: on a shared machine the best is nearer to
what a quiet one shows. What our own code takes of a frame is CPU time, which neighbours do not change.
"""

from __future__ import annotations

import json
import os
import shutil
import statistics
import subprocess
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

from benchmarks.first_load import load
from playwright.sync_api import Browser, sync_playwright

from tests.browser.blades import Blade
from tests.browser.dale import Trader
from tests.browser.folder import Folder, settled
from tests.browser.player import Hand, is_end, play_until, start
from tests.browser.presser import Presser
from tests.browser.stage import ROOT, SEED, Person, Server, company, launch
from tests.browser.test_magic_maze import begin
from tests.browser.test_pocket import KEPT, becomes

ROUNDS = 5
MOVES = 60  # of each game
MAZE_S = 30
HANDS: dict[str, Callable[[Person, int], Hand]] = {
    "shadow-traders": Hand,
    "shadow-blades": Blade,
    "dark-road": Presser,
    "dale-of-merchants": Trader,
}
# What our code does on a page's main thread, and the styles and boxes it makes the browser work out.
OURS = {"FunctionCall", "RunMicrotasks", "EventDispatch", "TimerFire", "FireAnimationFrame"}
OURS |= {"UpdateLayoutTree", "Layout"}
OPEN = """() => new Promise((done) => {
  const channel = new BroadcastChannel('night-market-house');
  const timer = setInterval(() => channel.postMessage({to: 'house', kind: 'there?'}), 20);
  channel.onmessage = ({data}) => {
    if (data.kind !== 'open') return;
    clearInterval(timer);
    done(performance.now());
  };
})"""
# From a choice that leaves the page to the frame that shows the version it made.
WATCH = """() => {
  const sent = new Map();
  const made = [];
  window.shown = [];
  const channel = new BroadcastChannel('night-market-house');
  channel.onmessage = ({data}) => {
    if (data.kind !== 'said' || !data.text.startsWith('{"type":"ack"')) return;
    const told = JSON.parse(data.text);
    if (sent.has(told.key)) made.push([told.version, sent.get(told.key)]);
    look();
  };
  const say = BroadcastChannel.prototype.postMessage;
  BroadcastChannel.prototype.postMessage = function (message) {
    if (message.kind === 'say' && message.text.includes('"type":"play"'))
      sent.set(JSON.parse(message.text).key, performance.now());
    return say.call(this, message);
  };
  const look = () => requestAnimationFrame(() => {
    const table = document.querySelector('[data-testid=table]');
    const now = Number(table?.dataset.version ?? 0);
    while (made.length && made[0][0] <= now) window.shown.push(performance.now() - made.shift()[1]);
  });
  new MutationObserver(look).observe(document.body,
    {subtree: true, attributes: true, attributeFilter: ['data-version']});
}"""


def at(values: list[float], share: float) -> float:
    found = sorted(values)
    return found[min(len(found) - 1, int(share * len(found)))]


def size(browser: Browser, folder: Folder, server: Server) -> None:
    first = min(load(browser, server.address)["bytes"] for _ in range(3))
    print(f"first load, compressed, without fonts: {first / 1000:.1f} kB")
    (house,) = folder.path.glob("assets/pocket-*")
    sizes = {file.name: file.stat().st_size for file in house.iterdir()}
    workers = sum(f.stat().st_size for f in folder.path.glob("assets/*.js")
                  if f.name.startswith(("worker-", "mind-")))  # fmt: skip
    told = ", ".join(f"{name} {size / 1e6:.2f}" for name, size in sizes.items())
    print(f"the pocket: {(sum(sizes.values()) + workers) / 1e6:.2f} MB ({told})")


def ready(browser: Browser, folder: Folder, server: Server) -> None:
    cold, kept = [], []
    for _ in range(ROUNDS):
        context = browser.new_context(base_url=folder.address)
        page = context.new_page()
        page.goto("/", wait_until="commit")
        cold.append(page.evaluate(OPEN) / 1000)
        becomes(page, KEPT)
        page.goto("/about", wait_until="commit")
        kept.append(page.evaluate(OPEN) / 1000)
        context.close()
    for name, times in (("from cold", cold), ("from this device", kept)):
        print(f"ready {name}: best {min(times):.1f} s, median {statistics.median(times):.1f} s")


def moves(browser: Browser, folder: Folder, server: Server) -> None:
    for game, hand_of in HANDS.items():
        with company(browser, folder) as guests:
            me = guests.person("Olha")
            guests.open_table(me, ["open", *["bot"] * (3 if game == "shadow-traders" else 1)], game)
            start(me)
            me.page.evaluate(WATCH)
            hand = hand_of(me, 3)

            def count(me: Person = me) -> int:
                return int(me.page.evaluate("window.shown.length"))

            play_until([hand], lambda hand=hand: count() >= MOVES or is_end(hand))  # type: ignore[misc]
            found = me.page.evaluate("window.shown")
            print(
                f"move to screen, {game}: p50 {at(found, 0.5):.0f} ms, p99 {at(found, 0.99):.0f} ms"
                f" ({len(found)} moves)"
            )


def maze(browser: Browser, folder: Folder, server: Server) -> None:
    """CPU time of the main thread inside our own functions, between two frames."""
    with company(browser, folder) as guests:
        me = guests.person("Olha")
        guests.open_table(me, ["open", "bot", "bot", "bot"], "magic-maze")
        me.press(me.see("start"))
        me.see("action-tile").wait_for()
        begin(me)
        begun = me.version
        browser.start_tracing(page=me.page, categories=["devtools.timeline", "toplevel"])
        me.page.wait_for_timeout(MAZE_S * 1000)
        events = json.loads(browser.stop_tracing())["traceEvents"]
        done = me.version - begun
    frames = by_frame(events)
    print(
        f"Magic Maze with three bots, our code in a frame: p50 {at(frames, 0.5):.2f} ms,"
        f" p99 {at(frames, 0.99):.1f} ms, most {max(frames):.1f} ms"
        f" ({len(frames)} frames, {done} moves, {sum(ms > 16 for ms in frames)} over 16 ms)"
    )


def by_frame(events: list[dict[str, Any]]) -> list[float]:
    """Milliseconds of CPU for each sixtieth of a second of the page's main thread."""
    named = [e for e in events if e.get("name") == "thread_name"]
    mains = {(e["pid"], e["tid"]) for e in named if e["args"]["name"] == "CrRendererMain"}
    calls: dict[tuple[int, int], list[dict[str, Any]]] = {main: [] for main in mains}
    for e in sorted((e for e in events if "tdur" in e), key=lambda e: float(e["ts"])):
        if e["name"] in OURS and (e["pid"], e["tid"]) in mains:
            calls[e["pid"], e["tid"]].append(e)
    page = max(calls.values(), key=len)
    spent = [0.0] * (1 + int((page[-1]["ts"] - page[0]["ts"]) * 60 / 1e6))
    end = 0.0
    for call in page:
        if call["ts"] >= end:  # else it is inside one that was counted
            end = call["ts"] + call["dur"]
            spent[int((call["ts"] - page[0]["ts"]) * 60 / 1e6)] += call["tdur"] / 1000
    return spent


def memory(browser: Browser, folder: Folder, server: Server) -> None:
    """Of the process with the page and both workers, in the middle of a game on a phone."""
    with company(browser, folder) as guests:
        me = guests.person("Olha", phone=True)
        guests.open_table(me, ["open", "bot", "bot", "bot"])
        start(me)
        hand = Hand(me, 3)
        play_until([hand], lambda: me.version > 40)
        line = browser.new_browser_cdp_session()
        told = line.send("SystemInfo.getProcessInfo")["processInfo"]
        sizes = []
        for process in told:
            rollup = Path(f"/proc/{process['id']}/smaps_rollup").read_text()
            own = [int(row.split()[1]) for row in rollup.splitlines() if row.startswith("Private_")]
            if process["type"] == "renderer":
                sizes.append(sum(own) / 1024)
        print(f"memory, a phone's page with both workers: {max(sizes):.0f} MB of its own")


def search(browser: Browser, folder: Folder, server: Server) -> None:
    node = shutil.which("node")
    assert node
    script, simulations = "benchmarks/searching.py", "2000"
    ways = {
        "here": [node, "web/scripts/wasm.mjs", script, simulations],
        "native": [sys.executable, script, simulations],
    }
    env = {**os.environ, "NIGHTMARKET_PURE": "1"}
    rates: dict[str, list[dict[str, float]]] = {"here": [], "native": []}
    for _ in range(3):
        for way, command in ways.items():
            told = subprocess.run(
                command, cwd=ROOT, env=env, capture_output=True, text=True, check=True
            )
            rates[way].append(json.loads(told.stdout))
    for game in rates["here"][0]:
        pairs = zip(rates["here"], rates["native"], strict=True)
        shares = [one[game] / other[game] for one, other in pairs]
        print(
            f"search, {game}: {max(r[game] for r in rates['here']):.0f} simulations/s, of native plain"
            f" Python's best {max(shares):.2f}, median {statistics.median(shares):.2f}"
        )


PARTS = {f.__name__: f for f in (size, ready, moves, maze, memory, search)}


def main() -> None:
    with tempfile.TemporaryDirectory() as data, sync_playwright() as playwright:
        folder = Folder(Path(data) / "files")
        folder.change(settled(SEED))
        server = Server(Path(data) / "house")
        server.start()
        browser = launch(playwright)
        try:
            for name in sys.argv[1:] or PARTS:
                PARTS[name](browser, folder, server)
        finally:
            browser.close()
            server.stop()
            folder.stop()


if __name__ == "__main__":
    main()
