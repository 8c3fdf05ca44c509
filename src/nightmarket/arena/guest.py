"""A program at somebody's table: it sits down by the invitation and plays over the wire (docs/bots.md).

The program is the same as in the arena (`outside.Program`) and sees what the page would show its seat.
"""

from __future__ import annotations

import itertools
import json
import secrets
import time
from collections.abc import Callable
from typing import Any, Final
from urllib.parse import urlsplit

from websockets.exceptions import WebSocketException
from websockets.sync.client import ClientConnection, connect

from nightmarket.arena.outside import Program
from nightmarket.bots.base import BadBot
from nightmarket.kernel import Refusal

PATIENCE: Final = 30.0  # seconds for an answer that the server owes
TRIES: Final = 6  # to come back, each after twice the pause of the one before
LARGEST: Final = 16 << 20  # bytes of a message: the server is somebody else's
BREATH: Final = 1.0  # seconds, when the house says that this is too fast

Message = dict[str, Any]


def address(invitation: str) -> tuple[str, str]:
    """Socket and table of an invitation like `https://games.example.org/t/k7mqx-2pf9d`."""
    found = urlsplit(invitation.strip())
    path, mark, table = found.path.rstrip("/").rpartition("/t/")
    if found.scheme not in ("http", "https") or not found.netloc or not mark or not table:
        raise Refusal(f"no invitation to a table: {invitation[:80]!r}", "invitation")
    scheme = "wss" if found.scheme == "https" else "ws"
    return f"{scheme}://{found.netloc}{path}/ws/{table}", table


class Guest:
    """One seat at one table, from sitting down to the end of the game."""

    def __init__(
        self,
        invitation: str,
        program: Program,
        name: str,
        seat: int | None = None,
        say: Callable[[str], None] = print,
        rest: Callable[[float], None] = time.sleep,
    ) -> None:
        self.socket, self.table = address(invitation)
        self.program, self.name, self.say = program, name, say
        self.seat = seat  # none: the first open chair
        self.rest = rest
        # Its own, so that a `sit` whose answer was lost is no second person.
        self.secret = secrets.token_urlsafe(18)
        self.keys = (f"g{n}" for n in itertools.count(1))
        self.sitting = False
        self.about: Message = {}  # the table as it was last told
        self.latest: Message = {}  # the game as its seat last saw it
        self.answered = -1  # the version that the last answer was made from
        self.pending: Message | None = None  # a choice that nobody has acknowledged yet

    def play(self) -> list[int]:
        """Sit down, play to the end and return who won; raises BadBot or Refusal."""
        lost = 0
        while self.about.get("phase") != "over":
            try:
                with connect(self.socket, max_size=LARGEST, open_timeout=PATIENCE) as line:
                    for text in self.hello(line):
                        lost = 0
                        self.hear(line, json.loads(text))
                        if self.about.get("phase") == "over":
                            break
            except (OSError, WebSocketException) as error:
                lost += 1
                if lost > TRIES:
                    raise Refusal(f"the table is out of reach: {error}", "invitation") from error
                self.rest(0.25 * 2**lost)
        return list(self.about["result"]["winners"])

    # -- one connection

    def hello(self, line: ClientConnection) -> ClientConnection:
        known = [self.secret] if self.sitting else []
        self.tell(line, {"type": "hello", "table": self.table, "secrets": known})
        return line

    def hear(self, line: ClientConnection, message: Message) -> None:
        kind = message["type"]
        if kind == "welcome":
            self.about = message["table"]
            if not self.sitting:
                self.sit(line)
            elif self.pending is not None:  # done already? Then it is acknowledged once more.
                self.tell(line, self.pending)
        elif kind == "table":
            self.about = message
            self.agree(line)
        elif kind == "seated":
            self.sitting = True
            self.say(f"{self.name} sits in seat {self.seat}")
        elif kind == "you" and message["seats"]:
            self.seat = message["seats"][0]
        elif kind == "update" and message["seat"] == self.seat:
            self.latest = message
        elif kind == "ack" or (kind == "refused" and message["code"] == "stale"):
            if self.pending is not None and message["key"] == self.pending["key"]:
                self.pending = None
        elif kind == "refused" and message["code"] == "too-many" and self.pending is not None:
            self.rest(BREATH)
            self.tell(line, self.pending)
        elif kind == "refused" or (kind == "gone" and not message["again"]):
            raise Refusal(f"the table says {message['code']!r}", "invitation")
        self.answer(line)

    def sit(self, line: ClientConnection) -> None:
        if self.seat is None:
            free = [i for i, chair in enumerate(self.about["chairs"]) if chair["kind"] == "open"]
            if not free:
                raise Refusal("no chair is open at this table", "invitation")
            self.seat = free[0]
        wish = {"seat": self.seat, "name": self.name, "secret": self.secret}
        self.tell(line, {"type": "sit", "key": next(self.keys), **wish})

    def agree(self, line: ClientConnection) -> None:
        """To an undo that others ask for, as the market's own bots do."""
        proposal = self.about["proposal"]
        if proposal is not None and self.seat in proposal["waiting"]:
            vote = {"proposal": proposal["id"], "agree": True}
            self.tell(line, {"type": "vote", "key": next(self.keys), **vote})

    def answer(self, line: ClientConnection) -> None:
        """Ask the program, when it is its turn; a program that fails leaves its seat to a bot."""
        seen = self.latest
        if self.pending or not seen.get("choices") or seen["version"] == self.answered:
            return
        assert self.seat is not None
        about = self.about
        try:
            self.program.greet(
                about["game"], about["rules_version"], self.seat, len(about["chairs"])
            )
            choice = self.program.ask(seen["choices"], seen["question"], seen["view"])
        except BadBot:
            self.tell(line, {"type": "hand-over", "key": next(self.keys), "seat": self.seat})
            raise
        self.answered = seen["version"]
        wish = {"version": self.answered, "seat": self.seat, "choices": [choice]}
        self.pending = {"type": "play", "key": next(self.keys), **wish}
        self.tell(line, self.pending)

    def tell(self, line: ClientConnection, message: Message) -> None:
        line.send(json.dumps(message))
