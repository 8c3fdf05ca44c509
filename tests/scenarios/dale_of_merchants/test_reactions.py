"""Owls and reactions (section 12): DM-75 to DM-83, DM-101, DM-102, DM-123, DM-124."""

from __future__ import annotations

from tests.scenarios.dale_of_merchants.table import table

FIVE = "junk junk junk junk junk"


def test_once_for_each_trigger() -> None:
    """DM-75: Ancient Knowledge reacts to every technique, several times a turn, and stays in hand."""
    t = table(
        hands=["little-villain little-villain", "ancient-knowledge"],
        decks=[FIVE, "magnet glue junk junk junk junk junk junk"],
    )
    t.play(0, "play:little-villain").play(1, "use:ancient-knowledge", "done")
    assert t.asked == [0]
    t.play(0, "play:little-villain").play(1, "use:ancient-knowledge", "done")
    assert t.hand(1) == ["ancient-knowledge"]


def test_wise_spy_once_a_turn() -> None:
    """DM-75: Wise Spy once in each own turn; DM-81: each copy for itself."""
    t = table(hands=["wise-spy wise-spy", ""], decks=["magnet glue raffle cheer", FIVE])
    t.play(0, "use:wise-spy", "order:magnet", "order:glue")
    t.play(0, "use:wise-spy", "order:glue", "order:magnet")
    t.refused(0, "use:wise-spy", "DM-75")
    assert t.deck(0) == ["glue", "magnet", "raffle", "cheer"]
    t.play(0, "done")
    t.settle_down()
    t.end_turn()
    assert "use:wise-spy" in t.choices(0)  # a new turn


def test_using_shows_the_card() -> None:
    """DM-76: the card is revealed to all and stays in hand."""
    t = table(hands=["magnet", "binoculars junk"], decks=[FIVE, "glue"], market="raffle")
    t.play(0, "buy:0:raffle", "pay:magnet")
    assert t.view(0).sides[1].known == []
    t.play(1, "use:binoculars", "discard:junk")
    assert t.event("discarded", 0)["card"] == "junk"
    assert t.view(0).sides[1].known == ["binoculars"]
    assert t.hand(1) == ["binoculars", "glue"]


def test_the_five_triggers() -> None:
    """DM-77: technique, purchase, stack and shuffle of another player; Quality Inspection arriving."""
    owls = "ancient-knowledge binoculars extra-remarks balancing"
    t = table(hands=["little-villain", owls], decks=[FIVE, FIVE], discards=["", "magnet"])
    t.play(0, "play:little-villain")
    assert t.choices(1) == ["pass", "use:ancient-knowledge"]
    t.refused(1, "use:binoculars", "DM-77")
    t = table(hands=["magnet", owls], market="raffle", discards=["", "magnet"])
    t.play(0, "buy:0:raffle", "pay:magnet")
    assert t.choices(1) == ["pass", "use:binoculars"]
    t = table(hands=["cunning-neighbour", owls], discards=["", "magnet"])
    t.play(0, "build:cunning-neighbour")
    assert t.choices(1) == ["pass", "use:extra-remarks"]
    t = table(hands=["", owls], decks=["", FIVE], discards=["junk", "magnet"])
    t.play(0, "done")  # the first draw rebuilds the deck
    assert t.choices(1) == ["pass", "use:balancing"]
    t = table(hands=["lunch-break", ""], decks=["quality-inspection", FIVE])
    t.play(0, "play:lunch-break")
    assert t.choices(0) == ["pass", "use:quality-inspection"]


def test_checkpoints() -> None:
    """DM-78: between the steps of a card: Quality Inspection reacts before the cards are discarded."""
    t = table(hands=["dangerous-test", ""], decks=["quality-inspection magnet glue raffle", FIVE])
    t.play(0, "play:dangerous-test")
    assert t.pending == "Reacting"
    assert t.hand(0) == ["glue", "magnet", "quality-inspection"]  # the draw is one step
    t.play(0, "use:quality-inspection", "throw:glue")
    assert t.hand(0) == ["magnet", "quality-inspection", "raffle"]
    assert t.pending == "Testing"


def test_search_and_shuffle_are_one_unit() -> None:
    """DM-78: nobody reacts between a search and its shuffle."""
    t = table(hands=["magnet", "balancing"], decks=["glue junk", FIVE], discards=["", "junk"])
    t.play(0, "play:magnet")
    assert t.pending == "Searching"
    t.play(0, "fetch:glue")
    assert t.pending == "Reacting"  # after the shuffle
    assert t.choices(1) == ["pass", "use:balancing"]


def test_reactions_before_the_bonus_action() -> None:
    """DM-78: after a technique reached the discard pile, before the next action."""
    t = table(hands=["little-villain junk", "ancient-knowledge"], decks=[FIVE, FIVE + " junk"])
    t.play(0, "play:little-villain")
    assert t.discard(0) == ["little-villain"]
    assert t.asked == [1]
    t.play(1, "pass")
    assert t.asked == [0]


def test_active_player_first_then_clockwise() -> None:
    """DM-79, DM-102: reactions from the active player clockwise; everything before the game goes on."""
    t = table(
        seats=3,
        hands=["ancient-knowledge", "little-villain", "ancient-knowledge"],
        decks=[FIVE, FIVE, FIVE],
        turn=1,
    )
    t.play(1, "play:little-villain")
    seats = []
    while t.pending == "Reacting":
        seats.append(t.asked[0])
        t.play(t.asked[0], "pass")
    assert seats == [2, 0]
    assert t.pending == "Acting"
    t = table(  # a shuffle by seat 0, and its own Quality Inspection: the active player first
        seats=3,
        hands=["lunch-break", "junk", "balancing"],
        decks=["", FIVE, FIVE],
        discards=["quality-inspection", "", "junk"],
    )
    t.play(0, "play:lunch-break")
    assert t.asked == [0]
    t.play(0, "pass")
    assert t.asked == [2]


def test_own_order_of_several_reactions() -> None:
    """DM-79: a player with several reactions chooses their order; new events join the end."""
    t = table(
        hands=["lunch-break", "balancing ancient-knowledge"],
        decks=["", FIVE],
        discards=["quality-inspection", "magnet"],
        areas=["", ""],
    )
    t.play(0, "play:lunch-break")  # rebuild: a shuffle, and Quality Inspection for seat 0
    assert t.asked == [0]
    t.play(0, "pass")
    assert t.choices(1) == ["pass", "use:balancing"]
    t.play(1, "use:balancing", "swap:ancient-knowledge", "take:magnet:0")
    assert t.hand(1) == ["balancing", "magnet"]
    t = table(
        hands=["magnet", "balancing ancient-knowledge"],
        decks=["glue junk", FIVE],
        discards=["", "junk"],
    )
    t.play(0, "play:magnet", "fetch:glue").play(1, "pass")  # the shuffle
    assert t.choices(1) == ["pass", "use:ancient-knowledge"]  # then the technique


def test_only_cards_in_hand_at_that_moment() -> None:
    """DM-80: a card drawn later cannot react to what happened before."""
    t = table(
        hands=["magnet", "binoculars"],
        decks=[FIVE, "binoculars " + FIVE],
        market="raffle",
    )
    t.play(0, "buy:0:raffle", "pay:magnet").play(1, "use:binoculars")
    assert t.hand(1) == ["binoculars", "binoculars"]
    t.play(1, "discard:binoculars")
    assert t.hand(1) == ["binoculars"]
    assert "use:binoculars" not in t.choices(1)


def test_a_card_that_left_cannot_react() -> None:
    """DM-80: the card must still be in hand when it reacts."""
    t = table(
        hands=["magnet", "quality-inspection balancing"],
        decks=["glue junk", FIVE],
        discards=["", "quality-inspection"],
        areas=["", ""],
    )
    t.play(0, "play:magnet", "fetch:glue")
    t.play(1, "use:balancing", "swap:balancing", "take:quality-inspection:0")
    assert t.choices(1) == ["pass", "use:quality-inspection"]  # it came into hand
    t.play(1, "use:quality-inspection", "throw:quality-inspection")
    assert t.market_discard == ["quality-inspection"]


def test_a_reaction_is_carried_out_before_the_next() -> None:
    """DM-79: a Quality Inspection drawn with Binoculars reacts after the discard, if still in hand."""
    t = table(
        hands=["magnet", "binoculars junk"],
        decks=[FIVE, "quality-inspection glue"],
        market="raffle",
    )
    t.play(0, "buy:0:raffle", "pay:magnet").play(1, "use:binoculars")
    assert t.pending == "Watching"
    t.play(1, "discard:junk")
    while t.choices(1) == ["pass"]:  # the purchase is still offered to whoever might hold another
        t.play(1, "pass")
    assert t.choices(1) == ["pass", "use:quality-inspection"]
    t.play(1, "use:quality-inspection", "throw:binoculars")
    assert t.hand(1) == ["glue", "quality-inspection"]
    t = table(hands=["magnet", "binoculars"], decks=[FIVE, "quality-inspection"], market="raffle")
    t.play(0, "buy:0:raffle", "pay:magnet")
    t.play(1, "use:binoculars", "discard:quality-inspection")
    assert "use:quality-inspection" not in t.choices(1)


def test_two_copies_are_two_cards() -> None:
    """DM-81: each copy may react to the same event."""
    t = table(
        hands=["magnet", "binoculars binoculars junk junk"], decks=[FIVE, "glue cheer raffle"],
        market="raffle",
    )  # fmt: skip
    t.play(0, "buy:0:raffle", "pay:magnet")
    t.play(1, "use:binoculars", "discard:junk", "use:binoculars", "discard:junk")
    assert t.hand(1) == ["binoculars", "binoculars", "cheer", "glue"]
    assert "use:binoculars" not in t.choices(1)


def test_a_spent_copy_is_discarded_first() -> None:
    """DM-81: if the copy that reacted discards itself, the other may still react."""
    t = table(
        hands=["magnet", "binoculars binoculars"],
        decks=[FIVE, "glue cheer raffle"],
        market="raffle",
    )
    t.play(0, "buy:0:raffle", "pay:magnet").play(1, "use:binoculars", "discard:binoculars")
    assert "use:binoculars" in t.choices(1)
    t.play(1, "use:binoculars", "discard:binoculars")
    assert t.hand(1) == ["cheer", "glue"]


def test_what_counts_as_a_shuffle() -> None:
    """DM-82: only if there was a card to shuffle; it belongs to the deck's owner, whoever caused it."""
    t = table(hands=["magnet", "balancing"], decks=["", FIVE], discards=["", "junk"])
    t.play(0, "play:magnet")  # an empty deck is not shuffled
    assert t.asked == [0]
    t = table(hands=["magnet", "balancing"], decks=["glue", FIVE], discards=["", "junk"])
    t.play(0, "play:magnet", "fetch:glue")  # one card when the search began: it counts
    assert t.choices(1) == ["pass", "use:balancing"]
    t = table(  # seat 0 makes seat 1 rebuild: seat 1 shuffled, so seat 0 may react
        hands=["little-villain balancing", ""], decks=[FIVE, ""], discards=["junk", "junk junk"]
    )
    t.play(0, "play:little-villain")
    assert t.choices(0) == ["pass", "use:balancing"]


def test_reaction_chains_end() -> None:
    """DM-83: rebuild, Balancing, Quality Inspection, draw, rebuild: each round throws a card away."""
    t = table(
        hands=["lunch-break", "balancing quality-inspection"],
        decks=["", ""],
        discards=["junk", "quality-inspection junk"],
    )
    t.play(0, "play:lunch-break")
    for _ in range(40):
        if t.pending == "Acting":
            break
        choices = t.choices(t.asked[0])
        t.play(t.asked[0], choices[-1])
    assert t.pending == "Acting"


def test_no_reaction_to_oneself() -> None:
    """DM-101: an owl does not react to its owner's own actions, except Quality Inspection."""
    t = table(hands=["little-villain ancient-knowledge binoculars magnet", "junk"], market="raffle")
    t.play(0, "play:little-villain")
    assert t.pending == "Acting"
    t.play(0, "buy:0:raffle", "pay:magnet")
    assert t.s.turn == 1


def test_moments_of_wise_spy() -> None:
    """DM-123: before waiting cards that need no decision, too, so it can prepare the draw."""
    t = table(
        hands=["wise-spy", ""], areas=["steady-achiever"], decks=["junk magnet", FIVE], start=True
    )
    assert t.pending == "Starting"
    assert t.choices(0) == ["resolve:steady-achiever", "use:wise-spy"]
    t.play(0, "use:wise-spy", "order:magnet")
    assert t.hand(0) == ["magnet", "wise-spy"]


def test_wise_spy_not_in_the_middle() -> None:
    """DM-123: not in the middle of a technique or a payment, nor after the market was filled."""
    t = table(hands=["wise-spy magnet junk junk", "junk"], market="raffle")
    t.play(0, "play:magnet")
    t.refused(0, "use:wise-spy", "DM-48")
    t.play(0, "fetch:junk", "buy:0:raffle")
    t.refused(0, "use:wise-spy", "DM-40")


def test_wise_spy_completes_a_short_deck() -> None:
    """DM-17: cards are drawn for it, so the discard pile is shuffled beneath those already set aside."""
    t = table(hands=["wise-spy", ""], decks=["magnet", FIVE], discards=["glue cheer"])
    t.play(0, "use:wise-spy")
    assert len(t.view(0).aside) == 3
    assert t.view(0).aside[0] == "magnet"
    assert t.discard(0) == []


def test_inspection_in_another_turn() -> None:
    """DM-77: Quality Inspection reacts off-turn as well."""
    t = table(hands=["cheer", "junk"], decks=["junk", "quality-inspection glue"])
    t.play(0, "play:cheer").play(0, "fetch:junk").play(1, "fetch:quality-inspection")
    assert t.choices(1) == ["pass", "use:quality-inspection"]
    t.play(1, "use:quality-inspection", "throw:junk")
    assert t.hand(1) == ["glue", "quality-inspection"]
