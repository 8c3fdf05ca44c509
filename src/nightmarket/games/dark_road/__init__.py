"""Merchants of the Dark Road, for 1 to 4: a wagon in the long night, caravans, coins and prestige.

Read in this order: `cards` (what lies on the table, most of it from a pack), `state` (the zones), `turn`
(Plan, Move, Act, Rest and the districts), `travel` (caravans), `programs` (how effects run, questions,
gifts), `gains`, `cargo` and `effects` (what cards and dice give and take), `trader` (the opponent of the
solo game), `verbs` (what each operation does, for a player or the Trader), `packing` (the storage),
`rules` (helpers the frames ask), `scoring`, `guess` (what a seat may suppose), `view` and `meta`. Rule
ids like DR-42 are those of docs/rules/dark-road.en.md.
"""

from nightmarket.games.dark_road.meta import GAME

__all__ = ["GAME"]
