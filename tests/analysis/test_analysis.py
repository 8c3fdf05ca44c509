"""What looking back says of a game: the same every time, honest about what a seat knew."""

from __future__ import annotations

import json
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

import msgspec
import pytest
from typer.testing import CliRunner

import nightmarket as nm
from nightmarket.analysis import Question, Study, choosing, look
from nightmarket.analysis.choosing import SEARCHES, Candidate, closer, thinker, tried
from nightmarket.analysis.eye import Eye
from nightmarket.analysis.study import PROUD
from nightmarket.analysis.told import Choosing, Looked, Weighed
from nightmarket.analysis.turning import exercises, turning
from nightmarket.arena.corpus import corpus
from nightmarket.bots import choice_of
from nightmarket.bots.levels import LORES
from nightmarket.cli.app import app
from nightmarket.kernel import BadRecord, Luck, Refusal, State
from nightmarket.kernel.record import Move, Record

SEATS = {"shadow-traders": 4, "shadow-blades": 2, "dale-of-merchants": 2, "dark-road": 2}


@cache
def questions(key: str) -> list[Question]:
    seats = SEATS.get(key, 2)
    bots = ["policy"] if key in LORES else ["fair"]
    record = Record.from_json(next(corpus(nm.game(key), seats, 1, bots, seed=3)))
    return list(next(Study(record, "easy").rounds()))


@pytest.mark.parametrize("key", [*SEATS, "magic-maze"])
def test_a_moment_is_judged_and_the_last_one_says_who_won(key: str) -> None:
    asked = questions(key)
    game = nm.game(key)
    middle = next(q for q in asked[len(asked) // 2 :] if q.seat >= 0 and len(options(q)) > 1)
    found = look(middle)
    assert msgspec.json.encode(look(middle)) == msgspec.json.encode(found)
    for chances in [found.open, *found.known]:
        assert all(0.0 < one < 1.0 for one in chances)
        if not game.is_cooperative():
            assert sum(chances) == pytest.approx(1.0, abs=0.001)
    winners = game.winners(game.load(asked[-1].state))
    assert [one > 0.0 for one in look(asked[-1]).open] == [
        seat in winners for seat in range(len(found.open))
    ]
    if key not in LORES:
        assert found.choosing is None
        return
    chosen = found.choosing
    assert chosen is not None
    assert chosen.played in [one.choice for one in chosen.weighed]
    assert chosen.reason in ("", *LORES[key].traits())
    for own in found.beliefs:
        for owner, what, chance, _ in own:
            assert 0 <= owner < SEATS[key]
            assert ":" in what
            assert 0.0 < chance <= 1.0


def options(question: Question) -> list[int]:
    game = nm.game(question.game)
    return nm.legal(game.load(question.state), question.seat)


@pytest.mark.parametrize("key", ["shadow-traders", "shadow-blades", "dale-of-merchants"])
def test_what_a_seat_knew_does_not_hang_on_what_was_hidden(key: str) -> None:
    """Another deal that the seat could not tell from the true one: it judges about alike."""
    question = questions(key)[len(questions(key)) // 3]
    game = nm.game(key)
    state = game.load(question.state)
    other = game.dump(game.resample(state, 0, Luck.seeded(5)))
    again = msgspec.structs.replace(question, state=other, seat=-1, level="fair")
    truly = msgspec.structs.replace(question, seat=-1, level="fair")
    one, two = look(truly), look(again)
    assert one.known[0][0] == pytest.approx(two.known[0][0], abs=0.2)
    sure = {(owner, what) for owner, what, chance, _ in one.beliefs[0] if chance == 1.0}
    assert sure <= {(owner, what) for owner, what, chance, _ in two.beliefs[0] if chance > 0.8}


@pytest.mark.parametrize("key", SEATS)
def test_the_worst_choice_is_called_a_loss_and_the_best_is_not(key: str) -> None:
    """Somebody who had done the worst there is hears of what was better, and how it would go on."""
    asked = [q for q in questions(key) if q.seat >= 0 and len(options(q)) > 3]
    worst = best = None
    for question in asked[len(asked) // 2 :]:
        chosen = look(question).choosing
        assert chosen is not None
        chances = [one.chance for one in chosen.weighed]
        if max(chances) - min(chances) > 0.2:  # clear at a glance, which is all that `easy` takes
            low = chosen.weighed[chances.index(min(chances))].choice
            worst = look(msgspec.structs.replace(question, played=low)).choosing
            high = msgspec.structs.replace(question, played=chosen.weighed[0].choice)
            best = look(high).choosing
            break
    assert worst is not None
    assert best is not None
    assert worst.lost > 0.1
    assert worst.weighed[0].choice != worst.played
    assert worst.gained == 0.0
    assert best.lost < 0.05


def test_whose_turn_it_is_makes_nobody_stand_better() -> None:
    """An eye that judges after one turn likes whoever has just moved: 59 % here, and then 36 %."""
    game = nm.game("dark-road")
    record = Record.from_json(next(corpus(game, 2, 1, ["policy"], seed=12)))
    eye, rng = Eye(game, record.options, 2, "fair"), Luck.seeded(1)
    chances = {
        n: eye.known(eye.guesses(s, 0, 24, rng), rng)[0]
        for n, (s, _, _) in enumerate(record.replay(nm.game))
        if n in (109, 110)
    }
    assert record.moves[109].seat != record.moves[110].seat
    assert abs(chances[109] - chances[110]) < 0.12


def test_what_a_strong_player_does_too_is_no_loss() -> None:
    game = nm.game("shadow-blades")
    question = next(q for q in questions("shadow-blades")[90:] if len(options(q)) > 3)
    state, eye = game.load(question.state), Eye(game, {}, 2, "fair")
    found = look(question).choosing
    assert found is not None
    does = game.text(choice_of(thinker(eye, Luck.seeded(2)), game, state, question.seat))
    for w in found.weighed[:6]:
        played = msgspec.structs.replace(found, played=w.choice)
        again = closer(eye, state, played, 4, 8, Luck.seeded(2))
        told = {one.choice: one.chance for one in again.weighed}
        assert does in told
        assert again.weighed[0].chance == max(told.values())
        assert again.lost == 0.0 or again.played != again.weighed[0].choice


Tried = Callable[..., dict[int, Candidate]]


@cache
def doubted() -> tuple[Question, Choosing]:
    """A choice on the Dark Road, of which a glance says that what was done is the worst."""
    question = next(q for q in questions("dark-road")[60:] if len(options(q)) > 3)
    found = look(question).choosing
    assert found is not None
    return question, msgspec.structs.replace(found, played=found.weighed[-1].choice)


def tried_again(monkeypatch: pytest.MonkeyPatch, searched: Tried, games: Tried) -> Choosing:
    question, found = doubted()
    game = nm.game("dark-road")
    state, eye = game.load(question.state), Eye(game, {}, 2, "fair")
    monkeypatch.setattr(choosing, "choice_of", lambda *_: game.parse(found.weighed[0].choice))
    monkeypatch.setattr(choosing, "search", searched)
    monkeypatch.setattr(choosing, "play_out", games)
    return closer(eye, state, found, 4, 8, Luck.seeded(2))


def saying(share: dict[str, float], others: float) -> Tried:
    """So much of the game from every guess, for what is named, and for all else."""

    def told(eye: Eye, s: State, seat: int, choices: list[int], *rest: object) -> Any:
        ends = {choice: Candidate(choice, 2) for choice in choices}
        for choice, one in ends.items():
            own = share.get(eye.game.text(choice), others)
            one.values = [eye.against(own, seat) for _ in range(40)]
        return ends

    return told


@pytest.mark.parametrize("ahead", [0.0, 0.3])
def test_what_games_to_the_end_do_not_show_is_no_loss(
    ahead: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A search repeats the errors of its eye as often as it is asked: alone it is never sure."""
    played = doubted()[1].played
    again = tried_again(monkeypatch, saying({played: 0.4}, 0.6), saying({played: 0.6 - ahead}, 0.6))
    assert again.weighed[0].choice != again.played
    assert (again.lost > 0.1) == (ahead > 0.0)


def test_what_games_show_is_found_where_a_search_sees_no_difference(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Where to head for on the Dark Road: one town won half of the games, the others a tenth; to the eye
    they were alike, and games were played only of the one that it liked best by a hair."""
    first, good = (one.choice for one in doubted()[1].weighed[:2])
    again = tried_again(monkeypatch, saying({first: 0.51}, 0.5), saying({good: 0.5}, 0.1))
    assert again.weighed[0].chance == max(one.chance for one in again.weighed)
    told = {one.choice: one.chance for one in again.weighed}
    assert max(told, key=lambda choice: told[choice]) == good
    assert again.lost > 0.1


def test_what_games_show_is_looked_at_again_though_a_search_likes_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """A search of few guesses said 0.9 of what lost nine games of ten, and took it out of the rounds."""
    played = doubted()[1].played
    again = tried_again(monkeypatch, saying({played: 0.7}, 0.5), saying({played: 0.1}, 0.5))
    assert again.seems == pytest.approx(0.4)


@pytest.mark.parametrize("better", [0.2, 0.6])
def test_games_go_on_only_where_something_may_be_better(
    better: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Most of an analysis of Shadow Traders are games: what did no better in a third of them is left."""
    game = nm.game("shadow-traders")
    question = next(q for q in questions("shadow-traders")[60:] if len(options(q)) > 2)
    state, eye = game.load(question.state), Eye(game, {}, 4, "fair")
    choices = options(question)[:3]
    played, rival = (game.text(c) for c in choices[:2])
    found: list[tuple[int, int]] = []

    def told(eye: Eye, s: State, seat: int, choices: list[int], games: int, rng: Luck) -> Any:
        found.append((len(choices), games))
        return saying({played: 0.4, rival: better}, 0.1)(eye, s, seat, choices)

    monkeypatch.setattr(choosing, "play_out", told)
    tried(eye, state, question.seat, choices, choices[0], 120, Luck.seeded(1))
    assert found == ([(3, 40), (2, 80)] if better > 0.4 else [(3, 40)])


@pytest.mark.parametrize("key", SEATS)
def test_choices_are_tried_by_search_where_that_makes_stronger(key: str) -> None:
    """Else in games to the end; of two each as often as the other, and the same every time."""
    game = nm.game(key)
    question = next(q for q in questions(key)[60:] if q.seat >= 0 and len(options(q)) > 2)
    state, eye = game.load(question.state), Eye(game, {}, SEATS[key], "fair")
    choices = options(question)[:2]
    one, two = (
        tried(eye, state, question.seat, choices, choices[0], 5, Luck.seeded(1)) for _ in range(2)
    )
    assert [one[c].values for c in choices] == [two[c].values for c in choices]
    for c in choices:
        assert len(one[c].values) in ([5 * SEARCHES] if eye.searches else [1, 5])
        assert all(sum(row) == pytest.approx(1.0) for row in one[c].values)
    assert eye.searches == (key != "shadow-traders")


def test_only_a_finished_game_is_looked_back_at() -> None:
    record = Record.from_json(next(corpus(nm.game("shadow-blades"), 2, 1, ["policy"], seed=3)))
    with pytest.raises(Refusal, match="level"):
        Study(record, "genius")
    record.scores = None
    with pytest.raises(BadRecord, match="not over"):
        Study(record)


def test_long_games_are_looked_at_in_strides() -> None:
    record = Record("shadow-blades", 1, 2, {}, 7, scores=[0, 0], winners=[0])
    record.moves = [Move(0, "end")] * 1999
    study = Study(record, "fair")
    assert study.count <= 600
    assert study.stride == 4


def test_of_many_seats_fewer_choices_are_looked_at_again() -> None:
    """Else a game of six would be waited for twice as long as one of three."""

    def again(seats: int) -> int:
        record = Record("shadow-traders", 1, seats, {}, 7, scores=[0] * seats, winners=[0])
        record.moves = [Move(0, "end")] * 300
        study = Study(record, "fair")
        return study.asked - study.count

    assert [again(seats) for seats in (2, 3, 4, 6)] == [56, 84, 88, 96]


def moment(n: int, lost: float, gained: float, known: float = 0.5) -> Looked:
    weighed = [Weighed("best", 0.5 + lost), Weighed("done", 0.5), Weighed("worst", 0.3)]
    chosen = Choosing(0, "done", 3, weighed, lost, gained, lost, [], "", 0, {})
    return Looked(n, [known, 1 - known], [[known, 1 - known]] * 2, [[], []], chosen)


def test_the_moments_are_the_largest_and_one_is_luck_at_most() -> None:
    record = Record("shadow-blades", 1, 2, {}, 7)
    record.moves = [Move(0 if n % 2 == 0 else 1, "end") for n in range(12)]
    quiet = [Looked(n, [0.5, 0.5], [[0.5, 0.5]] * 2, [[], []], None) for n in range(13)]
    found = list(quiet)
    found[2], found[6], found[8] = moment(2, 0.2, 0), moment(6, 0, 0.3), moment(8, 0.05, 0)
    for n, chance in ((4, 0.9), (10, 0.1)):  # what others did, twice
        found[n] = Looked(n, [0.5, 0.5], [[chance, 1 - chance]] * 2, [[], []], None)
    told = turning(found, record, 0)
    assert [t.kind for t in told] == ["loss", "luck", "gain"]
    assert [told[0].n, told[2].n] == [2, 6]
    assert turning(quiet, record, 0) == []
    # A blunder is told before twice as much of what only the eye says.
    found[10] = moment(10, 0.16, 0)
    assert [t.n for t in turning(found, record, 0)] == [2, 10, 3]
    # Where the chance flutters all the time, no single flutter is called luck.
    restless = list(quiet)
    for n in range(13):
        chance = 0.5 + 0.05 * (n % 3)
        restless[n] = Looked(n, [0.5, 0.5], [[chance, 1 - chance]] * 2, [[], []], None)
    restless[5] = moment(5, 0.1, 0)
    assert [t.kind for t in turning(restless, record, 0)] == ["loss"]
    many = [moment(n, 0.06 + n / 100, 0) for n in range(9)]
    assert exercises(many, 0) == [4, 5, 6, 7, 8]
    assert exercises(many, 1) == []


def test_a_gain_is_told_only_where_it_was_looked_at_twice() -> None:
    """At a glance the crown was worth 85 %; looked at again, a quarter."""
    record = Record.from_json(next(corpus(nm.game("dark-road"), 2, 1, ["policy"], seed=3)))
    study = Study(record, "easy")
    for asked in study.rounds():
        for question in asked:
            looked = moment(question.look, 0, 0.26 if question.before else 0.85)
            assert looked.choosing is not None
            looked.choosing.seat = question.seat
            study.take(looked)
    assert study.answered == study.asked == study.count + 2 * PROUD
    gains = [one.choosing.gained for one in study.done().moments if one.choosing is not None]
    assert sorted(gains)[-2 * PROUD :] == [0.26] * 2 * PROUD
    assert not any(sorted(gains)[: -2 * PROUD])


def test_the_command_line_looks_back(tmp_path: Path) -> None:
    record = next(corpus(nm.game("magic-maze"), 2, 1, ["fair"], seed=3))
    file = tmp_path / "record.json"
    file.write_text(record, "utf-8")
    run = CliRunner()
    told = run.invoke(app, ["analyse", str(file), "--jobs", "1", "--seat", "2", "--language", "uk"])
    assert told.exit_code == 0
    assert "Хід" in told.stdout
    found = json.loads(run.invoke(app, ["analyse", str(file), "--jobs", "1", "--json"]).stdout)
    assert found["game"] == "magic-maze"
    assert len(found["turning"]) == 2
    assert run.invoke(app, ["analyse", str(file), "--seat", "3"]).exit_code != 0
