"""Polecats: risk and dice. The Sofa works by lying in the stall: see its row."""

from __future__ import annotations

from typing import Final

from nightmarket.games.dale_of_merchants.cards import (
    JUNK,
    KIND,
    PASSIVE,
    PICKED,
    QUICK,
    ROOM,
    VALUE,
    WORTH,
)
from nightmarket.games.dale_of_merchants.frames import remember
from nightmarket.games.dale_of_merchants.knowledge import expose, mix, shown
from nightmarket.games.dale_of_merchants.moves import (
    clear_slot,
    come,
    draw_market,
    fetch,
    fill_market,
    learn_deck,
    shuffle_deck,
    slip,
    throw_away,
)
from nightmarket.games.dale_of_merchants.rules import (
    add_hand,
    add_kinds,
    add_market,
    named,
    on_board,
    value_of,
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
    CHANGED,
    CLEAR,
    DREW_MARKET,
    FACE,
    FETCH,
    GUESS,
    GUESSED,
    REVEALED,
    ROLLED,
    SHOW,
    SHOW_IT,
    SHOWN,
    SURVIVED,
    SWAP,
    SWAP_IT,
    THROW,
    THROW_IT,
)
from nightmarket.kernel import CHANCE, Frame

ROLLS: Final = [FACE.of(1), FACE.of(2), FACE.of(3)]  # 1, 1, 2, 2, 3, 3: each as likely


class Rolling(Frame[Dale]):
    """The polecat die (DM-4)."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def asks(self, s: Dale) -> list[int]:
        return [CHANCE]

    def choices(self, s: Dale, seat: int) -> list[int]:
        return ROLLS

    def choose(self, s: Dale, seat: int, choice: int) -> None:
        s.done()
        s.tell(ROLLED, self.seat, FACE.a(choice))
        remember(s, FACE.a(choice))

    def row(self) -> list[int]:
        return [self.seat]


class DaringAdventurer(Effect):
    """Roll, throw away that many market cards, fill the market without sliding (DM-94)."""

    def play(self, s: Dale, seat: int, step: int, arg: int) -> bool:
        if step == 0:
            s.push(Rolling(seat))
            return True
        if step == 1:
            count = min(arg, on_board(s))
            if count:
                s.push(Adventuring(seat, count))
            return True
        if step == 2:
            fill_market(s)
            return True
        return False


class Adventuring(Countdown):
    """Which market cards go, in the order of the pile (DM-22)."""

    def choices(self, s: Dale, seat: int) -> list[int]:
        found: list[int] = []
        add_market(s, CLEAR.base, ROOM, found)
        return found

    def choose(self, s: Dale, seat: int, choice: int) -> None:
        clear_slot(s, seat, CLEAR.a(choice))
        if self.left > 1:
            s.become(Adventuring(seat, self.left - 1))
        else:
            s.done()

    def why(self, s: Dale, seat: int, choice: int) -> str:
        return "DM-29" if CLEAR.holds(choice) else "DM-48"


class RareArtefact(Effect):
    """Show a card, then roll: its present value is multiplied for this turn (DM-25)."""

    def play(self, s: Dale, seat: int, step: int, arg: int) -> bool:
        if step == 0:
            if s.hands[seat]:
                s.push(Showing(seat))
            return True
        if step == 1:
            if shown_at(s.hands[seat]) >= 0:
                s.push(Rolling(seat))
            return True
        if step == 2:
            hand = s.hands[seat]
            i = shown_at(hand)
            if i >= 0:
                value = value_of(s, seat, hand[i]) * arg
                hand[i] = hand[i] & ((1 << WORTH) - 1) & ~PICKED | value << WORTH
                s.tell(CHANGED, seat, hand[i] & KIND, value)
            return True
        return False


def shown_at(hand: list[int]) -> int:
    for i in range(len(hand)):
        if hand[i] & PICKED:
            return i
    return -1


class Showing(Question):
    """Which card of the hand; fixed before the roll."""

    def choices(self, s: Dale, seat: int) -> list[int]:
        found: list[int] = []
        add_hand(s.hands[seat], SHOW.base, SHOW_IT, found)
        return found

    def choose(self, s: Dale, seat: int, choice: int) -> None:
        hand = s.hands[seat]
        i = named(hand, SHOW, SHOW_IT, choice)
        hand[i] = expose(s, hand, hand[i], seat) | PICKED
        s.done()
        s.tell(SHOWN, seat, hand[i] & KIND)

    def why(self, s: Dale, seat: int, choice: int) -> str:
        return "DM-51" if SHOW.holds(choice) else "DM-48"


class Swank(Effect):
    """Throw away a card; for animalfolk draw one from the market deck."""

    def play(self, s: Dale, seat: int, step: int, arg: int) -> bool:
        if step:
            return False
        if s.hands[seat]:
            s.push(Swanking(seat))
        return True


class Swanking(Question):
    """Which card of the hand to throw away."""

    def choices(self, s: Dale, seat: int) -> list[int]:
        found: list[int] = []
        add_hand(s.hands[seat], THROW.base, THROW_IT, found)
        return found

    def choose(self, s: Dale, seat: int, choice: int) -> None:
        kind = throw_away(s, seat, named(s.hands[seat], THROW, THROW_IT, choice))
        s.done()
        if kind != JUNK:
            card = draw_market(s)  # perhaps the very card, after a rebuild
            s.tell(DREW_MARKET, seat, card & KIND)
            come(s, seat, card)

    def why(self, s: Dale, seat: int, choice: int) -> str:
        return "DM-51" if THROW.holds(choice) else "DM-48"


class RiskyBusiness(Effect):
    """Guess the value of the top card of the market deck (DM-24, DM-26)."""

    def play(self, s: Dale, seat: int, step: int, arg: int) -> bool:
        if step:
            return False
        if s.market_deck or s.market_discard:
            s.push(Guessing(seat))
        return True


class Guessing(Question):
    """A value from 1 to 5; right: the card comes into hand, wrong: it is thrown away."""

    def choices(self, s: Dale, seat: int) -> list[int]:
        return [GUESS.of(value) for value in range(1, 6)]

    def choose(self, s: Dale, seat: int, choice: int) -> None:
        value = GUESS.a(choice)
        s.done()
        s.tell(GUESSED, seat, value)
        kind = draw_market(s) & KIND
        s.tell(REVEALED, seat, kind)
        if VALUE[kind] == value:
            come(s, seat, shown(s, seat, kind))
        else:
            s.market_discard.append(kind)

    def why(self, s: Dale, seat: int, choice: int) -> str:
        return "DM-24" if GUESS.holds(choice) else "DM-48"


class NaturalSurvivor(Effect):
    """Roll, exchange that many cards between hand and deck, shuffle. From the search on one unit."""

    def play(self, s: Dale, seat: int, step: int, arg: int) -> bool:
        if step == 0:
            s.push(Rolling(seat))
            return True
        if step == 1:
            deck = s.decks[seat]
            if deck:
                learn_deck(s, seat)
                count = min(arg, len(deck), len(s.hands[seat]))
                s.push(Parting(seat, count))
            return True
        return False


class Parting(Countdown):
    """Cards of the hand that go; nobody else sees them."""

    def asks(self, s: Dale) -> list[int]:
        return [self.seat] if self.left else []

    def run(self, s: Dale) -> None:
        s.become(Joining(self.seat, len(s.aside)))

    def choices(self, s: Dale, seat: int) -> list[int]:
        found: list[int] = []
        add_hand(s.hands[seat], SWAP.base, SWAP_IT, found)
        return found

    def choose(self, s: Dale, seat: int, choice: int) -> None:
        i = named(s.hands[seat], SWAP, SWAP_IT, choice)
        s.aside.append(mix(s, s.hands[seat], slip(s, seat, i), 1 << seat))
        s.become(Parting(seat, self.left - 1))

    def why(self, s: Dale, seat: int, choice: int) -> str:
        return "DM-51" if SWAP.holds(choice) else "DM-48"


class Joining(Countdown):
    """Cards of the deck that come; then the others go there and the deck is shuffled."""

    def asks(self, s: Dale) -> list[int]:
        return [self.seat] if self.left else []

    def run(self, s: Dale) -> None:
        seat = self.seat
        s.done()
        s.tell(SURVIVED, seat, len(s.aside))
        s.decks[seat] += s.aside
        s.aside = []
        shuffle_deck(s, seat)

    def choices(self, s: Dale, seat: int) -> list[int]:
        found: list[int] = []
        add_kinds(s.decks[seat], FETCH.base, found)
        return found

    def choose(self, s: Dale, seat: int, choice: int) -> None:
        s.become(Joining(seat, self.left - 1))
        fetch(s, seat, FETCH.a(choice))

    def why(self, s: Dale, seat: int, choice: int) -> str:
        return "DM-19" if FETCH.holds(choice) else "DM-48"


add_set(
    4,
    "polecat",
    calm=1,
    chancy=0,
    nasty=2,
    cards=(
        Card("daring-adventurer", 1, 4, QUICK, DaringAdventurer(), rulings=(4, 22, 94)),
        Card("rare-artefact", 2, 3, QUICK, RareArtefact(), rulings=(25, 116)),
        Card("swank", 3, 3, QUICK, Swank(), rulings=(21, 119)),
        Card("risky-business", 4, 3, QUICK, RiskyBusiness(), rulings=(24, 26)),
        Card("natural-survivor", 5, 1, QUICK, NaturalSurvivor(), rulings=(19, 78)),
        Card("sofa", 5, 1, PASSIVE, limit=1, rulings=(59, 73)),
    ),
    frames=(Rolling, Adventuring, Showing, Swanking, Guessing, Parting, Joining),
)
