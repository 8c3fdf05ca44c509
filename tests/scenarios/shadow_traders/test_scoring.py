"""Final scoring and victory (ST-73 to ST-95)."""

from __future__ import annotations

from functools import cache
from typing import cast

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from nightmarket.games.shadow_traders import GAME
from nightmarket.games.shadow_traders.cards import COLOURS
from nightmarket.games.shadow_traders.scoring import collect_points, overruled, totals, victors
from nightmarket.games.shadow_traders.view import Printed
from nightmarket.kernel import Luck, asked, legal, step
from tests.scenarios.shadow_traders.table import Goods, scored, table

EMPTY: list[Goods | None] = [{}, {}, {}, {}]


def mission(name: str, goods: Goods, seat: int = 0, seats: int = 4, **more: object) -> int:
    """Points of a mission with these goods in hand; the lamp lies elsewhere unless it is named."""
    others = [m for m in ("keep", "take", "collect", "give-away", "choose", "lose") if m != name]
    missions = others[:seat] + [name] + others[seat:]
    hands: list[Goods | None] = [{} for _ in range(seats)]
    hands[seat] = goods
    return scored(seats, missions, hands, lamp=seats - 1, **more).line("mission")[seat]  # type: ignore[arg-type]


# -- order and suspicion


def test_everything_is_revealed_in_order() -> None:
    """ST-73: stacks from the oldest token, all missions, and the sheet in the order of scoring."""
    t = scored(stacks=[[], ["0:lose", "2:take"], [], []])
    end = t.view(3).end
    assert end.missions == ["keep", "take", "collect", "give-away"]
    assert end.removed == ["choose", "lose"]
    assert [token.owner for token in end.stacks[1]] == [0, 2]
    assert [line.key for line in end.sheet] == [
        *("suspicion", "correct", "exposure", "disguise", "mission", "lamp", "artefact")
    ]
    assert table().view(3).end is None


def test_ten_five_two_and_nothing() -> None:
    """ST-74, INV-6: by the age of correct tokens; wrong ones use up no rank."""
    t = scored(
        6,
        stacks=[
            *([], [], [], [], []),
            ["0:keep", "1:lose", "2:take", "3:lose", "0:lose", "4:lose", "2:lose"],
        ],
    )
    assert t.line("suspicion") == [2, 10, 0, 5, 0, 0]
    assert t.line("correct") == [1, 1, 1, 1, 1, 0]
    assert sum(t.line("suspicion")) == 17


def test_master_of_exposure() -> None:
    """ST-75, A-17: a correct token on every other board, also one worth nothing; wrong ones are fine."""
    right = [[], ["0:keep", "0:take"], ["0:collect"], ["0:give-away", "1:give-away"]]
    t = scored(stacks=right)
    assert t.line("exposure") == [8, 0, 0, 0]
    t = scored(stacks=[[], ["0:take"], ["0:collect"], ["0:lose"]])
    assert t.line("exposure") == [0, 0, 0, 0]
    three_of_four = scored(5, stacks=[[], ["0:take"], ["0:collect"], ["0:give-away"], []])
    assert three_of_four.line("exposure")[0] == 0
    late = scored(
        5,
        stacks=[
            *([], ["2:take", "3:take", "4:take", "0:take"], ["0:collect"]),
            *(["0:give-away"], ["0:choose"]),
        ],
    )
    assert late.line("exposure")[0] == 8
    assert late.line("suspicion")[0] == 30


def test_master_of_disguise() -> None:
    """ST-76: for every board without a correct token, an empty stack too."""
    t = scored(stacks=[["1:keep"], ["0:lose", "2:choose"], [], ["0:give-away"]])
    assert t.line("disguise") == [0, 8, 8, 0]


def test_suspicion_counts_for_the_lose_player_too() -> None:
    """ST-77: tokens, exposure and disguise raise the total, like it or not."""
    t = scored(
        missions=["lose", "keep", "take", "collect"],
        goods=EMPTY,
        lamp=1,
        stacks=[[], ["0:keep"], ["0:take"], ["0:collect"]],
    )
    assert t.line("suspicion")[0] == 30
    assert t.line("exposure")[0] == 8
    assert t.line("disguise")[0] == 8
    assert t.scores[0] == 30 + 8 + 8 + 55


# -- missions


def test_what_counts_as_a_good() -> None:
    """ST-78: stash too; tokens are goods for Give and Lose (a), and have no colour."""
    tokens = {"lamp": 1, "artefact": 1}
    assert mission("keep", {"green": 2, **tokens}) == 14
    assert mission("take", {"yellow": 2, **tokens}) == 4
    assert mission("collect", {"green": 1, "yellow": 1, **tokens}) == 0
    assert mission("choose", {"green": 1, **tokens}) == 15
    assert mission("give-away", {"green": 1, **tokens}) == 55
    assert mission("lose", {"green": 2, **tokens}) == 35  # four goods and one colour
    stashed = scored(goods=EMPTY, stash=[{"green": 3}, {}, {}, {}], lamp=3)
    assert stashed.line("mission")[0] == 21


def test_keep() -> None:
    """ST-79: 7 for each good of the own colour."""
    assert [mission("keep", {"green": n}) for n in (0, 1, 6, 10)] == [0, 7, 42, 70]
    assert mission("keep", {"yellow": 5}) == 0
    assert mission("keep", {"yellow": 5}, seat=1) == 35


def test_take() -> None:
    """ST-80: squares up to five for each foreign colour, nothing for the own."""
    assert [mission("take", {"yellow": n}) for n in (0, 1, 2, 3, 4, 5, 6, 10)] == [
        *(0, 1, 4, 9, 16, 25, 25, 25)
    ]
    assert mission("take", {"green": 9}) == 0
    assert mission("take", {"yellow": 5, "orange": 2, "blue": 1}) == 30


def test_collect() -> None:
    """ST-81: sets of 3, 4 and 5 different colours for 8, 14 and 22; the own colour counts."""
    assert mission("collect", {"green": 1, "yellow": 1}) == 0
    assert mission("collect", {"green": 1, "yellow": 1, "blue": 1}) == 8
    assert mission("collect", {"green": 1, "yellow": 1, "blue": 1, "orange": 1}) == 14
    five = {"green": 1, "yellow": 1, "blue": 1, "orange": 1, "pink": 1}
    assert mission("collect", five, seats=5) == 22
    assert mission("collect", {"green": 5}) == 0


def test_collect_takes_the_best_grouping() -> None:
    """ST-82, A-12: not always the largest set first."""
    assert collect_points([2, 2, 1, 1, 0, 0]) == 16
    assert mission("collect", {"green": 2, "yellow": 2, "orange": 1, "blue": 1}) == 16


@cache
def brute(counts: tuple[int, ...]) -> int:
    """The best grouping by trying every set of 3, 4 or 5 different colours."""
    best = 0
    colours = [i for i, n in enumerate(counts) if n]
    for mask in range(1 << len(colours)):
        chosen = [c for i, c in enumerate(colours) if mask >> i & 1]
        value = {3: 8, 4: 14, 5: 22}.get(len(chosen), 0)
        if value:
            rest = [n - (i in chosen) for i, n in enumerate(counts)]
            best = max(best, value + brute(tuple(sorted(rest))))
    return best


@settings(max_examples=200, deadline=None)
@given(st.lists(st.integers(0, 4), min_size=6, max_size=6))
def test_collect_against_brute_force(counts: list[int]) -> None:
    """ST-83: the exact method finds what trying every grouping finds."""
    assert collect_points(counts) == brute(tuple(sorted(counts)))


def test_collect_small_cases_all() -> None:
    """ST-83: every collection of up to three goods in four colours and up to two in five."""
    for code in range(4**4):
        counts = [code // 4**i % 4 for i in range(4)]
        assert collect_points([*counts, 0, 0]) == brute(tuple(sorted([*counts, 0, 0])))
    for code in range(3**6):
        counts = [code // 3**i % 3 for i in range(6)]
        assert collect_points(counts) == brute(tuple(sorted(counts))), counts


def test_no_set_of_six() -> None:
    """ST-84, A-13: six colours are five and a spare; twice six are two fives; four players have four."""
    assert collect_points([1, 1, 1, 1, 1, 1]) == 22
    assert collect_points([2, 2, 2, 2, 2, 2]) == 22 + 22
    assert collect_points([2, 1, 1, 1, 1, 1]) == 22  # 5 alone; 4 + 3 would be as good
    assert mission("collect", {"green": 3, "yellow": 3, "orange": 3, "blue": 3}) == 42


def test_give_away() -> None:
    """ST-85, A-14: 70 less 5 for each good, also below zero."""
    assert mission("give-away", {}) == 70
    assert mission("give-away", {"green": 10, "yellow": 4}) == 0
    assert mission("give-away", {"green": 10, "yellow": 8}) == -20


def test_choose() -> None:
    """ST-86: 15 for each colour held once, at most four; 5 for each pair; three or more nothing."""
    assert mission("choose", {"green": 1, "yellow": 1}) == 30
    assert mission("choose", {"green": 2, "yellow": 2}) == 10
    assert mission("choose", {"green": 3, "yellow": 1}) == 15
    five = dict.fromkeys(("green", "yellow", "orange", "blue", "pink"), 1)
    assert mission("choose", five, seats=6) == 60
    assert mission("choose", {**five, "red": 2}, seats=6) == 65


@pytest.mark.parametrize(
    ("goods", "points"),
    [
        ({}, 55),  # (b): an empty collection shows no colour
        ({"green": 3}, 55),
        ({"green": 4}, 35),
        ({"green": 6}, 35),
        ({"green": 7}, 55),
        ({"green": 2, "yellow": 2, "orange": 1}, 55),
        ({"green": 3, "yellow": 3, "orange": 3}, 75),
        ({"green": 1, "yellow": 1, "lamp": 1, "artefact": 1}, 35),
    ],
)
def test_lose_by_goods(goods: Goods, points: int) -> None:
    """ST-87 (a), (b): 4 to 6 goods; two colours or fewer."""
    assert mission("lose", goods) == points


@pytest.mark.parametrize(
    ("stacks", "points"),
    [
        ([[], ["0:take"], ["0:choose"], ["0:give-away"]], 55),  # a wrong token on every board
        ([[], ["0:take"], ["0:choose"], []], 75),  # a board is missing
        ([[], ["0:keep"], ["0:choose"], ["0:give-away"]], 75),  # one is right
        ([[], ["0:take", "0:keep"], ["0:choose"], ["0:give-away"]], 75),  # one too many is right
        ([[], ["0:lose"], ["0:choose"], ["0:give-away"]], 55),  # the own client is wrong, A-17
        ([[], [], [], []], 75),
    ],
)
def test_lose_by_tokens(stacks: list[list[str]], points: int) -> None:
    """ST-87 (c), A-17: a token on every other board, and all placed tokens wrong."""
    t = scored(
        missions=["lose", "keep", "take", "collect"],
        goods=[{"green": 3, "yellow": 3, "orange": 3}, {}, {}, {}],
        lamp=1,
        stacks=stacks,
    )
    assert t.line("mission")[0] == points


def test_worth_of_lose_tells_no_mission() -> None:
    """ST-87, INV-8: during play (c) stays open, or the own worth would say whether guesses are right."""
    wrong = [[], ["0:take"], ["0:choose"], ["0:give-away"]]
    right = [[], ["0:keep"], ["0:choose"], ["0:give-away"]]
    missions = ["lose", "keep", "take", "collect"]
    worth = [table(missions=missions, stacks=s).view(0).own.worth for s in (wrong, right)]
    assert worth[0] == worth[1]


# -- tokens and totals


def test_lamp_and_artefact() -> None:
    """ST-88: +5 and -5 for their holders."""
    t = scored(goods=[{"lamp": 1}, {}, {"artefact": 1}, {}])
    assert t.line("lamp") == [5, 0, 0, 0]
    assert t.line("artefact") == [0, 0, -5, 0]
    both = scored(goods=[{}, {"lamp": 1, "artefact": 1}, {}, {}])
    assert both.line("lamp")[1] + both.line("artefact")[1] == 0


def test_net_effect_on_give_away() -> None:
    """ST-89: the lamp changes nothing, the artefact costs 10."""
    missions = ["give-away", "keep", "take", "choose"]

    def total(goods: Goods, lamp: int) -> int:
        return scored(missions=missions, goods=[goods, {}, {}, {}], lamp=lamp).scores[0]

    without = total({"green": 2}, 1)
    assert total({"green": 2, "lamp": 1}, 0) == without
    assert total({"green": 2, "artefact": 1}, 1) == without - 10


def test_totals_may_be_negative() -> None:
    """ST-90: and they are the sum of the sheet; the number of correct tokens only explains."""
    t = scored(
        missions=["give-away", "keep", "take", "choose"],
        goods=[{"green": 10, "yellow": 10, "artefact": 1}, {}, {}, {}],
        lamp=1,
        stacks=[["1:give-away"], [], [], []],
    )
    assert t.scores[0] == 70 - 105 - 5
    assert totals(t.s) == t.scores  # what decides the victory is what the sheet says
    lines = t.game.sheet(t.state)
    assert [line.key for line in lines if not line.counts] == ["correct"]
    for seat in range(4):
        assert t.scores[seat] == sum(line.points[seat] for line in lines if line.counts)


def test_the_examples_of_the_clients_are_right() -> None:
    """ST-79 to ST-87: as the sheet of the six clients has them."""
    told = cast(Printed, GAME.printed({})).examples
    for client, example in told.items():
        goods: Goods = {}
        for letter in example.goods:
            colour = COLOURS[ord(letter) - ord("a")]
            goods[colour] = goods.get(colour, 0) + 1
        assert mission(client, goods) == int(example.sum.split("=")[1]), client


# -- victory


def test_lose_wins_alone_when_lowest() -> None:
    """ST-91: whatever the others have."""
    t = scored(missions=["lose", "keep", "take", "collect"])
    assert victors(t.s, [10, 50, 50, 11]) == [0]
    assert victors(t.s, [-1, 0, 0, 0]) == [0]
    assert overruled(t.s, [10, 50, 50, 11]) == "ST-91"


def test_otherwise_the_highest_of_the_others() -> None:
    """ST-92, ST-94: a Lose player who is not lowest never wins, not even with the most points."""
    t = scored(missions=["lose", "keep", "take", "collect"])
    assert victors(t.s, [90, 50, 40, 30]) == [1]
    assert victors(t.s, [35, 50, 40, 30]) == [1]
    assert overruled(t.s, [90, 50, 40, 30]) == "ST-92"
    assert overruled(t.s, [35, 50, 40, 30]) == ""
    without = scored(missions=["choose", "keep", "take", "give-away"])
    assert victors(without.s, [1, 50, 40, 30]) == [1]


def test_shared_victory() -> None:
    """ST-93: equal highest totals share it, no tie-breaker."""
    t = scored(missions=["lose", "keep", "take", "collect"])
    assert victors(t.s, [90, 50, 40, 50]) == [1, 3]
    assert overruled(t.s, [45, 50, 40, 50]) == ""
    without = scored(missions=["choose", "keep", "take", "give-away"])
    assert victors(without.s, [7, 7, 7, 7]) == [0, 1, 2, 3]


@pytest.mark.parametrize(("option", "winners"), [("off", [1]), ("on", [0])])
def test_lose_ties_for_lowest(option: str, winners: list[int]) -> None:
    """ST-94, A-15: no Lose victory; with the option it wins alone."""
    t = scored(missions=["lose", "keep", "take", "collect"], lose_tie_wins=option)
    assert victors(t.s, [30, 50, 40, 30]) == winners
    assert victors(t.s, [31, 50, 40, 30]) == [1]


@pytest.mark.parametrize("seats", [4, 5, 6])
def test_the_game_always_ends(seats: int) -> None:
    """ST-95: one turn each, at most six token re-rolls, storm in round 7 at the latest.

    A player who always rolls again as long as tokens last, and then repeats as often as possible.
    """
    s = GAME.setup(seats, 5)
    rng = Luck.seeded(5)
    choices = 0
    while asked(s):
        seat = asked(s)[0]
        texts = {GAME.text(c): c for c in legal(s, seat)}
        rerolls = [c for text, c in texts.items() if text.startswith("reroll")]
        step(s, seat, rerolls[0] if rerolls else rng.pick(legal(s, seat)))
        choices += 1
    assert choices < 6 * seats * (6 + 7 * 7 + 2 * 14)
