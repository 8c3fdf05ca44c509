"""Owls: reactions to what others do (section 12). When they are offered: `reactions`."""

from __future__ import annotations

from nightmarket.games.dale_of_merchants.cards import (
    JUNK,
    KIND,
    LOOK,
    NONE,
    PASSIVE,
    PICKED,
)
from nightmarket.games.dale_of_merchants.knowledge import expose, opened, shown
from nightmarket.games.dale_of_merchants.moves import (
    come,
    discard,
    draw,
    learn_deck,
    leave,
    put_on_deck,
    shuffle_deck,
    throw_away,
)
from nightmarket.games.dale_of_merchants.rules import (
    add_hand,
    add_kinds,
    add_pile,
    choice_of,
    named,
    place_in_pile,
)
from nightmarket.games.dale_of_merchants.state import Dale
from nightmarket.games.dale_of_merchants.technique import Card, Effect, Question, add_set
from nightmarket.games.dale_of_merchants.words import (
    BALANCED,
    DISCARD,
    DISCARD_IT,
    DONE,
    DROP,
    STUDIED,
    SWAP,
    SWAP_IT,
    TAKE,
    THROW,
    THROW_IT,
)


class AncientKnowledge(Effect):
    """After another player's technique: search the own deck, discard up to one card, shuffle."""

    def react(self, s: Dale, seat: int) -> None:
        if s.decks[seat]:
            learn_deck(s, seat)
            s.push(Studying(seat))


class Studying(Question):
    """Which card of the own deck goes, or none."""

    def choices(self, s: Dale, seat: int) -> list[int]:
        found = [DONE.base]
        add_kinds(s.decks[seat], DROP.base, found)
        return found

    def choose(self, s: Dale, seat: int, choice: int) -> None:
        s.done()
        if choice != DONE.base:
            kind = DROP.a(choice)
            deck = s.decks[seat]
            for i in range(len(deck)):
                if deck[i] & KIND == kind:
                    opened(s, expose(s, deck, deck.pop(i), seat))
                    break
            s.discards[seat].append(kind)
            s.tell(STUDIED, seat, kind)
        shuffle_deck(s, seat)

    def why(self, s: Dale, seat: int, choice: int) -> str:
        return "DM-19" if DROP.holds(choice) else "DM-48"


class QualityInspection(Effect):
    """After it came into hand: throw away a card, then draw one; never junk (DM-105)."""

    def react(self, s: Dale, seat: int) -> None:
        s.push(Inspecting(seat))


class Inspecting(Question):
    """Which card of the hand, this one included (DM-98)."""

    def choices(self, s: Dale, seat: int) -> list[int]:
        found: list[int] = []
        add_hand(s.hands[seat], THROW.base, THROW_IT, found)
        return found

    def choose(self, s: Dale, seat: int, choice: int) -> None:
        s.done()
        throw_away(s, seat, named(s.hands[seat], THROW, THROW_IT, choice))
        draw(s, seat)

    def why(self, s: Dale, seat: int, choice: int) -> str:
        return "DM-51" if THROW.holds(choice) else "DM-48"


class Binoculars(Effect):
    """After another player's purchase: draw a card, then discard one (DM-99)."""

    def react(self, s: Dale, seat: int) -> None:
        draw(s, seat)
        s.push(Watching(seat))


class Watching(Question):
    """Which card of the hand to discard."""

    def choices(self, s: Dale, seat: int) -> list[int]:
        found: list[int] = []
        add_hand(s.hands[seat], DISCARD.base, DISCARD_IT, found)
        return found

    def choose(self, s: Dale, seat: int, choice: int) -> None:
        s.done()
        discard(s, seat, named(s.hands[seat], DISCARD, DISCARD_IT, choice))

    def why(self, s: Dale, seat: int, choice: int) -> str:
        return "DM-51" if DISCARD.holds(choice) else "DM-48"


class Balancing(Effect):
    """After another player's deck was shuffled: exchange a hand card with one of the discard pile."""

    def react(self, s: Dale, seat: int) -> None:
        s.push(Weighing(seat))


class Weighing(Question):
    """Which animalfolk card of the hand goes."""

    def choices(self, s: Dale, seat: int) -> list[int]:
        hand = s.hands[seat]
        found: list[int] = []
        for card in hand:
            if card & KIND != JUNK:
                choice = choice_of(hand, SWAP.base, SWAP_IT, card & LOOK)
                if choice not in found:
                    found.append(choice)
        return found

    def choose(self, s: Dale, seat: int, choice: int) -> None:
        hand = s.hands[seat]
        i = named(hand, SWAP, SWAP_IT, choice)
        hand[i] = expose(s, hand, hand[i], seat) | PICKED
        s.become(Exchanging(seat))

    def why(self, s: Dale, seat: int, choice: int) -> str:
        return "DM-51" if SWAP.holds(choice) else "DM-48"


class Exchanging(Question):
    """Which card of the discard pile comes; the other takes its very place (DM-96)."""

    def choices(self, s: Dale, seat: int) -> list[int]:
        found: list[int] = []
        pile = s.discards[seat]
        counts: dict[int, int] = {}
        for i in range(len(pile) - 1, -1, -1):  # every place is different here
            nth = counts.get(pile[i], 0)
            counts[pile[i]] = nth + 1
            if nth < 40:
                found.append(TAKE.of(pile[i], nth))
        return found

    def choose(self, s: Dale, seat: int, choice: int) -> None:
        s.done()
        hand = s.hands[seat]
        for i in range(len(hand)):
            if hand[i] & PICKED:
                gave = leave(s, seat, i)
                break
        at = place_in_pile(s.discards[seat], choice)
        got = s.discards[seat][at]
        s.discards[seat][at] = gave
        s.tell(BALANCED, seat, gave, got)
        come(s, seat, shown(s, seat, got))

    def why(self, s: Dale, seat: int, choice: int) -> str:
        return "DM-23" if TAKE.holds(choice) else "DM-48"


class ExtraRemarks(Effect):
    """After another player's stack: a card of the own discard pile goes on the own deck."""

    def react(self, s: Dale, seat: int) -> None:
        s.push(Remarking(seat))


class Remarking(Question):
    """Which card of the discard pile."""

    def choices(self, s: Dale, seat: int) -> list[int]:
        found: list[int] = []
        add_pile(s.discards[seat], NONE, NONE, found)
        return found

    def choose(self, s: Dale, seat: int, choice: int) -> None:
        s.done()
        put_on_deck(s, seat, s.discards[seat].pop(place_in_pile(s.discards[seat], choice)))

    def why(self, s: Dale, seat: int, choice: int) -> str:
        return "DM-23" if TAKE.holds(choice) else "DM-48"


add_set(
    5,
    "owl",
    calm=2,
    chancy=2,
    nasty=1,
    cards=(
        Card("wise-spy", 1, 4, PASSIVE, rulings=(75, 97, 123, 124)),
        Card("ancient-knowledge", 2, 3, PASSIVE, AncientKnowledge(), rulings=(75, 77, 89)),
        Card("quality-inspection", 3, 3, PASSIVE, QualityInspection(), rulings=(77, 98, 105)),
        Card("binoculars", 4, 3, PASSIVE, Binoculars(), rulings=(75, 77, 99)),
        Card("balancing", 5, 1, PASSIVE, Balancing(), rulings=(77, 82, 96)),
        Card("extra-remarks", 5, 1, PASSIVE, ExtraRemarks(), rulings=(57, 75, 77)),
    ),
    frames=(Studying, Inspecting, Watching, Weighing, Exchanging, Remarking),
)
