"""A tiny honest game with everything a game can have: hidden hands, a deck, dice, a window, a clock.

Lanterns, for 2 or 3. With stakes all lay a lantern face down first; the brightest pays. In turn a
seat sells a lantern from its hidden hand; the next seat may guard and spoil the sale; a sale pays its
value and a die. A hasty table has a clock that sells the cheapest one.
`broken.py` plants one fault at a time in it.
"""

from __future__ import annotations

from typing import Any, Final, Self, cast

from msgspec import Struct

from nightmarket.kernel import (
    CHANCE,
    CLOCK,
    WATCHER,
    Domain,
    Event,
    Frame,
    Game,
    Kind,
    Luck,
    Numbers,
    Option,
    ScoreLine,
    State,
    Words,
)

NAMES: Final = ("guard", "paper", "glass", "brass")
GUARD: Final = 0
COPIES: Final = 4
HAND: Final = 3
NONE: Final = -1
PATIENCE: Final = 2  # ticks before the clock sells

SEAT: Final = Numbers("seat", 3)
CARD: Final = Domain("card", NAMES)
WORDS: Final = Words()
SELL: Final = WORDS.verb("sell", CARD)
PASS: Final = WORDS.verb("pass")
GUARDS: Final = WORDS.verb("guard")
TICK: Final = WORDS.verb("tick")
DIE: Final = WORDS.verb("die", Numbers("pips", 4))
STAKE: Final = WORDS.verb("stake", CARD)

STAKED: Final = Kind("staked", seat=SEAT, card=CARD.only("seat"))
OPENED: Final = Kind("opened", seat=SEAT, card=CARD)
OFFERED: Final = Kind("offered", seat=SEAT, card=CARD)
GUARDED: Final = Kind("guarded", seat=SEAT)
SOLD: Final = Kind("sold", seat=SEAT, coins=Numbers("coins", 99))
DREW: Final = Kind("drew", seat=SEAT, card=CARD.only("seat"))


class Stall(State):
    """Hands and deck by card; everything that a broken game changes is a method."""

    def __init__(
        self,
        luck: list[int],
        stack: list[Frame[Any]],
        reveals: int,
        seats: int,
        hasty: int,
        turn: int,
        hands: list[list[int]],
        deck: list[int],
        sold: list[int],
        coins: list[int],
        stakes: list[int],
    ) -> None:
        super().__init__(luck, stack, reveals)
        self.seats = seats
        self.hasty = hasty
        self.turn = turn
        self.hands = hands
        self.deck = deck
        self.sold = sold
        self.coins = coins
        self.stakes = stakes  # face down, by seat; NONE before it is laid and after all are opened

    def clone(self) -> Self:
        return type(self)(
            self.luck[:],
            self.stack[:],
            self.reveals,
            *(self.seats, self.hasty, self.turn),
            [hand[:] for hand in self.hands],
            self.deck[:],
            self.sold[:],
            self.coins[:],
            self.stakes[:],
        )

    def words(self) -> Words:
        return WORDS

    def finished(self) -> bool:
        return not any(self.hands)

    def sales(self, seat: int) -> list[int]:
        return [SELL.of(card) for card in sorted(set(self.hands[seat]))]

    def stake(self, seat: int, card: int) -> None:
        self.hands[seat].remove(card)
        self.stakes[seat] = card
        self.tell(STAKED, seat, card)

    def guards(self, seat: int) -> list[int]:
        """Who is asked to guard: the next seat, whatever it holds."""
        return [seat]

    def discard(self, seat: int, card: int) -> None:
        self.hands[seat].remove(card)
        self.sold.append(card)

    def draw(self, seat: int) -> None:
        if self.deck:
            self.reveal()
            card = self.deck.pop()
            self.hands[seat].append(card)
            self.tell(DREW, seat, card)

    def pay(self, seat: int, coins: int) -> None:
        self.coins[seat] += coins
        self.tell(SOLD, seat, self.coins[seat])

    def forbids(self, seat: int, choice: int) -> str:
        return "HL-2" if SELL.holds(choice) else ""


class Staking(Frame[Stall]):
    """All lay a lantern face down, in any order; the last one opens them."""

    def asks(self, s: Stall) -> list[int]:
        return [seat for seat in range(s.seats) if s.stakes[seat] == NONE]

    def choices(self, s: Stall, seat: int) -> list[int]:
        return [STAKE.of(card) for card in sorted(set(s.hands[seat]))]

    def choose(self, s: Stall, seat: int, choice: int) -> None:
        s.stake(seat, STAKE.a(choice))
        if NONE in s.stakes:
            return
        s.done()
        s.reveal()
        for other, card in enumerate(s.stakes):
            s.tell(OPENED, other, card)
        brightest = s.stakes.index(max(s.stakes))
        s.sold += s.stakes
        s.stakes = [NONE] * s.seats
        s.pay(brightest, 1)


class Market(Frame[Stall]):
    """Turn after turn until all hands are empty."""

    def run(self, s: Stall) -> None:
        if s.finished():
            s.done()
            return
        while not s.hands[s.turn % s.seats]:
            s.turn += 1
        seat = s.turn % s.seats
        s.turn += 1
        s.push(Selling(seat, 0))


class Selling(Frame[Stall]):
    """Which lantern to offer."""

    def __init__(self, seat: int, ticks: int) -> None:
        self.seat = seat
        self.ticks = ticks

    def asks(self, s: Stall) -> list[int]:
        return [self.seat, CLOCK] if s.hasty else [self.seat]

    def choices(self, s: Stall, seat: int) -> list[int]:
        return [TICK.base] if seat == CLOCK else s.sales(seat)

    def choose(self, s: Stall, seat: int, choice: int) -> None:
        if seat == CLOCK and self.ticks < PATIENCE:
            s.become(Selling(self.seat, self.ticks + 1))
            return
        card = min(s.hands[self.seat]) if seat == CLOCK else SELL.a(choice)
        s.discard(self.seat, card)
        s.reveal()
        s.tell(OFFERED, self.seat, card)
        s.become(Rolling(self.seat, card))
        s.push(Guarding((self.seat + 1) % s.seats))

    def why(self, s: Stall, seat: int, choice: int) -> str:
        return s.forbids(seat, choice)

    def row(self) -> list[int]:
        return [self.seat, self.ticks]


class Guarding(Frame[Stall]):
    """A guard spoils the sale pending below."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def asks(self, s: Stall) -> list[int]:
        return s.guards(self.seat)

    def run(self, s: Stall) -> None:
        s.done()

    def choices(self, s: Stall, seat: int) -> list[int]:
        return [PASS.base, GUARDS.base] if GUARD in s.hands[seat] else [PASS.base]

    def choose(self, s: Stall, seat: int, choice: int) -> None:
        s.done()
        if choice == GUARDS.base:
            s.discard(seat, GUARD)
            s.reveal()
            s.tell(GUARDED, seat)
            s.done()
            s.draw(seat)

    def row(self) -> list[int]:
        return [self.seat]


class Rolling(Frame[Stall]):
    """The sale pays the card's value and a die; then the seller draws."""

    def __init__(self, seat: int, card: int) -> None:
        self.seat = seat
        self.card = card

    def asks(self, s: Stall) -> list[int]:
        return [CHANCE]

    def choices(self, s: Stall, seat: int) -> list[int]:
        return [DIE.of(pips) for pips in range(4)]

    def choose(self, s: Stall, seat: int, choice: int) -> None:
        s.done()
        s.pay(self.seat, self.card + DIE.a(choice))
        s.draw(self.seat)

    def row(self) -> list[int]:
        return [self.seat, self.card]


class View(Struct):
    hand: list[str]
    hands: list[int]
    stake: str  # one's own, face down
    staked: list[bool]
    deck: int
    sold: list[str]
    coins: list[int]


class Lanterns(Game):
    """The honest game."""

    state: type[Stall] = Stall

    def __init__(self, key: str = "lanterns") -> None:
        super().__init__(
            key=key,
            prefix="HL",
            titles={"en": "Lanterns"},
            seats=(2, 3),
            options=(
                Option("clock", ("calm", "hasty"), "calm", "HL-1"),
                Option("stakes", ("none", "laid"), "none", "HL-4"),
            ),
            rules_version=1,
            words=WORDS,
            kinds=(STAKED, OPENED, OFFERED, GUARDED, SOLD, DREW),
            frames=(Staking, Market, Selling, Guarding, Rolling),
        )

    def deal(self, seats: int, luck: list[int], options: dict[str, str]) -> State:
        hasty = int(options["clock"] == "hasty")
        hands: list[list[int]] = [[] for _ in range(seats)]
        stack: list[Frame[Any]] = [Market()]
        if options["stakes"] == "laid":
            stack.append(Staking())
        coins, stakes = [0] * seats, [NONE] * seats
        s = self.state(luck, stack, 0, seats, hasty, 0, hands, [], [], coins, stakes)
        s.deck = [card for card in range(len(NAMES)) for _ in range(COPIES)]
        s.shuffle(s.deck)
        for hand in s.hands:
            for _ in range(HAND):
                hand.append(s.deck.pop())
        return s

    def view(self, s: State, seat: int) -> object:
        t = cast(Stall, s)
        laid = t.stakes[seat] if seat != WATCHER else NONE
        return View(
            hand=[NAMES[card] for card in t.hands[seat]] if seat != WATCHER else [],
            hands=[len(hand) for hand in t.hands],
            stake=NAMES[laid] if laid != NONE else "",
            staked=[stake != NONE for stake in t.stakes],
            deck=len(t.deck),
            sold=[NAMES[card] for card in t.sold],
            coins=t.coins[:],
        )

    def resample(self, s: State, seat: int, rng: Luck) -> State:
        t = cast(Stall, s).clone()
        t.luck = rng.fresh()
        others = [i for i in range(t.seats) if i != seat]
        unseen = t.deck + [card for i in others for card in t.hands[i]]
        unseen += [t.stakes[i] for i in others if t.stakes[i] != NONE]
        rng.shuffle(unseen)
        for i in others:
            t.hands[i] = [unseen.pop() for _ in t.hands[i]]
            t.stakes[i] = unseen.pop() if t.stakes[i] != NONE else NONE
        t.deck = unseen
        return t

    def sheet(self, s: State) -> list[ScoreLine]:
        return [ScoreLine("coins", "HL-3", cast(Stall, s).coins[:])]

    def winners(self, s: State) -> list[int]:
        scores = self.scores(s)
        return [i for i, points in enumerate(scores) if points == max(scores)]

    def dump_zones(self, s: State) -> list[Any]:
        t = cast(Stall, s)
        hands = [hand[:] for hand in t.hands]
        zones = [hands, t.deck[:], t.sold[:], t.coins[:], t.stakes[:]]
        return [t.seats, t.hasty, t.turn, *zones]

    def load_zones(
        self, luck: list[int], stack: list[Frame[Any]], reveals: int, zones: list[Any]
    ) -> State:
        return self.state(luck, stack, reveals, *zones).clone()

    def components(self, s: State) -> list[int]:
        t = cast(Stall, s)
        laid = [card for card in t.stakes if card != NONE]
        return sorted([card for hand in t.hands for card in hand] + laid + t.deck + t.sold)

    def seat_count(self, s: State) -> int:
        return cast(Stall, s).seats

    def recall(self, s: State, event: Event, seat: int) -> dict[str, str | int | None]:
        return event.seen_by(seat)
