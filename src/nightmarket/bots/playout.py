"""Random play: the simplest bot, and what a search does at its leaves."""

from __future__ import annotations

from nightmarket.bots.base import Bot, Glimpse, register
from nightmarket.kernel import CLOCK, Luck, State, asked, settle


def playout(s: State, rng: Luck, limit: int) -> int:
    """Play at random until the game is over or `limit` choices were made; how many were."""
    stack = s.stack
    for n in range(limit):
        if not stack:
            return n
        # The hot loop of every search: `asked`, `legal` and `step` by hand, asking the frame once.
        top = stack[-1]
        who = top.asks(s)
        seat = who[0] if len(who) == 1 else who[rng.below(len(who))]
        choices = top.choices(s, seat)
        top.choose(s, seat, choices[rng.below(len(choices))])
        settle(s)
    return limit


class RandomBot(Bot):
    """Any legal choice, each as likely."""

    def __init__(self, seed: int) -> None:
        self.rng = Luck.seeded(seed)

    def choose(self, glimpse: Glimpse) -> int:
        return self.rng.pick(glimpse.choices)


def _random(seed: int, numbers: list[int]) -> Bot:
    return RandomBot(seed)


register("random", _random)


def first_asked(s: State) -> int:
    """The seat whose choice comes next; the clock only when nobody else is asked."""
    who = asked(s)
    for seat in who:
        if seat != CLOCK:
            return seat
    return CLOCK
