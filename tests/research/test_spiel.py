"""OpenSpiel's own tests on a slice of the games, and what its players may know."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import numpy as np
import pyspiel
import pytest
from examples.openspiel_search import play

from nightmarket.kernel import IllegalChoice
from nightmarket.research.layouts import ENCODED
from nightmarket.research.proofs import played_through
from nightmarket.research.spiel import short_name


def load(key: str, **given: object) -> Any:
    chosen = ",".join(f"{name}={value}" for name, value in given.items())
    return pyspiel.load_game(f"{short_name(key)}({chosen})")


def states(game: Any, seed: int) -> Iterator[Any]:
    """One game at random, wherever a player is to choose."""
    rng = random.Random(seed)
    s = game.new_initial_state()
    while not s.is_terminal():
        if s.is_chance_node():
            s.apply_action(rng.choice(s.chance_outcomes())[0])
            continue
        yield s
        s.apply_action(rng.choice(s.legal_actions()))


@pytest.mark.parametrize("chance", ["explicit", "sampled"])
@pytest.mark.parametrize("key", ENCODED)
def test_openspiel_accepts_every_game(key: str, chance: str) -> None:
    game = load(key, chance=chance, deals=3, limit=60)
    # A sampled game in Python cannot give OpenSpiel the state of its luck, so it is not stored.
    pyspiel.random_sim_test(game, num_sims=1, serialize=chance == "explicit", verbose=False)


@pytest.mark.parametrize("key", ENCODED)
def test_openspiel_tells_a_game_again_from_its_actions(key: str) -> None:
    told, again = played_through(f"{short_name(key)}(deals=3,limit=15)")
    assert "# State 15" in told
    assert again == told


@pytest.mark.parametrize("key", ENCODED)
def test_a_player_cannot_tell_an_imagined_world_from_the_true_one(key: str) -> None:
    game = load(key, deals=3, limit=40)
    luck = random.Random(1)
    for s in states(game, 5):
        player = s.current_player()
        other = s.resample_from_infostate(player, luck.random)
        assert other.information_state_string(player) == s.information_state_string(player)
        assert other.observation_tensor(player) == s.observation_tensor(player)
        assert other.legal_actions() == s.legal_actions()


@pytest.mark.parametrize("key", ENCODED)
def test_what_was_seen_is_the_same_whenever_it_is_asked_for(key: str) -> None:
    game = load(key, deals=3, limit=60)
    players = range(game.num_players())
    asked_always = [
        [s.information_state_string(player) for player in players] for s in states(game, 6)
    ]
    movers = set()
    for at, s in enumerate(states(game, 6)):
        movers.add(asked_always[at][s.current_player()])
        if at % 7 == 0:
            twin = s.clone()
            assert [twin.information_state_string(player) for player in players] == asked_always[at]
    assert len(movers) == len(asked_always)  # perfect recall: whoever chose remembers that


def test_the_tensor_is_the_row_of_the_encoder() -> None:
    game = load("dark-road", players=2, limit=80)
    for s in states(game, 7):
        for player in range(2):
            row = game.encoder.observe(s.play.state, player)
            expected = game.encoder.scaled(row)
            assert np.array_equal(np.array(s.observation_tensor(player), np.float32), expected)


def test_an_illegal_action_changes_nothing() -> None:
    game = load("shadow-blades", deals=3)
    s = next(states(game, 8))
    wrong = next(a for a in range(game.num_distinct_actions()) if a not in s.legal_actions())
    before = s.information_state_string(0)
    with pytest.raises(IllegalChoice):
        s.play.choose(game.tables[s.current_player()][1][wrong])
    assert s.information_state_string(0) == before


@pytest.mark.parametrize("key", ["shadow-blades", "dale-of-merchants"])
def test_the_example_searches_with_ismcts(key: str) -> None:
    earned, made = play(f"{short_name(key)}(limit=60)", seed=1, simulations=3, choices=8)
    assert (earned, made) == (0, 8)
