# mypyc: no (structs)
"""What is stored of a table beside its log, and how its chairs are set out.

Never changed in place: whoever wants it otherwise makes another one, and the table takes it when it is
on disk.
"""

from __future__ import annotations

from typing import Any, Final

import msgspec
from msgspec import Struct

from nightmarket.kernel import SEAT_COLOURS
from nightmarket.table import wire
from nightmarket.table.guard import Refuse

NOBODY: Final = -1


class Sitting(Struct, frozen=True):
    kind: str = "open"
    name: str = ""
    colour: str = ""
    level: wire.Level = "fair"
    person: int = NOBODY
    stand_in: bool = False
    # Declines what is asked by public facts, see `windows`; None: it does among people.
    automatic: bool | None = None
    left: int = NOBODY  # in play: who stood up from here, and may sit down again
    # In play: who lets somebody else sit down here; then, who has let them in.
    opened: int = NOBODY
    muted: bool = False  # by whoever keeps the house
    sat_from: int = 0  # entries after this one a bot has made for the person,
    sat_to: int = 0  # up to this one; 0: it still plays, or none has
    unless: bool | None = None  # of `automatic`: but not what concerns own cards; None: over days
    # When this player sleeps, see `quiet`: a time zone by its name, and hours there.
    zone: str = ""
    begins: int = 23
    ends: int = 8
    late: bool = False  # time has run out for what is asked now, and that was told
    stopped_at: int = 0  # when a lost line stopped the clock, in milliseconds since 1970; 0: never
    stopped_ms: int = 0  # for how long; 0: for as long as may be
    locked: bool = False  # nobody sits down here before the start
    teaches: bool = False  # this person agrees to play to teach and to learn
    plans: list[wire.Planned] = []  # decided in advance, see `plans`

    @property
    def is_newcomer(self) -> bool:
        """Somebody who took over a chair that was left in play."""
        return self.kind == "person" and self.opened != NOBODY


class Meta(Struct, frozen=True):
    game: str
    rules_version: int
    chairs: list[Sitting]
    people: list[list[str]]  # hashes of each person's secrets, one for each device
    host: int
    options: dict[str, str]
    clock: wire.Clock
    listed: bool
    seed: str
    created: int
    phase: wire.Phase = "lobby"
    started: int = 0
    next: str | None = None
    proposal: wire.Proposal | None = None
    waits: bool = False  # against the clock: for people who drop
    sat_in: bool = False  # a bot has played for somebody: the run is not compared
    deal_of: str | None = None  # the record or table that had this deal before
    locked: bool = False  # nobody new comes in, not even to watch
    shown_out: int = 0  # how often those who only watched were sent away
    hints: wire.Hints = ""  # whose may be asked for
    agreed: list[int] = []  # people who want it so
    known: bool = False  # its log has been outside: somebody may know what is hidden
    lesson: str = ""  # of the game's course, which is played here
    language: str = ""  # of whoever opened it
    banks: list[int] = []  # milliseconds every seat had left to think
    banks_at: int = 0  # then, in milliseconds since 1970
    taught: bool = False  # all have agreed to teach mode since the deal

    @property
    def teaching(self) -> bool:
        """Does everybody who is seated agree to play to teach and to learn?"""
        people = [chair for chair in self.chairs if chair.kind == "person"]
        return bool(people) and all(chair.teaches for chair in people)

    @property
    def counts(self) -> bool:
        """Is this game compared with others? Not if a bot has played for somebody, if it was there to
        be learnt by, or if its log was ever outside."""
        return not (self.sat_in or self.known or self.lesson or self.taught)

    def with_chair(self, seat: int, chair: Sitting, **more: Any) -> Meta:
        """The same with another chair there, and with these fields otherwise too."""
        chairs = [*self.chairs[:seat], chair, *self.chairs[seat + 1 :]]
        return msgspec.structs.replace(self, chairs=chairs, **more)

    def is_bot(self, seat: int) -> bool:
        """Does nobody play this seat in person?"""
        chair = self.chairs[seat]
        return chair.kind != "person" or chair.stand_in


DECODE_META: Final = msgspec.json.Decoder(Meta).decode


def arrange(chairs: list[Sitting], wanted: list[wire.Seating]) -> list[Sitting]:
    """The chairs as the host wants them."""
    found = []
    for i, seating in enumerate(wanted):
        if seating.kind == "keep":
            found.append(chairs[i] if i < len(chairs) else Sitting())
        elif seating.kind == "bot":
            old = chairs[i].colour if i < len(chairs) and chairs[i].kind == "bot" else ""
            found.append(Sitting("bot", colour=old, level=seating.level))
        else:
            found.append(Sitting())
    return found


def checked_clock(clock: wire.Clock) -> wire.Clock:
    least, most = (3600, 30 * 24 * 3600) if clock.slow else (5, 14 * 24 * 3600)
    if clock.slow and not clock.seconds:
        raise Refuse("bad-setup", "over days everybody has a bank of time", "clock.seconds")
    if clock.seconds and not least <= clock.seconds <= most:
        raise Refuse("bad-setup", f"a clock has {least} to {most} seconds", "clock.seconds")
    if not -1 <= clock.back <= clock.seconds:
        raise Refuse("bad-setup", "no more comes back than there was at first", "clock.back")
    return clock


def wish_colours(options: Any, chairs: list[Sitting], chosen: dict[str, str]) -> None:
    """Fill the option of colours from what people wished for; first come, first served."""
    for option in options:
        if option.kind != SEAT_COLOURS:
            continue
        if chosen.get(option.key, option.default) != option.default:
            continue  # the host has said it
        wishes: list[str] = []
        for chair in chairs:
            free = chair.colour in option.values and chair.colour not in wishes
            wishes.append(chair.colour if free else option.default)
        if any(wish != option.default for wish in wishes):
            chosen[option.key] = ",".join(wishes)
