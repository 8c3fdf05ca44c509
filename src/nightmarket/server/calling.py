# mypyc: no (off the path of a move)
"""Calls people back to tables that wait for them: one note for each table, gone when it is read."""

from __future__ import annotations

import asyncio
import logging
from typing import Any, Final, Literal

import msgspec

from nightmarket.house.house import House
from nightmarket.kernel import LANGUAGES, Refusal
from nightmarket.locale import notes
from nightmarket.server.people import People
from nightmarket.server.person import (
    DECODE_CALL,
    DECODE_PERSON,
    DECODE_SEAT,
    Call,
    Person,
    Seat,
)
from nightmarket.server.person_wire import Kind
from nightmarket.server.push import Push
from nightmarket.server.ways import Ways
from nightmarket.store import CallRow, Change, Conflict, Removal, SeatRow, StoreTrouble
from nightmarket.table import pace, quiet, windows
from nightmarket.table.guard import digest
from nightmarket.table.meta import NOBODY
from nightmarket.table.table import Table

log = logging.getLogger("nightmarket.server")

WAY_S: Final = 20.0  # for one of the host's ways
SOON_S: Final = 0.2  # what comes together is looked at together
# Who has seen the question and left knows of it: they are reminded after so many pauses.
LEFT: Final = 6
SAID: Final = {
    "turn": ("note-turn", "note-turn-open"),
    "late": ("note-late", "note-turn-open"),
    "over": ("note-over", "note-over-open"),
}

Verdict = Literal["unsay"] | Kind | float | None  # a number: look again in so many seconds


class Note(msgspec.Struct, omit_defaults=True):
    """What goes to a browser. Everybody at the table may know all of it."""

    kind: Literal["turn", "late", "over", "gone", "try"]
    tag: str
    path: str = ""
    title: str = ""
    body: str = ""
    open: str = ""  # what its buttons say
    mute: str = ""
    language: str = ""


class Caller:
    """Looks at a table when somebody who is not there is asked, or has come."""

    def __init__(self, house: House, people: People, push: Push, ways: Ways, url: str) -> None:
        self.house = house
        self.ways = ways
        self.url = url  # of the house, for those who read elsewhere
        self.people = people
        self.push = push
        self._later: dict[str, tuple[float, asyncio.TimerHandle]] = {}
        self._busy: set[str] = set()
        self._writing = asyncio.Semaphore(4)

    def look_soon(self, code: str, in_s: float = SOON_S) -> None:
        at = self.house.now() + in_s
        waiting = self._later.get(code)
        if waiting is not None:
            if waiting[0] <= at:
                return
            waiting[1].cancel()
        self._later[code] = (at, self.house.call_later(in_s, self._look, code))

    def close(self) -> None:
        for _, timer in self._later.values():
            timer.cancel()
        self._later.clear()

    def _look(self, code: str) -> None:
        self._later.pop(code, None)
        if code in self._busy:  # its notes are on their way
            self.look_soon(code, 1.0)
        else:
            self._busy.add(code)  # now, not when the work begins
            self.house.spawn(self._look_at(code))

    async def _look_at(self, code: str) -> None:
        self._busy.add(code)
        try:
            for row in await self.people.store.seats_at(code):
                # One that fell asleep meanwhile still has somebody to be told.
                table = self.house.tables.get(code) or await self.house.table(code)
                if not table.keeps or table.match is None:
                    return
                verdict = judged(table, row, DECODE_SEAT(row.body))
                if isinstance(verdict, float):
                    self.look_soon(code, verdict)
                elif verdict is not None:
                    await self._do(table, row, verdict)
        except (StoreTrouble, Refusal) as trouble:
            log.warning("notes wait: %s", trouble)
        finally:
            self._busy.discard(code)

    def remind(self, code: str, seat: int) -> None:
        """Somebody's time has run out, and the table wants them to know."""
        self.house.spawn(self._remind(code, seat))

    async def _remind(self, code: str, seat: int) -> None:
        try:
            for row in await self.people.store.seats_at(code):
                table, mine = self.house.tables.get(code), DECODE_SEAT(row.body)
                if table is None or not table.keeps:
                    return
                person = table.meta.chairs[seat].person
                if person in people_of(table, mine) and not (mine.muted or table.is_here(person)):
                    await self._do(table, row, "late")
        except StoreTrouble as trouble:
            log.warning("nobody was reminded: %s", trouble)

    async def _do(self, table: Table, row: SeatRow, verdict: Any) -> None:
        stored = await self.people.store.person(row.person)
        if stored is None:
            return
        person = DECODE_PERSON(stored.body)
        version = table.version
        if verdict == "unsay":
            told = -version if is_waited_for(table, people_of(table, DECODE_SEAT(row.body))) else 0
            await self._send(row.person, Note("gone", row.code))
        elif verdict not in person.told:
            return
        else:
            told = version
            note = about(table, people_of(table, DECODE_SEAT(row.body)), verdict, person.language)
            if not await self._tell(row.person, person, note):
                return

        async def edit(person: Person) -> list[Change]:
            return [
                one._replace(told=told)
                for one in await self.people.store.seats_of(row.person)
                if one.code == row.code
            ]

        try:
            await self.people.change(row.person, edit)
        except Refusal:
            log.info("somebody was deleted while they were told")

    async def _tell(self, id: str, person: Person, note: Note) -> bool:
        """By every way they have; is there one?"""
        link = f"{self.url}{note.path}" if self.url else ""
        text = "\n".join(filter(None, [note.body, link]))
        for name, place in person.ways.items():
            self.house.spawn(self._by_way(name, place, note.title, text))
        return await self._send(id, note) > 0 or bool(person.ways)

    async def _by_way(self, name: str, place: str, title: str, text: str) -> None:
        if not await self.write(name, place, title, text):
            self.house.complain("a note was not taken", name)

    async def write(self, name: str, place: str, title: str, text: str) -> bool:
        """By one of the host's ways, and not for long."""
        try:
            async with self._writing, asyncio.timeout(WAY_S):
                return await self.house.aside(lambda: self.ways.send(name, place, title, text))
        except TimeoutError:
            return False

    async def _send(self, id: str, note: Note) -> int:
        """To every browser of theirs: how many have a call."""
        calls = await self.people.store.calls_of(id)
        await asyncio.gather(*(self._send_one(row, note) for row in calls))
        return len(calls)

    async def _send_one(self, row: CallRow, note: Note) -> bool:
        call = DECODE_CALL(row.body)
        # The service replaces an older one of the same topic that it could not deliver yet.
        sent = await self.push.send(call, msgspec.json.encode(note), digest(note.tag)[:32])
        if sent == "gone":
            try:
                await self.house.store_now([Removal("call", row.id)])
            except Conflict:
                log.debug("a call is gone already")
        return sent == "sent"

    async def try_out(self, id: str, person: Person) -> tuple[int, int]:
        """A note to see whether it comes: how many were taken, how many were not."""
        say = notes(person.language).say
        note = Note("try", "try", "/me/notes", say("note-try"), say("note-try-body"))
        note.language = person.language
        calls = await self.people.store.calls_of(id)
        sent = await asyncio.gather(*(self._send_one(row, note) for row in calls))
        return sum(sent), len(sent) - sum(sent)


def people_of(table: Table, seat: Seat) -> set[int]:
    return {table.by_hash.get(held.anchor, NOBODY) for held in seat.held} - {NOBODY}


def is_waited_for(table: Table, people: set[int]) -> bool:
    """Is one of them asked, and to answer in person?"""
    assert table.match is not None
    meta = table.meta
    return meta.phase == "playing" and any(
        meta.chairs[seat].person in people
        and not meta.is_bot(seat)
        and not (table.game.windows is not None and windows.is_automatic(table, seat))
        for seat in table.match.who
    )


def judged(table: Table, row: SeatRow, seat: Seat) -> Verdict:
    """What is to be done about this seat now."""
    match, house = table.match, table.host
    assert match is not None
    people = people_of(table, seat)
    here = any(table.is_here(person) for person in people)
    over = table.meta.phase == "over"
    waits = is_waited_for(table, people)
    if row.told > 0:  # a note is out
        if here or seat.muted or not (waits or over):
            return "unsay"
        return "over" if over and row.told != table.version else None
    if here or seat.muted or not people or row.told == -table.version or not (waits or over):
        return None
    gone_s = house.now() - min(table.away.get(person, house.now()) for person in people)
    asked_s = (house.wall_ms() - table.meta.started - match.ms) / 1000
    saw_it = gone_s < asked_s
    if over:
        return None if saw_it else "over"
    pause = house.settings.call_s * (LEFT if saw_it else 1)
    wait = max(pause - gone_s, sleeps_s(table, people))
    return "turn" if wait <= 0 else wait + SOON_S


def sleeps_s(table: Table, people: set[int]) -> float:
    """How long their night still lasts, at a table that does not hurry: notes wait for the morning."""
    clock, now = table.meta.clock, table.host.wall_ms()
    if clock.seconds and not clock.slow:
        return 0.0
    for chair in table.meta.chairs:
        if chair.person in people:
            for begins, ends in quiet.nights(chair.zone, chair.begins, chair.ends, now):
                if begins > now:
                    break
                if now < ends:
                    return (ends - now) / 1000
    return 0.0


def time_left(table: Table, people: set[int], language: str) -> str:
    """How much there is in the bank of theirs that runs, if one does."""
    meta, now = table.meta, table.host.wall_ms()
    running = pace.group(table, meta, table.match)
    left = [pace.left_ms(meta, s, True, now) for s in running if meta.chairs[s].person in people]
    if not left:
        return ""
    minutes = min(left) // 60_000
    days, hours = minutes // 1440, minutes // 60
    if days:
        return notes(language).say("note-left-days", {"days": days, "hours": hours % 24})
    return notes(language).say("note-left-hours", {"hours": hours, "minutes": minutes % 60})


def about(table: Table, people: set[int], kind: Kind, language: str) -> Note:
    """The game, who else plays, the time left: nothing that not everybody there knows."""
    say, (title, button) = notes(language).say, SAID[kind]
    titles = table.game.titles
    others = [c.name for c in table.meta.chairs if c.person not in (NOBODY, *people) and c.name]
    with_whom = say("note-with", {"names": ", ".join(others)}) if others else ""
    left = time_left(table, people, language) if kind == "turn" else ""
    return Note(
        kind,
        table.code,
        f"/t/{table.code}",
        say(title, {"game": titles.get(language) or titles["en"]}),
        " · ".join(filter(None, [with_whom, left])),
        say(button),
        say("note-mute"),
        language if language in LANGUAGES else "en",
    )


def call_row(person: str, call: Call) -> CallRow:
    """An endpoint is one browser's: whoever it was before, it is told for this person now."""
    return CallRow(digest(call.endpoint), person, msgspec.json.encode(call).decode())
