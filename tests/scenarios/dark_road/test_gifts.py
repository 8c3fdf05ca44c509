"""Gifts at any moment of the own turn (DR-58): between the parts of an action, at every question."""

from __future__ import annotations

from typing import Any

from nightmarket.games.dark_road import GAME
from nightmarket.games.dark_road.cards import EVENTS, SNOW_BEE, SPECIES
from nightmarket.kernel import Luck, asked, legal, step
from tests.scenarios.dark_road.table import table
from tests.scenarios.dark_road.test_travel import caravan


def test_a_gift_between_a_sale_and_the_boarding() -> None:
    """DR-58, DR-66: the quartz of an upgraded good is gifted before the hero comes aboard, so that a
    Cave Dragon makes room for it.
    """
    t = table(
        stage="act",
        place=[4],
        goods=[{"potion+": 1}],
        heroes=[["h02", "h03", "h04"]],
        friends=[{"cave-dragon": 1}],
    )
    t.play(0, "visit:inn", "host:h01", "sell:potion:upgraded")
    assert t.choices(0) == ["end", "gift:cave-dragon:a", "gift:cave-dragon:b"]
    t.play(0, "gift:cave-dragon:a", "send:h02")
    assert t.heroes() == ["h03", "h04", "h01"]  # no gift is left to make, so the sale is over


def test_a_gift_brings_a_good_to_sell() -> None:
    """DR-58, DR-66: what a Frost Mouse brings can still be sold."""
    t = table(
        stage="act", place=[4], goods=[{"sword": 1}], quartz=[2], friends=[{"frost-mouse": 1}]
    )
    t.play(0, "visit:inn", "host:h01", "sell:sword:basic", "gift:frost-mouse:b", "gain:bow:basic")
    t.play(0, "sell:bow:basic", "end")
    assert (t.purse()[0], t.heroes()) == (5 + 4 + 1, ["h01"])


def test_a_gift_after_the_ruins_die() -> None:
    """DR-58, DR-63: before the hero of the ruins die boards, and before the die for its lantern."""
    zones: dict[str, Any] = {
        "stage": "act",
        "place": [3],
        "heroes": [["h02", "h03", "h04"]],
        "quartz": [1],
    }
    t = table(**zones, lanterns=[1], friends=[{"cave-dragon": 1}])
    t.play(0, "visit:ruins", "delve:4", "gain:bow:upgraded").dice("6").play(0, "ruins-die")
    assert "gift:cave-dragon:a" in t.choices(0)
    t.play(0, "invite:h01")
    assert t.pending == "Crowded"
    t.play(0, "gift:cave-dragon:a", "send:h02")
    assert t.heroes() == ["h03", "h04", "h01"]
    t = table(**zones, friends=[{"phoenix": 1}])
    t.play(0, "visit:ruins", "delve:4", "gain:bow:upgraded", "gift:phoenix:a")
    assert t.choices(0) == ["end", "ruins-die"]


def test_gifts_before_the_road_and_in_slot_b() -> None:
    """DR-58, DR-73, DR-44: lanterns for the shortcut, an illuminated die for the pool."""
    t = table(stage="act", place=[3], lanterns=[1], quartz=[1], friends=[{"phoenix": 1}])
    t.play(0, "visit:travel", "befriend:first", "head-for:farglen")
    assert t.choices(0, "go-by") == ["go-by:dark-road"]
    t.play(0, "gift:phoenix:a", "go-by:shortcut")
    assert t.bag()[0] == 0
    t = table(quartz=[1], friends=[{"raven": 1}]).play(0, "lock:1:b").dice("3")
    t.play(0, "gift:raven:a", "shine:3")
    assert t.s.pool_light == 3


def test_every_question_of_the_own_turn_takes_a_gift() -> None:
    """DR-58: whatever is asked of the active player, a gift may come first; nobody else makes one."""
    asked_here: set[str] = set()
    for seats in (1, 2, 3):
        for seed in range(8):
            s = GAME.setup(seats, seed)
            rng = Luck.seeded(seed)
            while s.stack:
                seat = asked(s)[0]
                s.friends[seat * SPECIES + SNOW_BEE] = 1  # never used up: there is always a gift
                s.quartz[seat] += 1
                gifts = [
                    choice for choice in legal(s, seat) if GAME.text(choice) == "gift:snow-bee:a"
                ]
                s.quartz[seat] -= 1
                s.friends[seat * SPECIES + SNOW_BEE] = 0
                assert bool(gifts) == (seat == s.turn)
                asked_here.add(str(GAME.question(s)["ask"]))
                choices = legal(s, seat)
                step(s, seat, choices[rng.below(len(choices))])
    assert len(asked_here) > 30


def test_a_question_that_a_gift_has_answered() -> None:
    """DR-58, AMB-8: a Fey Cat repeats a row that takes the only good: the sale, the commission and the
    purchase go on with what is left, or do not happen.
    """
    lose_good = EVENTS.index("d02") * 6 + 1  # a two on this card
    t = caravan(
        seats=2,
        joins=(),
        town="scorchbog",
        dice="2",
        events=["d02"],
        commissions=[["c03"]],
        goods=[{"sword": 1, "lute": 1}],
        quartz=[1],
        friends=[{"fey-cat": 1}],
    )
    t.play(0, "take:2:0", "lose:lute:basic", "fulfil:c03", "gift:fey-cat:a")
    assert (t.commissions(), t.s.fulfilled[0], t.s.led[0]) == (["c03"], [], 0)
    assert t.pending == "Bonus"
    zones: dict[str, Any] = {"stage": "act", "quartz": [1], "friends": [{"fey-cat": 1}]}
    t = table(**zones, place=[4], goods=[{"sword": 1}])
    t.s.echo = t.s.cards.rows[lose_good]
    t.play(0, "visit:inn", "host:h01", "gift:fey-cat:a")
    assert "no-effect" in t.events
    assert (t.inn()[0], t.s.guest, t.heroes()) == ("h01", -1, [])
    t = table(**zones, coins=[9], market={"book": 2, "bow": 1, "sword": 2})
    t.s.echo = t.s.cards.rows[lose_good]
    t.play(0, "visit:bazaar", "buy:book:1", "gift:fey-cat:a")
    assert t.goods() == {}
    t.play(0, "buy:book:1", "end")
    assert t.goods() == {"book": 1}


def test_a_commission_gained_while_one_is_handed_in() -> None:
    """DR-58, DR-22: the tile that is being done is not among those that must go."""
    t = caravan(
        seats=2,
        joins=(),
        town="scorchbog",
        dice="4",
        commissions=[["c01", "c03", "c06"]],
        goods=[{"sword": 1, "shield": 1}],
        quartz=[1],
        friends=[{"frost-mouse": 1}],
    )
    t.play(0, "take:4:0", "fulfil:c03", "hand-in:sword:basic", "gift:frost-mouse:a")
    t.play(0, "commission:farglen", "end")
    assert (t.purse()[1], t.commissions()) == (1, ["c01", "c06", "c21"])


def test_heroes_who_come_by_gift_into_a_crowd() -> None:
    """DR-58, DR-21, DR-67: two too many, two leave; icons work for whoever stays."""
    t = table(
        stage="act",
        place=[4],
        inn=["h04", "h07", "", ""],
        goods=[{"lute": 1}],
        heroes=[["h01", "h02", "h03"]],
        quartz=[1],
        friends=[{"scorpion": 1}],
    )
    t.play(0, "visit:inn", "host:h04", "sell:lute:basic", "end")
    t.play(0, "gift:scorpion:a", "invite:h07", "drop-hero:h01")
    assert t.bag() == (0, 0, 0)  # still one too many
    t.play(0, "drop-hero:h04")
    assert (t.heroes(), t.bag()) == (["h02", "h03", "h07"], (0, 0, 1))
