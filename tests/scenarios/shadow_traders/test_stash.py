"""Stash and embargo (ST-59 to ST-68)."""

from __future__ import annotations

from tests.scenarios.shadow_traders.table import scored, table


def test_stashed_goods_are_out_of_reach() -> None:
    """ST-59, INV-7: others cannot steal, swap or move them."""
    goods = [{}, {"yellow": 1}, {"orange": 1}, {"lamp": 1, "blue": 1}]
    stash = [{"green": 4}, {}, {}, {}]
    t = table(goods=goods, stash=stash, turn=1, dice="steal swap swap move move")
    t.play(1, "act:steal:1").refused(1, "steal:0:green", "ST-59")
    t = table(goods=goods, stash=stash, turn=1, dice="steal swap swap move move")
    t.play(1, "act:swap:2", "offer:yellow").refused(1, "swap:0:green", "ST-59")
    t = table(goods=goods, stash=stash, turn=1, dice="steal swap swap move move")
    t.play(1, "act:move:2").refused(1, "lift:0:green", "ST-59")
    assert t.stash(0) == {"green": 4}


def test_protection_lasts_until_the_owners_next_turn() -> None:
    """ST-59: also over the end of a round, and longer than a lap when the first player changes."""
    t = table(goods=[{"green": 2}, {}, {"lamp": 1}, {}], embargo=[2], coming=["no-swap"])
    t.roll("protect move move move move").play(0, "act:protect:1", "stash:green", "stash:green")
    for seat in (1, 2, 3, 2, 3):  # seat 2 holds the lamp and begins the second round
        assert t.asked == [seat]
        assert t.stash(0) == {"green": 2}
        t.roll("swap swap swap swap swap").play(seat, "skip")  # nobody else has an open good
    assert t.s.round == 2
    assert t.asked == [0]
    assert t.stash(0) == {}


def test_a_stash_does_not_stop_receiving() -> None:
    """ST-60: goods arrive unprotected; stashed ones count in the collection."""
    t = table(
        goods=[{}, {"yellow": 1}, {}, {"lamp": 1}],
        stash=[{"green": 2}, {}, {}, {}],
        turn=1,
        dice="give move move move move",
    )
    t.play(1, "act:give:1", "give:0:yellow")
    assert t.goods(0) == {"yellow": 1}
    assert t.stash(0) == {"green": 2}
    assert t.collection(0) == {"green": 2, "yellow": 1}
    t.roll("steal move move move move").play(2, "act:steal:1", "steal:0:yellow")
    assert t.goods(2) == {"yellow": 1}


def test_exactly_two_goods_for_each_protect() -> None:
    """ST-61, A-7: min(2N, own goods), no fewer on purpose."""
    t = table(dice="protect protect protect move move")
    assert "protect:3" in t.acts(0)
    t.play(0, "act:protect:3", *["stash:green"] * 5)
    assert t.pending == "Stashing"
    t.play(0, "stash:green")
    assert t.stash(0) == {"green": 6}
    assert t.asked == [1]
    few = table(
        goods=[{"green": 2, "lamp": 1}, {}, {}, {}], dice="protect protect protect move move"
    )
    few.play(0, "act:protect:3", "stash:green", "stash:green", "stash:lamp")
    assert few.stash(0) == {"green": 2, "lamp": 1}
    assert few.asked == [1]


def test_the_order_of_stashing_is_noise() -> None:
    """ST-57, ST-61, A-7: in any order, exactly so many."""
    goods = [{"green": 2, "orange": 1, "lamp": 1}, {}, {}, {}]
    t = table(goods=goods, dice="protect protect move move move").play(0, "act:protect:2")
    t.play(0, "stash:lamp", "stash:green", "stash:orange").refused(0, "stash:lamp", "ST-57")
    t.play(0, "stash:green")
    assert t.stash(0) == {"green": 2, "orange": 1, "lamp": 1}
    t = table(goods=goods, dice="protect move move move move").play(0, "act:protect:1")
    assert t.choices(0) == ["stash:green", "stash:orange", "stash:lamp"]
    t.play(0, "stash:orange", "stash:green")
    assert t.stash(0) == {"green": 1, "orange": 1}


def test_three_protects_are_no_embargo() -> None:
    """ST-61: they protect all of six goods, but goods can still be given."""
    t = table(
        goods=[{"green": 5, "lamp": 1}, {"yellow": 1}, {}, {}], dice="protect " * 3 + "move move"
    )
    t.play(0, "act:protect:3", *["stash:green"] * 5, "stash:lamp")
    assert t.s.embargo == [0, 0, 0, 0]
    t.roll("give move move move move").play(1, "act:give:1")
    assert "give:0:yellow" in t.choices(1)


def test_four_protects_are_an_embargo() -> None:
    """ST-62, A-22, INV-7: automatic; everything is protected and nothing can be given or moved there."""
    t = table(dice="protect protect protect protect move").play(0, "act:protect:4")
    assert t.event("embargo") == {"event": "embargo", "seat": 0}
    assert t.s.embargo[0] == 1
    assert t.view(2).boards[0].embargo
    assert t.goods(0) == {"green": 10, "lamp": 1}  # nothing was stashed, all of it is protected
    assert t.asked == [1]
    t.roll("steal give swap move move")
    t.play(1, "act:steal:1").refused(1, "steal:0:green", "ST-62").play(1, "steal:2:orange")
    t.roll("give give swap swap move")
    t.play(2, "act:give:2").refused(2, "give:0:orange", "ST-62")
    t.play(2, "give:1:orange", "give:1:orange")
    t.roll("move move give give swap").play(3, "act:move:2").refused(3, "lift:0:green", "ST-62")
    t.play(3, "lift:1:yellow").refused(3, "drop:0", "ST-62")
    t.play(3, "drop:2", "lift:1:yellow", "drop:2")
    assert t.asked == [0]
    assert t.s.embargo[0] == 0  # until the start of the next turn


def test_repetitions_count_after_smuggle_and_event() -> None:
    """ST-63: two dice under the doubling event; Smuggle dice; the bonus symbols of E7."""
    doubled = table(event="double-protect", dice="protect protect move move move")
    assert doubled.acts(0) == ["protect:4", "move:3"]
    assert doubled.play(0, "act:protect:4").s.embargo[0] == 1
    smuggled = table(dice="protect smuggle smuggle smuggle move").play(0, "act:protect:4")
    assert smuggled.s.embargo[0] == 1
    bonus = table(event="extra-smuggle", dice="protect protect move move move")
    assert "protect:4" in bonus.acts(0)
    assert bonus.play(0, "act:protect:4").s.embargo[0] == 1


def test_who_wants_less_uses_fewer_smuggles() -> None:
    """ST-62, A-22: three of four symbols stash six goods and are no embargo."""
    t = table(dice="protect smuggle smuggle smuggle move").play(0, "act:protect:3")
    assert t.pending == "Stashing"
    assert t.s.embargo[0] == 0


def test_embargo_needs_no_goods() -> None:
    """ST-64: with nothing at all Protect may be chosen from four repetitions on."""
    nothing: list[dict[str, int] | None] = [{}, {"lamp": 1, "yellow": 1}, {}, {}]
    t = table(goods=nothing, dice="protect protect protect smuggle swap")
    assert t.acts(0) == ["steal:1", "protect:4"]
    t.refused(0, "act:protect:3", "ST-64")
    t.play(0, "act:protect:4")
    t.roll("give move move move move").play(1, "act:give:1").refused(1, "give:0:yellow", "ST-62")
    less = table(goods=nothing, dice="protect protect protect swap swap")
    assert less.choices(0)[0] == "skip"


def test_no_swap_with_a_player_under_embargo() -> None:
    """ST-65: every good there is protected."""
    t = table(embargo=[2], dice="swap move move move move")
    t.play(0, "act:swap:1", "offer:green").refused(0, "swap:2:orange", "ST-65")
    assert not [text for text in t.choices(0) if text.startswith("swap:2")]


def test_several_embargoes_at_once() -> None:
    """ST-66: here all the others; then nobody can be given or stolen anything."""
    t = table(embargo=[1, 2, 3], dice="steal give swap move protect")
    assert t.acts(0) == ["protect:1"]
    t.play(0, "act:protect:1", "stash:green", "stash:green")
    assert t.s.embargo == [0, 0, 1, 1]


def test_owner_is_not_bound_by_own_stash() -> None:
    """ST-67, A-8: in E13 a stashed good can be given or swapped; it arrives unprotected."""
    t = table(
        event="all-five",
        goods=[{"green": 1, "lamp": 1}, {"yellow": 1}, {}, {}],
        dice="protect give swap move move",
    )
    t.play(0, "use:0:protect", "stash:green", "stash:lamp")
    t.play(0, "use:1:give", "give-stashed:2:green")
    assert t.stash(0) == {"lamp": 1}
    assert t.goods(2) == {"green": 1}
    t.play(0, "use:2:swap", "offer-stashed:lamp", "swap:1:yellow")
    assert t.goods(1) == {"lamp": 1}
    assert t.goods(0) == {"yellow": 1}


def test_owner_is_not_bound_by_own_embargo() -> None:
    """ST-67, A-8: may steal after it, and what comes in is protected as well."""
    t = table(event="all-five", dice="protect protect protect protect steal")
    t.play(0, "use:0:protect", "stash:green", "stash:green")
    t.play(0, "use:1:protect", "stash:green", "stash:green")
    t.play(0, "use:2:protect", "stash:green", "stash:green", "use:3:protect")
    assert t.s.embargo[0] == 1
    t.play(0, "use:4:steal", "steal:1:yellow")
    assert t.collection(0) == {"green": 10, "yellow": 1, "lamp": 1}
    t.roll("steal move swap give protect").play(1, "use:0:steal")
    t.refused(1, "steal:0:yellow", "ST-62")


def test_stash_and_embargo_do_not_change_the_score() -> None:
    """ST-68: the same points with goods in the main zone, in the stash or under an embargo."""
    main = scored(goods=[{"green": 4, "lamp": 1}, {"blue": 2}, {}, {}])
    stashed = scored(goods=[{}, {"blue": 2}, {}, {}], stash=[{"green": 4, "lamp": 1}, {}, {}, {}])
    embargo = scored(goods=[{"green": 4, "lamp": 1}, {"blue": 2}, {}, {}], embargo=[0, 1])
    assert main.scores == stashed.scores == embargo.scores
    assert main.line("mission")[0] == 28
