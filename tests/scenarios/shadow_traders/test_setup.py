"""Players, components and setup (ST-1 to ST-18)."""

from __future__ import annotations

from collections import Counter
from itertools import permutations

import pytest

from nightmarket.games.shadow_traders import GAME
from nightmarket.games.shadow_traders.cards import (
    ARTEFACT,
    COLLECT,
    COLOURS,
    DICE,
    EVENTS,
    FACES,
    HELD,
    KINDS,
    LAMP,
    MISSIONS,
    OPPOSITE,
    SANDSTORM,
)
from nightmarket.games.shadow_traders.state import Traders
from nightmarket.kernel import CHANCE, BadSetup, Luck, State, asked
from tests.scenarios.shadow_traders.table import TradersTable, scored, table

SEEDS = range(60)


def deal(seats: int, seed: int, **options: str) -> Traders:
    """The table as it is dealt, before the first event is revealed."""
    chosen = GAME.configure(seats, options)
    return GAME.deal(seats, Luck.seeded(seed).luck, chosen)


@pytest.mark.parametrize("seats", [4, 5, 6])
def test_four_to_six_players(seats: int) -> None:
    """ST-1, ST-4: a board, a colour and a mission for each of 4, 5 or 6."""
    s = deal(seats, 1)
    assert len(s.missions) == len(set(s.colour)) == len(s.stacks) == seats
    assert len(COLOURS) == len(MISSIONS) == 6


@pytest.mark.parametrize("seats", [-1, 1, 2, 3, 7])
def test_other_numbers_are_refused(seats: int) -> None:
    """ST-1, A-1: three players are not offered."""
    with pytest.raises(BadSetup) as refusal:
        GAME.setup(seats)
    assert refusal.value.field == "seats"


def play_idle(t: TradersTable) -> TradersTable:
    while not t.over:
        t.finish_turn()
    return t


@pytest.mark.parametrize("storm", [5, 6, 7])
def test_game_lasts_four_to_six_rounds(storm: int) -> None:
    """ST-2: the storm comes at the start of round 5, 6 or 7; the rounds before are complete."""
    coming = ["no-steal", "no-swap", "no-protect", "double-give", "double-swap"][: storm - 2]
    t = play_idle(table(coming=[*coming, "sandstorm"]))
    assert t.s.round == storm
    assert len(t.s.past) == storm
    assert EVENTS[t.s.past[-1]] == "sandstorm"


def test_storm_is_equally_likely_in_each_round() -> None:
    """ST-2, ST-15: the sandstorm is one of three shuffled cards, each place as likely.

    The shuffle of three maps the six values of its two draws onto the six orders, each once.
    """

    class Fixed(State):
        """Luck whose draws are given."""

        def __init__(self, draws: list[int]) -> None:
            super().__init__([1, 1, 1, 1], [], 0)
            self.draws = draws

        def below(self, n: int) -> int:
            return self.draws.pop(0)

    orders = []
    for first in range(3):
        for second in range(2):
            cards = [0, 1, SANDSTORM]
            Fixed([first, second]).shuffle(cards)
            orders.append(tuple(cards))
    assert Counter(orders) == Counter(permutations([0, 1, SANDSTORM]))
    places = Counter(deal(4, seed).storm.index(SANDSTORM) for seed in SEEDS)
    assert set(places) == {0, 1, 2}


def test_points_come_from_tokens_and_mission() -> None:
    """ST-3: the sheet has suspicion and mission lines, and the highest total wins."""
    t = scored(
        missions=["keep", "take", "collect", "choose"],
        goods=[{"green": 3}, {}, {}, {"lamp": 1}],
        stacks=[[], ["0:take"], ["0:collect"], []],
    )
    assert t.line("suspicion") == [20, 0, 0, 0]
    assert t.line("mission") == [21, 0, 0, 0]
    assert t.winners == [0]


@pytest.mark.parametrize("seats", [4, 5, 6])
def test_ten_goods_of_each_colour(seats: int) -> None:
    """ST-5, ST-11, ST-12: each seat starts with the ten goods of its colour, open before everybody."""
    s = deal(seats, 2)
    for seat in range(seats):
        counts = s.goods[seat * KINDS : seat * KINDS + LAMP]
        assert counts == [10 if colour == s.colour[seat] else 0 for colour in range(LAMP)]
    t = table(seats)
    for viewer in (-3, *range(seats)):
        boards = t.view(viewer).boards
        assert [board.goods[board.colour] for board in boards] == [10] * seats
    assert [sum(s.goods[c::KINDS]) for c in range(LAMP)].count(10) == seats


def test_six_tokens_one_per_mission() -> None:
    """ST-6: every seat holds a token of each client, its own among them."""
    t = table()
    assert t.tokens(0) == list(MISSIONS)
    assert t.choices(0, "place")[0] == "place:keep:1"  # seat 0 keeps, and may place that client
    assert deal(5, 1).tokens == [HELD] * 30


def test_five_dice_with_six_faces() -> None:
    """ST-7: each face once on a die, as likely as the others; opposite faces as on the flip event."""
    t = table()
    t.state.stack[-1].choose(t.state, 0, GAME.parse("roll"))
    top = t.state.stack[-1]
    assert asked(t.state) == [CHANCE]
    faces = [GAME.text(choice) for choice in top.choices(t.state, CHANCE)]
    assert faces == [f"face:{face}" for face in FACES]
    assert len(set(faces)) == 6
    pairs = {frozenset((FACES[face], FACES[OPPOSITE[face]])) for face in range(6)}
    assert pairs == {
        frozenset(("steal", "give")),
        frozenset(("swap", "protect")),
        frozenset(("move", "smuggle")),
    }
    t.settle()
    assert len(t.faces) == DICE == 5


@pytest.mark.parametrize("seats", [4, 5, 6])
def test_one_lamp_no_artefact_yet(seats: int) -> None:
    """ST-8, ST-16: one lamp token with somebody; the artefact and the embargo tokens in the centre."""
    s = deal(seats, 3)
    assert sum(s.goods[LAMP::KINDS]) == 1
    assert sum(s.goods[ARTEFACT::KINDS]) == 0
    assert s.embargo == [0] * seats
    assert not s.dice


def test_six_missions() -> None:
    """ST-9: keep, take, collect, give away, choose, lose."""
    assert MISSIONS == ("keep", "take", "collect", "give-away", "choose", "lose")
    s = deal(6, 4)
    assert sorted(s.missions) == list(range(6))


def test_thirteen_different_events_and_a_storm() -> None:
    """ST-10: all different, each in exactly one place."""
    for seed in SEEDS:
        s = deal(4, seed)
        assert sorted(s.deck + s.storm + s.unused) == list(range(14))
    assert len(set(EVENTS)) == 14


def test_colours_as_chosen() -> None:
    """ST-11: each colour once; who did not choose gets one of the rest."""
    s = deal(4, 1, colours="red,any,pink,any")
    assert [COLOURS[s.colour[0]], COLOURS[s.colour[2]]] == ["red", "pink"]
    assert len(set(s.colour)) == 4
    rest = {COLOURS[deal(4, seed, colours="red,any,pink,any").colour[1]] for seed in SEEDS}
    assert rest == set(COLOURS) - {"red", "pink"}


@pytest.mark.parametrize("colours", ["red,red,any,any", "red,blue", "mauve,any,any,any", "red"])
def test_colours_refused(colours: str) -> None:
    """ST-11: no colour twice, one for each seat, and only those there are."""
    with pytest.raises(BadSetup) as refusal:
        GAME.setup(4, options={"colours": colours})
    assert refusal.value.field == "colours"
    assert refusal.value.rule == "ST-11"


def test_unused_colours_leave_the_game() -> None:
    """ST-11: no choice can name a good or a board that nobody plays."""
    t = table(dice="steal steal steal steal steal").play(0, "act:steal:5")
    assert not [c for c in t.choices(0) if "red" in c or ":4:" in c]
    t.refused(0, "steal:4:pink", "ST-11")
    table().refused(0, "place:keep:5", "ST-11")
    table(dice="give " * 5).play(0, "act:give:5").refused(0, "give:4:green", "ST-11")
    t = table(dice="move " * 5).play(0, "act:move:5").refused(0, "lift:5:red", "ST-11")
    t.play(0, "lift:1:yellow").refused(0, "drop:4", "ST-11")


def test_five_and_six_get_all_missions_but_one() -> None:
    """ST-13: dealt from all six; with five players one is left over, and it can be any."""
    left = set()
    for seed in SEEDS:
        s = deal(5, seed)
        assert len(s.box) == 1
        assert sorted(s.missions + s.box) == list(range(6))
        left.add(s.box[0])
        assert deal(6, seed).box == []
    assert left == set(range(6))


def test_four_get_two_of_each_half() -> None:
    """ST-14: one of keep, take, collect and one of give away, choose, lose is out."""
    out, seen = set(), set()
    for seed in SEEDS:
        s = deal(4, seed)
        assert sorted(s.missions + s.box) == list(range(6))
        assert sum(mission <= COLLECT for mission in s.missions) == 2
        out.add(tuple(s.box))
        seen.add((s.missions[0], s.missions[0] <= COLLECT))
    assert len(out) == 9  # every pair of removed missions
    assert {mission for mission, _ in seen} == set(range(6))  # and every seat can get any


def test_event_and_storm_decks() -> None:
    """ST-15: four events, then two and the sandstorm shuffled; seven leave the game."""
    for seed in SEEDS:
        s = deal(6, seed)
        assert len(s.deck) == 4
        assert SANDSTORM not in s.deck
        assert len(s.storm) == 3
        assert SANDSTORM in s.storm
        assert len(s.unused) == 7


def test_first_player() -> None:
    """ST-17, A-2: random, or as the table chose; takes lamp token and lamp card, so has 11 goods."""
    firsts = set()
    for seed in SEEDS:
        s = deal(4, seed)
        firsts.add(s.first)
        assert s.goods[s.first * KINDS + LAMP] == 1
        assert s.main_count(s.first) == 11
    assert firsts == {0, 1, 2, 3}
    for seat in range(5):
        s = GAME.setup(5, 9, {"first": str(seat)})
        assert s.first == seat
        assert asked(s) == [seat]


@pytest.mark.parametrize(("seats", "first"), [(4, "4"), (4, "5"), (5, "5"), (4, "9"), (4, "")])
def test_first_player_must_sit_there(seats: int, first: str) -> None:
    """ST-17: the option names a seat of the table."""
    with pytest.raises(BadSetup) as refusal:
        GAME.setup(seats, options={"first": first})
    assert (refusal.value.field, refusal.value.rule) == ("first", "ST-17")


def test_seating_is_clockwise_and_fixed() -> None:
    """ST-18: turns follow the seats, round after round."""
    t = table(seats=5, first=3, turn=3)
    order = []
    for _ in range(8):
        order.append(t.asked[0])
        t.finish_turn()
    assert order == [3, 4, 0, 1, 2, 3, 4, 0]
