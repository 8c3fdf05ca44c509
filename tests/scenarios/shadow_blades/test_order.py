"""The Order action: agents, weapons and missions (SB-31 to SB-39)."""

from __future__ import annotations

from tests.scenarios.shadow_blades.table import table


def test_missions_before_and_after_the_agent() -> None:
    """SB-31, TV-6: lay Cut Purses, play the Executioner (3 beats 2), lay Silence the Witness."""
    t = table(
        hands=[["cut-purses", "silence-the-witness", "executioner"]],
        rows=[{"theft": ["thief"]}, {"assassination": ["night-blade"]}],
    )
    t.refused(0, "lay:silence-the-witness:assassination", "SB-35")
    t.play(0, "lay:cut-purses:theft", "play:executioner:assassination")
    t.play(0, "lay:silence-the-witness:assassination", "end")
    assert t.missions(0) == ["cut-purses@theft", "silence-the-witness@assassination"]


def test_parts_are_optional() -> None:
    """SB-31: an Order may be a mission alone or an agent alone."""
    t = table(hands=[["odd-job", "spy"]], rows=[{"theft": ["thief"]}])
    t.play(0, "lay:odd-job:theft", "end")
    assert t.asked == [1]
    u = table(hands=[["odd-job", "spy"]])
    u.play(0, "play:spy:infiltration", "end")
    assert u.asked == [1]


def test_playing_an_agent() -> None:
    """SB-32: the agent lies face up with its weapons, strength and dominance follow, then the
    ability.
    """
    t = table(hands=[["poisoner", "sabre", "sling"]], rows=[{}, {"assassination": ["night-blade"]}])
    t.play(0, "play-armed:poisoner:assassination")
    assert t.choices(0) == ["arm:sling", "arm:sabre"]
    t.play(0, "arm:sabre", "ready")
    assert t.row(0, "assassination") == ["poisoner+sabre"]
    assert t.dominance(0) == ["assassination"]
    assert t.pending == "Ability"
    assert t.hand(0) == ["sling"]
    t.refused(0, "ready", "SB-41")


def test_an_agent_must_be_in_hand() -> None:
    """SB-32: only agents of the own hand can be played."""
    table(hands=[["thief"], ["spy"]]).refused(0, "play:spy:infiltration", "SB-32")


def test_one_agent_a_turn() -> None:
    """SB-33: one agent in total, not one for each sphere."""
    t = table(hands=[["thief", "spy"]])
    t.play(0, "play:thief:theft")
    t.refused(0, "play:spy:infiltration", "SB-33")
    assert t.choices(0) == ["end"]


def test_weapons_only_with_an_agent() -> None:
    """SB-34: a weapon is never played alone and never added to an agent already in play."""
    t = table(hands=[["sabre", "thief"]], rows=[{"support": ["courier"]}])
    t.refused(0, "arm:sabre", "SB-34")
    t.play(0, "play:thief:theft")
    t.refused(0, "arm:sabre", "SB-34")
    u = table(hands=[["thief"]])
    u.refused(0, "play-armed:thief:theft", "SB-34")


def test_weapons_are_no_agents() -> None:
    """SB-34: any number of weapons goes with one agent, and cannot be anything but a weapon."""
    t = table(hands=[["thief", "odd-job", "stiletto", "garrotte", "glaive"]])
    t.play(0, "play-armed:thief:theft", "arm:stiletto", "arm:garrotte", "arm:glaive")
    assert t.strength("thief") == 5
    t.refused(0, "arm:odd-job", "SB-34")


def test_laying_a_mission() -> None:
    """SB-35: into a sphere it shows, with dominance at that moment, face down."""
    t = table(hands=[["cut-purses", "thief"]], rows=[{}, {"theft": ["grabber"]}])
    t.refused(0, "lay:cut-purses:theft", "SB-35")
    t.play(0, "play:thief:theft")  # a tie is not enough
    t.refused(0, "lay:cut-purses:theft", "SB-35")
    t.refused(0, "lay:odd-job:theft", "SB-35")  # not in hand
    u = table(hands=[["cut-purses", "pickpocket"]], rows=[{}, {"theft": ["grabber"]}])
    u.play(0, "play:pickpocket:theft", "lay:cut-purses:theft")
    assert u.event("laid", 0)["mission"] == "cut-purses"
    assert "mission" not in u.event("laid", 1)


def test_one_mission_for_each_sphere() -> None:
    """SB-36, TV-7: the cap belongs to the sphere used, not to the symbols shown."""
    hand = ["cut-purses", "empty-the-cellar", "stolen-secrets"]
    rows = {"theft": ["thief"], "infiltration": ["spy"]}
    t = table(hands=[hand], rows=[rows])
    t.play(0, "lay:cut-purses:theft")
    t.refused(0, "lay:empty-the-cellar:theft", "SB-36")
    t.play(0, "lay:stolen-secrets:infiltration")
    assert t.choices(0) == ["end"]
    u = table(hands=[hand], rows=[rows])
    u.play(0, "lay:stolen-secrets:theft")
    u.refused(0, "lay:cut-purses:theft", "SB-36")


def test_four_missions_in_one_turn() -> None:
    """SB-36: at most four, and next turn the spheres are open again."""
    rows = {s: [a] for s, a in zip(SPHERES, ("assassin", "thief", "courier", "spy"), strict=True)}
    t = table(
        hands=[["poisoned-cup", "cut-purses", "safe-house", "false-name", "odd-job"]], rows=[rows]
    )
    t.play(0, "lay:poisoned-cup:assassination", "lay:cut-purses:theft", "lay:safe-house:support")
    t.play(0, "lay:false-name:infiltration")
    assert t.choices(0) == ["end"]
    t.play(0, "end").play(1, "recruit", "take").play(0, "lay:odd-job:theft")


SPHERES = ("assassination", "theft", "support", "infiltration")


def test_joker_mission() -> None:
    """SB-6, TV-8: Odd Job goes into any dominated sphere and fills its cap; without dominance
    nowhere.
    """
    t = table(hands=[["odd-job", "cut-purses"]], rows=[{"theft": ["thief"]}])
    t.play(0, "lay:odd-job:theft")
    t.refused(0, "lay:cut-purses:theft", "SB-36")
    u = table(hands=[["odd-job"]])
    assert u.choices(0, "lay") == []


def test_a_mission_stays() -> None:
    """SB-37: it stays when dominance is lost, and its condition is not checked when it is laid."""
    t = table(
        hands=[["leave-no-trace", "odd-job", "false-name", "masked-ball"], ["resident"]],
        rows=[{"infiltration": ["spy"]}],
    )
    t.play(0, "lay:leave-no-trace:infiltration", "end")  # three cards in hand: not met
    t.play(1, "play:resident:infiltration", "end")
    assert t.dominance(0) == []
    assert t.missions(0) == ["leave-no-trace@infiltration"]
    assert t.choices(0) == ["recruit"]


def test_looking_at_own_missions() -> None:
    """SB-38: the own laid missions are in the own view; others see the sphere and the number."""
    t = table(missions=[["odd-job@theft", "cut-purses@theft"]])
    assert [m.card for m in t.view(0).own.missions] == ["odd-job", "cut-purses"]
    assert t.view(1).own.missions == []
    assert t.view(1).guilds[0].rows[1].missions == 2


def test_an_order_must_do_something() -> None:
    """SB-39: an Order without any step is not legal outside the final round."""
    t = table(hands=[["thief"]])
    t.refused(0, "end", "SB-39")
    t.refused(0, "skip", "SB-57")
    assert table(hands=[["sabre"]]).choices(0) == ["recruit"]
