"""Hidden information, resampling and absent players (section 15 of the rules)."""

from __future__ import annotations

import msgspec
import pytest

from nightmarket.games.shadow_traders import GAME
from nightmarket.games.shadow_traders.cards import (
    CHOOSE,
    CLIENTS,
    COLLECT,
    DISCARDED,
    GIVE_AWAY,
    HELD,
    KEEP,
    LOSE,
    SANDSTORM,
    TAKE,
)
from nightmarket.games.shadow_traders.state import Traders
from nightmarket.kernel import WATCHER, Luck
from tests.scenarios.shadow_traders.table import TradersTable, table


def guesses(t: TradersTable, seat: int, n: int = 120) -> list[Traders]:
    rng = Luck.seeded(3)
    return [GAME.resample(t.s, seat, rng) for _ in range(n)]


def test_missions_are_secret() -> None:
    """ST-3, INV-8, A-21: only the owner's view holds it; there is no choice that shows one."""
    t = table(missions=["keep", "take", "choose", "lose"])
    for viewer, name in enumerate(["keep", "take", "choose", "lose"]):
        assert t.view(viewer).own.mission == name
    assert t.view(WATCHER).own is None
    for viewer in (0, 1, 2, 3, WATCHER):
        view = msgspec.to_builtins(t.view(viewer))
        view.pop("own")
        text = repr(view)
        assert not [m for m in ("'keep'", "'take'", "'choose'", "'lose'") if m in text]


def test_resample_of_four_follows_the_deal() -> None:
    """ST-14: one of each half is out, never the own mission; every such deal can come."""
    t = table(missions=["keep", "take", "choose", "lose"])
    found = guesses(t, 0)
    for s in found:
        assert s.missions[0] == KEEP
        assert sorted(s.missions + s.box) == list(range(6))
        assert sum(m <= COLLECT for m in s.missions) == 2
    assert {tuple(sorted(s.box)) for s in found} == {
        (a, b) for a in (TAKE, COLLECT) for b in (GIVE_AWAY, CHOOSE, LOSE)
    }
    assert {s.missions[2] for s in found} == {TAKE, COLLECT, GIVE_AWAY, CHOOSE, LOSE}


@pytest.mark.parametrize("seats", [5, 6])
def test_resample_of_five_and_six(seats: int) -> None:
    """ST-13: any of the other five missions at any other seat, one left over with five players."""
    t = table(seats)
    found = guesses(t, 2)
    for s in found:
        assert s.missions[2] == COLLECT
        assert len(s.box) == 6 - seats
        assert sorted(s.missions + s.box) == list(range(6))
    assert {s.missions[0] for s in found} == set(range(6)) - {COLLECT}


def test_resample_for_a_watcher() -> None:
    """ST-14: a watcher knows no mission; the deal still has two of each half."""
    found = guesses(table(), WATCHER)
    assert {s.missions[0] for s in found} == set(range(6))
    assert all(sum(m <= COLLECT for m in s.missions) == 2 for s in found)


def test_resample_of_tokens() -> None:
    """ST-40, A-4: numbers of held and discarded tokens stay, their clients do not; own ones stay."""
    t = table(
        stacks=[["1:keep"], [], [], []], discarded=[["lose"], ["take", "choose"], [], []], turn=2
    )
    found = guesses(t, 0)
    for s in found:
        assert s.tokens[:CLIENTS] == t.s.tokens[:CLIENTS]
        theirs = s.tokens[CLIENTS : 2 * CLIENTS]
        assert (theirs.count(HELD), theirs.count(DISCARDED)) == (3, 2)
        assert theirs[KEEP] == t.s.tokens[CLIENTS + KEEP]  # placed before everybody's eyes
        assert s.stacks == t.s.stacks
    assert {s.tokens[CLIENTS + LOSE] for s in found} == {HELD, DISCARDED}


def test_resample_of_decks() -> None:
    """ST-15, ST-27: revealed events stay; the storm is somewhere in the storm deck."""
    t = table(round=3, event="no-steal")
    found = guesses(t, 1)
    for s in found:
        assert s.past == t.s.past
        assert (len(s.deck), len(s.storm), len(s.unused)) == (1, 3, 7)
        assert SANDSTORM in s.storm
        assert sorted(s.deck + s.storm + s.unused + s.past) == list(range(14))
    assert {s.storm.index(SANDSTORM) for s in found} == {0, 1, 2}
    assert len({s.deck[0] for s in found}) > 5


def test_late_storm_deck_keeps_its_size() -> None:
    """ST-24: in round 6 only the sandstorm is left, and everybody knows."""
    t = table(round=6, event="no-steal")
    assert [s.storm for s in guesses(t, 1, 5)] == [[SANDSTORM]] * 5


def test_dice_and_choices_are_public() -> None:
    """ST-41, ST-12: everybody sees the same faces, goods, stashes and embargoes."""
    t = table(dice="steal give swap protect move", embargo=[2], stash=[{}, {"blue": 2}, {}, {}])
    views = [t.view(viewer) for viewer in (0, 1, 2, 3, WATCHER)]
    assert all(view.dice == views[0].dice for view in views)
    assert all(view.boards == views[0].boards for view in views)
    assert all(view.counts == views[0].counts for view in views)


# -- absent players, A-24


def idle(t: TradersTable) -> str:
    return t.game.text(t.game.idle(t.state, t.asked[0]))


def test_absent_player_says_nothing_and_rolls_once() -> None:
    """ST-29, ST-44, A-24: no token, no re-roll, not even the free one."""
    assert idle(table()) == "roll"
    t = table(event="free-reroll", dice="steal steal give move move")
    assert idle(t) == "act:give:1"


def test_absent_player_places_nothing_in_e6() -> None:
    """ST-71 E6, A-24: words, with zero tokens."""
    t = table(event="place-or-roll")
    assert idle(t) == "words"
    t.play(0, "words")
    assert idle(t) == "rest"


def test_absent_player_repeats_as_little_as_possible() -> None:
    """ST-46, A-24: the legal choice with the fewest repetitions; no flip in E9."""
    assert idle(table(dice="steal steal steal swap swap")) == "act:swap:2"
    assert idle(table(event="flip-dice", dice="steal steal steal swap swap")) == "act:swap:2"
    assert idle(table(goods=[{}, {"lamp": 1}, {}, {}], dice="give " * 5)) == "skip"


def test_absent_player_in_e13() -> None:
    """ST-71 E13, A-24: pickable dice in the order of the faces, a Smuggle as Protect."""
    t = table(event="all-five", dice="smuggle move give steal protect")
    order = []
    while t.asked == [0]:
        text = idle(t)
        if text.startswith("use"):
            order.append(text)
        t.play(0, text)
    assert order == ["use:3:steal", "use:2:give", "use:4:protect", "use:1:move", "use:0:protect"]
