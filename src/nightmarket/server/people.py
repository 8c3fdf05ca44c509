# mypyc: no (off the path of a move)
"""People who come back: their devices, their ways in, their seats. See docs/coming-back.md."""

from __future__ import annotations

import asyncio
import contextlib
import importlib
import logging
import secrets
from collections.abc import Awaitable, Callable
from typing import Any, Final, NamedTuple

import msgspec
from msgspec import UNSET

from nightmarket.house.doors import SHOWN
from nightmarket.house.house import Errand, House
from nightmarket.house.limits import Bucket
from nightmarket.kernel import Refusal, spoken
from nightmarket.kernel.record import Record
from nightmarket.server import person_wire as say
from nightmarket.server import words
from nightmarket.server.person import (
    BLOCKED,
    DECODE_CALL,
    DECODE_PERSON,
    DECODE_SEAT,
    DEVICES,
    PASSKEYS,
    Device,
    Held,
    Passkey,
    Person,
    Seat,
    written,
)
from nightmarket.store import (
    Change,
    ClaimRow,
    Conflict,
    HandleRow,
    KeyRow,
    PersonRow,
    Removal,
    SeatRow,
    TableRow,
)
from nightmarket.store.people import PeopleStore
from nightmarket.table import best, guard, order, quiet, rows, wire
from nightmarket.table.guard import Refuse, digest
from nightmarket.table.meta import DECODE_META, NOBODY
from nightmarket.table.people import Adopt, Depart, Disown
from nightmarket.table.table import Table

log = logging.getLogger("nightmarket.server")

HOLDS_S: Final = 300  # challenges, codes for another device
SEATS: Final = 50  # tables that are shown or given at once
MINE: Final = 200  # tables of theirs that are shown, those opened last
FRIENDS: Final = 100  # tables among which they are looked for
NEAREST: Final = 50  # of them that are shown
TABLES: Final = 2000  # that one person is kept to have
TRIES: Final = 8  # to write a person down while others do
DAY_MS: Final = 24 * 3600 * 1000
GUESSES: Final = 5  # of words and codes from one address, in
GUESSES_S: Final = 600.0
ALL_GUESSES: Final = 600  # from everywhere, in the same time
HASHES_AT_ONCE: Final = 1  # each has a core for itself
IDLE: Final = 50  # people without a seat that are looked at where there is no room for more
KEPT_DAYS: Final = 30  # for so long those of them stay who could come back from elsewhere
ALL: Final = 1 << 30

Edit = Callable[[Person], Awaitable[list[Change]]]


class Known(NamedTuple):
    """Who asks, and from which of their devices."""

    id: str
    person: Person
    device: Device


class People:
    """Belongs to a house whose store keeps people."""

    def __init__(self, house: House, store: PeopleStore) -> None:
        self.house = house
        self.store = store
        self._guesses: dict[str, Bucket] = {}
        self._all_guesses = Bucket(ALL_GUESSES / GUESSES_S, ALL_GUESSES)
        self._hashing = asyncio.Semaphore(HASHES_AT_ONCE)
        self._salt = b""

    # -- who is who

    async def known(self, token: str) -> Known | None:
        """Who has this cookie."""
        if not 0 < len(token) <= 64:
            return None
        hash = digest(token)
        id = await self.store.found_by(hash)
        row = await self.store.person(id) if id is not None else None
        if row is None:
            return None
        person = DECODE_PERSON(row.body)
        device = next((one for one in person.devices if one.hash == hash), None)
        if device is None:
            return None
        now = self.house.wall_ms()
        if now - min(device.seen, row.seen) > DAY_MS:
            await self.change(row.id, lambda p: seen(p, device.id, now))
        return Known(row.id, person, device)

    async def need(self, token: str) -> Known:
        found = await self.known(token)
        if found is None:
            raise Refuse("no-person", "this browser is nobody who comes back")
        return found

    async def change(self, id: str, edit: Edit, came: bool = True) -> Person:
        """Write a person down otherwise, with what belongs to it; read again where others were first.

        `came`: it is they who do it. Who is only told something has not been here.
        """
        for _ in range(TRIES):
            row = await self.store.person(id)
            if row is None:
                break
            person = DECODE_PERSON(row.body)
            more = await edit(person)
            seen = self.house.wall_ms() if came else row.seen
            try:
                fresh = PersonRow(id, row.revision + 1, seen, written(person))
                await self.house.store_now([fresh, *more])
            except Conflict:
                continue
            return person
        raise Refuse("no-person", "this person is gone, or is being changed elsewhere")

    async def begin(self, wish: say.Begin, about: str, address: str) -> str:
        """A new person, on one device: its cookie."""
        name = self._name(wish.name)
        await self.house.check_opening(address)
        limit = self.house.settings.limits.persons
        if (await self.store.count_people())[0] >= limit and not await self._make_room():
            raise Refuse("full", "this house keeps no more people")
        now, id, token = self.house.wall_ms(), guard.new_secret(), guard.new_secret()
        device = Device(secrets.token_hex(8), digest(token), about, now, now)
        person = Person(name, spoken(wish.language), now, [device])
        row = PersonRow(id, 1, now, written(person))
        await self.house.store_now([row, HandleRow(device.hash, id)])
        return token

    async def _make_room(self) -> bool:
        """Somebody who was here once and has nothing goes: strangers do not fill the house for long."""
        now = self.house.wall_ms()
        for row in await self.store.idle_people(now - DAY_MS, IDLE):
            if row.seen < now - KEPT_DAYS * DAY_MS or not DECODE_PERSON(row.body).is_kept:
                with contextlib.suppress(Conflict):  # they are back, or gone
                    await self.house.store_now([Removal("person", row.id, row.revision)])
                return True
        return False

    def _name(self, name: str) -> str:
        found = guard.clean(name, self.house.settings.limits.name)
        if not found:
            raise Refuse("malformed", "a name has letters", "name")
        return found

    async def rename(self, who: Known, wish: say.ChangeMe) -> None:
        async def edit(person: Person) -> list[Change]:
            if wish.name is not UNSET:
                person.name = self._name(wish.name)
            if wish.language is not UNSET:
                person.language = spoken(wish.language)
            if wish.told is not UNSET:
                person.told = sorted(set(wish.told))
            if wish.quiet is None:
                person.zone = ""
            elif wish.quiet is not UNSET:
                hours = wish.quiet
                quiet.checked(hours.zone, hours.begins, hours.ends)
                person.zone, person.begins, person.ends = hours.zone, hours.begins, hours.ends
            return []

        await self.change(who.id, edit)

    # -- devices

    async def arrive(self, id: str, about: str, before: str) -> str:
        """This browser is that person from now on: its cookie. `before`: the one it had."""
        old = await self.known(before)
        if old is not None and old.id == id:
            return before
        row = await self.store.person(id)
        if row is None:
            raise Refuse("no-person", "this person is gone")
        devices = DECODE_PERSON(row.body).devices
        too_many = max(0, len(devices) - DEVICES + 1)
        for device in sorted(devices, key=lambda one: one.seen)[:too_many]:
            await self.forget(id, device.id)
        token, now = guard.new_secret(), self.house.wall_ms()
        fresh = Device(secrets.token_hex(8), digest(token), about, now, now)

        async def edit(person: Person) -> list[Change]:
            person.devices.append(fresh)
            return [HandleRow(fresh.hash, id)]

        await self.change(id, edit)
        if old is not None:
            await self._leave_behind(old)
        return token

    async def _leave_behind(self, old: Known) -> None:
        """Nobody is two people. One that nobody could come back to is no more; its seats join."""
        if old.person.is_kept or len(old.person.devices) > 1:
            await self.forget(old.id, old.device.id)
        else:
            await self._erase(old.id)

    async def forget(self, id: str, device: str) -> None:
        """This device is theirs no longer: its cookie, its call and its secrets are worth nothing."""
        worthless: dict[str, list[str]] = {}

        async def edit(person: Person) -> list[Change]:
            found = person.device(device)
            if found is None:
                raise Refuse("not-found", "there is no such device", "id")
            person.devices.remove(found)
            changes: list[Change] = [Removal("handle", found.hash)]
            for call in await self.store.calls_of(id):
                if DECODE_CALL(call.body).device == device:
                    changes.append(Removal("call", call.id))
            worthless.clear()
            for row in await self.store.seats_of(id):
                seat = DECODE_SEAT(row.body)
                hashes = [h for held in seat.held for h in held.devices.pop(device, ())]
                if hashes:
                    worthless[row.code] = hashes
                    changes.append(row._replace(body=written(seat)))
            return changes

        await self.change(id, edit)
        for code, hashes in worthless.items():
            await self._at_table(code, lambda table, h=hashes: Disown("forget", h))  # type: ignore[misc]

    async def _at_table(self, code: str, message: Callable[[Table], Any]) -> bool:
        """Send somebody's errand to a table; one that cannot be read is passed over."""
        try:
            table = await self.house.latest(code)
            errand = Errand()
            table.receive(errand, message(table))
            await errand.done
        except Refusal as refusal:
            log.warning("an errand was refused at a table: %s", refusal.code)
            return False
        return True

    # -- seats

    async def show(self, who: Known, tables: list[wire.Held]) -> list[say.GivenSeat]:
        """The browser shows its seats, which join the person; it is given those it did not have."""
        if len(tables) > SEATS:
            raise Refuse("malformed", "too many tables at once", "tables")
        me = who.device.id
        had = {row.code: DECODE_SEAT(row.body) for row in await self.store.seats_of(who.id)}
        joined: list[tuple[str, int, str, str]] = []  # table, person there, anchor, hash
        given: list[say.GivenSeat] = []
        shown: set[str] = set()
        for one in tables:
            code = guard.tidy_code(one.table)
            hashes = [digest(secret) for secret in one.secrets[:16]]
            shown.add(code)
            known = {h for held in had.get(code, Seat()).held for h in held.devices.get(me, ())}
            is_room = code in had or len(had) + len({table for table, *_ in joined}) < TABLES
            if code and is_room and not known.issuperset(hashes):
                joined += await self._join(who.id, code, hashes, had.get(code))
        lacking = [code for code in had if code not in shown]
        lost: set[str] = set()
        for code in lacking[-SEATS:]:
            for held in had[code].held:
                gone = held.devices.get(me, [])
                if gone and len(tables) == SEATS:
                    continue  # it may have more than it can show
                if gone:
                    lost.update(gone)
                    await self._at_table(code, lambda table, h=gone: Disown("forget", h))  # type: ignore[misc]
                secret = guard.new_secret()
                if await self._adopt(code, held.person, digest(secret), held.anchor):
                    joined.append((code, held.person, held.anchor, digest(secret)))
                    given.append(say.GivenSeat(code, secret))
        if joined:
            await self.change(who.id, lambda p: self._seated(who, joined, lost))
        return given

    async def _join(
        self, id: str, code: str, hashes: list[str], had: Seat | None
    ) -> list[tuple[str, int, str, str]]:
        found = []
        try:
            table = await self.house.latest(code)
        except Refusal:
            return []  # gone, or of other rules
        if table.meta.phase == "lobby" and await self._is_unwanted(id, code):
            await self._put_out(table, {table.by_hash.get(hash, NOBODY) for hash in hashes})
            return []
        anchors = {held.person: held.anchor for held in had.held} if had is not None else {}
        for hash in hashes:
            person = table.by_hash.get(hash, NOBODY)
            if person == NOBODY:
                continue
            if person not in anchors:
                anchor = digest(guard.new_secret())
                if not await self._adopt(code, person, anchor, hash):
                    continue
                anchors[person] = anchor
            found.append((code, person, anchors[person], hash))
        return found

    async def _adopt(self, code: str, person: int, hash: str, proof: str) -> bool:
        """One more secret for this person of a table, who is the one that `proof` says."""

        def message(table: Table) -> Adopt:
            if table.by_hash.get(proof, NOBODY) != person:
                raise Refuse("not-yours", "this seat was taken away")
            return Adopt("adopt", person, hash)

        return await self._at_table(code, message)

    async def _seated(
        self, who: Known, joined: list[tuple[str, int, str, str]], lost: set[str]
    ) -> list[Change]:
        found = {row.code: row for row in await self.store.seats_of(who.id)}
        seats = {code: DECODE_SEAT(row.body) for code, row in found.items()}
        for code, person, anchor, hash in joined:
            seat = seats.setdefault(code, Seat())
            held = next((one for one in seat.held if one.person == person), None)
            if held is None:
                held = Held(person, anchor)
                seat.held.append(held)
            hashes = [h for h in held.devices.get(who.device.id, ()) if h not in lost]
            held.devices[who.device.id] = [*hashes, hash] if hash not in hashes else hashes
        changed = {code for code, *_ in joined}
        return [
            SeatRow(code, who.id, found[code].told if code in found else 0, written(seat))
            for code, seat in seats.items()
            if code in changed
        ]

    async def tables(self, who: Known) -> say.MyTables:
        """The tables of a person, as any list of tables shows them."""
        found = []
        for row in (await self.store.seats_of(who.id))[-MINE:]:
            table, seat = await self.house.store.table(row.code), DECODE_SEAT(row.body)
            if table is None:
                continue
            anchors = [held.anchor for held in seat.held]
            told = self.house.listed(table, lambda known, a=anchors: {known.get(x, -9) for x in a})  # type: ignore[misc]
            if told is not None and told.yours:
                found.append(say.MyTable(told, seat.muted))
        return say.MyTables(sorted(found, key=lambda one: -one.table.updated))

    async def mute(self, who: Known, wish: say.MuteTable) -> None:
        code = guard.tidy_code(wish.table)

        async def edit(person: Person) -> list[Change]:
            for row in await self.store.seats_of(who.id):
                if row.code == code:
                    seat = DECODE_SEAT(row.body)
                    seat.muted = wish.on
                    return [row._replace(body=written(seat))]
            raise Refuse("unknown-table", "you have no seat there", "table")

        await self.change(who.id, edit)

    # -- those one has played with

    async def friends(self, who: Known) -> say.Friends:
        """People who come back and have sat at a table with this one, the last ones first; whoever is
        blocked stands there for good, or they could never be unblocked."""
        found: dict[str, say.Friend] = {}
        for mine in (await self.store.seats_of(who.id))[-FRIENDS:]:
            row = await self.house.store.table(mine.code)
            told = self.house.listed(row, lambda known: set(known.values())) if row else None
            if row is None or told is None:
                continue
            known = {h: i for i, held in enumerate(DECODE_META(row.body).people) for h in held}
            for other in await self.store.seats_at(mine.code):
                people = {known.get(held.anchor, NOBODY) for held in DECODE_SEAT(other.body).held}
                seats = self._seats(row, people - {NOBODY})
                if other.person == who.id or not seats:
                    continue
                friend = found.get(other.person) or await self._friend(who, other.person)
                if friend is None:
                    continue
                found[other.person] = friend
                friend.games += told.phase != "lobby"
                friend.last = max(friend.last, row.updated)
                if friend.blocked or told.phase != "over":
                    friend.seats.append(say.FriendSeats(row.code, seats))
        nearest = {id: found[id] for id in sorted(found, key=lambda id: -found[id].last)[:NEAREST]}
        for id in who.person.blocked:
            friend = found.get(id) or await self._friend(who, id)
            if friend is not None:
                nearest[id] = friend
        for row in await self.house.store.listed(SHOWN, "lobby"):
            for other in await self.store.seats_at(row.code):
                if other.person in nearest:
                    nearest[other.person].open.append(row.code)
        return say.Friends(list(nearest.values()))

    def _seats(self, row: TableRow, people: set[int]) -> list[int]:
        return [i for i, c in enumerate(DECODE_META(row.body).chairs) if c.person in people]

    async def _friend(self, who: Known, id: str) -> say.Friend | None:
        row = await self.store.person(id)
        if row is None:
            return None
        name = DECODE_PERSON(row.body).name
        return say.Friend(friend_id(who.id, id), name, 0, 0, id in who.person.blocked, [], [])

    async def block(self, who: Known, wish: say.Block) -> None:
        for id in who.person.blocked:
            if friend_id(who.id, id) == wish.id:
                await self._block(who, id, wish.on)
                return
        for mine in (await self.store.seats_of(who.id))[-FRIENDS:]:
            for other in await self.store.seats_at(mine.code):
                if other.person != who.id and friend_id(who.id, other.person) == wish.id:
                    await self._block(who, other.person, wish.on)
                    return
        raise Refuse("not-found", "you have not played with them", "id")

    async def _block(self, who: Known, id: str, on: bool) -> None:
        async def edit(person: Person) -> list[Change]:
            others = [one for one in person.blocked if one != id]
            person.blocked = [*others[1 - BLOCKED :], id] if on else others
            return []

        await self.change(who.id, edit)

    async def _is_unwanted(self, id: str, code: str) -> bool:
        """Does somebody sit there who wants nothing of this person?"""
        for other in await self.store.seats_at(code):
            row = await self.store.person(other.person) if other.person != id else None
            if row is not None and id in DECODE_PERSON(row.body).blocked:
                return True
        return False

    async def _put_out(self, table: Table, people: set[int]) -> None:
        """Of a chair in the lobby: as its host does, and nobody is told why."""
        for seat, chair in enumerate(table.meta.chairs):
            if chair.person != NOBODY and chair.person in people:
                await self._at_table(table.code, lambda _, s=seat: order.PutOut("block", s))  # type: ignore[misc]
                return

    # -- another device

    async def link(self, who: Known) -> say.LinkCode:
        letters = "".join(secrets.choice(guard.ALPHABET) for _ in range(8)).upper()
        await self._give_away(f"link {letters}", f"link {who.id}")
        return say.LinkCode(f"{letters[:4]}-{letters[4:]}", HOLDS_S)

    async def linked(self, code: str, address: str) -> say.Linked:
        """Whose code this is. It is used up, and whoever has it says next whether that is them."""
        self._guess(address)
        letters = "".join(c for c in code[:40].upper() if c.isalnum())
        purpose = await self._take(f"link {letters}")
        kind, _, id = purpose.partition(" ")
        row = await self.store.person(id) if kind == "link" else None
        if row is None:
            raise Refuse("expired", "this code is used up or too old", "code")
        self._guessed(address)
        key = guard.new_secret()
        await self._give_away(f"join {key}", f"join {id}")
        return say.Linked(DECODE_PERSON(row.body).name, key)

    async def join(self, key: str, about: str, before: str) -> str:
        kind, _, id = (await self._take(f"join {key[:64]}")).partition(" ")
        if kind != "join":
            raise Refuse("expired", "this code is used up or too old", "code")
        return await self.arrive(id, about, before)

    async def _give_away(self, what: str, purpose: str) -> None:
        """Something that is taken once, and soon."""
        until = self.house.wall_ms() + 1000 * HOLDS_S
        await self.house.store_now([ClaimRow(digest(what), purpose, NOBODY, until)])

    async def _take(self, what: str) -> str:
        claim = await self.house.store.take_claim(digest(what))
        return claim.code if claim is not None else ""

    # -- other ways to be told

    async def way_code(self, who: Known, name: str, place: str) -> str:
        """What proves that a place is theirs, when it has come there."""
        code = "".join(secrets.choice(guard.ALPHABET) for _ in range(6)).upper()
        await self._give_away(f"way {who.id} {name} {place} {code}", "way")
        return code

    async def prove_way(self, who: Known, wish: say.Fill, address: str) -> None:
        if wish.place:
            self._guess(address)
            code = wish.code[:20].strip().upper()
            if await self._take(f"way {who.id} {wish.name} {wish.place} {code}") != "way":
                raise Refuse("expired", "this code is used up, wrong or too old", "code")
            self._guessed(address)

        async def edit(person: Person) -> list[Change]:
            person.ways.pop(wish.name, None)
            if wish.place:
                person.ways[wish.name] = wish.place
            return []

        await self.change(who.id, edit)

    # -- guessing

    def _guess(self, address: str) -> None:
        """One more guess from there; raises a refusal when it is one too many."""
        now = self.house.now()
        if len(self._guesses) > 10_000:
            self._guesses = {a: b for a, b in self._guesses.items() if now - b.at < GUESSES_S}
        bucket = self._guesses.setdefault(address, Bucket(GUESSES / GUESSES_S, GUESSES))
        if not (bucket.take(now) and self._all_guesses.take(now)):
            raise Refuse("too-many", "too many guesses: wait ten minutes")

    def _guessed(self, address: str) -> None:
        """It was right: that one does not count. The wrong ones before it do, or whoever has a code of
        their own could guess for ever."""
        for bucket in (self._guesses.get(address), self._all_guesses):
            if bucket is not None:
                bucket.tokens += 1

    # -- six words

    async def _hash(self, text: str) -> str:
        if not self._salt:
            fresh = KeyRow("words", secrets.token_hex(16))
            await self.house.store_now([fresh])
            self._salt = bytes.fromhex(await self.store.key("words") or "")
        async with self._hashing:
            return await self.house.aside(lambda: words.slow_hash(text, self._salt))

    async def write_words(self, who: Known) -> say.SixWords:
        """New words; those of before bring nobody back any more."""
        text = words.new()
        hash = await self._hash(text)

        async def edit(person: Person) -> list[Change]:
            changes: list[Change] = [HandleRow(digest(f"words {hash}"), who.id)]
            if person.words:
                changes.append(Removal("handle", digest(f"words {person.words}")))
            person.words, person.words_at = hash, self.house.wall_ms()
            return changes

        await self.change(who.id, edit)
        return say.SixWords(text)

    async def enter_by_words(self, text: str, about: str, address: str, before: str) -> str:
        self._guess(address)
        tidy = words.tidy(text)
        id = await self.store.found_by(digest(f"words {await self._hash(tidy)}")) if tidy else None
        if id is None:
            raise Refuse("wrong-words", "these six words bring nobody back", "words")
        self._guessed(address)
        return await self.arrive(id, about, before)

    # -- passkeys

    async def _load(self) -> None:
        """What reads them takes a while to load, and is not there before somebody has one."""
        await self.house.aside(lambda: importlib.import_module("nightmarket.server.passkeys"))

    async def ask_to_keep(self, who: Known, origin: str) -> say.PasskeyWish:
        await self._load()
        from nightmarket.server import passkeys

        if len(who.person.passkeys) >= PASSKEYS:
            raise Refuse("too-many", f"at most {PASSKEYS} passkeys")
        challenge = secrets.token_bytes(32)
        await self._give_away(f"passkey {challenge.hex()}", f"keep {origin} {who.id}")
        return say.PasskeyWish(
            passkeys.ask_to_keep(origin, challenge, who.id, who.person.name, who.person.passkeys)
        )

    async def keep(self, who: Known, credential: dict[str, Any], origin: str) -> None:
        challenge = await self._challenge(credential, f"keep {origin} {who.id}")
        from nightmarket.server import passkeys

        key = passkeys.check_new(
            origin, challenge, credential, who.device.about, self.house.wall_ms()
        )
        handle = HandleRow(digest(f"passkey {key.id}"), who.id)
        if await self.store.found_by(handle.key) is not None:
            raise Refuse("bad-passkey", "this passkey is somebody's already", "credential")

        async def edit(person: Person) -> list[Change]:
            if len(person.passkeys) >= PASSKEYS:
                raise Refuse("too-many", f"at most {PASSKEYS} passkeys")
            person.passkeys.append(key)
            return [handle]

        await self.change(who.id, edit)

    async def ask_who(self, origin: str) -> say.PasskeyWish:
        await self._load()
        from nightmarket.server import passkeys

        challenge = secrets.token_bytes(32)
        await self._give_away(f"passkey {challenge.hex()}", f"enter {origin}")
        return say.PasskeyWish(passkeys.ask_who(origin, challenge))

    async def enter(self, credential: dict[str, Any], origin: str, about: str, before: str) -> str:
        """Whoever shows a passkey of ours: their cookie."""
        challenge = await self._challenge(credential, f"enter {origin}")
        from nightmarket.server import passkeys

        shown = credential.get("id")
        handle = digest(f"passkey {shown}")
        id = await self.store.found_by(handle) if isinstance(shown, str) else None
        if id is None:
            raise Refuse("bad-passkey", "nobody here has this passkey", "credential")

        async def edit(person: Person) -> list[Change]:
            key = key_of(person, str(shown))
            key.count = passkeys.check(origin, challenge, credential, key)
            return []

        await self.change(id, edit)
        return await self.arrive(id, about, before)

    async def _challenge(self, credential: dict[str, Any], purpose: str) -> bytes:
        """The challenge this is an answer to: taken once, soon, and for what it was given."""
        await self._load()
        from nightmarket.server import passkeys

        challenge = passkeys.challenge_of(credential)
        if await self._take(f"passkey {challenge.hex()}") != purpose:
            raise Refuse("expired", "this was asked elsewhere, too long ago, or answered already")
        return challenge

    async def drop_passkey(self, who: Known, id: str) -> None:
        async def edit(person: Person) -> list[Change]:
            person.passkeys.remove(key_of(person, id))
            return [Removal("handle", digest(f"passkey {id}"))]

        await self.change(who.id, edit)

    # -- everything

    async def export(self, who: Known, record_of: Callable[[str], Awaitable[Record]]) -> bytes:
        """All that is kept of a person, and their finished games, in one document.

        Games are read as everybody's are, one after the other, and written beside the loop.
        """
        calls = [DECODE_CALL(row.body) for row in await self.store.calls_of(who.id)]
        found = []
        for one in (await self.tables(who)).tables:
            table: dict[str, Any] = {"muted": one.muted, **msgspec.to_builtins(one.table)}
            if one.table.phase == "over":
                with contextlib.suppress(Refusal):  # of rules nobody has any more
                    record = await record_of(one.table.table)
                    text = await self.house.aside(record.to_json)
                    table["record"] = msgspec.Raw(text.encode())
            found.append(table)
        person: dict[str, Any] = msgspec.to_builtins(who.person)
        person.pop("words")
        # Who somebody else is here is nobody's to know.
        others = [await self._friend(who, id) for id in who.person.blocked]
        person["blocked"] = [one.name for one in others if one is not None]
        for device in person["devices"]:
            device.pop("hash")
        about = {
            "format": "nightmarket-person",
            "version": 1,
            "person": person,
            "called": [{"device": call.device, "endpoint": call.endpoint} for call in calls],
            "tables": found,
        }
        return await self.house.aside(
            lambda: msgspec.json.format(msgspec.json.encode(about), indent=1)
        )

    async def delete(self, who: Known, name: str) -> None:
        """Names vanish, games of others stay."""
        if guard.clean(name, self.house.settings.limits.name) != who.person.name:
            raise Refuse("wrong-name", "type the name as it stands", "name")
        await self.remove(who.id)

    async def remove(self, id: str) -> None:
        seats = await self.store.seats_of(id)
        for row in seats:
            await self._depart(row)
        await self._erase(id)

    async def _erase(self, id: str) -> None:
        try:
            await self.house.store_now([Removal("person", id)])
        except Conflict:
            log.debug("a person is gone already")  # asked for twice, or by two nodes

    async def _depart(self, row: SeatRow) -> None:
        code, anchors = row.code, [held.anchor for held in DECODE_SEAT(row.body).held]
        try:
            table = await self.house.latest(code)
        except Refusal as refusal:
            log.warning("a table keeps a name, it cannot be read: %s", refusal.code)
            return
        people = {table.by_hash.get(anchor, NOBODY) for anchor in anchors} - {NOBODY}
        chairs = [chair for chair in table.meta.chairs if chair.kind == "person"]
        mine = [chair.person in people for chair in chairs]
        names = {chair.name for chair in chairs if chair.person in people}
        changes: list[Change] = []
        for run in await self.house.store.all_runs(before(code), 1):
            if run.code == code:
                players = [m for m, chair in zip(mine, chairs, strict=True) if not chair.stand_in]
                changes.append(best.without(run, players))
        for report in await self.house.store.reports(ALL):
            if report.code == code:
                changes.append(order.unnamed(report, names))
        if changes:
            await self.house.store_now(changes)
        prefixes = tuple(f"{person}:" for person in people)
        said = rows.read_chat(await self.house.store.chat(code, ALL))
        unsaid = [line.n for by, line in said if by.startswith(prefixes)] if prefixes else []
        await self._at_table(code, lambda table: Depart("depart", sorted(people), unsaid))

    async def sweep(self) -> None:
        """Whom nobody has been for long goes."""
        days = self.house.settings.limits.person_days
        if days:
            before = self.house.wall_ms() - days * DAY_MS
            for row in await self.store.forgotten_people(before, 20):
                await self.remove(row.id)


async def seen(person: Person, device: str, now: int) -> list[Change]:
    found = person.device(device)
    if found is not None:
        found.seen = now
    return []


def key_of(person: Person, id: str) -> Passkey:
    for key in person.passkeys:
        if key.id == id:
            return key
    raise Refuse("bad-passkey", "nobody here has this passkey", "credential")


def before(code: str) -> str:
    """What stands before this code and after every other."""
    return code[:-1] + chr(ord(code[-1]) - 1) + "~"


def friend_id(mine: str, theirs: str) -> str:
    """A name for somebody that nobody else can do anything with."""
    return digest(f"friend {mine} {theirs}")[:20]
