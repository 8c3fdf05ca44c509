"""OpenSpiel's own deep Q-learning (JAX) learns Shadow Blades or Dale of Merchants from its games.

pip install "nightmarket[research]" open_spiel jax flax optax chex etils orbax-checkpoint
python examples/openspiel_learn.py [--game shadow_blades] [--episodes 200]
"""

from __future__ import annotations

import argparse

import numpy as np
from open_spiel.python import rl_environment
from open_spiel.python.algorithms import random_agent
from open_spiel.python.jax import dqn

import nightmarket.research.spiel  # noqa: F401  (makes the games known)


def episode(env: rl_environment.Environment, agents: list[object], evaluate: bool = False) -> float:
    """One game; what seat 0 earned."""
    step = env.reset()
    while not step.last():
        mover = step.observations["current_player"]
        chosen = agents[mover].step(step, is_evaluation=evaluate)  # type: ignore[attr-defined]
        step = env.step([chosen.action])
    for agent in agents:
        agent.step(step, is_evaluation=evaluate)  # type: ignore[attr-defined]
    return float(step.rewards[0])


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", default="shadow_blades")
    parser.add_argument("--episodes", type=int, default=200)
    arguments = parser.parse_args()
    env = rl_environment.Environment(
        f"nightmarket_{arguments.game}(chance=sampled)",
        observation_type=rl_environment.ObservationType.OBSERVATION,
    )
    size = env.observation_spec()["info_state"][0]
    actions = env.action_spec()["num_actions"]
    learner = dqn.DQN(
        0,
        size,
        actions,
        hidden_layers_sizes=(64,),
        batch_size=32,
        replay_buffer_capacity=5_000,
        min_buffer_size_to_learn=500,
        epsilon_decay_duration=20_000,
        optimizer_str="adam",
        learning_rate=1e-3,
        allow_checkpointing=False,
    )
    agents = [learner, random_agent.RandomAgent(1, actions)]
    earned = []
    for number in range(1, arguments.episodes + 1):
        earned.append(episode(env, agents))
        if number % 20 == 0 or number == arguments.episodes:
            print(f"after {number} games: {np.mean(earned[-50:]):+.2f} a game", flush=True)


if __name__ == "__main__":
    main()
