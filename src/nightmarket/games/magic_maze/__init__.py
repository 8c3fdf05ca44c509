"""Magic Maze: four heroes rob a shopping mall together, in silence and against the sand.

Read `tiles.py` (the mall as drawings), `scenarios.py` (what each scenario switches on), `state.py`,
then `frames.py`. Rule ids (MM-…) are those of `docs/rules/magic-maze.en.md`.
"""

from nightmarket.games.magic_maze.meta import GAME

__all__ = ["GAME"]
