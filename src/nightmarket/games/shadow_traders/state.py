"""The zones of Shadow Traders."""

from __future__ import annotations

from typing import Any

from nightmarket.games.shadow_traders.cards import CLIENTS, HELD, KINDS
from nightmarket.games.shadow_traders.words import WORDS
from nightmarket.kernel import Frame, State, Words


class Traders(State):
    """Goods are counts by seat and kind; a suspicion token is `owner * 6 + client`."""

    def __init__(
        self,
        luck: list[int],
        stack: list[Frame[Any]],
        reveals: int,
        seats: int,
        closed: int,
        lose_tie_wins: int,
        round_: int,
        first: int,
        colour: list[int],
        missions: list[int],
        box: list[int],
        goods: list[int],
        stash: list[int],
        embargo: list[int],
        tokens: list[int],
        stacks: list[list[int]],
        deck: list[int],
        storm: list[int],
        unused: list[int],
        past: list[int],
        dice: list[int],
    ) -> None:
        super().__init__(luck, stack, reveals)
        self.seats = seats
        self.closed = closed  # 1: only the top of a suspicion stack is visible
        self.lose_tie_wins = lose_tie_wins  # 1: the Lose mission also wins a tie for last
        self.round = round_
        self.first = first  # who holds the lamp card
        self.colour = colour  # by seat
        self.missions = missions  # by seat
        self.box = box  # missions out of the game
        self.goods = goods  # main zones: count at seat * KINDS + kind
        self.stash = stash  # stashes, likewise
        self.embargo = embargo  # 1 by seat
        self.tokens = tokens  # where each token is: HELD, DISCARDED or PLACED + board
        self.stacks = stacks  # by board, oldest token first
        self.deck = deck  # event deck, next card last
        self.storm = storm  # storm deck, next card last
        self.unused = unused  # events out of the game
        self.past = past  # revealed events; the last one is in force
        self.dice = dice  # faces, empty before the roll

    def clone(self) -> Traders:
        return Traders(
            self.luck[:],
            self.stack[:],
            self.reveals,
            self.seats,
            self.closed,
            self.lose_tie_wins,
            self.round,
            self.first,
            self.colour,  # never changes after the deal
            self.missions,  # nor does this; resampling replaces the list
            self.box,
            self.goods[:],
            self.stash[:],
            self.embargo[:],
            self.tokens[:],
            [stack[:] for stack in self.stacks],
            self.deck[:],
            self.storm[:],
            self.unused,
            self.past[:],
            self.dice[:],
        )

    def words(self) -> Words:
        return WORDS

    # -- plain questions about the zones

    def event(self) -> int:
        """The event in force (ST-26); -1 before the first round."""
        return self.past[-1] if self.past else -1

    def main_count(self, seat: int) -> int:
        """Goods in the main zone."""
        count = 0
        for at in range(seat * KINDS, seat * KINDS + KINDS):
            count += self.goods[at]
        return count

    def held(self, seat: int) -> list[int]:
        """Clients of the tokens this seat can still place or discard."""
        base = seat * CLIENTS
        return [client for client in range(CLIENTS) if self.tokens[base + client] == HELD]

    def collection(self, seat: int) -> list[int]:
        """Counts by kind in main zone and stash together (ST-60)."""
        base = seat * KINDS
        return [self.goods[base + kind] + self.stash[base + kind] for kind in range(KINDS)]
