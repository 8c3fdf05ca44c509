"""What must be proved one by one: the end of a test run counts the names that passing tests use."""

from __future__ import annotations

from typing import Final

from nightmarket.games.shadow_blades.cards import AGENTS, CONSPIRACIES, DEFAULT

COMPONENTS: Final[dict[str, tuple[str, ...]]] = {
    "abilities": tuple(DEFAULT.ids[i] for i in range(AGENTS) if DEFAULT.ability[i]),
    "conditions": tuple(DEFAULT.ids[i] for i in range(len(DEFAULT.ids)) if DEFAULT.condition[i]),
    "conspiracies": CONSPIRACIES[1:],
}
