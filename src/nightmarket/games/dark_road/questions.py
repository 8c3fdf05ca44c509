"""The shape of nearly every question here: one seat, some choices, a rule behind them."""

from __future__ import annotations

from nightmarket.games.dark_road.rules import why_not_gift
from nightmarket.games.dark_road.state import Road
from nightmarket.games.dark_road.words import GIVE
from nightmarket.kernel import Asking


class Question(Asking[Road]):
    """One seat is asked. Off turn, or where an action must be finished first, without gifts."""

    def rule(self, s: Road, choice: int) -> str:
        """The rule that forbids what is not offered here."""
        raise NotImplementedError(type(self).__name__)

    def why(self, s: Road, seat: int, choice: int) -> str:
        return why_not_gift(s, seat, choice) if GIVE.holds(choice) else self.rule(s, choice)
