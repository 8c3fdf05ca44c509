"""The ten cards of the Trader, line by line (DR-104): what stands on them, and what happens."""

from __future__ import annotations

from typing import Any

import pytest

from nightmarket.games.dark_road.cards import (
    ACTIONS,
    BONUSES,
    CROWN_PLACES,
    GOODS,
    NO_LIMIT,
    TOWNS,
    Cards,
    Deed,
    cards_of,
)
from nightmarket.games.dark_road.trader import TRADER
from tests.scenarios.dark_road.table import table

CARDS: Cards = cards_of("reconstructed")

# space, plan with an illuminated die, plan without one, actions from top to bottom
PRINTED: dict[str, tuple[int, str, str, list[str]]] = {
    "t01": (
        1,
        "coins 3",
        "coins 1; prestige 1",
        [
            "travel, companion 1, illuminated then coins, crown first",
            "inn with 3 goods, guest 1, sells 1 2 3",
            "bazaar, potion sword book",
        ],
    ),
    "t02": (
        2,
        "",
        "lantern 1; coins 1; prestige 1",
        [
            "commissions up to 1 held, scorchbog",
            "travel, companion 2, coins then crown, crown second",
            "ruins, 1 steps",
        ],
    ),
    "t03": (
        3,
        "",
        "basic any; prestige 1",
        [
            "travel, companion 3, crown then coins, crown first",
            "ruins up to 3 goods, 2 steps",
            "dark-market, 1 steps, favour crown, crown first",
        ],
    ),
    "t04": (
        4,
        "",
        "coins 2; prestige 2",
        [
            "inn with 2 goods, guest 4, sells 1 2",
            "travel, companion 2, crown then coins, crown second",
            "dark-market up to 3 goods, 2 steps, favour commission, northbreak",
            "commissions, windglass",
        ],
    ),
    "t05": (
        0,
        "coins 2; prestige 3",
        "lantern 1; coins 1; prestige 1",
        ["inn with 2 goods, guest 2, sells 1 2", "bazaar, lute shield bow"],
    ),
    "t06": (
        1,
        "basic any; basic any; prestige 2",
        "basic any; prestige 1",
        [
            "bazaar up to 2 goods, potion sword lute",
            "commissions up to 1 held, cursecairn",
            "inn with 1 goods, guest 3, sells 1 2",
            "commissions, northbreak",
        ],
    ),
    "t07": (
        2,
        "",
        "coins 2; prestige 2",
        ["travel, companion 1, wagon-upgrade then crown, crown second", "commissions, farglen"],
    ),
    "t08": (
        3,
        "upgraded any; prestige 2",
        "lantern 1; prestige 2",
        [
            "travel, companion 2, coins then illuminated, crown deck",
            "dark-market up to 4 goods, 3 steps, favour crown, crown second",
            "ruins, 3 steps",
        ],
    ),
    "t09": (
        4,
        "",
        "coins 2; prestige 1",
        [
            "inn with 3 goods, guest 1, sells 1 2 3",
            "dark-market, 1 steps, favour commission, cursecairn",
        ],
    ),
    "t10": (
        0,
        "",
        "basic any; coins 1; prestige 1",
        [
            "bazaar up to 3 goods, book shield bow",
            "travel, companion 3, crown then illuminated, crown first",
            "inn with 1 goods, guest 2, sells 1 2 3",
            "commissions, nightpoem",
        ],
    ),
}


def line(deed: Deed) -> str:
    """An action of a card in words, in the order of its fields."""
    head = ACTIONS[deed.action]
    head += f" with {deed.goods_min} goods" if deed.goods_min else ""
    head += f" up to {deed.goods_max} goods" if deed.goods_max < NO_LIMIT else ""
    head += f" up to {deed.commissions_max} held" if deed.commissions_max < NO_LIMIT else ""
    parts = [head]
    if deed.companion >= 0:
        parts.append(f"companion {deed.companion + 1}")
    if deed.bonuses:
        parts.append(" then ".join(BONUSES[b] for b in deed.bonuses))
    if deed.guest >= 0:
        parts.append(f"guest {deed.guest + 1}")
        parts.append("sells " + " ".join(str(n + 1) for n in deed.sells))
    if deed.steps:
        parts.append(f"{deed.steps} steps")
    if deed.favour >= 0:
        parts.append("favour " + ("commission", "crown")[deed.favour])
    if deed.town >= 0:
        parts.append(TOWNS[deed.town])
    if deed.crown >= 0:
        parts.append(f"crown {CROWN_PLACES[deed.crown]}")
    if deed.icons:
        parts.append(" ".join(g for kind, g in enumerate(GOODS) if deed.icons >> kind & 1))
    return ", ".join(parts)


@pytest.mark.parametrize("card", PRINTED)
def test_what_stands_on_the_card(card: str) -> None:
    """DR-104: space, both plans, every action with its requirement and hints."""
    space, lit, plain, actions = PRINTED[card]
    number = int(card[1:]) - 1
    assert CARDS.move_to[number] == space
    assert CARDS.effects[CARDS.with_light[number]] == lit
    assert CARDS.effects[CARDS.otherwise[number]] == plain
    icons = [sorted(a.split(", ")[-1].split()) for a in actions]
    found = [line(deed) for deed in CARDS.deeds[number]]
    assert [sorted(f.split(", ")[-1].split()) for f in found] == icons
    assert [f.split(", ")[:-1] for f in found] == [a.split(", ")[:-1] for a in actions]


def gains(plan: str) -> dict[str, int]:
    """What a plan gives the Trader, which only counts goods (DR-105)."""
    found = {"coins": 0, "prestige": 0, "lanterns": 0, "goods": 0, "quartz": 0}
    for part in plan.split("; "):
        thing, n = part.split()
        if thing in ("basic", "upgraded"):
            found["goods"] += 1
            found["quartz"] += thing == "upgraded"
        else:
            found["lanterns" if thing == "lantern" else thing] += int(n)
    return found


@pytest.mark.parametrize("card", PRINTED)
@pytest.mark.parametrize("lit", [False, True])
def test_the_plan_is_what_the_log_tells(card: str, lit: bool) -> None:
    """DR-104: the wagon, then the plan: the better one for a die if there is one, told step by step."""
    space, better, plain, _ = PRINTED[card]
    # The end of the person's turn begins the Trader's: its first steps are in the same gesture.
    t = table(seats=1, stage="act", place=[0, 0], cards=[card], trader_lights=int(lit))
    t.play(0, "visit:bazaar", "end")
    kinds = [event.kind.name for event in t.heard]
    begun = kinds.index("trader-turn")
    until = min(n for n in range(begun, len(kinds)) if kinds[n] in ("trader-acts", "trader-skips"))
    plan = [event.seen_by(0) for event in t.heard[begun:until]]
    assert plan[0]["card"] == card
    assert plan[1]["space"] == space
    uses = lit and better != ""
    assert ("trader-light-used" in kinds[begun:until]) == uses
    got = {"prestige": 0, "lanterns": 0, "goods": 0, "quartz": 0}
    for event in plan:
        if event["event"] == "trader-gained":
            thing = str(event["thing"])
            key = {"lantern": "lanterns", "good": "goods"}.get(thing, thing)
            got[key] += int(str(event["count"]))
    wanted = gains(better if uses else plain)
    coins = wanted.pop("coins")
    assert got == wanted
    # That it gains coins is told, not how many (section 15).
    assert ("trader-gained-coins" in kinds[begun:until]) == (coins > 0)
    assert t.s.coins[TRADER] == 5 + coins


# What makes each line of each card the first one that can be done.
NOTHING: dict[str, Any] = {"wares": 0, "commissions": [[], []]}
CARGO: dict[str, Any] = {"wares": 0, "commissions": [[], ["c21"]]}
TWO: dict[str, Any] = {"wares": 0, "commissions": [[], ["c21", "c06"]]}
RICH: dict[str, Any] = {"wares": 6, "commissions": [[], []]}
FULL: dict[str, Any] = {"wares": 6, "commissions": [[], ["c21", "c06"]]}
FIRST: list[tuple[str, dict[str, Any], str, list[str]]] = [
    ("t01", CARGO, "travel", []),
    ("t01", RICH, "inn", ["travel no-cargo"]),
    ("t01", NOTHING, "bazaar", ["travel no-cargo", "inn too-few-goods"]),
    ("t02", CARGO, "commissions", []),
    ("t02", TWO, "travel", ["commissions too-many-commissions"]),
    ("t02", NOTHING, "commissions", []),
    ("t03", CARGO, "travel", []),
    ("t03", NOTHING, "ruins", ["travel no-cargo"]),
    ("t03", RICH, "dark-market", ["travel no-cargo", "ruins too-many-goods"]),
    ("t04", RICH, "inn", []),
    ("t04", CARGO, "travel", ["inn too-few-goods"]),
    ("t04", NOTHING, "dark-market", ["inn too-few-goods", "travel no-cargo"]),
    ("t05", RICH, "inn", []),
    ("t05", NOTHING, "bazaar", ["inn too-few-goods"]),
    ("t06", NOTHING, "bazaar", []),
    ("t06", RICH, "commissions", ["bazaar too-many-goods"]),
    ("t06", FULL, "inn", ["bazaar too-many-goods", "commissions too-many-commissions"]),
    ("t07", CARGO, "travel", []),
    ("t07", NOTHING, "commissions", ["travel no-cargo"]),
    ("t08", CARGO, "travel", []),
    ("t08", NOTHING, "dark-market", ["travel no-cargo"]),
    ("t08", RICH, "ruins", ["travel no-cargo", "dark-market too-many-goods"]),
    ("t09", RICH, "inn", []),
    ("t09", NOTHING, "dark-market", ["inn too-few-goods"]),
    ("t10", NOTHING, "bazaar", []),
    ("t10", FULL, "travel", ["bazaar too-many-goods"]),
    ("t10", RICH, "inn", ["bazaar too-many-goods", "travel no-cargo"]),
]


@pytest.mark.parametrize(("card", "has", "does", "skips"), FIRST)
def test_the_first_action_that_can_be_done(
    card: str, has: dict[str, Any], does: str, skips: list[str]
) -> None:
    """DR-104: from top to bottom; each line that is passed over is told with its reason."""
    t = table(seats=1, stage="act", place=[0, 0], cards=[card], **has)
    t.play(0, "visit:bazaar", "end")
    passed = [event.seen_by(0) for event in t.heard if event.kind.name == "trader-skips"]
    assert [f"{event['action']} {event['reason']}" for event in passed] == skips
    assert t.event("trader-acts")["action"] == does


def test_a_card_always_comes_to_something() -> None:
    """DR-104: the last action has no requirement.

    Some are never reached all the same: t02 travels with what keeps it from commissions, t04 has too few
    goods for the Inn or few enough for the market, t06 and t10 sell the good their plan brings.
    """
    for card in CARDS.deeds:
        assert card[-1].is_open()
    assert (CARDS.deeds[1][0].commissions_max, line(CARDS.deeds[1][1])[:6]) == (1, "travel")
    assert (CARDS.deeds[3][0].goods_min, CARDS.deeds[3][2].goods_max) == (2, 3)
    for number in (5, 9):
        assert CARDS.deeds[number][2].goods_min == 1
        assert CARDS.effects[CARDS.otherwise[number]].startswith("basic any")
