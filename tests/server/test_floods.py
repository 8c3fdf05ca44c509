"""More than anybody needs: requests, bodies, connections, and a log that goes back all the time."""

from __future__ import annotations

import asyncio
import threading
from pathlib import Path
from typing import Any

import msgspec
import pytest

from nightmarket.games import game
from nightmarket.house.carrying import replay
from nightmarket.kernel import CLOCK
from nightmarket.server.config import Limits
from nightmarket.server.visit import household
from nightmarket.table import entries, wire
from nightmarket.table.entries import Deal, Entry, Play, Undo
from nightmarket.table.match import Match
from tests.server.house import PATIENT, WAIT_S, house
from tests.server.test_http import a_record


def tight(**limits: Any) -> Limits:
    return msgspec.structs.replace(PATIENT, **limits)


def test_requests_of_one_address_are_counted(tmp_path: Path) -> None:
    async def story() -> None:
        limits = tight(requests_per_s=0.001, requests_burst=20)
        async with house(tmp_path, limits=limits) as h:
            codes = [(await h.http.get("/healthz")).status_code for _ in range(22)]
            assert codes == [200] * 20 + [429] * 2
            answer = await h.http.post("/api/tables", json={"game": "shadow-traders"})
            assert (answer.status_code, answer.json()["code"]) == (429, "too-many")

    asyncio.run(story())


def test_dear_requests_count_more(tmp_path: Path) -> None:
    async def story() -> None:
        limits = tight(requests_per_s=0.001, requests_burst=35)
        async with house(tmp_path, limits=limits) as h:
            kept = (await h.http.post("/api/records", content=a_record())).json()
            path = f"/api/records/{kept['id']}"
            codes = [(await h.http.get(path)).status_code for _ in range(4)]
            assert codes == [200, 200, 200, 429]
            page = await h.http.get("/no-such-file.js")  # a fifth of a request
            assert page.status_code == 404

    asyncio.run(story())


def test_words_and_cards_are_dear_too(tmp_path: Path) -> None:
    async def story() -> None:
        limits = tight(requests_per_s=0.001, requests_burst=25)
        async with house(tmp_path, limits=limits) as h:
            answer = await h.http.post("/api/me/words/enter", json={"words": "no such words"})
            assert answer.json()["code"] != "too-many"
            answer = await h.http.post("/api/me/words", json={})
            assert answer.json()["code"] == "too-many"
            cards = [(await h.http.get("/t/bbbbb-bbbbb")).status_code for _ in range(4)]
            assert 429 not in cards[:2]
            assert cards[2:] == [429, 429]

    asyncio.run(story())


def test_long_records_are_read_beside_the_loop(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        async with house(tmp_path) as h:
            kept = (await h.http.post("/api/records", content=a_record())).json()
            loop = threading.get_ident()
            worked: list[int] = []
            aside = h.hall.aside

            async def noted(work: Any) -> Any:
                def note() -> Any:
                    worked.append(threading.get_ident())
                    return work()

                return await aside(note)

            monkeypatch.setattr(h.hall, "aside", noted)
            for path in ("", "/about", "/frames"):
                before = len(worked)
                assert (await h.http.get(f"/api/records/{kept['id']}{path}")).status_code == 200
                assert len(worked) > before, path
            assert loop not in worked

    asyncio.run(story())


def test_few_bodies_of_megabytes_at_once(tmp_path: Path) -> None:
    """Two by one address wait for the rest of theirs; a third is refused, and let in later."""

    async def story() -> None:
        async with house(tmp_path) as h:
            slow = []
            for path in ("/api/records", "/api/carried"):
                reader, writer = await asyncio.open_connection("127.0.0.1", h.port)
                head = (
                    f"POST {path} HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 100000\r\n\r\n{{"
                )
                writer.write(head.encode())
                slow.append((reader, writer))
            while True:  # until both have come that far
                answer = await h.http.post("/api/records", content="{}")
                if answer.status_code == 429:
                    break
                assert answer.status_code == 400
            assert answer.json()["code"] == "too-many"
            for _, writer in slow:
                writer.close()
            while (await h.http.post("/api/records", content="{}")).status_code == 429:
                await asyncio.sleep(0.01)

    async def patiently() -> None:
        async with asyncio.timeout(3 * WAIT_S):
            await story()

    asyncio.run(patiently())


def test_pages_are_counted_in_the_whole_house(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path, limits=tight(connections=3)) as h:
            held = [await asyncio.open_connection("127.0.0.1", h.port) for _ in range(3)]
            while len(h.hall.lines) < 3:
                await asyncio.sleep(0.01)
            reader, writer = await asyncio.open_connection("127.0.0.1", h.port)
            try:
                said = await asyncio.wait_for(reader.read(), WAIT_S)
            except OSError:  # cut, not closed
                said = b""
            assert said == b""
            for _, other in [*held, (reader, writer)]:
                other.close()
            while h.hall.lines:
                await asyncio.sleep(0.01)
            assert (await h.http.get("/healthz")).status_code == 200

    asyncio.run(story())


@pytest.mark.parametrize(
    ("address", "whose"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("::1", "::1"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:aaaa::1", "2001:db8:1:2::/64"),
        ("2001:db8:1:2:bbbb::9", "2001:db8:1:2::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("?", "?"),
    ],
)
def test_addresses_with_one_beginning_are_one_household(address: str, whose: str) -> None:
    assert household(address) == whose


def test_bodies_that_are_hard_to_read_are_refused(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as h:
            table = msgspec.to_builtins(a_long_way_back(20, 0))
            for entry in ("[" * 300_000, "[" * 900, '["deal",' * 2000, "{" * 5000, "", "\x00"):
                answer = await h.http.post("/api/carried", json={**table, "entries": [entry]})
                assert (answer.status_code, answer.json()["code"]) == (400, "bad-table"), entry[:9]
            for many in ("[],", "{},"):
                body = (
                    f'{{"format":"nightmarket-record","version":1,"choices":[{many * 90_000}[]]}}'
                )
                answer = await h.http.post("/api/records", content=body)
                assert (answer.status_code, answer.json()["field"]) == (400, "choices")
                assert "20000" in answer.json()["text"]  # it was not even read

    asyncio.run(story())


# -- taken back again and again


def a_long_way_back(moves: int, undos: int) -> wire.Carried:
    """A game against the clock in small steps, then marks of taking back that take nothing back."""
    rules = game("magic-maze")
    assert rules.clock is not None
    match = Match.deal(rules, 2, 7, rules.configure(2, {}))
    told: list[Entry] = [Deal(match.marks)]
    while len(told) < moves:
        tick = rules.clock.tick(match.state, 5)
        if CLOCK in match.asked and tick >= 0:
            seat, text = CLOCK, rules.text(tick)
        else:
            seat = match.who[0]
            text = match.choices(seat)[0]
        told.append(Play(seat, [text], match.play(seat, [text], [], 0, ""), 0, ""))
    while len(told) < moves + undos:
        told.append(Undo(0, len(told), 0, ""))
    return wire.Carried(
        game=rules.key,
        rules_version=rules.rules_version,
        chairs=[wire.CarriedChair("person", "Ann", "", "easy")] * 2,
        options={},
        clock=wire.Clock(0, "idle"),
        waits=True,
        seed=f"{7:032x}",
        entries=[entries.write(entry) for entry in told],
    )


def test_a_log_that_goes_back_all_the_time_is_read_in_one_go(tmp_path: Path) -> None:
    """It took minutes of a core; half a megabyte of it was enough."""

    async def story() -> None:
        async with house(tmp_path) as h:
            body = msgspec.json.encode(a_long_way_back(4000, 15_900))
            async with asyncio.timeout(WAIT_S):
                answer = await h.http.post("/api/carried", content=body, timeout=WAIT_S)
            assert answer.status_code == 201, answer.text

    asyncio.run(story())


def test_what_was_taken_back_is_gone_however_often() -> None:
    carried = a_long_way_back(60, 0)
    told = [*carried.entries, entries.write(Undo(0, 40, 0, "")), entries.write(Undo(0, 20, 0, ""))]
    short = replay(game("magic-maze"), msgspec.structs.replace(carried, entries=told), PATIENT)
    alone = msgspec.structs.replace(carried, entries=carried.entries[:20])
    same = replay(game("magic-maze"), alone, PATIENT)
    assert short.version == 62
    assert short.game.dump(short.state) == same.game.dump(same.state)


def test_a_game_is_not_taken_back_without_end(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path, limits=tight(record_moves=12)) as h:
            opened = await h.open(name="Ann", chairs=[{"kind": "open"}] * 4)
            me = await h.join(opened["table"], opened["secret"])
            for seat in (1, 2, 3):
                await me.sit(seat, f"Ann {seat}")
            await me.ask("start")
            await me.until(lambda m: m["type"] == "update")
            code = ""
            for _ in range(12):
                seat = next(iter(me.views.values()))["asked"][0]
                while not me.views.get(seat, {}).get("choices"):
                    await me.read()
                answer = await me.play(me.views[seat]["choices"][0], seat=seat)
                await me.version(answer["version"])
                now = max(view["version"] for view in me.views.values())
                answer = await me.ask("undo", version=now, seat=seat, to=1)
                if answer["type"] == "refused":
                    code = answer["code"]
                    break
                await me.version(answer["version"])
            assert code == "too-many"

    asyncio.run(story())
