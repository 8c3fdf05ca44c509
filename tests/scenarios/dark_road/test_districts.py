"""The five districts and the buildings: DR-59 to DR-70."""

from __future__ import annotations

from nightmarket.games.dark_road.cards import GOODS
from tests.scenarios.dark_road.table import table


def test_the_bazaar_turns_and_changes_before_it_sells() -> None:
    """DR-59: in any order, each at most once, both optional; DR-10 holds."""
    t = table(stage="act", market={"potion": 2, "book": 2, "bow": 1}, coins=[9])
    t.play(0, "visit:bazaar", "flip:potion:lute", "turn-wheel")
    assert t.s.market == [1, 2, 0, 1, 0, 1]
    t.refused(0, "turn-wheel", "DR-59")
    t.refused(0, "flip:book:sword", "DR-59")
    t.play(0, "buy:book:1")
    t.refused(0, "turn-wheel", "DR-60")
    t = table(stage="act", coins=[9]).play(0, "visit:bazaar", "turn-wheel", "flip:book:lute", "end")
    assert t.s.turn == 1


def test_the_bazaar_is_paid_once_per_kind() -> None:
    """DR-60, EX-5: two potions at 3 and a book at 1 cost 4; Brembant makes it 2; never more than
    one has.
    """
    market = {"potion": 2, "book": 1, "sword": 1, "bow": 1}
    for steed, price in (("lovebug", 4), ("brembant", 2)):
        t = table(stage="act", dearest="shield", market=market, coins=[4], steeds=[steed])
        assert (t.prices()["potion"], t.prices()["book"]) == (3, 1)
        t.play(0, "visit:bazaar", "buy:potion:2", "buy:book:1")
        if t.pending == "Buying":
            t.play(0, "end")
        assert t.purse()[0] == 4 - price
        assert t.goods() == {"potion": 2, "book": 1}
    t = table(stage="act", dearest="shield", market=market, coins=[3], steeds=["lovebug"])
    t.play(0, "visit:bazaar")
    t.refused(0, "buy:bow:1", "DR-60")  # costs 4
    t.refused(0, "buy:book:2", "DR-60")  # one die only
    t.play(0, "buy:potion:1")
    assert t.choices(0) == ["end", "buy:potion:1"]  # the other potion is paid for already
    t.play(0, "buy:potion:1")
    assert t.goods() == {"potion": 2}
    assert t.s.turn == 1  # no coin is left for more
    t = table(stage="act", dearest="shield", market=market, coins=[0])
    t.play(0, "visit:bazaar", "buy:book:1")
    assert t.goods() == {"book": 1}  # the discount does not go below 0
    assert t.purse()[0] == 0


def test_bought_goods_are_stored_together() -> None:
    """DR-60, DR-20: all are taken, then the owner drops what does not fit."""
    t = table(
        stage="act",
        dearest="lute",
        coins=[9],
        goods=[{"shield": 3}],
        market={"sword": 2, "book": 1, "bow": 2},
    )
    t.play(0, "visit:bazaar", "buy:book:1", "buy:sword:2", "end")
    assert t.pending == "Overloaded"
    t.play(0, "return:sword:basic")
    assert t.pending == "Overloaded"


def test_royal_commissions_give_a_top_tile() -> None:
    """DR-61: of any town; an empty stack cannot be chosen."""
    t = table(stage="act", place=[1], tops={"nightpoem": "c18"}, empty_stacks=["farglen"])
    t.play(0, "visit:commissions")
    t.refused(0, "commission:farglen", "DR-61")
    t.play(0, "commission:nightpoem")
    assert t.commissions() == ["c18"]
    assert t.view(0).stacks[3].height == 4


def test_excursions_are_ruins_or_travel() -> None:
    """DR-62: Travel only when no other die is left; then the turn goes straight to Rest."""
    t = table(stage="act", place=[2], light=1)
    assert t.choices(0) == ["visit:commissions", "visit:ruins", "building"]
    t.refused(0, "visit:travel", "DR-62")
    t.play(0, "visit:commissions", "commission:farglen")
    assert t.choices(0) == ["visit:ruins", "visit:travel", "building"]
    t.dice("4").play(0, "visit:travel", "befriend:first", "head-for:farglen").play(1, "stay")
    t.play(0, "take:4:0", "bonus:coins")
    assert t.s.turn == 1  # the building is lost
    t = table(stage="act", place=[2], light=1).play(0, "visit:commissions", "commission:farglen")
    t.play(0, "visit:ruins", "delve:1", "gain:sword:upgraded")
    t.refused(0, "visit:travel", "DR-62")  # never both


def test_travel_in_any_order_by_option() -> None:
    """DR-62, AMB-3: with the option off, the other actions may follow the journey."""
    t = table(stage="act", place=[2], light=1, travel_last="off", events=["d10"]).dice("4")
    t.play(0, "visit:travel", "befriend:first", "head-for:farglen").play(1, "stay")
    t.play(0, "take:4:0", "bonus:coins")
    assert t.choices(0) == ["visit:commissions", "building"]


def test_the_ruins() -> None:
    """DR-63, EX-9: with two heroes 1 to 3 steps; then a lantern may buy one roll of the ruins
    die.
    """
    t = table(stage="act", place=[3], heroes=[["h02", "h03"]], lanterns=[2]).play(0, "visit:ruins")
    assert t.choices(0) == ["delve:1", "delve:2", "delve:3"]
    t.refused(0, "delve:4", "DR-63")
    t.play(0, "delve:3")
    assert t.choices(0) == ["gain:book:upgraded", "gain:shield:upgraded"]
    t.play(0, "gain:shield:upgraded")
    assert t.choices(0) == ["end", "ruins-die"]
    t.dice("5").play(0, "ruins-die")
    assert (t.bag()[0], t.purse()[0]) == (1, 7)
    assert t.s.turn == 1  # once
    t = table(stage="act", place=[3]).play(0, "visit:ruins", "delve:1", "gain:bow:upgraded")
    assert t.s.turn == 1  # no lantern, no question


def test_the_dark_market_costs_a_coin_a_step() -> None:
    """DR-64, EX-8: one to four steps; the section of arrival pays."""
    t = table(stage="act", place=[4], coins=[3], dark=2).play(0, "visit:dark-market")
    assert t.choices(0) == ["sneak:1", "sneak:2", "sneak:3"]
    t.refused(0, "sneak:4", "DR-64")
    t.play(0, "sneak:1")
    assert (t.goods(), t.purse()[0], t.s.dark) == ({"lute": 1, "bow": 1}, 2, 3)
    t = table(stage="act", place=[4], coins=[4]).play(0, "visit:dark-market", "sneak:4")
    t.play(0, "favour:commission", "commission:windglass")
    assert (t.commissions(), t.purse()[0], t.s.dark) == (["c26"], 0, 0)


def test_the_dark_market_without_a_coin() -> None:
    """DR-65: no effect, the marker stays."""
    t = table(stage="act", place=[4], coins=[0], dark=2).play(0, "visit:dark-market")
    assert "no-effect" in t.events
    assert (t.s.dark, t.s.turn) == (2, 1)


def test_the_inn_pays_the_wheel_price() -> None:
    """DR-66, EX-7: an upgraded potion at 5 and a sword at 4 give 10 coins and a quartz."""
    t = table(
        stage="act", place=[4], dearest="potion", goods=[{"potion+": 1, "sword": 1, "lute": 1}]
    )
    t.play(0, "visit:inn")
    assert t.choices(0) == ["host:h01", "host:h08", "host:h15", "host:h22"][:3]
    t.refused(0, "host:h22", "DR-66")  # wants nothing that is aboard
    t.play(0, "host:h01")
    t.refused(0, "sell:lute:basic", "DR-66")
    t.refused(0, "end", "DR-66")  # at least one
    t.play(0, "sell:potion:upgraded", "sell:sword:basic")
    assert t.purse()[0] == 15
    assert t.bag()[1] == 1
    assert t.goods() == {"lute": 1}
    assert t.heroes() == ["h01"]
    assert t.s.sold[0] == 2


def test_one_good_per_want_icon() -> None:
    """DR-66: two potions aboard, one is sold."""
    t = table(stage="act", place=[4], goods=[{"potion": 2}]).play(0, "visit:inn", "host:h01")
    t.play(0, "sell:potion:basic")
    assert t.goods() == {"potion": 1}
    assert t.s.turn == 1


def test_icons_of_a_hero_who_joins() -> None:
    """DR-67: lantern, horseshoe, storage; nothing when the new one is dropped at once."""
    t = table(stage="act", place=[4], inn=["h04", "", "", ""], goods=[{"lute": 1}])
    assert t.play(0, "visit:inn", "host:h04", "sell:lute:basic").bag() == (1, 0, 0)
    t = table(stage="act", place=[4], inn=["h07", "", "", ""], goods=[{"sword": 1}])
    assert t.play(0, "visit:inn", "host:h07", "sell:sword:basic").bag() == (0, 0, 1)
    t = table(stage="act", place=[4], inn=["h06", "", "", ""], goods=[{"book": 1}])
    t.play(0, "visit:inn", "host:h06", "sell:book:basic")
    assert t.s.side_places(0) == 1
    t = table(
        stage="act",
        place=[4],
        inn=["h04", "", "", ""],
        goods=[{"lute": 1}],
        heroes=[["h01", "h02", "h03"]],
    )
    t.play(0, "visit:inn", "host:h04", "sell:lute:basic", "drop-hero:h04")
    assert t.bag() == (0, 0, 0)
    t = table(quartz=[1], friends=[{"scorpion": 1}], inn=["h04", "", "", ""])
    assert t.play(0, "gift:scorpion:a", "invite:h04").bag() == (1, 0, 0)  # by any means


def test_an_inn_without_a_sale() -> None:
    """DR-68: nothing to sell, no effect."""
    t = table(stage="act", place=[4]).play(0, "visit:inn")
    assert "no-effect" in t.events
    assert t.s.turn == 1


def test_every_building() -> None:
    """DR-69: the five fronts."""
    sites = ["quartz-mine", "frozen-harbor", "hoarfrost-filigree", "yedls-workshop"]
    t = table(stage="act", place=[1], light=0, sites=sites).play(0, "building")
    assert t.bag() == (0, 1, 0)
    t = table(
        stage="act",
        place=[2],
        light=0,
        sites=sites,
        dearest="lute",
        market={"book": 2, "bow": 2, "potion": 1},
    ).play(0, "building")
    assert t.choices(0) == ["gain:sword:basic", "gain:lute:basic", "gain:shield:basic"]
    t = table(stage="act", place=[3], light=0, sites=sites, dearest="lute").play(0, "building")
    t.play(0, "gain:sword:basic")
    assert (t.goods(), t.bag(), t.purse()) == ({"sword": 1}, (1, 0, 0), (5, 1))
    t = table(stage="act", place=[4], light=0, sites=sites, goods=[{"bow": 1, "lute": 1}])
    t.play(0, "building")
    assert t.choices(0) == ["upgrade:lute", "upgrade:bow"]
    t.refused(0, "upgrade:book", "DR-69")
    t.play(0, "upgrade:bow")
    assert (t.goods(), t.bag()) == ({"lute": 1, "bow+": 1}, (1, 0, 0))
    t = table(stage="act", place=[4], light=0, sites=sites, goods=[{"bow+": 1}]).play(0, "building")
    assert (t.goods(), t.bag()) == ({"bow+": 1}, (1, 0, 0))  # the lantern all the same
    t = table(stage="act", place=[4], light=0).dice("2").play(0, "building")
    assert t.purse()[0] == 8  # the oracle


def test_the_harbor_counts_removed_dice_as_gone() -> None:
    """DR-69: dice bought in the same turn no longer lie on the wheel."""
    t = table(
        stage="act",
        place=[1],
        light=0,
        coins=[9],
        dearest="lute",
        sites=["frozen-harbor", "quartz-mine", "lamp-house", "farrier"],
        market={"book": 1, "bow": 1, "potion": 1, "sword": 1, "shield": 1},
    )
    t.play(0, "visit:bazaar", "buy:book:1", "end", "building")
    assert t.choices(0) == ["gain:book:basic", "gain:lute:basic"]
    assert len(GOODS) == 6
