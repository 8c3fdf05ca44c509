"""The ladder file and the table made from it.

    .venv/bin/python tools/ladder.py [FILE ...]

Takes what `./market arena … --json FILE` wrote into docs/ladder.json, in the place of an older run of
the same series, and makes the tables of docs/bots.md anew.
"""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import nightmarket as nm

DOCS = Path(__file__).parents[1] / "docs"
LADDER = DOCS / "ladder.json"
PAGE = DOCS / "bots.md"
BEGIN, END = "<!-- made by tools/ladder.py -->\n", "<!-- end -->\n"
LEVELS = ("easy", "fair", "hard", "master")

Series = dict[str, Any]


def options(one: Series) -> list[tuple[str, str]]:
    """Those that are not as the game sets them by itself."""
    field = one["field"]
    game = nm.game(field["game"])
    usual = game.configure(field["seats"], {})
    return sorted((k, v) for k, v in field["options"].items() if v != usual.get(k))


def place(one: Series) -> tuple[Any, ...]:
    """Series of a game stand together, by seats; levels from the strongest."""
    field = one["field"]
    ranks = [-LEVELS.index(b) if b in LEVELS else len(LEVELS) for b in field["bots"]]
    chosen = [(key, value.zfill(3)) for key, value in options(one)]
    return (field["game"], field["seats"], chosen, ranks, field["bots"], field["seed"])


def command(one: Series) -> str:
    field = one["field"]
    words = [field["game"], f"--seats {field['seats']}", f"--bots {','.join(field['bots'])}"]
    words += [f"--option {key}={value}" for key, value in options(one)]
    return " ".join([*words, f"--seed {field['seed']}"])


def row(one: Series) -> str:
    first, *others = one["bots"]
    share = f"{100 * first['share']:.0f} % [{100 * first['low']:.0f}-{100 * first['high']:.0f}]"
    if others and first["even"] != 0.5:
        share += f", even {100 * first['even']:.0f} %"
    points = " : ".join(f"{bot['points']:.1f}" for bot in one["bots"])
    ms = " : ".join(f"{bot['ms']:.1f}" for bot in one["bots"])
    longest = " : ".join(f"{bot['longest_ms']:.0f}" for bot in one["bots"])
    plain = "" if one["compiled"] else " (plain Python)"
    cells = [f"`{command(one)}`{plain}", str(one["games"]), share, one["answer"], points, ms]
    return "| " + " | ".join([*cells, longest, one["commit"]]) + " |\n"


def table(ladder: list[Series]) -> str:
    """What stands between the two marks of the page."""
    head = (
        "| command behind `arena` | games | share of the first | stronger? | points | ms a choice "
        "| longest | commit |\n| --- | --- | --- | --- | --- | --- | --- | --- |\n"
    )
    return BEGIN + head + "".join(row(one) for one in sorted(ladder, key=place)) + END


def page(text: str, ladder: list[Series]) -> str:
    before, _, rest = text.partition(BEGIN)
    return before + table(ladder) + rest.partition(END)[2]


def commit() -> str:
    """The last commit that changed the program, with a star when more was changed since."""
    last, changed = (
        subprocess.run(
            ["git", *words, "--", "src"], cwd=DOCS.parent, capture_output=True, text=True
        )
        for words in (["log", "-1", "--format=%h"], ["status", "--porcelain"])
    )
    return last.stdout.strip() + ("*" if changed.stdout else "")


def take(ladder: list[Series], new: Series) -> None:
    ladder[:] = [one for one in ladder if one["field"] != new["field"]]
    ladder.append(new)
    ladder.sort(key=place)


def main() -> None:
    ladder: list[Series] = json.loads(LADDER.read_text("utf-8")) if LADDER.exists() else []
    for name in sys.argv[1:]:
        found = json.loads(Path(name).read_text("utf-8"))
        for new in found if isinstance(found, list) else [found]:
            take(ladder, {"commit": commit(), **new})
    LADDER.write_text(json.dumps(ladder, indent=1) + "\n", "utf-8")
    PAGE.write_text(page(PAGE.read_text("utf-8"), ladder), "utf-8")
    print(f"{len(ladder)} series")


if __name__ == "__main__":
    main()
