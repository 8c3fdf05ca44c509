"""What must be proved one by one: the end of a test run counts the names that passing tests use."""

from __future__ import annotations

from typing import Final

from nightmarket.games.shadow_traders.cards import ACTIONS, EVENTS, MISSIONS

COMPONENTS: Final[dict[str, tuple[str, ...]]] = {
    "events": EVENTS,
    "missions": MISSIONS,
    "actions": ACTIONS,
}
