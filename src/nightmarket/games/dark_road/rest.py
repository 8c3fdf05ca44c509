"""Rest: everything is put back in order at the end of a turn (DR-53 to DR-56)."""

from __future__ import annotations

from typing import Final

from nightmarket.games.dark_road.cards import FACES, KINDS, SECTION_LIMIT
from nightmarket.games.dark_road.effects import draw_hero
from nightmarket.games.dark_road.programs import Question
from nightmarket.games.dark_road.rules import can_gift
from nightmarket.games.dark_road.state import Road
from nightmarket.games.dark_road.travel import draw_friend
from nightmarket.games.dark_road.words import (
    END,
    MARKET_FACE,
    MARKET_ROLLED,
    NIGHT_FACE,
    RESERVE_ROLLED,
)
from nightmarket.kernel import CHANCE, Frame

DICE_BACK: Final = 0
MARKET: Final = 1
ROWS: Final = 2
RESERVE: Final = 3
LAST_GIFTS: Final = 4
TIDY: Final = 5


class Pausing(Question):
    """A moment for gifts where nothing else is asked (DR-58)."""

    def asks(self, s: Road) -> list[int]:
        return [self.seat] if can_gift(s, self.seat) else []

    def run(self, s: Road) -> None:
        s.done()

    def options(self, s: Road, seat: int) -> list[int]:
        return [END.base]

    def answer(self, s: Road, seat: int, choice: int) -> None:
        s.done()

    def rule(self, s: Road, choice: int) -> str:
        return "DR-58"


class Rest(Frame[Road]):
    """The steps of Rest, one after the other. The Trader has no dice of its own (DR-104)."""

    def __init__(self, player: int, stage: int) -> None:
        self.player = player
        self.stage = stage

    def run(self, s: Road) -> None:
        player, stage = self.player, self.stage
        if stage == DICE_BACK:
            if s.pool >= 0:  # DR-53
                s.pool = -1
                s.spent[player] += 1
            if s.pool_light >= 0:
                s.pool_light = -1
                s.light_supply += 1
            s.become(Rest(player, MARKET))
        elif stage == MARKET:
            s.become(Rest(player, ROWS))
            if s.removed:
                s.push(RollingMarket())
        elif stage == ROWS:
            s.become(Rest(player, RESERVE))
            refill(s)
        elif stage == RESERVE:
            s.become(Rest(player, LAST_GIFTS))
            if player < s.seats and s.spent[player] and s.reserve_count(player) == 0:  # DR-56
                dice = s.spent[player] - 1
                s.spent[player] = 0
                s.gone[player] += 1
                if dice:
                    s.push(RollingReserve(player, dice))
                s.tell(RESERVE_ROLLED, player, dice)
        elif stage == LAST_GIFTS:
            s.become(Rest(player, TIDY))
            if player < s.seats and can_gift(s, player):
                s.push(Pausing(player))
        else:
            refill(s)  # a last gift may have taken a hero or a crown
            s.done()

    def row(self) -> list[int]:
        return [self.player, self.stage]


class RollingMarket(Frame[Road]):
    """Market dice removed this turn come back, one after the other (DR-54).

    Rolling again what has no room is the same as rolling only what has.
    """

    def asks(self, s: Road) -> list[int]:
        return [CHANCE]

    def choices(self, s: Road, seat: int) -> list[int]:
        found: list[int] = []
        for kind in range(KINDS):
            if s.market[kind] < SECTION_LIMIT:
                found.append(MARKET_FACE.of(kind))
        return found

    def choose(self, s: Road, seat: int, choice: int) -> None:
        kind = MARKET_FACE.a(choice)
        s.market[kind] += 1
        s.removed -= 1
        s.tell(MARKET_ROLLED, kind)
        if s.removed == 0:
            s.done()


def refill(s: Road) -> None:
    """Crowns, companions and heroes back to their numbers while the decks last (DR-55)."""
    for place in range(len(s.palace)):
        if s.palace[place] < 0 and s.crown_deck:
            s.palace[place] = s.crown_deck.pop()
            s.reveal()
    row = s.friend_row
    if min(row) < 0:
        kept = [species for species in row if species >= 0]
        while len(kept) < len(row) and (s.friend_deck or s.friend_discard):
            kept.insert(0, draw_friend(s))
        s.friend_row = [-1] * (len(row) - len(kept)) + kept  # the far end is the last to empty
    if s.friend_row[-1] >= 0:
        s.row_die = 1
    for place in range(len(s.inn)):
        if s.inn[place] < 0 and s.hero_deck:
            s.inn[place] = draw_hero(s)


class RollingReserve(Frame[Road]):
    """Night dice rolled into the main reserve (DR-56)."""

    def __init__(self, seat: int, left: int) -> None:
        self.seat = seat
        self.left = left

    def asks(self, s: Road) -> list[int]:
        return [CHANCE]

    def choices(self, s: Road, seat: int) -> list[int]:
        return [NIGHT_FACE.of(value) for value in s.cards.night]

    def choose(self, s: Road, seat: int, choice: int) -> None:
        s.reserve[self.seat * FACES + NIGHT_FACE.a(choice)] += 1
        if self.left > 1:
            s.become(RollingReserve(self.seat, self.left - 1))
        else:
            s.done()

    def row(self) -> list[int]:
        return [self.seat, self.left]


REST_FRAMES = (Pausing, Rest, RollingMarket, RollingReserve)
