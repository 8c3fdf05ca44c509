# mypyc: no (off the path of a move)
"""Calls people back to tables that wait for them: one note for each table, gone when it is read."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from typing import Final, Literal

import msgspec
from msgspec.structs import replace

from nightmarket.house.house import House
from nightmarket.kernel import Refusal, spoken
from nightmarket.locale import notes
from nightmarket.server.hanging import Hanging
from nightmarket.server.people import People
from nightmarket.server.person import (
    DECODE_CALL,
    DECODE_PERSON,
    DECODE_SEAT,
    Call,
    Person,
    Seat,
    written,
)
from nightmarket.server.person_wire import Kind
from nightmarket.server.push import Push, Sent
from nightmarket.server.ways import Ways
from nightmarket.store import CallRow, Change, Conflict, Removal, SeatRow, StoreTrouble, TableRow
from nightmarket.table import pace, quiet, windows
from nightmarket.table.guard import digest
from nightmarket.table.meta import DECODE_META, NOBODY
from nightmarket.table.rows import waiting_of
from nightmarket.table.table import Table

log = logging.getLogger("nightmarket.server")

WAY_S: Final = 20.0  # for one of the host's ways
WRITERS: Final = 8  # that wait for them at once
AGAIN_S: Final = 60.0  # a note that was taken nowhere is sent again after so long, then twice that,
TRIES: Final = 8  # so often: for four hours
SOON_S: Final = 0.2  # what comes together is looked at together
# Who has seen the question and left knows of it: they are reminded after so many pauses.
LEFT: Final = 6
SAID: Final = {
    "turn": ("note-turn", "note-turn-open"),
    "late": ("note-late", "note-turn-open"),
    "short": ("note-short", "note-turn-open"),
    "over": ("note-over", "note-over-open"),
    "full": ("note-full", "note-full-open"),
    "talk": ("note-talk", "note-talk-open"),
}
# Which of the kinds that a person chooses from it is.
KINDS: Final[dict[str, Kind]] = {
    "turn": "turn", "late": "late", "short": "late", "over": "over", "full": "over", "talk": "talk"
}  # fmt: skip

What = Literal["turn", "late", "short", "over", "full", "talk"]
Verdict = Literal["unsay"] | What | float | None  # a number: look again in so many seconds


class Note(msgspec.Struct, omit_defaults=True):
    """What goes to a browser. Everybody at the table may know all of it."""

    kind: Literal["turn", "late", "short", "over", "full", "talk", "gone", "try"]
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
        self._writers = Hanging(WRITERS)
        self._failed: dict[tuple[str, str], int] = {}  # how often a table could not tell somebody

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
                if not table.keeps:
                    return
                stored = await self.people.store.person(row.person)
                if stored is None:
                    continue
                person = DECODE_PERSON(stored.body)
                verdict = judged(table, row, DECODE_SEAT(row.body), person)
                if isinstance(verdict, float):
                    self.look_soon(code, verdict)
                elif verdict is not None:
                    await self._do(table, row, verdict, person)
        except (StoreTrouble, Refusal) as trouble:
            log.warning("notes wait: %s", trouble)
        finally:
            self._busy.discard(code)

    async def owes(self, row: TableRow) -> bool:
        """Could somebody be asked there whom nobody has told? Whoever meant to may be gone."""
        try:
            meta = DECODE_META(row.body)
        except msgspec.DecodeError:
            return False  # whoever opens it says what is wrong
        known = {hash: person for person, held in enumerate(meta.people) for hash in held}
        # Without a clock the row may be older than the log: then it is anybody.
        asked = waiting_of(row).seats if meta.clock.seconds else range(len(meta.chairs))
        waited = {meta.chairs[seat].person for seat in asked if not meta.is_bot(seat)}
        for mine in await self.people.store.seats_at(row.code):
            seat = DECODE_SEAT(mine.body)
            people = {known.get(held.anchor, NOBODY) for held in seat.held} - {NOBODY}
            is_told = mine.told > 0 or mine.told == -row.version
            if people & waited and not is_told and not seat.muted:
                stored = await self.people.store.person(mine.person)
                ways = stored is not None and DECODE_PERSON(stored.body).ways
                if ways or await self.people.store.calls_of(mine.person):
                    return True
        return False

    def remind(self, code: str, seat: int) -> None:
        """Somebody's time has run out, and the table wants them to know."""
        self.house.spawn(self._remind(code, seat))

    async def _remind(self, code: str, seat: int) -> None:
        try:
            for row in await self.people.store.seats_at(code):
                table, mine = self.house.tables.get(code), DECODE_SEAT(row.body)
                if table is None or not table.keeps:
                    return
                sits = table.meta.chairs[seat].person
                if sits not in people_of(table, mine) or mine.muted or table.is_here(sits):
                    continue
                stored = await self.people.store.person(row.person)
                if stored is not None:
                    await self._do(table, row, "late", DECODE_PERSON(stored.body))
        except StoreTrouble as trouble:
            log.warning("nobody was reminded: %s", trouble)

    def named(self, code: str, people: list[int], by: int | None) -> None:
        """Somebody has called them by name while they were not there: who sits in this seat."""
        self.house.spawn(self._named(code, set(people), by))

    async def _named(self, code: str, people: set[int], by: int | None) -> None:
        try:
            table = await self.house.table(code)
            at = [
                (row, people_of(table, DECODE_SEAT(row.body)))
                for row in await self.people.store.seats_at(code)
            ]
            says = NOBODY if by is None else table.meta.chairs[by].person
            sayers = {row.person for row, found in at if says in found}
            for row, found in at:
                stored = await self.people.store.person(row.person) if people & found else None
                if stored is None:
                    continue
                person = DECODE_PERSON(stored.body)
                # Whoever is blocked calls nobody.
                if "talk" in person.told and not sayers.intersection(person.blocked):
                    await self._note_down(row, lambda seat: replace(seat, named=True))
            self.look_soon(code)
        except (StoreTrouble, Refusal) as trouble:
            log.warning("nobody was told that they were called: %s", trouble)

    async def _do(
        self, table: Table, row: SeatRow, verdict: Literal["unsay"] | What, person: Person
    ) -> None:
        people = people_of(table, DECODE_SEAT(row.body))
        version = max(1, table.version)
        if verdict == "unsay":
            told = -version if is_waited_for(table, people) else 0
            await self._send(row.person, Note("gone", row.code))
        elif KINDS[verdict] not in person.told:
            return
        else:
            told = version
            note = about(table, people, verdict, person.language)
            if not await self._tell(row, person, note):
                return
        since = asked_since(table)

        def noted(seat: Seat) -> Seat:
            out = "" if verdict == "unsay" else verdict
            warned = since if verdict in ("short", "late") else seat.warned
            return replace(seat, out=out, warned=warned, named=False)

        await self._note_down(row, noted, told)

    async def _note_down(
        self, row: SeatRow, noted: Callable[[Seat], Seat], told: int | None = None
    ) -> None:
        async def edit(person: Person) -> list[Change]:
            return [
                one._replace(
                    told=one.told if told is None else told,
                    body=written(noted(DECODE_SEAT(one.body))),
                )
                for one in await self.people.store.seats_of(row.person)
                if one.code == row.code
            ]

        try:
            await self.people.change(row.person, edit, came=False)
        except Refusal:
            log.info("somebody was deleted while they were told")

    async def _tell(self, row: SeatRow, person: Person, note: Note) -> bool:
        """By every way they have; is that done?"""
        link = f"{self.url}{note.path}" if self.url else ""
        text = "\n".join(filter(None, [note.body, link]))
        for name, place in person.ways.items():
            self.house.spawn(self._by_way(name, place, note.title, text))
        sent = await self._send(row.person, note)
        if person.ways or "sent" in sent:
            self._failed.pop((row.code, row.person), None)
            return True
        return "failed" in sent and self._give_up(row)

    def _give_up(self, row: SeatRow) -> bool:
        """It was taken nowhere: tried again, later each time, not for ever. Services have bad hours."""
        key = (row.code, row.person)
        tries = self._failed.pop(key, 0)
        if tries == TRIES:
            return True
        self._failed[key] = tries + 1
        self.look_soon(row.code, AGAIN_S * 2**tries)
        return False

    async def _by_way(self, name: str, place: str, title: str, text: str) -> None:
        if not await self.write(name, place, title, text):
            self.house.complain("a note was not taken", name)

    async def write(self, name: str, place: str, title: str, text: str) -> bool:
        """By one of the host's ways, and not for long: somebody else's service may never come back."""
        try:
            async with asyncio.timeout(WAY_S):
                return await self._writers.do(lambda: self.ways.send(name, place, title, text))
        except TimeoutError:
            return False

    async def _send(self, id: str, note: Note) -> list[Sent]:
        """To every browser of theirs that has a call."""
        calls = await self.people.store.calls_of(id)
        return await asyncio.gather(*(self._send_one(row, note) for row in calls))

    async def _send_one(self, row: CallRow, note: Note) -> Sent:
        call = DECODE_CALL(row.body)
        # The service replaces an older one of the same topic that it could not deliver yet.
        sent = await self.push.send(call, msgspec.json.encode(note), digest(note.tag)[:32])
        if sent == "gone":
            try:
                await self.house.store_now([Removal("call", row.id)])
            except Conflict:
                log.debug("a call is gone already")
        return sent

    async def try_out(self, id: str, person: Person) -> tuple[int, int]:
        """A note to see whether it comes: how many were taken, how many were not."""
        say = notes(person.language).say
        note = Note("try", "try", "/me/notes", say("note-try"), say("note-try-body"))
        note.language = person.language
        sent = await self._send(id, note)
        return sent.count("sent"), len(sent) - sent.count("sent")


def people_of(table: Table, seat: Seat) -> set[int]:
    return {table.by_hash.get(held.anchor, NOBODY) for held in seat.held} - {NOBODY}


def is_waited_for(table: Table, people: set[int]) -> bool:
    """Is one of them asked, and to answer in person?"""
    meta = table.meta
    return (
        table.match is not None
        and meta.phase == "playing"
        and any(
            meta.chairs[seat].person in people
            and not meta.is_bot(seat)
            and not (table.game.windows is not None and windows.is_automatic(table, seat))
            for seat in table.match.who
        )
    )


def is_full(table: Table) -> bool:
    """Could a table of several people begin?"""
    chairs = table.meta.chairs
    people = {chair.person for chair in chairs if chair.kind == "person"}
    full = all(chair.kind != "open" for chair in chairs)
    return table.meta.phase == "lobby" and full and len(people) > 1


def is_short(table: Table, people: set[int]) -> bool:
    """Over days: does the time of one of theirs that is asked run out?"""
    meta, now = table.meta, table.host.wall_ms()
    return meta.clock.slow and any(
        meta.chairs[seat].person in people
        and not meta.chairs[seat].late
        and pace.left_ms(meta, seat, True, now) * pace.WARN <= pace.full_ms(meta)
        for seat in pace.group(table, meta, table.match)
    )


def asked_since(table: Table) -> int:
    return table.meta.started + table.match.asked_ms if table.match is not None else 0


def judged(table: Table, row: SeatRow, seat: Seat, person: Person) -> Verdict:
    """What is to be done about this seat now."""
    house, people = table.host, people_of(table, seat)
    is_out = row.told > 0
    if seat.muted or not people or any(table.is_here(one) for one in people):
        return "unsay" if is_out or seat.named else None
    what = news(table, row, seat, person)
    if what is None:
        stands = seat.out in ("over", "talk") or is_waited_for(table, people) or is_full(table)
        return "unsay" if is_out and not stands else None
    gone_s = house.now() - min(table.away.get(one, house.now()) for one in people)
    last = table.match.ms if table.match is not None else 0
    saw_it = gone_s < (house.wall_ms() - table.meta.started - last) / 1000
    if what == "over" and saw_it:
        return None
    pause = 0.0
    if what in ("turn", "talk", "full"):
        pause = house.settings.call_s * (LEFT if what == "turn" and saw_it else 1)
    wait = max(pause - gone_s, sleeps_s(table, people, person))
    return what if wait <= 0 else wait + SOON_S


def news(table: Table, row: SeatRow, seat: Seat, person: Person) -> What | None:
    """What somebody who is not there would like to know, and does not yet."""
    people = people_of(table, seat)
    out = (seat.out or "turn") if row.told > 0 else ""  # what they know
    if table.meta.phase == "over":
        found: What | None = "over"
    elif is_full(table):
        found = "full"
    elif not is_waited_for(table, people):
        found = "talk" if seat.named and not out else None
    elif is_short(table, people) and seat.warned != asked_since(table) and "late" in person.told:
        return "short"
    else:
        known = out in ("turn", "short", "late") or row.told == -table.version
        found = None if known else "turn"
    return None if found is None or found == out or KINDS[found] not in person.told else found


def sleeps_s(table: Table, people: set[int], person: Person) -> float:
    """How long their night still lasts, at a table that does not hurry: notes wait for the morning."""
    clock, now = table.meta.clock, table.host.wall_ms()
    if clock.seconds and not clock.slow:
        return 0.0
    nights = [(person.zone, person.begins, person.ends)]
    nights += [(c.zone, c.begins, c.ends) for c in table.meta.chairs if c.person in people]
    return max(quiet.left(now, quiet.nights(*night, now)) for night in nights) / 1000


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


def about(table: Table, people: set[int], kind: What, language: str) -> Note:
    """The game, who else plays, the time left: nothing that not everybody there knows."""
    say, (title, button) = notes(language).say, SAID[kind]
    titles = table.game.titles
    others = [c.name for c in table.meta.chairs if c.person not in (NOBODY, *people) and c.name]
    with_whom = say("note-with", {"names": ", ".join(others)}) if others else ""
    left = time_left(table, people, language) if kind in ("turn", "short") else ""
    return Note(
        kind,
        table.code,
        f"/t/{table.code}",
        say(title, {"game": titles.get(language) or titles["en"]}),
        " · ".join(filter(None, [with_whom, left])),
        say(button),
        say("note-mute"),
        spoken(language),
    )


def call_row(person: str, call: Call) -> CallRow:
    """An endpoint is one browser's: whoever it was before, it is told for this person now."""
    return CallRow(digest(call.endpoint), person, msgspec.json.encode(call).decode())
