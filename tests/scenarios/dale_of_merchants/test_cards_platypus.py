"""Platypuses, card by card."""

from __future__ import annotations

import pytest

from tests.scenarios.dale_of_merchants.table import table

FIVE = "junk junk junk junk junk"


def test_tireless_tinkerer() -> None:
    """Tireless Tinkerer: the top discard goes on the deck, known to all; an empty pile does nothing."""
    t = table(
        hands=["tireless-tinkerer tireless-tinkerer", ""], decks=["", FIVE], discards=["glue"]
    )
    t.play(0, "play:tireless-tinkerer")
    assert t.deck(0) == ["glue"]  # no shuffle, though the deck was empty
    assert "shuffled" not in t.events
    assert t.view(1).sides[0].top == ["glue"]
    t.play(0, "play:tireless-tinkerer")  # moves the first Tinkerer, not itself
    assert t.deck(0) == ["tireless-tinkerer", "glue"]


def test_calculations() -> None:
    """Calculations, DM-90: rearrange the board first; the price follows from the new slot."""
    t = table(hands=["calculations cheer", ""], market="magnet raffle siesta", market_deck="glue")
    assert t.choices(0, "buy") == ["buy:0:magnet", "buy:1:raffle"]
    t.play(0, "calculate:2:siesta")  # 4 + 2 = 6 there, 4 + 0 after moving
    assert t.choices(0) == ["arrange-bought"]
    t.refused(0, "arrange:magnet", "DM-41")
    t.play(0, "arrange-bought", "arrange:raffle", "arrange:magnet")
    assert t.market == "siesta raffle magnet - -"
    assert t.choices(0) == ["pay:calculations", "pay:cheer"]
    t.play(0, "pay:cheer", "pay:calculations")
    assert "siesta" in t.hand(0)
    assert t.market == "raffle magnet glue - -"


def test_calculations_packs_gaps() -> None:
    """DM-91: with gaps the cards are packed to the right in the chosen order."""
    t = table(hands=["calculations", ""], market="- - cheer - raffle")
    t.play(0, "calculate:2:cheer", "arrange-bought", "arrange:raffle")
    assert t.market == "cheer raffle - - -"


def test_calculations_must_pay() -> None:
    """Calculations: the purchase may not be abandoned, and the card itself must not be superfluous."""
    t = table(hands=["calculations junk magnet", ""], market="cheer raffle")
    t.play(0, "calculate:1:raffle")
    for text in ("done", "pass"):
        t.refused(0, text, "DM-42")
    t.play(0, "arrange-bought", "arrange:cheer")
    assert t.choices(0) == [
        "pay:calculations",
        "pay:junk",
    ]  # 2 + 1; Magnet would make them superfluous
    t.refused(0, "pay:magnet", "DM-41")
    t.play(0, "pay:junk")
    assert t.choices(0) == ["pay:calculations"]


def test_calculations_superfluous() -> None:
    """DM-41: if the other cards already cover the final price, Calculations may not be part of it."""
    t = table(hands=["calculations magnet", ""], market="magnet")
    t.refused(
        0, "calculate:0:magnet", "DM-41"
    )  # 4: Magnet alone covers it, Calculations alone does not
    t = table(hands=["magnet", ""], market="magnet")
    t.refused(0, "calculate:0:magnet", "DM-42")


def test_calculations_is_a_plain_two_otherwise() -> None:
    """Calculations: rearranging is optional."""
    t = table(hands=["calculations calculations", ""], market="magnet cheer")
    t.play(0, "buy:0:magnet", "pay:calculations", "pay:calculations")
    assert "magnet" in t.hand(0)


def test_safety_precaution() -> None:
    """Safety Precaution: any stall card comes into hand, this one takes its place, the bonus stays."""
    t = table(hands=["safety-precaution", ""], stalls=["cheer|raffle cheer"])
    t.play(0, "play:safety-precaution")
    assert t.choices(0) == ["take-back:1:cheer", "take-back:2:raffle", "take-back:2:cheer"]
    t.refused(0, "done", "DM-48")
    t.play(0, "take-back:2:raffle")
    assert t.stall(0) == [["cheer"], ["safety-precaution", "cheer"]]
    assert t.hand(0) == ["raffle"]
    assert t.discard(0) == []
    assert t.view(1).sides[0].known == ["raffle"]
    assert t.pending == "Acting"


def test_magnet() -> None:
    """Magnet: any card of the deck, unseen by others, then shuffle; compulsory."""
    t = table(hands=["magnet", ""], decks=["junk glue cheer", FIVE])
    t.play(0, "play:magnet")
    assert t.choices(0) == ["fetch:cheer", "fetch:glue", "fetch:junk"]
    assert t.view(0).searched == ["cheer", "glue", "junk"]
    assert t.view(1).searched == []
    t.refused(0, "fetch:raffle", "DM-19")
    t.refused(0, "done", "DM-48")
    t.play(0, "fetch:glue")
    assert "card" not in t.event("fetched", 1)
    assert t.hand(0) == ["glue"]
    assert sorted(t.deck(0)) == ["cheer", "junk"]
    assert t.view(1).sides[0].known == []


def test_dangerous_test() -> None:
    """Dangerous Test: draw three, then discard three of the hand in any order."""
    t = table(hands=["dangerous-test junk", ""], decks=["glue cheer raffle magnet", FIVE])
    t.play(0, "play:dangerous-test")
    assert t.hand(0) == ["cheer", "glue", "junk", "raffle"]
    t.refused(0, "done", "DM-48")
    t.play(0, "discard:junk", "discard:raffle", "discard:glue")
    assert t.discard(0) == ["junk", "raffle", "glue", "dangerous-test"]
    assert t.hand(0) == ["cheer"]


def test_dangerous_test_with_few_cards() -> None:
    """DM-95: three are still discarded if fewer could be drawn."""
    t = table(hands=["dangerous-test junk junk junk cheer", ""], decks=["", FIVE])
    t.play(0, "play:dangerous-test", "discard:junk", "discard:junk", "discard:junk")
    assert t.hand(0) == ["cheer"]


@pytest.mark.parametrize("keep", [True, False])
def test_glue(keep: bool) -> None:
    """Glue: pays fully and may stay in hand; the table knows it then. It has not left the hand."""
    t = table(hands=["glue junk junk junk junk", ""], market="- sofa")
    t.play(0, "buy:1:sofa")
    if keep:
        t.play(0, "keep:glue")
        assert t.choices(0) == ["pay:junk"]  # not twice in one purchase
        t.refused(0, "pay:glue", "DM-41")
        t.play(0, "pay:junk")
        assert "glue" in t.hand(0)
        assert t.discard(0) == ["junk"]
        assert t.view(1).sides[0].known == ["glue", "sofa"]
    else:
        t.play(0, "pay:glue", "pay:junk")
        assert t.discard(0) == ["glue", "junk"]


def test_glue_is_not_exempt_from_the_overpay_rule() -> None:
    """Glue: the overpay rule looks at it like at any card."""
    t = table(hands=["glue glue cheer", ""], market="cheer")
    t.play(0, "buy:0:cheer")
    assert t.choices(0) == ["pay:glue", "keep:glue", "pay:cheer"]
    t.play(0, "pay:cheer")
    assert t.s.turn == 1


def test_kept_glue_with_a_changed_value() -> None:
    """DM-25: a kept Glue has not left the hand, so a change of its value goes on."""
    t = table(hands=["rare-artefact glue", ""], market="sofa", decks=["", FIVE])
    t.dice("2").play(0, "play:rare-artefact", "show:glue")
    t.play(0, "buy:0:sofa", "marked:keep:glue:0")
    assert t.events.count("glue-kept") == 1
    assert "glue" in t.hand(0)
