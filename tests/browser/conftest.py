"""One server and one browser for all tests of a worker; people are new in every test."""

from __future__ import annotations

import os
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from tests.browser.folder import Folder, settled
from tests.browser.stage import SEED, WAIT_MS, Company, Server, company, launch

# A slow machine is no fault: what is expected has as long to come as everything else.
expect.set_options(timeout=WAIT_MS)


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """What needs nobody else is also held in the pocket: some of it here, all of it in `soak pocket`."""
    marker = metafunc.definition.get_closest_marker("alone")
    if marker is None or "guests" not in metafunc.fixturenames:
        return
    houses = ["house", "pocket"] if "always" in marker.args else ["house"]
    if "NIGHTMARKET_POCKET" in os.environ:
        houses = ["pocket"]
    metafunc.parametrize("guests", houses, indirect=True)


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    server = Server(tmp_path_factory.mktemp("market"))
    server.start()
    yield server
    server.stop()


@pytest.fixture(scope="session")
def pocket(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Folder]:
    """Files alone; every table has the deal that the server's have."""
    folder = Folder(tmp_path_factory.mktemp("files"))
    folder.change(settled(SEED))
    yield folder
    folder.stop()


@pytest.fixture(scope="session")
def chrome() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        browser = launch(playwright)
        yield browser
        browser.close()


@pytest.fixture
def guests(request: pytest.FixtureRequest, chrome: Browser) -> Iterator[Company]:
    with company(chrome, request.getfixturevalue(getattr(request, "param", "house"))) as found:
        yield found
