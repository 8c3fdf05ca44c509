"""Was anything hidden from a seat ever sent to its browser? Asked of the true record, afterwards."""

from __future__ import annotations

import json
from typing import Any

import msgspec

from nightmarket import games
from nightmarket.games.shadow_traders.cards import MISSIONS
from nightmarket.kernel import WATCHER, Luck
from nightmarket.kernel.record import Record
from nightmarket.table.match import Match
from tests.browser.stage import Person
from tests.words import words_in


def plain(value: object) -> Any:
    return msgspec.json.decode(msgspec.json.encode(value))


def gestures(people: list[Person]) -> dict[int, int]:
    """For each version a person made: how many choices were in that gesture."""
    found: dict[int, int] = {}
    for person in people:
        keys = {m["key"]: len(m["choices"]) for m in person.sent if m["type"] == "play"}
        for m in person.received:
            if m["type"] == "ack" and m["key"] in keys:
                found[m["version"]] = keys[m["key"]]
    return found


def scan(eyes: dict[int, Person], record: Record) -> int:
    """Replay the record and compare everything each browser received before the end.

    Each update must equal the one its seat would get in another world that this seat cannot tell from
    the true one: with other hands, other decks. So nothing that differs between the two can have been
    in it. A line of the log tells an eye what the game lets it see, and later what it lets it recall.
    Returns how many views were compared.
    """
    game = games.game(record.game)
    rng = Luck.seeded(11)
    sizes = gestures(list(eyes.values()))
    match = Match.deal(game, record.seats, record.seed, record.options)
    happened = {match.version: match.last[3]}
    moves = iter(record.moves)
    updates: dict[int, dict[int, list[dict[str, Any]]]] = {}
    foreseen: dict[int, dict[int, list[tuple[list[str], dict[str, Any]]]]] = {}
    for eye, person in eyes.items():
        assert not any(m["type"] == "undo" for m in person.sent), "a move that was taken back"
        updates[eye] = {}
        for m in person.received:
            if m["type"] == "update" and not m["over"]:
                updates[eye].setdefault(m["version"], []).append(m)
        foreseen[eye] = previews(person)
    compared = 0
    while not match.is_over:
        for eye in eyes:
            other = game.resample(match.state, eye, rng)
            true, match.state = match.state, other
            for got in updates[eye].pop(match.version, []):
                assert got["view"] == plain(game.view(other, eye)), (eye, match.version)
                assert got["choices"] == match.choices(eye)
                assert got["question"] == plain(game.question(other))
                for entry in got["log"]:
                    told = [game.recall(other, event, eye) for event in happened[entry["n"]]]
                    seen = [event.seen_by(eye) for event in happened[entry["n"]]]
                    # what one gesture lays and covers is seen as it happens, and by nobody later
                    now = entry["n"] == match.version and entry["events"] == plain(seen)
                    assert now or entry["events"] == plain(told), (eye, entry)
                compared += 1
            for texts, got in foreseen[eye].get(match.version, []):
                ahead = match.foresee(eye, texts)
                told, due = got["view"], plain(game.view(ahead, eye))
                apart = {k: (told[k], due[k]) for k in due if told.get(k) != due[k]}
                assert not apart, (eye, match.version, texts, apart)
                compared += 1
            match.state = true
        move = next(moves)
        texts = [move.text]
        texts += [next(moves).text for _ in range(sizes.get(match.version + 1, 1) - 1)]
        match.play(move.seat, texts, [], move.ms, "")
        happened[match.version] = match.last[3]
    assert not any(updates.values()), "updates of versions that never were"
    for eye, person in eyes.items():
        keeps_the_seed(person, f"{record.seed:032x}")
    return compared


def previews(person: Person) -> dict[int, list[tuple[list[str], dict[str, Any]]]]:
    """What the server foresaw for picks, by the version it looked ahead from."""
    answers = {m["key"]: m for m in person.received if m["type"] == "previewed"}
    found: dict[int, list[tuple[list[str], dict[str, Any]]]] = {}
    for m in person.sent:
        answer = answers.get(m.get("key", ""))
        if m["type"] == "preview" and answer and answer["view"] is not None:
            found.setdefault(answer["version"], []).append((m["choices"], answer))
    return found


def before_the_end(person: Person) -> list[dict[str, Any]]:
    """What the browser was sent while the game went on."""
    found: list[dict[str, Any]] = []
    for m in person.received:
        if m.get("over") is True or m.get("phase") == "over":
            break
        found.append(m)
    return found


def keeps_the_seed(person: Person, seed: str) -> None:
    """Nobody is told the seed before the end, in no message and no answer."""
    for m in before_the_end(person):
        assert seed not in json.dumps(m)
    for path, body in person.bodies:
        assert seed.encode() not in body or path.startswith("/api/tables"), path


def names_no_mission(eye: int, person: Person, record: Record) -> None:
    """The deepest secrets of Shadow Traders by name: missions, discarded tokens, in logs too."""
    match = Match.deal(games.game(record.game), record.seats, record.seed, record.options)
    missions = [MISSIONS[m] for m in match.state.missions]  # type: ignore[attr-defined]
    for m in before_the_end(person):
        if m["type"] != "update":
            if m["type"] != "previewed":
                assert not set(words_in(m)) & set(MISSIONS), m
            continue
        own = m["view"]["own"]
        assert (own is None) == (eye == WATCHER)
        assert own is None or own["mission"] == missions[eye]
        for entry in m["log"]:
            for event in entry["events"]:
                if event["event"] == "token-discarded" and event["seat"] != eye:
                    assert not set(words_in(event)) & set(MISSIONS), event
    for path, body in person.bodies:
        if path in ("/api/mine", "/api/watch"):
            assert not set(words_in(json.loads(body))) & set(MISSIONS), path
