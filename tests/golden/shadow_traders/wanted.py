"""The ways a game of Shadow Traders can end."""

from __future__ import annotations

from typing import cast

from nightmarket.games.shadow_traders.cards import LOSE
from nightmarket.games.shadow_traders.scoring import totals, victors
from nightmarket.games.shadow_traders.state import Traders
from nightmarket.kernel import State
from tests.golden.games import Ending, Wanted


def storm_in(round_: int) -> Ending:
    """ST-2: the sandstorm came at the start of this round."""
    return lambda s: cast(Traders, s).round == round_


def result(s: State) -> tuple[int, list[int], list[int]]:
    """The seat that holds Lose (or -1), the totals and the winners."""
    t = cast(Traders, s)
    points = totals(t)
    loser = t.missions.index(LOSE) if LOSE in t.missions else -1
    return loser, points, victors(t, points)


def lose_wins(s: State) -> bool:
    """ST-91: Lose has fewer points than every other player and wins alone."""
    loser, points, winners = result(s)
    return loser >= 0 and points.count(min(points)) == 1 and winners == [loser]


def lose_ties(s: State) -> bool:
    """ST-94: Lose shares the lowest total with somebody."""
    loser, points, _ = result(s)
    return loser >= 0 and points[loser] == min(points) and points.count(min(points)) > 1


def lose_ties_and_wins(s: State) -> bool:
    loser, _, winners = result(s)
    return lose_ties(s) and winners == [loser]


def lose_ties_and_does_not_win(s: State) -> bool:
    loser, _, winners = result(s)
    return lose_ties(s) and loser not in winners


def lose_has_most(s: State) -> bool:
    """ST-94: Lose has the most points of all and does not win."""
    loser, points, winners = result(s)
    return loser >= 0 and points[loser] == max(points) and loser not in winners


def shared(s: State) -> bool:
    """ST-93: two share the victory."""
    return len(result(s)[2]) > 1


def without_lose(s: State) -> bool:
    """ST-92: Lose was not dealt."""
    return result(s)[0] < 0


WANTED = [
    *[Wanted(f"storm-{round_}", 4, {}, storm_in(round_)) for round_ in (5, 6, 7)],
    Wanted("lose-wins-alone", 5, {}, lose_wins),
    Wanted("lose-ties-and-does-not-win", 5, {}, lose_ties_and_does_not_win),
    Wanted("lose-ties-and-wins", 5, {"lose_tie_wins": "on"}, lose_ties_and_wins),
    Wanted("lose-has-most-and-does-not-win", 4, {}, lose_has_most),
    Wanted("shared-victory", 4, {}, shared),
    Wanted("without-lose", 4, {}, without_lose),
]
