"""Winning and the team game (DM-2, DM-66 to DM-74)."""

from __future__ import annotations

import pytest

from nightmarket.games.dale_of_merchants import GAME
from nightmarket.kernel import Luck, asked, legal, step
from tests.conformance.properties import BOUND
from tests.scenarios.dale_of_merchants.table import dealt, table

SEVEN = "|".join(["tireless-tinkerer"] * 7)
NINE = "|".join(["tireless-tinkerer"] * 9)
FIVE = "junk junk junk junk junk"


def test_eighth_stack_wins_at_once() -> None:
    """DM-2, DM-66: the eighth stack ends the game: no clean-up, no reactions, no ties."""
    t = table(hands=["magnet magnet", "extra-remarks"], stalls=[SEVEN], discards=["", "junk"])
    t.play(0, "build:magnet", "build:magnet")
    assert t.over
    assert t.winners == [0]
    assert t.scores == [8, 0]
    assert t.hand(0) == []  # no clean-up
    assert t.pending == ""  # and Extra Remarks was not asked
    t.not_asked(1, "use:extra-remarks")


@pytest.mark.parametrize(("seats", "teams"), [(2, False), (3, False), (4, True)])
def test_a_loser_begins_the_next_game(seats: int, teams: bool) -> None:
    """DM-3: in a series of games the next loser after the winner."""
    last = ["glue", "dangerous-test"] if teams else ["magnet", "magnet"]
    stalls = [NINE if teams else SEVEN]
    t = table(seats=seats, teams=teams, stalls=stalls, hands=[" ".join(last)])
    t.play(0, *[f"build:{card}" for card in last])
    assert 0 in t.winners
    assert GAME.again(t.s, {"first": "random", "sets": "x"}) == {"first": "1", "sets": "x"}


def test_seven_stacks_do_not_win() -> None:
    """DM-2: the seventh stack does not end the game."""
    six = "|".join(["tireless-tinkerer"] * 6)
    t = table(hands=["magnet safety-precaution", ""], stalls=[six])
    t.play(0, "build:safety-precaution", "build:magnet")
    assert not t.over
    assert t.winners == []


def test_no_turn_limit_in_the_rules() -> None:
    """DM-67: the rules end a game only by a last stack; the cap of simulations is outside of them."""
    t = dealt(2, 1)
    for _ in range(300):
        t.end_turn()
    assert not t.over
    s = GAME.setup(2, 3)
    rng = Luck.seeded(3)
    for _ in range(BOUND):
        if not s.stack:
            break
        choices = legal(s, asked(s)[0])
        step(s, asked(s)[0], choices[rng.below(len(choices))])
    assert not s.stack


def test_partners_sit_opposite() -> None:
    """DM-68: two teams, partners opposite, turns alternate."""
    t = dealt(4, teams="on", first="1")
    assert [side.stall for side in t.view(0).sides] == [0, 1, 0, 1]
    seats = []
    for _ in range(4):
        seats.append(t.s.turn)
        t.end_turn()
    assert seats == [1, 2, 3, 0]


def test_shared_stall_of_ten() -> None:
    """DM-70: one stall a team with stacks 1 to 10; the tenth wins for both."""
    t = table(seats=4, teams=True, hands=["tireless-tinkerer", "", "calculations", ""])
    t.play(0, "build:tireless-tinkerer").play(1, "done").play(2, "build:calculations")
    assert t.stall(0) == t.stall(2) == [["tireless-tinkerer"], ["calculations"]]
    assert t.stall(1) == []
    t = table(seats=4, teams=True, stalls=[NINE], hands=["glue dangerous-test", "", "", ""])
    t.play(0, "build:dangerous-test")
    t.play(0, "build:glue")
    assert t.over
    assert t.winners == [0, 2]
    assert t.scores == [10, 0, 10, 0]


def test_eight_stacks_are_not_enough_for_a_team() -> None:
    """DM-70: the eighth stack of a team does not win."""
    t = table(seats=4, teams=True, stalls=[SEVEN], hands=["magnet magnet", "", "", ""])
    t.play(0, "build:magnet", "build:magnet")
    assert not t.over


def test_partner_helps() -> None:
    """DM-71: the partner adds cards; at least one is the builder's; no replacement before their turn."""
    two = "tireless-tinkerer|calculations"
    t = table(
        seats=4, teams=True, stalls=[two], hands=["steady-achiever", "", "shopping-journey", ""]
    )
    t.refused(0, "ask", "DM-34")  # at least one card must be the builder's
    t.play(0, "build:steady-achiever", "ask")
    assert t.asked == [2]
    assert t.choices(2) == ["decline", "add:shopping-journey"]
    t.refused(2, "add:steady-achiever", "DM-52")
    t.refused(2, "add:raffle", "DM-53")
    t.play(2, "add:shopping-journey")
    assert t.stall(0)[2] == ["steady-achiever", "shopping-journey"]
    assert t.hand(2) == []  # the partner does not draw now
    assert t.s.turn == 1


def test_partner_declines() -> None:
    """DM-71: then nothing is placed, all cards stay in hand, the action is not used up; all saw them."""
    t = table(
        seats=4, teams=True, stalls=["cheer|cheer"], hands=["cheer", "", "cunning-neighbour", ""]
    )
    t.play(0, "build:cheer", "ask").play(2, "decline")
    assert t.asked == [0]
    assert t.pending == "Acting"
    assert t.hand(0) == ["cheer"]
    assert t.hand(2) == ["cunning-neighbour"]
    assert len(t.stall(0)) == 2
    assert t.view(1).sides[0].known == ["cheer"]  # the offer was public
    t.play(0, "build:cheer", "ask").play(2, "add:cunning-neighbour")
    assert len(t.stall(0)) == 3


def test_requests_are_limited() -> None:
    """DM-71: our bound, so that nobody asks for ever: three requests a turn."""
    t = table(
        seats=4, teams=True, stalls=["cheer|cheer"], hands=["cheer", "", "cunning-neighbour", ""]
    )
    for _ in range(3):
        t.play(0, "build:cheer", "ask").play(2, "decline")
    assert not t.choices(0, "build")


def test_building_alone_in_a_team() -> None:
    """DM-71: help is optional: an exact total of the own cards needs none."""
    t = table(seats=4, teams=True, hands=["cunning-neighbour", "", "junk", ""])
    t.play(0, "build:cunning-neighbour")
    assert t.stall(0) == [["cunning-neighbour"]]


def test_talk_shows_no_hand() -> None:
    """DM-72: no showing of hands is implied: partners do not see each other's cards."""
    t = dealt(4, teams="on")
    assert t.view(0).sides[2].known == []


def test_the_shared_stall_is_yours() -> None:
    """DM-73: either partner may use Safety Precaution on it, and Sofa raises both hand limits."""
    t = table(
        seats=4, teams=True, stalls=["sofa"], hands=["", "", "safety-precaution", ""], turn=2,
        decks=[FIVE + " junk"] * 4,
    )  # fmt: skip
    assert [side.limit for side in t.view(0).sides] == [6, 5, 6, 5]
    t.play(2, "play:safety-precaution", "take-back:1:sofa")
    assert t.hand(2) == ["sofa"]
    assert [side.limit for side in t.view(0).sides] == [5, 5, 5, 5]


@pytest.mark.parametrize("helped", [True, False])
def test_partner_and_ironing(helped: bool) -> None:
    """DM-74, DM-104: Ironing counts for the builder's own cards only."""
    t = table(
        seats=4, teams=True, stalls=["cheer|cheer|cheer"], areas=["ironing"], start=True,
        hands=["cheer", "", "cunning-neighbour" if helped else "cheer", ""],
    )  # fmt: skip
    t.play(0, "build:cheer", "ask")  # counts 3, so 1 is missing of 4
    assert t.choices(2, "add") == (["add:cunning-neighbour"] if helped else [])


def test_help_is_from_the_same_set() -> None:
    """DM-71: all other stack rules hold for the combined stack: one set, no junk."""
    t = table(
        seats=4, teams=True, stalls=["cheer|cheer"], hands=["cheer", "", "steady-achiever junk", ""]
    )
    t.play(0, "build:cheer", "ask")
    assert t.choices(2) == ["decline"]
    t.refused(2, "add:junk", "DM-53")


def test_unused_rivals() -> None:
    """DM-27: in the team game threats bind only the other team."""
    t = table(seats=4, teams=True, hands=["scary-gunfight nasty-threat lost-shipments", "", "", ""],
              market="raffle")  # fmt: skip
    t.play(0, "play:scary-gunfight", "play:nasty-threat", "play:lost-shipments", "done")
    assert [t.prices(seat)[0] for seat in range(4)] == [3, 5, 3, 5]
    assert [side.needs for side in t.view(0).sides] == [1, 2, 1, 2]
    t.play(1, "done")
    assert len(t.hand(1)) == 1
    t.play(2, "done")
    assert len(t.hand(2)) == 5
