"""General card rules (DM-8 to DM-10, DM-16 to DM-31)."""

from __future__ import annotations

from nightmarket.kernel import WATCHER
from tests.scenarios.dale_of_merchants.table import table


def test_junk_pays_one_and_is_no_stack() -> None:
    """DM-8: junk pays 1 and cannot be part of a stack."""
    t = table(hands=["junk junk"], market="calculations")
    t.refused(0, "build:junk", "DM-53")
    t.play(0, "buy:0:calculations", "pay:junk", "pay:junk")
    assert "calculations" in t.hand(0)


def test_slots_add_their_number() -> None:
    """DM-10: surcharges 0 to 4 from right to left."""
    t = table(hands=["junk"], market="magnet magnet magnet magnet magnet")
    assert t.prices(0) == [4, 5, 6, 7, 8]


def test_zones() -> None:
    """DM-9: every zone is there, open ones for all; set-aside cards are nobody's."""
    t = table(
        hands=["steady-achiever wise-spy", ""],
        decks=["magnet glue junk", "junk"],
        discards=["siesta", "raffle"],
        stalls=["tireless-tinkerer"],
        market="cheer",
        market_discard="swank",
    )
    t.play(0, "play:steady-achiever", "use:wise-spy")
    v = t.view(WATCHER)
    assert v.sides[0].area == ["steady-achiever"]
    assert v.sides[0].discard == ["siesta"]
    assert v.stalls[0].stacks == [["tireless-tinkerer"]]
    assert v.market[0].card == "cheer"
    assert v.market_discard == ["swank"]
    assert v.aside == ["", "", ""]
    assert t.view(0).aside == ["magnet", "glue", "junk"]


def test_draw_from_the_top_one_by_one() -> None:
    """DM-16: a draw is the top card; several are drawn one after another."""
    t = table(hands=["dangerous-test"], decks=["magnet glue siesta junk"])
    t.play(0, "play:dangerous-test")
    assert t.hand(0) == ["glue", "magnet", "siesta"]
    assert t.events.count("drew") == 3
    assert t.deck(0) == ["junk"]


def test_rebuild_only_when_somebody_must_draw() -> None:
    """DM-17: an empty deck stays empty until somebody draws; then the discard pile becomes the deck."""
    t = table(hands=["lunch-break"], decks=["magnet"], discards=["junk junk"])
    t.play(0, "play:lunch-break")
    assert t.deck(0) == []
    assert t.discard(0) == ["junk", "junk"]
    t.play(0, "done")
    assert "shuffled" in t.events
    assert t.hand(0) == ["junk"] * 4 + ["magnet"]  # two junk from the pile, two stand-ins (DM-61)


def test_rebuild_leaves_out_play_area_hand_stall() -> None:
    """DM-17: cards in play, in hand and in the stall are not part of the rebuild."""
    t = table(hands=["steady-achiever glue"], decks=[""], discards=["magnet"], stalls=["ironing"])
    t.play(0, "play:steady-achiever", "done")
    assert t.area(0) == ["steady-achiever"]
    assert t.hand(0) == ["glue", "junk", "junk", "junk", "magnet"]
    assert t.stall(0) == [["ironing"]]


def test_rebuild_by_another_player() -> None:
    """DM-17: another player's draw rebuilds too; DM-18: so does discarding from the top of a deck."""
    t = table(
        hands=["ruthless-competition little-villain", ""],
        decks=["junk", ""],
        discards=["", "magnet"],
    )
    t.play(0, "play:ruthless-competition")
    assert t.discard(1) == []
    assert "magnet" in t.hand(0)
    t = table(hands=["little-villain", ""], decks=["junk", ""], discards=["", "magnet"])
    t.play(0, "play:little-villain")
    assert t.events.count("shuffled") == 2  # once for each of the two cards
    assert t.discard(1) == ["magnet"]


def test_market_rebuild() -> None:
    """DM-17: the market deck is rebuilt from the market discard pile."""
    t = table(hands=["junk"], market="-", market_discard="magnet cheer")
    t.play(0, "done")
    assert set(t.market.split()) == {"magnet", "cheer", "-"}
    assert t.market_discard == []


def test_searching_never_rebuilds() -> None:
    """DM-19: searching an empty deck finds nothing."""
    t = table(hands=["magnet"], decks=[""], discards=["glue"])
    t.play(0, "play:magnet")
    assert t.pending == "Acting"
    assert t.hand(0) == []
    assert t.discard(0) == ["glue", "magnet"]


def test_as_many_as_possible() -> None:
    """DM-20: fewer cards than asked for; outside clean-up nobody draws junk."""
    t = table(hands=["dangerous-test"], decks=["glue"], discards=[""])
    t.play(0, "play:dangerous-test")
    assert t.hand(0) == ["glue"]
    assert "drew-junk" not in t.events
    t.play(0, "discard:glue")
    assert t.discard(0) == ["glue", "dangerous-test"]


def test_throwing_away() -> None:
    """DM-21: junk to the junk pile, animalfolk on the market discard pile; value 1 may come back."""
    t = table(hands=["swank swank junk cunning-neighbour"], market_discard="cheer", junk=3)
    t.play(0, "play:swank", "throw:junk")
    assert t.s.junk == 4
    t.play(0, "play:swank", "throw:cunning-neighbour")
    assert t.discard(0) == ["swank", "swank"]
    # the market deck was empty, so it was rebuilt with the thrown card in it (DM-119)
    assert set(t.market_deck + t.hand(0)) == {"cheer", "cunning-neighbour"}


def test_order_of_discards_is_chosen() -> None:
    """DM-22: the one who discards decides the order, the last lies on top."""
    t = table(hands=["magnet glue junk"])
    t.play(0, "discard:glue", "discard:junk", "discard:magnet")
    assert t.discard(0) == ["glue", "junk", "magnet"]
    t = table(
        hands=["daring-adventurer"],
        market="magnet cheer",
        market_deck="sofa swank glue siesta ironing",
    )
    t.dice("2").play(0, "play:daring-adventurer", "clear:1:cheer", "clear:0:magnet")
    assert t.market_discard == ["cheer", "magnet"]


def test_discard_piles_are_open_and_keep_their_order() -> None:
    """DM-23: anybody sees every pile; taking from the middle leaves the others in order."""
    t = table(areas=["siesta"], discards=["magnet glue cheer", "raffle"], start=True)
    assert t.view(1).sides[0].discard == ["magnet", "glue", "cheer"]
    t.play(0, "take:glue:0")
    assert t.discard(0) == ["magnet", "cheer", "siesta"]


def test_any_copy_of_a_pile_can_be_taken() -> None:
    """DM-23: two copies in different places are two choices, neighbours are one."""
    t = table(areas=["siesta"], discards=["junk magnet junk junk"], start=True)
    assert t.choices(0, "take") == ["take:junk:0", "take:magnet:0", "take:junk:2"]
    t.play(0, "take:junk:2")
    assert t.discard(0) == ["magnet", "junk", "junk", "siesta"]
    t.refused(0, "take:junk:0", "DM-34")


def test_a_guessed_card_is_shown() -> None:
    """DM-24: right or wrong, all see the card."""
    for guess, zone in (("guess:4", "hand"), ("guess:2", "pile")):
        t = table(hands=["risky-business"], market_deck="magnet cheer")
        t.play(0, "play:risky-business", guess)
        assert t.event("revealed", 1)["card"] == "magnet"
        if zone == "hand":
            assert t.view(1).sides[0].known == ["magnet"]
        else:
            assert t.market_discard == ["magnet"]


def test_changed_values_in_their_order() -> None:
    """DM-25: Ironing first, then each Rare Artefact multiplies what the card is worth by then."""
    t = table(hands=["rare-artefact rare-artefact magnet"], areas=["ironing"], start=True)
    assert t.values(0) == {"rare-artefact": 3, "magnet": 5}
    t.dice("2").play(0, "play:rare-artefact", "show:magnet")
    assert t.values(0)["magnet"] == 10
    t.dice("3").play(0, "play:rare-artefact", "marked:show:magnet:0")
    assert t.values(0)["magnet"] == 30


def test_a_changed_value_ends_with_the_hand() -> None:
    """DM-25: it ends when the card leaves the hand; DM-65: and when the turn ends."""
    t = table(hands=["rare-artefact magnet ruthless-competition", "junk"], decks=["junk", "junk"])
    t.dice("3").play(0, "play:rare-artefact", "show:magnet")
    assert t.values(0)["magnet"] == 12
    t.play(0, "play:ruthless-competition", "marked:return:magnet:0", "done")
    t.play(1, "done")
    assert t.values(1)["magnet"] == 4
    t = table(hands=["rare-artefact magnet"])
    t.dice("3").play(0, "play:rare-artefact", "show:magnet").play(0, "done")
    assert t.values(0)["magnet"] == 4


def test_changed_copies_are_named_apart() -> None:
    """DM-25: of two copies with different values either can be used."""
    t = table(hands=["rare-artefact junk junk"], market="magnet")
    t.dice("3").play(0, "play:rare-artefact", "show:junk")
    assert "marked:discard:junk:0" in t.choices(0)
    assert "discard:junk" in t.choices(0)
    t.play(0, "buy:0:magnet", "marked:pay:junk:0", "pay:junk")
    assert "magnet" in t.hand(0)
    t = table(hands=["rare-artefact magnet magnet"])
    t.dice("2").play(0, "play:rare-artefact", "show:magnet", "marked:play:magnet:0", "fetch:junk")
    assert t.values(0)["magnet"] == 4  # the plain copy stayed
    t.refused(0, "marked:discard:magnet:0", "DM-25")


def test_prices_and_guesses_use_printed_values() -> None:
    """DM-26: Ironing raises what I pay with, neither the price nor a guess."""
    t = table(
        hands=["risky-business magnet"], areas=["ironing"], market="cheer", market_deck="swank",
        start=True,
    )  # fmt: skip
    assert t.prices(0)[0] == 2
    t.play(0, "play:risky-business", "guess:3")
    assert "swank" in t.hand(0)


def test_opponents_and_others() -> None:
    """DM-27: opponents are the other team; "another player" may be the partner."""
    t = table(seats=4, teams=True, hands=["little-villain cunning-neighbour"] * 4)
    t.play(0, "play:little-villain")
    assert [len(t.discard(seat)) for seat in range(4)] == [1, 2, 0, 2]
    t.play(0, "play:cunning-neighbour")
    assert t.choices(0) == ["choose:1", "choose:2", "choose:3"]
    t.refused(0, "choose:0", "DM-27")


def test_left_is_the_next_player() -> None:
    """DM-28: left is the next player clockwise, right the previous one."""
    t = table(seats=3, hands=["raffle magnet", "glue", "cheer"])
    t.play(0, "play:raffle").play(0, "left")
    assert [t.hand(seat) for seat in range(3)] == [["glue"], ["cheer"], ["magnet"]]
    t = table(seats=3, hands=["raffle magnet", "glue", "cheer"])
    t.play(0, "play:raffle", "right")
    assert [t.hand(seat) for seat in range(3)] == [["cheer"], ["magnet"], ["glue"]]


def test_gaps_stay_until_clean_up() -> None:
    """DM-29: a gap is filled in clean-up or when a card says so, then without sliding (DM-94)."""
    t = table(
        hands=["daring-adventurer junk"],
        areas=["shopping-journey"],
        market="magnet cheer raffle swank sofa",
        market_deck="glue siesta ironing",
        start=True,
    )
    t.play(0, "pick:1:cheer")
    assert t.market == "magnet - raffle swank sofa"
    t.refused(0, "buy:1:cheer", "DM-38")
    t.dice("1").play(0, "play:daring-adventurer", "clear:0:magnet")
    assert t.market == "glue siesta raffle swank sofa"


def test_compulsory_passives_work_by_themselves() -> None:
    """DM-30: a passive without "may" is not asked for: the Sofa just raises the limit."""
    t = table(hands=[""], stalls=["sofa"], decks=["junk junk junk junk junk junk junk"])
    t.play(0, "done")
    assert len(t.hand(0)) == 6


def test_a_passive_that_came_back_works_anew() -> None:
    """DM-31, DM-124: a Wise Spy that left and came back may be used again, unless the option says no."""
    for wise_spy, again in (("again", True), ("once", False)):
        t = table(
            hands=["wise-spy natural-survivor magnet"], decks=["junk junk junk"], wise_spy=wise_spy
        )
        t.play(0, "use:wise-spy", "order:junk", "order:junk")
        t.refused(0, "use:wise-spy", "DM-75")
        t.dice("1").play(0, "play:natural-survivor", "marked:swap:wise-spy:0", "fetch:junk")
        t.play(0, "play:magnet", "fetch:wise-spy")
        assert "wise-spy" in t.hand(0)
        assert ("use:wise-spy" in t.choices(0)) == again
