"""Players, components and set-up (DM-1 to DM-15)."""

from __future__ import annotations

from collections import Counter

import pytest

from nightmarket.games.dale_of_merchants import GAME
from nightmarket.games.dale_of_merchants.cards import (
    COPIES,
    DIE,
    JUNK,
    NAMES,
    PASSIVE,
    SET_OF,
    SETS,
    TECHNIQUE,
    TRAITS,
    VALUE,
)
from nightmarket.games.dale_of_merchants.meta import MOODS
from nightmarket.games.dale_of_merchants.sets.polecat import Rolling
from nightmarket.games.dale_of_merchants.technique import FOLK
from nightmarket.kernel import CHANCE, BadSetup, Luck
from tests.scenarios.dale_of_merchants.table import dealt


def sets_of(seats: int, seed: int = 0, **options: str) -> list[str]:
    return [SETS[folk] for folk in dealt(seats, seed, **options).s.sets]


def test_two_to_four_players_or_two_teams() -> None:
    """DM-1: 2, 3 or 4 players, or 4 as two teams; DM-68: no other number makes teams."""
    assert GAME.seats == (2, 3, 4)
    for seats in (1, 5):
        with pytest.raises(BadSetup):
            GAME.setup(seats, 0)
    assert dealt(4, teams="on").s.teams
    for seats in (2, 3):
        with pytest.raises(BadSetup) as refused:
            GAME.setup(seats, 0, {"teams": "on"})
        assert refused.value.rule == "DM-68"


def test_first_player_is_drawn_or_chosen() -> None:
    """DM-3: random for a single game, and clockwise from there."""
    assert {dealt(3, seed).s.turn for seed in range(20)} == {0, 1, 2}
    t = dealt(3, first="2")
    order = []
    for _ in range(4):
        order.append(t.s.turn)
        t.end_turn()
    assert order == [2, 0, 1, 2]
    with pytest.raises(BadSetup) as refused:
        GAME.setup(2, 0, {"first": "2"})
    assert refused.value.rule == "DM-3"


def test_cards() -> None:
    """DM-4: 110 cards and the die; DM-5: six different cards a set; DM-6: the six sets."""
    assert sum(COPIES) == 110
    assert COPIES[JUNK] == 20
    assert DIE == (1, 1, 2, 2, 3, 3)
    for cards in FOLK.values():
        assert [card.value for card in cards] == [1, 2, 3, 4, 5, 5]
        assert [card.copies for card in cards] == [4, 3, 3, 3, 1, 1]
    assert SETS == ["platypus", "sloth", "crocodile", "fox", "polecat", "owl"]
    assert len([folk for folk in SET_OF if folk >= 0]) == 36


def test_the_die_has_each_number_twice() -> None:
    """DM-4: faces 1, 1, 2, 2, 3, 3, so 1, 2 and 3 are as likely."""
    faces = [GAME.text(c) for c in Rolling(0).choices(dealt().s, CHANCE)]
    assert faces == ["face:1", "face:2", "face:3"]


def test_three_types_of_cards() -> None:
    """DM-7: a card is a technique, a passive or junk."""
    for kind in range(1 + 6 * len(SETS)):
        types = [bool(TRAITS[kind] & TECHNIQUE), bool(TRAITS[kind] & PASSIVE), kind == JUNK]
        assert types.count(True) == 1


@pytest.mark.parametrize(
    ("seats", "teams", "sets", "ones", "junk_left", "market_deck"),
    [
        (2, "off", 3, 3, 6, 33),
        (3, "off", 4, 4, 2, 44),
        (4, "off", 5, 5, 0, 55),
        (4, "on", 4, 4, -4, 44),
    ],
)
def test_starting_decks(
    seats: int, teams: str, sets: int, ones: int, junk_left: int, market_deck: int
) -> None:
    """DM-11: number of sets; DM-12: starting decks of 10; DM-13: the market deck; DM-69: stand-ins."""
    t = dealt(seats, teams=teams)
    assert len(t.s.sets) == sets
    for seat in range(seats):
        cards = Counter(t.hand(seat) + t.deck(seat))
        assert sum(cards.values()) == 10
        assert cards["junk"] == 10 - ones
        starters = {FOLK[SETS[folk]][0].name for folk in t.s.sets}
        assert set(cards) - {"junk"} == starters
    assert t.s.junk == junk_left
    in_market = t.market_deck + t.market.split()
    assert len(in_market) == market_deck
    assert all(VALUE[NAMES.index(name)] > 1 for name in in_market)  # DM-13
    assert {SET_OF[NAMES.index(name)] for name in in_market} == set(t.s.sets)


def test_market_and_hands_are_laid_out() -> None:
    """DM-14: five market cards; DM-15: five cards in hand, and nothing was triggered."""
    t = dealt(4, sets="owl")
    assert "-" not in t.market.split()
    assert [len(t.hand(seat)) for seat in range(4)] == [5, 5, 5, 5]
    assert t.pending == "Acting"
    assert not t.s.events


def test_sets_are_named_or_drawn() -> None:
    """DM-11: free choice; what is not named is drawn at random; too many are refused."""
    assert sets_of(2, sets="owl,fox,sloth") == ["sloth", "fox", "owl"]
    drawn = {name for seed in range(30) for name in sets_of(2, seed, sets="owl")}
    assert drawn == set(SETS)
    assert all("owl" in sets_of(2, seed, sets="owl") for seed in range(10))
    assert all("fox" in sets_of(2, seed, sets="fox,random") for seed in range(10))
    for seats, teams, sets in (
        (2, "off", "owl,fox,sloth,polecat"),
        (4, "on", "owl,fox,sloth,polecat,crocodile"),
    ):
        with pytest.raises(BadSetup) as refused:
            GAME.setup(seats, 0, {"sets": sets, "teams": teams})
        assert refused.value.rule == "DM-11"
    with pytest.raises(BadSetup):
        GAME.setup(2, 0, {"sets": "owl,owl"})


def test_moods() -> None:
    """DM-11: by mood, as the rulebook describes the animalfolk."""
    for seed in range(12):
        assert {"platypus", "sloth"} < set(sets_of(2, seed, mood="calm"))
        assert "crocodile" not in sets_of(4, seed, mood="calm")
        assert {"polecat", "fox"} < set(sets_of(2, seed, mood="chancy"))
        assert sets_of(2, seed, mood="nasty") == ["crocodile", "fox", "owl"]
    assert all(len(ranks) == len(SETS) for ranks in MOODS.values())


def test_stand_ins_for_junk() -> None:
    """DM-8: junk never runs out; DM-69: stand-ins are junk in every respect."""
    t = dealt(4, teams="on")
    before = GAME.components(t.s)
    rng = Luck.seeded(3)
    while t.s.stack and t.s.turns < 60:
        seat = t.asked[0]
        t.play(seat, rng_choice(t.choices(seat), rng))
    assert GAME.components(t.s) == before
    assert t.view(0).junk >= 0


def rng_choice(choices: list[str], rng: Luck) -> str:
    return choices[rng.below(len(choices))]
