"""Which house a conversation is held with."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.server.house import IN_POCKET


@pytest.fixture(params=[False, True], ids=["server", "pocket"])
def either_house(request: pytest.FixtureRequest) -> Iterator[None]:
    """The same conversation behind sockets and inside a page."""
    token = IN_POCKET.set(request.param)
    yield
    IN_POCKET.reset(token)
