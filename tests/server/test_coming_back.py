"""People who come back: passkeys, words, codes, devices, their seats, all of it taken and deleted."""

from __future__ import annotations

import asyncio
import contextlib
import json
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from nightmarket.house.doors import Doors
from nightmarket.server import words
from nightmarket.server.person import DEVICES, about
from nightmarket.store import Removal, TableRow
from nightmarket.table.people import CHAT_KEPT
from tests.server.authenticator import Authenticator
from tests.server.house import PATIENT, House, house, visitor

PHONE = "Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36"
LAPTOP = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0"


class Browser:
    """Cookies, an origin and the secrets of seats."""

    def __init__(self, inside: House, agent: str = LAPTOP) -> None:
        self.origin = f"http://localhost:{inside.port}"
        headers = {"origin": self.origin, "user-agent": agent}
        self.http = visitor(self.origin, headers=headers)
        self.seats: dict[str, list[str]] = {}

    async def ask(self, path: str, status: int = 200, **body: Any) -> dict[str, Any]:
        answer = await self.http.post(f"/api/me/{path}", json=body)
        assert answer.status_code == status, answer.text
        found: dict[str, Any] = answer.json()
        return found

    async def me(self) -> Any:
        return (await self.http.get("/api/me")).json()["person"]

    async def begin(self, name: str = "Olha") -> Any:
        return (await self.ask("begin", name=name, language="uk"))["person"]

    async def keep(self) -> Authenticator:
        key = Authenticator()
        options = (await self.ask("passkey/ask"))["options"]
        await self.ask("passkey", credential=key.create(options, self.origin))
        return key

    async def enter(self, key: Authenticator) -> Any:
        options = (await self.ask("enter/ask"))["options"]
        return (await self.ask("enter", credential=key.get(options, self.origin)))["person"]

    async def show(self) -> None:
        tables = [{"table": code, "secrets": held} for code, held in self.seats.items()]
        for seat in (await self.ask("seats", tables=tables))["seats"]:
            self.seats.setdefault(seat["table"], []).append(seat["secret"])


@contextlib.asynccontextmanager
async def browsers(data: Path, **settings: Any) -> AsyncIterator[tuple[House, Any]]:
    async with house(data, **settings) as inside, contextlib.AsyncExitStack() as stack:

        def browser(agent: str = LAPTOP) -> Browser:
            found = Browser(inside, agent)
            stack.push_async_callback(found.http.aclose)
            return found

        yield inside, browser


async def seated(inside: House, browser: Browser, name: str = "Olha") -> str:
    """A game of this browser against a bot."""
    opened = await inside.open(
        "shadow-blades", name=name, chairs=[{"kind": "open"}, {"kind": "bot"}]
    )
    browser.seats[opened["table"]] = [opened["secret"]]
    table: str = opened["table"]
    return table


def test_nothing_is_asked_and_nothing_is_kept(tmp_path: Path) -> None:
    async def story() -> None:
        async with browsers(tmp_path) as (inside, browser):
            stranger = browser()
            assert await stranger.me() is None
            assert "set-cookie" not in (await stranger.http.get("/api/me")).headers
            assert (await stranger.ask("link", status=401))["code"] == "no-person"
            assert await inside.hall.store.count_people() == (0, 0)

    asyncio.run(story())


def test_a_lost_browser_comes_back_by_passkey_and_finds_its_seat(tmp_path: Path) -> None:
    async def story() -> None:
        async with browsers(tmp_path) as (inside, browser):
            laptop = browser()
            code = await seated(inside, laptop)
            person = await laptop.begin()
            assert (person["name"], person["language"]) == ("Olha", "uk")
            assert person["devices"][0]["about"] == "Firefox · Linux"
            key = await laptop.keep()
            await laptop.show()
            phone = browser(PHONE)
            person = await phone.enter(key)
            assert person["name"] == "Olha"
            assert [d["about"] for d in person["devices"]] == [
                "Firefox · Linux",
                "Chrome · Android",
            ]
            assert [d["here"] for d in person["devices"]] == [False, True]
            await phone.show()
            assert phone.seats[code] != laptop.seats[code]
            player = await inside.join(code, *phone.seats[code])
            assert player.seats == [0]
            tables = (await phone.http.get("/api/me/tables")).json()["tables"]
            assert [(t["table"]["table"], t["table"]["yours"]) for t in tables] == [(code, [0])]
            # Asked again, nobody is given anything twice.
            held = dict(phone.seats)
            await phone.show()
            assert phone.seats == held
            # A seat taken on the phone comes to the laptop.
            other = await seated(inside, phone)
            await phone.show()
            await laptop.show()
            assert (await inside.join(other, *laptop.seats[other])).seats == [0]

    asyncio.run(story())


def test_a_passkey_answers_one_challenge_once_and_at_its_own_address(tmp_path: Path) -> None:
    async def story() -> None:
        async with browsers(tmp_path) as (_inside, browser):
            laptop, thief = browser(), browser()
            await laptop.begin()
            key = await laptop.keep()
            options = (await laptop.ask("enter/ask"))["options"]
            assert not options.get("allowCredentials")  # whoever has one: nobody is named
            assert options["userVerification"] == "preferred"
            shown = key.get(options, laptop.origin)
            # Signed for another page.
            options = (await thief.ask("enter/ask"))["options"]
            elsewhere = key.get(options, "https://evil.example")
            assert (await thief.ask("enter", 403, credential=elsewhere))["code"] == "bad-passkey"
            # The challenge is used up by that.
            right = key.get(options, thief.origin)
            assert (await thief.ask("enter", 410, credential=right))["code"] == "expired"
            # A challenge nobody gave, and one that was given for something else.
            made_up = key.get({**options, "challenge": "AAAA"}, thief.origin)
            assert (await thief.ask("enter", 410, credential=made_up))["code"] == "expired"
            await thief.begin("Thief")
            keeping = (await thief.ask("passkey/ask"))["options"]
            wrong = key.get({"challenge": keeping["challenge"], "rpId": "localhost"}, thief.origin)
            assert (await thief.ask("enter", 410, credential=wrong))["code"] == "expired"
            # Another key that says it is this one.
            options = (await thief.ask("enter/ask"))["options"]
            false = Authenticator()
            false.id = key.id
            forged = false.get(options, thief.origin)
            assert (await thief.ask("enter", 403, credential=forged))["code"] == "bad-passkey"
            # Somebody's passkey is not kept by somebody else.
            options = (await thief.ask("passkey/ask"))["options"]
            stolen = key.create(options, thief.origin)
            assert (await thief.ask("passkey", 403, credential=stolen))["code"] == "bad-passkey"
            # The true answer, still unused; then the same once more.
            key.count += 1
            assert (await laptop.ask("enter", 200, credential=shown))["person"]["name"] == "Olha"
            assert (await laptop.ask("enter", 410, credential=shown))["code"] == "expired"
            # A copy of the authenticator counts from where it was copied.
            key.count = 0
            options = (await thief.ask("enter/ask"))["options"]
            behind = key.get(options, thief.origin)
            assert (await thief.ask("enter", 403, credential=behind))["code"] == "bad-passkey"
            assert (await thief.me())["name"] == "Thief"
            # Bad input is refused in words.
            for nonsense in ({}, {"id": 5, "response": {}}, {"response": {"clientDataJSON": "!"}}):
                assert (await thief.ask("enter", 403, credential=nonsense))["code"] == "bad-passkey"

    asyncio.run(story())


def test_a_challenge_holds_for_a_while_only(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        async with browsers(tmp_path) as (_, browser):
            laptop = browser()
            await laptop.begin()
            key = await laptop.keep()
            monkeypatch.setattr("nightmarket.server.people.HOLDS_S", -1)  # it is over at once
            options = (await laptop.ask("enter/ask"))["options"]
            late = key.get(options, laptop.origin)
            assert (await laptop.ask("enter", 410, credential=late))["code"] == "expired"

    asyncio.run(story())


@pytest.mark.parametrize("origin", ["http://192.168.1.5", "http://market.lan", "https://10.0.0.1"])
def test_passkeys_are_for_names_with_tls(tmp_path: Path, origin: str) -> None:
    async def story() -> None:
        async with browsers(tmp_path) as (_inside, browser):
            laptop = browser()
            laptop.http.headers.update({"origin": origin, "host": origin.partition("//")[2]})
            answer = await laptop.ask("enter/ask", 400)
            assert answer["code"] == "no-passkeys"
            laptop.http.headers["host"] = "other.lan"
            assert (await laptop.ask("enter/ask", 403))["code"] == "foreign-origin"

    asyncio.run(story())


def test_six_words_bring_somebody_back_and_guesses_do_not(tmp_path: Path) -> None:
    async def story() -> None:
        async with browsers(tmp_path) as (inside, browser):
            laptop, phone = browser(), browser(PHONE)
            code = await seated(inside, laptop)
            await laptop.begin()
            await laptop.show()
            first = (await laptop.ask("words"))["words"]
            second = (await laptop.ask("words"))["words"]
            assert len(second.split()) == 6
            # Those of before are nothing any more.
            assert (await phone.ask("words/enter", 403, words=first))["code"] == "wrong-words"
            written = ", ".join(second.upper().split())
            assert (await phone.ask("words/enter", words=written))["person"]["name"] == "Olha"
            await phone.show()
            assert (await inside.join(code, *phone.seats[code])).seats == [0]
            # Kept is only a hash of them, and nobody is told that either.
            database = b"".join(p.read_bytes() for p in tmp_path.glob("nightmarket.db*"))
            assert second.encode() not in database
            thief = browser()
            for _ in range(4):  # the wrong one of before came from there too
                guess = words.new()
                assert (await thief.ask("words/enter", 403, words=guess))["code"] == "wrong-words"
            # The right ones too, from there.
            assert (await thief.ask("words/enter", 429, words=second))["code"] == "too-many"
            assert (await thief.ask("linked", 429, code="2222-2222"))["code"] == "too-many"

    asyncio.run(story())


def test_whoever_has_a_code_of_their_own_guesses_no_more_than_others(tmp_path: Path) -> None:
    async def story() -> None:
        async with browsers(tmp_path) as (_inside, browser):
            thief = browser()
            await thief.begin("Thief")
            for _ in range(4):
                await thief.ask("linked", 410, code="2222-2222")
                code = (await thief.ask("link"))["code"]
                assert (await thief.ask("linked", code=code))["name"] == "Thief"
            await thief.ask("linked", 410, code="2222-2222")
            assert (await thief.ask("linked", 429, code="2222-2222"))["code"] == "too-many"

    asyncio.run(story())


def test_a_device_more_sends_the_oldest_away_only_where_there_is_no_room(tmp_path: Path) -> None:
    async def story() -> None:
        async with browsers(tmp_path) as (_inside, browser):
            first, last = browser(), browser()
            await first.begin()
            for count in range(2, DEVICES + 2):
                code = (await last.ask("link") if count > 2 else await first.ask("link"))["code"]
                last = browser(PHONE)
                key = (await last.ask("linked", code=code))["key"]
                person = (await last.ask("join", code=key))["person"]
                assert len(person["devices"]) == min(count, DEVICES)
            assert await first.me() is None

    asyncio.run(story())


def test_the_cookie_stays_with_tls_when_a_page_only_reads(tmp_path: Path) -> None:
    async def story() -> None:
        async with browsers(tmp_path, public_url="https://market.example") as (_inside, browser):
            laptop = browser()
            laptop.http.headers["host"] = "market.example"
            laptop.http.headers["origin"] = "https://market.example"
            begun = await laptop.http.post("/api/me/begin", json={"name": "Olha"})
            cookie = begun.headers["set-cookie"]
            assert "Secure" in cookie
            del laptop.http.headers["origin"]  # as a browser does
            laptop.http.headers["cookie"] = cookie.partition(";")[0]
            read = await laptop.http.get("/api/me")
            assert read.json()["person"]["name"] == "Olha"
            assert "Secure" in read.headers["set-cookie"]

    asyncio.run(story())


def test_a_code_makes_another_device_the_same_person_once(tmp_path: Path) -> None:
    async def story() -> None:
        async with browsers(tmp_path) as (inside, browser):
            laptop, phone = browser(), browser(PHONE)
            mine = await seated(inside, laptop)
            theirs = await seated(inside, phone, "Phone")
            await laptop.begin()
            await laptop.show()
            code = (await laptop.ask("link"))["code"]
            asked = await phone.ask("linked", code=code.lower().replace("-", " "))
            assert asked["name"] == "Olha"
            assert await phone.me() is None  # nobody yet: they are asked first
            assert (await phone.ask("linked", 410, code=code))["code"] == "expired"
            await phone.ask("join", code=asked["key"])
            assert (await phone.ask("join", 410, code=asked["key"]))["code"] == "expired"
            # The seats of both are on both.
            await phone.show()
            await laptop.show()
            for browser_ in (laptop, phone):
                for table in (mine, theirs):
                    assert (await inside.join(table, *browser_.seats[table])).seats == [0]

    asyncio.run(story())


def test_a_forgotten_device_is_nobody_at_once(tmp_path: Path) -> None:
    async def story() -> None:
        async with browsers(tmp_path) as (inside, browser):
            laptop, phone = browser(), browser(PHONE)
            code = await seated(inside, laptop)
            await laptop.begin()
            key = await laptop.keep()
            await laptop.show()
            await phone.enter(key)
            await phone.show()
            at_table = await inside.join(code, *laptop.seats[code])
            assert at_table.seats == [0]
            person = await phone.me()
            lost = next(d["id"] for d in person["devices"] if not d["here"])
            await phone.ask("forget", id=lost)
            await at_table.until(lambda m: m["type"] == "gone")
            assert (await inside.join(code, *laptop.seats[code])).seats == []
            assert (await inside.join(code, *phone.seats[code])).seats == [0]
            assert await laptop.me() is None
            assert (await phone.ask("forget", 404, id=lost))["code"] == "not-found"
            # The last one with a secret goes too; the seat waits for who has the passkey.
            await phone.ask("forget", id=(await phone.me())["devices"][0]["id"])
            assert await phone.me() is None
            again = browser()
            await again.enter(key)
            await again.show()
            assert (await inside.join(code, *again.seats[code])).seats == [0]

    asyncio.run(story())


def test_who_was_put_out_of_a_table_does_not_come_back_by_being_somebody(tmp_path: Path) -> None:
    async def story() -> None:
        async with browsers(tmp_path) as (inside, browser):
            guest, phone = browser(), browser(PHONE)
            opened = await inside.open("shadow-blades", name="Host", chairs=[{"kind": "open"}] * 2)
            host = await inside.join(opened["table"], opened["secret"])
            player = await inside.join(opened["table"])
            await player.sit(1, "Guest")
            guest.seats[opened["table"]] = player.secrets
            await guest.begin("Guest")
            key = await guest.keep()
            await guest.show()
            await host.ask("remove", seat=1)
            await phone.enter(key)
            await phone.show()
            assert opened["table"] not in phone.seats
            # And nobody joins a seat by a secret that is none.
            phone.seats[opened["table"]] = ["made up"]
            await phone.show()
            assert (await phone.http.get("/api/me/tables")).json()["tables"] == []

    asyncio.run(story())


def test_everything_is_taken_along_and_everything_is_deleted(tmp_path: Path) -> None:
    async def story() -> None:
        async with browsers(tmp_path, admin_secret="a secret nobody knows") as (inside, browser):
            laptop = browser()
            opened = await inside.open("shadow-blades", name="Olha", chairs=[{"kind": "open"}] * 2)
            code = opened["table"]
            laptop.seats[code] = [opened["secret"]]
            olha = await inside.join(code, opened["secret"])
            petro = await inside.join(code)
            await petro.sit(1, "Petro")
            await olha.ask("chat", text="Where I live")
            await petro.ask("chat", text="I see")
            await petro.ask("report", seat=0, text="She tells")
            await olha.ask("start")
            await laptop.begin()
            await laptop.ask("words")
            await laptop.show()
            export = (await laptop.http.get("/api/me/export")).json()
            assert export["person"]["name"] == "Olha"
            assert export["tables"][0]["table"] == code
            assert "hash" not in json.dumps(export["person"])
            assert (await laptop.ask("delete", 403, name="Petro"))["code"] == "wrong-name"
            gone = await laptop.ask("delete", name="Olha")
            assert gone["person"] is None
            assert await inside.hall.store.count_people() == (0, 0)
            # At the table a bot plays on, nobody has her name, and what she said is gone.
            later = await inside.join(code, *petro.secrets)
            chair = later.table["chairs"][0]
            assert (chair["name"], chair["stand_in"]) == ("", True)
            assert [line["text"] for line in later.received[0]["chat"]] == ["I see"]
            assert (await inside.join(code, opened["secret"])).seats == []
            assert later.seats == [1]
            report = (await inside.hall.store.reports(9))[0]
            assert "Olha" not in report.body
            row: TableRow = await inside.hall.store.table(code)
            stored = [row.body, *await inside.hall.store.chat(code, 99)]
            stored += await inside.hall.store.entries(code)
            assert "Olha" not in "".join(stored)

    asyncio.run(story())


def test_who_said_the_last_of_it_is_deleted_and_the_others_talk_on(tmp_path: Path) -> None:
    async def story() -> None:
        async with browsers(tmp_path) as (inside, browser):
            laptop = browser()
            opened = await inside.open("shadow-blades", name="Olha", chairs=[{"kind": "open"}] * 2)
            code = opened["table"]
            laptop.seats[code] = [opened["secret"]]
            olha = await inside.join(code, opened["secret"])
            petro = await inside.join(code)
            await petro.sit(1, "Petro")
            await petro.ask("chat", text="First")
            for _ in range(CHAT_KEPT):
                await olha.ask("chat", text="And another thing")
            await laptop.begin()
            await laptop.show()
            await laptop.ask("delete", name="Olha")
            later = await inside.join(code, *petro.secrets)
            assert (await later.ask("chat", text="So quiet"))["type"] == "ack"
            assert len(await inside.hall.store.chat(code, 99)) == 2

    asyncio.run(story())


def test_who_has_no_chair_takes_nothing_from_a_table_by_being_deleted(tmp_path: Path) -> None:
    async def story() -> None:
        async with browsers(tmp_path) as (inside, browser):
            laptop = browser()
            opened = await inside.open("shadow-blades", name="Petro", chairs=[{"kind": "open"}] * 3)
            code = opened["table"]
            petro = await inside.join(code, opened["secret"])
            olha = await inside.join(code)
            await olha.sit(1, "Olha")
            laptop.seats[code] = olha.secrets
            await laptop.begin()
            await laptop.show()
            await olha.ask("stand", seat=1)
            await petro.ask("start", fill="easy")
            await laptop.ask("delete", name="Olha")
            assert not inside.hall.tables[code].meta.sat_in

    asyncio.run(story())


def test_a_finished_game_keeps_its_record_without_the_name(tmp_path: Path) -> None:
    async def story() -> None:
        async with browsers(tmp_path) as (inside, browser):
            laptop = browser()
            code = await seated(inside, laptop)
            player = await inside.join(code, *laptop.seats[code])
            await player.ask("start")
            await player.until(lambda m: m["type"] == "update")
            await asyncio.wait_for(player.play_on(), 60)
            await laptop.begin()
            await laptop.show()
            export = (await laptop.http.get("/api/me/export")).json()
            assert export["tables"][0]["record"]["names"][0] == "Olha"
            await laptop.ask("delete", name="Olha")
            record = (await inside.http.get(f"/api/records/{code}")).json()
            assert record["names"][0] == ""
            assert record["choices"]

    asyncio.run(story())


def test_the_house_is_not_filled_with_people(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        limits = msgspec.structs.replace(PATIENT, persons=2)
        async with browsers(tmp_path, limits=limits) as (inside, browser):
            for _ in range(2):
                await browser().begin()
            answer = await browser().ask("begin", 507, name="Olha")
            assert answer["code"] == "full"
            assert (await browser().ask("begin", 400, name=" \u200b"))["field"] == "name"
            # Whom nobody has been for long goes, and makes room.
            now = inside.hall.wall_ms()
            monkeypatch.setattr(inside.hall, "wall_ms", lambda: now + 401 * 24 * 3600 * 1000)
            await inside.hall.people.sweep()
            assert await inside.hall.store.count_people() == (0, 0)

    asyncio.run(story())


def test_a_device_is_called_as_its_owner_would_call_it() -> None:
    assert about(PHONE) == "Chrome · Android"
    assert about("curl/8") == ""


def test_two_who_delete_the_same_person_are_both_told_that_it_is_done(tmp_path: Path) -> None:
    async def story() -> None:
        async with browsers(tmp_path) as (inside, browser):
            laptop = browser()
            await seated(inside, laptop)
            await laptop.begin()
            await laptop.show()
            both = [laptop.http.post("/api/me/delete", json={"name": "Olha"}) for _ in range(4)]
            codes = {answer.status_code for answer in await asyncio.gather(*both)}
            assert codes <= {200, 401}, codes
            assert await inside.hall.store.count_people() == (0, 0)

    asyncio.run(story())


def test_taking_everything_along_waits_for_its_turn(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Records are read one after the other for everybody; an export is no way round that."""
    made: list[Doors] = []
    make = Doors.__init__

    def noted(doors: Doors, *args: Any) -> None:
        made.append(doors)
        make(doors, *args)

    monkeypatch.setattr(Doors, "__init__", noted)

    async def story() -> None:
        async with browsers(tmp_path) as (inside, browser):
            laptop = browser()
            chairs = [{"kind": "open"}, {"kind": "bot"}]
            opened = await inside.open("shadow-blades", name="Olha", chairs=chairs)
            laptop.seats[opened["table"]] = [opened["secret"]]
            olha = await inside.join(opened["table"], opened["secret"])
            await olha.ask("start")
            await asyncio.wait_for(olha.play_on(), 60)
            await laptop.begin()
            await laptop.show()
            (doors,) = made
            async with doors.replays:
                export = asyncio.ensure_future(laptop.http.get("/api/me/export"))
                await asyncio.sleep(0.1)
                assert not export.done()
            found = (await export).json()
            record = found["tables"][0]["record"]
            assert record["game"] == "shadow-blades"
            # And it can be brought in again.
            brought = await inside.http.post("/api/games", json={"games": [record, {"no": 1}]})
            assert brought.status_code == 201, brought.text
            assert [one["moves"] for one in brought.json()["records"]] == [len(record["choices"])]

    asyncio.run(story())


async def together(inside: House, olha: Browser, petro: Browser, **more: Any) -> str:
    """A table where both of them sit, who come back."""
    opened = await inside.open("shadow-blades", name="Olha", chairs=[{"kind": "open"}] * 2, **more)
    code: str = opened["table"]
    olha.seats[code] = [opened["secret"]]
    guest = await inside.join(code)
    await guest.sit(1, "Petro")
    petro.seats[code] = guest.secrets
    for browser in (olha, petro):
        await browser.show()
    return code


def test_friends_are_those_one_has_played_with_and_who_is_blocked_stays_away(
    tmp_path: Path,
) -> None:
    async def story() -> None:
        async with browsers(tmp_path) as (inside, browser):
            olha, petro, stranger = browser(), browser(), browser()
            for one, name in ((olha, "Olha"), (petro, "Petro"), (stranger, "Iryna")):
                await one.begin(name)
            code = await together(inside, olha, petro)
            (friend,) = (await olha.http.get("/api/me/friends")).json()["friends"]
            assert (friend["name"], friend["games"], friend["blocked"]) == ("Petro", 0, False)
            assert friend["seats"] == [{"table": code, "seats": [1]}]
            assert (await stranger.http.get("/api/me/friends")).json()["friends"] == []
            # The name of somebody in one list means nothing in another.
            await stranger.ask("block", 404, id=friend["id"], on=True)
            await olha.ask("block", id=friend["id"], on=True)
            (friend,) = (await olha.http.get("/api/me/friends")).json()["friends"]
            assert friend["blocked"]
            # He is not told, and does not come to a chair beside her any more.
            (other,) = (await petro.http.get("/api/me/friends")).json()["friends"]
            assert other["blocked"] is False
            later = await together(inside, olha, petro, listed=True)
            table = inside.hall.tables[later]
            assert [chair.kind for chair in table.meta.chairs] == ["person", "open"]
            assert (await petro.ask("seats", tables=[]))["seats"] is not None
            # Where he waits is told, so that it need not be shown.
            opened = await inside.open("shadow-blades", name="Petro", listed=True)
            petro.seats[opened["table"]] = [opened["secret"]]
            await petro.show()
            (friend,) = (await olha.http.get("/api/me/friends")).json()["friends"]
            assert friend["open"] == [opened["table"]]
            await olha.ask("block", id=friend["id"], on=False)
            again = await together(inside, olha, petro)
            assert inside.hall.tables[again].meta.chairs[1].name == "Petro"
            # No table of both is left: who is blocked still stands there, and can be unblocked.
            await olha.ask("block", id=friend["id"], on=True)
            await inside.hall.store_now([Removal("table", one) for one in olha.seats])
            olha.seats.clear()
            (friend,) = (await olha.http.get("/api/me/friends")).json()["friends"]
            assert (friend["name"], friend["games"], friend["blocked"]) == ("Petro", 0, True)
            assert friend["open"] == [opened["table"]]
            taken = (await olha.http.get("/api/me/export")).json()["person"]
            assert taken["blocked"] == ["Petro"]
            await olha.ask("block", id=friend["id"], on=False)
            assert (await olha.http.get("/api/me/friends")).json()["friends"] == []
            await olha.ask("block", 404, id=friend["id"], on=True)
            await together(inside, olha, petro)
            await olha.ask("block", id=friend["id"], on=True)
            # Deleted: nobody's friend, and on nobody's list.
            await petro.ask("delete", name="Petro")
            assert (await olha.http.get("/api/me/friends")).json()["friends"] == []

    asyncio.run(story())


def test_a_file_of_ones_own_games_is_brought_in_whatever_one_address_may_open(
    tmp_path: Path,
) -> None:
    async def story() -> None:
        limits = msgspec.structs.replace(PATIENT, opened_per_minute=4)
        async with house(tmp_path, limits=limits) as inside:
            chairs = [{"kind": "open"}, {"kind": "bot"}]
            opened = await inside.open("shadow-blades", name="Olha", chairs=chairs)
            olha = await inside.join(opened["table"], opened["secret"])
            await olha.ask("start")
            await asyncio.wait_for(olha.play_on(), 60)
            record = (await inside.http.get(f"/api/records/{olha.code}")).json()
            for _ in range(2):
                answer = await inside.http.post("/api/games", json={"games": [record] * 20})
                assert answer.status_code == 201, answer.text
                assert len(answer.json()["records"]) == 20
            many = await inside.http.post("/api/games", json={"games": [record] * 26})
            assert (many.status_code, many.json()["code"]) == (400, "malformed")
            again = await inside.http.post("/api/games", json={"games": []})
            assert again.status_code == 429  # each parcel is one

    asyncio.run(story())
