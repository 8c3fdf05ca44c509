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
        self.facts: dict[str, str] = {}  # what a sentence in another language needs


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


# What may be wrong with a pack; other languages have messages of the same names (`refused-pack-…`).
PACK_REASONS = {
    "pack-no-table": "is not a table of fields",
    "pack-missing": "is missing",
    "pack-no-text": "{value} is not a text",
    "pack-length": "has to be 1 to {most} characters long",
    "pack-character": "holds a character that is no text",
    "pack-word": "{value} is not made of small letters, digits and hyphens",
    "pack-no-number": "{value} is not a whole number",
    "pack-range": "{value} is not in the range {low} to {high}",
    "pack-no-flag": "{value} is neither true nor false",
    "pack-choice": "{value} is not one of {values}",
    "pack-empty": "{value} is not a list with at least one entry",
    "pack-twice": "{value} is named twice",
    "pack-list": "is not a list of {low} to {high} entries",
    "pack-entries": "is not a list of exactly {wanted} entries",
    "pack-no-cards": "is not a list of cards",
    "pack-count": "there are {count} cards, the game has {wanted}",
    "pack-no-field": "is no field here (there are: {known})",
    "pack-too-long": "is longer than {most} characters",
    "pack-name": "is a name of too many parts",
    "pack-deep": "has more than {most} tables in each other",
    "pack-big": "holds a number that is far too big",
    "pack-unreadable": "is neither TOML nor JSON: {error}",
    "pack-differs": "is not {wanted}",
    "pack-id-taken": "another card has this id",
    "pack-place": "this place belongs to {id}",
    "pack-starters": "{count} agents are starters, the game has {wanted}",
    "pack-mercenary": "mercenary stands alone: it already allows every sphere",
    "pack-chart-ends": "the craft chart ends before {value}",
    "pack-shape": "has to be made of # and . and small enough for the storage",
    "pack-town": "there are not five for {town}",
    "pack-road": "this place belongs to the other road",
    "pack-last": "the last one must have no requirement",
    "pack-effect": "{value} is not an effect",
    "pack-colon": "{value}: only pay and again take a colon",
    "pack-needs-colon": "{value}: {word} takes a colon",
    "pack-misplaced": "{value}: {word} does not belong here",
    "pack-endless": "{value}: a die that is rolled by a die may never end",
    "pack-takes-number": "{value}: {word} takes a number from 1 to 20",
    "pack-takes-good": "{value}: {word} takes a good, any, off-market or price n",
    "pack-takes-side": "{value}: {word} takes basic or upgraded",
    "pack-takes-town": "{value}: {word} takes a town",
    "pack-takes-nothing": "{value}: {word} takes nothing",
}


class BadPack(BadSetup):
    """A pack of cards that does not fit the game: which card, which field, and why."""

    code = "bad-pack"

    def __init__(self, card: str, entry: str, reason: str, **facts: object) -> None:
        where = f"{card}, field {entry}" if entry else card
        super().__init__(f"{where}: {PACK_REASONS[reason].format(**facts)}", "pack")
        self.card = card
        self.entry = entry
        self.facts = {"card": card, "field": entry, "reason": reason}
        self.facts |= {name: str(value) for name, value in facts.items()}


class BadRecord(Refusal):
    """A record that is damaged, foreign, or does not replay."""

    code = "bad-record"


class BadState(Refusal):
    """A stored state that cannot be read back."""

    code = "bad-state"
