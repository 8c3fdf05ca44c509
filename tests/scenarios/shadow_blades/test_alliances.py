"""Two against two (SB-73 to SB-80)."""

from __future__ import annotations

import pytest

from nightmarket.games.shadow_blades import GAME
from nightmarket.kernel import BadSetup
from tests.scenarios.shadow_blades.table import BladesTable, table
from tests.scenarios.shadow_blades.test_end import scored


def allied(**given: object) -> BladesTable:
    return table(seats=4, alliances=True, **given)  # type: ignore[arg-type]


def test_exactly_four() -> None:
    """SB-73: two pairs, seats 0+2 and 1+3, and only with four players."""
    for seats in (2, 3):
        with pytest.raises(BadSetup, match="4 seats") as refused:
            GAME.setup(seats, 1, {"alliances": "on"})
        assert refused.value.rule == "SB-73"
    assert [guild.ally for guild in allied().view(0).guilds] == [2, 3, 0, 1]
    assert [guild.ally for guild in table(seats=4).view(0).guilds] == [-1] * 4


def test_dominance_over_both_opponents() -> None:
    """SB-74, TV-24: Theft 3/5/4/2: P1 only. Infiltration 5/2/4/3: P0 and P2. 5/4/4/3: only P0."""
    t = allied(
        rows=[
            {"theft": ["burglar"], "infiltration": ["resident+stiletto"]},
            {"theft": ["raider+sling"], "infiltration": ["informer"]},
            {"theft": ["sellsword+garrotte"], "infiltration": ["pathfinder+blowpipe"]},
            {"theft": ["pickpocket"], "infiltration": ["watcher"]},
        ]
    )
    assert [t.dominance(seat) for seat in range(4)] == [
        ["infiltration"],
        ["theft"],
        ["infiltration"],
        [],
    ]
    u = allied(
        rows=[
            {"infiltration": ["resident+stiletto"]},
            {"infiltration": ["informer+sabre"]},
            {"infiltration": ["pathfinder+blowpipe"]},
            {"infiltration": ["watcher"]},
        ]
    )
    assert u.dominance(0) == ["infiltration"]
    assert u.dominance(1) == u.dominance(2) == []
    theft, infiltration = [[g.rows[i].lead for g in t.view(0).guilds] for i in (1, 3)]
    assert theft == [-2, 1, -1, -2]
    assert infiltration == [2, -3, 1, -2]
    for one in (t, u):
        rows = [row for guild in one.view(0).guilds for row in guild.rows]
        assert all(row.dominance == (row.lead > 0) for row in rows)


def test_tied_allies_both_dominate() -> None:
    """SB-74: the ally's total is irrelevant, a tie with the ally too."""
    t = allied(rows=[{"theft": ["thief"]}, {}, {"theft": ["grabber"]}, {}])
    assert t.dominance(0) == t.dominance(2) == ["theft"]


def test_totals_are_never_added() -> None:
    """SB-75: 2 and 2 of the allies do not beat a 3."""
    t = allied(
        rows=[{"theft": ["pickpocket"]}, {"theft": ["burglar"]}, {"theft": ["cutpurse"]}, {}]
    )
    assert t.dominance(0) == t.dominance(2) == []
    assert t.dominance(1) == ["theft"]


def test_any_player_and_opponent() -> None:
    """SB-76: the Watcher may look at the ally's hand, the Marauder take the ally's weapon; Cutpurse
    not.
    """
    hands = [["watcher", "marauder", "cutpurse"], ["spy"], ["odd-job"], []]
    rows = [{}, {}, {"support": ["courier+sabre"]}, {}]
    t = allied(hands=hands, rows=rows)
    t.play(0, "play:watcher:infiltration")
    assert t.choices(0) == ["decline", "watch:1", "watch:2"]
    u = allied(hands=hands, rows=rows)
    u.play(0, "play:marauder:theft")
    assert u.choices(0) == ["decline", "loot:sabre"]
    v = allied(hands=hands, rows=rows)
    v.play(0, "play:cutpurse:theft")
    assert v.choices(0) == ["decline", "steal:1"]
    v.refused(0, "steal:2", "SB-43")


def test_shadow_card() -> None:
    """SB-77: the last step of an Order, any kind of card, once; after it nothing more this turn."""
    t = allied(hands=[["thief", "sabre", "odd-job"], [], ["spy"], []])
    t.play(0, "play:thief:theft")
    assert t.choices(0) == ["end", "lay:odd-job:theft", "shadow:odd-job", "shadow:sabre"]
    t.play(0, "shadow:sabre")
    assert t.hand(2) == ["spy", "sabre"]
    assert t.hand(0) == ["odd-job"]
    assert t.asked == [1]


def test_shadow_card_alone_is_an_order() -> None:
    """SB-77, SB-39, R-17: legal as the only step, in the final round too; not after a Recruit."""
    t = allied(hands=[["sabre"]])
    assert t.choices(0) == ["recruit", "shadow:sabre"]
    t.play(0, "shadow:sabre")
    assert t.asked == [1]
    u = allied(hands=[["sabre"]], deck=0, final=0)
    assert u.choices(0) == ["skip", "shadow:sabre"]
    v = allied(hands=[["sabre"]])
    v.play(0, "recruit", "take")
    v.not_asked(0, "shadow:sabre")
    table(seats=4, hands=[["sabre"]]).refused(0, "shadow:sabre", "SB-77")


def test_shadow_card_waits_for_the_traitor() -> None:
    """SB-65, SB-77: an Order that owes an agent cannot end with a shadow card either."""
    t = allied(
        conspiracy="traitor",
        hands=[["sabre", "spy", "odd-job"]],
        rows=[{}, {"theft": ["pickpocket"]}],
    )
    t.play(0, "betray:pickpocket", "arm:sabre")
    t.refused(0, "shadow:odd-job", "SB-65")


def test_what_is_passed_stays_secret() -> None:
    """SB-78: giver and receiver know the card, everybody else only the fact; it is in hand at once."""
    t = allied(hands=[["sabre"]])
    t.play(0, "shadow:sabre")
    assert t.event("shadow", 0)["card"] == t.event("shadow", 2)["card"] == "sabre"
    for seat in (1, 3, -3):
        assert "card" not in t.event("shadow", seat)
    assert t.hand(2) == ["sabre"]


def test_allies_do_not_see_each_other() -> None:
    """SB-79: no hand and no laid mission of the ally in the view."""
    t = allied(hands=[["sabre"]], missions=[["odd-job@theft"]])
    view = t.view(2)
    assert view.own.hand == []
    assert "sabre" not in str(view)
    assert "odd-job" not in str(view)
    assert view.guilds[0].hand == 1
    assert view.guilds[0].rows[1].missions == 1


def test_alliance_score() -> None:
    """SB-80: both players' coins count together; the higher sum wins."""
    t = scored(
        [["odd-job@theft"], ["rob-the-caravan@theft"], ["blood-debt@support"], []],
        seats=4,
        alliances=True,
    )
    assert t.scores == [3, 2, 3, 2]
    assert t.winners == [0, 2]
    assert t.line("ally") == [2, 0, 1, 2]


def test_equal_alliances_win_together() -> None:
    """SB-80: equal sums: all four win."""
    t = scored([["odd-job@theft"], ["cut-purses@theft"], [], []], seats=4, alliances=True)
    assert t.winners == [0, 1, 2, 3]
