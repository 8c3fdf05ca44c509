"""Gymnasium: one seat is the learner's, bots play the others."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import gymnasium

from nightmarket.arena import make
from nightmarket.bots import Bot, choice_of
from nightmarket.kernel import Refusal
from nightmarket.research.encoding import Eye, encoder
from nightmarket.research.play import BEAT, LIMIT, OVER, WIN, Play
from nightmarket.research.zoo import MODES, Observation, checked, draw, see, spaces


class OneSeat(gymnasium.Env[Observation, Any]):
    """The learner sits at `seat`; `bots` are dealt to the other seats in turn.

    The mask of legal actions is part of the observation. An illegal one loses: the episode ends with -1
    and its text under `illegal` in the info.
    """

    def __init__(
        self,
        key: str,
        seats: int = 0,
        seat: int = 0,
        bots: Sequence[str] = ("random",),
        render_mode: str | None = None,
        beat: int = BEAT,
        limit: int = LIMIT,
        reward: str = WIN,
        **options: str,
    ) -> None:
        self.play = Play(key, seats, options, beat, limit, reward)
        if not 0 <= seat < self.play.seats:
            raise Refusal(f"there is no seat {seat}", "seat")
        if not bots:
            raise Refusal("the other seats need bots", "bots")
        for name in bots:
            make(name)  # refuse unknown names at once
        self.seat, self.names = seat, list(bots)
        self.encoder = encoder(key)
        self.eye = Eye(self.encoder, seat)
        self.metadata = {"render_modes": list(MODES), "render_fps": 1}
        self.render_mode = checked(render_mode)
        self.observation_space, self.action_space = spaces(self.encoder)
        self._others: list[Bot] = []

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        super().reset(seed=seed)
        while True:
            dealt = int(self.np_random.integers(1 << 62))
            self.play.reset(dealt)
            self._others = [
                make(self.names[i % len(self.names)], dealt + i) for i in range(self.play.seats)
            ]
            self._let_others()
            if self.play.turn != OVER:  # the others can end a game before the learner's first turn
                return self._see(), {}

    def _let_others(self) -> None:
        play = self.play
        while play.turn not in (OVER, self.seat):
            bot = self._others[play.turn]
            play.choose(choice_of(bot, play.game, play.state, play.turn))

    def _see(self) -> Observation:
        return see(self.eye, self.play)

    def step(self, action: int) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        play = self.play
        choice = self.encoder.actions.choice(int(action), self.seat, play.seats)
        if choice not in play.legal():
            return self._see(), -1.0, True, False, {"illegal": play.game.text(choice)}
        play.choose(choice)
        self._let_others()
        over = play.turn == OVER
        earned = play.rewards()[self.seat] if over else 0.0
        return self._see(), earned, over and not play.cut, play.cut, {}

    def render(self) -> Any:
        return draw(self.play, self.seat, self.render_mode)
