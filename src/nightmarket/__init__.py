"""Night Market: modern board games as pure, fast, replayable state machines."""

from nightmarket import _variant as _variant  # first: it decides which kernel the rest imports
from nightmarket.games import game, keys
from nightmarket.kernel import Game, Refusal, State, apply, asked, legal

__version__ = "0.1.0"
__all__ = ["Game", "Refusal", "State", "__version__", "apply", "asked", "game", "keys", "legal"]
