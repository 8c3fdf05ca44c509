"""Against strangers: what those at a table can do, and what whoever keeps the house can."""

from __future__ import annotations

import asyncio
import logging
from pathlib import Path
from typing import Any

import httpx
import pytest

from nightmarket.server import keeper, logs
from nightmarket.server.serve import measured
from nightmarket.store import copying
from tests.server.house import House, Player, house

SECRET = "a secret of sixteen"


async def gone(player: Player) -> str:
    found: str = (await player.until(lambda m: m["type"] == "gone"))["code"]
    return found


async def knock(h: House, code: str, *secrets: str) -> str:
    """Come to the door: why nobody is let in, or nothing."""
    try:
        await h.join(code, *secrets)
    except Exception:
        return str(next(m["code"] for m in h.people[-1].received if m["type"] == "gone"))
    return ""


def test_a_locked_table_lets_nobody_in_but_its_own(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as h:
            opened = await h.open(name="Host", listed=True)
            host = await h.join(opened["table"], opened["secret"])
            watcher = await h.join(opened["table"])
            assert (await watcher.ask("lock", on=True))["code"] == "not-yours"
            assert (await watcher.ask("remove"))["code"] == "not-yours"
            assert (await host.ask("lock", on=True))["type"] == "ack"
            await host.until(lambda m: m["type"] == "table" and m["locked"] and not m["listed"])
            # Whoever watched already stays, and takes no chair.
            assert (await watcher.sit(1, "Stranger"))["code"] == "locked"
            assert await knock(h, opened["table"]) == "locked"
            assert await knock(h, opened["table"], opened["secret"]) == ""
            assert (await host.ask("remove"))["type"] == "ack"
            assert await gone(watcher) == "removed"
            assert (await host.ask("lock", on=False))["type"] == "ack"
            assert await knock(h, opened["table"]) == ""

    asyncio.run(story())


def test_the_host_of_a_lobby_sends_somebody_away_for_good(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as h:
            opened = await h.open(name="Host")
            host = await h.join(opened["table"], opened["secret"])
            guest = await h.join(opened["table"])
            await guest.sit(1, "Guest")
            assert (await guest.ask("remove", seat=0))["code"] == "not-host"
            assert (await host.ask("remove", seat=0))["code"] == "not-now"
            assert (await host.ask("remove", seat=2))["code"] == "not-now"
            assert (await host.ask("remove", seat=1))["type"] == "ack"
            assert await gone(guest) == "removed"
            await host.until(lambda m: m["type"] == "table" and m["chairs"][1]["kind"] == "open")
            again = await h.join(opened["table"], *guest.secrets)
            assert again.seats == []
            assert again.received[0]["refused"] == 1

    asyncio.run(story())


def test_in_play_only_a_newcomer_is_sent_away(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as h:
            people = await h.four()
            assert (await people[0].ask("remove", seat=1))["code"] == "not-now"
            assert (await people[3].ask("stand", seat=3))["type"] == "ack"
            assert (await people[1].ask("open", seat=3, on=True))["type"] == "ack"
            newcomer = await h.join(people[0].code)
            await newcomer.sit(3, "Newcomer")
            await newcomer.until(lambda m: m["type"] == "table" and m["chairs"][3]["newcomer"])
            assert (await newcomer.ask("remove", seat=1))["code"] == "not-now"
            assert (await people[2].ask("remove", seat=3))["type"] == "ack"
            assert await gone(newcomer) == "removed"
            await people[2].until(
                lambda m: m["type"] == "table" and m["chairs"][3]["kind"] == "open"
            )
            chair = people[2].table["chairs"][3]
            assert (chair["opened"], chair["newcomer"]) == (False, False)
            # Closed again: for the newcomer, and for others until somebody opens it.
            back = await h.join(people[0].code, *newcomer.secrets)
            assert (await back.sit(3, "Newcomer"))["code"] == "closed"

    asyncio.run(story())


async def keeps(h: House, **wish: Any) -> dict[str, Any]:
    answer = await h.http.post("/api/house/do", json=wish)
    assert answer.status_code == 200, answer.text
    found: dict[str, Any] = answer.json()
    return found


def test_without_a_secret_there_is_no_such_door(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as h:
            for method, path in (
                ("GET", "/house"), ("GET", "/api/house"), ("POST", "/api/house/door"),
                ("POST", "/api/house/do"), ("POST", "/api/house/leave"),
            ):  # fmt: skip
                answer = await h.http.request(method, path, json={"secret": SECRET})
                assert answer.status_code == 404, path
            opened = await h.open(name="Host")
            me = await h.join(opened["table"], opened["secret"])
            assert not me.table["reports"]
            assert (await me.ask("report", text="help"))["code"] == "not-now"

    asyncio.run(story())


def test_the_door_opens_to_the_secret_alone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        async with house(tmp_path, admin_secret=SECRET) as h:

            async def say(secret: str) -> httpx.Response:
                answer: httpx.Response = await h.http.post(
                    "/api/house/door", json={"secret": secret}
                )
                return answer

            assert (await h.http.get("/api/house")).status_code == 401
            assert (await h.http.get(f"/api/house?secret={SECRET}")).status_code == 401
            assert (await h.http.post("/api/house/do", json={"what": "backup"})).status_code == 401
            assert (await say("something else")).json()["code"] == "wrong-secret"
            opened = await say(SECRET)
            cookie = opened.headers["set-cookie"].lower()
            for word in ("httponly", "samesite=strict", "path=/api/house"):
                assert word in cookie
            assert SECRET not in cookie
            assert (await h.http.get("/api/house")).status_code == 200
            foreign = {"origin": "https://elsewhere.example.org"}
            wish = {"what": "backup"}
            answer = await h.http.post("/api/house/do", json=wish, headers=foreign)
            assert answer.json()["code"] == "foreign-origin"
            value = h.http.cookies[keeper.COOKIE]
            until, _, signed = value.partition(".")
            for forged in (f"{int(until) + 9}.{signed}", f".{signed}", "", "x.y", "9" * 5000):
                h.http.cookies.clear()
                headers = {"cookie": f"{keeper.COOKIE}={forged}"}
                assert (await h.http.get("/api/house", headers=headers)).status_code == 401
            headers = {"authorization": f"Bearer {SECRET}"}
            assert (await h.http.get("/api/house", headers=headers)).status_code == 200
            late = {"cookie": f"{keeper.COOKIE}={value}"}
            wall = h.hall.wall_ms()
            monkeypatch.setattr(h.hall, "wall_ms", lambda: wall + 1001 * keeper.HOLDS_S)
            assert (await h.http.get("/api/house", headers=late)).status_code == 401
            # Five wrong ones, then not even the right one for a while; one was said above.
            codes = [(await say(f"guess {n}")).json()["code"] for n in range(5)]
            assert codes == ["wrong-secret"] * 4 + ["too-many"]
            assert (await say(SECRET)).status_code == 429
            assert (await h.http.get("/api/house", headers=headers)).status_code == 429
            now = h.hall.now()
            monkeypatch.setattr(h.hall, "now", lambda: now + keeper.PAUSE_S)
            assert (await say(SECRET)).status_code == 200
            left = await h.http.post("/api/house/leave")
            assert "max-age=0" in left.headers["set-cookie"].lower()

    asyncio.run(story())


def test_whoever_keeps_the_house_sees_it_and_keeps_order(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path, admin_secret=SECRET) as h:
            measured(h.hall)
            h.http.headers["authorization"] = f"Bearer {SECRET}"
            people = await h.four()
            assert people[0].table["reports"]
            stranger = await h.join(people[0].code)
            assert (await stranger.ask("report", text="x"))["code"] == "not-yours"
            for text in ("shouts", "shouts\n louder"):
                assert (await people[1].ask("report", text=text, seat=2))["type"] == "ack"
            answer = await h.http.get("/api/house")
            for hidden in (people[0].code, people[0].code.replace("-", ""), *people[0].secrets):
                assert hidden not in answer.text
            told = answer.json()
            assert (told["sockets"], told["phases"], told["moves"]) == (5, {"playing": 1}, 1)
            assert told["store_ok"]
            assert told["bots_ok"]
            assert told["limits"]["lobby_days"] == "30"
            [table] = told["tables"]
            assert table["id"] == logs.table_id(people[0].code)
            assert [c["name"] for c in table["chairs"]] == ["Host", "Guest 1", "Guest 2", "Guest 3"]
            assert sorted(v["seats"] for v in table["here"]) == [[], [0], [1], [2], [3]]
            [report] = told["reports"]
            assert (report["by"], report["about"]) == ("Guest 1", "Guest 2")
            assert report["text"] == "shouts louder"
            assert report["table"] == table["id"]
            assert (await keeps(h, what="dismiss", report=report["id"]))["reports"] == []

            told = await keeps(h, what="mute", table=table["id"], seat=2)
            assert told["tables"][0]["chairs"][2]["muted"]
            assert (await people[2].ask("chat", text="but"))["code"] == "muted"
            await keeps(h, what="unmute", table=table["id"], seat=2)
            assert (await people[2].ask("chat", text="well"))["type"] == "ack"

            await keeps(h, what="remove", table=table["id"], seat=2)
            assert await gone(people[2]) == "removed"
            bad = {"what": "remove", "table": table["id"], "seat": 2}
            assert (await h.http.post("/api/house/do", json=bad)).json()["code"] == "not-now"

            told = await keeps(h, what="backup")
            [backup] = told["backups"]
            file = tmp_path / "backups" / backup["name"]
            assert file.stat().st_mode & 0o077 == 0
            assert backup["size"] > 0
            copy = copying.to_read(str(file))
            await copy.open()
            assert [row.code for row in await copy.all_tables("", 9)] == [people[0].code]
            await copy.close()

            await keeps(h, what="close", table=table["id"])
            assert await gone(people[0]) == "shut"
            assert await knock(h, people[0].code, *people[0].secrets) == "unknown-table"
            assert await h.hall.store.entries(people[0].code) == []
            unknown = {"what": "close", "table": table["id"]}
            assert (await h.http.post("/api/house/do", json=unknown)).status_code == 404

    asyncio.run(story())


def test_an_address_is_kept_out_for_a_while(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path, admin_secret=SECRET, trusted_proxies=("127.0.0.1",)) as h:
            h.http.headers["authorization"] = f"Bearer {SECRET}"
            opened = await h.open(name="Host")
            me = await h.join(opened["table"], opened["secret"])
            [session] = h.hall.sessions
            session.address = "203.0.113.9"  # as a proxy would say
            told = (await h.http.get("/api/house")).json()
            [visitor] = told["tables"][0]["here"]
            assert visitor["address"] == "203.0.113.9"
            told = await keeps(h, what="ban", connection=visitor["connection"], minutes=5)
            assert await gone(me) == "banned"
            [ban] = told["bans"]
            assert ban["address"] == "203.0.113.9"
            assert 290 < ban["seconds"] <= 300
            there = {"x-forwarded-for": "203.0.113.9"}
            assert (await h.http.get("/api/games", headers=there)).json()["code"] == "banned"
            assert (await h.http.get("/api/games")).status_code == 200
            h.hall.banned["203.0.113.9"] = h.hall.wall_ms()  # as it is later
            assert (await h.http.get("/api/games", headers=there)).status_code == 200
        # It holds after a start too.
        async with house(tmp_path, admin_secret=SECRET, trusted_proxies=("127.0.0.1",)) as h:
            h.http.headers["authorization"] = f"Bearer {SECRET}"
            assert (await h.http.get("/api/games", headers=there)).json()["code"] == "banned"
            assert (await keeps(h, what="unban", address="203.0.113.9"))["bans"] == []
            bad = {"what": "ban", "connection": 9999}
            assert (await h.http.post("/api/house/do", json=bad)).status_code == 404

    asyncio.run(story())


def test_warnings_are_shown_without_what_lets_people_in() -> None:
    record = logging.makeLogRecord(
        {"name": "nightmarket.server", "levelno": 30, "levelname": "WARNING",
         "msg": "table bcdfg-hjkmn went\nand more"}
    )  # fmt: skip
    recent = logs.Recent()
    recent.emit(record)
    [line] = recent.lines
    assert line.endswith(f"table {logs.table_id('bcdfg-hjkmn')} went\\nand more")  # one line
