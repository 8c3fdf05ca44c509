"""Crocodiles, card by card."""

from __future__ import annotations

from tests.scenarios.dale_of_merchants.table import table

FIVE = "junk junk junk junk junk"


def test_little_villain() -> None:
    """Little Villain: every opponent discards the top card of the deck, twice."""
    t = table(
        seats=3,
        hands=["little-villain", "", ""],
        decks=[FIVE, "glue cheer junk", "raffle junk magnet"],
    )
    t.play(0, "play:little-villain")
    assert t.discard(1) == ["glue", "cheer"]
    assert t.discard(2) == ["raffle", "junk"]
    assert t.discard(0) == ["little-villain"]


def test_little_villain_one_by_one() -> None:
    """Little Villain: a rebuild between the two cards mixes the first one back in."""
    t = table(hands=["little-villain", ""], decks=[FIVE, "glue"])
    t.play(0, "play:little-villain")
    assert t.discard(1) == ["glue"]  # milled, shuffled back, milled again
    assert t.events.count("milled") == 2
    t = table(hands=["little-villain", ""], decks=[FIVE, ""])
    t.play(0, "play:little-villain")
    assert "milled" not in t.events


def test_scary_gunfight() -> None:
    """Scary Gunfight: +2 for opponents until the next turn; several add up; free cards ignore it."""
    t = table(seats=3, hands=["", "", ""], areas=["", "scary-gunfight scary-gunfight", "scary-gunfight"],
              market="cheer")  # fmt: skip
    assert [t.prices(seat)[0] for seat in range(3)] == [2 + 6, 2 + 2, 2 + 4]


def test_night_shift() -> None:
    """Night Shift: look at all top cards and put one back on each deck; only the player sees them."""
    t = table(
        seats=3, hands=["night-shift", "", ""], decks=["glue junk", "cheer junk", "raffle junk"]
    )
    t.play(0, "play:night-shift")
    assert t.view(0).aside == ["glue", "cheer", "raffle"]
    assert t.view(1).aside == ["", "", ""]
    assert t.choices(0) == ["give:0:glue", "give:0:cheer", "give:0:raffle"]
    t.refused(0, "give:1:glue", "DM-48")
    t.refused(0, "done", "DM-48")
    t.play(0, "give:0:raffle", "give:1:glue")
    assert [t.deck(seat)[0] for seat in range(3)] == ["raffle", "glue", "cheer"]
    assert t.view(0).sides[1].top == ["glue"]
    assert t.view(1).sides[1].top == []
    assert t.view(1).sides[0].top == []


def test_night_shift_with_empty_decks() -> None:
    """Night Shift: a player with neither deck nor discards gives and gets nothing; others rebuild."""
    t = table(
        seats=3, hands=["night-shift", "", ""], decks=["glue", "", ""], discards=["", "cheer", ""]
    )
    t.play(0, "play:night-shift", "give:0:cheer")
    assert t.deck(0) == ["cheer"]
    assert t.deck(1) == ["glue"]
    assert t.deck(2) == []


def test_ruthless_competition() -> None:
    """Ruthless Competition: draw from another deck, put any hand card back on it, unseen."""
    t = table(
        seats=3, hands=["ruthless-competition junk", "", ""], decks=[FIVE, "glue cheer", "magnet"]
    )
    t.play(0, "play:ruthless-competition")
    t.refused(0, "choose:0", "DM-27")
    t.play(0, "choose:1")
    assert t.hand(0) == ["glue", "junk"]
    assert t.event("stole", 0)["card"] == "glue"
    assert "card" not in t.event("stole", 1)
    t.refused(0, "return:magnet", "DM-51")
    t.play(0, "return:junk")
    assert t.deck(1) == ["junk", "cheer"]
    assert "card" not in t.event("returned", 1)
    assert t.view(0).sides[1].top == ["junk"]
    assert t.view(1).sides[1].top == []


def test_ruthless_competition_needs_cards() -> None:
    """DM-103: a player with cards must be chosen if there is one; otherwise nothing happens."""
    t = table(
        seats=4, hands=["ruthless-competition junk", "", "", ""], decks=[FIVE, "", "magnet", ""],
        discards=["", "", "", "glue"],
    )  # fmt: skip
    t.play(0, "play:ruthless-competition")
    assert t.choices(0) == ["choose:2", "choose:3"]
    t.refused(0, "choose:1", "DM-103")
    t = table(hands=["ruthless-competition junk", ""], decks=[FIVE, ""])
    t.play(0, "play:ruthless-competition")
    assert t.hand(0) == ["junk"]  # nothing is given either


def test_nasty_threat() -> None:
    """Nasty Threat: opponents' stacks need 1 more until the next turn; built ones are untouched."""
    t = table(hands=["nasty-threat", "cunning-neighbour cheer"], stalls=["", ""])
    t.play(0, "play:nasty-threat", "done")
    t.refused(1, "build:cunning-neighbour", "DM-54")
    t.play(1, "build:cheer")
    assert t.stall(1) == [["cheer"]]
    assert t.view(1).sides[1].needs == 2  # A's turn began, the threat is over


def test_lost_shipments() -> None:
    """Lost Shipments: one card in clean-up; an opponent at the limit draws nothing."""
    t = table(seats=3, hands=["lost-shipments", "junk", FIVE], decks=[FIVE, FIVE, FIVE])
    t.play(0, "play:lost-shipments", "done").play(1, "done").play(2, "done")
    assert len(t.hand(1)) == 2
    assert len(t.hand(2)) == 5
    assert t.discard(0) == ["lost-shipments"]
