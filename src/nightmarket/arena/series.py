"""A field of bots: which games are played, on which deals, in which seats.

Every deal is played once in each rotation of the bots over the seats, so neither a lucky seat nor a good
mission, set or conspiracy helps anybody. Games are numbered; a game's number says all about it, so a
series that was cut short goes on where it stopped, and the number of processes changes nothing.
"""

from __future__ import annotations

import time
from collections.abc import Sequence
from dataclasses import asdict, dataclass, field
from itertools import combinations
from typing import Any

from nightmarket.arena.outside import Program, make
from nightmarket.arena.realtime import run
from nightmarket.bots import Bot, choice_of
from nightmarket.games import game as game_of
from nightmarket.kernel import CLOCK, Game, Luck, Refusal, State, asked, legal, step
from nightmarket.kernel.levels import BEATS_S
from nightmarket.kernel.record import Recorder


def play_out(game: Game, s: State, bots: Sequence[Bot], clock: Luck, limit: int = 1_000_000) -> int:
    """Let bots play a game to its end; how many choices they made."""
    for n in range(limit):
        who = asked(s)
        if not who:
            return n
        seat = who[0] if len(who) == 1 else who[clock.below(len(who))]
        if seat == CLOCK:
            step(s, seat, clock.pick(legal(s, seat)))
        else:
            step(s, seat, choice_of(bots[seat], game, s, seat))
    raise Refusal(f"{game.key} did not end within {limit} choices")


class Timed(Bot):
    """Another bot, and how long it thought about real choices: CPU seconds, not the clock's.

    A program from outside has only the clock's: its CPU is not ours to count.
    """

    def __init__(self, bot: Bot) -> None:
        self.bot = bot
        self.clock = time.perf_counter if isinstance(bot, Program) else time.process_time
        self.choices = 0
        self.seconds = 0.0
        self.longest = 0.0

    def choose(self, glimpse: Any) -> int:
        if len(glimpse.choices) == 1:
            return self.bot.choose(glimpse)
        began = self.clock()
        found = self.bot.choose(glimpse)
        spent = self.clock() - began
        self.choices += 1
        self.seconds += spent
        self.longest = max(self.longest, spent)
        return found


@dataclass(frozen=True)
class Meeting:
    """One game to be played: everything a process elsewhere needs."""

    number: int
    game: str
    options: dict[str, str]
    bots: tuple[str, ...]  # by seat
    deal: int  # seed of the deal
    seed: int  # of the bots


@dataclass
class Result:
    """One game that was played."""

    number: int
    deal: int
    bots: list[str]  # by seat
    winners: list[int]
    scores: list[int]
    moves: int = 0  # choices of all, forced ones too
    choices: list[int] = field(default_factory=list)  # real ones, by seat
    cpu: list[float] = field(default_factory=list)  # seconds, by seat
    longest: list[float] = field(default_factory=list)  # the longest thought, by seat

    def to_dict(self) -> dict[str, Any]:
        return asdict(self)


def meet(m: Meeting) -> Result:
    """Play one game; in any process."""
    game = game_of(m.game)
    seats = len(m.bots)
    players = [Timed(make(name, m.seed * 101 + seat)) for seat, name in enumerate(m.bots)]
    if game.clock is None:
        s = game.setup(seats, m.deal, m.options)
        moves = play_out(game, s, players, Luck.seeded(m.seed))
    else:  # at the beat of the level
        recorder = Recorder(game, seats, m.deal, m.options)
        s = recorder.state
        moves = run(recorder, players, round(1000 * BEATS_S[m.bots[0]]), Luck.seeded(m.seed))
    return Result(
        m.number,
        m.deal,
        list(m.bots),
        game.winners(s),
        game.scores(s),
        moves,
        [p.choices for p in players],
        [round(p.seconds, 4) for p in players],
        [round(p.longest, 4) for p in players],
    )


@dataclass(frozen=True)
class Field:
    """A series of games between bots, in blocks: one deal, one line-up, every rotation of it.

    A game that is won together is played by a team of one level.
    """

    game: str
    seats: int
    options: dict[str, str]
    bots: tuple[str, ...]  # as given; the same name may stand there several times
    seed: int

    @staticmethod
    def of(
        game: Game, seats: int, bots: Sequence[str], seed: int, options: dict[str, str]
    ) -> Field:
        """Refuses what cannot be played, before the first game."""
        chosen = game.configure(seats, options)
        if not bots:
            raise Refusal("an arena needs bots", "bots")
        for name in bots:
            make(name)
        if seed < 0:
            raise Refusal("the seed is a whole number from 0", "seed")
        if game.is_cooperative() and (len(bots) > 1 or bots[0] not in BEATS_S):
            raise Refusal(
                f"{game.key} is won together: it takes the name of one level, for all seats", "bots"
            )
        return Field(game.key, seats, chosen, tuple(bots), seed)

    def line_ups(self) -> list[tuple[str, ...]]:
        """Who sits down together: all, dealt in turn; every choice of them when seats are few."""
        if len(self.bots) > self.seats:
            return list(combinations(self.bots, self.seats))
        return [tuple(self.bots[i % len(self.bots)] for i in range(self.seats))]

    def blocks(self, games: int) -> list[list[Meeting]]:
        """Whole blocks of at least so many games together."""
        line_ups = self.line_ups()
        found: list[list[Meeting]] = []
        first = 0
        while first < games:
            number = len(found)
            line_up = line_ups[number % len(line_ups)]
            deal = self.seed + number // len(line_ups)
            block: list[Meeting] = []
            for turn in range(rotations(line_up)):
                names = line_up[turn:] + line_up[:turn]
                # A bot's chance is its own in every game; the deal is the same in the whole block.
                seed = (self.seed * 1_000_003 + number) * 11 + turn
                block.append(Meeting(first + turn, self.game, self.options, names, deal, seed))
            found.append(block)
            first += len(block)
        return found

    def head(self) -> dict[str, Any]:
        return {**asdict(self), "bots": list(self.bots)}


def rotations(line_up: tuple[str, ...]) -> int:
    """Different rotations of a line-up; one alone needs no other."""
    n = len(line_up)
    return next(k for k in range(1, n + 1) if n % k == 0 and line_up[k:] + line_up[:k] == line_up)
