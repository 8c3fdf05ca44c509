"""A game ties its rules together for everybody who reads them: bots, server, records, research."""

from __future__ import annotations

import hashlib
import sys
from collections.abc import Callable
from typing import Any, Final, Generic

from mypy_extensions import mypyc_attr

if sys.version_info >= (3, 13):
    from typing import TypeVar
else:
    from typing_extensions import TypeVar

from nightmarket.kernel.core import Frame, State, asked, legal, refuse, settle
from nightmarket.kernel.errors import BadSetup, BadState, Refusal
from nightmarket.kernel.events import Event, Kind, Sink
from nightmarket.kernel.sealed import SEALED, key_of
from nightmarket.kernel.words import Words

ONE_OF: Final = "one"  # exactly one of the values
SOME_OF: Final = "some"  # several different values joined by commas, or the default alone
ONE_SEAT: Final = "seat"  # a seat of this table by its number, or one of the other values
# A colour for each seat, joined by commas, none twice but the default; people wish for theirs.
SEAT_COLOURS: Final = "colour"

SHORT: Final = 1 << 128  # smaller seeds give fast luck, those from here on sealed luck
SEED_LIMIT: Final = 1 << 256

# The state a game plays with; whoever handles games of every kind says `Game` alone.
S = TypeVar("S", bound=State, default=Any)


class Option:
    """A way to set up a table, with the rule it changes."""

    def __init__(
        self,
        key: str,
        values: tuple[str, ...],
        default: str,
        rule: str,
        kind: str = ONE_OF,
        seats: int = 0,
    ) -> None:
        self.key = key
        self.values = values
        self.default = default
        self.rule = rule
        self.kind = kind
        self.seats = seats  # how many seats any value but the default needs; 0: any number

    def check(self, value: object, seats: int) -> str:
        """The value in its standard writing; raises BadSetup."""
        if not isinstance(value, str):
            raise BadSetup(f"option {self.key}: {value!r} is not a text", self.key, self.rule)
        if self.seats and value != self.default and seats != self.seats:
            raise BadSetup(f"option {self.key}: it needs {self.seats} seats", self.key, self.rule)
        single = self.kind in (ONE_OF, ONE_SEAT)
        parts = [value] if single else value.split(",")
        for part in parts:
            if part not in self.values and part != self.default:
                known = ", ".join(self.values)
                raise BadSetup(
                    f"option {self.key}: {part[:40]!r} is not one of {known}", self.key, self.rule
                )
        if self.kind == ONE_SEAT and value.isdigit() and int(value) >= seats:
            raise BadSetup(f"option {self.key}: there is no seat {value}", self.key, self.rule)
        if self.kind == SEAT_COLOURS:
            if value == self.default:
                return value
            if len(parts) != seats:
                raise BadSetup(
                    f"option {self.key}: {len(parts)} values for {seats} seats", self.key, self.rule
                )
        named = [part for part in parts if part != self.default]
        if len(set(named)) != len(named):
            raise BadSetup(f"option {self.key}: a value is named twice", self.key, self.rule)
        return value


class ScoreLine:
    """One line of the score sheet: what is counted, by which rule, how much for each seat."""

    def __init__(
        self, key: str, rule: str, points: list[int], counts: bool = True, under: str = ""
    ) -> None:
        self.key = key
        self.rule = rule
        self.points = points
        self.counts = counts  # part of the total; other lines only explain
        self.under = under  # the line that it explains, or "total"; empty: a column of its own
        self.box: list[int] = []  # the same for players without a seat, whom the box plays


class Feat:
    """What a finished game is remembered for among the best of its kind, the smaller the better."""

    def __init__(self, kind: str, apart: str, first: int, second: int) -> None:
        self.kind = kind  # like is compared with like: the game's own word
        self.apart = apart  # a word when it was played on easier terms and is listed by itself
        self.first = first
        self.second = second


# What only some games have is a part of them: None where a game has none.


@mypyc_attr(allow_interpreted_subclasses=True)
class Clock(Generic[S]):
    """A game is played against the clock: its sand runs while people think."""

    def tick(self, s: S, ms: int) -> int:
        """The CLOCK choice that lets up to `ms` milliseconds pass now; -1 when it does not run."""
        raise NotImplementedError

    def deadline(self, s: S) -> int:
        """Milliseconds until the clock alone changes the game; -1 when it does not run."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Speech(Generic[S]):
    """A game whose rules say when people may talk, and how."""

    def silent(self, s: S) -> bool:
        """Whether the rules forbid people to talk now."""
        raise NotImplementedError

    def wordless(self, s: S) -> bool:
        """Whether people who may talk now have only signs to do it."""
        raise NotImplementedError

    def is_spot(self, s: S, text: str) -> bool:
        """Whether this names a place on the table that people can point at, instead of talking."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Windows(Generic[S]):
    """A game that asks everybody who could hold an answer, whether they hold one or not."""

    def decline(self, s: S, seat: int) -> int:
        """The answer of an asked seat that has none; -1 for any other question.

        Decided by public facts: a server may give it for the seat, after a delay that is the same for
        every hand.
        """
        raise NotImplementedError

    def concerns(self, s: S, seat: int) -> bool:
        """Is it about this seat's own cards, again by public facts? Who has a standing answer for the
        rest still wants to be asked then."""
        return False


@mypyc_attr(allow_interpreted_subclasses=True)
class Beforehand(Generic[S]):
    """A game that asks players off their own turn what many would answer the same way every time."""

    def answers(self) -> dict[str, tuple[str, ...]]:
        """By the name of a frame: the texts of what may be said to it once for all."""
        raise NotImplementedError

    def concerns(self, s: S, seat: int) -> bool:
        """Would this seat rather be asked now, as far as everybody can see?"""
        return False


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(Generic[S]):
    """Everything that is known about a game without playing it, and the doors into its rules."""

    def __init__(
        self,
        key: str,
        prefix: str,
        titles: dict[str, str],
        seats: tuple[int, ...],
        options: tuple[Option, ...],
        rules_version: int,
        words: Words,
        kinds: tuple[Kind, ...],
        frames: tuple[type[Frame[Any]], ...],
        blurbs: dict[str, str] | None = None,
    ) -> None:
        self.key = key
        self.prefix = prefix  # of its rule ids
        self.titles = titles  # by language
        self.blurbs = blurbs or {}  # a line for its stall, by language
        self.seats = seats
        self.options = options
        self.rules_version = rules_version  # moves when behaviour does, not when code is tidied
        self.words = words
        self.kinds = {kind.name: kind for kind in kinds}
        self.frames: dict[str, Callable[..., Frame[Any]]] = {f.__name__: f for f in frames}
        self.asks: dict[str, str] = {}  # by frame: the rules behind its question, as ids
        # Random choices a search may add before it asks for a promise: few where they undo a plan.
        self.aimless = 16
        # Events that may tell less when they are read again (`recall`); all others never do.
        self.fading: tuple[Kind, ...] = ()
        self.clock: Clock[S] | None = None
        self.speech: Speech[S] | None = None
        self.windows: Windows[S] | None = None
        self.beforehand: Beforehand[S] | None = None

    # -- each game's own

    def deal(self, seats: int, luck: list[int], options: dict[str, str]) -> S:
        """A fresh state with its bottom frame pushed. Arguments have been checked."""
        raise NotImplementedError

    def view(self, s: S, seat: int) -> object:
        """What a seat may know, built field by field; WATCHER sees what is public."""
        raise NotImplementedError

    def resample(self, s: S, seat: int, rng: Luck) -> S:
        """A full state that this seat cannot tell from the true one, with fresh luck from `rng`."""
        raise NotImplementedError

    def sheet(self, s: S) -> list[ScoreLine]:
        """The score sheet in the order of the rulebook; before the end: as if it ended now."""
        raise NotImplementedError

    def winners(self, s: S) -> list[int]:
        raise NotImplementedError

    def overruled(self, s: S) -> str:
        """The rule by which the best total does not win; empty: it does."""
        return ""

    def dump_zones(self, s: S) -> list[Any]:
        """All that `load_zones` needs beside luck, stack and reveals; ints, texts and lists only."""
        raise NotImplementedError

    def load_zones(
        self, luck: list[int], stack: list[Frame[Any]], reveals: int, zones: list[Any]
    ) -> S:
        raise NotImplementedError

    def components(self, s: S) -> list[int]:
        """Every physical component, sorted: the same list at any moment of a game."""
        raise NotImplementedError

    def seat_count(self, s: S) -> int:
        raise NotImplementedError

    # -- with a sensible default

    def parts(self, s: S, seats: list[int]) -> tuple[object, list[object]]:
        """The views of these seats taken apart: what all of them see, and what each sees besides.

        Both are structs or dicts, no field is in both; an empty dict stands for nothing.
        A game that tells them apart spares a busy server building and encoding the same again.
        """
        return {}, [self.view(s, seat) for seat in seats]

    def check(self, seats: int, options: dict[str, str]) -> None:
        """Refuse options that do not go together."""

    def scores(self, s: S) -> list[int]:
        """Points by seat: the lines of the score sheet that count, added up."""
        totals = [0] * self.seat_count(s)
        for line in self.sheet(s):
            if line.counts:
                for seat, points in enumerate(line.points):
                    totals[seat] += points
        return totals

    def box_scores(self, s: S) -> list[int]:
        """Points of the players whom the box plays."""
        lines = [line for line in self.sheet(s) if line.counts and line.box]
        return (
            [sum([line.box[i] for line in lines]) for i in range(len(lines[0].box))]
            if lines
            else []
        )

    def teams(self, options: dict[str, str]) -> list[list[int]]:
        """Seats that win together, with one score; none where everybody plays alone."""
        return []

    def is_cooperative(self) -> bool:
        """Whether all win or all lose: then `winners` is everybody or nobody."""
        return False

    def promise(self, s: S) -> list[float]:
        """How well each seat stands, 0 to 1. At the end: who won. Before: an honest guess."""
        n = self.seat_count(s)
        if s.stack:
            return [1.0 / n] * n
        winners = self.winners(s)
        return [1.0 / len(winners) if seat in winners else 0.0 for seat in range(n)]

    def idle(self, s: S, seat: int) -> int:
        """The choice made for a person who is away for too long: deterministic, modest."""
        return legal(s, seat)[0]

    def turn(self, s: S, seat: int) -> int:
        """The number of this seat's own turn while it lasts, another one with each; -1: it has none now.

        It ends with the seat's last choice in it, even if others still answer to that.
        """
        return -1

    def question(self, s: S) -> dict[str, str | int]:
        """What is pending, for everybody: the frame's name under "ask", its rules under "rule", and
        numbers for the sentence."""
        if not s.stack:
            return {}
        name = type(s.stack[-1]).__name__
        return {"ask": name, "rule": self.asks.get(name, "")}

    def brief(self, s: S) -> dict[str, str | int]:
        """Where the game stands, in a few public facts: a list of tables says them in a line."""
        return {}

    def feat(self, s: S) -> Feat | None:
        """What a finished game is remembered for among the best; None: nothing."""
        return None

    def again(self, s: S, options: dict[str, str]) -> dict[str, str]:
        """The options of the next game of a series, after this one is over."""
        return options

    def concession(self, s: S, people: list[int]) -> int:
        """The choice by which seats without a person end the game with those people; -1: they do not."""
        return -1

    def learns(self, before: S, after: S, seat: int) -> bool:
        """Has it learned anything by choices of its own? Then it is not shown what comes of them."""
        return after.reveals != before.reveals

    def recall(self, s: S, event: Event, seat: int) -> dict[str, str | int | None]:
        """What an event of the past tells a seat that reads it now.

        It differs from what was seen at the time only for kinds in `fading`, and only while it is
        covered: a page that stays open forgets with the others.
        """
        return event.seen_by(seat)

    def is_covered(self, s: S, event: Event) -> bool:
        """Does `recall` hold something of it back now? The same for everybody.

        It may change when another event of a kind in `fading` happens, and at the end of the game.
        """
        return False

    def names(self, options: dict[str, str]) -> dict[str, dict[str, str]]:
        """Names that a table brings itself, in a pack: texts by language and message id.

        They lie over the game's own messages; options not given have their default. A language that is
        missing takes the English text.
        """
        return {}

    def meaning(self, seats: int, options: dict[str, str]) -> object:
        """What all options of a table come to, where that takes more than reading them; else None."""
        return None

    def printed(self, options: dict[str, str]) -> object:
        """What is printed on the pieces of a table, which views only name; only a pack changes it."""
        return None

    # -- for everybody

    def setup(
        self,
        seats: int = 0,
        seed: int = 0,
        options: dict[str, str] | None = None,
        sink: Sink | None = None,
    ) -> S:
        """A game ready for its first choice. The same seats, seed and options give the same game."""
        seats = seats or self.seats[0]
        chosen = self.configure(seats, options)
        if not 0 <= seed < SEED_LIMIT:
            raise BadSetup("the seed is a whole number from 0 to 2**256 - 1", "seed")
        s = self.deal(seats, luck_of(seed), chosen)
        s.reveals = 0
        s.sink = sink
        settle(s)
        return s

    def configure(self, seats: int, options: dict[str, str] | None) -> dict[str, str]:
        """All options with their values; raises BadSetup."""
        if seats not in self.seats:
            counts = ", ".join(map(str, self.seats))
            raise BadSetup(f"{self.key} is for {counts} seats, not {seats!r}", "seats")
        given: Any = options or {}  # values from outside may be anything; the options check them
        known = {option.key for option in self.options}
        for key in given:
            if key not in known:
                names = ", ".join(sorted(known)) or "none"
                raise BadSetup(f"{self.key} has no option {key[:40]!r} (it has: {names})", key[:40])
        chosen = {o.key: o.check(given.get(o.key, o.default), seats) for o in self.options}
        self.check(seats, chosen)
        return chosen

    def text(self, choice: int) -> str:
        return self.words.text(choice)

    def parse(self, text: str) -> int:
        return self.words.parse(text)

    def why_not(self, s: S, seat: int, text: str) -> Refusal | None:
        """Why a seat may not make the choice with this text now; None when it may."""
        try:
            choice = self.words.parse(text)
        except Refusal as refusal:
            return refusal
        return refuse(s, seat, choice)

    def dump(self, s: S) -> list[Any]:
        """The whole state as ints, texts and lists, to be stored. `load` reads it back."""
        rows: list[Any] = [[type(frame).__name__, *frame.row()] for frame in s.stack]
        return [s.luck[:], s.reveals, rows, self.dump_zones(s)]

    def load(self, data: list[Any]) -> S:
        """The state that was dumped; raises BadState."""
        try:
            luck, reveals, rows, zones = data
            for row in rows:
                if row[0] not in self.frames:
                    raise BadState(
                        f"{self.key} has no frame {str(row[0])[:40]!r}: "
                        "each that can be pending stands in the list `frames` of its Game",
                        "state",
                    )
            if len(luck) not in (4, SEALED) or not all(0 <= w < 1 << 32 for w in luck):
                raise BadState(f"this is no luck of {self.key}", "state")
            stack = [self.frames[row[0]](*row[1:]) for row in rows]
            s = self.load_zones(list(luck), stack, reveals, zones)
            asked(s)
            return s
        except (ValueError, TypeError, KeyError, IndexError, AttributeError) as error:
            raise BadState(f"this is no stored state of {self.key}: {error!r}", "state") from error


def luck_of(seed: int) -> list[int]:
    """32-bit words of luck. A seed of up to 128 bits gives fast luck, a longer one is a key.

    Fast luck is never all zero. One bit of each of its words is given away for that, so 124 are left to
    guess; and a few dozen dice that everybody sees are enough, with patience, to work out the next. It
    stays as it is for searches, and because records are replayed by it. Live tables are dealt by a key.
    """
    if seed >= SHORT:
        return key_of(seed)
    digest = hashlib.sha256(b"nightmarket" + seed.to_bytes(16, "big")).digest()
    return [int.from_bytes(digest[i : i + 4], "big") | 1 for i in range(0, 16, 4)]


def seed_text(seed: int) -> str:
    """A seed as it is written down: 32 hexadecimal digits, or 64 of sealed luck."""
    return f"{seed:032x}" if seed < SHORT else f"{seed:064x}"


def read_seed(text: str) -> int:
    """The seed that is written so; raises ValueError for any other text."""
    if len(text) not in (32, 64) or any(c not in "0123456789abcdef" for c in text):
        raise ValueError("a seed has 32 or 64 hexadecimal digits")
    seed = int(text, 16)
    if seed_text(seed) != text:
        raise ValueError("a seed of 64 hexadecimal digits does not begin with 32 zeros")
    return seed


class Luck(State):
    """Luck alone: a source of random numbers for bots and for resampling, apart from any game."""

    def __init__(self, luck: list[int]) -> None:
        super().__init__(luck, [], 0)

    @staticmethod
    def seeded(seed: int) -> Luck:
        return Luck(luck_of(seed % SHORT))

    def words(self) -> Words:
        return Words()

    def fresh(self) -> list[int]:
        """Words for another source of luck."""
        return [
            self.below(1 << 32) | 1,
            self.below(1 << 32),
            self.below(1 << 32),
            self.below(1 << 32),
        ]

    def pick(self, items: list[int]) -> int:
        return items[self.below(len(items))]
