"""Which cases there are: every game, seat count and option value, and some combinations."""

from __future__ import annotations

from collections.abc import Iterator

from nightmarket.games import game as find
from nightmarket.games import keys
from nightmarket.kernel import PER_SEAT, SOME_OF, BadSetup, Game, Luck, Option
from tests.conformance.properties import Case

COMBINATIONS = 2  # random combinations of options for each seat count


def values(option: Option, seats: int) -> Iterator[str]:
    """Every value an option can take alone; of lists, each value once and the longest list."""
    if option.kind == PER_SEAT:
        for shift in range(0, len(option.values), seats):  # every value sits somewhere
            turned = option.values[shift:] + option.values[:shift]
            yield ",".join([*turned, *[option.default] * seats][:seats])
            yield ",".join([*[option.default] * (seats - 1), turned[0]])
    elif option.kind == SOME_OF:
        yield from option.values
        yield ",".join(option.values)
    else:
        yield from option.values


def accepts(game: Game, seats: int, options: dict[str, str]) -> bool:
    """Whether the game can be set up like this."""
    try:
        game.configure(seats, options)
    except BadSetup:
        return False
    return True


def option_sets(game: Game, seats: int) -> Iterator[dict[str, str]]:
    """No options, each value alone, and some combinations; what the game refuses is left out."""
    seen: list[dict[str, str]] = []
    rng = Luck.seeded(seats)
    wanted: list[dict[str, str]] = [{}]
    for option in game.options:
        for value in values(option, seats):
            if value != option.default:
                wanted.append({option.key: value})
    several = len(game.options) > 1
    for _ in range(COMBINATIONS if several else 0):
        mixed: dict[str, str] = {}
        for option in game.options:
            choices = list(values(option, seats))
            mixed[option.key] = choices[rng.below(len(choices))]
        wanted.append(mixed)
    for options in wanted:
        if options not in seen and accepts(game, seats, options):
            seen.append(options)
            yield options


def cases(games: list[Game], seeds: int, moments: int, first_seed: int = 0) -> Iterator[Case]:
    for game in games:
        for seats in game.seats:
            for options in option_sets(game, seats):
                for seed in range(first_seed, first_seed + seeds):
                    yield Case(game, seats, options, seed, moments)


SLICE = 240  # checks for each game in the normal run


def slices(found: list[Case], names: list[str]) -> Iterator[tuple[str, Case]]:
    """The normal run: every property without options, and each option set with some of them in turn."""
    for key in dict.fromkeys(case.game.key for case in found):
        mine = [case for case in found if case.game.key == key]
        base = [case for case in mine if not case.options]
        rest = [case for case in mine if case.options]
        yield from ((name, case) for case in base for name in names)
        room = SLICE - len(base) * len(names)
        each = min(len(names), max(1, room // max(1, len(rest))))
        for i, case in enumerate(rest):
            for j in range(each):
                yield names[(i * each + j) % len(names)], case


def registered() -> list[Game]:
    return [find(key) for key in keys()]
