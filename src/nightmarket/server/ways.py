# mypyc: no (off the path of a move)
"""Further ways to be told, which the host writes down: `ntfy=ntfys://ntfy.sh/{}`.

A person fills in the blank and never names a machine: a note goes where the host has said, and nowhere
else. That the blank is theirs they prove by a code, which comes by that way.
"""

from __future__ import annotations

import re
from typing import Any, Final
from urllib.parse import quote, urlsplit

BLANK: Final = "{}"
NAME: Final = re.compile(r"[a-z][a-z0-9-]{0,19}")
PLACE: Final = re.compile(r"[A-Za-z0-9_+-][A-Za-z0-9_.@+-]{0,63}")


def checked(lines: tuple[str, ...]) -> tuple[str, ...]:
    """Raises a ValueError that says what is wrong."""
    for line in lines:
        name, _, address = line.partition("=")
        if not NAME.fullmatch(name):
            raise ValueError(f"{name[:30]!r} is no name like ntfy, in NAME=ADDRESS")
        parts = urlsplit(address)
        if not parts.scheme or address.count(BLANK) != 1 or BLANK in parts.scheme:
            raise ValueError(
                f"{name} needs an address like ntfys://ntfy.sh/{BLANK}, with one blank"
            )
        if BLANK in parts.netloc:
            raise ValueError(f"{name}: people fill in the blank, and must not name a machine by it")
        made(address, "x")
    return lines


def made(address: str, place: str) -> Any:
    """The way with its blank filled in; raises a ValueError where that is none."""
    try:
        import apprise
    except ImportError:
        raise ValueError("this needs pip install nightmarket[notify]") from None
    found = apprise.Apprise()
    if not found.add(address.replace(BLANK, quote(place, safe=""))):
        raise ValueError("this is no address that Apprise knows")
    return found


class Ways:
    """Those of one house, by name."""

    def __init__(self, lines: tuple[str, ...]) -> None:
        self.addresses = dict(line.split("=", 1) for line in lines)

    def send(self, name: str, place: str, title: str, body: str) -> bool:
        """Was it taken? Takes a while: to be called beside the loop."""
        address = self.addresses.get(name)
        if address is None or not PLACE.fullmatch(place):
            return False
        try:
            return bool(made(address, place).notify(title=title, body=body))
        except Exception:  # whatever somebody else's service throws: it was not taken
            return False
