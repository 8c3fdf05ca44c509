"""PettingZoo: every game as an AEC environment, the real-time ones as parallel ones too."""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
from gymnasium.spaces import Box, Dict, Discrete
from gymnasium.utils import seeding
from pettingzoo import AECEnv, ParallelEnv

from nightmarket.kernel import Luck, Refusal, legal
from nightmarket.research.drawing import as_picture, as_text
from nightmarket.research.encoding import Encoder, Eye, encoder
from nightmarket.research.play import BEAT, LIMIT, OVER, WIN, Play

Observation = dict[str, Any]
MODES = ("ansi", "rgb_array", "human")


def spaces(of: Encoder) -> tuple[Dict, Discrete]:
    """Of observations, with the mask of legal actions, and of actions."""
    seen = Box(of.low, of.high, (of.size,), np.int16)
    mask = Box(0, 1, (of.actions.size,), np.int8)
    return Dict({"observation": seen, "action_mask": mask}), Discrete(of.actions.size)


def see(eye: Eye, play: Play) -> Observation:
    eye.look(play.state)
    choices = play.legal() if eye.seat == play.turn else legal(play.state, eye.seat)
    mask = eye.of.masked(choices, eye.seat, play.seats)
    return {"observation": eye.row.copy(), "action_mask": mask}


def draw(play: Play, seat: int, mode: str | None) -> Any:
    """What `render` gives back in a mode; `human` prints."""
    if mode is None:
        gymnasium.logger.warn("render() is called without a render_mode")
        return None
    text = as_text(play.game, play.state, seat)
    if mode == "rgb_array":
        return as_picture(text)
    if mode == "human":
        print(text)
        return None
    return text


def checked(mode: str | None) -> str | None:
    if mode is not None and mode not in MODES:
        raise Refusal(f"the render mode is one of {', '.join(MODES)}, not {mode!r}", "render_mode")
    return mode


class Table(AECEnv[str, Observation, int]):  # type: ignore[misc]
    """One table: whoever is asked is selected; agents are `seat_0`, `seat_1` …

    An illegal action raises Refusal and changes nothing: take one that the mask shows.
    """

    def __init__(
        self,
        key: str,
        seats: int = 0,
        render_mode: str | None = None,
        beat: int = BEAT,
        limit: int = LIMIT,
        reward: str = WIN,
        **options: str,
    ) -> None:
        super().__init__()
        self.play = Play(key, seats, options, beat, limit, reward)
        self.encoder = encoder(key)
        version = self.encoder.layout.version
        self.metadata = {
            "name": f"{self.play.game.key.replace('-', '_')}_v{version}",
            "render_modes": list(MODES),
            "is_parallelizable": False,
            "render_fps": 1,
        }
        self.render_mode = checked(render_mode)
        self.possible_agents = [f"seat_{i}" for i in range(self.play.seats)]
        self.seat_of = {name: i for i, name in enumerate(self.possible_agents)}
        self.eyes = [Eye(self.encoder, seat) for seat in range(self.play.seats)]
        both = [spaces(self.encoder) for _ in self.possible_agents]
        self.observation_spaces = {
            a: seen for a, (seen, _) in zip(self.possible_agents, both, strict=True)
        }
        self.action_spaces = {
            a: acts for a, (_, acts) in zip(self.possible_agents, both, strict=True)
        }
        self._random, _ = seeding.np_random()

    def observation_space(self, agent: str) -> Dict:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Discrete:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new deal; one seed gives one game. Without it, the next of the last seed's."""
        if seed is not None:
            self._random, _ = seeding.np_random(seed)
        self.play.reset(int(self._random.integers(1 << 62)))
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {a: {} for a in self.agents}
        self.agent_selection = self.possible_agents[max(0, self.play.turn)]

    def observe(self, agent: str) -> Observation:
        return see(self.eyes[self.seat_of[agent]], self.play)

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        assert action is not None
        play = self.play
        play.choose(self.encoder.actions.choice(int(action), play.turn, play.seats))
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        if play.turn == OVER:
            earned = play.rewards()
            for i, name in enumerate(self.possible_agents):
                self.rewards[name] = earned[i]
                self.terminations[name] = not play.cut
                self.truncations[name] = play.cut
        else:
            self.agent_selection = self.possible_agents[play.turn]
        self._accumulate_rewards()
        if self.render_mode == "human":
            self.render()

    def render(self) -> Any:
        return draw(self.play, self.seat_of[self.agent_selection], self.render_mode)

    def close(self) -> None:
        pass


class AllAtOnce(ParallelEnv[str, Observation, int]):  # type: ignore[misc]
    """A real-time game in beats: in each, every seat does one thing (waiting is one), in an order
    left to luck; who comes too late for what it wanted does nothing. Then `beat` milliseconds pass."""

    def __init__(
        self,
        key: str = "magic-maze",
        seats: int = 0,
        render_mode: str | None = None,
        beat: int = BEAT,
        limit: int = LIMIT,
        reward: str = WIN,
        **options: str,
    ) -> None:
        self.play = Play(key, seats, options, beat, limit, reward)
        if self.play.game.clock is None:
            raise Refusal(f"{key} is no real-time game: take aec() and a turn each", "game")
        self.encoder = encoder(key)
        self.metadata = {
            "name": f"{self.play.game.key.replace('-', '_')}_parallel_v{self.encoder.layout.version}",
            "render_modes": list(MODES),
            "render_fps": 1,
        }
        self.render_mode = checked(render_mode)
        self.possible_agents = [f"seat_{i}" for i in range(self.play.seats)]
        self.eyes = [Eye(self.encoder, seat) for seat in range(self.play.seats)]
        self.agents: list[str] = []
        self.spaces = {a: spaces(self.encoder) for a in self.possible_agents}
        self.observation_spaces = {a: both[0] for a, both in self.spaces.items()}
        self.action_spaces = {a: both[1] for a, both in self.spaces.items()}
        self._random, _ = seeding.np_random()
        self._order = Luck.seeded(0)

    def observation_space(self, agent: str) -> Dict:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Discrete:
        return self.action_spaces[agent]

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        if seed is not None:
            self._random, _ = seeding.np_random(seed)
        dealt = int(self._random.integers(1 << 62))
        self.play.reset(dealt)
        self._order = Luck.seeded(dealt)
        self.agents = self.possible_agents[:]
        return self._all_see(), {a: {} for a in self.agents}

    def _all_see(self) -> dict[str, Observation]:
        return {
            a: see(eye, self.play) for a, eye in zip(self.possible_agents, self.eyes, strict=True)
        }

    def step(
        self, actions: dict[str, int]
    ) -> tuple[
        dict[str, Observation],
        dict[str, float],
        dict[str, bool],
        dict[str, bool],
        dict[str, dict[str, Any]],
    ]:
        play, to_choice = self.play, self.encoder.actions.choice
        chosen = {
            i: to_choice(int(actions[a]), i, play.seats)
            for i, a in enumerate(self.possible_agents)
            if a in actions
        }
        play.together(chosen, self._order)
        agents = self.possible_agents
        over = play.turn == OVER
        earned = play.rewards() if over else [0.0] * play.seats
        if over:
            self.agents = []
        return (
            self._all_see(),
            dict(zip(agents, earned, strict=True)),
            dict.fromkeys(agents, over and not play.cut),
            dict.fromkeys(agents, play.cut),
            {a: {} for a in agents},
        )

    def render(self) -> Any:
        return draw(self.play, 0, self.render_mode)

    def close(self) -> None:
        pass
