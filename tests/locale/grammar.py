"""What can be checked in Russian and Ukrainian without knowing who plays.

A nickname is not declined and has no gender. So it stands in the nominative, or after «игрок»,
«гравець» in the case that is needed; and what is said of it is in the present tense.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from itertools import product

from fluent.syntax import ast

NAME = "\N{REPLACEMENT CHARACTER}"  # where a nickname stands in a text

# Words in any case that a nickname may follow: it is their apposition.
HEADS = {
    "ru": r"игрок(а|у|ом|е|и|ов|ам|ами|ах)?",
    "uk": r"грав(ець|ця|цеві|цю|цем|ці|ців|цям|цями|цях)",
}
# A verb whose subject follows: «начинает Анна», «починає Анна».
VERBS = {
    "ru": r"\w+(ет|ёт|ит|ют|ут|ат|ят)(ся)?",
    "uk": r"\w+(є|їть|ить|ють|уть|ать|ять)(ся)?|бере|веде|сяде",
}
PERSON = {"ru": "игрок", "uk": "гравець"}
# What cannot be said without a gender.
GENDERED = {
    "ru": r"\w{2,}(?<!о)(л|ла|лся|лась)|должен|должна|готов|готова|перв(ый|ая|ым|ой)|последн(им|ей)"
    r"|он|она|его|её|ему|ей|сам|сама",
    "uk": r"\w{2,}(?<![ії])(в|ла|вся|лася)|повинен|повинна|готовий|готова|перш(ий|а|им|ою)"
    r"|останн(ім|ьою)|він|вона|його|її|йому|їй|сам|сама",
}
# Nouns that end as such verbs do.
NOUNS = {
    "ru": {"кристалл", "кристалла", "номинал", "пул", "сила", "тайл"},
    "uk": {"підков", "сила"},
}
YOU = {"ru": r"[Вв]ы|[Вв]ам", "uk": r"[Вв]и|[Вв]ам"}
OF_ANYBODY = {
    "ru": r"[Пп]ервым|[Пп]оследним|должен|должна|готов|готова|сам|сама",
    "uk": r"[Пп]ершим|[Оо]станнім|повинен|повинна|готовий|готова|сам|сама",
}


def spoken(pattern: ast.Pattern, nicknames: Iterable[str]) -> Iterator[str]:
    """A message in all its variants, a nickname as `NAME`, any other variable as `0`."""
    held = set(nicknames)

    def variants(pattern: ast.Pattern) -> list[str]:
        parts = [of(element) for element in pattern.elements]
        return ["".join(choice) for choice in product(*parts)]

    def of(element: ast.TextElement | ast.Placeable) -> list[str]:
        if isinstance(element, ast.TextElement):
            return [element.value]
        expression = element.expression
        if isinstance(expression, ast.SelectExpression):
            return [text for variant in expression.variants for text in variants(variant.value)]
        if isinstance(expression, ast.VariableReference):
            return [NAME if expression.id.name in held else "0"]
        return [expression.value] if isinstance(expression, ast.StringLiteral) else [""]

    for text in variants(pattern):
        yield re.sub(r"\s*\n\s*", " ", re.sub(r"</?\w+>", "", text))


def declined(text: str, language: str) -> list[str]:
    """Nicknames that would have to be in another case than the nominative, with what leads to each."""
    found = []
    for m in re.finditer(NAME, text):
        before = re.split(r"[.:;!?—→·(«/]|^", text[: m.start()])[-1].strip()
        clause = before.rsplit(",", 1)[-1].strip()
        word = clause.rsplit(" ", 1)[-1].lower()
        if word and not re.fullmatch(f"{HEADS[language]}|{VERBS[language]}", word):
            found.append(f"{clause} {NAME}")
    return found


def gendered(text: str, language: str) -> list[str]:
    """Words said of a nickname, or of the reader, that would have to know who it is."""
    found = []
    said = re.findall(rf"{NAME}([^.;«(]*)", text)
    said += re.findall(rf"(\w+) {PERSON[language]} {NAME}", text)
    for word in re.findall(r"\w+", " ".join(said).lower()):
        if re.fullmatch(GENDERED[language], word) and word not in NOUNS[language]:
            found.append(word)
    if NAME in text or re.search(rf"\b({YOU[language]})\b", text):
        found += re.findall(rf"\b(?:{OF_ANYBODY[language]})\b", text)
    return found
