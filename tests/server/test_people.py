"""People at a table: seats, second tabs, other devices, absence, hosts, rematches."""

from __future__ import annotations

import asyncio
import math
import sqlite3
from pathlib import Path

import pytest

from nightmarket.store import ClaimRow
from nightmarket.store.sqlite import SqliteStore
from tests.server.house import house

pytestmark = pytest.mark.usefixtures("either_house")


def test_a_chair_is_taken_by_one_person_only(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as h:
            opened = await h.open(name="Olha")
            ann, bob = await h.join(opened["table"]), await h.join(opened["table"])
            assert ann.seats == []
            assert (await ann.sit(1, "  Ann\u202e\n <b> "))["secret"]
            assert ann.seats == [1]
            assert (await bob.ask("sit", seat=1, name="Bob"))["code"] == "taken"
            assert (await bob.ask("sit", seat=0, name="Bob"))["code"] == "taken"
            assert (await bob.ask("sit", seat=9, name="Bob"))["code"] == "bad-setup"
            assert (await bob.ask("sit", seat=2, name=" \u200b "))["code"] == "malformed"
            await bob.drain()
            assert bob.table["chairs"][1]["name"] == "Ann <b>"
            # Sitting down again in one's own chair is a change of name.
            await ann.ask("sit", seat=1, name="Anna", colour="red")
            await ann.drain()
            assert ann.table["chairs"][1]["name"] == "Anna"
            assert (await bob.ask("stand", seat=1))["code"] == "not-yours"
            await ann.ask("stand", seat=1)
            assert (await bob.sit(1, "Bob"))["type"] == "seated"

    asyncio.run(story())


def test_only_the_host_sets_up_and_starts(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as h:
            opened = await h.open(name="Olha")
            host = await h.join(opened["table"], opened["secret"])
            guest = await h.join(opened["table"])
            await guest.sit(1, "Guest")
            assert host.host
            assert not guest.host
            for kind, fields in (("configure", {"listed": True}), ("start", {"fill": "easy"})):
                assert (await guest.ask(kind, **fields))["code"] == "not-host"
            keep = {"kind": "keep"}
            six = [keep, keep, {"kind": "bot", "level": "hard"}, keep, keep, {"kind": "open"}]
            await host.ask("configure", chairs=six, options={"stack_view": "open"})
            await host.drain()
            assert len(host.table["chairs"]) == 6
            assert host.table["chairs"][2]["level"] == "hard"
            assert host.table["options"]["stack_view"] == "open"
            bad = await host.ask("configure", options={"stack_view": "ajar"})
            assert (bad["code"], bad["rule"]) == ("bad-setup", "ST-36")
            assert (await host.ask("configure", chairs=[keep] * 9))["code"] == "bad-setup"
            assert (await host.ask("configure", order=[0, 0, 1, 2, 3, 4]))["code"] == "bad-setup"
            await host.ask("configure", order=[1, 0, 2, 3, 4, 5])
            await host.drain()
            assert host.seats == [1]
            assert host.table["chairs"][0]["name"] == "Guest"
            await host.ask("start", fill="easy")
            assert (await host.ask("configure", options={"stack_view": "open"}))[
                "code"
            ] == "not-now"

    asyncio.run(story())


def test_colours_go_by_wish_first_come_first_served(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as h:
            opened = await h.open(name="Olha", colour="red")
            host = await h.join(opened["table"], opened["secret"])
            guest = await h.join(opened["table"])
            await guest.sit(1, "Guest", "red")
            await host.ask("start", fill="easy")
            await host.until(lambda m: m["type"] == "update")
            boards = host.view["view"]["boards"]
            assert boards[0]["colour"] == "red"
            assert boards[1]["colour"] != "red"

    asyncio.run(story())


def test_a_second_tab_is_the_same_person(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as h:
            people = await h.four()
            asked = people[people[0].view["asked"][0]]
            tab = await h.join(asked.code, *asked.secrets)
            assert tab.seats == asked.seats
            await tab.until(lambda m: m["type"] == "update")
            assert tab.view["view"] == asked.view["view"]
            answer = await tab.play(tab.view["choices"][0])
            await asked.version(answer["version"])
            await tab.version(answer["version"])
            assert tab.view["view"] == asked.view["view"]

    asyncio.run(story())


def test_pass_and_play_shows_each_seat_apart(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as h:
            opened = await h.open(name="Mum")
            us = await h.join(opened["table"], opened["secret"])
            for seat, name in ((1, "Dad"), (2, "Kid"), (3, "Gran")):
                assert (await us.sit(seat, name))["secret"] is None
            assert us.seats == [0, 1, 2, 3]
            await us.ask("start")
            while len(us.views) < 4:
                await us.read()
            missions = [us.views[seat]["view"]["own"]["mission"] for seat in range(4)]
            assert len(set(missions)) == 4
            await us.play_on()
            assert all(us.views[seat]["over"] for seat in range(4))

    asyncio.run(story())


def test_another_device_by_a_code_that_works_once(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as h:
            people = await h.four()
            watcher = await h.join(people[0].code)
            assert (await watcher.ask("share"))["code"] == "not-yours"
            link = await people[2].ask("share")
            claimed = await h.http.post("/api/claim", json={"code": link["code"]})
            assert claimed.status_code == 200
            again = await h.http.post("/api/claim", json={"code": link["code"]})
            assert again.status_code == 410
            assert again.json()["code"] == "expired"
            secret = claimed.json()["secret"]
            assert secret not in people[2].secrets
            phone = await h.join(claimed.json()["table"], secret)
            assert phone.seats == [2]

    asyncio.run(story())


@pytest.mark.served
def test_secrets_are_hashed_at_rest_and_absent_from_logs(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level("DEBUG")

    async def story() -> list[str]:
        async with house(tmp_path) as h:
            people = await h.four()
            link = await people[1].ask("share")
            await people[1].ask("play", seat=0, version=1, choices=["roll"])
            await h.http.post("/api/claim", json={"code": link["code"]})
            return [link["code"], *(s for p in people for s in p.secrets)]

    hidden = asyncio.run(story())
    assert len(hidden) == 5
    stored = sqlite3.connect(tmp_path / "nightmarket.db")
    rows = [
        str(row) for name in ("tables", "told") for row in stored.execute(f"SELECT * FROM {name}")
    ]
    stored.close()
    # The clients' own debug lines are theirs; what matters is what the server writes.
    ours = [r for r in caplog.records if r.name.startswith(("nightmarket", "uvicorn", "asyncio"))]
    for secret in hidden:
        assert not any(secret in row for row in rows)
        assert not any(secret in record.getMessage() for record in ours)


def test_a_seat_is_handed_to_a_bot_and_taken_back(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as h:
            people = await h.four()
            me = people[0]
            began = me.view["version"]
            await me.ask("hand-over", seat=0, level="easy")
            await me.drain()
            assert me.table["chairs"][0]["stand_in"]
            refused = await me.ask("play", seat=0, version=me.view["version"], choices=["roll"])
            assert refused["code"] in ("not-now", "stale")
            # The others play; the bot plays for me, until I take the seat back.
            others = [asyncio.create_task(person.play_on()) for person in people[1:]]
            while me.view["version"] < 40:
                await me.read()
            await me.ask("take-back", seat=0)
            # Whoever is back is told which entries were the bot's.
            while not me.table["chairs"][0]["sat_to"]:
                await me.read()
            assert me.table["chairs"][0]["sat_from"] == began
            assert me.table["chairs"][0]["sat_to"] >= 40
            await me.play_on()
            await asyncio.gather(*others)

    asyncio.run(story())


def test_the_host_hands_over_only_an_absent_seat(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path, absent_s=0) as h:
            people = await h.four()
            assert (await people[0].ask("hand-over", seat=2))["code"] == "present"
            assert (await people[1].ask("hand-over", seat=2))["code"] == "not-host"
            await people[2].socket.close()
            await people[0].until(lambda m: m["type"] == "table" and not m["chairs"][2]["present"])
            assert (await people[0].ask("hand-over", seat=2))["type"] == "ack"
            back = await h.join(people[2].code, *people[2].secrets)
            assert back.table["chairs"][2]["stand_in"]
            assert (await back.ask("take-back", seat=2))["type"] == "ack"

    asyncio.run(story())


def test_who_leaves_during_play_is_replaced(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as h:
            people = await h.four()
            await people[0].ask("stand", seat=0)
            await people[1].until(lambda m: m["type"] == "you")
            assert people[1].host  # the host has left: the rights pass on
            guest = await h.join(people[0].code)
            # A hand lies there: nobody looks into it unless somebody seated lets them.
            assert (await guest.ask("sit", seat=0, name="Late guest"))["code"] == "closed"
            assert (await guest.ask("open", seat=0, on=True))["code"] == "not-yours"
            assert (await people[1].ask("open", seat=2, on=True))["code"] == "taken"
            await people[1].ask("open", seat=0, on=True)
            # ... and nobody lets themselves in.
            assert (await people[1].ask("sit", seat=0, name="Two chairs"))["code"] == "closed"
            await people[2].ask("open", seat=0, on=False)
            assert (await guest.ask("sit", seat=0, name="Late guest"))["code"] == "closed"
            await people[2].ask("open", seat=0, on=True)
            await guest.drain()
            assert guest.table["chairs"][0]["opened"]
            await guest.sit(0, "Late guest")
            assert guest.seats == [0]
            await people[3].ask("stand", seat=3)
            assert (await people[3].sit(3, "Again"))["type"] == "seated"  # whose hand it is
            assert not people[3].table["chairs"][3]["opened"]
            await asyncio.gather(*(p.play_on() for p in [guest, *people[1:]]))

    asyncio.run(story())


def test_the_rights_of_an_absent_host_pass_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("nightmarket.house.house.SWEEP_S", 0.05)

    async def story() -> None:
        async with house(tmp_path, absent_s=0) as h:
            opened = await h.open(name="Olha")
            host = await h.join(opened["table"], opened["secret"])
            guest = await h.join(opened["table"])
            await guest.sit(1, "Guest")
            await host.socket.close()
            await guest.until(lambda m: m["type"] == "you" and m["host"])
            assert (await guest.ask("start", fill="easy"))["type"] == "ack"

    asyncio.run(story())


def test_a_rematch_keeps_people_and_chairs(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as h:
            people = await h.four()
            assert (await people[0].ask("rematch"))["code"] == "not-now"
            await asyncio.gather(*(person.play_on() for person in people))
            await people[3].ask("rematch")
            await people[0].until(lambda m: m["type"] == "table" and m["next"])
            code = people[0].table["next"]
            # On the same socket, and the others with fresh ones.
            await people[0].send(type="hello", table=code, secrets=people[0].secrets)
            await people[0].until(lambda m: m["type"] == "welcome")
            again = [people[0]] + [await h.join(code, *p.secrets) for p in people[1:]]
            assert [p.seats for p in again] == [[0], [1], [2], [3]]
            assert people[0].table["commitment"] != ""
            await people[0].ask("start")
            await people[0].until(lambda m: m["type"] == "update")
            await people[3].ask("rematch")  # still the same next table
            assert people[0].table["code"] == code

            # The same deal again: the same seed, and the table says so.
            await asyncio.gather(*(person.play_on() for person in again))
            first = people[0].log[0][1]
            await again[1].ask("rematch", same=True)
            await people[0].until(lambda m: m["type"] == "table" and m["next"])
            third = await h.join(people[0].table["next"], *people[0].secrets)
            assert third.table["commitment"] == people[0].table["commitment"]
            assert third.table["deal_of"] == code
            await third.ask("start")
            await third.until(lambda m: m["type"] == "update")
            assert third.log[0][1]["events"] == first["events"]

    asyncio.run(story())


def test_in_a_series_a_loser_begins(tmp_path: Path) -> None:
    """DM-3: the next game is set up so; when people leave, what does not fit any more falls away."""

    async def story() -> None:
        async with house(tmp_path) as h:
            opened = await h.open("dale-of-merchants", name="Host")
            me = await h.join(opened["table"], opened["secret"])
            while len(me.table["chairs"]) < 3:
                await me.ask("configure", chairs=[{"kind": "keep"}, *[{"kind": "open"}] * 2])
            for seat in (1, 2):
                await me.sit(seat, f"Guest {seat}")
            await me.ask("start")
            await me.play_on()
            while me.table["phase"] != "over":
                await me.read()
            [winner] = me.table["result"]["winners"]
            await me.ask("rematch")
            while not me.table["next"]:
                await me.read()
            again = await h.join(me.table["next"], *me.secrets)
            first = (winner + 1) % 3
            assert again.table["options"]["first"] == str(first)
            await again.ask("configure", options={"first": "2"})
            smaller = await again.ask("configure", chairs=[{"kind": "keep"}] * 2)
            assert smaller["type"] == "ack", smaller
            await again.drain()
            assert again.table["options"]["first"] == "random"
            wished = {"chairs": [{"kind": "keep"}] * 2, "options": {"first": "2"}}
            assert (await again.ask("configure", **wished))["rule"] == "DM-3"

    asyncio.run(story())


def test_chat_is_plain_text_from_people_with_a_seat(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as h:
            people = await h.four()
            watcher = await h.join(people[0].code)
            await people[1].ask("chat", text="hi\x00 <script>alert(1)</script>\u202e" + "x" * 999)
            said = await watcher.until(lambda m: m["type"] == "chat")
            assert said["text"].startswith("hi <script>alert(1)</script>xxx")
            assert len(said["text"]) == 300
            assert (said["seat"], said["name"]) == (1, "Guest 1")
            assert (await watcher.ask("chat", text="hello"))["code"] == "not-yours"
            assert (await people[1].ask("chat", text=" \n "))["code"] == "malformed"
            later = await h.join(people[0].code)
            assert later.received[-1]["chat"][-1]["text"] == said["text"]

    asyncio.run(story())


def test_commitment_before_the_deal_and_seed_at_the_end(tmp_path: Path) -> None:
    import hashlib

    async def story() -> None:
        async with house(tmp_path) as h:
            opened = await h.open(name="Olha")
            me = await h.join(opened["table"], opened["secret"])
            promised = me.table["commitment"]
            assert me.table["seed"] is None
            await me.ask("start", fill="easy")
            await me.until(lambda m: m["type"] == "update")
            await me.play_on()
            assert all(m.get("seed") is None for m in me.received if m.get("phase") == "playing")
            table = (await h.http.get(f"/api/tables/{me.code}")).json()
            assert hashlib.sha256(table["seed"].encode()).hexdigest() == promised
            record = (await h.http.get(f"/api/records/{me.code}")).json()
            assert record["seed"] == table["seed"]

    asyncio.run(story())


def test_running_tables_of_a_browser(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as h:
            people = await h.four(listed=True)
            held = {"table": people[2].code, "secrets": people[2].secrets}
            unknown = {"table": "bbbbb-bbbbb", "secrets": []}
            answer = await h.http.post("/api/mine", json={"tables": [held, unknown]})
            [found] = answer.json()["tables"]
            assert found["yours"] == [2]
            assert found["asked"] == people[0].view["asked"]
            watch = (await h.http.get("/api/watch?game=shadow-traders")).json()["tables"]
            assert [t["table"] for t in watch] == [people[0].code]
            assert (await h.http.get("/api/watch?game=other")).json()["tables"] == []
            games = (await h.http.get("/api/games")).json()
            assert games[0]["listed"] == 1

    asyncio.run(story())


@pytest.mark.served
def test_codes_that_nobody_used_are_thrown_away(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("nightmarket.house.house.SWEEP_S", 0.02)

    async def story() -> None:
        async with house(tmp_path) as h:
            store = h.hall.store
            assert isinstance(store, SqliteStore)
            h.hall._codes_until = math.inf
            written = asyncio.get_running_loop().create_future()
            store.write([ClaimRow("old", "table", 0, 5)], written.set_result)
            assert await written is None
            assert await store._rows("SELECT hash FROM claims") == [("old",)]
            h.hall._codes_until = 0.0
            async with asyncio.timeout(20):
                while await store._rows("SELECT hash FROM claims"):
                    await asyncio.sleep(0.02)

    asyncio.run(story())
