"""Packs: the cards of a game as one TOML or JSON file, for people who own the box.

A game names a `PackOption` among its options and says how a pack is checked; everything else is here:
reading the file, errors that name the card and the field, the one standard writing that is stored with
the table and the record, and a small memory, so that a pack is checked once and all states share it.

The texts of choices do not depend on a pack: they name a card by its place in the default set, so
action ids and messages stay the same. What lies in that place is the pack's business.
"""

from __future__ import annotations

import json
import tomllib
from collections.abc import Callable
from importlib.resources import files
from typing import Any, Final

from nightmarket.kernel.errors import BadPack, BadSetup
from nightmarket.kernel.game import Option
from nightmarket.kernel.languages import LANGUAGES

PACK: Final = "pack"  # kind of an option: the name of a shipped pack, or the text of another one
LIMIT: Final = 65_536  # characters of a pack
DEPTH: Final = 8  # tables in tables
DOTS: Final = 24  # in one line of TOML outside its texts: its reader takes the square of them
BIGGEST: Final = 1 << 53  # what every reader of JSON knows how to count to
REMEMBERED: Final = 64  # packs kept checked; more are checked again when they come back


class Entry:
    """One card of a pack, or its head, while it is read: every field is asked for once, then `end`."""

    def __init__(self, what: str, data: object) -> None:
        self.what = what  # how errors name it
        if not isinstance(data, dict):
            raise BadPack(what, "", "pack-no-table")
        self.data: dict[str, Any] = data
        self.asked: set[str] = set()

    def bad(self, field: str, reason: str, **facts: object) -> BadPack:
        if "value" in facts:
            facts["value"] = short(facts["value"])
        return BadPack(self.what, field, reason, **facts)

    def has(self, field: str) -> bool:
        self.asked.add(field)
        return field in self.data

    def take(self, field: str) -> Any:
        if not self.has(field):
            raise self.bad(field, "pack-missing")
        return self.data[field]

    def text(self, field: str, most: int) -> str:
        value = self.take(field)
        if not isinstance(value, str):
            raise self.bad(field, "pack-no-text", value=value)
        if not value.strip() or len(value) > most:
            raise self.bad(field, "pack-length", most=most)
        if any(ord(c) < 32 or 0xD800 <= ord(c) <= 0xDFFF for c in value):
            raise self.bad(field, "pack-character")
        return value

    def word(self, field: str) -> str:
        """A permanent name: small letters, digits and hyphens."""
        value = self.text(field, 40)
        if not all(c.isascii() and (c.islower() or c.isdigit() or c == "-") for c in value):
            raise self.bad(field, "pack-word", value=value)
        return value

    def number(self, field: str, low: int, high: int) -> int:
        value = self.take(field)
        if type(value) is not int:
            raise self.bad(field, "pack-no-number", value=value)
        if not low <= value <= high:
            raise self.bad(field, "pack-range", value=value, low=low, high=high)
        return value

    def flag(self, field: str) -> int:
        """1 for true, 0 for false or not given."""
        if not self.has(field):
            return 0
        value = self.data[field]
        if not isinstance(value, bool):
            raise self.bad(field, "pack-no-flag", value=value)
        return int(value)

    def one_of(self, field: str, values: tuple[str, ...]) -> int:
        """Which of the values it is, as a number."""
        value = self.take(field)
        if not isinstance(value, str) or value not in values:
            raise self.bad(field, "pack-choice", value=value, values=", ".join(values))
        return values.index(value)

    def some_of(self, field: str, values: tuple[str, ...]) -> list[int]:
        """One or more different values, as numbers."""
        given = self.take(field)
        if not isinstance(given, list) or not given:
            raise self.bad(field, "pack-empty", value=given)
        found: list[int] = []
        for value in given:
            if not isinstance(value, str) or value not in values:
                raise self.bad(field, "pack-choice", value=value, values=", ".join(values))
            if values.index(value) in found:
                raise self.bad(field, "pack-twice", value=value)
            found.append(values.index(value))
        return found

    def names(self, field: str) -> dict[str, str]:
        """A name by language, English at least: `name = "Spy"` or `name = { en = "Spy", ru = … }`."""
        value = self.take(field)
        if isinstance(value, str):
            return {"en": self.text(field, 60)}
        inner = Entry(f"{self.what}, {field}", value)
        found = {"en": inner.text("en", 60)}
        for language in LANGUAGES:
            if language != "en" and inner.has(language):
                found[language] = inner.text(language, 60)
        inner.end()
        return found

    def inner(self, field: str) -> Entry:
        """A table inside this one."""
        return Entry(f"{self.what}, {field}", self.take(field))

    def entries(self, field: str, what: str, count: int) -> list[Entry]:
        """A list of exactly so many cards, each called by its id, or by its number while it has none."""
        given = self.take(field)
        if not isinstance(given, list):
            raise self.bad(field, "pack-no-cards")
        if len(given) != count:
            raise self.bad(field, "pack-count", count=len(given), wanted=count)
        found: list[Entry] = []
        for i, data in enumerate(given):
            name = data.get("id") if isinstance(data, dict) else None
            found.append(Entry(f"{what} {name[:40] if isinstance(name, str) else i + 1}", data))
        return found

    def end(self) -> None:
        """Nothing else may stand here: a misspelt field would be lost without a word."""
        for field in self.data:
            if field not in self.asked:
                known = ", ".join(sorted(self.asked))
                raise self.bad(str(field)[:40], "pack-no-field", known=known)


class PackOption(Option):
    """The option that chooses a pack: a shipped one by its name, or any other by its text."""

    def __init__(
        self,
        key: str,
        package: str,
        shipped: tuple[str, ...],
        rule: str,
        tables: Callable[[str, Entry], object],
    ) -> None:
        super().__init__(key, shipped, shipped[0], rule, PACK)
        self.package = package  # where the shipped packs lie, as packs/<name>.toml
        self.tables = tables  # checks a pack and makes of it what the game's states share
        self.ready: dict[str, object] = {}

    def check(self, value: object, seats: int) -> str:
        """A name as it is, a text in its standard writing; raises BadSetup."""
        if not isinstance(value, str):
            raise BadSetup(f"option {self.key}: {value!r} is not a text", self.key, self.rule)
        return self.standard(value)

    def standard(self, value: str) -> str:
        """Check a pack and give its standard writing."""
        if value in self.ready or value in self.values:
            return value
        data = read_pack(value)
        text = canonical(data)
        if text not in self.ready:
            self.remember(text, data)
        return text

    def load(self, value: str) -> object:
        """What the game made of a pack, shared by everybody who loads the same one."""
        found = self.ready.get(value)
        if found is not None:
            return found
        if value in self.values:
            return self.remember(value, read_pack(self.shipped_text(value)))
        text = self.standard(value)
        return self.ready[text]

    def shipped_text(self, name: str) -> str:
        """The file of a shipped pack."""
        return files(self.package).joinpath("packs", f"{name}.toml").read_text(encoding="utf-8")

    def remember(self, value: str, data: dict[str, Any]) -> object:
        made = self.tables(value, Entry("pack", data))
        kept = dict(self.ready)
        guests = [text for text in kept if text not in self.values]
        if len(guests) >= REMEMBERED:
            del kept[guests[0]]
        kept[value] = made
        self.ready = kept  # at one stroke: packs may be read elsewhere at the same time
        return made


def read_pack(text: str) -> dict[str, Any]:
    """The fields of a TOML or JSON file; raises BadPack."""
    if len(text) > LIMIT:
        raise BadPack("pack", "", "pack-too-long", most=LIMIT)
    try:
        if text.lstrip()[:1] == "{":
            data = json.loads(text)
        else:
            check_lines(text)
            data = tomllib.loads(text)
    except BadPack:
        raise
    except (ValueError, RecursionError) as error:
        raise BadPack("pack", "", "pack-unreadable", error=str(error)[:200]) from error
    assert isinstance(data, dict)
    check_values(data, DEPTH)
    return data


def check_lines(text: str) -> None:
    """Refuse what would keep the reader of TOML busy: names of very many parts."""
    for number, line in enumerate(text.splitlines(), 1):
        if line.count(".") <= DOTS:
            continue
        dots = 0
        quote = ""
        before = ""
        for c in line:
            if quote:
                if c == quote and not (quote == '"' and before == "\\"):
                    quote = ""
                before = "" if before == "\\" else c
            elif c in "\"'":
                quote, before = c, ""
            elif c == ".":
                dots += 1
        if dots > DOTS:
            raise BadPack("pack", f"line {number}", "pack-name")


def check_values(value: object, depth: int) -> None:
    """Refuse what no card holds and what not every program could read back."""
    if isinstance(value, (dict, list)):
        if depth == 0:
            raise BadPack("pack", "", "pack-deep", most=DEPTH)
        if isinstance(value, dict):
            for key in value:
                if any(0xD800 <= ord(c) <= 0xDFFF for c in str(key)):
                    raise BadPack("pack", "", "pack-character")
        for inner in value.values() if isinstance(value, dict) else value:
            check_values(inner, depth - 1)
    elif isinstance(value, int) and not -BIGGEST < value < BIGGEST:
        raise BadPack("pack", "", "pack-big")


def canonical(data: dict[str, Any]) -> str:
    """The standard writing: one line of JSON with sorted fields. Equal packs have equal texts."""
    # TOML knows dates, JSON does not: they are written somehow here, and the check refuses them by name.
    return json.dumps(data, ensure_ascii=False, sort_keys=True, separators=(",", ":"), default=repr)


def short(value: object) -> str:
    return repr(value)[:60]
