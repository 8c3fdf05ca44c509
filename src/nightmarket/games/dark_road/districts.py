"""What the five districts offer (DR-59 to DR-68)."""

from __future__ import annotations

from typing import Final

from nightmarket.games.dark_road.cards import (
    BASIC,
    BAZAAR,
    COMMISSIONS,
    DARK_MARKET,
    INN,
    KINDS,
    RUINS,
    SECTION_LIMIT,
    SECTIONS,
    UPGRADED,
)
from nightmarket.games.dark_road.cargo import (
    check_goods,
    choose_commission,
    pick_good,
    return_good,
    take_good,
)
from nightmarket.games.dark_road.effects import board_hero, choose_crown, leave_inn
from nightmarket.games.dark_road.gains import (
    COINS,
    LANTERN,
    gain_quartz,
    step_ruins,
    turn_wheel,
)
from nightmarket.games.dark_road.programs import Question, perform
from nightmarket.games.dark_road.rules import add_wares, can_gift, can_serve, sellable, serve
from nightmarket.games.dark_road.state import Road
from nightmarket.games.dark_road.travel import set_out
from nightmarket.games.dark_road.verbs import RollingRuins
from nightmarket.games.dark_road.words import (
    ASK_FAVOUR,
    BOUGHT,
    BUY,
    DELVE,
    END,
    FLIP,
    FLIPPED,
    HOST,
    MARKET_MOVED,
    NO_EFFECT,
    PAY_STEPS,
    RUINS_DIE,
    SELL,
    SOLD,
    SPENT,
    STEED_HELPS,
    TURN_WHEEL,
    VISITED,
)
from nightmarket.kernel import NOBODY, Frame

# Trading: what was done to the wheel.
TURNED: Final = 1
CHANGED: Final = 2
MOST_STEPS: Final = 4  # of the Dark Market marker (DR-64)


def begin(s: Road, seat: int, action: int) -> None:
    """A district's action, or nothing where it cannot be carried out (DR-52)."""
    s.tell(VISITED, seat, action)
    if action == BAZAAR:
        s.push(Trading(seat, 0))
    elif action == COMMISSIONS:
        if not choose_commission(s, seat):
            s.tell(NO_EFFECT, seat, action)
    elif action == RUINS:
        s.push(Delving(seat))
    elif action == DARK_MARKET:
        if s.coins[seat]:
            s.push(Sneaking(seat))
        else:
            s.tell(NO_EFFECT, seat, action)  # DR-65
    elif action == INN:
        for hero in s.inn:
            if hero >= 0 and sellable(s, seat, hero):
                s.push(Hosting(seat))
                return
        s.tell(NO_EFFECT, seat, action)  # DR-68
    else:
        set_out(s, seat)


# -- Great Bazaar (DR-59, DR-60)


class Trading(Question):
    """Turn the wheel, change a die, each at most once; then buy."""

    def __init__(self, seat: int, did: int) -> None:
        super().__init__(seat)
        self.did = did

    def options(self, s: Road, seat: int) -> list[int]:
        found = [END.base]
        add_buys(s, seat, 0, 0, found)
        if not self.did & TURNED:
            found.append(TURN_WHEEL.base)
        if not self.did & CHANGED:
            for kind in range(KINDS):
                if s.market[kind]:
                    for into in range(KINDS):
                        if into != kind and s.market[into] < SECTION_LIMIT:
                            found.append(FLIP.of(kind, into))
        return found

    def answer(self, s: Road, seat: int, choice: int) -> None:
        if BUY.holds(choice):
            buy(s, seat, 0, 0, choice)
        elif choice == TURN_WHEEL.base:
            turn_wheel(s, 1)
            s.become(Trading(seat, self.did | TURNED))
        elif FLIP.holds(choice):
            kind, into = FLIP.a(choice), FLIP.b(choice)
            s.market[kind] -= 1
            s.market[into] += 1
            s.tell(FLIPPED, seat, kind, into)
            s.become(Trading(seat, self.did | CHANGED))
        else:
            s.done()

    def rule(self, s: Road, choice: int) -> str:
        if BUY.holds(choice):
            return why_not_buy(s, BUY.a(choice), BUY.b(choice))
        if FLIP.holds(choice) and not self.did & CHANGED and s.market[FLIP.b(choice)] >= 2:
            return "DR-10"
        return "DR-59"

    def row(self) -> list[int]:
        return [self.seat, self.did]


def why_not_buy(s: Road, kind: int, n: int) -> str:
    return "DR-40" if 0 < n <= s.market[kind] and n > s.supply[kind] else "DR-60"


def price_of(s: Road, seat: int, total: int) -> int:
    """Brembant lowers the total, not below 0 (DR-60)."""
    return max(0, total - s.cards.discount[s.steeds[seat]])


def price_more(s: Road, seat: int, kind: int, paid: int, total: int) -> int:
    """What dice of this kind cost beside what was bought: its price once, however many (DR-60)."""
    if paid >> kind & 1:
        return 0
    return price_of(s, seat, total + s.price(kind)) - price_of(s, seat, total)


def add_buys(s: Road, seat: int, paid: int, total: int, found: list[int]) -> None:
    """Add what the seat can buy beside the kinds it has `paid` (bits), listed at `total`."""
    for kind in range(KINDS):
        n = min(s.market[kind], s.supply[kind])
        if n and price_more(s, seat, kind, paid, total) <= s.coins[seat]:
            for count in range(1, n + 1):
                found.append(BUY.of(kind, count))


def buy(s: Road, seat: int, paid: int, total: int, choice: int) -> None:
    """Pay for dice of one kind and take their goods; the wagon is looked at when all is bought."""
    kind, count = BUY.a(choice), BUY.b(choice)
    price = price_more(s, seat, kind, paid, total)
    if not paid >> kind & 1:
        total += s.price(kind)
    s.tell(BOUGHT, seat, kind, count)
    s.market[kind] -= count
    s.removed += count
    for _ in range(count):
        take_good(s, seat, kind, BASIC)
    if price:
        s.coins[seat] -= price
        s.tell(SPENT, seat, COINS, price)
    s.become(Buying(seat, paid | 1 << kind, total))


class Buying(Question):
    """What else to buy, in any order, until it is enough."""

    def __init__(self, seat: int, paid: int, total: int) -> None:
        super().__init__(seat)
        self.paid = paid  # kinds, as bits
        self.total = total  # their prices, before any discount

    def asks(self, s: Road) -> list[int]:
        more: list[int] = []
        add_buys(s, self.seat, self.paid, self.total, more)
        return [self.seat] if more or can_gift(s, self.seat) else NOBODY

    def run(self, s: Road) -> None:
        s.done()
        check_goods(s, self.seat)

    def options(self, s: Road, seat: int) -> list[int]:
        found = [END.base]
        add_buys(s, seat, self.paid, self.total, found)
        return found

    def answer(self, s: Road, seat: int, choice: int) -> None:
        if choice == END.base:
            self.run(s)
        else:
            buy(s, seat, self.paid, self.total, choice)

    def rule(self, s: Road, choice: int) -> str:
        return why_not_buy(s, BUY.a(choice), BUY.b(choice)) if BUY.holds(choice) else "DR-60"

    def row(self) -> list[int]:
        return [self.seat, self.paid, self.total]


# -- Ruins (DR-63)


class Delving(Question):
    """The ruins marker goes 1 to 1 + heroes sections on (AMB-2)."""

    def options(self, s: Road, seat: int) -> list[int]:
        return [DELVE.of(steps) for steps in range(1, 2 + len(s.heroes[seat]))]

    def answer(self, s: Road, seat: int, choice: int) -> None:
        s.become(Peering(seat))
        step_ruins(s, DELVE.a(choice))
        pick_good(s, seat, s.cards.ruins_goods[s.ruins], UPGRADED)

    def rule(self, s: Road, choice: int) -> str:
        return "DR-63"


class Peering(Question):
    """Return a lantern to roll the ruins die, once (DR-63)."""

    def asks(self, s: Road) -> list[int]:
        return [self.seat] if s.lanterns[self.seat] or can_gift(s, self.seat) else NOBODY

    def run(self, s: Road) -> None:
        s.done()

    def options(self, s: Road, seat: int) -> list[int]:
        return [END.base, RUINS_DIE.base] if s.lanterns[seat] else [END.base]

    def answer(self, s: Road, seat: int, choice: int) -> None:
        s.done()
        if choice == RUINS_DIE.base:
            s.lanterns[seat] -= 1
            s.lantern_supply += 1
            s.tell(SPENT, seat, LANTERN, 1)
            s.push(RollingRuins(seat, 0))

    def rule(self, s: Road, choice: int) -> str:
        return "DR-63"


# -- Dark Market (DR-64, DR-65)


class Sneaking(Question):
    """The marker moves on for a coin a section, one to four of them."""

    def options(self, s: Road, seat: int) -> list[int]:
        most = min(MOST_STEPS, s.coins[seat])
        return [PAY_STEPS.of(steps) for steps in range(1, most + 1)]

    def answer(self, s: Road, seat: int, choice: int) -> None:
        steps = PAY_STEPS.a(choice)
        s.coins[seat] -= steps
        s.tell(SPENT, seat, COINS, steps)
        s.dark = (s.dark + steps) % SECTIONS
        s.tell(MARKET_MOVED, s.dark)
        s.done()
        if s.dark == 0:
            if favours(s):
                s.push(Favouring(seat))
            return
        for kind in s.cards.dark_goods[s.dark]:
            if s.supply[kind]:  # DR-40
                take_good(s, seat, kind, BASIC)
        check_goods(s, seat)

    def rule(self, s: Road, choice: int) -> str:
        return "DR-64"


def favours(s: Road) -> list[int]:
    """A commission if one is left, a crown if one is left."""
    found: list[int] = []
    for stack in s.stacks:
        if stack:
            found.append(ASK_FAVOUR.of(0))
            break
    if s.crown_deck or max(s.palace) >= 0:
        found.append(ASK_FAVOUR.of(1))
    return found


class Favouring(Question):
    """The first section: a commission or a crown (DR-64)."""

    def options(self, s: Road, seat: int) -> list[int]:
        return favours(s)

    def answer(self, s: Road, seat: int, choice: int) -> None:
        s.done()
        if ASK_FAVOUR.a(choice) == 0:
            choose_commission(s, seat)
        else:
            choose_crown(s, seat)

    def rule(self, s: Road, choice: int) -> str:
        return "DR-64"


# -- Ringway Inn (DR-66 to DR-68)


class Hosting(Question):
    """Whom to sell to: a face-up hero who wants something that is aboard."""

    def lapse(self, s: Road) -> None:
        s.tell(NO_EFFECT, self.seat, INN)
        s.done()

    def options(self, s: Road, seat: int) -> list[int]:
        found: list[int] = []
        for hero in s.inn:
            if hero >= 0 and sellable(s, seat, hero):
                found.append(HOST.of(hero))
        return found

    def answer(self, s: Road, seat: int, choice: int) -> None:
        s.guest = HOST.a(choice)
        leave_inn(s, s.guest)
        s.become(Selling(seat, 0))

    def rule(self, s: Road, choice: int) -> str:
        return "DR-66"


class Selling(Question):
    """One good per want icon, at least one in all, in any order (DR-66)."""

    def __init__(self, seat: int, served: int) -> None:
        super().__init__(seat)
        self.served = served  # icons, as bits

    def asks(self, s: Road) -> list[int]:
        more = can_serve(s, self.seat, s.cards.wants[s.guest], self.served)
        return [self.seat] if more or can_gift(s, self.seat) else NOBODY

    def run(self, s: Road) -> None:
        s.become(Welcoming(self.seat, self.served.bit_count()))

    def options(self, s: Road, seat: int) -> list[int]:
        found: list[int] = []
        if self.served:
            found.append(END.base)
        add_wares(s, seat, s.cards.wants[s.guest], self.served, SELL.base, found)
        return found

    def answer(self, s: Road, seat: int, choice: int) -> None:
        if choice == END.base:
            self.run(s)
            return
        ware = choice - SELL.base
        kind, side = ware // 2, ware & 1
        price = s.price(kind) + side  # an upgraded good: a coin and a quartz more
        return_good(s, seat, ware)
        s.sold[seat] += 1
        s.tell(SOLD, seat, kind, side, price, s.guest)
        s.become(Selling(seat, serve(s.cards.wants[s.guest], self.served, kind)))
        s.coins[seat] += price
        if side:
            gain_quartz(s, seat, 1)

    def lapse(self, s: Road) -> None:
        """A gift took the only good before it was sold: the hero stays at the Inn."""
        s.inn[s.inn.index(-1)] = s.guest
        s.guest = -1
        s.tell(NO_EFFECT, self.seat, INN)
        s.done()

    def rule(self, s: Road, choice: int) -> str:
        return "DR-66"

    def row(self) -> list[int]:
        return [self.seat, self.served]


class Welcoming(Frame[Road]):
    """The hero who bought joins the wagon (DR-67)."""

    def __init__(self, seat: int, sold: int) -> None:
        self.seat = seat
        self.sold = sold

    def run(self, s: Road) -> None:
        seat, steed = self.seat, s.steeds[self.seat]
        hero = s.guest
        s.guest = -1
        s.done()
        if self.sold >= s.cards.sale_goods[steed]:  # Old Marrow (DR-94)
            s.tell(STEED_HELPS, seat, steed)
            perform(s, seat, s.cards.sale_bonus[steed])
        board_hero(s, seat, hero)

    def row(self) -> list[int]:
        return [self.seat, self.sold]


DISTRICT_FRAMES = (
    *(Trading, Buying, Delving, Peering, Sneaking, Favouring, Hosting, Selling, Welcoming),
)
