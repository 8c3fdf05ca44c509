"""The real server in a process of its own, a real Chromium, and the people in front of it."""

from __future__ import annotations

import hashlib
import json
import os
import re
import shutil
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from threading import Thread
from typing import Any
from urllib.parse import urlsplit

from playwright.sync_api import (
    Browser,
    ConsoleMessage,
    Error,
    Locator,
    Page,
    Playwright,
    Request,
    Response,
    Route,
    WebSocket,
)
from playwright.sync_api import TimeoutError as TooLate

from nightmarket.kernel.record import Record
from tests.browser.folder import Folder

ROOT = Path(__file__).parents[2]
WAIT_MS = 60_000
# Every table has the same deal, so that a failure can be seen again; another seed finds others.
SEED = hashlib.sha256(os.environ.get("NIGHTMARKET_SEED", "").encode()).hexdigest()[:32]
WIDE = (1280, 720)
PHONE = (390, 844)
FLAGS = [
    "--headless=new",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
# What a browser says by itself when the line is cut; only people who lose it may say so.
LOST_LINE = re.compile(r"WebSocket connection to|net::ERR_(INTERNET|CONNECTION|NETWORK|EMPTY)")


def chromium() -> str:
    found = os.environ.get("NIGHTMARKET_CHROMIUM") or shutil.which("chromium")
    return found or "/usr/bin/chromium"


def launch(playwright: Playwright, *more: str) -> Browser:
    return playwright.chromium.launch(
        executable_path=chromium(), args=[*FLAGS, *more], ignore_default_args=["--headless"]
    )


class Server:
    """The market on a loopback port; its data outlives it."""

    def __init__(
        self, data: Path, absent_s: int = 60, guests: str = "", store: str = "", **settings: Any
    ) -> None:
        self.data = data
        self.settings = settings  # more of them
        self.absent_s = absent_s
        self.guests = guests  # games that are not the market's own
        self.store = store  # the address of a database it shares with others
        self.port = 0
        self.process: subprocess.Popen[str] | None = None

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        """A second start takes the port of the first: browsers come back to the same address."""
        code = (
            "import sys; from pathlib import Path; from nightmarket.server import run;"
            "from nightmarket.server.config import Config;"
            "from nightmarket.table.settings import Limits;"
            "run(Config(port=int(sys.argv[1]), data=Path(sys.argv[2]), store=sys.argv[5],"
            " absent_s=int(sys.argv[3]), seed=lambda: sys.argv[4], bot_pause_s=0.02,"
            # everybody here comes from one address
            " limits=Limits(opened_per_minute=1000, requests_burst=10_000),"
            f"window_s=(0.05, 0.1), bot_window_s=(0.0, 0.05), **{self.settings!r}))"
        )
        self.process = subprocess.Popen(
            [sys.executable, "-c", code, str(self.port), str(self.data), str(self.absent_s), SEED]
            + [self.store],
            stdout=subprocess.PIPE,
            text=True,
            cwd=ROOT,
            env={**os.environ, "NIGHTMARKET_GAMES": self.guests},
        )
        assert self.process.stdout
        line = self.process.stdout.readline()
        found = re.search(r":(\d+)/", line)
        assert found, f"the server did not start: {line}"
        self.port = int(found[1])

    def kill(self) -> None:
        """The hard way: no time for a last word."""
        assert self.process
        self.process.kill()
        self.process.wait()

    def stop(self) -> None:
        assert self.process
        self.process.terminate()
        self.process.wait(30)


# What a page says to the house in its pocket and hears from it: what a socket would carry.
LISTEN = """
if (self === top) {
  const Plain = BroadcastChannel;
  let ours = true;
  const asked = new Map();
  globalThis.BroadcastChannel = class extends Plain {
    constructor(name) {
      super(name);
      this.ours = ours;
      ours = false;
      if (this.ours) this.addEventListener('message', ({data}) => {
        if (data.kind === 'said') pocketSaid(false, data.text);
        if (asked.has(data.id)) pocketAnswered(asked.get(data.id), data.body);
      });
    }
    postMessage(message) {
      if (this.ours && message.kind === 'say') pocketSaid(true, message.text);
      if (this.ours && message.kind === 'ask') asked.set(message.id, message.address);
      super.postMessage(message);
    }
  };
}
"""
# Asks the house in the pocket as a page does, once it has opened.
ASK = """([method, address, body]) => new Promise((done) => {
  const channel = new BroadcastChannel('night-market-house');
  const id = crypto.randomUUID();
  const knock = () => channel.postMessage({to: 'house', kind: 'there?'});
  const timer = setInterval(knock, 100);
  let asked = false;
  channel.onmessage = ({data}) => {
    if (data.kind === 'open' && !asked) {
      asked = true;
      clearInterval(timer);
      channel.postMessage({to: 'house', kind: 'ask', id, method, address, body});
    }
    if (data.kind !== 'answer' || data.id !== id) return;
    channel.close();
    done([data.status, data.body]);
  };
})"""


class Front:
    """One address before several servers: whoever calls is put through to the first that answers."""

    def __init__(self, *servers: Server) -> None:
        self.servers = servers
        self.listener = socket.create_server(("127.0.0.1", 0))
        self.port: int = self.listener.getsockname()[1]
        self.address = f"http://127.0.0.1:{self.port}"
        Thread(target=self._serve, daemon=True).start()

    def _serve(self) -> None:
        with suppress(OSError):  # until it is closed
            while True:
                caller, _ = self.listener.accept()
                Thread(target=self._put_through, args=[caller], daemon=True).start()

    def _put_through(self, caller: socket.socket) -> None:
        for server in self.servers:
            with suppress(OSError):
                called = socket.create_connection(("127.0.0.1", server.port))
                Thread(target=pour, args=[called, caller], daemon=True).start()
                pour(caller, called)
                return
        caller.close()

    def close(self) -> None:
        self.listener.shutdown(socket.SHUT_RDWR)
        self.listener.close()


def pour(source: socket.socket, target: socket.socket) -> None:
    """All that comes, until either side has ended; then both have."""
    with suppress(OSError):
        while data := source.recv(65536):
            target.sendall(data)
    for end in (source, target):
        with suppress(OSError):
            end.shutdown(socket.SHUT_RDWR)
    source.close()


class Person:
    """One browser context: what it was sent, and whatever went wrong in it."""

    def __init__(
        self,
        browser: Browser,
        server: Server | Front | Folder,
        name: str,
        phone: bool = False,
        theme: str = "dark",
        language: str = "en",
        lossy: bool = False,
        sound: bool = True,
        agent: str | None = None,
        here: bool = False,
        zone: str | None = None,
        **likes: Any,
    ) -> None:
        self.name = name
        self.phone = phone
        self.language = language
        self.lossy = lossy
        self.server = server
        width, height = PHONE if phone else WIDE
        self.context = browser.new_context(
            viewport={"width": width, "height": height},
            has_touch=phone,
            is_mobile=phone,
            base_url=server.address,
            locale="en-GB",
            reduced_motion="reduce",
            user_agent=agent,
            timezone_id=zone,
        )
        self.context.set_default_timeout(WAIT_MS)
        # The name is given once, as in the settings; whatever is changed later stays changed.
        likes = {"pace": "once", **likes}  # whoever follows the story turns it on
        likes |= {"nickname": name, "theme": theme, "language": language, "sound": sound}
        self.pocket = isinstance(server, Folder)  # without a server: the house stands in the page
        here = here or self.pocket  # what one plays alone is played on this device
        likes["server"] = not here
        self.context.add_init_script(
            f"localStorage.getItem('night-market') ||"
            f" localStorage.setItem('night-market', {json.dumps(json.dumps(likes))})"
        )
        self.problems: list[str] = []
        self.cut: list[str] = []  # what never came back, and why
        self.received: list[dict[str, Any]] = []  # messages of the socket, in order
        self.sent: list[dict[str, Any]] = []
        self.bodies: list[tuple[str, bytes]] = []  # what came over HTTP
        self.headers: dict[str, dict[str, str]] = {}
        self.context.on("request", self._request)
        self.context.on("response", self._response)
        if self.pocket:
            self.context.expose_function("pocketSaid", self._said)
            self.context.expose_function("pocketAnswered", self._answered)
            self.context.add_init_script(LISTEN)
        elif not here:  # what goes past the browser's own store is no device without a network
            self.context.route("**/api/*", self._api)
        self.page = self.open()

    def open(self) -> Page:
        page = self.context.new_page()
        page.on("console", self._console)
        page.on("pageerror", lambda error: self.problems.append(f"{self.name}: {error}"))
        page.on("websocket", self._socket)
        return page

    def _console(self, message: ConsoleMessage) -> None:
        if message.type not in ("error", "warning"):
            return
        if not (self.lossy and LOST_LINE.search(message.text)):
            self.problems.append(f"{self.name}: {message.type}: {message.text}")

    def _request(self, request: Request) -> None:
        parts = urlsplit(request.url)
        ours = urlsplit(self.server.address).netloc
        if parts.scheme not in ("data", "blob") and parts.netloc != ours:
            self.problems.append(f"{self.name}: a request to {request.url}")

    def _response(self, response: Response) -> None:
        self.headers[urlsplit(response.url).path] = response.headers
        if response.status >= 400:
            self.problems.append(f"{self.name}: {response.status} {response.url}")

    def _api(self, route: Route) -> None:
        """Bodies are read on the way: once a page has gone they cannot be had any more."""
        try:
            answer = route.fetch()
            self.bodies.append((urlsplit(route.request.url).path, answer.body()))
            route.fulfill(response=answer)
        except Error as error:  # the page has gone elsewhere meanwhile, or the server is down
            self.cut.append(f"{route.request.url}: {error}")
            with suppress(Error):
                route.abort()

    def _socket(self, socket: WebSocket) -> None:
        def heard(raw: str | bytes) -> None:
            self.received.append(json.loads(raw))

        def said(raw: str | bytes) -> None:
            self.sent.append(json.loads(raw))

        socket.on("framereceived", heard)
        socket.on("framesent", said)

    def _said(self, by_us: bool, text: str) -> None:
        (self.sent if by_us else self.received).append(json.loads(text))

    def _answered(self, address: str, body: str) -> None:
        self.bodies.append((urlsplit(address).path, body.encode()))

    def ask(self, address: str, data: object = None) -> Any:
        """What the house answers at this address, whichever house it is."""
        method = "GET" if data is None else "POST"
        text = data if isinstance(data, str) else json.dumps(data)
        if self.pocket:
            if self.page.url == "about:blank":
                self.page.goto("/about")
            status, body = self.page.evaluate(ASK, [method, address, text if data else ""])
        else:
            answer = self.context.request.fetch(
                address, method=method, data=text if data is not None else None
            )
            status, body = answer.status, answer.text()
        assert status < 400, body
        return json.loads(body)

    def record(self, table: str) -> Record:
        return Record.from_json(json.dumps(self.ask(f"/api/records/{table}")))

    # --- looking

    def see(self, testid: str) -> Locator:
        return self.page.get_by_test_id(testid)

    @property
    def version(self) -> int:
        return int(self.see("table").get_attribute("data-version") or 0)

    def press(self, locator: Locator) -> None:
        """A finger on a phone, a mouse elsewhere."""
        if self.phone:
            locator.tap()
        else:
            locator.click()

    def sit_at(self, opened: dict[str, str]) -> None:
        """Go to a table that was opened for this person, with the secret of the seat."""
        self.page.goto("/about")
        self.page.evaluate(
            "([table, secret]) => localStorage.setItem('night-market:seats',"
            " JSON.stringify({[table]: [secret]}))",
            [opened["table"], opened["secret"]],
        )
        self.page.goto(f"/t/{opened['table']}")

    def insist(self, locator: Locator, seen: Locator) -> None:
        """Press until it shows: what is redrawn under a finger has to be pressed again."""
        for _ in range(12):
            try:
                self.press(locator)
                seen.wait_for(timeout=WAIT_MS / 12)
                return
            except TooLate:
                continue
        raise AssertionError(f"{self.name} presses {locator}, and {seen} does not come")

    def copied(self, button: Locator, ending: str) -> str:
        """Press, and read what it has put on the clipboard."""
        self.press(button)
        found: list[str] = []

        def is_there() -> bool:
            found[:] = [self.page.evaluate("navigator.clipboard.readText()")]
            return ending in found[0]

        wait_for(is_there, self.page, f"{ending} is not on the clipboard")
        return found[0]

    def assert_fits(self) -> None:
        """The page itself never scrolls, neither down nor sideways."""
        over = self.page.evaluate(
            "() => { const e = document.scrollingElement; return"
            " [e.scrollHeight - e.clientHeight, e.scrollWidth - e.clientWidth] }"
        )
        assert over == [0, 0], f"{self.name}'s page scrolls by {over}"

    def close(self) -> None:
        self.context.close()


def labels(things: Locator) -> list[str]:
    """How these are read out, all at one glance."""
    found: list[str] = things.evaluate_all(
        "(all) => all.map((e) => e.getAttribute('aria-label') ?? '')"
    )
    return found


def wait_for(what: Callable[[], bool], page: Page, why: str, timeout_s: float = 60) -> None:
    """Look again and again; between two looks the browser's messages are handled."""
    end = time.monotonic() + timeout_s
    while not what():
        assert time.monotonic() < end, f"waited {timeout_s} s: {why}"
        page.wait_for_timeout(25)


class Company:
    """People of one test; when it ends nobody may have seen an error."""

    def __init__(self, browser: Browser, server: Server | Front | Folder) -> None:
        self.browser = browser
        self.server = server
        self.people: list[Person] = []

    def person(self, name: str, through: Front | None = None, **more: Any) -> Person:
        person = Person(self.browser, through or self.server, name, **more)
        self.people.append(person)
        return person

    def open_table(
        self, host: Person, chairs: list[str], game: str = "shadow-traders", **more: Any
    ) -> str:
        """A table with these chairs: the host, `open`, or an easy bot. The host is at the set-up."""
        opened = host.ask(
            "/api/tables",
            {
                "game": game,
                "name": host.name,
                "chairs": [
                    {"kind": "bot", "level": "easy"} if chair == "bot" else {"kind": "open"}
                    for chair in chairs
                ],
                **more,
            },
        )
        host.sit_at(opened)
        host.see("start").wait_for()
        return str(opened["table"])

    def problems(self) -> list[str]:
        return [
            f"{problem} {person.cut or ''}" for person in self.people for problem in person.problems
        ]


@contextmanager
def company(browser: Browser, server: Server | Front | Folder) -> Iterator[Company]:
    found = Company(browser, server)
    try:
        yield found
        wrong = found.problems()
        assert not wrong, "\n".join(wrong)
    finally:
        for person in found.people:
            person.close()
