"""Table language for scenario tests: arrange, play by permanent text, look.

    t = table(goods=[{"green": 2}, {"red": 1}, None, None], dice="steal steal move move smuggle")
    t.play(0, "act:steal:2").play(0, "steal:1:red")
    t.refused(0, "steal:0:green", "ST-53")

A game's own `tests/scenarios/<game>/table.py` builds the state; this is what all of them share.
"""

from __future__ import annotations

from typing import Any, Self

from nightmarket.kernel import (
    CHANCE,
    Event,
    Game,
    IllegalChoice,
    NotAsked,
    Refusal,
    State,
    Tape,
    asked,
    legal,
    refuse,
)


class Table:
    """A game in progress at which a test plays. `events` is what the latest play brought about."""

    def __init__(self, game: Game, state: State) -> None:
        self.game = game
        self.state = state
        self.tape = Tape()
        self.state.sink = self.tape
        self.script: list[str] = []  # results of coming chance questions
        self.heard: list[Event] = []
        self.rolled: list[str] = []
        self.settle()
        self.listen()

    # -- playing

    def dice(self, results: str) -> Self:
        """The coming results of chance, in order: `steal steal move` for `face:steal` and so on."""
        self.script += results.split()
        return self

    def play(self, seat: int, *texts: str) -> Self:
        """Make these choices, one after the other."""
        heard: list[Event] = []
        rolled: list[str] = []
        for text in texts:
            choice = self.game.parse(text)
            refusal = refuse(self.state, seat, choice)
            if refusal is not None:
                raise AssertionError(
                    f"{refusal}; asked {self.asked}, it may choose {self.choices(seat)}"
                )
            self.state.stack[-1].choose(self.state, seat, choice)
            self.settle()
            self.listen()
            heard += self.heard
            rolled += self.rolled
        self.heard, self.rolled = heard, rolled
        return self

    def settle(self) -> None:
        """`kernel.settle`, except that the scripted results come before the luck of the state."""
        s = self.state
        while s.stack:
            top = s.stack[-1]
            who = top.asks(s)
            if not who:
                top.run(s)
            elif who[0] == CHANCE:
                options = top.choices(s, CHANCE)
                result = self.scripted(options) if self.script else options[s.below(len(options))]
                self.tape.roll(result)
                top.choose(s, CHANCE, result)
            else:
                return

    def scripted(self, options: list[int]) -> int:
        """The next scripted result, by its whole text or by what follows its verb."""
        wanted = self.script.pop(0)
        for choice in options:
            text = self.game.text(choice)
            if wanted in (text, text.partition(":")[2]):
                return choice
        known = [self.game.text(choice) for choice in options]
        raise AssertionError(f"chance cannot give {wanted!r} now, only {known}")

    def listen(self) -> None:
        self.heard, results = self.tape.take()
        self.rolled = [self.game.text(result) for result in results]

    # -- refusals

    def refused(self, seat: int, text: str, rule: str = "") -> Self:
        """The choice is illegal by this rule, and trying it leaves the state byte for byte as it was."""
        self.turned_down(seat, text, IllegalChoice, "illegal", rule)
        return self

    def not_asked(self, seat: int, text: str) -> Self:
        """It is not this seat's to choose; no trace is left."""
        code = "not-asked" if self.asked else "over"
        self.turned_down(seat, text, NotAsked, code, "")
        return self

    def turned_down(
        self, seat: int, text: str, kind: type[Refusal], code: str, rule: str
    ) -> Refusal:
        before = self.dump()
        refusal = self.game.why_not(self.state, seat, text)
        assert refusal is not None, f"seat {seat} may choose {text!r}"
        assert type(refusal) is kind, f"{text!r}: {refusal!r}, expected {kind.__name__}"
        assert refusal.code == code, f"{text!r}: code {refusal.code!r}, expected {code!r}"
        assert refusal.rule == rule, f"{text!r}: forbidden by {refusal.rule!r}, expected {rule!r}"
        assert self.dump() == before, f"refusing {text!r} left a trace"
        return refusal

    # -- looking

    @property
    def asked(self) -> list[int]:
        return asked(self.state)

    @property
    def over(self) -> bool:
        return not self.state.stack

    @property
    def pending(self) -> str:
        """The name of the question on top; empty when the game is over."""
        return type(self.state.stack[-1]).__name__ if self.state.stack else ""

    def choices(self, seat: int, verb: str = "") -> list[str]:
        """What the seat may choose, as texts; only those of one verb if it is named."""
        texts = [self.game.text(choice) for choice in legal(self.state, seat)]
        return [text for text in texts if not verb or text.split(":")[0] == verb]

    @property
    def events(self) -> list[str]:
        """Kinds of what the latest play brought about."""
        return [event.kind.name for event in self.heard]

    def event(self, kind: str, seat: int = 0) -> dict[str, str | int | None]:
        """The latest event of a kind, as a seat sees it."""
        found = [event for event in self.heard if event.kind.name == kind]
        assert found, f"no event {kind}, only {self.events}"
        return found[-1].seen_by(seat)

    def view(self, seat: int) -> Any:
        return self.game.view(self.state, seat)

    def dump(self) -> list[Any]:
        return self.game.dump(self.state)

    @property
    def scores(self) -> list[int]:
        return self.game.scores(self.state)

    @property
    def winners(self) -> list[int]:
        return self.game.winners(self.state)

    def line(self, key: str) -> list[int]:
        """A line of the score sheet, as if the game ended now."""
        return next(line.points for line in self.game.sheet(self.state) if line.key == key)
