"""Companions, steeds, wagon upgrades and crowns: DR-89 to DR-97."""

from __future__ import annotations

from typing import Any

import pytest

from tests.scenarios.dark_road.table import RoadTable, table


def gifted(gift: str, **zones: Any) -> RoadTable:
    """The gift at the start of the own turn."""
    return table(quartz=[1], friends=[{gift.split(":")[0]: 1}], **zones).play(0, f"gift:{gift}")


def test_a_gift_costs_a_quartz_and_works_once() -> None:
    """DR-89: each action of each card once; the quartz lies on the card; own companions only."""
    t = table(quartz=[3], friends=[{"phoenix": 1}, {"raven": 1}])
    t.refused(0, "gift:raven:a", "DR-89")
    t.play(0, "gift:phoenix:a")
    assert t.bag() == (2, 2, 0)
    t.refused(0, "gift:phoenix:a", "DR-89")
    t.play(0, "gift:phoenix:b", "gain:sword:upgraded")
    assert t.bag()[1] == 1
    assert t.s.quartz_supply == 21  # not back to the supply
    t = table(quartz=[3], friends=[{"phoenix": 2}]).play(0, "gift:phoenix:a", "gift:phoenix:a")
    assert t.bag()[0] == 4  # a second card has its own spaces
    table(friends=[{"phoenix": 1}]).refused(0, "gift:phoenix:a", "DR-89")  # no quartz


def test_raven() -> None:
    """DR-90: an illuminated die; the oracle."""
    t = table(quartz=[1], friends=[{"raven": 1}]).dice("3").play(0, "gift:raven:a")
    assert t.lights() == [3]
    t = table(quartz=[1], friends=[{"raven": 1}]).dice("2").play(0, "gift:raven:b")
    assert t.purse()[0] == 8


def test_fey_cat() -> None:
    """DR-90, AMB-10, AMB-13: repeat the row of this turn, choices anew; raise the die being
    taken.
    """
    t = table(
        stage="act", place=[3], quartz=[2], friends=[{"fey-cat": 2}], events=["s01"], lanterns=[3]
    )
    t.refused(0, "gift:fey-cat:a", "DR-90")
    t.refused(0, "gift:fey-cat:b", "DR-90")
    t.play(0, "visit:travel", "befriend:first", "head-for:farglen", "go-by:shortcut").dice("5")
    t.play(1, "stay").play(0, "gift:fey-cat:b")
    assert t.choices(0, "raise") == ["raise:1", "raise:2"]
    t.refused(0, "raise:3", "DR-90")
    t.play(0, "raise:1")
    t.refused(0, "reroll", "DR-76")
    t.play(0, "take:5:0", "gain:bow:upgraded")
    t.refused(0, "gift:fey-cat:b", "DR-90")
    t.play(0, "gift:fey-cat:a")
    assert len(t.choices(0, "gain")) == 6  # any upgraded good, chosen anew
    t.play(0, "gain:lute:upgraded")
    assert t.goods() == {"bow+": 1, "lute+": 1}
    # The row is forgotten with the turn.
    t.pass_on()
    assert t.s.echo == -1


def test_a_follower_makes_no_gifts() -> None:
    """AMB-10, DR-58: a Fey Cat helps the leader only."""
    t = table(
        stage="act", turn=1, place=[0, 3], quartz=[1], friends=[{"fey-cat": 1}], events=["d10"]
    )
    t.play(1, "visit:travel", "befriend:first", "head-for:farglen").dice("4 4").play(0, "join")
    t.play(1, "take:4:0")
    t.refused(0, "gift:fey-cat:b", "DR-58")


def test_frost_mouse() -> None:
    """DR-90: any town's top commission; any basic good."""
    assert gifted("frost-mouse:a").play(0, "commission:nightpoem").commissions() == ["c16"]
    assert gifted("frost-mouse:b").play(0, "gain:shield:basic").goods() == {"shield": 1}


def test_cave_dragon() -> None:
    """DR-90, DR-97: a hero aboard is delivered at once, with reward; a basic good off the
    market.
    """
    t = gifted("cave-dragon:a", heroes=[["h02", "h29"]])
    assert t.choices(0) == ["send:h02", "send:h29"]
    t.refused(0, "send:h01", "DR-90")
    t.play(0, "send:h29")
    assert t.purse() == (5, 2)
    assert t.s.delivered[0] == [28]
    t = gifted("cave-dragon:b", market={"potion": 2, "book": 1, "sword": 1, "bow": 1})
    assert t.choices(0) == ["gain:lute:basic", "gain:shield:basic"]


def test_scorpion() -> None:
    """DR-90: a hero; an upgraded good by the die in slot A, any when it is empty."""
    assert gifted("scorpion:a").play(0, "invite:h15").heroes() == ["h15"]
    t = gifted("scorpion:b", locked=[(2, 2, 3)])
    assert t.choices(0) == ["gain:sword:upgraded", "gain:bow:upgraded"]
    t = gifted("scorpion:b", locked=[(-1, 2, 3)], reserve=[[]], round=12)
    assert len(t.choices(0)) == 6


def test_phoenix() -> None:
    """DR-90, DR-92: two lanterns; a step in the ruins without the ruins die, also on a travel
    turn.
    """
    assert gifted("phoenix:a").bag()[0] == 2
    t = gifted("phoenix:b", lanterns=[2])
    t.play(0, "gain:sword:upgraded")
    assert (t.s.ruins, t.pending) == (1, "Planning")
    t = table(stage="act", place=[3], quartz=[1], friends=[{"phoenix": 1}], events=["d10"])
    t.play(0, "visit:travel", "gift:phoenix:b", "gain:bow:upgraded")
    assert t.goods() == {"bow+": 1}


def test_snow_bee() -> None:
    """DR-91: four of them in the module; 2 prestige; a horseshoe and a coin. Off by default."""
    t = gifted("snow-bee:a", snow_bees="on")
    assert t.purse()[1] == 2
    t = gifted("snow-bee:b", snow_bees="on")
    assert (t.purse()[0], t.bag()) == (6, (0, 0, 1))
    deck = table().game.setup(2, 1).friend_deck
    assert 6 not in deck


def test_ruins_steps_by_other_means_are_not_the_ruins_action() -> None:
    """DR-92: an event row moves the marker on a travel turn."""
    t = table(stage="act", place=[3], lanterns=[3], events=["s04"])
    t.play(0, "visit:travel", "befriend:first", "head-for:farglen", "go-by:shortcut").dice("6")
    t.play(1, "stay").play(0, "take:6:0", "gain:sword:upgraded")
    assert t.goods() == {"sword+": 1}


# -- steeds


def test_sugarfoot() -> None:
    """DR-93: may move 3 whatever the dice; a saddlebag."""
    t = table(stage="move", pool=1, steeds=["sugarfoot"])
    assert t.choices(0) == ["move:1", "move:3"]
    assert t.s.side_places(0) == 1
    assert table().s.side_places(0) == 0


def test_lovebug_whisper_brembant() -> None:
    """DR-93: a lantern on Travel; +1 on the own travel die as leader or follower; 2 off at the
    Bazaar.
    """
    t = table(stage="act", place=[3], steeds=["lovebug", "whisper"], events=["d10"])
    t.play(0, "visit:travel")
    assert t.bag()[0] == 1
    t.play(0, "befriend:first", "head-for:farglen").dice("3 4").play(1, "join").play(0, "take:3:0")
    assert t.choices(1) == ["take:4:0", "take:4:1"]
    t.play(1, "take:4:1")
    assert t.purse(1) == (5, 1)
    t = table(stage="act", dearest="lute", coins=[2], steeds=["brembant"]).play(0, "visit:bazaar")
    t.play(0, "buy:shield:1")  # costs 4
    assert t.purse()[0] == 0


def test_bramblehoof() -> None:
    """DR-94: a horseshoe shifts by 1 or 2; one more horseshoe at setup."""
    t = table(stage="move", pool=1, shoes=[1], steeds=["bramblehoof"])
    assert t.choices(0) == ["move:1", "horseshoe:0", "horseshoe:2", "horseshoe:3"]
    from nightmarket.games.dark_road import GAME

    for seed in range(30):
        s: Any = GAME.setup(4, seed)
        if 4 in s.steeds:
            assert s.shoes[s.steeds.index(4)] == 2
            break
    else:
        raise AssertionError("no Bramblehoof in thirty deals")


def test_cinder() -> None:
    """DR-94: once per journey led, the dice left are rolled again for free; not as a follower."""
    t = table(stage="act", place=[3], steeds=["cinder", "cinder"], events=["d10"])
    t.play(0, "visit:travel", "befriend:first", "head-for:farglen").dice("1 1").play(1, "join")
    t.dice("4 4").play(0, "reroll-free")
    assert t.s.trip.dice == [4, 4]
    t.refused(0, "reroll-free", "DR-94")
    t.play(0, "take:4:0")
    t.refused(1, "reroll-free", "DR-94")


def test_old_marrow() -> None:
    """DR-94: 2 coins when two or more goods are sold in one visit."""
    for goods, coins in (({"potion": 1, "sword": 1}, 5 + 5 + 4 + 2), ({"potion": 1}, 5 + 5)):
        t = table(stage="act", place=[4], steeds=["old-marrow"], goods=[goods], dearest="potion")
        t.play(0, "visit:inn", "host:h01", *(f"sell:{good}:basic" for good in goods))
        assert t.purse()[0] == coins


# -- wagon upgrades


def fitted(upgrade: str, **zones: Any) -> RoadTable:
    t = table(stage="act", place=[3], events=["d10"], **zones).dice("4")
    t.play(0, "visit:travel", "befriend:first", "head-for:farglen")
    if t.pending == "ChoosingRoad":  # a gift would be possible
        t.play(0, "go-by:dark-road")
    t.play(1, "stay").play(0, "take:4:0")
    if t.pending == "Delivering":
        t.play(0, "end")
    return t.play(0, "bonus:wagon-upgrade", f"fit:{upgrade}")


def test_every_wagon_upgrade() -> None:
    """DR-95: room for good, and something at once."""
    t = fitted("long-bed", goods=[{"shield": 4}]).play(0, "gain:shield:basic")
    assert t.goods() == {"shield": 5}  # the fifth row
    assert t.s.grid_rows(0) == 5
    t = fitted("lantern-rack", lanterns=[2])
    assert t.bag()[0] == 5
    assert t.s.lantern_slots(0) == 6
    t = fitted("passenger-bench", heroes=[["h02", "h03", "h04"]]).play(0, "invite:h01")
    assert len(t.heroes()) == 4
    t = fitted("courier-case", commissions=[["c01", "c06", "c11"]]).play(0, "commission:farglen")
    assert len(t.commissions()) == 4
    t = fitted("curio-chest", quartz=[1], shoes=[1])
    assert t.bag() == (0, 3, 2)
    t = fitted("craft-bench", goods=[{"bow": 1}])
    assert t.goods() == {"bow+": 1}
    t = table(fitted=["craft-bench"], reserve=[[0]]).play(0, "lock:0:a")
    assert len(t.choices(0)) == 6  # any chart good


def test_only_one_upgrade_each() -> None:
    """DR-83, DR-95: and a tile that is taken is gone."""
    t = fitted("lantern-rack")
    assert t.view(1).upgrades == [
        "long-bed",
        "passenger-bench",
        "courier-case",
        "curio-chest",
        "craft-bench",
    ]
    t = table(stage="act", place=[3], fitted=["", "long-bed"], events=["d10"]).dice("4")
    t.play(0, "visit:travel", "befriend:first", "head-for:farglen").play(1, "stay")
    t.play(0, "take:4:0", "bonus:wagon-upgrade")
    t.refused(0, "fit:long-bed", "DR-83")


# -- crowns

A, B, C = ["h01", "h08", "h02"], ["h15", "h22", "h16"], ["h29", "h36", "h30", "h37", "h31"]
CROWNS: list[tuple[str, dict[str, Any], str, int]] = [
    ("k01", {"delivered": [A[:2]]}, "crown-prestige", 2),
    ("k01", {"delivered": [[*A, "h09", "h03", "h10"]]}, "crown-prestige", 4),  # the cap
    ("k02", {"delivered": [B]}, "crown-points", 2),
    ("k02", {"delivered": [B[:2]]}, "crown-points", 0),
    ("k03", {"delivered": [C[:3]]}, "crown-coins", 2),
    ("k03", {"delivered": [C]}, "crown-coins", 4),
    ("k04", {"fulfilled": [["c01", "c06", "c11"]]}, "crown-coins", 4),
    ("k05", {"fulfilled": [["c11", "c16"]]}, "crown-points", 2),
    ("k06", {"fulfilled": [["c21"]]}, "crown-coins", 2),
    ("k07", {"delivered": [[*A, *B, "h29"]]}, "crown-prestige", 4),
    ("k07", {"delivered": [[*A, *B]]}, "crown-prestige", 0),
    ("k08", {"fulfilled": [["c01", "c06", "c11", "c16"]]}, "crown-coins", 4),
    (
        "k09",
        {"delivered": [["h01", "h08", "h15"]], "fulfilled": [["c16", "c21", "c22"]]},
        "crown-points",
        2,
    ),
    (
        "k09",
        {"delivered": [["h01", "h08", "h15"]], "fulfilled": [["c16", "c11"]]},
        "crown-points",
        0,
    ),
    ("k10", {"counted": {"full": [3]}}, "crown-coins", 4),
    ("k11", {"counted": {"fine": [5]}}, "crown-points", 2),
    ("k12", {"friends": [{"raven": 2, "phoenix": 3}]}, "crown-prestige", 2),
    ("k13", {}, "crown-points", 0),
    ("k14", {"lanterns": [3]}, "crown-prestige", 3),
    ("k15", {"goods": [{"potion": 2, "bow+": 3}]}, "crown-coins", 6),
    ("k16", {"counted": {"led": [3]}}, "crown-points", 3),
    ("k16", {"counted": {"led": [2]}}, "crown-points", 0),  # EX-20
    ("k17", {"counted": {"followed": [3]}}, "crown-prestige", 3),
    ("k19", {"counted": {"sold": [8]}}, "crown-prestige", 4),
    ("k19", {"counted": {"sold": [7]}}, "crown-prestige", 0),
]


@pytest.mark.parametrize(
    ("crown", "zones", "line", "pays"), CROWNS, ids=[f"{c}-{p}" for c, _, _, p in CROWNS]
)
def test_every_crown(crown: str, zones: dict[str, Any], line: str, pays: int) -> None:
    """DR-96, DR-97: per full count up to the cap, or once at the threshold."""
    t = table(stage="over", crowns=[[crown]], inn=["h05", "h12", "h19", "h26"], **zones)
    assert t.over
    assert t.line(line) == [pays, 0]
    for other in {"crown-coins", "crown-prestige", "crown-points"} - {line}:
        assert t.line(other) == [0, 0]


def test_generous_hand() -> None:
    """K13, DR-97: a point for every three quartz gifted."""
    t = table(crowns=[["k13"]], quartz=[4], friends=[{"phoenix": 2}], fitted=["curio-chest"])
    t.play(0, "gift:phoenix:a", "gift:phoenix:a", "gift:phoenix:b", "gain:bow:upgraded")
    assert t.line("crown-points") == [1, 0]


def test_queens_favour() -> None:
    """K18, DR-97: a prestige for every three crowns owned, this one included."""
    t = table(stage="over", crowns=[["k18", "k07", "k08", "k09", "k10", "k16"]])
    assert t.line("crown-prestige") == [2, 0]


def test_crowns_stay_hidden() -> None:
    """DR-96: others see the number, and those that were taken face up."""
    t = table(crowns=[["k05", "k07!"]])
    assert t.view(1).wagons[0].crown_count == 2
    assert [c.id for c in t.view(1).wagons[0].seen_crowns] == ["k07"]
    assert [c.id for c in t.view(0).own.crowns] == ["k05", "k07"]
    assert "k05" not in str(t.view(1))


def test_journeys_that_count() -> None:
    """DR-97: led with a commission; followed with a delivery; Cave Dragon's heroes count as
    delivered.
    """
    t = table(
        stage="act",
        place=[3],
        commissions=[["c21"]],
        goods=[{"book": 1}],
        events=["d10"],
        heroes=[[], ["h37"]],
    )
    t.play(0, "visit:travel", "befriend:first", "head-for:farglen").dice("4 4").play(1, "join")
    t.play(0, "take:4:0").play(1, "take:4:0").play(0, "fulfil:c21", "hand-in:book:basic")
    t.play(1, "stop-at:windglass", "deliver:h37").play(0, "bonus:coins")
    assert (t.s.led, t.s.followed) == ([1, 0], [0, 1])
    t = table(stage="act", place=[3], heroes=[["h30"], []], events=["d10"])
    t.play(0, "visit:travel", "befriend:first", "head-for:farglen").dice("4 4").play(1, "join")
    t.play(0, "take:4:0").play(1, "take:4:0").play(0, "deliver:h30", "bonus:coins")
    assert (t.s.led, t.s.followed) == ([0, 0], [0, 0])  # no commission; nothing delivered
