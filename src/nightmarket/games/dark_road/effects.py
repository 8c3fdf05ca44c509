"""What cards, dice and places give and take (section 14): operations, and the questions they raise.

A program is a list of instructions that run from left to right. A gain that overflows is finished
first, then the owner drops down to the limit, then the next instruction follows (AMB-16).
"""

from __future__ import annotations

from typing import Final

from nightmarket.games.dark_road.cards import (
    BASIC,
    CROWN_DECK,
    FACES,
    HORSESHOE_ICON,
    KINDS,
    LANTERN_ICON,
    LIGHT_SLOTS,
    OP_AGAIN,
    OP_BASIC,
    OP_COINS,
    OP_COMMISSION,
    OP_CRAFT,
    OP_CROWN,
    OP_DOWNGRADE,
    OP_HERO,
    OP_HORSESHOE,
    OP_LANTERN,
    OP_LIGHT,
    OP_LOSE_COINS,
    OP_LOSE_GOOD,
    OP_LOSE_HERO,
    OP_LOSE_LANTERN,
    OP_LOSE_PRESTIGE,
    OP_LOSE_VALUABLE,
    OP_ORACLE,
    OP_PAY,
    OP_PRESTIGE,
    OP_QUARTZ,
    OP_RAISE,
    OP_REPEAT,
    OP_RUINS_DIE,
    OP_RUINS_STEP,
    OP_SEND,
    OP_UPGRADE,
    OP_UPGRADED,
    OP_WAGON,
    OP_WHEEL,
    REGION_COINS,
    REGION_PRESTIGE,
    SECTIONS,
    SPECIES,
    TOWN_COUNT,
    UPGRADED,
    WARES,
)
from nightmarket.games.dark_road.packing import fits
from nightmarket.games.dark_road.rules import (
    add_gifts,
    crafted,
    dearest,
    in_supply,
    is_starting,
    kinds_meant,
    wares_aboard,
    why_not_gift,
)
from nightmarket.games.dark_road.state import Road
from nightmarket.games.dark_road.words import (
    COMMISSION_DROPPED,
    COMMISSION_FROM,
    COMMISSION_TAKEN,
    CROWN_DRAWN,
    CROWN_FROM,
    CROWN_TAKEN,
    DECLINE,
    DECLINED,
    DOWNGRADE_GOOD,
    DROP_COMMISSION,
    DROP_HERO,
    FIT,
    GAIN,
    GAINED,
    GIFT_MADE,
    GIVE,
    GOOD_DOWNGRADED,
    GOOD_GAINED,
    GOOD_LOST,
    GOOD_RETURNED,
    GOOD_UPGRADED,
    HERO_ABOARD,
    HERO_DELIVERED,
    HERO_DROPPED,
    HERO_LOST,
    INVITE,
    INVITE_DECK,
    ITEM_RETURNED,
    LIGHT_FACE,
    LIGHT_LOST,
    LIGHT_ROLLED,
    LOSE,
    LOST,
    LOST_COINS,
    NO_ROOM,
    NOTHING_TO_GAIN,
    ORACLE_FACE,
    ORACLE_ROLLED,
    PAID,
    PAY,
    RAISE,
    RETURN_GOOD,
    RETURN_ITEM,
    ROW_REPEATED,
    RUINS_FACE,
    RUINS_MOVED,
    RUINS_ROLLED,
    SEND,
    UPGRADE_FITTED,
    UPGRADE_GOOD,
    WHEEL_TURNED,
)
from nightmarket.kernel import CHANCE, Frame

# Fields of the event "gained" and its like.
COINS: Final = 0
PRESTIGE: Final = 1
LANTERN: Final = 2
QUARTZ: Final = 3
HORSESHOE: Final = 4
GOODS_COUNTED: Final = 5
SHOE_ITEM: Final = 0
QUARTZ_ITEM: Final = 1

ORACLE_CHOICES: Final = [ORACLE_FACE.of(face) for face in range(1, 7)]
RUINS_CHOICES: Final = [RUINS_FACE.of(face) for face in range(1, 7)]

# What a good is picked for.
TO_LOSE: Final = 0
TO_UPGRADE: Final = 1
TO_DOWNGRADE: Final = 2


# -- running a program


def perform(s: Road, seat: int, program: int) -> None:
    """Run a program for a player as far as it goes; what is left waits below the first question."""
    run_from(s, seat, program, 0)


def run_from(s: Road, seat: int, program: int, at: int) -> None:
    words = s.cards.programs[program]
    n = len(words)
    stack = s.stack
    while at < n:
        word = words[at]
        at += 1
        if at < n:
            height = len(stack)
            s.push(Effects(seat, program, at))
            do(s, seat, word)
            if len(stack) > height + 1:
                return  # a question: the rest follows it
            stack.pop()
        else:
            do(s, seat, word)


class Effects(Frame[Road]):
    """The rest of a program."""

    def __init__(self, seat: int, program: int, at: int) -> None:
        self.seat = seat
        self.program = program
        self.at = at

    def run(self, s: Road) -> None:
        s.done()
        run_from(s, self.seat, self.program, self.at)

    def row(self) -> list[int]:
        return [self.seat, self.program, self.at]


def do(s: Road, seat: int, word: int) -> None:
    """One instruction for a player with a wagon board."""
    op = word & 63
    n = word >> 6 & 255
    if op == OP_COINS:
        gain_coins(s, seat, n)
    elif op == OP_PRESTIGE:
        gain_prestige(s, seat, n)
    elif op == OP_LANTERN:
        gain_lanterns(s, seat, n)
    elif op == OP_QUARTZ:
        gain_quartz(s, seat, n)
    elif op == OP_HORSESHOE:
        gain_horseshoes(s, seat, n)
    elif op == OP_BASIC:
        pick_good(s, seat, kinds_meant(s, n), BASIC)
    elif op == OP_UPGRADED:
        pick_good(s, seat, kinds_meant(s, n), UPGRADED)
    elif op == OP_HERO:
        invite(s, seat)
    elif op == OP_COMMISSION:
        if n:
            if s.stacks[n - 1]:
                take_commission(s, seat, n - 1)
        else:
            choose_commission(s, seat)
    elif op == OP_CROWN:
        choose_crown(s, seat)
    elif op == OP_LIGHT:
        gain_light(s, seat)
    elif op == OP_WAGON:
        if s.fitted[seat] < 0 and s.upgrades:
            s.push(Fitting(seat))
    elif op == OP_CRAFT:
        pick_good(s, seat, crafted(s, seat), n)
    elif op == OP_UPGRADE:
        pick_ware(s, seat, TO_UPGRADE, wares_aboard(s, seat, BASIC))
    elif op == OP_DOWNGRADE:
        fine = wares_aboard(s, seat, UPGRADED)
        if fine:
            pick_ware(s, seat, TO_DOWNGRADE, fine)
        else:
            pick_ware(s, seat, TO_LOSE, wares_aboard(s, seat, BASIC))
    elif op == OP_RUINS_STEP:
        step_ruins(s, n)
        pick_good(s, seat, s.cards.ruins_goods[s.ruins], UPGRADED)
    elif op == OP_RUINS_DIE:
        s.push(RollingRuins(seat, 0))
    elif op == OP_ORACLE:
        s.push(RollingOracle(seat))
    elif op == OP_WHEEL:
        turn_wheel(s, n)
    elif op == OP_LOSE_COINS:
        paid = min(n, s.coins[seat])
        s.coins[seat] -= paid
        s.tell(LOST_COINS, seat, paid)
    elif op == OP_LOSE_PRESTIGE:
        lost = min(n, s.prestige[seat])
        s.prestige[seat] -= lost
        if lost:
            s.tell(LOST, seat, PRESTIGE, lost)
    elif op == OP_LOSE_LANTERN:
        lost = min(n, s.lanterns[seat])
        s.lanterns[seat] -= lost
        s.lantern_supply += lost
        if lost:
            s.tell(LOST, seat, LANTERN, lost)
    elif op == OP_LOSE_GOOD:
        pick_ware(s, seat, TO_LOSE, wares_aboard(s, seat, -1))
    elif op == OP_LOSE_VALUABLE:
        pick_ware(s, seat, TO_LOSE, dearest(s, seat))
    elif op == OP_LOSE_HERO:
        if len(s.heroes[seat]) == 1:
            lose_hero(s, seat, s.heroes[seat][0])
        elif s.heroes[seat]:
            s.push(LosingHero(seat))
    elif op == OP_PAY:
        s.push(Paying(seat, n, word >> 14))
    elif op == OP_AGAIN:
        s.push(RollingRuins(seat, word))
    elif op == OP_REPEAT:
        if s.echo >= 0:
            s.tell(ROW_REPEATED, seat)
            perform(s, seat, s.echo)
    elif op == OP_RAISE:
        s.push(Raising(seat))
    elif op == OP_SEND and s.heroes[seat]:
        s.push(Sending(seat))


def give(s: Road, seat: int, choice: int) -> None:
    """Gift a quartz to a companion and carry out its action; the open question stays (DR-89)."""
    species, gift = GIVE.a(choice), GIVE.b(choice)
    s.quartz[seat] -= 1
    s.gifted[(seat * SPECIES + species) * 2 + gift] += 1
    s.tell(GIFT_MADE, seat, species, gift)
    perform(s, seat, s.cards.gifts[species * 2 + gift])


# -- plain gains


def gain_coins(s: Road, seat: int, n: int) -> None:
    if n:
        s.coins[seat] += n
        s.tell(GAINED, seat, COINS, n)


def gain_prestige(s: Road, seat: int, n: int) -> None:
    if n:
        s.prestige[seat] += n
        s.tell(GAINED, seat, PRESTIGE, n)


def gain_lanterns(s: Road, seat: int, n: int) -> None:
    """As many as the supply has (DR-6) and the slots hold; more are lost (DR-23)."""
    got = min(n, s.lantern_supply)
    room = s.lantern_slots(seat) - s.lanterns[seat]
    if got > room:
        s.tell(NO_ROOM, seat, LANTERN, got - room)
        got = room
    if got:
        s.lanterns[seat] += got
        s.lantern_supply -= got
        s.tell(GAINED, seat, LANTERN, got)


def gain_quartz(s: Road, seat: int, n: int) -> None:
    got = min(n, s.quartz_supply)
    if got:
        s.quartz[seat] += got
        s.quartz_supply -= got
        s.tell(GAINED, seat, QUARTZ, got)
        check_trinkets(s, seat)


def gain_horseshoes(s: Road, seat: int, n: int) -> None:
    got = min(n, s.shoe_supply)
    if got:
        s.shoes[seat] += got
        s.shoe_supply -= got
        s.tell(GAINED, seat, HORSESHOE, got)
        check_trinkets(s, seat)


def check_trinkets(s: Road, seat: int) -> None:
    if s.quartz[seat] + s.shoes[seat] > s.trinket_slots(seat):
        s.push(Overfull(seat))


def gain_light(s: Road, seat: int) -> None:
    """An illuminated die, rolled into the special reserve (DR-30); lost without room (DR-23)."""
    if s.light_supply == 0:
        s.tell(NOTHING_TO_GAIN, seat)
    elif s.light_count(seat) >= LIGHT_SLOTS:
        s.tell(LIGHT_LOST, seat)
    else:
        s.push(RollingLight(seat))


def turn_wheel(s: Road, steps: int) -> None:
    """Clockwise; dice lie on goods and travel with them (DR-9)."""
    s.top = (s.top - steps) % KINDS
    s.tell(WHEEL_TURNED, s.cards.wheel[s.top])


def step_ruins(s: Road, steps: int) -> None:
    s.ruins = (s.ruins + steps) % SECTIONS
    s.tell(RUINS_MOVED, s.ruins)


class Overfull(Frame[Road]):
    """More horseshoes and quartz than slots: some go back (DR-23)."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def asks(self, s: Road) -> list[int]:
        seat = self.seat
        if s.quartz[seat] + s.shoes[seat] > s.trinket_slots(seat):
            return [seat]
        return []

    def run(self, s: Road) -> None:
        s.done()  # a gift has made room

    def choices(self, s: Road, seat: int) -> list[int]:
        found: list[int] = []
        if s.shoes[seat]:
            found.append(RETURN_ITEM.of(SHOE_ITEM))
        if s.quartz[seat]:
            found.append(RETURN_ITEM.of(QUARTZ_ITEM))
        add_gifts(s, seat, found)
        return found

    def choose(self, s: Road, seat: int, choice: int) -> None:
        if GIVE.holds(choice):
            give(s, seat, choice)
            return
        if RETURN_ITEM.a(choice) == SHOE_ITEM:
            s.shoes[seat] -= 1
            s.shoe_supply += 1
        else:
            s.quartz[seat] -= 1
            s.quartz_supply += 1
        s.tell(ITEM_RETURNED, seat, RETURN_ITEM.a(choice))
        if s.quartz[seat] + s.shoes[seat] <= s.trinket_slots(seat):
            s.done()

    def why(self, s: Road, seat: int, choice: int) -> str:
        return why_not_gift(s, seat, choice) if GIVE.holds(choice) else "DR-23"

    def row(self) -> list[int]:
        return [self.seat]


# -- goods


def pick_good(s: Road, seat: int, kinds: int, side: int) -> None:
    """Gain one good of these kinds (bits) that the supply has (DR-40)."""
    kinds = in_supply(s, kinds)
    if kinds == 0:
        s.tell(NOTHING_TO_GAIN, seat)
    elif kinds & (kinds - 1):
        s.push(Picking(seat, kinds, side))
    else:
        gain_good(s, seat, kinds.bit_length() - 1, side)


def gain_good(s: Road, seat: int, kind: int, side: int) -> None:
    """Take a tile that is there, and make room for it (DR-20)."""
    take_good(s, seat, kind, side)
    check_goods(s, seat)


def take_good(s: Road, seat: int, kind: int, side: int) -> None:
    s.supply[kind] -= 1
    s.goods[seat * WARES + kind * 2 + side] += 1
    s.tell(GOOD_GAINED, seat, kind, side)


def return_good(s: Road, seat: int, ware: int) -> None:
    """A tile back to the supply."""
    s.goods[seat * WARES + ware] -= 1
    s.supply[ware // 2] += 1


def check_goods(s: Road, seat: int) -> None:
    if not fits(s, seat):
        s.push(Overloaded(seat))


class Picking(Frame[Road]):
    """Which good to gain (DP-3, DP-28)."""

    def __init__(self, seat: int, kinds: int, side: int) -> None:
        self.seat = seat
        self.kinds = kinds
        self.side = side

    def asks(self, s: Road) -> list[int]:
        return [self.seat]

    def choices(self, s: Road, seat: int) -> list[int]:
        found: list[int] = []
        for kind in range(KINDS):
            if self.kinds >> kind & 1:
                found.append(GAIN.of(kind, self.side))
        return found

    def choose(self, s: Road, seat: int, choice: int) -> None:
        s.done()
        gain_good(s, seat, GAIN.a(choice), self.side)

    def why(self, s: Road, seat: int, choice: int) -> str:
        if GAIN.holds(choice) and s.supply[GAIN.a(choice)] == 0:
            return "DR-40"
        return why_not_gift(s, seat, choice) if GIVE.holds(choice) else "DR-11"

    def row(self) -> list[int]:
        return [self.seat, self.kinds, self.side]


class Overloaded(Frame[Road]):
    """The goods do not fit: return some until the rest do (DR-20)."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def asks(self, s: Road) -> list[int]:
        return [self.seat]

    def choices(self, s: Road, seat: int) -> list[int]:
        found: list[int] = []
        base = seat * WARES
        for ware in range(WARES):
            if s.goods[base + ware]:
                found.append(RETURN_GOOD.base + ware)
        return found

    def choose(self, s: Road, seat: int, choice: int) -> None:
        ware = choice - RETURN_GOOD.base
        return_good(s, seat, ware)
        s.tell(GOOD_RETURNED, seat, ware // 2, ware & 1)
        if fits(s, seat):
            s.done()

    def why(self, s: Road, seat: int, choice: int) -> str:
        return "DR-20"

    def row(self) -> list[int]:
        return [self.seat]


def pick_ware(s: Road, seat: int, purpose: int, wares: int) -> None:
    """Choose one of these goods aboard (bits) to lose or to turn over; nothing without any (DR-86)."""
    if wares & (wares - 1):
        s.push(PickingWare(seat, purpose, wares))
    elif wares:
        use_ware(s, seat, purpose, wares.bit_length() - 1)


def use_ware(s: Road, seat: int, purpose: int, ware: int) -> None:
    kind = ware // 2
    base = seat * WARES + kind * 2
    if purpose == TO_LOSE:
        return_good(s, seat, ware)
        s.tell(GOOD_LOST, seat, kind, ware & 1)
    elif purpose == TO_UPGRADE:
        s.goods[base] -= 1
        s.goods[base + 1] += 1
        s.tell(GOOD_UPGRADED, seat, kind)
    else:
        s.goods[base + 1] -= 1
        s.goods[base] += 1
        s.tell(GOOD_DOWNGRADED, seat, kind)


class PickingWare(Frame[Road]):
    """Which good to lose, upgrade or downgrade (DR-69, DR-87)."""

    def __init__(self, seat: int, purpose: int, wares: int) -> None:
        self.seat = seat
        self.purpose = purpose
        self.wares = wares

    def asks(self, s: Road) -> list[int]:
        return [self.seat]

    def choices(self, s: Road, seat: int) -> list[int]:
        found: list[int] = []
        for ware in range(WARES):
            if self.wares >> ware & 1:
                if self.purpose == TO_LOSE:
                    found.append(LOSE.base + ware)
                elif self.purpose == TO_UPGRADE:
                    found.append(UPGRADE_GOOD.of(ware // 2))
                else:
                    found.append(DOWNGRADE_GOOD.of(ware // 2))
        return found

    def choose(self, s: Road, seat: int, choice: int) -> None:
        s.done()
        if self.purpose == TO_LOSE:
            ware = choice - LOSE.base
        elif self.purpose == TO_UPGRADE:
            ware = UPGRADE_GOOD.a(choice) * 2
        else:
            ware = DOWNGRADE_GOOD.a(choice) * 2 + 1
        use_ware(s, seat, self.purpose, ware)

    def why(self, s: Road, seat: int, choice: int) -> str:
        return "DR-69" if self.purpose == TO_UPGRADE else "DR-87"

    def row(self) -> list[int]:
        return [self.seat, self.purpose, self.wares]


# -- heroes


def invite(s: Road, seat: int) -> None:
    """Gain a hero without selling anything: face up or from the deck (DR-78)."""
    if s.hero_deck or max(s.inn) >= 0:
        s.push(Inviting(seat))
    else:
        s.tell(NOTHING_TO_GAIN, seat)


def draw_hero(s: Road) -> int:
    hero = s.hero_deck.pop()
    s.hero_known = min(s.hero_known, len(s.hero_deck))
    s.reveal()
    return hero


def leave_inn(s: Road, hero: int) -> None:
    s.inn[s.inn.index(hero)] = -1


def board_hero(s: Road, seat: int, hero: int) -> None:
    """A hero joins the wagon; with all slots taken one of them all has to go (DR-21)."""
    s.heroes[seat].append(hero)
    s.tell(HERO_ABOARD, seat, hero, s.cards.hero_town[hero])
    if len(s.heroes[seat]) > s.hero_slots(seat):
        s.push(Crowded(seat, hero))
    else:
        use_icon(s, seat, hero)


def use_icon(s: Road, seat: int, hero: int) -> None:
    """What a hero brings who stays (DR-67)."""
    icon = s.cards.icon[hero]
    if icon == LANTERN_ICON:
        gain_lanterns(s, seat, 1)
    elif icon == HORSESHOE_ICON:
        gain_horseshoes(s, seat, 1)


def send_away(s: Road, seat: int, hero: int) -> None:
    """A hero leaves unserved: to the bottom of the deck, a starting hero out of the game (DR-21)."""
    s.heroes[seat].remove(hero)
    if is_starting(hero):
        s.out.append(hero)
    else:
        s.hero_deck.insert(0, hero)
        s.hero_known += 1


def lose_hero(s: Road, seat: int, hero: int) -> None:
    send_away(s, seat, hero)
    s.tell(HERO_LOST, seat, hero)
    check_goods(s, seat)


class Inviting(Frame[Road]):
    """Which hero to take aboard (DP-27)."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def asks(self, s: Road) -> list[int]:
        return [self.seat]

    def choices(self, s: Road, seat: int) -> list[int]:
        found: list[int] = []
        for hero in s.inn:
            if hero >= 0:
                found.append(INVITE.of(hero))
        if s.hero_deck:
            found.append(INVITE_DECK.base)
        return found

    def choose(self, s: Road, seat: int, choice: int) -> None:
        s.done()
        if choice == INVITE_DECK.base:
            board_hero(s, seat, draw_hero(s))
        else:
            leave_inn(s, INVITE.a(choice))
            board_hero(s, seat, INVITE.a(choice))

    def why(self, s: Road, seat: int, choice: int) -> str:
        return "DR-78"

    def row(self) -> list[int]:
        return [self.seat]


class Crowded(Frame[Road]):
    """One hero too many (DR-21)."""

    def __init__(self, seat: int, hero: int) -> None:
        self.seat = seat
        self.hero = hero  # the new one

    def asks(self, s: Road) -> list[int]:
        return [self.seat]

    def choices(self, s: Road, seat: int) -> list[int]:
        return [DROP_HERO.of(hero) for hero in s.heroes[seat]]

    def choose(self, s: Road, seat: int, choice: int) -> None:
        hero = DROP_HERO.a(choice)
        s.done()
        send_away(s, seat, hero)
        s.tell(HERO_DROPPED, seat, hero)
        if hero != self.hero:
            use_icon(s, seat, self.hero)
        check_goods(s, seat)  # the good a leaving hero carried comes back

    def why(self, s: Road, seat: int, choice: int) -> str:
        return "DR-21"

    def row(self) -> list[int]:
        return [self.seat, self.hero]


class LosingHero(Frame[Road]):
    """A row takes a hero: which one (DR-87)."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def asks(self, s: Road) -> list[int]:
        return [self.seat]

    def choices(self, s: Road, seat: int) -> list[int]:
        return [DROP_HERO.of(hero) for hero in s.heroes[seat]]

    def choose(self, s: Road, seat: int, choice: int) -> None:
        s.done()
        lose_hero(s, seat, DROP_HERO.a(choice))

    def why(self, s: Road, seat: int, choice: int) -> str:
        return "DR-87"

    def row(self) -> list[int]:
        return [self.seat]


def deliver_hero(s: Road, seat: int, hero: int) -> None:
    """A hero reaches the right town: the region pays, the hero goes to the scoring pile (DR-82)."""
    town = s.cards.hero_town[hero]
    s.heroes[seat].remove(hero)
    s.delivered[seat].append(hero)
    s.tell(HERO_DELIVERED, seat, hero, town)
    gain_coins(s, seat, REGION_COINS[town // 2])
    gain_prestige(s, seat, REGION_PRESTIGE[town // 2])
    check_goods(s, seat)  # the hero may have carried a good (DR-19)


class Sending(Frame[Road]):
    """Cave Dragon: which hero flies home (DR-90)."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def asks(self, s: Road) -> list[int]:
        return [self.seat]

    def choices(self, s: Road, seat: int) -> list[int]:
        return [SEND.of(hero) for hero in s.heroes[seat]]

    def choose(self, s: Road, seat: int, choice: int) -> None:
        s.done()
        deliver_hero(s, seat, SEND.a(choice))

    def why(self, s: Road, seat: int, choice: int) -> str:
        return "DR-90"

    def row(self) -> list[int]:
        return [self.seat]


# -- commissions


def choose_commission(s: Road, seat: int) -> bool:
    """The top tile of any stack (DR-61); False when all stacks are empty."""
    last, count = -1, 0
    for town in range(TOWN_COUNT):
        if s.stacks[town]:
            last = town
            count += 1
    if count > 1:
        s.push(Commissioning(seat))
    elif count == 1:
        take_commission(s, seat, last)
    else:
        s.tell(NOTHING_TO_GAIN, seat)
    return count > 0


def draw_commission(s: Road, town: int) -> int:
    tile = s.stacks[town].pop()
    s.stack_known[town] = min(s.stack_known[town], len(s.stacks[town]))
    s.reveal()  # the next tile is visible now
    return tile


def take_commission(s: Road, seat: int, town: int) -> None:
    tile = draw_commission(s, town)
    s.commissions[seat].append(tile)
    s.tell(COMMISSION_TAKEN, seat, tile, town)
    if len(s.commissions[seat]) > s.commission_slots(seat):
        s.push(Burdened(seat))


class Commissioning(Frame[Road]):
    """Which town's commission to take (DP-8)."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def asks(self, s: Road) -> list[int]:
        return [self.seat]

    def choices(self, s: Road, seat: int) -> list[int]:
        found: list[int] = []
        for town in range(TOWN_COUNT):
            if s.stacks[town]:
                found.append(COMMISSION_FROM.of(town))
        return found

    def choose(self, s: Road, seat: int, choice: int) -> None:
        s.done()
        take_commission(s, seat, COMMISSION_FROM.a(choice))

    def why(self, s: Road, seat: int, choice: int) -> str:
        return "DR-61"

    def row(self) -> list[int]:
        return [self.seat]


class Burdened(Frame[Road]):
    """One commission too many: one goes to the bottom of its stack (DR-22)."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def asks(self, s: Road) -> list[int]:
        return [self.seat]

    def choices(self, s: Road, seat: int) -> list[int]:
        return [DROP_COMMISSION.of(tile) for tile in s.commissions[seat]]

    def choose(self, s: Road, seat: int, choice: int) -> None:
        tile = DROP_COMMISSION.a(choice)
        town = s.cards.commission_town[tile]
        s.commissions[seat].remove(tile)
        s.stacks[town].insert(0, tile)
        s.stack_known[town] += 1
        s.tell(COMMISSION_DROPPED, seat, tile, town)
        s.done()

    def why(self, s: Road, seat: int, choice: int) -> str:
        return "DR-22"

    def row(self) -> list[int]:
        return [self.seat]


# -- crowns


def choose_crown(s: Road, seat: int) -> None:
    """A face-up crown with the reward of its place, or the top of the deck (DR-14)."""
    if s.crown_deck or max(s.palace) >= 0:
        s.push(Crowning(seat))
    else:
        s.tell(NOTHING_TO_GAIN, seat)


class Crowning(Frame[Road]):
    """Which crown to take (DP-10)."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def asks(self, s: Road) -> list[int]:
        return [self.seat]

    def choices(self, s: Road, seat: int) -> list[int]:
        found: list[int] = []
        for place in range(CROWN_DECK):
            if s.palace[place] >= 0:
                found.append(CROWN_FROM.of(place))
        if s.crown_deck:
            found.append(CROWN_FROM.of(CROWN_DECK))
        return found

    def choose(self, s: Road, seat: int, choice: int) -> None:
        s.done()
        place = CROWN_FROM.a(choice)
        if place == CROWN_DECK:
            crown = s.crown_deck.pop()
            s.crowns[seat].append(crown * 2)
            s.reveal()
            s.tell(CROWN_DRAWN, seat, crown)
            return
        crown = s.palace[place]
        s.palace[place] = -1
        s.crowns[seat].append(crown * 2 + 1)  # all have seen it (DR-96)
        s.tell(CROWN_TAKEN, seat, crown)
        perform(s, seat, s.cards.palace[place])

    def why(self, s: Road, seat: int, choice: int) -> str:
        return "DR-14"

    def row(self) -> list[int]:
        return [self.seat]


# -- the wagon


class Fitting(Frame[Road]):
    """Which wagon upgrade to take; one per game (DR-83, DR-95)."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def asks(self, s: Road) -> list[int]:
        return [self.seat]

    def choices(self, s: Road, seat: int) -> list[int]:
        return [FIT.of(upgrade) for upgrade in s.upgrades]

    def choose(self, s: Road, seat: int, choice: int) -> None:
        s.done()
        upgrade = FIT.a(choice)
        s.upgrades.remove(upgrade)
        s.fitted[seat] = upgrade
        s.tell(UPGRADE_FITTED, seat, upgrade)
        perform(s, seat, s.cards.upgrade_now[upgrade])

    def why(self, s: Road, seat: int, choice: int) -> str:
        return "DR-83"

    def row(self) -> list[int]:
        return [self.seat]


# -- dice


class RollingLight(Frame[Road]):
    """A gained illuminated die in the air (DR-30)."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def asks(self, s: Road) -> list[int]:
        return [CHANCE]

    def choices(self, s: Road, seat: int) -> list[int]:
        return [LIGHT_FACE.of(value) for value in s.cards.light]

    def choose(self, s: Road, seat: int, choice: int) -> None:
        value = LIGHT_FACE.a(choice)
        s.light_supply -= 1
        s.lights[self.seat * FACES + value] += 1
        s.tell(LIGHT_ROLLED, self.seat, value)
        s.done()

    def row(self) -> list[int]:
        return [self.seat]


class RollingOracle(Frame[Road]):
    """The oracle die in the air (DR-29)."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def asks(self, s: Road) -> list[int]:
        return [CHANCE]

    def choices(self, s: Road, seat: int) -> list[int]:
        return ORACLE_CHOICES

    def choose(self, s: Road, seat: int, choice: int) -> None:
        face = ORACLE_FACE.a(choice)
        s.tell(ORACLE_ROLLED, face)
        s.done()
        perform(s, self.seat, s.cards.oracle[face - 1])

    def row(self) -> list[int]:
        return [self.seat]


class RollingRuins(Frame[Road]):
    """The ruins die in the air (DR-28)."""

    def __init__(self, seat: int, again: int) -> None:
        self.seat = seat
        self.again = again  # the instruction that made it roll again; 0 for the first roll

    def asks(self, s: Road) -> list[int]:
        return [CHANCE]

    def choices(self, s: Road, seat: int) -> list[int]:
        return RUINS_CHOICES

    def choose(self, s: Road, seat: int, choice: int) -> None:
        face = RUINS_FACE.a(choice)
        s.tell(RUINS_ROLLED, face)
        s.done()
        program = s.cards.ruins[face - 1]
        if self.again and self.again in s.cards.programs[program]:
            program = self.again >> 14  # the same face again
        perform(s, self.seat, program)

    def row(self) -> list[int]:
        return [self.seat, self.again]


# -- rows with a price, and gifts at the dice


class Paying(Frame[Road]):
    """Pay the price of a row, or not (DR-88). Asked even without the coins: they are hidden."""

    def __init__(self, seat: int, price: int, program: int) -> None:
        self.seat = seat
        self.price = price
        self.program = program

    def asks(self, s: Road) -> list[int]:
        return [self.seat]

    def choices(self, s: Road, seat: int) -> list[int]:
        if s.coins[seat] >= self.price:
            return [DECLINE.base, PAY.base]
        return [DECLINE.base]

    def choose(self, s: Road, seat: int, choice: int) -> None:
        s.done()
        if choice == DECLINE.base:
            s.tell(DECLINED, seat)
            return
        s.coins[seat] -= self.price
        s.tell(PAID, seat, self.price)
        perform(s, seat, self.program)

    def why(self, s: Road, seat: int, choice: int) -> str:
        return "DR-88"

    def row(self) -> list[int]:
        return [self.seat, self.price, self.program]


class Raising(Frame[Road]):
    """Fey Cat: by how much the travel die goes up (DR-90)."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def asks(self, s: Road) -> list[int]:
        return [self.seat]

    def choices(self, s: Road, seat: int) -> list[int]:
        return [RAISE.of(1), RAISE.of(2)]

    def choose(self, s: Road, seat: int, choice: int) -> None:
        s.lift += RAISE.a(choice)
        s.done()

    def why(self, s: Road, seat: int, choice: int) -> str:
        return "DR-90"

    def row(self) -> list[int]:
        return [self.seat]


EFFECT_FRAMES = (
    *(Effects, Overfull, Picking, Overloaded, PickingWare, Inviting, Crowded, LosingHero, Sending),
    *(Commissioning, Burdened, Crowning, Fitting, RollingLight, RollingOracle, RollingRuins),
    *(Paying, Raising),
)
