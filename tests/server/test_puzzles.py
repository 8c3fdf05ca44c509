"""The puzzle of a day: the same for everybody, through one seat's eyes, with an answer that is legal."""

from __future__ import annotations

import asyncio
from datetime import date, timedelta
from pathlib import Path

import msgspec
import pytest

import nightmarket as nm
from nightmarket.analysis import daily
from nightmarket.bots.levels import LORES
from nightmarket.games import keys
from tests.server.house import house

pytestmark = pytest.mark.usefixtures("either_house")


@pytest.mark.parametrize("key", keys())
def test_a_shipped_set_is_of_todays_rules_and_every_answer_is_legal(key: str) -> None:
    game, made = nm.game(key), daily.shipped(key)
    assert made.rules_version == game.rules_version
    assert len(made.puzzles) >= 14
    for puzzle in made.puzzles:
        state, one = game.load(puzzle.state), puzzle.choosing
        there = {game.text(choice) for choice in nm.legal(state, one.seat)}
        assert {w.choice for w in one.weighed} <= there
        assert one.played in there
        chances = [w.chance for w in one.weighed]
        assert chances[0] == max(chances)
        assert chances[0] - chances[1] > 0.05  # there is something to find
        assert one.reason in (LORES[key].traits() if key in LORES else ("way",))
    first = date(2026, 11, 18)
    month = [daily.of_day(key, first + timedelta(n))[0] for n in range(len(made.puzzles))]
    assert sorted(month) == list(range(1, len(made.puzzles) + 1))


def test_a_day_has_its_puzzle_by_what_the_seat_sees(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as h:
            door = "/api/puzzles/shadow-blades"
            found = (await h.http.get(f"{door}?day=2026-11-18")).json()
            assert (await h.http.get(f"{door}?day=2026-11-18")).json() == found
            assert (await h.http.get(f"{door}?day=2026-11-19")).json()["n"] != found["n"]
            assert (await h.http.get(door)).json()["of"] == found["of"]
            game = nm.game("shadow-blades")
            _, puzzle = daily.of_day("shadow-blades", date(2026, 11, 18))
            state, seat = game.load(puzzle.state), puzzle.choosing.seat
            assert found["view"] == msgspec.to_builtins(game.view(state, seat))
            assert "state" not in found
            for bad in ("day=tomorrow", "day=2026-13-01"):
                assert (await h.http.get(f"{door}?{bad}")).status_code == 400
            for other in ("chess", "a.b", "%2e%2e%2fx"):
                assert (await h.http.get(f"/api/puzzles/{other}")).status_code == 404
            games = (await h.http.get("/api/games")).json()
            assert all(g["puzzles"] for g in games)

    asyncio.run(story())
