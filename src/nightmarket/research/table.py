"""docs/encoders.md, made from the layouts: `python -m nightmarket.research.table > docs/encoders.md`."""

from __future__ import annotations

import hashlib
import sys

from nightmarket.games import game
from nightmarket.research.actions import Actions
from nightmarket.research.layout import Layout
from nightmarket.research.layouts import ENCODED, layout_of

HEAD = """\
# Encoders

What each cell of an observation means, game by game, and how actions are numbered. This page is made by
`python -m nightmarket.research.table > docs/encoders.md`; [Research](research.md) says how it is used.

- An observation is a row of 16-bit whole numbers, as long at every table of a game. It is read from the
  seat's view and the public question alone, so it tells no more than the page shows that seat.
- Seats are counted from the viewer: 0 is the seat that looks, 1 sits to its left. Seats that are not
  there are 0. So are actions: `steal:1:green` takes from the left neighbour, whoever chooses it.
- A name is a 1 in its own cell. `rows, n apart`: the line describes the first row, the next begins n
  cells later. Cells of what is missing are 0.
- What is told after the end (missions shown, the score sheet) is not encoded: the reward says it.
- What is printed on the pieces and never changes is not repeated; `game.printed(options)` has it. With a
  pack of one's own the same cells stand for the pack's pieces.
- A cell never changes its meaning under one version. A test holds the fingerprints.
"""


def fingerprint(layout: Layout, actions: Actions) -> str:
    """Changes whenever a cell or an action changes its place or meaning."""
    texts = "\n".join(actions.words.text(choice) for choice in actions.choices)
    return hashlib.sha256((layout.meaning() + texts).encode()).hexdigest()[:16]


def page() -> str:
    parts = [HEAD]
    for key in ENCODED:
        layout = layout_of(key)
        actions = Actions(game(key), layout)
        parts.append(
            f"## {game(key).titles['en']}\n\n"
            f"`{key}`, version {layout.version}: {layout.size} cells, {actions.size} actions, "
            f"up to {layout.seats} seats. Fingerprint `{fingerprint(layout, actions)}`.\n\n"
            "| cells | field | what | values |\n| --- | --- | --- | --- |"
        )
        for x in layout.lines():
            cells = str(x.at) if x.size == 1 else f"{x.at}-{x.at + x.size - 1}"
            parts[-1] += f"\n| {cells} | `{x.name}` | {x.what} | {x.low} to {x.high} |"
        parts[-1] += "\n\n| actions | choice |\n| --- | --- |"
        for verb in game(key).words.verbs:
            mine = [i for i, c in enumerate(actions.choices) if verb.holds(c)]
            if mine:
                arguments = "".join(f":{domain.name}" for domain in verb.domains)
                run = str(mine[0]) if len(mine) == 1 else f"{mine[0]}-{mine[-1]}"
                parts[-1] += f"\n| {run} | `{verb.name}{arguments}` |"
        parts[-1] += "\n"
    return "\n".join(parts)


if __name__ == "__main__":
    sys.stdout.write(page())
