"""The worked examples of the rulebook, V-1 to V-14, and the invariants of random games."""

from __future__ import annotations

import pytest

from nightmarket.games.shadow_traders import GAME
from nightmarket.games.shadow_traders.cards import ARTEFACT, CLIENTS, HELD, KINDS, LAMP, PLACED
from nightmarket.games.shadow_traders.scoring import collect_points
from nightmarket.kernel import Luck
from tests.scenarios.shadow_traders.table import TradersTable, scored, table


def test_v1_two_steals_two_moves_one_smuggle() -> None:
    """ST-47, ST-48, V-1: and the three stolen goods may come from different players."""
    t = table(dice="steal steal move move smuggle")
    assert t.acts(0) == ["steal:2", "steal:3", "give:1", "swap:1", "protect:1", "move:2"]
    t.play(0, "act:steal:3", "steal:1:yellow", "steal:2:orange", "steal:2:orange")
    assert t.goods(0) == {"green": 10, "yellow": 1, "orange": 2, "lamp": 1}


@pytest.mark.parametrize(
    ("event", "dice", "action", "counts"),
    [
        ("double-swap", "swap smuggle smuggle move move", "swap", [2, 4, 6]),
        ("double-steal", "steal steal smuggle move move", "steal", [4, 6]),
        ("double-give", "give give smuggle move move", "give", [4, 6]),
    ],
)
def test_v2_v3_v4_doubling(event: str, dice: str, action: str, counts: list[int]) -> None:
    """ST-71 E1, E2, E3, V-2, V-3, V-4."""
    t = table(event=event, dice=dice)
    found = [int(a.split(":")[1]) for a in t.acts(0) if a.startswith(action)]
    assert found == counts


def test_v5_doubled_protect_is_an_embargo() -> None:
    """ST-63, V-5: without the event the same dice protect four goods."""
    t = table(event="double-protect", dice="protect protect move move move")
    assert t.play(0, "act:protect:4").s.embargo[0] == 1
    t = table(dice="protect protect move move move").play(0, "act:protect:2", *["stash:green"] * 4)
    assert t.stash(0) == {"green": 4}
    assert t.s.embargo[0] == 0


@pytest.mark.parametrize(
    ("seat", "mission", "goods", "points"),
    [
        (0, "keep", {"green": 6}, 42),
        (1, "take", {"orange": 5, "blue": 3, "red": 2, "green": 1, "yellow": 4}, 39),
        (0, "collect", {"green": 3, "yellow": 3, "orange": 3, "blue": 2, "pink": 1}, 44),
        (0, "give-away", {"green": 7}, 35),
        (0, "choose", {"blue": 1, "yellow": 1, "red": 1, "green": 2}, 50),
        (0, "lose", {"green": 2, "yellow": 2, "red": 2}, 55),
    ],
    ids=["V-6", "V-7", "V-8", "V-9", "V-10", "V-11"],
)
def test_v6_to_v11_missions(seat: int, mission: str, goods: dict[str, int], points: int) -> None:
    """ST-79, ST-80, ST-81, ST-85, ST-86, ST-87: V-6 to V-11."""
    others = [m for m in ("keep", "take", "collect", "give-away", "choose", "lose") if m != mission]
    hands: list[dict[str, int] | None] = [{} for _ in range(6)]
    hands[seat] = goods
    t = scored(6, [*others[:seat], mission, *others[seat:]], hands, lamp=5)
    assert t.line("mission")[seat] == points


def test_v8_counts() -> None:
    """ST-81, V-8: 5 + 4 + 3 from 3, 3, 3, 2, 1."""
    assert collect_points([3, 3, 3, 2, 1, 0]) == 22 + 14 + 8


def test_v12_a_stack() -> None:
    """ST-74, V-12: green wrong, blue right, yellow wrong, green right."""
    t = scored(stacks=[[], [], ["0:keep", "3:collect", "1:lose", "0:collect"], []])
    assert t.line("suspicion") == [5, 0, 0, 10]


def test_v13_flips_decide_what_is_compulsory() -> None:
    """ST-51, ST-71 E9, A-10, V-13: unflipped nothing is possible; k flipped Gives are k Steals."""
    goods: list[dict[str, int] | None] = [{}, {"yellow": 3, "lamp": 1}, {"orange": 3}, {}]
    t = table(event="flip-dice", goods=goods, dice="give " * 5)
    assert t.choices(0)[0] == "skip"
    for flips in range(1, 6):
        t = table(event="flip-dice", goods=goods, dice="give " * 5)
        t.play(0, *[f"flip:{die}" for die in range(flips)])
        assert t.acts(0) == [f"steal:{flips}"]
        t.refused(0, "skip", "ST-51")
    assert table(event="flip-dice", goods=goods, dice="give " * 5).play(0, "skip").asked == [1]


def test_v14_zones_of_own_goods() -> None:
    """ST-67, A-11 (6), V-14: green from main zone and stash, red from the stash only."""
    t = table(
        6,
        event="all-five",
        goods=[{"green": 2, "red": 1}, {"lamp": 1}, {}, {}, {}, {}],
        dice="protect give steal steal steal",
    )
    t.play(0, "use:0:protect", "stash:green", "stash:red", "use:1:give")
    to_one = [text for text in t.choices(0) if ":1:" in text]
    assert to_one == ["give:1:green", "give-stashed:1:green", "give-stashed:1:red"]
    assert "offer-stashed:red" not in t.choices(0)


# -- invariants, at every choice of random games


def random_table(seats: int, seed: int) -> TradersTable:
    return TradersTable(GAME, GAME.setup(seats, seed))


@pytest.mark.parametrize("seats", [4, 5, 6])
@pytest.mark.parametrize("seed", range(4))
def test_invariants(seats: int, seed: int) -> None:
    """ST-5, ST-6, ST-28, ST-38, INV-1 to INV-7: at every choice of a random game."""
    t = random_table(seats, seed)
    rng = Luck.seeded(seed)
    turns: list[int] = []
    while not t.over:
        s = t.s
        for colour in s.colour:  # INV-1
            assert sum(s.goods[colour::KINDS]) + sum(s.stash[colour::KINDS]) == 10
        assert sum(s.goods[LAMP::KINDS]) + sum(s.stash[LAMP::KINDS]) == 1
        assert sum(s.goods[ARTEFACT::KINDS]) + sum(s.stash[ARTEFACT::KINDS]) <= 1
        for board, stack in enumerate(s.stacks):  # INV-2, INV-3, INV-6
            assert len(set(stack)) == len(stack)
            for token in stack:
                assert token // CLIENTS != board
                assert s.tokens[token] == PLACED + board
            right = [token for token in stack if token % CLIENTS == s.missions[board]]
            assert len(right) <= seats - 1
            assert len({token // CLIENTS for token in right}) == len(right)
        assert sum(w >= PLACED for w in s.tokens) == sum(map(len, s.stacks))
        seat = t.asked[0]
        if t.pending in ("Suspecting", "WordsOrDeeds"):  # INV-5
            assert t.stash(seat) == {}
            assert s.embargo[seat] == 0
        first, round_, shielded = s.first, s.round, list(s.stash)
        under = [i for i in range(seats) if s.embargo[i] and i != seat]
        before = {i: t.collection(i) for i in under}
        tokens = list(s.tokens)
        t.play(seat, rng_text(t, seat, rng))
        if t.s.round == round_:
            assert t.s.first == first  # INV-4
        if "turn-begins" in t.events:
            turns.append(t.asked[0] if t.asked else -1)
        else:
            for i in under:  # INV-7
                assert t.collection(i) == before[i]
            for at, n in enumerate(shielded):
                assert at // KINDS == seat or t.s.stash[at] == n
        changed = [i for i, w in enumerate(tokens) if w != t.s.tokens[i]]
        assert all(tokens[i] == HELD and i // CLIENTS == seat for i in changed)
    # INV-4: in each round every seat had exactly one turn. The first turn began before the loop.
    laps = len(turns) + 1
    assert laps == seats * (t.s.round - 1)


def rng_text(t: TradersTable, seat: int, rng: Luck) -> str:
    texts = t.choices(seat)
    return texts[rng.below(len(texts))]
