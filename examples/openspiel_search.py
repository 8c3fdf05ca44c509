"""OpenSpiel's own ISMCTS plays Dale of Merchants and Shadow Blades against random play.

pip install "nightmarket[research]" open_spiel
python examples/openspiel_search.py [--games 2] [--simulations 20] [--choices 0]
"""

from __future__ import annotations

import argparse

import numpy as np
import pyspiel
from open_spiel.python.algorithms import ismcts, mcts

import nightmarket.research.spiel  # noqa: F401  (makes the games known)


def play(name: str, seed: int, simulations: int, choices: int) -> tuple[float, int]:
    """One game, the search in seat 0; what it earned, and how many choices there were."""
    game = pyspiel.load_game(name)
    rng = np.random.RandomState(seed)
    bot = ismcts.ISMCTSBot(
        game,
        mcts.RandomRolloutEvaluator(1, rng),
        uct_c=1.0,
        max_simulations=simulations,
        random_state=rng,
        allow_inconsistent_action_sets=True,
    )
    state = game.new_initial_state()
    made = 0
    while not state.is_terminal() and (not choices or made < choices):
        if state.is_chance_node():
            outcomes, chances = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(int(rng.choice(outcomes, p=chances)))
            continue
        made += 1
        if state.current_player() == 0:
            state.apply_action(int(bot.step(state)))
        else:
            state.apply_action(int(rng.choice(state.legal_actions())))
    return state.returns()[0], made


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=2)
    parser.add_argument("--simulations", type=int, default=20)
    parser.add_argument("--choices", type=int, default=0, help="break off after so many; 0: never")
    arguments = parser.parse_args()
    for key in ("shadow_blades", "dale_of_merchants"):
        for seed in range(arguments.games):
            earned, made = play(
                f"nightmarket_{key}", seed, arguments.simulations, arguments.choices
            )
            print(f"{key}, deal {seed}: {earned:+.0f} after {made} choices", flush=True)


if __name__ == "__main__":
    main()
