"""Every seat count with every start, conspiracy and alliance; and that random games use everything."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import pytest

from nightmarket.games.shadow_blades import GAME
from nightmarket.games.shadow_blades.agents import Ability
from nightmarket.games.shadow_blades.cards import ABILITIES, CONDITIONS, CONSPIRACIES
from nightmarket.games.shadow_blades.scoring import holds
from nightmarket.games.shadow_blades.words import DECLINE
from nightmarket.kernel import Luck, asked, legal, step
from tests.conformance.properties import PROPERTIES, Case, check

ALWAYS = ("components", "secrets", "choices_keep", "asking", "resamples")
OTHERS = [name for name in PROPERTIES if name not in ALWAYS]
# Of the others some at each table; run as a program, this file holds all of them.
IN_TURN = 4


def tables() -> Iterator[tuple[int, dict[str, str]]]:
    for seats in GAME.seats:
        for start in ("standard", "draft"):
            for conspiracy in CONSPIRACIES:
                for alliances in ("off", "on") if seats == 4 else ("off",):
                    yield (
                        seats,
                        {"start": start, "conspiracy": conspiracy, "alliances": alliances},
                    )


@pytest.mark.parametrize(
    ("seats", "options"),
    list(tables()),
    ids=lambda x: "-".join(x.values()) if type(x) is dict else x,
)
def test_every_table(seats: int, options: dict[str, str]) -> None:
    """SB-63: all of them go together: cards are conserved, nothing hidden shows, and all the rest."""
    at = list(tables()).index((seats, options)) * IN_TURN
    turn = [OTHERS[(at + i) % len(OTHERS)] for i in range(IN_TURN)]
    for name in (*ALWAYS, *turn):
        check(name, Case(GAME, seats, options, seed=7, moments=2))


def test_random_games_use_everything() -> None:
    """SB-49, SB-53, SB-61: in random games every ability is used, every condition met and missed."""
    used: Counter[str] = Counter()
    judged: Counter[tuple[str, bool]] = Counter()
    rng = Luck.seeded(11)
    for seed, (seats, options) in enumerate(tables()):
        s = GAME.setup(seats, seed, options)
        while s.stack:
            seat = asked(s)[0]
            choice = rng.pick(legal(s, seat))
            top = s.stack[-1]
            if isinstance(top, Ability) and choice != DECLINE.base:
                used[ABILITIES[s.cards.ability[top.agent]]] += 1
            step(s, seat, choice)
        for row in s.laid:
            met = holds(s, row >> 2 & 3, row >> 4)
            judged[CONDITIONS[s.cards.condition[row >> 4]], met] += 1
    assert set(used) == set(ABILITIES[1:])
    assert set(judged) == {("none", True)} | {(c, m) for c in CONDITIONS[1:] for m in (True, False)}


if __name__ == "__main__":
    for players, chosen in tables():
        for each in PROPERTIES:
            check(each, Case(GAME, players, chosen, seed=3, moments=6))
        print(players, *chosen.values(), "holds", len(PROPERTIES), "properties", flush=True)
