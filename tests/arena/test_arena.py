"""The arena: fair seats, honest figures, the same answer however it is played."""

from __future__ import annotations

import json
import xml.etree.ElementTree as ET
from concurrent.futures import Future
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

import nightmarket as nm
from nightmarket.arena import Field, RayExecutor, contest, local, simulate
from nightmarket.arena.picture import picture
from nightmarket.arena.series import Result, rotations
from nightmarket.arena.standing import Verdict, standings, wilson, won
from nightmarket.kernel import Refusal

GAME = nm.game("shadow-traders")
DUEL = nm.game("shadow-blades")


def field(bots: str = "plain:4:2,random", seats: int = 2, seed: int = 5) -> Field:
    game = DUEL if seats == 2 else GAME
    return Field.of(game, seats, bots.split(","), seed, {})


@pytest.mark.parametrize(
    ("bots", "seats", "block"), [("a,b", 4, 2), ("a,b,b,b", 4, 4), ("a,b,c,d", 4, 4), ("a", 4, 1)]
)
def test_every_deal_is_played_in_every_rotation(bots: str, seats: int, block: int) -> None:
    series = Field("shadow-traders", seats, {}, tuple(bots.split(",")), 3)
    for games in series.blocks(3 * block):
        assert len(games) == block
        assert len({m.deal for m in games}) == 1
        for seat in range(seats):  # in one seat every bot as often as it was named
            names = sorted(m.bots[seat] for m in games)
            assert sorted(series.line_ups()[0]) == sorted(names * (seats // block))
    assert [m.number for b in series.blocks(12) for m in b] == list(range(12))


def test_more_bots_than_seats_meet_in_every_company() -> None:
    series = Field("shadow-blades", 2, {}, ("a", "b", "c"), 0)
    met = [set(m.bots) for block in series.blocks(6) for m in block]
    assert met == [{"a", "b"}] * 2 + [{"a", "c"}] * 2 + [{"b", "c"}] * 2
    assert {m.deal for block in series.blocks(6) for m in block} == {0}


def test_rotations_of_a_line_up() -> None:
    assert [rotations(tuple(x)) for x in ("ab", "abab", "abbb", "aaaa", "abcabc")] == [
        2,
        2,
        4,
        1,
        3,
    ]


def test_a_series_is_the_same_on_one_core_and_on_two(tmp_path: Path) -> None:
    alone = contest(field(), 6, stop=False)
    pool = local(2)
    try:
        together = contest(field(), 6, executor=pool, width=2, stop=False)
    finally:
        pool.shutdown()
    assert [(r.winners, r.scores) for r in alone.results] == [
        (r.winners, r.scores) for r in together.results
    ]
    assert alone.answer == together.answer


def test_a_series_goes_on_after_a_kill(tmp_path: Path) -> None:
    book = tmp_path / "games.jsonl"
    whole = contest(field(), 6, book=book, stop=False)
    lines = book.read_text().splitlines(keepends=True)
    assert len(lines) == 7
    book.write_text("".join(lines[:4]) + lines[4][:20])  # killed while it wrote the fourth game
    played: list[int] = []
    again = contest(field(), 6, book=book, stop=False, progress=lambda n, of: played.append(n))
    assert played == [4, 5, 6]
    assert again.to_dict()["bots"][0]["wins"] == whole.to_dict()["bots"][0]["wins"]
    assert len(book.read_text().splitlines()) == 7
    contest(field(), 6, book=book, stop=False, progress=lambda n, of: played.append(n))
    assert played == [4, 5, 6]  # nothing left to play


def test_a_book_of_another_series_is_refused(tmp_path: Path) -> None:
    book = tmp_path / "games.jsonl"
    contest(field(), 2, book=book)
    with pytest.raises(Refusal, match="another series"):
        contest(field(seed=6), 2, book=book)
    book.write_text("hello\n")
    with pytest.raises(Refusal, match="no file of an arena"):
        contest(field(), 2, book=book)


def test_it_stops_when_the_answer_is_clear_and_after_whole_rounds() -> None:
    ladder = contest(field("policy,random"), 60)
    assert ladder.answer == "stronger"
    assert ladder.games < 60
    assert ladder.games % 2 == 0
    assert contest(field("random,policy"), 60).answer == "not stronger"


def test_the_sequential_test_keeps_its_word() -> None:
    verdict = Verdict(2, 1)
    assert verdict.answer == "open"
    for _ in range(12):
        verdict.take(1.0)
    assert verdict.answer == "stronger"
    assert not Verdict(4, 4).applies
    one_of_four = Verdict(4, 1)
    assert (one_of_four.low, one_of_four.high) == pytest.approx((0.25, 0.35))


def test_intervals() -> None:
    assert wilson(0, 0) == (0.0, 1.0)
    assert wilson(50, 100) == pytest.approx((0.404, 0.596), abs=0.001)
    low, high = wilson(10, 10)
    assert (round(low, 2), round(high, 2)) == (0.72, 1.0)


def test_shares_of_a_shared_victory_and_ratings() -> None:
    games = [Result(i, 0, ["a", "b"], [0], [9, 3], 5, [1, 1], [0.1, 0], [0.1, 0]) for i in range(8)]
    games.append(Result(8, 0, ["b", "a"], [0, 1], [4, 4], 5, [1, 1], [0.0, 0.1], [0, 0.3]))
    assert won(games[-1], "a") == won(games[-1], "b") == 0.5
    a, b = standings(["a", "b"], games)
    assert (a.wins, b.wins, a.games, a.even) == (8.5, 0.5, 9, 0.5)
    assert a.points == pytest.approx(76 / 9)
    assert (round(a.ms), round(a.longest_ms)) == (100, 300)
    assert a.mu > 25 > b.mu
    assert a.sigma < 8.3


def test_what_cannot_be_played_is_refused() -> None:
    with pytest.raises(Refusal, match="no bot"):
        Field.of(GAME, 4, ["random", "nobody"], 0, {})
    with pytest.raises(Refusal, match="no bot"):
        Field.of(GAME, 4, ["plain:many"], 0, {})
    for bots in (["fair", "easy"], ["random"]):
        with pytest.raises(Refusal, match="won together"):
            Field.of(nm.game("magic-maze"), 2, bots, 0, {})
    with pytest.raises(Refusal, match="at least one game"):
        contest(field(), 0)


def test_a_game_won_together_is_played_by_a_team_of_one_level() -> None:
    team = Field.of(nm.game("magic-maze"), 2, ["master"], 0, {"scenario": "1"})
    (row,) = contest(team, 1).rows
    assert (row.games, row.seats, row.share, row.even) == (1, 2, 1.0, 1.0)


def test_the_picture_is_one_svg_document() -> None:
    ladder = contest(field("random,plain:2"), 2)
    drawn = picture(ladder)
    root = ET.fromstring(drawn)
    assert root.tag.endswith("svg")
    words = " ".join(root.itertext())
    assert "plain:2" in words
    assert "95 % interval" in words
    assert json.loads(json.dumps(ladder.to_dict()))["games"] == 2


def test_simulate_on_two_processes_is_the_same() -> None:
    one = simulate(GAME, 4, 4, ["random"], seed=3)
    two = simulate(GAME, 4, 4, ["random"], seed=3, jobs=2)
    assert (one.mean_scores, one.wins_by_seat) == (two.mean_scores, two.wins_by_seat)


class FakeRay:
    """As much of Ray as the arena uses; every task is done at once."""

    def __init__(self) -> None:
        self.calls: list[str] = []

    def init(self, **_: Any) -> None:
        self.calls.append("init")

    def shutdown(self) -> None:
        self.calls.append("shutdown")

    def cluster_resources(self) -> dict[str, float]:
        return {"CPU": 3.0}

    def remote(self, fn: Any) -> Any:
        def run(*args: Any) -> Any:
            done: Future[Any] = Future()
            done.set_result(fn(*args))
            return SimpleNamespace(future=lambda: done)

        return SimpleNamespace(remote=run)


def test_a_ray_cluster_plays_the_same_games(monkeypatch: pytest.MonkeyPatch) -> None:
    ray = FakeRay()
    monkeypatch.setitem(__import__("sys").modules, "ray", ray)
    with RayExecutor() as cluster:
        assert cluster.width == 3
        there = contest(field(), 4, executor=cluster, width=cluster.width, stop=False)
    assert ray.calls == ["init", "shutdown"]
    here = contest(field(), 4, stop=False)
    assert [r.scores for r in there.results] == [r.scores for r in here.results]


def test_without_ray_it_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(__import__("sys").modules, "ray", None)
    with pytest.raises(Refusal, match=r"nightmarket\[cluster\]"):
        RayExecutor()
