"""Sloths, card by card."""

from __future__ import annotations

from tests.scenarios.dale_of_merchants.table import table

FIVE = "junk junk junk junk junk"


def test_steady_achiever() -> None:
    """Steady Achiever, DM-88: nothing now; at the start of the next turn a card, before any action."""
    t = table(hands=["steady-achiever " + FIVE, FIVE], decks=["glue", FIVE])
    t.play(0, "play:steady-achiever")
    assert "drew" not in t.events
    t.play(0, "done").play(1, "done")
    assert "glue" in t.hand(0)
    assert t.discard(0) == ["steady-achiever"]
    assert t.pending == "Acting"


def test_steady_achiever_draws_no_junk() -> None:
    """Steady Achiever: with deck and discard pile empty nothing is drawn (DM-20)."""
    t = table(hands=[FIVE, FIVE], areas=["steady-achiever"], decks=["", FIVE], start=True)
    assert t.hand(0) == ["junk"] * 5


def test_shopping_journey() -> None:
    """Shopping Journey: any market card for free, no purchase; the gap stays; compulsory (DM-100)."""
    t = table(
        hands=["", "binoculars"],
        areas=["shopping-journey", "scary-gunfight"],
        market="cheer raffle",
        start=True,
    )
    t.refused(0, "done", "DM-100")
    t.refused(0, "pick:0:raffle", "DM-29")
    t.play(0, "pick:1:raffle")
    assert t.hand(0) == ["raffle"]
    assert t.market == "cheer - - - -"
    assert "bought" not in t.events
    assert t.pending == "Acting"  # Binoculars did not react
    assert t.view(1).sides[0].known == ["raffle"]


def test_shopping_journey_without_market() -> None:
    """Shopping Journey: with an empty board nothing happens."""
    t = table(hands=["junk"], areas=["shopping-journey"], start=True)
    assert t.pending == "Acting"
    assert t.discard(0) == ["shopping-journey"]


def test_housecleaning() -> None:
    """Housecleaning: up to three junk now; next turn one card may be thrown away."""
    t = table(
        hands=["housecleaning", FIVE], decks=["glue", FIVE], discards=["junk cheer junk junk junk"]
    )
    t.play(0, "play:housecleaning")
    t.refused(0, "take:cheer:0", "DM-23")
    t.play(0, "take:junk:0", "take:junk:0", "done")
    assert t.hand(0) == ["junk", "junk"]
    assert t.discard(0) == ["junk", "cheer", "junk"]
    assert t.view(1).sides[0].known == ["junk", "junk"]
    t.play(0, "done").play(1, "done")
    assert t.pending == "ThrowingOut"
    t.play(0, "throw:glue")
    assert t.market_discard == ["glue"]
    assert t.discard(0) == ["housecleaning"]


def test_housecleaning_takes_three_at_most() -> None:
    """Housecleaning: three junk and no more; from any place of the pile."""
    t = table(hands=["housecleaning", FIVE], discards=["junk junk cheer junk junk"])
    t.play(0, "play:housecleaning", "take:junk:2", "take:junk:2")
    assert t.choices(0) == ["done", "take:junk:0"]  # a deep one first bars none above it
    t.play(0, "take:junk:0").settle_down()
    assert t.discard(0) == ["cheer", "junk"]
    t = table(hands=["housecleaning", FIVE], discards=["junk junk junk junk"])
    t.play(0, "play:housecleaning", "take:junk:0", "take:junk:0", "take:junk:0")
    assert t.pending == "Acting"


def test_housecleaning_may_be_declined() -> None:
    """Housecleaning: zero junk, and next turn no card."""
    t = table(hands=["junk"], areas=["housecleaning"], start=True)
    t.play(0, "done")
    assert t.hand(0) == ["junk"]
    t = table(hands=["housecleaning"], discards=["cheer"])
    t.play(0, "play:housecleaning")
    assert t.pending == "Acting"  # no junk there, nothing to choose


def test_siesta() -> None:
    """Siesta: next turn any card of the discard pile, or none; never itself."""
    t = table(hands=["junk"], areas=["siesta"], discards=["glue junk"], start=True)
    assert t.choices(0) == ["done", "take:junk:0", "take:glue:0"]
    t.refused(0, "take:siesta:0", "DM-23")
    t.play(0, "take:glue:0")
    assert t.hand(0) == ["glue", "junk"]
    assert t.discard(0) == ["junk", "siesta"]
    t = table(hands=["junk"], areas=["siesta"], discards=["glue junk"], start=True)
    t.play(0, "done")
    assert t.hand(0) == ["junk"]


def test_siesta_causes_no_rebuild() -> None:
    """Siesta: an empty discard pile gives nothing."""
    t = table(hands=["junk"], areas=["siesta"], start=True)
    assert t.pending == "Acting"


def test_lunch_break() -> None:
    """Lunch Break: a card now and one next turn; Lost Shipments does not limit them."""
    t = table(
        hands=["lunch-break", FIVE],
        areas=["", "lost-shipments"],
        decks=["glue cheer raffle magnet", FIVE],
    )
    t.play(0, "play:lunch-break")
    assert t.hand(0) == ["glue"]
    t.play(0, "done")
    assert t.hand(0) == ["cheer", "glue"]  # one in clean-up
    t.play(1, "done")
    assert t.hand(0) == ["cheer", "glue", "raffle"]


def test_ironing() -> None:
    """Ironing: +1 for each card paid or built with in the next turn, later cards included."""
    t = table(
        hands=["lunch-break junk junk", ""], areas=["ironing"], decks=["glue", FIVE], market="magnet",
        start=True,
    )  # fmt: skip
    assert t.view(0).ironing == 1
    t.play(0, "play:lunch-break")
    assert t.values(0) == {"junk": 2, "glue": 6}
    t.play(0, "buy:0:magnet", "pay:junk", "pay:junk")
    assert "magnet" in t.hand(0)
    assert t.view(0).ironing == 0


def test_ironing_does_nothing_when_played() -> None:
    """Ironing: no effect in the turn it is played."""
    t = table(hands=["ironing junk", ""])
    t.play(0, "play:ironing")
    assert t.values(0) == {"junk": 1}
