"""A house as its keeper sees it: is it well, what does it count, what does it write down."""

from __future__ import annotations

import asyncio
import json
import logging
import re
from pathlib import Path

import httpx
import pytest
from prometheus_client.parser import text_string_to_metric_families

from nightmarket.server import logs
from nightmarket.server.serve import measured
from tests.server.house import house, table_moves
from tests.server.test_attacks import FullDisk

DEPLOY = Path(__file__).parents[2] / "deploy"


def test_ready_is_who_can_write_and_whose_bots_answer(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        async with house(tmp_path) as h:
            hall = h.hall
            assert (await h.http.get("/readyz")).json() == {"ok": True, "store": True, "bots": True}

            async def says(store: bool, bots: bool) -> None:
                hall.store_check.holds_until = hall.bots_check.holds_until = 0
                told = await h.http.get("/readyz")
                assert told.json() == {"ok": store and bots, "store": store, "bots": bots}
                assert told.status_code == (200 if store and bots else 503)

            disk = FullDisk(tmp_path)
            await says(False, True)
            assert (await h.http.get("/healthz")).status_code == 200
            disk.over()
            await says(True, True)

            async def dead() -> None:
                raise RuntimeError("nobody there")

            monkeypatch.setattr(h.dice, "ready", dead)
            await says(True, False)
            hall._thinking = 1  # then they are not asked, but believed
            await says(True, True)
            hall._is_silent = True
            await says(True, False)
            hall._thinking = 0

    asyncio.run(story())


def test_what_prometheus_reads(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as h:
            port, end = measured(h.hall).serve("127.0.0.1", 0)
            people = await h.four()
            for _ in range(5):
                await table_moves(people)
            await people[0].play("nonsense")
            async with httpx.AsyncClient() as prometheus:
                text = (await prometheus.get(f"http://127.0.0.1:{port}/metrics")).text
            await asyncio.to_thread(end)
            assert people[0].code not in text
            found = {
                (s.name, s.labels.get("code", "")): s.value
                for family in text_string_to_metric_families(text)
                for s in family.samples
            }
            assert found["nightmarket_moves_total", ""] == 6  # the deal is one
            assert found["nightmarket_move_seconds_count", ""] == 6
            assert found["nightmarket_store_writes_total", ""] >= 6
            assert (found["nightmarket_sockets", ""], found["nightmarket_tables", ""]) == (4, 1)
            assert sum(v for (n, code), v in found.items() if n.endswith("refusals_total")) == 1
            assert found["nightmarket_disk_free_bytes", ""] > 0
            drawn = (DEPLOY / "grafana.json").read_text()
            named = {name for name, _ in found} | {n.replace("_count", "_bucket") for n, _ in found}
            assert set(re.findall(r"nightmarket_\w+", drawn)) <= named

    asyncio.run(story())


def test_logs_have_times_and_nothing_that_lets_people_in(
    tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    kept = logging.root.handlers[:]
    try:
        for kind in ("text", "json"):
            logs.start(kind, True)

            async def story(kind: str = kind) -> tuple[str, str]:
                async with house(tmp_path / kind) as h:
                    opened = await h.open(name="Olha")
                    me = await h.join(opened["table"], opened["secret"])
                    await h.http.get(f"/api/tables/{opened['table'].replace('-', '').upper()}")
                    log = logging.getLogger("nightmarket.server")
                    try:
                        raise RuntimeError(f"{opened['table']} and {opened['secret']}")
                    except RuntimeError:
                        log.exception("table %s cannot be had", opened["table"])
                    await me.socket.close()
                    while h.hall.sessions:
                        await asyncio.sleep(0)
                    return opened["table"], opened["secret"]

            code, secret = asyncio.run(story())
            told = capfd.readouterr().err
            id = logs.table_id(code)
            for hidden in (code, code.replace("-", ""), code.replace("-", "").upper(), secret):
                assert hidden not in told
            assert f"/api/tables/{id}" in told
            if kind == "json":
                lines = [json.loads(line) for line in told.splitlines()]
                assert all({"time", "level", "logger", "message"} <= line.keys() for line in lines)
                assert [line["did"] for line in lines if line.get("connection") == 1] == [
                    "came",
                    "left",
                ]
                assert lines[-1]["table"] == id
                assert any("RuntimeError" in line.get("error", "") for line in lines)
            else:
                assert re.match(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z INFO nightmarket", told)
    finally:
        logging.basicConfig(handlers=kept, force=True)
        logs.ACCESS.setLevel(logging.NOTSET)
        logging.getLogger("uvicorn.error").setLevel(logging.NOTSET)
