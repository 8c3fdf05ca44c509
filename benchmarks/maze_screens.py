"""Magic Maze on eight screens: how long from a tap to everybody's picture, and how smooth it is.

`python -m benchmarks.maze_screens [seconds]`, after `npm run build` in web/. Eight real Chromium
pages, real sockets, one machine: the browsers compete with the server and each other for its cores.
Times are taken in the pages, all from the machine's one clock. Figures, no limits: nothing fails here.
"""

from __future__ import annotations

import os
import sys
import tempfile
from contextlib import suppress
from pathlib import Path
from typing import Any

from playwright.sync_api import sync_playwright

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


def page_ms(person: Person) -> float:
    """CPU time of a page's process so far: what it costs whoever else wants the core."""
    line = person.context.new_cdp_session(person.page)
    line.send("Performance.enable")
    told = {m["name"]: m["value"] for m in line.send("Performance.getMetrics")["metrics"]}
    line.detach()
    return 1000 * float(told["ProcessTime"])


def eight_people(guests: Company, seconds: float) -> None:
    """Eight people, each in a time of their own: five tries a second by the whole team."""
    # Without sound: this machine may have no device for it, and the browser's stand-in costs CPU time.
    people = [guests.person(f"Player {n}", sound=False) for n in range(8)]
    for person in people:
        person.context.add_init_script(f"({WATCH})()")
        # nobody listens in on the sockets: to read every message again costs as much as the server
        person.page.remove_listener("websocket", person._socket)
    team(guests, *people, options=ONE_HOURGLASS)
    begin(*people)
    spent, shown_to, all_in_all = server_ms(guests.server), page_ms(people[0]), browser_ms()
    before = people[0].version
    for person in people:
        person.page.evaluate(RESTLESS, 1600)
    people[0].page.wait_for_timeout(1000 * seconds)
    done = people[0].version - before
    spent, shown_to = server_ms(guests.server) - spent, page_ms(people[0]) - shown_to
    all_in_all = browser_ms() - all_in_all
    for person in people:
        person.page.evaluate("clearTimeout(window.restless)")
    people[0].page.wait_for_timeout(500)
    told: list[dict[str, Any]] = [
        person.page.evaluate("({sent: window.sent, made: window.made, painted: window.painted})")
        for person in people
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
    print(f"eight people, {seconds:.0f} s, {len(everybody) / seconds:.1f} moves a second:")
    print(f"  tap to everybody's screen: {spread(everybody, 'ms')}")
    print(
        f"  CPU time a move: server {spent / done:.1f} ms, one page {shown_to / done:.1f} ms,"
        f" the whole browser {all_in_all / done:.1f} ms"
    )
    print(f"  tap to the server's picture on the own screen: {spread(own, 'ms')}")
    print(f"  the last one is ready, to everybody's table: {start:.1f} ms")


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


def main(seconds: float = 20) -> None:
    print(f"{os.cpu_count()} cores, load {os.getloadavg()[0]:.1f} at the start")
    with tempfile.TemporaryDirectory() as data, sync_playwright() as playwright:
        server = Server(Path(data))
        server.start()
        try:
            browser = launch(playwright)
            for play in (one_among_bots, eight_people):
                with company(browser, server) as guests:
                    play(guests, seconds)
            browser.close()
        finally:
            server.stop()


if __name__ == "__main__":
    main(*map(float, sys.argv[1:2]))
