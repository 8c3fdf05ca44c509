"""Programs and questions: what cards, dice and places do, and what is asked on the way.

A program is a list of instructions that run from left to right. A gain that overflows is finished
first, then the owner drops down to the limit, then the next instruction follows (AMB-16).

A question may be answered with a gift (DR-58), a gift runs a program, and programs ask questions: so
the loop stands here, below them all, and what each operation does is filled in by verbs.py.
"""

from __future__ import annotations

from typing import Final

from nightmarket.games.dark_road.cards import SPECIES
from nightmarket.games.dark_road.rules import add_gifts, why_not_gift
from nightmarket.games.dark_road.state import Road
from nightmarket.games.dark_road.words import GIFT_MADE, GIVE
from nightmarket.kernel import Asking, Frame

# -- running a program


class Verbs:
    """What an instruction does."""

    def do(self, s: Road, seat: int, word: int) -> None:
        raise NotImplementedError(type(self).__name__)


VERBS: Final[list[Verbs]] = []  # one: those of verbs.py


def perform(s: Road, seat: int, program: int) -> None:
    """Run a program for a player as far as it goes; what is left waits below the first question."""
    run_from(s, seat, program, 0)


def run_from(s: Road, seat: int, program: int, at: int) -> None:
    words = s.cards.programs[program]
    n = len(words)
    stack = s.stack
    verbs = VERBS[0]
    while at < n:
        word = words[at]
        at += 1
        if at < n:
            height = len(stack)
            s.push(Effects(seat, program, at))
            verbs.do(s, seat, word)
            if len(stack) > height + 1:
                return  # a question: the rest follows it
            stack.pop()
        else:
            verbs.do(s, seat, word)


class Effects(Frame[Road]):
    """The rest of a program."""

    def __init__(self, seat: int, program: int, at: int) -> None:
        self.seat = seat
        self.program = program
        self.at = at

    def run(self, s: Road) -> None:
        s.done()
        run_from(s, self.seat, self.program, self.at)

    def row(self) -> list[int]:
        return [self.seat, self.program, self.at]


# -- questions


class Question(Asking[Road]):
    """One seat is asked: what the question offers, and in the own turn the gifts around it (DR-58).

    A gift is given in between and may change whatever the question rests on: the last coin, the last
    hero at the Inn. So afterwards the question is asked anew or lapses (AMB-8).
    """

    def options(self, s: Road, seat: int) -> list[int]:
        """What is asked, without the gifts."""
        raise NotImplementedError(type(self).__name__)

    def answer(self, s: Road, seat: int, choice: int) -> None:
        """Carry out one of the options."""
        raise NotImplementedError(type(self).__name__)

    def rule(self, s: Road, choice: int) -> str:
        """The rule that forbids what is not offered here."""
        raise NotImplementedError(type(self).__name__)

    def lapse(self, s: Road) -> None:
        """A gift has left no option."""
        s.done()

    def is_at_the_dice(self) -> bool:
        """Whether a travel die is being taken: a Fey Cat speaks then (DR-90)."""
        return False

    def choices(self, s: Road, seat: int) -> list[int]:
        found = self.options(s, seat)
        add_gifts(s, seat, found, self.is_at_the_dice())
        return found

    def choose(self, s: Road, seat: int, choice: int) -> None:
        if GIVE.holds(choice):
            s.push(AskAnew(seat))
            give(s, seat, choice)
        else:
            self.answer(s, seat, choice)

    def why(self, s: Road, seat: int, choice: int) -> str:
        return why_not_gift(s, seat, choice) if GIVE.holds(choice) else self.rule(s, choice)


def give(s: Road, seat: int, choice: int) -> None:
    """Gift a quartz to a companion and carry out its action; the open question stays (DR-89)."""
    species, gift = GIVE.a(choice), GIVE.b(choice)
    s.quartz[seat] -= 1
    s.gifted[(seat * SPECIES + species) * 2 + gift] += 1
    s.tell(GIFT_MADE, seat, species, gift)
    perform(s, seat, s.cards.gifts[species * 2 + gift])


class AskAnew(Frame[Road]):
    """A gift has been given: the question below still offers something, or lapses."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, s: Road) -> None:
        s.done()
        question = s.stack[-1]
        if isinstance(question, Question) and not question.options(s, self.seat):
            question.lapse(s)

    def row(self) -> list[int]:
        return [self.seat]


PROGRAM_FRAMES = (Effects, AskAnew)
