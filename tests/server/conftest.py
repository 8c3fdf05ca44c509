"""Which house a conversation is held with."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.conftest import HAS_POSTGRES
from tests.server.house import IN_POCKET, STORE


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """What is about sockets or a database is held behind sockets alone."""
    if "either_house" not in metafunc.fixturenames:
        return
    houses = {"server": "server", "pocket": "pocket"}
    if HAS_POSTGRES and getattr(metafunc.module, "ON_POSTGRES", False):
        houses["postgres"] = "postgres"
    if metafunc.definition.get_closest_marker("served"):
        del houses["pocket"]
    metafunc.parametrize("either_house", houses.values(), ids=houses, indirect=True)


@pytest.fixture
def either_house(request: pytest.FixtureRequest) -> Iterator[None]:
    """The same conversation behind sockets, on either store, and inside a page."""
    pocket = IN_POCKET.set(request.param == "pocket")
    address = request.getfixturevalue("database") if request.param == "postgres" else ""
    store = STORE.set(address)
    yield
    STORE.reset(store)
    IN_POCKET.reset(pocket)
