"""The end, scores and ties: DR-98 to DR-101."""

from __future__ import annotations

from tests.scenarios.dark_road.table import table


def test_the_end_after_thirteen_turns() -> None:
    """DR-98: when the last locked die was played the final journeys follow."""
    t = table(
        stage="act",
        turn=1,
        round=13,
        place=[0, 0],
        reserve=[[], []],
        locked=[(-1, -1, -1), (-1, -1, -1)],
        heroes=[["h02"], []],
    )
    t.play(1, "visit:bazaar", "end")
    assert t.asked == [0]
    assert t.pending == "Stopping"
    t.play(0, "pass")
    assert t.over


def test_the_final_journey() -> None:
    """DR-99: any town or none, deliveries as usual; no gifts, no bonus; in turn order."""
    t = table(
        stage="final",
        heroes=[["h02", "h16"], ["h29"]],
        commissions=[["c06"]],
        goods=[{"book": 1, "shield": 1}],
        quartz=[1],
        friends=[{"raven": 1}],
    )
    assert t.choices(0) == ["pass", "stop-at:scorchbog", "stop-at:northbreak", "stop-at:cursecairn"]
    t.refused(0, "gift:raven:a", "DR-58")
    t.refused(0, "stop-at:farglen", "DR-99")
    t.play(0, "stop-at:northbreak", "fulfil:c06", "hand-in:book:basic", "hand-in:shield:basic")
    assert t.purse() == (5, 3)
    assert (t.s.led, t.s.followed) == ([0, 0], [0, 0])
    t.play(1, "stop-at:farglen", "deliver:h29")
    assert t.over
    assert t.purse(1) == (5, 2)


def test_the_score() -> None:
    """DR-100, EX-15: min(34, 29 + 2) + 3 + 1 = 35; what is left aboard is worth nothing by
    itself.
    """
    t = table(
        stage="over",
        coins=[34],
        prestige=[29],
        crowns=[["k01", "k16"]],
        lights=[[2]],
        delivered=[["h02", "h03"]],
        counted={"led": [3]},
        lanterns=[2],
        quartz=[1],
        shoes=[1],
        goods=[{"bow": 2}],
    )
    assert t.scores[0] == 35
    assert t.line("base")[0] == 31
    assert t.line("crown-points")[0] == 3
    assert t.line("lights")[0] == 1
    assert t.view(1).end.coins == [34, 5]  # the screens are lifted


def test_a_higher_score_wins() -> None:
    """DR-1, DR-100."""
    assert table(stage="over", coins=[9, 9], prestige=[5, 6]).winners == [1]


def test_tie_one_the_base() -> None:
    """DR-101: equal scores, the higher base wins."""
    t = table(stage="over", coins=[9, 9], prestige=[5, 6], lights=[[1], []])
    assert t.scores == [6, 6]
    assert t.winners == [1]


def test_tie_two_completed_crowns() -> None:
    """DR-101, AMB-6: then more crowns that paid."""
    t = table(
        stage="over", coins=[9, 9], prestige=[4, 6], crowns=[["k14"], ["k13"]], lanterns=[2, 0]
    )
    assert t.scores == [6, 6]
    assert t.line("base") == [6, 6]
    assert t.winners == [0]


def test_tie_three_commissions() -> None:
    """DR-101: then more commissions delivered."""
    t = table(
        stage="over",
        coins=[9, 9],
        prestige=[6, 6],
        fulfilled=[["c01"], ["c06", "c11"]],
        delivered=[["h02", "h03"], []],
    )
    assert t.winners == [1]


def test_tie_four_heroes() -> None:
    """DR-101: then more heroes delivered."""
    t = table(
        stage="over",
        coins=[9, 9],
        prestige=[6, 6],
        fulfilled=[["c01"], ["c06"]],
        delivered=[["h02", "h03"], ["h09"]],
    )
    assert t.winners == [0]


def test_a_shared_victory() -> None:
    """DR-101: nothing parts them."""
    assert table(seats=3, stage="over", prestige=[3, 3, 2]).winners == [0, 1]
