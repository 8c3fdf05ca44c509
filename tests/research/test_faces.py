"""The faces that other libraries know pass those libraries' own tests."""

from __future__ import annotations

import warnings
from typing import Any

import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, parallel_api_test, seed_test

from nightmarket.games import game as find
from nightmarket.kernel import Refusal
from nightmarket.research import aec, gym, parallel
from nightmarket.research.drawing import COLUMNS, LETTERS, LINES, as_text, told
from nightmarket.research.layouts import ENCODED

# One table with options for each game; the soak takes every seat count and option.
TABLES: dict[str, tuple[int, dict[str, Any]]] = {
    "shadow-traders": (5, {"stack_view": "open"}),
    "shadow-blades": (4, {"alliances": "on", "conspiracy": "espionage"}),
    "dark-road": (1, {"snow_bees": "on"}),
    "dale-of-merchants": (2, {"sets": "owl,fox,sloth"}),
    "magic-maze": (3, {"scenario": "7"}),
}


@pytest.fixture(autouse=True)
def _masks_are_no_arrays() -> None:
    # PettingZoo warns of every environment that shows a mask beside its observation.
    warnings.filterwarnings("ignore", message="Observation", category=UserWarning)


@pytest.mark.parametrize("key", ENCODED)
def test_pettingzoo_accepts_every_game(key: str) -> None:
    seats, options = TABLES[key]
    api_test(aec(key, seats=seats, **options), num_cycles=150, verbose_progress=False)
    seed_test(lambda: aec(key, seats=seats, **options), num_cycles=60)


def test_pettingzoo_accepts_real_time() -> None:
    parallel_api_test(parallel("magic-maze", seats=3), num_cycles=100)
    with pytest.raises(Refusal, match="no real-time game"):
        parallel("shadow-blades")


@pytest.mark.parametrize("key", ENCODED)
def test_gymnasium_accepts_every_game(key: str) -> None:
    with warnings.catch_warnings():
        warnings.filterwarnings("ignore", message=".*alternative render modes.*")
        check_env(gym(key, bots=["random"], render_mode="ansi"))


def test_a_whole_game_pays_out_once_and_adds_up() -> None:
    env = aec("dale-of-merchants", seats=2)
    rng = np.random.default_rng(5)
    env.reset(seed=5)
    paid = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        seen, reward, ended, cut, _ = env.last()
        paid[agent] += reward
        over = ended or cut
        env.step(None if over else int(rng.choice(np.flatnonzero(seen["action_mask"]))))
    assert sorted(paid.values()) == [-1.0, 1.0]
    winner = env.play.game.winners(env.play.state)
    assert paid[f"seat_{winner[0]}"] == 1.0


def test_an_illegal_action_is_refused_or_loses() -> None:
    env = aec("shadow-traders")
    env.reset(seed=1)
    seen = env.observe(env.agent_selection)
    before = env.play.game.dump(env.play.state)
    wrong = int(np.flatnonzero(seen["action_mask"] == 0)[0])
    with pytest.raises(Refusal):
        env.step(wrong)
    assert env.play.game.dump(env.play.state) == before
    alone = gym("shadow-traders", seat=2, bots=["random"])
    seen, _ = alone.reset(seed=1)
    wrong = int(np.flatnonzero(seen["action_mask"] == 0)[0])
    _, reward, ended, cut, info = alone.step(wrong)
    assert (reward, ended, cut) == (-1.0, True, False)
    assert info["illegal"] == alone.encoder.actions.text(wrong, 2, 4)


def test_words_and_pictures_show_the_seat_that_looks() -> None:
    env = aec("dale-of-merchants", render_mode="ansi")
    env.reset(seed=3)
    assert "dale-of-merchants, seat" in env.render()
    drawn = aec("dale-of-merchants", render_mode="rgb_array")
    drawn.reset(seed=3)
    picture = drawn.render()
    assert picture.dtype == np.uint8
    assert picture.shape[2] == 3
    assert picture.max() > 200  # something is written there


@pytest.mark.parametrize("key", ENCODED)
def test_pictures_of_a_game_are_of_one_size(key: str) -> None:
    """As films want it; and the longest text has room in it."""
    env = aec(key, seats=max(find(key).seats), render_mode="rgb_array", limit=120)
    rng = np.random.default_rng(4)
    env.reset(seed=4)
    shapes = set()
    for agent in env.agent_iter():
        shapes.add(env.render().shape)
        seen, _, ended, cut, _ = env.last()
        over = ended or cut
        env.step(None if over else int(rng.choice(np.flatnonzero(seen["action_mask"]))))
        text = as_text(env.play.game, env.play.state, env.seat_of[agent])
        assert text.count("\n") < COLUMNS * LINES
        assert max(map(len, text.split("\n"))) <= LETTERS
    assert len(shapes) == 1


def test_zero_is_told_and_nothing_is_not() -> None:
    lines = list(told({"turn": 0, "left": None, "purse": {"coins": 0, "debt": ""}, "seen": []}))
    assert lines == ["turn 0, purse (coins 0)"]


@pytest.mark.parametrize("wrong", [{"reward": "coins"}, {"render_mode": "film"}, {"mood": "x"}])
def test_what_cannot_be_played_is_refused(wrong: dict[str, Any]) -> None:
    with pytest.raises(Refusal):
        aec("dale-of-merchants", **wrong)


def test_every_game_has_a_face() -> None:
    assert {find(key).key for key in ENCODED} == set(ENCODED)
