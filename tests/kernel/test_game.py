"""Options, setup, stored states, events and their visibility."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from nightmarket.games import game, keys
from nightmarket.kernel import (
    LANGUAGES,
    NAMELESS,
    ONE_SEAT,
    SEAT_COLOURS,
    SOME_OF,
    WATCHER,
    BadSetup,
    BadState,
    Domain,
    Event,
    Frame,
    Game,
    Kind,
    Luck,
    Numbers,
    Option,
    Refusal,
    State,
    Tape,
    UnknownGame,
    Words,
    apply,
    asked,
)
from nightmarket.locale import texts
from tests.conformance.honest import Lanterns

GAME = Lanterns()
GOOD = Domain("good", ("lamp", "rope"))
SEAT = Numbers("seat", 4)


# -- events


def test_hidden_fields_are_absent() -> None:
    drew = Kind("drew", seat=SEAT, good=GOOD.only("seat"))
    event = Event(drew, [2, 1])
    assert event.seen_by(2) == {"event": "drew", "seat": 2, "good": "rope"}
    for other in (0, 1, 3, WATCHER):
        assert event.seen_by(other) == {"event": "drew", "seat": 2}


def test_a_field_can_have_two_owners() -> None:
    shown = Kind("shown", seat=SEAT, other=SEAT, good=GOOD.only("seat", "other"), n=Numbers("n", 9))
    event = Event(shown, [0, 3, 0, 7])
    assert [("good" in event.seen_by(viewer)) for viewer in range(4)] == [True, False, False, True]
    assert event.seen_by(1)["n"] == 7


def test_nameless_is_null() -> None:
    shown = Kind("shown", seat=SEAT, good=GOOD)
    assert Event(shown, [1, NAMELESS]).seen_by(0) == {"event": "shown", "seat": 1, "good": None}


def test_kinds_are_checked_when_made() -> None:
    with pytest.raises(ValueError):
        Kind("x", good=GOOD.only("nobody"))
    with pytest.raises(ValueError):
        Kind("x", **{f"f{i}": SEAT for i in range(7)})


def test_tape_keeps_the_fields_of_the_kind() -> None:
    tape = Tape()
    s = GAME.setup(sink=tape)
    tape.take()
    s.tell(Kind("x", seat=SEAT), 3, 99)
    assert tape.take()[0][0].values == [3]
    s.sink = None
    s.tell(Kind("x", seat=SEAT), 3)
    assert tape.take() == ([], [])


# -- options


ONE = Option("pace", ("slow", "fast"), "slow", "X-1")
EACH = Option("colours", ("red", "blue", "green"), "any", "X-2", SEAT_COLOURS)
FIRST = Option("first", ("random", "0", "1", "2"), "random", "X-4", ONE_SEAT)
SOME = Option("decks", ("owls", "foxes", "bears"), "all", "X-3", SOME_OF)


@pytest.mark.parametrize(
    ("option", "value"),
    [
        *((ONE, "slow"), (ONE, "fast"), (EACH, "any"), (EACH, "red,blue"), (EACH, "any,any")),
        *((FIRST, "random"), (FIRST, "0"), (FIRST, "1")),
        *((EACH, "any,green"), (SOME, "all"), (SOME, "owls"), (SOME, "foxes,owls")),
    ],
)
def test_option_accepts(option: Option, value: str) -> None:
    assert option.check(value, 2) == value


@pytest.mark.parametrize(
    ("option", "value"),
    [
        *((ONE, ""), (ONE, "FAST"), (ONE, "slow,fast"), (ONE, 3), (ONE, None), (ONE, ["slow"])),
        *((EACH, "red"), (EACH, "red,red"), (EACH, "red,blue,green"), (EACH, "red,mauve")),
        *((FIRST, "2"), (FIRST, "3"), (FIRST, "0,1"), (FIRST, "")),
        *((SOME, ""), (SOME, "owls,owls"), (SOME, "owls,cats"), (SOME, "owls,")),
    ],
)
def test_option_refuses(option: Option, value: object) -> None:
    with pytest.raises(BadSetup) as refusal:
        option.check(value, 2)
    assert refusal.value.code == "bad-setup"
    assert (refusal.value.field, refusal.value.rule) == (option.key, option.rule)


def test_configure_fills_in_defaults() -> None:
    assert GAME.configure(2, None) == {"clock": "calm", "stakes": "none"}
    assert GAME.configure(2, {"clock": "hasty"}) == {"clock": "hasty", "stakes": "none"}


@pytest.mark.parametrize(
    ("seats", "seed", "options", "field"),
    [
        (1, 0, None, "seats"),
        (4, 0, None, "seats"),
        (2, -1, None, "seed"),
        (2, 1 << 256, None, "seed"),
        (2, 0, {"colour": "red"}, "colour"),
        (2, 0, {"clock": "never"}, "clock"),
    ],
)
def test_setup_refuses(seats: int, seed: int, options: dict[str, str] | None, field: str) -> None:
    with pytest.raises(BadSetup) as refusal:
        GAME.setup(seats, seed, options)
    assert refusal.value.field == field


def test_setup_is_a_function_of_its_arguments() -> None:
    assert GAME.dump(GAME.setup(3, 5)) == GAME.dump(GAME.setup(3, 5))
    assert GAME.dump(GAME.setup(3, 5)) != GAME.dump(GAME.setup(3, 6))
    assert GAME.dump(GAME.setup()) == GAME.dump(GAME.setup(2, 0))


def test_the_largest_seed() -> None:
    assert GAME.setup(2, (1 << 256) - 1).luck != GAME.setup(2, 0).luck


# -- the market


def test_games_by_key() -> None:
    for key in keys():
        found = game(key)
        assert found.key == key
        assert game(key) is found
        assert found.titles.keys() == found.blurbs.keys() == LANGUAGES.keys()
    assert len({game(key).prefix for key in keys()}) == len(keys())


def test_no_such_game() -> None:
    with pytest.raises(UnknownGame) as refusal:
        game("chess" * 100)
    assert refusal.value.code == "unknown-game"
    assert len(str(refusal.value)) < 300


# -- stored states


@pytest.mark.parametrize(
    "damage",
    [
        lambda data: [],
        lambda data: data[:3],
        lambda data: [*data, 0],
        lambda data: [None, *data[1:]],
        lambda data: [*data[:2], [["NoSuchFrame"]], data[3]],
        lambda data: [*data[:2], [["Selling", 0]], data[3]],
        lambda data: [*data[:2], [["Selling", 0, 0, 0]], data[3]],
        lambda data: [*data[:2], [[]], data[3]],
        lambda data: [*data[:2], 7, data[3]],
        lambda data: [*data[:3], data[3][:-1]],
        lambda data: [*data[:3], None],
    ],
)
def test_damaged_states_are_refused(damage: Any) -> None:
    data = GAME.dump(GAME.setup())
    with pytest.raises(BadState) as refusal:
        GAME.load(damage(data))
    assert (refusal.value.code, refusal.value.field) == ("bad-state", "state")


# -- defaults of a game


def test_defaults() -> None:
    s = GAME.setup(3)
    assert GAME.promise(s) == [1 / 3] * 3
    assert GAME.question(s) == {"ask": "Selling", "rule": ""}
    assert GAME.why_not(s, 0, "nonsense") is not None
    while s.stack:
        seat = asked(s)[0]
        apply(s, seat, GAME.idle(s, seat))
    assert GAME.question(s) == {}
    winners = GAME.winners(s)
    assert GAME.promise(s) == [1 / len(winners) if i in winners else 0.0 for i in range(3)]


def test_a_game_must_bring_its_own() -> None:
    """Each door without a default says so instead of giving nonsense."""
    bare = Game("bare", "BB", {}, (2,), (), 1, Words(), (), ())
    s = GAME.setup()
    doors: list[Callable[[], object]] = [
        lambda: bare.setup(),
        lambda: bare.view(s, 0),
        lambda: bare.resample(s, 0, Luck.seeded(1)),
        lambda: bare.sheet(s),
        lambda: bare.winners(s),
        lambda: bare.dump(s),
        lambda: bare.components(s),
        lambda: bare.seat_count(s),
    ]
    for door in doors:
        with pytest.raises(NotImplementedError):
            door()
    state = State([1, 2, 3, 4], [], 0)
    with pytest.raises(NotImplementedError):
        state.clone()
    with pytest.raises(NotImplementedError):
        state.words()


def test_refusals_are_value_errors_with_a_code() -> None:
    kinds = [kind for kind in Refusal.__subclasses__() if kind.__module__ == Refusal.__module__]
    codes = {kind.code for kind in kinds}
    assert codes == {
        *("not-asked", "illegal", "unknown-choice", "unknown-game"),
        *("bad-setup", "bad-record", "bad-state"),
    }
    assert issubclass(Refusal, ValueError)


def test_a_forgotten_frame_names_the_list() -> None:
    class Lobby(Frame[State]):
        def asks(self, s: State) -> list[int]:
            return [0]

    s = GAME.setup()
    s.push(Lobby())
    with pytest.raises(BadState, match=r"no frame 'Lobby'.*`frames`"):
        GAME.load(GAME.dump(s))


def test_a_forgotten_kind_of_event_names_the_list() -> None:
    with pytest.raises(LookupError, match=r"'x'.*`kinds`"):
        texts("en").event(GAME, Event(Kind("x", seat=SEAT), [1]).seen_by(0), ["A", "B"])
