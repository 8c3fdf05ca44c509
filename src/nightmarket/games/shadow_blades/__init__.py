"""Shadow Blades, for 2 to 4: recruit agents, win dominance in four spheres, lay secret missions.

Read in this order: `cards` (what lies on the table), `packs/reconstructed.toml` (the default set),
`state` (the zones), `turns`, `recruit`, `order`, `agents` and `effects` (what can be pending: the
rulebook as code), `rules` and `deeds` (what they ask, what they change), `scoring`, `view` (what a seat
may know), `guess` (what it cannot know) and `meta` (the game as others see it).
Rule ids like SB-42 are those of docs/rules/shadow-blades.en.md.
"""

from nightmarket.games.shadow_blades.meta import GAME

__all__ = ["GAME"]
