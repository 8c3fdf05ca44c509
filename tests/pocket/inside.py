"""Golden games told move by move as one number each, on whatever Python runs this: all must agree.

python tests/pocket/inside.py FOLDER NAME...     node web/scripts/wasm.mjs the same
"""

from __future__ import annotations

import hashlib
import sys
from pathlib import Path

import msgspec

from nightmarket import games
from nightmarket.kernel import WATCHER
from nightmarket.kernel.record import Record


def told(path: Path) -> str:
    """Everything anybody sees in this game, and all of the state, as a hash."""
    record = Record.from_json(path.read_bytes())
    game = games.game(record.game)
    seen = hashlib.sha256()
    for state, move, events in record.replay(games.game):
        seen.update(repr(move).encode())
        for seat in (WATCHER, *range(record.seats)):
            seen.update(msgspec.json.encode([event.seen_by(seat) for event in events]))
            seen.update(msgspec.json.encode(game.view(state, seat)))
        seen.update(msgspec.json.encode(game.dump(state)))
    return seen.hexdigest()


if __name__ == "__main__":
    for name in sys.argv[2:]:
        print(name, told(Path(sys.argv[1]) / name), flush=True)
