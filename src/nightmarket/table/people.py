# mypyc: no (off the path of a move)
"""People: what they say, and what happens to their seats while they are away or on other devices."""

from __future__ import annotations

import re
from typing import Final

from msgspec import Struct
from msgspec.structs import replace

from nightmarket.store.rows import Change, ClaimRow, Unsaid
from nightmarket.table import guard, pace, wire
from nightmarket.table.guard import Refuse
from nightmarket.table.host import Visitor
from nightmarket.table.look import Look
from nightmarket.table.meta import NOBODY, Sitting
from nightmarket.table.outcome import Outcome

WORD: Final = re.compile(r"\w+")
CHAT_KEPT: Final = 50
DEVICES: Final = 16  # secrets one person may have


class Adopt(Struct):
    """Another device shall be the same person."""

    key: str
    person: int
    hash: str


class Leave(Struct):
    """Somebody takes the table to another house."""

    key: str
    hashes: list[str]


class Disown(Struct):
    """These secrets are nobody's any more: a device was forgotten."""

    key: str
    hashes: list[str]


class Depart(Struct):
    """Somebody is deleted: their name goes, what they said goes, and in play a bot has their seat."""

    key: str
    people: list[int]
    unsaid: list[int]  # lines of the chat


class PassOn(Struct):
    """Look whether the host is still there."""


def chat(look: Look, visitor: Visitor, m: wire.Chat) -> Outcome:
    if not visitor.seats:
        raise Refuse("not-yours", "only people with a seat may talk")
    if any(look.meta.chairs[seat].muted for seat in visitor.seats):
        raise Refuse("muted", "whoever keeps the house has taken you the word")
    if said_key(visitor, m.key) in look.said:
        return Outcome(wire.Ack(m.key, look.version))
    state = look.match.state if look.match is not None else None
    speech = look.game.speech if state is not None else None
    if speech is not None and speech.silent(state):
        raise Refuse("silent", "no talking now")
    wordless = bool(m.sign or m.spot)
    if not wordless and speech is not None and speech.wordless(state):
        raise Refuse("silent", "only signs now")
    if m.spot and (m.sign or speech is None or not speech.is_spot(state, m.spot)):
        raise Refuse("malformed", "no such place to point at", "spot")
    text = "" if wordless else guard.clean(m.text, look.host.settings.limits.chat_text)
    if not text and not wordless:
        raise Refuse("malformed", "nothing was said", "text")
    seat = visitor.seats[0]
    number = look.said_to + 1
    name = look.meta.chairs[seat].name
    said = wire.Said(number, seat, name, text, look.host.wall_ms(), m.sign, m.spot)
    return Outcome(wire.Ack(m.key, look.version), said=said)


def named(look: Look, said: wire.Said) -> list[int]:
    """The people who are not here and whose name is in this line, as a word of its own."""
    line = words_of(said.text)
    return [
        chair.person
        for seat, chair in enumerate(look.meta.chairs)
        if chair.person in look.away
        and seat != said.seat
        and chair.name
        and words_of(chair.name) in line
    ]


def words_of(text: str) -> str:
    return f" {' '.join(WORD.findall(text.casefold()))} "


def said_key(visitor: Visitor, key: str) -> str:
    return f"{min(visitor.people)}:{key}"


PACE_S: Final = 2.0  # nobody has bots wait for longer


def follow(look: Look, visitor: Visitor, m: wire.Follow) -> Outcome:
    """How long a bot's step stands for this person, and whether the sand waits for a lesson."""
    if not 0 <= m.pace_ms <= PACE_S * 1000:
        raise Refuse("malformed", f"a step takes at most {PACE_S} seconds", "pace_ms")
    return Outcome(wire.Ack(m.key, look.version), follow=m)


def teach(look: Look, visitor: Visitor, m: wire.Teach) -> Outcome:
    """For all seats of this person. Whoever agrees no longer ends it for everybody."""
    look.need_phase("lobby", "playing")
    if not visitor.seats:
        raise Refuse("not-yours", "take a seat first")
    chairs = [
        replace(chair, teaches=m.on) if seat in visitor.seats else chair
        for seat, chair in enumerate(look.meta.chairs)
    ]
    return Outcome(wire.Ack(m.key, look.version), replace(look.meta, chairs=chairs))


def hand_over(look: Look, visitor: Visitor, m: wire.HandOver) -> Outcome:
    look.need_phase("playing")
    chair = look.chair_at(m.seat)
    if m.seat not in visitor.seats:
        look.need_host(visitor)
        since = look.away.get(chair.person)
        if chair.kind != "person":
            raise Refuse("not-now", "nobody sits there", "seat")
        if since is None or look.host.now() - since < look.host.settings.absent_s:
            raise Refuse("present", "this person is here, or has just left", "seat")
    chair = replace(chair, stand_in=True, level=m.level, sat_from=look.version, sat_to=0)
    return Outcome(
        wire.Ack(m.key, look.version),
        look.meta.with_chair(m.seat, chair, proposal=None, sat_in=True),
    )


def take_back(look: Look, visitor: Visitor, m: wire.TakeBack) -> Outcome:
    look.need_phase("playing")
    look.need_seat(visitor, m.seat)
    return Outcome(wire.Ack(m.key, look.version), pace.given_back(look, look.meta, m.seat))


def share(look: Look, visitor: Visitor, m: wire.Share) -> Outcome:
    if not visitor.people:
        raise Refuse("not-yours", "take a seat first")
    code, seconds = guard.new_secret(), look.host.settings.claim_s
    until = look.host.wall_ms() + 1000 * seconds
    claim = ClaimRow(guard.digest(code), look.code, min(visitor.people), until)
    return Outcome(wire.Link(m.key, code, seconds), rows=[claim])


def adopt(look: Look, visitor: Visitor, m: Adopt) -> Outcome:
    people = look.meta.people
    hashes = people[m.person]
    if len(hashes) >= DEVICES:
        raise Refuse("too-many", "too many devices")
    people = [*people[: m.person], [*hashes, m.hash], *people[m.person + 1 :]]
    return Outcome(wire.Ack(m.key, look.version), replace(look.meta, people=people))


def disown(look: Look, visitor: Visitor, m: Disown) -> Outcome:
    people = [[h for h in hashes if h not in m.hashes] for hashes in look.meta.people]
    return Outcome(wire.Ack(m.key, look.version), replace(look.meta, people=people))


def depart(look: Look, visitor: Visitor, m: Depart) -> Outcome:
    meta, gone = look.meta, set(m.people)
    chairs = [departed(look, chair) if chair.person in gone else chair for chair in meta.chairs]
    others = [c.person for c in chairs if c.person not in (NOBODY, *gone)]
    meta = replace(
        meta,
        chairs=chairs,
        people=[[] if i in gone else hashes for i, hashes in enumerate(meta.people)],
        host=(others[0] if others else NOBODY) if meta.host in gone else meta.host,
        proposal=None,
        sat_in=meta.sat_in or (meta.phase == "playing" and chairs != meta.chairs),
    )
    unsaid: list[Change] = [Unsaid(look.code, n) for n in m.unsaid]
    return Outcome(wire.Ack(m.key, look.version), meta, rows=unsaid, unsaid=m.unsaid)


def departed(look: Look, chair: Sitting) -> Sitting:
    if look.meta.phase == "lobby":
        return Sitting()
    chair = replace(chair, name="", left=NOBODY)
    if look.meta.phase == "over" or chair.stand_in:
        return chair
    return replace(chair, stand_in=True, sat_from=look.version, sat_to=0)


def leave(look: Look, visitor: Visitor, m: Leave) -> Outcome:
    """Only whoever holds all seats of people may: nobody else's secrets go with it."""
    look.need_phase("lobby", "playing")
    meta = look.meta
    mine = {look.by_hash.get(hash, NOBODY) for hash in m.hashes} - {NOBODY}
    if not any(chair.person in mine for chair in meta.chairs):
        raise Refuse("not-yours", "take a seat first")
    if {p for c in meta.chairs for p in (c.person, c.left)} - mine - {NOBODY}:
        raise Refuse("shared", "other people play here too")
    known = meta.known or meta.phase == "playing"
    return Outcome(wire.Ack(m.key, look.version), replace(meta, known=known))


def pass_on(look: Look, visitor: Visitor | None, m: PassOn) -> Outcome | None:
    """The host has left: the rights go to the next person who is here."""
    meta = look.meta
    if meta.host in look.away and look.host_is_gone():
        for chair in meta.chairs:
            if chair.person != NOBODY and chair.person not in look.away:
                return Outcome(meta=replace(meta, host=chair.person))
    return None
