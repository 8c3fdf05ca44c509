"""The turn, the four actions and clean-up (DM-32 to DM-65, worked examples)."""

from __future__ import annotations

import pytest

from nightmarket.games.dale_of_merchants import GAME
from tests.scenarios.dale_of_merchants.table import table

FIVE = "junk junk junk junk junk"


def test_start_action_clean_up() -> None:
    """DM-32: waiting cards, then an action, then clean-up, then the next player."""
    t = table(hands=["", ""], areas=["steady-achiever"], decks=["magnet " + FIVE, FIVE], start=True)
    assert t.hand(0) == ["magnet"]  # start of turn
    assert t.discard(0) == ["steady-achiever"]
    assert t.asked == [0]
    t.play(0, "done")  # action
    assert len(t.hand(0)) == 5  # clean-up
    assert t.asked == [1]
    assert t.s.turn == 1


def test_waiting_cards_in_any_order() -> None:
    """DM-33: all of them, one at a time, in the order the owner chooses; each is discarded at once."""
    t = table(hands=["junk"], areas=["siesta lunch-break"], discards=["glue"], start=True)
    assert t.choices(0) == ["resolve:siesta", "resolve:lunch-break"]
    t.refused(0, "done", "DM-33")
    t.refused(0, "resolve:magnet", "DM-33")
    t.play(0, "resolve:lunch-break")
    assert t.discard(0) == ["glue", "lunch-break"]
    t.play(0, "take:lunch-break:0")  # resolved earlier, so it can be taken
    assert t.area(0) == []
    assert t.pending == "Acting"


def test_one_action() -> None:
    """DM-34: exactly one action; a plus gives one more, without limit; Shopping Journey has none."""
    t = table(hands=["shopping-journey magnet", "junk"])
    t.play(0, "play:shopping-journey")
    assert t.s.turn == 1
    t = table(hands=["lunch-break little-villain tireless-tinkerer junk", "junk"])
    t.play(0, "play:lunch-break", "play:little-villain", "play:tireless-tinkerer")
    assert t.asked == [0]
    t.play(0, "discard:junk", "done")
    assert t.s.turn == 1


@pytest.mark.parametrize("verb", ["pay", "build", "resolve", "discard"])
def test_plus_only_when_played(verb: str) -> None:
    """DM-35: the plus counts only for a card played as a technique, not later and not otherwise."""
    t = table(
        hands=["little-villain", "junk"], areas=["steady-achiever"], market="cheer", start=True
    )
    if verb == "build":
        t.play(0, "build:little-villain")
    elif verb == "pay":
        t = table(hands=["little-villain little-villain", "junk"], market="cheer")
        t.play(0, "buy:0:cheer", "pay:little-villain", "pay:little-villain")
    else:  # the waiting Steady Achiever was resolved already and gave no action
        t.play(0, "done")
    assert t.s.turn == 1


def test_a_further_action_can_be_passed() -> None:
    """DM-36: discarding zero cards is always possible."""
    t = table(hands=["little-villain junk", "junk"])
    t.play(0, "play:little-villain", "done")
    assert t.discard(0) == ["little-villain"]
    assert t.s.turn == 1


def test_wise_spy_in_clean_up() -> None:
    """DM-37: clean-up belongs to the turn; DM-123: before each draw and after the last."""
    t = table(hands=["wise-spy junk junk", "junk"], decks=["magnet glue raffle cheer", FIVE])
    t.play(0, "done")
    assert t.pending == "CleaningUp"
    assert "cleaning" in GAME.question(t.s)  # one press may pass for all of it
    t.play(0, "use:wise-spy", "order:raffle", "order:glue")
    assert t.hand(0) == ["glue", "junk", "junk", "raffle", "wise-spy"]
    assert t.s.turn == 1
    t = table(hands=["wise-spy junk junk junk", "junk"], decks=["magnet glue raffle cheer", FIVE])
    t.play(0, "done", "go-on")  # before the draw, now after the last
    assert t.pending == "CleaningUp"
    t.play(0, "use:wise-spy", "order:cheer", "order:raffle")
    assert t.deck(0) == ["cheer", "raffle", "glue"]
    assert t.s.turn == 1


# -- market


def test_buy_one_card() -> None:
    """DM-38: exactly one card from the board."""
    t = table(hands=["magnet magnet", "junk"], market="cheer raffle")
    t.refused(0, "buy:0:raffle", "DM-38")
    t.refused(0, "buy:4:cheer", "DM-38")
    t.play(0, "buy:0:cheer", "pay:magnet")
    assert t.s.turn == 1
    assert t.hand(0).count("cheer") == 1


def test_price_with_gunfights() -> None:
    """DM-39: value + slot + 2 for each opposing Scary Gunfight; DM-108: 3 in slot 2 costs 5, or 7."""
    t = table(hands=["junk", "scary-gunfight scary-gunfight"], market="- - raffle")
    assert t.prices(0)[2] == 5
    t.end_turn()
    t.play(1, "play:scary-gunfight")
    assert t.prices(0)[0] == 3 + 2  # slid to slot 0
    assert t.prices(1)[0] == 3  # the owner ignores the own one
    t.play(1, "play:scary-gunfight")
    assert t.prices(0)[0] == 7


def test_payment_covers_the_price() -> None:
    """DM-40: cards from hand, at least the price, no change."""
    t = table(hands=["junk junk", ""], market="raffle")
    t.refused(0, "buy:0:raffle", "DM-40")
    t = table(hands=["magnet glue", ""], market="raffle")
    t.play(0, "buy:0:raffle")
    t.refused(0, "pay:junk", "DM-40")
    t.refused(0, "done", "DM-40")
    t.play(0, "pay:glue")
    assert t.hand(0)[:2] == ["junk", "junk"]
    assert "raffle" in t.hand(0)


def test_no_superfluous_card() -> None:
    """DM-41, DM-107: price 5, hand 4, 4, 5: {4, 4} or {5}, not {5, 4}."""
    t = table(hands=["magnet charity glue", ""], market="sofa")
    t.play(0, "buy:0:sofa")
    assert t.choices(0) == ["pay:magnet", "pay:charity", "pay:glue", "keep:glue"]
    t.play(0, "pay:magnet")
    assert t.choices(0) == ["pay:charity"]  # the 5 would make the 4 superfluous
    t.refused(0, "pay:glue", "DM-41")
    t.play(0, "pay:charity")
    assert t.discard(0) == ["magnet", "charity"]
    t = table(hands=["magnet charity glue", ""], market="sofa")
    t.play(0, "buy:0:sofa", "pay:glue")
    assert t.discard(0) == ["glue"]


def test_many_small_cards() -> None:
    """DM-109: price 6, five junk and a 2: only the 2 with four junk."""
    t = table(hands=["junk junk junk junk junk cheer", ""], market="- sofa")
    t.play(0, "buy:1:sofa", "pay:junk", "pay:junk", "pay:junk", "pay:junk")
    assert t.choices(0) == ["pay:cheer"]  # a fifth junk would not be enough, and then superfluous
    t.refused(0, "pay:junk", "DM-41")
    t.play(0, "pay:cheer")
    assert t.discard(0) == ["junk"] * 4 + ["cheer"]


def test_sequence_of_a_purchase() -> None:
    """DM-42: payment on the discard pile in the order chosen, then the card into hand."""
    t = table(
        hands=["junk cheer cunning-neighbour", ""], decks=["glue glue glue glue"], market="magnet"
    )
    t.play(0, "buy:0:magnet", "pay:cheer", "pay:junk", "pay:cunning-neighbour")
    assert t.discard(0) == ["cheer", "junk", "cunning-neighbour"]
    assert t.events.index("paid") < t.events.index("bought") < t.events.index("drew")


def test_purchase_ends_the_action_phase() -> None:
    """DM-43: no further action; DM-44: the bought card counts for the hand limit."""
    t = table(hands=["magnet junk junk junk junk", "junk"], market="raffle")
    t.play(0, "buy:0:raffle", "pay:magnet")
    assert t.hand(0) == ["junk", "junk", "junk", "junk", "raffle"]
    assert t.deck(0) == ["junk"] * 5  # nothing was drawn
    assert t.s.turn == 1


# -- technique


def test_technique_into_the_play_area() -> None:
    """DM-45: reveal, place, apply; DM-7: only techniques can be played."""
    t = table(hands=["magnet calculations junk", "junk"])
    t.refused(0, "play:calculations", "DM-7")
    t.refused(0, "play:junk", "DM-7")
    t.refused(0, "play:siesta", "DM-45")
    t.play(0, "play:magnet")
    assert t.area(0) == ["magnet"]
    assert t.event("played", 1)["card"] == "magnet"


def test_unresolved_techniques_are_out_of_reach() -> None:
    """DM-46: nothing touches a card in the play area; resolved it goes to the discard pile."""
    t = table(hands=["raffle", "magnet"], discards=["", ""])
    t.play(0, "play:raffle")
    assert t.hand(1) == []  # Raffle itself could not be taken, so the other got nothing
    assert t.hand(0) == ["magnet"]
    assert t.discard(0) == ["raffle"]


def test_technique_without_effect() -> None:
    """DM-47: may be played though it does nothing; the plus still counts."""
    t = table(hands=["safety-precaution tireless-tinkerer rare-artefact", "junk"])
    t.play(0, "play:tireless-tinkerer", "play:safety-precaution", "play:rare-artefact")
    assert t.discard(0) == ["tireless-tinkerer", "safety-precaution", "rare-artefact"]
    assert t.asked == [0]


def test_compulsory_instructions() -> None:
    """DM-48: without "may" it must be done; DM-51: "a card" is one of the own hand."""
    t = table(hands=["swank magnet", "junk"])
    t.play(0, "play:swank")
    assert t.choices(0) == ["throw:magnet"]
    t.refused(0, "done", "DM-48")
    t.refused(0, "throw:junk", "DM-51")


def test_delayed_and_lasting_techniques_stay() -> None:
    """DM-49: they stay until the owner's next turn; DM-50: and end when it begins."""
    t = table(hands=["siesta scary-gunfight junk", "junk"], discards=["glue"], market="raffle")
    t.play(0, "play:siesta", "play:scary-gunfight")
    assert t.area(0) == ["siesta", "scary-gunfight"]
    assert t.pending == "Acting"  # the plus is granted at once
    t.play(0, "done")
    assert t.prices(1)[0] == 5
    t.play(1, "done")
    assert t.asked == [0]
    t.play(0, "resolve:scary-gunfight")
    assert t.prices(1)[0] == 3
    t.play(0, "take:scary-gunfight:0")
    assert t.discard(0) == ["glue", "siesta"]


# -- stall


def test_stacks_in_order() -> None:
    """DM-52: the n-th stack totals exactly n."""
    t = table(hands=["magnet tireless-tinkerer calculations", ""])
    t.refused(0, "build:magnet", "DM-52")
    t.refused(0, "build:calculations", "DM-52")
    t.refused(0, "build:raffle", "DM-52")
    t.play(0, "build:tireless-tinkerer")
    assert t.stall(0) == [["tireless-tinkerer"]]
    t.end_turn()
    t.refused(0, "build:magnet", "DM-52")
    t.play(0, "build:calculations")
    assert t.stall(0) == [["tireless-tinkerer"], ["calculations"]]


THREE = "tireless-tinkerer|calculations|safety-precaution"


@pytest.mark.parametrize(
    ("hand", "cards", "legal"),
    [
        ("housecleaning steady-achiever", "steady-achiever housecleaning", True),
        ("magnet", "magnet", True),
        ("cheer cheer", "cheer cheer", True),
        ("housecleaning cunning-neighbour", "housecleaning", False),
        ("housecleaning junk", "housecleaning", False),
        ("glue", "glue", False),
        ("steady-achiever cheer", "cheer", False),
    ],
)
def test_the_fourth_stack(hand: str, cards: str, legal: bool) -> None:
    """DM-114, DM-53: one set, no junk, the exact total, any number of cards."""
    t = table(hands=[hand, ""], stalls=[THREE])
    texts = [f"build:{card}" for card in cards.split()]
    if legal:
        t.play(0, *texts)
        assert sorted(t.stall(0)[3]) == sorted(cards.split())
    else:
        t.refused(0, texts[0], "DM-52")


def test_junk_and_other_sets_in_a_stack() -> None:
    """DM-53: while building, other sets and junk are refused."""
    t = table(hands=["steady-achiever shopping-journey steady-achiever cunning-neighbour junk", ""],
              stalls=[THREE])  # fmt: skip
    t.play(0, "build:steady-achiever")
    t.refused(0, "build:cunning-neighbour", "DM-53")
    t.refused(0, "build:junk", "DM-53")
    t.play(0, "build:steady-achiever", "build:shopping-journey")
    assert t.stall(0)[3] == ["steady-achiever", "steady-achiever", "shopping-journey"]


def test_nasty_threat_raises_the_total() -> None:
    """DM-54: +1 for each opposing Nasty Threat; DM-121: the eighth stack needs 9 and wins."""
    stacks = "|".join(["tireless-tinkerer"] * 7)
    t = table(hands=["nasty-threat", "magnet glue magnet"], stalls=["", stacks])
    t.play(0, "play:nasty-threat", "done")
    t.refused(1, "build:tireless-tinkerer", "DM-52")
    assert t.view(1).sides[1].needs == 9
    t.play(1, "build:magnet")
    t.refused(1, "build:magnet", "DM-54")
    t.play(1, "build:glue")
    assert t.over
    assert t.winners == [1]


def test_stacks_are_complete_and_only_their_number_counts() -> None:
    """DM-55: nothing is added later; what lies there no longer matters for the next stack."""
    t = table(hands=["safety-precaution calculations", ""], stalls=["tireless-tinkerer"])
    t.play(0, "play:safety-precaution", "take-back:1:tireless-tinkerer")
    assert t.stall(0) == [["safety-precaution"]]
    t.refused(0, "build:tireless-tinkerer", "DM-52")
    t.play(0, "build:calculations")
    assert len(t.stall(0)) == 2


def test_building_cannot_be_left_halfway() -> None:
    """DM-55: a stack is placed complete, so once begun it must be finished."""
    t = table(hands=["tireless-tinkerer tireless-tinkerer", ""], stalls=["cheer"])
    t.play(0, "build:tireless-tinkerer")
    t.refused(0, "done", "DM-55")
    assert t.choices(0) == ["build:tireless-tinkerer"]


def test_stall_cards_are_out_of_circulation() -> None:
    """DM-56: cards in the stall are not drawn, paid or played; only Safety Precaution names them."""
    t = table(
        hands=["safety-precaution", ""], stalls=["tireless-tinkerer|calculations"], decks=[""]
    )
    t.refused(0, "play:tireless-tinkerer", "DM-45")
    t.play(0, "play:safety-precaution")
    t.refused(0, "take-back:1:calculations", "DM-56")
    t.play(0, "take-back:2:calculations", "done")
    assert t.stall(0) == [["tireless-tinkerer"], ["safety-precaution"]]
    assert t.hand(0) == ["calculations", "junk", "junk", "junk", "junk"]


def test_building_ends_the_action_phase() -> None:
    """DM-57: building ends the action phase."""
    t = table(hands=["tireless-tinkerer magnet", "junk"])
    t.play(0, "build:tireless-tinkerer")
    assert t.s.turn == 1


def test_inventory() -> None:
    """DM-58: any number of cards, zero included, in any order; it ends the action phase."""
    t = table(hands=["magnet junk", "junk"])
    t.play(0, "discard:junk")
    t.refused(0, "play:magnet", "DM-58")
    t.play(0, "done")
    assert t.discard(0) == ["junk"]
    assert t.s.turn == 1


# -- clean-up


def test_hand_limit() -> None:
    """DM-59: draw up to 5, only the active player; cards above the limit are kept."""
    t = table(hands=["junk", "junk"])
    t.play(0, "done")
    assert len(t.hand(0)) == 5
    assert len(t.hand(1)) == 1
    t = table(hands=["junk " * 7, "junk"])
    t.play(0, "done")
    assert len(t.hand(0)) == 7


def test_drawing_goes_on_when_the_hand_shrinks() -> None:
    """DM-60: Quality Inspection throws away and draws; the hand still fills to the limit."""
    t = table(hands=["junk junk junk", ""], decks=["quality-inspection", ""])
    t.play(0, "done")
    assert t.pending == "Reacting"
    t.play(0, "use:quality-inspection", "throw:junk")  # nothing to draw for it (DM-105)
    t.settle_down()
    assert t.hand(0) == ["junk", "junk", "junk", "junk", "quality-inspection"]


def test_junk_when_everything_is_empty() -> None:
    """DM-61, DM-113: deck 1, discard 0, hand 2: draw 1, then 2 junk."""
    t = table(hands=["glue glue", ""], decks=["magnet", ""], junk=6)
    t.play(0, "done")
    assert t.hand(0) == ["glue", "glue", "junk", "junk", "magnet"]
    assert t.s.junk == 4


def test_lazy_rebuild_in_clean_up() -> None:
    """DM-112: deck 2, discard 3, hand 1: draws 2, rebuilds, draws 2 more."""
    t = table(hands=["glue", ""], decks=["magnet magnet", ""], discards=["cheer cheer cheer"])
    t.play(0, "done")
    assert t.hand(0) == ["cheer", "cheer", "glue", "magnet", "magnet"]
    assert t.deck(0) == ["cheer"]
    assert t.discard(0) == []


def test_lost_shipments() -> None:
    """DM-62: under an opponent's Lost Shipments at most one card, junk included."""
    t = table(hands=["lost-shipments", "junk"], decks=[FIVE, FIVE])
    t.play(0, "play:lost-shipments", "done")
    assert len(t.hand(0)) == 5  # the owner is not affected
    t.play(1, "done")
    assert len(t.hand(1)) == 2
    t = table(hands=["lost-shipments", ""], decks=[FIVE, ""])
    t.play(0, "play:lost-shipments", "done").play(1, "done")
    assert t.hand(1) == ["junk"]


def test_market_slides_and_fills() -> None:
    """DM-63, DM-110: C bought from A B C D E: afterwards, from the right, E D B A and a new card."""
    board = "swank raffle cheer siesta magnet"  # E D C B A from the right
    t = table(hands=["magnet", ""], market=board, market_deck="glue sofa")
    t.play(0, "buy:2:cheer", "pay:magnet")
    assert t.market == "swank raffle siesta magnet glue"


def test_two_gaps() -> None:
    """DM-111: D and B taken in one turn: E C A, then new cards into slots 3 and 4."""
    t = table(
        areas=["shopping-journey"],
        hands=["raffle raffle", ""],
        market="swank raffle cheer siesta magnet",
        market_deck="glue sofa",
        start=True,
    )
    t.play(0, "pick:1:raffle")
    t.play(0, "buy:3:siesta", "pay:raffle", "pay:raffle", "pay:raffle")
    assert t.market == "swank cheer magnet glue sofa"


def test_an_empty_market_stays_partly_filled() -> None:
    """DM-64: without market deck and market discard pile the board stays partly filled."""
    t = table(hands=["magnet", ""], market="cheer raffle", market_deck="glue")
    t.play(0, "buy:0:cheer", "pay:magnet")
    assert t.market == "raffle glue - - -"


def test_this_turn_effects_end() -> None:
    """DM-65: Ironing and changed values end after the market was filled."""
    t = table(hands=["magnet rare-artefact", "magnet"], areas=["ironing"], start=True)
    t.dice("2").play(0, "play:rare-artefact", "show:magnet")
    assert t.values(0)["magnet"] == 10
    t.play(0, "done")
    assert t.values(0)["magnet"] == 4
    assert t.values(1)["magnet"] == 4


# -- worked examples that are not above


def test_chain_of_plus_techniques() -> None:
    """DM-115: Steady Achiever, Tireless Tinkerer, then a purchase; the Achiever stays in play."""
    t = table(hands=["steady-achiever tireless-tinkerer magnet", "junk"], market="raffle")
    t.play(0, "play:steady-achiever", "play:tireless-tinkerer", "buy:0:raffle", "pay:magnet")
    assert t.area(0) == ["steady-achiever"]
    assert t.s.turn == 1


def test_rare_artefact_builds_stack_eight() -> None:
    """DM-116: a 4 multiplied by 2 builds stack 8 but not stack 4."""
    seven = "|".join(["tireless-tinkerer"] * 7)
    t = table(hands=["rare-artefact magnet", ""], stalls=[seven])
    t.dice("2").play(0, "play:rare-artefact", "show:magnet", "marked:build:magnet:0")
    assert t.over
    t = table(hands=["rare-artefact magnet", ""], stalls=[THREE])
    t.dice("2").play(0, "play:rare-artefact", "show:magnet")
    assert t.choices(0, "marked") == ["marked:discard:magnet:0", "marked:play:magnet:0"]


@pytest.mark.parametrize(
    ("hand", "legal"),
    [
        ("glue tireless-tinkerer", False),
        ("magnet tireless-tinkerer", True),
        ("safety-precaution calculations", True),
    ],
)
def test_ironing_and_stack_seven(hand: str, legal: bool) -> None:
    """DM-117: each card counts one more: 4 + 1 and 3 + 2 make 7, 5 + 1 makes 8."""
    six = "|".join(["cheer"] * 6)
    t = table(hands=[hand, ""], stalls=[six], areas=["ironing"], start=True)
    assert bool(t.choices(0, "build")) == legal


def test_gunfight_expires() -> None:
    """DM-118: B and C pay 2 more; when A's next turn begins the card goes to A's discard pile."""
    t = table(seats=3, hands=["scary-gunfight", "", ""], market="raffle")
    t.play(0, "play:scary-gunfight", "done")
    assert t.prices(1)[0] == 5
    t.play(1, "done")
    assert t.prices(2)[0] == 5
    t.play(2, "done")
    assert t.discard(0) == ["scary-gunfight"]
    assert t.prices(1)[0] == 3


def test_swank_example() -> None:
    """DM-119: a fox of value 1 goes on the market discard pile and a card is drawn; junk gives none."""
    t = table(hands=["swank cunning-neighbour", ""], market_deck="magnet glue")
    t.play(0, "play:swank", "throw:cunning-neighbour")
    assert t.market_discard == ["cunning-neighbour"]
    assert t.hand(0) == ["magnet"]
    t = table(hands=["swank junk", ""], market_deck="magnet glue", junk=2)
    t.play(0, "play:swank", "throw:junk")
    assert t.s.junk == 3
    assert t.hand(0) == []


def test_tireless_tinkerer_example() -> None:
    """DM-120: discard x, y and deck p, q become deck y, p, q and discard x, Tinkerer."""
    t = table(hands=["tireless-tinkerer", ""], decks=["magnet glue", ""], discards=["cheer raffle"])
    t.play(0, "play:tireless-tinkerer")
    assert t.deck(0) == ["raffle", "magnet", "glue"]
    assert t.discard(0) == ["cheer", "tireless-tinkerer"]
