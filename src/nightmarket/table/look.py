"""A table as those see it who decide what should happen: to be read, never to be written."""

from __future__ import annotations

from nightmarket.table import wire
from nightmarket.table.due import MoveClock, Sand, Thought, Window
from nightmarket.table.guard import Refuse
from nightmarket.table.host import Elsewhere, Host, Visitor
from nightmarket.table.match import Match
from nightmarket.table.meta import NOBODY, Meta, Sitting


class Facts:
    """What every move asks of a meta, found out once: it is never changed in place."""

    def __init__(self, meta: Meta) -> None:
        self.bots = [meta.is_bot(seat) for seat in range(len(meta.chairs))]
        self.teaching = meta.teaching
        self.scripted = bool(meta.lesson)
        self.has_late = any(chair.late for chair in meta.chairs)
        self.has_plans = any(chair.plans for chair in meta.chairs)


class Look:
    """Whoever holds one asks it. Only the table itself (`table.py`) changes what is here."""

    def __init__(self, host: Host, code: str, meta: Meta, match: Match | None) -> None:
        self.host = host
        self.code = code
        self.meta = meta
        self.facts = Facts(meta)
        self.match = match
        self.game = host.game(meta.game)
        self.chat: list[wire.Said] = []
        self.said_to = 0  # number of the last line, whether it still stands or not
        self.said: dict[str, int] = {}  # lines of the chat by the key they were sent with
        self.visitors: list[Visitor] = []
        self.eyes: dict[int, list[Visitor]] = {}  # who looks through which seat's eyes
        self.by_hash: dict[str, int] = {}
        self.keeps = host.keeps(code)  # bots, clocks and sand are looked after here
        self.elsewhere = Elsewhere(set(), 0)
        now = host.now()
        # People without a connection, and since when.
        self.away = dict.fromkeys(range(len(meta.people)), now)
        self.clock = MoveClock()
        self.sand = Sand()
        self.windows: dict[int, Window] = {}
        self.thoughts: dict[int, Thought] = {}
        self.left: set[int] = (
            set()
        )  # bots that have left their last move to people, who could make it

    @property
    def version(self) -> int:
        return self.match.version if self.match is not None else 0

    # -- who is who

    def seats_of(self, visitor: Visitor) -> list[int]:
        return [i for i, c in enumerate(self.meta.chairs) if c.person in visitor.people]

    def is_host(self, visitor: Visitor) -> bool:
        return self.meta.host in visitor.people

    def is_here(self, person: int) -> bool:
        return person != NOBODY and (self.sits_here(person) or person in self.elsewhere.people)

    def sits_here(self, person: int) -> bool:
        """Not by way of another node."""
        return any(person in v.people for v in self.visitors)

    def has_people(self) -> bool:
        """Does anybody play here who is no bot?"""
        return any(not self.meta.is_bot(seat) for seat in range(len(self.meta.chairs)))

    def players(self) -> set[int]:
        """The people who play here themselves."""
        meta = self.meta
        return {c.person for seat, c in enumerate(meta.chairs) if not meta.is_bot(seat)}

    def alone(self) -> list[Visitor]:
        """The devices of the one person who plays here among bots; none where more people play.

        Where bots play among themselves, it is their host who looks on.
        """
        people = self.players() or {self.meta.host}
        return [v for v in self.visitors if v.people & people] if len(people) == 1 else []

    def host_is_gone(self) -> bool:
        since = self.away.get(self.meta.host)
        return since is not None and self.host.now() - since >= self.host.settings.absent_s

    # -- rights: each raises a refusal

    def need_host(self, visitor: Visitor) -> None:
        if not self.is_host(visitor):
            raise Refuse("not-host", "only the host may do this")

    def need_phase(self, *phases: wire.Phase) -> None:
        if self.meta.phase not in phases:
            raise Refuse("not-now", f"the table is {self.meta.phase}")

    def need_seat(self, visitor: Visitor, seat: int) -> Sitting:
        if seat not in visitor.seats:
            raise Refuse("not-yours", f"seat {seat} is not yours"[:80], "seat")
        return self.meta.chairs[seat]

    def chair_at(self, seat: int) -> Sitting:
        if not 0 <= seat < len(self.meta.chairs):
            raise Refuse("bad-setup", f"there is no seat {seat}"[:80], "seat")
        return self.meta.chairs[seat]

    def need_match(self) -> Match:
        if self.match is None:
            raise Refuse("not-now", "the game has not begun")
        return self.match

    # -- time

    def ms(self) -> int:
        """Milliseconds since the start; a clock that was set back makes nobody younger."""
        last = self.match.ms if self.match is not None else 0
        return max(last, self.host.wall_ms() - self.meta.started)
