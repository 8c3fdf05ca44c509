"""Rolling and re-rolling (ST-41 to ST-45)."""

from __future__ import annotations

from nightmarket.kernel import WATCHER
from tests.scenarios.shadow_traders.table import table

MIXED = "give move swap protect smuggle"


def test_all_five_are_rolled_together() -> None:
    """ST-41: one roll, five results, no choice in between."""
    t = table().roll(MIXED)
    assert t.rolled == [f"face:{face}" for face in MIXED.split()]
    assert t.faces == MIXED.split()
    assert t.events == ["rolled"]


def test_a_token_buys_a_reroll() -> None:
    """ST-42: any dice, new faces replace the old, as often as tokens are left."""
    t = table(dice=MIXED)
    t.play(0, "reroll:lose", "pick:1", "pick:4").dice("steal steal").play(0, "throw")
    assert t.faces == ["give", "steal", "swap", "protect", "steal"]
    assert t.tokens(0) == ["keep", "take", "collect", "give-away", "choose"]
    for client in ("keep", "take", "collect", "give-away", "choose"):
        t.play(0, f"reroll:{client}", "pick:0").dice("move").play(0, "throw")
    assert t.choices(0, "reroll") == []
    t.refused(0, "reroll:keep", "ST-43")


def test_there_is_no_going_back() -> None:
    """ST-42: after a token is paid the old faces are gone."""
    t = table(dice=MIXED).play(0, "reroll:lose")
    t.refused(0, "act:give:1", "ST-42")
    t.play(0, "pick:0").dice("move").play(0, "throw")
    assert t.faces[0] == "move"
    assert "give:2" not in t.acts(0)


def test_discarded_for_the_rest_of_the_game() -> None:
    """ST-43: neither placed nor spent again; the owner chooses which, others do not see it."""
    t = table(dice=MIXED).play(0, "reroll:choose")
    assert t.event("token-discarded", 0)["client"] == "choose"
    for viewer in (1, 2, 3, WATCHER):
        assert t.event("token-discarded", viewer) == {"event": "token-discarded", "seat": 0}
    t.play(0, "pick:0").dice("move").play(0, "throw")
    assert "reroll:choose" not in t.choices(0)
    later = table(discarded=[["choose"], [], [], []])
    later.refused(0, "place:choose:1", "ST-43")


def test_rerolls_end_with_the_commitment() -> None:
    """ST-44: not after an action is chosen, not after a flip, not after the first die of E13."""
    t = table(dice="steal steal steal give give").play(0, "act:steal:3")
    t.refused(0, "reroll:keep", "ST-44").refused(0, "place:keep:1", "ST-32")
    t = table(event="flip-dice", dice=MIXED).play(0, "flip:0").refused(0, "reroll:keep", "ST-44")
    t = table(event="all-five", dice="move move give swap steal")
    assert t.choices(0, "reroll")
    t.play(0, "use:4:steal", "steal:1:yellow").refused(0, "reroll:keep", "ST-44")


def test_a_reroll_is_never_compulsory() -> None:
    """ST-44: not even when nothing is possible."""
    t = table(goods=[{}, {"lamp": 1}, {}, {}], dice="give give give give give")
    assert t.choices(0)[0] == "skip"
    assert len(t.choices(0, "reroll")) == 6
    t.play(0, "skip")
    assert t.asked == [1]


def test_one_to_five_dice() -> None:
    """ST-45: throwing none is not offered; five are allowed."""
    t = table(dice=MIXED).play(0, "reroll:keep")
    assert t.choices(0) == [f"pick:{die}" for die in range(5)]
    t.refused(0, "throw", "ST-45")
    t.play(0, *[f"pick:{die}" for die in range(5)])
    assert t.choices(0) == ["throw"]
    t.dice("steal steal steal steal steal").play(0, "throw")
    assert t.faces == ["steal"] * 5


def test_dice_are_named_in_any_order() -> None:
    """ST-45: each of them once."""
    t = table(dice=MIXED).play(0, "reroll:keep", "pick:2")
    assert t.choices(0) == ["throw", "pick:0", "pick:1", "pick:3", "pick:4"]
    t.refused(0, "pick:2", "ST-45")
    t.play(0, "pick:0").dice("steal steal").play(0, "throw")
    assert [t.faces[0], t.faces[2]] == ["steal", "steal"]
