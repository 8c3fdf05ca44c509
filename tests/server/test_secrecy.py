"""Nothing hidden from a seat ever stands in what its connection received."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import msgspec
import pytest

from nightmarket import games
from nightmarket.games.shadow_traders.cards import MISSIONS
from nightmarket.games.shadow_traders.words import TOKEN_DISCARDED
from nightmarket.kernel import WATCHER, Event, Luck
from nightmarket.kernel.record import Record
from nightmarket.server import calling, sharing
from nightmarket.table.match import Match
from tests.server.house import Player, house, table_moves
from tests.words import words_in

pytestmark = pytest.mark.usefixtures("either_house")


def test_a_watcher_sees_only_what_is_public(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as h:
            people = await h.four()
            watcher = await h.join(people[0].code)
            await watcher.until(lambda m: m["type"] == "update")
            assert watcher.view["seat"] is None
            assert watcher.view["choices"] == []

            async def look_on() -> None:
                while not watcher.over:
                    await watcher.read()

            await asyncio.gather(look_on(), *(person.play_on() for person in people))
            for message in watcher.received:
                if message["type"] == "update" and not message["over"]:
                    assert message["view"]["own"] is None
                    assert message["undo"] is None
                    for entry in message["log"]:
                        for event in entry["events"]:
                            if event["event"] == "token-discarded":
                                assert "client" not in event
            attempts: dict[str, dict[str, Any]] = {
                "play": {"version": 1, "seat": 0, "choices": ["roll"]},
                "undo": {"version": 1, "seat": 0, "to": 1},
                "hand-over": {"seat": 0},
                "take-back": {"seat": 0},
                "stand": {"seat": 0},
                "hurry": {},
                "rematch": {},
            }
            for kind, fields in attempts.items():
                answer = await watcher.ask(kind, **fields)
                assert answer["code"] in ("not-yours", "not-host", "not-now"), (kind, answer)

    asyncio.run(story())


@pytest.mark.parametrize("table", range(3))
def test_payload_scan_of_a_whole_game(tmp_path: Path, table: int) -> None:
    """Every update equals the one a seat would get in a world it cannot tell from the true one.

    So nothing that differs between the two, missions, unplaced tokens, decks, can stand in it.
    """

    async def story() -> tuple[list[Player], Record]:
        async with house(tmp_path) as h:
            people = await h.four()
            watcher = await h.join(people[0].code)

            async def look_on() -> None:
                while not watcher.over:
                    await watcher.read()

            await asyncio.gather(look_on(), *(person.play_on() for person in people))
            record = await h.http.get(f"/api/records/{people[0].code}")
            return [*people, watcher], Record.from_json(record.text)

    assert_nothing_hidden_stands_in_it(*asyncio.run(story()))


def assert_nothing_hidden_stands_in_it(viewers: list[Player], record: Record) -> None:
    """In what four people and a watcher have received of a whole game of Shadow Traders."""
    game = games.game(record.game)
    rng = Luck.seeded(5)
    eyes = [0, 1, 2, 3, WATCHER]
    updates = [
        {m["version"]: m for m in viewer.received if m["type"] == "update"} for viewer in viewers
    ]
    match = Match.deal(game, record.seats, record.seed, record.options)
    compared = 0
    for move in [*record.moves, None]:
        for eye, seen in zip(eyes, updates, strict=True):
            got = seen.get(match.version)
            if got is None or match.is_over:
                continue
            other = game.resample(match.state, eye, rng)
            view = msgspec.json.decode(msgspec.json.encode(game.view(other, eye)))
            assert got["view"] == view
            match.state, true = other, match.state
            assert got["choices"] == match.choices(eye)
            assert got["question"] == game.question(other)
            match.state = true
            compared += 1
        if move is not None:
            match.play(move.seat, [move.text], [], move.ms, "")
    assert compared > 4 * len(record.moves)
    # The deepest secrets by name: another seat's mission and discarded tokens, in the logs too.
    missions = [MISSIONS[m] for m in match.state.missions]  # type: ignore[attr-defined]
    for eye, viewer in zip(eyes, viewers, strict=True):
        for message in viewer.received:
            if message["type"] != "update" or message["over"]:
                continue
            own = message["view"]["own"]
            assert (own["mission"] if own else None) == (missions[eye] if own else None)
            for entry in message["log"]:
                for event in entry["events"]:
                    if event["event"] == "token-discarded" and event["seat"] != eye:
                        assert not set(words_in(event)) & set(MISSIONS)
        others = [m for m in viewer.received if m["type"] not in ("update", "previewed")]
        assert not {"seed", "secret", "people", "hashes"} & {
            key
            for m in others
            if m["type"] == "table" and m["phase"] != "over"
            for key in m
            if m[key] is not None
        }


def test_payload_scan_of_digests_lists_notes_and_previews(tmp_path: Path) -> None:
    """What is told beside the table is the same in every world that cannot be told from the true one."""

    async def story() -> None:
        async with house(tmp_path) as h:
            people = await h.four()
            table, rng = h.hall.tables[people[0].code], Luck.seeded(5)
            game = table.game
            shown: list[dict[int, Any]] = [{} for _ in people]
            for turn in range(120):
                await table_moves(people)
                if people[0].over:
                    break
                for person, seen in zip(people, shown, strict=True):
                    seen[person.view["version"]] = person.view["view"]
                if turn % 10:
                    continue
                true = table.match.state
                told = [open_words(table)]
                table.match.state = game.resample(true, WATCHER, rng)
                told.append(open_words(table))
                table.match.state = true
                assert told[0] == told[1]
                card = await sharing.card(h.hall.store, f"t/{table.code}", "uk")
                assert card == sharing.game_alone("shadow-traders", "uk")
                for seat, person in enumerate(people):
                    wish = {"table": table.code, "secrets": person.secrets, "seen": -1}
                    digest = (await h.http.post("/api/digest", json=wish)).json()
                    other = game.resample(true, seat, rng)
                    view = msgspec.json.decode(msgspec.json.encode(game.view(other, seat)))
                    assert digest["update"]["view"] == view
                    assert digest["table"]["seed"] is None
                    past = (await h.http.post("/api/since", json=wish)).json()["moments"]
                    assert past
                    seen = shown[seat]
                    assert all(one["view"] == seen[one["n"]] for one in past if one["n"] in seen)

    asyncio.run(story())


def open_words(table: Any) -> list[Any]:
    """All that is said of a table to who is not there: in lists, in notes, while it can be joined."""
    kinds: tuple[calling.What, ...] = ("turn", "late", "short", "over", "full", "talk")
    notes = [calling.about(table, {1}, kind, "ru") for kind in kinds]
    return [*map(msgspec.to_builtins, notes), msgspec.to_builtins(table.running(set()))["brief"]]


def placed(viewer: Player) -> list[str]:
    """The suspicions in the log, as this viewer reads them now."""
    return [
        event.get("client", "covered")
        for _, entry in sorted(viewer.log[viewer.seats[0] if viewer.seats else None].items())
        for event in entry["events"]
        if event["event"] == "token-placed"
    ]


def test_what_one_gesture_lays_and_covers_is_forgotten_with_the_next_move(tmp_path: Path) -> None:
    """ST-36, A-3: whatever the next move is, a token laid or not."""

    async def story() -> None:
        async with house(tmp_path) as h:
            me, *others = await h.four(options={"first": "0"})
            for choices, told in (
                (("place:lose:2", "place:give-away:2"), ["lose", "give-away"]),
                (("roll",), ["covered", "give-away"]),
            ):
                answer = await me.play(*choices)
                for person in (me, *others):
                    await person.version(answer["version"])
                assert [placed(viewer) for viewer in others] == [told] * 3
            assert placed(me) == ["lose", "give-away"]

    asyncio.run(story())


def test_nobody_keeps_what_the_rules_cover(tmp_path: Path) -> None:
    """ST-36, A-3: with closed stacks the log forgets a token as soon as another one covers it.

    So does that of a page that was open all the time or comes back, whatever it has seen before.
    """

    async def story() -> None:
        async with house(tmp_path) as h:
            people = await h.four(options={"first": "0"})
            me, *others = people
            watcher = await h.join(me.code)
            await watcher.until(lambda m: m["type"] == "update")
            others.append(watcher)

            async def go(*choices: str) -> None:
                answer = await me.play(*choices)
                for person in (me, *others):
                    await person.version(answer["version"])

            await go("place:keep:1")
            assert [placed(viewer) for viewer in others] == [["keep"]] * 4
            came = await h.join(me.code)
            await came.until(lambda m: m["type"] == "update")
            seen = came.view["version"]
            await came.socket.close()
            await go("place:take:1")
            assert [placed(viewer) for viewer in others] == [["covered", "take"]] * 4
            assert placed(me) == ["keep", "take"]
            # Both of one gesture are shown when it happens, the first of them this once.
            await go("place:lose:2", "place:give-away:2")
            assert placed(watcher) == ["covered", "take", "lose", "give-away"]
            await go("place:choose:3")
            told = ["covered", "take", "covered", "give-away", "choose"]
            assert [placed(viewer) for viewer in others] == [told] * 4
            assert placed(me) == ["keep", "take", "lose", "give-away", "choose"]
            back = await h.join(me.code, seen=seen)
            await back.until(lambda m: m["type"] == "update")
            assert placed(back) == told
            # Who goes back finds the token on top again.
            await me.ask("undo", version=me.view["version"], seat=0, to=seen)
            for other in others[:3]:
                while other.table["proposal"] is None:
                    await other.read()
                await other.ask("vote", proposal=other.table["proposal"]["id"], agree=True)
            for viewer in others:
                while len(placed(viewer)) > 1:
                    await viewer.read()
                assert placed(viewer) == ["keep"]

    asyncio.run(story())


def test_events_with_owners_are_cut_for_each_seat() -> None:
    game = games.game("shadow-traders")
    match = Match.deal(game, 4, 1, game.configure(4, {}))
    match._write(2, 1, 0, -1, [Event(TOKEN_DISCARDED, [1, 3])])
    own, other = match.news([1, 2], 0)
    assert own[0].events[0]["client"] == MISSIONS[3]
    assert "client" not in other[0].events[0]
    assert "client" not in match.story(WATCHER, 1)[0].events[0]
