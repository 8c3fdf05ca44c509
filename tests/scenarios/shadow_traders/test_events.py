"""The events, E1 to E13, and the sandstorm (ST-69 to ST-72)."""

from __future__ import annotations

import pytest

from nightmarket.games.shadow_traders.cards import EVENTS
from nightmarket.kernel import WATCHER
from tests.scenarios.shadow_traders.table import table


def test_timing() -> None:
    """ST-69: E4 and the sandstorm act on reveal, E6 before the roll, the others on the result."""
    for event in EVENTS[:-1]:
        t = table(turn=3, coming=[event if event != "cursed-artefact" else "no-swap"])
        if event == "cursed-artefact":
            t = table(event="no-swap", turn=3, coming=[event])
        t.finish_turn()
        assert ("artefact" in t.events) == (event == "cursed-artefact")
        before_the_roll = "WordsOrDeeds" if event == "place-or-roll" else "Suspecting"
        assert t.pending == before_the_roll, event


@pytest.mark.parametrize(
    ("event", "action"), [("no-swap", "swap"), ("no-steal", "steal"), ("no-protect", "protect")]
)
def test_forbidden_actions(event: str, action: str) -> None:
    """ST-70, ST-71 E5, E10, E11: cannot be chosen, Smuggle cannot stand for it, dice are unusable."""
    t = table(event=event, dice=f"{action} {action} smuggle smuggle move")
    assert not [act for act in t.acts(0) if act.startswith(action)]
    others = {"steal", "give", "swap", "protect", "move"} - {action}
    assert {act.split(":")[0] for act in t.acts(0)} == others
    for times in range(1, 5):
        t.refused(0, f"act:{action}:{times}", "ST-70")
    alone = table(event=event, dice=f"{action} " * 5)
    assert alone.choices(0)[0] == "skip"


@pytest.mark.parametrize(
    ("event", "action"),
    [("double-swap", "swap"), ("double-steal", "steal"), ("double-give", "give")],
)
def test_doubled_actions(event: str, action: str) -> None:
    """ST-71 E1, E2, E3: doubled, Smuggle included before doubling; other actions are not."""
    t = table(event=event, dice=f"{action} smuggle move move move")
    assert [act for act in t.acts(0) if act.startswith(action)] == [f"{action}:2", f"{action}:4"]
    assert "protect:1" in t.acts(0)
    assert "move:3" in t.acts(0)


def test_doubled_steals_are_carried_out() -> None:
    """ST-71 E2: two dice, four goods."""
    t = table(event="double-steal", dice="steal steal move move move").play(0, "act:steal:4")
    t.play(0, "steal:1:yellow", "steal:1:yellow", "steal:2:orange", "steal:3:blue")
    assert t.goods(0) == {"green": 10, "yellow": 2, "orange": 1, "blue": 1, "lamp": 1}
    assert t.asked == [1]


def test_cursed_artefact() -> None:
    """ST-71 E4, A-20: the revealer takes it, also under an embargo; the round has no special rule."""
    t = table(turn=3, event="no-swap", embargo=[0], coming=["cursed-artefact"]).finish_turn()
    assert t.event("artefact") == {"event": "artefact", "seat": 0}
    assert t.goods(0)["artefact"] == 1
    assert t.roll("steal give swap protect move").acts(0) == [
        *("steal:1", "give:1", "swap:1", "protect:1", "move:1")
    ]


def test_place_only() -> None:
    """ST-71 E6, A-9: any number of tokens, also none, and no dice."""
    t = table(event="place-or-roll")
    assert t.choices(0) == ["words", "deeds"]
    t.refused(0, "roll", "ST-71").refused(0, "place:keep:1", "ST-71")
    t.play(0, "words", "place:keep:1", "place:take:2").refused(0, "roll", "ST-71")
    t.play(0, "rest")
    assert t.asked == [1]
    assert not t.rolled
    t.play(1, "words", "rest")
    assert t.asked == [2]


def test_roll_only() -> None:
    """ST-71 E6, A-9: no placing, but tokens may be discarded for re-rolls."""
    t = table(event="place-or-roll").roll("give move move move move")
    assert t.pending == "Minions"
    t.refused(0, "place:keep:1", "ST-32")
    assert len(t.choices(0, "reroll")) == 6
    t.play(0, "reroll:keep", "pick:0").dice("steal").play(0, "throw", "act:steal:1")


def test_each_chooses_in_the_own_turn() -> None:
    """ST-71 E6, A-9: the second player is asked when its turn comes."""
    t = table(event="place-or-roll").not_asked(1, "words").play(0, "words", "rest")
    assert t.asked == [1]
    assert t.choices(1) == ["words", "deeds"]


def test_extra_smuggle() -> None:
    """ST-71 E7: two symbols more for everybody; not dice, not re-rolled, each optional."""
    t = table(event="extra-smuggle", dice="steal move move move move")
    assert t.acts(0)[:3] == ["steal:1", "steal:2", "steal:3"]
    assert "give:2" in t.acts(0)
    assert "move:4" in t.acts(0)
    assert len(t.faces) == 5
    t.play(0, "reroll:keep")
    t.refused(0, "throw", "ST-45")
    assert t.choices(0) == [f"pick:{die}" for die in range(5)]


def test_double_protect() -> None:
    """ST-71 E8: one die protects four goods, a Smuggle used as Protect too; two are an embargo."""
    t = table(event="double-protect", dice="protect move move move move")
    t.play(0, "act:protect:2", *["stash:green"] * 4)
    assert t.stash(0) == {"green": 4}
    t = table(event="double-protect", dice="smuggle move move move move")
    t.play(0, "act:protect:2", *["stash:green"] * 4)
    assert t.stash(0) == {"green": 4}
    t = table(event="double-protect", dice="smuggle protect move move move")
    assert t.play(0, "act:protect:4").s.embargo[0] == 1


def test_flip_dice() -> None:
    """ST-71 E9, A-10: any number to the opposite face, after the re-rolls, never compulsory."""
    t = table(event="flip-dice", dice="steal swap move give protect")
    assert t.choices(0, "flip") == [f"flip:{die}" for die in range(5)]
    t.play(0, "flip:0", "flip:2")
    assert t.faces == ["give", "swap", "smuggle", "give", "protect"]
    assert t.choices(0, "flip") == ["flip:1", "flip:3", "flip:4"]  # in any order, each once
    t.refused(0, "flip:0", "ST-71").refused(0, "reroll:keep", "ST-44")
    assert "give:3" in t.acts(0)
    unflipped = table(event="flip-dice", dice="steal swap move give protect")
    assert unflipped.acts(0) == ["steal:1", "give:1", "swap:1", "protect:1", "move:1"]
    table(dice="steal swap move give protect").refused(0, "flip:0", "ST-71")


def test_flips_come_after_rerolls() -> None:
    """ST-71 E9, A-10: first roll again, then flip; nothing is lost that way."""
    t = table(event="flip-dice", dice="steal swap move give protect")
    t.play(0, "reroll:keep", "pick:0").dice("smuggle").play(0, "throw", "flip:0")
    assert t.faces[0] == "move"


def test_free_reroll() -> None:
    """ST-71 E12: once, without a token, before or after token re-rolls."""
    t = table(event="free-reroll", dice="steal swap move give protect")
    t.play(0, "reroll-free", "pick:0", "pick:1").dice("give give").play(0, "throw")
    assert t.faces == ["give", "give", "move", "give", "protect"]
    assert len(t.tokens(0)) == 6
    t.refused(0, "reroll-free", "ST-71")
    t.play(0, "reroll:keep", "pick:2").dice("give").play(0, "throw")
    assert t.faces[2] == "give"
    late = table(event="free-reroll", dice="steal swap move give protect")
    late.play(0, "reroll:keep", "pick:0").dice("move").play(0, "throw")
    assert "reroll-free" in late.choices(0)
    table(dice="steal swap move give protect").refused(0, "reroll-free", "ST-71")


def test_free_reroll_is_not_for_those_who_only_place() -> None:
    """ST-71 E12: in any other round there is none, also after rolling in E6."""
    t = table(event="place-or-roll").roll("steal swap move give protect")
    assert "reroll-free" not in t.choices(0)


def test_all_five() -> None:
    """ST-71 E13, A-11 (2): die by die in any order, each one repetition of its face."""
    t = table(event="all-five", dice="steal give move smuggle swap")
    t.refused(0, "act:steal:1", "ST-71").refused(0, "skip", "ST-51")
    assert t.choices(0, "use") == [
        *("use:0:steal", "use:1:give", "use:2:move"),
        *("use:3:steal", "use:3:give", "use:3:swap", "use:3:protect"),
        "use:4:swap",
    ]
    t.refused(0, "use:3:move", "ST-47").refused(0, "use:0:give", "ST-71")
    t.play(0, "use:4:swap", "offer:green", "swap:1:yellow")
    t.refused(0, "use:4:swap", "ST-71")
    t.play(0, "use:0:steal", "steal:2:orange", "use:3:give", "give:3:lamp")
    t.play(0, "use:2:move", "lift:1:green", "drop:2", "use:1:give", "give:1:green")
    assert t.asked == [1]
    assert t.goods(0) == {"green": 8, "yellow": 1, "orange": 1}
    table(dice="steal give move smuggle swap").refused(0, "use:0:steal", "ST-46")


def test_all_five_rerolls_before_the_first_die() -> None:
    """ST-71 E13, A-11 (1): with tokens, until a die is used."""
    t = table(event="all-five", dice="steal give move smuggle swap")
    t.play(0, "reroll:lose", "pick:2").dice("steal").play(0, "throw")
    assert t.faces[2] == "steal"
    t.play(0, "use:2:steal", "steal:1:yellow")
    assert t.choices(0, "reroll") == []


def test_all_five_protect_is_always_pickable() -> None:
    """ST-71 E13, A-11 (3), (5): with nothing to stash too; the fourth is an embargo."""
    t = table(
        event="all-five",
        goods=[{"green": 3}, {"lamp": 1}, {}, {}],
        dice="protect protect protect smuggle smuggle",
    )
    t.play(0, "use:0:protect", "stash:green", "stash:green")
    t.play(0, "use:1:protect", "stash:green")  # only one is left
    t.play(0, "use:2:protect")  # and now none
    assert t.s.embargo[0] == 0
    t.play(0, "use:3:protect")
    assert t.s.embargo[0] == 1
    assert t.events == ["used", "embargo"]
    rich = table(event="all-five", dice="protect " * 5)
    for die in range(3):
        rich.play(0, f"use:{die}:protect", "stash:green", "stash:green")
    rich.play(0, "use:3:protect", "use:4:protect")  # four greens still lie in the main zone
    assert rich.stash(0) == {"green": 6}
    assert rich.asked == [1]


def test_all_five_unusable_dice_lapse() -> None:
    """ST-71 E13, A-11 (3), (4): a die needs a legal execution now; the rest lapse at the end."""
    t = table(
        event="all-five",
        goods=[{"green": 1}, {}, {}, {}],
        first=0,
        stash=[{}, {"lamp": 1}, {}, {}],
        dice="give give steal move swap",
    )
    assert t.choices(0, "use") == ["use:0:give", "use:1:give"]
    t.refused(0, "use:2:steal", "ST-51").refused(0, "use:4:swap", "ST-51")
    t.play(0, "use:0:give", "give:1:green")
    # Now seat 1 has a good, so it can be stolen or moved; giving again is not possible.
    assert t.choices(0) == ["use:2:steal", "use:3:move"]
    t.play(0, "use:3:move", "lift:1:green", "drop:2", "use:2:steal", "steal:2:green")
    assert t.choices(0) == ["use:1:give"]
    t.play(0, "use:1:give", "give:3:green")
    assert t.event("lapsed") == {"event": "lapsed", "seat": 0, "times": 1}
    assert t.asked == [1]


def test_sandstorm_ends_the_game_at_once() -> None:
    """ST-72: the revealer takes no turn, no tokens are placed, scoring follows."""
    t = table(round=4, turn=3, coming=["sandstorm"])
    assert not t.over
    t.finish_turn()
    assert t.over
    assert t.asked == []
    assert t.events[-3:] == ["lamp-card", "round-begins", "sandstorm"]
    assert "turn-begins" not in t.events[-3:]
    t.not_asked(0, "roll").not_asked(0, "place:keep:1")
    assert len(t.tokens(0)) == 6
    assert t.view(WATCHER).end is not None
