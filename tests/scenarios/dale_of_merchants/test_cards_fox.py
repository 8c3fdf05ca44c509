"""Foxes, card by card."""

from __future__ import annotations

from tests.scenarios.dale_of_merchants.table import knows, table

FIVE = "junk junk junk junk junk"


def test_cunning_neighbour() -> None:
    """Cunning Neighbour: see a hand, then this card goes on the deck or to the discard pile (DM-46)."""
    t = table(seats=3, hands=["cunning-neighbour", "glue junk", "cheer"])
    t.play(0, "play:cunning-neighbour", "choose:1")
    assert knows(t, 0, 1) == ["glue", "junk"]
    assert knows(t, 2, 1) == []
    assert knows(t, 0, 2) == []
    t.refused(0, "done", "DM-46")
    t.play(0, "to-deck")
    assert t.deck(0)[0] == "cunning-neighbour"
    assert t.view(2).sides[0].top == ["cunning-neighbour"]
    assert t.discard(0) == []
    t = table(hands=["cunning-neighbour", ""])  # an empty hand may be looked at
    t.play(0, "play:cunning-neighbour", "to-discard")
    assert t.discard(0) == ["cunning-neighbour"]


def test_cheer() -> None:
    """Cheer: everybody takes a card from the own deck at the same time, then all shuffle (DM-100)."""
    t = table(seats=3, hands=["cheer", "", ""], decks=["glue junk", "magnet junk", ""])
    t.play(0, "play:cheer")
    assert t.asked == [0, 1]  # an empty deck finds nothing
    t.refused(1, "pass", "DM-100")
    t.refused(1, "fetch:glue", "DM-19")
    t.play(1, "fetch:magnet")
    assert "shuffled" not in t.events
    assert t.asked == [0]
    t.play(0, "fetch:glue")
    assert t.events.count("shuffled") == 2
    assert [t.hand(seat) for seat in range(3)] == [["glue"], ["magnet"], []]
    assert "card" not in t.event("fetched", 1)


def test_raffle() -> None:
    """Raffle: everybody takes a random card from a neighbour at once; none is passed on."""
    t = table(seats=4, hands=["raffle glue", "cheer", "", "magnet"])
    t.play(0, "play:raffle", "left")
    assert [t.hand(seat) for seat in range(4)] == [["cheer"], [], ["magnet"], ["glue"]]
    assert knows(t, 1, 0) == ["cheer"]  # the giver knows
    assert knows(t, 2, 0) == []
    assert t.event("raffled", 3)["card"] == "glue"


def test_raffle_with_two_players() -> None:
    """Raffle: with two players both directions are the same, so nothing is asked."""
    t = table(hands=["raffle glue", "cheer"])
    t.play(0, "play:raffle")
    assert [t.hand(0), t.hand(1)] == [["cheer"], ["glue"]]


def test_charity() -> None:
    """Charity: a random card of each hand, then one for each of those players."""
    t = table(seats=3, hands=["charity glue", "cheer", "magnet"])
    t.play(0, "play:charity")
    assert t.view(0).aside == ["glue", "cheer", "magnet"]
    assert t.view(1).aside == ["", "", ""]
    lost = [event.seen_by(1) for event in t.heard if event.kind.name == "gathered"]
    assert [event.get("card") for event in lost] == [None, "cheer", None]
    t.refused(0, "give:1:cheer", "DM-93")
    t.play(0, "give:0:magnet", "give:1:glue")
    assert [t.hand(seat) for seat in range(3)] == [["magnet"], ["glue"], ["cheer"]]
    assert "card" not in t.event("shared", 1)


def test_charity_with_empty_hands() -> None:
    """DM-93: who gave nothing gets nothing, the active player included."""
    t = table(seats=3, hands=["charity", "cheer", "magnet"])
    t.play(0, "play:charity", "give:1:magnet")
    assert [t.hand(seat) for seat in range(3)] == [[], ["magnet"], ["cheer"]]


def test_tasters() -> None:
    """Tasters: each takes a market card in the chosen direction, the active player first (DM-100)."""
    t = table(seats=3, hands=["tasters", "", ""], market="glue cheer magnet raffle")
    t.play(0, "play:tasters", "right")
    assert t.asked == [0]
    t.refused(0, "pass", "DM-100")
    t.play(0, "pick:0:glue")
    assert t.asked == [2]
    t.play(2, "pick:2:magnet").play(1, "pick:1:cheer")
    assert [t.hand(seat) for seat in range(3)] == [["glue"], ["cheer"], ["magnet"]]
    assert t.market == "- - - raffle -"  # not refilled
    assert "bought" not in t.events


def test_tasters_with_too_few_cards() -> None:
    """Tasters: when the board is empty the others get nothing."""
    t = table(seats=3, hands=["tasters", "", ""], market="glue")
    t.play(0, "play:tasters", "left", "pick:0:glue")
    assert t.pending == "Acting"
    assert t.hand(1) == []


def test_rumours() -> None:
    """Rumours, DM-92: two discards onto the deck, one by one: the second one ends on top."""
    t = table(
        seats=3, hands=["rumours", "", ""], decks=["junk", "junk", "junk"],
        discards=["glue cheer magnet", "raffle", ""],
    )  # fmt: skip
    t.play(0, "play:rumours")
    assert t.deck(0) == ["cheer", "magnet", "junk"]
    assert t.deck(1) == ["raffle", "junk"]
    assert t.deck(2) == ["junk"]
    assert t.discard(0) == ["glue", "rumours"]
    assert t.view(2).sides[0].top == ["cheer", "magnet"]
    assert "shuffled" not in t.events
