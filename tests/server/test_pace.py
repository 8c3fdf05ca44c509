"""How fast a table is played: banks, quiet hours, what happens when time has run out (docs/pace.md)."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from nightmarket.house.house import needs_nobody
from nightmarket.kernel import Windows
from nightmarket.table import entries, quiet, windows
from nightmarket.table.guard import Refuse
from nightmarket.table.host import Elsewhere, News
from nightmarket.table.match import Match
from nightmarket.table.people import Depart
from tests.server.calendar import DAY, HOUR, MINUTE, Calendar
from tests.server.house import House, Player, house

pytestmark = pytest.mark.usefixtures("either_house")
ON_POSTGRES = True  # banks and what is due are columns there too

DAYS: Any = {"seconds": 3 * 86_400, "then": "seat", "back": 12 * 3600, "slow": True}
CHAIRS = [{"kind": "open"}, {"kind": "open"}]


async def two(h: House, clock: dict[str, Any], **more: Any) -> list[Player]:
    """Two people at Shadow Blades, the first one asked."""
    chairs = more.pop("chairs", CHAIRS)
    return await h.two("shadow-blades", chairs=chairs, clock=clock, options={"first": "0"}, **more)


async def leave(h: House, *people: Player) -> None:
    for person in people:
        await person.socket.close()
        h.people.remove(person)
    while any(v for p in people for v in h.hall.tables[p.code].visitors if v.seats == p.seats):
        await asyncio.sleep(0.002)


async def back(h: House, person: Player) -> Player:
    again = await h.join(person.code, *person.secrets)
    await again.until(lambda m: m["type"] == "update")
    return again


def notes(person: Player) -> list[str]:
    """What the table itself has said, in the order in which it was said."""
    lines = [m for m in person.received if m["type"] == "chat"]
    lines += [line for m in person.received if m["type"] == "welcome" for line in m["chat"]]
    return [line["note"] for line in sorted(lines, key=lambda one: one["n"]) if line["note"]]


def banks(person: Player) -> list[float]:
    """Hours that every seat has left."""
    return [ms / 3_600_000 for ms in person.view["clock"]["banks"]]


def test_a_bank_runs_while_its_seat_is_asked_and_some_comes_back(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as h:
            calendar = Calendar(h)
            olha, petro = await two(h, DAYS)
            assert olha.view["asked"] == [0]
            assert banks(olha) == [72, 72]
            await calendar.go(20 * HOUR)
            while 0 in olha.view["asked"]:
                answer = await olha.play(olha.view["choices"][0])
                await olha.version(answer["version"])
            assert banks(olha) == [64, 72]  # 72 - 20 + 12
            await petro.version(olha.view["version"])
            await calendar.go(5 * HOUR)
            while 1 in petro.view["asked"]:
                answer = await petro.play(petro.view["choices"][0])
                await petro.version(answer["version"])
            assert banks(petro) == [64, 72]  # never more than there was

    asyncio.run(story())


def test_a_game_over_two_days_with_everybody_away_most_of_the_time(tmp_path: Path) -> None:
    """Each comes, plays a turn and goes; between the visits the table is in nobody's memory."""

    async def story() -> None:
        async with house(tmp_path) as h:
            calendar = Calendar(h)
            people = await two(h, {**DAYS, "seconds": 86_400, "back": 3600})
            secrets, code = [p.secrets for p in people], people[0].code
            await leave(h, *people)
            for visit in range(24):
                await calendar.sleep()
                assert not calendar.hall.tables
                await calendar.go(2 * HOUR)
                row = await calendar.hall.store.table(code)
                assert row.due is not None
                me = await h.join(code, *secrets[visit % 2])
                await me.until(lambda m: m["type"] == "update")
                before = me.view["asked"]
                assert before == me.seats
                while me.view["asked"] == before:
                    answer = await me.play(me.view["choices"][0])
                    await me.version(answer["version"])
                await leave(h, me)
            assert notes(await back(h, people[0])) == []

    asyncio.run(story())


def test_the_night_costs_nothing(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as h:
            calendar = Calendar(h, "2026-03-10 18:00")  # eight in the evening in Kyiv
            olha, _ = await two(h, {**DAYS, "seconds": 10 * 3600, "back": 3600})
            assert (await olha.ask("quiet", zone="Europe/Kyiv"))["type"] == "ack"
            await calendar.go(4 * HOUR)  # midnight there
            again = await back(h, olha)
            assert banks(again) == [7, 10]
            assert again.view["clock"]["resting"] == [0]
            assert (
                again.view["clock"]["ms"] == (8 + 7) * 3600 * 1000
            )  # at eight, and then all of it
            await calendar.go(9 * HOUR)  # nine in the morning
            again = await back(h, olha)
            assert banks(again) == [6, 10]
            assert again.view["clock"]["resting"] == []
            told = [m for m in again.received if m["type"] == "welcome"][-1]["you"]["quiet"]
            assert told == {"zone": "Europe/Kyiv", "begins": 23, "ends": 8}

    asyncio.run(story())


@pytest.mark.parametrize(
    ("wish", "field"),
    [
        ({"zone": "Europe/Nowhere"}, "zone"),
        ({"zone": "../../etc/passwd"}, "zone"),
        ({"zone": "/etc/passwd"}, "zone"),
        ({"zone": "Europe"}, "zone"),
        ({"zone": "я"}, "zone"),
        ({"zone": "x" * 5000}, "zone"),
        ({"zone": "Europe/Kyiv", "begins": 24}, "begins"),
        ({"zone": "Europe/Kyiv", "begins": -1}, "begins"),
        ({"zone": "Europe/Kyiv", "ends": 99}, "ends"),
        ({"zone": "Europe/Kyiv", "begins": 8, "ends": 23}, "ends"),
    ],
)
def test_hours_that_are_none_are_refused_by_name(wish: dict[str, Any], field: str) -> None:
    with pytest.raises(Refuse) as refusal:
        quiet.checked(wish["zone"], wish.get("begins", 23), wish.get("ends", 8))
    assert refusal.value.field == field


@pytest.mark.parametrize("who", ["stranger", "wrong"])
def test_and_change_nothing(tmp_path: Path, who: str) -> None:
    async def story() -> None:
        async with house(tmp_path) as h:
            olha, _ = await two(h, DAYS)
            asking = await h.join(olha.code) if who == "stranger" else olha
            zone = "Europe/Kyiv" if who == "stranger" else "Europe/Nowhere"
            before = h.hall.tables[olha.code].meta
            refused = await asking.ask("quiet", zone=zone)
            assert refused["code"] == ("not-yours" if who == "stranger" else "bad-setup")
            assert h.hall.tables[olha.code].meta == before

    asyncio.run(story())


def test_a_short_night_when_summer_begins() -> None:
    """In Kyiv the clocks go from three to four on the 29th of March 2026: eight hours, not nine."""
    nights = list(
        zip(range(3), quiet.nights("Europe/Kyiv", 23, 8, 1_774_724_400_000), strict=False)
    )
    hours = [(end - start) / 3_600_000 for _, (start, end) in nights]
    assert sorted(hours) == [8, 9, 9]
    start = nights[0][1][0]
    spans = [span for _, span in nights]
    whole = spans[-1][1] - start
    assert quiet.cost(start, spans[-1][1], iter(spans)) == whole - sum(b - a for a, b in spans)
    assert quiet.after(start, 1000, iter(spans)) == spans[0][1] + 1000


@pytest.mark.parametrize(
    ("clock", "field"),
    [
        ({"seconds": 60, "then": "bot", "slow": True}, "clock.seconds"),
        ({"seconds": 0, "then": "bot", "slow": True}, "clock.seconds"),
        ({"seconds": 3, "then": "bot"}, "clock.seconds"),
        ({"seconds": 10**9, "then": "bot", "slow": True}, "clock.seconds"),
        ({"seconds": 3600, "then": "bot", "back": 3601, "slow": True}, "clock.back"),
        ({"seconds": 3600, "then": "bot", "back": -2, "slow": True}, "clock.back"),
    ],
)
def test_a_pace_that_is_none_is_refused_by_name(
    tmp_path: Path, clock: dict[str, Any], field: str
) -> None:
    async def story() -> None:
        async with house(tmp_path) as h:
            answer = await h.http.post(
                "/api/tables", json={"game": "shadow-blades", "clock": clock}
            )
            assert answer.status_code == 400
            assert answer.json()["field"] == field

    asyncio.run(story())


def test_another_pace_changes_no_other_option(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as h:
            opened = await h.open(name="Olha", options={"first": "1"}, listed=True)
            olha = await h.join(opened["table"], opened["secret"])
            before = dict(olha.table)
            for clock in (
                DAYS,
                {"seconds": 300, "then": "bot", "back": 5},
                {"seconds": 0, "then": "idle"},
            ):
                await olha.ask("configure", clock=clock)
                await olha.drain()
                assert olha.table["clock"] == {"back": -1, "slow": False, **clock}
                assert {**olha.table, "clock": 0} == {**before, "clock": 0}

    asyncio.run(story())


@pytest.mark.parametrize("then", ["bot", "idle"])
def test_time_is_up_and_one_answer_is_given(tmp_path: Path, then: str) -> None:
    async def story() -> None:
        async with house(tmp_path) as h:
            calendar = Calendar(h)
            olha, petro = await two(h, {**DAYS, "then": then})
            await calendar.go(3 * DAY + MINUTE)
            await petro.until(lambda m: m["type"] == "update" and 0 not in m["asked"])
            assert notes(petro) == [f"late-{then}"]
            assert bool(h.dice.asked) == (then == "bot")
            chair = h.hall.tables[olha.code].meta.chairs[0]
            assert not chair.stand_in
            assert not chair.late  # it was for that answer
            assert banks(petro)[0] == 12  # what comes back after every answer

    asyncio.run(story())


def test_time_is_up_and_a_bot_has_the_seat_until_its_owner_is_back(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as h:
            calendar = Calendar(h)
            olha, petro = await two(h, DAYS)
            await leave(h, olha)
            await calendar.go(3 * DAY + MINUTE)
            await petro.until(lambda m: m["type"] == "update" and 0 not in m["asked"])
            assert petro.table["chairs"][0]["stand_in"]
            assert notes(petro) == ["late-seat"]
            await calendar.go(HOUR)
            again = await back(h, olha)
            await again.until(lambda m: m["type"] == "table" and not m["chairs"][0]["stand_in"])
            await calendar.settle()
            await petro.until(lambda m: m["type"] == "chat")
            assert notes(petro) == ["late-seat", "back"]
            chair = again.table["chairs"][0]
            assert (chair["late"], chair["sat_from"] < chair["sat_to"]) == (False, True)
            assert h.hall.tables[olha.code].meta.banks[0] == 12 * 3600 * 1000

    asyncio.run(story())


@pytest.mark.parametrize("how", ["take-back", "sit"])
def test_who_sat_there_all_the_time_takes_the_seat_back_with_time_for_an_answer(
    tmp_path: Path, how: str
) -> None:
    async def story() -> None:
        async with house(tmp_path) as h:
            calendar = Calendar(h)
            olha, petro = await two(h, DAYS)
            await calendar.go(3 * DAY + MINUTE)
            await petro.until(lambda m: m["type"] == "update" and 0 not in m["asked"])
            await olha.ask(how, seat=0, **({"name": "Olha"} if how == "sit" else {}))
            while 1 in petro.view["asked"]:
                answer = await petro.play(petro.view["choices"][0])
                await petro.version(answer["version"])
            await olha.version(petro.view["version"])
            await calendar.settle()
            assert olha.view["asked"] == [0]
            assert h.hall.tables[olha.code].meta.banks[0] == 12 * 3600 * 1000
            assert not olha.table["chairs"][0]["late"]  # or nobody would ever say so again
            assert notes(petro) == ["late-seat"]

    asyncio.run(story())


@pytest.mark.parametrize("then", ["remind", "nothing"])
def test_time_is_up_and_everybody_is_told_once(tmp_path: Path, then: str) -> None:
    async def story() -> None:
        reminded: list[tuple[str, int]] = []
        async with house(tmp_path) as h:
            calendar = Calendar(h)
            h.hall.remind = lambda code, seat: reminded.append((code, seat))
            olha, petro = await two(h, {**DAYS, "then": then})
            version = petro.view["version"]
            await calendar.go(3 * DAY + MINUTE)
            await petro.until(lambda m: m["type"] == "chat")
            await leave(h, olha, petro)
            await calendar.sleep()  # it wakes up for nothing
            row = await calendar.hall.store.table(olha.code)
            assert row.due is None
            await calendar.go(10 * DAY)
            again = await back(h, petro)
            assert notes(again) == [f"late-{then}"]
            assert again.view["version"] == version
            assert again.table["chairs"][0]["late"]
            assert reminded == ([(olha.code, 0)] if then == "remind" else [])
            late = await back(h, olha)  # better late than never
            answer = await late.play(late.view["choices"][0])
            assert answer["type"] == "ack"

    asyncio.run(story())


def test_a_table_that_sleeps_is_woken_when_time_is_up(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as h:
            calendar = Calendar(h)
            olha, petro = await two(h, {**DAYS, "then": "bot"})
            await leave(h, olha, petro)
            await calendar.sleep()
            assert not calendar.hall.tables
            await calendar.go(2 * DAY)
            await calendar.night_watch()
            assert not calendar.hall.tables  # nothing to do, nothing read
            await calendar.go(DAY - MINUTE)
            await calendar.night_watch()
            assert olha.code in calendar.hall.tables
            await calendar.go(2 * MINUTE)
            again = await back(h, petro)
            assert notes(again) == ["late-bot"]
            assert again.view["asked"] == [1]

    asyncio.run(story())


def test_a_lost_line_stops_a_live_clock_once_and_for_two_minutes_at_most(tmp_path: Path) -> None:
    live = {"seconds": 600, "then": "bot", "back": 5}

    async def story() -> None:
        async with house(tmp_path) as h:
            calendar = Calendar(h)
            olha, petro = await two(h, live)
            await calendar.go(MINUTE)
            await leave(h, olha)
            await calendar.go(90)
            olha = await back(h, olha)
            assert banks(olha)[0] * 60 == 9  # the minute before; nothing since
            await calendar.go(MINUTE)
            await leave(h, olha)
            await calendar.go(90)
            olha = await back(h, olha)
            assert banks(olha)[0] * 60 == 6.5  # once is once
            assert notes(olha) == ["stopped"]
            for person in (olha, petro):
                await person.version(olha.view["version"])
            while 0 in olha.view["asked"]:
                answer = await olha.play(olha.view["choices"][0])
                await olha.version(answer["version"])
            await leave(h, petro)
            await calendar.go(10 * MINUTE)
            petro = await back(h, petro)
            assert banks(petro)[1] * 60 == 2  # ten minutes away: two of them cost nothing
            assert olha.table["chairs"][0]["stopped"]

    asyncio.run(story())


def test_a_bot_keeps_the_seat_of_who_was_at_another_node_all_the_time(tmp_path: Path) -> None:
    """They are given it back when they come, and when they take it: not when somebody else comes."""

    async def story() -> None:
        async with house(tmp_path) as h:
            calendar = Calendar(h)
            olha, petro = await two(h, DAYS)
            table = h.hall.tables[petro.code]
            table.receive(None, News(0, None, [], [], Elsewhere({0}, 0)))
            await leave(h, olha)
            await calendar.go(3 * DAY + MINUTE)
            await petro.until(lambda m: m["type"] == "update" and 0 not in m["asked"])
            table.receive(None, News(0, None, [], [], Elsewhere({0}, 1)))
            await calendar.settle()
            assert table.meta.chairs[0].stand_in
            table.receive(None, News(0, None, [], [], Elsewhere(set(), 1)))
            table.receive(None, News(0, None, [], [], Elsewhere({0}, 1)))
            await calendar.settle()
            assert not table.meta.chairs[0].stand_in

    asyncio.run(story())


def test_who_answers_at_another_node_and_goes_has_lost_no_line(tmp_path: Path) -> None:
    """The answer and the going come in one look: by then nobody waits for them."""

    async def story() -> None:
        async with house(tmp_path) as h:
            olha, petro = await two(h, {"seconds": 600, "then": "bot", "back": 5})
            table = h.hall.tables[petro.code]
            table.receive(None, News(0, None, [], [], Elsewhere({0}, 0)))
            await leave(h, olha)
            assert table.is_here(0)
            meta, stored = table.meta, await h.hall.store.entries(table.code)
            seed = int(meta.seed, 16)
            twin = Match.replay(table.game, 2, seed, meta.options, entries.read(stored))
            told: list[tuple[int, entries.Entry]] = []
            while 0 in twin.who:
                texts = twin.choices(0)[:1]
                rolls = twin.play(0, texts, [], 1000, f"{len(told)}")
                told.append((twin.version, entries.Play(0, texts, rolls, 1000, f"{len(told)}")))
            table.receive(None, News(0, None, told, [], Elsewhere(set(), 0)))
            while table.busy:
                await asyncio.sleep(0.002)
            assert table.clock.group == (1,)
            assert not table.meta.chairs[0].stopped_at
            assert notes(petro) == []

    asyncio.run(story())


def test_time_that_was_used_stays_used_when_a_move_is_taken_back(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as h:
            calendar = Calendar(h)
            opened = await h.open(name="Olha", clock=DAYS, options={"first": "0"})
            me = await h.join(opened["table"], opened["secret"])
            await me.ask("start", fill="easy")
            await me.until(lambda m: m["type"] == "update")
            await calendar.settle()
            await calendar.go(10 * HOUR)
            while (step := me.view["undo"]) is None:
                answer = await me.play(me.view["choices"][0])
                await me.version(answer["version"])
            undone = await me.ask("undo", version=me.view["version"], seat=0, to=step)
            await me.version(undone["version"])
            assert banks(me)[0] == 62

    asyncio.run(story())


def test_an_older_house_kept_no_banks(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as h:
            calendar = Calendar(h)
            olha, petro = await two(h, {"seconds": 86_400, "then": "bot", "slow": True})
            await leave(h, olha, petro)
            await calendar.sleep()
            row = await calendar.hall.store.table(olha.code)
            cut = row.body.replace('"banks":[86400000,86400000]', '"banks":[]')
            assert cut != row.body
            await calendar.hall.store_now([row._replace(body=cut, revision=row.revision + 1)])
            await calendar.go(4 * HOUR)
            again = await back(h, olha)
            assert banks(again)[0] == 20

    asyncio.run(story())


def test_after_a_kill_the_row_still_says_when(tmp_path: Path) -> None:
    """The row that goes with a move is the last word: nobody had time to put the table away."""

    async def story() -> None:
        async with house(tmp_path) as h:
            calendar = Calendar(h)
            olha, petro = await two(h, {**DAYS, "back": 0})
            await calendar.go(60 * HOUR)  # she has little left, he has all
            while 0 in olha.view["asked"]:
                answer = await olha.play(olha.view["choices"][0])
                await olha.version(answer["version"])
            row = await calendar.hall.store.table(olha.code)
            # He is told when a quarter of his time is left.
            assert abs(row.due - int(calendar.time * 1000) - 54 * 3_600_000) <= 1
            await petro.version(olha.view["version"])
            while 1 in petro.view["asked"]:
                answer = await petro.play(petro.view["choices"][0])
                await petro.version(answer["version"])
            row = await calendar.hall.store.table(olha.code)
            assert abs(row.due - int(calendar.time * 1000) - 12 * 3_600_000) <= 1
            assert not needs_nobody(row)  # so nothing is read when the house starts again

    asyncio.run(story())


def test_a_table_whose_bot_is_asked_goes_on_when_the_house_starts(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as h:
            opened = await h.open(name="Olha", clock=DAYS, options={"first": "1"})
            h.dice.delay = 60.0
            me = await h.join(opened["table"], opened["secret"])
            await me.ask("start", fill="hard")
            row = await h.hall.store.table(me.code)
            assert needs_nobody(row)

    asyncio.run(story())


class Says(Windows[Any]):
    """A game's windows that are about everybody's own cards, or nobody's."""

    def __init__(self, of: Windows[Any], own: bool) -> None:
        self.of, self.own = of, own

    def decline(self, s: Any, seat: int) -> int:
        return self.of.decline(s, seat)

    def concerns(self, s: Any, seat: int) -> bool:
        return self.own


@pytest.mark.parametrize("slow", [True, False], ids=["days", "live"])
@pytest.mark.parametrize("own", [True, False], ids=["own", "theirs"])
def test_over_days_a_standing_answer_keeps_back_what_concerns_own_cards(
    tmp_path: Path, slow: bool, own: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A game says which questions those are; here it says so of all or of none."""
    clock = DAYS if slow else {"seconds": 3600, "then": "bot"}

    async def story() -> None:
        async with house(tmp_path, window_s=(0.0, 0.0)) as h:
            game = h.hall.game("dale-of-merchants")
            monkeypatch.setattr(game, "windows", Says(game.windows, own))
            opened = await h.open(
                "dale-of-merchants", name="Olha", chairs=CHAIRS, clock=clock, options={"first": "0"}
            )
            olha = await h.join(opened["table"], opened["secret"])
            petro = await h.join(opened["table"])
            await petro.sit(1, "Petro")
            await olha.ask("start")
            await petro.until(lambda m: m["type"] == "update")
            you = [m for m in petro.received if m["type"] == "you"][-1]
            assert (you["automatic"], you["unless"]) == ([1], [1] if slow else [])
            table = h.hall.tables[olha.code]
            assert windows.answers(table, 1) is not (slow and own)
            await petro.ask("automatic", seat=1, on=True)  # whatever it is about
            assert windows.answers(table, 1)
            await petro.ask("automatic", seat=1, on=True, unless=True)
            assert windows.answers(table, 1) is not own
            await petro.ask("automatic", seat=1, on=False)
            assert not windows.answers(table, 1)

    asyncio.run(story())


LIVE: Any = {"seconds": 900, "then": "bot", "back": 15, "slow": False}


def test_another_pace_needs_everybody_and_alters_nothing_else(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as h:
            calendar = Calendar(h)
            olha, petro = await two(h, LIVE)
            before = {k: v for k, v in olha.table.items() if k not in ("clock", "proposal")}
            await calendar.go(5 * MINUTE)
            assert (await olha.ask("repace", clock=DAYS))["type"] == "ack"
            await petro.until(lambda m: m["type"] == "table" and m["proposal"] is not None)
            proposal = petro.table["proposal"]
            assert (proposal["clock"], proposal["waiting"]) == (DAYS, [1])
            # A choice does not end it, and nobody's move can be put to the vote beside it.
            answer = await olha.play(olha.view["choices"][0])
            await petro.version(answer["version"])
            assert h.hall.tables[olha.code].meta.proposal is not None
            assert (await olha.ask("vote", proposal=proposal["id"], agree=True))["code"]
            assert (await petro.ask("vote", proposal=proposal["id"], agree=True))["type"] == "ack"
            await olha.until(lambda m: m["type"] == "chat" and m["note"] == "pace")
            await olha.until(lambda m: m["type"] == "table" and m["proposal"] is None)
            assert olha.table["clock"] == DAYS
            assert {k: v for k, v in olha.table.items() if k in before} == before
            table = h.hall.tables[olha.code]
            assert table.meta.banks == [1000 * DAYS["seconds"]] * 2
            await calendar.go(2 * DAY)  # nobody has lost anything by minutes
            assert not any(chair.late for chair in table.meta.chairs)
            # And back, to no clock at all: one no ends it.
            free = {"seconds": 0, "then": "idle", "back": -1, "slow": False}
            await petro.ask("repace", clock=free)
            await olha.until(lambda m: m["type"] == "table" and m["proposal"] is not None)
            await olha.ask("vote", proposal=olha.table["proposal"]["id"], agree=False)
            assert table.meta.clock.slow
            await petro.ask("repace", clock=free)
            await olha.until(lambda m: m["type"] == "table" and m["proposal"] is not None)
            await olha.ask("vote", proposal=olha.table["proposal"]["id"], agree=True)
            await calendar.go(30 * DAY)
            assert not table.meta.clock.seconds
            assert not any(chair.stand_in for chair in table.meta.chairs)
            assert (await petro.ask("repace", clock=free))["code"] == "not-now"
            short = {**LIVE, "seconds": 1}
            assert (await petro.ask("repace", clock=short))["code"] == "bad-setup"
            watcher = await h.join(olha.code)
            assert (await watcher.ask("repace", clock=LIVE))["code"] == "not-yours"

    asyncio.run(story())


def test_alone_among_bots_the_pace_is_ones_own(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as h:
            chairs = [{"kind": "open"}, {"kind": "bot"}]
            opened = await h.open("shadow-blades", name="Olha", chairs=chairs)
            olha = await h.join(opened["table"], opened["secret"])
            assert (await olha.ask("repace", clock=LIVE))[
                "code"
            ] == "not-now"  # in the lobby: set up
            await olha.ask("start")
            await olha.ask("repace", clock=LIVE)
            await olha.until(lambda m: m["type"] == "table" and m["clock"] == LIVE)

    asyncio.run(story())


def test_who_is_late_in_two_seats_has_both_back(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as h:
            calendar = Calendar(h)
            chairs = [{"kind": "open"}] * 4
            opened = await h.open(name="Olha", chairs=chairs, clock=DAYS)
            olha = await h.join(opened["table"], opened["secret"])
            await olha.sit(1, "Olha too")
            await olha.ask("start", fill="easy")
            await olha.until(lambda m: m["type"] == "update")
            table = h.hall.tables[olha.code]
            await leave(h, olha)
            for _ in range(40):
                await calendar.go(DAY)
                if all(table.meta.chairs[seat].late for seat in (0, 1)):
                    break
            assert all(table.meta.chairs[seat].stand_in for seat in (0, 1))
            await back(h, olha)
            await calendar.settle()
            assert not any(table.meta.chairs[seat].stand_in for seat in (0, 1))
            assert all(table.meta.banks[seat] >= 12 * 3_600_000 for seat in (0, 1))

    asyncio.run(story())


def test_a_sleeping_table_with_sand_shows_no_bank(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as h:
            calendar = Calendar(h)
            clock = {"seconds": 600, "then": "bot"}
            opened = await h.open("magic-maze", name="Olha", chairs=CHAIRS, clock=clock)
            olha = await h.join(opened["table"], opened["secret"])
            await olha.ask("start", fill="easy")
            await olha.until(lambda m: m["type"] == "update")
            held = [{"table": olha.code, "secrets": olha.secrets}]
            awake = (await h.http.post("/api/mine", json={"tables": held})).json()["tables"][0]
            await leave(h, olha)
            await calendar.sleep()
            assert not h.hall.tables
            asleep = (await h.http.post("/api/mine", json={"tables": held})).json()["tables"][0]
            assert (awake["time"] or {"seats": []})["seats"] == []
            assert asleep["time"]["seats"] == []

    asyncio.run(story())


def test_the_number_of_a_line_that_is_gone_is_not_given_again(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as h:
            calendar = Calendar(h)
            olha, petro = await two(h, DAYS)
            for text in ("One", "Two", "Three"):
                await olha.ask("chat", text=text)
            table = h.hall.tables[olha.code]
            table.receive(None, Depart("gone", [0], [1, 2, 3]))
            await calendar.settle()
            await petro.socket.close()
            h.people.remove(petro)
            await calendar.sleep()
            assert olha.code not in h.hall.tables
            again = await back(h, petro)
            await again.ask("chat", text="Four")
            said = await again.until(lambda m: m["type"] == "chat")
            assert said["n"] == 4

    asyncio.run(story())
