# mypyc: no (off the path of a move)
"""Finished games looked back at: one after the other, moment by moment, by those who think for bots.

What was found is kept by what was looked at (record, level, version), in memory for a while and with
the record for as long as that stays: whoever comes later waits for nothing. Nothing is said of a deal
that lies on a table in play.
"""

from __future__ import annotations

import asyncio
import base64
import hashlib
import logging
import zlib
from collections import OrderedDict, deque
from collections.abc import Iterator
from dataclasses import replace
from itertools import islice
from typing import Final, Literal

import msgspec

from nightmarket.analysis import VERSION, Analysis, Looked, Study
from nightmarket.analysis.told import Progress, Question
from nightmarket.house.house import House
from nightmarket.kernel import seed_text
from nightmarket.kernel.levels import LEVELS
from nightmarket.kernel.record import Record
from nightmarket.store import AnalysisRow
from nightmarket.table.guard import Refuse
from nightmarket.table.meta import DECODE_META, Meta

log = logging.getLogger("nightmarket.server")

KEPT: Final = 8  # analyses in memory, those last asked for: each may have megabytes
WAITING: Final = 8  # that are looked at, or wait for their turn
LEFT_S: Final = 30.0  # whoever has not asked for so long has left
AT_ONCE: Final = 100  # moments in one answer


class Work:
    """One game that is looked back at."""

    def __init__(self, code: str, study: Study, now: float) -> None:
        self.code = code  # of the record
        self.study = study
        self.asked_at = now
        self.state: Literal["waiting", "looking", "done", "stopped"] = "waiting"
        self.found: Analysis | None = None

    @property
    def is_open(self) -> bool:
        return self.state in ("waiting", "looking")

    def let_go(self) -> None:
        """Nobody looks at it any more: a record may have megabytes, and many are begun and left."""
        self.study.record = replace(self.study.record, moves=[])


class Analyses:
    """What a house has looked back at, and what it is looking at now."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.works: OrderedDict[str, Work] = OrderedDict()
        self.turn = asyncio.Semaphore(1)

    async def begin(self, code: str, record: Record, level: str, address: str) -> Progress:
        """Look at this game, unless that is done or under way; raises a refusal."""
        await self.check(record)
        key = name_of(record, level)
        work = await self._known(code, key, record, level)
        if work is None or work.state == "stopped":
            await self.house.check_opening(address)
            work = self.works.get(key)  # others may have begun meanwhile
        if work is None or work.state == "stopped":
            if sum(one.is_open for one in self.works.values()) >= WAITING:
                raise Refuse("too-many", "many games are looked back at just now: wait a little")
            work = self.works[key] = Work(code, Study(record, level), self.house.now())
            self.house.spawn(self._look(key, work))
            self._forget()
        return self._told(key, work, 0)

    async def told(self, code: str, record: Record, level: str, begin: int) -> Progress:
        """How far it is, and what was found from this moment on."""
        await self.check(record)
        key = name_of(record, level)
        work = await self._known(code, key, record, level)
        if work is None:
            raise Refuse("not-now", "nobody looks back at this game: begin")
        return self._told(key, work, begin)

    async def _known(self, code: str, key: str, record: Record, level: str) -> Work | None:
        """What is in memory, or kept with the record; of the same game, by the same eyes."""
        if key in self.works or level not in LEVELS:
            return self.works.get(key)
        row = await self.house.store.analysis(code, level)
        if row is None or row.name != key:
            return None
        found = await self.house.aside(lambda: unpacked(row.body))
        work = self.works[key] = Work(code, Study(record, level), self.house.now())
        work.study.found, work.study.answered = found.moments, work.study.asked
        work.found, work.state = found, "done"
        self._forget()
        return work

    def cancel(self, record: Record, level: str) -> None:
        """Nobody waits for it any more. What is done stays."""
        work = self.works.get(name_of(record, level))
        if work is not None and work.is_open:
            work.state = "stopped"

    def _told(self, key: str, work: Work, begin: int) -> Progress:
        work.asked_at = self.house.now()
        self.works.move_to_end(key)
        found = work.study.found
        outcome = None
        if work.found is not None and begin + AT_ONCE >= len(found):
            outcome = msgspec.structs.replace(work.found, moments=[])
        moments = found[begin : begin + AT_ONCE]
        study = work.study
        return Progress(work.state, study.answered, study.asked, moments, outcome)

    async def _look(self, key: str, work: Work) -> None:
        async with self.turn:
            if work.state == "waiting":
                work.state = "looking"
            try:
                for questions in work.study.rounds():
                    if not await self._answered(work, questions):
                        return
                work.found = work.study.done()
                work.state = "done"
                await self._keep(key, work.code, work.found)
            except Exception as error:
                log.error("a game cannot be looked back at, or that not be kept: %r", error)
                if work.found is None:
                    work.state = "stopped"

    async def _answered(self, work: Work, questions: Iterator[Question]) -> bool:
        """All of these, as many at a time as no bot needs somebody for; taken in their order. Not if
        nobody waits for them any more."""
        asked: deque[asyncio.Task[bytes]] = deque()
        try:
            while True:
                if self.house.now() - work.asked_at > LEFT_S:
                    work.state = "stopped"
                if work.state == "stopped":
                    return False
                busy, _ = self.house.bots_busy()
                width = max(1, self.house.thinker.workers - busy)
                # Whoever has answered is asked again, though an earlier answer is still missing.
                unanswered = sum([not task.done() for task in asked])
                for question in islice(questions, max(0, width - unanswered)):
                    look = self.house.thinker.look(msgspec.json.encode(question))
                    asked.append(asyncio.create_task(look))
                if not asked:
                    return True
                waited_for = [task for task in asked if not task.done()]
                await asyncio.wait(waited_for, return_when=asyncio.FIRST_COMPLETED)
                while asked and asked[0].done():
                    answer = await asked.popleft()
                    work.study.take(msgspec.json.decode(answer, type=Looked))
        finally:
            for task in asked:
                task.cancel()
            await asyncio.gather(*asked, return_exceptions=True)

    async def _keep(self, key: str, code: str, found: Analysis) -> None:
        """With the record, if that is still there."""
        store = self.house.store
        if await store.record(code) or await store.table(code):
            body = await self.house.aside(lambda: packed(found))
            await self.house.store_now([AnalysisRow(code, found.level, key, body)])

    def _forget(self) -> None:
        done = [key for key, work in self.works.items() if not work.is_open]
        for key in done:
            self.works[key].let_go()
        for key in done[: max(0, len(self.works) - KEPT)]:
            del self.works[key]

    # -- never during a game

    async def check(self, record: Record) -> None:
        """Raises a refusal for a game that is not over, or whose deal lies on a table in play."""
        if record.scores is None:
            raise Refuse("not-now", "the game is not over: its record is still secret")
        if record.rules_version != self.house.game(record.game).rules_version:
            raise Refuse("other-rules", "this record was made with other rules", "rules_version")
        seed = seed_text(record.seed)
        async for found in self.house.in_play(seed):  # they may be many, and this is asked often
            for row in found:
                if row.game == record.game:
                    meta = DECODE_META(row.body)
                    if meta.seed == seed and not is_open_secret(meta):
                        raise Refuse("in-play", "a table in play has this deal")


def is_open_secret(meta: Meta) -> bool:
    """Whoever plays there alone has the deal: a lesson's, or that of a record they went on from."""
    people = sum(chair.kind != "bot" for chair in meta.chairs)
    return bool(meta.lesson) or (meta.deal_of is not None and people < 2)


def packed(found: Analysis) -> str:
    """As a text; a tenth of what it is in words."""
    return base64.b85encode(zlib.compress(msgspec.json.encode(found))).decode()


def unpacked(body: str) -> Analysis:
    return msgspec.json.decode(zlib.decompress(base64.b85decode(body)), type=Analysis)


def name_of(record: Record, level: str) -> str:
    """The same game looked at as closely by the same eyes has the same name, whoever played it."""
    deal = [record.options, record.seed, record.begins]
    told = msgspec.json.encode([VERSION, level, record.game, *deal])
    digest = hashlib.sha256(told)
    for move in record.moves:
        digest.update(f"{move.seat} {move.text}\n".encode())
    return digest.hexdigest()
