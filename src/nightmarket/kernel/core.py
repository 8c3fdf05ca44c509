"""The page everybody must understand: a state, its pending frames, and the three verbs that move it.

The rules of a game are a pure, deterministic, cloneable state machine. What is still to happen lies on
a stack of small immutable frames. A frame that asks nobody is a task and the kernel runs it; one that
asks a seat waits for a choice. `settle` runs tasks until somebody is asked, `apply` is the only way in,
and reading (`asked`, `legal`) never changes anything.
"""

from __future__ import annotations

from typing import Any, Final, Generic, Self, TypeVar

from mypy_extensions import mypyc_attr

from nightmarket.kernel.errors import DeadEnd, IllegalChoice, NotAsked
from nightmarket.kernel.events import Kind, Sink
from nightmarket.kernel.sealed import SEALED, draw
from nightmarket.kernel.words import Words

CHANCE: Final = -1  # the seat that rolls dice
CLOCK: Final = -2  # the seat that lets time pass, in whole milliseconds
WATCHER: Final = -3  # looks at the table and holds nothing

NOBODY: Final[list[int]] = []

S = TypeVar("S", bound="State")


@mypyc_attr(allow_interpreted_subclasses=True)
class Frame(Generic[S]):
    """One pending thing: a question to some seats, or a task. Immutable, with int fields only."""

    def asks(self, s: S) -> list[int]:
        """Seats that may choose now. Decided by public facts: being asked must not tell a secret."""
        return NOBODY

    def run(self, s: S) -> None:
        """Do the task. It must end (`s.done`), change (`s.become`) or push something."""
        raise NotImplementedError(type(self).__name__)

    def choices(self, s: S, seat: int) -> list[int]:
        """What the seat may choose, in a fixed order; never empty for a seat that is asked."""
        raise NotImplementedError(type(self).__name__)

    def choose(self, s: S, seat: int, choice: int) -> None:
        """Carry out a legal choice."""
        raise NotImplementedError(type(self).__name__)

    def allows(self, s: S, seat: int, choice: int) -> bool:
        """Whether an asked seat may choose this now: what `choices` lists, unless a frame takes more.

        A clock may pass any number of milliseconds; its `choices` list a few of them, for bots.
        """
        return choice in self.choices(s, seat)

    def why(self, s: S, seat: int, choice: int) -> str:
        """Id of the rule that forbids this choice here; empty when no particular rule does."""
        return ""

    def row(self) -> list[int]:
        """The constructor's arguments, in order."""
        return []


@mypyc_attr(allow_interpreted_subclasses=True)
class Asking(Frame[S]):
    """One seat is asked; a subclass says what, and takes more fields if it needs them."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def asks(self, s: S) -> list[int]:
        return [self.seat]

    def row(self) -> list[int]:
        return [self.seat]


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """A game in progress: the luck still to come, the pending frames, and each game's own zones.

    No log, no people, no clock. A subclass adds its zones as lists of int; its constructor takes every
    field, so a new one cannot be forgotten in `clone`.
    """

    def __init__(self, luck: list[int], stack: list[Frame[Any]], reveals: int) -> None:
        self.luck = luck  # 32-bit words, see `below`
        self.stack = stack
        self.reveals = reveals  # moments at which somebody learned something: the undo horizon
        self.sink: Sink | None = None  # clones, and so searches, are silent

    # -- for the kernel, provided by each game

    def clone(self) -> Self:
        raise NotImplementedError(type(self).__name__)

    def words(self) -> Words:
        raise NotImplementedError(type(self).__name__)

    # -- for frames

    def push(self, frame: Frame[Any]) -> None:
        """Let `frame` happen before whatever is pending now."""
        self.stack.append(frame)

    def become(self, frame: Frame[Any]) -> None:
        """Replace the frame on top."""
        self.stack[-1] = frame

    def done(self) -> None:
        """The frame on top is over."""
        self.stack.pop()

    def reveal(self) -> None:
        """Somebody learns something now: choices before this moment cannot be taken back freely."""
        self.reveals += 1

    def below(self, n: int) -> int:
        """A number from 0 to n - 1, each as likely, without modulo bias.

        Four words are those of xoshiro128**, which is fast; who sees enough of it can tell what comes.
        Nine are the key of a hash and how often it was asked: live tables draw from that.
        """
        self.reveals += 1
        w = self.luck
        limit = 0x100000000 - 0x100000000 % n
        if len(w) == SEALED:
            while True:
                x = draw(w)
                if x < limit:
                    return x % n
        while True:
            a, b, c, d = w[0], w[1], w[2], w[3]
            x = b * 5 & 0xFFFFFFFF
            x = ((x << 7 & 0xFFFFFFFF) | x >> 25) * 9 & 0xFFFFFFFF
            t = b << 9 & 0xFFFFFFFF
            c ^= a
            d ^= b
            w[0] = a ^ d
            w[1] = b ^ c
            w[2] = c ^ t
            w[3] = (d << 11 & 0xFFFFFFFF) | d >> 21
            if x < limit:
                return x % n

    def shuffle(self, cards: list[int]) -> None:
        """Shuffle in place (Fisher-Yates)."""
        for i in range(len(cards) - 1, 0, -1):
            j = self.below(i + 1)
            cards[i], cards[j] = cards[j], cards[i]

    def tell(
        self, kind: Kind, a: int = 0, b: int = 0, c: int = 0, d: int = 0, e: int = 0, f: int = 0
    ) -> None:
        """Say what happened, for the log and the animation. Costs nothing when nobody listens."""
        if self.sink is not None:
            self.sink.hear(kind, [a, b, c, d, e, f])


def settle(s: State) -> None:
    """Run tasks and roll dice until a seat or the clock is asked, or the game is over."""
    stack = s.stack
    while stack:
        top = stack[-1]
        who = top.asks(s)
        if not who:
            top.run(s)
        elif who[0] == CHANCE:
            options = top.choices(s, CHANCE)
            result = options[s.below(len(options))]
            if s.sink is not None:
                s.sink.roll(result)
            top.choose(s, CHANCE, result)
        else:
            return


def asked(s: State) -> list[int]:
    """Seats that may choose now; empty when the game is over."""
    return s.stack[-1].asks(s) if s.stack else []


def legal(s: State, seat: int) -> list[int]:
    """What the seat may choose now; empty for a seat that is not asked, and for no other.

    A question without a choice would hang every table, bot and search; it is named instead.
    """
    if not s.stack:
        return []
    top = s.stack[-1]
    if seat not in top.asks(s):
        return []
    found = top.choices(s, seat)
    if not found:
        raise DeadEnd(seat, type(top).__name__)
    return found


def step(s: State, seat: int, choice: int) -> None:
    """`apply` for callers that took the choice from `legal` themselves: searches and simulations."""
    s.stack[-1].choose(s, seat, choice)
    settle(s)


def apply(s: State, seat: int, choice: int) -> None:
    """Make a choice. An illegal one raises a Refusal and leaves no trace."""
    refusal = refuse(s, seat, choice)
    if refusal is not None:
        raise refusal
    step(s, seat, choice)


def refuse(s: State, seat: int, choice: int) -> NotAsked | IllegalChoice | None:
    """Why the choice is not legal now, with the rule that forbids it; None when it is legal."""
    if seat not in asked(s):
        return NotAsked(seat, over=not s.stack)
    top = s.stack[-1]
    if top.allows(s, seat, choice):
        return None
    return IllegalChoice(seat, s.words().text(choice), top.why(s, seat, choice))
