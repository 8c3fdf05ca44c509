"""Strength, rows, totals and dominance (SB-4 to SB-12)."""

from __future__ import annotations

from tests.scenarios.shadow_blades.table import table


def test_four_spheres() -> None:
    """SB-4: four spheres on the mat; a Mercenary agent joins one of them and adds to its total."""
    t = table(hands=[["sellsword"]])
    assert t.choices(0, "play") == [
        f"play:sellsword:{sphere}"
        for sphere in ("assassination", "theft", "support", "infiltration")
    ]
    t.play(0, "play:sellsword:theft")
    assert t.total(0, "theft") == 3
    assert len(t.view(0).guilds[0].rows) == 4


def test_symbol_decides_the_sphere() -> None:
    """SB-5: a sphere agent goes only into its own sphere."""
    t = table(hands=[["thief"]])
    assert t.choices(0, "play") == ["play:thief:theft"]
    t.refused(0, "play:thief:support", "SB-5")


def test_mission_symbols() -> None:
    """SB-6: a mission goes into any sphere it shows, a Mercenary mission into any of the four."""
    rows = {"theft": ["thief"], "support": ["courier"], "infiltration": ["spy"]}
    t = table(hands=[["stolen-secrets", "odd-job", "cut-purses"]], rows=[rows])
    assert t.choices(0, "lay") == [
        "lay:cut-purses:theft",
        "lay:stolen-secrets:theft",
        "lay:stolen-secrets:infiltration",
        "lay:odd-job:theft",
        "lay:odd-job:support",
        "lay:odd-job:infiltration",
    ]
    t.refused(0, "lay:cut-purses:support", "SB-6")
    t.refused(0, "lay:stolen-secrets:support", "SB-6")


def test_current_strength() -> None:
    """SB-7, TV-1: the Spy with weapons of 1 and 2 has strength 4."""
    t = table(hands=[["spy", "stiletto", "sabre"]])
    t.play(0, "play-armed:spy:infiltration", "arm:stiletto", "arm:sabre", "ready")
    assert t.strength("spy") == 4
    assert t.total(0, "infiltration") == 4
    assert t.view(1).guilds[0].rows[3].agents[0].strength == 4


def test_total_of_a_row() -> None:
    """SB-8: the total is the sum of the row; an empty row has 0."""
    t = table(rows=[{"theft": ["thief+sabre", "raider"]}])
    assert t.total(0, "theft") == 7
    assert t.total(0, "support") == 0


def test_dominance_needs_more_than_everybody() -> None:
    """SB-9, TV-2: 5/3/3 dominates; 5/5/3 and 0/0/0 do not; several spheres are possible."""
    t = table(
        seats=3,
        rows=[
            {"theft": ["raider", "thief"], "support": ["patron+stiletto"]},
            {"theft": ["burglar"], "support": ["healer", "quartermaster"]},
            {"theft": ["sellsword"], "support": ["cutthroat+garrotte"]},
        ],
    )
    assert t.dominance(0) == ["theft"]
    assert t.dominance(1) == []
    assert t.dominance(2) == []
    two = table(rows=[{"theft": ["raider"], "support": ["patron"]}])
    assert two.dominance(0) == ["theft", "support"]


def test_a_tie_takes_dominance_away() -> None:
    """SB-10, TV-2: P0 leads 5 to 4; P1 rises to 5 and nobody has dominance. The token returns
    (SB-11).
    """
    t = table(
        turn=1,
        hands=[[], ["thief"]],
        rows=[{"theft": ["raider+stiletto"]}, {"theft": ["cutpurse", "pickpocket"]}],
    )
    assert t.dominance(0) == ["theft"]
    t.play(1, "play:thief:theft")
    assert t.dominance(0) == t.dominance(1) == []
    assert t.event("lost") == {"event": "lost", "seat": 0, "sphere": "theft"}
    assert not any(guild.rows[1].dominance for guild in t.view(0).guilds)


def test_dominance_follows_every_change() -> None:
    """SB-10: destroying an agent hands dominance over in the same moment."""
    t = table(
        hands=[["poisoner", "cut-purses"]],
        rows=[{"theft": ["thief"]}, {"theft": ["pickpocket"]}],
    )
    assert t.dominance(1) == ["theft"]
    t.play(0, "play:poisoner:assassination", "destroy:pickpocket")
    assert t.dominance(0) == ["assassination", "theft"]
    assert t.events[-1] == "gained"
    t.play(0, "lay:cut-purses:theft")


def test_row_owner_owns_the_agent() -> None:
    """SB-12: an agent planted by an opponent belongs to the row's owner, who may return it to hand."""
    t = table(
        conspiracy="espionage",
        hands=[["spy", "stiletto"], ["wanderer"]],
    )
    t.play(0, "plant-armed:spy:1:theft", "arm:stiletto", "ready", "end")
    assert t.row(1, "theft") == ["spy+stiletto"]
    t.play(1, "play:wanderer:support", "return:spy")
    assert t.hand(1) == ["spy", "stiletto"]
