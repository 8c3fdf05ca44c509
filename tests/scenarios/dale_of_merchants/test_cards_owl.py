"""Owls, card by card."""

from __future__ import annotations

from tests.scenarios.dale_of_merchants.table import table

FIVE = "junk junk junk junk junk"


def test_wise_spy() -> None:
    """Wise Spy: look at the top three cards of the own deck and put them back in any order."""
    t = table(hands=["wise-spy", "junk"], decks=["glue cheer raffle magnet", FIVE])
    t.play(0, "use:wise-spy")
    assert t.view(0).aside == ["glue", "cheer", "raffle"]
    assert t.view(1).aside == ["", "", ""]
    t.refused(0, "order:magnet", "DM-75")
    t.play(0, "order:raffle", "order:glue")
    assert t.deck(0) == ["raffle", "glue", "cheer", "magnet"]
    assert t.view(0).sides[0].top == ["raffle", "glue", "cheer"]
    assert t.view(1).sides[0].top == []
    assert t.view(1).sides[0].known == ["wise-spy"]
    assert t.hand(0) == ["wise-spy"]  # DM-97: nothing entered the hand


def test_ancient_knowledge() -> None:
    """Ancient Knowledge: after another's technique search the own deck, discard up to one, shuffle."""
    t = table(hands=["tireless-tinkerer", "ancient-knowledge"], decks=[FIVE, "glue junk cheer"])
    t.play(0, "play:tireless-tinkerer")  # without any effect: it counts
    t.play(1, "use:ancient-knowledge")
    assert t.choices(1) == ["done", "drop:cheer", "drop:junk", "drop:glue"]
    t.refused(1, "drop:magnet", "DM-19")
    t.play(1, "drop:junk")
    assert t.discard(1) == ["junk"]
    assert sorted(t.deck(1)) == ["cheer", "glue"]
    assert "shuffled" in t.events


def test_ancient_knowledge_and_delayed_techniques() -> None:
    """DM-89: a delayed technique is resolved when it leaves the play area, not when it is played."""
    t = table(
        hands=["steady-achiever " + FIVE, "ancient-knowledge junk junk junk junk"],
        decks=[FIVE, FIVE],
    )
    t.play(0, "play:steady-achiever")
    assert t.asked == [0]
    t.play(0, "done")
    t.play(1, "done")
    assert t.pending == "Reacting"
    assert t.asked == [1]
    assert t.choices(1) == ["pass", "use:ancient-knowledge"]
    assert t.discard(0) == ["steady-achiever"]


def test_ancient_knowledge_does_not_rebuild() -> None:
    """Ancient Knowledge: an empty deck is not rebuilt, and nothing is shuffled (DM-82)."""
    t = table(
        hands=["tireless-tinkerer balancing", "ancient-knowledge"],
        decks=[FIVE, ""],
        discards=["", "glue"],
    )
    t.play(0, "play:tireless-tinkerer").play(1, "use:ancient-knowledge")
    assert t.discard(1) == ["glue"]
    assert t.pending == "Acting"


def test_quality_inspection() -> None:
    """Quality Inspection: after it came into hand, throw away a card and draw one (DM-98, DM-105)."""
    t = table(
        hands=["magnet junk", "junk"], market="quality-inspection", decks=["glue " + FIVE, FIVE],
        market_deck="cheer raffle sofa siesta ironing",
    )  # fmt: skip
    t.play(0, "buy:0:quality-inspection", "pay:magnet")
    assert t.choices(0) == ["pass", "use:quality-inspection"]
    t.play(0, "use:quality-inspection")
    t.refused(0, "done", "DM-48")
    t.refused(0, "throw:magnet", "DM-51")
    t.play(0, "throw:quality-inspection")  # itself: allowed
    assert t.market_discard == ["quality-inspection"]
    assert "glue" in t.hand(0)


def test_quality_inspection_draws_no_junk() -> None:
    """DM-105: its draw never takes junk, the refill afterwards may."""
    t = table(hands=["junk junk junk junk", "junk"], decks=["quality-inspection", FIVE], junk=6)
    t.play(0, "done").play(0, "use:quality-inspection", "throw:junk")
    assert t.events.count("drew-junk") == 1  # the refill, not the effect
    assert t.s.junk == 6  # one thrown away, one drawn


def test_binoculars() -> None:
    """Binoculars: after another's purchase draw a card, then discard one, perhaps the drawn one."""
    t = table(hands=["magnet", "binoculars"], decks=[FIVE, "glue"], market="raffle")
    t.play(0, "buy:0:raffle", "pay:magnet").play(1, "use:binoculars")
    assert t.choices(1) == ["discard:binoculars", "discard:glue"]
    t.refused(1, "done", "DM-48")
    t.play(1, "discard:glue")
    assert t.discard(1) == ["glue"]


def test_binoculars_with_nothing_to_draw() -> None:
    """DM-99: one card is still discarded."""
    t = table(hands=["magnet", "binoculars junk"], decks=[FIVE, ""], market="raffle")
    t.play(0, "buy:0:raffle", "pay:magnet").play(1, "use:binoculars")
    assert t.pending == "Watching"
    t.play(1, "discard:junk")
    assert t.hand(1) == ["binoculars"]


def test_balancing() -> None:
    """Balancing, DM-96: a hand card and a discard change places, in the very place of the pile."""
    t = table(
        hands=["", "balancing junk raffle"],
        decks=["", FIVE],
        discards=["junk", "glue cheer magnet"],
    )
    t.play(0, "done").play(1, "use:balancing")
    assert t.choices(1) == ["swap:balancing", "swap:raffle"]  # animalfolk only
    t.refused(1, "swap:junk", "DM-51")
    t.play(1, "swap:raffle")
    t.refused(1, "take:raffle:0", "DM-23")
    t.play(1, "take:cheer:0")
    assert t.discard(1) == ["glue", "raffle", "magnet"]
    assert t.hand(1) == ["balancing", "cheer", "junk"]


def test_balancing_needs_a_discard_pile() -> None:
    """Balancing: with an empty discard pile there is nothing to exchange, and nobody is asked."""
    t = table(hands=["", "balancing"], decks=["", FIVE], discards=["junk", ""])
    t.play(0, "done")
    assert t.s.turn == 1


def test_market_shuffles_do_not_count() -> None:
    """Balancing: shuffling the market deck is nobody's shuffle."""
    t = table(hands=["risky-business", "balancing"], market_discard="magnet", discards=["", "junk"])
    t.play(0, "play:risky-business", "guess:1")
    assert t.pending == "Acting"


def test_extra_remarks() -> None:
    """Extra Remarks: after another's stack any own discard goes on the own deck, known to all."""
    t = table(
        hands=["cunning-neighbour", "extra-remarks"],
        decks=[FIVE, "junk"],
        discards=["", "glue cheer"],
    )
    t.play(0, "build:cunning-neighbour").play(1, "use:extra-remarks")
    assert t.choices(1) == ["take:cheer:0", "take:glue:0"]
    t.refused(1, "done", "DM-48")
    t.play(1, "take:glue:0")
    assert t.deck(1) == ["glue", "junk"]
    assert t.discard(1) == ["cheer"]
    assert t.view(0).sides[1].top == ["glue"]


def test_partners_react_too() -> None:
    """Extra Remarks: in the team game the partner is also another player."""
    t = table(
        seats=4, teams=True, hands=["cunning-neighbour", "", "extra-remarks", ""],
        discards=["", "", "glue", ""],
    )  # fmt: skip
    t.play(0, "build:cunning-neighbour")
    assert t.asked == [2]
    assert t.choices(2) == ["pass", "use:extra-remarks"]
