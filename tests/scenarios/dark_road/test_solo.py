"""Alone against the Trader: DR-102 to DR-115."""

from __future__ import annotations

from typing import Any

import pytest

from nightmarket.games.dark_road import GAME
from nightmarket.games.dark_road.cards import GOODS, HEROES, Cards, cards_of
from nightmarket.games.dark_road.scoring import TraderResult
from nightmarket.kernel import apply
from tests.scenarios.dark_road.table import RoadTable, table

PLAIN = {"inn": ["h01", "h08", "h15", "h22"]}


def trader(card: str, **zones: Any) -> RoadTable:
    """The Trader's turn with this card, as far as it goes by itself."""
    return table(seats=1, turn=1, cards=[card], **{**PLAIN, **zones})


def other(t: RoadTable) -> dict[str, int]:
    """What the Trader has."""
    s = t.s
    return {
        "coins": s.coins[1],
        "prestige": s.prestige[1],
        "goods": s.trader.wares,
        "lanterns": s.lanterns[1],
        "quartz": s.quartz[1],
        "lights": s.trader.lights,
        "crowns": len(s.crowns[1]),
        "heroes": len(s.heroes[1]),
        "commissions": len(s.commissions[1]),
    }


def test_like_a_game_for_two() -> None:
    """DR-102: one seat, two wagons; whoever scores more wins, and a loss is nobody's victory."""
    t = table(seats=1, stage="over", coins=[9, 9], prestige=[9, 3])
    assert t.winners == [0]
    t = table(seats=1, stage="over", coins=[9, 9], prestige=[3, 9])
    assert t.winners == []
    assert len(t.view(0).wagons) == 2


def test_setup_of_the_trader() -> None:
    """DR-103, DP-29: the person says who starts; one upgrade on the track; no board, steed,
    horseshoe.
    """
    for starter, mine, its in (("me", 5, 6), ("trader", 6, 5)):
        s = GAME.setup(1, 3)
        apply(s, 0, GAME.parse(f"begin:{starter}"))
        if starter == "me":
            assert s.coins == [mine, its]
            assert s.trader.wares == 2  # one by price, one by its hero
            assert s.shoes[1] == s.quartz[1] == 0
            assert s.trader.lights == 1
            assert s.steeds[1] == -1
            assert len(s.heroes[1]) == len(s.crowns[1]) == 1
            assert s.prestige[1] == 0
        assert len(s.upgrades) == 1
        assert sum(s.goods) == 2
        assert s.first == (starter == "trader")
    t = RoadTable(GAME, GAME.setup(1, 3))
    t.refused(0, "pass", "DR-103")


def test_a_card_is_carried_out() -> None:
    """DR-104: plan first, then the first action whose requirement holds; the log says why others
    do not.
    """
    t = trader("t05", wares=1)  # inn needs two goods, so the bazaar
    assert t.s.place[1] == 0
    assert other(t)["coins"] == 6
    assert other(t)["prestige"] == 1
    assert other(t)["lanterns"] == 1
    assert other(t)["goods"] > 1
    assert t.asked == [0]
    assert t.s.round == 2
    assert t.s.trader.discard == [4]


def told(t: RoadTable) -> list[tuple[str, Any]]:
    return [(e.kind.name, e.seen_by(0)) for e in t.heard]


def test_the_turn_is_told_step_by_step() -> None:
    """DR-104: card, move, gains, what it skips and why, what it does."""
    t = table(seats=1, stage="act", cards=["t05"], wares=1).play(0, "visit:bazaar", "end")
    kinds = [name for name, _ in told(t)]
    assert kinds[kinds.index("trader-turn") :][:2] == ["trader-turn", "trader-moved"]
    skipped = t.event("trader-skips")
    assert (skipped["action"], skipped["reason"]) == ("inn", "too-few-goods")
    assert t.event("trader-acts")["action"] == "bazaar"


def test_the_illuminated_variant() -> None:
    """DR-104: with a die it must return it for that variant, without one it takes the other."""
    t = trader("t05", trader_lights=1)
    assert (other(t)["coins"], other(t)["prestige"], other(t)["lights"]) == (7, 3, 0)
    assert t.s.light_supply == 8
    t = trader("t05")
    assert (other(t)["coins"], other(t)["prestige"], other(t)["lanterns"]) == (6, 1, 1)
    assert other(trader("t02", trader_lights=1))["lights"] == 1  # no such variant


def test_the_deck_is_shuffled_anew() -> None:
    """DR-104: when it is empty."""
    t = table(seats=1, stage="act")
    t.s.trader.discard, t.s.trader.deck = t.s.trader.deck, []
    t.play(0, "visit:bazaar", "end").pass_on(0)
    assert len(t.s.trader.deck) == 9
    assert len(t.s.trader.discard) == 1


def test_its_goods_are_only_counted() -> None:
    """DR-105: basic +1; upgraded +1 and a quartz; losses down to 0; horseshoes ignored; tiles
    stay.
    """
    t = trader(
        "t08", trader_lights=1, wares=5
    )  # upgraded good, then ruins (too many goods for the market)
    assert other(t)["goods"] == 7
    assert other(t)["quartz"] == 2
    assert sum(t.s.supply) == 81
    t = caravan(events=["d10"], dice="6", commissions=[[], ["c21"]])
    assert t.s.shoes[1] == 0
    t = caravan(events=["d02"], dice="2", commissions=[[], ["c21"]], wares=0)
    assert other(t)["goods"] == 0


def caravan(card: str = "t07", dice: str = "4", joins: bool = False, **zones: Any) -> RoadTable:
    """The Trader leads; t07 travels first of all."""
    t = trader(card, **zones)
    assert t.pending == "Joining", t.pending
    t.dice(dice)
    return t.play(0, "join" if joins else "stay")


def test_bazaar() -> None:
    """DR-106: the wheel turns, dice of the three icons leave, one good each, at least one;
    nothing paid.
    """
    t = trader("t05", dearest="potion", market={"lute": 2, "bow": 1, "book": 2})
    assert other(t)["goods"] == 3
    assert other(t)["coins"] == 6
    assert t.prices()["bow"] == 5
    t = trader("t05", market={"potion": 2, "sword": 1, "book": 2})
    assert other(t)["goods"] == 1
    assert sum(t.s.market) == 5


def test_commissions() -> None:
    """DR-107: the town with most cargo; tie or none: the printed one; an empty stack: the person
    decides.
    """
    t = trader("t02", heroes=[[], ["h30", "h31", "h02"]])
    assert t.s.commissions[1] == [20]  # farglen
    t = trader("t02")
    assert t.s.commissions[1] == [0]  # printed: scorchbog
    t = trader("t02", heroes=[[], ["h30", "h09"]])
    assert t.s.commissions[1] == [0]  # a tie
    t = trader("t02", empty_stacks=["scorchbog"])
    assert t.choices(0) == [
        f"trader-commission:{town}"
        for town in ("northbreak", "cursecairn", "nightpoem", "farglen", "windglass")
    ]
    t.refused(0, "trader-commission:scorchbog", "DR-107")
    t.play(0, "trader-commission:windglass")
    assert t.s.commissions[1] == [25]


def test_when_it_travels() -> None:
    """DR-108: a commission, or two heroes for one town."""
    assert trader("t07", commissions=[[], ["c21"]]).pending == "Joining"
    assert trader("t07", heroes=[[], ["h30", "h31"]]).pending == "Joining"
    t = trader("t07", heroes=[[], ["h30", "h09"]])
    assert t.pending == "Planning"
    assert other(t)["commissions"] == 1  # the last line of the card


def test_how_it_travels() -> None:
    """DR-108: discards a companion; best town; shortcut with three lanterns; takes the highest
    die.
    """
    t = trader("t07", commissions=[[], ["c21", "c06"]], heroes=[[], ["h30"]])
    assert t.view(0).caravan.town == "farglen"
    assert t.s.friend_discard == [0]  # the raven at the first place
    assert t.view(0).caravan.road == "dark-road"
    t = trader("t07", commissions=[[], ["c21"]], lanterns=[0, 3])
    assert t.view(0).caravan.road == "shortcut"
    assert other(t)["lanterns"] == 0
    t = trader("t03", commissions=[[], ["c21"]]).dice("2 6")  # the companion with the travel die
    t.play(0, "stay")
    assert t.event("trader-die")["pips"] == 6


def test_a_tie_between_towns_is_the_persons() -> None:
    """DR-108, DP-25: most heroes and commissions, then commissions, then the person."""
    t = trader("t07", commissions=[[], ["c21", "c06"]])
    assert t.choices(0) == ["trader-town:northbreak", "trader-town:farglen"]
    t.refused(0, "trader-town:scorchbog", "DR-108")
    t.play(0, "trader-town:northbreak")
    assert t.view(0).caravan.town == "northbreak"
    t = trader("t07", commissions=[[], ["c21"]], heroes=[[], ["h09"]])
    assert t.view(0).caravan.town == "farglen"  # the commission decides


def test_what_it_delivers() -> None:
    """DR-108, EX-16: five goods and two commissions for Farglen: 6 + 3 prestige; without goods
    one stays.
    """
    t = caravan(commissions=[[], ["c21", "c22"]], wares=5, events=["d10"])
    assert other(t)["prestige"] == 2 + 9
    assert other(t)["goods"] == 0
    assert other(t)["commissions"] == 0
    t = caravan(commissions=[[], ["c21", "c22"]], wares=0, events=["d10"], heroes=[[], ["h30"]])
    assert other(t)["commissions"] == 2
    assert other(t)["heroes"] == 0
    assert other(t)["prestige"] == 2 + 2


def test_its_leader_bonuses() -> None:
    """DR-108: the first printed one, both after a shortcut; an upgrade leaves the game, else
    coins.
    """
    t = caravan(commissions=[[], ["c21"]], events=["d10"], upgrades=["long-bed"])
    assert t.s.upgrades == []
    assert t.s.fitted[1] == -1
    t = caravan(commissions=[[], ["c21"]], events=["d10"], upgrades=[])
    assert other(t)["coins"] == 5 + 2 + 1 + 5  # plan, row 4, the five coins
    assert t.s.five == 0
    t = caravan(commissions=[[], ["c21"]], lanterns=[0, 3], events=["s05"], upgrades=[], five=0)
    assert other(t)["coins"] == 5 + 2 + 1 + 3
    assert other(t)["crowns"] == 1  # second place: a good counted, the horseshoe ignored
    assert other(t)["goods"] == 1
    t = caravan("t08", commissions=[[], ["c21"]], lanterns=[0, 2], events=["s05"])
    assert other(t)["lights"] == 1
    assert other(t)["coins"] == 5 + 1 + 5


def test_ruins_of_the_trader() -> None:
    """DR-109: printed steps, a good and a quartz; with a lantern it must roll the ruins die."""
    t = trader("t08", wares=5)
    # t08's plan gives a lantern, so the die is rolled.
    assert t.s.ruins in (3, 0)
    assert other(t)["lanterns"] in (0, 1)
    t = trader("t03", wares=2)
    assert t.s.ruins == 2
    assert (other(t)["goods"], other(t)["quartz"]) == (4, 1)


def test_dark_market_of_the_trader() -> None:
    """DR-110: printed steps for free, two goods; on the first section the printed favour."""
    t = trader("t09")
    assert (t.s.dark, other(t)["goods"], other(t)["coins"]) == (1, 2, 7)
    t = trader("t09", dark=3)
    assert t.s.commissions[1] == [10]  # cursecairn
    t = trader("t03", wares=4, dark=3)
    assert other(t)["crowns"] == 1
    assert other(t)["prestige"] == 1 + 2  # the first place


def test_inn_of_the_trader() -> None:
    """DR-111: the hero that matches its cargo, else the printed one; printed icons while goods
    last.
    """
    t = trader("t04", wares=2, dearest="potion", inn=["h01", "h08", "h15", "h26"])
    assert [HEROES[h] for h in t.s.heroes[1]] == ["h26"]  # printed: the fourth
    assert other(t)["coins"] == 5 + 2 + 5 + 4  # potion and sword
    assert other(t)["lanterns"] == 1  # its icon
    t = trader("t04", wares=2, dearest="potion", heroes=[[], ["h09"]])
    assert [HEROES[h] for h in t.s.heroes[1]] == ["h09", "h08"]  # northbreak matches
    t = trader("t09", wares=3, dearest="potion")
    assert other(t)["goods"] == 0
    assert other(t)["coins"] == 5 + 2 + 1 + 5 + 4  # bow, potion, sword of h01


def test_it_joins_your_caravan() -> None:
    """DR-112: with cargo for the region or a lantern; highest die in its turn; delivers in the
    region.
    """

    def lead(**zones: Any) -> RoadTable:
        t = table(seats=1, stage="act", place=[3], events=["d10"], **zones).dice("4 5")
        return t.play(0, "visit:travel", "befriend:first", "head-for:windglass")

    assert lead().s.trip.members == 1
    assert lead(lanterns=[0, 1]).s.trip.members == 3
    t = lead(heroes=[[], ["h30"]])
    assert t.s.trip.members == 3
    assert t.event("trader-joined")["why"] == "cargo"
    t.play(0, "take:4:0")
    assert t.event("trader-die")["pips"] == 5
    assert other(t)["prestige"] == 1 + 2
    assert t.s.delivered[1] == [29]
    assert lead(heroes=[[], ["h09"]]).s.trip.members == 1
    t = lead(commissions=[[], ["c21", "c26"]], wares=1)
    t.play(0, "take:4:0")
    assert t.choices(0) == ["trader-town:farglen", "trader-town:windglass"]


def test_open_choices_are_yours() -> None:
    """DR-113: a hero or crown from a row without a printed hint; which hero it loses; it pays
    when it can.
    """
    t = caravan(events=["d06"], dice="6", commissions=[[], ["c21"]])
    assert t.choices(0) == [
        "trader-hero:h01",
        "trader-hero:h08",
        "trader-hero:h15",
        "trader-hero:h22",
    ]
    t.refused(0, "trader-hero:h02", "DR-113")
    t.play(0, "trader-hero:h08")
    t = table(seats=1, stage="act", place=[3], events=["d05"], lanterns=[0, 1]).dice("4 6")
    t.play(0, "visit:travel", "befriend:first", "head-for:windglass", "take:4:0", "decline")
    assert t.choices(0) == ["trader-crown:first", "trader-crown:second", "trader-crown:deck"]
    t.play(0, "trader-crown:deck")
    assert other(t)["coins"] == 3
    t = caravan(events=["d02"], dice="1", commissions=[[], ["c21"]], heroes=[[], ["h09", "h02"]])
    assert t.choices(0) == ["trader-loses:h09", "trader-loses:h02"]
    t.refused(0, "trader-loses:h01", "DR-113")
    t.play(0, "trader-loses:h02")
    assert t.s.hero_deck[0] == 1


def test_thirteen_turns_and_a_last_journey() -> None:
    """DR-114: to the town with most cargo; a tie is the person's."""
    t = table(seats=1, stage="final", heroes=[[], ["h30", "h31", "h02"]], coins=[5, 5])
    assert t.over
    assert other(t)["prestige"] == 4
    t = table(seats=1, stage="final", heroes=[[], ["h30", "h02"]])
    assert t.choices(0) == ["trader-town:scorchbog", "trader-town:farglen"]
    t.play(0, "trader-town:farglen")
    assert t.over


def test_the_score_of_the_trader() -> None:
    """DR-115: the lower of coins and prestige, and 1 for each good, die, quartz and crown."""
    t = table(
        seats=1,
        stage="over",
        coins=[5, 20],
        prestige=[0, 17],
        wares=4,
        trader_lights=1,
        quartz=[0, 2],
        crowns=[[], ["k01", "k05", "k09"]],
    )
    assert TraderResult(t.s).total == 17 + 4 + 1 + 2 + 3
    assert t.game.box_scores(t.state) == [27]
    assert t.scores == [0]  # its lines do not count for the person


@pytest.mark.parametrize(
    ("mine", "its", "wares", "wins"),
    [
        ((10, 10), (12, 9), 1, True),  # equal scores, the higher base
        ((10, 14), (12, 10), 0, True),  # then the larger of the two
        ((10, 12), (14, 10), 0, False),
        ((10, 12), (12, 10), 0, False),  # then the Trader
    ],
)
def test_ties_with_the_trader(
    mine: tuple[int, int], its: tuple[int, int], wares: int, wins: bool
) -> None:
    """DR-115: the ties."""
    t = table(
        seats=1, stage="over", coins=[mine[0], its[0]], prestige=[mine[1], its[1]], wares=wares
    )
    assert t.game.box_scores(t.state) == [10]
    assert t.scores == [10]
    assert t.winners == ([0] if wins else [])


def test_every_trader_card_comes_to_its_end() -> None:
    """DR-104: each of the ten cards, with nothing and with plenty, ends in a turn of the person."""
    cards: Cards = cards_of("reconstructed")
    for number in range(len(cards.deeds)):
        name = f"t{number + 1:02}"
        poor = trader(name)
        rich = trader(
            name,
            wares=6,
            commissions=[[], ["c21", "c22"]],
            heroes=[[], ["h02", "h03"]],
            lanterns=[0, 3],
            trader_lights=1,
        )
        for t in (poor, rich):
            while t.s.turn == 1:
                t.play(0, t.choices(0)[-1])
            assert t.s.place[1] == cards.move_to[number]
            assert t.s.trader.discard == [number]
    assert len(GOODS) == 6


def test_its_coins_are_not_shown() -> None:
    """DR-103: behind its screen until the end, and its crowns lie face down."""
    t = table(seats=1, coins=[5, 777], crowns=[[], ["k07"]])
    assert "777" not in str(t.view(0))
    assert "k07" not in str(t.view(0))
    t = table(seats=1, stage="over", coins=[5, 777])
    assert t.view(0).end.coins == [5, 777]
