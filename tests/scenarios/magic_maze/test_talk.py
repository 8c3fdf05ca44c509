"""Communication (section 9) and what bots may do."""

from __future__ import annotations

from nightmarket.bots.maze import Teammate
from nightmarket.games.magic_maze.words import WAIT
from nightmarket.kernel import CLOCK
from tests.scenarios.magic_maze.table import MazeTable, deal, table


def test_a_flip_opens_talk_and_an_action_ends_it() -> None:
    """MM-95, MM-97: the window lasts as long as all refrain from acting."""
    t = table(2, heroes={"mage": "1a-10"}, left=90_000)
    assert t.talk == "silent"
    t.move(0, "mage", "w", "1a-00")
    assert t.talk == "talk"
    assert t.view(0).may_talk
    t.wait(5_000).refused(0, "slide:mage:w", "MM-53")  # a refused request changes nothing
    assert t.talk == "talk"
    t.play(1, "wait").play(1, "pawn:0")
    assert t.talk == "talk"
    t.play(0, "slide:barbarian:n")
    assert t.talk == "silent"
    assert t.events[0] == "silence"


def test_a_flip_in_a_talk_window_opens_a_new_one() -> None:
    """MM-95: from SILENT, TALK and OPEN alike."""
    for before in (1, 2, 3):
        t = table(4, heroes={"mage": "1a-10"}, left=90_000)
        t.s.talk = before
        t.move(0, "mage", "w", "1a-00")
        assert t.talk == "talk"


def test_vector_16_the_elf_opens_the_table() -> None:
    """Test vector 16 (MM-95, MM-106): OPEN lasts over actions until the next flip."""
    t = table(4, heroes={"elf": "1a-32", "mage": "1a-10"}, stack=["4", "5"], left=90_000)
    t.play(0, "explore")
    assert t.talk == "open"
    assert t.events[-1] == "talk-lasts"
    for _ in range(3):
        t.play(0, next(m for m in t.choices(0, "move") if "dwarf" in m or "elf" in m))
    assert t.talk == "open"
    t.move(0, "mage", "w", "1a-00")
    assert t.talk == "talk"
    t.play(1, next(m for m in t.choices(1, "move")))
    assert t.talk == "silent"


def test_elf_talk_until_the_next_action() -> None:
    """MM-106 (other editions): the window closes with the next action."""
    t = table(4, heroes={"elf": "1a-32"}, stack=["4"], options={"elf_talk": "until-action"})
    t.play(0, "explore")
    assert t.talk == "talk"
    t.play(0, "slide:barbarian:n")
    assert t.talk == "silent"


def test_loudspeakers_are_ignored_before_scenario_4() -> None:
    """MM-106: in scenarios 1 to 3 the elf explores like anybody; nobody else opens talk at all."""
    t = table(3, heroes={"elf": "1a-32"}, stack=["4"]).play(0, "explore")
    assert t.talk == "silent"
    t = table(4, heroes={"dwarf": "1a-20"}, stack=["4"]).play(0, "explore")
    assert t.talk == "silent"


def test_a_second_elf_exploration_changes_nothing() -> None:
    """MM-106: in OPEN."""
    t = table(4, board=["4@1a-e"], heroes={"elf": "4-32"}, stack=["5"])
    t.s.talk = 3
    t.play(0, "explore")
    assert t.talk == "open"
    assert "talk-lasts" not in t.events


def test_free_talk_in_scenario_1() -> None:
    """MM-95, MM-150: FREE all game; flips and explorations change nothing. An option ends that."""
    t = table(1, heroes={"mage": "1a-10", "elf": "1a-32"}, stack=["4"], left=90_000)
    assert t.talk == "free"
    t.play(0, "explore", "slide:mage:w")
    assert t.talk == "free"
    t = table(1, heroes={"mage": "1a-10"}, left=90_000, options={"free_talk": "off"})
    assert t.talk == "silent"
    t.play(0, "slide:mage:w")
    assert t.talk == "talk"


def test_silence_is_what_everybody_sees() -> None:
    """MM-96: in SILENT the view says that nobody may talk; the pawn stays allowed."""
    t = table(2)
    assert not t.view(0).may_talk
    assert t.view(0).pawn_allowed
    t.play(0, "pawn:1")


def test_do_something() -> None:
    """MM-98: at any time, before any other player; the target may pass it on; never an action."""
    t = table(2, seats=3)
    t.play(0, "pawn:2")
    assert t.view(1).pawn == 2
    t.play(2, "pawn:1")
    assert t.view(1).pawn == 1
    t.refused(1, "pawn:1", "MM-98").refused(1, "pawn:7", "MM-98")
    assert t.s.actions == [0, 0, 0]
    for talk in (0, 2, 3):
        t.wait(1_000)
        t.s.talk = talk
        t.play(0, "pawn:1")
        assert t.s.talk == talk


def test_the_pawn_is_no_morse_key() -> None:
    """MM-99: one second between two uses by the same sender."""
    t = table(2, seats=3).play(0, "pawn:1")
    t.refused(0, "pawn:2", "MM-99").play(1, "pawn:2")
    t.wait(999).refused(0, "pawn:2", "MM-99").wait(1).play(0, "pawn:2")


def after_a_flip() -> MazeTable:
    """Four players, a flip has just opened a talk window, and a tile is there to be explored."""
    where = {"mage": "1a-10"}
    t = table(3, seats=4, hands=deal(4), heroes=where, left=90_000, stack=["5"])
    return t.play(0, "slide:mage:w")


def test_bots_do_not_cut_off_a_talk() -> None:
    """MM-100: in TALK a bot waits until a person has acted or ten seconds have passed."""
    t = after_a_flip()
    bots = [Teammate(seat) for seat in range(4)]
    assert all(bot.act(t.s, seat) == WAIT.base for seat, bot in enumerate(bots))
    t.wait(9_999)
    assert all(bot.act(t.s, seat) == WAIT.base for seat, bot in enumerate(bots))
    t.wait(1)
    assert any(bot.act(t.s, seat) != WAIT.base for seat, bot in enumerate(bots))


def test_bots_go_on_after_a_person_acted_and_in_open_talk() -> None:
    """MM-100: no pause in OPEN and FREE, and none once the window is closed."""
    t = after_a_flip()
    t.play(1, next(iter(t.choices(1, "move"))))
    assert any(Teammate(seat).act(t.s, seat) != WAIT.base for seat in range(4))
    for talk in (0, 3):
        t.s.talk = talk
        assert any(Teammate(seat).act(t.s, seat) != WAIT.base for seat in range(4))


def test_a_table_of_bots_ignores_talk() -> None:
    """MM-100: nobody is there to talk."""
    t = after_a_flip()
    assert any(Teammate(seat, patience=0).act(t.s, seat) != WAIT.base for seat in range(4))


def test_illegal_acts_are_refused_not_reported() -> None:
    """MM-101: the rules refuse; a refused request leaves no trace and no event for others."""
    t = table(2)
    t.refused(1, "slide:mage:n", "MM-40")
    assert t.events == []
    assert t.asked[-1] == CLOCK
