"""What a message leads to. Who decides it changes nothing; the table does it, disk first."""

from __future__ import annotations

from nightmarket.store.rows import Change
from nightmarket.table import wire
from nightmarket.table.match import Match
from nightmarket.table.meta import NOBODY, Meta


class Move:
    """Choices of a seat to be made, after the clock's ticks."""

    __slots__ = ("key", "seat", "texts", "ticks")

    def __init__(self, seat: int, texts: list[str], ticks: list[str], key: str = "") -> None:
        self.seat = seat
        self.texts = texts
        self.ticks = ticks
        self.key = key


class Back:
    """Everything after entry `to` to be taken back."""

    __slots__ = ("key", "seat", "to")

    def __init__(self, to: int, seat: int, key: str = "") -> None:
        self.to = to
        self.seat = seat
        self.key = key


class Outcome:
    """At most one of a move, a step back, a deal or a word; a new meta; and what is answered then."""

    __slots__ = (
        "answer",
        "back",
        "deal",
        "follow",
        "hurry",
        "meta",
        "move",
        "newcomer",
        "patient",
        "rows",
        "said",
        "unsaid",
        "waits",
    )

    def __init__(
        self,
        answer: wire.ToBrowser | None = None,
        meta: Meta | None = None,
        move: Move | None = None,
        back: Back | None = None,
        deal: Match | None = None,
        said: wire.Said | None = None,
        rows: list[Change] | None = None,
        newcomer: int = NOBODY,
        waits: int = NOBODY,
        patient: int = NOBODY,
        hurry: bool = False,
        follow: wire.Follow | None = None,
        unsaid: list[int] | None = None,
    ) -> None:
        self.answer = answer  # to whoever asked, when everything else is done
        self.meta = meta
        self.move = move
        self.back = back
        self.deal = deal
        self.said = said
        self.rows = rows  # to be stored with it
        self.newcomer = newcomer  # the person whoever asked is from now on
        self.waits = waits  # seat whose decline waits for the end of its window
        self.patient = patient  # seat that takes its time for the question in its window
        self.hurry = hurry  # bots that think shall answer at once
        self.unsaid = unsaid  # lines of the chat that go
        self.follow = follow  # how whoever asked follows the game from now on
