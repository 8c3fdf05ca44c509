"""Sloths: what they do pays off at the start of their owner's next turn (DM-33, DM-49)."""

from __future__ import annotations

from nightmarket.games.dale_of_merchants.cards import (
    JUNK,
    LASTING,
    NONE,
    ROOM,
    STAYS,
    TECHNIQUE,
)
from nightmarket.games.dale_of_merchants.knowledge import shown
from nightmarket.games.dale_of_merchants.moves import come, draw, take_discarded, throw_away
from nightmarket.games.dale_of_merchants.rules import (
    add_hand,
    add_market,
    add_pile,
    named,
    on_board,
    place_in_pile,
)
from nightmarket.games.dale_of_merchants.state import Dale
from nightmarket.games.dale_of_merchants.technique import (
    Card,
    Countdown,
    Effect,
    Question,
    add_set,
)
from nightmarket.games.dale_of_merchants.words import (
    DONE,
    IRONED,
    PICK,
    PICKED_UP,
    TAKE,
    THROW,
    THROW_IT,
)


class SteadyAchiever(Effect):
    """Next turn: draw a card."""

    def later(self, s: Dale, seat: int, step: int) -> bool:
        if step:
            return False
        draw(s, seat)
        return True


class ShoppingJourney(Effect):
    """Next turn: any market card for free; this is no purchase. Nobody may refuse (DM-100)."""

    def later(self, s: Dale, seat: int, step: int) -> bool:
        if step:
            return False
        if on_board(s):
            s.push(Journeying(seat))
        return True


def pick_up(s: Dale, seat: int, slot: int) -> None:
    """A card from the board into hand, not bought. The gap stays (DM-29)."""
    kind = s.market[slot]
    s.market[slot] = NONE
    s.tell(PICKED_UP, seat, kind)
    come(s, seat, shown(s, seat, kind))


class Journeying(Question):
    """Which market card."""

    def choices(self, s: Dale, seat: int) -> list[int]:
        found: list[int] = []
        add_market(s, PICK.base, ROOM, found)
        return found

    def choose(self, s: Dale, seat: int, choice: int) -> None:
        s.done()
        pick_up(s, seat, PICK.a(choice))

    def why(self, s: Dale, seat: int, choice: int) -> str:
        return "DM-29" if PICK.holds(choice) else "DM-100"


class Housecleaning(Effect):
    """Now: up to three junk from the discard pile. Next turn: may throw away a card."""

    def play(self, s: Dale, seat: int, step: int, arg: int) -> bool:
        if step:
            return False
        s.push(Gleaning(seat, 3, NONE))
        return True

    def later(self, s: Dale, seat: int, step: int) -> bool:
        if step:
            return False
        s.push(ThrowingOut(seat))
        return True


class Gleaning(Countdown):
    """Junk from the discard pile, from the top down since the order of taking is noise."""

    def __init__(self, seat: int, left: int, above: int) -> None:
        super().__init__(seat, left)
        self.above = above  # the place of the last one; only deeper ones follow

    def asks(self, s: Dale) -> list[int]:
        return [self.seat] if len(self.choices(s, self.seat)) > 1 else []

    def run(self, s: Dale) -> None:
        s.done()

    def choices(self, s: Dale, seat: int) -> list[int]:
        found = [DONE.base]
        if self.left:
            add_pile(s.discards[seat], JUNK, self.above, found)
        return found

    def choose(self, s: Dale, seat: int, choice: int) -> None:
        if choice == DONE.base:
            s.done()
            return
        at = place_in_pile(s.discards[seat], choice)
        s.become(Gleaning(seat, self.left - 1, at))
        take_discarded(s, seat, at)

    def why(self, s: Dale, seat: int, choice: int) -> str:
        return "DM-23" if TAKE.holds(choice) else "DM-48"

    def row(self) -> list[int]:
        return [self.seat, self.left, self.above]


class ThrowingOut(Question):
    """Any card of the hand, or none."""

    def asks(self, s: Dale) -> list[int]:
        return [self.seat] if s.hands[self.seat] else []

    def run(self, s: Dale) -> None:
        s.done()

    def choices(self, s: Dale, seat: int) -> list[int]:
        found = [DONE.base]
        add_hand(s.hands[seat], THROW.base, THROW_IT, found)
        return found

    def choose(self, s: Dale, seat: int, choice: int) -> None:
        s.done()
        if choice != DONE.base:
            throw_away(s, seat, named(s.hands[seat], THROW, THROW_IT, choice))

    def why(self, s: Dale, seat: int, choice: int) -> str:
        return "DM-51" if THROW.holds(choice) else "DM-48"


class Siesta(Effect):
    """Next turn: may take any card of the own discard pile; it is not there yet itself."""

    def later(self, s: Dale, seat: int, step: int) -> bool:
        if step:
            return False
        if s.discards[seat]:
            s.push(Resting(seat))
        return True


class Resting(Question):
    """Which card of the discard pile, or none."""

    def choices(self, s: Dale, seat: int) -> list[int]:
        found = [DONE.base]
        add_pile(s.discards[seat], NONE, NONE, found)
        return found

    def choose(self, s: Dale, seat: int, choice: int) -> None:
        s.done()
        if choice != DONE.base:
            take_discarded(s, seat, place_in_pile(s.discards[seat], choice))

    def why(self, s: Dale, seat: int, choice: int) -> str:
        return "DM-23" if TAKE.holds(choice) else "DM-48"


class LunchBreak(Effect):
    """Draw a card now and another one next turn."""

    def play(self, s: Dale, seat: int, step: int, arg: int) -> bool:
        if step:
            return False
        draw(s, seat)
        return True

    def later(self, s: Dale, seat: int, step: int) -> bool:
        if step:
            return False
        draw(s, seat)
        return True


class Ironing(Effect):
    """Next turn every own card counts one more (DM-25)."""

    def later(self, s: Dale, seat: int, step: int) -> bool:
        if step:
            return False
        s.ironing += 1
        s.tell(IRONED, seat)
        return True


add_set(
    1,
    "sloth",
    calm=0,
    chancy=2,
    nasty=3,
    cards=(
        Card("steady-achiever", 1, 4, STAYS, SteadyAchiever(), rulings=(33, 49, 88)),
        Card(
            "shopping-journey", 2, 3, TECHNIQUE | LASTING, ShoppingJourney(), rulings=(33, 49, 100)
        ),
        Card("housecleaning", 3, 3, STAYS, Housecleaning(), rulings=(21, 33, 49)),
        Card("siesta", 4, 3, STAYS, Siesta(), rulings=(23, 33, 49)),
        Card("lunch-break", 5, 1, STAYS, LunchBreak(), rulings=(33, 49, 88)),
        Card("ironing", 5, 1, STAYS, Ironing(), rulings=(25, 74, 104, 117)),
    ),
    frames=(Journeying, Gleaning, ThrowingOut, Resting),
)
