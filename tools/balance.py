"""The balance lab: who wins with what, when equals play each other. Makes docs/balance.md.

    .venv/bin/python tools/balance.py [GAMES] [GAME ...]

Every series is played by one and the same bot in all seats, so a share far from the even one is the
doing of the seat, mission, steed or card, not of skill. Shared victories count in parts.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Iterator
from itertools import chain
from pathlib import Path
from typing import Any

import nightmarket as nm
from nightmarket.arena import play_out
from nightmarket.arena.standing import wilson
from nightmarket.bots import make
from nightmarket.games.dale_of_merchants.cards import KIND, SET_OF, SETS
from nightmarket.games.dark_road.cards import CROWNS, STEEDS
from nightmarket.games.shadow_blades.cards import CONSPIRACIES
from nightmarket.games.shadow_traders.cards import MISSIONS
from nightmarket.kernel import Luck

DOCS = Path(__file__).parents[1] / "docs"
FIGURES = DOCS / "balance.json"
PAGE = DOCS / "balance.md"
FAR = 1.25  # times the even share, or less than its 1.25th: worth a look when the interval says so

Labels = Iterator[tuple[str, str, int]]  # what, which, whose


def order(s: Any, first: int) -> Labels:
    """Seats from the first player on."""
    for seat in range(s.seats):
        yield "turn order", str((seat - first) % s.seats + 1), seat


def traders(s: Any, first: int) -> Labels:
    for seat in range(s.seats):
        yield "mission", MISSIONS[s.missions[seat]], seat


def blades(s: Any, first: int) -> Labels:
    yield "conspiracy, won by the first player", CONSPIRACIES[s.conspiracy], first


def road(s: Any, first: int) -> Labels:
    for seat in range(s.seats):
        yield "steed", STEEDS[s.steeds[seat]], seat
        for crown in s.crowns[seat]:
            yield "crown, of those who have it at the end", CROWNS[crown >> 1], seat


def dale(s: Any, first: int) -> Labels:
    for folk in s.sets:
        yield "set in the game, won by the first player", SETS[folk], first
        counts = [sum(SET_OF[c & KIND] == folk for c in s.stall(i)) for i in range(s.seats)]
        if counts.count(max(counts)) == 1:
            yield "set, of who built most cards of it", SETS[folk], counts.index(max(counts))


SERIES: tuple[tuple[str, int, str, dict[str, str], Callable[[Any, int], Labels]], ...] = (
    ("shadow-traders", 4, "policy", {}, traders),
    ("shadow-blades", 2, "policy", {"conspiracy": "random"}, blades),
    ("dark-road", 2, "policy", {}, road),
    ("dale-of-merchants", 2, "policy", {}, dale),
)


def measure(games: int, only: list[str]) -> list[dict[str, Any]]:
    found = []
    for key, seats, bot, options, labels in SERIES:
        if only and key not in only:
            continue
        game = nm.game(key)
        tally: dict[str, dict[str, list[float]]] = {}
        for seed in range(games):
            s = game.setup(seats, seed, options)
            first = s.first if hasattr(s, "first") else s.turn  # before it passes on
            bots = [make(bot, seed * 11 + seat) for seat in range(seats)]
            play_out(game, s, bots, Luck.seeded(seed))
            winners = game.winners(s)
            for what, which, seat in chain(order(s, first), labels(s, first)):
                entry = tally.setdefault(what, {}).setdefault(which, [0.0, 0])
                entry[0] += 1 / len(winners) if seat in winners else 0.0
                entry[1] += 1
        rows = {
            what: {which: [round(w, 2), n] for which, (w, n) in sorted(entries.items())}
            for what, entries in tally.items()
        }
        head = {"game": key, "seats": seats, "bot": bot, "options": options, "games": games}
        found.append({**head, "tally": rows})
    return found


def far(wins: float, games: int, even: float) -> bool:
    low, high = wilson(wins, games)
    return low > even * FAR or high < even / FAR


def page(figures: list[dict[str, Any]]) -> str:
    text = (
        "# Balance\n\nWho wins with what when one and the same bot plays all seats: share of the games "
        "with its 95 % interval. **Bold**: further than a quarter from even, beyond chance. Made by\n"
        "`tools/balance.py` from [balance.json](balance.json); bots are no people, so this is a place "
        "to look, not a verdict.\n"
    )
    for series in figures:
        even = 1 / series["seats"]
        options = "".join(f", {k} {v}" for k, v in series["options"].items())
        text += (
            f"\n## {series['game']}, {series['seats']} seats{options}\n\n{series['games']} games of "
            f"`{series['bot']}`; even is {100 * even:.0f} %.\n"
        )
        for what, entries in series["tally"].items():
            text += f"\n| {what} | won | share |\n| --- | --- | --- |\n"
            for which, (wins, games) in entries.items():
                low, high = wilson(wins, games)
                share = f"{100 * wins / games:.0f} % [{100 * low:.0f}-{100 * high:.0f}]"
                mark = "**" if far(wins, games, even) else ""
                text += f"| {which} | {wins:g} of {games} | {mark}{share}{mark} |\n"
    return text + PROPOSALS


PROPOSALS = """
## What looks broken

- Shadow Traders: `lose` wins far more than its share and `choose` and `take` hardly at all. The
  same policy holds all seats, so this may be its own weakness: it does too little against whoever
  wants to lose. Proposal: teach it to, play this series again, and only then look at the missions.
- Reconstructed cards: no steed, crown or conspiracy is bold in so few games; the proposal is to play
  more of them before any number is changed. Nothing was changed.
"""


def main() -> None:
    games = int(sys.argv[1]) if len(sys.argv) > 1 else 0
    figures: list[dict[str, Any]] = []
    if FIGURES.exists():
        figures = json.loads(FIGURES.read_text("utf-8"))
    if games:
        new = measure(games, sys.argv[2:])
        kept = [old for old in figures if old["game"] not in [one["game"] for one in new]]
        figures = sorted(kept + new, key=lambda one: str(one["game"]))
        FIGURES.write_text(json.dumps(figures, indent=1) + "\n", "utf-8")
    PAGE.write_text(page(figures), "utf-8")


if __name__ == "__main__":
    main()
