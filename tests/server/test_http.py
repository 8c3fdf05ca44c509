"""The HTTP part: what it describes is what it does; records; pages; headers."""

from __future__ import annotations

import asyncio
import gzip
import json
import mimetypes
import socket
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import connect

from nightmarket import games
from nightmarket.kernel import LANGUAGES, asked
from nightmarket.kernel.record import Recorder
from nightmarket.server import serve
from tests.server.house import House, Player, house

TIGHT = bytes([27, 207, 7, 248, 165, 65, 194, 246, 250, 132, 105, 1, 128, 225, 210])


def a_record() -> str:
    """A whole game that was played elsewhere."""
    recorder = Recorder(games.game("shadow-traders"), 4, seed=11)
    game = recorder.game
    while recorder.state.stack:
        seat = asked(recorder.state)[0]
        recorder.play(seat, game.text(game.idle(recorder.state, seat)))
    recorder.record.names = ["A\x00nn", "Bob", "Cy", "Di"]
    return recorder.record.to_json()


async def finished(h: House) -> Player:
    opened = await h.open(name="Olha")
    me = await h.join(opened["table"], opened["secret"])
    await me.ask("start", fill="easy")
    await me.until(lambda m: m["type"] == "update")
    return me


GUEST = "tests.sixth.candle_auction"
REFUSED = {
    "/api/claim": 410,
    "/api/hint": 409,  # not everybody agreed to them
    "/api/tables/{code}/carry": 409,  # the game is over
    "/api/me/mute": 404,
    "/api/me/block": 404,
    "/api/me/linked": 410,
    "/api/me/join": 410,
    **{f"/api/me/{door}": 400 for door in ("passkey/ask", "passkey", "enter/ask", "enter", "call")},
    "/api/me/passkey/drop": 403,
    "/api/me/words/enter": 403,
    "/api/me/forget": 404,
    "/api/me/way": 404,
}
CARRIED = {
    "game": "shadow-traders",
    "rules_version": games.game("shadow-traders").rules_version,
    "chairs": [{"kind": "person", "name": "Olha"}] + [{"kind": "bot"}] * 3,
    "options": {},
    "clock": {"seconds": 0, "then": "idle"},
    "waits": False,
    "seed": "",
    "entries": [],
}


def test_every_door_is_described_and_answers_as_described(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("NIGHTMARKET_GAMES", GUEST)

    async def story() -> None:
        async with house(tmp_path, admin_secret="sixteen letters!") as h:
            document = (await h.http.get("/api/openapi.json")).json()
            assert document["openapi"].startswith("3.1")
            me = await finished(h)
            await me.play_on()
            imported = (await h.http.post("/api/records", content=a_record())).json()
            bodies: dict[str, Any] = {
                "/api/tables": {"game": "shadow-traders"},
                "/api/mine": {"tables": []},
                "/api/digest": {"table": me.code, "secrets": me.secrets},
                "/api/since": {"table": me.code, "secrets": me.secrets},
                "/api/hint": {"table": me.code, "secrets": me.secrets, "seat": 0},
                "/api/claim": {"code": "nothing"},
                "/api/tables/{code}/carry": {"secrets": []},
                "/api/carried": CARRIED,
                "/api/records": json.loads(a_record()),
                "/api/games": {"games": [json.loads(a_record())]},
                "/api/records/{id}/play-on": {"at": 3, "seat": 1, "name": "Olha"},
                "/api/records/{id}/analysis": {},
                "/api/records/{id}/analysis/cancel": {},
                "/api/house/door": {"secret": "sixteen letters!"},
                "/api/house/do": {"what": "backup"},
                "/api/me/begin": {"name": "Olha"},
                "/api/me/change": {"language": "uk"},
                "/api/me/seats": {"tables": []},
                "/api/me/mute": {"table": me.code, "on": True},
                "/api/me/block": {"id": "none", "on": True},
                "/api/me/linked": {"code": "2222-2222"},
                "/api/me/join": {"code": "nothing"},
                "/api/me/passkey": {"credential": {}},
                "/api/me/passkey/drop": {"id": "none"},
                "/api/me/enter": {"credential": {}},
                "/api/me/words/enter": {"words": "six words"},
                "/api/me/forget": {"id": "none"},
                "/api/me/way": {"name": "ntfy", "place": "x"},
                "/api/me/call": {"endpoint": "https://127.0.0.1/", "p256dh": "", "auth": ""},
                "/api/me/delete": {"name": "Olha"},
            }
            schemas = document["components"]["schemas"]
            for path, methods in document["paths"].items():
                for method, door in methods.items():
                    url = path.replace("{code}", me.code).replace("{id}", imported["id"])
                    url = url.replace("{game}", "candle-auction").replace("{language}", "uk")
                    url = url.replace("{key}/lessons/{name}", "shadow-traders/lessons/first")
                    url = url.replace("{key}", "shadow-blades").replace("{name}", "any")
                    answer = await h.http.request(method, url, json=bodies.get(path))
                    if path in REFUSED:
                        assert answer.status_code == REFUSED[path]
                        continue
                    assert str(answer.status_code) in door["responses"], (path, answer.text)
                    schema = door["responses"][str(answer.status_code)]["content"]
                    schema = schema["application/json"]["schema"]
                    name = schema.get("$ref", "").rsplit("/", 1)[-1]
                    if name:
                        assert set(schemas[name]["required"]) <= set(answer.json()), path

    asyncio.run(story())


def test_a_record_is_secret_until_the_game_is_over(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as h:
            me = await finished(h)
            for door in ("", "/about", "/frames"):
                answer = await h.http.get(f"/api/records/{me.code}{door}")
                assert answer.status_code == 409
                assert answer.json()["code"] == "not-now"
            wish = {"at": 1, "seat": 0, "name": "Olha"}
            answer = await h.http.post(f"/api/records/{me.code}/play-on", json=wish)
            assert answer.json()["code"] == "not-now"
            await me.play_on()
            about = (await h.http.get(f"/api/records/{me.code}/about")).json()
            assert not about["imported"]
            assert about["scores"] == me.view["view"]["end"]["totals"]

    asyncio.run(story())


def test_records_are_imported_replayed_and_looked_at_through_any_eyes(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as h:
            kept = (await h.http.post("/api/records", content=a_record())).json()
            assert kept["imported"]
            assert kept["names"] == ["Ann", "Bob", "Cy", "Di"]
            again = (await h.http.get(f"/api/records/{kept['id']}")).json()
            assert again["choices"] == json.loads(a_record())["choices"]
            seen: list[Any] = []
            at: int | None = 0
            while at is not None:
                url = f"/api/records/{kept['id']}/frames?seat=2&from={at}&count=40"
                page = (await h.http.get(url)).json()
                seen += page["moments"]
                at = page["next"]
            assert (
                [m["n"] for m in seen]
                == list(range(kept["moves"] + 1))
                == list(range(page["total"]))
            )
            assert all(m["view"]["own"] for m in seen)
            assert seen[-1]["view"]["end"]["totals"] == kept["scores"]
            assert len(seen[0]["promise"]) == 4
            watcher = (await h.http.get(f"/api/records/{kept['id']}/frames?seat=watcher")).json()
            assert watcher["moments"][0]["view"]["own"] is None
            for bad in ("seat=4", "seat=-1", "seat=x", "from=x", "count=99999999", "seat=²"):
                answer = await h.http.get(f"/api/records/{kept['id']}/frames?{bad}")
                assert answer.status_code == 400, bad

    asyncio.run(story())


def test_a_table_with_own_cards_is_kept_under_their_names(tmp_path: Path) -> None:
    """Live, as a record, and as a record that went out and came back."""
    pack = (Path(__file__).parents[2] / "docs" / "packs" / "shadow-blades-example.toml").read_text(
        "utf-8"
    )

    async def story() -> None:
        async with house(tmp_path) as h:
            opened = await h.open("shadow-blades", chairs=[{"kind": "open"}] * 2)
            me = await h.join(opened["table"], opened["secret"])
            boxed = me.table["printed"]
            await me.ask("configure", options={"pack": pack})
            await me.ask("start", fill="easy")
            await me.until(lambda m: m["type"] == "update")
            names = me.table["names"]
            assert names["ru"]["sb-card-assassin"] == "Гарпунёр"
            box = (await h.http.get(boxed)).json()
            own = await h.http.get(me.table["printed"])
            assert own.json()["cards"].keys() == box["cards"].keys()
            assert own.json() != box
            await me.play_on()
            kept = (await h.http.get(f"/api/records/{me.code}/about")).json()
            record = (await h.http.get(f"/api/records/{me.code}")).content
            again = (await h.http.post("/api/records", content=record)).json()
            assert again["imported"]
            assert names == kept["cards"] == again["cards"]
            for record in (kept, again):
                assert (await h.http.get(record["printed"])).json() == own.json()

    asyncio.run(story())


def test_what_is_printed_is_told_once(tmp_path: Path) -> None:
    """No table or record carries it: they name an address that changes with what it says."""

    async def story() -> None:
        async with house(tmp_path) as h:
            for game in games.STALLS:
                opened = await h.open(game)
                me = await h.join(opened["table"], opened["secret"])
                if games.game(game).printed({}) is None:
                    assert me.table["printed"] == ""
                    continue
                address = me.table["printed"]
                assert address.startswith(f"/api/games/{game}/printed/")
                again = await h.open(game)
                assert (await h.join(again["table"], again["secret"])).table["printed"] == address
                answer = await h.http.get(address)
                assert "immutable" in answer.headers["cache-control"]
                assert answer.json()
                # A page from before the server changed gets what is true now, and keeps nothing.
                old = await h.http.get(address[:-1] + "?", headers={"accept-encoding": ""})
                assert (old.json(), old.headers["cache-control"]) == (answer.json(), "no-store")

    asyncio.run(story())


def test_a_record_is_played_on_from_any_position(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as h:
            told = json.loads(a_record())
            id = (await h.http.post("/api/records", content=a_record())).json()["id"]
            door = f"/api/records/{id}/play-on"
            at = len(told["choices"]) // 2
            opened = (await h.http.post(door, json={"at": at, "seat": 2, "name": "Olha"})).json()
            me = await h.join(opened["table"], opened["secret"])
            await me.until(lambda m: m["type"] == "update")
            assert me.seats == [2]
            assert me.table["deal_of"] == id
            assert [c["kind"] for c in me.table["chairs"]] == ["bot", "bot", "person", "bot"]
            await me.play_on()
            # The first half is the record's own; the whole is a sound record of the same seed.
            again = (await h.http.get(f"/api/records/{me.code}")).json()
            assert [c[:3] for c in again["choices"][:at]] == [c[:3] for c in told["choices"][:at]]
            assert again["seed"] == told["seed"]
            assert (await h.http.post("/api/records", json=again)).status_code == 201
            for bad in (
                {"at": len(told["choices"]), "seat": 0, "name": "Olha"},
                {"at": -1, "seat": 0, "name": "Olha"},
                {"at": 0, "seat": 4, "name": "Olha"},
                {"at": 0, "seat": -1, "name": "Olha"},
                {"at": 0, "seat": 0, "name": " "},
            ):
                answer = await h.http.post(door, json=bad)
                assert answer.status_code == 400, bad
            unfinished = {**told, "choices": told["choices"][:at]}
            del unfinished["result"]
            id = (await h.http.post("/api/records", json=unfinished)).json()["id"]
            wish = {"at": 1, "seat": 0, "name": "Olha"}
            answer = await h.http.post(f"/api/records/{id}/play-on", json=wish)
            assert answer.json()["code"] == "not-now"

    asyncio.run(story())


def test_bad_records_are_refused_with_the_field(tmp_path: Path) -> None:
    good = json.loads(a_record())

    async def story() -> None:
        async with house(tmp_path) as h:
            wrong: list[tuple[Any, str]] = [
                ({**good, "seed": "0" * 32}, "choices"),
                ({**good, "result": {"scores": [9, 9, 9, 9], "winners": [0]}}, "result"),
                ({**good, "names": ["one"]}, "names"),
                ({**good, "game": "chess"}, ""),
                ({**good, "rules_version": 999}, "rules_version"),
                ({**good, "choices": good["choices"] * 300}, "choices"),
                ([], "format"),
            ]
            for body, field in wrong:
                answer = await h.http.post("/api/records", json=body)
                assert answer.status_code == 400, body
                assert answer.json()["code"] in ("bad-record", "unknown-game")
                assert answer.json()["field"].startswith(field)
            big = await h.http.post("/api/records", content=b" " * 3_000_000)
            assert big.status_code == 413
            unknown = await h.http.get("/api/records/nothing")
            assert (unknown.status_code, unknown.json()["code"]) == (404, "unknown-record")

    asyncio.run(story())


def test_bad_requests(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as h:
            cases: list[tuple[Any, int, str]] = [
                ({"game": "chess"}, 400, "unknown-game"),
                ({"game": "shadow-traders", "options": {"first": "9"}}, 400, "bad-setup"),
                ({"game": "shadow-traders", "chairs": [{"kind": "open"}]}, 400, "bad-setup"),
                ({"game": "shadow-traders", "chairs": [{"kind": "throne"}] * 4}, 400, "malformed"),
                (
                    {"game": "shadow-traders", "clock": {"seconds": 1, "then": "idle"}},
                    400,
                    "bad-setup",
                ),
                ({"game": 7}, 400, "malformed"),
                ({"game": "shadow-traders", "name": "x" * 100_000}, 413, "too-big"),
            ]
            for body, status, code in cases:
                answer = await h.http.post("/api/tables", json=body)
                assert (answer.status_code, answer.json()["code"]) == (status, code)
            assert (await h.http.get("/api/nothing")).status_code == 404
            assert (await h.http.get("/api/tables/bbbbb-bbbbb")).json()["code"] == "unknown-table"
            assert (await h.http.delete("/api/tables")).status_code == 405

    asyncio.run(story())


@pytest.mark.parametrize(("system", "shared"), [("linux", True), ("win32", False)])
def test_no_other_server_gets_the_port(
    monkeypatch: pytest.MonkeyPatch, system: str, shared: bool
) -> None:
    """Windows lets two listen on one port where both say that they may be followed."""
    monkeypatch.setattr(serve, "sys", SimpleNamespace(platform=system))
    with serve.listen("127.0.0.1", 0) as listener:
        said = listener.getsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR)
        assert bool(said) == shared


def test_the_client_is_served_with_strict_headers(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    # As a machine says that knows no fonts and takes scripts for texts.
    monkeypatch.setattr(mimetypes, "guess_type", lambda name: ("text/plain", None))
    static = tmp_path / "static"
    (static / "assets").mkdir(parents=True)
    (static / "index.html").write_text("<!doctype html><title>Night Market</title>")
    (static / "assets" / "main-abc123.js").write_text("export {};" * 500)
    (static / "assets" / "style-abc123.css").write_text("a {}" * 500)
    (static / "assets" / "letters-abc123.woff2").write_text("wOF2")
    # As Node packs that.
    (static / "assets" / "style-abc123.css.br").write_bytes(TIGHT)
    (tmp_path / "private.txt").write_text("secret")

    async def story() -> None:
        async with house(tmp_path / "data", static=static) as h:
            for room in ("/", "/t/bcdfg-hjkmn", "/replay/x", "/anything"):
                page = await h.http.get(room)
                assert page.status_code == 200
                assert "Night Market" in page.text
                assert page.headers["cache-control"] == "no-cache"
                policy = page.headers["content-security-policy"]
                assert "default-src 'self'" in policy
                assert "'unsafe" not in policy
                assert page.headers["x-content-type-options"] == "nosniff"
                assert page.headers["referrer-policy"] == "no-referrer"
            script = await h.http.get("/assets/main-abc123.js")
            assert "immutable" in script.headers["cache-control"]
            assert script.headers["content-encoding"] == "gzip"
            assert script.headers["content-type"] == "text/javascript; charset=utf-8"
            letters = await h.http.get("/assets/letters-abc123.woff2")
            assert letters.headers["content-type"] == "font/woff2"
            assert len(gzip.compress(script.content)) < len(script.content)
            same = {"if-none-match": f'"other", {script.headers["etag"]}'}
            assert (await h.http.get("/assets/main-abc123.js", headers=same)).status_code == 304
            for wish, got in (("gzip, br", "br"), ("br;q=0, gzip", "gzip"), ("identity", None)):
                packed = await h.http.get(
                    "/assets/style-abc123.css", headers={"accept-encoding": wish}
                )
                assert packed.headers.get("content-encoding") == got
                assert packed.headers["vary"] == "accept-encoding"
            raw = httpx.AsyncClient(base_url=str(h.http.base_url))
            for path in (
                "/assets/gone.js",
                "/..%2fprivate.txt",
                "/%2e%2e/private.txt",
                "/x\x00.js",
            ):
                answer = await raw.get(path.replace("\x00", "%00"))
                assert answer.status_code == 404, path
                assert "secret" not in answer.text
            await raw.aclose()

    asyncio.run(story())


def test_a_house_may_stand_under_a_path(tmp_path: Path) -> None:
    """Whether the proxy takes the path off or not: doors, pages and sockets are found."""
    static = tmp_path / "static"
    static.mkdir()
    page = '<html data-root=""><script src="./assets/main.js"></script></html>'
    (static / "index.html").write_text(page)

    async def story() -> None:
        url = "https://club.example.org/games/night"
        async with house(tmp_path / "data", static=static, public_url=url) as h:
            for at in ("", "/games/night"):
                found = (await h.http.get(f"{at}/t/bcdfg-hjkmn")).text
                assert found == (
                    '<html data-root="/games/night">'
                    '<script src="/games/night/assets/main.js"></script></html>'
                )
                assert (await h.http.get(f"{at}/readyz")).json()["ok"]
                origin = {"origin": "https://club.example.org"}
                opened = await h.http.post(
                    f"{at}/api/tables", json={"game": "shadow-traders"}, headers=origin
                )
                assert opened.status_code == 201
                code = opened.json()["table"]
                where = f"ws://127.0.0.1:{h.port}{at}/ws/{code}"
                async with connect(where, additional_headers=origin) as socket:
                    await socket.send(f'{{"type":"hello","table":"{code}"}}')
                    assert '"welcome"' in str(await socket.recv())
            assert (await h.http.get("/api/addresses")).json() == {"addresses": [url]}
            assert (await h.http.get("/api/openapi.json")).json()["servers"] == [
                {"url": "/games/night"}
            ]
            assert (await h.http.get("/games/nightly/api/games")).status_code == 200  # a page
            assert (await h.http.get("/games/night/api/nothing")).status_code == 404

    asyncio.run(story())


def test_a_guest_brings_its_texts(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The client has no words of a game from outside; the server hands out what stands in its folder."""
    monkeypatch.setenv("NIGHTMARKET_GAMES", GUEST)

    async def story() -> None:
        async with house(tmp_path) as h:
            *own, guest = (await h.http.get("/api/games")).json()
            assert [game["key"] for game in own] == list(games.STALLS)
            assert guest["key"] == "candle-auction"
            assert guest["blurbs"].keys() == guest["titles"].keys() == LANGUAGES.keys()
            brought = (await h.http.get("/api/games/candle-auction/uk")).json()
            assert "ca-choice-lay = Покласти" in brought["words"]
            assert brought["rules"].startswith("# Аукціон свічок")
            for path in ("candle-auction/xx", "shadow-traders/en", "..%2Fserver/en"):
                refused = (await h.http.get(f"/api/games/{path}")).json()
                assert refused["code"] in ("unknown-game", "not-found"), path

    asyncio.run(story())
