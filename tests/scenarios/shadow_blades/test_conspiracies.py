"""The eight conspiracies (SB-61 to SB-72)."""

from __future__ import annotations

import pytest

from nightmarket.games.shadow_blades import GAME
from nightmarket.games.shadow_blades.cards import CONSPIRACIES
from nightmarket.kernel import BadSetup
from tests.scenarios.shadow_blades.table import names, table


def test_drawn_at_random_or_chosen() -> None:
    """SB-61: one of the eight at random, open for everybody, all game; or chosen, or none."""
    drawn = {GAME.setup(2, seed, {"conspiracy": "random"}).conspiracy for seed in range(80)}
    assert drawn == set(range(1, 9))
    for name in CONSPIRACIES:
        s = GAME.setup(2, 1, {"conspiracy": name})
        assert GAME.view(s, 1).conspiracy == name  # type: ignore[attr-defined]
    with pytest.raises(BadSetup):
        GAME.setup(2, 1, {"conspiracy": "mutiny"})


def test_combinations() -> None:
    """SB-63: every conspiracy goes with both starts and with alliances."""
    for name in (*CONSPIRACIES, "random"):
        for start in ("standard", "draft"):
            options = {"conspiracy": name, "start": start, "alliances": "on"}
            assert GAME.setup(4, 1, options).allied


def test_sphere_conspiracies_leave_mercenaries_alone() -> None:
    """SB-62: a Mercenary in a sphere is not covered by a conspiracy about that sphere."""
    blow = table(
        conspiracy="deadly-blow",
        hands=[["captain"]],
        rows=[{}, {"assassination": ["assassin"]}],
    )
    assert blow.choices(0, "blow") == []
    weapons = table(conspiracy="stolen-weapons", hands=[["thief", "cutthroat"]])
    weapons.play(0, "play-armed:cutthroat:theft")
    assert weapons.choices(0) == ["arm:thief"]
    weapons.refused(0, "arm:cutthroat", "SB-34")
    spies = table(conspiracy="espionage", hands=[["cutthroat"]])
    assert spies.choices(0, "plant") == []
    spies.refused(0, "plant:cutthroat:1:theft", "SB-71")


# -- Arrogance


def test_arrogance() -> None:
    """SB-64, TV-16: dominating Support only, no Courier; the Sellsword may go to the other three."""
    t = table(
        conspiracy="arrogance",
        hands=[["courier", "sellsword"]],
        rows=[{"support": ["healer"]}],
    )
    assert t.choices(0, "play") == [
        "play:sellsword:assassination",
        "play:sellsword:theft",
        "play:sellsword:infiltration",
    ]
    t.refused(0, "play:courier:support", "SB-64")


def test_arrogance_inside_a_chain() -> None:
    """SB-64, TV-28: the Herald takes dominance in Support; the extra agent may not go there."""
    t = table(conspiracy="arrogance", hands=[["herald", "courier", "assassin"]])
    t.play(0, "play:herald:support")
    assert t.choices(0) == ["decline", "play:assassin:assassination"]
    u = table(conspiracy="arrogance", hands=[["herald", "courier"]])
    u.play(0, "play:herald:support")
    assert u.choices(0) == ["decline"]


# -- Traitor


def test_traitor() -> None:
    """SB-65, TV-17: the Crossbow (2) turns a Thief with a Knife (2): Theft +4 and -2."""
    t = table(
        conspiracy="traitor",
        hands=[["hand-crossbow", "stiletto", "spy"]],
        rows=[{}, {"theft": ["thief+throwing-knife"]}],
    )
    t.play(0, "betray:thief")
    assert t.choices(0) == ["arm:hand-crossbow"]
    t.refused(0, "arm:stiletto", "SB-65")
    t.play(0, "arm:hand-crossbow")
    assert t.row(0, "theft") == ["thief+throwing-knife+hand-crossbow"]
    assert (t.total(0, "theft"), t.total(1, "theft")) == (4, 0)
    t.refused(0, "end", "SB-65")
    t.play(0, "play:spy:infiltration", "end")
    assert t.asked == [1]


def test_traitor_needs_an_agent_in_the_same_order() -> None:
    """SB-65: without an agent to play it is not legal; after the agent's play it is."""
    rows = [{}, {"theft": ["pickpocket"]}]
    t = table(conspiracy="traitor", hands=[["sabre", "odd-job"]], rows=rows)
    t.refused(0, "betray:pickpocket", "SB-65")
    u = table(conspiracy="traitor", hands=[["sabre", "spy"]], rows=rows)
    u.play(0, "play:spy:infiltration", "betray:pickpocket", "arm:sabre", "end")
    assert u.row(0, "theft") == ["pickpocket+sabre"]


def test_traitor_once_a_turn_and_missions_in_between() -> None:
    """SB-65: once per turn; missions may be laid between it and the agent; no ability fires."""
    t = table(
        conspiracy="traitor",
        hands=[["sabre", "glaive", "spy", "cut-purses"]],
        rows=[{}, {"theft": ["cutpurse"], "support": ["gravedigger"]}],
    )
    t.play(0, "betray:cutpurse", "arm:sabre")
    assert t.pending == "Ordering"
    t.refused(0, "betray:gravedigger", "SB-65")
    t.play(0, "lay:cut-purses:theft")
    t.refused(0, "end", "SB-65")
    t.play(0, "play:spy:infiltration", "end")


def test_traitor_not_inside_an_ability() -> None:
    """SB-65: it cannot be used in the middle of an ability, nor against one's own agents."""
    t = table(
        conspiracy="traitor",
        hands=[["herald", "sabre"]],
        rows=[{"support": ["healer"]}, {"theft": ["pickpocket"]}],
    )
    t.refused(0, "betray:healer", "SB-65")
    t.play(0, "play:herald:support")
    t.refused(0, "betray:pickpocket", "SB-41")


# -- Double Bet


def test_double_bet_refill() -> None:
    """SB-66, TV-18: the taken pile is empty and gets 2; deck 18."""
    t = table(conspiracy="double-bet", piles=[2, 1, 1], deck=20)
    t.play(0, "recruit", "take")
    assert t.piles == [2, 1, 1]
    assert t.deck == 18


def test_double_bet_from_the_deck() -> None:
    """SB-66, TV-18: two cards from the deck; piles that are not empty get 1; deck 15."""
    t = table(conspiracy="double-bet", piles=[2, 1, 1], deck=20)
    t.play(0, "recruit", "back", "back", "back")
    assert len(t.hand(0)) == 2
    assert t.piles == [3, 2, 2]
    assert t.deck == 15


def test_double_bet_with_the_grabber() -> None:
    """SB-66: both halves hold inside the Grabber's Recruit, and a short deck gives what it has."""
    t = table(conspiracy="double-bet", hands=[["grabber"]], piles=[1, 1, 1], deck=3)
    t.play(0, "play:grabber:theft", "use", "back", "take")
    assert t.piles == [2, 2, 1]
    u = table(conspiracy="double-bet", piles=[1, 1, 1], deck=1)
    u.play(0, "recruit", "back", "back", "back")
    assert len(u.hand(0)) == 1


def test_double_bet_setup() -> None:
    """SB-66: the first piles have one card each."""
    s = GAME.setup(2, 1, {"conspiracy": "double-bet"})
    assert [len(pile) for pile in s.piles] == [1, 1, 1]


# -- Partners


def test_partners() -> None:
    """SB-67, TV-19: Pickpocket with Stiletto (3): the Executioner, but no same symbol, joker or
    weaker.
    """
    t = table(
        conspiracy="partners",
        hands=[["pickpocket", "stiletto", "executioner", "burglar", "sellsword", "night-blade"]],
    )
    t.play(0, "play-armed:pickpocket:theft", "arm:stiletto", "ready")
    assert t.choices(0, "play") == ["play:executioner:assassination"]
    for agent, sphere in (("burglar", "theft"), ("sellsword", "theft")):
        t.refused(0, f"play:{agent}:{sphere}", "SB-67")
    t.refused(0, "play:night-blade:assassination", "SB-67")
    t.play(0, "play:executioner:assassination")
    t.refused(0, "play:burglar:theft", "SB-67")  # once a turn


def test_partners_after_a_mercenary() -> None:
    """SB-67, R-15: the first may be a Mercenary; the additional one arms itself and uses its ability."""
    t = table(
        conspiracy="partners",
        hands=[["cutthroat", "gravedigger", "sabre", "odd-job"]],
        graveyard=["spy"],
    )
    t.play(0, "play:cutthroat:theft", "lay:odd-job:theft")
    t.play(0, "play-armed:gravedigger:support", "arm:sabre", "ready", "use")
    assert t.hand(0) == ["spy"]


def test_partners_of_an_extra_agent() -> None:
    """SB-67: any agent played this turn will do, also one played through an ability, if still in
    play.
    """
    t = table(conspiracy="partners", hands=[["captain", "pickpocket", "informer"]])
    t.play(0, "play:captain:assassination", "play:pickpocket:theft")
    assert t.choices(0, "play") == ["play:informer:infiltration"]
    u = table(conspiracy="partners", hands=[["wanderer", "pickpocket", "informer", "herald"]])
    u.play(0, "play:herald:support", "play:wanderer:theft", "return:herald")
    # Only the Wanderer (1) is still there: the Herald (1, Support) is the one that matches.
    assert u.choices(0, "play") == ["play:herald:support"]


# -- Deadly Blow


def test_deadly_blow() -> None:
    """SB-68, TV-20: the Assassin (1) takes any agent of strength 1, own ones too; not a Thief with a
    knife.
    """
    t = table(
        conspiracy="deadly-blow",
        hands=[["assassin"]],
        rows=[{"infiltration": ["spy"]}, {"theft": ["thief+stiletto"], "support": ["courier"]}],
    )
    t.play(0, "blow:assassin")
    assert t.choices(0) == ["destroy:courier", "destroy:spy"]
    t.refused(0, "destroy:thief", "SB-68")
    t.play(0, "destroy:courier")
    assert t.graveyard == ["assassin", "courier"]
    t.play(0, "end")


def test_deadly_blow_again_and_without_ability() -> None:
    """SB-68: any number of times, without an agent play; the discarded agent's ability does not fire."""
    t = table(
        conspiracy="deadly-blow",
        hands=[["poisoner", "executioner", "night-blade", "thief"]],
        rows=[{}, {"theft": ["burglar"], "support": ["courier"]}],
    )
    t.refused(0, "blow:night-blade", "SB-68")  # nobody of strength 2
    t.refused(0, "blow:thief", "SB-68")
    t.play(0, "blow:poisoner", "destroy:courier", "blow:executioner", "destroy:burglar")
    assert t.pending == "Ordering"
    t.play(0, "play:thief:theft", "end")
    assert t.graveyard == ["poisoner", "courier", "executioner", "burglar"]


# -- Stolen Weapons


def test_stolen_weapons() -> None:
    """SB-69, TV-21: the Raider (4) under the Spy: strength 5, one attached weapon, nothing in Theft."""
    t = table(conspiracy="stolen-weapons", hands=[["spy", "raider"]])
    t.play(0, "play-armed:spy:infiltration", "arm:raider", "ready")
    assert t.strength("spy") == 5
    assert t.total(0, "theft") == 0
    assert t.row(0, "infiltration") == ["spy+raider"]


def test_stolen_weapons_are_weapons_in_play_and_agents_elsewhere() -> None:
    """SB-69: no target as an agent, loot for the Marauder, and an agent again in hand and graveyard."""
    t = table(
        conspiracy="stolen-weapons",
        turn=1,
        hands=[[], ["marauder"]],
        rows=[{"infiltration": ["informer+thief"]}],
    )
    t.play(1, "play:marauder:theft")
    assert t.choices(1) == ["decline", "loot:thief"]
    t.play(1, "loot:thief", "end").play(0, "recruit", "take")
    assert "play:thief:theft" in t.choices(1)
    u = table(
        conspiracy="stolen-weapons",
        hands=[["poisoner"]],
        rows=[{}, {"infiltration": ["spy+grabber"]}],
    )
    u.play(0, "play:poisoner:assassination")
    assert u.choices(0) == ["decline", "destroy:spy"]
    u.play(0, "destroy:spy")
    assert u.graveyard == ["grabber", "spy"]


def test_stolen_weapons_for_the_blacksmith() -> None:
    """SB-69: a Theft agent may be used wherever a weapon could be; never as its own weapon."""
    t = table(
        conspiracy="stolen-weapons",
        hands=[["blacksmith", "burglar"]],
        rows=[{"infiltration": ["spy"]}],
    )
    t.play(0, "play:blacksmith:support", "forge:spy", "arm:burglar")
    assert t.strength("spy") == 4
    u = table(conspiracy="stolen-weapons", hands=[["burglar"]])
    u.refused(0, "play-armed:burglar:theft", "SB-34")


# -- Full Support


def test_full_support() -> None:
    """SB-70, TV-22: the Patron may lie in Theft and adds 4 to Theft only; others stay where they
    belong.
    """
    t = table(conspiracy="full-support", hands=[["patron", "thief"]])
    assert len(t.choices(0, "play")) == 5
    t.refused(0, "play:thief:support", "SB-5")
    t.play(0, "play:patron:theft")
    assert t.total(0, "theft") == 4
    assert t.total(0, "support") == 0
    assert t.dominance(0) == ["theft"]


# -- Espionage


def test_espionage() -> None:
    """SB-71, TV-23: the Spymaster in P1's Theft takes 4 away: -1 against 0, so P0 dominates."""
    rows = [{}, {"theft": ["burglar"]}]
    t = table(conspiracy="espionage", hands=[["resident"]], rows=rows)
    t.play(0, "plant:resident:1:theft")
    assert t.total(1, "theft") == -1
    assert t.dominance(0) == ["theft"]
    t.play(0, "end")
    u = table(conspiracy="espionage", hands=[["resident", "sabre"]], rows=rows)
    u.play(0, "plant-armed:resident:1:infiltration", "arm:sabre", "ready")
    assert u.total(1, "infiltration") == 6


def test_espionage_uses_the_agent_of_the_turn() -> None:
    """SB-71: it is the one agent of the turn, an opponent's row only, and its ability works for you."""
    t = table(
        seats=4,
        alliances=True,
        conspiracy="espionage",
        hands=[["blackmailer", "spy"], ["odd-job"]],
    )
    t.refused(0, "plant:spy:2:theft", "SB-71")  # the ally
    t.refused(0, "plant:spy:0:theft", "SB-71")
    t.play(0, "plant:blackmailer:3:theft", "press:1").play(1, "discard:odd-job")
    t.refused(0, "play:spy:infiltration", "SB-33")
    table(hands=[["spy"]]).refused(0, "plant:spy:1:theft", "SB-71")


def test_espionage_through_an_extra_play() -> None:
    """SB-71: an extra play granted by an ability may be planted too."""
    t = table(conspiracy="espionage", hands=[["herald", "spy"]])
    t.play(0, "play:herald:support", "plant:spy:1:support")
    assert t.total(1, "support") == -1


def test_the_minus_is_for_the_total_only() -> None:
    """SB-72: the planted Informer counts 2 for the Poisoner; lured away it counts plus 2 in
    Infiltration.
    """
    t = table(
        conspiracy="espionage",
        turn=1,
        hands=[[], ["poisoner"]],
        rows=[{"theft": ["informer", "thief+sabre"]}],
    )
    assert t.total(0, "theft") == 1
    t.play(1, "play:poisoner:assassination")
    assert t.choices(1) == ["decline", "destroy:informer"]
    t.play(1, "destroy:informer")
    assert t.total(0, "theft") == 3
    u = table(
        conspiracy="espionage",
        turn=1,
        hands=[[], ["tempter", "odd-job"]],
        rows=[{"theft": ["informer"]}],
    )
    u.play(1, "play:tempter:infiltration", "discard:odd-job", "lure:informer")
    assert u.total(0, "theft") == 0
    assert u.total(1, "infiltration") == 3
    assert names(u.s.graveyard) == ["odd-job"]
