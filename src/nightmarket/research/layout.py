"""Layouts: what a seat may know of a game as a fixed row of whole numbers.

A game's layout lists fields that mirror its `View`; where each lies in the row follows from the list,
and so do the table in docs/encoders.md and the code that fills a row. That code is written out as one
plain function per game (`Layout.source` shows it): no field is looked up while games are played. Only
views and questions are read, so a row can tell no more than they do.

Seats are counted from the viewer: 0 is the seat that looks, 1 sits to its left. The layout has room for
the most seats the game takes, so the row is as long at every table.
"""

from __future__ import annotations

import re
from array import array
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

MOST: Final = 32_767  # rows hold 16-bit numbers

# What a row is filled from: a view, a question, who is asked.
Seen = tuple[Any, dict[str, Any], list[int]]
# Fills a row of zeros with what is seen from a seat.
Fill = Callable[[memoryview, Seen, int], None]
# Brings a row that shows the first of these up to the second.
Renew = Callable[[memoryview, Seen, Seen, int], None]


@dataclass(frozen=True)
class Line:
    """One line of the documented table: a run of cells that belong together."""

    at: int
    size: int
    name: str
    what: str
    low: int
    high: int


@dataclass(frozen=True)
class At:
    """A place in the row: a number, or so many cells after what a variable holds."""

    plus: int
    base: str = ""

    def __add__(self, cells: int) -> At:
        return At(self.plus + cells, self.base)

    def __str__(self) -> str:
        return " + ".join([self.base] * bool(self.base) + [str(self.plus)] * bool(self.plus)) or "0"

    def then(self, cell: str) -> str:
        """A place that a table gives; it knows of `plus` already."""
        return f"{self.base} + {cell}" if self.base else cell


@dataclass
class Source:
    """The function under construction, and the tables it uses: all that is known beforehand."""

    lines: list[str] = field(default_factory=list)
    tables: dict[str, str] = field(default_factory=dict)
    begin: dict[str, str] = field(default_factory=dict)
    depth: int = 1
    fresh: int = 0

    def add(self, line: str) -> None:
        self.lines.append("    " * self.depth + line)

    def table(self, names: Sequence[str], plus: int = 0, step: int = 1) -> str:
        """Places by name, `step` cells apart."""
        return self.known({name: plus + i * step for i, name in enumerate(names)})

    def rows(self, count: int, plus: int, step: int) -> str:
        """Places one after the other."""
        return self.known(tuple(plus + i * step for i in range(count)))

    def seats(self, count: int, plus: int, step: int) -> str:
        """The same, counted from the viewer; chosen once when a row is begun."""
        places = tuple(
            tuple(tuple(plus + (i - me) % n * step for i in range(count)) for me in range(n))
            for n in range(count + 1)
        )
        return self.begin.setdefault(f"{self.known(places)}[n][me]", f"p{len(self.begin)}")

    def known(self, table: object) -> str:
        return self.tables.setdefault(repr(table), f"T{len(self.tables)}")

    def clear(self, at: At, cells: int) -> None:
        zeros = self.tables.setdefault(f"zeros({cells})", f"T{len(self.tables)}")
        self.add(f"o[{at}:{at + cells}] = {zeros}")

    def name(self, letter: str) -> str:
        self.fresh += 1
        return f"{letter}{self.fresh}"


class Field:
    """Some cells of a row. `path` says where its value is found, from the value it belongs to."""

    size = 1

    def __init__(self, name: str, path: str | None = None) -> None:
        self.name = name
        self.path = path if path is not None else f".{name}" if name else ""

    def write(self, to: Source, value: str, at: At) -> None:
        """Lines that read the expression `value` and write at the place `at`."""
        raise NotImplementedError

    def lines(self, at: int, name: str) -> Iterator[Line]:
        raise NotImplementedError

    def erase(self, to: Source, value: str, at: At) -> None:
        """Lines that turn what `write` wrote of this value into zeros."""
        to.clear(at, self.size)

    def renew(self, to: Source, new: str, old: str, at: At) -> None:
        """Lines that write it anew, if it is other in the owner `new` than it was in `old`."""
        if self.path in ("me", "n"):
            return  # of a table, and so of a row, for ever
        differs = self.differs(new, old)
        if differs:
            to.add(f"if {differs}:")
            to.depth += 1
        self.rewrite(to, new, old, at)
        to.depth -= bool(differs)

    def rewrite(self, to: Source, new: str, old: str, at: At) -> None:
        """Lines for what is known to be other than it was."""
        self.erase(to, self.old_value(old), at)
        self.write(to, self.value(new), at)

    def differs(self, new: str, old: str) -> str:
        """Whether what it is read from is other than before; empty where the owner is all of it."""
        names = re.findall(r"(?:^|\$)\.(\w+)", self.path)
        if names:
            return " or ".join(f"{new}.{name} != {old}.{name}" for name in sorted(set(names)))
        if self.is_asked():
            return f"{self.path} != old_{self.path}"
        return ""

    def __repr__(self) -> str:
        said = ", ".join(f"{name}={value!r}" for name, value in sorted(vars(self).items()))
        return f"{type(self).__name__}({said})"

    def value(self, owner: str) -> str:
        """A path that is no attribute is an expression of its own; `$` stands for the owner."""
        if self.path in ("me", "n") or self.is_asked():
            return self.path
        return self.path.replace("$", owner) if "$" in self.path else owner + self.path

    def old_value(self, owner: str) -> str:
        return f"old_{self.path}" if self.is_asked() else self.value(owner)

    def is_asked(self) -> bool:
        """Whether it tells of the question or who is asked, and not of the view."""
        return self.path == "who" or self.path.startswith("q.")


class Number(Field):
    """A whole number. `clipped`: a larger one counts as the largest."""

    def __init__(
        self, name: str, high: int, path: str | None = None, low: int = 0, clipped: bool = False
    ) -> None:
        super().__init__(name, path)
        self.low, self.high, self.clipped = low, high, clipped

    def write(self, to: Source, value: str, at: At) -> None:
        to.add(f"o[{at}] = " + (f"min({value}, {self.high})" if self.clipped else value))

    def erase(self, to: Source, value: str, at: At) -> None:
        """Written over."""

    def lines(self, at: int, name: str) -> Iterator[Line]:
        what = "number, more counts as the most" if self.clipped else "number"
        yield Line(at, 1, name, what, self.low, self.high)


class Flag(Field):
    """Yes or no."""

    def write(self, to: Source, value: str, at: At) -> None:
        to.add(f"if {value}: o[{at}] = 1")

    def erase(self, to: Source, value: str, at: At) -> None:
        to.add(f"o[{at}] = 0")

    def lines(self, at: int, name: str) -> Iterator[Line]:
        yield Line(at, 1, name, "1 if so", 0, 1)


class OneOf(Field):
    """A name, as a 1 in its own cell; none of them: all 0."""

    def __init__(self, name: str, names: Sequence[str], path: str | None = None) -> None:
        super().__init__(name, path)
        self.names, self.size = tuple(names), len(names)

    def write(self, to: Source, value: str, at: At, cell: int = 1) -> None:
        x = to.name("x")
        to.add(f"{x} = {value}")
        to.add(f"if {x}: o[{at.then(to.table(self.names, at.plus))}[{x}]] = {cell}")

    def erase(self, to: Source, value: str, at: At) -> None:
        self.write(to, value, at, 0)

    def lines(self, at: int, name: str) -> Iterator[Line]:
        yield Line(at, self.size, name, "one of " + listed(self.names), 0, 1)


class Counts(Field):
    """How often each name occurs in a list; what is empty is not counted. `of`: where a value of the
    list has its name, if it is not the name itself."""

    def __init__(
        self,
        name: str,
        names: Sequence[str],
        most: int = 1,
        path: str | None = None,
        of: str = "",
    ) -> None:
        super().__init__(name, path)
        self.names, self.size, self.most, self.of = tuple(names), len(names), most, of

    def write(self, to: Source, value: str, at: At) -> None:
        x = to.name("x")
        to.add(f"for {x} in {value}:")
        to.add(f"    if {x}: o[{at.then(to.table(self.names, at.plus))}[{x}{self.of}]] += 1")

    def lines(self, at: int, name: str) -> Iterator[Line]:
        what = "which of " if self.most == 1 else "how many of "
        yield Line(at, self.size, name, what + listed(self.names), 0, self.most)


class Amounts(Counts):
    """The numbers of a dict, by its keys."""

    def write(self, to: Source, value: str, at: At) -> None:
        x, n = to.name("x"), to.name("n")
        to.add(f"for {x}, {n} in {value}.items():")
        to.add(f"    o[{at.then(to.table(self.names, at.plus))}[{x}]] = {n}")


class Seat(Field):
    """A seat, counted from the viewer, as a 1 in its own cell; nobody: all 0."""

    def __init__(self, name: str, most: int, path: str | None = None) -> None:
        super().__init__(name, path)
        self.size = most

    def write(self, to: Source, value: str, at: At, cell: int = 1) -> None:
        x = to.name("x")
        to.add(f"{x} = {value}")
        to.add(f"if {x} is not None and {x} >= 0: o[{at} + ({x} - me) % n] = {cell}")

    def erase(self, to: Source, value: str, at: At) -> None:
        self.write(to, value, at, 0)

    def lines(self, at: int, name: str) -> Iterator[Line]:
        yield Line(at, self.size, name, "which seat, from the viewer", 0, 1)


class Seats(Seat):
    """Several seats."""

    def write(self, to: Source, value: str, at: At, cell: int = 1) -> None:
        x = to.name("x")
        to.add(f"for {x} in {value}:")
        to.add(f"    if {x} >= 0: o[{at} + ({x} - me) % n] = {cell}")

    def lines(self, at: int, name: str) -> Iterator[Line]:
        yield Line(at, self.size, name, "which seats, from the viewer", 0, 1)


class Places(Field):
    """Numbers in a list that name places from 0 on: a 1 in the cell of each."""

    def __init__(self, name: str, size: int, path: str | None = None) -> None:
        super().__init__(name, path)
        self.size = size

    def write(self, to: Source, value: str, at: At) -> None:
        x = to.name("x")
        to.add(f"for {x} in {value}: o[{at} + {x}] = 1")

    def lines(self, at: int, name: str) -> Iterator[Line]:
        yield Line(at, self.size, name, "which places, from 0", 0, 1)


class Tally(Places):
    """Numbers in a list: how often each occurs."""

    def __init__(self, name: str, size: int, most: int, path: str | None = None) -> None:
        super().__init__(name, size, path)
        self.most = most

    def write(self, to: Source, value: str, at: At) -> None:
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

    def write(self, to: Source, value: str, at: At) -> None:
        x = to.name("x")
        to.add(f"{x} = {value}")
        self.write_fields(to, x, at)

    def write_fields(self, to: Source, owner: str, at: At) -> None:
        for f in self.fields:
            f.write(to, f.value(owner), at)
            at += f.size

    def rewrite(self, to: Source, new: str, old: str, at: At) -> None:
        x, y = to.name("x"), to.name("y")
        to.add(f"{x}, {y} = {self.value(new)}, {self.old_value(old)}")
        self.rewrite_fields(to, x, y, at)

    def rewrite_fields(self, to: Source, new: str, old: str, at: At) -> None:
        for f in self.fields:
            f.renew(to, new, old, at)
            at += f.size

    def lines(self, at: int, name: str) -> Iterator[Line]:
        for f in self.fields:
            yield from f.lines(at, f"{name}.{f.name}")
            at += f.size


class Maybe(Group):
    """Fields of a value that may be missing: then all 0, and so is the first cell."""

    def __init__(self, name: str, fields: Sequence[Field], path: str | None = None) -> None:
        super().__init__(name, fields, path)
        self.size = self.inner + 1

    def write(self, to: Source, value: str, at: At) -> None:
        x = to.name("x")
        to.add(f"{x} = {value}")
        to.add(f"if {x} is not None:")
        to.depth += 1
        to.add(f"o[{at}] = 1")
        self.write_fields(to, x, at + 1)
        to.depth -= 1

    def rewrite(self, to: Source, new: str, old: str, at: At) -> None:
        x, y = to.name("x"), to.name("y")
        to.add(f"{x}, {y} = {self.value(new)}, {self.old_value(old)}")
        to.add(f"if {x} is not None and {y} is not None:")
        to.depth += 1
        self.rewrite_fields(to, x, y, at + 1)
        to.depth -= 1
        to.add("else:")
        to.depth += 1
        self.erase(to, y, at)
        self.write(to, x, at)
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

    def write(self, to: Source, value: str, at: At) -> None:
        x, b, all_ = to.name("x"), to.name("b"), to.name("a")
        to.add(f"{all_} = {value}")
        to.add(f"if len({all_}) > {self.count}: raise OverflowError({self.name!r})")
        to.add(f"for {x}, {b} in zip({all_}, {self.places(to, at.plus)}):")
        to.depth += 1
        if at.base:
            to.add(f"{b} += {at.base}")
        self.write_fields(to, x, At(0, b))
        to.depth -= 1

    def rewrite(self, to: Source, new: str, old: str, at: At) -> None:
        """Row by row, where there are as many as before."""
        x, y, b, all_, were = (to.name(letter) for letter in "xybaw")
        to.add(f"{all_}, {were} = {self.value(new)}, {self.old_value(old)}")
        to.add(f"if len({all_}) == len({were}):")
        to.depth += 1
        to.add(f"for {x}, {y}, {b} in zip({all_}, {were}, {self.places(to, at.plus)}):")
        to.depth += 1
        to.add(f"if {x} != {y}:")
        to.depth += 1
        if at.base:
            to.add(f"{b} += {at.base}")
        self.rewrite_fields(to, x, y, At(0, b))
        to.depth -= 2
        to.depth -= 1
        to.add("else:")
        to.depth += 1
        to.clear(at, self.size)
        self.write(to, all_, at)
        to.depth -= 1

    def places(self, to: Source, plus: int) -> str:
        """Where each row begins."""
        return to.rows(self.count, plus, self.inner)

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

    def places(self, to: Source, plus: int) -> str:
        return to.seats(self.count, plus, self.inner)


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

    def write(self, to: Source, value: str, at: At) -> None:
        x, b = to.name("x"), to.name("b")
        table = to.table(self.names, at.plus, self.inner)
        to.add(f"for {x} in {value}:")
        to.depth += 1
        to.add(f"{b} = {at.then(table)}[{x}.{self.key}]")
        self.write_fields(to, x, At(0, b))
        to.depth -= 1

    def rewrite(self, to: Source, new: str, old: str, at: At) -> None:
        """As a whole: a value may stand elsewhere in the list than it did."""
        Field.rewrite(self, to, new, old, at)

    def lines(self, at: int, name: str) -> Iterator[Line]:
        for line in super().lines(at, name):
            what = f"{line.what}, for {listed(self.names)}"
            yield Line(line.at, line.size, line.name, what, line.low, line.high)


class Sums(Field):
    """Of a list of values that bear names: several numbers for each name, added up over those that
    bear it. A part is a name, what it says, where it is found (yes counts as 1), and its most."""

    def __init__(
        self,
        key: str,
        names: Sequence[str],
        parts: Sequence[tuple[str, str, str, int]],
    ) -> None:
        super().__init__("", "")
        self.key, self.names, self.parts = key, tuple(names), tuple(parts)
        self.size = len(self.names) * len(self.parts)

    def write(self, to: Source, value: str, at: At) -> None:
        x, b = to.name("x"), to.name("b")
        to.add(f"for {x} in {value}:")
        to.add(f"    {b} = {at.then(to.table(self.names, at.plus))}[{x}.{self.key}]")
        for i, (_, _, path, _) in enumerate(self.parts):
            number = path.replace("$", x)
            sure = "" if path.isdigit() else f"if {number}: "
            to.add(f"    {sure}o[{At(i * len(self.names), b)}] += {number}")

    def lines(self, at: int, name: str) -> Iterator[Line]:
        for part, what, _, most in self.parts:
            said = f"{what}, for {listed(self.names)}"
            yield Line(at, len(self.names), f"{name.rstrip('.')}.{part}", said, 0, most)
            at += len(self.names)


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

    def write(self, to: Source, value: str, at: At) -> None:
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
        """The code that fills a row, and the code that renews one."""
        fill, renew = Source(), Source()
        renew.tables = fill.tables
        at = At(0)
        for f in self.fields:
            f.write(fill, f.value("v"), at)
            f.renew(renew, "v", "was", at)
            at += f.size
        return "\n".join(
            [
                *(f"{name} = {table}" for table, name in fill.tables.items()),
                "def fill(o, seen, me):",
                "    v, q, who = seen",
                f"    n = len(v.{self.people})",
                *(f"    {name} = {places}" for places, name in fill.begin.items()),
                *fill.lines,
                "def renew(o, old, seen, me):",
                "    was, old_q, old_who = old",
                "    v, q, who = seen",
                f"    n = len(v.{self.people})",
                *(f"    {name} = {places}" for places, name in renew.begin.items()),
                *renew.lines,
                "",
            ]
        )

    def meaning(self) -> str:
        """All that decides what a cell says, however a row is filled."""
        return f"{self.people} {self.fields}"

    def compile(self) -> tuple[Fill, Renew]:
        names: dict[str, Any] = {"zeros": zeros}
        exec(compile(self.source(), f"<layout of {self.key}>", "exec"), names)
        return names["fill"], names["renew"]


def zeros(cells: int) -> memoryview:
    return memoryview(array("h", bytes(2 * cells)))


def _cells(f: Field, at: int, name: str) -> Iterator[Line]:
    if not isinstance(f, Group):
        for line in f.lines(at, name):
            for i in range(line.at, line.at + line.size):
                yield Line(i, 1, line.name, line.what, line.low, line.high)
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
