# mypyc: no (off the path of a move)
"""Hints where everybody agreed to them: what a level would do in a seat, from what that seat knows.

A table is asked for one moment and one seat once: who asks again is told the same.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from typing import Final

import msgspec

from nightmarket.analysis import Asked, Hint
from nightmarket.house.house import House
from nightmarket.kernel import Luck, asked
from nightmarket.table.guard import Refuse
from nightmarket.table.minds import dice_of
from nightmarket.table.table import Table

KEPT: Final = 256  # hints that were last asked for
AT_ONCE: Final = 2  # thought about; bots at tables hardly wait
SALT: Final = 1 << 20  # of the dice: not those a bot in this seat would throw


class Hints:
    def __init__(self, house: House) -> None:
        self.house = house
        self.told: OrderedDict[tuple[str, int, int], Hint] = OrderedDict()
        self.turn = asyncio.Semaphore(AT_ONCE)

    async def hint(self, table: Table, people: set[int], seat: int) -> Hint:
        """Raises a refusal where nobody agreed, and where there is nothing to choose."""
        meta = table.meta
        if not 0 <= seat < len(meta.chairs) or meta.chairs[seat].person not in people:
            raise Refuse("not-yours", f"seat {seat} is not yours"[:80], "seat")
        if not meta.hints:
            raise Refuse("no-hints", "not everybody agreed to hints before the start", "table")
        match = table.match
        if meta.phase != "playing" or match is None or seat not in asked(match.state):
            raise Refuse("not-now", "nothing is asked of this seat", "seat")
        key = table.code, seat, table.version
        if key not in self.told:
            # What leaves the table holds nothing that the seat may not know.
            dice = dice_of(meta.seed, seat, table.version + SALT)
            guess = table.game.resample(match.state, seat, Luck.seeded(dice))
            state = table.game.dump(guess)
            question = Asked(meta.game, meta.options, state, seat, meta.hints, dice)
            self.told[key] = await self._think(msgspec.json.encode(question))
            while len(self.told) > KEPT:
                self.told.popitem(last=False)
        return self.told[key]

    async def _think(self, question: bytes) -> Hint:
        try:
            async with asyncio.timeout(self.house.settings.bot_limit_s), self.turn:
                answer = await self.house.thinker.look(question)
                return msgspec.json.decode(answer, type=Hint)
        except Exception as error:  # late or dead, as bots may be
            self.house.complain(f"no hint: {error!r}"[:120], "hint")
            raise Refuse("not-now", "nobody has found anything in time") from error
