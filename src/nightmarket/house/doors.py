# mypyc: no (off the path of a move)
"""The doors of a house: what is asked and answered one by one, apart from a table's conversation.

A row each; routes, the OpenAPI document and the pocket's own way in are made of these rows.
"""

from __future__ import annotations

import asyncio
import gzip
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from datetime import UTC, date, datetime
from typing import Any, Final, NamedTuple, TypeVar

import msgspec

import nightmarket
from nightmarket import games
from nightmarket._variant import describe
from nightmarket.analysis import daily
from nightmarket.analysis import told as looked
from nightmarket.house import health, records
from nightmarket.house.analysing import Analyses
from nightmarket.house.hinting import Hints
from nightmarket.house.house import House
from nightmarket.house.once import Once
from nightmarket.house.session import SECRETS
from nightmarket.kernel import LANGUAGES, BadState, Game, Refusal, UnknownGame, asked
from nightmarket.kernel.record import Record
from nightmarket.store import RecordRow
from nightmarket.table import best, lessons, printed, retelling, wire
from nightmarket.table.encode import ENCODE
from nightmarket.table.guard import Refuse, digest, plain, plain_facts, tidy_code
from nightmarket.table.meta import NOBODY
from nightmarket.table.table import Table

T = TypeVar("T")

BODY: Final = 96 * 1024  # bytes of a request that is not a record
DAY_MS: Final = 24 * 3600 * 1000
REPLAYS_AT_ONCE: Final = 1  # each takes turns with everybody who plays
UPLOADS_AT_ONCE: Final = 8  # of megabytes each
UPLOADS_EACH: Final = 2  # of them by one address
BEST: Final = 10  # runs in each list
SHOWN: Final = 50  # tables in a list
FOREVER: Final = "public, max-age=31536000, immutable"  # an address that changes with its text
STATUS: Final[dict[str, int]] = {
    "unknown-table": 404,
    "unknown-record": 404,
    "not-found": 404,
    "no-puzzle": 404,
    "too-many": 429,
    "too-big": 413,
    "too-slow": 408,
    "foreign-origin": 403,
    "foreign-host": 403,
    "other-rules": 409,
    "expired": 410,
    "not-now": 409,
    "no-hints": 409,
    "in-play": 409,
    "not-yours": 403,
    "shared": 409,
    "broken": 503,
    "restarting": 503,
    "full": 507,
    "banned": 403,
    "no-key": 401,
    "wrong-secret": 403,
    "no-person": 401,
    "bad-passkey": 403,
    "wrong-words": 403,
    "wrong-name": 403,
}


class Ask(NamedTuple):
    """What comes to a door."""

    path: dict[str, str]  # the parts that the door's address leaves open
    query: dict[str, str]
    body: Callable[[int], Awaitable[bytes]]  # read when it is wanted, up to so many bytes
    address: str  # whose
    port: int = 0  # by which it came


class Answer(NamedTuple):
    body: bytes  # JSON
    status: int = 200
    cache: str = "no-store"
    packed: bool = False  # the body, by gzip
    file: str = ""  # the name to save it under


def answer(body: object, status: int = 200) -> Answer:
    return Answer(ENCODE(body), status)


def refused(refusal: Refusal) -> Answer:
    text, field = plain(str(refusal), 300), plain(refusal.field, 80)
    problem = wire.Problem(refusal.code, text, field, refusal.rule, plain_facts(refusal.facts))
    return answer(problem, STATUS.get(refusal.code, 400))


async def message(ask: Ask, kind: type[T]) -> T:
    return decoded(await ask.body(BODY), kind)


def decoded(body: bytes, kind: type[T]) -> T:
    try:
        return msgspec.json.decode(body, type=kind)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise Refuse("malformed", str(error)) from error


def pack(body: bytes) -> bytes:
    return gzip.compress(body, 5, mtime=0)


def tidy_name(id: str) -> str:
    """What may stand in a header."""
    return "".join(c for c in id if c.isascii() and c.isalnum())


class Doors:
    """The endpoints."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.replays = asyncio.Semaphore(REPLAYS_AT_ONCE)
        self.uploads: list[str] = []  # whose
        self.analyses = Analyses(house)
        self.hints = Hints(house)
        # Tables may be heavy, with packs of cards of their own: they are not read for everybody anew.
        holds_s = house.settings.told_s
        self.playing = Once(lambda: self._listed("playing"), holds_s)
        self.open_ones = Once(self._open_ones, holds_s)

    @asynccontextmanager
    async def upload(self, ask: Ask) -> AsyncIterator[bytes]:
        """A record or a table from outside; it is in memory only while few others are."""
        await self.house.check_opening(ask.address)
        if len(self.uploads) >= UPLOADS_AT_ONCE or self.uploads.count(ask.address) >= UPLOADS_EACH:
            raise Refuse("too-many", "others are still being read: try again in a moment")
        self.uploads.append(ask.address)
        try:
            yield await ask.body(self.house.settings.limits.record_bytes)
        finally:
            self.uploads.remove(ask.address)

    @asynccontextmanager
    async def turn(self) -> AsyncIterator[None]:
        """Records are read one after the other, and no more of them in a house that closes."""
        async with self.replays:
            if self.house.closing:
                raise Refuse("restarting", "the house closes: come back in a moment")
            yield

    async def health(self, ask: Ask) -> Answer:
        """Well is who can write a move down: asked of the disk, not too often."""
        house = self.house
        ok = await house.store_check.passes(health.LONGEST_S)
        told = wire.Health(
            ok, nightmarket.__version__, describe(), len(house.tables), len(house.sessions)
        )
        return answer(told, 200 if ok else 503)

    async def addresses(self, ask: Ask) -> Answer:
        return answer(wire.Addresses(await self.house.addresses(ask.port)))

    async def alive(self, ask: Ask) -> Answer:
        return answer({"ok": True})

    async def ready(self, ask: Ask) -> Answer:
        """Can people play: does the store take a move, do the bots answer?"""
        store, bots = await asyncio.gather(
            self.house.store_check.passes(), self.house.bots_check.passes()
        )
        return answer(wire.Ready(store and bots, store, bots), 200 if store and bots else 503)

    async def games(self, ask: Ask) -> Answer:
        listed = await self.house.store.count_listed()
        found = []
        for key in games.keys():  # noqa: SIM118 (a function)
            game = self.house.game(key)
            options = [
                wire.OptionInfo(o.key, list(o.values), o.default, o.rule, o.kind, o.seats)  # type: ignore[arg-type]
                for o in game.options
            ]
            found.append(
                wire.GameInfo(
                    key,
                    game.prefix,
                    game.titles,
                    game.blurbs,
                    list(game.seats),
                    options,
                    game.rules_version,
                    game.clock is not None,
                    listed.get(key, 0),
                    {verb.name: [d.name for d in verb.domains] for verb in game.words.verbs},
                    {
                        kind.name: {
                            name: field.domain.name
                            for name, field in zip(kind.names, kind.fields, strict=True)
                        }
                        for kind in game.kinds.values()
                    },
                    game.windows is not None,
                    type(game).feat is not Game.feat,
                    bool(lessons.names(key)),
                    daily.has_puzzles(key),
                )
            )
        return answer(found)

    async def course(self, ask: Ask) -> Answer:
        """Its lessons, in order: asked for by whoever opens their list, not by every visitor."""
        key = self.house.game(ask.path["key"]).key
        found = [(name, lessons.lesson(key, name)) for name in lessons.names(key)]
        return answer([wire.CourseLine(name, one.title, one.steps) for name, one in found])

    async def lesson(self, ask: Ask) -> Answer:
        """What the page needs to point, to wait and to explain."""
        key, name = ask.path["key"], ask.path["name"]
        self.house.game(key)
        beats = lessons.lesson(key, name).beats
        return answer(
            wire.LessonInfo(name, [wire.Beat(b.play, b.by, b.step, b.point, b.rule) for b in beats])
        )

    async def brought(self, ask: Ask) -> Answer:
        game, language = ask.path["game"], ask.path["language"]
        if game not in games.guests() or language not in LANGUAGES:
            raise UnknownGame(f"{game[:40]!r} brings no texts in {language[:8]!r}", "game")
        return answer(wire.Brought(games.words_of(game, language), games.rules_of(game, language)))

    # -- tables

    async def open_table(self, ask: Ask) -> Answer:
        wish = await message(ask, wire.NewTable)
        await self.house.check_opening(ask.address)
        deal = await self.record_of(wish.deal_of) if wish.deal_of else None
        return answer(await self.house.open_table(wish, deal), 201)

    async def carry(self, ask: Ask) -> Answer:
        secrets = (await message(ask, wire.Carry)).secrets
        if len(secrets) > SECRETS:
            raise Refuse("malformed", "too many secrets", "secrets")
        code = tidy_code(ask.path["code"])
        return answer(await self.house.carry(code, secrets))

    async def bring(self, ask: Ask) -> Answer:
        async with self.upload(ask) as data, self.turn():
            carried = await self.house.aside(lambda: decoded(data, wire.Carried))
            return answer(await self.house.bring(carried), 201)

    async def table(self, ask: Ask) -> Answer:
        table = await self.house.table(tidy_code(ask.path["code"]))
        return answer(table.told())

    async def mine(self, ask: Ask) -> Answer:
        held = (await message(ask, wire.MineRequest)).tables
        if len(held) > 50:
            raise Refuse("malformed", "too many tables at once", "tables")
        found = []
        for one in held:
            row = await self.house.store.table(tidy_code(one.table))
            if row is not None:  # else it is gone for good
                hashes = [digest(secret) for secret in one.secrets[:16]]
                found.append(
                    self.house.listed(row, lambda known, h=hashes: {known.get(x, -9) for x in h})  # type: ignore[misc]
                )
        return answer(wire.RunningList([table for table in found if table is not None]))

    async def watch(self, ask: Ask) -> Answer:
        wanted = ask.query.get("game")
        found = await self.playing.ask()
        return answer(wire.RunningList([t for t in found if wanted in (None, t.game)]))

    async def open_tables(self, ask: Ask) -> Answer:
        """Where anybody may sit down: no table of theirs is dealt yet."""
        return answer(wire.RunningList(await self.open_ones.ask()))

    async def _listed(self, phase: str) -> list[wire.Running]:
        rows = await self.house.store.listed(SHOWN, phase)
        found = [self.house.listed(row, lambda known: set()) for row in rows]
        return [table for table in found if table is not None]

    async def _open_ones(self) -> list[wire.Running]:
        return [
            table
            for table in await self._listed("lobby")
            if any(c.kind == "open" and not c.locked for c in table.chairs)
            # Somebody waits there, or did a while ago: who has gone for good is waited for in vain.
            and any(c.kind == "person" for c in table.chairs)
        ]

    async def _seat_of(self, wish: wire.Missed) -> tuple[Table, int]:
        """Whose digest it is: the first seat these secrets have there."""
        if len(wish.secrets) > SECRETS:
            raise Refuse("malformed", "too many secrets", "secrets")
        table = await self.house.latest(tidy_code(wish.table))
        people = {table.by_hash.get(digest(secret), NOBODY) for secret in wish.secrets}
        seats = [i for i, c in enumerate(table.meta.chairs) if c.person in people - {NOBODY}]
        if not seats:
            raise Refuse("not-yours", "take a seat first")
        if table.match is None:
            raise Refuse("not-now", "the game has not begun")
        return table, seats[0]

    async def since(self, ask: Ask) -> Answer:
        """The same to be watched: each moment as that seat saw it, but for what is covered by now."""
        wish = await message(ask, wire.Missed)
        table, seat = await self._seat_of(wish)
        game, meta = table.game, table.meta

        def retold() -> bytes:
            return ENCODE(wire.PastList(retelling.moments(game, meta, stored, seat, wish.seen)))

        async with self.turn():
            stored = await self.house.store.entries(table.code)
            try:
                return Answer(await self.house.aside(retold))
            except BadState as trouble:
                raise Refuse("other-rules", "this cannot be told again") from trouble

    async def digest(self, ask: Ask) -> Answer:
        wish = await message(ask, wire.Missed)
        table, seat = await self._seat_of(wish)
        update = table.told_to(seat, max(-1, wish.seen))
        assert update is not None
        you = wire.You([seat], False)
        chat = [line for line in table.chat if line.n > wish.said]
        return answer(wire.Digest(table.told(), you, update, chat))

    async def hint(self, ask: Ask) -> Answer:
        wish = await message(ask, wire.HintWish)
        if len(wish.secrets) > SECRETS:
            raise Refuse("malformed", "too many secrets", "secrets")
        table = await self.house.latest(tidy_code(wish.table))
        people = {table.by_hash.get(digest(secret), NOBODY) for secret in wish.secrets} - {NOBODY}
        return answer(await self.hints.hint(table, people, wish.seat))

    async def best(self, ask: Ask) -> Answer:
        """The best runs of a game; `of` is a table's code, which finds itself in the list."""
        query = ask.query
        seats = query.get("seats", "0")
        if not (seats.isascii() and seats.isdigit() and len(seats) < 3):
            raise Refuse("malformed", "seats is a number", "seats")
        game, kind = query.get("game", "")[:40], query.get("kind", "")[:40]
        runs = await self.house.store.best(game, kind, int(seats), BEST if kind else 1)
        of = tidy_code(query.get("of", ""))
        return answer(wire.BestList([best.told(run, of) for run in runs]))

    async def claim(self, ask: Ask) -> Answer:
        wish = await message(ask, wire.Claim)
        return answer(await self.house.claim(wish.code))

    # -- records

    async def _of(self, id: str, work: Callable[[list[Record], bool], T]) -> T:
        """Something made of a stored record, or of that of a finished table; before the last of them
        are those by older rules, if any. Whoever waits for their turn holds nothing in memory."""
        async with self.turn():
            row = await self.house.store.record(id) if len(id) <= 40 and id.isascii() else None
            if row is not None:
                now = self.house.wall_ms()
                if now - row.opened > DAY_MS:
                    await self.house.store_now([row._replace(opened=now)])
                body = row.body
                return await self.house.aside(lambda: work([Record.from_json(body)], True))
            read = await self._of_table(tidy_code(id))
            return await self.house.aside(lambda: work(read(), False))

    async def _of_table(self, code: str) -> Callable[[], list[Record]]:
        if not code:
            raise Refuse("unknown-record", "there is no such record")
        try:
            table = await self.house.table(code)
        except Refusal as refusal:
            if refusal.code != "unknown-table":
                raise
            raise Refuse("unknown-record", "there is no such record") from refusal
        if table.meta.phase != "over" or table.match is None:
            raise Refuse("not-now", "the game is not over: its record is still secret")
        table.touch()
        meta, state = table.meta, table.match.state
        entries = await self.house.store.entries(code)
        scores, winners = table.game.scores(state), table.game.winners(state)
        return lambda: records.of_table(meta, entries, scores, winners)

    async def record_of(self, id: str) -> Record:
        return await self._of(id, lambda found, imported: found[-1])

    async def _named(self, id: str) -> tuple[str, Record]:
        """The same, with the name it has in the store."""
        return await self._of(id, lambda found, kept: (id if kept else tidy_code(id), found[-1]))

    async def record(self, ask: Ask) -> Answer:
        id, earlier = ask.path["id"], ask.query.get("earlier")
        if earlier is not None and not (
            earlier.isascii() and earlier.isdigit() and len(earlier) < 5
        ):
            raise Refuse("malformed", "earlier is a number", "earlier")

        def file(found: list[Record], imported: bool) -> Answer:
            which = len(found) - 1 if earlier is None else int(earlier)
            if which >= len(found):
                raise Refuse("unknown-record", "there is no such record", "earlier")
            name = f"{found[which].game}-{tidy_name(id)}.json"
            return Answer(pack(found[which].to_json().encode()), packed=True, file=name)

        return await self._of(id, file)

    async def about(self, ask: Ask) -> Answer:
        id, limits = ask.path["id"], self.house.settings.limits
        return await self._of(
            id,
            lambda found, imported: answer(
                records.about(id, found[-1], imported, limits, len(found) - 1)
            ),
        )

    async def import_record(self, ask: Ask) -> Answer:
        limits = self.house.settings.limits

        def read(data: bytes) -> tuple[Record, str]:
            record = records.read(data, limits)
            return record, record.to_json()

        async with self.upload(ask) as data, self.turn():
            record, body = await self.house.aside(lambda: read(data))
        kept = records.about(self.house.new_record(), record, True, limits)
        row = RecordRow(kept.id, ENCODE(kept).decode(), body, self.house.wall_ms())
        await self.house.store_now([row])
        return answer(kept, 201)

    async def import_games(self, ask: Ask) -> Answer:
        """Some games of one's own file at once: no more work than one long record, and so one of what
        an address may bring. Those that prove nothing are passed over."""
        limits = self.house.settings.limits

        def read(data: bytes) -> list[tuple[Record, str]]:
            records.check_size(data, limits)
            found = []
            for raw in decoded(data, wire.Games).games:
                with suppress(Refusal):
                    record = records.read(bytes(raw), limits)
                    found.append((record, record.to_json()))
            return found

        async with self.upload(ask) as data, self.turn():
            found = await self.house.aside(lambda: read(data))
        kept, rows = [], []
        for record, body in found:
            about = records.about(self.house.new_record(), record, True, limits)
            kept.append(about)
            rows.append(RecordRow(about.id, ENCODE(about).decode(), body, self.house.wall_ms()))
        if rows:
            await self.house.store_now([*rows])
        return answer(wire.KeptList(kept), 201)

    async def frames(self, ask: Ask) -> Answer:
        id = ask.path["id"]
        query = ask.query
        begin = query.get("from", "0")
        count = query.get("count", str(records.MOMENTS))
        if not all(x.isascii() and x.isdigit() and len(x) < 7 for x in (begin, count)):
            raise Refuse("malformed", "from and count are numbers")
        eye = query.get("seat", "watcher")

        def replay(found: list[Record], imported: bool) -> Answer:
            told = records.replay(id, found[-1], eye, int(begin), int(count))
            return Answer(pack(ENCODE(told)), packed=True)

        return await self._of(id, replay)

    async def play_on(self, ask: Ask) -> Answer:
        id = ask.path["id"]
        wish = await message(ask, wire.PlayOn)
        await self.house.check_opening(ask.address)
        record = await self.record_of(id)
        return answer(await self.house.play_on(id, record, wish), 201)

    # -- looking back

    async def analyse(self, ask: Ask) -> Answer:
        wish = await message(ask, looked.Wish)
        code, record = await self._named(ask.path["id"])
        return answer(await self.analyses.begin(code, record, wish.level, ask.address))

    async def analysis(self, ask: Ask) -> Answer:
        begin = ask.query.get("from", "0")
        if not (begin.isascii() and begin.isdigit() and len(begin) < 7):
            raise Refuse("malformed", "from is a number", "from")
        code, record = await self._named(ask.path["id"])
        level = ask.query.get("level", "fair")
        return answer(await self.analyses.told(code, record, level, int(begin)))

    async def stop_analysis(self, ask: Ask) -> Answer:
        wish = await message(ask, looked.Wish)
        self.analyses.cancel(await self.record_of(ask.path["id"]), wish.level)
        return answer({})

    async def puzzle(self, ask: Ask) -> Answer:
        """Of today, by the clock of the house, or of a day that is named."""
        key, text = ask.path["key"], ask.query.get("day", "")
        day = datetime.fromtimestamp(self.house.wall_ms() / 1000, UTC).date()
        if text:
            try:
                day = date.fromisoformat(text[:10])
            except ValueError as error:
                raise Refuse("malformed", "a day is written as 2026-11-18", "day") from error
        shipped = daily.shipped(key)
        n, puzzle = daily.of_day(key, day)
        game = self.house.game(key)
        if shipped.rules_version != game.rules_version:
            raise Refuse("other-rules", "the puzzles are of other rules", "rules_version")
        state, seat = game.load(puzzle.state), puzzle.choosing.seat
        told = looked.Daily(
            key,
            day.isoformat(),
            n,
            len(shipped.puzzles),
            game.seat_count(state),
            puzzle.options,
            game.names(puzzle.options),
            printed.address(game, puzzle.options, f"games/{key}"),
            game.view(state, seat),
            game.question(state),
            [who for who in asked(state) if who >= 0],
            puzzle.choosing,
        )
        return answer(told)

    # -- what lies on the table

    async def printed(self, ask: Ask) -> Answer:
        """What is printed on the pieces: of a game's box, or of a table's or record's own pack."""
        asked = ask.path
        game, options = None, {}
        if "key" in asked:
            game = self.house.game(asked["key"])
        elif "code" in asked:
            table = await self.house.table(tidy_code(asked["code"]))
            game, options = table.game, table.meta.options
        else:
            key, options = await self._of(
                asked["id"], lambda found, imported: (found[-1].game, found[-1].options)
            )
            game = self.house.game(key)
        name, packed = printed.sheet(game, options)
        # A page that is older than this house: what is true now, once.
        cache = FOREVER if asked["name"] == name else "no-store"
        return Answer(packed, cache=cache, packed=True)


Sheet = dict[str, Any]  # a document of its own


class Door(NamedTuple):
    """One address: the routes and the document are made of these rows."""

    method: str
    path: str
    endpoint: str  # of `Doors`
    what: str
    ask: Any
    answer: Any
    status: int = 200
    queries: tuple[tuple[str, str], ...] = ()
    cost: float = 1  # of what one address may ask for


DOORS: Final = (
    Door("get", "/api/health", "health", "Is the server well?", None, wire.Health),
    Door(
        "get", "/api/addresses", "addresses", "Where others find this server", None, wire.Addresses
    ),
    Door("get", "/healthz", "alive", "Is the process alive?", None, Sheet),
    Door("get", "/readyz", "ready", "Can people play?", None, wire.Ready),
    Door("get", "/api/games", "games", "The games and their options", None, list[wire.GameInfo]),
    Door("get", "/api/games/{key}/printed/{name}", "printed", "What is on its pieces", None, Sheet),
    Door("get", "/api/games/{key}/lessons", "course", "Its course", None, list[wire.CourseLine]),
    Door(
        "get", "/api/games/{key}/lessons/{name}", "lesson", "A lesson", None, wire.LessonInfo,
    ),
    Door(
        "get", "/api/games/{game}/{language}", "brought",
        "The texts of a game from NIGHTMARKET_GAMES", None, wire.Brought,
    ),
    Door("post", "/api/tables", "open_table", "Open a table", wire.NewTable, wire.Opened, 201),
    Door(
        "post", "/api/tables/{code}/carry", "carry",
        "Take a table to another house", wire.Carry, wire.Carried,
    ),
    Door("post", "/api/carried", "bring", "Bring it there", wire.Carried, wire.Opened, 201),
    Door("get", "/api/tables/{code}", "table", "A table but for its game", None, wire.Table),
    Door("get", "/api/tables/{code}/printed/{name}", "printed", "The same of a pack", None, Sheet),
    Door(
        "post", "/api/mine", "mine",
        "The tables a browser remembers", wire.MineRequest, wire.RunningList, cost=5,
    ),
    Door(
        "get", "/api/watch", "watch", "Listed tables in play", None, wire.RunningList,
        queries=(("game", "only this game"),),
    ),
    Door("get", "/api/open", "open_tables", "Where anybody may sit down", None, wire.RunningList),
    Door(
        "post", "/api/digest", "digest", "What has happened since", wire.Missed, wire.Digest,
        cost=5,
    ),
    Door(
        "get", "/api/puzzles/{key}", "puzzle", "The puzzle of a day", None, looked.Daily,
        queries=(("day", "as in 2026-11-18; without it today"),),
    ),
    Door(
        "post", "/api/hint", "hint", "What a bot would do", wire.HintWish, looked.Hint, cost=5,
    ),
    Door(
        "post", "/api/since", "since", "The same, to be watched", wire.Missed, wire.PastList,
        cost=10,
    ),
    Door(
        "get", "/api/best", "best", "The best runs of a game", None, wire.BestList,
        queries=(
            ("game", "which game"),
            ("kind", "only runs of this kind, the ten best; else the best of every kind"),
            ("seats", "only tables of this size"),
            ("of", "a table's code, to find it in the list"),
        ),
    ),
    Door("post", "/api/claim", "claim", "Continue on this device", wire.Claim, wire.Claimed),
    Door("post", "/api/records", "import_record", "Import a record", Sheet, wire.Kept, 201),
    Door("post", "/api/games", "import_games", "Import some", wire.Games, wire.KeptList, 201),
    Door(
        "get", "/api/records/{id}", "record", "A record as a file", None, Sheet,
        queries=(("earlier", "what was played by older rules: the first part is 0"),), cost=10,
    ),
    Door("get", "/api/records/{id}/about", "about", "What a record holds", None, wire.Kept, cost=5),
    Door(
        "get", "/api/records/{id}/printed/{name}", "printed", "The same of a pack", None, Sheet,
        cost=5,
    ),
    Door(
        "get", "/api/records/{id}/frames", "frames", "A replay by move", None, wire.Replay,
        queries=(
            ("seat", "whose eyes: a number, or watcher"),
            ("from", "first moment, from 0"),
            ("count", "how many moments"),
        ),
        cost=10,
    ),
    Door(
        "post", "/api/records/{id}/play-on", "play_on",
        "Go on from a position", wire.PlayOn, wire.Opened, 201,
    ),
    Door(
        "post", "/api/records/{id}/analysis", "analyse",
        "Look back at a game", looked.Wish, looked.Progress, cost=10,
    ),
    Door(
        "get", "/api/records/{id}/analysis", "analysis", "What was found", None, looked.Progress,
        queries=(("level", "how closely"), ("from", "first moment, from 0")), cost=5,
    ),
    Door(
        "post", "/api/records/{id}/analysis/cancel", "stop_analysis",
        "Stop looking", looked.Wish, Sheet, cost=5,
    ),
)  # fmt: skip


def find(method: str, path: str) -> tuple[Door, dict[str, str]]:
    """The door at an address, and the parts it leaves open; raises `not-found`."""
    parts = path.split("/")
    for door in DOORS:
        wanted = door.path.split("/")
        if door.method == method and len(wanted) == len(parts):
            found = dict(zip(wanted, parts, strict=True))
            if all(name == part or (name[:1] == "{" and part) for name, part in found.items()):
                return door, {name[1:-1]: part for name, part in found.items() if name[:1] == "{"}
    raise Refuse("not-found", "there is no such door")
