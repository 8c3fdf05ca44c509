"""One server and one browser for all tests of a worker; people are new in every test."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from tests.browser.stage import WAIT_MS, Company, Server, company, launch

# A slow machine is no fault: what is expected has as long to come as everything else.
expect.set_options(timeout=WAIT_MS)


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    server = Server(tmp_path_factory.mktemp("market"))
    server.start()
    yield server
    server.stop()


@pytest.fixture(scope="session")
def chrome() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        browser = launch(playwright)
        yield browser
        browser.close()


@pytest.fixture
def guests(chrome: Browser, house: Server) -> Iterator[Company]:
    with company(chrome, house) as found:
        yield found
