"""Bots: players that see what a seat may see, and nothing else.

`make("fair", seed)` gives a bot by name. A bot gets a `Glimpse` of the table, never the true state.
"""

from nightmarket.bots.base import Bot, Glimpse, bot_names, choice_of, make, register
from nightmarket.bots.knowing import KnowingBot
from nightmarket.bots.levels import Level
from nightmarket.bots.maze import Teammate
from nightmarket.bots.playout import RandomBot, playout
from nightmarket.bots.search import SearchBot
from nightmarket.kernel.levels import LEVELS

__all__ = [
    "LEVELS",
    "Bot",
    "Glimpse",
    "KnowingBot",
    "Level",
    "RandomBot",
    "SearchBot",
    "Teammate",
    "bot_names",
    "choice_of",
    "make",
    "playout",
    "register",
]
