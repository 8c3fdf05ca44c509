"""What a seat could have counted after hidden cards changed hands (SB-81)."""

from __future__ import annotations

from collections import Counter

import pytest

from nightmarket.games.shadow_blades import GAME
from nightmarket.games.shadow_blades.guess import zone_of
from nightmarket.games.shadow_blades.memory import (
    NO_HOME,
    SURE,
    card_of,
    home_of,
    seat_of,
    strays_of,
    zones_of,
)
from nightmarket.games.shadow_blades.state import Blades
from nightmarket.kernel import Luck, asked, legal, step
from tests.scenarios.shadow_blades.table import BladesTable, names, table
from tests.scenarios.shadow_blades.test_secrets import always, guesses


def allies() -> BladesTable:
    """Seat 1 has seen all of seat 0's hand, and seats 2 and 3 have recruited since."""
    t = table(
        seats=4,
        alliances=True,
        turn=1,
        hands=[["odd-job", "raider", "sabre"], ["watcher"], [], []],
        piles=[["healer"], 1, 1],
    )
    t.play(1, "play:watcher:infiltration", "watch:0", "seen", "end")
    return t.play(2, "recruit", "take").play(3, "recruit", "take")


def where(t: BladesTable, seat: int, *cards: str) -> Counter[str]:
    """Which of these cards the seat imagines in whose hand: `odd-job@2`, by how often."""
    return Counter(
        f"{name}@{other}"
        for s in guesses(t, seat, 200)
        for other, hand in enumerate(s.hands)
        for name in names(hand)
        if name in cards
    )


def test_one_of_three_has_gone() -> None:
    """SB-77, SB-81: who knew the whole hand knows that one of the three went over, and no more."""
    t = allies()
    t.play(0, "shadow:sabre")
    for s in guesses(t, 1, 60):
        gone = {"odd-job", "raider", "sabre"} & set(names(s.hands[2]))
        assert len(gone) == 1
        assert set(names(s.hands[0])) == {"odd-job", "raider", "sabre"} - gone
    found = where(t, 1, "odd-job", "raider", "sabre")
    assert all(
        40 < found[f"{card}@2"] < 95 for card in ("odd-job", "raider", "sabre")
    )  # a third each
    # the two themselves know; the other ally of seat 1 has seen nothing
    assert always(t, 0, "hands", 2, "sabre")
    assert always(t, 2, "hands", 2, "sabre")
    assert sum(where(t, 3, "sabre").values()) < 60


def test_the_stray_turns_up() -> None:
    """SB-81: when the card that went is shown, the others must still be where they were."""
    t = allies()
    t.play(0, "shadow:raider")
    t.play(1, "recruit", "take")
    t.play(2, "play:raider:theft", "end")
    assert always(t, 1, "hands", 0, "odd-job")
    assert always(t, 1, "hands", 0, "sabre")


def test_what_is_shown_at_home_did_not_go() -> None:
    """SB-81: two of the three are played from the old hand, so the third was the one passed on."""
    t = allies()
    t.play(0, "shadow:odd-job")
    for seat in (1, 2, 3):
        t.play(seat, "recruit", "take")
    t.play(0, "play-armed:raider:theft", "arm:sabre", "ready", "end")
    assert always(t, 1, "hands", 2, "odd-job")


def test_passed_on_and_back() -> None:
    """SB-77, SB-81: each hidden card that leaves lets one more be missing, wherever they went."""
    t = allies()
    t.play(0, "shadow:sabre")
    for seat in (1, 2, 3):
        t.play(seat, *(["shadow:sabre"] if seat == 2 else ["recruit", "take"]))
    for s in guesses(t, 1, 60):
        with_allies = {*names(s.hands[0]), *names(s.hands[2])}
        assert {"odd-job", "raider", "sabre"} <= with_allies
        assert len({"odd-job", "raider", "sabre"} & set(names(s.hands[0]))) >= 2


def test_a_last_card_is_seen_to_go() -> None:
    """SB-77, SB-81: who knows the only card of a hand knows what is passed on."""
    t = table(
        seats=4,
        alliances=True,
        turn=1,
        hands=[["sabre"], ["watcher"], [], []],
        piles=[["healer"], 1, 1],
    )
    t.play(1, "play:watcher:infiltration", "watch:0", "seen", "end")
    t.play(2, "recruit", "take").play(3, "recruit", "take").play(0, "shadow:sabre")
    assert always(t, 1, "hands", 2, "sabre")


def test_a_stolen_card_and_a_third_player() -> None:
    """SB-81: a bystander who knew the hand knows that one of its cards is with the thief now."""
    t = table(
        seats=3, hands=[["watcher"], ["cutpurse"], ["odd-job", "sabre"]], piles=[["spy"], 1, 1]
    )
    t.play(0, "play:watcher:infiltration", "watch:2", "seen", "end")
    t.play(1, "play:cutpurse:theft", "steal:2", "end")
    for s in guesses(t, 0, 60):
        assert len(s.hands[1]) == len(s.hands[2]) == 1
        assert {*names(s.hands[1]), *names(s.hands[2])} == {"odd-job", "sabre"}


def smuggled() -> BladesTable:
    """Seat 1 looked at pile 1 (raider, sabre) and put it back; seat 0 then smuggled with it."""
    t = table(
        turn=1,
        hands=[["smuggler", "odd-job"], []],
        piles=[["raider", "sabre"], ["thief"], 1],
    )
    t.play(1, "recruit", "back", "take")
    return t.play(0, "play:smuggler:theft", "search:1", "give:odd-job", "get:sabre", "end")


def test_what_was_put_back_and_smuggled() -> None:
    """SB-23, SB-81: of the cards put back one at most is in the Smuggler's hand now."""
    t = smuggled()
    for s in guesses(t, 1, 60):
        seen = {"raider", "sabre"}
        assert seen <= {*names(s.hands[0]), *names(s.piles[0])}
        assert len(seen & set(names(s.hands[0]))) <= 1
    assert {"raider", "sabre"} & {name for s in guesses(t, 1, 60) for name in names(s.hands[0])}


def test_looking_again_settles_it() -> None:
    """SB-23, SB-81: what is missing when the pile is looked at again is in that hand."""
    t = smuggled()
    t.play(1, "recruit")
    assert set(t.view(1).shown) >= {"raider", "odd-job"}
    assert always(t, 1, "hands", 0, "sabre")
    t.play(1, "take")
    assert always(t, 0, "hands", 1, "odd-job")


def test_the_draft_is_counted() -> None:
    """SB-19, SB-81: whoever saw the packet knows that the rest of it is with the others, one each."""
    t = BladesTable(GAME, GAME.setup(4, 4, {"first": "0", "start": "draft"}))
    seen = t.view(3).shown
    t.play(3, t.choices(3)[0])
    rest = set(seen) - set(t.hand(3))
    t.play(2, t.choices(2)[0])
    for s in guesses(t, 3, 20):  # in the middle of it
        assert rest == {*names(s.hands[2]), *names(s.packet)}
    t.play(1, t.choices(1)[0])
    for s in guesses(t, 3, 20):
        assert rest == {name for seat in (0, 1, 2) for name in names(s.hands[seat])}
    assert len({tuple(map(tuple, s.hands)) for s in guesses(t, 3, 60)}) == 6  # in any order
    assert always(t, 1, "hands", 0, t.hand(0)[0])


def test_a_trace_may_be_a_laid_mission() -> None:
    """SB-35, SB-81: a mission that may have gone may also have been laid, by either of the two."""
    t = table(
        seats=4,
        alliances=True,
        turn=1,
        hands=[["odd-job", "sabre"], ["watcher"], ["thief"], []],
        rows=[{"theft": ["raider"]}],
        piles=[["healer"], 1, 1],
    )
    t.play(1, "play:watcher:infiltration", "watch:0", "seen", "end")
    t.play(2, "recruit", "take").play(3, "recruit", "take").play(0, "shadow:odd-job")
    t.play(1, "recruit", "take").play(2, "play:thief:theft", "end").play(3, "recruit", "take")
    t.play(0, "recruit", "take").play(1, "recruit", "take")
    t.s.totals[2 * 4 + 1] = 9  # seat 2 dominates Theft
    t.play(2, "lay:odd-job:theft", "end")
    laid = {names([s.laid[0] >> 4])[0] for s in guesses(t, 1, 120)}
    assert "odd-job" in laid
    assert len(laid) > 1


def check_memory(s: Blades) -> None:
    """Every trace is true, and as many cards are missing as may be, at most."""
    groups: dict[tuple[int, int], list[int]] = {}
    laid = [row >> 4 for row in s.laid]
    for trace in s.traces:
        card, seat, home = card_of(trace), seat_of(trace), home_of(trace)
        zone = zone_of(s, card)
        assert zones_of(trace) >> zone & 1, "a trace leads astray"
        assert bin(zones_of(trace)).count("1") > 1, "a trace that is certain"
        assert not s.known[card] >> seat & 1, "known and traced"
        assert not (trace & SURE and card in laid), "sure, and yet laid"
        if home != NO_HOME:
            groups.setdefault((seat, home), []).append(trace)
    for (_, home), traces in groups.items():
        strays = {strays_of(trace) for trace in traces}
        assert len(strays) == 1
        assert sum(zone_of(s, card_of(trace)) != home for trace in traces) <= strays.pop()


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_memory_is_true_in_random_games(seats: int) -> None:
    """SB-81: in whole games with every way to move hidden cards, and in what bots imagine of them."""
    rng = Luck.seeded(seats)
    traced = 0
    for seed in range(8):
        options = {"start": "draft", "conspiracy": "random"}
        if seats == 4 and seed % 2:
            options["alliances"] = "on"
        s = GAME.setup(seats, seed, options)
        while s.stack:
            seat = asked(s)[0]
            step(s, seat, rng.pick(legal(s, seat)))
            check_memory(s)
            traced += len(s.traces)
            if rng.below(12) == 0:
                guess = GAME.resample(s, rng.below(seats), rng)
                check_memory(guess)
                assert guess.traces or not s.traces
    assert traced > 100
