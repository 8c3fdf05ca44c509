"""Players, cards and the two ways to start (SB-1 to SB-20)."""

from __future__ import annotations

from typing import cast

import pytest

from nightmarket.games.shadow_blades import GAME
from nightmarket.games.shadow_blades.cards import AGENTS, FIRST_WEAPON
from nightmarket.games.shadow_blades.state import Blades
from nightmarket.kernel import BadSetup
from tests.scenarios.shadow_blades.table import STARTERS, BladesTable, names


def start(seats: int, seed: int = 1, **options: str) -> BladesTable:
    return BladesTable(GAME, GAME.setup(seats, seed, options))


def test_seats() -> None:
    """SB-1: 2, 3 or 4 players."""
    assert GAME.seats == (2, 3, 4)
    for seats in (1, 5):
        with pytest.raises(BadSetup):
            GAME.setup(seats)


def test_draw_set() -> None:
    """SB-2: 34 agents, 32 missions, 10 weapons, 76 cards in all."""
    t = start(2)
    cards = GAME.components(t.s)
    assert len(cards) == 76
    assert len([c for c in cards if c < AGENTS]) == 34
    assert len([c for c in cards if AGENTS <= c < FIRST_WEAPON]) == 32
    assert len([c for c in cards if c >= FIRST_WEAPON]) == 10


@pytest.mark.parametrize("start_", ["standard", "draft"])
@pytest.mark.parametrize(("seats", "deck"), [(2, 71), (3, 70), (4, 69)])
def test_counts(seats: int, deck: int, start_: str) -> None:
    """SB-20: one card each, three piles of one, and the rest in the deck."""
    t = start(seats, start=start_, first="0")
    while t.pending == "Drafting":
        t.play(t.asked[0], t.choices(t.asked[0])[0])
    assert [len(hand) for hand in t.s.hands] == [1] * seats
    assert t.piles == [1, 1, 1]  # SB-17
    assert t.deck == deck


def test_starters_are_dealt() -> None:
    """SB-15: one of the four starters for each, strength 1, at random. SB-16: the others are in the
    deck.
    """
    dealt = set()
    for seed in range(30):
        t = start(3, seed)
        hands = [t.hand(seat)[0] for seat in range(3)]
        assert len(set(hands)) == 3
        assert set(hands) <= set(STARTERS)
        dealt.add(hands[0])
        left = (set(STARTERS) - set(hands)).pop()
        assert left in names([*t.s.deck, *(card for pile in t.s.piles for card in pile)])
        assert all(t.strength(name) == 1 for name in hands)
    assert dealt == set(STARTERS)


def test_piles_are_hidden() -> None:
    """SB-17: three piles of one card that nobody has seen."""
    t = start(2)
    assert t.piles == [1, 1, 1]
    assert all(t.s.known[pile[0]] == 0 for pile in t.s.piles)
    assert t.view(0).piles == [1, 1, 1]


def test_first_player() -> None:
    """SB-14: a random seat begins, or the one that was chosen; play goes clockwise."""
    assert {start(3, seed).asked[0] for seed in range(20)} == {0, 1, 2}
    t = start(3, first="2")
    assert t.asked == [2]
    t.play(2, "recruit", "take")
    assert t.asked == [0]
    with pytest.raises(BadSetup, match="no seat 3"):
        GAME.setup(3, 1, {"first": "3"})


def test_draft_order() -> None:
    """SB-19, TV-25: the right neighbour of the first player picks first; the first player gets the
    rest.
    """
    t = start(4, start="draft", first="0")
    packet = set(names(t.s.packet))
    assert len(packet) == 4
    kept = []
    for picker, size in ((3, 4), (2, 3), (1, 2)):
        assert t.asked == [picker]
        assert len(t.choices(picker)) == size
        card = t.choices(picker)[-1].removeprefix("keep:")
        t.play(picker, f"keep:{card}")
        assert t.hand(picker) == [card]
        kept.append(card)
    assert t.hand(0) == list(packet - set(kept))
    assert t.pending == "Turn"
    assert t.asked == [0]
    assert t.deck == 69


def test_draft_is_relative_to_the_first_player() -> None:
    """SB-19: with first player 2 of three, seats 1, 0 pick and 2 receives the last card."""
    t = start(3, start="draft", first="2")
    assert t.asked == [1]
    t.play(1, t.choices(1)[0])
    assert t.asked == [0]
    t.play(0, t.choices(0)[0])
    assert t.asked == [2]
    assert len(t.hand(2)) == 1


def test_draft_uses_all_cards() -> None:
    """SB-19: all 76 cards are shuffled, so starting cards need not be starters."""
    found = set()
    for seed in range(20):
        found |= set(names(cast(Blades, start(4, seed, start="draft").state).packet))
    assert found - set(STARTERS)


def test_draft_refuses_other_cards() -> None:
    """SB-19: only a card of the packet can be kept."""
    t = start(2, start="draft")
    other = names(t.s.deck)[0]
    t.refused(t.asked[0], f"keep:{other}", "SB-19")
