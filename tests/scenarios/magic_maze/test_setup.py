"""Players, length, setup and the start (sections 1 and 4), and the options of MM-0."""

from __future__ import annotations

import pytest

from nightmarket.games.magic_maze import GAME
from nightmarket.games.magic_maze.look import printed
from nightmarket.games.magic_maze.meta import OPTIONS, Hourglass, make_setting
from nightmarket.games.magic_maze.scenarios import is_as_printed
from nightmarket.games.magic_maze.tiles import ACTION_TILES, SAND, TILES, TOKENS
from nightmarket.games.magic_maze.view import Setup
from nightmarket.kernel import CLOCK, BadSetup
from tests.scenarios.magic_maze.table import deal, table

HOURGLASS = Hourglass()


def refused(seats: int, rule: str, **options: str) -> None:
    with pytest.raises(BadSetup) as found:
        GAME.setup(seats, 0, options)
    assert found.value.rule == rule


def test_the_rulebook_is_the_default_and_other_editions_are_options() -> None:
    """MM-0: every point where editions differ is a named option."""
    defaults = {option.key: option.default for option in OPTIONS}
    assert defaults["camera_threshold"] == "1"
    assert defaults["elf_talk"] == "until-flip"
    assert defaults["mage_stack"] == "13"
    assert defaults["leader"] == "passes"
    assert defaults["rearrange"] == "before-theft"
    assert all(len(o.values) > 1 for o in OPTIONS)


def test_one_to_eight_play_and_nine_with_a_leader() -> None:
    """MM-1: nine only in scenario 9, which needs three."""
    for seats in range(1, 9):
        GAME.setup(seats, 0, {"scenario": "7"})
    refused(9, "MM-1", scenario="7")
    GAME.setup(9, 0, {"scenario": "9"})
    refused(2, "MM-159", scenario="9")
    GAME.setup(3, 0, {"scenario": "9"})
    with pytest.raises(BadSetup):
        GAME.setup(10, 0, {})


def test_nine_players_begin_with_their_scenario() -> None:
    """MM-1: without a word about the scenario nine follow the leader, fewer begin at the beginning."""
    assert table(seats=9, options={"scenario": "first"}).s.setting.scenario == 9
    assert table(seats=8, options={"scenario": "first"}).s.setting.scenario == 1


def test_fifteen_minutes_at_most() -> None:
    """MM-2: 180 s and four flips, each giving back at most 180 s."""
    t = table(2, board=["3@1a-s", "4@1a-n", "5@1a-e"], heroes={"mage": "1a-10"})
    for cell in ("1a-00", "3-02", "4-11", "5-21"):
        t.wait(t.s.left - 1)
        near = {"1a-00": "1a-10", "3-02": "3-12", "4-11": "4-12", "5-21": "5-22"}[cell]
        t.stand(mage=near)
        moves = [m for m in t.choices(0, "move") if m.endswith(cell) and "mage" in m]
        t.play(0, moves[0])
        assert t.s.left == 179_999
    t.wait(179_999)
    assert t.over
    assert t.s.now == 179_999 + 3 * 179_998 + 179_999 < 15 * 60_000


def test_all_win_or_all_lose() -> None:
    """MM-3: there are no turns: everybody is asked at once, and the end is the same for all."""
    t = table(seats=5)
    assert t.asked == [0, 1, 2, 3, 4, CLOCK]
    t.wait(180_000)
    assert t.over
    assert t.winners == []
    assert t.game.promise(t.state) == [0.0] * 5


def test_victory() -> None:
    """MM-4: the theft has happened and all four have left while sand is left."""
    t = table(1, seats=3, board=["2@1a-n"], theft=True, left=5_000)
    t.s.gone = 0b1101
    t.s.heroes = [-1, -1, -1, -1]
    t.stand(mage="2-20").move(0, "mage", "e", "2-30")
    assert t.over
    assert t.winners == [0, 1, 2]
    assert t.scores == [1, 1, 1]
    assert t.line("seconds-left") == [5, 5, 5]
    assert t.events[-1] == "won"


def test_out_of_sand() -> None:
    """MM-5, MM-90: the sand runs out first."""
    t = table(left=1_000).wait(999)
    assert not t.over
    t.wait(1)
    assert t.over
    assert t.view(0).end.outcome == "sand"
    assert t.scores == [0, 0]
    t.not_asked(0, "wait")


def test_giving_up_takes_a_majority() -> None:
    """MM-5: more than half of the seats; nobody votes twice. Bots never stumble into it."""
    t = table(seats=4)
    assert "concede" not in t.choices(0)
    t.play(0, "concede").play(1, "concede").refused(1, "concede", "MM-5")
    assert not t.over
    assert t.view(3).conceding == [True, True, False, False]
    t.play(3, "concede")
    assert t.over
    assert t.view(0).end.outcome == "conceded"
    assert t.winners == []


def test_being_stuck_is_no_loss() -> None:
    """MM-6: with nothing left to explore and no artefact the game runs until the sand ends."""
    t = table(7, stack=[], board=[])
    t.wait(179_999)
    assert not t.over
    assert t.choices(0, "move")


def test_the_box() -> None:
    """MM-12: action tiles by player count, seven for one player, 12 tokens, three minutes."""
    assert SAND == 180_000
    assert TOKENS == 12
    assert len(ACTION_TILES[1]) == 7
    assert [len(ACTION_TILES[n]) for n in range(2, 9)] == list(range(2, 9))
    # No run can need more than the 12 tokens: 4 hourglasses, 4 cameras, 3 balls.
    assert TOKENS >= 4 + 4 + 3


def test_action_tiles_by_player_count() -> None:
    """Section 12, MM-33: the set for the player count, one each, face up for all."""
    assert deal(2) == ["n e portal", "s w explore escalator"]
    assert deal(3) == ["w portal", "s explore escalator", "n e"]
    assert deal(4) == ["w portal", "s explore", "e escalator", "n"]
    assert deal(8) == [*deal(4), "w", "e", "s", "n"]
    for seats in range(2, 9):
        dealt = set()
        for seed in range(60):
            s = GAME.setup(seats, seed, {})
            tiles = [" ".join(tile) for tile in GAME.view(s, 0).action_tiles]  # type: ignore[attr-defined]
            assert sorted(tiles) == sorted(deal(seats))
            dealt.add(tiles[0])
        assert len(dealt) == len(set(deal(seats)))  # at random


def test_the_stack_is_shuffled() -> None:
    """MM-30: the tiles the scenario names, in an order nobody knows, and tile 1 on the right side."""
    orders = set()
    for seed in range(10):
        t = table(7, seed=seed, started=False)
        fresh = GAME.setup(2, seed, {"scenario": "7"})
        deck = [TILES[tile] for tile in fresh.deck]
        assert sorted(deck, key=int) == [str(n) for n in range(2, 20)]
        orders.add(tuple(deck))
        assert t.placed == ["1b"]
        assert t.view(0).top is None
    assert len(orders) == 10


def test_heroes_start_in_the_centre_in_random_order() -> None:
    """MM-31: on the four centre cells."""
    orders = set()
    for seed in range(20):
        s = GAME.setup(2, seed, {})
        cells = [hero.cell for hero in GAME.view(s, 0).heroes]  # type: ignore[attr-defined]
        assert sorted(cells) == ["1a-11", "1a-12", "1a-21", "1a-22"]
        orders.add(tuple(cells))
    assert len(orders) > 10


def test_heroes_may_be_arranged_by_agreement() -> None:
    """MM-31 (other reading): players choose the start order before the start."""
    t = table(started=False, options={"start_order": "chosen"})
    t.play(1, "stand:mage:1a-11")  # where the barbarian stood
    assert t.on("mage") == "1a-11"
    assert t.on("barbarian") == "1a-21"
    t.refused(0, "stand:mage:1a-00", "MM-31")
    table(started=False).refused(0, "stand:mage:1a-11", "MM-31")


def test_before_the_start() -> None:
    """MM-32: theft tile on A, the timer full and not running, the pawn in front of nobody."""
    view = table(started=False).view(0)
    assert not view.theft
    assert (view.sand.left, view.sand.running) == (180_000, False)
    assert view.pawn is None
    assert view.tokens == []


def test_nobody_acts_before_the_start() -> None:
    """MM-34: everybody may talk, nobody may act, and no time passes."""
    t = table(7, started=False)
    assert t.talk == "free"
    t.refused(0, "slide:mage:n", "MM-34").refused(CLOCK, "tick:100", "MM-34")
    assert HOURGLASS.tick(t.s, 50) == HOURGLASS.deadline(t.s) == -1
    t.play(0, "ready").not_asked(0, "ready")
    assert t.pending == "Gathering"
    assert t.view(1).ready == [True, False]
    t.play(1, "ready")
    assert t.pending == "Heist"
    assert t.talk == "silent"
    assert HOURGLASS.deadline(t.s) == 180_000


def test_the_host_starts() -> None:
    """MM-34: the host need not wait for all; the start comes by the clock's hand."""
    t = table(7, seats=4, started=False).play(0, "ready").play(CLOCK, "start")
    assert t.pending == "Heist"


def test_the_start_is_no_flip() -> None:
    """MM-34: no talk, no passing, no discards, no shuffle."""
    t = table(11, seats=4, started=False)
    before = [t.hand(seat) for seat in range(4)]
    t.play(CLOCK, "start")
    assert t.s.flips == 0
    assert t.s.left == 180_000
    assert [t.hand(seat) for seat in range(4)] == before
    assert t.pending == "Heist"
    assert t.talk == "silent"


def test_the_clock_takes_any_millisecond() -> None:
    """MM-90: `choices` lists some ticks for those who cannot measure; any whole number is taken."""
    t = table().play(CLOCK, "tick:1", "tick:37", "tick:9999")
    assert t.s.left == 180_000 - 1 - 37 - 9999
    t.refused(CLOCK, "tick:0", "MM-90").refused(0, "tick:100", "MM-90").refused(
        CLOCK, "wait", "MM-90"
    )
    assert t.game.text(HOURGLASS.tick(t.s, 50)) == "tick:50"
    assert t.game.text(HOURGLASS.tick(t.s, 99_999)) == "tick:10000"


def meaning(seats: int = 4, **options: str) -> Setup:
    chosen = {option.key: option.default for option in OPTIONS}
    found = GAME.meaning(seats, {**chosen, **options})
    assert isinstance(found, Setup)
    return found


def test_options_come_to_a_scenario() -> None:
    """MM-150, MM-157, MM-167: what a table would play, and what it is compared with."""
    for n in range(1, 18):
        found = meaning(scenario=str(n))
        assert (found.scenario, found.own, found.level) == (n, False, "scenario")
        assert found.kind == (str(n) if n < 8 else f"{n}-1b-19")
    assert (meaning().scenario, meaning(9).scenario, meaning(9).first) == (1, 9, 9)
    short = meaning(scenario="8", level="12")
    assert (short.tiles[-1], short.level, short.own, short.kind) == ("12", "12", True, "8-1b-12")
    by_hand = meaning(scenario="8", tiles=",".join(short.tiles))
    assert by_hand == short
    assert meaning(scenario="8", tiles=",".join([*short.tiles, "20"])).kind == ""
    assert meaning(scenario="5", mage_stack="14").kind == "5"
    assert meaning(scenario="5", level="12").tiles[-2:] == ["12", "15"]


def test_a_run_counts_for_its_scenario_with_its_rules_and_tiles() -> None:
    """MM-150, MM-157."""

    def counts(**options: str) -> bool:
        return is_as_printed(make_setting(4, {**{o.key: o.default for o in OPTIONS}, **options}))

    assert all(counts(scenario=str(n)) for n in range(1, 18))
    assert counts(free_talk="off")
    assert counts(scenario="2", level="24")
    assert not counts(scenario="4", level="12")
    assert counts(scenario="8", level="12", side="1a")
    assert not counts(rules="free-talk,passing")


def test_what_is_printed_is_what_is_played() -> None:
    """MM-20 to MM-25: the page draws its tiles from here."""
    tiles = printed().tiles
    assert list(tiles) == list(TILES)
    exits = [c.colour for squares in tiles.values() for c in squares if c.kind == "exit"]
    assert sorted(exits) == ["green", "orange", "purple", "yellow"]
    first = tiles["1a"]
    assert (first[2].sides[0], first[2].door) == ("door", "orange")
    assert (first[11].ride, first[14].ride) == (14, 11)
    assert first[15].kind == "void"
    # An entry is no door, and a gap stands on both sides of its wall.
    assert tiles["2"][13].sides[2] == ""
    gaps = [c.sides.count("gap") for c in tiles["13"]]
    assert sum(gaps) == 2
