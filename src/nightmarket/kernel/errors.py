# mypyc: no (exceptions subclass a builtin and are never on the hot path)
"""Refusals: what went wrong, which field or rule says so. All are ValueErrors with a short code."""

from __future__ import annotations


class Refusal(ValueError):
    """A request the rules or the library turn down. Nothing has changed."""

    code = "refused"

    def __init__(self, message: str, field: str = "", rule: str = "") -> None:
        super().__init__(message)
        self.field = field
        self.rule = rule


class NotAsked(Refusal):
    """A choice from a seat that is not asked now."""

    code = "not-asked"

    def __init__(self, seat: int, over: bool = False) -> None:
        super().__init__("the game is over" if over else f"seat {seat} is not asked now", "seat")
        if over:
            self.code = "over"


class IllegalChoice(Refusal):
    """A choice that the rules do not allow here."""

    code = "illegal"

    def __init__(self, seat: int, text: str, rule: str = "") -> None:
        because = f" ({rule})" if rule else ""
        super().__init__(f"seat {seat} may not choose {text!r} now{because}", "choice", rule)


class DeadEnd(RuntimeError):
    """A fault of the rules: a seat is asked and has nothing to choose. Nobody could ever go on."""

    def __init__(self, seat: int, question: str) -> None:
        super().__init__(f"seat {seat} is asked by {question} and has no choice")


class UnknownChoice(Refusal):
    """A text that is no choice of this game at all."""

    code = "unknown-choice"

    def __init__(self, text: str, reason: str) -> None:
        super().__init__(f"{text[:80]!r} is no choice of this game: {reason}", "choice")


class UnknownGame(Refusal):
    """A game key that is not registered."""

    code = "unknown-game"


class BadSetup(Refusal):
    """A seat count, seed or option that the game does not take."""

    code = "bad-setup"


class BadPack(BadSetup):
    """A pack of cards that does not fit the game: which card, which field, and why."""

    code = "bad-pack"

    def __init__(self, card: str, entry: str, reason: str) -> None:
        where = f"{card}, field {entry}" if entry else card
        super().__init__(f"{where}: {reason}", "pack")
        self.card = card
        self.entry = entry


class BadRecord(Refusal):
    """A record that is damaged, foreign, or does not replay."""

    code = "bad-record"


class BadState(Refusal):
    """A stored state that cannot be read back."""

    code = "bad-state"
