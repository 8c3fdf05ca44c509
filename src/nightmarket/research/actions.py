"""Actions: every choice a seat can ever make in a game, numbered from 0.

The kernel numbers choices already; here dice, the clock and room kept for cards to come are left out,
and seats are counted from the one who chooses, as in the rows of a layout: "steal a green good from the
next seat" is one action, whoever does it.
"""

from __future__ import annotations

from nightmarket.kernel import Domain, Game
from nightmarket.research.layout import Layout


class Actions:
    """The fixed list of a game's actions, and the way between them and the kernel's choices."""

    def __init__(self, game: Game, layout: Layout) -> None:
        self.game = game
        self.words = game.words
        self.choices: list[int] = []  # by action, as seat 0 would choose it
        self._number = [-1] * self.words.size
        self._seated: list[tuple[int, int, int, int]] = []  # (begin, end, step, size) of a seat
        for verb in self.words.verbs:
            if verb.name in layout.without:
                continue
            for choice in range(verb.base, verb.end):
                arguments = zip(verb.domains, self.words.arguments(choice), strict=True)
                if all(named(domain, value) for domain, value in arguments):
                    self._number[choice] = len(self.choices)
                    self.choices.append(choice)
            steps = (verb.size_b * verb.size_c, verb.size_c, 1)
            for domain, step in zip(verb.domains, steps, strict=False):
                if domain.name == "seat":
                    self._seated.append((verb.base, verb.end, step, domain.size))
        self.size = len(self.choices)
        self._turned: dict[tuple[int, int], tuple[list[int], list[int]]] = {}

    def tables(self, seat: int, seats: int) -> tuple[list[int], list[int]]:
        """For one seat of a table: action by choice (-1: none), and choice by action."""
        found = self._turned.get((seat, seats))
        if found is None:
            by_choice = self._number[:]
            by_action = self.choices[:]
            for begin, end, step, size in self._seated:
                for choice in range(begin, end):
                    other = (choice - begin) // step % size
                    if self._number[choice] >= 0 and other < seats:
                        turned = choice + ((other - seat) % seats - other) * step
                        by_choice[choice] = self._number[turned]
                        by_action[self._number[turned]] = choice
            found = self._turned[seat, seats] = (by_choice, by_action)
        return found

    def action(self, choice: int, seat: int, seats: int) -> int:
        """The action of a choice of the kernel."""
        return self.tables(seat, seats)[0][choice]

    def choice(self, action: int, seat: int, seats: int) -> int:
        """The kernel's choice of an action."""
        return self.tables(seat, seats)[1][action]

    def text(self, action: int, seat: int = 0, seats: int = 0) -> str:
        """The permanent text of what the action means at this seat."""
        seats = seats or max(self.game.seats)
        return self.words.text(self.choice(action, seat, seats))


def named(domain: Domain, value: int) -> bool:
    """Whether a value exists; a game may keep room for cards to come under names with a number."""
    return domain.text(value) != f"{domain.name}-{value}"
