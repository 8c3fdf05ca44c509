"""Candle Auction, for 2 to 4: everybody lays one hidden coin at once, the best one takes the candle."""

from __future__ import annotations

from typing import Any, Final, Self, cast

from msgspec import Struct

from nightmarket.kernel import (
    CHANCE,
    WATCHER,
    Domain,
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

COINS: Final = ("copper", "brass", "silver", "gold", "moon")  # from the least to the best
COPIES: Final = 4
HAND: Final = 4
NOTHING: Final = -1  # no coin laid, no candle lit

SEAT: Final = Numbers("seat", 4)
COIN: Final = Domain("coin", COINS)
INCHES: Final = Numbers("inches", 7)

WORDS: Final = Words()
LAY: Final = WORDS.verb("lay", COIN)
LIGHT: Final = WORDS.verb("light", INCHES)

LIT: Final = Kind("lit", inches=INCHES)
LAID: Final = Kind("laid", seat=SEAT, coin=COIN.only("seat"))
SHOWN: Final = Kind("shown", seat=SEAT, coin=COIN)
SOLD: Final = Kind("sold", seat=SEAT, inches=INCHES)
UNSOLD: Final = Kind("unsold", inches=INCHES)


class Hall(State):
    """The zones. Every coin is in the bag, in a hand, laid face down or spent."""

    def __init__(
        self,
        luck: list[int],
        stack: list[Frame[Any]],
        reveals: int,
        seats: int,
        strict: int,
        candle: int,
        hands: list[list[int]],
        laid: list[int],
        bag: list[int],
        spent: list[int],
        inches: list[int],
    ) -> None:
        super().__init__(luck, stack, reveals)
        self.seats = seats
        self.strict = strict
        self.candle = candle
        self.hands = hands
        self.laid = laid  # by seat, face down
        self.bag = bag
        self.spent = spent
        self.inches = inches  # won so far, by seat

    def clone(self) -> Self:
        return type(self)(
            self.luck[:],
            self.stack[:],
            self.reveals,
            self.seats,
            self.strict,
            self.candle,
            [hand[:] for hand in self.hands],
            self.laid[:],
            self.bag[:],
            self.spent[:],
            self.inches[:],
        )

    def words(self) -> Words:
        return WORDS

    def winner(self) -> int:
        """CA-6, CA-7: the seat whose coin takes the candle, or NOTHING."""
        for coin in sorted(set(self.laid), reverse=True):
            if self.laid.count(coin) == 1:
                return self.laid.index(coin)
            if self.strict:
                break
        return NOTHING


class Evening(Frame[Hall]):
    """CA-8: candle after candle, until the hands are empty."""

    def run(self, s: Hall) -> None:
        if s.hands[0]:
            s.push(Lighting())
        else:
            s.done()


class Lighting(Frame[Hall]):
    """CA-4: the die says how long the next candle is."""

    def asks(self, s: Hall) -> list[int]:
        return [CHANCE]

    def choices(self, s: Hall, seat: int) -> list[int]:
        return [LIGHT.of(inches) for inches in range(1, 7)]

    def choose(self, s: Hall, seat: int, choice: int) -> None:
        s.candle = LIGHT.a(choice)
        s.tell(LIT, s.candle)
        s.become(Bidding())


class Bidding(Frame[Hall]):
    """CA-5: everybody lays one coin face down, in any order; the last one turns them all over."""

    def asks(self, s: Hall) -> list[int]:
        return [seat for seat in range(s.seats) if s.laid[seat] == NOTHING]

    def choices(self, s: Hall, seat: int) -> list[int]:
        return [LAY.of(coin) for coin in sorted(set(s.hands[seat]))]

    def choose(self, s: Hall, seat: int, choice: int) -> None:
        coin = LAY.a(choice)
        s.hands[seat].remove(coin)
        s.laid[seat] = coin
        s.tell(LAID, seat, coin)
        if not self.asks(s):
            self.turn_over(s)

    def turn_over(self, s: Hall) -> None:
        s.reveal()
        for seat in range(s.seats):
            s.tell(SHOWN, seat, s.laid[seat])
        winner = s.winner()
        if winner == NOTHING:
            s.tell(UNSOLD, s.candle)
        else:
            s.inches[winner] += s.candle
            s.tell(SOLD, winner, s.candle)
        s.spent += s.laid
        s.laid = [NOTHING] * s.seats
        s.candle = NOTHING
        s.done()

    def why(self, s: Hall, seat: int, choice: int) -> str:
        return "CA-5" if LAY.holds(choice) else ""


class Bidder(Struct):
    """What everybody sees of a seat."""

    seat: int
    inches: int
    coins: int
    laid: bool


class View(Struct):
    candle: int | None
    hand: list[str]
    laid_coin: str | None
    bidders: list[Bidder]
    spent: list[str]
    bag: int


class CandleAuction(Game):
    """One die, hidden hands, one question to everybody at once."""

    def __init__(self) -> None:
        super().__init__(
            key="candle-auction",
            prefix="CA",
            titles={
                "en": "Candle Auction",
                "ru": "Аукцион свечей",
                "uk": "Аукціон свічок",
            },
            blurbs={
                "en": "Lay one hidden coin, all at once; the best one takes the candle.",
                "ru": "Все разом кладут тайную монету; лучшая забирает свечу.",
                "uk": "Усі разом кладуть таємну монету; найкраща забирає свічку.",
            },
            seats=(2, 3, 4),
            options=(Option("equal", ("next", "nobody"), "next", "CA-7"),),
            rules_version=1,
            words=WORDS,
            kinds=(LIT, LAID, SHOWN, SOLD, UNSOLD),
            frames=(Evening, Lighting, Bidding),
        )

    def deal(self, seats: int, luck: list[int], options: dict[str, str]) -> State:
        strict = int(options["equal"] == "nobody")
        bag = [coin for coin in range(len(COINS)) for _ in range(COPIES)]
        s = Hall(
            luck=luck,
            stack=[Evening()],
            reveals=0,
            seats=seats,
            strict=strict,
            candle=NOTHING,
            hands=[[] for _ in range(seats)],
            laid=[NOTHING] * seats,
            bag=bag,
            spent=[],
            inches=[0] * seats,
        )
        s.shuffle(s.bag)
        for hand in s.hands:
            hand += [s.bag.pop() for _ in range(HAND)]
        return s

    def view(self, s: State, seat: int) -> object:
        t = cast(Hall, s)
        own = seat != WATCHER
        laid = t.laid[seat] if own else NOTHING
        return View(
            candle=None if t.candle == NOTHING else t.candle,
            hand=[COINS[coin] for coin in sorted(t.hands[seat])] if own else [],
            laid_coin=None if laid == NOTHING else COINS[laid],
            bidders=[
                Bidder(i, t.inches[i], len(t.hands[i]), t.laid[i] != NOTHING)
                for i in range(t.seats)
            ],
            spent=[COINS[coin] for coin in sorted(t.spent)],
            bag=len(t.bag),
        )

    def resample(self, s: State, seat: int, rng: Luck) -> State:
        t = cast(Hall, s).clone()
        t.luck = rng.fresh()
        others = [i for i in range(t.seats) if i != seat]
        unseen = t.bag + [coin for i in others for coin in t.hands[i]]
        unseen += [t.laid[i] for i in others if t.laid[i] != NOTHING]
        rng.shuffle(unseen)
        for i in others:
            t.hands[i] = [unseen.pop() for _ in t.hands[i]]
            if t.laid[i] != NOTHING:  # face down: it could be any coin
                t.laid[i] = unseen.pop()
        t.bag = unseen
        return t

    def sheet(self, s: State) -> list[ScoreLine]:
        return [ScoreLine("inches", "CA-8", cast(Hall, s).inches[:])]

    def winners(self, s: State) -> list[int]:
        scores = self.scores(s)
        return [i for i, points in enumerate(scores) if points == max(scores)]

    def dump_zones(self, s: State) -> list[Any]:
        t = cast(Hall, s).clone()
        zones = [t.seats, t.strict, t.candle, t.hands, t.laid, t.bag, t.spent, t.inches]
        return zones

    def load_zones(
        self, luck: list[int], stack: list[Frame[Any]], reveals: int, zones: list[Any]
    ) -> State:
        return Hall(luck, stack, reveals, *zones).clone()

    def components(self, s: State) -> list[int]:
        t = cast(Hall, s)
        in_hands = [coin for hand in t.hands for coin in hand]
        face_down = [coin for coin in t.laid if coin != NOTHING]
        return sorted(t.bag + in_hands + face_down + t.spent)

    def seat_count(self, s: State) -> int:
        return cast(Hall, s).seats


GAME: Final = CandleAuction()
