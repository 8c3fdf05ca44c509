"""The zones of Dale of Merchants (DM-9)."""

from __future__ import annotations

from typing import Any

from nightmarket.games.dale_of_merchants.words import WORDS
from nightmarket.kernel import Frame, State, Words


class Dale(State):
    """Cards are ints, see `cards`. The top of a pile is the end of its list."""

    def __init__(
        self,
        luck: list[int],
        stack: list[Frame[Any]],
        reveals: int,
        seats: int,
        teams: int,
        spy_again: int,
        sets: list[int],
        owls: int,
        turn: int,
        turns: int,
        winner: int,
        ironing: int,
        requests: int,
        spies_gone: int,
        junk: int,
        tags: list[int],
        pools: list[int],
        hands: list[list[int]],
        decks: list[list[int]],
        discards: list[list[int]],
        areas: list[list[int]],
        stalls: list[list[int]],
        market: list[int],
        market_deck: list[int],
        market_discard: list[int],
        aside: list[int],
        ghosts: list[int],
        events: list[int],
    ) -> None:
        super().__init__(luck, stack, reveals)
        self.seats = seats
        self.teams = teams  # 1: partners share a stall (DM-68)
        self.spy_again = spy_again  # 1: a Wise Spy that came back may be used again (DM-124)
        self.sets = sets  # in play, in their order
        self.owls = owls  # 1: the owls are in play, so there can be reactions
        self.turn = turn  # whose turn it is
        self.turns = turns  # begun so far
        self.winner = winner
        self.ironing = ironing  # how much higher the active player's cards count (DM-25)
        self.requests = requests  # offers declined by the partner this turn
        self.spies_gone = spies_gone  # used Wise Spies that left the active hand this turn
        self.junk = junk  # cards in the junk pile; below zero: stand-ins in the game (DM-8)
        self.tags = tags  # of each player's deck and of the market deck, see `knowledge`
        self.pools = pools  # by tag
        self.hands = hands  # by seat, in the order in which the cards came
        self.decks = decks
        self.discards = discards
        self.areas = areas  # play areas
        self.stalls = stalls  # by stall: stack number * 64 + kind
        self.market = market  # by slot, -1 for a gap
        self.market_deck = market_deck
        self.market_discard = market_discard
        self.aside = aside  # cards an effect is handling
        self.ghosts = ghosts  # cards in the open whose pool nobody can tell, see `knowledge`
        self.events = events  # what may be reacted to, see `reactions`

    def clone(self) -> Dale:
        return Dale(
            self.luck[:],
            self.stack[:],
            self.reveals,
            self.seats,
            self.teams,
            self.spy_again,
            self.sets,  # never changes after the deal
            self.owls,
            self.turn,
            self.turns,
            self.winner,
            self.ironing,
            self.requests,
            self.spies_gone,
            self.junk,
            self.tags[:],
            self.pools[:],
            [zone[:] for zone in self.hands],
            [zone[:] for zone in self.decks],
            [zone[:] for zone in self.discards],
            [zone[:] for zone in self.areas],
            [zone[:] for zone in self.stalls],
            self.market[:],
            self.market_deck[:],
            self.market_discard[:],
            self.aside[:],
            self.ghosts[:],
            self.events[:],
        )

    def words(self) -> Words:
        return WORDS

    # -- plain questions about the zones

    def stall(self, seat: int) -> list[int]:
        """The stall of a seat; partners share one (DM-70)."""
        return self.stalls[seat & 1] if self.teams else self.stalls[seat]

    def stacks(self, seat: int) -> int:
        """How many stacks lie there. Cards stay in the order in which they were placed."""
        stall = self.stalls[seat & 1] if self.teams else self.stalls[seat]
        return stall[-1] >> 6 if stall else 0

    def is_opponent(self, seat: int, other: int) -> bool:
        """Everybody who is not on the same team (DM-27)."""
        return (seat ^ other) & 1 != 0 if self.teams else seat != other

    def in_force(self, seat: int, column: list[int]) -> int:
        """What lasting techniques of the seat's opponents add up to in a column of `cards`."""
        found = 0
        for other in range(self.seats):
            area = self.areas[other]
            if area and self.is_opponent(seat, other):
                for card in area:
                    found += column[card]
        return found
