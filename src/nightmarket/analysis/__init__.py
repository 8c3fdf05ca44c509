"""The eye that teaches: what a finished game looked like to those who played it, move by move.

`Study(record, level)` cuts the work into one question for each moment; `look` answers one of them, in
whatever process; `Study.done` puts the answers together. docs/analysis.md tells how it judges.
"""

from nightmarket.analysis.looking import answer, look
from nightmarket.analysis.study import Study, analyse
from nightmarket.analysis.told import VERSION, Analysis, Looked, Question

__all__ = ["VERSION", "Analysis", "Looked", "Question", "Study", "analyse", "answer", "look"]
