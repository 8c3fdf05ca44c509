"""The market as a folder of files: no server at all, then no network, then not even the worker."""

from __future__ import annotations

import functools
import threading
from collections.abc import Iterator
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from types import SimpleNamespace
from typing import cast

import pytest
from playwright.sync_api import Browser, Page

from nightmarket.cli.static import write
from tests.browser.player import Hand, play_until
from tests.browser.stage import Person


class Files(SimpleHTTPRequestHandler):
    """A bare file server, and the addresses it was asked for."""

    asked: list[str] = []

    def log_message(self, format: str, *args: object) -> None:
        self.asked.append(self.path)


@pytest.fixture
def files(tmp_path: Path) -> Iterator[str]:
    write(tmp_path / "files")
    handler = functools.partial(Files, directory=str(tmp_path / "files"))
    server = ThreadingHTTPServer(("127.0.0.1", 0), handler)
    thread = threading.Thread(target=server.serve_forever)
    thread.start()
    yield f"http://127.0.0.1:{server.server_port}"
    server.shutdown()
    thread.join()
    server.server_close()


def version(page: Page) -> int:
    return int(page.get_by_test_id("table").get_attribute("data-version") or -1)


def move(hand: Hand) -> int:
    """Play until something of it is acknowledged; the version then."""
    before = version(hand.page)
    play_until([hand], lambda: version(hand.page) > before, quiet_s=30)
    return version(hand.page)


def test_files_alone_are_a_market(chrome: Browser, files: str) -> None:
    context = chrome.new_context()
    page = context.new_page()
    trouble: list[str] = []
    page.on("console", lambda message: trouble.append(message.text))
    page.on("pageerror", lambda error: trouble.append(str(error)))
    page.goto(files)
    page.get_by_test_id("play-shadow-traders").click()
    page.get_by_test_id("table").wait_for()
    assert not any(path.startswith("/api") for path in Files.asked)
    hand = Hand(cast(Person, SimpleNamespace(page=page, phone=False)), seed=4)
    page.wait_for_function("navigator.serviceWorker.ready.then(ready => !!ready.active)")
    # The network goes; the page is opened again and the game goes on.
    seen = move(hand)
    context.set_offline(True)
    page.reload()
    page.get_by_test_id("table").wait_for()
    assert version(page) >= seen
    seen = move(hand)
    # The house itself dies in mid-game: a new one reads what the old one had acknowledged.
    next(worker for worker in page.workers if "/worker-" in worker.url).evaluate("self.close()")
    page.get_by_test_id("reconnecting").wait_for()
    page.get_by_test_id("reconnecting").wait_for(state="detached")
    assert version(page) >= seen
    assert move(hand) > seen
    assert trouble == []
    context.close()
