"""The eye that teaches: what a finished game looked like to those who played it, move by move.

`Study(record, level)` cuts the work into questions; `look` answers one of them, in whatever process;
`Study.done` puts the answers together. `advise` is for a game in play, where its people agreed to hints.
docs/analysis.md tells how it judges.
"""

from nightmarket.analysis.hinting import advise
from nightmarket.analysis.looking import look
from nightmarket.analysis.study import Study, analyse, answer
from nightmarket.analysis.told import VERSION, Analysis, Asked, Hint, Looked, Question

__all__ = [
    "VERSION",
    "Analysis",
    "Asked",
    "Hint",
    "Looked",
    "Question",
    "Study",
    "advise",
    "analyse",
    "answer",
    "look",
]
