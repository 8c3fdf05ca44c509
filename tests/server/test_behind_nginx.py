"""A house under a path of another site, behind a real nginx with the site that `deploy/` has."""

from __future__ import annotations

import asyncio
import contextlib
import re
import shutil
import subprocess
from collections.abc import AsyncIterator
from pathlib import Path

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from nightmarket.soak.house import free_port
from tests.server.house import House, Player, house, table_moves

NGINX = shutil.which("nginx") or shutil.which("nginx", path="/usr/sbin")
SITE = (Path(__file__).parents[2] / "deploy" / "nginx.conf").read_text("utf-8")
SECRET = "sixteen letters!"

if NGINX is not None:

    @contextlib.asynccontextmanager
    async def nginx(folder: Path, port: int, inside: int, taken_off: bool) -> AsyncIterator[None]:
        """The site of deploy/ without its certificate; the path is handed on, or taken off."""
        site = re.sub(r"\n *ssl_certificate.*", "", SITE)
        site = site.replace("listen 443 ssl http2", f"listen 127.0.0.1:{port}")
        site = site.replace("location / {", "location /games/ {")
        site = site.replace("127.0.0.1:8000;", f"127.0.0.1:{inside}{'/' if taken_off else ''};")
        where = folder / "nginx"
        where.mkdir()
        kinds = ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
        kept = "".join(f"{kind}_temp_path {where}/{kind};\n" for kind in kinds)
        file = where / "nginx.conf"
        file.write_text(
            f"daemon off; pid {where}/pid; error_log {where}/error.log;\nevents {{}}\n"
            f"http {{\n{kept}{site}\n}}\n"
        )
        assert NGINX is not None
        process = subprocess.Popen(
            [NGINX, "-p", str(where), "-e", f"{where}/error.log", "-c", str(file)],
            stderr=subprocess.DEVNULL,
        )
        try:
            while True:
                with contextlib.suppress(OSError):
                    _, writer = await asyncio.open_connection("127.0.0.1", port)
                    writer.close()
                    break
                assert process.poll() is None, (where / "error.log").read_text()
                await asyncio.sleep(0.02)
            yield
        finally:
            process.terminate()
            process.wait(20)

    @pytest.mark.parametrize("taken_off", [False, True])
    def test_a_house_under_a_path(tmp_path: Path, taken_off: bool) -> None:
        async def story() -> None:
            port = free_port()
            origin = f"http://127.0.0.1:{port}"
            async with (
                house(
                    tmp_path,
                    public_url=f"{origin}/games",
                    trusted_proxies=("127.0.0.1",),
                    admin_secret=SECRET,
                ) as h,
                nginx(tmp_path, port, h.port, taken_off),
                httpx.AsyncClient(base_url=f"{origin}/games", headers={"origin": origin}) as http,
            ):
                assert (await http.get("/healthz")).json() == {"ok": True}
                await play(h, http, f"ws://127.0.0.1:{port}/games/ws")
                # The host's cookie holds under the path alone, and opens the door through the proxy.
                opened = await http.post("/api/house/door", json={"secret": SECRET})
                assert opened.status_code == 200
                assert "Path=/games/api/house" in opened.headers["set-cookie"]
                told = (await http.get("/api/house")).json()
                assert told["where"] == f"{origin}/games"
                assert told["phases"] == {"playing": 1}
                # Limits go by who comes, not by the proxy; whoever is this machine is believed too.
                there = {"x-forwarded-for": "203.0.113.9"}
                await h.hall.ban("203.0.113.9", h.hall.wall_ms() + 60_000)
                assert (await http.get("/healthz", headers=there)).json()["code"] == "banned"
                assert (await http.get("/healthz")).status_code == 200
                # The rest of the site is not the house's.
                async with httpx.AsyncClient(base_url=origin) as beside:
                    assert "nginx" in (await beside.get("/api/games")).text

        asyncio.run(asyncio.wait_for(story(), 60))

    async def play(h: House, http: httpx.AsyncClient, socket: str) -> None:
        """Four people through the proxy, some moves, and nobody from another site's page."""
        answer = await http.post("/api/tables", json={"game": "shadow-traders", "name": "Host"})
        opened = answer.json()
        address = f"{socket}/{opened['table']}"
        with pytest.raises(InvalidStatus):
            await connect(address, additional_headers={"origin": "http://elsewhere.example"})
        people = []
        for seat in range(4):
            line = await connect(address, max_size=None, close_timeout=0.2)
            person = Player(line, opened["table"], [opened["secret"]] if not seat else [])
            h.people.append(person)
            await person.send(type="hello", table=opened["table"], secrets=person.secrets, seen=-1)
            await person.until(lambda m: m["type"] == "welcome")
            if seat:
                await person.sit(seat, f"Guest {seat}")
            people.append(person)
        await people[0].ask("start")
        for person in people:
            await person.until(lambda m: m["type"] == "update")
        for _ in range(8):
            await table_moves(people)
