"""Which house a conversation is held with."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.server.house import IN_POCKET


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """What is about sockets or a database is held behind sockets alone."""
    if "either_house" not in metafunc.fixturenames:
        return
    houses = {"server": False, "pocket": True}
    if metafunc.definition.get_closest_marker("served"):
        del houses["pocket"]
    metafunc.parametrize("either_house", houses.values(), ids=houses, indirect=True)


@pytest.fixture
def either_house(request: pytest.FixtureRequest) -> Iterator[None]:
    """The same conversation behind sockets and inside a page."""
    token = IN_POCKET.set(request.param)
    yield
    IN_POCKET.reset(token)
