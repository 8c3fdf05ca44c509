"""What the game says: every card, effect and step has words in three languages."""

from __future__ import annotations

import pytest

from nightmarket.games.dark_road import GAME
from nightmarket.games.dark_road.cards import (
    BUILDINGS,
    COMMISSION_IDS,
    COMPANIONS,
    CROWNS,
    EVENTS,
    HEROES,
    OPS,
    STEEDS,
    UPGRADES,
)
from nightmarket.kernel import Luck, Tape, asked, legal, step
from nightmarket.locale import LANGUAGES, texts

FORMS = {
    "basic": ("any", "off-market", "price", "good"),
    "upgraded": ("any", "off-market", "price", "good"),
    "craft": ("basic", "upgraded"),
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_and_texts_of_the_cards(language: str) -> None:
    """DR-2: names; what crowns, steeds, buildings, upgrades and both gifts of a companion do."""
    say = texts(language)
    for domain, ids in (("hero", HEROES), ("commission", COMMISSION_IDS), ("event", EVENTS)):
        assert all(say.has(f"dr-{domain}-{i}") for i in ids)
    for domain, ids in (
        ("crown", CROWNS),
        ("steed", STEEDS),
        ("building", BUILDINGS),
        ("upgrade", UPGRADES),
    ):
        for i in ids:
            key = f"dr-{domain}-{i}"
            assert say.say(key, attribute="about") != key
    for i in COMPANIONS:
        assert say.say(f"dr-companion-{i}", attribute="a") != f"dr-companion-{i}"
        assert say.say(f"dr-companion-{i}", attribute="b") != f"dr-companion-{i}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_effect_has_words(language: str) -> None:
    """Section 14: rows of a pack are put into words by these."""
    say = texts(language)
    for op in OPS:
        for form in FORMS.get(op, ("",)):
            key = f"dr-effect-{op}-{form}" if form else f"dr-effect-{op}"
            given: dict[str, object] = {"n": 2, "good": "G", "town": "T", "then": "X"}
            assert say.say(key, given) != key
            assert "{" not in say.say(key, given)


@pytest.mark.parametrize("seats", [1, 3])
def test_a_game_in_words(seats: int) -> None:
    """Every choice, question, event and score line of a game can be said, without gaps."""
    names = ["Anna", "Borys", "Clara"]
    for seed in range(4):
        tape = Tape()
        s = GAME.setup(seats, seed, None, tape)
        rng = Luck.seeded(seed)
        while s.stack:
            seat = asked(s)[0]
            choices = legal(s, seat)
            for language in LANGUAGES:
                say = texts(language)
                said = [say.choice(GAME, GAME.text(c), names, seat) for c in choices]
                assert len(set(said)) == len(said), said  # no two choices look alike
                said += [say.question(GAME, GAME.question(s), names, seat, me) for me in (seat, -1)]
                for event in tape.events:
                    said += [say.event(GAME, event.seen_by(me), names, me) for me in (0, -1)]
                for text in said:
                    assert text.strip()
                    assert not text.startswith("dr-")
                    assert "{" not in text
            tape.take()
            step(s, seat, choices[rng.below(len(choices))])
        assert all(texts("uk").has(f"dr-score-{line.key}") for line in GAME.sheet(s))


@pytest.mark.parametrize("language", LANGUAGES)
def test_about_says_what_is_reconstructed(language: str) -> None:
    """DR-2: most card details are not public, and the About text says so plainly."""
    word = {"en": "reconstruction", "ru": "реконструкция", "uk": "реконструкція"}[language]
    assert word in texts(language).say("dr-about")
