"""Graveyard, conditions, the final round and the score (SB-3, SB-50 to SB-60, SB-82)."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from nightmarket.games.shadow_blades import GAME
from nightmarket.games.shadow_blades.cards import DEFAULT
from nightmarket.kernel import Luck, asked, legal, step
from tests.scenarios.shadow_blades.table import BladesTable, Rows, number, table


def scored(
    missions: Sequence[Sequence[str]],
    rows: Sequence[Rows] = (),
    hands: Sequence[Sequence[str]] = (),
    graveyard: Sequence[str] = (),
    seats: int = 2,
    alliances: bool = False,
) -> BladesTable:
    """A table at which seat 0 skips the last turn of the game."""
    t = table(
        seats=seats,
        alliances=alliances,
        missions=missions,
        rows=rows,
        hands=hands,
        graveyard=graveyard,
        deck=0,
        final=0,
    )
    t.play(0, "skip")
    assert t.over
    return t


# -- the graveyard


def test_everything_lies_in_one_graveyard() -> None:
    """SB-50: agents, weapons and missions, discarded or destroyed, on one face-up pile."""
    t = table(
        hands=[["bounty-hunter", "odd-job"]],
        rows=[{}, {"theft": ["raider+sabre"]}],
        graveyard=["spy"],
    )
    t.play(0, "play:bounty-hunter:theft", "discard:odd-job", "destroy:raider")
    assert t.graveyard == ["spy", "odd-job", "sabre", "raider"]


def test_only_the_top_card_is_seen() -> None:
    """SB-51: the view has the top card and the size, nothing of what lies below."""
    t = table(graveyard=["spy", "odd-job", "raider"])
    view = t.view(0)
    assert view.graveyard == "raider"
    assert view.buried == 3
    assert "odd-job" not in str(view)


def test_stacking() -> None:
    """SB-52, TV-13: weapons in the order they were attached, then the agent on top."""
    t = table(
        hands=[["duelist", "sabre", "glaive"]],
        rows=[{}, {"assassination": ["assassin+stiletto+garrotte"]}],
    )
    t.play(0, "play-armed:duelist:assassination", "arm:sabre", "arm:glaive", "ready")
    t.play(0, "destroy:assassin")
    assert t.graveyard == ["stiletto", "garrotte", "assassin"]


def test_weapons_of_one_play_in_order_of_id() -> None:
    """SB-52: named in any order, they count as attached in the order of the card list."""
    for first, second in (("stiletto", "sabre"), ("sabre", "stiletto")):
        t = table(hands=[["thief", "stiletto", "sabre"], ["poisoner", "duelist", "glaive"]])
        t.play(0, "play-armed:thief:theft", f"arm:{first}")
        assert t.choices(0) == ["ready", f"arm:{second}"]
        t.play(0, f"arm:{second}", "ready")
        assert t.row(0, "theft") == ["thief+stiletto+sabre"]


def test_a_weapon_attached_later_lies_above() -> None:
    """SB-52: in the order they were attached, so a Blacksmith's comes after those of the play."""
    t = table(
        conspiracy="deadly-blow",
        hands=[["blacksmith", "stiletto", "blademaster"]],
        rows=[{"theft": ["thief+sabre"]}, {}],
    )
    t.play(0, "play:blacksmith:support", "forge:thief", "arm:stiletto")
    assert t.row(0, "theft") == ["thief+sabre+stiletto"]
    t.play(0, "blow:blademaster", "destroy:thief")
    assert t.graveyard == ["blademaster", "sabre", "stiletto", "thief"]


# -- conditions


@pytest.mark.parametrize(
    ("mission", "met", "missed"),
    [
        (
            "death-of-the-governor",
            {"rows": [{"assassination": ["assassin"]}]},
            {"rows": [{"assassination": ["assassin"]}, {"assassination": ["poisoner"]}]},
        ),
        (
            "the-imperial-treasury",
            {"rows": [{"theft": ["raider"]}, {"theft": ["burglar"]}]},
            {"rows": [{"theft": ["burglar"]}, {"theft": ["raider"]}]},
        ),
        (
            "council-of-guilds",
            {"rows": [{"support": ["courier"]}]},
            {"rows": [{"theft": ["thief"]}]},
        ),
        (
            "heart-of-the-palace",
            {"rows": [{"infiltration": ["spy+sabre"]}, {"infiltration": ["informer"]}]},
            {"rows": [{"infiltration": ["spy"]}, {"infiltration": ["informer"]}]},
        ),
        (
            "black-market-crown",
            {"rows": [{"theft": ["thief"], "support": ["courier"]}]},
            {"rows": [{"theft": ["thief"], "support": ["courier"]}, {"support": ["herald"]}]},
        ),
        (
            "palace-coup",
            {"rows": [{"assassination": ["assassin"], "infiltration": ["spy"]}]},
            {"rows": [{"assassination": ["assassin"]}]},
        ),
        (
            "shadow-throne",
            {"rows": [{"theft": ["thief"], "support": ["courier"]}]},
            {"rows": [{"theft": ["thief"]}]},
        ),
        (
            "night-of-long-shadows",
            {"graveyard": ["spy", "thief", "courier", "assassin", "sabre"]},
            {"graveyard": ["spy", "thief", "courier", "assassin"]},
        ),
        (
            "arsenal-heist",
            {"rows": [{"theft": ["thief+stiletto"], "support": ["courier+sabre"]}]},
            {"rows": [{"theft": ["thief+stiletto"]}, {"theft": ["raider+sabre"]}]},
        ),
        (
            "hands-everywhere",
            {
                "rows": [
                    {
                        "assassination": ["assassin"],
                        "theft": ["thief"],
                        "support": ["courier"],
                        "infiltration": ["cutthroat"],
                    }
                ]
            },
            {"rows": [{"assassination": ["assassin"], "theft": ["thief"], "support": ["courier"]}]},
        ),
        (
            "leave-no-trace",
            {"hands": [["spy", "thief"], ["sabre", "glaive", "sling"]]},
            {"hands": [["spy", "thief", "courier"]]},
        ),
    ],
)
def test_conditions(
    mission: str, met: dict[str, list[Rows]], missed: dict[str, list[Rows]]
) -> None:
    """SB-53: each of the six kinds of condition, once met and once missed; the sphere plays no part."""
    coins = DEFAULT.coins[number(mission)]
    laid = [[f"{mission}@theft"]]
    assert scored(laid, **met).scores == [coins, 0]  # type: ignore[arg-type]
    assert scored(laid, **missed).scores == [0, 0]  # type: ignore[arg-type]


def test_planted_agents_count_for_the_row_owner() -> None:
    """SB-53, SB-12: what an opponent planted by Espionage counts for the player in whose rows it
    lies.
    """
    laid = [["hands-everywhere@theft", "arsenal-heist@theft"]]
    rows = {
        "assassination": ["assassin+sabre"],
        "theft": ["thief"],
        "support": ["spy+stiletto"],
        "infiltration": ["informer"],
    }
    assert scored(laid, rows=[rows]).scores == [4, 0]


# -- the final round


def test_trigger_by_the_deck_card() -> None:
    """SB-54: the last card taken from the deck sets the final round off; nobody recruits any more."""
    t = table(seats=3, deck=1)
    t.play(0, "recruit", "back", "back", "back")
    assert t.deck == 0
    assert t.event("final-round")["seat"] == 0
    assert t.choices(1) == ["skip"]
    t.refused(1, "recruit", "SB-57")


def test_trigger_by_a_refill() -> None:
    """SB-54: so does a refill that takes the last card."""
    t = table(deck=1)
    t.play(0, "recruit", "take")
    assert t.view(1).final == 1


def test_no_trigger_while_a_card_is_left() -> None:
    """SB-54: one card in the deck is enough to go on."""
    t = table(deck=2)
    t.play(0, "recruit", "take")
    assert t.deck == 1
    assert "recruit" in t.choices(1)


def test_the_triggering_turn_is_finished() -> None:
    """SB-55: an Order goes on after a Grabber that emptied the deck. SB-54: it happens once only."""
    t = table(hands=[["grabber", "cut-purses"], ["spy"]], deck=1)
    t.play(0, "play:grabber:theft", "use", "take")
    assert t.deck == 0
    t.play(0, "lay:cut-purses:theft", "end")
    assert t.events.count("final-round") == 1
    t.play(1, "play:spy:infiltration", "end")
    assert "final-round" not in t.events
    t.play(0, "skip")
    assert t.over


def test_one_final_turn_each() -> None:
    """SB-56: clockwise from the left neighbour, the triggering player last, one turn for each."""
    t = table(seats=4, turn=2, deck=1)
    t.play(2, "recruit", "take")
    order = []
    while not t.over:
        order.append(t.asked[0])
        t.play(t.asked[0], "skip")
    assert order == [3, 0, 1, 2]


def test_final_turn_is_order_or_skip() -> None:
    """SB-57: an Order as usual, or nothing."""
    t = table(hands=[["thief", "cut-purses"]], deck=0, final=1)
    assert t.choices(0) == ["skip", "play:thief:theft"]
    t.refused(0, "end", "SB-57").refused(0, "recruit", "SB-57")
    t.play(0, "play:thief:theft", "lay:cut-purses:theft")
    t.refused(0, "skip", "SB-22")
    t.play(0, "end").play(1, "skip")
    assert t.scores == [1, 0]


def test_grabber_in_the_final_round() -> None:
    """SB-57: the Grabber's ability works although Recruit is not available."""
    t = table(hands=[["grabber"]], piles=[["spy"], 1, 1], deck=0, final=0)
    t.play(0, "play:grabber:theft", "use", "take")
    assert t.hand(0) == ["spy"]


def test_all_conditions_against_the_same_end() -> None:
    """SB-58, TV-15: tied in Assassination, four cards buried: score 1; a failed mission buries
    nothing.
    """
    t = scored(
        [
            [
                "death-of-the-governor@assassination",
                "night-of-long-shadows@assassination",
                "cut-purses@theft",
            ]
        ],
        rows=[{"assassination": ["assassin"]}, {"assassination": ["poisoner"]}],
        graveyard=["spy", "thief", "courier", "sabre"],
    )
    assert t.scores == [1, 0]
    assert t.line("failed") == [5, 0]
    assert len(t.graveyard) == 4


def test_missions_are_revealed() -> None:
    """SB-58: at the end everybody sees all laid missions, and what each is worth."""
    t = scored([["odd-job@theft"], ["death-of-the-governor@assassination"]])
    shown = [(m.seat, m.card, m.sphere, m.coins) for m in t.view(-3).end.missions]
    assert shown == [(0, "odd-job", "theft", 1), (1, "death-of-the-governor", "assassination", 0)]
    assert t.events.count("revealed") == 2


def test_only_missions_score() -> None:
    """SB-59, SB-3: coins on fulfilled missions; cards in hand, agents and weapons are worth nothing."""
    t = scored(
        [["rob-the-caravan@theft", "odd-job@support"]],
        rows=[{}, {"theft": ["raider+sabre"]}],
        hands=[[], ["forged-keys", "blood-debt"]],
    )
    assert t.scores == [3, 0]
    assert t.line("theft") == [2, 0]
    assert t.line("support") == [1, 0]
    assert t.winners == [0]


def test_shared_victory() -> None:
    """SB-60: all tied leaders win together, also with nothing."""
    assert scored([["odd-job@theft"], ["cut-purses@theft"], []], seats=3).winners == [0, 1]
    assert scored([[], [], []], seats=3).winners == [0, 1, 2]


def test_safety_net() -> None:
    """SB-82, TV-27: 20 Orders in a row with two players: final turns P0, then P1, without Recruit."""
    t = table(turn=1, hands=[[], ["thief"]], quiet=19)
    t.play(1, "play:thief:theft", "end")
    assert t.event("final-round")["seat"] == 1
    assert t.choices(0) == ["skip"]
    t.play(0, "skip").play(1, "skip")
    assert t.over
    assert t.deck > 0


def test_safety_net_counts_turns_in_a_row() -> None:
    """SB-82: a card that leaves the deck starts the count anew."""
    t = table(turn=1, hands=[["spy"], ["thief"]], quiet=18)
    t.play(1, "play:thief:theft", "end")
    assert t.s.quiet == 19
    t.play(0, "recruit", "take")
    assert t.s.quiet == 0
    assert t.s.final == -1


def test_safety_net_leaves_the_deck() -> None:
    """SB-82: in such a final round a Grabber may still draw, and the last card triggers nothing more."""
    t = table(turn=1, hands=[["grabber"], ["thief"]], quiet=19, deck=1)
    t.play(1, "play:thief:theft", "end")
    t.play(0, "play:grabber:theft", "use", "back", "back", "back", "end")
    assert t.deck == 0
    t.play(1, "skip")
    assert t.over


def test_random_games_need_no_safety_net() -> None:
    """SB-82: ordinary games end by the deck."""
    rng = Luck.seeded(3)
    for seed in range(10):
        s = GAME.setup(2 + seed % 3, seed)
        while s.stack:
            seat = asked(s)[0]
            step(s, seat, rng.pick(legal(s, seat)))
        assert GAME.view(s, 0).deck == 0  # type: ignore[attr-defined]
