"""The lamp, rounds and turns (ST-19 to ST-32)."""

from __future__ import annotations

import pytest

from nightmarket.kernel import WATCHER
from tests.scenarios.shadow_traders.table import scored, table

NO_GOODS: list[dict[str, int] | None] = [{}, {}, {}, {}]


def test_lamp_token_is_a_good() -> None:
    """ST-19, ST-58: it can be stolen, given, swapped, moved and protected; it has no colour."""
    lamp_with_1 = [{"green": 1}, {"lamp": 1, "yellow": 1}, {"orange": 1}, {"blue": 1}]
    t = table(goods=lamp_with_1, dice="steal " * 5).play(0, "act:steal:5", "steal:1:lamp")
    assert t.goods(0)["lamp"] == 1
    t = table(goods=lamp_with_1, dice="swap " * 5)
    t.play(0, "act:swap:5", "offer:green", "swap:1:lamp")
    assert t.goods(0) == {"lamp": 1}
    t = table(goods=lamp_with_1, dice="move move steal steal steal")
    t.play(0, "act:move:2", "lift:1:lamp", "drop:2")
    assert t.goods(2) == {"orange": 1, "lamp": 1}
    lamp_with_0 = [{"lamp": 1, "green": 3}, {}, {}, {"blue": 1}]
    t = table(goods=lamp_with_0, dice="give give move move move")
    t.play(0, "act:give:2", "give:3:lamp")
    assert t.goods(3) == {"blue": 1, "lamp": 1}
    t = table(goods=lamp_with_0, dice="protect move move move move")
    t.play(0, "act:protect:1", "stash:green", "stash:lamp")
    assert t.stash(0) == {"green": 1, "lamp": 1}


def test_lamp_is_worth_five_to_anyone() -> None:
    """ST-19: whatever the mission, and it makes no colour."""
    for mission in ("keep", "take", "collect", "give-away", "choose", "lose"):
        others = [m for m in ("keep", "take", "lose", "choose", "collect") if m != mission][:3]
        t = scored(missions=[mission, *others], goods=NO_GOODS, lamp=0)
        assert t.line("lamp") == [5, 0, 0, 0]
    t = scored(missions=["choose", "keep", "take", "lose"], goods=[{"lamp": 1}, {}, {}, {}])
    assert t.line("mission")[0] == 0


def test_lamp_card_stays_while_the_token_moves() -> None:
    """ST-20, INV-4: who was first in the round does not change when the lamp is stolen."""
    t = table(turn=1, first=0, dice="steal " * 5).play(1, "act:steal:5", "steal:0:lamp")
    assert t.s.first == 0
    assert t.view(WATCHER).first == 0
    assert "lamp-card" not in t.events


def test_holder_of_the_lamp_is_first_next_round() -> None:
    """ST-21: the card follows the token at the end of the round."""
    t = table(turn=3, first=0, goods=[{}, {"yellow": 2}, {"lamp": 1}, {"blue": 2}])
    t.roll("give give give give give").play(3, "act:give:5", "give:0:blue", "give:0:blue")
    assert t.event("lamp-card")["seat"] == 2
    assert t.s.first == 2
    assert t.asked == [2]
    assert t.s.round == 2


@pytest.mark.parametrize("where", ["stash", "embargo"])
def test_lamp_counts_as_held_in_stash_and_embargo(where: str) -> None:
    """ST-21, A-19: a protected lamp makes its holder first; the protection ends with that turn."""
    t = table(
        turn=3,
        goods=[{"green": 2}, {"lamp": 1} if where == "embargo" else {"yellow": 1}, {}, {"blue": 1}],
        stash=[{}, {} if where == "embargo" else {"lamp": 1}, {}, {}],
        embargo=[1] if where == "embargo" else [],
        coming=["no-swap"],
    )
    t.roll("give move move move move").play(3, "act:give:1", "give:0:blue")
    assert t.s.first == 1
    assert t.asked == [1]
    assert t.events.index("event-revealed") < t.events.index("turn-begins")
    assert t.s.embargo == [0, 0, 0, 0]
    assert t.goods(1)["lamp"] == 1


def test_laying_the_token_on_the_card_protects_nothing() -> None:
    """ST-22: in the new round the lamp can be stolen from its first player at once."""
    t = table(turn=3, first=0, coming=["no-swap"])
    t.finish_turn()
    assert t.s.round == 2
    assert t.goods(0)["lamp"] == 1
    t.finish_turn()
    t.roll("steal " * 5).play(1, "act:steal:5", "steal:0:lamp")
    assert t.goods(1)["lamp"] == 1


def test_a_round_is_one_turn_each() -> None:
    """ST-23, INV-4: from the first player clockwise; then the next event."""
    t = table(first=2, turn=2, coming=["no-steal"])
    seen = []
    while t.s.round == 1:
        seen.append(t.asked[0])
        t.finish_turn()
    assert seen == [2, 3, 0, 1]
    assert t.event("event-revealed") == {
        "event": "event-revealed",
        "seat": 2,
        "event_card": "no-steal",
    }


def test_rounds_one_to_four_then_the_storm_deck() -> None:
    """ST-24: four cards from the event deck, later ones from the storm deck."""
    t = table(coming=["no-steal", "no-swap", "no-protect", "double-give", "double-swap"])
    left = [(t.view(0).event_deck, t.view(0).storm_deck)]
    while not t.over:
        before = t.s.round
        while t.pending and t.s.round == before:
            t.finish_turn()
        left.append((t.view(0).event_deck, t.view(0).storm_deck))
    assert left == [(3, 3), (2, 3), (1, 3), (0, 3), (0, 2), (0, 1), (0, 0)]


def test_event_affects_everybody_for_one_round() -> None:
    """ST-25: the last player of the round still feels it, the first of the next one does not."""
    t = table(event="no-steal", turn=3, coming=["double-swap"])
    t.roll("steal steal give give give")
    assert not [act for act in t.acts(3) if act.startswith("steal")]
    t.finish_turn()
    t.roll("steal steal give give give")
    assert "steal:2" in t.acts(0)


def test_artefact_event_happens_once() -> None:
    """ST-25: only on revealing; the next player takes nothing."""
    t = table(turn=3, coming=["cursed-artefact"]).finish_turn()
    assert t.events.count("artefact") == 1
    t.finish_turn()
    assert "artefact" not in t.events
    assert sum(t.collection(seat).get("artefact", 0) for seat in range(4)) == 1


def test_events_do_not_combine() -> None:
    """ST-26: the event of the round before is over when the next is in force."""
    t = table(event="double-steal", turn=3, coming=["double-give"]).finish_turn()
    t.roll("steal steal give give move")
    assert t.acts(0) == ["steal:2", "give:4", "move:1"]


def test_revealed_events_stay_known() -> None:
    """ST-27: the view lists them all, the decks only by number."""
    t = table(event="no-steal", turn=3, coming=["no-swap"]).finish_turn()
    for viewer in (0, 3, WATCHER):
        assert t.view(viewer).past == ["no-steal", "no-swap"]


def test_start_of_turn_returns_stash_and_embargo() -> None:
    """ST-28, INV-5: compulsory, before anything else; others keep theirs."""
    t = table(
        turn=1,
        goods=[{"green": 1}, {"yellow": 1}, {}, {}],
        stash=[{"green": 2}, {"yellow": 2, "blue": 1}, {}, {}],
        embargo=[1, 2],
    )
    assert t.pending == "Suspecting"
    assert t.goods(1) == {"yellow": 3, "blue": 1}
    assert t.stash(1) == {}
    assert t.s.embargo == [0, 0, 1, 0]
    assert t.stash(0) == {"green": 2}


def test_start_of_turn_comes_before_the_choice_of_place_or_roll() -> None:
    """ST-28, A-9: also in E6."""
    t = table(turn=1, event="place-or-roll", stash=[{}, {"yellow": 2}, {}, {}], embargo=[1])
    assert t.pending == "WordsOrDeeds"
    assert t.stash(1) == {}
    assert t.s.embargo[1] == 0


def test_placing_is_optional() -> None:
    """ST-29: roll at once, or place first."""
    assert table().play(0, "roll").stack(1) == []
    t = table().play(0, "place:take:1", "roll")
    assert t.stack(1) == ["0:take"]
    assert t.pending == "Minions"


def test_roll_then_act_then_pass_the_dice() -> None:
    """ST-30, ST-31: all five dice, one action, then the next player clockwise begins."""
    t = table().roll("give move move move smuggle")
    assert len(t.faces) == 5
    t.play(0, "act:give:1", "give:2:green")
    assert t.asked == [1]
    assert t.pending == "Suspecting"
    assert t.s.dice == []
    table().refused(0, "act:give:1", "ST-30")


def test_tokens_only_before_the_roll() -> None:
    """ST-32: neither after the dice are rolled nor in another's turn."""
    t = table(dice="give move move move smuggle")
    t.refused(0, "place:keep:1", "ST-32")
    t.not_asked(1, "place:keep:2")
    t = table()
    t.not_asked(2, "place:keep:1").not_asked(1, "roll")
