"""Bots see what their seat sees, and answer what is legal or are told so."""

from __future__ import annotations

import pytest

import nightmarket as nm
from nightmarket.arena import play_out, simulate
from nightmarket.bots import Bot, Glimpse, RandomBot, SearchBot, choice_of, make
from nightmarket.kernel import Luck, Refusal, State, asked, legal, step
from tests.scenarios.shadow_traders.table import table

GAME = nm.game("shadow-traders")


def middle(seed: int = 3) -> State:
    s: State = GAME.setup(4, seed)
    rng = Luck.seeded(seed)
    for _ in range(40):
        seat = asked(s)[0]
        step(s, seat, rng.pick(legal(s, seat)))
    while len(legal(s, asked(s)[0])) < 3:
        seat = asked(s)[0]
        step(s, seat, rng.pick(legal(s, seat)))
    return s


def test_search_is_deterministic_under_its_seed() -> None:
    s = middle()
    seat = asked(s)[0]
    answers = {SearchBot(5, simulations=60).choose(Glimpse(GAME, s, seat)) for _ in range(3)}
    assert len(answers) == 1
    assert answers.pop() in legal(s, seat)


def test_search_never_changes_or_keeps_the_true_state() -> None:
    s = middle()
    before = GAME.dump(s)
    SearchBot(1, simulations=40).choose(Glimpse(GAME, s, asked(s)[0]))
    assert GAME.dump(s) == before


def test_search_answers_the_same_whatever_is_hidden() -> None:
    """What the seat cannot know must not reach its choice: equal guesses, equal answer."""
    s = middle()
    seat = asked(s)[0]
    other = GAME.resample(s, seat, Luck.seeded(99))
    assert GAME.dump(other) != GAME.dump(s)
    answers = [SearchBot(7, simulations=80).choose(Glimpse(GAME, x, seat)) for x in (s, other)]
    assert answers[0] == answers[1]


@pytest.mark.parametrize(
    ("mission", "best"),
    [("give-away", "act:give:3"), ("keep", "act:protect:1")],
)
def test_search_takes_a_clear_gain(mission: str, best: str) -> None:
    """With its mission alone at stake it picks the action that serves it, as often as it can."""
    missions = [mission, *[m for m in ("keep", "take", "collect", "choose") if m != mission][:3]]
    goods = {
        "give-away": [{"green": 10}, {"yellow": 10}, {"orange": 10}, {"blue": 10}],
        "keep": [{"green": 10}, {"yellow": 10}, {"orange": 10}, {"blue": 10}],
    }[mission]
    dice = {
        "give-away": "give give give steal move",
        "keep": "protect give give swap swap",
    }[mission]
    t = table(seats=4, missions=missions, goods=goods, event="cursed-artefact").roll(dice)
    bot = SearchBot(3, simulations=400)
    assert GAME.text(bot.choose(Glimpse(GAME, t.state, 0))) == best


def test_a_hurried_search_answers_at_once() -> None:
    bot = SearchBot(1, simulations=1_000_000, hurried=lambda: True)
    s = middle()
    assert bot.choose(Glimpse(GAME, s, asked(s)[0])) in legal(s, asked(s)[0])
    assert bot.done == 16


class Nonsense(Bot):
    def __init__(self, answer: object) -> None:
        self.answer = answer

    def choose(self, glimpse: Glimpse) -> int:
        return self.answer  # type: ignore[return-value]


@pytest.mark.parametrize("answer", [-1, 10**9, 0])
def test_a_bot_that_answers_nonsense_is_refused(answer: int) -> None:
    s = GAME.setup(4, 1)
    before = GAME.dump(s)
    assert answer not in legal(s, asked(s)[0])
    with pytest.raises(Refusal, match="not legal") as refusal:
        choice_of(Nonsense(answer), GAME, s, asked(s)[0])
    assert refusal.value.field == "bots"
    assert GAME.dump(s) == before


def test_unknown_bots_are_refused() -> None:
    with pytest.raises(Refusal, match="no bot 'grandmaster'"):
        make("grandmaster")
    with pytest.raises(Refusal, match="no bot"):
        simulate(GAME, 4, 1, ["random", "nobody"])


def test_a_series_of_games_adds_up() -> None:
    summary = simulate(GAME, 5, 8, seed=3)
    assert summary.finished == summary.games == 8
    assert sum(summary.wins_by_seat) == pytest.approx(8, abs=0.01)
    assert len(summary.mean_scores) == 5
    again = simulate(GAME, 5, 8, seed=3)
    assert again.mean_scores == summary.mean_scores


def test_bots_play_a_game_to_its_end() -> None:
    s = GAME.setup(6, 2)
    assert play_out(GAME, s, [RandomBot(i) for i in range(6)], Luck.seeded(1)) > 50
    assert not asked(s)
