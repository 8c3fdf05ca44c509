"""The zones of Shadow Blades."""

from __future__ import annotations

from typing import Any

from nightmarket.games.shadow_blades.cards import Cards
from nightmarket.games.shadow_blades.words import WORDS
from nightmarket.kernel import Frame, State, Words


class Blades(State):
    """Cards are ints (see `cards`); a place on a mat is `seat * 4 + sphere`."""

    def __init__(
        self,
        luck: list[int],
        stack: list[Frame[Any]],
        reveals: int,
        cards: Cards,
        seats: int,
        allied: int,
        conspiracy: int,
        first: int,
        final: int,
        quiet: int,
        mark: int,
        used: int,
        betrayed: int,
        partnered: int,
        played: list[int],
        deck: list[int],
        piles: list[list[int]],
        hands: list[list[int]],
        board: list[int],
        armed: list[int],
        at: list[int],
        power: list[int],
        totals: list[int],
        laid: list[int],
        graveyard: list[int],
        packet: list[int],
        known: list[int],
        traces: list[int],
        sealed: list[int],
    ) -> None:
        super().__init__(luck, stack, reveals)
        self.cards = cards  # the pack: never changes, shared by all clones
        self.seats = seats
        self.allied = allied  # 1: seats 0+2 against 1+3 (SB-73)
        self.conspiracy = conspiracy
        self.first = first  # the first player's seat (SB-14)
        self.final = final  # final turns left; -1 before the final round
        self.quiet = quiet  # turns in a row without a card from the deck (SB-82)
        self.mark = mark  # size of the deck when this turn began; -1 before the first turn
        # this turn:
        self.used = used  # spheres that got a mission, as bits (SB-36)
        self.betrayed = betrayed  # 1: Traitor was used
        self.partnered = partnered  # 1: the additional agent of Partners was played
        self.played = played  # agents played
        # everywhere:
        self.deck = deck  # next card last
        self.piles = piles
        self.hands = hands  # by seat, sorted: agents, missions, weapons
        self.board = board  # agents in play, oldest first
        self.armed = armed  # attached weapons, in the order they were attached (SB-52)
        self.at = at  # by card: where it is in play
        self.power = power  # by agent: current strength (SB-7); printed strength while not in play
        self.totals = totals  # by place (SB-8)
        self.laid = laid  # laid missions: card * 16 + place, oldest first
        self.graveyard = graveyard  # top card last
        self.packet = packet  # travels in the draft (SB-19)
        # Who could know where a hidden card is, by card, as bits: `1 << seat` knows who has it (in hand
        # or laid) or in which pile it lies; `16 << seat` is even sure that it is not a laid mission.
        self.known = known
        self.traces = traces  # what was known once and may have moved: see `memory`
        # By seat: the starter dealt to it, as long as nobody can tell that it has gone.
        self.sealed = sealed

    def clone(self) -> Blades:
        return Blades(
            self.luck[:],
            self.stack[:],
            self.reveals,
            self.cards,
            self.seats,
            self.allied,
            self.conspiracy,
            self.first,
            self.final,
            self.quiet,
            self.mark,
            self.used,
            self.betrayed,
            self.partnered,
            self.played[:],
            self.deck[:],
            [pile[:] for pile in self.piles],
            [hand[:] for hand in self.hands],
            self.board[:],
            self.armed[:],
            self.at[:],
            self.power[:],
            self.totals[:],
            self.laid[:],
            self.graveyard[:],
            self.packet[:],
            self.known[:],
            self.traces[:],
            self.sealed[:],
        )

    def words(self) -> Words:
        return WORDS
