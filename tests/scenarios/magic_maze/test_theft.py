"""Theft and exits (sections 7 and 8)."""

from __future__ import annotations

from tests.scenarios.magic_maze.table import MazeTable, table

RING = ["6@1a-n", "7@1a-e", "8@1a-s", "9@1a-w"]
ARTEFACTS = {"barbarian": "6-32", "dwarf": "7-02", "elf": "8-03"}


def test_theft_is_the_instant_all_four_stand_right() -> None:
    """MM-92, test vector 13: portals are off for the very next request."""
    t = table(2, board=RING, heroes={**ARTEFACTS, "mage": "9-32"})
    move = next(m for m in t.choices(0, "move") if m.startswith("move:mage") and m.endswith("9-33"))
    assert t.choices(0, "portal")
    t.play(0, move)
    assert t.events[-1] == "theft"
    assert t.view(1).theft
    t.refused(0, "portal:1a-30", "MM-61")
    assert t.code(0, "portal:1a-30") == "portals_off"


def test_three_are_not_enough() -> None:
    """MM-93: a hero alone on its artefact gains nothing."""
    t = table(2, board=RING, heroes={"barbarian": "6-22", "dwarf": "7-02", "elf": "8-03"})
    t.play(0, next(m for m in t.choices(0, "move") if m.endswith("6-32")))
    assert not t.view(0).theft


def test_theft_happens_once_and_stays() -> None:
    """MM-93: heroes need not stay, and artefacts then mean nothing."""
    t = table(2, board=RING, heroes={**ARTEFACTS, "mage": "9-33"}, theft=True)
    move = next(m for m in t.choices(0, "move") if m.startswith("move:elf"))
    t.play(0, move)
    back = next(m for m in t.choices(0, "move") if m.startswith("move:elf") and m.endswith("8-03"))
    t.play(0, back)
    assert "theft" not in t.events
    assert t.view(0).theft


def test_everyone_leaves_by_the_purple_exit_in_scenario_1() -> None:
    """MM-94, MM-150."""
    for hero in ("barbarian", "mage", "elf", "dwarf"):
        t = table(1, board=["2@1a-n"], heroes={hero: "2-20"}, theft=True)
        t.move(0, hero, "e", "2-30")
        assert t.gone == [hero]
        assert t.on(hero) is None
        assert t.view(0).heroes[["barbarian", "mage", "elf", "dwarf"].index(hero)].left


def test_own_exit_from_scenario_2_on() -> None:
    """MM-94, MM-151, test vector 14: on an exit of another colour a hero just blocks the cell."""
    t = table(2, board=["2@1a-n"], heroes={"elf": "2-20"}, theft=True)
    t.move(0, "elf", "e", "2-30")
    assert t.gone == []
    assert t.on("elf") == "2-30"
    t.stand(mage="2-20").no_move(0, "mage", "e", "2-30", "MM-44")


def test_no_exit_before_the_theft() -> None:
    """MM-94: the hero stands there; it leaves only when it arrives again after the theft."""
    t = table(2, board=["2@1a-n"], heroes={"mage": "2-20"})
    t.move(0, "mage", "e", "2-30")
    assert t.gone == []
    t.s.theft = 1
    t.move(0, "mage", "w", "2-20").move(0, "mage", "e", "2-30")
    assert t.gone == ["mage"]


def test_a_free_exit_serves_many() -> None:
    """MM-94: the hero is taken off the board, and the cell is free again."""
    t = table(1, board=["2@1a-n"], heroes={"elf": "2-20"}, theft=True)
    t.move(0, "elf", "e", "2-30").stand(mage="2-20").move(0, "mage", "e", "2-30")
    assert t.gone == ["mage", "elf"]


def goals(t: MazeTable) -> list[str]:
    return [hero.goal for hero in t.view(0).heroes]  # barbarian, mage, elf, dwarf


def test_everybody_sees_how_far_each_hero_has_come() -> None:
    """MM-92, MM-94, MM-160: its artefact is hidden, seen or reached; after the theft its exit."""
    t = table(2, board=["6@1a-n", "9@1a-w"], heroes={"barbarian": "6-32"})
    assert goals(t) == ["there", "seen", "hidden", "hidden"]
    t.stand(barbarian="6-22", elf="6-32")
    assert goals(t) == ["seen", "seen", "hidden", "hidden"]
    fooled = table(10, board=["6@1b-n"], heroes={"elf": "6-32"})
    assert goals(fooled) == ["hidden", "seen", "there", "seen"]
    t = table(1, board=["2@1a-n"], heroes={"elf": "2-20"}, theft=True)
    assert goals(t) == ["seen"] * 4
    t.move(0, "elf", "e", "2-30")
    assert goals(t) == ["seen", "seen", "out", "seen"]
    own = table(2, board=["2@1a-n"], heroes={"mage": "2-30"}, theft=True)
    assert goals(own) == ["hidden", "seen", "hidden", "hidden"]
