"""What a bot is, and what it is shown."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from mypy_extensions import mypyc_attr

from nightmarket.kernel import Game, Luck, Refusal, State, legal


class Glimpse:
    """The table as one seat sees it: its choices, its view, and honest guesses at the rest."""

    def __init__(self, game: Game, s: State, seat: int) -> None:
        self.game = game
        self.seat = seat
        self.choices = legal(s, seat)
        self.seats = game.seat_count(s)
        self._state = s

    def view(self) -> object:
        return self.game.view(self._state, self.seat)

    def question(self) -> dict[str, str | int]:
        """What is asked, as everybody may know it."""
        found: dict[str, str | int] = self.game.question(self._state)
        return found

    def guess(self, rng: Luck) -> State:
        """A full state that this seat cannot tell from the true one; the caller may play on in it."""
        s: State = self.game.resample(self._state, self.seat, rng)
        return s


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """Somebody who chooses."""

    def choose(self, glimpse: Glimpse) -> int:
        """One of `glimpse.choices`."""
        raise NotImplementedError


class BadBot(Refusal):
    """A bot answered something that is not legal."""

    code = "bad-bot"


# By name; a name may carry numbers, as in `plain:3000`.
MAKERS: Final[dict[str, Callable[[int, list[int]], Bot]]] = {}


def register(name: str, maker: Callable[[int, list[int]], Bot]) -> None:
    """A maker takes a seed and the numbers behind the name."""
    MAKERS[name] = maker


def bot_names() -> list[str]:
    return list(MAKERS)


def make(name: str, seed: int = 0) -> Bot:
    """A bot by its name; raises Refusal."""
    parts = name.split(":")
    numbers = [int(part) for part in parts[1:] if part.isdecimal() and len(part) < 10]
    if parts[0] not in MAKERS or len(numbers) != len(parts) - 1:
        raise Refusal(f"no bot {name[:40]!r}; there are: {', '.join(MAKERS)}", "bots")
    return MAKERS[parts[0]](seed, numbers)


# Games that a general search does not fit have players of their own, by game key: of a seed and a level.
SPECIALISTS: Final[dict[str, Callable[[int, str], Bot]]] = {}


def choice_of(bot: Bot, game: Game, s: State, seat: int) -> int:
    """Let a bot choose for a seat; raises BadBot when it answers nonsense."""
    glimpse = Glimpse(game, s, seat)
    answer: object = bot.choose(glimpse)
    if not isinstance(answer, int) or answer not in glimpse.choices:
        shown = game.text(answer) if isinstance(answer, int) else repr(answer)[:80]
        raise BadBot(f"the bot at seat {seat} answered {shown}, which is not legal", "bots")
    return answer
