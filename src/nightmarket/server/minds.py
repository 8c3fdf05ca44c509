"""Bots at a table: who thinks about what, and how their answers come in. They think elsewhere."""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import logging
import random
from typing import TYPE_CHECKING, Final

from msgspec import Struct

from nightmarket.kernel import CLOCK, Refusal, legal
from nightmarket.server import playing, wire
from nightmarket.server.guard import Refuse
from nightmarket.server.match import ENCODE

if TYPE_CHECKING:
    from nightmarket.server.session import Session
    from nightmarket.server.table import Table

log = logging.getLogger("nightmarket.server")

# How often a bot acts against the clock.
BEATS_S: Final = {"easy": 2.0, "fair": 1.2, "hard": 0.7, "master": 0.5}
THINKING_AFTER_S: Final = 0.7  # a bot that takes longer says so


class Answer(Struct):
    """What a bot has decided, on its way through the mailbox."""

    seat: int
    version: int
    text: str | None


def dice_of(seed: str, seat: int, version: int) -> int:
    """A bot's own chance: the same at the same moment, so that undoing never fishes for another."""
    return int.from_bytes(hashlib.sha256(f"bot {seed} {seat} {version}".encode()).digest()[:8])


class Minds:
    """The bots of one table."""

    __slots__ = ("table", "thinking")

    def __init__(self, table: Table) -> None:
        self.table = table
        self.thinking: dict[int, int] = {}  # seats whose bot thinks, and about which version

    def is_bot(self, seat: int) -> bool:
        chair = self.table.meta.chairs[seat]
        return chair.kind != "person" or chair.stand_in

    def wake(self) -> None:
        """Whoever is asked and is no person here: let a bot think."""
        table, match = self.table, self.table.match
        if match is None or table.busy or table.broken or match.is_over or table.sand.is_held:
            return
        bots = [seat for seat in match.asked if seat >= 0 and self.is_bot(seat)]
        if bots and self._follow(bots):
            return
        for seat in match.asked:
            if seat < 0 or self.thinking.get(seat, -1) >= match.floor[seat]:
                continue
            if seat in bots:
                self._think(seat, table.meta.chairs[seat].level)
            elif table.clock.is_up_for(seat):
                if table.meta.clock.then == "bot":
                    self._think(seat, "fair")
                else:
                    self._soon(Answer(seat, match.version, None), 0.0)

    def _follow(self, bots: list[int]) -> bool:
        """The people want to end the game: one bot after the other agrees."""
        table, match = self.table, self.table.need_match()
        people = [seat for seat in range(match.seats) if not self.is_bot(seat)]
        choice = table.game.concession(match.state, people)
        if choice < 0:
            return False
        for seat in bots:
            with contextlib.suppress(Refusal):  # it has agreed already
                text = table.game.text(choice)
                playing.enter(table, seat, [text], table.sand.ticks(), "", None)
                return True
        return False

    def _think(self, seat: int, level: str) -> None:
        table, match = self.table, self.table.need_match()
        version = match.version
        self.thinking[seat] = version
        choices = legal(match.state, seat)
        pause = table.hall.config.bot_pause_s
        if table.sand.runs:
            pause = BEATS_S[level] * (0.75 + random.random() / 2)
        elif table.game.decline(match.state, seat) >= 0:
            # Asked by public facts: whether there is something to think about must not show.
            pause = table.windows.draw(*table.hall.config.bot_window_s)
        if len(choices) == 1 and not table.sand.runs:
            self._soon(Answer(seat, version, table.game.text(choices[0])), pause)
            return
        table.hall.spawn(self._ask(seat, version, level, pause))

    def _soon(self, answer: Answer, pause: float) -> None:
        self.thinking[answer.seat] = answer.version
        loop = asyncio.get_running_loop()
        loop.call_later(pause, self.table.receive, None, answer)

    async def _ask(self, seat: int, version: int, level: str, pause: float) -> None:
        table, match = self.table, self.table.need_match()
        loop = asyncio.get_running_loop()
        begin = loop.time()
        say = loop.call_later(THINKING_AFTER_S, self._say, seat, version)
        if table.sand.runs or table.game.decline(match.state, seat) >= 0:
            say.cancel()  # everybody acts all the time there; or nobody may be told
        text: str | None = None
        try:
            async with asyncio.timeout(table.hall.config.bot_limit_s):
                if table.sand.runs:
                    await asyncio.sleep(pause)  # then look, then act
                    if match.is_over:
                        return
                    version = self.thinking[seat] = match.version
                ticks = table.sand.ticks()
                state = match.foresee(CLOCK, ticks) if ticks else match.state
                dice = dice_of(table.meta.seed, seat, version)
                text = await table.hall.thinker.think(
                    table.meta.game, table.game.dump(state), seat, level, dice
                )
        except Exception as error:  # late, dead, or wrong: the table goes on
            log.debug("table %s: the bot of seat %d gave no answer: %r", table.code, seat, error)
            table.hall.complaints.note(f"bot gave no answer: {error!r}"[:120], table.meta.game)
        finally:
            say.cancel()
        rest = pause - (loop.time() - begin)
        if rest > 0:
            await asyncio.sleep(rest)
        table.receive(None, Answer(seat, version, text))

    def _say(self, seat: int, version: int) -> None:
        if self.thinking.get(seat) == version:
            data = ENCODE(wire.Thinking(seat))
            for session in self.table.sessions:
                session.push(data)

    def hurry(self, session: Session, m: wire.Hurry) -> None:
        match = self.table.need_match()
        if not session.seats:
            raise Refuse("not-yours", "only people with a seat may hurry a bot")
        for seat, version in list(self.thinking.items()):
            if version >= match.floor[seat] and seat in match.asked:
                self.table.hall.spawn(self._ask(seat, version, "easy", 0.0))
        session.push(ENCODE(wire.Ack(m.key, match.version)))

    def answer(self, m: Answer) -> None:
        """A bot has decided. Late or illegal answers never stop a table."""
        table, match = self.table, self.table.need_match()
        if self.thinking.get(m.seat) != m.version:
            return  # answered already, or not asked any more
        del self.thinking[m.seat]
        if table.sand.is_held:
            return  # it thinks again when everybody is back
        in_time = match.floor[m.seat] <= m.version
        wanted = self.is_bot(m.seat) or table.clock.is_up_for(m.seat)
        if not in_time or not wanted or m.seat not in match.asked:
            self.wake()
            return
        modest = table.game.text(table.game.idle(match.state, m.seat))
        if table.sand.runs and m.text in (modest, None):
            self.wake()  # to wait is nothing that happens
            return
        if m.text is not None:
            try:
                playing.enter(table, m.seat, [m.text], table.sand.ticks(), "", None)
                return
            except Refusal as refusal:
                if table.sand.runs:  # somebody was quicker
                    self.wake()
                    return
                table.hall.complaints.note(f"bot answered: {refusal}"[:120], table.meta.game)
        playing.enter(table, m.seat, [modest], [], "", None)

    def forget(self, seat: int) -> None:
        """A person plays this seat again."""
        self.thinking.pop(seat, None)
