"""Many games in one call: the same games as one after the other, on any number of cores."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest
from examples.learn_dale import Linear, against_random, teach

from nightmarket.kernel import Refusal
from nightmarket.research import encoder
from nightmarket.research.bulk import Batch
from nightmarket.research.layouts import ENCODED
from nightmarket.research.play import OVER, Play


def walk(batch: Batch, steps: int) -> list[bytes]:
    """Random play; everything that was shown on the way."""
    rng = np.random.default_rng(3)
    seen = []
    for _ in range(steps):
        batch.step(batch.any_actions(rng))
        assert batch.masks is not None
        shown = (batch.rows, batch.masks, batch.turns, batch.done, batch.rewards, batch.counts)
        seen.append(b"".join(array.tobytes() for array in shown))
    return seen


@pytest.mark.parametrize("key", ENCODED)
def test_a_batch_plays_the_games_one_would_play_alone(key: str) -> None:
    of = encoder(key)
    with Batch(key, games=2, seed=5) as batch:
        plays = [Play(key) for _ in range(2)]
        deals = [5, 6]
        for play, deal in zip(plays, deals, strict=True):
            play.reset(deal)
        rng = np.random.default_rng(1)
        for _ in range(150):
            actions = batch.any_actions(rng)
            for i, play in enumerate(plays):
                assert batch.turns[i] == play.turn
                assert np.array_equal(batch.rows[i], of.observe(play.state, play.turn))
                assert batch.masks is not None
                assert np.array_equal(batch.masks[i], of.mask(play.state, play.turn))
                play.choose(of.actions.choice(int(actions[i]), play.turn, play.seats))
            batch.step(actions)
            for i, play in enumerate(plays):
                assert batch.done[i] == (play.turn == OVER)
                if play.turn == OVER:
                    assert batch.rewards[i].tolist() == pytest.approx(play.rewards())
                    deals[i] += 2
                    play.reset(deals[i])


def test_processes_change_nothing() -> None:
    with Batch("shadow-blades", games=5, seed=2) as alone:
        expected = walk(alone, 30)
    with Batch("shadow-blades", games=5, seed=2, jobs=2) as shared:
        assert walk(shared, 30) == expected


def test_a_cluster_changes_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    """Ray's part is played by a stand-in; the soak asks the real one."""

    def remote(kind: Any) -> Any:
        def begin(*arguments: Any) -> Any:
            made = kind(*arguments)
            return SimpleNamespace(
                reset=SimpleNamespace(remote=made.reset), step=SimpleNamespace(remote=made.step)
            )

        return SimpleNamespace(remote=begin)

    class Fake:
        width = 2

        def __init__(self) -> None:
            self.ray = SimpleNamespace(remote=remote, get=lambda found: found)

        def shutdown(self) -> None:
            pass

    monkeypatch.setattr("nightmarket.research.bulk.RayExecutor", Fake)
    with Batch("shadow-blades", games=5, seed=2) as alone:
        expected = walk(alone, 10)
    with Batch("shadow-blades", games=5, seed=2, ray=True) as shared:
        assert walk(shared, 10) == expected


@pytest.mark.parametrize("jobs", [1, 2])
def test_an_illegal_action_is_refused(jobs: int) -> None:
    with Batch("shadow-traders", games=2, jobs=jobs) as batch:
        assert batch.masks is not None
        before = batch.rows.copy()
        wrong = np.array([int(np.flatnonzero(mask == 0)[0]) for mask in batch.masks])
        with pytest.raises(Refusal, match="is not legal in game 0"):
            batch.step(wrong)
        assert np.array_equal(batch.rows, before)
        batch.step(batch.any_actions(np.random.default_rng(1)))  # nothing is spoiled


def test_an_agent_learns_to_beat_random_play() -> None:
    """The short form of examples/learn_dale.py; the soak runs the whole."""
    policy = Linear(seed=1)
    teach(policy, choices=12_000)
    assert against_random(policy, games=8) >= 0.75
