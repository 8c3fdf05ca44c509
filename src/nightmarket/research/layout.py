"""Layouts: what a seat may know of a game as a fixed row of whole numbers.

A game's layout lists fields that mirror its `View`; where each lies in the row follows from the list,
and so do the table in docs/encoders.md and the code that fills a row. That code is written out as one
plain function per game (`Layout.source` shows it): no field is looked up while games are played. Only
views and questions are read, so a row can tell no more than they do.

Seats are counted from the viewer: 0 is the seat that looks, 1 sits to its left. The layout has room for
the most seats the game takes, so the row is as long at every table.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, MutableSequence, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

MOST: Final = 32_767  # rows hold 16-bit numbers

# Fills a row of zeros from a view, a question, the viewer's seat, who is asked, and how many sit there.
Fill = Callable[[MutableSequence[int], Any, dict[str, Any], int, list[int]], None]


@dataclass(frozen=True)
class Line:
    """One line of the documented table: a run of cells that belong together."""

    at: int
    size: int
    name: str
    what: str
    low: int
    high: int


@dataclass
class Source:
    """The function under construction, and the tables of names it uses."""

    lines: list[str] = field(default_factory=list)
    tables: dict[tuple[str, ...], str] = field(default_factory=dict)
    depth: int = 1
    fresh: int = 0

    def add(self, line: str) -> None:
        self.lines.append("    " * self.depth + line)

    def table(self, names: Sequence[str]) -> str:
        return self.tables.setdefault(tuple(names), f"T{len(self.tables)}")

    def name(self, letter: str) -> str:
        self.fresh += 1
        return f"{letter}{self.fresh}"


class Field:
    """Some cells of a row. `path` says where its value is found, from the value it belongs to."""

    size = 1

    def __init__(self, name: str, path: str | None = None) -> None:
        self.name = name
        self.path = path if path is not None else f".{name}" if name else ""

    def write(self, to: Source, value: str, at: str) -> None:
        """Lines that read the expression `value` and write at the expression `at`."""
        raise NotImplementedError

    def lines(self, at: int, name: str) -> Iterator[Line]:
        raise NotImplementedError

    def value(self, owner: str) -> str:
        """A path that is no attribute is an expression of its own; `$` stands for the owner."""
        return self.path.replace("$", owner) if "$" in self.path else owner + self.path


class Number(Field):
    """A whole number. `clipped`: a larger one counts as the largest."""

    def __init__(
        self, name: str, high: int, path: str | None = None, low: int = 0, clipped: bool = False
    ) -> None:
        super().__init__(name, path)
        self.low, self.high, self.clipped = low, high, clipped

    def write(self, to: Source, value: str, at: str) -> None:
        to.add(f"o[{at}] = " + (f"min({value}, {self.high})" if self.clipped else value))

    def lines(self, at: int, name: str) -> Iterator[Line]:
        what = "number, more counts as the most" if self.clipped else "number"
        yield Line(at, 1, name, what, self.low, self.high)


class Flag(Field):
    """Yes or no."""

    def write(self, to: Source, value: str, at: str) -> None:
        to.add(f"if {value}: o[{at}] = 1")

    def lines(self, at: int, name: str) -> Iterator[Line]:
        yield Line(at, 1, name, "1 if so", 0, 1)


class OneOf(Field):
    """A name, as a 1 in its own cell; none of them: all 0."""

    def __init__(self, name: str, names: Sequence[str], path: str | None = None) -> None:
        super().__init__(name, path)
        self.names, self.size = tuple(names), len(names)

    def write(self, to: Source, value: str, at: str) -> None:
        x = to.name("x")
        to.add(f"{x} = {value}")
        to.add(f"if {x}: o[{at} + {to.table(self.names)}[{x}]] = 1")

    def lines(self, at: int, name: str) -> Iterator[Line]:
        yield Line(at, self.size, name, "one of " + listed(self.names), 0, 1)


class Counts(Field):
    """How often each name occurs in a list; names that are empty are not counted."""

    def __init__(
        self, name: str, names: Sequence[str], most: int = 1, path: str | None = None
    ) -> None:
        super().__init__(name, path)
        self.names, self.size, self.most = tuple(names), len(names), most

    def write(self, to: Source, value: str, at: str) -> None:
        x = to.name("x")
        to.add(f"for {x} in {value}:")
        to.add(f"    if {x}: o[{at} + {to.table(self.names)}[{x}]] += 1")

    def lines(self, at: int, name: str) -> Iterator[Line]:
        what = "which of " if self.most == 1 else "how many of "
        yield Line(at, self.size, name, what + listed(self.names), 0, self.most)


class Amounts(Counts):
    """The numbers of a dict, by its keys."""

    def write(self, to: Source, value: str, at: str) -> None:
        x, n = to.name("x"), to.name("n")
        to.add(f"for {x}, {n} in {value}.items():")
        to.add(f"    o[{at} + {to.table(self.names)}[{x}]] = {n}")


class Seat(Field):
    """A seat, counted from the viewer, as a 1 in its own cell; nobody: all 0."""

    def __init__(self, name: str, most: int, path: str | None = None) -> None:
        super().__init__(name, path)
        self.size = most

    def write(self, to: Source, value: str, at: str) -> None:
        x = to.name("x")
        to.add(f"{x} = {value}")
        to.add(f"if {x} is not None and {x} >= 0: o[{at} + ({x} - me) % n] = 1")

    def lines(self, at: int, name: str) -> Iterator[Line]:
        yield Line(at, self.size, name, "which seat, from the viewer", 0, 1)


class Seats(Seat):
    """Several seats."""

    def write(self, to: Source, value: str, at: str) -> None:
        x = to.name("x")
        to.add(f"for {x} in {value}:")
        to.add(f"    if {x} >= 0: o[{at} + ({x} - me) % n] = 1")

    def lines(self, at: int, name: str) -> Iterator[Line]:
        yield Line(at, self.size, name, "which seats, from the viewer", 0, 1)


class Places(Field):
    """Numbers in a list that name places from 0 on: a 1 in the cell of each."""

    def __init__(self, name: str, size: int, path: str | None = None) -> None:
        super().__init__(name, path)
        self.size = size

    def write(self, to: Source, value: str, at: str) -> None:
        x = to.name("x")
        to.add(f"for {x} in {value}: o[{at} + {x}] = 1")

    def lines(self, at: int, name: str) -> Iterator[Line]:
        yield Line(at, self.size, name, "which places, from 0", 0, 1)


class Tally(Places):
    """Numbers in a list: how often each occurs."""

    def __init__(self, name: str, size: int, most: int, path: str | None = None) -> None:
        super().__init__(name, size, path)
        self.most = most

    def write(self, to: Source, value: str, at: str) -> None:
        x = to.name("x")
        to.add(f"for {x} in {value}: o[{at} + {x}] += 1")

    def lines(self, at: int, name: str) -> Iterator[Line]:
        yield Line(at, self.size, name, "how often each number, from 0", 0, self.most)


class Group(Field):
    """Fields of one value."""

    def __init__(self, name: str, fields: Sequence[Field], path: str | None = None) -> None:
        super().__init__(name, path)
        self.fields = list(fields)
        self.inner = sum(f.size for f in fields)
        self.size = self.inner

    def write(self, to: Source, value: str, at: str) -> None:
        x = to.name("x")
        to.add(f"{x} = {value}")
        self.write_fields(to, x, at)

    def write_fields(self, to: Source, owner: str, at: str, skip: int = 0) -> None:
        offset = skip
        for f in self.fields:
            f.write(to, f.value(owner), f"{at} + {offset}" if offset else at)
            offset += f.size

    def lines(self, at: int, name: str) -> Iterator[Line]:
        for f in self.fields:
            yield from f.lines(at, f"{name}.{f.name}")
            at += f.size


class Maybe(Group):
    """Fields of a value that may be missing: then all 0, and so is the first cell."""

    def __init__(self, name: str, fields: Sequence[Field], path: str | None = None) -> None:
        super().__init__(name, fields, path)
        self.size = self.inner + 1

    def write(self, to: Source, value: str, at: str) -> None:
        x = to.name("x")
        to.add(f"{x} = {value}")
        to.add(f"if {x} is not None:")
        to.depth += 1
        to.add(f"o[{at}] = 1")
        self.write_fields(to, x, at, 1)
        to.depth -= 1

    def lines(self, at: int, name: str) -> Iterator[Line]:
        yield Line(at, 1, name, "1 if there is one", 0, 1)
        yield from super().lines(at + 1, name)


class Rows(Group):
    """The same fields for each value of a list, in its order; a field `""` reads the value itself."""

    each = "[i]"

    def __init__(
        self, name: str, count: int, fields: Sequence[Field], path: str | None = None
    ) -> None:
        super().__init__(name, fields, path)
        self.count = count
        self.size = count * self.inner

    def write(self, to: Source, value: str, at: str) -> None:
        i, x, b = to.name("i"), to.name("x"), to.name("b")
        to.add(f"for {i}, {x} in enumerate({value}):")
        to.depth += 1
        to.add(f"if {i} >= {self.count}: raise OverflowError({self.name!r})")
        to.add(f"{b} = {self.place(to, at, i, x)}")
        self.write_fields(to, x, b)
        to.depth -= 1

    def place(self, to: Source, at: str, i: str, x: str) -> str:
        return f"{at} + {i} * {self.inner}"

    def lines(self, at: int, name: str) -> Iterator[Line]:
        for f in self.fields:
            label = f"{name}{self.each}" + (f".{f.name}" if f.name else "")
            for line in f.lines(at, label):
                what = f"{line.what}; {self.count} rows, {self.inner} apart"
                yield Line(line.at, line.size, line.name, what, line.low, line.high)
            at += f.size


class BySeat(Rows):
    """A list with a value for each seat, the viewer's first."""

    each = "[seat]"

    def place(self, to: Source, at: str, i: str, x: str) -> str:
        return f"{at} + ({i} - me) % n * {self.inner}"


class ByName(Rows):
    """A list of values that bear names: each has a row of its own, wherever it stands in the list."""

    each = "[name]"

    def __init__(
        self,
        name: str,
        key: str,
        names: Sequence[str],
        fields: Sequence[Field],
        path: str | None = None,
    ) -> None:
        super().__init__(name, len(names), fields, path)
        self.key, self.names = key, tuple(names)

    def place(self, to: Source, at: str, i: str, x: str) -> str:
        return f"{at} + {to.table(self.names)}[{x}.{self.key}] * {self.inner}"

    def lines(self, at: int, name: str) -> Iterator[Line]:
        for line in super().lines(at, name):
            what = f"{line.what}, for {listed(self.names)}"
            yield Line(line.at, line.size, line.name, what, line.low, line.high)


class Custom(Field):
    """What no other field says: its lines of code, with `{v}` for the value and `{o}` for the place."""

    def __init__(
        self,
        name: str,
        size: int,
        high: int,
        what: str,
        code: str,
        path: str | None = None,
        tables: Sequence[Sequence[str]] = (),
        low: int = 0,
    ) -> None:
        super().__init__(name, path)
        self.size, self.high, self.low, self.what = size, high, low, what
        self.code, self.tables = code, tables

    def write(self, to: Source, value: str, at: str) -> None:
        tables = {f"t{i}": to.table(names) for i, names in enumerate(self.tables)}
        for line in self.code.strip("\n").split("\n"):
            to.add(line.format(v=value, o=at, **tables))

    def lines(self, at: int, name: str) -> Iterator[Line]:
        yield Line(at, self.size, name, self.what, self.low, self.high)


class Layout:
    """All fields of a game's row, in order. The version grows whenever a cell gets another meaning."""

    def __init__(
        self,
        key: str,
        version: int,
        seats: int,
        people: str,
        questions: Sequence[str],
        fields: Sequence[Field],
        without: Sequence[str] = (),
    ) -> None:
        self.key, self.version, self.seats = key, version, seats
        self.people = people  # the list of the view that has an entry for each seat
        self.without = tuple(without)  # verbs that no seat chooses: dice and the clock
        self.fields = [
            Seat("seat", seats, "me"),
            Number("seats", seats, "n"),
            Seats("asked", seats, "who"),
            OneOf("question", questions, "q.get('ask')"),
            *fields,
        ]
        self.size = sum(f.size for f in self.fields)

    def lines(self) -> list[Line]:
        """The documented table."""
        found: list[Line] = []
        at = 0
        for f in self.fields:
            found += f.lines(at, f.name)
            at += f.size
        return found

    def cells(self) -> list[Line]:
        """Every cell by itself, with the row it stands in: `boards[2].goods`."""
        found: list[Line] = []
        for f in self.fields:
            found += _cells(f, len(found), f.name)
        return found

    def source(self) -> str:
        """The code that fills a row."""
        to = Source()
        to.add(f"n = len(v.{self.people})")
        at = 0
        for f in self.fields:
            own = f.path in ("me", "n", "who") or f.path.startswith("q.")
            f.write(to, f.path if own else f.value("v"), str(at))
            at += f.size
        tables = [
            f"{name} = { ({text: i for i, text in enumerate(names)})!r}"
            for names, name in to.tables.items()
        ]
        return "\n".join([*tables, "def fill(o, v, q, me, who):", *to.lines, ""])

    def compile(self) -> Fill:
        names: dict[str, Any] = {}
        exec(compile(self.source(), f"<layout of {self.key}>", "exec"), names)
        fill: Fill = names["fill"]
        return fill


def _cells(f: Field, at: int, name: str) -> Iterator[Line]:
    if not isinstance(f, Group):
        for line in f.lines(at, name):
            for i in range(line.at, line.at + line.size):
                yield Line(i, 1, name, line.what, line.low, line.high)
        return
    if isinstance(f, Maybe):
        yield Line(at, 1, name, "1 if there is one", 0, 1)
        at += 1
    for row in range(f.count if isinstance(f, Rows) else 1):
        label = f"{name}[{row}]" if isinstance(f, Rows) else name
        for g in f.fields:
            yield from _cells(g, at, f"{label}.{g.name}" if g.name else label)
            at += g.size


def listed(names: Sequence[str]) -> str:
    """Names for the table; of a long list its beginning and its end."""
    shown = names if len(names) <= 14 else [*names[:3], "…", *names[-2:]]
    return f"{len(names)}: " + ", ".join(shown)
