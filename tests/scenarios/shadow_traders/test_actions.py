"""Choosing and performing actions (ST-46 to ST-58)."""

from __future__ import annotations

import pytest

from tests.scenarios.shadow_traders.table import table

FEW: list[dict[str, int] | None] = [{"green": 2}, {"yellow": 2}, {"orange": 2}, {"lamp": 1}]


def test_one_type_exactly_as_often_as_the_dice_say() -> None:
    """ST-46: three Steals are three, and nothing else follows in the turn."""
    t = table(dice="steal steal steal give give")
    assert t.acts(0) == ["steal:3", "give:2"]
    t.play(0, "act:steal:3", "steal:1:yellow").refused(0, "give:1:green", "ST-46")
    t.play(0, "steal:2:orange", "steal:3:blue")
    assert t.asked == [1]
    table(dice="steal steal steal give give").refused(0, "act:steal:2", "ST-48")
    table(dice="steal steal steal give give").refused(0, "act:steal:4", "ST-48")


def test_smuggle_stands_for_anything_but_move() -> None:
    """ST-47: Steal, Give, Swap or Protect; never Move; each symbol freely used or not."""
    t = table(dice="smuggle smuggle steal move move")
    assert t.acts(0) == [
        *("steal:1", "steal:2", "steal:3"),
        *("give:1", "give:2", "swap:1", "swap:2", "protect:1", "protect:2"),
        "move:2",
    ]
    t.refused(0, "act:move:3", "ST-47").refused(0, "act:move:4", "ST-47")
    table(dice="smuggle " * 5).refused(0, "act:move:1", "ST-47")


@pytest.mark.parametrize(
    ("event", "dice", "acts"),
    [
        ("cursed-artefact", "steal steal smuggle give give", "steal:2 steal:3 give:2 give:3"),
        ("double-steal", "steal steal smuggle give give", "steal:4 steal:6 give:2 give:3"),
        ("extra-smuggle", "steal move move move move", "steal:1 steal:2 steal:3 give:1 give:2"),
        ("double-swap", "swap smuggle move move move", "swap:2 swap:4"),
    ],
)
def test_the_count_formula(event: str, dice: str, acts: str) -> None:
    """ST-48: N = m × (d + k)."""
    t = table(event=event, dice=dice)
    kinds = {act.split(":")[0] for act in acts.split()}
    assert [act for act in t.acts(0) if act.split(":")[0] in kinds] == acts.split()
    for count in t.view(0).counts:
        shown = [int(a.split(":")[1]) for a in t.acts(0) if a.startswith(count.action + ":")]
        assert count.counts == shown
        if shown:
            assert max(shown) == count.times * (count.dice + count.smuggles)


def test_move_counts_its_dice_only() -> None:
    """ST-48: N is the number of Move dice, no less."""
    t = table(event="extra-smuggle", dice="move move move smuggle give")
    assert [act for act in t.acts(0) if act.startswith("move")] == ["move:3"]


def test_smuggle_alone_is_enough() -> None:
    """ST-49: a type that was not rolled may be chosen."""
    t = table(dice="smuggle move move move move")
    assert t.acts(0) == ["steal:1", "give:1", "swap:1", "protect:1", "move:4"]
    t.play(0, "act:swap:1", "offer:green", "swap:2:orange")
    assert t.goods(0) == {"green": 9, "orange": 1, "lamp": 1}


def test_each_repetition_sees_the_one_before() -> None:
    """ST-50: different players and goods; the same good may go to and fro."""
    t = table(goods=FEW, dice="swap swap swap move move").play(0, "act:swap:3")
    t.play(0, "offer:green", "swap:1:yellow")
    t.play(0, "offer:yellow", "swap:1:green")  # the very good that just left
    t.play(0, "offer:green", "swap:2:orange")
    assert t.goods(0) == {"green": 1, "orange": 1}
    assert t.goods(2) == {"green": 1, "orange": 1}


def test_nobody_may_decline_to_act() -> None:
    """ST-51, A-5: skipping is only for a roll that allows nothing."""
    t = table(dice="move move move move move")
    assert t.choices(0, "skip") == []
    t.refused(0, "skip", "ST-51")
    nothing = table(goods=[{}, {"lamp": 1}, {}, {}], dice="give give give swap swap")
    assert nothing.acts(0) == []
    nothing.refused(0, "act:give:3", "ST-51").refused(0, "act:swap:2", "ST-51")
    nothing.play(0, "skip")
    assert nothing.events == ["skipped", "turn-begins"]


def test_a_type_without_a_legal_repetition_cannot_be_chosen() -> None:
    """ST-51: nothing to steal, nothing to move, but something to give."""
    t = table(goods=[{"green": 1, "lamp": 1}, {}, {}, {}], dice="steal move give give give")
    assert t.acts(0) == ["give:3"]
    t.refused(0, "act:steal:1", "ST-51").refused(0, "act:move:1", "ST-51")


def test_the_rest_lapses() -> None:
    """ST-52, A-6: five Gives with two goods are two; no look-ahead is asked."""
    t = table(goods=[{"green": 1, "lamp": 1}, {}, {}, {}], dice="give give give give give")
    t.play(0, "act:give:5", "give:1:green", "give:1:lamp")
    assert t.event("lapsed") == {"event": "lapsed", "seat": 0, "times": 3}
    assert t.asked == [1]


def test_no_look_ahead() -> None:
    """ST-52: a player may move the last goods out of reach although Moves are left."""
    t = table(
        goods=[{}, {"yellow": 1}, {}, {"lamp": 1}], embargo=[3], dice="move move move give give"
    )
    t.play(0, "act:move:3", "lift:1:yellow", "drop:2", "lift:2:yellow", "drop:1")
    assert t.choices(0) == ["lift:1:yellow"]


def test_steal() -> None:
    """ST-53: one good of choice from another player, unprotected, into the own main zone."""
    t = table(goods=FEW, stash=[{}, {"blue": 1}, {}, {}], dice="steal give give give give")
    t.play(0, "act:steal:1")
    assert t.choices(0) == ["steal:1:yellow", "steal:2:orange", "steal:3:lamp"]
    t.refused(0, "steal:0:green", "ST-53").refused(0, "steal:1:green", "ST-53")
    t.refused(0, "steal:1:blue", "ST-59")
    t.play(0, "steal:3:lamp")
    assert t.goods(0) == {"green": 2, "lamp": 1}
    assert t.goods(3) == {}


def test_give() -> None:
    """ST-54: one own good to another; the receiver is not asked."""
    t = table(goods=FEW, embargo=[2], dice="give steal steal steal steal").play(0, "act:give:1")
    assert t.choices(0) == ["give:1:green", "give:3:green"]
    t.refused(0, "give:0:green", "ST-54").refused(0, "give:1:yellow", "ST-54")
    t.refused(0, "give:2:green", "ST-62")
    t.play(0, "give:3:green")
    assert t.goods(3) == {"green": 1, "lamp": 1}
    assert t.asked == [1]


def test_swap() -> None:
    """ST-55, A-23: an own good for an unprotected one; equal colours may be swapped."""
    goods = [{"green": 1, "yellow": 1}, {"yellow": 1}, {"orange": 1}, {"lamp": 1}]
    t = table(goods=goods, stash=[{}, {}, {"blue": 1}, {}], dice="swap swap move move move")
    t.play(0, "act:swap:2")
    assert t.choices(0) == ["offer:green", "offer:yellow"]
    t.refused(0, "offer:blue", "ST-55").refused(0, "swap:1:yellow", "ST-46")
    t.play(0, "offer:yellow")
    assert t.choices(0) == ["swap:1:yellow", "swap:2:orange", "swap:3:lamp"]
    t.refused(0, "swap:0:green", "ST-55").refused(0, "swap:2:blue", "ST-59")
    t.refused(0, "offer:green", "ST-55")
    t.play(0, "swap:1:yellow")
    assert t.goods(0) == {"green": 1, "yellow": 1}
    assert t.goods(1) == {"yellow": 1}
    t.play(0, "offer:green", "swap:3:lamp")
    assert t.goods(3) == {"green": 1}


def test_move() -> None:
    """ST-56: between two different opponents, never from or to the mover."""
    t = table(
        goods=FEW, stash=[{}, {}, {"blue": 1}, {}], embargo=[3], dice="move give give give give"
    )
    t.play(0, "act:move:1")
    assert t.choices(0) == ["lift:1:yellow", "lift:2:orange"]
    t.refused(0, "lift:0:green", "ST-56").refused(0, "lift:2:blue", "ST-59")
    t.refused(0, "lift:3:lamp", "ST-62")
    t.play(0, "lift:1:yellow")
    assert t.choices(0) == ["drop:2"]
    t.refused(0, "drop:0", "ST-56").refused(0, "drop:1", "ST-56").refused(0, "drop:3", "ST-62")
    t.play(0, "drop:2")
    assert t.goods(1) == {"yellow": 1}
    assert t.goods(2) == {"orange": 2, "yellow": 1}


def test_move_needs_a_receiver() -> None:
    """ST-56, ST-62: with all but one opponent under embargo nothing can be moved."""
    t = table(embargo=[2, 3], dice="move move move move give")
    t.refused(0, "act:move:4", "ST-51")
    assert t.acts(0) == ["give:1"]


def test_protect() -> None:
    """ST-57: two goods of choice into the stash."""
    t = table(goods=FEW, dice="protect give give give give").play(0, "act:protect:1")
    t.play(0, "stash:green", "stash:green")
    assert t.stash(0) == {"green": 2}
    assert t.asked == [1]


def test_tokens_are_goods_for_all_actions() -> None:
    """ST-58, A-18: the artefact too; each fills one of the two places of a Protect."""
    goods = [{"artefact": 1, "lamp": 1, "green": 1}, {"yellow": 1}, {}, {}]
    t = table(goods=goods, dice="protect give give give give").play(0, "act:protect:1")
    t.play(0, "stash:lamp", "stash:artefact")
    assert t.stash(0) == {"lamp": 1, "artefact": 1}
    assert t.goods(0) == {"green": 1}
    t = table(goods=goods, dice="give swap swap swap swap").play(0, "act:give:1", "give:1:artefact")
    assert t.goods(1) == {"yellow": 1, "artefact": 1}
    t = table(goods=goods, dice="swap " * 5)
    t.play(0, "act:swap:5", "offer:artefact", "swap:1:yellow")
    assert t.goods(1) == {"artefact": 1}
    t = table(goods=goods, turn=1, dice="steal move move move move")
    t.play(1, "act:steal:1", "steal:0:artefact")
    assert t.goods(1) == {"yellow": 1, "artefact": 1}
    t = table(goods=goods, turn=1, dice="move steal steal steal steal")
    t.play(1, "act:move:1", "lift:0:artefact", "drop:3")
    assert t.goods(3) == {"artefact": 1}
