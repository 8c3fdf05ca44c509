"""Shadow Traders, for 4 to 6: steal, swap and stash goods, and guess who works for whom.

Read in this order: `cards` (what lies on the table), `state` (the zones), `frames` (what can be pending:
the rulebook as code), `rules` (helpers the frames ask), `scoring`, `view` (what a seat may know) and
`meta` (the game as others see it). Rule ids like ST-42 are those of docs/rules/shadow-traders.en.md.
"""

from nightmarket.games.shadow_traders.meta import GAME

__all__ = ["GAME"]
