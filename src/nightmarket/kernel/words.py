"""Choices are ints inside and permanent texts outside: `steal:2:green`, `roll`.

A game lists its verbs once. Each verb owns a run of ints, one for every combination of its arguments,
so a choice has the same number in every position: the action ids that learners want come for free.
"""

from __future__ import annotations

from typing import Final

from nightmarket.kernel.errors import UnknownChoice


class Domain:
    """The values one argument may take, and their permanent names."""

    def __init__(self, name: str, names: tuple[str, ...]) -> None:
        self.name = name
        self.names = list(names)
        self.size = len(names)
        self.index = {text: i for i, text in enumerate(names)}
        if len(self.index) != self.size:
            raise ValueError(f"domain {name}: a name occurs twice")

    def text(self, value: int) -> str:
        return self.names[value]

    def parse(self, text: str) -> int:
        """The value of a name, or -1."""
        return self.index.get(text, -1)

    def call(self, value: int, name: str) -> None:
        """Give a value its permanent name, where a game has kept room for it."""
        if self.index.setdefault(name, value) != value:
            raise ValueError(f"domain {self.name}: {name} occurs twice")
        self.index.pop(self.names[value], None)
        self.index[name] = value
        self.names[value] = name

    def only(self, *owners: str) -> Field:
        """As a field of an event: seen only by the seats that stand in the fields named."""
        return Field(self, owners)


class Numbers(Domain):
    """The numbers 0 to size - 1, written as they are."""

    def __init__(self, name: str, size: int) -> None:
        super().__init__(name, ())
        self.size = size

    def text(self, value: int) -> str:
        return str(value)

    def parse(self, text: str) -> int:
        if not (text.isascii() and text.isdigit()) or len(text) > 12 or str(int(text)) != text:
            return -1
        value = int(text)
        return value if value < self.size else -1


class Field:
    """A domain in an event, and the seats (by field name) who may see it; none named: everybody."""

    def __init__(self, domain: Domain, owners: tuple[str, ...] = ()) -> None:
        self.domain = domain
        self.owners = owners


ONE: Final = Numbers("one", 1)


class Verb:
    """A kind of choice with up to three arguments."""

    def __init__(self, name: str, base: int, domains: tuple[Domain, ...]) -> None:
        if len(domains) > 3:
            raise ValueError(f"verb {name}: at most three arguments")
        padded = (*domains, ONE, ONE, ONE)
        self.name = name
        self.base = base
        self.domains = domains
        self.size_b = padded[1].size
        self.size_c = padded[2].size
        self.end = base + padded[0].size * self.size_b * self.size_c

    def of(self, a: int = 0, b: int = 0, c: int = 0) -> int:
        """The choice with these arguments."""
        return self.base + (a * self.size_b + b) * self.size_c + c

    def holds(self, choice: int) -> bool:
        return self.base <= choice < self.end

    def a(self, choice: int) -> int:
        """The first argument of a choice of this verb."""
        return (choice - self.base) // (self.size_b * self.size_c)

    def b(self, choice: int) -> int:
        return (choice - self.base) // self.size_c % self.size_b

    def c(self, choice: int) -> int:
        return (choice - self.base) % self.size_c


class Words:
    """All verbs of a game: the one place where choices get their numbers and texts."""

    def __init__(self) -> None:
        self.verbs: list[Verb] = []
        self.by_name: dict[str, Verb] = {}
        self.size = 0  # how many different choices there are

    def verb(self, name: str, *domains: Domain) -> Verb:
        if name in self.by_name or ":" in name:
            raise ValueError(f"verb {name}: taken or not a word")
        verb = Verb(name, self.size, domains)
        self.verbs.append(verb)
        self.by_name[name] = verb
        self.size = verb.end
        return verb

    def of(self, choice: int) -> Verb:
        """The verb of a choice."""
        low, high = 0, len(self.verbs)
        while high - low > 1:
            middle = (low + high) // 2
            if self.verbs[middle].base <= choice:
                low = middle
            else:
                high = middle
        return self.verbs[low]

    def arguments(self, choice: int) -> list[int]:
        verb = self.of(choice)
        return [verb.a(choice), verb.b(choice), verb.c(choice)][: len(verb.domains)]

    def text(self, choice: int) -> str:
        """The permanent text of a choice."""
        if not 0 <= choice < self.size:
            return f"?{choice}"
        verb = self.of(choice)
        parts = [verb.name]
        for domain, value in zip(verb.domains, self.arguments(choice), strict=True):
            parts.append(domain.text(value))
        return ":".join(parts)

    def parse(self, text: str) -> int:
        """The choice with this text; raises UnknownChoice."""
        parts = text.split(":")
        verb = self.by_name.get(parts[0])
        if verb is None:
            raise UnknownChoice(text, "no such verb")
        if len(parts) - 1 != len(verb.domains):
            raise UnknownChoice(text, f"{verb.name} takes {len(verb.domains)} arguments")
        values = [0, 0, 0]
        for i, domain in enumerate(verb.domains):
            values[i] = domain.parse(parts[i + 1])
            if values[i] < 0:
                raise UnknownChoice(text, f"{parts[i + 1][:40]!r} is no {domain.name}")
        return verb.of(values[0], values[1], values[2])
