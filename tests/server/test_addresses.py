"""Where others find the server: what is listed, said on the terminal, and drawn."""

from __future__ import annotations

import asyncio
import re
import threading
from pathlib import Path

import pytest
import zxingcpp

from nightmarket.server import visit
from nightmarket.server.config import Config
from nightmarket.server.serve import RIM, for_others
from tests.server.house import house


@pytest.fixture
def at_home(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(visit, "names_at_home", lambda: ["192.168.1.20"])


@pytest.mark.usefixtures("at_home")
@pytest.mark.parametrize(
    ("listens", "public", "found"),
    [
        ("127.0.0.1", "", []),
        ("localhost", "", []),
        ("::1", "", []),
        ("0.0.0.0", "", ["http://192.168.1.20:8000"]),
        ("10.1.2.3", "", ["http://10.1.2.3:8000"]),
        ("fd00::1", "", ["http://[fd00::1]:8000"]),
        ("127.0.0.1", "https://games.example.org", ["https://games.example.org"]),
    ],
)
def test_addresses_are_those_that_others_can_reach(
    tmp_path: Path, listens: str, public: str, found: list[str]
) -> None:
    config = Config(data=tmp_path, host=listens, public_url=public)
    assert visit.addresses(config, 8000) == found


def test_own_names_lead_no_other_device_to_itself() -> None:
    assert all(visit.is_reachable(name) for name in visit.names_at_home())


def test_the_server_says_them(tmp_path: Path) -> None:
    async def go() -> None:
        async with house(tmp_path) as h:
            assert (await h.http.get("/api/addresses")).json() == {"addresses": []}

    asyncio.run(go())


def test_many_who_ask_for_them_wait_for_one_look_up_and_hold_up_nobody(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[str] = []
    loop_thread = threading.get_ident()

    def slow(config: Config, port: int) -> list[str]:
        asked.append("beside" if threading.get_ident() != loop_thread else "in the loop")
        return ["http://10.0.0.7:8000"]

    monkeypatch.setattr(visit, "addresses", slow)

    async def go() -> None:
        async with house(tmp_path) as h:
            answers = [h.http.get("/api/addresses") for _ in range(5)]
            for answer in await asyncio.gather(*answers):
                assert answer.json() == {"addresses": ["http://10.0.0.7:8000"]}

    asyncio.run(go())
    assert asked == ["beside"]


def scanned(lines: list[str]) -> str:
    """What a phone reads off the terminal."""
    rows: list[list[int]] = []
    for line in lines:
        signs = re.sub(r"\x1b\[[0-9;]*m", "", line)
        rows += [[255 * (sign in half) for sign in signs] for half in ("▀█", "▄█")]
    large = b"".join(bytes(dot for dot in row for _ in range(4)) * 4 for row in rows)
    size = 4 * len(rows[0])
    [code] = zxingcpp.read_barcodes(memoryview(large).cast("B", (len(large) // size, size)))
    return str(code.text)


@pytest.mark.usefixtures("at_home")
def test_the_terminal_says_how_to_come_in(tmp_path: Path) -> None:
    alone = for_others(Config(data=tmp_path), 8000, drawn=True)
    assert "--host 0.0.0.0" in alone
    assert "█" not in alone
    open_house = Config(data=tmp_path, host="0.0.0.0")
    assert for_others(open_house, 8000, drawn=False).endswith("http://192.168.1.20:8000/")
    drawn = for_others(open_house, 8000, drawn=True).splitlines()
    # two rows of dots to a line, and a rim of light
    assert len(drawn) == 1 + (25 + 2 * RIM + 1) // 2
    assert scanned(drawn[1:]) == "http://192.168.1.20:8000/"
    # However long the address is, the house opens.
    far = Config(data=tmp_path, public_url=f"https://{'a' * 60}.{'b' * 60}.example.org")
    assert len(for_others(far, 8000, drawn=True).splitlines()) > len(drawn)
