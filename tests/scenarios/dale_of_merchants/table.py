"""A table of Dale of Merchants in the middle of a turn, every zone by name.

    t = table(hands=["magnet junk", "junk"], decks=["glue junk", ""])
    t.play(0, "play:magnet", "fetch:glue")
    assert t.hand(0) == ["glue", "junk"]

A zone is a text of card names. Decks are written from the top, discard piles from the bottom, the market
from the right (slot 0) with `-` for a gap, a stall as stacks joined by `|`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Self, cast

from nightmarket.games.dale_of_merchants import GAME
from nightmarket.games.dale_of_merchants.cards import (
    KIND,
    KNOWN_BY,
    MARKET,
    NAMES,
    NONE,
    OWLS,
    SET_OF,
    SETS,
    SLOTS,
)
from nightmarket.games.dale_of_merchants.frames import Acting, CleaningUp, Turns
from nightmarket.games.dale_of_merchants.knowledge import tagged
from nightmarket.games.dale_of_merchants.rules import value_of
from nightmarket.games.dale_of_merchants.state import Dale
from nightmarket.kernel import Frame, Luck, luck_of
from tests.tabletalk import Table


def kinds(text: str) -> list[int]:
    return [NAMES.index(name) for name in text.split()]


class DaleTable(Table):
    """What a test of Dale of Merchants likes to look at."""

    @property
    def s(self) -> Dale:
        return cast(Dale, self.state)

    def hand(self, seat: int) -> list[str]:
        """In alphabetical order."""
        return sorted(NAMES[card & KIND] for card in self.s.hands[seat])

    def values(self, seat: int) -> dict[str, int]:
        """Present values of the cards in hand (DM-25); of several copies the last."""
        return {NAMES[c & KIND]: value_of(self.s, seat, c) for c in self.s.hands[seat]}

    def deck(self, seat: int) -> list[str]:
        """From the top."""
        return [NAMES[card & KIND] for card in reversed(self.s.decks[seat])]

    def discard(self, seat: int) -> list[str]:
        """From the bottom."""
        return [NAMES[card] for card in self.s.discards[seat]]

    def area(self, seat: int) -> list[str]:
        return [NAMES[card] for card in self.s.areas[seat]]

    def stall(self, seat: int) -> list[list[str]]:
        cards = self.s.stall(seat)
        return [
            [NAMES[card & KIND] for card in cards if card >> 6 == n]
            for n in range(1, self.s.stacks(seat) + 1)
        ]

    @property
    def market(self) -> str:
        """From the right, `-` for a gap."""
        return " ".join("-" if kind == NONE else NAMES[kind] for kind in self.s.market)

    @property
    def market_deck(self) -> list[str]:
        return [NAMES[card & KIND] for card in reversed(self.s.market_deck)]

    @property
    def market_discard(self) -> list[str]:
        return [NAMES[card] for card in self.s.market_discard]

    def prices(self, seat: int) -> list[int]:
        """What this seat would pay, from the right."""
        return [slot.price for slot in self.view(seat).market]

    def actions(self, seat: int) -> set[str]:
        """The verbs a seat may choose from."""
        return {text.split(":")[0] for text in self.choices(seat)}

    def end_turn(self) -> Self:
        """Inventory without cards, everybody passes, until the next player chooses an action."""
        turns = self.s.turns
        while self.s.turns == turns and self.pending:
            seat = self.asked[0]
            self.play(seat, self.game.text(self.game.idle(self.state, seat)))
        return self

    def settle_down(self) -> Self:
        """Everybody passes until somebody chooses an action."""
        while self.pending not in ("Acting", ""):
            seat = self.asked[0]
            self.play(seat, self.game.text(self.game.idle(self.state, seat)))
        return self

    def guess(self, seat: int, seed: int = 0) -> DaleTable:
        """A state the seat cannot tell from this one."""
        return DaleTable(GAME, GAME.resample(self.s, seat, Luck.seeded(seed)))

    def guesses(self, seat: int, count: int = 40) -> list[DaleTable]:
        return [self.guess(seat, seed) for seed in range(count)]


def table(
    seats: int = 2,
    hands: Sequence[str] = (),
    decks: Sequence[str] = (),
    discards: Sequence[str] = (),
    areas: Sequence[str] = (),
    stalls: Sequence[str] = (),
    market: str = "",
    market_deck: str = "",
    market_discard: str = "",
    junk: int = 6,
    turn: int = 0,
    teams: bool = False,
    start: bool = False,
    wise_spy: str = "again",
    seed: int = 1,
) -> DaleTable:
    """`turn` chooses an action now, or with `start` the turn is about to begin.

    Decks that are not named hold five junk. The owls are in play if one lies anywhere.
    """
    everything = " ".join([*hands, *decks, *discards, *areas, *stalls, market, market_deck])
    names = everything.replace("|", " ").split()
    played = [name for name in names if name not in ("-", "junk")]
    folk = sorted({SET_OF[NAMES.index(name)] for name in played})
    stack: list[Frame[Any]] = [Turns(turn if start else (turn + 1) % seats)]
    if not start:
        stack += [CleaningUp(turn, 0), Acting(turn)]
    s = Dale(
        luck=luck_of(seed),
        stack=stack,
        reveals=0,
        seats=seats,
        teams=int(teams),
        spy_again=int(wise_spy == "again"),
        sets=folk or [SETS.index("platypus")],
        owls=int(OWLS in folk),
        turn=turn,
        turns=1,
        winner=NONE,
        ironing=0,
        requests=0,
        spies_gone=0,
        junk=junk,
        tags=list(range(5)),
        pools=list(range(64)),
        hands=[[] for _ in range(seats)],
        decks=[[] for _ in range(seats)],
        discards=[[] for _ in range(seats)],
        areas=[[] for _ in range(seats)],
        stalls=[[] for _ in range(2 if teams else seats)],
        market=[NONE] * SLOTS,
        market_deck=[],
        market_discard=kinds(market_discard),
        aside=[],
        ghosts=[],
        events=[],
    )
    for seat in range(seats):
        own = 1 << (KNOWN_BY + seat)
        hand = kinds(hands[seat]) if seat < len(hands) else []
        s.hands[seat] = [tagged(s, seat, kind) | own for kind in hand]
        deck = kinds(decks[seat] if seat < len(decks) else "junk junk junk junk junk")
        s.decks[seat] = [tagged(s, seat, kind) for kind in reversed(deck)]
        s.discards[seat] = kinds(discards[seat]) if seat < len(discards) else []
        s.areas[seat] = kinds(areas[seat]) if seat < len(areas) else []
    for at, stall in enumerate(stalls):
        for number, cards in enumerate(stall.split("|") if stall else [], 1):
            s.stalls[at] += [number << 6 | kind for kind in kinds(cards)]
    for slot, name in enumerate(market.split()):
        s.market[slot] = NONE if name == "-" else NAMES.index(name)
    s.market_deck = [tagged(s, MARKET, kind) for kind in reversed(kinds(market_deck))]
    return DaleTable(GAME, s)


def dealt(seats: int = 2, seed: int = 0, **options: str) -> DaleTable:
    """A fresh game."""
    return DaleTable(GAME, GAME.setup(seats, seed, options))


def knows(t: DaleTable, seat: int, owner: int) -> list[str]:
    """What a seat knows of somebody's hand."""
    return list(t.view(seat).sides[owner].known)
