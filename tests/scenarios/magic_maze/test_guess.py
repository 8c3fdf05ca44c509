"""What the page draws before the server has answered (MM-184) is what the rules then do.

The page's guess is tested against cases.json. This writes the cases, and fails when they are not what
the rules say: python -m tests.scenarios.magic_maze.test_guess
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec

from nightmarket import games
from nightmarket.kernel import CLOCK, Luck, apply, asked, legal

CASES = Path(__file__).parents[3] / "web" / "src" / "games" / "magic-maze" / "cases.json"
MOVES = ("move", "portal", "escalator", "stand")
EACH = 4  # cases of each kind of move
DRAWN = {"1a", "1b", "2", "3", "4", "13"}  # tiles on which the page tests its drawing


def cases() -> dict[str, Any]:
    """Positions, a move from each, and where its hero then stands; with the tiles that lie there."""
    game = games.game("magic-maze")
    found: dict[str, list[Any]] = {verb: [] for verb in MOVES}
    rng = Luck.seeded(5)
    for seed in range(40):
        s = game.setup(2, seed, {"scenario": "2", "start_order": "chosen"})
        for _ in range(400):
            seats = [seat for seat in asked(s) if seat != CLOCK]
            if not seats:
                break
            seat = rng.pick(seats)
            choices = legal(s, seat)
            new = [c for c in choices if game.text(c).startswith(("explore", "place", "ready"))]
            choice = rng.pick(new if new and rng.below(4) == 0 else choices)
            text = game.text(choice)
            verb = text.split(":")[0]
            before = msgspec.to_builtins(game.view(s, seat))
            apply(s, seat, choice)
            if verb not in found or len(found[verb]) > seed * EACH // 40 or not s.stack:
                continue
            after = msgspec.to_builtins(game.view(s, seat))
            was, now = ({h["hero"]: h["cell"] for h in v["heroes"]} for v in (before, after))
            moved = [hero for hero in was if was[hero] != now[hero]]
            if len(moved) > 1:  # two heroes changed places before the start
                moved = [hero for hero in moved if hero in text]
            if moved and now[moved[0]]:
                view = {"tiles": before["tiles"], "heroes": before["heroes"]}
                found[verb].append([text, view, moved[0], now[moved[0]]])
    rows = [row for verb in MOVES for row in found[verb]]
    used = {tile["tile"] for row in rows for tile in row[1]["tiles"]} | DRAWN
    printed = msgspec.to_builtins(game.printed({}))
    return {"tiles": {name: printed["tiles"][name] for name in sorted(used)}, "cases": rows}


def written() -> bytes:
    return msgspec.json.encode(cases()) + b"\n"


def test_the_cases_of_the_page_are_what_the_rules_do() -> None:
    assert CASES.read_bytes() == written()


if __name__ == "__main__":
    CASES.write_bytes(written())
