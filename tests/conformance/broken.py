"""Faults planted in the honest game, one each, and the property that must find it."""

from __future__ import annotations

import itertools
from typing import Any, Final, Self, cast

from nightmarket.kernel import (
    CLOCK,
    Domain,
    Event,
    Frame,
    Kind,
    Luck,
    State,
    Words,
)
from tests.conformance.honest import (
    CARD,
    DREW,
    GUARD,
    NAMES,
    NONE,
    OFFERED,
    OPENED,
    SEAT,
    SELL,
    Lanterns,
    Selling,
    Stall,
    View,
)
from tests.conformance.properties import PROPERTIES

DREW_ALOUD: Final = Kind("drew-aloud", seat=SEAT, card=CARD)
COUNTER = itertools.count()  # what no game may have: a memory outside its state


# -- faults in the state


class Endless(Stall):
    """Never finished: empty hands are filled with sold lanterns again."""

    def draw(self, seat: int) -> None:
        super().draw(seat)
        if not self.deck:
            self.hands[seat] += self.sold
            self.sold.clear()


class SharedClone(Stall):
    def clone(self) -> Self:
        twin = super().clone()
        twin.coins = self.coins
        return twin


class LossyClone(Stall):
    def clone(self) -> Self:
        twin = super().clone()
        twin.turn = 0
        return twin


class LostComponent(Stall):
    def discard(self, seat: int, card: int) -> None:
        self.hands[seat].remove(card)
        if len(self.sold) != 3:
            self.sold.append(card)


class Drift(Stall):
    """Pays by what was played earlier in this process."""

    def pay(self, seat: int, coins: int) -> None:
        super().pay(seat, coins + next(COUNTER) % 7)


class EmptyQuestion(Stall):
    """Asks a seat that has nothing to choose."""

    def sales(self, seat: int) -> list[int]:
        return [] if len(self.deck) == 3 else super().sales(seat)


class ChoiceTwice(Stall):
    def sales(self, seat: int) -> list[int]:
        return [SELL.of(card) for card in self.hands[seat]]


class AskedWhenHolding(Stall):
    """Skips the window of a seat without a guard: a prompt that tells."""

    def guards(self, seat: int) -> list[int]:
        return [seat] if GUARD in self.hands[seat] else []


class TraceOfRefusal(Stall):
    def forbids(self, seat: int, choice: int) -> str:
        self.reveals += 1
        return ""


class MovedByLooking(Stall):
    def guards(self, seat: int) -> list[int]:
        self.reveals += 1
        return [seat]


class TellingRefusal(Stall):
    """Names another rule when the next seat holds a guard."""

    def forbids(self, seat: int, choice: int) -> str:
        return "HL-2" if GUARD in self.hands[(seat + 1) % self.seats] else "HL-3"


class ForeignRule(Stall):
    def forbids(self, seat: int, choice: int) -> str:
        return "rule 7"


class TellingChoices(Stall):
    """May sell a guard only when no other hand holds one: a choice that tells."""

    def sales(self, seat: int) -> list[int]:
        found = super().sales(seat)
        alone = not any(GUARD in hand for i, hand in enumerate(self.hands) if i != seat)
        return found if alone or len(found) == 1 else [c for c in found if c != SELL.of(GUARD)]


class DrawnAloud(Stall):
    """An event names the card that was drawn."""

    def draw(self, seat: int) -> None:
        if self.deck:
            self.tell(DREW_ALOUD, seat, self.deck[-1])
        super().draw(seat)


class StakedAloud(Stall):
    """An event names the lantern that lies face down."""

    def stake(self, seat: int, card: int) -> None:
        self.tell(OPENED, seat, card)
        super().stake(seat, card)


class SilentDraw(Stall):
    """Draws a card without saying that somebody learned something.

    Only a guard draws without a die, and the die is a reveal by itself.
    """

    def draw(self, seat: int) -> None:
        known = self.reveals
        super().draw(seat)
        if self.stack and type(self.stack[-1]).__name__ == "Market":
            self.reveals = min(self.reveals, known)

    def reveal(self) -> None:
        pass


# -- faults in the game


class LeakingView(Lanterns):
    def view(self, s: State, seat: int) -> object:
        view = cast(View, super().view(s, seat))
        view.sold = [*view.sold, *(NAMES[card] for card in cast(Stall, s).deck[-1:])]
        return view


class ViewOfObjects(Lanterns):
    def view(self, s: State, seat: int) -> object:
        return object()


class TellingParts(Lanterns):
    """Says aloud what it shows each seat alone."""

    def parts(self, s: State, seats: list[int]) -> tuple[object, list[object]]:
        return self.view(s, seats[0]), [{} for _ in seats]


class ForgetfulDump(Lanterns):
    def load_zones(
        self, luck: list[int], stack: list[Frame[Any]], reveals: int, zones: list[Any]
    ) -> State:
        return super().load_zones(luck, stack, reveals, [*zones[:-1], [0] * zones[0]])


class DumpOfTuples(Lanterns):
    """A dump that comes back from JSON as something else."""

    def dump_zones(self, s: State) -> list[Any]:
        zones = super().dump_zones(s)
        return [*zones[:5], tuple(zones[5]), zones[6]]

    def load_zones(
        self, luck: list[int], stack: list[Frame[Any]], reveals: int, zones: list[Any]
    ) -> State:
        return super().load_zones(luck, stack, reveals, [*zones[:5], list(zones[5]), zones[6]])


class OwnHandResampled(Lanterns):
    """Deals the viewer's own hand anew as well."""

    def resample(self, s: State, seat: int, rng: Luck) -> State:
        t = cast(Stall, super().resample(s, -1, rng))
        return t


class ResampleLoses(Lanterns):
    """Throws a card of the deck away."""

    def resample(self, s: State, seat: int, rng: Luck) -> State:
        t = cast(Stall, super().resample(s, seat, rng))
        if len(t.deck) > 1:
            t.deck[-1] = t.deck[0]
        return t


class ResampleKnowsDice(Lanterns):
    def resample(self, s: State, seat: int, rng: Luck) -> State:
        t = super().resample(s, seat, rng)
        t.luck = s.luck[:]
        return t


class ResampleKnowsAll(Lanterns):
    """Gives the true state with other dice."""

    def resample(self, s: State, seat: int, rng: Luck) -> State:
        t = s.clone()
        t.luck = rng.fresh()
        return t


class ResampleMoves(Lanterns):
    """Shuffles the true deck."""

    def resample(self, s: State, seat: int, rng: Luck) -> State:
        rng.shuffle(cast(Stall, s).deck)
        return super().resample(s, seat, rng)


class ResampleKnowsStakes(Lanterns):
    """Deals the hands again, but not what lies face down."""

    def resample(self, s: State, seat: int, rng: Luck) -> State:
        t = cast(Stall, s.clone())
        laid, t.stakes = t.stakes, [NONE] * t.seats
        other = cast(Stall, super().resample(t, seat, rng))
        other.stakes = laid
        return other


class ForgottenKind(Lanterns):
    def __init__(self, key: str = "lanterns") -> None:
        super().__init__(key)
        del self.kinds[OPENED.name]


class ForgottenFrame(Lanterns):
    def __init__(self, key: str = "lanterns") -> None:
        super().__init__(key)
        del self.frames["Staking"]


class TellingQuestion(Lanterns):
    def question(self, s: State) -> dict[str, str | int]:
        asked = super().question(s)
        if asked:
            asked["next"] = cast(Stall, s).deck[-1] if cast(Stall, s).deck else 0
        return asked


class QuestionOfLists(Lanterns):
    def question(self, s: State) -> dict[str, str | int]:
        asked = super().question(s)
        return {**asked, "deck": cast(int, [len(cast(Stall, s).deck)])} if asked else asked


class TellingIdle(Lanterns):
    """Sells for an absent player as if it saw the deck."""

    def idle(self, s: State, seat: int) -> int:
        choices = s.stack[-1].choices(s, seat)
        return choices[sum(cast(Stall, s).deck[-1:]) % len(choices)]


class IllegalIdle(Lanterns):
    def idle(self, s: State, seat: int) -> int:
        return SELL.of(len(NAMES) - 1) if seat != CLOCK else super().idle(s, seat)


class WrongTotals(Lanterns):
    def scores(self, s: State) -> list[int]:
        return [points + 1 for points in super().scores(s)]


class NobodyWins(Lanterns):
    def winners(self, s: State) -> list[int]:
        return []


class LoftyPromise(Lanterns):
    def promise(self, s: State) -> list[float]:
        return [1.5 * promise for promise in super().promise(s)]


class TellingLog(Lanterns):
    """The log adds what the next card is."""

    def recall(self, s: State, event: Event, seat: int) -> dict[str, str | int | None]:
        seen = super().recall(s, event, seat)
        if event.kind is not DREW and cast(Stall, s).deck and cast(Stall, s).deck[-1] == GUARD:
            seen = {"event": event.kind.name}
        return seen


class FadesUnannounced(Lanterns):
    """The log forgets early offers, and no page that stays open hears of it."""

    def recall(self, s: State, event: Event, seat: int) -> dict[str, str | int | None]:
        seen = super().recall(s, event, seat)
        if event.kind is OFFERED and len(cast(Stall, s).sold) > 3:
            del seen["card"]
        return seen


class FadesUnnoticed(Lanterns):
    """The log forgets while the clock ticks, and says nothing of it."""

    def __init__(self, key: str = "lanterns") -> None:
        super().__init__(key)
        self.fading = (OFFERED,)

    def recall(self, s: State, event: Event, seat: int) -> dict[str, str | int | None]:
        seen = super().recall(s, event, seat)
        top = s.stack[-1] if s.stack else None
        if event.kind is OFFERED and isinstance(top, Selling) and top.ticks:
            del seen["card"]
        return seen


class FadesByItself(FadesUnnoticed):
    """The log forgets while the clock ticks; it says so, but nothing happens that would show it."""

    def is_covered(self, s: State, event: Event) -> bool:
        top = s.stack[-1] if s.stack else None
        return isinstance(top, Selling) and top.ticks > 0


def falling_apart() -> Words:
    """A card's name has a colon in it, so its text falls apart."""
    words = Words()
    card = Domain("card", ("guard", "paper:oil", "glass", "brass"))
    words.verb("sell", card)
    for name in ("pass", "guard", "tick"):
        words.verb(name)
    words.verb("die", Domain("pips", ("0", "1", "2", "3")))
    words.verb("stake", card)
    return words


class TextFallsApart(Lanterns):
    def __init__(self, key: str = "lanterns") -> None:
        super().__init__(key)
        self.words = falling_apart()


def with_state(broken: type[Stall]) -> Lanterns:
    """The honest game around a broken state."""
    game = Lanterns(broken.__name__)
    game.state = broken
    return game


# The fault and every property that finds it: the right one first, others where it shows there too.
BROKEN: Final[list[tuple[Lanterns, set[str]]]] = [
    *[
        (with_state(state), finders)
        for state, finders in (
            (Endless, {"ends"}),
            (SharedClone, {"clones", "events", "resamples"}),
            (LossyClone, {"clones", "stored"}),
            (LostComponent, {"components", "events", "resamples"}),
            (Drift, {"same_game", "records", "stored"}),
            (EmptyQuestion, set(PROPERTIES)),  # the kernel itself names it, whoever plays
            (ChoiceTwice, {"asks"}),
            (AskedWhenHolding, {"asking"}),
            (TraceOfRefusal, {"refusals"}),
            (MovedByLooking, {"reading", "idle", "refusals", "resamples", "stored"}),
            (TellingRefusal, {"refusing"}),
            (ForeignRule, {"rule_ids"}),
            (TellingChoices, {"choices_keep", "refusing"}),
            (DrawnAloud, {"events", "kinds"}),
            (StakedAloud, {"events"}),
            (SilentDraw, {"horizon"}),
        )
    ],
    *[
        (game(game.__name__), finders)
        for game, finders in (
            (LeakingView, {"secrets", "horizon"}),
            (
                ViewOfObjects,
                {"secrets", "events", "face_down", "horizon", "parts", "same_game"},
            ),
            (TellingParts, {"parts"}),
            (ForgetfulDump, {"stored", "resamples"}),
            (DumpOfTuples, {"stored", "resamples"}),
            (OwnHandResampled, {"secrets", "choices_keep", "horizon", "refusing"}),
            (ResampleLoses, {"resamples"}),
            (ResampleKnowsDice, {"resamples"}),
            (ResampleKnowsAll, {"face_down", "resamples"}),
            (ResampleMoves, {"resamples"}),
            (ResampleKnowsStakes, {"face_down"}),
            (ForgottenKind, {"kinds"}),
            (ForgottenFrame, {"stored", "resamples"}),
            (TellingQuestion, {"asking"}),
            (QuestionOfLists, {"questions"}),
            (TellingIdle, {"choices_keep"}),
            (IllegalIdle, {"idle"}),
            (WrongTotals, {"sheet"}),
            (NobodyWins, {"sheet", "standing"}),
            (LoftyPromise, {"standing"}),
            (TellingLog, {"log"}),
            (FadesUnannounced, {"log"}),
            (FadesUnnoticed, {"log"}),
            (FadesByItself, {"log"}),
            (TextFallsApart, {"words", "records", "refusals"}),
        )
    ],
]
