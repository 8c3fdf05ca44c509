"""`python -m tests.playthroughs update [game]` writes the transcripts anew; read the diff."""

from __future__ import annotations

import sys

from tests.playthroughs.transcripts import all_wanted, transcript


def main(arguments: list[str]) -> int:
    if not arguments or arguments[0] != "update":
        print(__doc__)
        return 2
    for path, game, seats, options in all_wanted():
        if arguments[1:] and game.key not in arguments[1:]:
            continue
        path.parent.mkdir(exist_ok=True)
        text = transcript(game, seats, options)
        if not path.exists() or path.read_text("utf-8") != text:
            path.write_text(text, "utf-8")
            print(f"{path.parent.name}/{path.name} written")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
