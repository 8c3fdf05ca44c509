"""Dale of Merchants 2, for 2 to 4 or two teams: buy, play techniques, fill a stall with stacks of goods.

Read in this order: `cards` (a card as an int), `state` (the zones), `frames` with `market`, `stall` and
`reactions` (what can be pending in every game: the rulebook as code), `technique` and `sets` (the cards,
a module for each set), `rules` (helpers the frames ask), `moves` (cards on the move, and what it sets
off), `knowledge` (who knows what, honest guesses), `scoring`, `view` and `meta`. Rule ids like DM-42:
docs/rules/dale-of-merchants.en.md.
"""

from nightmarket.games.dale_of_merchants.meta import GAME

__all__ = ["GAME"]
