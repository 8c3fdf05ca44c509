"""The seventeen scenarios and own ones (section 13)."""

from __future__ import annotations

import pytest

from nightmarket.games.magic_maze import GAME
from nightmarket.games.magic_maze.meta import Silence
from nightmarket.games.magic_maze.state import Mall
from nightmarket.games.magic_maze.tiles import KIND, TILES, VOID
from nightmarket.kernel import CLOCK, BadSetup, Luck
from tests.scenarios.magic_maze.table import MazeTable, deal, table

SILENCE = Silence()

PERMANENT = ["own-exits", "passing", "gaps", "elf-talk", "crystal-ball", "cameras"]


def fresh(scenario: int, seats: int = 4, seed: int = 0) -> Mall:
    return GAME.setup(seats, seed, {"scenario": str(scenario)})


def facts(scenario: int, seats: int = 4, **options: str) -> tuple[str, list[str], list[str]]:
    """Start side, tiles of the stack and rules."""
    chosen = {"scenario": str(scenario), **options}
    view = MazeTable(GAME, GAME.setup(seats, 0, chosen)).view(0)
    return view.side, view.tile_set, view.rules


def numbers(last: int) -> list[str]:
    return [str(n) for n in range(2, last + 1)]


def test_scenario_1_discovery() -> None:
    """MM-150: 1a, tiles 2 to 9; one exit for all, free talk, no passing, no loudspeakers."""
    assert facts(1) == ("1a", numbers(9), ["free-talk"])


def test_scenario_2_several_exits() -> None:
    """MM-151: 1a, tiles 2 to 12; own-colour exits."""
    assert facts(2) == ("1a", numbers(12), PERMANENT[:1])


def test_scenario_3_pass_your_tile() -> None:
    """MM-152: 1a, tiles 2 to 12; passing."""
    assert facts(3) == ("1a", numbers(12), PERMANENT[:2])


def test_scenario_4_dwarf_and_elf() -> None:
    """MM-153: 1a, tiles 2 to 14; gaps and the elf."""
    assert facts(4) == ("1a", numbers(14), PERMANENT[:4])


def test_scenario_5_mage() -> None:
    """MM-154: 1b, tiles 2 to 13 shuffled and 15 on top; other editions add 14."""
    side, tiles, rules = facts(5)
    assert (side, tiles) == ("1b", [*numbers(13), "15"])
    assert rules == [*PERMANENT[:5], "mage-tile-on-top"]
    assert facts(5, mage_stack="14")[1] == numbers(15)
    for seed in range(8):
        assert TILES[fresh(5, seed=seed).deck[-1]] == "15"


def test_scenario_6_barbarian() -> None:
    """MM-155: 1b, tiles 2 to 17 with two cameras."""
    assert facts(6) == ("1b", numbers(17), PERMANENT)


def test_scenario_7_total_surveillance() -> None:
    """MM-156: 1b, tiles 2 to 19 with four cameras; nothing new."""
    assert facts(7) == ("1b", numbers(19), PERMANENT)


@pytest.mark.parametrize("scenario", range(8, 18))
def test_later_scenarios_choose_side_and_level(scenario: int) -> None:
    """MM-157: side and last tile are the players' choice, 19 by default; all permanent rules hold."""
    assert facts(scenario)[1] == numbers(19)
    assert set(PERMANENT) <= set(facts(scenario)[2])
    side, tiles, _ = facts(scenario, side="1a", level="24")
    assert (side, tiles) == ("1a", numbers(24))
    assert facts(scenario, level="12")[1] == numbers(12)


def test_the_score_sheet_counts_hourglasses() -> None:
    """MM-157: after a win the number of hourglass cells used is recorded; fewer is better."""
    t = table(8, heroes={"mage": "1b-01"}, left=90_000).play(0, "slide:mage:n")
    assert t.line("hourglasses") == [1, 1]
    assert t.line("victory") == [0, 0]


def test_scenario_8_prediction() -> None:
    """MM-158: the top tile is always visible to all."""
    t = table(8, heroes={"barbarian": "1b-32"}, stack=["5", "9"])
    assert t.view(1).top == "5"
    t.play(0, "explore")
    assert t.view(1).top == "9"
    assert table(7, stack=["5"]).view(1).top is None


def test_scenario_9_the_leader() -> None:
    """MM-159: a set for one less; only the player without a tile may use the pawn."""
    for seats in range(3, 10):
        s = fresh(9, seats)
        assert sorted(s.hands)[0] == 0
        assert len([h for h in s.hands if h]) == seats - 1
    t = table(9, seats=4, hands=["", *deal(3)])
    t.play(0, "pawn:2").refused(1, "pawn:2", "MM-159")
    assert t.choices(0) == ["wait"]


def test_scenario_9_the_empty_hand_travels() -> None:
    """MM-159: like a tile; as an option the leader stays."""
    hands = ["w portal", "", "s explore escalator", "n e"]
    where = {"mage": "1b-01"}
    t = table(9, seats=4, hands=hands, heroes=where, left=90_000).play(3, "slide:mage:n")
    assert [" ".join(t.hand(s)) for s in range(4)] == [hands[3], hands[0], "", hands[2]]
    t = table(9, seats=4, hands=hands, heroes=where, left=90_000, options={"leader": "fixed"})
    t.play(3, "slide:mage:n")
    assert [" ".join(t.hand(s)) for s in range(4)] == [hands[3], "", hands[0], hands[2]]


SWAPPED = {"barbarian": "7-02", "mage": "8-03", "elf": "6-32"}
RING = ["6@1b-n", "7@1b-e", "8@1b-s", "9@1b-w"]


def test_scenario_10_wrong_artefacts() -> None:
    """MM-160: all four on artefacts, none on its own colour."""
    t = table(10, board=RING, heroes={**SWAPPED, "dwarf": "9-32"})
    t.play(0, next(m for m in t.choices(0, "move") if "dwarf" in m and m.endswith("9-33")))
    assert t.view(0).theft
    own = {"barbarian": "6-32", "mage": "8-03", "elf": "7-02", "dwarf": "9-32"}
    t = table(10, board=RING, heroes=own)
    t.play(0, next(m for m in t.choices(0, "move") if "dwarf" in m and m.endswith("9-33")))
    assert not t.view(0).theft  # the barbarian has his own


def test_scenario_10_wrong_exits() -> None:
    """MM-160: another colour's exit, one hero each, who stays there and blocks it."""
    t = table(10, board=["2@1b-n"], heroes={"elf": "2-20"}, theft=True)
    t.move(0, "elf", "e", "2-30")
    assert t.gone == ["elf"]
    assert t.on("elf") == "2-30"
    t.stand(dwarf="2-20").no_move(0, "dwarf", "e", "2-30", "MM-44")
    t.refused(0, "slide:elf:w", "MM-43")
    t = table(10, board=["2@1b-n"], heroes={"mage": "2-20"}, theft=True)
    t.move(0, "mage", "e", "2-30")
    assert t.gone == []  # its own exit: it has not left and may move on
    t.move(0, "mage", "w", "2-20")


def rearranging(theft: bool = False, **options: str) -> MazeTable:
    t = table(
        11,
        seats=3,
        board=["5@1b-n", "6@1b-e", "7@1b-s", "8@5-n"],
        heroes={"mage": "1b-01"},
        stack=["12"],
        left=90_000,
        theft=theft,
        options=options,
    )
    return t.play(0, "slide:mage:n")


def test_scenario_11_two_tiles_go() -> None:
    """MM-130: at a flip, to the bottom of the stack in the order discarded."""
    t = rearranging()
    assert t.pending == "Rearranging"
    assert t.game.question(t.state)["left"] == 2
    assert t.choices(1, "discard") == ["discard:6", "discard:7", "discard:8"]
    t.play(1, "discard:8")
    assert t.choices(2, "discard") == ["discard:5", "discard:6", "discard:7"]
    t.play(2, "discard:6")
    assert t.placed == ["1b", "5", "7"]
    assert [TILES[tile] for tile in t.s.deck] == ["6", "8", "12"]
    assert t.view(0).bottom == ["6", "8"]
    assert t.pending == "Heist"


def test_scenario_11_which_tiles_may_go() -> None:
    """MM-130: no hero, no token, not tile 1, and the rest stays reachable."""
    t = rearranging()
    for tile in ("1b", "5", "12"):  # the start, a bridge to 8, and one not on the table
        t.refused(0, f"discard:{tile}", "MM-130")
    t.stand(elf="6-13")
    t.refused(0, "discard:6", "MM-130")
    t.s.tokens.append(TILES.index("7") * 16)
    t.refused(0, "discard:7", "MM-130")


def test_scenario_11_an_empty_stack_is_filled() -> None:
    """MM-130: the discarded tiles become the stack."""
    t = rearranging()
    t.s.deck = []
    t.play(0, "discard:8", "discard:7")
    assert [TILES[tile] for tile in t.s.deck] == ["7", "8"]


def test_scenario_11_not_after_the_theft() -> None:
    """MM-130, R6: only before it; in the French edition at every flip."""
    assert rearranging(theft=True).pending == "Heist"
    assert rearranging(theft=True, rearrange="always").pending == "Rearranging"


def test_scenario_11_nobody_acts_meanwhile() -> None:
    """MM-131: no action, no placing; talk stays open, anybody may choose, the clock runs."""
    t = rearranging()
    assert t.talk == "talk"
    t.refused(1, "slide:elf:n", "MM-131").refused(0, "explore", "MM-131")
    t.play(CLOCK, "tick:100").play(1, "pawn:2", "wait").play(2, "discard:8")
    assert t.talk == "talk"
    assert t.s.actions == [1, 0, 0]
    t.play(0, "discard:7").refused(0, "discard:6", "MM-131")


def test_scenario_11_a_first_choice_must_leave_a_second() -> None:
    """MM-131: refused when it does not."""
    t = table(
        11,
        board=["5@1b-n", "6@1b-e", "8@5-n"],
        heroes={"mage": "1b-01", "elf": "6-13"},
        left=90_000,
    )
    t.play(0, "slide:mage:n")
    assert t.choices(0, "discard") == ["discard:8"]  # then 5; 6 has the elf on it
    t.play(0, "discard:8", "discard:5")
    assert t.placed == ["1b", "6"]


@pytest.mark.parametrize("board", [[], ["5@1b-n"]])
def test_scenario_11_lost_without_two_tiles(board: list[str]) -> None:
    """MM-131: the game is lost at once when no legal pair exists at the flip."""
    t = table(11, board=board, heroes={"mage": "1b-01"}, left=90_000).play(0, "slide:mage:n")
    assert t.over
    assert t.view(0).end.outcome == "walls"
    assert t.winners == []


def test_scenario_11_doors_open_again() -> None:
    """MM-132: a door that faced a discarded tile is explorable, its portals are gone, and an entry
    left facing nothing is an opening but no door."""
    t = rearranging().play(0, "discard:8", "discard:7")
    assert "5-n" in [d.door for d in t.view(0).doors]
    assert not any(c.startswith("portal:7") for c in t.choices(0, "portal"))
    t.stand(dwarf="5-20").play(1, "explore")  # the orange door of 5
    assert "12" in t.placed
    t = table(11, board=["5@1b-n", "6@1b-e"])
    t.s.lift(TILES.index("1b"))
    assert "5-s" not in [d.door for d in t.view(0).doors]


def test_scenario_12_gestures_only() -> None:
    """MM-161: talk windows open, for gestures alone."""
    t = table(12, heroes={"mage": "1b-01"}, left=90_000).play(0, "slide:mage:n")
    assert t.talk == "talk"
    assert t.view(0).gestures_only
    assert not SILENCE.silent(t.s)
    assert SILENCE.wordless(t.s)  # no text, even now
    assert not SILENCE.wordless(table(12, started=False).s)
    assert not SILENCE.wordless(table(7).s)
    assert not table(7).view(0).gestures_only
    # Pointing: at a cell that lies on the table, not at one of the stack, a void or the box.
    assert SILENCE.is_spot(t.s, "1b-01")
    assert not any(SILENCE.is_spot(t.s, text) for text in ("24-00", "1a-01", "left", ""))
    assert [SILENCE.is_spot(t.s, f"1b-{x}{y}") for y in range(4) for x in range(4)].count(
        False
    ) == (sum(KIND[16 * TILES.index("1b") + i] == VOID for i in range(16)))


def parted() -> MazeTable:
    """Scenario 13 with the heroes at known places."""
    t = table(13, stack=["5", "9"])
    return t.stand(barbarian="3-12", mage="3-21", elf="1b-11", dwarf="1b-12")


def test_scenario_13_two_malls() -> None:
    """MM-162: elf and dwarf on tile 1, mage and barbarian on tile 3 laid apart; the stack face up."""
    for seed in range(10):
        s = fresh(13, seed=seed)
        tiles = [TILES[cell >> 4] for cell in s.heroes]
        assert tiles == ["3", "3", "1b", "1b"]
        assert "3" not in [TILES[tile] for tile in s.deck]
    t = parted()
    assert t.view(0).top == "5"
    dims = {p.tile: (p.dimension, p.turns) for p in t.view(0).tiles}
    assert dims == {"1b": (0, 0), "3": (1, 0)}


def test_scenario_13_start_cells_are_chosen() -> None:
    """MM-162: any walkable cell of tile 3, by any player, before the start."""
    t = table(13, started=False).play(1, "stand:barbarian:3-02").play(0, "stand:mage:3-20")
    assert (t.on("barbarian"), t.on("mage")) == ("3-02", "3-20")
    t.refused(0, "stand:mage:3-30", "MM-162")  # void
    t.refused(0, "stand:mage:3-02", "MM-162")  # taken
    t.refused(0, "stand:elf:3-01", "MM-162")
    t.play(CLOCK, "start").refused(0, "stand:mage:3-01", "MM-34")


def test_scenario_13_the_tile_apart_may_be_turned() -> None:
    """MM-162, R13: it lies as stored, or the players turn it and the heroes on it."""
    t = table(13, started=False).refused(0, "turn", "MM-162")
    assert t.spot("3")[2] == 0
    t = table(13, started=False, options={"second_tile": "turned"}).stand(mage="3-20")
    before = t.where("mage")
    for turns in (1, 2, 3, 0):
        t.play(1, "turn")
        assert t.spot("3")[2] == turns
        assert t.on("mage") == "3-20"
        assert (t.where("mage") == before) is (turns == 0)
        assert t.events == ["turned"]
    t.play(0, "turn").play(CLOCK, "start").refused(0, "turn", "MM-34")
    table(2, started=False, options={"second_tile": "turned"}).refused(0, "turn", "MM-162")


def test_scenario_13_portals_join_the_dimensions() -> None:
    """MM-162: only from an own-colour portal in one to an own-colour portal in the other."""
    t = parted()
    t.refused(0, "portal:3-31", "MM-162")  # the elf is on no portal
    t = table(13, options={"side": "1a"}).stand(barbarian="3-12", mage="3-21")
    t.stand(elf="1a-03", dwarf="1a-12")  # 1a-03 is a green portal
    t.play(0, "portal:3-31")
    assert t.on("elf") == "3-31"
    t.stand(dwarf="1a-02").refused(0, "portal:3-20", "MM-162")  # would be the fourth
    t.play(0, "portal:1a-03")
    assert t.on("elf") == "1a-03"


def test_scenario_13_no_portal_within_a_dimension() -> None:
    """MM-162: no other use of portals."""
    t = table(13, options={"side": "1a"}, board=["2@1a-n"]).stand(barbarian="3-12", mage="3-21")
    t.stand(elf="1a-03", dwarf="1a-12").refused(0, "portal:2-03", "MM-162")


def test_scenario_13_explore_in_both() -> None:
    """MM-162: the usual rule in either dimension; tile 3's entry is no door; they never touch."""
    t = parted().stand(barbarian="3-32").play(0, "explore")
    assert t.s.dimension(TILES.index("5")) == 1
    assert "3-s" not in [d.door for d in t.view(0).doors]
    t.stand(elf="1b-20").play(0, "explore")
    assert t.s.dimension(TILES.index("9")) == 0
    assert t.ray("barbarian", "e")


def test_scenario_14_no_communication() -> None:
    """MM-163: neither a flip nor the elf opens talk; the pawn works."""
    t = table(14, heroes={"mage": "1b-01", "elf": "1b-20"}, stack=["4"], left=90_000)
    t.play(0, "explore", "slide:mage:n")
    assert t.talk == "silent"
    t.play(0, "pawn:1")


def test_scenario_15_no_pawn_either() -> None:
    """MM-164."""
    t = table(15, heroes={"mage": "1b-01"}, left=90_000).play(0, "slide:mage:n")
    assert t.talk == "silent"
    t.refused(0, "pawn:1", "MM-164")
    assert not t.view(0).pawn_allowed


def test_scenario_16_broken_portals() -> None:
    """MM-165: the portal action never works."""
    t = table(16, board=["2@1b-n"])
    assert t.choices(0, "portal") == []
    t.refused(0, "portal:2-23", "MM-165")
    assert not t.view(0).portals


def test_vector_15_no_gatherings() -> None:
    """Test vector 15 (MM-166): nobody enters a tile that holds a hero; a slide stops before it."""
    t = table(17, board=["6@1b-n"], heroes={"barbarian": "6-32", "mage": "1b-20"})
    t.no_move(0, "mage", "n", t.cell((2, -1)), "MM-166")
    t.refused(0, "slide:mage:n", "MM-53")
    t.refused(0, "portal:6-03", "MM-166")  # the mage's own portal there
    assert t.choices(0, "move")  # moves inside the own tile are free


def test_scenario_17_who_left_keeps_the_tile_closed() -> None:
    """MM-166: heroes who left stay on their exit cell."""
    t = table(17, board=["2@1b-n"], heroes={"mage": "2-20", "elf": "1b-20"}, theft=True)
    t.move(0, "mage", "e", "2-30")
    assert t.gone == ["mage"]
    assert t.on("mage") == "2-30"
    t.no_move(0, "elf", "n", t.cell((2, -1)), "MM-166")


def test_scenario_17_tile_1_is_for_all() -> None:
    """MM-166: any number of heroes on tile 1."""
    t = table(17, board=["6@1b-n"], heroes={"mage": "6-13"})
    assert t.ray("mage", "s")[0] == (2, 0)


def test_own_scenarios() -> None:
    """MM-167: any mix of switches, tiles and side, if what is needed is there."""
    own = {
        "rules": "own-exits,no-portals,face-up",
        "tiles": "2,3,6,7,8,9,10,11,12",
        "side": "1b",
        "camera_threshold": "2",
    }
    view = MazeTable(GAME, GAME.setup(3, 0, own)).view(0)
    assert view.rules == ["own-exits", "face-up", "no-portals"]
    assert view.tile_set == ["2", "3", "6", "7", "8", "9", "10", "11", "12"]
    assert view.side == "1b"
    for missing in ({"tiles": "2,3,6,7,8"}, {"rules": "own-exits", "tiles": "2,6,7,8,9"}):
        with pytest.raises(BadSetup) as refusal:
            GAME.setup(3, 0, missing)
        assert refusal.value.rule == "MM-167"
    GAME.setup(3, 0, {"rules": "plain", "tiles": "2,6,7,8,9"})
    with pytest.raises(BadSetup):
        GAME.setup(3, 0, {"rules": "dimensions,no-gatherings", "level": "19"})
    with pytest.raises(BadSetup):
        GAME.setup(3, 0, {"rules": "plain,gaps"})


@pytest.mark.parametrize(
    ("rules", "tiles", "field"),
    [
        ("fool-guards", "2,6,7,8,9", "tiles"),  # MM-160: each exit serves one hero
        ("fool-guards", "2,6,7,8,9,10,11", "tiles"),
        ("no-gatherings", "", "rules"),  # MM-166: whoever has left keeps the tile closed
        (
            "dimensions",
            "",
            "rules",
        ),  # MM-162: never all in one dimension, no portals after the theft
        ("dimensions,no-portals,face-up", "", "rules"),
    ],
)
def test_scenarios_that_cannot_be_won_are_refused(rules: str, tiles: str, field: str) -> None:
    """MM-167: the exits that are needed are those by which all four can leave."""
    own = {"rules": rules, "tiles": tiles} if tiles else {"rules": rules, "level": "19"}
    with pytest.raises(BadSetup) as refusal:
        GAME.setup(3, 0, own)
    assert (refusal.value.rule, refusal.value.field) == ("MM-167", field)
    for exits in ("own-exits", "fool-guards"):
        GAME.setup(3, 0, {"rules": ",".join({*rules.split(","), exits}), "level": "19"})


def test_everybody_sees_everything_but_the_order_of_the_stack() -> None:
    """MM-168: one public view; hidden is the order of face-down tiles, but not what all know of it."""
    t = table(7, seats=3, board=["5@1b-n"], stack=["9", "8", "6", "7", "10", "11"])
    assert t.view(0) == t.view(2) == t.view(-3)
    assert t.view(0).stack == 6
    decks = {tuple(GAME.resample(t.s, 0, Luck.seeded(n)).deck) for n in range(20)}
    assert len(decks) > 10
    assert all(sorted(deck) == sorted(t.s.deck) for deck in decks)


def test_what_all_know_of_the_stack_stays() -> None:
    """MM-168: the top in scenarios 8 and 13, tile 15 in scenario 5, scenario 11's bottom."""
    for n in range(10):
        rng = Luck.seeded(n)
        for scenario in (5, 8, 13):
            s = fresh(scenario)
            assert GAME.resample(s, 0, rng).deck[-1] == s.deck[-1]
        t = rearranging().play(0, "discard:8", "discard:6")
        t.s.deck += [TILES.index(tile) for tile in ("13", "14", "15", "16")]
        guess = GAME.resample(t.s, 0, rng).deck
        assert [TILES[tile] for tile in guess[:2]] == ["6", "8"]
