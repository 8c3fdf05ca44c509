"""What is hidden, and what anybody could have counted (section 15)."""

from __future__ import annotations

from nightmarket.games.dark_road import GAME
from nightmarket.games.dark_road.state import Road
from nightmarket.kernel import WATCHER, Luck, Tape, legal, step
from tests.scenarios.dark_road.table import table


def guesses(t: object, seat: int, n: int = 30) -> list[Road]:
    state = t.state  # type: ignore[attr-defined]
    return [GAME.resample(state, seat, Luck.seeded(i)) for i in range(n)]


def test_coins_are_behind_the_screen() -> None:
    """DR-36: only the owner's view has them; single gains are told, totals are not."""
    t = table(coins=[333, 444])
    assert t.view(0).own.coins == 333
    assert "444" not in str(t.view(0))
    assert "333" not in str(t.view(WATCHER))
    assert t.view(WATCHER).own is None
    t.play(0, "lock:1:c")
    assert t.event("gained", 1) == {"event": "gained", "seat": 0, "thing": "coins", "count": 2}


def test_coins_could_be_counted() -> None:
    """DR-86: gains and payments are open, so a guess keeps them: nothing of them was ever
    unknown.
    """
    t = table(coins=[7, 9])
    assert all(g.coins == [7, 9] for g in guesses(t, 0))


def test_nobody_counts_the_traders_coins() -> None:
    """DR-103: hidden until the end; that it gains, pays or loses coins is told, never how many."""
    tape = Tape()
    s = GAME.setup(1, 3, None, tape)
    rng = Luck.seeded(3)
    while s.stack:
        choices = legal(s, 0)
        step(s, 0, choices[rng.below(len(choices))])
    told = [event.seen_by(0) for event in tape.events if event.kind.name.startswith("trader-")]
    coins = [event for event in told if "coins" in str(event)]
    assert "trader-gained-coins" in {event["event"] for event in coins}
    for event in coins:
        assert event.keys() == {"event"} or event["event"] == "trader-bonus"
    assert "coins" not in str(GAME.view(GAME.setup(1, 3), 0).wagons[1])  # type: ignore[attr-defined]


def test_a_crown_from_the_deck_is_the_takers_secret() -> None:
    """DR-96: the others learn the count; a guess deals it anew; the taker's guess keeps it."""
    t = table(stage="act", place=[4], crown_deck=["k09"]).play(0, "visit:dark-market", "sneak:4")
    t.play(0, "favour:crown", "crown:deck")
    assert t.event("crown-drawn", 0)["crown"] == "k09"
    assert "crown" not in t.event("crown-drawn", 1)
    assert len({tuple(g.crowns[0]) for g in guesses(t, 1)}) > 5
    assert all(g.crowns[0] == t.s.crowns[0] for g in guesses(t, 0))
    assert len({tuple(g.crowns[0]) for g in guesses(t, WATCHER)}) > 5


def test_a_face_up_crown_was_seen() -> None:
    """DR-96: a guess keeps what all saw."""
    t = table(crowns=[["k07!", "k09"]])
    assert all(g.crowns[0][0] == 6 * 2 + 1 for g in guesses(t, 1))


def test_what_went_to_the_bottom_was_seen() -> None:
    """DR-21, DR-22: the dropped hero and commission lie where everybody saw them go."""
    t = table(stage="act", place=[1], commissions=[["c01", "c06", "c11"]])
    t.play(0, "visit:commissions", "commission:farglen", "drop-commission:c01")
    found = guesses(t, 1)
    assert all(g.stacks[0][0] == 0 for g in found)
    assert len({tuple(g.stacks[0]) for g in found}) > 5
    t = table(stage="act", place=[4], heroes=[["h02", "h03", "h04"]], goods=[{"potion": 1}])
    t.play(0, "visit:inn", "host:h01", "sell:potion:basic", "drop-hero:h03")
    found = guesses(t, 1)
    assert all(g.hero_deck[0] == 2 for g in found)
    assert len({g.hero_deck[-1] for g in found}) > 5


def test_decks_are_unknown() -> None:
    """DR-33, DR-34, DR-35: orders of decks differ from guess to guess."""
    t = table()
    found = guesses(t, 0)
    for zone in ("friend_deck", "crown_deck", "hero_deck"):
        assert len({tuple(getattr(g, zone)) for g in found}) > 10
    assert len({tuple(g.events[0]) for g in found}) > 10
    solo = table(seats=1)
    assert len({tuple(g.trader.deck) for g in guesses(solo, 0)}) > 10


def test_being_asked_to_pay_tells_nothing() -> None:
    """DR-88: a row with a price asks whoever gets it, rich or poor."""
    for coins in (0, 9):
        t = table(stage="act", place=[3], coins=[coins], events=["d05"]).dice("5")
        t.play(0, "visit:travel", "befriend:first", "head-for:farglen").play(1, "stay")
        t.play(0, "take:5:0")
        assert t.pending == "Paying"
        assert "pay" not in str(t.view(1).step.purpose)
