"""A game as a sequence of turns: who is to choose now, for faces that ask one seat after the other."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from nightmarket.games import game as game_of
from nightmarket.kernel import CLOCK, Game, Luck, Refusal, State, asked, legal, refuse, step

OVER: Final = -1
BEAT: Final = 1_000  # milliseconds that pass when everybody has had a turn in a real-time game
LIMIT: Final = 20_000  # choices after which a game is broken off
WIN: Final = "win"
SCORE: Final = "score"


class Play:
    """One table. In real-time games seats choose in turn, and after each round the clock runs on."""

    def __init__(
        self,
        key: str,
        seats: int = 0,
        options: Mapping[str, str] | None = None,
        beat: int = BEAT,
        limit: int = LIMIT,
        reward: str = WIN,
    ) -> None:
        if reward not in (WIN, SCORE):
            raise Refusal(f"the reward is {WIN!r} or {SCORE!r}, not {reward!r}", "reward")
        self.game: Game = game_of(key)
        self.seats = seats or self.game.seats[0]
        self.options = self.game.configure(self.seats, dict(options or {}))
        self.beat, self.limit, self.reward = beat, limit, reward
        self.state: State
        self.turn = OVER
        self.made = 0  # choices
        self.cut = False  # broken off at the limit
        self._legal: list[int] | None = None

    def reset(self, seed: int) -> None:
        self.state = self.game.setup(self.seats, seed, self.options)
        self.made, self.cut, self._legal = 0, False, None
        self.turn = self.next(self.seats - 1, ticking=False)

    def choose(self, choice: int) -> None:
        """The seat whose turn it is chooses; raises Refusal when it may not."""
        if choice not in self.legal():
            refusal = refuse(self.state, self.turn, choice)
            if refusal is not None:
                raise refusal
        self.take(choice)

    def legal(self) -> list[int]:
        """What the seat whose turn it is may choose; found once for those who ask and then choose."""
        if self._legal is None:
            self._legal = legal(self.state, self.turn)
        return self._legal

    def take(self, choice: int) -> None:
        """`choose` for callers that took the choice from `legal` themselves."""
        seat = self.turn
        self.enter(seat, choice)
        self.made += 1
        self.cut = self.made >= self.limit
        self.turn = OVER if self.cut else self.next(seat)

    def enter(self, seat: int, choice: int) -> None:
        """Make the choice; whoever rolls the dice by hand does it otherwise."""
        self._legal = None
        step(self.state, seat, choice)

    def together(self, choices: Mapping[int, int], rng: Luck) -> None:
        """Several choose at once, as people do in real time: one is first, and who comes too late
        for what it wanted does nothing. Then the clock runs."""
        order = sorted(choices)
        rng.shuffle(order)
        for seat in order:
            if refuse(self.state, seat, choices[seat]) is None:
                self.enter(seat, choices[seat])
        self.made += 1
        self.cut = self.made >= self.limit
        self._let_time_pass()
        self.turn = OVER if self.cut or not asked(self.state) else 0

    def next(self, last: int, ticking: bool = True) -> int:
        """Whose turn it is after `last`'s."""
        who = asked(self.state)
        if not who:
            return OVER
        if CLOCK not in who:
            return who[0]
        while True:
            for seat in range(last + 1, self.seats):
                if seat in who:
                    return seat
            if ticking:
                self._let_time_pass()
            who, last, ticking = asked(self.state), -1, True
            if not who:
                return OVER

    def _let_time_pass(self) -> None:
        if self.game.clock is None or not asked(self.state):
            return
        tick = self.game.clock.tick(self.state, self.beat)
        if tick >= 0:
            self.enter(CLOCK, tick)

    def rewards(self) -> list[float]:
        """What each seat gets at the end. A game broken off gives nothing.

        `win`: winners share n/(n-1) less the stake of all, so that a lone winner gets 1 and all
        together 0; won or lost together, or alone against the game: 1 or -1. `score`: the points.
        """
        game, s, n = self.game, self.state, self.seats
        if s.stack:
            return [0.0] * n
        if self.reward == SCORE:
            return [float(points) for points in game.scores(s)]
        winners = game.winners(s)
        if game.is_cooperative() or n == 1:
            return [1.0 if winners else -1.0] * n
        share = n / len(winners)
        return [((share if seat in winners else 0.0) - 1.0) / (n - 1) for seat in range(n)]
