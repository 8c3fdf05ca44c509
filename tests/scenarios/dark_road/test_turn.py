"""Plan, Move, Act, Rest: DR-41 to DR-58."""

from __future__ import annotations

from tests.scenarios.dark_road.table import table


def test_three_equal_dice_may_be_reset() -> None:
    """DR-41: to 1, 2, 3, at the start of the turn, if wanted."""
    t = table(locked=[(2, 2, 2)])
    t.play(0, "reset")
    assert t.locked() == [1, 2, 3]
    assert t.pending == "Planning"
    t.refused(0, "reset", "DR-41")
    table(locked=[(2, 2, 1)]).refused(0, "reset", "DR-41")
    table(locked=[(-1, -1, -1)], reserve=[[1]]).refused(0, "reset", "DR-41")
    assert table(locked=[(2, 2, 2)]).play(0, "lock:0:c").locked() == [2, 2, 0]  # or not


def test_a_reserve_die_pushes_a_locked_one() -> None:
    """DR-42: any die of the reserve, any slot; the action follows at once."""
    t = table(reserve=[[0, 3]])
    assert t.choices(0) == [f"lock:{v}:{s}" for v in (0, 3) for s in "abc"]
    t.refused(0, "lock:1:a", "DR-42")
    t.refused(0, "unlock:a", "DR-46")
    t.play(0, "lock:3:c")
    assert (t.s.pool, t.locked()) == (3, [1, 2, 3])


def test_slot_a_crafts_by_the_new_die() -> None:
    """DR-43, EX-2: a 2 pushed into A gives sword or bow although the 1 left."""
    t = table(reserve=[[2]]).play(0, "lock:2:a")
    assert t.s.pool == 1
    assert t.choices(0) == ["gain:sword:basic", "gain:bow:basic"]
    t.refused(0, "gain:potion:basic", "DR-11")
    assert t.play(0, "gain:bow:basic").goods() == {"bow": 1}


def test_slot_b_gives_a_lantern_or_moves_a_die() -> None:
    """DR-44: the lantern, or one illuminated die into the pool; without a die the lantern."""
    t = table(lights=[[0, 3]]).play(0, "lock:1:b")
    assert t.choices(0) == ["take-lantern", "shine:0", "shine:3"]
    t.refused(0, "shine:2", "DR-44")
    t.play(0, "shine:3")
    assert (t.s.pool_light, t.lights(), t.bag()[0]) == (3, [0], 0)
    t = table(lights=[[0]]).play(0, "lock:1:b", "take-lantern")
    assert (t.s.pool_light, t.bag()[0]) == (-1, 1)
    assert table().play(0, "lock:1:b").bag()[0] == 1


def test_slot_c_gives_coins_and_turns_the_wheel() -> None:
    """DR-45: both parts; by option either one (AMB-12)."""
    t = table(dearest="lute").play(0, "lock:1:c")
    assert t.purse()[0] == 7
    assert t.prices()["book"] == 5
    t = table(dearest="lute", slot_c="or").play(0, "lock:1:c")
    assert t.choices(0) == ["take-coins", "turn-wheel"]
    t.refused(0, "end", "DR-45")
    t.play(0, "take-coins")
    assert (t.purse()[0], t.prices()["lute"]) == (7, 5)
    t = table(dearest="lute", slot_c="or").play(0, "lock:1:c", "turn-wheel")
    assert (t.purse()[0], t.prices()["lute"]) == (5, 4)


def test_the_last_turns_play_the_locked_dice() -> None:
    """DR-46: the slot stays empty; slot A then gives any good of the chart."""
    t = table(round=11, reserve=[[]], locked=[(1, 2, 3)])
    assert t.choices(0) == ["unlock:a", "unlock:b", "unlock:c"]
    t.refused(0, "lock:1:a", "DR-42")
    t.play(0, "unlock:a")
    assert len(t.choices(0)) == 6
    t.play(0, "gain:shield:basic")
    assert (t.s.pool, t.locked()) == (1, [-1, 2, 3])
    t = table(round=12, reserve=[[]], locked=[(-1, 2, 3)])
    t.refused(0, "unlock:a", "DR-46")
    assert t.play(0, "unlock:c").purse()[0] == 7


def test_a_move_is_as_far_as_one_die_says() -> None:
    """DR-47, EX-3: exactly the value of one die of the pool, once a turn."""
    t = table(stage="move", place=[3], pool=3)
    assert t.choices(0) == ["move:3"]
    t.refused(0, "move:2", "DR-47")
    assert t.play(0, "move:3").s.place[0] == 1
    t = table(stage="move", place=[3], pool=3, light=1)
    assert t.choices(0) == ["move:1", "move:3"]
    t.play(0, "move:1")
    assert t.pending == "Acting"


def test_a_horseshoe_shifts_the_move() -> None:
    """DR-48, EX-3: by one either way, one per turn, never below 0; before it Sugarfoot may say
    3.
    """
    t = table(stage="move", place=[3], pool=3, shoes=[2])
    assert t.choices(0) == ["move:3", "horseshoe:2", "horseshoe:4"]
    t.play(0, "horseshoe:2")
    assert (t.s.place[0], t.bag()[2]) == (0, 1)
    assert t.pending == "Acting"
    t = table(stage="move", place=[3], pool=3, shoes=[1]).play(0, "horseshoe:4")
    assert t.s.place[0] == 2
    table(stage="move", pool=0, shoes=[1]).refused(0, "horseshoe:3", "DR-48")
    assert table(stage="move", pool=0, shoes=[1]).choices(0) == ["move:0", "horseshoe:1"]
    table(stage="move", pool=2).refused(0, "horseshoe:3", "DR-48")
    t = table(stage="move", pool=0, shoes=[1], steeds=["sugarfoot"])
    assert t.choices(0) == ["move:0", "move:3", "horseshoe:1", "horseshoe:2", "horseshoe:4"]


def test_a_move_of_nothing() -> None:
    """DR-49: the wagon stays and still acts."""
    t = table(stage="move", place=[1], pool=0).play(0, "move:0")
    assert t.s.place[0] == 1
    assert t.choices(0) == ["visit:bazaar", "visit:commissions"]


def test_a_night_die_does_one_district() -> None:
    """DR-50: one of the two beside the wagon, no building."""
    t = table(stage="act", place=[1])
    t.refused(0, "visit:inn", "DR-50")
    t.refused(0, "building", "DR-51")
    t.play(0, "visit:commissions", "commission:farglen")
    assert t.s.turn == 1


def test_an_illuminated_die_does_both_and_the_building() -> None:
    """DR-51: in any order; the start space has no building."""
    t = table(stage="act", place=[1], light=2)
    assert t.choices(0) == ["visit:bazaar", "visit:commissions", "building"]
    t.play(0, "visit:commissions", "commission:farglen", "building", "visit:bazaar", "end")
    assert t.bag()[1] == 1
    assert t.s.turn == 1
    t = table(stage="act", place=[0], light=2)
    t.refused(0, "building", "DR-51")
    t.play(0, "visit:bazaar", "end", "visit:inn")
    assert t.s.turn == 1
    t = table(stage="act", place=[1], light=2).play(0, "building")
    t.refused(0, "building", "DR-51")


def test_districts_are_mandatory_the_building_is_not() -> None:
    """DR-52: nothing ends the step while a die is left; what cannot be done has no effect."""
    t = table(stage="act", place=[1], light=2)
    t.refused(0, "end", "DR-52")
    t.play(0, "visit:bazaar", "end", "visit:commissions", "commission:farglen")
    assert t.choices(0) == ["end", "building"]
    t.play(0, "end")
    assert (t.s.turn, t.bag()[1]) == (1, 0)
    t = table(
        stage="act",
        place=[1],
        empty_stacks=["scorchbog", "northbreak", "cursecairn", "nightpoem", "farglen", "windglass"],
    )
    t.play(0, "visit:commissions")
    assert "no-effect" in t.events
    assert t.s.turn == 1


def test_used_dice_are_put_away() -> None:
    """DR-53: the night die to the own discard, the illuminated one to the supply."""
    t = table(stage="act", place=[0], light=2)
    left = t.s.light_supply
    t.play(0, "visit:bazaar", "end", "visit:inn")
    assert (t.s.spent[0], t.s.pool, t.s.pool_light, t.s.light_supply) == (1, -1, -1, left + 1)


def test_market_dice_come_back() -> None:
    """DR-54: one after the other, never a third on a section."""
    t = table(stage="act", coins=[9], market={"potion": 2, "book": 2, "bow": 1})
    t.play(0, "visit:bazaar").dice("sword lute")
    t.play(0, "buy:book:2", "end")
    assert t.rolled == ["market:sword", "market:lute"]
    assert t.s.market == [2, 0, 1, 1, 0, 1]
    t = table(stage="act", coins=[9], market={"potion": 2, "book": 2, "bow": 1})
    t.play(0, "visit:bazaar", "buy:bow:1", "end")
    assert t.s.market[0] == 2  # a third potion is rolled again, whatever the luck
    assert t.s.market[1] == 2
    assert sum(t.s.market) == 5


def test_rows_are_refilled() -> None:
    """DR-55: crowns and heroes in their places; companions slide away from the deck."""
    t = table(stage="act", place=[3], friend_deck=["phoenix"], events=["d10"], crown_deck=["k09"])
    t.play(0, "visit:travel", "befriend:second", "head-for:farglen").dice("4").play(1, "stay")
    t.play(0, "take:4:0", "bonus:crown", "crown:first")
    view = t.view(0)
    assert view.friends == ["phoenix", "raven", "frost-mouse"]
    assert [c.id for c in view.palace] == ["k09", "k02"]
    assert view.row_die
    t = table(stage="act", place=[4], goods=[{"potion": 1}], hero_deck=["h42"])
    t.play(0, "visit:inn", "host:h01", "sell:potion:basic")
    assert t.inn() == ["h42", "h08", "h15", "h22"]


def test_a_short_companion_row_keeps_the_far_end() -> None:
    """DR-55, DR-85: the deck is empty; the travel die lies on the last one."""
    every = {
        "raven": 2,
        "fey-cat": 2,
        "frost-mouse": 2,
        "cave-dragon": 3,
        "scorpion": 3,
        "phoenix": 3,
    }
    t = table(stage="act", place=[3], friends=[{}, every], events=["d10"])
    assert t.s.friend_deck == []
    t.play(0, "visit:travel")
    t.refused(0, "befriend:deck", "DR-72")
    t.play(0, "befriend:third", "head-for:farglen").dice("4 4").play(1, "stay")
    t.play(0, "take:4:0", "bonus:coins")
    assert t.view(0).friends == ["", "raven", "fey-cat"]
    assert t.s.row_die == 1


def test_an_empty_reserve_is_rolled_anew_less_one_die() -> None:
    """DR-56, EX-4: after turn 4 one die leaves for good and three are rolled; after turn 10 none
    is left.
    """
    t = table(stage="rest", round=4, reserve=[[]], counted={"spent": [3]}).dice("0 3 3")
    assert t.s.turn == 1
    t = table(stage="act", round=4, reserve=[[]], counted={"spent": [3]}).dice("0 3 3")
    t.play(0, "visit:bazaar", "end")
    assert t.reserve() == [0, 3, 3]
    assert (t.s.spent[0], t.s.gone[0]) == (0, 1)
    t = table(stage="act", round=10, reserve=[[]]).play(0, "visit:bazaar", "end")
    assert (t.reserve(), t.s.spent[0], t.s.gone[0]) == ([], 0, 4)


def test_reserve_sizes_of_thirteen_turns() -> None:
    """DR-57: 4, 3, 2, 1, 3, 2, 1, 2, 1, 1, 0, 0, 0."""
    t = table()
    sizes: list[int] = []
    while t.s.round <= 13 and t.s.stack and t.s.turn >= 0:
        if t.s.turn == 0 and t.pending == "Planning" and len(sizes) < t.s.round:
            sizes.append(len(t.reserve()))
        who = t.asked[0]
        t.play(who, t.game.text(t.game.idle(t.state, who)))
    assert sizes == [4, 3, 2, 1, 3, 2, 1, 2, 1, 1, 0, 0, 0]


def test_gifts_at_any_moment_of_the_own_turn() -> None:
    """DR-58: before Plan, between the parts of an action, after Rest; not in another's turn."""
    friends = {"frost-mouse": 3, "raven": 3}
    t = table(quartz=[3], friends=[friends], lights=[[1]])
    assert "gift:frost-mouse:b" in t.choices(0)
    t.play(0, "gift:frost-mouse:b", "gain:shield:basic")
    assert t.pending == "Planning"
    t.play(0, "lock:1:b")
    assert "gift:raven:a" in t.choices(0)
    t.play(0, "take-lantern")
    assert "gift:raven:a" in t.choices(0)
    t.play(0, "move:2")
    assert "gift:raven:a" in t.choices(0)
    t.play(0, "visit:commissions", "commission:farglen")
    assert t.pending == "Pausing"  # before Rest
    t.refused(0, "join", "DR-58")
    t.play(0, "end")
    assert t.pending == "Pausing"  # and after it
    t.play(0, "end")
    assert t.s.turn == 1
    t = table(stage="act", turn=1, place=[0, 3], quartz=[1], friends=[friends])
    t.play(1, "visit:travel", "befriend:first", "head-for:farglen")
    assert t.choices(0) == ["stay", "join"]
    t.refused(0, "gift:raven:a", "DR-58")


def test_a_gift_after_rest_leaves_full_rows() -> None:
    """DR-55, DR-58: a hero taken at the very end of Rest is replaced before the next turn."""
    t = table(stage="act", quartz=[1], friends=[{"scorpion": 1}], hero_deck=["h42"])
    t.play(0, "visit:bazaar", "end", "end", "gift:scorpion:a", "invite:h08")
    assert t.s.turn == 1
    assert t.inn() == ["h01", "h42", "h15", "h22"]


def test_the_view_says_how_far_the_turn_has_come() -> None:
    """Plan, Move, Act, Rest: also while a gift is given in between (DR-58)."""
    t = table(friends=[{"frost-mouse": 1}], quartz=[2], reserve=[[2]], locked=[[1, 2, 3]])
    assert t.view(0).phase == "plan"
    t.play(0, "lock:2:a")
    assert (t.pending, t.view(0).phase) == ("Picking", "plan")
    t.play(0, "gain:sword:basic")
    assert t.view(1).phase == "move"
    t.play(0, "gift:frost-mouse:a")
    assert (t.pending, t.view(0).phase) == ("Commissioning", "move")
    t.play(0, "commission:farglen", "move:1")
    assert t.view(0).phase == "act"
    t.play(0, "visit:bazaar")
    assert t.view(0).phase == "act"
    t.play(0, "end")
    assert (t.pending, t.view(0).phase) == ("Pausing", "rest")
