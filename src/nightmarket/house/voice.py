"""How a session is heard: a socket, or a message to the page."""

from __future__ import annotations

from mypy_extensions import mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
class Voice:
    def push(self, message: list[bytes]) -> None:
        """Say a message, given in parts."""
        raise NotImplementedError

    def close(self, code: int) -> None:
        """Say what is still to be said, and hang up."""
        raise NotImplementedError

    def drop_if_stuck(self) -> None:
        """Give up somebody who takes nothing and has too much waiting."""
        raise NotImplementedError
