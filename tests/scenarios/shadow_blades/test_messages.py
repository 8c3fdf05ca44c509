"""What the game says: every card, ability, condition and conspiracy has words in three languages."""

from __future__ import annotations

import pytest

from nightmarket.games.shadow_blades.cards import ABILITIES, CONDITIONS, CONSPIRACIES, DEFAULT
from nightmarket.locale import LANGUAGES, texts


@pytest.mark.parametrize("language", LANGUAGES)
def test_card_names_are_those_of_the_pack(language: str) -> None:
    """SB-49, SB-53: one name for a card, in the pack and in the messages."""
    say = texts(language)
    for place, names in zip(DEFAULT.ids, DEFAULT.names, strict=True):
        assert say.say(f"sb-card-{place}") == names[language]


@pytest.mark.parametrize("language", LANGUAGES)
def test_card_texts(language: str) -> None:
    """SB-49, SB-53, SB-61: texts of abilities, conditions and conspiracies."""
    say = texts(language)
    for ability in ABILITIES[1:]:
        assert say.has(f"sb-ability-{ability}")
    for condition in CONDITIONS[1:]:
        said = say.say(f"sb-condition-{condition}", {"n": 5, "spheres": "X"})
        assert "{" not in said
        assert said != f"sb-condition-{condition}"
    for conspiracy in CONSPIRACIES:
        key = f"sb-conspiracy-{conspiracy}"
        assert say.say(key, attribute="about") != key


@pytest.mark.parametrize("language", LANGUAGES)
def test_about_says_what_is_reconstructed(language: str) -> None:
    """SB-2: most printed cards are not public, and the About text says so."""
    word = {"en": "reconstruction", "ru": "реконструкция", "uk": "реконструкція"}[language]
    assert word in texts(language).say("sb-about")
