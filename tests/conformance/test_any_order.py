"""Where several things are picked one by one, the first pick bars none of the others.

What is legal in one order is legal in every order, and leads to the same position wherever the order is
no decision. Magic Maze has no such picks: the tiles of scenario 11 go one after the other (MM-130), and
a step in the mall makes way for the next one (MM-40).
"""

from __future__ import annotations

from itertools import permutations
from typing import Any, Final

import pytest

from nightmarket.games import game as find
from nightmarket.kernel import CLOCK, Game, Luck, State, asked, legal, step
from tests.conformance.cases import cases
from tests.conformance.properties import walk

PICKS: Final = 4  # so many at once: 24 orders
TABLES: Final = 24
BOUND: Final = 400

# Question and verb: whether only what is picked counts, or the order lies on a pile for all to see.
SETS: Final[dict[str, dict[tuple[str, str], bool]]] = {
    "shadow-traders": {
        ("Suspecting", "place"): False,  # ST-37
        ("Minions", "flip"): True,  # ST-71 E9
        ("Picking", "pick"): True,  # ST-45
        ("Stashing", "stash"): True,  # ST-61
        ("Stealing", "steal"): True,  # ST-50
        ("Giving", "give"): True,
    },
    "shadow-blades": {
        ("Arming", "arm"): True,  # SB-52
        ("Ordering", "lay"): False,  # SB-31
    },
    "dale-of-merchants": {
        ("Paying", "pay"): False,  # DM-41
        ("Acting", "build"): False,  # DM-55: the first card chooses the action
        ("Building", "build"): False,
        ("Acting", "discard"): False,  # DM-58
        ("Stocktaking", "discard"): False,
        ("Testing", "discard"): False,
        ("Arranging", "arrange"): False,
        ("Adventuring", "clear"): False,
        ("Parting", "swap"): False,
        ("Joining", "fetch"): False,
    },
}


def picked(s: State, seat: int, verb: str, game: Game, rng: Luck) -> list[int]:
    """Different choices of one verb in a row, as a player may happen to name them; `s` moves."""
    found: list[int] = []
    questions = {question for question, picks in SETS[game.key] if picks == verb}
    while len(found) < PICKS and seat in asked(s) and type(s.stack[-1]).__name__ in questions:
        more = [
            choice
            for choice in legal(s, seat)
            if game.words.of(choice).name == verb and choice not in found
        ]
        if not more:
            break
        found.append(rng.pick(more))
        step(s, seat, found[-1])
    return found


def check(s: State, seat: int, game: Game, picks: list[int], same: bool) -> None:
    ends: list[list[Any]] = []
    for order in permutations(picks):
        t = s.clone()
        for choice in order:
            assert choice in legal(t, seat), (
                f"{game.text(choice)} is not legal in the order {[game.text(c) for c in order]}"
            )
            step(t, seat, choice)
        ends.append(game.dump(t)[2:])
    if same:
        assert all(end == ends[0] for end in ends), [game.text(choice) for choice in picks]


@pytest.mark.parametrize("key", SETS)
def test_any_order(key: str) -> None:
    game = find(key)
    rng = Luck.seeded(17)
    met: dict[tuple[str, str], int] = dict.fromkeys(SETS[key], 0)
    tables = list(cases([game], seeds=1, moments=0))
    for case in tables[:: max(1, len(tables) // TABLES)]:
        for _, s in zip(range(BOUND), walk(case), strict=False):
            for seat in asked(s):
                question = type(s.stack[-1]).__name__
                verbs = {game.words.of(choice).name for choice in legal(s, seat)}
                for verb in sorted(verbs) if seat != CLOCK else ():
                    if (question, verb) in met:
                        picks = picked(s.clone(), seat, verb, game, rng)
                        check(s, seat, game, picks, SETS[key][question, verb])
                        met[question, verb] += len(picks)
    assert all(met.values()), met
