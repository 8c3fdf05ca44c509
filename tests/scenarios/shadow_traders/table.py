"""A table of Shadow Traders in the middle of a turn, every zone by name."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Self, cast

from nightmarket.games.shadow_traders import GAME
from nightmarket.games.shadow_traders.cards import (
    ARTEFACT,
    CLIENTS,
    COLOURS,
    DISCARDED,
    EVENT_ROUNDS,
    EVENTS,
    FACES,
    GOODS,
    HELD,
    KINDS,
    LAMP,
    MISSIONS,
    PER_COLOUR,
    PLACED,
    SANDSTORM,
)
from nightmarket.games.shadow_traders.frames import Rounds, Turns
from nightmarket.games.shadow_traders.state import Traders
from nightmarket.kernel import Frame, luck_of
from tests.tabletalk import Table

Goods = dict[str, int]
QUIET = "cursed-artefact"  # after it was revealed its round has no special rule (E4)


class TradersTable(Table):
    """What a test of Shadow Traders likes to look at."""

    @property
    def s(self) -> Traders:
        return cast(Traders, self.state)

    def goods(self, seat: int) -> Goods:
        """The main zone."""
        base = seat * KINDS
        return {GOODS[k]: n for k, n in enumerate(self.s.goods[base : base + KINDS]) if n}

    def stash(self, seat: int) -> Goods:
        base = seat * KINDS
        return {GOODS[k]: n for k, n in enumerate(self.s.stash[base : base + KINDS]) if n}

    def collection(self, seat: int) -> Goods:
        return {GOODS[k]: n for k, n in enumerate(self.s.collection(seat)) if n}

    @property
    def faces(self) -> list[str]:
        return [FACES[face] for face in self.s.dice]

    def stack(self, board: int) -> list[str]:
        """The suspicion stack on a board, oldest first: `owner:client`."""
        return [f"{t // CLIENTS}:{MISSIONS[t % CLIENTS]}" for t in self.s.stacks[board]]

    def tokens(self, seat: int) -> list[str]:
        """Clients of the tokens a seat still holds."""
        return [MISSIONS[client] for client in self.s.held(seat)]

    def acts(self, seat: int) -> list[str]:
        """The actions and counts a seat can commit to: `steal:2`."""
        return [text.removeprefix("act:") for text in self.choices(seat, "act")]

    def roll(self, dice: str) -> Self:
        """The seat whose turn it is rolls these faces."""
        self.dice(dice)
        seat = self.asked[0]
        return self.play(seat, "deeds" if self.pending == "WordsOrDeeds" else "roll")

    def finish_turn(self) -> Self:
        """The turn goes on by the choices made for an absent player, until it is another's."""
        seat, turns = self.asked[0], self.turns_left()
        while self.asked == [seat] and self.turns_left() == turns and self.pending:
            self.play(seat, self.game.text(self.game.idle(self.state, seat)))
        return self

    def turns_left(self) -> int:
        """Turns of this round still to come after the present one."""
        below = self.s.stack[1] if len(self.s.stack) > 1 else None
        return below.left if isinstance(below, Turns) else 0


def table(
    seats: int = 4,
    colours: Sequence[str] = COLOURS,
    missions: Sequence[str] = MISSIONS,
    goods: Sequence[Goods | None] = (),
    stash: Sequence[Goods | None] = (),
    embargo: Sequence[int] = (),
    stacks: Sequence[Sequence[str]] = (),
    discarded: Sequence[Sequence[str]] = (),
    event: str = QUIET,
    coming: Sequence[str] = (),
    round: int = 1,
    turn: int = 0,
    first: int = 0,
    dice: str = "",
    stack_view: str = "closed",
    lose_tie_wins: str = "off",
    between_rounds: bool = False,
    seed: int = 1,
) -> TradersTable:
    """A table at the start of `turn`'s turn, or after the roll of `dice`.

    `goods` and `stash` by seat; None is the ten goods of the seat's own colour less those that lie
    elsewhere. The lamp lies with `first` unless it is named. `stacks` by board, oldest token first,
    as `owner:client`. `coming` are the next events. `between_rounds`: nobody's turn, the next event is
    about to be revealed.
    """
    colour = [COLOURS.index(name) for name in colours[:seats]]
    assert len(set(colour)) == seats, "a colour for each seat"
    main, hidden = [0] * (seats * KINDS), [0] * (seats * KINDS)
    for zone, given in ((main, goods), (hidden, stash)):
        for seat, named in enumerate(given):
            for name, n in (named or {}).items():
                zone[seat * KINDS + GOODS.index(name)] = n
    for seat, own in enumerate(colour):
        lying = sum(main[own::KINDS]) + sum(hidden[own::KINDS])
        if not goods or (seat < len(goods) and goods[seat] is None):
            main[seat * KINDS + own] = PER_COLOUR - lying
            lying = PER_COLOUR
        assert 0 <= lying <= PER_COLOUR, f"{lying} goods of {COLOURS[own]}"
    for kind in range(LAMP):
        assert kind in colour or not sum(main[kind::KINDS]), f"nobody plays {COLOURS[kind]}"
    lamps = sum(main[LAMP::KINDS]) + sum(hidden[LAMP::KINDS])
    assert lamps <= 1
    if not lamps:
        main[first * KINDS + LAMP] = 1
    assert sum(main[ARTEFACT::KINDS]) + sum(hidden[ARTEFACT::KINDS]) <= 1

    dealt = [MISSIONS.index(name) for name in missions[:seats]]
    tokens = [HELD] * (seats * CLIENTS)
    piles: list[list[int]] = [[] for _ in range(seats)]
    for board, pile in enumerate(stacks):
        for text in pile:
            owner, client = text.split(":")
            token = int(owner) * CLIENTS + MISSIONS.index(client)
            assert int(owner) != board, f"{text} on its own board"
            assert tokens[token] == HELD, f"{text} lies twice"
            tokens[token] = PLACED + board
            piles[board].append(token)
    for seat, names in enumerate(discarded):
        for name in names:
            assert tokens[seat * CLIENTS + MISSIONS.index(name)] == HELD
            tokens[seat * CLIENTS + MISSIONS.index(name)] = DISCARDED

    # The event in force is the last of `past`; the decks hold what the round leaves (ST-15).
    now = EVENTS.index(event)
    queue = [EVENTS.index(name) for name in coming]
    rest = [e for e in range(SANDSTORM) if e != now and e not in queue]
    past = [rest.pop() for _ in range(round - 1)] + [now]
    in_deck = max(EVENT_ROUNDS - round, 0)
    in_storm = 3 - max(round - EVENT_ROUNDS, 0)
    while len(queue) < in_deck + in_storm:
        late = len(queue) == in_deck + in_storm - 1
        queue.append(SANDSTORM if late and SANDSTORM not in queue else rest.pop())
    assert len(queue) == in_deck + in_storm, f"{in_deck + in_storm} events are still to come"
    deck, storm = queue[:in_deck][::-1], queue[in_deck:][::-1]
    assert SANDSTORM in storm, "the sandstorm comes in round 5, 6 or 7"

    stack: list[Frame[Traders]] = [Rounds()]
    if not between_rounds:
        stack.append(Turns(turn, seats - (turn - first) % seats))
    t = TradersTable(
        GAME,
        Traders(
            luck=luck_of(seed),
            stack=stack,
            reveals=0,
            seats=seats,
            closed=int(stack_view == "closed"),
            lose_tie_wins=int(lose_tie_wins == "on"),
            round_=round,
            first=first,
            colour=colour,
            missions=dealt,
            box=[m for m in range(CLIENTS) if m not in dealt],
            goods=main,
            stash=hidden,
            embargo=[int(seat in embargo) for seat in range(seats)],
            tokens=tokens,
            stacks=piles,
            deck=deck,
            storm=storm,
            unused=rest,
            past=past,
            dice=[],
        ),
    )
    return t.roll(dice) if dice else t


def scored(
    seats: int = 4,
    missions: Sequence[str] = MISSIONS,
    goods: Sequence[Goods | None] = (),
    stash: Sequence[Goods | None] = (),
    embargo: Sequence[int] = (),
    stacks: Sequence[Sequence[str]] = (),
    discarded: Sequence[Sequence[str]] = (),
    lamp: int = 0,
    lose_tie_wins: str = "off",
) -> TradersTable:
    """The table right after the sandstorm has come, in round 5."""
    t = table(
        seats=seats,
        missions=missions,
        goods=goods,
        stash=stash,
        embargo=embargo,
        stacks=stacks,
        discarded=discarded,
        first=lamp,
        lose_tie_wins=lose_tie_wins,
        round=EVENT_ROUNDS,
        coming=["sandstorm"],
        between_rounds=True,
    )
    assert t.over
    return t
