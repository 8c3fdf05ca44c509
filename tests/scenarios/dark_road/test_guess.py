"""What the page says a sale brings, whom it serves and where steps lead is what the rules then do.

The page's guesses are tested against cases.json. This writes the cases, and fails when they are not what
the rules say: python -m tests.scenarios.dark_road.test_guess
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import combinations
from pathlib import Path
from typing import Any, cast

import msgspec

from nightmarket import games
from nightmarket.games.dark_road.districts import Selling
from nightmarket.games.dark_road.view import View
from nightmarket.kernel import Luck, apply, asked, legal
from tests.scenarios.dark_road.table import table

CASES = Path(__file__).parents[3] / "web" / "src" / "games" / "dark-road" / "cases.json"
GAME = games.game("dark-road")
# Verbs that count steps, how many places there are, and where one is.
PLACES: tuple[tuple[tuple[str, ...], Callable[[View], int], Callable[[View, int], int]], ...] = (
    (("move", "horseshoe"), lambda v: len(v.ring), lambda v, seat: v.wagons[seat].space),
    (("delve",), lambda v: len(v.ruins_sections), lambda v, _: v.ruins),
    (("sneak",), lambda v: len(v.dark_sections), lambda v, _: v.dark_market),
)
ALL = 0b111  # the signs of a hero
WANTED = ("potion:upgraded", "potion:basic", "sword:basic", "bow:upgraded")


def cases() -> dict[str, list[Any]]:
    """Every part of a visit to the Inn, and every way round that is gone in some games."""
    return {**sales(), **ways()}


def sales() -> dict[str, list[Any]]:
    """The wheel, what is sold and the coins it brought; the signs of the hero, and those then served."""
    found: list[Any] = []
    signs: list[Any] = []
    for n in (1, 2, 3):
        for wares in combinations(WANTED, n):
            if {"potion:upgraded", "potion:basic"} <= set(wares):
                continue  # h01 has one sign for each kind
            goods = {"potion": 1, "potion+": 1, "sword": 1, "bow+": 1}
            t = table(stage="act", place=[4], goods=[goods])
            t.play(0, "visit:inn", "host:h01")
            wheel = msgspec.to_builtins(t.view(0).wheel)
            before = t.purse()[0]
            sold = [f"sell:{ware}" for ware in wares]
            wants = t.view(0).guest.wants
            served = [0]
            for text in sold:
                t.play(0, text)
                top = t.s.stack[-1]
                served.append(top.served if isinstance(top, Selling) else ALL)
            found.append([wheel, sold, t.purse()[0] - before])
            signs += [[wants, served[i], sold[i:], served[-1]] for i in range(n)]
    return {"sales": found, "signs": signs}


def ways() -> dict[str, list[Any]]:
    """From where, how many steps, of how many places in all, and to where; wheels that are turned."""
    rng = Luck.seeded(3)
    found: set[tuple[int, ...]] = set()
    turns: list[Any] = []
    for seed in range(20):
        s = GAME.setup(2, seed)
        while s.stack and len(found) < 40:
            seat = asked(s)[0]
            choice = rng.pick(legal(s, seat))
            verb, _, steps = GAME.text(choice).partition(":")
            before = cast(View, GAME.view(s, seat))
            apply(s, seat, choice)
            now = cast(View, GAME.view(s, seat))
            for verbs, around, place in PLACES:
                if verb in verbs:
                    found.add((place(before, seat), int(steps), around(now), place(now, seat)))
            if verb == "turn-wheel" and len(turns) < 4:
                turns.append(msgspec.to_builtins([before.wheel, now.wheel]))
    return {"ways": sorted(found), "turns": turns}


def written() -> bytes:
    return msgspec.json.encode(cases()) + b"\n"


def test_the_cases_of_the_page_are_what_the_rules_do() -> None:
    assert CASES.read_bytes() == written()


if __name__ == "__main__":
    CASES.write_bytes(written())
