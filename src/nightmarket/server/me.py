# mypyc: no (off the path of a move)
"""The doors of whoever comes back. Their cookie says who asks; a row each, as in `house/doors.py`."""

from __future__ import annotations

import ipaddress
from typing import Any, Final, NamedTuple
from urllib.parse import urlsplit

from nightmarket.house.doors import BODY, Answer, Ask, Door, Doors, Sheet, answer, decoded, pack
from nightmarket.locale import notes
from nightmarket.server import person_wire as say
from nightmarket.server import ways
from nightmarket.server.calling import Caller, call_row
from nightmarket.server.keeper import BACKUPS
from nightmarket.server.people import Known, People
from nightmarket.server.person import DECODE_CALL, Call, Person
from nightmarket.store import Change, Removal
from nightmarket.table import wire
from nightmarket.table.guard import Refuse, tidy_code

COOKIE: Final = "nightmarket-me"
HOLDS_S: Final = 400 * 24 * 3600  # browsers keep none for longer

ME: Final = (
    Door("get", "/api/me", "told", "Who this browser is", None, say.Me),
    Door("post", "/api/me/begin", "begin", "Become somebody who comes back", say.Begin, say.Me),
    Door("post", "/api/me/change", "change", "Name, language, what is told", say.ChangeMe, say.Me),
    Door(
        "post", "/api/me/seats", "seats",
        "Show this browser's seats, be given the others", wire.MineRequest, say.GivenSeats,
        cost=10,
    ),
    Door(
        "get", "/api/me/tables", "tables", "All tables of this person", None, say.MyTables, cost=10,
    ),
    Door("post", "/api/me/mute", "mute", "Tell me nothing of a table", say.MuteTable, Sheet),
    Door(
        "get", "/api/me/friends", "friends", "Those one has played with", None, say.Friends,
        cost=20,
    ),
    Door("post", "/api/me/block", "block", "Nothing more of somebody", say.Block, Sheet, cost=5),
    Door("post", "/api/me/link", "link", "A code for another device", None, say.LinkCode),
    Door("post", "/api/me/linked", "linked", "Whose code is this?", say.Code, say.Linked),
    Door("post", "/api/me/join", "join", "This is me", say.Code, say.Me),
    Door("post", "/api/me/passkey/ask", "ask_to_keep", "Make a passkey", None, say.PasskeyWish),
    Door("post", "/api/me/passkey", "keep", "Here it is", say.PasskeyShown, say.Me),
    Door("post", "/api/me/passkey/drop", "drop", "Use one no more", say.Named, say.Me),
    Door("post", "/api/me/enter/ask", "ask_who", "Come back by passkey", None, say.PasskeyWish),
    Door("post", "/api/me/enter", "enter", "Here it is", say.PasskeyShown, say.Me),
    # A tenth of a second of a core each.
    Door(
        "post", "/api/me/words", "write_words", "Six words, shown once", None, say.SixWords, cost=20,
    ),
    Door(
        "post", "/api/me/words/enter", "enter_words", "Come back by them", say.SixWords, say.Me,
        cost=20,
    ),
    Door("post", "/api/me/forget", "forget", "Forget a device", say.Named, say.Me),
    Door("post", "/api/me/call", "call", "Tell this browser", say.Subscribed, say.Me),
    Door("post", "/api/me/uncall", "uncall", "Tell it no more", None, say.Me),
    Door("post", "/api/me/way", "way", "Tell me by another way", say.Fill, say.Me),
    Door("post", "/api/me/try", "try_out", "A note to see whether it comes", None, say.Tried),
    Door("get", "/api/me/export", "export", "Everything in one file", None, Sheet, cost=10),
    Door("post", "/api/me/delete", "delete", "Delete everything", say.DeleteMe, say.Me),
)  # fmt: skip


class Came(NamedTuple):
    """Somebody at one of these doors."""

    ask: Ask
    token: str  # of their cookie
    origin: str  # the page's; empty: no page
    about: str  # the kind of browser


class Reply(NamedTuple):
    answer: Answer
    token: str | None = None  # the cookie from now on; empty: none


class Me:
    """The endpoints."""

    def __init__(self, people: People, caller: Caller, doors: Doors) -> None:
        self.people = people
        self.caller = caller
        self.doors = doors

    async def _read(self, came: Came, kind: Any) -> Any:
        return decoded(await came.ask.body(BODY), kind)

    async def _me(self, token: str, fresh: bool = False) -> Reply:
        """Who they are now; `fresh`: with this cookie from now on."""
        house, known = self.people.house, await self.people.known(token)
        limits = house.settings.limits
        told = say.Me(
            await self._self(known) if known is not None else None,
            await self.caller.push.public_key(),
            limits.person_days,
            limits.table_days,
            BACKUPS,
        )
        if fresh:
            return Reply(answer(told), token)
        return Reply(answer(told), "" if token and known is None else token or None)

    async def _self(self, known: Known) -> say.Self:
        person, store = known.person, self.people.store
        called = {DECODE_CALL(row.body).device for row in await store.calls_of(known.id)}
        return say.Self(
            person.name,
            person.language,
            person.created,
            [
                say.MyDevice(
                    d.id, d.about, d.since, d.seen, d.id == known.device.id, d.id in called
                )
                for d in person.devices
            ],
            [say.MyPasskey(key.id, key.about, key.made) for key in person.passkeys],
            person.words_at,
            len(await store.seats_of(known.id)),
            person.told,
            [say.MyWay(name, person.ways.get(name, "")) for name in self.caller.ways.addresses],
            wire.QuietHours(person.zone, person.begins, person.ends) if person.zone else None,
            len(person.blocked),
        )

    async def told(self, came: Came) -> Reply:
        return await self._me(came.token)

    async def begin(self, came: Came) -> Reply:
        wish = await self._read(came, say.Begin)
        if await self.people.known(came.token) is not None:
            return await self._me(came.token)
        token = await self.people.begin(wish, came.about, came.ask.address)
        return await self._me(token, fresh=True)

    async def change(self, came: Came) -> Reply:
        wish = await self._read(came, say.ChangeMe)
        await self.people.rename(await self.people.need(came.token), wish)
        return await self._me(came.token)

    async def seats(self, came: Came) -> Reply:
        wish = await self._read(came, wire.MineRequest)
        given = await self.people.show(await self.people.need(came.token), wish.tables)
        return Reply(answer(say.GivenSeats(given)))

    async def tables(self, came: Came) -> Reply:
        return Reply(answer(await self.people.tables(await self.people.need(came.token))))

    async def mute(self, came: Came) -> Reply:
        wish = await self._read(came, say.MuteTable)
        await self.people.mute(await self.people.need(came.token), wish)
        self.caller.look_soon(tidy_code(wish.table))  # what is out goes
        return Reply(answer({}))

    async def friends(self, came: Came) -> Reply:
        return Reply(answer(await self.people.friends(await self.people.need(came.token))))

    async def block(self, came: Came) -> Reply:
        wish = await self._read(came, say.Block)
        await self.people.block(await self.people.need(came.token), wish)
        return Reply(answer({}))

    # -- ways in

    async def link(self, came: Came) -> Reply:
        return Reply(answer(await self.people.link(await self.people.need(came.token))))

    async def linked(self, came: Came) -> Reply:
        wish = await self._read(came, say.Code)
        return Reply(answer(await self.people.linked(wish.code, came.ask.address)))

    async def join(self, came: Came) -> Reply:
        wish = await self._read(came, say.Code)
        return await self._me(await self.people.join(wish.code, came.about, came.token), fresh=True)

    async def ask_to_keep(self, came: Came) -> Reply:
        who = await self.people.need(came.token)
        return Reply(answer(await self.people.ask_to_keep(who, passkey_origin(came.origin))))

    async def keep(self, came: Came) -> Reply:
        shown = await self._read(came, say.PasskeyShown)
        who = await self.people.need(came.token)
        await self.people.keep(who, shown.credential, passkey_origin(came.origin))
        return await self._me(came.token)

    async def drop(self, came: Came) -> Reply:
        wish = await self._read(came, say.Named)
        await self.people.drop_passkey(await self.people.need(came.token), wish.id)
        return await self._me(came.token)

    async def ask_who(self, came: Came) -> Reply:
        await self.people.house.check_opening(came.ask.address)
        return Reply(answer(await self.people.ask_who(passkey_origin(came.origin))))

    async def enter(self, came: Came) -> Reply:
        shown = await self._read(came, say.PasskeyShown)
        origin = passkey_origin(came.origin)
        token = await self.people.enter(shown.credential, origin, came.about, came.token)
        return await self._me(token, fresh=True)

    async def write_words(self, came: Came) -> Reply:
        who = await self.people.need(came.token)
        await self.people.house.check_opening(came.ask.address)  # a tenth of a second of a core
        return Reply(answer(await self.people.write_words(who)))

    async def enter_words(self, came: Came) -> Reply:
        wish = await self._read(came, say.SixWords)
        token = await self.people.enter_by_words(
            wish.words, came.about, came.ask.address, came.token
        )
        return await self._me(token, fresh=True)

    async def forget(self, came: Came) -> Reply:
        wish = await self._read(came, say.Named)
        who = await self.people.need(came.token)
        await self.people.forget(who.id, wish.id)
        return await self._me(came.token)

    # -- being called

    async def call(self, came: Came) -> Reply:
        wish = await self._read(came, say.Subscribed)
        who = await self.people.need(came.token)
        call = Call(who.device.id, wish.endpoint, wish.p256dh, wish.auth)
        await self.people.house.check_opening(came.ask.address)  # a stranger's name is looked up
        await self.caller.push.check(call)
        fresh = call_row(who.id, call)
        limits, store = self.people.house.settings.limits, self.people.store

        async def edit(person: Person) -> list[Change]:
            old = [row for row in await store.calls_of(who.id) if row.id != fresh.id]
            mine = [row.id for row in old if DECODE_CALL(row.body).device == who.device.id]
            if not mine and (await store.count_people())[1] >= limits.calls:
                raise Refuse("full", "this house calls no more browsers")
            return [fresh, *(Removal("call", id) for id in mine)]

        await self.people.change(who.id, edit)
        return await self._me(came.token)

    async def uncall(self, came: Came) -> Reply:
        who = await self.people.need(came.token)

        async def edit(person: Person) -> list[Change]:
            return [
                Removal("call", row.id)
                for row in await self.people.store.calls_of(who.id)
                if DECODE_CALL(row.body).device == who.device.id
            ]

        await self.people.change(who.id, edit)
        return await self._me(came.token)

    async def way(self, came: Came) -> Reply:
        """A place that is filled in is theirs when the code that was sent there comes back."""
        wish = await self._read(came, say.Fill)
        who = await self.people.need(came.token)
        if wish.name not in self.caller.ways.addresses:
            raise Refuse("not-found", "this house has no such way", "name")
        if wish.place and not ways.PLACE.fullmatch(wish.place):
            raise Refuse("malformed", "letters, digits and . @ + - _ alone", "place")
        if wish.place and not wish.code:
            await self.people.house.check_opening(came.ask.address)
            code = await self.people.way_code(who, wish.name, wish.place)
            said = notes(who.person.language).say
            text = said("note-code-body", {"code": code})
            if not await self.caller.write(wish.name, wish.place, said("note-try"), text):
                raise Refuse("not-sent", "nothing could be sent there", "place")
        else:
            await self.people.prove_way(who, wish, came.ask.address)
        return await self._me(came.token)

    async def try_out(self, came: Came) -> Reply:
        who = await self.people.need(came.token)
        await self.people.house.check_opening(came.ask.address)  # a note is dear
        return Reply(answer(say.Tried(*await self.caller.try_out(who.id, who.person))))

    # -- everything

    async def export(self, came: Came) -> Reply:
        who = await self.people.need(came.token)
        found = await self.people.export(who, self.doors.record_of)
        packed = await self.people.house.aside(lambda: pack(found))
        return Reply(Answer(packed, packed=True, file="night-market.json"))

    async def delete(self, came: Came) -> Reply:
        wish = await self._read(came, say.DeleteMe)
        await self.people.delete(await self.people.need(came.token), wish.name)
        return await self._me(came.token)


def passkey_origin(origin: str) -> str:
    """The page's own address, where browsers give passkeys to it: raises a refusal elsewhere."""
    parts = urlsplit(origin)
    name = parts.hostname or ""
    local = name == "localhost" or name.endswith(".localhost")
    if not name or is_number(name) or not (parts.scheme == "https" or local):
        raise Refuse("no-passkeys", "passkeys need https and a name; use a code or six words")
    return origin


def is_number(name: str) -> bool:
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return False
    return True
