"""Messages in every language, one source for the command line, the server and the browser.

The ids are explained in docs/adding-a-game.md. A value with a name is passed to a message as its
localized name (`$good`, `$good_acc` …) and as its raw key (`$good_key`).
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from copy import copy
from functools import cache
from importlib.resources import files

from fluent.runtime import FluentBundle, FluentResource

from nightmarket import games
from nightmarket.kernel import LANGUAGES, Game, Refusal, spoken

__all__ = ["LANGUAGES", "Texts", "notes", "texts"]


class Texts:
    """All messages of one language."""

    def __init__(self, language: str, only: tuple[str, ...] = ()) -> None:
        """`only`: files that are enough, where all of them would take too long to read."""
        self.language = language
        self.names: dict[str, str] = {}  # what a table brings itself, by message id
        self.bundle = FluentBundle([language], use_isolating=False)
        folder = files("nightmarket.locale") / language
        for file in sorted(folder.iterdir(), key=lambda f: f.name):
            if file.name.endswith(".ftl") and (not only or file.name in only):
                self.bundle.add_resource(FluentResource(file.read_text("utf-8")))
        for guest in () if only else games.guests():
            self.bundle.add_resource(FluentResource(games.words_of(guest, language)))

    def named(self, names: dict[str, dict[str, str]]) -> Texts:
        """The same messages under the names of a table's own pack (`Game.names`)."""
        twin = copy(self)
        twin.names = {**names.get("en", {}), **names.get(self.language, {})}
        return twin

    def has(self, key: str) -> bool:
        return key in self.names or self.bundle.has_message(key)

    def say(self, key: str, arguments: dict[str, object] | None = None, attribute: str = "") -> str:
        """A message with its arguments; the key itself where the language has no such message."""
        if key in self.names and not attribute:
            return self.names[key]
        if not self.bundle.has_message(key):
            return key
        message = self.bundle.get_message(key)
        pattern = message.attributes.get(attribute) if attribute else message.value
        if pattern is None:
            return key
        text, _ = self.bundle.format_pattern(pattern, arguments or {})
        return str(text)

    def refusal(self, refusal: Refusal) -> str:
        """Why something was not done, as a sentence with its rule."""
        key = f"refused-{refusal.code}"
        if not self.has(key):
            return str(refusal)
        facts: dict[str, object] = {**refusal.facts}
        if "reason" in facts:  # a pack: where, and what is wrong there
            where = self.say("refused-pack-where", facts) if facts["field"] else facts["card"]
            facts |= {"where": where, "why": self.say(f"refused-{facts['reason']}", facts)}
        return f"{self.say(key, facts)} {refusal.rule}".strip()

    # -- what a game says

    def choice(self, game: Game, text: str, names: Sequence[str], me: int = -1) -> str:
        """A choice as a short label; its permanent text where the language has none."""
        key = f"{game.prefix.lower()}-choice-{text.partition(':')[0]}"
        if not self.has(key):
            return text
        verb, *values = text.split(":")
        domains = game.words.by_name[verb].domains
        arguments: dict[str, object] = {}
        for domain, value in zip(domains, values, strict=True):
            name = domain.name
            while name in arguments:
                name = name[:-1] + str(int(name[-1]) + 1) if name[-1].isdigit() else name + "2"
            self._argument(game, arguments, name, domain.name, value, names, me)
        key = f"{game.prefix.lower()}-choice-{verb}"
        return self.say(key, arguments) if self.has(key) else text

    def event(
        self, game: Game, fields: dict[str, str | int | None], names: Sequence[str], me: int = -1
    ) -> str:
        """An event as a line of the log."""
        kind = str(fields["event"])
        if kind not in game.kinds:
            raise LookupError(f"the event {kind!r} is not in the list `kinds` of {game.key}'s Game")
        domains = game.kinds[kind]
        arguments: dict[str, object] = {}
        for name, field in zip(domains.names, domains.fields, strict=True):
            value = fields.get(name, "hidden")
            domain = field.domain.name
            self._argument(game, arguments, name, domain, str(value), names, me)
        key = f"{game.prefix.lower()}-log-{kind}"
        if not self.has(key):
            return " · ".join([kind, *(str(arguments[name]) for name in domains.names)])
        return self.say(key, arguments)

    def reason(
        self,
        game: Game,
        trait: str,
        facts: dict[str, str],
        names: Sequence[str],
        about: int,
        me: int = -1,
    ) -> str:
        """Why a choice is better, by what moved most; see docs/analysis.md."""
        key = f"{game.prefix.lower()}-reason-{trait}"
        if not trait or not self.has(key):
            return self.say("ui-an-reason-none", {"name": names[me]})
        arguments: dict[str, object] = {}
        for name, value in facts.items():
            self._argument(game, arguments, name, name, value, names, me)
        self._argument(game, arguments, "seat", "seat", str(about), names, me)
        return self.say(key, arguments)

    def component(self, game: Game, value: str) -> str:
        """The name of a component, of whichever domain it is; the value itself where it has none."""
        domains = [d for verb in game.words.verbs for d in verb.domains]
        domains += [field.domain for kind in game.kinds.values() for field in kind.fields]
        for domain in domains:
            key = f"{game.prefix.lower()}-{domain.name}-{value}"
            if value in domain.index and self.has(key):
                return self.say(key)
        return value

    def question(
        self, game: Game, asked: dict[str, str | int], names: Sequence[str], seat: int, me: int = -1
    ) -> str:
        """The prompt of a question, for the one who is asked or for those who wait."""
        name = re.sub(r"(?<!^)(?=[A-Z])", "-", str(asked["ask"])).lower()
        arguments: dict[str, object] = {}
        for key, value in asked.items():
            if key != "ask":  # a text is a value with a name: `card` is of the domain card
                self._argument(game, arguments, key, key, str(value), names, me)
        self._argument(game, arguments, "seat", "seat", str(seat), names, me)
        key = f"{game.prefix.lower()}-ask-{name}"
        return self.say(key if seat == me else f"{key}-other", arguments)

    def _argument(
        self,
        game: Game,
        arguments: dict[str, object],
        name: str,
        domain: str,
        value: str,
        names: Sequence[str],
        me: int,
    ) -> None:
        if domain == "seat" and value.isdigit():
            arguments[name] = names[int(value)]
            arguments[f"{name}_key"] = "you" if int(value) == me else "other"
            return
        key = f"{game.prefix.lower()}-{domain}-{value}"
        if value.isdigit() and not self.has(key):
            arguments[name] = int(value)
            return
        arguments[name] = self.say(key) if self.has(key) else value
        arguments[f"{name}_key"] = value
        if self.bundle.has_message(key):
            for form in self.bundle.get_message(key).attributes:
                arguments[f"{name}_{form}"] = self.say(key, attribute=form)


@cache
def texts(language: str) -> Texts:
    """The messages of a language; English where it is not one of ours."""
    return Texts(spoken(language))


@cache
def notes(language: str) -> Texts:
    """What a server says by itself. It reads no more while everybody waits: all of a language takes it
    half a second."""
    return Texts(spoken(language), ("tables.ftl", "you.ftl"))
