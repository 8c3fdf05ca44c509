"""Every course followed over the wire, in each language, by whoever reads only the words of its steps.

The likeliest of all that may be done is tried first; what a step does not teach is refused, as the page
refuses it. In a browser, where the words have to name what is drawn: `tests/browser/test_courses.py`.
"""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from nightmarket import games
from nightmarket.kernel import LANGUAGES
from nightmarket.locale import texts
from nightmarket.table import lessons
from tests.reading import meant
from tests.server.house import Player, house
from tests.server.test_lesson import play, sit

EVERY = [(key, name) for key in games.STALLS for name in lessons.names(key)]


class Reader:
    """Knows the words of a lesson and what each choice is called."""

    def __init__(self, me: Player, key: str, name: str, language: str) -> None:
        self.me = me
        self.game = games.game(key)
        self.say = texts(language)
        # bots have no names of their own: a page gives them some
        self.names = ("Olha", "Wren", "Ember", "Sable")[: len(me.table["chairs"])]
        self.lesson = f"{self.game.prefix.lower()}-lesson-{name}"

    def words(self, step: str) -> str:
        who: dict[str, object] = {f"name{seat}": name for seat, name in enumerate(self.names)}
        id_ = f"{self.lesson}-{step}"
        return f"{self.say.say(id_, who)} {self.say.say(id_, who, 'title')}"

    def likely(self, step: str) -> list[str]:
        """What the words name; then what only ends a gesture, which is its one button."""
        choices: list[str] = self.me.view["choices"]
        labels = [self.say.choice(self.game, text, self.names, 0) for text in choices]
        named = [choices[at] for _, at in meant(labels, self.words(step))]
        return [*named, *(text for text in choices if ":" not in text and text not in named)]


async def follow(reader: Reader, beats: list[dict[str, Any]]) -> tuple[int, int]:
    """To the last step; how many choices that took, and how many were refused on the way."""
    me, made, refused = reader.me, 0, 0
    while (number := me.table["lesson"]["beat"]) != len(beats):
        assert number is not None, "the lesson was left"
        beat, done = beats[number], me.table["lesson"]["done"]
        if beat["by"] != 0 or beat["play"][done] not in me.view["choices"]:
            await me.read()
            continue
        likely = reader.likely(beat["step"])
        taught = beat["play"][done]
        assert taught in likely, (
            f"{beat['step']}: {taught} is not in {reader.words(beat['step'])!r}"
        )
        refused += likely.index(taught)
        made += 1
        await play(me, taught)
    return made, refused


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("key", "name"), EVERY)
def test_whoever_follows_only_the_words_comes_to_the_end(
    tmp_path: Path, key: str, name: str, language: str
) -> None:
    async def scene() -> None:
        async with house(tmp_path, window_s=(0.0, 0.0), bot_window_s=(0.0, 0.0)) as h:
            me, beats = await sit(h, key, name)
            made, refused = await follow(Reader(me, key, name, language), beats)
            print(f"{key} {name} {language}: {made} choices, {refused} others tried before them")
            assert made >= lessons.lesson(key, name).steps

    asyncio.run(scene())


class Deaf(Reader):
    def words(self, step: str) -> str:
        return "Do the best you can."


def test_words_that_name_nothing_lead_nowhere(tmp_path: Path) -> None:
    async def scene() -> None:
        async with house(tmp_path) as h:
            me, beats = await sit(h, "magic-maze", "passing")
            with pytest.raises(AssertionError, match=r"flip: .* is not in"):
                await follow(Deaf(me, "magic-maze", "passing", "en"), beats)

    asyncio.run(scene())
