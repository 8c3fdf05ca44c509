"""Suspicion tokens (ST-33 to ST-40)."""

from __future__ import annotations

import pytest

from nightmarket.games.shadow_traders.cards import MISSIONS
from nightmarket.kernel import WATCHER
from tests.scenarios.shadow_traders.table import scored, table


def test_any_number_on_boards_of_others() -> None:
    """ST-33: several in one step, several on one board, never on the own board."""
    t = table()
    t.play(0, "place:keep:1", "place:take:1", "place:lose:3", "place:collect:2")
    assert [len(stack) for stack in t.s.stacks] == [0, 2, 1, 1]
    t.play(0, "place:give-away:1", "place:choose:1")
    assert t.choices(0) == ["roll"]
    table(turn=2).refused(2, "place:keep:2", "ST-33")
    boards = {text.split(":")[2] for text in table(turn=2).choices(2, "place")}
    assert boards == {"0", "1", "3"}


def test_all_see_who_accuses_whom() -> None:
    """ST-34: the event shows placer, board and client to everybody."""
    t = table().play(0, "place:lose:2")
    for viewer in (0, 1, 2, 3, WATCHER):
        told = {"event": "token-placed", "seat": 0, "board": 2, "client": "lose"}
        assert t.event("token-placed", viewer) == told


def test_a_new_token_goes_on_top() -> None:
    """ST-35, ST-37: the order of the stack is the order of placing; nothing is taken back."""
    t = table(stacks=[[], ["2:take"], [], []])
    t.play(0, "place:lose:1", "place:keep:1")
    assert t.stack(1) == ["2:take", "0:lose", "0:keep"]
    t.refused(0, "place:lose:2", "ST-35")
    other = table(stacks=[[], ["2:take"], [], []]).play(0, "place:keep:1", "place:lose:1")
    assert other.stack(1) == ["2:take", "0:keep", "0:lose"]


@pytest.mark.parametrize("stack_view", ["closed", "open"])
def test_what_is_visible_of_a_stack(stack_view: str) -> None:
    """ST-36, A-3, INV-8: closed shows the top and the height; open shows all."""
    t = table(stack_view=stack_view, stacks=[[], ["2:take", "3:keep"], [], []])
    t.play(0, "place:lose:1")
    for viewer in (0, 1, 2, 3, WATCHER):
        pile = t.view(viewer).boards[1].pile
        assert pile.height == 3
        shown = [f"{token.owner}:{token.client}" for token in pile.tokens]
        assert shown == (["0:lose"] if stack_view == "closed" else ["2:take", "3:keep", "0:lose"])


def test_nobody_rearranges_a_stack() -> None:
    """ST-36: there is no choice that touches a stack except adding to it."""
    verbs = {verb.name for verb in table().game.words.verbs}
    assert [verb for verb in verbs if "stack" in verb or "take" in verb] == []
    t = table(stacks=[[], ["2:take", "3:keep"], [], []])
    before = t.stack(1)
    t.finish_turn().finish_turn().finish_turn().finish_turn()
    assert t.stack(1) == before


def test_buried_tokens_leave_the_log() -> None:
    """ST-36, A-3: with closed stacks a covered placing loses client and owner, except for its owner."""
    t = table().play(0, "place:lose:1")
    placed = t.heard[-1]
    assert t.game.recall(t.state, placed, 2)["client"] == "lose"  # still on top
    t.play(0, "place:keep:1")
    for viewer in (1, 2, 3, WATCHER):
        assert t.game.recall(t.state, placed, viewer) == {"event": "token-placed", "board": 1}
    assert t.game.recall(t.state, placed, 0)["client"] == "lose"
    t = table(stack_view="open").play(0, "place:lose:1", "place:keep:1")
    assert t.game.recall(t.state, t.heard[0], 2)["client"] == "lose"


def test_buried_tokens_are_known_after_the_storm() -> None:
    """ST-36, A-3: at scoring the log and the stacks are open."""
    t = scored(stacks=[[], ["0:lose", "0:keep"], [], []])
    assert [token.client for token in t.view(2).end.stacks[1]] == ["lose", "keep"]
    placing = table().play(0, "place:lose:1").heard[-1]
    assert t.game.recall(t.state, placing, 2)["client"] == "lose"


def test_own_placed_tokens_stay_listed() -> None:
    """ST-36, A-3: client and board, for the owner alone."""
    t = table().play(0, "place:lose:1", "place:keep:1")
    own = t.view(0).own.placed
    assert [(token.client, token.board) for token in own] == [("keep", 1), ("lose", 1)]
    assert t.view(1).own.placed == []
    assert t.view(WATCHER).own is None


def test_one_correct_token_of_a_guesser_per_board() -> None:
    """ST-38, A-16: one token per client, so a second right one cannot be placed there."""
    t = table().play(0, "place:take:1")
    assert not [text for text in t.choices(0, "place") if text.startswith("place:take")]
    t.refused(0, "place:take:1", "ST-35")
    everything = scored(stacks=[[], [f"0:{client}" for client in MISSIONS], [], []])
    assert everything.line("correct") == [1, 0, 0, 0]


def test_wrong_on_purpose() -> None:
    """ST-39, A-17: also the own client, which is wrong on every other board; missing missions too."""
    t = table(missions=["keep", "take", "choose", "lose"])
    t.play(0, "place:keep:1", "place:collect:2")  # the own client; a mission that was not dealt
    assert t.stack(1) == ["0:keep"]
    end = scored(
        missions=["keep", "take", "choose", "lose"],
        stacks=[[], ["0:keep"], ["0:collect"], ["0:give-away"]],
    )
    assert end.line("correct") == [0, 0, 0, 0]


def test_counts_are_public_clients_are_not() -> None:
    """ST-40, A-4: how many tokens are held or discarded is known, which ones only to the owner."""
    t = table(discarded=[[], ["take", "lose"], [], []], stacks=[["1:keep"], [], [], []])
    for viewer in (0, 2, WATCHER):
        board = t.view(viewer).boards[1]
        assert (board.unplaced, board.discarded) == (3, 2)
        assert viewer == WATCHER or t.view(viewer).own.discarded == []
    assert t.view(1).own.discarded == ["take", "lose"]
    assert t.view(1).own.unplaced == ["collect", "give-away", "choose"]
