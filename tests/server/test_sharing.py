"""A link in a messenger: what is shown beside it, and what is not."""

from __future__ import annotations

import asyncio
import re
from html import unescape
from pathlib import Path
from typing import Any

from nightmarket import games
from nightmarket.server.sharing import first_of
from tests.server.house import House, house, table_moves
from tests.server.test_http import a_record

PAGE = "<html><head><title>Night Market</title></head><body></body></html>"


def built(folder: Path) -> Path:
    """A client, as far as it matters here."""
    folder.mkdir()
    (folder / "index.html").write_text(PAGE)
    return folder


async def shown(h: House, path: str, language: str = "") -> dict[str, str]:
    answer = await h.http.get(path, headers={"accept-language": language})
    assert answer.status_code == 200
    found = dict(re.findall(r'<meta property="([^"]*)" content="([^"]*)"', answer.text))
    title = re.search(r"<title>(.*?)</title>", answer.text)
    assert title is not None
    return {"title": unescape(title[1]), **{name: unescape(text) for name, text in found.items()}}


def test_a_finished_game_is_told_in_title_text_and_picture(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path / "data", static=built(tmp_path / "static")) as h:
            two = [{"kind": "open"}, {"kind": "open"}]
            opened = await h.open("shadow-blades", name='O"<script>', chairs=two)
            people = [
                await h.join(opened["table"], opened["secret"]),
                await h.join(opened["table"]),
            ]
            await people[1].sit(1, "Петро")
            await people[0].ask("start")
            for person in people:
                await person.until(lambda m: m["type"] == "update")
            code = opened["table"]
            running = await shown(h, f"/r/{code}")
            assert running == await shown(h, f"/t/{code}")
            assert running["title"] == running["og:title"] == "Shadow Blades"
            assert "Петро" not in str(running)  # nobody is named before it is over
            while not people[0].over:
                await table_moves(people)
            over = await shown(h, f"/r/{code}", "uk-UA,uk;q=0.9,en;q=0.8")
            title = games.game("shadow-blades").titles["uk"]
            assert over["og:title"] == f'{title}: O"<script>, Петро'
            assert over["og:description"].startswith("Перемога: ")
            assert over["og:image"].endswith("/preview/shadow-blades.png")
            assert over["og:image"].startswith("http://127.0.0.1:")
            raw = (await h.http.get(f"/r/{code}")).text
            assert "<script>" not in raw
            seed = people[0].table["seed"]
            assert seed not in raw

    asyncio.run(story())


def test_an_imported_record_too(tmp_path: Path) -> None:
    async def story() -> None:
        static = built(tmp_path / "static")
        address: Any = {"public_url": "https://example.org/market", "static": static}
        async with house(tmp_path / "data", **address) as h:
            kept = (await h.http.post("/market/api/records", content=a_record())).json()
            told = await shown(h, f"/market/r/{kept['id']}")
            assert told["og:image"].startswith("https://example.org/market/preview/")
            assert str(kept["moves"]) in told["og:description"]

    asyncio.run(story())


def test_a_link_to_nothing_is_the_plain_page(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path / "data", static=built(tmp_path / "static")) as h:
            for path in ("/r/bbbbb-bbbbb", "/t/bbbbb-bbbbb", "/r/rbcdfghjkmnpq", "/tables", "/r/x"):
                assert await shown(h, path) == {"title": "Night Market"}

    asyncio.run(story())


def test_the_first_language_that_is_spoken_here() -> None:
    for header, wanted in (("", "en"), ("de, uk;q=0.5", "uk"), ("RU-ru", "ru"), (";;,,", "en")):
        assert first_of(header) == wanted
