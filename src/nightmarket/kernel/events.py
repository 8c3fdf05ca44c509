"""Events: what happened, for the log and the animation, and who may see which part of it."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from nightmarket.kernel.words import Domain, Field

NAMELESS: Final = -1  # a field value that stands for nothing: shown as null


class Kind:
    """A kind of event: its name and its fields in order."""

    def __init__(self, name: str, **fields: Domain | Field) -> None:
        if len(fields) > 6:
            raise ValueError(f"event {name}: at most six fields")
        self.name = name
        self.names = list(fields)
        self.fields = [f if isinstance(f, Field) else Field(f) for f in fields.values()]
        for field in self.fields:
            for owner in field.owners:
                if owner not in self.names:
                    raise ValueError(f"event {name}: no field {owner}")


class Event:
    """One thing that happened."""

    def __init__(self, kind: Kind, values: list[int]) -> None:
        self.kind = kind
        self.values = values

    def seen_by(self, seat: int) -> dict[str, str | int | None]:
        """The fields this seat may see, by name. Hidden fields are absent, not masked."""
        seen: dict[str, str | int | None] = {"event": self.kind.name}
        for i, field in enumerate(self.kind.fields):
            if field.owners and not self._owns(seat, field.owners):
                continue
            value = self.values[i]
            if value == NAMELESS:
                seen[self.kind.names[i]] = None
            elif field.domain.names:
                seen[self.kind.names[i]] = field.domain.text(value)
            else:
                seen[self.kind.names[i]] = value
        return seen

    def _owns(self, seat: int, owners: tuple[str, ...]) -> bool:
        return any(self.values[self.kind.names.index(owner)] == seat for owner in owners)


@mypyc_attr(allow_interpreted_subclasses=True)
class Sink:
    """Something that listens to a state: events as they happen, and the results of chance."""

    def hear(self, kind: Kind, values: list[int]) -> None:
        raise NotImplementedError

    def roll(self, result: int) -> None:
        raise NotImplementedError


class Tape(Sink):
    """A sink that keeps everything until it is taken."""

    def __init__(self) -> None:
        self.events: list[Event] = []
        self.rolls: list[int] = []

    def hear(self, kind: Kind, values: list[int]) -> None:
        self.events.append(Event(kind, values[: len(kind.fields)]))

    def roll(self, result: int) -> None:
        self.rolls.append(result)

    def take(self) -> tuple[list[Event], list[int]]:
        """What was heard since the last time, and forget it."""
        heard = (self.events, self.rolls)
        self.events = []
        self.rolls = []
        return heard
