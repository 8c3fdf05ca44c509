"""What the page lets people pick where the server foresees nothing is what the rules then take.

The page's guesses are tested against cases.json. This writes the cases, and fails when they are not what
the rules say: python -m tests.scenarios.shadow_traders.test_guess
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec

from nightmarket import games
from nightmarket.games.shadow_traders.cards import ACTIONS, MOVE, SMUGGLE
from nightmarket.games.shadow_traders.rules import repetitions, smuggles
from nightmarket.games.shadow_traders.state import Traders
from nightmarket.kernel import Luck, State, apply, asked, legal

CASES = Path(__file__).parents[3] / "web" / "src" / "games" / "shadow-traders" / "cases.json"
GAME = games.game("shadow-traders")
EACH = 4


def texts(s: State, seat: int) -> list[str]:
    return [GAME.text(choice) for choice in legal(s, seat)]


def after(s: State, seat: int, text: str) -> State:
    t = s.clone()
    apply(t, seat, GAME.parse(text))
    return t


def stashes(s: State, seat: int) -> list[list[str]]:
    """Every way to finish the stash."""
    if GAME.question(s).get("ask") != "Stashing":
        return [[]]
    found: list[list[str]] = []
    for text in texts(s, seat):
        found += [[text, *rest] for rest in stashes(after(s, seat, text), seat)]
    return found


def board(s: State, seat: int) -> dict[str, Any]:
    found: dict[str, Any] = msgspec.to_builtins(GAME.view(s, seat))["boards"][seat]
    return {"goods": found["goods"], "stash": found["stash"]}


def needed(s: Traders, seat: int, action: int, times: int) -> int:
    """The fewest Smuggle dice with which it could be done so often."""
    for n in range(s.dice.count(SMUGGLE) + 1):
        t = s.clone()
        for _ in range(s.dice.count(SMUGGLE) - n):
            t.dice[t.dice.index(SMUGGLE)] = MOVE
        if times in repetitions(t, seat, action):
            return n
    raise AssertionError("it cannot be done")


def cases() -> dict[str, Any]:
    """Questions at which tokens are placed, goods stashed or actions chosen, and what can follow."""
    rng = Luck.seeded(3)
    places: list[Any] = []
    stashing: list[Any] = []
    smuggled: set[tuple[int, ...]] = set()
    for seed in range(200):
        s = GAME.setup(4, seed)
        for _ in range(60):
            seat = asked(s)[0]
            ask = GAME.question(s)["ask"] if seat >= 0 else ""
            choices = legal(s, seat)
            if ask == "Suspecting" and len(places) < EACH and seed % 50 == 1:
                first = [text for text in texts(s, seat) if text.startswith("place:")][-len(places)]
                places.append([texts(s, seat), first, texts(after(s, seat, first), seat)])
            if ask == "Stashing" and len(stashing) < EACH and 4 < len(stashes(s, seat)) < 40:
                ways = stashes(s, seat)
                end = s
                for text in ways[0]:
                    end = after(end, seat, text)
                left = int(GAME.question(s)["left"])
                stashing.append([board(s, seat), left, ways, board(end, seat)])
            assert isinstance(s, Traders)
            if ask == "Minions" and smuggles(s) == s.dice.count(SMUGGLE):
                for count in msgspec.to_builtins(GAME.view(s, seat))["counts"]:
                    action = ACTIONS.index(count["action"])
                    if action != MOVE and len(smuggled) < 40:
                        for n in count["counts"]:
                            smuggled.add(
                                (count["dice"], count["times"], n, needed(s, seat, action, n))
                            )
            acts = [c for c in choices if GAME.text(c).startswith("act:protect")]
            apply(s, seat, rng.pick(acts or choices))
            if not s.stack:
                break
    return {"places": places, "stashes": stashing, "smuggled": sorted(smuggled)}


def written() -> bytes:
    return msgspec.json.encode(cases()) + b"\n"


def test_the_cases_of_the_page_are_what_the_rules_do() -> None:
    assert CASES.read_bytes() == written()


if __name__ == "__main__":
    CASES.write_bytes(written())
