"""The turn and the Recruit action (SB-21 to SB-30)."""

from __future__ import annotations

from tests.scenarios.shadow_blades.table import names, table


def test_one_action_a_turn() -> None:
    """SB-21: Recruit or Order, then it is the next player's turn, clockwise."""
    t = table(seats=3, hands=[["thief"], ["spy"], []])
    assert t.choices(0) == ["recruit", "play:thief:theft"]
    t.play(0, "recruit", "take")
    assert t.asked == [1]
    t.play(1, "play:spy:infiltration", "end")
    assert t.asked == [2]
    t.play(2, "recruit", "take")
    assert t.asked == [0]


def test_the_choice_is_final() -> None:
    """SB-22: after looking there is no Order, after the first step of an Order no Recruit."""
    t = table(hands=[["thief", "spy"], ["thief"][:0]])
    t.play(0, "recruit")
    t.refused(0, "play:thief:theft", "SB-23")
    u = table(hands=[["thief", "spy"]])
    u.play(0, "play:thief:theft")
    u.refused(0, "recruit", "SB-22")


def test_piles_in_order_take_or_put_back() -> None:
    """SB-23, TV-3: put back pile 1, take pile 2; hand +1, piles 2/1/1, deck 38, turn over."""
    t = table(piles=[["spy"], ["raider"], ["sabre"]], deck=40)
    t.play(0, "recruit")
    assert t.choices(0) == ["take", "back"]
    assert t.view(0).shown == ["spy"]
    t.play(0, "back")
    assert t.view(0).shown == ["raider"]
    t.play(0, "take")
    assert t.hand(0) == ["raider"]
    assert t.piles == [2, 1, 1]
    assert t.deck == 38
    assert t.asked == [1]


def test_a_pile_is_taken_whole() -> None:
    """SB-23: all cards of a pile are looked at and taken together."""
    t = table(piles=[["spy", "sabre", "odd-job"], 1, 1])
    t.play(0, "recruit")
    assert sorted(t.view(0).shown) == ["odd-job", "sabre", "spy"]
    t.play(0, "take")
    assert t.hand(0) == ["spy", "odd-job", "sabre"]


def test_a_pile_put_back_is_gone_this_turn() -> None:
    """SB-24: it keeps its cards, and this turn goes on to the next pile only."""
    t = table(piles=[["spy"], ["raider"], ["sabre"]])
    t.play(0, "recruit", "back")
    assert t.view(0).step.pile == 2
    t.play(0, "back")
    assert t.view(0).step.pile == 3
    assert names(t.s.piles[0]) == ["spy"]
    t.play(0, "take")
    assert t.hand(0) == ["sabre"]


def test_from_the_deck() -> None:
    """SB-25, SB-28, TV-4: all put back; the deck card comes first, then every pile gets one."""
    t = table(piles=[2, 1, 3], deck=["glaive", *["spy", "thief", "courier", "assassin"]])
    t.play(0, "recruit", "back", "back", "back")
    assert t.hand(0) == ["glaive"]
    assert t.piles == [3, 2, 4]
    assert t.deck == 1
    assert names([pile[-1] for pile in t.s.piles]) == ["spy", "thief", "courier"]


def test_after_taking_nothing_else() -> None:
    """SB-26: the turn is over, even with an agent in hand."""
    t = table(hands=[["thief"]])
    t.play(0, "recruit", "take")
    t.not_asked(0, "play:thief:theft")


def test_refill_only_what_was_looked_at() -> None:
    """SB-27: the taken pile is refilled too, the piles not looked at get nothing, in order 1, 2, 3."""
    t = table(piles=[["spy"], ["raider"], ["sabre"]], deck=["glaive", "odd-job", "thief"])
    t.play(0, "recruit", "back", "take")
    assert [names(pile) for pile in t.s.piles] == [["spy", "glaive"], ["odd-job"], ["sabre"]]
    assert [event for event in t.events if event == "refilled"] == ["refilled"] * 2


def test_piles_grow() -> None:
    """SB-28: piles have no size limit."""
    t = table(piles=[9, 1, 1])
    t.play(0, "recruit", "back", "take")
    assert t.piles == [10, 1, 1]


def test_the_deck_runs_short() -> None:
    """SB-29, TV-5: the remaining piles get nothing, and final turns go to P2, P0, P1."""
    t = table(seats=3, turn=1, deck=2)
    t.play(1, "recruit", "back", "back", "back")
    assert len(t.hand(1)) == 1
    assert t.piles == [2, 1, 1]
    assert t.deck == 0
    for seat in (2, 0, 1):
        assert t.asked == [seat]
        t.play(seat, "skip")
    assert t.over


def test_an_empty_pile_is_passed() -> None:
    """SB-30: it cannot be taken, counts as looked at and is refilled."""
    t = table(piles=[[], ["raider"], ["sabre"]], deck=["glaive", "spy"])
    t.play(0, "recruit")
    assert t.view(0).step.pile == 2
    t.play(0, "take")
    assert [names(pile) for pile in t.s.piles] == [["glaive"], ["spy"], ["sabre"]]


def test_nothing_but_take_and_back() -> None:
    """SB-23: a pile is taken or put back, nothing else."""
    t = table()
    t.play(0, "recruit")
    t.refused(0, "recruit", "SB-23")
    t.refused(0, "end", "SB-23")
