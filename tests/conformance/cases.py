"""Which cases there are: every game, seat count and option value, and every two values together."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

from nightmarket.games import game as find
from nightmarket.games import keys
from nightmarket.kernel import SEAT_COLOURS, SOME_OF, BadSetup, Game, Option
from tests.conformance.properties import Case

Setting = tuple[str, str]  # an option and a value; the seat count is one too


def values(option: Option, seats: int) -> Iterator[str]:
    """Every value an option can take alone; of lists, each value once and the longest list."""
    if option.kind == SEAT_COLOURS:
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
    """No options, and each value alone; what the game refuses is left out."""
    seen: list[dict[str, str]] = []
    wanted: list[dict[str, str]] = [{}]
    for option in game.options:
        for value in values(option, seats):
            if value != option.default:
                wanted.append({option.key: value})
    for options in wanted:
        if options not in seen and accepts(game, seats, options):
            seen.append(options)
            yield options


def pairs(option: Option) -> list[str]:
    """Every two values of a list: how they work together shows only where both are."""
    return (
        [",".join(two) for two in combinations(option.values, 2)] if option.kind == SOME_OF else []
    )


def together(game: Game) -> Iterator[tuple[int, dict[str, str]]]:
    """Tables at which every two values meet that the game takes together, seat counts among them.

    Not the whole product: a fault that needs three values at once is for the long runs with many seeds.
    """
    counts = [("seats", str(n)) for n in game.seats]
    rest = [
        [(o.key, v) for v in dict.fromkeys([o.default, *values(o, game.seats[0]), *pairs(o)])]
        for o in game.options
        if o.kind != SEAT_COLOURS
    ]

    def taken(row: list[Setting]) -> bool:
        chosen = dict(row)
        tables = [int(chosen.pop("seats"))] if "seats" in chosen else list(game.seats)
        return any(accepts(game, n, chosen) for n in tables)

    rest = [[one for one in axis if taken([one])] for axis in rest]
    axes: list[list[Setting]] = sorted([counts, *rest], key=len, reverse=True)
    open_pairs = {
        (one, other) for mine, theirs in combinations(axes, 2) for one in mine for other in theirs
    }  # in the order of the axes
    rank = {setting: i for i, axis in enumerate(axes) for setting in axis}

    def fresh(row: list[Setting], setting: Setting) -> int:
        return sum(
            ((a, setting) if rank[a] < rank[setting] else (setting, a)) in open_pairs for a in row
        )

    for pair in sorted(open_pairs, key=lambda p: (rank[p[0]], rank[p[1]], p)):
        if pair not in open_pairs or not taken(list(pair)):
            continue
        row = list(pair)
        for i, axis in enumerate(axes):
            if i not in (rank[pair[0]], rank[pair[1]]):
                best = sorted(axis, key=lambda one: fresh(row, one), reverse=True)
                row += [next(one for one in best if taken([*row, one]))]
        open_pairs -= {(a, b) if rank[a] < rank[b] else (b, a) for a, b in combinations(row, 2)}
        options = dict(row)
        yield int(options.pop("seats")), options


def cases(games: list[Game], seeds: int, moments: int, first_seed: int = 0) -> Iterator[Case]:
    for game in games:
        for seats in game.seats:
            for options in option_sets(game, seats):
                for seed in range(first_seed, first_seed + seeds):
                    yield Case(game, seats, options, seed, moments)
        for seats, options in together(game):
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
