"""Which rule is named when a choice is refused: every question with every kind of refused choice.

Random games meet the questions, and at each of them choices of every verb are tried. The list has for
each question the rules that were named, and for which verbs; read it with the rules beside it.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Final

from nightmarket.games import STALLS
from nightmarket.kernel import CLOCK, Frame, Game, Luck, asked, legal, step
from tests.conformance.cases import option_sets, together

HERE: Final = Path(__file__).parent
BOUND: Final = 600  # choices of one game; the questions come again and again
TRIES: Final = 3  # of each verb at each question
NO_RULE: Final = "–"
TABLES: Final = 80
SOME: Final = 10  # a test run looks at every tenth of them

Refused = tuple[str, str, str]  # question, verb, rule


def path_of(game: Game) -> Path:
    return HERE / f"{STALLS[game.key].rpartition('.')[2]}.txt"


def tables(game: Game, every: int) -> Iterator[tuple[int, dict[str, str], int]]:
    """Many tables, spread over seat counts and options and every two options together; or some."""
    found = [(seats, options) for seats in game.seats for options in option_sets(game, seats)]
    found += together(game)
    for i in range(0, TABLES, every):
        yield *found[i * len(found) // TABLES], i


def tried(
    game: Game, seats: int, options: dict[str, str], seed: int
) -> Iterator[tuple[Refused, str]]:
    """All refusals of one random game, each with the choice that was refused."""
    s = game.setup(seats, seed, options)
    rng = Luck.seeded(seed)
    for _ in range(BOUND):
        who = asked(s)
        if not who:
            return
        seat = rng.pick(who)
        choices = legal(s, seat)
        if seat != CLOCK:
            top = s.stack[-1]
            allowed = set(choices)
            takes_more = type(top).allows is not Frame.allows
            for verb in game.words.verbs:
                for _ in range(TRIES):
                    choice = verb.base + rng.below(verb.end - verb.base)
                    if choice in allowed or (takes_more and top.allows(s, seat, choice)):
                        continue
                    rule = top.why(s, seat, choice) or NO_RULE
                    yield (type(top).__name__, verb.name, rule), game.text(choice)
        step(s, seat, rng.pick(choices))


def refusals(game: Game, every: int = 1) -> dict[Refused, str]:
    """Every refusal that was met at these tables, with the first choice that met it."""
    found: dict[Refused, str] = {}
    for seats, options, seed in tables(game, every):
        for refused, text in tried(game, seats, options, seed):
            found.setdefault(refused, text)
    return found


def written(found: Iterable[Refused]) -> str:
    """The list as text: under each question a line for each rule, with the verbs that it forbids."""
    rows: dict[str, dict[str, list[str]]] = {}
    for question, verb, rule in sorted(found):
        rows.setdefault(question, {}).setdefault(rule, []).append(verb)
    blocks = []
    for question, rules in rows.items():
        lines = [f"  {rule:<7}{' '.join(rules[rule])}" for rule in sorted(rules, key=number)]
        blocks.append("\n".join([question, *lines]))
    return "\n\n".join(blocks) + "\n"


def number(rule: str) -> tuple[int, str]:
    digits = "".join(c for c in rule if c.isdigit())
    return int(digits or 0), rule


def read(text: str) -> set[Refused]:
    found = set()
    question = ""
    for line in text.splitlines():
        if line.startswith("  "):
            rule, *verbs = line.split()
            found |= {(question, verb, rule) for verb in verbs}
        elif line:
            question = line
    return found
