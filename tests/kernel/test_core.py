"""The state machine: luck, settle, apply, refuse."""

from __future__ import annotations

from collections import Counter

import pytest

from nightmarket.kernel import (
    CHANCE,
    CLOCK,
    WATCHER,
    Frame,
    IllegalChoice,
    Luck,
    NotAsked,
    State,
    Tape,
    apply,
    asked,
    legal,
    luck_of,
    refuse,
    settle,
    step,
)
from tests.conformance.honest import DIE, PASS, SELL, Guarding, Lanterns, Market, Selling, Stall
from tests.tabletalk import Table

GAME = Lanterns()


# -- luck


def test_known_numbers() -> None:
    """xoshiro128** from the state 1, 2, 3, 4: the numbers of its reference implementation."""
    luck = Luck([1, 2, 3, 4])
    found = [luck.below(1 << 32) for _ in range(10)]
    assert found[:6] == [11520, 0, 5927040, 70819200, 2031721883, 1637235492]
    assert found == [reference(i) for i in range(10)]


def reference(n: int) -> int:
    """The n-th number of xoshiro128** after Blackman and Vigna, written out."""
    s = [1, 2, 3, 4]
    result = 0
    for _ in range(n + 1):
        x = s[1] * 5 % 2**32
        x = (x << 7 | x >> 25) % 2**32
        result = x * 9 % 2**32
        t = s[1] << 9
        s[2] ^= s[0]
        s[3] ^= s[1]
        s[1] ^= s[2]
        s[0] ^= s[3]
        s[2] = (s[2] ^ t) % 2**32
        s[3] = (s[3] << 11 | s[3] >> 21) % 2**32
    return result


@pytest.mark.parametrize("n", [1, 2, 3, 6, 7, 10, 36, 52, 1000, (1 << 31) + 1, 1 << 32])
def test_below_stays_below(n: int) -> None:
    luck = Luck.seeded(n)
    assert all(0 <= luck.below(n) < n for _ in range(200))


def test_below_has_no_bias() -> None:
    """A word beyond the last whole multiple of n is thrown away, not folded onto small numbers."""
    n = (1 << 31) + 1  # only words below n may count: about half of them
    luck, words = Luck([1, 2, 3, 4]), [reference(i) for i in range(12)]
    accepted = [word for word in words if word < n]
    assert len(accepted) < len(words)
    assert [luck.below(n) for _ in accepted] == accepted


def test_every_result_comes() -> None:
    luck = Luck.seeded(1)
    counts = Counter(luck.below(6) for _ in range(6000))
    assert set(counts) == set(range(6))
    assert all(850 < n < 1150 for n in counts.values())


def test_shuffle_gives_every_order() -> None:
    luck = Luck.seeded(2)
    orders = set()
    for _ in range(300):
        cards = [0, 1, 2, 3]
        luck.shuffle(cards)
        orders.add(tuple(cards))
        assert sorted(cards) == [0, 1, 2, 3]
    assert len(orders) == 24


def test_luck_of_a_seed() -> None:
    assert luck_of(7) == luck_of(7) != luck_of(8)
    assert len(set(map(tuple, (luck_of(1 << i) for i in range(128))))) == 128
    for seed in (0, 1, (1 << 128) - 1):
        words = luck_of(seed)
        assert len(words) == 4
        assert any(words)
        assert all(0 <= word < 1 << 32 for word in words)


def test_chance_is_a_reveal() -> None:
    s = GAME.setup()
    before = s.reveals
    s.below(6)
    assert s.reveals == before + 1


# -- settle, apply, refuse


def stall(hands: list[list[int]], deck: list[int], hasty: int = 0) -> Stall:
    seats = len(hands)
    coins, stakes = [0] * seats, [-1] * seats
    s = Stall(luck_of(1), [Market()], 0, seats, hasty, 0, hands, deck, [], coins, stakes)
    settle(s)
    return s


def test_settle_stops_at_a_question() -> None:
    s = stall([[1], [2]], [3])
    assert asked(s) == [0]
    assert [type(frame) for frame in s.stack] == [Market, Selling]
    assert legal(s, 0) == [SELL.of(1)]
    assert legal(s, 1) == legal(s, WATCHER) == legal(s, CHANCE) == []


def test_apply_moves_on_and_rolls() -> None:
    s = stall([[1], [2]], [3])
    tape = Tape()
    s.sink = tape
    apply(s, 0, SELL.of(1))
    assert asked(s) == [1]
    apply(s, 1, PASS.base)
    events, rolls = tape.take()
    assert [event.kind.name for event in events] == ["offered", "sold", "drew"]
    assert len(rolls) == 1
    assert s.coins[0] == 1 + DIE.a(rolls[0])
    assert tape.take() == ([], [])


def test_settle_ends_the_game() -> None:
    s = stall([[], []], [])
    assert s.stack == []
    assert asked(s) == []
    refusal = refuse(s, 0, PASS.base)
    assert isinstance(refusal, NotAsked)
    assert refusal.code == "over"


def test_refusals_leave_no_trace() -> None:
    s = stall([[1], [2]], [3])
    before = GAME.dump(s)
    for seat, choice, kind, code in (
        (1, SELL.of(2), NotAsked, "not-asked"),
        (WATCHER, SELL.of(1), NotAsked, "not-asked"),
        (CHANCE, DIE.of(1), NotAsked, "not-asked"),
        (CLOCK, SELL.of(1), NotAsked, "not-asked"),
        (9, SELL.of(1), NotAsked, "not-asked"),
        (0, SELL.of(2), IllegalChoice, "illegal"),
        (0, PASS.base, IllegalChoice, "illegal"),
        (0, -5, IllegalChoice, "illegal"),
        (0, 10_000, IllegalChoice, "illegal"),
    ):
        with pytest.raises(kind) as refusal:
            apply(s, seat, choice)
        assert refusal.value.code == code
        assert GAME.dump(s) == before
    why = refuse(s, 0, SELL.of(2))
    assert why is not None
    assert why.rule == "HL-2"
    assert "HL-2" in str(why)


def test_several_may_be_asked() -> None:
    """On a hasty table the seat and the clock may choose, each its own things."""
    s = stall([[1, 2], [2]], [3], hasty=1)
    assert asked(s) == [0, CLOCK]
    assert [GAME.text(c) for c in legal(s, CLOCK)] == ["tick"]
    step(s, CLOCK, legal(s, CLOCK)[0])
    assert asked(s) == [0, CLOCK]
    step(s, CLOCK, legal(s, CLOCK)[0])
    step(s, CLOCK, legal(s, CLOCK)[0])
    assert type(s.stack[-1]) is Guarding


def test_a_frame_says_what_it_lacks() -> None:
    """A task without `run`, a question without `choices`: the error names the class."""

    class Unfinished(Frame[State]):
        pass

    s = stall([[1], [2]], [3])
    with pytest.raises(NotImplementedError, match="Unfinished"):
        Unfinished().run(s)
    with pytest.raises(NotImplementedError, match="Unfinished"):
        Unfinished().choices(s, 0)
    with pytest.raises(NotImplementedError, match="Unfinished"):
        Unfinished().choose(s, 0, 0)
    assert Unfinished().asks(s) == []
    assert Unfinished().row() == []
    assert Unfinished().why(s, 0, 0) == ""


def test_push_become_done() -> None:
    s = stall([[1], [2]], [3])
    s.push(Guarding(1))
    assert asked(s) == [1]
    s.become(Guarding(0))
    assert asked(s) == [0]
    s.done()
    assert type(s.stack[-1]) is Selling


def test_clones_are_silent() -> None:
    s = stall([[1], [2]], [3])
    tape = Tape()
    s.sink = tape
    twin = s.clone()
    apply(twin, 0, SELL.of(1))
    assert tape.take() == ([], [])


# -- the table of the tests plays like the kernel


@pytest.mark.parametrize("seed", range(5))
def test_table_settles_like_the_kernel(seed: int) -> None:
    """Without a script the test table gives exactly the game that `apply` gives."""
    s = GAME.setup(3, seed)
    t = Table(GAME, s.clone())
    rng = Luck.seeded(seed)
    while asked(s):
        seat = asked(s)[0]
        choice = rng.pick(legal(s, seat))
        apply(s, seat, choice)
        t.play(seat, GAME.text(choice))
        assert t.dump() == GAME.dump(s)


def test_table_scripts_chance() -> None:
    t = Table(GAME, stall([[1], [2]], [3]))
    t.play(0, "sell:paper").dice("3").play(1, "pass")
    assert t.rolled == ["die:3"]
    assert t.event("sold")["coins"] == 4
    t.dice("9")
    with pytest.raises(AssertionError, match="chance cannot give"):
        t.play(1, "sell:glass").play(0, "pass")


def test_table_notices_what_is_wrong() -> None:
    t = Table(GAME, stall([[1], [2]], [3]))
    t.refused(0, "sell:glass", "HL-2").not_asked(1, "sell:glass")
    with pytest.raises(AssertionError):
        t.refused(0, "sell:paper", "HL-2")  # legal
    with pytest.raises(AssertionError):
        t.refused(0, "sell:glass", "HL-3")  # another rule
    with pytest.raises(AssertionError):
        t.play(0, "sell:glass")
