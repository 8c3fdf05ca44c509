"""What every game must hold, whatever its rules. Each property is a function of one case.

    check("secrets", Case(game, seats, options, seed))

A property plays random games and raises `Violation`. The `moments` of a case say at how many places of
a game the costly ones look; 0 is everywhere.
"""

from __future__ import annotations

import hashlib
import json
import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

import msgspec

from nightmarket.kernel import (
    CHANCE,
    CLOCK,
    WATCHER,
    BadRecord,
    Event,
    Game,
    IllegalChoice,
    Luck,
    NotAsked,
    Refusal,
    State,
    Tape,
    UnknownChoice,
    apply,
    asked,
    legal,
    refuse,
    step,
)
from nightmarket.kernel.record import Record, Recorder

BOUND: Final = 50_000
IMAGINED: Final = 6  # states that a bystander imagines after one choice
PLAY_ON: Final = 40  # choices made in a resampled state
RULES: Final = Path(__file__).parents[2] / "docs" / "rules"

# Kinds of events that show everybody something the table may forget again, so that the view afterwards
# need not hold it: (game key, kind) with the reason. The property `events` lets these tell a choice.
SHOWN_AND_GONE: Final[dict[tuple[str, str], str]] = {
    ("dark-road", "die-taken"): "DR-75: taken openly, and what its row gives is no more to be seen",
    ("dark-road", "gained"): "coins come and go openly; how many lie behind the screen nobody sees",
    ("dark-road", "lost-coins"): "the same",
}


class Violation(AssertionError):
    """A game breaks a property that every game must have."""


@dataclass(frozen=True)
class Case:
    """One way to play one game."""

    game: Game
    seats: int
    options: dict[str, str] = field(hash=False)
    seed: int
    moments: int = 12
    bound: int = BOUND  # choices; a random game that is longer does not end

    def __str__(self) -> str:
        chosen = [f"{k}={v}" for k, v in self.options.items()] or ["plain"]
        return f"{self.game.key}-{self.seats}-{'+'.join(chosen)}-{self.seed}"

    def start(self, tape: Tape | None = None) -> State:
        s: State = self.game.setup(self.seats, self.seed, self.options, tape)
        return s

    @property
    def viewers(self) -> list[int]:
        return [*range(self.seats), WATCHER]


def need(fact: bool, message: str, *facts: object) -> None:
    if not fact:
        raise Violation(message + "".join(f"\n  {str(f)[:600]}" for f in facts))


# -- playing


def pick(s: State, rng: Luck) -> tuple[int, int]:
    """A random choice of a random asked seat; the clock is a seat like any other."""
    seat = rng.pick(asked(s))
    return seat, rng.pick(legal(s, seat))


def play_on(s: State, rng: Luck) -> None:
    for _ in range(PLAY_ON):
        if not asked(s):
            return
        step(s, *pick(s, rng))


def walk(case: Case, tape: Tape | None = None) -> Iterator[State]:
    """A random game: the state (one object, moving) at every question and at the end.

    A game that does not end is broken off: `ends` says so, other properties look at what there is.
    """
    s = case.start(tape)
    rng = Luck.seeded(case.seed * 7919 + case.seats)
    yield s
    for _ in range(case.bound):
        if not asked(s):
            return
        step(s, *pick(s, rng))
        yield s


_LENGTHS: dict[str, int] = {}


def moments(case: Case, tape: Tape | None = None, dense: int = 1) -> Iterator[State]:
    """Some places of a random game: the beginning, the end, and `case.moments` in between.

    A cheap property looks at `dense` times as many.
    """
    if case.moments and str(case) not in _LENGTHS:
        _LENGTHS[str(case)] = sum(1 for _ in walk(case))
    every = max(1, _LENGTHS[str(case)] // (case.moments * dense)) if case.moments else 1
    rng = Luck.seeded(case.seed + 1)
    for i, s in enumerate(walk(case, tape)):
        if i < 2 or not s.stack or rng.below(every) == 0:
            yield s


def tampered_text(game: Game, s: State, seat: int, rng: Luck) -> str:
    """The text of a choice that this seat may not make now."""
    while True:
        choice = rng.below(game.words.size)
        if refuse(s, seat, choice) is not None:
            return game.text(choice)


def plain(value: object) -> Any:
    """A view as JSON would carry it."""
    return msgspec.json.decode(msgspec.json.encode(value))


# -- the game as a machine


def ends(case: Case) -> None:
    """A random game ends, and then nobody is asked and nothing is legal."""
    *_, s = walk(case)
    need(not s.stack, f"no end after {case.bound} random choices")
    need(
        not any(legal(s, seat) for seat in (*case.viewers, CHANCE, CLOCK)), "a choice after the end"
    )


def asks(case: Case) -> None:
    """Whoever is asked is a seat or the clock, once, and has at least one choice; nobody else has."""
    for s in moments(case, dense=20):
        who = asked(s)
        need(len(set(who)) == len(who), "a seat is asked twice", who)
        for seat in who:
            need(0 <= seat < case.seats or seat == CLOCK, f"seat {seat} is asked")
        for seat in (*case.viewers, CLOCK, case.seats):
            choices = legal(s, seat)
            need(bool(choices) == (seat in who), f"seat {seat} has choices {choices}, asked {who}")
            need(len(set(choices)) == len(choices), f"a choice twice: {choices}")


def words(case: Case) -> None:
    """Every legal choice has a text, and the text is that choice."""
    game = case.game
    for s in moments(case, dense=10):
        for seat in asked(s):
            for choice in legal(s, seat):
                text = game.text(choice)
                need(0 <= choice < game.words.size, f"choice {choice} ({text}) has no word")
                try:
                    parsed = game.parse(text)
                except UnknownChoice as refusal:
                    raise Violation(f"{text!r} does not parse: {refusal}") from refusal
                need(parsed == choice, f"{text!r} parses as {game.text(parsed)!r}")
                need(game.why_not(s, seat, text) is None, f"{text!r} is legal and refused")


def clones(case: Case) -> None:
    """A clone is equal, moves alone, and stays what it was while the game goes on."""
    game = case.game
    old: list[tuple[State, list[Any]]] = []
    rng = Luck.seeded(case.seed + 2)
    for s in moments(case):
        before = game.dump(s)
        twin = s.clone()
        need(game.dump(twin) == before, "a clone differs", before, game.dump(twin))
        need(twin.sink is None, "a clone speaks to the table's sink")
        old.append((s.clone(), before))
        play_on(twin, rng)
        need(game.dump(s) == before, "playing on in a clone moved the original")
    for twin, before in old:
        need(game.dump(twin) == before, "an old clone changed", before, game.dump(twin))


def stored(case: Case) -> None:
    """dump, load, dump is the same; through JSON too; and a loaded game goes on the same way."""
    game = case.game
    for s in moments(case):
        data = game.dump(s)
        text = json.dumps(data)
        need(json.loads(text) == data, "the dump does not survive JSON", data)
        twin = game.load(json.loads(text))
        need(game.dump(twin) == data, "dump, load, dump differs", data, game.dump(twin))
        one, two = s.clone(), twin
        rng = Luck.seeded(case.seed + 3)
        for _ in range(PLAY_ON):
            need(asked(one) == asked(two), "a loaded game asks others", asked(one), asked(two))
            if not asked(one):
                break
            seat, choice = pick(one, rng)
            need(legal(one, seat) == legal(two, seat), "a loaded game has other choices")
            step(one, seat, choice)
            step(two, seat, choice)
        need(game.dump(one) == game.dump(two), "a loaded game goes another way")


def recorded(case: Case) -> Record:
    recorder = Recorder(case.game, case.seats, case.seed, case.options)
    rng = Luck.seeded(case.seed + 4)
    for _ in range(case.bound):
        if not asked(recorder.state):
            break
        seat, choice = pick(recorder.state, rng)
        recorder.play(seat, case.game.text(choice), len(recorder.record.moves))
    return recorder.record


def records(case: Case) -> None:
    """A record replays exactly; one that was tampered with is refused."""
    game = case.game
    record = recorded(case)
    text = record.to_json()
    need(Record.from_json(text).to_json() == text, "a record changes when it is read")

    def replay(of: Record) -> int:
        return sum(1 for _ in of.replay(lambda key: game))

    try:
        count = replay(Record.from_json(text))
    except BadRecord as refusal:
        raise Violation(f"a record does not replay: {refusal}") from refusal
    need(count == len(record.moves) + 1, "a replay has another length")
    for name, damaged in damages(record):
        try:
            replay(damaged)
        except BadRecord as refusal:
            need(bool(refusal.field), f"{name}: refused without naming a field")
        else:
            raise Violation(f"a record was accepted although {name}")


def damages(record: Record) -> Iterator[tuple[str, Record]]:
    """Copies of a finished record, each damaged in a way that no replay can overlook."""
    text = record.to_json()

    def copy() -> Record:
        return Record.from_json(text)

    if record.scores is None:
        return
    middle = len(record.moves) // 2
    bad = copy()
    assert bad.scores is not None
    bad.scores[0] += 1
    yield "a score was raised", bad
    bad = copy()
    bad.winners = [w for w in range(record.seats) if w not in (record.winners or [])]
    yield "others won", bad
    bad = copy()
    bad.moves.pop()
    yield "the last choice is missing", bad
    bad = copy()
    bad.moves.append(bad.moves[-1])
    yield "a choice follows the end", bad
    bad = copy()
    bad.moves[middle].text = "no:such:choice:at:all"
    yield "a choice was overwritten", bad
    bad = copy()
    bad.moves[middle].seat = record.seats
    yield "a stranger played", bad
    bad = copy()
    bad.rules_version += 1
    yield "it was made with other rules", bad
    bad = copy()
    bad.moves[middle].rolls.append(bad.moves[middle].text)
    yield "a result of chance was added", bad
    rolled = [i for i, move in enumerate(record.moves) if move.rolls]
    if rolled:
        bad = copy()
        bad.moves[rolled[-1]].rolls.pop()
        yield "a result of chance is missing", bad


def same_game(case: Case) -> None:
    """The same seed, options and choices give the same game."""
    need(digest(case) == digest(case), "the same seed gave two games")


def digest(case: Case) -> str:
    """A whole random game in one number: choices, chance, events and what everybody saw."""
    tape = Tape()
    found = hashlib.sha256()
    for i, s in enumerate(walk(case, tape)):
        events, rolls = tape.take()
        for event in events:
            seen = [event.seen_by(viewer) for viewer in case.viewers]
            found.update(json.dumps(seen).encode())
        found.update(json.dumps([rolls, asked(s), [legal(s, a) for a in asked(s)]]).encode())
        if i % 32 == 0 or not s.stack:
            found.update(json.dumps(case.game.dump(s)).encode())
            for viewer in case.viewers:
                found.update(msgspec.json.encode(case.game.view(s, viewer)))
    if not s.stack:
        found.update(json.dumps([case.game.scores(s), case.game.winners(s)]).encode())
    return found.hexdigest()


def components(case: Case) -> None:
    """Nothing is lost and nothing appears, at any moment."""
    first: list[int] = []
    for s in walk(case):
        now = case.game.components(s)
        first = first or now
        need(now == sorted(now), "components are not sorted")
        need(now == first, "components are not conserved", missing(first, now), missing(now, first))


def missing(these: list[int], there: list[int]) -> list[int]:
    rest = list(there)
    gone = []
    for component in these:
        if component in rest:
            rest.remove(component)
        else:
            gone.append(component)
    return gone


def refusals(case: Case) -> None:
    """What is refused carries a code and leaves no trace."""
    game = case.game
    rng = Luck.seeded(case.seed + 5)

    def turned_down(s: State, seat: int, text: str, kind: type[Refusal]) -> None:
        before, sink = game.dump(s), s.sink
        why = game.why_not(s, seat, text)
        need(why is not None, f"seat {seat}: {text!r} is not legal and not refused")
        need(type(why) is kind, f"seat {seat}: {text!r} gives {why!r}, not {kind.__name__}")
        assert why is not None
        need(bool(why.code) and bool(str(why)), "a refusal without code or words")
        try:
            apply(s, seat, game.parse(text))
        except kind:
            pass
        else:
            raise Violation(f"seat {seat}: {text!r} was accepted")
        need(game.dump(s) == before, f"refusing {text!r} left a trace", before, game.dump(s))
        need(s.sink is sink, "refusing took the sink away")

    for s in moments(case):
        some = game.text(rng.below(game.words.size))
        for seat in (*case.viewers, case.seats, 99, -99, CHANCE):
            if seat not in asked(s):
                turned_down(s, seat, some, NotAsked)
                for choice in legal(s, (asked(s) or [WATCHER])[0])[:2]:
                    turned_down(s, seat, game.text(choice), NotAsked)
            elif len(legal(s, seat)) < game.words.size:
                for _ in range(6):
                    turned_down(s, seat, tampered_text(game, s, seat, rng), IllegalChoice)
            for text in ("", ":", "no-such-verb", some + ":extra", some + " ", "?-1", "roll\x00"):
                turned_down(s, seat, text, UnknownChoice)
        if not s.stack:
            why = game.why_not(s, 0, some)
            need(why is not None and why.code == "over", "after the end a choice is not `over`")


def rule_ids(case: Case) -> None:
    """A refusal of the rules names a rule of this game, one that its rules page has."""
    game = case.game
    shape = re.compile(rf"{re.escape(game.prefix)}-[0-9]+[a-z]?")
    known = rules_of(game)
    rng = Luck.seeded(case.seed + 6)
    ids = {option.rule for option in game.options}
    for s in moments(case):
        for seat in asked(s):
            for _ in range(20 if len(legal(s, seat)) < game.words.size else 0):
                why = game.why_not(s, seat, tampered_text(game, s, seat, rng))
                assert why is not None
                ids.add(why.rule)
        if not s.stack:
            ids |= {line.rule for line in game.sheet(s)}
    for rule in ids - {""}:
        need(shape.fullmatch(rule) is not None, f"{rule!r} is no rule id of {game.key}")
        need(not known or rule in known, f"{rule} is not in the rules of {game.key}")


def rules_of(game: Game) -> set[str]:
    """Rule ids on the game's English rules page; empty while there is none."""
    page = RULES / f"{game.key}.en.md"
    if not page.exists():
        return set()
    return set(re.findall(rf"\b{re.escape(game.prefix)}-[0-9]+[a-z]?\b", page.read_text("utf-8")))


# -- what is hidden


def guesses(case: Case) -> Iterator[tuple[State, int, State]]:
    """A state, a viewer, and a state this viewer should not be able to tell from it."""
    rng = Luck.seeded(case.seed + 7)
    for s in moments(case):
        for viewer in case.viewers:
            yield s, viewer, case.game.resample(s, viewer, rng)


def secrets(case: Case) -> None:
    """A view does not depend on what is hidden from its viewer, and JSON can carry it."""
    for s, viewer, other in guesses(case):
        try:
            truth = msgspec.json.encode(case.game.view(s, viewer))
        except (TypeError, ValueError, OverflowError) as error:
            raise Violation(f"the view of seat {viewer} does not go into JSON: {error}") from error
        guess = msgspec.json.encode(case.game.view(other, viewer))
        need(guess == truth, f"the view of seat {viewer} tells a secret", *apart(truth, guess))


def parts(case: Case) -> None:
    """What a server sends in two parts is the view, no more and no less."""
    for s in moments(case):
        shared, own = case.game.parts(s, [*case.viewers])
        for viewer, part in zip(case.viewers, own, strict=True):
            both = {**plain(shared), **plain(part)}
            view = plain(case.game.view(s, viewer))
            need(both == view, f"the parts for seat {viewer} are not its view", both, view)
            need(len(both) == len(plain(shared)) + len(plain(part)), "a field is in both parts")


def apart(one: bytes, two: bytes) -> tuple[str, str]:
    """Where two texts part ways."""
    at = next((i for i, (a, b) in enumerate(zip(one, two, strict=False)) if a != b), 0)
    return one[max(0, at - 80) : at + 80].decode(), two[max(0, at - 80) : at + 80].decode()


def choices_keep(case: Case) -> None:
    """What a seat may choose, and what the clock would choose for it, follow from what it knows."""
    for s, viewer, other in guesses(case):
        need(
            legal(other, viewer) == legal(s, viewer),
            f"the choices of seat {viewer} depend on what it cannot know",
            [case.game.text(c) for c in legal(s, viewer)],
            [case.game.text(c) for c in legal(other, viewer)],
        )
        if viewer in asked(s):
            need(
                case.game.idle(other, viewer) == case.game.idle(s, viewer),
                f"the idle choice of seat {viewer} depends on what it cannot know",
            )


def asking(case: Case) -> None:
    """Who is asked, and what, follows from what everybody knows."""
    for s, viewer, other in guesses(case):
        name = f"{type(s.stack[-1]).__name__}: " if s.stack else ""
        need(asked(other) == asked(s), f"{name}who is asked tells seat {viewer} a secret")
        mine, yours = case.game.question(s), case.game.question(other)
        need(mine == yours, f"{name}the question tells seat {viewer} a secret", mine, yours)
        windows = case.game.windows
        if windows is None:
            continue
        for seat in asked(s):
            declined = windows.decline(s, seat)
            need(
                windows.decline(other, seat) == declined,
                f"{name}whether it can be declined tells seat {viewer} a secret",
            )
            need(
                declined < 0 or declined in legal(s, seat),
                f"{name}the decline of seat {seat} is not legal",
            )


def refusing(case: Case) -> None:
    """Why a choice is refused follows from what the seat knows."""
    game = case.game
    rng = Luck.seeded(case.seed + 8)
    for s, viewer, other in guesses(case):
        if viewer in asked(s) and len(legal(s, viewer)) < game.words.size:
            for _ in range(5):
                text = tampered_text(game, s, viewer, rng)
                mine, yours = game.why_not(s, viewer, text), game.why_not(other, viewer, text)
                need(str(mine) == str(yours), f"refusing {text!r} tells a secret", mine, yours)


def log(case: Case) -> None:
    """What the log of the past tells a viewer now does not depend on what is hidden.

    Only lines that the game names may tell less later, and only while it says that they are covered;
    and that changes with another such line, or at the end.
    """
    tape = Tape()
    rng = Luck.seeded(case.seed + 9)
    past: list[Event] = []
    lies: dict[Event, bool] = {}
    read: dict[tuple[int, Event], tuple[bool, dict[str, str | int | None]]] = {}
    for s in moments(case, tape):
        new = tape.take()[0]
        past += new
        fading = [event for event in past if event.kind in case.game.fading]
        if s.stack and not any(event in fading for event in new):
            for event in fading:
                need(
                    lies[event] == case.game.is_covered(s, event),
                    "a line is covered by nothing of its kind",
                    event,
                )
        lies = {event: case.game.is_covered(s, event) for event in fading}
        some = past[-8:] + [past[rng.below(len(past))] for _ in range(min(len(past), 8))]
        for viewer in case.viewers:
            other = case.game.resample(s, viewer, rng)
            for event in some:
                mine = case.game.recall(s, event, viewer)
                yours = case.game.recall(other, event, viewer)
                need(mine == yours, f"the log tells seat {viewer} a secret", mine, yours)
                need(
                    set(mine) <= set(event.seen_by(viewer)),
                    "the log tells more than was seen at the time",
                    mine,
                )
                need(
                    mine == event.seen_by(viewer) or event.kind in case.game.fading,
                    "a line fades and is not in game.fading",
                    mine,
                )
                covered = event.kind in case.game.fading and case.game.is_covered(s, event)
                then, before = read.get((viewer, event), (False, event.seen_by(viewer)))
                need(
                    mine == before or then != covered,
                    "a line fades and game.is_covered does not say so",
                    mine,
                )
                read[viewer, event] = (covered, mine)


def heard(game: Game, s: State, seat: int, choice: int, viewer: int) -> list[dict[str, Any]]:
    """Make a choice; what the viewer hears of it. `s` moves."""
    tape = Tape()
    s.sink = tape
    step(s, seat, choice)
    s.sink = None
    return [event.seen_by(viewer) for event in tape.take()[0]]


def lasting(game: Game, told: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """Without what is shown to all and gone at once."""
    return [event for event in told if (game.key, event["event"]) not in SHOWN_AND_GONE]


def twin(game: Game, s: State, seat: int, choice: int, rng: Luck) -> int:
    """Another choice of the same verb, that this seat could have made instead; -1 for none."""
    verb = game.words.of(choice)
    others = [c for c in legal(s, seat) if verb.holds(c) and c != choice]
    return rng.pick(others) if others else -1


def events(case: Case) -> None:
    """Of a choice, an event tells a bystander no more than the view afterwards.

    The choice is made in the true state and in one the bystander cannot tell from it, with the same
    dice; and in the true state another one of its kind is made instead. If the bystander's views agree
    afterwards, what it heard must agree too.
    """
    game = case.game
    rng = Luck.seeded(case.seed + 10)
    for s in moments(case):
        if not asked(s):
            continue
        seat, choice = pick(s, rng)
        instead = twin(game, s, seat, choice, rng)
        for viewer in case.viewers:
            if viewer == seat:
                continue
            worlds = [(game.resample(s, viewer, rng), choice)]
            if choice not in legal(worlds[0][0], seat):
                worlds = []
            if instead != -1:
                worlds.append((s.clone(), instead))
            for two, chosen in worlds:
                one = s.clone()
                two.luck = one.luck[:]
                mine = heard(game, one, seat, choice, viewer)
                yours = heard(game, two, seat, chosen, viewer)
                if plain(game.view(one, viewer)) == plain(game.view(two, viewer)):
                    what = f"after {game.text(choice)} of seat {seat} an event tells seat {viewer}"
                    if chosen != choice:
                        mine, yours = lasting(game, mine), lasting(game, yours)
                    need(mine == yours, f"{what} a secret", mine, yours)


def kinds(case: Case) -> None:
    """Every event is of a kind that the game lists; others could not be put into words."""
    tape = Tape()
    for _ in walk(case, tape):
        for event in tape.take()[0]:
            name = event.kind.name
            need(case.game.kinds.get(name) is event.kind, f"{name} is not in the list of kinds")


def leaves(value: Any, at: tuple[int, ...] = ()) -> dict[tuple[int, ...], Any]:
    """Every value in a list of lists, by its place."""
    if not isinstance(value, list):
        return {at: value}
    found: dict[tuple[int, ...], Any] = {}
    for i, inner in enumerate(value):
        found |= leaves(inner, (*at, i))
    return found


def face_down(case: Case) -> None:
    """What a bystander cannot see of a choice varies in the states it may imagine, zone by zone."""
    game = case.game
    rng = Luck.seeded(case.seed + 14)
    kept: dict[tuple[str, str, int], bool] = {}
    for s in moments(case, dense=3):
        for seat in asked(s):
            choice = rng.pick(legal(s, seat))
            instead = twin(game, s, seat, choice, rng)
            if instead == -1:
                continue
            question, verb = type(s.stack[-1]).__name__, game.words.of(choice).name
            for viewer in case.viewers:
                one, two = s.clone(), s.clone()
                told = heard(game, one, seat, choice, viewer) == heard(
                    game, two, seat, instead, viewer
                )
                alike = plain(game.view(one, viewer)) == plain(game.view(two, viewer))
                if viewer == seat or not told or not alike:
                    continue
                mine, yours = leaves(game.dump(one)[3]), leaves(game.dump(two)[3])
                hidden = [at for at in mine if at in yours and mine[at] != yours[at]]
                for _ in range(IMAGINED):
                    other = leaves(game.dump(game.resample(one, viewer, rng))[3])
                    for at in hidden:
                        key = (question, verb, at[0])
                        same = other.get(at) == mine[at]
                        kept[key] = kept.get(key, True) and same
    for (question, verb, zone), always in kept.items():
        need(not always, f"{question}: what was {verb} face down is known: zone {zone}")


def resamples(case: Case) -> None:
    """A resampled state is whole, has luck of its own, hides something, and can be played on."""
    game = case.game
    varied = False
    rng = Luck.seeded(case.seed + 11)
    for s, viewer in ((s, viewer) for s in moments(case) for viewer in case.viewers):
        before = game.dump(s)
        other = game.resample(s, viewer, rng)
        need(game.components(other) == game.components(s), "a resampled state lost a component")
        need(other.luck != s.luck, f"the resample of seat {viewer} knows the dice")
        need(other.sink is None, "a resampled state speaks to the table's sink")
        data = game.dump(other)
        varied = varied or data[3] != before[3]
        need(game.dump(game.load(data)) == data, "a resampled state cannot be stored")
        play_on(other, rng)
        need(game.components(other) == game.components(s), "playing on lost a component")
        need(game.dump(s) == before, "resampling moved the true state")
    need(varied, "no resampled state differs from the true one: nothing is hidden")


def horizon(case: Case) -> None:
    """A choice without a reveal teaches its maker nothing, so it can be taken back freely."""
    game = case.game
    rng = Luck.seeded(case.seed + 12)
    for s in moments(case):
        for seat in asked(s):
            if seat < 0 or not legal(s, seat):
                continue
            choice = rng.pick(legal(s, seat))
            one, two = s.clone(), game.resample(s, seat, rng)
            two.reveals = one.reveals
            known = one.reveals
            step(one, seat, choice)
            step(two, seat, choice)
            need(one.reveals >= known, "the number of reveals went down")
            if one.reveals == known:
                need(
                    two.reveals == known
                    and plain(game.view(one, seat)) == plain(game.view(two, seat)),
                    f"{game.text(choice)} teaches seat {seat} something and reveals nothing",
                )


# -- around the rules


def sheet(case: Case) -> None:
    """At the end: the totals are the sum of the lines that count, and somebody won or all lost."""
    game = case.game
    *_, s = walk(case)
    if s.stack:
        return
    lines, scores, winners = game.sheet(s), game.scores(s), game.winners(s)
    need(bool(lines), "the score sheet is empty")
    need(len({line.key for line in lines}) == len(lines), "two lines of the sheet have one key")
    need(all(len(line.points) == case.seats for line in lines), "a line misses a seat")
    total = [sum(line.points[i] for line in lines if line.counts) for i in range(case.seats)]
    need(total == scores, "scores are not the sum of the sheet", total, scores)
    columns = {"", "total", *[line.key for line in lines if not line.under]}
    need({line.under for line in lines} <= columns, "a line explains none that there is")
    need(len({len(x.box) for x in lines if x.counts}) == 1, "a line misses a player of the box")
    for team in game.teams(game.configure(case.seats, case.options)):
        need(len({scores[seat] for seat in team}) == 1, "partners have two scores", team, scores)
        need(len({seat in winners for seat in team}) == 1, "some of a team won", team, winners)
    need(winners == sorted(set(winners)), "winners are not in order", winners)
    need(all(0 <= w < case.seats for w in winners), "a winner without a seat", winners)
    if game.is_cooperative() or case.seats == 1:  # alone one plays against the game
        need(len(winners) in (0, case.seats), "some of a team won", winners)
    else:
        need(bool(winners), "nobody won")


def standing(case: Case) -> None:
    """At any time: one promise per seat from 0 to 1, and at the end the winners stand best."""
    game = case.game
    for s in moments(case):
        found = game.promise(s)
        need(len(found) == case.seats, "a promise is missing", found)
        need(all(0.0 <= p <= 1.0 for p in found), "a promise is not between 0 and 1", found)
        if not s.stack:
            best = [i for i, p in enumerate(found) if p == max(found)]
            if (game.is_cooperative() or case.seats == 1) and max(found) == 0.0:
                best = []  # all lost
            need(best == game.winners(s), "the winners do not stand best", found, game.winners(s))


def idle(case: Case) -> None:
    """For a person who is away there is always a legal choice, the same one each time."""
    for s in moments(case):
        for seat in asked(s):
            before = case.game.dump(s)
            choice = case.game.idle(s, seat)
            need(choice in legal(s, seat), f"idle gives {case.game.text(choice)!r}, not legal")
            need(choice == case.game.idle(s, seat), "idle gives two answers")
            need(case.game.dump(s) == before, "idle moved the state")


def questions(case: Case) -> None:
    """What is pending can be put into words and sent: texts and numbers, a name when asked."""
    for s in moments(case, dense=20):
        question = case.game.question(s)
        need(plain(question) == question, "the question does not go into JSON", question)
        need(bool(question) == bool(s.stack), "the question and who is asked disagree", question)
        need(
            all(type(v) in (str, int) for v in question.values()),
            "a question holds texts and numbers",
            question,
        )
        need(not question or bool(question.get("ask")), "a question has no name", question)


def reading(case: Case) -> None:
    """Looking changes nothing."""
    game = case.game
    for s in moments(case):
        before = game.dump(s)
        for viewer in (*case.viewers, CLOCK):
            legal(s, viewer)
            if viewer != CLOCK:
                game.view(s, viewer)
        asked(s)
        game.question(s)
        game.promise(s)
        game.components(s)
        game.sheet(s)
        if not s.stack:
            game.winners(s)
        need(game.dump(s) == before, "looking moved the state", before, game.dump(s))


Property = Callable[[Case], None]
PROPERTIES: Final[dict[str, Property]] = {
    found.__name__: found
    for found in (
        *(ends, asks, words, clones, stored, records, same_game, components),
        *(
            refusals,
            rule_ids,
            secrets,
            parts,
            choices_keep,
            asking,
            refusing,
            log,
            events,
            kinds,
            face_down,
            resamples,
        ),
        *(horizon, sheet, standing, idle, questions, reading),
    )
}


def check(name: str, case: Case) -> None:
    """Hold one property against one case; whatever goes wrong in the game is a violation too."""
    try:
        PROPERTIES[name](case)
    except Violation as violation:
        raise Violation(f"{case}: {name}: {violation}") from violation
    except Exception as error:
        raise Violation(f"{case}: {name}: {error!r}") from error
