"""Magic Maze on eight screens: how long from a tap to everybody's picture, and how smooth it is.

`python -m benchmarks.maze_screens [seconds]`, after `npm run build` in web/. Eight real Chromium
pages, real sockets, one machine: the browsers compete with the server and each other for its cores.
Times are taken in the pages, all from the machine's one clock; nobody listens in on a page while it is
played. Once without motion, once with: heroes walk and sand falls on all eight, drawn by the cores where
there is no graphics card. Figures, no limits: nothing fails here.
"""

from __future__ import annotations

import json
import os
import socket
import sys
import tempfile
import time
from contextlib import suppress
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

from playwright.sync_api import CDPSession, sync_playwright
from websockets.sync.client import connect

from tests.browser.stage import Company, Person, Server, company, launch
from tests.browser.test_magic_maze import ONE_HOURGLASS, RESTLESS, begin, team

# In every page: when a choice was sent, which version it made, and when a version was on the screen
# (the frame after its picture had been put together).
WATCH = """() => {
  const now = () => performance.timeOrigin + performance.now();
  window.sent = {}; window.made = {}; window.painted = [];
  const send = WebSocket.prototype.send;
  WebSocket.prototype.send = function (text) {
    const message = JSON.parse(text);
    if (message.type === 'play') window.sent[message.key] = window.tapped ?? now();
    if (!this.watched) {
      this.watched = true;
      this.addEventListener('message', (event) => {
        if (!event.data.startsWith('{"type":"ack"')) return; // no page reads everything twice
        const told = JSON.parse(event.data);
        if (told.key in window.sent) window.made[told.version] = told.key;
      });
    }
    return send.call(this, text);
  };
  addEventListener('click', () => {
    window.tapped = now();
    queueMicrotask(() => setTimeout(() => (window.tapped = undefined)));
  }, true);
  new MutationObserver((changes) => {
    for (const { target } of changes) {
      const version = Number(target.dataset?.version ?? 0);
      if (version) requestAnimationFrame(() => window.painted.push([version, now()]));
    }
  }).observe(document, { subtree: true, attributes: true, attributeFilter: ['data-version'] });
}"""
# In one page: how its pictures follow each other. To watch sixty frames a second costs a page more
# than to play, so where eight pages share two cores nobody does.
FRAMES = """() => {
  window.frames = [];
  let last = performance.now();
  const frame = (at) => {
    window.frames.push(at - last);
    last = at;
    requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
}"""


def spread(values: list[float], unit: str) -> str:
    """Median and upper tail in words."""
    found = sorted(values)

    def at(share: float) -> float:
        return found[min(len(found) - 1, int(share * len(found)))]

    return (
        f"p50 {at(0.5):.1f} {unit}, p95 {at(0.95):.1f} {unit}, p99 {at(0.99):.1f} {unit}, "
        f"most {found[-1]:.1f} {unit} ({len(found)} measured)"
    )


def frames(person: Person) -> str:
    """How the pictures of one page followed each other."""
    deltas = [float(ms) for ms in person.page.evaluate("window.frames")][1:]
    late = sum(ms > 1000 / 60 * 1.5 for ms in deltas)
    rate = 1000 * len(deltas) / sum(deltas)
    return f"{rate:.1f} a second; {spread(deltas, 'ms')}; {late} of {len(deltas)} later than 25 ms"


def cpu_ms(stat: str) -> float:
    """CPU time of a process so far, all its threads together."""
    fields = stat.rpartition(")")[2].split()
    return 1000 * (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def server_ms(server: Server) -> float:
    assert server.process
    return cpu_ms(Path(f"/proc/{server.process.pid}/stat").read_text())


def browser_ms() -> float:
    """All processes of the browser: pages, and what draws, sounds and speaks for them."""
    ms = 0.0
    for stat in Path("/proc").glob("[0-9]*/stat"):
        with suppress(OSError):  # it has ended meanwhile
            text = stat.read_text()
            if "(chrom" in text:
                ms += cpu_ms(text)
    return ms


def stolen_ms() -> float:
    """Time in which a core of this machine wanted to work and its host gave it to somebody else."""
    fields = Path("/proc/stat").read_text().splitlines()[0].split()
    return 1000 * int(fields[8]) / os.sysconf("SC_CLK_TCK")


class Screen:
    """A browser window with somebody's seat. Whoever drives a page hears all it hears, which costs a
    quarter of the machine; this one is spoken to only before and after."""

    def __init__(self, line: CDPSession, port: int, person: Person) -> None:
        # a page of 1280 by 720: the window's own frame takes 87
        wish = {"url": person.server.address, "width": 1280, "height": 807, "newWindow": True}
        context = line.send("Target.createBrowserContext")
        target = line.send("Target.createTarget", {**wish, **context})["targetId"]
        self.address = f"ws://127.0.0.1:{port}/devtools/page/{target}"
        kept = person.page.evaluate("JSON.stringify(localStorage)")
        table = urlsplit(person.page.url).path
        person.page.close()
        self.wait_for(f"location.origin === '{person.server.address}'")
        self.tell(f"Object.assign(localStorage, JSON.parse({json.dumps(kept)}))")
        self.tell(f"location.href = '{table}'")
        self.wait_for("document.querySelector('[data-choice=ready]') !== null")
        self.tell(f"({WATCH})()")

    def tell(self, expression: str) -> Any:
        """What the page says to this; nothing while it goes from one address to the next."""
        wish = {"expression": expression, "returnByValue": True}
        with connect(self.address, max_size=None) as line:
            line.send(json.dumps({"id": 1, "method": "Runtime.evaluate", "params": wish}))
            answer = json.loads(line.recv()).get("result", {})
        assert "exceptionDetails" not in answer, answer
        return answer.get("result", {}).get("value")

    def wait_for(self, expression: str, timeout_s: float = 60) -> None:
        end = time.monotonic() + timeout_s
        while not self.tell(expression):
            assert time.monotonic() < end, f"waited {timeout_s} s: {expression}"
            time.sleep(0.05)

    @property
    def version(self) -> int:
        return int(self.tell("document.querySelector('[data-testid=table]').dataset.version"))


def eight_people(guests: Company, port: int, seconds: float) -> None:
    """Eight people, each in a time of their own: five tries a second by the whole team."""
    # Without sound: this machine may have no device for it, and the browser's stand-in costs CPU time.
    people = [guests.person(f"Player {n}", sound=False) for n in range(8)]
    team(guests, *people, options=ONE_HOURGLASS)
    line = guests.browser.new_browser_cdp_session()
    screens = [Screen(line, port, person) for person in people]
    for screen in screens:
        screen.tell("document.querySelector('[data-choice=ready]').click()")
    for screen in screens:
        screen.wait_for("document.querySelector('[data-choice=ready]') === null")
    before = screens[0].version
    spent, all_in_all, stolen = server_ms(guests.server), browser_ms(), stolen_ms()
    for screen in screens:
        screen.tell(f"({RESTLESS})(1600)")
    time.sleep(seconds)
    spent, all_in_all = server_ms(guests.server) - spent, browser_ms() - all_in_all
    stolen = stolen_ms() - stolen
    for screen in screens:
        screen.tell("clearTimeout(window.restless)")
    time.sleep(0.5)
    done = screens[0].version - before
    told: list[dict[str, Any]] = [
        screen.tell("({sent: window.sent, made: window.made, painted: window.painted})")
        for screen in screens
    ]
    own: list[float] = []
    everybody: list[float] = []
    start = 0.0  # the last one is ready: every page draws its table anew
    for one in told:
        for version, key in one["made"].items():
            shown = [
                min((at for n, at in other["painted"] if n >= int(version)), default=0.0)
                for other in told
            ]
            if all(shown) and int(version) > before:
                everybody.append(max(shown) - one["sent"][key])
                own.append(shown[told.index(one)] - one["sent"][key])
            elif int(version) == before:
                start = max(shown) - one["sent"][key]
    print(f"  {len(everybody) / seconds:.1f} moves a second")
    print(f"  tap to everybody's screen: {spread(everybody, 'ms')}")
    print(f"  tap to the server's picture on the own screen: {spread(own, 'ms')}")
    print(f"  the last one is ready, to everybody's table: {start:.1f} ms")
    print(
        f"  CPU time a move: server {spent / done:.1f} ms, the whole browser {all_in_all / done:.1f} ms"
    )
    print(f"  the machine's host kept {stolen:.0f} ms of it for others meanwhile")


def one_among_bots(guests: Company, seconds: float) -> None:
    """One page looks on while a whole team of eight hard bots plays; they are out before long."""
    seconds = min(seconds, 20)
    me = guests.person("Olha")
    guests.open_table(me, ["open"] + ["bot"] * 7, "magic-maze")
    me.see("start").click()
    me.page.emulate_media(reduced_motion="no-preference")  # heroes walk, sand falls
    begin(me)
    me.page.evaluate(FRAMES)
    me.page.wait_for_timeout(1000 * seconds)
    print(f"one page, eight play (seven bots), {seconds:.0f} s, {me.version} versions:")
    print(f"  frames: {frames(me)}")


def free_port() -> int:
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        return int(found.getsockname()[1])


def main(seconds: float = 20) -> None:
    print(f"{os.cpu_count()} cores, load {os.getloadavg()[0]:.1f} at the start")
    with tempfile.TemporaryDirectory() as data, sync_playwright() as playwright:
        server = Server(Path(data))
        server.start()
        try:
            browser = launch(playwright)
            with company(browser, server) as guests:
                one_among_bots(guests, seconds)
            browser.close()
            for motion, flags in (("no", ["--force-prefers-reduced-motion"]), ("with", [])):
                port = free_port()
                browser = launch(playwright, f"--remote-debugging-port={port}", *flags)
                print(f"eight people, {motion} motion, {seconds:.0f} s:")
                with company(browser, server) as guests:
                    eight_people(guests, port, seconds)
                browser.close()
        finally:
            server.stop()


if __name__ == "__main__":
    main(*map(float, sys.argv[1:2]))
