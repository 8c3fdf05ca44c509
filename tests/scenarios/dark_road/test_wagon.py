"""The wagon board, the storage and the dice: DR-17 to DR-30."""

from __future__ import annotations

from itertools import combinations_with_replacement, permutations

import pytest

from nightmarket.games.dark_road.cards import cards_of
from nightmarket.games.dark_road.packing import arrange, fits_load, placements
from tests.scenarios.dark_road.table import RoadTable, table

CARDS = cards_of("reconstructed")


def test_slots_of_a_wagon() -> None:
    """DR-17: 3 heroes, 3 commissions, 4 lanterns, 3 for horseshoes and quartz, 2 illuminated
    dice.
    """
    slots = table().view(0).wagons[0].slots
    assert slots == {
        "heroes": 3,
        "commissions": 3,
        "lanterns": 4,
        "trinkets": 3,
        "illuminated": 2,
        "beside": 0,
    }


def test_storage_of_four_by_four() -> None:
    """DR-18: the view lays every good into the grid without overlap, in its own shape."""
    view = table(goods=[{"shield": 2, "sword": 1, "lute+": 1, "book": 1}]).view(0)
    wagon = view.wagons[0]
    assert (wagon.rows, wagon.columns) == (4, 4)
    cells = [cell for piece in wagon.goods for cell in piece.cells]
    assert len(cells) == len(set(cells)) == 4 + 4 + 3 + 3 + 2
    sizes = {"potion": 2, "book": 2, "sword": 3, "lute": 3, "shield": 4, "bow": 3}
    assert all(len(piece.cells) == sizes[piece.good] for piece in wagon.goods)
    assert sorted(piece.side for piece in wagon.goods).count("upgraded") == 1


def test_a_good_on_a_hero_and_in_the_saddlebag() -> None:
    """DR-19: a hero with the storage icon and Sugarfoot carry one good each, of any shape; all
    are owned.
    """
    t = table(heroes=[["h06"]], steeds=["sugarfoot"], goods=[{"shield": 6}])
    assert t.s.side_places(0) == 2
    beside = [piece for piece in t.view(0).wagons[0].goods if not piece.cells]
    assert len(beside) == 2
    assert t.s.good_count(0) == 6
    t = table(stage="act", place=[3], heroes=[["h06"]], goods=[{"shield": 5}])
    t.play(0, "visit:ruins", "delve:1", "gain:sword:upgraded")
    assert t.pending == "Overloaded"


def test_goods_that_do_not_fit_go_back() -> None:
    """DR-20, EX-14: three shields and a sword do not fit although they have only 15 cells."""
    t = table(goods=[{"shield": 3}], reserve=[[2]]).play(0, "lock:2:a", "gain:sword:basic")
    assert t.pending == "Overloaded"
    assert t.choices(0) == ["return:sword:basic", "return:shield:basic"]
    t.refused(0, "return:book:basic", "DR-20")
    t.play(0, "return:shield:basic")
    assert t.goods() == {"sword": 1, "shield": 2}
    t = table(goods=[{"shield": 3, "potion": 1}], reserve=[[1]]).play(0, "lock:1:a")
    t.play(0, "gain:potion:basic")
    assert t.pending == "Moving"  # three shields and two potions fill the grid


def brute_force(pieces: list[int], rows: int, beside: int) -> bool:
    """Every order, every spot, without any cleverness."""
    spots = [placements(shape, rows, CARDS.columns) for shape in CARDS.shapes]

    def place(left: tuple[int, ...], used: int, free: int) -> bool:
        if not left:
            return True
        if free and place(left[1:], used, free - 1):
            return True
        return any(
            not cells & used and place(left[1:], used | cells, free) for cells in spots[left[0]]
        )

    if sum((2, 3, 3, 4)[p] for p in sorted(pieces)[: len(pieces) - beside]) > rows * CARDS.columns:
        return False
    return any(place(order, 0, beside) for order in {*permutations(pieces)}) if pieces else True


@pytest.mark.parametrize("rows", [4, 5])
def test_packing_is_exact(rows: int) -> None:
    """DR-20: the search agrees with brute force for every load of up to six pieces, and its
    answer is real.
    """
    agreed = 0
    for count in range(1, 7):
        for load in combinations_with_replacement(range(4), count):
            cells = sum((2, 3, 3, 4)[p] for p in load)
            if cells > rows * 4 + 4 or (cells <= rows * 4 - 6 and count < 5):
                continue  # hopeless, or so loose that it says nothing
            counts = [load.count(shape) for shape in range(4)]
            for beside in range(2 if cells > rows * 4 - 2 else 1):
                found = fits_load(CARDS, rows, beside, counts)
                assert found == brute_force(list(load), rows, beside), (load, rows, beside)
                agreed += 1
                spots = arrange(CARDS, rows, beside, counts)
                assert bool(spots) == found
                used = 0
                for shape, where in spots:
                    assert where == 0 or where in placements(CARDS.shapes[shape], rows, 4)
                    assert not where & used
                    used |= where
                assert sum(1 for _, where in spots if not where) <= beside
                if found:
                    assert sorted(shape for shape, _ in spots) == sorted(load)
    assert agreed > 60


def test_a_fourth_hero_pushes_one_out() -> None:
    """DR-21: any of the four may go, to the bottom of the deck; the good on a leaving hero needs
    room.
    """
    t = table(stage="act", place=[4], heroes=[["h02", "h03", "h04"]], goods=[{"potion": 1}])
    t.play(0, "visit:inn", "host:h01", "sell:potion:basic")
    assert t.choices(0) == ["drop-hero:h02", "drop-hero:h03", "drop-hero:h04", "drop-hero:h01"]
    t.refused(0, "drop-hero:h05", "DR-21")
    t.play(0, "drop-hero:h03")
    assert t.heroes() == ["h02", "h04", "h01"]
    assert t.s.hero_deck[0] == 2  # h03 at the bottom
    assert t.s.hero_known == 1


def test_a_leaving_hero_hands_its_good_back() -> None:
    """DR-21: four shields fill the grid, the fifth lay on the hero who goes; sold in time it
    would fit.
    """
    crowded = {"heroes": [["h06", "h02", "h03"]], "goods": [{"shield": 5}]}
    t = table(stage="act", place=[4], inn=["h05", "", "", ""], **crowded)  # type: ignore[arg-type]
    t.play(0, "visit:inn", "host:h05", "sell:shield:basic", "drop-hero:h06")
    assert t.goods() == {"shield": 4}
    t = table(stage="act", place=[3], quartz=[1], friends=[{"scorpion": 1}], **crowded)  # type: ignore[arg-type]
    t.play(0, "gift:scorpion:a", "invite:h01", "drop-hero:h06")
    assert t.pending == "Overloaded"
    t.play(0, "return:shield:basic")
    assert t.goods() == {"shield": 4}


def test_a_dropped_starting_hero_leaves_the_game() -> None:
    """DR-21: it wants nothing and would block the Inn for good."""
    t = table(stage="act", place=[4], heroes=[["sh1", "h03", "h04"]], goods=[{"potion": 1}])
    deck = len(t.s.hero_deck)
    t.play(0, "visit:inn", "host:h01", "sell:potion:basic", "drop-hero:sh1")
    assert 42 in t.s.out
    assert len(t.s.hero_deck) <= deck


def test_a_fourth_commission_pushes_one_out() -> None:
    """DR-22: any of the four may go, to the bottom of its own town's stack."""
    t = table(stage="act", place=[1], commissions=[["c01", "c06", "c11"]])
    t.play(0, "visit:commissions", "commission:farglen")
    assert t.choices(0) == [f"drop-commission:{c}" for c in ("c01", "c06", "c11", "c21")]
    t.refused(0, "drop-commission:c02", "DR-22")
    t.play(0, "drop-commission:c06")
    assert t.commissions() == ["c01", "c11", "c21"]
    assert t.s.stacks[1][0] == 5
    assert t.s.stack_known[1] == 1


def test_full_slots() -> None:
    """DR-23: a fifth lantern is lost; of too many trinkets the owner returns some; a third die
    is lost.
    """
    t = table(lanterns=[4]).play(0, "lock:1:b")
    assert t.bag() == (4, 0, 0)
    assert "no-room" in t.events
    t = table(stage="act", place=[1], light=0, quartz=[1], shoes=[2]).play(0, "building")
    assert t.choices(0) == ["return-item:horseshoe", "return-item:quartz"]
    t.refused(0, "end", "DR-23")
    t.play(0, "return-item:horseshoe")
    assert t.bag() == (0, 2, 1)
    assert t.s.shoe_supply == 11
    t = table(stage="act", place=[4], light=0, lights=[[1, 2]]).dice("6").play(0, "building")
    assert t.lights() == [1, 2]
    assert "light-lost" in t.events


def test_dice_keep_their_values_when_they_move() -> None:
    """DR-24: the pushed die shows what it showed; the reserve loses the one that was locked."""
    t = table(locked=[(3, 0, 1)], reserve=[[2, 2]]).play(0, "lock:2:b")
    assert (t.s.pool, t.locked(), t.reserve()) == (0, [3, 2, 1], [2])


def test_the_craft_chart() -> None:
    """DR-25: 0 lute, 1 potion or book, 2 sword or bow, 3 shield."""
    chart = {0: ["lute"], 1: ["potion", "book"], 2: ["sword", "bow"], 3: ["shield"]}
    for value, goods in chart.items():
        t = table(reserve=[[value]]).play(0, f"lock:{value}:a")
        if len(goods) == 1:
            assert t.goods() == {goods[0]: 1}
        else:
            assert t.choices(0) == [f"gain:{good}:basic" for good in goods]


def test_faces_of_the_dice() -> None:
    """DR-26, DR-27: night dice 0, 1, 1, 2, 2, 3; travel dice 1 to 6; a raised value ends at 6."""
    assert CARDS.night == CARDS.light == [0, 1, 1, 2, 2, 3]
    t = table(stage="act", place=[3], steeds=["whisper"], quartz=[1], friends=[{"fey-cat": 1}])
    t.dice("5").play(0, "visit:travel", "befriend:third", "head-for:farglen", "go-by:dark-road")
    t.play(1, "stay").play(0, "gift:fey-cat:b", "raise:2", "take:5:0")
    assert t.event("die-taken")["row"] == 6


def journey_reward(face: str, **zones: object) -> RoadTable:
    """A visit to the Ruins with a lantern for this face of the ruins die."""
    t = table(stage="act", place=[3], lanterns=[1], ruins=2, **zones)  # type: ignore[arg-type]
    t.play(0, "visit:ruins", "delve:1", "gain:book:upgraded").dice(face)
    return t.play(0, "ruins-die")


def test_every_face_of_the_ruins_die() -> None:
    """DR-28, EX-17: step with reward, again, a good priced 1, quartz, two coins, a hero."""
    t = journey_reward("1")
    assert t.s.ruins == 0
    assert t.choices(0)[0] == "gain:potion:upgraded"
    t = journey_reward("2 2 3")
    assert t.lights() == [3]
    assert journey_reward("2 5").purse()[0] == 7
    assert journey_reward("3").choices(0) == ["gain:shield:basic", "gain:bow:basic"]
    assert journey_reward("4").bag() == (0, 1, 0)
    assert journey_reward("5").purse()[0] == 7
    t = journey_reward("6", hero_deck=["h42"])
    assert t.choices(0)[-1] == "invite-deck"
    assert t.play(0, "invite-deck").heroes() == ["h42"]


def test_every_face_of_the_oracle_die() -> None:
    """DR-29: 2 prestige, 3 coins, any basic good, lantern and quartz, horseshoe and prestige, a
    die.
    """

    def oracle(face: str) -> RoadTable:
        return table(stage="act", place=[4], light=0).dice(face).play(0, "building")

    assert oracle("1").purse() == (5, 2)
    assert oracle("2").purse() == (8, 0)
    assert oracle("3").play(0, "gain:lute:basic").goods() == {"lute": 1}
    assert oracle("4").bag() == (1, 1, 0)
    t = oracle("5")
    assert (t.bag(), t.purse()) == ((0, 0, 1), (5, 1))
    assert oracle("6 2").lights() == [2]


def test_an_illuminated_die_is_rolled_and_goes_back_after_use() -> None:
    """DR-30, DR-53."""
    t = table(stage="act", place=[4], light=0).dice("6 3").play(0, "building")
    assert t.lights() == [3]
    left = t.s.light_supply
    t.pass_on()
    assert t.s.light_supply == left + 1
    assert t.s.pool_light == -1
