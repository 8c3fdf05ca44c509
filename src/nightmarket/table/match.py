"""A game on a table: state, version, log, and how far back one may go. No people, no bytes.

A choice moves the state at once, and the table keeps it to itself until it is on disk. Nothing is kept
of older states: going back is telling the game again from the books.
"""

from __future__ import annotations

from array import array
from collections.abc import Iterable
from typing import Any, Final

from nightmarket.kernel import (
    CLOCK,
    WATCHER,
    BadState,
    Event,
    Game,
    Kind,
    Refusal,
    State,
    Tape,
    apply,
    asked,
    legal,
)
from nightmarket.table.entries import Deal, Entry, Play, Turn, Undo, standing
from nightmarket.table.guard import Refuse
from nightmarket.table.wire import Seen

KEYS: Final = 16  # plays whose keys are remembered; older ones are stale by their version anyway

# The log in memory is one array of ints; these are the event kinds by their number in it.
_KINDS: Final[list[Kind]] = []
_NUMBERS: Final[dict[Kind, int]] = {}
NO_SEAT: Final = -9


# The permanent texts of choices, by game: made once for all tables. And which choice they mean.
_TEXTS: Final[dict[str, dict[int, str]]] = {}
_MEANT: Final[dict[str, dict[str, int]]] = {}
_PUBLIC: Final[dict[Kind, bool]] = {}


def is_public(kind: Kind) -> bool:
    """Does everybody see all of such an event?"""
    found = _PUBLIC.get(kind)
    if found is None:
        found = _PUBLIC[kind] = not any(field.owners for field in kind.fields)
    return found


class Fading:
    """An entry with something in it that may be covered later."""

    def __init__(self, number: int, seat: int, seconds: int, events: list[Event]) -> None:
        self.number = number
        self.seat = seat
        self.seconds = seconds
        self.events = events
        self.covered = 0  # which of them were when it was last told, a bit for each


class Match:
    """One game from the deal to the end."""

    __slots__ = (
        "asked",
        "asked_ms",
        "due",
        "fading",
        "floor",
        "game",
        "horizon",
        "keys",
        "last",
        "log",
        "marks",
        "meant",
        "ms",
        "question",
        "rules",
        "seats",
        "since",
        "state",
        "texts",
        "version",
        "who",
    )

    def __init__(
        self, game: Game, seats: int, state: State, number: int, events: list[Event]
    ) -> None:
        """A match that stands here after entry `number`; nobody may go back before it."""
        self.game = game
        self.texts = _TEXTS.setdefault(game.key, {})
        self.meant = _MEANT.setdefault(game.key, {})
        self.seats = seats
        self.rules = game.rules_version  # by which the log goes on
        self.state = state
        self.marks: list[str] = []  # chance before the first choice
        self.log = array("i")
        self.last = (number, NO_SEAT, -1, events)  # the newest entry, as it will be shown
        self.fading: list[Fading] = []  # entries that may tell less later
        self.due = False  # the newest covers something of its own: the next tells it so
        self.keys: dict[str, int] = {}
        self.version = number
        self.horizon = number
        self.since: list[tuple[int, int]] = []  # what was chosen since the horizon: number, seat
        # A seat's choice is in time when it was made from this version or a later one.
        self.floor = [number] * seats
        self.asked: list[int] = asked(state)
        self.asked_ms = 0  # since when, in milliseconds after the start
        self.ms = 0  # of the newest entry
        self.who = [seat for seat in self.asked if seat >= 0]  # the clock is nobody's seat
        self.question = game.question(state)
        self._write(number, NO_SEAT, 0, -1, events)

    @staticmethod
    def deal(game: Game, seats: int, seed: int, options: dict[str, str]) -> Match:
        """A new match; the deal is its first entry."""
        tape = Tape()
        state = game.setup(seats, seed, options, tape)
        state.sink = None
        events, results = tape.take()
        match = Match(game, seats, state, 1, events)
        match.marks = [game.text(r) for r in results]
        return match

    # -- choosing

    @property
    def is_over(self) -> bool:
        return not self.asked

    def play(
        self, seat: int, texts: list[str], ticks: list[str], ms: int, key: str
    ) -> list[list[str]]:
        """All of these choices in a row, or none: an illegal one raises a Refusal and leaves no trace.

        In games against the clock the time that has passed comes first, as ticks of the clock. Returns
        what chance has given to each choice.
        """
        game = self.game
        choices = [self._parse(text) for text in texts]
        state = self.state
        before, reveals, stack = self.asked, state.reveals, state.stack
        depth = len(stack)
        question = stack[-1] if depth else None
        # One choice is legal or changes nothing. Of several a later one may be refused.
        if ticks or len(choices) > 1:
            state = state.clone()
        tape = Tape()
        state.sink = tape
        rolls = []
        try:
            for tick in ticks:
                apply(state, CLOCK, game.parse(tick))
            for choice in choices:
                apply(state, seat, choice)
                if tape.rolls:
                    rolls.append([self._text(r) for r in tape.rolls])
                    tape.rolls = []
                else:
                    rolls.append([])
        finally:
            state.sink = None
        self.state = state
        self.version = number = self.version + 1
        self.ms = ms
        self._settle()
        if self.asked != before:
            self.asked_ms = ms
        # Time that has passed cannot be taken back, just as what was revealed.
        if state.reveals != reveals or ticks or seat == CLOCK:
            self.horizon = number
            self.since = []
        else:
            self.since.append((number, seat))
        # While several seats are asked at once, one's choice does not make the others' late; nor that
        # of the last one who is still to answer the same question.
        stack = state.stack
        same = bool(stack) and len(stack) == depth and type(stack[-1]) is type(question)
        together = len(before) > 1 and (len(self.asked) > 1 or same)
        for other in range(self.seats):
            if not together or other == seat:
                self.floor[other] = number
        if key:
            self._remember(f"{seat}:{key}", number)
        self._write(number, seat, ms, -1, tape.events)
        return rolls

    def foresee(self, seat: int, texts: list[str]) -> State:
        """The state after these choices, on a clone; an illegal one raises a Refusal."""
        state = self.state.clone()
        for text in texts:
            apply(state, seat, self.game.parse(text))
        return state

    def _text(self, choice: int) -> str:
        text = self.texts.get(choice)
        if text is None:
            text = self.texts[choice] = self.game.text(choice)
            self.meant[text] = choice
        return text

    def _parse(self, text: str) -> int:
        """What was told as a choice is known; only that, or strangers could fill the memory."""
        choice = self.meant.get(text)
        return self.game.parse(text) if choice is None else choice

    def _settle(self) -> None:
        self.asked = asked(self.state)
        self.who = [seat for seat in self.asked if seat >= 0]
        self.question = self.game.question(self.state)

    def _remember(self, key: str, number: int) -> None:
        self.keys[key] = number
        if len(self.keys) > KEYS:
            del self.keys[next(iter(self.keys))]

    def check_in_time(self, seat: int, version: int) -> None:
        """Raise `stale` when the table has moved on in a way that matters to this seat."""
        if not self.floor[seat] <= version <= self.version:
            raise Refuse("stale", f"the table is at {self.version}, this was made from {version}")

    # -- going back

    def step_back(self, seats: list[int]) -> int | None:
        """Where one free step back would lead the person with these seats."""
        if not self.since or self.since[-1][1] not in seats:
            return None
        return self.since[-2][0] if len(self.since) > 1 else self.horizon

    def before_last(self, seats: list[int]) -> int | None:
        """The entry before the last choice of these seats, whoever has chosen since."""
        found = before = None
        for number, by, _, undo, _ in self._read():
            if undo < 0:
                found = before if by in seats else found
                before = number
        return found

    def is_free(self, to: int, seats: Iterable[int]) -> bool:
        """May the person with these seats go back there without asking anybody?"""
        later = [seat for number, seat in self.since if number > to]
        return to >= self.horizon and bool(later) and all(seat in seats for seat in later)

    def numbers(self) -> list[int]:
        """Entries one could go back to: the deal and every choice that still stands."""
        return [number for number, _, _, undo, _ in self._read() if undo < 0]

    def _mark_undo(self, to: int, seat: int, ms: int, key: str) -> None:
        self.version += 1
        self.ms = ms
        if self.last[0] > to:  # told again from the books, nothing is there to be cut off
            self._cut(to)
        for one in self.fading:
            one.covered = -1  # it may have been told otherwise since
        self.floor = [self.version] * self.seats
        if key:
            self._remember(f"{seat}:{key}", self.version)
        self._write(self.version, seat, ms, to, [])

    # -- the log

    def _write(self, number: int, seat: int, ms: int, undo: int, events: list[Event]) -> None:
        row = [number, seat, ms // 1000, undo, len(events)]
        for event in events:
            kind = _NUMBERS.get(event.kind)
            if kind is None:
                kind = _NUMBERS[event.kind] = len(_KINDS)
                _KINDS.append(event.kind)
            row.append(kind)
            row.extend(event.values)
        self.log.fromlist(row)
        self.last = (number, seat, undo, events)
        if self.game.fading and self._may_fade(events):
            self.fading.append(Fading(number, seat, ms // 1000, events))

    def _read(self) -> Iterable[tuple[int, int, int, int, list[Event]]]:
        log = self.log
        at = 0
        while at < len(log):
            number, seat, seconds, undo, count = log[at : at + 5]
            at += 5
            events = []
            for _ in range(count):
                kind = _KINDS[log[at]]
                end = at + 1 + len(kind.fields)
                events.append(Event(kind, list(log[at + 1 : end])))
                at = end
            yield number, seat, seconds, undo, events

    def _cut(self, to: int) -> None:
        kept = [row for row in self._read() if row[0] <= to]
        known = [one for one in self.fading if one.number <= to]
        self.log = array("i")
        for number, seat, seconds, undo, events in kept:
            self._write(number, seat, seconds * 1000, undo, events)
        self.fading = known

    def story(self, seat: int, seen: int) -> list[Seen]:
        """The entries after `seen`, and those that may have faded, as this viewer may read them now."""
        found = []
        faded = {one.number for one in self.fading}
        for number, by, seconds, undo, events in self._read():
            if number > seen or number in faded:
                told = [self.game.recall(self.state, event, seat) for event in events]
                found.append(
                    Seen(
                        number,
                        by if by >= 0 else None,
                        told,
                        seconds * 1000,
                        undo if undo >= 0 else None,
                    )
                )
        return found

    def news(self, seats: list[int], ms: int) -> list[list[Seen]]:
        """The newest entry, for those who were there, each with what they may see of it.

        Before it those older ones that read otherwise now: what the rules cover nobody keeps. What one
        gesture lays and covers is seen this once, and told again with the next entry.
        """
        number, by, undo, events = self.last
        who = by if by >= 0 else None
        back = undo if undo >= 0 else None
        if all(is_public(event.kind) for event in events):
            told = [event.seen_by(WATCHER) for event in events]
            found = [[Seen(number, who, told, ms, back)]] * len(seats)
        else:
            found = [
                [Seen(number, who, [event.seen_by(seat) for event in events], ms, back)]
                for seat in seats
            ]
        if not self.fading:
            return found
        lays = self._may_fade(events)
        due, self.due = self.due, lays and self._covered(events) > 0
        if not (self.is_over or undo >= 0 or lays or due):
            return found
        faded = [one for one in self.fading if one.number != number and self._fades(one)]
        if faded:
            for i, seat in enumerate(seats):
                found[i] = [self._recalled(one, seat) for one in faded] + found[i]
        return found

    def _may_fade(self, events: list[Event]) -> bool:
        """Is there one among them that may tell less later, or cover another?"""
        return any(event.kind in self.game.fading for event in events)

    def _fades(self, one: Fading) -> bool:
        """Does it read otherwise than when it was last told?"""
        covered = self._covered(one.events)
        changed = covered != one.covered
        one.covered = covered
        return changed

    def _covered(self, events: list[Event]) -> int:
        """Which of them tell less now, a bit for each."""
        game, covered = self.game, 0
        for event in events:
            covered = 2 * covered + int(
                event.kind in game.fading and game.is_covered(self.state, event)
            )
        return covered

    def _recalled(self, one: Fading, seat: int) -> Seen:
        told = [self.game.recall(self.state, event, seat) for event in one.events]
        return Seen(one.number, one.seat if one.seat >= 0 else None, told, one.seconds * 1000)

    # -- what a viewer gets

    def choices(self, seat: int) -> list[str]:
        if seat not in self.asked:
            return []
        return [self._text(choice) for choice in legal(self.state, seat)]

    # -- from disk

    @staticmethod
    def replay(
        game: Game, seats: int, seed: int, options: dict[str, str], log: list[Entry]
    ) -> Match:
        """The match that this log tells. Chance must give again what it gave; raises BadState."""
        line = standing(log)
        match = Match.deal(game, seats, seed, options)
        if not line or line[0][1] != Deal(match.marks):
            raise BadState("the deal is not the one that was stored", "entries[1]")
        match.go_on(line[1:])
        match.version = len(log)
        return match

    @staticmethod
    def resume(game: Game, seats: int, number: int, dump: list[Any], log: list[Entry]) -> Match:
        """The match from a stored state and the entries after it, whatever rules led there."""
        line = standing(log)
        if number not in [n for n, _ in line]:
            raise BadState(f"the stored state after entry {number} was taken back", "snapshot")
        match = Match(game, seats, game.load(dump), number, [])
        match.go_on([item for item in line if item[0] > number])
        match.version = len(log)
        return match

    def turned(self) -> Match:
        """The same state, from which today's rules go on; there is no way back behind it."""
        match = Match(self.game, self.seats, self.state, self.version + 1, [])
        match.keys, match.ms, match.asked_ms = self.keys, self.ms, self.asked_ms
        return match

    def go_on(self, line: list[tuple[int, Entry]]) -> None:
        """Play these entries, which have these numbers; raises BadState."""
        for number, entry in line:
            self.version = number - 1
            try:
                if isinstance(entry, Play):
                    seat = entry.seat
                    given = self.play(seat, entry.texts, entry.ticks, entry.ms, entry.key)
                    if given != entry.rolls:
                        raise BadState(f"chance gave {given}, stored was {entry.rolls}", "entries")
                elif isinstance(entry, Undo):
                    self._mark_undo(entry.to, entry.seat, entry.ms, entry.key)
                elif isinstance(entry, Turn):
                    raise BadState("other rules begin here", "entries")
                else:
                    raise BadState("a second deal", "entries")
            except Refusal as refusal:
                raise BadState(f"entry {number}: {refusal}", f"entries[{number}]") from refusal
